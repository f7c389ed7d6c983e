//! 10 The Crystal Tunnels: three arms by the light the stones give.

use crate::geometry::rect;
use crate::palette::{CRYSTAL_STONE, Mood, TUNNEL};
use crate::room::{Edge, Exit, Flip, Room, Sheet, Surface};
use crate::things::{crystals, pickaxe};

/// Draws the room.
pub(in crate::rooms) fn draw() -> Room {
    let mut r = Room::new(
        10,
        "crystal-tunnels",
        Mood {
            light: (724.0, 376.0),
            reach: (80.0, 680.0),
            stone: CRYSTAL_STONE,
            gap: ["#2b4a66", "#1b2d4c", "#10203a"],
            glow: ("#9ff0ee", 0.3),
            sheets: ["#0d1730", "#1d2c52", "#38508a"],
            rim: "#eafffb",
            ..TUNNEL
        },
    );
    let rocks: [&[(f64, f64)]; 5] = [
        &[(20.0, 20.0), (352.0, 20.0), (330.0, 330.0), (20.0, 352.0)],
        &[(650.0, 20.0), (980.0, 20.0), (980.0, 370.0), (690.0, 340.0)],
        &[(676.0, 672.0), (980.0, 640.0), (980.0, 980.0), (646.0, 980.0)],
        &[(20.0, 648.0), (330.0, 668.0), (354.0, 980.0), (20.0, 980.0)],
        &[(862.0, 330.0), (980.0, 300.0), (980.0, 700.0), (850.0, 690.0)],
    ];
    // Crystals stand between the stones: too wide a gap for a base.
    let gems: [&[(f64, f64)]; 2] = [
        &[(498.0, 156.0), (512.0, 176.0), (504.0, 262.0), (490.0, 240.0)],
        &[(232.0, 500.0), (318.0, 492.0), (330.0, 502.0), (240.0, 514.0)],
    ];
    let mut blocks: Vec<_> = rocks.iter().map(|p| Room::block(p, 9.0)).collect();
    blocks.extend(gems.iter().map(|p| Room::block(p, 9.0)));
    r.cut(
        "x",
        Surface::Stone,
        &rect(54.0, 54.0, 946.0, 946.0),
        &blocks,
        &[
            (430.0, 128.0),
            (570.0, 126.0),
            (424.0, 280.0),
            (586.0, 286.0),
            (122.0, 426.0),
            (268.0, 418.0),
            (420.0, 440.0),
            (594.0, 436.0),
            (768.0, 498.0),
            (122.0, 576.0),
            (272.0, 582.0),
            (424.0, 596.0),
            (586.0, 600.0),
            (504.0, 748.0),
            (430.0, 886.0),
            (574.0, 884.0),
        ],
    );
    for (i, p) in rocks.iter().enumerate() {
        r.rock(p, 80 + i as u64);
    }
    for gem in gems {
        r.may_hide("crystals", gem.to_vec());
    }
    r.entries(&["x1", "x10", "x16"]);
    r.traps(&["x6"]);
    r.flip("x9", Flip::Plain);
    r.start("x7");
    r.exit(Edge::North, Exit::Blue, &["x1", "x2"]);
    r.exit(Edge::South, Exit::Blue, &["x15", "x16"]);
    r.exit(Edge::West, Exit::Blue, &["x5", "x10"]);

    let (cyan, rose, violet) = (
        ("#e6fffb", "#7fe0e0", "#2f7fa0"),
        ("#ffe6fa", "#d99ae0", "#7a4aa0"),
        ("#ece6ff", "#a79af0", "#4f4aa8"),
    );
    for (c, at, k) in [
        (cyan, (740.0, 372.0), 1.15),
        (violet, (838.0, 350.0), 0.9),
        (cyan, (842.0, 660.0), 0.8),
        (rose, (766.0, 664.0), 0.6),
        (rose, (276.0, 300.0), 0.8),
        (violet, (206.0, 318.0), 0.6),
        (violet, (318.0, 716.0), 0.8),
        (cyan, (676.0, 266.0), 0.6),
        (cyan, (500.0, 214.0), 0.52),
        (rose, (284.0, 496.0), 0.42),
        (violet, (690.0, 652.0), 0.5),
        (violet, (150.0, 236.0), 1.5),
        (cyan, (836.0, 888.0), 1.7),
        (rose, (730.0, 904.0), 0.9),
    ] {
        r.put(Sheet::Raised, &crystals(c.0, c.1, c.2), at, 0.0, k, 10.0);
    }
    r.put(Sheet::Raised, &pickaxe(), (180.0, 818.0), -52.0, 0.95, 8.0);
    for (c, at, turn) in [(violet, (980.0, 986.0), -30.0), (cyan, (20.0, 986.0), 30.0)] {
        r.put(Sheet::Near, &crystals(c.0, c.1, c.2), at, turn, 1.2, 3.0);
    }
    r
}
