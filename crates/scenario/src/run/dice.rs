//! Which roll took which of the loaded dice.

use crate::case::Case;
use crate::vocabulary;
use content::diagnostic::Note;
use engine::dice::{Face, Roll};
use engine::event::Purpose;
use engine::{CausedEvent, Event};

/// A roll or toss of a case.
#[derive(Clone, Debug)]
struct Taken {
    line: usize,
    who: String,
    why: &'static str,
    dice: String,
}

/// The loaded dice and tosses, and who took them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Dice {
    faces: Vec<Face>,
    tosses: usize,
    used: usize,
    tossed: usize,
    taken: Vec<Taken>,
    last: Roll,
}

/// The roll that found too few dice.
#[derive(Clone, Debug)]
pub(crate) struct Short {
    pub(crate) who: String,
    pub(crate) why: &'static str,
    pub(crate) need: usize,
    pub(crate) left: usize,
    /// How many events there were before this roll.
    pub(crate) events: usize,
}

impl Dice {
    pub(crate) fn of(case: &Case) -> Dice {
        let position = &case.start.position;
        Dice { faces: position.dice.clone(), tosses: position.tosses.len(), ..Dice::default() }
    }

    /// Notes the rolls of one choice; `left` dice lie there after it, and one was wanted in vain if it ran `short`.
    pub(crate) fn note(
        &mut self,
        line: usize,
        told: &[CausedEvent],
        name: impl Fn(usize) -> String,
        left: usize,
        short: bool,
    ) -> Option<Short> {
        let mut spare = (self.faces.len() - left).saturating_sub(self.used + self.wanted(told));
        for (nth, t) in told.iter().enumerate() {
            let (why, need) = match t.event {
                Event::Rolled { why, roll, .. } => {
                    self.last = roll;
                    (why, roll.len())
                }
                Event::Rerolled { why, roll, .. } => {
                    // A die that fell on its old face again does not show; what the dice tell settles it.
                    let need = rolled_anew(self.last, roll).len() + std::mem::take(&mut spare);
                    self.last = roll;
                    (why, need)
                }
                Event::Tossed { .. } => {
                    if self.tossed == self.tosses {
                        return Some(Short {
                            who: "none".into(),
                            why: "toss",
                            need: 1,
                            left: 0,
                            events: nth,
                        });
                    }
                    self.tossed += 1;
                    continue;
                }
                _ => continue,
            };
            let lying = self.faces.len() - self.used;
            if need > lying {
                let why = vocabulary::roll(why);
                return Some(Short { who: name(nth), why, need, left: lying, events: nth });
            }
            let dice = self.faces[self.used..self.used + need].iter().map(|f| f.name());
            let dice = dice.collect::<Vec<_>>().join(" ");
            self.used += need;
            self.taken.push(Taken { line, who: name(nth), why: vocabulary::roll(why), dice });
        }
        // A die that was rolled again and was made up can look as before.
        let again = |t: &CausedEvent| match t.event {
            Event::Rerolled { why, .. } => Some(why),
            _ => None,
        };
        let (nth, why) = told.iter().enumerate().rev().find_map(|(nth, t)| Some((nth, again(t)?)))?;
        short.then(|| Short { who: name(nth), why: vocabulary::roll(why), need: 1, left: 0, events: nth })
    }

    /// How many dice these events show to have been rolled.
    fn wanted(&self, told: &[CausedEvent]) -> usize {
        let mut last = self.last;
        let mut count = 0;
        for t in told {
            match t.event {
                Event::Rolled { roll, .. } => {
                    count += roll.len();
                    last = roll;
                }
                Event::Rerolled { roll, why: Purpose::Attack, .. } => {
                    count += rolled_anew(last, roll).len();
                    last = roll;
                }
                _ => {}
            }
        }
        count
    }

    /// What lies there still: faces, tosses.
    pub(crate) fn left(&self) -> (String, usize) {
        let faces: Vec<&str> = self.faces[self.used..].iter().map(|f| f.name()).collect();
        (faces.join(" "), self.tosses - self.tossed)
    }

    /// Roll by roll, what was taken.
    pub(crate) fn notes(&self) -> Vec<Note> {
        let note = |t: &Taken| {
            let line = t.line.to_string();
            Note::new("case-took", &[("line", &line), ("who", &t.who), ("roll", t.why), ("dice", &t.dice)])
        };
        self.taken.iter().map(note).collect()
    }
}

/// What was rolled anew, at least: wherever a face lay of which one changed.
pub(crate) fn rolled_anew(before: Roll, after: Roll) -> Vec<Face> {
    let pairs = || before.iter().zip(after.iter());
    let faces: Vec<Face> = pairs().filter(|(a, b)| a != b).map(|(a, _)| a).collect();
    pairs().filter(|(a, _)| faces.contains(a)).map(|(_, b)| b).collect()
}
