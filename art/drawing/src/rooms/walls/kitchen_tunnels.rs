//! 4 Kitchen Tunnels: four narrow arms, lit from the hatch above the ladder.

use crate::geometry::rect;
use crate::palette::{Mood, TUNNEL};
use crate::room::{Edge, Exit, Flip, Room, Sheet, Surface};
use crate::things::{carrot, cheese_wheel, cobweb, keg, ladder, ladle, mushrooms, onion};

/// Draws the room.
pub(in crate::rooms) fn draw() -> Room {
    let mut r =
        Room::new(4, "kitchen-tunnels", Mood { light: (470.0, 430.0), reach: (90.0, 560.0), ..TUNNEL });
    let rocks = [
        [(20.0, 20.0), (360.0, 20.0), (340.0, 338.0), (20.0, 358.0)],
        [(640.0, 20.0), (980.0, 20.0), (980.0, 356.0), (658.0, 340.0)],
        [(662.0, 660.0), (980.0, 644.0), (980.0, 980.0), (642.0, 980.0)],
        [(20.0, 642.0), (338.0, 662.0), (358.0, 980.0), (20.0, 980.0)],
    ];
    let blocks: Vec<_> = rocks.iter().map(|p| Room::block(p, 9.0)).collect();
    r.cut(
        "kt",
        Surface::Stone,
        &rect(54.0, 54.0, 946.0, 946.0),
        &blocks,
        &[
            (434.0, 122.0),
            (570.0, 126.0),
            (428.0, 268.0),
            (574.0, 258.0),
            (122.0, 430.0),
            (262.0, 426.0),
            (740.0, 430.0),
            (878.0, 428.0),
            (436.0, 440.0),
            (574.0, 556.0),
            (120.0, 572.0),
            (266.0, 570.0),
            (736.0, 572.0),
            (880.0, 570.0),
            (428.0, 738.0),
            (570.0, 746.0),
            (434.0, 880.0),
            (572.0, 878.0),
        ],
    );
    r.entries(&["kt2", "kt14", "kt17"]);
    r.traps(&["kt7"]);
    r.flip("kt9", Flip::Plain);
    r.start("kt10");
    r.exit(Edge::North, Exit::Blue, &["kt1", "kt2"]);
    r.exit(Edge::East, Exit::Blue, &["kt8", "kt14"]);
    r.exit(Edge::South, Exit::Blue, &["kt17", "kt18"]);
    r.exit(Edge::West, Exit::Blue, &["kt5", "kt11"]);
    for (i, p) in rocks.iter().enumerate() {
        r.rock(p, 40 + i as u64);
    }
    r.put(Sheet::Raised, &ladder(8), (392.0, 258.0), 8.0, 0.86, 20.0);
    r.put(Sheet::Raised, &mushrooms("#ffe9b0", "#d98f58", "#7f4a4a"), (690.0, 306.0), 0.0, 0.9, 8.0);
    r.put(Sheet::Raised, &mushrooms("#ffe9b0", "#d98f58", "#7f4a4a"), (306.0, 706.0), 0.0, 0.8, 8.0);
    // What the kitchen stores behind its walls.
    r.put(Sheet::Raised, &keg(), (172.0, 186.0), 0.0, 1.08, 16.0);
    r.put(Sheet::Raised, &carrot(), (824.0, 168.0), 24.0, 1.05, 8.0);
    r.put(Sheet::Raised, &cheese_wheel(), (166.0, 836.0), 0.0, 1.0, 14.0);
    r.put(Sheet::Raised, &ladle(), (776.0, 872.0), -38.0, 1.5, 8.0);
    r.put(Sheet::Floor, &onion(), (266.0, 560.0), 0.0, 0.8, 14.0);
    r.put(Sheet::Near, &cobweb(180.0, 170.0), (1000.0, 1000.0), 0.0, 1.0, 0.0);
    r.put(Sheet::Near, &cobweb(270.0, 150.0), (0.0, 1000.0), 0.0, 1.0, 0.0);
    r
}
