//! Chapter 8, three ways to a mirror: the queen's chamber.

use crate::figures::kit::Paper;
use crate::moments::actors::{Air, Pose, Who, mouse, shadow};
use crate::moments::page::{Lift, Page, pools};
use crate::palette::mix;

/// Between the wings of the mirror Collin stands in long rows; far back, where the glass is green, sits one who is only a mouse.
pub(super) fn a_thousand_small_selves() -> String {
    let mut page = Page::new("s8a");
    let light = (600.0, 60.0);
    let lift = page.lift_walls(
        "l",
        Lift { fall: (0.0, 9.0), soft: 8.0, shade: ("#100a20", 0.65), rim: ("#ffe0b0", 2.6) },
    );
    let glass =
        page.lift("n", Lift { fall: (-4.0, 7.0), soft: 6.0, shade: ("#100a20", 0.6), rim: ("#ffe8c8", 3.0) });
    let small =
        page.lift("m", Lift { fall: (0.0, 4.0), soft: 2.0, shade: ("#0a1c24", 0.5), rim: ("#fff0d0", 2.6) });
    let soft = page.blur("b", 2.4);
    let far = (600.0, 262.0);
    let glow = page.glow("g", far, 300.0, "#d8ffd8", 0.5);
    let wall = pools(
        Paper::new().cut("#241638", "M0 0H1200V560H0Z"),
        light,
        &[(760.0, 420.0, "#33204a"), (620.0, 340.0, "#4a2e5a"), (480.0, 270.0, "#6a4266")],
        51,
    );
    // The glass of three wings, greener and lighter with every step into it.
    let depth = pools(
        Paper::new().cut("#1c3448", "M90 40H1110V470H90Z"),
        far,
        &[
            (520.0, 300.0, "#22465a"),
            (400.0, 236.0, "#2c5c68"),
            (300.0, 180.0, "#3c7874"),
            (210.0, 130.0, "#56977e"),
            (130.0, 86.0, "#86bc8e"),
            (70.0, 50.0, "#c4e2a8"),
        ],
        53,
    )
    .cut("#16303e", "M90 470L560 282H640L1110 470Z")
    .cut("#2a5a60", "M250 470L572 282H628L950 470Z")
    .cut("#5c9a82", "M400 470L586 282H614L800 470Z");
    let wings = page
        .window("t", "M120 70L392 30V440L120 470ZM412 28Q600-8 788 28V440H412ZM808 30L1080 70V470L808 440Z");
    let mut rows = Paper::new();
    for side in [-1.0, 1.0] {
        for i in (0..8_u32).rev() {
            let t = f64::from(i);
            let s = 1.55 * 0.72_f64.powf(t);
            let x = far.0 + side * 46.0 + side * 360.0 * 0.7_f64.powf(t);
            let y = 284.0 + 150.0 * 0.7_f64.powf(t);
            let air = Air("#4f9080", 0.1 + 0.09 * t);
            let one = if i < 3 { mouse(Who::Collin, Pose::Stand, air) } else { far_self(t) };
            rows = rows.placed(&format!("translate({x:.0} {y:.0}) scale({:.2} {s:.2})", -side * s), &one);
        }
    }
    // The last of all: a round back and a crumb.
    let last = Paper::new()
        .line("#7a6a4c", 2.4, "M-10 0C-22 4-26-4-34 0")
        .cut(
            "#8a6f4e",
            "M-16 2C-20-20-4-30 8-26C14-34 24-30 24-22C30-18 32-14 32-12C28-8 24-8 22-6C24 0 20 2 16 2Z",
        )
        .cut("#b8966a", "M-6-22C0-28 6-27 8-26C14-34 24-30 24-22C30-18 32-14 32-12C20-12 6-12-6-22Z")
        .dot("#5a4632", 8.0, -27.0, 6.0)
        .dot("#e0a488", 8.0, -27.0, 3.6)
        .dot("#2a2018", 21.0, -18.0, 1.6)
        .cut("#ffd86a", "M24-12L36-10L32 0H24Z");
    let frames = Paper::new().pierced(
        "#8a6a34",
        "M100 54L400 10V456L100 492ZM120 70V470L392 440V30ZM400 10Q600-30 800 10V456H400ZM412 28V440H788V28Q600-8 412 28ZM800 10L1100 54V492L800 456ZM808 30V440L1080 470V70Z",
    )
    .line("#f0cf7a", 4.0, "M104 56L400 13Q600-26 800 13L1096 56M400 14V452M800 14V452");
    let shine = Paper::new()
        .cut("#ffffff", "M150 80L220 70L130 300V220ZM840 50L880 56L812 200V140ZM980 70L1010 74L880 420H850Z");
    let table = Paper::new()
        .cut("#4a2440", "M-10 470Q600 430 1210 470V560H-10Z")
        .cut("#8a4a58", "M120 466Q600 436 1080 466L1150 560H50Z")
        .cut("#c47a70", "M300 456Q600 440 900 456L950 560H250Z");
    let (x, y, s) = (600.0, 520.0, 1.5);
    let long = Paper::new().oval("#4a2444", x, y + 4.0, 70.0, 12.0);
    let collin = Paper::new().put(x, y, 0.0, s, &mouse(Who::Collin, Pose::Back, Air("#4a2c50", 0.05)));
    let town = Paper::new()
        .put(70.0, 548.0, 0.0, 1.3, &flask("#5a2a6a", "#9a58a8", "#e8b0e8"))
        .put(190.0, 552.0, 0.0, 1.0, &tower("#2c4a7a", "#5a86b8", "#c0e0f4"))
        .put(280.0, 556.0, 0.0, 0.8, &flask("#7a3a2c", "#c8744c", "#ffd0a0"))
        .put(1130.0, 548.0, 0.0, 1.3, &tower("#6a2a44", "#b85a70", "#ffc4c0"))
        .put(1010.0, 552.0, 0.0, 1.0, &flask("#2a5a50", "#5a9a80", "#c8f0d0"))
        .put(922.0, 556.0, 0.0, 0.7, &tower("#5a4a20", "#b8963c", "#ffe8a0"));
    let web = Paper::new().line(
        "#cfc4e0",
        1.8,
        "M0 0L130 190M0 60L100 150M60 0L140 130M0 120L80 110M30 60Q60 70 66 30M60 100Q100 96 104 56M1200 0L1090 170M1140 0L1100 130M1200 70L1110 130M1176 40Q1160 60 1130 40M1150 90Q1130 96 1118 70",
    );
    let art = Paper::new()
        .over(&wall)
        .clipped(&wings, &depth.over(&glow).over(&rows).put(600.0, 286.0, 0.0, 1.15, &last))
        .faint(0.1, &shine)
        .filtered(&lift, &frames)
        .faint(0.6, &web)
        .filtered(&lift, &table)
        .faint(0.6, &Paper::new().filtered(&soft, &long))
        .filtered(&small, &collin)
        .filtered(&glass, &town);
    page.file(&art.faint(0.25, &glow))
}

