//! What is found out about a position once, whatever languages it is told in, and putting into words only what has
//! changed.
//!
//! From one choice to the next most of a table stays as it was. Each piece of a [`Snapshot`](crate::Snapshot) has a key:
//! a hash of all that it is made of, in no language. An [`Album`] has the pieces of the last snapshot in one language; a
//! piece whose key is the same is used again.

use crate::offers::refused;
use crate::seen::{HONOURS, acts, at_turn};
use crate::ways::known;
use crate::{
    ChapterView, DeckView, Disabled, EncounterView, FigureView, MouseView, OfferView, TileView, TrackView,
};
use engine::board::Board;
use engine::book::{Marker, Static};
use engine::event::Card;
use engine::id::{Fig, TileId};
use engine::outlook::{ChoiceOutlook, Foresight};
use engine::{Book, Choice, Game, Refusal};
use foldhash::quality::{FixedState, FoldHasher};
use serde::{Serialize, Serializer};
use std::hash::{BuildHasher, Hash, Hasher};
use std::mem::discriminant;
use std::ops::Deref;
use std::sync::Arc;

fn hasher() -> FoldHasher<'static> {
    FixedState::default().build_hasher()
}

/// Something with its hash, taken once: the same is looked at again after every choice.
#[derive(Debug)]
pub struct Stamped<T> {
    value: Arc<T>,
    stamp: u64,
}

impl<T: Hash> Stamped<T> {
    /// With its hash.
    pub fn new(value: T) -> Stamped<T> {
        let mut hasher = hasher();
        value.hash(&mut hasher);
        Stamped { value: Arc::new(value), stamp: hasher.finish() }
    }
}

impl<T> Clone for Stamped<T> {
    fn clone(&self) -> Self {
        Stamped { value: Arc::clone(&self.value), stamp: self.stamp }
    }
}

impl<T> Deref for Stamped<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T> Hash for Stamped<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.stamp.hash(state);
    }
}

impl<T: PartialEq> PartialEq for Stamped<T> {
    fn eq(&self, other: &Self) -> bool {
        self.stamp == other.stamp && self.value == other.value
    }
}

impl<T: Eq> Eq for Stamped<T> {}

impl<T: Serialize> Serialize for Stamped<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value.serialize(serializer)
    }
}

/// The pieces of one kind in the last snapshot, with their keys.
#[derive(Clone, Debug)]
pub(crate) struct Pieces<T>(Vec<(u64, Stamped<T>)>);

impl<T> Default for Pieces<T> {
    fn default() -> Self {
        Pieces(Vec::new())
    }
}

impl<T: Hash> Pieces<T> {
    /// All pieces with these keys, in order; `make` makes what is not there yet.
    pub(crate) fn all(&mut self, keys: &[u64], mut make: impl FnMut(usize) -> T) -> Vec<Stamped<T>> {
        let pieces = &mut self.0;
        for (i, key) in keys.iter().enumerate() {
            // Most are where they were.
            let Some((here, _)) = pieces.get(i).filter(|(here, _)| here != key) else {
                if i == pieces.len() {
                    pieces.push((*key, Stamped::new(make(i))));
                }
                continue;
            };
            if let Some(from) = pieces.iter().position(|(known, _)| known == key) {
                let piece = pieces[from].clone();
                pieces.insert(i, piece);
            } else if keys.contains(here) {
                pieces.insert(i, (*key, Stamped::new(make(i))));
            } else {
                pieces[i] = (*key, Stamped::new(make(i)));
            }
        }
        pieces.truncate(keys.len());
        pieces.iter().map(|(_, piece)| piece.clone()).collect()
    }

    /// The only piece of its kind.
    pub(crate) fn one(&mut self, key: u64, make: impl Fn() -> T) -> Stamped<T> {
        self.all(&[key], |_| make()).remove(0)
    }
}

