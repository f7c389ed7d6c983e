//! `balance CHAPTER { ... }` in a story book: how hard its author wants the chapter to be. The health check compares.

use crate::decode::Decode;
use crate::link::{Kind, Link};
use crate::tree::Node;

const LINES: &[&str] = &["wins", "rounds", "weakest", "mouse", "storybook", "heroic"];

/// What is asked of a chapter when `sensible` bots play it with the printed rules. Shares are in 100.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bands {
    /// The chapter.
    pub chapter: String,
    /// Games won, at least and at most.
    pub wins: (u8, u8),
    /// Rounds on average, at least and at most.
    pub rounds: (u8, u8),
    /// Games won by the weakest party, at least.
    pub weakest: u8,
    /// A mouse may move the share of wins by so many points, at most.
    pub mouse: u8,
    /// Points that *Storybook* is won more often, at least.
    pub storybook: u8,
    /// Points that *Heroic* is won less often, at least.
    pub heroic: u8,
}

impl Bands {
    /// What is asked of a chapter that says nothing about itself: that it can be won and lost, and ends.
    pub fn unsaid(chapter: &str) -> Bands {
        Bands {
            chapter: chapter.to_string(),
            wins: (25, 90),
            rounds: (4, 30),
            weakest: 5,
            mouse: 30,
            storybook: 0,
            heroic: 0,
        }
    }
}

impl Link {
    /// One `balance` line of a book.
    pub(crate) fn balance(&mut self, node: &Node) {
        let mut d = Decode::new(node);
        let Some((chapter, at)) = d.word(self, "chapter") else { return };
        self.look(Kind::Chapter, chapter, at);
        let body = d.needs_block(self);
        d.done(self);
        if self.balance.iter().any(|b| b.chapter == chapter) {
            self.error("C0012", at, &[("word", "balance")]);
            return;
        }
        let mut asked = Bands::unsaid(chapter);
        for (n, line) in body.iter().enumerate() {
            let mut d = Decode::new(line);
            if !LINES.contains(&&*line.name) {
                self.unknown_node(line, "balance", &[LINES]);
                continue;
            }
            if body[..n].iter().any(|before| before.name == line.name) {
                self.error("C0012", line.name_at, &[("word", &line.name)]);
                continue;
            }
            match &*line.name {
                "wins" => asked.wins = self.band(line, &mut d, 100).unwrap_or(asked.wins),
                "rounds" => asked.rounds = self.band(line, &mut d, 255).unwrap_or(asked.rounds),
                "weakest" => asked.weakest = self.share(&mut d, 0..=100).unwrap_or(asked.weakest),
                "mouse" => asked.mouse = self.share(&mut d, 0..=100).unwrap_or(asked.mouse),
                "storybook" => asked.storybook = self.share(&mut d, 0..=100).unwrap_or(asked.storybook),
                _ => asked.heroic = self.share(&mut d, -100..=0).unwrap_or(asked.heroic),
            }
            d.done(self);
        }
        self.balance.push(asked);
    }

    /// From a low number to a high one.
    fn band(&mut self, line: &Node, d: &mut Decode, most: i64) -> Option<(u8, u8)> {
        let low = d.int(self, "number", 0..=most)?;
        let high = d.int(self, "number", 0..=most)?;
        if low > high {
            let args = [("word", &*line.name), ("low", &*low.to_string()), ("high", &*high.to_string())];
            self.error("C0422", line.head(), &args);
            return None;
        }
        Some((low as u8, high as u8))
    }

    fn share(&mut self, d: &mut Decode, range: std::ops::RangeInclusive<i64>) -> Option<u8> {
        d.int(self, "number", range).map(|points| points.unsigned_abs() as u8)
    }
}
