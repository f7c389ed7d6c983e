//! The shelf: a book is added, looked at, played and removed in the page; its games go on.

use crate::common::{Visitor, private, public, with_store};
use axum::http::StatusCode;
use content::Sources;
use server::{Adding, Config};
use std::sync::Arc;
use store::{Drawer, MemoryStore, Store};

/// A small book that plays, of some version; its only room is the kitchen.
pub(crate) fn book(version: &str, pages: u8) -> Vec<u8> {
    book_with(version, pages, &[])
}

/// The same with more files.
fn book_with(version: &str, pages: u8, more: &[(&str, &str)]) -> Vec<u8> {
    let about = format!("version \"{version}\"; authors \"Ada\"; licence \"CC0-1.0\"; ages 8; length 30");
    let chapter = format!(
        "chapter cellar-songs-one {{\n ends-on-page {pages}\n party 4\n encounters standard\n map {{ row kitchen }}\n start kitchen\n minions kitchen roach=2\n victory {{ no-minions on=board }}\n}}"
    );
    let mut files = vec![
        ("book.kdl".to_string(), format!("book cellar-songs {{ {about}; chapters cellar-songs-one }}")),
        ("01/chapter.kdl".to_string(), chapter),
        (
            "cards.kdl".to_string(),
            "trick bread-crumb copies=2 { when attacking { gain-cheese 1 } }".to_string(),
        ),
    ];
    for lang in ["en", "de", "pl"] {
        let words = "story-cellar-songs = Cellar Songs\nchapter-cellar-songs-one = The First Song\ncard-bread-crumb = Crumb\n";
        files.push((format!("locales/{lang}/words.ftl"), words.into()));
        files.push((format!("01/{lang}.md"), "# opening\nIt is dark.\n\n# victory\nIt is light.\n".into()));
    }
    files.extend(more.iter().map(|(path, text)| (path.to_string(), text.to_string())));
    content::pack(&Sources::from_pairs(files)).expect("a package")
}

async fn begin(me: &mut Visitor, chapter: &str) -> String {
    let begun = me.post("/new", &[("chapter", chapter), ("quick", "1")]).await;
    assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}", begun.body);
    begun.location
}

#[tokio::test]
async fn a_book_is_added_played_and_removed_and_its_games_go_on() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let app = with_store(Config::default(), Arc::clone(&store));
    let mut me = Visitor::new(&app);
    let before = me.get("/new?chapter=rats-in-the-kitchen").await.body;
    let added = me.send("/books", &book("1.0.0", 4)).await;
    assert_eq!(added.status, StatusCode::OK, "{}", added.body);
    assert!(added.body.contains("Cellar Songs") && added.body.contains("role=\"status\""), "{}", added.body);
    assert_eq!(store.names(Drawer::Books).expect("a store"), ["cellar-songs@1.0.0"]);
    let again = me.send("/books", &book("1.0.0", 4)).await;
    assert_eq!((again.status, store.names(Drawer::Books).expect("a store").len()), (StatusCode::OK, 1));
    let table = begin(&mut me, "cellar-songs-one").await;
    for _ in 0..4 {
        me.play_first(&table).await;
    }
    // The deck of the other books is what it was.
    let other = begin(&mut me, "rats-in-the-kitchen").await;
    let deck = |path: &str| app.table(path.trim_start_matches("/t/")).expect("a table");
    assert!(deck(&other).look().await.expect("it plays").game().book().search_named("bread-crumb").is_none());
    assert!(deck(&table).look().await.expect("it plays").game().book().search_named("bread-crumb").is_some());
    assert_ne!(before, "", "the page was there before");
    // A second version beside the first; each game keeps its own.
    assert_eq!(me.send("/books", &book("1.1.0", 6)).await.status, StatusCode::OK);
    let newer = begin(&mut me, "cellar-songs@1.1.0/cellar-songs-one").await;
    let older = begin(&mut me, "cellar-songs@1.0.0/cellar-songs-one").await;
    for (table, pages) in [(&table, 4), (&newer, 6), (&older, 4)] {
        let look = deck(table);
        assert_eq!(look.look().await.expect("it plays").game().board().end_marker(), pages);
    }
    // Removed, and on another server over the same store: games go on, new ones do not begin.
    for version in ["1.0.0", "1.1.0"] {
        let key = format!("cellar-songs@{version}");
        assert_eq!(
            me.post("/books/remove", &[("book", &key)]).await.status,
            StatusCode::NOT_FOUND,
            "it asks"
        );
        let gone = me.post("/books/remove", &[("book", &key), ("sure", "yes")]).await;
        assert_eq!(gone.status, StatusCode::SEE_OTHER);
    }
    assert!(!me.get("/books").await.body.contains("Cellar Songs"));
    let app = with_store(Config::default(), Arc::clone(&store));
    let mut me = Visitor::new(&app);
    for path in ["", "/log", "/replay?to=2", "/recap"] {
        assert_eq!(me.get(&format!("{table}{path}")).await.status, StatusCode::OK, "{path}");
    }
    me.play_first(&table).await;
    assert!(me.get("/").await.body.contains("The First Song"), "it is listed by its own name");
}

