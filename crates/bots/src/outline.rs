//! What a chapter wants: its victory conditions turned into tasks, and the way to them over exits and flips.

use arrayvec::ArrayVec;
use engine::board::Where;
use engine::book::{
    Area, BlockId, Chapter, Class, Classes, Cmp, Cond, Edge, Effect, Flip, It, PartyItem, Rule, Source, Test,
    When,
};
use engine::id::{
    AchievementId, ChapterId, CounterId, Fig, MAX_TILES, MinionId, SearchId, SideId, Spaces, TileId,
};
use engine::{Board, Book};

/// Something to be done for victory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// Be in a room, on these spaces.
    Reach { side: SideId, spaces: Spaces, everyone: bool },
    /// Beat this kind of minion; it waits in this room, if that is known.
    Defeat { kind: MinionId, side: Option<SideId> },
    /// Find a card by searching there.
    Find { card: SearchId, side: SideId, spaces: Spaces },
    /// Beat everything in sight.
    Clear,
}

/// A victory condition and the ways to make it true.
#[derive(Clone, Debug)]
struct Aim {
    cond: Cond,
    ways: Vec<Way>,
}

#[derive(Clone, Debug)]
struct Way {
    needs: Vec<Aim>,
    task: Option<Task>,
}

/// The outline of one chapter.
#[derive(Clone, Debug)]
pub(crate) struct Outline {
    pub(crate) chapter: ChapterId,
    aims: Vec<Vec<Aim>>,
    /// Bosses that must be beaten.
    pub(crate) bosses: Bosses,
    /// Counters whose change brings victory closer.
    wanted: u32,
    achievements: u32,
}

/// Tasks at hand.
pub(crate) type Tasks = ArrayVec<Task, 12>;
/// Bosses of a chapter.
pub(crate) type Bosses = ArrayVec<MinionId, 4>;

/// The first leg of a way to another room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hop {
    Leave(Edge),
    Flip,
}

impl Outline {
    pub(crate) fn of(book: &Book, id: ChapterId) -> Outline {
        let chapter = &book.chapters[id.ix()];
        let mut outline =
            Outline { chapter: id, aims: Vec::new(), bosses: Bosses::new(), wanted: 0, achievements: 0 };
        outline.aims = chapter
            .victory
            .iter()
            .map(|list| list.iter().map(|c| outline.aim(book, chapter, c, 4)).collect())
            .collect();
        let mut found = Bosses::new();
        outline.aims.iter().flatten().for_each(|aim| bosses(aim, book, &mut found));
        outline.bosses = found;
        outline
    }

    /// Whether a counter is part of a way to victory.
    pub(crate) fn wants(&self, counter: CounterId) -> bool {
        self.wanted >> counter.0 & 1 == 1
    }

    pub(crate) fn wants_achievement(&self, achievement: AchievementId) -> bool {
        self.achievements >> achievement.0 & 1 == 1
    }

    /// What is still to be done, most important first.
    pub(crate) fn tasks(&self, board: &Board, book: &Book) -> Tasks {
        let mut tasks = Tasks::new();
        for list in &self.aims {
            for aim in list {
                open(aim, board, book, &mut tasks);
            }
            if !tasks.is_empty() {
                break;
            }
        }
        tasks
    }

