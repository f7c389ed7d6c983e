//! Lines of the log as a viewer reads them.

use super::dice::DiceRoll;
use crate::{LogKind, LogLine};
use engine::event::Purpose;
use serde::Serialize;
use std::sync::Arc;

/// A line of the log with the choice it belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LogEntry {
    /// Choices made when it was told; going back there unmakes what came later.
    pub after: usize,
    /// How many more lines tell of the same choice.
    pub later: usize,
    /// Tells how the table was set: one row of lines, kept and shown together.
    pub setting_up: bool,
    /// The line.
    pub line: Arc<LogLine>,
}

/// Lines in a row that tell one thing: the last says it all.
pub(crate) fn folded(log: Vec<LogEntry>) -> Vec<LogEntry> {
    let mut out: Vec<LogEntry> = Vec::with_capacity(log.len());
    for entry in log {
        let fold = &entry.line.fold;
        if out.last().is_some_and(|last| fold.is_some() && last.line.fold == *fold) {
            out.pop();
        }
        out.push(entry);
    }
    out
}

/// What has just happened, as it stands beside the dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LatestLine {
    /// Choices made when it was told.
    pub after: usize,
    /// In words.
    pub text: String,
    /// The same for whoever sees the board, if that differs.
    pub drawn: Option<String>,
}

/// What has just happened, in a line: not whose turn it is and how far they go, which is asked for anyway, nor what a
/// companion says of it, which stands beside it.
pub(super) fn latest(log: &[LogEntry], rolls: &[DiceRoll]) -> Option<LatestLine> {
    let walking = rolls.last().is_some_and(|roll| roll.why == Purpose::Movement);
    let mut told = log.iter().rev().take(8).filter(|entry| entry.after > 0);
    let LogEntry { after, line, .. } = told.find(|entry| !plain(&entry.line, walking))?;
    let fight = line.kind == LogKind::Battle;
    let told = |sentences: &[String]| if fight { outcome(sentences) } else { sentences.join(" ") };
    Some(LatestLine { after: *after, text: told(&line.sentences), drawn: line.drawn.as_deref().map(told) })
}

/// What need not be told beside the dice: it is asked for, or has just been read.
fn plain(line: &LogLine, walking: bool) -> bool {
    match line.kind {
        LogKind::Turn | LogKind::Round | LogKind::Track => true,
        // More than one rule: something befell whoever moved.
        LogKind::Move => walking && line.rules.len() <= 1,
        // The story goes on, unless it asks for dice.
        LogKind::Story => line.details.iter().all(|detail| detail.dice.is_empty()),
        _ => false,
    }
}

/// So much of a line can be read beside the dice.
const BESIDE: usize = 110;

/// The end of a long fight: who strikes is seen by the dice, and what comes of it is said last.
fn outcome(sentences: &[String]) -> String {
    let whole = sentences.join(" ");
    if whole.chars().count() <= BESIDE {
        return whole;
    }
    let ends = (1..sentences.len()).map(|from| sentences[from..].join(" "));
    ends.into_iter().find(|end| end.chars().count() <= BESIDE).map_or(whole, |end| format!("… {end}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_fight_is_told_by_its_end() {
        let told = |text: &str| {
            outcome(&text.split_inclusive(". ").map(|s| s.trim_end().into()).collect::<Vec<String>>())
        };
        let long = "Filch attacks rat warrior 3 (Dagger). Filch gains 1 cheese. 2 hits. Rat warrior 3 blocks 1. Rat warrior 3 takes 1 wound. Filch defeats rat warrior 3.";
        assert_eq!(
            told(long),
            "… 2 hits. Rat warrior 3 blocks 1. Rat warrior 3 takes 1 wound. Filch defeats rat warrior 3."
        );
        assert_eq!(told("Filch attacks rat warrior 3. No hit."), "Filch attacks rat warrior 3. No hit.");
        let endless = "a".repeat(200);
        assert_eq!(told(&endless), endless, "one sentence stays whole");
    }

    #[test]
    fn what_befalls_somebody_is_told_rather_than_that_the_story_goes_on() {
        let line = |kind, dice: &[u8]| LogLine {
            details: vec![crate::Detail { text: String::new(), dice: dice.to_vec() }],
            kind,
            ..LogLine::note(String::new())
        };
        assert!(plain(&line(LogKind::Story, &[]), false));
        assert!(!plain(&line(LogKind::Story, &[3]), false), "dice for the story are news");
        assert!(!plain(&line(LogKind::Battle, &[]), false));
        assert!(plain(&line(LogKind::Move, &[]), true) && !plain(&line(LogKind::Move, &[]), false));
    }

    #[test]
    fn nobody_says_a_thing_twice() {
        let line = LogLine {
            said: Some("“Nothing left for me.”".into()),
            ..LogLine::note("Filch waits.".into())
        };
        assert_eq!(line.text(), "Filch waits. “Nothing left for me.”");
        let entry = LogEntry { after: 1, later: 0, setting_up: false, line: Arc::new(line) };
        assert_eq!(
            latest(&[entry], &[]),
            Some(LatestLine { after: 1, text: "Filch waits.".into(), drawn: None })
        );
    }
}
