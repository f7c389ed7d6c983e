//! TURN, MOV-1, RUL-17: the course of a mouse's turn.

use crate::board::{Timed, Where};
use crate::book::{Marker, Status, Until, When};
use crate::choice::{Ask, Choice, Decision, Offer, Refusal, Why};
use crate::control::condition::Ctx;
use crate::control::steps::{self, CaptureStage, CharmedStage, EndStage, TurnStage, Wide};
use crate::control::{Asks, Flow, GameRef, Referee, Runs, unlisted};
use crate::event::{Absence, Card, Cause, Event, Free, MoveEnd, Purpose};
use crate::id::{Fig, Place, TileId};
use crate::options::{Switch, Variant};
use crate::rule::RuleId;

impl Runs for steps::MouseTurn {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.mouse_turn(self.mouse as usize, self.stage)
    }
}

impl Runs for steps::EndTurn {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.end_turn(self.mouse as usize, self.stage)
    }
}

impl Runs for steps::Turn {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.turn(self.mouse as usize)
    }
}

impl Asks for steps::Turn {
    fn decision(self, _: GameRef<'_>) -> Decision {
        Decision::by_mouse(self.mouse, Ask::Turn)
    }
    fn tile(self, at: GameRef<'_>) -> TileId {
        at.tile_under(Fig::mouse(self.mouse as usize))
    }
    fn offers(self, at: GameRef<'_>, out: &mut Vec<Offer>) {
        at.turn_offers(self.mouse as usize, out);
    }
    fn refusal(self, at: GameRef<'_>, choice: Choice) -> Refusal {
        at.turn_refusal(self.mouse as usize, choice)
    }
    fn answer(self, game: &mut Referee<'_>, choice: Choice) {
        game.take_turn_choice(self.mouse as usize, choice);
    }
}

impl Runs for steps::Rescue {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.rescue(self.mouse as usize, self.tile)
    }
}

impl Asks for steps::Rescue {
    fn decision(self, _: GameRef<'_>) -> Decision {
        Decision::by_mouse(self.mouse, Ask::Rescue)
    }
    fn tile(self, at: GameRef<'_>) -> TileId {
        let anybody = || at.board.mice_on_board().next().map(|m| at.tile_under(Fig::mouse(m)));
        self.tile.or_else(anybody).unwrap_or(at.control.wheel_tile)
    }
    fn offers(self, at: GameRef<'_>, out: &mut Vec<Offer>) {
        let Some(tile) = self.tile else {
            // RUL-25: next to any mouse, whatever the tile.
            let beside = at.board.tiles().filter_map(|tile| at.board.mice_on(tile).next());
            out.extend(beside.map(|m| Offer { choice: Choice::Pick(Fig::mouse(m)), rule: RuleId::RUL_25 }));
            return;
        };
        let elsewhere = matches!(at.board.mice[self.mouse as usize].at, Where::Captured(p) if p.tile != tile);
        let rule = if elsewhere { RuleId::RUL_25 } else { RuleId::CAPT_6 };
        Offer::spaces(out, at.rescue_spaces(tile), rule);
    }
    fn refusal(self, at: GameRef<'_>, choice: Choice) -> Refusal {
        match (choice, self.tile) {
            (Choice::Go(space), Some(tile)) if at.is_full(Place { tile, space }) => {
                Refusal::new(RuleId::RUL_48, Why::SpaceFull)
            }
            _ => Refusal::other(RuleId::CAPT_6),
        }
    }
    fn answer(self, game: &mut Referee<'_>, choice: Choice) {
        match (choice, self.tile) {
            (Choice::Pick(beside), _) => {
                let tile = game.board.place(beside).map(|p| p.tile);
                game.become_step(steps::Rescue { tile, ..self });
            }
            (Choice::Go(space), Some(tile)) => {
                game.pop();
                let event = Event::Rescued { mouse: self.mouse, at: Place { tile, space } };
                game.emit(event, Cause::of(RuleId::CAPT_6).and(RuleId::RUL_48));
            }
            _ => unlisted(choice),
        }
    }
}

impl Runs for steps::Drift {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.drift(self.mouse as usize)
    }
}

