//! The table as the protocol tells it: everything public, by name, without a language. Events say what changes in it.

use super::names::{FigureName, InitiativeCard, Spot};
use super::publish::Publisher;
use crate::Catalogue;
use engine::Outcome;
use engine::board::{Board, Where};
use engine::book::{Status, Until};
use engine::event::{Honour, Token};
use engine::id::{Bits, CardId, Fig, Place};
use engine::outlook::WHEEL;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Everything that lies open on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicState {
    /// The chapter's id.
    pub chapter: String,
    /// The page of the hourglass.
    pub page: u8,
    /// The page of the end marker.
    pub end_page: u8,
    /// Cheese on the minion wheel.
    pub wheel: u8,
    /// Cheese that makes a surge.
    pub wheel_size: u8,
    /// The round, from 1.
    pub round: u8,
    /// Roaches are greedy now.
    pub greedy: bool,
    /// The turn at hand.
    pub turn: Option<PublicTurn>,
    /// The initiative track from slot 1 down.
    pub track: Vec<PublicSlot>,
    /// The tiles of the map.
    pub tiles: Vec<PublicTile>,
    /// The mice of the party.
    pub mice: Vec<PublicMouse>,
    /// The minions on the board.
    pub minions: Vec<PublicMinion>,
    /// The party stash, by card.
    pub stash: Vec<String>,
    /// A search card just drawn and not yet kept.
    pub drawn: Option<String>,
    /// The search cards.
    pub search: PublicPile,
    /// The encounter cards.
    pub encounters: PublicPile,
    /// The encounter card that lies open.
    pub encounter: Option<String>,
    /// Party items that lie on the board.
    pub tokens: Vec<PublicToken>,
    /// Snares set for minions.
    pub snares: Vec<PublicSnare>,
    /// Statuses that run.
    pub statuses: Vec<PublicStatus>,
    /// What the chapter counts.
    pub counters: BTreeMap<String, u8>,
    /// Story achievements of the party.
    pub achievements: Vec<String>,
    /// Individual achievements, and who has each.
    pub honours: Vec<(Honour, String)>,
    /// Story moments already read.
    pub moments: Vec<String>,
    /// How the chapter ended, if it has.
    pub outcome: Option<Outcome>,
}

/// The turn at hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicTurn {
    /// Whose.
    pub card: InitiativeCard,
    /// Movement points left.
    pub points: u8,
    /// The movement die, 0 if none was rolled.
    pub die: u8,
    /// Actions left.
    pub actions: u8,
    /// A scurry is under way.
    pub scurry: bool,
}

/// A card of the initiative track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicSlot {
    /// Whose.
    pub card: InitiativeCard,
    /// It has had its turn this round.
    pub acted: bool,
    /// Wounds on a boss card.
    pub wounds: u8,
}

/// A tile of the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicTile {
    /// The room that lies up.
    pub room: String,
    /// Whether that side was explored.
    pub explored: bool,
    /// Spaces with a mousetrap.
    pub traps: Vec<String>,
    /// It is not on the table.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub away: bool,
}

/// A mouse of the party.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicMouse {
    /// Its id.
    pub mouse: String,
    /// Where it stands; none if it is captured or missing.
    pub at: Option<Spot>,
    /// It was captured.
    pub captured: bool,
    /// Normal wounds.
    pub wounds: u8,
    /// Poison wounds.
    pub poison_wounds: u8,
    /// Hearts left.
    pub hearts: u8,
    /// Cheese.
    pub cheese: u8,
    /// Markers on it.
    pub markers: Vec<String>,
    /// Cards it wears.
    pub equipped: Vec<String>,
    /// Cards in its pack.
    pub pack: Vec<String>,
    /// Abilities it knows.
    pub abilities: Vec<String>,
}

/// A minion on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicMinion {
    /// Its id.
    pub figure: FigureName,
    /// Where it stands.
    pub at: Spot,
    /// Its wounds.
    pub wounds: u8,
    /// Hearts left.
    pub hearts: u8,
    /// Markers on it.
    pub markers: Vec<String>,
}

/// Cards in a pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicPile {
    /// How many lie face down.
    pub deck: u8,
    /// The discarded ones, oldest first.
    pub discards: Vec<String>,
}

/// A party item on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicToken {
    /// Which.
    pub token: Token,
    /// Where.
    pub at: Spot,
    /// The hook's other end.
    pub other: Option<Spot>,
}

/// A snare for minions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicSnare {
    /// Where.
    pub at: Spot,
    /// Dice it hits with.
    pub dice: u8,
}

/// A status that runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicStatus {
    /// Who has it; none for all minions.
    pub who: Option<FigureName>,
    /// What it does.
    pub status: Status,
    /// How long.
    pub until: Until,
}

