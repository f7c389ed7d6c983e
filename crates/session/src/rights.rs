//! Who may do what: whose a mouse is, who answers a decision, who brings back what was unmade.

use crate::log::table_log::TableLog;
use crate::seat::Seat;
use engine::{Decider, Game};

impl Seat {
    /// Whether a mouse is this person's, companion or not.
    pub fn owns(&self, log: &TableLog, mouse: &str) -> bool {
        match (self, log.player_of(mouse)) {
            (Seat::Host, None) => true,
            (Seat::Player(id), Some(player)) => id == player,
            (Seat::Host, Some(_)) | (Seat::Player(_), None) | (Seat::Watcher, _) => false,
        }
    }

    /// Whether this person answers the decision at hand.
    pub fn decides(&self, log: &TableLog, game: &Game) -> bool {
        let Some(decision) = game.decision() else { return false };
        if !self.plays() || log.companions.decider(game).is_some() {
            return false;
        }
        match decision.by {
            Decider::Party => {
                // Out of a mouse's turn, and in a companion's, nobody is more at turn than the others.
                let active =
                    game.board().turn().mouse().filter(|_| log.preferences.house_rules.active_decides);
                let mouse = active.map(|m| game.board().hero(game.book(), m).name.as_str());
                mouse.filter(|m| !log.companions.mice.contains_key(*m)).is_none_or(|m| self.owns(log, m))
            }
            Decider::Mouse(m) => self.owns(log, &game.board().hero(game.book(), m as usize).name),
        }
    }

    /// Whether this person may bring back what was unmade: to do it again is to choose it again. What a companion had
    /// chosen is anybody's to bring back, and alone or around one screen everything is.
    pub fn may_redo(&self, log: &TableLog, game: &Game) -> bool {
        let anybodys = log.seats.is_empty() || log.companions.decider(game).is_some();
        self.plays() && (anybodys || self.decides(log, game))
    }
}
