//! One event stream per tab: its event id is the number of the last record, so reconnecting is resuming.

use super::choose::seated;
use super::circle::Ear;
use super::viewer::Viewer;
use crate::app::App;
use crate::companions::{self, Desk, Present};
use crate::render::{self, Audience, Scene};
use crate::table::{Joined, Look, Marks, Rendered, Shown, Table, Who};
use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
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
    _present: Present,
    ear: Ear,
    audience: Audience,
    name: String,
    here: String,
    changes: watch::Receiver<Shown>,
    closing: watch::Receiver<bool>,
    /// The record the tab shows; none before the first look.
    seen: Option<u64>,
    mood: u64,
    sent: Option<Arc<Marks>>,
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
    companions::welcome_back(&table, &who).await;
    companions::wake(&app, &table);
    // The screen in the middle is nobody's: it shows what everybody may see.
    let screen = query.contains_key("screen");
    let ear = Ear::new(&table, &who, screen);
    let who = if screen { Who::Watcher } else { who };
    let last =
        headers.get("last-event-id").and_then(|v| v.to_str().ok()).or(query.get("seq").map(String::as_str));
    let present = Desk::enter(&table, &who);
    let tab = Tab {
        name: app.store.table(&table.id).map_or_else(|_| String::new(), |info| info.name),
        changes: table.watch(),
        closing: app.closing.subscribe(),
        here: format!("/t/{id}"),
        audience: Audience { lang: viewer.lang, who, theme: viewer.theme },
        seen: last.and_then(|l| l.parse().ok()),
        mood: table.shown().mood,
        sent: None,
        greeted: false,
        _joined: joined,
        _present: present,
        ear,
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
    async fn next(&mut self) -> Option<Bytes> {
        if !self.greeted {
            self.greeted = true;
            let first = self.look(true).await?;
            return Some([b"retry: 1500\n\n".as_slice(), &first].concat().into());
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
                there = self.ear.changed() => {
                    if !there || !self.still_seated() {
                        return None;
                    }
                    if let Some(text) = self.ear.hear(&self.app, &self.table, &self.audience).await {
                        return Some(text);
                    }
                }
                () = tokio::time::sleep(BREATH) => return Some(Bytes::from_static(b": still here\n\n")),
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
    async fn look(&mut self, first: bool) -> Option<Bytes> {
        let mut look = self.table.look().await.ok()?;
        let seq = look.seq();
        let shown = Shown { seq, ..self.table.shown() };
        if !first && self.seen == Some(seq) && self.mood == shown.mood {
            return Some(Bytes::new());
        }
        self.mood = shown.mood;
        let rendered = self.rendered(&mut look, shown);
        drop(look);
        let had = self.sent.replace(Arc::clone(&rendered.marks));
        if self.seen.replace(seq) == Some(seq) && first {
            // The page was made from this very record: it has everything.
            return Some(Bytes::new());
        }
        if let (Some((from, news)), Some(had)) = (&rendered.news, &had)
            && Arc::ptr_eq(from, had)
        {
            return Some(news.clone());
        }
        Some(message(seq, &rendered.fragments, had.as_deref(), &rendered.marks, &Said::default()))
    }

    /// What happened since a record, in words and as things to animate; nothing if too much happened.
    fn said(&self, look: &Look, since: u64) -> Said {
        let voice = self.app.library.shelf.voice(self.audience.lang);
        match look.last_change() {
            Some((before, from, board)) if before == since => {
                let told = &look.replay.told[from..];
                let mut lines = voice.log_by_event(&board, told);
                let spoken = look.folded.moves.last().and_then(|m| m.companion.as_deref());
                if let (Some(spoken), Some((_, line))) = (spoken, lines.first_mut()) {
                    companions::explain(voice, std::slice::from_mut(line), spoken);
                }
                let beats = render::beats(voice, &board, told, &lines);
                Said { lines: lines.into_iter().map(|(_, l)| l.text).collect(), beats }
            }
            _ => Said::default(),
        }
    }

    fn rendered(&self, look: &mut Look, shown: Shown) -> Arc<Rendered> {
        if let Some(known) = self.table.rendered(shown, &self.audience) {
            return known;
        }
        let ctx = render::ctx(&self.app, self.audience.lang, self.audience.theme, &self.here);
        let scene = Scene::new(ctx.voice, look, &self.table, &self.name, &self.audience.who);
        let fragments = scene.fragments(ctx, None);
        let marks: Arc<Marks> = Arc::new(fragments.iter().map(|(id, html)| (*id, mark(html))).collect());
        let news = self.table.rendered_before(&self.audience).map(|(since, had)| {
            let said = self.said(look, since);
            let news = message(shown.seq, &fragments, Some(&had), &marks, &said);
            (had, news)
        });
        let rendered = Arc::new(Rendered { fragments, marks, news });
        self.table.keep_rendered(shown, self.audience.clone(), Arc::clone(&rendered));
        rendered
    }
}

/// What is said and shown besides the fragments.
#[derive(Default)]
struct Said {
    lines: Vec<String>,
    beats: Vec<render::Beat>,
}

#[derive(Serialize)]
struct Message<'a> {
    seq: u64,
    say: &'a [String],
    beats: &'a [render::Beat],
    fragments: BTreeMap<&'static str, &'a str>,
}

/// An event with the fragments that differ from what the tab has.
fn message(
    seq: u64,
    fragments: &BTreeMap<&'static str, String>,
    had: Option<&Marks>,
    marks: &Marks,
    said: &Said,
) -> Bytes {
    let changed = fragments
        .iter()
        .filter(|(id, _)| had.is_none_or(|had| had.get(*id) != marks.get(*id)))
        .map(|(id, html)| (*id, html.as_str()));
    let message = Message { seq, say: &said.lines, beats: &said.beats, fragments: changed.collect() };
    let data = serde_json::to_string(&message).expect("plain data");
    Bytes::from(format!("id: {seq}\ndata: {data}\n\n"))
}

fn mark(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
