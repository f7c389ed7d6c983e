//! Chapter 11, the dark of the moon: down the pipes to the well, and up again.

use super::lamps::grass;
use crate::figures::kit::Paper;
use crate::geometry::Pt;
use crate::moments::actors::{Air, Pose, Who, mouse};
use crate::moments::page::{Lift, Page, pools};
use crate::palette::{mix, ramp};

/// Down the pipe, round and round: at every bend she is smaller, and less of a queen.
pub(super) fn smaller_at_every_bend() -> String {
    let mut page = Page::new("s11a");
    let eye = (640.0, 262.0);
    let turn = page.lift_walls(
        "t",
        Lift { fall: (0.0, 9.0), soft: 10.0, shade: ("#060a1e", 0.75), rim: ("#b8f4d0", 2.2) },
    );
    let small =
        page.lift("m", Lift { fall: (0.0, 4.0), soft: 3.0, shade: ("#060a1e", 0.6), rim: ("#d8ffe4", 2.6) });
    let soft = page.blur("b", 2.2);
    let glow = page.glow("g", eye, 420.0, "#b0ffc4", 0.5);
    let deep = Paper::new().cut("#0a0e22", "M0 0H1200V560H0Z");
    let eye_of = pools(Paper::new(), eye, &[(46.0, 32.0, "#b8eeb0"), (30.0, 20.0, "#fbffdc")], 141);
    // The pipe from the mouth to the deepest turn: floor, the shadow of the turn above on it, a lit lip, the drop to the next.
    let lit = ["#3a2c62", "#3d3a78", "#345a8c", "#2f8090", "#48a890", "#8fd6a4", "#d8f8c0"];
    let (mut pipe, mut lip) = (Paper::new(), String::new());
    for k in -4..22_i32 {
        let (from, to) = (f64::from(k) / 5.0, f64::from(k) / 5.0 + 1.02 / 5.0);
        let tone = ramp(&lit, (from / 3.9).clamp(0.0, 1.0));
        let plate = mix(&tone, "#0a0e22", if k % 2 == 0 { 0.0 } else { 0.1 });
        pipe = pipe
            .cut(&plate, &bend(eye, from, to, 1.0, 0.66))
            .cut(&mix(&tone, "#0a0e22", 0.42), &bend(eye, from, to, 1.0, 0.94))
            .cut(&mix(&tone, "#eaffea", 0.24), &bend(eye, from, to, 0.71, 0.66))
            .cut(&mix(&tone, "#080c1e", 0.72), &bend(eye, from, to, 0.66, 0.56));
        for i in 0..BENDS {
            let p = on(eye, from + f64::from(i) / f64::from(BENDS) / 5.0, 0.66);
            lip.push_str(&format!("{}{:.0} {:.0}", if lip.is_empty() { 'M' } else { 'L' }, p.0, p.1));
        }
    }
    let pipe = pipe.line("#d0ffe0", 2.0, &lip);
    let mut queens = Paper::new();
    for (at, size, way, stage) in [
        (1.50, 1.16, 1.0, 0),
        (1.93, 0.86, -1.0, 1),
        (2.42, 0.74, -1.0, 2),
        (2.84, 0.46, 1.0, 3),
        (3.36, 0.26, 1.0, 3),
    ] {
        let (x, y) = on(eye, at, 0.80);
        queens = queens
            .placed(&format!("translate({x:.0} {y:.0}) scale({:.2} {size})", way * size), &fleeing(stage));
    }
    // What she has lost on the way: two rings and, at the third bend, the crown.
    let mut lost = Paper::new();
    for (at, size) in [(0.96, 1.3), (1.72, 0.8)] {
        let (x, y) = on(eye, at, 0.8);
        let ring = Paper::new()
            .line("#f0c458", 4.0, "M-14 0A14 7 0 0 0 14 0A14 7 0 0 0-14 0Z")
            .cut("#e07ad0", "M-6-10L0-17L6-10L0-4Z");
        lost = lost.put(x, y, 0.0, size, &ring);
    }
    let (x, y) = on(eye, 2.62, 0.84);
    let lost = lost.put(x, y, 96.0, 0.62, &crown());
    let mut mice = Paper::new();
    let mut dark = Paper::new();
    for (who, at, s) in [
        (Who::Friend(1), 1.125, 0.86),
        (Who::Friend(0), 1.195, 0.84),
        (Who::Filch, 1.26, 0.84),
        (Who::Collin, 1.325, 0.84),
    ] {
        let (x, y) = on(eye, at, 0.80);
        dark = dark.oval("#060a1e", x, y + 2.0, 44.0 * s, 9.0 * s);
        mice = mice.placed(
            &format!("translate({x:.0} {y:.0}) scale(-{s} {s})"),
            &mouse(who, Pose::Run, Air("#2a3a68", 0.22)),
        );
    }
    let art = Paper::new()
        .over(&deep)
        .over(&glow)
        .over(&pipe)
        .filtered(&turn, &eye_of)
        .faint(0.6, &Paper::new().filtered(&soft, &dark))
        .filtered(&small, &lost)
        .filtered(&small, &queens)
        .filtered(&small, &mice);
    page.file(&art.faint(0.4, &glow))
}

