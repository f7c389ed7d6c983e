//! Ways of a mouse over its tile: which spaces it can reach with its points, by which steps, and how far
//! any space is from a goal. The client's move helper uses it too.

use engine::board::Stride;
use engine::book::{Marker, Side, Static, Status};
use engine::event::Token;
use engine::id::{Fig, MAX_SPACES, Place, SpaceId, Spaces};
use engine::{Board, Book, Choice};

/// Not to be reached.
pub const FAR: u8 = u8::MAX;

/// Where a mouse can go in its move at hand.
#[derive(Clone, Debug)]
pub struct Paths {
    /// Where it stands.
    pub from: SpaceId,
    /// Spaces it can reach by steps, its own not included.
    pub reach: Spaces,
    /// Spaces it can try to climb out to from water.
    pub climbs: Spaces,
    cost: [u8; MAX_SPACES],
    before: [u8; MAX_SPACES],
}

impl Paths {
    /// The ways of a mouse with the movement points it has left. Mousetraps are walked onto only as the last
    /// step: nobody walks through one by accident.
    pub fn of(board: &Board, book: &Book, mouse: usize) -> Option<Paths> {
        let place = board.place(Fig::mouse(mouse))?;
        let mut paths = Paths {
            from: place.space,
            reach: Spaces::NONE,
            climbs: Spaces::NONE,
            cost: [FAR; MAX_SPACES],
            before: [FAR; MAX_SPACES],
        };
        paths.cost[place.space.ix()] = 0;
        if !may_move(board, book, mouse, place) {
            return Some(paths);
        }
        let ground = Ground::of(board, book, mouse, place);
        let points = board.turn().points();
        let start_wet = ground.side.water.has(place.space);
        if start_wet && board.turn().stride() == Stride::Unused {
            paths.climbs = ground.next(place.space).and(ground.open).minus(ground.side.water);
        }
        let mut done = Spaces::NONE;
        loop {
            let open = paths.reach.with(place.space).minus(done);
            let Some(at) = open.iter().min_by_key(|s| (paths.cost[s.ix()], s.0)) else { break };
            done = done.with(at);
            if at != place.space && ground.stops.has(at) {
                continue;
            }
            for to in ground.next(at).and(ground.open).minus(done).iter() {
                if ground.side.upstream[at.ix()].has(to)
                    || (ground.side.water.has(at) && !ground.side.water.has(to))
                {
                    continue;
                }
                let cost = paths.cost[at.ix()].saturating_add(ground.price(at, to));
                if cost <= points && cost < paths.cost[to.ix()] {
                    paths.cost[to.ix()] = cost;
                    paths.before[to.ix()] = at.0;
                    paths.reach = paths.reach.with(to);
                }
            }
        }
        Some(paths)
    }

    /// Movement points a space costs; none if it is out of reach.
    pub fn cost(&self, to: SpaceId) -> Option<u8> {
        Some(self.cost[to.ix()]).filter(|c| *c != FAR)
    }

    /// The steps to a space, first one first; empty if it is where the mouse stands or out of reach.
    pub fn steps(&self, to: SpaceId) -> Vec<Choice> {
        if self.climbs.has(to) {
            return vec![Choice::ClimbOut(to)];
        }
        let mut steps = Vec::new();
        let mut at = to;
        while self.before[at.ix()] != FAR {
            steps.push(Choice::Step(at));
            at = SpaceId(self.before[at.ix()]);
        }
        steps.reverse();
        steps
    }

    /// The first step to a space.
    pub fn first(&self, to: SpaceId) -> Option<Choice> {
        if self.climbs.has(to) {
            return Some(Choice::ClimbOut(to));
        }
        let mut at = to;
        let mut first = None;
        while self.before[at.ix()] != FAR {
            first = Some(Choice::Step(at));
            at = SpaceId(self.before[at.ix()]);
        }
        first
    }
}

