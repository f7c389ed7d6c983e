//! Drawing only what has changed.
//!
//! A fragment is made of *parts*: elements with an id that can be swapped by themselves. A part is drawn by a plain
//! function from a key and nothing else, so what a page shows can only be stale if two different keys have the same
//! hash. While no [`Kept`] is at hand parts are drawn where they stand; with one, each leaves a slot, and is drawn
//! again only for another key. A browser that has the page gets the parts that changed, with slots for what it has.

use crate::frame::Page;
use crate::table::{FRAGMENTS, slot};
use arrayvec::ArrayString;
use foldhash::quality::RandomState;
use maud::{Markup, Render};
use memchr::{memchr, memchr_iter};
use std::cell::{RefCell, RefMut};
use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, Hasher};
use std::sync::atomic::{AtomicU64, Ordering};
use view::TableView;

/// What stands for a part that the browser has: an element HTML and SVG both allow almost anywhere.
const SLOT: (&str, &str) = ("<g data-keep=\"", "\"></g>");
/// How a slot is written until it is sent: the number of its part between these. No text of a player can look like
/// it, for text is escaped.
const MARK: (&str, &str) = ("<!", ">");
/// Bytes of a mark.
const MARKED: usize = MARK.0.len() + DIGITS + MARK.1.len();
/// Digits of a part's number.
const DIGITS: usize = ZEROS.len();
const ZEROS: &str = "000000";
/// So many parts that are no longer on the page may wait to be thrown away.
const LITTER: usize = 256;

/// Numbers of renderings, never the same twice in this process.
static RENDERINGS: AtomicU64 = AtomicU64::new(1);

/// A part in its place.
pub(crate) enum Slot {
    /// Kept elsewhere; a mark stands for it.
    Kept(Mark),
    /// Drawn here.
    Drawn(Markup),
}

impl Render for Slot {
    fn render_to(&self, out: &mut String) {
        match self {
            Slot::Kept(mark) => out.push_str(&mark.text),
            Slot::Drawn(markup) => out.push_str(&markup.0),
        }
    }
}

impl From<Markup> for Slot {
    fn from(markup: Markup) -> Slot {
        Slot::Drawn(markup)
    }
}

impl Page<'_> {
    /// A part of the page: `draw` makes one element with this id, from the key alone.
    pub(crate) fn part<K: Hash + ?Sized>(self, id: impl Name, key: &K, draw: fn(Page, &K) -> Markup) -> Slot {
        match self.kept {
            Some(kept) => kept.part(id, kept.hasher.hash_one(key), false, || draw(self, key)),
            None => Slot::Drawn(draw(self, key)),
        }
    }

    /// A part that holds others: they are drawn before it, so that it is drawn again only for its own sake.
    pub(crate) fn holding<K: Hash + ?Sized>(
        self,
        id: impl Name,
        key: &K,
        inside: &[Slot],
        draw: fn(Page, &K, &[Slot]) -> Markup,
    ) -> Slot {
        let Some(kept) = self.kept else { return Slot::Drawn(draw(self, key, inside)) };
        let mut hasher = kept.hasher.build_hasher();
        key.hash(&mut hasher);
        for slot in inside {
            // What is inside is told apart by its marks.
            match slot {
                Slot::Kept(mark) => mark.ix.hash(&mut hasher),
                Slot::Drawn(markup) => markup.0.hash(&mut hasher),
            }
        }
        kept.part(id, hasher.finish(), true, || draw(self, key, inside))
    }
}

/// What a part is called: looked up many times a choice, written out once.
pub(crate) trait Name: Hash + Copy {
    /// The id of the part's element.
    fn id(&self) -> Box<str>;
}

impl Name for &str {
    fn id(&self) -> Box<str> {
        (*self).into()
    }
}

impl Name for (&str, &str) {
    fn id(&self) -> Box<str> {
        [self.0, self.1].concat().into()
    }
}

impl Name for (&str, u8) {
    fn id(&self) -> Box<str> {
        [self.0, itoa::Buffer::new().format(self.1)].concat().into()
    }
}

