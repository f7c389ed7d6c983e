//! A part of the table: an element with an id that is swapped by itself.

use crate::page::Page;
use maud::Markup;
use std::fmt;
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

impl fmt::Display for PartId<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.of {
            Of::All => f.write_str(self.kind),
            Of::Number(n) => write!(f, "{}-{n}", self.kind),
            Of::Name(name) => write!(f, "{}-{name}", self.kind),
        }
    }
}
