//! Who speaks in the story and never stands on the board: they have neither ring nor badge.

use super::kit::Paper;
use super::mice::{Fur, NOSE, ear, eyes, head};

/// Tip, who is told the story: large ears, large eyes, the blanket up to his chin.
pub(super) fn tip(_: &str) -> String {
    let fur = Fur("#c09a72", "#87684c", "#f8e6c8", "#f0b098");
    let face = eyes(head(&fur, 0.9, 0.9, NOSE), 11.5, -1.0, 6.2, 7.4)
        .line("#3a1812", 1.8, "M-5 26Q0 29.5 5 26")
        .cut("#fff6e0", "M-2 27H2V30.5H-2Z");
    let ears = ear(ear(Paper::new(), 20.0, 33.0, 18.5, &fur, false), 80.0, 33.0, 18.5, &fur, true);
    ears.put(50.0, 53.0, 0.0, 0.98, &face)
        .lift("#2f5d48", "M2 100V83Q14 74 28 79T52 78T76 79T98 82V100Z")
        .cut("#5f9a72", "M52 78Q64 82 76 79T98 82V100H56Q60 88 52 78Z")
        .cut("#e0b45c", "M12 85L25 84L26 96L13 97Z")
        .cut("#b4525a", "M70 86L84 85L85 97L71 98Z")
        .line("#f6e3c0", 1.2, "M14 87L24 86.4M14.6 94.6L24.6 93.8M72 88L82.4 87.2M72.6 95.6L83 94.8")
        .ball(fur.1, 35.0, 79.0, 5.2)
        .ball(fur.0, 66.0, 79.0, 5.2)
        .file("")
}

/// Bodkin, doorkeeper: an old mouse with a moustache, a peaked cap, the key and the slate.
pub(super) fn bodkin(_: &str) -> String {
    let fur = Fur("#a49c92", "#6d665f", "#ece2d2", "#d8a08c");
    let face = head(&fur, 1.0, 0.98, NOSE)
        .oval("#071a20", -12.0, 0.5, 4.0, 3.4)
        .oval("#071a20", 12.0, 0.5, 4.0, 3.4)
        .dot("#fff3d0", -10.8, -0.6, 1.3)
        .dot("#fff3d0", 13.2, -0.6, 1.3)
        .line("#4a423c", 2.0, "M-18-2Q-12-5-6-1.5M6-1.5Q12-5 18-2")
        .cut("#fffaf0", "M-26-4Q-15-15-4-8Q-15-9-25 1ZM26-4Q15-15 4-8Q15-9 25 1Z")
        .cut("#fffaf0", "M0 23Q9 21 22 30Q10 34 0 28Z")
        .cut("#d2c9ba", "M0 23Q-9 21-22 30Q-10 34 0 28Z");
    let coat = Paper::new()
        .lift("#24343f", "M6 98C10 78 26 70 50 70S90 78 94 98Z")
        .cut("#48616f", "M50 70C74 70 90 78 94 98H58Q62 84 50 70Z")
        .dot("#e0b45c", 50.0, 84.0, 2.6)
        .dot("#e0b45c", 50.0, 93.0, 2.6);
    let ears = ear(ear(coat, 17.0, 46.0, 14.5, &fur, false), 83.0, 46.0, 14.5, &fur, true);
    ears.put(50.0, 58.0, 0.0, 0.92, &face)
        .lift("#5a2f2a", "M24 38Q26 14 50 13T76 38Q50 28 24 38Z")
        .cut("#8f4e42", "M50 13Q74 14 76 38Q64 33 52 32.4Q58 22 50 13Z")
        .lift("#1f1512", "M20 41Q50 26 80 41L79 47Q50 34 21 47Z")
        .cut("#4a342c", "M50 33.5Q68 34 80 41L79 47Q66 41 50 40.5Z")
        .dot("#e0b45c", 50.0, 23.5, 4.2)
        .dot("#fff0b0", 51.2, 22.4, 1.8)
        .wire("#c9902e", 3.4, "M12 66A6.4 6.4 0 1 0 12.1 66M12 79V97M12 89H19M12 95H18")
        .lift("#7a4a26", "M72 73L94 68L99 94L77 99Z")
        .cut("#22323a", "M75 76L91.5 72.2L95.5 91.4L79 95.4Z")
        .line("#f4e6c8", 1.5, "M79 80.5L88 78.4M80 85.5L90.5 83M81 90.5L87 89.2")
        .file("")
}

