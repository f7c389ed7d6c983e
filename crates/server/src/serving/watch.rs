//! `barksburg serve --watch`: an author's book, read again whenever one of its files is saved.
//!
//! Each good reading makes a new [`App`] over the same store; requests go to the newest. The old one ends its streams,
//! so open pages come back by themselves. After a bad reading the last good book stays in play and the findings are
//! shown on every page.

use super::following::keep_following;
use super::listen::{ServeError, listen};
use super::slow_clients::patient;
use super::workshop;
use crate::app::App;
use crate::config::Config;
use crate::http::visitor::{self, Visitor};
use crate::http::{guard, problem, router};
use crate::shelf::BookShelf;
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{ConnectInfo, Form, FromRequest, FromRequestParts, Query, Request, State};
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_LENGTH, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use content::{Diagnostic, Opened, Sources, diagnostic};
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, SystemTime};
use store::Store;
use tokio::sync::watch;
use tower::ServiceExt;
use words::{Args, Lang, Words};

/// How often the folder is looked at. Editors save in several steps; what is half written is read again in a moment.
const GLANCE: Duration = Duration::from_millis(300);
/// The largest page a script is put into.
const PAGE: usize = 8 << 20;
/// Where the script and its stream are found.
const SCRIPT: &str = "/watch/watch.js";

/// The book as it was last read.
#[derive(Clone)]
struct Reading {
    /// Counts readings.
    number: u64,
    /// Whether this reading is the one in play.
    good: bool,
    findings: Arc<Vec<Diagnostic>>,
    files: Arc<Sources>,
}

/// What all requests of a watching server share.
struct Watching {
    config: Config,
    /// The folder of the book.
    book: PathBuf,
    /// The newest app that could be made, and its pages.
    current: RwLock<Option<(Arc<App>, Router)>>,
    reading: watch::Sender<Reading>,
    /// The words for findings: those of the program, since the author's may be what is broken.
    words: Words,
}

/// Serves a book until `stop` is done, reading it again whenever it changes.
pub(crate) async fn serve(
    config: Config,
    book: PathBuf,
    store: Arc<dyn Store>,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let listener = listen(&config).await?;
    let address = listener.local_addr().map_err(|e| ServeError::Listen(config.listen, e))?;
    let nothing = Reading { number: 0, good: false, findings: Arc::default(), files: Arc::default() };
    let watching = Arc::new(Watching {
        config: config.clone(),
        book: book.clone(),
        current: RwLock::new(None),
        reading: watch::channel(nothing).0,
        words: words_of(&Opened::built_in().load()),
    });
    let mut seen = stamp(&book);
    read(&watching, &config, &book, &store).await;
    let pages = Router::new()
        .route(SCRIPT, get(script))
        .route("/watch/events", get(events))
        .route("/workshop", get(stage))
        .route("/watch/tools", get(tools))
        .route("/watch/play", post(play))
        .route("/watch/simulated", post(simulated))
        .fallback(auto_answer)
        .layer(from_fn_with_state(Arc::clone(&watching), known))
        .with_state(Arc::clone(&watching));
    ready(address);
    let service = pages.into_make_service_with_connect_info::<SocketAddr>();
    let server = axum::serve(patient(listener, &config), service);
    let watching = async {
        loop {
            tokio::time::sleep(GLANCE).await;
            let now = stamp(&book);
            if now != seen {
                seen = now;
                read(&watching, &config, &book, &store).await;
            }
        }
    };
    tokio::select! {
        done = server.into_future() => done.map_err(|e| ServeError::Listen(address, e)),
        () = watching => Ok(()),
        () = stop => Ok(()),
    }
}

/// Reads the book and, if it is sound, puts it in play.
async fn read(watching: &Watching, config: &Config, book: &Path, store: &Arc<dyn Store>) {
    let path = book.to_path_buf();
    let job = tokio::task::spawn_blocking(move || {
        let opened = Opened::open(Some(&path))?;
        let (loaded, files) = (opened.load(), opened.all());
        // Advice is for `check`: while somebody writes, what is not yet translated is no news.
        let news = loaded.diagnostics.iter().filter(|d| d.severity != content::Severity::Advice);
        let findings: Vec<Diagnostic> = news.cloned().collect();
        Ok::<_, std::io::Error>((findings, BookShelf::new(loaded).ok(), files))
    });
    // A folder that is being moved or rewritten is looked at again in a moment.
    let Ok(Ok((findings, shelf, files))) = job.await else { return };
    let good = shelf.is_some();
    if let Some(shelf) = shelf {
        let app = Arc::new(App::new(config.clone(), shelf, Arc::clone(store)));
        App::keep_tending(&app);
        keep_following(&app);
        let pages = router(Arc::clone(&app));
        let before = watching.current.write().unwrap_or_else(PoisonError::into_inner).replace((app, pages));
        if let Some((old, _)) = before {
            old.close();
        }
    }
    watching.reading.send_modify(|r| {
        *r = Reading { number: r.number + 1, good, findings: Arc::new(findings), files: Arc::new(files) };
    });
}

