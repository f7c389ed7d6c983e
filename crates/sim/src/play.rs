//! Playing: one game, or all of a plan on several threads.

use crate::plan::{Plan, PlanError};
use crate::summary::{Clock, Summary};
use crate::tally::{Ear, Tally};
use bots::Policy;
use engine::event::Outcome;
use engine::{Book, Decider, Game};
use rayon::prelude::*;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// More decisions than any game needs; what runs longer is stopped and counted as stuck.
pub const MOST_DECISIONS: u64 = 20_000;

/// Plays a plan; `progress` hears how many games are done.
pub fn run(book: &Arc<Book>, plan: &Plan, progress: impl Fn(u64) + Sync) -> Result<Summary, PlanError> {
    plan.check(book)?;
    let done = AtomicU64::new(0);
    let clock = Clock::start();
    let tally = in_pool(plan.threads, || {
        (0..plan.games)
            .into_par_iter()
            .fold(
                || Tally::of(book),
                |tally, index| {
                    let (tally, _) = game(book, plan, index, tally);
                    progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                    tally
                },
            )
            .reduce(|| Tally::of(book), |a, b| a.plus(&b))
    })?;
    Ok(Summary::of(book, plan, &tally, clock.cpu_seconds()))
}

/// How many of these games of a plan are won; played one after the other on this thread.
pub fn won_in(book: &Arc<Book>, plan: &Plan, games: Range<u64>) -> Result<u64, PlanError> {
    plan.check(book)?;
    Ok(games.map(|index| u64::from(game(book, plan, index, Tally::of(book)).1)).sum())
}

pub(crate) fn in_pool<T: Send>(
    threads: Option<usize>,
    work: impl FnOnce() -> T + Send,
) -> Result<T, PlanError> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads.unwrap_or(0))
        .build()
        .map_err(|e| PlanError::Threads(e.to_string()))?;
    Ok(pool.install(work))
}

/// Plays the game with this number, adding to the tally; says whether it was won.
pub(crate) fn game(book: &Arc<Book>, plan: &Plan, index: u64, tally: Tally) -> (Tally, bool) {
    let (mut stream, seed, policy_seed) = plan.chance(index);
    let setup = plan.setup(book, &mut stream).expect("the plan was checked");
    let party = setup.party.iter().map(|m| m.mouse.ix()).collect();
    let mut ear = Ear::new(book, tally, party);
    let real = Game::new(book.clone(), &setup, &seed, &mut ear).expect("the plan was checked");
    // A game nobody else watches may itself be an imagined one: its chance was never anyone's to know, policies
    // deal again before they look ahead, and no copy is needed for every decision.
    let mut game = real.imagine(stream.word());
    let mut policies: Vec<Box<dyn Policy>> = plan
        .policies
        .iter()
        .enumerate()
        .map(|(i, name)| bots::policy(name, policy_seed ^ i as u64).expect("the plan was checked"))
        .collect();
    let mut offers = Vec::with_capacity(64);
    let mut decisions = 0;
    while let Some(decision) = game.decision() {
        if decisions == MOST_DECISIONS {
            break;
        }
        decisions += 1;
        game.choices_into(&mut offers);
        let seat = match decision.by {
            Decider::Mouse(m) if policies.len() > 1 => usize::from(m),
            _ => 0,
        };
        let (choice, _) = policies[seat].choose(&game, &offers);
        game.play_listed(choice, &mut ear);
    }
    let board = game.game().board();
    let won = board.outcome() == Some(Outcome::Victory);
    for (m, state) in board.mice().iter().enumerate() {
        for ability in board.abilities(m) {
            let line = &mut ear.tally.abilities[ability.ix()];
            line[0] += 1;
            line[1] += u64::from(won);
        }
        for card in state.equipped().iter().chain(state.pack()) {
            let line = &mut ear.tally.cards[book.copies[card.ix()].ix()];
            line[2] += 1;
            line[3] += u64::from(won);
        }
    }
    let earned = game.game().carry_over().map_or(0, |carried| carried.achieved & !setup.achieved);
    for achievement in (0..book.achievements.len()).filter(|a| earned >> a & 1 == 1) {
        *ear.tally.earned.entry(achievement).or_default() += 1;
    }
    ear.close(board.outcome(), decisions);
    (ear.tally, won)
}
