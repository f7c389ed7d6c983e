//! What nobody would notice: an ending that never comes, a mouse that never joins, a card that is not where it seems to be.

use crate::declarations::Marks;
use crate::link::{Kind, Link};
use engine::book::{BlockId, Chapter, Cmp, Cond, Effect, Static, Test, Wave};
use engine::id::MinionId;

/// Pages that are printed on the chapter track (RUL-39).
const PRINTED_PAGES: u8 = 12;

impl Link {
    /// What nobody would notice: an ending that never comes, a mouse that never joins, a marker off the track.
    pub(super) fn check_silent(&mut self, chapter: &Chapter, marks: &Marks) {
        // Where something could not be read, what it would have done is not known.
        let unread = self.has_errors_in(marks.name);
        let ways = if unread { &[][..] } else { &chapter.victory[..] };
        let never: Vec<Option<(&str, String)>> =
            ways.iter().map(|list| list.iter().find_map(|cond| self.never(chapter, cond))).collect();
        // One way to win may be out of reach if there is another.
        let lost = never.iter().all(Option::is_some);
        for (why, name) in never.into_iter().flatten() {
            let args = [("name", &*name), ("case", why)];
            let (code, args) = if why == "boss" { ("C0428", &args[..1]) } else { ("C0429", &args[..]) };
            if lost {
                self.error(code, marks.name, args);
            } else {
                self.warn(code, marks.name, args);
            }
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

    /// What keeps a condition from ever coming true: a boss that never comes, a flag that nothing sets, a card that is left
    /// out, a page that is never reached.
    fn never(&self, chapter: &Chapter, cond: &Cond) -> Option<(&'static str, String)> {
        if cond.negate {
            return None;
        }
        match &cond.test {
            Test::WasDefeated(kind) if !self.comes(chapter, *kind) => {
                Some(("boss", self.book.minions.get(kind.ix())?.name.clone()))
            }
            Test::Counter(counter, Cmp::AtLeast | Cmp::Is, n) => {
                let (name, starts) = chapter.counters.get(counter.ix())?;
                let counts = |e: &Effect| match e {
                    Effect::Set(c, to) => c == counter && *to > 0,
                    Effect::Add(c, _) => c == counter,
                    _ => false,
                };
                (starts < n && !self.does(chapter, &counts)).then(|| ("counter", name.clone()))
            }
            Test::HasCard(_, card) | Test::InStash(card) => {
                let takes = |e: &Effect| matches!(e, Effect::TakeCard(_, other) if other == card);
                let out = chapter.without.contains(card) && !chapter.gifts.contains(card);
                (out && !self.does(chapter, &takes)).then(|| {
                    ("card", self.book.search.get(card.ix()).map_or_else(String::new, |c| c.name.clone()))
                })
            }
            Test::Page(Cmp::AtLeast | Cmp::Is, page) => {
                let moves = |e: &Effect| matches!(e, Effect::EndMarker(_));
                (*page > chapter.end_page && !self.does(chapter, &moves)).then(|| ("page", page.to_string()))
            }
            // One that can come true is enough.
            Test::AnyOf(list) => {
                let all: Option<Vec<_>> = list.iter().map(|cond| self.never(chapter, cond)).collect();
                all?.into_iter().next()
            }
            _ => None,
        }
    }

    /// Whether a kind of minion can come in a chapter at all.
    fn comes(&self, chapter: &Chapter, kind: MinionId) -> bool {
        let has = |wave: &Wave| wave.minions.iter().any(|(k, _)| *k == kind);
        let rooms = chapter.rooms.iter().flat_map(|r| r.surge.iter().chain(&r.setup));
        let cards = self.book.encounters.iter().filter(|card| chapter.uses(card));
        let spawns = |e: &Effect| matches!(e, Effect::Spawn(k, _) | Effect::SpawnOn(k, ..) if *k == kind);
        chapter.minions.iter().any(|(_, wave)| has(wave))
            || rooms.into_iter().any(has)
            || cards.into_iter().any(|card| card.pages.iter().chain([&card.surge]).any(has))
            || self.does(chapter, &spawns)
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

    fn block_does(&self, block: BlockId, wanted: &dyn Fn(&Effect) -> bool, depth: usize) -> bool {
        if depth > crate::tree::MAX_DEPTH {
            return false;
        }
        let inner = |block: &BlockId| self.block_does(*block, wanted, depth + 1);
        let effects = self.book.blocks.get(block.0 as usize);
        effects.into_iter().flatten().any(|effect| {
            wanted(effect)
                || match effect {
                    Effect::Check { pass, fail, .. } => inner(pass) || inner(fail),
                    Effect::If { then, otherwise, .. } => inner(then) || inner(otherwise),
                    Effect::EachCheese { then, .. } | Effect::Each(_, then) | Effect::Choose { then, .. } => {
                        inner(then)
                    }
                    Effect::Decide { options, .. } => options.iter().any(|(_, b)| inner(b)),
                    Effect::Random(lots) => lots.iter().any(|(_, b)| inner(b)),
                    _ => false,
                }
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
