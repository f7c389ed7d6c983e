//! How the protocol names figures, places and cards.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// A figure by its id: `tilda`, `rat-warrior-2`. An id that ends in a hyphen and a number is a minion's.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FigureName {
    /// A mouse of the party.
    Mouse(String),
    /// A minion.
    Minion {
        /// The id of its kind.
        kind: String,
        /// Its number among its kind, from 1.
        number: u8,
    },
    /// Somebody who has left the board already.
    Gone,
}

const GONE: &str = "?";

impl FigureName {
    /// Whether it is one of the other side.
    pub const fn is_minion(&self) -> bool {
        matches!(self, FigureName::Minion { .. })
    }

    /// The id of the mouse it is, if it is one.
    pub fn mouse(&self) -> Option<&str> {
        match self {
            FigureName::Mouse(name) => Some(name),
            FigureName::Minion { .. } | FigureName::Gone => None,
        }
    }
}

impl fmt::Display for FigureName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FigureName::Mouse(name) => f.write_str(name),
            FigureName::Minion { kind, number } => write!(f, "{kind}-{number}"),
            FigureName::Gone => f.write_str(GONE),
        }
    }
}

impl From<&str> for FigureName {
    fn from(name: &str) -> FigureName {
        let minion = name.rsplit_once('-').and_then(|(kind, number)| Some((kind, number.parse().ok()?)));
        match minion {
            _ if name == GONE => FigureName::Gone,
            Some((kind, number)) => FigureName::Minion { kind: kind.to_string(), number },
            None => FigureName::Mouse(name.to_string()),
        }
    }
}

impl Serialize for FigureName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            FigureName::Mouse(name) => serializer.serialize_str(name),
            FigureName::Minion { .. } => serializer.collect_str(self),
            FigureName::Gone => serializer.serialize_str(GONE),
        }
    }
}

impl<'de> Deserialize<'de> for FigureName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<FigureName, D::Error> {
        String::deserialize(deserializer).map(|name| FigureName::from(name.as_str()))
    }
}

/// A space of the map.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spot {
    /// The tile's number on the map, from 0.
    pub tile: u8,
    /// The id of the room that lies up there.
    pub room: String,
    /// The space's id in that room.
    pub space: String,
}

/// A card of the initiative track.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum InitiativeCard {
    /// A mouse's, by the mouse's id.
    Mouse(String),
    /// A minion's, by the card's id.
    Minion(String),
}

/// Where a search card can be.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardSpot {
    /// In the search deck, face down.
    Deck,
    /// Discarded.
    Discards,
    /// In the party stash.
    Stash,
    /// In this mouse's pack.
    Pack(String),
    /// Worn by this mouse.
    Equipped(String),
    /// Out of the game.
    Gone,
    /// On the board, as a token.
    Board,
    /// Drawn, about to be kept or discarded.
    Drawn,
}

/// Dice by the short names of their faces: `1c 2s* 3x 3x* 2b 1b*`.
pub(super) mod faces {
    use super::{Deserialize, Deserializer, Serializer, de};
    use engine::dice::Face;

    pub(crate) fn serialize<S: Serializer>(dice: &[Face], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(dice.iter().map(|face| face.name()))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Face>, D::Error> {
        let names = Vec::<String>::deserialize(deserializer)?;
        let face = |name: &String| {
            Face::parse(name).ok_or_else(|| de::Error::custom(format_args!("“{name}” is no face of the die")))
        };
        names.iter().map(face).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_is_read_as_it_is_written() {
        let minion = |kind: &str, number| FigureName::Minion { kind: kind.into(), number };
        for (name, figure) in [
            ("tilda", FigureName::Mouse("tilda".into())),
            ("old-nez", FigureName::Mouse("old-nez".into())),
            ("rat-warrior-2", minion("rat-warrior", 2)),
            ("spider-12", minion("spider", 12)),
            ("?", FigureName::Gone),
        ] {
            assert_eq!(FigureName::from(name), figure);
            assert_eq!(figure.to_string(), name);
            assert_eq!(serde_json::to_value(&figure).expect("a text"), serde_json::json!(name));
        }
    }
}
