//! From files to linked books: each story book with the box it leans on is an island of its own.

mod beginning;
mod desk;
mod editions;
mod files;
mod islands;
mod linking;
mod load;

pub use beginning::{Beginning, beginning_at};
pub use desk::{Desk, Draft, Reading};
pub use linking::StoryBook;
pub use load::{Loaded, load, load_edition, load_with, load_with_sides};
