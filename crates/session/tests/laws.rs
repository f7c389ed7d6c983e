//! Random commands by random seats: whatever is planned and applied is what the written records say.

mod common;

use common::book;
use engine::Setup;
use engine::dice::Stream;
use engine::id::ChapterId;
use engine::saving::hex;
use session::{
    Applied, Command, CompanionRecord, HouseRecord, HouseRules, Level, LogRecord, Pace, Played, Record,
    Refused, Seat, SeatRecord, Session, SetupRecord, Spoken,
};
use std::collections::BTreeMap;

/// A table together with its records as a store would keep them.
struct Kept {
    session: Session,
    lines: Vec<(String, String, Option<String>)>,
}

fn entries(lines: &[(String, String, Option<String>)]) -> Vec<LogRecord> {
    let decode = |(seq, (kind, body, request)): (u64, &(String, String, Option<String>))| {
        LogRecord::decode(seq, kind, body, request.clone()).expect("what was written can be read")
    };
    (1..).zip(lines).map(decode).collect()
}

impl Kept {
    fn new(number: u64) -> Kept {
        let book = book();
        let mut rng = Stream::from_number(number);
        let chapter = ChapterId(rng.below(book.chapters.len() as u32) as u8);
        let seed = hex(&[number as u8; 32]);
        let first = SetupRecord::of(&book, &Setup::drawn(&book, chapter, &mut rng, |_| 1), seed, false);
        let (kind, body) = Record::Setup(Box::new(first)).encode_owned();
        let lines = vec![(kind, body, None)];
        let session = Session::load(&book, entries(&lines)).expect("a game that can begin");
        Kept { session, lines }
    }

    /// Plans, writes down, applies.
    fn act(&mut self, seat: &Seat, command: Command, request: Option<&str>) -> Result<Applied, Refused> {
        let planned = self.session.plan(seat, command)?.answering(request);
        let records = planned.records();
        for (i, record) in records.iter().enumerate() {
            let (kind, body) = record.encode_owned();
            let last = i + 1 == records.len();
            self.lines.push((kind, body, request.filter(|_| last).map(str::to_string)));
        }
        let first = self.session.seq() + 1;
        Ok(self.session.apply(planned, first))
    }

    fn names(&self) -> Vec<String> {
        self.session.log().moves.iter().map(|m| m.name.clone()).collect()
    }
}

/// For tests: owned strings, as a store has them.
trait Written {
    fn encode_owned(&self) -> (String, String);
}

impl Written for Record {
    fn encode_owned(&self) -> (String, String) {
        let (kind, body) = self.encode();
        (kind.to_string(), body)
    }
}

/// Everything that can be asked of a session, in one text.
fn state(session: &Session) -> String {
    let (log, history) = (session.log(), session.history());
    format!(
        "{log:?}\n{}\n{:?}\n{:?}\n{:?}",
        hex(&session.game().hash()),
        history.events,
        history.starts,
        session.setup()
    )
}

/// Something somebody might want, sensible or not.
fn command(session: &Session, rng: &mut Stream) -> (Seat, Command) {
    let seats = [Seat::Host, Seat::Player("p1".into()), Seat::Player("p2".into()), Seat::Watcher];
    let seat = seats[rng.below(4) as usize].clone();
    let game = session.game();
    let mice: Vec<String> =
        session.setup().party.iter().map(|m| game.book().mice[m.mouse.ix()].name.clone()).collect();
    let mouse = mice[rng.below(mice.len() as u32) as usize].clone();
    let level = Level::ALL[rng.below(3) as usize];
    let offers = game.choices();
    let offered = match offers.len() as u32 {
        0 => String::new(),
        n => game.name(offers[rng.below(n) as usize].choice),
    };
    let decider = seats.iter().find(|seat| seat.decides(session.log(), game)).cloned();
    let command = match rng.below(40) {
        0 => Command::Undo(rng.below(session.moves() as u32 + 2) as usize),
        1 | 2 => Command::Redo,
        3 => {
            let id = if rng.below(2) == 0 { "p1" } else { "p2" };
            let (name, left) = ("Ada & <Bo>".to_string(), rng.below(3) == 0);
            let seat = SeatRecord { seat: id.into(), name, mice: vec![mouse], left, by: None };
            if left { Command::Seat(seat) } else { Command::Sit { seat, seed: "7c".repeat(32) } }
        }
        4 => {
            let level = (rng.below(2) == 0).then_some(level);
            Command::Companion(CompanionRecord { mouse, level, stand_in: rng.below(2) == 0, by: None })
        }
        5 => Command::Pause(rng.below(2) == 0),
        6 => Command::House(HouseRecord { pace: Pace::ALL[rng.below(4) as usize], hints: true }),
        7 => Command::HouseRules(HouseRules {
            active_decides: rng.below(2) == 0,
            watchers_talk: false,
            silent: rng.below(2) == 0,
            settle_ties: rng.below(2) == 0,
            reader: (rng.below(2) == 0).then(|| "host".to_string()),
        }),
        8 => Command::SettleTies,
        9 => Command::PassQuietly,
        10 => Command::AskAgain { mouse, choice: offered },
        11 => Command::Choose("dance".into()),
        12 => Command::Walk("b2".into()),
        _ => {
            // Mostly somebody goes on.
            if let Some((mouse, level)) = session.log().companions.decider(game) {
                let why = session::Because { key: "bot-reason-whim".into(), args: BTreeMap::new() };
                let spoken = Spoken { mouse, level, why };
                return (Seat::Watcher, Command::Play(Box::new(Played { name: offered, spoken })));
            }
            return (decider.unwrap_or(seat), Command::Choose(offered));
        }
    };
    (seat, command)
}

