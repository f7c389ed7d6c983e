//! Chapters 9 to 11: what the party may bring home from the forge, the king's table and the well.

use crate::figures::kit::Paper;
use crate::palette::INK;

/// A thimble around 0,0, full of clear water.
fn thimble() -> Paper {
    Paper::new()
        .backed("M-32-28C-32-40 32-40 32-28L24 36Q0 44-24 36Z")
        .lift("#55627a", "M-32-28L-24 36Q0 44 24 36L32-28Z")
        .cut("#a9b8bc", "M4-28L4 40Q16 40 24 36L32-28Z")
        .cut("#eef4ee", "M20-28L16 38Q21 37 24 36L32-28Z")
        .cut("#3a4660", "M-22-10a3 4 0 1 0 .1 0ZM-9-6a3 4 0 1 0 .1 0ZM5-6a3 4 0 1 0 .1 0ZM18-10a3 4 0 1 0 .1 0ZM-17 8a3 4 0 1 0 .1 0ZM-4 11a3 4 0 1 0 .1 0ZM10 10a3 4 0 1 0 .1 0ZM-13 24a3 4 0 1 0 .1 0ZM0 27a3 4 0 1 0 .1 0ZM13 24a3 4 0 1 0 .1 0Z")
        .oval("#dfe8ec", 0.0, -28.0, 32.0, 9.0)
        .oval("#4f9ab8", 0.0, -27.0, 26.0, 6.0)
        .oval("#e4fbff", 5.0, -28.0, 15.0, 3.4)
}

/// A sparkle around 0,0.
fn sparkle() -> Paper {
    Paper::new()
        .backed("M0-13L3-3L13 0L3 3L0 13L-3 3L-13 0L-3-3Z")
        .cut("#fff6d0", "M0-13L3-3L13 0L3 3L0 13L-3 3L-13 0L-3-3Z")
}

/// Seven drops turned round, in a thimble.
pub(super) fn the_cup(_: &str) -> String {
    Paper::new()
        .put(50.0, 58.0, 0.0, 1.06, &thimble())
        .put(24.0, 14.0, 0.0, 0.7, &sparkle())
        .put(54.0, 11.0, 0.0, 0.9, &sparkle())
        .put(80.0, 18.0, 0.0, 0.6, &sparkle())
        .file("")
}

/// A trap that waits for boots.
pub(super) fn traps_turned(_: &str) -> String {
    Paper::new()
        .backed("M28 4H62V46C76 50 92 54 94 70V80H28Z")
        .lift("#4a2c22", "M28 4H62V46C76 50 92 54 94 70V78H28Z")
        .cut("#7d4c34", "M46 4H62V46C76 50 92 54 94 70V78H60C60 60 46 50 46 4Z")
        .cut("#b87a50", "M56 4H62V46C76 50 92 54 94 70Q76 62 56 54Z")
        .cut("#241410", "M28 74H94V82H28Z")
        .cut("#8a5a40", "M24 4H66V14H24Z")
        .backed("M4 86L20 78H96V98H4Z")
        .cut("#8a4f26", "M4 86H96V98H4Z")
        .cut("#d99a54", "M4 86L14 80H96V86Z")
        .line(INK, 8.0, "M10 84Q18 40 52 62")
        .wire("#5d7a89", 5.0, "M10 84Q18 40 52 62")
        .cut("#dfe8dc", "M24 62L28 54L31 62ZM34 58L39 51L41 59ZM44 58L50 53L50 62ZM60 84L64 74L68 84ZM74 84L78 74L82 84ZM46 84L50 74L54 84Z")
        .file("")
}

