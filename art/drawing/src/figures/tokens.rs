//! Markers that lie on a figure or on the floor. Each has an outline of its own, so that a small one is known by its shape.

use super::kit::{Paper, toothed};
use crate::palette::{BONE, INK};

/// The round counter wounds and poison share: they are two sides of one marker.
fn counter(dark: &str, mid: &str, lit: &str) -> Paper {
    Paper::new()
        .dot("#031116", 49.0, 52.0, 46.5)
        .dot(INK, 50.0, 50.0, 46.5)
        .dot(dark, 50.0, 50.0, 44.0)
        .cut(lit, "M50 6A44 44 0 0 1 94 50A42 42 0 0 0 50 11A42 42 0 0 0 6 50A44 44 0 0 1 50 6Z")
        .dot(mid, 50.0, 51.0, 36.0)
}

/// Wound: three slashes.
pub(super) fn wound(_: &str) -> String {
    counter("#6d1228", "#a51f3d", "#f07a84")
        .lift("#fff0dc", "M38 16C26 34 22 54 26 80C36 58 40 38 38 16Z")
        .lift("#fff0dc", "M56 12C46 36 43 62 47 90C58 62 60 38 56 12Z")
        .lift("#fff0dc", "M74 20C68 38 66 58 69 80C79 60 80 40 74 20Z")
        .cut("#e0b8a4", "M38 16C30 36 26 56 26 80C22 54 26 34 38 16ZM56 12C49 36 46 62 47 90C43 62 46 36 56 12ZM74 20C70 38 68 58 69 80C66 58 68 38 74 20Z")
        .file("")
}

/// Poison: a drop with a bubble, in bottle green.
pub(super) fn poison(_: &str) -> String {
    counter("#1c4a12", "#2f6e1c", "#a8d84a")
        .lift("#c4ec5a", "M50 10C60 30 76 44 76 61C76 77 64 87 50 87S24 77 24 61C24 44 40 30 50 10Z")
        .cut("#7fb52c", "M50 10C40 30 24 44 24 61C24 77 36 87 50 87C38 74 40 36 50 10Z")
        .oval(INK, 41.0, 58.0, 6.6, 8.0)
        .oval(INK, 60.0, 58.0, 6.6, 8.0)
        .cut(INK, "M50 66L54 73H46Z")
        .line(INK, 3.4, "M42 79H58M50 76V82")
        .file("")
}

/// Stunned: a burst with a spiral, and stars.
pub(super) fn stunned(_: &str) -> String {
    let edge = toothed(11, 32.0, 46.0, -1.57, 0.0);
    let burst = Paper::new()
        .lift(INK, &edge)
        .line(INK, 5.0, &edge)
        .cut("#5f3fb0", &edge)
        .cut("#8f70dc", "M50 21.5A32 32 0 0 1 82 53.5A34 34 0 0 0 50 24A34 34 0 0 0 18 53.5A32 32 0 0 1 50 21.5Z")
        .dot("#efe6ff", 50.0, 53.5, 27.0)
        .line("#2c1a5a", 6.6, "M52 54C53 50 47 48 45 53C43 60 52 65 59 60C67 54 63 41 51 39C37 38 30 52 35 63C40 73 52 77 62 73");
    let star = Paper::new()
        .backed("M0-13L4-4L13-3L6 4L8 13L0 8L-8 13L-6 4L-13-3L-4-4Z")
        .cut("#ffe08a", "M0-13L4-4L13-3L6 4L8 13L0 8L-8 13L-6 4L-13-3L-4-4Z");
    Paper::new()
        .put(0.0, -3.0, 0.0, 1.0, &burst)
        .put(84.0, 17.0, 8.0, 1.0, &star)
        .put(16.0, 82.0, -10.0, 0.9, &star)
        .file("")
}

/// Webbed: a web cut from one sheet.
pub(super) fn webbed(_: &str) -> String {
    let rim = "M50 3L68 16L90 20L88 42L97 60L81 74L74 95L52 88L30 97L20 77L3 64L12 44L9 21L32 17Z";
    Paper::new()
        .lift(INK, rim)
        .line(INK, 4.0, rim)
        .cut("#2f5a66", rim)
        .cut("#42788a", "M50 3L68 16L90 20L88 42L97 60L81 74L50 50Z")
        .line(
            "#f4f2e6",
            4.0,
            "M50 50V5M50 50L88 21M50 50L95 60M50 50L73 93M50 50L31 95M50 50L5 63M50 50L10 22",
        )
        .line(
            "#f4f2e6",
            3.4,
            "M50 34Q58 40 63 40Q62 48 67 54Q60 58 59 66Q50 62 42 66Q41 58 33 54Q38 48 37 40Q42 40 50 34Z",
        )
        .line(
            "#f4f2e6",
            3.0,
            "M50 18Q64 28 76 30Q73 44 82 57Q68 64 66 80Q50 73 36 81Q34 66 18 59Q27 44 23 31Q38 28 50 18Z",
        )
        .file("")
}

