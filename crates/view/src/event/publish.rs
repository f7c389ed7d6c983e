//! From what the rules tell to what everybody may know.

use super::fact::{Fact, PublicCause, PublicEvent};
use super::names::{CardSpot, FigureName, InitiativeCard, Spot};
use crate::Catalogue;
use crate::catalogue::ids::Ids;
use engine::board::{Board, MouseState, Timed};
use engine::book::Book;
use engine::event::{Card, CardPlace, Cause, CausedEvent, Event, Pile};
use engine::id::{Bits, CardId, Fig, MinionId, Place};
use engine::outlook::WHEEL;
use std::collections::BTreeMap;

impl Catalogue {
    /// What may be told of some events, which are played on the board.
    pub fn publish(&self, board: &mut Board, events: &[CausedEvent]) -> Vec<PublicEvent> {
        events.iter().map(|told| self.publish_one(board, told)).collect()
    }

    fn publish_one(&self, board: &mut Board, told: &CausedEvent) -> PublicEvent {
        let before = Publisher::new(self, board).before(&told.event);
        board.apply(&told.event);
        let fact = Publisher::new(self, board).fact(&told.event, before);
        PublicEvent { fact, cause: self.cause(told.cause) }
    }

    fn cause(&self, cause: Cause) -> PublicCause {
        PublicCause {
            rules: cause.rules().map(|rule| self.book().rule_name(rule).to_string()).collect(),
            by: cause.by.map(|rule| self.ids().declaration(rule).to_string()),
        }
    }
}

/// What an event leaves no trace of.
#[derive(Default)]
struct Before {
    /// A figure that goes or leaves, and where it stood.
    figure: Option<FigureName>,
    from: Option<Spot>,
    /// A status that ends.
    status: Option<Timed>,
}

/// Names what is on a board.
pub(super) struct Publisher<'b> {
    pub(super) book: &'b Book,
    ids: &'b Ids,
    pub(super) board: &'b Board,
}

