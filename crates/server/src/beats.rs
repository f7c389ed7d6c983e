//! What happens, as things to animate before the page changes.

use engine::{Board, CausedEvent, Event};
use std::sync::Arc;
use view::{Locale, LogLine, PublicEvent};

/// What was done, each with the number of its event, as the page reads it: the same in every language.
pub(crate) type Deeds = Vec<(usize, String)>;

/// What happened in the last choices. `before` is the board before the first of them.
pub(crate) fn deeds(locale: Locale, before: &Board, told: &[CausedEvent]) -> Deeds {
    let mut board = before.clone();
    let mut out = Vec::new();
    for (i, CausedEvent { event, .. }) in told.iter().enumerate() {
        // Everything else stands still.
        if !matches!(
            event,
            Event::Stepped { .. }
                | Event::Placed { .. }
                | Event::Drifted { .. }
                | Event::Rolled { .. }
                | Event::Rerolled { .. }
                | Event::Attacked { .. }
                | Event::Wounded { .. }
                | Event::MinionLeft { .. }
                | Event::Captured { .. }
        ) {
            board.apply(event);
            continue;
        }
        let public = view::publish(locale.book(), &mut board, event);
        let go = |figure: &str, at: &view::At| {
            let plan = locale.plan(board.side_id(engine::id::TileId(at.tile)));
            let space = plan.spaces.iter().find(|s| s.id == at.space)?;
            let beat = Beat::new("go").text("fig", figure).number("tile", at.tile);
            Some(beat.number("x", space.x).number("y", space.y))
        };
        let beat = match (&public, event) {
            // A figure goes somewhere.
            (PublicEvent::Stepped { figure, to, .. }, _) => go(figure, to),
            (PublicEvent::Placed { figure, at }, _) => go(figure, at),
            (PublicEvent::Drifted { mouse, to }, _) => go(mouse, to),
            // Dice are rolled.
            (_, Event::Rolled { roll, .. } | Event::Rerolled { roll, .. }) => {
                Some(Beat::new("roll").numbers("faces", roll.iter().map(|f| f.0 + 1)))
            }
            // One strikes another.
            (PublicEvent::Attacked { attacker: Some(figure), target, .. }, _) => {
                Some(Beat::new("hit").text("fig", figure).text("at", target))
            }
            (PublicEvent::Wounded { figure, .. }, _) => Some(Beat::new("hurt").text("fig", figure)),
            // A figure leaves the board.
            (PublicEvent::MinionLeft { figure, .. }, _) => Some(Beat::new("off").text("fig", figure)),
            (PublicEvent::Captured { mouse }, _) => Some(Beat::new("off").text("fig", mouse)),
            _ => None,
        };
        out.extend(beat.map(|beat| (i, beat.done())));
    }
    out
}

/// Deeds and the lines that tell of them, in the order in which they are shown: a list as the page reads it. `lines`
/// come with the number of the event at which each begins.
pub(crate) fn score<'l>(
    deeds: &Deeds,
    told: &[CausedEvent],
    lines: impl Iterator<Item = (usize, &'l Arc<LogLine>)>,
) -> String {
    let mut deeds = deeds.iter().peekable();
    let mut out = String::with_capacity(4 * USUAL);
    out.push('[');
    let mut add = |beat: &str| out.extend([if out.len() > 1 { "," } else { "" }, beat]);
    for (begins, line) in lines {
        while let Some((_, deed)) = deeds.next_if(|(at, _)| *at < begins) {
            add(deed);
        }
        let foe = told.get(begins).is_some_and(|t| acts_for_foes(&t.event));
        // A sentence over the board while it happens; where a minion acts people want to follow.
        add(&Beat::new("say").text("text", &line.text).number("foe", u8::from(foe)).done());
    }
    deeds.for_each(|(_, deed)| add(deed));
    out.push(']');
    out
}

