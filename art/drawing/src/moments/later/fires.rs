//! Chapter 9, two fires: the forge below, the kettle above, one flue between them.

use crate::figures::kit::Paper;
use crate::geometry::Jitter;
use crate::moments::actors::{Air, Pose, Who, mouse, shadow};
use crate::moments::page::{Lift, Page, pools};

/// The wall cut open along the flue: below, three on the bellows; above, three at the kettle; the fire has both ends.
pub(super) fn one_flue() -> String {
    let mut page = Page::new("s9a");
    let fire = (572.0, 430.0);
    let wall = page.lift_walls(
        "w",
        Lift { fall: (0.0, 12.0), soft: 10.0, shade: ("#12061c", 0.75), rim: ("#ffb868", 2.6) },
    );
    let below =
        page.lift("l", Lift { fall: (-7.0, 6.0), soft: 5.0, shade: ("#1a0818", 0.6), rim: ("#ffd890", 2.8) });
    let above =
        page.lift("a", Lift { fall: (7.0, 5.0), soft: 5.0, shade: ("#1a0818", 0.6), rim: ("#ffd890", 2.6) });
    let soft = page.blur("b", 2.4);
    let glow = page.glow("g", fire, 520.0, "#ffa040", 0.6);
    let upper = page.window("u", "M610 310V-10H1210V310Z");
    let rooms = pools(
        Paper::new().cut("#2a1226", "M0 0H1200V560H0Z"),
        fire,
        &[
            (640.0, 400.0, "#431a2c"),
            (520.0, 320.0, "#6a2a30"),
            (400.0, 240.0, "#9a4432"),
            (290.0, 180.0, "#cf6c36"),
            (180.0, 130.0, "#f59a44"),
        ],
        91,
    );
    let study = pools(
        Paper::new().cut("#2c1a3c", "M600 0H1200V320H600Z"),
        (650.0, 290.0),
        &[
            (540.0, 380.0, "#43264a"),
            (430.0, 300.0, "#683c50"),
            (320.0, 224.0, "#9c5e50"),
            (210.0, 150.0, "#d28c50"),
            (120.0, 90.0, "#ffbe68"),
        ],
        97,
    );
    // The flue burns from white below to red above, in steps.
    let draught = Paper::new()
        .cut("#b2442c", "M500 352Q540 320 546 250V-10H652V180L668 306L640 340L664 500H470Z")
        .cut("#e0682e", "M524 360Q556 320 560 240C566 150 560 80 578 20C600 90 640 150 638 240Q640 300 648 340L650 500H480Z")
        .cut("#ff9a3a", "M500 440C548 380 566 330 572 262C578 190 576 150 590 96C606 160 624 210 620 270C618 340 640 380 644 500H490Z")
        .cut("#ffc85e", "M506 500C516 430 560 420 570 350C576 300 578 260 592 214C604 260 608 300 606 350C604 410 634 440 634 500Z")
        .cut("#fff0b0", "M530 500C536 460 566 450 578 400C582 376 584 350 590 330C598 360 598 390 600 410C604 450 618 470 616 500Z");
    let sparks = Paper::new().cut(
        "#fff2c0",
        "M566 300l4 6l-4 6l-4-6ZM622 236l4 6l-4 6l-4-6ZM574 176l3 5l-3 5l-3-5ZM626 150l3 5l-3 5l-3-5ZM590 70l3 5l-3 5l-3-5ZM560 110l3 4l-3 4l-3-4ZM634 60l3 4l-3 4l-3-4ZM604 24l3 4l-3 4l-3-4Z",
    );
    let embers = Paper::new()
        .cut("#3a1420", "M456 506C470 478 500 486 516 478C540 466 570 482 590 474C616 466 640 480 676 506Z")
        .cut("#ff7a34", "M486 494Q500 480 520 486Q512 498 486 494ZM546 490Q566 474 588 486Q570 498 546 490ZM610 494Q622 480 644 492Q630 500 610 494Z");
    let masonry = Paper::new().pierced("#2b1c38", "M-10-10H1210V570H-10ZM30 500V240Q34 196 100 190H380Q424 196 424 240V350Q462 340 500 352Q540 320 548 250V-10H648V172Q676 164 706 172V62Q710 26 760 22H1120Q1168 26 1170 70V306H648Q640 350 664 400V500Z");
    let bricks = courses(&[
        (20.0, 180.0, 434.0, 520.0),
        (424.0, -20.0, 716.0, 520.0),
        (640.0, 12.0, 1180.0, 320.0),
        (838.0, 386.0, 1010.0, 500.0),
    ]);
    // Where the roaches come through.
    let hole = Paper::new()
        .cut("#170c22", "M850 494C850 430 876 396 920 396S996 430 996 494Z")
        .cut("#0e0618", "M866 494C866 440 886 412 920 412S980 440 980 494Z")
        .cut("#ffb45e", "M892 462l9-3l-2 7ZM908 460l9 3l-7 4ZM936 474l8-3l-2 7ZM950 473l8 3l-6 3Z")
        .line("#3c2a4c", 2.6, "M896 452Q884 432 894 420M912 452Q922 434 914 420M942 464Q934 446 942 438");

    // Below: tools on the wall, an anvil, bellows as long as a boat.
    let tools = Paper::new()
        .line("#3c1a2a", 7.0, "M96 214C70 232 70 276 92 290M128 214C154 232 154 276 132 290")
        .line("#3c1a2a", 6.0, "M230 206V300M254 206V300M230 300Q242 322 254 300M310 204V286")
        .cut("#3c1a2a", "M290 282H330V306H290Z")
        .cut("#5a2430", "M60 204H360V212H60Z");
    let floor = Paper::new()
        .cut("#3a1828", "M30 496H664V516Q340 524 30 516Z")
        .cut("#8a4230", "M280 496H664V516Q460 521 262 519Z")
        .cut("#e08a42", "M420 496H664V512H404Z")
        .line("#2a1020", 3.0, "M150 498L142 516M290 498L284 518M430 498L432 518M560 498L568 516");
    let anvil = Paper::new()
        .cut("#3a2434", "M36 424H150C176 424 184 432 196 436C180 452 150 450 136 458C130 472 138 484 150 498H56C70 484 76 470 68 456C52 452 40 444 36 424Z")
        .cut("#9a6a5c", "M120 424H150C176 424 184 432 196 436C180 452 150 450 136 458C130 472 138 484 150 498H126C108 470 112 448 120 424Z")
        .cut("#d89a6c", "M36 424H150C176 424 184 432 196 436Q160 434 40 434Z");
    let bellows = Paper::new()
        .cut("#4a1f24", "M214 430C250 410 340 420 400 452L398 474C340 488 250 496 214 490Q190 460 214 430Z")
        .cut("#7a3628", "M232 436Q246 462 236 490L262 491Q270 462 258 430ZM286 430Q298 462 290 489L314 486Q322 460 312 432ZM338 438Q346 462 342 482L362 479Q366 464 360 446Z")
        .line("#c98a4c", 8.0, "M164 418L236 420Q320 424 400 456M168 494L232 492Q330 490 400 472")
        .line("#ffd08a", 2.6, "M240 417Q322 421 400 452")
        .cut("#5d6670", "M396 448L470 466V480L396 480Z")
        .cut("#c9c4b4", "M396 448L470 466V471L396 462Z");
    let mut crew = Paper::new();
    let mut dark = Paper::new();
    for (who, x, y, s, way) in [
        (Who::Lily, 92.0, 428.0, 1.06, 1.0),
        (Who::Nez, 240.0, 420.0, 1.12, 1.0),
        (Who::Collin, 346.0, 436.0, 1.08, 1.0),
    ] {
        dark = dark.placed(&format!("translate({x} {}) scale({s} .3)", y + 2.0), &shadow("#2a0c18"));
        crew = crew.placed(
            &format!("translate({x} {y}) scale({:.2} {s})", way * s),
            &mouse(who, Pose::Stand, Air("#6a2a30", 0.14)),
        );
    }

    // Above: the kettle over the flue's other end, seven little bottles, the page.
    let shelf = Paper::new().cut("#40243c", "M776 112H1136V124H776Z").cut("#a0645a", "M776 112H960V117H776Z");
    // All of them have labels on.
    let mut bottles = Paper::new();
    for (i, (glass, lit)) in [
        ("#3f6a8a", "#a8d4e4"),
        ("#7a3a4c", "#e0908c"),
        ("#3f7f6a", "#b8e8b8"),
        ("#6a4a8a", "#c8a0dc"),
        ("#8a5a2c", "#f0c078"),
        ("#33607a", "#90c0d0"),
        ("#70404a", "#c88880"),
    ]
    .into_iter()
    .enumerate()
    {
        let tall = if i % 2 == 0 { 1.12 } else { 0.92 };
        let bottle = Paper::new()
            .cut(glass, "M-7-54H7V-42C18-36 19-12 14 0H-14C-19-12-18-36-7-42Z")
            .cut(lit, "M-7-54H-2V-42C-11-34-12-12-8 0H-14C-19-12-18-36-7-42Z")
            .cut("#f0dcae", "M-9-26H12V-9H-9Z")
            .line("#8a6440", 1.8, "M-5-21H7M-5-16H4")
            .cut("#c98a4c", "M-8-62H8V-53H-8Z");
        bottles = bottles.put(806.0 + 49.0 * i as f64, 112.0, 0.0, tall, &bottle);
    }
    let desk = Paper::new()
        .cut("#4a2434", "M664 300Q900 290 1180 300V330H650Z")
        .cut("#a85c40", "M664 300Q800 292 960 296V312H660Z")
        .cut("#e8a04e", "M664 300Q740 294 820 296V304H662Z");
    let kettle = Paper::new()
        .line("#2c2030", 6.0, "M640 214C636 130 770 130 766 214")
        .cut("#2a2434", "M612 206H794C800 262 770 298 742 302H664C636 298 606 262 612 206Z")
        .cut("#7a4a44", "M612 206H660C650 250 668 290 690 302H664C636 298 606 262 612 206Z")
        .cut("#ffac5a", "M612 206H628C628 250 640 284 672 302H664C636 298 606 262 612 206Z")
        .oval("#1a1826", 703.0, 206.0, 94.0, 17.0)
        .oval("#8fd0b4", 703.0, 208.0, 80.0, 11.0)
        .oval("#e0ffe0", 720.0, 206.0, 42.0, 5.0);
    let steam = Paper::new().cut("#dff6e4", "M690 200C660 170 720 150 694 110C676 80 714 66 704 30C740 66 704 90 724 116C748 150 706 170 720 200ZM744 196C728 176 764 160 748 130C738 110 760 96 756 74C780 100 760 118 770 136C786 160 754 176 762 196Z");
    let leaf = Paper::new()
        .cut("#a8845c", "M1080 300L1096 132L1164 124L1160 300Z")
        .cut("#f4dca4", "M1080 300L1096 132L1130 128L1124 300Z")
        .line("#8a6440", 3.6, "M1106 156L1150 150M1104 176L1152 171M1102 196L1138 192M1100 218L1152 213M1098 240L1146 236M1096 262L1130 259");
    let cork = Paper::new()
        .cut("#6a4030", "M-26-40H26L22 0H-22Z")
        .cut("#d89a5c", "M-26-40H-6L-4 0H-22Z")
        .oval("#a86a40", 0.0, -40.0, 26.0, 6.0);
    let mut readers = Paper::new();
    for (who, x, y, s, way) in [
        (Who::Tilda, 862.0, 262.0, 1.0, -1.0),
        (Who::Maginos, 952.0, 298.0, 1.08, 1.0),
        (Who::Filch, 1050.0, 298.0, 1.04, 1.0),
    ] {
        readers = readers.placed(
            &format!("translate({x} {y}) scale({:.2} {s})", way * s),
            &mouse(who, Pose::Stand, Air("#5a3044", 0.12)),
        );
    }
    let art = Paper::new()
        .over(&rooms)
        .over(&glow)
        .filtered(&below, &tools)
        .clipped(&upper, &study)
        .filtered(&above, &Paper::new().over(&shelf).over(&bottles))
        .over(&draught)
        .over(&sparks)
        .over(&embers)
        .faint(0.42, &steam)
        .filtered(&above, &kettle)
        .filtered(&wall, &masonry)
        .over(&bricks)
        .over(&hole)
        .filtered(&above, &desk)
        .filtered(&above, &leaf)
        .filtered(
            &above,
            &Paper::new().put(856.0, 300.0, 0.0, 1.0, &cork).put(812.0, 301.0, 0.0, 0.46, &thimble()),
        )
        .filtered(&above, &readers)
        .filtered(&below, &floor)
        .filtered(&below, &anvil)
        .filtered(&below, &bellows)
        .faint(0.6, &Paper::new().filtered(&soft, &dark))
        .filtered(&below, &crew);
    page.file(&art.faint(0.25, &glow))
}

