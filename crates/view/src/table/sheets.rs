//! The mice's sheets, the stash, the decks and the turn at hand.

use super::figures::{MarkerView, StatusView};
use crate::catalogue::names::{HONOURS, honour_key, known};
use crate::catalogue::{AbilityFace, CardFace, HeroFace};
use crate::{EncounterFace, Locale, WaveView};
use engine::board::{Board, Stride, Where};
use engine::event::{Card, Free, Honour};
use engine::id::{CardId, EncounterId, Fig, TileId};
use serde::Serialize;
use std::sync::Arc;
use words::GrammaticalCase;

/// An individual achievement a mouse has earned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HonourView {
    /// Which.
    pub honour: Honour,
    /// Name.
    pub name: String,
}

/// A mouse's sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MouseView {
    /// Id.
    pub id: String,
    /// Name.
    pub name: String,
    /// Its hero card.
    pub hero: Arc<HeroFace>,
    /// One line on where it is if it is not on the board.
    pub absence: Option<String>,
    /// Life with equipment.
    pub life: u8,
    /// Normal wounds.
    pub wounds: u8,
    /// Poison wounds.
    pub poison: u8,
    /// Cheese.
    pub cheese: u8,
    /// Lore with equipment.
    pub lore: u8,
    /// Move value with equipment.
    pub moves: u8,
    /// Markers.
    pub markers: Vec<MarkerView>,
    /// Statuses that run.
    pub statuses: Vec<StatusView>,
    /// Equipped cards.
    pub equipped: Vec<Arc<CardFace>>,
    /// The pack.
    pub pack: Vec<Arc<CardFace>>,
    /// Abilities.
    pub abilities: Vec<Arc<AbilityFace>>,
    /// Individual achievements.
    pub honours: Vec<HonourView>,
    /// Its turn is now.
    pub current: bool,
}

/// A deck: how many cards, and what lies open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DeckView {
    /// Cards left in it.
    pub left: u8,
    /// Names of the discarded cards, oldest first.
    pub discards: Vec<String>,
}

/// The face-up encounter card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EncounterView {
    /// The card, if one lies open.
    pub card: Option<EncounterFace>,
    /// What a surge on the current tile would bring, if players may know it.
    pub surge: Option<WaveView>,
}

/// The turn at hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TurnView {
    /// The mouse or initiative card whose turn it is, by id.
    pub card: Option<String>,
    /// Its name.
    pub name: String,
    /// Movement points left.
    pub points: u8,
    /// The movement die, 0 if none was rolled.
    pub die: u8,
    /// Actions left.
    pub actions: u8,
    /// The move is over.
    pub moved: bool,
    /// A scurry is under way.
    pub scurrying: bool,
    /// Free actions still open, by name: share, equip, level-up.
    pub free: Vec<Free>,
}

impl Locale<'_> {
    pub(super) fn search_deck(self, board: &Board) -> DeckView {
        let name = |c: &CardId| self.card_name(self.book().copies[c.ix()]).to_string();
        DeckView { left: board.deck_len() as u8, discards: board.discards().iter().map(name).collect() }
    }

    pub(super) fn encounter_deck(self, board: &Board) -> DeckView {
        let name = |e: &EncounterId| self.encounter_name(*e).to_string();
        let discards = board.encounter_discards().iter().map(name).collect();
        DeckView { left: board.encounters_len() as u8, discards }
    }

    pub(super) fn faces(self, cards: &[CardId]) -> Vec<Arc<CardFace>> {
        cards.iter().map(|c| self.card(self.book().copies[c.ix()]).clone()).collect()
    }

    pub(super) fn mouse_view(self, board: &Board, m: usize, at_turn: Option<Card>) -> MouseView {
        let (state, book, fig) = (&board.mice()[m], self.book(), Fig::mouse(m));
        let absence = |key| {
            Some(
                self.say().fig("who", board, fig, GrammaticalCase::Nom).gender("gender", board, fig).say(key),
            )
        };
        let absence = match state.at() {
            Where::On(_) => None,
            Where::Captured(_) => absence("sheet-captured"),
            Where::Missing(_) => absence("sheet-missing"),
        };
        let honours = HONOURS.into_iter().filter(|h| board.honour(*h) == Some(m as u8));
        MouseView {
            id: board.hero(book, m).name.clone(),
            name: self.mouse(state.mouse(), GrammaticalCase::Nom).to_string(),
            hero: self.hero(state.mouse()).clone(),
            absence,
            life: board.life(book, m),
            wounds: state.wounds(),
            poison: state.poison(),
            cheese: state.cheese(),
            lore: board.lore(book, m),
            moves: board.move_value(book, m),
            markers: self.markers(board, fig),
            statuses: self.statuses(board, fig),
            equipped: self.faces(state.equipped()),
            pack: self.faces(state.pack()),
            abilities: board.abilities(m).map(|a| self.ability(a).clone()).collect(),
            honours: honours.map(|h| HonourView { honour: h, name: self.plain(honour_key(h)) }).collect(),
            current: at_turn == Some(Card::Mouse(m as u8)),
        }
    }

    pub(super) fn turn_view(self, board: &Board) -> TurnView {
        let turn = board.turn();
        TurnView {
            card: turn.card().map(|c| self.track_id(board, c)),
            name: turn.card().map(|c| self.track_name(board, c)).unwrap_or_default(),
            points: turn.points(),
            die: turn.die(),
            actions: turn.actions(),
            moved: turn.stride() == Stride::Over,
            scurrying: turn.scurrying(),
            free: [Free::Share, Free::Equip, Free::LevelUp].into_iter().filter(|f| !turn.used(*f)).collect(),
        }
    }

    pub(super) fn encounter_view(self, board: &Board, tile: TileId) -> EncounterView {
        let card = board.face_up().map(|e| self.encounter(e));
        // STORY-5: the room's own surge is known once the room is.
        let known = known(board, tile, board.side_id(tile));
        let room = self.chapter_of(board).room(board.side_id(tile)).filter(|_| known);
        let surge =
            room.and_then(|room| room.surge.clone()).or_else(|| card.as_ref().map(|c| c.surge.clone()));
        EncounterView { card, surge }
    }
}