/// How many movement points every space of a tile is away from the nearest goal, for this mouse and with
/// nobody in the way. A step out of water counts as a whole move.
pub fn distances(board: &Board, book: &Book, mouse: usize, place: Place, goals: Spaces) -> [u8; MAX_SPACES] {
    let ground = Ground::of(board, book, mouse, place);
    let mut far = [FAR; MAX_SPACES];
    goals.iter().for_each(|s| far[s.ix()] = 0);
    let (mut seen, mut done) = (goals, Spaces::NONE);
    loop {
        let open = seen.minus(done);
        let Some(at) = open.iter().min_by_key(|s| (far[s.ix()], s.0)) else { break };
        done = done.with(at);
        // Adjacency is mutual, prices are not: from a neighbour to here.
        for from in ground.next(at).minus(done).iter() {
            if ground.side.upstream[from.ix()].has(at) {
                continue;
            }
            let out_of_water = ground.side.water.has(from) && !ground.side.water.has(at);
            let into_water = ground.side.water.has(at);
            let price = ground.price(from, at)
                + if out_of_water { 8 } else { 0 }
                + if into_water { 3 } else { 0 }
                + if ground.traps.has(at) { 6 } else { 0 };
            let cost = far[at.ix()].saturating_add(price);
            if cost < far[from.ix()] {
                far[from.ix()] = cost;
                seen = seen.with(from);
            }
        }
    }
    far
}

fn may_move(board: &Board, book: &Book, mouse: usize, place: Place) -> bool {
    let (fig, turn) = (Fig::mouse(mouse), board.turn());
    let held = board
        .room_statics(book, place.tile)
        .any(|(s, _)| matches!(s, Static::Held(who) if *who == board.mice()[mouse].mouse()));
    let crowded = turn.stride() == Stride::Unused && board.minions_at(place) > board.mice_at(place);
    !held
        && !crowded
        && turn.stride() != Stride::Over
        && !board.marked(fig, Marker::Webbed)
        && !board.marked(fig, Marker::KnockedDown)
}

/// A tile as one mouse finds it.
struct Ground<'b> {
    side: &'b Side,
    /// Spaces with room.
    open: Spaces,
    /// Spaces where a move ends.
    stops: Spaces,
    traps: Spaces,
    crosses: bool,
    hook: Option<(SpaceId, SpaceId)>,
}

impl<'b> Ground<'b> {
    fn of(board: &Board, book: &'b Book, mouse: usize, place: Place) -> Ground<'b> {
        let side = board.side(book, place.tile);
        let taken = board.rooms_taken(book, place.tile);
        let open = side.all().iter().filter(|s| taken[s.ix()] < side.space(*s).capacity).collect();
        let minions: Spaces =
            board.minions().filter(|(_, m)| m.at().tile == place.tile).map(|(_, m)| m.at().space).collect();
        let (mut crosses, mut ignores) = (board.has_status(Fig::mouse(mouse), Status::Crossing), false);
        for (s, _) in board.statics_of(book, mouse) {
            crosses |= matches!(s, Static::Crosses);
            ignores |= matches!(s, Static::IgnoresTraps);
        }
        let traps = if ignores { Spaces::NONE } else { board.traps(place.tile) };
        let hook = board.token(Token::Hook).filter(|(at, _)| at.tile == place.tile);
        Ground {
            side,
            open,
            stops: minions.or(side.water).or(traps),
            traps,
            crosses,
            hook: hook.and_then(|(at, other)| Some((at.space, other?))),
        }
    }

    fn next(&self, at: SpaceId) -> Spaces {
        let space = self.side.space(at);
        let mut next = space.adjacent;
        if self.crosses {
            next = next.or(space.red).or(space.gap);
        }
        match self.hook {
            Some((a, b)) if a == at => next.with(b),
            Some((a, b)) if b == at => next.with(a),
            _ => next,
        }
    }

    fn price(&self, from: SpaceId, to: SpaceId) -> u8 {
        let space = self.side.space(from);
        if space.adjacent.has(to) && space.climb.has(to) { 3 } else { 1 }
    }
}
