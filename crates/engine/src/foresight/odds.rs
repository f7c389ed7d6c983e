//! Exact odds: the distribution of hits, wounds and cheese of an attack, and the chance of a check.
//! No sampling; a distribution is counted in sixths to the power of the dice, in integers.

use crate::book::{Effect, When};
use crate::cards::effect::modify;
use crate::choice::Choice;
use crate::control::Attack;
use crate::control::GameRef;
use crate::control::condition::Ctx;
use crate::control::steps::{self, Step};
use crate::dice::Face;
use crate::game::Game;
use crate::id::{Bits, Fig, SpaceId};

/// Dice of a roll that are counted exactly; with more, chances are rounded to parts of 6 to this power.
const EXACT_DICE: u8 = 20;

/// A probability as an exact fraction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Probability {
    /// Favourable.
    pub favourable: u128,
    /// All.
    pub all: u128,
}

impl Probability {
    /// In hundredths, rounded to the nearest.
    pub const fn percent(self) -> u8 {
        match (self.favourable * 200).checked_div(self.all) {
            Some(double) => double.div_ceil(2) as u8,
            None => 0,
        }
    }
    /// In millionths, rounded down.
    pub const fn millionths(self) -> u32 {
        match (self.favourable * 1_000_000).checked_div(self.all) {
            Some(parts) => parts as u32,
            None => 0,
        }
    }
}

/// How often each count comes up: `counts[n]` out of `all`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Distribution {
    /// Ways to get each number.
    pub counts: Vec<u128>,
    /// All ways.
    pub all: u128,
}

impl Distribution {
    /// The chance of at least `n`.
    pub fn at_least(&self, n: usize) -> Probability {
        Probability { favourable: self.counts.iter().skip(n).sum(), all: self.all }
    }
    /// The mean in thousandths.
    pub fn mean_thousandths(&self) -> u64 {
        let sum: u128 = self.counts.iter().enumerate().map(|(n, ways)| n as u128 * ways).sum();
        (sum * 1000).checked_div(self.all).unwrap_or(0) as u64
    }

    /// Dice whose faces are worth this much each, and a number that is certain.
    pub fn of_dice(dice: u8, worth: &[u8; 6], sure: u8) -> Distribution {
        let mut counts = vec![1u128];
        for nth in 0..dice {
            let most = worth.iter().max().copied().unwrap_or(0) as usize;
            let mut next = vec![0; counts.len() + most];
            for (n, ways) in counts.iter().enumerate() {
                for w in worth {
                    next[n + *w as usize] += ways;
                }
            }
            if nth >= EXACT_DICE {
                next.iter_mut().for_each(|ways| *ways /= 6);
            }
            counts = next;
        }
        let mut shifted = vec![0; sure as usize];
        shifted.extend(counts);
        let all = if dice <= EXACT_DICE { 6u128.pow(u32::from(dice)) } else { shifted.iter().sum() };
        Distribution { counts: shifted, all }
    }
}

/// What an attack may bring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttackOdds {
    /// Attack dice.
    pub dice: u8,
    /// Defence dice, none if the target may not defend.
    pub defense_dice: Option<u8>,
    /// Hits before defence.
    pub hits: Distribution,
    /// Wounds after defence.
    pub wounds: Distribution,
    /// Cheese of the attacker's roll (for a mouse: gained; for a minion: onto the wheel).
    pub attacker_cheese: Distribution,
    /// Cheese of the defender's roll, which happens only after a hit (BAT-4).
    pub defender_cheese: Distribution,
    /// Wounds that defeat or capture the target; none if it has several cards.
    pub needed: u8,
}

impl AttackOdds {
    /// The chance of at least one wound.
    pub fn to_wound(&self) -> Probability {
        self.wounds.at_least(1)
    }
    /// The chance to defeat (or capture) the target with this attack.
    pub fn to_defeat(&self) -> Probability {
        self.wounds.at_least(self.needed.max(1) as usize)
    }
}

/// Cheese only.
const CHEESE: [u8; 6] = [1, 0, 0, 0, 0, 0];

