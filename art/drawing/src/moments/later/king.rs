//! Chapter 10, what the king forgot: a long table, a pen, and one word.

use crate::figures::kit::Paper;
use crate::moments::actors::{Air, Pose, Who, mouse, shadow};
use crate::moments::page::{Lift, Page, pools};

/// The table runs away to where the king sits, the queen's hands on his shoulders; the pen stands in its pot like a mast.
pub(super) fn a_pen_like_a_mast() -> String {
    let mut page = Page::new("s10a");
    let light = (662.0, 190.0);
    let lift = page.lift_walls(
        "l",
        Lift { fall: (0.0, 9.0), soft: 8.0, shade: ("#12081e", 0.65), rim: ("#ffdca0", 2.4) },
    );
    let far =
        page.lift("f", Lift { fall: (-3.0, 3.0), soft: 3.0, shade: ("#12081e", 0.6), rim: ("#ffe8b8", 1.6) });
    let near =
        page.lift("n", Lift { fall: (7.0, 8.0), soft: 6.0, shade: ("#12081e", 0.6), rim: ("#ffe6b4", 3.0) });
    let soft = page.blur("b", 2.4);
    let glow = page.glow("g", light, 480.0, "#ffcf7a", 0.6);
    let wall = pools(
        Paper::new().cut("#1a1030", "M0 0H1200V560H0Z"),
        light,
        &[
            (860.0, 520.0, "#26163a"),
            (660.0, 420.0, "#3c2046"),
            (480.0, 330.0, "#5e314c"),
            (340.0, 250.0, "#8c4e4c"),
            (220.0, 170.0, "#c07e50"),
            (120.0, 100.0, "#f4b868"),
        ],
        111,
    );
    // Pillars and windows, smaller and smaller towards the end of the hall; no moon in any of them.
    let mut hall = Paper::new();
    for side in [-1.0, 1.0] {
        for i in 0..4_u32 {
            let k = 0.66_f64.powf(f64::from(i));
            let (x, w, top, foot) =
                (600.0 + side * (130.0 + 560.0 * k), 46.0 * k, 160.0 - 260.0 * k, 230.0 + 250.0 * k);
            let tone = ["#140b26", "#1e1230", "#2e1a3c", "#452644"][i as usize];
            let lit = ["#3a2040", "#553048", "#7a4850", "#a46a58"][i as usize];
            hall =
                hall.cut(tone, &format!("M{:.0} {top:.0}H{:.0}V{foot:.0}H{:.0}Z", x - w, x + w, x - w)).cut(
                    lit,
                    &format!(
                        "M{:.0} {top:.0}h{:.0}V{foot:.0}h{:.0}Z",
                        x - side * w,
                        side * w * 0.5,
                        -side * w * 0.5
                    ),
                );
        }
    }
    let floor = Paper::new()
        .cut("#150c26", "M-10 300L400 232H800L1210 300V570H-10Z")
        .cut("#3a2040", "M190 267L400 232H800L1010 267L1210 420V570H-10V420Z")
        .cut("#6a3e4c", "M330 244L400 232H800L870 244L1060 340H140Z");
    // The cloth: light where the candle is, dusk at our end.
    let cloth = Paper::new()
        .cut("#6a4a62", "M-60 560L500 240H700L1260 560Z")
        .cut("#a07a78", "M130 560L528 240H690L1080 560Z")
        .cut("#d4aa86", "M330 500L556 240H686L940 500Q640 470 330 500Z")
        .cut("#f6d89c", "M452 390L572 240H684L816 390Q640 366 452 390Z")
        .cut("#fff0c4", "M528 306L590 240H682L728 306Q630 292 528 306Z")
        .cut("#4a2f4e", "M-60 560L500 240H492L-120 560ZM1260 560L700 240H708L1320 560Z");
    // What is to be signed: a road with ruts.
    let mut lines = String::new();
    for i in 0..9_u32 {
        let t = 1.0 - 0.72_f64.powf(9.0 - f64::from(i));
        let y = 540.0 - 276.0 * t;
        let half = 112.0 - 88.0 * t;
        let mid = 566.0 + 54.0 * t;
        lines.push_str(&format!(
            "M{:.0} {y:.0}H{:.0}",
            mid - half * 0.74,
            mid + half * (0.46 + 0.28 * f64::from(i % 2))
        ));
    }
    let deed = Paper::new()
        .cut("#8a6448", "M444 556L594 258H646L690 556Q560 580 444 556Z")
        .cut("#e8c98c", "M450 548L596 256H644L684 548Q566 568 450 548Z")
        .cut("#fff2c8", "M506 436L596 256H644L668 436Q590 446 506 436Z")
        .line("#7a5638", 3.2, &lines);
    let candle = Paper::new()
        .oval("#7a4c3c", 662.0, 262.0, 24.0, 5.0)
        .cut("#ffeec0", "M655 212H669V260H655Z")
        .cut("#e0b070", "M664 212H669V260H664Z")
        .cut("#ff9a3c", "M662 212C648 202 652 184 662 164C673 184 677 202 662 212Z")
        .cut("#fff6cc", "M662 209C655 202 657 190 662 178C668 190 670 202 662 209Z");
    let throne = Paper::new()
        .cut("#2a1434", "M532 250V120C532 84 560 66 600 60C640 66 668 84 668 120V250Z")
        .cut("#4a2444", "M546 250V126C546 96 570 82 600 76C630 82 654 96 654 126V250Z");
    let court = Paper::new()
        .over(&throne)
        .put(600.0, 236.0, 0.0, 1.12, &Paper::new().over(&queen("#120a22")).over(&hands()))
        .put(600.0, 252.0, 0.0, 1.0, &king());
    // Goblets down both sides, like posts of a fence.
    let mut cups = Paper::new();
    for (i, (x, y)) in
        [(452.0, 288.0), (768.0, 296.0), (360.0, 346.0), (214.0, 432.0)].into_iter().enumerate()
    {
        let s = [0.34, 0.38, 0.62, 1.0][i];
        cups = cups.put(x, y, 0.0, s, &goblet());
    }
    // The pen.
    let pot = Paper::new()
        .oval("#2a1636", 930.0, 520.0, 130.0, 26.0)
        .cut("#1c1a34", "M840 420H1010C1016 436 1050 470 1046 500C1040 530 980 536 926 536S810 530 806 500C802 470 836 436 840 420Z")
        .cut("#4a4468", "M840 420H884C868 446 850 476 858 534C830 528 808 520 806 500C802 470 836 436 840 420Z")
        .cut("#b89ab0", "M840 420H856C844 446 822 470 826 520Q808 512 806 500C802 470 836 436 840 420Z")
        .oval("#0e0c20", 925.0, 418.0, 88.0, 18.0)
        .oval("#2c2450", 925.0, 420.0, 72.0, 12.0)
        .cut("#6a5f9a", "M866 420Q890 410 920 409Q890 418 880 428Z");
    let quill = Paper::new()
        .cut("#8a7a9a", "M920 418C946 300 986 160 1080-10L1210-10C1200 60 1170 110 1130 150C1140 120 1136 112 1128 108C1124 170 1090 220 1046 250C1050 226 1046 218 1038 216C1034 270 996 320 960 338L932 424Z")
        .cut("#e6dcd8", "M920 418C946 300 986 160 1080-10L1140-10C1060 110 990 270 932 424Z")
        .cut("#fff8e6", "M920 418C946 300 986 160 1080-10H1100C1010 150 960 290 926 420Z")
        .line("#6a5a80", 2.4, "M1000 236Q1020 214 1044 206M1020 190Q1050 166 1084 156M1046 140Q1080 110 1124 98M1070 90Q1110 60 1160 46")
        .line("#b8a890", 5.0, "M926 420C956 310 1010 160 1096-10");
    let mut mice = Paper::new();
    let mut long = Paper::new();
    for (who, x, y, s) in [
        (Who::Friend(1), 150.0, 520.0, 1.12),
        (Who::Friend(0), 262.0, 514.0, 1.12),
        (Who::Collin, 384.0, 520.0, 1.28),
        (Who::Friend(2), 740.0, 520.0, 1.06),
    ] {
        let lean = (x - 640.0) / 420.0;
        long =
            long.placed(&format!("matrix({:.2} 0 {:.2} -.62 {x} {y})", s, -lean * 1.1), &shadow("#2c1438"));
        mice = mice.put(x, y, 0.0, s, &mouse(who, Pose::Back, Air("#4a2c48", 0.12)));
    }
    let art = Paper::new()
        .over(&wall)
        .filtered(&lift, &floor)
        .filtered(&lift, &hall)
        .over(&glow)
        .filtered(&far, &court)
        .filtered(&lift, &cloth)
        .filtered(&far, &deed)
        .filtered(&far, &candle)
        .filtered(&far, &cups)
        .faint(0.5, &Paper::new().filtered(&soft, &long))
        .filtered(&near, &mice)
        .filtered(&near, &quill)
        .filtered(&near, &pot);
    page.file(&art.faint(0.32, &glow))
}

