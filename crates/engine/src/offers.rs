//! `decision` and `choices`: who must choose, and every legal choice.

use crate::board::Stride;
use crate::book::{CardType, Edge, Marker, RuleIx, Source, When};
use crate::choice::{Ask, Choice, Decider, Decision, Offer, Refusal, Why};
use crate::condition::Ctx;
use crate::control::Step;
use crate::event::Free;
use crate::game::{GameRef, Referee};
use crate::id::{AbilityId, Fig, Place, Spaces};
use crate::options::Switch;
use crate::rule::RuleId;

impl GameRef<'_> {
    pub(crate) fn top(&self) -> Step {
        *self.control.stack.last().expect("a game that goes on has a step")
    }

    pub(crate) fn decision(&self) -> Decision {
        let mouse = |m: u8, ask| Decision { by: Decider::Mouse(m), ask, about: Some(Fig::mouse(m as usize)) };
        let party = |ask, about| Decision { by: Decider::Party, ask, about };
        match self.top() {
            Step::Turn { mouse: m } => mouse(m, Ask::Turn),
            Step::Rescue { mouse: m, .. } => mouse(m, Ask::Rescue),
            Step::PutNear { mouse: m, .. } => mouse(m, Ask::Rescue),
            Step::Drift { mouse: m } => party(Ask::Branch, Some(Fig::mouse(m as usize))),
            Step::Trap { mouse: m } => mouse(m, Ask::Trap),
            Step::Share { mouse: m, .. } => mouse(m, Ask::Share),
            Step::Equip { mouse: m, .. } => mouse(m, Ask::Equip),
            Step::DiscardDown { mouse: m } => mouse(m, Ask::DiscardDown),
            Step::KeepOrCash { mouse: m } => mouse(m, Ask::KeepOrCash),
            Step::PlaceMice { left, spaces, tile, .. } => {
                let next = self.arrival_spaces(left, spaces, tile).0.unwrap_or(0);
                mouse(next as u8, Ask::PlaceMouse)
            }
            Step::Encounter { .. } => party(Ask::Disguise, None),
            Step::PlaceKind { .. } => party(Ask::PlaceMinion, None),
            Step::MinionTurn { .. } => party(Ask::MinionOrder, None),
            Step::MinionMove { fig, .. } => party(Ask::MinionPath, Some(fig)),
            Step::CharmedTurn { mouse: m, .. } => party(Ask::MinionPath, Some(Fig::mouse(m as usize))),
            Step::Brodie { fig, .. } => party(Ask::ChasePath, Some(fig)),
            // WND-3: by the German rule the attacker chooses the card.
            Step::BossWounds { fig, by: Some(m), .. } if self.board.options.is(Switch::BossWounds) => {
                Decision { about: Some(fig), ..mouse(m, Ask::BossWound) }
            }
            Step::BossWounds { fig, .. } => party(Ask::BossWound, Some(fig)),
            Step::Catapult { mouse: m } => mouse(m, Ask::Space),
            Step::EachWeapon { mouse: m, .. } | Step::Order { mouse: m, .. } => mouse(m, Ask::Target),
            Step::Reaction { when, seat, .. } => match self.reaction_decider(seat) {
                Some(m) if when == When::BeforeTurn => mouse(m as u8, Ask::BeforeTurn),
                Some(m) => mouse(m as u8, Ask::React),
                None => party(Ask::React, None),
            },
            Step::Ask { block, at, ctx, .. } => {
                let ask = match self.effect_at(block, at) {
                    crate::book::Effect::Decide { .. } => Ask::Story,
                    crate::book::Effect::PutOn { .. } => Ask::Space,
                    crate::book::Effect::CureOne(_) => Ask::Cure,
                    crate::book::Effect::TakeAny(..) => Ask::Card,
                    crate::book::Effect::PilferCheese(_) => Ask::Pilfer,
                    _ => Ask::Target,
                };
                match ctx.holder {
                    Some(m) => Decision { about: ctx.object, ..mouse(m, ask) },
                    None => party(ask, ctx.object),
                }
            }
            step => unreachable!("{step:?} decides nothing"),
        }
    }

    pub(crate) fn offers(&self, out: &mut Vec<Offer>) {
        let step = self.top();
        let mut offer = |choice, rule| out.push(Offer { choice, rule });
        let spaces = |spaces: Spaces, rule, offer: &mut dyn FnMut(Choice, RuleId)| {
            spaces.iter().for_each(|s| offer(Choice::Go(s), rule));
        };
        match step {
            Step::Turn { mouse } => self.turn_offers(mouse as usize, out),
            Step::Rescue { mouse, tile: Some(tile) } => {
                let at = self.board.mice[mouse as usize].at;
                let elsewhere = matches!(at, crate::board::Where::Captured(p) if p.tile != tile);
                let rule = if elsewhere { RuleId::RUL_25 } else { RuleId::CAPT_6 };
                spaces(self.rescue_spaces(tile), rule, &mut offer);
            }
            Step::Rescue { tile: None, .. } => {
                // RUL-25: next to any mouse, whatever the tile.
                for tile in self.board.tiles() {
                    if let Some(m) = self.board.mice_on(tile).next() {
                        offer(Choice::Pick(Fig::mouse(m)), RuleId::RUL_25);
                    }
                }
            }
            Step::PutNear { finder, .. } => {
                spaces(self.near_spaces(finder as usize), RuleId::RUL_48, &mut offer);
            }
            Step::Drift { mouse } => {
                let at = self.board.place(Fig::mouse(mouse as usize)).expect("a drifting mouse");
                let space = self.board.side(self.book, at.tile).space(at.space);
                spaces(space.current, RuleId::RUL_6, &mut offer);
                if space.current_off {
                    offer(Choice::Pass, RuleId::WAT_4);
                }
            }
            Step::Trap { .. } => {
                offer(Choice::WithMove, RuleId::TRAP_1);
                offer(Choice::WithLore, RuleId::TRAP_1);
            }
            Step::Share { .. } => self.share_offers(step, out),
            Step::Equip { mouse, moved } => self.equip_offers(mouse, moved, out),
            Step::DiscardDown { mouse } => {
                let mut last = None;
                let mut kinds: arrayvec::ArrayVec<_, 24> =
                    self.board.mice[mouse as usize].pack.iter().map(|c| self.book.copies[c.ix()]).collect();
                kinds.sort_unstable();
                for kind in kinds {
                    if self.book.search[kind.ix()].kind != CardType::Trick && last != Some(kind) {
                        offer(Choice::Discard(kind), RuleId::FREE_3);
                        last = Some(kind);
                    }
                }
            }
            Step::KeepOrCash { .. } => {
                offer(Choice::Keep, RuleId::SEA_2);
                offer(Choice::Cash, RuleId::SEA_2);
            }
            Step::PlaceMice { left, spaces: among, tile, flip, .. } => {
                let rule = if flip { RuleId::EXP_5 } else { RuleId::EXP_4 };
                spaces(self.arrival_spaces(left, among, tile).1, rule, &mut offer);
            }
            Step::Encounter { .. } => {
                offer(Choice::Yes, RuleId::DIS_1);
                offer(Choice::No, RuleId::DIS_1);
            }
            Step::PlaceKind { kind, tile, .. } => {
                spaces(self.entry_choice(kind, tile).0, RuleId::PLC_5, &mut offer);
            }
            Step::MinionTurn { init, done, .. } => {
                let rule = if done == 0 { RuleId::MIN_1 } else { RuleId::RUL_19 };
                for fig in self.next_minions(init, done) {
                    offer(Choice::Pick(fig), rule);
                }
            }
            Step::MinionMove { fig, init, points } => {
                spaces(self.minion_ends(fig, init, points), RuleId::INI_9, &mut offer);
            }
            Step::CharmedTurn { mouse, stage } => {
                let ends = self.paths(Fig::mouse(mouse as usize), stage - 10, false);
                spaces(ends, RuleId::INI_9, &mut offer);
            }
            Step::Brodie { fig, reached, .. } => {
                spaces(self.chase_steps(fig, reached), RuleId::BRO_5, &mut offer);
            }
            Step::BossWounds { fig, .. } => {
                for init in self.boss_cards(fig) {
                    offer(Choice::PickInit(init), RuleId::WND_3);
                }
            }
            Step::Catapult { mouse } => {
                spaces(self.catapult_spaces(mouse as usize), RuleId::FORK_2, &mut offer);
            }
            Step::EachWeapon { mouse, left, .. } => {
                if let Some(card) = self.next_weapon(mouse as usize, left) {
                    let kind = Some(self.book.copies[card.ix()]);
                    for (f, _) in self.board.minions() {
                        if let Ok(rule) = self.may_battle(mouse as usize, kind, f) {
                            offer(Choice::Pick(f), rule);
                        }
                    }
                }
            }
            Step::Order { mouse, .. } => {
                self.battles(mouse as usize, &mut offer);
                offer(Choice::Pass, RuleId::ABIL_4);
            }
            Step::Reaction { when, ctx, seat, handled } => {
                for ix in self.options_at(when, ctx, seat, &handled) {
                    let cite = self.book.rules[ix.0 as usize].cite;
                    offer(Choice::Use(ix), cite);
                }
                offer(Choice::Pass, RuleId::RUL_10);
            }
            Step::Ask { .. } => self.ask_offers(step, out),
            step => unreachable!("{step:?} offers nothing"),
        }
    }

    /// CAPT-6, RUL-48: on or next to another mouse's space of a tile, with room.
    pub(crate) fn rescue_spaces(&self, tile: crate::id::TileId) -> Spaces {
        let side = self.board.side(self.book, tile);
        let near = self.board.mouse_spaces(tile).iter().fold(Spaces::NONE, |all, s| all.or(side.near(s)));
        near.iter()
            .filter(|s| self.board.fits(self.book, crate::book::Size::Small, Place { tile, space: *s }))
            .collect()
    }

    pub(crate) fn near_spaces(&self, mouse: usize) -> Spaces {
        let Some(at) = self.board.place(Fig::mouse(mouse)) else { return Spaces::NONE };
        let near = self.board.side(self.book, at.tile).near(at.space);
        near.iter()
            .filter(|s| {
                self.board.fits(self.book, crate::book::Size::Small, Place { tile: at.tile, space: *s })
            })
            .collect()
    }

    /// Why no action can be taken now, if none can.
    pub(crate) fn no_action(&self, mouse: usize) -> Option<Refusal> {
        if self.board.turn.actions == 0 {
            return Some(Refusal { rule: RuleId::TURN_1, why: Why::ActionSpent });
        }
        if self.board.turn.scurrying {
            return Some(Refusal { rule: RuleId::SCU_1, why: Why::Scurrying });
        }
        if self.board.marked(Fig::mouse(mouse), Marker::Stunned) {
            return Some(Refusal { rule: RuleId::EFF_1, why: Why::Stunned });
        }
        None
    }

    /// Why no free action can be taken now, if none can (TURN-3, WAT-5, RUL-28).
    pub(crate) fn no_free_action(&self, mouse: usize) -> Option<Refusal> {
        if self.board.turn.scurrying {
            return Some(Refusal { rule: RuleId::RUL_28, why: Why::Scurrying });
        }
        if self.board.barred_by_water(self.book, mouse) {
            return Some(Refusal { rule: RuleId::WAT_5, why: Why::InWater });
        }
        None
    }

    /// Whether a mouse may stand up now (EFF-3, RUL-32, RUL-50).
    pub(crate) fn may_stand_up(&self, mouse: usize) -> Result<RuleId, Refusal> {
        let fig = Fig::mouse(mouse);
        let no = |rule, why| Err(Refusal { rule, why });
        if !self.board.marked(fig, Marker::KnockedDown) {
            return no(RuleId::EFF_3, Why::NotNow);
        }
        if self.board.marked(fig, Marker::Webbed) {
            return no(RuleId::RUL_32, Why::Webbed);
        }
        if self.board.turn.stride != Stride::Unused {
            return no(RuleId::EFF_3, Why::MoveSpent);
        }
        Ok(match (self.board.turn.scurrying, self.board.turn.acted) {
            (true, _) => RuleId::RUL_23,
            (false, true) => RuleId::RUL_50,
            (false, false) => RuleId::EFF_3,
        })
    }

    /// SCU-1.
    pub(crate) fn may_scurry(&self, mouse: usize) -> Result<RuleId, Refusal> {
        if let Some(refusal) = self.no_action(mouse) {
            return Err(refusal);
        }
        if !self.board.turn.has_moved {
            return Err(Refusal { rule: RuleId::SCU_1, why: Why::NotMovedYet });
        }
        let stood_or_climbed = self.board.turn.stood_or_climbed;
        if self.board.marked(Fig::mouse(mouse), Marker::Webbed) {
            return Err(Refusal { rule: RuleId::EFF_2, why: Why::Webbed });
        }
        Ok(if stood_or_climbed { RuleId::RUL_23 } else { RuleId::SCU_1 })
    }

    /// Whether a rule of a card or ability may be used in the own turn now (ABIL-4, FREE-6, WAT-5).
    pub(crate) fn may_use(&self, mouse: usize, ix: RuleIx) -> Result<RuleId, Refusal> {
        let rule = &self.book.rules[ix.0 as usize];
        let fig = Fig::mouse(mouse);
        let no = |rule, why| Err(Refusal { rule, why });
        match rule.from {
            Source::Ability(a) if !self.board.knows(mouse, a) => return no(RuleId::ABIL_4, Why::NotHeld),
            Source::Search(kind) => {
                let Some((card, _)) = self.held_card(mouse, kind) else {
                    return no(RuleId::ABIL_4, Why::NotHeld);
                };
                if !self.board.meets(self.book, mouse, card) {
                    return no(RuleId::FREE_4, Why::Requirement);
                }
                if self.book.card(card).kind == CardType::Scroll
                    && !self.board.options.is(Switch::ScrollFreeAction)
                    && self.board.turn.spent(Free::Scroll)
                {
                    return no(RuleId::FREE_6, Why::FreeSpent);
                }
            }
            _ => {}
        }
        match rule.when {
            When::FreeAction => {
                if let Some(refusal) = self.no_free_action(mouse) {
                    return Err(Refusal {
                        rule: if refusal.why == Why::InWater { RuleId::RUL_28 } else { refusal.rule },
                        ..refusal
                    });
                }
            }
            When::AnyTime => {}
            When::Action | When::InsteadOfBattle => {
                if let Some(refusal) = self.no_action(mouse) {
                    return Err(refusal);
                }
            }
            _ => return no(RuleId::ABIL_4, Why::NotNow),
        }
        let allowed = self.may_pay(mouse, ix)?;
        let at = self.board.place(fig).ok_or(Refusal { rule: RuleId::RUL_25, why: Why::Gone })?;
        let ctx = Ctx::here(at.tile).held(mouse).about(fig);
        if !self.board.all_hold(self.book, ctx, None, &rule.conditions) || !self.has_targets(ix, ctx) {
            return no(rule.cite, Why::NotNow);
        }
        Ok(allowed)
    }

    /// FREE-5.
    pub(crate) fn may_learn(&self, mouse: usize, ability: AbilityId) -> Result<RuleId, Refusal> {
        let no = |rule, why| Err(Refusal { rule, why });
        if let Some(refusal) = self.no_free_action(mouse) {
            return Err(refusal);
        }
        if self.board.turn.spent(Free::LevelUp) {
            return no(RuleId::TURN_3, Why::FreeSpent);
        }
        let have = self.board.mice[mouse].cheese;
        if have < 6 {
            return no(RuleId::FREE_5, Why::Cheese { need: 6, have });
        }
        let Some(printed) = self.book.abilities.get(ability.ix()) else {
            return no(RuleId::FREE_5, Why::Gone);
        };
        if (0..self.board.mice.len()).any(|m| self.board.knows(m, ability)) {
            return no(RuleId::FREE_5, Why::AlreadyUsed);
        }
        let fits = printed.classes.met_by(self.board.hero(self.book, mouse).classes)
            && printed.only.is_none_or(|only| only == self.board.mice[mouse].mouse);
        if !fits {
            return no(RuleId::ABIL_3, Why::WrongClass);
        }
        Ok(RuleId::FREE_5)
    }

    /// Whether a missing mouse may be looked for: with no minions about.
    pub(crate) fn may_look_for(&self, mouse: usize, missing: u8) -> Result<RuleId, Refusal> {
        if let Some(refusal) = self.no_action(mouse) {
            return Err(refusal);
        }
        let gone = self
            .board
            .mice
            .get(missing as usize)
            .is_some_and(|m| matches!(m.at, crate::board::Where::Missing(_)));
        if !gone {
            return Err(Refusal { rule: RuleId::SEA_1, why: Why::NotNow });
        }
        if self.board.any_minion() {
            return Err(Refusal { rule: RuleId::SEA_1, why: Why::MinionsHere });
        }
        Ok(RuleId::SEA_1)
    }

    fn turn_offers(&self, mouse: usize, out: &mut Vec<Offer>) {
        let board = self.board;
        let mut offer = |choice, rule| out.push(Offer { choice, rule });
        // TURN-1: the move.
        self.steps(mouse, |to, cost, rule| {
            let choice = if cost == 0 { Choice::ClimbOut(to) } else { Choice::Step(to) };
            offer(choice, rule);
        });
        if let Ok(rule) = self.may_stand_up(mouse) {
            offer(Choice::StandUp, rule);
        }
        if board.turn.scurrying {
            offer(Choice::Halt, RuleId::TURN_1);
        }
        // TURN-2: actions.
        if self.no_action(mouse).is_none() {
            self.battles(mouse, &mut offer);
            if let Ok(rule) = self.may_search(mouse) {
                offer(Choice::Search, rule);
            }
            for m in 0..board.mice.len() as u8 {
                if let Ok(rule) = self.may_look_for(mouse, m) {
                    offer(Choice::LookFor(m), rule);
                }
            }
            if let Ok(rule) = self.may_scurry(mouse) {
                offer(Choice::Scurry, rule);
            }
            for edge in Edge::ALL {
                if let Ok((_, _, rule)) = self.may_leave(mouse, edge) {
                    offer(Choice::Leave(edge), rule);
                }
            }
            if let Ok(rule) = self.may_flip(mouse) {
                offer(Choice::Flip, rule);
            }
        }
        for marker in [Marker::Stunned, Marker::Webbed] {
            if let Ok(rule) = self.may_recover(mouse, marker) {
                offer(Choice::Recover(marker), rule);
            }
        }
        if Referee::inspired(board, mouse) {
            offer(Choice::ExtraAction, RuleId::ABIL_4);
        }
        // TURN-3: free actions.
        if self.no_free_action(mouse).is_none() {
            if !board.turn.spent(Free::Share) {
                for with in 0..board.mice.len() {
                    if let Ok(rule) = self.may_share(mouse, with) {
                        offer(Choice::Share(with as u8), rule);
                    }
                }
            }
            if !board.turn.spent(Free::Equip) && self.anything_to_equip(mouse) {
                offer(Choice::Equip, RuleId::FREE_2);
            }
            if board.mice[mouse].cheese >= 6 && !board.turn.spent(Free::LevelUp) {
                for a in 0..self.book.abilities.len() as u8 {
                    if let Ok(rule) = self.may_learn(mouse, AbilityId(a)) {
                        offer(Choice::LevelUp(AbilityId(a)), rule);
                    }
                }
            }
        }
        let mut used: arrayvec::ArrayVec<RuleIx, 32> = arrayvec::ArrayVec::new();
        self.own_rules(mouse, |ix, _| {
            if !used.contains(&ix)
                && !used.is_full()
                && let Ok(rule) = self.may_use(mouse, ix)
            {
                used.push(ix);
                offer(Choice::Use(ix), rule);
            }
        });
        self.item_offers(mouse, &mut offer);
        offer(Choice::EndTurn, RuleId::TURN_1);
    }

    fn anything_to_equip(&self, mouse: usize) -> bool {
        let state = &self.board.mice[mouse];
        let wearable = |c: &crate::id::CardId| {
            matches!(self.book.card(*c).kind, CardType::Weapon | CardType::Armor | CardType::Accessory)
        };
        !state.equipped.is_empty() || state.pack.iter().any(wearable)
    }

    /// REC-1, REC-2, EFF-1, RUL-32.
    pub(crate) fn may_recover(&self, mouse: usize, marker: Marker) -> Result<RuleId, Refusal> {
        if let Some(refusal) = self.no_action(mouse).filter(|r| r.why != Why::Stunned) {
            return Err(refusal);
        }
        if !self.board.marked(Fig::mouse(mouse), marker) {
            return Err(Refusal { rule: RuleId::REC_1, why: Why::NothingToRecover });
        }
        match marker {
            Marker::Stunned => Ok(RuleId::REC_1),
            Marker::Webbed if self.board.marked(Fig::mouse(mouse), Marker::Stunned) => Ok(RuleId::RUL_32),
            Marker::Webbed => Ok(RuleId::REC_2),
            Marker::KnockedDown | Marker::Charmed => {
                Err(Refusal { rule: RuleId::REC_1, why: Why::NothingToRecover })
            }
        }
    }
}

