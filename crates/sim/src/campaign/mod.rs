//! Whole campaigns: a party plays chapter after chapter and takes along what the rules let it (CAMP). A lost chapter is left
//! behind, and the tale goes on.

use crate::plan::PlanError;
use crate::play::{MOST_DECISIONS, in_pool};
use crate::summary::wilson;
use engine::campaign::{Chosen, Journey};
use engine::dice::Stream;
use engine::event::Outcome;
use engine::id::{AbilityId, ChapterId, MouseId};
use engine::{Book, Game, IgnoreEvents, Options, Setup};
use rayon::prelude::*;
use serde::Serialize;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// What a campaign of a strong party must not win more often, and one of a weak party not less.
pub(crate) const TRIVIAL: f64 = 0.85;
/// See [`TRIVIAL`].
pub(crate) const HOPELESS: f64 = 0.15;

/// Campaigns to be played.
#[derive(Clone, Debug)]
pub struct CampaignPlan {
    /// The story.
    pub story: String,
    /// Who plays.
    pub policy: String,
    /// How many campaigns.
    pub campaigns: u64,
    /// The seed; campaign number `n` is the same in every run with it.
    pub seed: u64,
    /// Switches, variants, difficulty.
    pub options: Options,
    /// How many threads; none for as many as there are cores.
    pub threads: Option<usize>,
}

/// What came out of many campaigns.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct CampaignSummary {
    pub story: String,
    pub policy: String,
    pub options: Vec<String>,
    pub seed: u64,
    pub campaigns: u64,
    /// Chapters won by a party, on average.
    pub chapters_won_mean: f64,
    /// Parties by how many chapters they won.
    pub by_chapters_won: Vec<u64>,
    pub chapters: Vec<CampaignChapter>,
}

/// A chapter as parties meet it on their way.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct CampaignChapter {
    pub chapter: String,
    pub games: u64,
    pub win_rate: f64,
    pub win_rate_low: f64,
    pub win_rate_high: f64,
    pub rounds_mean: f64,
    /// Parties that lost here for the first time.
    pub first_lost: u64,
    /// Games that did not end.
    pub stuck: u64,
    /// The quarter of the parties that had won least before; none where all are equal.
    pub weak: Option<CampaignGroup>,
    /// The quarter that had won most before.
    pub strong: Option<CampaignGroup>,
    /// What a party brings, on average.
    pub abilities_mean: f64,
    pub cards_mean: f64,
    pub achievements_mean: f64,
}

/// Parties of like strength in a chapter.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct CampaignGroup {
    pub games: u64,
    pub win_rate: f64,
    pub low: f64,
    pub high: f64,
}

impl CampaignChapter {
    /// Whether strong parties hardly ever lose it, by more than chance explains.
    pub fn trivial(&self) -> bool {
        self.strong.as_ref().is_some_and(|group| group.low > TRIVIAL)
    }

    /// Whether weak parties hardly ever win it, by more than chance explains.
    pub fn hopeless(&self) -> bool {
        self.weak.as_ref().is_some_and(|group| group.high < HOPELESS)
    }
}

/// One chapter of one campaign.
#[derive(Clone, Copy, Debug)]
struct Leg {
    chapter: ChapterId,
    won: bool,
    stuck: bool,
    rounds: u64,
    won_before: u64,
    abilities: u64,
    cards: u64,
    achievements: u64,
}

/// Plays whole campaigns; `progress` hears how many are done.
pub fn campaigns(
    book: &Arc<Book>,
    plan: &CampaignPlan,
    progress: impl Fn(u64) + Sync,
) -> Result<CampaignSummary, PlanError> {
    let chapters = book.campaign(&plan.story);
    let Some(first) = chapters.first().copied() else {
        let mut known: Vec<&str> =
            book.chapters.iter().filter(|c| c.place.is_some()).map(|c| c.story.as_str()).collect();
        known.dedup();
        return Err(PlanError::Campaign { name: plan.story.clone(), known: known.join(", ") });
    };
    if plan.campaigns == 0 {
        return Err(PlanError::NoGames);
    }
    bots::policy(&plan.policy, 0)?;
    let done = AtomicU64::new(0);
    // In the order of their numbers, whatever thread played them.
    let all: Vec<Vec<Leg>> = in_pool(plan.threads, || {
        let played = (0..plan.campaigns).into_par_iter().map(|index| {
            let legs = campaign(book, plan, first, index);
            progress(done.fetch_add(1, Ordering::Relaxed) + 1);
            legs
        });
        played.collect()
    })?;
    Ok(summary(book, plan, &chapters, &all))
}

