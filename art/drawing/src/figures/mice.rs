//! The six mice. Each breaks its ring with something of its own and looks at you in its own way.

use super::kit::{Mouse, Paper};
use crate::palette::mix;

const HONEY: [&str; 5] = ["#fff3c4", "#ffe29a", "#ffcf73", "#f6b654", "#e39a3e"];

/// Fur: lit, unlit, muzzle, inner ear.
#[derive(Debug)]
pub(crate) struct Fur(
    pub(crate) &'static str,
    pub(crate) &'static str,
    pub(crate) &'static str,
    pub(crate) &'static str,
);

/// A round ear, on the lit side or not.
pub(crate) fn ear(p: Paper, x: f64, y: f64, r: f64, fur: &Fur, lit: bool) -> Paper {
    let (skin, pink) = if lit { (fur.0, fur.3.to_owned()) } else { (fur.1, mix(fur.3, "#5a2418", 0.4)) };
    let inward = if x < 50.0 { 1.2 } else { -1.2 };
    p.ball(skin, x, y, r).dot(&pink, x + inward, y + 1.4, r * 0.64)
}

/// A head from the front around 0,0: two planes split by the light, a muzzle, a nose, whiskers. `wide` and `long` shape it.
pub(crate) fn head(fur: &Fur, wide: f64, long: f64, nose: &str) -> Paper {
    let (w, c) = (27.0 * wide, 24.0);
    let (chin, a, b) = (31.0 * long, 10.0 * wide, 17.0 * wide);
    let right = format!("C{b} -{c} {w} -13 {w} 0C{w} 14 {a} {chin} 0 {chin}");
    let shape = format!("M0-{c}{right}S-{w} 14-{w} 0C-{w}-13-{b}-{c} 0-{c}Z").replace("--", "-");
    let dark = format!("M4-{c}C0-8-2 10 0 {chin}C-{a} {chin}-{w} 14-{w} 0C-{w}-13-{b}-{c} 4-{c}Z");
    let whisker = mix(fur.1, "#150806", 0.7);
    Paper::new()
        .lift(fur.0, &shape)
        .cut(fur.1, &dark)
        .cut(fur.2, "M0 5C7 5 13 12 11 20C9 27 4 30 0 30S-9 27-11 20C-13 12-7 5 0 5Z")
        .cut(&mix(fur.2, "#7d3123", 0.32), "M0 5C-7 5-13 12-11 20C-9 27-4 30 0 30C-3 22-3 12 0 5Z")
        .line(&whisker, 1.2, "M11 19L31 14M11 22L30 24M-11 19L-31 14M-11 22L-30 24")
        .cut("#c2473f", nose)
        .cut("#ff9a84", "M0 12.5Q4 12.5 6 14.5Q6.5 18 4 20.5Q4 15.5 0 12.5Z")
}

/// The usual nose.
pub(crate) const NOSE: &str = "M-7 15Q0 10 7 15Q6 23 0 24.5Q-6 23-7 15Z";

/// Two round dark eyes with a spark.
pub(crate) fn eyes(p: Paper, apart: f64, y: f64, rx: f64, ry: f64) -> Paper {
    p.oval("#071a20", -apart, y, rx, ry)
        .oval("#071a20", apart, y, rx, ry)
        .dot("#fff3d0", -apart + 1.8, y - 2.4, 2.0)
        .dot("#fff3d0", apart + 1.8, y - 2.4, 2.0)
}

