//! CAMP: what a party carries from chapter to chapter (p.19).
//!
//! A finished game says what is left of it (`Game::carry_over`). A [`Journey`] folds those remains in order, and turns it
//! and the players' choices into the setup of the next chapter. Nothing of it is typed in by anybody: whoever has the
//! games and the choices between them can work the journey out again.

use crate::book::Book;
use crate::event::Outcome;
use crate::game::Game;
use crate::id::{AbilityId, ChapterId, MouseId, SearchId};
use crate::options::{Options, Variant};
pub use crate::rounds::setup::keeps;
use crate::rounds::setup::{Member, Setup, SetupError, keepable};

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

/// What a party may do after a chapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Onward {
    /// The same chapter once more, as it began.
    Retry,
    /// The next chapter of the story, with what is left of this one.
    Next,
}

impl CarryOver {
    /// What the party may do now: a lost chapter may be retried, or left behind (STORY-3). Where the tale goes on, it goes
    /// on (VAR-4).
    pub const fn onward(&self, options: Options) -> &'static [Onward] {
        if self.won || options.has(Variant::TaleGoesOn) {
            &[Onward::Next]
        } else {
            &[Onward::Retry, Onward::Next]
        }
    }
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
                    .filter(|c| !own.contains(c) && keepable(self.book.card(**c).kind))
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
            keeps: keeps(options),
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

/// How far a party has come: what its chapters left, the last one on top.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Journey {
    /// Story achievements (CAMP-1).
    pub achieved: u32,
    /// Every mouse that has been along, in the order of the box. Who stayed at home last time has no cards to keep.
    pub mice: Vec<MouseCarry>,
    /// The last chapter was lost and the tale goes on (VAR-4).
    pub lost_last: bool,
}

/// A mouse that sets out, and what its player chose for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// Which mouse.
    pub mouse: MouseId,
    /// The ability it begins with, if it knows none yet (SET-3, RUL-31).
    pub ability: Option<AbilityId>,
    /// The cards it keeps (CAMP-2).
    pub keep: Vec<SearchId>,
}

impl Journey {
    /// After one more chapter.
    #[must_use]
    pub fn after(&self, ended: &CarryOver) -> Journey {
        let went = |m: MouseId| ended.mice.iter().any(|e| e.mouse == m);
        let learnt = |a: &AbilityId| ended.mice.iter().any(|e| e.abilities.contains(a));
        // There is one card of each ability: whoever learnt it last has it. And a card is kept "from the end of the
        // last chapter" (CAMP-2): what a mouse at home once kept went back into the deck.
        let stayed = self.mice.iter().filter(|m| !went(m.mouse)).map(|m| MouseCarry {
            mouse: m.mouse,
            abilities: m.abilities.iter().copied().filter(|a| !learnt(a)).collect(),
            cards: Vec::new(),
        });
        let mut mice: Vec<MouseCarry> = stayed.chain(ended.mice.iter().cloned()).collect();
        mice.sort_by_key(|m| m.mouse);
        Journey { achieved: self.achieved | ended.achieved, mice, lost_last: ended.lost_last }
    }

    /// What a mouse has; none if it is new to the party.
    pub fn mouse(&self, mouse: MouseId) -> Option<&MouseCarry> {
        self.mice.iter().find(|m| m.mouse == mouse)
    }

    /// The setup of the next chapter: what the journey left and what the players chose, and nothing else.
    pub fn setup(
        &self,
        book: &Book,
        chapter: ChapterId,
        party: &[Chosen],
        options: Options,
    ) -> Result<Setup, SetupError> {
        let member = |chosen: &Chosen| {
            let known = self.mouse(chosen.mouse);
            let cards = known.map_or(&[][..], |m| &m.cards);
            if let Some(card) = not_among(&chosen.keep, cards) {
                return Err(SetupError::NotCarried(chosen.mouse, card));
            }
            let abilities = match known {
                Some(known) if !known.abilities.is_empty() => known.abilities.clone(),
                _ => chosen.ability.into_iter().collect(),
            };
            Ok(Member { mouse: chosen.mouse, abilities, kept: chosen.keep.clone() })
        };
        let party = party.iter().map(member).collect::<Result<Vec<_>, _>>()?;
        let setup = Setup { chapter, party, options, achieved: self.achieved, lost_last: self.lost_last };
        setup.check(book)?;
        Ok(setup)
    }
}

/// The first wished-for card of which there are not enough.
fn not_among(wished: &[SearchId], there: &[SearchId]) -> Option<SearchId> {
    let count = |list: &[SearchId], card: SearchId| list.iter().filter(|c| **c == card).count();
    wished.iter().copied().find(|card| count(wished, *card) > count(there, *card))
}

impl Setup {
    /// Kept cards that cannot come along, because this chapter leaves them out of the box or because a mouse of the
    /// party that was not there before has them as its own equipment (RUL-31).
    pub fn left_behind(&self, book: &Book) -> Vec<(MouseId, SearchId)> {
        let without = book.chapters.get(self.chapter.ix()).map_or(&[][..], |c| &c.without);
        let mut left: Vec<u8> = (0..book.search.len() as u8)
            .map(SearchId)
            .map(|k| if without.contains(&k) { 0 } else { book.copies_of(k).count() as u8 })
            .collect();
        let equipment = self.party.iter().filter_map(|m| book.mice.get(m.mouse.ix()));
        for card in equipment.flat_map(|hero| &hero.equipment) {
            left[card.ix()] = left[card.ix()].saturating_sub(1);
        }
        let mut behind = Vec::new();
        for (mouse, card) in self.party.iter().flat_map(|m| m.kept.iter().map(|k| (m.mouse, *k))) {
            match left.get_mut(card.ix()) {
                Some(n) if *n > 0 => *n -= 1,
                _ => behind.push((mouse, card)),
            }
        }
        behind
    }
}

impl Book {
    /// The chapters that follow each other in a story's campaign, in order; none for a story of single chapters.
    pub fn campaign(&self, story: &str) -> Vec<ChapterId> {
        let mut chapters: Vec<(u8, ChapterId)> = (0..self.chapters.len() as u8)
            .map(ChapterId)
            .filter(|c| self.chapters[c.ix()].story == story)
            .filter_map(|c| Some((self.chapters[c.ix()].place?, c)))
            .collect();
        chapters.sort_unstable();
        chapters.into_iter().map(|(_, c)| c).collect()
    }

    /// The chapter that follows in the campaign for a party with these achievements.
    pub fn next_chapter(&self, chapter: ChapterId, achieved: u32) -> Option<ChapterId> {
        let printed = self.chapters.get(chapter.ix())?;
        let place = printed.place?;
        let holds = |(achievement, wanted): &(crate::id::AchievementId, bool)| {
            (achieved >> achievement.0 & 1 == 1) == *wanted
        };
        let branch = printed.leads_to.iter().find(|(conditions, _)| conditions.iter().all(holds));
        if let Some((_, name)) = branch {
            return self.chapter_named(name);
        }
        let next = self.campaign(&self.chapters[chapter.ix()].story);
        next.into_iter().find(|c| self.chapters[c.ix()].place.is_some_and(|p| p > place))
    }
}
