//! Chapter 5, to bell the cat.

use super::actors::{Air, Pose, Who, mouse, shadow};
use super::flight::doorkeeper;
use super::page::{Lift, Page, pools};
use crate::figures::kit::Paper;

/// Five knots under a huge chin, and those who tied them jump.
pub(super) fn the_last_knot() -> String {
    let mut page = Page::new("s5a");
    let light = (180.0, 420.0);
    let lift = page
        .lift("l", Lift { fall: (10.0, 4.0), soft: 8.0, shade: ("#1a0a12", 0.65), rim: ("#ffd890", 2.8) });
    let small =
        page.lift("m", Lift { fall: (5.0, 4.0), soft: 3.0, shade: ("#1a0a12", 0.6), rim: ("#ffe8b0", 3.0) });
    let soft = page.blur("b", 2.0);
    let glow = page.glow("g", light, 520.0, "#ffb24a", 0.55);
    let wall = pools(
        Paper::new().cut("#22121e", "M0 0H1200V560H0Z"),
        light,
        &[
            (900.0, 560.0, "#331a26"),
            (700.0, 450.0, "#4a222c"),
            (510.0, 350.0, "#6e3230"),
            (350.0, 260.0, "#9c4c32"),
            (220.0, 180.0, "#d07c3a"),
            (120.0, 100.0, "#ffbe5e"),
        ],
        13,
    );
    // The hearth's edge.
    let hearth = Paper::new()
        .cut("#3a1e20", "M0 170H90C110 260 100 380 84 470H0Z")
        .cut("#8a4a30", "M70 170H90C110 260 100 380 84 470H64C80 380 90 260 70 170Z")
        .cut(
            "#ff9a3c",
            "M0 470C0 400 26 380 20 330C50 360 60 390 56 420C70 410 74 396 74 380C96 420 90 450 80 470Z",
        )
        .cut("#ffe08a", "M0 470C4 430 26 420 26 390C44 420 50 440 46 470Z");
    let floor = Paper::new()
        .cut("#3a2026", "M0 476Q600 452 1200 480V560H0Z")
        .cut("#7a4432", "M0 470Q400 456 800 470L900 560H0Z")
        .cut("#b4703e", "M0 468Q260 458 500 466L560 560H0Z");
    // The cat: chest, then the head over it, too large for the page.
    let chest = Paper::new()
        .cut("#8a4a24", "M330 560C320 470 380 360 470 300H800C880 370 930 470 920 560Z")
        .cut("#c97a38", "M330 560C320 470 380 360 470 300H600C520 380 470 470 480 560Z")
        .cut("#f0ac5c", "M330 560C320 470 380 360 470 300H520C440 370 390 460 392 560Z")
        .cut("#fff0d4", "M560 560C540 480 570 400 640 380C700 400 730 480 712 560Z")
        .cut("#e8c8a0", "M640 380C700 400 730 480 712 560H650C670 500 668 430 640 380Z")
        .cut("#5c2c1a", "M420 372L500 392L428 404ZM384 440L470 456L386 470ZM820 372L752 392L836 408ZM870 446L790 456L880 478Z");
    let head = Paper::new()
        .cut("#6e3820", "M330 30L250 84C230 40 250-30 290-60L420-20ZM890 20L990 70C1000 20 980-40 940-70L800-20Z")
        .cut("#d98a6c", "M330 20L272 58C262 30 276-16 300-36L390-10Z")
        .cut("#b8662c", "M300 60C310-20 420-70 620-70S930-20 940 70C950 170 900 260 800 306C760 330 700 344 636 344S510 330 470 306C370 260 292 170 300 60Z")
        .cut("#e8994a", "M300 60C310-20 420-70 620-70C460-30 380 60 400 170C410 240 450 290 500 320Q484 314 470 306C370 260 292 170 300 60Z")
        .cut("#f6bc70", "M300 60C310 0 370-44 460-60C370-20 330 60 350 160C360 210 380 244 404 270C340 220 294 140 300 60Z")
        .cut("#5c2c1a", "M560-20L580 60L604-20ZM620-20L636 74L654-20ZM676-20L694 60L712-20ZM330 150L410 160L340 180ZM352 214L430 212L372 242ZM920 150L850 160L912 184ZM896 220L824 214L872 248Z")
        .cut("#fff0d4", "M636 200C560 190 500 226 506 268C512 306 570 322 600 310C606 336 622 344 640 344S676 336 680 310C712 322 766 306 770 268C774 226 712 190 636 200Z")
        .cut("#e0bc94", "M640 206C712 194 774 226 770 268C766 306 712 322 680 310C676 336 660 344 640 344C664 300 660 250 640 206Z")
        .cut("#b4525a", "M592 196Q636 178 680 196Q672 226 636 232Q600 226 592 196Z")
        .cut("#e88a80", "M592 196Q614 186 636 187Q612 196 606 218Q596 210 592 196Z")
        .line("#5c2c1a", 5.0, "M636 232V254Q600 256 574 288M636 254Q672 256 698 288")
        .line("#fff6e0", 2.6, "M530 252L330 226M532 266L328 274M536 280L344 322M742 252L930 226M740 266L934 274M736 280L920 320")
        .dot("#8a5a34", 556.0, 254.0, 4.0)
        .dot("#8a5a34", 574.0, 266.0, 4.0)
        .dot("#8a5a34", 700.0, 266.0, 4.0)
        .dot("#8a5a34", 718.0, 254.0, 4.0);
    // It looks down, and does not like to be seen.
    let eyes = Paper::new()
        .cut("#2c1620", "M412 116C440 84 520 84 556 128C540 160 440 166 412 116ZM716 128C752 84 832 84 860 116C832 166 732 160 716 128Z")
        .cut("#8fc04a", "M424 120C448 98 516 98 546 130C526 154 446 154 424 120ZM726 130C756 98 824 98 848 120C826 154 746 154 726 130Z")
        .cut("#c8e87a", "M424 120C440 104 470 102 490 106C470 116 462 132 466 146Q438 140 424 120ZM726 130C740 112 768 104 790 106C770 116 762 134 766 148Q740 144 726 130Z")
        .cut("#0a1410", "M486 108C498 120 500 142 492 152C480 144 478 122 486 108ZM780 108C792 120 794 142 786 152C774 144 772 122 780 108Z")
        .cut("#b8662c", "M404 108C440 74 524 76 562 122C520 100 450 96 404 108ZM710 122C748 76 832 74 868 108C822 96 752 100 710 122Z");
    // The thread round the throat, the bell, the knot.
    let thread = Paper::new()
        .line("#2f5d86", 9.0, "M462 312C540 372 740 372 812 312")
        .line("#8fc0e6", 3.0, "M462 309C540 368 640 372 690 362")
        .line("#2f5d86", 6.0, "M640 362C600 350 596 384 630 380M640 362C680 350 686 384 650 380M636 376C600 420 560 440 520 470C490 494 440 500 410 530");
    let bell = Paper::new()
        .cut("#a8641e", "M-50 36C-38 24-42-40 0-44C42-40 38 24 50 36Q0 52-50 36Z")
        .cut("#ffc860", "M-50 36C-38 24-42-40 0-44C-16-30-18 20-22 43Q-40 42-50 36Z")
        .cut("#fff0b8", "M-36 30C-30 10-32-24-12-38C-22-20-22 10-26 36Z")
        .dot("#6a3c14", 0.0, 46.0, 13.0)
        .dot("#e0a040", -3.0, 44.0, 6.0);
    let mut long = Paper::new();
    let mut mice = Paper::new();
    for (who, pose, x, y, s, turn, flip) in [
        (Who::Collin, Pose::Back, 400.0, 536.0, 1.0, 0.0, false),
        (Who::Friend(0), Pose::Run, 250.0, 500.0, 0.94, -14.0, true),
        (Who::Friend(1), Pose::Run, 850.0, 470.0, 0.96, -16.0, false),
        (Who::Friend(2), Pose::Run, 990.0, 530.0, 1.0, 8.0, false),
    ] {
        long = long.placed(
            &format!("matrix({} 0 {} {} {x} {})", 1.3 * s, -1.3 * s, -0.26 * s, f64::max(y, 520.0)),
            &shadow("#2a1018"),
        );
        let m = mouse(who, pose, Air("#4a2028", 0.2));
        mice = mice.placed(
            &format!("translate({x} {y}) scale({} {s}) rotate({turn})", if flip { -s } else { s }),
            &m,
        );
    }
    let ring = Paper::new().line(
        "#ffe6a0",
        3.0,
        "M560 420Q546 440 552 466M540 412Q520 440 530 476M724 420Q738 440 732 466M744 412Q764 440 754 476",
    );
    let art = Paper::new()
        .over(&wall)
        .over(&glow)
        .filtered(&lift, &hearth)
        .filtered(&lift, &floor)
        .filtered(&lift, &chest)
        .filtered(&lift, &head)
        .over(&eyes)
        .filtered(&small, &thread)
        .filtered(&small, &Paper::new().put(642.0, 426.0, 4.0, 1.0, &bell))
        .over(&ring)
        .faint(0.55, &Paper::new().filtered(&soft, &long))
        .filtered(&small, &mice);
    page.file(&art.faint(0.3, &glow))
}