    fn aim(&mut self, book: &Book, chapter: &Chapter, cond: &Cond, depth: u8) -> Aim {
        let mut ways = Vec::new();
        let just = |task| Way { needs: Vec::new(), task: Some(task) };
        match &cond.test {
            Test::EveryMouseOn(Area::Room(side, spaces)) => {
                ways.push(just(Task::Reach { side: *side, spaces: *spaces, everyone: true }));
            }
            Test::MiceOn(Area::Room(side, spaces), n) => {
                ways.push(just(Task::Reach { side: *side, spaces: *spaces, everyone: *n > 1 }));
            }
            Test::On(_, Area::Room(side, spaces)) => {
                ways.push(just(Task::Reach { side: *side, spaces: *spaces, everyone: false }));
            }
            Test::SideUp(side) => {
                let spaces = book.sides[side.ix()].all();
                ways.push(just(Task::Reach { side: *side, spaces, everyone: false }));
            }
            Test::MinionsOn(Area::Room(side, _), ..) if cond.negate => {
                let spaces = book.sides[side.ix()].all();
                ways.push(just(Task::Reach { side: *side, spaces, everyone: false }));
            }
            Test::MinionsOn(..) if cond.negate => ways.push(just(Task::Clear)),
            Test::WasDefeated(kind) => {
                ways.push(just(Task::Defeat { kind: *kind, side: lair(book, chapter, *kind) }));
            }
            Test::AnyOf(some) if !cond.negate && depth > 0 => {
                for one in some {
                    ways.extend(self.aim(book, chapter, one, depth - 1).ways);
                }
            }
            Test::InStash(card) | Test::HasCard(None, card) => {
                for room in &chapter.rooms {
                    for s in room.searches.iter().filter(|s| s.card == *card) {
                        ways.push(just(Task::Find { card: *card, side: room.side, spaces: s.spaces }));
                    }
                }
                if depth > 0 {
                    self.by_rules(
                        book,
                        chapter,
                        depth,
                        &mut ways,
                        |e| matches!(e, Effect::TakeCard(_, c) if c == card),
                    );
                }
            }
            Test::Counter(counter, ..) if depth > 0 => {
                self.wanted |= 1 << counter.0;
                let counter = *counter;
                self.by_rules(book, chapter, depth, &mut ways, |e| match e {
                    Effect::Set(c, _) | Effect::Add(c, _) | Effect::Take(c, _) => *c == counter,
                    _ => false,
                });
            }
            Test::Achieved(achievement) if depth > 0 => {
                self.achievements |= 1 << achievement.0;
                let wanted = *achievement;
                let achieves = |e: &Effect| matches!(e, Effect::Achieve(a) if *a == wanted);
                self.by_rules(book, chapter, depth, &mut ways, achieves);
            }
            _ => {}
        }
        Aim { cond: cond.clone(), ways }
    }

    /// Ways that lead over a rule of the chapter whose effects do what is wanted.
    fn by_rules(
        &mut self,
        book: &Book,
        chapter: &Chapter,
        depth: u8,
        ways: &mut Vec<Way>,
        wanted: impl Fn(&Effect) -> bool,
    ) {
        let all = chapter.rules.iter().chain(chapter.rooms.iter().flat_map(|r| &r.rules));
        for ix in all {
            let rule = &book.rules[ix.0 as usize];
            if !contains(book, rule.effects, &wanted, 6) {
                continue;
            }
            let mut needs: Vec<Aim> =
                rule.conditions.iter().map(|c| self.aim(book, chapter, c, depth - 1)).collect();
            needs.retain(|a| !a.ways.is_empty());
            ways.push(Way { needs, task: task_of(book, chapter, rule) });
        }
    }
}

/// What the rule itself asks for: being in its room, or beating what it speaks of.
fn task_of(book: &Book, chapter: &Chapter, rule: &Rule) -> Option<Task> {
    if rule.when == When::Defeated {
        let kind = rule.conditions.iter().find_map(|c| match c.test {
            Test::Kind(It::Object, kind) if !c.negate => Some(kind),
            _ => None,
        });
        if let Some(kind) = kind {
            return Some(Task::Defeat { kind, side: lair(book, chapter, kind) });
        }
    }
    match rule.from {
        Source::Room(side) => {
            Some(Task::Reach { side, spaces: book.sides[side.ix()].all(), everyone: false })
        }
        _ => None,
    }
}

/// The room where a kind of minion waits.
fn lair(book: &Book, chapter: &Chapter, kind: MinionId) -> Option<SideId> {
    let has = |wave: &engine::book::Wave| wave.minions.iter().any(|(k, _)| *k == kind);
    let start = chapter.minions.iter().find(|(_, w)| has(w));
    if let Some((tile, _)) = start {
        return Some(chapter.map[tile.ix()].sides[0]);
    }
    let spawns = |e: &Effect| matches!(e, Effect::Spawn(k, _) | Effect::SpawnOn(k, ..) if *k == kind);
    let room = chapter.rooms.iter().find(|r| {
        r.setup.as_ref().is_some_and(|w| has(w) || w.effects.is_some_and(|b| contains(book, b, &spawns, 6)))
            || r.rules.iter().any(|ix| contains(book, book.rules[ix.0 as usize].effects, &spawns, 6))
    });
    room.map(|r| r.side)
}

