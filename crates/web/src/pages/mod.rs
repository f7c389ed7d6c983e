//! Every page that is not the table.

mod books;
mod chapter;
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
mod story_book;
mod welcome;
mod workshop;
mod you;

pub use books::{
    AddedBook, BookBalance, BookOffer, BookRow, BooksAccess, BooksElsewhere, BooksPage, OfferState, books,
    catalogue_page,
};
pub use chapter::{SheetLinks, chapter};
pub use gallery::{gallery, gallery_folder};
pub use hints::{hints, hints_page};
pub use new_game::{NewGame, abilities_of, beginnings, lesson_seed, new_game};
pub use party::{
    Ahead, BookPage, ChapterRow, CreditsPage, Ended, MouseLine, NextMouse, NextPage, Now, PartyRow, Try, Way,
    credits, next_chapter, party,
};
pub use recap::{DiceFacts, Recap, RoundStart, Turning, WheelFacts, recap};
pub use reference::{cards, rooms, rules};
pub use replay::{ReplayPage, log_page, replay};
pub use screen::{Corner, screen, screen_corner};
pub use seats::{Invitation, JoinPage, MouseRow, PlayerRow, SeatsPage, import, join, seats};
pub use settings::settings;
pub use story_book::story_book;
pub use welcome::{GameRow, Progress, Welcome, welcome};
pub use workshop::{WorkshopNow, WorkshopSimulation, WorkshopTools, workshop_page, workshop_tools};
pub use you::{Retention, Yours, damaged, privacy, yours};
