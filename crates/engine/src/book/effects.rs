//! The *do* half of the vocabulary: effects, attacks of abilities, and what holds while a source is in force.

use super::side::{Colour, Edge};
use super::vocabulary::{Area, BlockId, Cond, Damage, Filter, It, Marker, Num, Reach, Status, Until};
use crate::id::{AchievementId, CounterId, MinionId, MomentId, MouseId, SearchId, SideId, SpaceId, Spaces};
use serde::{Deserialize, Serialize};

/// What a block can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Cheese from the supply.
    GainCheese(It, Num),
    /// Cheese back to the supply, as far as there is any.
    LoseCheese(It, Num),
    /// Cheese onto the minion wheel.
    FillWheel(Num),
    /// Cheese off the minion wheel.
    DrainWheel(Num),
    /// The holder gains one cheese, taken off the wheel if the holder wishes and there is one (Pilfer).
    PilferCheese(It),
    /// Removes wounds.
    Heal(It, Num, Heals),
    /// Removes one marker, or one poison wound, of the player's choice.
    CureOne(It),
    /// Removes this marker.
    Unmark(It, Marker),
    /// Gives this marker.
    Mark(It, Marker),
    /// Wounds that cannot be blocked.
    Wound {
        /// Whom.
        who: It,
        /// How many.
        n: Num,
        /// As poison wounds.
        poison: bool,
    },
    /// Automatic hits, defended as usual.
    Hit(It, Num),
    /// Gives a status for a time.
    Give(It, Status, Until),
    /// Gives every minion a status for a time.
    GiveMinions(Status, Until),
    /// An attack by the holder.
    Attack(AttackSpec),
    /// One attack with each equipped weapon of this tag, each against a target of choice (Knife Strike).
    AttackWithEach(u8),
    /// Another mouse makes a battle action at once.
    OrderAttack(It),
    /// Dice more (or fewer) for the attack at hand.
    AttackDice(i8, Num),
    /// The battle value is doubled for the attack at hand.
    DoubleBattle,
    /// The target rolls this many dice fewer.
    DefenderDice(i8),
    /// Dice more (or fewer) for the defence at hand.
    DefenseDice(i8),
    /// Each of these faces counts as so many hits in the attack at hand.
    CountHits(FaceSet, u8),
    /// Each of these faces counts as so many blocks in the defence at hand.
    CountBlocks(FaceSet, u8),
    /// The wounds of the attack at hand are poison.
    PoisonWounds,
    /// Automatic hits added to the attack at hand.
    AddHits(u8),
    /// Automatic blocks added to the defence at hand.
    AddBlocks(u8),
    /// Rerolls the dice of the attack at hand that show these faces; the new roll stands.
    Reroll(FaceSet),
    /// Each cheese of the attack roll gives so many cheese instead of one (Draw Power).
    CheeseWorth(u8),
    /// The holder becomes the target of the attack at hand.
    TakeTheBlow,
    /// One more attack with the same weapon after this one.
    AttackAgain,
    /// The attack at hand is read as melee of this damage kind.
    FightClose(Damage),
    /// Puts the figure on a space of choice in the area.
    PutOn {
        /// Whom.
        who: It,
        /// Where.
        area: Area,
        /// Only ordinary spaces.
        normal: bool,
        /// Which spaces of the area only (all if none).
        only: Option<Spaces>,
    },
    /// More movement points this turn.
    MovePoints(It, Num),
    /// An extra action this turn.
    ExtraAction(It),
    /// Places minions by the placement rules.
    Spawn(MinionId, Num),
    /// Places minions on a space.
    SpawnOn(MinionId, Num, SideId, SpaceId),
    /// The defeated minion (the object) comes back on a space.
    ReturnTo(SideId, SpaceId),
    /// Takes the minion off the board, defeated by nobody (RUL-11).
    Remove(It),
    /// The card swaps with the one directly above it (Aggressive).
    SwapUp,
    /// Moves the hourglass on (or back).
    Hourglass(i8),
    /// Moves the end marker on (away) or back.
    EndMarker(i8),
    /// Sets a counter or flag.
    Set(CounterId, u8),
    /// Adds to a counter.
    Add(CounterId, Num),
    /// Takes from a counter, not below 0.
    Take(CounterId, Num),
    /// Rolls for stars and goes on with one block or the other.
    Check {
        /// How many dice.
        dice: Num,
        /// How many stars it takes.
        needs: u8,
        /// With so many.
        pass: BlockId,
        /// With fewer.
        fail: BlockId,
    },
    /// A die decides between these blocks: the faces for each.
    Random(Vec<(FaceSet, BlockId)>),
    /// A captured mouse is rescued at once, next to another mouse or where it was taken.
    Rescue(It),
    /// Rolls dice and runs the block once for each cheese shown.
    EachCheese {
        /// How many dice.
        dice: Num,
        /// For each cheese.
        then: BlockId,
    },
    /// Goes on with one block or the other.
    If {
        /// All must hold.
        conditions: Vec<Cond>,
        /// If so.
        then: BlockId,
        /// If not.
        otherwise: BlockId,
    },
    /// For every figure that fits, bound as the object.
    Each(Filter, BlockId),
    /// For figures of the holder's (else the party's) choice, bound as the object.
    Choose {
        /// Among these.
        among: Filter,
        /// At most so many.
        up_to: Num,
        /// Whether to choose none at all is allowed.
        optional: bool,
        /// For each chosen.
        then: BlockId,
    },
    /// A decision the story names; `options` in the order of the declaration.
    Decide {
        /// Index of the prompt in `Book::prompts`.
        prompt: u8,
        /// What each answer does.
        options: Vec<(u8, BlockId)>,
    },
    /// Draws a search card.
    Draw(It),
    /// Takes a named card out of deck or discards into the pack (or stash).
    TakeCard(It, SearchId),
    /// Takes a card of choice of these types out of the search deck.
    TakeAny(It, CardTypes),
    /// Shuffles this card back into the search deck.
    ShuffleBack,
    /// Discards this card.
    DiscardThis,
    /// One more die for the search at hand.
    SearchDice(u8),
    /// The search at hand succeeds without a roll.
    SearchSucceeds,
    /// The mouse goes missing (Abduction).
    GoMissing(It),
    /// A story moment is read aloud.
    Story(MomentId),
    /// The party earns a story achievement.
    Achieve(AchievementId),
    /// Mousetraps on every red X space of the tile at hand.
    SetMousetraps,
    /// A snare for minions on the holder's space: the next to step there is hit (Set Trap).
    SetSnare(Num),
    /// The mice win.
    Win,
    /// The mice lose.
    Lose,
    /// Ends the turn at hand.
    EndTurn,
    /// A mouse that was not in play joins on a space.
    Join(MouseId, SideId, SpaceId),
    /// An ally's card is laid at the bottom of the track.
    AllyJoins(MinionId),
    /// An ally's card leaves the track.
    AllyLeaves(MinionId),
    /// Puts a tile of the map on the table, this side up.
    LayTile(SideId),
    /// Turns a tile so that this side lies up, with the mice on it; minions on it leave the board.
    TurnTile(SideId),
    /// Takes the tile with this side off the table, and the minions on it; not while a mouse is there.
    CloseTile(SideId),
}

