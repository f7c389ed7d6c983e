//! MOV, SHARE, WAT, TRAP: moving a mouse (p.8-10).

use crate::board::{Stride, fits};
use crate::book::{Class, Classes, Marker, Size, Static, Status, When};
use crate::choice::{Ask, Choice, Decision, Offer, Refusal, Why};
use crate::control::condition::Ctx;
use crate::control::steps;
use crate::control::{Asks, Flow, GameRef, Referee, Runs};
use crate::event::{Absence, Cause, Event, MoveEnd, Purpose, Token};
use crate::id::{Fig, MAX_SPACES, Place, SpaceId, Spaces, TileId};
use crate::rule::RuleId;

const fn no(rule: RuleId, why: Why) -> Refusal {
    Refusal::new(rule, why)
}

impl GameRef<'_> {
    /// Why a mouse cannot make any move now.
    pub(crate) fn cannot_move(&self, mouse: usize) -> Option<Refusal> {
        let (fig, turn) = (Fig::mouse(mouse), &self.board.turn);
        let place = self.board.place(fig)?;
        if let Some((_, rule)) = self
            .board
            .room_statics(self.book, place.tile)
            .find(|(s, _)| matches!(s, Static::Held(who) if *who == self.board.mice[mouse].mouse))
        {
            return Some(no(rule, Why::Held));
        }
        if self.board.marked(fig, Marker::Webbed) {
            let webbed = no(RuleId::EFF_2, Why::Webbed);
            let down = self.board.marked(fig, Marker::KnockedDown);
            return Some(if down { webbed.and(RuleId::EFF_3) } else { webbed });
        }
        if turn.stride == Stride::Over {
            return Some(match turn.move_end {
                Some(MoveEnd::Water) => no(RuleId::WAT_1, Why::EndedByWater),
                Some(MoveEnd::Company) => no(RuleId::SHARE_2, Why::EndedByCompany),
                Some(MoveEnd::Climb) => no(RuleId::WAT_2, Why::EndedByClimb),
                Some(MoveEnd::Standing) => no(RuleId::EFF_3, Why::EndedByStanding),
                Some(MoveEnd::Trap) => no(RuleId::TRAP_3, Why::MoveSpent),
                Some(MoveEnd::Choice) | None if turn.acted => no(RuleId::TURN_4, Why::MoveSpent),
                Some(MoveEnd::Choice) | None => no(RuleId::TURN_1, Why::MoveSpent),
            });
        }
        let (mice, minions) = (self.board.mice_at(place), self.board.minions_at(place));
        if turn.stride == Stride::Unused && minions > mice && !self.board.marked(fig, Marker::KnockedDown) {
            let why = Why::HeldByMinions { mice: mice as u8, minions: minions as u8 };
            return Some(no(RuleId::SHARE_3, why));
        }
        None
    }

    /// The spaces a mouse could step to, lines and items considered, cost aside.
    fn neighbours(&self, mouse: usize, from: Place) -> Spaces {
        self.next_to(from, self.crosses_lines(mouse))
    }

    fn next_to(&self, from: Place, crosses: bool) -> Spaces {
        let space = self.board.side(self.book, from.tile).space(from.space);
        let next = space.adjacent.or(self.hook_from(from));
        if crosses { next.or(space.red).or(space.gap) } else { next }
    }

    /// HOOK-2: the other end of the hook.
    fn hook_from(&self, from: Place) -> Spaces {
        match self.board.hook {
            Some((_, at, other)) if at.tile == from.tile && at.space == from.space => Spaces::one(other),
            Some((_, at, other)) if at.tile == from.tile && other == from.space => Spaces::one(at.space),
            _ => Spaces::NONE,
        }
    }

    /// RUL-49: whether only the hook joins these spaces.
    pub(crate) fn hook_joins(&self, a: Place, b: Place) -> bool {
        a.tile == b.tile && self.hook_from(a).has(b.space)
    }

    /// MOV-7: whether one more figure there is more than an ordinary space would hold.
    pub(crate) fn beyond_four(&self, at: Place) -> bool {
        self.board.side(self.book, at.tile).special.has(at.space) && self.board.room_taken(self.book, at) >= 4
    }

    /// HOOK-2: whether a step between two spaces needs the hook.
    fn only_hook_joins(&self, from: Place, to: SpaceId) -> bool {
        let adjacent = self.board.side(self.book, from.tile).space(from.space).adjacent;
        !adjacent.has(to) && self.hook_from(from).has(to)
    }

    fn crosses_lines(&self, mouse: usize) -> bool {
        self.board.has_status(Fig::mouse(mouse), Status::Crossing)
            || self.board.statics_of(self.book, mouse).any(|(s, _)| matches!(s, Static::Crosses))
    }

    /// What a step costs and which rule allows it, or why not.
    pub(crate) fn step_cost(&self, mouse: usize, to: SpaceId) -> Result<(u8, RuleId), Refusal> {
        let fig = Fig::mouse(mouse);
        let from = self.board.place(fig).ok_or(no(RuleId::RUL_25, Why::Gone))?;
        let side = self.board.side(self.book, from.tile);
        if to.ix() >= side.spaces.len() || to == from.space {
            return Err(no(RuleId::MOV_2, Why::NotAdjacent));
        }
        if let Some(refusal) = self.cannot_move(mouse) {
            return Err(refusal);
        }
        if self.board.marked(fig, Marker::KnockedDown) {
            return Err(no(RuleId::EFF_3, Why::KnockedDown));
        }
        if !self.neighbours(mouse, from).has(to) {
            return Err(self.parted(from, to));
        }
        let taken = self.board.room_taken(self.book, Place { space: to, ..from });
        self.onto(from, to, taken, self.board.turn.points)
    }

    /// What parts two spaces: a red line, a gap, or that they are too far from each other.
    pub(crate) fn parted(&self, from: Place, to: SpaceId) -> Refusal {
        let space = self.board.side(self.book, from.tile).space(from.space);
        if space.red.has(to) {
            no(RuleId::MOV_4, Why::RedLine)
        } else if space.gap.has(to) {
            no(RuleId::MOV_6, Why::NoWay)
        } else {
            no(RuleId::MOV_2, Why::NotAdjacent)
        }
    }

    /// What a step to a neighbouring space costs a mouse that may move and has so many points left, or why not. `taken`
    /// is the room taken there.
    fn onto(&self, from: Place, to: SpaceId, taken: u8, have: u8) -> Result<(u8, RuleId), Refusal> {
        let side = self.board.side(self.book, from.tile);
        let space = side.space(from.space);
        if self.leads_upstream(from, to) {
            return Err(no(RuleId::WAT_3, Why::AgainstCurrent));
        }
        if !fits(side, Size::Small, to, taken) {
            let rule = if side.special.has(to) { RuleId::MOV_7 } else { RuleId::SHARE_1 };
            return Err(no(rule, Why::SpaceFull));
        }
        if side.water.has(from.space) && !side.water.has(to) {
            return Err(no(RuleId::WAT_2, Why::ClimbFirst));
        }
        let (cost, rule) = if !space.adjacent.has(to) {
            let crossing = if space.red.has(to) { RuleId::MOV_4 } else { RuleId::MOV_6 };
            (1, if self.hook_from(from).has(to) { RuleId::HOOK_2 } else { crossing })
        } else if space.climb.has(to) {
            (3, RuleId::MOV_3)
        } else if side.space(to).climb.has(from.space) {
            (1, RuleId::MOV_3)
        } else {
            (1, RuleId::MOV_2)
        };
        if cost > have {
            return Err(no(
                if cost == 3 { RuleId::MOV_3 } else { RuleId::MOV_1 },
                Why::Movement { need: cost, have },
            ));
        }
        Ok((cost, rule))
    }

    /// WAT-3: straight or diagonally against the current; only straight before revision 2.
    fn leads_upstream(&self, from: Place, to: SpaceId) -> bool {
        let side = self.board.side(self.book, from.tile);
        if self.rules().before(2) {
            side.space(to).current.has(from.space)
        } else {
            side.upstream[from.space.ix()].has(to)
        }
    }

    /// WAT-2: whether a mouse may try to climb out to a space.
    pub(crate) fn may_climb_out(&self, mouse: usize, to: SpaceId) -> Result<RuleId, Refusal> {
        let fig = Fig::mouse(mouse);
        let from = self.board.place(fig).ok_or(no(RuleId::RUL_25, Why::Gone))?;
        let side = self.board.side(self.book, from.tile);
        if !side.water.has(from.space) {
            return Err(no(RuleId::WAT_2, Why::NotNow));
        }
        if let Some(refusal) = self.cannot_move(mouse) {
            // RUL-32: a webbed mouse can neither stand up nor climb out.
            let webbed = refusal.why == Why::Webbed;
            return Err(if webbed { no(RuleId::RUL_32, Why::Webbed).and(RuleId::EFF_2) } else { refusal });
        }
        if self.board.marked(fig, Marker::KnockedDown) {
            return Err(no(RuleId::EFF_3, Why::KnockedDown));
        }
        if self.board.turn.stride != Stride::Unused {
            return Err(no(RuleId::WAT_2, Why::MoveSpent));
        }
        if to.ix() >= side.spaces.len() || side.water.has(to) {
            return Err(no(RuleId::MOV_2, Why::NotAdjacent));
        }
        if !self.neighbours(mouse, from).has(to) {
            return Err(self.parted(from, to));
        }
        if !self.board.fits(self.book, Size::Small, Place { tile: from.tile, space: to }) {
            return Err(no(RuleId::SHARE_1, Why::SpaceFull));
        }
        Ok(if self.board.turn.scurrying { RuleId::RUL_23 } else { RuleId::WAT_2 })
    }

    /// Where a mouse may step or climb now: space, cost (0 for climbing out), rule.
    pub(crate) fn steps(&self, mouse: usize, mut each: impl FnMut(SpaceId, u8, RuleId)) {
        let fig = Fig::mouse(mouse);
        let Some(from) = self.board.place(fig) else { return };
        if self.cannot_move(mouse).is_some() || self.board.marked(fig, Marker::KnockedDown) {
            return;
        }
        let ways = self.ways(mouse, from.tile);
        for to in self.neighbours(mouse, from).iter() {
            match self.onto(from, to, ways.taken[to.ix()], self.board.turn.points) {
                Ok((cost, rule)) => each(to, cost, rule),
                Err(refusal) if refusal.why == Why::ClimbFirst => {
                    if let Ok(rule) = self.may_climb_out(mouse, to) {
                        each(to, 0, rule);
                    }
                }
                Err(_) => {}
            }
        }
    }

    /// What holds for every step of a mouse on a tile.
    pub(crate) fn ways(&self, mouse: usize, tile: TileId) -> Ways {
        Ways { taken: self.board.rooms_taken(self.book, tile), crosses: self.crosses_lines(mouse) }
    }

    /// Where a mouse in the middle of its move could step to from a space, if it stood there with so many points left.
    pub(crate) fn steps_from(&self, ways: &Ways, from: Place, have: u8, mut each: impl FnMut(SpaceId, u8)) {
        for to in self.next_to(from, ways.crosses).iter() {
            if let Ok((cost, _)) = self.onto(from, to, ways.taken[to.ix()], have) {
                each(to, cost);
            }
        }
    }
}

