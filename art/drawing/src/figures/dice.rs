//! The six faces of the action die: number in a disc top left, star top right, the symbol large.

use super::kit::Paper;
use super::tokens::wedge;
use crate::palette::BONE;

fn sword() -> Paper {
    Paper::new()
        .lift("#e3e7d6", "M0-44L8-33V14H-8V-33Z")
        .cut("#7d9a94", "M0-44L8-33V14H0Z")
        .lift("#d98a2a", "M-21 12H21L19 20H-19Z")
        .cut("#9a5518", "M0 12H21L19 20H0Z")
        .lift("#5b2a1a", "M-5 20H5L4.5 34H-4.5Z")
        .ball("#d98a2a", 0.0, 38.0, 6.6)
}

fn shield() -> Paper {
    Paper::new()
        .lift("#123a42", "M-24-26Q0-33 24-26V2C24 20 11 31 0 36C-11 31-24 20-24 2Z")
        .cut("#3f8a8a", "M-18-21Q-8-25 0-25.5V29C-9 25-18 15-18 2Z")
        .cut("#23646a", "M18-21Q8-25 0-25.5V29C9 25 18 15 18 2Z")
        .cut(BONE, "M-16-2L0-13L16-2V8L0-3L-16 8ZM-13 13L0 5L13 13L9 19L0 14L-9 19Z")
}

fn bow() -> Paper {
    Paper::new()
        .line("#54706c", 2.4, "M-15-38V38")
        .lift("#9a4f22", "M-18-43C24-32 24 32-18 43L-16 35C9 23 9-23-16-35Z")
        .cut("#e8a058", "M-18-43C2-38 13-19 13.5 0H4.5C4-14-4-29-16-35Z")
        .lift("#163f46", "M-34-3.5H22V3.5H-34Z")
        .lift("#163f46", "M18-13L42 0L18 13L23 0Z")
        .cut("#5e9a96", "M18-13L42 0H23Z")
        .lift("#b5503a", "M-34-3.5L-45-12H-34L-25-3.5ZM-34 3.5L-45 12H-34L-25 3.5Z")
}

/// What a face may show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    /// Cheese.
    Cheese,
    /// A melee hit.
    Sword,
    /// A melee hit that also blocks.
    SwordAndShield,
    /// A ranged hit.
    Bow,
}

/// The six faces in order: number, symbol, star.
pub const FACES: [(char, Symbol, bool); 6] = [
    ('1', Symbol::Cheese, false),
    ('2', Symbol::Sword, true),
    ('3', Symbol::SwordAndShield, false),
    ('3', Symbol::SwordAndShield, true),
    ('2', Symbol::Bow, false),
    ('1', Symbol::Bow, true),
];

/// The symbol, low enough to leave a star its corner.
fn symbols(symbol: Symbol, star: bool) -> Paper {
    let p = Paper::new();
    match symbol {
        Symbol::Cheese => p.put(51.0, 60.0, 0.0, 0.9, &wedge()),
        Symbol::Sword => p.put(46.0, 56.0, 38.0, 0.92, &sword()),
        Symbol::SwordAndShield => {
            let (y, scale) = if star { (60.0, 0.88) } else { (54.0, 0.98) };
            p.put(34.0, 54.0, -12.0, 0.84, &sword()).put(66.5, y, 0.0, scale, &shield())
        }
        Symbol::Bow => {
            let (y, turn, scale) = if star { (58.0, -18.0, 0.84) } else { (52.0, -22.0, 0.92) };
            p.put(55.0, y, turn, scale, &bow())
        }
    }
}

/// Draws the face whose number ends the name, as in `die-3`.
pub(super) fn die(name: &str) -> String {
    let face = name.rsplit('-').next().and_then(|n| n.parse::<usize>().ok());
    let (number, symbol, star) = FACES[face.expect("die files end in their face") - 1];
    let mut p = Paper::new()
        .cut("#031116.5", "M20 6H78Q95 6 95 23V81Q95 99 78 99H20Q2 99 2 81V23Q2 6 20 6Z")
        .cut("#a8763c", "M22 4H80Q97 4 97 21V80Q97 97 80 97H22Q4 97 4 80V21Q4 4 22 4Z")
        .cut(BONE, "M22 2H79Q97 2 97 20V75Q97 93 79 93H22Q4 93 4 75V20Q4 2 22 2Z")
        .cut("#fffaea", "M22 2H79Q97 2 97 20V75Q97 84 91 89Q94 34 14 4Q18 2 22 2Z")
        .over(&symbols(symbol, star))
        .ball("#12343b", 21.0, 20.0, 16.0)
        .glyph(number, 20.5, 20.0, 0.8, "#fff3d0", 5.4);
    if star {
        p = p
            .lift("#c2431c", "M79 2L84.5 13.5L97 15L88 24L90.5 36.5L79 30L67.5 36.5L70 24L61 15L73.5 13.5Z")
            .cut("#ffb03a", "M79 2L84.5 13.5L97 15L79 21Z")
            .cut("#f07a2c", "M97 15L88 24L90.5 36.5L79 30V21Z");
    }
    p.file("")
}