/// The queen from the waist up; the points of her collar are eight.
pub(super) fn queen(dark: &str) -> Paper {
    let mut collar = Paper::new();
    for side in [1, -1] {
        let fan = Paper::new()
            .cut("#2a1440", "M4-92L58-176L20-94ZM8-90L92-146L24-86ZM10-86L106-106L24-78ZM8-80L98-66L18-70Z")
            .cut("#8a5aa0", "M4-92L58-176L12-92ZM8-90L92-146L16-87ZM10-86L106-106L18-82ZM8-80L98-66L14-75Z");
        collar = collar.placed(&format!("scale({side} 1)"), &fan);
    }
    Paper::new()
        .over(&collar)
        .cut("#33184a", "M-18-84C-60-80-92-50-104 20H104C92-50 60-80 18-84Q0-66-18-84Z")
        .cut("#66408a", "M18-84C60-80 92-50 104 20H40C52-20 40-60 6-72Z")
        .cut(dark, "M-30-112C-40-160-16-170 0-170S40-160 30-112Q24-90 0-88T-30-112Z")
        .cut("#b49cc0", "M-21-116C-22-140-12-150 0-150S22-140 21-116C20-98 10-86 0-84C-10-86-20-98-21-116Z")
        .cut("#f4e8f0", "M3-150C14-149 22-140 21-116C20-98 10-86 2-84C10-104 12-132 3-150Z")
        .cut(dark, "M-15-120Q-10-125-4-120Q-10-116-15-120ZM4-120Q10-125 15-120Q10-116 4-120Z")
        .cut("#b8304e", "M-7-99Q0-103 7-99Q0-93-7-99Z")
        .cut("#c9962e", "M-24-152L-28-184L-13-168L0-192L13-168L28-184L24-152Q0-162-24-152Z")
        .cut("#ffe08a", "M0-192L13-168L28-184L24-152Q12-157 2-157Z")
}

