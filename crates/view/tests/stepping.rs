//! Whoever follows the events and only sets what each of them says has the table as it is, at every decision.

mod common;

use common::{catalogue, setup};
use engine::dice::Stream;
use engine::event::{Honour, Pile};
use engine::id::ChapterId;
use engine::{CausedEvent, Game};
use view::{
    CardSpot, Fact, FigureName, InitiativeCard, PublicEvent, PublicMinion, PublicMouse, PublicSlot,
    PublicSnare, PublicState, PublicStatus, PublicToken, PublicTurn,
};

/// A table that somebody keeps up to date by what is told.
struct Follower(PublicState);

impl Follower {
    fn mouse(&mut self, name: &str) -> &mut PublicMouse {
        self.0.mice.iter_mut().find(|m| m.mouse == name).expect("a mouse of the party")
    }
    fn minion(&mut self, name: &FigureName) -> &mut PublicMinion {
        self.0.minions.iter_mut().find(|m| m.figure == *name).expect("a minion on the board")
    }
    fn slot(&mut self, card: &InitiativeCard) -> &mut PublicSlot {
        self.0.track.iter_mut().find(|slot| slot.card == *card).expect("a card of the track")
    }
    fn turn(&mut self) -> &mut PublicTurn {
        self.0.turn.as_mut().expect("somebody's turn")
    }
    fn markers(&mut self, figure: &FigureName) -> &mut Vec<String> {
        match figure {
            FigureName::Mouse(name) => &mut self.mouse(name).markers,
            _ => &mut self.minion(figure).markers,
        }
    }
    fn stands(&mut self, figure: &FigureName, at: &view::Spot) {
        match figure {
            FigureName::Mouse(name) => self.mouse(name).at = Some(at.clone()),
            _ => self.minion(figure).at = at.clone(),
        }
    }
    /// The cards of a place that lies open.
    fn cards(&mut self, spot: &CardSpot) -> Option<&mut Vec<String>> {
        Some(match spot {
            CardSpot::Discards => &mut self.0.search.discards,
            CardSpot::Stash => &mut self.0.stash,
            CardSpot::Pack(mouse) => &mut self.mouse(mouse).pack,
            CardSpot::Equipped(mouse) => &mut self.mouse(mouse).equipped,
            CardSpot::Deck | CardSpot::Gone | CardSpot::Board | CardSpot::Drawn => return None,
        })
    }

