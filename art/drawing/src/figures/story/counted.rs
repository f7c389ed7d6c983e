//! What the chapters count, and what lies on their tables: named after the counter or the thing.

use super::act2::{barrel, bell};
use crate::figures::kit::Paper;
use crate::palette::INK;

/// Chapter 1: cheese on the kitchen counter, for whoever is quicker.
pub(super) fn crumbs(_: &str) -> String {
    let big = "M8 66L30 38L64 46L70 76L42 94L14 88Z";
    let small = "M58 38L68 12L92 20L94 42L78 52Z";
    let bit = "M74 74L86 62L96 72L92 86L78 88Z";
    Paper::new()
        .backed(small)
        .lift("#c98a2a", small)
        .cut("#ffd978", "M58 38L68 12L92 20L80 38Z")
        .cut("#fff0b8", "M68 12L92 20L84 24L72 18Z")
        .backed(big)
        .lift("#c98a2a", big)
        .cut("#ffd978", "M8 66L30 38L64 46L44 72Z")
        .cut("#fff0b8", "M30 38L64 46L56 50L32 44Z")
        .cut("#a8661c", "M52 72q7-5 10 2q-5 7-10-2ZM24 76q6-4 9 2q-5 6-9-2Z")
        .cut("#e8a83c", "M30 56q7-4 10 2q-5 6-10-2Z")
        .backed(bit)
        .lift("#e8a83c", bit)
        .cut("#ffe6a0", "M74 74L86 62L96 72L84 76Z")
        .file("")
}

/// Chapter 4: the barrel on its rope.
pub(super) fn strokes(_: &str) -> String {
    Paper::new()
        .line(INK, 8.0, "M62 40L97 4")
        .wire("#d9c79c", 4.6, "M62 40L97 4")
        .put(48.0, 58.0, -34.0, 0.9, &barrel())
        .wire("#d9c79c", 4.0, "M46 34Q61 58 59 80M53 31Q68 51 66 75")
        .file("")
}

/// Chapter 5: a knot that holds.
pub(super) fn knots(_: &str) -> String {
    let strand = |p: Paper, d: &str, lit: &str| {
        p.line(INK, 19.0, d).wire("#a8824e", 13.0, d).line("#e8cfa0", 4.0, lit)
    };
    let left = strand(Paper::new(), "M10 30C44 28 66 28 66 50S44 72 10 70", "M10 27C46 25 69 27 69 48");
    let right = strand(
        left,
        "M90 30C56 28 34 28 34 50S56 72 90 70",
        "M90 27C58 25 36 27 33 44M40 64C50 68 70 68 90 67",
    );
    right
        .line(INK, 19.0, "M26 29.500L44 29")
        .line("#a8824e", 13.0, "M22 29.500L48 29")
        .line("#e8cfa0", 4.0, "M20 26.500L50 26")
        .line("#7a5a30", 1.8, "M20 34L16 24M34 33L30 23M20 75L16 65M74 34L78 24M84 34L88 24M74 75L78 65M84 75L88 65M36 58L28 60M62 44L70 42")
        .file("")
}

/// Chapter 5: the bell on the captain's table.
pub(super) fn bell_token(_: &str) -> String {
    Paper::new().put(50.0, 50.0, 8.0, 1.06, &bell()).file("")
}

/// Chapters 6 and 11: a drop that takes.
pub(super) fn drops(_: &str) -> String {
    drop("#3f7a1e", "#8fc43a", "#e4f8a0")
}

/// Chapter 9: a drop turned round, which gives.
pub(super) fn poured(_: &str) -> String {
    drop("#2f6a8a", "#7fc4d8", "#f0ffff")
}

fn drop(dark: &str, mid: &str, lit: &str) -> String {
    let shape = "M50 4C62 32 82 48 82 68C82 86 68 96 50 96S18 86 18 68C18 48 38 32 50 4Z";
    Paper::new()
        .backed(shape)
        .lift(dark, shape)
        .cut(mid, "M50 4C62 32 82 48 82 68C82 86 68 96 52 96C70 72 62 36 50 4Z")
        .cut(lit, "M68 48C78 58 82 64 82 70C82 80 76 88 68 92C76 76 76 62 68 48Z")
        .cut(lit, "M34 66C32 76 38 84 46 86C38 82 36 74 34 66Z")
        .file("")
}

