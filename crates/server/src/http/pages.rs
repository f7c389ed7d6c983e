//! Pages that are read: welcome, table, replay, log, recap, reference.

use super::answer::{self, nothing_here, page};
use super::choose::field;
use super::seated::Seated;
use super::visitor::{Visitor, cookie};
use crate::app::App;
use crate::companions;
use crate::log_notes;
use crate::recap;
use crate::render;
use crate::table::Table;
use crate::telling::latest;
use axum::extract::{Form, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use session::Seat;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::TableInfo;
use view::TableView;
use web::{GameRow, ReplayPage, Theme, Welcome};
use words::Lang;

/// Games listed on one page.
const LISTED: usize = 30;

/// The first page.
pub(crate) async fn welcome(
    State(app): State<Arc<App>>,
    Query(query): Query<BTreeMap<String, String>>,
    visitor: Visitor,
) -> Response {
    let at: usize = query.get("games").and_then(|n| n.parse().ok()).unwrap_or(0);
    let all = match app.store.tables() {
        Ok(all) => all,
        Err(error) => return answer::refused(&app, &visitor, error),
    };
    // Where strangers come too, each sees only the tables they sit at.
    let mine = all.into_iter().filter(|info| {
        app.config.is_private() || visitor.seat_at(&app, &info.id).is_ok_and(|seat| seat.is_some())
    });
    let mut mine: Vec<TableInfo> = mine.skip(at.saturating_mul(LISTED)).take(LISTED + 1).collect();
    let more = mine.len() > LISTED;
    mine.truncate(LISTED);
    let games = match rows(&app, mine).await {
        Ok(games) => games,
        Err(error) => return answer::refused(&app, &visitor, error),
    };
    let parties = match super::party::rows(&app, &visitor) {
        Ok(parties) => parties,
        Err(error) => return answer::refused(&app, &visitor, error),
    };
    page(
        StatusCode::OK,
        web::welcome(visitor.ctx(&app), &Welcome { games, parties, page: at, more, notice: None }),
    )
}

/// Games with where they stand, which is found out away from the threads that serve pages.
async fn rows(app: &Arc<App>, games: Vec<TableInfo>) -> store::Result<Vec<GameRow>> {
    let app = Arc::clone(app);
    let job = tokio::task::spawn_blocking(move || {
        let progress = |info: &TableInfo| app.progress.of(&*app.store, app.content.catalogue.book(), info);
        let row = |info: TableInfo| GameRow {
            progress: progress(&info),
            id: info.id.to_string(),
            name: info.name,
            chapter: info.chapter,
            finished: info.finished,
            when: info.updated_ms,
        };
        games.into_iter().map(row).collect()
    });
    job.await.map_err(|_| store::Error::Closed)
}

/// The table.
pub(crate) async fn table(
    Seated { app, table, who, visitor, .. }: Seated,
    Query(query): Query<BTreeMap<String, String>>,
) -> Response {
    if query.contains_key("screen") {
        return super::chat::screen(&app, &table, &who, &visitor).await;
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
            let ctx = render::page(&app.content, visitor.lang, visitor.theme, &here);
            let view = render::view(ctx.locale, look.parts(), table, who);
            let view = TableView { notice: notice.map(str::to_string), ..view };
            let around = super::chat::view(ctx, &look, table, who);
            let (session, telling) = look.parts();
            let opening = telling.opening(session, ctx.locale).map(|said| format!("{{{}}}", said.members()));
            drop(look);
            companions::wake(app, table);
            page(status, web::table(ctx, &view, &around, opening.as_deref()))
        }
        Err(refused) => answer::refused(app, visitor, refused),
    }
}

