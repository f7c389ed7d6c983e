//! Invitations: a link, the same as a picture, and a code to type in.

use super::seats_page;
use crate::app::{App, now_ms};
use crate::http::address::reached_at;
use crate::http::answer;
use crate::http::form::field;
use crate::http::seated::Seated;
use crate::http::visitor::Visitor;
use crate::seats;
use crate::table::{Table, looked_again, refreshed};
use axum::extract::{Form, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use session::{Refused, Seat};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;
use store::TableId;

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

/// The table, if a code opens it now; tries that fail are counted.
pub(crate) async fn opens(
    app: &App,
    visitor: &Visitor,
    id: &str,
    code: &str,
) -> store::Result<Option<Arc<Table>>> {
    let Ok(wanted) = TableId::new(id) else { return Ok(None) };
    let opened = tried(app, visitor, async {
        let opened = opened_by(app, Some(&wanted), &plain(code)).await?;
        Ok(opened.filter(|opened| *opened == wanted))
    });
    match opened.await? {
        Some(_) => app.find(id).await.map(Some),
        None => Ok(None),
    }
}

/// Whether a code that opened a table still does, by all that anybody did before.
pub(crate) async fn still_opens(app: &App, table: &Table, code: &str) -> store::Result<bool> {
    refreshed(&*app.store, &table.id).await?;
    let opened = app.store.by_code(&seats::hash(&plain(code)), now_ms())?;
    Ok(opened.is_some_and(|opened| opened == table.id))
}

/// The table that a code opens. One that was made a moment ago at another node is waited for: at this table, or at whichever
/// it is.
async fn opened_by(app: &App, table: Option<&TableId>, code: &str) -> store::Result<Option<TableId>> {
    let hash = seats::hash(code);
    if let Some(found) = app.store.by_code(&hash, now_ms())? {
        return Ok(Some(found));
    }
    looked_again(&*app.store, table).await?;
    app.store.by_code(&hash, now_ms())
}

/// What a try finds, unless there were too many that found nothing. A whole class behind one router may come in.
async fn tried<T>(
    app: &App,
    visitor: &Visitor,
    find: impl Future<Output = store::Result<Option<T>>>,
) -> store::Result<Option<T>> {
    if app.config.limits && !app.knocks.allows(visitor.address, Instant::now()) {
        app.config.refused("wrong-codes", visitor.address);
        return Ok(None);
    }
    let found = find.await;
    if !matches!(found, Ok(None)) {
        // Where nobody could say whether it opens something, it was not wrong.
        app.knocks.give_back(&visitor.address);
    }
    found
}

/// A code typed in: on to the table it opens.
pub(crate) async fn by_code(
    State(app): State<Arc<App>>,
    Query(query): Query<BTreeMap<String, String>>,
    visitor: Visitor,
) -> Response {
    let code = plain(query.get("code").map_or("", String::as_str));
    match tried(&app, &visitor, opened_by(&app, None, &code)).await {
        Ok(Some(id)) => answer::see_other(&format!("/join/{id}/{code}")),
        Ok(None) => answer::nothing_here(&app, &visitor),
        Err(error) => answer::refused(&app, &visitor, error),
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
