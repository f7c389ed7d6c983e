//! What happened, and why. Every change of the board is one of these; so are absences people get wrong.

use crate::book::{Book, Marker, Reach, RuleIx, Status, Until};
use crate::dice::Roll;
use crate::id::{
    AbilityId, AchievementId, CardId, ChapterId, CounterId, EncounterId, Fig, InitId, MinionId, MomentId,
    Place, SideId, SpaceId, TileId,
};
use crate::rule::RuleId;
use serde::{Deserialize, Serialize};

/// A card on the initiative track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// Of the party's mouse with this index.
    Mouse(u8),
    /// Of a minion.
    Minion(InitId),
}

impl Card {
    /// Whether it is that of a foe.
    pub fn is_foe(self, book: &Book) -> bool {
        match self {
            Card::Mouse(_) => false,
            Card::Minion(init) => !book.is_ally(book.init_cards[init.ix()].minion),
        }
    }
}

/// Why dice were rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Purpose {
    Movement,
    Attack,
    Defense,
    Search,
    Recover,
    ClimbOut,
    Mousetrap,
    Ambush,
    Chase,
    Story,
}

impl Purpose {
    /// All of them, with the names that records and cases have for them.
    pub const NAMED: [(&'static str, Purpose); 10] = [
        ("movement", Purpose::Movement),
        ("attack", Purpose::Attack),
        ("defense", Purpose::Defense),
        ("search", Purpose::Search),
        ("recover", Purpose::Recover),
        ("climb-out", Purpose::ClimbOut),
        ("mousetrap", Purpose::Mousetrap),
        ("ambush", Purpose::Ambush),
        ("chase", Purpose::Chase),
        ("story", Purpose::Story),
    ];
}

/// A pile that is shuffled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Pile {
    Search,
    Encounters,
}

/// A party item token with a place on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Token {
    Hook,
    Fork,
    Grape,
}

/// The individual achievements (ACH-1 to ACH-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Honour {
    Cheesemaster,
    Roachmaster,
    Poisonmaster,
    Scaper,
    CatTamer,
}

/// What ends a move before its points are spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveEnd {
    /// The player.
    Choice,
    /// WAT-1.
    Water,
    /// SHARE-2.
    Company,
    /// WAT-2.
    Climb,
    /// EFF-3.
    Standing,
    /// TRAP-3.
    Trap,
}

/// How a chapter ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// The victory conditions hold.
    Victory,
    /// The hourglass reached the end marker.
    TimeIsUp,
    /// Every mouse is captured.
    AllCaptured,
    /// The chapter's own defeat.
    Defeat,
    /// The rules of the book run in a circle, or need more room than there is: nobody can play on.
    Stuck,
}

/// The three free actions and what else is spent once a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Free {
    Share,
    Equip,
    LevelUp,
    Scroll,
    Inspired,
}

/// Something that did not happen, where people expect it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Absence {
    /// No defence roll.
    Defense,
    /// No movement die.
    MovementDie,
    /// No move.
    Move,
    /// No attack.
    Attack,
    /// No minions placed.
    Minions,
    /// No drift.
    Drift,
    /// No cheese.
    Cheese,
    /// No wounds.
    Wound,
    /// No marker.
    Marker,
    /// No trap check.
    TrapCheck,
    /// No encounter.
    Encounter,
    /// No search card.
    SearchCard,
    /// No turn.
    Turn,
    /// No second initiative card.
    InitiativeCard,
    /// No lasting effect: as many last as can.
    Status,
    /// No snare: as many are set as can be.
    Snare,
    /// No tile is turned or closed: mice stand on it, or it is not on the table.
    Tile,
}

/// Who got cheese from where, or lost it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum CardPlace {
    Deck,
    Discards,
    Stash,
    Pack(u8),
    Equipped(u8),
    Gone,
    /// Lying on the board as a token.
    Board,
    /// Drawn, about to be kept or discarded.
    Drawn,
}