/// The first round as far as nobody is asked anything, for a page that shows what came of it: where everybody stood who
/// moves in it, and then what happened. None if no minion acts before the mice do. `first` is the board before anything.
pub(crate) fn opening<'l>(
    locale: Locale,
    first: Board,
    told: &[CausedEvent],
    lines: impl Iterator<Item = (usize, &'l Arc<LogLine>)>,
) -> Option<String> {
    let round = told.iter().position(|t| matches!(t.event, Event::RoundBegan { .. }))?;
    let (set, acts) = told.split_at(round);
    if !acts.iter().any(|t| acts_for_foes(&t.event)) {
        return None;
    }
    let mut board = first;
    set.iter().for_each(|t| board.apply(&t.event));
    let happened = deeds(locale, &board, acts);
    let (mut stood, mut moved) = (Vec::new(), Vec::new());
    for CausedEvent { event, .. } in acts {
        let from = match event {
            Event::Stepped { fig, .. } if !moved.contains(fig) => {
                moved.push(*fig);
                board.place(*fig)
            }
            _ => None,
        };
        let PublicEvent::Stepped { figure, .. } = view::publish(locale.book(), &mut board, event) else {
            continue;
        };
        let Some(from) = from else { continue };
        let space = &locale.plan(board.side_id(from.tile)).spaces[from.space.ix()];
        stood.push((
            0,
            Beat::new("stand").text("fig", &figure).number("x", space.x).number("y", space.y).done(),
        ));
    }
    let all: Deeds = stood.into_iter().chain(happened).collect();
    let lines = lines.filter(|(begins, _)| *begins >= round).map(|(begins, line)| (begins - round, line));
    Some(score(&all, acts, lines))
}

/// Whether an event is something a minion does.
fn acts_for_foes(event: &Event) -> bool {
    match event {
        Event::Rolled { who, .. } => who.is_some_and(|f| f.as_minion().is_some()),
        Event::Stepped { fig, .. } => fig.as_minion().is_some(),
        Event::TargetChosen { by, .. } => by.as_minion().is_some(),
        Event::SurgeBegan { .. } | Event::HourglassMoved { .. } | Event::Captured { .. } => true,
        _ => false,
    }
}

/// Bytes of nearly every beat.
const USUAL: usize = 160;

/// Something to be animated, as the page reads it: an object whose values are texts and numbers.
struct Beat(String);

impl Beat {
    fn new(kind: &str) -> Beat {
        let mut out = String::with_capacity(USUAL);
        out.extend(["{\"do\":\"", kind, "\""]);
        Beat(out)
    }

    fn name(&mut self, name: &str) {
        self.0.extend([",\"", name, "\":"]);
    }

    fn text(mut self, name: &str, text: &str) -> Beat {
        self.name(name);
        // Hardly any text has something that JSON writes in another way.
        let special = |b: u8| b < b' ' || b == b'"' || b == b'\\';
        if text.bytes().fold(false, |found, b| found | special(b)) {
            self.0.push_str(&serde_json::to_string(text).expect("a text"));
        } else {
            self.0.extend(["\"", text, "\""]);
        }
        self
    }

    fn number(mut self, name: &str, number: impl itoa::Integer) -> Beat {
        self.name(name);
        self.0.push_str(itoa::Buffer::new().format(number));
        self
    }

    fn numbers(mut self, name: &str, numbers: impl Iterator<Item = u8>) -> Beat {
        self.name(name);
        self.0.push('[');
        for (i, number) in numbers.enumerate() {
            self.0.extend([if i > 0 { "," } else { "" }, itoa::Buffer::new().format(number)]);
        }
        self.0.push(']');
        self
    }

    fn done(mut self) -> String {
        self.0.push('}');
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::Beat;
    use serde_json::json;

    #[test]
    fn a_beat_is_json_whatever_it_says() {
        for text in ["", "Tilda", "say \"cheese\"", "a\\b", "two\nlines", "Żółć", "\u{1}"] {
            let beat =
                Beat::new("say").text("text", text).number("x", -3).numbers("faces", [1, 6].into_iter());
            let read: serde_json::Value = serde_json::from_str(&beat.done()).expect("JSON");
            assert_eq!(read, json!({ "do": "say", "text": text, "x": -3, "faces": [1, 6] }));
        }
    }
}
