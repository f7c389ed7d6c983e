//! What is settled once for a whole table: reactions that are passed without asking, who answers for the party, who settles
//! ties among minions, and whether those who watch may talk.

use crate::seats::HOST;
use crate::table::Seat;
use crate::table_log::TableLog;
use bots::{Policy, Sensible};
use engine::{Ask, Choice, Decider, Game};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The kinds of records.
pub(crate) mod kind {
    pub(crate) const QUIET: &str = "quiet";
    pub(crate) const MANNERS: &str = "manners";
}

/// A reaction that a player wants passed, or asked about again.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct AutoPass {
    /// The seat; `host` for the host.
    pub seat: String,
    /// The mouse by name.
    pub mouse: String,
    /// The choice that is not offered, by name.
    pub choice: String,
}

/// The record that says so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct AutoPassRecord {
    #[serde(flatten)]
    pub(crate) quiet: AutoPass,
    pub(crate) on: bool,
}

/// How the players of a table deal with each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct HouseRules {
    /// What the party decides is answered by the player of the mouse at turn, not by whoever is first.
    #[serde(default)]
    pub active_decides: bool,
    /// Those who watch may talk.
    #[serde(default)]
    pub watchers_talk: bool,
    /// Which of several minions is first, which way it goes and where it comes in: nobody is asked.
    #[serde(default)]
    pub settle_ties: bool,
}

impl HouseRules {
    /// The answer to a question about minions that nobody wants to be asked: what a sensible player would say.
    pub(crate) fn tie(self, table_log: &TableLog, game: &Game) -> Option<Choice> {
        if !self.settle_ties || !is_tie(game) || table_log.companions.decider(game).is_some() {
            return None;
        }
        let imagined = game.imagine(table_log.moves.len() as u64);
        let mut offers = Vec::new();
        imagined.choices_into(&mut offers);
        Some(Sensible::new().choose(&imagined, &offers).0)
    }
}

/// Whether the party is asked about what is all the same to the rules: ties among minions.
pub(crate) fn is_tie(game: &Game) -> bool {
    game.decision().is_some_and(|d| d.by == Decider::Party && d.ask.is_tie())
}

/// What is settled at a table.
#[derive(Clone, Debug, Default)]
pub struct Preferences {
    quiet: BTreeSet<AutoPass>,
    /// How the players deal with each other.
    pub house_rules: HouseRules,
}

impl Preferences {
    /// Takes a record of its kinds in; others do not concern it.
    pub(crate) fn take(&mut self, record: &store::Record) -> Result<(), serde_json::Error> {
        match record.kind.as_str() {
            kind::QUIET => self.set(serde_json::from_str(&record.body)?),
            kind::MANNERS => self.house_rules = serde_json::from_str(&record.body)?,
            _ => {}
        }
        Ok(())
    }

    pub(crate) fn set(&mut self, record: AutoPassRecord) {
        if record.on {
            self.quiet.insert(record.quiet);
        } else {
            self.quiet.remove(&record.quiet);
        }
    }

    /// What is passed for somebody.
    pub fn of<'h>(&'h self, who: &'h Seat) -> impl Iterator<Item = &'h AutoPass> {
        self.quiet.iter().filter(move |q| Some(q.seat.as_str()) == key(who))
    }

    /// Whether everything the decision at hand offers has been declined beforehand: then who passes.
    pub(crate) fn passes(&self, table_log: &TableLog, game: &Game) -> Option<Seat> {
        if self.quiet.is_empty() {
            return None;
        }
        let (who, asked) = reaction(table_log, game)?;
        let all = asked.iter().all(|quiet| self.quiet.contains(quiet));
        all.then_some(who)
    }
}

/// The name of a person in these records.
fn key(who: &Seat) -> Option<&str> {
    match who {
        Seat::Host => Some(HOST),
        Seat::Player(seat) => Some(seat),
        Seat::Watcher => None,
    }
}

/// The player whom the engine offers nothing but reactions that may be passed, and those reactions.
pub(crate) fn reaction(table_log: &TableLog, game: &Game) -> Option<(Seat, Vec<AutoPass>)> {
    if table_log.companions.decider(game).is_some() {
        return None;
    }
    let decision = game.decision().filter(|d| matches!(d.ask, Ask::React | Ask::BeforeTurn))?;
    let Decider::Mouse(m) = decision.by else { return None };
    let mouse = &game.board().hero(game.book(), m as usize).name;
    let who = table_log.owner_of(mouse);
    let (mut uses, mut pass) = (Vec::new(), false);
    for offer in game.choices() {
        match offer.choice {
            Choice::Pass => pass = true,
            Choice::Use(_) => uses.push(AutoPass {
                seat: key(&who)?.to_string(),
                mouse: mouse.clone(),
                choice: game.name(offer.choice),
            }),
            _ => return None,
        }
    }
    (pass && !uses.is_empty()).then_some((who, uses))
}
