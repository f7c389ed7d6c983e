//! Invitations: a link, the same as a picture, and a code to type in.

use super::seats_page;
use crate::app::{App, now_ms};
use crate::http::address::reached_at;
use crate::http::answer;
use crate::http::form::field;
use crate::http::seated::Seated;
use crate::http::visitor::Visitor;
use crate::seats;
use crate::table::Table;
use axum::extract::{Form, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use session::{Refused, Seat};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

/// How long an invitation lasts.
const LASTS_MS: i64 = 24 * 3600 * 1000;

/// What a table's own sheet says: the invitation that holds now.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Meta {
    #[serde(default)]
    invitation: Option<Held>,
}

/// Only its hash is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Held {
    hash: String,
    until_ms: i64,
}

impl Held {
    fn of(meta: &str) -> Option<Held> {
        serde_json::from_str::<Meta>(meta).ok()?.invitation.filter(|i| i.until_ms > now_ms())
    }
}

/// A fresh invitation; the old one no longer holds.
pub(crate) async fn invite(
    Seated { app, id, table, who, visitor }: Seated,
    headers: HeaderMap,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    if who != Seat::Host {
        return answer::refused(&app, &visitor, Refused::NotYours);
    }
    match fresh(&app, &table, &headers) {
        Ok(_) if field(&fields, "screen").is_some() => answer::see_other(&format!("/t/{id}?screen")),
        Ok(invitation) => seats_page::show(&app, &table, &who, &visitor, Some(invitation)).await,
        Err(error) => answer::refused(&app, &visitor, error),
    }
}

/// Makes an invitation and stores its hash; the letters stay in memory for the table screen.
fn fresh(app: &App, table: &Table, headers: &HeaderMap) -> store::Result<web::Invitation> {
    let letters = seats::invitation();
    let until_ms = now_ms() + LASTS_MS;
    let held = Held { hash: seats::hash(&letters), until_ms };
    let meta = serde_json::to_string(&Meta { invitation: Some(held) }).expect("plain data");
    app.store.set_meta(&table.id, &meta)?;
    let invitation = web::Invitation {
        link: format!("{}/join/{}/{letters}", reached_at(app, headers), table.id),
        code: format!("{}-{}", &letters[..letters.len() / 2], &letters[letters.len() / 2..]),
        only_here: app.config.is_private(),
    };
    table.chat.invite(invitation.clone(), until_ms);
    Ok(invitation)
}

/// The invitation no longer holds: whoever was sent away must not come back in through it.
pub(crate) fn end(app: &App, table: &Table) -> store::Result<()> {
    let meta = serde_json::to_string(&Meta::default()).expect("plain data");
    app.store.set_meta(&table.id, &meta)?;
    table.chat.uninvite();
    Ok(())
}

/// Whether a code opens this table now; tries are counted.
pub(crate) fn opens(app: &App, visitor: &Visitor, id: &str, code: &str) -> Option<Arc<Table>> {
    if app.config.limits && !app.knocks.allows(visitor.address, Instant::now()) {
        return None;
    }
    let table = app.table(id).ok()?;
    let held = Held::of(&app.store.table(&table.id).ok()?.meta)?;
    (held.hash == seats::hash(&plain(code))).then_some(table)
}

/// A code typed in: on to the table it opens.
pub(crate) async fn by_code(
    State(app): State<Arc<App>>,
    Query(query): Query<BTreeMap<String, String>>,
    visitor: Visitor,
) -> Response {
    let code = plain(query.get("code").map_or("", String::as_str));
    if app.config.limits && !app.knocks.allows(visitor.address, Instant::now()) {
        return answer::nothing_here(&app, &visitor);
    }
    let hash = seats::hash(&code);
    let tables = app.store.tables().unwrap_or_default();
    let found = tables.into_iter().find(|info| Held::of(&info.meta).is_some_and(|held| held.hash == hash));
    match found {
        Some(info) => answer::see_other(&format!("/join/{}/{code}", info.id)),
        None => answer::nothing_here(&app, &visitor),
    }
}

/// A code as it was made: people add capitals, spaces and lines of their own.
fn plain(code: &str) -> String {
    code.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).take(64).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invitation_ends_when_its_time_is_over() {
        let meta = |until_ms: i64| format!(r#"{{"invitation":{{"hash":"abc","until_ms":{until_ms}}}}}"#);
        assert_eq!(Held::of(&meta(now_ms() + LASTS_MS)).map(|held| held.hash), Some("abc".to_string()));
        assert!(Held::of(&meta(now_ms() - 1)).is_none());
        assert!(Held::of("").is_none());
    }

    #[test]
    fn a_code_may_be_typed_as_people_type() {
        assert_eq!(plain(" ABCDE-fghjk "), "abcdefghjk");
    }
}
