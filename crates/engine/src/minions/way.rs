//! MIN-3 to MIN-7, RUL-20: where a minion's move may lead, and why it ends where it ends.

use crate::book::{Attacks, FAR, Size, Static};
use crate::control::GameRef;
use crate::event::Cause;
use crate::id::{Fig, InitId, Place, SpaceId, Spaces};
use crate::rule::RuleId;

impl GameRef<'_> {
    /// Spaces a mover may pass (and end on): full spaces and closed ones hold; a large minion never enters
    /// a mouse's ordinary space and ends only on an empty one (RUL-21).
    fn passable(&self, mover: Fig) -> (Spaces, Spaces) {
        let at = self.board.place(mover).expect("a mover stands somewhere");
        let side = self.board.side(self.book, at.tile);
        let taken = self.board.rooms_taken(self.book, at.tile);
        let closed = if mover.as_minion().is_some() {
            self.board.closed_to_minions(self.book, at.tile)
        } else {
            Spaces::NONE
        };
        let size = if mover.as_minion().is_some() {
            self.board.minion_kind(self.book, mover).size
        } else {
            Size::Small
        };
        let mice = self.board.mouse_spaces(at.tile);
        let (mut pass, mut end) = (Spaces::NONE, Spaces::NONE);
        for space in side.all().minus(closed).iter() {
            if space == at.space {
                continue;
            }
            let (full, capacity) = (taken[space.ix()], side.space(space).capacity);
            let special = side.special.has(space);
            let (may_pass, may_end) = match size {
                Size::Token => (true, true),
                Size::Small => (full < capacity, full < capacity),
                Size::Large if special => (full + 4 <= capacity, full + 4 <= capacity),
                Size::Large => (full < 4 && !mice.has(space), full == 0),
            };
            if may_pass {
                pass = pass.with(space);
            }
            if may_end {
                end = end.with(space);
            }
        }
        (pass, end)
    }

    fn large(&self, mover: Fig) -> bool {
        mover.as_minion().is_some() && self.board.minion_kind(self.book, mover).size == Size::Large
    }

    /// MIN-5: the spaces of all mice that are equally close; only one if no tie had to be decided.
    fn closest_spaces(&self, mover: Fig) -> Spaces {
        let (Some(at), Some((_, _, least))) = (self.board.place(mover), self.closest_mouse(mover)) else {
            return Spaces::NONE;
        };
        let steps = &self.board.side(self.book, at.tile).minion_steps[at.space.ix()];
        self.prey(at.tile, mover).map(|(_, s)| s).filter(|s| steps[s.ix()] == least).collect()
    }

    /// MIN-3, MIN-6, RUL-20: the spaces where a move of so many points may end. Ties are the players' choice.
    pub(crate) fn paths(&self, mover: Fig, points: u8, ranged: bool) -> Spaces {
        let at = self.board.place(mover).expect("a mover stands somewhere");
        match self.closest_mouse(mover) {
            Some((_, goal, _)) => self.paths_to(mover, at, goal, points, ranged),
            None => Spaces::one(at.space),
        }
    }

    /// RUL-20: whether something in the way kept a mover from coming as close to its mouse as its points allow.
    fn hindered(&self, at: Place, end: SpaceId, goal: SpaceId, points: u8) -> bool {
        let side = self.board.side(self.book, at.tile);
        let left = |s: SpaceId| side.minion_steps[s.ix()][goal.ix()];
        left(end) > left(at.space).saturating_sub(points)
    }

    /// Why a move may not end there: a tie (MIN-5), a space in the way (RUL-20), or that another is closer (MIN-3).
    pub(crate) fn end_refusal(&self, mover: Fig, points: u8, ranged: bool, space: SpaceId) -> RuleId {
        let (Some(at), Some((_, goal, _))) = (self.board.place(mover), self.closest_mouse(mover)) else {
            return RuleId::MIN_3;
        };
        let (pass, end) = self.passable(mover);
        if self.large(mover) && !pass.and(end).has(space) {
            return RuleId::RUL_21;
        }
        let others = self.closest_spaces(mover).minus(Spaces::one(goal));
        if others.iter().any(|other| self.paths_to(mover, at, other, points, ranged).has(space)) {
            return RuleId::MIN_5;
        }
        let end = self.paths_to(mover, at, goal, points, ranged).iter().next();
        if end.is_some_and(|end| self.hindered(at, end, goal, points)) {
            RuleId::RUL_20
        } else {
            RuleId::MIN_3
        }
    }

    fn paths_to(&self, mover: Fig, at: Place, goal: SpaceId, points: u8, ranged: bool) -> Spaces {
        let side = self.board.side(self.book, at.tile);
        let to_goal = |s: SpaceId| side.minion_steps[s.ix()][goal.ix()];
        let (pass, end) = self.passable(mover);
        let mice = self.prey(at.tile, mover).fold(Spaces::NONE, |all, (_, s)| all.with(s));
        // Flood the spaces it can walk to; a mouse's space is the end of the way (MIN-7).
        let mut layers: arrayvec::ArrayVec<Spaces, 16> = arrayvec::ArrayVec::new();
        let mut reached = Spaces::one(at.space);
        let mut edge = reached;
        for _ in 0..points.min(16) {
            let open = edge.iter().filter(|s| *s == at.space || !mice.has(*s));
            let next = open.fold(Spaces::NONE, |all, s| all.or(side.minion_adjacent(s)));
            edge = next.and(pass).minus(reached);
            reached = reached.or(edge);
            layers.push(edge);
        }
        let here = to_goal(at.space);
        let ends = reached.and(end);
        let best = ends.iter().map(to_goal).min().unwrap_or(FAR);
        if best >= here {
            return Spaces::one(at.space);
        }
        let goals: Spaces = ends.iter().filter(|s| to_goal(*s) == best).collect();
        if ranged { self.first_sights(at, &layers, goals, end, mice) } else { goals }
    }

    /// MIN-6: on each shortest way to one of these goals, the first space that sees a mouse; else the goal.
    fn first_sights(&self, at: Place, layers: &[Spaces], goals: Spaces, end: Spaces, mice: Spaces) -> Spaces {
        let side = self.board.side(self.book, at.tile);
        let sees =
            |s: SpaceId| !self.board.sees(self.book, Place { tile: at.tile, space: s }).and(mice).is_empty();
        let mut stops = Spaces::NONE;
        for goal in goals.iter() {
            let Some(length) = layers.iter().position(|l| l.has(goal)) else { continue };
            // Backwards: which spaces of each layer lie on a way to the goal.
            let mut ways: arrayvec::ArrayVec<Spaces, 16> = arrayvec::ArrayVec::new();
            ways.push(Spaces::one(goal));
            for layer in layers[..length].iter().rev() {
                let next = ways[ways.len() - 1];
                ways.push(layer.iter().filter(|s| !side.minion_adjacent(*s).and(next).is_empty()).collect());
            }
            let mut walking = Spaces::one(at.space);
            for way in ways.iter().rev() {
                let step: Spaces =
                    way.iter().filter(|s| walking.iter().any(|w| side.minion_adjacent(w).has(*s))).collect();
                let seeing: Spaces = step.iter().filter(|s| sees(*s) && end.has(*s)).collect();
                stops = stops.or(seeing);
                walking = step.minus(seeing);
            }
            stops = stops.or(walking.and(Spaces::one(goal)));
        }
        stops
    }

    /// Where a minion's move may end: at the bait, or by MIN-3 and MIN-6.
    pub(crate) fn minion_ends(&self, fig: Fig, init: InitId, points: u8) -> Spaces {
        let Some(at) = self.board.place(fig) else { return Spaces::NONE };
        let lure = self.bait_for(fig, at).or_else(|| self.drawn_to(fig, at).map(|(space, _)| space));
        match lure {
            Some(lure) => self.bait_ends(at, lure, points),
            None => {
                let ranged = self.book.init_cards[init.ix()].attacks == Attacks::Ranged;
                self.paths(fig, points, ranged)
            }
        }
    }

    /// The space a rule of the room draws a minion to, and the rule: the nearest of those it names.
    pub(crate) fn drawn_to(&self, fig: Fig, at: Place) -> Option<(SpaceId, RuleId)> {
        let kind = fig.as_minion().map(|_| self.board.kind_of(fig))?;
        let steps = &self.board.side(self.book, at.tile).minion_steps[at.space.ix()];
        let drawn = self.board.room_statics(self.book, at.tile).find_map(|(s, rule)| match s {
            Static::DrawnTo(of, spaces) if of.is_none_or(|k| k == kind) => Some((*spaces, rule)),
            _ => None,
        });
        let (spaces, rule) = drawn?;
        spaces.iter().min_by_key(|s| steps[s.ix()]).map(|space| (space, rule))
    }

    /// Whether a shortest way crosses a line no mouse could cross as freely, and whether it leads through water.
    fn way_crosses(&self, at: Place, to: Place) -> (bool, bool) {
        let side = self.board.side(self.book, at.tile);
        let left = |s: SpaceId| side.minion_steps[s.ix()][to.space.ix()];
        let (mut here, mut lines, mut water) = (at.space, false, false);
        while here != to.space {
            let next =
                side.minion_adjacent(here).iter().filter(|s| left(*s) < left(here)).min_by_key(|s| left(*s));
            let Some(next) = next else { break };
            lines |= side.space(here).climb.has(next) || side.space(here).red.has(next);
            water |= side.water.has(next);
            here = next;
        }
        (lines, water)
    }

    /// Why a minion ends its move there: MIN-7 in a mouse's space, MIN-5 where a tie was decided, RUL-20 where it was
    /// kept from coming closer.
    pub(crate) fn walk_cause(&self, fig: Fig, at: Place, to: Place, points: u8) -> Cause {
        let entered = self.board.mice_at(to) > 0;
        let mut cause = Cause::of(RuleId::MIN_3);
        if entered {
            cause = cause.and(RuleId::MIN_7);
        }
        if self.closest_spaces(fig).len() > 1 {
            cause = cause.and(RuleId::MIN_5);
        }
        let large = self.large(fig);
        let mice = self.prey(at.tile, fig).fold(Spaces::NONE, |all, (_, s)| all.with(s));
        let ranged = self.board.init_card(self.book, fig).attacks == Attacks::Ranged;
        let in_sight = ranged && !self.board.sees(self.book, to).and(mice).is_empty();
        if let Some((_, goal, _)) = self.closest_mouse(fig)
            && !entered
            && !large
            && !in_sight
            && self.hindered(at, to.space, goal, points)
        {
            cause = cause.and(RuleId::RUL_20);
        }
        cause
    }

    /// The one ruling that shaped a minion's way most, for its explanation.
    pub(crate) fn walk_rulings(&self, fig: Fig, at: Place, to: Place) -> Option<RuleId> {
        let (lines, water) = self.way_crosses(at, to);
        let goal = self.closest_mouse(fig).map(|(_, s, _)| s);
        let stopped_short = goal.is_some_and(|g| g != to.space);
        if self.beyond_four(to) {
            Some(RuleId::MOV_7)
        } else if self.board.minion_kind(self.book, fig).size == Size::Large {
            Some(RuleId::RUL_21)
        } else if !self.board.closed_to_minions(self.book, at.tile).is_empty() {
            Some(RuleId::RUL_45)
        } else if water {
            Some(RuleId::WAT_6)
        } else if lines {
            Some(RuleId::MIN_2)
        } else if stopped_short {
            Some(RuleId::RUL_8)
        } else {
            None
        }
    }
}