/// Collin deep in the glass, hardly more than an outline and a crown.
fn far_self(step: f64) -> Paper {
    let t = |c: &str| mix(c, "#6aa888", 0.25 + 0.07 * step);
    Paper::new()
        .over(&shadow(&t("#5a4a40")))
        .cut(&t("#2c6098"), "M-20 0C-22-24-18-44-12-52Q0-58 12-52C18-44 22-24 20 0Z")
        .cut(&t("#f0c458"), "M-12-84L-17-106L-7-97L0-111L7-97L17-106L12-84Z")
}

/// A round bottle of the queen's, on the origin.
fn flask(dark: &str, mid: &str, lit: &str) -> Paper {
    Paper::new()
        .cut(dark, "M-16-104H16V-86C50-74 56-20 34 0H-34C-56-20-50-74-16-86Z")
        .cut(mid, "M-6-104H16V-86C50-74 56-20 34 0H0C26-24 24-70-6-86Z")
        .cut(lit, "M-30-66C-38-52-40-34-34-20C-30-36-28-50-20-66Z")
        .cut("#b8923c", "M-20-112H20V-102H-20Z")
        .dot("#f0cf7a", 0.0, -124.0, 14.0)
        .dot("#fff0c0", 4.0, -128.0, 5.0)
}

/// A tall bottle of the queen's, on the origin.
fn tower(dark: &str, mid: &str, lit: &str) -> Paper {
    Paper::new()
        .cut(dark, "M-34 0V-120L-14-140V-158H14V-140L34-120V0Z")
        .cut(mid, "M0 0V-158H14V-140L34-120V0Z")
        .cut(lit, "M-26-8V-112L-18-118V-8Z")
        .cut("#b8923c", "M-34-60H34V-50H-34ZM-34-30H34V-24H-34Z")
        .cut("#f0cf7a", "M-18-158H18V-170L0-206L-18-170Z")
        .cut("#fff0c0", "M0-158H18V-170L0-206Z")
}