/// Whether a block, or one nested in it, holds an effect.
pub(crate) fn contains(book: &Book, block: BlockId, wanted: &dyn Fn(&Effect) -> bool, depth: u8) -> bool {
    if depth == 0 {
        return false;
    }
    book.blocks[block.0 as usize].iter().any(|e| {
        let inside = |b: &BlockId| contains(book, *b, wanted, depth - 1);
        wanted(e)
            || match e {
                Effect::Check { pass, fail, .. } => inside(pass) || inside(fail),
                Effect::If { then, otherwise, .. } => inside(then) || inside(otherwise),
                Effect::EachCheese { then, .. } | Effect::Each(_, then) | Effect::Choose { then, .. } => {
                    inside(then)
                }
                Effect::Decide { options, .. } => options.iter().any(|(_, b)| inside(b)),
                Effect::Random(lots) => lots.iter().any(|(_, b)| inside(b)),
                _ => false,
            }
    })
}

fn open(aim: &Aim, board: &Board, book: &Book, tasks: &mut Tasks) {
    if met(&aim.cond, board, book) == Some(true) {
        return;
    }
    for way in &aim.ways {
        let before = tasks.len();
        // Things come before the place where they are used; what rises and falls can be waited for there.
        for things in [true, false] {
            if tasks.len() == before {
                let needs = way.needs.iter().filter(|need| is_a_thing(&need.cond) == things);
                needs.for_each(|need| open(need, board, book, tasks));
            }
        }
        if tasks.len() == before
            && let Some(task) = way.task
            && !tasks.is_full()
            && !tasks.contains(&task)
        {
            tasks.push(task);
        }
    }
}

/// Whether a condition asks for something that is had once and for all: a flag or an achievement.
fn is_a_thing(cond: &Cond) -> bool {
    matches!(cond.test, Test::Counter(_, Cmp::AtLeast, 1) | Test::Achieved(_)) && !cond.negate
}

/// The bosses that must be beaten for some aim, sooner or later.
fn bosses(aim: &Aim, book: &Book, out: &mut Bosses) {
    for way in &aim.ways {
        way.needs.iter().for_each(|need| bosses(need, book, out));
        if let Some(Task::Defeat { kind, .. }) = way.task
            && book.minions[kind.ix()].boss
            && !out.is_full()
            && !out.contains(&kind)
        {
            out.push(kind);
        }
    }
}

/// Whether a condition about the whole table holds, as far as it can be told from outside.
fn met(cond: &Cond, board: &Board, book: &Book) -> Option<bool> {
    let inside = |area: &Area, tile: TileId, space| match area {
        Area::Room(side, spaces) => board.side_id(tile) == *side && spaces.has(space),
        Area::Board => true,
        _ => false,
    };
    let mice_in = |area: &Area| {
        board
            .mice()
            .iter()
            .filter(|m| matches!(m.at(), Where::On(p) if inside(area, p.tile, p.space)))
            .count()
    };
    let truth = match &cond.test {
        Test::Counter(counter, cmp, n) => cmp.holds(board.counter(*counter), *n),
        Test::Achieved(a) => board.achieved() >> a.0 & 1 == 1,
        Test::InStash(card) => board.stash().iter().any(|c| book.copies[c.ix()] == *card),
        Test::Page(cmp, n) => cmp.holds(board.hourglass(), *n),
        Test::Round(cmp, n) => cmp.holds(board.round(), *n),
        Test::SideUp(side) => board.tiles().any(|t| board.side_id(t) == *side),
        Test::MiceOn(area, n) => mice_in(area) >= usize::from(*n),
        Test::EveryMouseOn(area) => {
            let free = board.mice().iter().filter(|m| !matches!(m.at(), Where::Captured(_))).count();
            free > 0 && mice_in(area) == free
        }
        Test::MinionsOn(area, kind, n) => {
            let here = board.minions().filter(|(_, m)| {
                kind.is_none_or(|k| m.kind() == Some(k)) && inside(area, m.at().tile, m.at().space)
            });
            here.count() >= usize::from(*n)
        }
        Test::WasDefeated(kind) => {
            // The board does not tell: gone from a room that was entered means beaten.
            let lair = lair(book, board.chapter(book), *kind)?;
            board.explored(lair) && !board.minions().any(|(_, m)| m.kind() == Some(*kind))
        }
        Test::HasCard(None, card) => {
            let mice = board.mice().iter().flat_map(|m| m.equipped().iter().chain(m.pack()));
            mice.chain(board.stash()).any(|c| book.copies[c.ix()] == *card)
        }
        Test::EveryRound(n) => board.round() > 0 && board.round().is_multiple_of(*n),
        Test::AnyOf(some) => {
            let told: Vec<Option<bool>> = some.iter().map(|one| met(one, board, book)).collect();
            if told.contains(&Some(true)) {
                true
            } else if told.contains(&None) {
                return None;
            } else {
                false
            }
        }
        _ => return None,
    };
    Some(truth != cond.negate)
}

