//! What happened, with the names of the case.

use super::figures::Figures;
use crate::vocabulary;
use content::diagnostic::Note;
use engine::book::Book;
use engine::event::{Card, CardPlace};
use engine::id::{CardId, Fig, Place, SideId};
use engine::{Board, CausedEvent, Event};

/// The names at the moment of an event.
pub(crate) struct Teller<'t> {
    pub(crate) book: &'t Book,
    pub(crate) board: &'t Board,
    pub(crate) figures: &'t Figures,
    /// The sides that lie up.
    pub(crate) up: &'t [SideId],
}

impl Teller<'_> {
    pub(crate) fn note(&self, told: &CausedEvent) -> Note {
        let mut note = self.sentence(&told.event);
        note.rules = told.cause.rules().map(|r| self.book.rule_name(r).to_string()).collect();
        note
    }

    fn fig(&self, fig: Fig) -> String {
        self.figures.name(self.book, self.board, fig)
    }

    fn some(&self, fig: Option<Fig>) -> String {
        fig.map_or_else(|| "none".to_string(), |f| self.fig(f))
    }

    fn mouse(&self, mouse: u8) -> String {
        self.fig(Fig::mouse(mouse as usize))
    }

    fn place(&self, at: Place) -> String {
        let side = &self.book.sides[self.up[at.tile.ix()].ix()];
        let space = side.spaces.get(at.space.ix()).map_or("?", |s| &s.name);
        if self.up.len() > 1 { format!("{}:{space}", side.name) } else { space.to_string() }
    }

    fn card(&self, card: CardId) -> &str {
        &self.book.card(card).name
    }

    fn initiative(&self, card: Card) -> String {
        match card {
            Card::Mouse(m) => self.mouse(m),
            Card::Minion(init) => self.book.init_cards[init.ix()].name.clone(),
        }
    }

    fn sentence(&self, event: &Event) -> Note {
        self.course(event)
            .or_else(|| self.battle(event))
            .or_else(|| self.figures_move(event))
            .unwrap_or_else(|| self.cards_and_board(event))
    }

    /// Rounds, turns, dice and the track.
    fn course(&self, event: &Event) -> Option<Note> {
        let chapter = self.board.chapter(self.book);
        let n = |n: u8| n.to_string();
        Some(match *event {
            Event::Shuffled { pile, .. } => Note::new("case-shuffled", &[("pile", vocabulary::pile(pile))]),
            Event::ChapterBegan { .. } => Note::new("case-chapter-began", &[("name", &chapter.name)]),
            Event::TilesLaid { n: tiles } => Note::new("case-tiles-laid", &[("n", &n(tiles))]),
            Event::TrackCleared => Note::new("case-track-cleared", &[]),
            Event::CardLaid { card } => Note::new("case-card-laid", &[("card", &self.initiative(card))]),
            Event::CardMoved { from, to } => {
                Note::new("case-card-moved", &[("from", &n(from + 1)), ("to", &n(to + 1))])
            }
            Event::CardLeft { card } => Note::new("case-card-left", &[("card", &self.initiative(card))]),
            Event::RoundBegan { round } => Note::new("case-round-began", &[("n", &n(round))]),
            Event::TurnBegan { card } => Note::new("case-turn-began", &[("card", &self.initiative(card))]),
            Event::TurnSkipped { mouse } => Note::new("case-turn-skipped", &[("who", &self.mouse(mouse))]),
            Event::TurnOver { card } => Note::new("case-turn-over", &[("card", &self.initiative(card))]),
            Event::Rolled { who, why, roll } | Event::Rerolled { who, why, roll, .. } => {
                let again = if matches!(event, Event::Rolled { .. }) { "no" } else { "yes" };
                let faces: Vec<&str> = roll.iter().map(engine::dice::Face::name).collect();
                let with = [("roll", vocabulary::roll(why)), ("dice", &*faces.join(" ")), ("again", again)];
                let who = self.some(who);
                Note::new("case-rolled", &[&[("who", &*who)], &with[..]].concat())
            }
            Event::Tossed { splat } => {
                Note::new("case-tossed", &[("way", if splat { "splat" } else { "whole" })])
            }
            Event::BossCards { kind, n: cards } => Note::new(
                "case-boss-cards",
                &[("kind", &self.book.minions[kind.ix()].name), ("n", &n(cards))],
            ),
            Event::HourglassMoved { to } => Note::new("case-hourglass", &[("n", &n(to))]),
            Event::EndMarkerMoved { to } => Note::new("case-end-marker", &[("n", &n(to))]),
            Event::CounterSet { counter, to } => {
                let name = chapter.counters.get(counter.ix()).map_or("?", |(name, _)| name);
                Note::new("case-counter-set", &[("name", name), ("n", &n(to))])
            }
            Event::Achieved { achievement } => {
                let name = self.book.achievements.get(achievement.ix()).map_or("?", |a| a);
                Note::new("case-achieved", &[("name", name)])
            }
            Event::HonourEarned { honour, mouse } => {
                let name = vocabulary::honour(honour);
                Note::new("case-honour", &[("name", name), ("who", &self.mouse(mouse))])
            }
            Event::MomentRead { moment } => {
                let name = chapter.moments.get(moment.ix()).map_or("?", |m| m);
                Note::new("case-moment-read", &[("name", name)])
            }
            Event::Decided { option, .. } => {
                let name = self.book.prompts.get(option as usize).map_or("?", |p| p);
                Note::new("case-decided", &[("name", name)])
            }
            Event::CheckMade { who, passed } => {
                let passed = if passed { "yes" } else { "no" };
                Note::new("case-check", &[("who", &self.some(who)), ("passed", passed)])
            }
            Event::Nothing { what, who } => {
                Note::new("case-nothing", &[("what", vocabulary::absence(what)), ("who", &self.some(who))])
            }
            Event::Ended { outcome } => {
                Note::new("case-ended", &[("outcome", vocabulary::outcome(Some(outcome)))])
            }
            _ => return None,
        })
    }

    /// Blows, wounds and markers.
    fn battle(&self, event: &Event) -> Option<Note> {
        let n = |n: u8| n.to_string();
        let kind = |poison: bool| if poison { "poison" } else { "wound" };
        Some(match *event {
            Event::Attacked { attacker, target, weapon, .. } => {
                let weapon = weapon.map_or("none", |c| self.card(c));
                let (who, target) = (self.some(attacker), self.fig(target));
                Note::new("case-attacked", &[("who", &who), ("target", &target), ("weapon", weapon)])
            }
            Event::Hits { attacker, n: hits } => {
                Note::new("case-hits", &[("who", &self.some(attacker)), ("n", &n(hits))])
            }
            Event::Blocked { fig, n: hits } => {
                Note::new("case-blocked", &[("who", &self.fig(fig)), ("n", &n(hits))])
            }
            Event::Wounded { fig, n: wounds, poison } => {
                let with = [("who", &*self.fig(fig)), ("n", &n(wounds)), ("kind", kind(poison))];
                Note::new("case-wounded", &with)
            }
            Event::BossWounded { init, n: wounds } => {
                let card = &*self.book.init_cards[init.ix()].name;
                Note::new("case-boss-wounded", &[("card", card), ("n", &n(wounds))])
            }
            Event::Healed { mouse, n: wounds, poison } => {
                let with = [("who", &*self.mouse(mouse)), ("n", &n(wounds)), ("kind", kind(poison))];
                Note::new("case-healed", &with)
            }
            Event::Marked { fig, marker } => Note::new(
                "case-marked",
                &[("who", &self.fig(fig)), ("marker", self.book.marker_name(marker))],
            ),
            Event::Unmarked { fig, marker } => Note::new(
                "case-unmarked",
                &[("who", &self.fig(fig)), ("marker", self.book.marker_name(marker))],
            ),
            Event::TargetChosen { by, target } => {
                Note::new("case-target", &[("who", &self.fig(by)), ("target", &self.fig(target))])
            }
            Event::Modified { who } => Note::new("case-modified", &[("who", &self.some(who))]),
            Event::StatusGiven { who, .. } => Note::new("case-status-given", &[("who", &self.some(who))]),
            Event::StatusEnded { .. } => Note::new("case-status-ended", &[]),
            _ => return None,
        })
    }

    /// Who goes, comes and leaves.
    fn figures_move(&self, event: &Event) -> Option<Note> {
        let n = |n: u8| n.to_string();
        let at = |key, who: String, at: Place| Note::new(key, &[("who", &who), ("at", &self.place(at))]);
        let who = |key, mouse: u8| Note::new(key, &[("who", &*self.mouse(mouse))]);
        Some(match *event {
            Event::MouseReady { mouse } => who("case-mouse-ready", mouse),
            Event::MoveSet { mouse, points, .. } | Event::MovePoints { mouse, points } => {
                Note::new("case-move-points", &[("who", &self.mouse(mouse)), ("n", &n(points))])
            }
            Event::Stepped { fig, to, .. } => at("case-stepped", self.fig(fig), to),
            Event::MoveOver { mouse, .. } => who("case-move-over", mouse),
            Event::StoodUp { fig } => Note::new("case-stood-up", &[("who", &self.fig(fig))]),
            Event::Placed { fig, at: place } => at("case-placed", self.fig(fig), place),
            Event::Drifted { mouse, to } => at("case-drifted", self.mouse(mouse), to),
            Event::DriftedOff { mouse } => who("case-drifted-off", mouse),
            Event::MinionPlaced { fig, at: place, .. } => at("case-minion-placed", self.fig(fig), place),
            Event::MinionLeft { fig, defeated, .. } => {
                let way = if defeated { "defeated" } else { "left" };
                Note::new("case-minion-left", &[("who", &self.fig(fig)), ("way", way)])
            }
            Event::NewcomersSeen => Note::new("case-newcomers-seen", &[]),
            Event::Captured { mouse } => who("case-captured", mouse),
            Event::Rescued { mouse, at: place } => at("case-rescued", self.mouse(mouse), place),
            Event::WentMissing { mouse } => who("case-went-missing", mouse),
            Event::Found { mouse, at: place } => at("case-found", self.mouse(mouse), place),
            Event::Joined { mouse, at: place } => at("case-joined", self.mouse(mouse), place),
            Event::ActionSpent { mouse } => who("case-action-spent", mouse),
            Event::ActionGained { mouse } => who("case-action-gained", mouse),
            Event::FreeSpent { mouse, .. } => who("case-free-spent", mouse),
            Event::SearchFailed { mouse } => who("case-search-failed", mouse),
            Event::CheeseGained { mouse, n: cheese } => {
                Note::new("case-cheese-gained", &[("who", &self.mouse(mouse)), ("n", &n(cheese))])
            }
            Event::CheeseLost { mouse, n: cheese } => {
                Note::new("case-cheese-lost", &[("who", &self.mouse(mouse)), ("n", &n(cheese))])
            }
            Event::CheeseGiven { from, to, n: cheese } => {
                let with = [("who", &*self.mouse(from)), ("to", &self.mouse(to)), ("n", &n(cheese))];
                Note::new("case-cheese-given", &with)
            }
            Event::Stolen { mouse, n: cheese, by } => {
                let with = [("who", &*self.fig(by)), ("from", &self.mouse(mouse)), ("n", &n(cheese))];
                Note::new("case-stolen", &with)
            }
            Event::WheelFilled { n: cheese } => Note::new("case-wheel-filled", &[("n", &n(cheese))]),
            Event::WheelDrained { n: cheese } => Note::new("case-wheel-drained", &[("n", &n(cheese))]),
            _ => return None,
        })
    }

    /// Cards, rooms and what lies on the board.
    fn cards_and_board(&self, event: &Event) -> Note {
        let side = |side: SideId| self.book.sides[side.ix()].name.as_str();
        match *event {
            Event::StartingCard { mouse, card } => {
                Note::new("case-starting-card", &[("who", &self.mouse(mouse)), ("card", self.card(card))])
            }
            Event::AbilityUsed { mouse, ability } => {
                let name = &*self.book.abilities[ability.ix()].name;
                Note::new("case-used", &[("who", &self.mouse(mouse)), ("card", name)])
            }
            Event::CardUsed { mouse, card } => {
                Note::new("case-used", &[("who", &self.mouse(mouse)), ("card", self.card(card))])
            }
            Event::Learned { mouse, ability } => {
                let name = &*self.book.abilities[ability.ix()].name;
                Note::new("case-learned", &[("who", &self.mouse(mouse)), ("card", name)])
            }
            Event::CardMovedTo { card, from, to } => {
                let whose = match to {
                    CardPlace::Pack(m) | CardPlace::Equipped(m) => self.mouse(m),
                    _ => "none".to_string(),
                };
                let (from, to) = (vocabulary::card_place(from), vocabulary::card_place(to));
                let with = [("card", self.card(card)), ("from", from), ("to", to), ("who", &whose)];
                Note::new("case-card-moved-to", &with)
            }
            Event::Searched { mouse, side: room } => {
                Note::new("case-searched", &[("who", &self.mouse(mouse)), ("room", side(room))])
            }
            Event::EncounterTurned { card } => {
                Note::new("case-encounter-turned", &[("card", &self.book.encounters[card.ix()].name)])
            }
            Event::EncounterDiscarded { card } => {
                Note::new("case-encounter-discarded", &[("card", &self.book.encounters[card.ix()].name)])
            }
            Event::Greed { on } => Note::new("case-greed", &[("on", if on { "yes" } else { "no" })]),
            Event::SurgeBegan { tile } => {
                Note::new("case-surge-began", &[("room", side(self.up[tile.ix()]))])
            }
            Event::Explored { side: room } => Note::new("case-explored", &[("room", side(room))]),
            Event::TileFlipped { up, .. } => Note::new("case-tile-flipped", &[("room", side(up))]),
            Event::TileLaid { up, .. } => Note::new("case-tile-laid", &[("room", side(up))]),
            Event::TileClosed { tile } => {
                Note::new("case-tile-closed", &[("room", side(self.up[tile.ix()]))])
            }
            Event::TrapSet { at } => Note::new("case-trap-set", &[("at", &self.place(at))]),
            Event::TrapGone { at, .. } => Note::new("case-trap-gone", &[("at", &self.place(at))]),
            Event::TokenPlaced { token, at, .. } => Note::new(
                "case-token-placed",
                &[("token", vocabulary::token(token)), ("at", &self.place(at))],
            ),
            Event::TokenTaken { token } => {
                Note::new("case-token-taken", &[("token", vocabulary::token(token))])
            }
            Event::SnareSet { at, .. } => Note::new("case-snare-set", &[("at", &self.place(at))]),
            Event::SnareSprung { at } => Note::new("case-snare-sprung", &[("at", &self.place(at))]),
            Event::SpecialFound { .. } => Note::new("case-special-found", &[]),
            // What is left: a rule that speaks once has spoken.
            _ => Note::new("case-rule-used", &[]),
        }
    }
}