/// Her hands, laid on what is before her.
fn hands() -> Paper {
    Paper::new()
        .cut("#d8c8dc", "M-66-12C-52-24-40-22-36-10C-34 4-44 12-58 10C-70 6-72-4-66-12Z")
        .cut("#f6ecf2", "M66-12C52-24 40-22 36-10C34 4 44 12 58 10C70 6 72-4 66-12Z")
}

/// The king behind his table: white beard, eyes that look at nothing.
fn king() -> Paper {
    Paper::new()
        .cut("#5a1828", "M-84 0C-84-44-50-62 0-62S84-44 84 0Z")
        .cut("#a83a44", "M10-62C54-60 84-44 84 0H44C52-30 40-50 10-62Z")
        .cut("#efe4d0", "M-46-56C-30-40 30-40 46-56L54-46C34-22-34-22-54-46Z")
        .cut("#c9c0c4", "M-30-96C-36-66-30-50-26-44L26-44C30-50 36-66 30-96Z")
        .cut("#9a5f50", "M-24-90C-24-112-14-118 0-118S24-112 24-90C24-68 14-56 0-56S-24-68-24-90Z")
        .cut("#d8986e", "M4-118C16-116 24-110 24-90C24-70 14-58 4-56C14-76 14-100 4-118Z")
        .cut("#d4cac8", "M-25-82C-16-74-8-78 0-76C8-78 16-74 25-82C28-56 18-24 0-12C-18-24-28-56-25-82Z")
        .cut("#fffaf0", "M3-76C10-78 17-75 25-82C28-56 18-24 3-14C12-36 12-60 3-76Z")
        .line("#3a1c24", 2.6, "M-15-92H-6M6-92H15")
        .line("#f4eee6", 3.0, "M-17-100Q-10-104-5-99M17-100Q10-104 5-99")
        .cut("#b8862c", "M-26-108L-31-138L-14-124L0-146L14-124L31-138L26-108Q0-117-26-108Z")
        .cut("#ffdc7a", "M0-146L14-124L31-138L26-108Q14-112 2-113Z")
        .cut("#9a5f50", "M-66-2C-60-14-44-16-36-8L-30 2H-62ZM40-4C50-14 62-12 66-2L60 4H36Z")
}

