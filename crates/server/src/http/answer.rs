//! Answers for people and for the page's script.

use crate::app::App;
use crate::contents::Content;
use crate::http::visitor::{Visitor, is_script};
use crate::notice::Notice;
use crate::table::{NotDone, aside};
use axum::Json;
use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::header::{CONTENT_ENCODING, CONTENT_TYPE, LOCATION, RETRY_AFTER, SET_COOKIE};
use axum::http::{HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use session::Refused;
use std::future::poll_fn;
use std::pin::pin;
use web::{Markup, Problem};

/// Has pages drawn away from the threads that serve choices: a page may take milliseconds, and nobody waits for it who
/// makes a choice. The page's own script is answered without a page.
pub(crate) async fn drawn_aside(request: Request, next: Next) -> Response {
    if is_change_by_script(&request) {
        return next.run(request).await;
    }
    let mut drawn = pin!(next.run(request));
    poll_fn(|context| aside(|| drawn.as_mut().poll(context))).await
}

/// Whether the page's own script sends something: it is answered in a word.
fn is_change_by_script(request: &Request) -> bool {
    let read = matches!(*request.method(), Method::GET | Method::HEAD);
    !read && is_script(request.headers())
}

/// Has pages pressed there as well: what is pressed lies in memory, and is pressed while it is read.
pub(crate) async fn pressed_aside(request: Request, next: Next) -> Response {
    let short = is_change_by_script(&request);
    let answer = next.run(request).await;
    if short || !answer.headers().contains_key(CONTENT_ENCODING) {
        return answer;
    }
    let (parts, body) = answer.into_parts();
    let mut whole = pin!(to_bytes(body, usize::MAX));
    match poll_fn(|context| aside(|| whole.as_mut().poll(context))).await {
        Ok(whole) => Response::from_parts(parts, Body::from(whole)),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// A page.
pub(crate) fn page(status: StatusCode, markup: Markup) -> Response {
    (status, [(CONTENT_TYPE, "text/html; charset=utf-8")], markup.into_string()).into_response()
}

/// On to another page, after a change.
pub(crate) fn see_other(to: &str) -> Response {
    (StatusCode::SEE_OTHER, [(LOCATION, to.to_string())]).into_response()
}

/// On to another page with cookies.
pub(crate) fn see_other_with(to: &str, cookies: impl IntoIterator<Item = String>) -> Response {
    let mut response = see_other(to);
    for value in cookies.into_iter().filter_map(|cookie| cookie.parse().ok()) {
        response.headers_mut().append(SET_COOKIE, value);
    }
    response
}

/// A page that says what went wrong; the script gets the same as a sentence.
pub(crate) fn problem(app: &App, visitor: &Visitor, status: StatusCode, problem: &Problem) -> Response {
    let ctx = visitor.ctx(app);
    if visitor.script {
        let text =
            problem.more.clone().unwrap_or_else(|| ctx.t(&format!("{}.text", problem.key)).into_owned());
        return (status, Json(json!({ "text": text }))).into_response();
    }
    page(status, web::problem(ctx, problem))
}

/// There is no such thing, or none for you: both sound the same, so that nobody can probe.
pub(crate) fn nothing_here(app: &App, visitor: &Visitor) -> Response {
    let nothing = Problem { key: "web-nothing-here", more: None, back: None };
    problem(app, visitor, StatusCode::NOT_FOUND, &nothing)
}

/// Too many want the same at the same time.
pub(crate) fn busy(app: &App, visitor: &Visitor) -> Response {
    let busy = Problem { key: "web-busy", more: None, back: None };
    let mut response = problem(app, visitor, StatusCode::SERVICE_UNAVAILABLE, &busy);
    response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("10"));
    response
}

/// The servers that keep the games have nothing to say at the moment.
pub(crate) fn no_contact(app: &App, visitor: &Visitor) -> Response {
    let silent = Problem { key: "web-no-contact", more: None, back: None };
    come_back(problem(app, visitor, StatusCode::SERVICE_UNAVAILABLE, &silent))
}

/// Whether the same may be tried again in a moment, and may be done by then: nobody knows whether it was kept.
pub(crate) fn is_passing(not_done: &NotDone) -> bool {
    use store::Error::{NoAnswer, Unreachable};
    matches!(not_done, NotDone::Storage(NoAnswer { .. } | Unreachable { .. }))
}

/// Says that trying again will do; the page's script does.
pub(crate) fn come_back(mut response: Response) -> Response {
    response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("1"));
    response
}

/// Why a table did not do it, in the words of its book.
pub(crate) fn words(
    app: &App,
    visitor: &Visitor,
    content: &Content,
    not_done: &NotDone,
) -> (StatusCode, String) {
    let ctx = visitor.with(content);
    let t = |key: &str| ctx.t(key).into_owned();
    let refused = match not_done {
        NotDone::Refused(refused) => refused,
        NotDone::Full => return (StatusCode::INSUFFICIENT_STORAGE, t("web-log-full")),
        NotDone::Storage(store::Error::NoSuchTable(_)) => {
            return (StatusCode::NOT_FOUND, t("web-nothing-here.text"));
        }
        // Asked for something that cannot be kept, such as a game without a name: nothing is wrong with the store.
        NotDone::Storage(store::Error::Invalid(_)) => {
            return (StatusCode::UNPROCESSABLE_ENTITY, t("web-not-done.text"));
        }
        NotDone::Storage(error) => {
            app.config.notices.tell(Notice::NotSaved(error.clone()));
            let key = if is_passing(not_done) { "web-no-contact.text" } else { "web-storage" };
            return (StatusCode::SERVICE_UNAVAILABLE, t(key));
        }
    };
    match refused {
        Refused::Stale(_) => (StatusCode::CONFLICT, t("web-stale")),
        Refused::NotYours => (StatusCode::FORBIDDEN, t("web-not-yours")),
        Refused::NoSuchChoice => (StatusCode::UNPROCESSABLE_ENTITY, t("web-no-such-choice")),
        Refused::Illegal(refusal) => {
            let said = ctx.locale.refusal(*refusal);
            (StatusCode::UNPROCESSABLE_ENTITY, format!("{} ({})", said.text, said.rule.title))
        }
        Refused::NothingThere => (StatusCode::UNPROCESSABLE_ENTITY, t("web-nothing-to-undo")),
        Refused::NeedsAgreement => (StatusCode::ACCEPTED, t("web-needs-agreement")),
        Refused::Over => (StatusCode::UNPROCESSABLE_ENTITY, t("web-over")),
        Refused::BadLog(error) => {
            app.config.notices.tell(Notice::Unplayable(error.clone()));
            (StatusCode::INTERNAL_SERVER_ERROR, t("web-bad-log"))
        }
    }
}

/// A whole page for a refusal where no table can be shown.
pub(crate) fn refused(app: &App, visitor: &Visitor, why: impl Into<NotDone>) -> Response {
    let why = why.into();
    if is_passing(&why) {
        if let NotDone::Storage(error) = why {
            app.config.notices.tell(Notice::NotSaved(error));
        }
        return no_contact(app, visitor);
    }
    let (status, more) = words(app, visitor, app.shelf.front(), &why);
    if status == StatusCode::NOT_FOUND {
        return nothing_here(app, visitor);
    }
    problem(app, visitor, status, &Problem { key: "web-not-done", more: Some(more), back: None })
}
