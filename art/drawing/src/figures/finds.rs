//! What mice find and wear, for the windows of the search cards: human bits and pieces put to a mouse's use.

use super::kit::Paper;
use super::tokens::wedge;
use crate::palette::INK;

/// A drawing around its own origin, laid across the window.
fn laid(turn: f64, scale: f64, thing: &Paper) -> String {
    Paper::new().put(50.0, 50.0, turn, scale, thing).file("")
}

/// A blade that points up: its width and its colours, unlit and lit; then guard and grip.
fn blade(width: f64, long: f64, steel: [&str; 2], guard: &str, grip: &str) -> Paper {
    let (w, top) = (width, 30.0 - long);
    Paper::new()
        .backed(&format!("M0 {top}L{w} {}V22H-{w}V{}Z", top + 14.0, top + 14.0))
        .lift(steel[0], &format!("M0 {top}L{w} {0}V22H-{w}V{0}Z", top + 14.0))
        .cut(steel[1], &format!("M0 {top}L{w} {}V22H0Z", top + 14.0))
        .lift(grip, "M-4.5 24H4.500V46H-4.500Z")
        .lift(guard, "M-20 19H20V26H-20Z")
        .ball(guard, 0.0, 49.0, 6.0)
}

/// Collin's sword.
pub(super) fn collins_sword(_: &str) -> String {
    laid(42.0, 0.98, &blade(7.0, 84.0, ["#8fa7b0", "#eef6f0"], "#e8b34a", "#1f4f9a"))
}

/// A dagger.
pub(super) fn dagger(_: &str) -> String {
    laid(40.0, 1.0, &blade(6.5, 56.0, ["#7d9299", "#e4eee6"], "#a8652e", "#4f241b"))
}

/// A paring knife with a paw's worth of thread round its handle.
pub(super) fn paring_knife(_: &str) -> String {
    let knife = Paper::new()
        .backed("M-9 18V-40Q-8-50 2-54Q12-30 9 18Z")
        .lift("#8fa7b0", "M-9 18V-40Q-8-50 2-54Q12-30 9 18Z")
        .cut("#f2f8ee", "M0 18L2-54Q12-30 9 18Z")
        .lift("#7a4526", "M-9 18H9L8 52Q0 58-8 52Z")
        .cut("#c98a4e", "M1 18H9L8 52Q4 55 1 55Z")
        .line("#f4e6c8", 3.0, "M-8 30L8 26M-8 38L8 34");
    laid(48.0, 0.92, &knife)
}

/// A rusty nail, as long as a mouse.
pub(super) fn rusty_nail(_: &str) -> String {
    let nail = Paper::new()
        .backed("M-20-54H20V-44H8L5 40L0 58L-5 40L-8-44H-20Z")
        .lift("#6a4438", "M-8-46H8L5 40L0 58L-5 40Z")
        .cut("#b5765a", "M0-46H8L5 40L0 58Z")
        .lift("#8a5544", "M-20-54H20V-44H-20Z")
        .cut("#d9a080", "M0-54H20V-44H2Z")
        .dot("#c9602e", -3.0, -10.0, 3.0)
        .dot("#8a3a1e", 3.0, 14.0, 2.4)
        .line("#3f7ab0", 5.0, "M-8-30L9-24M-8-22L9-16");
    laid(-138.0, 0.92, &nail)
}

/// A toothpick from the king's table.
pub(super) fn toothpick(_: &str) -> String {
    let pick = Paper::new()
        .backed("M0-60L5-44V44L0 60L-5 44V-44Z")
        .lift("#b98a4e", "M0-60L5-44V44L0 60L-5 44V-44Z")
        .cut("#f2d598", "M0-60L5-44V44L0 60Z")
        .wire("#c8506a", 5.0, "M-7 10L8 14M-7 18L8 22");
    laid(46.0, 0.95, &pick)
}

