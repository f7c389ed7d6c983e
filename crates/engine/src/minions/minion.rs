//! MIN: a minion's turn (p.15-16).

use crate::board::total;
use crate::book::{Attacks, FAR, Reach, Static, Status, When};
use crate::choice::{Ask, Choice, Decision, Offer, Refusal};
use crate::control::condition::Ctx;
use crate::control::steps::{self, CatStage, MinionStage};
use crate::control::{Asks, Attack, Flow, GameRef, Referee, Runs, unlisted};
use crate::event::{Absence, Card, Cause, Event, Purpose};
use crate::id::{Fig, InitId, Place, SpaceId, Spaces, TileId};
use crate::options::{Switch, Variant};
use crate::rule::RuleId;

impl GameRef<'_> {
    /// The cards of a boss that lie on the track.
    pub(crate) fn boss_cards(&self, fig: Fig) -> arrayvec::ArrayVec<InitId, { crate::id::MAX_BOSS_CARDS }> {
        let kind = self.board.kind_of(fig);
        let cards = self.board.track.iter().filter_map(|t| match t.card {
            Card::Minion(init) if self.book.init_cards[init.ix()].minion == kind => Some(init),
            _ => None,
        });
        cards.collect()
    }

    /// The mice a mover hunts on a tile: everyone but itself.
    pub(crate) fn prey(
        &self,
        tile: crate::id::TileId,
        mover: Fig,
    ) -> impl Iterator<Item = (usize, SpaceId)> + '_ {
        (0..self.board.mice.len()).filter_map(move |m| {
            let place = self.board.place(Fig::mouse(m))?;
            (place.tile == tile && Fig::mouse(m) != mover && self.board.hunted(m)).then_some((m, place.space))
        })
    }

    /// MIN-5, RUL-8: the closest mouse, the highest on the track among equals.
    pub(crate) fn closest_mouse(&self, mover: Fig) -> Option<(usize, SpaceId, u8)> {
        let at = self.board.place(mover)?;
        let steps = &self.board.side(self.book, at.tile).minion_steps[at.space.ix()];
        self.prey(at.tile, mover)
            .map(|(m, s)| (m, s, steps[s.ix()]))
            .min_by_key(|(m, _, d)| (*d, self.board.slot_of(self.book, Fig::mouse(*m))))
    }

    /// MIN-8, MIN-9: the mouse a minion attacks, and the rule that chose it.
    pub(crate) fn victim(&self, fig: Fig, reach: Reach) -> Option<(usize, RuleId)> {
        let at = self.board.place(fig)?;
        let side = self.board.side(self.book, at.tile);
        let near = side.near(at.space);
        let steps = &side.minion_steps[at.space.ix()];
        let seen = if reach == Reach::Ranged { self.board.sees(self.book, at) } else { Spaces::NONE };
        let mut in_reach: arrayvec::ArrayVec<(usize, u8, usize), 8> = arrayvec::ArrayVec::new();
        let mut any_near = false;
        for (m, s) in self.prey(at.tile, fig) {
            if near.has(s) || seen.has(s) {
                any_near |= near.has(s);
                in_reach.push((m, steps[s.ix()], self.board.slot_of(self.book, Fig::mouse(m))));
            }
        }
        if reach == Reach::Ranged && any_near {
            in_reach.retain(|(m, ..)| self.board.place(Fig::mouse(*m)).is_some_and(|p| near.has(p.space)));
        }
        let fresh = |m: usize| self.board.turn.attacked >> m & 1 == 0;
        let best_fresh = in_reach.iter().filter(|(m, ..)| fresh(*m)).min_by_key(|(_, d, slot)| (*d, *slot));
        if let Some((m, ..)) = best_fresh {
            let rule = if reach == Reach::Ranged && any_near { RuleId::MIN_9 } else { RuleId::MIN_8 };
            return Some((*m, rule));
        }
        let any_in_reach = self.board.options.is(Switch::AllAttacked);
        let all = in_reach.iter().min_by_key(|(_, d, slot)| (if any_in_reach { 0 } else { *d }, *slot));
        all.map(|(m, ..)| (*m, RuleId::MIN_8))
    }

    /// MIN-10: what minions leave open is the party's to decide, or by the English and Polish rule that of whoever plays
    /// the lowest mouse on the track, captured or not.
    pub(crate) fn for_minions(&self, ask: Ask, about: Option<Fig>) -> Decision {
        let by_seat = self.board.options.is(Switch::MinionHands) && !self.rules().before(2);
        match self.board.mice_in_order().last().filter(|_| by_seat) {
            Some(lowest) => Decision { about, ..Decision::by_mouse(lowest as u8, ask) },
            None => Decision::by_party(ask, about),
        }
    }

    /// The minions of a card that have still to act, and among those the ones whose turn it is (MIN-1, RUL-19).
    pub(crate) fn next_minions(&self, init: InitId, done: u32) -> arrayvec::ArrayVec<Fig, 24> {
        let kind = self.book.init_cards[init.ix()].minion;
        let waiting = self.board.minions().filter(|(f, m)| {
            let slot = f.as_minion().expect("a minion");
            m.kind == Some(kind) && done >> slot & 1 == 0 && self.control.late >> slot & 1 == 0
        });
        let mut list: arrayvec::ArrayVec<(Fig, u8), 24> =
            waiting.map(|(f, _)| (f, self.closest_mouse(f).map_or(FAR, |(_, _, d)| d))).collect();
        let least = list.iter().map(|(_, d)| *d).min().unwrap_or(FAR);
        list.retain(|(_, d)| *d == least);
        // Figures of one space in the same state are alike: only the first is offered.
        let mut out: arrayvec::ArrayVec<Fig, 24> = arrayvec::ArrayVec::new();
        for (f, _) in list {
            let twin = |o: &Fig| {
                let (a, b) = (self.board.minion(*o), self.board.minion(f));
                a.at == b.at && a.wounds == b.wounds && a.down == b.down
            };
            if !out.iter().any(twin) {
                out.push(f);
            }
        }
        out
    }

    /// A room that replaces the turn of these minions (the kitchen counter).
    pub(crate) fn turn_replaced(&self, fig: Fig) -> Option<(crate::book::BlockId, crate::rule::RuleId)> {
        let (at, kind) = (self.board.place(fig)?, self.board.kind_of(fig));
        self.board.room_statics(self.book, at.tile).find_map(|(s, rule)| match s {
            Static::InsteadOfTurn { kind: k, spaces, block } if *k == kind && spaces.has(at.space) => {
                Some((*block, rule))
            }
            _ => None,
        })
    }
}

