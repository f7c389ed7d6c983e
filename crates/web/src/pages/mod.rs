//! Every page that is not the table.

mod gallery;
mod hints;
mod new_game;
mod party;
mod recap;
mod reference;
mod replay;
mod screen;
mod seats;
mod settings;
mod welcome;

pub use gallery::{gallery, gallery_folder};
pub use hints::{hints, hints_page};
pub use new_game::{NewGame, abilities_of, beginnings, new_game};
pub use party::{
    Ahead, BookPage, ChapterRow, Ended, MouseLine, NextMouse, NextPage, Now, PartyRow, Try, Way,
    next_chapter, party,
};
pub use recap::{DiceFacts, Recap, RoundStart, Turning, WheelFacts, recap};
pub use reference::{cards, rooms, rules};
pub use replay::{ReplayPage, log_page, replay};
pub use screen::{Corner, screen, screen_corner};
pub use seats::{Invitation, JoinPage, MouseRow, PlayerRow, SeatsPage, import, join, seats};
pub use settings::settings;
pub use welcome::{GameRow, Progress, Welcome, welcome};
