//! What the unused parts of the board's lists are filled with.

use super::{MouseState, TileState, Timed, TrackCard, Where};
use crate::board::list::{Filler, List};
use crate::book::{Status, Until};
use crate::event::Card;
use crate::id::{CardId, EncounterId, MouseId, Place, SideId, SpaceId, Spaces, TileId};

impl Filler for CardId {
    const FILLER: CardId = CardId(0);
}

impl Filler for EncounterId {
    const FILLER: EncounterId = EncounterId(0);
}

impl Filler for Place {
    const FILLER: Place = Place { tile: TileId(0), space: SpaceId(0) };
}

impl Filler for (Place, u8) {
    const FILLER: (Place, u8) = (Place::FILLER, 0);
}

impl Filler for TrackCard {
    const FILLER: TrackCard = TrackCard { card: Card::Mouse(0), acted: false, wounds: 0 };
}

impl Filler for TileState {
    const FILLER: TileState = TileState { up: SideId(0), traps: Spaces::NONE };
}

impl Filler for Timed {
    const FILLER: Timed =
        Timed { who: None, status: Status::Unseen, until: Until::TurnEnds, by: 0, fresh: false };
}

impl Filler for MouseState {
    const FILLER: MouseState = MouseState {
        mouse: MouseId(0),
        at: Where::On(Place::FILLER),
        wounds: 0,
        poison: 0,
        cheese: 0,
        markers: 0,
        captures: 0,
        roaches: 0,
        equipped: List::new(),
        pack: List::new(),
        starting: List::new(),
        abilities: 0,
        searched: 0,
    };
}
