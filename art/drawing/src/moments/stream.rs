//! Chapter 4, against the stream: a barrel inside the wall, a hand out of the pit.

use super::actors::{Air, Pose, Who, mouse, shadow};
use super::flight::doorkeeper;
use super::page::{Lift, Page, pools};
use crate::figures::kit::Paper;
use crate::geometry::Jitter;

/// The wall cut open: above, rats haul a barrel up a stair; below, four mice climb a drain against the water.
pub(super) fn half_way_up() -> String {
    let mut page = Page::new("s4a");
    let light = (790.0, 96.0);
    let lift =
        page.lift("l", Lift { fall: (-5.0, 9.0), soft: 7.0, shade: ("#0a0f18", 0.7), rim: ("#ffdf9c", 2.2) });
    let rock = page
        .lift("r", Lift { fall: (0.0, -10.0), soft: 9.0, shade: ("#060a12", 0.8), rim: ("#4f5c6c", 2.0) });
    let small =
        page.lift("m", Lift { fall: (-3.0, 4.0), soft: 2.5, shade: ("#06141a", 0.6), rim: ("#e8f4d8", 2.8) });
    let glow = page.glow("g", light, 420.0, "#ffcf6b", 0.5);
    // Inside the wall it is warm: their lantern.
    let shaft = pools(
        Paper::new().cut("#241c2c", "M0 0H1200V400H0Z"),
        light,
        &[
            (620.0, 330.0, "#3a2630"),
            (470.0, 260.0, "#5c3634"),
            (340.0, 196.0, "#8a5038"),
            (226.0, 136.0, "#c07e40"),
            (130.0, 84.0, "#f0b65c"),
        ],
        5,
    )
    .line(
        "#3a2430",
        3.0,
        "M0 250L420 160M470 150L560 128M1010 40L1200 0M180 214V252M330 180V216M1100 20V60",
    );
    let drain = Paper::new()
        .cut("#0f2a34", "M0 430H1200V160H900L0 400Z")
        .cut("#123540", "M0 560V400L1200 180V480L800 560Z")
        .cut(
            "#1c4c54",
            "M240 560C420 470 640 430 760 360C900 300 1040 280 1200 250V400C1000 440 700 520 560 560Z",
        )
        .cut("#2f6a68", "M430 540C560 480 680 440 780 390C880 350 960 330 1060 310C960 380 760 450 600 530Z");
    // Steps, rope, barrel, rats.
    let mut steps = String::from("M0 404");
    for i in 0..10_i32 {
        steps.push_str(&format!("V{}H{}", 388 - 26 * i, 120 * (i + 1)));
    }
    steps.push_str("V168L0 424Z");
    let stair = Paper::new().cut("#7a5244", &steps);
    let barrel = Paper::new()
        .cut("#4a2a24", "M-92-44C-60-66 60-66 92-44V44C60 66-60 66-92 44Z")
        .cut("#8a5432", "M-92-44C-60-66 60-66 92-44V6C60 20-60 20-92 6Z")
        .cut("#d09a5c", "M-92-44C-60-66 60-66 92-44V-30C60-50-60-50-92-30Z")
        .cut("#1f2a30", "M-62-57L-44-59V59L-62 57ZM44-59L62-57V57L44 59Z")
        .cut("#6f8a88", "M-62-57L-44-59V-20H-62ZM44-59L62-57V-20H44Z")
        .cut("#2c1a1c", "M86-46C100-44 100 44 86 46C76 40 76-40 86-46Z")
        .cut("#8fb04a", "M-30-62C-34-78-10-84-6-64ZM4-64C4-74 22-76 24-62Z");
    let rat = Paper::new()
        .line("#3a2c34", 5.0, "M26-10C50-4 60-22 78-14")
        .line("#221a22", 10.0, "M-8-20L-22 0M14-20L22 0")
        .cut("#2c242c", "M30-8C36-44 16-70-8-74C-6-94-28-100-34-86C-44-90-52-80-48-70L-78-56C-78-48-64-44-50-46C-44-26-28-10-4-8Z")
        .cut("#8a6a58", "M-8-74C-6-94-28-100-34-86C-44-90-52-80-48-70L-78-56C-60-58-44-62-34-72C-20-70 0-60 14-40C10-58 2-70-8-74Z")
        .cut("#7d3123", "M30-8C34-32 26-50 14-60L-14-54C-24-40-24-24-18-12Z")
        .dot("#ffd24a", -52.0, -62.0, 3.2);
    let team = Paper::new()
        .line("#caa872", 5.0, "M716 168L1080 60")
        .placed("translate(860 206) rotate(10) scale(-1 1)", &rat)
        .placed("translate(1000 178) rotate(10) scale(-1.06 1.06)", &rat);
    let lantern = Paper::new()
        .line("#2a1c20", 4.0, "M790 0V54")
        .cut("#ffc860", "M770 68H810L816 122H764Z")
        .cut("#fff6d0", "M790 78C780 94 780 112 790 118C800 112 800 94 790 78Z")
        .cut("#2a1c20", "M790 46L818 68H762ZM760 120H820V130H760Z");
    // The stone between, and a crack in it: light and slops come through.
    let between = Paper::new()
        .cut("#2b3644", "M0 400L1200 142V226C1000 262 860 300 700 344C500 400 240 440 0 476Z")
        .cut("#3f4c58", "M420 310L1200 142V158L430 330Z")
        .line(
            "#1a222e",
            3.0,
            "M120 376L110 452M300 340L310 424M470 304L462 392M880 216L896 290M1060 176L1064 246",
        );
    // Where the mortar has gone: their light falls through, and what slops over.
    let crack = Paper::new()
        .cut("#ffe9ae.2", "M604 372L668 356L800 560H500Z")
        .cut("#ffe9ae.2", "M620 368L654 360L730 560H550Z")
        .cut("#121a24", "M596 276L676 258L680 352L600 372Z")
        .cut("#f4d890", "M606 282L668 268L671 346L609 362Z")
        .line("#2b3644", 7.0, "M622 276L625 362M640 272L643 358M656 268L659 354")
        .cut("#c8e07a", "M626 372C616 392 616 402 626 407C636 402 636 392 626 372ZM650 402C641 420 641 428 650 432C659 428 659 420 650 402ZM624 440C615 458 615 466 624 470C633 466 633 458 624 440ZM656 464C649 478 649 484 656 488C663 484 663 478 656 464Z");
    let water = Paper::new()
        .cut("#1a5a68", "M0 560V528C200 520 400 500 560 470C760 430 980 380 1200 356V420C1000 470 800 520 640 560Z")
        .cut("#3f8f94", "M120 540C320 526 480 508 620 480C800 444 1000 396 1200 370V382C1000 412 800 466 640 500C480 534 300 546 120 540Z")
        .line("#a8dcd0", 3.0, "M300 530Q340 516 390 520M520 500Q560 486 610 488M760 470Q800 452 850 450M930 430Q980 410 1030 406M420 552Q470 540 520 540");
    let ledge = Paper::new()
        .cut("#121a26", "M640 560C800 520 1000 470 1200 420V560Z")
        .cut("#2c3a48", "M640 560C800 520 1000 470 1200 420V432C1000 484 830 530 700 560Z");
    let mut mice = Paper::new();
    for (who, x, y, s) in [
        (Who::Collin, 880.0, 456.0, 1.12),
        (Who::Friend(0), 736.0, 492.0, 1.08),
        (Who::Friend(1), 540.0, 528.0, 1.08),
        (Who::Friend(2), 380.0, 546.0, 1.08),
    ] {
        mice = mice.put(x, y, -10.0, s, &mouse(who, Pose::Stand, Air("#12333c", 0.3)));
    }
    let waves = Paper::new().cut("#2a7480", "M320 556Q360 540 420 548Q500 520 590 530Q660 496 720 506Q780 480 830 486Q850 462 920 460L960 450L990 464Q800 520 600 560Z");
    let near = Paper::new().cut("#0a0f18", "M0 0H1200V20Q800 40 400 30T0 70ZM0 0H30C20 200 40 400 16 560H0Z");
    let art = Paper::new()
        .over(&shaft)
        .over(&glow)
        .filtered(&lift, &Paper::new().put(0.0, -16.0, 0.0, 1.0, &stair))
        .filtered(&lift, &Paper::new().put(640.0, 196.0, -13.0, 1.0, &barrel))
        .filtered(&lift, &team)
        .over(&lantern)
        .over(&Paper::new().clipped(&page.window("d", "M0 470L1200 220V560H0Z"), &drain))
        .filtered(&rock, &between)
        .over(&crack)
        .over(&water)
        .filtered(&small, &mice)
        .over(&waves)
        .filtered(&rock, &ledge)
        .filtered(&rock, &near);
    page.file(&art.faint(0.3, &glow))
}

