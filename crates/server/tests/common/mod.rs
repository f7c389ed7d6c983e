//! A server without a network, and people who visit it.
// Each test file uses its own part of it.
#![allow(dead_code, missing_docs, unreachable_pub)]

pub mod book;
pub mod house;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, Response, StatusCode, header};
use engine::{Game, IgnoreEvents};
use futures_util::StreamExt;
use server::{Allowances, App, BookShelf, Config, Content};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{MemoryStore, Store};
use tower::ServiceExt;
use view::{Position, TableFacts, TableView};
use words::Lang;

/// Everybody at this machine, no saving.
pub fn private() -> Arc<App> {
    with_store(Config::default(), Arc::new(MemoryStore::new()))
}

/// A server that strangers can reach.
pub fn public() -> Arc<App> {
    let config = Config { public_url: Some("http://mice.example".into()), ..Config::default() };
    with_store(config, Arc::new(MemoryStore::new()))
}

/// The same with every limit in force, behind a proxy on this machine.
pub fn limited() -> Arc<App> {
    limited_to(Allowances::default())
}

/// The same with other limits.
pub fn limited_to(allows: Allowances) -> Arc<App> {
    let proxy = "127.0.0.1".parse().expect("a network");
    let public_url = Some("http://mice.example".into());
    let config = Config { public_url, trusted_proxies: vec![proxy], data: None, allows, ..Config::default() };
    Arc::new(App::new(config, shelf(), Arc::new(MemoryStore::new())))
}

fn shelf() -> BookShelf {
    BookShelf::open(None).expect("the built-in content")
}

/// The book of short fights.
pub fn skirmish(app: &App) -> &Arc<Content> {
    app.shelf.own().iter().find(|content| content.story == "skirmish").expect("one of our books")
}

pub fn with_store(config: Config, store: Arc<dyn Store>) -> Arc<App> {
    let config = Config { data: None, limits: false, ..config };
    Arc::new(App::new(config, shelf(), store))
}

const PARTY: [&str; 4] = ["collin", "filch", "nez", "tilda"];

/// A browser with its own cookies.
pub struct Visitor {
    router: Router,
    pub cookies: BTreeMap<String, String>,
    pub lang: &'static str,
}

pub struct Answer {
    pub status: StatusCode,
    pub location: String,
    pub body: String,
    pub headers: header::HeaderMap,
}

impl Answer {
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.body).expect("an answer for scripts")
    }
}

impl Visitor {
    pub fn new(app: &Arc<App>) -> Visitor {
        Visitor { router: server::router(Arc::clone(app)), cookies: BTreeMap::new(), lang: "en" }
    }

    /// All cookies, as a browser sends them.
    pub fn cookie_header(&self) -> String {
        let cookies: Vec<String> = self.cookies.iter().map(|(n, v)| format!("{n}={v}")).collect();
        cookies.join("; ")
    }

    pub fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, "localhost:7777")
            .header(header::ACCEPT_LANGUAGE, self.lang)
            .header(header::COOKIE, self.cookie_header())
    }

    pub async fn raw(&mut self, request: Request<Body>) -> Response<Body> {
        let response = self.router.clone().oneshot(request).await.expect("the router answers");
        for cookie in response.headers().get_all(header::SET_COOKIE) {
            let text = cookie.to_str().expect("cookies are text");
            assert!(text.contains("HttpOnly") && text.contains("SameSite=Lax"), "{text}");
            let (name, value) = text.split(';').next().and_then(|p| p.split_once('=')).expect("a cookie");
            if text.contains("Max-Age=0") {
                self.cookies.remove(name);
            } else {
                self.cookies.insert(name.into(), value.into());
            }
        }
        response
    }

    async fn answer(&mut self, request: Request<Body>) -> Answer {
        let response = self.raw(request).await;
        let (parts, body) = response.into_parts();
        let location = parts.headers.get(header::LOCATION).map_or("", |l| l.to_str().expect("text")).into();
        let bytes = to_bytes(body, 1 << 22).await.expect("a whole body");
        let body = String::from_utf8_lossy(&bytes).into_owned();
        Answer { status: parts.status, location, body, headers: parts.headers }
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        let request = self.request("GET", path).body(Body::empty()).expect("a request");
        self.answer(request).await
    }

    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.post_as(path, fields, "text/html").await
    }

    /// As the page's script does.
    pub async fn script(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.post_as(path, fields, "application/json").await
    }

    /// A post of the page's script whose answer is read as it comes.
    pub async fn post_stream(&mut self, path: &str, fields: &[(&str, &str)]) -> Response<Body> {
        let request = self.posting(path, fields, "application/json");
        self.raw(request).await
    }

    async fn post_as(&mut self, path: &str, fields: &[(&str, &str)], accept: &str) -> Answer {
        let request = self.posting(path, fields, accept);
        self.answer(request).await
    }

    fn posting(&self, path: &str, fields: &[(&str, &str)], accept: &str) -> Request<Body> {
        let body: Vec<String> = fields.iter().map(|(n, v)| format!("{n}={}", v.replace(' ', "+"))).collect();
        self.request("POST", path)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(header::ACCEPT, accept)
            .header(header::ORIGIN, "http://localhost:7777")
            .body(Body::from(body.join("&")))
            .expect("a request")
    }

    /// A file, as it is sent.
    pub async fn bytes(&mut self, path: &str) -> Vec<u8> {
        let request = self.request("GET", path).body(Body::empty()).expect("a request");
        let response = self.raw(request).await;
        assert_eq!(response.status(), StatusCode::OK);
        to_bytes(response.into_body(), 1 << 22).await.expect("a whole body").to_vec()
    }

    /// Hands a file in.
    pub async fn send(&mut self, path: &str, bytes: &[u8]) -> Answer {
        let request = self.request("POST", path).header(header::CONTENT_TYPE, "application/octet-stream");
        self.answer(request.body(Body::from(bytes.to_vec())).expect("a request")).await
    }

    /// A cookie that came from somewhere else.
    pub fn bake(&mut self, name: &str, value: &str) {
        self.cookies.insert(name.into(), value.into());
    }

    /// Begins a game with a known seed; gives its path.
    pub async fn begin(&mut self) -> String {
        self.begin_with(&[("seed", "a test")]).await
    }

    /// Begins a game with something else filled in.
    pub async fn begin_with(&mut self, more: &[(&str, &str)]) -> String {
        let mut fields = vec![("chapter", "rats-in-the-kitchen")];
        fields.extend(more);
        fields.extend(PARTY.map(|mouse| ("mouse", mouse)));
        let page = self.get("/new?chapter=rats-in-the-kitchen").await.body;
        // The first ability each mouse can have that no other has taken.
        let mut taken = Vec::new();
        let owned: Vec<(String, String)> = PARTY
            .iter()
            .map(|mouse| {
                let select = page.split(&format!("name=\"ability-{mouse}\"")).nth(1).expect("a mouse");
                let select = select.split("</select>").next().expect("its end");
                let options = select.split("<option value=\"").skip(1).filter_map(|o| o.split('"').next());
                let free = options.map(str::to_string).find(|o| !taken.contains(o)).expect("an ability");
                taken.push(free.clone());
                (format!("ability-{mouse}"), free)
            })
            .collect();
        fields.extend(owned.iter().map(|(n, v)| (n.as_str(), v.as_str())));
        let answer = self.post("/new", &fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        answer.location
    }

    /// The choices on the page, and the record they are based on.
    pub async fn choices(&mut self, table: &str) -> (u64, Vec<String>) {
        let page = self.get(table).await.body;
        (seq(&page), choices(&page))
    }

    /// Plays the first choice that is offered; says which.
    pub async fn play_first(&mut self, table: &str) -> String {
        let (seq, choices) = self.choices(table).await;
        let choice = choices.first().expect("something to choose").clone();
        let answer =
            self.script(&format!("{table}/choose"), &[("seq", &seq.to_string()), ("choice", &choice)]).await;
        assert_eq!(answer.status, StatusCode::OK, "{choice}: {}", answer.body);
        choice
    }

    /// An open stream.
    pub async fn stream(&mut self, path: &str) -> Stream {
        let request = self.request("GET", path).body(Body::empty()).expect("a request");
        let response = self.raw(request).await;
        assert_eq!(response.status(), StatusCode::OK);
        Stream { body: response.into_body().into_data_stream() }
    }
}

