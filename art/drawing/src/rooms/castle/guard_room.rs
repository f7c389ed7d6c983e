//! 5 Guard Room: the jail, by torchlight. The grate in the middle leads down.

use crate::geometry::{ellipse, rect};
use crate::palette::{CASTLE, Mood};
use crate::room::{Edge, Exit, Flip, Room, Sheet, Surface};
use crate::things::{bars, club, cobweb, dagger, grate, helmet, keys, plank, torch};

/// Draws the room.
pub(in crate::rooms) fn draw() -> Room {
    let mut r = Room::new(5, "guard-room", Mood { light: (306.0, 104.0), ..CASTLE });
    r.back_wall(150.0);
    r.cut(
        "g",
        Surface::Stone,
        &rect(54.0, 160.0, 946.0, 946.0),
        &[],
        &[
            (102.0, 222.0),
            (212.0, 244.0),
            (346.0, 226.0),
            (470.0, 240.0),
            (602.0, 222.0),
            (742.0, 246.0),
            (884.0, 228.0),
            (136.0, 392.0),
            (282.0, 386.0),
            (406.0, 402.0),
            (544.0, 384.0),
            (676.0, 398.0),
            (792.0, 388.0),
            (900.0, 386.0),
            (104.0, 548.0),
            (226.0, 556.0),
            (362.0, 542.0),
            (502.0, 550.0),
            (640.0, 552.0),
            (762.0, 540.0),
            (892.0, 548.0),
            (138.0, 704.0),
            (268.0, 716.0),
            (396.0, 694.0),
            (540.0, 718.0),
            (684.0, 702.0),
            (812.0, 712.0),
            (906.0, 694.0),
            (108.0, 866.0),
            (220.0, 874.0),
            (346.0, 860.0),
            (474.0, 872.0),
            (604.0, 866.0),
            (740.0, 868.0),
            (876.0, 862.0),
        ],
    );
    r.entries(&["g4", "g7", "g29"]);
    r.flip("g18", Flip::Plain);
    r.start("g32");
    r.exit(Edge::East, Exit::Orange, &["g14", "g21"]);
    r.exit(Edge::West, Exit::Orange, &["g8", "g15"]);

    let hole = r.at("g18");
    r.set_in(&grate(), hole, 0.0, 1.0);
    r.set_in(&bars(150.0, 66.0), (146.0, 98.0), 0.0, 1.0);
    r.set_in(&bars(190.0, 66.0), (560.0, 98.0), 0.0, 1.0);
    r.set_in(&bars(150.0, 66.0), (840.0, 98.0), 0.0, 1.0);
    r.put(Sheet::Raised, &torch(), (306.0, 96.0), 0.0, 1.0, 10.0);
    r.put(Sheet::Floor, &helmet(), (808.0, 706.0), 0.0, 1.0, 26.0);
    r.may_hide("things", ellipse((808.0, 706.0), 42.0, 40.0, 12));
    r.put(Sheet::Floor, &dagger(), (362.0, 546.0), 62.0, 0.74, 7.0);
    r.put(Sheet::Floor, &plank(), (130.0, 706.0), -64.0, 0.62, 6.0);
    r.put(Sheet::Floor, &club(), (604.0, 866.0), 48.0, 0.72, 9.0);
    r.put(Sheet::Floor, &keys(), (742.0, 236.0), 30.0, 0.8, 5.0);
    r.put(Sheet::Near, &cobweb(180.0, 130.0), (1000.0, 1000.0), 0.0, 1.0, 0.0);
    r.put(Sheet::Near, &cobweb(90.0, 110.0), (1000.0, 0.0), 0.0, 1.0, 0.0);
    r
}
