//! The pages of a table: itself, its log, its past, its recap.

use super::chat;
use crate::app::App;
use crate::campaign;
use crate::http::address::reached_at;
use crate::http::answer::{self, page};
use crate::http::campaign::party;
use crate::http::seated::Seated;
use crate::http::visitor::Visitor;
use crate::showing;
use crate::table::{NotDone, Table};
use crate::thinking::companions;
use axum::extract::Query;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use session::{BadLog, Refused, Seat, Session};
use std::collections::BTreeMap;
use std::sync::Arc;
use view::TableView;
use web::ReplayPage;

/// The table.
pub(crate) async fn table(
    Seated { app, table, who, visitor, .. }: Seated,
    Query(query): Query<BTreeMap<String, String>>,
) -> Response {
    if query.contains_key("screen") {
        return chat::screen(&app, &table, &who, &visitor).await;
    }
    show(&app, &table, &who, &visitor, StatusCode::OK, None).await
}

/// The table page, perhaps with something to be told.
pub(crate) async fn show(
    app: &Arc<App>,
    table: &Arc<Table>,
    who: &Seat,
    visitor: &Visitor,
    status: StatusCode,
    notice: Option<&str>,
) -> Response {
    let here = format!("/t/{}", table.id);
    match table.look().await {
        Ok(mut look) => {
            let ctx = showing::page(table.content(), visitor.lang, visitor.theme, &here);
            let view = showing::view(ctx.locale, look.parts(), table.around(), who);
            let view = TableView { notice: notice.map(str::to_string), ..view };
            let around = chat::view(ctx, &look, table, who, visitor.muted());
            let (session, telling) = look.parts();
            let opening = telling.opening(session, ctx.locale).map(|said| format!("{{{}}}", said.members()));
            drop(look);
            companions::wake(app, table, visitor.address);
            page(status, web::table(ctx, &view, &around, opening.as_deref()))
        }
        Err(refused) => damaged(app, table, visitor, refused),
    }
}

/// A table that cannot be played as it is kept. What precedes the damage can, as a copy.
fn damaged(app: &Arc<App>, table: &Table, visitor: &Visitor, refused: NotDone) -> Response {
    let (status, _) = answer::words(app, visitor, table.content(), &refused);
    let broken = matches!(
        refused,
        NotDone::Storage(store::Error::DamagedRecord { .. })
            | NotDone::Refused(Refused::BadLog(BadLog::Illegal { .. } | BadLog::Unreadable(_)))
    );
    if !broken || visitor.script {
        return answer::refused(app, visitor, refused);
    }
    page(status, web::damaged(visitor.ctx(app), table.id.as_str()))
}

/// The whole log.
pub(crate) async fn log(Seated { app, table, who, visitor, .. }: Seated) -> Response {
    match table.look().await {
        Ok(mut look) => {
            let ctx = visitor.with(table.content());
            let (session, telling) = look.parts();
            let entries = telling.whole_log(session, ctx.locale);
            let view = showing::view(ctx.locale, (session, telling), table.around(), &who);
            drop(look);
            page(StatusCode::OK, web::log_page(ctx, &view, &entries))
        }
        Err(refused) => answer::refused(&app, &visitor, refused),
    }
}

/// Any point of a game, to look at.
pub(crate) async fn replay(
    Seated { app, id, table, who, visitor }: Seated,
    Query(query): Query<BTreeMap<String, String>>,
) -> Response {
    let mut look = match table.look().await {
        Ok(look) => look,
        Err(refused) => return answer::refused(&app, &visitor, refused),
    };
    let ctx = visitor.with(table.content());
    let last = look.moves();
    let to = query.get("to").and_then(|to| to.parse().ok()).unwrap_or(0).min(last);
    let (session, telling) = look.parts();
    let log = telling.log_at(session, ctx.locale, to, 40);
    // Played again on a copy: nobody who makes a choice at this table waits for it.
    let session = session.clone();
    drop(look);
    let replay = match session.at(to) {
        Ok(replay) => replay,
        Err(bad) => return answer::refused(&app, &visitor, bad),
    };
    let over = session.game().board().outcome().is_some();
    let undo = (who.plays() && !over).then_some(session.seq());
    let told = view::public_record(&session, ctx.locale.catalogue());
    let whole = showing::recap(&session, &told, &id);
    // The page of a past position reads nothing aloud.
    let view = view::past(ctx.locale, &id, &replay.game, &told[..=to], log);
    page(StatusCode::OK, web::replay(ctx, &view, ReplayPage { at: to, last, undo, whole: &whole }))
}

/// After a chapter: what the dice did, where the time went.
pub(crate) async fn recap(Seated { app, id, table, who, visitor }: Seated, headers: HeaderMap) -> Response {
    let named = table.look().await.ok().and_then(|look| look.log().party.clone());
    let (party, ahead) = match campaign::party_of(&*app.store, &table.id, named.as_deref()) {
        Some(party) => party::after(&app, &visitor, &party.id, &table.id).await.unzip(),
        None => (None, None),
    };
    match table.look().await {
        Ok(mut look) => {
            let ctx = visitor.with(table.content());
            let view = showing::view(ctx.locale, look.parts(), table.around(), &who);
            // As above.
            let session = Session::clone(&look);
            drop(look);
            let told = view::public_record(&session, ctx.locale.catalogue());
            let party = party.map(|id| id.to_string());
            let recap = showing::recap(&session, &told, &id);
            let mut recap = web::Recap { party, ahead: ahead.flatten(), ..recap };
            let base = reached_at(&app, &headers);
            recap.link = recap.link.map(|path| format!("{base}{path}"));
            page(StatusCode::OK, web::recap(ctx, &view, &recap))
        }
        Err(refused) => answer::refused(&app, &visitor, refused),
    }
}
