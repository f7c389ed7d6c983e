//! Strange games, each as a saved game that can be opened and played again: those that never end and those that are lost at
//! once. And rules of a chapter that never spoke.
//!
//! These games are played from seeds that a save can name, not on imagined tables as in [`crate::run`]: what is written down is
//! exactly what was played.

use crate::plan::{Plan, PlanError};
use crate::play::{MOST_DECISIONS, in_pool};
use bots::Policy;
use engine::book::RuleIx;
use engine::saving::Save;
use engine::{Book, CausedEvent, Decider, Game, Outcome, Sink};
use rayon::prelude::*;
use serde::Serialize;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// A game that is lost by this round is lost at once.
const AT_ONCE: u8 = 2;
/// So many are kept; more of them tell nothing new.
const MOST_FOUND: usize = 50;

/// What is strange about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Oddity {
    /// It was stopped after more decisions than any game needs.
    NeverEnded,
    /// It was lost in the first or second round.
    LostAtOnce,
}

/// A game that somebody should look at.
#[derive(Clone, Debug)]
pub struct StrangeGame {
    /// Its number in the plan.
    pub number: u64,
    /// Why.
    pub oddity: Oddity,
    /// In which round it ended.
    pub round: u8,
    /// All of it.
    pub save: Save,
}

/// What a plan's games come to.
#[derive(Clone, Debug, Default)]
pub struct Strange {
    /// How many were won.
    pub won: u64,
    /// Those that are strange, in order.
    pub found: Vec<StrangeGame>,
    /// How many there are of them in all.
    pub count: usize,
    /// Rules of the chapter that never did anything in any game.
    pub unused: Vec<String>,
}

/// Plays a plan from seeds that saves can name; `progress` hears how many games are done.
pub fn strange(book: &Arc<Book>, plan: &Plan, progress: impl Fn(u64) + Sync) -> Result<Strange, PlanError> {
    plan.check(book)?;
    let done = AtomicU64::new(0);
    let mut played: Vec<Played> = in_pool(plan.threads, || {
        (0..plan.games)
            .into_par_iter()
            .map(|number| {
                let mut played = play(book, plan, number);
                if played.oddity().is_none() {
                    played.save.choices = Vec::new();
                }
                progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                played
            })
            .collect()
    })?;
    let mut spoken: BTreeSet<u16> = BTreeSet::new();
    for game in &mut played {
        spoken.append(&mut game.spoken);
    }
    let won = played.iter().filter(|game| game.outcome == Some(Outcome::Victory)).count() as u64;
    let odd: Vec<StrangeGame> = played.into_iter().filter_map(Played::strange).collect();
    let count = odd.len();
    Ok(Strange {
        won,
        found: odd.into_iter().take(MOST_FOUND).collect(),
        count,
        unused: silent(book, plan, &spoken),
    })
}

/// One game of such a plan by its number, as a saved game.
pub fn numbered(book: &Arc<Book>, plan: &Plan, number: u64) -> Result<Save, PlanError> {
    plan.check(book)?;
    Ok(play(book, plan, number).save)
}

/// The rules that the chapter declares with a moment of their own and that are not among these.
fn silent(book: &Book, plan: &Plan, spoken: &BTreeSet<u16>) -> Vec<String> {
    let chapter = &book.chapters[plan.chapter.ix()];
    let own = chapter.rules.iter().chain(chapter.rooms.iter().flat_map(|room| &room.rules));
    let cited = |ix: &RuleIx| book.rules[ix.0 as usize].cite;
    let heard: BTreeSet<_> = spoken.iter().map(|ix| cited(&RuleIx(*ix))).collect();
    let mut names: Vec<String> = own
        .map(cited)
        .filter(|rule| !heard.contains(rule))
        .filter_map(|rule| {
            book.rule_names.get((rule.0 as usize).checked_sub(engine::rule::LEDGER.len())?).cloned()
        })
        .collect();
    names.sort();
    names.dedup();
    names
}

struct Played {
    number: u64,
    outcome: Option<Outcome>,
    round: u8,
    save: Save,
    /// Rules that did something.
    spoken: BTreeSet<u16>,
}

impl Played {
    fn oddity(&self) -> Option<Oddity> {
        match self.outcome {
            None => Some(Oddity::NeverEnded),
            Some(Outcome::Victory) => None,
            Some(_) => (self.round <= AT_ONCE).then_some(Oddity::LostAtOnce),
        }
    }

    fn strange(self) -> Option<StrangeGame> {
        let oddity = self.oddity()?;
        Some(StrangeGame { number: self.number, oddity, round: self.round, save: self.save })
    }
}

/// Notes which rules do something.
#[derive(Default)]
struct Spoken(BTreeSet<u16>);

impl Sink for Spoken {
    fn tell(&mut self, told: CausedEvent) {
        self.0.extend(told.cause.by.map(|rule| rule.0));
    }
}

fn play(book: &Arc<Book>, plan: &Plan, number: u64) -> Played {
    let (mut stream, seed, policy_seed) = plan.chance(number);
    let setup = plan.setup(book, &mut stream).expect("the plan was checked");
    let mut spoken = Spoken::default();
    let mut save = Save::begin(book, &setup, &seed);
    let mut game = Game::new(Arc::clone(book), &setup, &seed, &mut spoken).expect("the plan was checked");
    let mut policies: Vec<Box<dyn Policy>> = plan
        .policies
        .iter()
        .enumerate()
        .map(|(i, name)| bots::policy(name, policy_seed ^ i as u64).expect("the plan was checked"))
        .collect();
    let mut offers = Vec::with_capacity(64);
    for _ in 0..MOST_DECISIONS {
        let Some(decision) = game.decision() else { break };
        game.choices_into(&mut offers);
        let seat = match decision.by {
            Decider::Mouse(m) if policies.len() > 1 => usize::from(m),
            _ => 0,
        };
        let (choice, _) = policies[seat].choose(&game.imagine(stream.word()), &offers);
        save.choices.push(game.name(choice));
        game.play_listed(choice, &mut spoken);
    }
    let board = game.board();
    Played { number, outcome: board.outcome(), round: board.round(), save, spoken: spoken.0 }
}
