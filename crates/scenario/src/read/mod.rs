//! From a file to cases: what is said is understood or refused with its place.

mod choice;
mod expect;
mod names;
mod position;
mod possible;
mod reader;

use self::reader::Reader;
use crate::case::{Case, Step, What};
use content::reading::{At, Decode, Findings, Kind, Node, read};
use content::{Diagnostic, Index};
use engine::book::Book;
use std::sync::Arc;

/// The cases of one file.
#[derive(Clone, Debug, Default)]
pub struct CaseFile {
    /// Path as given.
    pub path: String,
    /// Its cases, as far as they are understood.
    pub cases: Vec<Case>,
    /// What is wrong with the others.
    pub found: Vec<Diagnostic>,
    /// Which name of the book stands where, and what could stand where nobody knows the word.
    pub index: Index,
}

/// Reads a case file against the books its cases may play with; everything wrong is collected. A case plays with the book
/// of its chapter; one without a chapter with the first that has all it names.
pub fn read_cases(books: &[Arc<Book>], path: &str, text: &str) -> CaseFile {
    let mut cx = Findings::noting(vec![path.to_string()]);
    let mut cases = Vec::new();
    let breaks = text.bytes().enumerate().filter(|(_, b)| *b == b'\n').map(|(at, _)| at as u32 + 1);
    let lines: Arc<[u32]> = std::iter::once(0).chain(breaks).collect();
    for node in read(0, path, text, &mut cx.out).unwrap_or_default() {
        if node.name != "case" {
            cx.unknown_node(&node, "case-files", &[&["case"]]);
            continue;
        }
        let mut found = None;
        for book in candidates(books, &node) {
            let mut tried = Findings::noting(cx.files.clone());
            let case = Reader::new(book, &mut tried).case(&node, &lines);
            if tried.out.is_empty() {
                cases.extend(case);
                found = Some(tried);
                break;
            }
            found.get_or_insert(tried);
        }
        if let Some(found) = found {
            cx.adopt(found);
        }
    }
    let index = cx.index();
    CaseFile { path: path.to_string(), cases, found: cx.out, index }
}

/// The books that a case may mean, the likeliest first.
fn candidates<'b>(books: &'b [Arc<Book>], case: &Node) -> Vec<&'b Arc<Book>> {
    let named = |line: &&Node| matches!(&*line.name, "chapter" | "begin");
    let chapter = case.kids().iter().find(named).and_then(Node::first_word);
    let holds = |book: &&Arc<Book>| chapter.is_some_and(|(name, _)| book.chapter_named(name).is_some());
    let holding: Vec<_> = books.iter().filter(holds).collect();
    if holding.is_empty() { books.iter().collect() } else { holding }
}

