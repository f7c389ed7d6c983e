//! Choices: the engine's verbs, and what each of them takes.

use super::reader::Reader;
use crate::case::{ChoiceName, Word};
use content::reading::{At, Decode, Kind};
use engine::book::{Edge, RuleIx};
use engine::verbs::{Takes, Verb};

/// The words of a verb: one, or two where there is nothing it could be about.
fn words(verb: Verb) -> (&'static str, Option<&'static str>) {
    verb.name().split_once(' ').map_or((verb.name(), None), |(first, second)| (first, Some(second)))
}

impl Reader<'_> {
    /// A choice by its words; the rest of the line is left over for others.
    pub(super) fn choice(&mut self, d: &mut Decode) -> Option<ChoiceName> {
        let first = d.word(self.cx, "choice")?;
        let mut known: Vec<(&'static str, ())> = Verb::ALL.iter().map(|v| (words(*v).0, ())).collect();
        known.sort_unstable();
        known.dedup();
        self.cx.one_of("C0117", first, &known)?;
        let mut said = vec![Word::Plain(first.0.to_string())];
        let mut at = first.1;
        let of = || Verb::ALL.iter().copied().filter(|v| words(*v).0 == first.0);
        let seconds: Vec<&'static str> = of().filter_map(|v| words(v).1).collect();
        let verb = of().find(|v| words(*v).1.is_none());
        if verb.is_none() || d.peek().is_some_and(|next| seconds.contains(&next)) {
            let second = d.word(self.cx, "choice")?;
            let known: Vec<(&'static str, ())> = seconds.iter().map(|s| (*s, ())).collect();
            self.cx.one_of("C0117", second, &known)?;
            said.push(Word::Plain(second.0.to_string()));
            at.end = second.1.end;
            return Some(ChoiceName { words: said, at });
        }
        let takes = verb.map_or(Takes::Nothing, Verb::takes);
        if takes != Takes::Nothing {
            let word = d.word(self.cx, object(takes))?;
            at.end = word.1.end;
            said.push(self.fills(takes, word, &seconds)?);
        }
        if takes == Takes::Attack && d.peek() == Some("with") {
            d.any();
            let word = d.word(self.cx, "search card")?;
            at.end = word.1.end;
            self.search(word)?;
            said.extend(["with", word.0].map(|w| Word::Plain(w.to_string())));
        }
        Some(ChoiceName { words: said, at })
    }

    /// `others` are words that fit as well.
    fn fills(&mut self, takes: Takes, word: (&str, At), others: &[&'static str]) -> Option<Word> {
        match takes {
            Takes::Nothing => Some(()),
            Takes::Space => self.spot(word).map(|_| ()),
            Takes::Mouse => self.mouse(word).map(|_| ()),
            Takes::Figure | Takes::Attack => return self.figure(word).map(Word::Figure),
            Takes::Card => self.search(word).map(|_| ()),
            Takes::Ability => self.ability(word).map(|_| ()),
            Takes::Init => self.init(word).map(|_| ()),
            Takes::Marker => self.marker(word).map(|_| ()),
            Takes::Edge => {
                let edges = Edge::ALL.iter().map(|e| e.name()).chain(others.iter().copied());
                let edges: Vec<(&'static str, ())> = edges.map(|e| (e, ())).collect();
                self.cx.one_of("C0117", word, &edges)
            }
            Takes::Rule => {
                let known: Vec<String> =
                    (0..self.book.rules.len() as u16).map(|ix| self.book.use_name(RuleIx(ix))).collect();
                let found = known.iter().any(|n| n == word.0);
                if !found {
                    self.cx.unknown(Kind::Use, word, known.iter().map(String::as_str));
                }
                found.then_some(())
            }
            Takes::Prompt => {
                let found = self.book.prompts.iter().any(|p| p == word.0);
                if !found {
                    self.cx.unknown(Kind::Answer, word, self.book.prompts.iter().map(String::as_str));
                }
                found.then_some(())
            }
        }?;
        Some(Word::Plain(word.0.to_string()))
    }
}

/// What is missing where a verb stands alone.
const fn object(takes: Takes) -> &'static str {
    match takes {
        Takes::Nothing => "choice",
        Takes::Space => "space",
        Takes::Mouse => "mouse",
        Takes::Figure | Takes::Attack => "figure",
        Takes::Card => "search card",
        Takes::Marker => "marker",
        Takes::Edge => "way out",
        Takes::Ability => "ability",
        Takes::Rule => "what is used",
        Takes::Init => "initiative card",
        Takes::Prompt => "name of the option",
    }
}
