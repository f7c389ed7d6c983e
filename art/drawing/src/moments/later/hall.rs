//! Chapters 10 and 11, what is seen from below: a king on the stairs, two soles, two slippers, and somebody smaller yet.

use super::king::queen;
use crate::figures::kit::Paper;
use crate::moments::actors::{Air, Pose, Who, mouse, shadow};
use crate::moments::flight::slipper;
use crate::moments::page::{Lift, Page, pools};

/// Through a crack in the kitchen wall: the queen leads the king down to supper, and he walks as if the floor were lent to him.
pub(super) fn down_to_supper() -> String {
    let mut page = Page::new("s10d");
    let light = (560.0, 150.0);
    let lift = page.lift_walls(
        "l",
        Lift { fall: (4.0, 9.0), soft: 8.0, shade: ("#12081e", 0.65), rim: ("#ffe2ac", 2.6) },
    );
    let wall = page.lift_walls(
        "w",
        Lift { fall: (0.0, 12.0), soft: 12.0, shade: ("#080412", 0.8), rim: ("#ffc880", 3.2) },
    );
    let small =
        page.lift("m", Lift { fall: (-3.0, 5.0), soft: 4.0, shade: ("#080412", 0.6), rim: ("#ffdca0", 3.0) });
    let glow = page.glow("g", light, 480.0, "#ffcf7a", 0.55);
    let hall = pools(
        Paper::new().cut("#2a1838", "M0 0H1200V560H0Z"),
        light,
        &[
            (620.0, 480.0, "#452446"),
            (500.0, 390.0, "#6a3a4c"),
            (380.0, 300.0, "#9a5e4e"),
            (260.0, 210.0, "#cc9054"),
            (150.0, 120.0, "#ffca78"),
        ],
        181,
    );
    // The stair comes down from the left, a branched candlestick over it.
    let mut steps = (String::from("M180 560V170"), String::new());
    for i in 0..7_u32 {
        let (x, y) = (300.0 + 84.0 * f64::from(i), 170.0 + 50.0 * f64::from(i));
        steps.0.push_str(&format!("H{x:.0}V{:.0}", y + 50.0));
        steps.1.push_str(&format!("M{:.0} {y:.0}h84v9h-84Z", x - 84.0));
    }
    steps.0.push_str("H1010V560Z");
    let stair = Paper::new()
        .cut("#54304a", &steps.0)
        .cut("#f0bc80", &steps.1)
        .cut("#3a2040", "M180 560V430L700 560Z");
    let sconce = Paper::new()
        .line("#5a3a2c", 6.0, "M560 60V10M520 76Q560 100 600 76")
        .cut("#fff0c8", "M514 44H526V78H514ZM554 30H566V64H554ZM594 44H606V78H594Z")
        .cut("#ff9a3c", "M520 44C510 36 513 22 520 10C527 22 530 36 520 44ZM560 30C550 22 553 8 560-4C567 8 570 22 560 30ZM600 44C590 36 593 22 600 10C607 22 610 36 600 44Z");
    let king = Paper::new()
        .cut("#b8a8b4", "M-52 0C-60-90-50-150-6-164C40-150 52-90 46 0Q0 14-52 0Z")
        .cut("#fff6ea", "M-6-164C40-150 52-90 46 0Q22 8 0 8C20-50 20-110-6-164Z")
        .line("#a898a8", 3.0, "M-30-20C-34-60-30-90-22-116M-8-6C-8-50-8-80-4-100M16-4C20-50 18-84 14-104")
        .cut("#c9c0c4", "M-34-214C-42-180-34-166-28-160H24C30-168 36-184 30-214Z")
        .cut("#9a5f50", "M-28-206C-28-232-16-240 0-240S28-232 28-206C28-180 16-166 0-166S-28-180-28-206Z")
        .cut("#d8986e", "M4-240C18-238 28-230 28-206C28-184 18-170 6-166C16-190 16-220 4-240Z")
        .cut(
            "#d4cac8",
            "M-29-196C-18-186-8-192 0-188C8-192 18-186 29-196C32-166 22-122 2-108C-20-122-32-166-29-196Z",
        )
        .cut("#fffaf0", "M4-188C10-192 18-186 29-196C32-166 22-122 4-110C14-136 14-164 4-188Z")
        .line("#3a1c24", 3.0, "M-16-208H-7M8-208H17")
        .line("#f4eee6", 4.0, "M-20-218Q-12-223-5-217M20-218Q12-223 5-217")
        .cut("#b8862c", "M-28-226L-36-260L-16-246L-2-270L14-246L34-262L28-228Q0-238-28-226Z")
        .cut("#ffdc7a", "M-2-270L14-246L34-262L28-228Q14-233 2-233Z")
        .cut("#8a8098", "M30-130C60-120 84-108 100-96L92-82C70-90 44-98 24-100Z")
        .oval("#d8986e", 100.0, -88.0, 13.0, 10.0)
        .cut("#9a5f50", "M-34 2H-8V14H-38ZM10 4H36L42 16H8Z");
    let lady = Paper::new()
        .cut("#33184a", "M-100 0C-110 60-130 130-160 190H150C130 120 110 60 104 0Z")
        .cut("#66408a", "M-30 0C-44 60-60 130-84 190H-160C-130 130-110 60-100 0Z")
        .cut("#4c2c6c", "M30 0C44 60 60 130 76 190H120C104 120 84 60 70 0Z")
        .over(&queen("#120a22"))
        .cut("#8a6a2a", "M-106 8Q0 36 106 8V24Q0 54-106 24Z")
        .cut("#f0cf6a", "M-106 8Q-60 20-10 22V38Q-62 37-106 24Z")
        .cut("#66408a", "M-92-30C-120-34-140-38-160-34L-158-14C-136-12-112-6-90 0Z")
        .cut("#f6ecf2", "M-158-36C-172-40-186-36-188-26C-186-16-172-12-158-14Z");
    // The wall we stand behind, and the crack in it.
    let crack = "M236 560L252 470L214 400L262 318L226 232L300 150L290 84L384 30L470 52L560 16L664 48L760 22L838 84L906 110L930 196L990 262L962 344L1012 420L980 492L996 560Z";
    let bricks = Paper::new().pierced("#171028", &format!("M-10-10H1210V570H-10Z{crack}"));
    let joints = Paper::new().line(
        "#251a3a",
        4.0,
        "M0 90H280M0 190H250M0 290H230M0 390H210M0 490H240M120 0V90M60 90V190M170 190V290M80 290V390M150 390V490M70 490V560M920 90H1200M980 190H1200M1000 290H1200M1020 390H1200M1000 490H1200M1060 0V90M1120 90V190M1060 190V290M1130 290V390M1080 390V490M1140 490V560",
    );
    let mut mice = Paper::new();
    for (who, x, y, s, way) in [
        (Who::Friend(0), 130.0, 548.0, 1.6, 1.0),
        (Who::Collin, 276.0, 556.0, 1.8, 1.0),
        (Who::Friend(1), 960.0, 556.0, 1.66, -1.0),
        (Who::Friend(2), 1096.0, 548.0, 1.6, -1.0),
    ] {
        mice = mice.placed(
            &format!("translate({x} {y}) scale({:.2} {s})", way * s),
            &mouse(who, Pose::Stand, Air("#2a1838", 0.42)),
        );
    }
    let art = Paper::new()
        .over(&hall)
        .over(&glow)
        .put(0.0, 58.0, 0.0, 1.0, &sconce)
        .filtered(&lift, &stair)
        .filtered(&lift, &Paper::new().put(508.0, 318.0, 2.0, 0.94, &king))
        .filtered(&lift, &Paper::new().put(782.0, 330.0, 0.0, 1.06, &lady))
        .filtered(&wall, &bricks)
        .over(&joints)
        .filtered(&small, &mice);
    page.file(&art.faint(0.26, &glow))
}

