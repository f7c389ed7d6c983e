//! What can be chosen, who chooses, and why something cannot be chosen.

pub mod verbs;

use crate::book::{Edge, Marker, RuleIx};
use crate::id::{AbilityId, Fig, InitId, SearchId, SpaceId, Spaces};
use crate::rule::RuleId;
use serde::{Deserialize, Serialize};

/// Everything a player can ever answer. Which of them are legal, `Game::choices` says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// One step of a move (MOV).
    Step(SpaceId),
    /// Out of the water (WAT-2).
    ClimbOut(SpaceId),
    /// EFF-3.
    StandUp,
    /// Ends a move or scurry early.
    Halt,
    /// Roll and move again (SCU-1).
    Scurry,
    /// BAT: weapon by name; none for a form that needs no weapon.
    Battle {
        /// The equipped weapon.
        weapon: Option<SearchId>,
        /// The minion attacked.
        target: Fig,
    },
    /// SEA-1.
    Search,
    /// Search for a missing mouse.
    LookFor(u8),
    /// REC.
    Recover(Marker),
    /// EXP by an exit.
    Leave(Edge),
    /// EXP by the flip space.
    Flip,
    /// FREE-1.
    Share(u8),
    /// FREE-2.
    Equip,
    /// FREE-5.
    LevelUp(AbilityId),
    /// An ability, card or power.
    Use(RuleIx),
    /// One extra action for 1 cheese (Inspire).
    ExtraAction,
    /// HOOK-1.
    PlaceHook(SpaceId),
    /// HOOK-3.
    TakeHook,
    /// FORK-1.
    PlaceFork,
    /// FORK-3.
    TakeFork,
    /// FORK-2.
    Catapult(u8),
    /// GRP-1.
    PlaceGrape(SpaceId),
    /// GRP-2.
    ShootGrape(Fig),
    /// NIP-1.
    Catnip,
    /// The turn is over.
    EndTurn,
    /// In a share: hand a card over.
    Give(SearchId),
    /// In a share: receive a card.
    Take(SearchId),
    /// In a share: hand one cheese over.
    GiveCheese,
    /// In a share: receive one cheese.
    TakeCheese,
    /// In an equip: from the pack onto the mouse.
    Wear(SearchId),
    /// In an equip: off the mouse into the pack.
    Stow(SearchId),
    /// Ends a dialogue.
    Done,
    /// SEA-2: into the pack.
    Keep,
    /// SEA-2: discarded for 1 cheese.
    Cash,
    /// FREE-3.
    Discard(SearchId),
    /// Declines a reaction.
    Pass,
    /// Picks a figure.
    Pick(Fig),
    /// Picks a space.
    Go(SpaceId),
    /// Picks a card out of a pile.
    PickCard(SearchId),
    /// Picks the boss card that takes a wound (WND-3).
    PickInit(InitId),
    /// Answers a decision of the story.
    Answer(u8),
    /// Removes this marker (Cure).
    Remove(Marker),
    /// Removes a poison wound (Cure).
    RemovePoison,
    /// Yes (Disguises, Pilfer).
    Yes,
    /// No.
    No,
    /// TRAP-1: with the move value.
    WithMove,
    /// TRAP-1: with lore.
    WithLore,
}

impl Choice {
    /// Whether it begins one of the three free actions (TURN-3).
    pub(crate) const fn is_free_action(self) -> bool {
        matches!(self, Choice::Share(_) | Choice::Equip | Choice::LevelUp(_))
    }
}

/// A legal choice and the rule that allows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// What.
    pub choice: Choice,
    /// By which rule.
    pub rule: RuleId,
}

/// Who decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decider {
    /// The player of this mouse.
    Mouse(u8),
    /// The players together.
    Party,
}

/// What is being decided, for clients and bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Ask {
    Turn,
    BeforeTurn,
    React,
    Share,
    Equip,
    KeepOrCash,
    DiscardDown,
    Rescue,
    PlaceMouse,
    PlaceMinion,
    MinionOrder,
    MinionPath,
    ChasePath,
    Branch,
    BossWound,
    Disguise,
    Trap,
    Target,
    Space,
    Cure,
    Card,
    Story,
    Pilfer,
}

