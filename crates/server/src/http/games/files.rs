//! Games as files: export, import, copy; and their names.

use crate::app::{App, now_ms};
use crate::http::answer::{self, page};
use crate::http::campaign::party;
use crate::http::form::field;
use crate::http::opening::{may_create, slow_down};
use crate::http::seated::Seated;
use crate::http::visitor::{Visitor, cookie};
use crate::seats;
use crate::table::{self, new_record};
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Form, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use engine::saving::{FreshLuck, hex};
use session::{BadLog, LogRecord, Record, Refused, Seat, Session};
use std::sync::Arc;
use store::save::{self, Limits, SavedGame};
use store::{List, NewRecord, TableId};
use web::Page;
use words::Args;

fn storage(app: &App, visitor: &Visitor, error: store::Error) -> Response {
    answer::refused(app, visitor, error)
}

/// How a game leaves its table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// As a file: without its seeds as long as they could help anybody at a table that is still played.
    File,
    /// As a second table on this server: from an unfinished shared one with a seed of its own from here on.
    Copy,
}

/// The line of play of a table, without what was unmade and without its seats.
fn line_of_play(app: &App, id: &TableId, way: Way) -> store::Result<SavedGame> {
    let mut game = SavedGame::from_table(&*app.store, id)?;
    let mut log = table::fold(&*app.store, id)?;
    let Some(mut setup) = log.setup.take() else {
        return Err(store::Error::Invalid("the game does not begin with a setup".into()));
    };
    let played = |origin: &String| {
        TableId::new(origin).and_then(|id| app.store.table(&id)).is_ok_and(|origin| !origin.finished)
    };
    let at_stake = log.shared && !game.finished;
    match way {
        Way::File if at_stake || setup.origins.iter().any(played) => {
            setup.saved.seed.clear();
            log.fresh.clear();
        }
        Way::Copy if at_stake => {
            setup.origins.push(id.to_string());
            log.fresh.push(FreshLuck { after: log.moves.len(), seed: hex(&seats::random::<32>()) });
        }
        _ => {}
    }
    log.setup = Some(setup);
    game.records = log.line_of_play().iter().map(|r| new_record(r, game.created_ms)).collect();
    game.meta = "{}".into();
    Ok(game)
}

/// As [`line_of_play`], away from the threads that serve pages.
async fn fold(app: &Arc<App>, id: &TableId, way: Way) -> store::Result<SavedGame> {
    let (app, id) = (Arc::clone(app), id.clone());
    let job = tokio::task::spawn_blocking(move || line_of_play(&app, &id, way));
    job.await.unwrap_or(Err(store::Error::Closed))
}

/// The game as a file.
pub(crate) async fn export(Seated { app, id, table, visitor, .. }: Seated) -> Response {
    match fold(&app, &table.id, Way::File).await.and_then(|game| save::pack(&game)) {
        Ok(bytes) => {
            let name = format!("attachment; filename=\"{id}.{}\"", save::EXTENSION);
            let headers =
                [(CONTENT_TYPE, "application/octet-stream".to_string()), (CONTENT_DISPOSITION, name)];
            (headers, bytes).into_response()
        }
        Err(error) => storage(&app, &visitor, error),
    }
}

/// Another name.
pub(crate) async fn rename(
    Seated { app, table, who, visitor, .. }: Seated,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    if who != Seat::Host {
        return answer::refused(&app, &visitor, Refused::NotYours);
    }
    let name: String = field(&fields, "name").unwrap_or_default().trim().chars().take(60).collect();
    match app.store.rename(&table.id, &name) {
        Ok(()) => answer::see_other("/"),
        Err(error) => storage(&app, &visitor, error),
    }
}

/// A second game from here; at a shared table with fresh seeds.
pub(crate) async fn copy(Seated { app, table, visitor, .. }: Seated) -> Response {
    if !may_create(&app, &visitor) {
        return answer::problem(&app, &visitor, StatusCode::TOO_MANY_REQUESTS, &slow_down());
    }
    match fold(&app, &table.id, Way::Copy).await {
        Ok(game) => put(&app, &visitor, game).await,
        Err(error) => storage(&app, &visitor, error),
    }
}

