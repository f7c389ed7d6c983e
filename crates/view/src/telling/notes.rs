//! Lines of the log that no choice told: who plays for whom, and what was taken back.

use super::companions;
use crate::table::LogEntry;
use crate::{Locale, LogLine};
use session::{Session, UndoMark};
use std::sync::Arc;
use words::Args;

/// Where the numbers of these lines begin: no choice tells so many, so they are told apart from all of them.
const HANDOVERS: usize = 1000;
const UNDONE: usize = 2000;

/// Puts them among the lines of a log, oldest first.
pub(super) fn tell(locale: Locale, session: &Session, log: &mut Vec<LogEntry>) {
    let first = log.first().map_or(0, |entry| entry.after);
    let handovers = session.log().companions.handovers.iter().enumerate().filter(|(_, t)| t.after >= first);
    for (n, handover) in handovers {
        note(log, session, handover.after, HANDOVERS + n, companions::handover(locale, &handover.record));
    }
    for mark in session.log().undo_marks.iter().filter(|t| t.after >= first) {
        note(log, session, mark.after, UNDONE, undone(locale, session.log().shared, mark));
    }
}

/// A line after all that some choices told; `later` is its number among them.
fn note(log: &mut Vec<LogEntry>, session: &Session, after: usize, later: usize, text: String) {
    let at = log.partition_point(|entry| entry.after <= after);
    let line = LogLine::note(text);
    let setting_up = log.get(at).is_some_and(|next| next.setting_up);
    let after = after.min(session.moves());
    log.insert(at, LogEntry { after, later, setting_up, line: Arc::new(line) });
}

/// What was taken back, in words; `shared` if several play.
fn undone(locale: Locale, shared: bool, mark: &UndoMark) -> String {
    let args = Args::new().num("n", mark.choices as i64);
    let say = |key: &str, args: &Args| locale.catalogue().words().say(locale.lang(), key, args);
    if !shared {
        return say(if mark.past_a_roll { "web-log-undone-roll" } else { "web-log-undone" }, &args);
    }
    let name = mark.name.clone().unwrap_or_else(|| say("web-host", &Args::new()));
    say(
        if mark.past_a_roll { "web-notice-undone-roll" } else { "web-notice-undone" },
        &args.text("name", name),
    )
}
