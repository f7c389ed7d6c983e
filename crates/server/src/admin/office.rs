//! The address for whoever runs the server: is it well, figures, and deeds for who has the key.

use super::deeds::{AdminDeed, DeedOutcome, Premises};
use super::reserve::Reserve;
use crate::app::{App, now_ms};
use crate::http::address;
use crate::metrics::Moment;
use crate::seats;
use axum::Json;
use axum::Router;
use axum::extract::State;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;
use tokio::net::TcpListener;

/// The file in the data folder that says where the office is and what opens it; for the server's own user alone.
pub(crate) const FILE: &str = "admin";

/// The office of a server, until it is dropped.
pub(crate) struct Office {
    file: Option<PathBuf>,
    serving: tokio::task::JoinHandle<()>,
}

#[derive(Clone)]
struct Desk {
    app: Arc<App>,
    key: Arc<str>,
}

impl Office {
    /// Opens it. Whoever may read the data folder may also do deeds.
    pub(crate) async fn open(app: &Arc<App>, at: SocketAddr) -> std::io::Result<Office> {
        let listener = TcpListener::bind(at).await?;
        let at = listener.local_addr()?;
        let key = seats::token();
        let file = app.config.data.as_deref().map(|folder| folder.join(FILE));
        if let Some(file) = &file {
            // A server whose games are elsewhere may have no folder yet.
            file.parent().map_or(Ok(()), std::fs::create_dir_all)?;
            write(file, &format!("{at}\n{key}\n"))?;
        }
        let desk = Desk { app: Arc::clone(app), key: key.into() };
        let pages = Router::new()
            .route("/live", get(|| async { "ok" }))
            .route("/ready", get(ready))
            .route("/metrics", get(metrics))
            .route("/deed", post(deed))
            .with_state(desk);
        let serving = tokio::spawn(async move {
            let _ = axum::serve(listener, pages).await;
        });
        Ok(Office { file, serving })
    }
}

impl Drop for Office {
    fn drop(&mut self) {
        self.serving.abort();
        if let Some(file) = &self.file {
            let _ = std::fs::remove_file(file);
        }
    }
}

/// Writes a file that nobody else may read.
fn write(file: &Path, text: &str) -> std::io::Result<()> {
    let _ = std::fs::remove_file(file);
    let mut options = std::fs::File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)?.write_all(text.as_bytes())
}

/// Whether visitors should be sent here.
async fn ready(State(desk): State<Desk>) -> Response {
    if *desk.app.closing.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "closing").into_response();
    }
    if *desk.app.blind.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "nothing is heard of the other nodes").into_response();
    }
    match desk.app.store.usage() {
        Ok(_) => "ok".into_response(),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store cannot be read").into_response(),
    }
}

async fn metrics(State(desk): State<Desk>) -> Response {
    let app = &desk.app;
    let moment = Moment {
        connections: app.config.house.open(),
        streams: app.streams.held(),
        tables: app.tables_in_memory(),
        thinking: app.thinkers.load(),
        bytes: app.store.usage().map_or(0, |usage| usage.bytes),
    };
    let text = app.config.metrics.text(&moment);
    ([(CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], text).into_response()
}

/// Something the host wants done.
async fn deed(State(desk): State<Desk>, headers: HeaderMap, Json(deed): Json<AdminDeed>) -> Response {
    let given = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    // Compared by their hashes, so that the time it takes tells nothing.
    let opens = given.and_then(|given| given.strip_prefix("Bearer "));
    if opens.is_none_or(|given| seats::hash(given) != seats::hash(&desk.key)) {
        return StatusCode::UNAUTHORIZED.into_response();
    }
    let app = Arc::clone(&desk.app);
    if deed == AdminDeed::HostLink {
        let key = app.config.keepers.key(Instant::now());
        let link = format!("{}/books?host={key}", address::own(&app.config));
        return Json(DeedOutcome::Link(link)).into_response();
    }
    let job = tokio::task::spawn_blocking(move || {
        let changed = |id: &store::TableId| match app.store.table(id) {
            Ok(_) => app.look_again(id),
            Err(_) => app.forget(id),
        };
        let reserve = Reserve::of(app.config.data.as_deref());
        let here =
            Premises { store: &*app.store, banned: &app.config.banned, reserve: &reserve, changed: &changed };
        let outcome = deed.perform(&here, now_ms());
        // There may be room again.
        app.tend();
        outcome
    });
    let outcome = job.await.unwrap_or_else(|_| DeedOutcome::Failed(store::Error::Closed.to_string()));
    Json(outcome).into_response()
}
