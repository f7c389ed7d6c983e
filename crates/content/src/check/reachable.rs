//! What can come true in a chapter at all: all that its rules can do, beginning with those that ask for nothing that never
//! holds, until nothing more comes to it. A key behind the door that it opens is never found.

use crate::link::Link;
use engine::book::{BlockId, Chapter, Cmp, Cond, Effect, Num, Rule, RuleIx, Source, Static, Test, Wave};
use engine::id::{MinionId, SearchId};
use std::collections::BTreeSet;

/// All that can happen in a chapter.
#[derive(Clone, Default, PartialEq, Eq)]
pub(super) struct Can {
    /// The most each counter can come to.
    counters: Vec<u8>,
    achieved: BTreeSet<u8>,
    comes: BTreeSet<u8>,
    handed: BTreeSet<u8>,
    end_moves: bool,
    /// A rule wins the chapter.
    pub(super) wins: bool,
}

/// Why a condition never comes true.
#[derive(Clone)]
pub(super) struct Never {
    /// `boss`, `minion`, `counter`, `achievement`, `card`, `page` or `mice`; or of what some rule gives `too-low`, `blocked` by
    /// something that never holds, or `circle`.
    pub(super) case: &'static str,
    /// What never comes.
    pub(super) name: String,
    /// What it would need; of `mice` how many there are.
    pub(super) needs: String,
}

impl Link {
    /// All that can happen in a chapter.
    pub(super) fn can(&self, chapter: &Chapter) -> Can {
        let mut can = Can { counters: chapter.counters.iter().map(|(_, n)| *n).collect(), ..Can::default() };
        let before = self.earned.iter().filter(|(other, _)| *other != chapter.name);
        can.achieved.extend(before.filter_map(|(_, name)| Some(self.achievement_named(name)?.0)));
        let cards = self.book.encounters.iter().filter(|card| chapter.uses(card));
        let waves = chapter.minions.iter().map(|(_, wave)| wave).chain(waves_of(chapter));
        let waves = waves.chain(cards.flat_map(|card| card.pages.iter().chain([&card.surge])));
        can.comes.extend(waves.flat_map(|wave| &wave.minions).map(|(kind, _)| kind.0));
        // Each round but the last adds something, of which there is not much.
        loop {
            let mut more = can.clone();
            for block in waves_of(chapter).filter_map(|w| w.effects).chain(self.instead_of_turns(chapter)) {
                self.collect(chapter, block, &mut more, 0);
            }
            for rule in self.speaking(chapter) {
                if rule.conditions.iter().all(|cond| self.never(chapter, &can, cond).is_none()) {
                    self.collect(chapter, rule.effects, &mut more, 0);
                }
            }
            if more == can {
                return can;
            }
            can = more;
        }
    }

    fn achievement_named(&self, name: &str) -> Option<engine::id::AchievementId> {
        let at = self.book.achievements.iter().position(|known| known == name)?;
        Some(engine::id::AchievementId(u8::try_from(at).ok()?))
    }

    /// The rules of a chapter and of every card.
    fn speaking<'l>(&'l self, chapter: &'l Chapter) -> impl Iterator<Item = &'l Rule> {
        let own = chapter.rules.iter().chain(chapter.rooms.iter().flat_map(|room| &room.rules));
        let own = own.map(|ix: &RuleIx| &self.book.rules[ix.0 as usize]);
        let of_chapters = |rule: &&Rule| matches!(rule.from, Source::Room(_) | Source::Chapter);
        own.chain(self.book.rules.iter().filter(move |rule| !of_chapters(rule)))
    }

    fn instead_of_turns<'l>(&'l self, chapter: &'l Chapter) -> impl Iterator<Item = BlockId> + 'l {
        chapter.rooms.iter().flat_map(|room| &room.statics).filter_map(|ix| {
            match self.book.statics[*ix as usize].3 {
                Static::InsteadOfTurn { block, .. } => Some(block),
                _ => None,
            }
        })
    }

    /// Adds what a block can do.
    fn collect(&self, chapter: &Chapter, block: BlockId, can: &mut Can, depth: usize) {
        if depth > crate::tree::MAX_DEPTH {
            return;
        }
        for effect in self.book.blocks.get(block.0 as usize).into_iter().flatten() {
            match effect {
                Effect::Set(counter, to) => {
                    if let Some(most) = can.counters.get_mut(counter.ix()) {
                        *most = (*to).max(*most);
                    }
                }
                Effect::Add(counter, by) if *by != Num::Is(0) => {
                    if let Some(most) = can.counters.get_mut(counter.ix()) {
                        *most = u8::MAX;
                    }
                }
                Effect::Achieve(achievement) => _ = can.achieved.insert(achievement.0),
                Effect::Spawn(kind, _) | Effect::SpawnOn(kind, ..) | Effect::AllyJoins(kind) => {
                    can.comes.insert(kind.0);
                }
                Effect::TakeCard(_, card) => _ = can.handed.insert(card.0),
                Effect::EndMarker(_) => can.end_moves = true,
                Effect::Win => can.wins = true,
                _ => {}
            }
            let blocked = |conditions: &[Cond], can: &Can| {
                conditions.iter().any(|cond| self.never(chapter, can, cond).is_some())
            };
            match effect {
                Effect::If { conditions, then, otherwise } => {
                    if !blocked(conditions, can) {
                        self.collect(chapter, *then, can, depth + 1);
                    }
                    self.collect(chapter, *otherwise, can, depth + 1);
                }
                _ => {
                    for block in effect.inner_blocks() {
                        self.collect(chapter, block, can, depth + 1);
                    }
                }
            }
        }
    }

