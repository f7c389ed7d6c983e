//! Who is called what in a case: a name is given once, also when its figure has left.

use crate::case::Named;
use engine::book::Book;
use engine::id::{Fig, MAX_MINIONS, MinionId};
use engine::{Board, Event};

#[derive(Clone, Debug, Default)]
pub(crate) struct Figures {
    /// Names that were given so far, by kind.
    given: Vec<(MinionId, u8)>,
    /// The minion in each slot of the board.
    slots: [Option<(MinionId, u8)>; MAX_MINIONS],
}

impl Figures {
    /// A minion comes onto the board.
    pub(crate) fn arrives(&mut self, fig: Fig, kind: MinionId) {
        let known = self.given.iter().position(|(k, _)| *k == kind);
        let at = known.unwrap_or_else(|| {
            self.given.push((kind, 0));
            self.given.len() - 1
        });
        self.given[at].1 = self.given[at].1.saturating_add(1);
        if let Some(slot) = fig.as_minion() {
            self.slots[slot] = Some((kind, self.given[at].1));
        }
    }

    /// After what happened.
    pub(crate) fn follow(&mut self, event: &Event) {
        match *event {
            Event::MinionPlaced { fig, kind, .. } => self.arrives(fig, kind),
            Event::MinionLeft { fig, .. } => {
                if let Some(slot) = fig.as_minion() {
                    self.slots[slot] = None;
                }
            }
            _ => {}
        }
    }

    /// Its figure, if it is on the board; of a mouse also if it is not.
    pub(crate) fn fig(&self, board: &Board, named: Named) -> Option<Fig> {
        match named {
            Named::Mouse(mouse) => board.mice().iter().position(|m| m.mouse() == mouse).map(Fig::mouse),
            Named::Minion(kind, n) => self.slots.iter().position(|s| *s == Some((kind, n))).map(Fig::minion),
        }
    }

    /// Whether there ever was such a figure.
    pub(crate) fn was_there(&self, board: &Board, named: Named) -> bool {
        match named {
            Named::Mouse(_) => self.fig(board, named).is_some(),
            Named::Minion(kind, n) => self.given.iter().any(|(k, most)| *k == kind && n <= *most),
        }
    }

    /// The name of a figure on the board.
    pub(crate) fn name(&self, book: &Book, board: &Board, fig: Fig) -> String {
        if let Some(m) = fig.as_mouse() {
            return board.mice().get(m).map_or_else(String::new, |m| book.mice[m.mouse().ix()].name.clone());
        }
        let slot = fig.as_minion().and_then(|slot| self.slots.get(slot).copied().flatten());
        slot.map_or_else(String::new, |(kind, n)| format!("{}-{n}", book.minions[kind.ix()].name))
    }
}

/// The name a case gives it.
pub(crate) fn written(book: &Book, named: Named) -> String {
    match named {
        Named::Mouse(mouse) => book.mice[mouse.ix()].name.clone(),
        Named::Minion(kind, n) => format!("{}-{n}", book.minions[kind.ix()].name),
    }
}
