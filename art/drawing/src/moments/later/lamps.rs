//! Chapter 7, every lamp in Barksburg: the siege of the oak.

use crate::figures::kit::Paper;
use crate::geometry::{Jitter, Pt};
use crate::moments::actors::{Air, Pose, Who, mouse, shadow};
use crate::moments::page::{Lift, Page, pools};

/// The oak cut open by night: stair above stair, and on every stair they are lighting lamps; in the grass outside are eyes.
pub(super) fn opening() -> String {
    let mut page = Page::new("s7a");
    let light = (720.0, 290.0);
    let west = page.lift_walls(
        "w",
        Lift { fall: (-10.0, 7.0), soft: 9.0, shade: ("#060a1c", 0.7), rim: ("#ffc878", 3.0) },
    );
    let east = page.lift_walls(
        "e",
        Lift { fall: (10.0, 7.0), soft: 9.0, shade: ("#060a1c", 0.7), rim: ("#ffc878", 3.0) },
    );
    let stair =
        page.lift("s", Lift { fall: (0.0, 8.0), soft: 5.0, shade: ("#2a1018", 0.6), rim: ("#ffe2a0", 2.4) });
    let small =
        page.lift("m", Lift { fall: (0.0, 4.0), soft: 2.0, shade: ("#2a1018", 0.5), rim: ("#fff0c4", 2.2) });
    let torch =
        page.lift("t", Lift { fall: (-4.0, 3.0), soft: 3.0, shade: ("#060a1c", 0.5), rim: ("#f0a45a", 2.6) });
    let glow = page.glow("g", light, 480.0, "#ffd07a", 0.5);
    let hollow = page.window("h", "M400 560L440 300L500-10H1010L1060 300L1110 560Z");
    let inside = pools(
        Paper::new().cut("#3a2030", "M380 0H1120V560H380Z"),
        light,
        &[
            (430.0, 420.0, "#5a3036"),
            (350.0, 330.0, "#80483a"),
            (270.0, 250.0, "#ac6c40"),
            (190.0, 172.0, "#d4964e"),
            (110.0, 96.0, "#f4c068"),
        ],
        41,
    );
    let flights: [(Pt, Pt); 6] = [
        ((424.0, 548.0), (1084.0, 466.0)),
        ((1060.0, 438.0), (430.0, 364.0)),
        ((440.0, 338.0), (1040.0, 270.0)),
        ((1030.0, 248.0), (466.0, 186.0)),
        ((480.0, 166.0), (1010.0, 108.0)),
        ((1000.0, 92.0), (510.0, 36.0)),
    ];
    let mut stairs = Paper::new();
    let mut doors = (String::new(), String::new());
    let (mut halo, mut flame, mut iron) = (String::new(), String::new(), String::new());
    let mut small_folk = Paper::new();
    for ((a, b), i) in flights.iter().zip(0_u32..) {
        let size = 1.0 - 0.08 * f64::from(i);
        let (dx, dy) = ((b.0 - a.0) / 11.0, (b.1 - a.1) / 11.0);
        let mut d = format!("M{:.0} {:.0}", a.0, a.1 + 16.0 * size);
        for k in 0..11 {
            let (x, y) = (a.0 + dx * f64::from(k), a.1 + dy * f64::from(k));
            d.push_str(&format!("L{x:.0} {:.0}H{:.0}", y + dy, x + dx));
        }
        let deep = format!("{d}V{:.0}L{:.0} {:.0}Z", b.1 + 22.0 * size, a.0, a.1 + 30.0 * size);
        let face = format!("{d}V{:.0}L{:.0} {:.0}Z", b.1 + 11.0 * size, a.0, a.1 + 20.0 * size);
        stairs = stairs.filtered(&stair, &Paper::new().cut("#6a3a30", &deep).cut("#c98a4c", &face));
        for k in [1, 3, 5, 7, 9] {
            let (x, y) = (a.0 + dx * (f64::from(k) + 0.5), a.1 + dy * (f64::from(k) + 1.0));
            let top = y - 34.0 * size;
            let r = 17.0 * size;
            halo.push_str(&format!("M{:.0} {:.0}a{r:.0} {r:.0} 0 1 0 .1 0Z", x, top - r));
            let w = 5.0 * size;
            flame.push_str(&format!(
                "M{:.0} {:.0}h{:.0}l2 {:.0}h-{:.0}Z",
                x - w,
                top - w,
                2.0 * w,
                2.4 * w,
                2.0 * w + 4.0
            ));
            iron.push_str(&format!("M{x:.0} {y:.0}V{:.0}", top + 1.4 * w));
        }
        // Doors in the wood behind the stairs, and far off somebody on the steps.
        for k in [2, 4] {
            let (x, y) = (a.0 + dx * (f64::from(k) + 0.5), a.1 + dy * (f64::from(k) + 1.0));
            let (w, h) = (15.0 * size, 26.0 * size);
            doors.0.push_str(&format!(
                "M{:.0} {y:.0}v-{h:.0}a{w:.0} {w:.0} 0 0 1 {:.0} 0v{h:.0}Z",
                x - w,
                2.0 * w
            ));
            if (i + k) % 3 != 0 {
                let w = w - 4.0;
                doors.1.push_str(&format!(
                    "M{:.0} {y:.0}v-{h:.0}a{w:.0} {w:.0} 0 0 1 {:.0} 0v{h:.0}Z",
                    x - w,
                    2.0 * w
                ));
            }
        }
        if i > 2 {
            small_folk = small_folk.put(a.0 + dx * 6.4, a.1 + dy * 7.0, 0.0, 0.36 * size, &shadow("#5a2c2c"));
        }
    }
    let mut folk = Paper::new();
    for (who, k, i, way) in [
        (Who::Friend(0), 3.4, 0_usize, 1.0),
        (Who::Friend(1), 6.4, 0, -1.0),
        (Who::Friend(2), 6.4, 1, 1.0),
        (Who::Friend(0), 3.4, 1, -1.0),
        (Who::Friend(1), 6.4, 2, 1.0),
    ] {
        let (a, b) = flights[i];
        let (x, y) = (a.0 + (b.0 - a.0) / 11.0 * k, a.1 + (b.1 - a.1) / 11.0 * (k + 0.6_f64).floor());
        folk = folk.placed(
            &format!("translate({x:.0} {y:.0}) scale({:.2} .46)", 0.46 * way),
            &mouse(who, Pose::Stand, Air("#6a3a30", 0.15)),
        );
    }
    let lamps = Paper::new().cut("#ffd47a.4", &halo).line("#4a2420", 3.0, &iron).cut("#fff2bc", &flame);
    // Outside: night, the castle, a moon past its half.
    let night = Paper::new()
        .cut("#141c3c", "M0 0H1200V560H0Z")
        .cut("#1c2850", "M0 0H300C260 130 190 220 0 260Z")
        .cut("#263562", "M0 0H220C190 90 120 150 0 180Z")
        .cut("#e8e4d0", "M96 52A40 40 0 1 0 132 112A44 44 0 0 1 96 52Z")
        .cut("#e8ecf8", "M190 60l3 3l-3 3l-3-3ZM244 130l2 2l-2 2l-2-2ZM40 190l3 3l-3 3l-3-3ZM200 190l2 2l-2 2l-2-2ZM1160 70l3 3l-3 3l-3-3Z")
        .cut("#2e3d70", "M0 240H30V214H52V240H74V214H96V240H120V460H0Z");
    let bark_west = Paper::new()
        .cut("#1d1a30", "M250 560C330 470 352 330 346 200C342 120 320 50 270-10H530C530 40 520 70 506 110C446 250 456 420 418 560Z")
        .cut("#3a2836", "M390 560C424 420 420 250 470 110C486 60 496 30 498-10H530C530 40 520 70 506 110C446 250 456 420 418 560Z")
        .line("#120f22", 4.0, "M320 0C376 90 390 240 372 400M400 0C430 60 420 140 410 200M350 420C340 480 320 520 300 556");
    let bark_east = Paper::new()
        .cut("#1d1a30", "M1210-10V560H1082C1050 430 1062 290 1020 160C1000 100 984 40 984-10Z")
        .cut("#3a2836", "M984-10H1014C1016 40 1030 100 1050 160C1090 290 1078 430 1112 560H1082C1050 430 1062 290 1020 160C1000 100 984 40 984-10Z")
        .line("#120f22", 4.0, "M1080 0C1110 120 1130 260 1120 420M1160 60C1180 200 1176 380 1186 540");
    let crowd = Paper::new()
        .put(96.0, 500.0, 0.0, 1.0, &lurker())
        .put(214.0, 520.0, 0.0, 1.1, &lurker())
        .put(20.0, 520.0, 0.0, 1.2, &lurker());
    let art = night
        .over(&grass("#22305a", "#34467a", (0.0, 330.0), 230.0, 13, 3))
        .filtered(&torch, &crowd)
        .clipped(&hollow, &inside.over(&glow).cut("#54302e", &doors.0).cut("#ffd88a", &doors.1))
        .over(&stairs)
        .over(&small_folk)
        .over(&lamps)
        .filtered(&small, &folk)
        .filtered(&east, &bark_east)
        .filtered(&west, &bark_west)
        .over(&grass("#080d20", "#141f3c", (-10.0, 400.0), 80.0, 22, 5))
        .over(&grass("#080d20", "#1a1a30", (400.0, 1210.0), 26.0, 30, 8));
    page.file(&art.faint(0.3, &glow))
}