/// Miz Maggie, the cook: one of the big people, with a mob cap, spectacles and flour on her cheek.
pub(super) fn maggie(_: &str) -> String {
    let lens = |x: f64| format!("M{} 52A8.2 8.2 0 1 0 {} 52A8.2 8.2 0 1 0 {} 52Z", x - 8.2, x + 8.2, x - 8.2);
    Paper::new()
        .lift("#5a3f6e", "M2 98C6 80 24 74 50 74S94 80 98 98Z")
        .cut("#8d6aa6", "M50 74C76 74 94 80 98 98H60Q62 86 50 74Z")
        .lift("#fff6e6", "M31 80Q50 92 69 80L77 100H23Z")
        .cut("#d6cab2", "M31 80Q40 86 50 87V100H23Z")
        .lift("#c8c2b8", "M20 56C17 32 33 20 50 20S83 32 80 56C80 66 75 70 70 70H30C25 70 20 66 20 56Z")
        .cut("#8f8a84", "M20 56C17 32 33 20 50 20Q34 34 34 70H30C25 70 20 66 20 56Z")
        .lift("#f4cda6", "M50 30C67 30 74 42 73 55C72 71 60 80 50 80S28 71 27 55C26 42 33 30 50 30Z")
        .cut("#d59f7c", "M53 30C46 44 45 64 50 80C40 80 28 71 27 55C26 42 33 30 53 30Z")
        .oval("#d8705e.6", 35.0, 63.0, 5.4, 3.8)
        .oval("#f08a74.7", 65.0, 63.0, 5.4, 3.8)
        .oval("#fffaf0.8", 67.5, 68.5, 2.6, 1.8)
        .dot("#fff6dc", 38.5, 52.0, 7.6)
        .dot("#fffbee", 61.5, 52.0, 7.6)
        .dot("#2c1a14", 39.5, 53.0, 3.0)
        .dot("#2c1a14", 60.5, 53.0, 3.0)
        .dot("#fff3d0", 40.6, 51.8, 1.0)
        .dot("#fff3d0", 61.6, 51.8, 1.0)
        .line("#7a4a1e", 2.0, &lens(38.5))
        .line("#7a4a1e", 2.0, &lens(61.5))
        .line("#7a4a1e", 2.0, "M46.7 51Q50 48 53.3 51M30.3 51L26 49M69.7 51L74 49")
        .lift("#e9b189", "M50 54Q56 61 55 65Q50 68.5 45 65Q46 60 50 54Z")
        .cut("#f9d8b6", "M50 54Q56 61 55 65Q52.5 66.8 50 67Q53 60 50 54Z")
        .line("#8a3a30", 2.2, "M41 72Q50 76.5 59 71")
        .line("#8f8a84", 1.8, "M31 45Q38 40 45 44M55 44Q62 40 69 45")
        .lift("#fffaf0", "M16 42C10 22 28 4 50 4S90 22 84 42Q76 34 67 39T50 36T33 39T16 42Z")
        .cut("#cfc8b8", "M16 42C10 22 28 4 50 4C37 13 32 26 34.5 38.6Q25 35 16 42Z")
        .lift("#5f86b4", "M19 36Q50 24 81 36L82 41Q50 29 18 41Z")
        .cut("#93b6dc", "M50 30Q68 30 81 36L82 41Q67 35.4 50 35Z")
        .file("")
}
