//! What an act comes to: checked against the rules and the seats, answered for those who need not be asked, settled
//! once it is committed.

use crate::companions::Played;
use crate::habits::{self, Manners, QuietRecord};
use crate::live::{BadLog, Last, Live, Replay};
use crate::record::{ChoiceRecord, UndoRecord, kind};
use crate::table::{Act, Refused, Who};
use crate::walk;
use engine::{Choice, Game, Told};
use serde::Serialize;
use store::NewRecord;

/// What a change makes of the table once it is committed.
pub(crate) enum Change {
    /// The choices in order, each with what it caused, and the game after the last.
    Played {
        game: Box<Game>,
        told: Vec<Vec<Told>>,
    },
    Line(Box<Replay>),
    Seats,
}

/// Checks an act against the rules and the seats.
pub(crate) fn plan(live: &Live, who: &Who, act: Act) -> Result<(Vec<NewRecord>, Change), Refused> {
    let over = live.game().board().outcome().is_some();
    match act {
        Act::Choose(name) => {
            if over {
                return Err(Refused::Over);
            }
            if !who.decides(&live.folded, live.game()) {
                return Err(Refused::NotYours);
            }
            let choice = live.game().parse(&name).ok_or(Refused::NoSuchChoice)?;
            // Written down as the engine says it: a typed command may be shorter.
            let name = live.game().name(choice);
            let (game, told) = live.try_choice(choice).map_err(Refused::Illegal)?;
            let body = body(&ChoiceRecord { name, by: who.seat(), companion: None, settled: false });
            let change = Change::Played { game: Box::new(game), told: vec![told] };
            Ok((vec![NewRecord::new(kind::CHOICE, body, 0)], change))
        }
        Act::Walk(space) => {
            if over {
                return Err(Refused::Over);
            }
            if !who.decides(&live.folded, live.game()) {
                return Err(Refused::NotYours);
            }
            let path = walk::path(live.game(), &space).ok_or(Refused::NoSuchChoice)?;
            let mut game = live.game().clone();
            let (mut records, mut told) = (Vec::new(), Vec::new());
            for choice in path {
                let name = game.name(choice);
                let record = ChoiceRecord { name, by: who.seat(), companion: None, settled: false };
                records.push(NewRecord::new(kind::CHOICE, body(&record), 0));
                let mut caused = Vec::new();
                game.play_telling(choice, &mut caused).map_err(Refused::Illegal)?;
                told.push(caused);
            }
            Ok((records, Change::Played { game: Box::new(game), told }))
        }
        Act::Undo(to) => {
            if over {
                return Err(Refused::Over);
            }
            if !who.plays() {
                return Err(Refused::NotYours);
            }
            if to >= live.moves() || to < live.folded.floor() {
                return Err(Refused::NothingThere);
            }
            let replay = live.at(to)?;
            let past_a_roll = live.replay.luck_since(to);
            let body = body(&UndoRecord { to, past_a_roll, by: who.seat() });
            Ok((vec![NewRecord::new(kind::UNDO, body, 0)], Change::Line(Box::new(replay))))
        }
        Act::Redo => {
            if !who.may_redo(&live.folded, live.game()) {
                return Err(Refused::NotYours);
            }
            let next = live.folded.undone.last().ok_or(Refused::NothingThere)?;
            let mut moves = live.folded.moves.clone();
            moves.push(next.clone());
            let replay = live.along(&moves)?;
            Ok((vec![NewRecord::new(kind::REDO, "{}", 0)], Change::Line(Box::new(replay))))
        }
        Act::PassQuietly => {
            let Some((decider, asked)) = habits::reaction(&live.folded, live.game()) else {
                return Err(Refused::NoSuchChoice);
            };
            if decider != *who || !who.decides(&live.folded, live.game()) {
                return Err(Refused::NotYours);
            }
            let record =
                |quiet| NewRecord::new(habits::kind::QUIET, body(&QuietRecord { quiet, on: true }), 0);
            let records = asked.into_iter().map(record).collect();
            let (game, told) = (Box::new(live.game().clone()), Vec::new());
            // The pass itself follows from what has just been settled.
            Ok((records, Change::Played { game, told }))
        }
        Act::SettleTies => {
            if *who != Who::Host {
                return Err(Refused::NotYours);
            }
            if !habits::is_tie(live.game()) {
                return Err(Refused::NoSuchChoice);
            }
            let manners = Manners { settle_ties: true, ..live.folded.habits.manners };
            let records = vec![NewRecord::new(habits::kind::MANNERS, body(&manners), 0)];
            let (game, told) = (Box::new(live.game().clone()), Vec::new());
            // The answer itself follows from what has just been settled.
            Ok((records, Change::Played { game, told }))
        }
        Act::AskAgain(quiet) => {
            if !live.folded.habits.of(who).any(|q| *q == quiet) {
                return Err(Refused::NothingThere);
            }
            let record = body(&QuietRecord { quiet, on: false });
            Ok((vec![NewRecord::new(habits::kind::QUIET, record, 0)], Change::Seats))
        }
        Act::Manners(manners) => {
            if *who != Who::Host {
                return Err(Refused::NotYours);
            }
            Ok((vec![NewRecord::new(habits::kind::MANNERS, body(&manners), 0)], Change::Seats))
        }
        Act::Seat(seat) => Ok((vec![NewRecord::new(kind::SEAT, body(&seat), 0)], Change::Seats)),
        Act::Companion(wish) => {
            let (kind, body) = wish.record();
            Ok((vec![NewRecord::new(kind, body, 0)], Change::Seats))
        }
        Act::Play(played) => {
            let Played { name, spoken } = *played;
            if live.folded.cast.decider(live.game()) != Some((spoken.mouse.clone(), spoken.level)) {
                return Err(Refused::NotYours);
            }
            let choice = live.game().parse(&name).ok_or(Refused::NoSuchChoice)?;
            let (game, told) = live.try_choice(choice).map_err(Refused::Illegal)?;
            let companion = Some(Box::new(spoken));
            let body = body(&ChoiceRecord { name, by: None, companion, settled: false });
            let change = Change::Played { game: Box::new(game), told: vec![told] };
            Ok((vec![NewRecord::new(kind::CHOICE, body, 0)], change))
        }
    }
}