impl<'b> Publisher<'b> {
    pub(super) fn new(catalogue: &'b Catalogue, board: &'b Board) -> Publisher<'b> {
        Publisher { book: catalogue.book(), ids: catalogue.ids(), board }
    }

    fn before(&self, event: &Event) -> Before {
        let goes =
            |fig: Fig| Before { from: self.board.place(fig).map(|p| self.spot(p)), ..Before::default() };
        let mouse = |m: u8| goes(Fig::mouse(m as usize));
        match *event {
            Event::Stepped { fig, .. } | Event::Placed { fig, .. } => goes(fig),
            Event::Drifted { mouse: m, .. }
            | Event::Captured { mouse: m }
            | Event::WentMissing { mouse: m } => mouse(m),
            Event::MinionLeft { fig, .. } => Before { figure: Some(self.fig(fig)), ..goes(fig) },
            Event::StatusEnded { index } => {
                Before { status: self.board.statuses().get(index as usize).copied(), ..Before::default() }
            }
            _ => Before::default(),
        }
    }

    pub(super) fn fig(&self, fig: Fig) -> FigureName {
        match fig.as_mouse() {
            Some(m) => self
                .board
                .mice()
                .get(m)
                .map(|s| FigureName::Mouse(self.book.mice[s.mouse().ix()].name.clone())),
            None => self.board.minions().find(|(f, _)| *f == fig).and_then(|(_, s)| {
                Some(FigureName::Minion { kind: self.kind(s.kind()?), number: s.number() })
            }),
        }
        .unwrap_or(FigureName::Gone)
    }
    pub(super) fn some(&self, fig: Option<Fig>) -> Option<FigureName> {
        fig.map(|f| self.fig(f))
    }
    pub(super) fn mouse(&self, mouse: u8) -> String {
        self.board
            .mice()
            .get(mouse as usize)
            .map_or_else(String::new, |s| self.book.mice[s.mouse().ix()].name.clone())
    }
    fn kind(&self, kind: MinionId) -> String {
        self.book.minions[kind.ix()].name.clone()
    }
    pub(super) fn spot(&self, place: Place) -> Spot {
        let side = self.board.side(self.book, place.tile);
        let space = side.spaces.get(place.space.ix()).map_or_else(String::new, |s| s.name.clone());
        Spot { tile: place.tile.0, room: side.name.clone(), space }
    }
    pub(super) fn track(&self, card: Card) -> InitiativeCard {
        match card {
            Card::Mouse(m) => InitiativeCard::Mouse(self.mouse(m)),
            Card::Minion(init) => InitiativeCard::Minion(self.book.init_cards[init.ix()].name.clone()),
        }
    }
    pub(super) fn card(&self, card: CardId) -> String {
        self.book.card(card).name.clone()
    }
    fn card_spot(&self, place: CardPlace) -> CardSpot {
        match place {
            CardPlace::Deck => CardSpot::Deck,
            CardPlace::Discards => CardSpot::Discards,
            CardPlace::Stash => CardSpot::Stash,
            CardPlace::Pack(m) => CardSpot::Pack(self.mouse(m)),
            CardPlace::Equipped(m) => CardSpot::Equipped(self.mouse(m)),
            CardPlace::Gone => CardSpot::Gone,
            CardPlace::Board => CardSpot::Board,
            CardPlace::Drawn => CardSpot::Drawn,
        }
    }

    /// A card that goes from one hidden place to another is nobody's business.
    fn seen_card(&self, card: CardId, from: CardPlace, to: CardPlace) -> Option<String> {
        let hidden = |p: CardPlace| matches!(p, CardPlace::Deck);
        (!(hidden(from) && hidden(to))).then(|| self.card(card))
    }
    pub(super) fn markers(&self, fig: Fig) -> Vec<String> {
        let on_it = self.book.every_marker().filter(|m| self.board.marked(fig, *m));
        on_it.map(|m| self.book.marker_name(m).to_string()).collect()
    }
    fn cheese(&self, mouse: u8) -> u8 {
        self.board.mice().get(mouse as usize).map_or(0, MouseState::cheese)
    }

    /// Normal wounds, poison wounds and hearts left.
    pub(super) fn health(&self, fig: Fig) -> [u8; 3] {
        match fig.as_mouse() {
            Some(m) => {
                let (state, life) = (&self.board.mice()[m], self.board.life(self.book, m));
                let hurt = state.wounds() + state.poison();
                [state.wounds(), state.poison(), life.saturating_sub(hurt)]
            }
            None => {
                let wounds = self.board.minion(fig).wounds();
                [wounds, 0, self.board.init_card(self.book, fig).life.saturating_sub(wounds)]
            }
        }
    }
    fn hearts(&self, mouse: u8) -> u8 {
        let [_, _, hearts] = self.health(Fig::mouse(mouse as usize));
        hearts
    }

    /// Who was spared although no farther away than the target: attacked before in this turn.
    fn spared(&self, by: Fig, target: Fig) -> Vec<FigureName> {
        let Some(at) = self.board.place(by) else { return Vec::new() };
        let side = self.board.side(self.book, at.tile);
        let steps = |f: Fig| {
            let place = self.board.place(f).filter(|p| p.tile == at.tile);
            place.map(|p| side.minion_steps[at.space.ix()][p.space.ix()])
        };
        let far = steps(target).unwrap_or(u8::MAX);
        Bits(u64::from(self.board.turn().attacked()))
            .map(Fig::mouse)
            .filter(|f| *f != target && steps(*f).is_some_and(|d| d <= far))
            .map(|f| self.fig(f))
            .collect()
    }

    /// The fact, now that the board shows it.
    fn fact(&self, event: &Event, before: Before) -> Fact {
        let Before { figure, from, status } = before;
        let (book, board) = (self.book, self.board);
        let side = |side: engine::id::SideId| book.sides[side.ix()].name.clone();
        let ability = |a: engine::id::AbilityId| book.abilities[a.ix()].name.clone();
        match *event {
            Event::Shuffled { pile, discards, seed: _ } => {
                let cards = match pile {
                    Pile::Search => board.deck_len(),
                    Pile::Encounters => board.encounters_len(),
                };
                Fact::Shuffled { pile, discards, cards: cards as u8 }
            }
            Event::TrackCleared => Fact::TrackCleared,
            Event::ChapterBegan { chapter } => Fact::ChapterBegan {
                chapter: book.chapters[chapter.ix()].name.clone(),
                page: board.hourglass(),
                end_page: board.end_marker(),
                wheel: board.wheel(),
                wheel_size: WHEEL,
            },
            Event::TilesLaid { n: _ } => Fact::TilesLaid {
                rooms: board
                    .tiles()
                    .filter(|tile| board.lies(*tile))
                    .map(|tile| side(board.side_id(tile)))
                    .collect(),
            },
            Event::MouseReady { mouse } => Fact::MouseReady {
                mouse: self.mouse(mouse),
                hearts: self.hearts(mouse),
                cheese: self.cheese(mouse),
                at: board.place(Fig::mouse(mouse as usize)).map(|p| self.spot(p)),
            },
            Event::StartingCard { mouse, card } => {
                Fact::StartingCard { mouse: self.mouse(mouse), card: self.card(card) }
            }
            Event::Modified { who } => Fact::Modified { who: self.some(who) },
            Event::CardLaid { card } => {
                Fact::CardLaid { card: self.track(card), slot: board.track().len() as u8 }
            }
            Event::CardMoved { from, to } => Fact::CardMoved {
                card: self.track(board.track()[to as usize].card),
                from: from + 1,
                to: to + 1,
            },
            Event::CardLeft { card } => Fact::CardLeft { card: self.track(card) },
            Event::RoundBegan { round } => Fact::RoundBegan { round },
            Event::TurnBegan { card } => Fact::TurnBegan {
                card: self.track(card),
                slot: board.slot(card).map(|slot| slot as u8 + 1),
                actions: board.turn().actions(),
            },
            Event::TurnSkipped { mouse } => {
                Fact::TurnSkipped { mouse: self.mouse(mouse), actions: board.turn().actions() }
            }
            Event::TurnOver { card } => Fact::TurnOver { card: self.track(card) },
            Event::Rolled { who, why, roll } => {
                Fact::Rolled { who: self.some(who), why, dice: roll.iter().collect(), again: false }
            }
            Event::Rerolled { who, why, roll, .. } => {
                Fact::Rolled { who: self.some(who), why, dice: roll.iter().collect(), again: true }
            }
            Event::Tossed { splat } => Fact::Tossed { splat },
            Event::MoveSet { mouse, points, die, scurry } => {
                Fact::MoveSet { mouse: self.mouse(mouse), points, die, scurry }
            }
            Event::MovePoints { mouse, points } => Fact::MovePoints { mouse: self.mouse(mouse), points },
            Event::Stepped { fig, to, cost } => Fact::Stepped {
                figure: self.fig(fig),
                from,
                to: self.spot(to),
                cost,
                points: fig.as_mouse().map(|_| board.turn().points()),
            },
            Event::MoveOver { mouse, .. } => {
                Fact::MoveOver { mouse: self.mouse(mouse), points: board.turn().points() }
            }
            Event::StoodUp { fig } => Fact::StoodUp { figure: self.fig(fig), markers: self.markers(fig) },
            Event::Placed { fig, at } => Fact::Placed { figure: self.fig(fig), from, to: self.spot(at) },
            Event::Drifted { mouse, to } => {
                Fact::Drifted { mouse: self.mouse(mouse), from, to: self.spot(to) }
            }
            Event::DriftedOff { mouse } => Fact::DriftedOff { mouse: self.mouse(mouse) },
            Event::ActionSpent { mouse } => Fact::ActionSpent {
                mouse: self.mouse(mouse),
                actions: board.turn().actions(),
                points: board.turn().points(),
            },
            Event::ActionGained { mouse } => {
                Fact::ActionGained { mouse: self.mouse(mouse), actions: board.turn().actions() }
            }
            Event::FreeSpent { mouse, free } => Fact::FreeSpent { mouse: self.mouse(mouse), free },
            Event::AbilityUsed { mouse, ability: used } => {
                Fact::AbilityUsed { mouse: self.mouse(mouse), ability: ability(used) }
            }
            Event::RuleUsed { rule, chapter } => {
                Fact::RuleUsed { rule: self.ids.declaration(rule).to_string(), chapter }
            }
            Event::CardUsed { mouse, card } => {
                Fact::CardUsed { mouse: self.mouse(mouse), card: self.card(card) }
            }
            Event::Learned { mouse, ability: learned } => {
                Fact::Learned { mouse: self.mouse(mouse), ability: ability(learned) }
            }
            Event::CheeseGained { mouse, n } => {
                Fact::CheeseGained { mouse: self.mouse(mouse), n, cheese: self.cheese(mouse) }
            }
            Event::CheeseLost { mouse, n } => {
                Fact::CheeseLost { mouse: self.mouse(mouse), n, cheese: self.cheese(mouse) }
            }
            Event::CheeseGiven { from, to, n } => Fact::CheeseGiven {
                from: self.mouse(from),
                to: self.mouse(to),
                n,
                from_cheese: self.cheese(from),
                to_cheese: self.cheese(to),
            },
            Event::WheelFilled { n } => Fact::WheelFilled { n, wheel: board.wheel() },
            Event::WheelDrained { n } => Fact::WheelDrained { n, wheel: board.wheel() },
            Event::SurgeBegan { tile } => Fact::SurgeBegan { tile: tile.0, room: side(board.side_id(tile)) },
            Event::Attacked { attacker, target, reach, weapon } => Fact::Attacked {
                attacker: self.some(attacker),
                target: self.fig(target),
                reach,
                weapon: weapon.map(|c| self.card(c)),
            },
            Event::Hits { attacker, n } => Fact::Hits { attacker: self.some(attacker), n },
            Event::Blocked { fig, n } => Fact::Blocked { figure: self.fig(fig), n },
            Event::Wounded { fig, n, poison } => {
                let [wounds, poison_wounds, hearts] = self.health(fig);
                Fact::Wounded { figure: self.fig(fig), n, poison, wounds, poison_wounds, hearts }
            }
            Event::BossWounded { init, n } => {
                let card = &book.init_cards[init.ix()];
                let on_track = board.track().iter().find(|t| t.card == Card::Minion(init));
                let wounds = on_track.map_or(0, |t| t.wounds);
                let hearts = card.life.saturating_sub(wounds);
                Fact::BossWounded { card: card.name.clone(), n, wounds, hearts }
            }
            Event::Stolen { mouse, n, by } => {
                Fact::Stolen { mouse: self.mouse(mouse), n, by: self.fig(by), cheese: self.cheese(mouse) }
            }
            Event::Healed { mouse, n, poison } => {
                let [wounds, poison_wounds, hearts] = self.health(Fig::mouse(mouse as usize));
                Fact::Healed { mouse: self.mouse(mouse), n, poison, wounds, poison_wounds, hearts }
            }
            Event::Marked { fig, marker } => {
                let marker = book.marker_name(marker).to_string();
                Fact::Marked { figure: self.fig(fig), marker, markers: self.markers(fig) }
            }
            Event::Unmarked { fig, marker } => {
                let marker = book.marker_name(marker).to_string();
                Fact::Unmarked { figure: self.fig(fig), marker, markers: self.markers(fig) }
            }
            Event::MinionPlaced { fig, kind, number: _, at } => {
                let [_, _, hearts] = self.health(fig);
                Fact::MinionPlaced { figure: self.fig(fig), kind: self.kind(kind), at: self.spot(at), hearts }
            }
            Event::MinionLeft { fig: _, defeated, roach: _, by } => Fact::MinionLeft {
                figure: figure.unwrap_or(FigureName::Gone),
                from,
                defeated,
                by: by.map(|m| self.mouse(m)),
            },
            Event::NewcomersSeen => Fact::NewcomersSeen,
            Event::Captured { mouse } => {
                Fact::Captured { mouse: self.mouse(mouse), from, hearts: self.hearts(mouse) }
            }
            Event::Rescued { mouse, at } => Fact::Rescued { mouse: self.mouse(mouse), at: self.spot(at) },
            Event::WentMissing { mouse } => Fact::WentMissing { mouse: self.mouse(mouse), from },
            Event::Found { mouse, at } => Fact::Found { mouse: self.mouse(mouse), at: self.spot(at) },
            Event::Joined { mouse, at } => Fact::Joined { mouse: self.mouse(mouse), at: self.spot(at) },
            Event::CardMovedTo { card, from, to } => {
                let worn = [from, to].into_iter().filter_map(|place| match place {
                    CardPlace::Equipped(m) => Some((self.mouse(m), self.hearts(m))),
                    _ => None,
                });
                Fact::CardMovedTo {
                    card: self.seen_card(card, from, to),
                    from: self.card_spot(from),
                    to: self.card_spot(to),
                    deck: board.deck_len() as u8,
                    discards: board.discards().len() as u8,
                    hearts: worn.collect::<BTreeMap<_, _>>(),
                }
            }
            Event::SearchFailed { mouse } => Fact::SearchFailed { mouse: self.mouse(mouse) },
            Event::Searched { mouse, side: searched } => {
                Fact::Searched { mouse: self.mouse(mouse), room: side(searched) }
            }
            Event::SpecialFound { index } => Fact::SpecialFound { index },
            Event::EncounterTurned { card } => Fact::EncounterTurned {
                card: book.encounters[card.ix()].name.clone(),
                deck: board.encounters_len() as u8,
            },
            Event::EncounterDiscarded { card } => Fact::EncounterDiscarded {
                card: book.encounters[card.ix()].name.clone(),
                discards: board.encounter_discards().len() as u8,
            },
            Event::Greed { on } => Fact::Greed { on },
            Event::HourglassMoved { to } => Fact::HourglassMoved { page: to },
            Event::EndMarkerMoved { to } => Fact::EndMarkerMoved { page: to },
            Event::Explored { side: found } => Fact::Explored {
                room: side(found),
                tile: board.tiles().find(|tile| board.side_id(*tile) == found).map(|tile| tile.0),
            },
            Event::TileFlipped { tile, up } => {
                Fact::TileFlipped { tile: tile.0, room: side(up), explored: board.explored(up) }
            }
            Event::TileLaid { tile, up } => {
                Fact::TileLaid { tile: tile.0, room: side(up), explored: board.explored(up) }
            }
            Event::TileClosed { tile } => Fact::TileClosed { tile: tile.0, room: side(board.side_id(tile)) },
            Event::TrapSet { at } => Fact::TrapSet { at: self.spot(at) },
            Event::TrapGone { at, sprung } => Fact::TrapGone { at: self.spot(at), sprung },
            Event::TokenPlaced { token, card: _, at, other } => Fact::TokenPlaced {
                token,
                at: self.spot(at),
                other: other.map(|space| self.spot(Place { tile: at.tile, space })),
            },
            Event::TokenTaken { token } => Fact::TokenTaken { token },
            Event::SnareSet { at, dice } => Fact::SnareSet { at: self.spot(at), dice },
            Event::SnareSprung { at } => Fact::SnareSprung { at: self.spot(at) },
            Event::StatusGiven { who, status, until, by } => {
                Fact::StatusGiven { who: self.some(who), status, until, by: self.mouse(by) }
            }
            Event::StatusEnded { index: _ } => {
                let Timed { who, status, until, .. } = status.expect("a status that runs ends");
                Fact::StatusEnded { who: self.some(who), status, until }
            }
            Event::CounterSet { counter, to } => {
                let name = board.chapter(book).counters.get(counter.ix()).map(|c| c.0.clone());
                Fact::CounterSet { counter: name.unwrap_or_default(), to }
            }
            Event::Achieved { achievement } => {
                Fact::Achieved { achievement: book.achievements[achievement.ix()].clone() }
            }
            Event::HonourEarned { honour, mouse } => Fact::HonourEarned { honour, mouse: self.mouse(mouse) },
            Event::MomentRead { moment } => {
                let chapter = board.chapter(book);
                let moment = chapter.moments.get(moment.ix()).cloned().unwrap_or_default();
                Fact::MomentRead { moment, coach: chapter.coach.clone() }
            }
            Event::Decided { prompt, option } => {
                let prompt_name = |at: u8| book.prompts.get(at as usize).cloned().unwrap_or_default();
                Fact::Decided { prompt: prompt_name(prompt), option: prompt_name(option) }
            }
            Event::CheckMade { who, passed } => Fact::CheckMade { who: self.some(who), passed },
            Event::BossCards { kind, n } => Fact::BossCards { kind: self.kind(kind), n },
            Event::TargetChosen { by, target } => Fact::TargetChosen {
                by: self.fig(by),
                target: self.fig(target),
                spared: self.spared(by, target),
            },
            Event::Nothing { what, who } => {
                let minion = who.filter(|f| f.as_minion().is_some() && board.place(*f).is_some());
                let card = minion.map(|f| board.init_card(book, f).name.clone());
                Fact::Nothing { what, who: self.some(who), card }
            }
            Event::Ended { outcome } => Fact::Ended { outcome },
        }
    }
}
