//! The rank and file: rats, roaches, spider, centipede. The number of teeth in the ring tells the kind.

use super::kit::{DARK, Foe, Paper};
use crate::geometry::n;

const RUST: [&str; 2] = ["#7d3123", "#e0743a"];

/// Rat warrior: a profile that sneers past the ring, a spear behind it.
pub(super) fn rat_warrior(name: &str) -> String {
    let rat = Paper::new()
        .lift("#6b7a70", "M66 14A15 15 0 1 1 65.9 14Z")
        .cut("#b8604a", "M66 19A9.5 9.5 0 1 1 65.9 19Z")
        .lift("#56685f", "M96 104C98 70 92 46 74 36C60 29 46 34 34 44L6 62C0 66 2 72 8 73C20 75 32 76 40 78C34 84 30 92 26 104Z")
        .cut("#c2cdb4", "M74 36C60 29 46 34 34 44L6 62C4 64 3 66 3.5 68C26 65 40 58 52 51C62 45 76 46 87 54C84 46 80 40 74 36Z")
        .lift("#8d9b89", "M44 15A14 14 0 1 1 43.9 15Z")
        .cut("#e8957a", "M43 20.5A8.5 8.5 0 1 1 42.9 20.5Z")
        .dot("#e8705a", 5.5, 66.0, 6.4)
        .cut("#ffd24a", "M28 56L44 49L42 58Q34 62 28 56Z")
        .dot("#071a20", 36.5, 55.6, 2.6)
        .cut("#16221f", "M26 54L46 45L47 48.5L28 56Z")
        .cut("#fff6dc", "M11 73V86H15.5L17 74ZM18 74V84H22L23.5 74.5Z")
        .line("#e6ecd8", 1.3, "M20 68L6 80M23 69L13 86M20 65L0 74")
        .lift("#7d3123", "M48 74Q68 64 94 68L98 108H26L33 96Q38 82 48 74Z")
        .cut("#c05a34", "M70 68L94 68L98 108H78Z");
    let spear = Paper::new()
        .wire("#9a6a3a", 4.6, "M87 24L74 66")
        .lift("#dfe4d0", "M94 2L97 19L88 27L79 17Z")
        .cut("#87a097", "M94 2L97 19L88 27Z");
    let inside = Paper::new().over(&spear).put(4.0, 11.0, 0.0, 0.84, &rat);
    Foe { letter: Some('R'), teeth: (14, 0.0, 0.0), ring: RUST, disc: DARK }.file(
        name,
        &inside,
        &Paper::new(),
    )
}

/// Elite rat: front on, a horned gold helmet, few and broad teeth.
pub(super) fn elite_rat(name: &str) -> String {
    let inside = Paper::new()
        .lift("#5b1f1a", "M6 98C10 80 26 73 50 73S90 80 94 98Z")
        .lift("#c9a24a", "M4 94L22 76L28 98Z")
        .lift("#46524c", "M50 97C40 94 25 78 23 58H77C75 78 60 94 50 97Z")
        .cut("#7d8b78", "M50 97C60 94 75 78 77 58H50Z")
        .cut("#e8705a", "M50 94C45 92 42 86 43 82Q50 78 57 82C58 86 55 92 50 94Z")
        .line("#e6ecd8", 1.4, "M41 81L22 77M41 85L23 89M59 81L78 77M59 85L70 88");
    let helm = Paper::new()
        .lift("#e8d9b0", "M26 42C12 38 2 24 6 4C12 16 22 24 36 24Z")
        .lift("#fff1cc", "M74 42C88 38 98 24 94 4C88 16 78 24 64 24Z")
        .cut("#b3a47c", "M74 42C88 38 98 24 94 4C92 20 86 30 71 36Z")
        .lift("#96641e", "M20 62C17 34 31 19 50 17S83 34 80 62L65 66L56 56V76H44V56L35 66Z")
        .cut("#efbb50", "M50 17C69 19 83 34 80 62L65 66L56 56V76H50Z")
        .lift("#8f2a3a", "M45.5 6H54.5L58 43L50 52L42 43Z")
        .cut("#e86a4a", "M50 6H54.5L58 43L50 52Z")
        .cut("#ffe14a", "M27 61L42 66L39 72Q30 71 27 61ZM73 61L58 66L61 72Q70 71 73 61Z")
        .dot("#2a0a08", 36.5, 67.2, 2.2)
        .dot("#2a0a08", 63.5, 67.2, 2.2);
    Foe { letter: Some('E'), teeth: (9, 0.35, 0.0), ring: ["#8a5a16", "#ffc64a"], disc: DARK }
        .file(name, &inside, &helm)
}

