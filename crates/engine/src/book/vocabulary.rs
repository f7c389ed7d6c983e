//! The closed *when / if / do* vocabulary that cards, abilities, minions and rooms share.
//!
//! A declaration is a [`Rule`]: when it speaks, under which conditions, and what it does. Nested
//! blocks live in `Book::blocks`, so that a step of the engine names its code by a small number.

use crate::id::{AchievementId, CounterId, MinionId, MouseId, SearchId, SideId, Spaces};
use crate::rule::RuleId;
use serde::{Deserialize, Serialize};

/// Index of a [`Rule`] in `Book::rules`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct RuleIx(pub u16);

/// Most rules that may speak at one moment: those that have spoken are a set of bits.
pub const MAX_RULES_OF_A_MOMENT: usize = 128;

/// Index of a block of effects in `Book::blocks`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BlockId(pub u16);

/// One declared behaviour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// What events and refusals cite.
    pub cite: RuleId,
    /// Whose behaviour it is.
    pub from: Source,
    /// When it speaks.
    pub when: When,
    /// Whose doing it listens to.
    pub about: About,
    /// Its number among the rules of its moment, below `MAX_RULES_OF_A_MOMENT`.
    pub nth: u8,
    /// All must hold.
    pub conditions: Vec<Cond>,
    /// Whether the holder (or the party) may decline.
    pub optional: bool,
    /// How often.
    pub limit: Limit,
    /// Cheese the holder pays (ABIL-2).
    pub cost: u8,
    /// A lower cost for a class, e.g. First Aid for healers.
    pub cost_if: Option<(Classes, u8)>,
    /// The search card is discarded when used (tricks, scrolls).
    pub discard: bool,
    /// What it does.
    pub effects: BlockId,
}

impl Rule {
    /// Takes the next number of its moment.
    pub(super) fn number(&mut self, taken: &mut [usize]) {
        let next = &mut taken[self.when as usize];
        self.nth = (*next).min(MAX_RULES_OF_A_MOMENT - 1) as u8;
        *next += 1;
    }
}

/// Where a rule is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// A power on a hero card.
    Mouse(MouseId),
    /// An ability card.
    Ability(crate::id::AbilityId),
    /// A search card.
    Search(SearchId),
    /// A minion's initiative card.
    Minion(crate::id::InitId),
    /// A room of the chapter.
    Room(SideId),
    /// The chapter as a whole.
    Chapter,
    /// A marker of the book's own, on a mouse.
    Marker(u8),
    /// The rules of the game themselves.
    Game,
}

/// The moments at which a rule can speak.
///
/// The first five are uses a mouse chooses in or before its own turn; the others are reactions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum When {
    /// As a free action of the own turn; never in water (RUL-28).
    FreeAction,
    /// At any moment of the own turn.
    AnyTime,
    /// As the action of the turn.
    Action,
    /// Instead of a battle action.
    InsteadOfBattle,
    /// Just before the own turn.
    BeforeTurn,
    /// An attack is declared; the subject attacks the object. Modifies the roll.
    Attacking,
    /// An attack against the object hit; before its defence roll.
    Attacked,
    /// The attack dice lie, before they are read.
    AttackRolled,
    /// The defence dice lie and were read.
    DefenseRolled,
    /// The object blocked every hit.
    BlockedAll,
    /// The subject wounded the object.
    Wounded,
    /// The subject defeated the object.
    Defeated,
    /// A mouse (the subject) got a marker or poison.
    Marked,
    /// New minions stand on the board; the object is any of them.
    MinionsPlaced,
    /// The hourglass moved.
    HourglassMoved,
    /// Initiative cards were laid out.
    TrackLaid,
    /// The subject entered a room; `first` counts visits of the chapter.
    RoomEntered,
    /// A movement die was rolled for the subject.
    MovementRolled,
    /// A turn of the subject begins.
    TurnStarts,
    /// A turn of the subject ends.
    TurnEnds,
    /// A new round begins.
    RoundStarts,
    /// The subject is about to roll for a search.
    Searching,
    /// A search of the subject failed.
    SearchFailed,
    /// The card was drawn from the search deck (events).
    Drawn,
    /// A surge came.
    Surged,
    /// A mouse (the subject) was captured.
    Captured,
    /// The subject stepped onto a space.
    Stepped,
    /// The chapter is set up.
    ChapterStarts,
    /// The subject found a card by searching; the number is the card's.
    Found,
    /// While it is in force: see [`Static`].
    Always,
}

