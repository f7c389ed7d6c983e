//! Runs declared effects: one place where the vocabulary becomes events.

mod ask;

use crate::board::Timed;
use crate::book::{BlockId, Damage, Effect, Heals, It, Marker, Num, Reach, RuleIx, Status, Until, When};
use crate::control::condition::Ctx;
use crate::control::steps::{self, Wide};
use crate::control::{Attack, Flow, Referee, Runs};
use crate::dice::Face;
use crate::event::{Absence, Card, CardPlace, Cause, Event, Outcome, Purpose};
use crate::id::{Bits, Fig, LAST_PAGE, Place, SpaceId, TileId};
use crate::rule::RuleId;

impl Runs for steps::Run {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.run_block(self.rule, self.block, self.at, self.ctx)
    }
}

impl Runs for steps::Each {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.run_each(self.rule, self.block, self.ctx, self.left)
    }
}

impl Runs for steps::Repeat {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        let steps::Repeat { rule, block, ctx, left } = self;
        match left.checked_sub(1) {
            None => game.pop(),
            Some(left) => {
                game.become_step(steps::Repeat { left, ..self });
                game.push(steps::Run { rule, block, at: 0, ctx });
            }
        }
        Flow::Go
    }
}

impl Referee<'_> {
    fn run_block(&mut self, rule: RuleIx, block: BlockId, at: u8, ctx: Ctx) -> Flow {
        let book = self.book;
        let Some(effect) = book.blocks[block.0 as usize].get(at as usize) else {
            self.pop();
            return Flow::Go;
        };
        self.become_step(steps::Run { rule, block, at: at + 1, ctx });
        self.effect(rule, block, at, ctx, effect);
        Flow::Go
    }

    fn run_each(&mut self, rule: RuleIx, block: BlockId, ctx: Ctx, left: u64) -> Flow {
        if left == 0 {
            self.pop();
            return Flow::Go;
        }
        let fig = Fig(left.trailing_zeros() as u8);
        self.become_step(steps::Each { rule, block, ctx, left: left & (left - 1) });
        if self.board.place(fig).is_some() {
            self.push(steps::Run { rule, block, at: 0, ctx: ctx.with(fig) });
        }
        Flow::Go
    }

    fn n(&self, ctx: Ctx, num: Num) -> u8 {
        self.board.number(self.book, ctx, num)
    }

    fn mouse_of(ctx: Ctx, it: It) -> Option<u8> {
        ctx.figure(it).and_then(Fig::as_mouse).map(|m| m as u8)
    }

    fn effect(&mut self, rule: RuleIx, block: BlockId, at: u8, ctx: Ctx, effect: &Effect) {
        let declared = &self.book.rules[rule.0 as usize];
        let mut cause = Cause::of(declared.cite).by(rule);
        if declared.when == When::TrackLaid {
            cause = cause.and(RuleId::RUL_41);
        }
        match effect {
            Effect::GainCheese(it, n) => {
                let n = self.n(ctx, *n);
                if let Some(mouse) = Self::mouse_of(ctx, *it)
                    && self.board.place(Fig::mouse(mouse as usize)).is_some()
                    && n > 0
                {
                    self.emit(Event::CheeseGained { mouse, n }, cause);
                }
            }
            Effect::LoseCheese(it, n) => {
                if let Some(mouse) = Self::mouse_of(ctx, *it) {
                    let n = self.n(ctx, *n).min(self.board.mice[mouse as usize].cheese);
                    if n > 0 {
                        self.emit(Event::CheeseLost { mouse, n }, cause);
                    }
                }
            }
            Effect::FillWheel(n) => {
                let n = self.n(ctx, *n);
                if n > 0 {
                    self.control.wheel_tile = ctx.tile;
                    self.emit(Event::WheelFilled { n }, cause);
                }
            }
            Effect::DrainWheel(n) => {
                let n = self.n(ctx, *n).min(self.board.wheel);
                if n > 0 {
                    self.emit(Event::WheelDrained { n }, cause);
                }
            }
            Effect::Heal(it, n, heals) => self.heal(ctx, *it, *n, *heals, cause),
            Effect::Unmark(it, marker) => {
                if let Some(fig) = ctx
                    .figure(*it)
                    .filter(|f| self.board.place(*f).is_some() && self.board.marked(*f, *marker))
                {
                    self.emit(Event::Unmarked { fig, marker: *marker }, cause);
                }
            }
            Effect::Mark(it, marker) => {
                if let Some(fig) = ctx.figure(*it) {
                    self.mark(fig, *marker, cause);
                }
            }
            Effect::Wound { who, n, poison } => self.wound_straight(ctx, *who, *n, *poison, cause),
            Effect::Hit(it, n) => {
                if let Some(fig) = ctx.figure(*it).filter(|f| self.board.place(*f).is_some()) {
                    let mut attack = Attack::new(None, fig.bit(), Reach::Melee, 0);
                    attack.sure_hits = self.n(ctx, *n);
                    attack.damage = Damage::Blunt;
                    attack.credit = ctx.holder;
                    self.begin_attack(attack);
                }
            }
            Effect::Give(it, status, until) => {
                if let Some(fig) = ctx.figure(*it).filter(|f| self.board.place(*f).is_some()) {
                    let by = ctx.holder.or(Self::mouse_of(ctx, *it)).unwrap_or(0);
                    self.give(Some(fig), *status, *until, by, cause);
                }
            }
            Effect::GiveMinions(status, until) => {
                self.give(None, *status, *until, ctx.holder.unwrap_or(0), cause);
            }
            Effect::Attack(spec) => {
                let left = self.n(ctx, spec.up_to).max(1);
                self.push(steps::EffectChoice { rule, block, at, ctx, left, chosen: 0 });
            }
            Effect::AttackWithEach(tag) => {
                if let Some(mouse) = ctx.holder {
                    let worn = &self.board.mice[mouse as usize].equipped;
                    let left = worn
                        .iter()
                        .filter(|c| {
                            self.book.card(**c).tags >> tag & 1 == 1
                                && self.board.meets(self.book, mouse as usize, **c)
                        })
                        .fold(Wide::NONE, |all, c| all.with(c.0));
                    self.push(steps::EachWeapon { rule, mouse, left });
                }
            }
            Effect::OrderAttack(it) => {
                if let Some(mouse) = Self::mouse_of(ctx, *it) {
                    self.push(steps::Order { mouse });
                }
            }
            Effect::Choose { up_to, .. } => {
                let left = self.n(ctx, *up_to);
                self.push(steps::EffectChoice { rule, block, at, ctx, left, chosen: 0 });
            }
            Effect::Decide { .. }
            | Effect::CureOne(_)
            | Effect::PutOn { .. }
            | Effect::TakeAny(..)
            | Effect::PilferCheese(_) => {
                self.push(steps::EffectChoice { rule, block, at, ctx, left: 1, chosen: 0 });
            }
            Effect::Each(filter, block) => {
                let left = self.board.figures_in(self.book, ctx, filter);
                self.push(steps::Each { rule, block: *block, ctx, left });
            }
            Effect::If { conditions, then, otherwise } => {
                let yes = self.board.all_hold(self.book, ctx, self.control.attacks.last(), conditions);
                let block = if yes { *then } else { *otherwise };
                self.push(steps::Run { rule, block, at: 0, ctx });
            }
            Effect::Check { dice, needs, pass, fail } => {
                let roll = self.control.chance.roll(self.n(ctx, *dice));
                let who = ctx.subject;
                self.emit(Event::Rolled { who, why: Purpose::Story, roll }, cause);
                let passed = roll.stars() >= *needs;
                self.emit(Event::CheckMade { who, passed }, cause.and(RuleId::DIE_3));
                self.push(steps::Run { rule, block: if passed { *pass } else { *fail }, at: 0, ctx });
            }
            Effect::EachCheese { dice, then } => {
                let roll = self.control.chance.roll(self.n(ctx, *dice));
                self.emit(Event::Rolled { who: ctx.subject, why: Purpose::Story, roll }, cause);
                self.push(steps::Repeat { rule, block: *then, ctx, left: roll.cheese() });
            }
            Effect::Random(lots) => {
                let roll = self.control.chance.roll(1);
                self.emit(Event::Rolled { who: ctx.subject, why: Purpose::Story, roll }, cause);
                let drawn = lots.iter().find(|(faces, _)| roll.iter().any(|face| faces.0 >> face.0 & 1 == 1));
                if let Some((_, block)) = drawn {
                    self.push(steps::Run { rule, block: *block, at: 0, ctx });
                }
            }
            Effect::Rescue(it) => {
                if let Some(mouse) = Self::mouse_of(ctx, *it)
                    && matches!(self.board.mice[mouse as usize].at, crate::board::Where::Captured(_))
                {
                    self.push(steps::Rescue { mouse, tile: None });
                }
            }
            Effect::MovePoints(it, n) => {
                if let Some(mouse) = Self::mouse_of(ctx, *it)
                    && self.board.turn.mouse() == Some(mouse as usize)
                {
                    let points = self.board.turn.points.saturating_add(self.n(ctx, *n));
                    self.emit(Event::MovePoints { mouse, points }, cause);
                }
            }
            Effect::ExtraAction(it) => {
                if let Some(mouse) = Self::mouse_of(ctx, *it)
                    && self.board.turn.mouse() == Some(mouse as usize)
                {
                    self.emit(Event::ActionGained { mouse }, cause);
                }
            }
            Effect::EndTurn => self.control.cut_short = true,
            Effect::Spawn(kind, n) => {
                let left = self.n(ctx, *n);
                self.push(steps::LayTrack { anew: false, ambush: false });
                self.push(steps::PlaceKind {
                    kind: *kind,
                    left,
                    tile: ctx.tile,
                    on: None,
                    by: Some(rule),
                    chosen: None,
                });
            }
            Effect::SpawnOn(kind, n, side, space) => {
                let left = self.n(ctx, *n);
                if let Some(tile) = self.tile_of(*side) {
                    self.push(steps::LayTrack { anew: false, ambush: false });
                    self.push(steps::PlaceKind {
                        kind: *kind,
                        left,
                        tile,
                        on: Some(*space),
                        by: Some(rule),
                        chosen: None,
                    });
                }
            }
            Effect::ReturnTo(side, space) => {
                if let Some(tile) = self.tile_of(*side) {
                    self.push(steps::LayTrack { anew: false, ambush: false });
                    let kind = crate::id::MinionId(ctx.n);
                    self.push(steps::PlaceKind {
                        kind,
                        left: 1,
                        tile,
                        on: Some(*space),
                        by: Some(rule),
                        chosen: None,
                    });
                }
            }
            Effect::Remove(it) => {
                if let Some(fig) =
                    ctx.figure(*it).filter(|f| f.as_minion().is_some() && self.board.place(*f).is_some())
                {
                    let kind = self.board.kind_of(fig);
                    let event = Event::MinionLeft { fig, defeated: false, roach: false, by: None };
                    self.emit(event, cause.and(RuleId::RUL_11));
                    self.drop_cards_of(kind);
                }
            }
            Effect::SwapUp => {
                if let Some(card) = self.board.turn.card
                    && let Some(slot) = self.board.slot(card)
                    && slot > 0
                {
                    let event = Event::CardMoved { from: slot as u8, to: slot as u8 - 1 };
                    self.emit(event, cause.and(RuleId::RUL_15));
                }
            }
            Effect::Hourglass(by) => self.move_hourglass(*by, self.book.rules[rule.0 as usize].cite),
            Effect::EndMarker(by) => self.move_end_marker(*by, cause),
            Effect::Set(counter, to) => self.emit(Event::CounterSet { counter: *counter, to: *to }, cause),
            Effect::Add(counter, n) => {
                let to = self.board.counter(*counter).saturating_add(self.n(ctx, *n));
                self.emit(Event::CounterSet { counter: *counter, to }, cause);
            }
            Effect::Take(counter, n) => {
                let to = self.board.counter(*counter).saturating_sub(self.n(ctx, *n));
                self.emit(Event::CounterSet { counter: *counter, to }, cause);
            }
            Effect::Draw(it) => {
                if let Some(mouse) = Self::mouse_of(ctx, *it)
                    && self.board.place(Fig::mouse(mouse as usize)).is_some()
                {
                    self.draw_search_card(mouse, cause);
                }
            }
            Effect::TakeCard(it, kind) => {
                if let Some(mouse) = Self::mouse_of(ctx, *it) {
                    self.take_named_card(mouse, *kind, cause);
                }
            }
            Effect::ShuffleBack | Effect::DiscardThis => {
                self.move_this_card(rule, ctx, matches!(effect, Effect::ShuffleBack), cause);
            }
            Effect::GoMissing(it) => {
                if let Some(mouse) = Self::mouse_of(ctx, *it)
                    && self.board.place(Fig::mouse(mouse as usize)).is_some()
                {
                    self.emit(Event::WentMissing { mouse }, cause);
                    if self.board.turn.mouse() == Some(mouse as usize) {
                        self.control.cut_short = true;
                    }
                }
            }
            Effect::Story(moment) => self.emit(Event::MomentRead { moment: *moment }, cause),
            Effect::Achieve(achievement) => {
                if self.board.achieved >> achievement.0 & 1 == 0 {
                    self.emit(Event::Achieved { achievement: *achievement }, cause);
                }
            }
            Effect::SetMousetraps => self.set_mousetraps(ctx.tile, cause.and(RuleId::TRAP_6)),
            Effect::SetSnare(dice) => {
                let who = ctx.figure(It::Holder);
                if self.board.snares.is_full() {
                    self.emit(Event::Nothing { what: Absence::Snare, who }, cause);
                } else if let Some(at) = who.and_then(|f| self.board.place(f)) {
                    let dice = self.n(ctx, *dice);
                    self.emit(Event::SnareSet { at, dice }, cause);
                }
            }
            Effect::Win => self.emit(Event::Ended { outcome: Outcome::Victory }, cause.and(RuleId::STORY_3)),
            Effect::Lose => self.emit(Event::Ended { outcome: Outcome::Defeat }, cause.and(RuleId::STORY_3)),
            Effect::Join(mouse, side, space) => self.join(*mouse, *side, *space, cause),
            Effect::AllyJoins(kind) => self.ally_joins(*kind, cause),
            Effect::AllyLeaves(kind) => self.ally_leaves(*kind, cause),
            Effect::LayTile(side) => self.lay_tile(*side, cause),
            Effect::TurnTile(side) => self.turn_tile(*side, cause),
            Effect::CloseTile(side) => self.close_tile(*side, cause),
            Effect::SearchDice(n) => {
                self.emit(Event::Modified { who: ctx.subject }, cause);
                self.help_search(*n, false);
            }
            Effect::SearchSucceeds => {
                self.emit(Event::Modified { who: ctx.subject }, cause);
                self.help_search(0, true);
            }
            Effect::AttackDice(..)
            | Effect::DoubleBattle
            | Effect::DefenderDice(_)
            | Effect::DefenseDice(_)
            | Effect::CountHits(..)
            | Effect::CountBlocks(..)
            | Effect::PoisonWounds
            | Effect::AddHits(_)
            | Effect::AddBlocks(_)
            | Effect::CheeseWorth(_)
            | Effect::AttackAgain
            | Effect::FightClose(_) => {
                if let Some(mut attack) = self.control.attacks.last().copied() {
                    self.emit(Event::Modified { who: ctx.figure(It::Holder) }, cause);
                    modify(&mut attack, effect, |num| self.n(ctx, num));
                    *self.control.attacks.last_mut().expect("an attack is in progress") = attack;
                }
            }
            Effect::Reroll(faces) => self.reroll(faces.0, cause),
            Effect::TakeTheBlow => {
                if let (Some(holder), Some(attack)) =
                    (ctx.figure(It::Holder), self.control.attacks.last_mut())
                {
                    attack.target = holder;
                    let (attacker, reach) = (attack.attacker, attack.reach);
                    self.emit(Event::Attacked { attacker, target: holder, reach, weapon: None }, cause);
                }
            }
        }
    }

    /// A status for a figure, or for all minions. It adds to one of its kind that ends at the same time, so there are never
    /// more than kinds, figures and ends.
    fn give(&mut self, who: Option<Fig>, status: Status, until: Until, by: u8, cause: Cause) {
        let rules = self.read().rules();
        if rules.before(3) {
            // Revisions 1 and 2 had room for so many.
            let room = if rules.before(2) { 16 } else { 32 };
            let event = if self.board.statuses.len() >= room {
                Event::Nothing { what: Absence::Status, who }
            } else {
                Event::StatusGiven { who, status, until, by }
            };
            return self.emit(event, cause);
        }
        let fresh = self.board.turn.card == Some(Card::Mouse(by));
        let of_a_turn = matches!(until, Until::HoldersNextTurn | Until::HoldersNextTurnEnds);
        let same_end = |t: &Timed| t.until == until && (!of_a_turn || (t.by == by && t.fresh == fresh));
        let alike = self.board.statuses.iter().enumerate().filter(|(_, t)| t.who == who && same_end(t));
        let known = alike.into_iter().find_map(|(index, t)| Some((index, t.status.with(status)?)));
        if let Some((index, _)) = known {
            self.emit(Event::StatusEnded { index: index as u16 }, cause);
        }
        let status = known.map_or(status, |(_, together)| together);
        self.emit(Event::StatusGiven { who, status, until, by }, cause);
    }

    fn heal(&mut self, ctx: Ctx, it: It, n: Num, heals: Heals, cause: Cause) {
        let Some(mouse) = Self::mouse_of(ctx, it) else { return };
        let n = self.n(ctx, n);
        let state = &self.board.mice[mouse as usize];
        let (wounds, poison) = (state.wounds, state.poison);
        let normal = if heals == Heals::Poison { 0 } else { n.min(wounds) };
        let venom = match heals {
            Heals::Wounds => 0,
            Heals::Poison => n.min(poison),
            Heals::Any => (n - normal).min(poison),
        };
        if normal > 0 {
            self.emit(Event::Healed { mouse, n: normal, poison: false }, cause);
        }
        if venom > 0 {
            self.emit(Event::Healed { mouse, n: venom, poison: true }, cause.and(RuleId::EFF_5));
        }
    }

    /// Wounds that no defence stops; they settle at once.
    fn wound_straight(&mut self, ctx: Ctx, who: It, n: Num, poison: bool, cause: Cause) {
        let Some(fig) = ctx.figure(who).filter(|f| self.board.place(*f).is_some()) else { return };
        let n = self.n(ctx, n);
        if n == 0 {
            return;
        }
        match fig.as_mouse() {
            Some(_) => {
                self.emit(Event::Wounded { fig, n, poison }, cause.and(RuleId::WND_4));
                if poison {
                    self.open_reaction(When::Marked, Ctx::here(ctx.tile).about(fig));
                }
            }
            None => {
                let by = ctx.holder;
                self.wound_minion(fig, n, by, cause.rule);
            }
        }
    }

    fn reroll(&mut self, faces: u8, cause: Cause) {
        let Some(attack) = self.control.attacks.last().copied() else { return };
        let again = |f: &Face| faces >> f.0 & 1 == 1;
        let anew = self.control.chance.roll(attack.roll.iter().filter(again).count() as u8);
        let roll = attack.roll.iter().filter(|f| !again(f)).chain(anew.iter()).collect();
        self.control.attacks.last_mut().expect("an attack is in progress").roll = roll;
        self.emit(Event::Rerolled { who: attack.attacker, why: Purpose::Attack, roll, anew }, cause);
    }

    pub(crate) fn tile_of(&self, side: crate::id::SideId) -> Option<TileId> {
        self.board.tiles().find(|t| self.board.lies(*t) && self.board.side_id(*t) == side)
    }

    /// ACH, VAR, story: the end marker moves away (or nearer), past the last printed page too (RUL-39).
    pub(crate) fn move_end_marker(&mut self, by: i8, cause: Cause) {
        let to = self.board.end_marker.saturating_add_signed(by).clamp(1, LAST_PAGE);
        self.emit(Event::EndMarkerMoved { to }, if to > 12 { cause.and(RuleId::RUL_39) } else { cause });
        self.check_end();
    }

    fn move_this_card(&mut self, rule: RuleIx, ctx: Ctx, into_deck: bool, cause: Cause) {
        let crate::book::Source::Search(kind) = self.book.rules[rule.0 as usize].from else { return };
        let held = ctx.holder.and_then(|m| self.read().held_card(m as usize, kind));
        let drawn =
            self.board.drawn.filter(|c| self.book.copies[c.ix()] == kind).map(|c| (c, CardPlace::Drawn));
        let spent = self.board.discards.iter().rev().find(|c| self.book.copies[c.ix()] == kind);
        let spent = spent.map(|c| (*c, CardPlace::Discards)).filter(|_| into_deck);
        let Some((card, from)) = held.or(drawn).or(spent) else { return };
        let to = if into_deck { CardPlace::Deck } else { CardPlace::Discards };
        self.emit(Event::CardMovedTo { card, from, to }, cause);
        if into_deck {
            self.shuffle_search(false, cause.rule);
        }
    }

    fn join(&mut self, mouse: crate::id::MouseId, side: crate::id::SideId, space: SpaceId, cause: Cause) {
        let Some(m) = self.board.mice.iter().position(|s| s.mouse == mouse) else { return };
        let Some(tile) = self.tile_of(side) else { return };
        let at = self.nearest_room(Place { tile, space }, crate::book::Size::Small);
        self.emit(Event::Joined { mouse: m as u8, at }, cause);
        if self.board.slot(Card::Mouse(m as u8)).is_none() {
            self.emit(Event::CardLaid { card: Card::Mouse(m as u8) }, cause.and(RuleId::INI_3));
        }
    }

    /// An ally acts by its card alone. A second one is not laid (INI-4).
    fn ally_joins(&mut self, kind: crate::id::MinionId, cause: Cause) {
        for init in &self.book.minions[kind.ix()].cards {
            let card = Card::Minion(*init);
            if self.board.slot(card).is_some() {
                self.emit(
                    Event::Nothing { what: Absence::InitiativeCard, who: None },
                    cause.and(RuleId::INI_4),
                );
            } else {
                self.emit(Event::CardLaid { card }, cause.and(RuleId::INI_3));
            }
        }
    }

    fn ally_leaves(&mut self, kind: crate::id::MinionId, cause: Cause) {
        for init in &self.book.minions[kind.ix()].cards {
            let card = Card::Minion(*init);
            if self.board.slot(card).is_some() {
                self.emit(Event::CardLeft { card }, cause.and(RuleId::INI_8));
            }
        }
    }

    /// EFF markers on a mouse that end with its charmed turn (EFF-4).
    pub(crate) fn charm_ends(&mut self, mouse: usize) {
        self.emit(Event::Unmarked { fig: Fig::mouse(mouse), marker: Marker::Charmed }, RuleId::EFF_4);
    }
}

