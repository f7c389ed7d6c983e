//! Chapter 1, the flight to Barksburg: out of the cell, across the courtyard, onto the slate.

use super::actors::{Air, Pose, Who, mouse, shadow};
use super::page::{Lift, Page, pools};
use crate::figures::kit::Paper;
use crate::figures::mice::{Fur, NOSE, ear, head};
use crate::geometry::Jitter;

/// A slipper of grey silk on the stair, and five tiny shadows that run.
pub(super) fn opening() -> String {
    let mut page = Page::new("s1a");
    let light = (1000.0, 120.0);
    let lift = page
        .lift("l", Lift { fall: (-10.0, 8.0), soft: 7.0, shade: ("#120b22", 0.7), rim: ("#ffe6b4", 2.6) });
    let dim =
        page.lift("d", Lift { fall: (-9.0, 7.0), soft: 6.0, shade: ("#120b22", 0.7), rim: ("#6a4a6a", 1.6) });
    let small =
        page.lift("m", Lift { fall: (-6.0, 3.0), soft: 2.5, shade: ("#120b22", 0.6), rim: ("#ffe2a0", 3.2) });
    let soft = page.blur("b", 1.6);
    let glow = page.glow("g", light, 560.0, "#ffdf9a", 0.55);

    // The vault, light in steps.
    let mut wall = pools(
        Paper::new().cut("#191431", "M0 0H1200V560H0Z"),
        light,
        &[
            (900.0, 560.0, "#241c40"),
            (720.0, 440.0, "#342650"),
            (560.0, 350.0, "#4d335c"),
            (420.0, 270.0, "#714663"),
            (290.0, 200.0, "#a3675f"),
            (180.0, 130.0, "#dba066"),
            (100.0, 80.0, "#ffd993"),
        ],
        9,
    );
    // Joints of great stones.
    wall = wall.line("#150f2a", 3.0, "M0 96H330M0 214H260M330 0V96M150 96V214M420 96V160M520 0V120M300 214V330M420 160H640M640 0V60M560 160V250");
    // The cell: boots left standing in the straw, behind bars that were never measured for mice.
    let mut boots = Paper::new().cut("#0d0a1e", "M36 96Q230 40 430 96V470H36Z");
    for (i, x) in [74.0, 148.0, 232.0, 306.0, 384.0].iter().enumerate() {
        let pair = Paper::new()
            .cut("#2f223c", "M-34-150H18L14-52C44-40 70-30 68 0H-28L-26-60Z")
            .cut("#8f6470", "M-2-150H18L14-52C44-40 70-30 68 0H48C44-20 4-28 0-60Z")
            .cut("#5a3f58", "M-38-160H22V-132H-38Z")
            .cut("#b9868a", "M0-160H22V-132H0Z")
            .cut("#1a1228", "M-32-8H70V6H-32Z");
        let (s, y) = ([0.66, 0.84, 0.6, 0.78, 0.64][i], 442.0 + f64::from(i as u32 % 2) * 8.0);
        boots = boots.put(x - 12.0, y - 4.0, 0.0, s, &pair).put(x + 6.0, y + 6.0, 0.0, s, &pair);
    }
    let straw = Paper::new().line("#7a5c54", 3.0, "M60 452L110 444M96 462L150 456M170 450L214 462M220 464L276 452M290 450L330 462M330 466L390 456M120 470L180 464M250 472L320 468");
    let mut bars = Paper::new().cut("#2c2042", "M0 84Q230-6 470 84V480H440V112Q230 44 30 112V480H0Z");
    let mut gleam = String::new();
    for i in 0..7 {
        let x = 72.0 + f64::from(i) * 52.0;
        bars = bars.cut("#2c2042", &format!("M{x} 70h15V474h-15Z"));
        gleam.push_str(&format!("M{} 84h4V474h-4Z", x + 11.0));
    }
    let bars = bars
        .cut("#a87a80", &gleam)
        .cut("#3a2a50", "M30 262H440V280H30Z")
        .cut("#8f6a78", "M30 262H440V266H30Z");

    // The floor and the stair.
    let floor = Paper::new()
        .cut("#4a3258", "M0 462Q600 444 1200 462V560H0Z")
        .cut("#7d5264", "M130 458Q600 446 1200 462V560H60Z")
        .cut("#b07868", "M300 454Q700 448 1200 462V560H250Z")
        .cut("#dba676", "M460 452Q760 450 1200 462V560H440Z")
        .line("#5a3a58", 2.5, "M210 457L130 560M390 453L340 560M0 502H1200");
    let step = |x: f64, y: f64, h: f64, face: &str, top: &str, tread: &str| {
        Paper::new()
            .cut(face, &format!("M{x} {y}H1210V{}H{}Z", y + h, x + 6.0))
            .cut(top, &format!("M{x} {y}L{} {}H1210V{y}Z", x + 66.0, y - 30.0))
            .cut(tread, &format!("M{x} {y}H1210V{}H{}Z", y + 11.0, x + 1.0))
    };
    let stairs = [
        step(800.0, 232.0, 90.0, "#6a4560", "#e8b27c", "#ffdca0"),
        step(650.0, 324.0, 90.0, "#5c3d5c", "#dca478", "#ffd49a"),
        step(520.0, 414.0, 66.0, "#503658", "#c48a70", "#f0bd8c"),
    ];

    // The lantern, and what one sees of a queen.
    let lantern = Paper::new()
        .line("#3a2a3c", 5.0, "M1000 0V46")
        .cut("#ffb84e", "M962 70H1038L1046 158H954Z")
        .cut("#fff0b8", "M978 70H1022L1028 158H972Z")
        .cut("#ff9a3c", "M1000 88C984 112 984 142 1000 150C1016 142 1016 112 1000 88Z")
        .cut("#fffbe4", "M1000 108C992 122 992 140 1000 146C1008 140 1008 122 1000 108Z")
        .cut(
            "#3a2a3c",
            "M1000 34L1048 70H952ZM946 156H1054V172H946ZM958 70H966L960 158H950ZM1042 70H1034L1040 158H1050Z",
        )
        .cut("#8a6458", "M1000 34L952 70H978Z");
    let gown = Paper::new()
        .cut("#3d2f55", "M1210 0H1082C1060 100 1000 200 912 250C872 274 852 296 856 322C890 308 924 334 966 320C1010 306 1040 340 1090 326C1130 314 1170 340 1210 330Z")
        .cut("#5e4a78", "M1120 0H1082C1060 100 1000 200 912 250C872 274 852 296 856 322C874 314 892 318 910 323C990 240 1080 140 1120 0Z")
        .cut("#9585a8", "M1098 0H1082C1060 100 1000 200 912 250C872 274 852 296 856 322Q864 319 872 318C900 270 1060 180 1098 0Z")
        .cut("#251b3c", "M1160 0C1150 120 1090 230 1030 312Q1050 320 1062 328C1110 230 1170 110 1182 0Z")
        .cut("#c9bcd2", "M856 322C890 308 924 334 966 320C1010 306 1040 340 1090 326C1130 314 1170 340 1210 330V318C1170 328 1130 302 1090 314C1040 328 1010 294 966 308C924 322 890 296 856 312Z");
    let slipper = Paper::new()
        .cut("#e8d4c4", "M800 258C850 240 910 210 956 166L1050 190C1020 226 990 254 946 268Z")
        .cut("#b89a9c", "M800 258C850 240 910 210 956 166L984 173C946 216 894 250 846 262Z")
        .over(&slipper());

    // Five who run for the drain.
    let drain = Paper::new().oval("#0b0818", 92.0, 530.0, 86.0, 22.0).line(
        "#6a5068",
        5.0,
        "M20 522H164M34 536H150M60 514V546M92 510V550M124 514V546",
    );
    let gang = [
        (Who::Filch, 200.0, 508.0, 0.8),
        (Who::Maginos, 328.0, 528.0, 0.86),
        (Who::Tilda, 448.0, 508.0, 0.8),
        (Who::Nez, 576.0, 532.0, 0.88),
        (Who::Collin, 716.0, 518.0, 0.88),
    ];
    let mut long = Paper::new();
    let mut mice = Paper::new();
    for (who, x, y, s) in gang {
        long = long
            .placed(&format!("matrix({} 0 {} {} {x} {y})", 1.5 * s, 1.7 * s, -0.62 * s), &shadow("#1c0f34"));
        mice = mice.placed(
            &format!("translate({x} {y}) scale(-{s} {s})"),
            &mouse(who, Pose::Run, Air("#3a2450", 0.22)),
        );
    }
    let near = Paper::new()
        .cut("#0b0818", "M0 0H44C24 120 32 330 20 560H0Z")
        .cut("#0b0818", "M0 0H1200V26Q900 40 620 24T0 40Z");
    let art = Paper::new()
        .over(&wall)
        .over(&glow)
        .filtered(&dim, &boots)
        .over(&straw)
        .filtered(&dim, &bars)
        .filtered(&dim, &floor)
        .filtered(&lift, &stairs[0])
        .filtered(&lift, &stairs[1])
        .filtered(&lift, &lantern)
        .filtered(&lift, &slipper)
        .filtered(&lift, &gown)
        .filtered(&lift, &stairs[2])
        .over(&drain)
        .faint(0.8, &Paper::new().filtered(&soft, &long))
        .filtered(&small, &mice)
        .filtered(&dim, &near)
        .faint(0.3, &glow);
    page.file(&art)
}