impl Asks for steps::Drift {
    fn decision(self, _: GameRef<'_>) -> Decision {
        Decision::by_party(Ask::Branch, Some(Fig::mouse(self.mouse as usize)))
    }
    fn tile(self, at: GameRef<'_>) -> TileId {
        at.tile_under(Fig::mouse(self.mouse as usize))
    }
    fn offers(self, at: GameRef<'_>, out: &mut Vec<Offer>) {
        let place = at.board.place(Fig::mouse(self.mouse as usize)).expect("a drifting mouse");
        let space = at.board.side(at.book, place.tile).space(place.space);
        Offer::spaces(out, space.current, RuleId::RUL_6);
        if space.current_off {
            out.push(Offer { choice: Choice::Pass, rule: RuleId::WAT_4 });
        }
    }
    fn refusal(self, _: GameRef<'_>, _: Choice) -> Refusal {
        Refusal::other(RuleId::RUL_6)
    }
    fn answer(self, game: &mut Referee<'_>, choice: Choice) {
        game.pop();
        let mouse = self.mouse as usize;
        match (choice, game.board.place(Fig::mouse(mouse))) {
            (Choice::Go(space), Some(at)) => game.drift_to(mouse, Place { tile: at.tile, space }),
            (Choice::Pass, _) => game.drift_off(mouse),
            _ => unlisted(choice),
        }
    }
}

