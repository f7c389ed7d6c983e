//! What a game could want more of at once than the engine has room for: no rule, card or minion is ever dropped.

mod circles;
mod nesting;

use crate::link::{Kind, Link};
use crate::tree::At;
use engine::book::{BlockId, CardType, Chapter, Effect, Limit, RuleIx, Slot, Source, Wave};
use engine::id::{
    MAX_BOSS_CARDS, MAX_ONCE_A_CHAPTER, MAX_ONCE_A_TURN, MAX_PACK, MAX_SPEAKERS, MAX_WAVE, MAX_WORN,
};

/// Cards in a pack that are no tricks: three, one over the limit, and room for a share.
const NO_TRICKS: usize = 6;
/// What fills slots: head, body, two paws and a further one.
const IN_SLOTS: usize = 5;
/// Each line of `minions` is a step that waits while the chapter is set up.
const MAX_FIRST_WAVES: usize = 16;
/// Effects of one block are counted by a byte.
const MAX_EFFECTS: usize = 255;

impl Link {
    /// Checks everything that comes together only in play.
    pub(crate) fn check_room(&mut self) {
        self.check_cards_held();
        self.check_waves();
        self.check_blocks();
        self.check_limits();
        self.check_speakers();
        self.check_snares();
        self.check_nesting();
        self.check_circles();
    }

    fn no_room(&mut self, what: &str, at: At, found: usize, limit: usize) {
        self.no_room_for(what, at, (found, limit), "");
    }

    /// The same with the rules that lead there.
    fn no_room_for(&mut self, what: &str, at: At, (found, limit): (usize, usize), rules: &str) {
        if found > limit {
            let (found, limit) = (found.to_string(), limit.to_string());
            let rules = if rules.is_empty() { "none" } else { rules };
            self.error(
                "C0018",
                at,
                &[("what", what), ("found", &found), ("limit", &limit), ("rules", rules)],
            );
        }
    }

    fn check_cards_held(&mut self) {
        let copies = |kept: fn(&engine::book::SearchCard) -> bool, book: &engine::Book| -> usize {
            book.search.iter().filter(|c| kept(c)).map(|c| usize::from(c.copies)).sum()
        };
        let most = |kept: fn(&engine::book::SearchCard) -> bool, link: &Link| {
            let cards = link.book.search.iter().enumerate().filter(|(_, c)| kept(c));
            link.declared(Kind::Search, cards.max_by_key(|(_, c)| c.copies).map_or(0, |(ix, _)| ix))
        };
        let trick = |c: &engine::book::SearchCard| c.kind == CardType::Trick;
        let free = |c: &engine::book::SearchCard| {
            c.slot == Slot::None && matches!(c.kind, CardType::Accessory | CardType::Armor | CardType::Weapon)
        };
        self.no_room("tricks", most(trick, self), copies(trick, &self.book), MAX_PACK - NO_TRICKS);
        self.no_room("worn", most(free, self), copies(free, &self.book), MAX_WORN - IN_SLOTS);
        for ix in 0..self.book.minions.len() {
            let cards = self.book.minions[ix].cards.len();
            self.no_room("boss-cards", self.declared(Kind::Minion, ix), cards, MAX_BOSS_CARDS);
        }
    }

    fn check_waves(&mut self) {
        let kinds =
            |waves: &mut dyn Iterator<Item = &Wave>| waves.map(|w| w.minions.len()).max().unwrap_or(0);
        for ix in 0..self.book.encounters.len() {
            let card = &self.book.encounters[ix];
            let found = kinds(&mut card.pages.iter().chain([&card.surge]));
            self.no_room("wave", self.declared(Kind::Encounter, ix), found, MAX_WAVE);
        }
        for ix in 0..self.book.chapters.len() {
            let chapter = &self.book.chapters[ix];
            let rooms = chapter.rooms.iter().flat_map(|r| r.surge.iter().chain(&r.setup));
            let found = kinds(&mut chapter.minions.iter().map(|(_, wave)| wave).chain(rooms));
            self.no_room("wave", self.declared(Kind::Chapter, ix), found, MAX_WAVE);
            let lines = self.book.chapters[ix].minions.len();
            self.no_room("waves", self.declared(Kind::Chapter, ix), lines, MAX_FIRST_WAVES);
        }
    }

    /// Whoever may set a snare is not offered it while as many lie out as can. So it must be the player's to decide, and one
    /// at a time: what a rule sets by itself, or within braces, would be one too many.
    fn check_snares(&mut self) {
        for ix in 0..self.book.rules.len() {
            let rule = &self.book.rules[ix];
            let snare = |effect: &Effect| matches!(effect, Effect::SetSnare(_));
            let plain = self.book.blocks[rule.effects.0 as usize].iter().filter(|e| snare(e)).count();
            let all = self.count_effects(rule.effects, &snare, 0);
            let chosen = rule.optional || !rule.when.is_reaction();
            if all > 0 && (all > 1 || plain != 1 || !chosen) {
                let name = self.book.rule_name(rule.cite).to_string();
                let at = self.place_of(RuleIx(ix as u16));
                self.error("C0435", at, &[("name", &name), ("case", "snare")]);
            }
        }
    }

