//! BRO: the cat pounces and chases (p.16-17).

use crate::book::{Attacks, When};
use crate::choice::{Ask, Choice, Decision, Offer, Refusal};
use crate::control::condition::Ctx;
use crate::control::steps::{self, CatStage};
use crate::control::{Asks, Flow, GameRef, Referee, Runs, unlisted};
use crate::dice::Roll;
use crate::event::{Absence, Cause, Event, Purpose};
use crate::id::{Fig, Place, SpaceId, Spaces, TileId};
use crate::rule::RuleId;

impl GameRef<'_> {
    /// BRO-4: the space with the most figures; a tie goes to the figure highest on the track.
    fn pounce_goal(&self, fig: Fig, at: Place) -> Option<SpaceId> {
        let mut best: Option<(usize, usize, SpaceId)> = None;
        let closed = self.board.closed_to_minions(self.book, at.tile);
        for space in self.board.side(self.book, at.tile).all().minus(closed).iter() {
            let here = Place { tile: at.tile, space };
            let others = self.board.figures().filter(|f| *f != fig && self.board.place(*f) == Some(here));
            let (mut n, mut highest) = (0, usize::MAX);
            for f in others {
                n += 1;
                highest = highest.min(self.board.slot_of(self.book, f));
            }
            let better = |b: &(usize, usize, SpaceId)| n > b.0 || (n == b.0 && highest < b.1);
            if n > 0 && best.as_ref().is_none_or(better) {
                best = Some((n, highest, space));
            }
        }
        best.map(|b| b.2)
    }

    /// BRO-5: the closest mouse not reached yet and not on his space.
    pub(crate) fn chase_goal(&self, fig: Fig, reached: u8) -> Option<(usize, SpaceId)> {
        let at = self.board.place(fig)?;
        let steps = &self.board.side(self.book, at.tile).minion_steps[at.space.ix()];
        self.prey(at.tile, fig)
            .filter(|(m, s)| reached >> m & 1 == 0 && *s != at.space)
            .min_by_key(|(m, s)| (steps[s.ix()], self.board.slot_of(self.book, Fig::mouse(*m))))
    }

    /// The next spaces of his shortest paths (RUL-35: full spaces do not hinder him; RUL-13).
    pub(crate) fn chase_steps(&self, fig: Fig, reached: u8) -> Spaces {
        let (Some(at), Some((_, goal))) = (self.board.place(fig), self.chase_goal(fig, reached)) else {
            return Spaces::NONE;
        };
        let side = self.board.side(self.book, at.tile);
        let closed = self.board.closed_to_minions(self.book, at.tile);
        let left = side.minion_steps[at.space.ix()][goal.ix()];
        side.minion_adjacent(at.space)
            .minus(closed)
            .iter()
            .filter(|s| side.minion_steps[s.ix()][goal.ix()] < left)
            .collect()
    }
}

impl Runs for steps::CatTurn {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.cat_turn(self)
    }
}

impl Asks for steps::CatTurn {
    fn decision(self, at: GameRef<'_>) -> Decision {
        at.for_minions(Ask::ChasePath, Some(self.fig))
    }
    fn tile(self, at: GameRef<'_>) -> TileId {
        at.tile_under(self.fig)
    }
    fn offers(self, at: GameRef<'_>, out: &mut Vec<Offer>) {
        if let CatStage::Chase { reached, .. } = self.stage {
            Offer::spaces(out, at.chase_steps(self.fig, reached), RuleId::BRO_5);
        }
    }
    fn refusal(self, _: GameRef<'_>, _: Choice) -> Refusal {
        Refusal::other(RuleId::BRO_5)
    }
    fn answer(self, game: &mut Referee<'_>, choice: Choice) {
        let Choice::Go(space) = choice else { unlisted(choice) };
        game.prowl(self, space);
    }
}