/// The queen's slipper of grey silk, toe to the left, its sole on y 328.
pub(super) fn slipper() -> Paper {
    Paper::new()
        .cut("#5b5470", "M596 322C574 312 566 286 588 268C590 288 620 286 656 276C710 260 760 232 800 222C830 250 880 262 946 250L956 322Q900 330 870 314Q760 334 596 322Z")
        .cut("#a9a2b8", "M588 268C590 288 620 286 656 276C710 260 760 232 800 222C812 234 828 242 846 248C790 270 700 304 640 312Q600 312 588 268Z")
        .cut("#f0e8ec", "M656 276C710 260 760 232 800 222C806 228 812 232 820 237C770 250 710 282 660 290Q626 296 600 286Q626 286 656 276Z")
        .cut("#2f2440", "M800 222C830 250 880 262 946 250L947 262C880 274 822 262 792 226Z")
        .cut("#3a3050", "M594 316Q760 328 868 308Q900 322 956 314V328Q900 336 868 322Q760 340 590 324Z")
        .line("#8a8298", 2.4, "M668 300L726 262M690 306L742 256M700 270L760 300M726 258L790 292M684 288L756 282")
        .dot("#fff6e6", 592.0, 262.0, 13.0)
        .dot("#b49ac8", 588.0, 266.0, 7.0)
}