/// Tilda's mace.
pub(super) fn tildas_mace(_: &str) -> String {
    let mace = Paper::new()
        .line(INK, 12.0, "M0-14V54")
        .wire("#7a4526", 8.0, "M0-14V52")
        .line("#c98a4e", 3.0, "M2-10V50")
        .backed("M0-56L12-46L26-44L24-30L30-18L18-10L10 2L0-4L-10 2L-18-10L-30-18L-24-30L-26-44L-12-46Z")
        .lift(
            "#6d8188",
            "M0-56L12-46L26-44L24-30L30-18L18-10L10 2L0-4L-10 2L-18-10L-30-18L-24-30L-26-44L-12-46Z",
        )
        .cut("#dfe8dc", "M0-56L12-46L26-44L24-30L30-18L18-10L10 2L0-4L4-28Z")
        .lift("#2f7a4c", "M-6 36Q-22 30-24 46Q-12 50-6 36Z");
    laid(38.0, 0.9, &mace)
}

/// A flail: an acorn on a thread.
pub(super) fn acorn_flail(_: &str) -> String {
    Paper::new()
        .line(INK, 11.0, "M18 90L52 40")
        .wire("#7a4526", 7.0, "M18 90L52 40")
        .line("#c98a4e", 2.6, "M20 86L53 40")
        .wire("#e8dcc0", 3.4, "M52 40C56 14 76 10 78 30")
        .backed("M58 44C58 34 66 28 78 28S98 34 98 44C98 64 88 76 78 82C68 76 58 64 58 44Z")
        .lift("#a8652e", "M61 48H95C95 64 88 76 78 82C68 76 61 64 61 48Z")
        .cut("#e0a05a", "M78 48H95C95 64 88 76 79 81C84 68 84 56 78 48Z")
        .lift("#5a3a20", "M58 46C58 34 66 28 78 28S98 34 98 46Q78 54 58 46Z")
        .cut("#8a6038", "M78 28C90 28 98 34 98 46Q88 50 78 50Z")
        .file("")
}

/// Bellows hammer, for a smith of his size.
pub(super) fn nezs_hammer(_: &str) -> String {
    let hammer = Paper::new()
        .line(INK, 14.0, "M0-20V56")
        .wire("#7a4526", 10.0, "M0-20V54")
        .line("#d99a5a", 3.4, "M2-16V52")
        .backed("M-32-54H32V-16H-32Z")
        .lift("#2f4a52", "M-32-54H32V-16H-32Z")
        .cut("#5f7f86", "M-2-54H32V-16H-2Z")
        .cut("#b9d0c6", "M22-54H32V-16H22Z")
        .cut("#e8b34a", "M-8-54H8V-16H-8Z");
    laid(34.0, 0.8, &hammer)
}

/// A pebble sling.
pub(super) fn pebble_sling(_: &str) -> String {
    Paper::new()
        .line(INK, 9.0, "M24 12C20 44 30 66 46 74M82 16C78 50 68 68 52 74")
        .wire("#c98a4e", 5.0, "M24 12C20 44 30 66 46 74")
        .wire("#e8b87a", 5.0, "M82 16C78 50 68 68 52 74")
        .backed("M28 66Q50 98 74 66Q50 78 28 66Z")
        .lift("#7a4526", "M28 64Q50 100 74 64Q50 76 28 64Z")
        .ball("#6d7a80", 51.0, 66.0, 14.0)
        .cut("#b9c8c4", "M51 52A14 14 0 0 1 65 66Q58 58 51 52Z")
        .file("")
}

/// A staff with something at its top.
fn staff(wood: [&str; 2], top: &Paper) -> String {
    let staff = Paper::new()
        .line(INK, 11.0, "M0-34C4-10-4 20 0 58")
        .wire(wood[0], 7.0, "M0-34C4-10-4 20 0 58")
        .line(wood[1], 2.6, "M2-30C6-8-2 22 2 56")
        .over(top);
    laid(28.0, 0.78, &staff)
}

/// Maginos' staff: a crystal held by a twist of root.
pub(super) fn maginos_staff(_: &str) -> String {
    let top = Paper::new()
        .wire("#5a3a2a", 6.0, "M0-30C-22-34-22-58-6-60M0-30C20-36 20-54 10-60")
        .backed("M0-64L12-50L6-30H-6L-12-50Z")
        .lift("#6a3ab0", "M0-64L12-50L6-30H-6L-12-50Z")
        .cut("#b48af0", "M0-64L12-50L6-30H0Z")
        .cut("#f0e2ff", "M0-64L12-50L4-48Z");
    staff(["#5a3a2a", "#b5805a"], &top)
}

