//! A case as it was understood: every name in it is one of the book's.

use content::Span;
use content::reading::At;
use engine::book::{MapTile, Marker};
use engine::event::{Honour, Purpose, Token};
use engine::id::{AbilityId, CounterId, EncounterId, InitId, MinionId, MouseId, Place, SearchId, SideId};
use engine::position::{CasePosition, PositionCard};
use engine::{Book, Outcome, RuleId};
use std::sync::Arc;

/// One case.
#[derive(Clone, Debug)]
pub struct Case {
    /// Its title.
    pub title: String,
    /// The ids of the rules it proves.
    pub proves: Vec<String>,
    /// The chapter it plays in, if it names one.
    pub chapter: Option<String>,
    /// The book it was read with.
    pub book: Arc<Book>,
    pub(crate) file: String,
    /// Where the lines of the file begin.
    pub(crate) lines: Arc<[u32]>,
    pub(crate) at: At,
    pub(crate) proved: Vec<(RuleId, At)>,
    pub(crate) start: Start,
    pub(crate) steps: Vec<Step>,
}

impl Case {
    /// Its first line.
    pub fn span(&self) -> Span {
        self.place(self.at)
    }

    pub(crate) fn place(&self, at: At) -> Span {
        Span { file: self.file.clone(), start: at.start as usize, end: at.end as usize }
    }

    /// The number of the line, from 1.
    pub(crate) fn line_of(&self, at: At) -> usize {
        self.lines.partition_point(|start| *start <= at.start)
    }

    /// The story moments it expects to be read.
    pub fn moments(&self) -> impl Iterator<Item = &str> {
        self.steps.iter().filter_map(|step| match &step.what {
            What::Expect(Expect::Moment(name)) => Some(name.as_str()),
            _ => None,
        })
    }
}

/// How a case begins.
#[derive(Clone, Debug)]
pub(crate) struct Start {
    /// The tiles that lie out without any chapter.
    pub(crate) map: Option<Vec<MapTile>>,
    /// The position; where the setup itself is played, only setup, dice, tosses and orders of it.
    pub(crate) position: CasePosition,
    /// The line `begin`, if the setup itself is played.
    pub(crate) begin: Option<At>,
    pub(crate) marks: Marks,
}

/// Where the position says what, for whoever finds that it cannot stand.
#[derive(Clone, Debug, Default)]
pub(crate) struct Marks {
    pub(crate) cards: Vec<(SearchId, At)>,
    pub(crate) puts: Vec<(Figure, Place, At)>,
    /// The cards of the track in order; as wide as the line if it was left out.
    pub(crate) track: Vec<At>,
    pub(crate) dice: Option<At>,
    pub(crate) tosses: Option<At>,
    pub(crate) orders: Vec<At>,
}

/// A figure that was put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Figure {
    Mouse(MouseId),
    Minion(MinionId),
}

/// A figure by its name in the case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Named {
    Mouse(MouseId),
    /// The first of its kind that came is 1; nobody else is ever called that.
    Minion(MinionId, u8),
}

/// A space, in this room if several have one of this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    pub(crate) room: Option<SideId>,
    pub(crate) space: String,
}

/// A choice, word for word; figures are looked up when it is played.
#[derive(Clone, Debug)]
pub(crate) struct ChoiceName {
    pub(crate) words: Vec<Word>,
    pub(crate) at: At,
}

#[derive(Clone, Debug)]
pub(crate) enum Word {
    Plain(String),
    Figure(Named),
}

/// Who is expected to choose, or chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    Mouse(MouseId),
    Party,
    Nobody,
}

/// A line after the position.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) at: At,
    pub(crate) what: What,
}

#[derive(Clone, Debug)]
pub(crate) enum What {
    Choice(Who, ChoiceName),
    Expect(Expect),
    /// The chapter is over, and the party goes on.
    Onward(Onward),
}

/// How a party goes on after a chapter.
#[derive(Clone, Debug)]
pub(crate) enum Onward {
    /// The same chapter as it began.
    Retry,
    /// The next one, with these mice, the ability each of them begins with if it is new, and what it keeps.
    Next(Vec<engine::campaign::Chosen>, Option<engine::id::ChapterId>),
}

/// Something named, its place, and what is expected of it.
pub(crate) type Items<T, V> = Vec<(T, V, At)>;

/// What must hold.
#[derive(Clone, Debug)]
pub(crate) enum Expect {
    Offered(ChoiceName),
    NotOffered(ChoiceName),
    Refused {
        choice: ChoiceName,
        by: Vec<(RuleId, At)>,
        why: Option<String>,
    },
    Told(Vec<(RuleId, At)>),
    Untold(Vec<(RuleId, At)>),
    NoRoll,
    Rolled(Items<Named, Purpose>),
    Decides(Who),
    Turn(PositionCard),
    Count(Count, u8),
    Outcome(Option<Outcome>),
    /// The near goal, by name; `none` if none is told.
    Goal(String),
    Track(Vec<PositionCard>),
    Greedy(bool),
    Tokens(Tokens, Items<Named, u8>),
    /// Of mice, and on the wheel.
    Cheese(Items<Named, u8>, Option<u8>),
    Kinds(Items<MinionId, u8>),
    BossWounds(Items<InitId, u8>),
    Counters(Items<CounterId, u8>),
    Places(Items<Named, Spot>),
    Whereabouts(Whereabouts, Vec<(Named, At)>),
    Marked(bool, Items<Named, Marker>),
    Cards(Holder, Vec<SearchId>),
    Knows(MouseId, AbilityId),
    Honours(Items<Honour, Option<MouseId>>),
    FaceUp(Option<EncounterId>),
    Up(SideId),
    Explored(SideId, bool),
    Traps(Vec<Spot>),
    Moment(String),
    Achieved(usize),
    Token(Token, Option<Spot>),
    /// This party cannot set out.
    SetupRefused(Vec<(RuleId, At)>),
    /// What the party may do after the chapter.
    Onward(Vec<engine::campaign::Onward>),
    /// The cards among which a mouse may keep some.
    Carries(MouseId, Vec<SearchId>),
    /// How many each mouse may keep.
    Keeps(u8),
}

/// Numbers of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Count {
    Page,
    EndPage,
    Wheel,
    Round,
    Points,
    Deck,
}

/// Tokens on a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tokens {
    Wounds,
    Poison,
    Captures,
}

/// Where a figure is, roughly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Whereabouts {
    Standing,
    Gone,
    Captured,
    Missing,
}

/// Where search cards lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Holder {
    Pack(MouseId),
    Equipped(MouseId),
    Stash,
    Discards,
}

/// The name of a card of the track.
pub(crate) fn card_name(book: &engine::Book, card: PositionCard) -> &str {
    match card {
        PositionCard::Mouse(mouse) => &book.mice[mouse.ix()].name,
        PositionCard::Minion(init) => &book.init_cards[init.ix()].name,
    }
}