/// A rat in the grass, a spear over his shoulder, one eye in the light.
fn lurker() -> Paper {
    Paper::new()
        .line("#2c2638", 4.0, "M-20-40L60-130")
        .cut("#2c2638", "M56-140L72-146L66-122Z")
        .cut("#2c2638", "M-46 30C-46-40-20-64 6-70C2-92 24-100 34-84C46-90 56-80 52-70L86-50C86-42 70-38 54-40C50 0 40 30 40 40Z")
        .cut("#4a3c48", "M6-70C2-92 24-100 34-84C46-90 56-80 52-70L86-50C70-52 52-56 40-62C20-60 6-50-6-30C-6-50 0-62 6-70Z")
        .cut("#6a2c2c", "M-46 30C-46-10-36-34-16-46L40-26C44 0 40 20 40 40Z")
        .dot("#ffd24a", 54.0, -58.0, 4.4)
        .dot("#1a1020", 55.0, -58.0, 1.8)
}

/// Blades of grass between two points of the ground, which is the page's lower edge.
pub(super) fn grass(dark: &str, lit: &str, (from, to): Pt, tall: f64, count: u32, seed: u64) -> Paper {
    let mut j = Jitter::new(seed);
    let (mut all, mut bright) = (String::new(), String::new());
    for i in 0..count {
        let x = from + (to - from) * (f64::from(i) + j.range(0.1, 0.9)) / f64::from(count);
        let h = tall * j.range(0.6, 1.3);
        let (w, lean) = (j.range(8.0, 14.0), j.range(-0.35, 0.35) * h);
        let blade = |w: f64| {
            format!(
                "M{:.0} 560Q{:.0} {:.0} {:.0} {:.0}Q{:.0} {:.0} {:.0} 560Z",
                x - w,
                x - w * 0.6,
                560.0 - h * 0.6,
                x + lean,
                560.0 - h,
                x + w * 0.6,
                560.0 - h * 0.55,
                x + w * 0.6
            )
        };
        all.push_str(&blade(w));
        if i % 3 == 0 {
            bright.push_str(&blade(w * 0.4));
        }
    }
    Paper::new().cut(dark, &all).cut(lit, &bright)
}

