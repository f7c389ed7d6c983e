//! What an act comes to: checked against the rules and the seats, answered for those who need not be asked, settled
//! once it is committed.

use crate::companions::Played;
use crate::preferences::{self, AutoPassRecord, HouseRules};
use crate::record::{ChoiceRecord, UndoRecord, kind};
use crate::session::{BadLog, History, Last, Session};
use crate::table::{Act, Refused, Seat};
use crate::walk;
use engine::{CausedEvent, Choice, Game};
use serde::Serialize;
use store::NewRecord;

/// What a change makes of the table once it is committed.
pub(crate) enum Change {
    /// The choices in order, each with what it caused, and the game after the last.
    Played {
        game: Box<Game>,
        told: Vec<Vec<CausedEvent>>,
    },
    Line(Box<History>),
    Seats,
}

/// Checks an act against the rules and the seats.
pub(crate) fn plan(session: &Session, who: &Seat, act: Act) -> Result<(Vec<NewRecord>, Change), Refused> {
    let over = session.game().board().outcome().is_some();
    match act {
        Act::Choose(name) => {
            if over {
                return Err(Refused::Over);
            }
            if !who.decides(&session.table_log, session.game()) {
                return Err(Refused::NotYours);
            }
            let choice = session.game().parse(&name).ok_or(Refused::NoSuchChoice)?;
            // Written down as the engine says it: a typed command may be shorter.
            let name = session.game().name(choice);
            let (game, told) = session.try_choice(choice).map_err(Refused::Illegal)?;
            let body = body(&ChoiceRecord { name, by: who.seat(), companion: None, settled: false });
            let change = Change::Played { game: Box::new(game), told: vec![told] };
            Ok((vec![NewRecord::new(kind::CHOICE, body, 0)], change))
        }
        Act::Walk(space) => {
            if over {
                return Err(Refused::Over);
            }
            if !who.decides(&session.table_log, session.game()) {
                return Err(Refused::NotYours);
            }
            let path = walk::path(session.game(), &space).ok_or(Refused::NoSuchChoice)?;
            let mut game = session.game().clone();
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
            if to >= session.moves() || to < session.table_log.floor() {
                return Err(Refused::NothingThere);
            }
            let replay = session.at(to)?;
            let past_a_roll = session.replay.luck_since(to);
            let body = body(&UndoRecord { to, past_a_roll, by: who.seat() });
            Ok((vec![NewRecord::new(kind::UNDO, body, 0)], Change::Line(Box::new(replay))))
        }
        Act::Redo => {
            if !who.may_redo(&session.table_log, session.game()) {
                return Err(Refused::NotYours);
            }
            let next = session.table_log.undone.last().ok_or(Refused::NothingThere)?;
            let mut moves = session.table_log.moves.clone();
            moves.push(next.clone());
            let replay = session.along(&moves)?;
            Ok((vec![NewRecord::new(kind::REDO, "{}", 0)], Change::Line(Box::new(replay))))
        }
        Act::PassQuietly => {
            let Some((decider, asked)) = preferences::reaction(&session.table_log, session.game()) else {
                return Err(Refused::NoSuchChoice);
            };
            if decider != *who || !who.decides(&session.table_log, session.game()) {
                return Err(Refused::NotYours);
            }
            let record = |quiet| {
                NewRecord::new(preferences::kind::QUIET, body(&AutoPassRecord { quiet, on: true }), 0)
            };
            let records = asked.into_iter().map(record).collect();
            let (game, told) = (Box::new(session.game().clone()), Vec::new());
            // The pass itself follows from what has just been settled.
            Ok((records, Change::Played { game, told }))
        }
        Act::SettleTies => {
            if *who != Seat::Host {
                return Err(Refused::NotYours);
            }
            if !preferences::is_tie(session.game()) {
                return Err(Refused::NoSuchChoice);
            }
            let house_rules = HouseRules { settle_ties: true, ..session.table_log.preferences.house_rules };
            let records = vec![NewRecord::new(preferences::kind::MANNERS, body(&house_rules), 0)];
            let (game, told) = (Box::new(session.game().clone()), Vec::new());
            // The answer itself follows from what has just been settled.
            Ok((records, Change::Played { game, told }))
        }
        Act::AskAgain(quiet) => {
            if !session.table_log.preferences.of(who).any(|q| *q == quiet) {
                return Err(Refused::NothingThere);
            }
            let record = body(&AutoPassRecord { quiet, on: false });
            Ok((vec![NewRecord::new(preferences::kind::QUIET, record, 0)], Change::Seats))
        }
        Act::HouseRules(house_rules) => {
            if *who != Seat::Host {
                return Err(Refused::NotYours);
            }
            Ok((vec![NewRecord::new(preferences::kind::MANNERS, body(&house_rules), 0)], Change::Seats))
        }
        Act::Seat(seat) => Ok((vec![NewRecord::new(kind::SEAT, body(&seat), 0)], Change::Seats)),
        Act::Companion(wish) => {
            let (kind, body) = wish.record();
            Ok((vec![NewRecord::new(kind, body, 0)], Change::Seats))
        }
        Act::Play(played) => {
            let Played { name, spoken } = *played;
            if session.table_log.companions.decider(session.game())
                != Some((spoken.mouse.clone(), spoken.level))
            {
                return Err(Refused::NotYours);
            }
            let choice = session.game().parse(&name).ok_or(Refused::NoSuchChoice)?;
            let (game, told) = session.try_choice(choice).map_err(Refused::Illegal)?;
            let companion = Some(Box::new(spoken));
            let body = body(&ChoiceRecord { name, by: None, companion, settled: false });
            let change = Change::Played { game: Box::new(game), told: vec![told] };
            Ok((vec![NewRecord::new(kind::CHOICE, body, 0)], change))
        }
    }
}

