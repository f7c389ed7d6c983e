//! Invitations and seats.

use super::answer::{self, page};
use super::choose::{field, seated};
use super::viewer::{Viewer, cookie};
use crate::app::{App, now_ms};
use crate::record::SeatRecord;
use crate::seats::{self, HOST, WATCH};
use crate::table::{Act, Refused, Table, Who};
use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use axum::http::StatusCode;
use axum::http::header::HOST as HOST_HEADER;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Instant;
use web::{JoinPage, MouseRow, SeatsPage};
use words::Case;

/// How long an invitation lasts.
const LASTS_MS: i64 = 24 * 3600 * 1000;
/// Seats one table may have, spectators included.
const MOST_SEATS: usize = 40;

/// What a table's own sheet says: the invitation that holds now.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Meta {
    #[serde(default)]
    invitation: Option<Invitation>,
}

/// Only its hash is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Invitation {
    hash: String,
    until_ms: i64,
}

fn invitation(app: &App, table: &Table) -> Option<Invitation> {
    let info = app.store.table(&table.id).ok()?;
    serde_json::from_str::<Meta>(&info.meta).ok()?.invitation.filter(|i| i.until_ms > now_ms())
}

/// Who sits where; the host can invite.
pub(crate) async fn seats(State(app): State<Arc<App>>, Path(id): Path<String>, viewer: Viewer) -> Response {
    let (table, who) = match seated(&app, &id, &viewer) {
        Ok(found) => found,
        Err(response) => return response,
    };
    show(&app, &table, &who, &viewer, None).await
}

async fn show(app: &Arc<App>, table: &Table, who: &Who, viewer: &Viewer, link: Option<String>) -> Response {
    let ctx = viewer.ctx(app);
    let mice = match mice(app, table, viewer).await {
        Ok(mice) => mice,
        Err(refused) => return answer::refused(app, viewer, &refused),
    };
    let players = match table.look().await {
        Ok(look) => look.folded.seats.iter().map(|(id, s)| (id.clone(), s.name.clone())).collect(),
        Err(refused) => return answer::refused(app, viewer, &refused),
    };
    let me = match who {
        Who::Seat(id) => Some(id.clone()),
        Who::Host | Who::Watcher => None,
    };
    let id = table.id.as_str();
    let shown = SeatsPage { id, host: *who == Who::Host, me, players, mice, link };
    page(StatusCode::OK, web::seats(ctx, &shown))
}

/// The mice with their players' names.
async fn mice(app: &App, table: &Table, viewer: &Viewer) -> Result<Vec<MouseRow>, Refused> {
    let voice = app.library.shelf.voice(viewer.lang);
    let look = table.look().await?;
    let rows = look.setup.party.iter().map(|member| {
        let id = voice.book().mice[member.mouse.ix()].name.clone();
        let seat = look.folded.player_of(&id).map(str::to_string);
        let player = seat.as_ref().and_then(|s| look.folded.seats.get(s)).map(|s| s.name.clone());
        MouseRow { name: voice.mouse(member.mouse, Case::Nom).to_string(), id, seat, player }
    });
    Ok(rows.collect())
}

/// A fresh invitation; the old one no longer holds.
pub(crate) async fn invite(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    viewer: Viewer,
) -> Response {
    let (table, who) = match seated(&app, &id, &viewer) {
        Ok(found) => found,
        Err(response) => return response,
    };
    if who != Who::Host {
        return answer::refused(&app, &viewer, &Refused::NotYours);
    }
    let code = seats::invitation();
    let meta =
        Meta { invitation: Some(Invitation { hash: seats::hash(&code), until_ms: now_ms() + LASTS_MS }) };
    let meta = serde_json::to_string(&meta).expect("plain data");
    if let Err(error) = app.store.set_meta(&table.id, &meta) {
        return answer::refused(&app, &viewer, &Refused::Storage(error));
    }
    let host = headers.get(HOST_HEADER).and_then(|h| h.to_str().ok()).unwrap_or("localhost");
    let base = app.config.public_url.clone().unwrap_or_else(|| format!("http://{host}"));
    let link = format!("{}/join/{id}/{code}", base.trim_end_matches('/'));
    show(&app, &table, &who, &viewer, Some(link)).await
}

/// Whether a code opens this table now; tries are counted.
fn opens(app: &App, viewer: &Viewer, id: &str, code: &str) -> Option<Arc<Table>> {
    if app.config.limits && !app.knocks.allows(viewer.address, Instant::now()) {
        return None;
    }
    let table = app.table(id).ok()?;
    invitation(app, &table).filter(|i| i.hash == seats::hash(code)).map(|_| table)
}

