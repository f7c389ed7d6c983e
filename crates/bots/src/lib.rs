//! Mice that play themselves, and advice a player can trust.
//!
//! A [`Policy`] sees only [`engine::Imagined`] games: hidden piles re-dealt, dice reseeded. What it chooses
//! depends on what lies on the table, on the book and on its own seed, and on nothing else.

mod evaluate;
mod hint;
mod look;
mod odds;
mod outline;
pub mod paths;
mod random;
mod reason;
mod search;
mod sensible;

use engine::{Choice, Imagined, Offer};

pub use hint::{Chance, Hint, Risk, hint, hint_with};
pub use random::Random;
pub use reason::{Reason, ReasonArg};
pub use search::Search;
pub use sensible::Sensible;

/// Somebody who decides for a mouse or for the party.
pub trait Policy: Send {
    /// Its id, as typed on the command line.
    fn name(&self) -> &'static str;
    /// Takes one of the offers and says why. `offers` is what `game.choices_into` lists, never empty.
    fn choose(&mut self, game: &Imagined, offers: &[Offer]) -> (Choice, Reason);
}

/// A policy nobody knows.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no policy is called '{0}'; there are {list}", list = POLICIES.join(", "))]
pub struct UnknownPolicy(pub String);

/// The ids of all policies, weakest first.
pub const POLICIES: [&str; 3] = ["random", "sensible", "search"];

/// How many playouts `search` makes for a turn unless told otherwise (`search:400`).
pub const DEFAULT_PLAYOUTS: u32 = 160;

/// The policy with this id, seeded. `search:400` searches with 400 playouts a turn.
pub fn policy(name: &str, seed: u64) -> Result<Box<dyn Policy>, UnknownPolicy> {
    let unknown = || UnknownPolicy(name.to_string());
    Ok(match name {
        "random" => Box::new(Random::new(seed)),
        "sensible" => Box::new(Sensible::new()),
        "search" => Box::new(Search::new(seed, DEFAULT_PLAYOUTS)),
        _ => {
            let playouts = name.strip_prefix("search:").and_then(|n| n.parse().ok()).filter(|n| *n > 0);
            Box::new(Search::new(seed, playouts.ok_or_else(unknown)?))
        }
    })
}
