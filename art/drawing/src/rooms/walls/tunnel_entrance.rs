//! 2 Tunnel Entrance: a ring of stones round a black pit; daylight falls in from the west.

use crate::geometry::{ellipse, rect};
use crate::palette::{Mood, TUNNEL};
use crate::paper::cut;
use crate::room::{Edge, Exit, Flip, Room, Sheet, Surface};
use crate::things::{acorn, bone, cobweb, grass, horseshoe, oak_leaf, planes, sprig};

/// Draws the room.
pub(in crate::rooms) fn draw() -> Room {
    let mut r = Room::new(
        2,
        "tunnel-entrance",
        Mood {
            light: (60.0, 520.0),
            reach: (110.0, 900.0),
            stone: &["#fff6d6", "#f3e6bb", "#dcd3ac", "#bcc0a8", "#97aaa6", "#7a96a2", "#66869b", "#597994"],
            gap: ["#4a4a2c", "#233436", "#0d232c"],
            glow: ("#fff2b8", 0.34),
            ..TUNNEL
        },
    );
    let pit = ellipse((520.0, 506.0), 158.0, 150.0, 12);
    let rocks = [
        [(20.0, 20.0), (236.0, 20.0), (190.0, 170.0), (20.0, 236.0)],
        [(790.0, 20.0), (980.0, 20.0), (980.0, 226.0), (836.0, 168.0)],
        [(838.0, 838.0), (980.0, 786.0), (980.0, 980.0), (792.0, 980.0)],
        [(20.0, 776.0), (180.0, 832.0), (226.0, 980.0), (20.0, 980.0)],
    ];
    let mut blocks: Vec<_> = rocks.iter().map(|p| Room::block(p, 9.0)).collect();
    blocks.push(Room::block(&pit, 10.0));
    r.cut(
        "t",
        Surface::Stone,
        &rect(54.0, 54.0, 946.0, 946.0),
        &blocks,
        &[
            (288.0, 118.0),
            (430.0, 124.0),
            (578.0, 120.0),
            (734.0, 122.0),
            (150.0, 268.0),
            (316.0, 282.0),
            (478.0, 272.0),
            (640.0, 276.0),
            (838.0, 262.0),
            (124.0, 424.0),
            (280.0, 430.0),
            (776.0, 408.0),
            (888.0, 440.0),
            (132.0, 594.0),
            (284.0, 590.0),
            (768.0, 582.0),
            (886.0, 580.0),
            (154.0, 738.0),
            (330.0, 736.0),
            (500.0, 748.0),
            (672.0, 726.0),
            (836.0, 734.0),
            (412.0, 880.0),
            (590.0, 882.0),
        ],
    );
    r.pit(&pit, 5);
    for (i, p) in rocks.iter().enumerate() {
        r.rock(p, 20 + i as u64);
    }
    r.entries(&["t3", "t17", "t23"]);
    r.traps(&["t5", "t18"]);
    r.flip("t10", Flip::Plain);
    r.start("t16");
    r.exit(Edge::North, Exit::Blue, &["t2", "t3"]);
    r.exit(Edge::East, Exit::Blue, &["t13", "t17"]);
    r.exit(Edge::South, Exit::Blue, &["t23", "t24"]);

    // The burrow's mouth: soil, roots, a hill in the sun.
    r.draw(
        Sheet::Near,
        &planes(&[
            ("M0 386C34 392 56 440 58 508C58 570 38 622 0 632Z", "#2a2a20"),
            ("M0 400C28 406 46 448 48 508C48 564 32 608 0 618Z", "#6b5a34"),
            ("M0 412C22 418 38 454 40 508C40 558 26 598 0 606Z", "#dff4f0"),
            ("M0 500C14 488 30 492 40 504C40 558 26 598 0 606Z", "#8fc25a"),
            ("M0 540C12 526 26 528 38 538C34 574 20 600 0 606Z", "#5f9a46"),
            ("M0 430a30 30 0 0 1 0 60z", "#fff2b0"),
            ("s4 M4 392C18 408 14 424 24 436M2 622C20 612 22 596 34 588M0 398C8 416 4 430 10 444", "#4a3d24"),
        ]),
    );
    r.draw(Sheet::Raised, &cut("M44 470L330 380L360 560L50 552Z", "#fff6c8.16"));
    r.draw(Sheet::Raised, &cut("M46 480L220 436L232 548L50 544Z", "#fff6c8.2"));
    r.put(Sheet::Near, &sprig("#5c9a5a", 4), (14.0, 582.0), 48.0, 0.7, 2.0);
    r.put(Sheet::Near, &sprig("#3f7a58", 5), (10.0, 448.0), 120.0, 0.6, 2.0);
    r.put(Sheet::Floor, &acorn(), (290.0, 600.0), 28.0, 0.9, 10.0);
    r.put(Sheet::Floor, &oak_leaf("#9a5a2c", "#d9953f"), (316.0, 280.0), 150.0, 0.8, 4.0);
    r.put(Sheet::Raised, &grass(), (196.0, 866.0), 0.0, 0.9, 4.0);
    r.put(Sheet::Raised, &horseshoe(), (890.0, 900.0), 28.0, 0.74, 8.0);
    r.put(Sheet::Raised, &bone(), (896.0, 112.0), 34.0, 0.66, 6.0);
    r.put(Sheet::Near, &cobweb(180.0, 110.0), (1000.0, 1000.0), 0.0, 1.0, 0.0);
    r.put(Sheet::Near, &cobweb(90.0, 150.0), (1000.0, 0.0), 0.0, 1.0, 0.0);
    r
}
