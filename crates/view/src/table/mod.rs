//! The table as one viewer sees it: plain data with all its words, a file for each region.
//!
//! An allow-list: the order of a deck, a seed or a hash has no field to stand in, so it cannot leave.

mod clock;
mod companions;
mod decision;
mod dice;
mod figures;
mod log;
mod rooms;
mod sheets;
mod story;
mod ways;

pub use clock::{ChapterView, CounterView, NearGoal, NearWay, TrackKind, TrackView};
pub use companions::{AwayView, CompanionsView, DecidingView};
pub use decision::{
    Aim, ChangeView, DecisionView, Disabled, Group, IntentView, Label, OddsView, OfferView, RefusalView,
    Risk, Warning,
};
pub use dice::DiceRoll;
pub(crate) use dice::{marked_dice, rolls};
pub use figures::{FigureKind, FigureView, MarkerView, StatusView};
pub(crate) use log::folded;
pub use log::{LatestLine, LogEntry};
pub use rooms::{SnareView, TileView, TokenView};
pub use sheets::{DeckView, EncounterView, HonourView, MouseView, TurnView};
pub(crate) use story::story;
pub use story::{ScenePlace, StoryPage, Voice};
pub use ways::{Beyond, WayView};

use crate::catalogue::CardFace;
use crate::{Locale, Position, WalkView};
use engine::Outcome;
use engine::id::{Bits, Fig};
use figures::at_turn;
use serde::Serialize;
use std::sync::Arc;

/// Everything one viewer sees of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TableView {
    /// Table id.
    pub id: String,
    /// The last record: what a choice is based on.
    pub seq: u64,
    /// What the viewer may do.
    pub seat: SeatView,
    /// The chapter, its goal and its clock.
    pub chapter: ChapterView,
    /// What the seed was committed to.
    pub commitment: Option<String>,
    /// The initiative track from slot 1 down.
    pub track: Vec<TrackView>,
    /// The tiles of the map.
    pub tiles: Vec<TileView>,
    /// Index of the tile the decision at hand is about, or when all is over of one with mice.
    pub current_tile: u8,
    /// Figures on the board.
    pub figures: Vec<FigureView>,
    /// Party items that lie on the board.
    pub tokens: Vec<TokenView>,
    /// Snares set for minions.
    pub snares: Vec<SnareView>,
    /// The mice of the party.
    pub mice: Vec<MouseView>,
    /// The party stash.
    pub stash: Vec<Arc<CardFace>>,
    /// The search deck.
    pub search: DeckView,
    /// The encounter deck.
    pub encounters: DeckView,
    /// The face-up encounter card and what a surge would bring.
    pub encounter: EncounterView,
    /// A search card just drawn and not yet kept.
    pub drawn: Option<Arc<CardFace>>,
    /// The turn at hand.
    pub turn: TurnView,
    /// Story achievements the party has earned, by name.
    pub achievements: Vec<String>,
    /// What is to be decided; none once the chapter is over.
    pub decision: Option<DecisionView>,
    /// Where the mouse at turn could walk to; none for whoever does not decide.
    pub walks: Arc<[WalkView]>,
    /// The player who has to decide, by name; none if that is the host.
    pub waiting_for: Option<String>,
    /// Who rolls for the minions that are attacked now, by name (MIN-10); none if anybody may.
    pub defense_by: Option<String>,
    /// Mice that play themselves.
    pub companions: CompanionsView,
    /// Choices so far, and what can be unmade.
    pub undo: UndoView,
    /// The last rolls.
    pub rolls: Vec<DiceRoll>,
    /// The latest lines of the log, oldest first.
    pub log: Vec<LogEntry>,
    /// What has just happened, in a line; none where that is asked for or seen anyway.
    pub latest: Option<LatestLine>,
    /// Story pages read so far, the latest last.
    pub story: Vec<Arc<StoryPage>>,
    /// Something to be told: a refusal, a lost race.
    pub notice: Option<String>,
    /// How the chapter ended, if it has.
    pub outcome: Option<Outcome>,
}

/// What a viewer may do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// Plays at all.
    pub plays: bool,
    /// Keeps the seats.
    pub host: bool,
    /// Decides now.
    pub decides: bool,
}

