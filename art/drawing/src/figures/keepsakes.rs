//! Party items, drawn as the things they are, and achievements, all on one rosette.

use super::kit::{Paper, toothed};
use super::tokens::wedge;
use crate::palette::INK;

/// Disguises: a rat's mask on a stick.
pub(super) fn disguises(_: &str) -> String {
    Paper::new()
        .wire("#a8652e", 6.0, "M64 60L83 93")
        .ball("#5f6a66", 24.0, 24.0, 17.0)
        .dot("#a85a48", 25.0, 25.0, 10.5)
        .ball("#8d9b89", 76.0, 24.0, 17.0)
        .dot("#e08a70", 75.0, 25.0, 10.5)
        .lift("#55625c", "M50 92C40 84 14 66 12 42C12 26 30 20 50 20S88 26 88 42C86 66 60 84 50 92Z")
        .cut("#93a28e", "M52 20C72 20 88 26 88 42C86 66 60 84 50 92C56 70 58 44 52 20Z")
        .cut("#0c272e", "M18 42Q32 32 44 48Q30 58 18 42ZM82 42Q68 32 56 48Q70 58 82 42Z")
        .lift("#c2473f", "M41 76Q50 68 59 76Q58 88 50 92Q42 88 41 76Z")
        .cut("#ff9a84", "M50 72Q56 72 59 76Q58.5 80 56 86Q56 78 50 72Z")
        .line("#e8ecd8", 2.0, "M40 72L12 66M40 78L14 84M60 72L88 66")
        .line("#e6b040", 2.4, "M30 27L36 33M70 27L64 33M50 25V33")
        .file("")
}

/// Fishhook and thread.
pub(super) fn fishhook_and_thread(_: &str) -> String {
    Paper::new()
        .line(INK, 12.5, "M66 20V62C66 82 52 92 40 89C26 86 21 73 24 58L13 69M66 6A7 7 0 1 1 65.9 6Z")
        .line(INK, 7.0, "M66 14C46 2 40 22 28 12C16 4 4 16 8 32C10 42 18 44 18 50")
        .backed("M25 46L9 72L35 68ZM75 55H96V93H75Z")
        .wire("#e8dcc0", 3.0, "M66 14C46 2 40 22 28 12C16 4 4 16 8 32C10 42 18 44 18 50")
        .wire("#5d7a89", 8.0, "M66 20V62C66 82 52 92 40 89C26 86 21 73 24 58L13 69")
        .line("#dfe8dc", 3.0, "M67.5 20V62C67.5 80 54 90 42 87")
        .lift("#5d7a89", "M25 44L8 73L35 68Z")
        .cut("#dfe8dc", "M25 44L35 68L24 62Z")
        .wire("#5d7a89", 6.0, "M66 6A7 7 0 1 1 65.9 6Z")
        .lift("#8a4a20", "M74 54H98V60H74ZM74 88H98V94H74Z")
        .lift("#c98a5a", "M77 60H95V88H77Z")
        .cut("#f4e6c8", "M77 62H95V66H77ZM77 69H95V73H77ZM77 76H95V80H77ZM77 83H95V86H77Z")
        .file("")
}

/// Dinner fork.
pub(super) fn dinner_fork(_: &str) -> String {
    let fork = Paper::new()
        .backed("M-17-57H17V-24C17-14 10-9 6-7L8 50Q8 57 0 57T-8 50L-6-7C-10-9-17-14-17-24Z")
        .lift("#6d8a94", "M-17-58H-11V-32H-8V-58H-3V-32H3V-58H8V-32H11V-58H17V-24C17-14 10-9 6-7L8 50Q8 58 0 58T-8 50L-6-7C-10-9-17-14-17-24Z")
        .cut("#dfe8dc", "M3-58H8V-32H11V-58H17V-24C17-14 10-9 6-7L8 50Q8 58 2 58L1-8C6-12 8-22 3-32Z")
        .cut("#ffffff", "M14-58H17V-24C17-18 15-14 12-11C14-20 14-36 14-58Z")
        .cut("#3f6270", "M-3 30H3L4 48Q0 54-4 48Z");
    Paper::new().put(48.0, 51.5, 40.0, 0.86, &fork).file("")
}