/// Courses of stone in the wall, wherever they keep clear of the rooms cut into it.
fn courses(clear: &[(f64, f64, f64, f64)]) -> Paper {
    let mut j = Jitter::new(19);
    let mut tones = [String::new(), String::new(), String::new()];
    for row in 0..13_u32 {
        let y = f64::from(row) * 44.0 - 6.0;
        let mut x = -30.0 - j.range(0.0, 60.0);
        while x < 1210.0 {
            let w = j.range(70.0, 128.0);
            let free = clear.iter().all(|(l, t, r, b)| x + w < *l || x > *r || y + 36.0 < *t || y > *b);
            let tone = (j.range(0.0, 3.0) as usize).min(2);
            if free {
                tones[tone].push_str(&format!(
                    "M{:.0} {:.0}q-4 0-4 6v24q0 6 6 6h{:.0}q5-1 5-6v-24q0-6-6-6Z",
                    x + 4.0,
                    y,
                    w - 12.0
                ));
            }
            x += w + 4.0;
        }
    }
    ["#362546", "#3e2b4e", "#312041"]
        .iter()
        .zip(&tones)
        .filter(|(_, d)| !d.is_empty())
        .fold(Paper::new(), |art, (fill, d)| art.cut(fill, d))
}

/// A boy as big as a hill asleep over his oil can; on the bench stands the master he thought had walked out, hammer in paw.
pub(super) fn hob_asleep() -> String {
    let mut page = Page::new("s9b");
    let light = (1010.0, 250.0);
    let lift = page.lift_walls(
        "l",
        Lift { fall: (-9.0, 8.0), soft: 9.0, shade: ("#16081e", 0.6), rim: ("#ffcf8a", 2.8) },
    );
    let small =
        page.lift("m", Lift { fall: (-6.0, 4.0), soft: 3.0, shade: ("#16081e", 0.6), rim: ("#ffe0a4", 3.0) });
    let soft = page.blur("b", 2.4);
    let glow = page.glow("g", light, 540.0, "#ff9a46", 0.55);
    let wall = pools(
        Paper::new().cut("#1c1230", "M0 0H1200V560H0Z"),
        light,
        &[
            (940.0, 560.0, "#28163a"),
            (760.0, 450.0, "#3e1f40"),
            (580.0, 350.0, "#642f42"),
            (420.0, 260.0, "#9a4a3e"),
            (280.0, 180.0, "#d27a40"),
            (160.0, 110.0, "#ffb45a"),
        ],
        101,
    );
    // The hearth, burnt down to a red heap.
    let hearth = Paper::new()
        .cut("#3a1a2c", "M850 430V220C850 150 920 120 1010 120S1180 150 1180 220V430Z")
        .cut("#7a2c2a", "M880 430V236C880 180 940 150 1010 150S1150 180 1150 236V430Z")
        .cut("#c8502c", "M880 430C890 340 950 320 1010 300C1070 320 1140 340 1150 430Z")
        .cut("#ff9440", "M900 430C910 370 970 356 1010 332C1056 356 1116 372 1130 430Z")
        .cut("#ffd878", "M946 430C956 396 990 390 1012 366C1034 392 1070 398 1084 430Z");
    // Eleven evenings in chalk.
    let chalk = Paper::new().line(
        "#e8d4c0",
        6.0,
        "M606 84L602 150M630 82L628 148M654 84L652 152M678 82L678 148M592 134L690 98M724 84L722 150M748 82L748 148M772 84L774 152M796 82L798 150M712 136L808 100M846 84L844 150",
    );
    // The head: hair like a thatched roof, freckles, soot.
    let hair_back = Paper::new()
        .cut("#4a1f24", "M60 330C30 230 66 150 120 112C110 92 112 78 120 62C150 84 176 74 196 66C196 48 206 34 224 24C232 44 260 46 286 44C300 30 320 24 340 28C336 44 360 56 400 66C426 58 448 62 462 76C448 84 470 110 510 140C536 150 548 164 552 182C540 184 566 220 570 262C580 330 550 400 520 430H90Q66 390 60 330Z");
    let face = Paper::new()
        .cut("#a8624e", "M112 300C104 200 190 130 310 130C440 130 532 210 530 312C528 410 440 476 318 476C200 476 120 410 112 300Z")
        .cut("#d8946c", "M250 134C268 131 290 130 310 130C440 130 532 210 530 312C528 410 440 476 318 476C290 476 262 472 238 466C390 440 430 230 250 134Z")
        .cut("#f6c290", "M404 150C482 178 531 240 530 312C529 384 482 440 412 464C500 390 506 240 404 150Z")
        .cut("#c47a5c", "M296 300C290 340 282 366 300 376C318 384 340 378 344 366C336 372 314 374 306 362C298 350 302 326 304 304Z")
        .cut("#f2b284", "M306 362C314 374 336 372 344 366C350 350 336 330 326 316Q312 340 306 362Z")
        .line("#4a2028", 7.0, "M170 306Q206 334 250 310M376 308Q420 334 462 300")
        .line("#4a2028", 4.0, "M178 318L170 330M200 326L196 340M226 325L228 338M398 323L394 336M424 325L426 338M448 315L456 327")
        .cut("#6a3030", "M166 262Q204 240 250 262L248 272Q206 254 168 272ZM380 260Q424 236 466 256L464 266Q424 250 382 270Z")
        .cut("#5a2428", "M290 414Q318 402 348 414Q340 438 318 440Q298 438 290 414Z")
        .cut("#e8907a", "M296 418Q318 428 344 416Q338 436 318 438Q300 436 296 418Z")
        .cut("#b4604c", "M186 360a5 5 0 1 0 .1 0ZM206 372a4 4 0 1 0 .1 0ZM224 356a5 5 0 1 0 .1 0ZM244 374a4 4 0 1 0 .1 0ZM384 358a5 5 0 1 0 .1 0ZM404 372a4 4 0 1 0 .1 0ZM424 356a5 5 0 1 0 .1 0ZM444 368a4 4 0 1 0 .1 0Z")
        .cut("#4a2a3a.5", "M408 388C430 380 462 392 470 406C452 402 448 414 430 406C420 412 408 402 408 388Z");
    let ear = Paper::new()
        .cut("#d8946c", "M516 280C548 262 574 290 566 332C558 370 530 378 512 356Z")
        .cut("#f6c290", "M536 274C560 276 572 300 566 332C562 352 552 362 540 364C556 334 552 300 536 274Z")
        .cut("#a8624e", "M526 300Q546 300 542 334Q536 346 524 340Q536 322 526 300Z");
    let fringe = Paper::new()
        .cut("#6e3026", "M84 300C70 200 130 90 270 70C410 50 540 130 556 268C530 240 520 220 514 196C500 214 486 220 470 222C472 200 466 186 452 172C440 206 410 226 372 232C384 206 380 190 372 176C340 226 280 246 214 244C226 228 230 214 228 200C190 240 150 262 120 268C110 276 104 290 100 310Z")
        .cut("#a8522e", "M300 68C420 60 536 140 556 268C530 240 520 220 514 196C500 214 486 220 470 222C472 200 466 186 452 172C450 130 390 90 300 68Z")
        .cut("#e08a48", "M410 92C490 124 546 190 556 268C538 250 528 234 520 214C510 160 470 120 410 92Z");
    // A sack for a pillow, an arm like a hill, and a hand that hangs down.
    let sack = Paper::new()
        .cut("#5a3a3c", "M-10 560V420C60 372 150 410 240 430C330 446 420 440 500 424C560 420 590 450 596 500L600 570H-10Z")
        .cut("#8a5a4a", "M120 400C160 408 200 422 240 430C330 446 420 440 500 424C560 420 590 450 596 500L600 570H420C420 500 300 440 120 400Z")
        .cut("#c08a5c", "M400 440C436 438 470 432 500 424C560 420 590 450 596 500L598 530C580 470 520 440 400 440Z")
        .line("#3f262e", 3.0, "M60 430Q110 480 100 560M200 440Q240 490 236 560M340 452Q370 500 370 560M470 446Q500 490 506 560");
    let arm = Paper::new()
        .cut("#4c4468", "M120 570C150 500 240 462 340 466L360 570Z")
        .cut("#7a6a80", "M230 480C266 468 304 464 340 466L344 500C300 496 262 500 230 480Z")
        .cut("#a8624e", "M330 464C440 456 560 462 640 474C690 482 716 506 718 540L716 580H340Z")
        .cut("#d8946c", "M420 460C520 458 590 466 640 474C690 482 716 506 718 540L716 580H690C680 520 580 470 420 460Z")
        .cut("#f6c290", "M560 465C590 467 618 470 640 474C690 482 716 506 718 540L716 560C704 510 650 480 560 465Z")
        .cut("#8a4a44", "M604 566Q612 530 604 508Q624 530 618 570ZM646 566Q654 534 644 510Q664 534 660 570ZM684 566Q690 540 680 518Q700 540 696 570Z");
    let floor = Paper::new()
        .cut("#2c1630", "M-10 500Q600 470 1210 470V570H-10Z")
        .cut("#6e3836", "M560 474Q900 466 1210 470V570H500Z")
        .cut("#c87844", "M820 468Q1000 466 1210 470V570H780Z");
    let anvil = Paper::new()
        .cut("#2c1c34", "M742 452H1010C1070 452 1110 462 1150 476C1110 506 1040 512 1000 526V580H850V540C800 520 756 500 742 452Z")
        .cut("#7a4a4a", "M960 452H1010C1070 452 1110 462 1150 476C1110 506 1040 512 1000 526V580H940C960 540 964 500 960 452Z")
        .cut("#e8a066", "M742 452H1010C1070 452 1110 462 1150 476Q1010 464 748 470Z");
    let can = Paper::new()
        .line("#8a7a70", 6.0, "M680 374L748 312")
        .cut("#4c4450", "M610 480L634 380H696L720 480Q664 496 610 480Z")
        .cut("#8f8078", "M670 380H696L720 480Q702 486 682 488Z")
        .cut("#d8c4a4", "M688 380H696L720 480Q714 483 708 484Z")
        .cut("#3a3240", "M630 372H700V386H630Z")
        .cut("#dca860", "M750 318C742 330 742 340 750 344C758 340 758 330 750 318Z");
    let (x, y, s) = (872.0, 458.0, 1.42);
    let long = Paper::new()
        .placed(&format!("matrix({} 0 {} {} {x} {y})", 1.2 * s, 1.7 * s, -0.3 * s), &shadow("#3a1428"));
    let nez = Paper::new().placed(
        &format!("translate({x} {y}) scale(-{s} {s})"),
        &mouse(Who::Nez, Pose::Stand, Air("#6a2f3c", 0.1)),
    );
    let art = Paper::new()
        .over(&wall)
        .over(&glow)
        .filtered(&lift, &hearth)
        .faint(0.75, &chalk)
        .filtered(&lift, &floor)
        .filtered(&small, &can)
        .filtered(&lift, &hair_back)
        .filtered(&lift, &ear)
        .filtered(&lift, &face)
        .filtered(&lift, &fringe)
        .filtered(&lift, &sack)
        .filtered(&lift, &arm)
        .filtered(&lift, &anvil)
        .faint(0.6, &Paper::new().filtered(&soft, &long))
        .filtered(&small, &nez);
    page.file(&art.faint(0.3, &glow))
}

