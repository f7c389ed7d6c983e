//! 6 The Sewer: a river between two banks, lit by moss. Whoever drops through the grate lands in the water.

use crate::geometry::rect;
use crate::palette::{MOSS_STONE, MOSS_WATER, Mood, TUNNEL};
use crate::paper::cut;
use crate::room::{Edge, Exit, Flip, Room, Sheet, Surface};
use crate::things::{boot, bottle, cork, fishbone, moss, mushrooms, pipe_ring};

/// Draws the room.
pub(in crate::rooms) fn draw() -> Room {
    let mut r = Room::new(
        6,
        "sewer",
        Mood {
            light: (724.0, 332.0),
            reach: (90.0, 720.0),
            stone: MOSS_STONE,
            water: MOSS_WATER,
            gap: ["#24462f", "#123036", "#0a222c"],
            glow: ("#c8f07a", 0.26),
            sheets: ["#08222a", "#123d42", "#1f5c56"],
            rim: "#f4ffd0",
            ..TUNNEL
        },
    );
    r.under.push_str(&cut("M40 352H960V648H40Z", "#0a2c38"));
    r.under.push_str(&cut(
        "M40 360H960V372Q800 366 640 372T320 372T40 372ZM40 640H960V630Q800 634 640 628T320 630T40 632Z",
        "#51888a.7",
    ));
    r.cut(
        "s",
        Surface::Stone,
        &rect(54.0, 54.0, 946.0, 352.0),
        &[],
        &[
            (122.0, 124.0),
            (276.0, 132.0),
            (424.0, 122.0),
            (570.0, 126.0),
            (722.0, 134.0),
            (878.0, 124.0),
            (126.0, 276.0),
            (258.0, 280.0),
            (408.0, 270.0),
            (566.0, 280.0),
            (724.0, 276.0),
            (880.0, 274.0),
        ],
    );
    r.cut(
        "s",
        Surface::Water,
        &rect(92.0, 365.0, 908.0, 635.0),
        &[],
        &[
            (188.0, 436.0),
            (402.0, 428.0),
            (600.0, 438.0),
            (806.0, 430.0),
            (200.0, 570.0),
            (406.0, 566.0),
            (622.0, 572.0),
            (798.0, 566.0),
        ],
    );
    r.cut(
        "s",
        Surface::Stone,
        &rect(54.0, 648.0, 946.0, 946.0),
        &[],
        &[
            (118.0, 722.0),
            (270.0, 714.0),
            (432.0, 726.0),
            (586.0, 716.0),
            (736.0, 724.0),
            (884.0, 718.0),
            (128.0, 872.0),
            (280.0, 866.0),
            (432.0, 876.0),
            (572.0, 870.0),
            (718.0, 876.0),
            (876.0, 870.0),
        ],
    );
    r.entries(&["s6", "s7", "s27", "s32"]);
    r.flip("s19", Flip::Hook);
    r.start("s9");
    r.exit(Edge::North, Exit::Blue, &["s3", "s4"]);
    r.exit(Edge::South, Exit::Blue, &["s29", "s30"]);
    for (from, to) in
        [("s16", "s15"), ("s15", "s14"), ("s14", "s13"), ("s20", "s19"), ("s19", "s18"), ("s18", "s17")]
    {
        r.current(from, to);
    }
    r.current_off("s13", (20.0, 436.0));
    r.current_off("s17", (20.0, 570.0));

    r.draw(Sheet::Raised, &format!("<g transform=\"translate(58 500)\">{}</g>", pipe_ring(136.0).body));
    r.draw(
        Sheet::Raised,
        &format!("<g transform=\"translate(942 500) scale(-1 1)\">{}</g>", pipe_ring(136.0).body),
    );
    for (i, at) in [
        (668.0, 352.0),
        (724.0, 340.0),
        (776.0, 352.0),
        (836.0, 346.0),
        (300.0, 352.0),
        (160.0, 652.0),
        (520.0, 654.0),
    ]
    .into_iter()
    .enumerate()
    {
        r.put(Sheet::Raised, &moss(i as u64 + 3), at, 0.0, if i < 4 { 0.9 } else { 0.6 }, 3.0);
    }
    r.put(Sheet::Raised, &mushrooms("#f6ffd0", "#a8d66a", "#3f8a5a"), (740.0, 316.0), 0.0, 0.8, 12.0);
    r.put(Sheet::Floor, &bottle(), (736.0, 728.0), -14.0, 0.62, 10.0);
    r.put(Sheet::Floor, &boot(), (276.0, 128.0), 8.0, 0.62, 12.0);
    r.put(Sheet::Floor, &fishbone(), (270.0, 716.0), -16.0, 0.9, 5.0);
    r.put(Sheet::Floor, &cork(), (718.0, 868.0), 0.0, 1.1, 16.0);
    r
}
