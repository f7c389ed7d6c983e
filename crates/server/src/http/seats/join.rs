//! Seats: taking one, changing it, giving it up.

use super::invite::{self, opens};
use super::seats_page::{mice, show, watchers};
use crate::app::{App, now_ms};
use crate::http::answer::{self, page};
use crate::http::form::field;
use crate::http::seated::Seated;
use crate::http::visitor::{Visitor, cookie};
use crate::seats::{self, HOST, WATCH};
use crate::showing;
use crate::table::{SessionGuard, Table};
use axum::extract::{Form, Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use session::{Command, Refused, Seat, SeatRecord, TableLog};
use std::sync::Arc;
use store::TableId;
use web::{JoinPage, Problem};

/// Seats one table may have, spectators included.
const MOST_SEATS: usize = 40;

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
    if let Some(table) = seated_already(&app, &visitor, &id) {
        return answer::see_other(&table);
    }
    let Some(table) = opens(&app, &visitor, &id, &code) else { return answer::nothing_here(&app, &visitor) };
    match mice(&app, &table, &visitor, &Seat::Watcher).await {
        Ok(mice) => {
            let here = visitor.here.clone();
            page(StatusCode::OK, web::join(visitor.ctx(&app), &JoinPage { action: &here, mice }))
        }
        Err(refused) => answer::refused(&app, &visitor, refused),
    }
}

/// Where somebody goes who follows the link again: the link leads back to the table as long as their seat is theirs,
/// even when it invites nobody any more.
fn seated_already(app: &App, visitor: &Visitor, id: &str) -> Option<String> {
    let id = TableId::new(id).ok()?;
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
    if let Some(table) = seated_already(&app, &visitor, &id) {
        return answer::see_other(&table);
    }
    let Some(table) = opens(&app, &visitor, &id, &code) else { return answer::nothing_here(&app, &visitor) };
    let taken = app.store.seats(&table.id).map_or(MOST_SEATS, |s| s.len());
    if taken >= MOST_SEATS {
        let full = Problem { key: "web-table-full", more: None, back: None };
        return answer::problem(&app, &visitor, StatusCode::FORBIDDEN, &full);
    }
    let watched = visitor.seat_at(&app, &table.id).ok().flatten();
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
        let mice = match table.look().await {
            Ok(look) => free(&look),
            Err(refused) => return answer::refused(&app, &visitor, refused),
        };
        let mice = known(&app, mice);
        let record = SeatRecord { seat: seat.clone().into(), name, mice, left: false, by: None };
        if let Err(refused) = table.act(&Seat::Host, Command::Seat(record), None, None, now_ms()).await {
            return answer::refused(&app, &visitor, refused);
        }
    }
    let token = seats::token();
    if let Err(error) = app.store.put_seat(&table.id, &seat, &seats::hash(&token)) {
        return answer::refused(&app, &visitor, error);
    }
    if let Some(watched) = watched {
        // Nobody holds that token any more: it need not take up a place.
        let _ = app.store.remove_seat(&table.id, watched);
    }
    answer::see_other_with(
        &format!("/t/{id}"),
        cookie(&app, &seats::cookie_name(&id), &format!("{seat}.{token}")),
    )
}

/// Whoever got the link to a finished game may watch it: the key goes into a cookie, as a seat's token does.
pub(crate) async fn watch_again(
    State(app): State<Arc<App>>,
    Path((id, key)): Path<(String, String)>,
    visitor: Visitor,
) -> Response {
    let Ok(table) = app.table(&id) else { return answer::nothing_here(&app, &visitor) };
    let to = format!("/t/{id}/replay");
    match visitor.who(&app, &table) {
        // Whoever has a seat keeps it.
        Ok(Some(_)) => return answer::see_other(&to),
        Ok(None) => {}
        Err(error) => return answer::refused(&app, &visitor, error),
    }
    let opens = table.look().await.ok().and_then(|look| showing::replay_key(&look, &id));
    if opens.as_deref() != Some(key.as_str()) {
        return answer::nothing_here(&app, &visitor);
    }
    match app.store.put_seat(&table.id, seats::REPLAY, &seats::hash(&key)) {
        Ok(()) => {
            let seat = format!("{}.{key}", seats::REPLAY);
            answer::see_other_with(&to, cookie(&app, &seats::cookie_name(&id), &seat))
        }
        Err(error) => answer::refused(&app, &visitor, error),
    }
}

/// Only mice of the book.
fn known(app: &App, mice: Vec<String>) -> Vec<String> {
    let book = app.content.catalogue.book();
    mice.into_iter().filter(|m| book.mouse_named(m).is_some()).take(engine::id::MAX_MICE).collect()
}

/// Mice are handed over, a seat is given up or revoked.
pub(crate) async fn change_seat(
    Seated { app, id, table, who, visitor }: Seated,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    let seat = field(&fields, "seat").unwrap_or_default();
    if seat == WATCH {
        return no_more_watchers(&app, &table, &who, &visitor);
    }
    let allowed = match &who {
        Seat::Host => true,
        Seat::Player(own) => own.as_str() == seat,
        Seat::Watcher => false,
    };
    let known_seat = match table.look().await {
        Ok(look) => look.log().seats.get(seat).cloned(),
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
            Seat::Host => known(&app, given),
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
    // First the token, so that nothing more is shown to whoever held it; then what the others hear.
    let token = if left { take_token(&app, &table, seat) } else { Ok(None) };
    let token = match token {
        Ok(token) => token,
        Err(error) => return answer::refused(&app, &visitor, error),
    };
    if let Err(refused) = table.act(&who, Command::Seat(record), None, None, now_ms()).await {
        if let Some(hash) = token {
            let _ = app.store.put_seat(&table.id, seat, &hash);
        }
        return answer::refused(&app, &visitor, refused);
    }
    answer::see_other(&format!("/t/{id}/seats"))
}

/// Makes a seat's token worthless and ends the streams of whoever holds it; gives its hash.
fn take_token(app: &App, table: &Table, seat: &str) -> store::Result<Option<String>> {
    let hash = app.store.seat(&table.id, seat)?;
    app.store.remove_seat(&table.id, seat)?;
    table.recheck_seats();
    Ok(hash)
}

/// The host sends away everybody who only watches.
fn no_more_watchers(app: &App, table: &Table, who: &Seat, visitor: &Visitor) -> Response {
    if *who != Seat::Host {
        return answer::refused(app, visitor, Refused::NotYours);
    }
    let gone = invite::end(app, table)
        .and_then(|()| watchers(app, table))
        .and_then(|seats| seats.iter().try_for_each(|seat| app.store.remove_seat(&table.id, seat).map(drop)));
    table.recheck_seats();
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