/// A silver thimble upside down for a cup, on the origin, a hundred and thirty high, full to the brim.
fn thimble() -> Paper {
    let mut dents = String::new();
    for row in 0..4_u32 {
        for col in 0..6_u32 {
            let y = -92.0 + 24.0 * f64::from(row);
            let half = 58.0 - 6.0 * f64::from(row);
            let x = -half + half * 2.0 * (f64::from(col) + 0.5 + 0.25 * f64::from(row % 2)) / 6.5;
            dents.push_str(&format!("M{x:.0} {y:.0}a4 5 0 1 0 .1 0Z"));
        }
    }
    Paper::new()
        .cut("#55627a", "M-70-118H70L50-8Q0 10-50-8Z")
        .cut("#9fb0bc", "M-70-118H10C14-70 8-30 0 1Q-30 0-50-8Z")
        .cut("#eef4ee", "M-64-118H-34C-36-70-32-30-24-1Q-38-3-46-7Z")
        .cut("#3f4a64", &dents)
        .oval("#44506a", 0.0, -118.0, 76.0, 17.0)
        .oval("#dfe8ec", 0.0, -121.0, 76.0, 16.0)
        .oval("#7fc4d8", 0.0, -121.0, 64.0, 11.0)
        .oval("#f4ffff", 8.0, -122.0, 40.0, 6.0)
}