/// A point on the pipe after `turns` turns, `share` of the way out from its middle.
fn on(eye: Pt, turns: f64, share: f64) -> Pt {
    let r = 700.0 * 0.56_f64.powf(turns) * share;
    let (s, c) = (std::f64::consts::TAU * turns).sin_cos();
    (eye.0 + r * c, eye.1 + r * 0.72 * s)
}

/// In how many straight cuts a piece of the pipe goes round.
const BENDS: u32 = 6;

/// A piece of the pipe's floor.
fn bend(eye: Pt, from: f64, to: f64, outer: f64, inner: f64) -> String {
    let mut d = String::new();
    for i in 0..=BENDS {
        let p = on(eye, from + (to - from) * f64::from(i) / f64::from(BENDS), outer);
        d.push_str(&format!("{}{:.0} {:.0}", if i == 0 { 'M' } else { 'L' }, p.0, p.1));
    }
    for i in (0..=BENDS).rev() {
        let p = on(eye, from + (to - from) * f64::from(i) / f64::from(BENDS), inner);
        d.push_str(&format!("L{:.0} {:.0}", p.0, p.1));
    }
    d + "Z"
}

/// Her crown, on the origin.
fn crown() -> Paper {
    Paper::new()
        .cut("#c9962e", "M-15 0L-19-24L-8-13L0-30L8-13L19-24L15 0Q0-7-15 0Z")
        .cut("#ffe08a", "M0-30L8-13L19-24L15 0Q7-4 1-4Z")
}

/// The queen in flight, feet on the origin: in her gown, on too many legs in it, without it.
fn fleeing(stage: u8) -> Paper {
    let crown = crown();
    let bottle = Paper::new()
        .cut("#8a4a1e", "M-5-20H5V-12C13-8 13 6 8 10H-8C-13 6-13-8-5-12Z")
        .cut("#f0b45c", "M-2-12C-10-6-9 4-6 8C-2 8 2 4 2-4Q2-10-2-12Z");
    let legs = Paper::new()
        .line("#160a26", 6.0, "M-10-40C-40-70-58-40-64 0M-8-36C-30-56-40-30-42 0M10-40C40-74 60-44 66 0M8-36C30-58 42-32 44 0")
        .line("#160a26", 5.0, "M-6-34C-18-44-22-20-22 0M6-34C18-46 24-22 24 0M-12-44C-48-84-76-60-86-10M12-44C48-88 78-64 88-12");
    let head = Paper::new()
        .cut("#160a26", "M-20-2C-26-30-10-36 0-36S26-30 20-2Q10 10 0 10T-20-2Z")
        .cut("#b49cc0", "M-13-6C-14-22-6-27 2-27S18-20 17-6C15 6 8 11 2 12C-6 10-12 4-13-6Z")
        .cut("#f4e8f0", "M4-27C12-26 18-20 17-6C15 6 8 11 4 12C10 0 10-16 4-27Z")
        .cut("#160a26", "M3-8Q8-12 13-8Q8-5 3-8Z")
        .cut("#b8304e", "M5 3Q9 0 13 3Q9 7 5 3Z");
    let spikes = Paper::new()
        .cut("#5a3478", "M-6-4L-60-30L-2-12ZM-8 2L-66 2L-6-4ZM-6 8L-52 32L-8 2ZM-2-8L-34-54L4-14Z");
    match stage {
        0 => Paper::new()
            .cut("#2a1440", "M-10-96C-30-60-50-30-110-4C-60 6 20 6 56-2C40-34 30-70 20-98Z")
            .cut("#5a3478", "M6-96C0-60-6-30-20 3C10 5 36 3 56-2C40-34 30-70 20-98Z")
            .cut("#8f66b0", "M14-96C22-64 34-30 56-2C44 1 34 2 26 3C22-34 18-66 14-96Z")
            .line("#43235e", 3.0, "M-2-70C-20-40-44-18-80-2M4-60C-8-36-24-14-44 2")
            .cut("#33184a", "M-16-98C-18-118-8-128 6-130C20-128 26-116 24-96Q4-86-16-98Z")
            .line("#4a2a66", 9.0, "M16-118C34-116 44-124 58-132")
            .put(64.0, -142.0, 14.0, 1.0, &bottle)
            .put(8.0, -142.0, 8.0, 1.0, &Paper::new().over(&spikes).over(&head))
            .put(4.0, -172.0, 4.0, 0.9, &crown),
        1 => Paper::new()
            .over(&legs)
            .cut("#2a1440", "M-14-86C-30-60-44-40-70-22C-30-14 24-14 50-22C38-44 30-64 22-86Z")
            .cut("#5a3478", "M4-86C2-60 0-40-6-17C18-16 36-18 50-22C38-44 30-64 22-86Z")
            .cut("#33184a", "M-16-86C-18-108-8-118 6-120C20-118 26-106 24-84Q4-76-16-86Z")
            .line("#4a2a66", 8.0, "M16-108C34-106 44-112 54-120")
            .put(60.0, -128.0, 14.0, 0.95, &bottle)
            .put(8.0, -130.0, 8.0, 1.0, &Paper::new().over(&spikes).over(&head))
            .put(4.0, -160.0, 4.0, 0.9, &crown),
        2 => Paper::new()
            .over(&legs)
            .cut("#2a1440", "M-46-44C-70-70-56-104-22-100C4-98 14-70 4-46C-10-30-34-30-46-44Z")
            .cut("#5a3478", "M-22-100C4-98 14-70 4-46C-2-38-10-34-20-33C0-56-2-84-22-100Z")
            .put(58.0, -74.0, 14.0, 1.0, &bottle)
            .put(22.0, -62.0, 8.0, 0.95, &head)
            .put(17.0, -88.0, 24.0, 0.8, &crown),
        _ => Paper::new()
            .over(&legs)
            .cut("#2a1440", "M-50-40C-76-72-54-108-20-102C8-98 16-66 4-42C-10-26-36-24-50-40Z")
            .cut("#6a4088", "M-20-102C8-98 16-66 4-42C-2-34-10-30-20-29C2-54 0-84-20-102Z")
            .cut("#160a26", "M0-52C0-70 16-78 30-72C44-66 46-46 36-36C24-28 4-34 0-52Z")
            .cut(
                "#e86aff",
                "M26-56a5 5 0 1 0 .1 0ZM38-52a4 4 0 1 0 .1 0ZM30-66a3 3 0 1 0 .1 0ZM18-62a3 3 0 1 0 .1 0Z",
            )
            .put(62.0, -34.0, 14.0, 1.1, &bottle),
    }
}