/// Collin: the crown, a straight look, the blue cloak.
pub(super) fn collin(name: &str) -> String {
    let fur = Fur("#9a7050", "#654535", "#f2d9b4", "#e59a78");
    let face = eyes(head(&fur, 0.98, 1.0, NOSE), 12.5, -1.0, 5.2, 6.0)
        .cut("#fff6e0", "M-3 25H3V31H-3Z")
        .cut("#2c1a14", "M-21-12.5L-6-9.5L-6-6L-20-9ZM21-12.5L6-9.5L6-6L20-9Z");
    let mut p = Paper::new()
        .lift("#1c4f86", "M8 98C10 78 26 71 50 71S90 78 92 98Z")
        .cut("#3a7fc0", "M50 71C74 71 90 78 92 98H58Q64 84 50 71Z");
    p = ear(p, 20.0, 41.0, 17.5, &fur, false);
    p = ear(p, 80.0, 41.0, 17.5, &fur, true);
    let crown = Paper::new()
        .lift("#c9781e", "M29 45L20 13L38 25L50 2L62 25L80 13L71 45Q50 37 29 45Z")
        .cut("#ffcf55", "M50 2L62 25L80 13L71 45Q61 41 50 41Z")
        .cut("#fff0b0", "M29 45Q50 37 71 45L70 50Q50 42 30 50Z")
        .cut("#1c4f86", "M50 20L56 28L50 36L44 28Z")
        .cut("#7fb8ea", "M50 20L56 28L50 28Z")
        .dot("#fff0b0", 20.0, 12.5, 3.4)
        .dot("#fff6d0", 50.0, 4.0, 3.4)
        .dot("#fff6d0", 80.0, 12.5, 3.4);
    Mouse { letter: 'C', ring: ["#1f5c9a", "#6fb0e6"], disc: HONEY }.file(
        name,
        &p.put(50.0, 63.0, 0.0, 0.86, &face),
        &crown,
    )
}

/// Filch: a hood with a crooked tip, slits for eyes, a grin, a dagger.
pub(super) fn filch(name: &str) -> String {
    let fur = Fur("#7d6a4e", "#4c4334", "#dcbf94", "#e8a07c");
    let face = head(&fur, 0.86, 1.06, "M-5 16Q0 12 5 16Q4.5 22 0 23.5Q-4.5 22-5 16Z")
        .cut("#0a241c", "M-26 4C-28-16-16-26 0-26S28-16 26 4C18-1 8 3 0 3S-18-1-26 4Z")
        .cut("#ffe27a", "M-20-9L-5-3L-7 2.5Q-17 2-20-9ZM20-9L5-3L7 2.5Q17 2 20-9Z")
        .dot("#0a241c", -10.5, -1.0, 2.4)
        .dot("#0a241c", 10.5, -1.0, 2.4)
        .line("#3a1812", 1.8, "M-4 27.5Q4 29 9 23.5")
        .cut("#fff6e0", "M1 27.8L5 27L3.5 32Z");
    let mut p = Paper::new().lift("#1d4a33", "M8 98C12 76 28 68 50 68S88 76 92 98Z");
    p = p
        .lift("#2f7a4c", "M30 2C36 10 58 6 74 28C86 46 88 62 80 78C72 90 60 94 50 95C30 93 14 80 15 60C16 42 30 26 36 18C34 14 30 9 30 2Z")
        .cut("#1a5238", "M30 2C31 9 35 13 38 17C36 32 30 50 33 68C35 82 42 90 50 95C30 93 14 80 15 60C16 42 30 26 36 18C34 14 30 9 30 2Z")
        .cut("#63b06a", "M30 2C36 10 58 6 74 28C86 46 88 62 80 78C80 52 66 22 30 2Z");
    p = ear(p, 16.0, 39.0, 13.5, &fur, false);
    p = ear(p, 84.0, 39.0, 13.5, &fur, true);
    p = p
        .cut("#0a241c", "M50 32C66 32 75 46 74 61C73 77 60 88 50 90C40 88 27 77 26 61C25 46 34 32 50 32Z")
        .put(50.0, 61.0, 0.0, 0.84, &face);
    let dagger = Paper::new()
        .lift("#d7dcc8", "M11 50L17 60V80H5V60Z")
        .cut("#86a29a", "M11 50L17 60V80H11Z")
        .lift("#c9781e", "M2 79H21V84.5H2Z")
        .cut("#ffcf6a", "M11 79H21V84.5H11Z")
        .lift("#5b2a1a", "M7.5 84.5H14.5V95H7.5Z")
        .dot("#e0a44a", 11.0, 95.5, 3.6);
    Mouse { letter: 'F', ring: ["#1f6a40", "#6cc07a"], disc: HONEY }.file(name, &p, &dagger)
}

