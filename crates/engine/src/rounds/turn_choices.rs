//! What a mouse may do in its turn, and why not (TURN-1 to TURN-3).

use crate::board::Stride;
use crate::book::{CardType, Edge, Marker, RuleIx, Source, When};
use crate::choice::{Choice, Offer, Refusal, Why};
use crate::control::condition::Ctx;
use crate::control::{GameRef, Referee};
use crate::event::Free;
use crate::id::{AbilityId, Fig, Place, Spaces};
use crate::options::Switch;
use crate::rule::RuleId;

impl GameRef<'_> {
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
            return Some(Refusal::new(RuleId::TURN_1, Why::ActionSpent));
        }
        if self.board.turn.scurrying {
            return Some(Refusal::new(RuleId::SCU_1, Why::Scurrying));
        }
        if self.board.marked(Fig::mouse(mouse), Marker::Stunned) {
            return Some(Refusal::new(RuleId::EFF_1, Why::Stunned));
        }
        None
    }

    /// Why no free action can be taken now, if none can (TURN-3, WAT-5, RUL-28).
    pub(crate) fn no_free_action(&self, mouse: usize) -> Option<Refusal> {
        if self.board.turn.scurrying {
            return Some(Refusal::new(RuleId::RUL_28, Why::Scurrying));
        }
        if self.board.barred_by_water(self.book, mouse) {
            return Some(Refusal::new(RuleId::WAT_5, Why::InWater));
        }
        None
    }

    /// Whether a mouse may stand up now (EFF-3, RUL-32, RUL-50).
    pub(crate) fn may_stand_up(&self, mouse: usize) -> Result<RuleId, Refusal> {
        let fig = Fig::mouse(mouse);
        let no = |rule, why| Err(Refusal::new(rule, why));
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
            return Err(Refusal::new(RuleId::SCU_1, Why::NotMovedYet));
        }
        let stood_or_climbed = self.board.turn.stood_or_climbed;
        if self.board.marked(Fig::mouse(mouse), Marker::Webbed) {
            return Err(Refusal::new(RuleId::EFF_2, Why::Webbed));
        }
        Ok(if stood_or_climbed { RuleId::RUL_23 } else { RuleId::SCU_1 })
    }

    /// Whether a rule of a card or ability may be used in the own turn now (ABIL-4, FREE-6, WAT-5).
    pub(crate) fn may_use(&self, mouse: usize, ix: RuleIx) -> Result<RuleId, Refusal> {
        let rule = &self.book.rules[ix.0 as usize];
        let fig = Fig::mouse(mouse);
        let no = |rule, why| Err(Refusal::new(rule, why));
        match rule.from {
            Source::Ability(a) if !self.board.knows(mouse, a) => return no(RuleId::ABIL_4, Why::NotHeld),
            Source::Marker(own) if !self.board.own_markers(mouse).any(|o| o == own as usize) => {
                return no(rule.cite, Why::NotHeld);
            }
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
                    let water = refusal.why == Why::InWater;
                    return Err(if water {
                        Refusal::new(RuleId::RUL_28, Why::InWater).and(refusal.rule)
                    } else {
                        refusal
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
        let at = self.board.place(fig).ok_or(Refusal::new(RuleId::RUL_25, Why::Gone))?;
        let ctx = Ctx::here(at.tile).held(mouse).about(fig);
        if !self.board.all_hold(self.book, ctx, None, &rule.conditions) {
            return no(rule.cite, Why::NotNow);
        }
        if !self.has_targets(ix, ctx) {
            let only_poison = self.only_poison(ix, ctx);
            return Err(if only_poison {
                Refusal::new(RuleId::EFF_5, Why::OnlyPoison).and(rule.cite)
            } else {
                Refusal::new(rule.cite, Why::NotNow)
            });
        }
        Ok(allowed)
    }

    /// FREE-5.
    pub(crate) fn may_learn(&self, mouse: usize, ability: AbilityId) -> Result<RuleId, Refusal> {
        let no = |rule, why| Err(Refusal::new(rule, why));
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
            return Err(Refusal::new(RuleId::SEA_1, Why::NotNow));
        }
        if self.board.any_minion() {
            return Err(Refusal::new(RuleId::SEA_1, Why::MinionsHere));
        }
        Ok(RuleId::SEA_1)
    }

    pub(crate) fn turn_offers(&self, mouse: usize, out: &mut Vec<Offer>) {
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
        let first = out.len();
        self.own_rules(mouse, |ix, _| {
            let choice = Choice::Use(ix);
            if !out[first..].iter().any(|o| o.choice == choice)
                && let Ok(rule) = self.may_use(mouse, ix)
            {
                out.push(Offer { choice, rule });
            }
        });
        self.item_offers(mouse, |choice, rule| out.push(Offer { choice, rule }));
        out.push(Offer { choice: Choice::EndTurn, rule: RuleId::TURN_1 });
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
            return Err(Refusal::new(RuleId::REC_1, Why::NothingToRecover));
        }
        match marker {
            Marker::Stunned => Ok(RuleId::REC_1),
            Marker::Webbed if self.board.marked(Fig::mouse(mouse), Marker::Stunned) => Ok(RuleId::RUL_32),
            Marker::Webbed => Ok(RuleId::REC_2),
            Marker::KnockedDown
            | Marker::Charmed
            | Marker::Own1
            | Marker::Own2
            | Marker::Own3
            | Marker::Own4 => Err(Refusal::new(RuleId::REC_1, Why::NothingToRecover)),
        }
    }

    /// Which rule forbids a choice in the open turn.
    pub(crate) fn turn_refusal(&self, mouse: usize, choice: Choice) -> Refusal {
        let no = |rule, why| Refusal::new(rule, why);
        let action = self.no_action(mouse);
        let free = self.no_free_action(mouse);
        let spent = |free: Free| self.board.turn.spent(free).then_some(no(RuleId::TURN_3, Why::FreeSpent));
        let fallback = no(RuleId::TURN_1, Why::NotNow);
        match choice {
            Choice::Step(to) => self.step_cost(mouse, to).err().unwrap_or(fallback),
            Choice::ClimbOut(to) => self.may_climb_out(mouse, to).err().unwrap_or(fallback),
            Choice::StandUp => self.may_stand_up(mouse).err().unwrap_or(fallback),
            Choice::Halt => no(RuleId::TURN_1, Why::NotNow),
            Choice::Scurry => self.may_scurry(mouse).err().unwrap_or(fallback),
            Choice::Battle { weapon, target } => {
                action.or_else(|| self.may_battle(mouse, weapon, target).err()).unwrap_or(fallback)
            }
            Choice::Search => action.or_else(|| self.may_search(mouse).err()).unwrap_or(fallback),
            Choice::LookFor(m) => self.may_look_for(mouse, m).err().unwrap_or(fallback),
            Choice::Recover(marker) => self.may_recover(mouse, marker).err().unwrap_or(fallback),
            Choice::Leave(edge) => action.or_else(|| self.may_leave(mouse, edge).err()).unwrap_or(fallback),
            Choice::Flip => action.or_else(|| self.may_flip(mouse).err()).unwrap_or(fallback),
            Choice::Share(with) => {
                let near = if (with as usize) < self.board.mice.len() {
                    self.may_share(mouse, with as usize).err()
                } else {
                    Some(no(RuleId::FREE_1, Why::Gone))
                };
                free.or(spent(Free::Share)).or(near).unwrap_or(fallback)
            }
            Choice::Equip => free.or(spent(Free::Equip)).unwrap_or(no(RuleId::FREE_2, Why::NotHeld)),
            Choice::LevelUp(ability) => self.may_learn(mouse, ability).err().unwrap_or(fallback),
            Choice::Use(ix) if (ix.0 as usize) < self.book.rules.len() => {
                self.may_use(mouse, ix).err().unwrap_or(fallback)
            }
            Choice::ExtraAction => no(RuleId::ABIL_4, Why::NotNow),
            Choice::PlaceHook(_)
            | Choice::TakeHook
            | Choice::PlaceFork
            | Choice::TakeFork
            | Choice::Catapult(_)
            | Choice::PlaceGrape(_)
            | Choice::ShootGrape(_)
            | Choice::Catnip => self.may_use_item(mouse, choice).err().unwrap_or(fallback),
            Choice::Wear(_) | Choice::Stow(_) => no(RuleId::FREE_2, Why::OtherDecision),
            Choice::Give(_) | Choice::Take(_) | Choice::GiveCheese | Choice::TakeCheese => {
                no(RuleId::FREE_1, Why::OtherDecision)
            }
            _ => no(RuleId::TURN_1, Why::OtherDecision),
        }
    }
}
