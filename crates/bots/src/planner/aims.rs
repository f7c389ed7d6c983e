//! Backwards from what is wanted to what can be done: a condition, the rules of the chapter that make it true, what those
//! rules ask for in turn, and so on. Made once for a chapter; which part of it is open is read from the table.

use super::task::{Task, Who};
use engine::Book;
use engine::book::{Area, BlockId, Chapter, Cmp, Cond, Effect, It, Num, Rule, RuleIx, Source, Test, When};
use engine::id::{AchievementId, CounterId, MinionId, MouseId, SearchId, SideId, Spaces};

/// How long a chain of conditions may be.
const LONGEST_CHAIN: usize = 8;
/// Most conditions that are followed: a book of rules that all lean on each other must not take for ever.
const MOST_AIMS: usize = 600;
/// How deep effects are looked into.
const DEEPEST: u8 = 8;

/// A condition and the ways to make it true.
#[derive(Clone, Debug)]
pub(super) struct Aim {
    pub cond: Cond,
    /// Once true, it stays true: a flag, a thing found, a foe beaten. What is not can only be waited for or held.
    pub lasting: bool,
    pub ways: Vec<Way>,
}

impl Aim {
    /// Whether every way to it goes through an achievement.
    pub(super) fn requires(&self, achievement: AchievementId) -> bool {
        let through = |way: &Way| way.needs.iter().any(|need| need.requires(achievement));
        (self.cond.test == Test::Achieved(achievement) && !self.cond.negate)
            || (!self.ways.is_empty() && self.ways.iter().all(through))
    }
}

/// What must hold first, and what is to be done then.
#[derive(Clone, Debug)]
pub(super) struct Way {
    pub needs: Vec<Aim>,
    pub task: Option<Task>,
}

/// A number a counter should reach, from below (`up`) or from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wish {
    pub counter: CounterId,
    pub up: bool,
    pub n: u8,
    /// Reached once is reached.
    pub lasting: bool,
}

/// What was learnt while looking backwards.
#[derive(Clone, Debug, Default)]
pub(super) struct Learnt {
    pub wishes: Vec<Wish>,
    /// Counters that give dice to a check on the way.
    pub dice: u32,
    pub achievements: u32,
}

/// An effect that was found in a rule: under which conditions it comes.
struct Found<'b> {
    rule: &'b Rule,
    conditions: Vec<Cond>,
}

/// Looks backwards through the rules of one chapter.
pub(super) struct Backwards<'b> {
    pub book: &'b Book,
    pub chapter: &'b Chapter,
    pub learnt: Learnt,
    left: usize,
    trail: Vec<Cond>,
}

