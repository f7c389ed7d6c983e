//! What people ask of companions: play this mouse, wait, go on.

use super::answer;
use super::choose::field;
use super::seated::Seated;
use crate::app::now_ms;
use crate::companions::{self, CompanionRecord, HouseRecord, Wish};
use crate::record::Folded;
use crate::table::{Act, Refused, Table, Who};
use axum::Json;
use axum::extract::Form;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use view::{Level, Pace};

type Fields = Vec<(String, String)>;

/// Whether somebody may say who plays a mouse: their own, or that of somebody who is away.
pub(crate) fn may_cast(who: &Who, folded: &Folded, table: &Table, mouse: &str) -> bool {
    who.owns(folded, mouse) || (who.plays() && table.circle.away(&folded.owner_of(mouse)))
}

/// A wish for companions.
pub(crate) async fn change(
    Seated { app, id, table, who, viewer }: Seated,
    Form(fields): Form<Fields>,
) -> Response {
    match wish(&table, &who, &fields).await {
        Ok(Some(wish)) => {
            if let Err(refused) = table.act(&who, Act::Companion(wish), None, None, now_ms()).await {
                return answer::refused(&app, &viewer, &refused);
            }
        }
        Ok(None) => table.desk.step(),
        Err(refused) => return answer::refused(&app, &viewer, &refused),
    }
    companions::wake(&app, &table);
    if viewer.script {
        return Json(json!({ "seq": table.shown().seq })).into_response();
    }
    let back = if field(&fields, "back") == Some("seats") { "/seats" } else { "" };
    answer::see_other(&format!("/t/{id}{back}"))
}

/// What is wanted; none for a single choice of companions that wait.
async fn wish(table: &Table, who: &Who, fields: &Fields) -> Result<Option<Wish>, Refused> {
    if !who.plays() {
        return Err(Refused::NotYours);
    }
    let look = table.look().await?;
    if look.game().board().outcome().is_some() {
        return Err(Refused::Over);
    }
    if let Some(mouse) = field(fields, "take").or_else(|| field(fields, "mouse")) {
        let level = field(fields, "level").filter(|l| *l != "none");
        let wanted = level.map(|l| Level::parse(l).ok_or(Refused::NoSuchChoice)).transpose()?;
        let wanted = wanted.filter(|_| field(fields, "take").is_none());
        let book = look.game().book();
        if !look.setup.party.iter().any(|m| book.mice[m.mouse.ix()].name == mouse) {
            return Err(Refused::NoSuchChoice);
        }
        // Nobody but its player takes a mouse back from whoever stands in for them.
        let allowed = match wanted {
            Some(_) => may_cast(who, &look.folded, table, mouse),
            None => who.owns(&look.folded, mouse),
        };
        if !allowed {
            return Err(Refused::NotYours);
        }
        let stand_in = wanted.is_some() && !who.owns(&look.folded, mouse);
        let by = look.folded.name_of(who);
        let record = CompanionRecord { mouse: mouse.to_string(), level: wanted, stand_in, by };
        return Ok(Some(Wish::Cast(record)));
    }
    if let Some(pace) = field(fields, "pace") {
        let pace = Pace::parse(pace).ok_or(Refused::NoSuchChoice)?;
        return Ok(Some(Wish::House(HouseRecord { pace, ..look.folded.cast.house })));
    }
    match field(fields, "do") {
        Some("pause") => Ok(Some(Wish::Pause(true))),
        Some("go") => Ok(Some(Wish::Pause(false))),
        Some("step") => Ok(None),
        _ => Err(Refused::NoSuchChoice),
    }
}