impl When {
    /// Whether rules speak then without being chosen in the own turn.
    pub const fn is_reaction(self) -> bool {
        !matches!(
            self,
            When::FreeAction | When::AnyTime | When::Action | When::InsteadOfBattle | When::Always
        )
    }
}

/// Whose doing a reaction listens to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum About {
    /// The holder itself (as subject, or as object for `attacked`, `attack-rolled`, `blocked-all`).
    Holder,
    /// Another mouse.
    OtherMouse,
    /// Any mouse.
    AnyMouse,
    /// A minion.
    Minion,
    /// Anyone.
    Anyone,
}

/// How often a rule may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// As often as it can.
    None,
    /// Once a turn (each turn on the track).
    Turn,
    /// Once a chapter.
    Chapter,
}

/// A set of classes, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Classes(pub u8);

/// The seven classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Class {
    Warrior,
    Leader,
    Mystic,
    Scamp,
    Tinkerer,
    Archer,
    Healer,
}

impl Class {
    /// All of them.
    pub const ALL: [Class; 7] = [
        Class::Warrior,
        Class::Leader,
        Class::Mystic,
        Class::Scamp,
        Class::Tinkerer,
        Class::Archer,
        Class::Healer,
    ];

    /// Its id in content files.
    pub const fn name(self) -> &'static str {
        match self {
            Class::Warrior => "warrior",
            Class::Leader => "leader",
            Class::Mystic => "mystic",
            Class::Scamp => "scamp",
            Class::Tinkerer => "tinkerer",
            Class::Archer => "archer",
            Class::Healer => "healer",
        }
    }
}

impl Classes {
    /// No requirement.
    pub const ANY: Classes = Classes(0);

    /// A set of these.
    pub fn of(classes: impl IntoIterator<Item = Class>) -> Classes {
        Classes(classes.into_iter().fold(0, |set, c| set | 1 << c as u8))
    }

    /// Whether a mouse of these classes meets the requirement: either of two does (ABIL-3, FREE-4).
    pub const fn met_by(self, mouse: Classes) -> bool {
        self.0 == 0 || self.0 & mouse.0 != 0
    }

    /// The classes in it.
    pub fn iter(self) -> impl Iterator<Item = Class> {
        Class::ALL.into_iter().filter(move |c| self.0 >> *c as u8 & 1 == 1)
    }
}

/// A condition, perhaps negated (`if` and `unless`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cond {
    /// `unless` instead of `if`.
    pub negate: bool,
    /// What is tested.
    pub test: Test,
}