/// A roach from above around 0,0: shell, unlit and lit and gleaming, then legs.
fn roach_body(shell: [&str; 3], head: [&str; 2], leg: &str) -> Paper {
    Paper::new()
        .wire(leg, 4.4, "M-12-12L-30-20L-40-13M12-12L30-20L40-13M-14 2L-34 2L-43 12M14 2L34 2L43 12M-12 16L-28 27L-31 40M12 16L28 27L31 40")
        .wire(leg, 3.2, "M-5-31C-10-45-26-50-38-43M5-31C10-45 26-50 38-43")
        .lift(shell[0], "M0-27C16-27 23-11 22 5C21 23 12 39 0 41C-12 39-21 23-22 5C-23-11-16-27 0-27Z")
        .cut(shell[1], "M0-20V41C12 39 21 23 22 5C23-11 16-24 0-20Z")
        .cut(shell[2], "M15-12C21 2 18 25 8 37C20 29 26 5 15-12Z")
        .line("#241008", 2.2, "M0-14V40")
        .lift(head[0], "M0-35C14-35 22-25 20-15C10-9-10-9-20-15C-22-25-14-35 0-35Z")
        .cut(head[1], "M0-35C14-35 22-25 20-15C15-12 8-10.5 0-10.5Z")
        .dot("#ffe27a", -8.0, -26.0, 4.0)
        .dot("#ffe27a", 8.0, -26.0, 4.0)
        .dot("#241008", -7.0, -27.0, 1.6)
        .dot("#241008", 9.0, -27.0, 1.6)
}

/// Roach: from above, legs over the ring, many small teeth.
pub(super) fn roach(name: &str) -> String {
    let bug = roach_body(["#9a5526", "#eaa04e", "#ffd996"], ["#5a2a14", "#a85a28"], "#eec084");
    let p = Paper::new().put(48.0, 56.0, 0.0, 0.96, &bug);
    Foe { letter: Some('K'), teeth: (28, 0.0, 0.0), ring: RUST, disc: DARK }.file(name, &Paper::new(), &p)
}

/// Greedy roach: askew and brassy green, hugging a wedge of stolen cheese.
pub(super) fn greedy_roach(name: &str) -> String {
    let bug = roach_body(["#4a5a1e", "#8ea33a", "#d2d86e"], ["#2f3a14", "#66782a"], "#c9b858");
    let p = Paper::new()
        .put(51.0, 53.0, 22.0, 0.9, &bug)
        .lift("#e08a1e", "M1 76L3 92L48 97L49 79Z")
        .cut("#b8680f", "M1 76L3 92L20 94L19 77Z")
        .lift("#ffdf7a", "M1 76Q18 50 41 54Q48 63 49 79Z")
        .cut("#fff3c0", "M1 76L49 79L49 83L1.5 80Z")
        .dot("#d08a24", 27.0, 66.0, 5.0)
        .dot("#d08a24", 39.0, 70.0, 3.0)
        .dot("#a4560f", 31.0, 89.0, 4.0)
        .dot("#8a450c", 11.0, 86.0, 3.0)
        .wire("#c9b858", 4.4, "M60 63L50 70L43 66M36 48L22 54L18 63");
    Foe { letter: Some('G'), teeth: (22, 0.0, 0.0), ring: ["#5d6a1c", "#d8c84a"], disc: DARK }.file(
        name,
        &Paper::new(),
        &p,
    )
}

