//! Chapter 3, the cat and the kettle.

use super::actors::{Air, Pose, Who, mouse, shadow};
use super::page::{Lift, Page, pools};
use crate::figures::kit::Paper;
use crate::geometry::Jitter;

/// From the edge of the desk, far down: the kettle, green and full to the brim.
pub(super) fn in_black_ink() -> String {
    let mut page = Page::new("s3a");
    let light = (650.0, 250.0);
    let lift = page
        .lift("l", Lift { fall: (0.0, 10.0), soft: 7.0, shade: ("#04161b", 0.65), rim: ("#d8f59a", 2.2) });
    let near =
        page.lift("n", Lift { fall: (0.0, 8.0), soft: 6.0, shade: ("#04161b", 0.6), rim: ("#e6ffb0", 3.0) });
    let glow = page.glow("g", light, 460.0, "#c8f07a", 0.6);
    let wall = pools(
        Paper::new().cut("#0f2030", "M0 0H1200V560H0Z"),
        light,
        &[
            (820.0, 480.0, "#13303c"),
            (640.0, 390.0, "#194646"),
            (480.0, 300.0, "#24604e"),
            (350.0, 224.0, "#3f8452"),
            (236.0, 160.0, "#74ae54"),
            (140.0, 100.0, "#b4d868"),
        ],
        8,
    );
    // Shelves: bottles, and a skull that seems to be thinking it over.
    let bottle = |c: [&str; 2]| {
        Paper::new()
            .cut(c[0], "M-10-96H10V-66C30-56 34-40 34-20V0H-34V-20C-34-40-30-56-10-66Z")
            .cut(c[1], "M2-96H10V-66C30-56 34-40 34-20V0H12C16-30 14-60 2-66Z")
            .cut("#5a4030", "M-13-108H13V-92H-13Z")
    };
    let skull = Paper::new()
        .cut("#7d9a80", "M-50-50C-50-96-22-108 4-108C40-108 58-82 54-48C54-34 44-28 40-22V0H-22V-20C-40-24-50-34-50-50Z")
        .cut("#cfe0a8", "M4-108C40-108 58-82 54-48C54-34 44-28 40-22V0H14C20-40 30-80 4-108Z")
        .cut("#0f2030", "M-32-54C-30-68-8-68-8-52C-10-38-30-38-32-54ZM12-54C14-68 36-68 36-52C34-38 14-38 12-54ZM-2-30L8-30L3-40ZM-12-12H-6V0H-12ZM2-12H8V0H2ZM16-12H22V0H16Z");
    let shelf = |x: f64, y: f64, w: f64| {
        Paper::new()
            .cut("#16323a", &format!("M{x} {y}h{w}v16h-{w}Z"))
            .cut("#3f6a50", &format!("M{x} {y}h{w}v5h-{w}Z"))
    };
    let left = shelf(0.0, 196.0, 330.0)
        .put(76.0, 196.0, 0.0, 1.0, &bottle(["#1d4a54", "#4f8a6a"]))
        .put(158.0, 196.0, 0.0, 0.76, &bottle(["#4a2c4c", "#8a6a70"]))
        .put(250.0, 196.0, 0.0, 0.9, &skull);
    let right = shelf(900.0, 168.0, 300.0)
        .put(960.0, 168.0, 0.0, 0.9, &Paper::new().placed("scale(-1 1)", &bottle(["#2a4a2c", "#7aa050"])))
        .put(1040.0, 168.0, 0.0, 1.1, &Paper::new().placed("scale(-1 1)", &bottle(["#4a3a24", "#a08a4a"])))
        .put(1130.0, 168.0, 0.0, 0.8, &Paper::new().placed("scale(-1 1)", &bottle(["#1d4a54", "#4f8a7a"])));
    // Up in the rafters somebody looks up from its knitting.
    let spider = Paper::new()
        .line("#8fb098", 1.4, "M860 0V64")
        .line("#0b1c26", 5.0, "M852 76L826 58L816 84M852 84L822 86L814 110M868 76L894 58L904 84M868 84L898 86L906 110M854 90L838 112M866 90L882 112")
        .dot("#0b1c26", 860.0, 92.0, 19.0)
        .dot("#0b1c26", 860.0, 72.0, 12.0)
        .dot("#d8f59a", 855.0, 74.0, 2.4)
        .dot("#d8f59a", 865.0, 74.0, 2.4)
        .dot("#d8f59a", 850.0, 70.0, 1.5)
        .dot("#d8f59a", 870.0, 70.0, 1.5);

    // The hearth far below, and the kettle on its chain.
    let floor = Paper::new()
        .cut("#14303a", "M0 420Q600 384 1200 420V560H0Z")
        .cut("#24584c", "M240 410Q640 384 1060 410L1120 560H180Z")
        .cut("#4a8a54", "M400 404Q640 388 890 404L920 560H370Z");
    let steam = Paper::new()
        .cut("#e4f8b4.3", "M560 226C520 180 590 150 556 96C540 66 566 40 580 10C590 50 620 70 606 112C596 150 630 180 610 226Z")
        .cut("#e4f8b4.25", "M690 226C730 190 680 150 712 104C730 76 706 50 716 22C740 60 760 90 744 130C732 160 750 196 730 226Z")
        .cut("#f4ffd8.3", "M636 226C610 196 660 170 640 130C630 108 646 90 652 70C664 100 682 120 668 150C658 176 680 200 664 226Z");
    let flame = Paper::new()
        .cut("#2f6ab0", "M500 470C510 430 540 440 540 410C566 428 566 440 580 420C600 400 620 420 620 396C650 416 650 428 668 408C690 420 690 436 712 416C734 426 736 440 756 424C770 440 790 440 796 470Z")
        .cut("#8fd0f0", "M540 470C548 444 566 452 572 436C592 446 604 440 614 424C632 440 644 440 656 428C672 444 690 444 702 432C716 446 736 446 748 470Z");
    let kettle = Paper::new()
        .line("#0b1c26", 9.0, "M470 244C450 40 850 40 830 244")
        .cut("#12262f", "M448 246C440 330 470 420 560 446H740C830 420 860 330 852 246Z")
        .cut("#2a4a4c", "M480 262C470 330 500 410 580 446H560C470 420 440 330 448 246ZM700 446H740C830 420 860 330 852 246L826 262C834 330 800 410 700 446Z")
        .cut("#5f8a60", "M452 276C454 340 480 400 530 430C486 380 470 330 470 284ZM848 276C846 340 820 400 770 430C814 380 830 330 830 284Z")
        .oval("#3a5c54", 650.0, 246.0, 208.0, 46.0)
        .oval("#0b1c26", 650.0, 248.0, 190.0, 37.0)
        .oval("#5fa02e", 650.0, 252.0, 178.0, 31.0)
        .oval("#a4d84a", 650.0, 254.0, 146.0, 23.0)
        .oval("#e6f890", 656.0, 256.0, 92.0, 13.0)
        .cut("#c8ec6c", "M556 244A24 20 0 0 1 604 244Q580 254 556 244ZM690 242A17 14 0 0 1 724 242Q706 250 690 242Z")
        .cut("#f8ffd0", "M566 236A14 10 0 0 1 584 228Q574 236 572 244Z")
        .cut("#12262f", "M520 440L500 480H530L548 444ZM780 440L800 480H770L752 444Z");

    // The desk: we stand on it too.
    let desk = Paper::new()
        .cut("#2a1c2a", "M0 452C160 470 300 466 420 474C620 486 820 470 1200 448V560H0Z")
        .cut("#4f3a34", "M0 452C160 470 300 466 420 474C620 486 820 470 1200 448V466C820 488 620 504 420 492C300 484 160 488 0 470Z")
        .cut("#9aa85c", "M0 452C160 470 300 466 420 474C620 486 820 470 1200 448V453C820 476 620 492 420 480C300 472 160 476 0 458Z");
    let book = Paper::new()
        .cut("#0d1420", "M880 520L900 398Q960 372 1030 392Q1110 370 1190 396L1200 520Z")
        .cut("#8a9a74", "M892 500L908 396Q968 376 1032 398L1036 508Q960 486 892 500Z")
        .cut("#d0dc9c", "M892 500L908 396Q930 388 952 386Q930 440 936 492Q912 494 892 500Z")
        .cut("#5f6f62", "M1032 398Q1110 376 1180 398L1194 500Q1110 486 1036 508Z")
        .line("#2c3a38", 3.0, "M924 410Q970 400 1014 412M920 428Q968 418 1014 430M917 446Q966 436 1014 448M914 464Q960 456 990 462M1052 414Q1110 400 1160 410M1053 432Q1112 418 1164 428M1054 450Q1090 440 1130 444");
    let ink = Paper::new()
        .cut("#14202c", "M40 512C30 460 50 436 84 430V404H144V430C178 436 198 460 188 512Z")
        .cut("#3f6460", "M118 404H144V430C178 436 198 460 188 512H150C160 470 150 436 118 430Z")
        .cut("#9ac078", "M158 434C182 444 196 464 188 512H176C182 470 176 448 158 434Z")
        .oval("#070d14", 114.0, 404.0, 30.0, 8.0)
        .cut("#8a9a84", "M114 402C90 330 96 250 40 190C120 220 140 310 122 402Z")
        .cut("#d8e4b4", "M122 402C140 330 120 240 40 190C96 236 116 320 114 402Z");
    let pear = Paper::new()
        .line("#2c2418", 5.0, "M262 388C262 370 270 366 276 358")
        .cut("#6a6a2c", "M262 388C290 388 288 420 300 440C324 470 312 516 262 518C214 516 200 470 224 440C238 420 234 388 262 388Z")
        .cut("#b8c04e", "M262 388C290 388 288 420 300 440C324 470 312 516 270 518C300 470 280 430 262 388Z")
        .cut("#eef0a4", "M222 444C240 440 236 456 248 460C238 468 246 482 234 490C222 482 212 462 222 444Z");
    let mut mice = Paper::new();
    for (who, x, y, s) in [
        (Who::Friend(0), 424.0, 500.0, 1.12),
        (Who::Collin, 560.0, 510.0, 1.24),
        (Who::Friend(1), 700.0, 506.0, 1.16),
        (Who::Friend(2), 810.0, 502.0, 1.08),
    ] {
        mice = mice.put(x, y, 0.0, s, &mouse(who, Pose::Back, Air("#10282c", 0.42)));
    }
    let art = Paper::new()
        .over(&wall)
        .over(&glow)
        .filtered(&lift, &left)
        .filtered(&lift, &right)
        .over(&spider)
        .filtered(&lift, &floor)
        .over(&flame)
        .filtered(&lift, &kettle)
        .over(&steam)
        .filtered(&near, &desk)
        .filtered(&near, &book)
        .filtered(&near, &ink)
        .filtered(&near, &pear)
        .filtered(&near, &mice);
    page.file(&art.faint(0.3, &glow))
}

