//! Drawing only what has changed.
//!
//! A fragment is made of *parts*: elements with an id that can be swapped by themselves. A part is drawn by a plain
//! function from a key and nothing else, so what a page shows can only be stale if two different keys have the same
//! hash. While no [`Kept`] is at hand parts are drawn where they stand; with one, each leaves a slot, and is drawn
//! again only for another key. A browser that has the page gets the parts that changed, with slots for what it has.

use crate::frame::Ctx;
use crate::table::{FRAGMENTS, TableView, fragment};
use foldhash::quality::RandomState;
use maud::{Markup, PreEscaped};
use memchr::memmem;
use std::collections::HashMap;
use std::hash::{BuildHasher, Hash};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// What stands for a part that the browser has: an element HTML and SVG both allow almost anywhere. No text of a
/// player can look like it, for text is escaped.
const SLOT: (&str, &str) = ("<g data-keep=\"", "\"></g>");
/// So many parts that are no longer on the page may wait to be thrown away.
const LITTER: usize = 256;

/// Numbers of renderings, never the same twice in this process.
static RENDERINGS: AtomicU64 = AtomicU64::new(1);

impl Ctx<'_> {
    /// A part of the page: `draw` makes one element with this id, from the key alone.
    pub(crate) fn part<K: Hash + ?Sized>(self, id: &str, key: &K, draw: fn(Ctx, &K) -> Markup) -> Markup {
        match self.kept {
            Some(kept) => kept.part(id, kept.hasher.hash_one(key), || draw(self, key)),
            None => draw(self, key),
        }
    }

    /// A part that holds others: they are drawn before it, so that it is drawn again only for its own sake.
    pub(crate) fn holding<K: Hash + ?Sized>(
        self,
        id: &str,
        key: &K,
        inside: &[Markup],
        draw: fn(Ctx, &K, &[Markup]) -> Markup,
    ) -> Markup {
        let Some(kept) = self.kept else { return draw(self, key, inside) };
        // What is inside is told apart by its slots.
        let hash =
            inside.iter().fold(kept.hasher.hash_one(key), |hash, slot| kept.hasher.hash_one((hash, &slot.0)));
        kept.part(id, hash, || draw(self, key, inside))
    }
}

/// The id of a part that is told apart by its number: parts are asked for by name many times a choice, and the
/// standard way to write a number is slow.
pub(crate) fn numbered(name: &str, number: impl itoa::Integer) -> String {
    [name, itoa::Buffer::new().format(number)].concat()
}

/// A table as one kind of viewer has it, part by part.
#[derive(Default)]
pub struct Kept {
    hasher: RandomState,
    parts: Mutex<Parts>,
}

#[derive(Default)]
struct Parts {
    /// The rendering at work, or the last.
    now: u64,
    names: HashMap<Box<str>, usize, RandomState>,
    all: Vec<Part>,
    roots: Vec<usize>,
    /// How many there were after the last tidying.
    tidy: usize,
}

struct Part {
    id: Box<str>,
    key: Option<u64>,
    /// With slots for the parts inside.
    html: String,
    /// Where the slots are, and for which parts.
    slots: Vec<(usize, usize)>,
    /// The rendering that changed what stands outside the slots.
    changed: u64,
    /// The rendering that put it where it is.
    placed: u64,
}

impl Kept {
    /// The slot of a part, drawn first if it is new or has another key.
    fn part(&self, id: &str, key: u64, draw: impl FnOnce() -> Markup) -> Markup {
        if !self.lock().knows(id, key) {
            let html = draw().into_string();
            self.lock().put(id, Some(key), html);
        }
        PreEscaped([SLOT.0, id, SLOT.1].concat())
    }

    /// Draws what has changed; gives the number of this rendering.
    pub fn draw(&self, ctx: Ctx, view: &TableView) -> u64 {
        let ctx = Ctx { kept: Some(self), ..ctx };
        let now = RENDERINGS.fetch_add(1, Ordering::Relaxed);
        self.lock().now = now;
        for id in FRAGMENTS {
            let html = fragment(ctx, view, id).into_string();
            self.lock().root(id, html);
        }
        self.lock().sweep();
        now
    }