/// One grape, with its leaf.
pub(super) fn grape(_: &str) -> String {
    Paper::new()
        .wire("#6d4a1e", 5.0, "M50 30C50 18 56 10 66 6")
        .lift("#3a1a58", "M50 26C72 26 86 42 84 62C82 82 68 95 50 95S18 82 16 62C14 42 28 26 50 26Z")
        .cut("#6a3a94", "M54 26C74 28 86 42 84 62C82 82 68 95 52 95C68 76 70 46 54 26Z")
        .cut("#a878cc", "M68 32C80 40 85 50 84 62C83 70 80 77 76 83C80 64 78 46 68 32Z")
        .cut("#f0dcff", "M63 40Q74 46 74 58Q66 52 63 40Z")
        .lift("#2f7a3c", "M50 28C42 12 22 6 6 12C10 18 8 22 14 26C14 32 20 34 26 34C34 40 44 36 50 28Z")
        .cut("#74b85a", "M50 28C42 12 22 6 6 12C22 16 38 20 50 28Z")
        .file("")
}

/// Catnip: a tied sprig with blossoms.
pub(super) fn catnip(_: &str) -> String {
    let leaf = "M0 0C-16-4-24-18-22-32L-12-28L-8-36C2-28 6-12 0 0Z";
    let (dark, lit) = (
        Paper::new().lift("#2a6a44", leaf).cut("#4f9a5a", "M0 0C-8-12-12-24-8-36C2-28 6-12 0 0Z"),
        Paper::new().lift("#3f8a50", leaf).cut("#a4d47a", "M0 0C-8-12-12-24-8-36C2-28 6-12 0 0Z"),
    );
    let blossom = Paper::new()
        .ball("#6a4aa8", -6.0, 0.0, 6.4)
        .ball("#8f6ed0", 6.0, -1.0, 6.4)
        .ball("#8f6ed0", -4.0, -11.0, 5.6)
        .ball("#b79aec", 5.0, -12.0, 5.4)
        .ball("#d9c6ff", 0.0, -20.0, 4.4);
    Paper::new()
        .wire("#3a7a4a", 5.0, "M50 94V30M50 92L26 44M50 92L74 44")
        .put(44.0, 76.0, -40.0, 1.1, &dark)
        .put(58.0, 76.0, 62.0, 1.1, &lit)
        .put(46.0, 54.0, -34.0, 0.9, &dark)
        .put(56.0, 54.0, 56.0, 0.9, &lit)
        .put(26.0, 42.0, -14.0, 0.95, &blossom)
        .put(74.0, 42.0, 14.0, 0.95, &blossom)
        .put(50.0, 28.0, 0.0, 1.1, &blossom)
        .lift("#c98a3a", "M38 80H62L60 88H40Z")
        .cut("#ffd27a", "M50 80H62L60 88H50Z")
        .file("")
}

/// A rosette with ribbons; the sign lies in a disc of 60 around 50,42.
fn rosette(ring: [&str; 2], disc: &str, sign: &Paper) -> String {
    let edge = toothed(16, 36.0, 42.0, 0.0, 0.0);
    let medal = Paper::new().lift(INK, &edge).line(INK, 3.0, &edge).cut(ring[0], &edge).cut(
        ring[1],
        "M50 13.5A40 40 0 0 1 90 53.5A38 38 0 0 0 50 18.5A38 38 0 0 0 10 53.5A40 40 0 0 1 50 13.5Z",
    );
    Paper::new()
        .lift("#8a2440", "M28 64L19 96L34 88L44 97L50 70Z")
        .lift("#c8506a", "M72 64L81 96L66 88L56 97L50 70Z")
        .put(0.0, -10.0, 0.0, 1.0, &medal)
        .dot("#3a2208", 49.6, 44.2, 32.6)
        .dot(disc, 50.2, 44.6, 31.6)
        .over(sign)
        .file("")
}

const GOLD: [&str; 2] = ["#b87a1e", "#ffdc7a"];

/// Cheesemaster.
pub(super) fn cheesemaster(_: &str) -> String {
    rosette(GOLD, "#174650", &Paper::new().put(50.0, 45.0, 0.0, 0.64, &wedge()))
}

/// Roachmaster: a roach struck out.
pub(super) fn roachmaster(_: &str) -> String {
    let roach = Paper::new()
        .wire("#d9a05a", 3.4, "M42 36L28 30M58 36L72 30M40 46L25 47M60 46L75 47M43 56L32 66M57 56L68 66")
        .wire("#d9a05a", 2.6, "M46 25C43 18 36 15 30 17M54 25C57 18 64 15 70 17")
        .lift("#8a4a20", "M50 26C62 26 66 36 65 46C64 60 58 70 50 72C42 70 36 60 35 46C34 36 38 26 50 26Z")
        .cut("#e0924a", "M50 28V72C58 70 64 60 65 46C66 36 62 26 50 28Z")
        .lift("#5a2a14", "M50 21C60 21 64 28 62 35C56 38 44 38 38 35C36 28 40 21 50 21Z")
        .line("#fff0dc", 5.0, "M33 62L67 30");
    rosette(GOLD, "#2c5a34", &roach)
}

