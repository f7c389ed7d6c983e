//! 1 The Courtyard: daylight at last, and a hole in the old oak.

use crate::geometry::{Jitter, moved, n, offset, rect, rounded};
use crate::palette::{CASTLE, DAY_STONE, Mood, mix};
use crate::paper::{cut, sliver};
use crate::room::{Flip, Room, Sheet, Surface};
use crate::scenery::roughened;
use crate::things::{acorn, feather, grass, oak_leaf, sprig};

/// Draws the room.
pub(in crate::rooms) fn draw() -> Room {
    let mut r = Room::new(
        1,
        "courtyard",
        Mood {
            light: (930.0, 60.0),
            reach: (120.0, 1250.0),
            stone: DAY_STONE,
            gap: ["#5d7a3c", "#3f6a42", "#2c5546"],
            glow: ("#fff3b0", 0.34),
            dusk: 0.2,
            sheets: ["#1d3a2c", "#3f6b40", "#7a9a58"],
            rim: "#ffffff",
            ..CASTLE
        },
    );
    let trunk = [
        (20.0, 20.0),
        (430.0, 20.0),
        (424.0, 190.0),
        (374.0, 262.0),
        (262.0, 374.0),
        (190.0, 424.0),
        (20.0, 430.0),
    ];
    r.cut(
        "c",
        Surface::Stone,
        &rect(54.0, 54.0, 946.0, 946.0),
        &[Room::block(&trunk, 9.0)],
        &[
            (502.0, 124.0),
            (644.0, 116.0),
            (776.0, 128.0),
            (896.0, 112.0),
            (494.0, 274.0),
            (620.0, 262.0),
            (756.0, 268.0),
            (884.0, 252.0),
            (378.0, 378.0),
            (548.0, 408.0),
            (676.0, 402.0),
            (798.0, 412.0),
            (904.0, 392.0),
            (114.0, 500.0),
            (258.0, 506.0),
            (410.0, 536.0),
            (556.0, 550.0),
            (688.0, 544.0),
            (880.0, 530.0),
            (128.0, 640.0),
            (280.0, 658.0),
            (426.0, 682.0),
            (576.0, 694.0),
            (730.0, 684.0),
            (882.0, 678.0),
            (112.0, 790.0),
            (256.0, 836.0),
            (404.0, 852.0),
            (548.0, 848.0),
            (684.0, 838.0),
            (794.0, 872.0),
            (902.0, 838.0),
        ],
    );
    // The hole in the trunk: only the stone in front of it is near enough.
    let hole = [
        (300.0, 300.0),
        (268.0, 330.0),
        (236.0, 318.0),
        (216.0, 280.0),
        (222.0, 240.0),
        (254.0, 222.0),
        (292.0, 232.0),
        (330.0, 268.0),
    ];
    let hole: Vec<_> = hole.iter().map(|q| (q.0 + 16.0, q.1 + 16.0)).collect();
    r.add("tree-entrance", Surface::Bare, hole.clone());
    r.special("tree-entrance", 12, (276.0, 276.0));
    r.entries(&["c4", "c26", "c32"]);
    r.flip("c19", Flip::Plain);
    r.start("c17");
    r.wall(vec![
        (50.0, 50.0),
        (424.0, 50.0),
        (418.0, 188.0),
        (366.0, 260.0),
        (352.0, 274.0),
        (336.0, 250.0),
        (300.0, 222.0),
        (262.0, 222.0),
        (226.0, 254.0),
        (220.0, 300.0),
        (246.0, 336.0),
        (274.0, 352.0),
        (260.0, 366.0),
        (188.0, 418.0),
        (50.0, 424.0),
    ]);
    oak(&mut r, &hole);
    // The shadow of something that circles above.
    r.draw(
        Sheet::Floor,
        &cut(
            "M610 560C560 500 470 470 372 486C410 496 424 510 430 526C400 524 378 532 362 546C410 546 440 560 458 578C432 582 416 592 404 608C470 600 520 606 556 622L520 690L566 672L580 706L604 668C640 640 690 640 742 662C730 642 716 630 696 622C724 616 752 616 784 626C768 602 748 590 724 584C752 572 782 568 812 572C774 534 706 528 652 556L672 516L642 524Z",
            "#10304a.2",
        ),
    );
    r.put(Sheet::Floor, &acorn(), (410.0, 680.0), 40.0, 0.95, 10.0);
    r.put(Sheet::Floor, &acorn(), (640.0, 120.0), 200.0, 0.8, 10.0);
    r.put(Sheet::Floor, &oak_leaf("#7a8a3a", "#b6b84e"), (258.0, 508.0), 20.0, 0.85, 4.0);
    r.put(Sheet::Floor, &oak_leaf("#9a5a2c", "#d9953f"), (690.0, 838.0), -60.0, 0.8, 4.0);
    r.put(Sheet::Floor, &oak_leaf("#7a8a3a", "#b6b84e"), (750.0, 270.0), 100.0, 0.75, 4.0);
    r.put(Sheet::Floor, &feather(), (556.0, 694.0), -36.0, 0.9, 7.0);
    for (at, k) in [
        ((470.0, 470.0), 0.7),
        ((836.0, 616.0), 0.8),
        ((190.0, 742.0), 0.8),
        ((620.0, 770.0), 0.6),
        ((560.0, 346.0), 0.55),
        ((850.0, 330.0), 0.6),
    ] {
        r.put(Sheet::Floor, &grass(), at, 0.0, k, 5.0);
    }
    for (at, turn, k, colour, seed) in [
        ((990.0, 994.0), -40.0, 0.9, "#5f9a4c", 1),
        ((996.0, 980.0), -14.0, 0.8, "#3f7a48", 2),
        ((975.0, 996.0), -72.0, 0.74, "#2c5f40", 3),
        ((8.0, 992.0), 40.0, 0.8, "#3f7a48", 6),
        ((4.0, 984.0), 12.0, 0.7, "#5f9a4c", 7),
    ] {
        r.put(Sheet::Near, &sprig(colour, seed), at, turn, k, 3.0);
    }
    r
}

