//! ACH: individual achievements, an option of the game (p.20).

use crate::control::Referee;
use crate::event::{Event, Honour};
use crate::id::{Fig, MinionId};
use crate::options::Switch;
use crate::rule::RuleId;

impl Referee<'_> {
    /// ACH-0: each goes to the first mouse that earns it.
    fn earn(&mut self, honour: Honour, mouse: u8, rule: RuleId, marker: bool) {
        if !self.board.options.achievements || self.board.honour(honour).is_some() {
            return;
        }
        self.emit(Event::HonourEarned { honour, mouse }, crate::event::Cause::of(rule).and(RuleId::ACH_0));
        if marker {
            let scaper = rule == RuleId::ACH_4;
            let cause = crate::event::Cause::of(rule);
            self.move_end_marker(1, if scaper { cause.and(RuleId::RUL_42) } else { cause });
        }
    }

    /// ACH-1: three or more cheese in one attack or defence roll.
    pub(crate) fn earn_cheesemaster(&mut self, mouse: usize) {
        self.earn(Honour::Cheesemaster, mouse as u8, RuleId::ACH_1, true);
    }

    /// ACH-1, RUL-43: from the roll after the one that earned it.
    pub(crate) fn cheesemaster_gift(&mut self, mouse: usize) {
        if self.board.honour(Honour::Cheesemaster) != Some(mouse as u8) {
            return;
        }
        let others_only = self.board.options.is(Switch::CheesemasterSelf);
        for m in 0..self.board.mice.len() {
            let active = self.board.place(Fig::mouse(m)).is_some();
            if active && !(others_only && m == mouse) {
                let cause = crate::event::Cause::of(RuleId::ACH_1).and(RuleId::RUL_43);
                self.emit(Event::CheeseGained { mouse: m as u8, n: 1 }, cause);
            }
        }
    }

    /// ACH-2: four roaches in one encounter. ACH-5: the cat.
    pub(crate) fn achievements_for_defeat(&mut self, mouse: u8, kind: MinionId) {
        if self.board.mice[mouse as usize].roaches >= 4 {
            self.earn(Honour::Roachmaster, mouse, RuleId::ACH_2, true);
        }
        if self.book.minions[kind.ix()].counts_for_cat_tamer {
            self.earn(Honour::CatTamer, mouse, RuleId::ACH_5, false);
        }
    }

    /// ACH-4: captured twice in a chapter.
    pub(crate) fn achievements_for_capture(&mut self, mouse: usize) {
        if self.board.mice[mouse].captures == 1 {
            self.earn(Honour::Scaper, mouse as u8, crate::rule::RuleId::ACH_4, true);
        }
    }
}
