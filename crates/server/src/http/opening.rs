//! Opening tables: who may, with what, and why not.

use crate::app::{App, now_ms};
use crate::http::answer;
use crate::http::visitor::Visitor;
use crate::seats;
use crate::table::{Table, new_record};
use axum::http::StatusCode;
use axum::response::Response;
use engine::saving::{hex, unhex};
use engine::{Book, SetupError};
use session::{Record, SetupRecord};
use sha2::{Digest, Sha256};
use std::sync::atomic::Ordering;
use std::time::Instant;
use store::{NewTable, TableId};
use web::{NewGame, Page};
use words::Args;

/// Whether something may be settled at this table now.
pub(crate) fn may_note(app: &App, table: &Table) -> bool {
    !app.config.limits || app.notes.allows(table.id.clone(), Instant::now())
}

/// Somebody begins too many games.
pub(crate) fn slow_down() -> web::Problem {
    web::Problem { key: "web-slow-down", more: None, back: None }
}

/// Whether this visitor may begin one more game; else why not.
pub(crate) fn may_create(app: &App, visitor: &Visitor) -> Result<(), Response> {
    let refuse = |status, key| {
        Err(answer::problem(app, visitor, status, &web::Problem { key, more: None, back: None }))
    };
    if *app.closing.borrow() {
        return refuse(StatusCode::SERVICE_UNAVAILABLE, "web-closing");
    }
    if app.nearly_full.load(Ordering::Relaxed) {
        return refuse(StatusCode::INSUFFICIENT_STORAGE, "web-nearly-full");
    }
    let now = Instant::now();
    if app.config.limits && !app.creations.allows(visitor.address, now) {
        app.config.refused("games", visitor.address);
        return refuse(StatusCode::TOO_MANY_REQUESTS, "web-slow-down");
    }
    if app.config.limits && !app.daily.allows(visitor.address, now) {
        app.config.refused("games-per-day", visitor.address);
        return refuse(StatusCode::TOO_MANY_REQUESTS, "web-enough-today");
    }
    Ok(())
}

/// Why a party cannot play, in words.
pub(crate) fn words(ctx: Page, error: &SetupError) -> String {
    let mouse = |m: &engine::id::MouseId| ctx.locale.mouse_noun(Args::new(), "name", *m);
    match error {
        SetupError::PartySize { want, have } => {
            ctx.say("web-setup-size", &Args::new().num("want", *want).num("have", *have))
        }
        SetupError::MouseNotAllowed(m) => ctx.say("web-setup-not-allowed", &mouse(m)),
        SetupError::MouseRequired(m) => ctx.say("web-setup-required", &mouse(m)),
        SetupError::AbilityTwice(a) => {
            ctx.say("web-setup-ability-twice", &Args::new().text("name", ctx.locale.ability_name(*a)))
        }
        SetupError::AbilityNotForMouse(m, a) => {
            ctx.say("web-setup-ability-not-for", &mouse(m).text("ability", ctx.locale.ability_name(*a)))
        }
        SetupError::NoAbility(m) => ctx.say("party-setup-no-ability", &mouse(m)),
        SetupError::TooManyKept(m) => ctx.say("party-setup-too-many", &mouse(m)),
        SetupError::NotCarried(m, card) => {
            ctx.say("party-setup-not-carried", &mouse(m).text("card", ctx.locale.card_name(*card)))
        }
        _ => ctx.t("web-setup-unknown").into_owned(),
    }
}

/// The first record of a new game.
pub(crate) fn record(book: &Book, game: &NewGame) -> SetupRecord {
    // A seed typed in by hand: as it is if it looks like one, else whatever its words hash to. A lesson has its own.
    let lesson = web::lesson_seed(&book.chapters[game.chapter.ix()]);
    let wanted = if game.seed.is_empty() { lesson } else { Some(game.seed.as_str()) };
    let typed = wanted.map(|seed| unhex(seed).unwrap_or_else(|| Sha256::digest(seed.as_bytes()).into()));
    let seed = hex(&typed.unwrap_or_else(seats::random));
    SetupRecord::of(book, &game.setup(), seed, typed.is_some())
}

/// Writes a new table with a host's seat whose token it gives.
pub(crate) fn begin(app: &App, record: &SetupRecord, name: &str) -> store::Result<(TableId, String)> {
    let token = seats::token();
    Ok((open_table(app, record, name, &[], &seats::hash(&token))?, token))
}

/// Writes a new table whose log goes on with these records, for this host.
pub(crate) fn open_table(
    app: &App,
    record: &SetupRecord,
    name: &str,
    more: &[Record],
    host: &str,
) -> store::Result<TableId> {
    open_table_with(app, record, name, more, vec![(seats::HOST.to_string(), host.to_string())])
}

/// As [`open_table`], with everybody who has a seat from the start.
pub(crate) fn open_table_with(
    app: &App,
    record: &SetupRecord,
    name: &str,
    more: &[Record],
    seated: Vec<(String, String)>,
) -> store::Result<TableId> {
    // The edition first: no game is without the book it began with.
    app.shelf.keep(&*app.store, &record.saved)?;
    let id = TableId::new(&seats::table_id())?;
    let table = NewTable::new(id.clone(), name, now_ms()).with_chapter(record.saved.chapter.clone());
    let setup = Record::Setup(Box::new(record.clone()));
    let records = std::iter::once(&setup).chain(more).map(|record| new_record(record, now_ms()));
    app.store.create_table(NewTable { seats: seated, ..table }, records.collect())?;
    Ok(id)
}