/// The whole log.
pub(crate) async fn log(Seated { app, table, who, visitor, .. }: Seated) -> Response {
    match table.look().await {
        Ok(mut look) => {
            let ctx = visitor.ctx(&app);
            let (session, telling) = look.parts();
            let mut entries = latest(telling.log(session, ctx.locale), usize::MAX);
            log_notes::tell(ctx.locale, session, &mut entries);
            let view = render::view(ctx.locale, (session, telling), &table, &who);
            drop(look);
            page(StatusCode::OK, web::log_page(ctx, &view, entries))
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
    let ctx = visitor.ctx(&app);
    let last = look.moves();
    let to = query.get("to").and_then(|to| to.parse().ok()).unwrap_or(0).min(last);
    let replay = match look.at(to) {
        Ok(replay) => replay,
        Err(bad) => return answer::refused(&app, &visitor, bad),
    };
    let (session, telling) = look.parts();
    let log = latest(&telling.log(session, ctx.locale)[..=to], 40);
    let over = look.game().board().outcome().is_some();
    let undo = (who.plays() && !over).then_some(look.seq());
    let whole = crate::recap::recap(&look, &id);
    drop(look);
    // The page of a past position reads nothing aloud.
    let view = render::past(ctx.locale, &id, &replay, log);
    page(StatusCode::OK, web::replay(ctx, &view, ReplayPage { at: to, last, undo, whole: &whole }))
}

/// After a chapter: what the dice did, where the time went.
pub(crate) async fn recap(Seated { app, id, table, who, visitor }: Seated, headers: HeaderMap) -> Response {
    let named = table.look().await.ok().and_then(|look| look.log().party.clone());
    let party = crate::party::party_of(&*app.store, &table.id, named.as_deref()).map(|party| party.id);
    let ahead = match &party {
        Some(party) => super::party::after(&app, &visitor, party, &table.id).await,
        None => None,
    };
    match table.look().await {
        Ok(mut look) => {
            let ctx = visitor.ctx(&app);
            let view = render::view(ctx.locale, look.parts(), &table, &who);
            let mut recap =
                web::Recap { party: party.map(|id| id.to_string()), ahead, ..recap::recap(&look, &id) };
            let base = super::invite::reached_at(&app, &headers);
            recap.link = recap.link.map(|path| format!("{base}{path}"));
            page(StatusCode::OK, web::recap(ctx, &view, &recap))
        }
        Err(refused) => answer::refused(&app, &visitor, refused),
    }
}

/// How somebody likes to play.
pub(crate) async fn settings_page(State(app): State<Arc<App>>, visitor: Visitor) -> Response {
    page(StatusCode::OK, web::settings(visitor.ctx(&app)))
}

/// Language and light.
pub(crate) async fn settings(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    // Only to our own pages: a path, not an address.
    let back =
        field(&fields, "back").filter(|b| b.starts_with('/') && !b.starts_with("//") && !b.contains('\\'));
    let back = back.filter(|b| b.bytes().all(|c| c.is_ascii_graphic())).unwrap_or("/");
    if let Some(lang) = field(&fields, "lang").and_then(|l| l.parse::<Lang>().ok()) {
        return answer::see_other_with(back, cookie(&app, "lang", lang.as_str()));
    }
    if let Some(theme) = field(&fields, "theme").and_then(Theme::parse) {
        return answer::see_other_with(back, cookie(&app, "theme", theme.name()));
    }
    let unknown = web::Problem { key: "web-not-done", more: None, back: None };
    answer::problem(&app, &visitor, StatusCode::UNPROCESSABLE_ENTITY, &unknown)
}

/// The rule catalogue.
pub(crate) async fn rules(
    State(app): State<Arc<App>>,
    Query(query): Query<BTreeMap<String, String>>,
    visitor: Visitor,
) -> Response {
    let wanted = query.get("q").map_or("", String::as_str);
    let wanted: String = wanted.chars().take(80).collect();
    page(StatusCode::OK, web::rules(visitor.ctx(&app), &wanted))
}

/// Every card.
pub(crate) async fn cards(State(app): State<Arc<App>>, visitor: Visitor) -> Response {
    page(StatusCode::OK, web::cards(visitor.ctx(&app)))
}

/// Every room.
pub(crate) async fn rooms(State(app): State<Arc<App>>, visitor: Visitor) -> Response {
    page(StatusCode::OK, web::rooms(visitor.ctx(&app)))
}

/// Everything that is drawn.
pub(crate) async fn gallery(State(app): State<Arc<App>>, visitor: Visitor) -> Response {
    page(StatusCode::OK, web::gallery(visitor.ctx(&app)))
}

/// Anything else.
pub(crate) async fn not_found(State(app): State<Arc<App>>, visitor: Visitor) -> Response {
    nothing_here(&app, &visitor)
}