    /// What keeps a condition from ever coming true.
    pub(super) fn never(&self, chapter: &Chapter, can: &Can, cond: &Cond) -> Option<Never> {
        if cond.negate {
            return None;
        }
        let because = |case, name: String| Some(Never { case, name, needs: String::new() });
        let minion = |kind: MinionId| self.book.minions.get(kind.ix());
        let card_name =
            |card: &SearchId| self.book.search.get(card.ix()).map_or_else(String::new, |c| c.name.clone());
        match &cond.test {
            Test::WasDefeated(kind) if !can.comes.contains(&kind.0) => {
                because("boss", minion(*kind)?.name.clone())
            }
            Test::MinionsOn(_, Some(kind), 1..) | Test::WoundsOf(kind, Cmp::AtLeast | Cmp::Is, 1..)
                if !can.comes.contains(&kind.0) =>
            {
                because("minion", minion(*kind)?.name.clone())
            }
            Test::Counter(counter, Cmp::AtLeast | Cmp::Is, n) => {
                let (name, _) = chapter.counters.get(counter.ix())?;
                let most = *can.counters.get(counter.ix())?;
                (most < *n).then(|| Never { case: "counter", name: name.clone(), needs: n.to_string() })
            }
            Test::Achieved(achievement) if !can.achieved.contains(&achievement.0) => {
                because("achievement", self.book.achievements.get(achievement.ix())?.clone())
            }
            Test::HasCard(_, card) | Test::InStash(card) => {
                let out = chapter.without.contains(card) && !chapter.gifts.contains(card);
                if out && !can.handed.contains(&card.0) { because("card", card_name(card)) } else { None }
            }
            Test::Page(Cmp::AtLeast | Cmp::Is, page) if *page > chapter.end_page && !can.end_moves => {
                because("page", page.to_string())
            }
            Test::MiceOn(_, n) if *n > chapter.party.size => {
                let needs = chapter.party.size.to_string();
                Some(Never { case: "mice", name: n.to_string(), needs })
            }
            // One that can come true is enough.
            Test::AnyOf(list) => {
                let all: Option<Vec<_>> = list.iter().map(|cond| self.never(chapter, can, cond)).collect();
                all?.into_iter().next()
            }
            _ => None,
        }
    }

    /// The same for people: of a counter or an achievement that some rule would give, what that rule waits for in vain.
    pub(super) fn why_never(&self, chapter: &Chapter, can: &Can, cond: &Cond) -> Option<Never> {
        let never = self.never(chapter, can, cond)?;
        let gives = |effect: &Effect| match (effect, &cond.test) {
            (Effect::Set(c, to), Test::Counter(counter, _, n)) => c == counter && to >= n,
            (Effect::Add(c, _), Test::Counter(counter, ..)) => c == counter,
            (Effect::Achieve(a), Test::Achieved(achievement)) => a == achievement,
            _ => false,
        };
        let giver = self.speaking(chapter).find(|rule| self.block_does(rule.effects, &gives, 0));
        let waits = giver.and_then(|rule| {
            rule.conditions.iter().find_map(|cond| self.never(chapter, can, cond)).map(|waits| waits.name)
        });
        match (giver, waits) {
            (None, _) => {
                let low = |e: &Effect| match (e, &cond.test) {
                    (Effect::Set(c, 1..), Test::Counter(counter, ..)) => c == counter,
                    _ => false,
                };
                let low = self.speaking(chapter).any(|rule| self.block_does(rule.effects, &low, 0));
                Some(Never { case: if low { "too-low" } else { never.case }, ..never })
            }
            (Some(_), Some(needs)) if needs != never.name => Some(Never { case: "blocked", needs, ..never }),
            (Some(rule), _) => {
                let needs = self.book.rule_name(rule.cite).to_string();
                Some(Never { case: "circle", needs, ..never })
            }
        }
    }
}

fn waves_of(chapter: &Chapter) -> impl Iterator<Item = &Wave> {
    chapter.rooms.iter().flat_map(|room| room.surge.iter().chain(&room.setup))
}