/// The way back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct UndoView {
    /// Choices so far.
    pub moves: usize,
    /// Where going back leads.
    pub to: usize,
    /// Something can be unmade.
    pub can_undo: bool,
    /// Something unmade can come back.
    pub can_redo: bool,
    /// Somebody wants to go back.
    pub asked: Option<UndoAsked>,
}

/// Somebody wants to go back, and the others are asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UndoAsked {
    /// How many choices would remain.
    pub to: usize,
    /// Names of those who want it; none if only the host does.
    pub by: Vec<String>,
    /// Whether this viewer wants it too.
    pub agreed: bool,
}

/// What a viewer sees that is not in the game.
#[derive(Clone, Debug, Default)]
pub struct TableFacts {
    /// Table id.
    pub id: String,
    /// The last record.
    pub seq: u64,
    /// What the viewer may do.
    pub seat: SeatView,
    /// What the seed was committed to.
    pub commitment: Option<String>,
    /// The player who has to decide, by name; none if that is the host.
    pub waiting_for: Option<String>,
    /// Who rolls for the minions that are attacked now, by name (MIN-10); none if anybody may.
    pub defense_by: Option<String>,
    /// Mice that play themselves.
    pub companions: CompanionsView,
    /// Choices so far, and what can be unmade.
    pub undo: UndoView,
    /// The last rolls.
    pub rolls: Vec<DiceRoll>,
    /// The latest lines of the log, oldest first.
    pub log: Vec<LogEntry>,
    /// Story pages read so far.
    pub story: Vec<Arc<StoryPage>>,
    /// Something to be told.
    pub notice: Option<String>,
}

impl TableView {
    /// The decision at hand, if it is this viewer's.
    pub fn deciding(&self) -> Option<&DecisionView> {
        self.decision.as_ref().filter(|_| self.seat.decides)
    }

    /// The table in one language, for one viewer.
    pub fn new(locale: Locale, at: &Position, facts: TableFacts) -> TableView {
        let TableFacts {
            id,
            seq,
            seat,
            commitment,
            waiting_for,
            defense_by,
            companions,
            undo,
            rolls,
            log,
            story,
            notice,
        } = facts;
        let game = at.game();
        let (board, book) = (game.board(), locale.book());
        // When all is over nothing is asked: one sees who is left.
        let last = board.outcome().and_then(|_| board.mice_on_board().next());
        let left = last.and_then(|m| board.place(Fig::mouse(m))).map(|place| place.tile);
        let (here, turn) = (left.unwrap_or_else(|| game.decision_tile()), at_turn(game));
        TableView {
            id,
            seq,
            seat,
            chapter: locale.chapter_view(board),
            commitment,
            track: (0..board.track().len()).map(|slot| locale.track_view(board, slot, turn)).collect(),
            tiles: board.tiles().map(|tile| locale.tile_view(at, tile)).collect(),
            current_tile: here.0,
            figures: board.figures().map(|fig| locale.figure_view(game, at.foresight(), fig)).collect(),
            tokens: locale.tokens(board),
            snares: locale.snares(board),
            mice: (0..board.mice().len()).map(|m| locale.mouse_view(board, m, turn)).collect(),
            stash: locale.faces(board.stash()),
            search: locale.search_deck(board),
            encounters: locale.encounter_deck(board),
            encounter: locale.encounter_view(board, here),
            drawn: board.drawn().map(|c| locale.card(book.copies[c.ix()]).clone()),
            turn: locale.turn_view(board),
            achievements: Bits(u64::from(board.achieved()))
                .filter_map(|a| book.achievements.get(a))
                .map(|a| locale.plain(&format!("achievement-{a}")))
                .collect(),
            decision: locale.decision(at),
            walks: if seat.decides { Arc::clone(at.walks()) } else { Arc::default() },
            waiting_for,
            defense_by,
            undo,
            latest: board.outcome().is_none().then(|| log::latest(&log, &rolls)).flatten(),
            rolls,
            log,
            companions,
            story,
            notice,
            outcome: board.outcome(),
        }
    }
}
