//! A chapter's prose: Markdown under one heading per story moment.

use crate::link::{Kind, Link};
use crate::tree::At;
use engine::book::Chapter;
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use serde::Serialize;

/// The languages of the game.
pub const LANGUAGES: [&str; 3] = ["en", "de", "pl"];

/// What is read aloud at one moment, in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Passage {
    /// The chapter.
    pub chapter: String,
    /// Language tag.
    pub language: String,
    /// The heading: a story moment, or `rule NAME`.
    pub moment: String,
    /// Markdown without raw HTML.
    pub text: String,
}

impl Passage {
    /// The text for a party: a paragraph that begins with `[with NAME ...]` is told only if all of them go along, one
    /// that begins with `[without NAME ...]` only if none does.
    pub fn told(&self, goes: impl Fn(&str) -> bool) -> String {
        let told = |paragraph: &str| match Company::of(paragraph) {
            Some((company, rest)) => {
                company.names().all(|name| goes(name) == company.with).then(|| rest.to_string())
            }
            None => Some(paragraph.to_string()),
        };
        self.text.split("\n\n").filter_map(told).collect::<Vec<_>>().join("\n\n")
    }
}

/// For whom a paragraph is written.
struct Company<'t> {
    /// Whether they have to go along, or must not.
    with: bool,
    /// Who.
    names: &'t str,
}

impl<'t> Company<'t> {
    /// The company at the beginning of a paragraph, and what is told then.
    fn of(paragraph: &'t str) -> Option<(Company<'t>, &'t str)> {
        let (words, rest) = paragraph.strip_prefix('[')?.split_once(']')?;
        let (with, names) = match words.strip_prefix("with ") {
            Some(names) => (true, names),
            None => (false, words.strip_prefix("without ")?),
        };
        Some((Company { with, names }, rest.trim_start()))
    }

    fn names(&self) -> impl Iterator<Item = &'t str> {
        self.names.split_whitespace()
    }
}

/// Moments every chapter may word without naming them.
const ALWAYS: &[&str] = &["opening", "victory", "defeat", "continues"];
/// Those of them it must word.
const NEEDED: &[&str] = &["opening", "victory"];

impl Link {
    /// Reads the prose of a chapter in one language.
    pub(crate) fn prose(&mut self, chapter: &Chapter, language: &str, file: u16, text: &str) -> Vec<Passage> {
        let at =
            |range: std::ops::Range<usize>| At { file, start: range.start as u32, end: range.end as u32 };
        // Heading, its place, and where its text begins.
        let mut found: Vec<(String, std::ops::Range<usize>)> = Vec::new();
        let mut heading: Option<(String, std::ops::Range<usize>)> = None;
        let mut stray = None;
        for (event, range) in Parser::new_ext(text, Options::empty()).into_offset_iter() {
            match event {
                Event::Html(_) | Event::InlineHtml(_) => self.error("C0504", at(trimmed(text, range)), &[]),
                Event::Start(Tag::Image { .. }) => self.error("C0509", at(trimmed(text, range)), &[]),
                Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) => {
                    heading = Some((String::new(), trimmed(text, range)));
                }
                Event::End(TagEnd::Heading(HeadingLevel::H1)) => found.extend(heading.take()),
                Event::Text(t) | Event::Code(t) => match &mut heading {
                    Some((words, _)) => words.push_str(&t),
                    None if found.is_empty() && stray.is_none() => stray = Some(trimmed(text, range)),
                    None => {}
                },
                _ => {}
            }
        }
        if let Some(range) = stray {
            self.warn("C0505", at(range), &[]);
        }
        let rules = format!("{}/", chapter.name);
        let mut passages: Vec<Passage> = Vec::new();
        for (ix, (name, range)) in found.iter().enumerate() {
            let end = found.get(ix + 1).map_or(text.len(), |(_, next)| next.start);
            let name = name.trim();
            let known = ALWAYS.contains(&name)
                || chapter.moments.iter().any(|m| m == name)
                || name.strip_prefix("rule ").is_some_and(|rule| {
                    self.book.rule_names.iter().any(|n| n.strip_prefix(&*rules) == Some(rule.trim()))
                });
            if !known {
                let moments = chapter.moments.iter().map(String::as_str).chain(ALWAYS.iter().copied());
                let suggestion = crate::diagnostic::nearest(name, moments);
                self.warn("C0503", at(range.clone()), &[("name", name), ("suggestion", &suggestion)]);
            }
            if passages.iter().any(|p| p.moment == name) {
                self.error("C0506", at(range.clone()), &[("name", name)]);
            }
            let told = text.get(range.end..end).unwrap_or("");
            if !name.starts_with("rule ") {
                self.companies(told, range.end, at);
            }
            passages.push(Passage {
                chapter: chapter.name.clone(),
                language: language.to_string(),
                moment: name.to_string(),
                text: told.trim().to_string(),
            });
        }
        passages
    }

    /// Whoever a paragraph is for has to be a mouse.
    fn companies(&mut self, told: &str, from: usize, at: impl Fn(std::ops::Range<usize>) -> At) {
        let mut begin = from;
        for paragraph in told.split("\n\n") {
            let text = paragraph.trim_start();
            let first = begin + paragraph.len() - text.len();
            if let Some((company, rest)) = Company::of(text) {
                let end = first + text.len() - rest.len();
                for name in company.names() {
                    self.look(Kind::Mouse, name, at(first..end));
                }
            }
            begin += paragraph.len() + 2;
        }
    }

    /// Moments of a chapter that a language does not word.
    pub(crate) fn missing_prose(&mut self, chapter: &Chapter, at: At, passages: &[Passage]) {
        let moments: Vec<(String, At)> = NEEDED
            .iter()
            .map(|n| ((*n).to_string(), at))
            .chain(chapter.moments.iter().map(|m| {
                let place = self.moments_at.get(&(chapter.name.clone(), m.clone())).copied();
                (m.clone(), place.unwrap_or(at))
            }))
            .collect();
        for (moment, at) in moments {
            let lacking: Vec<&str> = LANGUAGES
                .into_iter()
                .filter(|l| {
                    !passages.iter().any(|p| p.language == *l && p.moment == moment && !p.text.is_empty())
                })
                .collect();
            if !lacking.is_empty() {
                self.warn("C0502", at, &[("name", &moment), ("languages", &lacking.join(", "))]);
            }
        }
    }
}

fn trimmed(text: &str, range: std::ops::Range<usize>) -> std::ops::Range<usize> {
    let part = text.get(range.clone()).unwrap_or("");
    range.start..range.start + part.trim_end().len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_paragraph_may_be_for_some_parties_only() {
        let text =
            "All hear this.\n\n[with filch nez] Both.\n\n[without filch nez] Neither.\n\n[sic] A note.";
        let [chapter, language, moment] = ["c", "en", "opening"].map(str::to_string);
        let passage = Passage { chapter, language, moment, text: text.to_string() };
        let told = |party: &[&str]| passage.told(|name| party.contains(&name));
        assert_eq!(told(&["filch", "nez"]), "All hear this.\n\nBoth.\n\n[sic] A note.");
        assert_eq!(told(&["filch"]), "All hear this.\n\n[sic] A note.");
        assert_eq!(told(&[]), "All hear this.\n\nNeither.\n\n[sic] A note.");
    }
}