/// The brush is a boat, and what hangs in it is no hair; in the mirror behind it a door has opened.
pub(super) fn eight_hairs() -> String {
    let mut page = Page::new("s8b");
    let light = (770.0, 190.0);
    let lift = page.lift_walls(
        "l",
        Lift { fall: (0.0, 9.0), soft: 8.0, shade: ("#100a20", 0.65), rim: ("#ffdca0", 2.8) },
    );
    let near =
        page.lift("n", Lift { fall: (-4.0, 7.0), soft: 6.0, shade: ("#100a20", 0.6), rim: ("#fff0cc", 3.0) });
    let small =
        page.lift("m", Lift { fall: (-5.0, 4.0), soft: 2.0, shade: ("#100a20", 0.6), rim: ("#fff0d0", 3.0) });
    let soft = page.blur("b", 2.4);
    let glow = page.glow("g", light, 430.0, "#ffd48a", 0.5);
    let wall = pools(
        Paper::new().cut("#1e1232", "M0 0H1200V560H0Z"),
        light,
        &[(820.0, 520.0, "#281840"), (660.0, 430.0, "#36204c")],
        61,
    );
    let mirror = page.window("t", "M330 420C250 300 330 60 770 30C1180 60 1250 300 1190 420Z");
    let room = pools(
        Paper::new().cut("#22243e", "M200 0H1210V440H200Z"),
        light,
        &[(430.0, 300.0, "#343050"), (330.0, 250.0, "#54425c"), (240.0, 210.0, "#86605e")],
        63,
    )
    .cut("#5a4256", "M520 420L650 330H890L1030 420Z")
    .cut("#c08c5c", "M600 420L680 330H860L960 420Z")
    .cut("#2c1c34", "M650 336V96C650 40 890 40 890 96V336Z")
    .cut("#ffcf78", "M668 334V100C668 60 872 60 872 100V334Z")
    .cut("#fff0bc", "M704 334V120C704 84 836 84 836 120V334Z")
    // The leaf of the door, thrown open.
    .cut("#3c2440", "M890 70L980 40V372L890 334Z")
    .line("#6a4458", 4.0, "M908 96L962 78V210L908 214ZM908 236L962 236V340L908 318Z");
    let spider = Paper::new()
        .line("#1c0e26", 10.0, "M756 196C700 150 690 100 676 90C664 150 660 260 664 336M784 196C840 150 850 100 864 90C876 150 880 260 876 336")
        .line("#1c0e26", 9.0, "M758 210C720 190 712 160 704 150C694 210 692 280 696 336M782 210C820 190 828 160 836 150C846 210 848 280 844 336")
        .line("#1c0e26", 8.0, "M760 222C736 214 730 206 724 200C718 250 722 300 724 336M780 222C804 214 810 206 816 200C822 250 818 300 816 336M762 232C750 270 752 310 748 336M778 232C790 270 788 310 792 336")
        .cut("#1c0e26", "M770 78C806 78 822 108 816 144C812 170 792 184 770 184S728 170 724 144C718 108 734 78 770 78Z")
        .cut("#44265a", "M778 80C808 84 822 110 816 144C812 166 796 180 780 183C800 150 800 110 778 80Z")
        .cut("#1c0e26", "M770 176C792 176 800 196 796 216C792 234 782 242 770 242S748 234 744 216C740 196 748 176 770 176Z")
        .cut("#f0cf6a", "M746 186L742 164L756 176L770 158L784 176L798 164L794 186Q770 178 746 186Z")
        .cut("#e86aff", "M760 206a5 5 0 1 0 .1 0ZM780 206a5 5 0 1 0 .1 0ZM750 200a3 3 0 1 0 .1 0ZM790 200a3 3 0 1 0 .1 0ZM765 198a2.600 2.600 0 1 0 .1 0ZM775 198a2.600 2.600 0 1 0 .1 0ZM754 212a2.600 2.600 0 1 0 .1 0ZM786 212a2.600 2.600 0 1 0 .1 0Z")
        .line("#e8dcf0", 4.0, "M762 226L758 240M778 226L782 240");
    let frame = Paper::new()
        .pierced("#6a4c2c", "M296 436C200 290 300 30 770-6C1230 30 1300 290 1230 436ZM330 420H1190C1250 300 1180 60 770 30C330 60 250 300 330 420Z")
        .line("#e8c070", 4.0, "M330 420C250 300 330 60 770 30C1180 60 1250 300 1190 420");
    let table = Paper::new()
        .cut("#3a1c38", "M-10 430Q600 406 1210 426V560H-10Z")
        .cut("#6e3a4c", "M200 428Q700 408 1210 424V560H120Z")
        .cut("#b06a5c", "M480 420Q760 410 1060 420L1120 560H420Z");
    // Bristles stand in rows on the silver; the handle leaves the page.
    let mut bristles = (String::new(), String::new());
    for i in 0..34_u32 {
        let t = f64::from(i) / 33.0;
        let x = 520.0 + 430.0 * t;
        let base = 506.0 - 26.0 * (t * std::f64::consts::PI).sin();
        let tip = (x + (t - 0.5) * 50.0, base - 84.0 - 16.0 * (t * std::f64::consts::PI).sin());
        let d = format!("M{x:.0} {base:.0}L{:.0} {:.0}", tip.0, tip.1);
        if i % 2 == 0 { bristles.0.push_str(&d) } else { bristles.1.push_str(&d) }
    }
    let brush = Paper::new()
        .line("#3a2430", 7.0, &bristles.0)
        .line("#7a5450", 7.0, &bristles.1)
        .cut("#5a6478", "M486 500C560 470 900 466 980 496C1060 500 1130 486 1210 470V520C1130 530 1050 526 990 528C920 560 560 566 486 500Z")
        .cut("#a8b0bc", "M486 500C560 470 900 466 980 496C1060 500 1130 486 1210 470V486C1130 502 1050 510 980 508C880 490 600 488 486 500Z")
        .cut("#f0ecdc", "M560 484C680 470 880 470 980 496C1060 500 1130 486 1210 470V476C1130 492 1050 504 980 502C860 480 680 480 560 484Z")
        .line("#3c4458", 3.0, "M600 522Q640 508 680 524T760 526T840 524T920 516");
    // Eight, all of one length; the eighth is being pulled, and becomes longer.
    let mut hanging = String::new();
    for (x, up, sway) in [
        (584.0, 414.0, 10.0),
        (638.0, 403.0, 12.0),
        (690.0, 396.0, 9.0),
        (744.0, 391.0, 12.0),
        (798.0, 391.0, 10.0),
        (850.0, 396.0, 12.0),
        (904.0, 406.0, 9.0),
    ] {
        hanging.push_str(&format!(
            "M{:.0} {:.0}Q{:.0} {:.0} {x:.0} {:.0}C{:.0} {:.0} {:.0} {:.0} {:.0} {:.0}q{:.0} 14 {:.0} 18",
            x - 34.0,
            up + 26.0,
            x - 16.0,
            up - 34.0,
            up + 4.0,
            x + sway * 2.4,
            up + 44.0,
            x - sway * 2.4,
            up + 70.0,
            x + sway,
            up + 104.0,
            sway * 0.6,
            sway * 1.6
        ));
    }
    let pulled = "M560 440Q530 356 470 386C430 410 400 450 366 466";
    let hairs = Paper::new()
        .line("#2a1830", 5.4, &hanging)
        .line("#e8e4f4", 3.2, &hanging)
        .line("#2a1830", 6.0, pulled)
        .line("#ffffff", 3.8, pulled);
    let web = Paper::new().line(
        "#cfc4e0",
        1.8,
        "M0 0L290 60M0 0L230 170M0 0L120 240M0 0L20 290M90 18Q74 34 70 52Q46 60 38 78Q20 82 6 90M170 36Q140 62 134 98Q94 114 76 150Q40 160 12 176M240 50Q200 90 190 140Q130 170 104 210Q60 226 18 250",
    );
    let mut long = Paper::new();
    let mut mice = Paper::new();
    for (who, x, y, s) in [
        (Who::Friend(1), 330.0, 516.0, 1.2),
        (Who::Collin, 204.0, 506.0, 1.2),
        (Who::Friend(2), 92.0, 526.0, 1.15),
    ] {
        long = long
            .placed(&format!("matrix({} 0 {} {} {x} {y})", 1.2 * s, 1.1 * s, -0.2 * s), &shadow("#180c20"));
        mice = mice.put(x, y, 0.0, s, &mouse(who, Pose::Stand, Air("#3a2444", 0.12)));
    }
    let art = Paper::new()
        .over(&wall)
        .faint(0.5, &web)
        .clipped(&mirror, &room.over(&glow).over(&spider))
        .filtered(&lift, &frame)
        .filtered(&lift, &table)
        .filtered(&near, &brush)
        .over(&hairs)
        .faint(0.6, &Paper::new().filtered(&soft, &long))
        .filtered(&small, &mice);
    page.file(&art.faint(0.3, &glow))
}

