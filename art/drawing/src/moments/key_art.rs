//! The key art: six mice run out of the castle by night, towards the oak.

use super::actors::{Air, Pose, Who, mouse, shadow};
use super::page::{Lift, Page, pools};
use crate::figures::kit::Paper;
use crate::geometry::Jitter;

/// A gate as high as the sky, the moon in it, the oak before the moon; the upper left is left dark for a title.
pub(super) fn key_art() -> String {
    let mut page = Page::sized("key", 1600.0, 720.0);
    let moon = (1030.0, 236.0);
    let lift =
        page.lift("l", Lift { fall: (-9.0, 8.0), soft: 9.0, shade: ("#060a1c", 0.7), rim: ("#cfd8f4", 2.4) });
    let wall = page.lift_walls(
        "w",
        Lift { fall: (-9.0, 8.0), soft: 9.0, shade: ("#060a1c", 0.7), rim: ("#cfd8f4", 2.4) },
    );
    let dim = page
        .lift("d", Lift { fall: (-10.0, 8.0), soft: 10.0, shade: ("#04081a", 0.8), rim: ("#4a5a8c", 2.0) });
    let small =
        page.lift("m", Lift { fall: (-4.0, 2.0), soft: 2.0, shade: ("#060a1c", 0.5), rim: ("#f4f6ff", 3.4) });
    let ember =
        page.lift("e", Lift { fall: (4.0, 4.0), soft: 2.0, shade: ("#04081a", 0.5), rim: ("#f0924a", 2.4) });
    let soft = page.blur("b", 2.0);
    let glow = page.glow("g", moon, 560.0, "#dfe6ff", 0.5);
    let gate = page.window("gate", GATE);
    let walled = page.window("wall", "M0 0H714V620H0Z");

    let sky = pools(
        Paper::new().cut("#131a3c", "M600 0H1600V720H600Z"),
        moon,
        &[
            (620.0, 560.0, "#1b2550"),
            (500.0, 450.0, "#263566"),
            (390.0, 350.0, "#374b80"),
            (290.0, 262.0, "#536a9e"),
            (206.0, 190.0, "#7f94c0"),
        ],
        3,
    )
    .dot("#dfe4ee", moon.0, moon.1, 150.0)
    .dot("#f6f2e0", moon.0 + 4.0, moon.1 - 4.0, 138.0)
    .cut("#e2dfd4", "M970 166A26 24 0 1 0 970.1 166ZM1060 286A34 30 0 1 0 1060.1 286ZM1080 156A16 15 0 1 0 1080.1 156ZM956 276A14 12 0 1 0 956.1 276Z");
    let mut j = Jitter::new(9);
    let mut stars = String::new();
    for _ in 0..26 {
        let (x, y) = (j.range(760.0, 1560.0), j.range(20.0, 330.0));
        if (x - moon.0).hypot(y - moon.1) > 210.0 {
            let r = j.range(1.2, 2.6);
            stars.push_str(&format!("M{x:.0} {y:.0}l{r:.1} {r:.1}l-{r:.1} {r:.1}l-{r:.1}-{r:.1}Z"));
        }
    }
    let sky = sky.cut("#e8ecf8", &stars);
    let hills = Paper::new()
        .cut("#2b3d6a", "M600 470C760 430 900 460 1040 440C1200 418 1400 450 1600 424V720H600Z")
        .cut("#1f2e56", "M600 520C780 480 960 510 1120 494C1300 480 1460 500 1600 484V720H600Z");

    // The oak before the moon, windows lit in its bark.
    let mut windows = (String::new(), String::new());
    for (x, y, r) in [
        (1270.0, 300.0, 6.0),
        (1316.0, 330.0, 7.0),
        (1284.0, 372.0, 8.0),
        (1330.0, 412.0, 8.0),
        (1276.0, 440.0, 8.0),
        (1318.0, 480.0, 9.0),
        (1200.0, 196.0, 5.0),
        (1256.0, 150.0, 5.0),
        (1330.0, 180.0, 5.0),
        (1392.0, 220.0, 5.0),
        (1300.0, 236.0, 5.0),
        (1376.0, 140.0, 4.0),
        (1218.0, 250.0, 4.0),
    ] {
        windows.0.push_str(&format!("M{x} {}a{1} {1} 0 1 0 .1 0Z", y - r * 2.2, r * 2.2));
        windows.1.push_str(&format!("M{x} {}a{r} {} 0 1 0 .1 0Z", y - r * 1.2, r * 1.2));
    }
    let oak = Paper::new()
        .cut("#141d3c", OAK)
        .cut("#26355f", "M1148 214C1110 190 1100 150 1130 120C1120 80 1190 50 1220 76C1180 90 1160 110 1176 140C1150 150 1140 180 1148 214ZM1240 92C1270 60 1330 64 1350 96C1310 84 1270 90 1240 92ZM1220 236C1200 210 1210 180 1240 176C1236 200 1230 220 1220 236ZM1290 200C1290 170 1320 156 1346 170C1320 178 1304 190 1290 200Z")
        .cut("#26355f", "M1240 590C1268 540 1272 470 1262 400C1254 350 1236 316 1196 296C1240 300 1262 316 1276 336C1288 420 1284 520 1262 590Z")
        .cut("#ffb84e.3", &windows.0)
        .cut("#ffd98a", &windows.1)
        .cut("#ffb84e.4", "M1272 596C1268 546 1280 526 1300 526S1332 546 1328 596Z")
        .cut("#ffe2a0", "M1282 596C1280 560 1288 544 1300 544S1320 560 1318 596Z");
    let grass = {
        let mut j = Jitter::new(31);
        let mut d = String::from("M600 720V590");
        for i in 0..44 {
            let x = 600.0 + f64::from(i) * 23.0;
            d.push_str(&format!(
                "L{:.0} {:.0}L{:.0} {:.0}",
                x + j.range(2.0, 14.0),
                560.0 - j.range(0.0, 56.0),
                x + 18.0,
                584.0 - j.range(0.0, 12.0)
            ));
        }
        Paper::new().cut("#16254a", &(d + "L1600 580V720Z"))
    };
    let outside = sky.over(&glow).filtered(&dim, &hills).filtered(&lift, &oak).filtered(&dim, &grass);

    // The castle: wall behind wall, a gate cut out of them.
    let sheet = |tone: &str, grow: f64| {
        let (l, r, t) = (806.0 - grow, 1514.0 + grow, 60.0 - grow * 0.9);
        Paper::new().pierced(
            tone,
            &format!(
                "M-40-40H1640V760H-40ZM{l} 760V{:.0}C{l} {:.0} {:.0} {t} 1160 {t}S{r} {:.0} {r} {:.0}V760Z",
                360.0 - grow * 0.2,
                190.0 - grow * 0.5,
                960.0 - grow * 0.4,
                190.0 - grow * 0.5,
                360.0 - grow * 0.2
            ),
        )
    };
    let mut joints = String::new();
    let mut j = Jitter::new(2);
    for row in 0..7 {
        let y = 40.0 + f64::from(row) * 92.0;
        joints.push_str(&format!("M0 {y}H690"));
        for col in 0..4 {
            let x = 70.0 + f64::from(col) * 170.0 + f64::from(row % 2) * 80.0 + j.range(-18.0, 18.0);
            joints.push_str(&format!("M{x:.0} {y}v92"));
        }
    }
    // Far back: a stair door, and torches that come after them.
    let chase = Paper::new()
        .cut("#10152e", "M70 650V500C70 440 110 400 190 400S310 440 310 500V650Z")
        .cut("#3a2036", "M86 650V504C86 452 122 418 190 418S294 452 294 504V650Z")
        .cut("#5e2f36", "M104 650V516C104 470 140 444 190 444S276 470 276 516V650Z")
        .cut("#96502f", "M130 650V536C130 500 156 478 190 478S250 500 250 536V650Z");
    let torch = Paper::new()
        .cut("#c8682c.35", "M0-120A40 44 0 1 0 .1-120Z")
        .cut("#ffb24a", "M0-112C-18-92-16-66 0-60C16-66 18-92 0-112Z")
        .cut("#fff0b8", "M0-94C-8-82-8-68 0-64C8-68 8-82 0-94Z")
        .line("#1a1020", 6.0, "M0-62V-16");
    let rat = Paper::new()
        .line("#120c1c", 5.0, "M-26-14C-56-10-62-34-86-26")
        .line("#120c1c", 9.0, "M-10-14L-24-2M12-16L30-4")
        .line("#120c1c", 4.0, "M-20-40L74-66")
        .cut("#120c1c", "M74-76L98-72L76-58Z")
        .cut("#120c1c", "M-32-12C-36-46-14-66 10-70C6-90 26-98 34-84C44-90 54-80 50-70L84-54C84-46 70-42 54-44C48-26 30-8 4-6Q-20-4-32-12Z")
        .dot("#ffd24a", 52.0, -60.0, 3.4);
    let floor = Paper::new()
        .cut("#141a38", "M0 610Q800 580 1600 610V720H0Z")
        .cut("#24305c", "M420 598Q900 584 1600 610V720H240Z")
        .cut("#43568a", "M640 592Q960 584 1600 608V720H480Z")
        .cut("#7186b4", "M800 590Q1100 586 1520 604L1600 640V720H720Z")
        .cut("#a9b8d8", "M960 590Q1160 588 1400 600L1540 720H920Z");
    let joints_below = Paper::new().line(
        "#101734",
        2.5,
        "M0 654H1600M420 600L250 720M640 594L540 720M1010 590L1000 720M1330 596L1440 720",
    );
    let mut long = Paper::new();
    let mut mice = Paper::new();
    for (who, x, y, s) in [
        (Who::Nez, 486.0, 676.0, 1.3),
        (Who::Tilda, 624.0, 652.0, 1.18),
        (Who::Maginos, 744.0, 684.0, 1.3),
        (Who::Lily, 1012.0, 650.0, 1.2),
        (Who::Collin, 886.0, 674.0, 1.4),
        (Who::Filch, 1150.0, 674.0, 1.26),
    ] {
        long = long
            .placed(&format!("matrix({} 0 {} {} {x} {y})", 1.3 * s, 1.7 * s, -0.42 * s), &shadow("#0c1230"));
        mice = mice.put(x, y, 0.0, s, &mouse(who, Pose::Run, Air("#1f2a58", 0.3)));
    }
    let near = Paper::new()
        .cut("#05081a", "M0 0H120C70 60 60 200 40 330C30 470 40 600 0 720Z")
        .cut("#05081a", "M0 0H1600V24Q1200 44 800 26T0 50Z")
        .cut("#05081a", "M0 720V700Q400 716 800 704T1600 700V720Z");
    let mut art = Paper::new().clipped(&gate, &outside);
    for (tone, grow) in [("#3a4878", 0.0), ("#273360", 30.0), ("#1a2348", 66.0)] {
        art = art.filtered(&wall, &sheet(tone, grow));
    }
    let chasers = Paper::new()
        .put(118.0, 610.0, -8.0, 0.9, &torch)
        .put(292.0, 622.0, 10.0, 1.0, &torch)
        .put(120.0, 650.0, 0.0, 0.8, &rat)
        .put(222.0, 660.0, 0.0, 0.92, &rat)
        .put(340.0, 664.0, 0.0, 0.98, &rat);
    // Torchlight on the wall, and a shadow in it that has noticed.
    let torchlight = pools(
        Paper::new(),
        (420.0, 520.0),
        &[
            (470.0, 400.0, "#20204a"),
            (380.0, 330.0, "#2e264e"),
            (290.0, 260.0, "#432d50"),
            (200.0, 180.0, "#633a4e"),
        ],
        13,
    );
    // She keeps below the title, which wide windows lay over the upper left.
    let queen = Paper::new().placed(
        "translate(214 182) scale(.72)",
        &Paper::new().cut("#0e1330", QUEEN).cut("#f0a8ff", "M446 236L474 224L470 242Q456 246 446 236Z"),
    );
    // Whoever guards the gate: boots, and the butt of a spear.
    let guard = Paper::new()
        .cut("#0b1130", "M1552-20H1574V690H1552Z")
        .cut("#3a4878", "M1552-20H1558V400H1552Z")
        .cut("#0b1130", "M1396 690L1388 656C1396 612 1440 596 1472 572L1466 420H1600V690Z")
        .cut(
            "#1c2650",
            "M1388 656C1396 612 1440 596 1472 572L1466 420H1500L1506 590C1490 616 1430 626 1414 662Z",
        )
        .cut("#050817", "M1386 660Q1480 650 1600 660V694H1392Z")
        .cut("#0b1130", "M1450 380H1610V440H1450Z")
        .cut("#2a3668", "M1450 380H1500V440H1450Z")
        .cut("#d8c890", "M1462 520H1500L1502 534H1464Z");
    let art = art
        .clipped(&walled, &torchlight)
        .faint(0.5, &Paper::new().line("#10183a", 3.0, &joints))
        .over(&queen)
        .filtered(&dim, &chase)
        .filtered(&dim, &floor)
        .faint(0.5, &joints_below)
        .filtered(&ember, &chasers)
        .faint(0.7, &Paper::new().filtered(&soft, &long))
        .filtered(&small, &mice)
        .filtered(&dim, &guard)
        .filtered(&dim, &near);
    page.file(&art.faint(0.25, &glow))
}

const GATE: &str = "M780 720V360C780 180 940 34 1160 34S1540 180 1540 360V720Z";
const OAK: &str = "M1200 610C1246 580 1262 520 1258 440C1254 380 1240 340 1196 322C1150 334 1104 306 1106 268C1072 254 1066 206 1096 190C1084 150 1116 118 1152 124C1160 84 1210 66 1244 88C1270 52 1330 52 1354 88C1392 70 1440 94 1442 132C1482 138 1500 184 1476 214C1496 250 1470 292 1432 290C1416 326 1370 330 1350 318C1340 350 1336 390 1338 440C1342 520 1364 580 1420 610Z";
const QUEEN: &str = "M330 640C330 540 344 440 396 396C416 378 420 350 414 322C384 300 374 250 390 212L376 136L406 178L420 118L440 172L468 124L474 190C492 216 490 244 486 260L500 288L486 294C488 318 474 330 456 332C456 352 468 366 494 380C546 404 590 442 640 446C676 444 704 424 738 402L790 372L750 418L812 398L756 436L820 436L758 456L806 476L744 470L770 510L726 482C680 500 624 506 574 484C566 530 574 590 588 640Z";