impl Effect {
    /// The blocks that it holds in its braces.
    pub fn inner_blocks(&self) -> impl Iterator<Item = BlockId> + '_ {
        let (plain, listed): ([Option<BlockId>; 2], &[(u8, BlockId)]) = match self {
            Effect::Each(_, block)
            | Effect::Choose { then: block, .. }
            | Effect::EachCheese { then: block, .. } => ([Some(*block), None], &[]),
            Effect::If { then, otherwise, .. } => ([Some(*then), Some(*otherwise)], &[]),
            Effect::Check { pass, fail, .. } => ([Some(*pass), Some(*fail)], &[]),
            Effect::Decide { options, .. } => ([None, None], &options[..]),
            _ => ([None, None], &[]),
        };
        let lots = if let Effect::Random(lots) = self { &lots[..] } else { &[] };
        let lots = lots.iter().map(|(_, block)| *block);
        plain.into_iter().flatten().chain(listed.iter().map(|(_, block)| *block)).chain(lots)
    }
}

/// What a heal removes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heals {
    /// Normal wounds.
    Wounds,
    /// Poison wounds.
    Poison,
    /// Either, normal ones first.
    Any,
}

/// A set of die faces, one bit each (bit 0 is face 1 of the component table).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct FaceSet(pub u8);

