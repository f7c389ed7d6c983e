//! The steps a game is made of: what each has to remember, and what it owes.
//!
//! A step is plain data. What it does stands in one place, the `impl` in the module of its rule: `Runs` for all of them,
//! `Asks` for those that a player may have to answer. A new step is a struct here, its name in the list at the end, and
//! its `impl`; the compiler names what is missing.

use crate::board::list::Filler;
use crate::book::{BlockId, RuleIx, When};
use crate::control::condition::Ctx;
use crate::id::{Fig, InitId, MinionId, Place, SpaceId, Spaces, TileId};

/// Up to 128 small things. Bytes, so that a step needs no more room than its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub(crate) struct Wide([u8; 16]);

impl Wide {
    pub(crate) const NONE: Wide = Wide([0; 16]);

    pub(crate) const fn of(bits: u128) -> Wide {
        Wide(bits.to_le_bytes())
    }
    pub(crate) const fn bits(self) -> u128 {
        u128::from_le_bytes(self.0)
    }
    pub(crate) const fn has(self, at: u8) -> bool {
        self.bits() >> at & 1 == 1
    }
    pub(crate) const fn with(self, at: u8) -> Wide {
        Wide::of(self.bits() | 1 << at)
    }
    pub(crate) const fn without(self, at: u8) -> Wide {
        Wide::of(self.bits() & !(1 << at))
    }
}

/// SET: shuffles, first minions, first track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Setup(pub SetupStage);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SetupStage {
    Shuffle,
    Track,
    Rooms,
    FirstRound,
}

/// ROUND-1, RUL-15.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NextCard;

/// A mouse's turn, stage by stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MouseTurn {
    pub mouse: u8,
    pub stage: TurnStage,
}

/// Stages of a mouse's turn before its decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TurnStage {
    Begin,
    Roll,
    Rolled,
}

/// The open decision of a mouse's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    pub mouse: u8,
}

/// RUL-17.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EndTurn {
    pub mouse: u8,
    pub stage: EndStage,
}

/// RUL-17 in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EndStage {
    Drift,
    Markers,
    Time,
    Over,
}

/// CAPT-6.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rescue {
    pub mouse: u8,
    pub tile: Option<TileId>,
}

/// The current carries a mouse (WAT-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Drift {
    pub mouse: u8,
}

/// A mouse stepped onto a space: trap, company, water.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Arrive {
    pub mouse: u8,
}

/// TRAP-1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Trap {
    pub mouse: u8,
}

/// FREE-1, one exchange at a time; cards already moved stay put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Share {
    pub mouse: u8,
    pub with: u8,
    pub moved: Wide,
    pub cheese: i8,
}

/// FREE-2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Equip {
    pub mouse: u8,
    pub moved: Wide,
}

/// FREE-3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DiscardDown {
    pub mouse: u8,
}

/// SEA-2: a drawn card waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct KeepOrCash {
    pub mouse: u8,
}

/// The search roll and what follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Search {
    pub mouse: u8,
    pub dice: u8,
    pub sure: bool,
}

/// Mice that explored are placed one after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlaceMice {
    pub left: u8,
    pub spaces: Spaces,
    pub tile: TileId,
    pub from: TileId,
    pub flip: bool,
}

/// The room is entered: rules, then encounter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EnterRoom {
    pub tile: TileId,
    pub first: bool,
    pub stage: EnterStage,
    pub mouse: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EnterStage {
    Rules,
    Encounter,
    Newcomers,
    Over,
}

/// An encounter card is turned (ENC).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Encounter {
    pub tile: TileId,
    pub stage: EncounterStage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EncounterStage {
    Turn,
    /// DIS-1.
    Disguise,
    Place {
        /// Disguises were used: the rats stay away.
        fooled: bool,
    },
}

/// Minions are placed (PLC): which wave, and whether Disguises fool some of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wave {
    pub source: WaveSource,
    pub tile: TileId,
    pub fooled: bool,
}

/// Where a wave comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WaveSource {
    /// The chapter's start, by index.
    Start(u8),
    /// The face-up card's line of the page.
    Page,
    /// The face-up card's surge.
    Surge,
    /// The room's special surge.
    RoomSurge,
    /// The room's special setup.
    RoomSetup,
}

/// One kind of the wave, figure by figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlaceKind {
    pub kind: MinionId,
    pub left: u8,
    pub tile: TileId,
    pub on: Option<SpaceId>,
    pub by: Option<RuleIx>,
    /// Of several furthest spaces the one the players chose (PLC-2).
    pub chosen: Option<SpaceId>,
}

/// New cards are laid: all anew or at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LayTrack {
    pub anew: bool,
    pub ambush: bool,
}

/// ENC-9: the cards still to roll for, by index from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ambush {
    pub left: u32,
    pub boss: bool,
}