/// Before the hole in the wall stand two grey slippers, as if somebody had only just stepped out; the silk sinks down after her.
pub(super) fn two_slippers() -> String {
    let mut page = Page::new("s11e");
    let light = (250.0, 90.0);
    let lift = page.lift_walls(
        "l",
        Lift { fall: (9.0, 8.0), soft: 8.0, shade: ("#120820", 0.65), rim: ("#ffe0ac", 2.6) },
    );
    let small =
        page.lift("m", Lift { fall: (6.0, 4.0), soft: 3.0, shade: ("#120820", 0.6), rim: ("#ffe8c0", 3.0) });
    let soft = page.blur("b", 2.4);
    let glow = page.glow("g", light, 560.0, "#ffcf84", 0.5);
    let wall = pools(
        Paper::new().cut("#1e1234", "M0 0H1200V560H0Z"),
        light,
        &[
            (980.0, 580.0, "#2a1840"),
            (790.0, 470.0, "#40234a"),
            (610.0, 370.0, "#663a50"),
            (440.0, 280.0, "#985e50"),
            (290.0, 190.0, "#cc9258"),
            (160.0, 110.0, "#ffcc7e"),
        ],
        191,
    )
    .line("#180e2a", 3.0, "M420 0V70M420 70H700M560 70V160M700 0V70M700 160H560M880 0V60M1040 60V150M880 60H1200M1120 150V260M1040 150H1200");
    let candle = Paper::new()
        .cut("#e8c890", "M232 170Q250 162 268 170V300H232Z")
        .cut("#fff2cc", "M232 170Q246 164 254 166V300H232Z")
        .cut("#ff9a3c", "M250 168C230 156 236 122 250 88C264 122 270 156 250 168Z")
        .cut("#fff4c0", "M250 164C240 154 243 134 250 114C258 134 261 154 250 164Z")
        .oval("#8a5a3c", 250.0, 302.0, 52.0, 10.0)
        .cut("#54304a", "M-10 306H330L340 330H-10Z")
        .cut("#d8985c", "M-10 306H330V314H-10Z");
    // The hole: no larger than a plate, an iron ring around it, and round and round inside.
    let hole = Paper::new()
        .dot("#2c2444", 880.0, 262.0, 150.0)
        .dot("#6a5a78", 874.0, 258.0, 142.0)
        .cut("#d0a890", "M874 116A142 142 0 0 0 744 316A150 150 0 0 1 890 128Z")
        .dot("#241a3a", 880.0, 264.0, 118.0)
        .dot("#120c24", 888.0, 270.0, 100.0)
        .dot("#080514", 898.0, 278.0, 76.0)
        .line("#332850", 4.0, "M800 300A100 90 0 0 1 900 184M846 320A70 60 0 0 1 920 226")
        .cut("#3a3052", "M770 168a9 9 0 1 0 .1 0ZM874 112a9 9 0 1 0 .1 0ZM980 162a9 9 0 1 0 .1 0ZM1012 260a9 9 0 1 0 .1 0ZM744 262a9 9 0 1 0 .1 0Z");
    let floor = Paper::new()
        .cut("#2c1a3a", "M-10 420Q600 396 1210 420V570H-10Z")
        .cut("#6a3e50", "M-10 424Q420 400 900 412L1000 570H-10Z")
        .cut("#b0705a", "M-10 428Q280 408 600 410L660 570H-10Z")
        .cut("#e8b074", "M-10 432Q160 416 340 414L370 570H-10Z")
        .line(
            "#241432",
            3.0,
            "M-10 476Q600 452 1210 474M180 420L120 560M480 410L470 560M780 410L840 560M1020 416L1140 560",
        );
    // The gown, with nobody in it: it still knows how she stood.
    let silk = Paper::new()
        .cut("#2a1440", "M700 500C720 440 770 420 800 370C812 340 816 310 850 300C880 296 920 300 940 320C960 350 950 380 980 420C1010 450 1070 470 1090 504C1040 530 760 534 700 500Z")
        .cut("#5a3478", "M700 500C720 440 770 420 800 370C812 340 816 310 850 300C862 298 874 298 886 300C850 350 850 430 800 520C760 518 724 512 700 500Z")
        .cut("#8f66b0", "M700 500C720 440 770 420 800 370C808 350 814 328 828 312C826 370 790 440 742 512Q718 508 700 500Z")
        .line("#1c0c30", 4.0, "M880 330C870 400 880 460 860 520M920 340C930 410 950 460 960 516M840 340C830 400 820 450 800 510")
        .line("#b48acc", 2.4, "M706 494C780 520 980 526 1080 500");
    // Her collar on top of it, eight points drawn in.
    let mut collar = Paper::new();
    for side in [1, -1] {
        collar = collar.placed(
            &format!("translate(872 436) rotate(8) scale({side} .62)"),
            &Paper::new()
                .cut("#3a1c54", "M2 6L40-92L16-2ZM6 8L84-66L22 4ZM8 12L104-18L24 14ZM6 16L96 30L18 22Z")
                .cut("#a070c0", "M2 6L40-92L10 0ZM6 8L84-66L14 6ZM8 12L104-18L18 12ZM6 16L96 30L14 19Z"),
        );
    }
    let mut shoes = Paper::new();
    let mut under = Paper::new();
    for (x, y) in [(610.0, 484.0), (656.0, 522.0)] {
        under = under.oval("#1c0c2c", x - 20.0, y + 3.0, 130.0, 12.0);
        let shoe =
            Paper::new().over(&slipper()).cut("#1a1028", "M812 232C840 254 884 262 940 254Q884 246 812 232Z");
        shoes = shoes.filtered(
            &small,
            &Paper::new()
                .placed(&format!("translate({:.0} {:.0}) scale(-.64 .64)", x + 476.0, y - 209.0), &shoe),
        );
    }
    let mut mice = Paper::new();
    let mut long = Paper::new();
    for (who, x, y, s) in [
        (Who::Friend(1), 84.0, 520.0, 1.2),
        (Who::Friend(0), 178.0, 538.0, 1.24),
        (Who::Filch, 268.0, 516.0, 1.24),
        (Who::Collin, 368.0, 540.0, 1.34),
    ] {
        long = long
            .placed(&format!("matrix({} 0 {} {} {x} {y})", 1.2 * s, -1.2 * s, -0.2 * s), &shadow("#3a1c34"));
        mice = mice.put(x, y, 0.0, s, &mouse(who, Pose::Stand, Air("#6a3e50", 0.08)));
    }
    let art = Paper::new()
        .over(&wall)
        .over(&glow)
        .filtered(&lift, &candle)
        .filtered(&lift, &hole)
        .filtered(&lift, &floor)
        .filtered(&lift, &silk)
        .filtered(&small, &collar)
        .faint(0.6, &Paper::new().filtered(&soft, &under))
        .over(&shoes)
        .faint(0.6, &Paper::new().filtered(&soft, &long))
        .filtered(&small, &mice);
    page.file(&art.faint(0.28, &glow))
}