/// Tilda: a white veil, ears high, a sprig of two leaves, eyes shut in a smile.
pub(super) fn tilda(name: &str) -> String {
    let fur = Fur("#dcb78e", "#a98062", "#fff0d4", "#f6bca4");
    let face = head(&fur, 0.94, 0.96, NOSE)
        .line("#3a1f16", 3.2, "M-18 1Q-12-7-6 1M6 1Q12-7 18 1")
        .oval("#e88a78.6", -17.0, 9.0, 5.0, 3.4)
        .oval("#f7a08c.8", 17.0, 9.0, 5.0, 3.4)
        .cut("#fff6e0", "M-2.5 25H2.5V30H-2.5Z");
    let mut p = Paper::new();
    p = ear(p, 25.0, 24.0, 15.5, &fur, false);
    p = ear(p, 75.0, 24.0, 15.5, &fur, true);
    p = p
        .lift("#fffaf0", "M4 98C14 74 11 62 14 50C18 30 32 21 50 21S82 30 86 50C89 62 86 74 96 98Z")
        .cut("#c9c6b4", "M50 21C32 21 18 30 14 50C11 62 14 74 4 98H40C24 74 26 42 50 21Z")
        .cut("#8d897b", "M50 37C67 37 76 48 75 61C74 77 60 90 50 91S26 77 25 61C24 48 33 37 50 37Z")
        .put(50.0, 62.0, 0.0, 0.84, &face)
        .lift("#fffdf6", "M22 58C25 34 75 34 78 58C69 45 31 45 22 58Z")
        .cut("#d9d5c2", "M22 58C24 41 37 40 50 40V48C40 48 29 49 22 58Z");
    let sprig = Paper::new()
        .lift("#1f7a4c", "M50 36C40 35 32 24 34 10C46 12 52 22 50 36Z")
        .cut("#3f9f66", "M50 36C44 28 37 18 34 10C46 12 52 22 50 36Z")
        .lift("#4fae70", "M50 36C48 18 56 5 67 2C72 17 64 33 50 36Z")
        .cut("#9fdb9a", "M50 36C55 25 61 12 67 2C72 17 64 33 50 36Z");
    Mouse {
        letter: 'T',
        ring: ["#d8cba6", "#fffaea"],
        disc: ["#e7f3cf", "#c9e3b4", "#a5cd9a", "#83b488", "#6b9c7a"],
    }
    .file(name, &p, &sprig)
}

/// Nez: a broad grey head, thick brows, a torn ear, the apron, the great hammer.
pub(super) fn nez(name: &str) -> String {
    let fur = Fur("#8b8078", "#554d4a", "#dcc6ab", "#d98a72");
    let face = eyes(head(&fur, 1.14, 0.96, "M-9 14Q0 8 9 14Q8 24 0 26Q-8 24-9 14Z"), 14.0, -1.0, 4.2, 4.6)
        .cut("#241612", "M-26-12L-4-5L-5-11.5L-24-19ZM26-12L4-5L5-11.5L24-19Z")
        .cut("#fff6e0", "M-4 26H-.5V31H-4ZM.5 26H4V31H.5Z");
    let mut p = Paper::new().lift("#4a3a34", "M2 98C4 78 24 68 54 68S98 78 98 98Z");
    p = p
        .lift("#a65a2c", "M34 62L42 62L44 78Q57 84 70 78L72 62L80 62L83 78L92 100H22L31 78Z")
        .cut("#e0924a", "M57 82Q64 81.5 70 78L72 62L80 62L83 78L92 100H57Z");
    p = ear(p, 36.0, 24.0, 14.0, &fur, false);
    p = p
        .lift(fur.0, "M94 22A15 15 0 1 0 94 33L84 29Z")
        .cut(fur.3, "M86 21A9.5 9.5 0 1 0 87 34L82 29Z")
        .put(57.0, 52.0, 0.0, 0.92, &face);
    let apron = Paper::new()
        .lift("#8f4a22", "M40 84Q57 90 72 83L76 100H36Z")
        .cut("#f6c67c", "M40 84Q57 90 72 83L72.5 86Q57 93 39.5 87Z");
    let hammer = Paper::new()
        .lift("#7a4a26", "M14 38L24 36L32 92L21 95Z")
        .cut("#e0a45a", "M19 37L24 36L32 92L26.5 93.5Z")
        .lift("#16404a", "M2 14L37 6L43 36L8 44Z")
        .cut("#b6cfc0", "M2 14L37 6L39 15L4 23Z")
        .cut("#5e8b8b", "M28 8L37 6L43 36L34 38Z")
        .cut("#e4ecd8", "M28 8L37 6L39 15L30 17Z");
    let inside = p.over(&apron);
    Mouse {
        letter: 'N',
        ring: ["#8a4a22", "#eba45c"],
        disc: ["#ffe7b8", "#ffd08c", "#fbb368", "#ec9450", "#d17a40"],
    }
    .file(name, &inside, &hammer)
}