/// A wand that glows at its end: half a burnt match.
pub(super) fn scorching_wand(_: &str) -> String {
    let top = Paper::new()
        .lift("#e0601e", "M0-62C18-46 20-28 8-18H-8C-20-28-14-40-6-46C-6-54-4-58 0-62Z")
        .cut("#ffb83e", "M2-52C12-42 14-28 6-20H-6C-12-28-6-36 0-40Z")
        .cut("#fff3c4", "M2-38C8-32 8-24 4-20H-4C-6-26-2-32 2-38Z")
        .lift("#2a1a16", "M-7-22H7V-6H-7Z");
    staff(["#b98a4e", "#f2d598"], &top)
}

/// A bow with its arrow: wood, lit wood, binding.
fn bow(wood: [&str; 2], binding: &str, tall: f64) -> String {
    let t = tall;
    let arc = format!("M-4-{t}C34-{} 34 {} -4 {t}", t * 0.55, t * 0.55);
    let bow = Paper::new()
        .line(INK, 11.0, &arc)
        .line("#e8dcc0", 2.2, &format!("M-4-{t}L-22 0L-4 {t}"))
        .wire(wood[0], 7.0, &arc)
        .line(wood[1], 2.8, &arc)
        .wire(binding, 9.0, "M24-7V7")
        .line(INK, 8.0, "M-26 0H52")
        .wire("#c98a4e", 4.0, "M-26 0H50")
        .lift("#b9d0c6", "M44-9L62 0L44 9L49 0Z")
        .lift("#c8506a", "M-34-8H-20L-26 0L-20 8H-34L-28 0Z");
    laid(-28.0, 0.9, &bow)
}

/// Lily's bow.
pub(super) fn lilys_bow(_: &str) -> String {
    bow(["#7a4526", "#d99a5a"], "#c8506a", 46.0)
}

/// A bow for sure hits.
pub(super) fn accurate_bow(_: &str) -> String {
    bow(["#3f5a3a", "#9ac07a"], "#f4e6c8", 42.0)
}

/// A bow that hums.
pub(super) fn enchanted_bow(_: &str) -> String {
    bow(["#4a2a8a", "#b48af0"], "#7fd0d0", 46.0)
}

/// A bow taller than its archer.
pub(super) fn long_bow(_: &str) -> String {
    bow(["#5a3218", "#e0a860"], "#1f4f9a", 54.0)
}

/// A leather breastplate: half a glove.
pub(super) fn leather_breastplate(_: &str) -> String {
    Paper::new()
        .backed("M20 14L38 8Q50 22 62 8L80 14L86 44L78 88Q50 98 22 88L14 44Z")
        .lift("#5a3018", "M20 14L38 8Q50 22 62 8L80 14L86 44L78 88Q50 98 22 88L14 44Z")
        .cut("#a8652e", "M50 17Q57 15 62 8L80 14L86 44L78 88Q64 93 50 93Z")
        .cut("#d99a5a", "M72 11L80 14L86 44L78 88L70 90Q80 50 72 11Z")
        .line("#f4e6c8", 2.6, "M50 26V90M24 48Q50 58 76 48")
        .dot("#e8b34a", 50.0, 40.0, 4.0)
        .dot("#e8b34a", 50.0, 60.0, 4.0)
        .dot("#e8b34a", 50.0, 78.0, 4.0)
        .file("")
}

/// Mail of fish scales.
pub(super) fn fish_scale_mail(_: &str) -> String {
    let mut p = Paper::new()
        .backed("M20 14L38 8Q50 22 62 8L80 14L86 44L78 88Q50 98 22 88L14 44Z")
        .lift("#1f5a6a", "M20 14L38 8Q50 22 62 8L80 14L86 44L78 88Q50 98 22 88L14 44Z");
    for row in 0..6 {
        for i in 0..6 {
            let (x, y) = (
                19.0 + 11.0 * f64::from(i) + if row % 2 == 0 { 5.5 } else { 0.0 },
                26.0 + 11.0 * f64::from(row),
            );
            if x < 83.0 {
                p = p.ball(if x > 54.0 { "#a8e0e0" } else { "#5fa8b4" }, x, y, 5.6);
            }
        }
    }
    p.line("#e8b34a", 4.0, "M38 9Q50 23 62 9").file("")
}

