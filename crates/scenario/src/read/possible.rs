//! What a position says in known words and what still cannot be.

use super::names::Word;
use super::reader::Reader;
use content::reading::{At, Node, Value};
use engine::book::Size;
use engine::id::{AbilityId, MinionId, Place};
use engine::position::{MinionPosition, MousePosition};

/// Lines that can be said several times.
const AGAIN: &[&str] = &[
    "room",
    "option",
    "acted",
    "put",
    "trap",
    "counter",
    "achieved",
    "honour",
    "dice",
    "toss",
    "initiative",
    "explored",
];

impl Reader<'_> {
    /// Every line stands there once, or speaks of something else each time.
    pub(super) fn once(&mut self, lines: &[&Node]) {
        let mut said: Vec<(&str, &str, At)> = Vec::new();
        for (nth, line) in lines.iter().enumerate() {
            let before = lines[..nth].iter().find(|l| l.name == line.name);
            if let Some(first) = before.filter(|_| !AGAIN.contains(&&*line.name)) {
                self.twice(&line.name, line.name_at, first.name_at);
            }
            for (name, at) in names(line) {
                match said.iter().find(|(of, n, _)| *of == line.name && *n == name) {
                    Some((_, _, first)) => self.twice(name, at, *first),
                    None => said.push((&line.name, name, at)),
                }
            }
        }
    }

    pub(super) fn twice(&mut self, word: &str, at: At, first: At) {
        self.cx.error("C0012", at, &[("word", word)]);
        self.cx.also(first);
    }

    /// A minion with so many wounds, or on its back.
    pub(super) fn possible_minion(&mut self, minion: &MinionPosition, at: At) {
        let kind = &self.book.minions[minion.kind.ix()];
        let life = kind.cards.iter().map(|c| self.book.init_cards[c.ix()].life).max().unwrap_or(1);
        if minion.down && kind.size != Size::Small {
            self.impossible("down", minion.kind, at);
        }
        if minion.wounds > 0 && kind.cards.len() > 1 {
            self.impossible("boss-wounds", minion.kind, at);
        } else if minion.wounds >= life {
            self.impossible("wounds", minion.kind, at);
        }
    }

    fn impossible(&mut self, why: &str, kind: MinionId, at: At) {
        self.cx.error("C0816", at, &[("why", why), ("name", &self.book.minions[kind.ix()].name)]);
    }

    /// An ability, which nobody else of the party may have.
    pub(super) fn possible_ability(&mut self, word: Word, others: &[MousePosition]) -> Option<AbilityId> {
        let found = self.ability(word)?;
        if others.iter().any(|m| m.abilities.contains(&found)) {
            self.cx.error("C0810", word.1, &[("name", word.0)]);
        }
        Some(found)
    }

    /// The hook reaches from space to space of one tile.
    pub(super) fn possible_hook(&mut self, from: Place, to: Place, at: At) {
        if from.tile != to.tile {
            self.cx.error("C0816", at, &[("why", "hook"), ("name", "hook")]);
        }
    }
}

/// What a line speaks of, if it may speak of it only once.
fn names(line: &Node) -> Vec<(&str, At)> {
    let words = line.args.iter().filter_map(|arg| match &arg.value {
        Value::Word(word) => Some((word.as_str(), arg.at)),
        _ => None,
    });
    match &*line.name {
        "option" => words.take(1).collect(),
        "trap" | "explored" | "achieved" | "acted" | "room" => words.collect(),
        "counter" | "honour" => line.props.iter().map(|p| (p.name.as_str(), p.name_at)).collect(),
        _ => Vec::new(),
    }
}
