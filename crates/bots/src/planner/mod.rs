//! The planner: from a position, what to do next for victory.
//!
//! [`Outline::of`] looks once at a chapter, backwards from victory (and from the author's `goal` lines) through the rules
//! that make a condition true, to things that can be done: stand somewhere, search somewhere, beat somebody. A lock on a way is
//! one more condition. [`Outline::steps`] then reads from the table which of them are open, and by which exit the next one lies.
//! Side quests are found the same way, and weighed against the time that is left.

mod aims;
mod clock;
mod detours;
mod errands;
mod open;
mod task;
mod toll;
mod truth;
mod ways;

use aims::{Aim, Backwards, Wish};
use arrayvec::ArrayVec;
use clock::Clock;
use engine::book::{Chapter, Cmp, Cond, Effect, Test};
use engine::id::{AchievementId, ChapterId, CounterId, MinionId, SideId, TileId};
use engine::{Board, Book};
use errands::Errand;
use open::{Standing, Table};
use task::place;
use ways::Bar;

pub(crate) use aims::contains;
pub(crate) use task::{Task, Tasks, Who};
pub(crate) use truth::{Me, all_hold};
pub(crate) use ways::{Hop, Road, gears};

/// How many locks, one behind the other, are thought of.
const MOST_LOCKS: u8 = 3;

/// The outline of one chapter.
#[derive(Clone, Debug)]
pub(crate) struct Outline {
    pub(crate) chapter: ChapterId,
    /// All aims of any one list.
    victories: Vec<Vec<Aim>>,
    /// What ends each of the author's goals, in their order.
    goals: Vec<Vec<Aim>>,
    bars: Vec<Bar>,
    errands: Vec<Errand>,
    /// Bosses that must be beaten.
    pub(crate) bosses: Bosses,
    wishes: Vec<Wish>,
    /// Counters that bring defeat, whether by rising, and when.
    dreads: Vec<(CounterId, bool, u8)>,
    /// What moves such a counter by itself at the start of a round.
    clocks: Vec<Clock>,
    /// Counters that wake something bad, whether by rising, and when.
    dangers: Vec<(CounterId, bool, u8)>,
    dice: u32,
    achievements: u32,
    /// Counters that later chapters remember.
    remembered: u32,
}

/// Bosses of a chapter.
pub(crate) type Bosses = ArrayVec<MinionId, 4>;

/// A task, and the way to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    pub task: Task,
    /// Rooms away; 0 is here.
    pub hops: u8,
    /// What the way costs, in cheese on the wheel.
    pub toll: u8,
    /// Which way out of this room.
    pub hop: Option<Hop>,
}

/// What could be done next.
pub(crate) type Steps = ArrayVec<Step, 16>;

impl Outline {
    pub(crate) fn of(book: &Book, id: ChapterId) -> Outline {
        let chapter = &book.chapters[id.ix()];
        let mut backwards = Backwards::new(book, chapter);
        let mut victories: Vec<Vec<Aim>> =
            chapter.victory.iter().map(|list| list.iter().map(|c| backwards.aim(c)).collect()).collect();
        // A rule may also simply say `win`.
        let ways = backwards.ways_to(&|e| matches!(e, Effect::Win));
        if !ways.is_empty() {
            let never = Cond { negate: false, test: Test::AnyOf(Vec::new()) };
            victories.push(vec![Aim { cond: never, lasting: true, ways }]);
        }
        let bars = Bar::all(&mut backwards);
        let learnt = backwards.learnt.clone();
        let not = |c: &Cond| Cond { negate: !c.negate, test: c.test.clone() };
        let goals = chapter.goals.iter();
        let goals = goals.map(|g| g.conditions.iter().map(|c| backwards.aim(&not(c))).collect()).collect();
        let mut bosses = Bosses::new();
        victories.iter().flatten().for_each(|aim| needed_bosses(aim, book, &mut bosses));
        let dreads: Vec<_> = chapter.defeat.iter().flatten().filter_map(dread).collect();
        let remembered = chapter.remembers.iter().fold(0, |all, (counter, _)| all | 1 << counter.0);
        let mut outline = Outline {
            chapter: id,
            victories,
            goals,
            bars,
            errands: Vec::new(),
            bosses,
            wishes: learnt.wishes,
            clocks: Clock::all(book, chapter, &dreads),
            dreads,
            dangers: aims::dangers(book, chapter),
            dice: learnt.dice,
            achievements: learnt.achievements,
            remembered,
        };
        outline.errands = outline.errands_of(book, chapter);
        outline
    }