/// What a condition can ask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Test {
    /// The number on the movement die (or the count a reaction carries) is this.
    Number(u8),
    /// The attack is melee.
    Melee,
    /// The attack is ranged.
    Ranged,
    /// The figure is large.
    Large(It),
    /// The figure is of this kind of minion.
    Kind(It, MinionId),
    /// The figure is of this kin (rat, roach, ...); bosses are of none (BOSS-1).
    Kin(It, u8),
    /// The figure is this mouse of the box.
    IsMouse(It, MouseId),
    /// The figure has one of these classes.
    HasClass(It, Classes),
    /// The object stands lower on the track than the holder.
    LowerOnTrack,
    /// The holder lies in this slot of the track, 1 at the top.
    Slot(u8),
    /// The figure stands in the area.
    On(It, Area),
    /// At least this many mice in the area.
    MiceOn(Area, u8),
    /// Every mouse that is not captured stands in the area.
    EveryMouseOn(Area),
    /// At least this many minions (of a kind) in the area.
    MinionsOn(Area, Option<MinionId>, u8),
    /// The chapter's counter (or flag, 0 or 1) compares so.
    Counter(CounterId, Cmp, u8),
    /// The party has earned this story achievement.
    Achieved(AchievementId),
    /// The party stash holds this party item.
    InStash(SearchId),
    /// The hourglass compares so.
    Page(Cmp, u8),
    /// The room was never explored before in this chapter.
    FirstVisit,
    /// The figure has at least this much cheese.
    Cheese(It, u8),
    /// The figure has the marker.
    HasMarker(It, Marker),
    /// Cheese shows among the dice of the roll at hand.
    CheeseRolled,
    /// The attack comes from a minion.
    ByMinion,
    /// This weapon tag is on the weapon in use (dagger, knife, ...).
    WeaponTag(u8),
    /// The attack has this damage kind.
    DamageKind(Damage),
    /// At least this many rounds were played.
    Round(Cmp, u8),
    /// This side lies up.
    SideUp(SideId),
    /// A boss of this kind was defeated in this chapter.
    WasDefeated(MinionId),
    /// At least one of these holds.
    AnyOf(Vec<Cond>),
    /// The figure has this search card, or, if none is named, anybody of the party: worn, in the pack or in the stash.
    HasCard(Option<It>, SearchId),
    /// The figure has at least so many wounds.
    Wounds(It, u8),
    /// The wounds of a kind of minion compare so, those on the cards of a boss included.
    WoundsOf(MinionId, Cmp, u8),
    /// Every so many rounds: with 2 the second, the fourth and so on.
    EveryRound(u8),
    /// The card that was found is this one.
    FoundCard(SearchId),
}

impl Test {
    /// The part of the board it asks about.
    pub const fn area(&self) -> Option<Area> {
        match *self {
            Test::On(_, area)
            | Test::MiceOn(area, _)
            | Test::EveryMouseOn(area)
            | Test::MinionsOn(area, ..) => Some(area),
            _ => None,
        }
    }
}

/// How numbers are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cmp {
    /// At least.
    AtLeast,
    /// At most.
    AtMost,
    /// Exactly.
    Is,
}

impl Cmp {
    /// Whether `a` compares so with `b`.
    pub const fn holds(self, a: u8, b: u8) -> bool {
        match self {
            Cmp::AtLeast => a >= b,
            Cmp::AtMost => a <= b,
            Cmp::Is => a == b,
        }
    }
}

/// A figure a rule speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum It {
    /// The mouse that holds the card.
    Holder,
    /// The figure whose doing the reaction is about (mover, attacker, searcher, ...).
    Subject,
    /// The other figure of the reaction, or the one bound by `each` and `choose`.
    Object,
}

/// A part of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    /// Every tile.
    Board,
    /// The figure's space.
    Space(It),
    /// The figure's space and those next to it.
    Near(It),
    /// The figure's tile.
    Tile(It),
    /// What the figure sees, its own space included.
    Seen(It),
    /// A room: that side, while it lies up; all its spaces or some.
    Room(SideId, Spaces),
    /// Water spaces of every tile.
    Water,
}

/// A number that a declaration can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Num {
    /// Just this.
    Is(u8),
    /// The holder's lore.
    Lore,
    /// The holder's battle value, without weapon.
    Battle,
    /// The holder's move value.
    Move,
    /// How many other wounded mice share the holder's space.
    WoundedOthersHere,
    /// Minions of a kind in an area.
    Minions(Option<MinionId>, Area),
    /// A counter of the chapter.
    Counter(CounterId),
    /// The number the reaction carries.
    Number,
    /// How many mice share the holder's space, itself included.
    MiceHere,
    /// Lore plus this.
    LorePlus(u8),
    /// Cheese the holder has.
    Cheese,
}

