//! The log: what happened in whole sentences, grouped so that an attack reads as a small story.

use crate::sentences::Piece;
use crate::{Locale, RuleRef};
use engine::board::Board;
use engine::event::{Event, Purpose};
use engine::id::{Fig, Place};
use engine::{CausedEvent, RuleId};
use serde::Serialize;
use std::sync::Arc;
use words::Case;

/// What a line is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum LogKind {
    /// A round begins.
    Round,
    /// A turn begins.
    Turn,
    /// Somebody moves.
    Move,
    /// An attack.
    Battle,
    /// A search and what it finds.
    Search,
    /// A room and its encounter.
    Room,
    /// The track is laid.
    Track,
    /// The wheel, the surge, the hourglass.
    Clock,
    /// A card or ability.
    Card,
    /// The story speaks.
    Story,
    /// The chapter ends.
    End,
    /// Anything else.
    Note,
}

/// What stands below a line once it is opened.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Detail {
    /// A whole sentence.
    pub text: String,
    /// The dice it tells of, by the numbers of their faces from 1 to 6.
    pub dice: Vec<u8>,
}

impl From<String> for Detail {
    fn from(text: String) -> Detail {
        Detail { text, dice: Vec::new() }
    }
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct LogLine {
    /// Whole sentences.
    pub text: String,
    /// Dice, modifiers, what did not happen.
    pub details: Vec<Detail>,
    /// The rules that spoke.
    pub rules: Vec<Arc<RuleRef>>,
    /// What it is about.
    pub kind: LogKind,
    /// Lines in a row with the same mark tell one thing: the last one says it all (a mouse's steps).
    pub fold: Option<String>,
}

/// Tells events as lines, keeping the board they change.
struct Teller<'s, 'b> {
    locale: Locale<'s>,
    board: &'b mut Board,
    /// Told and not yet on the board.
    pending: Option<Event>,
    open: Option<Open>,
    lines: Vec<LogLine>,
    /// How many events were told, and with which of them each line began.
    told: usize,
    begins: Vec<usize>,
}

/// The line being told.
struct Open {
    begins: usize,
    kind: LogKind,
    sentences: Vec<String>,
    details: Vec<Detail>,
    rules: Vec<RuleId>,
    fold: Option<String>,
    /// Who attacks in it, until the dice are rolled.
    attacker: Option<Fig>,
    /// Who rolled for movement in it.
    mover: Option<Fig>,
    /// Who was put where in it, while it tells of nothing else.
    placed: Option<(Place, Vec<String>)>,
}

impl Locale<'_> {
    /// The lines of these events; `before` is the board before the first of them.
    pub fn log(self, before: &Board, told: &[CausedEvent]) -> Vec<LogLine> {
        Teller::new(self, &mut before.clone(), told).lines
    }

    /// As `log`, each line with the number of the event it begins with: for telling while something is shown. The
    /// events are played on the board.
    pub fn log_by_event(self, board: &mut Board, told: &[CausedEvent]) -> Vec<(usize, LogLine)> {
        let teller = Teller::new(self, board, told);
        if let Some(event) = teller.pending {
            teller.board.apply(&event);
        }
        teller.begins.into_iter().zip(teller.lines).collect()
    }
}

impl<'s, 'b> Teller<'s, 'b> {
    /// With everything told; the last event may be pending.
    fn new(locale: Locale<'s>, board: &'b mut Board, told: &[CausedEvent]) -> Teller<'s, 'b> {
        let (lines, begins) = (Vec::new(), Vec::new());
        let mut teller = Teller { locale, board, pending: None, open: None, lines, told: 0, begins };
        for told in told {
            teller.tell(told);
        }
        teller.close();
        teller
    }

    /// One more event.
    fn tell(&mut self, told: &CausedEvent) {
        if let Some(event) = self.pending.take() {
            self.board.apply(&event);
        }
        // What stands on the board only afterwards must be named afterwards.
        if matches!(told.event, Event::MinionPlaced { .. } | Event::TileFlipped { .. }) {
            self.board.apply(&told.event);
        } else {
            self.pending = Some(told.event);
        }
        let piece = self.locale.piece(self.board, told);
        self.take(piece, told);
        self.told += 1;
    }