/// Types of search cards, one bit each, in the order of `CardType`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct CardTypes(pub u16);

/// An attack that an ability makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AttackSpec {
    /// Melee or ranged.
    pub reach: Reach,
    /// Dice; none means: as with the equipped weapon.
    pub dice: Option<Num>,
    /// Among these.
    pub among: Filter,
    /// At most so many targets; one roll for all, each defends separately.
    pub up_to: Num,
    /// Everything on the space of the chosen target is a target too.
    pub whole_space: bool,
    /// Needs no line of sight.
    pub blind: bool,
    /// Kind of harm.
    pub damage: Damage,
}

/// What holds as long as its source is in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Static {
    /// More dice when attacking: any attack, or only melee or ranged ones.
    Battle(i8, Option<Reach>),
    /// More dice when defending.
    Defense(i8),
    /// More movement.
    Move(i8),
    /// More lore.
    Lore(i8),
    /// More life.
    Life(i8),
    /// Ignores mousetraps (POW-13).
    IgnoresTraps,
    /// A further paw for cards with this tag only (POW-12).
    ExtraPaw(u8),
    /// Crosses red lines and gaps.
    Crosses,
    /// Searches roll so many more dice.
    SearchDice(u8),
    /// Minions: steals cheese instead of wounding (POW-2).
    Steals,
    /// Minions: wounds are poison (POW-3).
    Poisons,
    /// Minions: a wounded mouse gets this marker (POW-4, POW-8).
    Marks(Marker),
    /// Minions: cheese of its attack goes nowhere and gives another attack (POW-5).
    CheeseAttacksAgain,
    /// Minions: no defence against it (POW-6).
    NoDefense,
    /// Minions: these faces block so many in its defence (POW-7).
    Blocks(FaceSet, u8),
    /// Minions: immune to this kind of harm (BAT-8).
    Immune(Damage),
    /// Rooms: nobody explores this way (through exits of a colour, or at all).
    ForbidExplore {
        /// Which way.
        via: Via,
        /// Only exits of this colour.
        colour: Option<Colour>,
    },
    /// Rooms: nobody searches there.
    ForbidSearch(Spaces),
    /// Rooms: minions do not enter these spaces.
    ClosedToMinions(Spaces),
    /// Rooms: from these spaces only those are seen, and they are seen only from those.
    SeesOnly(Spaces, Spaces),
    /// Rooms: minions of this kind in this area take no turn; the block runs instead, once a card turn.
    InsteadOfTurn {
        /// Which minions.
        kind: MinionId,
        /// Where.
        spaces: Spaces,
        /// What happens instead.
        block: BlockId,
    },
    /// A mouse stuck where it is: no move, no explore (Lily's tail).
    Held(MouseId),
    /// Rooms: a defence bonus for mice on these spaces.
    Shelter(Spaces, i8),
    /// Rooms: minions (of a kind) make for the nearest of these spaces, not for mice.
    DrawnTo(Option<MinionId>, Spaces),
    /// Rooms: nobody sees farther than so many steps.
    Dark(u8),
}

/// A way out of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Via {
    /// Any.
    Any,
    /// Through any exit, not over the flip space.
    Exits,
    /// Through the exit on this edge.
    Edge(Edge),
    /// Over the flip space.
    Flip,
}

impl Via {
    /// Whether this way is meant: through the exit on an edge, or over the flip space.
    pub fn is(self, exit: Option<Edge>) -> bool {
        match self {
            Via::Any => true,
            Via::Exits => exit.is_some(),
            Via::Edge(edge) => exit == Some(edge),
            Via::Flip => exit.is_none(),
        }
    }
}
