//! A chapter's prose: Markdown under one heading per story moment.

use crate::link::Link;
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
                let suggestion = crate::decode::nearest(name, moments);
                self.warn("C0503", at(range.clone()), &[("name", name), ("suggestion", &suggestion)]);
            }
            if passages.iter().any(|p| p.moment == name) {
                self.error("C0506", at(range.clone()), &[("name", name)]);
            }
            passages.push(Passage {
                chapter: chapter.name.clone(),
                language: language.to_string(),
                moment: name.to_string(),
                text: text.get(range.end..end).unwrap_or("").trim().to_string(),
            });
        }
        passages
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