/// Skirts like a curtain; under them it is dark and there are more pillars than there should be.
pub(super) fn under_the_hem() -> String {
    let mut page = Page::new("s8c");
    let light = (980.0, 420.0);
    let lift = page.lift_walls(
        "l",
        Lift { fall: (-6.0, 9.0), soft: 9.0, shade: ("#0c0618", 0.7), rim: ("#ffb878", 2.6) },
    );
    let small =
        page.lift("m", Lift { fall: (-5.0, 3.0), soft: 2.0, shade: ("#0c0618", 0.6), rim: ("#ffe0a8", 3.2) });
    let soft = page.blur("b", 2.0);
    let glow = page.glow("g", light, 520.0, "#ff9a4a", 0.6);
    let dark = pools(
        Paper::new().cut("#140a22", "M0 0H1200V560H0Z"),
        light,
        &[
            (1000.0, 420.0, "#1e102c"),
            (800.0, 330.0, "#301838"),
            (610.0, 260.0, "#4e2640"),
            (440.0, 200.0, "#7c3c40"),
            (290.0, 140.0, "#bc643c"),
            (160.0, 90.0, "#ffa04c"),
        ],
        71,
    );
    // The hearth beyond the last hem.
    let hearth = Paper::new()
        .cut("#2a141c", "M870 470V340C870 300 920 284 980 284S1090 300 1090 340V470Z")
        .cut("#ff9438", "M892 470V350C892 320 930 306 980 306S1070 320 1070 350V470Z")
        .cut("#ffd070", "M920 470C916 430 940 410 944 376C964 396 964 416 974 426C984 400 976 380 994 350C1016 386 1010 410 1020 424C1030 414 1028 400 1036 390C1052 420 1050 450 1046 470Z")
        .cut("#3a1c20", "M880 470Q930 448 980 462T1080 456V490H880Z");
    let floor = Paper::new()
        .cut("#1a0e24", "M-10 470Q600 446 1210 462V560H-10Z")
        .cut("#42202e", "M420 462Q800 450 1210 462V560H300Z")
        .cut("#8a4634", "M740 458Q960 452 1210 462V560H660Z")
        .cut("#d8803e", "M960 458Q1080 454 1210 462V560H920Z")
        .line("#1a0e24", 3.0, "M-10 512Q600 496 1210 508M300 468L220 560M620 458L590 560M900 456L930 560");
    let pillar = |x: f64, lean: f64, w: f64, lit: &str| {
        let (k, f) = (x + lean, x + lean * 0.2);
        let leg = format!(
            "M{:.0} 100L{:.0} 380L{:.0} 500H{:.0}L{:.0} 376L{:.0} 100Z",
            x - w,
            k - w,
            f - w * 0.3,
            f + w * 0.3,
            k + w,
            x + w
        );
        let edge = format!(
            "M{:.0} 100L{:.0} 376L{:.0} 500H{:.0}L{:.0} 376L{:.0} 100Z",
            x + w * 0.3,
            k + w * 0.3,
            f,
            f + w * 0.3,
            k + w,
            x + w
        );
        let hairs = format!(
            "M{0:.0} 350l-14 10M{0:.0} 376l-15 6M{0:.0} 326l-13 11M{1:.0} 340l14 9M{1:.0} 366l15 6",
            k - w,
            k + w
        );
        Paper::new().line("#0c0618", 3.0, &hairs).cut("#0c0618", &leg).cut(lit, &edge)
    };
    let back = Paper::new()
        .over(&pillar(500.0, -20.0, 9.0, "#6a3440"))
        .over(&pillar(620.0, 20.0, 9.0, "#7a3c40"))
        .over(&pillar(740.0, -18.0, 10.0, "#a05c40"))
        .over(&pillar(850.0, 22.0, 10.0, "#c87844"));
    let front = Paper::new()
        .over(&pillar(410.0, -24.0, 15.0, "#6a3440"))
        .over(&pillar(560.0, 26.0, 15.0, "#8a4840"))
        .over(&pillar(790.0, -30.0, 16.0, "#d08044"))
        .over(&pillar(920.0, 30.0, 16.0, "#f0a050"));
    // Seven skirts, the innermost first: each a curtain with the opening of the one inside it.
    let tones = ["#241636", "#33204a", "#43295a", "#54356c", "#66437e", "#795290", "#8c64a2"];
    let mut skirts = Paper::new();
    for (tone, i) in tones.into_iter().zip((0..7_u32).rev()) {
        skirts = skirts.filtered(&lift, &skirt(tone, f64::from(i)));
    }
    let brush = Paper::new()
        .line("#4a2c30", 4.0, "M40 16V34M56 17V37M72 18V38M88 18V38M104 18V38M120 18V38M136 17V37M152 16V34")
        .cut("#6a7284", "M-150-2L20-6C60-16 140-16 172 4C140 22 60 24 20 10L-150 8Q-160 3-150-2Z")
        .cut("#dcdcd4", "M-150-2L20-6C60-16 140-16 172 4C120-4 60-4 20 0L-150 2Z");
    let mut long = Paper::new();
    let mut mice = Paper::new();
    for (who, x, y, s) in [
        (Who::Friend(1), 600.0, 520.0, 1.0),
        (Who::Collin, 740.0, 526.0, 1.08),
        (Who::Friend(0), 890.0, 520.0, 1.0),
        (Who::Friend(2), 430.0, 530.0, 1.0),
    ] {
        long = long
            .placed(&format!("matrix({} 0 {} {} {x} {y})", 1.2 * s, 1.6 * s, -0.16 * s), &shadow("#0c0618"));
        mice = mice.put(x, y, 0.0, s, &mouse(who, Pose::Run, Air("#4a2434", 0.2)));
    }
    let carried = Paper::new().put(748.0, 440.0, -3.0, 1.0, &brush);
    let art = Paper::new()
        .over(&dark)
        .over(&glow)
        .filtered(&lift, &hearth)
        .filtered(&lift, &floor)
        .over(&back)
        .faint(0.6, &Paper::new().filtered(&soft, &long))
        .filtered(&lift, &front)
        .filtered(&small, &carried)
        .filtered(&small, &mice)
        .over(&skirts);
    page.file(&art.faint(0.35, &glow))
}

