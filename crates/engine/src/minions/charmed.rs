//! EFF-4: a charmed mouse takes a minion's turn against the others.

use crate::book::{Marker, Reach, When};
use crate::choice::{Ask, Choice, Decision, Offer, Refusal};
use crate::control::condition::Ctx;
use crate::control::steps::{self, CharmedStage};
use crate::control::{Asks, Attack, Flow, GameRef, Referee, Runs, unlisted};
use crate::event::{Absence, Cause, Event};
use crate::id::{Fig, Place, SpaceId, TileId};
use crate::rule::RuleId;

impl Runs for steps::CharmedTurn {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.charmed_turn(self.mouse as usize, self.stage)
    }
}

impl Asks for steps::CharmedTurn {
    fn decision(self, at: GameRef<'_>) -> Decision {
        at.for_minions(Ask::MinionPath, Some(Fig::mouse(self.mouse as usize)))
    }
    fn tile(self, at: GameRef<'_>) -> TileId {
        at.tile_under(Fig::mouse(self.mouse as usize))
    }
    fn offers(self, at: GameRef<'_>, out: &mut Vec<Offer>) {
        if let CharmedStage::Walk { points } = self.stage {
            Offer::spaces(out, at.paths(Fig::mouse(self.mouse as usize), points, false), RuleId::INI_9);
        }
    }
    fn refusal(self, _: GameRef<'_>, _: Choice) -> Refusal {
        Refusal::other(RuleId::MIN_3)
    }
    fn answer(self, game: &mut Referee<'_>, choice: Choice) {
        let Choice::Go(space) = choice else { unlisted(choice) };
        game.walk_charmed(self.mouse as usize, space);
    }
}

impl Referee<'_> {
    /// EFF-4, RUL-33: a charmed mouse takes a melee minion's turn against the others.
    fn charmed_turn(&mut self, mouse: usize, stage: CharmedStage) -> Flow {
        let (m, fig) = (mouse as u8, Fig::mouse(mouse));
        let Some(at) = self.board.place(fig) else {
            self.pop();
            return Flow::Go;
        };
        match stage {
            CharmedStage::Begin => {
                self.become_step(steps::CharmedTurn { mouse: m, stage: CharmedStage::Attack });
                if self.board.marked(fig, Marker::KnockedDown) {
                    self.emit(Event::StoodUp { fig }, Cause::of(RuleId::EFF_4).and(RuleId::RUL_33));
                    return Flow::Go;
                }
                let company = self.read().prey(at.tile, fig).any(|(_, s)| s == at.space);
                if company || self.board.marked(fig, Marker::Webbed) {
                    self.emit(
                        Event::Nothing { what: Absence::Move, who: Some(fig) },
                        Cause::of(RuleId::EFF_4).and(RuleId::RUL_33),
                    );
                    return Flow::Go;
                }
                let (points, number) = self.minion_die(fig, at, RuleId::EFF_4);
                self.become_step(steps::CharmedTurn { mouse: m, stage: CharmedStage::Walk { points } });
                if number > 0 {
                    self.push(steps::Settle);
                    self.open_reaction(
                        When::MovementRolled,
                        Ctx { n: number, ..Ctx::here(at.tile).about(fig) },
                    );
                }
            }
            CharmedStage::Attack => {
                self.become_step(steps::CharmedTurn { mouse: m, stage: CharmedStage::Over });
                let victim = self.read().victim(fig, Reach::Melee);
                if self.board.marked(fig, Marker::Stunned) || victim.is_none() {
                    self.emit(
                        Event::Nothing { what: Absence::Attack, who: Some(fig) },
                        Cause::of(RuleId::EFF_4).and(RuleId::RUL_33),
                    );
                } else if let Some((v, _)) = victim {
                    let battle = self.board.hero(self.book, mouse).battle;
                    let mut attack = Attack::new(Some(fig), Fig::mouse(v).bit(), Reach::Melee, battle);
                    attack.charmed = true;
                    self.begin_attack(attack);
                }
            }
            CharmedStage::Over => {
                self.pop();
                self.charm_ends(mouse);
            }
            CharmedStage::Walk { points } => {
                let paths = self.read().paths(fig, points, false);
                if paths.len() > 1 {
                    return Flow::Ask;
                }
                let end = paths.iter().next().unwrap_or(at.space);
                self.walk_charmed(mouse, end);
            }
        }
        Flow::Go
    }

    fn walk_charmed(&mut self, mouse: usize, end: SpaceId) {
        let fig = Fig::mouse(mouse);
        self.become_step(steps::CharmedTurn { mouse: mouse as u8, stage: CharmedStage::Attack });
        if let Some(at) = self.board.place(fig)
            && at.space != end
        {
            let to = Place { tile: at.tile, space: end };
            // RUL-33: it ignores lines, water, current and traps.
            self.emit(Event::Placed { fig, at: to }, Cause::of(RuleId::EFF_4).and(RuleId::RUL_33));
        }
    }
}
