//! Pages, SVG and fragments as pure functions of a view, and the static files.
//!
//! Nothing here knows a rule or holds state: the same view gives the same bytes. Every sentence comes from the
//! locale files; every action is a real button in a real form, so that the page plays without scripts.

mod cards;
mod companions;
mod findings;
mod glyphs;
mod help;
mod html;
mod page;
mod pages;
mod pictures;

mod prose;
mod qr;
mod statics;
mod table;
mod when;

pub use cards::print_cards;
pub use findings::{broken_book, findings};
pub use page::{Page, Problem, Theme, problem};
pub use pages::*;
pub use pictures::{Addresses, Named, Picture, Pictures, story_picture};
pub use statics::{StaticFile, static_file, static_url};
pub use table::{
    Chat, PartId, Person, QuietRow, StoryReader, TalkLine, chat, draw_parts, table, unchanged_parts,
};

/// Markup that is ready to be sent.
pub use maud::Markup;
