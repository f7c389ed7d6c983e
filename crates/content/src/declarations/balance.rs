//! `balance CHAPTER { ... }` in a story book: how hard its author wants the chapter to be. The health check compares.

use crate::bands::Bands;
use crate::decode::Decode;
use crate::link::{Kind, Link};
use crate::tree::Node;

const LINES: &[&str] = &["wins", "rounds", "weakest", "mouse", "storybook", "heroic"];

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
