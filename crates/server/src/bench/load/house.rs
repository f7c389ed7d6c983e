//! The tables of a crowd: games thought out beforehand, each at another point of its chapter, written where the server
//! will find them.

use super::LoadPlan;
use crate::app::App;
use crate::bench::{LONGEST, next_turn, pick};
use crate::config::Config;
use crate::contents::Content;
use crate::http::{open_table, record};
use crate::seats;
use crate::serving::ServeError;
use crate::shelf::BookShelf;
use crate::table::settle_tie;
use session::{Command, LogRecord, Record, Seat, Session, SetupRecord};
use std::fmt::Write;
use std::sync::Arc;
use store::{Store, TableId};

/// Different games; many tables play the same one, each from another point on.
const SCRIPTS: u64 = 48;

/// Writers at a time: the store commits together what comes together.
const WRITERS: usize = 16;

/// Tables that a server can be started on.
pub struct LoadHouse {
    pub(super) scripts: Arc<[Script]>,
    pub(super) tables: Vec<Opened>,
}

/// A whole chapter, choice by choice.
pub(super) struct Script {
    setup: SetupRecord,
    /// The form that begins this game.
    pub(super) form: String,
    pub(super) steps: Vec<Step>,
}

/// A choice.
pub(super) struct Step {
    /// As it is posted.
    pub(super) choice: String,
    /// The last record when it is made.
    pub(super) before: u64,
    /// The last record once it was made.
    pub(super) after: u64,
    /// What it is kept as.
    records: Vec<Record>,
}

/// A table of the house.
#[derive(Clone, Debug)]
pub(super) struct Opened {
    pub(super) id: String,
    /// Who its host is.
    pub(super) token: String,
    pub(super) script: usize,
    /// The choice that is made next.
    pub(super) at: usize,
}

impl Script {
    fn new(content: &Content, number: u64) -> Script {
        let book = content.catalogue.book();
        let chapter = book.chapters.iter().position(|c| c.place == Some(0)).unwrap_or(0);
        let mut game = web::NewGame::fill(book, engine::id::ChapterId(chapter as u8));
        game.seed = format!("load {number}");
        let setup = record(book, &game);
        let form = form(&setup, &game.seed);
        let first = LogRecord { seq: 1, record: Record::Setup(Box::new(setup.clone())), request: None };
        let session = Session::load(book, [first]).expect("a new game can be played");
        let (mut session, mut steps) = (session.with_ties(settle_tie), Vec::new());
        let mut turn = number as usize;
        while steps.len() < LONGEST {
            turn = next_turn(turn);
            let Some(name) = pick(session.game(), turn >> 33) else { break };
            let choice = name.replace(' ', "+");
            let planned = session.plan(&Seat::Host, Command::Choose(name)).expect("it was offered");
            let (records, before) = (planned.records().to_vec(), session.seq());
            session.apply(planned, before + 1);
            steps.push(Step { choice, before, after: session.seq(), records });
        }
        Script { setup, form, steps }
    }
}

/// The form of a new game, as a browser would send it.
fn form(setup: &SetupRecord, seed: &str) -> String {
    let saved = &setup.saved;
    let mut form = format!("chapter={}&seed={}&single=1", saved.chapter, seed.replace(' ', "+"));
    for member in &saved.party {
        let _ = write!(form, "&mouse={}", member.mouse);
        for ability in &member.abilities {
            let _ = write!(form, "&ability-{}={ability}", member.mouse);
        }
    }
    form
}

/// Writes the tables of a plan into a store. Nothing is drawn by chance: the same plan makes the same house.
pub fn prepare(store: &Arc<dyn Store>, plan: &LoadPlan) -> Result<LoadHouse, ServeError> {
    let config = Config { data: None, limits: false, ..Config::default() };
    let app = App::new(config, BookShelf::open(None)?, Arc::clone(store));
    let scripts: Arc<[Script]> = (0..SCRIPTS).map(|n| Script::new(app.shelf.front(), n)).collect();
    let share = plan.tables.div_ceil(WRITERS).max(1);
    let tables = std::thread::scope(|scope| {
        let writers: Vec<_> = (0..plan.tables)
            .step_by(share)
            .map(|from| {
                let (app, scripts) = (&app, &scripts);
                let some = from..plan.tables.min(from + share);
                scope.spawn(move || some.map(|n| write(app, scripts, n)).collect::<store::Result<Vec<_>>>())
            })
            .collect();
        let written = writers.into_iter().map(|writer| writer.join().expect("it does not panic"));
        written.collect::<store::Result<Vec<_>>>()
    })?;
    Ok(LoadHouse { scripts, tables: tables.concat() })
}

/// Writes the table of a number.
fn write(app: &App, scripts: &[Script], n: usize) -> store::Result<Opened> {
    let script = n % scripts.len();
    let Script { setup, steps, .. } = &scripts[script];
    // Evenly over the chapter, but in no order: as many end at any time.
    let at = next_turn(n) % steps.len();
    let more: Vec<Record> = steps[..at].iter().flat_map(|step| step.records.clone()).collect();
    let token = seats::token();
    let id = open_table(app, setup, "load", &more, &seats::hash(&token))?;
    Ok(Opened { id: id.to_string(), token, script, at })
}

/// How many of these tables have lost what was acknowledged: each with the last record that somebody was told of.
pub fn lost(store: &dyn Store, acknowledged: &[(String, u64)]) -> store::Result<usize> {
    let mut lost = 0;
    for (id, seq) in acknowledged {
        lost += usize::from(store.last_seq(&TableId::new(id)?)? < *seq);
    }
    Ok(lost)
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::MemoryStore;

    #[test]
    fn a_house_has_its_tables_at_all_points_of_their_chapters() {
        let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
        let plan = LoadPlan { tables: 60, streams: 0, rate: 1, warm: 0, seconds: 1 };
        let house = prepare(&store, &plan).expect("a house");
        assert_eq!((house.tables.len(), store.tables().expect("a store").len()), (60, 60));
        let mut shares = [0; 4];
        for Opened { id, script, at, .. } in &house.tables {
            let steps = &house.scripts[*script].steps;
            shares[4 * at / steps.len()] += 1;
            let id = TableId::new(id).expect("an id");
            assert_eq!(store.last_seq(&id).expect("a table"), steps[*at].before);
        }
        assert!(shares.iter().all(|share| *share > 4), "{shares:?}");
        let told: Vec<(String, u64)> = house.tables.iter().map(|table| (table.id.clone(), 1)).collect();
        assert_eq!(lost(&*store, &told).expect("a store"), 0);
        assert_eq!(lost(&*store, &[(told[0].0.clone(), 1 << 20)]).expect("a store"), 1);
    }
}