impl Name for (&str, usize) {
    fn id(&self) -> Box<str> {
        [self.0, itoa::Buffer::new().format(self.1)].concat().into()
    }
}

/// Two words after the first, with a dash between them.
impl Name for (&str, &str, &str) {
    fn id(&self) -> Box<str> {
        [self.0, self.1, "-", self.2].concat().into()
    }
}

/// Two numbers after the first word, with a dash between them.
impl Name for (&str, usize, usize) {
    fn id(&self) -> Box<str> {
        let (mut one, mut two) = (itoa::Buffer::new(), itoa::Buffer::new());
        [self.0, one.format(self.1), "-", two.format(self.2)].concat().into()
    }
}

/// A table as one kind of viewer has it, part by part.
#[derive(Default)]
pub struct Kept {
    hasher: RandomState,
    parts: RefCell<Parts>,
}

#[derive(Default)]
struct Parts {
    /// The rendering at work, or the last.
    now: u64,
    /// Slots left so far, to know whether a drawing has any.
    left: u64,
    /// By the hash of their names.
    names: HashMap<u64, usize, foldhash::fast::RandomState>,
    all: Vec<Part>,
    /// Numbers nobody has.
    free: Vec<usize>,
    roots: Vec<usize>,
    /// How many there were after the last tidying.
    tidy: usize,
}

#[derive(Default)]
struct Part {
    id: Box<str>,
    mark: Mark,
    key: Option<u64>,
    /// With marks for the parts inside; on one line.
    html: String,
    /// Where the marks are, and for which parts.
    slots: Vec<(usize, usize)>,
    /// The rendering that changed what stands outside the slots.
    changed: u64,
    /// The rendering that put it where it is.
    placed: u64,
    /// The last rendering that changed it or something inside.
    touched: u64,
    /// The part it stands in.
    around: Option<usize>,
    /// Was in the part around it that is just being drawn again.
    stays: bool,
}

/// A part that must be drawn, for a new key.
struct Stale {
    ix: usize,
    key: u64,
    /// Slots left before.
    left: u64,
}

impl Kept {
    /// The slot of a part, drawn first if it is new or has another key. `holds` parts drawn before it.
    fn part(&self, id: impl Name, key: u64, holds: bool, draw: impl FnOnce() -> Markup) -> Slot {
        let found = self.find(self.hasher.hash_one(id), key, &|| id.id());
        Slot::Kept(found.unwrap_or_else(|stale| self.take(&stale, holds, draw().into_string())))
    }

    /// A part that has this key, or what must be drawn.
    fn find(&self, name: u64, key: u64, id: &dyn Fn() -> Box<str>) -> Result<Mark, Stale> {
        let mut parts = self.lock();
        parts.left += 1;
        let ix = parts.at(name, id);
        let part = &parts.all[ix];
        if part.key == Some(key) { Ok(part.mark) } else { Err(Stale { ix, key, left: parts.left }) }
    }

    /// Takes the drawing of a part.
    fn take(&self, stale: &Stale, holds: bool, html: String) -> Mark {
        let mut parts = self.lock();
        let bare = !holds && parts.left == stale.left;
        parts.put(stale.ix, html, bare);
        let part = &mut parts.all[stale.ix];
        part.key = Some(stale.key);
        part.mark
    }

    /// Draws what has changed on some pages; gives the number of this rendering. Fragment by fragment, for a fragment
    /// that has just been drawn for somebody is drawn for the next with the code still at hand.
    pub fn draw(pages: &[(&Kept, Page, &TableView)]) -> u64 {
        let now = RENDERINGS.fetch_add(1, Ordering::Relaxed);
        for (kept, ..) in pages {
            kept.lock().now = now;
        }
        for id in FRAGMENTS {
            for (kept, ctx, view) in pages {
                let drawn = slot(Page { kept: Some(kept), ..*ctx }, view, id);
                kept.lock().root(kept.hasher.hash_one(id), id, drawn);
            }
        }
        for (kept, ..) in pages {
            kept.lock().sweep();
        }
        now
    }

