//! 8 Dining Tunnels: a ring round a black pit; light and crumbs fall down beside the ladder.

use crate::geometry::{ellipse, rect};
use crate::palette::{Mood, TUNNEL};
use crate::paper::cut;
use crate::room::{Edge, Exit, Flip, Room, Sheet, Surface};
use crate::things::{bone, cobweb, cork, fork, goblet, ladder, mushrooms};

/// Draws the room.
pub(in crate::rooms) fn draw() -> Room {
    let mut r = Room::new(
        8,
        "dining-tunnels",
        Mood {
            light: (452.0, 90.0),
            reach: (90.0, 760.0),
            stone: &["#ffedc2", "#f5d6a4", "#dfbb95", "#c2a091", "#a38e96", "#857f99", "#6b7498", "#5a6b90"],
            gap: ["#4a3324", "#2a2733", "#12202e"],
            glow: ("#ffd890", 0.32),
            sheets: ["#14182a", "#262c44", "#454c66"],
            ..TUNNEL
        },
    );
    let pit = ellipse((496.0, 526.0), 190.0, 138.0, 12);
    let rocks: [&[(f64, f64)]; 5] = [
        &[(20.0, 20.0), (236.0, 20.0), (190.0, 190.0), (20.0, 350.0)],
        &[(800.0, 20.0), (980.0, 20.0), (980.0, 346.0), (872.0, 230.0)],
        &[(20.0, 664.0), (90.0, 680.0), (200.0, 980.0), (20.0, 980.0)],
        &[(914.0, 662.0), (980.0, 650.0), (980.0, 980.0), (800.0, 980.0)],
        &[(150.0, 868.0), (860.0, 862.0), (900.0, 980.0), (100.0, 980.0)],
    ];
    let mut blocks: Vec<_> = rocks.iter().map(|p| Room::block(p, 9.0)).collect();
    blocks.push(Room::block(&pit, 10.0));
    r.cut(
        "dt",
        Surface::Stone,
        &rect(54.0, 54.0, 946.0, 946.0),
        &blocks,
        &[
            (306.0, 142.0),
            (456.0, 130.0),
            (606.0, 136.0),
            (752.0, 150.0),
            (196.0, 320.0),
            (348.0, 306.0),
            (496.0, 300.0),
            (650.0, 312.0),
            (802.0, 318.0),
            (116.0, 430.0),
            (244.0, 470.0),
            (752.0, 462.0),
            (884.0, 430.0),
            (120.0, 572.0),
            (258.0, 612.0),
            (740.0, 608.0),
            (880.0, 574.0),
            (236.0, 766.0),
            (416.0, 764.0),
            (588.0, 768.0),
            (762.0, 762.0),
        ],
    );
    r.pit(&pit, 9);
    for (i, p) in rocks.iter().enumerate() {
        r.rock(p, 60 + i as u64);
    }
    r.entries(&["dt14", "dt13", "dt18"]);
    r.traps(&["dt8", "dt20"]);
    r.flip("dt2", Flip::Plain);
    r.start("dt12");
    r.exit(Edge::East, Exit::Blue, &["dt13", "dt17"]);
    r.exit(Edge::West, Exit::Blue, &["dt10", "dt14"]);
    // Light through the boards above.
    r.draw(
        Sheet::Raised,
        &cut(
            "M372 40L400 40L356 250L250 250ZM430 40L470 40L520 270L420 270ZM506 40L530 40L640 240L560 250Z",
            "#fff0c0.16",
        ),
    );
    r.put(Sheet::Raised, &ladder(7), (368.0, 40.0), 10.0, 0.9, 16.0);
    r.put(Sheet::Raised, &mushrooms("#f4e0ff", "#a888c8", "#5a4a80"), (196.0, 892.0), 0.0, 0.9, 8.0);
    r.put(Sheet::Raised, &mushrooms("#f4e0ff", "#a888c8", "#5a4a80"), (880.0, 250.0), 0.0, 0.7, 8.0);
    // What fell from the table.
    r.put(Sheet::Raised, &fork(), (540.0, 910.0), 3.0, 1.5, 6.0);
    r.put(Sheet::Raised, &bone(), (892.0, 838.0), -58.0, 0.84, 6.0);
    r.put(Sheet::Raised, &goblet(), (116.0, 170.0), -64.0, 1.5, 8.0);
    r.put(Sheet::Floor, &cork(), (232.0, 470.0), 0.0, 0.9, 14.0);
    r.put(Sheet::Near, &cobweb(180.0, 190.0), (1000.0, 1000.0), 0.0, 1.0, 0.0);
    r.put(Sheet::Near, &cobweb(0.0, 120.0), (0.0, 0.0), 0.0, 1.0, 0.0);
    r
}
