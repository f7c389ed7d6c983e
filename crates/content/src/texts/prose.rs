//! A chapter's prose: Markdown under one heading per story moment.

use crate::link::{Kind, Link, Role};
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

/// Whom a passage is read to.
pub trait Listeners {
    /// Whether this mouse is along.
    fn goes(&self, mouse: &str) -> bool;
    /// Whether the party has this story achievement.
    fn achieved(&self, achievement: &str) -> bool;
}

impl Passage {
    /// The text for these listeners: a paragraph that begins with conditions is told only if all of them hold.
    pub fn told(&self, listeners: &impl Listeners) -> String {
        self.heard(listeners).map(|(_, text)| text).collect::<Vec<_>>().join("\n\n")
    }

    /// Who speaks in each of the paragraphs that these listeners are told, where the author says so.
    pub fn speakers(&self, listeners: &impl Listeners) -> Vec<Option<&str>> {
        self.heard(listeners).map(|(speaker, _)| speaker).collect()
    }

    fn heard(&self, listeners: &impl Listeners) -> impl Iterator<Item = (Option<&str>, &str)> {
        let told = self.text.split("\n\n").map(conditions);
        told.filter(move |(all, _)| all.iter().all(|c| c.holds(listeners))).map(|(_, rest)| speaker(rest))
    }

    /// All paragraphs, each with its conditions as they are written: a word such as `with`, and names.
    pub fn paragraphs(&self) -> Vec<(Vec<(&str, &str)>, &str)> {
        let apart = |paragraph| {
            let (conditions, rest) = conditions(paragraph);
            (conditions.iter().map(|c| (c.word(), c.names)).collect(), speaker(rest).1)
        };
        self.text.split("\n\n").map(apart).collect()
    }
}

/// When a paragraph is told: `[with NAME ...]` and `[achieved NAME ...]` if all of them are, `[without NAME ...]` and
/// `[not-achieved NAME ...]` if none is.
struct Condition<'t> {
    about: About,
    /// Whether they have to, or must not.
    wanted: bool,
    names: &'t str,
}

/// What a condition asks for.
#[derive(Clone, Copy)]
enum About {
    Mice,
    Achievements,
}

/// The conditions at the beginning of a paragraph, and what is told then.
fn conditions(paragraph: &str) -> (Vec<Condition<'_>>, &str) {
    let mut rest = paragraph;
    let mut all = Vec::new();
    while let Some((condition, after)) = Condition::first(rest) {
        all.push(condition);
        rest = after;
    }
    (all, rest)
}

/// Who speaks, if a paragraph begins with `[says NAME]`; and the paragraph.
fn speaker(paragraph: &str) -> (Option<&str>, &str) {
    let says = paragraph.strip_prefix("[says ").and_then(|rest| rest.split_once(']'));
    says.map_or((None, paragraph), |(name, rest)| (Some(name.trim()), rest.trim_start()))
}

impl<'t> Condition<'t> {
    fn first(text: &'t str) -> Option<(Condition<'t>, &'t str)> {
        let (words, rest) = text.strip_prefix('[')?.split_once(']')?;
        let (word, names) = words.split_once(' ')?;
        let (about, wanted) = match word {
            "with" => (About::Mice, true),
            "without" => (About::Mice, false),
            "achieved" => (About::Achievements, true),
            "not-achieved" => (About::Achievements, false),
            _ => return None,
        };
        Some((Condition { about, wanted, names }, rest.trim_start()))
    }

    fn word(&self) -> &'static str {
        match (self.about, self.wanted) {
            (About::Mice, true) => "with",
            (About::Mice, false) => "without",
            (About::Achievements, true) => "achieved",
            (About::Achievements, false) => "not-achieved",
        }
    }

    fn names(&self) -> impl Iterator<Item = &'t str> {
        self.names.split_whitespace()
    }

    fn holds(&self, listeners: &impl Listeners) -> bool {
        self.names().all(|name| {
            let is = match self.about {
                About::Mice => listeners.goes(name),
                About::Achievements => listeners.achieved(name),
            };
            is == self.wanted
        })
    }
}

