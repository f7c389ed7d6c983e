//! Who is asking: language, light, and the seat at a table.

use crate::app::App;
use crate::contents::Content;
use crate::http::guard::Sender;
use crate::seats::{self, HOST, REPLAY, WATCH};
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

/// The cookie of those who want to hear no talk.
pub(crate) const MUTED: &str = "muted";

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
    /// Somebody at this very machine who needs no seat.
    pub(crate) local: bool,
    /// The page's own script asks, not the browser itself.
    pub(crate) script: bool,
    cookies: BTreeMap<String, String>,
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, Infallible> {
        let here = parts.uri.path_and_query().map_or("/", |p| p.as_str());
        let mut visitor = Visitor::new(&parts.headers, here);
        if let Some(Sender { address, local, .. }) = parts.extensions.get() {
            (visitor.address, visitor.local) = (*address, *local);
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
            address: IpAddr::V4(Ipv4Addr::LOCALHOST),
            local: false,
            script: is_script(headers),
            cookies,
        }
    }

    /// For pages made for this visitor that belong to no book.
    pub(crate) fn ctx<'a>(&'a self, app: &'a App) -> Page<'a> {
        self.with(app.shelf.front())
    }

    /// For pages made for this visitor that speak of a book.
    pub(crate) fn with<'a>(&'a self, content: &'a Content) -> Page<'a> {
        // Choices are posted to addresses that cannot be visited.
        let here = self.here.strip_suffix("/choose").unwrap_or(&self.here);
        Page {
            locale: content.catalogue.locale(self.lang),
            theme: self.theme,
            here,
            pictures: &content.pictures,
            book: &content.key,
        }
    }

    /// Whether this visitor wants to hear no talk.
    pub(crate) fn muted(&self) -> bool {
        self.cookie(MUTED).is_some()
    }

    /// A page for each book.
    pub(crate) fn shelf<'a>(&'a self, books: &'a [Arc<Content>]) -> Vec<Page<'a>> {
        books.iter().map(|content| self.with(content)).collect()
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
        Ok(match self.seat_at(app, table)?.as_deref() {
            Some(HOST) => Some(Seat::Host),
            Some(seat) if seat.starts_with(WATCH) => Some(Seat::Watcher),
            Some(seat) => Some(Seat::Player(seat.into())),
            // On this machine alone nobody else can ask.
            None => self.local.then_some(Seat::Host),
        })
    }

    /// The seat this visitor has at a table, or in a party's book.
    pub(crate) fn seat_at(&self, app: &App, table: &TableId) -> store::Result<Option<String>> {
        if let Some(person) = self.person()
            && let Some(seat) = app.store.seat_of(table, &person)?
        {
            return Ok(Some(seat));
        }
        let opens = |seat: &str, token: &str| -> store::Result<bool> {
            Ok(app.store.seat(table, seat)?.is_some_and(|hash| hash == seats::hash(token)))
        };
        let old = self.cookie(&format!("{}{table}", seats::OLD)).and_then(seats::parse_old);
        if let Some((seat, token)) = old.filter(|(seat, _)| *seat != REPLAY)
            && opens(seat, token)?
        {
            return Ok(Some(seat.to_string()));
        }
        // The link to a game opens nothing that is still played.
        let link = self.cookie(seats::LINKS).and_then(|cookie| seats::linked(cookie, table.as_str()));
        match link {
            Some(key) if opens(REPLAY, key)? && app.store.table(table)?.finished => {
                Ok(Some(REPLAY.to_string()))
            }
            _ => Ok(None),
        }
    }

    /// Whether this browser has anything that could open a table; without it nobody needs to be asked.
    pub(crate) fn may_sit_at(&self, table: &TableId) -> bool {
        let link = || self.cookie(seats::LINKS).and_then(|cookie| seats::linked(cookie, table.as_str()));
        let old = || self.cookie(&format!("{}{table}", seats::OLD)).and_then(seats::parse_old);
        self.person().is_some() || link().is_some() || old().is_some()
    }

    /// Who this is, as the store knows them; none for a browser that has no seat anywhere.
    pub(crate) fn person(&self) -> Option<String> {
        self.cookie(seats::ME).filter(|token| seats::is_token(token)).map(seats::hash)
    }

    /// Who this is from now on, and the cookie that says so.
    pub(crate) fn known(&self, app: &Arc<App>) -> Known {
        let token = self.cookie(seats::ME).filter(|token| seats::is_token(token));
        let token = token.map_or_else(seats::token, str::to_string);
        Known { person: seats::hash(&token), cookie: cookie(app, seats::ME, &token) }
    }

    /// Cookies of the time when there was one for every table: their names and tokens.
    pub(crate) fn old_seats(&self) -> impl Iterator<Item = (&str, &str)> {
        let old = self.cookies.iter().filter(|(name, _)| name.starts_with(seats::OLD));
        old.filter_map(|(name, value)| Some((name.as_str(), seats::parse_old(value)?.1)))
    }
}

