//! The rooms of the map, what lies in them, and what lies behind their exits.

use super::ways::WayView;
use crate::catalogue::names::{PlaceView, known, token_key};
use crate::catalogue::say::raised;
use crate::catalogue::{Line, RoomPlan};
use crate::{Locale, Position};
use engine::board::Board;
use engine::event::Token;
use engine::id::{Place, TileId};
use serde::Serialize;
use std::sync::Arc;

/// A tile of the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TileView {
    /// Its number on the map.
    pub tile: u8,
    /// Column.
    pub x: i8,
    /// Row.
    pub y: i8,
    /// It is not on the table: a rule has closed it, or has still to lay it.
    pub away: bool,
    /// The side that lies up.
    pub room: Arc<RoomPlan>,
    /// Whether mice have been there.
    pub explored: bool,
    /// Ids of spaces with a mousetrap.
    pub traps: Vec<String>,
    /// For each space of the room those seen from it, as bits in the order of its plan; empty unless explored.
    pub sight: Arc<[u64]>,
    /// Room rules in force, in words; only once explored.
    pub rules: Arc<Vec<Line>>,
    /// Its exits and what lies behind them; only once explored.
    pub ways: Vec<WayView>,
}

/// A party item on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TokenView {
    /// Which.
    pub token: Token,
    /// Its search card, by id: its picture is named after it.
    pub card: String,
    /// Name.
    pub name: String,
    /// Where.
    pub at: PlaceView,
    /// The hook's other end.
    pub other: Option<PlaceView>,
}

/// A snare for minions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SnareView {
    /// Where.
    pub at: PlaceView,
    /// Dice it hits with.
    pub dice: u8,
}

impl Locale<'_> {
    pub(super) fn tile_view(self, at: &Position, tile: TileId) -> TileView {
        let (game, board) = (at.game(), at.game().board());
        let up = board.side_id(tile);
        let side = board.side(self.book(), tile);
        let on_map = &board.chapter(self.book()).map[tile.ix()];
        let explored = known(board, tile, up);
        let open: Vec<u8> = board.open_searches(self.book(), tile).map(|(index, _)| index).collect();
        TileView {
            tile: tile.0,
            x: on_map.x,
            y: on_map.y,
            away: !board.lies(tile),
            room: self.plan(up).clone(),
            explored,
            traps: board.traps(tile).iter().map(|s| side.space(s).name.clone()).collect(),
            sight: at.sight(tile).clone(),
            rules: self
                .chapter_of(board)
                .room(up)
                .filter(|_| explored)
                .map_or_else(Arc::default, |room| room.rules(&open)),
            ways: if explored { self.ways(game, tile) } else { Vec::new() },
        }
    }

    pub(super) fn snares(self, board: &Board) -> Vec<SnareView> {
        let view = |(at, dice): &(Place, u8)| SnareView { at: self.at(board, *at), dice: *dice };
        board.snares().iter().map(view).collect()
    }

    pub(super) fn tokens(self, board: &Board) -> Vec<TokenView> {
        let all = [Token::Hook, Token::Fork, Token::Grape].into_iter();
        all.filter_map(|token| {
            let (place, other) = board.token(token)?;
            Some(TokenView {
                token,
                card: self.book().card(board.token_card(token)?).name.clone(),
                name: raised(self.plain(token_key(token))),
                at: self.at(board, place),
                other: other.map(|space| self.at(board, Place { tile: place.tile, space })),
            })
        })
        .collect()
    }
}
