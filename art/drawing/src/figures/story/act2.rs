//! Chapters 4 to 8: what the party may bring home from the drain, the cat, the king's bed, the siege and the queen's room.

use crate::figures::kit::Paper;
use crate::palette::INK;

/// The pit, and the hand that gives back.
pub(super) fn the_pitkeeper(_: &str) -> String {
    Paper::new()
        .backed("M2 76C2 62 22 54 50 54S98 62 98 76S78 98 50 98S2 90 2 76Z")
        .lift("#4b6a74", "M2 76C2 62 22 54 50 54S98 62 98 76S78 98 50 98S2 90 2 76Z")
        .cut("#8fb0b4", "M50 54C78 54 98 62 98 76C98 80 96 84 92 87C92 70 74 60 44 60C46 56 48 54 50 54Z")
        .cut("#04161b", "M14 75C14 67 30 62 50 62S86 67 86 75S70 87 50 87S14 83 14 75Z")
        .line("#2a444e", 2.4, "M6 84L16 80M24 94L30 85M50 98V88M76 94L70 85M94 84L84 80")
        .backed("M38 76L36 44C28 40 24 34 26 28L32 26L38 34L36 14H44L48 32L50 10H58L59 32L64 14L71 16L68 36L76 28L82 33C78 46 70 52 64 54L64 76Z")
        .cut("#a9c4cc", "M38 76L36 44C28 40 24 34 26 28L32 26L38 34L36 14H44L48 32L50 10H58L59 32L64 14L71 16L68 36L76 28L82 33C78 46 70 52 64 54L64 76Z")
        .cut("#eef6f4", "M52 76L50 10H58L59 32L64 14L71 16L68 36L76 28L82 33C78 46 70 52 64 54L64 76Z")
        .cut("#7fa0ac", "M38 76L36 44C44 50 54 50 60 46C56 54 48 56 44 56L46 76Z")
        .backed("M44 36C52 28 66 32 66 42C66 52 50 54 44 46Z")
        .cut("#6f665c", "M44 36C52 28 66 32 66 42C66 52 50 54 44 46Z")
        .cut("#b8a88c", "M50 32C58 30 66 34 66 42C66 46 63 49 60 50C62 42 58 36 50 32Z")
        .file("")
}

/// The wheel of the sluice, turned home.
pub(super) fn sluice_shut(_: &str) -> String {
    let mut spokes = String::new();
    for i in 0..6_u32 {
        let (s, c) = (std::f64::consts::PI / 3.0 * f64::from(i) + 0.3).sin_cos();
        spokes.push_str(&format!("M50 42L{:.1} {:.1}", 50.0 + 38.0 * c, 42.0 + 38.0 * s));
    }
    Paper::new()
        .backed("M20 66H80V98H20Z")
        .cut("#4f3526", "M20 66H80V98H20Z")
        .cut("#8a5a38", "M52 66H80V98H52Z")
        .line("#2c1c14", 2.6, "M35 68V97M50 68V97M65 68V97M20 82H80")
        .line(INK, 15.0, "M50 14A28 28 0 1 0 50.1 14Z")
        .line(INK, 11.0, &spokes)
        .wire("#5d7a89", 6.0, &spokes)
        .wire("#4a6472", 9.0, "M50 14A28 28 0 1 0 50.1 14Z")
        .line("#b4cccc", 3.2, "M50 12A30 30 0 0 1 80 42")
        .ball("#e8b34a", 50.0, 42.0, 9.0)
        .dot("#fff0b8", 53.0, 39.0, 4.0)
        .file("")
}

/// A guards' barrel, afloat.
pub(super) fn cellar_flooded(_: &str) -> String {
    Paper::new()
        .put(50.0, 44.0, -14.0, 0.9, &barrel())
        .backed("M2 66Q14 58 26 66T50 66T74 66T98 66V92Q74 100 50 94T2 92Z")
        .cut("#1f6f86", "M2 66Q14 58 26 66T50 66T74 66T98 66V92Q74 100 50 94T2 92Z")
        .cut("#4fb0bc", "M50 66Q62 58 74 66T98 66V92Q86 96 74 96Q84 80 50 66Z")
        .line("#c8f0ec", 2.6, "M10 76Q20 70 30 76T50 76M58 84Q68 78 78 84T94 84M16 88Q26 83 36 88")
        .file("")
}