impl Runs for steps::MinionTurn {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.minion_turn(self.init, self.stage, self.done)
    }
}

/// MIN-1: it asks which of several acts first.
impl Asks for steps::MinionTurn {
    fn decision(self, at: GameRef<'_>) -> Decision {
        at.for_minions(Ask::MinionOrder, None)
    }
    fn offers(self, at: GameRef<'_>, out: &mut Vec<Offer>) {
        let rule = if self.done == 0 { RuleId::MIN_1 } else { RuleId::RUL_19 };
        let next = at.next_minions(self.init, self.done);
        out.extend(next.into_iter().map(|fig| Offer { choice: Choice::Pick(fig), rule }));
    }
    fn refusal(self, _: GameRef<'_>, _: Choice) -> Refusal {
        Refusal::other(RuleId::MIN_1)
    }
    fn answer(self, game: &mut Referee<'_>, choice: Choice) {
        let Choice::Pick(fig) = choice else { unlisted(choice) };
        game.minion_acts(fig, self.init, self.done);
    }
}

impl Runs for steps::MinionMove {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.minion_move(self.fig, self.init, self.points)
    }
}

impl Asks for steps::MinionMove {
    fn decision(self, at: GameRef<'_>) -> Decision {
        at.for_minions(Ask::MinionPath, Some(self.fig))
    }
    fn tile(self, at: GameRef<'_>) -> TileId {
        at.tile_under(self.fig)
    }
    fn offers(self, at: GameRef<'_>, out: &mut Vec<Offer>) {
        Offer::spaces(out, at.minion_ends(self.fig, self.init, self.points), RuleId::INI_9);
    }
    fn refusal(self, at: GameRef<'_>, choice: Choice) -> Refusal {
        let baited = at
            .board
            .place(self.fig)
            .is_some_and(|p| at.bait_for(self.fig, p).is_some() || at.drawn_to(self.fig, p).is_some());
        let ranged = at.book.init_cards[self.init.ix()].attacks == Attacks::Ranged;
        Refusal::other(match choice {
            Choice::Go(_) if baited => RuleId::GRP_1,
            Choice::Go(space) if at.drawn(self.tile(at), space) => {
                at.end_refusal(self.fig, self.points, ranged, space)
            }
            _ => RuleId::MIN_3,
        })
    }
    fn answer(self, game: &mut Referee<'_>, choice: Choice) {
        let Choice::Go(space) = choice else { unlisted(choice) };
        game.pop();
        if let Some(at) = game.board.place(self.fig) {
            game.walk_minion(self.fig, at, space, self.points);
        }
    }
}

