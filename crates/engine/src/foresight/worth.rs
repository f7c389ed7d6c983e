//! What a mouse rolls and has with what it wears, now and after a change of it.

use crate::{Choice, Game};

/// Values that what a mouse wears may change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// Dice to attack with its best weapon (BAT-1).
    pub battle: u8,
    /// Dice to defend where it stands (BAT-4).
    pub defense: u8,
    /// Life.
    pub life: u8,
    /// Lore.
    pub lore: u8,
    /// Move value.
    pub moves: u8,
}

impl Game {
    /// What a mouse rolls and has now.
    pub fn worth(&self, mouse: usize) -> Worth {
        let (board, book) = (self.board(), self.book());
        let worn = board.mice()[mouse].equipped().iter();
        let best = worn.filter_map(|card| book.card(*card).weapon).map(|weapon| weapon.bonus).max();
        let battle = board.hero(book, mouse).battle as i8 + best.unwrap_or(0);
        Worth {
            battle: battle.max(0) as u8,
            defense: self.read().mouse_defense(mouse).max(0) as u8,
            life: board.life(book, mouse),
            lore: board.lore(book, mouse),
            moves: board.move_value(book, mouse),
        }
    }

    /// What it would roll and have after a choice that changes what it wears; none if that is not possible.
    pub fn worth_after(&self, mouse: usize, choice: Choice) -> Option<Worth> {
        let mut then = self.clone();
        then.play(choice).ok()?;
        Some(then.worth(mouse))
    }
}
