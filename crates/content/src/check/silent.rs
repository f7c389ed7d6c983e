//! What nobody would notice: an ending that never comes, a mouse that never joins, a card that is not where it seems to be.

use super::reachable::Never;
use crate::declarations::Marks;
use crate::link::{Kind, Link};
use engine::book::{BlockId, Chapter, Cond, Effect, Static, Test};

/// Pages that are printed on the chapter track (RUL-39).
const PRINTED_PAGES: u8 = 12;

impl Link {
    /// What nobody would notice: an ending that never comes, a mouse that never joins, a marker off the track.
    pub(super) fn check_silent(&mut self, chapter: &Chapter, marks: &Marks) {
        // Where something could not be read, what it would have done is not known.
        let unread = self.has_errors_in(marks.name);
        let ways = if unread { &[][..] } else { &chapter.victory[..] };
        let can = self.can(chapter);
        let never: Vec<Option<Never>> =
            ways.iter().map(|list| list.iter().find_map(|c| self.why_never(chapter, &can, c))).collect();
        // One way to win may be out of reach if there is another.
        let lost = !can.wins && never.iter().all(Option::is_some);
        for (way, why) in never.into_iter().enumerate() {
            let Some(Never { case, name, needs }) = why else { continue };
            let at = marks.victory.get(way).copied().unwrap_or(marks.name);
            let args = [("name", &*name), ("case", case), ("needs", &*needs)];
            let (code, args) = if case == "boss" { ("C0428", &args[..1]) } else { ("C0429", &args[..]) };
            if lost {
                self.error(code, at, args);
            } else {
                self.warn(code, at, args);
            }
        }
        if !unread && lost && ways.is_empty() && self.does(chapter, &|e| matches!(e, Effect::Win)) {
            self.error("C0429", marks.name, &[("name", "win"), ("case", "win"), ("needs", "")]);
        }
        self.check_drawn(chapter, marks);
        for mouse in 0..self.book.mice.len() as u8 {
            let joins = |e: &Effect| matches!(e, Effect::Join(m, ..) if m.0 == mouse);
            if chapter.party.allowed >> mouse & 1 == 0 && self.does(chapter, &joins) {
                let name = self.book.mice[mouse as usize].name.clone();
                self.error("C0430", marks.party, &[("name", &name)]);
            }
        }
        if chapter.end_page > PRINTED_PAGES {
            let (page, limit) = (chapter.end_page.to_string(), PRINTED_PAGES.to_string());
            self.warn("C0432", marks.name, &[("page", &page), ("limit", &limit)]);
        }
        if !chapter.story.is_empty() && !self.listed.contains(&chapter.name) {
            self.warn("C0433", marks.name, &[("name", &chapter.name), ("story", &chapter.story)]);
        }
    }

    /// A card of the book's own that waits in one place, but may turn up in any other before: nothing in the chapter asks who
    /// has it, so nobody seems to have thought of that.
    fn check_drawn(&mut self, chapter: &Chapter, marks: &Marks) {
        let mut told = Vec::new();
        for special in chapter.rooms.iter().flat_map(|room| &room.searches) {
            let card = special.card;
            let own = !self.span(self.declared(Kind::Search, card.ix())).file.starts_with("box/");
            let asks = |test: &Test| match test {
                Test::HasCard(_, other) | Test::InStash(other) | Test::FoundCard(other) => *other == card,
                _ => false,
            };
            let at = marks.cards.iter().find(|(other, _)| *other == card);
            if let Some((_, at)) = at
                && own
                && !told.contains(&card)
                && !self.asks(chapter, &asks)
            {
                told.push(card);
                let name = self.book.search[card.ix()].name.clone();
                self.advise("C0434", *at, &[("name", &name)]);
            }
        }
    }

    /// Whether any rule of a chapter, or of a minion's card, does this.
    fn does(&self, chapter: &Chapter, wanted: &dyn Fn(&Effect) -> bool) -> bool {
        let own = chapter.rules.iter().chain(chapter.rooms.iter().flat_map(|r| &r.rules));
        let cards = self.book.init_cards.iter().flat_map(|card| &card.rules);
        let blocks = own.chain(cards).map(|ix| self.book.rules[ix.0 as usize].effects);
        let waves =
            chapter.rooms.iter().flat_map(|r| r.surge.iter().chain(&r.setup)).filter_map(|w| w.effects);
        let standing = chapter.rooms.iter().flat_map(|r| &r.statics).filter_map(|ix| {
            match self.book.statics[*ix as usize].3 {
                Static::InsteadOfTurn { block, .. } => Some(block),
                _ => None,
            }
        });
        blocks.chain(waves).chain(standing).any(|block| self.block_does(block, wanted, 0))
    }

    pub(super) fn block_does(&self, block: BlockId, wanted: &dyn Fn(&Effect) -> bool, depth: usize) -> bool {
        if depth > crate::tree::MAX_DEPTH {
            return false;
        }
        let effects = self.book.blocks.get(block.0 as usize);
        effects.into_iter().flatten().any(|effect| {
            wanted(effect) || effect.inner_blocks().any(|block| self.block_does(block, wanted, depth + 1))
        })
    }

    /// Whether anything in a chapter asks this.
    fn asks(&self, chapter: &Chapter, wanted: &dyn Fn(&Test) -> bool) -> bool {
        let ends = chapter.victory.iter().chain(&chapter.defeat).flatten();
        let goals = chapter.goals.iter().flat_map(|goal| &goal.conditions);
        let own = chapter.rules.iter().chain(chapter.rooms.iter().flat_map(|r| &r.rules));
        let rules = own.flat_map(|ix| &self.book.rules[ix.0 as usize].conditions);
        let standing = chapter.statics.iter().chain(chapter.rooms.iter().flat_map(|r| &r.statics));
        let standing = standing.flat_map(|ix| &self.book.statics[*ix as usize].2);
        let inside = |effect: &Effect| match effect {
            Effect::If { conditions, .. } => conditions.iter().any(|cond| asked(cond, wanted)),
            _ => false,
        };
        let mut conditions = ends.chain(goals).chain(rules).chain(standing);
        conditions.any(|cond| asked(cond, wanted)) || self.does(chapter, &inside)
    }
}

/// Whether a condition is this test, or one of several that may hold is.
fn asked(cond: &Cond, wanted: &dyn Fn(&Test) -> bool) -> bool {
    match &cond.test {
        Test::AnyOf(list) => list.iter().any(|cond| asked(cond, wanted)),
        test => wanted(test),
    }
}
