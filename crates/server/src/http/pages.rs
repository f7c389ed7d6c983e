//! Pages that are read: welcome, table, replay, log, recap, reference.

use crate::app::App;
use crate::contents::Content;
use crate::http::answer::{self, nothing_here, page};
use crate::http::form::field;
use crate::http::one_cookie::one_cookie;
use crate::http::visitor::{Visitor, cookie};
use crate::progress::Standing;
use crate::seats;
use axum::extract::{Form, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{Excerpt, List, TableInfo};
use web::{GameRow, Markup, Theme, Welcome};
use words::Lang;

/// Games listed on one page.
const LISTED: usize = 30;

/// The first page.
pub(crate) async fn welcome(
    State(app): State<Arc<App>>,
    Query(query): Query<BTreeMap<String, String>>,
    visitor: Visitor,
) -> Response {
    if let Some(response) = one_cookie(&app, &visitor, "/") {
        return response;
    }
    let at: usize = query.get("games").and_then(|n| n.parse().ok()).unwrap_or(0);
    let (shared, asking) = (Arc::clone(&app), visitor.clone());
    // Where games stand is found out away from the threads that serve pages.
    let job = tokio::task::spawn_blocking(move || lists(&shared, &asking, at));
    match job.await.unwrap_or(Err(store::Error::Closed)) {
        Ok(markup) => page(StatusCode::OK, markup),
        Err(error) => answer::refused(&app, &visitor, error),
    }
}

/// Finished games that somebody has only the link to.
fn linked(app: &App, visitor: &Visitor, mine: &[TableInfo]) -> Vec<TableInfo> {
    let links = visitor.cookie(seats::LINKS).unwrap_or_default();
    let ids = seats::linked_tables(links).filter_map(|id| store::TableId::new(id).ok());
    ids.filter(|id| mine.iter().all(|info| info.id != *id))
        .filter(|id| matches!(visitor.seat_at(app, id), Ok(Some(_))))
        .filter_map(|id| app.store.table(&id).ok())
        .collect()
}

/// The first page with its games and books: where strangers come too, each sees only those they have a seat at.
fn lists(app: &App, visitor: &Visitor, at: usize) -> store::Result<Markup> {
    app.shelf.refresh(&*app.store)?;
    let part = Excerpt { skip: at.saturating_mul(LISTED), take: LISTED + 1 };
    let mut mine = match (visitor.local, visitor.person()) {
        (true, _) => app.store.list(List::Tables, part)?,
        (false, Some(person)) => app.store.of_person(List::Tables, &person, part)?,
        (false, None) => Vec::new(),
    };
    let more = mine.len() > LISTED;
    mine.truncate(LISTED);
    if at == 0 && !visitor.local {
        mine.extend(linked(app, visitor, &mine));
    }
    let standing = |info: TableInfo| {
        let standing = app.progress.of(&*app.store, &app.shelf, &info);
        (info, standing)
    };
    let standing: Vec<(TableInfo, Option<Standing>)> = mine.into_iter().map(standing).collect();
    let games = standing.iter().map(|(info, standing)| row(app, visitor, info, standing.as_ref())).collect();
    let books = app.shelf.books();
    let parties = crate::http::campaign::party::rows(app, visitor, &books)?;
    let view = Welcome { games, parties, page: at, more, notice: None };
    Ok(web::welcome(visitor.ctx(app), &visitor.shelf(&books), &view))
}

/// A game in the list, in the words of its book.
fn row<'a>(
    app: &'a App,
    visitor: &'a Visitor,
    info: &TableInfo,
    standing: Option<&'a Standing>,
) -> GameRow<'a> {
    let has = |content: &&Arc<Content>| content.catalogue.book().chapter_named(&info.chapter).is_some();
    let by_name = || app.shelf.own().iter().find(has).unwrap_or_else(|| app.shelf.front());
    GameRow {
        page: visitor.with(standing.map_or_else(by_name, |(_, content)| content)),
        progress: standing.map(|(progress, _)| Arc::clone(progress)),
        id: info.id.to_string(),
        name: info.name.clone(),
        chapter: info.chapter.clone(),
        finished: info.finished,
        when: info.updated_ms,
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
        return answer::see_other_with(back, [cookie(&app, "lang", lang.as_str())]);
    }
    if let Some(theme) = field(&fields, "theme").and_then(Theme::parse) {
        return answer::see_other_with(back, [cookie(&app, "theme", theme.name())]);
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

/// The book that a page is asked for, or the one in front.
fn asked_for(app: &App, query: &BTreeMap<String, String>) -> Arc<Content> {
    let named = query.get("book").and_then(|book| app.shelf.story(book));
    named.unwrap_or_else(|| Arc::clone(app.shelf.front()))
}

/// Every card.
pub(crate) async fn cards(
    State(app): State<Arc<App>>,
    Query(query): Query<BTreeMap<String, String>>,
    visitor: Visitor,
) -> Response {
    let content = asked_for(&app, &query);
    page(StatusCode::OK, web::cards(visitor.with(&content)))
}

/// Every room.
pub(crate) async fn rooms(
    State(app): State<Arc<App>>,
    Query(query): Query<BTreeMap<String, String>>,
    visitor: Visitor,
) -> Response {
    let content = asked_for(&app, &query);
    page(StatusCode::OK, web::rooms(visitor.with(&content)))
}

/// Everything that is drawn.
pub(crate) async fn gallery(State(app): State<Arc<App>>, visitor: Visitor) -> Response {
    page(StatusCode::OK, web::gallery(visitor.ctx(&app)))
}

/// Whether the server answers; nothing is looked up for it.
pub(crate) async fn health() -> &'static str {
    "ok"
}

/// Anything else.
pub(crate) async fn not_found(State(app): State<Arc<App>>, visitor: Visitor) -> Response {
    nothing_here(&app, &visitor)
}
