//! 9 The Alchemist: a candle on the desk, a skull on the floor, a shelf that fell.

use crate::geometry::{ellipse, rect};
use crate::palette::{CASTLE, Mood};
use crate::paper::cut;
use crate::room::{Edge, Exit, Flip, Room, Sheet, Surface};
use crate::things::{books, candle, cobweb, flask, mortar, skull};

/// Draws the room.
pub(in crate::rooms) fn draw() -> Room {
    let mut r = Room::new(
        9,
        "alchemist",
        Mood {
            light: (128.0, 120.0),
            reach: (170.0, 900.0),
            stone: &["#ffe6b0", "#f6cf96", "#e2b488", "#c89c8a", "#ab8893", "#8f7a9b", "#7a7099", "#6a6a92"],
            gap: ["#57321f", "#2f2634", "#1c2036"],
            sheets: ["#191430", "#34285a", "#5a4a86"],
            ..CASTLE
        },
    );
    let desk = rect(58.0, 52.0, 436.0, 236.0);
    let chair = rect(262.0, 293.0, 376.0, 368.0);
    let shelf = [(628.0, 96.0), (896.0, 58.0), (912.0, 164.0), (644.0, 206.0)];
    let blocks = [
        Room::block(&Room::furniture_block(&desk, 44.0), 12.5),
        Room::block(&Room::furniture_block(&chair, 24.0), 12.5),
        Room::block(&Room::furniture_block(&shelf, 20.0), 12.5),
    ];
    r.cut(
        "a",
        Surface::Stone,
        &rect(54.0, 54.0, 946.0, 946.0),
        &blocks,
        &[
            (530.0, 124.0),
            (530.0, 282.0),
            (664.0, 306.0),
            (790.0, 288.0),
            (894.0, 282.0),
            (144.0, 366.0),
            (470.0, 414.0),
            (602.0, 446.0),
            (740.0, 428.0),
            (882.0, 424.0),
            (118.0, 516.0),
            (324.0, 486.0),
            (448.0, 574.0),
            (594.0, 582.0),
            (738.0, 576.0),
            (888.0, 574.0),
            (112.0, 668.0),
            (250.0, 636.0),
            (390.0, 708.0),
            (548.0, 728.0),
            (696.0, 714.0),
            (860.0, 722.0),
            (122.0, 842.0),
            (276.0, 806.0),
            (420.0, 868.0),
            (574.0, 872.0),
            (720.0, 866.0),
            (876.0, 874.0),
        ],
    );
    r.furniture_top("desk", &desk, 44.0, 3);
    r.special("desk", 10, (312.0, 188.0));
    r.furniture_top("chair", &chair, 24.0, 3);
    r.special("chair", 4, (319.0, 330.0));
    r.furniture_top("shelf", &shelf, 20.0, 2);
    r.special("shelf", 6, (770.0, 131.0));
    r.aloft("shelf");
    r.entries(&["a1", "a23", "desk"]);
    r.flip("a9", Flip::Plain);
    r.start("a20");
    r.border_climbed("chair", &["desk"], &["a12"]);
    r.border("desk", &[], &[]);
    r.border("shelf", &[], &[]);
    r.exit(Edge::East, Exit::Orange, &["a10", "a16"]);
    r.exit(Edge::South, Exit::Orange, &["a25", "a26"]);

    r.put(Sheet::Raised, &candle(), (124.0, 122.0), 0.0, 0.8, 4.0);
    r.put(Sheet::Raised, &books(), (226.0, 108.0), 0.0, 0.66, 12.0);
    r.put(Sheet::Raised, &flask("#2a6b4a", "#5fb86a", "#d8ffb0"), (306.0, 106.0), 0.0, 0.7, 14.0);
    r.put(Sheet::Raised, &mortar(), (386.0, 112.0), 0.0, 0.66, 14.0);
    r.put(Sheet::Floor, &skull(), (884.0, 290.0), 0.0, 0.92, 24.0);
    r.may_hide("things", ellipse((884.0, 290.0), 38.0, 38.0, 12));
    r.put(Sheet::Floor, &flask("#4a2a6b", "#9a5fc8", "#f0d0ff"), (246.0, 634.0), 74.0, 0.95, 8.0);
    r.put(Sheet::Floor, &books(), (702.0, 716.0), 0.0, 0.82, 14.0);
    // What the fallen shelf carried.
    r.draw(Sheet::Raised, &cut("M640 190L906 148L908 160L642 204Z", "#2a1a14.6"));
    r.put(Sheet::Raised, &flask("#6b2a3a", "#c85f6a", "#ffd0c0"), (668.0, 132.0), -68.0, 0.62, 5.0);
    r.put(Sheet::Near, &cobweb(180.0, 120.0), (1000.0, 1000.0), 0.0, 1.0, 0.0);
    r.put(Sheet::Near, &cobweb(90.0, 160.0), (1000.0, 0.0), 0.0, 1.0, 0.0);
    r.may_hide_behind(&["desk", "chair"]);
    r
}