/// How an effect changes an attack; also used to foresee odds.
pub(crate) fn modify(attack: &mut Attack, effect: &Effect, n: impl Fn(Num) -> u8) {
    match effect {
        Effect::AttackDice(sign, num) => {
            let dice = n(*num).min(i8::MAX as u8) as i8;
            attack.bonus = attack.bonus.saturating_add(sign * dice);
        }
        Effect::DoubleBattle => attack.doubled = true,
        Effect::DefenderDice(d) => attack.defender = attack.defender.saturating_add(*d),
        Effect::DefenseDice(d) => attack.guard = attack.guard.saturating_add(*d),
        Effect::CountHits(faces, worth) => Bits(u64::from(faces.0)).for_each(|f| attack.worth[f] = *worth),
        Effect::CountBlocks(faces, worth) => {
            Bits(u64::from(faces.0)).for_each(|f| attack.blocks_worth[f] = *worth);
        }
        Effect::PoisonWounds => attack.poison = true,
        Effect::AddHits(h) => attack.sure_hits = attack.sure_hits.saturating_add(*h),
        Effect::AddBlocks(b) => attack.sure_blocks = attack.sure_blocks.saturating_add(*b),
        Effect::CheeseWorth(c) => attack.cheese_worth = *c,
        Effect::AttackAgain => attack.again = true,
        Effect::FightClose(damage) => {
            attack.set_reach(Reach::Melee);
            attack.damage = *damage;
        }
        _ => {}
    }
}