#[test]
fn what_is_applied_is_what_the_records_say() {
    let (mut done, mut refused) = (0, 0);
    for number in 0..24 {
        let mut kept = Kept::new(number);
        let mut rng = Stream::derive(&[number as u8; 32], "commands");
        for turn in 0..120 {
            let (seat, command) = command(&kept.session, &mut rng);
            let before = state(&kept.session);
            match kept.act(&seat, command.clone(), Some(&format!("r{turn}"))) {
                Ok(_) => done += 1,
                Err(_) => {
                    refused += 1;
                    assert_eq!(state(&kept.session), before, "{command:?} was refused");
                }
            }
            if turn % 10 == 9 {
                let loaded = Session::load(&book(), entries(&kept.lines)).expect("a log that plays");
                assert_eq!(state(&loaded), state(&kept.session), "game {number}, after {command:?}");
            }
        }
        // Whoever hears of the records elsewhere comes to the same.
        let all = entries(&kept.lines);
        let mut elsewhere = Session::load(&book(), all[..1].to_vec()).expect("a game that can begin");
        for records in all[1..].chunks(7) {
            elsewhere.accept(records.to_vec()).expect("they were accepted here");
        }
        assert_eq!(state(&elsewhere), state(&kept.session), "game {number} elsewhere");
        assert_eq!(elsewhere.answered("r119"), kept.session.answered("r119"));
    }
    assert!(done > 1000 && refused > 100, "too little was tried: {done}, {refused}");
}

#[test]
fn undo_then_redo_is_where_one_was() {
    for number in 0..6 {
        let mut kept = Kept::new(number);
        let mut rng = Stream::derive(&[number as u8; 32], "undo");
        while kept.session.moves() < 25 {
            let offers = kept.session.game().choices();
            let Some(offer) = offers.get(rng.below(offers.len().max(1) as u32) as usize) else { break };
            let name = kept.session.game().name(offer.choice);
            kept.act(&Seat::Host, Command::Choose(name), None).expect("it was offered");
        }
        let (names, hash, events) =
            (kept.names(), kept.session.game().hash(), kept.session.history().events.clone());
        if kept.session.game().board().outcome().is_some() {
            continue;
        }
        let to = rng.below(names.len() as u32) as usize;
        let at = kept.session.at(to).expect("a point of the line");
        kept.act(&Seat::Host, Command::Undo(to), None).expect("there is something to undo");
        assert_eq!(kept.names(), names[..to]);
        assert_eq!(kept.session.game().hash(), at.game.hash());
        for _ in to..names.len() {
            kept.act(&Seat::Host, Command::Redo, None).expect("there is something to redo");
        }
        assert_eq!(kept.names(), names);
        assert_eq!(kept.session.game().hash(), hash);
        assert_eq!(kept.session.history().events, events);
        assert_eq!(
            kept.act(&Seat::Host, Command::Redo, None).err(),
            Some(Refused::NothingThere),
            "nothing is left"
        );
    }
}

#[test]
fn everybody_who_plays_agrees_before_the_table_goes_back() {
    let mut kept = Kept::new(1);
    let ada = Seat::Player("ada".into());
    assert!(kept.session.agree_to_undo(&Seat::Host, 0), "alone one need not ask");
    let record = SeatRecord { seat: "ada".into(), name: "Ada".into(), mice: vec![], left: false, by: None };
    kept.act(&Seat::Host, Command::Seat(record), None).expect("a seat");
    assert!(!kept.session.agree_to_undo(&Seat::Host, 0));
    let seq = kept.session.seq();
    assert_eq!(kept.session.undo_vote().map(|vote| (vote.to(), vote.agreed().len())), Some((0, 1)));
    assert!(!kept.session.decline_undo(seq, 3), "that was not asked");
    assert!(kept.session.decline_undo(seq, 0));
    assert!(!kept.session.agree_to_undo(&ada, 0));
    assert!(kept.session.agree_to_undo(&Seat::Host, 0));
    assert!(!kept.session.agree_to_undo(&ada, 0));
    kept.act(&Seat::Host, Command::Pause(true), None).expect("it is noted");
    assert_eq!(kept.session.undo_vote(), None, "the table has moved on");
}

#[test]
fn records_from_elsewhere_that_cannot_be_played_change_nothing() {
    let mut kept = Kept::new(2);
    let before = state(&kept.session);
    let bad = LogRecord::decode(2, "choice", r#"{"name":"dance"}"#, None).expect("it can be read");
    assert!(kept.session.accept([bad]).is_err());
    assert_eq!(state(&kept.session), before);
}