/// A door ajar: darkness in the gap, and quite high up two green lamps.
pub(super) fn four_soft_feet() -> String {
    let mut page = Page::new("s3b");
    let moon = (250.0, 60.0);
    let lift =
        page.lift("l", Lift { fall: (9.0, 7.0), soft: 7.0, shade: ("#060c20", 0.7), rim: ("#b8c4ea", 2.0) });
    let small =
        page.lift("m", Lift { fall: (6.0, 4.0), soft: 3.0, shade: ("#060c20", 0.5), rim: ("#eef4ff", 3.0) });
    let edge =
        page.lift("c", Lift { fall: (5.0, 3.0), soft: 6.0, shade: ("#02040c", 0.6), rim: ("#6a7ab4", 3.0) });
    let soft = page.blur("b", 2.0);
    let eyes = page.glow("g", (872.0, 160.0), 210.0, "#8ff06a", 0.42);
    let wall = pools(
        Paper::new().cut("#12162e", "M0 0H1200V560H0Z"),
        moon,
        &[(860.0, 560.0, "#181e3c"), (640.0, 420.0, "#20294c"), (450.0, 310.0, "#2b385e")],
        14,
    );
    // The window and the night in it.
    let window = Paper::new()
        .cut("#3a4468", "M70 0H330V250H70Z")
        .cut("#8fa4d0", "M92 0H308V228H92Z")
        .cut("#c4d2ee", "M92 0H308V60L92 200Z")
        .dot("#f6f4e2", 234.0, 76.0, 46.0)
        .cut("#d4d6d8", "M234 30A46 46 0 0 0 206 112A58 58 0 0 1 234 30Z")
        .cut("#2b3458", "M190 0H208V228H190ZM92 108H308V122H92Z")
        .cut("#4a5680", "M56 246H344V268H56Z")
        .cut("#a4b2d8", "M56 246H344V252H56Z");
    // The floor, and the window laid down on it in light.
    let floor = Paper::new()
        .cut("#1c2446", "M0 410Q600 396 1200 410V560H0Z")
        .line("#101630", 3.0, "M0 446H1200M0 494H1200M120 410L40 560M330 404L280 560M560 402L560 560M800 402L850 560M1020 406L1120 560");
    let patch = Paper::new()
        .cut("#6f86bc", "M330 420H520L560 462H350ZM546 420H740L800 462H586ZM354 472H570L612 540H380ZM596 472H812L888 540H640Z")
        .cut("#a9bce2", "M350 424H506L532 456H366ZM556 424H722L766 456H588ZM370 478H558L590 530H392ZM604 478H790L838 530H640Z");

    // The door, and what stands in the gap.
    let gap = Paper::new().cut("#2a2440", "M716 0H1060V440H716Z").cut("#05070f", "M742 0H1034V430H742Z");
    let cat = Paper::new()
        .cut("#161c34", "M752 430C756 360 764 300 790 258C776 220 774 150 790 112L776 20C800 44 822 62 838 80Q872 70 906 80C922 62 944 44 968 20L956 112C974 150 972 222 956 262C990 310 1004 370 1000 430Z")
        .cut("#262c48", "M838 80Q872 70 906 80C922 62 944 44 968 20L956 112C974 150 972 222 956 262C990 310 1004 370 1000 430H950C960 330 930 290 930 260C950 200 930 120 838 80Z")
        .cut("#8a5030", "M786 40L796 100Q812 88 826 84Q806 64 786 40ZM958 40L950 100Q934 88 918 84Q938 64 958 40Z")
        .cut("#7a4a34", "M860 84H884L876 112H868ZM832 90L848 86L850 108ZM912 90L896 86L894 108Z")
        .line("#3a4260", 2.0, "M838 214L760 200M838 222L764 226M906 214L984 200M906 222L980 226")
        .cut("#5a3440", "M860 198Q872 192 884 198Q880 210 872 212Q864 210 860 198Z")
        .line("#2c2438", 3.0, "M872 212V222Q860 232 850 226M872 222Q884 232 894 226");
    let lamps = Paper::new()
        .cut("#3f8a2c", "M800 160C808 132 846 132 856 164C846 186 812 188 800 160ZM944 160C936 132 898 132 888 164C898 186 932 188 944 160Z")
        .cut("#a8f05a", "M806 160C814 138 842 138 850 163C842 180 816 182 806 160ZM938 160C930 138 902 138 894 163C902 180 928 182 938 160Z")
        .cut("#e8ffb0", "M812 154C820 142 838 142 844 156C836 148 822 146 812 154ZM932 154C924 142 906 142 900 156C908 148 922 146 932 154Z")
        .cut("#081018", "M828 140C836 152 836 172 828 182C820 172 820 152 828 140ZM916 140C924 152 924 172 916 182C908 172 908 152 916 140Z");
    let legs = Paper::new()
        .cut("#141a30", "M786 250C760 300 770 380 764 452H900C896 380 900 300 880 250Q830 220 786 250Z")
        .cut("#3a2626", "M792 326C780 380 774 410 764 452H838C842 410 840 370 834 330Q812 316 792 330Z")
        .cut(
            "#1a1620",
            "M852 330C854 370 856 410 852 446Q870 456 892 446C892 400 892 370 884 330Q868 318 852 330Z",
        )
        .cut("#6e4028", "M782 384C776 412 770 432 764 452H836C840 430 840 410 838 390Q810 378 782 390Z");
    let paw = Paper::new()
        .cut("#8f5228", "M832 424C834 452 836 474 812 480Q800 486 788 479Q774 486 760 478Q738 480 730 466C726 440 746 424 768 416C790 408 828 404 832 424Z")
        .cut("#d08a44", "M768 416C746 424 726 440 730 466Q738 478 752 478C744 452 756 432 790 420Q804 414 812 411Q788 410 768 416Z")
        .cut("#f0b468", "M752 426C738 434 728 448 732 466Q736 472 742 475C738 452 746 436 768 424Z")
        .cut("#4a2616", "M757 479Q752 464 760 452Q766 466 762 480ZM786 480Q782 464 790 452Q796 466 792 481Z")
        .cut("#eef4fa", "M734 472L718 486L742 479ZM768 481L760 497L780 483ZM804 482L804 497L816 479Z");
    let leaf = Paper::new()
        .cut("#3a3350", "M1034 0L1160 -10L1176 520L1034 430Z")
        .cut("#544a6e", "M1034 0L1060 -2L1066 450L1034 430Z")
        .cut("#2a2440", "M1080 40L1136 34L1142 230L1082 220ZM1084 260L1144 270L1150 450L1086 410Z")
        .dot("#8a7a52", 1064.0, 270.0, 13.0)
        .dot("#d8c890", 1060.0, 266.0, 6.0);

    let mut long = Paper::new();
    let mut mice = Paper::new();
    for (who, x, y, s) in [
        (Who::Friend(1), 404.0, 470.0, 0.96),
        (Who::Friend(0), 626.0, 470.0, 0.94),
        (Who::Collin, 524.0, 510.0, 1.1),
        (Who::Friend(2), 410.0, 534.0, 1.06),
    ] {
        long = long
            .placed(&format!("matrix({} 0 {} {} {x} {y})", 1.3 * s, -1.5 * s, -0.45 * s), &shadow("#1a2350"));
        mice = mice.put(x, y, 0.0, s, &mouse(who, Pose::Stand, Air("#2a3a70", 0.34)));
    }
    // What stands near us: the desk's leg, the corner of the kettle's hearth.
    let near = Paper::new()
        .cut("#080c1c", "M0 0H60C50 160 64 400 40 560H0Z")
        .cut("#080c1c", "M0 540Q300 520 620 546T1200 536V560H0Z");
    let art = Paper::new()
        .over(&wall)
        .filtered(&lift, &window)
        .filtered(&lift, &floor)
        .over(&patch)
        .filtered(&lift, &gap)
        .filtered(&edge, &cat)
        .filtered(&edge, &legs)
        .over(&eyes)
        .over(&lamps)
        .filtered(&lift, &leaf)
        .filtered(&lift, &paw)
        .faint(0.75, &Paper::new().filtered(&soft, &long))
        .filtered(&small, &mice)
        .filtered(&lift, &near);
    page.file(&art)
}

