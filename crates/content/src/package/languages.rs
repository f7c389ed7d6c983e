//! How complete a book is in each language.

use crate::sources::{Sources, kind_of};
use crate::texts::LANGUAGES;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// How much of a book is there in a language, in 100.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Completeness {
    /// Language tag.
    pub language: String,
    /// Sentences and passages that are there.
    pub percent: u8,
}

/// How complete each language of a book is, held against all that any language has; languages without anything are left out.
pub fn completeness(own: &Sources) -> Vec<Completeness> {
    let mut there: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for (path, text) in own.iter() {
        let stem = path.rsplit_once('.').map_or(path, |(stem, _)| stem);
        let Some(language) = LANGUAGES.into_iter().find(|l| stem.split('/').any(|part| part == *l)) else {
            continue;
        };
        let place: Vec<&str> = path.split('/').filter(|part| *part != language).collect();
        let place = place.join("/").replace(&format!("{language}."), ".");
        let said: Vec<&str> = match kind_of(path) {
            "ftl" => text.lines().filter(|l| !l.starts_with([' ', '#', '-'])).filter_map(key).collect(),
            "md" => text.lines().filter_map(|line| line.strip_prefix("# ")).collect(),
            _ => continue,
        };
        let place = if kind_of(path) == "ftl" { String::new() } else { place };
        there.entry(language).or_default().extend(said.iter().map(|word| format!("{place} {}", word.trim())));
    }
    let all: BTreeSet<&String> = there.values().flatten().collect();
    let share = |said: &BTreeSet<String>| (said.len() * 100 / all.len().max(1)) as u8;
    LANGUAGES
        .into_iter()
        .filter_map(|language| {
            let percent = share(there.get(language)?);
            (percent > 0).then(|| Completeness { language: language.to_string(), percent })
        })
        .collect()
}

fn key(line: &str) -> Option<&str> {
    line.split_once('=').map(|(key, _)| key)
}