/// What holds for every step of a mouse on a tile.
pub(crate) struct Ways {
    /// Room taken on each space.
    taken: [u8; MAX_SPACES],
    /// Lines and gaps are no hindrance.
    crosses: bool,
}

impl Runs for steps::Arrive {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.arrive(self.mouse as usize)
    }
}

impl Runs for steps::Trap {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.trap(self.mouse as usize)
    }
}

impl Asks for steps::Trap {
    fn decision(self, _: GameRef<'_>) -> Decision {
        Decision::by_mouse(self.mouse, Ask::Trap)
    }
    fn offers(self, _: GameRef<'_>, out: &mut Vec<Offer>) {
        let ways = [Choice::WithMove, Choice::WithLore];
        out.extend(ways.map(|choice| Offer { choice, rule: RuleId::TRAP_1 }));
    }
    fn refusal(self, _: GameRef<'_>, _: Choice) -> Refusal {
        Refusal::other(RuleId::TRAP_1)
    }
    fn answer(self, game: &mut Referee<'_>, choice: Choice) {
        game.trap_check(self.mouse as usize, choice == Choice::WithLore);
    }
}

impl Referee<'_> {
    pub(crate) fn step_to(&mut self, mouse: usize, to: SpaceId) {
        let fig = Fig::mouse(mouse);
        let Ok((cost, rule)) = self.read().step_cost(mouse, to) else { return };
        let from = self.board.place(fig).expect("a mouse that moves stands somewhere");
        let place = Place { tile: from.tile, space: to };
        let cause = Cause::of(rule);
        let cause = if self.read().beyond_four(place) { cause.and(RuleId::MOV_7) } else { cause };
        self.emit(Event::Stepped { fig, to: place, cost }, cause);
        self.push(steps::Settle);
        self.push(steps::Arrive { mouse: mouse as u8 });
        self.open_reaction(When::Stepped, Ctx::here(place.tile).about(fig));
    }

    /// WAT-2: one die for the mouse and one for each mouse on the destination.
    pub(crate) fn climb_out(&mut self, mouse: usize, to: SpaceId) {
        let (m, fig) = (mouse as u8, Fig::mouse(mouse));
        let from = self.board.place(fig).expect("a mouse that moves stands somewhere");
        let place = Place { tile: from.tile, space: to };
        let dice = 1 + self.board.mice_at(place) as u8;
        let roll = self.control.chance.roll(dice);
        self.emit(Event::Rolled { who: Some(fig), why: Purpose::ClimbOut, roll }, RuleId::WAT_2);
        let passed = roll.star();
        self.emit(Event::CheckMade { who: Some(fig), passed }, Cause::of(RuleId::DIE_3).and(RuleId::WAT_2));
        if passed {
            let hooked = self.read().only_hook_joins(from, to);
            let rule = Cause::of(RuleId::WAT_2);
            let cause = if hooked { rule.and(RuleId::HOOK_2) } else { rule };
            self.emit(Event::Stepped { fig, to: place, cost: 0 }, cause);
            self.emit(Event::MoveOver { mouse: m, by: MoveEnd::Climb }, RuleId::WAT_2);
            self.push(steps::Settle);
            self.push(steps::Arrive { mouse: m });
            self.open_reaction(When::Stepped, Ctx::here(place.tile).about(fig));
        } else {
            self.emit(Event::MoveOver { mouse: m, by: MoveEnd::Climb }, RuleId::WAT_2);
        }
    }

    /// A mouse has moved onto a space.
    fn arrive(&mut self, mouse: usize) -> Flow {
        let fig = Fig::mouse(mouse);
        let Some(place) = self.board.place(fig) else {
            self.pop();
            return Flow::Go;
        };
        if self.board.traps(place.tile).has(place.space) {
            let ignores =
                self.board.statics_of(self.book, mouse).find(|(s, _)| matches!(s, Static::IgnoresTraps));
            if let Some((_, rule)) = ignores {
                self.emit(Event::Nothing { what: Absence::TrapCheck, who: Some(fig) }, rule);
            } else {
                self.become_step(steps::Trap { mouse: mouse as u8 });
                return Flow::Go;
            }
        }
        self.pop();
        self.company_and_water(mouse, place);
        Flow::Go
    }

    /// SHARE-2 and WAT-1.
    fn company_and_water(&mut self, mouse: usize, place: Place) {
        if self.board.turn.stride != Stride::Going {
            return;
        }
        let m = mouse as u8;
        if self.board.minions_at(place) > 0 {
            self.emit(Event::MoveOver { mouse: m, by: MoveEnd::Company }, RuleId::SHARE_2);
        } else if self.board.side(self.book, place.tile).water.has(place.space) {
            self.emit(Event::MoveOver { mouse: m, by: MoveEnd::Water }, RuleId::WAT_1);
        }
    }

    /// TRAP-1: a tinkerer may roll its lore instead; that is worth a question only if it differs.
    fn trap(&mut self, mouse: usize) -> Flow {
        if self.read().trap_choice(mouse) {
            return Flow::Ask;
        }
        self.trap_check(mouse, false);
        Flow::Go
    }

    /// TRAP-1 to TRAP-3.
    fn trap_check(&mut self, mouse: usize, lore: bool) {
        self.pop();
        let (m, fig) = (mouse as u8, Fig::mouse(mouse));
        let place = self.board.place(fig).expect("a mouse on a trap stands somewhere");
        let dice =
            if lore { self.board.lore(self.book, mouse) } else { self.board.move_value(self.book, mouse) };
        let roll = self.control.chance.roll(dice);
        self.emit(Event::Rolled { who: Some(fig), why: Purpose::Mousetrap, roll }, RuleId::TRAP_1);
        let passed = roll.star();
        self.emit(
            Event::CheckMade { who: Some(fig), passed },
            if passed { RuleId::TRAP_2 } else { RuleId::TRAP_3 },
        );
        if passed {
            self.company_and_water(mouse, place);
            return;
        }
        let rule = RuleId::TRAP_3;
        self.emit(Event::TrapGone { at: place, sprung: true }, rule);
        self.emit(Event::Wounded { fig, n: 1, poison: false }, rule);
        self.emit(Event::CheeseGained { mouse: m, n: 1 }, rule);
        self.emit(Event::Marked { fig, marker: Marker::KnockedDown }, rule);
        self.emit(Event::MoveOver { mouse: m, by: MoveEnd::Trap }, rule);
        self.control.cut_short = true;
    }
}

impl GameRef<'_> {
    /// Whether the trap check offers a choice between move and lore.
    pub(crate) fn trap_choice(&self, mouse: usize) -> bool {
        Classes::of([Class::Tinkerer]).met_by(self.board.hero(self.book, mouse).classes)
            && self.board.lore(self.book, mouse) != self.board.move_value(self.book, mouse)
    }

    /// Whether the hook, fork or grape lies on a tile.
    pub(crate) fn token_on(&self, token: Token, tile: crate::id::TileId) -> bool {
        self.board.token(token).is_some_and(|(p, _)| p.tile == tile)
    }
}