/// The apprentice, awake.
pub(super) fn hob_woken(_: &str) -> String {
    Paper::new()
        .backed("M10 60C4 30 20 10 34 14L40 4L52 12L66 6L70 16C88 18 96 38 90 60C88 84 70 96 50 96S12 84 10 60Z")
        .lift("#6e3026", "M10 60C4 30 20 10 34 14L40 4L52 12L66 6L70 16C88 18 96 38 90 60Z")
        .lift("#c8845e", "M16 52C16 34 30 26 50 26S84 34 84 52C86 80 68 94 50 94S14 80 16 52Z")
        .cut("#f0b888", "M52 26C72 27 84 34 84 52C86 80 68 94 54 94C68 72 68 44 52 26Z")
        .cut("#6e3026", "M12 52C12 30 28 20 50 20S88 30 88 52C82 46 80 40 78 36C74 42 68 44 62 44C64 40 64 36 62 34C54 44 40 48 28 46C30 42 32 40 32 38C24 44 16 48 12 52Z")
        .cut("#b05a32", "M54 20C74 21 88 30 88 52C82 46 80 40 78 36C74 42 68 44 62 44C64 40 64 36 62 34C62 28 58 24 54 20Z")
        .oval("#fffaf0", 35.0, 59.0, 8.0, 8.6)
        .oval("#fffaf0", 65.0, 59.0, 8.0, 8.6)
        .dot("#3f6a8a", 36.0, 60.0, 5.2)
        .dot("#3f6a8a", 66.0, 60.0, 5.2)
        .dot(INK, 36.0, 60.0, 2.8)
        .dot(INK, 66.0, 60.0, 2.8)
        .dot("#ffffff", 37.5, 58.0, 1.5)
        .dot("#ffffff", 67.5, 58.0, 1.5)
        .cut("#e09468", "M48 62Q44 72 50 74Q56 73 53 69Z")
        .oval("#5a2024", 50.0, 83.0, 6.0, 5.0)
        .cut("#a85a3c", "M24 72a2 2 0 1 0 .1 0ZM30 75a2 2 0 1 0 .1 0ZM27 79a2 2 0 1 0 .1 0ZM70 75a2 2 0 1 0 .1 0ZM76 72a2 2 0 1 0 .1 0ZM74 79a2 2 0 1 0 .1 0Z")
        .file("")
}

/// The crown, and the pen laid down before it.
pub(super) fn king_remembers(_: &str) -> String {
    let crown = "M16 62L8 18L32 36L50 6L68 36L92 18L84 62Q50 50 16 62Z";
    Paper::new()
        .backed("M16 62L8 18L32 36L50 6L68 36L92 18L84 62L82 72Q50 60 18 72Z")
        .lift("#b87a1e", crown)
        .cut("#ffdc7a", "M50 6L68 36L92 18L84 62Q66 55 52 55Q60 30 50 6Z")
        .cut("#e0a83c", "M16 62Q50 50 84 62L82 72Q50 60 18 72Z")
        .cut("#fff0b8", "M52 56Q68 57 84 62L82 72Q66 66 52 65Z")
        .dot("#4f9a80", 50.0, 34.0, 5.4)
        .dot("#c8f0d8", 51.6, 32.4, 2.2)
        .dot("#fff0b8", 8.0, 17.0, 4.0)
        .dot("#fff6d0", 50.0, 6.0, 4.4)
        .dot("#fff6d0", 92.0, 17.0, 4.0)
        .backed("M4 92L26 84C46 74 74 72 98 78C88 90 60 96 30 92L6 96Z")
        .cut("#8a7a9a", "M26 86C46 74 74 72 98 78C88 90 60 96 28 92Z")
        .cut("#fffaf0", "M26 86C46 74 74 72 98 78C74 78 48 82 27 89Z")
        .line("#c9b890", 3.0, "M6 94L40 85")
        .cut(INK, "M2 95L14 90L13 94Z")
        .file("")
}

/// A voice like a dinner gong.
pub(super) fn maggie_speaks(_: &str) -> String {
    Paper::new()
        .line(INK, 10.0, "M14 96V10H86V96")
        .wire("#8a5a30", 6.0, "M14 96V10H86V96M6 96H24M76 96H94")
        .line("#e0a45a", 2.0, "M18 8H86")
        .line("#d9c79c", 3.0, "M36 10L40 26M64 10L60 26")
        .dot(INK, 50.0, 52.0, 32.0)
        .dot("#8a5a1c", 50.0, 52.0, 29.5)
        .cut("#e8b34a", "M52 22.500A29.500 29.500 0 0 1 52 81.500C64 66 64 38 52 22.500Z")
        .dot("#b87a1e", 50.0, 52.0, 21.0)
        .cut("#f4cc6a", "M51 31A21 21 0 0 1 51 73C60 60 60 44 51 31Z")
        .dot("#8a5a1c", 50.0, 52.0, 9.0)
        .dot("#ffe9a0", 52.0, 50.0, 6.0)
        .line(INK, 8.0, "M56 60L82 90")
        .wire("#a8652e", 4.6, "M56 60L82 90")
        .ball("#d4606a", 54.0, 58.0, 8.0)
        .dot("#ffb0a8", 56.0, 56.0, 4.0)
        .file("")
}

/// The thimble under a crown.
pub(super) fn cup_to_king(_: &str) -> String {
    Paper::new()
        .put(50.0, 64.0, 0.0, 0.86, &thimble())
        .backed("M30 32L24 6L40 17L50 2L60 17L76 6L70 32Q50 25 30 32Z")
        .lift("#b87a1e", "M30 32L24 6L40 17L50 2L60 17L76 6L70 32Q50 25 30 32Z")
        .cut("#ffdc7a", "M50 2L60 17L76 6L70 32Q60 28 51 28Q56 16 50 2Z")
        .dot("#4f9a80", 50.0, 19.0, 3.6)
        .file("")
}

