//! 12 The King's Tunnels: an underground stream that forks, and mushrooms that light it.

use crate::geometry::rect;
use crate::palette::{Mood, TUNNEL};
use crate::paper::cut;
use crate::room::{Edge, Exit, Flip, Room, Sheet, Surface};
use crate::things::{cobweb, crown, mushrooms};

/// Draws the room.
pub(in crate::rooms) fn draw() -> Room {
    let mut r = Room::new(
        12,
        "kings-tunnels",
        Mood {
            light: (220.0, 320.0),
            reach: (80.0, 760.0),
            stone: &["#f6eafc", "#dcc9ee", "#bda8dc", "#a08fcb", "#877db8", "#716fa4", "#616694", "#566089"],
            water: &["#8fd0ea", "#5fb0dc", "#4292c8", "#3679b0", "#2f6499", "#2a5585"],
            gap: ["#3f2f5c", "#232544", "#121c34"],
            glow: ("#d8b0ff", 0.3),
            sheets: ["#12122c", "#26254e", "#474480"],
            rim: "#fbf2ff",
            ..TUNNEL
        },
    );
    let rocks: [&[(f64, f64)]; 5] = [
        &[(20.0, 20.0), (124.0, 20.0), (96.0, 110.0), (20.0, 180.0)],
        &[(760.0, 20.0), (980.0, 20.0), (980.0, 330.0), (860.0, 262.0)],
        &[(20.0, 560.0), (130.0, 610.0), (250.0, 980.0), (20.0, 980.0)],
        &[(700.0, 470.0), (764.0, 452.0), (786.0, 512.0), (726.0, 540.0)],
        &[(900.0, 720.0), (980.0, 690.0), (980.0, 980.0), (760.0, 980.0)],
    ];
    let blocks: Vec<_> = rocks.iter().map(|p| Room::block(p, 9.0)).collect();
    r.cut(
        "n",
        Surface::Stone,
        &rect(54.0, 54.0, 946.0, 946.0),
        &blocks,
        &[
            (246.0, 156.0),
            (452.0, 130.0),
            (640.0, 160.0),
            (126.0, 314.0),
            (316.0, 336.0),
            (504.0, 318.0),
            (720.0, 330.0),
            (150.0, 458.0),
            (352.0, 484.0),
            (560.0, 520.0),
            (872.0, 424.0),
            (876.0, 586.0),
            (300.0, 690.0),
            (696.0, 676.0),
            (446.0, 846.0),
            (600.0, 852.0),
        ],
    );
    r.wet(&["n2", "n6", "n8", "n9", "n10", "n14"]);
    for (i, p) in rocks.iter().enumerate() {
        r.rock(p, 120 + i as u64);
    }
    r.entries(&["n1", "n12", "n15"]);
    r.traps(&["n11"]);
    r.flip("n1", Flip::Plain);
    r.start("n7");
    r.exit(Edge::East, Exit::Blue, &["n11", "n12"]);
    r.exit(Edge::South, Exit::Blue, &["n15", "n16"]);
    for (from, to) in [("n14", "n10"), ("n10", "n9"), ("n9", "n8"), ("n9", "n6"), ("n6", "n2")] {
        r.current(from, to);
    }
    r.current_off("n8", (0.0, 452.0));
    r.current_off("n2", (440.0, 0.0));
    // Where the stream leaves: low arches in the rock.
    r.on_frame(&cut("M376 54C378 6 516 6 518 54Z", "#04101c"));
    r.on_frame(&cut("M394 54C398 24 496 24 500 54Z", "#2f6499"));
    r.on_frame(&cut("M54 382C6 386 6 528 54 532Z", "#04101c"));
    r.on_frame(&cut("M54 400C24 404 24 510 54 514Z", "#2f6499"));
    for (at, k) in [
        ((220.0, 330.0), 0.8),
        ((96.0, 232.0), 0.6),
        ((748.0, 500.0), 0.7),
        ((150.0, 700.0), 1.0),
        ((880.0, 250.0), 0.8),
        ((904.0, 880.0), 0.9),
    ] {
        r.put(Sheet::Raised, &mushrooms("#fff0ff", "#c79af0", "#6a4aa8"), at, 0.0, k, 8.0);
    }
    r.put(Sheet::Floor, &crown(), (300.0, 690.0), 0.0, 0.9, 12.0);
    r.put(Sheet::Near, &cobweb(90.0, 170.0), (1000.0, 0.0), 0.0, 1.0, 0.0);
    r.put(Sheet::Near, &cobweb(180.0, 150.0), (1000.0, 1000.0), 0.0, 1.0, 0.0);
    r
}
