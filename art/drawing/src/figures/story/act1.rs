//! Chapters 1 to 3, and what was drawn with them: achievements and things that only the book knows.

use crate::figures::kit::Paper;
use crate::palette::INK;

/// The cook's friendship: a pie with a mouse-sized slice missing.
pub(super) fn miz_maggie(_: &str) -> String {
    Paper::new()
        .backed("M4 52C4 30 24 18 50 18S96 30 96 52L86 84H14Z")
        .lift("#7d3a14", "M6 56H94L85 84H15Z")
        .cut("#b5602a", "M50 56H94L85 84H50Z")
        .cut("#e8934a", "M84 56H94L85 84H78Z")
        .lift("#c98432", "M4 52C4 30 24 20 50 20S96 30 96 52C96 62 86 60 80 58C72 64 62 62 56 58C48 64 38 62 32 58C22 64 4 64 4 52Z")
        .cut("#f4c06a", "M52 20C78 20 96 30 96 52C96 60 88 60 80 58C72 63 66 62 60 60C72 46 68 30 52 20Z")
        .cut("#ffe0a0", "M66 22C84 26 95 36 96 50C90 40 80 30 66 22Z")
        .cut("#7d3a14", "M32 34C36 30 40 30 42 34C38 38 34 38 32 34ZM50 30C53 26 57 26 59 30C56 34 52 34 50 30ZM64 40C68 36 72 36 74 40C70 44 66 44 64 40Z")
        .line("#fff0dc", 3.0, "M34 16C30 10 38 8 34 2M52 14C48 8 56 6 52 0M68 16C64 10 72 8 68 2")
        .file("")
}

/// The queen's songbird, free.
pub(super) fn the_wren(_: &str) -> String {
    Paper::new()
        .backed("M8 60C14 36 34 24 52 24C62 10 84 12 88 28L98 34L88 40C88 66 70 84 48 84C36 84 28 78 24 72L4 82L10 66Z")
        .wire("#a8652e", 3.6, "M46 82L42 97M58 80L60 96")
        .lift("#6a3f22", "M26 58L2 50L10 66L4 84L28 72Z")
        .lift("#8a5530", "M20 62C24 40 38 26 54 24C64 10 86 12 88 30C90 62 72 84 48 84C34 84 22 76 20 62Z")
        .cut("#c98a55", "M58 22C72 10 88 16 88 30C90 62 72 84 52 84C72 66 74 40 58 22Z")
        .cut("#f4e0bc", "M60 46C72 46 82 44 87 40C86 64 72 82 54 84C60 74 62 60 60 46Z")
        .lift("#5a3018", "M24 58C34 46 52 48 60 60C54 74 36 78 24 58Z")
        .line("#d8a06a", 2.4, "M32 58Q44 54 54 62M36 65Q44 62 52 67")
        .lift("#efb33e", "M87 28L99 33L87 39Z")
        .dot(INK, 76.0, 28.0, 5.4)
        .dot("#fff6dc", 77.6, 26.2, 1.9)
        .line("#f4e0bc", 2.6, "M62 20Q72 14 82 18")
        .file("")
}

/// The cook's spectacles.
pub(super) fn maggies_spectacles(_: &str) -> String {
    Paper::new()
        .line(
            INK,
            12.0,
            "M27 36A21 21 0 1 0 27.1 36ZM73 36A21 21 0 1 0 73.1 36ZM46 52Q50 46 54 52M8 48L4 22M92 48L96 22",
        )
        .dot("#bfe0dc", 27.0, 57.0, 20.0)
        .dot("#dff2ea", 73.0, 57.0, 20.0)
        .cut("#eaf8f2", "M18 70L38 42L44 48L26 74ZM64 70L84 42L90 48L72 74Z")
        .wire(
            "#b87a1e",
            6.0,
            "M27 36A21 21 0 1 0 27.1 36ZM73 36A21 21 0 1 0 73.1 36ZM46 52Q50 46 54 52M8 48L4 22M92 48L96 22",
        )
        .line("#ffdc7a", 2.4, "M27 35A22 22 0 0 1 48 57M73 35A22 22 0 0 1 94 57")
        .file("")
}