    fn step(&mut self, fact: &Fact) {
        match fact {
            Fact::ChapterBegan { chapter, page, end_page, wheel, wheel_size } => {
                self.0.chapter.clone_from(chapter);
                (self.0.page, self.0.end_page) = (*page, *end_page);
                (self.0.wheel, self.0.wheel_size) = (*wheel, *wheel_size);
            }
            Fact::TilesLaid { rooms } => {
                self.0.tiles.iter_mut().zip(rooms).for_each(|(tile, room)| tile.room.clone_from(room));
            }
            Fact::MouseReady { mouse, hearts, cheese, at } => {
                let mouse = self.mouse(mouse);
                (mouse.hearts, mouse.cheese, mouse.at) = (*hearts, *cheese, at.clone());
            }
            Fact::Learned { mouse, ability } => {
                let abilities = &mut self.mouse(mouse).abilities;
                abilities.push(ability.clone());
                abilities.sort();
            }
            Fact::Shuffled { pile, discards, cards } => {
                let pile = match pile {
                    Pile::Search => &mut self.0.search,
                    Pile::Encounters => &mut self.0.encounters,
                };
                pile.deck = *cards;
                if *discards {
                    pile.discards.clear();
                }
            }
            Fact::TrackCleared => self.0.track.clear(),
            Fact::CardLaid { card, slot } => {
                self.0.track.push(PublicSlot { card: card.clone(), acted: false, wounds: 0 });
                assert_eq!(self.0.track.len(), usize::from(*slot));
            }
            Fact::CardMoved { card, from, to } => {
                let moved = self.0.track.remove(usize::from(*from) - 1);
                assert_eq!(moved.card, *card);
                self.0.track.insert(usize::from(*to) - 1, moved);
            }
            Fact::CardLeft { card } => self.0.track.retain(|slot| slot.card != *card),
            Fact::RoundBegan { round } => {
                self.0.round = *round;
                self.0.track.iter_mut().for_each(|slot| slot.acted = false);
            }
            Fact::TurnBegan { card, slot, actions } => {
                let turn =
                    PublicTurn { card: card.clone(), points: 0, die: 0, actions: *actions, scurry: false };
                self.0.turn = Some(turn);
                if let Some(slot) = slot {
                    self.0.track[usize::from(*slot) - 1].acted = true;
                    assert_eq!(self.0.track[usize::from(*slot) - 1].card, *card);
                }
            }
            Fact::TurnSkipped { actions, .. } => self.turn().actions = *actions,
            Fact::TurnOver { .. } => self.0.turn = None,
            Fact::MoveSet { points, die, scurry, .. } => {
                let turn = self.turn();
                (turn.points, turn.die, turn.scurry) = (*points, *die, *scurry);
            }
            Fact::MovePoints { points, .. } => self.turn().points = *points,
            Fact::MoveOver { points, .. } => (self.turn().points, self.turn().scurry) = (*points, false),
            Fact::Stepped { figure, to, points, .. } => {
                self.stands(figure, to);
                if let Some(points) = points {
                    self.turn().points = *points;
                }
            }
            Fact::Placed { figure, to, .. } => self.stands(figure, to),
            Fact::Drifted { mouse, to, .. } => self.mouse(mouse).at = Some(to.clone()),
            Fact::StoodUp { figure, markers }
            | Fact::Marked { figure, markers, .. }
            | Fact::Unmarked { figure, markers, .. } => self.markers(figure).clone_from(markers),
            Fact::ActionSpent { actions, points, .. } => {
                (self.turn().actions, self.turn().points) = (*actions, *points);
            }
            Fact::ActionGained { actions, .. } => self.turn().actions = *actions,
            Fact::CheeseGained { mouse, cheese, .. }
            | Fact::CheeseLost { mouse, cheese, .. }
            | Fact::Stolen { mouse, cheese, .. } => self.mouse(mouse).cheese = *cheese,
            Fact::CheeseGiven { from, to, from_cheese, to_cheese, .. } => {
                self.mouse(from).cheese = *from_cheese;
                self.mouse(to).cheese = *to_cheese;
            }
            Fact::WheelFilled { wheel, .. } | Fact::WheelDrained { wheel, .. } => self.0.wheel = *wheel,
            Fact::HourglassMoved { page } => self.0.page = *page,
            Fact::EndMarkerMoved { page } => self.0.end_page = *page,
            Fact::Wounded { figure: FigureName::Mouse(mouse), wounds, poison_wounds, hearts, .. }
            | Fact::Healed { mouse, wounds, poison_wounds, hearts, .. } => {
                let mouse = self.mouse(mouse);
                (mouse.wounds, mouse.poison_wounds, mouse.hearts) = (*wounds, *poison_wounds, *hearts);
            }
            Fact::Wounded { figure, wounds, hearts, .. } => {
                let minion = self.minion(figure);
                (minion.wounds, minion.hearts) = (*wounds, *hearts);
            }
            Fact::BossWounded { card, wounds, .. } => {
                self.slot(&InitiativeCard::Minion(card.clone())).wounds = *wounds;
            }
            Fact::StatusGiven { who, status, until, .. } => {
                self.0.statuses.push(PublicStatus { who: who.clone(), status: *status, until: *until });
            }
            // By the first rules it outlasted whoever had it.
            Fact::StatusEnded { who: Some(FigureName::Gone), .. } => {}
            Fact::StatusEnded { who, status, until } => {
                let ended = PublicStatus { who: who.clone(), status: *status, until: *until };
                let at = self.0.statuses.iter().position(|s| *s == ended).expect("it runs");
                self.0.statuses.remove(at);
            }
            Fact::MinionPlaced { figure, at, hearts, .. } => self.0.minions.push(PublicMinion {
                figure: figure.clone(),
                at: at.clone(),
                wounds: 0,
                hearts: *hearts,
                markers: Vec::new(),
            }),
            Fact::MinionLeft { figure, .. } => {
                self.0.minions.retain(|m| m.figure != *figure);
                self.0.statuses.retain(|s| s.who.as_ref() != Some(figure));
            }
            Fact::Captured { mouse, hearts, .. } => {
                let mouse = self.mouse(mouse);
                (mouse.at, mouse.captured, mouse.hearts) = (None, true, *hearts);
                (mouse.wounds, mouse.poison_wounds) = (0, 0);
                mouse.markers.clear();
            }
            Fact::WentMissing { mouse, .. } => self.mouse(mouse).at = None,
            Fact::Rescued { mouse, at } | Fact::Found { mouse, at } | Fact::Joined { mouse, at } => {
                let mouse = self.mouse(mouse);
                (mouse.at, mouse.captured) = (Some(at.clone()), false);
            }
            Fact::CardMovedTo { card, from, to, deck, discards, hearts } => {
                if let (Some(card), Some(cards)) = (card, self.cards(from)) {
                    let at = cards.iter().position(|c| c == card).expect("it was there");
                    cards.remove(at);
                }
                if *from == CardSpot::Drawn {
                    self.0.drawn = None;
                }
                if *to == CardSpot::Drawn {
                    self.0.drawn.clone_from(card);
                }
                if let (Some(card), Some(cards)) = (card, self.cards(to)) {
                    cards.push(card.clone());
                }
                self.0.search.deck = *deck;
                assert_eq!(self.0.search.discards.len(), usize::from(*discards));
                hearts.iter().for_each(|(mouse, hearts)| self.mouse(mouse).hearts = *hearts);
            }
            Fact::Explored { tile, .. } => {
                self.0.tiles[usize::from(tile.expect("it lies up"))].explored = true;
            }
            Fact::TileFlipped { tile, room, explored } => {
                self.0.snares.retain(|snare| snare.at.tile != *tile);
                let tile = &mut self.0.tiles[usize::from(*tile)];
                (tile.room, tile.explored) = (room.clone(), *explored);
                tile.traps.clear();
            }
            Fact::TileLaid { tile, room, explored } => {
                let tile = &mut self.0.tiles[usize::from(*tile)];
                (tile.room, tile.explored, tile.away) = (room.clone(), *explored, false);
                tile.traps.clear();
            }
            Fact::TileClosed { tile, .. } => {
                self.0.snares.retain(|snare| snare.at.tile != *tile);
                let tile = &mut self.0.tiles[usize::from(*tile)];
                tile.away = true;
                tile.traps.clear();
            }
            Fact::EncounterTurned { card, deck } => {
                self.0.encounter = Some(card.clone());
                self.0.encounters.deck = *deck;
            }
            Fact::EncounterDiscarded { card, discards } => {
                self.0.encounter = None;
                self.0.encounters.discards.push(card.clone());
                assert_eq!(self.0.encounters.discards.len(), usize::from(*discards));
            }
            Fact::Greed { on } => self.0.greedy = *on,
            Fact::TrapSet { at } => self.0.tiles[usize::from(at.tile)].traps.push(at.space.clone()),
            Fact::TrapGone { at, .. } => self.0.tiles[usize::from(at.tile)].traps.retain(|s| *s != at.space),
            Fact::SnareSet { at, dice } => self.0.snares.push(PublicSnare { at: at.clone(), dice: *dice }),
            Fact::SnareSprung { at } => {
                let sprung = self.0.snares.iter().position(|s| s.at == *at).expect("it was set");
                self.0.snares.remove(sprung);
            }
            Fact::TokenPlaced { token, at, other } => {
                self.0.tokens.retain(|t| t.token != *token);
                self.0.tokens.push(PublicToken { token: *token, at: at.clone(), other: other.clone() });
            }
            Fact::TokenTaken { token } => self.0.tokens.retain(|t| t.token != *token),
            Fact::CounterSet { counter, to } => {
                self.0.counters.insert(counter.clone(), *to);
            }
            Fact::Achieved { achievement } => self.0.achievements.push(achievement.clone()),
            Fact::HonourEarned { honour, mouse } => {
                self.0.honours.retain(|(h, _)| h != honour);
                self.0.honours.push((*honour, mouse.clone()));
            }
            Fact::MomentRead { moment, .. } => {
                if !self.0.moments.contains(moment) {
                    self.0.moments.push(moment.clone());
                }
            }
            Fact::Ended { outcome } => self.0.outcome = Some(*outcome),
            // These leave nothing behind.
            Fact::StartingCard { .. }
            | Fact::BossCards { .. }
            | Fact::Rolled { .. }
            | Fact::Tossed { .. }
            | Fact::DriftedOff { .. }
            | Fact::FreeSpent { .. }
            | Fact::AbilityUsed { .. }
            | Fact::CardUsed { .. }
            | Fact::RuleUsed { .. }
            | Fact::Modified { .. }
            | Fact::SurgeBegan { .. }
            | Fact::TargetChosen { .. }
            | Fact::Attacked { .. }
            | Fact::Hits { .. }
            | Fact::Blocked { .. }
            | Fact::NewcomersSeen
            | Fact::Searched { .. }
            | Fact::SearchFailed { .. }
            | Fact::SpecialFound { .. }
            | Fact::Decided { .. }
            | Fact::CheckMade { .. }
            | Fact::Nothing { .. } => {}
        }
    }
}

