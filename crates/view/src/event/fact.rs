//! Every fact there is.

use super::names::{CardSpot, FigureName, InitiativeCard, Spot};
use engine::book::{Reach, Status, Until};
use engine::dice::Face;
use engine::event::{Absence, Free, Honour, Outcome, Pile, Purpose, Token};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What happened and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicEvent {
    /// What.
    #[serde(flatten)]
    pub fact: Fact,
    /// Why.
    pub cause: PublicCause,
}

/// Why something happened.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicCause {
    /// Ids of the rules, the one that spoke first.
    pub rules: Vec<String>,
    /// The card, power, room or chapter rule whose declaration ran.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
}

/// A fact everybody may know. Mice, cards, rooms and rules are ids; what a field means stands in `docs/protocol.md`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "type")]
#[allow(missing_docs)]
pub enum Fact {
    ChapterBegan {
        chapter: String,
        page: u8,
        end_page: u8,
        wheel: u8,
        wheel_size: u8,
    },
    TilesLaid {
        rooms: Vec<String>,
    },
    MouseReady {
        mouse: String,
        hearts: u8,
        cheese: u8,
        at: Option<Spot>,
    },
    StartingCard {
        mouse: String,
        card: String,
    },
    Learned {
        mouse: String,
        ability: String,
    },
    Shuffled {
        pile: Pile,
        discards: bool,
        cards: u8,
    },
    TrackCleared,
    CardLaid {
        card: InitiativeCard,
        slot: u8,
    },
    CardMoved {
        card: InitiativeCard,
        from: u8,
        to: u8,
    },
    CardLeft {
        card: InitiativeCard,
    },
    BossCards {
        kind: String,
        n: u8,
    },
    RoundBegan {
        round: u8,
    },
    TurnBegan {
        card: InitiativeCard,
        slot: Option<u8>,
        actions: u8,
    },
    TurnSkipped {
        mouse: String,
        actions: u8,
    },
    TurnOver {
        card: InitiativeCard,
    },
    Rolled {
        who: Option<FigureName>,
        why: Purpose,
        #[serde(with = "super::names::faces")]
        dice: Vec<Face>,
        again: bool,
    },
    Tossed {
        splat: bool,
    },
    MoveSet {
        mouse: String,
        points: u8,
        die: u8,
        scurry: bool,
    },
    MovePoints {
        mouse: String,
        points: u8,
    },
    MoveOver {
        mouse: String,
        points: u8,
    },
    Stepped {
        figure: FigureName,
        from: Option<Spot>,
        to: Spot,
        cost: u8,
        points: Option<u8>,
    },
    Placed {
        figure: FigureName,
        from: Option<Spot>,
        to: Spot,
    },
    Drifted {
        mouse: String,
        from: Option<Spot>,
        to: Spot,
    },
    DriftedOff {
        mouse: String,
    },
    StoodUp {
        figure: FigureName,
        markers: Vec<String>,
    },
    ActionSpent {
        mouse: String,
        actions: u8,
        points: u8,
    },
    ActionGained {
        mouse: String,
        actions: u8,
    },
    FreeSpent {
        mouse: String,
        free: Free,
    },
    AbilityUsed {
        mouse: String,
        ability: String,
    },
    CardUsed {
        mouse: String,
        card: String,
    },
    RuleUsed {
        rule: String,
        chapter: bool,
    },
    Modified {
        who: Option<FigureName>,
    },
    CheeseGained {
        mouse: String,
        n: u8,
        cheese: u8,
    },
    CheeseLost {
        mouse: String,
        n: u8,
        cheese: u8,
    },
    CheeseGiven {
        from: String,
        to: String,
        n: u8,
        from_cheese: u8,
        to_cheese: u8,
    },
    Stolen {
        mouse: String,
        n: u8,
        by: FigureName,
        cheese: u8,
    },
    WheelFilled {
        n: u8,
        wheel: u8,
    },
    WheelDrained {
        n: u8,
        wheel: u8,
    },
    SurgeBegan {
        tile: u8,
        room: String,
    },
    HourglassMoved {
        page: u8,
    },
    EndMarkerMoved {
        page: u8,
    },
    TargetChosen {
        by: FigureName,
        target: FigureName,
        spared: Vec<FigureName>,
    },
    Attacked {
        attacker: Option<FigureName>,
        target: FigureName,
        reach: Reach,
        weapon: Option<String>,
    },
    Hits {
        attacker: Option<FigureName>,
        n: u8,
    },
    Blocked {
        figure: FigureName,
        n: u8,
    },
    Wounded {
        figure: FigureName,
        n: u8,
        poison: bool,
        wounds: u8,
        poison_wounds: u8,
        hearts: u8,
    },
    BossWounded {
        card: String,
        n: u8,
        wounds: u8,
        hearts: u8,
    },
    Healed {
        mouse: String,
        n: u8,
        poison: bool,
        wounds: u8,
        poison_wounds: u8,
        hearts: u8,
    },
    Marked {
        figure: FigureName,
        marker: String,
        markers: Vec<String>,
    },
    Unmarked {
        figure: FigureName,
        marker: String,
        markers: Vec<String>,
    },
    StatusGiven {
        who: Option<FigureName>,
        status: Status,
        until: Until,
        by: String,
    },
    StatusEnded {
        who: Option<FigureName>,
        status: Status,
        until: Until,
    },
    MinionPlaced {
        figure: FigureName,
        kind: String,
        at: Spot,
        hearts: u8,
    },
    MinionLeft {
        figure: FigureName,
        from: Option<Spot>,
        defeated: bool,
        by: Option<String>,
    },
    NewcomersSeen,
    Captured {
        mouse: String,
        from: Option<Spot>,
        hearts: u8,
    },
    Rescued {
        mouse: String,
        at: Spot,
    },
    WentMissing {
        mouse: String,
        from: Option<Spot>,
    },
    Found {
        mouse: String,
        at: Spot,
    },
    Joined {
        mouse: String,
        at: Spot,
    },
    CardMovedTo {
        card: Option<String>,
        from: CardSpot,
        to: CardSpot,
        deck: u8,
        discards: u8,
        /// Hearts left of each mouse whose equipment changed.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        hearts: BTreeMap<String, u8>,
    },
    Searched {
        mouse: String,
        room: String,
    },
    SearchFailed {
        mouse: String,
    },
    SpecialFound {
        index: u8,
    },
    Explored {
        room: String,
        tile: Option<u8>,
    },
    TileFlipped {
        tile: u8,
        room: String,
        explored: bool,
    },
    TileLaid {
        tile: u8,
        room: String,
        explored: bool,
    },
    TileClosed {
        tile: u8,
        room: String,
    },
    EncounterTurned {
        card: String,
        deck: u8,
    },
    EncounterDiscarded {
        card: String,
        discards: u8,
    },
    Greed {
        on: bool,
    },
    TrapSet {
        at: Spot,
    },
    TrapGone {
        at: Spot,
        sprung: bool,
    },
    SnareSet {
        at: Spot,
        dice: u8,
    },
    SnareSprung {
        at: Spot,
    },
    TokenPlaced {
        token: Token,
        at: Spot,
        other: Option<Spot>,
    },
    TokenTaken {
        token: Token,
    },
    CounterSet {
        counter: String,
        to: u8,
    },
    Achieved {
        achievement: String,
    },
    HonourEarned {
        honour: Honour,
        mouse: String,
    },
    MomentRead {
        moment: String,
        coach: Option<String>,
    },
    Decided {
        prompt: String,
        option: String,
    },
    CheckMade {
        who: Option<FigureName>,
        passed: bool,
    },
    Nothing {
        what: Absence,
        who: Option<FigureName>,
        card: Option<String>,
    },
    Ended {
        outcome: Outcome,
    },
}