fn campaign(book: &Arc<Book>, plan: &CampaignPlan, first: ChapterId, index: u64) -> Vec<Leg> {
    let mut stream = Stream::from_number(plan.seed.wrapping_mul(0xA076_1D64_78BD_642F) ^ index);
    // The mice this party likes best: they go wherever the chapter lets them.
    let mut liked: Vec<MouseId> = (0..book.mice.len() as u8).map(MouseId).collect();
    stream.shuffle(&mut liked);
    let (mut journey, mut next, mut legs) = (Journey::default(), Some(first), Vec::new());
    let mut won_before = 0;
    while let Some(chapter) = next {
        let setup = set_out(book, plan, &journey, chapter, &liked, &mut stream);
        let mut leg = Leg {
            chapter,
            won: false,
            stuck: false,
            rounds: 0,
            won_before,
            abilities: setup.party.iter().map(|m| m.abilities.len() as u64).sum(),
            cards: setup.party.iter().map(|m| m.kept.len() as u64).sum(),
            achievements: u64::from(setup.achieved.count_ones()),
        };
        let game = play(book, plan, &setup, &mut stream);
        leg.rounds = u64::from(game.board().round());
        leg.won = game.board().outcome() == Some(Outcome::Victory);
        let Some(carried) = game.carry_over() else {
            leg.stuck = true;
            legs.push(leg);
            return legs;
        };
        won_before += u64::from(leg.won);
        legs.push(leg);
        journey = journey.after(&carried);
        // A book whose chapters lead in a circle must come to an end, too.
        next = book.next_chapter(chapter, journey.achieved).filter(|_| legs.len() < 2 * book.chapters.len());
    }
    legs
}

/// Who goes, and with what: those who must, then those the party likes best; each keeps its best cards.
fn set_out(
    book: &Book,
    plan: &CampaignPlan,
    journey: &Journey,
    chapter: ChapterId,
    liked: &[MouseId],
    stream: &mut Stream,
) -> Setup {
    let rules = &book.chapters[chapter.ix()].party;
    let mut mice: Vec<MouseId> = liked.iter().copied().filter(|m| rules.allowed >> m.0 & 1 == 1).collect();
    mice.sort_by_key(|m| rules.required >> m.0 & 1 == 0);
    mice.truncate(usize::from(rules.size));
    let known: Vec<AbilityId> = journey.mice.iter().flat_map(|m| m.abilities.iter().copied()).collect();
    let mut free: Vec<AbilityId> =
        (0..book.abilities.len() as u8).map(AbilityId).filter(|a| !known.contains(a)).collect();
    stream.shuffle(&mut free);
    let keeps = engine::campaign::keeps(plan.options);
    let mut party = Vec::new();
    for mouse in mice {
        let carried = journey.mouse(mouse);
        let ability = if carried.is_some_and(|m| !m.abilities.is_empty()) {
            None
        } else {
            let fits = |a: &AbilityId| {
                let printed = &book.abilities[a.ix()];
                printed.classes.met_by(book.mice[mouse.ix()].classes)
                    && printed.only.is_none_or(|only| only == mouse)
            };
            free.iter().position(fits).map(|at| free.remove(at))
        };
        let mut keep = carried.map_or(Vec::new(), |m| m.cards.clone());
        keep.sort_by_key(|card| std::cmp::Reverse(bots::worth_keeping(book, mouse, *card)));
        keep.truncate(keeps);
        party.push(Chosen { mouse, ability, keep });
    }
    let lay_out = |party: &[Chosen]| journey.setup(book, chapter, party, plan.options);
    // What cannot come along stays behind (RUL-31).
    let mut setup = match lay_out(&party) {
        Ok(setup) => setup,
        Err(_) => {
            party.iter_mut().for_each(|chosen| chosen.keep.clear());
            lay_out(&party).expect("a party without luggage may play any chapter that takes its mice")
        }
    };
    for (mouse, card) in setup.left_behind(book) {
        if let Some(member) = setup.party.iter_mut().find(|m| m.mouse == mouse)
            && let Some(at) = member.kept.iter().position(|kept| *kept == card)
        {
            member.kept.remove(at);
        }
    }
    setup
}