/// Maginos: a wide crooked hat, half-moon glasses, a beard down over the ring.
pub(super) fn maginos(name: &str) -> String {
    let fur = Fur("#b3a79b", "#786f69", "#f4e6c8", "#e0a890");
    let face = head(&fur, 0.92, 0.9, NOSE)
        .dot("#fff6dc", -11.5, 0.0, 8.4)
        .dot("#fff6dc", 11.5, 0.0, 8.4)
        .line("#c9902e", 2.2, "M-20 0A8.5 8.5 0 0 0-3 0ZM3 0A8.5 8.5 0 0 0 20 0ZM-3 0Q0-2 3 0")
        .dot("#1a1230", -11.0, 2.5, 3.4)
        .dot("#1a1230", 11.0, 2.5, 3.4)
        .cut("#fffaf0", "M-25-6Q-14-16-2-7Q-13-9-24 0ZM25-6Q14-16 2-7Q13-9 24 0Z");
    let p = Paper::new().lift("#3d2760", "M6 98C10 80 28 72 50 72S90 80 94 98Z");
    let p = p.put(50.0, 64.0, 0.0, 0.86, &face);
    let ears = ear(ear(Paper::new(), 16.0, 58.0, 12.0, &fur, false), 84.0, 57.0, 12.0, &fur, true);
    let hat = ears
        .lift("#fff6e2", "M27 74Q36 83 44 81Q50 78 56 81Q64 83 73 74Q74 88 58 93L50 97L42 93Q26 88 27 74Z")
        .cut("#cdbfa2", "M27 74Q36 83 44 81Q47 79 50 79.5V97L42 93Q26 88 27 74Z")
        .lift(
            "#6b3fa0",
            "M1 47Q22 38 30 34L42 11Q47 1 68 2Q80 4 82 17Q74 10 66 14L72 34Q80 38 99 47Q76 57 50 56T1 47Z",
        )
        .cut("#a373d6", "M56 2Q60 1 68 2Q80 4 82 17Q74 10 66 14L72 34Q80 38 99 47Q80 55 58 56Q66 30 56 2Z")
        .cut("#472974", "M1 47Q22 38 30 34L42 11Q46 4 56 2Q44 26 44 56Q20 55 1 47Z")
        .cut("#f6cf7c", "M30 34Q50 43 72 34L74 41Q50 50 27 41Z")
        .cut("#ffe79a", "M53 11L56.5 18L64 18.7L58.3 23.7L60 31L53 27L46 31L47.7 23.7L42 18.7L49.5 18Z");
    Mouse { letter: 'M', ring: ["#5a3490", "#b28ce4"], disc: HONEY }.file(name, &p, &hat)
}

