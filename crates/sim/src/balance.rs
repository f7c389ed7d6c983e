//! What one ability or piece of equipment is worth: a mouse that starts with it against the same mouse without it.

use crate::compare::compare;
use crate::plan::{PartyMember, PartyPlan, Plan, PlanError};
use crate::play::run;
use engine::Book;
use engine::book::CardType;
use engine::id::{AbilityId, MouseId, SearchId};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// No card may surely move the win rate by more than this.
pub const MOST_EFFECT: f64 = 0.15;

/// What was measured on a chapter.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Balance {
    /// The chapter.
    pub chapter: String,
    /// Paired games for each line.
    pub games: u64,
    /// The seed.
    pub seed: u64,
    /// Abilities, most helpful first.
    pub abilities: Vec<CardEffect>,
    /// Weapons, armor and accessories to be found, most helpful first.
    pub equipment: Vec<CardEffect>,
    /// Every search card of the box in as many games with drawn parties.
    pub cards: Vec<Usage>,
}

/// What a card does to the win rate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CardEffect {
    /// The card.
    pub card: String,
    /// The mouse it was given to.
    pub mouse: String,
    /// Win rate without it.
    pub without: f64,
    /// Win rate with it minus win rate without it.
    pub difference: f64,
    /// Its interval, 95 of 100.
    pub low: f64,
    /// See `low`.
    pub high: f64,
    /// Times used a game by everybody who has it: attacks, turns worn, effects.
    pub used_mean: f64,
}

impl CardEffect {
    /// Whether the card surely moves the win rate by more than so much.
    pub fn beyond(&self, most: f64) -> bool {
        self.low > most || self.high < -most
    }
}

/// How often a search card was found and used, per game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Usage {
    /// The card.
    pub card: String,
    /// Drawn and kept, or drawn if it is an event.
    pub found_mean: f64,
    /// Attacks with it, turns in which it was worn, effects of it.
    pub used_mean: f64,
}

/// Measures the abilities and the equipment on a plan's chapter, with its policy, seed and number of games for each;
/// with `only`, just the card of that name. `progress` hears how many cards are done, of how many.
pub fn balance(
    book: &Arc<Book>,
    plan: &Plan,
    only: Option<&str>,
    progress: impl Fn(usize, usize),
) -> Result<Balance, PlanError> {
    plan.check(book)?;
    let wanted = |name: &str| only.is_none_or(|o| o == name);
    let subjects: Vec<Subject> = subjects(book).into_iter().filter(|s| wanted(s.name(book))).collect();
    if let (Some(name), true) = (only, subjects.is_empty()) {
        return Err(PlanError::Card(name.to_string()));
    }
    let (mut abilities, mut equipment) = (Vec::new(), Vec::new());
    for (done, subject) in subjects.iter().enumerate() {
        progress(done, subjects.len());
        let list = match subject {
            Subject::Ability(_) => &mut abilities,
            Subject::Card(_) => &mut equipment,
        };
        list.extend(effect(book, plan, *subject)?);
    }
    progress(subjects.len(), subjects.len());
    for list in [&mut abilities, &mut equipment] {
        list.sort_by(|a: &CardEffect, b: &CardEffect| b.difference.total_cmp(&a.difference));
    }
    let cards = if only.is_none() { usage(book, plan)? } else { Vec::new() };
    let chapter = book.chapters[plan.chapter.ix()].name.clone();
    Ok(Balance { chapter, games: plan.games, seed: plan.seed, abilities, equipment, cards })
}

/// A card that is measured.
#[derive(Clone, Copy)]
enum Subject {
    Ability(AbilityId),
    Card(SearchId),
}

impl Subject {
    fn name(self, book: &Book) -> &str {
        match self {
            Subject::Ability(a) => &book.abilities[a.ix()].name,
            Subject::Card(k) => &book.search[k.ix()].name,
        }
    }
}

/// Every ability, and all equipment that nobody starts with.
fn subjects(book: &Book) -> Vec<Subject> {
    let found = |k: &SearchId| {
        let card = &book.search[k.ix()];
        matches!(card.kind, CardType::Weapon | CardType::Armor | CardType::Accessory) && !card.starting
    };
    let abilities = (0..book.abilities.len() as u8).map(|a| Subject::Ability(AbilityId(a)));
    let cards = (0..book.search.len() as u8).map(SearchId).filter(found).map(Subject::Card);
    abilities.chain(cards).collect()
}

