//! The fold: how each event changes the board. Nothing else does.

use super::{Board, MinionState, Stride, Timed, TrackCard, Turn, Where};
use crate::book::Marker;
use crate::dice::Stream;
use crate::event::{Card, CardPlace, Event, Free, Pile, Purpose, Token};
use crate::id::{CardId, Fig, Place, SpaceId, TileId};

/// A figure that stands in the supply.
pub(crate) const IN_SUPPLY: MinionState = MinionState {
    kind: None,
    number: 0,
    at: Place { tile: TileId(0), space: SpaceId(0) },
    wounds: 0,
    down: false,
    new: false,
};

impl Board {
    /// Applies an event. Cannot fail: events are only made where they hold.
    pub fn apply(&mut self, event: &Event) {
        match *event {
            Event::Shuffled { pile, discards, seed } => self.shuffle(pile, discards, seed),
            Event::TrackCleared => self.track.clear(),
            Event::CardLaid { card } => self.track.push(TrackCard { card, acted: false, wounds: 0 }),
            Event::CardMoved { from, to } => {
                let card = self.track.remove(from as usize);
                self.track.insert(to as usize, card);
            }
            Event::CardLeft { card } => self.track.retain(|t| t.card != card),
            Event::RoundBegan { round } => {
                self.round = round;
                self.track.iter_mut().for_each(|t| t.acted = false);
            }
            Event::TurnBegan { card } => {
                let ability_used = self.turn.ability_used;
                self.turn = Turn { card: Some(card), actions: 1, ability_used, ..Turn::default() };
                if let Some(t) = self.track.iter_mut().find(|t| t.card == card) {
                    t.acted = true;
                }
            }
            Event::TurnSkipped { .. } => {
                self.turn.actions = 0;
                self.turn.stride = Stride::Over;
            }
            Event::TurnOver { card } => {
                self.turn = Turn::default();
                // What a mouse gave in its own turn counts its next turn from now on.
                self.statuses.iter_mut().filter(|t| card == Card::Mouse(t.by)).for_each(|t| t.fresh = false);
            }
            Event::MoveSet { points, die, scurry, .. } => {
                self.turn.points = points;
                self.turn.scurrying = scurry;
                self.turn.die = die;
                self.turn.stride = Stride::Unused;
                self.turn.move_end = None;
            }
            Event::MovePoints { points, .. } => {
                self.turn.points = points;
                if self.turn.stride == Stride::Over {
                    self.turn.stride = Stride::Going;
                    self.turn.move_end = None;
                }
            }
            Event::Stepped { fig, to, cost } => {
                self.stand(fig, to);
                if fig.as_mouse().is_some() {
                    self.turn.points = self.turn.points.saturating_sub(cost);
                    self.turn.stride = Stride::Going;
                    self.turn.has_moved = true;
                }
            }
            Event::MoveOver { by, .. } => {
                self.turn.move_end = Some(by);
                self.turn.points = 0;
                self.turn.stride = Stride::Over;
                self.turn.has_moved = true;
                self.turn.scurrying = false;
            }
            Event::StoodUp { fig } => {
                self.set_marker(fig, Marker::KnockedDown, false);
                self.turn.stood_or_climbed |= self.turn.mouse().map(Fig::mouse) == Some(fig);
            }
            Event::Rolled { why: Purpose::ClimbOut, .. } => self.turn.stood_or_climbed = true,
            Event::Placed { fig, at } => self.stand(fig, at),
            Event::Drifted { mouse, to } => self.stand(Fig::mouse(mouse as usize), to),
            Event::ActionSpent { .. } => {
                self.turn.actions = self.turn.actions.saturating_sub(1);
                self.turn.acted = true;
                if self.turn.stride == Stride::Going {
                    self.turn.stride = Stride::Over;
                    self.turn.points = 0;
                }
            }
            Event::ActionGained { .. } => add(&mut self.turn.actions, 1),
            Event::FreeSpent { free, .. } => self.turn.free |= 1 << free as u8,
            Event::AbilityUsed { mouse, ability } => {
                self.turn.ability_used[mouse as usize] = Some(ability);
            }
            Event::RuleUsed { rule, chapter } => {
                let used = if chapter { &mut self.rules_spent[..] } else { &mut self.turn.rules_used[..] };
                // The check of a book sees to it that there is room.
                let free = used.iter_mut().find(|r| **r == 0).expect("room for every rule with a limit");
                *free = rule.0 + 1;
            }
            Event::Learned { mouse, ability } => self.mice[mouse as usize].abilities |= 1 << ability.0,
            Event::CheeseGained { mouse, n } => {
                add(&mut self.mice[mouse as usize].cheese, n);
            }
            Event::CheeseLost { mouse, n } => {
                let have = &mut self.mice[mouse as usize].cheese;
                *have = have.saturating_sub(n);
            }
            Event::CheeseGiven { from, to, n } => {
                self.mice[from as usize].cheese -= n;
                add(&mut self.mice[to as usize].cheese, n);
            }
            Event::Stolen { mouse, n, .. } => self.mice[mouse as usize].cheese -= n,
            Event::WheelFilled { n } => add(&mut self.wheel, n),
            Event::WheelDrained { n } => self.wheel -= n,
            Event::Attacked { target, .. } => {
                if let Some(m) = target.as_mouse() {
                    self.turn.attacked |= 1 << m;
                }
            }
            Event::Wounded { fig, n, poison } => match fig.as_mouse() {
                Some(m) if poison => add(&mut self.mice[m].poison, n),
                Some(m) => add(&mut self.mice[m].wounds, n),
                None => add(&mut self.minion_mut(fig).wounds, n),
            },
            Event::BossWounded { init, n } => {
                if let Some(t) = self.track.iter_mut().find(|t| t.card == Card::Minion(init)) {
                    add(&mut t.wounds, n);
                }
            }
            Event::Healed { mouse, n, poison } => {
                let mouse = &mut self.mice[mouse as usize];
                let wounds = if poison { &mut mouse.poison } else { &mut mouse.wounds };
                *wounds = wounds.saturating_sub(n);
            }
            Event::Marked { fig, marker } => self.set_marker(fig, marker, true),
            Event::Unmarked { fig, marker } => self.set_marker(fig, marker, false),
            Event::MinionPlaced { fig, kind, number, at } => {
                *self.minion_mut(fig) = MinionState { kind: Some(kind), number, at, new: true, ..IN_SUPPLY };
            }
            Event::MinionLeft { fig, defeated, roach, by } => {
                if roach && let Some(m) = by {
                    add(&mut self.mice[m as usize].roaches, 1);
                }
                if defeated && let Some(kind) = self.minion(fig).kind {
                    self.defeated |= 1 << kind.0;
                }
                *self.minion_mut(fig) = IN_SUPPLY;
                // What it was given leaves with it: another figure may stand in its place.
                if !self.options.rules().before(2) {
                    self.statuses.retain(|t| t.who != Some(fig));
                }
            }
            Event::NewcomersSeen => self.minions.iter_mut().for_each(|m| m.new = false),
            Event::Captured { mouse } => {
                let mouse = &mut self.mice[mouse as usize];
                if let Where::On(place) = mouse.at {
                    mouse.at = Where::Captured(place);
                }
                (mouse.wounds, mouse.poison, mouse.markers) = (0, 0, 0);
                mouse.captures = mouse.captures.saturating_add(1);
            }
            Event::WentMissing { mouse } => {
                let mouse = &mut self.mice[mouse as usize];
                if let Where::On(place) = mouse.at {
                    mouse.at = Where::Missing(place);
                }
            }
            Event::Rescued { mouse, at } | Event::Found { mouse, at } | Event::Joined { mouse, at } => {
                self.mice[mouse as usize].at = Where::On(at);
            }
            Event::CardMovedTo { card, from, to } => self.move_card(card, from, to),
            Event::StartingCard { mouse, card } => self.mice[mouse as usize].starting.push(card),
            Event::Searched { mouse, side } => self.mice[mouse as usize].searched |= 1 << side.0,
            Event::SpecialFound { index } => self.special_found |= 1 << index,
            Event::EncounterTurned { card } => {
                self.encounters.retain(|c| *c != card);
                self.face_up = Some(card);
                self.mice.iter_mut().for_each(|m| m.roaches = 0);
            }
            Event::EncounterDiscarded { card } => {
                self.face_up = None;
                self.encounter_discards.push(card);
            }
            Event::Greed { on } => self.greedy = on,
            Event::HourglassMoved { to } => self.hourglass = to,
            Event::EndMarkerMoved { to } => self.end_marker = to,
            Event::Explored { side } => self.explored |= 1 << side.0,
            Event::TileFlipped { tile, up } => {
                self.tiles[tile.ix()] = super::TileState { up, traps: crate::id::Spaces::NONE };
                self.snares.retain(|s| s.0.tile != tile);
            }
            Event::TileLaid { tile, up } => {
                self.tiles[tile.ix()] = super::TileState { up, traps: crate::id::Spaces::NONE };
                self.away &= !(1 << tile.0);
            }
            Event::TileClosed { tile } => {
                self.tiles[tile.ix()].traps = crate::id::Spaces::NONE;
                self.snares.retain(|s| s.0.tile != tile);
                self.away |= 1 << tile.0;
            }
            Event::TrapSet { at } => {
                let traps = &mut self.tiles[at.tile.ix()].traps;
                *traps = traps.with(at.space);
            }
            Event::TrapGone { at, .. } => {
                let traps = &mut self.tiles[at.tile.ix()].traps;
                *traps = traps.minus(crate::id::Spaces::one(at.space));
            }
            Event::TokenPlaced { token, card, at, other } => match token {
                Token::Hook => self.hook = other.map(|o| (card, at, o)),
                Token::Fork => self.fork = Some((card, at)),
                Token::Grape => self.grape = Some((card, at)),
            },
            Event::TokenTaken { token } => match token {
                Token::Hook => self.hook = None,
                Token::Fork => self.fork = None,
                Token::Grape => self.grape = None,
            },
            Event::SnareSet { at, dice } => self.snares.push((at, dice)),
            Event::SnareSprung { at } => {
                if let Some(i) = self.snares.iter().position(|s| s.0 == at) {
                    self.snares.remove(i);
                }
            }
            Event::StatusGiven { who, status, until, by } => {
                let fresh = self.turn.card == Some(Card::Mouse(by));
                self.statuses.push(Timed { who, status, until, by, fresh });
            }
            Event::StatusEnded { index } => {
                self.statuses.remove(index as usize);
            }
            Event::CounterSet { counter, to } => self.counters[counter.ix()] = to,
            Event::Achieved { achievement } => self.achieved |= 1 << achievement.0,
            Event::HonourEarned { honour, mouse } => self.honours[honour as usize] = Some(mouse),
            Event::MomentRead { moment } => self.moments |= 1 << moment.0,
            Event::Ended { outcome } => self.outcome = Some(outcome),
            Event::ChapterBegan { .. }
            | Event::TilesLaid { .. }
            | Event::MouseReady { .. }
            | Event::Rolled { .. }
            | Event::Rerolled { .. }
            | Event::Tossed { .. }
            | Event::DriftedOff { .. }
            | Event::CardUsed { .. }
            | Event::SurgeBegan { .. }
            | Event::Hits { .. }
            | Event::Blocked { .. }
            | Event::SearchFailed { .. }
            | Event::Decided { .. }
            | Event::CheckMade { .. }
            | Event::Modified { .. }
            | Event::BossCards { .. }
            | Event::TargetChosen { .. }
            | Event::Nothing { .. } => {}
        }
    }