impl<'b> Backwards<'b> {
    pub(super) fn new(book: &'b Book, chapter: &'b Chapter) -> Backwards<'b> {
        Backwards { book, chapter, learnt: Learnt::default(), left: MOST_AIMS, trail: Vec::new() }
    }

    /// What makes a condition true.
    pub(super) fn aim(&mut self, cond: &Cond) -> Aim {
        let lasting = self.lasting(cond);
        let mut aim = Aim { cond: cond.clone(), lasting, ways: Vec::new() };
        let known = self.trail.contains(cond) || self.trail.iter().any(|before| same_counter(before, cond));
        if self.left == 0 || self.trail.len() >= LONGEST_CHAIN || known {
            return aim;
        }
        self.left -= 1;
        self.trail.push(cond.clone());
        aim.ways = self.ways(cond);
        self.trail.pop();
        aim
    }

    /// The ways to an effect of a rule, such as `win` or an achievement.
    pub(super) fn ways_to(&mut self, wanted: &dyn Fn(&Effect) -> bool) -> Vec<Way> {
        let mut ways = Vec::new();
        for ix in rules(self.chapter) {
            ways.extend(self.ways_through(ix, wanted));
        }
        ways
    }

    /// The ways to an effect through one rule.
    pub(super) fn ways_through(&mut self, ix: RuleIx, wanted: &dyn Fn(&Effect) -> bool) -> Vec<Way> {
        let rule = &self.book.rules[ix.0 as usize];
        if !can_be_brought_about(rule) {
            return Vec::new();
        }
        let mut all = Vec::new();
        let mut path = rule.conditions.clone();
        let dice = find(self.book, rule, rule.effects, wanted, &mut path, &mut all, DEEPEST);
        self.learnt.dice |= dice;
        all.into_iter().map(|found| self.way_of(&found)).collect()
    }

    fn way_of(&mut self, found: &Found) -> Way {
        let mut needs: Vec<Aim> = found.conditions.iter().map(|c| self.aim(c)).collect();
        // What only the moment itself can tell is nothing to plan for.
        needs.retain(|need| need.lasting || !need.ways.is_empty() || is_about_counters(&need.cond.test));
        Way { needs, task: self.task_of(found) }
    }

    fn ways(&mut self, cond: &Cond) -> Vec<Way> {
        let just = |task| vec![Way { needs: Vec::new(), task: Some(task) }];
        let reach = |side: SideId, spaces: Spaces, everyone: bool| {
            just(Task::Reach { side, spaces, everyone, who: Who::ANYONE })
        };
        let not = |cond: &Cond| Cond { negate: !cond.negate, test: cond.test.clone() };
        match (&cond.test, cond.negate) {
            (Test::EveryMouseOn(Area::Room(side, spaces)), false) => reach(*side, *spaces, true),
            (Test::MiceOn(Area::Room(side, spaces), n), false) => reach(*side, *spaces, *n > 1),
            (Test::SideUp(side), false) => reach(*side, self.book.sides[side.ix()].all(), false),
            (Test::MinionsOn(Area::Room(side, _), ..), true) => {
                reach(*side, self.book.sides[side.ix()].all(), false)
            }
            (Test::MinionsOn(..), true) => just(Task::Clear),
            (Test::MinionsOn(_, Some(kind), _), false) => self.callers(*kind),
            (Test::WasDefeated(kind) | Test::WoundsOf(kind, Cmp::AtLeast, _), false) => {
                let mut ways = self.callers(*kind);
                if let Some(side) = lair(self.book, self.chapter, *kind) {
                    ways.extend(just(Task::Defeat { kind: *kind, side: Some(side) }));
                }
                ways
            }
            // One of them, or (turned round) none of them.
            (Test::AnyOf(some), false) => some.iter().flat_map(|one| self.aim(one).ways).collect(),
            (Test::AnyOf(some), true) => {
                let needs = some.iter().map(|one| self.aim(&not(one))).collect();
                vec![Way { needs, task: None }]
            }
            (Test::InStash(card) | Test::HasCard(_, card) | Test::FoundCard(card), false) => {
                self.finders(*card)
            }
            (Test::Counter(counter, cmp, n), negate) => self.changers(*counter, *cmp, *n, negate),
            (Test::Achieved(achievement), false) => {
                self.learnt.achievements |= 1 << achievement.0;
                let wanted: AchievementId = *achievement;
                self.ways_to(&|e| matches!(e, Effect::Achieve(a) if *a == wanted))
            }
            _ => Vec::new(),
        }
    }

    /// The rules that bring a kind of minion.
    fn callers(&mut self, kind: MinionId) -> Vec<Way> {
        self.ways_to(&|e| matches!(e, Effect::Spawn(k, _) | Effect::SpawnOn(k, ..) if *k == kind))
    }

    /// Where a card lies, and the rules that give it.
    fn finders(&mut self, card: SearchId) -> Vec<Way> {
        let mut ways = Vec::new();
        for room in &self.chapter.rooms {
            for search in room.searches.iter().filter(|s| s.card == card) {
                let task = Task::Find { card, side: room.side, spaces: search.spaces };
                ways.push(Way { needs: Vec::new(), task: Some(task) });
            }
        }
        ways.extend(self.ways_to(&|e| matches!(e, Effect::TakeCard(_, c) if *c == card)));
        ways
    }

    /// The rules that move a counter the right way.
    fn changers(&mut self, counter: CounterId, cmp: Cmp, n: u8, negate: bool) -> Vec<Way> {
        let (least, most) = bounds(cmp, n, negate);
        let lasting = self.lasting(&Cond { negate, test: Test::Counter(counter, cmp, n) });
        for (bound, up) in [(least, true), (most, false)] {
            if let Some(n) = bound {
                let wish = Wish { counter, up, n, lasting };
                if !self.learnt.wishes.contains(&wish) {
                    self.learnt.wishes.push(wish);
                }
            }
        }
        self.ways_to(&|e| match e {
            Effect::Set(c, v) => {
                *c == counter && least.is_none_or(|n| *v >= n) && most.is_none_or(|n| *v <= n)
            }
            Effect::Add(c, _) => *c == counter && least.is_some(),
            Effect::Take(c, _) => *c == counter && most.is_some(),
            _ => false,
        })
    }

    /// What is to be done so that a rule speaks: being in its place, or beating or finding what it speaks of.
    fn task_of(&self, found: &Found) -> Option<Task> {
        let rule = found.rule;
        let spoken_of = found.conditions.iter().find_map(|c| match c.test {
            Test::Kind(It::Object, kind) if !c.negate => Some(kind),
            _ => None,
        });
        if let (When::Defeated | When::Wounded, Some(kind)) = (rule.when, spoken_of) {
            return Some(Task::Defeat { kind, side: lair(self.book, self.chapter, kind) });
        }
        let found_card = found.conditions.iter().find_map(|c| match c.test {
            Test::FoundCard(card) if !c.negate => Some(card),
            _ => None,
        });
        if let (When::Found, Some(card)) = (rule.when, found_card) {
            let lies = self.chapter.rooms.iter().find_map(|room| {
                let search = room.searches.iter().find(|s| s.card == card)?;
                Some(Task::Find { card, side: room.side, spaces: search.spaces })
            });
            return lies.or(Some(Task::Clear));
        }
        let mut side = match rule.from {
            Source::Room(side) => Some(side),
            _ => None,
        };
        let mut spaces = side.map_or(Spaces::NONE, |s| self.book.sides[s.ix()].all());
        let mut who = Who::ANYONE;
        for cond in &found.conditions {
            who.narrow(cond, self.book);
            let Test::On(It::Subject | It::Holder, area) = &cond.test else { continue };
            let (there, within) = match *area {
                Area::Room(room, within) => (Some(room), within),
                Area::Water => (side, side.map_or(Spaces::NONE, |s| self.book.sides[s.ix()].water)),
                _ => continue,
            };
            match (cond.negate, side) {
                (false, Some(known)) if Some(known) == there => spaces = spaces.and(within),
                (false, _) => (side, spaces) = (there, within),
                (true, Some(known)) if Some(known) == there => spaces = spaces.minus(within),
                (true, _) => {}
            }
        }
        side.map(|side| Task::Reach { side, spaces, everyone: false, who })
    }

    /// Whether a condition, once true, stays true.
    fn lasting(&self, cond: &Cond) -> bool {
        match &cond.test {
            Test::Counter(counter, cmp, n) => {
                let (least, most) = bounds(*cmp, *n, cond.negate);
                let undoes = |e: &Effect| match e {
                    Effect::Set(c, v) => {
                        *c == *counter && (least.is_some_and(|n| *v < n) || most.is_some_and(|n| *v > n))
                    }
                    Effect::Add(c, _) => *c == *counter && most.is_some(),
                    Effect::Take(c, _) => *c == *counter && least.is_some(),
                    _ => false,
                };
                let later = |ix: &RuleIx| self.book.rules[ix.0 as usize].when != When::ChapterStarts;
                let undone = rules(self.chapter)
                    .filter(later)
                    .any(|ix| contains(self.book, self.book.rules[ix.0 as usize].effects, &undoes, DEEPEST));
                !undone
            }
            Test::Achieved(_) | Test::InStash(_) | Test::HasCard(..) | Test::WasDefeated(_) => !cond.negate,
            Test::AnyOf(some) => some
                .iter()
                .all(|c| self.lasting(&Cond { negate: c.negate != cond.negate, test: c.test.clone() })),
            _ => false,
        }
    }
}

