//! What happened, as the head of a message has it: public events, once for all languages, and the sentences that tell of
//! them in one.

use crate::LogLine;
use crate::event::{Fact, PublicEvent};
use crate::table::marked_dice;
use serde::Serialize;
use std::sync::Arc;

/// Events and the lines that tell of them.
#[derive(Clone, Debug)]
pub struct Said {
    happened: Arc<str>,
    lines: String,
}

/// A sentence of the log, said when its event is shown.
#[derive(Serialize)]
pub(super) struct SpokenLine {
    /// The number of the event it tells.
    at: usize,
    text: String,
    /// For whoever sees the board, if that differs.
    #[serde(skip_serializing_if = "Option::is_none")]
    drawn: Option<String>,
    /// What minions do is read before it is seen.
    foe: bool,
    /// It goes on with the line of the one before.
    on: bool,
}

impl SpokenLine {
    /// The sentences of a line whose events are counted from the one with this number.
    pub(super) fn of(line: &LogLine, from: usize) -> impl Iterator<Item = SpokenLine> {
        let last = line.told.last().copied().unwrap_or(line.events.start);
        let told = line.told.iter().copied().chain([last]);
        let sentences = line.sentences.iter().chain(&line.said).zip(told).enumerate();
        sentences.map(move |(i, (text, at))| SpokenLine {
            at: from + at,
            text: text.clone(),
            drawn: line.drawn.as_ref().and_then(|drawn| drawn.get(i)).filter(|drawn| *drawn != text).cloned(),
            foe: line.foe,
            on: i > 0,
        })
    }
}

impl Said {
    pub(super) fn new(happened: Arc<str>, lines: &[SpokenLine]) -> Said {
        Said { happened, lines: serde_json::to_string(lines).expect("texts and numbers") }
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
        let lines = lines.into_iter().filter(|line| line.events.start >= round);
        let spoken = lines.flat_map(|line| SpokenLine::of(line, 0));
        let spoken = spoken.map(|line| SpokenLine { at: line.at - round, ..line });
        let spoken: Vec<SpokenLine> = spoken.collect();
        Some(Said::new(happened([&events[round..]]), &spoken))
    }

    /// As members of a JSON object.
    pub fn members(&self) -> String {
        [&*self.happened, ",\"lines\":", &self.lines].concat()
    }
}

/// The events of some choices as a JSON list, and the dice that counted: the number of each roll's event, then a mark for each of its dice.
pub(super) fn happened<'e>(choices: impl IntoIterator<Item = &'e [PublicEvent]>) -> Arc<str> {
    let mut events: Vec<&PublicEvent> = Vec::new();
    let mut dice: Vec<(usize, Vec<bool>)> = Vec::new();
    for choice in choices {
        dice.extend(marked_dice(choice).map(|(at, counted)| (events.len() + at, counted)));
        events.extend(choice);
    }
    let events = serde_json::to_string(&events).expect("names and numbers");
    let dice = serde_json::to_string(&dice).expect("numbers");
    ["\"events\":", &events, ",\"dice\":", &dice].concat().into()
}
