//! Ways from room to room over exits and flips, and what bars them.

use super::aims::{Aim, Backwards};
use super::truth::all_hold;
use arrayvec::ArrayVec;
use engine::book::{Class, Classes, Colour, Cond, Edge, Effect, Flip, PartyItem, Static, Test, Via};
use engine::id::{Fig, MAX_TILES, SearchId, SideId, TileId};
use engine::{Board, Book};

/// The first leg of a way to another room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hop {
    Leave(Edge),
    Flip,
}

/// A rule that locks a way out of a room.
#[derive(Clone, Debug)]
pub(super) struct Bar {
    /// Of this room; none for every room.
    side: Option<SideId>,
    via: Via,
    colour: Option<Colour>,
    conditions: Vec<Cond>,
    /// Every way to this tile, as long as it is not on the table; then nothing else counts.
    missing: Option<TileId>,
    /// What would unlock it: any one.
    pub opens: Vec<Aim>,
}

impl Bar {
    /// The locks of a chapter that open for a deed, or never; what hangs on who stands where comes and goes.
    pub(super) fn all(backwards: &mut Backwards) -> Vec<Bar> {
        let chapter = backwards.chapter;
        let own = chapter.statics.iter().map(|s| (None, *s));
        let rooms = chapter.rooms.iter().flat_map(|r| r.statics.iter().map(|s| (Some(r.side), *s)));
        let mut bars = Vec::new();
        for (side, at) in own.chain(rooms) {
            let (_, _, conditions, what) = &backwards.book.statics[at as usize];
            let Static::ForbidExplore { via, colour } = what else { continue };
            if conditions.iter().any(|c| stands_somewhere(&c.test)) {
                continue;
            }
            let not = |c: &Cond| Cond { negate: !c.negate, test: c.test.clone() };
            let opens = conditions.iter().map(|c| backwards.aim(&not(c))).collect();
            let conditions = conditions.clone();
            bars.push(Bar { side, via: *via, colour: *colour, conditions, missing: None, opens });
        }
        Bar::ledges(backwards, &mut bars);
        Bar::gaps(backwards, &mut bars);
        bars
    }

    /// A tile that a rule lays is locked until that rule has spoken.
    fn gaps(backwards: &mut Backwards, bars: &mut Vec<Bar>) {
        for (at, tile) in backwards.chapter.map.iter().enumerate() {
            let mut opens = Vec::new();
            for side in tile.sides {
                let ways = backwards.ways_to(&|e| matches!(e, Effect::LayTile(laid) if *laid == side));
                if !ways.is_empty() {
                    let cond = Cond { negate: false, test: Test::SideUp(side) };
                    opens.push(Aim { cond, lasting: true, ways });
                }
            }
            if !opens.is_empty() {
                let missing = Some(TileId(at as u8));
                let conditions = Vec::new();
                bars.push(Bar { side: None, via: Via::Any, colour: None, conditions, missing, opens });
            }
        }
    }

    /// A ledge is locked as long as there is no hook.
    fn ledges(backwards: &mut Backwards, bars: &mut Vec<Bar>) {
        let book = backwards.book;
        let hook = book.search.iter().position(|card| card.party_item == Some(PartyItem::Hook));
        let Some(hook) = hook.map(|at| SearchId(at as u8)) else { return };
        let sides = backwards.chapter.map.iter().flat_map(|tile| tile.sides);
        for side in sides.filter(|s| book.sides[s.ix()].flip.is_some_and(|(_, kind)| kind == Flip::Hook)) {
            let hooked = |negate| Cond { negate, test: Test::InStash(hook) };
            let opens = vec![backwards.aim(&hooked(false))];
            let conditions = vec![hooked(true)];
            let side = Some(side);
            bars.push(Bar { side, via: Via::Flip, colour: None, conditions, missing: None, opens });
        }
    }

    fn bars(&self, board: &Board, book: &Book, side: SideId, exit: Option<(Edge, Colour)>) -> bool {
        self.missing.is_none()
            && self.side.is_none_or(|s| s == side)
            && self.via.is(exit.map(|e| e.0))
            && self.colour.is_none_or(|c| exit.is_some_and(|e| e.1 == c))
            && all_hold(&self.conditions, board, book, None) != Some(false)
    }
}

fn stands_somewhere(test: &Test) -> bool {
    match test {
        Test::AnyOf(some) => some.iter().any(|c| stands_somewhere(&c.test)),
        _ => test.area().is_some(),
    }
}