/// Chapter 6: an ear that has not heard yet.
pub(super) fn unheard(_: &str) -> String {
    let ear =
        "M30 92C22 78 14 64 14 42C14 18 32 4 52 4C76 4 90 22 86 46C82 66 64 66 62 80C60 96 40 100 30 92Z";
    Paper::new()
        .backed(ear)
        .lift("#a8684e", ear)
        .cut("#e0a078", "M54 4C77 5 90 22 86 46C82 66 64 66 62 80C61 88 56 93 50 95C52 74 70 62 72 42C73 24 66 12 54 4Z")
        .cut("#6a3630", "M30 46C28 28 40 18 52 18C66 18 74 30 70 44C66 56 54 58 50 72C46 82 38 80 38 74C44 66 40 60 46 54C52 48 58 44 56 36C52 30 44 34 44 44C44 52 34 56 30 46Z")
        .file("")
}

/// Chapter 7: a lamp of the town.
pub(super) fn lamps(_: &str) -> String {
    Paper::new()
        .line(INK, 8.0, "M34 18A16 16 0 0 1 66 18")
        .wire("#8a9a98", 4.6, "M34 18A16 16 0 0 1 66 18")
        .backed("M22 30L40 14H60L78 30V38H74V84H80V97H20V84H26V38H22Z")
        .cut("#ffe9a0", "M28 36H72V86H28Z")
        .cut("#fffbe4", "M48 36H72V86H56Z")
        .cut("#f08a2c", "M50 82C36 76 36 60 48 44C52 54 66 62 62 74Q58 82 50 82Z")
        .cut("#ffd45e", "M50 80C42 74 44 64 50 56C56 64 60 70 56 76Q54 80 50 80Z")
        .lift("#33505e", "M22 30L40 14H60L78 30V38H22Z")
        .cut("#7f9aa0", "M52 14H60L78 30V38H60Z")
        .lift("#33505e", "M20 84H80V97H20Z")
        .cut("#7f9aa0", "M56 84H80V97H56Z")
        .wire("#33505e", 4.0, "M28 38V84M72 38V84")
        .file("")
}

/// Chapter 8: a guard's helmet, and nobody under it.
pub(super) fn unmissed(_: &str) -> String {
    let pot = "M10 72C8 34 26 12 50 12S92 34 90 72L96 84Q50 96 4 84Z";
    Paper::new()
        .backed(pot)
        .lift("#4a6472", "M10 74C8 34 26 12 50 12S92 34 90 74Q50 84 10 74Z")
        .cut("#8fb0b4", "M52 12C76 13 92 34 90 74Q74 79 58 79Q74 42 52 12Z")
        .cut("#dfeae4", "M68 18C84 26 92 46 90 74L84 76Q86 40 68 18Z")
        .cut("#33505e", "M46 12H54L56 78H44Z")
        .lift("#5d7a89", "M4 84L10 70Q50 82 90 70L96 84Q50 97 4 84Z")
        .cut("#b4cccc", "M56 80Q74 78 90 70L96 84Q76 91 58 92Z")
        .dot("#e8b34a", 22.0, 80.0, 3.0)
        .dot("#e8b34a", 50.0, 85.0, 3.0)
        .dot("#fff0b8", 78.0, 80.0, 3.0)
        .file("")
}

/// Chapter 9: the fire both ends need.
pub(super) fn fire(_: &str) -> String {
    let flame = "M50 97C24 97 10 80 16 60C20 46 32 42 30 24C44 30 46 42 46 46C54 36 58 20 52 3C74 16 72 36 70 46C74 44 78 40 78 34C90 50 90 64 86 74C80 90 68 97 50 97Z";
    Paper::new()
        .backed(flame)
        .lift("#b8401c", flame)
        .cut("#f08a2c", "M50 97C34 97 24 86 28 70C32 60 40 56 42 46C46 52 48 56 48 60C58 48 62 34 60 20C72 32 68 44 66 56C72 56 76 52 78 46C86 58 84 68 80 78C74 92 64 97 50 97Z")
        .cut("#ffc94e", "M52 96C40 96 34 88 38 76C42 68 48 66 50 58C56 66 58 54 60 46C68 56 64 64 64 70C68 70 72 68 72 64C76 74 74 82 70 88C66 94 60 96 52 96Z")
        .cut("#fff6d0", "M54 96C46 95 42 88 46 80C50 74 54 74 56 66C62 74 62 80 62 84C64 90 60 95 54 96Z")
        .file("")
}