/// When each file of the folder was changed last, and its size.
fn stamp(book: &Path) -> BTreeMap<PathBuf, (Option<SystemTime>, u64)> {
    let mut found = BTreeMap::new();
    let mut folders = vec![(book.to_path_buf(), 0)];
    while let Some((folder, depth)) = folders.pop() {
        let Ok(entries) = std::fs::read_dir(&folder) else { continue };
        for entry in entries.filter_map(Result::ok) {
            let Ok(meta) = entry.metadata() else { continue };
            if !meta.is_dir() {
                found.insert(entry.path(), (meta.modified().ok(), meta.len()));
            } else if depth < 8 {
                folders.push((entry.path(), depth + 1));
            }
        }
    }
    found
}

fn words_of(loaded: &content::Loaded) -> Words {
    let sources = loaded.words().filter_map(|file| {
        let lang: Lang = file.language.parse().ok()?;
        Some(words::WordsSource::new(lang, &file.path, &file.text))
    });
    Words::build(sources).0
}

/// A stranger's page must not read an author's findings by pointing a name at this machine.
async fn known(State(watching): State<Arc<Watching>>, request: Request, next: Next) -> Response {
    let known = guard::known_host(&watching.config, &watching.config.hosts(), request.headers());
    let mut response =
        if known { next.run(request).await } else { StatusCode::MISDIRECTED_REQUEST.into_response() };
    guard::protect(&watching.config, response.headers_mut());
    guard::may_be_framed_here(response.headers_mut());
    response
}

/// The book in play, if there is one and somebody at this machine asks for its tools.
async fn at_work(watching: &Watching, request: Request) -> Option<(Arc<App>, Visitor, Request)> {
    let app = watching
        .current
        .read()
        .unwrap_or_else(PoisonError::into_inner)
        .as_ref()
        .map(|(app, _)| Arc::clone(app));
    let (app, (mut parts, body)) = (app?, request.into_parts());
    let Ok(visitor) = Visitor::from_request_parts(&mut parts, &()).await;
    let request = Request::from_parts(parts, body);
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|c| c.0.ip().to_canonical());
    // The tools write games and read the author's files: nobody else's business.
    let here = |ip| guard::at_this_machine(&watching.config, ip, request.headers());
    peer.is_some_and(here).then_some((app, visitor, request))
}

/// The page with the game and the tools beside it.
async fn stage(State(watching): State<Arc<Watching>>, request: Request) -> Response {
    let query = request.uri().query().unwrap_or_default().to_string();
    let Some((app, visitor, _)) = at_work(&watching, request).await else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let at = asked(&query, "at");
    Html(workshop::page(&app, &visitor, at.as_deref().unwrap_or("/"))).into_response()
}

/// The tools for a page on the stage.
async fn tools(State(watching): State<Arc<Watching>>, request: Request) -> Response {
    let query = request.uri().query().unwrap_or_default().to_string();
    let Some((app, visitor, _)) = at_work(&watching, request).await else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let Ok(opened) = Opened::open(Some(&watching.book)) else { return StatusCode::NOT_FOUND.into_response() };
    let at = asked(&query, "at").unwrap_or_default();
    Html(workshop::tools(&app, &visitor, &opened, &at).await).into_response()
}

/// Begins a chapter in the middle.
async fn play(State(watching): State<Arc<Watching>>, request: Request) -> Response {
    deed(&watching, request, workshop::play).await
}

/// Opens a game of a simulation.
async fn simulated(State(watching): State<Arc<Watching>>, request: Request) -> Response {
    deed(&watching, request, |app, _, fields| workshop::simulated(app, fields)).await
}

/// Does what a form of the tools asks for; what cannot be done is told on a page that leads back to them.
async fn deed(
    watching: &Watching,
    request: Request,
    wanted: impl FnOnce(&App, &Path, &workshop::Fields) -> Result<Response, workshop::Trouble> + Send + 'static,
) -> Response {
    let refused = || StatusCode::FORBIDDEN.into_response();
    let Some((app, visitor, request)) = at_work(watching, request).await else { return refused() };
    if !guard::own_page(request.headers()) {
        return refused();
    }
    let Ok(Form(fields)) = Form::<Vec<(String, String)>>::from_request(request, &()).await else {
        return refused();
    };
    let book = watching.book.clone();
    let shared = Arc::clone(&app);
    let done = tokio::task::spawn_blocking(move || wanted(&shared, &book, &fields)).await;
    match done.unwrap_or(Err("workshop-trouble-kept")) {
        Ok(response) => response,
        Err(key) => problem(
            &app,
            &visitor,
            StatusCode::UNPROCESSABLE_ENTITY,
            &web::Problem { key, more: None, back: Some("/workshop".into()) },
        ),
    }
}