/// Over the rim of the pit comes a hand, no bigger than half a walnut, and puts a pebble down.
pub(super) fn a_hand() -> String {
    let mut page = Page::new("s4b");
    let light = (180.0, 150.0);
    let lift =
        page.lift("l", Lift { fall: (9.0, 7.0), soft: 7.0, shade: ("#06101a", 0.7), rim: ("#eaf6e4", 2.6) });
    let soft = page.blur("b", 2.5);
    let glow = page.glow("g", light, 520.0, "#dcf4e0", 0.45);
    let wall = pools(
        Paper::new().cut("#14202c", "M0 0H1200V560H0Z"),
        light,
        &[
            (920.0, 560.0, "#1a2c38"),
            (720.0, 450.0, "#223c46"),
            (540.0, 350.0, "#305256"),
            (380.0, 260.0, "#4a7270"),
            (240.0, 190.0, "#7ba294"),
        ],
        11,
    );
    let crack = Paper::new()
        .cut(
            "#8fb4a0",
            "M150-10L222-10L206 60L228 130L200 210L216 270L190 330L150 336L164 260L140 190L158 110L138 50Z",
        )
        .cut(
            "#f4fbe4",
            "M170-10L208-10L194 60L212 128L188 208L200 268L184 322L166 326L178 258L158 190L174 112L156 50Z",
        );
    // The pit, seen over its rim: the stones of the ring, and nothing at all inside.
    let (cx, cy) = (660.0, 336.0);
    let mut j = Jitter::new(6);
    let mut joints = String::new();
    for i in 0..15 {
        let (s, c) = (std::f64::consts::TAU * (f64::from(i) + j.range(-0.15, 0.15)) / 15.0).sin_cos();
        joints.push_str(&format!(
            "M{:.0} {:.0}L{:.0} {:.0}",
            cx + 426.0 * c,
            cy + 112.0 * s,
            cx + 536.0 * c,
            cy + 8.0 + 158.0 * s
        ));
    }
    let ring = Paper::new()
        .cut("#1c2c36", "M122 346A538 160 0 0 0 1198 346V470A538 150 0 0 1 122 470Z")
        .cut("#2f4a54", "M122 346A538 160 0 0 0 760 503V620A538 150 0 0 1 122 470Z")
        .cut("#54787c", "M122 346A538 160 0 0 0 420 488V596A538 150 0 0 1 122 470Z")
        .line("#16242c", 4.0, "M236 436V556M400 484V600M560 502V620M740 504V620M910 488V600M1070 446V560")
        .oval("#33505a", cx, cy + 8.0, 538.0, 160.0)
        .cut("#5f8486", "M122 344A538 160 0 0 1 640 184L656 224A426 112 0 0 0 234 340Q300 440 560 446L540 500A538 160 0 0 1 122 344Z")
        .cut("#a4c4b4", "M122 344A538 160 0 0 1 420 202L452 236A426 112 0 0 0 236 322Q240 380 330 416L270 456A538 160 0 0 1 122 344Z")
        .line("#1c2c36", 4.0, &joints)
        .oval("#0c161e", cx, cy, 426.0, 112.0)
        .oval("#04080e", cx + 8.0, cy + 12.0, 404.0, 98.0);
    // A child's hand, no bigger than half a walnut, in what was a lace cuff.
    let skin = ["#7d989c", "#b4cac8", "#dcebe2", "#f8fff4"];
    let hand = Paper::new()
        .line("#060c12", 62.0, "M712 366C740 330 770 300 810 286")
        .line("#0c1a1e", 56.0, "M712 366C734 336 752 318 774 304")
        .line("#152a2c", 52.0, "M712 366C722 350 732 338 742 330")
        .line(skin[0], 40.0, "M716 372C706 400 692 416 676 432")
        .line(skin[2], 14.0, "M704 372C696 398 684 412 668 426")
        .cut("#2c5248", "M676 346C694 336 738 336 750 348L746 396C738 388 732 400 724 392C716 402 708 388 700 398C694 386 686 394 680 384Z")
        .cut("#5f8f74", "M676 346C688 339 704 337 718 338C708 352 704 374 700 398C694 386 686 394 680 384Z")
        .cut(skin[1], "M704 424C708 448 690 474 662 474C640 474 628 458 636 440C644 422 690 404 704 424Z")
        .cut(skin[3], "M690 416C664 414 642 428 636 442C632 452 634 460 640 466C640 446 660 428 690 416Z");
    let fingers = Paper::new()
        .line(skin[1], 17.0, "M698 446C712 458 716 472 712 484")
        .line(skin[1], 17.0, "M676 462C680 478 678 490 672 500M658 464C656 480 652 492 644 500M644 458C634 470 626 480 616 486M638 446C622 452 610 462 600 470")
        .line(skin[3], 6.0, "M671 464C674 478 672 488 667 497M653 464C651 478 647 488 640 496M640 456C631 466 623 475 613 481M636 443C620 448 609 457 599 464M695 449C707 459 711 472 707 482")
        .cut("#e0b0a8", "M666 498q6-6 12 0q0 8-6 9q-6-1-6-9ZM638 498q6-6 12 0q0 8-6 9q-6-1-6-9ZM610 484q6-6 12 0q0 8-6 9q-6-1-6-9ZM594 468q6-6 12 0q0 8-6 9q-6-1-6-9Z");
    let drips = Paper::new().cut(
        "#cfeeea",
        "M668 512C662 524 662 530 668 533C674 530 674 524 668 512ZM712 490C706 502 706 508 712 511C718 508 718 502 712 490ZM724 400C718 412 718 418 724 421C730 418 730 412 724 400Z",
    );
    let pebble = Paper::new()
        .cut("#3a4a54", "M560 500C556 474 580 460 606 464C632 466 644 486 636 502C616 516 576 516 560 500Z")
        .cut("#c4d6c8", "M560 500C556 474 580 460 606 464C588 470 576 484 576 510Q566 508 560 500Z");
    let mut long = Paper::new();
    let mut mice = Paper::new();
    for (who, x, y, s, way) in [
        (Who::Friend(2), 236.0, 540.0, 1.5, 1.0),
        (Who::Collin, 396.0, 548.0, 1.66, 1.0),
        (Who::Friend(1), 960.0, 546.0, 1.5, -1.0),
    ] {
        long = long
            .placed(&format!("matrix({} 0 {} {} {x} {y})", 1.3 * s, -1.3 * s, -0.18 * s), &shadow("#08141c"));
        mice = mice.placed(
            &format!("translate({x} {y}) scale({:.2} {s})", way * s),
            &mouse(who, Pose::Stand, Air("#1f3a44", 0.16)),
        );
    }
    let near =
        Paper::new().cut("#060c14", "M1200 0V200C1170 160 1160 70 1170 0ZM0 0H1200V22Q700 44 300 24T0 34Z");
    let art = Paper::new()
        .over(&wall)
        .over(&crack)
        .over(&glow)
        .filtered(&lift, &ring)
        .filtered(&lift, &pebble)
        .filtered(&lift, &hand)
        .filtered(&lift, &fingers)
        .over(&drips)
        .faint(0.5, &Paper::new().filtered(&soft, &long))
        .filtered(&lift, &mice)
        .over(&near);
    page.file(&art.faint(0.25, &glow))
}

