//! Chapter 2, Lily's tail: the archer seen through a straw, the wren under a ringed hand.

use super::actors::{Air, Pose, Who, mouse};
use super::page::{Lift, Page, blob, pools};
use crate::figures::kit::Paper;
use crate::geometry::{Jitter, n};
use crate::things::crystals;

/// Through a hollow straw: far off, among crystals, an archer behind an iron bar.
pub(super) fn opening() -> String {
    let mut page = Page::new("s2a");
    let eye = (640.0, 276.0);
    let ring = page.lift_walls(
        "r",
        Lift { fall: (0.0, 12.0), soft: 10.0, shade: ("#1a1208", 0.75), rim: ("#ffe9b0", 2.0) },
    );
    let lift =
        page.lift("l", Lift { fall: (-5.0, 6.0), soft: 5.0, shade: ("#071430", 0.6), rim: ("#e6fff8", 2.0) });
    let hole = page.window("w", &blob(eye, 262.0, 250.0, 0.012, 5));
    let glow = page.glow("g", (676.0, 190.0), 320.0, "#d8fff4", 0.7);

    // What is at the far end.
    let cave = pools(
        Paper::new().cut("#1c2450", "M300 0H1000V560H300Z"),
        (676.0, 200.0),
        &[
            (330.0, 300.0, "#26376c"),
            (260.0, 236.0, "#355a90"),
            (190.0, 180.0, "#5189b0"),
            (128.0, 124.0, "#84c0cc"),
            (74.0, 74.0, "#c8f2e8"),
        ],
        2,
    );
    let far = ["#9fdcdc", "#6fb2c8", "#4a80a8"];
    let near = ["#5f8fc0", "#3f62a0", "#2a3f7c"];
    let cluster = |c: [&str; 3]| Paper::new().thing(&crystals(c[0], c[1], c[2]));
    let rock = |x: f64, y: f64, turn: f64, s: f64, c: [&str; 3]| {
        Paper::new().placed(&format!("translate({x} {y}) rotate({turn}) scale({s})"), &cluster(c))
    };
    let back = rock(520.0, 300.0, -16.0, 1.7, far)
        .over(&rock(810.0, 310.0, 20.0, 1.9, far))
        .over(&rock(640.0, 40.0, 178.0, 1.3, far))
        .over(&rock(742.0, 30.0, 196.0, 1.1, far));
    let floor = Paper::new()
        .cut("#23386c", "M300 392Q480 360 640 372T1000 388V560H300Z")
        .cut("#38609a", "M360 390Q560 362 740 374Q880 384 920 404Q880 470 700 500Q480 490 360 390Z")
        .cut("#5c95b8", "M440 388Q600 368 760 380Q860 392 860 410Q800 452 660 466Q500 452 440 388Z");
    // The trap: board, spring, bar; a heap of six-legged things.
    let trap = Paper::new()
        .cut("#2c2434", "M524 400H806L822 426H512Z")
        .cut("#8a6a5c", "M524 400H806L809 408H520Z")
        .cut("#c9a888", "M560 400H740L744 404H556Z")
        .line("#141c30", 12.0, "M566 402V356H742V402")
        .line("#a9c4cc", 4.0, "M563 400V353H742")
        .line(
            "#9fb8c4",
            4.0,
            "M772 404C764 380 784 380 778 402C774 380 796 380 790 402C786 382 806 382 800 404",
        );
    let lily = Paper::new()
        .line("#c98a76", 5.5, "M640 404C612 404 604 390 586 398Q574 402 570 392")
        .put(660.0, 402.0, 0.0, 1.22, &mouse(Who::Lily, Pose::Aim, Air("#3f6a98", 0.1)))
        .line("#fff3dc", 1.8, "M710 294L684 342L714 396")
        .line("#8a4f26", 6.5, "M710 294C744 316 746 370 714 396")
        .line("#e8c88c", 3.4, "M684 346L760 338")
        .cut("#e4f2f0", "M758 329L782 337L760 347Z");
    let mut bugs = Paper::new();
    for (x, y, t, s) in [
        (834.0, 452.0, 8.0, 1.1),
        (770.0, 466.0, -12.0, 1.15),
        (812.0, 434.0, 16.0, 0.9),
        (560.0, 470.0, 10.0, 1.1),
        (494.0, 450.0, -10.0, 1.0),
        (716.0, 486.0, 6.0, 1.1),
    ] {
        let bug = Paper::new()
            .line("#e0a868", 2.6, "M-14-12L-20-26M-4-14L-4-30M8-14L14-28M-24-8L-36-20M20-8L30-20")
            .cut("#4a2c3c", "M-28-4C-26-18 22-20 28-4Q10 6-28-4Z")
            .cut("#a8684c", "M-4-14C10-16 26-12 28-4Q14 0-2-2Z");
        bugs = bugs.put(x, y, t, s, &bug);
    }
    let front = rock(430.0, 470.0, -10.0, 1.5, near)
        .over(&rock(880.0, 486.0, 14.0, 1.7, near))
        .over(&rock(620.0, 548.0, 4.0, 0.8, near));
    let view = cave
        .over(&glow)
        .filtered(&lift, &back)
        .filtered(&lift, &floor)
        .filtered(&lift, &trap)
        .filtered(&lift, &lily)
        .filtered(&lift, &bugs)
        .filtered(&lift, &front);

    // The straw: ring within ring, darker towards us.
    let tones = ["#22181a", "#35241c", "#503720", "#755026", "#a07434", "#cfa350"];
    let mut tube = Paper::new().clipped(&hole, &view);
    for (i, tone) in tones.iter().enumerate().rev() {
        let k = f64::from(i as u32);
        let (rx, ry) = (690.0 - k * 84.0, 560.0 - k * 62.0);
        let mouth = blob((eye.0 - (5.0 - k) * 7.0, eye.1 + (5.0 - k) * 3.0), rx, ry, 0.012, 30 + i as u64);
        tube = tube.filtered(&ring, &Paper::new().pierced(tone, &format!("M-60-60V620H1260V-60Z{mouth}")));
    }
    // Fibres run along it.
    let mut j = Jitter::new(4);
    let mut fibres = String::new();
    for i in 0..30 {
        let (s, c) = (std::f64::consts::TAU * (f64::from(i) + j.range(0.0, 0.7)) / 30.0).sin_cos();
        let (a, b) = (j.range(1.12, 1.3), j.range(1.45, 2.3));
        fibres.push_str(&format!(
            "M{:.0} {:.0}L{:.0} {:.0}",
            eye.0 + 262.0 * a * c,
            eye.1 + 250.0 * a * s,
            eye.0 + 262.0 * b * c - 20.0,
            eye.1 + 250.0 * b * s
        ));
    }
    let tube = tube.faint(0.35, &Paper::new().line("#1a0f0c", 2.2, &fibres));
    page.file(&tube.faint(0.3, &glow))
}