/// A barrel around 0,0, lying on its side.
pub(super) fn barrel() -> Paper {
    let hull = "M-40-24Q0-36 40-24Q48 0 40 24Q0 36-40 24Q-48 0-40-24Z";
    Paper::new()
        .backed(hull)
        .cut("#7a4420", hull)
        .cut("#b8763a", "M-41-20Q0-32 41-20Q45-8 44 2Q0-8-44 2Q-45-8-41-20Z")
        .cut("#e8ab64", "M-38-23Q0-35 40-24L41-17Q0-28-40-17Z")
        .line("#4f2a14", 2.2, "M-43-6Q0-16 44-6M-43 10Q0 4 44 10")
        .line("#33505e", 6.0, "M-24-29Q-31 0-24 29M24-29Q31 0 24 29")
        .line("#a9c4c4", 2.0, "M-22-29Q-28-12-28 0M26-29Q31-12 31 0")
        .dot("#2c1810", 2.0, -17.0, 5.0)
        .dot("#8fc43a", 2.0, -18.0, 3.0)
}

/// An oak leaf, and what drips from it is black.
pub(super) fn spring_fouled(_: &str) -> String {
    let leaf = "M50 4C58 8 60 16 58 22C68 18 78 22 80 30C84 38 78 44 72 46C80 50 82 60 76 66C70 70 62 68 58 64C58 70 54 74 50 76C46 74 42 70 42 64C38 68 30 70 24 66C18 60 20 50 28 46C22 44 16 38 20 30C22 22 32 18 42 22C40 16 42 8 50 4Z";
    Paper::new()
        .backed(leaf)
        .lift("#5a7a3a", leaf)
        .cut("#9ab45a", "M50 4C58 8 60 16 58 22C68 18 78 22 80 30C84 38 78 44 72 46C80 50 82 60 76 66C70 70 62 68 58 64C58 70 54 74 50 76Z")
        .cut("#22201c", "M24 66C30 56 40 60 50 54C60 58 70 56 76 66C70 70 62 68 58 64C58 70 54 74 50 76C46 74 42 70 42 64C38 68 30 70 24 66Z")
        .line("#3a5226", 2.4, "M50 10V74M50 28L64 30M50 28L36 30M50 46L66 54M50 46L34 54")
        .backed("M50 74C42 84 40 90 44 95Q50 99 56 95C60 90 58 84 50 74Z")
        .cut("#1c1a24", "M50 74C42 84 40 90 44 95Q50 99 56 95C60 90 58 84 50 74Z")
        .cut("#6a6480", "M52 80C56 86 57 90 54 94Q52 90 52 80Z")
        .file("")
}

/// The wren's bell on a collar of thread.
pub(super) fn cat_belled(_: &str) -> String {
    Paper::new()
        .line(INK, 13.0, "M6 18Q28 38 50 36T94 18")
        .wire("#3f70b0", 8.0, "M6 18Q28 38 50 36T94 18")
        .line("#8fc0ea", 2.6, "M50 33Q76 32 93 16")
        .put(50.0, 58.0, 0.0, 0.96, &bell())
        .file("")
}

