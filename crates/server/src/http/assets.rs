//! Static files and pictures: addresses with a hash may be kept for ever.

use crate::app::App;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

const FOR_EVER: &str = "public, max-age=31536000, immutable";
const FRESH: &str = "no-cache";

/// A style sheet, script or icon.
pub(crate) async fn file(Path((hash, name)): Path<(String, String)>) -> Response {
    let Some(file) = web::static_file(&name) else { return StatusCode::NOT_FOUND.into_response() };
    // An old page asks under an old hash: it gets the file, but must not keep it under that name.
    let current = web::static_url(&name) == format!("/static/{hash}/{name}");
    let keep = if current { FOR_EVER } else { FRESH };
    ([(CONTENT_TYPE, file.kind), (CACHE_CONTROL, keep)], file.bytes).into_response()
}

/// A room, figure, token or die.
pub(crate) async fn art(
    State(app): State<Arc<App>>,
    Path((kind, name, file)): Path<(String, String, String)>,
) -> Response {
    let hash = file.strip_suffix(".svg");
    let Some(picture) = app.shelf.picture(&kind, &name, hash) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let current = hash == Some(picture.hash.as_str());
    let keep = if current { FOR_EVER } else { FRESH };
    ([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, keep)], picture.svg.to_string()).into_response()
}
