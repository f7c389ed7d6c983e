//! BAT: attack and defence as they go (p.10-11), for mice, minions, cards and cats alike; `strike` has what comes before.

use crate::book::{Reach, Size, Static, When};
use crate::control::condition::Ctx;
use crate::control::steps::{self, AttackStage, Wide};
use crate::control::{Attack, Flow, Referee, Runs};
use crate::event::{Absence, Cause, Event, Honour, Purpose};
use crate::id::{Fig, SearchId, TileId};
use crate::options::{Switch, Variant};
use crate::rule::RuleId;

impl Runs for steps::Attack {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.attack(self.0)
    }
}

impl Referee<'_> {
    pub(crate) fn begin_battle(&mut self, mouse: usize, weapon: Option<SearchId>, target: Fig) {
        let card = weapon.and_then(|kind| self.read().equipped(mouse, kind));
        let attack = self.read().mouse_attack(mouse, card, target);
        self.begin_attack(attack);
    }

    pub(crate) fn begin_attack(&mut self, attack: Attack) {
        self.control.attacks.push(attack);
        self.control.boss_card = None;
        self.push(steps::Attack(AttackStage::Declared));
    }

    fn frame(&mut self) -> &mut Attack {
        self.control.attacks.last_mut().expect("an attack is in progress")
    }

    pub(crate) fn attack_ctx(&self, attack: &Attack) -> Ctx {
        let at =
            attack.attacker.and_then(|f| self.board.place(f)).or_else(|| self.board.place(attack.target));
        let tile = at.map_or(self.control.wheel_tile, |p| p.tile);
        Ctx { holder: None, subject: attack.attacker, object: Some(attack.target), n: 0, tile }
    }

    fn attack(&mut self, stage: AttackStage) -> Flow {
        let attack = *self.frame();
        // A rule may take a minion off the board before it rolls, or while it is attacked; a roll that lies counts.
        let left = |fig: Fig| fig.as_minion().is_some() && self.board.place(fig).is_none();
        match stage {
            AttackStage::Roll if attack.attacker.is_some_and(left) => {
                self.become_step(steps::Attack(AttackStage::Over));
            }
            AttackStage::Defend | AttackStage::Resolve if left(attack.target) => {
                self.become_step(steps::Attack(AttackStage::NextTarget));
            }
            AttackStage::Declared => {
                for target in crate::id::Bits(attack.targets).map(|b| Fig(b as u8)) {
                    let rule = match (attack.attacker.map(Fig::as_minion), attack.reach) {
                        (Some(Some(_)), _) => RuleId::MIN_12,
                        (_, Reach::Melee) => RuleId::BAT_2,
                        (_, Reach::Ranged) => RuleId::BAT_3,
                    };
                    let (attacker, reach, weapon) = (attack.attacker, attack.reach, attack.weapon);
                    let mut cause =
                        if weapon.is_some() { Cause::of(rule).and(RuleId::BAT_9) } else { rule.into() };
                    if reach == Reach::Ranged && !self.read().close_by(attacker, target) {
                        cause = Cause::of(rule).and(RuleId::LOS_1).and(RuleId::LOS_2);
                    }
                    self.emit(Event::Attacked { attacker, target, reach, weapon }, cause);
                }
                self.become_step(steps::Attack(AttackStage::Roll));
                self.open_reaction(When::Attacking, self.attack_ctx(&attack));
            }
            AttackStage::Roll => {
                self.become_step(steps::Attack(AttackStage::Read));
                if attack.attacker.is_none() {
                    return Flow::Go;
                }
                self.tell_bonuses(
                    attack.attacker,
                    |s| matches!(s, Static::Battle(_, reach) if reach.is_none_or(|r| r == attack.reach)),
                );
                let dice = attack.dice();
                let roll = self.control.chance.roll(dice);
                self.frame().roll = roll;
                let mut rule = Cause::of(RuleId::BAT_2);
                if dice > 5 {
                    rule = rule.and(RuleId::DIE_2);
                }
                if attack.init.is_some() {
                    rule = rule.and(RuleId::MIN_11);
                }
                if attack.weapon.is_some() {
                    rule = rule.and(RuleId::BAT_8);
                }
                self.emit(Event::Rolled { who: attack.attacker, why: Purpose::Attack, roll }, rule);
                let attack = *self.frame();
                self.open_reaction(When::AttackRolled, self.attack_ctx(&attack));
            }
            AttackStage::Read => {
                if let Some(who) = attack.attacker {
                    self.read_cheese(who, &attack, false);
                }
                let hits = attack.roll.count(&attack.worth).saturating_add(attack.sure_hits);
                self.frame().hits = hits;
                self.emit(Event::Hits { attacker: attack.attacker, n: hits }, RuleId::BAT_2);
                if hits == 0 {
                    for b in crate::id::Bits(attack.targets) {
                        let who = Some(Fig(b as u8));
                        self.emit(Event::Nothing { what: Absence::Defense, who }, RuleId::BAT_4);
                    }
                    self.become_step(steps::Attack(AttackStage::Over));
                } else {
                    self.become_step(steps::Attack(AttackStage::NextTarget));
                }
            }
            AttackStage::NextTarget => {
                let targets = attack.targets;
                if targets == 0 {
                    self.become_step(steps::Attack(AttackStage::Over));
                    return Flow::Go;
                }
                let target = Fig(targets.trailing_zeros() as u8);
                if self.board.place(target).is_none() {
                    // It left the board while others defended.
                    self.frame().targets &= !target.bit();
                    return Flow::Go;
                }
                let blocks_worth = self.read().blocks_worth(target);
                let frame = self.frame();
                frame.targets &= !target.bit();
                frame.target = target;
                frame.defending = false;
                frame.defense = crate::dice::Roll::default();
                (frame.guard, frame.sure_blocks, frame.dealt, frame.blocked) = (0, 0, 0, false);
                frame.blocks_worth = blocks_worth;
                let attack = *self.frame();
                self.become_step(steps::Attack(AttackStage::Defend));
                self.open_reaction(When::Attacked, self.attack_ctx(&attack));
            }
            AttackStage::Defend => self.defend(&attack),
            AttackStage::Resolve => self.resolve(&attack),
            AttackStage::Echo => {
                self.pop();
                self.control.attacks.pop();
                if attack.again {
                    self.attack_again(&attack);
                }
            }
            AttackStage::Over => {
                self.pop();
                self.control.attacks.pop();
                self.push(steps::Settle);
                if attack.again {
                    self.attack_again(&attack);
                }
            }
        }
        Flow::Go
    }

    /// BAT-4: only after a hit does the target roll its defence.
    fn defend(&mut self, attack: &Attack) {
        self.become_step(steps::Attack(AttackStage::Resolve));
        match self.read().defense_dice(attack, attack.target) {
            Err(rule) => self.emit(Event::Nothing { what: Absence::Defense, who: Some(attack.target) }, rule),
            Ok(dice) => {
                self.tell_bonuses(Some(attack.target), |s| matches!(s, Static::Defense(_)));
                let roll = self.control.chance.roll(dice);
                let frame = self.frame();
                frame.defense = roll;
                frame.defending = true;
                let why = Purpose::Defense;
                let tamed = self.read().cat_tamer(attack, attack.target) > 0;
                let cause = Cause::of(RuleId::BAT_4);
                let cause = if tamed { cause.and(RuleId::ACH_5) } else { cause };
                self.emit(Event::Rolled { who: Some(attack.target), why, roll }, cause);
                let attack = *self.frame();
                self.read_cheese(attack.target, &attack, true);
                self.open_reaction(When::DefenseRolled, self.attack_ctx(&attack));
            }
        }
    }

    /// BAT-4, BAT-5: what is not blocked wounds.
    fn resolve(&mut self, attack: &Attack) {
        let target = attack.target;
        let blocks = attack.defense.count(&attack.blocks_worth).saturating_add(attack.sure_blocks);
        let blocked = blocks.min(attack.hits);
        if blocked > 0 {
            let special = target.as_minion().and_then(|_| {
                let init = self.board.init_of(self.book, target);
                crate::board::Board::init_statics(self.book, init)
                    .find(|(s, _)| matches!(s, Static::Blocks(..)))
            });
            let cause =
                special.map_or(Cause::of(RuleId::BAT_4), |(_, rule)| Cause::of(RuleId::BAT_4).and(rule));
            self.emit(Event::Blocked { fig: target, n: blocked }, cause);
        }
        let mut wounds = attack.hits - blocked;
        if wounds > 0
            && let Some(rule) = self.read().immune(attack, target)
        {
            self.emit(
                Event::Nothing { what: Absence::Wound, who: Some(target) },
                Cause::of(RuleId::BAT_8).and(rule),
            );
            wounds = 0;
        }
        self.become_step(steps::Attack(AttackStage::NextTarget));
        let attack = *self.frame();
        if wounds == 0 {
            self.frame().blocked = true;
            self.open_reaction(When::BlockedAll, self.attack_ctx(&attack));
            return;
        }
        match target.as_mouse() {
            Some(m) => self.wound_mouse_by(m, wounds, &attack),
            None => {
                let by = attack.attacker.and_then(Fig::as_mouse).filter(|_| !attack.charmed);
                // Heard when the wounds have done what they do; before revision 3 only those of mice were.
                if !self.read().rules().before(3) {
                    self.open_reaction(When::Wounded, Ctx { n: wounds, ..self.attack_ctx(&attack) });
                }
                self.wound_minion(target, wounds, by.map(|m| m as u8).or(attack.credit), RuleId::BAT_5);
            }
        }
    }

    /// BAT-6, BAT-7, RUL-40: cheese is gained when the roll is read.
    fn read_cheese(&mut self, who: Fig, attack: &Attack, defending: bool) {
        let roll = if defending { attack.defense } else { attack.roll };
        let n = roll.cheese();
        let tile = self.board.place(who).map_or(self.control.wheel_tile, |p| p.tile);
        let as_mouse = who.as_mouse().filter(|_| defending || !attack.charmed);
        if let Some(m) = as_mouse {
            if defending && n > 0 {
                self.cheesemaster_gift(m);
            }
            if n >= 3 {
                self.earn_cheesemaster(m);
            }
            if n > 0 {
                let n = if defending { n } else { n.saturating_mul(attack.cheese_worth) };
                let cause = if attack.charmed && defending {
                    Cause::of(RuleId::BAT_6).and(RuleId::RUL_5)
                } else {
                    Cause::of(RuleId::BAT_6).and(RuleId::RUL_40)
                };
                self.emit(Event::CheeseGained { mouse: m as u8, n }, cause);
            }
            return;
        }
        if n == 0 {
            return;
        }
        if !defending && attack.no_wheel {
            let again = attack.init.and_then(|init| {
                crate::board::Board::init_statics(self.book, init)
                    .find(|(s, _)| matches!(s, Static::CheeseAttacksAgain))
                    .map(|(_, rule)| rule)
            });
            let rule = again.unwrap_or(RuleId::BRO_2);
            self.emit(Event::Nothing { what: Absence::Cheese, who: Some(who) }, rule);
            if again.is_some() {
                self.frame().again = true;
            }
            return;
        }
        if defending && who.as_minion().is_some() && self.is_token(who) {
            self.emit(Event::Nothing { what: Absence::Cheese, who: Some(who) }, RuleId::BRO_2);
            return;
        }
        let rule = if attack.charmed && !defending {
            Cause::of(RuleId::BAT_7).and(RuleId::RUL_5)
        } else if defending
            && attack.init.is_some()
            && attack.attacker.is_some_and(|f| f.as_minion().is_some())
        {
            Cause::of(RuleId::BRO_7).and(RuleId::BAT_7)
        } else {
            Cause::of(RuleId::BAT_7)
        };
        self.fill_wheel(n, tile, rule);
    }

    /// Cheese onto the wheel, at most 1 a roll with the lean wheel (VAR-2).
    pub(crate) fn fill_wheel(&mut self, n: u8, tile: TileId, cause: Cause) {
        let (n, cause) = if n > 1 && self.board.options.has(Variant::LeanWheel) {
            (1, cause.and(RuleId::VAR_2))
        } else {
            (n, cause)
        };
        self.control.wheel_tile = tile;
        self.emit(Event::WheelFilled { n }, cause);
    }

    fn is_token(&self, fig: Fig) -> bool {
        self.board.minion_kind(self.book, fig).size == Size::Token
    }

    /// POW-5 and cards that grant another attack: a fresh one, against a target by the usual rule.
    fn attack_again(&mut self, attack: &Attack) {
        match attack.attacker {
            Some(fig) if fig.as_minion().is_some() && self.board.place(fig).is_some() => {
                if let Some(init) = attack.init {
                    self.push(steps::MinionAttack { fig, init });
                }
            }
            Some(fig) => {
                if let Some(mouse) = fig.as_mouse()
                    && self.board.place(fig).is_some()
                {
                    let weapon = attack.weapon.map(|c| self.book.copies[c.ix()]);
                    let again = self
                        .board
                        .minions()
                        .map(|m| m.0)
                        .any(|f| self.read().may_battle(mouse, weapon, f).is_ok());
                    if again {
                        let left = attack.weapon.map_or(Wide::NONE, |c| Wide::NONE.with(c.0));
                        let rule = crate::book::RuleIx(0);
                        self.push(steps::EachWeapon { rule, mouse: mouse as u8, left });
                    }
                }
            }
            None => {}
        }
    }

    /// A mouse is wounded by an attack: Steal first (POW-2, RUL-40), then wounds, then what follows.
    fn wound_mouse_by(&mut self, mouse: usize, wounds: u8, attack: &Attack) {
        let fig = Fig::mouse(mouse);
        let mut left = wounds;
        let mut poison = attack.poison;
        if let Some(init) = attack.init
            && let Some(by) = attack.attacker
            && let Some((_, rule)) =
                crate::board::Board::init_statics(self.book, init).find(|(s, _)| matches!(s, Static::Steals))
        {
            let n = left.min(self.board.mice[mouse].cheese);
            if n > 0 {
                self.emit(Event::Stolen { mouse: mouse as u8, n, by }, Cause::of(rule).and(RuleId::RUL_40));
                left -= n;
                if self.board.greedy && !self.roachmaster_shields(mouse, by) {
                    let tile = self.board.place(fig).map_or(self.control.wheel_tile, |p| p.tile);
                    // Stolen cheese is no roll: the lean wheel takes it all (VAR-2).
                    self.control.wheel_tile = tile;
                    self.emit(Event::WheelFilled { n }, RuleId::GRD_1);
                }
            }
        }
        if left == 0 {
            return;
        }
        if poison && self.board.honour(Honour::Poisonmaster) == Some(mouse as u8) {
            poison = false;
            self.emit(Event::Nothing { what: Absence::Marker, who: Some(fig) }, RuleId::ACH_3);
        }
        let mut cause = Cause::of(RuleId::WND_4).and(if poison { RuleId::EFF_5 } else { RuleId::BAT_5 });
        if let Some(init) = attack.init.filter(|_| poison) {
            let power = crate::board::Board::init_statics(self.book, init)
                .find(|(s, _)| matches!(s, Static::Poisons));
            cause = power.map_or(cause, |(_, rule)| cause.and(rule));
        }
        self.emit(Event::Wounded { fig, n: left, poison }, cause);
        self.frame().dealt = left;
        let ctx = Ctx { n: left, ..self.attack_ctx(attack) };
        self.open_reaction(When::Wounded, ctx);
        if poison {
            self.open_reaction(When::Marked, Ctx::here(ctx.tile).about(fig));
        }
        if let Some(init) = attack.init {
            for (s, rule) in crate::board::Board::init_statics(self.book, init) {
                if let Static::Marks(marker) = s {
                    self.mark(fig, *marker, Cause::of(rule));
                }
            }
        }
    }

    /// Says which standing cards and powers a roll of a mouse includes.
    pub(crate) fn tell_bonuses(&mut self, who: Option<Fig>, counts: impl Fn(&Static) -> bool) {
        let Some(mouse) = who.and_then(Fig::as_mouse) else { return };
        for at in 0.. {
            let rule = {
                let mut counted = self.board.statics_of(self.book, mouse).filter(|(s, _)| counts(s));
                counted.nth(at).map(|(_, rule)| rule)
            };
            let Some(rule) = rule else { return };
            self.emit(Event::Modified { who }, rule);
        }
    }

    /// ACH-2: near the Roachmaster roaches are not greedy.
    fn roachmaster_shields(&mut self, victim: usize, roach: Fig) -> bool {
        let Some(master) = self.board.honour(Honour::Roachmaster) else { return false };
        let (Some(here), Some(there)) =
            (self.board.place(Fig::mouse(master as usize)), self.board.place(roach))
        else {
            return false;
        };
        let space_only = self.board.options.is(Switch::RoachmasterReach);
        let shielded = here.tile == there.tile && (!space_only || here.space == there.space);
        if shielded {
            let who = Some(Fig::mouse(victim));
            self.emit(Event::Nothing { what: Absence::Cheese, who }, RuleId::ACH_2);
        }
        shielded
    }
}