/// Chapter 10: what is left in the pot.
pub(super) fn ink(_: &str) -> String {
    Paper::new()
        .backed("M46 62C54 34 68 14 96 3C98 22 88 40 74 50L56 66Z")
        .cut("#8a7a9a", "M46 62C54 34 68 14 96 3C98 22 88 40 74 50L56 66Z")
        .cut("#fffaf0", "M46 62C54 34 68 14 96 3C78 22 64 42 52 64Z")
        .line("#c9b890", 3.0, "M48 64C58 40 72 20 94 5")
        .backed("M20 58H72C72 66 86 72 86 84C86 96 66 98 46 98S6 96 6 84C6 72 20 66 20 58Z")
        .lift("#1c2444", "M20 60H72C72 66 86 72 86 84C86 96 66 98 46 98S6 96 6 84C6 72 20 66 20 60Z")
        .cut("#3f4a7c", "M48 60H72C72 66 86 72 86 84C86 94 72 97 56 98C66 84 60 70 48 60Z")
        .cut("#8f9ad0", "M64 62H72C72 66 86 72 86 84C86 88 83 91 80 93C80 78 70 72 64 62Z")
        .oval(INK, 46.0, 59.0, 27.0, 7.0)
        .oval("#2c3a78", 46.0, 60.0, 21.0, 4.4)
        .file("")
}

/// Chapter 10: the burnt corner.
pub(super) fn cake(_: &str) -> String {
    Paper::new()
        .backed("M6 56L18 26L70 14L96 36L92 78L40 94L4 82Z")
        .lift("#24121a", "M6 56L18 26L70 14L96 36L60 50Z")
        .cut("#57302c", "M50 19L70 14L96 36L60 50Z")
        .lift("#5a3028", "M60 50L96 36L92 78L58 88Z")
        .cut("#8a4c30", "M80 42L96 36L92 78L78 82Z")
        .cut("#b8702c", "M6 56L16 50L24 56L34 48L44 56L52 46L60 50L58 88L40 94L4 82Z")
        .cut("#e8a850", "M20 86L22 68L32 60L42 66L52 58L60 62L58 88L40 94Z")
        .cut("#f8cc80", "M40 94L42 76L52 70L59 74L58 88Z")
        .cut("#4a2420", "M12 68q5-4 8 1q-4 5-8-1ZM30 76q5-4 8 1q-4 5-8-1ZM48 82q5-4 8 1q-4 5-8-1ZM42 60q5-4 8 1q-4 5-8-1Z")
        .file("")
}

/// Chapter 10: the late queen's ring.
pub(super) fn ring(_: &str) -> String {
    Paper::new()
        .line(INK, 19.0, "M50 32A30 30 0 1 0 50.1 32Z")
        .wire("#b87a1e", 13.0, "M50 32A30 30 0 1 0 50.1 32Z")
        .line("#ffdc7a", 5.0, "M50 28A34 34 0 0 1 84 62A34 34 0 0 1 74 86")
        .line("#fff6d0", 2.0, "M24 72A28 28 0 0 0 40 88")
        .backed("M34 20L42 6H58L66 20L50 38Z")
        .lift("#2f7a5c", "M34 20L42 6H58L66 20L50 38Z")
        .cut("#7fd0a8", "M50 6H58L66 20L50 38Z")
        .cut("#d8fff0", "M54 6H58L66 20H56Z")
        .line("#6d420f", 2.0, "M34 80Q40 86 48 88M54 88Q62 86 68 78")
        .file("")
}

/// Chapter 11: four threads, and who hangs in them.
pub(super) fn threads(_: &str) -> String {
    Paper::new()
        .line(INK, 8.0, "M6 6L94 94M94 6L6 94")
        .line("#f4f2e6", 3.6, "M6 6L94 94M94 6L6 94")
        .ball("#7f9aa0", 7.0, 7.0, 6.0)
        .ball("#7f9aa0", 93.0, 7.0, 6.0)
        .ball("#7f9aa0", 7.0, 93.0, 6.0)
        .ball("#7f9aa0", 93.0, 93.0, 6.0)
        .dot(INK, 50.0, 52.0, 23.0)
        .wire("#2a1440", 4.4, "M36 40L22 26L20 14M34 50L16 46L6 50M36 60L22 70L18 84M64 40L78 26L80 14M66 50L84 46L94 50M64 60L78 70L82 84")
        .ball("#33184a", 50.0, 58.0, 17.0)
        .cut("#6a4088", "M54 41.500A17 17 0 0 1 54 74.500C62 66 62 50 54 41.500Z")
        .ball("#1d0c26", 50.0, 40.0, 11.0)
        .dot("#f08aff", 45.5, 39.0, 3.0)
        .dot("#f08aff", 54.5, 39.0, 3.0)
        .dot("#f08aff", 41.0, 35.0, 1.7)
        .dot("#f08aff", 59.0, 35.0, 1.7)
        .cut("#d070e0", "M50 52L55 58L50 66L45 58Z")
        .file("")
}
