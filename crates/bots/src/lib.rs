//! Mice that play themselves, and advice a player can trust.
//!
//! A [`Policy`] sees only [`engine::Imagined`] games: hidden piles re-dealt, dice reseeded. What it chooses
//! depends on what lies on the table, on the book and on its own seed, and on nothing else.

mod evaluate;
mod follow;
mod hint;
mod look;
mod odds;

pub mod paths;
mod planner;
mod random;
mod reason;
mod search;
mod sensible;

use engine::{Choice, Imagined, Offer};

pub use follow::Followed;
pub use hint::{Estimate, HINT_PLAYOUTS, Hint, PlayoutRisk, hint, hint_following, hint_with};
pub use random::Random;
pub use reason::{Reason, ReasonArg};
pub use search::Search;
pub use sensible::Sensible;

/// What the evaluation looks at, for fitting its weights: see the example `features` of `sim`.
pub fn features(board: &engine::Board, book: &engine::Book) -> Vec<i32> {
    let outline = planner::Outline::of(book, board.chapter_id());
    evaluate::features(board, book, &outline).to_vec()
}

/// What a card is worth to a mouse that may keep some of what it found (CAMP-2): for the eye of who packs.
pub fn worth_keeping(book: &engine::Book, mouse: engine::id::MouseId, card: engine::id::SearchId) -> i32 {
    use engine::book::{CardType, Static};
    let (hero, printed) = (&book.mice[mouse.ix()], &book.search[card.ix()]);
    let need = printed.requires;
    let fits = need.classes.met_by(hero.classes)
        && hero.lore >= need.lore
        && hero.battle >= need.battle
        && need.only.is_none_or(|only| only == mouse);
    if !fits {
        return 0;
    }
    let kind = match printed.kind {
        CardType::Weapon | CardType::Armor => 20,
        CardType::Accessory => 15,
        CardType::Scroll | CardType::Trick => 12,
        _ => 5,
    };
    let weapon = printed.weapon.map_or(0, |weapon| 30 * i32::from(weapon.bonus));
    let standing = printed.statics.iter().map(|at| match book.statics[usize::from(*at)].3 {
        Static::Battle(n, _) | Static::Defense(n) | Static::Life(n) => 30 * i32::from(n),
        Static::Move(n) | Static::Lore(n) => 18 * i32::from(n),
        _ => 8,
    });
    kind + weapon + standing.sum::<i32>() + 10 * i32::from(!printed.rules.is_empty())
}

/// Somebody who decides for a mouse or for the party.
pub trait Policy: Send {
    /// Its id, as typed on the command line.
    fn name(&self) -> &'static str;
    /// Takes one of the offers and says why. `offers` is what `game.choices_into` lists, never empty.
    fn choose(&mut self, game: &Imagined, offers: &[Offer]) -> (Choice, Reason);

    /// Whether it leaves it to others to lead the party out of a room. Who does not care takes the lead.
    fn follow(&mut self, _follows: bool) {}
}

/// A policy nobody knows.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no policy is called '{0}'; there are {list}", list = POLICIES.join(", "))]
pub struct UnknownPolicy(pub String);

/// The ids of all policies, weakest first.
pub const POLICIES: [&str; 3] = ["random", "sensible", "search"];

/// How many playouts `search` makes for a turn unless told otherwise.
pub const DEFAULT_PLAYOUTS: u32 = 160;
/// How many rounds `search` looks ahead unless told otherwise.
pub const DEFAULT_ROUNDS: u8 = 2;

/// The policy with this id, seeded. `search:400` searches with 400 playouts a turn, `search:400:2` looks two rounds
/// ahead.
pub fn policy(name: &str, seed: u64) -> Result<Box<dyn Policy>, UnknownPolicy> {
    let unknown = || UnknownPolicy(name.to_string());
    Ok(match name {
        "random" => Box::new(Random::new(seed)),
        "sensible" => Box::new(Sensible::new()),
        _ => {
            let rest = name.strip_prefix("search").ok_or_else(unknown)?;
            let (playouts, rounds) = settings(rest).ok_or_else(unknown)?;
            Box::new(Search::new(seed, playouts, rounds))
        }
    })
}

/// What follows `search`: nothing, `:PLAYOUTS` or `:PLAYOUTS:ROUNDS`.
fn settings(text: &str) -> Option<(u32, u8)> {
    if text.is_empty() {
        return Some((DEFAULT_PLAYOUTS, DEFAULT_ROUNDS));
    }
    let numbers = text.strip_prefix(':')?;
    let (playouts, rounds) = match numbers.split_once(':') {
        Some((playouts, rounds)) => (playouts, rounds.parse().ok()?),
        None => (numbers, DEFAULT_ROUNDS),
    };
    let playouts = playouts.parse().ok()?;
    (playouts > 0 && rounds > 0).then_some((playouts, rounds))
}
