//! A part of the table: an element with an id that is swapped by itself.

use crate::page::Page;
use maud::Markup;
use std::fmt::{self, Write};
use view::TableView;

/// Something that is swapped by itself.
pub(crate) trait TablePart {
    /// All that it shows; if two are the same, so is their markup.
    type Input<'v>: PartialEq;
    /// What it shows of a view; `n` is its number where there are several of its kind.
    fn input(view: &TableView, n: usize) -> Self::Input<'_>;
    /// One element with the part's id; hidden if there is nothing to show.
    fn draw(page: Page, input: Self::Input<'_>) -> Markup;
}

/// The view that the items of a part are drawn from. Each of them is a part by itself and compared by itself, so two
/// of these are always the same: a part that holds items is swapped whole only when something else of it changes, such
/// as which items there are.
#[derive(Clone, Copy)]
pub(crate) struct Items<'v>(&'v TableView);

impl<'v> Items<'v> {
    pub(crate) fn of(view: &'v TableView) -> Items<'v> {
        Items(view)
    }

    /// One of them.
    pub(crate) fn draw<P: TablePart>(self, page: Page, n: usize) -> Markup {
        nth_part::<P>(page, self.0, n)
    }
}

impl PartialEq for Items<'_> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// The only part of its kind, where it stands on a page.
pub(crate) fn part<P: TablePart>(page: Page, view: &TableView) -> Markup {
    nth_part::<P>(page, view, 0)
}

/// The same of one of several.
pub(crate) fn nth_part<P: TablePart>(page: Page, view: &TableView, n: usize) -> Markup {
    P::draw(page, P::input(view, n))
}

/// The id of a part's element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartId<'v> {
    pub(super) kind: &'static str,
    pub(super) of: Of<'v>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Of<'v> {
    All,
    Number(usize),
    Name(&'v str),
}

impl PartId<'_> {
    /// Writes it behind something else: there are dozens in every message.
    pub fn push_to(&self, out: &mut String) {
        out.push_str(self.kind);
        match self.of {
            Of::All => {}
            Of::Number(n) => {
                let _ = write!(out, "-{n}");
            }
            Of::Name(name) => {
                out.push('-');
                out.push_str(name);
            }
        }
    }
}

impl fmt::Display for PartId<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut id = String::new();
        self.push_to(&mut id);
        f.write_str(&id)
    }
}