    /// What earns a story achievement or time, or makes a check on the way easier.
    fn errands_of(&self, book: &Book, chapter: &Chapter) -> Vec<Errand> {
        let needed = |e: &Effect| match e {
            Effect::Achieve(a) => self.needs_achievement(*a),
            Effect::Set(c, v) => self.wishes_for(*c, |w| if w.up { *v >= w.n } else { *v <= w.n }),
            Effect::Add(c, _) => self.wishes_for(*c, |w| w.up),
            Effect::Take(c, _) => self.wishes_for(*c, |w| !w.up),
            Effect::Win => true,
            _ => false,
        };
        let worth_it = |e: &Effect| match e {
            Effect::Achieve(_) | Effect::EndMarker(1..) | Effect::Hourglass(..=-1) => true,
            Effect::Set(c, 1..) => self.remembers(*c),
            Effect::Add(c, _) => self.gives_dice(*c),
            _ => false,
        };
        Errand::all(book, chapter, needed, worth_it)
    }

    /// How much nearer to victory it brings that a counter moves, in hundredths of a step: negative if something that is so
    /// would not be any longer, or if it wakes a danger.
    pub(crate) fn wants(&self, board: &Board, counter: CounterId, up: bool, by: i32) -> i32 {
        let now = i32::from(board.counter(counter));
        let then = now + if up { by } else { -by };
        let (mut worth, mut spoils) = (0, 0);
        for wish in self.wishes.iter().filter(|w| w.counter == counter) {
            let n = i32::from(wish.n);
            let lacks = |value: i32| if wish.up { n - value } else { value - n };
            worth = worth.max(match lacks(now) {
                1.. if lacks(then) < lacks(now) => 100,
                // What sinks by itself is kept a little higher than it must be.
                0 if lacks(then) < 0 && !wish.lasting => 40,
                _ => 0,
            });
            if lacks(now) <= 0 && lacks(then) > 0 {
                spoils = -40;
            }
        }
        for (dangerous, rising, n) in &self.dangers {
            let there = |value: i32| if *rising { value >= i32::from(*n) } else { value <= i32::from(*n) };
            if *dangerous == counter && !there(now) && there(then) {
                return -80;
            }
        }
        if worth > 0 { worth } else { spoils }
    }

    /// Whether a counter gives dice to a check on the way to victory.
    pub(crate) fn gives_dice(&self, counter: CounterId) -> bool {
        self.dice >> counter.0 & 1 == 1
    }

    /// Whether a counter is part of a way to victory at all.
    pub(crate) fn needs(&self, counter: CounterId) -> bool {
        self.wishes.iter().any(|w| w.counter == counter)
    }

    /// Whether a way to victory wants a counter so.
    fn wishes_for(&self, counter: CounterId, so: impl Fn(&Wish) -> bool) -> bool {
        self.wishes.iter().any(|w| w.counter == counter && so(w))
    }

    /// How bad it is that a counter moves by one, in hundredths: the nearer to defeat, the worse. Negative if it is good.
    pub(crate) fn dreads(&self, board: &Board, counter: CounterId, up: bool) -> i32 {
        let dreaded = self.dreads.iter().find(|(c, ..)| *c == counter);
        dreaded.map_or(0, |(_, rising, n)| {
            let left = i32::from(n.abs_diff(board.counter(counter))).max(1);
            if *rising == up { 100 / left } else { -100 / left }
        })
    }

    /// Whether later chapters remember a counter.
    pub(crate) fn remembers(&self, counter: CounterId) -> bool {
        self.remembered >> counter.0 & 1 == 1
    }

    pub(crate) fn wants_achievement(&self, achievement: AchievementId) -> bool {
        self.achievements >> achievement.0 & 1 == 1
    }

    /// Whether there is no way to victory, or through some lock, without an achievement.
    fn needs_achievement(&self, achievement: AchievementId) -> bool {
        let victories = !self.victories.is_empty()
            && self.victories.iter().all(|list| list.iter().any(|aim| aim.requires(achievement)));
        let locked =
            |bar: &Bar| !bar.opens.is_empty() && bar.opens.iter().all(|aim| aim.requires(achievement));
        victories || self.bars.iter().any(locked)
    }

    /// What is still to be done for victory, most important first; with a mouse, places that it keeps for others too.
    pub(crate) fn tasks(&self, board: &Board, book: &Book, mouse: Option<usize>) -> Tasks {
        let table = Table { board, book, mouse };
        let mut tasks = Tasks::new();
        for list in &self.victories {
            let possible = open_all(table, list, &mut tasks);
            if possible && !tasks.is_empty() {
                return tasks;
            }
            tasks.clear();
        }
        // Nothing that the rules tell leads to victory: the author's own words may.
        if let Some(near) = board.near_goal(book) {
            let at = board.chapter(book).goals.iter().position(|g| g.name == near.name);
            for aim in at.iter().flat_map(|at| &self.goals[*at]) {
                table.open(aim, &mut tasks);
            }
            if tasks.is_empty()
                && let Some((side, spaces)) = near.at
            {
                tasks.push(Task::Reach { side, spaces, everyone: false, who: Who::ANYONE });
            }
        }
        tasks
    }

