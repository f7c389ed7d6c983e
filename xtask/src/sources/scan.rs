//! Reads one source file as tokens: what it imports, names, declares and defines. Tests in it are left out.

use anyhow::{Result, anyhow};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::BTreeSet;

/// What stands in one module.
#[derive(Debug, Default)]
pub(super) struct Code {
    /// Each name that a `use` brings in.
    pub(super) uses: Vec<Use>,
    /// Paths written out where they are needed, such as `crate::table::Seat`.
    pub(super) paths: Vec<Vec<String>>,
    /// Modules in files of their own.
    pub(super) children: Vec<String>,
    /// Modules between braces, by name.
    pub(super) inline: Vec<(String, Code)>,
    /// What it defines, by name.
    pub(super) items: BTreeSet<String>,
    /// Those of them that are types and `pub`.
    pub(super) types: Vec<String>,
    /// Every word in it.
    pub(super) words: BTreeSet<String>,
}

/// One name that a `use` brings in.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Use {
    /// Where it comes from.
    pub(super) path: Vec<String>,
    /// What it is called here; `*` is everything.
    pub(super) name: String,
    /// Whether it is passed on to others.
    pub(super) passed_on: bool,
}

/// Reads the text of a file.
pub(super) fn scan(text: &str) -> Result<Code> {
    let tokens = tokens(text)?;
    let mut code = Code::default();
    Scanner { code: &mut code }.module(&tokens);
    Ok(code)
}

/// Every word of a file, its tests included.
pub(super) fn all_words(text: &str) -> Result<BTreeSet<String>> {
    let mut words = BTreeSet::new();
    collect_words(&tokens(text)?, &mut words);
    Ok(words)
}

fn tokens(text: &str) -> Result<Vec<TokenTree>> {
    let stream: TokenStream = text.parse().map_err(|error| anyhow!("{error}"))?;
    Ok(stream.into_iter().collect())
}

fn collect_words(tokens: &[TokenTree], words: &mut BTreeSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Ident(ident) => {
                words.insert(ident.to_string());
            }
            TokenTree::Group(group) => collect_words(&inside(group), words),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

fn inside(group: &proc_macro2::Group) -> Vec<TokenTree> {
    group.stream().into_iter().collect()
}

struct Scanner<'a> {
    code: &'a mut Code,
}

impl Scanner<'_> {
    /// The items of a module.
    fn module(&mut self, tokens: &[TokenTree]) {
        let mut at = 0;
        while at < tokens.len() {
            at = self.item(tokens, at);
        }
    }

    /// One item or a bit of one, from `at`; returns what comes after it.
    fn item(&mut self, tokens: &[TokenTree], at: usize) -> usize {
        let rest = &tokens[at..];
        if let Some(after) = test_only(rest) {
            return at + after;
        }
        let word = |ix: usize| rest.get(ix).and_then(ident);
        match word(0).as_deref() {
            Some("use") => at + self.import(rest, is_public(&tokens[..at]).is_some()),
            Some("mod") if word(1).is_some() => {
                let name = word(1).unwrap_or_default();
                match rest.get(2) {
                    Some(TokenTree::Group(group)) => {
                        let mut code = Code::default();
                        Scanner { code: &mut code }.module(&inside(group));
                        self.code.words.extend(code.words.iter().cloned());
                        self.code.inline.push((name, code));
                    }
                    _ => self.code.children.push(name),
                }
                at + 3
            }
            Some("struct" | "enum" | "trait" | "type") if word(1).is_some() => {
                let name = word(1).unwrap_or_default();
                if is_public(&tokens[..at]) == Some(Public::Everywhere) {
                    self.code.types.push(name.clone());
                }
                self.code.items.insert(name);
                at + 1
            }
            Some("fn" | "const" | "static") if word(1).is_some() => {
                self.code.items.insert(word(1).unwrap_or_default());
                at + 1
            }
            _ => self.body(tokens, at),
        }
    }

    /// A path, a group or anything else, from `at`; returns what comes after it.
    fn body(&mut self, tokens: &[TokenTree], at: usize) -> usize {
        match &tokens[at] {
            // Who may see an item is no use of it.
            TokenTree::Group(group) if inside(group).first().and_then(ident).as_deref() == Some("in") => {}
            TokenTree::Group(group) => {
                let within = inside(group);
                let mut at = 0;
                while at < within.len() {
                    at = self.within(&within, at);
                }
            }
            TokenTree::Ident(_) => {
                let (path, after) = path(tokens, at);
                self.code.words.extend(path.iter().cloned());
                if path.len() > 1 {
                    self.code.paths.push(path);
                }
                return after;
            }
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
        at + 1
    }

    /// Inside a function or a list: a `use` still imports, but nothing is defined for others.
    fn within(&mut self, tokens: &[TokenTree], at: usize) -> usize {
        if let Some(after) = test_only(&tokens[at..]) {
            return at + after;
        }
        match ident(&tokens[at]).as_deref() {
            // `impl Trait + use<'_>` is another word.
            Some("use") if !punct(tokens.get(at + 1), '<') => at + self.import(&tokens[at..], false),
            _ => self.body(tokens, at),
        }
    }

    /// The names of a `use`; returns how many tokens it has.
    fn import(&mut self, tokens: &[TokenTree], passed_on: bool) -> usize {
        let end = tokens.iter().position(|t| punct(Some(t), ';')).unwrap_or(tokens.len());
        let tree = &tokens[1..end.max(1)];
        collect_words(tree, &mut self.code.words);
        let mut found = Vec::new();
        use_tree(tree, &[], &mut found);
        self.code.uses.extend(found.into_iter().map(|(path, name)| Use { path, name, passed_on }));
        end + 1
    }
}