    fn take(&mut self, piece: Piece, told: &CausedEvent) {
        if self.joined_others(told) {
            return;
        }
        match piece {
            Piece::Silent => {}
            Piece::Line { kind, text } => {
                if self.joins(told) {
                    self.add(text, None, told);
                } else {
                    self.open(kind, text, told);
                }
            }
            Piece::Adds { kind, text } => {
                if self.open.is_some() {
                    self.add(text, None, told);
                } else {
                    self.open(kind, text, told);
                }
            }
            Piece::Aside { kind, text } => {
                if self.open.is_some() {
                    self.add(None, Some(text.into()), told);
                } else {
                    self.open(kind, text, told);
                }
            }
            Piece::Joins { kind, text } => {
                if self.open.as_ref().is_some_and(|o| o.kind == kind) {
                    self.add(text, None, told);
                } else {
                    self.open(kind, text, told);
                }
            }
            Piece::Dice { kind, text, dice } => {
                if self.joins(told) {
                    self.add(None, Some(dice), told);
                } else {
                    self.open(kind, text, told);
                    self.add(None, Some(dice), told);
                }
            }
            Piece::Detail { kind, text, detail } => {
                if self.open.as_ref().is_none_or(|o| o.kind != kind) {
                    self.open(kind, text, told);
                }
                self.add(None, Some(detail.into()), told);
            }
        }
        if let (Some(open), Event::Rolled { .. }) = (&mut self.open, &told.event) {
            open.attacker = None;
        }
    }

    /// Several who are put on the same space are told in one sentence.
    fn joined_others(&mut self, told: &CausedEvent) -> bool {
        let Event::Placed { fig, at } = told.event else { return false };
        let name = self.locale.figure(self.board, fig, Case::Nom);
        let Some(open) = &mut self.open else { return false };
        let Some((_, names)) = open.placed.as_mut().filter(|(place, _)| *place == at) else { return false };
        names.push(name);
        let all = self.locale.say().text("who", names.join(", ")).on("on", self.board, at);
        open.sentences = vec![all.say("log-placed-all")];
        self.cite(told);
        true
    }

    /// Whether an event belongs to the line being told although it could begin one.
    fn joins(&self, told: &CausedEvent) -> bool {
        let Some(open) = &self.open else { return false };
        match told.event {
            Event::Attacked { attacker, .. } => {
                open.kind == LogKind::Battle && open.attacker == attacker && attacker.is_some()
            }
            // A minion's roll and where it took it.
            Event::Stepped { fig, .. } => fig.as_minion().is_some() && open.mover == Some(fig),
            Event::Rolled { why: Purpose::Attack | Purpose::Defense, .. } | Event::Rerolled { .. } => true,
            _ => false,
        }
    }

    fn open(&mut self, kind: LogKind, text: impl Into<Option<String>>, told: &CausedEvent) {
        self.close();
        let fold = match told.event {
            Event::Stepped { fig, .. } => Some(format!("move-{}", fig.0)),
            _ => None,
        };
        let attacker = match told.event {
            Event::TargetChosen { by, .. } => Some(by),
            Event::Attacked { attacker, .. } => attacker,
            _ => None,
        };
        let mover = match told.event {
            Event::Rolled { who, why: Purpose::Movement, .. } => who,
            _ => None,
        };
        let placed = match told.event {
            Event::Placed { fig, at } => Some((at, vec![self.locale.figure(self.board, fig, Case::Nom)])),
            _ => None,
        };
        let sentences = text.into().into_iter().collect();
        self.open = Some(Open {
            begins: self.told,
            kind,
            sentences,
            details: Vec::new(),
            rules: Vec::new(),
            fold,
            attacker,
            mover,
            placed,
        });
        self.cite(told);
    }

    fn add(&mut self, text: impl Into<Option<String>>, detail: Option<Detail>, told: &CausedEvent) {
        if let Some(open) = &mut self.open {
            // What ends for several mice at once is said once.
            let again = |text: &String| {
                matches!(told.event, Event::StatusEnded { .. }) && open.sentences.last() == Some(text)
            };
            let text = text.into().filter(|text| !again(text));
            open.placed = None;
            open.sentences.extend(text);
            open.details.extend(detail);
        }
        self.cite(told);
    }

    fn cite(&mut self, told: &CausedEvent) {
        let Some(open) = &mut self.open else { return };
        for rule in told.cause.rules() {
            if !open.rules.contains(&rule) {
                open.rules.push(rule);
                // What only this chapter knows stands in no catalogue: its words come along.
                open.details.extend(self.locale.own_rule(rule).map(Detail::from));
            }
        }
    }

    fn close(&mut self) {
        let Some(open) = self.open.take() else { return };
        if open.sentences.is_empty() {
            return;
        }
        self.begins.push(open.begins);
        self.lines.push(LogLine {
            text: open.sentences.join(" "),
            details: open.details,
            rules: open.rules.into_iter().map(|r| self.locale.rule(r)).collect(),
            kind: open.kind,
            fold: open.fold,
        });
    }
}
