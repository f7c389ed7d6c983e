//! What lies in the box: `box { mice 6; … }` is held against what the files of the same folder declare.
//! A story that adds cards of its own is not counted: it lies elsewhere.

use crate::Severity;
use crate::decode::Decode;
use crate::link::{Kind, Link};
use crate::tree::{At, Node};

const LINES: &[&str] =
    &["mice", "abilities", "search-cards", "encounters", "initiative-cards", "rooms", "figures", "tokens"];

impl Link {
    /// Counts the box. A book with other mistakes is not counted: what failed to be read would be missed.
    pub(crate) fn check_box(&mut self, node: &Node) {
        if self.out.iter().any(|d| d.severity == Severity::Error) {
            return;
        }
        let here = folder(&self.files[node.name_at.file as usize]).to_string();
        let mut d = Decode::new(node);
        for line in d.needs_block(self) {
            self.box_line(line, &here);
        }
        d.done(self);
    }

    fn box_line(&mut self, line: &Node, here: &str) {
        let mut d = Decode::new(line);
        let found = match &*line.name {
            "mice" => self.beside(Kind::Mouse, here).count(),
            "abilities" => self.beside(Kind::Ability, here).count(),
            "search-cards" => {
                let copies = |ix: usize| self.book.search.get(ix).map_or(0, |c| c.copies as usize);
                self.beside(Kind::Search, here).map(copies).sum()
            }
            "initiative-cards" => {
                let minions: Vec<usize> = self.beside(Kind::Minion, here).collect();
                self.book.init_cards.iter().filter(|c| minions.contains(&c.minion.ix())).count()
            }
            "rooms" => {
                let tiles =
                    here.rsplit_once('/').map_or("tiles".to_string(), |(up, _)| format!("{up}/tiles"));
                self.beside(Kind::Room, &tiles).count()
            }
            "encounters" | "figures" | "tokens" => {
                for prop in &line.props {
                    let Some(wanted) = self.as_int(&prop.arg, "how many", 0..=200) else { continue };
                    let found = self.in_box(&line.name, &prop.name, here);
                    self.counted(&prop.name, prop.name_at, wanted, found);
                }
                d.done_but(self, |_| true);
                return;
            }
            _ => {
                self.unknown_node(line, "boxes", &[LINES]);
                return;
            }
        };
        if let Some(wanted) = d.int(self, "how many", 0..=200) {
            self.counted(&line.name, line.head(), wanted, found);
        }
        d.done(self);
    }

    /// How many encounter cards are standard or difficult, figures of a kind, or tokens of a minion there are.
    fn in_box(&self, line: &str, name: &str, here: &str) -> usize {
        match line {
            "encounters" => {
                let fits = |ix: &usize| {
                    self.book
                        .encounters
                        .get(*ix)
                        .is_some_and(|e| name == if e.difficult { "difficult" } else { "standard" })
                };
                self.beside(Kind::Encounter, here).filter(fits).count()
            }
            "figures" => self.book.figures.iter().find(|f| f.name == name).map_or(0, |f| f.limit as usize),
            _ => self.book.minions.iter().find(|m| m.name == name).map_or(0, |m| m.limit as usize),
        }
    }

    fn counted(&mut self, what: &str, at: At, wanted: i64, found: usize) {
        if wanted != found as i64 {
            let args = [("what", what), ("wanted", &*wanted.to_string()), ("found", &*found.to_string())];
            self.error("C0216", at, &args);
        }
    }

    /// The numbers of what files of this folder declare.
    fn beside<'a>(&'a self, kind: Kind, here: &'a str) -> impl Iterator<Item = usize> + 'a {
        let list = self.names.get(&kind).map_or(&[][..], |n| &n.list);
        list.iter().enumerate().filter_map(move |(ix, (_, at))| {
            self.files.get(at.file as usize).is_some_and(|f| folder(f) == here).then_some(ix)
        })
    }
}

fn folder(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(dir, _)| dir)
}