/// SUR.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Surge(pub SurgeStage);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SurgeStage {
    Hourglass,
    Minions,
    Drain,
    Newcomers,
}

/// A minion card's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MinionTurn {
    pub init: InitId,
    pub stage: MinionStage,
    /// Figures that have acted, as bits.
    pub done: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MinionStage {
    Begin,
    Act,
    End,
    Over,
}

/// MIN-3, MIN-6.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MinionMove {
    pub fig: Fig,
    pub init: InitId,
    pub points: u8,
}

/// MIN-8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MinionAttack {
    pub fig: Fig,
    pub init: InitId,
}

/// BRO-4, BRO-5: the cat's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CatTurn {
    pub fig: Fig,
    pub init: InitId,
    pub stage: CatStage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CatStage {
    Begin,
    Chase {
        /// Steps left.
        points: u8,
        /// Mice he has reached, as bits.
        reached: u8,
        /// Spaces he has been on.
        trail: Spaces,
    },
}

/// GRP-2, GRP-4: the grape flies to this space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Grape {
    pub to: Place,
    /// The mouse that launched it (RUL-11).
    pub by: Option<u8>,
}

/// EFF-4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CharmedTurn {
    pub mouse: u8,
    pub stage: CharmedStage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CharmedStage {
    Begin,
    Walk { points: u8 },
    Attack,
    Over,
}

/// FORK-2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Catapult {
    pub mouse: u8,
}

/// An attack in progress: the last frame of `attacks`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Attack(pub AttackStage);

/// Stages of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AttackStage {
    Declared,
    Roll,
    Read,
    NextTarget,
    Defend,
    Resolve,
    Over,
    /// After a defeat: the attack's weapon may grant another.
    Echo,
}

/// WND-3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BossWounds {
    pub fig: Fig,
    pub left: u8,
    pub by: Option<u8>,
}

/// CAPT.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Capture {
    pub mouse: u8,
    pub stage: CaptureStage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CaptureStage {
    Taken,
    Hourglass,
}

/// What waits is done: captures, surge, powers after a defeat, the end (RUL-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Settle;

/// Rules that speak at this moment, mouse by mouse in initiative order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reaction {
    pub when: When,
    pub ctx: Ctx,
    pub seat: u8,
    /// Rules of this moment that have spoken for the seat, by their number among them.
    pub handled: Wide,
}

/// Effects of a rule, one after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Run {
    pub rule: RuleIx,
    pub block: BlockId,
    pub at: u8,
    pub ctx: Ctx,
}

/// `each`: figures still to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Each {
    pub rule: RuleIx,
    pub block: BlockId,
    pub ctx: Ctx,
    pub left: u64,
}

/// A block that runs as often as this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Repeat {
    pub rule: RuleIx,
    pub block: BlockId,
    pub ctx: Ctx,
    pub left: u8,
}

/// An effect that needs an answer: the effect stands at `at` in `block`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EffectChoice {
    pub rule: RuleIx,
    pub block: BlockId,
    pub at: u8,
    pub ctx: Ctx,
    pub left: u8,
    pub chosen: u64,
}

/// One attack with each weapon of a tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EachWeapon {
    pub rule: RuleIx,
    pub mouse: u8,
    pub left: Wide,
}

/// Another mouse attacks at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Order {
    pub mouse: u8,
}

/// A mouse found again, or joined, is put down near this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PutNear {
    pub mouse: u8,
    pub finder: u8,
    pub found: bool,
}

/// The one list of steps, given to a macro: here it makes the enum, in `dispatch` the only matches over it.
macro_rules! every_step {
    ($make:ident) => {
        $make! {
            asks: BossWounds, Catapult, CatTurn, CharmedTurn, DiscardDown, Drift, EachWeapon, EffectChoice, Encounter, Equip,
                KeepOrCash, MinionMove, MinionTurn, Order, PlaceKind, PlaceMice, PutNear, Reaction, Rescue, Share, Trap, Turn;
            runs: Ambush, Arrive, Attack, Capture, Each, EndTurn, EnterRoom, Grape, LayTrack, MinionAttack, MouseTurn, NextCard,
                Repeat, Run, Search, Settle, Setup, Surge, Wave,
        }
    };
}
pub(super) use every_step;

macro_rules! step_enum {
    (asks: $($ask:ident),* $(,)?; runs: $($run:ident),* $(,)?) => {
        /// What a game does next; the last step on the stack runs first.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Step {
            $($ask($ask),)*
            $($run($run),)*
        }

        $(impl From<$ask> for Step {
            fn from(step: $ask) -> Step {
                Step::$ask(step)
            }
        })*
        $(impl From<$run> for Step {
            fn from(step: $run) -> Step {
                Step::$run(step)
            }
        })*
    };
}

every_step!(step_enum);

impl Filler for Step {
    const FILLER: Step = Step::NextCard(NextCard);
}
