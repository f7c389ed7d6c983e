//! One event stream per tab: its event id is the number of the last record, so reconnecting is resuming.

use super::chat::ChatStream;
use crate::app::App;
use crate::config::Allowances;
use crate::http::answer;
use crate::http::seated::Seated;
use crate::limits::Place;
use crate::protocol::seat_stream;
use crate::seats;
use crate::showing::{self, Version, Viewer};
use crate::table::{Joined, Table, aside};
use crate::thinking::companions;
use axum::body::{Body, Bytes};
use axum::extract::Query;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use session::Seat;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, Interval, interval_at};

/// A sign of life this often keeps proxies from hanging up; something else said meanwhile does not put it off.
const BREATH: Duration = Duration::from_secs(15);

/// What a tab has been sent.
struct Tab {
    app: Arc<App>,
    table: Arc<Table>,
    _joined: Joined,
    _place: Place,
    ear: ChatStream,
    viewer: Viewer,
    changes: watch::Receiver<Version>,
    closing: watch::Receiver<bool>,
    blind: watch::Receiver<bool>,
    breath: Interval,
    /// The record the tab shows; none before the first look.
    seen: Option<u64>,
    unrecorded: u64,
    /// The rendering the tab has; none before the first look.
    sent: Option<u64>,
    greeted: bool,
    /// Told to come back.
    dismissed: bool,
    /// A program reads it: events and decisions, no page.
    json: bool,
    /// The seat it is shown to; none for whoever needs none.
    pass: Option<String>,
    /// How often somebody had been sent away when the seat was last looked up.
    seat_checks: u64,
}

/// With how many streams open at a table this person still gets one.
fn most(allows: &Allowances, who: &Seat) -> usize {
    let kept = match who {
        Seat::Host => 0,
        Seat::Player(_) => allows.streams_for_host,
        Seat::Watcher => allows.streams_for_players,
    };
    allows.streams_at_table.saturating_sub(kept) as usize
}

