//! 7 Dining Hall: one climbs from a chair onto the table, into the light of the candles.

use crate::geometry::rect;
use crate::palette::{CASTLE, Mood};
use crate::room::{Edge, Exit, Flip, Room, Sheet, Surface};
use crate::things::{candelabra, cobweb, fork, goblet, planes, plate, sprig};

/// Draws the room.
pub(in crate::rooms) fn draw() -> Room {
    let mut r = Room::new(
        7,
        "dining-hall",
        Mood {
            light: (610.0, 470.0),
            reach: (150.0, 640.0),
            gap: ["#5c2f1c", "#33262c", "#172531"],
            sheets: ["#2a1626", "#54283c", "#8a4a52"],
            ..CASTLE
        },
    );
    let table = rect(310.0, 430.0, 690.0, 634.0);
    let (north, south) = (rect(396.0, 312.0, 526.0, 392.0), rect(556.0, 742.0, 686.0, 812.0));
    let blocks = [
        Room::block(&Room::furniture_block(&table, 44.0), 12.5),
        Room::block(&Room::furniture_block(&north, 25.0), 12.5),
        Room::block(&Room::furniture_block(&south, 25.0), 12.5),
    ];
    r.cut(
        "d",
        Surface::Stone,
        &rect(54.0, 54.0, 946.0, 946.0),
        &blocks,
        &[
            (116.0, 122.0),
            (270.0, 116.0),
            (424.0, 128.0),
            (574.0, 118.0),
            (736.0, 126.0),
            (888.0, 116.0),
            (110.0, 270.0),
            (282.0, 284.0),
            (620.0, 290.0),
            (762.0, 280.0),
            (888.0, 272.0),
            (120.0, 424.0),
            (238.0, 440.0),
            (778.0, 428.0),
            (890.0, 426.0),
            (112.0, 578.0),
            (236.0, 592.0),
            (770.0, 580.0),
            (886.0, 574.0),
            (118.0, 730.0),
            (264.0, 738.0),
            (430.0, 748.0),
            (782.0, 740.0),
            (892.0, 724.0),
            (112.0, 876.0),
            (268.0, 880.0),
            (424.0, 884.0),
            (576.0, 884.0),
            (730.0, 886.0),
            (884.0, 878.0),
        ],
    );
    r.furniture_top("table", &table, 44.0, 4);
    r.special("table", 12, (466.0, 580.0));
    r.furniture_top("chair-north", &north, 25.0, 3);
    r.special("chair-north", 4, (461.0, 352.0));
    r.furniture_top("chair-south", &south, 25.0, 3);
    r.special("chair-south", 4, (621.0, 777.0));
    r.entries(&["d1", "d6", "d30", "table"]);
    r.flip("d9", Flip::Plain);
    r.start("d21");
    r.border_climbed("chair-north", &["table"], &[]);
    r.border_climbed("chair-south", &[], &[]);
    r.border("table", &[], &[]);
    r.exit(Edge::North, Exit::Orange, &["d3", "d4"]);
    r.exit(Edge::East, Exit::Orange, &["d15", "d19"]);
    r.exit(Edge::South, Exit::Orange, &["d27", "d28"]);

    // Backs of the chairs: posts, slats and a carved rail, in front of whatever lies behind them.
    for (x, y, k) in [(396.0, 298.0, 1.0), (556.0, 728.0, 0.4)] {
        r.draw(
            Sheet::Over,
            &format!(
                "<g transform=\"translate({x} {y}) scale(1 {k})\">{}</g>",
                planes(&[
                    ("M-6-66H136V0H-6Z", "#1b0f0d.35"),
                    ("M2-70H18V0H2ZM112-70H128V0H112Z", "#5c3421"),
                    ("M11-70H18V0H11ZM121-70H128V0H121Z", "#d9924a"),
                    ("M18-46H112V-34H18ZM18-22H112V-10H18Z", "#8a5230"),
                    ("M18-46H112V-42H18ZM18-22H112V-18H18Z", "#e8ab5e"),
                    ("M-4-78Q65-104 134-78V-60Q65-82-4-60Z", "#7a4629"),
                    ("M-4-78Q65-104 134-78V-72Q65-98-4-72Z", "#f4c47a"),
                    ("M57-90L65-98L73-90L65-80Z", "#5c3421"),
                ])
            ),
        );
    }
    r.put(Sheet::Raised, &candelabra(), (622.0, 494.0), 0.0, 0.82, 8.0);
    r.put(Sheet::Raised, &plate(), (392.0, 484.0), 0.0, 0.86, 7.0);
    r.put(Sheet::Raised, &goblet(), (500.0, 476.0), 0.0, 0.78, 16.0);
    r.put(Sheet::Floor, &fork(), (430.0, 752.0), -38.0, 0.62, 6.0);
    r.put(Sheet::Floor, &goblet(), (886.0, 720.0), 82.0, 0.9, 10.0);
    for (at, turn, colour, seed) in [
        ((990.0, 994.0), -40.0, "#8a4a52", 1),
        ((996.0, 982.0), -14.0, "#54283c", 2),
        ((976.0, 996.0), -70.0, "#6b3444", 3),
    ] {
        r.put(Sheet::Near, &sprig(colour, seed), at, turn, 0.8, 3.0);
    }
    r.put(Sheet::Near, &cobweb(270.0, 130.0), (0.0, 1000.0), 0.0, 1.0, 0.0);
    r.may_hide_behind(&["table", "chair-north", "chair-south"]);
    r
}
