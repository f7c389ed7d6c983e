//! Positions set up by hand, for cases and bug reports: unvalidated wishes, turned into a game by a
//! fallible step, so that an impossible position cannot exist.

use crate::board::{Board, TrackCard, Where};
use crate::book::{Book, Marker, Size};
use crate::control::Control;
use crate::control::steps;
use crate::dice::{Chance, Face, LoadedDice};
use crate::event::{Card, CausedEvent, Honour, Sink};
use crate::game::Game;
use crate::id::{
    AbilityId, CardId, CounterId, EncounterId, Fig, InitId, MAX_MINIONS, MinionId, MouseId, Place, SearchId,
    SideId, SpaceId, TileId,
};
use crate::rounds::setup::{Member, Setup};
use std::sync::Arc;

/// A mouse in a position.
#[derive(Clone, Debug)]
pub struct MousePosition {
    /// Which mouse.
    pub mouse: MouseId,
    /// Where.
    pub at: Where,
    /// Wounds.
    pub wounds: u8,
    /// Poison wounds.
    pub poison: u8,
    /// Cheese.
    pub cheese: u8,
    /// Markers.
    pub markers: Vec<Marker>,
    /// Equipped cards; none means its starting equipment.
    pub equipped: Option<Vec<SearchId>>,
    /// Cards in the pack.
    pub pack: Vec<SearchId>,
    /// Abilities.
    pub abilities: Vec<AbilityId>,
    /// Sides it has searched with success.
    pub searched: Vec<SideId>,
    /// How often it was captured.
    pub captures: u8,
}

impl MousePosition {
    /// A fresh mouse with nothing but its starting equipment.
    pub fn new(mouse: MouseId, at: Where) -> MousePosition {
        MousePosition {
            mouse,
            at,
            wounds: 0,
            poison: 0,
            cheese: 0,
            markers: Vec::new(),
            equipped: None,
            pack: Vec::new(),
            abilities: Vec::new(),
            searched: Vec::new(),
            captures: 0,
        }
    }
}

/// A minion in a position.
#[derive(Clone, Copy, Debug)]
pub struct MinionPosition {
    /// Its kind.
    pub kind: MinionId,
    /// Where.
    pub at: Place,
    /// Wounds.
    pub wounds: u8,
    /// Knocked down.
    pub down: bool,
}

/// A card of the wished-for track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionCard {
    /// A mouse of the box.
    Mouse(MouseId),
    /// A minion's card.
    Minion(InitId),
}

/// Everything a case can wish for; what it leaves open is as at the start of its chapter.
#[derive(Clone, Debug)]
pub struct CasePosition {
    /// Chapter, party order and options; abilities and kept cards are read from `mice`.
    pub setup: Setup,
    /// The mice.
    pub mice: Vec<MousePosition>,
    /// The minions, numbered in this order.
    pub minions: Vec<MinionPosition>,
    /// The track from slot 1; the first card that has not acted begins.
    pub track: Vec<(PositionCard, bool)>,
    /// Sides that lie up, by tile.
    pub up: Vec<(TileId, SideId)>,
    /// Sides explored beside those the mice stand on.
    pub explored: Vec<SideId>,
    /// Mousetraps.
    pub traps: Vec<Place>,
    /// Search cards on top of the deck, the top first.
    pub deck: Vec<SearchId>,
    /// Only the cards named in `deck` are in the deck.
    pub deck_only: bool,
    /// Search cards in the discards.
    pub discards: Vec<SearchId>,
    /// Encounter cards on top of the deck, the top first.
    pub encounters: Vec<EncounterId>,
    /// Only the cards named in `encounters` are in the deck.
    pub encounters_only: bool,
    /// The face-up encounter card.
    pub face_up: Option<EncounterId>,
    /// The party stash.
    pub stash: Vec<SearchId>,
    /// The hook's two ends.
    pub hook: Option<(SearchId, Place, SpaceId)>,
    /// The fork.
    pub fork: Option<(SearchId, Place)>,
    /// The grape.
    pub grape: Option<(SearchId, Place)>,
    /// Hourglass page.
    pub hourglass: Option<u8>,
    /// End marker page.
    pub end_marker: Option<u8>,
    /// Cheese on the wheel.
    pub wheel: u8,
    /// Round.
    pub round: u8,
    /// Greedy roaches.
    pub greedy: bool,
    /// Counters and flags.
    pub counters: Vec<(CounterId, u8)>,
    /// Story achievements as bits.
    pub achieved: u32,
    /// Individual achievements held.
    pub honours: Vec<(Honour, MouseId)>,
    /// Dice in the order they will be rolled.
    pub dice: Vec<Face>,
    /// Grape tosses in order; true is a splat.
    pub tosses: Vec<bool>,
    /// Orders of initiative shuffles to come.
    pub tracks: Vec<Vec<PositionCard>>,
}