/// Under the floor of the hall: two soles in a crack full of candlelight, and a prince who knocks, two and one.
pub(super) fn under_the_chair() -> String {
    let mut page = Page::new("s10e");
    let light = (640.0, 40.0);
    let lift = page.lift_walls(
        "l",
        Lift { fall: (0.0, 9.0), soft: 9.0, shade: ("#0c0618", 0.7), rim: ("#ffd490", 3.0) },
    );
    let small =
        page.lift("m", Lift { fall: (0.0, 5.0), soft: 4.0, shade: ("#0c0618", 0.6), rim: ("#ffe6b0", 3.2) });
    let glow = page.glow("g", light, 520.0, "#ffcf7a", 0.5);
    let dark = pools(
        Paper::new().cut("#140c22", "M0 0H1200V560H0Z"),
        (640.0, 150.0),
        &[
            (700.0, 480.0, "#1e122c"),
            (540.0, 400.0, "#2e1a36"),
            (400.0, 320.0, "#4a2a3c"),
            (280.0, 240.0, "#70443f"),
        ],
        211,
    );
    let above = pools(
        Paper::new().cut("#8a4e3c", "M0 0H1200V200H0Z"),
        light,
        &[(360.0, 160.0, "#c07e48"), (250.0, 120.0, "#f0b460"), (150.0, 80.0, "#ffe0a0")],
        213,
    );
    // The soles of two shoes, seen from below; one of them has stopped tapping.
    let sole = Paper::new()
        .cut("#3a2028", "M-118 0C-122-26-90-40-50-36C-20-32 0-24 30-30C80-40 130-30 132 0C130 28 80 38 30 28C0 22-20 32-50 36C-90 40-122 26-118 0Z")
        .cut("#7a4a3c", "M-106 0C-108-20-84-30-50-27C-20-24 0-16 30-22C74-30 118-22 120 0C118 20 74 28 30 20C0 14-20 24-50 27C-84 30-108 20-106 0Z")
        .cut("#a86e50", "M10-20C70-32 118-22 120 0C118 20 74 28 30 20C60 10 50-10 10-20Z")
        .cut("#2a161e", "M-50-30V30L-42 28V-28Z")
        .line("#d8a878", 2.4, "M-92-6a3 3 0 1 0 .1 0M-92 10a3 3 0 1 0 .1 0M-74-14a3 3 0 1 0 .1 0M-74 16a3 3 0 1 0 .1 0");
    let shoes = Paper::new().put(510.0, 74.0, -4.0, 1.0, &sole).put(780.0, 84.0, 7.0, 1.0, &sole);
    // Boards, and the gap between two of them.
    let boards = Paper::new()
        .cut("#33202c", "M-10-10H1210V34L900 24L420 30L-10 40ZM-10 128L420 134L900 122L1210 132V236L800 226L300 234L-10 226Z")
        .cut("#54343a", "M-10 128L420 134L900 122L1210 132V150L900 140L420 152L-10 146Z")
        .cut("#e0a060", "M180 131L420 134L900 122L1100 128L900 130L420 142Z")
        .line("#221420", 4.0, "M-10 180L500 188L1210 176M260 134V230M720 128V228M1010 126V228")
        .dot("#1a0e18", 340.0, 164.0, 7.0)
        .dot("#1a0e18", 940.0, 158.0, 7.0);
    let beams = Paper::new()
        .cut("#0e0818", "M-10 226H90L70 570H-10ZM1110 226H1210V570H1130Z")
        .cut("#33202c", "M74 226H90L70 570H56ZM1110 226H1126L1146 570H1130Z");
    let rays = Paper::new().cut(
        "#ffe2a0.16",
        "M300 140L200 570H420L430 138ZM520 136L500 570H760L690 130ZM800 126L880 570H1040L930 124Z",
    );
    // A heap of what falls through floors, high enough to stand on.
    let heap = Paper::new()
        .cut("#1a1026", "M-10 570C160 540 320 530 430 470C480 440 560 420 640 424C720 426 770 460 850 500C960 540 1080 550 1210 560V570Z")
        .cut("#54343e", "M330 526C400 500 440 460 480 446C520 430 600 420 640 424C720 426 770 460 850 500C760 480 700 470 620 470C520 470 420 500 330 526Z")
        .cut("#c08a58", "M480 446C520 430 600 420 640 424C690 426 730 442 770 462C720 446 660 438 600 440C560 440 510 444 480 446Z")
        .dot("#8a6a4c", 400.0, 508.0, 26.0)
        .dot("#d8b070", 394.0, 502.0, 18.0)
        .dot("#5a3c30", 390.0, 498.0, 3.4)
        .dot("#5a3c30", 400.0, 506.0, 3.4)
        .line("#a8a8ac", 7.0, "M820 524L960 500")
        .line("#e8e4dc", 2.4, "M822 520L956 497")
        .cut("#7a2c3c", "M706 470C726 452 760 462 756 486C740 500 712 492 706 470Z");
    let splinter = Paper::new()
        .cut("#8a5c38", "M694 338L706 343L752 212L738 232Z")
        .cut("#f0c88a", "M694 338L700 340L752 212L738 232Z");
    let mice = Paper::new()
        .placed(
            "translate(622 436) rotate(6) scale(1.5)",
            &mouse(Who::Collin, Pose::Stand, Air("#4a2a3c", 0.08)),
        )
        .line("#a87a56", 9.0, "M644 374L676 360L700 334")
        .placed("translate(300 552) scale(1.24)", &mouse(Who::Friend(0), Pose::Stand, Air("#2e1a36", 0.24)))
        .placed(
            "translate(930 548) scale(-1.24 1.24)",
            &mouse(Who::Friend(1), Pose::Stand, Air("#2e1a36", 0.24)),
        );
    let knocks = Paper::new().line("#ffe9b8", 4.0, "M728 246L712 254M770 240L786 250M758 256L766 272");
    let art = Paper::new()
        .over(&dark)
        .over(&above)
        .over(&glow)
        .filtered(&lift, &shoes)
        .over(&rays)
        .filtered(&lift, &boards)
        .filtered(&lift, &beams)
        .filtered(&lift, &heap)
        .filtered(&small, &mice)
        .filtered(&small, &splinter)
        .over(&knocks);
    page.file(&art.faint(0.26, &glow))
}

