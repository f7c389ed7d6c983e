//! Events in a row become lines.

use super::coded::parted;
use super::line::{Detail, LogKind, LogLine};
use super::piece::Piece;
use crate::Locale;
use crate::event::{Fact, FigureName, PublicEvent, Spot};
use engine::RuleId;
use engine::event::Purpose;
use words::GrammaticalCase;

impl Locale<'_> {
    /// The lines that tell of these events.
    pub fn log(self, events: &[PublicEvent]) -> Vec<LogLine> {
        let mut teller = Teller { locale: self, open: None, lines: Vec::new(), told: 0 };
        for event in events {
            teller.tell(event);
        }
        teller.close();
        teller.lines
    }
}

/// Tells events as lines.
struct Teller<'s> {
    locale: Locale<'s>,
    open: Option<Open>,
    lines: Vec<LogLine>,
    /// How many events were told.
    told: usize,
}

/// The line being told.
struct Open {
    begins: usize,
    kind: LogKind,
    sentences: Vec<String>,
    /// The event each sentence tells.
    told: Vec<usize>,
    details: Vec<Detail>,
    rules: Vec<RuleId>,
    fold: Option<String>,
    mouse: Option<String>,
    foe: bool,
    /// Who attacks in it, until the dice are rolled.
    attacker: Option<FigureName>,
    /// Who rolled for movement in it.
    mover: Option<FigureName>,
    /// Who was put where in it, while it tells of nothing else.
    placed: Option<(Spot, Vec<String>)>,
}

/// An event with the rules it cites.
struct Told<'e> {
    fact: &'e Fact,
    rules: Vec<RuleId>,
}

impl Teller<'_> {
    /// One more event.
    fn tell(&mut self, event: &PublicEvent) {
        let ids = self.locale.catalogue().ids();
        let rules = event.cause.rules.iter().filter_map(|name| ids.rule(name)).collect();
        let told = Told { fact: &event.fact, rules };
        let piece = self.locale.piece(event, &told.rules);
        self.take(piece, &told);
        self.told += 1;
    }

    fn take(&mut self, piece: Piece, told: &Told) {
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
        if let (Some(open), Fact::Rolled { again: false, .. }) = (&mut self.open, told.fact) {
            open.attacker = None;
        }
    }

    /// Several who are put on the same space are told in one sentence.
    fn joined_others(&mut self, told: &Told) -> bool {
        let Fact::Placed { figure, to, .. } = told.fact else { return false };
        let Some(open) = &mut self.open else { return false };
        let Some((_, names)) = open.placed.as_mut().filter(|(spot, _)| spot == to) else { return false };
        names.push(self.locale.who(figure, GrammaticalCase::Nom));
        let all = self.locale.say().text("who", names.join(", ")).standing_on("on", to);
        open.sentences = vec![all.say("event-placed-all")];
        open.told = vec![open.begins];
        self.cite(told);
        true
    }

    /// Whether an event belongs to the line being told although it could begin one.
    fn joins(&self, told: &Told) -> bool {
        let Some(open) = &self.open else { return false };
        match told.fact {
            Fact::Attacked { attacker, .. } => {
                open.kind == LogKind::Battle && open.attacker == *attacker && attacker.is_some()
            }
            // A minion's roll and where it took it.
            Fact::Stepped { figure, .. } => figure.is_minion() && open.mover.as_ref() == Some(figure),
            Fact::Rolled { why: Purpose::Attack | Purpose::Defense, .. }
            | Fact::Rolled { again: true, .. } => true,
            _ => false,
        }
    }

    fn open(&mut self, kind: LogKind, text: impl Into<Option<String>>, told: &Told) {
        self.close();
        let fold = match told.fact {
            Fact::Stepped { figure, .. } => Some(format!("move-{figure}")),
            _ => None,
        };
        let attacker = match told.fact {
            Fact::TargetChosen { by, .. } => Some(by.clone()),
            Fact::Attacked { attacker, .. } => attacker.clone(),
            _ => None,
        };
        let mover = match told.fact {
            Fact::Rolled { who, why: Purpose::Movement, again: false, .. } => who.clone(),
            _ => None,
        };
        let placed = match told.fact {
            Fact::Placed { figure, to, .. } => {
                Some((to.clone(), vec![self.locale.who(figure, GrammaticalCase::Nom)]))
            }
            _ => None,
        };
        let sentences: Vec<String> = text.into().into_iter().collect();
        self.open = Some(Open {
            begins: self.told,
            kind,
            told: vec![self.told; sentences.len()],
            sentences,
            details: Vec::new(),
            rules: Vec::new(),
            fold,
            mouse: told.fact.mouse().map(str::to_string),
            foe: told.fact.by_foes(),
            attacker,
            mover,
            placed,
        });
        self.cite(told);
    }

    fn add(&mut self, text: impl Into<Option<String>>, detail: Option<Detail>, told: &Told) {
        if let Some(open) = &mut self.open {
            // What ends for several mice at once is said once.
            let again = |text: &String| {
                matches!(told.fact, Fact::StatusEnded { .. }) && open.sentences.last() == Some(text)
            };
            let text = text.into().filter(|text| !again(text));
            open.placed = None;
            open.told.extend(text.iter().map(|_| self.told));
            open.sentences.extend(text);
            open.details.extend(detail);
        }
        self.cite(told);
    }

    fn cite(&mut self, told: &Told) {
        let Some(open) = &mut self.open else { return };
        for &rule in &told.rules {
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
        let parted = open.sentences.into_iter().map(|sentence| parted(self.locale, sentence));
        let (sentences, drawn): (Vec<String>, Vec<Option<String>>) = parted.unzip();
        let differs = drawn.iter().any(Option::is_some);
        let drawn =
            drawn.into_iter().zip(&sentences).map(|(drawn, whole)| drawn.unwrap_or_else(|| whole.clone()));
        self.lines.push(LogLine {
            said: None,
            events: open.begins..self.told,
            drawn: differs.then(|| drawn.collect()),
            sentences,
            told: open.told,
            details: open.details,
            rules: open.rules.into_iter().map(|r| self.locale.rule(r)).collect(),
            kind: open.kind,
            fold: open.fold,
            mouse: open.mouse,
            foe: open.foe,
        });
    }
}