/// What somebody with an invitation sees.
pub(crate) async fn form(
    State(app): State<Arc<App>>,
    Path((id, code)): Path<(String, String)>,
    viewer: Viewer,
) -> Response {
    let Some(table) = opens(&app, &viewer, &id, &code) else { return answer::nothing_here(&app, &viewer) };
    match mice(&app, &table, &viewer).await {
        Ok(mice) => {
            let here = viewer.here.clone();
            page(StatusCode::OK, web::join(viewer.ctx(&app), &JoinPage { action: &here, mice }))
        }
        Err(refused) => answer::refused(&app, &viewer, &refused),
    }
}

/// Takes a seat: the token goes into a cookie, its hash into the store.
pub(crate) async fn take(
    State(app): State<Arc<App>>,
    Path((id, code)): Path<(String, String)>,
    viewer: Viewer,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    let Some(table) = opens(&app, &viewer, &id, &code) else { return answer::nothing_here(&app, &viewer) };
    let taken = app.store.seats(&table.id).map_or(MOST_SEATS, |s| s.len());
    if taken >= MOST_SEATS {
        return answer::problem(&app, &viewer, StatusCode::FORBIDDEN, &super::create::slow_down());
    }
    let watches = field(&fields, "watch").is_some();
    let seat = format!("{}{}", if watches { WATCH } else { "p" }, &seats::token()[..8]);
    let name: String = field(&fields, "name").unwrap_or_default().trim().chars().take(24).collect();
    let name = if name.is_empty() { viewer.ctx(&app).t("web-somebody") } else { name };
    if !watches {
        // Only mice nobody else plays: what somebody has, they hand over themselves.
        let free = |look: &crate::table::Look| {
            let wanted = fields.iter().filter(|(n, _)| n == "mouse").map(|(_, m)| m.clone());
            wanted.filter(|m| look.folded.player_of(m).is_none()).collect::<Vec<_>>()
        };
        let mice = match table.look().await {
            Ok(look) => free(&look),
            Err(refused) => return answer::refused(&app, &viewer, &refused),
        };
        let mice = known(&app, mice);
        let record = SeatRecord { seat: seat.clone(), name, mice, left: false };
        if let Err(refused) = table.act(&Who::Host, Act::Seat(record), None, None, now_ms()).await {
            return answer::refused(&app, &viewer, &refused);
        }
    }
    let token = seats::token();
    if let Err(error) = app.store.put_seat(&table.id, &seat, &seats::hash(&token)) {
        return answer::refused(&app, &viewer, &Refused::Storage(error));
    }
    answer::see_other_with(
        &format!("/t/{id}"),
        cookie(&app, &seats::cookie_name(&id), &format!("{seat}.{token}")),
    )
}

/// Only mice of the book.
fn known(app: &App, mice: Vec<String>) -> Vec<String> {
    let book = app.library.shelf.book();
    mice.into_iter().filter(|m| book.mouse_named(m).is_some()).take(engine::id::MAX_MICE).collect()
}

/// Mice are handed over, a seat is given up or revoked.
pub(crate) async fn change_seat(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    viewer: Viewer,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    let (table, who) = match seated(&app, &id, &viewer) {
        Ok(found) => found,
        Err(response) => return response,
    };
    let seat = field(&fields, "seat").unwrap_or_default();
    let allowed = match &who {
        Who::Host => true,
        Who::Seat(own) => own == seat,
        Who::Watcher => false,
    };
    let known_seat = match table.look().await {
        Ok(look) => look.folded.seats.get(seat).cloned(),
        Err(refused) => return answer::refused(&app, &viewer, &refused),
    };
    let Some(mut known_seat) = known_seat.filter(|_| allowed && seat != HOST) else {
        return answer::refused(&app, &viewer, &Refused::NotYours);
    };
    let left = field(&fields, "leave").is_some();
    if !left {
        let given: Vec<String> =
            fields.iter().filter(|(n, _)| n == "mouse").map(|(_, m)| m.clone()).collect();
        // A player may give mice back; only the host gives new ones out.
        known_seat.mice = match who {
            Who::Host => known(&app, given),
            _ => known_seat.mice.into_iter().filter(|m| given.contains(m)).collect(),
        };
    }
    let record = SeatRecord { seat: seat.into(), name: known_seat.name, mice: known_seat.mice, left };
    if let Err(refused) = table.act(&who, Act::Seat(record), None, None, now_ms()).await {
        return answer::refused(&app, &viewer, &refused);
    }
    if left && let Err(error) = app.store.remove_seat(&table.id, seat) {
        return answer::refused(&app, &viewer, &Refused::Storage(error));
    }
    answer::see_other(&format!("/t/{id}/seats"))
}
