//! Whoever asks at a table: found once for every address below it.

use crate::app::App;
use crate::http::answer;
use crate::http::visitor::Visitor;
use crate::table::{Table, looked_again};
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::response::Response;
use session::Seat;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// How long somebody waits at a node that hears nothing of the others: as long as they take to elect a leader.
const PATIENCE: Duration = Duration::from_secs(15);

/// The table of a request and who asks there; strangers hear that there is nothing.
pub(crate) struct Seated {
    pub(crate) app: Arc<App>,
    pub(crate) id: String,
    pub(crate) table: Arc<Table>,
    pub(crate) who: Seat,
    pub(crate) visitor: Visitor,
}

impl FromRequestParts<Arc<App>> for Seated {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Seated, Response> {
        let Ok(visitor) = Visitor::from_request_parts(parts, app).await;
        let Ok(Path(id)) = Path::<String>::from_request_parts(parts, app).await else {
            return Err(answer::nothing_here(app, &visitor));
        };
        // What would be shown may be old, and who asks may have been sent away: they wait, as a choice does.
        if *app.blind.borrow() {
            let mut blind = app.blind.subscribe();
            if timeout(PATIENCE, blind.wait_for(|blind| !blind)).await.is_err() {
                return Err(answer::no_contact(app, &visitor));
            }
        }
        let found = find(app, &visitor, &id).await;
        match found {
            Ok(Some((table, who))) => Ok(Seated { app: Arc::clone(app), id, table, who, visitor }),
            Ok(None) | Err(store::Error::NoSuchTable(_) | store::Error::Invalid(_)) => {
                Err(answer::nothing_here(app, &visitor))
            }
            Err(error) => Err(answer::refused(app, &visitor, error)),
        }
    }
}

/// The table, and who asks there; none if it is nobody with a seat.
pub(crate) async fn find(
    app: &App,
    visitor: &Visitor,
    id: &str,
) -> store::Result<Option<(Arc<Table>, Seat)>> {
    let table = app.find(id).await?;
    let mut who = visitor.who(app, &table)?;
    if who.is_none() && visitor.may_sit_at(&table.id) {
        // They may have sat down a moment ago at another node.
        looked_again(&*app.store, Some(&table.id)).await?;
        who = visitor.who(app, &table)?;
    }
    Ok(who.map(|who| (table, who)))
}