/// The thimble, tipped into the well.
pub(super) fn cup_to_well(_: &str) -> String {
    Paper::new()
        .put(60.0, 32.0, -112.0, 0.66, &thimble())
        .backed("M34 40C26 54 24 60 30 66Q36 60 38 46Z")
        .cut("#4f9ab8", "M36 34C26 50 24 60 30 68Q38 60 42 42Z")
        .cut("#c8f4ff", "M38 36C33 50 31 60 31 66Q38 58 42 42Z")
        .backed("M6 76C6 66 26 60 50 60S94 66 94 76L90 96Q50 104 10 96Z")
        .lift("#5c5a70", "M6 74C6 66 26 60 50 60S94 66 94 74L90 96Q50 104 10 96Z")
        .cut("#9a94a4", "M54 60C76 60 94 66 94 74L90 96Q74 100 56 100Q64 80 54 60Z")
        .oval(INK, 50.0, 73.0, 36.0, 9.0)
        .oval("#1f5a78", 48.0, 75.0, 28.0, 5.0)
        .cut("#8fd8e8", "M30 74Q36 70 44 74Q36 78 30 74Z")
        .line("#3a3850", 2.4, "M8 86Q50 96 92 86M30 88V98M52 90V100M72 88V98")
        .file("")
}

/// A page's tag of brass, with a great deal of name on it.
pub(super) fn plinks_name(_: &str) -> String {
    let tag = "M50 26C58 26 60 32 66 34C88 38 94 56 88 74C82 92 66 96 50 96S18 92 12 74C6 56 12 38 34 34C40 32 42 26 50 26Z";
    Paper::new()
        .line(INK, 8.0, "M50 34C38 20 22 18 20 4M50 34C60 18 78 18 80 2")
        .wire("#8a6a4c", 4.4, "M50 34C38 20 22 18 20 4M50 34C60 18 78 18 80 2")
        .backed(tag)
        .lift("#8a641e", tag)
        .cut("#c9982e", "M54 26C60 28 62 33 66 34C88 38 94 56 88 74C82 92 66 96 54 96C70 74 70 46 54 26Z")
        .cut("#f0cf7a", "M66 34C88 38 94 56 88 74C86 81 82 86 77 89C84 66 80 46 66 34Z")
        .cut("#4f9a84", "M14 60C20 66 18 76 26 80C32 84 28 92 30 93C20 90 14 82 12 74C10 68 11 64 14 60ZM70 90C74 84 82 84 86 78C84 86 78 92 70 94Z")
        .dot(INK, 50.0, 37.0, 5.4)
        .line("#4a3208", 3.4, "M26 56H72M22 66H78M26 76H66")
        .line("#fff0b8", 1.2, "M26 58.500H72M22 68.500H78M26 78.500H66")
        .file("")
}

/// A corner with a web in it as big as a coin.
pub(super) fn the_corner(_: &str) -> String {
    Paper::new()
        .backed("M4 4H96V26H28V96H4Z")
        .lift("#6a6478", "M4 4H96V26H28V96H4Z")
        .cut("#a39aac", "M4 4H96V12H4Z")
        .line("#433e54", 2.6, "M36 4V26M68 4V26M4 40H28M4 68H28M28 26L4 4")
        .line(INK, 6.0, "M28 26L84 82M60 26L56 84M28 58L86 54M28 92L92 28")
        .line("#f4f2e6", 2.6, "M28 26L84 82M60 26L56 84M28 58L86 54M28 92L92 28")
        .line("#f4f2e6", 2.0, "M44 26Q44 36 50 40Q40 44 28 44M62 40Q66 50 72 56Q62 60 58 70Q48 66 40 70M74 46Q78 64 70 74M76 26Q78 34 78 42M28 74Q38 76 44 76")
        .dot(INK, 66.0, 64.0, 11.0)
        .line("#2a1440", 2.6, "M60 58L52 52M60 62L50 62M60 66L52 72M72 58L80 52M72 62L82 62M72 66L80 72M62 70L58 80M70 70L74 80")
        .dot("#4a2a66", 66.0, 65.0, 7.6)
        .dot("#8a60a8", 68.0, 62.6, 4.4)
        .dot("#f08aff", 64.0, 60.0, 1.6)
        .dot("#f08aff", 68.0, 60.0, 1.6)
        .file("")
}