/// A bell around 0,0.
pub(super) fn bell() -> Paper {
    let cup = "M0-30C18-30 24-14 26 4C27 14 32 20 37 24H-37C-32 20-27 14-26 4C-24-14-18-30 0-30Z";
    Paper::new()
        .backed("M0-38C18-32 24-14 26 4C27 14 32 20 37 24L34 30H10L0 40L-10 30H-34L-37 24C-32 20-27 14-26 4C-24-14-18-32 0-38Z")
        .dot("#8a5a1c", 0.0, 30.0, 8.0)
        .dot("#e0a83c", 2.0, 28.0, 5.0)
        .lift("#b87a1e", cup)
        .cut("#e8b34a", "M2-30C18-30 24-14 26 4C27 14 32 20 37 24H4C16 8 14-14 2-30Z")
        .cut("#ffe9a0", "M14-25C22-18 24-6 25 4C26 12 29 18 33 22L24 24C20 8 20-8 14-25Z")
        .cut("#6d420f", "M-33 20H33L37 26H-37Z")
        .line("#b87a1e", 5.0, "M-6-32A7 7 0 1 1 6-32")
}

/// A cat who has been let off, and knows it.
pub(super) fn cat_owes_us(_: &str) -> String {
    let head =
        "M12 12L34 24Q50 18 66 24L88 12C92 32 92 44 88 58C84 80 68 92 50 92S16 80 12 58C8 44 8 32 12 12Z";
    Paper::new()
        .backed(head)
        .lift("#b8621f", head)
        .cut("#e08a34", "M52 20Q60 21 66 24L88 12C92 32 92 44 88 58C84 80 68 92 54 92C66 70 66 40 52 20Z")
        .cut("#ffb868", "M74 20L88 12C92 32 92 44 88 58C86 68 82 76 76 82C82 60 82 40 74 20Z")
        .cut("#e0907a", "M17 20L30 28L20 38ZM83 20L70 28L80 38Z")
        .cut(
            "#7d3a14",
            "M46 22H54L50 42ZM32 26L40 24L38 38ZM68 26L60 24L62 38ZM12 54L26 57L13 62ZM88 54L74 57L87 62Z",
        )
        .cut("#fff0d8", "M50 60C60 58 70 66 68 76C66 86 56 90 50 90S34 86 32 76C30 66 40 58 50 60Z")
        .cut("#c2473f", "M43 61Q50 56 57 61Q55 68 50 69Q45 68 43 61Z")
        .line("#4f241b", 2.6, "M50 69V75M50 75Q44 82 38 77M50 75Q56 82 62 77")
        .line("#2a1410", 4.0, "M24 50Q32 58 40 50")
        .cut(INK, "M60 50Q68 40 78 50Q69 57 60 50Z")
        .cut("#a8d84a", "M62 50Q68 43 76 50Q69 55 62 50Z")
        .oval(INK, 69.0, 49.5, 2.2, 4.4)
        .line("#fff6e0", 1.6, "M30 74L6 70M30 78L8 84M70 74L94 70M70 78L92 84")
        .file("")
}

/// A music box, and the tune out of it.
pub(super) fn the_lullaby(_: &str) -> String {
    Paper::new()
        .backed("M8 62L18 22L78 14L92 58V92H8Z")
        .lift("#5a2c4a", "M8 60L18 22L78 14L92 56Z")
        .cut("#a8608a", "M24 30L74 22L84 52L18 56Z")
        .cut("#e0a0c0", "M52 26L74 22L84 52L60 54Z")
        .lift("#6d3a1a", "M8 58H92V92H8Z")
        .cut("#b8763a", "M52 58H92V92H52Z")
        .cut("#efb062", "M80 58H92V92H80Z")
        .cut("#e8b34a", "M8 58H92V64H8Z")
        .cut("#33505e", "M20 70H66V84H20Z")
        .line("#dfe8dc", 2.4, "M25 72V82M31 72V80M37 72V82M43 72V79M55 72V82M61 72V80")
        .wire("#8a9a98", 4.0, "M92 76H97V68")
        .backed("M44 6L62 2V30C62 38 50 40 50 33C50 28 56 27 58 28V14L48 16V36C48 44 36 46 36 39C36 34 41 33 44 34Z")
        .cut("#fff6dc", "M44 6L62 2V30C62 38 50 40 50 33C50 28 56 27 58 28V14L48 16V36C48 44 36 46 36 39C36 34 41 33 44 34Z")
        .file("")
}