/// Charmed: a heart with a spell on it.
pub(super) fn charmed(_: &str) -> String {
    let heart = "M50 93C24 74 5 56 5 34C5 18 17 8 29 8C39 8 46 13 50 21C54 13 61 8 71 8C83 8 95 18 95 34C95 56 76 74 50 93Z";
    Paper::new()
        .lift(INK, heart)
        .line(INK, 4.0, heart)
        .cut("#b83a86", heart)
        .cut("#f08ac0", "M50 21C54 13 61 8 71 8C83 8 95 18 95 34C95 56 76 74 50 93C62 70 64 44 50 21Z")
        .cut("#ffd0e6", "M71 8C83 8 95 18 95 34C95 44 91 53 85 61C90 42 86 22 71 8Z")
        .line(
            "#fff6ea",
            6.0,
            "M50 46C50 41 43 40 41 46C39 54 48 60 55 56C64 51 62 38 51 36C38 34 30 45 33 56",
        )
        .cut("#fff6ea", "M71 50L74 58L82 61L74 64L71 72L68 64L60 61L68 58Z")
        .file("")
}

/// Knocked down: a mouse on its back, paws in the air.
pub(super) fn knocked_down(_: &str) -> String {
    let board = "M8 18Q8 8 18 8H82Q92 8 92 18V82Q92 92 82 92H18Q8 92 8 82Z";
    let tile = Paper::new()
        .lift(INK, board)
        .line(INK, 4.0, board)
        .cut("#d8c49a", board)
        .cut("#f4e6c8", "M18 8H82Q92 8 92 18V70Q70 30 12 10Q15 8 18 8Z");
    let mouse = Paper::new()
        .wire("#8a5a44", 3.6, "M76 66C90 62 92 50 86 42")
        .wire("#54392c", 6.0, "M44 54L40 34M56 52L58 32M68 54L74 38")
        .lift("#6a4a38", "M34 60C40 48 74 46 80 62C82 74 70 80 56 80C44 80 36 76 34 60Z")
        .cut("#9a7050", "M48 51C62 47 76 51 80 62C82 72 72 79 60 80C70 70 66 56 48 51Z")
        .ball("#54392c", 18.0, 78.0, 10.0)
        .dot("#c07a60", 18.0, 78.0, 6.0)
        .lift("#7a5640", "M10 54C16 44 34 44 40 58C42 70 34 78 26 78C18 76 14 66 10 54Z")
        .cut("#a87a58", "M10 54C16 44 34 44 40 58C41 64 40 68 37 72C34 60 24 52 10 54Z")
        .dot("#c2473f", 10.0, 54.0, 3.8)
        .line("#20100c", 3.0, "M20 58L27 65M27 58L20 65");
    tile.put(5.0, 3.0, 0.0, 0.94, &mouse).lift("#3a6f78", "M74 12H84V24H91L79 37L67 24H74Z").file("")
}

/// Mousetrap: a board, the bar drawn up on its spring, bait in front of it.
pub(super) fn mousetrap(_: &str) -> String {
    Paper::new()
        .backed("M4 68L60 50L96 64V74L42 96L4 79Z")
        .cut("#5f3419", "M4 68L42 86V96L4 79Z")
        .cut("#8a4f26", "M42 86L96 64V74L42 96Z")
        .cut("#c98244", "M4 68L60 50L96 64L42 86Z")
        .cut("#e8ab64", "M34 58.5L60 50L96 64L70 74.5Z")
        .line("#a3642f", 1.6, "M16 68L40 60M30 77L50 70M66 56L84 63")
        .line(INK, 13.0, "M36 61L24 12L64 22L73 73")
        .wire("#4f6b7d", 8.0, "M36 61L24 12L64 22L73 73")
        .line("#f4f4e6", 3.6, "M37 60L25.5 12.5L63 22L71.5 72")
        .line("#33505e", 12.0, "M36 60L73 75")
        .line(
            "#dfe8dc",
            5.0,
            "M37 55L35 66M44.5 58L42.5 69M52 61L50 72M59.5 64L57.5 75M67 67L65 78M74 70L72 81",
        )
        .put(
            27.0,
            66.0,
            0.0,
            0.5,
            &Paper::new().backed("M-40 2Q2-36 32-30Q42-19 42 5L40 31L-42 26Z").over(&wedge()),
        )
        .file("")
}