/// The thimble gives light of its own. Collin has lifted the lid; everybody else has found something to do in that room.
pub(super) fn it_is_for_him() -> String {
    let mut page = Page::new("s9c");
    let light = (640.0, 250.0);
    let lift = page.lift_walls(
        "l",
        Lift { fall: (0.0, 9.0), soft: 8.0, shade: ("#0a1024", 0.65), rim: ("#dff6ff", 2.6) },
    );
    let west =
        page.lift("w", Lift { fall: (-7.0, 5.0), soft: 5.0, shade: ("#0a1024", 0.6), rim: ("#e4faff", 3.0) });
    let east =
        page.lift("e", Lift { fall: (7.0, 5.0), soft: 5.0, shade: ("#0a1024", 0.6), rim: ("#e4faff", 3.0) });
    let soft = page.blur("b", 2.6);
    let glow = page.glow("g", light, 460.0, "#c8f4ff", 0.55);
    let wall = pools(
        Paper::new().cut("#161636", "M0 0H1200V560H0Z"),
        light,
        &[
            (840.0, 520.0, "#1c2046"),
            (660.0, 410.0, "#263058"),
            (500.0, 310.0, "#35496e"),
            (360.0, 230.0, "#4c6c8a"),
            (230.0, 156.0, "#78a2b0"),
            (130.0, 92.0, "#b8dcd8"),
        ],
        105,
    )
    .line("#10122c", 3.0, "M110 0C130 90 90 170 112 300M330 0C310 80 350 140 330 230M900 0C920 90 880 160 902 240M1080 0C1060 110 1100 200 1078 330");
    let knothole = Paper::new()
        .cut("#2a2c52", "M960 108C956 60 1006 36 1050 48C1096 58 1114 100 1098 140C1082 178 1030 188 996 170C974 158 962 138 960 108Z")
        .cut("#0e1030", "M974 110C970 74 1010 52 1046 62C1084 70 1098 104 1086 136C1072 166 1030 174 1002 160C984 150 976 136 974 110Z")
        .cut("#f4ecd0", "M1066 84A26 26 0 0 1 1050 130A34 34 0 0 0 1066 84Z");
    // The lid of a snuffbox is the table.
    let table = Paper::new()
        .cut("#1c1636", "M190 470C190 432 400 410 640 410S1090 432 1090 470V540C1090 560 900 580 640 580S190 560 190 540Z")
        .cut("#8a6a4c", "M190 470C190 432 400 410 640 410S1090 432 1090 470S900 520 640 520S190 508 190 470Z")
        .cut("#d8b478", "M300 466C320 436 470 418 640 418S960 436 980 466C940 494 800 508 640 508S340 494 300 466Z")
        .cut("#fff0c8", "M440 462C460 442 540 432 640 432S820 442 840 462C810 482 730 490 640 490S470 482 440 462Z")
        .line("#5c4468", 3.0, "M210 520Q400 556 640 556T1070 520");
    let rays = Paper::new().cut(
        "#eafcff.16",
        "M580 330L470 20H560L616 326ZM640 326L620-10H690L662 326ZM690 330L740 20H830L706 334Z",
    );
    let cup = Paper::new().put(640.0, 470.0, 0.0, 1.2, &thimble());
    // Half a hazelnut, held over the brim.
    let nut = Paper::new()
        .cut("#7a4424", "M-62 10C-66-34-30-56 0-58S66-34 62 10Q0 28-62 10Z")
        .cut("#c8844a", "M-62 10C-66-34-30-56 0-58C-24-30-30 0-22 20Q-44 18-62 10Z")
        .cut("#f4c48a", "M-58 8C-60-20-46-40-26-50C-44-26-46-4-42 14Q-52 12-58 8Z")
        .oval("#4a2a20", 0.0, 11.0, 62.0, 12.0)
        .oval("#e8cfa4", 0.0, 11.0, 46.0, 7.0);
    let step = Paper::new()
        .cut("#4a3450", "M400 470L408 416H520L528 470Q464 484 400 470Z")
        .cut("#c08a6c", "M470 416H520L528 470Q500 478 478 478Z")
        .oval("#a87a68", 464.0, 416.0, 56.0, 10.0);
    let (x, y, s) = (470.0, 418.0, 1.5);
    let collin = Paper::new()
        .placed(
            &format!("translate({x} {y}) scale({s})"),
            &mouse(Who::Collin, Pose::Stand, Air("#35496e", 0.06)),
        )
        .line("#a87a56", 9.0, "M492 356L540 330L566 318");
    let mut left = Paper::new();
    let mut right = Paper::new();
    let mut dark = Paper::new();
    for (who, x, y, s, way) in [
        (Who::Nez, 96.0, 540.0, 1.2, -1.0),
        (Who::Lily, 240.0, 552.0, 1.2, -1.0),
        (Who::Filch, 900.0, 548.0, 1.16, 1.0),
        (Who::Maginos, 1020.0, 552.0, 1.2, 1.0),
        (Who::Tilda, 1126.0, 544.0, 1.1, 1.0),
    ] {
        dark = dark.oval("#0a0c20", x, y + 2.0, 46.0 * s, 9.0);
        let one = Paper::new().placed(
            &format!("translate({x} {y}) scale({:.2} {s})", way * s),
            &mouse(who, Pose::Stand, Air("#1c2046", 0.46)),
        );
        if x < 600.0 { left = left.over(&one) } else { right = right.over(&one) }
    }
    let art = Paper::new()
        .over(&wall)
        .filtered(&lift, &knothole)
        .over(&glow)
        .filtered(&lift, &table)
        .over(&rays)
        .filtered(&lift, &cup)
        .filtered(&west, &step)
        .filtered(&west, &collin)
        .filtered(&lift, &Paper::new().put(604.0, 300.0, -16.0, 1.12, &nut))
        .faint(0.6, &Paper::new().filtered(&soft, &dark))
        .filtered(&west, &left)
        .filtered(&east, &right);
    page.file(&art.faint(0.3, &glow))
}