/// Plays one chapter to its end.
fn play(book: &Arc<Book>, plan: &CampaignPlan, setup: &Setup, stream: &mut Stream) -> Game {
    let mut seed = [0u8; 32];
    for part in seed.chunks_mut(8) {
        part.copy_from_slice(&stream.word().to_le_bytes());
    }
    let real = Game::new(book.clone(), setup, &seed, &mut IgnoreEvents).expect("the setup was checked");
    let mut game = real.imagine(stream.word());
    let mut policy = bots::policy(&plan.policy, stream.word()).expect("the plan was checked");
    let mut offers = Vec::with_capacity(64);
    for _ in 0..MOST_DECISIONS {
        if game.decision().is_none() {
            break;
        }
        game.choices_into(&mut offers);
        let (choice, _) = policy.choose(&game, &offers);
        game.play_listed(choice, &mut IgnoreEvents);
    }
    game.game().clone()
}

fn summary(book: &Book, plan: &CampaignPlan, chapters: &[ChapterId], all: &[Vec<Leg>]) -> CampaignSummary {
    let wins = |legs: &Vec<Leg>| legs.iter().filter(|leg| leg.won).count();
    let mut by_chapters_won = vec![0; chapters.len() + 1];
    all.iter().for_each(|legs| by_chapters_won[wins(legs).min(chapters.len())] += 1);
    CampaignSummary {
        story: plan.story.clone(),
        policy: plan.policy.clone(),
        options: plan.options.list().iter().map(|(k, v)| format!("{k}={v}")).collect(),
        seed: plan.seed,
        campaigns: all.len() as u64,
        chapters_won_mean: all.iter().map(wins).sum::<usize>() as f64 / all.len().max(1) as f64,
        by_chapters_won,
        chapters: chapters.iter().map(|c| chapter_line(book, *c, all)).collect(),
    }
}

fn chapter_line(book: &Book, chapter: ChapterId, all: &[Vec<Leg>]) -> CampaignChapter {
    let mut legs: Vec<Leg> = all.iter().flatten().filter(|leg| leg.chapter == chapter).copied().collect();
    let first_lost =
        all.iter().filter_map(|legs| legs.iter().find(|leg| !leg.won)).filter(|l| l.chapter == chapter);
    let first_lost = first_lost.count() as u64;
    let n = legs.len().max(1) as f64;
    let mean = |of: fn(&Leg) -> u64| legs.iter().map(of).sum::<u64>() as f64 / n;
    let (rounds_mean, abilities_mean) = (mean(|leg| leg.rounds), mean(|leg| leg.abilities));
    let (cards_mean, achievements_mean) = (mean(|leg| leg.cards), mean(|leg| leg.achievements));
    let whole = group(&legs);
    // The sort is stable, and the legs lie in the order of their campaigns.
    legs.sort_by_key(|leg| (leg.won_before, leg.abilities));
    let differ = legs.first().map(|l| l.won_before) != legs.last().map(|l| l.won_before);
    let quarter = legs.len() / 4;
    CampaignChapter {
        chapter: book.chapters[chapter.ix()].name.clone(),
        games: whole.games,
        win_rate: whole.win_rate,
        win_rate_low: whole.low,
        win_rate_high: whole.high,
        rounds_mean,
        first_lost,
        stuck: legs.iter().filter(|leg| leg.stuck).count() as u64,
        weak: differ.then(|| group(&legs[..quarter])),
        strong: differ.then(|| group(&legs[legs.len() - quarter..])),
        abilities_mean,
        cards_mean,
        achievements_mean,
    }
}

fn group(legs: &[Leg]) -> CampaignGroup {
    let (games, wins) = (legs.len() as u64, legs.iter().filter(|leg| leg.won).count() as u64);
    let (low, high) = wilson(wins, games);
    CampaignGroup { games, win_rate: wins as f64 / games.max(1) as f64, low, high }
}