/// A cloak that is hard to look at.
pub(super) fn shifting_cloak(_: &str) -> String {
    Paper::new()
        .backed("M50 6C66 6 70 20 70 30C86 46 92 74 94 94C70 88 30 88 6 94C8 74 14 46 30 30C30 20 34 6 50 6Z")
        .lift(
            "#1e525a",
            "M50 6C66 6 70 20 70 30C86 46 92 74 94 94C70 88 30 88 6 94C8 74 14 46 30 30C30 20 34 6 50 6Z",
        )
        .cut("#4d8583", "M50 6C66 6 70 20 70 30C86 46 92 74 94 94C82 91 66 90 54 90C62 60 62 34 50 6Z")
        .cut("#8fc4b4", "M70 32C86 48 92 74 94 94L82 91C84 70 80 50 70 32Z")
        .cut("#04161b", "M50 14C60 14 62 24 60 34Q50 42 40 34C38 24 40 14 50 14Z")
        .dot("#ffe9a6", 46.0, 28.0, 2.2)
        .dot("#ffe9a6", 55.0, 28.0, 2.2)
        .ball("#e8b34a", 50.0, 44.0, 5.0)
        .file("")
}

/// A shield: a coat button.
pub(super) fn button_shield(_: &str) -> String {
    Paper::new()
        .dot(INK, 50.0, 50.0, 45.0)
        .dot("#1f4f7a", 50.0, 50.0, 43.0)
        .cut("#4f8ac0", "M50 7A43 43 0 0 1 93 50A43 43 0 0 1 50 93C74 76 74 24 50 7Z")
        .dot("#173f62", 50.0, 51.0, 32.0)
        .dot("#2f6a9e", 50.0, 50.0, 30.0)
        .cut("#7fb4e0", "M50 20A30 30 0 0 1 80 50A30 30 0 0 0 50 24Z")
        .dot("#071a20", 41.0, 42.0, 6.0)
        .dot("#071a20", 59.0, 42.0, 6.0)
        .dot("#071a20", 41.0, 60.0, 6.0)
        .dot("#071a20", 59.0, 60.0, 6.0)
        .wire("#f4e6c8", 4.0, "M41 42L59 60M59 42L41 60")
        .file("")
}

/// A helmet: a thimble.
pub(super) fn thimble_helmet(_: &str) -> String {
    let mut p = Paper::new()
        .backed("M30 22Q50 8 70 22L80 76Q86 86 78 90Q50 100 22 90Q14 86 20 76Z")
        .lift("#6d8188", "M30 22Q50 8 70 22L78 82Q50 94 22 82Z")
        .cut("#aebfbe", "M50 14Q62 14 70 22L78 82Q66 88 52 89Q60 50 50 14Z")
        .cut("#eef6f0", "M64 18L70 22L78 82L70 85Q74 46 64 18Z");
    for row in 0..4 {
        for i in 0..5 {
            let y = 30.0 + 12.0 * f64::from(row);
            let x = 50.0 + (f64::from(i) - 2.0) * (8.0 + 1.4 * f64::from(row));
            p = p.dot("#3f545a", x, y, 2.4);
        }
    }
    p.lift("#8a9ca0", "M18 78Q50 94 82 78L84 88Q50 104 16 88Z")
        .cut("#e4eee6", "M52 90Q70 88 82 78L84 88Q68 96 52 97Z")
        .file("")
}

/// A cap: an acorn's.
pub(super) fn acorn_cap(_: &str) -> String {
    Paper::new()
        .wire("#5a3a20", 7.0, "M50 26C50 14 56 8 64 8")
        .backed("M8 66C8 38 28 24 50 24S92 38 92 66Q50 90 8 66Z")
        .lift("#5a3a20", "M8 66C8 38 28 24 50 24S92 38 92 66Q50 90 8 66Z")
        .cut("#a87848", "M50 24C72 24 92 38 92 66Q72 77 52 78C66 60 64 40 50 24Z")
        .cut("#d9ac74", "M70 30C84 38 92 50 92 66L80 71C82 56 80 42 70 30Z")
        .line("#2c1c10", 2.2, "M18 54Q50 74 84 52M24 42Q50 60 78 40M34 32Q50 44 66 31M34 28Q30 52 36 74M50 26V78M66 28Q72 52 66 74")
        .file("")
}

