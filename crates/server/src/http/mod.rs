//! The routes. Handlers are thin: they find out who is asking, call the table, and choose the page.

// What a stranger is answered is made where it is found out, and handed up as it is.
#![allow(clippy::result_large_err)]

mod address;
mod answer;
mod assets;
mod campaign;
mod form;
mod games;
pub(crate) mod guard;
mod opening;
mod pages;
mod seated;
mod seats;
mod table;
pub(crate) mod visitor;

pub(crate) use opening::{begin, record};

use self::campaign::party;
use self::games::{create, files};
use self::seats::{invite, join};
use self::table::{chat, choose, companions, hints, stream};
use crate::app::App;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use std::sync::Arc;
use tower_http::compression::CompressionLayer;

/// The largest form.
const MOST_FORM: usize = 64 << 10;
/// The largest saved game.
const MOST_SAVE: usize = 4 << 20;

/// The server's routes over what they share.
pub fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/", get(pages::welcome))
        .route("/new", get(create::form).post(create::create))
        .route("/settings", get(pages::settings_page).post(pages::settings))
        .route("/rules", get(pages::rules))
        .route("/cards", get(pages::cards))
        .route("/rooms", get(pages::rooms))
        .route("/join", get(invite::by_code))
        .route("/gallery", get(pages::gallery))
        .route("/join/{table}/{invitation}", get(join::form).post(join::take))
        .route("/replay/{table}/{key}", get(join::watch_again))
        .route("/t/{table}", get(table::pages::table))
        .route("/t/{table}/choose", post(choose::choose))
        .route("/t/{table}/undo", post(choose::undo))
        .route("/t/{table}/redo", post(choose::redo))
        .route("/t/{table}/companions", post(companions::change))
        .route("/t/{table}/hint", post(hints::hint))
        .route("/t/{table}/hint/stop", post(hints::stop))
        .route("/t/{table}/events", get(stream::events))
        .route("/t/{table}/log", get(table::pages::log))
        .route("/t/{table}/replay", get(table::pages::replay))
        .route("/t/{table}/recap", get(table::pages::recap))
        .route("/t/{table}/talk", post(chat::talk))
        .route("/t/{table}/point", post(chat::point))
        .route("/t/{table}/ask-again", post(chat::ask_again))
        .route("/t/{table}/house-rules", post(chat::house_rules))
        .route("/t/{table}/hand", post(join::hand_over))
        .route("/t/{table}/seats", get(join::seats).post(join::change_seat))
        .route("/t/{table}/invite", post(invite::invite))
        .route("/t/{table}/export", get(files::export))
        .route("/t/{table}/rename", post(files::rename))
        .route("/t/{table}/copy", post(files::copy))
        .route("/t/{table}/delete", post(files::delete))
        .route("/party/{party}", get(party::show))
        .route("/party/{party}/table", get(party::table))
        .route("/party/{party}/next", get(party::next).post(party::choose))
        .route("/party/{party}/export", get(party::export))
        .route("/party/{party}/rename", post(party::rename))
        .route("/party/{party}/delete", post(party::delete))
        .layer(DefaultBodyLimit::max(MOST_FORM))
        .route("/import", get(files::form).post(files::import).layer(DefaultBodyLimit::max(MOST_SAVE)))
        .route("/static/{hash}/{*name}", get(assets::file))
        .route("/art/{kind}/{name}/{file}", get(assets::art))
        .fallback(pages::not_found)
        // The stream is never compressed: it would be held back.
        .layer((CompressionLayer::new().gzip(true), from_fn_with_state(Arc::clone(&app), guard::guard)))
        .with_state(app)
}
