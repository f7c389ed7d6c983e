//! What is found out about a position once, whatever languages it is told in and whoever looks at it.

use crate::catalogue::names::known;
use crate::refused::refused;
use engine::id::{Place, TileId};
use engine::outlook::Foresight;
use engine::{Game, Refusal};
use serde::Serialize;
use std::sync::Arc;

/// A game as it stands, and what was found out about it.
#[derive(Clone, Debug)]
pub struct Position<'g> {
    game: &'g Game,
    foresight: Foresight,
    refused: Vec<(&'static str, Refusal)>,
    walks: Arc<[WalkView]>,
    sight: Vec<Arc<[u64]>>,
}

/// Somewhere a mouse can walk to in one go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WalkView {
    /// The space's id.
    pub space: String,
    /// Movement it costs.
    pub cost: u8,
    /// Which walk of the list leads to the space before; none if it is a single step.
    pub from: Option<u8>,
}

impl<'g> Position<'g> {
    /// Looks ahead, and at what is not possible.
    pub fn new(game: &'g Game) -> Position<'g> {
        let foresight = game.foresee();
        let refused = refused(game, &foresight.choices);
        let tile = game.decision_tile();
        let name = |space| game.space_name(tile, space).to_string();
        let from = |at: usize| u8::try_from(at).ok();
        let walk = |w: &engine::walks::Walk| WalkView {
            space: name(w.space),
            cost: w.cost,
            from: w.from.and_then(from),
        };
        let walks = game.walks().iter().map(walk).collect();
        let sight = game.board().tiles().map(|tile| sight(game, tile)).collect();
        Position { game, foresight, refused, walks, sight }
    }

    /// For each space of a tile the spaces seen from it, as bits in the order of the room's plan; empty unless explored.
    pub(crate) fn sight(&self, tile: TileId) -> &Arc<[u64]> {
        &self.sight[tile.ix()]
    }

    /// The game.
    pub fn game(&self) -> &'g Game {
        self.game
    }

    /// All that can be foreseen.
    pub fn foresight(&self) -> &Foresight {
        &self.foresight
    }

    /// Standard actions of the turn that are not possible, each with the refusal that says most.
    pub(crate) fn refused(&self) -> &[(&'static str, Refusal)] {
        &self.refused
    }

    /// Where the mouse at turn can walk to, cheapest first.
    pub fn walks(&self) -> &Arc<[WalkView]> {
        &self.walks
    }
}

fn sight(game: &Game, tile: TileId) -> Arc<[u64]> {
    let (board, book) = (game.board(), game.book());
    if !known(board, tile, board.side_id(tile)) {
        return Arc::default();
    }
    board.side(book, tile).all().iter().map(|space| board.sees(book, Place { tile, space }).0).collect()
}