    /// Whether a block, or a block in it, has such an effect.
    fn has_effect(&self, block: BlockId, such: &dyn Fn(&Effect) -> bool, depth: usize) -> bool {
        self.count_effects(block, such, depth) > 0
    }

    /// How many such effects stand in a block and in the blocks within.
    fn count_effects(&self, block: BlockId, such: &dyn Fn(&Effect) -> bool, depth: usize) -> usize {
        if depth > crate::tree::MAX_DEPTH {
            return 0;
        }
        let inner = |effect: &Effect| -> usize {
            effect.inner_blocks().map(|block| self.count_effects(block, such, depth + 1)).sum()
        };
        let block = self.book.blocks.get(block.0 as usize);
        block.map_or(0, |effects| effects.iter().map(|e| usize::from(such(e)) + inner(e)).sum())
    }

    fn check_blocks(&mut self) {
        let longest = self.book.blocks.iter().map(Vec::len).max().unwrap_or(0);
        self.no_room("effects", At::default(), longest, MAX_EFFECTS);
    }

    /// Where a rule is declared; of rooms and chapters the chapter.
    fn place_of(&self, ix: RuleIx) -> At {
        let chapter = self.book.chapters.iter().position(|c| rules_of(c).any(|own| *own == ix));
        match chapter {
            Some(chapter) => self.declared(Kind::Chapter, chapter),
            None => self.declared_by(self.book.rules[ix.0 as usize].from),
        }
    }

    fn declared_by(&self, source: Source) -> At {
        match source {
            Source::Mouse(m) => self.declared(Kind::Mouse, m.ix()),
            Source::Ability(a) => self.declared(Kind::Ability, a.ix()),
            Source::Search(s) => self.declared(Kind::Search, s.ix()),
            Source::Minion(i) => self.declared(Kind::Init, i.ix()),
            Source::Marker(own) => self.declared(Kind::Marker, own as usize),
            Source::Room(_) | Source::Chapter | Source::Game => At::default(),
        }
    }

    /// Rules that may be used once: each use is noted until the turn or the chapter is over.
    fn check_limits(&mut self) {
        let count = |rules: &mut dyn Iterator<Item = &RuleIx>, limit: Limit, book: &engine::Book| {
            rules.filter(|ix| book.rules[ix.0 as usize].limit == limit).count()
        };
        for (what, limit, room) in [
            ("once-a-turn", Limit::Turn, MAX_ONCE_A_TURN),
            ("once-a-chapter", Limit::Chapter, MAX_ONCE_A_CHAPTER),
        ] {
            let book = &self.book;
            let of_chapters = |source: Source| matches!(source, Source::Room(_) | Source::Chapter);
            let printed = book.rules.iter().filter(|r| r.limit == limit && !of_chapters(r.from)).count();
            for ix in 0..self.book.chapters.len() {
                let own = count(&mut rules_of(&self.book.chapters[ix]), limit, &self.book);
                self.no_room(what, self.declared(Kind::Chapter, ix), printed + own, room);
            }
        }
    }

    /// Rules that may speak for one seat at one moment: those of chapter, room and minion card, or those of a mouse, its
    /// abilities and all it can hold.
    fn check_speakers(&mut self) {
        let moments: std::collections::BTreeSet<_> = self.book.rules.iter().map(|r| r.when).collect();
        for when in moments {
            let book = &self.book;
            let speak =
                |rules: &[RuleIx]| rules.iter().filter(|ix| book.rules[ix.0 as usize].when == when).count();
            let most = |counts: &mut dyn Iterator<Item = usize>| counts.max().unwrap_or(0);
            let cards = most(&mut book.init_cards.iter().map(|c| speak(&c.rules)));
            let chapters: Vec<usize> = book
                .chapters
                .iter()
                .map(|c| cards + speak(&c.rules) + most(&mut c.rooms.iter().map(|r| speak(&r.rules))))
                .collect();
            let mut held: Vec<usize> = book
                .search
                .iter()
                .flat_map(|c| std::iter::repeat_n(speak(&c.rules), usize::from(c.copies)))
                .collect();
            held.sort_unstable_by(|a, b| b.cmp(a));
            let held: usize = held.iter().take(MAX_PACK + MAX_WORN).sum();
            let mice: Vec<usize> = book
                .mice
                .iter()
                .map(|mouse| {
                    let known = book.abilities.iter().filter(|a| a.classes.met_by(mouse.classes));
                    let marked = book.markers.iter().map(|m| speak(&m.rules)).sum::<usize>();
                    held + marked + speak(&mouse.rules) + known.map(|a| speak(&a.rules)).sum::<usize>()
                })
                .collect();
            for (ix, found) in chapters.into_iter().enumerate() {
                self.no_room("speakers", self.declared(Kind::Chapter, ix), found, MAX_SPEAKERS);
            }
            for (ix, found) in mice.into_iter().enumerate() {
                self.no_room("speakers", self.declared(Kind::Mouse, ix), found, MAX_SPEAKERS);
            }
        }
    }
}

fn rules_of(chapter: &Chapter) -> impl Iterator<Item = &RuleIx> {
    chapter.rules.iter().chain(chapter.rooms.iter().flat_map(|room| &room.rules))
}
