//! The words we ship: complete in every language, and one text for each rule of the catalogue.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use words::{Args, Lang, Words, WordsSource};

fn content() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content")
}

fn sources() -> Vec<WordsSource> {
    let mut sources = Vec::new();
    for lang in Lang::ALL {
        let folder = content().join("locales").join(lang.as_str());
        for entry in fs::read_dir(&folder).expect("every language has a folder") {
            let path = entry.expect("the folder can be listed").path();
            if path.extension().is_some_and(|extension| extension == "ftl") {
                let text = fs::read_to_string(&path).expect("words are UTF-8");
                let name = path.file_name().expect("a listed file has a name").to_string_lossy();
                sources.push(WordsSource::new(lang, format!("{lang}/{name}"), text));
            }
        }
    }
    sources
}

fn words() -> Words {
    Words::build(sources()).0
}

/// The catalogue's lines, as the words of each.
fn catalogue() -> Vec<Vec<String>> {
    let text = fs::read_to_string(content().join("rules.kdl")).expect("the catalogue is there");
    text.lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .map(|line| line.split_whitespace().map(str::to_owned).collect())
        .collect()
}

/// The ids of the catalogue, in order.
fn ids() -> Vec<String> {
    catalogue()
        .into_iter()
        .filter(|line| line.first().is_some_and(|node| node == "rule"))
        .map(|l| l[1].clone())
        .collect()
}

/// Every key the catalogue asks for.
fn keys() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let mut owner = String::new();
    for line in catalogue() {
        let [node, name, ..] = line.as_slice() else { continue };
        let name = name.to_lowercase();
        match node.as_str() {
            "section" => keys.extend([format!("rules-section-{name}")]),
            "rule" => keys.extend([format!("rule-{name}"), format!("rule-{name}.title")]),
            "switch" | "variant" => {
                owner = format!("{node}-{name}");
                keys.extend([owner.clone()]);
            }
            "option" => keys.extend([format!("{owner}-{name}")]),
            other => panic!("the catalogue has no node `{other}`"),
        }
    }
    keys
}

#[test]
fn shipped_words_have_no_problems() {
    let (_, problems) = Words::build(sources());
    let report: Vec<_> = problems.iter().map(ToString::to_string).collect();
    assert!(report.is_empty(), "{}", report.join("\n"));
}

#[test]
fn every_rule_switch_and_variant_has_its_words() {
    let words = words();
    let keys = keys();
    assert!(
        keys.contains("rule-var-5.title") && keys.contains("switch-boss-cards-two"),
        "the catalogue was read"
    );
    for lang in Lang::ALL {
        let missing: Vec<_> = keys.iter().filter(|key| !words.has(lang, key)).collect();
        assert!(missing.is_empty(), "{lang}: {missing:?}");
    }
}

#[test]
fn no_words_for_rules_that_are_not_in_the_catalogue() {
    let keys = keys();
    for source in sources().iter().filter(|source| source.file.ends_with("/rules.ftl")) {
        let defined = source
            .text
            .lines()
            .filter(|line| !line.starts_with([' ', '#']))
            .filter_map(|l| l.split_once(" = "));
        let stray: Vec<_> = defined.map(|(key, _)| key).filter(|key| !keys.contains(*key)).collect();
        assert!(stray.is_empty(), "{}: {stray:?}", source.file);
    }
}

#[test]
fn each_rule_stands_in_the_catalogue_once() {
    let ids = ids();
    assert!(!ids.is_empty());
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len());
}

#[test]
fn no_two_rules_share_a_title() {
    let words = words();
    for lang in Lang::ALL {
        let mut seen = BTreeSet::new();
        for id in ids().iter().filter(|id| !id.starts_with("POW-")) {
            let title = words.say(lang, &format!("rule-{}.title", id.to_lowercase()), &Args::new());
            assert!(seen.insert(title.clone()), "{lang}: {id} has the title of another rule, {title}");
        }
    }
}
