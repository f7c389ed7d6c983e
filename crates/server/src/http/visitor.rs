//! Who is asking: language, light, and the seat at a table.

use crate::app::App;
use crate::http::guard::Sender;
use crate::seats::{self, HOST, WATCH};
use crate::table::Table;
use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT, ACCEPT_LANGUAGE, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use session::Seat;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use store::TableId;
use web::{Page, Theme};
use words::Lang;

/// How long cookies are kept, in seconds: a year.
const YEAR: u32 = 365 * 24 * 3600;

/// Who is asking.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) lang: Lang,
    pub(crate) theme: Theme,
    /// The page asked for, to come back to.
    pub(crate) here: String,
    /// Where the request comes from.
    pub(crate) address: IpAddr,
    /// The page's own script asks, not the browser itself.
    pub(crate) script: bool,
    cookies: BTreeMap<String, String>,
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, Infallible> {
        let here = parts.uri.path_and_query().map_or("/", |p| p.as_str());
        let mut visitor = Visitor::new(&parts.headers, here);
        if let Some(Sender(from)) = parts.extensions.get() {
            visitor.address = *from;
        }
        Ok(visitor)
    }
}

/// An address to come back to in another language.
fn without_language(here: &str) -> String {
    let (path, query) = here.split_once('?').unwrap_or((here, ""));
    let rest: Vec<&str> = query.split('&').filter(|p| !p.is_empty() && !p.starts_with("lang=")).collect();
    if rest.is_empty() { path.to_string() } else { format!("{path}?{}", rest.join("&")) }
}

impl Visitor {
    fn new(headers: &HeaderMap, here: &str) -> Visitor {
        let text = |name| headers.get(name).and_then(|v: &HeaderValue| v.to_str().ok());
        let cookies: BTreeMap<String, String> = headers
            .get_all(COOKIE)
            .iter()
            .filter_map(|v| v.to_str().ok())
            .flat_map(|v| v.split(';'))
            .filter_map(|pair| pair.trim().split_once('='))
            .map(|(name, value)| (name.to_string(), value.to_string()))
            .collect();
        let query = here.split_once('?').map_or("", |(_, q)| q);
        let asked = query.split('&').find_map(|p| p.strip_prefix("lang=")).and_then(|l| l.parse().ok());
        let chosen = cookies.get("lang").and_then(|l| l.parse().ok());
        let accepted = text(ACCEPT_LANGUAGE).and_then(preferred);
        Visitor {
            lang: asked.or(chosen).or(accepted).unwrap_or(Lang::En),
            theme: cookies.get("theme").and_then(|t| Theme::parse(t)).unwrap_or_default(),
            here: without_language(here),
            // Tests without a connection count as this machine.
            address: IpAddr::V4(Ipv4Addr::LOCALHOST),
            script: text(ACCEPT).is_some_and(|a| a.contains("application/json")),
            cookies,
        }
    }

    /// For pages made for this visitor.
    pub(crate) fn ctx<'a>(&'a self, app: &'a App) -> Page<'a> {
        // Choices are posted to addresses that cannot be visited.
        let here = self.here.strip_suffix("/choose").unwrap_or(&self.here);
        Page {
            locale: app.content.catalogue.locale(self.lang),
            theme: self.theme,
            here,
            pictures: &app.content.pictures,
        }
    }

    pub(crate) fn cookie(&self, name: &str) -> Option<&str> {
        self.cookies.get(name).map(String::as_str)
    }

    /// Which person this is at a table; none for a stranger.
    pub(crate) fn who(&self, app: &App, table: &Table) -> store::Result<Option<Seat>> {
        self.who_at(app, &table.id)
    }

    /// The same by the table's id, or by that of a party's book.
    pub(crate) fn who_at(&self, app: &App, table: &TableId) -> store::Result<Option<Seat>> {
        Ok(match self.seat_at(app, table)? {
            Some(HOST) => Some(Seat::Host),
            Some(seat) if seat.starts_with(WATCH) => Some(Seat::Watcher),
            Some(seat) => Some(Seat::Player(seat.into())),
            // On this machine alone nobody else can ask.
            None => app.config.is_private().then_some(Seat::Host),
        })
    }

    /// The seat whose token this visitor holds.
    pub(crate) fn seat_at(&self, app: &App, table: &TableId) -> store::Result<Option<&str>> {
        let cookie = self.cookie(&seats::cookie_name(table.as_str())).and_then(seats::parse);
        let Some((seat, token)) = cookie else { return Ok(None) };
        let held = app.store.seat(table, seat)?.is_some_and(|hash| hash == seats::hash(token));
        Ok(held.then_some(seat))
    }
}

/// The language of whoever asks, where nothing else about them matters.
pub(crate) fn lang(headers: &HeaderMap) -> Lang {
    Visitor::new(headers, "/").lang
}

/// The first of our languages in an `Accept-Language` header.
fn preferred(header: &str) -> Option<Lang> {
    header.split(',').find_map(|part| {
        let tag = part.split(';').next()?.trim();
        tag.split('-').next()?.to_lowercase().parse().ok()
    })
}

/// A cookie that scripts cannot read and other sites cannot send.
pub(crate) fn cookie(app: &Arc<App>, name: &str, value: &str) -> String {
    let secure = app.config.public_url.as_deref().is_some_and(|u| u.starts_with("https:"));
    let secure = if secure { "; Secure" } else { "" };
    format!("{name}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_comes_from_the_address_then_the_cookie_then_the_browser() {
        let mut headers = HeaderMap::new();
        assert_eq!(Visitor::new(&headers, "/").lang, Lang::En);
        headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static("fr-FR, pl;q=0.8, en;q=0.5"));
        assert_eq!(Visitor::new(&headers, "/").lang, Lang::Pl);
        headers.insert(COOKIE, HeaderValue::from_static("a=b; lang=de"));
        assert_eq!(Visitor::new(&headers, "/").lang, Lang::De);
        assert_eq!(Visitor::new(&headers, "/?x=1&lang=en").lang, Lang::En);
    }

    #[test]
    fn another_language_leads_back_to_the_same_place() {
        let back = |here| Visitor::new(&HeaderMap::new(), here).here;
        assert_eq!(back("/new?chapter=lilys-tail&lang=de"), "/new?chapter=lilys-tail");
        assert_eq!(back("/t/x/replay?to=12"), "/t/x/replay?to=12");
        assert_eq!(back("/rules?lang=pl"), "/rules");
    }
}