/// One skirt, counted from the outermost: a sheet with an opening, pleated, a braid along its scalloped hem.
fn skirt(tone: &str, inward: f64) -> Paper {
    let (left, right, top) = (50.0 + 44.0 * inward, 1176.0 - 16.0 * inward, 20.0 + 34.0 * inward);
    let hem = 488.0 - 3.0 * inward;
    let at = |t: f64, grow: f64| {
        let (s, c) = (std::f64::consts::PI * (1.0 - t)).sin_cos();
        let rx = if c < 0.0 { 640.0 - left } else { right - 640.0 };
        (640.0 + c * rx * grow, hem - s * (hem - top) * grow)
    };
    let mut opening = format!("{left:.0} {hem:.0}");
    let mut folds = String::new();
    let count = 12_u32;
    for k in 0..count {
        let t = |by: f64| (f64::from(k) + by) / f64::from(count);
        let (mid, to) = (at(t(0.5), 0.9), at(t(1.0), 1.0));
        opening.push_str(&format!("Q{:.0} {:.0} {:.0} {:.0}", mid.0, mid.1, to.0, to.1));
        if k + 1 < count {
            // A pleat from where two scallops meet, widening towards the waist, far above the page.
            let far = if inward == 0.0 { 2.1 } else { 1.25 };
            let (a, b) = (at(t(0.93), far), at(t(1.07), far));
            folds.push_str(&format!("M{:.0} {:.0}L{:.0} {:.0}L{:.0} {:.0}Z", to.0, to.1, a.0, a.1, b.0, b.1));
        }
    }
    let sheet = format!("M-10-10V{hem:.0}L{opening}L1210 {hem:.0}V-10Z");
    Paper::new().cut(tone, &sheet).cut(&mix(tone, "#0c0618", 0.26), &folds).line(
        &mix(tone, "#ffd0a0", 0.32 + 0.04 * inward),
        5.0,
        &format!("M{opening}"),
    )
}