/// A ring with a cat's eye.
pub(super) fn ring_of_cat_strength(_: &str) -> String {
    Paper::new()
        .line(INK, 17.0, "M50 38A26 26 0 1 0 50.1 38Z")
        .wire("#b87a1e", 12.0, "M50 38A26 26 0 1 0 50.1 38Z")
        .line("#ffdc7a", 4.0, "M52 36A28 28 0 0 1 78 64")
        .backed("M22 24Q50-8 78 24Q50 54 22 24Z")
        .lift("#e8b34a", "M22 24Q50-8 78 24Q50 54 22 24Z")
        .cut("#3f8a3a", "M28 24Q50 0 72 24Q50 46 28 24Z")
        .cut("#a8e05a", "M50 12Q64 14 72 24Q62 34 50 36Z")
        .cut(INK, "M50 8Q57 24 50 40Q43 24 50 8Z")
        .file("")
}

/// An amulet that changes its mind.
pub(super) fn fickle_amulet(_: &str) -> String {
    Paper::new()
        .line(INK, 7.0, "M50 52C20 44 10 20 22 6M50 52C80 44 90 20 78 6")
        .wire("#e8b34a", 3.6, "M50 52C20 44 10 20 22 6M50 52C80 44 90 20 78 6")
        .dot(INK, 50.0, 68.0, 27.0)
        .dot("#b87a1e", 50.0, 68.0, 25.0)
        .dot("#7d2a6a", 50.0, 68.0, 19.0)
        .cut("#3fa0b0", "M50 49A19 19 0 0 1 50 87A9.500 9.500 0 0 1 50 68A9.500 9.500 0 0 0 50 49Z")
        .dot("#3fa0b0", 50.0, 58.5, 3.6)
        .dot("#e08ad0", 50.0, 77.5, 3.6)
        .cut("#ffe9b0", "M50 43A25 25 0 0 1 75 68A22 22 0 0 0 50 47Z")
        .file("")
}

/// Boots of felt.
pub(super) fn felt_boots(_: &str) -> String {
    let boot = Paper::new()
        .backed("M-14-38H12V6C24 6 34 14 34 28V34H-16Z")
        .lift("#6a3a50", "M-14-38H12V6C24 6 34 14 34 28V34H-16Z")
        .cut("#b06a84", "M0-38H12V6C24 6 34 14 34 28H4Z")
        .lift("#f4e6c8", "M-18-42H16V-30H-18Z")
        .cut("#2c1815", "M-16 32H35V40H-16Z")
        .line("#f4e6c8", 2.2, "M-8-20L8-16M-8-10L8-6");
    Paper::new().put(32.0, 46.0, -4.0, 0.95, &boot).put(62.0, 56.0, 2.0, 0.95, &boot).file("")
}

/// A lens of beetle glass.
pub(super) fn beetle_glass_lens(_: &str) -> String {
    Paper::new()
        .line(INK, 15.0, "M64 64L90 90")
        .wire("#7a4526", 10.0, "M64 64L90 90")
        .dot(INK, 42.0, 42.0, 37.0)
        .dot("#b87a1e", 42.0, 42.0, 35.0)
        .dot("#1f6a5a", 42.0, 42.0, 28.0)
        .cut("#5fc09a", "M42 14A28 28 0 0 1 70 42A28 28 0 0 1 42 70C58 56 58 28 42 14Z")
        .cut("#d8ffe8", "M50 22Q62 28 62 42Q54 32 50 22Z")
        .line("#0c3a30", 2.2, "M42 16V68M30 24Q42 34 54 24M26 44Q42 56 58 44")
        .file("")
}

/// A tin box of odds and ends.
pub(super) fn tinkerers_treasure(_: &str) -> String {
    Paper::new()
        .backed("M8 46L50 30L92 46V84L50 96L8 84Z")
        .wire("#8fa7b0", 5.0, "M30 42V14M30 14A6 6 0 1 1 29.9 14")
        .lift("#e8b34a", "M52 10L60 26L76 22L70 38H46L42 24Z")
        .lift("#2f4a52", "M8 46L50 56V96L8 84Z")
        .lift("#5f7f86", "M92 46L50 56V96L92 84Z")
        .cut("#b9d0c6", "M92 46L80 49V87L92 84Z")
        .cut("#0c272e", "M8 46L50 34L92 46L50 56Z")
        .ball("#c9602e", 44.0, 42.0, 8.0)
        .ball("#e8b34a", 62.0, 44.0, 7.0)
        .dot("#ffe9a6", 50.0, 74.0, 4.6)
        .file("")
}

