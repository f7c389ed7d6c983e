//! What every request must pass: its host, its origin, and how often it comes.

use crate::app::App;
use crate::config::{Config, host_of, strip_port};
use axum::body::Body;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

/// No inline script, no inline style, nothing from elsewhere, nobody may frame us.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
     font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'";

/// The address a request comes from, found once for all limits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sender(pub(crate) IpAddr);

/// The address of whoever asks; tests without a connection count as this machine. Behind a proxy of our own on this
/// machine everybody would seem to be one: then the address it names last counts, the only one nobody else can write.
fn sender(config: &Config, request: &Request<Body>) -> IpAddr {
    let info = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = info.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |c| c.0.ip());
    if config.public_url.is_none() || !peer.is_loopback() {
        return peer;
    }
    let named = request.headers().get_all("x-forwarded-for").iter().next_back();
    let last = named.and_then(|list| list.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    last.unwrap_or(peer)
}

/// Turns away whoever comes under a name we do not know, from a page that is not ours, or too often; sees to it that
/// every answer carries what it must.
pub(crate) async fn guard(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let from = sender(&app.config, &request);
    request.extensions_mut().insert(Sender(from));
    let mut response = match check(&app, &request, from) {
        Ok(()) => next.run(request).await,
        Err((status, why)) => (status, why).into_response(),
    };
    protect(response.headers_mut());
    response
}

fn check(app: &App, request: &Request, from: IpAddr) -> Result<(), (StatusCode, &'static str)> {
    let headers = request.headers();
    if !known_host(&app.config, &app.hosts, headers) {
        return Err((StatusCode::MISDIRECTED_REQUEST, "unknown host"));
    }
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    if !reads && !own_page(headers) {
        return Err((StatusCode::FORBIDDEN, "this came from another page"));
    }
    let limit = if reads { &app.reads } else { &app.posts };
    if app.config.limits && !limit.allows(from, Instant::now()) {
        return Err((StatusCode::TOO_MANY_REQUESTS, "too many requests"));
    }
    Ok(())
}

fn text(headers: &HeaderMap, name: impl axum::http::header::AsHeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

/// Whether a request names a host that is us.
pub(crate) fn known_host(config: &Config, hosts: &[String], headers: &HeaderMap) -> bool {
    let Some(host) = text(headers, HOST) else { return false };
    let host = strip_port(host).to_lowercase();
    // On a network we are reached by addresses we cannot know beforehand; a plain address cannot be
    // rebound, only a name can.
    let open = config.listen.ip().is_unspecified() && host.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
    open || hosts.contains(&host)
}

/// Whether a change comes from one of our own pages, as browsers tell it.
fn own_page(headers: &HeaderMap) -> bool {
    if let Some(site) = text(headers, "sec-fetch-site") {
        return matches!(site, "same-origin" | "none");
    }
    match text(headers, ORIGIN) {
        Some(origin) => {
            let ours = text(headers, HOST).unwrap_or_default();
            // The port belongs to the origin: another server of this machine is not us.
            origin.split_once("://").is_some_and(|(_, host)| host == ours) && host_of(origin).is_some()
        }
        // No browser: it cannot be tricked into sending somebody else's cookies.
        None => true,
    }
}

/// What every answer carries.
pub(crate) fn protect(headers: &mut HeaderMap) {
    let mut set = |name: HeaderName, value: &'static str| {
        headers.insert(name, HeaderValue::from_static(value));
    };
    set(CONTENT_SECURITY_POLICY, POLICY);
    set(REFERRER_POLICY, "no-referrer");
    set(X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(X_FRAME_OPTIONS, "DENY");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}