/// Answers for players what they do not want to be asked, as ordinary choices of theirs.
pub(crate) fn pass_on(live: &Live, game: &mut Game, records: &mut Vec<NewRecord>, told: &mut Vec<Vec<Told>>) {
    let mut settled = live.folded.habits.clone();
    for record in records.iter() {
        match record.kind.as_str() {
            habits::kind::QUIET => {
                if let Ok(quiet) = serde_json::from_str(&record.body) {
                    settled.set(quiet);
                }
            }
            habits::kind::MANNERS => {
                if let Ok(manners) = serde_json::from_str(&record.body) {
                    settled.manners = manners;
                }
            }
            _ => {}
        }
    }
    loop {
        let (choice, by) = if let Some(who) = settled.passes(&live.folded, game) {
            (Choice::Pass, who.seat())
        } else if let Some(choice) = settled.manners.tie(&live.folded, game) {
            (choice, None)
        } else {
            return;
        };
        let mut caused = Vec::new();
        let record = ChoiceRecord { name: game.name(choice), by, companion: None, settled: true };
        if game.play_telling(choice, &mut caused).is_err() {
            return;
        }
        records.push(NewRecord::new(kind::CHOICE, body(&record), 0));
        told.push(caused);
    }
}

/// Makes a committed change visible.
pub(crate) fn settle(
    live: &mut Live,
    records: Vec<NewRecord>,
    first: u64,
    change: Change,
) -> Result<(), Refused> {
    for (seq, record) in (first..).zip(records) {
        let NewRecord { kind, body, at_ms, request } = record;
        if let Some(request) = &request {
            live.requests.insert(request.clone(), seq);
        }
        let record = store::Record { seq, kind, body, at_ms, request };
        live.folded.take(&record).map_err(|_| BadLog::Unreadable(seq))?;
    }
    live.last = None;
    live.moved();
    match change {
        Change::Played { mut game, told } => {
            let moves = live.replay.starts.len();
            std::mem::swap(&mut live.replay.game, &mut *game);
            live.last = Some(Last::new(first - 1, moves, game));
            for caused in told {
                live.replay.starts.push(live.replay.told.len());
                live.replay.told.extend(caused);
            }
        }
        Change::Line(replay) => live.take_line(*replay),
        Change::Seats => {}
    }
    Ok(())
}

fn body(record: &impl Serialize) -> String {
    serde_json::to_string(record).expect("records are plain data")
}