impl Reader<'_> {
    fn case(&mut self, node: &Node, lines_at: &Arc<[u32]>) -> Option<Case> {
        let mut d = Decode::new(node);
        let title = d.word(self.cx, "title");
        let lines = d.needs_block(self.cx);
        d.done(self.cx);
        let is_setup = |line: &Node| position::LINES.contains(&&*line.name) || line.name == "proves";
        let split = lines.iter().position(|l| !is_setup(l)).unwrap_or(lines.len());
        let (setup, rest) = lines.split_at(split);
        let mut proved = Vec::new();
        for line in lines.iter().filter(|l| l.name == "proves") {
            let mut d = Decode::new(line);
            for word in d.words(self.cx, "id of a rule") {
                proved.extend(self.rule(word).map(|rule| (rule, word.1)));
            }
            d.done(self.cx);
        }
        if !lines.iter().any(|l| l.name == "proves") {
            self.cx.missing(node, "proves");
        }
        let start = self.start(node, setup);
        let chapter = self.chapter.map(|c| self.book.chapters[c.ix()].name.clone());
        // Without a map every space would be unknown.
        let steps = if self.map.is_empty() { Vec::new() } else { self.steps(rest, start.as_ref()?.begin) };
        let proves = proved.iter().map(|(rule, _)| self.book.rule_name(*rule).to_string()).collect();
        Some(Case {
            title: title?.0.to_string(),
            proves,
            chapter,
            book: Arc::clone(self.book),
            file: self.cx.files.first().cloned().unwrap_or_default(),
            lines: lines_at.clone(),
            at: node.head(),
            proved,
            start: start?,
            steps,
        })
    }

    fn steps(&mut self, lines: &[Node], begin: Option<At>) -> Vec<Step> {
        let mut steps: Vec<Step> = Vec::new();
        for line in lines {
            let at = line.head();
            if position::LINES.contains(&&*line.name) || line.name == "proves" {
                self.cx.error("C0801", line.name_at, &[("line", &line.name)]);
                continue;
            }
            let refused = |s: &Step| matches!(s.what, What::Expect(crate::case::Expect::SetupRefused(_)));
            if steps.last().is_some_and(refused) {
                self.cx.error("C0806", at, &[]);
                break;
            }
            let mut d = Decode::new(line);
            let what = match &*line.name {
                "expect" => {
                    let expect = self.expect(&mut d);
                    if matches!(expect, Some(crate::case::Expect::SetupRefused(_))) {
                        let first = steps.is_empty() && begin.is_some();
                        if !first && !steps.last().is_some_and(|s| matches!(s.what, What::Onward(_))) {
                            self.cx.error("C0805", at, &[]);
                        }
                    }
                    expect.map(What::Expect)
                }
                "onward" => self.onward(&mut d).map(What::Onward),
                name => self.who(name, line.name_at).and_then(|who| {
                    let choice = self.choice(&mut d)?;
                    Some(What::Choice(who, choice))
                }),
            };
            if what.is_none() {
                d.skip();
            }
            d.done(self.cx);
            steps.extend(what.map(|what| Step { at, what }));
        }
        steps
    }

    /// Whoever begins a line after the position.
    fn who(&mut self, name: &str, at: At) -> Option<crate::case::Who> {
        if name == "party" {
            return Some(crate::case::Who::Party);
        }
        if let Some(mouse) = self.book.mouse_named(name) {
            self.used(Kind::Mouse, (name, at), "");
            return Some(crate::case::Who::Mouse(mouse));
        }
        let mice = self.book.mice.iter().map(|m| m.name.as_str());
        let known =
            mice.chain(position::LINES.iter().copied()).chain(["party", "expect", "onward", "proves"]);
        let known: Vec<&str> = known.collect();
        self.cx.offer(at, None, known.iter().copied());
        let suggestion = content::reading::nearest(name, known.into_iter());
        self.cx.error("C0004", at, &[("name", name), ("place", "cases"), ("suggestion", &suggestion)]);
        None
    }

    /// `onward retry`, `onward next { mouse NAME [ABILITY] { kept CARD... } ... }`.
    fn onward(&mut self, d: &mut Decode) -> Option<crate::case::Onward> {
        let ways = [("retry", false), ("next", true)];
        let word = d.word(self.cx, "retry or next")?;
        let next = self.cx.one_of("C0117", word, &ways)?;
        let Some(chapter) = self.chapter else {
            self.cx.error("C0808", word.1, &[]);
            return None;
        };
        if !next {
            self.in_chapter(chapter);
            return Some(crate::case::Onward::Retry);
        }
        // Where the campaign branches a case names the chapter it means.
        let to = d.prop_word(self.cx, "to").map(|word| self.chapter_named(word));
        let next = match to {
            Some(to) => to,
            None => self.book.next_chapter(chapter, 0),
        };
        let mut party = Vec::new();
        for line in d.needs_block(self.cx) {
            if line.name != "mouse" {
                self.cx.unknown_node(line, "onward", &[&["mouse"]]);
                continue;
            }
            let mut d = Decode::new(line);
            let mouse = d.word(self.cx, "mouse").and_then(|w| self.mouse(w));
            let ability = d.opt_word().and_then(|w| self.ability(w));
            let keep = self.kept(&mut d).into_iter().map(|(card, _)| card).collect();
            d.done(self.cx);
            party.extend(mouse.map(|mouse| engine::campaign::Chosen { mouse, ability, keep }));
        }
        let Some(next) = next else {
            self.cx.error("C0809", word.1, &[]);
            return None;
        };
        self.in_chapter(next);
        Some(crate::case::Onward::Next(party, to.flatten()))
    }
}