/// A wedge of cheese.
pub(super) fn cheese_wedge(_: &str) -> String {
    Paper::new().put(50.0, 52.0, -6.0, 1.05, &wedge()).file("")
}

/// A poultice: herbs in a bandage.
pub(super) fn herb_poultice(_: &str) -> String {
    Paper::new()
        .lift("#3f8a50", "M34 40C16 36 10 18 16 6C32 10 42 24 40 38Z")
        .lift("#74b85a", "M58 38C56 18 68 6 84 6C86 22 76 36 62 42Z")
        .lift("#2a6a44", "M46 38C38 22 44 10 52 4C60 14 60 28 54 38Z")
        .backed("M14 54Q50 24 86 54Q94 78 76 90Q50 98 24 90Q6 78 14 54Z")
        .lift("#d8c8a0", "M14 54Q50 24 86 54Q94 78 76 90Q50 98 24 90Q6 78 14 54Z")
        .cut("#fff3d6", "M50 39Q70 40 86 54Q94 78 76 90Q64 95 52 95Q68 68 50 39Z")
        .wire("#a8652e", 4.0, "M12 62Q50 44 88 62M48 48L30 92M56 48L74 90")
        .file("")
}

/// An antidote.
pub(super) fn antidote(_: &str) -> String {
    Paper::new()
        .backed("M40 8H60V30C76 38 82 52 82 64C82 84 68 94 50 94S18 84 18 64C18 52 24 38 40 30Z")
        .lift("#d3ebe0", "M41 20H59V32C74 40 80 52 80 64C80 82 68 92 50 92S20 82 20 64C20 52 26 40 41 32Z")
        .cut("#2f8fb0", "M22 58H78C82 80 68 89 50 89S18 80 22 58Z")
        .cut("#7fd8e8", "M54 58H78C82 80 68 89 54 89C66 80 64 66 54 58Z")
        .lift("#8a5a34", "M38 6H62V20H38Z")
        .cut("#d9a468", "M50 6H62V20H52Z")
        .lift("#74b85a", "M50 84C36 78 34 66 50 60C66 66 64 78 50 84Z")
        .file("")
}

/// A pouch of pepper.
pub(super) fn pepper_pouch(_: &str) -> String {
    let mut p = Paper::new()
        .backed("M34 10H66L60 30C82 42 90 60 86 78Q82 94 50 94T14 78C10 60 18 42 40 30Z")
        .lift("#8a2f22", "M40 28C18 42 10 60 14 78Q18 94 50 94T86 78C90 60 82 42 60 28Z")
        .cut("#d0603e", "M52 28H60C82 42 90 60 86 78Q82 92 54 94C72 74 70 48 52 28Z")
        .lift("#b5482f", "M34 10Q50 18 66 10L60 28H40Z")
        .wire("#f4e6c8", 4.6, "M36 30H64");
    for (x, y) in [(30.0, 62.0), (44.0, 74.0), (56.0, 60.0), (68.0, 74.0), (50.0, 84.0), (72.0, 56.0)] {
        p = p.dot("#1c0f0c", x, y, 3.4);
    }
    p.file("")
}

/// A spring and a nail.
pub(super) fn spring_and_nail(_: &str) -> String {
    let coil = "M22 84C10 74 46 62 50 74C54 84 20 84 26 66C30 54 62 48 62 60C62 70 34 68 40 50C44 38 74 34 74 46C74 56 50 54 54 36C56 26 70 22 80 24";
    Paper::new()
        .line(INK, 10.0, coil)
        .wire("#6d8a94", 6.0, coil)
        .line("#e4eee6", 2.4, coil)
        .backed("M56 88L90 60L96 66L94 56L86 54L88 58L52 84Z")
        .lift("#8a5544", "M52 90L86 58L90 63L56 92Z")
        .lift("#b5765a", "M82 52L97 67L92 71L78 57Z")
        .file("")
}
