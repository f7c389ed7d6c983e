//! The page of the seats.

use crate::app::App;
use crate::http::answer::{self, page};
use crate::http::table::may_cast;
use crate::http::visitor::Visitor;
use crate::seats::WATCH;
use crate::table::{NotDone, Table};
use axum::http::StatusCode;
use axum::response::Response;
use session::{Player, Seat, SeatId};
use std::sync::Arc;
use store::TableId;
use web::{Invitation, MouseRow, PlayerRow, SeatsPage};
use words::GrammaticalCase;

/// The page of the seats, perhaps with a fresh invitation.
pub(crate) async fn show(
    app: &Arc<App>,
    table: &Table,
    who: &Seat,
    visitor: &Visitor,
    invitation: Option<Invitation>,
) -> Response {
    let mice = match mice(table, visitor, who).await {
        Ok(mice) => mice,
        Err(refused) => return answer::refused(app, visitor, refused),
    };
    let here = |who: Seat| table.chat.here(&who);
    let (players, house_rules, pace) = match table.look().await {
        Ok(look) => {
            let player = |(id, s): (&SeatId, &Player)| PlayerRow {
                seat: id.to_string(),
                name: s.name.clone(),
                here: here(Seat::Player(id.clone())),
            };
            let table_log = look.log();
            (
                table_log.seats.iter().map(player).collect(),
                table_log.preferences.house_rules.clone(),
                table_log.companions.house.pace,
            )
        }
        Err(refused) => return answer::refused(app, visitor, refused),
    };
    let me = match who {
        Seat::Player(id) => Some(id.to_string()),
        Seat::Host | Seat::Watcher => None,
    };
    let (ctx, id) = (visitor.ctx(app), table.id.as_str());
    let host_here = here(Seat::Host);
    let (host, pace) = (*who == Seat::Host, who.plays().then_some(pace));
    let watchers = watchers(app, &table.id).map_or(0, |seats| seats.len());
    let shown = SeatsPage { id, host, me, players, mice, invitation, pace, host_here, house_rules, watchers };
    page(StatusCode::OK, web::seats(ctx, &shown))
}

/// The mice with their players' names.
pub(super) async fn mice(table: &Table, visitor: &Visitor, who: &Seat) -> Result<Vec<MouseRow>, NotDone> {
    let look = table.look().await?;
    let locale = table.content().catalogue.locale(visitor.lang);
    let rows = look.setup().party.iter().map(|member| {
        let id = locale.book().mice[member.mouse.ix()].name.clone();
        let seat = look.log().player_of(&id);
        let player = seat.and_then(|s| look.log().seats.get(s)).map(|s| s.name.clone());
        let seat = seat.map(ToString::to_string);
        let companion = look.log().companions.mice.get(&id).map(|c| c.level);
        let changeable = may_cast(who, look.log(), table, &id);
        let name = locale.mouse(member.mouse, GrammaticalCase::Nom).to_string();
        MouseRow { name, id, seat, player, companion, changeable }
    });
    Ok(rows.collect())
}

/// The seats of those who only watch.
pub(super) fn watchers(app: &App, table: &TableId) -> store::Result<Vec<String>> {
    let all = app.store.seats(table)?.into_iter().map(|(seat, _)| seat);
    Ok(all.filter(|seat| seat.starts_with(WATCH)).collect())
}