impl Referee<'_> {
    /// A choice from the list answers the step at hand.
    pub(crate) fn answer(&mut self, choice: Choice) {
        let step = self.read().top();
        match (step, choice) {
            (Step::Turn { mouse }, _) => self.take_turn_choice(mouse as usize, choice),
            (Step::Rescue { mouse, .. }, Choice::Pick(beside)) => {
                let tile = self.board.place(beside).map(|p| p.tile);
                self.become_step(Step::Rescue { mouse, tile });
            }
            (Step::Rescue { mouse, tile: Some(tile) }, Choice::Go(space)) => {
                let at = Place { tile, space };
                self.pop();
                let cause = crate::event::Cause::of(RuleId::CAPT_6).and(RuleId::RUL_48);
                self.emit(crate::event::Event::Rescued { mouse, at }, cause);
            }
            (Step::PutNear { mouse, finder, found }, Choice::Go(space)) => {
                if let Some(at) = self.board.place(Fig::mouse(finder as usize)) {
                    self.put_found(mouse, Place { tile: at.tile, space }, found);
                }
            }
            (Step::Drift { mouse }, Choice::Go(space)) => {
                self.pop();
                if let Some(at) = self.board.place(Fig::mouse(mouse as usize)) {
                    self.drift_to(mouse as usize, Place { tile: at.tile, space });
                }
            }
            (Step::Drift { mouse }, _) => {
                self.pop();
                self.drift_off(mouse as usize);
            }
            (Step::Trap { mouse }, _) => self.trap_check(mouse as usize, choice == Choice::WithLore),
            (Step::Share { .. }, _) => self.answer_share(step, choice),
            (Step::Equip { mouse, moved }, _) => self.answer_equip(mouse, moved, choice),
            (Step::DiscardDown { mouse }, Choice::Discard(kind)) => self.discard(mouse as usize, kind),
            (Step::KeepOrCash { mouse }, _) => self.keep_or_cash(mouse, choice == Choice::Keep),
            (Step::PlaceMice { left, spaces, tile, flip, .. }, Choice::Go(space)) => {
                if let Some(mouse) = self.read().arrival_spaces(left, spaces, tile).0 {
                    let rule = if flip { RuleId::EXP_5 } else { RuleId::EXP_4 };
                    self.place_mouse(mouse, space, crate::event::Cause::of(rule));
                }
            }
            (Step::Encounter { tile, .. }, _) => self.answer_disguise(tile, choice == Choice::Yes),
            (Step::PlaceKind { kind, tile, .. }, Choice::Go(space)) => {
                let rule = self.read().entry_choice(kind, tile).1;
                let first = if rule == RuleId::RUL_26 { RuleId::PLC_1 } else { rule };
                let mut cause = crate::event::Cause::of(first).and(RuleId::PLC_5);
                if rule == RuleId::RUL_26 {
                    cause = cause.and(rule);
                }
                self.place_minion(kind, Place { tile, space }, cause);
            }
            (Step::MinionTurn { init, done, .. }, Choice::Pick(fig)) => self.minion_acts(fig, init, done),
            (Step::MinionMove { fig, .. }, Choice::Go(space)) => {
                self.pop();
                if let Some(at) = self.board.place(fig) {
                    self.walk_minion(fig, at, space);
                }
            }
            (Step::CharmedTurn { mouse, .. }, Choice::Go(space)) => self.walk_charmed(mouse as usize, space),
            (Step::Brodie { .. }, Choice::Go(space)) => self.prowl(space),
            (Step::BossWounds { fig, left, by }, Choice::PickInit(init)) => {
                self.wound_boss_card(fig, init, left, by);
            }
            (Step::Catapult { mouse }, Choice::Go(space)) => self.fly(mouse as usize, space),
            (Step::EachWeapon { rule, mouse, left }, Choice::Pick(fig)) => {
                self.strike_with(rule, mouse as usize, left, fig);
            }
            (Step::Order { mouse, .. }, Choice::Battle { weapon, target }) => {
                self.pop();
                self.begin_battle(mouse as usize, weapon, target);
            }
            (Step::Order { .. }, _) => self.pop(),
            (Step::Reaction { when, ctx, seat, handled }, _) => {
                self.answer_reaction(when, ctx, seat, handled, choice);
            }
            (Step::Ask { .. }, _) => self.answer_effect(step, choice),
            (step, choice) => unreachable!("{choice:?} does not answer {step:?}"),
        }
    }
}