/// The courtyard: grass like a forest, the crow on the sundial, a lantern between the roots.
pub(super) fn into_the_light() -> String {
    let mut page = Page::new("s1b");
    let sun = (430.0, 170.0);
    let lift =
        page.lift("l", Lift { fall: (5.0, 9.0), soft: 7.0, shade: ("#0b2b33", 0.5), rim: ("#fff3c4", 2.6) });
    let small =
        page.lift("m", Lift { fall: (4.0, 5.0), soft: 2.0, shade: ("#06222a", 0.6), rim: ("#fff6cc", 3.4) });
    let glow = page.glow("g", sun, 520.0, "#fff2c0", 0.6);
    let sky = pools(
        Paper::new().cut("#8fb9b4", "M0 0H1200V560H0Z"),
        sun,
        &[
            (860.0, 560.0, "#a9c9b4"),
            (660.0, 440.0, "#c6d7b2"),
            (480.0, 330.0, "#e2dfae"),
            (330.0, 240.0, "#f5e2a4"),
            (210.0, 165.0, "#ffe9b0"),
            (112.0, 104.0, "#fff8dc"),
        ],
        21,
    );
    // The castle wall they came from, and hills of hedge.
    let far = Paper::new()
        .cut("#7fa8a4", "M0 120H40V96H74V120H110V96H144V120H176V420H0Z")
        .cut("#6d9a9a", "M0 330C160 290 300 340 470 318C640 296 760 330 900 306L1200 300V560H0Z");
    let hedge = Paper::new()
        .cut("#4a857c", "M0 380C40 352 70 366 104 352C140 336 176 366 214 352C250 340 290 364 330 350C376 330 420 356 470 344C520 330 560 366 610 350C660 336 700 366 744 350C860 330 1000 360 1200 340V560H0Z")
        .cut("#79ad84", "M120 350C150 338 180 364 214 352C250 340 290 364 330 350C376 330 420 356 470 344C520 330 560 366 610 350C640 340 670 350 700 356C640 400 540 420 430 420C300 420 190 400 120 350Z")
        .cut("#b4cf92", "M240 354C270 346 300 360 330 350C376 330 420 356 470 344C510 334 540 356 574 356C530 384 480 394 430 394C350 394 290 380 240 354Z");
    let cast = Paper::new().cut("#1f5a58.55", "M360 488H566C660 500 760 520 800 560H420Z");

    // The oak, too large for the page.
    let oak = Paper::new()
        .cut("#234a4a", "M880 0C900 90 884 190 852 290C828 366 770 420 690 452C760 446 810 440 850 424C840 470 800 510 760 540H1200V0Z")
        .cut("#3a6a5c", "M880 0C900 90 884 190 852 290C828 366 770 420 690 452C760 446 820 436 860 404C904 330 934 190 926 0Z")
        .cut("#7d9a6a", "M880 0C900 90 884 190 852 290C834 346 796 392 744 426C810 400 846 360 872 290C904 190 908 80 896 0Z")
        .line("#17383c", 6.0, "M990 0C1010 130 980 240 1000 330M1080 0C1060 120 1110 220 1090 320M1150 60C1140 180 1170 260 1160 400M960 160C964 220 950 270 930 330")
        .cut("#12313a", "M948 516C938 430 970 362 1036 356C1102 362 1134 430 1128 516Z")
        .cut("#071a20", "M966 516C960 440 986 382 1036 376C1088 382 1112 440 1108 516Z")
        .cut("#3a6a5c", "M1180 560C1160 500 1140 470 1150 430C1170 470 1200 490 1200 560Z");
    let lamp = Paper::new()
        .dot("#c9762e", 1022.0, 446.0, 50.0)
        .dot("#ffb84e", 1022.0, 446.0, 38.0)
        .dot("#ffdf94", 1022.0, 446.0, 25.0)
        .cut("#3a2a20", "M1008 428L1022 412L1036 428V466H1008Z")
        .cut("#fffbe0", "M1013 432H1031V460H1013Z")
        .line("#3a2a20", 3.0, "M1022 412C1026 400 1044 404 1050 420");
    let keeper = Paper::new()
        .placed("translate(1064 512) scale(-.92 .92)", &mouse(Who::Nez, Pose::Stand, Air("#0a2026", 0.72)));
    let boughs = Paper::new()
        .cut("#1f4f4c", "M600 0H1200V132C1176 150 1150 146 1136 126C1120 150 1084 152 1070 128C1050 146 1020 142 1010 116C990 134 956 128 948 104C924 118 892 106 888 82C860 92 830 78 826 56C800 62 770 50 764 28C730 36 690 30 676 10C650 20 620 14 600 0Z")
        .cut("#39736a", "M700 0H1200V70C1180 88 1152 84 1142 64C1120 84 1090 80 1078 58C1056 76 1024 70 1014 46C990 60 960 52 952 30C920 42 890 32 880 14C850 24 820 16 806 0Z")
        .cut("#6f9a72", "M640 6C660 14 690 14 706 8C720 26 750 30 770 22C780 44 806 52 830 46C836 68 864 80 890 72C898 96 926 106 950 92C960 116 986 122 1008 104C1000 124 966 128 948 104C924 118 892 106 888 82C860 92 830 78 826 56C800 62 770 50 764 28C730 36 690 30 676 10Q656 14 640 6Z");

    // The sundial as a tower, the crow on top of it.
    let dial = Paper::new()
        .cut("#4a6a78", "M372 262H552L536 300C520 340 520 400 540 450L572 490H352L384 450C404 400 404 340 388 300Z")
        .cut("#7d97a0", "M372 262H440C430 340 420 420 404 490H352L384 450C404 400 404 340 388 300Z")
        .cut("#b9c9c0", "M372 262H402C404 340 390 430 368 490H352L384 450C404 400 404 340 388 300Z")
        .cut("#3d5a6a", "M272 232V250Q462 300 652 250V232Z")
        .oval("#a8bcb8", 462.0, 232.0, 190.0, 34.0)
        .cut("#dfe6d2", "M272 232C272 214 350 198 462 198C500 198 540 200 570 205C480 210 350 222 300 250Q272 242 272 232Z")
        .line("#5d7a84", 3.0, "M300 232L326 231M338 214L358 218M462 202V210M586 214L568 218M624 232L598 231M586 252L566 246M462 262V254M340 252L360 246")
        .cut("#3d5a6a", "M462 238L600 232L600 150Z")
        .cut("#7d97a0", "M462 238L600 232L590 160Z");
    let crow = Paper::new()
        .line("#1c2c38", 9.0, "M-4-24L2 0M30-22L38 0M2 0H22M38 0H58")
        .cut("#14242f", "M-168 6L-150-16L-70-66C-50-120 8-152 60-138L54-152L74-146L78-162L92-150C118-160 142-146 144-122C172-122 196-106 202-78C182-88 160-90 138-88C130-70 114-50 84-38C50-14 0-12-26-24L-120 24L-130 12L-152 22Z")
        .cut("#33505f", "M-150-16L-70-66C-50-120 8-152 60-138C30-128-10-108-28-66Q-60-36-150-16Z")
        .cut("#6d909c", "M-70-66C-50-120 8-152 60-138L54-152L74-146L78-162L92-150C104-155 116-155 126-149C104-148 88-134 78-118C30-130-20-114-70-66Z")
        .cut("#1f3542", "M-44-60C-10-96 40-98 70-78C60-48 0-26-90 2Z")
        .line("#5f8290", 3.0, "M-34-56C0-78 34-80 58-70M-52-36C-10-56 20-56 44-52")
        .cut("#46545a", "M144-122C172-122 196-106 202-78C182-88 160-90 138-88Z")
        .cut("#a9aea0", "M144-122C172-122 196-106 202-78C186-94 166-104 142-106Z")
        .dot("#f4d98a", 116.0, -124.0, 9.0)
        .dot("#0a1820", 118.0, -124.0, 5.0)
        .cut("#14242f", "M102-136L130-130L128-126L102-130Z");

    // Grass, blade by blade, and those who come out into the light.
    let deep = blades("#3f7f70", "#67a074", 560.0, 230.0, 30, 3);
    let back = blades("#5f9a6c", "#a4ca78", 560.0, 130.0, 34, 5);
    let front = blades("#123f44", "#1f5c54", 575.0, 190.0, 24, 8);
    let mut mice = Paper::new();
    for (who, x, y, s) in [
        (Who::Friend(0), 520.0, 520.0, 0.98),
        (Who::Friend(1), 628.0, 530.0, 1.02),
        (Who::Friend(2), 740.0, 522.0, 1.04),
        (Who::Collin, 856.0, 532.0, 1.08),
    ] {
        mice = mice.put(x, y, 0.0, s, &mouse(who, Pose::Run, Air("#2f5a58", 0.2)));
    }
    let path = Paper::new()
        .cut("#8fae74", "M430 560C500 500 640 486 800 492C900 496 980 520 1060 560Z")
        .cut("#c2cf8e", "M520 560C570 516 680 502 800 508C880 512 930 532 980 560Z");
    let art = Paper::new()
        .over(&sky)
        .over(&glow)
        .over(&far)
        .filtered(&lift, &hedge)
        .filtered(&lift, &oak)
        .over(&keeper)
        .over(&lamp)
        .filtered(&lift, &boughs)
        .over(&cast)
        .filtered(&lift, &dial)
        .filtered(&lift, &Paper::new().put(420.0, 222.0, 0.0, 1.0, &crow))
        .over(&deep)
        .filtered(&lift, &path)
        .over(&back)
        .filtered(&small, &mice)
        .filtered(&lift, &front);
    page.file(&art.faint(0.25, &glow))
}

