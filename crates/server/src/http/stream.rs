//! One event stream per tab: its event id is the number of the last record, so reconnecting is resuming.

use super::choose::seated;
use super::viewer::Viewer;
use crate::app::App;
use crate::render::{self, Audience, Scene};
use crate::table::{Joined, Look, Shown, Table, Who};
use axum::body::Body;
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// Streams one table may have: a party, their phones, and some who watch.
const MOST: usize = 64;
/// A sign of life this often keeps proxies from hanging up.
const BREATH: Duration = Duration::from_secs(15);

/// What a tab has been sent.
struct Tab {
    app: Arc<App>,
    table: Arc<Table>,
    _joined: Joined,
    audience: Audience,
    name: String,
    here: String,
    changes: watch::Receiver<Shown>,
    closing: watch::Receiver<bool>,
    /// The record the tab shows; none before the first look.
    seen: Option<u64>,
    mood: u64,
    sent: BTreeMap<&'static str, u64>,
    greeted: bool,
}

/// The stream of a table for one tab.
pub(crate) async fn events(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(query): Query<BTreeMap<String, String>>,
    headers: HeaderMap,
    viewer: Viewer,
) -> Response {
    let (table, who) = match seated(&app, &id, &viewer) {
        Ok(found) => found,
        Err(response) => return response,
    };
    let most = if app.config.limits { MOST } else { usize::MAX };
    let Some(joined) = table.join(most) else {
        return (StatusCode::TOO_MANY_REQUESTS, "too many streams").into_response();
    };
    let last =
        headers.get("last-event-id").and_then(|v| v.to_str().ok()).or(query.get("seq").map(String::as_str));
    let tab = Tab {
        name: app.store.table(&table.id).map_or_else(|_| String::new(), |info| info.name),
        changes: table.watch(),
        closing: app.closing.subscribe(),
        here: format!("/t/{id}"),
        audience: Audience { lang: viewer.lang, who, theme: viewer.theme },
        seen: last.and_then(|l| l.parse().ok()),
        mood: table.shown().mood,
        sent: BTreeMap::new(),
        greeted: false,
        _joined: joined,
        app,
        table,
    };
    let stream = futures_util::stream::unfold(tab, |mut tab| async move {
        let text = tab.next().await?;
        Some((Ok::<_, Infallible>(text), tab))
    });
    let headers = [
        (CONTENT_TYPE, "text/event-stream"),
        (CACHE_CONTROL, "no-store"),
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    (headers, Body::from_stream(stream)).into_response()
}

impl Tab {
    /// The next piece of the stream; none when it ends. A slow reader asks seldom and gets everything
    /// since in one piece, so nothing piles up for it.
    async fn next(&mut self) -> Option<String> {
        if !self.greeted {
            self.greeted = true;
            let first = self.look(true).await?;
            return Some(format!("retry: 1500\n\n{first}"));
        }
        loop {
            if *self.closing.borrow() {
                return None;
            }
            tokio::select! {
                changed = self.changes.changed() => {
                    changed.ok()?;
                    if !self.still_seated() {
                        return None;
                    }
                    let text = self.look(false).await?;
                    if !text.is_empty() {
                        return Some(text);
                    }
                }
                () = tokio::time::sleep(BREATH) => return Some(": still here\n\n".into()),
                _ = self.closing.changed() => return None,
            }
        }
    }

    /// A seat can be revoked while its tab is open.
    fn still_seated(&self) -> bool {
        match &self.audience.who {
            Who::Seat(seat) => matches!(self.app.store.seat(&self.table.id, seat), Ok(Some(_))),
            _ => true,
        }
    }

    /// What has changed since the tab was last told.
    async fn look(&mut self, first: bool) -> Option<String> {
        let mut look = self.table.look().await.ok()?;
        let seq = look.seq();
        let shown = Shown { seq, ..self.table.shown() };
        if !first && self.seen == Some(seq) && self.mood == shown.mood {
            return Some(String::new());
        }
        self.mood = shown.mood;
        let said = self.said(&mut look);
        let fragments = self.rendered(&mut look, shown);
        drop(look);
        let knows = first && self.seen == Some(seq);
        let mut changed = BTreeMap::new();
        for (id, html) in &*fragments {
            let mark = mark(html);
            if self.sent.insert(*id, mark) != Some(mark) && !knows {
                changed.insert(*id, html.as_str());
            }
        }
        self.seen = Some(seq);
        if knows {
            return Some(String::new());
        }
        let (lines, beats) = said;
        let data = json!({ "seq": seq, "say": lines, "beats": beats, "fragments": changed });
        Some(format!("id: {seq}\ndata: {data}\n\n"))
    }

    /// What happened since, in words and as things to animate; nothing if too much happened.
    fn said(&self, look: &mut Look) -> (Vec<String>, Vec<render::Beat>) {
        let voice = self.app.library.shelf.voice(self.audience.lang);
        let Some((before, from, board)) = look.last_change() else { return Default::default() };
        if self.seen != Some(before) {
            return Default::default();
        }
        let told = look.replay.told[from..].to_vec();
        let beats = render::beats(voice, &board, &told);
        let lines = voice.log(&board, &told).into_iter().map(|l| l.text).collect();
        (lines, beats)
    }

    fn rendered(&self, look: &mut Look, shown: Shown) -> Arc<BTreeMap<&'static str, String>> {
        if let Some(known) = self.table.rendered(shown, &self.audience) {
            return known;
        }
        let ctx = render::ctx(&self.app, self.audience.lang, self.audience.theme, &self.here);
        let scene = Scene::new(ctx.voice, look, &self.table, &self.name, &self.audience.who);
        let fragments = Arc::new(scene.fragments(ctx, None));
        self.table.keep_rendered(shown, self.audience.clone(), Arc::clone(&fragments));
        fragments
    }
}

fn mark(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
