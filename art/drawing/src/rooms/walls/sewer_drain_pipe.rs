//! 16 The Sewer Drain Pipe: the river bursts from a great pipe between two ledges.

use crate::geometry::rect;
use crate::palette::{Mood, TUNNEL};
use crate::paper::cut;
use crate::room::{Edge, Exit, Flip, Room, Sheet, Surface};
use crate::things::{fishbone, moss, pipe_ring, planes, sprig};

/// Draws the room.
pub(in crate::rooms) fn draw() -> Room {
    let mut r = Room::new(
        16,
        "sewer-drain-pipe",
        Mood {
            light: (880.0, 500.0),
            reach: (130.0, 900.0),
            stone: &["#eef6e2", "#d3e8d6", "#b0d3c8", "#90bcbc", "#77a5b0", "#648fa2", "#567c94", "#4c6d87"],
            water: &["#a4e6e0", "#66c4cc", "#44a3b8", "#3487a4", "#2d7190", "#285f7e"],
            gap: ["#2f4a4a", "#1a333c", "#0d222e"],
            glow: ("#d4fff0", 0.26),
            sheets: ["#0a1f2c", "#183c4c", "#336072"],
            rim: "#f4fff8",
            ..TUNNEL
        },
    );
    r.under.push_str(&cut("M40 352H780V648H40Z", "#0d3444"));
    r.under.push_str(&cut(
        "M40 360H770V372Q600 366 440 372T120 372L40 372ZM40 640H770V630Q600 634 440 628T120 630L40 632Z",
        "#6aa3a8.7",
    ));
    r.cut(
        "z",
        Surface::Stone,
        &rect(54.0, 54.0, 768.0, 352.0),
        &[],
        &[
            (122.0, 124.0),
            (268.0, 130.0),
            (420.0, 122.0),
            (566.0, 128.0),
            (702.0, 122.0),
            (130.0, 276.0),
            (284.0, 280.0),
            (424.0, 272.0),
            (560.0, 280.0),
            (698.0, 274.0),
        ],
    );
    r.cut(
        "z",
        Surface::Water,
        &rect(92.0, 365.0, 742.0, 635.0),
        &[],
        &[
            (172.0, 432.0),
            (338.0, 436.0),
            (500.0, 430.0),
            (662.0, 434.0),
            (176.0, 568.0),
            (346.0, 566.0),
            (492.0, 570.0),
            (656.0, 566.0),
        ],
    );
    r.cut(
        "z",
        Surface::Stone,
        &rect(54.0, 648.0, 768.0, 946.0),
        &[],
        &[
            (126.0, 722.0),
            (276.0, 716.0),
            (424.0, 724.0),
            (566.0, 718.0),
            (700.0, 722.0),
            (122.0, 872.0),
            (270.0, 868.0),
            (420.0, 876.0),
            (570.0, 870.0),
            (704.0, 874.0),
        ],
    );
    for (id, y0, y1) in [
        ("ledge-1", 54.0, 198.0),
        ("ledge-2", 209.0, 358.0),
        ("ledge-3", 642.0, 791.0),
        ("ledge-4", 802.0, 946.0),
    ] {
        r.add(id, Surface::Stone, rect(782.0, y0, 946.0, y1));
    }
    r.add(
        "pipe",
        Surface::Bare,
        vec![(756.0, 420.0), (812.0, 371.0), (946.0, 371.0), (946.0, 629.0), (812.0, 629.0), (756.0, 580.0)],
    );
    r.special("pipe", 8, (872.0, 500.0));
    r.entries(&["z1", "ledge-1", "z24", "ledge-4"]);
    r.flip("pipe", Flip::Gear);
    r.start("z8");
    r.exit(Edge::North, Exit::Blue, &["z3", "z4"]);
    r.exit(Edge::South, Exit::Blue, &["z26", "z27"]);
    for (from, to) in
        [("z14", "z13"), ("z13", "z12"), ("z12", "z11"), ("z18", "z17"), ("z17", "z16"), ("z16", "z15")]
    {
        r.current(from, to);
    }
    r.current_off("z11", (20.0, 432.0));
    r.current_off("z15", (20.0, 568.0));
    for (ledge, next) in
        [("ledge-1", "ledge-2"), ("ledge-2", "ledge-1"), ("ledge-3", "ledge-4"), ("ledge-4", "ledge-3")]
    {
        let low: Vec<String> =
            r.around(ledge, 17.0).into_iter().filter(|o| o != next && o != "pipe").collect();
        let down: Vec<(&str, &str)> = low.iter().map(|o| (o.as_str(), o.as_str())).collect();
        r.border(ledge, &down, &[next, "pipe"]);
    }
    r.border("pipe", &[], &["ledge-2", "ledge-3"]);
    // The ledges stand a step higher: a riser in the gap and a shadow on the stones below.
    r.draw(Sheet::Floor, &cut("M734 60L778 54V362L748 352ZM734 940L778 946V638L748 648Z", "#04161b.3"));
    r.draw(Sheet::Floor, &cut("M756 56L780 54V360L764 354ZM756 944L780 946V640L764 646Z", "#04161b.4"));
    r.draw(Sheet::Floor, &cut("M769 54H783V360H769ZM769 640H783V946H769Z", "#2c5260"));
    outflow(&mut r);
    r.draw(Sheet::Raised, &format!("<g transform=\"translate(58 500)\">{}</g>", pipe_ring(136.0).body));
    for (i, at) in [(300.0, 352.0), (560.0, 356.0), (214.0, 652.0), (470.0, 652.0)].into_iter().enumerate() {
        r.put(Sheet::Raised, &moss(i as u64 + 21), at, 0.0, 0.7, 3.0);
    }
    r.put(Sheet::Floor, &fishbone(), (278.0, 716.0), 18.0, 0.8, 5.0);
    for (at, turn, colour, seed) in [((6.0, 992.0), 42.0, "#3b8577", 1), ((2.0, 985.0), 16.0, "#226062", 2)] {
        r.put(Sheet::Near, &sprig(colour, seed), at, turn, 0.8, 3.0);
    }
    r
}

/// The pipe: an iron tube from the east, daylight in it, water out of it.
fn outflow(r: &mut Room) {
    r.furniture.push_str(&planes(&[
        ("M756 420L812 371H950V629H812L756 580Z", "#23404e"),
        ("M812 371H950V430H790L764 424Z", "#8fb0b4"),
        ("M812 371H950V388H800Z", "#e6f4ea"),
        ("M790 570H950V629H812L764 580Z", "#16303c"),
        ("M776 430L824 392H950V608H824L776 570Z", "#3f6672"),
        ("M800 440L836 412H950V588H836L800 560Z", "#c4ecdf"),
        ("M850 430H950V570H850L832 500Z", "#f0fff4"),
        ("M742 452L800 440L836 500L800 560L742 548Z", "#7fd4d4"),
        ("M742 470L812 462L836 500L812 538L742 530Z", "#c0f2ea"),
        ("M756 420L770 408V592L756 580Z", "#b8cfc4"),
    ]));
}
