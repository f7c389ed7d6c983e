//! CAMP: what a party carries from chapter to chapter (p.19).

use crate::book::CardType;
use crate::event::Outcome;
use crate::game::Game;
use crate::id::{AbilityId, MouseId, SearchId};
use crate::options::Variant;

/// What is left of a finished chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CarryOver {
    /// Whether the mice won.
    pub won: bool,
    /// Story achievements, kept (CAMP-1).
    pub achieved: u32,
    /// Per mouse: abilities kept, and the cards among which it keeps some.
    pub mice: Vec<MouseCarry>,
    /// How many search cards each mouse keeps: 1, or 3 with keepsakes (CAMP-2, VAR-3).
    pub keeps: usize,
    /// After a defeat the next chapter starts on page 2 (VAR-4).
    pub lost_last: bool,
}

/// One mouse's belongings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MouseCarry {
    /// Which mouse.
    pub mouse: MouseId,
    /// Its abilities (CAMP-1).
    pub abilities: Vec<AbilityId>,
    /// The search cards it may keep: all but starting equipment and party items (CAMP-2, CAMP-3, RUL-31).
    pub cards: Vec<SearchId>,
}

impl Game {
    /// What the party takes along; none while the chapter goes on.
    pub fn carry_over(&self) -> Option<CarryOver> {
        let outcome = self.board.outcome()?;
        let own: Vec<_> = self.board.mice().iter().flat_map(|m| m.starting().to_vec()).collect();
        let mice = self
            .board
            .mice()
            .iter()
            .enumerate()
            .map(|(m, state)| {
                let held = state.equipped().iter().chain(state.pack());
                let cards = held
                    .filter(|c| !own.contains(c) && self.book.card(**c).kind != CardType::PartyItem)
                    .map(|c| self.book.copies[c.ix()])
                    .collect();
                MouseCarry { mouse: state.mouse(), abilities: self.board.abilities(m).collect(), cards }
            })
            .collect();
        let options = self.board.options();
        let won = outcome == Outcome::Victory;
        Some(CarryOver {
            won,
            achieved: self.board.achieved() | self.remembered(),
            mice,
            keeps: if options.has(Variant::Keepsakes) { 3 } else { 1 },
            lost_last: !won && options.has(Variant::TaleGoesOn),
        })
    }

    /// Choices of the story that later chapters remember.
    fn remembered(&self) -> u32 {
        let chapter = self.board.chapter(&self.book);
        let set = chapter.remembers.iter().filter(|(counter, _)| self.board.counter(*counter) > 0);
        set.fold(0, |all, (_, achievement)| all | 1 << achievement.0)
    }
}