    /// The next steps of a mouse in a room, nearest first.
    pub(crate) fn steps(&self, board: &Board, book: &Book, mouse: usize, tile: TileId) -> Steps {
        let table = Table { board, book, mouse: Some(mouse) };
        let mut steps = Steps::new();
        for task in self.tasks(board, book, Some(mouse)) {
            self.find_way(table, tile, task, MOST_LOCKS, &mut steps);
        }
        // The sort is stable: what comes first among equals stays first.
        let preferred = board.near_goal(book).and_then(|goal| goal.at).map(|(side, _)| side);
        let author_says = |step: &Step| preferred.is_some() && place(step.task) == preferred;
        let any = steps.iter().any(author_says);
        steps.sort_by_key(|step| (any && !author_says(step), step.hops));
        steps
    }

    /// Adds the way to a task, or to what unlocks it.
    fn find_way(&self, table: Table, tile: TileId, task: Task, locks: u8, steps: &mut Steps) {
        let (board, book) = (table.board, table.book);
        let up = board.side_id(tile);
        let road = match task {
            Task::Reach { side, .. } | Task::Find { side, .. } if side == up => {
                return add(steps, Step { task, hops: 0, toll: 0, hop: None });
            }
            Task::Reach { side, .. } | Task::Find { side, .. } => {
                self.road(board, book, tile, |_, to| to == side)
            }
            Task::Defeat { kind, side: lair } => {
                let there = board.minions().find(|(_, m)| m.kind() == Some(kind)).map(|(_, m)| m.at().tile);
                self.road(board, book, tile, |t, s| match there {
                    Some(found) => t == found,
                    None => lair == Some(s),
                })
            }
            Task::Clear => self.road(board, book, tile, |t, _| board.minions_on(t)),
        };
        let Some(road) = road else { return };
        let Some(lock) = road.locked else {
            let toll = toll::toll(board, book, &road.rooms, &[]) as u8;
            return add(steps, Step { task, hops: road.rooms.len() as u8, toll, hop: Some(road.hop) });
        };
        if locks == 0 {
            return;
        }
        let mut tasks = Tasks::new();
        for aim in &self.bars[usize::from(lock)].opens {
            table.open(aim, &mut tasks);
        }
        for task in tasks {
            self.find_way(table, tile, task, locks - 1, steps);
        }
    }

    /// The shortest way from one room to another.
    pub(crate) fn road(
        &self,
        board: &Board,
        book: &Book,
        from: TileId,
        goal: impl Fn(TileId, SideId) -> bool,
    ) -> Option<Road> {
        ways::road(board, book, &self.bars, from, goal)
    }

    /// The first hop of a way that is open, and how many rooms it has.
    pub(crate) fn route(
        &self,
        board: &Board,
        book: &Book,
        from: TileId,
        goal: impl Fn(TileId, SideId) -> bool,
    ) -> Option<(u8, Hop)> {
        let road = self.road(board, book, from, goal).filter(|road| road.locked.is_none())?;
        Some((road.rooms.len() as u8, road.hop))
    }
}

/// Collects the tasks of a list of which all must come true: what lasts first, then where to be in the end.
fn open_all(table: Table, list: &[Aim], tasks: &mut Tasks) -> bool {
    let mut first = false;
    for lasting in [true, false] {
        for aim in list.iter().filter(|aim| aim.lasting == lasting) {
            match table.open(aim, tasks) {
                Standing::Met => {}
                Standing::Open => first |= lasting,
                Standing::Lost => return false,
            }
        }
        if first {
            return true;
        }
    }
    true
}

fn add(steps: &mut Steps, step: Step) {
    if !steps.is_full() && !steps.contains(&step) {
        steps.push(step);
    }
}

/// The bosses that must be beaten for some aim, sooner or later.
fn needed_bosses(aim: &Aim, book: &Book, out: &mut Bosses) {
    let mut note = |kind: MinionId| {
        if book.minions[kind.ix()].boss && !out.is_full() && !out.contains(&kind) {
            out.push(kind);
        }
    };
    if let Test::WasDefeated(kind) = aim.cond.test
        && !aim.cond.negate
    {
        note(kind);
    }
    for way in &aim.ways {
        if let Some(Task::Defeat { kind, .. }) = way.task {
            note(kind);
        }
    }
    for way in &aim.ways {
        way.needs.iter().for_each(|need| needed_bosses(need, book, out));
    }
}

/// What a condition of defeat dreads: a counter, whether it is its rising, and how far.
fn dread(cond: &Cond) -> Option<(CounterId, bool, u8)> {
    match (&cond.test, cond.negate) {
        (Test::Counter(counter, Cmp::AtLeast, n), negate) => Some((*counter, !negate, *n)),
        (Test::Counter(counter, Cmp::AtMost, n), negate) => Some((*counter, negate, *n)),
        _ => None,
    }
}
