//! Made texts read well: no article stands before another, no word and no clause is said twice. Looked at is every text that is
//! made for our books, for the example, and for a book with awkward names.

use super::{card_text, goal, room_rules, rule_words};
use crate::catalogue::locale::{Catalogue, Locale};
use engine::book::Source;
use engine::id::{AbilityId, InitId, MouseId, SearchId};
use engine::rule::{LEDGER, RuleId};
use std::path::{Path, PathBuf};
use words::Lang;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn catalogues(loaded: content::Loaded) -> Vec<Catalogue> {
    assert!(!loaded.has_errors(), "{:?}", loaded.diagnostics);
    loaded.books.into_iter().map(Catalogue::new).collect()
}

/// Two minions whose names have articles, named in every kind of sentence that names a minion.
fn awkward() -> content::Sources {
    let rules = ["the-hound", "the-whelp", "elite-rat"].map(|who| {
        format!(
            "trick of-{who} {{
                when attacking {{ if target is={who}; attack-dice +1 }}
                when attacking {{ unless target is={who}; attack-dice +2 }}
                when turn-ends {{ if minions 1 on=board of={who}; gain-cheese 1 }}
                when turn-ends {{ unless minions 1 on=board of={who}; gain-cheese 2 }}
                when turn-starts {{ each {who} on=own-tile {{ wound target 1 }} }}
                when turn-starts {{ choose {who} on=own-tile {{ hit target 1 }} }}
                when round-starts {{ spawn {who} 1 }}
            }}\n"
        )
    });
    let minion = |name: &str, more: &str| {
        format!(
            "minion {name} size=large {more} {{ battle 4; defense 3; life 3; attack melee; figures {name} limit=1 }}\n"
        )
    };
    let names = |of: &str, hound: &str, whelp: &str| {
        format!(
            "minion-the-hound = {hound}\nminion-the-whelp = {whelp}\n    .gender = masculine\ncard-of-the-hound = {of} 1\ncard-of-the-whelp = {of} 2\ncard-of-elite-rat = {of} 3\nbook-odd = {of}\nchapter-odd-one = {of}\n"
        )
    };
    let chapter = "chapter odd-one {
        ends-on-page 6; party 4; encounters none; map { row kitchen }; start kitchen
        minions kitchen the-hound=1 the-whelp=1
        victory { no-minions on=board }
    }";
    content::Sources::from_pairs([
        ("book.kdl", "book odd { chapters odd-one }".to_string()),
        ("minions.kdl", minion("the-hound", "boss=#true") + &minion("the-whelp", "")),
        ("search.kdl", rules.concat()),
        ("01/chapter.kdl", chapter.to_string()),
        ("locales/en/odd.ftl", names("Odd", "The Hound", "The Whelp")),
        ("locales/de/odd.ftl", names("Sonderbar", "Der Hund", "Der Welpe")),
        ("locales/pl/odd.ftl", names("Dziwne", "Ogar", "Szczeniak")),
    ])
}

fn all_books() -> Vec<Catalogue> {
    let ours = content::Sources::from_dir(&root().join("content")).expect("the content folder");
    let box_only = ours.only(|path| !path.starts_with("stories/"));
    let example = content::Sources::from_dir(&root().join("examples/books/lantern-night")).expect("a book");
    let mut books = catalogues(content::load(&ours));
    books.extend(catalogues(content::load_with(&box_only, &example)));
    books.extend(catalogues(content::load_with(&box_only, &awkward())));
    books
}

/// Every text that is made of declarations, with where it stands.
fn made(locale: Locale<'_>) -> Vec<(String, String)> {
    let book = locale.book();
    let mut texts = Vec::new();
    let sources = (0..book.mice.len() as u8)
        .map(|n| Source::Mouse(MouseId(n)))
        .chain((0..book.abilities.len() as u8).map(|n| Source::Ability(AbilityId(n))))
        .chain((0..book.search.len() as u8).map(|n| Source::Search(SearchId(n))))
        .chain((0..book.init_cards.len() as u8).map(|n| Source::Minion(InitId(n))));
    texts.extend(sources.map(|source| (format!("{source:?}"), card_text(locale, source))));
    for entry in locale.components() {
        texts.push((format!("{} {}", entry.kind, entry.id), entry.lines.join(" ")));
    }
    for (number, name) in book.rule_names.iter().enumerate() {
        let rule = RuleId((LEDGER.len() + number) as u16);
        // Where an author has written the text, the made one is never read.
        if locale.written_rule(rule).is_none() {
            texts.push((name.clone(), rule_words(locale, rule)));
        }
    }
    for chapter in &book.chapters {
        for room in &chapter.rooms {
            let name = format!("{} {}", chapter.name, book.sides[room.side.ix()].name);
            texts.extend(room_rules(locale, room).into_iter().map(|line| (name.clone(), line.text)));
        }
        for conditions in chapter.victory.iter().chain(&chapter.defeat) {
            texts.push((chapter.name.clone(), goal(locale, chapter, conditions)));
        }
    }
    texts.retain(|(_, text)| !text.is_empty());
    texts
}