/// Rooms on a way, as many as a chapter can have.
pub(crate) type Rooms = ArrayVec<SideId, { 2 * MAX_TILES }>;

/// A way to another room.
pub(crate) struct Road {
    /// The rooms on it, the goal first.
    pub rooms: Rooms,
    pub hop: Hop,
    /// The first lock on it.
    pub locked: Option<u8>,
}

/// A room that was found on a way; the one before it, the hop between them and the lock on that.
struct Found {
    tile: TileId,
    side: SideId,
    came: Option<(usize, Hop, Option<u8>)>,
}

type Queue = ArrayVec<Found, { 2 * MAX_TILES }>;

/// The shortest way from one room to another that is open; else the shortest that could be unlocked.
pub(super) fn road(
    board: &Board,
    book: &Book,
    bars: &[Bar],
    from: TileId,
    goal: impl Fn(TileId, SideId) -> bool,
) -> Option<Road> {
    let open = search(board, book, bars, from, &goal, false);
    if open.is_some() || bars.is_empty() { open } else { search(board, book, bars, from, &goal, true) }
}

fn search(
    board: &Board,
    book: &Book,
    bars: &[Bar],
    from: TileId,
    goal: &dyn Fn(TileId, SideId) -> bool,
    through_locks: bool,
) -> Option<Road> {
    let map = &board.chapter(book).map;
    let mut queue = Queue::new();
    queue.push(Found { tile: from, side: board.side_id(from), came: None });
    let mut head = 0;
    while head < queue.len() {
        let (tile, side) = (queue[head].tile, queue[head].side);
        if queue[head].came.is_some() && goal(tile, side) {
            return Some(back(&queue, head));
        }
        let printed = &book.sides[side.ix()];
        let mut add = |to: TileId, up: SideId, hop: Hop, exit: Option<(Edge, Colour)>| {
            let laid = board.lies(to);
            let bar = bars.iter().position(|bar| {
                if laid { bar.bars(board, book, side, exit) } else { bar.missing == Some(to) }
            });
            let shut = bar.map_or(!laid, |b| !through_locks || bars[b].opens.is_empty());
            let known = queue.iter().any(|f| f.tile == to && f.side == up);
            if !shut && !known && !queue.is_full() {
                queue.push(Found { tile: to, side: up, came: Some((head, hop, bar.map(|b| b as u8))) });
            }
        };
        for exit in &printed.exits {
            let (dx, dy) = exit.edge.step();
            let here = &map[tile.ix()];
            let next = map.iter().position(|t| t.x == here.x + dx && t.y == here.y + dy);
            let Some(next) = next.map(|t| TileId(t as u8)) else { continue };
            let fits = |side: SideId| {
                book.sides[side.ix()].exit(exit.edge.opposite()).is_some_and(|e| e.colour == exit.colour)
            };
            let up = board.side_id(next);
            let back = book.sides[up.ix()].back;
            let through = Some((exit.edge, exit.colour));
            if fits(up) {
                add(next, up, Hop::Leave(exit.edge), through);
            } else if map[next.ix()].sides.contains(&back) && fits(back) {
                add(next, back, Hop::Leave(exit.edge), through);
            }
        }
        if let Some((_, kind)) = printed.flip
            && map[tile.ix()].sides.contains(&printed.back)
            && can_flip(board, book, kind)
        {
            add(tile, printed.back, Hop::Flip, None);
        }
        head += 1;
    }
    None
}

/// The way that led to a room of the queue.
fn back(queue: &Queue, mut at: usize) -> Road {
    let (mut rooms, mut locked, mut first) = (Rooms::new(), None, Hop::Flip);
    while let Some((before, hop, bar)) = queue[at].came {
        rooms.push(queue[at].side);
        locked = bar.or(locked);
        first = hop;
        at = before;
    }
    Road { rooms, hop: first, locked }
}

fn can_flip(board: &Board, book: &Book, kind: Flip) -> bool {
    match kind {
        // Without the hook it is a lock: see `Bar::ledges`.
        Flip::Plain | Flip::Hook => true,
        Flip::Gear => (0..board.mice().len()).any(|m| gears(board, book, m)),
    }
}

/// Whether a mouse may work a gear.
pub(crate) fn gears(board: &Board, book: &Book, mouse: usize) -> bool {
    let able = Classes::of([Class::Tinkerer, Class::Scamp]);
    able.met_by(board.hero(book, mouse).classes) && board.place(Fig::mouse(mouse)).is_some()
}
