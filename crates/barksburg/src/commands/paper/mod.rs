//! Commands that write pages to look at and to print.

pub(crate) mod gallery;
pub(crate) mod print;
