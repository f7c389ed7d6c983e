//! What happened, as it may be told: a type of its own, made by an exhaustive conversion.
//!
//! Hidden facts (the seed of a shuffle) have no field here. Ids are names, so a page can animate them.

use crate::names::At;
use engine::board::Board;
use engine::book::{Book, Marker, Reach};
use engine::dice::Roll;
use engine::event::{Absence, Card, CardPlace, Event, Honour, Outcome, Pile, Purpose, Token};
use engine::id::{CardId, Fig, Place};
use serde::Serialize;

/// A figure or card, by id: `tilda`, `rat-warrior-2`.
pub type Actor = String;

/// A fact everybody may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "type")]
#[allow(missing_docs)]
pub enum PublicEvent {
    Shuffled { pile: Pile, discards: bool },
    TrackCleared,
    ChapterBegan { chapter: String },
    TilesLaid { n: u8 },
    MouseReady { mouse: Actor },
    StartingCard { mouse: Actor, card: String },
    Modified { who: Option<Actor> },
    CardLaid { card: Actor },
    CardMoved { from: u8, to: u8 },
    CardLeft { card: Actor },
    RoundBegan { round: u8 },
    TurnBegan { card: Actor },
    TurnSkipped { mouse: Actor },
    TurnOver { card: Actor },
    Rolled { who: Option<Actor>, why: Purpose, dice: Vec<&'static str>, again: bool },
    Tossed { splat: bool },
    MoveSet { mouse: Actor, points: u8, die: u8, scurry: bool },
    MovePoints { mouse: Actor, points: u8 },
    Stepped { figure: Actor, from: Option<At>, to: At, cost: u8 },
    MoveOver { mouse: Actor },
    StoodUp { figure: Actor },
    Placed { figure: Actor, at: At },
    Drifted { mouse: Actor, to: At },
    DriftedOff { mouse: Actor },
    ActionSpent { mouse: Actor },
    ActionGained { mouse: Actor },
    FreeSpent { mouse: Actor, free: engine::event::Free },
    AbilityUsed { mouse: Actor, ability: String },
    RuleUsed { source: String, chapter: bool },
    CardUsed { mouse: Actor, card: String },
    Learned { mouse: Actor, ability: String },
    CheeseGained { mouse: Actor, n: u8 },
    CheeseLost { mouse: Actor, n: u8 },
    CheeseGiven { from: Actor, to: Actor, n: u8 },
    WheelFilled { n: u8 },
    WheelDrained { n: u8 },
    SurgeBegan { tile: u8 },
    Attacked { attacker: Option<Actor>, target: Actor, reach: Reach, weapon: Option<String> },
    Hits { attacker: Option<Actor>, n: u8 },
    Blocked { figure: Actor, n: u8 },
    Wounded { figure: Actor, n: u8, poison: bool },
    BossWounded { card: String, n: u8 },
    Stolen { mouse: Actor, n: u8, by: Actor },
    Healed { mouse: Actor, n: u8, poison: bool },
    Marked { figure: Actor, marker: Marker },
    Unmarked { figure: Actor, marker: Marker },
    MinionPlaced { figure: Actor, kind: String, at: At },
    MinionLeft { figure: Actor, defeated: bool, by: Option<Actor> },
    NewcomersSeen,
    Captured { mouse: Actor },
    Rescued { mouse: Actor, at: At },
    WentMissing { mouse: Actor },
    Found { mouse: Actor, at: At },
    Joined { mouse: Actor, at: At },
    CardMovedTo { card: Option<String>, from: CardPlace, to: CardPlace },
    SearchFailed { mouse: Actor },
    Searched { mouse: Actor, room: String },
    SpecialFound { index: u8 },
    EncounterTurned { card: String },
    EncounterDiscarded { card: String },
    Greed { on: bool },
    HourglassMoved { to: u8 },
    EndMarkerMoved { to: u8 },
    Explored { room: String },
    TileFlipped { tile: u8, up: String },
    TrapSet { at: At },
    TrapGone { at: At, sprung: bool },
    TokenPlaced { token: Token, at: At, other: Option<At> },
    TokenTaken { token: Token },
    SnareSet { at: At, dice: u8 },
    SnareSprung { at: At },
    StatusGiven { who: Option<Actor> },
    StatusEnded,
    CounterSet { counter: String, to: u8 },
    Achieved { achievement: String },
    HonourEarned { honour: Honour, mouse: Actor },
    MomentRead { moment: String },
    Decided { prompt: String, option: String },
    CheckMade { who: Option<Actor>, passed: bool },
    BossCards { kind: String, n: u8 },
    TargetChosen { by: Actor, target: Actor },
    Nothing { what: Absence, who: Option<Actor> },
    Ended { outcome: Outcome },
}

/// What may be told of an event, which is played on the board.
pub fn publish(book: &Book, board: &mut Board, event: &Event) -> PublicEvent {
    let mut public = Publisher { book, board }.event(event);
    board.apply(event);
    // A newcomer has its name only once it stands there.
    if let (PublicEvent::MinionPlaced { figure, .. }, Event::MinionPlaced { fig, .. }) = (&mut public, event)
    {
        *figure = Publisher { book, board }.fig(*fig);
    }
    public
}

struct Publisher<'b> {
    book: &'b Book,
    board: &'b Board,
}

