//! `why_not`: which rule forbids what a player tried.

use crate::book::Size;
use crate::choice::{Choice, Refusal, Why};
use crate::control::Step;
use crate::event::Free;
use crate::game::GameRef;
use crate::id::{Fig, Place};
use crate::rule::RuleId;

impl GameRef<'_> {
    pub(crate) fn refusal(&self, choice: Choice) -> Refusal {
        let no = |rule, why| Refusal { rule, why };
        if self.board.outcome.is_some() {
            return no(RuleId::WIN_1, Why::Over);
        }
        match self.top() {
            Step::Turn { mouse } => self.turn_refusal(mouse as usize, choice),
            Step::MinionMove { .. } | Step::CharmedTurn { .. } => no(RuleId::MIN_3, Why::OtherDecision),
            Step::MinionTurn { .. } => no(RuleId::MIN_1, Why::OtherDecision),
            Step::PlaceKind { .. } => no(RuleId::PLC_1, Why::OtherDecision),
            Step::PlaceMice { tile, flip, .. } => match choice {
                Choice::Go(space)
                    if space.ix() < self.board.side(self.book, tile).spaces.len()
                        && !self.board.fits(self.book, Size::Small, Place { tile, space }) =>
                {
                    no(RuleId::SHARE_1, Why::SpaceFull)
                }
                _ => no(if flip { RuleId::EXP_5 } else { RuleId::EXP_4 }, Why::OtherDecision),
            },
            Step::Rescue { tile, .. } => match (choice, tile) {
                (Choice::Go(space), Some(tile))
                    if space.ix() < self.board.side(self.book, tile).spaces.len()
                        && !self.board.fits(self.book, Size::Small, Place { tile, space }) =>
                {
                    no(RuleId::RUL_48, Why::SpaceFull)
                }
                _ => no(RuleId::CAPT_6, Why::OtherDecision),
            },
            Step::Share { .. } => no(RuleId::FREE_1, Why::NotHeld),
            Step::Equip { mouse, .. } => match choice {
                Choice::Wear(kind) => {
                    let card = self.board.mice[mouse as usize]
                        .pack
                        .iter()
                        .find(|c| self.book.copies[c.ix()] == kind);
                    match card.map(|c| self.may_wear(mouse as usize, *c)) {
                        Some(Err(refusal)) => refusal,
                        _ => no(RuleId::FREE_2, Why::NotHeld),
                    }
                }
                _ => no(RuleId::FREE_2, Why::NotHeld),
            },
            Step::DiscardDown { .. } => no(RuleId::FREE_3, Why::OtherDecision),
            Step::KeepOrCash { .. } => no(RuleId::SEA_2, Why::OtherDecision),
            Step::Reaction { seat, .. } => match (choice, self.reaction_decider(seat)) {
                (Choice::Use(ix), Some(mouse)) if (ix.0 as usize) < self.book.rules.len() => {
                    self.may_pay(mouse, ix).err().unwrap_or(no(RuleId::ABIL_4, Why::NotNow))
                }
                _ => no(RuleId::RUL_10, Why::OtherDecision),
            },
            Step::Drift { .. } => no(RuleId::RUL_6, Why::OtherDecision),
            Step::Brodie { .. } => no(RuleId::BRO_5, Why::OtherDecision),
            Step::BossWounds { .. } => no(RuleId::WND_3, Why::OtherDecision),
            Step::Catapult { mouse } => match choice {
                Choice::Go(space) => {
                    let at = self.board.place(Fig::mouse(mouse as usize));
                    let seen = at.is_some_and(|p| self.board.sees(self.book, p).has(space));
                    if seen { no(RuleId::RUL_48, Why::SpaceFull) } else { no(RuleId::FORK_2, Why::NotSeen) }
                }
                _ => no(RuleId::FORK_2, Why::OtherDecision),
            },
            Step::Encounter { .. } => no(RuleId::DIS_1, Why::OtherDecision),
            Step::Trap { .. } => no(RuleId::TRAP_1, Why::OtherDecision),
            Step::Ask { rule, .. } => no(self.book.rules[rule.0 as usize].cite, Why::OtherDecision),
            _ => no(RuleId::ABIL_4, Why::OtherDecision),
        }
    }

    fn turn_refusal(&self, mouse: usize, choice: Choice) -> Refusal {
        let no = |rule, why| Refusal { rule, why };
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