    /// Tells the parts that changed after a rendering, or everything: each with its id and markup, in the order in
    /// which they are to be swapped in. `before` and `between` are written before and within each.
    pub fn since(&self, had: Option<u64>, before: &str, between: &str, out: &mut String) {
        let parts = self.lock();
        for root in &parts.roots {
            parts.collect(*root, had.unwrap_or(0), &mut |id, out| out.extend([before, id, between]), out);
        }
    }

    /// Never across a drawing, which asks for parts of its own.
    fn lock(&self) -> RefMut<'_, Parts> {
        self.parts.borrow_mut()
    }
}

/// What stands for a part in what is kept.
#[derive(Clone, Copy, Default)]
pub(crate) struct Mark {
    ix: usize,
    text: ArrayString<MARKED>,
}

impl Mark {
    fn new(ix: usize) -> Mark {
        let mut number = itoa::Buffer::new();
        let digits = number.format(ix);
        let zeros = ZEROS.get(digits.len()..).expect("no page has so many parts");
        let mut text = ArrayString::new();
        [MARK.0, zeros, digits, MARK.1].iter().for_each(|piece| text.push_str(piece));
        Mark { ix, text }
    }
}

/// The part for which a mark stands, if a text begins with one.
fn marked(text: &[u8]) -> Option<usize> {
    let digits = text.strip_prefix(MARK.0.as_bytes())?.get(..DIGITS)?;
    digits.iter().try_fold(0, |n, d| d.is_ascii_digit().then(|| n * 10 + usize::from(d - b'0')))
}

impl Parts {
    fn at(&mut self, name: u64, id: impl FnOnce() -> Box<str>) -> usize {
        if let Some(ix) = self.names.get(&name) {
            return *ix;
        }
        let ix = self.free.pop().unwrap_or(self.all.len());
        let now = self.now;
        let (id, mark) = (id(), Mark::new(ix));
        let part = Part { id, mark, changed: now, placed: now, touched: now, ..Part::default() };
        match self.all.get_mut(ix) {
            Some(free) => *free = part,
            None => self.all.push(part),
        }
        self.names.insert(name, ix);
        ix
    }

    /// Takes a new drawing. `bare` if it is known to have no slots.
    fn put(&mut self, ix: usize, mut html: String, bare: bool) {
        if self.all[ix].html == html {
            return;
        }
        // Parts are sent on a line each; in markup the number of a new line says the same.
        if memchr(b'\n', html.as_bytes()).is_some() {
            html = html.replace('\n', "&#10;");
            if self.all[ix].html == html {
                return;
            }
        }
        let before = std::mem::take(&mut self.all[ix].slots);
        let (now, mut slots) = (self.now, Vec::with_capacity(if bare { 0 } else { before.len() + 2 }));
        before.iter().for_each(|(_, child)| self.all[*child].stays = true);
        if !bare {
            // Of a mark the second letter is rare.
            for second in memchr_iter(MARK.0.as_bytes()[1], html.as_bytes()) {
                let start = second.saturating_sub(1);
                let Some(child) = marked(&html.as_bytes()[start..]) else { continue };
                slots.push((start, child));
                let inside = &mut self.all[child];
                inside.around = Some(ix);
                if !inside.stays {
                    inside.placed = now;
                }
            }
        }
        before.iter().for_each(|(_, child)| self.all[*child].stays = false);
        let part = &mut self.all[ix];
        (part.html, part.slots, part.changed) = (html, slots, now);
        let mut touched = Some(ix);
        while let Some(part) = touched.map(|ix| &mut self.all[ix]).filter(|part| part.touched != now) {
            part.touched = now;
            touched = part.around;
        }
    }