/// Why a position cannot stand.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum PositionError {
    /// More figures than the space holds.
    SpaceFull(Place),
    NoSuchSpace(Place),
    /// No copy of this card is left.
    NoCopy(SearchId),
    /// More figures than the box has.
    TooManyMinions(MinionId),
    /// A card on the track has no mouse or minion on the board.
    CardWithoutFigure(u8),
    /// A mouse or minion on the board has no card on the track.
    FigureWithoutCard(u8),
    /// The party and the mice placed differ.
    NotInParty(MouseId),
    NoSuchEncounter(EncounterId),
}

impl CasePosition {
    /// An empty position of a chapter with this party.
    pub fn new(setup: Setup) -> CasePosition {
        CasePosition {
            setup,
            mice: Vec::new(),
            minions: Vec::new(),
            track: Vec::new(),
            up: Vec::new(),
            explored: Vec::new(),
            traps: Vec::new(),
            deck: Vec::new(),
            deck_only: false,
            discards: Vec::new(),
            encounters: Vec::new(),
            encounters_only: false,
            face_up: None,
            stash: Vec::new(),
            hook: None,
            fork: None,
            grape: None,
            hourglass: None,
            end_marker: None,
            wheel: 0,
            round: 1,
            greedy: false,
            counters: Vec::new(),
            achieved: 0,
            honours: Vec::new(),
            dice: Vec::new(),
            tosses: Vec::new(),
            tracks: Vec::new(),
        }
    }
}

impl Game {
    /// A game from a position, played to its first decision.
    pub fn from_position<S: Sink>(
        book: Arc<Book>,
        position: &CasePosition,
        sink: &mut S,
    ) -> Result<Game, PositionError> {
        sink.listen(|events| Game::stand(book, position, events))
    }

    fn stand(
        book: Arc<Book>,
        position: &CasePosition,
        events: Option<&mut Vec<CausedEvent>>,
    ) -> Result<Game, PositionError> {
        let board = stand(&book, position)?;
        let mut control = Control::new(Chance::new(&[0; 32]));
        let party = &board.mice;
        let encode = |card: &PositionCard| match card {
            PositionCard::Mouse(m) => {
                let at = party.iter().position(|p| p.mouse == *m).unwrap_or(usize::from(u8::MAX));
                crate::rounds::initiative::encode(Card::Mouse(at as u8))
            }
            PositionCard::Minion(i) => crate::rounds::initiative::encode(Card::Minion(*i)),
        };
        let mut loaded = LoadedDice {
            dice: position.dice.clone(),
            tosses: position.tosses.clone(),
            tracks: position.tracks.iter().map(|t| t.iter().map(encode).collect()).collect(),
            ..LoadedDice::default()
        };
        loaded.dice.reverse();
        loaded.tosses.reverse();
        loaded.tracks.reverse();
        control.chance.loaded = Some(Box::new(loaded));
        control.stack.push(steps::NextCard.into());
        if let Some(m) = board.mice_on_board().next() {
            control.wheel_tile = board.place(Fig::mouse(m)).expect("on the board").tile;
        }
        let mut game = Game { book, board, control };
        game.referee(events).run();
        Ok(game)
    }
}