    fn stand(&mut self, fig: Fig, at: Place) {
        match fig.as_mouse() {
            Some(m) => self.mice[m].at = Where::On(at),
            None => self.minion_mut(fig).at = at,
        }
    }

    fn minion_mut(&mut self, fig: Fig) -> &mut MinionState {
        &mut self.minions[fig.as_minion().expect("a minion figure")]
    }

    fn set_marker(&mut self, fig: Fig, marker: Marker, on: bool) {
        match fig.as_mouse() {
            Some(m) => {
                let markers = &mut self.mice[m].markers;
                *markers = *markers & !(1 << marker as u8) | u8::from(on) << marker as u8;
            }
            None => self.minion_mut(fig).down = on,
        }
    }

    fn shuffle(&mut self, pile: Pile, discards: bool, seed: u64) {
        let mut stream = Stream::from_number(seed);
        match pile {
            Pile::Search => {
                if discards {
                    let back = self.discards.take();
                    self.deck.extend(back.iter().copied());
                }
                // The outcome must not depend on how the pile was ordered before.
                self.deck.sort_unstable();
                stream.shuffle(&mut self.deck);
            }
            Pile::Encounters => {
                if discards {
                    let back = self.encounter_discards.take();
                    self.encounters.extend(back.iter().copied());
                }
                self.encounters.sort_unstable();
                stream.shuffle(&mut self.encounters);
            }
        }
    }