/// Which figures `each` and `choose` range over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filter {
    /// Mice or minions (or both).
    pub side: FigureSide,
    /// Where.
    pub area: Area,
    /// Only this kind of minion.
    pub kind: Option<MinionId>,
    /// Only small or only large ones.
    pub size: Option<Size>,
    /// Not the holder itself.
    pub other: bool,
    /// Only figures placed by the encounter or surge at hand.
    pub new: bool,
    /// Only the wounded.
    pub wounded: bool,
}

/// Mice, minions or everyone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FigureSide {
    /// Mice of the party.
    Mice,
    /// Minions.
    Minions,
    /// All figures.
    Everyone,
}

/// Figures are small or large; Brodie is a token and neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Size {
    /// Four fit a space.
    Small,
    /// One fills a space.
    Large,
    /// Takes no room (BRO-1).
    Token,
}

/// Effect markers (EFF).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Marker {
    /// EFF-1.
    Stunned,
    /// EFF-2.
    Webbed,
    /// EFF-3.
    KnockedDown,
    /// EFF-4.
    Charmed,
    /// The first of the book's own (`Book::markers`); mice only.
    Own1,
    /// The second.
    Own2,
    /// The third.
    Own3,
    /// The fourth.
    Own4,
}

impl Marker {
    /// All of them.
    pub const ALL: [Marker; 4] = [Marker::Stunned, Marker::Webbed, Marker::KnockedDown, Marker::Charmed];

    /// Those that a book may declare, by number.
    pub const OWN: [Marker; 4] = [Marker::Own1, Marker::Own2, Marker::Own3, Marker::Own4];

    /// Its number among the book's own, if it is one.
    pub const fn own(self) -> Option<usize> {
        (self as usize).checked_sub(Marker::Own1 as usize)
    }

    /// Its id in content files; one of a book's own has its name there (`Book::marker_name`).
    pub const fn name(self) -> &'static str {
        match self {
            Marker::Stunned => "stunned",
            Marker::Webbed => "webbed",
            Marker::KnockedDown => "knocked-down",
            Marker::Charmed => "charmed",
            Marker::Own1 => "own-1",
            Marker::Own2 => "own-2",
            Marker::Own3 => "own-3",
            Marker::Own4 => "own-4",
        }
    }
}

/// Melee or ranged (BAT-2, BAT-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    /// Same or adjacent space; swords hit.
    Melee,
    /// Any space seen; bows hit.
    Ranged,
}

/// The kind of harm a weapon does (BAT-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Damage {
    Sharp,
    Blunt,
    Magic,
}

/// How long a status holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// Until the end of the turn at hand.
    TurnEnds,
    /// Until the holder's next turn begins.
    HoldersNextTurn,
    /// Until the holder's next turn ends.
    HoldersNextTurnEnds,
    /// Until the round ends.
    RoundEnds,
    /// Until the chapter ends.
    ChapterEnds,
}

/// What a status does to the figure (or to all minions) that has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// More or fewer dice when attacking.
    Battle(i8),
    /// More or fewer dice when defending.
    Defense(i8),
    /// More or less movement.
    Move(i8),
    /// Minions neither attack it nor move towards it.
    Unseen,
    /// Crosses red lines and pipe gaps.
    Crossing,
    /// May pay 1 cheese after an action for one extra action (Inspire).
    Inspired,
    /// Fights with these dice instead of weapon and armor, in melee (Cheddar Golem).
    Form {
        /// Attack dice.
        battle: u8,
        /// Defence dice.
        defense: u8,
    },
}

impl Status {
    /// Two of one kind together, as long as both last; none if they are of different kinds.
    pub(crate) fn with(self, other: Status) -> Option<Status> {
        match (self, other) {
            (Status::Battle(a), Status::Battle(b)) => Some(Status::Battle(a.saturating_add(b))),
            (Status::Defense(a), Status::Defense(b)) => Some(Status::Defense(a.saturating_add(b))),
            (Status::Move(a), Status::Move(b)) => Some(Status::Move(a.saturating_add(b))),
            (a, b) => (a == b).then_some(a),
        }
    }
}
