//! Seats: taking one, changing it, giving it up.

use super::invite::{self, opens};
use super::seats_page::{mice, show, watchers};
use crate::app::{App, now_ms};
use crate::campaign;
use crate::http::answer::{self, page};
use crate::http::form::field;
use crate::http::seated::Seated;
use crate::http::visitor::{Visitor, cookie};
use crate::seats::{self, HOST, WATCH};
use crate::showing;
use crate::table::{NotDone, SessionGuard, Table, looked_again};
use axum::extract::{Form, Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use engine::saving::hex;
use session::{Command, Refused, Seat, SeatRecord, TableLog};
use std::sync::Arc;
use store::TableId;
use web::{JoinPage, Problem};

/// Who sits where; the host can invite.
pub(crate) async fn seats(Seated { app, table, who, visitor, .. }: Seated) -> Response {
    show(&app, &table, &who, &visitor, None).await
}

/// What somebody with an invitation sees.
pub(crate) async fn form(
    State(app): State<Arc<App>>,
    Path((id, code)): Path<(String, String)>,
    visitor: Visitor,
) -> Response {
    let table = match enter(&app, &visitor, &id, &code).await {
        Ok(table) => table,
        Err(answer) => return answer,
    };
    let chapter = table.look().await.map(|look| look.setup().chapter);
    match (chapter, mice(&table, &visitor, &Seat::Watcher).await) {
        (Ok(chapter), Ok(mice)) => {
            let (here, content) = (visitor.here.clone(), table.content());
            let chapter = &content.catalogue.book().chapters[chapter.ix()].name;
            page(StatusCode::OK, web::join(visitor.with(content), &JoinPage { action: &here, chapter, mice }))
        }
        (Err(refused), _) | (_, Err(refused)) => answer::refused(&app, &visitor, refused),
    }
}

/// The table that an invitation opens; else what whoever follows it is answered instead.
async fn enter(app: &App, visitor: &Visitor, id: &str, code: &str) -> Result<Arc<Table>, Response> {
    if let Some(table) = seated_already(app, visitor, id) {
        return Err(answer::see_other(&table));
    }
    match opens(app, visitor, id, code).await {
        Ok(Some(table)) => Ok(table),
        // By now it is known here if they sat down a moment ago at another node.
        Ok(None) => Err(seated_already(app, visitor, id)
            .map_or_else(|| answer::nothing_here(app, visitor), |table| answer::see_other(&table))),
        Err(error) => Err(answer::refused(app, visitor, error)),
    }
}

/// Where somebody goes who follows the link again: the link leads back to the table as long as their seat is theirs,
/// even when it invites nobody any more.
fn seated_already(app: &App, visitor: &Visitor, id: &str) -> Option<String> {
    let id = TableId::new(id).ok().filter(|id| app.store.knows(id).is_ok_and(|known| known))?;
    let seat = visitor.seat_at(app, &id).ok()??;
    // Who only watches may still sit down.
    (!seat.starts_with(WATCH)).then(|| format!("/t/{id}"))
}

/// Takes a seat: the token goes into a cookie, its hash into the store.
pub(crate) async fn take(
    State(app): State<Arc<App>>,
    Path((id, code)): Path<(String, String)>,
    visitor: Visitor,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    let table = match enter(&app, &visitor, &id, &code).await {
        Ok(table) => table,
        Err(answer) => return answer,
    };
    // At another node it may have ended a moment ago, or they may have taken a seat with it.
    let opens = invite::still_opens(&app, &table, &code).await;
    match (seated_already(&app, &visitor, &id), opens) {
        (Some(table), _) => return answer::see_other(&table),
        (None, Ok(true)) => {}
        (None, Ok(false)) => return answer::nothing_here(&app, &visitor),
        (None, Err(error)) => return answer::refused(&app, &visitor, error),
    }
    let most = app.config.allows.seats as usize;
    let taken = app.store.seats(&table.id).map_or(most, |s| s.len());
    if taken >= most {
        let full = Problem { key: "web-table-full", more: None, back: None };
        return answer::problem(&app, &visitor, StatusCode::FORBIDDEN, &full);
    }
    let watched = visitor.seat_at(&app, &table.id).ok().flatten();
    let me = visitor.known(&app);
    let watches = field(&fields, "watch").is_some();
    let seat = format!("{}{}", if watches { WATCH } else { "p" }, &seats::token()[..8]);
    let name: String = field(&fields, "name").unwrap_or_default().trim().chars().take(24).collect();
    let name = if name.is_empty() { visitor.ctx(&app).t("web-somebody").into_owned() } else { name };
    if !watches {
        // Only mice nobody else plays: what somebody has, they hand over themselves.
        let free = |look: &SessionGuard| {
            let wanted = fields.iter().filter(|(n, _)| n == "mouse").map(|(_, m)| m.clone());
            wanted.filter(|m| look.log().player_of(m).is_none()).collect::<Vec<_>>()
        };
        loop {
            let (mice, seq) = match table.look().await {
                Ok(look) => (free(&look), look.seq()),
                Err(refused) => return answer::refused(&app, &visitor, refused),
            };
            let (seat_id, mice) = (seat.clone().into(), known(&table, mice));
            let record = SeatRecord { seat: seat_id, name: name.clone(), mice, left: false, by: None };
            // The record and the token in one commit: nobody sits there without being able to play.
            let taken = (seat.clone(), me.person.clone());
            let sit = Command::Sit { seat: record, seed: hex(&seats::random::<32>()) };
            match table.seat(sit, taken, seq, now_ms()).await {
                Ok(_) => break,
                // Somebody did something meanwhile, and may have taken a mouse.
                Err(NotDone::Refused(Refused::Stale(_))) => {}
                Err(refused) => return answer::refused(&app, &visitor, refused),
            }
        }
    } else if let Err(error) = app.store.put_seat(&table.id, &seat, &me.person) {
        return answer::refused(&app, &visitor, error);
    }
    if let Some(watched) = watched.filter(|seat| *seat != seats::REPLAY) {
        // Whoever sits down need not take up a second place.
        let _ = app.store.remove_seat(&table.id, &watched);
    }
    in_the_book(&app, &table, &seat, &me.person).await;
    answer::see_other_with(&format!("/t/{id}"), [me.cookie])
}

/// Whoever has a seat at a chapter's table has one in the party's book: so their books are found by who they are.
async fn in_the_book(app: &App, table: &Table, seat: &str, person: &str) {
    let named = table.look().await.ok().and_then(|look| look.log().party.clone());
    if let Some(party) = campaign::party_of(&*app.store, &table.id, named.as_deref()) {
        // What fails here is found through the tables when the book is opened.
        let _ = app.store.put_seat(&party.id, seat, person);
    }
}

/// Whoever got the link to a finished game may watch it: the key goes into a cookie, as a seat's token does.
pub(crate) async fn watch_again(
    State(app): State<Arc<App>>,
    Path((id, key)): Path<(String, String)>,
    visitor: Visitor,
) -> Response {
    let table = match app.find(&id).await {
        Ok(table) => table,
        Err(store::Error::Invalid(_)) => return answer::nothing_here(&app, &visitor),
        Err(error) => return answer::refused(&app, &visitor, error),
    };
    let to = format!("/t/{id}/replay");
    match visitor.who(&app, &table) {
        // Whoever has a seat keeps it.
        Ok(Some(_)) => return answer::see_other(&to),
        Ok(None) => {}
        Err(error) => return answer::refused(&app, &visitor, error),
    }
    let opens = async || {
        let right = table.look().await.ok().and_then(|look| showing::replay_key(&look, &id));
        right.as_deref() == Some(key.as_str())
    };
    if !opens().await {
        // It may have ended a moment ago at another node.
        if let Err(error) = looked_again(&*app.store, Some(&table.id)).await {
            return answer::refused(&app, &visitor, error);
        }
        if !opens().await {
            return answer::nothing_here(&app, &visitor);
        }
    }
    match app.store.put_seat(&table.id, seats::REPLAY, &seats::hash(&key)) {
        Ok(()) => {
            let links = seats::with_link(visitor.cookie(seats::LINKS).unwrap_or_default(), &id, &key);
            answer::see_other_with(&to, [cookie(&app, seats::LINKS, &links)])
        }
        Err(error) => answer::refused(&app, &visitor, error),
    }
}

/// Only mice of the book.
fn known(table: &Table, mice: Vec<String>) -> Vec<String> {
    let book = table.content().catalogue.book();
    mice.into_iter().filter(|m| book.mouse_named(m).is_some()).take(engine::id::MAX_MICE).collect()
}

/// Mice are handed over, a seat is given up or revoked.
pub(crate) async fn change_seat(
    Seated { app, id, table, who, visitor }: Seated,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    let seat = field(&fields, "seat").unwrap_or_default();
    if seat == WATCH {
        return no_more_watchers(&app, &table, &who, &visitor).await;
    }
    let allowed = match &who {
        Seat::Host => true,
        Seat::Player(own) => own.as_str() == seat,
        Seat::Watcher => false,
    };
    let (known_seat, party) = match table.look().await {
        Ok(look) => (look.log().seats.get(seat).cloned(), look.log().party.clone()),
        Err(refused) => return answer::refused(&app, &visitor, refused),
    };
    let Some(mut known_seat) = known_seat.filter(|_| allowed && seat != HOST) else {
        return answer::refused(&app, &visitor, Refused::NotYours);
    };
    let left = field(&fields, "leave").is_some();
    if !left {
        let given: Vec<String> =
            fields.iter().filter(|(n, _)| n == "mouse").map(|(_, m)| m.clone()).collect();
        // A player may give mice back; only the host gives new ones out.
        known_seat.mice = match who {
            Seat::Host => known(&table, given),
            _ => known_seat.mice.into_iter().filter(|m| given.contains(m)).collect(),
        };
    }
    let record = SeatRecord {
        seat: seat.into(),
        name: known_seat.name,
        mice: known_seat.mice,
        left,
        by: who.id().cloned(),
    };
    // Whoever is sent away knows the invitation; who leaves of their own accord may come back.
    if left
        && who == Seat::Host
        && let Err(error) = invite::end(&app, &table)
    {
        return answer::refused(&app, &visitor, error);
    }
    let tables = match &who {
        _ if !left => Vec::new(),
        Seat::Host => so_far(&app, &table.id, party.as_deref()),
        // The book stays open to whoever has played another chapter of it.
        _ => {
            let party = campaign::party_of(&*app.store, &table.id, party.as_deref());
            let elsewhere = |id: &TableId| *id != table.id && matches!(app.store.seat(id, seat), Ok(Some(_)));
            let book = party.filter(|party| !party.entries.iter().any(|entry| elsewhere(&entry.table)));
            [table.id.clone()].into_iter().chain(book.map(|party| party.id)).collect()
        }
    };
    // First the tokens, so that nothing more is shown to whoever held them; then what the others hear.
    let tokens: store::Result<Vec<_>> =
        tables.into_iter().map(|id| Ok((take_token(&app, &id, seat)?, id))).collect();
    let tokens = match tokens {
        Ok(tokens) => tokens,
        Err(error) => return answer::refused(&app, &visitor, error),
    };
    if let Err(refused) = table.act(&who, Command::Seat(record), None, None, now_ms()).await {
        for (hash, id) in tokens {
            let _ = hash.map(|hash| app.store.put_seat(&id, seat, &hash));
        }
        return answer::refused(&app, &visitor, refused);
    }
    answer::see_other(&format!("/t/{id}/seats"))
}

/// A table with those of the chapters before it in its party's book, and the book itself: a seat goes along from one to the
/// next, and every one of them opens the book. One that was deleted is left out.
fn so_far(app: &App, table: &TableId, party: Option<&str>) -> Vec<TableId> {
    let party = campaign::party_of(&*app.store, table, party);
    let book = party.as_ref().map(|party| party.id.clone());
    let entries = party.into_iter().flat_map(|party| party.entries).map(|entry| entry.table);
    let before = entries.take_while(|id| id != table).filter(|id| app.store.table(id).is_ok());
    before.chain([table.clone()]).chain(book).collect()
}

/// Makes a seat's token worthless and ends the streams of whoever holds it; gives its hash.
fn take_token(app: &App, id: &TableId, seat: &str) -> store::Result<Option<String>> {
    let hash = app.store.seat(id, seat)?;
    app.store.remove_seat(id, seat)?;
    match app.table(id.as_str()) {
        Ok(table) => table.recheck_seats(),
        // Nobody has a book open.
        Err(store::Error::NoSuchTable(_)) => {}
        Err(error) => return Err(error),
    }
    Ok(hash)
}

/// The host sends away everybody who only watches.
async fn no_more_watchers(app: &App, table: &Table, who: &Seat, visitor: &Visitor) -> Response {
    if *who != Seat::Host {
        return answer::refused(app, visitor, Refused::NotYours);
    }
    let party = table.look().await.ok().and_then(|look| look.log().party.clone());
    let gone = invite::end(app, table).and_then(|()| {
        so_far(app, &table.id, party.as_deref()).iter().try_for_each(|id| {
            watchers(app, id)?.iter().try_for_each(|seat| take_token(app, id, seat).map(drop))
        })
    });
    match gone {
        Ok(()) => answer::see_other(&format!("/t/{}/seats", table.id)),
        Err(error) => answer::refused(app, visitor, error),
    }
}

/// A player hands a mouse over; the other plays it from then on.
pub(crate) async fn hand_over(
    Seated { app, id, table, who, visitor }: Seated,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    let (mouse, to) = (field(&fields, "mouse").unwrap_or_default(), field(&fields, "to").unwrap_or_default());
    let change = match table.look().await {
        Ok(look) => handed(look.log(), &who, mouse, to),
        Err(refused) => return answer::refused(&app, &visitor, refused),
    };
    let Some(record) = change else { return answer::refused(&app, &visitor, Refused::NotYours) };
    match table.act(&who, Command::Seat(record), None, None, now_ms()).await {
        Ok(_) => answer::see_other(&format!("/t/{id}/seats")),
        Err(refused) => answer::refused(&app, &visitor, refused),
    }
}

/// The seat as it is after a mouse was handed over; none if that is not this person's to do.
fn handed(table_log: &TableLog, who: &Seat, mouse: &str, to: &str) -> Option<SeatRecord> {
    if !who.owns(table_log, mouse) {
        return None;
    }
    // To the host: the mouse belongs to no seat any more.
    let (seat, add) = if to == HOST { (who.id()?.clone(), false) } else { (to.into(), true) };
    let known = table_log.seats.get(&seat)?;
    let mut mice = known.mice.clone();
    mice.retain(|m| m != mouse);
    if add {
        mice.push(mouse.to_string());
    }
    Some(SeatRecord { seat, name: known.name.clone(), mice, left: false, by: who.id().cloned() })
}