/// A grey eye, open, and wet.
pub(super) fn told_the_truth(_: &str) -> String {
    let lid = "M2 46C18 16 82 16 98 46C82 74 18 74 2 46Z";
    Paper::new()
        .backed(lid)
        .lift("#9a5f50", lid)
        .cut("#d8986e", "M50 23C74 24 90 32 98 46C82 74 40 72 30 68C60 66 74 40 50 23Z")
        .cut("#efe6da", "M10 46C26 26 74 26 90 46C74 66 26 66 10 46Z")
        .cut("#fffaf0", "M52 31C70 32 82 37 90 46C78 60 62 62 52 61C64 52 64 40 52 31Z")
        .dot("#4a5a6a", 50.0, 46.0, 17.0)
        .dot("#8fa6b4", 51.0, 45.0, 13.0)
        .dot("#16202c", 50.0, 46.0, 7.6)
        .cut("#fff6dc", "M54 34L62 38L58 44L52 40Z")
        .line(INK, 9.0, "M12 18Q48 2 88 16")
        .line("#e4dcd4", 5.0, "M12 18Q48 2 88 16")
        .backed("M74 62C66 76 64 84 74 92C84 84 82 76 74 62Z")
        .cut("#7fc4d8", "M74 62C66 76 64 84 74 92C84 84 82 76 74 62Z")
        .cut("#eaffff", "M75 68C81 77 82 84 75 90Q78 78 75 68Z")
        .file("")
}

/// A pillow by moonlight, and nobody was there.
pub(super) fn left_him_dreaming(_: &str) -> String {
    let pillow = "M6 62C2 52 14 48 24 54Q50 46 76 54C86 48 98 52 94 62Q98 74 94 86C98 96 86 100 76 94Q50 100 24 94C14 100 2 96 6 86Q2 74 6 62Z";
    Paper::new()
        .backed("M62 4A26 26 0 1 0 84 40A30 30 0 0 1 62 4Z")
        .lift("#e8dcae", "M62 4A26 26 0 1 0 84 40A30 30 0 0 1 62 4Z")
        .cut("#fff8dc", "M62 4A30 30 0 0 0 84 40A26 26 0 0 1 60 46A34 34 0 0 1 62 4Z")
        .backed("M22 16L25 23L32 26L25 29L22 36L19 29L12 26L19 23ZM86 8L88 13L93 15L88 17L86 22L84 17L79 15L84 13Z")
        .cut("#ffe9a0", "M22 16L25 23L32 26L25 29L22 36L19 29L12 26L19 23ZM86 8L88 13L93 15L88 17L86 22L84 17L79 15L84 13Z")
        .backed(pillow)
        .lift("#8f8aa8", pillow)
        .cut("#d4cede", "M50 50Q64 50 76 54C86 48 98 52 94 62Q98 74 94 86C98 96 86 100 76 94Q66 97 56 97Q74 76 50 50Z")
        .cut("#fbf6ee", "M76 54C86 48 98 52 94 62Q98 74 94 86Q90 66 76 54Z")
        .line("#6c688a", 2.4, "M30 70Q46 80 62 68M40 84Q52 88 62 82")
        .file("")
}

/// The crow, with a rind in its beak.
pub(super) fn crow_fed(_: &str) -> String {
    Paper::new()
        .backed("M98 98H34C44 84 38 76 36 64L4 56L36 34C42 12 66 4 80 16C98 30 98 62 98 98Z")
        .lift("#10222e", "M98 98H34C44 84 38 76 36 62C34 24 58 4 80 16C98 30 98 62 98 98Z")
        .cut("#2c4a60", "M66 12C72 11 76 13 80 16C98 30 98 62 98 98H72C84 70 84 36 66 12Z")
        .cut("#48708a", "M80 16C98 30 98 62 98 98H92C94 66 92 36 80 16Z")
        .lift("#6a5a44", "M38 60L14 66L36 70Q42 66 42 62Z")
        .lift("#8f7a58", "M40 36C26 40 12 48 4 58C16 56 30 60 40 60Z")
        .cut("#d8bd8a", "M40 36C26 40 12 48 4 58C16 50 28 46 40 46Z")
        .ball("#e8b23a", 58.0, 38.0, 8.0)
        .dot(INK, 57.0, 38.0, 4.6)
        .dot("#fff6dc", 59.0, 36.0, 1.8)
        .put(
            20.0,
            76.0,
            -8.0,
            0.42,
            &Paper::new()
                .backed("M-40 2Q2-36 32-30Q42-19 42 5L40 31L-42 26Z")
                .over(&crate::figures::tokens::wedge()),
        )
        .file("")
}