/// A stand of grass along the lower edge; tall at both ends, low in the middle.
fn blades(dark: &str, lit: &str, ground: f64, tall: f64, count: u32, seed: u64) -> Paper {
    let mut j = Jitter::new(seed);
    let (mut all, mut bright) = (String::new(), String::new());
    for i in 0..count {
        let x = 1200.0 * (f64::from(i) + j.range(0.1, 0.9)) / f64::from(count);
        let side = ((x - 790.0).abs() / 640.0).min(1.0);
        let h = tall * (0.28 + 1.5 * side * side) * j.range(0.75, 1.2);
        let (w, lean) = (j.range(9.0, 16.0), j.range(-0.35, 0.35) * h);
        let (bend, tip) = (lean * 0.25, x + lean);
        let blade = |w: f64| {
            format!(
                "M{:.0} {ground:.0}Q{:.0} {:.0} {tip:.0} {:.0}Q{:.0} {:.0} {:.0} {ground:.0}Z",
                x - w,
                x - w * 0.6 + bend,
                ground - h * 0.6,
                ground - h,
                x + w * 0.6 + bend,
                ground - h * 0.55,
                x + w * 0.4
            )
        };
        all.push_str(&blade(w));
        if i % 3 != 0 {
            bright.push_str(&blade(w * 0.5));
        }
    }
    Paper::new().cut(dark, &all).cut(lit, &bright)
}