/// The pieces of the last snapshot in one language; of one table, or it is of no use.
#[derive(Clone, Debug, Default)]
pub struct Album {
    pub(crate) chapter: Pieces<ChapterView>,
    pub(crate) track: Pieces<TrackView>,
    pub(crate) tiles: Pieces<TileView>,
    pub(crate) figures: Pieces<FigureView>,
    pub(crate) mice: Pieces<MouseView>,
    pub(crate) decks: Pieces<DeckView>,
    pub(crate) encounter: Pieces<EncounterView>,
    pub(crate) choices: Pieces<OfferView>,
    pub(crate) disabled: Pieces<Disabled>,
}

/// What was found out about a position.
#[derive(Clone, Debug)]
pub struct Position {
    /// All that can be foreseen.
    pub sight: Foresight,
    /// Standard actions of the turn that are not possible, each with the refusal that says most.
    pub(crate) refused: Vec<(&'static str, Refusal)>,
    pub(crate) chapter: u64,
    pub(crate) track: Vec<u64>,
    pub(crate) tiles: Vec<u64>,
    pub(crate) figures: Vec<u64>,
    pub(crate) mice: Vec<u64>,
    pub(crate) decks: [u64; 2],
    pub(crate) encounter: u64,
    pub(crate) choices: Vec<u64>,
    pub(crate) disabled: Vec<u64>,
}

impl Position {
    /// Looks at everything.
    pub fn of(game: &Game) -> Position {
        let (sight, board, book) = (game.foresee(), game.board(), &**game.book());
        let chapter = key(|h| {
            (board.hourglass(), board.end_marker(), board.wheel(), board.round()).hash(h);
            (board.greedy(), board.moments(), board.chapter_id()).hash(h);
        });
        let here = game.decision_tile();
        let refused = refused(game, &sight.choices);
        Position {
            chapter,
            track: (0..board.track().len()).map(|slot| key(|h| track(game, slot, h))).collect(),
            tiles: board.tiles().map(|t| key(|h| tile(board, book, t, h))).collect(),
            figures: board.figures().map(|f| key(|h| figure(game, &sight, f, h))).collect(),
            mice: (0..board.mice().len()).map(|m| key(|h| mouse(game, m, h))).collect(),
            decks: [
                key(|h| (board.deck_len(), board.discards()).hash(h)),
                key(|h| (board.encounters_len(), board.encounter_discards()).hash(h)),
            ],
            encounter: key(|h| {
                let side = board.side_id(here);
                (board.face_up(), side, known(board, here, side), board.chapter_id()).hash(h);
            }),
            choices: sight.choices.iter().map(|p| key(|h| choice(game, &sight, p, h))).collect(),
            disabled: refused.iter().map(|refused| key(|h| refused.hash(h))).collect(),
            refused,
            sight,
        }
    }
}

fn key(of: impl FnOnce(&mut FoldHasher<'static>)) -> u64 {
    let mut hasher = hasher();
    of(&mut hasher);
    hasher.finish()
}

/// A card on the track and how many act with it.
fn track(game: &Game, slot: usize, h: &mut impl Hasher) {
    let (board, book) = (game.board(), game.book());
    let card = board.track()[slot];
    let kind = match card.card {
        Card::Mouse(m) => {
            board.mice()[m as usize].mouse().hash(h);
            None
        }
        Card::Minion(init) => Some(book.init_cards[init.ix()].minion),
    };
    let figures = board.minions().filter(|(_, m)| kind.is_some() && m.kind() == kind).count();
    (card, figures, at_turn(game) == Some(card.card)).hash(h);
}

/// A tile as the party knows it.
fn tile(board: &Board, book: &Book, tile: TileId, h: &mut impl Hasher) {
    let up = board.side_id(tile);
    let to_find = board.open_searches(book, tile).fold(0u64, |set, (index, _)| set | 1 << index);
    (tile, up, board.traps(tile), known(board, tile, up), board.chapter_id(), to_find).hash(h);
    for (room, _) in board.room_statics(book, tile) {
        if let Static::SeesOnly(inside, hole) = room {
            (inside, hole).hash(h);
        }
    }
    for exit in &board.side(book, tile).exits {
        let beyond = board.beyond(book, tile, exit.edge);
        beyond
            .map(|(next, side)| (next, side, known(board, next, side), board.side_id(next) == side))
            .hash(h);
    }
}

/// What a figure has on it.
fn burdens(board: &Board, fig: Fig, h: &mut impl Hasher) {
    Marker::ALL.map(|marker| board.marked(fig, marker)).hash(h);
    let minion = fig.as_minion().is_some();
    for timed in board.statuses() {
        if timed.who == Some(fig) || (timed.who.is_none() && minion) {
            (timed.status, timed.until, timed.by).hash(h);
        }
    }
}

/// A figure where it stands, and what it will do.
fn figure(game: &Game, sight: &Foresight, fig: Fig, h: &mut impl Hasher) {
    let (board, book) = (game.board(), game.book());
    let at = board.place(fig);
    (fig, at, at.map(|at| board.side_id(at.tile)), acts(game, fig)).hash(h);
    burdens(board, fig, h);
    if let Some(m) = fig.as_mouse() {
        let state = &board.mice()[m];
        (state.mouse(), state.wounds(), state.poison(), board.life(book, m), state.equipped()).hash(h);
        sight.danger(m).percent().hash(h);
        for target in sight.targets(m) {
            (target, board.minion(*target).kind(), board.minion(*target).number()).hash(h);
        }
        return;
    }
    let state = board.minion(fig);
    (state.kind(), state.number(), state.wounds(), board.init_of(book, fig), board.greedy()).hash(h);
    sight.outlook(fig).hash(h);
}

/// A mouse's sheet.
fn mouse(game: &Game, m: usize, h: &mut impl Hasher) {
    let (board, book) = (game.board(), game.book());
    let state = &board.mice()[m];
    // Where it stands is on the board, not on its sheet.
    discriminant(&state.at()).hash(h);
    (state.mouse(), state.wounds(), state.poison(), state.cheese(), state.equipped(), state.pack()).hash(h);
    (board.life(book, m), board.lore(book, m), board.move_value(book, m)).hash(h);
    burdens(board, Fig::mouse(m), h);
    board.abilities(m).for_each(|a| a.hash(h));
    let honours = HONOURS.map(|honour| board.honour(honour) == Some(m as u8));
    (honours, at_turn(game) == Some(Card::Mouse(m as u8))).hash(h);
}

/// A choice, what it aims at and what it may cost.
fn choice(game: &Game, sight: &Foresight, prospect: &ChoiceOutlook, h: &mut impl Hasher) {
    let (board, here, offer) = (game.board(), game.decision_tile(), prospect.offer);
    // What it costs depends on who pays.
    (offer.choice, offer.rule, here, board.side_id(here), game.decision().map(|d| d.by)).hash(h);
    let target = match offer.choice {
        Choice::Battle { target: fig, .. } | Choice::ShootGrape(fig) | Choice::Pick(fig) => Some(fig),
        Choice::LookFor(m) | Choice::Share(m) | Choice::Catapult(m) => Some(Fig::mouse(m as usize)),
        _ => None,
    };
    if let Some(fig) = target {
        let at = board.place(fig);
        (at, at.map(|at| board.side_id(at.tile))).hash(h);
        if fig.as_minion().is_some() {
            (board.minion(fig).kind(), board.minion(fig).number()).hash(h);
        }
    }
    prospect.attack.as_ref().map(|odds| (odds.to_wound().percent(), odds.to_defeat().percent())).hash(h);
    prospect.check.map(engine::odds::Chance::percent).hash(h);
    (prospect.wheel.favourable > 0, prospect.wheel.percent()).hash(h);
    match offer.choice {
        Choice::Step(space) => board.traps(here).has(space).hash(h),
        Choice::EndTurn | Choice::Battle { .. } => {
            let mouse = board.turn().mouse();
            let at = mouse.and_then(|m| board.place(Fig::mouse(m)));
            (board.hourglass(), board.end_marker(), board.wheel(), game.adds_cheese(), mouse).hash(h);
            (board.minions().count(), board.mice_in_order().last(), at).hash(h);
            (at.map(|at| board.side_id(at.tile)), mouse.map(|m| sight.danger(m).percent())).hash(h);
        }
        _ => (board.hourglass(), board.end_marker()).hash(h),
    }
}
