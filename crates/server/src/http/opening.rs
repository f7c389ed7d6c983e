//! Opening tables: who may, with what, and why not.

use crate::app::{App, now_ms};
use crate::http::visitor::Visitor;
use crate::seats;
use crate::table::new_record;
use engine::saving::{hex, unhex};
use engine::{Book, SetupError};
use session::{Record, SetupRecord};
use sha2::{Digest, Sha256};
use std::time::Instant;
use store::{NewTable, TableId};
use web::{NewGame, Page};
use words::{Args, Case};

/// Somebody begins too many games.
pub(crate) fn slow_down() -> web::Problem {
    web::Problem { key: "web-slow-down", more: None, back: None }
}

/// Whether this address may begin one more game.
pub(crate) fn may_create(app: &App, visitor: &Visitor) -> bool {
    !app.config.limits || app.creations.allows(visitor.address, Instant::now())
}

/// Why a party cannot play, in words.
pub(crate) fn words(ctx: Page, error: &SetupError) -> String {
    let mouse = |m: &engine::id::MouseId| ctx.locale.mouse(*m, Case::Nom).to_string();
    match error {
        SetupError::PartySize { want, have } => {
            ctx.say("web-setup-size", &Args::new().num("want", *want).num("have", *have))
        }
        SetupError::MouseNotAllowed(m) => {
            ctx.say("web-setup-not-allowed", &Args::new().text("name", mouse(m)))
        }
        SetupError::MouseRequired(m) => ctx.say("web-setup-required", &Args::new().text("name", mouse(m))),
        SetupError::AbilityTwice(a) => {
            ctx.say("web-setup-ability-twice", &Args::new().text("name", ctx.locale.ability_name(*a)))
        }
        SetupError::AbilityNotForMouse(m, a) => ctx.say(
            "web-setup-ability-not-for",
            &Args::new().text("name", mouse(m)).text("ability", ctx.locale.ability_name(*a)),
        ),
        SetupError::NoAbility(m) => ctx.say("party-setup-no-ability", &Args::new().text("name", mouse(m))),
        SetupError::TooManyKept(m) => ctx.say("party-setup-too-many", &Args::new().text("name", mouse(m))),
        SetupError::NotCarried(m, card) => ctx.say(
            "party-setup-not-carried",
            &Args::new().text("name", mouse(m)).text("card", ctx.locale.card_name(*card)),
        ),
        _ => ctx.t("web-setup-unknown").into_owned(),
    }
}

/// The first record of a new game.
pub(crate) fn record(book: &Book, game: &NewGame) -> SetupRecord {
    // A seed typed in by hand: as it is if it looks like one, else whatever its words hash to.
    let typed = (!game.seed.is_empty())
        .then(|| unhex(&game.seed).unwrap_or_else(|| Sha256::digest(game.seed.as_bytes()).into()));
    let seed = hex(&typed.unwrap_or_else(seats::random));
    SetupRecord::of(book, &game.setup(), seed, typed.is_some())
}

/// Writes a new table with its host's seat; gives the host's token.
pub(crate) fn begin(app: &App, record: &SetupRecord, name: &str) -> store::Result<(TableId, String)> {
    begin_with(app, record, name, &[])
}

/// As [`begin`], with companions.
pub(crate) fn begin_with(
    app: &App,
    record: &SetupRecord,
    name: &str,
    house: &[Record],
) -> store::Result<(TableId, String)> {
    let token = seats::token();
    Ok((open_table(app, record, name, house, &token)?, token))
}

/// Writes a new table whose log goes on with these records, for a host who has this token.
pub(crate) fn open_table(
    app: &App,
    record: &SetupRecord,
    name: &str,
    more: &[Record],
    token: &str,
) -> store::Result<TableId> {
    let id = TableId::new(&seats::table_id())?;
    let table = NewTable::new(id.clone(), name, now_ms()).with_chapter(record.saved.chapter.clone());
    let setup = Record::Setup(Box::new(record.clone()));
    let records = std::iter::once(&setup).chain(more).map(|record| new_record(record, now_ms()));
    app.store.create_table(table, records.collect())?;
    app.store.put_seat(&id, seats::HOST, &seats::hash(token))?;
    Ok(id)
}
