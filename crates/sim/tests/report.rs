//! The page with charts in every language: nothing is left unsaid, and numbers are written as their readers do. The
//! pages lie in cargo's folder for tests afterwards, to be looked at.

mod common;

use common::shelf;
use engine::Book;
use sim::{Comparison, FillingValue, Plan, Tongue};
use std::path::Path;
use std::sync::Arc;
use words::{Args, Lang};

fn compared(book: &Arc<Book>) -> Comparison {
    let mut first = Plan::new(book, "flight-to-barksburg", "sensible", 30, 3).expect("a plan");
    first.party = sim::parse_party(book, "collin,filch:find+dodge,maginos,tilda").expect("mice");
    let mut second = first.clone();
    assert!(second.options.set("difficulty", "heroic") && second.options.set("steady-paws", "on"));
    sim::compare(book, &first, &second, |_| {}).expect("a comparison")
}

/// The text of a page, without its marks and its style.
fn read(page: &str) -> String {
    let body = page.split_once("<body>").expect("a body").1;
    body.split('<')
        .filter_map(|part| part.split_once('>'))
        .map(|(_, text)| text)
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn the_page_says_everything_in_every_language() {
    let (book, words) = shelf();
    let c = compared(&book);
    for lang in Lang::ALL {
        let speech = |key: &str, with: &[(&'static str, FillingValue)]| {
            let args = with.iter().fold(Args::new(), |args, (name, value)| match value {
                FillingValue::Number(n) => args.num(*name, *n),
                FillingValue::Text(text) => args.text(*name, text.clone()),
            });
            words.try_say(lang, key, &args)
        };
        let t = Tongue { lang: lang.as_str(), speech: &speech };
        let pages = [("one", sim::html(&t, &c.first)), ("two", sim::html_comparison(&t, &c))];
        for (name, page) in &pages {
            let text = read(page);
            assert!(!text.contains("lab-") && !text.contains("{$") && !text.contains('⟨'), "{lang}: {text}");
            for id in ids(&book) {
                assert!(!text.split_whitespace().any(|word| word == id), "{lang}: {id} has no name");
            }
            let (right, wrong) = if lang == Lang::En { ('.', ',') } else { (',', '.') };
            let number = |mark: char| text.split_whitespace().any(|w| decimal(w, mark));
            assert!(number(right) && !number(wrong), "{lang}: {text}");
            let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("report-{name}-{lang}.html"));
            std::fs::write(out, page).expect("cargo's folder for tests");
        }
    }
}

/// The ids of the book that nobody would take for words.
fn ids(book: &Book) -> impl Iterator<Item = &str> {
    let rooms = book.sides.iter().map(|s| s.name.as_str());
    let minions = book.minions.iter().map(|m| m.name.as_str());
    let cards = book.search.iter().map(|c| c.name.as_str());
    let abilities = book.abilities.iter().map(|a| a.name.as_str());
    rooms.chain(minions).chain(cards).chain(abilities).filter(|id| id.contains('-'))
}

/// Whether a word is a number with decimals after this mark.
fn decimal(word: &str, mark: char) -> bool {
    let digits = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    word.split_once(mark).is_some_and(|(whole, decimals)| digits(whole) && digits(decimals))
}