/// Removes a game for good.
pub(crate) async fn delete(Seated { app, id, table, who, visitor }: Seated) -> Response {
    if who != Seat::Host {
        return answer::refused(&app, &visitor, Refused::NotYours);
    }
    // Later chapters of a book rest on it.
    let named = table.look().await.ok().and_then(|look| look.log().party.clone());
    if crate::campaign::party_of(&*app.store, &table.id, named.as_deref()).is_some() {
        let problem = web::Problem { key: "party-in-a-book", more: None, back: Some(format!("/t/{id}")) };
        return answer::problem(&app, &visitor, StatusCode::CONFLICT, &problem);
    }
    match app.store.delete(&table.id) {
        Ok(()) => {
            app.forget(&table.id);
            answer::see_other("/")
        }
        Err(error) => storage(&app, &visitor, error),
    }
}

/// Where a file is handed in.
pub(crate) async fn form(State(app): State<Arc<App>>, visitor: Visitor) -> Response {
    page(StatusCode::OK, web::import(visitor.ctx(&app), None))
}

/// A file that may come from anybody.
pub(crate) async fn import(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Response {
    if !may_create(&app, &visitor) {
        return answer::problem(&app, &visitor, StatusCode::TOO_MANY_REQUESTS, &slow_down());
    }
    let Ok(body) = body else {
        let ctx = visitor.ctx(&app);
        return page(StatusCode::PAYLOAD_TOO_LARGE, web::import(ctx, Some(&ctx.t("file-too-large"))));
    };
    let boundary = headers.get(CONTENT_TYPE).and_then(|v| v.to_str().ok()).and_then(boundary);
    let read = tokio::task::spawn_blocking(move || {
        let file = match boundary {
            Some(boundary) => part(&body, &boundary).unwrap_or_default(),
            None => &body,
        };
        save::unpack(file, &Limits { unpacked: 8 << 20, records: 20_000, ..Limits::default() })
    });
    match read.await {
        Ok(Ok(book)) if book.list == List::Parties => party::import(&app, &visitor, book).await,
        Ok(Ok(game)) => put(&app, &visitor, game).await,
        Ok(Err(error)) => {
            let ctx = visitor.ctx(&app);
            let why = why(ctx, &error);
            page(StatusCode::UNPROCESSABLE_ENTITY, web::import(ctx, Some(&why)))
        }
        Err(_) => storage(&app, &visitor, store::Error::Closed),
    }
}

/// What is wrong with a file, in words.
fn why(ctx: Page, error: &store::Error) -> String {
    match error {
        store::Error::SaveTooLarge { .. } => ctx.t("file-too-large").into_owned(),
        store::Error::NewerSave { .. } => ctx.t("file-newer").into_owned(),
        store::Error::DamagedSave { line, .. } => {
            ctx.say("file-damaged", &Args::new().num("line", *line as i64))
        }
        other => other.to_string(),
    }
}

/// Why a game in a file cannot be played, in words.
fn why_not(ctx: Page, bad: &BadLog) -> String {
    match bad {
        BadLog::Illegal { at, name } => {
            ctx.say("party-bad-choice", &Args::new().num("n", *at as i64).text("name", name))
        }
        BadLog::Setup(_) => ctx.t("party-bad-edition").into_owned(),
        BadLog::NoSetup => ctx.say("party-bad-record", &Args::new().num("n", 1)),
        BadLog::Unreadable(record) => ctx.say("party-bad-record", &Args::new().num("n", *record as i64)),
    }
}

/// The longest boundary there is (RFC 2046): a longer one would only make the search for it slow.
const LONGEST_BOUNDARY: usize = 70;

/// The boundary of a form with a file.
fn boundary(kind: &str) -> Option<String> {
    let rest = kind.strip_prefix("multipart/form-data")?.split_once("boundary=")?.1;
    Some(rest.split(';').next()?.trim_matches('"').chars().take(LONGEST_BOUNDARY).collect())
}

/// The first part of such a form: our form has no other.
fn part<'b>(body: &'b [u8], boundary: &str) -> Option<&'b [u8]> {
    let find = |text: &[u8], what: &[u8]| text.windows(what.len()).position(|w| w == what);
    let start = find(body, b"\r\n\r\n")? + 4;
    let end = find(&body[start..], format!("\r\n--{boundary}").as_bytes())?;
    Some(&body[start..start + end])
}

