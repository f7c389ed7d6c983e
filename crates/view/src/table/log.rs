//! Lines of the log as a viewer reads them.

use crate::LogLine;
use serde::Serialize;
use std::sync::Arc;

/// A line of the log with the choice it belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct LogEntry {
    /// Choices made when it was told; going back there unmakes what came later.
    pub after: usize,
    /// How many more lines tell of the same choice.
    pub later: usize,
    /// The line.
    pub line: Arc<LogLine>,
}

/// Lines in a row that tell one thing: the last says it all.
pub fn folded(log: &[LogEntry]) -> Vec<&LogEntry> {
    let mut out: Vec<&LogEntry> = Vec::with_capacity(log.len());
    for entry in log {
        let fold = &entry.line.fold;
        if out.last().is_some_and(|last| fold.is_some() && last.line.fold == *fold) {
            out.pop();
        }
        out.push(entry);
    }
    out
}