/// A plate like a pond, a ginger hill behind it; along its shore mice go on tiptoe.
pub(super) fn onward() -> String {
    let mut page = Page::new("s5b");
    let light = (1010.0, 130.0);
    let lift =
        page.lift("l", Lift { fall: (-8.0, 7.0), soft: 8.0, shade: ("#10142a", 0.6), rim: ("#ffe2a6", 2.6) });
    let small =
        page.lift("m", Lift { fall: (-4.0, 3.0), soft: 3.0, shade: ("#10142a", 0.6), rim: ("#fff0c4", 3.0) });
    let soft = page.blur("b", 2.0);
    let glow = page.glow("g", light, 480.0, "#ffd27a", 0.55);
    let wall = pools(
        Paper::new().cut("#1c1c38", "M0 0H1200V560H0Z"),
        light,
        &[
            (840.0, 520.0, "#2a2444"),
            (640.0, 410.0, "#40304c"),
            (470.0, 310.0, "#644650"),
            (320.0, 226.0, "#946652"),
            (200.0, 150.0, "#cc9656"),
            (110.0, 90.0, "#ffce7c"),
        ],
        19,
    );
    let stair = Paper::new()
        .cut("#2a2848", "M0 120H240V210H420V300H0Z")
        .cut("#5c4a60", "M0 120H240V132H0ZM240 210H420V222H240Z");
    let candle = Paper::new()
        .oval("#4a3048", 1010.0, 330.0, 84.0, 18.0)
        .oval("#b08a5c", 1010.0, 324.0, 84.0, 18.0)
        .cut("#e8c890", "M984 206Q1010 196 1036 206V322Q1010 332 984 322Z")
        .cut("#fff2cc", "M984 206Q1004 198 1014 200C1008 240 1010 290 1016 327Q998 328 984 322Z")
        .cut("#ff9a3c", "M1010 206C988 194 994 160 1010 126C1028 160 1034 194 1010 206Z")
        .cut("#fff0b0", "M1010 202C998 192 1002 170 1010 152C1020 170 1024 192 1010 202Z");
    // Brodie: a hill with a tail round its foot.
    let hill = Paper::new()
        .cut("#9a5226", "M-20 480C-10 330 90 190 260 140C420 96 560 150 640 250C700 220 760 226 800 262C850 280 872 330 862 380C850 430 790 460 720 456C660 480 560 490 480 490Z")
        .cut("#d08038", "M260 140C420 96 560 150 640 250C700 220 760 226 800 262C850 280 872 330 862 380C852 420 806 448 752 455C800 410 800 340 740 300C690 280 640 290 600 320C560 220 430 140 260 140Z")
        .cut("#f4b468", "M420 122C520 134 596 180 640 250C700 220 760 226 800 262C850 280 872 330 862 380C856 340 830 300 780 286C730 262 680 264 634 284C590 200 510 150 420 122Z")
        .cut("#5c2c1a", "M210 160C230 230 230 270 210 320C260 270 268 220 250 148ZM330 126C356 190 360 240 344 300C394 240 396 180 376 122ZM450 130C484 190 488 230 476 280C520 230 516 180 496 146ZM700 236L720 300L740 238ZM750 240L764 296L784 256Z")
        .cut("#6e3820", "M640 256L628 176C660 190 690 212 706 236ZM772 250L800 176C818 200 826 236 820 270Z")
        .cut("#e8a08a", "M648 248L642 200C660 210 680 224 692 238Z");
    let face = Paper::new()
        .cut("#fff0d4", "M780 380C800 356 846 356 862 384C864 424 832 446 790 440C764 426 764 396 780 380Z")
        .cut("#b4525a", "M836 382Q854 376 864 388Q858 404 846 402Q836 396 836 382Z")
        .line("#3a1a14", 5.0, "M742 344Q764 360 790 344M820 336Q836 344 848 334")
        .line("#fff6e0", 2.4, "M800 410L720 424M802 420L728 450M850 414L930 424M848 422L920 450")
        .cut("#e88a80", "M806 432Q822 426 836 432Q836 458 822 462Q808 458 806 432Z");
    let tail = Paper::new()
        .cut("#b8662c", "M-20 440C80 470 260 500 420 470C470 458 500 440 520 452C530 480 480 506 420 516C260 540 80 526-20 510Z")
        .cut("#f0ac5c", "M200 480C300 488 380 480 430 466C470 456 500 442 520 452C490 456 470 470 420 482C340 498 260 494 200 480Z")
        .cut("#5c2c1a", "M110 468L130 528L160 474ZM260 484L280 530L310 482ZM400 472L424 514L446 462Z");
    let floor = Paper::new()
        .cut("#2c2844", "M0 420Q600 390 1200 410V560H0Z")
        .cut("#6a5058", "M480 400Q840 392 1200 410V560H420Z")
        .cut("#a87e5c", "M700 398Q960 392 1200 408V560H640Z");
    let plate = Paper::new()
        .oval("#4a4a6a", 850.0, 486.0, 250.0, 50.0)
        .oval("#c9c4d0", 850.0, 474.0, 250.0, 48.0)
        .oval("#f4ecdc", 856.0, 470.0, 236.0, 41.0)
        .oval("#8f9ac0", 852.0, 474.0, 186.0, 30.0)
        .oval("#dfe4f0", 858.0, 476.0, 176.0, 26.0)
        .cut("#fff8e6", "M900 456Q980 456 1020 476Q960 466 900 464Z")
        .line("#b0bad4", 2.4, "M740 474Q790 462 850 462M760 484Q800 494 860 494");
    let fish = Paper::new()
        .cut("#5f7a8c", "M930 472C950 446 990 448 1006 468C1000 488 960 496 930 484L914 496L918 478L908 462Z")
        .cut("#c4d8d8", "M930 472C950 446 990 448 1006 468C980 460 956 464 930 472Z")
        .dot("#1c2430", 986.0, 466.0, 4.0);
    let mut long = Paper::new();
    let mut mice = Paper::new();
    for (who, x, y, s) in [
        (Who::Friend(1), 470.0, 540.0, 0.86),
        (Who::Friend(2), 574.0, 546.0, 0.88),
        (Who::Friend(0), 1050.0, 544.0, 0.9),
        (Who::Collin, 1140.0, 536.0, 0.94),
    ] {
        long = long
            .placed(&format!("matrix({} 0 {} {} {x} {y})", 1.3 * s, 1.2 * s, -0.2 * s), &shadow("#1c1630"));
        mice = mice.put(x, y, 0.0, s, &mouse(who, Pose::Stand, Air("#3a2c4a", 0.24)));
    }
    let art = Paper::new()
        .over(&wall)
        .over(&glow)
        .filtered(&lift, &stair)
        .filtered(&lift, &candle)
        .filtered(&lift, &floor)
        .filtered(&lift, &hill)
        .filtered(&lift, &plate)
        .over(&fish)
        .over(&face)
        .filtered(&lift, &tail)
        .faint(0.6, &Paper::new().filtered(&soft, &long))
        .filtered(&small, &mice);
    page.file(&art.faint(0.3, &glow))
}