#[tokio::test]
async fn only_whom_the_host_lets_adds_books() {
    let of = |books| with_store(Config { books, ..Config::default() }, Arc::new(MemoryStore::new()));
    let send =
        async |app: &Arc<server::App>| Visitor::new(app).send("/books", &book("1.0.0", 4)).await.status;
    assert_eq!(send(&of(Adding::Off)).await, StatusCode::NOT_FOUND);
    assert_eq!(send(&private()).await, StatusCode::OK);
    assert_eq!(send(&public()).await, StatusCode::NOT_FOUND, "a stranger");
    let anyone = of(Adding::Anyone);
    assert_eq!(send(&anyone).await, StatusCode::OK);
    let bad = Visitor::new(&anyone).send("/books", b"nonsense").await;
    assert_eq!(bad.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(bad.body.contains("role=\"alert\""));
}

#[tokio::test]
async fn how_hard_a_book_is_is_measured_here() {
    let app = private();
    let mut me = Visitor::new(&app);
    assert_eq!(me.send("/books", &book("1.0.0", 4)).await.status, StatusCode::OK);
    let story = app.shelf.story("cellar-songs").expect("it is here");
    let known = story.catalogue.book();
    let plan = sim::Plan::new(known, "cellar-songs-one", "sensible", 40, 1).expect("it can be played");
    let won = sim::won_in(known, &plan, 0..40).expect("it can be played");
    let said = format!("bots won {won} of 40 games");
    for _ in 0..1200 {
        let page = me.get("/books").await.body;
        let own = page.split("data-book=\"cellar-songs@1.0.0\"").nth(1).expect("the book is shown");
        if own.contains(&said) {
            return;
        }
        assert!(own.contains("data-measuring"), "either it is known or it is being played: {own}");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("never measured");
}

/// An icon of a book, which is drawn into the page itself.
fn icon(attributes: &str, inside: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" data-shelf=\"icon\" \
         viewBox=\"0 0 9 9\" {attributes}>{inside}<path d=\"M1 2H7\"/></svg>"
    )
}

#[tokio::test]
async fn icons_of_a_book_are_sanitised_like_its_rooms() {
    let app = private();
    let mut me = Visitor::new(&app);
    let hostile = [
        icon("", "<script>alert(1)</script>"),
        icon("onload=\"alert(1)\"", ""),
        icon("", "<g OnClick=\"alert(1)\"/>"),
        icon("", "<foreignObject><p xmlns=\"http://www.w3.org/1999/xhtml\">x</p></foreignObject>"),
        icon("", "<image href=\"https://evil.example/x.png\"/>"),
        icon("", "<use xlink:href=\"https://evil.example/x.svg#a\"/>"),
        icon("", "<a href=\"javascript:alert(1)\"><path d=\"M0 0\"/></a>"),
        icon("", "<animate attributeName=\"href\" to=\"javascript:alert(1)\"/>"),
        icon("", "<path fill=\"url(https://evil.example/x)\" d=\"M0 0\"/>"),
        icon("", "<style>@import url(https://evil.example/x.css);</style>"),
    ];
    for drawing in &hostile {
        let sent = me.send("/books", &book_with("1.0.0", 4, &[("figures/melee.svg", drawing)])).await;
        assert_eq!(sent.status, StatusCode::UNPROCESSABLE_ENTITY, "{drawing}");
        assert!(sent.body.contains("figures/melee.svg"), "{}", sent.body);
    }
    // What is odd but harmless is left out or escaped, and the rest is drawn.
    let odd = icon(
        "data-x=\"secret\" aria-label=\"&quot;&gt;&lt;script&gt;\"",
        "<!-- a remark --><title>&lt;script&gt;alert(1)&lt;/script&gt;</title><g data-y=\"secret\" id=\"top\"/>",
    );
    let sent = me.send("/books", &book_with("1.0.0", 4, &[("figures/melee.svg", &odd)])).await;
    assert_eq!(sent.status, StatusCode::OK, "{}", sent.body);
    let table = begin(&mut me, "cellar-songs-one").await;
    let page = me.get(&table).await.body;
    let drawn = page.split("id=\"sign-melee\"").nth(1).and_then(|rest| rest.split("</symbol>").next());
    let drawn = drawn.expect("the icon is drawn into the page");
    assert!(drawn.contains("M1 2H7"), "the book's own: {drawn}");
    for bad in ["<script", "secret", "a remark"] {
        assert!(!drawn.contains(bad), "{bad} in {drawn}");
    }
    let (first, _) = page.split_once("id=\"top\"").expect("a part of the page");
    assert!(!first.contains("class=\"drawings\""), "no icon comes before the part whose id it takes");
}
