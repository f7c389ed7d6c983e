//! What happened, as the head of a message has it: public events, once for all languages, and the lines that tell of
//! them in one.

use crate::LogLine;
use crate::event::{Fact, PublicEvent};
use serde::Serialize;
use std::sync::Arc;

/// Events and the lines that tell of them.
#[derive(Clone, Debug)]
pub struct Said {
    events: Arc<str>,
    lines: String,
}

/// A line of the log, said while its events are shown.
#[derive(Serialize)]
pub(super) struct SpokenLine {
    /// The number of the first event it tells.
    at: usize,
    text: String,
    /// What minions do is read before it is seen.
    foe: bool,
}

impl SpokenLine {
    /// A line whose events are counted from the one with this number.
    pub(super) fn new(line: &LogLine, from: usize) -> SpokenLine {
        SpokenLine { at: from + line.events.start, text: line.text(), foe: line.foe }
    }
}

impl Said {
    pub(super) fn new(events: Arc<str>, lines: &[SpokenLine]) -> Said {
        Said { events, lines: serde_json::to_string(lines).expect("texts and numbers") }
    }

    /// The first round as far as nobody is asked anything; none if no minion acts in it.
    pub(super) fn first_round<'l>(
        events: &[PublicEvent],
        lines: impl IntoIterator<Item = &'l LogLine>,
    ) -> Option<Said> {
        let round = events.iter().position(|event| matches!(event.fact, Fact::RoundBegan { .. }))?;
        if !events[round..].iter().any(|event| event.fact.by_foes()) {
            return None;
        }
        let spoken = lines.into_iter().filter(|line| line.events.start >= round).map(|line| {
            let SpokenLine { at, text, foe } = SpokenLine::new(line, 0);
            SpokenLine { at: at - round, text, foe }
        });
        let spoken: Vec<SpokenLine> = spoken.collect();
        Some(Said::new(events_json(&events[round..]), &spoken))
    }

    /// As members of a JSON object.
    pub fn members(&self) -> String {
        ["\"events\":", &self.events, ",\"lines\":", &self.lines].concat()
    }
}

/// Events as a JSON list.
pub(super) fn events_json<'e>(events: impl IntoIterator<Item = &'e PublicEvent>) -> Arc<str> {
    let events: Vec<&PublicEvent> = events.into_iter().collect();
    serde_json::to_string(&events).expect("names and numbers").into()
}