/// Whether two conditions ask about the same counter: whoever wants it at 2 need not bring it to 6, where it falls back to 3.
fn same_counter(one: &Cond, other: &Cond) -> bool {
    matches!((&one.test, &other.test), (Test::Counter(a, ..), Test::Counter(b, ..)) if a == b)
}

/// At least and at most what a counter must be.
fn bounds(cmp: Cmp, n: u8, negate: bool) -> (Option<u8>, Option<u8>) {
    match (cmp, negate) {
        (Cmp::AtLeast, false) => (Some(n), None),
        (Cmp::AtMost, true) => (Some(n.saturating_add(1)), None),
        (Cmp::AtMost, false) => (None, Some(n)),
        (Cmp::AtLeast, true) => (None, Some(n.saturating_sub(1))),
        (Cmp::Is, false) => (Some(n), Some(n)),
        // A flag that must not be set.
        (Cmp::Is, true) if n > 0 => (None, Some(n - 1)),
        (Cmp::Is, true) => (Some(1), None),
    }
}

/// Whether a test asks about nothing but counters, of which the table tells everything.
pub(super) fn is_about_counters(test: &Test) -> bool {
    match test {
        Test::Counter(..) | Test::Achieved(_) => true,
        Test::AnyOf(some) => some.iter().all(|c| is_about_counters(&c.test)),
        _ => false,
    }
}

/// All rules of a chapter, those of its rooms too.
pub(super) fn rules(chapter: &Chapter) -> impl Iterator<Item = RuleIx> {
    chapter.rules.iter().chain(chapter.rooms.iter().flat_map(|room| &room.rules)).copied()
}

/// Whether players can do something so that a rule speaks. What happened before the first round is over, and bad luck
/// is not to be courted.
fn can_be_brought_about(rule: &Rule) -> bool {
    !matches!(
        rule.when,
        When::ChapterStarts
            | When::Captured
            | When::Surged
            | When::HourglassMoved
            | When::Marked
            | When::Always
    )
}