/// For supper there is candle. It tasted good, and they have put it down; in the crumbs three lines lead in, and a thin one out.
pub(super) fn opening() -> String {
    let mut page = Page::new("s8d");
    let light = (600.0, 150.0);
    let lift = page.lift_walls(
        "l",
        Lift { fall: (0.0, 9.0), soft: 8.0, shade: ("#160a1c", 0.6), rim: ("#ffe0a4", 2.6) },
    );
    let west =
        page.lift("w", Lift { fall: (-6.0, 6.0), soft: 4.0, shade: ("#160a1c", 0.6), rim: ("#ffe2ae", 3.0) });
    let east =
        page.lift("e", Lift { fall: (6.0, 6.0), soft: 4.0, shade: ("#160a1c", 0.6), rim: ("#ffe2ae", 3.0) });
    let glow = page.glow("g", light, 480.0, "#ffcf72", 0.5);
    let wall = pools(
        Paper::new().cut("#231428", "M0 0H1200V560H0Z"),
        light,
        &[
            (780.0, 500.0, "#341b30"),
            (620.0, 400.0, "#502834"),
            (470.0, 310.0, "#783e36"),
            (340.0, 230.0, "#a8663c"),
            (220.0, 156.0, "#d89a4e"),
            (120.0, 92.0, "#ffcb76"),
        ],
        77,
    )
    .line("#190e1e", 3.0, "M120 0C140 110 100 200 124 330M300 0C284 70 314 120 300 180M930 0C950 80 912 150 932 230M1090 0C1070 120 1110 230 1088 380");
    let flame = Paper::new()
        .cut("#d8a468", "M548 216Q546 200 568 200Q600 190 632 200Q654 200 652 218L658 420H542Z")
        .cut("#f8dca4", "M574 200Q600 190 632 200Q646 201 646 224C648 290 642 360 640 420H590C576 350 566 270 574 200Z")
        .cut("#fff4d0", "M594 196Q616 194 628 200C638 270 628 350 620 420H606C594 350 586 270 594 196Z")
        .oval("#ffe9b4", 600.0, 204.0, 46.0, 10.0)
        .line("#4a2418", 5.0, "M600 206Q598 194 602 184")
        .cut("#f08a2c", "M600 200C574 190 572 158 594 122C600 106 602 98 600 88C624 116 636 154 628 178C622 194 612 200 600 200Z")
        .cut("#fff2b8", "M601 194C588 184 590 164 602 144C612 160 616 174 610 184Q606 194 601 194Z");
    let table = Paper::new()
        .cut("#4a2430", "M-10 424Q600 400 1210 424V570H-10Z")
        .cut("#9a5a40", "M60 420Q600 402 1140 420L1200 570H0Z")
        .cut("#d6924e", "M260 414Q600 404 940 414L1000 570H200Z")
        .cut("#f4c06c", "M430 410Q600 406 770 410L810 570H390Z");
    // Slices of a candle, a bite out of each.
    let slice = Paper::new()
        .oval("#7a4a3c", 0.0, 12.0, 64.0, 15.0)
        .cut("#3f6a4c", "M-66 8C-40-10 40-10 66 8C40 26-40 26-66 8Z")
        .cut("#7fa468", "M-66 8C-40-10 40-10 66 8C30 0-30 2-66 8Z")
        .cut("#d8a468", "M-44-18V6Q0 22 44 6V-18Z")
        .cut("#f4d49a", "M6-18V14Q28 13 44 6V-18Z")
        .cut("#fff2cc", "M-44-18C-44-30-20-34 0-34C8-34 16-33 22-31C20-26 26-22 32-22C32-16 40-14 44-14C40-4 20-2 0-2S-44-6-44-18Z")
        .dot("#8a5a34", -6.0, -18.0, 4.0);
    let plates = Paper::new()
        .put(330.0, 500.0, 0.0, 0.94, &slice)
        .put(150.0, 476.0, 0.0, 0.8, &slice)
        .placed("translate(876 500) scale(-.94 .94)", &slice)
        .placed("translate(1052 476) scale(-.8 .8)", &slice);
    // Crumbs, and four lines drawn in them with a claw.
    let crumbs = Paper::new()
        .cut("#fff0c4", "M470 500C500 478 700 478 730 500C760 526 700 552 600 552S440 526 470 500Z")
        .line("#a8683c", 8.0, "M500 520L580 514M560 488L592 508M640 486L612 508")
        .line("#a8683c", 3.0, "M622 520Q660 528 704 524")
        .cut("#a8683c", "M592 510a9 7 0 1 0 .1 0Z");
    let mut left = Paper::new();
    let mut right = Paper::new();
    for (who, x, y, s) in [
        (Who::Nez, 76.0, 446.0, 1.46),
        (Who::Tilda, 226.0, 448.0, 1.4),
        (Who::Collin, 410.0, 446.0, 1.5),
        (Who::Filch, 794.0, 448.0, 1.46),
        (Who::Linera, 962.0, 446.0, 1.42),
        (Who::Friend(2), 1120.0, 450.0, 1.4),
    ] {
        let way = if x < 600.0 { 1.0 } else { -1.0 };
        let one = Paper::new().placed(
            &format!("translate({x} {y}) scale({:.2} {s})", way * s),
            &mouse(who, Pose::Stand, Air("#502834", 0.12)),
        );
        if x < 600.0 { left = left.over(&one) } else { right = right.over(&one) }
    }
    let art = Paper::new()
        .over(&wall)
        .over(&glow)
        .filtered(&lift, &flame)
        .filtered(&west, &left)
        .filtered(&east, &right)
        .filtered(&lift, &table)
        .filtered(&lift, &crumbs)
        .filtered(&lift, &plates);
    page.file(&art.faint(0.3, &glow))
}