/// The stream of a table for one tab.
pub(crate) async fn events(
    Seated { app, table, who, visitor, .. }: Seated,
    Query(query): Query<BTreeMap<String, String>>,
    headers: HeaderMap,
) -> Response {
    let allows = &app.config.allows;
    let (most, at_one_address) = if app.config.limits {
        (most(allows, &who), allows.streams_per_address as usize)
    } else {
        (usize::MAX, usize::MAX)
    };
    let joined = table.join(most).zip(app.streams.take(visitor.address, at_one_address));
    let Some((joined, place)) = joined else {
        app.config.refused("streams-at-table", visitor.address);
        let full = visitor.ctx(&app).t("web-full-house").into_owned();
        return (StatusCode::TOO_MANY_REQUESTS, [(RETRY_AFTER, "30")], full).into_response();
    };
    // Counted before the seat is looked up: who is sent away in between is noticed.
    let seat_checks = table.seat_checks();
    let pass = match visitor.seat_at(&app, &table.id) {
        Ok(pass) => pass,
        Err(error) => return answer::refused(&app, &visitor, error),
    };
    companions::welcome_back(&app, &table, &who).await;
    companions::wake(&app, &table, visitor.address);
    // The screen in the middle is nobody's: it shows what everybody may see.
    let screen = query.contains_key("screen");
    let ear = ChatStream::new(&table, &who, screen, visitor.muted());
    let who = if screen { Seat::Watcher } else { who };
    let last =
        headers.get("last-event-id").and_then(|v| v.to_str().ok()).or(query.get("seq").map(String::as_str));
    let json = query.get("format").is_some_and(|format| format == "json");
    let tab = Tab {
        changes: table.watch(),
        closing: app.closing.subscribe(),
        blind: app.blind.subscribe(),
        breath: interval_at(Instant::now() + BREATH, BREATH),
        viewer: Viewer { lang: visitor.lang, who },
        seen: last.and_then(|l| l.parse().ok()).filter(|_| !json),
        unrecorded: table.shown().unrecorded,
        sent: None,
        greeted: false,
        dismissed: false,
        json,
        _joined: joined,
        _place: place,
        pass,
        seat_checks,
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
            if !self.still_seated() {
                return None;
            }
            return Some([b"retry: 1500\n\n".as_slice(), &first].concat().into());
        }
        loop {
            // Nothing is heard of the other nodes: another one of them may do better.
            if *self.closing.borrow() || *self.blind.borrow() || self.dismissed {
                return self.farewell();
            }
            tokio::select! {
                changed = self.changes.changed() => {
                    changed.ok()?;
                    let text = self.look(false).await?;
                    if !self.still_seated() {
                        return None;
                    }
                    if !text.is_empty() {
                        return Some(text);
                    }
                }
                there = self.ear.changed(), if !self.json => {
                    let text = self.ear.hear(&self.table, &self.viewer).await;
                    if !there || !self.still_seated() {
                        return None;
                    }
                    if text.is_some() {
                        return text;
                    }
                }
                _ = self.breath.tick() => return Some(Bytes::from_static(b": still here\n\n")),
                _ = self.closing.changed() => return self.farewell(),
                _ = self.blind.changed() => {}
            }
        }
    }

    /// The server stops: come back, but not all at the same moment.
    fn farewell(&mut self) -> Option<Bytes> {
        if std::mem::replace(&mut self.dismissed, true) {
            return None;
        }
        let wait = 1000 + u32::from(u16::from_le_bytes(seats::random())) % 4000;
        Some(Bytes::from(format!("retry: {wait}\n\n")))
    }

    /// A seat can be revoked, and a table deleted, while a tab is open. Asked once there is something to tell: what was
    /// seen after a revocation is told to nobody who lost their seat by it.
    fn still_seated(&mut self) -> bool {
        let seat_checks = self.table.seat_checks();
        if self.seat_checks == seat_checks {
            return true;
        }
        self.seat_checks = seat_checks;
        let (store, table) = (&self.app.store, &self.table.id);
        match &self.pass {
            Some(seat) => matches!(store.seat(table, seat), Ok(Some(_))),
            None => store.table(table).is_ok(),
        }
    }

    /// What has changed since the tab was last told.
    async fn look(&mut self, first: bool) -> Option<Bytes> {
        let shown = self.table.shown();
        if !first && self.seen == Some(shown.seq) && self.unrecorded == shown.unrecorded {
            return Some(Bytes::new());
        }
        if self.json {
            return self.look_as_program().await;
        }
        // Most often whoever made the choice has drawn it already.
        if !first
            && let Some((rendering, text)) =
                self.table.viewers.ready(self.table.content(), &self.viewer, shown, self.sent)
        {
            (self.seen, self.unrecorded, self.sent) = (Some(shown.seq), shown.unrecorded, Some(rendering));
            return Some(text);
        }
        let mut look = self.table.look().await.ok()?;
        let seq = look.seq();
        let shown = Version { seq, ..self.table.shown() };
        self.unrecorded = shown.unrecorded;
        // A whole page is drawn for whoever comes or is behind.
        aside(|| {
            let rendering =
                showing::update(self.table.content(), self.table.around(), look.parts(), &self.viewer, shown);
            let had = self.sent.replace(rendering);
            if self.seen.replace(seq) == Some(seq) && first {
                // The page was made from this very record: it has everything.
                return Some(Bytes::new());
            }
            // Still holding the table: nobody draws this page anew before the message is made.
            self.table.viewers.message(self.table.content(), &self.viewer, had)
        })
    }

    /// The same for a program, which has no use for what is no record.
    async fn look_as_program(&mut self) -> Option<Bytes> {
        let mut look = self.table.look().await.ok()?;
        let parts = look.parts();
        let seq = parts.0.seq();
        let since = self.seen.replace(seq);
        if since == Some(seq) {
            return Some(Bytes::new());
        }
        let message =
            || seat_stream::message(&self.table.content().catalogue, parts, &self.viewer.who, since);
        // Who comes is told everything.
        Some(if since.is_none() { aside(message) } else { message() })
    }
}
