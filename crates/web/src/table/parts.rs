//! The parts of the table: elements with an id, each a pure function of its input. One that holds [`Items`](super::part::Items)
//! is followed by them in the list; nothing else stands inside another.
//!
//! To add one: a type with a [`TablePart`] in the file of its region, a line in [`list`], and its place on the page.

use super::below::{
    Banner, Choices, Drawn, Explained, LISTS, Latest, Play, Rolls, SLOTS, Settling, Slot, Typed, Walks,
};
use super::board::{About, Abouts, Beacons, Exits, Figure, Figures, Map, Signs, Spaces, Tokens, standing_in};
use super::log::{self, Log};
use super::part::{Of, PartId, TablePart, nth_part};
use super::sheets::{Cards, Condition, Decks, Encounter, Head, Sheet, Stash};
use super::story::Story;
use super::top::{Basis, Clock, Goal, Near, Undo};
use super::track::{Track, TrackSlot};
use crate::page::Page;
use maud::Markup;
use view::TableView;

/// A part of a page: how to compare and to draw it.
struct Entry<'v> {
    id: PartId<'v>,
    n: usize,
    /// It is an item of the last part before it that is not.
    item: bool,
    same: fn((&TableView, usize), (&TableView, usize)) -> bool,
    draw: fn(Page, &TableView, usize) -> Markup,
}

fn same<P: TablePart>(one: (&TableView, usize), other: (&TableView, usize)) -> bool {
    P::input(one.0, one.1) == P::input(other.0, other.1)
}

fn entry<'v, P: TablePart>(kind: &'static str, of: Of<'v>, n: usize) -> Entry<'v> {
    Entry { id: PartId { kind, of }, n, item: false, same: same::<P>, draw: nth_part::<P> }
}

fn item<'v, P: TablePart>(kind: &'static str, name: &'v str, n: usize) -> Entry<'v> {
    Entry { item: true, ..entry::<P>(kind, Of::Name(name), n) }
}

fn only<'v, P: TablePart>(kind: &'static str) -> Entry<'v> {
    entry::<P>(kind, Of::All, 0)
}

/// Every part of a table; items left out, always as many, in the same order.
fn list(view: &TableView) -> Vec<Entry<'_>> {
    let mut all = Vec::with_capacity(160);
    all.extend([only::<Clock>("clock"), only::<Goal>("goal"), only::<Undo>("undo"), only::<Basis>("basis")]);
    all.push(only::<Track>("track"));
    all.extend(view.track.iter().enumerate().map(|(n, card)| item::<TrackSlot>("slot", &card.id, n)));
    all.extend([only::<Map>("map"), only::<Play>("play"), only::<Walks>("walks")]);
    for n in 0..view.tiles.len() {
        let of = Of::Number(n);
        all.extend([entry::<Spaces>("spaces", of, n), entry::<Signs>("signs", of, n)]);
        all.extend([entry::<Exits>("exits", of, n), entry::<Tokens>("tokens", of, n)]);
        all.extend([entry::<Beacons>("beacons", of, n), entry::<Figures>("figures", of, n)]);
        all.extend(standing_in(view, n).map(|(n, figure)| item::<Figure>("figure", &figure.id, n)));
    }
    all.push(only::<Abouts>("abouts"));
    all.extend(view.figures.iter().enumerate().map(|(n, figure)| item::<About>("about", &figure.id, n)));
    all.extend([only::<Banner>("banner"), only::<Near>("near"), only::<Drawn>("drawn")]);
    all.extend(LISTS.iter().enumerate().map(|(n, list)| entry::<Choices>("group", Of::Name(list.name), n)));
    all.extend(SLOTS.iter().enumerate().map(|(n, slot)| entry::<Slot>("bar", Of::Name(slot.name), n)));
    all.extend([only::<Explained>("explained"), only::<Settling>("settling")]);
    all.push(only::<Typed>("typed"));
    for (n, mouse) in view.mice.iter().enumerate() {
        all.push(entry::<Sheet>("sheet", Of::Name(&mouse.id), n));
        all.extend([item::<Head>("head", &mouse.id, n), item::<Condition>("condition", &mouse.id, n)]);
        all.push(item::<Cards>("cards", &mouse.id, n));
    }
    all.extend([only::<Stash>("stash"), only::<Encounter>("encounter"), only::<Decks>("decks")]);
    all.extend([only::<Rolls>("rolls"), only::<Latest>("latest"), only::<Story>("tales")]);
    all.push(only::<Log>("lines"));
    all
}

/// For each part of a table, in the order of [`draw_parts`], where it stood in the view before; none if it has changed.
/// With a part its items count as changed.
pub fn unchanged_parts(before: &TableView, now: &TableView) -> Vec<Option<usize>> {
    let (then, list) = (list(before), list(now));
    let mice = before.mice.iter().map(|m| &m.id).eq(now.mice.iter().map(|m| &m.id));
    if !mice || before.tiles.len() != now.tiles.len() {
        return vec![None; list.len()];
    }
    let (mut at, mut items) = (0, false);
    let stood = |part: &Entry| {
        if part.item && !items {
            return None;
        }
        if !part.item {
            at += then[at..].iter().take_while(|old| old.item).count();
        }
        let (stood, old) = (at, &then[at]);
        at += 1;
        let same = (part.same)((before, old.n), (now, part.n));
        if !part.item {
            items = same;
        }
        same.then_some(stood)
    };
    list.iter().map(stood).collect()
}

/// Draws the parts that are wanted, by their place in the order; `told` gets each with its id. Items come with their part
/// if that is wanted too. Only the lines of the log from `lines` on are drawn: whoever has the others keeps them.
pub fn draw_parts(
    page: Page,
    view: &TableView,
    lines: usize,
    wanted: impl Fn(usize) -> bool,
    mut told: impl FnMut(PartId, &str),
) {
    let all = list(view);
    let log = all.len() - 1;
    let mut whole = false;
    for (i, part) in all.iter().enumerate() {
        let wanted = wanted(i);
        if !part.item {
            whole = wanted;
        }
        if !wanted || (part.item && whole) {
            continue;
        }
        let drawn = if i == log { log::lines(page, view, lines) } else { (part.draw)(page, view, part.n) };
        told(part.id, &drawn.0);
    }
}