/// Customs in the oak: the doorkeeper on a milk tooth, his lantern and his slate; behind them the lamps of Barksburg.
pub(super) fn continues() -> String {
    let mut page = Page::new("s1c");
    let light = (452.0, 196.0);
    let lift =
        page.lift("l", Lift { fall: (8.0, 9.0), soft: 7.0, shade: ("#160a1c", 0.65), rim: ("#ffdc94", 2.6) });
    let left =
        page.lift("f", Lift { fall: (-7.0, 8.0), soft: 6.0, shade: ("#160a1c", 0.6), rim: ("#ffdc94", 2.6) });
    let soft = page.blur("b", 4.0);
    let glow = page.glow("g", light, 470.0, "#ffcf6b", 0.5);

    let wall = pools(
        Paper::new().cut("#1d1230", "M0 0H1200V560H0Z"),
        light,
        &[
            (760.0, 480.0, "#2a1834"),
            (600.0, 390.0, "#3f2238"),
            (450.0, 300.0, "#603338"),
            (320.0, 226.0, "#8f4f38"),
            (210.0, 150.0, "#c47f42"),
            (120.0, 92.0, "#f2b862"),
        ],
        4,
    );
    // The hollow trunk, stair above stair.
    let mut town =
        Paper::new().cut("#140c28", "M640 480C600 300 650 90 760 0H1120C1180 140 1180 330 1130 480Z");
    let mut j = Jitter::new(12);
    for i in 0..6_u32 {
        let y = 66.0 + f64::from(i) * 62.0;
        let deep = f64::from(5 - i) * 10.0;
        let (x0, x1) = (676.0 + deep * 0.6 - f64::from(i) * 6.0, 1140.0 - deep * 0.4);
        let shade = ["#241636", "#2b1a3a", "#33203c", "#3b2640", "#442a40", "#4c2f40"][i as usize];
        town = town.cut(
            shade,
            &format!(
                "M{x0:.0} {y:.0}Q{:.0} {:.0} {x1:.0} {:.0}V{:.0}Q{:.0} {:.0} {x0:.0} {:.0}Z",
                f64::midpoint(x0, x1),
                y + 46.0,
                y - 16.0,
                y + 6.0,
                f64::midpoint(x0, x1),
                y + 68.0,
                y + 20.0
            ),
        );
        let mut lamps = String::new();
        for k in 0..8 {
            let t = (f64::from(k) + j.range(0.2, 0.8)) / 8.0;
            let (x, drop) = (x0 + (x1 - x0) * t, 92.0 * t * (1.0 - t) - 16.0 * t);
            let r = 3.0 + f64::from(i) * 0.5;
            lamps.push_str(&format!("M{x:.0} {:.0}a{r} {r} 0 1 0 .1 0Z", y + drop - 16.0 - r));
        }
        let halo = lamps.replace(
            &format!("a{0} {0}", 3.0 + f64::from(i) * 0.5),
            &format!("m0-5a{0} {0}", 8.0 + f64::from(i) * 0.5),
        );
        town = town.cut("#ff9a3c.3", &halo).cut("#ffd88a", &lamps);
    }
    let arch = Paper::new()
        .cut("#432436", "M600 560C560 380 590 120 720 0H0V560ZM1200 0H1090C1150 110 1180 300 1120 560H1200Z")
        .cut("#341c34", "M1200 0H1130C1180 140 1200 330 1160 560H1200Z");
    let arch_light = pools(
        Paper::new(),
        light,
        &[(440.0, 300.0, "#5e3238"), (310.0, 226.0, "#8f4f38"), (205.0, 150.0, "#c47f42"), (116.0, 92.0, "#f2b862")],
        4,
    )
    .line("#2a142a", 4.0, "M60 0C90 120 40 260 70 420M170 0C160 90 210 160 190 260M300 0C320 60 290 100 304 150M570 60C540 160 560 210 540 300");
    let trunk = page
        .window("t", "M600 560C560 380 590 120 720 0H0V560ZM1200 0H1090C1150 110 1180 300 1120 560H1200Z");

    let floor = Paper::new()
        .cut("#3a2030", "M0 470Q600 444 1200 476V560H0Z")
        .cut("#6b3c38", "M60 470Q440 448 900 466Q930 520 800 560H80Q20 510 60 470Z")
        .cut("#a8683f", "M180 466Q440 452 720 464Q760 516 640 560H200Q130 510 180 466Z")
        .cut("#dba05a", "M290 466Q440 458 600 466Q624 500 540 540Q400 552 300 530Q250 496 290 466Z");

    // The lantern on its hook.
    let hook = Paper::new().line("#2a142a", 9.0, "M640 118C600 40 470 10 452 96");
    let lantern = Paper::new()
        .line("#3a2420", 5.0, "M452 96C436 110 436 126 452 132C468 126 468 110 452 96")
        .cut("#ffb84e", "M416 158H488L496 250H408Z")
        .cut("#ffe9a8", "M432 158H472L478 250H426Z")
        .cut("#ff8f34", "M452 180C434 204 436 234 452 242C468 234 470 204 452 180Z")
        .cut("#fffbe4", "M452 202C443 216 444 232 452 238C460 232 461 216 452 202Z")
        .cut(
            "#3a2420",
            "M452 124L500 158H404ZM400 248H504V264H400ZM412 158H420L412 250H402ZM492 158H484L492 250H502Z",
        );

    // The milk tooth and the doorkeeper.
    let tooth = Paper::new()
        .cut("#8a7a86", "M56 436C48 386 104 366 146 384Q186 398 226 384C276 366 340 388 334 438C332 486 300 500 308 556H236Q232 520 196 520T154 556H84C92 500 62 486 56 436Z")
        .cut("#d9cdbe", "M190 392Q208 390 226 384C276 366 340 388 334 438C332 486 300 500 308 556H236Q232 520 200 520C240 470 240 420 190 392Z")
        .cut("#fff8e6", "M264 378C306 376 338 396 334 438C332 486 300 500 308 556H286C280 490 320 440 264 378Z");
    let keeper = doorkeeper();
    let slate = Paper::new()
        .cut("#6a4024", "M-64-52L64-60L70 46L-58 56Z")
        .cut("#d9964e", "M-64-52L64-60L65-50L-63-42ZM54-59L64-60L70 46L60 47Z")
        .cut("#20343c", "M-54-43L55-50L60 37L-49 46Z")
        .line("#e8f0e6", 3.6, "M-40-28Q-32-36-26-28T-12-30T4-31T18-33M-38-11Q-30-19-22-11T-6-13T10-14M-36 6Q-30-2-22 5T-8 4T8 2T26 1M-35 23Q-28 15-20 22T-4 20T10 19")
        .line("#e8f0e6", 3.6, "M34-33L38-33M30-14L36-15M18 18L22 18");
    let bodkin = Paper::new()
        .line("#a8746a", 9.0, "M110 410C50 400 60 470 26 470")
        .put(92.0, 130.0, 0.0, 2.0, &keeper)
        .cut("#24403f", "M94 372C86 398 92 416 112 418Q190 434 272 418C294 412 300 392 290 372Z")
        .cut("#6f6662", "M130 416H170V470H130Z")
        .oval("#8a7f78", 158.0, 474.0, 34.0, 13.0)
        .cut("#b4aaa2", "M210 418H250V468H210Z")
        .cut("#8a7f78", "M210 418H226V468H210Z")
        .oval("#cfc4ba", 240.0, 474.0, 36.0, 13.0);
    let arm = Paper::new()
        .cut("#3f6a66", "M270 306C310 308 342 336 356 376L330 396C310 364 284 352 256 352Z")
        .oval("#b4aaa2", 348.0, 388.0, 18.0, 17.0);

    let mut long = Paper::new();
    let mut mice = Paper::new();
    for (who, x, y, s) in [
        (Who::Filch, 1046.0, 524.0, 1.2),
        (Who::Maginos, 930.0, 508.0, 1.3),
        (Who::Nez, 818.0, 528.0, 1.36),
        (Who::Tilda, 716.0, 508.0, 1.3),
        (Who::Collin, 604.0, 526.0, 1.42),
    ] {
        long = long
            .placed(&format!("matrix({} 0 {} {} {x} {y})", 1.3 * s, -1.2 * s, -0.3 * s), &shadow("#1a0c1e"));
        mice = mice.placed(
            &format!("translate({x} {y}) scale(-{s} {s})"),
            &mouse(who, Pose::Stand, Air("#3a1c34", 0.16)),
        );
    }
    let art = Paper::new()
        .over(&wall)
        .filtered(&lift, &town)
        .filtered(&lift, &arch)
        .clipped(&trunk, &arch_light)
        .over(&glow)
        .filtered(&lift, &floor)
        .filtered(&lift, &hook)
        .filtered(&left, &tooth)
        .filtered(&left, &bodkin)
        .filtered(&left, &Paper::new().put(400.0, 424.0, 6.0, 1.06, &slate))
        .filtered(&left, &arm)
        .over(&lantern)
        .faint(0.5, &Paper::new().filtered(&soft, &long))
        .filtered(&lift, &mice)
        .faint(0.35, &glow);
    page.file(&art)
}

