//! A story book as one file that can be given to anybody: a plain zip with a few rules. And catalogues of such files.

mod catalogue;
mod languages;
mod zipped;

pub use catalogue::{BadList, BookList, CATALOGUE_INDEX, ListedBook, ListedChapter, MAX_INDEX};
pub use languages::{Completeness, completeness};
pub use zipped::{BadPackage, MAX_PACKAGE, Package, is_harmless, pack};
