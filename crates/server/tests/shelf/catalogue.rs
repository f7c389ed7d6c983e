//! Books from a catalogue that is served on this machine: listed, added, updated; and what a bad one comes to.

use super::books::book;
use crate::common::{Visitor, with_store};
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Redirect, Response};
use content::{BookList, ListedBook, Package};
use server::{Adding, App, Config};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use store::{Drawer, MemoryStore, Store};

/// What a web server answers with, by path.
#[derive(Clone)]
enum File {
    Bytes(Vec<u8>),
    Moved(String),
}

type Site = Arc<Mutex<BTreeMap<String, File>>>;

async fn answer(State(site): State<Site>, uri: Uri) -> Response {
    match site.lock().unwrap().get(uri.path()).cloned() {
        Some(File::Bytes(bytes)) => bytes.into_response(),
        Some(File::Moved(to)) => Redirect::temporary(&to).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// A web server with these files, and its address.
async fn web(files: Vec<(String, File)>) -> (Site, String) {
    let site: Site = Arc::new(Mutex::new(files.into_iter().collect()));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let pages = Router::new().fallback(answer).with_state(Arc::clone(&site));
    tokio::spawn(async move { axum::serve(listener, pages).await });
    (site, format!("http://{address}/books"))
}

/// The files of a catalogue with these packages.
fn catalogue(packages: &[Vec<u8>]) -> Vec<(String, File)> {
    let mut files = Vec::new();
    let listed = packages.iter().map(|bytes| {
        let package = Package::read(bytes, &content::built_in()).expect("a sound package");
        let listed = ListedBook::of(&package, bytes);
        files.push((format!("/books/{}", listed.file), File::Bytes(bytes.clone())));
        listed
    });
    let list = BookList::new(listed.collect());
    let text = serde_json::to_vec(&list).expect("it can be written");
    files.push(("/books/index.json".into(), File::Bytes(text)));
    files
}

fn server(from: &str, store: &Arc<dyn Store>, books: Adding) -> Arc<App> {
    with_store(Config { books_from: Some(from.into()), books, ..Config::default() }, Arc::clone(store))
}

fn names(store: &Arc<dyn Store>) -> Vec<String> {
    store.names(Drawer::Books).expect("a store")
}

#[tokio::test]
async fn a_book_is_listed_added_and_updated() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let (_, from) = web(catalogue(&[book("1.0.0", 4)])).await;
    let mut me = Visitor::new(&server(&from, &store, Adding::Host));
    let page = me.get("/books").await.body;
    assert!(page.contains("data-offer=\"cellar-songs@1.0.0\"") && page.contains("Cellar Songs"), "{page}");
    assert!(!page.contains("data-book=\"cellar-songs@1.0.0\""), "it is not here yet");
    let added = me.post("/books/fetch", &[("book", "cellar-songs@1.0.0")]).await;
    assert_eq!(added.status, StatusCode::OK, "{}", added.body);
    assert!(added.body.contains("role=\"status\"") && added.body.contains("Already here"), "{}", added.body);
    assert_eq!(names(&store), ["cellar-songs@1.0.0"]);
    // What is not on the list is not fetched.
    let other = me.post("/books/fetch", &[("book", "cellar-songs@1.1.0")]).await;
    assert_eq!(other.status, StatusCode::NOT_FOUND);
    let (_, from) = web(catalogue(&[book("1.0.0", 4), book("1.1.0", 5)])).await;
    let mut me = Visitor::new(&server(&format!("{from}/index.json"), &store, Adding::Host));
    let page = me.get("/books").await.body;
    assert!(page.contains("Update to 1.1.0"), "{page}");
    assert_eq!(me.post("/books/fetch", &[("book", "cellar-songs@1.1.0")]).await.status, StatusCode::OK);
    assert_eq!(names(&store), ["cellar-songs@1.0.0", "cellar-songs@1.1.0"]);
}

#[tokio::test]
async fn nothing_is_taken_that_is_not_what_the_list_names() {
    let file = "/books/cellar-songs-1.0.0.barksburg".to_string();
    let long = File::Bytes(vec![0; 5 << 20]);
    let other = File::Bytes(book("1.1.0", 4));
    let bad = [
        ("another package", other, "checksum differs"),
        ("a longer one", long, "larger than the catalogue says"),
        ("another place", File::Moved("/elsewhere".into()), "has moved"),
    ];
    for (what, bytes, said) in bad {
        let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
        let (site, from) = web(catalogue(&[book("1.0.0", 4)])).await;
        // A redirect leads to the very package, and still is not followed.
        let real = site.lock().unwrap().insert(file.clone(), bytes).expect("it was there");
        site.lock().unwrap().insert("/elsewhere".into(), real);
        let mut me = Visitor::new(&server(&from, &store, Adding::Host));
        let answer = me.post("/books/fetch", &[("book", "cellar-songs@1.0.0")]).await;
        assert_eq!(answer.status, StatusCode::BAD_GATEWAY, "{what}");
        assert!(
            answer.body.contains("role=\"alert\"") && answer.body.contains(said),
            "{what}: {}",
            answer.body
        );
        assert!(names(&store).is_empty(), "{what}");
    }
}

#[tokio::test]
async fn a_bad_catalogue_is_told_and_spoils_nothing() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let index = "/books/index.json";
    let moved = vec![(index.to_string(), File::Moved("/list".into()))];
    let html = vec![(index.to_string(), File::Bytes(b"<html>".to_vec()))];
    let large = vec![(index.to_string(), File::Bytes(vec![b' '; (1 << 20) + 1]))];
    let mut cases = vec![("http://127.0.0.1:9".to_string(), "can’t be reached")];
    for (files, said) in [
        (vec![], "error 404"),
        (moved, "has moved"),
        (html, "no list of books"),
        (large, "larger than the catalogue says"),
    ] {
        cases.push((web(files).await.1, said));
    }
    for (from, said) in cases {
        let mut me = Visitor::new(&server(&from, &store, Adding::Host));
        let page = me.get("/books").await;
        assert_eq!(page.status, StatusCode::OK, "{said}");
        assert!(page.body.contains(said) && page.body.contains("data-add-book"), "{said}: {}", page.body);
    }
}