/// Spider: eight pale legs over a ring of eight teeth.
pub(super) fn spider(name: &str) -> String {
    let p = Paper::new()
        .wire("#d3dfcc", 4.4, "M42 48L23 27L10 44M58 48L77 27L90 44M40 54L17 49L3 64M60 54L83 49L97 62M40 60L19 69L10 87M60 60L80 68L88 66M44 64L31 82L30 94M56 64L63 80L60 94M46 44L37 21L20 9M54 44L63 21L80 9")
        .ball("#2a5a5c", 50.0, 69.0, 22.0)
        .cut("#6aa79b", "M50 47A22 22 0 0 1 50 91C62 80 62 58 50 47Z")
        .cut("#f0653a", "M42 60L58 60L50 69.5L58 81L42 81L50 69.5Z")
        .ball("#163f46", 50.0, 41.0, 14.0)
        .cut("#478a86", "M50 27A14 14 0 0 1 50 55C57 48 57 34 50 27Z")
        .dot("#ffe14a", 44.5, 37.0, 3.4)
        .dot("#ffe14a", 55.5, 37.0, 3.4)
        .dot("#ffe14a", 40.0, 43.0, 2.0)
        .dot("#ffe14a", 60.0, 43.0, 2.0)
        .cut("#fff0d0", "M45 50L43.5 59L48.5 53.5ZM55 50L56.5 59L51.5 53.5Z");
    Foe { letter: Some('S'), teeth: (8, 0.39, 0.0), ring: RUST, disc: DARK }.file(name, &Paper::new(), &p)
}

/// Centipede: one thick S of overlapping plates with a pair of legs each, and very many teeth.
pub(super) fn centipede(name: &str) -> String {
    let at: Vec<(f64, f64)> = (0..13)
        .map(|i| {
            let t = f64::from(i) / 12.0;
            (48.0 + 27.0 * (t * std::f64::consts::TAU * 1.08 + 0.35).sin(), 86.0 - 66.0 * t)
        })
        .collect();
    let mut legs = String::new();
    for i in 1..12 {
        let ((ax, ay), (bx, by), (x, y)) = (at[i - 1], at[i + 1], at[i]);
        let (s, c) = (by - ay).atan2(bx - ax).sin_cos();
        for side in [-17.0, 17.0] {
            legs.push_str(&format!(
                "M{} {}L{} {}",
                n(x),
                n(y),
                n(x - s * side - c * 5.0),
                n(y + c * side - s * 5.0)
            ));
        }
    }
    let mut p = Paper::new().wire("#f4c87c", 3.4, &legs);
    for (i, (x, y)) in at.iter().copied().enumerate() {
        let r = match i {
            0 => 6.0,
            1 => 8.0,
            12 => 12.0,
            _ => 9.6,
        };
        p = p.dot("#2a120c", x, y, r + 1.3).dot("#8f3420", x, y, r).dot(
            if i % 2 == 1 { "#e0703a" } else { "#f59a50" },
            x + 1.8,
            y - 1.6,
            r * 0.66,
        );
    }
    let (x, y) = at[12];
    p = p
        .wire(
            "#f4c87c",
            3.2,
            &format!("M{} {}q-9-9-20-6M{} {}q9-7 18-3", n(x - 5.0), n(y - 8.0), n(x + 5.0), n(y - 9.0)),
        )
        .dot("#ffe98a", x - 4.5, y - 2.0, 3.4)
        .dot("#ffe98a", x + 5.0, y - 3.0, 3.4)
        .dot("#2a120c", x - 4.5, y - 2.4, 1.4)
        .dot("#2a120c", x + 5.0, y - 3.4, 1.4);
    Foe { letter: Some('P'), teeth: (36, 0.0, 0.0), ring: RUST, disc: DARK }.file(name, &Paper::new(), &p)
}