/// A battering ram with ropes and shields comes over the grass, and it has legs of its own.
pub(super) fn the_ram_has_legs() -> String {
    let mut page = Page::new("s7b");
    let light = (1010.0, 200.0);
    let lift = page.lift_walls(
        "l",
        Lift { fall: (-9.0, 8.0), soft: 9.0, shade: ("#060a1c", 0.7), rim: ("#ffd490", 2.6) },
    );
    let plate =
        page.lift("p", Lift { fall: (-7.0, 5.0), soft: 4.0, shade: ("#140814", 0.6), rim: ("#ffdc9a", 3.0) });
    let small =
        page.lift("m", Lift { fall: (-4.0, 3.0), soft: 2.0, shade: ("#060a1c", 0.6), rim: ("#fff0c4", 3.0) });
    let soft = page.blur("b", 2.0);
    let glow = page.glow("g", light, 460.0, "#ffcf7a", 0.55);
    let sky = pools(
        Paper::new().cut("#10172f", "M0 0H1200V560H0Z"),
        light,
        &[
            (860.0, 520.0, "#18213f"),
            (690.0, 420.0, "#262a4c"),
            (520.0, 330.0, "#453650"),
            (370.0, 240.0, "#754e50"),
            (240.0, 164.0, "#b27c50"),
            (130.0, 96.0, "#f0bc68"),
        ],
        43,
    )
    .cut("#e8ecf8", "M70 70l3 3l-3 3l-3-3ZM190 40l2 2l-2 2l-2-2ZM300 110l3 3l-3 3l-3-3ZM120 180l2 2l-2 2l-2-2ZM400 50l2 2l-2 2l-2-2ZM480 90l2 2l-2 2l-2-2Z");
    let oak = Paper::new()
        .cut("#2a2032", "M1060-10C1080 120 1070 260 1040 380C1020 450 980 510 900 560H1210V-10Z")
        .cut("#8a5a44", "M1060-10C1080 120 1070 260 1040 380C1020 450 980 510 900 560H950C1030 500 1060 440 1076 380C1100 260 1110 120 1094-10Z")
        .cut("#140e1e", "M1120 560C1112 440 1130 390 1180 380H1210V560Z")
        .line("#191222", 4.0, "M1130 0C1140 120 1136 240 1120 340M1180 40C1190 140 1180 240 1190 330");
    let lamp = Paper::new()
        .line("#1a1220", 4.0, "M0-70V-34")
        .cut("#ffc860", "M-16-22H16L21 24H-21Z")
        .cut("#fff6d0", "M0-14C-9 0-9 16 0 20C9 16 9 0 0-14Z")
        .cut("#1a1220", "M0-40L24-22H-24ZM-24 22H24V31H-24Z");
    let lamps = Paper::new()
        .cut("#241a2a", "M1090 96C1040 76 960 84 900 118C960 100 1040 104 1084 130Z")
        .put(1010.0, 176.0, 0.0, 1.1, &lamp)
        .put(930.0, 172.0, 8.0, 0.9, &lamp);
    // The ram: plate over plate, from the dark at the left up over the grass.
    let at: Vec<Pt> = (0..15_u32)
        .map(|i| {
            let t = f64::from(i) / 14.0;
            let rise = (t * t) * 250.0;
            (-30.0 + 640.0 * t - 60.0 * (t * 6.2).sin() * t, 440.0 - rise + 34.0 * (t * 7.0).sin())
        })
        .collect();
    let mut legs = (String::new(), String::new());
    let mut body = Paper::new();
    let mut shields = Paper::new();
    for (i, (x, y)) in at.iter().copied().enumerate() {
        let (ax, ay) = at[i.saturating_sub(1)];
        let (bx, by) = at[(i + 1).min(14)];
        let (s, c) = (by - ay).atan2(bx - ax).sin_cos();
        // Below the body and to the lit side.
        let leg = |len: f64, bend: f64| {
            let (kx, ky) = (x - s * len * 0.62 + c * bend, y + c * len * 0.62 + s * bend);
            let (fx, fy) = (x - s * len + c * (bend - 22.0), y + c * len + s * (bend - 22.0));
            format!("M{x:.0} {y:.0}L{kx:.0} {ky:.0}L{fx:.0} {fy:.0}")
        };
        legs.0.push_str(&leg(-104.0, 16.0));
        legs.1.push_str(&leg(118.0, 26.0));
        let tone = if i % 2 == 0 { "#b8542c" } else { "#a04426" };
        let seg = Paper::new()
            .dot("#4a1a1c", 0.0, 0.0, 52.0)
            .dot(tone, 6.0, 0.0, 45.0)
            .cut("#f09a52", "M14-44C44-36 56-10 50 14C40-10 30-28 14-44Z");
        let turn = s.atan2(c).to_degrees();
        body = body.filtered(&plate, &Paper::new().put(x, y, turn, 1.0, &seg));
        if i % 3 == 1 && i < 13 {
            let shield = Paper::new()
                .dot("#2a3a4c", 0.0, 0.0, 33.0)
                .dot(if i % 2 == 0 { "#7d3123" } else { "#3f6670" }, 2.0, -1.0, 28.0)
                .cut("#d8c89a", "M-3-29H5V29H-3Z")
                .dot("#e8d6a0", 2.0, -1.0, 9.0);
            shields = shields.put(x - s * 16.0, y + c * 16.0, 0.0, 1.0, &shield);
        }
    }
    let ropes = Paper::new().line("#d8b67a", 6.0, &{
        let mut d = String::new();
        for i in [2_usize, 5, 8, 11] {
            let ((ax, ay), (bx, by)) = (at[i], at[(i + 2).min(14)]);
            d.push_str(&format!(
                "M{ax:.0} {:.0}Q{:.0} {:.0} {bx:.0} {:.0}",
                ay - 46.0,
                ax + 20.0,
                ay + 70.0,
                by - 44.0
            ));
        }
        d
    });
    let (hx, hy) = at[14];
    let head = Paper::new()
        .line("#f4c87c", 7.0, "M20-40C50-90 110-110 170-92M34-28C80-60 130-56 176-30")
        .cut("#8a2c1c", "M40 26C60 70 110 84 146 52C122 56 100 48 92 30C84 34 70 24 66 14Z")
        .cut("#ffb060", "M52 22C70 60 110 72 146 52C122 56 100 48 92 30C84 34 70 24 66 14Z")
        .cut("#6a2018", "M50-10C84-30 130-24 150 16C124 0 100 2 90 14Z")
        .cut("#4a1a1c", "M-50 0C-52-44-14-64 22-58C62-50 84-18 78 14C70 44 30 60-4 54C-34 48-50 30-50 0Z")
        .cut("#c8602e", "M-34-8C-32-40-6-54 22-50C58-42 76-16 70 12C62 36 28 48 4 42C-20 36-34 18-34-8Z")
        .cut("#ffb868", "M22-50C58-42 76-16 70 12C66 22 60 30 50 36C60 4 50-30 22-50Z")
        .oval("#fff0a0", 40.0, -18.0, 17.0, 19.0)
        .oval("#2a0c10", 45.0, -12.0, 7.0, 10.0)
        .oval("#fff0a0", 2.0, -14.0, 13.0, 16.0)
        .oval("#2a0c10", 7.0, -9.0, 6.0, 8.0)
        .cut("#6a2018", "M-18-38L20-26L18-18L-18-30ZM26-32L64-42L64-34L30-24Z");
    let ground = Paper::new()
        .cut("#141a30", "M0 520Q600 488 1200 512V560H0Z")
        .cut("#3a3440", "M520 506Q820 490 1200 512V560H460Z")
        .cut("#7a5a48", "M740 502Q900 494 1090 506L1120 560H700Z");
    let mut long = Paper::new();
    let mut mice = Paper::new();
    for (who, x, y, s) in [
        (Who::Friend(1), 800.0, 524.0, 0.92),
        (Who::Collin, 890.0, 536.0, 1.05),
        (Who::Friend(2), 978.0, 522.0, 0.94),
        (Who::Friend(0), 1060.0, 540.0, 0.98),
    ] {
        long = long
            .placed(&format!("matrix({} 0 {} {} {x} {y})", 1.2 * s, 1.2 * s, -0.25 * s), &shadow("#0c1024"));
        mice = mice.placed(
            &format!("translate({x} {y}) scale(-{s} {s})"),
            &mouse(who, Pose::Stand, Air("#3a2c48", 0.15)),
        );
    }
    let art = Paper::new()
        .over(&sky)
        .over(&glow)
        .over(&grass("#18233c", "#2a3a58", (0.0, 760.0), 190.0, 26, 12))
        .line("#7a4a30", 8.0, &legs.0)
        .over(&body)
        .line("#f0b468", 9.0, &legs.1)
        .over(&ropes)
        .filtered(&plate, &shields)
        .filtered(&plate, &Paper::new().put(hx, hy, -8.0, 1.25, &head))
        .filtered(&lift, &oak)
        .filtered(&lift, &lamps)
        .filtered(&lift, &ground)
        .faint(0.6, &Paper::new().filtered(&soft, &long))
        .filtered(&small, &mice)
        .over(&grass("#0a1024", "#1c2844", (-10.0, 700.0), 130.0, 34, 14))
        .over(&grass("#0a1024", "#1c2844", (700.0, 1210.0), 26.0, 26, 15));
    page.file(&art.faint(0.3, &glow))
}

