//! Once there was a cookie for every table; now one says who somebody is.

use crate::app::App;
use crate::http::answer;
use crate::http::visitor::{Visitor, no_cookie};
use crate::seats;
use axum::response::Response;
use std::sync::Arc;

/// Whoever comes with a cookie for every table leaves with one for all of them.
pub(crate) fn one_cookie(app: &Arc<App>, visitor: &Visitor, then: &str) -> Option<Response> {
    visitor.old_seats().next()?;
    let me = visitor.known(app);
    for (_, token) in visitor.old_seats() {
        if let Err(error) = app.store.rebind(&seats::hash(token), &me.person) {
            return Some(answer::refused(app, visitor, error));
        }
    }
    let gone = visitor.old_seats().map(|(name, _)| no_cookie(name));
    Some(answer::see_other_with(then, gone.chain([me.cookie.clone()])))
}