/// The kettle, tipped over.
pub(super) fn kettle_spilled(_: &str) -> String {
    let kettle = Paper::new()
        .backed("M-34-16C-34-30-18-36 0-36S34-30 34-16V16C34 32 18 38 0 38S-34 32-34 16Z")
        .wire("#5d7a89", 5.0, "M-28-24C-34-64 34-64 28-24")
        .lift("#1c3a44", "M-34-16C-34-30-18-36 0-36S34-30 34-16V16C34 32 18 38 0 38S-34 32-34 16Z")
        .cut("#3f6270", "M4-36C22-35 34-29 34-16V16C34 32 18 38 2 38C22 20 22-14 4-36Z")
        .cut("#8fb0b4", "M24-30C31-26 34-22 34-16V16C34 24 30 30 24 33C30 14 30-12 24-30Z")
        .oval("#0a1c22", 0.0, -22.0, 28.0, 9.0);
    Paper::new()
        .lift(
            "#3f7a1e",
            "M2 78C8 64 26 60 40 66C52 60 74 68 92 72C100 80 92 94 74 92C54 98 30 96 18 92C6 92 0 86 2 78Z",
        )
        .cut("#8fc43a", "M40 66C52 60 74 68 92 72C98 78 94 86 88 88C74 78 54 72 40 66Z")
        .dot("#d8f08a", 24.0, 80.0, 4.0)
        .dot("#d8f08a", 70.0, 82.0, 3.0)
        .put(56.0, 44.0, -104.0, 0.92, &kettle)
        .file("")
}

/// A recipe, folded small.
pub(super) fn recipe_kept(_: &str) -> String {
    Paper::new()
        .backed("M14 14L64 6L92 26L86 88L30 96L10 70Z")
        .lift("#c9b27c", "M14 14L64 6L70 80L20 90Z")
        .lift("#f4e6c8", "M64 6L92 26L86 88L70 80Z")
        .lift("#fff3d6", "M14 14L64 6L68 52L18 60Z")
        .line("#8a6a3a", 2.8, "M24 24L56 19M25 33L58 28M26 42L50 38")
        .cut("#6a9a2e", "M30 62C40 56 50 60 54 70C44 78 34 74 30 62Z")
        .line("#3f6a1e", 2.0, "M30 62L58 74")
        .line("#b08d55", 2.0, "M74 30L86 38M74 42L86 49M74 54L84 60")
        .ball("#a3231a", 66.0, 66.0, 9.0)
        .dot("#e0604a", 68.0, 64.0, 5.0)
        .file("")
}

/// The queen's hairbrush, which knows whom it has combed.
pub(super) fn vanestras_brush(_: &str) -> String {
    let brush = Paper::new()
        .backed("M-22-52C-22-64 22-64 22-52V-8C22 4 8 6 7 14L8 50Q8 58 0 58T-8 50L-7 14C-8 6-22 4-22-8Z")
        .lift(
            "#4a2468",
            "M-22-52C-22-64 22-64 22-52V-8C22 4 8 6 7 14L8 50Q8 58 0 58T-8 50L-7 14C-8 6-22 4-22-8Z",
        )
        .cut("#8a55b0", "M2-61C14-61 22-58 22-52V-8C22 4 8 6 7 14L8 50Q8 58 2 58L1 12C12-2 14-40 2-61Z")
        .cut("#f4e6c8", "M-15-50H15V-10H-15Z")
        .line("#a08a62", 2.2, "M-10-48V-12M-3-48V-12M4-48V-12M11-48V-12")
        .line("#1c0e08", 2.0, "M-12-40C4-50 0-20 14-30M-14-22C0-34 4-8 13-16")
        .dot("#e8b34a", 0.0, 24.0, 4.6)
        .dot("#d070e0", 0.0, 24.0, 2.4);
    Paper::new().put(50.0, 51.0, 38.0, 0.84, &brush).file("")
}