    /// A whole fragment: one part by itself, or markup of its own.
    fn root(&mut self, name: u64, id: &str, slot: Slot) {
        let ix = match slot {
            Slot::Kept(mark) => mark.ix,
            Slot::Drawn(markup) => {
                let ix = self.at(name, || id.into());
                self.put(ix, markup.0, false);
                ix
            }
        };
        if !self.roots.contains(&ix) {
            self.roots.push(ix);
        }
    }

    /// What a browser must be sent that has everything up to a rendering. `begin` is called before each part.
    fn collect(&self, ix: usize, had: u64, begin: &mut impl FnMut(&str, &mut String), out: &mut String) {
        let part = &self.all[ix];
        if part.touched <= had && part.placed <= had {
            return;
        }
        if part.changed <= had && part.placed <= had {
            for (_, child) in &part.slots {
                self.collect(*child, had, begin, out);
            }
            return;
        }
        let mut kept = Vec::new();
        begin(&part.id, out);
        self.write(part, had, out, &mut kept);
        // Deep inside what stays, something may be different all the same.
        for child in kept {
            self.collect(child, had, begin, out);
        }
    }

    fn write(&self, part: &Part, had: u64, out: &mut String, kept: &mut Vec<usize>) {
        // In something new everything is new.
        let had = if part.placed > had { 0 } else { had };
        let mut from = 0;
        for (at, child) in &part.slots {
            out.push_str(&part.html[from..*at]);
            let inside = &self.all[*child];
            if inside.changed <= had && inside.placed <= had {
                out.extend([SLOT.0, &inside.id, SLOT.1]);
                kept.push(*child);
            } else {
                self.write(inside, had, out, kept);
            }
            from = at + MARKED;
        }
        out.push_str(&part.html[from..]);
    }

    /// Throws away what is no longer on the page, now and then. Numbers stay: they stand in what is kept.
    fn sweep(&mut self) {
        if self.all.len() - self.free.len() < self.tidy + LITTER {
            return;
        }
        let mut seen = vec![false; self.all.len()];
        self.roots.iter().for_each(|ix| seen[*ix] = true);
        let mut open = self.roots.clone();
        while let Some(ix) = open.pop() {
            for (_, child) in &self.all[ix].slots {
                if !std::mem::replace(&mut seen[*child], true) {
                    open.push(*child);
                }
            }
        }
        self.names.retain(|_, ix| seen[*ix]);
        self.free = (0..self.all.len()).filter(|ix| !seen[*ix]).collect();
        self.free.iter().for_each(|ix| self.all[*ix] = Part::default());
        self.tidy = self.all.len() - self.free.len();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::PreEscaped;
    use std::fmt::Write;

    fn slot(id: &str) -> String {
        [SLOT.0, id, SLOT.1].concat()
    }

    fn name(id: &str) -> u64 {
        foldhash::fast::FixedState::default().hash_one(id)
    }

    /// Keeps a drawing; gives its mark.
    fn put(parts: &mut Parts, id: &str, html: String) -> String {
        let ix = parts.at(name(id), || id.into());
        parts.put(ix, html, false);
        Mark::new(ix).text.to_string()
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
            let inside = put(parts, &format!("n{line}"), format!("<b id=n{line}>{number}</b>"));
            shell += &put(parts, &format!("l{line}"), format!("<b id=l{line}>{inside}</b>"));
            let _ = write!(whole, "<b id=l{line}><b id=n{line}>{number}</b></b>");
        }
        parts.root(name("root"), "root", PreEscaped(format!("<b id=root>{shell}</b>")).into());
        parts.sweep();
        format!("<b id=root>{whole}</b>")
    }

    fn all(parts: &Parts, had: u64) -> Vec<(String, String)> {
        let mut out = String::new();
        let mut begin = |id: &str, out: &mut String| out.extend(["\n", id, "\n"]);
        parts.roots.iter().for_each(|r| parts.collect(*r, had, &mut begin, &mut out));
        let lines: Vec<&str> = out.lines().skip(1).collect();
        lines.chunks(2).map(|part| (part[0].to_string(), part[1].to_string())).collect()
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
        assert!(parts.names.len() <= parts.all.len() - parts.free.len());
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