/// The first mouse of the box that may have it, in a party of which nothing else differs; none if the chapter has no
/// such mouse.
fn effect(book: &Arc<Book>, plan: &Plan, subject: Subject) -> Result<Option<CardEffect>, PlanError> {
    let rules = &book.chapters[plan.chapter.ix()].party;
    let mut mice = (0..book.mice.len() as u8).map(MouseId).filter(|m| rules.allowed >> m.0 & 1 == 1);
    let able = |m: &MouseId| match subject {
        Subject::Ability(ability) => takes(book, *m, ability),
        Subject::Card(kind) => {
            let (hero, need) = (&book.mice[m.ix()], &book.search[kind.ix()].requires);
            need.classes.met_by(hero.classes)
                && hero.lore >= need.lore
                && hero.battle >= need.battle
                && need.only.is_none_or(|o| o == *m)
        }
    };
    let Some(mouse) = mice.find(able) else { return Ok(None) };
    let mut taken: Vec<AbilityId> = match subject {
        Subject::Ability(ability) => vec![ability],
        Subject::Card(_) => Vec::new(),
    };
    // The mouse's own other ability, and one for each of the others: fixed, so that only the card differs.
    let seat = |mouse: MouseId, taken: &mut Vec<AbilityId>| {
        let ability = plainest(book, mouse, taken)?;
        taken.push(ability);
        Some(PartyMember { mouse, abilities: vec![ability], kept: Vec::new() })
    };
    let Some(me) = seat(mouse, &mut taken) else { return Ok(None) };
    let others = party_around(book, plan, mouse);
    let others: Vec<PartyMember> = others.into_iter().filter_map(|m| seat(m, &mut taken)).collect();
    let with = match subject {
        Subject::Ability(ability) => PartyMember { abilities: vec![me.abilities[0], ability], ..me.clone() },
        Subject::Card(kind) => PartyMember { kept: vec![kind], ..me.clone() },
    };
    let party =
        |me: PartyMember| PartyPlan::Seats(std::iter::once(me).chain(others.iter().cloned()).collect());
    let with = Plan { party: party(with), ..plan.clone() };
    let without = Plan { party: party(me), ..plan.clone() };
    let c = compare(book, &with, &without, |_| {})?;
    let name = subject.name(book);
    let lines = match subject {
        Subject::Ability(_) => &c.first.abilities,
        Subject::Card(_) => &c.first.cards,
    };
    Ok(Some(CardEffect {
        card: name.to_string(),
        mouse: book.mice[mouse.ix()].name.clone(),
        without: rounded(c.second.win_rate),
        difference: rounded(c.difference),
        low: rounded(c.difference_low),
        high: rounded(c.difference_high),
        used_mean: rounded(lines.iter().find(|l| l.card == name).map_or(0.0, |l| l.used_mean)),
    }))
}

fn takes(book: &Book, mouse: MouseId, ability: AbilityId) -> bool {
    let printed = &book.abilities[ability.ix()];
    printed.classes.met_by(book.mice[mouse.ix()].classes) && printed.only.is_none_or(|o| o == mouse)
}

/// The last ability of the box that a mouse may take: those at its end are of one class and cheap.
fn plainest(book: &Book, mouse: MouseId, taken: &[AbilityId]) -> Option<AbilityId> {
    let all = (0..book.abilities.len() as u8).rev().map(AbilityId);
    all.into_iter().find(|a| takes(book, mouse, *a) && !taken.contains(a))
}

/// The other mice of a party around this one: those who must come first, then in the order of the box.
fn party_around(book: &Book, plan: &Plan, mouse: MouseId) -> Vec<MouseId> {
    let rules = &book.chapters[plan.chapter.ix()].party;
    let all = (0..book.mice.len() as u8).map(MouseId);
    let mut others: Vec<MouseId> = all.filter(|m| *m != mouse && rules.allowed >> m.0 & 1 == 1).collect();
    others.sort_by_key(|m| rules.required >> m.0 & 1 == 0);
    others.truncate(usize::from(rules.size).saturating_sub(1));
    others
}

/// What becomes of every search card with drawn parties.
fn usage(book: &Arc<Book>, plan: &Plan) -> Result<Vec<Usage>, PlanError> {
    let whole = run(book, &Plan { party: PartyPlan::Any, ..plan.clone() }, |_| {})?;
    let line = |name: &String| {
        let found = whole.cards.iter().find(|l| l.card == *name);
        let (found_mean, used_mean) = found.map_or((0.0, 0.0), |l| (l.found_mean, l.used_mean));
        Usage { card: name.clone(), found_mean: rounded(found_mean), used_mean: rounded(used_mean) }
    };
    Ok(book.search.iter().map(|c| line(&c.name)).collect())
}

/// To the ten-thousandth: more would be noise in a file that people read.
pub(crate) fn rounded(x: f64) -> f64 {
    (x * 10_000.0).round() / 10_000.0
}