impl Referee<'_> {
    fn mouse_turn(&mut self, mouse: usize, stage: TurnStage) -> Flow {
        let m = mouse as u8;
        let fig = Fig::mouse(mouse);
        match stage {
            TurnStage::Begin => {
                self.emit(Event::TurnBegan { card: Card::Mouse(m) }, RuleId::ROUND_1);
                self.control.cut_short = false;
                self.end_statuses(|t| t.until == Until::HoldersNextTurn && t.by == m && !t.fresh);
                match self.board.mice[mouse].at {
                    Where::Captured(_) => {
                        self.become_step(steps::EndTurn { mouse: m, stage: EndStage::Drift });
                        if self.can_be_rescued() {
                            self.push(steps::Rescue { mouse: m, tile: None });
                        } else {
                            self.emit(Event::TurnSkipped { mouse: m }, RuleId::CAPT_6);
                        }
                    }
                    Where::Missing(_) => {
                        self.become_step(steps::EndTurn { mouse: m, stage: EndStage::Drift });
                        self.emit(Event::TurnSkipped { mouse: m }, RuleId::RUL_25);
                    }
                    Where::On(_) if self.board.marked(fig, Marker::Charmed) => {
                        // RUL-33: the current does not take it.
                        self.become_step(steps::EndTurn { mouse: m, stage: EndStage::Markers });
                        self.push(steps::CharmedTurn { mouse: m, stage: CharmedStage::Begin });
                    }
                    Where::On(_) => {
                        self.become_step(steps::MouseTurn { mouse: m, stage: TurnStage::Roll });
                        self.reaction_about(When::TurnStarts, fig);
                    }
                }
            }
            TurnStage::Roll => {
                if self.read().dying().is_some() && !self.read().rules().before(3) {
                    // RUL-24: before the die, which was rolled all the same before revision 3.
                    self.push(steps::Settle);
                    return Flow::Go;
                }
                if self.gone_or_cut(mouse) {
                    self.become_step(steps::EndTurn { mouse: m, stage: EndStage::Drift });
                    return Flow::Go;
                }
                self.become_step(steps::MouseTurn { mouse: m, stage: TurnStage::Rolled });
                self.roll_movement(mouse, false);
            }
            TurnStage::Rolled => {
                self.become_step(steps::EndTurn { mouse: m, stage: EndStage::Drift });
                if !self.gone_or_cut(mouse) {
                    self.push(steps::Turn { mouse: m });
                }
            }
        }
        Flow::Go
    }

    /// MOV-1, SCU-1, VAR-1: the die is rolled whether or not the mouse will move; rooms react to it.
    pub(crate) fn roll_movement(&mut self, mouse: usize, scurry: bool) {
        let fig = Fig::mouse(mouse);
        let value = self.board.move_value(self.book, mouse);
        let rule = if scurry { RuleId::SCU_1 } else { RuleId::MOV_1 };
        let steady = self.board.options.has(Variant::SteadyPaws);
        let tile = self.board.place(fig).map_or(self.control.wheel_tile, |p| p.tile);
        let mut number = 0;
        self.tell_bonuses(Some(fig), |s| matches!(s, crate::book::Static::Move(_)));
        if !steady || self.room_minds_the_die(tile) {
            let roll = self.control.chance.roll(1);
            let cause = if !scurry && Marker::ALL.into_iter().any(|m| self.board.marked(fig, m)) {
                Cause::of(rule).and(RuleId::RUL_22)
            } else {
                Cause::of(rule)
            };
            self.emit(Event::Rolled { who: Some(fig), why: Purpose::Movement, roll }, cause);
            number = roll.iter().map(crate::dice::Face::number).sum();
        }
        let points = value.saturating_add(if steady { 2 } else { number });
        let cause = if steady { Cause::of(RuleId::VAR_1) } else { Cause::of(rule) };
        self.emit(Event::MoveSet { mouse: mouse as u8, points, die: number, scurry }, cause);
        if number > 0 {
            let ctx = Ctx { n: number, ..Ctx::here(tile).about(fig) };
            self.push(steps::Settle);
            self.open_reaction(When::MovementRolled, ctx);
        }
    }

    /// Whether a rule of the room or chapter listens to movement dice (VAR-1).
    pub(crate) fn room_minds_the_die(&self, tile: crate::id::TileId) -> bool {
        let chapter = self.board.chapter(self.book);
        let room = chapter.room(self.board.side_id(tile)).map_or(&[][..], |r| &r.rules[..]);
        room.iter().chain(&chapter.rules).any(|r| self.book.rules[r.0 as usize].when == When::MovementRolled)
    }

    /// Captured, missing or cut short: nothing more in this turn.
    pub(crate) fn gone_or_cut(&self, mouse: usize) -> bool {
        self.control.cut_short || self.board.place(Fig::mouse(mouse)).is_none()
    }

    fn turn(&mut self, mouse: usize) -> Flow {
        self.check_end();
        if self.board.outcome.is_some() {
            return Flow::Go;
        }
        // A card used in the turn may have filled the wheel or struck somebody down.
        if self.read().unsettled() {
            self.push(steps::Settle);
            return Flow::Go;
        }
        if self.gone_or_cut(mouse) {
            self.pop();
            return Flow::Go;
        }
        Flow::Ask
    }

    /// RUL-17: drift, capture by it, markers that end, TIME-1, a surge from it, then the next card.
    fn end_turn(&mut self, mouse: usize, stage: EndStage) -> Flow {
        let m = mouse as u8;
        match stage {
            EndStage::Drift => {
                self.become_step(steps::EndTurn { mouse: m, stage: EndStage::Markers });
                self.push(steps::Settle);
                if self.board.place(Fig::mouse(mouse)).is_some() {
                    self.push(steps::Drift { mouse: m });
                }
            }
            EndStage::Markers => {
                self.become_step(steps::EndTurn { mouse: m, stage: EndStage::Time });
                self.end_statuses(|t| {
                    t.until == Until::TurnEnds
                        || (t.until == Until::HoldersNextTurnEnds && t.by == m && !t.fresh)
                });
                self.reaction_about(When::TurnEnds, Fig::mouse(mouse));
            }
            EndStage::Time => {
                self.become_step(steps::EndTurn { mouse: m, stage: EndStage::Over });
                self.push(steps::Settle);
                let last = self.board.mice_in_order().last() == Some(mouse);
                if last && self.time_is_short() {
                    // RUL-7: captured or not, the last mouse on the track counts.
                    let cause = Cause::of(RuleId::TIME_1).and(RuleId::RUL_7);
                    self.emit(Event::WheelFilled { n: 1 }, cause);
                    self.control.wheel_tile = self.read().party_tile();
                }
            }
            EndStage::Over => {
                self.pop();
                self.control.cut_short = false;
                self.emit(Event::TurnOver { card: Card::Mouse(m) }, RuleId::RUL_17);
            }
        }
        Flow::Go
    }

    /// TIME-1: no minion on the board, or by the German rule no minion card on the track.
    fn time_is_short(&self) -> bool {
        if self.board.options.is(Switch::TimeIsShort) {
            !self.board.track.iter().any(|t| t.card.is_foe(self.book))
        } else {
            !self.board.any_minion()
        }
    }

    pub(crate) fn end_statuses(&mut self, over: impl Fn(&Timed) -> bool) {
        for i in (0..self.board.statuses.len()).rev() {
            if over(&self.board.statuses[i]) {
                self.emit(Event::StatusEnded { index: i as u16 }, RuleId::ABIL_4);
            }
        }
    }

    /// A choice in the open turn.
    fn take_turn_choice(&mut self, mouse: usize, choice: Choice) {
        let m = mouse as u8;
        let fig = Fig::mouse(mouse);
        match choice {
            Choice::Step(to) => self.step_to(mouse, to),
            Choice::ClimbOut(to) => self.climb_out(mouse, to),
            Choice::StandUp => {
                self.emit(Event::StoodUp { fig }, RuleId::EFF_3);
                let cause = if self.board.turn.scurrying {
                    Cause::of(RuleId::EFF_3).and(RuleId::RUL_23)
                } else {
                    RuleId::EFF_3.into()
                };
                self.emit(Event::MoveOver { mouse: m, by: MoveEnd::Standing }, cause);
            }
            Choice::Halt => self.emit(Event::MoveOver { mouse: m, by: MoveEnd::Choice }, RuleId::TURN_1),
            Choice::Scurry => {
                self.emit(Event::ActionSpent { mouse: m }, RuleId::SCU_1);
                self.roll_movement(mouse, true);
            }
            Choice::Battle { weapon, target } => {
                self.emit(Event::ActionSpent { mouse: m }, RuleId::TURN_2);
                self.begin_battle(mouse, weapon, target);
            }
            Choice::Search => {
                self.emit(Event::ActionSpent { mouse: m }, RuleId::TURN_2);
                self.begin_search(mouse);
            }
            Choice::LookFor(missing) => self.look_for(mouse, missing),
            Choice::Recover(marker) => self.recover(mouse, marker),
            Choice::Leave(edge) => self.leave_by(mouse, edge),
            Choice::Flip => self.flip_tile(mouse),
            Choice::Share(with) => {
                self.emit(Event::FreeSpent { mouse: m, free: Free::Share }, RuleId::FREE_1);
                self.push(steps::Share { mouse: m, with, moved: Wide::NONE, cheese: 0 });
            }
            Choice::Equip => {
                self.emit(Event::FreeSpent { mouse: m, free: Free::Equip }, RuleId::FREE_2);
                self.push(steps::Equip { mouse: m, moved: Wide::NONE });
            }
            Choice::LevelUp(ability) => {
                self.emit(Event::FreeSpent { mouse: m, free: Free::LevelUp }, RuleId::FREE_5);
                self.emit(Event::CheeseLost { mouse: m, n: 6 }, RuleId::FREE_5);
                self.emit(Event::Learned { mouse: m, ability }, RuleId::FREE_5);
            }
            Choice::Use(rule) => {
                let at = self.board.place(fig).map_or(self.control.wheel_tile, |p| p.tile);
                self.use_rule(rule, Ctx::here(at).held(mouse).about(fig));
            }
            Choice::ExtraAction => {
                self.emit(Event::FreeSpent { mouse: m, free: Free::Inspired }, RuleId::ABIL_4);
                self.emit(Event::CheeseLost { mouse: m, n: 1 }, RuleId::ABIL_4);
                self.emit(Event::ActionGained { mouse: m }, RuleId::ABIL_4);
            }
            Choice::EndTurn => {
                self.pop();
            }
            _ => self.take_party_item_choice(mouse, choice),
        }
    }

    /// CAPT-6: rescue needs a board (or room) without minions.
    fn can_be_rescued(&self) -> bool {
        if self.board.options.is(Switch::RescueScope) {
            !self.board.minions_on(self.read().party_tile())
        } else {
            !self.board.any_minion()
        }
    }

    /// CAPT-6: placed on or next to another mouse's space; that is the whole turn.
    fn rescue(&mut self, mouse: usize, tile: Option<crate::id::TileId>) -> Flow {
        if self.board.mice_on_board().next().is_none() {
            // RUL-26: nobody is left on the board to be placed beside.
            let Where::Captured(left) = self.board.mice[mouse].at else {
                self.pop();
                return Flow::Go;
            };
            self.pop();
            let at = self.nearest_room(left, crate::book::Size::Small);
            self.emit(
                Event::Rescued { mouse: mouse as u8, at },
                Cause::of(RuleId::CAPT_6).and(RuleId::RUL_26),
            );
            return Flow::Go;
        }
        let mut tiles = self.board.tiles().filter(|t| self.board.mice_on(*t).next().is_some());
        let (first, several) = (tiles.next(), tiles.next().is_some());
        drop(tiles);
        let Some(here) = tile.or(first.filter(|_| !several)) else { return Flow::Ask };
        if tile.is_none() {
            self.become_step(steps::Rescue { mouse: mouse as u8, tile: Some(here) });
        }
        if self.read().rescue_spaces(here).is_empty() {
            let beside = self.board.mouse_spaces(here).iter().next().expect("a mouse on this tile");
            let at = self.nearest_room(Place { tile: here, space: beside }, crate::book::Size::Small);
            self.pop();
            let cause = Cause::of(RuleId::CAPT_6).and(RuleId::RUL_26);
            self.emit(Event::Rescued { mouse: mouse as u8, at }, cause);
            return Flow::Go;
        }
        Flow::Ask
    }

    /// RUL-26: the nearest space with room, this one first.
    pub(crate) fn nearest_room(&self, wanted: Place, size: crate::book::Size) -> Place {
        let wanted = self.on_the_table(wanted);
        let side = self.board.side(self.book, wanted.tile);
        let steps = &side.minion_steps[wanted.space.ix()];
        let with_room = side
            .all()
            .iter()
            .filter(|s| self.board.fits(self.book, size, Place { tile: wanted.tile, space: *s }));
        let best = with_room.min_by_key(|s| (steps[s.ix()], s.0));
        Place { tile: wanted.tile, space: best.unwrap_or(wanted.space) }
    }

    /// The tile may have been turned or closed since somebody left a space of it: then its start, or that of another.
    fn on_the_table(&self, wanted: Place) -> Place {
        let lying = || self.board.tiles().find(|t| self.board.lies(*t)).unwrap_or(wanted.tile);
        let tile = if self.board.lies(wanted.tile) { wanted.tile } else { lying() };
        let side = self.board.side(self.book, tile);
        if tile == wanted.tile && wanted.space.ix() < side.spaces.len() {
            return wanted;
        }
        let space = side.start.or_else(|| side.flip.map(|(space, _)| space)).unwrap_or(crate::id::SpaceId(0));
        Place { tile, space }
    }

    /// EFF-1, EFF-2, REC: recovering is an action.
    fn recover(&mut self, mouse: usize, marker: Marker) {
        let (m, fig) = (mouse as u8, Fig::mouse(mouse));
        match marker {
            Marker::Webbed => {
                let both = self.board.marked(fig, Marker::Stunned);
                let cause =
                    if both { Cause::of(RuleId::REC_2).and(RuleId::RUL_32) } else { RuleId::REC_2.into() };
                self.emit(Event::ActionSpent { mouse: m }, cause);
                let roll = self.control.chance.roll(1);
                self.emit(Event::Rolled { who: Some(fig), why: Purpose::Recover, roll }, RuleId::REC_2);
                let passed = roll.star();
                self.emit(
                    Event::CheckMade { who: Some(fig), passed },
                    Cause::of(RuleId::DIE_3).and(RuleId::REC_2),
                );
                if passed {
                    self.emit(Event::Unmarked { fig, marker }, RuleId::REC_2);
                }
            }
            _ => {
                self.emit(Event::ActionSpent { mouse: m }, RuleId::REC_1);
                self.emit(Event::Unmarked { fig, marker }, RuleId::REC_1);
            }
        }
    }

    /// WAT-4, RUL-6, RUL-18.
    fn drift(&mut self, mouse: usize) -> Flow {
        let fig = Fig::mouse(mouse);
        let Some(place) = self.board.place(fig) else {
            self.pop();
            return Flow::Go;
        };
        if self.gone_or_cut(mouse) && self.board.place(fig).is_none() {
            self.pop();
            return Flow::Go;
        }
        let side = self.board.side(self.book, place.tile);
        let space = side.space(place.space);
        if space.current.len() + usize::from(space.current_off) > 1 {
            return Flow::Ask;
        }
        self.pop();
        if space.current_off {
            self.drift_off(mouse);
        } else if let Some(to) = space.current.iter().next() {
            self.drift_to(mouse, Place { tile: place.tile, space: to });
        }
        Flow::Go
    }

    fn drift_off(&mut self, mouse: usize) {
        self.emit(Event::DriftedOff { mouse: mouse as u8 }, RuleId::WAT_4);
        self.push(steps::Capture { mouse: mouse as u8, stage: CaptureStage::Taken });
    }

    fn drift_to(&mut self, mouse: usize, to: Place) {
        if self.board.fits(self.book, crate::book::Size::Small, to) {
            let cause = Cause::of(RuleId::WAT_4).and(RuleId::RUL_18);
            self.emit(Event::Drifted { mouse: mouse as u8, to }, cause);
        } else {
            let who = Some(Fig::mouse(mouse));
            self.emit(Event::Nothing { what: Absence::Drift, who }, RuleId::RUL_18);
        }
    }

    /// Whether a mouse may pay for an extra action (Inspire).
    pub(crate) fn inspired(board: &crate::board::Board, mouse: usize) -> bool {
        board.has_status(Fig::mouse(mouse), Status::Inspired)
            && board.turn.acted
            && board.turn.actions == 0
            && !board.turn.spent(Free::Inspired)
            && board.mice[mouse].cheese >= 1
    }
}
