//! What is told of a game that was played.

use crate::pages::party::{Ahead, MouseLine};
use session::SeedCommitment;
use view::{Award, Deeds};

/// What dice did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DiceFacts {
    /// Dice rolled.
    pub dice: u32,
    /// Cheese among them.
    pub cheese: u32,
    /// Stars among them.
    pub stars: u32,
}

/// Where the time went, in cheese of the wheel; six of them are a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WheelFacts {
    /// Minions' attack rolls.
    pub attacks: u32,
    /// Minions' defence rolls.
    pub defenses: u32,
    /// Rounds that ended without a minion.
    pub quiet: u32,
    /// Captured mice: a page each.
    pub captures: u32,
    /// Cards, rooms and the story.
    pub other: u32,
}

/// A turn of fate, with the number of choices made by then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turning {
    /// The hourglass moved on.
    Hourglass {
        /// Choices made.
        after: usize,
        /// To this page.
        page: u8,
    },
    /// The wheel was full.
    Surge {
        /// Choices made.
        after: usize,
    },
    /// A room was entered for the first time.
    Entered {
        /// Choices made.
        after: usize,
        /// By id.
        room: String,
    },
    /// A mouse was captured.
    Captured {
        /// Choices made.
        after: usize,
        /// By id.
        mouse: String,
    },
}

/// Where a round began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundStart {
    /// Choices made.
    pub after: usize,
    /// Turns of fate before it.
    pub turnings: usize,
}

/// A whole game in numbers.
#[derive(Clone, Debug, Default)]
pub struct Recap {
    /// Where anybody can watch it, once it is over.
    pub link: Option<String>,
    /// The dice of the mice.
    pub mice: DiceFacts,
    /// The dice of their foes.
    pub foes: DiceFacts,
    /// Rounds played.
    pub rounds: u8,
    /// Choices made.
    pub choices: usize,
    /// Minions defeated.
    pub defeated: u32,
    /// Search rolls.
    pub searches: u32,
    /// Surges.
    pub surges: u32,
    /// Where the cheese on the wheel came from.
    pub wheel: WheelFacts,
    /// Undos, and those of them past a roll.
    pub undos: (u32, u32),
    /// Where each round began, the first one first.
    pub starts: Vec<RoundStart>,
    /// Turns of fate in order.
    pub turnings: Vec<Turning>,
    /// What each mouse did, and what it is praised for.
    pub deeds: Vec<(Deeds, Option<Award>)>,
    /// What each mouse takes along, in a campaign.
    pub takes: Vec<MouseLine>,
    /// Story achievements of this chapter, by name.
    pub earned: Vec<String>,
    /// The seed and what was promised about it, once the chapter is over.
    pub seal: Option<SeedCommitment>,
    /// The party's book it is a chapter of, by id.
    pub party: Option<String>,
    /// How that book goes on, if this was its last chapter so far.
    pub ahead: Option<Ahead>,
    /// What to post for the same game with new dice.
    pub again: Vec<(String, String)>,
}