/// A fact. Applying it to the board is the only way the board changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// The order is hidden: it follows from `seed`.
    Shuffled {
        pile: Pile,
        discards: bool,
        seed: u64,
    },
    ChapterBegan {
        chapter: ChapterId,
    },
    TilesLaid {
        n: u8,
    },
    MouseReady {
        mouse: u8,
    },
    StartingCard {
        mouse: u8,
        card: CardId,
    },
    TrackCleared,
    CardLaid {
        card: Card,
    },
    CardMoved {
        from: u8,
        to: u8,
    },
    CardLeft {
        card: Card,
    },
    RoundBegan {
        round: u8,
    },
    TurnBegan {
        card: Card,
    },
    TurnSkipped {
        mouse: u8,
    },
    TurnOver {
        card: Card,
    },
    Rolled {
        who: Option<Fig>,
        why: Purpose,
        roll: Roll,
    },
    /// Some dice were rolled anew; `roll` is what lies there now.
    Rerolled {
        who: Option<Fig>,
        why: Purpose,
        roll: Roll,
        anew: Roll,
    },
    Tossed {
        splat: bool,
    },
    MoveSet {
        mouse: u8,
        points: u8,
        die: u8,
        scurry: bool,
    },
    MovePoints {
        mouse: u8,
        points: u8,
    },
    Stepped {
        fig: Fig,
        to: Place,
        cost: u8,
    },
    MoveOver {
        mouse: u8,
        by: MoveEnd,
    },
    StoodUp {
        fig: Fig,
    },
    Placed {
        fig: Fig,
        at: Place,
    },
    Drifted {
        mouse: u8,
        to: Place,
    },
    DriftedOff {
        mouse: u8,
    },
    ActionSpent {
        mouse: u8,
    },
    ActionGained {
        mouse: u8,
    },
    FreeSpent {
        mouse: u8,
        free: Free,
    },
    AbilityUsed {
        mouse: u8,
        ability: AbilityId,
    },
    RuleUsed {
        rule: RuleIx,
        chapter: bool,
    },
    CardUsed {
        mouse: u8,
        card: CardId,
    },
    Learned {
        mouse: u8,
        ability: AbilityId,
    },
    CheeseGained {
        mouse: u8,
        n: u8,
    },
    CheeseLost {
        mouse: u8,
        n: u8,
    },
    CheeseGiven {
        from: u8,
        to: u8,
        n: u8,
    },
    WheelFilled {
        n: u8,
    },
    WheelDrained {
        n: u8,
    },
    SurgeBegan {
        tile: TileId,
    },
    Attacked {
        attacker: Option<Fig>,
        target: Fig,
        reach: Reach,
        weapon: Option<CardId>,
    },
    Hits {
        attacker: Option<Fig>,
        n: u8,
    },
    Blocked {
        fig: Fig,
        n: u8,
    },
    Wounded {
        fig: Fig,
        n: u8,
        poison: bool,
    },
    BossWounded {
        init: InitId,
        n: u8,
    },
    Stolen {
        mouse: u8,
        n: u8,
        by: Fig,
    },
    Healed {
        mouse: u8,
        n: u8,
        poison: bool,
    },
    Marked {
        fig: Fig,
        marker: Marker,
    },
    Unmarked {
        fig: Fig,
        marker: Marker,
    },
    MinionPlaced {
        fig: Fig,
        kind: MinionId,
        number: u8,
        at: Place,
    },
    MinionLeft {
        fig: Fig,
        defeated: bool,
        roach: bool,
        by: Option<u8>,
    },
    NewcomersSeen,
    Captured {
        mouse: u8,
    },
    Rescued {
        mouse: u8,
        at: Place,
    },
    WentMissing {
        mouse: u8,
    },
    Found {
        mouse: u8,
        at: Place,
    },
    Joined {
        mouse: u8,
        at: Place,
    },
    CardMovedTo {
        card: CardId,
        from: CardPlace,
        to: CardPlace,
    },
    SearchFailed {
        mouse: u8,
    },
    Searched {
        mouse: u8,
        side: SideId,
    },
    SpecialFound {
        index: u8,
    },
    EncounterTurned {
        card: EncounterId,
    },
    EncounterDiscarded {
        card: EncounterId,
    },
    Greed {
        on: bool,
    },
    HourglassMoved {
        to: u8,
    },
    EndMarkerMoved {
        to: u8,
    },
    Explored {
        side: SideId,
    },
    TileFlipped {
        tile: TileId,
        up: SideId,
    },
    /// A tile is put on the table.
    TileLaid {
        tile: TileId,
        up: SideId,
    },
    /// A tile is taken off the table.
    TileClosed {
        tile: TileId,
    },
    TrapSet {
        at: Place,
    },
    TrapGone {
        at: Place,
        sprung: bool,
    },
    TokenPlaced {
        token: Token,
        card: CardId,
        at: Place,
        other: Option<SpaceId>,
    },
    TokenTaken {
        token: Token,
    },
    SnareSet {
        at: Place,
        dice: u8,
    },
    SnareSprung {
        at: Place,
    },
    StatusGiven {
        who: Option<Fig>,
        status: Status,
        until: Until,
        by: u8,
    },
    StatusEnded {
        index: u16,
    },
    CounterSet {
        counter: CounterId,
        to: u8,
    },
    Achieved {
        achievement: AchievementId,
    },
    HonourEarned {
        honour: Honour,
        mouse: u8,
    },
    MomentRead {
        moment: MomentId,
    },
    Decided {
        prompt: u8,
        option: u8,
    },
    CheckMade {
        who: Option<Fig>,
        passed: bool,
    },
    /// A card or power changed the roll or value at hand; the cause says which.
    Modified {
        who: Option<Fig>,
    },
    BossCards {
        kind: MinionId,
        n: u8,
    },
    TargetChosen {
        by: Fig,
        target: Fig,
    },
    Nothing {
        what: Absence,
        who: Option<Fig>,
    },
    Ended {
        outcome: Outcome,
    },
}