impl Game {
    /// The odds of an attack a choice makes, everything that adds to it without a choice included: a battle, the
    /// target of an ability, or an ability that attacks, at its best target.
    pub fn attack_odds(&self, choice: Choice) -> Option<AttackOdds> {
        let game = self.read();
        match choice {
            Choice::Battle { weapon, target } => {
                let mouse = game.attacker()?;
                game.may_battle(mouse, weapon, target).ok()?;
                let card = weapon.and_then(|kind| game.equipped(mouse, kind));
                Some(game.odds_of(game.mouse_attack(mouse, card, target), target))
            }
            Choice::Pick(target) => game.picked_attack(target).map(|attack| game.odds_of(attack, target)),
            Choice::Use(rule) => {
                let mouse = game.attacker()?;
                let tile = self.board.place(Fig::mouse(mouse))?.tile;
                let ctx = Ctx::here(tile).held(mouse).about(Fig::mouse(mouse));
                let block = &self.book.blocks[self.book.rules[rule.0 as usize].effects.0 as usize];
                let spec = block
                    .iter()
                    .find_map(|e| if let Effect::Attack(spec) = e { Some(spec) } else { None })?;
                let targets = Bits(game.attack_targets(ctx, spec, 0)).map(|b| Fig(b as u8));
                let odds =
                    targets.filter_map(|f| Some(game.odds_of(game.spec_attack(ctx, spec, f.bit())?, f)));
                odds.max_by_key(|odds| odds.to_wound().millionths())
            }
            _ => None,
        }
    }

    /// The odds of a minion's next attack on a mouse.
    pub fn minion_odds(&self, minion: Fig, mouse: usize) -> Option<AttackOdds> {
        minion.as_minion()?;
        self.board.place(minion)?;
        self.board.place(Fig::mouse(mouse))?;
        let game = self.read();
        let init = game.next_card(minion);
        let attack = game.minion_strike(minion, init, Fig::mouse(mouse).bit());
        Some(game.odds_of(attack, Fig::mouse(mouse)))
    }

    /// The chance of the check a choice would roll: search, recover, climbing out, looking for a mouse.
    pub fn check_odds(&self, choice: Choice) -> Option<Probability> {
        let mouse = self.board.turn().mouse()?;
        let dice = match choice {
            Choice::Search => 1 + self.read().search_bonus(mouse),
            Choice::LookFor(_) => 1,
            Choice::Recover(crate::book::Marker::Webbed) => 1,
            Choice::Recover(_) => return Some(Probability { favourable: 1, all: 1 }),
            Choice::ClimbOut(to) => self.read().climb_dice(mouse, to),
            Choice::WithMove => self.board.move_value(&self.book, mouse),
            Choice::WithLore => self.board.lore(&self.book, mouse),
            _ => return None,
        };
        Some(star(dice))
    }
}

/// The chance of at least one star among these dice (DIE-3).
pub fn star(dice: u8) -> Probability {
    let stars = Face::ALL.iter().filter(|f| f.star()).count() as u128;
    // Past 40 dice the chance to see none is less than one in a million.
    let dice = dice.min(40);
    let all = 6u128.pow(u32::from(dice));
    Probability { favourable: all - (6 - stars).pow(u32::from(dice)), all }
}

