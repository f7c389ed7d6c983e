//! What is to be done now: the open ends of the aims, read from the table.

use super::aims::{Aim, Way, is_about_counters};
use super::task::{Task, Tasks, Who};
use super::truth::{holds, holds_it};
use engine::book::{Area, Cmp, Test};
use engine::{Board, Book};

/// A table, and for whom it is looked at.
#[derive(Clone, Copy)]
pub(super) struct Table<'a> {
    pub board: &'a Board,
    pub book: &'a Book,
    pub mouse: Option<usize>,
}

/// How it stands with something that is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    /// It is so.
    Met,
    /// Something can be done for it, or it may come.
    Open,
    /// It will never be so again.
    Lost,
}

impl Table<'_> {
    /// Collects what is to be done for an aim.
    pub(super) fn open(self, aim: &Aim, tasks: &mut Tasks) -> Standing {
        let truth = holds(&aim.cond, self.board, self.book, None);
        if truth == Some(true) {
            self.hold(aim, tasks);
            return Standing::Met;
        }
        // Who is here already need not be called.
        if let Test::WasDefeated(kind) | Test::WoundsOf(kind, ..) = aim.cond.test
            && self.board.minions().any(|(_, m)| m.kind() == Some(kind))
        {
            push(tasks, Task::Defeat { kind, side: None });
            return Standing::Open;
        }
        let mut possible = aim.ways.is_empty() && may_come(aim, truth);
        for way in &aim.ways {
            possible |= self.open_way(way, tasks);
        }
        if possible { Standing::Open } else { Standing::Lost }
    }

    /// Collects what is to be done for a way; says whether it leads anywhere.
    pub(super) fn open_way(self, way: &Way, tasks: &mut Tasks) -> bool {
        let before = tasks.clone();
        // Things come before the place where they are used; what rises and falls can be waited for there.
        let mut first = false;
        for lasting in [true, false] {
            if first {
                return true;
            }
            for need in way.needs.iter().filter(|need| need.lasting == lasting) {
                match self.open(need, tasks) {
                    Standing::Met => {}
                    Standing::Open => first |= lasting,
                    Standing::Lost => {
                        *tasks = before;
                        return false;
                    }
                }
            }
        }
        // Who cannot help with what rises and falls waits where it will be needed.
        if let Some(task) = way.task {
            if !self.can_be_done(task) {
                *tasks = before;
                return false;
            }
            push(tasks, task);
        }
        true
    }

    /// Whoever keeps a place that others count on stays there.
    fn hold(self, aim: &Aim, tasks: &mut Tasks) {
        let (Some(mouse), Test::MiceOn(Area::Room(side, spaces), n), false) =
            (self.mouse, &aim.cond.test, aim.cond.negate)
        else {
            return;
        };
        if spaces.len() < self.book.sides[side.ix()].spaces.len()
            && holds_it(self.board, mouse, (*side, *spaces), *n)
            && !tasks.is_full()
        {
            let task = Task::Reach { side: *side, spaces: *spaces, everyone: false, who: Who::ANYONE };
            tasks.insert(0, task);
        }
    }

    fn can_be_done(self, task: Task) -> bool {
        match task {
            Task::Find { side, .. } => {
                self.board.mice_on_board().any(|m| !self.board.mice()[m].searched(side))
            }
            Task::Reach { who, .. } => {
                // Cheese and cards change paws; who somebody is does not.
                let party = self.board.mice().iter();
                who.mice == u8::MAX
                    || party.map(engine::board::MouseState::mouse).any(|m| who.mice >> m.0 & 1 == 1)
            }
            Task::Defeat { .. } | Task::Clear => true,
        }
    }
}

/// Whether something that nobody can do anything for may still come to be: time passes and figures move, but no counter
/// changes without a rule.
fn may_come(aim: &Aim, truth: Option<bool>) -> bool {
    match (&aim.cond.test, aim.cond.negate, truth) {
        (_, _, None) => true,
        (Test::Page(Cmp::AtMost, _) | Test::Round(Cmp::AtMost, _), false, _)
        | (Test::Page(Cmp::AtLeast, _) | Test::Round(Cmp::AtLeast, _), true, _) => false,
        (test, ..) => !aim.lasting && !is_about_counters(test),
    }
}

fn push(tasks: &mut Tasks, task: Task) {
    if !tasks.is_full() && !tasks.contains(&task) {
        tasks.push(task);
    }
}