/// A horn made of a cat's claw.
pub(super) fn cats_claw_horn(_: &str) -> String {
    Paper::new()
        .backed("M4 30L30 8C50 14 84 34 96 92C70 84 34 78 10 54Z")
        .lift("#b39a66", "M8 46L34 12C60 20 86 46 96 92C66 86 30 78 8 46Z")
        .cut("#f4e6c8", "M34 12C60 20 86 46 96 92C84 62 60 40 22 28Z")
        .cut("#fffaea", "M34 12C60 20 84 44 94 84C80 52 58 30 30 18Z")
        .oval("#4f241b", 20.0, 29.0, 17.0, 17.0)
        .oval("#a34a2a", 21.0, 28.0, 12.5, 12.5)
        .oval("#1c0e08", 22.0, 27.0, 8.5, 8.5)
        .wire("#e8b34a", 5.0, "M40 58L56 34M58 70L72 48")
        .wire("#c8342a", 3.4, "M46 50C40 66 28 70 22 88M66 60C62 76 52 80 46 94")
        .file("")
}

/// The king, asleep.
pub(super) fn king(_: &str) -> String {
    Paper::new()
        .lift("#5a1620", "M4 96C6 70 22 58 50 58S94 70 96 96Z")
        .cut("#a32d3a", "M52 58C78 58 94 70 96 96H66C72 82 66 66 52 58Z")
        .cut("#f4e6c8", "M22 66L32 60L38 76L50 80L62 76L68 60L78 66L64 86L50 92L36 86Z")
        .lift("#c98a62", "M26 44C26 24 36 20 50 20S74 24 74 44C74 62 64 74 50 74S26 62 26 44Z")
        .cut("#f0bd92", "M52 20C66 21 74 26 74 44C74 62 64 74 53 74C64 58 64 36 52 20Z")
        .cut("#e8e0d0", "M28 48C34 58 42 54 50 54S66 58 72 48C74 66 66 86 50 90C34 86 26 66 28 48Z")
        .cut("#ffffff", "M52 54C60 55 68 56 72 48C74 66 66 86 53 89C62 76 62 62 52 54Z")
        .line("#4f241b", 2.6, "M33 42Q38 46 43 42M57 42Q62 46 67 42M43 62Q50 66 57 62")
        .lift("#b87a1e", "M24 30L18 4L36 16L50 0L64 16L82 4L76 30Q50 22 24 30Z")
        .cut("#ffdc7a", "M50 0L64 16L82 4L76 30Q64 26 52 26Z")
        .dot("#3fa0d8", 50.0, 19.0, 4.4)
        .file("")
}

/// Where mice may climb into the drain.
pub(super) fn drain_pipe(_: &str) -> String {
    Paper::new()
        .dot(INK, 50.0, 52.0, 46.0)
        .dot("#4b6a74", 50.0, 51.0, 44.0)
        .cut("#8fb0b4", "M50 7A44 44 0 0 1 94 51A42 42 0 0 0 50 13A42 42 0 0 0 6 51A44 44 0 0 1 50 7Z")
        .dot("#223c46", 49.0, 52.5, 34.0)
        .dot("#0a1c22", 50.0, 54.0, 30.0)
        .dot("#04161b", 51.5, 56.0, 22.0)
        .cut("#2f8f97", "M28 74Q50 60 72 74Q62 86 50 86T28 74Z")
        .cut("#7fd0d0", "M50 67Q62 67 72 74Q66 80 60 84Q62 74 50 67Z")
        .dot("#c9d6cc", 50.0, 13.5, 3.0)
        .dot("#c9d6cc", 11.5, 52.0, 3.0)
        .dot("#c9d6cc", 88.5, 52.0, 3.0)
        .dot("#c9d6cc", 50.0, 90.0, 3.0)
        .lift("#e8b34a", "M44 24H56V42H66L50 60L34 42H44Z")
        .cut("#fff0b8", "M50 24H56V42H66L50 60Z")
        .file("")
}