impl GameRef<'_> {
    /// The mouse whose attacks are offered: at turn, or ordered out of turn.
    fn attacker(&self) -> Option<usize> {
        match self.control.stack.last() {
            Some(Step::Order(steps::Order { mouse })) => Some(*mouse as usize),
            _ => self.board.turn().mouse(),
        }
    }

    /// The attack that follows when this target is picked now.
    fn picked_attack(&self, target: Fig) -> Option<Attack> {
        match *self.control.stack.last()? {
            Step::EffectChoice(steps::EffectChoice { block, at, ctx, chosen, .. }) => {
                match self.effect_at(block, at) {
                    Effect::Attack(spec) => self.spec_attack(ctx, spec, chosen | target.bit()),
                    _ => None,
                }
            }
            Step::EachWeapon(steps::EachWeapon { mouse, left, .. }) => {
                let card = self.next_weapon(mouse as usize, left)?;
                Some(self.mouse_attack(mouse as usize, Some(card), target))
            }
            _ => None,
        }
    }

    fn search_bonus(&self, mouse: usize) -> u8 {
        self.board
            .statics_of(self.book, mouse)
            .map(|(s, _)| if let crate::book::Static::SearchDice(n) = s { *n } else { 0 })
            .sum()
    }

    fn climb_dice(&self, mouse: usize, to: SpaceId) -> u8 {
        let at = self.board.place(Fig::mouse(mouse));
        at.map_or(1, |p| 1 + self.board.mice_at(crate::id::Place { tile: p.tile, space: to }) as u8)
    }

    /// Mandatory modifiers of a reaction, applied to an attack that is only imagined.
    fn foresee(&self, attack: &mut Attack, when: When, ctx: Ctx) {
        let seats = self.board.mice_in_order().count() as u8;
        for seat in 0..=seats {
            let holder = self.reaction_decider(seat);
            let ctx = holder.map_or(ctx, |m| ctx.held(m));
            for rule in self.foreseen_triggered(attack, when, ctx, seat) {
                let declared = &self.book.rules[rule.0 as usize];
                for effect in &self.book.blocks[declared.effects.0 as usize] {
                    modify(attack, effect, |num| self.board.number(self.book, ctx, num));
                }
            }
        }
    }

    fn odds_of(&self, mut attack: Attack, target: Fig) -> AttackOdds {
        attack.target = target;
        let tile = self.board.place(target).map_or(crate::id::TileId(0), |p| p.tile);
        let ctx = Ctx { holder: None, subject: attack.attacker, object: Some(target), n: 0, tile };
        self.foresee(&mut attack, When::Attacking, ctx);
        attack.blocks_worth = self.blocks_worth(target);
        self.foresee(&mut attack, When::Attacked, ctx);
        let defense = self.defense_dice(&attack, target).ok();
        let dice = attack.dice();
        let hits = Distribution::of_dice(dice, &attack.worth, attack.sure_hits);
        let blocks = Distribution::of_dice(defense.unwrap_or(0), &attack.blocks_worth, attack.sure_blocks);
        let mut wounds = vec![0u128; hits.counts.len()];
        let immune = self.immune(&attack, target).is_some();
        for (h, ways) in hits.counts.iter().enumerate() {
            for (b, more) in blocks.counts.iter().enumerate() {
                let w = if immune { 0 } else { h.saturating_sub(b) };
                wounds[w] += ways * more;
            }
        }
        let needed = match target.as_mouse() {
            Some(m) => {
                let state = &self.board.mice[m];
                self.board.life(self.book, m).saturating_sub(state.wounds + state.poison)
            }
            None => {
                let card = self.board.init_card(self.book, target);
                card.life.saturating_sub(self.board.minion(target).wounds)
            }
        };
        // A defence roll happens only after a hit: without one there is no defender's cheese.
        let missed = hits.counts.first().copied().unwrap_or(0);
        let mut defender_cheese = Distribution::of_dice(defense.unwrap_or(0), &CHEESE, 0);
        let all_defense = defender_cheese.all;
        for ways in &mut defender_cheese.counts {
            *ways *= hits.all - missed;
        }
        if let Some(none) = defender_cheese.counts.first_mut() {
            *none += missed * all_defense;
        }
        defender_cheese.all = hits.all * all_defense;
        AttackOdds {
            dice,
            defense_dice: defense,
            wounds: Distribution { counts: wounds, all: hits.all * blocks.all },
            attacker_cheese: Distribution::of_dice(dice, &CHEESE, 0),
            defender_cheese,
            hits,
            needed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_of_very_many_dice_are_still_chances() {
        let cheese = Distribution::of_dice(u8::MAX, &CHEESE, 0);
        assert_eq!(cheese.counts.iter().sum::<u128>(), cheese.all);
        assert_eq!((cheese.at_least(1).percent(), cheese.at_least(200).percent()), (100, 0));
        // 255 dice show 42.5 cheese on average.
        assert!((45..=55).contains(&cheese.at_least(43).percent()), "{:?}", cheese.at_least(43));
        let all = cheese.all * cheese.all;
        assert_eq!(Probability { favourable: all, all }.millionths(), 1_000_000, "nothing overflows");
        assert_eq!(star(u8::MAX).percent(), 100);
    }
}
