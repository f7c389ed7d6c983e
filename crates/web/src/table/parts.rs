//! The parts of the table: elements with an id, none inside another, each a pure function of its input.
//!
//! To add one: a type with a [`TablePart`] in the file of its region, a line in [`list`], and its place on the page.

use super::below::{
    Banner, Choices, Drawn, Explained, LISTS, Latest, Play, Rolls, SLOTS, Settling, Slot, Typed,
};
use super::board::{Abouts, Beacons, Exits, Figures, Map, Signs, Spaces, Tokens};
use super::log::{self, Log};
use super::part::{Of, PartId, TablePart, nth_part};
use super::sheets::{Decks, Encounter, Sheet, Stash};
use super::story::Story;
use super::top::{Basis, Clock, Goal, Near, Undo};
use super::track::Track;
use crate::page::Page;
use maud::Markup;
use view::TableView;

/// A part of a page: how to compare and to draw it.
struct Entry<'v> {
    id: PartId<'v>,
    n: usize,
    same: fn(&TableView, &TableView, usize) -> bool,
    draw: fn(Page, &TableView, usize) -> Markup,
}

fn same<P: TablePart>(one: &TableView, other: &TableView, n: usize) -> bool {
    P::input(one, n) == P::input(other, n)
}

fn entry<'v, P: TablePart>(kind: &'static str, of: Of<'v>, n: usize) -> Entry<'v> {
    Entry { id: PartId { kind, of }, n, same: same::<P>, draw: nth_part::<P> }
}

fn only<'v, P: TablePart>(kind: &'static str) -> Entry<'v> {
    entry::<P>(kind, Of::All, 0)
}

/// Every part of a table; always as many, in the same order.
fn list(view: &TableView) -> Vec<Entry<'_>> {
    let mut all = Vec::with_capacity(96);
    all.extend([only::<Clock>("clock"), only::<Goal>("goal"), only::<Undo>("undo"), only::<Basis>("basis")]);
    all.extend([only::<Track>("track"), only::<Map>("map"), only::<Play>("play")]);
    for n in 0..view.tiles.len() {
        let of = Of::Number(n);
        all.extend([entry::<Spaces>("spaces", of, n), entry::<Signs>("signs", of, n)]);
        all.extend([entry::<Exits>("exits", of, n), entry::<Tokens>("tokens", of, n)]);
        all.extend([entry::<Beacons>("beacons", of, n), entry::<Figures>("figures", of, n)]);
    }
    all.extend([
        only::<Abouts>("abouts"),
        only::<Banner>("banner"),
        only::<Near>("near"),
        only::<Drawn>("drawn"),
    ]);
    all.extend(LISTS.iter().enumerate().map(|(n, list)| entry::<Choices>("group", Of::Name(list.name), n)));
    all.extend(SLOTS.iter().enumerate().map(|(n, slot)| entry::<Slot>("bar", Of::Name(slot.name), n)));
    all.extend([only::<Explained>("explained"), only::<Settling>("settling")]);
    all.push(only::<Typed>("typed"));
    let mice = view.mice.iter().enumerate();
    all.extend(mice.map(|(n, mouse)| entry::<Sheet>("sheet", Of::Name(&mouse.id), n)));
    all.extend([only::<Stash>("stash"), only::<Encounter>("encounter"), only::<Decks>("decks")]);
    all.extend([only::<Rolls>("rolls"), only::<Latest>("latest"), only::<Story>("tales")]);
    all.push(only::<Log>("lines"));
    all
}

/// Which parts differ between two views of a table, in the order of [`draw_parts`].
pub fn changed_parts(before: &TableView, now: &TableView) -> Vec<bool> {
    let mice = before.mice.iter().map(|m| &m.id).eq(now.mice.iter().map(|m| &m.id));
    let alike = mice && before.tiles.len() == now.tiles.len();
    list(now).iter().map(|part| !alike || !(part.same)(before, now, part.n)).collect()
}

/// Draws the parts that are wanted, by their place in the order; `told` gets each with its id. Only the lines of the
/// log from `lines` on are drawn: whoever has the others keeps them.
pub fn draw_parts(
    page: Page,
    view: &TableView,
    lines: usize,
    wanted: impl Fn(usize) -> bool,
    mut told: impl FnMut(PartId, &str),
) {
    let all = list(view);
    let log = all.len() - 1;
    for (i, part) in all.iter().enumerate().filter(|(i, _)| wanted(*i)) {
        let drawn = if i == log { log::lines(page, view, lines) } else { (part.draw)(page, view, part.n) };
        told(part.id, &drawn.0);
    }
}