/// Over the black water she hangs on four threads, and from the bottle in her hands, on a fifth, seven drops.
pub(super) fn four_threads() -> String {
    let mut page = Page::new("s11b");
    let light = (600.0, 392.0);
    let stone = page.lift_walls(
        "l",
        Lift { fall: (0.0, -8.0), soft: 9.0, shade: ("#02040c", 0.8), rim: ("#9fe0b8", 2.6) },
    );
    let big =
        page.lift("n", Lift { fall: (0.0, -9.0), soft: 7.0, shade: ("#02040c", 0.7), rim: ("#b8f4c4", 3.0) });
    let small =
        page.lift("m", Lift { fall: (0.0, 4.0), soft: 3.0, shade: ("#02040c", 0.6), rim: ("#d8ffd8", 2.8) });
    let glow = page.glow("g", light, 400.0, "#a8ffb4", 0.5);
    let black = pools(
        Paper::new().cut("#060a16", "M0 0H1200V560H0Z"),
        light,
        &[
            (620.0, 420.0, "#091420"),
            (480.0, 330.0, "#0d2030"),
            (360.0, 250.0, "#123440"),
            (250.0, 176.0, "#1c5454"),
            (150.0, 104.0, "#3a8870"),
        ],
        151,
    );
    // The water: black, with a ring for every drop that fell before.
    let water = Paper::new()
        .cut("#04070f", "M-10 470Q600 446 1210 470V570H-10Z")
        .line("#2f6f66", 3.0, "M470 500A130 20 0 0 1 730 500A130 20 0 0 1 470 500M400 504A200 34 0 0 1 800 504M520 500A80 11 0 0 1 680 500A80 11 0 0 1 520 500")
        .cut("#8fe0a8.5", "M560 498Q600 490 640 498Q600 506 560 498ZM500 516Q530 512 556 518Q530 522 500 516ZM650 518Q680 512 700 516Q676 522 650 518Z");
    // The shaft of the well: courses of stone, the near ones dark, a ledge on either side.
    let shaft = Paper::new()
        .cut("#0e1626", "M-10-10H330C250 60 190 160 170 300C160 380 170 440 190 480H-10ZM1210-10H870C950 60 1010 160 1030 300C1040 380 1030 440 1010 480H1210Z")
        .cut("#16283a", "M-10-10H240C170 70 120 170 104 300C96 390 106 440 120 480H-10ZM1210-10H960C1030 70 1080 170 1096 300C1104 390 1094 440 1080 480H1210Z")
        .line("#0a1220", 4.0, "M-10 70H196M-10 160H140M-10 250H112M-10 340H104M1210 70H1004M1210 160H1060M1210 250H1088M1210 340H1096M70-10V70M20 70V160M84 160V250M30 250V340M1130-10V70M1180 70V160M1116 160V250M1170 250V340");
    let ledge = Paper::new()
        .cut("#0c1c28", "M-10 446Q140 428 300 446C350 452 370 470 350 490L300 570H-10ZM1210 446Q1060 428 900 446C850 452 830 470 850 490L900 570H1210Z")
        .cut("#2c6464", "M-10 446Q140 428 300 446C350 452 370 470 350 490Q340 474 300 468Q140 450-10 466ZM1210 446Q1060 428 900 446C850 452 830 470 850 490Q860 474 900 468Q1060 450 1210 466Z")
        .cut("#5fae8c", "M180 438Q240 440 300 446C350 452 370 470 350 490Q346 466 300 458Q240 448 180 446ZM1020 438Q960 440 900 446C850 452 830 470 850 490Q854 466 900 458Q960 448 1020 446Z");
    let threads = Paper::new()
        .line(
            "#eafff0",
            4.0,
            "M540 70Q320 50 90 30M660 70Q880 50 1110 30M556 196Q420 330 306 408M644 196Q780 330 894 408",
        )
        .line("#8fd0b0", 2.0, "M536 78Q330 66 110 46M664 78Q870 66 1090 46")
        .line("#eafff0", 3.0, "M306 408C284 420 286 440 312 438M894 408C916 420 914 440 888 438")
        .dot("#7a8a94", 90.0, 32.0, 13.0)
        .dot("#cfe0d8", 93.0, 36.0, 6.0)
        .dot("#7a8a94", 1110.0, 32.0, 13.0)
        .dot("#cfe0d8", 1107.0, 36.0, 6.0)
        .cut("#7a8a94", "M296 446L300 400H314L320 446ZM880 446L886 400H900L904 446Z")
        .cut("#cfe0d8", "M308 446L308 400H314L320 446ZM880 446L886 400H892L892 446Z");
    // The fifth thread comes out of the bottle: seven drops like beads, the lowest about to go.
    let mut beads = Paper::new().line("#eafff0", 2.6, "M600 318V470");
    for i in 0..7_u32 {
        let (y, s) = (324.0 + 24.0 * f64::from(i), if i == 6 { 0.86 } else { 0.54 });
        let drop = Paper::new()
            .cut("#c8ffc8.16", "M0-14C-32-4-32 46 0 52C32 46 32-4 0-14Z")
            .cut("#4f9a4c", "M0-6C-15 14-17 30 0 38C17 30 15 14 0-6Z")
            .cut("#d8f49a", "M0-6C-15 14-17 30 0 38C-6 26-7 10 0-6Z");
        beads = beads.put(600.0, y, 0.0, s, &drop);
    }
    let bottle = Paper::new()
        .cut("#5a2c14", "M566 222H634C640 262 632 282 612 292V316H588V292C568 282 560 262 566 222Z")
        .cut("#a8602a", "M566 222H588C584 260 588 284 600 292V316H588V292C568 282 560 262 566 222Z")
        .cut("#f0b45c", "M568 226H576C572 252 576 272 588 284C570 276 562 256 568 226Z")
        .cut("#d8c49a", "M584 308H616V320H584Z");
    let spider = Paper::new()
        .line("#0c0618", 17.0, "M566 140C480 80 420 100 372 40M634 140C720 80 780 100 828 40M560 160C470 150 410 186 330 170M640 160C730 150 790 186 870 170")
        .line("#0c0618", 15.0, "M562 176C490 200 450 260 392 290M638 176C710 200 750 260 808 290")
        .line("#4a8a80", 4.0, "M562 148C480 90 424 110 376 48M638 148C720 90 776 110 824 48M556 168C470 158 410 194 334 178M644 168C730 158 790 194 866 178M566 184C496 208 456 268 398 296M634 184C704 208 744 268 802 296")
        .cut("#12081f", "M600-70C690-70 728-10 716 60C708 116 656 142 600 142S492 116 484 60C472-10 510-70 600-70Z")
        .cut("#2c1a48", "M506 84C540 130 656 134 694 82C672 142 528 146 506 84Z")
        .cut("#3a6a70", "M540 116C566 134 634 134 660 116C644 146 556 148 540 116Z")
        .cut("#5a2f7a", "M600 10L624 44L600 80L576 44Z")
        .cut("#12081f", "M600 124C652 124 668 162 660 198C652 232 626 246 600 246S548 232 540 198C532 162 548 124 600 124Z")
        .cut("#3f7a74", "M554 216C574 244 626 244 646 216C636 240 620 248 600 248S564 240 554 216Z")
        .cut("#f08aff", "M583 178a11 11 0 1 0 .1 0ZM617 178a11 11 0 1 0 .1 0ZM559 168a7 7 0 1 0 .1 0ZM641 168a7 7 0 1 0 .1 0ZM590 158a6 6 0 1 0 .1 0ZM610 158a6 6 0 1 0 .1 0ZM568 194a5 5 0 1 0 .1 0ZM632 194a5 5 0 1 0 .1 0Z")
        .cut("#fff0ff", "M586 181a4 4 0 1 0 .1 0ZM620 181a4 4 0 1 0 .1 0Z")
        .line("#d8f0e0", 6.0, "M588 222Q584 234 590 242M612 222Q616 234 610 242");
    let hands = Paper::new()
        .line("#0c0618", 13.0, "M566 196C526 220 530 262 566 268M634 196C674 220 670 262 634 268")
        .line("#4a8a80", 3.6, "M560 204C530 226 536 258 564 274M640 204C670 226 664 258 636 274");
    let mice = Paper::new()
        .placed("translate(120 458) scale(1.16)", &mouse(Who::Friend(0), Pose::Stand, Air("#123440", 0.2)))
        .placed("translate(226 454) scale(1.3)", &mouse(Who::Collin, Pose::Stand, Air("#123440", 0.12)))
        .placed(
            "translate(1080 458) scale(-1.16 1.16)",
            &mouse(Who::Friend(1), Pose::Stand, Air("#123440", 0.2)),
        )
        .placed(
            "translate(974 454) scale(-1.26 1.26)",
            &mouse(Who::Filch, Pose::Stand, Air("#123440", 0.12)),
        );
    let art = Paper::new()
        .over(&black)
        .over(&glow)
        .over(&water)
        .filtered(&stone, &shaft)
        .filtered(&big, &spider)
        .over(&threads)
        .filtered(&small, &bottle)
        .over(&hands)
        .over(&beads)
        .filtered(&stone, &ledge)
        .filtered(&small, &mice);
    page.file(&art.faint(0.3, &glow))
}