impl Referee<'_> {
    fn cat_turn(&mut self, cat: steps::CatTurn) -> Flow {
        let steps::CatTurn { fig, init, stage } = cat;
        let Some(at) = self.board.place(fig) else {
            self.pop();
            return Flow::Go;
        };
        match stage {
            CatStage::Begin if self.book.init_cards[init.ix()].attacks == Attacks::Pounces => {
                self.pop();
                let at = self.pounce(fig, at);
                self.swipe(fig, init, at, Spaces::one(at.space), RuleId::BRO_4);
            }
            CatStage::Begin => {
                if self.read().chase_goal(fig, 0).is_none() {
                    self.emit(
                        Event::Nothing { what: Absence::Move, who: Some(fig) },
                        Cause::of(RuleId::BRO_5).and(RuleId::RUL_44),
                    );
                    self.pop();
                    self.swipe(fig, init, at, Spaces::one(at.space), RuleId::BRO_6);
                    return Flow::Go;
                }
                let first = self.control.chance.die();
                let roll = [first, self.control.chance.die()].into_iter().collect::<Roll>();
                self.emit(Event::Rolled { who: Some(fig), why: Purpose::Chase, roll }, RuleId::BRO_5);
                let points = roll.iter().map(crate::dice::Face::number).sum();
                let stage = CatStage::Chase { points, reached: 0, trail: Spaces::one(at.space) };
                self.become_step(steps::CatTurn { stage, ..cat });
                self.push(steps::Settle);
                self.open_reaction(
                    When::MovementRolled,
                    Ctx { n: first.number(), ..Ctx::here(at.tile).about(fig) },
                );
            }
            CatStage::Chase { points, reached, trail } => {
                // Mice on his space are reached; he never returns to them (RUL-35).
                let here = self
                    .read()
                    .prey(at.tile, fig)
                    .filter(|(_, s)| *s == at.space)
                    .fold(0, |b, (m, _)| b | 1 << m);
                let reached = reached | here;
                let cat = steps::CatTurn { stage: CatStage::Chase { points, reached, trail }, ..cat };
                self.become_step(cat);
                let next = self.read().chase_steps(fig, reached);
                if points == 0 || next.is_empty() {
                    self.pop();
                    self.swipe(fig, init, at, trail, RuleId::BRO_6);
                } else if next.len() == 1 {
                    self.prowl(cat, next.iter().next().expect("one space"));
                } else {
                    return Flow::Ask;
                }
            }
        }
        Flow::Go
    }

    /// BRO-4: onto the most crowded space.
    fn pounce(&mut self, fig: Fig, at: Place) -> Place {
        match self.read().pounce_goal(fig, at) {
            Some(space) if space != at.space => {
                let to = Place { tile: at.tile, space };
                let closed = !self.board.closed_to_minions(self.book, at.tile).is_empty();
                let also = if closed { RuleId::RUL_13 } else { RuleId::RUL_34 };
                let cause = Cause::of(RuleId::BRO_4).and(RuleId::BRO_1).and(also);
                self.emit(Event::Stepped { fig, to, cost: 0 }, cause);
                to
            }
            _ => {
                self.emit(Event::Nothing { what: Absence::Move, who: Some(fig) }, RuleId::BRO_4);
                at
            }
        }
    }

    /// One space of the chase.
    fn prowl(&mut self, cat: steps::CatTurn, space: SpaceId) {
        let CatStage::Chase { points, reached, trail } = cat.stage else { return };
        let tile = self.board.place(cat.fig).expect("Brodie on the board").tile;
        let stage = CatStage::Chase { points: points - 1, reached, trail: trail.with(space) };
        self.become_step(steps::CatTurn { stage, ..cat });
        self.emit(
            Event::Stepped { fig: cat.fig, to: Place { tile, space }, cost: 1 },
            Cause::of(RuleId::BRO_5).and(RuleId::RUL_35),
        );
    }

    /// BRO-4, BRO-6, BRO-7: one roll; every figure on these spaces defends separately.
    fn swipe(&mut self, fig: Fig, init: crate::id::InitId, at: Place, spaces: Spaces, rule: RuleId) {
        let hit = self.board.figures().filter(|f| {
            *f != fig && self.board.place(*f).is_some_and(|p| p.tile == at.tile && spaces.has(p.space))
        });
        let targets = hit.fold(0, |all, f| all | f.bit());
        if targets == 0 {
            self.emit(Event::Nothing { what: Absence::Attack, who: Some(fig) }, rule);
            return;
        }
        let target = Fig(targets.trailing_zeros() as u8);
        self.emit(Event::TargetChosen { by: fig, target }, Cause::of(rule).and(RuleId::BRO_3));
        let attack = self.read().minion_strike(fig, init, targets);
        self.begin_attack(attack);
    }
}
