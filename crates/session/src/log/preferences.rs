//! What is settled once for a whole table: reactions that are passed without asking, and how the players deal with each
//! other.

use super::record::{AutoPass, AutoPassRecord, HouseRules};
use crate::seat::Seat;
use std::collections::BTreeSet;

/// The host in these records.
const HOST: &str = "host";

/// What is settled at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    auto_passes: BTreeSet<AutoPass>,
    /// How the players deal with each other.
    pub house_rules: HouseRules,
}

impl Preferences {
    /// A reaction is passed from now on, or asked about again.
    pub(crate) fn set(&mut self, record: AutoPassRecord) {
        if record.on {
            self.auto_passes.insert(record.reaction);
        } else {
            self.auto_passes.remove(&record.reaction);
        }
    }

    /// Whether nothing is passed at all.
    pub(crate) fn asks_everything(&self) -> bool {
        self.auto_passes.is_empty()
    }

    /// Whether this reaction is passed.
    pub(crate) fn passes(&self, reaction: &AutoPass) -> bool {
        self.auto_passes.contains(reaction)
    }

    /// Who reads the story aloud, if anybody in particular does.
    pub fn reader(&self) -> Option<Seat> {
        let name = self.house_rules.reader.as_deref()?;
        Some(if name == HOST { Seat::Host } else { Seat::Player(name.into()) })
    }

    /// What is passed for somebody.
    pub fn of<'p>(&'p self, seat: &'p Seat) -> impl Iterator<Item = &'p AutoPass> {
        self.auto_passes.iter().filter(move |pass| Some(pass.seat.as_str()) == name_of(seat))
    }
}

impl AutoPass {
    /// A reaction of somebody's mouse; none of those who only watch.
    pub fn new(seat: &Seat, mouse: &str, choice: String) -> Option<AutoPass> {
        Some(AutoPass { seat: name_of(seat)?.to_string(), mouse: mouse.to_string(), choice })
    }
}

/// The name of a person in these records.
fn name_of(seat: &Seat) -> Option<&str> {
    match seat {
        Seat::Host => Some(HOST),
        Seat::Player(id) => Some(id.as_str()),
        Seat::Watcher => None,
    }
}