/// A goblet on the origin, a hundred and fifty high.
fn goblet() -> Paper {
    Paper::new()
        .oval("#3a2238", 0.0, 0.0, 44.0, 9.0)
        .cut("#3f2c48", "M-44-150H44C46-100 30-76 8-70L10-12C24-8 34-4 36 0H-36C-34-4-24-8-10-12L-8-70C-30-76-46-100-44-150Z")
        .cut("#8a6a78", "M4-150H44C46-100 30-76 8-70L10-12C24-8 34-4 36 0H8L2-70C20-90 20-120 4-150Z")
        .cut("#f0cfa0", "M34-150H44C46-112 38-90 26-80C34-100 36-124 34-150Z")
        .oval("#20142c", 0.0, -150.0, 44.0, 9.0)
        .oval("#7a2438", 0.0, -148.0, 36.0, 6.0)
}

/// A burnt crumb between huge fingers; a tear has fallen, and in it two are sitting on the back stairs.
pub(super) fn crumb_and_tear() -> String {
    let mut page = Page::new("s10b");
    let light = (300.0, 120.0);
    let lift = page.lift_walls(
        "l",
        Lift { fall: (8.0, 9.0), soft: 9.0, shade: ("#160a20", 0.6), rim: ("#ffe2ac", 2.8) },
    );
    let small =
        page.lift("m", Lift { fall: (5.0, 5.0), soft: 3.0, shade: ("#160a20", 0.6), rim: ("#fff0cc", 3.0) });
    let soft = page.blur("b", 2.4);
    let glow = page.glow("g", light, 520.0, "#ffd084", 0.5);
    let wall = pools(
        Paper::new().cut("#1e1232", "M0 0H1200V560H0Z"),
        light,
        &[
            (900.0, 560.0, "#2a1838"),
            (720.0, 450.0, "#40233e"),
            (550.0, 350.0, "#653842"),
            (400.0, 260.0, "#985a46"),
            (260.0, 180.0, "#cc8e50"),
            (140.0, 104.0, "#ffc974"),
        ],
        121,
    );
    let candle = Paper::new()
        .cut("#e8c890", "M278 190Q300 180 322 190V470H278Z")
        .cut("#fff2cc", "M278 190Q296 182 304 184C298 280 300 380 302 470H278Z")
        .cut("#fff8e2", "M322 192Q334 200 330 240Q326 276 322 276Z")
        .cut("#ff9a3c", "M300 190C276 176 282 136 300 94C320 136 326 176 300 190Z")
        .cut("#fff4c0", "M300 186C287 174 291 148 300 124C311 148 315 174 300 186Z");
    let table = Paper::new()
        .cut("#43283e", "M-10 462Q600 432 1210 470V570H-10Z")
        .cut("#94685c", "M-10 462Q360 440 820 452L900 570H-10Z")
        .cut("#d8a672", "M60 458Q300 446 560 450L600 570H20Z")
        .cut("#f4d096", "M140 455Q280 449 430 450L450 570H110Z");
    // The burnt corner, as it lies on the cloth: black outside, yellow where it broke.
    let cake = Paper::new()
        .cut("#2a141c", "M96 452L120 392L250 380L300 420L296 496L170 520L92 500Z")
        .cut("#5a3028", "M250 380L300 420L296 496L236 508L232 424Z")
        .cut("#8a4c30", "M284 408L300 420L296 496L276 500Z")
        .cut("#b8702c", "M92 500L96 452L112 440L124 448L140 436L160 448L176 434L196 442L212 426L232 432L236 508L170 520Z")
        .cut("#e8a850", "M126 508L128 470L146 456L160 466L178 452L196 460L214 446L232 450L236 508L170 520Z")
        .cut("#f8cc80", "M166 518L168 488L186 474L206 480L233 468L236 508L170 520Z")
        .cut("#24121a", "M96 452L120 392L250 380L232 424L196 428L160 446L124 436Z")
        .cut("#57302c", "M180 386L250 380L232 424L206 426Z")
        .cut("#4a2420", "M112 478q8-6 12 2q-6 8-12-2ZM150 484q8-6 12 2q-6 8-12-2ZM198 492q8-6 12 2q-6 8-12-2ZM214 462q8-6 12 2q-6 8-12-2ZM136 500q8-6 12 2q-6 8-12-2Z")
        .cut("#3a1f22", "M330 500l14 4l-3 12l-15-4ZM366 516l10 3l-3 8l-11-3Z");
    // The king from the nose down: moustache, lip, a beard like a waterfall.
    let cheek = Paper::new()
        .cut("#7e4a46", "M620-10H1210V420H800C700 380 640 240 620-10Z")
        .cut("#b8785c", "M620-10H860C830 80 850 200 900 300L800 420C700 380 640 240 620-10Z")
        .cut("#eeb98c", "M620-10H720C690 60 696 180 742 330C676 260 634 160 620-10Z")
        .cut("#6a3a3c", "M880-10C870 50 880 96 930 104C990 112 1040 90 1044 40C1046 20 1040 0 1036-10Z")
        .cut("#c48464", "M880-10C870 50 880 96 930 104C912 70 920 20 930-10Z");
    let beard = Paper::new()
        .cut("#9a90a4", "M690 250C740 200 820 170 900 190C960 140 1090 130 1210 190V570H860C760 520 690 400 690 250Z")
        .cut("#d4cacc", "M690 250C740 200 820 170 900 190C880 300 900 440 980 570H860C760 520 690 400 690 250Z")
        .cut("#fff8ea", "M690 250C724 216 764 194 806 186C760 270 790 430 900 570H860C760 520 690 400 690 250Z")
        .line("#8a8098", 3.4, "M860 206C840 320 880 450 950 560M960 200C950 300 980 430 1050 560M1060 190C1060 300 1080 420 1140 550M780 240C770 330 800 430 860 530")
        .cut("#4a2430", "M884 236Q960 204 1060 236Q1040 262 970 264Q906 262 884 236Z")
        .cut("#a85a50", "M896 244Q960 262 1046 246Q1030 272 970 276Q914 272 896 244Z");
    let moustache = Paper::new()
        .cut("#b0a6b4", "M1210 120C1120 90 1010 110 970 150C920 110 820 110 740 190C700 230 690 270 700 300C760 230 850 220 920 220C980 216 1100 210 1210 240Z")
        .cut("#f6eee6", "M970 150C920 110 820 110 740 190C700 230 690 270 700 300C750 214 850 170 970 150Z");
    // Fingers and thumb, and between them what there is of the cake.
    let hand = Paper::new()
        .cut("#5c1c2c", "M1210 400C1120 410 1050 440 1000 480L1030 570H1210Z")
        .cut("#efe4d0", "M1016 462C990 480 976 510 984 570H1040C1030 520 1040 490 1062 466Z")
        .cut("#8a5048", "M1010 570C1000 500 960 450 880 420C820 396 740 380 700 392C682 400 684 418 702 424C756 430 800 446 836 470C800 460 760 456 730 466C712 476 718 494 738 496C790 494 840 520 870 570Z")
        .cut("#d0906c", "M1004 530C980 474 940 442 880 420C820 396 740 380 700 392C682 400 684 418 702 424C690 408 760 408 820 430C900 456 960 500 984 570H1010Q1010 550 1004 530Z")
        .cut("#f6c696", "M800 400C760 390 720 386 700 392C682 400 684 418 702 424C694 404 740 400 800 412Z")
        .cut("#f4d8b4", "M690 398C684 404 684 416 694 422L718 410Q708 396 690 398Z")
        .cut("#d0906c", "M836 470C800 460 760 456 730 466C712 476 718 494 738 496C724 482 770 474 836 490Z");
    let crumb = Paper::new()
        .cut("#2a141c", "M648 430L658 412L676 416L688 400L706 408L722 404L728 430L720 444L728 462L706 470L694 484L676 474L656 476L658 456Z")
        .cut("#c8843a", "M660 438L672 424L686 430L700 418L712 434L704 450L708 462L688 468L668 462Z")
        .cut("#f8cc80", "M662 440L672 428L686 434L692 446L680 462L668 460Z")
        .cut("#3a1f22", "M640 500l9 4l-2 8l-9-3ZM672 516l8 3l-3 6l-8-2ZM616 520l6 2l-2 6l-6-2Z");
    // The tear, and what is in it: the back stairs, and two on the third step, a long one and a short one.
    let drop =
        "M556 96C516 180 484 236 484 290C484 338 516 366 556 366S628 338 628 290C628 236 596 180 556 96Z";
    let inside = page.window("t", drop);
    let kitchen = pools(
        Paper::new().cut("#3f6a94", "M470 80H640V380H470Z"),
        (566.0, 262.0),
        &[(100.0, 130.0, "#6f9cba"), (74.0, 96.0, "#b8c8c0"), (54.0, 66.0, "#ffe2a4")],
        127,
    )
    .cut("#a86a48", "M470 380V352H520V330H548V308H576V286H604V264H640V380Z")
    .cut("#5c3a44", "M470 380V360H528V338H556V316H584V294H612V272H640V380Z")
    .cut("#4a3450", "M584 288C582 262 584 240 592 228C582 220 584 202 598 202S614 220 604 228C614 240 618 262 616 286L598 290L596 316H572L574 306L584 304Z")
    .cut("#4a3450", "M546 310C544 296 546 282 552 276C545 270 547 258 556 258S567 270 560 276C568 282 570 296 568 310L562 332H544L546 324Z")
    .cut("#241420", "M570 268L580 264L582 274L572 276Z");
    let tear = Paper::new().clipped(&inside, &kitchen).cut(
        "#ffffff.6",
        "M544 140C520 190 500 240 500 286C500 300 504 314 510 324C508 270 524 200 544 140Z",
    );
    let halo = Paper::new().cut(
        "#cfe6f4.5",
        "M556 80C512 168 472 232 472 290C472 344 508 378 556 378S640 344 640 290C640 232 600 168 556 80Z",
    );
    let (x, y, s) = (446.0, 520.0, 1.36);
    let long = Paper::new()
        .placed(&format!("matrix({} 0 {} {} {x} {y})", 1.2 * s, -1.2 * s, -0.22 * s), &shadow("#5c3444"));
    let collin = Paper::new().put(x, y, 0.0, s, &mouse(Who::Collin, Pose::Stand, Air("#5a3444", 0.1)));
    let art = Paper::new()
        .over(&wall)
        .over(&glow)
        .filtered(&lift, &candle)
        .filtered(&lift, &cheek)
        .filtered(&lift, &table)
        .filtered(&lift, &beard)
        .filtered(&lift, &moustache)
        .filtered(&small, &cake)
        .filtered(&lift, &hand)
        .filtered(&small, &crumb)
        .over(&halo)
        .filtered(&small, &tear)
        .faint(0.6, &Paper::new().filtered(&soft, &long))
        .filtered(&small, &collin);
    page.file(&art.faint(0.28, &glow))
}