/// The wren's cage from below; a hand heavy with rings comes through the curtain.
pub(super) fn the_long_table() -> String {
    let mut page = Page::new("s2b");
    let light = (470.0, 70.0);
    let lift =
        page.lift("l", Lift { fall: (5.0, 10.0), soft: 7.0, shade: ("#1a0a1c", 0.6), rim: ("#ffe2a0", 2.4) });
    let small =
        page.lift("m", Lift { fall: (3.0, 6.0), soft: 3.0, shade: ("#1a0a1c", 0.6), rim: ("#fff0c0", 2.6) });
    let glow = page.glow("g", light, 520.0, "#ffd98a", 0.65);
    let wall = pools(
        Paper::new().cut("#2a1530", "M0 0H1200V560H0Z"),
        light,
        &[
            (820.0, 560.0, "#3c1d36"),
            (640.0, 440.0, "#57283a"),
            (490.0, 340.0, "#7d3d3c"),
            (350.0, 250.0, "#ab5f40"),
            (230.0, 170.0, "#dc964e"),
            (130.0, 100.0, "#ffcc78"),
            (64.0, 56.0, "#fff0bc"),
        ],
        6,
    );
    // The chandelier: a ring of candles far above.
    let mut ring = Paper::new()
        .oval("#5a3426", 470.0, 66.0, 236.0, 30.0)
        .oval("#c98a4a", 470.0, 62.0, 236.0, 26.0)
        .oval("#e8a552", 470.0, 58.0, 206.0, 17.0);
    for x in [256.0, 346.0, 594.0, 684.0] {
        ring = ring
            .cut("#f4dca8", &format!("M{} 60V36H{}V60Z", x - 11.0, x + 11.0))
            .cut(
                "#ffb84e",
                &format!(
                    "M{x} 38C{} 30 {} 14 {x} -2C{} 14 {} 30 {x} 38Z",
                    x - 14.0,
                    x - 8.0,
                    x + 12.0,
                    x + 14.0
                ),
            )
            .cut(
                "#fff6d0",
                &format!(
                    "M{x} 36C{} 30 {} 22 {x} 14C{} 22 {} 30 {x} 36Z",
                    x - 7.0,
                    x - 4.0,
                    x + 5.0,
                    x + 7.0
                ),
            );
    }
    // The cage, its round floor towards us.
    let mut wires = String::new();
    let mut behind = String::new();
    for i in 0..9 {
        let t = f64::from(i) / 8.0 * 2.0 - 1.0;
        wires.push_str(&format!(
            "M470 92C{} 96 {} 170 {} 336",
            n(470.0 + t * 120.0),
            n(470.0 + t * 150.0),
            n(470.0 + t * 132.0)
        ));
        if i > 0 && i < 8 {
            behind.push_str(&format!(
                "M470 92C{} 96 {} 160 {} 300",
                n(470.0 + t * 100.0),
                n(470.0 + t * 124.0),
                n(470.0 + t * 116.0)
            ));
        }
    }
    let cage_back = Paper::new().line("#8a5a2a", 4.0, "M470 0V92").line("#a86c34", 3.0, &behind);
    let wren = Paper::new()
        .line("#6a3f22", 3.4, "M-6 0V14M10 0V14")
        .cut("#5a3018", "M-30-30L-62-62L-52-34L-40-14Z")
        .cut(
            "#6e4024",
            "M-38-22C-36-46-14-58 8-58C12-78 46-80 50-56L64-50L50-44C50-16 30 2 2 2C-22 2-36-8-38-22Z",
        )
        .cut("#b87a48", "M8-58C12-78 46-80 50-56C34-60 20-50 4-50C-10-50-26-42-36-30C-32-48-14-58 8-58Z")
        .cut("#f0d8ac", "M22-40C34-38 44-40 50-44C50-16 30 2 8 2C22-8 26-24 22-40Z")
        .cut("#efb33e", "M50-58L66-50L50-44Z")
        .dot("#1c0e14", 36.0, -58.0, 4.4)
        .dot("#fff6dc", 37.4, -59.6, 1.5)
        .cut("#4a2614", "M-30-28C-20-40 4-38 12-26C2-12-20-10-30-28Z");
    let bell = Paper::new()
        .cut("#b8742a", "M-13 8C-10 4-11-12 0-13C11-12 10 4 13 8Z")
        .cut("#ffd878", "M2-13C11-12 10 4 13 8H4C5 0 5-8 2-13Z")
        .dot("#8a5018", 0.0, 10.0, 4.0);
    let cage_front = Paper::new()
        .cut("#7a4a20", "M322 336Q470 392 618 336L610 368Q470 424 330 368Z")
        .cut("#e0a848", "M322 336Q470 392 618 336L616 346Q470 402 324 346Z")
        .cut("#4a2a1c", "M330 368Q470 424 610 368Q560 400 470 402Q380 400 330 368Z")
        .line("#f0bf5c", 5.0, &wires)
        .line("#f0bf5c", 5.0, "M356 200Q470 232 584 200")
        .cut("#ffe29a", "M448 92Q470 78 492 92L486 104H454Z")
        .line("#fff0b8", 1.6, "M340 330C330 180 360 110 466 92");
    let thread = Paper::new().line("#fff6e0", 1.6, "M486 312Q680 300 846 262");

    // The curtain and the hand.
    let curtain = Paper::new()
        .cut("#341640", "M860 0C840 120 880 200 850 300C830 400 870 470 850 560H1200V0Z")
        .cut("#562a60", "M860 0C840 120 880 200 850 300C830 400 870 470 850 560H910C930 440 890 380 912 280C930 180 900 90 916 0Z")
        .cut("#8a4f84", "M860 0C840 120 880 200 850 300C830 400 870 470 850 560H872C888 450 852 390 872 290C890 190 860 100 876 0Z")
        .cut("#4a2456", "M980 0C960 140 1010 240 984 340C970 430 1000 500 990 560H1050C1060 440 1030 360 1050 260C1060 160 1030 80 1040 0Z")
        .cut("#6e3a74", "M980 0C960 140 1010 240 984 340C970 430 1000 500 990 560H1010C1020 470 990 410 1006 320C1020 220 990 110 1000 0Z")
        .cut("#241030", "M1120 0C1110 150 1150 260 1130 360C1120 450 1140 500 1134 560H1200V0Z");
    let hand = Paper::new()
        .cut("#2c1438", "M1200 196C1120 186 1060 190 1010 200L1004 310C1060 318 1130 330 1200 324Z")
        .cut("#5c3068", "M1200 196C1120 186 1060 190 1010 200L1008 222C1070 212 1140 214 1200 222Z")
        .cut("#c9bcd2", "M1010 196Q996 250 1004 314L1026 316Q1018 250 1030 194Z")
        .cut("#b49cb4", "M1010 214C980 206 950 214 930 226C900 226 870 240 838 252C828 258 834 270 846 268C872 264 890 262 904 262C880 276 866 288 858 300C854 312 866 314 874 306C894 290 906 284 920 282C904 298 898 310 898 322C902 332 912 328 916 320C926 304 936 296 948 292C944 306 946 316 952 322C962 324 962 314 964 304C980 300 996 296 1010 296Z")
        .cut("#f4e8ec", "M1010 214C980 206 950 214 930 226C900 226 870 240 838 252Q832 256 834 262C866 250 900 244 926 246C960 232 986 232 1012 236Z")
        .cut("#f4e8ec", "M858 300C866 288 880 276 904 262L914 264C892 276 876 288 862 306ZM898 322C898 310 904 298 920 282L930 282C914 298 906 310 904 326Z")
        .line("#f0bf5c", 7.0, "M878 240L884 254M888 268L896 280M910 296L920 304M950 300L962 304")
        .dot("#c04ae0", 880.0, 244.0, 8.0)
        .dot("#f0c0ff", 878.0, 242.0, 3.0)
        .dot("#3fa08a", 892.0, 272.0, 7.0)
        .dot("#c8fff0", 890.0, 270.0, 2.6)
        .dot("#d04a5c", 914.0, 300.0, 6.5)
        .dot("#ffc8c0", 912.0, 298.0, 2.4)
        .cut("#5a3a6a", "M838 252L824 256L836 264Z");

    // The table, the fork like a garden gate, three who look up.
    let cloth = Paper::new()
        .cut("#8a5a50", "M0 470Q420 440 1200 470V560H0Z")
        .cut("#d8a070", "M60 466Q420 444 820 458Q780 520 640 560H140Q80 510 60 466Z")
        .cut("#f4d29a", "M190 462Q430 448 680 460Q640 500 540 524Q380 530 280 514Q210 490 190 462Z");
    let fork = Paper::new()
        .cut("#4a5a68", "M560 506C640 494 700 492 730 482C760 462 800 458 860 452L862 462L790 474L864 470V480L790 484L868 488L866 498L788 494L864 508L860 518C800 516 764 512 736 500C704 504 650 516 566 524Q550 516 560 506Z")
        .cut("#d8e0da", "M560 506C640 494 700 492 730 482C760 462 800 458 860 452L862 457C800 464 764 470 738 490C704 502 640 504 558 512Z");
    let goblet = Paper::new()
        .cut("#54404c", "M60 300H210C212 370 184 408 152 414V470Q190 474 196 492H74Q80 474 118 470V414C86 408 58 370 60 300Z")
        .cut("#9a8078", "M150 300H210C212 370 184 408 152 414V470Q190 474 196 492H150Q140 400 150 300Z")
        .cut("#ead2a8", "M186 300H210C212 360 192 396 168 409C190 380 192 340 186 300Z")
        .oval("#2c1c2c", 135.0, 300.0, 75.0, 15.0)
        .cut("#6a2440", "M76 303Q135 288 194 303Q135 316 76 303Z");
    let mut mice = Paper::new();
    for (who, x, y, s) in [
        (Who::Collin, 356.0, 514.0, 1.16),
        (Who::Friend(2), 468.0, 520.0, 1.06),
        (Who::Friend(1), 248.0, 520.0, 1.06),
    ] {
        mice = mice.put(x, y, 0.0, s, &mouse(who, Pose::Back, Air("#5a2430", 0.14)));
    }
    let art = Paper::new()
        .over(&wall)
        .over(&glow)
        .filtered(&lift, &ring)
        .over(&cage_back)
        .filtered(&small, &Paper::new().put(476.0, 330.0, 0.0, 1.5, &wren))
        .filtered(&small, &Paper::new().put(486.0, 306.0, 0.0, 1.1, &bell))
        .filtered(&lift, &cage_front)
        .filtered(&lift, &curtain)
        .over(&thread)
        .filtered(&lift, &hand)
        .filtered(&lift, &cloth)
        .filtered(&lift, &goblet)
        .filtered(&small, &fork)
        .filtered(&small, &mice);
    page.file(&art.faint(0.3, &glow))
}

