//! Every code of a finding has a broken example with its report, words in every language, and an entry in
//! the authors' guide.

mod common;

use content::{Loaded, Severity, Sources, diagnostic, load_with};
use expect_test::expect_file;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn examples() -> Vec<(String, PathBuf)> {
    let entries = fs::read_dir(common::root().join("broken-content")).expect("broken-content exists");
    let mut found: Vec<_> = entries
        .map(|e| e.expect("readable").path())
        // Beside the examples lies the small box they lean on.
        .filter(|p| p.is_dir() && !p.ends_with("leans-on"))
        .map(|p| (p.file_name().expect("name").to_string_lossy().into_owned(), p))
        .collect();
    found.sort();
    found
}

fn small_box() -> Sources {
    Sources::from_dir(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../broken-content/leans-on"))
        .expect("the small box")
}

fn check(path: &Path) -> (Sources, Loaded) {
    let own = Sources::from_dir(path).expect("readable example");
    let base = small_box();
    let loaded = load_with(&base, &own);
    (own.over(&base), loaded)
}

/// Every code that stands in the source of this crate.
fn codes() -> BTreeSet<String> {
    fn walk(dir: &Path, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(dir).expect("source folder") {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|e| e == "rs") {
                let text = fs::read_to_string(&path).expect("source");
                let codes = text.split('"').filter(|s| {
                    s.len() == 5 && s.starts_with('C') && s[1..].bytes().all(|b| b.is_ascii_digit())
                });
                found.extend(codes.map(str::to_string));
            }
        }
    }
    let mut found = BTreeSet::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    found
}

#[test]
fn the_small_box_is_clean() {
    let loaded = content::load(&small_box());
    assert_eq!(loaded.diagnostics, []);
    assert!(loaded.first().is_some());
}

#[test]
fn every_broken_example_gets_its_report() {
    let words = common::bundle("en");
    let say = |key: &str, args: &[(&'static str, String)]| common::say(&words, key, args);
    for (name, path) in examples() {
        let (all, loaded) = check(&path);
        let code = &name[..5];
        assert!(
            loaded.diagnostics.iter().any(|d| d.code == code),
            "{name} does not show its code: {loaded:?}"
        );
        assert_eq!(loaded.books.is_empty(), loaded.has_errors(), "{name}");
        for found in &loaded.diagnostics {
            assert_eq!(found.code, code, "{name} shows more than its own mistake: {found:?}");
        }
        let report = diagnostic::render(&loaded.diagnostics, &all, &say);
        expect_file![path.join("expected.txt")].assert_eq(&report);
    }
}

/// Whether a chapter with this rule and this card could come to more than the engine has room for.
fn has_no_room(rule: &str, card: &str) -> bool {
    let chapter = format!(
        "chapter one {{
            ends-on-page 6; party 3; encounters none; map {{ row attic hall }}; start attic
            flag dawn; victory {{ flag dawn }}
            rule day-breaks {{ when round-starts {{ set dawn }} }}
            {rule}
        }}"
    );
    let own = Sources::from_pairs([("chapter.kdl", chapter), ("search.kdl", card.to_string())]);
    let found = load_with(&small_box(), &own).diagnostics;
    assert!(
        found.iter().all(|d| d.code == "C0018" || d.severity != Severity::Error),
        "{rule} {card}: {found:?}"
    );
    found.iter().any(|d| d.code == "C0018")
}

#[test]
fn attacks_that_answer_attacks_come_to_an_end() {
    for rule in [
        "rule thorns { when attacked { hit attacker 1 } }",
        "rule thorns { when attacked by-minion { hit target 1 } }",
        "rule thorns { when blocked-all { if target is=roach; hit attacker 2 } }",
        "rule noon { when round-starts { each minion { hit it 1 } } }",
        "rule once { when attacked once-per=turn { hit target 1 } }",
    ] {
        assert!(!has_no_room(rule, ""), "{rule}");
    }
    for rule in [
        "rule echo { when attacked { hit target 1 } }",
        "rule storm { when defeating { each minion { hit it 1 } } }",
        "rule echo { when attacked { if page at-least=2 { each figure { hit it 1 } } } }",
    ] {
        assert!(has_no_room(rule, ""), "{rule}");
    }
    let vest = |text: &str| format!("armor thorny-vest {{ slot body; when attacked {{ {text} }} }}");
    assert!(!has_no_room("", &vest("each minion on=near-self { hit it 1 }")));
    assert!(has_no_room("", &vest("each mouse on=near-self { hit it 1 }")));
}

/// The codes of the errors of a chapter with these rules.
fn errors_of(rules: &str) -> Vec<&'static str> {
    let chapter = format!(
        "chapter one {{
            ends-on-page 6; party 3; encounters none; map {{ row attic hall }}; start attic
            flag dawn; victory {{ flag dawn }}
            rule day-breaks {{ when round-starts {{ set dawn }} }}
            {rules}
        }}"
    );
    let found = load_with(&small_box(), &Sources::from_pairs([("chapter.kdl", chapter)])).diagnostics;
    found.iter().filter(|d| d.severity == Severity::Error).map(|d| d.code).collect()
}