/// Hops from a room to another, and the first of them.
pub(crate) fn route(
    board: &Board,
    book: &Book,
    from: TileId,
    goal: impl Fn(TileId, SideId) -> bool,
) -> Option<(u8, Hop)> {
    way(board, book, from, goal).map(|(rooms, hop)| (rooms.len() as u8, hop))
}

/// Rooms on a way, as many as a chapter can have.
pub(crate) type Rooms = ArrayVec<SideId, { 2 * MAX_TILES }>;

/// A room that was found on a way, and the one before it with the hop between them.
type Found = (TileId, SideId, Option<(usize, Hop)>);

/// The rooms on the shortest way from one to another, the goal first, and the first hop.
pub(crate) fn way(
    board: &Board,
    book: &Book,
    from: TileId,
    goal: impl Fn(TileId, SideId) -> bool,
) -> Option<(Rooms, Hop)> {
    let map = &board.chapter(book).map;
    let mut queue: ArrayVec<Found, { 2 * MAX_TILES }> = ArrayVec::new();
    queue.push((from, board.side_id(from), None));
    let mut head = 0;
    while head < queue.len() {
        let (tile, side, came) = queue[head];
        if came.is_some() && goal(tile, side) {
            let (mut rooms, mut at) = (Rooms::new(), head);
            while let (_, room, Some((before, hop))) = queue[at] {
                rooms.push(room);
                at = before;
                if queue[at].2.is_none() {
                    return Some((rooms, hop));
                }
            }
        }
        let add = |to: TileId, up: SideId, hop: Hop, queue: &mut ArrayVec<Found, { 2 * MAX_TILES }>| {
            let known = |(t, s, _): &Found| *t == to && *s == up;
            if !queue.iter().any(known) && !queue.is_full() {
                queue.push((to, up, Some((head, hop))));
            }
        };
        let printed = &book.sides[side.ix()];
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
            if fits(up) {
                add(next, up, Hop::Leave(exit.edge), &mut queue);
            } else if map[next.ix()].sides.contains(&back) && fits(back) {
                add(next, back, Hop::Leave(exit.edge), &mut queue);
            }
        }
        if let Some((_, kind)) = printed.flip
            && map[tile.ix()].sides.contains(&printed.back)
            && can_flip(board, book, kind)
        {
            add(tile, printed.back, Hop::Flip, &mut queue);
        }
        head += 1;
    }
    None
}

fn can_flip(board: &Board, book: &Book, kind: Flip) -> bool {
    match kind {
        Flip::Plain => true,
        Flip::Hook => board.stash().iter().any(|c| book.card(*c).party_item == Some(PartyItem::Hook)),
        Flip::Gear => (0..board.mice().len()).any(|m| gears(board, book, m)),
    }
}

/// Whether a mouse may work a gear.
pub(crate) fn gears(board: &Board, book: &Book, mouse: usize) -> bool {
    let able = Classes::of([Class::Tinkerer, Class::Scamp]);
    able.met_by(board.hero(book, mouse).classes) && board.place(Fig::mouse(mouse)).is_some()
}
