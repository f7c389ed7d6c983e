//! What things are called: places, cards of the track, tokens, honours, statuses.

use super::locale::Locale;
use super::say::raised;
use super::text;
use engine::Book;
use engine::board::Board;
use engine::book::{Status, Until};
use engine::event::{Card, Honour, Token};
use engine::id::{Fig, Place, SideId, TileId};
use serde::Serialize;
use words::GrammaticalCase;

/// Where something lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlaceView {
    /// The tile's number on the map.
    pub tile: u8,
    /// The space's id.
    pub space: String,
    /// Its place among the spaces of its room.
    #[serde(skip)]
    pub ix: u8,
}

impl PlaceView {
    pub(crate) fn new(board: &Board, book: &Book, place: Place) -> PlaceView {
        let space = board.side(book, place.tile).spaces.get(place.space.ix());
        let space = space.map_or_else(String::new, |s| s.name.clone());
        PlaceView { tile: place.tile.0, space, ix: place.space.0 }
    }
}

/// Whether the party has seen a side of a tile.
pub(crate) fn known(board: &Board, tile: TileId, side: SideId) -> bool {
    let there = || board.side_id(tile) == side && board.mice_on(tile).next().is_some();
    board.lies(tile) && (board.explored(side) || there())
}

/// Every individual achievement.
pub(crate) const HONOURS: [Honour; 5] =
    [Honour::Cheesemaster, Honour::Roachmaster, Honour::Poisonmaster, Honour::Scaper, Honour::CatTamer];

pub(crate) fn honour_key(honour: Honour) -> &'static str {
    match honour {
        Honour::Cheesemaster => "honour-cheesemaster",
        Honour::Roachmaster => "honour-roachmaster",
        Honour::Poisonmaster => "honour-poisonmaster",
        Honour::Scaper => "honour-scaper",
        Honour::CatTamer => "honour-cat-tamer",
    }
}

pub(crate) fn token_key(token: Token) -> &'static str {
    match token {
        Token::Hook => "token-hook",
        Token::Fork => "token-fork",
        Token::Grape => "token-grape",
    }
}

impl Locale<'_> {
    pub(crate) fn at(self, board: &Board, place: Place) -> PlaceView {
        PlaceView::new(board, self.book(), place)
    }

    /// The name of a card on the track.
    pub(crate) fn track_name(self, board: &Board, card: Card) -> String {
        match card {
            Card::Mouse(m) => self.figure(board, Fig::mouse(m as usize), GrammaticalCase::Nom),
            Card::Minion(init) => raised(self.init_name(init).to_string()),
        }
    }

    pub(crate) fn track_id(self, board: &Board, card: Card) -> String {
        engine::names::card_name(self.book(), board.mice(), card).to_string()
    }

    /// A running status in words: what it does, and until when.
    pub(crate) fn status_for(self, board: &Board, status: Status, until: Until, by: u8) -> String {
        self.status_until(status, until, || self.figure(board, Fig::mouse(by as usize), GrammaticalCase::Gen))
    }

    /// The same; `by` says whose turns it counts, in the genitive.
    pub(crate) fn status_until(self, status: Status, until: Until, by: impl FnOnce() -> String) -> String {
        let what = text::status(self, status);
        let until = match until {
            Until::TurnEnds => self.plain("until-turn-ends"),
            Until::HoldersNextTurn => self.say().text("who", by()).say_inside("until-their-turn"),
            Until::HoldersNextTurnEnds => self.say().text("who", by()).say_inside("until-their-turn-ends"),
            Until::RoundEnds => self.plain("until-round-ends"),
            Until::ChapterEnds => self.plain("until-chapter-ends"),
        };
        self.say().text("what", what).text("until", until).say_inside("status-line")
    }
}
