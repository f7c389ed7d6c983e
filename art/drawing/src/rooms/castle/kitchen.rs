//! 3 The Kitchen: the counter runs along the whole north edge; a mop leans where one can climb.

use crate::geometry::{ellipse, rect};
use crate::palette::{CASTLE, Mood};
use crate::room::{Edge, Exit, Flip, Room, Sheet, Surface};
use crate::things::{bread, bucket, cobweb, jug, knife, ladle, lantern, mop, pot, sprig};

/// Draws the room.
pub(in crate::rooms) fn draw() -> Room {
    let mut r = Room::new(3, "kitchen", Mood { light: (716.0, 112.0), reach: (170.0, 880.0), ..CASTLE });
    r.cut(
        "k",
        Surface::Stone,
        &rect(54.0, 267.0, 946.0, 946.0),
        &[],
        &[
            (112.0, 344.0),
            (254.0, 352.0),
            (430.0, 338.0),
            (586.0, 350.0),
            (734.0, 344.0),
            (884.0, 324.0),
            (118.0, 466.0),
            (322.0, 516.0),
            (470.0, 500.0),
            (622.0, 514.0),
            (756.0, 506.0),
            (884.0, 458.0),
            (120.0, 618.0),
            (262.0, 676.0),
            (416.0, 664.0),
            (570.0, 682.0),
            (718.0, 664.0),
            (876.0, 618.0),
            (114.0, 836.0),
            (258.0, 860.0),
            (426.0, 846.0),
            (570.0, 866.0),
            (728.0, 846.0),
            (878.0, 830.0),
        ],
    );
    r.furniture_top("counter", &rect(54.0, 50.0, 946.0, 216.0), 38.0, 3);
    r.special("counter", 12, (500.0, 180.0));
    r.entries(&["k6", "k19", "counter"]);
    r.flip("k16", Flip::Plain);
    r.start("k21");
    r.border("counter", &[("k2", "k2")], &[]);
    r.exit(Edge::East, Exit::Orange, &["k12", "k18"]);
    r.exit(Edge::South, Exit::Orange, &["k21", "k22"]);
    r.exit(Edge::West, Exit::Orange, &["k7", "k13"]);

    r.put(Sheet::Raised, &pot(), (118.0, 96.0), 0.0, 0.72, 26.0);
    r.put(Sheet::Raised, &bread(), (420.0, 86.0), 0.0, 0.66, 16.0);
    r.put(Sheet::Raised, &knife(), (570.0, 124.0), -8.0, 0.7, 6.0);
    r.put(Sheet::Raised, &lantern(), (716.0, 112.0), 0.0, 0.86, 0.0);
    r.put(Sheet::Raised, &jug(), (872.0, 112.0), 0.0, 0.8, 24.0);
    r.put(Sheet::Floor, &bucket(), (326.0, 520.0), 0.0, 0.86, 30.0);
    r.may_hide("things", ellipse((326.0, 520.0), 40.0, 40.0, 12));
    r.put(Sheet::Floor, &ladle(), (716.0, 880.0), -56.0, 0.74, 8.0);
    r.put(Sheet::Over, &mop(), (212.0, 340.0), 0.0, 0.84, 10.0);
    for (at, turn, k, colour, seed) in [
        ((6.0, 992.0), 42.0, 0.86, "#3b8577", 1),
        ((2.0, 985.0), 16.0, 0.8, "#226062", 2),
        ((20.0, 996.0), 72.0, 0.74, "#17484d", 3),
    ] {
        r.put(Sheet::Near, &sprig(colour, seed), at, turn, k, 3.0);
    }
    r.put(Sheet::Near, &cobweb(180.0, 118.0), (1000.0, 1000.0), 0.0, 1.0, 0.0);
    r
}