fn stand(book: &Book, position: &CasePosition) -> Result<Board, PositionError> {
    let mut setup = position.setup.clone();
    for mouse in &position.mice {
        if !setup.party.iter().any(|m| m.mouse == mouse.mouse) {
            let abilities = vec![];
            setup.party.push(Member { mouse: mouse.mouse, abilities, kept: vec![] });
        }
    }
    let mut board = crate::rounds::setup::first_board(book, &setup);
    for (tile, side) in &position.up {
        board.tiles[tile.ix()].up = *side;
    }
    // Everything back into the deck; then every card goes where the position wants it.
    board.deck = (0..book.copies.len() as u8).map(CardId).filter(|c| board.gone >> c.0 & 1 == 0).collect();
    let take = |board: &mut Board, kind: SearchId| {
        let at =
            board.deck.iter().position(|c| book.copies[c.ix()] == kind).ok_or(PositionError::NoCopy(kind))?;
        Ok::<CardId, PositionError>(board.deck.remove(at))
    };
    for wish in &position.mice {
        let m = board
            .mice
            .iter()
            .position(|s| s.mouse == wish.mouse)
            .ok_or(PositionError::NotInParty(wish.mouse))?;
        check_space(book, &board, wish.at)?;
        for kind in &book.mice[wish.mouse.ix()].equipment {
            let worn = wish.equipped.as_ref().is_none_or(|e| e.contains(kind));
            let packed = wish.pack.contains(kind);
            if worn || packed {
                let card = take(&mut board, *kind)?;
                board.mice[m].starting.push(card);
                if worn {
                    board.mice[m].equipped.push(card);
                } else {
                    board.mice[m].pack.push(card);
                }
            }
        }
        for kind in wish.equipped.iter().flatten() {
            let have = board.mice[m].equipped.iter().filter(|c| book.copies[c.ix()] == *kind).count();
            let want = wish.equipped.iter().flatten().filter(|k| *k == kind).count();
            if have < want {
                let card = take(&mut board, *kind)?;
                board.mice[m].equipped.push(card);
            }
        }
        for kind in &wish.pack {
            let have = board.mice[m].pack.iter().filter(|c| book.copies[c.ix()] == *kind).count();
            if have < wish.pack.iter().filter(|k| *k == kind).count() {
                let card = take(&mut board, *kind)?;
                board.mice[m].pack.push(card);
            }
        }
        let state = &mut board.mice[m];
        state.at = wish.at;
        (state.wounds, state.poison, state.cheese, state.captures) =
            (wish.wounds, wish.poison, wish.cheese, wish.captures);
        state.markers = wish.markers.iter().fold(0, |set, k| set | 1 << *k as u8);
        state.abilities = wish.abilities.iter().fold(0, |set, a| set | 1 << a.0);
        state.searched = wish.searched.iter().fold(0, |set, s| set | 1 << s.0);
    }
    for kind in &position.stash {
        let card = take(&mut board, *kind)?;
        board.stash.push(card);
    }
    if let Some((kind, at, other)) = position.hook {
        board.hook = Some((take(&mut board, kind)?, at, other));
    }
    if let Some((kind, at)) = position.fork {
        board.fork = Some((take(&mut board, kind)?, at));
    }
    if let Some((kind, at)) = position.grape {
        board.grape = Some((take(&mut board, kind)?, at));
    }
    for kind in &position.discards {
        let card = take(&mut board, *kind)?;
        board.discards.push(card);
    }
    let mut top = Vec::new();
    for kind in &position.deck {
        top.push(take(&mut board, *kind)?);
    }
    if position.deck_only {
        for card in &board.deck {
            board.gone |= 1 << card.0;
        }
        board.deck.clear();
    }
    board.deck.extend(top.into_iter().rev());
    if position.encounters_only {
        board.encounters.clear();
    }
    for card in position.face_up.iter().chain(&position.encounters) {
        if card.ix() >= book.encounters.len() {
            return Err(PositionError::NoSuchEncounter(*card));
        }
        board.encounters.retain(|c| c != card);
    }
    board.encounters.extend(position.encounters.iter().rev().copied());
    board.face_up = position.face_up;
    place_minions(book, &mut board, position)?;
    for place in &position.traps {
        let traps = &mut board.tiles[place.tile.ix()].traps;
        *traps = traps.with(place.space);
    }
    for side in &position.explored {
        board.explored |= 1 << side.0;
    }
    for tile in board.tiles() {
        if board.mice_on(tile).next().is_some() {
            board.explored |= 1 << board.side_id(tile).0;
        }
    }
    // A tile that a case knows of lies on the table.
    for tile in board.tiles() {
        if board.explored(board.side_id(tile)) || board.minions_on(tile) {
            board.away &= !(1 << tile.0);
        }
    }
    board.hourglass = position.hourglass.unwrap_or(board.hourglass);
    board.end_marker = position.end_marker.unwrap_or(board.end_marker);
    (board.wheel, board.round, board.greedy) = (position.wheel, position.round, position.greedy);
    board.achieved = position.achieved;
    for (counter, n) in &position.counters {
        board.counters[counter.ix()] = *n;
    }
    for (honour, mouse) in &position.honours {
        board.honours[*honour as usize] = board.mice.iter().position(|m| m.mouse == *mouse).map(|m| m as u8);
    }
    lay_track(book, &mut board, position)?;
    for tile in board.tiles() {
        for space in board.side(book, tile).all().iter() {
            let place = Place { tile, space };
            if board.room_taken(book, place) > board.side(book, tile).space(space).capacity {
                return Err(PositionError::SpaceFull(place));
            }
        }
    }
    Ok(board)
}

