//! What lies behind the exits of a room, as far as the party knows.

use crate::Locale;
use crate::catalogue::names::known;
use engine::Game;
use engine::book::Edge;
use engine::id::TileId;
use serde::Serialize;

/// An exit of a room and what lies behind it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WayView {
    /// The edge it is in.
    pub edge: Edge,
    /// What lies behind it.
    pub beyond: Beyond,
}

/// What lies behind an exit. A room nobody has been in has no name here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Beyond {
    /// No way leads on in this chapter.
    Nowhere,
    /// Somewhere nobody has been yet.
    Unexplored,
    /// A room the party has been in.
    Room {
        /// Its name.
        name: String,
        /// Its tile's number on the map; none while the tile's other side lies up.
        tile: Option<u8>,
    },
}

impl Locale<'_> {
    /// The exits of a tile as it lies now.
    pub(crate) fn ways(self, game: &Game, tile: TileId) -> Vec<WayView> {
        let board = game.board();
        let exits = board.side(self.book(), tile).exits.iter();
        let way = |edge| {
            let beyond = match board.beyond(self.book(), tile, edge) {
                None => Beyond::Nowhere,
                Some((next, side)) if !known(board, next, side) => Beyond::Unexplored,
                Some((next, side)) => Beyond::Room {
                    name: self.plan(side).name.clone(),
                    tile: (board.side_id(next) == side).then_some(next.0),
                },
            };
            WayView { edge, beyond }
        };
        exits.map(|exit| way(exit.edge)).collect()
    }
}