/// Somebody who can have seats.
pub(crate) struct Known {
    /// What the store knows of them.
    pub(crate) person: String,
    /// What their browser keeps.
    pub(crate) cookie: String,
}

/// The language of whoever asks, where nothing else about them matters.
pub(crate) fn lang(headers: &HeaderMap) -> Lang {
    Visitor::new(headers, "/").lang
}

/// The one of our languages that an `Accept-Language` header wants most, the first of them if it wants several alike.
/// A region makes no difference; what cannot be read is left out.
fn preferred(header: &str) -> Option<Lang> {
    let mut best: Option<(Lang, u16)> = None;
    for part in header.split(',') {
        let mut pieces = part.split(';').map(str::trim);
        let lang = pieces.next().and_then(|tag| tag.split('-').next());
        let Some(lang) = lang.and_then(|lang| lang.to_ascii_lowercase().parse().ok()) else { continue };
        let weight = pieces.next().map_or(Some(1000), weight).unwrap_or(0);
        if weight > best.map_or(0, |(_, most)| most) {
            best = Some((lang, weight));
        }
    }
    best.map(|(lang, _)| lang)
}

/// A weight such as `q=0.8`, in thousandths.
fn weight(given: &str) -> Option<u16> {
    let (name, value) = given.split_once('=')?;
    let share: f32 = value.trim().parse().ok()?;
    (name.trim().eq_ignore_ascii_case("q") && (0.0..=1.0).contains(&share))
        .then(|| (share * 1000.0).round() as u16)
}

/// Takes a cookie away.
pub(crate) fn no_cookie(name: &str) -> String {
    format!("{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
}

/// Whether the page's own script asks, not the browser itself.
pub(crate) fn is_script(headers: &HeaderMap) -> bool {
    headers.get(ACCEPT).and_then(|v| v.to_str().ok()).is_some_and(|a| a.contains("application/json"))
}

/// A cookie that scripts cannot read and other sites cannot send.
pub(crate) fn cookie(app: &Arc<App>, name: &str, value: &str) -> String {
    let secure = if app.config.is_secure() { "; Secure" } else { "" };
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
    fn the_browser_says_how_much_it_wants_a_language() {
        for (header, lang) in [
            ("en;q=0.3, de;q=0.9, pl;q=0.5", Some(Lang::De)),
            // Without a weight it is wanted most.
            ("en;q=0.9, pl", Some(Lang::Pl)),
            ("de;q=1, pl", Some(Lang::De)),
            ("pl;q=0.500, de;q=0.5", Some(Lang::Pl)),
            ("pl;q=0.001, de;q=0", Some(Lang::Pl)),
            // What is not wanted is not given.
            ("de;q=0", None),
            ("de;q=0.0, en;q=0.1", Some(Lang::En)),
            // A region, a script, large letters, spaces.
            ("de-AT", Some(Lang::De)),
            ("fr-CH, fr;q=0.9, PL-pl ; Q = 0.4, en-GB;q=0.3", Some(Lang::Pl)),
            ("de-Latn-DE;q=0.2", Some(Lang::De)),
            // Languages that we do not speak, and any at all.
            ("fr, es;q=0.5", None),
            ("*", None),
            ("*;q=0.9, de;q=0.1", Some(Lang::De)),
            ("deu, english", None),
            // What is no weight counts as none at all.
            ("de;q=, pl;q=0.1", Some(Lang::Pl)),
            ("de;q=7, pl;q=0.1", Some(Lang::Pl)),
            ("de;q=NaN, pl;q=0.1", Some(Lang::Pl)),
            ("de;q=-1, pl;q=0.1", Some(Lang::Pl)),
            ("de;level=1, pl;q=0.1", Some(Lang::Pl)),
            (";;;,,=q,;q=1, pl;q=0.1,", Some(Lang::Pl)),
            ("", None),
        ] {
            assert_eq!(preferred(header), lang, "{header:?}");
        }
    }

    #[test]
    fn another_language_leads_back_to_the_same_place() {
        let back = |here| Visitor::new(&HeaderMap::new(), here).here;
        assert_eq!(back("/new?chapter=lilys-tail&lang=de"), "/new?chapter=lilys-tail");
        assert_eq!(back("/t/x/replay?to=12"), "/t/x/replay?to=12");
        assert_eq!(back("/rules?lang=pl"), "/rules");
    }
}
