//! The box in words: every card in every language, kept beside the code as a reference.

mod common;

use common::{catalogue, is_whole};
use engine::book::CardType;
use engine::id::{AbilityId, InitId, MouseId, SearchId};
use expect_test::expect_file;
use std::fmt::Write as _;
use std::path::PathBuf;
use view::Locale;
use words::Lang;

fn reference(locale: Locale<'_>) -> String {
    let mut out = String::new();
    let mut line = |text: &str| writeln!(out, "{text}").expect("writing to a string");
    line(&format!(
        "<!-- Generated from content/box by crates/view/tests/box_reference.rs ({}). -->",
        locale.lang()
    ));
    let all = locale.components();
    for (kind, heading) in view::COMPONENTS {
        let heading = locale.catalogue().words().say(locale.lang(), heading, &words::Args::new());
        line(&format!("\n## {heading}"));
        for entry in all.iter().filter(|e| e.kind == kind) {
            let copies = if entry.copies > 1 { format!(" ×{}", entry.copies) } else { String::new() };
            line(&format!("\n**{}**{copies}", entry.name));
            for text in &entry.lines {
                line(&format!("- {text}"));
            }
            if !entry.flavour.is_empty() {
                line(&format!("- *{}*", entry.flavour));
            }
        }
    }
    out
}

#[test]
fn the_reference_of_the_box_is_in_step() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/box");
    for lang in Lang::ALL {
        let made = reference(catalogue().locale(lang));
        expect_file![folder.join(format!("{lang}.md"))].assert_eq(&made);
    }
}

#[test]
fn every_card_has_its_text_in_every_language() {
    let book = catalogue().book();
    for lang in Lang::ALL {
        let locale = catalogue().locale(lang);
        let whole = |what: &str, text: &str| assert!(is_whole(text), "{lang}: {what}: {text}");
        for s in 0..book.search.len() as u8 {
            let card = locale.card(SearchId(s));
            whole(&card.id, &card.name);
            whole(&card.id, &card.flavour);
            if card.kind != CardType::Armor || !card.text.is_empty() {
                whole(&card.id, &card.text);
            }
        }
        for a in 0..book.abilities.len() as u8 {
            let card = locale.ability(AbilityId(a));
            whole(&card.id, &card.text);
        }
        for i in 0..book.init_cards.len() as u8 {
            let card = locale.init(InitId(i));
            whole(&card.id, &card.habit);
            card.powers.iter().for_each(|p| whole(&p.name, &p.text));
        }
        for m in 0..book.mice.len() as u8 {
            let hero = locale.hero(MouseId(m));
            assert!(!hero.powers.is_empty(), "{}", hero.name);
            hero.powers.iter().for_each(|p| whole(&p.name, &p.text));
        }
    }
}

#[test]
fn the_catalogue_can_be_searched_in_every_language() {
    for (lang, word) in [(Lang::En, "mousetrap"), (Lang::De, "mausefalle"), (Lang::Pl, "pułapk")] {
        let locale = catalogue().locale(lang);
        let all = locale.rules("");
        assert!(all.iter().all(|r| is_whole(&r.title) && !r.text.is_empty()), "{lang}");
        let found = locale.rules(word);
        assert!(!found.is_empty() && found.len() < all.len(), "{lang}: {} found", found.len());
        assert_eq!(locale.rules("BAT-4").first().map(|r| r.section.as_str()), Some("BAT"));
    }
}