#[test]
fn what_a_rule_brings_about_is_followed_through_other_moments() {
    for rules in [
        "rule tick { when hourglass-moves { hourglass +1 } }",
        "rule venom { when marked { wound subject 1 poison=#true } }",
        "rule again { when marked { unmark subject stunned; mark subject stunned } }",
        "rule more { when defeating { spawn roach 1 } }; rule boom { when track-laid { each minion { hit it 1 } } }",
        "rule tide { when surged { fill-wheel 6; each minion { hit it 1 } } }",
        "room attic { rule tip { when room-entered { turn-tile rafters } } }; room rafters { rule top { when room-entered { turn-tile attic } } }",
    ] {
        assert_eq!(errors_of(rules).first(), Some(&"C0018"), "{rules}: {:?}", errors_of(rules));
    }
    for rules in [
        "rule tick { when hourglass-moves once-per=turn { hourglass +1 } }",
        "rule tick { when surged { hourglass +1 } }",
        "room attic { rule tip { when room-entered { turn-tile rafters } } }",
        "rule venom { when marked { wound subject 1 } }",
        "rule more { when defeating { spawn roach 1 } }",
        "rule boom { when track-laid { each minion { hit it 1 } } }",
    ] {
        assert_eq!(errors_of(rules), [""; 0], "{rules}");
    }
}

#[test]
fn a_rule_that_brings_about_what_it_waits_for_is_refused() {
    for rules in [
        "rule two { when defeating { spawn roach 1; each roach { wound it 1 } } }",
        "rule tide { when surged { fill-wheel 6; hourglass -1 } }",
        "rule tide { when surged { fill-wheel 6; end-marker +1 } }",
        "rule toy { when captured { rescue subject; wound subject 9; hourglass -1 } }",
        "rule fury { when attacking { attack-again } }",
        "rule sleep { when turn-starts who=any-mouse { end-turn } }",
        "rule wire { when turn-ends who=any-mouse { set-snare 1 } }",
        "rule wire { when turn-ends who=any-mouse may=#true { set-snare 1; set-snare 1 } }",
        "rule wire { when turn-ends who=any-mouse may=#true { if page at-least=2 { set-snare 1 } } }",
    ] {
        assert_eq!(errors_of(rules), ["C0435"], "{rules}");
    }
    for rules in [
        "rule two { when defeating once-per=turn { spawn roach 1; each roach { wound it 1 } } }",
        "rule tide { when surged { fill-wheel 1; hourglass -1 } }",
        "rule fury { when attacking { if page at-least=3; attack-again } }",
        "rule sleep { when turn-starts who=any-mouse { if mover on=attic:sill; end-turn } }",
        "rule wire { when turn-ends who=any-mouse may=#true { set-snare 1 } }",
    ] {
        assert_eq!(errors_of(rules), [""; 0], "{rules}");
    }
}

#[test]
fn braces_within_braces_are_counted() {
    let nested = |n: usize| {
        let (open, close) = ("each mouse { ".repeat(n), "} ".repeat(n));
        format!("rule nest {{ when turn-starts {{ {open} gain-cheese it 1; {close} }} }}")
    };
    assert!(!has_no_room(&nested(6), ""));
    assert!(has_no_room(&nested(12), ""));
}

#[test]
fn every_code_has_an_example_and_an_entry_in_the_guide() {
    let guide = fs::read_to_string(common::root().join("docs/authors/diagnostics.md")).expect("the guide");
    let examples = examples();
    let codes = codes();
    assert!(codes.len() >= 40, "{codes:?}");
    for code in &codes {
        assert!(examples.iter().any(|(name, _)| name.starts_with(&**code)), "no broken example for {code}");
        assert!(guide.contains(&format!("\n### {code}: ")), "no entry for {code} in the guide");
    }
    for (name, _) in &examples {
        assert!(codes.contains(&name[..5]), "{name}: nothing reports this code");
    }
}

#[test]
fn every_finding_is_worded_in_every_language() {
    for language in content::LANGUAGES {
        let words = common::bundle(language);
        for (name, path) in examples() {
            for found in check(&path).1.diagnostics {
                let key = format!("diagnostic-{}", found.code.to_lowercase());
                let text = common::say(&words, &key, &found.args);
                assert!(!text.is_empty() && !text.starts_with("MISSING"), "{language} {name}: {text}");
                assert!(
                    !common::say(&words, &format!("{key}.label"), &found.args).is_empty(),
                    "{language} {key}"
                );
                for (_, attribute) in &found.also {
                    let text = common::say(&words, &format!("{key}.{attribute}"), &found.args);
                    assert!(!text.is_empty(), "{language} {key}.{attribute}");
                }
            }
        }
    }
}

#[test]
fn findings_are_json_with_their_place() {
    let (_, loaded) = check(&common::root().join("broken-content/C0102-unknown-search-card"));
    let json = serde_json::to_value(&loaded.diagnostics).expect("json");
    assert_eq!(json[0]["code"], "C0102");
    assert_eq!(json[0]["severity"], "error");
    assert_eq!(json[0]["span"]["file"], "chapter.kdl");
    assert_eq!(loaded.diagnostics[0].severity, Severity::Error);
}

#[test]
fn the_book_of_the_project_is_clean() {
    let sources = Sources::from_dir(&common::root().join("content")).expect("the project's content");
    let loaded = content::load(&sources);
    // A shelf that only the hook reaches is meant so.
    let found: Vec<_> = loaded.diagnostics.iter().filter(|d| d.code != "C0635").collect();
    assert!(found.is_empty(), "{found:?}");
    let story = loaded.first().expect("a book");
    let book = &story.book;
    assert_eq!(book.copies.len(), 71);
    assert_eq!((book.abilities.len(), book.encounters.len(), book.init_cards.len()), (28, 18, 18));
    assert_eq!((book.mice.len(), book.sides.len()), (6, 16));
    assert_eq!(story.rules.len(), engine::rule::LEDGER.len());
}