/// Answers for players what they do not want to be asked, as ordinary choices of theirs.
pub(crate) fn auto_answer(
    session: &Session,
    game: &mut Game,
    records: &mut Vec<NewRecord>,
    told: &mut Vec<Vec<CausedEvent>>,
) {
    let mut settled = session.table_log.preferences.clone();
    for record in records.iter() {
        match record.kind.as_str() {
            preferences::kind::QUIET => {
                if let Ok(quiet) = serde_json::from_str(&record.body) {
                    settled.set(quiet);
                }
            }
            preferences::kind::MANNERS => {
                if let Ok(house_rules) = serde_json::from_str(&record.body) {
                    settled.house_rules = house_rules;
                }
            }
            _ => {}
        }
    }
    loop {
        let (choice, by) = if let Some(who) = settled.passes(&session.table_log, game) {
            (Choice::Pass, who.seat())
        } else if let Some(choice) = settled.house_rules.tie(&session.table_log, game) {
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
    session: &mut Session,
    records: Vec<NewRecord>,
    first: u64,
    change: Change,
) -> Result<(), Refused> {
    for (seq, record) in (first..).zip(records) {
        let NewRecord { kind, body, at_ms, request } = record;
        if let Some(request) = &request {
            session.requests.insert(request.clone(), seq);
        }
        let record = store::Record { seq, kind, body, at_ms, request };
        session.table_log.take(&record).map_err(|_| BadLog::Unreadable(seq))?;
    }
    session.last = None;
    match change {
        Change::Played { mut game, told } => {
            let moves = session.replay.starts.len();
            std::mem::swap(&mut session.replay.game, &mut *game);
            session.last = Some(Last::new(first - 1, moves, game));
            for caused in told {
                session.replay.starts.push(session.replay.told.len());
                session.replay.told.extend(caused);
            }
        }
        Change::Line(replay) => session.take_line(*replay),
        Change::Seats => {}
    }
    Ok(())
}

fn body(record: &impl Serialize) -> String {
    serde_json::to_string(record).expect("records are plain data")
}
