//! BAT: an attack before a die is rolled (p.10-11): who may strike whom, with what, and with how many dice.

use crate::board::total;
use crate::book::{Attacks, Reach, SearchCard, Size, Static, Status};
use crate::choice::{Refusal, Why};
use crate::control::GameRef;
use crate::control::{Attack, BLOCKS};
use crate::event::Honour;
use crate::id::{CardId, Fig, InitId, SearchId};
use crate::rule::RuleId;

impl GameRef<'_> {
    /// The equipped card of this name that works.
    pub(crate) fn equipped(&self, mouse: usize, kind: SearchId) -> Option<CardId> {
        self.board.mice[mouse]
            .equipped
            .iter()
            .copied()
            .find(|c| self.book.copies[c.ix()] == kind && self.board.meets(self.book, mouse, *c))
    }

    /// BAT-1 to BAT-3: whether a mouse may attack this minion so, or why not.
    pub(crate) fn may_battle(
        &self,
        mouse: usize,
        weapon: Option<SearchId>,
        target: Fig,
    ) -> Result<RuleId, Refusal> {
        let no = |rule, why| Err(Refusal::new(rule, why));
        if target.as_minion().is_none() || self.board.place(target).is_none() {
            return no(RuleId::BAT_2, Why::Gone);
        }
        let reach = match (weapon, self.board.form(mouse)) {
            (None, Some(_)) => Reach::Melee,
            (None, None) => return no(RuleId::BAT_1, Why::NoWeapon),
            (Some(_), Some(_)) => return no(RuleId::BAT_1, Why::NotNow),
            (Some(kind), None) => {
                let Some(card) = self.equipped(mouse, kind) else {
                    let worn =
                        self.board.mice[mouse].equipped.iter().any(|c| self.book.copies[c.ix()] == kind);
                    return if worn {
                        no(RuleId::RUL_30, Why::Requirement)
                    } else {
                        no(RuleId::BAT_1, Why::NotEquipped)
                    };
                };
                let Some(weapon) = self.book.card(card).weapon else {
                    return no(RuleId::BAT_1, Why::NoWeapon);
                };
                weapon.reach
            }
        };
        self.may_target(mouse, reach, target, false)
    }

    /// BAT-2, BAT-3, LOS: whether the target is in reach.
    pub(crate) fn may_target(
        &self,
        mouse: usize,
        reach: Reach,
        target: Fig,
        blind: bool,
    ) -> Result<RuleId, Refusal> {
        let no = |rule, why| Err(Refusal::new(rule, why));
        let (Some(me), Some(foe)) = (self.board.place(Fig::mouse(mouse)), self.board.place(target)) else {
            return no(RuleId::RUL_25, Why::Gone);
        };
        if me.tile != foe.tile {
            return no(if reach == Reach::Melee { RuleId::BAT_2 } else { RuleId::BAT_3 }, Why::OutOfReach);
        }
        let side = self.board.side(self.book, me.tile);
        let near = side.near(me.space);
        match reach {
            Reach::Melee if near.has(foe.space) => Ok(RuleId::BAT_2),
            Reach::Melee => {
                let red = side.space(me.space).red.has(foe.space);
                let hooked = self.hook_joins(me, foe);
                no(
                    if red {
                        RuleId::MOV_4
                    } else if hooked {
                        RuleId::RUL_49
                    } else {
                        RuleId::BAT_2
                    },
                    Why::OutOfReach,
                )
            }
            Reach::Ranged if near.has(foe.space) => Ok(RuleId::BAT_3),
            Reach::Ranged => {
                let foe_near =
                    self.board.minions().any(|(_, m)| m.at.tile == me.tile && near.has(m.at.space));
                if foe_near {
                    return no(RuleId::BAT_3, Why::NearFoeFirst);
                }
                if !blind && !self.board.sees(self.book, me).has(foe.space) {
                    let hidden = self.board.hidden(side, me.space).has(foe.space);
                    let steps = side.minion_steps[me.space.ix()][foe.space.ix()];
                    let dark = self.board.room_statics(self.book, me.tile).find_map(|(s, rule)| match s {
                        Static::Dark(n) if steps > *n => Some(rule),
                        _ => None,
                    });
                    let rule = if hidden { RuleId::LOS_2 } else { dark.unwrap_or(RuleId::LOS_1) };
                    return no(rule, Why::NotSeen);
                }
                Ok(RuleId::BAT_3)
            }
        }
    }

    /// Whether two figures stand on the same or adjacent spaces.
    pub(crate) fn close_by(&self, a: Option<Fig>, b: Fig) -> bool {
        match (a.and_then(|a| self.board.place(a)), self.board.place(b)) {
            (Some(a), Some(b)) => {
                a.tile == b.tile && self.board.side(self.book, a.tile).near(a.space).has(b.space)
            }
            _ => true,
        }
    }

    /// The attack a mouse would make, with everything that adds to it without a choice.
    pub(crate) fn mouse_attack(&self, mouse: usize, weapon: Option<CardId>, target: Fig) -> Attack {
        let fig = Fig::mouse(mouse);
        let hero = self.board.hero(self.book, mouse);
        if let Some((battle, _)) = self.board.form(mouse) {
            return Attack::new(Some(fig), target.bit(), Reach::Melee, battle);
        }
        let Some(card) = weapon else {
            return Attack::new(Some(fig), target.bit(), Reach::Melee, hero.battle);
        };
        let printed: &SearchCard = self.book.card(card);
        let weapon = printed.weapon.expect("an attack is made with a weapon");
        let mut attack = Attack::new(Some(fig), target.bit(), weapon.reach, hero.battle);
        attack.weapon = Some(card);
        attack.damage = weapon.damage;
        attack.bonus = weapon.bonus;
        if let Some(close) = weapon.close
            && self.board.place(fig) == self.board.place(target)
        {
            attack.set_reach(Reach::Melee);
            attack.damage = close;
        }
        self.add_standing_bonus(mouse, &mut attack);
        attack
    }

    /// BAT-8: equipment and statuses add to the dice; another weapon's text does not (BAT-9).
    pub(crate) fn add_standing_bonus(&self, mouse: usize, attack: &mut Attack) {
        let fig = Fig::mouse(mouse);
        let statics = self.board.statics_of(self.book, mouse).map(|(s, _)| match s {
            Static::Battle(n, None) => *n,
            Static::Battle(n, Some(reach)) if *reach == attack.reach => *n,
            _ => 0,
        });
        let statuses = self.board.status_of(fig).map(|s| if let Status::Battle(n) = s { n } else { 0 });
        attack.bonus = attack.bonus.saturating_add(total(statics.chain(statuses)));
    }

    /// The attack a minion would make.
    pub(crate) fn minion_strike(&self, fig: Fig, init: InitId, targets: u64) -> Attack {
        let card = &self.book.init_cards[init.ix()];
        let reach = if card.attacks == Attacks::Ranged { Reach::Ranged } else { Reach::Melee };
        let mut attack = Attack::new(Some(fig), targets, reach, card.battle);
        attack.init = Some(init);
        attack.bonus =
            total(self.board.status_of(fig).map(|s| if let Status::Battle(n) = s { n } else { 0 }));
        attack.no_wheel = matches!(card.attacks, Attacks::Pounces | Attacks::Chases);
        for (s, _) in crate::board::Board::init_statics(self.book, init) {
            match s {
                Static::Poisons => attack.poison = true,
                Static::CheeseAttacksAgain => attack.no_wheel = true,
                _ => {}
            }
        }
        attack
    }

    /// The defence dice of a figure against an attack, before anyone reacts; none if it may not roll.
    pub(crate) fn defense_dice(&self, attack: &Attack, target: Fig) -> Result<u8, RuleId> {
        if let Some(init) = attack.init
            && let Some((_, rule)) = crate::board::Board::init_statics(self.book, init)
                .find(|(s, _)| matches!(s, Static::NoDefense))
        {
            return Err(rule);
        }
        let base = match target.as_mouse() {
            Some(m) => self.mouse_defense(m),
            None => {
                let card = self.board.init_card(self.book, target);
                let status =
                    self.board.status_of(target).map(|s| if let Status::Defense(n) = s { n } else { 0 });
                (card.defense as i8)
                    .saturating_add(total(status))
                    .saturating_sub(self.cat_tamer(attack, target))
            }
        };
        Ok(base.saturating_add(attack.defender).saturating_add(attack.guard).max(0) as u8)
    }

    /// The defence dice of a mouse where it stands, with what it wears and what runs for it.
    pub(crate) fn mouse_defense(&self, mouse: usize) -> i8 {
        let fig = Fig::mouse(mouse);
        let status = total(self.board.status_of(fig).map(|s| if let Status::Defense(n) = s { n } else { 0 }));
        if let Some((_, defense)) = self.board.form(mouse) {
            return (defense as i8).saturating_add(status);
        }
        let worn = total(
            self.board
                .statics_of(self.book, mouse)
                .map(|(s, _)| if let Static::Defense(n) = s { *n } else { 0 }),
        );
        let shelter = self.board.place(fig).map_or(0, |p| {
            let statics = self.board.room_statics(self.book, p.tile);
            total(statics.map(|(s, _)| match s {
                Static::Shelter(at, n) if at.has(p.space) => *n,
                _ => 0,
            }))
        });
        let hero = self.board.hero(self.book, mouse).defense as i8;
        hero.saturating_add(worn).saturating_add(shelter).saturating_add(status)
    }

    /// ACH-5: large minions roll one die fewer against the Cat Tamer.
    pub(crate) fn cat_tamer(&self, attack: &Attack, target: Fig) -> i8 {
        let tamer = self.board.honour(Honour::CatTamer);
        let by = attack.attacker.and_then(Fig::as_mouse).map(|m| m as u8);
        let large =
            || target.as_minion().is_some() && self.board.minion_kind(self.book, target).size == Size::Large;
        i8::from(tamer.is_some() && tamer == by && large())
    }

    /// What each face blocks for this defender (POW-7).
    pub(crate) fn blocks_worth(&self, target: Fig) -> [u8; 6] {
        let mut worth = BLOCKS;
        if target.as_minion().is_some() {
            let init = self.board.init_of(self.book, target);
            for (s, _) in crate::board::Board::init_statics(self.book, init) {
                if let Static::Blocks(faces, n) = s {
                    for f in crate::id::Bits(u64::from(faces.0)) {
                        worth[f] = *n;
                    }
                }
            }
        }
        worth
    }

    /// BAT-8: immune to this kind of harm.
    pub(crate) fn immune(&self, attack: &Attack, target: Fig) -> Option<RuleId> {
        target.as_minion()?;
        let init = self.board.init_of(self.book, target);
        crate::board::Board::init_statics(self.book, init)
            .find(|(s, _)| matches!(s, Static::Immune(kind) if *kind == attack.damage))
            .map(|(_, rule)| rule)
    }
}
