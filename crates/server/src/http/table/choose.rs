//! Choices, undo and redo.

use super::pages::show;
use crate::app::now_ms;
use crate::http::answer;
use crate::http::form::{Fields, field};
use crate::http::seated::Seated;
use crate::showing;
use crate::table::{Done, NotDone};
use crate::thinking::companions;
use crate::typed::{self, Meant};
use axum::Json;
use axum::extract::Form;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use session::{Command, Refused};
use std::time::Instant;

/// The record on which something is based.
fn based_on(fields: &Fields) -> Option<u64> {
    field(fields, "seq").and_then(|seq| seq.parse().ok())
}

/// A choice by name, or a command typed.
pub(crate) async fn choose(at: Seated, Form(fields): Form<Fields>) -> Response {
    if field(&fields, "quiet").is_some() {
        return act_on(&at, Command::PassQuietly, &fields).await;
    }
    if field(&fields, "ties").is_some() {
        return act_on(&at, Command::SettleTies, &fields).await;
    }
    let given = |name: &str| field(&fields, name).map(str::trim).filter(|c| !c.is_empty() && c.len() <= 120);
    if let Some(name) = given("choice") {
        let walk = name.strip_prefix("walk ").map(str::to_string);
        return act_on(&at, walk.map_or_else(|| Command::Choose(name.to_string()), Command::Walk), &fields)
            .await;
    }
    let Some(typed) = given("typed").map(str::to_lowercase) else {
        return answer::refused(&at.app, &at.visitor, Refused::NoSuchChoice);
    };
    // What is meant depends on the position: words for another one, or from somebody who does not decide, mean nothing, and
    // are refused like any other choice.
    let meant = at.table.look().await.map(|look| {
        if based_on(&fields) == Some(look.seq()) && at.who.decides(look.log(), look.game()) {
            typed::meant(at.visitor.with(at.table.content()).locale, look.game(), &typed)
        } else {
            Meant::Nothing
        }
    });
    let meant = match meant {
        Ok(meant) => meant,
        Err(refused) => return not_done(&at, refused).await,
    };
    match meant {
        Meant::Walk(space) => act_on(&at, Command::Walk(space), &fields).await,
        Meant::Choice(name) => act_on(&at, Command::Choose(name), &fields).await,
        Meant::Nothing => act_on(&at, Command::Choose(typed), &fields).await,
        Meant::No(why) => tell(&at, StatusCode::UNPROCESSABLE_ENTITY, &why).await,
    }
}

/// Back to the position after so many choices.
pub(crate) async fn undo(at: Seated, Form(fields): Form<Fields>) -> Response {
    if let Some(declined) = field(&fields, "decline") {
        if !at.who.plays() {
            return answer::refused(&at.app, &at.visitor, Refused::NotYours);
        }
        if let (Some(seq), Ok(to)) = (based_on(&fields), declined.parse())
            && let Err(refused) = at.table.decline(seq, to).await
        {
            return answer::refused(&at.app, &at.visitor, refused);
        }
        return answer::see_other(&format!("/t/{}", at.id));
    }
    // Where the last choice began stands elsewhere on the page than the button.
    let to = field(&fields, "to").and_then(|to| if to == "last" { field(&fields, "last") } else { Some(to) });
    let Some(to) = to.and_then(|to| to.parse().ok()) else {
        return answer::refused(&at.app, &at.visitor, Refused::NothingThere);
    };
    act_on(&at, Command::Undo(to), &fields).await
}

/// Forward again.
pub(crate) async fn redo(at: Seated, Form(fields): Form<Fields>) -> Response {
    act_on(&at, Command::Redo, &fields).await
}

async fn act_on(at: &Seated, command: Command, fields: &Fields) -> Response {
    let Seated { app, id, table, who, visitor } = at;
    let request = field(fields, "request").filter(|r| !r.is_empty() && r.len() <= 64);
    let Some(based_on) = based_on(fields) else {
        // A choice that does not say what it is based on cannot be told from a mistake.
        return answer::refused(app, visitor, Refused::Stale(0));
    };
    let began = Instant::now();
    let done = table.act(who, command, Some(based_on), request, now_ms()).await;
    if done.is_ok() {
        app.config.metrics.chosen(began.elapsed());
    }
    companions::wake(app, table, visitor.address);
    if done.as_ref().is_ok_and(|done| done.ended) {
        crate::campaign::write_down(app, table);
    }
    match done {
        Ok(Done { seq, .. }) if visitor.script => Json(json!({ "seq": seq })).into_response(),
        Ok(_) => answer::see_other(&format!("/t/{id}")),
        Err(refused) => not_done(at, refused).await,
    }
}

/// Says why, and shows the table as it is.
async fn not_done(at: &Seated, why: NotDone) -> Response {
    let (status, words) = answer::words(&at.app, &at.visitor, at.table.content(), &why);
    let told = tell(at, status, &words).await;
    if answer::is_passing(&why) { answer::come_back(told) } else { told }
}

async fn tell(at: &Seated, status: StatusCode, why: &str) -> Response {
    let Seated { app, table, who, visitor, .. } = at;
    if !visitor.script {
        return show(app, table, who, visitor, status, Some(why)).await;
    }
    // A page that lost the race gets the table as it is now.
    let fresh = if status == StatusCode::CONFLICT { fragments(at).await } else { None };
    let mut body = json!({ "text": why });
    if let Some((seq, fragments)) = fresh {
        body["seq"] = json!(seq);
        body["fragments"] = fragments;
    }
    (status, Json(body)).into_response()
}

async fn fragments(at: &Seated) -> Option<(u64, serde_json::Value)> {
    let Seated { table, who, visitor, .. } = at;
    let mut look = table.look().await.ok()?;
    let ctx = visitor.with(table.content());
    let view = showing::view(ctx.locale, look.parts(), table.around(), who);
    Some((look.seq(), json!(showing::parts(ctx, &view))))
}