/// In the angle between two stones sits a spider as big as a pea; against the wall leans a straw as long as a broom.
pub(super) fn a_very_small_spider() -> String {
    let mut page = Page::new("s11f");
    let light = (330.0, 110.0);
    let lift = page.lift_walls(
        "l",
        Lift { fall: (8.0, 8.0), soft: 9.0, shade: ("#0a1020", 0.6), rim: ("#e8f0f4", 2.4) },
    );
    let small =
        page.lift("m", Lift { fall: (6.0, 5.0), soft: 4.0, shade: ("#0a1020", 0.6), rim: ("#f8fcff", 3.0) });
    let soft = page.blur("b", 3.0);
    let glow = page.glow("g", light, 560.0, "#dce8f4", 0.45);
    let dim = pools(
        Paper::new().cut("#161c34", "M0 0H1200V560H0Z"),
        light,
        &[
            (900.0, 560.0, "#1e2844"),
            (720.0, 450.0, "#2c3a58"),
            (540.0, 350.0, "#445674"),
            (370.0, 250.0, "#6c8098"),
            (220.0, 160.0, "#a4b4c0"),
        ],
        221,
    );
    // Two stones and the angle between them: the light reaches one of them.
    let stones = Paper::new()
        .cut("#5a6c88", "M180-10H800V430H160C150 300 160 140 180-10Z")
        .cut("#8a9cb0", "M180-10H560C540 140 530 300 540 430H160C150 300 160 140 180-10Z")
        .cut("#b8c6d0", "M180-10H380C350 140 340 300 340 430H160C150 300 160 140 180-10Z")
        .cut("#222c4a", "M800-10H1210V470L800 430Z")
        .cut("#2e3a5c", "M800-10H836V434L800 430Z")
        .line(
            "#3a4a68",
            4.0,
            "M330-10C320 60 340 100 326 150M620 430C610 380 630 350 616 300M700-10C690 30 704 60 696 96",
        )
        .line("#161e38", 4.0, "M960-10C950 80 980 150 962 240M1080 470C1070 400 1096 360 1080 300");
    let floor = Paper::new()
        .cut("#1c2440", "M-10 440Q400 416 800 430L1210 470V570H-10Z")
        .cut("#43547a", "M-10 444Q400 418 800 430L900 570H-10Z")
        .cut("#7a8ca4", "M-10 450Q240 424 520 424L560 570H-10Z")
        .line("#161e38", 3.0, "M-10 500Q500 470 1210 520M240 430L190 560M540 424L560 560");
    // What is left of the web, coming down on nothing.
    let web = Paper::new().line("#e8eef4", 1.8, "M800 40C780 120 770 200 790 300M800 40C850 90 900 160 910 250M770 120Q810 140 850 110M764 180Q820 210 884 170M776 240Q830 270 906 230M800 300C796 330 800 350 798 370");
    let straw = Paper::new()
        .line("#7a5a2c", 13.0, "M410 520L544 60")
        .line("#e0c070", 8.0, "M407 518L541 60")
        .line("#fff0bc", 2.6, "M404 516L538 60")
        .line("#7a5a2c", 3.0, "M460 345L474 349M500 208L514 212");
    let spider = Paper::new()
        .line("#2a1c3c", 2.8, "M-8-10L-18-18L-20-4M-8-8L-16-8L-18 2M-6-6L-12 0L-12 6M8-10L18-18L20-4M8-8L16-8L18 2M6-6L12 0L12 6M-4-4L-6 4M4-4L6 4")
        .dot("#3a2450", 0.0, -10.0, 11.0)
        .cut("#7a5898", "M-2-20A11 11 0 0 0-9-4C-8-10-6-16-2-20Z")
        .dot("#2a1c3c", 0.0, -2.0, 6.4)
        .dot("#f0a8ff", -2.6, -2.6, 1.8)
        .dot("#f0a8ff", 2.6, -2.6, 1.8);
    let under = Paper::new()
        .oval("#10162c", 800.0, 446.0, 30.0, 5.0)
        .oval("#10162c", 616.0, 512.0, 80.0, 11.0)
        .oval("#10162c", 1060.0, 540.0, 80.0, 11.0)
        .oval("#10162c", 250.0, 528.0, 70.0, 11.0);
    let bottle = Paper::new()
        .cut("#5a2c14", "M1096 520C1086 506 1090 488 1104 484L1160 480L1168 472H1196V512H1170L1162 508L1110 532Q1102 530 1096 520Z")
        .cut("#b8702c", "M1096 520C1086 506 1090 488 1104 484L1160 480L1168 472H1196V482L1166 488L1106 500Z")
        .cut("#f0b45c", "M1100 500C1098 492 1102 488 1108 488L1158 484L1154 488L1108 494Z");
    let mice = Paper::new()
        .placed(
            "translate(606 512) rotate(14) scale(1.7)",
            &mouse(Who::Collin, Pose::Stand, Air("#2c3a58", 0.12)),
        )
        .placed("translate(250 528) scale(1.4)", &mouse(Who::Friend(0), Pose::Stand, Air("#2c3a58", 0.2)))
        .placed("translate(1046 540) scale(-1.5 1.5)", &mouse(Who::Filch, Pose::Stand, Air("#2c3a58", 0.22)));
    let art = Paper::new()
        .over(&dim)
        .over(&glow)
        .filtered(&lift, &stones)
        .faint(0.4, &web)
        .filtered(&lift, &floor)
        .filtered(&small, &straw)
        .faint(0.6, &Paper::new().filtered(&soft, &under))
        .filtered(&small, &Paper::new().put(800.0, 438.0, 0.0, 1.5, &spider))
        .filtered(&small, &bottle)
        .filtered(&small, &mice);
    page.file(&art.faint(0.22, &glow))
}
