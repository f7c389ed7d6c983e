//! What people ask of companions: play this mouse, wait, go on.

use crate::app::now_ms;
use crate::http::answer;
use crate::http::form::field;
use crate::http::opening::{may_note, slow_down};
use crate::http::seated::Seated;
use crate::table::{NotDone, Table};
use crate::thinking::companions;
use axum::Json;
use axum::extract::Form;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use session::{Command, CompanionRecord, HouseRecord, Level, Pace, Refused, Seat, Session, TableLog};

type Fields = Vec<(String, String)>;

/// Whether somebody may say who plays a mouse: their own, or that of somebody who is away.
pub(crate) fn may_cast(who: &Seat, table_log: &TableLog, table: &Table, mouse: &str) -> bool {
    who.owns(table_log, mouse) || (who.plays() && table.chat.away(&table_log.owner_of(mouse)))
}

/// Wishes for companions.
pub(crate) async fn change(
    Seated { app, id, table, who, visitor }: Seated,
    Form(fields): Form<Fields>,
) -> Response {
    match wishes(&table, &who, &fields).await {
        Ok(wishes) if !wishes.is_empty() && !may_note(&app, &table) => {
            return answer::problem(&app, &visitor, StatusCode::TOO_MANY_REQUESTS, &slow_down());
        }
        Ok(wishes) => {
            for wish in wishes {
                if let Err(refused) = table.act(&who, wish, None, None, now_ms()).await {
                    return answer::refused(&app, &visitor, refused);
                }
            }
        }
        Err(refused) => return answer::refused(&app, &visitor, refused),
    }
    if field(&fields, "do") == Some("step") {
        table.thinking.step();
    }
    companions::wake(&app, &table, visitor.address);
    if visitor.script {
        return Json(json!({ "seq": table.shown().seq })).into_response();
    }
    let back = if field(&fields, "back") == Some("seats") { "/seats" } else { "" };
    answer::see_other(&format!("/t/{id}{back}"))
}

/// What is wanted; nothing for a single choice of companions that wait, and of the page of the seats only what changes.
async fn wishes(table: &Table, who: &Seat, fields: &Fields) -> Result<Vec<Command>, NotDone> {
    if !who.plays() {
        return Err(Refused::NotYours.into());
    }
    let look = table.look().await?;
    if look.game().board().outcome().is_some() {
        return Err(Refused::Over.into());
    }
    if let Some(mouse) = field(fields, "take") {
        return Ok(vec![companions(table, who, &look, mouse, None)?]);
    }
    if let Some(mouse) = field(fields, "mouse") {
        return Ok(vec![companions(table, who, &look, mouse, level(field(fields, "level"))?)?]);
    }
    if let Some("pause" | "go" | "step") = field(fields, "do") {
        let waits = field(fields, "do").filter(|what| *what != "step").map(|what| what == "pause");
        return Ok(waits.map(Command::Pause).into_iter().collect());
    }
    let house = &look.log().companions.house;
    let mut wishes = Vec::new();
    for (name, value) in fields {
        if let Some(mouse) = name.strip_prefix("player-") {
            let wanted = level(Some(value))?;
            if wanted != look.log().companions.mice.get(mouse).map(|c| c.level) {
                wishes.push(companions(table, who, &look, mouse, wanted)?);
            }
        } else if name == "pace" {
            let pace = Pace::parse(value).ok_or(Refused::NoSuchChoice)?;
            if pace != house.pace {
                wishes.push(Command::House(HouseRecord { pace, ..*house }));
            }
        }
    }
    if !fields.iter().any(|(name, _)| name == "pace" || name.starts_with("player-")) {
        return Err(Refused::NoSuchChoice.into());
    }
    Ok(wishes)
}

/// How well somebody is to play; none for a person.
fn level(word: Option<&str>) -> Result<Option<Level>, Refused> {
    let word = word.filter(|word| *word != "none");
    word.map(|word| Level::parse(word).ok_or(Refused::NoSuchChoice)).transpose()
}

/// A mouse goes to a companion, or back to its player.
fn companions(
    table: &Table,
    who: &Seat,
    look: &Session,
    mouse: &str,
    wanted: Option<Level>,
) -> Result<Command, Refused> {
    let book = look.game().book();
    if !look.setup().party.iter().any(|m| book.mice[m.mouse.ix()].name == mouse) {
        return Err(Refused::NoSuchChoice);
    }
    // Nobody but its player takes a mouse back from whoever stands in for them.
    let allowed = match wanted {
        Some(_) => may_cast(who, look.log(), table, mouse),
        None => who.owns(look.log(), mouse),
    };
    if !allowed {
        return Err(Refused::NotYours);
    }
    let stand_in = wanted.is_some() && !who.owns(look.log(), mouse);
    let by = look.log().name_of(who);
    Ok(Command::Companion(CompanionRecord { mouse: mouse.to_string(), level: wanted, stand_in, by }))
}
