//! A full house: its last places are kept for those who have a seat.

use crate::app::App;
use crate::http::answer;
use crate::http::visitor::Visitor;
use axum::extract::{Request, State};
use axum::http::header::{CONNECTION, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use std::sync::Arc;
use store::{Excerpt, List};

/// Lets everybody through as long as there is room, then those who have a seat anywhere. The others are told, and hung up
/// on.
pub(crate) async fn kept_for_seated(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    request: Request,
    next: Next,
) -> Response {
    if !app.config.house.is_crowded() || visitor.local || has_a_seat(&app, &visitor) {
        return next.run(request).await;
    }
    app.config.refused_by_full_house();
    let crowded = web::Problem { key: "web-crowded", more: None, back: None };
    let mut response = answer::problem(&app, &visitor, StatusCode::SERVICE_UNAVAILABLE, &crowded);
    response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("60"));
    response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    response
}

fn has_a_seat(app: &App, visitor: &Visitor) -> bool {
    let Some(person) = visitor.person() else { return false };
    app.store.of_person(List::Tables, &person, Excerpt::first(1)).is_ok_and(|found| !found.is_empty())
}
