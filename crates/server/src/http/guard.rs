//! What every request must pass: its host, its origin, and how often it comes.

use crate::app::App;
use crate::config::{Config, host_of, strip_port};
use crate::http::form::{MOST_FORM, MOST_SAVE};
use crate::limits::{Room, counted};
use crate::notice::Notice;
use axum::body::{Body, HttpBody};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_LENGTH, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY,
    STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

/// No inline script, no inline style, nothing from elsewhere, nobody may frame us.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
     font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'";

/// Headers by which proxies say that they pass on what somebody else asks.
const PASSED_ON: [&str; 7] = [
    "forwarded",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
    "via",
    "cf-connecting-ip",
];

/// Where a request comes from, found once for all limits and rights.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sender {
    /// The address it is counted under.
    pub(crate) address: IpAddr,
    /// The address itself.
    exact: IpAddr,
    /// Somebody at this very machine, where nobody else can ask: they need no seat.
    pub(crate) local: bool,
}

impl Sender {
    /// Tests without a connection count as this machine.
    fn of(app: &App, request: &Request<Body>) -> Sender {
        let info = request.extensions().get::<ConnectInfo<SocketAddr>>();
        let peer = info.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |c| c.0.ip().to_canonical());
        let headers = request.headers();
        let passed_on = passed_on(headers);
        if app.config.trusts(peer) {
            let exact = named(&app.config, headers).unwrap_or(peer);
            return Sender { address: counted(exact), exact, local: false };
        }
        if passed_on && at_home(peer) && !app.told_of_proxy.swap(true, Ordering::Relaxed) {
            app.config.notices.tell(Notice::UndeclaredProxy(peer));
        }
        let local = app.config.is_private() && peer.is_loopback() && !passed_on;
        Sender { address: counted(peer), exact: peer, local }
    }
}

/// Whether a proxy passes on what somebody else asks.
fn passed_on(headers: &HeaderMap) -> bool {
    PASSED_ON.iter().any(|name| headers.contains_key(*name))
}

/// Whether somebody at this very machine asks, and no proxy on it for somebody else.
pub(crate) fn at_this_machine(config: &Config, peer: IpAddr, headers: &HeaderMap) -> bool {
    peer.is_loopback() && !config.trusts(peer) && !passed_on(headers)
}

/// Whom the host's proxies name: the last address that is not a proxy of the host's, for whatever stands before it
/// anybody can have written.
fn named(config: &Config, headers: &HeaderMap) -> Option<IpAddr> {
    let lines = headers.get_all("x-forwarded-for");
    // As bytes: whatever somebody has written before it, what the proxy added can be read.
    let from_last = lines.iter().rev().flat_map(|line| line.as_bytes().rsplit(|byte| *byte == b','));
    let mut nearest = None;
    for name in from_last {
        let Some(address) = std::str::from_utf8(name).ok().and_then(address) else { break };
        nearest = Some(address.to_canonical());
        if !config.trusts(address) {
            break;
        }
    }
    nearest
}

/// An address as proxies write it: alone, in brackets, or with a port.
fn address(name: &str) -> Option<IpAddr> {
    let name = name.trim();
    let bare = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
    bare.parse().ok().or_else(|| name.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// Whether an address can only be in the host's own network: a stranger's header is nothing to report.
fn at_home(peer: IpAddr) -> bool {
    match peer {
        IpAddr::V4(ip) => ip.is_loopback() || ip.is_private(),
        IpAddr::V6(ip) => ip.is_loopback() || ip.is_unique_local(),
    }
}

/// Turns away whoever comes under a name we do not know, from a page that is not ours, or too often; sees to it that
/// every answer carries what it must.
pub(crate) async fn guard(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let from = Sender::of(&app, &request);
    request.extensions_mut().insert(from);
    let mut response = match check(&app, &request, from) {
        // The room is given back with the answer: by then everything was read.
        Ok(_room) => next.run(request).await,
        Err((status, why)) => (status, why).into_response(),
    };
    protect(&app.config, response.headers_mut());
    response
}

fn check(app: &App, request: &Request, from: Sender) -> Result<Option<Room>, (StatusCode, &'static str)> {
    let Sender { address: from, exact, .. } = from;
    let headers = request.headers();
    if !known_host(&app.config, &app.hosts, headers) {
        return Err((StatusCode::MISDIRECTED_REQUEST, "unknown host"));
    }
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    if !reads && !own_page(headers) {
        return Err((StatusCode::FORBIDDEN, "this came from another page"));
    }
    if app.config.banned.has(exact) {
        return Err((StatusCode::FORBIDDEN, "this address is banned"));
    }
    let (limit, name) = if reads { (&app.reads, "pages") } else { (&app.posts, "changes") };
    if app.config.limits && !limit.allows(from, Instant::now()) {
        app.config.refused(name, from);
        return Err((StatusCode::TOO_MANY_REQUESTS, "too many requests"));
    }
    if reads || !app.config.limits {
        return Ok(None);
    }
    match app.bodies.take(from, announced(request)) {
        Some(room) => Ok(Some(room)),
        None => {
            app.config.refused("body-megabytes", from);
            Err((StatusCode::SERVICE_UNAVAILABLE, "too much is being sent at once; try again in a minute"))
        }
    }
}

/// How much of a request may come to lie in memory: what it says, or as much as is accepted at its address.
fn announced(request: &Request) -> usize {
    let most = if matches!(request.uri().path(), "/import" | "/books") { MOST_SAVE } else { MOST_FORM };
    let said = text(request.headers(), CONTENT_LENGTH).and_then(|length| length.parse().ok());
    let said = said.or_else(|| request.body().size_hint().exact());
    said.map_or(most, |said: u64| usize::try_from(said).map_or(most, |said| said.min(most)))
}

fn text(headers: &HeaderMap, name: impl axum::http::header::AsHeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

/// Whether a request names a host that is us.
pub(crate) fn known_host(config: &Config, hosts: &[String], headers: &HeaderMap) -> bool {
    // Of two names nobody knows which is meant.
    let named = headers.get_all(HOST).iter().count() == 1;
    let Some(host) = text(headers, HOST).filter(|_| named) else { return false };
    let host = strip_port(host).to_lowercase();
    // On a network we are reached by addresses we cannot know beforehand; a plain address cannot be
    // rebound, only a name can.
    let open = config.listen.ip().is_unspecified() && host.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
    open || hosts.contains(&host)
}

/// Whether a change comes from one of our own pages, as browsers tell it.
pub(crate) fn own_page(headers: &HeaderMap) -> bool {
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
pub(crate) fn protect(config: &Config, headers: &mut HeaderMap) {
    let mut set = |name: HeaderName, value: &'static str| {
        headers.insert(name, HeaderValue::from_static(value));
    };
    set(CONTENT_SECURITY_POLICY, POLICY);
    set(REFERRER_POLICY, "no-referrer");
    set(X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(X_FRAME_OPTIONS, "DENY");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    if config.is_secure() {
        set(STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}
/// Lets our own pages frame each other: the workshop shows the game beside its tools.
pub(crate) fn may_be_framed_here(headers: &mut HeaderMap) {
    let policy = POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'; frame-src 'self'");
    if let Ok(policy) = HeaderValue::from_str(&policy) {
        headers.insert(CONTENT_SECURITY_POLICY, policy);
    }
    headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("SAMEORIGIN"));
}