impl Fact {
    /// Whether minions do it, or the clock: something that people want to follow.
    pub fn by_foes(&self) -> bool {
        match self {
            Fact::Rolled { who, again: false, .. } => who.as_ref().is_some_and(FigureName::is_minion),
            Fact::Stepped { figure, .. } => figure.is_minion(),
            Fact::TargetChosen { by, .. } => by.is_minion(),
            Fact::SurgeBegan { .. } | Fact::HourglassMoved { .. } | Fact::Captured { .. } => true,
            _ => false,
        }
    }

    /// The mouse that does it, or that it happens to.
    pub fn mouse(&self) -> Option<&str> {
        match self {
            Fact::MouseReady { mouse, .. }
            | Fact::StartingCard { mouse, .. }
            | Fact::Learned { mouse, .. }
            | Fact::TurnSkipped { mouse, .. }
            | Fact::MoveSet { mouse, .. }
            | Fact::MovePoints { mouse, .. }
            | Fact::ActionGained { mouse, .. }
            | Fact::FreeSpent { mouse, .. }
            | Fact::AbilityUsed { mouse, .. }
            | Fact::CardUsed { mouse, .. }
            | Fact::CheeseGained { mouse, .. }
            | Fact::CheeseLost { mouse, .. }
            | Fact::CheeseGiven { from: mouse, .. }
            | Fact::Healed { mouse, .. }
            | Fact::Captured { mouse, .. }
            | Fact::Rescued { mouse, .. }
            | Fact::WentMissing { mouse, .. }
            | Fact::Found { mouse, .. }
            | Fact::Joined { mouse, .. }
            | Fact::SearchFailed { mouse, .. }
            | Fact::HonourEarned { mouse, .. } => Some(mouse),
            Fact::MinionLeft { by, .. } => by.as_deref(),
            Fact::Stepped { figure, .. }
            | Fact::Placed { figure, .. }
            | Fact::StoodUp { figure, .. }
            | Fact::Blocked { figure, .. }
            | Fact::Wounded { figure, .. }
            | Fact::Marked { figure, .. }
            | Fact::Unmarked { figure, .. } => figure.mouse(),
            Fact::Rolled { who, .. }
            | Fact::Modified { who, .. }
            | Fact::StatusGiven { who, .. }
            | Fact::CheckMade { who, .. }
            | Fact::Nothing { who, .. }
            | Fact::Attacked { attacker: who, .. } => who.as_ref()?.mouse(),
            Fact::CardMovedTo { from, to, .. } => match (from, to) {
                (
                    CardSpot::Pack(mouse) | CardSpot::Equipped(mouse),
                    CardSpot::Pack(_) | CardSpot::Equipped(_),
                )
                | (_, CardSpot::Pack(mouse) | CardSpot::Equipped(mouse)) => Some(mouse),
                _ => None,
            },
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fact_is_about_the_mouse_that_acts() {
        let stepped = |figure: &str| Fact::Stepped {
            figure: figure.into(),
            from: None,
            to: Spot { tile: 0, room: "kitchen".into(), space: "k1".into() },
            cost: 1,
            points: None,
        };
        assert_eq!(stepped("tilda").mouse(), Some("tilda"));
        assert_eq!(stepped("rat-warrior-2").mouse(), None);
        let moved = |from: CardSpot, to: CardSpot| Fact::CardMovedTo {
            card: Some("cloak".into()),
            from,
            to,
            deck: 1,
            discards: 0,
            hearts: BTreeMap::new(),
        };
        let pack = |mouse: &str| CardSpot::Pack(mouse.into());
        assert_eq!(moved(pack("tilda"), pack("nez")).mouse(), Some("tilda"), "the one who gives");
        assert_eq!(moved(CardSpot::Drawn, pack("nez")).mouse(), Some("nez"));
        assert_eq!(moved(pack("nez"), CardSpot::Discards).mouse(), None, "told of the card");
        assert_eq!(Fact::RoundBegan { round: 2 }.mouse(), None);
    }
}