/// The captain's hat, and over it no moon.
pub(super) fn vurst_told(_: &str) -> String {
    Paper::new()
        .dot(INK, 66.0, 30.0, 29.0)
        .dot("#3a4468", 66.0, 30.0, 26.0)
        .dot("#151a34", 63.0, 32.0, 22.5)
        .line("#dfe6f0", 2.6, "M72 5.500A25.500 25.500 0 0 1 91.500 30")
        .put(48.0, 66.0, -6.0, 1.0, &hat())
        .file("")
}

/// The captain's hat around 0,0.
fn hat() -> Paper {
    let felt = "M-46 22C-42 0-26 2-16-12Q0-26 16-12C26 2 42 0 46 22Q24 12 0 12T-46 22Z";
    Paper::new()
        .backed("M-46 22C-42 0-26 2-16-12Q0-26 16-12C26 2 42 0 46 22L44 30Q22 18 0 18T-44 30Z")
        .lift("#efe2c2", "M18-2C20-18 34-28 48-26C42-20 48-14 40-10C44-4 34 2 26 4Z")
        .cut("#fffaea", "M22-2C30-12 38-20 48-26C42-20 48-14 40-10C36-6 28-4 22-2Z")
        .lift("#142142", felt)
        .cut("#34508a", "M2-19Q10-19 16-12C26 2 42 0 46 22Q24 12 2 12Q10-4 2-19Z")
        .cut("#e6b040", "M-46 22Q-22 8 0 8T46 22L46 28Q22 16 0 16T-46 28Z")
        .cut("#ffe08a", "M0 8Q22 8 46 22L46 28Q22 16 0 16Z")
        .cut("#e6b040", "M0-12L5-3L0 6L-5-3Z")
}

/// A sugar bowl with a lid, and somebody in it.
pub(super) fn vurst_locked(_: &str) -> String {
    Paper::new()
        .backed("M44 18Q42 8 50 8Q58 8 56 18Q80 22 84 42Q90 92 50 94Q10 92 16 42Q20 22 44 18Z")
        .lift("#5c6c7c", "M44 18Q42 8 50 8Q58 8 56 18Q80 22 84 42Q90 92 50 94Q10 92 16 42Q20 22 44 18Z")
        .cut("#a9b8bc", "M56 18Q80 22 84 42Q90 92 54 94Q78 60 56 18Z")
        .cut("#eef4ee", "M70 25Q82 32 84 42Q87 72 76 86Q84 52 70 25Z")
        .cut("#b0384a", "M27 32a3 3 0 1 0 .1 0ZM38 27a3 3 0 1 0 .1 0ZM50 25a3 3 0 1 0 .1 0ZM62 27a3 3 0 1 0 .1 0ZM73 32a3 3 0 1 0 .1 0Z")
        .cut(INK, "M26 58Q50 53 74 58L71 78Q50 84 29 78Z")
        .cut("#ffe27a", "M36 67Q42 60 48 67Q42 73 36 67ZM54 67Q60 60 66 67Q60 73 54 67Z")
        .dot("#2a0a08", 43.0, 67.0, 2.2)
        .dot("#2a0a08", 59.0, 67.0, 2.2)
        .line("#8a9aa0", 3.0, "M38 56V80M50 55V81M62 56V80")
        .cut("#e8b34a", "M16 42Q50 50 84 42L84.6 48Q50 57 15.4 48Z")
        .cut("#ffe9a0", "M54 46Q70 45 84 42L84.6 48Q70 52 55 53Z")
        .file("")
}