/// Two have stayed on the rim of the well; six names go up over the grass like birds.
pub(super) fn six_names() -> String {
    let mut page = Page::new("s11c");
    let sun = (640.0, 320.0);
    let lift = page.lift_walls(
        "l",
        Lift { fall: (-6.0, 8.0), soft: 8.0, shade: ("#2a2a58", 0.5), rim: ("#fff2c4", 2.4) },
    );
    let wing =
        page.lift("w", Lift { fall: (-6.0, 9.0), soft: 5.0, shade: ("#3a2a58", 0.5), rim: ("#fffbe0", 2.6) });
    let small =
        page.lift("m", Lift { fall: (-4.0, 4.0), soft: 2.0, shade: ("#14303a", 0.5), rim: ("#fff4c8", 3.0) });
    let glow = page.glow("g", sun, 560.0, "#fff0b4", 0.6);
    let sky = pools(
        Paper::new().cut("#5a5f98", "M0 0H1200V560H0Z"),
        sun,
        &[
            (940.0, 620.0, "#7a6ea4"),
            (760.0, 500.0, "#a47ea6"),
            (590.0, 390.0, "#d0949c"),
            (430.0, 290.0, "#f0b294"),
            (290.0, 200.0, "#ffd298"),
            (170.0, 120.0, "#ffecb8"),
        ],
        161,
    )
    .dot("#fffbe0", sun.0, sun.1, 62.0);
    let far = Paper::new()
        .cut("#8a6e94", "M-10 350Q140 300 300 330T640 340T960 346T1210 330V570H-10Z")
        .cut("#5c5280", "M60 334V236H82V222H96V236H112V222H126V236H148V180L172 140L196 180V250H220V236H234V250H250V236H264V250H286V340Z")
        .cut("#8c769a", "M172 140L196 180V250H220V236H234V250H250V236H264V250H286V340H260V270H180V180Z")
        .cut("#ffe2a0", "M94 262h10v18h-10ZM162 200h10v18h-10ZM222 280h10v18h-10ZM116 300h10v18h-10Z");
    let hill = Paper::new()
        .cut("#3f6f78", "M-10 420Q200 362 520 390T1210 368V570H-10Z")
        .cut("#7aa684", "M420 384Q520 382 640 396T1210 368V420Q900 420 640 430Q520 420 420 384Z")
        .cut("#d8d898", "M720 392Q900 392 1210 368V388Q960 408 720 392Z");
    // The rim of the well, near and large.
    let well = Paper::new()
        .cut("#3a4068", "M690 570C700 500 790 452 930 446C1070 440 1180 470 1220 520V570Z")
        .cut("#7a789a", "M690 570C700 500 790 452 930 446C1070 440 1180 470 1220 520L1210 536C1150 498 1050 480 930 486C820 490 740 520 716 570Z")
        .cut("#e8c8a8", "M740 508C780 470 850 450 930 446C1010 442 1090 454 1150 478L1140 486C1080 466 1010 460 930 464C860 468 800 482 752 512Z")
        .line("#2c3258", 3.0, "M760 500L776 526M850 464L858 494M950 446V484M1050 456L1046 490M1140 480L1130 508");
    let mut pair = Paper::new();
    for (who, x, y, s) in [(Who::Filch, 868.0, 474.0, 1.62), (Who::Lily, 980.0, 470.0, 1.56)] {
        pair = pair.put(x, y, 0.0, s, &mouse(who, Pose::Back, Air("#6a6a94", 0.08)));
    }
    let mut flock = Paper::new();
    for (x, y, s, turn, [dark, mid, lit]) in [
        (980.0, 190.0, 0.86, -8.0, ["#2a4f8a", "#4f8ccc", "#b4dcf8"]),
        (790.0, 150.0, 0.76, -12.0, ["#1f5c40", "#4fa468", "#c4ecb4"]),
        (672.0, 318.0, 0.6, 2.0, ["#a08a78", "#f0e4cc", "#fffaf0"]),
        (612.0, 200.0, 0.62, -8.0, ["#8a4a24", "#dc8a48", "#ffd49a"]),
        (500.0, 120.0, 0.5, -10.0, ["#4f3088", "#8f64c8", "#d8bcf4"]),
        (420.0, 214.0, 0.42, -6.0, ["#8a2e4a", "#d4607a", "#ffbcc0"]),
    ] {
        flock = flock.put(x, y, turn, s, &name_bird(dark, mid, lit));
    }
    let art = Paper::new()
        .over(&sky)
        .over(&glow)
        .filtered(&lift, &far)
        .filtered(&lift, &hill)
        .filtered(&wing, &flock)
        .filtered(&lift, &grass("#4f8a78", "#c8d890", (-20.0, 1220.0), 104.0, 54, 5))
        .filtered(&lift, &grass("#2a6468", "#8ab880", (-20.0, 700.0), 120.0, 26, 7))
        .filtered(&lift, &well)
        .filtered(&small, &pair)
        .filtered(&lift, &grass("#1f4a54", "#5a9a74", (-20.0, 240.0), 190.0, 11, 9))
        .filtered(&lift, &grass("#163c48", "#4a8a6c", (220.0, 760.0), 64.0, 22, 17))
        .filtered(&lift, &grass("#163c48", "#6aa47c", (1060.0, 1220.0), 150.0, 8, 12));
    page.file(&art.faint(0.3, &glow))
}