    /// Tells the parts that changed after a rendering, or everything: their ids and markup, in the order in which they
    /// are to be swapped in.
    pub fn since(&self, had: Option<u64>, tell: &mut dyn FnMut(&str, &str)) {
        let (parts, mut html) = (self.lock(), String::new());
        for root in &parts.roots {
            parts.collect(*root, had.unwrap_or(0), &mut html, tell);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Parts> {
        self.parts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Parts {
    fn knows(&self, id: &str, key: u64) -> bool {
        self.names.get(id).is_some_and(|ix| self.all[*ix].key == Some(key))
    }

    fn at(&mut self, id: &str) -> usize {
        if let Some(ix) = self.names.get(id) {
            return *ix;
        }
        let ix = self.all.len();
        self.names.insert(id.into(), ix);
        self.all.push(Part {
            id: id.into(),
            key: None,
            html: String::new(),
            slots: Vec::new(),
            changed: self.now,
            placed: self.now,
        });
        ix
    }

    fn put(&mut self, id: &str, key: Option<u64>, html: String) -> usize {
        let ix = self.at(id);
        self.all[ix].key = key;
        if self.all[ix].html == html {
            return ix;
        }
        let mut slots = Vec::new();
        for start in memmem::find_iter(html.as_bytes(), SLOT.0) {
            let name = &html[start + SLOT.0.len()..];
            let name = name.split('"').next().unwrap_or_default();
            slots.push((start, self.at(name)));
        }
        let (now, before) = (self.now, std::mem::take(&mut self.all[ix].slots));
        for (_, child) in &slots {
            if !before.iter().any(|(_, b)| b == child) {
                self.all[*child].placed = now;
            }
        }
        let part = &mut self.all[ix];
        (part.html, part.slots, part.changed) = (html, slots, now);
        ix
    }

    /// A whole fragment: one part by itself, or markup of its own.
    fn root(&mut self, id: &str, html: String) {
        let itself = html.strip_prefix(SLOT.0).and_then(|rest| rest.strip_suffix(SLOT.1)) == Some(id);
        let ix = if itself { self.at(id) } else { self.put(id, None, html) };
        if !self.roots.contains(&ix) {
            self.roots.push(ix);
        }
    }

    /// What a browser must be sent that has everything up to a rendering. `html` is room to write in.
    fn collect(&self, ix: usize, had: u64, html: &mut String, tell: &mut dyn FnMut(&str, &str)) {
        let part = &self.all[ix];
        if part.changed <= had && part.placed <= had {
            for (_, child) in &part.slots {
                self.collect(*child, had, html, tell);
            }
            return;
        }
        let mut kept = Vec::new();
        html.clear();
        self.write(part, had, html, &mut kept);
        tell(&part.id, html);
        // Deep inside what stays, something may be different all the same.
        for child in kept {
            self.collect(child, had, html, tell);
        }
    }

    fn write(&self, part: &Part, had: u64, out: &mut String, kept: &mut Vec<usize>) {
        // In something new everything is new.
        let had = if part.placed > had { 0 } else { had };
        let mut from = 0;
        for (at, child) in &part.slots {
            out.push_str(&part.html[from..*at]);
            let inside = &self.all[*child];
            let slot = SLOT.0.len() + inside.id.len() + SLOT.1.len();
            if inside.changed <= had && inside.placed <= had {
                out.push_str(&part.html[*at..at + slot]);
                kept.push(*child);
            } else {
                self.write(inside, had, out, kept);
            }
            from = at + slot;
        }
        out.push_str(&part.html[from..]);
    }

    /// Throws away what is no longer on the page, now and then.
    fn sweep(&mut self) {
        if self.all.len() < self.tidy + LITTER {
            return;
        }
        let mut new_ix: Vec<Option<usize>> = vec![None; self.all.len()];
        let (mut order, mut next) = (self.roots.clone(), 0);
        self.roots.iter().enumerate().for_each(|(n, ix)| new_ix[*ix] = Some(n));
        while let Some(ix) = order.get(next).copied() {
            for (_, child) in &self.all[ix].slots {
                if new_ix[*child].is_none() {
                    new_ix[*child] = Some(order.len());
                    order.push(*child);
                }
            }
            next += 1;
        }
        let mut old: Vec<Option<Part>> = std::mem::take(&mut self.all).into_iter().map(Some).collect();
        let map = |ix: &mut usize| *ix = new_ix[*ix].expect("whatever is on the page was found");
        for ix in order {
            let mut part = old[ix].take().expect("listed once");
            part.slots.iter_mut().for_each(|(_, child)| map(child));
            self.all.push(part);
        }
        self.roots.iter_mut().for_each(map);
        self.names = self.all.iter().enumerate().map(|(ix, p)| (p.id.clone(), ix)).collect();
        self.tidy = self.all.len();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fmt::Write;

    fn slot(id: &str) -> String {
        [SLOT.0, id, SLOT.1].concat()
    }

    /// A browser: swaps what it is sent and finds what it is to keep.
    #[derive(Default)]
    struct Browser(String);

    impl Browser {
        fn element(&self, id: &str) -> &str {
            let open = format!("<b id={id}>");
            let start = self.0.find(&open).expect("it has the part");
            let (mut depth, mut at) = (0, start);
            loop {
                let rest = &self.0[at..];
                let (tag, by) = if rest.starts_with("<b ") {
                    (3, 1)
                } else if rest.starts_with("</b>") {
                    (4, -1)
                } else {
                    (1, 0)
                };
                depth += by;
                at += tag;
                if depth == 0 {
                    return &self.0[start..at];
                }
            }
        }

        fn swap(&mut self, parts: &[(String, String)]) {
            for (id, html) in parts {
                let mut fresh = html.clone();
                while let Some(at) = fresh.find(SLOT.0) {
                    let name = &fresh[at + SLOT.0.len()..];
                    let name = name[..name.find('"').expect("an end")].to_string();
                    fresh = fresh.replace(&slot(&name), self.element(&name));
                }
                if self.0.contains(&format!("<b id={id}>")) {
                    self.0 = self.0.replace(self.element(id), &fresh);
                } else {
                    self.0.push_str(&fresh);
                }
            }
        }
    }

    /// A small page: a root with some lines, each with a number inside.
    fn draw(parts: &mut Parts, now: u64, lines: &[(u32, u32)]) -> String {
        parts.now = now;
        let (mut shell, mut whole) = (String::new(), String::new());
        for (line, number) in lines {
            parts.put(&format!("n{line}"), None, format!("<b id=n{line}>{number}</b>"));
            parts.put(&format!("l{line}"), None, format!("<b id=l{line}>{}</b>", slot(&format!("n{line}"))));
            shell.push_str(&slot(&format!("l{line}")));
            let _ = write!(whole, "<b id=l{line}><b id=n{line}>{number}</b></b>");
        }
        parts.root("root", format!("<b id=root>{shell}</b>"));
        parts.sweep();
        format!("<b id=root>{whole}</b>")
    }

    fn all(parts: &Parts, had: u64) -> Vec<(String, String)> {
        let mut out = Vec::new();
        let mut tell = |id: &str, html: &str| out.push((id.to_string(), html.to_string()));
        parts.roots.iter().for_each(|r| parts.collect(*r, had, &mut String::new(), &mut tell));
        out
    }

    #[test]
    fn a_browser_that_follows_has_the_whole_page() {
        let (mut parts, mut quick, mut slow) = (Parts::default(), Browser::default(), Browser::default());
        let mut slow_has = 0;
        for now in 1..2000 {
            // Lines come, go and come back; numbers change deep inside.
            let lines: Vec<(u32, u32)> = (0..6)
                .map(|i| (now as u32 / 3 + i * 7) % 40)
                .map(|l| (l, (now as u32 / 5 + l) / 9))
                .collect();
            let whole = draw(&mut parts, now, &lines);
            quick.swap(&all(&parts, now - 1));
            assert_eq!(quick.0, whole, "rendering {now}");
            if now % 17 == 0 {
                slow.swap(&all(&parts, slow_has));
                assert_eq!(slow.0, whole, "rendering {now}, since {slow_has}");
                slow_has = now;
            }
        }
        assert!(parts.all.len() < 2 * LITTER, "old lines do not pile up");
    }

    #[test]
    fn only_what_changed_is_sent() {
        let mut parts = Parts::default();
        draw(&mut parts, 1, &[(1, 5), (2, 6)]);
        draw(&mut parts, 2, &[(1, 5), (2, 7)]);
        assert_eq!(all(&parts, 1), [("n2".to_string(), "<b id=n2>7</b>".to_string())]);
        draw(&mut parts, 3, &[(2, 8), (3, 1)]);
        let sent = all(&parts, 2);
        assert_eq!(sent[0].0, "root");
        assert_eq!(sent[0].1, format!("<b id=root>{}<b id=l3><b id=n3>1</b></b></b>", slot("l2")));
        assert_eq!(sent[1..], [("n2".to_string(), "<b id=n2>8</b>".to_string())]);
        assert!(all(&parts, 3).is_empty());
    }
}