/// A wedge of cheese around 0,0, 84 wide.
pub(super) fn wedge() -> Paper {
    Paper::new()
        .lift("#e08a1e", "M-40 2L-42 26L40 31L42 5Z")
        .cut("#b8680f", "M-40 2L-42 26L-14 27.7L-13 3Z")
        .lift("#ffd567", "M-40 2Q2-36 32-30Q42-19 42 5Z")
        .cut("#ffe79a", "M4-23Q20-32 32-30Q42-19 42 5L18 4Q24-12 4-23Z")
        .cut("#fff3c0", "M-40 2L42 5L41.7 10L-40.3 7Z")
        .dot("#d08a24", 4.0, -11.0, 7.0)
        .dot("#d08a24", 27.0, -12.0, 4.6)
        .dot("#8a450c", -27.0, 17.0, 4.6)
        .dot("#a4560f", 2.0, 19.0, 6.4)
        .dot("#a4560f", 27.0, 21.0, 4.4)
}

/// Cheese: a wedge.
pub(super) fn cheese(_: &str) -> String {
    let outline = Paper::new().backed("M-40 2Q2-36 32-30Q42-19 42 5L40 31L-42 26Z");
    Paper::new().put(50.0, 51.0, 0.0, 1.1, &outline).put(50.0, 51.0, 0.0, 1.1, &wedge()).file("")
}

/// The hourglass of the chapter track.
pub(super) fn hourglass(_: &str) -> String {
    Paper::new()
        .backed("M14 4H86V15H84V85H86V96H14V85H16V15H14Z")
        .cut("#123a42", "M14 4H86V96H14Z")
        .lift("#8fc4c4", "M24 14H76C76 36 58 42 58 50S76 64 76 86H24C24 64 42 58 42 50S24 36 24 14Z")
        .cut("#d9f0e6", "M60 14H76C76 36 58 42 58 50S76 64 76 86H66C66 64 54 58 54 50S62 36 60 14Z")
        .cut("#e8a83c", "M30 26H70C67 38 56 42 53 50L52 74H48L47 50C44 42 33 38 30 26Z")
        .cut("#ffd978", "M52 26H70C67 38 56 42 53 50L52 74Z")
        .cut("#e8a83c", "M26 86Q30 74 50 69Q70 74 74 86Z")
        .cut("#ffd978", "M50 69Q70 74 74 86H56Q58 76 50 69Z")
        .lift("#7a4420", "M14 3H86V15H14Z")
        .cut("#e0a45a", "M52 3H86V15H58Z")
        .lift("#7a4420", "M14 85H86V97H14Z")
        .cut("#e0a45a", "M52 85H86V97H58Z")
        .wire("#a8652e", 5.0, "M19 16V84M81 16V84")
        .file("")
}

/// The end of the chapter: a banner with a shut gate.
pub(super) fn end_marker(_: &str) -> String {
    let cloth = "M20 12H84V92L52 76L20 92Z";
    Paper::new()
        .lift("#12343b", cloth)
        .cut("#23606a", "M52 12H84V92L52 76Z")
        .cut("#37808a", "M74 12H84V92L74 87Z")
        .lift(BONE, "M32 70V42C32 28 42 22 52 22S72 28 72 42V70Z")
        .cut("#cbb98f", "M32 70V42C32 28 42 22 52 22C44 32 44 52 46 70Z")
        .cut("#0a2830", "M37 70V43C37 32 44 27 52 27S67 32 67 43V70Z")
        .line("#e8c27a", 3.6, "M44.5 31V66M52 28V69M59.5 31V66M38 42H66M38 55H66")
        .wire("#a8652e", 6.0, "M12 12H92")
        .ball("#e8b34a", 10.0, 12.0, 6.0)
        .ball("#ffd978", 93.0, 12.0, 6.0)
        .file("")
}

/// Snare: a noose of thread between two pegs.
pub(super) fn snare(_: &str) -> String {
    Paper::new()
        .line(INK, 10.0, "M50 22C84 22 94 44 90 60C84 84 16 84 10 60C6 44 16 22 50 22ZM50 22L46 6M50 22L70 8")
        .backed("M13 62L23 60L27 90L21 97L15 91ZM77 60L87 62L85 91L79 97L73 90ZM42 16H58L61 29H39Z")
        .wire("#d9c79c", 5.0, "M50 22C84 22 94 44 90 60C84 84 16 84 10 60C6 44 16 22 50 22Z")
        .line("#fff6dc", 2.0, "M50 21C84 21 93 43 89 59M16 70C28 80 52 80 66 77")
        .wire("#d9c79c", 5.0, "M50 22L46 6M50 22L70 8")
        .lift("#b8763a", "M42 16H58L61 29H39Z")
        .cut("#efb062", "M50 16H58L61 29H52Z")
        .line("#6d3a1a", 2.0, "M40.5 20H59M40 24.5H60")
        .lift("#7a4a26", "M13 62L23 60L27 90L21 98L15 91Z")
        .cut("#d99a54", "M19 61L23 60L27 90L21 98Z")
        .lift("#7a4a26", "M77 60L87 62L85 91L79 98L73 90Z")
        .cut("#d99a54", "M82 61L87 62L85 91L79 98Z")
        .wire("#fff6dc", 3.0, "M12 69L26 66M74 66L88 69")
        .file("")
}
