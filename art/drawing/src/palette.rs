//! The colours, and the moods of rooms made of them. Shadows are never black; rule colours are used for nothing else.

use crate::geometry::Pt;

/// The nearest paper and all ink.
pub const INK: &str = "#071a20";
/// The deepest shadow.
pub const SHADE: &str = "#04161b";
/// Ink under a mark, so that it survives greyscale.
pub const MARK: &str = "#0a2026";
/// Gaps between stones far from the light.
pub const NIGHT: &str = "#0c272e";
/// Bone, the colour of signs.
pub const BONE: &str = "#f4e6c8";
/// Dark wood and old shadows on wood.
pub const UMBER: &str = "#4a2618";

/// Red line and trap.
pub const RULE_RED: &str = "#d2352b";
/// Yellow line.
pub const RULE_YELLOW: &str = "#ffd23e";
/// Orange exit.
pub const EXIT_ORANGE: &str = "#ff9a2e";
/// Blue exit.
pub const EXIT_BLUE: &str = "#3fa9f5";
/// The paw of an entry space.
pub const PAW: &str = "#d8501f";

fn rgb(c: &str) -> [f64; 3] {
    let part =
        |i: usize| f64::from(u8::from_str_radix(&c[i..i + 2], 16).expect("palette colours are #rrggbb"));
    [part(1), part(3), part(5)]
}

/// The colour `t` of the way from `a` to `b`.
pub fn mix(a: &str, b: &str, t: f64) -> String {
    let (a, b) = (rgb(a), rgb(b));
    let at = |i: usize| (a[i] + (b[i] - a[i]) * t).round() as u8;
    format!("#{:02x}{:02x}{:02x}", at(0), at(1), at(2))
}

/// The colour at `t` (0 to 1) along equally spaced colours.
pub fn ramp(stops: &[&str], t: f64) -> String {
    let t = t.clamp(0.0, 0.9999) * (stops.len() - 1) as f64;
    let i = t as usize;
    mix(stops[i], stops[i + 1], t - i as f64)
}

/// Stone in lantern light: honey, then rose dusk, then blue, never olive.
pub const STONE: &[&str] =
    &["#ffe6b0", "#f9cf8a", "#eeb26e", "#db9a6c", "#c58873", "#a77f88", "#857f9c", "#67809f", "#557c9b"];
/// Stone in green moss light.
pub const MOSS_STONE: &[&str] =
    &["#e9f2b4", "#cfe39a", "#aacd8e", "#86b58b", "#6a9f8b", "#578d8a", "#4b7e86", "#437280"];
/// Stone in daylight.
pub const DAY_STONE: &[&str] =
    &["#fff4d2", "#fce6b6", "#f3d5a4", "#e2c6a2", "#ccb8a6", "#b4acab", "#9da4b0", "#8c9eb4"];
/// Stone by moonlight.
pub const MOON_STONE: &[&str] =
    &["#eef0f6", "#d5d9ea", "#b9bddb", "#9fa3c9", "#8b8db6", "#7a7ba5", "#6c6d96", "#61648b"];
/// Stone by crystal light.
pub const CRYSTAL_STONE: &[&str] =
    &["#dff7f0", "#b5e6e3", "#8fcdd6", "#79b2cb", "#7198bd", "#6c82ac", "#64719b", "#5a658c"];
/// Stone by furnace light.
pub const FORGE_STONE: &[&str] =
    &["#ffdf9c", "#ffbd6b", "#f39a52", "#d97c4d", "#b4664f", "#8f5a58", "#735560", "#625667"];
/// Stone deep down, lit from a hatch.
pub const CAVE_STONE: &[&str] =
    &["#fbe7b8", "#ecd19a", "#d1b68d", "#b09f8c", "#8f8f92", "#758497", "#637a93", "#567089"];
/// Boards in lantern light.
pub const WOOD: &[&str] =
    &["#f7c66d", "#ebac52", "#d88f43", "#bf753c", "#a05f38", "#875441", "#6f4c4a", "#5f4a50"];
/// Boards by moonlight.
pub const MOON_WOOD: &[&str] = &["#efe6f2", "#d5c6e0", "#b9a5ce", "#9d8abb", "#8574a6", "#706390", "#5f567e"];
/// Rosewood furniture by moonlight.
pub const ROSEWOOD: &[&str] = &["#f2c4b8", "#d99a98", "#b87480", "#94586c", "#75465c", "#5c3a52"];
/// Steel in warm light.
pub const STEEL: &[&str] = &["#f2ead2", "#d3d3c4", "#b0bcb8", "#8fa4a8", "#728d97", "#5d7a89", "#4f6b7d"];
/// Copper in warm light.
pub const COPPER: &[&str] = &["#ffc98a", "#f2a566", "#d98350", "#b96745", "#985344", "#7b4847", "#66424b"];
/// Water under a warm light.
pub const WATER: &[&str] = &["#7fd0c9", "#4fb3b9", "#3596a6", "#2b7f97", "#276f8c", "#245f7e"];
/// Water under moss light.
pub const MOSS_WATER: &[&str] = &["#7fd9b5", "#46b89f", "#2c9a92", "#227f86", "#1e6b7c", "#1c5c72"];

/// What the frame is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frame {
    /// Cut stones, as in the castle.
    Masonry,
    /// Rough rock, as behind the walls.
    Rock,
}

/// Where a room's one light stands and what it makes of everything.
#[derive(Clone, Copy, Debug)]
pub struct Mood {
    /// The light: every tone and every shadow asks it.
    pub light: Pt,
    /// Distance up to which it is brightest, and from which on it is darkest.
    pub reach: (f64, f64),
    /// Stones, lit to unlit.
    pub stone: &'static [&'static str],
    /// Boards, lit to unlit.
    pub wood: &'static [&'static str],
    /// Furniture, lit to unlit.
    pub furniture: &'static [&'static str],
    /// Water, lit to unlit.
    pub water: &'static [&'static str],
    /// Metal, lit to unlit.
    pub metal: &'static [&'static str],
    /// The dark under the floor: near the light, between, far off.
    pub gap: [&'static str; 3],
    /// Colour of the glow on top, and how strong it is.
    pub glow: (&'static str, f64),
    /// How strong the dusk in the far corners is.
    pub dusk: f64,
    /// Frame sheets, near to far.
    pub sheets: [&'static str; 3],
    /// What the frame is made of.
    pub frame: Frame,
    /// The colour of a lit rim.
    pub rim: &'static str,
}

/// A castle room in warm light; change what differs.
pub const CASTLE: Mood = Mood {
    light: (700.0, 120.0),
    reach: (150.0, 860.0),
    stone: STONE,
    wood: WOOD,
    furniture: WOOD,
    water: WATER,
    metal: STEEL,
    gap: ["#5a3119", "#2c2a2b", "#12262f"],
    glow: ("#ffcf6b", 0.3),
    dusk: 0.26,
    sheets: ["#0a2830", "#1e525a", "#37787a"],
    frame: Frame::Masonry,
    rim: "#fff0c4",
};

/// A tunnel behind the walls; change what differs.
pub const TUNNEL: Mood = Mood {
    light: (500.0, 480.0),
    reach: (110.0, 640.0),
    stone: CAVE_STONE,
    wood: WOOD,
    furniture: WOOD,
    water: WATER,
    metal: STEEL,
    gap: ["#3d2c22", "#1b2a31", "#0b2029"],
    glow: ("#ffdf9a", 0.28),
    dusk: 0.3,
    sheets: ["#081d27", "#123040", "#224c5c"],
    frame: Frame::Rock,
    rim: "#fff3d2",
};
