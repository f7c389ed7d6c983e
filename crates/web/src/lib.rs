//! Pages, SVG and fragments as pure functions of a view, and the static files.
//!
//! Nothing here knows a rule or holds state: the same view gives the same bytes. Every sentence comes from the
//! locale files; every action is a real button in a real form, so that the page plays without scripts.

mod about;
mod actions;
mod alike;
mod board;
mod chat;
mod clock;
mod coach;
mod companions;
mod faces;
mod findings;
mod frame;
mod gallery;
mod help;
mod hints;
mod keep;
mod log;
mod new_game;
mod party;
mod pictures;
mod qr;
mod recap;
mod reference;
mod replay;
mod screen;
mod seal;
mod seats;
mod settings;
mod sheets;
mod signs;
mod statics;
mod story;
mod table;
mod text;
mod welcome;
mod when;

pub use chat::{Chat, Person, QuietRow, TalkLine, chat};
pub use findings::{broken_book, findings};
pub use frame::{Page, Problem, Theme, problem};
pub use gallery::{gallery, gallery_folder};
pub use hints::{hints, hints_page};
pub use keep::Kept;
pub use log::TOGETHER;
pub use new_game::{NewGame, abilities_of, beginnings, new_game};
pub use party::{
    Ahead, BookPage, ChapterRow, Ended, MouseLine, NextMouse, NextPage, Now, PartyRow, Try, Way,
    next_chapter, party,
};
pub use pictures::{Addresses, Named, Picture, Pictures};
pub use recap::{DiceFacts, Recap, RoundStart, Turning, WheelFacts, recap};
pub use reference::{cards, rooms, rules};
pub use replay::{ReplayPage, log_page, replay};
pub use screen::{Corner, screen, screen_corner};
pub use seats::{Invitation, JoinPage, MouseRow, PlayerRow, SeatsPage, import, join, seats};
pub use settings::settings;
pub use statics::{StaticFile, static_file, static_url};
pub use table::{FRAGMENTS, fragment, table, title};
pub use welcome::{GameRow, Progress, Welcome, welcome};

/// Markup that is ready to be sent.
pub use maud::Markup;