/// Stairs with a gap in them, a lamp gone out.
pub(super) fn lower_stairs_lost(_: &str) -> String {
    Paper::new()
        .backed("M4 96V78H22V64H40V52L48 60L56 44V40H74V24H96V44H82V60H64V74L54 66L48 80V96Z")
        .lift("#6a4028", "M4 96V78H22V64H40V52L48 60L44 72L48 80V96Z")
        .cut("#c98a4c", "M4 78H22V64H40V52L48 60L45 68H28V82H4Z")
        .lift("#6a4028", "M56 52V40H74V24H96V44H82V60H64V74L54 66Z")
        .cut("#e0a45a", "M56 46V40H74V24H96V30H80V46Z")
        .lift("#3a2c3c", "M14 54V26H34V54Z")
        .cut("#1a1826", "M18 50V32H30V50Z")
        .cut("#8a7a88", "M10 26H38L30 16H18ZM10 54H38V60H10Z")
        .line("#8a7a88", 3.0, "M24 16V6")
        .cut("#c8c0d0", "M24 48C20 44 26 40 23 36C28 38 27 44 26 48Z")
        .file("")
}

/// The late queen's cushion, with a dent in it.
pub(super) fn the_cushion(_: &str) -> String {
    let edge = "M12 30C8 20 16 16 26 22Q50 14 74 22C84 16 92 20 88 30Q98 54 88 76C92 86 84 90 74 84Q50 92 26 84C16 90 8 86 12 76Q2 54 12 30Z";
    Paper::new()
        .line(INK, 9.0, "M12 24L4 12M88 24L96 12M12 82L4 94M88 82L96 94")
        .wire("#e8b34a", 5.0, "M12 24L4 12M88 24L96 12M12 82L4 94M88 82L96 94")
        .backed(edge)
        .lift("#6a2a52", edge)
        .cut(
            "#a84a78",
            "M52 17Q64 18 74 22C84 16 92 20 88 30Q98 54 88 76C92 86 84 90 74 84Q64 87 54 88Q78 52 52 17Z",
        )
        .cut("#d88aa8", "M74 22C84 16 92 20 88 30Q96 50 90 70Q86 42 74 22Z")
        .oval("#4a1a3c", 48.0, 54.0, 26.0, 18.0)
        .oval("#7d3660", 50.0, 57.0, 22.0, 13.0)
        .line("#f0a048", 2.4, "M38 58Q44 48 52 56M50 62Q60 54 64 60M44 50Q50 44 56 48")
        .file("")
}

/// The old hat, and what is pinned to it.
pub(super) fn maginos_forgiven(_: &str) -> String {
    let felt = "M4 80Q24 74 28 62L36 26Q38 6 14 8Q44-8 60 14L72 60Q76 72 96 80Q50 100 4 80Z";
    Paper::new()
        .backed(felt)
        .lift("#4a2a7c", felt)
        .cut("#7f52b8", "M34 3Q50 2 60 14L72 60Q76 72 96 80Q76 89 56 90Q66 44 34 3Z")
        .cut("#b48ae0", "M54 8Q58 10 60 14L72 60Q76 72 96 80Q86 85 76 87Q68 44 54 8Z")
        .cut("#f6cf7c", "M28 60Q50 74 71 57L74 66Q50 84 24 70Z")
        .cut("#fff0b8", "M52 69Q62 66 71 57L74 66Q64 75 54 76Z")
        .backed("M50 58C38 50 32 42 36 34C40 28 48 30 50 36C52 30 60 28 64 34C68 42 62 50 50 58Z")
        .cut("#d4607a", "M50 58C38 50 32 42 36 34C40 28 48 30 50 36C52 30 60 28 64 34C68 42 62 50 50 58Z")
        .cut("#ffb8c0", "M50 36C52 30 60 28 64 34C68 42 62 50 51 57C57 48 57 42 50 36Z")
        .file("")
}
