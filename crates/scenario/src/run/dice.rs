//! Which roll took which of the loaded dice.

use crate::case::Case;
use crate::vocabulary;
use content::diagnostic::Note;
use engine::dice::Face;
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

    /// Notes the rolls of one choice, up to the first that found too few dice.
    pub(crate) fn note(
        &mut self,
        line: usize,
        told: &[CausedEvent],
        name: impl Fn(usize) -> String,
    ) -> Option<Short> {
        for (nth, t) in told.iter().enumerate() {
            let (why, need) = match t.event {
                Event::Rolled { why, roll, .. } | Event::Rerolled { why, anew: roll, .. } => {
                    (why, roll.len())
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
        None
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