impl Catalogue {
    /// What lies open on a board.
    pub fn state(&self, board: &Board) -> PublicState {
        let (book, names) = (self.book(), Publisher::new(self, board));
        let chapter = board.chapter(book);
        let cards = |cards: &[CardId]| cards.iter().map(|c| names.card(*c)).collect::<Vec<_>>();
        let turn = board.turn();
        PublicState {
            chapter: chapter.name.clone(),
            page: board.hourglass(),
            end_page: board.end_marker(),
            wheel: board.wheel(),
            wheel_size: WHEEL,
            round: board.round(),
            greedy: board.greedy(),
            turn: turn.card().map(|card| PublicTurn {
                card: names.track(card),
                points: turn.points(),
                die: turn.die(),
                actions: turn.actions(),
                scurry: turn.scurrying(),
            }),
            track: board
                .track()
                .iter()
                .map(|t| PublicSlot { card: names.track(t.card), acted: t.acted, wounds: t.wounds })
                .collect(),
            tiles: board.tiles().map(|tile| names.tile(tile)).collect(),
            mice: (0..board.mice().len()).map(|m| names.mouse_state(m)).collect(),
            minions: board.minions().map(|(fig, _)| names.minion_state(fig)).collect(),
            stash: cards(board.stash()),
            drawn: board.drawn().map(|c| names.card(c)),
            search: PublicPile { deck: board.deck_len() as u8, discards: cards(board.discards()) },
            encounters: PublicPile {
                deck: board.encounters_len() as u8,
                discards: board
                    .encounter_discards()
                    .iter()
                    .map(|c| book.encounters[c.ix()].name.clone())
                    .collect(),
            },
            encounter: board.face_up().map(|c| book.encounters[c.ix()].name.clone()),
            tokens: [Token::Hook, Token::Fork, Token::Grape]
                .into_iter()
                .filter_map(|t| names.token(t))
                .collect(),
            snares: board
                .snares()
                .iter()
                .map(|(at, dice)| PublicSnare { at: names.spot(*at), dice: *dice })
                .collect(),
            statuses: board
                .statuses()
                .iter()
                // Whoever has left the board has left it with all that was on it.
                .filter(|t| t.who.is_none_or(|fig| fig.as_mouse().is_some() || board.place(fig).is_some()))
                .map(|t| PublicStatus { who: names.some(t.who), status: t.status, until: t.until })
                .collect(),
            counters: chapter
                .counters
                .iter()
                .enumerate()
                .map(|(at, (name, _))| (name.clone(), board.counter(engine::id::CounterId(at as u8))))
                .collect(),
            achievements: Bits(u64::from(board.achieved()))
                .filter_map(|a| book.achievements.get(a).cloned())
                .collect(),
            honours: crate::catalogue::names::HONOURS
                .into_iter()
                .filter_map(|honour| Some((honour, names.mouse(board.honour(honour)?))))
                .collect(),
            moments: Bits(board.moments()).filter_map(|m| chapter.moments.get(m).cloned()).collect(),
            outcome: board.outcome(),
        }
    }
}

impl Publisher<'_> {
    fn tile(&self, tile: engine::id::TileId) -> PublicTile {
        let side = self.board.side(self.book, tile);
        PublicTile {
            room: side.name.clone(),
            explored: self.board.explored(self.board.side_id(tile)),
            traps: self.board.traps(tile).iter().map(|s| side.space(s).name.clone()).collect(),
            away: !self.board.lies(tile),
        }
    }

    fn mouse_state(&self, m: usize) -> PublicMouse {
        let (state, fig) = (&self.board.mice()[m], Fig::mouse(m));
        let [wounds, poison_wounds, hearts] = self.health(fig);
        let cards = |cards: &[CardId]| cards.iter().map(|c| self.card(*c)).collect();
        PublicMouse {
            mouse: self.mouse(m as u8),
            at: self.board.place(fig).map(|p| self.spot(p)),
            captured: matches!(state.at(), Where::Captured(_)),
            wounds,
            poison_wounds,
            hearts,
            cheese: state.cheese(),
            markers: self.markers(fig),
            equipped: cards(state.equipped()),
            pack: cards(state.pack()),
            abilities: self.board.abilities(m).map(|a| self.book.abilities[a.ix()].name.clone()).collect(),
        }
    }

    fn minion_state(&self, fig: Fig) -> PublicMinion {
        let [wounds, _, hearts] = self.health(fig);
        PublicMinion {
            figure: self.fig(fig),
            at: self.spot(self.board.minion(fig).at()),
            wounds,
            hearts,
            markers: self.markers(fig),
        }
    }

    fn token(&self, token: Token) -> Option<PublicToken> {
        let (at, other) = self.board.token(token)?;
        let other = other.map(|space| self.spot(Place { tile: at.tile, space }));
        Some(PublicToken { token, at: self.spot(at), other })
    }
}
