//! Takes a node apart piece by piece and reports what is missing, wrong or left over.

use crate::diagnostic::nearest;
use crate::findings::{Findings, foreign_word};
use crate::tree::{Arg, At, Node, Prop, Value};
use std::ops::RangeInclusive;

/// One node being read. Whatever was not asked for is reported by [`Decode::done`].
pub struct Decode<'n> {
    /// The node.
    pub node: &'n Node,
    next: usize,
    asked: Vec<&'n str>,
    block: bool,
    all: bool,
}

impl<'n> Decode<'n> {
    /// Begins with it.
    pub fn new(node: &'n Node) -> Decode<'n> {
        Decode { node, next: 0, asked: Vec::new(), block: false, all: false }
    }

    /// The next argument as it is, if there is one.
    pub fn any(&mut self) -> Option<&'n Arg> {
        let arg = self.node.args.get(self.next)?;
        self.next += 1;
        Some(arg)
    }

    /// The next argument, not taken yet, if it is a word.
    pub fn peek(&self) -> Option<&'n str> {
        match &self.node.args.get(self.next)?.value {
            Value::Word(w) => Some(w),
            _ => None,
        }
    }

    /// The next argument if it is a word.
    pub fn opt_word(&mut self) -> Option<(&'n str, At)> {
        let word = self.peek()?;
        let at = self.node.args[self.next].at;
        self.next += 1;
        Some((word, at))
    }

    /// The next argument, which must be there and a word.
    pub fn word(&mut self, cx: &mut Findings, what: &'static str) -> Option<(&'n str, At)> {
        let Some(arg) = self.any() else {
            cx.missing(self.node, what);
            return None;
        };
        cx.as_word(arg, what)
    }

    /// All further arguments as words; at least one.
    pub fn words(&mut self, cx: &mut Findings, what: &'static str) -> Vec<(&'n str, At)> {
        if self.next >= self.node.args.len() {
            cx.missing(self.node, what);
        }
        let mut found = Vec::new();
        while let Some(arg) = self.any() {
            found.extend(cx.as_word(arg, what));
        }
        found
    }

    /// The next argument, which must be there and a number in the range.
    pub fn int(&mut self, cx: &mut Findings, what: &'static str, range: RangeInclusive<i64>) -> Option<i64> {
        let Some(arg) = self.any() else {
            cx.missing(self.node, what);
            return None;
        };
        cx.as_int(arg, what, range)
    }

    /// A property as it is.
    pub fn prop(&mut self, name: &'static str) -> Option<&'n Arg> {
        self.asked.push(name);
        self.node.prop(name)
    }

    /// A property with a name that a book declares, which must be `#true` or `#false`.
    pub fn declared_flag(&mut self, cx: &mut Findings, name: &str) -> Option<bool> {
        let prop = self.node.props.iter().find(|prop| prop.name == name)?;
        self.asked.push(&prop.name);
        flag(cx, &prop.arg, "marker")
    }

    /// A property, which must be a word.
    pub fn prop_word(&mut self, cx: &mut Findings, name: &'static str) -> Option<(&'n str, At)> {
        let arg = self.prop(name)?;
        cx.as_word(arg, name)
    }

    /// A property, which must be a number in the range.
    pub fn prop_int(
        &mut self,
        cx: &mut Findings,
        name: &'static str,
        range: RangeInclusive<i64>,
    ) -> Option<i64> {
        let arg = self.prop(name)?;
        cx.as_int(arg, name, range)
    }

    /// A property, which must be `#true` or `#false`.
    pub fn prop_flag(&mut self, cx: &mut Findings, name: &'static str) -> Option<bool> {
        let arg = self.prop(name)?;
        flag(cx, arg, name)
    }

    /// A property that holds several words with commas between them.
    pub fn prop_list(&mut self, cx: &mut Findings, name: &'static str) -> Option<Vec<(&'n str, At)>> {
        let (words, at) = self.prop_word(cx, name)?;
        Some(split(words, at))
    }

    /// Marks every property as known (for nodes whose properties are names).
    pub fn take_props(&mut self, names: &[&'static str]) {
        self.asked.extend(names);
    }

    /// All properties in order, for nodes whose properties are names.
    pub fn named(&mut self) -> &'n [Prop] {
        self.all = true;
        &self.node.props
    }

    /// What stands in braces.
    pub fn block(&mut self) -> Option<&'n [Node]> {
        self.block = true;
        self.node.children.as_deref()
    }

    /// What stands in braces, which must be there.
    pub fn needs_block(&mut self, cx: &mut Findings) -> &'n [Node] {
        self.block = true;
        if self.node.children.is_none() {
            let at = self.node.head();
            cx.error("C0009", at, &[("word", &self.node.name), ("case", "missing")]);
        }
        self.node.kids()
    }

    /// Takes whatever is left: behind a mistake it cannot be judged.
    pub fn skip(&mut self) {
        self.next = self.node.args.len();
        self.all = true;
        self.block = true;
    }

    /// Arguments that nobody asked for so far.
    pub fn rest(&self) -> &'n [Arg] {
        self.node.args.get(self.next..).unwrap_or_default()
    }

    /// Notes which properties could stand where something stands that nobody asked for.
    pub fn offers(&self, cx: &mut Findings) {
        let unknown = self.node.props.iter().filter(|p| !self.all && !self.asked.contains(&&*p.name));
        let places: Vec<At> =
            self.rest().iter().map(|arg| arg.at).chain(unknown.map(|p| p.name_at)).collect();
        for at in places {
            let properties: Vec<String> = self.asked.iter().map(|name| format!("{name}=")).collect();
            cx.offer(at, None, properties.iter().map(String::as_str));
        }
    }

    /// Reports what nobody asked for.
    pub fn done(self, cx: &mut Findings) {
        self.done_but(cx, |_| false);
    }

    /// Reports what nobody asked for, except properties that pass.
    pub fn done_but(self, cx: &mut Findings, known: impl Fn(&str) -> bool) {
        self.offers(cx);
        for arg in self.node.args.iter().skip(self.next) {
            if let Value::Word(word) = &arg.value
                && let Some(case @ ("and" | "or")) = foreign_word(word)
            {
                // All that follows belongs to another line.
                return cx.error("C0019", arg.at, &[("name", word), ("case", case)]);
            }
            cx.error("C0008", arg.at, &[("word", &self.node.name)]);
        }
        for (at, prop) in self.node.props.iter().enumerate() {
            if let Some(first) = self.node.props[..at].iter().find(|p| p.name == prop.name) {
                cx.error("C0012", prop.name_at, &[("word", &prop.name)]);
                cx.also(first.name_at);
            } else if !self.all && !self.asked.contains(&prop.name.as_str()) && !known(&prop.name) {
                let suggestion = nearest(&prop.name, self.asked.iter().copied());
                let args = [("word", &*self.node.name), ("name", &prop.name), ("suggestion", &suggestion)];
                cx.error("C0005", prop.name_at, &args);
            }
        }
        if !self.block && self.node.children.is_some() {
            cx.error("C0009", self.node.name_at, &[("word", &self.node.name), ("case", "extra")]);
        }
    }
}

fn flag(cx: &mut Findings, arg: &Arg, name: &'static str) -> Option<bool> {
    if let Value::Bool(b) = arg.value {
        return Some(b);
    }
    cx.wrong(arg, name, "#true");
    None
}

/// Words with commas between them, each with its place.
pub fn split(words: &str, at: At) -> Vec<(&str, At)> {
    let mut start = at.start;
    let mut found = Vec::new();
    // A quoted value has its quotation mark before it: places shift, so keep the whole place then.
    let exact = (at.end - at.start) as usize == words.len();
    for word in words.split(',') {
        let place = if exact { At { start, end: start + word.len() as u32, ..at } } else { at };
        start += word.len() as u32 + 1;
        found.push((word.trim(), place));
    }
    found
}