/// A bird cut from a page, flying to the left; on its wings stands a name that nobody need be able to read.
fn name_bird(dark: &str, mid: &str, lit: &str) -> Paper {
    Paper::new()
        .cut(dark, "M10-6C34-50 76-84 138-92C128-78 130-70 118-62C120-54 108-46 100-42C98-30 80-16 46-2Z")
        .cut(dark, "M52-2C80-4 100 2 130-6C124 4 128 8 118 12C122 18 112 22 104 22C84 24 66 16 50 10Z")
        .cut(mid, "M-62 0C-54-18-34-26-14-20C16-12 40-8 62 2C44 20 14 28-14 24C-34 22-46 14-62 0Z")
        .cut(lit, "M-62 0C-54-18-34-26-14-20C16-12 40-8 62 2C30 2 0-4-20 0C-36 2-50 2-62 0Z")
        .cut("#e8a23c", "M-80 4L-60-6L-58 6Z")
        .dot("#241a38", -44.0, -8.0, 4.4)
        .dot("#fffbe8", -45.4, -9.4, 1.6)
        .cut(mid, "M-6-10C-10-60 6-104 54-142C54-126 62-118 56-106C64-96 56-84 54-78C60-62 44-34 28-4Z")
        .cut(lit, "M-6-10C-10-60 6-104 54-142C30-100 16-54 14-6Z")
        .line(
            &mix(dark, "#241a38", 0.3),
            4.0,
            "M10-92q8 4 12-4t12 0t10-6M4-68q8 4 13-3t13 0t14-4M3-44q8 4 12-3t12 0",
        )
}