impl Ask {
    /// Whether it is about what minions do where the rules leave it open: which is first, which way it goes, where it
    /// comes in.
    pub const fn is_tie(self) -> bool {
        matches!(self, Ask::MinionOrder | Ask::MinionPath | Ask::ChasePath | Ask::PlaceMinion)
    }
}

/// The decision at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Decision {
    /// Who.
    pub by: Decider,
    /// What about.
    pub ask: Ask,
    /// The figure it is about, if any (the minion to place, the mouse to rescue).
    pub about: Option<Fig>,
}

impl Decision {
    /// What the player of a mouse decides for it.
    pub(crate) const fn by_mouse(mouse: u8, ask: Ask) -> Decision {
        Decision { by: Decider::Mouse(mouse), ask, about: Some(Fig::mouse(mouse as usize)) }
    }
    /// What the players decide together.
    pub(crate) const fn by_party(ask: Ask, about: Option<Fig>) -> Decision {
        Decision { by: Decider::Party, ask, about }
    }
}

impl Offer {
    /// Each of these spaces.
    pub(crate) fn spaces(out: &mut Vec<Offer>, spaces: Spaces, rule: RuleId) {
        out.extend(spaces.iter().map(|s| Offer { choice: Choice::Go(s), rule }));
    }
}

impl Refusal {
    /// Something else is being decided.
    pub(crate) const fn other(rule: RuleId) -> Refusal {
        Refusal::new(rule, Why::OtherDecision)
    }

    /// Forbidden by this rule.
    pub const fn new(rule: RuleId, why: Why) -> Refusal {
        Refusal { rule, also: None, why }
    }

    /// Forbidden by a second rule too.
    #[must_use]
    pub const fn and(self, also: RuleId) -> Refusal {
        Refusal { also: Some(also), ..self }
    }

    /// Every rule that forbids it.
    pub fn rules(self) -> impl Iterator<Item = RuleId> {
        [Some(self.rule), self.also].into_iter().flatten()
    }
}

/// Why a choice is refused: the rule and its particulars.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// A second one, if two do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub also: Option<RuleId>,
    /// The particulars.
    pub why: Why,
}

/// The particulars of a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Why {
    /// The chapter is over.
    Over,
    /// Something else is being decided now.
    OtherDecision,
    ActionSpent,
    MoveSpent,
    /// The move ended in the water.
    EndedByWater,
    /// The move ended in a space with minions.
    EndedByCompany,
    /// Climbing out of the water was the move.
    EndedByClimb,
    /// Standing up was the move.
    EndedByStanding,
    NotAdjacent,
    RedLine,
    NoWay,
    /// A space open to one side only.
    OneWayIn,
    SpaceFull,
    /// Not enough movement.
    Movement {
        need: u8,
        have: u8,
    },
    /// More minions than mice in its space.
    HeldByMinions {
        mice: u8,
        minions: u8,
    },
    AgainstCurrent,
    ClimbFirst,
    KnockedDown,
    Webbed,
    Stunned,
    NotMovedYet,
    NoWeapon,
    NotEquipped,
    OutOfReach,
    NotSeen,
    NearFoeFirst,
    AlreadySearched,
    NothingToRecover,
    MinionsHere,
    NotAtExit,
    NoMatchingExit,
    TileOccupied,
    NotOnFlipSpace,
    NoHook,
    NotTinkererNorScamp,
    InWater,
    FreeSpent,
    NotNear,
    /// Not enough cheese.
    Cheese {
        need: u8,
        have: u8,
    },
    WrongClass,
    /// Another ability was used this turn.
    AbilityUsed,
    /// This very ability was used this turn.
    SameAbilityUsed,
    AlreadyUsed,
    NotNow,
    /// There is nothing to heal but poison.
    OnlyPoison,
    NotHeld,
    PackOrPaws,
    Requirement,
    NotInStash,
    Occupied,
    Held,
    RoomForbids,
    Scurrying,
    Gone,
}
