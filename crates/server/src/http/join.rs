//! Seats: taking one, changing it, giving it up.

use super::answer::{self, page};
use super::choose::field;
use super::companions::may_cast;
use super::invite::opens;
use super::seated::Seated;
use super::viewer::{Viewer, cookie};
use crate::app::{App, now_ms};
use crate::habits::Manners;
use crate::record::SeatRecord;
use crate::seats::{self, HOST, WATCH};
use crate::table::{Act, Refused, Table, Who};
use axum::extract::{Form, Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use std::sync::Arc;
use web::{Invitation, JoinPage, MouseRow, PlayerRow, SeatsPage};
use words::Case;

/// Seats one table may have, spectators included.
const MOST_SEATS: usize = 40;

/// Who sits where; the host can invite.
pub(crate) async fn seats(Seated { app, table, who, viewer, .. }: Seated) -> Response {
    show(&app, &table, &who, &viewer, None).await
}

/// The page of the seats, perhaps with a fresh invitation.
pub(crate) async fn show(
    app: &Arc<App>,
    table: &Table,
    who: &Who,
    viewer: &Viewer,
    invitation: Option<Invitation>,
) -> Response {
    let mice = match mice(app, table, viewer, who).await {
        Ok(mice) => mice,
        Err(refused) => return answer::refused(app, viewer, &refused),
    };
    let here = |who: Who| table.circle.here(&who);
    let (players, manners, pace) = match table.look().await {
        Ok(look) => {
            let player = |(id, s): (&String, &crate::record::Seat)| PlayerRow {
                seat: id.clone(),
                name: s.name.clone(),
                here: here(Who::Seat(id.clone())),
            };
            let folded = &look.folded;
            (folded.seats.iter().map(player).collect(), folded.habits.manners, folded.cast.house.pace)
        }
        Err(refused) => return answer::refused(app, viewer, &refused),
    };
    let me = match who {
        Who::Seat(id) => Some(id.clone()),
        Who::Host | Who::Watcher => None,
    };
    let (ctx, id) = (viewer.ctx(app), table.id.as_str());
    let host_here = here(Who::Host);
    let Manners { active_decides, watchers_talk, settle_ties } = manners;
    let manners = web::Manners { active_decides, watchers_talk, settle_ties };
    let (host, pace) = (*who == Who::Host, who.plays().then_some(pace));
    let shown = SeatsPage { id, host, me, players, mice, invitation, pace, host_here, manners };
    page(StatusCode::OK, web::seats(ctx, &shown))
}

/// The mice with their players' names.
async fn mice(app: &App, table: &Table, viewer: &Viewer, who: &Who) -> Result<Vec<MouseRow>, Refused> {
    let voice = app.library.shelf.voice(viewer.lang);
    let look = table.look().await?;
    let rows = look.setup.party.iter().map(|member| {
        let id = voice.book().mice[member.mouse.ix()].name.clone();
        let seat = look.folded.player_of(&id).map(str::to_string);
        let player = seat.as_ref().and_then(|s| look.folded.seats.get(s)).map(|s| s.name.clone());
        let companion = look.folded.cast.mice.get(&id).map(|c| c.level);
        let changeable = may_cast(who, &look.folded, table, &id);
        let name = voice.mouse(member.mouse, Case::Nom).to_string();
        MouseRow { name, id, seat, player, companion, changeable }
    });
    Ok(rows.collect())
}

/// What somebody with an invitation sees.
pub(crate) async fn form(
    State(app): State<Arc<App>>,
    Path((id, code)): Path<(String, String)>,
    viewer: Viewer,
) -> Response {
    let Some(table) = opens(&app, &viewer, &id, &code) else { return answer::nothing_here(&app, &viewer) };
    match mice(&app, &table, &viewer, &Who::Watcher).await {
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
    let name = if name.is_empty() { viewer.ctx(&app).t("web-somebody").into_owned() } else { name };
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
        let record = SeatRecord { seat: seat.clone(), name, mice, left: false, by: None };
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
    Seated { app, id, table, who, viewer }: Seated,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
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
    let record =
        SeatRecord { seat: seat.into(), name: known_seat.name, mice: known_seat.mice, left, by: who.seat() };
    if let Err(refused) = table.act(&who, Act::Seat(record), None, None, now_ms()).await {
        return answer::refused(&app, &viewer, &refused);
    }
    if left && let Err(error) = app.store.remove_seat(&table.id, seat) {
        return answer::refused(&app, &viewer, &Refused::Storage(error));
    }
    answer::see_other(&format!("/t/{id}/seats"))
}

/// A player hands a mouse over; the other plays it from then on.
pub(crate) async fn hand_over(
    Seated { app, id, table, who, viewer }: Seated,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    let (mouse, to) = (field(&fields, "mouse").unwrap_or_default(), field(&fields, "to").unwrap_or_default());
    let change = match table.look().await {
        Ok(look) => handed(&look.folded, &who, mouse, to),
        Err(refused) => return answer::refused(&app, &viewer, &refused),
    };
    let Some(record) = change else { return answer::refused(&app, &viewer, &Refused::NotYours) };
    match table.act(&who, Act::Seat(record), None, None, now_ms()).await {
        Ok(_) => answer::see_other(&format!("/t/{id}/seats")),
        Err(refused) => answer::refused(&app, &viewer, &refused),
    }
}

/// The seat as it is after a mouse was handed over; none if that is not this person's to do.
fn handed(folded: &crate::record::Folded, who: &Who, mouse: &str, to: &str) -> Option<SeatRecord> {
    if !who.owns(folded, mouse) {
        return None;
    }
    // To the host: the mouse belongs to no seat any more.
    let (seat, add) = if to == HOST { (who.seat()?, false) } else { (to.to_string(), true) };
    let known = folded.seats.get(&seat)?;
    let mut mice = known.mice.clone();
    mice.retain(|m| m != mouse);
    if add {
        mice.push(mouse.to_string());
    }
    Some(SeatRecord { seat, name: known.name.clone(), mice, left: false, by: who.seat() })
}
