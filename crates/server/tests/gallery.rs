//! The gallery shows everything of the box in every language, and lacks no picture.

use server::{BookShelf, Content};
use std::collections::BTreeMap;
use std::sync::Arc;

fn content() -> Arc<Content> {
    Arc::clone(BookShelf::open(None).expect("the built-in content is sound").front())
}

fn folder(content: &Content) -> BTreeMap<String, String> {
    let files = web::gallery_folder(&content.catalogue, &content.pictures);
    files.into_iter().map(|(path, bytes)| (path, String::from_utf8(bytes).expect("text"))).collect()
}

/// The values of an attribute, in order.
fn values<'p>(page: &'p str, attribute: &str) -> Vec<&'p str> {
    let mark = format!(" {attribute}=\"");
    page.split(mark.as_str()).skip(1).filter_map(|p| p.split('"').next()).collect()
}

#[test]
fn everything_of_the_box_is_in_it_in_each_language() {
    let content = content();
    let book = content.catalogue.book();
    let files = folder(&content);
    for lang in ["en", "de", "pl"] {
        for page in ["index", "day", "night"] {
            let name = format!("{lang}/{page}.html");
            let page = &files[&name];
            assert_eq!(values(page, "data-room").len(), book.sides.len(), "{name}: rooms");
            let mut pictures = values(page, "data-picture");
            pictures.sort_unstable();
            let (on_cards, shown): (Vec<_>, Vec<_>) =
                content.pictures.figures.iter().partition(|(_, p)| p.shelf() == "card");
            let mut shown: Vec<&str> = shown.iter().map(|(name, _)| name.as_str()).collect();
            shown.sort_unstable();
            assert_eq!(pictures, shown, "{name}: pictures");
            for (picture, _) in on_cards {
                assert!(page.contains(&format!("/figure/{picture}.svg")), "{name}: {picture} is on no card");
            }
            let cards = values(page, "data-card");
            let all = (book.mice.iter().map(|m| &m.name))
                .chain(book.init_cards.iter().map(|c| &c.name))
                .chain(book.abilities.iter().map(|a| &a.name))
                .chain(book.search.iter().map(|c| &c.name))
                .chain(book.encounters.iter().map(|e| &e.name));
            assert_eq!(cards, all.collect::<Vec<_>>(), "{name}: cards");
            assert!(!page.contains('⟨') && !page.contains("{$"), "{name} has gaps");
        }
    }
}

#[test]
fn it_needs_nothing_but_its_folder() {
    let files = folder(&content());
    for (name, page) in
        files.iter().filter(|(name, _)| name.rsplit_once('.').is_some_and(|(_, end)| end == "html"))
    {
        let base = name.rsplit_once('/').map_or(String::new(), |(dir, _)| format!("{dir}/"));
        for link in values(page, "src").into_iter().chain(values(page, "href")) {
            if link.starts_with('#') {
                continue;
            }
            let path = match link.strip_prefix("../") {
                Some(up) => up.to_string(),
                None => format!("{base}{link}"),
            };
            assert!(files.contains_key(&path), "{name} leads to {link}, which is not there");
        }
        for bad in ["<script", "<style", " style=", "http:", "https:"] {
            assert!(!page.contains(bad), "{name} holds {bad}");
        }
    }
}

#[test]
fn every_picture_is_named_in_each_language() {
    let files = folder(&content());
    for lang in ["en", "de", "pl"] {
        let page = &files[&format!("{lang}/index.html")];
        for caption in page.split("<figcaption class=\"small\">").skip(1) {
            let first = caption.chars().next().expect("a caption");
            // A picture without words falls back on its file's name, which is in small letters.
            assert!(!first.is_lowercase(), "{lang}: {}", caption.split('<').next().unwrap_or_default());
        }
    }
}

#[test]
fn it_stays_small() {
    let files = folder(&content());
    let whole: usize = files.values().map(String::len).sum();
    assert!(whole < 6_000_000, "{whole} bytes");
    for (name, text) in &files {
        assert!(text.len() < 450_000, "{name}: {} bytes", text.len());
    }
}