/// Lily: a tilted head with lashes, a long feather in the band, the drawn bow on the left.
pub(super) fn lily(name: &str) -> String {
    let fur = Fur("#d9a468", "#a06f41", "#fff0d0", "#f6b8a0");
    let face = eyes(head(&fur, 0.92, 0.98, NOSE), 12.0, 0.0, 5.6, 7.0)
        .line("#2c140e", 2.0, "M-16-5L-22-8M-17.5-1L-23.5-2M16-5L22-8M17.5-1L23.5-2")
        .cut("#fff6e0", "M-2.5 25H2.5V30H-2.5Z");
    let mut p = Paper::new()
        .lift("#8a2e4a", "M12 98C16 80 30 74 52 74S88 80 90 98Z")
        .cut("#c9506a", "M52 74C74 74 88 80 90 98H60Q64 86 52 74Z");
    p = ear(p, 29.0, 36.0, 16.0, &fur, false);
    p = ear(p, 83.0, 47.0, 15.0, &fur, true);
    p = p.put(53.0, 62.0, 8.0, 0.86, &face);
    let band = Paper::new()
        .lift("#b0304f", "M60 44C56 22 70 4 97 1C102 22 90 40 70 48Z")
        .cut("#ff9a94", "M60 44C70 32 84 16 97 1C102 22 90 40 70 48Z")
        .cut("#fff0e0", "M61 49Q80 26 96 3L98 6Q84 30 66 50Z")
        .cut("#7a2440", "M98 20L85 25L94 30ZM66 16L73 26L62 27Z")
        .lift("#8a2e4a", "M30 51Q36 38 57 39Q76 42 79 58Q56 43 30 51Z")
        .cut("#e0607a", "M57 39Q76 42 79 58Q69 50 58 47.5Z")
        .line("#fff3dc", 1.6, "M21 10L12 52L22 95")
        .wire("#6d3f1e", 5.6, "M21 10C10 18 20 30 8 40C3.5 46 3.5 58 8 64C20 74 11 86 22 95")
        .line("#e8a85c", 2.4, "M21.5 10C11.5 18 21.5 30 9.5 40C4 46 4 58 9.5 64C21.5 74 12 86 22.5 95")
        .line("#fff3d0", 4.6, "M5 48V56");
    Mouse { letter: 'L', ring: ["#a8324e", "#f08a94"], disc: HONEY }.file(name, &p, &band)
}

/// The father who tells the story, in his nightcap. He is no figure on the board, so he has neither ring nor badge.
pub(super) fn storyteller(_: &str) -> String {
    father().file("")
}

/// The father down to his shoulders.
pub(crate) fn father() -> Paper {
    let fur = Fur("#a98a6c", "#6f5a48", "#f4e0c0", "#e8a88c");
    let face = head(&fur, 1.04, 0.96, NOSE)
        .line("#2c1a14", 3.0, "M-19 0Q-12 5-6 0M6 0Q12 5 19 0")
        .cut("#fffaf0", "M-24-8Q-14-15-4-8Q-14-11-23-4ZM24-8Q14-15 4-8Q14-11 23-4Z")
        .line("#3a1812", 1.8, "M-6 27Q0 31 7 26.5");
    let gown = Paper::new()
        .lift("#7a2f3a", "M4 98C8 78 26 70 50 70S92 78 96 98Z")
        .cut("#b4525a", "M50 70C74 70 92 78 96 98H60Q64 84 50 70Z")
        .cut("#f6e3c0", "M40 72Q50 86 60 72L64 75Q50 96 36 75Z");
    let ears = ear(ear(gown, 17.0, 50.0, 16.0, &fur, false), 83.0, 50.0, 16.0, &fur, true);
    ears.put(50.0, 61.0, 0.0, 0.9, &face)
        .lift(
            "#2f5d86",
            "M24 40C26 18 46 4 66 8C84 12 94 26 95 44C88 32 80 27 73 29Q78 36 76 41Q50 30 24 40Z",
        )
        .cut("#6fa6d2", "M58 7C80 6 94 26 95 44C88 32 80 27 73 29Q78 36 76 41Q66 37 56 36Q70 22 58 7Z")
        .cut("#1d4368", "M24 40C26 24 36 13 48 9Q38 22 40 36Q32 37 24 40Z")
        .lift("#fff6e0", "M20 42Q50 28 80 43L79 50Q50 36 21 49Z")
        .cut("#d8ccae", "M20 42Q34 35 48 35L48 42Q34 43 21 49Z")
        .ball("#fff6e0", 95.0, 47.0, 4.6)
}