/// Moments every chapter may word without naming them.
pub(super) const ALWAYS: &[&str] = &["opening", "victory", "defeat", "continues", "onward"];
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
            // The name without its `#`.
            let before = text.get(range.clone()).and_then(|line| line.find(name)).unwrap_or(0);
            let place = at(range.start + before..range.start + before + name.len());
            let (kind, told) =
                name.strip_prefix("rule ").map_or((Kind::Moment, name), |rule| (Kind::Rule, rule.trim()));
            if known && !ALWAYS.contains(&name) {
                let place = At { start: place.end - told.len() as u32, ..place };
                self.note(Role::Told, kind, (told, place), &chapter.name);
            }
            if !known {
                let moments = chapter.moments.iter().map(String::as_str).chain(ALWAYS.iter().copied());
                self.offer(place, Some(Kind::Moment), moments);
                let moments = chapter.moments.iter().map(String::as_str).chain(ALWAYS.iter().copied());
                let suggestion = crate::diagnostic::nearest(name, moments);
                self.warn("C0503", at(range.clone()), &[("name", name), ("suggestion", &suggestion)]);
            }
            if passages.iter().any(|p| p.moment == name) {
                self.error("C0506", at(range.clone()), &[("name", name)]);
            }
            let told = text.get(range.end..end).unwrap_or("");
            if !name.starts_with("rule ") {
                self.conditions(told, range.end, at);
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

    /// What a paragraph's conditions name has to exist, and whoever speaks in it.
    fn conditions(&mut self, told: &str, from: usize, at: impl Fn(std::ops::Range<usize>) -> At) {
        let mut begin = from;
        for paragraph in told.split("\n\n") {
            let text = paragraph.trim_start();
            let first = begin + paragraph.len() - text.len();
            let (conditions, rest) = conditions(text);
            if let (Some(name), _) = speaker(rest) {
                let start = first + (name.as_ptr() as usize - text.as_ptr() as usize);
                self.look_for_speaker(name, at(start..start + name.len()));
            }
            for condition in conditions {
                let kind = match condition.about {
                    About::Mice => Kind::Mouse,
                    About::Achievements => Kind::Achievement,
                };
                for name in condition.names() {
                    // A name is a slice of the paragraph, so its place is the distance of the two.
                    let start = first + (name.as_ptr() as usize - text.as_ptr() as usize);
                    self.look(kind, name, at(start..start + name.len()));
                }
            }
            begin += paragraph.len() + 2;
        }
    }

    /// A mouse, somebody of the board, or one of the book's people.
    fn look_for_speaker(&mut self, name: &str, at: At) {
        let mice = self.book.mice.iter().map(|m| &m.name);
        let minions = self.book.minions.iter().map(|m| &m.name);
        let all: Vec<String> = mice.chain(minions).chain(&self.about.people).cloned().collect();
        if !all.iter().any(|known| known == name) {
            self.findings.unknown(Kind::Figure, (name, at), all.iter().map(String::as_str));
        }
    }

    /// Moments of a chapter that no language words.
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
            if !passages.iter().any(|p| p.moment == moment && !p.text.is_empty()) {
                self.warn("C0502", at, &[("name", &moment)]);
            }
        }
    }
}

/// The headings of a chapter's prose, each with the text below it.
pub(crate) fn sections<'t>(text: &'t str) -> Vec<(&'t str, &'t str)> {
    let mut heads: Vec<(&'t str, std::ops::Range<usize>)> = Vec::new();
    let parser = Parser::new_ext(text, Options::empty()).into_offset_iter();
    for (event, range) in parser {
        if let Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) = event {
            let words = text.get(range.clone()).unwrap_or("").trim().trim_start_matches('#').trim();
            heads.push((words, range));
        }
    }
    let ends: Vec<usize> = heads.iter().skip(1).map(|(_, next)| next.start).chain([text.len()]).collect();
    let below = |((words, range), end): ((&'t str, std::ops::Range<usize>), usize)| {
        (words, text.get(range.end..end).unwrap_or("").trim())
    };
    heads.into_iter().zip(ends).map(below).collect()
}

fn trimmed(text: &str, range: std::ops::Range<usize>) -> std::ops::Range<usize> {
    let part = text.get(range.clone()).unwrap_or("");
    range.start..range.start + part.trim_end().len()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A party, and what it has achieved.
    struct Heard<'a>(&'a [&'a str], &'a [&'a str]);

    impl Listeners for Heard<'_> {
        fn goes(&self, mouse: &str) -> bool {
            self.0.contains(&mouse)
        }

        fn achieved(&self, achievement: &str) -> bool {
            self.1.contains(&achievement)
        }
    }

    fn told(text: &str, party: &[&str], achieved: &[&str]) -> String {
        let [chapter, language, moment] = ["c", "en", "opening"].map(str::to_string);
        Passage { chapter, language, moment, text: text.to_string() }.told(&Heard(party, achieved))
    }

    #[test]
    fn a_paragraph_may_be_for_some_parties_only() {
        let text =
            "All hear this.\n\n[with filch nez] Both.\n\n[without filch nez] Neither.\n\n[sic] A note.";
        assert_eq!(told(text, &["filch", "nez"], &[]), "All hear this.\n\nBoth.\n\n[sic] A note.");
        assert_eq!(told(text, &["filch"], &[]), "All hear this.\n\n[sic] A note.");
        assert_eq!(told(text, &[], &[]), "All hear this.\n\nNeither.\n\n[sic] A note.");
    }

    #[test]
    fn a_paragraph_may_say_who_speaks() {
        let text = "Rain.\n\n[with filch] [says bodkin] “Names?”\n\n[says tip]\n“Go on!”";
        assert_eq!(told(text, &["filch"], &[]), "Rain.\n\n“Names?”\n\n“Go on!”");
        let [chapter, language, moment] = ["c", "en", "opening"].map(str::to_string);
        let passage = Passage { chapter, language, moment, text: text.to_string() };
        assert_eq!(passage.speakers(&Heard(&["filch"], &[])), [None, Some("bodkin"), Some("tip")]);
        assert_eq!(passage.speakers(&Heard(&[], &[])), [None, Some("tip")]);
        assert_eq!(passage.paragraphs()[1], (vec![("with", "filch")], "“Names?”"));
    }

    #[test]
    fn a_paragraph_may_remember_what_was_achieved() {
        let text = "[achieved wren] Sings.\n\n[not-achieved wren]\nSilent.\n\n[with lily] [achieved wren] Lily hums.";
        assert_eq!(told(text, &["lily"], &["wren"]), "Sings.\n\nLily hums.");
        assert_eq!(told(text, &[], &["wren"]), "Sings.");
        assert_eq!(told(text, &["lily"], &[]), "Silent.");
    }
}