/// Bodkin, the doorkeeper, down to his belt: a hundred wide.
pub(super) fn doorkeeper() -> Paper {
    let fur = Fur("#b4aaa2", "#6f6662", "#f4e6d2", "#e0a48e");
    let face = head(&fur, 1.0, 0.98, NOSE)
        .dot("#fff6dc", -12.0, 1.0, 9.0)
        .dot("#fff6dc", 12.0, 1.0, 9.0)
        .line(
            "#6a4a2a",
            2.0,
            "M-21 1A9 9 0 1 0-3 1A9 9 0 1 0-21 1ZM3 1A9 9 0 1 0 21 1A9 9 0 1 0 3 1ZM-3 0Q0-2 3 0",
        )
        .dot("#1a1018", -9.0, 3.0, 3.6)
        .dot("#1a1018", 15.0, 3.0, 3.6)
        .cut("#fffaf0", "M-24-9Q-12-18-2-10Q-12-12-23-5ZM24-9Q12-18 2-10Q12-12 23-5Z")
        .line("#fffaf0", 2.2, "M-6 25Q-20 30-26 40M6 25Q20 30 26 40");
    let mut keeper = Paper::new()
        .lift("#2c4a4c", "M0 126C2 88 20 74 50 74S98 88 100 126Z")
        .cut("#5d8a80", "M54 74C84 74 98 88 100 126H62Q72 92 54 74Z");
    keeper = ear(keeper, 16.0, 42.0, 16.0, &fur, false);
    keeper = ear(keeper, 84.0, 42.0, 16.0, &fur, true);
    keeper
        .put(50.0, 60.0, 4.0, 0.9, &face)
        .lift("#3a2a34", "M18 40Q16 14 50 10Q84 14 82 40Q50 26 18 40Z")
        .cut("#7a5a5c", "M54 10Q84 14 82 40Q72 35 62 33Q70 20 54 10Z")
        .lift("#241820", "M14 42Q50 26 88 42L96 50Q50 34 12 48Z")
}