impl Publisher<'_> {
    fn fig(&self, fig: Fig) -> Actor {
        match fig.as_mouse() {
            Some(m) => self
                .board
                .mice()
                .get(m)
                .map_or_else(String::new, |s| self.book.mice[s.mouse().ix()].name.clone()),
            None => self
                .board
                .minions()
                .find(|(f, _)| *f == fig)
                .and_then(|(_, s)| Some(format!("{}-{}", self.book.minions[s.kind()?.ix()].name, s.number())))
                .unwrap_or_default(),
        }
    }
    fn mouse(&self, mouse: u8) -> Actor {
        self.fig(Fig::mouse(mouse as usize))
    }
    fn at(&self, place: Place) -> At {
        At::new(self.board, self.book, place)
    }
    fn track(&self, card: Card) -> Actor {
        engine::names::card_name(self.book, self.board.mice(), card).to_string()
    }
    fn card(&self, card: CardId) -> String {
        self.book.card(card).name.clone()
    }
    /// A card that goes from one hidden place to another is nobody's business.
    fn seen_card(&self, card: CardId, from: CardPlace, to: CardPlace) -> Option<String> {
        let hidden = |p: CardPlace| matches!(p, CardPlace::Deck);
        (!(hidden(from) && hidden(to))).then(|| self.card(card))
    }
    fn dice(roll: Roll) -> Vec<&'static str> {
        roll.iter().map(engine::dice::Face::name).collect()
    }

    fn event(&self, event: &Event) -> PublicEvent {
        use PublicEvent as P;
        match *event {
            Event::Shuffled { pile, discards, seed: _ } => P::Shuffled { pile, discards },
            Event::TrackCleared => P::TrackCleared,
            Event::ChapterBegan { chapter } => {
                P::ChapterBegan { chapter: self.book.chapters[chapter.ix()].name.clone() }
            }
            Event::TilesLaid { n } => P::TilesLaid { n },
            Event::MouseReady { mouse } => P::MouseReady { mouse: self.mouse(mouse) },
            Event::StartingCard { mouse, card } => {
                P::StartingCard { mouse: self.mouse(mouse), card: self.card(card) }
            }
            Event::Modified { who } => P::Modified { who: who.map(|f| self.fig(f)) },
            Event::CardLaid { card } => P::CardLaid { card: self.track(card) },
            Event::CardMoved { from, to } => P::CardMoved { from, to },
            Event::CardLeft { card } => P::CardLeft { card: self.track(card) },
            Event::RoundBegan { round } => P::RoundBegan { round },
            Event::TurnBegan { card } => P::TurnBegan { card: self.track(card) },
            Event::TurnSkipped { mouse } => P::TurnSkipped { mouse: self.mouse(mouse) },
            Event::TurnOver { card } => P::TurnOver { card: self.track(card) },
            Event::Rolled { who, why, roll } => {
                P::Rolled { who: who.map(|f| self.fig(f)), why, dice: Self::dice(roll), again: false }
            }
            Event::Rerolled { who, why, roll } => {
                P::Rolled { who: who.map(|f| self.fig(f)), why, dice: Self::dice(roll), again: true }
            }
            Event::Tossed { splat } => P::Tossed { splat },
            Event::MoveSet { mouse, points, die, scurry } => {
                P::MoveSet { mouse: self.mouse(mouse), points, die, scurry }
            }
            Event::MovePoints { mouse, points } => P::MovePoints { mouse: self.mouse(mouse), points },
            Event::Stepped { fig, to, cost } => P::Stepped {
                figure: self.fig(fig),
                from: self.board.place(fig).map(|p| self.at(p)),
                to: self.at(to),
                cost,
            },
            Event::MoveOver { mouse } => P::MoveOver { mouse: self.mouse(mouse) },
            Event::StoodUp { fig } => P::StoodUp { figure: self.fig(fig) },
            Event::Placed { fig, at } => P::Placed { figure: self.fig(fig), at: self.at(at) },
            Event::Drifted { mouse, to } => P::Drifted { mouse: self.mouse(mouse), to: self.at(to) },
            Event::DriftedOff { mouse } => P::DriftedOff { mouse: self.mouse(mouse) },
            Event::ActionSpent { mouse } => P::ActionSpent { mouse: self.mouse(mouse) },
            Event::ActionGained { mouse } => P::ActionGained { mouse: self.mouse(mouse) },
            Event::FreeSpent { mouse, free } => P::FreeSpent { mouse: self.mouse(mouse), free },
            Event::AbilityUsed { mouse, ability } => P::AbilityUsed {
                mouse: self.mouse(mouse),
                ability: self.book.abilities[ability.ix()].name.clone(),
            },
            Event::RuleUsed { rule, chapter } => {
                P::RuleUsed { source: engine::names::source_name(self.book, rule).to_string(), chapter }
            }
            Event::CardUsed { mouse, card } => {
                P::CardUsed { mouse: self.mouse(mouse), card: self.card(card) }
            }
            Event::Learned { mouse, ability } => P::Learned {
                mouse: self.mouse(mouse),
                ability: self.book.abilities[ability.ix()].name.clone(),
            },
            Event::CheeseGained { mouse, n } => P::CheeseGained { mouse: self.mouse(mouse), n },
            Event::CheeseLost { mouse, n } => P::CheeseLost { mouse: self.mouse(mouse), n },
            Event::CheeseGiven { from, to, n } => {
                P::CheeseGiven { from: self.mouse(from), to: self.mouse(to), n }
            }
            Event::WheelFilled { n } => P::WheelFilled { n },
            Event::WheelDrained { n } => P::WheelDrained { n },
            Event::SurgeBegan { tile } => P::SurgeBegan { tile: tile.0 },
            Event::Attacked { attacker, target, reach, weapon } => P::Attacked {
                attacker: attacker.map(|f| self.fig(f)),
                target: self.fig(target),
                reach,
                weapon: weapon.map(|c| self.card(c)),
            },
            Event::Hits { attacker, n } => P::Hits { attacker: attacker.map(|f| self.fig(f)), n },
            Event::Blocked { fig, n } => P::Blocked { figure: self.fig(fig), n },
            Event::Wounded { fig, n, poison } => P::Wounded { figure: self.fig(fig), n, poison },
            Event::BossWounded { init, n } => {
                P::BossWounded { card: self.book.init_cards[init.ix()].name.clone(), n }
            }
            Event::Stolen { mouse, n, by } => P::Stolen { mouse: self.mouse(mouse), n, by: self.fig(by) },
            Event::Healed { mouse, n, poison } => P::Healed { mouse: self.mouse(mouse), n, poison },
            Event::Marked { fig, marker } => P::Marked { figure: self.fig(fig), marker },
            Event::Unmarked { fig, marker } => P::Unmarked { figure: self.fig(fig), marker },
            Event::MinionPlaced { fig: _, kind, number: _, at } => P::MinionPlaced {
                figure: String::new(),
                kind: self.book.minions[kind.ix()].name.clone(),
                at: self.at(at),
            },
            Event::MinionLeft { fig, defeated, roach: _, by } => {
                P::MinionLeft { figure: self.fig(fig), defeated, by: by.map(|m| self.mouse(m)) }
            }
            Event::NewcomersSeen => P::NewcomersSeen,
            Event::Captured { mouse } => P::Captured { mouse: self.mouse(mouse) },
            Event::Rescued { mouse, at } => P::Rescued { mouse: self.mouse(mouse), at: self.at(at) },
            Event::WentMissing { mouse } => P::WentMissing { mouse: self.mouse(mouse) },
            Event::Found { mouse, at } => P::Found { mouse: self.mouse(mouse), at: self.at(at) },
            Event::Joined { mouse, at } => P::Joined { mouse: self.mouse(mouse), at: self.at(at) },
            Event::CardMovedTo { card, from, to } => {
                P::CardMovedTo { card: self.seen_card(card, from, to), from, to }
            }
            Event::SearchFailed { mouse } => P::SearchFailed { mouse: self.mouse(mouse) },
            Event::Searched { mouse, side } => {
                P::Searched { mouse: self.mouse(mouse), room: self.book.sides[side.ix()].name.clone() }
            }
            Event::SpecialFound { index } => P::SpecialFound { index },
            Event::EncounterTurned { card } => {
                P::EncounterTurned { card: self.book.encounters[card.ix()].name.clone() }
            }
            Event::EncounterDiscarded { card } => {
                P::EncounterDiscarded { card: self.book.encounters[card.ix()].name.clone() }
            }
            Event::Greed { on } => P::Greed { on },
            Event::HourglassMoved { to } => P::HourglassMoved { to },
            Event::EndMarkerMoved { to } => P::EndMarkerMoved { to },
            Event::Explored { side } => P::Explored { room: self.book.sides[side.ix()].name.clone() },
            Event::TileFlipped { tile, up } => {
                P::TileFlipped { tile: tile.0, up: self.book.sides[up.ix()].name.clone() }
            }
            Event::TrapSet { at } => P::TrapSet { at: self.at(at) },
            Event::TrapGone { at, sprung } => P::TrapGone { at: self.at(at), sprung },
            Event::TokenPlaced { token, card: _, at, other } => P::TokenPlaced {
                token,
                at: self.at(at),
                other: other.map(|space| self.at(Place { tile: at.tile, space })),
            },
            Event::TokenTaken { token } => P::TokenTaken { token },
            Event::SnareSet { at, dice } => P::SnareSet { at: self.at(at), dice },
            Event::SnareSprung { at } => P::SnareSprung { at: self.at(at) },
            Event::StatusGiven { who, status: _, until: _, by: _ } => {
                P::StatusGiven { who: who.map(|f| self.fig(f)) }
            }
            Event::StatusEnded { index: _ } => P::StatusEnded,
            Event::CounterSet { counter, to } => {
                let name = self.board.chapter(self.book).counters.get(counter.ix()).map(|c| c.0.clone());
                P::CounterSet { counter: name.unwrap_or_default(), to }
            }
            Event::Achieved { achievement } => {
                P::Achieved { achievement: self.book.achievements[achievement.ix()].clone() }
            }
            Event::HonourEarned { honour, mouse } => P::HonourEarned { honour, mouse: self.mouse(mouse) },
            Event::MomentRead { moment } => {
                let name = self.board.chapter(self.book).moments.get(moment.ix()).cloned();
                P::MomentRead { moment: name.unwrap_or_default() }
            }
            Event::Decided { prompt, option } => P::Decided {
                prompt: self.book.prompts.get(prompt as usize).cloned().unwrap_or_default(),
                option: self.book.prompts.get(option as usize).cloned().unwrap_or_default(),
            },
            Event::CheckMade { who, passed } => P::CheckMade { who: who.map(|f| self.fig(f)), passed },
            Event::BossCards { kind, n } => {
                P::BossCards { kind: self.book.minions[kind.ix()].name.clone(), n }
            }
            Event::TargetChosen { by, target } => {
                P::TargetChosen { by: self.fig(by), target: self.fig(target) }
            }
            Event::Nothing { what, who } => P::Nothing { what, who: who.map(|f| self.fig(f)) },
            Event::Ended { outcome } => P::Ended { outcome },
        }
    }
}