/// The paths of a tree of imports, each with the name it gets.
fn use_tree(tokens: &[TokenTree], before: &[String], found: &mut Vec<(Vec<String>, String)>) {
    for branch in tokens.split(|t| punct(Some(t), ',')) {
        let mut path = before.to_vec();
        let mut name = None;
        let mut at = 0;
        while let Some(token) = branch.get(at) {
            match token {
                TokenTree::Ident(word) if word == "as" => {
                    name = branch.get(at + 1).and_then(ident);
                    break;
                }
                TokenTree::Ident(word) => path.push(word.to_string()),
                TokenTree::Punct(star) if star.as_char() == '*' => name = Some("*".into()),
                TokenTree::Group(group) => {
                    use_tree(&inside(group), &path, found);
                    path.clear();
                    break;
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
            at += 1;
        }
        // `a::{self}` is `a` itself.
        if path.len() > 1 && path.last().is_some_and(|l| l == "self") {
            path.pop();
        }
        if let Some(last) = path.last().cloned() {
            found.push((path, name.unwrap_or(last)));
        }
    }
}

/// The longest path that begins at `at`, and what comes after it.
fn path(tokens: &[TokenTree], at: usize) -> (Vec<String>, usize) {
    let mut path = Vec::new();
    let mut next = at;
    while let Some(word) = tokens.get(next).and_then(ident) {
        path.push(word);
        next += 1;
        let colons = punct(tokens.get(next), ':') && punct(tokens.get(next + 1), ':');
        if !colons || tokens.get(next + 2).and_then(ident).is_none() {
            break;
        }
        next += 2;
    }
    (path, next)
}

#[derive(Debug, PartialEq, Eq)]
enum Public {
    Everywhere,
    Here,
}

/// Whether the tokens before an item end with a `pub`.
fn is_public(before: &[TokenTree]) -> Option<Public> {
    let word = |back: usize| before.len().checked_sub(back).and_then(|ix| ident(&before[ix]));
    match before.last()? {
        TokenTree::Ident(last) if last == "pub" => Some(Public::Everywhere),
        TokenTree::Ident(last) if last == "unsafe" || last == "auto" => {
            (word(2)? == "pub").then_some(Public::Everywhere)
        }
        TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis => {
            (word(2)? == "pub").then_some(Public::Here)
        }
        _ => None,
    }
}

/// How long the item is if the tokens begin with one that only tests see.
fn test_only(tokens: &[TokenTree]) -> Option<usize> {
    if !punct(tokens.first(), '#') {
        return None;
    }
    let TokenTree::Group(attribute) = tokens.get(1)? else { return None };
    let text = attribute.stream().to_string().replace(' ', "");
    if text != "cfg(test)" && text != "test" && !text.starts_with("cfg(all(test,") {
        return None;
    }
    let mut at = 2;
    while punct(tokens.get(at), '#') {
        at += 2;
    }
    // An import and a constant may hold braces before they end.
    let ends_with_semicolon =
        tokens[at..].iter().take(4).filter_map(ident).any(|w| w == "use" || w == "const");
    let is_function = tokens[at..].iter().take(4).filter_map(ident).any(|w| w == "fn");
    for (ix, token) in tokens.iter().enumerate().skip(at) {
        let braces = matches!(token, TokenTree::Group(g) if g.delimiter() == Delimiter::Brace);
        if punct(Some(token), ';') || (braces && (is_function || !ends_with_semicolon)) {
            return Some(ix + 1);
        }
    }
    Some(tokens.len())
}

fn ident(token: &TokenTree) -> Option<String> {
    match token {
        TokenTree::Ident(ident) => Some(ident.to_string()),
        TokenTree::Group(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => None,
    }
}

fn punct(token: Option<&TokenTree>, mark: char) -> bool {
    matches!(token, Some(TokenTree::Punct(found)) if found.as_char() == mark)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn uses(text: &str) -> Vec<(String, String, bool)> {
        let code = scan(text).unwrap();
        code.uses.into_iter().map(|u| (u.path.join("::"), u.name, u.passed_on)).collect()
    }

    fn paths(text: &str) -> Vec<String> {
        scan(text).unwrap().paths.into_iter().map(|p| p.join("::")).collect()
    }

    #[test]
    fn imports_are_taken_apart() {
        let text = "pub use a::{B, c::{self, D as E}}; use crate::x::*; pub(crate) use super::Y;";
        let expected = [
            ("a::B", "B", true),
            ("a::c", "c", true),
            ("a::c::D", "E", true),
            ("crate::x", "*", false),
            ("super::Y", "Y", true),
        ];
        assert_eq!(uses(text), expected.map(|(path, name, on)| (path.into(), name.into(), on)));
    }

    #[test]
    fn paths_are_found_in_bodies_and_macros() {
        let text = "fn f() -> crate::a::B { html! { (super::c::d(1)) } x.y::<u8>(); use self::z::Z; }";
        assert_eq!(paths(text), ["crate::a::B", "super::c::d"]);
        assert_eq!(uses(text), [("self::z::Z".into(), "Z".into(), false)]);
    }

    #[test]
    fn who_may_see_an_item_is_no_use() {
        assert_eq!(
            paths("pub(in crate::a) fn f() {} impl X { pub(in super::super) fn g() {} }"),
            Vec::<String>::new()
        );
    }

    #[test]
    fn what_only_tests_see_is_left_out() {
        let text = "#[cfg(test)] use crate::{a, b}; #[cfg(test)] mod tests { use crate::c; } \
                    #[cfg(test)] mod more; mod real; \
                    impl X { #[cfg(test)] pub(crate) fn only(&self) -> crate::d::D { } fn used() { crate::e() } }";
        assert_eq!(uses(text), []);
        assert_eq!(paths(text), ["crate::e"]);
        assert_eq!(scan(text).unwrap().children, ["real"]);
        assert!(all_words(text).unwrap().contains("only"));
    }

    #[test]
    fn public_types_are_those_for_everybody() {
        let text = "pub struct A; pub(crate) enum B {} pub trait C {} struct D; pub mod m { pub type F = u8; } \
                    pub struct G { pub r#type: u8 } impl X for Y { type Out = u8; }";
        let code = scan(text).unwrap();
        assert_eq!(code.types, ["A", "C", "G"]);
        assert_eq!(code.inline[0].1.types, ["F"]);
        assert!(code.items.contains("D") && !code.items.contains("Out"));
    }
}