/// The lower stairs: chalk on every door, and the doorkeeper of the town before one that is not his.
pub(super) fn opening() -> String {
    let mut page = Page::new("s4c");
    let light = (560.0, 210.0);
    let lift = page.lift_walls(
        "l",
        Lift { fall: (0.0, 9.0), soft: 7.0, shade: ("#101420", 0.65), rim: ("#ffdf9c", 2.4) },
    );
    let near =
        page.lift("n", Lift { fall: (7.0, 6.0), soft: 5.0, shade: ("#101420", 0.6), rim: ("#ffe4a8", 2.8) });
    let soft = page.blur("b", 3.0);
    let glow = page.glow("g", light, 480.0, "#ffcf72", 0.5);
    let wall = pools(
        Paper::new().cut("#1e2034", "M0 0H1200V560H0Z"),
        light,
        &[
            (820.0, 500.0, "#2a263a"),
            (640.0, 400.0, "#403040"),
            (480.0, 310.0, "#644440"),
            (340.0, 226.0, "#946344"),
            (210.0, 150.0, "#c8924e"),
            (110.0, 84.0, "#ffce7c"),
        ],
        45,
    )
    .line("#161828", 4.0, "M40 0C70 120 30 250 54 440M1130 0C1110 140 1160 280 1134 450M380 0C396 50 370 90 384 140M760 0C746 40 770 70 758 110");
    // Doors in the bark, none of them alike, and every one with chalk on it.
    let mut doors = Paper::new();
    for (x, w, h, wood, lit, chalk) in [
        (
            150.0,
            74.0,
            200.0,
            "#4a3036",
            "#7a4c40",
            "M-34-110q10-14 18 0t18-2M-34-86q8-12 16 0t16-2t14 0M-26-62q8-10 16 0",
        ),
        (
            360.0,
            84.0,
            226.0,
            "#6a4036",
            "#b0704a",
            "M-44-126q10-16 20 0t20-2t20 0t20-2M-44-98q10-14 18 0t18-2",
        ),
        (
            800.0,
            82.0,
            220.0,
            "#6a4036",
            "#b4744c",
            "M-40-122q10-14 18 0t18-2t18 0M-40-96q8-12 16 0t16-2M-40-70q10-12 18 0t18-2t16 0",
        ),
        (1010.0, 76.0, 204.0, "#4a3036", "#7a4c40", "M-36-108q10-14 18 0t18-2t16 0M-30-80q8-12 16 0t16-2"),
    ] {
        let door = Paper::new()
            .cut(
                "#241a2a",
                &format!(
                    "M{0:.0} 0V-{1:.0}Q{0:.0}-{2:.0} 0-{2:.0}T{3:.0}-{1:.0}V0Z",
                    -w - 14.0,
                    h * 0.6,
                    h + 16.0,
                    w + 14.0
                ),
            )
            .cut(wood, &format!("M{0:.0} 0V-{1:.0}Q{0:.0}-{2:.0} 0-{2:.0}T{w:.0}-{1:.0}V0Z", -w, h * 0.58, h))
            .cut(lit, &format!("M0 0V-{h:.0}Q{w:.0}-{h:.0} {w:.0}-{:.0}V0Z", h * 0.58))
            .line(
                "#2c1c26",
                3.0,
                &format!("M{0:.0} 0V-{1:.0}M0 0V-{h:.0}M{2:.0} 0V-{1:.0}", -w * 0.5, h * 0.9, w * 0.5),
            )
            .line("#f4efe4", 5.0, chalk)
            .dot("#2c1c26", w * 0.7, -h * 0.34, 9.0)
            .dot("#e8b860", w * 0.7 - 2.0, -h * 0.34 - 2.0, 5.0);
        doors = doors.put(x, 446.0, 0.0, 1.0, &door);
    }
    let floor = Paper::new()
        .cut("#241e30", "M-10 446Q600 432 1210 446V570H-10Z")
        .cut("#6a4640", "M160 442Q600 434 1040 442L1120 570H80Z")
        .cut("#b47c4c", "M320 440Q580 434 840 440L880 570H280Z")
        .line(
            "#1c1828",
            3.0,
            "M-10 500Q600 484 1210 500M240 442L190 560M470 437L450 560M700 438L730 560M930 441L1000 560",
        );
    // The old mouse with his lamp and his chalk.
    let bodkin = Paper::new()
        .line("#a8746a", 9.0, "M470 520C420 530 400 500 360 516")
        .cut("#24403f", "M474 420C466 470 470 510 484 524H640C652 508 656 470 650 420Z")
        .cut("#3f6a66", "M566 420C570 470 566 500 560 524H640C652 508 656 470 650 420Z")
        .oval("#6f6662", 520.0, 528.0, 34.0, 12.0)
        .oval("#b4aaa2", 606.0, 528.0, 34.0, 12.0)
        .put(466.0, 230.0, 0.0, 1.9, &doorkeeper())
        .line("#24403f", 30.0, "M646 400C690 396 700 360 690 324")
        .line("#5d8a80", 10.0, "M652 392C682 386 690 358 684 330")
        .dot("#b4aaa2", 690.0, 312.0, 19.0)
        .cut("#fffaf0", "M694 296L706 262L716 266L704 300Z")
        .line("#24403f", 30.0, "M480 396C446 400 430 380 426 356")
        .dot("#6f6662", 424.0, 346.0, 18.0);
    let lamp = Paper::new()
        .line("#2a1c20", 4.0, "M560 0V60")
        .line("#2a1c20", 4.0, "M546 66A14 14 0 0 1 574 66")
        .cut("#ffca6a", "M532 92H588L594 156H526Z")
        .cut("#fff6d0", "M560 100C546 120 546 142 560 150C574 142 574 120 560 100Z")
        .cut("#2a1c20", "M560 62L598 92H522ZM518 154H602V166H518Z");
    // A child who asks, and a mother who would like to know whose.
    let folk = Paper::new()
        .placed(
            "translate(960 524) scale(-1.3 1.3)",
            &mouse(Who::Friend(2), Pose::Stand, Air("#403040", 0.16)),
        )
        .placed(
            "translate(1052 534) scale(-.84 .84)",
            &mouse(Who::Friend(0), Pose::Stand, Air("#403040", 0.16)),
        )
        .placed(
            "translate(1116 536) scale(-.74 .74)",
            &mouse(Who::Friend(1), Pose::Stand, Air("#403040", 0.16)),
        )
        .placed("translate(220 530) scale(1.2)", &mouse(Who::Linera, Pose::Stand, Air("#403040", 0.16)));
    // A grey drop at the tip of the mayor's claw.
    let drop = Paper::new()
        .cut("#7a8288", "M262 508C252 526 252 538 262 544C272 538 272 526 262 508Z")
        .cut("#dfe4e4", "M262 508C252 526 252 538 262 544C257 532 258 520 262 508Z");
    let under = Paper::new()
        .oval("#141020", 560.0, 534.0, 120.0, 14.0)
        .oval("#141020", 960.0, 528.0, 60.0, 9.0)
        .oval("#141020", 220.0, 534.0, 56.0, 9.0);
    let art = Paper::new()
        .over(&wall)
        .over(&glow)
        .filtered(&lift, &doors)
        .filtered(&lift, &floor)
        .over(&lamp)
        .faint(0.55, &Paper::new().filtered(&soft, &under))
        .filtered(&near, &folk)
        .over(&drop)
        .filtered(&near, &bodkin);
    page.file(&art.faint(0.3, &glow))
}

