//! What one ability or weapon is worth: a mouse that starts with it against the same mouse without it.

use crate::compare::compare;
use crate::plan::{Party, Plan, PlanError, Seat};
use crate::play::run;
use engine::Book;
use engine::book::CardType;
use engine::id::{AbilityId, MouseId, SearchId};
use serde::Serialize;
use std::sync::Arc;

/// What was measured.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Balance {
    /// The chapter it was measured on.
    pub chapter: String,
    /// Paired games for each line.
    pub games: u64,
    /// Abilities, most helpful first.
    pub abilities: Vec<Effect>,
    /// Weapons, armor and accessories, most helpful first.
    pub equipment: Vec<Effect>,
    /// Search cards that nobody found or nobody used in all these games.
    pub unused: Vec<String>,
}

/// What a card does to the win rate.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Effect {
    /// The card.
    pub card: String,
    /// The mouse it was given to.
    pub mouse: String,
    /// Win rate with it minus win rate without it.
    pub difference: f64,
    /// Its interval, 95 of 100.
    pub low: f64,
    /// See `low`.
    pub high: f64,
    /// Times used a game.
    pub used_mean: f64,
}

impl Effect {
    /// Whether the card surely moves the win rate by more than so much.
    pub fn beyond(&self, most: f64) -> bool {
        self.low > most || self.high < -most
    }
}

/// Measures every ability and every piece of equipment on a plan's chapter, with its policy, seed and number of
/// games for each. `progress` hears how many cards are done, of how many.
pub fn balance(book: &Arc<Book>, plan: &Plan, progress: impl Fn(usize, usize)) -> Result<Balance, PlanError> {
    plan.check(book)?;
    let rules = &book.chapters[plan.chapter.ix()].party;
    let allowed = |m: MouseId| rules.allowed >> m.0 & 1 == 1;
    let takes = |m: MouseId, a: AbilityId| {
        let printed = &book.abilities[a.ix()];
        printed.classes.met_by(book.mice[m.ix()].classes) && printed.only.is_none_or(|o| o == m)
    };
    let mice = || (0..book.mice.len() as u8).map(MouseId).filter(|m| allowed(*m));
    let wearable = |k: SearchId| {
        matches!(book.search[k.ix()].kind, CardType::Weapon | CardType::Armor | CardType::Accessory)
            && !book.search[k.ix()].starting
    };
    let all_abilities = (0..book.abilities.len() as u8).map(AbilityId);
    let all_cards = (0..book.search.len() as u8).map(SearchId).filter(|k| wearable(*k));
    let total = book.abilities.len() + all_cards.clone().count();
    let mut done = 0;
    let (mut abilities, mut equipment) = (Vec::new(), Vec::new());
    for ability in all_abilities {
        done += 1;
        progress(done, total);
        let Some(mouse) = mice().find(|m| takes(*m, ability)) else { continue };
        // Against the same mouse with the plainest card of its class: its first other ability.
        let others = party_around(book, rules.size, rules.required, mouse, allowed);
        let fixed = others_abilities(book, &others, &[ability], takes);
        let taken = |a: AbilityId| a == ability || fixed.iter().any(|s| s.abilities.contains(&a));
        let base: Vec<AbilityId> = (0..book.abilities.len() as u8)
            .map(AbilityId)
            .filter(|a| takes(mouse, *a) && !taken(*a))
            .collect();
        let Some(base) = base.first().copied() else { continue };
        let seats = |own: Vec<AbilityId>| {
            let me = Seat { mouse, abilities: own, kept: Vec::new() };
            Party::Seats(std::iter::once(me).chain(fixed.iter().cloned()).collect())
        };
        let with = Plan { party: seats(vec![base, ability]), ..plan.clone() };
        let without = Plan { party: seats(vec![base]), ..plan.clone() };
        let c = compare(book, &with, &without, |_| {})?;
        let name = &book.abilities[ability.ix()].name;
        let used = c.first.abilities.iter().find(|l| l.card == *name).map_or(0.0, |l| l.used_mean);
        abilities.push(effect(name, &book.mice[mouse.ix()].name, &c, used));
    }
    for kind in all_cards {
        done += 1;
        progress(done, total);
        let need = book.search[kind.ix()].requires;
        let Some(mouse) = mice().find(|m| {
            let hero = &book.mice[m.ix()];
            need.classes.met_by(hero.classes)
                && hero.lore >= need.lore
                && hero.battle >= need.battle
                && need.only.is_none_or(|o| o == *m)
        }) else {
            continue;
        };
        let others = party_around(book, rules.size, rules.required, mouse, allowed);
        let fixed = others_abilities(book, &others, &[], takes);
        let seats = |kept: Vec<SearchId>| {
            let me = Seat { mouse, abilities: Vec::new(), kept };
            Party::Seats(std::iter::once(me).chain(fixed.iter().cloned()).collect())
        };
        let with = Plan { party: seats(vec![kind]), ..plan.clone() };
        let without = Plan { party: seats(Vec::new()), ..plan.clone() };
        let c = compare(book, &with, &without, |_| {})?;
        let name = &book.search[kind.ix()].name;
        let used = c.first.cards.iter().find(|l| l.card == *name).map_or(0.0, |l| l.used_mean);
        equipment.push(effect(name, &book.mice[mouse.ix()].name, &c, used));
    }
    let order = |list: &mut Vec<Effect>| list.sort_by(|a, b| b.difference.total_cmp(&a.difference));
    order(&mut abilities);
    order(&mut equipment);
    let whole = run(book, plan, |_| {})?;
    let unused = book.search.iter().filter(|c| {
        let event = matches!(c.kind, CardType::Fortune | CardType::Treachery);
        let line = whole.cards.iter().find(|l| l.card == c.name);
        !event && line.is_none_or(|l| l.found_mean + l.used_mean == 0.0)
    });
    Ok(Balance {
        chapter: book.chapters[plan.chapter.ix()].name.clone(),
        games: plan.games,
        abilities,
        equipment,
        unused: unused.map(|c| c.name.clone()).collect(),
    })
}

fn effect(card: &str, mouse: &str, c: &crate::Comparison, used_mean: f64) -> Effect {
    Effect {
        card: card.to_string(),
        mouse: mouse.to_string(),
        difference: c.difference,
        low: c.difference_low,
        high: c.difference_high,
        used_mean,
    }
}

/// The other mice of a party around this one: those who must come first, then in the order of the box.
fn party_around(
    book: &Book,
    size: u8,
    required: u8,
    mouse: MouseId,
    allowed: impl Fn(MouseId) -> bool,
) -> Vec<MouseId> {
    let mut others: Vec<MouseId> =
        (0..book.mice.len() as u8).map(MouseId).filter(|m| *m != mouse && allowed(*m)).collect();
    others.sort_by_key(|m| required >> m.0 & 1 == 0);
    others.truncate(usize::from(size) - 1);
    others
}

/// A fixed ability for each of the others, so that only the card in question differs.
fn others_abilities(
    book: &Book,
    others: &[MouseId],
    not: &[AbilityId],
    takes: impl Fn(MouseId, AbilityId) -> bool,
) -> Vec<Seat> {
    let mut taken: Vec<AbilityId> = not.to_vec();
    let mut seats = Vec::new();
    for mouse in others {
        let free = (0..book.abilities.len() as u8).map(AbilityId).rev();
        let Some(ability) = free.into_iter().find(|a| takes(*mouse, *a) && !taken.contains(a)) else {
            continue;
        };
        taken.push(ability);
        seats.push(Seat { mouse: *mouse, abilities: vec![ability], kept: Vec::new() });
    }
    seats
}