/// The spoon lies on the blanket, and Tip spells out what stands on it; in the door is somebody with a feather and a bow.
pub(super) fn the_spoon() -> String {
    let mut page = Page::new("s11d");
    let light = (626.0, 200.0);
    let west =
        page.lift("w", Lift { fall: (-8.0, 6.0), soft: 6.0, shade: ("#160a1e", 0.6), rim: ("#ffe2ae", 3.0) });
    let east =
        page.lift("a", Lift { fall: (8.0, 6.0), soft: 6.0, shade: ("#160a1e", 0.6), rim: ("#ffe2ae", 3.0) });
    let up = page.lift_walls(
        "l",
        Lift { fall: (0.0, 9.0), soft: 7.0, shade: ("#160a1e", 0.6), rim: ("#ffe6b4", 2.6) },
    );
    let soft = page.blur("b", 3.0);
    let glow = page.glow("g", light, 480.0, "#ffcf6b", 0.5);
    let wall = pools(
        Paper::new().cut("#1e1230", "M0 0H1200V560H0Z"),
        light,
        &[
            (780.0, 500.0, "#2c1834"),
            (620.0, 400.0, "#452238"),
            (480.0, 316.0, "#683236"),
            (350.0, 240.0, "#964e38"),
            (240.0, 170.0, "#c87e42"),
            (130.0, 100.0, "#ffc870"),
        ],
        171,
    )
    .line(
        "#160e22",
        3.0,
        "M110 0C130 90 90 150 112 250M470 0C462 40 474 60 468 96M760 0C744 50 776 90 760 130",
    );
    // No moon in the knothole: only stars, and a paler rim where morning will be.
    let night = Paper::new()
        .cut("#3a2440", "M250 110C246 62 296 36 340 48C386 58 406 102 390 142C374 182 320 192 286 174C264 162 252 142 250 110Z")
        .cut("#0e0c26", "M264 112C260 74 300 52 336 62C374 70 390 106 378 138C364 170 320 178 292 164C274 154 266 138 264 112Z")
        .cut("#22305c", "M270 128Q320 150 380 124C380 130 380 134 378 138C364 170 320 178 292 164C280 156 272 144 270 128Z")
        .cut("#6a6a9c", "M282 152Q324 166 370 148C356 170 320 176 292 164Q286 158 282 152Z")
        .cut("#eef0ff", "M300 92l3 4l-3 4l-3-4ZM340 80l3 4l-3 4l-3-4ZM356 108l2 3l-2 3l-2-3ZM318 116l2 3l-2 3l-2-3Z");
    // The door to the next room, dark, and she in it, in from the hunt.
    let door = Paper::new()
        .cut("#54303c", "M868 470V150C868 78 930 40 1010 40S1152 78 1152 150V470Z")
        .cut("#b4704c", "M868 470V150C868 78 930 40 1010 40L1014 52C944 54 888 88 888 154V470Z")
        .cut("#171030", "M890 470V156C890 94 944 62 1010 62S1130 94 1130 156V470Z")
        .cut("#22183e", "M920 470V176C920 122 960 98 1010 98S1100 122 1100 176V470Z")
        .cut("#3a2440", "M1130 110L1200 76V480L1130 470Z")
        .line("#241630", 4.0, "M1154 104V472M1178 92V478");
    let mother = Paper::new().placed("scale(-2.5 2.5)", &mouse(Who::Lily, Pose::Stand, Air("#683236", 0.06)));
    let pillow = Paper::new()
        .cut("#3c2a48", "M30 180Q34 150 66 148L96 146L104 470H36Z")
        .cut("#7a5064", "M78 147L96 146L104 470H86Z")
        .cut("#6c6a94", "M70 400C50 330 96 286 160 300C200 262 300 262 344 300C400 294 430 350 406 392C380 450 120 470 70 400Z")
        .cut("#b8b0c8", "M200 282C250 268 312 272 344 300C400 294 430 350 406 392C396 414 354 428 300 434C370 380 330 310 200 282Z")
        .cut("#f0e2dc", "M316 282C328 286 338 292 344 300C400 294 430 350 406 392C402 402 392 410 378 416C404 370 384 316 316 282Z");
    // Tip, on his ear.
    let tip = Paper::new()
        .dot("#8a6248", 176.0, 268.0, 46.0)
        .dot("#c98876", 178.0, 270.0, 29.0)
        .cut("#8a6248", "M150 360C146 300 200 262 262 270C316 276 352 316 380 348C392 362 388 376 372 380C330 400 290 418 240 416C186 414 152 396 150 360Z")
        .cut("#c49a70", "M224 270C236 268 250 268 262 270C316 276 352 316 380 348C392 362 388 376 372 380C360 384 348 390 336 395C350 350 300 296 224 270Z")
        .cut("#ecc496", "M290 278C330 290 358 322 380 348C386 356 388 364 384 370C360 340 330 304 290 278Z")
        .cut("#f8e4c4", "M330 374C350 362 372 356 384 362C388 372 382 378 372 380C356 386 340 394 326 398Q322 386 330 374Z")
        .dot("#c49a70", 246.0, 250.0, 50.0)
        .dot("#f0a890", 248.0, 252.0, 32.0)
        .dot("#c2473f", 384.0, 356.0, 11.0)
        .cut("#ff9a84", "M384 346Q394 348 394 358Q390 352 384 346Z")
        .oval("#20121a", 306.0, 332.0, 11.0, 13.0)
        .dot("#fff6dc", 311.0, 327.0, 4.0)
        .line("#5a3a30", 4.0, "M286 308Q300 300 316 308")
        .line("#5a3a30", 2.2, "M362 376L396 388M364 370L402 372M354 384L380 402");
    let cloth = ["#b4525a", "#d98a5c", "#4f6f94", "#e2b070", "#8a5a86", "#c96a52", "#5f8a8a", "#e8c88c"];
    let edge = "M-10 430C120 388 260 404 400 396C620 360 800 388 980 400Q1130 404 1210 430V570H-10Z";
    let quilt = page.window("e", edge);
    let mut patches = Paper::new().cut("#5a3048", "M-10 350H1210V570H-10Z");
    for row in 0..4_u32 {
        for col in 0..11_u32 {
            let far = f64::from(row);
            let (x, y) = (-70.0 + 122.0 * f64::from(col) - 26.0 * far, 360.0 + 54.0 * far);
            let near_light = 1.0 - ((x - 590.0).abs() / 760.0).min(1.0);
            let fill = mix(cloth[((col * 3 + row * 5) % 8) as usize], "#241640", 0.56 - 0.5 * near_light);
            patches = patches.cut(&fill, &format!("M{x:.0} {y:.0}q58-9 117 0l-24 50q-58 9-117 0Z"));
        }
    }
    let patches = patches
        .cut(
            "#1a1030.35",
            "M-10 500Q400 530 1210 500V570H-10ZM420 420C520 400 560 440 660 420C600 452 500 456 420 420Z",
        )
        .cut("#ffe2b0.4", "M400 396C620 360 800 388 980 400Q900 402 800 398C640 384 520 392 400 396Z");
    // A salt spoon, and a name on it.
    let spoon = Paper::new()
        .cut("#4a5a74", "M-300-12C-300-56-230-74-170-60C-130-50-110-26-84-14L330-22Q352-20 352-2T330 16L-84 14C-110 28-130 50-170 58C-230 70-300 40-300-12Z")
        .cut("#a9b8c0", "M-300-12C-300-56-230-74-170-60C-130-50-110-26-84-14L330-22Q352-20 352-2L-84 2C-110 8-120 10-140 6C-170-30-250-40-300-12Z")
        .cut("#f6f4e8", "M-170-60C-130-50-110-26-84-14L330-22Q346-21 350-10L-84-4C-104-8-130-36-170-44C-200-52-240-50-270-36C-246-64-206-68-170-60Z")
        .cut("#2c3a58", "M-282-6C-280-40-224-54-176-44C-140-34-120-14-120 2C-122 26-150 40-180 46C-226 52-282 32-282-6Z")
        .cut("#6a5a78", "M-270-4C-266-32-220-44-176-36C-146-28-130-12-130 2C-134 18-156 30-182 34C-222 40-272 26-270-4Z")
        .cut("#c88a54", "M-244-18C-236-34-214-40-190-38C-168-34-152-24-146-10C-160 16-182 28-206 30C-232 26-250 4-244-18Z")
        .cut("#ffd88a", "M-222-14C-216-28-202-32-190-28C-176-22-170-8-176 6C-184 20-200 24-212 16C-222 8-226-4-222-14Z")
        .cut("#fffbe4", "M-199 12C-208 6-206-8-196-24C-188-8-186 6-199 12Z")
        .line("#5c6c84", 3.6, "M60-4q10-10 16 0t16-1M110-5q8-12 14 0q6 10 16-2M158-6v-8q14 0 8 10t14-2M200-7q10-8 18 0t14-2M248-8q8-12 14 0t14-2")
        .line("#5c6c84", 2.4, "M40-14Q170-24 310-18M40 4Q170-4 310 4");
    let laid = Paper::new().placed("translate(640 474) rotate(-5) scale(1.06)", &spoon);
    let fall = Paper::new().placed("translate(622 496) rotate(-5) scale(1.06 .9)", &Paper::new().cut("#140a24", "M-300-12C-300-56-230-74-170-60C-130-50-110-26-84-14L330-22Q352-20 352-2T330 16L-84 14C-110 28-130 50-170 58C-230 70-300 40-300-12Z"));
    let candle = Paper::new()
        .oval("#5a3438", 626.0, 404.0, 92.0, 18.0)
        .oval("#d8a468", 626.0, 398.0, 92.0, 18.0)
        .cut("#e8c088", "M584 268Q626 254 668 268V392Q626 406 584 392Z")
        .cut("#fff2cc", "M606 262Q626 258 646 262C654 310 650 356 644 398Q626 402 612 400C602 350 600 306 606 262Z")
        .cut("#fff8e2", "M584 270Q574 280 580 320Q584 340 588 330L592 266Z")
        .oval("#ffe9b4", 626.0, 266.0, 40.0, 9.0)
        .line("#4a2418", 5.0, "M626 268Q624 256 628 248")
        .cut("#f08a2c", "M627 262C602 252 602 218 622 182C628 166 630 158 628 148C650 176 662 214 654 238C648 256 638 262 627 262Z")
        .cut("#ffc94e", "M627 258C610 248 610 224 626 196C632 184 633 178 633 174C646 200 654 222 646 240C642 252 636 258 627 258Z")
        .cut("#fff6d0", "M628 254C617 246 618 230 629 212C638 226 642 238 636 247Q633 254 628 254Z");
    let paws =
        Paper::new().oval("#8a6248", 236.0, 432.0, 30.0, 17.0).oval("#c49a70", 352.0, 424.0, 30.0, 17.0);
    let art = Paper::new()
        .over(&wall)
        .filtered(&west, &night)
        .over(&glow)
        .filtered(&east, &door)
        .filtered(&east, &Paper::new().put(1016.0, 462.0, 0.0, 1.0, &mother))
        .filtered(&up, &candle)
        .filtered(&west, &pillow)
        .filtered(&west, &tip)
        .filtered(&up, &Paper::new().clipped(&quilt, &patches))
        .filtered(&west, &paws)
        .faint(0.5, &Paper::new().filtered(&soft, &fall))
        .filtered(&up, &laid);
    page.file(&art.faint(0.3, &glow))
}