#[tokio::test]
async fn only_whom_the_host_lets_fetches_and_only_from_there() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let (_, from) = web(catalogue(&[book("1.0.0", 4)])).await;
    let wanted = [("book", "cellar-songs@1.0.0"), ("from", "http://evil.example")];
    let off = server(&from, &store, Adding::Off);
    assert_eq!(Visitor::new(&off).post("/books/fetch", &wanted).await.status, StatusCode::NOT_FOUND);
    assert!(!Visitor::new(&off).get("/books").await.body.contains("action=\"/books/fetch\""));
    let none = with_store(Config::default(), Arc::clone(&store));
    assert_eq!(Visitor::new(&none).post("/books/fetch", &wanted).await.status, StatusCode::NOT_FOUND);
    assert!(names(&store).is_empty());
}

/// A link as `barksburg admin host-link` prints it, and its key.
fn host_link(page: &str) -> String {
    let (_, key) = page.rsplit_once("/books?host=").expect("a link");
    key.trim().to_string()
}

#[tokio::test]
async fn on_a_public_server_the_host_manages_books_in_the_page_and_others_see_why_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, from) = web(catalogue(&[book("1.0.0", 4)])).await;
    let config = Config {
        listen: ([127, 0, 0, 1], 0).into(),
        public_url: Some("http://mice.example".into()),
        data: Some(folder.path().to_path_buf()),
        admin: Some(([127, 0, 0, 1], 0).into()),
        books_from: Some(from.clone()),
        ..Config::default()
    };
    let data = folder.path().to_path_buf();
    assert!(server::ask(&data, &server::AdminDeed::HostLink).is_err(), "no games are in the folder");
    let ask = move |deed: server::AdminDeed| server::ask(&data, &deed).expect("an answer");
    // The office of a real server gives links; its app is looked at through one over the same list of keepers.
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let app = with_store(config.clone(), Arc::clone(&store));
    let (ready, started) = tokio::sync::oneshot::channel();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let end = async {
        let _ = stopped.await;
    };
    let serving = tokio::spawn(server::serve(config, |_| ready.send(()).expect("waited for"), end));
    started.await.expect("it serves");
    let outcome =
        tokio::task::spawn_blocking(move || ask(server::AdminDeed::HostLink)).await.expect("a deed");
    let server::DeedOutcome::Link(link) = outcome else { panic!("{outcome:?}") };
    assert!(link.starts_with("http://mice.example/books?host="), "{link}");
    let key = host_link(&link);

    let (mut host, mut guest) = (Visitor::new(&app), Visitor::new(&app));
    let wanted = [("book", "cellar-songs@1.0.0")];
    for anybody in [&mut host, &mut guest] {
        let page = anybody.get("/books").await.body;
        assert!(page.contains("Only the host can add books") && page.contains("host-link"), "{page}");
        assert!(page.contains("data-offer=") && !page.contains("action=\"/books/fetch\""), "{page}");
        assert_eq!(anybody.post("/books/fetch", &wanted).await.status, StatusCode::NOT_FOUND);
        assert_eq!(anybody.post("/books/host", &[("key", "guessed")]).await.status, StatusCode::NOT_FOUND);
    }
    // Looking at the link changes nothing: a chat program that fetches it does not use it up.
    let page = guest.get(&format!("/books?host={key}")).await.body;
    assert!(page.contains("action=\"/books/host\"") && !page.contains("action=\"/books/fetch\""), "{page}");
    assert_eq!(host.post("/books/host", &[("key", &key)]).await.location, "/books");
    assert_eq!(guest.post("/books/host", &[("key", &key)]).await.status, StatusCode::NOT_FOUND, "once");
    let page = host.get("/books").await.body;
    assert!(page.contains("action=\"/books/fetch\"") && page.contains("data-add-book"), "{page}");
    assert_eq!(host.post("/books/fetch", &wanted).await.status, StatusCode::OK);
    assert_eq!(names(&store), ["cellar-songs@1.0.0"]);
    assert!(!guest.get("/books").await.body.contains("action=\"/books/remove\""));
    assert_eq!(
        guest.post("/books/remove", &[("book", "cellar-songs@1.0.0"), ("sure", "yes")]).await.status,
        StatusCode::NOT_FOUND
    );
    assert_eq!(
        host.post("/books/remove", &[("book", "cellar-songs@1.0.0"), ("sure", "yes")]).await.location,
        "/books"
    );
    assert!(names(&store).is_empty());
    stop.send(()).expect("it serves");
    serving.await.expect("no panic").expect("it ends well");
}

#[tokio::test]
async fn where_nobody_may_add_books_the_page_says_so() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let (_, from) = web(catalogue(&[book("1.0.0", 4)])).await;
    let page = Visitor::new(&server(&from, &store, Adding::Off)).get("/books").await.body;
    assert!(page.contains("barksburg install") && !page.contains("host-link"), "{page}");
}