/// A window the size of a coin: Collin sits in it with a straw at his eye; high up in the castle one light is burning.
pub(super) fn continues() -> String {
    let mut page = Page::new("s2c");
    let moon = (842.0, 150.0);
    let lift = page.lift_walls(
        "l",
        Lift { fall: (-8.0, 7.0), soft: 9.0, shade: ("#04081a", 0.75), rim: ("#cfd8f8", 2.6) },
    );
    let small =
        page.lift("m", Lift { fall: (-6.0, 5.0), soft: 4.0, shade: ("#04081a", 0.6), rim: ("#eef2ff", 3.4) });
    let glow = page.glow("g", moon, 460.0, "#dfe6ff", 0.5);
    let ring = "M690 30C830 20 950 110 960 250C968 390 850 486 710 484C570 482 462 390 466 258C470 126 560 38 690 30Z";
    let round = page.window("r", ring);
    let night = pools(
        Paper::new().cut("#141c42", "M440 0H1000V500H440Z"),
        moon,
        &[(460.0, 400.0, "#1c2856"), (340.0, 300.0, "#2a3a70"), (240.0, 210.0, "#42568e"), (160.0, 140.0, "#6a80b4")],
        33,
    )
    .dot("#e0e4f0", moon.0, moon.1, 88.0)
    .cut("#fbf6e2", "M842 66A84 84 0 0 1 842 234A84 84 0 0 1 800 222C880 200 880 110 818 70Q830 66 842 66Z")
    .cut("#fbf6e2", "M842 66A84 84 0 1 0 842 234A96 96 0 0 0 842 66Z")
    .cut("#dcdccf", "M812 116a18 16 0 1 0 .1 0ZM852 166a22 20 0 1 0 .1 0ZM872 104a11 10 0 1 0 .1 0Z")
    .cut("#e8ecf8", "M540 110l3 4l-3 4l-3-4ZM610 70l3 4l-3 4l-3-4ZM580 190l2 3l-2 3l-2-3ZM690 96l3 4l-3 4l-3-4ZM520 240l2 3l-2 3l-2-3ZM648 156l2 3l-2 3l-2-3Z");
    // The castle over the hill, and the one window.
    let castle = Paper::new()
        .cut("#2c3a6c", "M440 420Q600 380 760 400T1000 380V500H440Z")
        .cut("#131b40", "M640 410V330H660V312H674V330H690V312H704V330H722V250H716V234H728V246H740V234H752V246H764V234H776V250H770V330H790V290L812 250L834 290V330H852V312H866V330H884V312H898V330H914V420Z")
        .cut("#26346a", "M752 246H764V234H776V250H770V330H790V290L812 250L834 290V330H852V312H866V330H884V312H898V330H914V420H890V350H756Z")
        .cut("#ffb84e.35", "M744 250a26 26 0 1 0 .1 0Z")
        .cut("#ffe2a0", "M738 290V270Q744 260 750 270V290Z")
        .cut("#0e1638", "M440 450Q620 420 800 438T1000 430V500H440Z");
    let wall = Paper::new().pierced("#1a1a30", &format!("M-10-10H1210V570H-10Z{ring}"));
    let bark = Paper::new()
        .pierced("#262540", "M690 8C844-4 972 98 984 250C992 404 862 508 708 506C556 504 440 404 444 256C448 108 548 16 690 8ZM690 30C560 38 470 126 466 258C462 390 570 482 710 484C850 486 968 390 960 250C950 110 830 20 690 30Z")
        .line("#6a78ac", 3.0, "M690 12C842 0 966 102 980 250C984 300 976 346 958 384");
    let grain = Paper::new()
        .line("#10101f", 5.0, "M60 0C100 140 40 300 80 560M190 0C170 130 230 260 200 420M330 0C350 90 310 160 330 250M1070 0C1050 150 1110 300 1080 560M1150 60C1170 200 1130 340 1160 500M380 560C390 520 400 500 420 480M250 560C240 500 270 460 260 420")
        .line("#33335a", 2.4, "M74 40C108 160 58 290 90 480M204 60C190 150 240 250 216 380M1084 60C1066 170 1120 290 1096 470");
    let sill = Paper::new()
        .cut("#14142a", "M380 470Q700 440 1040 470L1080 540Q700 580 340 540Z")
        .cut("#3a4270", "M440 466Q700 444 980 464L1010 500Q700 486 410 502Z")
        .cut("#8a9ac8", "M600 452Q780 446 960 462L976 480Q780 466 610 474Z");
    let straw = Paper::new()
        .line("#8a6a34", 15.0, "M574 352L748 300")
        .line("#e8c878", 9.0, "M574 348L746 297")
        .line("#fff2c0", 3.0, "M576 345L744 294")
        .oval("#5a4420", 749.0, 299.0, 5.0, 9.0);
    let collin = Paper::new()
        .placed("translate(506 486) scale(2.05)", &mouse(Who::Collin, Pose::Stand, Air("#2a3a70", 0.22)));
    let paws = Paper::new().line("#7a6a78", 12.0, "M534 398L572 366L600 346");
    let art = Paper::new()
        .clipped(&round, &night.over(&glow).filtered(&lift, &castle))
        .filtered(&lift, &wall)
        .filtered(&lift, &bark)
        .over(&grain)
        .filtered(&lift, &sill)
        .filtered(&small, &collin)
        .filtered(&small, &straw)
        .filtered(&small, &paws);
    page.file(&art.faint(0.3, &glow))
}