/// Where the order says nothing, the same order.
fn sorted(mut state: PublicState) -> PublicState {
    let honour = |h: &Honour| *h as u8;
    state.minions.sort_by(|a, b| a.figure.cmp(&b.figure));
    state.tiles.iter_mut().for_each(|tile| tile.traps.sort());
    state.tokens.sort_by_key(|t| t.token as u8);
    state.honours.sort_by_key(|(h, _)| honour(h));
    state.mice.iter_mut().for_each(|mouse| mouse.abilities.sort());
    state.moments.sort();
    state.achievements.sort();
    state
}

#[test]
fn setting_what_events_say_gives_the_table_as_it_is() {
    let book = catalogue().book();
    for seed in 0..40u64 {
        let mut rng = Stream::from_number(seed);
        let chapter = ChapterId((seed % book.chapters.len() as u64) as u8);
        let setup = setup(book, chapter, &mut rng);
        let mut bytes = [7; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        let mut told: Vec<CausedEvent> = Vec::new();
        let mut game = Game::new(book.clone(), &setup, &bytes, &mut told).expect("a legal setup");
        let mut board = Game::first_board(book, &setup).expect("a legal setup");
        let mut follower = Follower(catalogue().state(&board));
        for n in 0..1_500 {
            let events = catalogue().publish(&mut board, &told);
            told.clear();
            // What travels as text says the same.
            let text = serde_json::to_string(&events).expect("plain data");
            let read: Vec<PublicEvent> = serde_json::from_str(&text).expect("what was written");
            assert_eq!(read, events);
            read.iter().for_each(|event| follower.step(&event.fact));
            let now = sorted(catalogue().state(game.board()));
            assert_eq!(sorted(follower.0.clone()), now, "seed {seed}, choice {n}: {events:#?}");
            let offers = game.choices();
            if offers.is_empty() {
                break;
            }
            let pick = offers[rng.below(offers.len() as u32) as usize];
            game.play_listed(pick.choice, &mut told);
        }
    }
}