impl Runs for steps::MinionAttack {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.minion_attack(self.fig, self.init)
    }
}

impl Referee<'_> {
    /// ROUND-2, MIN-1: all figures of a card act one after another, those closest to the mice first.
    fn minion_turn(&mut self, init: InitId, stage: MinionStage, done: u32) -> Flow {
        let card = Card::Minion(init);
        match stage {
            MinionStage::Begin => {
                // What an ally does is on its card; minions act as the rules say.
                let printed = &self.book.init_cards[init.ix()];
                let own = printed.rules.first().filter(|_| self.book.is_ally(printed.minion));
                let acts = own.map_or(RuleId::MIN_1, |ix| self.book.rules[ix.0 as usize].cite);
                self.emit(Event::TurnBegan { card }, Cause::of(RuleId::ROUND_2).and(acts));
                self.control.late = 0;
                self.become_step(steps::MinionTurn { init, stage: MinionStage::Act, done });
                self.run_init_rules(init, When::TurnStarts);
            }
            MinionStage::Act => {
                if self.board.slot(card).is_none() {
                    self.become_step(steps::MinionTurn { init, stage: MinionStage::Over, done });
                    return Flow::Go;
                }
                let next = self.read().next_minions(init, done);
                match next.as_slice() {
                    [] => self.become_step(steps::MinionTurn { init, stage: MinionStage::End, done }),
                    [only] => self.minion_acts(*only, init, done),
                    _ => return Flow::Ask,
                }
            }
            MinionStage::End => {
                self.become_step(steps::MinionTurn { init, stage: MinionStage::Over, done });
                for slot in crate::id::Bits(u64::from(self.control.late)) {
                    let who = Some(Fig::minion(slot)).filter(|f| self.board.place(*f).is_some());
                    self.emit(Event::Nothing { what: Absence::Turn, who }, RuleId::RUL_19);
                }
                self.grape_eaten(init);
                if self.board.slot(card).is_some() {
                    self.run_init_rules(init, When::TurnEnds);
                }
                self.push(steps::Settle);
            }
            MinionStage::Over => {
                self.pop();
                self.end_statuses(|t| t.until == crate::book::Until::TurnEnds);
                self.emit(Event::TurnOver { card }, RuleId::ROUND_2);
            }
        }
        Flow::Go
    }

    fn run_init_rules(&mut self, init: InitId, when: When) {
        let book = self.book;
        let kind = book.init_cards[init.ix()].minion;
        let fig = self.board.minions().find(|(_, m)| m.kind == Some(kind)).map(|(f, _)| f);
        let nowhere =
            if self.book.is_ally(kind) { self.read().party_tile() } else { self.control.wheel_tile };
        let tile = fig.and_then(|f| self.board.place(f)).map_or(nowhere, |p| p.tile);
        for ix in book.init_cards[init.ix()].rules.iter().rev() {
            let rule = &book.rules[ix.0 as usize];
            let ctx = Ctx { subject: fig, ..Ctx::here(tile) };
            if rule.when == when && self.board.all_hold(book, ctx, None, &rule.conditions) {
                self.push(steps::Run { rule: *ix, block: rule.effects, at: 0, ctx });
            }
        }
    }

    /// One minion moves, then battles.
    fn minion_acts(&mut self, fig: Fig, init: InitId, done: u32) {
        let slot = fig.as_minion().expect("a minion");
        self.become_step(steps::MinionTurn { init, stage: MinionStage::Act, done: done | 1 << slot });
        if let Some((block, cite)) = self.read().turn_replaced(fig) {
            self.replaced_turn(fig, init, done | 1 << slot, block, cite);
            return;
        }
        let attacks = self.book.init_cards[init.ix()].attacks;
        if matches!(attacks, Attacks::Pounces | Attacks::Chases) {
            self.push(steps::CatTurn { fig, init, stage: CatStage::Begin });
            return;
        }
        let at = self.board.place(fig).expect("a minion on the board");
        if self.board.mice_on(at.tile).next().is_none() {
            // RUL-14: with no mouse on its tile a minion does nothing.
            self.emit(Event::Nothing { what: Absence::Turn, who: Some(fig) }, RuleId::RUL_14);
            return;
        }
        if self.throws_grape(fig, at) {
            return;
        }
        self.push(steps::MinionAttack { fig, init });
        self.begin_minion_move(fig, init, at, attacks);
    }

    /// The block runs once a card turn, for all minions in that area.
    fn replaced_turn(
        &mut self,
        fig: Fig,
        init: InitId,
        done: u32,
        block: crate::book::BlockId,
        cite: RuleId,
    ) {
        let others = self.board.minions().map(|(f, _)| f).filter(|f| {
            self.board.kind_of(*f) == self.board.kind_of(fig) && self.read().turn_replaced(*f).is_some()
        });
        let all = others.fold(done, |all, f| all | 1 << f.as_minion().expect("a minion"));
        self.become_step(steps::MinionTurn { init, stage: MinionStage::Act, done: all });
        let tile = self.board.place(fig).expect("a minion on the board").tile;
        let rule = self.book.rules.iter().position(|r| r.effects == block).unwrap_or(0);
        self.emit(Event::Nothing { what: Absence::Turn, who: Some(fig) }, cite);
        self.push(steps::Settle);
        let rule = crate::book::RuleIx(rule as u16);
        self.push(steps::Run { rule, block, at: 0, ctx: Ctx::here(tile).about(fig) });
    }

    /// RUL-22: a minion that will not move rolls no die.
    fn begin_minion_move(&mut self, fig: Fig, init: InitId, at: Place, attacks: Attacks) {
        if self.board.minion(fig).down {
            self.emit(Event::StoodUp { fig }, Cause::of(RuleId::EFF_3).and(RuleId::RUL_22));
            return;
        }
        let bait = self.read().bait_for(fig, at);
        let drawn = self.read().drawn_to(fig, at).filter(|_| bait.is_none());
        if let Some((space, rule)) = drawn
            && space == at.space
        {
            let cause = Cause::of(rule).and(RuleId::RUL_22);
            self.emit(Event::Nothing { what: Absence::Move, who: Some(fig) }, cause);
            return;
        }
        let bait = bait.or(drawn.map(|(space, _)| space));
        let company = self.read().prey(at.tile, fig).any(|(_, s)| s == at.space);
        if bait.is_none() && company && attacks == Attacks::Melee {
            self.emit(
                Event::Nothing { what: Absence::Move, who: Some(fig) },
                Cause::of(RuleId::MIN_4).and(RuleId::RUL_22),
            );
            return;
        }
        if attacks == Attacks::Ranged && drawn.is_none() {
            let mice = self.read().prey(at.tile, fig).fold(Spaces::NONE, |all, (_, s)| all.with(s));
            if !self.board.sees(self.book, at).and(mice).is_empty() {
                self.emit(
                    Event::Nothing { what: Absence::Move, who: Some(fig) },
                    Cause::of(RuleId::MIN_6).and(RuleId::RUL_22),
                );
                return;
            }
        }
        let rule = if attacks == Attacks::Ranged { RuleId::MIN_6 } else { RuleId::MIN_3 };
        let (points, number) = self.minion_die(fig, at, rule);
        self.push(steps::MinionMove { fig, init, points });
        if number > 0 {
            self.push(steps::Settle);
            self.open_reaction(When::MovementRolled, Ctx { n: number, ..Ctx::here(at.tile).about(fig) });
        }
    }

    /// Its own die (MIN-3), or two steps with steady paws (VAR-1); slowed by cards. Points and number rolled.
    pub(crate) fn minion_die(&mut self, fig: Fig, at: Place, rule: RuleId) -> (u8, u8) {
        let steady = self.board.options.has(Variant::SteadyPaws);
        let slow = total(self.board.status_of(fig).map(|s| if let Status::Move(n) = s { n } else { 0 }));
        let mut number = 0;
        if !steady || self.room_minds_the_die(at.tile) {
            let roll = self.control.chance.roll(1);
            self.emit(Event::Rolled { who: Some(fig), why: Purpose::Movement, roll }, rule);
            number = roll.iter().map(crate::dice::Face::number).sum();
        }
        if steady {
            self.emit(Event::Nothing { what: Absence::MovementDie, who: Some(fig) }, RuleId::VAR_1);
        }
        let base = if steady { 2 } else { number };
        (base.saturating_add_signed(slow), number)
    }

    /// MIN-3, MIN-6, MIN-7: on the shortest path to the closest mouse, into its space.
    fn minion_move(&mut self, fig: Fig, init: InitId, points: u8) -> Flow {
        let Some(at) = self.board.place(fig) else {
            self.pop();
            return Flow::Go;
        };
        let ends = self.read().minion_ends(fig, init, points);
        match ends.len() {
            0 | 1 => {
                self.pop();
                let end = ends.iter().next().unwrap_or(at.space);
                self.walk_minion(fig, at, end, points);
                Flow::Go
            }
            _ => Flow::Ask,
        }
    }

    /// Moves a minion to the end of its path.
    fn walk_minion(&mut self, fig: Fig, at: Place, end: SpaceId, points: u8) {
        if end == at.space {
            let rule = if self.read().closest_mouse(fig).is_some() { RuleId::RUL_20 } else { RuleId::RUL_14 };
            self.emit(Event::Nothing { what: Absence::Move, who: Some(fig) }, rule);
            return;
        }
        let to = Place { tile: at.tile, space: end };
        let steps = self.board.side(self.book, at.tile).minion_steps[at.space.ix()][end.ix()];
        let bait = self.read().bait_for(fig, at).is_some();
        let cause = match self.read().drawn_to(fig, at) {
            _ if bait => Cause::of(RuleId::GRP_1).and(RuleId::RUL_27),
            Some((_, rule)) => Cause::of(rule).and(RuleId::MIN_3),
            None => self.read().walk_cause(fig, at, to, points),
        };
        let cause = self.read().walk_rulings(fig, at, to).into_iter().fold(cause, Cause::and);
        self.emit(Event::Stepped { fig, to, cost: steps }, cause);
        if self.board.traps(to.tile).has(to.space) {
            self.emit(Event::Nothing { what: Absence::TrapCheck, who: Some(fig) }, RuleId::TRAP_4);
        }
        self.spring_snare(fig, to);
        self.push(steps::Settle);
        self.open_reaction(When::Stepped, Ctx::here(to.tile).about(fig));
    }

    /// Set Trap: the snare under a minion's feet strikes.
    fn spring_snare(&mut self, fig: Fig, at: Place) {
        let Some((_, dice)) = self.board.snares.iter().copied().find(|s| s.0 == at) else { return };
        self.emit(Event::SnareSprung { at }, RuleId::ABIL_4);
        let mut attack = Attack::new(None, fig.bit(), Reach::Melee, 0);
        attack.sure_hits = dice;
        attack.damage = crate::book::Damage::Sharp;
        self.begin_attack(attack);
    }

    /// MIN-8: one attack against the mouse the rules choose.
    fn minion_attack(&mut self, fig: Fig, init: InitId) -> Flow {
        self.pop();
        let Some(at) = self.board.place(fig) else { return Flow::Go };
        if self.on_bait(fig, at) {
            self.emit(Event::Nothing { what: Absence::Attack, who: Some(fig) }, RuleId::GRP_1);
            return Flow::Go;
        }
        let ranged = self.book.init_cards[init.ix()].attacks == Attacks::Ranged;
        let reach = if ranged { Reach::Ranged } else { Reach::Melee };
        match self.read().victim(fig, reach) {
            Some((m, rule)) => {
                let attack = self.read().minion_strike(fig, init, Fig::mouse(m).bit());
                let twice = self.board.turn.attacked >> m & 1 == 1;
                let cause = if twice { Cause::of(rule).and(RuleId::INI_9) } else { rule.into() };
                self.emit(Event::TargetChosen { by: fig, target: Fig::mouse(m) }, cause);
                self.begin_attack(attack);
            }
            None => {
                // MIN-12: across a red line nobody attacks in melee.
                let red = self.board.side(self.book, at.tile).space(at.space).red;
                let behind_red = !red.and(self.board.mouse_spaces(at.tile)).is_empty() && !ranged;
                let rule = if behind_red { RuleId::MIN_12 } else { RuleId::MIN_8 };
                self.emit(Event::Nothing { what: Absence::Attack, who: Some(fig) }, rule);
            }
        }
        Flow::Go
    }
}