/// Under the oak: roots like the pillars of a church, a lamp let down to water that is no longer clear.
pub(super) fn continues() -> String {
    let mut page = Page::new("s3c");
    let light = (566.0, 372.0);
    let lift =
        page.lift("l", Lift { fall: (0.0, 9.0), soft: 8.0, shade: ("#0a1420", 0.6), rim: ("#ffe0a0", 2.0) });
    let dim =
        page.lift("d", Lift { fall: (0.0, 9.0), soft: 8.0, shade: ("#0a1420", 0.7), rim: ("#1f2c38", 1.0) });
    let small =
        page.lift("m", Lift { fall: (-4.0, 4.0), soft: 3.0, shade: ("#0a1420", 0.6), rim: ("#fff0c0", 3.0) });
    let glow = page.glow("g", light, 420.0, "#ffd27a", 0.55);
    let wall = pools(
        Paper::new().cut("#12202e", "M0 0H1200V560H0Z"),
        light,
        &[
            (760.0, 500.0, "#1b2b3a"),
            (600.0, 410.0, "#2a3644"),
            (450.0, 320.0, "#464048"),
            (320.0, 240.0, "#6f5448"),
            (210.0, 168.0, "#a87848"),
            (120.0, 100.0, "#e8b060"),
        ],
        16,
    );
    // Pillars: grown, not carved, each rank nearer and darker.
    let rank = |tones: [&str; 3], list: &[(f64, f64)], seed: u64| {
        let mut j = Jitter::new(seed);
        let (mut body, mut side, mut edge) = (String::new(), String::new(), String::new());
        for &(x, w) in list {
            let lean = j.range(-14.0, 14.0);
            let toward = if x < light.0 { 1.0 } else { -1.0 };
            let (a, b) = (x - w, x + w);
            body.push_str(&format!("M{:.0}-10C{:.0} 90 {:.0} 150 {:.0} 280C{:.0} 360 {:.0} 420 {:.0} 470H{:.0}C{:.0} 420 {:.0} 360 {:.0} 280C{:.0} 150 {:.0} 90 {:.0}-10Z", a - w * 1.6, a - w * 0.3, a + lean, a + lean, a + lean, a - w * 0.3, a - w * 1.3, b + w * 1.3, b + w * 0.3, b + lean, b + lean, b + lean, b + w * 0.3, b + w * 1.6));
            let e = x + w * toward;
            let o = |k: f64| e - k * w * toward;
            side.push_str(&format!("M{:.0}-10C{:.0} 90 {:.0} 150 {:.0} 280C{:.0} 360 {:.0} 420 {:.0} 470H{:.0}C{:.0} 400 {:.0} 340 {:.0} 270C{:.0} 160 {:.0} 100 {:.0}-10Z", o(-1.6), o(-0.3), e + lean, e + lean, e + lean, o(-0.3), o(-1.3), o(-0.3), o(0.5), o(0.8) + lean, o(0.8) + lean, o(0.8) + lean, o(0.5), o(-0.3)));
            edge.push_str(&format!("M{:.0} 20C{:.0} 100 {:.0} 160 {:.0} 280C{:.0} 350 {:.0} 410 {:.0} 460C{:.0} 400 {:.0} 340 {:.0} 270C{:.0} 160 {:.0} 90 {:.0} 20Z", o(-1.2), o(-0.2), e + lean, e + lean, e + lean, o(-0.2), o(-1.0), o(0.1), o(0.3) + lean, o(0.3) + lean, o(0.3) + lean, o(0.1), o(-1.2)));
        }
        Paper::new().cut(tones[0], &body).cut(tones[1], &side).cut(tones[2], &edge)
    };
    let far = rank(
        ["#5a4844", "#8a6448", "#d09a5a"],
        &[(330.0, 26.0), (470.0, 20.0), (700.0, 22.0), (830.0, 28.0)],
        2,
    );
    let middle = rank(["#33333e", "#5c4844", "#b8824e"], &[(190.0, 44.0), (980.0, 46.0)], 5);
    let front = rank(["#0f1824", "#16212d", "#1f2c38"], &[(10.0, 64.0), (1184.0, 70.0)], 7);
    let vault = Paper::new()
        .cut("#1a2634", "M0 0H1200V70C1130 60 1080 110 1030 150C1000 90 930 60 880 130C850 80 800 50 760 120C730 60 690 40 640 96C600 50 560 30 520 100C480 50 430 40 400 110C370 60 310 60 280 140C250 80 210 60 170 120C120 70 60 60 0 90Z")
        .cut("#1a2634", "M552 50C558 100 544 130 562 190C566 140 572 100 570 50ZM636 60C644 110 632 130 650 170C652 130 652 90 652 60ZM412 60C408 120 424 150 416 204C428 160 430 110 430 60ZM752 70C762 120 748 150 770 212C772 160 774 110 772 70ZM300 80C310 130 296 160 312 190C314 150 318 110 316 80ZM856 80C852 130 868 150 860 196C872 160 874 120 874 80Z");

    // One water under the hill, grey tonight.
    let water = Paper::new()
        .cut("#2c3c48", "M0 440Q600 412 1200 440V560H0Z")
        .cut("#566470", "M150 440Q560 420 1010 436Q960 500 760 540Q420 550 240 510Q160 480 150 440Z")
        .cut("#8a8f90", "M330 440Q560 428 810 440Q780 486 640 510Q460 512 380 484Q330 466 330 440Z")
        .cut("#c9bfa4", "M460 444Q560 436 660 446Q640 474 570 484Q500 480 460 444Z")
        .cut("#fff0c4", "M520 450Q564 444 610 452Q594 468 564 472Q536 468 520 450Z")
        .line("#a8acac", 2.4, "M760 486Q800 478 850 486M770 498Q806 490 836 496M240 476Q290 466 340 474M420 524Q500 534 590 526M900 462Q940 456 980 462")
        .cut("#e8eef0", "M806 400C798 416 798 424 806 428C814 424 814 416 806 400Z")
        .oval("#aab4ba", 806.0, 488.0, 12.0, 3.0);
    let bank = Paper::new()
        .cut("#241f2c", "M0 470C120 452 240 462 330 452C400 446 470 452 506 470C520 484 500 500 450 508C330 524 180 540 0 548Z")
        .cut("#6a4c40", "M190 458Q270 458 330 452C400 446 470 452 506 470C470 466 400 462 330 468Q260 472 190 458Z")
        .cut("#c08a52", "M360 451C420 448 474 454 506 470C480 466 430 460 360 462Z");
    let lamp = Paper::new()
        .line("#3a2a20", 4.0, "M544 322C546 296 574 296 576 322")
        .oval("#ffb84e.45", 560.0, 342.0, 62.0, 60.0)
        .oval("#ffd784.6", 560.0, 342.0, 40.0, 38.0)
        .cut("#3a2a20", "M560 306L580 322H540ZM538 364H582V372H538Z")
        .cut("#ffcf6a", "M543 322H577L580 364H540Z")
        .cut("#fffbe4", "M560 328C550 342 550 356 560 361C570 356 570 342 560 328Z");
    let mut mice = Paper::new();
    for (who, x, y, s) in [
        (Who::Linera, 474.0, 470.0, 1.22),
        (Who::Collin, 386.0, 486.0, 1.06),
        (Who::Tilda, 300.0, 478.0, 0.98),
        (Who::Lily, 222.0, 490.0, 1.0),
        (Who::Maginos, 136.0, 486.0, 1.02),
    ] {
        mice = mice.put(x, y, 0.0, s, &mouse(who, Pose::Stand, Air("#3a2c34", 0.12)));
    }
    let arm = Paper::new().line("#94857a", 7.0, "M488 424Q520 424 534 398L562 356").line(
        "#e0cdb4",
        3.0,
        "M500 423Q522 420 536 396L563 354",
    );
    let art = Paper::new()
        .over(&wall)
        .over(&glow)
        .filtered(&lift, &far)
        .filtered(&lift, &vault)
        .filtered(&lift, &middle)
        .filtered(&lift, &water)
        .filtered(&lift, &bank)
        .filtered(&small, &mice)
        .put(6.0, 52.0, 0.0, 1.0, &lamp)
        .over(&arm)
        .filtered(&dim, &front)
        .faint(0.35, &glow);
    page.file(&art)
}