/// The oak, from straight above its roots: bark in sheets, warm light in the hole, leaves nearest of all.
fn oak(r: &mut Room, hole: &[(f64, f64)]) {
    // The foot of the trunk: strips of bark that run upwards, lit from the east, each ending in the toe of a root.
    let mut j = Jitter::new(3);
    let foot = [
        (0.0, 438.0),
        (96.0, 440.0),
        (190.0, 428.0),
        (262.0, 378.0),
        (320.0, 322.0),
        (374.0, 266.0),
        (412.0, 214.0),
        (432.0, 150.0),
        (440.0, 0.0),
    ];
    let height = |x: f64| {
        let i = foot.windows(2).position(|w| x <= w[1].0).unwrap_or(foot.len() - 2);
        let (a, b) = (foot[i], foot[i + 1]);
        a.1 + (b.1 - a.1) * (x - a.0) / (b.0 - a.0)
    };
    let tones =
        ["#3f2c24", "#4f3728", "#634530", "#7a5638", "#936a43", "#ac8050", "#c69a62", "#dfb87c", "#f4d8a0"];
    let edge = [0.0, 62.0, 120.0, 178.0, 232.0, 284.0, 330.0, 372.0, 410.0, 436.0];
    let mut bark = String::new();
    let mut ground = String::from("M0 0");
    for (i, tone) in tones.iter().enumerate() {
        let (x0, x1) = (edge[i], edge[i + 1]);
        let (y0, y1) = (height(x0), height(x1));
        let mid = f64::midpoint(x0, x1);
        let toe = height(mid) + 12.0 + j.range(0.0, 8.0);
        let wave = j.range(-9.0, 9.0);
        let strip = format!(
            "M{x0} 0C{} {} {} {} {x0} {}Q{} {} {x1} {}C{} {} {} {} {x1} 0Z",
            n(x0 + wave),
            n(y0 * 0.35),
            n(x0 - wave),
            n(y0 * 0.7),
            n(y0),
            n(mid + 8.0),
            n(toe),
            n(y1),
            n(x1 + 12.0),
            n(y1 * 0.7),
            n(x1 + 2.0),
            n(y1 * 0.35),
        );
        bark.push_str(&cut(&strip, tone));
        ground.push_str(&format!("L{} {}Q{} {} {} {}", n(x0), n(y0), n(mid + 8.0), n(toe), n(x1), n(y1)));
        for k in 0..4 {
            let (x, y) = (j.range(x0 + 6.0, x1 - 4.0), j.range(20.0, height(mid) * 0.8));
            let len = j.range(40.0, 110.0).min(height(mid) - y - 8.0);
            let shade = if k == 3 { mix(tone, "#ffe9b8", 0.35) } else { mix(tone, "#1f120e", 0.42) };
            bark.push_str(&sliver((x, y), (x + j.range(-7.0, 7.0), y + len), 4.0, &shade));
        }
    }
    r.furniture.push_str(&format!(
        "<path d=\"{ground}L436 0Z\" fill=\"#04161b\" fill-opacity=\".55\" filter=\"url(#r1-b2)\" transform=\"translate(-8 14)\"/>"
    ));
    r.furniture.push_str(&bark);
    // The hole: a lip of bark grown round it, dark inside, and lamplight further in.
    let lip = roughened(&offset(hole, -17.0), 26.0, 3.0, &mut j);
    r.furniture.push_str(&cut(&rounded(&moved(&lip, (-4.0, 5.0)), 14.0), "#2c1c16"));
    r.furniture.push_str(&cut(&rounded(&lip, 14.0), "#b98a56"));
    r.furniture
        .push_str(&cut(&rounded(&roughened(&offset(hole, -12.0), 26.0, 2.0, &mut j), 14.0), "#7a5638"));
    for (inset, shift, fill) in [
        (-5.0, 0.0, "#4a2e20"),
        (0.0, 0.0, "#24110c"),
        (14.0, 5.0, "#6b3818"),
        (24.0, 9.0, "#b9702c"),
        (34.0, 13.0, "#ffcf74"),
    ] {
        r.furniture.push_str(&cut(&rounded(&moved(&offset(hole, inset), (shift, shift)), 18.0), fill));
    }
    let mut leaves = [String::new(), String::new(), String::new()];
    let mut j = Jitter::new(8);
    for (k, list) in leaves.iter_mut().enumerate() {
        for i in 0..20 {
            // A crown that thins out towards the hole.
            let a = f64::from(i) / 19.0 * 1.7 - 0.06;
            let d = 150.0 + j.range(-90.0, 50.0) - k as f64 * 18.0;
            let (s, c) = a.sin_cos();
            let (x, y, l) = (c * d + j.range(-20.0, 20.0), s * d + j.range(-20.0, 20.0), j.range(30.0, 52.0));
            list.push_str(&format!(
                "M{0} {1}q{2} {3} {4} {5}q{6} {7} {8} {9}z",
                n(x),
                n(y),
                n(l * 0.1),
                n(l * 0.6),
                n(l * c),
                n(l * s + 8.0),
                n(l * 0.3),
                n(-l * 0.7),
                n(-l * c),
                n(-l * s - 8.0)
            ));
        }
    }
    for (list, c) in leaves.iter().zip(["#234a34", "#3f7a48", "#86b358"]) {
        r.draw(Sheet::Near, &cut(list, c));
    }
}
