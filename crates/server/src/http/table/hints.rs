//! Hints: asked for, watched, stopped.

use crate::app::App;
use crate::http::answer::{self, page};
use crate::http::form::field;
use crate::http::seated::Seated;
use crate::http::visitor::Visitor;
use crate::table::Table;
use crate::thinking::hints::{self, Asked};
use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::Form;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use bots::Hint;
use engine::Game;
use serde_json::{Value, json};
use session::Refused;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, Instant};
use view::HintView;
use web::Problem;

/// How often the page hears how far the thinking is.
const TICK: Duration = Duration::from_millis(90);

/// The best few choices for whoever decides now. The page's script hears of the progress line by line and can hang
/// up; a browser without scripts waits for the page.
pub(crate) async fn hint(
    Seated { app, id, table, who, visitor }: Seated,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    let (game, seq) = match table.look().await {
        Ok(look) if !look.log().companions.house.hints => {
            return refuse(&app, &visitor, StatusCode::FORBIDDEN, "hint-off");
        }
        // Who asks too late hears that, not that it is none of their business.
        Ok(look) if field(&fields, "seq").and_then(|s| s.parse().ok()) != Some(look.seq()) => {
            return answer::refused(&app, &visitor, Refused::Stale(look.seq()));
        }
        Ok(look) if !who.decides(look.log(), look.game()) => {
            return answer::refused(&app, &visitor, Refused::NotYours);
        }
        Ok(look) => (look.game().clone(), look.seq()),
        Err(refused) => return answer::refused(&app, &visitor, refused),
    };
    if app.config.limits && !app.hints.allows(table.id.clone(), Instant::now()) {
        return refuse(&app, &visitor, StatusCode::TOO_MANY_REQUESTS, "hint-slow");
    }
    let mut asked = hints::ask(&app, &table, visitor.address, &game, seq);
    if !visitor.script {
        let hints = asked.answer().await.unwrap_or_default();
        let ctx = visitor.with(table.content());
        let list = ctx.locale.hints(&game, &hints);
        return page(StatusCode::OK, web::hints_page(ctx, &id, seq, &list));
    }
    let watching = Watching { table, visitor, game, seq, asked };
    let stream = futures_util::stream::unfold(Some(watching), |watching| async move {
        let mut watching = watching?;
        let (message, over) = watching.next().await;
        let line = Bytes::from(format!("data: {message}\n\n"));
        Some((Ok::<_, Infallible>(line), (!over).then_some(watching)))
    });
    let headers = [(CONTENT_TYPE, "text/event-stream"), (CACHE_CONTROL, "no-store")];
    (headers, Body::from_stream(stream)).into_response()
}

fn refuse(app: &App, visitor: &Visitor, status: StatusCode, key: &str) -> Response {
    let more = Some(visitor.ctx(app).t(key).into_owned());
    answer::problem(app, visitor, status, &Problem { key: "web-not-done", more, back: None })
}

/// A page that waits for a hint; when it hangs up, this is dropped and the thinking stops.
struct Watching {
    table: Arc<Table>,
    visitor: Visitor,
    game: Game,
    seq: u64,
    asked: Asked,
}

impl Watching {
    /// What to tell next, and whether that is all.
    async fn next(&mut self) -> (Value, bool) {
        match tokio::time::timeout(TICK, self.asked.answer()).await {
            Err(_) => (json!({ "percent": self.asked.percent() }), false),
            Ok(Some(hints)) if self.table.shown().seq == self.seq => (self.found(&hints), true),
            // The table has moved on, or the server stops.
            Ok(_) => (json!({ "stale": true }), true),
        }
    }

    fn found(&self, hints: &[Hint]) -> Value {
        let ctx = self.visitor.with(self.table.content());
        let list: Vec<HintView> = ctx.locale.hints(&self.game, hints);
        let html = web::hints(ctx, self.table.id.as_str(), self.seq, &list).into_string();
        json!({ "html": html })
    }
}

/// What is known so far will do.
pub(crate) async fn stop(Seated { app, id, table, who, visitor }: Seated) -> Response {
    if !who.plays() {
        return answer::refused(&app, &visitor, Refused::NotYours);
    }
    table.thinking.stop_hint();
    if visitor.script { Json(json!({})).into_response() } else { answer::see_other(&format!("/t/{id}")) }
}