/// Why: the rule that spoke, a second one (often a ruling) that shaped it, and the declaration if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cause {
    /// The rule.
    pub rule: RuleId,
    /// Rulings and further rules applied, the first ones first.
    others: [Option<RuleId>; 4],
    /// The card, power or room rule whose declaration ran.
    pub by: Option<RuleIx>,
}

impl Cause {
    /// Just this rule.
    pub const fn of(rule: RuleId) -> Cause {
        Cause { rule, others: [None; 4], by: None }
    }
    /// With a further rule; there is room for more than any event needs.
    #[must_use]
    pub const fn and(mut self, also: RuleId) -> Cause {
        let mut at = 0;
        while self.others[at].is_some() {
            at += 1;
        }
        self.others[at] = Some(also);
        self
    }
    /// Every rule it names.
    pub fn rules(self) -> impl Iterator<Item = RuleId> {
        std::iter::once(self.rule).chain(self.others.into_iter().flatten())
    }
    /// From a declaration.
    #[must_use]
    pub const fn by(self, rule: RuleIx) -> Cause {
        Cause { by: Some(rule), ..self }
    }
}

impl From<RuleId> for Cause {
    fn from(rule: RuleId) -> Cause {
        Cause::of(rule)
    }
}

/// An event with its cause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CausedEvent {
    /// What.
    pub event: Event,
    /// Why.
    pub cause: Cause,
}

/// Somebody who listens to what happens. Dropping events makes simulation fast.
pub trait Sink {
    /// Called for each event in order, after what was played has been played.
    fn tell(&mut self, told: CausedEvent);

    /// Plays something and tells what happened. Lists and those who do not listen need no list in between.
    fn listen<T>(&mut self, play: impl FnOnce(Option<&mut Vec<CausedEvent>>) -> T) -> T {
        let mut events = Vec::new();
        let result = play(Some(&mut events));
        events.into_iter().for_each(|told| self.tell(told));
        result
    }
}

/// Listens to nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct IgnoreEvents;

impl Sink for IgnoreEvents {
    fn tell(&mut self, _: CausedEvent) {}

    fn listen<T>(&mut self, play: impl FnOnce(Option<&mut Vec<CausedEvent>>) -> T) -> T {
        play(None)
    }
}

impl Sink for Vec<CausedEvent> {
    fn tell(&mut self, told: CausedEvent) {
        self.push(told);
    }

    fn listen<T>(&mut self, play: impl FnOnce(Option<&mut Vec<CausedEvent>>) -> T) -> T {
        play(Some(self))
    }
}

#[cfg(test)]
mod tests {
    use super::Purpose;

    #[test]
    fn purposes_are_named_as_in_records() {
        for (name, why) in Purpose::NAMED {
            assert_eq!(serde_json::to_value(why).expect("plain data"), name);
        }
    }
}