/// A face pale as a radish comes up over the rim, above a collar that was lace once.
pub(super) fn plink() -> String {
    let mut page = Page::new("s4d");
    let light = (250.0, 130.0);
    let lift = page.lift_walls(
        "l",
        Lift { fall: (8.0, 8.0), soft: 8.0, shade: ("#04080e", 0.7), rim: ("#eaf6e4", 2.6) },
    );
    let near =
        page.lift("n", Lift { fall: (7.0, 6.0), soft: 5.0, shade: ("#04080e", 0.6), rim: ("#f4fff0", 3.0) });
    let soft = page.blur("b", 3.0);
    let glow = page.glow("g", light, 560.0, "#dcf4e0", 0.4);
    let wall = pools(
        Paper::new().cut("#0a121a", "M0 0H1200V560H0Z"),
        light,
        &[
            (880.0, 520.0, "#0f1c26"),
            (700.0, 430.0, "#16303a"),
            (530.0, 340.0, "#23484e"),
            (370.0, 250.0, "#3f6866"),
            (230.0, 170.0, "#6f968a"),
        ],
        67,
    );
    // The far side of the pit, round behind him, and nothing under it.
    let pit = Paper::new()
        .cut("#1c303a", "M380 250C560 170 1040 170 1230 260V330C1040 250 560 250 400 330Z")
        .cut("#2f4c54", "M380 250C440 222 520 204 610 196L620 262C530 270 450 290 400 330Z")
        .cut("#03060a", "M400 330C560 250 1040 250 1230 330V570H340C350 470 370 390 400 330Z")
        .line(
            "#0f1c26",
            4.0,
            "M520 214L532 278M680 192L682 254M850 188L846 252M1010 204L1000 266M1140 230L1126 290",
        );
    // Plink: wet hair, big eyes, a page's collar of weed.
    let lad = Paper::new()
        .cut("#20343a", "M-96 150C-100 90-70 60 0 56S100 90 96 150Z")
        .cut("#3a565a", "M-96 150C-100 90-70 60-10 56C-30 90-30 120-24 150Z")
        .cut("#4f7a5c", "M-84 74C-60 40 60 40 84 74C92 92 76 100 66 90C60 108 44 106 38 94C30 112 12 110 6 98C-2 112-20 110-26 96C-34 108-50 106-56 92C-68 102-92 92-84 74Z")
        .cut("#8fb88a", "M-84 74C-60 40-10 44 6 50C-20 62-40 80-44 100Q-52 100-56 92C-68 102-92 92-84 74Z")
        .cut("#16262c", "M-74-20C-84-90-40-126 4-124C56-122 84-84 74-16C70 10 66 24 60 34L-60 34C-66 20-72 0-74-20Z")
        .cut("#b8ccc8", "M-58-14C-60-60-30-78 2-78C38-78 62-56 58-12C54 36 28 62 0 64C-28 62-54 34-58-14Z")
        .cut("#eef8f0", "M-58-14C-60-60-30-78 2-78C-20-50-26 20-8 63C-32 58-54 30-58-14Z")
        .cut("#16262c", "M-64-20C-64-80-30-98 4-96C44-96 68-72 64-18C56-34 52-44 50-54C40-40 28-36 14-36C20-44 20-52 18-58C4-44-14-38-30-40C-26-46-24-52-26-56C-44-46-56-34-64-20Z")
        .cut("#3f5a60", "M-64-20C-64-80-30-98 4-96C-10-88-20-74-26-56C-44-46-56-34-64-20Z")
        .oval("#fbfff8", -23.0, -2.0, 15.0, 17.0)
        .oval("#fbfff8", 25.0, -2.0, 15.0, 17.0)
        .dot("#4a8a80", -26.0, 0.0, 10.0)
        .dot("#4a8a80", 22.0, 0.0, 10.0)
        .dot("#0a1418", -27.0, 0.0, 5.4)
        .dot("#0a1418", 21.0, 0.0, 5.4)
        .dot("#ffffff", -30.0, -4.0, 3.0)
        .dot("#ffffff", 18.0, -4.0, 3.0)
        .cut("#c9a8a4", "M-4 12Q-8 24 0 26Q8 25 6 18Z")
        .line("#5a4a50", 4.0, "M-16 42Q2 54 20 40")
        .cut("#e0b8b4.6", "M-46 20a10 7 0 1 0 .1 0ZM44 20a10 7 0 1 0 .1 0Z")
        .cut("#cfeeea", "M48 40C42 54 42 60 48 64C54 60 54 54 48 40ZM-62 30C-68 44-68 50-62 54C-56 50-56 44-62 30Z");
    let arm = Paper::new()
        .line("#20343a", 40.0, "M790 430C830 410 850 360 846 300")
        .line("#4f7a5c", 46.0, "M848 300V286")
        .line("#b8ccc8", 26.0, "M848 284V250")
        .cut("#dcebe2", "M826 252C822 226 834 214 850 214C868 214 876 230 870 252C860 264 836 264 826 252Z")
        .line(
            "#dcebe2",
            11.0,
            "M832 226L818 206M842 218L836 190M854 216L856 188M866 222L876 198M828 244L806 240",
        );
    // The rim between him and us.
    let rim = Paper::new()
        .cut("#22363e", "M-10 420C260 470 760 486 1210 430V570H-10Z")
        .cut("#3f5c62", "M-10 420C260 470 760 486 1210 430V462C760 522 260 506-10 456Z")
        .cut("#8fb0a4", "M-10 420C140 448 340 466 620 472C440 486 150 484-10 456Z")
        .line(
            "#16262c",
            4.0,
            "M150 446L130 560M350 464L344 560M560 472L566 560M770 466L796 560M980 450L1020 560",
        );
    let hand = Paper::new().line("#b8ccc8", 22.0, "M640 452C622 454 608 462 598 470").line(
        "#eef8f0",
        9.0,
        "M596 466L582 482M606 470L598 488M618 470L614 490M630 466L632 486",
    );
    let under =
        Paper::new().oval("#08141a", 420.0, 500.0, 84.0, 12.0).oval("#08141a", 230.0, 500.0, 76.0, 12.0);
    let mice = Paper::new()
        .placed("translate(230 498) scale(1.6)", &mouse(Who::Friend(1), Pose::Stand, Air("#1f3a44", 0.16)))
        .placed(
            "translate(424 500) rotate(7) scale(1.76)",
            &mouse(Who::Collin, Pose::Stand, Air("#1f3a44", 0.1)),
        );
    let art = Paper::new()
        .over(&wall)
        .over(&glow)
        .filtered(&lift, &pit)
        .filtered(&near, &arm)
        .filtered(&near, &Paper::new().put(700.0, 330.0, -3.0, 1.24, &lad))
        .filtered(&lift, &rim)
        .filtered(&near, &hand)
        .faint(0.5, &Paper::new().filtered(&soft, &under))
        .filtered(&near, &mice);
    page.file(&art.faint(0.22, &glow))
}