/// What is wrong with a text.
fn faults(lang: Lang, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let bare = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_string();
    let words: Vec<&str> = text.split_whitespace().collect();
    let (before, after): (&[&str], &[&str]) = match lang {
        Lang::En => (&["a", "an", "the", "each", "every", "another", "no", "1"], &["a", "an", "the"]),
        Lang::De => (
            &["ein", "eine", "einen", "einem", "einer", "eines", "kein", "keine", "jede", "jeder", "jedem"],
            &["der", "die", "das", "den", "dem", "des", "ein", "eine"],
        ),
        Lang::Pl => (&[], &[]),
    };
    for pair in words.windows(2) {
        let [one, two] = [bare(pair[0]), bare(pair[1])];
        let ends = pair[0].ends_with(['.', ',', ':', ';', '!', '?', ')']);
        if ends || one.is_empty() || two.is_empty() {
            continue;
        }
        let (first, second) = (one.to_lowercase(), two.to_lowercase());
        let articles = before.contains(&&*first) && after.contains(&&*second);
        let twice = first == second && first.chars().all(char::is_alphabetic);
        let vowel = lang == Lang::En && first == "a" && second.starts_with(['a', 'e', 'i', 'o']);
        if articles || twice || (vowel && !second.starts_with("one")) {
            found.push(format!("{one} {two}"));
        }
    }
    // In different branches the same may follow; nothing is said twice in a row.
    let twice = |parts: &[&str], found: &mut Vec<String>| {
        for pair in parts.windows(2) {
            if pair[0].split(' ').count() > 2 && pair[0].eq_ignore_ascii_case(pair[1]) {
                found.push(format!("twice: {}", pair[0]));
            }
        }
    };
    let sentences: Vec<&str> = text.split(['.', '\n']).map(str::trim).collect();
    for sentence in &sentences {
        let clauses: Vec<&str> =
            sentence.split([',', ':', ';']).map(|part| bare_clause(lang, part)).collect();
        twice(&clauses, &mut found);
    }
    twice(&sentences, &mut found);
    found
}

/// A clause without the word that joins it to the one before.
fn bare_clause(lang: Lang, clause: &str) -> &str {
    let joins = match lang {
        Lang::En => ["if ", "and "],
        Lang::De => ["falls ", "und "],
        Lang::Pl => ["jeśli ", "i "],
    };
    let clause = clause.trim();
    let begins = |word: &&str| clause.get(..word.len()).is_some_and(|head| head.eq_ignore_ascii_case(word));
    joins.iter().find(|word| begins(word)).map_or(clause, |word| &clause[word.len()..])
}

#[test]
fn no_made_text_stumbles() {
    let mut bad = Vec::new();
    let mut seen = 0;
    for catalogue in all_books() {
        for lang in Lang::ALL {
            for (what, text) in made(catalogue.locale(lang)) {
                seen += 1;
                bad.extend(
                    faults(lang, &text).into_iter().map(|why| format!("{lang} {what}: [{why}] {text}")),
                );
            }
        }
    }
    assert!(bad.is_empty(), "{} of {seen} texts:\n{}", bad.len(), bad.join("\n"));
    assert!(seen > 1000, "only {seen} texts were looked at");
}

#[test]
fn what_stumbles_is_found() {
    for (lang, text) in [
        (Lang::En, "Wound a The Hound of your choice."),
        (Lang::En, "If the target is a elite rat: roll 1 die more."),
        (Lang::En, "Each mouse gains 1 cheese. Each mouse gains 1 cheese."),
        (Lang::En, "If it has happened, if it has happened: roll a die."),
        (Lang::En, "Take the the card."),
        (Lang::De, "Verwunde einen Der Hund eurer Wahl, wenn eine Die Hündin da ist."),
        (Lang::Pl, "Każda mysz dostaje 1 ser. Każda mysz dostaje 1 ser."),
    ] {
        assert!(!faults(lang, text).is_empty(), "{text}");
    }
    assert_eq!(faults(Lang::En, "Wound The Hound. Then an elite rat gains 1 cheese."), [] as [String; 0]);
}