/// Counters that bring wounds or cost time once they reach a number: which, whether by rising, and the number.
pub(super) fn dangers(book: &Book, chapter: &Chapter) -> Vec<(CounterId, bool, u8)> {
    let harms = |e: &Effect| matches!(e, Effect::Wound { .. } | Effect::Hourglass(1..) | Effect::Lose);
    let mut out = Vec::new();
    for ix in rules(chapter) {
        let rule = &book.rules[ix.0 as usize];
        let mut found = Vec::new();
        find(book, rule, rule.effects, &harms, &mut rule.conditions.clone(), &mut found, DEEPEST);
        for cond in found.iter().flat_map(|f| &f.conditions) {
            let Test::Counter(counter, cmp, n) = cond.test else { continue };
            match bounds(cmp, n, cond.negate) {
                (Some(n), None) => out.push((counter, true, n)),
                (None, Some(n)) => out.push((counter, false, n)),
                _ => {}
            }
        }
    }
    out
}

/// Finds the wanted effects in a block with the conditions on the way to each; tells which counters give dice to a check
/// on the way.
fn find<'b>(
    book: &'b Book,
    rule: &'b Rule,
    block: BlockId,
    wanted: &dyn Fn(&Effect) -> bool,
    path: &mut Vec<Cond>,
    out: &mut Vec<Found<'b>>,
    depth: u8,
) -> u32 {
    if depth == 0 {
        return 0;
    }
    let mut dice = 0;
    for effect in &book.blocks[block.0 as usize] {
        let mut into =
            |block: BlockId, path: &mut Vec<Cond>| find(book, rule, block, wanted, path, out, depth - 1);
        match effect {
            Effect::If { conditions, then, otherwise } => {
                let before = path.len();
                path.extend(conditions.iter().cloned());
                dice |= into(*then, path);
                path.truncate(before);
                let others = conditions.iter().map(|c| Cond { negate: !c.negate, test: c.test.clone() });
                let mut others: Vec<Cond> = others.collect();
                path.push(if others.len() == 1 {
                    others.remove(0)
                } else {
                    Cond { negate: false, test: Test::AnyOf(others) }
                });
                dice |= into(*otherwise, path);
                path.truncate(before);
            }
            Effect::Check { dice: num, pass, fail, .. } => {
                let inside = contains(book, *pass, wanted, depth - 1);
                if let Num::Counter(counter) = num
                    && inside
                {
                    dice |= 1 << counter.0;
                }
                dice |= into(*pass, path);
                dice |= into(*fail, path);
            }
            Effect::EachCheese { then, .. } | Effect::Each(_, then) | Effect::Choose { then, .. } => {
                dice |= into(*then, path);
            }
            Effect::Decide { options, .. } => {
                options.iter().for_each(|(_, b)| dice |= into(*b, path));
            }
            Effect::Random(lots) => lots.iter().for_each(|(_, b)| dice |= into(*b, path)),
            _ if wanted(effect) => out.push(Found { rule, conditions: path.clone() }),
            _ => {}
        }
    }
    dice
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

/// The room where a kind of minion waits from the beginning, or is set up when it is entered.
fn lair(book: &Book, chapter: &Chapter, kind: MinionId) -> Option<SideId> {
    let has = |wave: &engine::book::Wave| wave.minions.iter().any(|(k, _)| *k == kind);
    if let Some((tile, _)) = chapter.minions.iter().find(|(_, w)| has(w)) {
        return Some(chapter.map[tile.ix()].sides[0]);
    }
    let spawns = |e: &Effect| matches!(e, Effect::Spawn(k, _) | Effect::SpawnOn(k, ..) if *k == kind);
    let set_up =
        |w: &engine::book::Wave| has(w) || w.effects.is_some_and(|b| contains(book, b, &spawns, DEEPEST));
    chapter.rooms.iter().find(|r| r.setup.as_ref().is_some_and(set_up)).map(|r| r.side)
}

impl Who {
    /// Only those who meet what a condition says of the mouse that does it.
    fn narrow(&mut self, cond: &Cond, book: &Book) {
        let keep = |mice: &mut u8, fits: &dyn Fn(MouseId) -> bool| {
            for mouse in (0..book.mice.len() as u8).map(MouseId) {
                if fits(mouse) == cond.negate {
                    *mice &= !(1 << mouse.0);
                }
            }
        };
        match &cond.test {
            Test::IsMouse(It::Subject | It::Holder, only) => keep(&mut self.mice, &|m| m == *only),
            Test::HasClass(It::Subject | It::Holder, classes) => {
                keep(&mut self.mice, &|m| classes.met_by(book.mice[m.ix()].classes));
            }
            Test::Cheese(It::Subject | It::Holder, n) if !cond.negate => self.cheese = self.cheese.max(*n),
            Test::HasCard(Some(It::Subject | It::Holder), card) if !cond.negate => self.card = Some(*card),
            _ => {}
        }
    }
}
