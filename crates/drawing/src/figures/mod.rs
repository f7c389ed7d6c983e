//! Figures, tokens, die faces and icons: one small square file each, in the same paper and light as the rooms.

mod bosses;
mod foes;
pub mod kit;
mod mice;

/// Draws one file, told its name, which prefixes every id in it.
pub type Draw = fn(&str) -> String;

/// A shelf of the gallery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Smooth ring, round badge.
    Mouse,
    /// Toothed ring, shield badge.
    Foe,
    /// Markers, party items, achievements.
    Token,
    /// The six faces of the action die.
    Die,
    /// One colour, that of the text around it.
    Icon,
}

const MICE: [(&str, Draw); 6] = [
    ("collin", mice::collin),
    ("filch", mice::filch),
    ("lily", mice::lily),
    ("maginos", mice::maginos),
    ("nez", mice::nez),
    ("tilda", mice::tilda),
];

const FOES: [(&str, Draw); 11] = [
    ("rat-warrior", foes::rat_warrior),
    ("elite-rat", foes::elite_rat),
    ("roach", foes::roach),
    ("greedy-roach", foes::greedy_roach),
    ("spider", foes::spider),
    ("centipede", foes::centipede),
    ("captain-vurst", bosses::captain_vurst),
    ("skitter-clak", bosses::skitter_clak),
    ("vanestra", bosses::vanestra),
    ("brodie", bosses::brodie),
    ("crow", bosses::crow),
];

/// Every drawing: its shelf, its name and how it is drawn.
pub fn all() -> Vec<(Kind, &'static str, Draw)> {
    let shelf = |kind, drawings: &'static [(&'static str, Draw)]| {
        drawings.iter().map(move |&(name, draw)| (kind, name, draw))
    };
    shelf(Kind::Mouse, &MICE).chain(shelf(Kind::Foe, &FOES)).collect()
}