/// Bodkin tells the tale of the mice who meant to bell a cat, and on the wall behind him the lamp tells it too.
pub(super) fn opening() -> String {
    let mut page = Page::new("s5c");
    let up = page.lift_walls(
        "u",
        Lift { fall: (0.0, -8.0), soft: 7.0, shade: ("#160a1c", 0.6), rim: ("#ffdc94", 2.6) },
    );
    let near =
        page.lift("n", Lift { fall: (0.0, 7.0), soft: 4.0, shade: ("#160a1c", 0.6), rim: ("#ffe2a4", 3.0) });
    let soft = page.blur("b", 3.0);
    let glow = page.glow("g", (600.0, 330.0), 520.0, "#ffc86a", 0.5);
    let wall = pools(
        Paper::new().cut("#241428", "M0 0H1200V560H0Z"),
        (600.0, 270.0),
        &[
            (640.0, 420.0, "#371c30"),
            (540.0, 350.0, "#552a34"),
            (440.0, 290.0, "#7d4236"),
            (340.0, 235.0, "#ac6a3e"),
            (250.0, 185.0, "#d69a50"),
        ],
        55,
    )
    .line("#1c0f22", 3.0, "M90 0C110 120 70 240 96 400M210 0C196 80 230 150 214 240M1000 0C1020 80 980 160 1002 260M1110 0C1090 120 1130 250 1108 420");
    // What his two paws make of the lamp: ears, a back like a hill, a tail; and small ones who look up at it.
    let cat = Paper::new()
        .cut("#4a2230", "M330 450C300 380 306 300 366 268C420 238 520 232 610 236C616 200 616 150 632 108C650 128 668 142 684 154Q716 146 748 154C764 142 782 128 800 108C816 150 816 200 808 232C826 272 806 320 766 334C750 380 744 420 742 450Z")
        .cut("#4a2230", "M352 420C300 420 250 390 246 330C244 290 280 270 300 292C314 310 296 330 280 322C286 360 320 380 360 376Z")
        .cut("#e8b060", "M664 214Q678 200 694 214Q680 228 664 214ZM738 214Q754 200 768 214Q752 228 738 214Z");
    let table = Paper::new()
        .cut("#3a1c2a", "M-10 470Q600 430 1210 470V570H-10Z")
        .cut("#8a4a38", "M150 460Q600 436 1050 460L1110 570H90Z")
        .cut("#d68f4c", "M340 452Q600 440 860 452L900 570H300Z");
    let lamp = Paper::new()
        .oval("#5a2c24", 600.0, 520.0, 70.0, 14.0)
        .cut(
            "#8a5a2c",
            "M540 486C540 470 570 462 600 462S660 470 660 486C660 510 630 522 600 522S540 510 540 486Z",
        )
        .cut("#e0a85c", "M604 462C632 463 660 470 660 486C660 508 634 520 606 522C632 500 630 478 604 462Z")
        .cut("#ff9a3c", "M600 466C578 452 584 418 600 384C616 418 622 452 600 466Z")
        .cut("#fff6c8", "M600 462C588 450 592 430 600 410C608 430 612 450 600 462Z");
    // The teller, between the lamp and the wall.
    let teller = Paper::new()
        .put(400.0, 260.0, 0.0, 1.5, &doorkeeper())
        .cut("#2c4a4c", "M400 446C396 470 400 492 410 500H540C548 490 552 470 550 446Z")
        .line("#3f6a66", 26.0, "M416 396C386 372 380 340 394 312M534 396C566 376 574 346 564 316")
        .dot("#6f6662", 394.0, 302.0, 17.0)
        .dot("#b4aaa2", 564.0, 306.0, 17.0)
        .line("#8a7f78", 7.0, "M388 292L380 276M398 290L400 272M558 294L556 276M570 294L578 278");
    let mut mice = Paper::new();
    let mut dark = Paper::new();
    for (who, x, y, s, raised) in [
        (Who::Friend(0), 120.0, 540.0, 1.4, true),
        (Who::Friend(1), 264.0, 556.0, 1.5, true),
        (Who::Collin, 800.0, 552.0, 1.6, false),
        (Who::Friend(2), 950.0, 556.0, 1.46, true),
        (Who::Friend(0), 1090.0, 544.0, 1.4, true),
    ] {
        dark = dark.oval("#1c0a16", x, y + 2.0, 44.0 * s, 9.0);
        let one = mouse(who, Pose::Back, Air("#4a2430", 0.22));
        let one = if raised {
            Paper::new()
                .line("#6e5648", 9.0, "M16-46C30-60 34-76 32-92")
                .dot("#a58a70", 32.0, -95.0, 7.0)
                .over(&one)
        } else {
            one
        };
        mice = mice.put(x, y, 0.0, s, &one);
    }
    let art = Paper::new()
        .over(&wall)
        .over(&glow)
        .faint(0.86, &cat)
        .filtered(&up, &table)
        .filtered(&near, &teller)
        .filtered(&near, &lamp)
        .faint(0.6, &Paper::new().filtered(&soft, &dark))
        .filtered(&near, &mice);
    page.file(&art.faint(0.28, &glow))
}
