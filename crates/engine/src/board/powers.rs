//! What holds while it is in force: standing powers, room rules, and the values they change.

use super::Board;
use crate::book::{Book, Static, Status};
use crate::id::{Fig, InitId, TileId};
use crate::rule::RuleId;

impl Board {
    /// The standing powers of a mouse: its hero card and its equipped cards that work (RUL-30).
    pub fn statics_of<'b>(
        &'b self,
        book: &'b Book,
        mouse: usize,
    ) -> impl Iterator<Item = (&'b Static, RuleId)> + 'b {
        let hero = self.hero(book, mouse).statics.iter();
        let worn = self.mice[mouse]
            .equipped
            .iter()
            .filter(move |c| !book.card(**c).statics.is_empty() && self.meets(book, mouse, **c))
            .flat_map(|c| book.card(*c).statics.iter());
        let marked = self.own_markers(mouse).filter_map(|own| book.markers.get(own)).flat_map(|m| &m.statics);
        hero.chain(worn).chain(marked).filter_map(move |s| {
            let (_, rule, conditions, what) = &book.statics[*s as usize];
            conditions.iter().all(|c| self.holds_for(book, mouse, c)).then_some((what, *rule))
        })
    }
    /// What holds in the room of a tile, chapter-wide rules included.
    pub fn room_statics<'b>(
        &'b self,
        book: &'b Book,
        tile: TileId,
    ) -> impl Iterator<Item = (&'b Static, RuleId)> + 'b {
        let chapter = self.chapter(book);
        let room = chapter.room(self.side_id(tile)).map_or(&[][..], |r| &r.statics[..]);
        room.iter().chain(&chapter.statics).filter_map(move |s| {
            let (_, rule, conditions, what) = &book.statics[*s as usize];
            conditions.iter().all(|c| self.holds_here(book, tile, c)).then_some((what, *rule))
        })
    }
    /// The standing powers of an initiative card.
    pub fn init_statics(book: &Book, init: InitId) -> impl Iterator<Item = (&Static, RuleId)> {
        book.init_cards[init.ix()].statics.iter().map(|s| {
            let (_, rule, _, what) = &book.statics[*s as usize];
            (what, *rule)
        })
    }

    /// A mouse's lore.
    pub fn lore(&self, book: &Book, mouse: usize) -> u8 {
        self.stat(book, mouse, self.hero(book, mouse).lore, |s| match s {
            Static::Lore(n) => Some(*n),
            _ => None,
        })
    }
    /// A mouse's move value.
    pub fn move_value(&self, book: &Book, mouse: usize) -> u8 {
        let base = self.stat(book, mouse, self.hero(book, mouse).moves, |s| match s {
            Static::Move(n) => Some(*n),
            _ => None,
        });
        let status = self.status_of(Fig::mouse(mouse)).map(|s| if let Status::Move(n) = s { n } else { 0 });
        base.saturating_add_signed(total(status))
    }
    /// A mouse's life.
    pub fn life(&self, book: &Book, mouse: usize) -> u8 {
        self.stat(book, mouse, self.hero(book, mouse).life, |s| match s {
            Static::Life(n) => Some(*n),
            _ => None,
        })
        .max(1)
    }
    fn stat(&self, book: &Book, mouse: usize, base: u8, pick: impl Fn(&Static) -> Option<i8>) -> u8 {
        // As `statics_of`, but what is of no interest is passed over before its conditions are looked at.
        let of = |statics: &[u16]| -> i8 {
            let holds = |s: &u16| {
                let (_, _, conditions, what) = &book.statics[*s as usize];
                let bonus = pick(what)?;
                conditions.iter().all(|c| self.holds_for(book, mouse, c)).then_some(bonus)
            };
            total(statics.iter().filter_map(holds))
        };
        let worn = self.mice[mouse].equipped.iter().map(|card| {
            let bonus = of(&book.card(*card).statics);
            if bonus != 0 && self.meets(book, mouse, *card) { bonus } else { 0 }
        });
        let marked = self.own_markers(mouse).filter_map(|own| book.markers.get(own)).map(|m| of(&m.statics));
        let bonus = of(&self.hero(book, mouse).statics).saturating_add(total(worn.chain(marked)));
        base.saturating_add_signed(bonus)
    }
}

/// All that adds to a value or takes from it, as far as it counts.
pub(crate) fn total(parts: impl Iterator<Item = i8>) -> i8 {
    parts.fold(0, i8::saturating_add)
}
