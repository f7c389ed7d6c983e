//! 14 The Forge: the furnace burns, the cogwheels stand, the coal waits.

use crate::geometry::rect;
use crate::palette::{FORGE_STONE, Mood, TUNNEL};
use crate::room::{Edge, Exit, Flip, Room, Sheet, Surface};
use crate::things::{anvil, coal, cogwheel, hammer, planes, rope};

/// Draws the room.
pub(super) fn draw() -> Room {
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

    // The furnace: a mouth of fire that faces the room, and its hot edge.
    r.draw(Sheet::Raised, &planes(&[
        ("M776 372L946 352V660L776 638Z", "#2a1a22"),
        ("M782 384L930 370V640L782 626Z", "#52303a"),
        ("M776 372L800 369L800 641L776 638Z", "#ff8a3a"),
        ("M776 372L786 371L786 639L776 638Z", "#ffd890"),
        ("M812 420C850 404 900 410 916 430V580C900 600 850 606 812 590Z", "#1a0c10"),
        ("M820 430C850 416 894 420 908 438V572C894 590 850 594 820 580Z", "#a8301a"),
        ("M824 576C826 540 838 530 842 508C852 522 858 500 864 484C874 506 880 516 886 530C896 540 902 560 904 574C886 588 846 588 824 576Z", "#f0741e"),
        ("M838 578C840 556 848 548 852 532C860 544 866 530 870 520C878 536 884 548 888 560C892 568 892 574 892 578C876 586 852 586 838 578Z", "#ffc24a"),
        ("M854 580C856 566 862 562 866 550C872 560 878 568 880 580C872 584 862 584 854 580Z", "#fff6cc"),
        ("M826 452L904 440L906 450L828 462Z", "#3a2228"),
    ]));
    r.put(Sheet::Near, &cogwheel(84.0, 12, "#4a3038", "#8a5a4c", "#e8a46a"), (96.0, 906.0), 6.0, 1.0, 8.0);
    r.put(Sheet::Near, &cogwheel(52.0, 9, "#3a2a38", "#6c4a4c", "#c98a60"), (24.0, 800.0), 0.0, 1.0, 6.0);
    r.put(Sheet::Floor, &coal(3), (716.0, 690.0), 0.0, 1.0, 10.0);
    r.put(Sheet::Floor, &coal(5), (884.0, 720.0), 0.0, 1.25, 12.0);
    r.put(Sheet::Floor, &coal(7), (884.0, 300.0), 0.0, 0.9, 10.0);
    r.put(Sheet::Floor, &rope(), (262.0, 586.0), 0.0, 0.92, 7.0);
    r.put(Sheet::Floor, &anvil(), (560.0, 280.0), 0.0, 0.92, 26.0);
    r.put(Sheet::Floor, &hammer(), (408.0, 580.0), -34.0, 0.62, 8.0);
    r
}
