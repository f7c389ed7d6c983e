//! Lines of the log that no choice told: who plays for whom, and what was taken back.

use crate::live::Live;
use crate::{companions, traces};
use view::{LogKind, LogLine, Stamped, Voice};
use web::LogEntry;

/// Where the numbers of these lines begin: no choice tells so many, so they are told apart from all of them.
const TURNOVERS: usize = 1000;
const TRACES: usize = 2000;

/// Whether there are any.
pub(crate) fn any(live: &Live) -> bool {
    !live.folded.cast.turnovers.is_empty() || !live.folded.traces.is_empty()
}

/// Puts them among the lines of a log, oldest first.
pub(crate) fn tell(voice: Voice, live: &Live, log: &mut Vec<LogEntry>) {
    let first = log.first().map_or(0, |entry| entry.after);
    let turnovers = live.folded.cast.turnovers.iter().enumerate().filter(|(_, t)| t.after >= first);
    for (n, turnover) in turnovers {
        note(log, live, turnover.after, TURNOVERS + n, companions::turnover(voice, &turnover.record));
    }
    for trace in live.folded.traces.iter().filter(|t| t.after >= first) {
        note(log, live, trace.after, TRACES, traces::text(voice, live.folded.shared, trace));
    }
}

/// A line after all that some choices told; `later` is its number among them.
fn note(log: &mut Vec<LogEntry>, live: &Live, after: usize, later: usize, text: String) {
    let at = log.partition_point(|entry| entry.after <= after);
    let line = LogLine { text, details: Vec::new(), rules: Vec::new(), kind: LogKind::Note, fold: None };
    log.insert(at, LogEntry { after: after.min(live.moves()), later, line: Stamped::new(line) });
}
