//! Games as files: export, import, copy; and their names.

use crate::app::{App, now_ms};
use crate::http::answer::{self, page};
use crate::http::campaign::party;
use crate::http::form::field;
use crate::http::opening::may_create;
use crate::http::seated::Seated;
use crate::http::visitor::Visitor;
use crate::limits::Busy;
use crate::seats;
use crate::shelf::Brought;
use crate::table::{self, new_record};
use axum::body::Bytes;
use axum::extract::{Form, FromRequest, Request, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use content::Edition;
use engine::saving::{FreshLuck, SavedSetup, hex};
use session::{BadLog, LogRecord, Record, Refused, Seat, TableLog};
use std::sync::Arc;
use store::save::{self, Limits, SavedGame};
use store::{List, TableId};
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

/// Where a game comes from that is put into the store.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Came {
    /// From a file, whose seeds somebody may have read.
    FromFile,
    /// From a table of this server.
    FromHere,
}

/// Bytes of one record of a file: many times the longest we write.
const MOST_RECORD: usize = 8 << 10;
/// Seeds that copies of copies may have added to a file.
const MOST_SEEDS: usize = 64;
/// Tables a copy descends from that are looked at; of one that descends from more it is taken that one is still played.
const MOST_ORIGINS: usize = 8;

/// The line of play of a table, without what was unmade and without its seats.
fn line_of_play(app: &App, id: &TableId, way: Way) -> store::Result<SavedGame> {
    let info = app.store.table(id)?;
    let mut log = TableLog::default();
    table::intact(&*app.store, id)?.into_iter().for_each(|entry| log.take(entry.seq, entry.record));
    let store::TableInfo { list, name, chapter, created_ms, finished, .. } = info;
    let mut game =
        SavedGame { list, name, chapter, created_ms, finished, meta: "{}".into(), records: Vec::new() };
    let Some(mut setup) = log.setup.take() else {
        return Err(store::Error::Invalid("the game does not begin with a setup".into()));
    };
    let played = |origin: &String| {
        TableId::new(origin).and_then(|id| app.store.table(&id)).is_ok_and(|origin| !origin.finished)
    };
    let at_stake = log.shared && !game.finished;
    match way {
        Way::File if at_stake || setup.origins.len() > MOST_ORIGINS || setup.origins.iter().any(played) => {
            setup.saved.seed.clear();
            log.fresh.clear();
        }
        Way::Copy if at_stake => {
            setup.origins.truncate(MOST_ORIGINS);
            setup.origins.push(id.to_string());
            // Seeds under which nothing has happened yet are forgotten: copies of copies do not grow.
            log.fresh.retain(|luck| luck.after < log.moves.len());
            setup.imported = setup.imported.map(|seeds| seeds.min(1 + log.fresh.len()));
            log.fresh.push(FreshLuck { after: log.moves.len(), seed: hex(&seats::random::<32>()) });
        }
        _ => {}
    }
    let saved = setup.saved.clone();
    log.setup = Some(setup);
    game.records = log.line_of_play().iter().map(|r| new_record(r, game.created_ms)).collect();
    if way == Way::File
        && let Some(edition) = app.shelf.edition(&*app.store, &saved)?
    {
        table::attach(&mut game, &edition);
    }
    Ok(game)
}

/// As [`line_of_play`], in the queue and made into something else.
async fn fold<T: Send + 'static>(
    app: &Arc<App>,
    visitor: &Visitor,
    id: &TableId,
    way: Way,
    then: impl FnOnce(SavedGame) -> store::Result<T> + Send + 'static,
) -> Result<T, Response> {
    let (shared, id) = (Arc::clone(app), id.clone());
    let done = app.packing.run(visitor.address, move || line_of_play(&shared, &id, way).and_then(then)).await;
    done.map_err(|Busy| answer::busy(app, visitor))?.map_err(|error| storage(app, visitor, error))
}