fn check_space(book: &Book, board: &Board, at: Where) -> Result<(), PositionError> {
    let (Where::On(place) | Where::Captured(place) | Where::Missing(place)) = at;
    let fine =
        place.tile.ix() < board.tiles.len() && place.space.ix() < board.side(book, place.tile).spaces.len();
    if fine { Ok(()) } else { Err(PositionError::NoSuchSpace(place)) }
}

fn place_minions(book: &Book, board: &mut Board, position: &CasePosition) -> Result<(), PositionError> {
    for (i, wish) in position.minions.iter().enumerate() {
        check_space(book, board, Where::On(wish.at))?;
        let kind = &book.minions[wish.kind.ix()];
        let number = board.minions().filter(|(_, m)| m.kind == Some(wish.kind)).count() as u8 + 1;
        let of_figure =
            board.minions().filter(|(f, _)| board.minion_kind(book, *f).figure == kind.figure).count() as u8
                + 1;
        let limit = book.figures[kind.figure as usize].limit;
        if i >= MAX_MINIONS || number > kind.limit || of_figure > limit {
            return Err(PositionError::TooManyMinions(wish.kind));
        }
        board.minions[i] = crate::board::MinionState {
            kind: Some(wish.kind),
            number,
            at: wish.at,
            wounds: wish.wounds,
            down: wish.down && kind.size == Size::Small,
            new: false,
        };
    }
    Ok(())
}

fn lay_track(book: &Book, board: &mut Board, position: &CasePosition) -> Result<(), PositionError> {
    for (slot, (wish, acted)) in position.track.iter().enumerate() {
        let card = match wish {
            PositionCard::Mouse(mouse) => {
                let m = board.mice.iter().position(|s| s.mouse == *mouse);
                Card::Mouse(m.ok_or(PositionError::CardWithoutFigure(slot as u8))? as u8)
            }
            PositionCard::Minion(init) => {
                let kind = book.init_cards[init.ix()].minion;
                // A token leaves no figure: its card may lie there while it is elsewhere (TIME-1).
                let token = book.minions[kind.ix()].size == Size::Token;
                if !token && !board.minions().any(|(_, m)| m.kind == Some(kind)) {
                    return Err(PositionError::CardWithoutFigure(slot as u8));
                }
                Card::Minion(*init)
            }
        };
        board.track.push(TrackCard { card, acted: *acted, wounds: 0 });
    }
    for m in 0..board.mice.len() as u8 {
        if board.slot(Card::Mouse(m)).is_none() {
            return Err(PositionError::FigureWithoutCard(m));
        }
    }
    for (fig, _) in board.minions() {
        if board.slot_of(book, fig) == usize::MAX {
            return Err(PositionError::FigureWithoutCard(fig.0));
        }
    }
    Ok(())
}
