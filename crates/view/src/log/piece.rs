//! What an event contributes to the log.

use super::line::{Detail, LogKind};

/// What an event contributes to the log.
pub(super) enum Piece {
    /// Nothing worth a word.
    Silent,
    /// Begins a line.
    Line { kind: LogKind, text: String },
    /// Goes on with the line being told, or begins one.
    Adds { kind: LogKind, text: String },
    /// Goes on with a line of the same kind, else begins one.
    Joins { kind: LogKind, text: String },
    /// A detail of whatever line is being told, or a line of its own.
    Aside { kind: LogKind, text: String },
    /// A roll: begins a line unless it belongs to an attack; the dice are a detail.
    Dice { kind: LogKind, text: String, dice: Detail },
    /// A detail of a line of this kind, begun with `text` if it is not being told.
    Detail { kind: LogKind, text: String, detail: String },
}

pub(super) fn line(kind: LogKind, text: String) -> Piece {
    Piece::Line { kind, text }
}
pub(super) fn joins(kind: LogKind, text: String) -> Piece {
    Piece::Joins { kind, text }
}
pub(super) fn adds(kind: LogKind, text: String) -> Piece {
    Piece::Adds { kind, text }
}
