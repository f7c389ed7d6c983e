//! The lesson: Tip in bed, and the father who tells it all.

use super::page::{Lift, Page, pools};
use crate::figures::kit::Paper;
use crate::figures::mice::{Fur, NOSE, ear, eyes, father, head};

/// Tip will not go to sleep: a candle stub as tall as a mouse, four folds in a blanket, a spoon in a pocket.
pub(super) fn opening() -> String {
    let mut page = Page::new("s0a");
    let light = (640.0, 216.0);
    let up =
        page.lift("up", Lift { fall: (0.0, 9.0), soft: 6.0, shade: ("#1a0c1c", 0.7), rim: ("#ffdf9c", 2.4) });
    let left = page
        .lift("left", Lift { fall: (-9.0, 5.0), soft: 6.0, shade: ("#1a0c1c", 0.6), rim: ("#ffd890", 2.6) });
    let right = page
        .lift("right", Lift { fall: (9.0, 5.0), soft: 6.0, shade: ("#1a0c1c", 0.6), rim: ("#ffd890", 2.6) });
    let quilt = page.window("quilt", QUILT);
    let glow = page.glow("glow", light, 430.0, "#ffcf6b", 0.5);

    // The wall of a room inside the oak, light in steps on it.
    let wall = pools(
        Paper::new().cut("#241528", "M0 0H1200V560H0Z"),
        light,
        &[
            (720.0, 460.0, "#331b30"),
            (560.0, 370.0, "#4a2434"),
            (440.0, 300.0, "#6b3433"),
            (330.0, 236.0, "#944d33"),
            (236.0, 176.0, "#c07538"),
            (150.0, 118.0, "#e6a24e"),
            (84.0, 72.0, "#ffd184"),
        ],
        3,
    )
    .line("#1c0f20", 3.0, "M330 0C350 110 300 190 322 330M700 0C720 60 706 90 712 130M930 0C900 120 960 240 930 420M1060 0C1040 90 1090 200 1066 380M470 0C462 40 474 60 468 96")
    .line("#ffe2a6", 1.2, "M806 20C790 130 830 200 806 330M560 30C552 70 566 90 560 110");
    // A knothole, the night in it, the castle far away.
    let night = Paper::new()
        .cut("#5c3138", "M66 128C60 70 120 40 172 54C226 66 250 120 232 168C214 214 150 228 108 206C82 192 70 166 66 128Z")
        .cut("#120d24", "M82 130C78 84 124 58 168 70C212 82 232 124 216 162C200 198 150 210 114 192C94 180 84 160 82 130Z")
        .cut("#22305c", "M92 132C88 94 126 70 166 80C204 90 222 126 208 158C194 190 150 200 118 184C100 174 94 156 92 132Z")
        .dot("#f4ecd0", 184.0, 106.0, 11.0)
        .cut("#101a3a", "M104 178L106 160H116V146L121 136L126 146V158H140V138H134V130H140V134H146V130H152V134H158V130H164V138H158V160H176V150L181 142L186 150V174Q150 204 104 178Z")
        .dot("#ffd27a", 150.0, 148.0, 2.6)
        .dot("#cfd6ee", 124.0, 104.0, 1.8)
        .dot("#cfd6ee", 150.0, 92.0, 1.5);
    // The father's shadow climbs the wall behind him.
    let ghost = Paper::new().cut(
        "#2a1428.75",
        "M960 560C950 430 964 330 1000 260C966 240 962 176 1004 168C1010 110 1070 66 1124 90C1170 110 1196 160 1200 220V560Z",
    );
    let floor = Paper::new()
        .cut("#3a2028", "M0 506Q300 478 640 486T1200 502V560H0Z")
        .cut("#8a4a34", "M330 482Q640 470 960 488Q980 520 900 560H380Q310 520 330 482Z")
        .cut("#c0783e", "M450 480Q640 472 850 484Q860 516 790 560H480Q430 516 450 480Z");
    let art =
        Paper::new().over(&wall).over(&ghost).filtered(&right, &night).over(&glow).filtered(&up, &floor);

    // The candle, a human's last inch, on the lid of a tin.
    let candle = Paper::new()
        .oval("#3c2733", 640.0, 474.0, 100.0, 22.0)
        .oval("#b08a5c", 640.0, 467.0, 100.0, 22.0)
        .oval("#e8c284", 640.0, 464.0, 88.0, 17.0)
        .cut("#d8a468", "M584 292Q582 276 604 276Q640 264 676 276Q698 276 696 294L700 452Q640 478 580 452Z")
        .cut("#f4d49a", "M610 276Q640 264 676 276Q690 277 690 300C692 350 686 410 684 464Q652 470 626 468C612 400 602 330 610 276Z")
        .cut("#fff0c8", "M630 272Q656 268 672 276C682 340 672 410 664 468Q650 470 642 469C630 400 622 330 630 272Z")
        .cut("#fff6da", "M580 300Q576 276 606 274C612 310 602 356 592 356Q584 354 586 336ZM682 276Q702 280 698 312Q696 346 690 350Q682 344 684 316Z")
        .oval("#ffe9b4", 640.0, 278.0, 52.0, 13.0)
        .oval("#e0a050", 640.0, 279.0, 36.0, 8.0)
        .line("#4a2418", 5.0, "M640 280C638 268 644 262 640 250")
        .cut("#f08a2c", "M640 272C612 262 610 226 634 186C640 168 642 160 640 148C664 178 678 222 668 248C662 266 652 272 640 272Z")
        .cut("#ffc94e", "M640 268C620 258 620 230 638 198C644 186 645 180 645 174C660 204 668 228 660 248C655 262 648 268 640 268Z")
        .cut("#fff6d0", "M641 264C628 254 630 236 642 216C652 232 656 246 650 256Q646 264 641 264Z");

    // The bed: the drawer of a matchbox, its pillow a tuft of cotton.
    let fur = Fur("#c49a70", "#8a6248", "#f8e4c4", "#f0a890");
    let tip_head = eyes(head(&fur, 1.02, 0.9, NOSE), 12.5, -1.0, 6.0, 7.4)
        .line("#3a1812", 1.8, "M-5 26.5Q0 30 6 26.5")
        .cut("#fff6e0", "M-2.5 25H2.5V29H-2.5Z");
    let mut tip = Paper::new()
        .lift("#8fa6c4", "M10 112C12 84 26 72 50 72S88 84 90 112Z")
        .cut("#d6e2ee", "M52 72C76 72 88 84 90 112H62Q68 88 52 72Z");
    tip = ear(tip, 15.0, 32.0, 21.0, &fur, false);
    tip = ear(tip, 85.0, 32.0, 21.0, &fur, true).put(50.0, 60.0, 4.0, 0.92, &tip_head);
    let bed = Paper::new()
        .cut("#4a2a34", "M64 300Q66 268 96 264L128 262L140 520H74Z")
        .cut("#7a4636", "M96 264L128 262L140 520H112Z")
        .cut("#6f7a9c", "M112 356C96 316 128 288 168 296C190 270 250 268 280 292C318 286 340 320 322 350C340 390 300 424 252 420C200 438 120 424 112 356Z")
        .cut("#b9bccb", "M168 296C190 270 250 268 280 292C318 286 340 320 322 350C336 384 306 414 270 419C300 380 270 330 168 296Z")
        .put(150.0, 206.0, -3.0, 1.86, &tip);
    let mut patches = Paper::new().cut("#7d3a4c", QUILT);
    let cloth = ["#b4525a", "#d98a5c", "#4f6f94", "#e2b070", "#8a5a86", "#c96a52", "#5f8a8a", "#e8c88c"];
    for row in 0..4_u32 {
        for col in 0..7_u32 {
            let (x, y) =
                (120.0 + f64::from(col) * 80.0 - f64::from(row) * 14.0, 380.0 + f64::from(row) * 38.0);
            let fill = cloth[((col * 3 + row * 5) % 8) as usize];
            patches = patches.cut(fill, &format!("M{} {}q38-7 76 0l-12 36q-38 7-76 0Z", x as i32, y as i32));
        }
    }
    let folds = patches
        .cut("#2a1428.35", "M110 470Q380 500 660 470V560H110Z")
        .cut("#2a1428.4", "M338 402C356 380 384 380 392 396C380 404 356 412 338 402ZM498 384C520 372 552 378 556 394C540 398 514 396 498 384ZM330 456C350 446 388 448 400 462C380 470 346 470 330 456ZM510 448C532 440 566 444 574 458C556 468 528 464 510 448Z")
        .cut("#ffe2b0.75", "M352 388C366 378 386 382 392 396C380 398 364 396 352 388ZM512 378C530 372 552 378 556 394C544 392 524 388 512 378ZM346 450C364 446 390 450 400 462C384 464 362 460 346 450ZM526 444C544 440 566 446 574 458C560 458 540 454 526 444Z");
    let pieces = Paper::new()
        // Acorn.
        .cut("#2a1428.5", "M384 440Q400 446 424 438L418 446Q396 452 384 446Z")
        .cut("#a8642c", "M398 400H430Q432 426 414 440Q398 428 398 400Z")
        .cut("#e8a85c", "M416 400H430Q432 426 414 440Q424 420 416 400Z")
        .cut("#6a4424", "M392 402Q394 384 414 384Q434 384 436 402Q414 410 392 402Z")
        .cut("#a87a40", "M416 384Q434 384 436 402Q428 405 420 406Q424 394 416 384Z")
        .line("#6a4424", 4.0, "M414 384V376")
        // Hazelnut.
        .cut("#2a1428.5", "M432 458Q452 464 478 456L470 464Q448 470 432 464Z")
        .cut("#8a4a24", "M440 436Q442 412 462 410Q482 414 482 438Q478 458 462 458Q444 458 440 436Z")
        .cut("#d98a4a", "M462 410Q482 414 482 438Q478 458 464 458Q476 432 462 410Z")
        .cut("#e8cfa0", "M444 448Q462 456 480 448Q474 460 462 460Q450 460 444 448Z")
        // The bean with legs.
        .line("#1c0f14", 3.0, "M500 424L494 436M510 428V440M522 428L528 440")
        .cut("#4a1f24", "M494 418C492 404 508 402 514 408C522 402 536 410 530 422C522 432 498 432 494 418Z")
        .cut("#a8523e", "M506 405Q511 405 514 408C522 402 536 410 530 422Q522 412 506 405Z")
        // The button with a bite out of it.
        .cut("#2a1428.5", "M536 438Q556 446 582 436L580 442Q556 452 536 444Z")
        .cut("#3f5f70", "M540 428C538 412 548 402 560 402Q563 408 570 406Q572 412 579 412C584 426 574 440 560 440C550 440 541 436 540 428Z")
        .cut("#a9c4c4", "M560 402Q563 408 570 406Q572 412 579 412C584 426 574 440 562 440Q574 422 560 402Z")
        .dot("#14262e", 556.0, 420.0, 3.4)
        .dot("#14262e", 566.0, 422.0, 3.4);
    let drawer = Paper::new()
        .cut("#5a3430", "M70 486Q330 516 640 490L636 560H76Z")
        .cut("#a8683e", "M70 486Q330 516 640 490L640 506Q330 534 72 502Z");
    let paws =
        Paper::new().oval("#8a6248", 204.0, 398.0, 22.0, 14.0).oval("#c49a70", 296.0, 396.0, 22.0, 14.0);
    let bed = Paper::new()
        .filtered(&left, &bed)
        .filtered(&up, &Paper::new().clipped(&quilt, &folds))
        .filtered(&left, &paws)
        .put(-16.0, 0.0, 0.0, 1.0, &pieces)
        .filtered(&up, &drawer);

    // The father on a reel of thread, book in his lap.
    let reel = Paper::new()
        .oval("#4a2a28", 930.0, 540.0, 150.0, 30.0)
        .cut("#5b2a34", "M820 452H1040V540H820Z")
        .cut("#9a4450", "M820 452H930Q912 500 920 540H820Z")
        .line("#3a1822", 2.0, "M820 470Q930 488 1040 470M820 490Q930 508 1040 490M820 510Q930 528 1040 510")
        .oval("#6b3f30", 930.0, 446.0, 146.0, 28.0)
        .oval("#c98a52", 924.0, 442.0, 138.0, 23.0);
    let gown = Paper::new()
        .line("#a06a5c", 11.0, "M1010 470C1080 480 1070 540 1120 520Q1146 508 1150 530")
        .placed("translate(1048 132) scale(-2.36 2.36)", &father())
        .cut("#7a2f3a", "M822 361H1037C1054 400 1056 440 1052 484Q940 512 826 474C812 430 812 396 822 361Z")
        .cut("#b4525a", "M822 361H906Q890 420 926 492Q870 490 826 474C812 430 812 396 822 361Z");
    let sleeves = Paper::new()
        .cut("#8f3a44", "M824 366C780 386 746 424 740 462Q762 492 790 482C806 450 840 432 866 424Z")
        .cut("#c9666a", "M824 366C780 386 746 424 740 462Q744 470 752 476C764 436 792 406 836 392Z")
        .cut("#5a2230", "M1036 366C1060 400 1000 470 950 482Q922 478 920 454C960 440 990 410 996 380Z");
    // The pocket and what clinks in it.
    let pocket = Paper::new()
        .put(1000.0, 434.0, 12.0, 0.95, &spoon())
        .cut("#451828", "M972 432Q1004 422 1038 434L1034 478Q1004 490 976 476Z")
        .cut("#9a4450", "M972 432Q1004 422 1038 434L1037 442Q1004 431 972 441Z");
    let book = Paper::new()
        .cut("#3a1c2c", "M742 400L842 430L946 396L950 474L844 508L738 476Z")
        .cut("#e8cf9c", "M750 392Q800 388 842 420V494Q800 464 746 468Z")
        .cut("#fff2cc", "M750 392Q800 388 842 420V428Q800 398 749 401Z")
        .cut("#b98f6c", "M842 420Q890 386 940 388L942 464Q892 462 842 494Z")
        .cut("#e0bd8c", "M842 420Q890 386 940 388L940 396Q892 396 842 428Z")
        .line("#a8824e", 2.4, "M764 412Q796 412 826 432M763 426Q796 426 826 446M762 440Q794 440 818 456")
        .line("#8a6440", 2.4, "M858 432Q890 410 926 408M858 446Q890 424 926 422");
    let paws =
        Paper::new().oval("#a98a6c", 764.0, 470.0, 24.0, 15.0).oval("#6f5a48", 934.0, 462.0, 24.0, 15.0);
    let teller = Paper::new()
        .filtered(&right, &reel)
        .filtered(&right, &gown)
        .filtered(&right, &sleeves)
        .filtered(&right, &pocket)
        .filtered(&right, &book)
        .over(&paws);
    page.file(&art.over(&bed).filtered(&up, &candle).over(&teller).faint(0.35, &glow))
}

/// A silver salt spoon, bowl upwards.
fn spoon() -> Paper {
    Paper::new()
        .cut("#6f8a98", "M-4 0L-3-34C-20-44-20-80 0-86C20-80 20-44 5-34L6 0Z")
        .cut("#e4eee8", "M-4 0L-3-34C-20-44-20-80 0-86C-8-76-8-48 1-36L1 0Z")
        .cut("#fffdf2", "M-9-72Q-4-80 1-80Q-5-70-5-58Q-10-62-9-72Z")
}

/// The edge of the blanket.
const QUILT: &str = "M128 424C160 384 260 372 330 384Q450 366 560 380Q620 388 642 414C650 450 650 480 640 500Q380 536 120 498C116 470 116 446 128 424Z";
