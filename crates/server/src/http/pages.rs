//! Pages that are read: welcome, table, replay, log, recap, reference.

use crate::app::App;
use crate::http::answer::{self, nothing_here, page};
use crate::http::form::field;
use crate::http::visitor::{Visitor, cookie};
use axum::extract::{Form, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::TableInfo;
use web::{GameRow, Theme, Welcome};
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
    let parties = match crate::http::campaign::party::rows(&app, &visitor) {
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