/// A value of a query.
fn asked(query: &str, name: &str) -> Option<String> {
    let query: Query<Vec<(String, String)>> =
        Query::try_from_uri(&format!("/?{query}").parse().ok()?).ok()?;
    query.0.into_iter().find(|(key, _)| key == name).map(|(_, value)| value)
}

async fn script() -> Response {
    match web::static_file("pages/watch.js") {
        Some(file) => ([(CONTENT_TYPE, file.kind), (CACHE_CONTROL, "no-store")], file.bytes).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Hands a request to the book in play; pages get the script that shows findings.
async fn auto_answer(State(watching): State<Arc<Watching>>, mut request: Request) -> Response {
    // A page that comes compressed could not be added to.
    request.headers_mut().remove(ACCEPT_ENCODING);
    let current =
        watching.current.read().unwrap_or_else(PoisonError::into_inner).as_ref().map(|(_, p)| p.clone());
    let lang = visitor::lang(request.headers());
    let Some(pages) = current else {
        let reading = watching.reading.borrow().clone();
        let panel = panel(&watching.words, lang, &reading);
        let page = Html(web::broken_book(lang, &panel, SCRIPT).into_string());
        return (StatusCode::SERVICE_UNAVAILABLE, page).into_response();
    };
    let response = pages.oneshot(request).await.unwrap_or_else(|never: Infallible| match never {});
    let html = |v: &HeaderValue| v.to_str().is_ok_and(|v| v.starts_with("text/html"));
    if !response.headers().get(CONTENT_TYPE).is_some_and(html) {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let Ok(bytes) = axum::body::to_bytes(body, PAGE).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    parts.headers.remove(CONTENT_LENGTH);
    Response::from_parts(parts, Body::from(with_script(bytes)))
}

/// The page with the script in its head. What is compressed or has no head stays as it is.
fn with_script(page: Bytes) -> Bytes {
    let Some(at) = page.windows(7).position(|w| w == b"</head>") else { return page };
    let tag = format!("<script type=\"module\" src=\"{SCRIPT}\"></script>");
    [&page[..at], tag.as_bytes(), &page[at..]].concat().into()
}

/// Tells a page which reading is in play and what was found.
async fn events(State(watching): State<Arc<Watching>>, request: Request) -> Response {
    let lang = visitor::lang(request.headers());
    let readings = watching.reading.subscribe();
    let stream = futures_util::stream::unfold(
        (watching, readings, true),
        move |(watching, mut readings, first)| async move {
            if !first {
                readings.changed().await.ok()?;
            }
            let reading = readings.borrow_and_update().clone();
            let panel = if reading.findings.is_empty() {
                String::new()
            } else {
                panel(&watching.words, lang, &reading)
            };
            let workshop = watching.words.say(lang, "workshop-open", &Args::new());
            let data = serde_json::json!({ "reading": reading.number, "good": reading.good, "panel": panel, "workshop": workshop });
            Some((Ok::<_, Infallible>(Bytes::from(format!("data: {data}\n\n"))), (watching, readings, false)))
        },
    );
    let headers = [(CONTENT_TYPE, "text/event-stream"), (CACHE_CONTROL, "no-store")];
    (headers, Body::from_stream(stream)).into_response()
}

/// The findings as people read them.
fn panel(words: &Words, lang: Lang, reading: &Reading) -> String {
    let say = |key: &str, given: &[(&str, String)]| {
        let args = given.iter().fold(Args::new(), |args, (name, value)| args.text(*name, value.clone()));
        words.try_say(lang, key, &args).unwrap_or_default()
    };
    let count = Args::new().num("count", reading.findings.len() as i64);
    let heading = words.say(lang, if reading.good { "watch-warnings" } else { "watch-errors" }, &count);
    let text = diagnostic::render(&reading.findings, &reading.files, &say);
    web::findings(&heading, &text).into_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_script_goes_into_the_head_and_nowhere_else() {
        let page = with_script(Bytes::from_static(b"<html><head></head><body></body></html>"));
        assert_eq!(
            page,
            "<html><head><script type=\"module\" src=\"/watch/watch.js\"></script></head><body></body></html>"
        );
        assert_eq!(with_script(Bytes::from_static(b"{}")), "{}");
    }

    #[test]
    fn a_changed_file_changes_the_stamp() {
        let folder = tempfile::tempdir().unwrap();
        let before = stamp(folder.path());
        std::fs::create_dir(folder.path().join("01-a")).unwrap();
        std::fs::write(folder.path().join("01-a/chapter.kdl"), "x").unwrap();
        assert_ne!(stamp(folder.path()), before);
    }
}