/// A mouth has opened in the beard. The word is small, and goes out in rings; the pen lies straight beside the knife.
pub(super) fn one_word() -> String {
    let mut page = Page::new("s10c");
    let mouth = (600.0, 196.0);
    let lift = page.lift_walls(
        "l",
        Lift { fall: (0.0, -6.0), soft: 8.0, shade: ("#180a1e", 0.5), rim: ("#ffe6b4", 2.6) },
    );
    let near =
        page.lift("n", Lift { fall: (0.0, 7.0), soft: 5.0, shade: ("#12061a", 0.6), rim: ("#fff0cc", 3.0) });
    let soft = page.blur("b", 2.4);
    let glow = page.glow("g", mouth, 540.0, "#ffcf86", 0.5);
    let dark = pools(
        Paper::new().cut("#1c1030", "M0 0H1200V560H0Z"),
        mouth,
        &[(820.0, 460.0, "#2a173a"), (690.0, 380.0, "#402142")],
        131,
    );
    // Beard and breath: each ring a sheet of its own, the widest behind.
    let mut rings = Paper::new();
    let tones = ["#5c3c5c", "#7e5670", "#a27682", "#c29a92", "#dcbea6", "#f0dcc2", "#fff6e6"];
    for (i, tone) in tones.iter().enumerate() {
        let k = 6 - i;
        let (rx, ry) = (140.0 + 84.0 * k as f64, 108.0 + 54.0 * k as f64);
        rings = rings.filtered(&lift, &Paper::new().cut(tone, &scallops(mouth, rx, ry, 12 + 2 * k as u32)));
    }
    let face = Paper::new()
        .cut("#8a5048", "M430-10H770C776 30 760 66 730 88C690 74 640 80 600 104C560 80 510 74 470 88C440 66 424 30 430-10Z")
        .cut("#d8986e", "M530-10H670C656 20 660 44 676 64C644 66 620 82 600 96C580 82 556 66 524 64C540 44 544 20 530-10Z")
        .cut("#f6c696", "M568-10H632C624 20 630 44 648 58Q618 58 600 76Q582 58 552 58C570 44 576 20 568-10Z")
        .cut("#5a2c30", "M560 50Q578 38 591 56Q574 64 560 50ZM640 50Q622 38 609 56Q626 64 640 50Z");
    let lips = Paper::new()
        .cut("#8f4444", "M536 196C540 158 568 142 600 146C632 142 660 158 664 196C660 236 632 252 600 252S540 236 536 196Z")
        .cut("#c8685a", "M540 206C548 238 572 250 600 250S652 238 660 206C648 232 628 240 600 240S552 232 540 206Z")
        .cut("#2a0c1a", "M548 194C552 164 574 154 600 157C626 154 648 164 652 194C648 224 626 238 600 238S552 224 548 194Z")
        .cut("#fff2da", "M560 174C570 160 584 156 600 157C616 156 630 160 640 174L636 182H564Z")
        .cut("#6a2032", "M566 222C576 206 624 206 634 222C624 234 612 238 600 238S576 234 566 222Z");
    let moustache = Paper::new()
        .cut("#c9bcb8", "M600 108C560 78 480 80 436 120C404 150 396 188 404 222C428 176 480 154 536 158C566 158 588 150 600 138C612 150 634 158 664 158C720 154 772 176 796 222C804 188 796 150 764 120C720 80 640 78 600 108Z")
        .cut("#fffaf0", "M600 108C560 78 480 80 436 120C410 144 400 172 402 200C440 146 526 122 600 126C674 122 760 146 798 200C800 172 790 144 764 120C720 80 640 78 600 108Z");
    let table = Paper::new()
        .cut("#5a3650", "M-10 424Q600 384 1210 424V570H-10Z")
        .cut("#a8746c", "M110 414Q600 388 1090 414L1200 570H0Z")
        .cut("#e0b48c", "M270 406Q600 392 930 406L1010 570H190Z")
        .cut("#ffe6ba", "M410 402Q600 394 790 402L840 570H360Z");
    // What is not signed, and on it the ring.
    let deed = Paper::new()
        .cut("#a8804e", "M110 470L330 440L396 536L150 566Z")
        .cut("#f4dca4", "M110 470L330 440L386 522L146 552Z")
        .line("#8a6440", 3.4, "M150 486L300 465M162 502L270 488M174 518L318 498");
    let ring = Paper::new()
        .oval("#8a5a1c", 330.0, 500.0, 30.0, 12.0)
        .line("#ffd866", 7.0, "M300 492A30 13 0 0 0 360 492A30 13 0 0 0 300 492Z")
        .line("#fff6c8", 2.4, "M306 486Q330 474 354 486")
        .cut("#4fa080", "M322 478L330 468L338 478L330 486Z");
    // The knife, and beside it the pen, quite straight.
    let knife = Paper::new()
        .cut("#5c6478", "M820 452L1010 430C1040 428 1060 436 1070 446L826 470Z")
        .cut("#e8ecec", "M820 452L1010 430C1040 428 1060 436 1070 446Q940 448 824 462Z")
        .cut("#3a2438", "M680 478Q676 466 690 464L822 450L828 470L694 486Q684 488 680 478Z")
        .cut("#8a5a58", "M690 464L822 450L824 457L684 472Q684 466 690 464Z");
    let pen = Paper::new()
        .cut("#7a6a90", "M812 512C880 486 1000 470 1130 474C1120 484 1126 488 1112 494C1118 500 1100 506 1090 506C1000 526 900 528 812 522Z")
        .cut("#f4ece4", "M812 512C880 486 1000 470 1130 474C1020 482 900 500 812 517Z")
        .line("#c9b890", 5.0, "M700 532L830 515")
        .cut("#2a2444", "M700 530L664 538L702 536Z")
        .dot("#1c1638", 656.0, 541.0, 5.0);
    let crumbs = Paper::new().cut(
        "#3a1f22",
        "M474 424l18 4l-4 14l-19-4ZM510 440l10 3l-3 8l-10-3ZM534 424l9 3l-3 7l-9-2ZM628 452l9 3l-3 7l-9-2Z",
    );
    let mut mice = Paper::new();
    let mut long = Paper::new();
    for (who, x, y, s) in [
        (Who::Friend(0), 458.0, 538.0, 1.0),
        (Who::Collin, 568.0, 536.0, 1.34),
        (Who::Friend(2), 78.0, 548.0, 1.0),
    ] {
        let lean = (x - 600.0) / 500.0;
        long = long.placed(&format!("matrix({s} 0 {:.2} -.4 {x} {y})", -lean), &shadow("#4a2444"));
        mice = mice.put(x, y, 0.0, s, &mouse(who, Pose::Back, Air("#5a3448", 0.08)));
    }
    let art = Paper::new()
        .over(&dark)
        .over(&rings)
        .over(&glow)
        .filtered(&lift, &face)
        .over(&lips)
        .filtered(&near, &moustache)
        .filtered(&near, &table)
        .filtered(&near, &deed)
        .filtered(&near, &ring)
        .filtered(&near, &crumbs)
        .filtered(&near, &Paper::new().put(0.0, -16.0, 0.0, 1.0, &knife))
        .filtered(&near, &Paper::new().put(10.0, -20.0, 0.0, 1.0, &pen))
        .faint(0.55, &Paper::new().filtered(&soft, &long))
        .filtered(&near, &mice);
    page.file(&art.faint(0.2, &glow))
}

/// A ring with scallops along its edge.
fn scallops(at: (f64, f64), rx: f64, ry: f64, count: u32) -> String {
    let point = |i: f64, grow: f64| {
        let (s, c) = (std::f64::consts::TAU * i / f64::from(count)).sin_cos();
        (at.0 + c * rx * grow, at.1 + s * ry * grow)
    };
    let start = point(0.0, 1.0);
    let mut d = format!("M{:.0} {:.0}", start.0, start.1);
    for i in 0..count {
        let (mid, to) = (point(f64::from(i) + 0.5, 1.12), point(f64::from(i) + 1.0, 1.0));
        d.push_str(&format!("Q{:.0} {:.0} {:.0} {:.0}", mid.0, mid.1, to.0, to.1));
    }
    d + "Z"
}