/// Six inches, and beaten by two: the captain sits on his hat, and the whole town looks down at him.
pub(super) fn he_sits_down() -> String {
    let mut page = Page::new("s7c");
    let light = (330.0, 150.0);
    let lift = page.lift_walls(
        "l",
        Lift { fall: (9.0, 8.0), soft: 9.0, shade: ("#060a1c", 0.65), rim: ("#ffdc9a", 2.6) },
    );
    let near =
        page.lift("n", Lift { fall: (8.0, 6.0), soft: 6.0, shade: ("#060a1c", 0.6), rim: ("#ffe8b8", 3.0) });
    let small =
        page.lift("m", Lift { fall: (4.0, 3.0), soft: 2.0, shade: ("#060a1c", 0.6), rim: ("#fff0c4", 2.6) });
    let soft = page.blur("b", 3.0);
    let glow = page.glow("g", light, 560.0, "#ffd07a", 0.45);
    let sky = pools(
        Paper::new().cut("#121a38", "M0 0H1200V560H0Z"),
        (360.0, 240.0),
        &[
            (900.0, 480.0, "#1a2448"),
            (720.0, 400.0, "#2a3058"),
            (560.0, 330.0, "#483e5e"),
            (420.0, 260.0, "#70545e"),
        ],
        47,
    )
    .cut("#e8e4d0", "M1070 66A38 38 0 1 0 1104 122A42 42 0 0 1 1070 66Z")
    .cut("#e8ecf8", "M700 60l3 3l-3 3l-3-3ZM820 110l2 2l-2 2l-2-2ZM950 50l3 3l-3 3l-3-3ZM1150 190l2 2l-2 2l-2-2ZM880 190l2 2l-2 2l-2-2ZM1000 160l2 2l-2 2l-2-2Z");
    let hills =
        Paper::new().cut("#1c2748", "M500 400C640 372 760 390 880 376C1000 362 1100 380 1210 366V560H500Z");
    let trunk = Paper::new()
        .cut("#33243a", "M-10-10H500C470 100 480 240 520 350C550 430 600 480 690 520H-10Z")
        .cut("#553848", "M-10-10H420C400 120 404 250 440 360C464 430 510 480 580 520H-10Z")
        .cut("#7a5050", "M-10-10H330C316 120 318 250 340 360C356 430 390 480 430 520H-10Z")
        .line("#281a30", 4.0, "M60 0C76 120 60 260 40 380M200 0C190 100 196 160 190 210M270 240C276 320 280 380 310 460M450 60C440 160 450 260 480 350");
    // Windows with shutters thrown open, and who leans out.
    let mut town = Paper::new();
    for ((x, y, s), i) in [
        (110.0, 110.0, 1.0),
        (262.0, 74.0, 0.9),
        (232.0, 196.0, 1.0),
        (390.0, 150.0, 0.95),
        (92.0, 250.0, 1.05),
        (362.0, 280.0, 1.0),
    ]
    .into_iter()
    .zip(0_u8..)
    {
        let head = if i % 2 == 0 { "#6a3c34" } else { "#57343c" };
        let window = Paper::new()
            .cut("#2c1a28", "M-40 40V-14C-40-66 40-66 40-14V40Z")
            .cut("#ffd88a", "M-32 36V-14C-32-56 32-56 32-14V36Z")
            .cut("#fff2c0", "M-18 36V-8C-18-38 18-38 18-8V36Z")
            .cut("#8a5a3c", "M-40 36L-70 46V-28L-40-34Z")
            .cut("#6a4034", "M40 36L70 46V-28L40-34Z")
            .dot(head, -14.0, -8.0, 11.0)
            .dot(head, 16.0, -8.0, 11.0)
            .cut(head, "M-20 36C-22 10-12-6 2-6C16-6 26 4 34 16C28 22 22 24 18 36Z")
            .dot("#fff0c0", 14.0, 6.0, 2.6)
            .cut("#b07848", "M-46 34H46V44H-46Z");
        town = town.put(x, y, 0.0, s, &window);
    }
    let gate = Paper::new()
        .cut("#22162a", "M120 520C112 410 140 350 200 350S288 410 280 520Z")
        .cut("#ffbe60", "M140 520C134 424 156 372 200 372S266 424 260 520Z")
        .cut("#ffe6a4", "M162 520C160 440 172 400 200 400S240 440 238 520Z");
    let ground = Paper::new()
        .cut("#1e2a42", "M-10 470Q600 440 1210 462V560H-10Z")
        .cut("#3e4a50", "M-10 476Q500 446 1010 470L1080 560H-10Z")
        .cut("#7a7456", "M60 490Q480 456 880 484L920 560H20Z")
        .cut("#b8a468", "M150 500Q480 472 760 500L780 560H120Z");
    // What the siege has left: a ladder, a helmet, a sword upright in the turf.
    let litter = Paper::new()
        .line("#8a7a58", 7.0, "M950 500L1180 420M966 536L1196 452M986 488L1002 524M1034 472L1050 506M1082 454L1098 490M1130 438L1146 472")
        .cut("#3a4a58", "M500 520C500 484 524 468 550 470C576 472 592 492 590 520Z")
        .cut("#93a8a8", "M500 520C500 484 524 468 550 470C536 482 530 500 530 520Z")
        .cut("#3a4a58", "M490 516H602L598 528H494Z");
    let sword = Paper::new()
        .cut("#5a7080", "M1046 500L1036 330L1058 330L1066 500Z")
        .cut("#dfe8e0", "M1046 500L1036 330L1046 330L1056 500Z")
        .cut("#c9952e", "M1002 330Q1046 312 1092 326L1090 338Q1046 326 1006 342Z")
        .line("#6a3c24", 12.0, "M1046 318L1044 276")
        .dot("#f0cf6a", 1043.0, 264.0, 12.0);
    let (x, y) = (800.0, 516.0);
    let vurst = Paper::new().placed(&format!("translate({x} {y}) scale(-1.12 1.12)"), &beaten_captain());
    let pool = Paper::new().oval("#121a34", x + 60.0, y + 2.0, 220.0, 20.0);
    let mut long = Paper::new();
    let mut mice = Paper::new();
    for (who, x, y, s) in [(Who::Maginos, 226.0, 512.0, 0.92), (Who::Collin, 420.0, 522.0, 1.04)] {
        long = long
            .placed(&format!("matrix({} 0 {} {} {x} {y})", 1.2 * s, -1.1 * s, -0.24 * s), &shadow("#3a3040"));
        mice = mice.put(x, y, 0.0, s, &mouse(who, Pose::Stand, Air("#3a2c48", 0.1)));
    }
    let art = Paper::new()
        .over(&sky)
        .filtered(&lift, &hills)
        .over(&grass("#18233c", "#2a3a58", (560.0, 1210.0), 170.0, 20, 21))
        .filtered(&lift, &trunk)
        .over(&glow)
        .filtered(&small, &town)
        .over(&gate)
        .filtered(&lift, &ground)
        .filtered(&small, &litter)
        .filtered(&near, &sword)
        .faint(0.7, &Paper::new().filtered(&soft, &pool))
        .filtered(&near, &vurst)
        .faint(0.6, &Paper::new().filtered(&soft, &long))
        .filtered(&small, &mice)
        .over(&grass("#0a1024", "#1c2844", (880.0, 1210.0), 70.0, 18, 22))
        .over(&grass("#0a1024", "#24304a", (-10.0, 900.0), 22.0, 34, 23));
    page.file(&art.faint(0.3, &glow))
}

