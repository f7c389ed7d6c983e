//! The routes. Handlers are thin: they find out who is asking, call the table, and choose the page.

// What a stranger is answered is made where it is found out, and handed up as it is.
#![allow(clippy::result_large_err)]

pub(crate) mod address;
mod answer;
mod assets;
mod campaign;
pub(crate) mod form;
mod games;
pub(crate) mod guard;
mod one_cookie;
mod opening;
mod pages;
mod seated;
mod seats;
mod table;
pub(crate) mod visitor;
mod you;

pub(crate) use answer::{problem, see_other};
pub(crate) use opening::{begin, open_table, record};

use self::campaign::{credits, party};
use self::form::{MOST_FORM, MOST_SAVE};
use self::games::{books, create, files};
use self::seats::{crowd, invite, join};
use self::table::{chat, choose, companions, hints, stream};
use crate::app::App;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use std::sync::Arc;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};

/// The server's routes over what they share.
pub fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/", get(pages::welcome))
        .route("/new", get(create::form).post(create::create))
        .route("/settings", get(pages::settings_page).post(pages::settings))
        .route("/privacy", get(you::privacy))
        .route("/yours", get(you::yours))
        .route("/yours/delete", post(you::delete))
        .route("/rules", get(pages::rules))
        .route("/cards", get(pages::cards))
        .route("/rooms", get(pages::rooms))
        .route("/chapter/{chapter}", get(campaign::chapter::sheet))
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
        .route("/t/{table}/mute", post(chat::mute))
        .route("/t/{table}/point", post(chat::point))
        .route("/t/{table}/ask-again", post(chat::ask_again))
        .route("/t/{table}/reading", post(chat::reading))
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
        .route("/party/{party}/credits", get(credits::show))
        .route("/party/{party}/next", get(party::next).post(party::choose))
        .route("/party/{party}/export", get(party::export))
        .route("/party/{party}/rename", post(party::rename))
        .route("/party/{party}/delete", post(party::delete))
        .route("/books/remove", post(books::remove))
        .route("/books/fetch", post(books::fetch))
        .route("/books/host", post(books::host))
        .layer(DefaultBodyLimit::max(MOST_FORM))
        .route("/books", get(books::show).post(books::add).layer(DefaultBodyLimit::max(MOST_SAVE)))
        .route("/import", get(files::form).post(files::import).layer(DefaultBodyLimit::max(MOST_SAVE)))
        .route("/healthz", get(pages::health))
        .route("/static/{hash}/{*name}", get(assets::file))
        .route("/art/{kind}/{name}/{file}", get(assets::art))
        .fallback(pages::not_found)
        // The stream is never compressed: it would be held back.
        .layer((
            from_fn(answer::pressed_aside),
            compression(),
            from_fn_with_state(Arc::clone(&app), guard::guard),
            from_fn_with_state(Arc::clone(&app), crowd::kept_for_seated),
            from_fn(answer::drawn_aside),
        ))
        .with_state(app)
}

/// Texts are pressed; pictures, fonts and sounds are as small as they get.
fn compression() -> CompressionLayer<impl Predicate> {
    let small = NotForContentType::const_new;
    let wanted = DefaultPredicate::new().and(small("font/")).and(small("audio/"));
    CompressionLayer::new().gzip(true).compress_when(wanted)
}
