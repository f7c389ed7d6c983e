//! Choices, undo and redo.

use super::answer;
use super::pages::show;
use super::viewer::Viewer;
use crate::app::{App, now_ms};
use crate::companions;
use crate::table::{Act, Done, Refused, Table, Who};
use axum::Json;
use axum::extract::{Form, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use std::sync::Arc;

type Fields = Vec<(String, String)>;

pub(crate) fn field<'f>(fields: &'f Fields, name: &str) -> Option<&'f str> {
    fields.iter().rev().find(|(n, _)| n == name).map(|(_, v)| v.as_str())
}

/// A choice by name, or a command typed.
pub(crate) async fn choose(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    viewer: Viewer,
    Form(fields): Form<Fields>,
) -> Response {
    if field(&fields, "quiet").is_some() {
        return act_on(&app, &table, &viewer, Act::PassQuietly, &fields).await;
    }
    let chosen = field(&fields, "choice").filter(|c| !c.is_empty()).or_else(|| field(&fields, "typed"));
    let Some(name) = chosen.map(str::trim).filter(|c| !c.is_empty() && c.len() <= 120) else {
        return answer::refused(&app, &viewer, &Refused::NoSuchChoice);
    };
    let act = match name.strip_prefix("walk ") {
        Some(space) => Act::Walk(space.to_string()),
        None => Act::Choose(name.to_string()),
    };
    act_on(&app, &table, &viewer, act, &fields).await
}

/// Back to the position after so many choices.
pub(crate) async fn undo(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    viewer: Viewer,
    Form(fields): Form<Fields>,
) -> Response {
    if field(&fields, "decline").is_some() {
        return match seated(&app, &table, &viewer) {
            Ok((found, who)) if who.plays() => {
                found.decline();
                answer::see_other(&format!("/t/{table}"))
            }
            Ok(_) => answer::refused(&app, &viewer, &Refused::NotYours),
            Err(response) => response,
        };
    }
    let Some(to) = field(&fields, "to").and_then(|to| to.parse().ok()) else {
        return answer::refused(&app, &viewer, &Refused::NothingThere);
    };
    act_on(&app, &table, &viewer, Act::Undo(to), &fields).await
}

/// Forward again.
pub(crate) async fn redo(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    viewer: Viewer,
    Form(fields): Form<Fields>,
) -> Response {
    act_on(&app, &table, &viewer, Act::Redo, &fields).await
}

async fn act_on(app: &Arc<App>, id: &str, viewer: &Viewer, act: Act, fields: &Fields) -> Response {
    let (table, who) = match seated(app, id, viewer) {
        Ok(found) => found,
        Err(response) => return response,
    };
    let based_on = field(fields, "seq").and_then(|seq| seq.parse().ok());
    let request = field(fields, "request").filter(|r| !r.is_empty() && r.len() <= 64);
    let Some(based_on) = based_on else {
        // A choice that does not say what it is based on cannot be told from a mistake.
        return answer::refused(app, viewer, &Refused::Stale(0));
    };
    let done = table.act(&who, act, Some(based_on), request, now_ms()).await;
    companions::wake(app, &table);
    match done {
        Ok(Done { seq, .. }) if viewer.script => Json(json!({ "seq": seq })).into_response(),
        Ok(_) => answer::see_other(&format!("/t/{id}")),
        Err(refused) => not_done(app, &table, &who, viewer, &refused).await,
    }
}

/// Says why, and shows the table as it is.
async fn not_done(
    app: &Arc<App>,
    table: &Arc<Table>,
    who: &Who,
    viewer: &Viewer,
    refused: &Refused,
) -> Response {
    let (status, why) = answer::words(app, viewer, refused);
    if !viewer.script {
        return show(app, table, who, viewer, status, Some(&why)).await;
    }
    // A page that lost the race gets the table as it is now.
    let fresh = if status == StatusCode::CONFLICT { fragments(app, table, who, viewer).await } else { None };
    let mut body = json!({ "text": why });
    if let Some((seq, fragments)) = fresh {
        body["seq"] = json!(seq);
        body["fragments"] = fragments;
    }
    (status, Json(body)).into_response()
}

async fn fragments(
    app: &Arc<App>,
    table: &Table,
    who: &Who,
    viewer: &Viewer,
) -> Option<(u64, serde_json::Value)> {
    let ctx = viewer.ctx(app);
    let name = app.store.table(&table.id).ok()?.name;
    let mut look = table.look().await.ok()?;
    let scene = crate::render::Scene::new(ctx.voice, &mut look, table, &name, who);
    Some((look.seq(), json!(scene.fragments(ctx, None))))
}

/// The table and who asks; strangers hear that there is nothing.
pub(crate) fn seated(app: &Arc<App>, id: &str, viewer: &Viewer) -> Result<(Arc<Table>, Who), Response> {
    let found = app.table(id).and_then(|table| {
        let who = viewer.who(app, &table)?;
        Ok(who.map(|who| (table, who)))
    });
    match found {
        Ok(Some(found)) => Ok(found),
        Ok(None) | Err(store::Error::NoSuchTable(_) | store::Error::Invalid(_)) => {
            Err(answer::nothing_here(app, viewer))
        }
        Err(error) => Err(answer::refused(app, viewer, &Refused::Storage(error))),
    }
}