    fn move_card(&mut self, card: CardId, from: CardPlace, to: CardPlace) {
        match from {
            CardPlace::Deck => self.deck.retain(|c| *c != card),
            CardPlace::Discards => self.discards.retain(|c| *c != card),
            CardPlace::Stash => self.stash.retain(|c| *c != card),
            CardPlace::Pack(m) => self.mice[m as usize].pack.retain(|c| *c != card),
            CardPlace::Equipped(m) => self.mice[m as usize].equipped.retain(|c| *c != card),
            CardPlace::Drawn => self.drawn = None,
            CardPlace::Gone => self.gone &= !(1 << card.0),
            CardPlace::Board => {}
        }
        match to {
            CardPlace::Deck => self.deck.insert(0, card),
            CardPlace::Discards => self.discards.push(card),
            CardPlace::Stash => self.stash.push(card),
            CardPlace::Pack(m) => self.mice[m as usize].pack.push(card),
            CardPlace::Equipped(m) => self.mice[m as usize].equipped.push(card),
            CardPlace::Drawn => self.drawn = Some(card),
            CardPlace::Gone => self.gone |= 1 << card.0,
            CardPlace::Board => {}
        }
    }
}

/// Nothing on the table counts beyond what a byte holds.
const fn add(count: &mut u8, n: u8) {
    *count = count.saturating_add(n);
}

impl Turn {
    /// Whether a once-a-turn rule was used.
    pub(crate) fn rule_used(&self, rule: crate::book::RuleIx) -> bool {
        self.rules_used.contains(&(rule.0 + 1))
    }

    /// Whether this free action is spent.
    pub(crate) fn spent(&self, free: Free) -> bool {
        self.used(free)
    }
}