/// What of a file is taken in: the line of play, with companions and the rules of the house. Without its seed the choices
/// cannot be played again, so it becomes a new game of the same setup.
fn taken_in(game: &SavedGame) -> Result<Vec<(Record, i64)>, BadLog> {
    let decode = |(seq, record): (u64, &NewRecord)| {
        let entry = LogRecord::decode(seq, &record.kind, &record.body, None)?;
        Ok((entry.record, record.at_ms))
    };
    let mut records = (1..).zip(&game.records).map(decode).collect::<Result<Vec<_>, BadLog>>()?;
    let mut fresh = false;
    for (record, _) in &mut records {
        if let Record::Setup(setup) = record
            && setup.saved.seed.is_empty()
        {
            setup.saved.seed = hex(&seats::random::<32>());
            fresh = true;
        }
    }
    records.retain(|(record, _)| match record {
        Record::Setup(_) | Record::Companion(_) | Record::House(_) => true,
        Record::Choice(_) | Record::Reseed(_) => !fresh,
        _ => false,
    });
    Ok(records)
}

/// Puts a game that was read into the store, after playing it through.
async fn put(app: &Arc<App>, visitor: &Visitor, mut game: SavedGame) -> Response {
    game.created_ms = now_ms();
    // What a file says about its table's invitations is nobody's business here.
    game.meta = "{}".into();
    let book = Arc::clone(app.content.catalogue.book());
    let played = tokio::task::spawn_blocking(move || {
        let records = taken_in(&game)?;
        game.records = records.iter().map(|(record, at_ms)| new_record(record, *at_ms)).collect();
        let entries = (1..).zip(records).map(|(seq, (record, _))| LogRecord { seq, record, request: None });
        game.finished = Session::load(&book, entries)?.game().board().outcome().is_some();
        Ok(game)
    });
    let game = match played.await {
        Ok(Ok(game)) => game,
        Ok(Err(bad)) => {
            let ctx = visitor.ctx(app);
            let why = why_not(ctx, &bad);
            return page(StatusCode::UNPROCESSABLE_ENTITY, web::import(ctx, Some(&why)));
        }
        Err(_) => return storage(app, visitor, store::Error::Closed),
    };
    let token = seats::token();
    let put = TableId::new(&seats::table_id()).and_then(|id| {
        game.into_table(&*app.store, id.clone())?;
        app.store.put_seat(&id, seats::HOST, &seats::hash(&token))?;
        Ok(id)
    });
    match put {
        Ok(id) => answer::see_other_with(
            &format!("/t/{id}"),
            cookie(app, &seats::cookie_name(id.as_str()), &format!("{}.{token}", seats::HOST)),
        ),
        Err(error) => storage(app, visitor, error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_boundary_is_read_and_never_longer_than_there_are() {
        let kind = |boundary: &str| format!("multipart/form-data; boundary={boundary}");
        assert_eq!(boundary(&kind("abc")).as_deref(), Some("abc"));
        assert_eq!(boundary(&kind("\"abc\"; charset=utf-8")).as_deref(), Some("abc"));
        assert_eq!(boundary("application/octet-stream"), None);
        let longest = "x".repeat(70);
        assert_eq!(boundary(&kind(&longest)).as_ref(), Some(&longest));
        assert_eq!(
            boundary(&kind(&"x".repeat(5000))).as_ref(),
            Some(&longest),
            "no longer needle is looked for"
        );
    }

    #[test]
    fn the_first_part_of_a_form_ends_at_its_boundary() {
        let form = b"--abc\r\nname\r\n\r\nthe\r\nfile\r\n--abc--\r\n";
        assert_eq!(part(form, "abc"), Some(&b"the\r\nfile"[..]));
        assert_eq!(part(form, "other"), None);
        assert_eq!(part(b"--abc\r\nname", "abc"), None);
    }
}
