//! 14 The Forge: the furnace burns, the cogwheels stand, the coal waits.

use crate::geometry::{Jitter, dist, ellipse, rect, rounded_coarse};
use crate::palette::{FORGE_STONE, Mood, TUNNEL, ramp};
use crate::paper::cut;
use crate::room::{Edge, Exit, Flip, Room, Sheet, Surface};
use crate::things::{anvil, coal, cogwheel, hammer, planes, rope};

/// Draws the room.
pub(in crate::rooms) fn draw() -> Room {
    let mut r = Room::new(
        14,
        "forge",
        Mood {
            light: (790.0, 500.0),
            reach: (120.0, 860.0),
            stone: FORGE_STONE,
            gap: ["#6b2412", "#35202a", "#1a1c2e"],
            glow: ("#ff9a4a", 0.32),
            sheets: ["#1c1018", "#3f1f24", "#74362c"],
            ..TUNNEL
        },
    );
    let furnace = [(770.0, 356.0), (980.0, 330.0), (980.0, 680.0), (770.0, 652.0)];
    let wheels = [(20.0, 800.0), (190.0, 818.0), (196.0, 980.0), (20.0, 980.0)];
    let blocks = [Room::block(&furnace, 14.0), Room::block(&wheels, 12.0)];
    r.cut(
        "f",
        Surface::Stone,
        &rect(54.0, 54.0, 946.0, 946.0),
        &blocks,
        &[
            (122.0, 122.0),
            (280.0, 130.0),
            (428.0, 120.0),
            (576.0, 128.0),
            (728.0, 120.0),
            (880.0, 130.0),
            (112.0, 272.0),
            (254.0, 282.0),
            (400.0, 270.0),
            (548.0, 280.0),
            (692.0, 266.0),
            (854.0, 272.0),
            (130.0, 426.0),
            (284.0, 434.0),
            (434.0, 424.0),
            (574.0, 432.0),
            (696.0, 424.0),
            (114.0, 580.0),
            (262.0, 588.0),
            (408.0, 576.0),
            (552.0, 588.0),
            (690.0, 574.0),
            (130.0, 724.0),
            (322.0, 760.0),
            (490.0, 738.0),
            (642.0, 754.0),
            (826.0, 760.0),
            (300.0, 888.0),
        ],
    );
    r.rock(&furnace, 141);
    r.entries(&["f17", "f23", "f28"]);
    r.flip("f25", Flip::Plain);
    r.start("f9");
    r.exit(Edge::North, Exit::Blue, &["f3", "f4"]);

    furnace_front(&mut r);
    r.put(Sheet::Near, &cogwheel(84.0, 12, "#4a3038", "#8a5a4c", "#e8a46a"), (96.0, 906.0), 6.0, 1.0, 8.0);
    r.put(Sheet::Near, &cogwheel(52.0, 9, "#3a2a38", "#6c4a4c", "#c98a60"), (24.0, 800.0), 0.0, 1.0, 6.0);
    r.put(Sheet::Floor, &coal(3), (640.0, 880.0), 0.0, 1.1, 10.0);
    r.put(Sheet::Floor, &coal(5), (872.0, 716.0), 0.0, 1.2, 12.0);
    r.put(Sheet::Floor, &coal(7), (884.0, 300.0), 0.0, 0.9, 10.0);
    r.put(Sheet::Floor, &rope(), (262.0, 586.0), 0.0, 0.92, 7.0);
    r.put(Sheet::Floor, &anvil(), (560.0, 280.0), 0.0, 0.92, 26.0);
    r.may_hide("things", ellipse((560.0, 280.0), 46.0, 34.0, 12));
    r.put(Sheet::Floor, &hammer(), (408.0, 580.0), -34.0, 0.62, 8.0);
    r
}

/// The furnace: glowing bricks round a mouth of fire that faces the room, and its hot edge.
fn furnace_front(r: &mut Room) {
    let mut j = Jitter::new(14);
    let mut bricks = cut("M776 370L948 350V662L776 640Z", "#1f1218");
    for row in 0..8 {
        let y = 372.0 + f64::from(row) * 34.0;
        let mut x: f64 = 800.0 - if row % 2 == 0 { 0.0 } else { 24.0 };
        while x < 946.0 {
            let (a, b) = (x.max(800.0), (x + 44.0).min(946.0));
            if b - a > 8.0 {
                // Bricks near the mouth are red hot.
                let heat = (dist((f64::midpoint(a, b), y + 15.0), (866.0, 508.0)) / 150.0
                    + j.range(-0.08, 0.08))
                .clamp(0.0, 1.0);
                bricks.push_str(&cut(
                    &rounded_coarse(&rect(a, y, b, y + 29.0), 4.0),
                    &ramp(&["#e0662e", "#a8442c", "#74363a", "#523040"], heat),
                ));
            }
            x += 49.0;
        }
    }
    bricks.push_str(&planes(&[
        ("M774 366L802 362V648L774 644Z", "#c9481e"),
        ("M774 366L794 363V647L774 644Z", "#ff8a3a"),
        ("M774 366L783 365V645L774 644Z", "#ffdf9a"),
        ("M812 600V470C816 420 840 400 868 400S922 420 926 470V600Z", "#2a1218"),
        ("M822 600V472C826 430 844 412 868 412S912 430 916 472V600Z", "#8f2416"),
        ("M826 600C824 550 838 536 836 500C850 514 854 484 864 452C878 486 884 500 894 496C898 530 914 556 912 600Z", "#ea651c"),
        ("M838 600C838 566 850 552 850 526C860 538 864 514 870 496C880 520 884 536 890 540C896 562 902 580 900 600Z", "#ffb23a"),
        ("M852 600C852 578 860 566 864 548C872 560 880 572 884 600Z", "#fff6cc"),
        ("M814 592H924V606H814Z", "#2a1a20"),
        ("M822 588H834V606H822ZM846 588H858V606H846ZM870 588H882V606H870ZM894 588H906V606H894Z", "#5a3a3c"),
    ]));
    r.draw(Sheet::Raised, &bricks);
}