/// Poisonmaster: a corked flask.
pub(super) fn poisonmaster(_: &str) -> String {
    let flask = Paper::new()
        .lift("#d3ebe0", "M43 24H57V38C66 42 71 50 71 57C71 67 62 72 50 72S29 67 29 57C29 50 34 42 43 38Z")
        .cut("#86b81f", "M30.5 52H69.5C72 66 62 69 50 69S28 66 30.5 52Z")
        .cut("#c4ec5a", "M52 52H69.5C72 66 62 69 52 69C60 64 58 56 52 52Z")
        .lift("#a8652e", "M41 16H59V26H41Z")
        .cut("#e8b26a", "M50 16H59V26H52Z")
        .dot("#f2ffc0", 42.0, 60.0, 3.4)
        .dot("#f2ffc0", 50.0, 56.0, 2.2);
    rosette(GOLD, "#3d2760", &flask)
}

/// Scaper: a cage with its door open.
pub(super) fn scaper(_: &str) -> String {
    let cage = Paper::new()
        .lift("#8fa79c", "M28 40C28 26 38 20 50 20S72 26 72 40V68H28Z")
        .cut("#0c272e", "M32 41C32 29 40 24 50 24S68 29 68 41V64H32Z")
        .line("#c9d6cc", 3.2, "M38 30V64")
        .line("#8fa79c", 3.4, "M50 14V20")
        .lift("#dfe8dc", "M44 33L62 26V70L44 64Z")
        .cut("#0c272e", "M47 36L59 31V66L47 61Z")
        .line("#dfe8dc", 2.6, "M53 33V64")
        .lift("#ffd567", "M62 46H72V39L86 50L72 61V54H62Z");
    rosette(GOLD, "#7d3a20", &cage)
}

/// Cat tamer: a cat's head, wearing a bell.
pub(super) fn cat_tamer(_: &str) -> String {
    let cat = Paper::new()
        .lift("#c8742a", "M28 20L42 29Q50 27 58 29L72 20L74 44C74 58 64 66 50 66S26 58 26 44Z")
        .cut("#f4a64e", "M52 28Q55 28 58 29L72 20L74 44C74 58 64 66 54 66C62 52 62 40 52 28Z")
        .cut("#7d3a14", "M50 28L54 38H46ZM27 40L36 43L27 47ZM73 40L64 43L73 47Z")
        .line("#1c0e08", 3.0, "M33 45Q38 40 43 45M57 45Q62 40 67 45")
        .cut("#fff0dc", "M50 50C57 50 61 54 59 59C57 63 53 64 50 64S43 63 41 59C39 54 43 50 50 50Z")
        .cut("#c2473f", "M46 51H54L50 56Z")
        .line("#1c0e08", 1.6, "M50 56V59M38 56L24 53M62 56L76 53M38 59L25 62M62 59L75 62")
        .lift("#8a2440", "M34 64Q50 72 66 64L67 69Q50 78 33 69Z")
        .ball("#ffd567", 50.0, 73.0, 5.4);
    rosette(GOLD, "#1c4f6a", &cat)
}

/// A story achievement: an open book with a star.
pub(super) fn story_achievement(_: &str) -> String {
    Paper::new()
        .backed("M4 34L9 28L30 28L23 20L42 18L50 3L58 18L77 20L70 28L91 28L96 34V84L54 94H46L4 84Z")
        .lift("#7a2f22", "M4 34L46 42V94L4 84Z")
        .lift("#b5502f", "M96 34L54 42V94L96 84Z")
        .lift("#d8c8a0", "M9 28Q30 26 50 38V90Q30 78 9 80Z")
        .lift("#fff3d6", "M91 28Q70 26 50 38V90Q70 78 91 80Z")
        .line(
            "#a8946a",
            2.4,
            "M17 40Q30 40 42 46M17 50Q30 50 42 56M17 60Q30 60 42 66M83 60Q70 60 58 66M83 68Q70 68 58 74",
        )
        .lift("#c9781e", "M50 1L58 18L77 20L63 33L67 52L50 42L33 52L37 33L23 20L42 18Z")
        .cut("#ffdc7a", "M50 1L58 18L77 20L63 33L67 52L50 42Z")
        .cut("#fff6d0", "M50 1L58 18L50 26Z")
        .file("")
}