/// Captain Vurst, looking to the right: he sits at the origin, on his hat, without it rather bald.
fn beaten_captain() -> Paper {
    let hat = Paper::new()
        .cut("#efe2c2", "M-100-22C-150-20-190-44-204-84C-182-78-178-62-164-56C-160-72-140-70-132-54Q-118-58-112-42Q-100-36-92-20Z")
        .cut("#101a36", "M-138 4C-150-40-90-64 0-60S146-36 138 4Z");
    let body = Paper::new()
        .line("#a07868", 11.0, "M-50-40C-110-40-120-80-160-62Q-184-52-196-70")
        .line("#8a8272", 34.0, "M6-66L72-104L88-40")
        .cut("#120f1c", "M70-62L108-66L112-18C130-14 148-10 150 2H76Z")
        .cut("#1b2c52", "M-62-40C-80-110-66-186-14-196C34-198 62-160 58-96L62-42Q0-28-62-40Z")
        .cut("#34508a", "M4-196C40-192 62-160 58-96L62-42Q46-38 30-36C44-90 36-150 4-196Z")
        .line("#e6b040", 3.0, "M22-184C48-140 50-90 42-40")
        .dot("#ffe08a", 40.0, -140.0, 4.5)
        .dot("#ffe08a", 46.0, -112.0, 4.5)
        .dot("#ffe08a", 47.0, -84.0, 4.5)
        .cut("#7a2a2c", "M-66-76Q0-56 60-76L62-58Q0-38-64-58Z")
        .cut("#8a5a30", "M-14-66C-2-74 8-70 10-60L4-30L-10-32Z")
        .cut("#1d2f5c", "M-138 4C-130-26-76-44-6-42S128-28 138 4Q70-8 0-6T-138 4Z")
        .cut("#45649e", "M40-40C92-36 132-24 138 4Q100-6 66-6C74-18 64-32 40-40Z")
        .cut("#e6b040", "M-138 4Q-70-10 0-8T138 4V13Q70 1 0 3T-138 13Z")
        .cut("#ffe08a", "M-92-24L-78-36L-64-26L-78-12Z")
        .line("#c8baa0", 32.0, "M16-62L92-98L118-40")
        .cut("#1c1828", "M98-62L138-66L142-20C162-16 184-12 186 2H104Z")
        .cut("#4a4458", "M118-64L138-66L142-20C162-16 184-12 186 2H150C150-14 126-20 118-64Z")
        .line("#16244a", 30.0, "M-18-164L-4-104L56-98")
        .line("#34508a", 12.0, "M-10-164L4-112L56-106")
        .cut("#e6b040", "M-46-170C-44-190-8-198 8-178L0-164Q-24-172-42-160Z")
        .cut("#e8e0c8", "M48-114L66-112V-82L48-84Z")
        .oval("#9a8d80", 80.0, -98.0, 19.0, 13.0);
    let head = Paper::new()
        .dot("#5f5650", 22.0, -48.0, 25.0)
        .dot("#a85a48", 22.0, -46.0, 16.0)
        .cut("#6e635a", "M-46 2C-50-36-16-58 16-50C44-42 74-18 104 2C106 14 96 20 86 20C50 46-38 46-46 2Z")
        .cut("#9a8d80", "M-20-42C-8-54 4-54 16-50C44-42 74-18 104 2C74 8 20 2-20-42Z")
        .cut("#e0cfb6", "M40 32C60 30 78 26 86 20C96 20 104 14 104 4C80 10 56 16 40 32Z")
        .dot("#8a7f74", -30.0, -40.0, 30.0)
        .dot("#d98a72", -28.0, -38.0, 20.0)
        .dot("#c2473f", 102.0, 2.0, 9.0)
        .dot("#ffb7a4", 104.0, -1.0, 3.4)
        .oval("#ffe9a0", 36.0, -13.0, 12.0, 12.5)
        .dot("#1a0c10", 40.0, -14.0, 6.0)
        .dot("#fff6e0", 42.0, -16.5, 2.0)
        .cut("#7d7168", "M22-12C22-28 38-30 50-18C40-20 30-18 22-12Z")
        .line("#3a302c", 4.0, "M18-27Q32-40 50-42")
        .line("#2a1512", 2.2, "M84 12L116 26M80 15L106 36M86 8L122 14M62 27Q74 28 84 20")
        .cut("#ffd24a", "M68 26H75V34H69Z")
        .line("#3a302c", 3.0, "M-4-50C-10-68-22-72-30-70M4-51C4-70-2-78-10-82M10-51C14-64 14-74 22-80");
    hat.over(&body).put(-2.0, -224.0, -14.0, 1.0, &head)
}