/// The game as a file.
pub(crate) async fn export(Seated { app, id, table, visitor, .. }: Seated) -> Response {
    match fold(&app, &visitor, &table.id, Way::File, |game| save::pack(&game)).await {
        Ok(bytes) => {
            let name = format!("attachment; filename=\"{id}.{}\"", save::EXTENSION);
            let headers =
                [(CONTENT_TYPE, "application/octet-stream".to_string()), (CONTENT_DISPOSITION, name)];
            (headers, bytes).into_response()
        }
        Err(response) => response,
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
    if let Err(response) = may_create(&app, &visitor) {
        return response;
    }
    match fold(&app, &visitor, &table.id, Way::Copy, Ok).await {
        Ok(game) => put(&app, &visitor, game, Came::FromHere).await,
        Err(response) => response,
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
pub(crate) async fn import(State(app): State<Arc<App>>, visitor: Visitor, request: Request) -> Response {
    // Asked before anything of it is read: whoever may not create anything fills no memory either.
    if let Err(response) = may_create(&app, &visitor) {
        return response;
    }
    let boundary = request.headers().get(CONTENT_TYPE).and_then(|v| v.to_str().ok()).and_then(boundary);
    let Ok(body) = Bytes::from_request(request, &app).await else {
        let ctx = visitor.ctx(&app);
        return page(StatusCode::PAYLOAD_TOO_LARGE, web::import(ctx, Some(&ctx.t("file-too-large"))));
    };
    let read = app.packing.run(visitor.address, move || {
        let file = match boundary {
            Some(boundary) => part(&body, &boundary).unwrap_or_default(),
            None => &body,
        };
        save::unpack(file, &Limits { unpacked: 8 << 20, records: 20_000, ..Limits::default() })
    });
    match read.await {
        Ok(Ok(book)) if book.list == List::Parties => party::import(&app, &visitor, book).await,
        Ok(Ok(game)) => put(&app, &visitor, game, Came::FromFile).await,
        Ok(Err(error)) => {
            let ctx = visitor.ctx(&app);
            let why = why(ctx, &error);
            page(StatusCode::UNPROCESSABLE_ENTITY, web::import(ctx, Some(&why)))
        }
        Err(Busy) => answer::busy(&app, &visitor),
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
pub(crate) fn boundary(kind: &str) -> Option<String> {
    let rest = kind.strip_prefix("multipart/form-data")?.split_once("boundary=")?.1;
    Some(rest.split(';').next()?.trim_matches('"').chars().take(LONGEST_BOUNDARY).collect())
}

/// The first part of such a form: our form has no other.
pub(crate) fn part<'b>(body: &'b [u8], boundary: &str) -> Option<&'b [u8]> {
    let find = |text: &[u8], what: &[u8]| text.windows(what.len()).position(|w| w == what);
    let start = find(body, b"\r\n\r\n")? + 4;
    let end = find(&body[start..], format!("\r\n--{boundary}").as_bytes())?;
    Some(&body[start..start + end])
}

/// What of a file is taken in: the line of play it comes to, with companions and the rules of the house. Without its seed the
/// choices cannot be played again, so it becomes a new game of the same setup.
fn taken_in(game: &SavedGame, came: Came) -> Result<Vec<Record>, BadLog> {
    let mut log = TableLog::default();
    for (seq, record) in (1..).zip(&game.records) {
        if record.body.len() > MOST_RECORD {
            return Err(BadLog::Unreadable(seq));
        }
        log.take(seq, LogRecord::decode(seq, &record.kind, &record.body, None)?.record);
    }
    if log.fresh.len() > MOST_SEEDS {
        return Err(BadLog::Unreadable(log.seq));
    }
    let setup = log.setup.as_mut().ok_or(BadLog::NoSetup)?;
    setup.origins.truncate(MOST_ORIGINS + 1);
    if setup.saved.seed.is_empty() {
        setup.saved.seed = hex(&seats::random::<32>());
        (setup.open, setup.imported) = (false, None);
        log.moves.clear();
        log.fresh.clear();
    } else if came == Came::FromFile {
        setup.imported = Some(1 + log.fresh.len());
    }
    Ok(log.line_of_play())
}

/// Leaves what precedes a choice, by its number from 1.
fn up_to_choice(records: &mut Vec<Record>, number: usize) {
    let choices = records.iter().enumerate().filter(|(_, record)| matches!(record, Record::Choice(_)));
    let at = choices.map(|(at, _)| at).nth(number.saturating_sub(1));
    records.truncate(at.unwrap_or(1));
}

/// Sees to it that a game finds the edition it was begun with: here already, or brought along, which is given back. One that is
/// not sound is found out when the game is played through.
fn settle_edition(
    app: &App,
    saved: &mut SavedSetup,
    edition: Option<&Edition>,
) -> store::Result<Option<Brought>> {
    let known = saved.edition.is_empty()
        || app.shelf.current(saved).is_some()
        || app.store.kept(store::Drawer::Editions, &saved.edition)?.is_some();
    if known {
        app.shelf.keep(&*app.store, saved)?;
        return Ok(None);
    }
    let Some(brought) = edition.map(Brought::new).transpose()?.flatten() else { return Ok(None) };
    saved.edition.clone_from(&brought.name);
    Ok(Some(brought))
}

/// Puts a game that was read into the store, after playing it through.
async fn put(app: &Arc<App>, visitor: &Visitor, mut game: SavedGame, came: Came) -> Response {
    game.created_ms = now_ms();
    // What a file says about its table's invitations is nobody's business here.
    game.meta = "{}".into();
    let shared = Arc::clone(app);
    let played = app.packing.run(visitor.address, move || {
        let edition = table::detach(&mut game);
        let mut records = match taken_in(&game, came) {
            Ok(records) => records,
            Err(bad) => return Ok(Err(bad)),
        };
        let mut brought = None;
        for record in &mut records {
            if let Record::Setup(setup) = record {
                brought = settle_edition(&shared, &mut setup.saved, edition.as_ref())?;
            }
        }
        let kept = |name: &str| match &brought {
            Some(brought) => brought.kept(&*shared.store, name),
            None => shared.store.kept(store::Drawer::Editions, name),
        };
        let session = loop {
            let entries = (1..).zip(records.iter().cloned());
            let entries = entries.map(|(seq, record)| LogRecord { seq, record, request: None });
            match table::bring_with(&shared.shelf, &kept, entries.collect())? {
                // A table of our own whose log is damaged: what precedes the damage is played on.
                Err(BadLog::Illegal { at, .. }) if came == Came::FromHere => up_to_choice(&mut records, at),
                Ok((session, _)) => break session,
                Err(bad) => return Ok(Err(bad)),
            }
        };
        game.records = records.iter().map(|record| new_record(record, game.created_ms)).collect();
        game.finished = session.game().board().outcome().is_some();
        game.chapter.clone_from(&session.game().book().chapters[session.setup().chapter.ix()].name);
        game.name = game.name.trim().chars().take(60).collect();
        if game.name.is_empty() {
            game.name.clone_from(&game.chapter);
        }
        Ok(Ok((game, brought)))
    });
    let (game, brought) = match played.await {
        Ok(Ok(Ok(played))) => played,
        Ok(Err(error)) => return storage(app, visitor, error),
        Ok(Ok(Err(bad))) => {
            let ctx = visitor.ctx(app);
            let why = why_not(ctx, &bad);
            return page(StatusCode::UNPROCESSABLE_ENTITY, web::import(ctx, Some(&why)));
        }
        Err(Busy) => return answer::busy(app, visitor),
    };
    let me = visitor.known(app);
    let put = TableId::new(&seats::table_id()).and_then(|id| {
        let (table, records) = game.into_new_table(id.clone());
        let keep = || brought.as_ref().map_or(Ok(()), |brought| brought.keep(&*app.store));
        keep()?;
        app.store.create_table(table.with_seat(seats::HOST, &me.person), records)?;
        // Again, should somebody have thrown it away before there was a game that names it.
        keep()?;
        Ok(id)
    });
    match put {
        Ok(id) => answer::see_other_with(&format!("/t/{id}"), [me.cookie]),
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
