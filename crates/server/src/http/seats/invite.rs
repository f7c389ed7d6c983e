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
use session::{Refused, Seat};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

/// How long an invitation lasts.
const LASTS_MS: i64 = 24 * 3600 * 1000;

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
    app.store.put_code(&table.id, &seats::hash(&letters), until_ms)?;
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
    app.store.remove_code(&table.id)?;
    table.chat.uninvite();
    Ok(())
}

/// Whether a code opens this table now; tries that fail are counted.
pub(crate) fn opens(app: &App, visitor: &Visitor, id: &str, code: &str) -> Option<Arc<Table>> {
    tried(app, visitor, || {
        let opened = app.store.by_code(&seats::hash(&plain(code)), now_ms()).ok()??;
        (opened.as_str() == id).then(|| app.table(id).ok()).flatten()
    })
}

/// What a try finds, unless there were too many that found nothing. A whole class behind one router may come in.
fn tried<T>(app: &App, visitor: &Visitor, find: impl FnOnce() -> Option<T>) -> Option<T> {
    if app.config.limits && !app.knocks.allows(visitor.address, Instant::now()) {
        app.config.refused("wrong-codes", visitor.address);
        return None;
    }
    let found = find()?;
    app.knocks.give_back(&visitor.address);
    Some(found)
}

/// A code typed in: on to the table it opens.
pub(crate) async fn by_code(
    State(app): State<Arc<App>>,
    Query(query): Query<BTreeMap<String, String>>,
    visitor: Visitor,
) -> Response {
    let code = plain(query.get("code").map_or("", String::as_str));
    let found = tried(&app, &visitor, || app.store.by_code(&seats::hash(&code), now_ms()).ok()?);
    match found {
        Some(id) => answer::see_other(&format!("/join/{id}/{code}")),
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
    fn a_code_may_be_typed_as_people_type() {
        assert_eq!(plain(" ABCDE-fghjk "), "abcdefghjk");
    }
}