pub struct Stream {
    body: axum::body::BodyDataStream,
}

impl Stream {
    /// The next piece; none when the stream is over.
    pub async fn next(&mut self) -> Option<String> {
        let next = tokio::time::timeout(std::time::Duration::from_secs(5), self.body.next());
        let bytes = next.await.expect("the stream says something")?.expect("no error");
        Some(String::from_utf8(bytes.to_vec()).expect("text"))
    }

    /// The next news of the chat round the table.
    pub async fn chat(&mut self) -> serde_json::Value {
        loop {
            let text = self.next().await.expect("the stream goes on");
            if let Some(data) = text.strip_prefix("event: chat\ndata: ") {
                return serde_json::from_str(data).expect("JSON");
            }
        }
    }

    /// The next message about the game.
    pub async fn message(&mut self) -> serde_json::Value {
        loop {
            let text = self.next().await.expect("the stream goes on");
            if text.starts_with("event: ") {
                continue;
            }
            let mut lines = text.lines().filter_map(|l| l.strip_prefix("data: "));
            let Some(head) = lines.next() else { continue };
            let mut message: serde_json::Value = serde_json::from_str(head).expect("JSON");
            message["fragments"] = serde_json::json!({});
            while let (Some(id), Some(html)) = (lines.next(), lines.next()) {
                message["fragments"][id] = html.into();
            }
            return message;
        }
    }
}

pub fn seq(page: &str) -> u64 {
    let rest = page.split("data-seq=\"").nth(1).expect("a table page");
    rest.split('"').next().and_then(|n| n.parse().ok()).expect("a number")
}

pub fn choices(page: &str) -> Vec<String> {
    let buttons = page.split("name=\"choice\" value=\"").skip(1);
    let names = buttons.filter_map(|b| b.split('"').next()).filter(|n| !n.is_empty());
    names.map(str::to_string).collect()
}

/// Two games of a setup, with their seeds, that differ only in what nobody at the table can know.
pub fn twins(app: &App, game: &web::NewGame) -> [([u8; 32], Game); 2] {
    let book = skirmish(app).catalogue.book();
    let begin = |n: u64| {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&n.to_le_bytes());
        (seed, Game::new(Arc::clone(book), &game.setup(), &seed, &mut IgnoreEvents).expect("a game"))
    };
    let first = begin(0);
    // Another shuffle that shows the same open cards so far.
    let alike =
        |(_, game): &([u8; 32], Game)| looks_like(app, game, &first.1) && game.hash() != first.1.hash();
    let second = (1..20_000).map(begin).find(alike).expect("one in a few hundred begins alike");
    [first, second]
}

/// Whether two games look the same to those who play.
pub fn looks_like(app: &App, one: &Game, other: &Game) -> bool {
    let locale = skirmish(app).catalogue.locale(Lang::En);
    let seen = |game| TableView::new(locale, &Position::new(game), TableFacts::default());
    seen(one) == seen(other)
}
