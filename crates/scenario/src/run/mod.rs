//! Sets a case up, plays it, and gathers the rules the engine cited.

mod dice;
mod expect;
mod figures;
mod start;
mod tell;

use crate::case::{Case, ChoiceName, Expect, Named, Step, What, Who, Word};
use crate::vocabulary;
use content::Diagnostic;
use content::diagnostic::Note;
use content::reading::At;
use dice::Dice;
use engine::book::Static;
use engine::campaign::Journey;
use engine::id::{Fig, SideId};
use engine::{Book, CausedEvent, Choice, Decider, Event, Game, Refusal, RuleId, Setup, Why};
pub(crate) use figures::Figures;
use std::collections::BTreeSet;
use std::sync::Arc;
use tell::Teller;

/// What came of a case.
#[derive(Clone, Debug)]
pub struct CaseResult {
    /// What failed; empty if the case passed.
    pub failures: Vec<Diagnostic>,
    /// Every rule the engine cited in an event, an offer or a refusal.
    pub cited: BTreeSet<String>,
}

/// Why a case ends early.
pub(crate) type Failed = Box<Diagnostic>;

/// Most events that are listed below a failure.
const MOST_TOLD: usize = 40;

/// A case in play.
pub(crate) struct Run<'c> {
    case: &'c Case,
    book: Arc<Book>,
    game: Game,
    told: Vec<CausedEvent>,
    /// The same in words.
    notes: Vec<Note>,
    /// Where the events of the last choice begin.
    since: usize,
    cited: BTreeSet<RuleId>,
    figures: Figures,
    dice: Dice,
    /// The sides that lie up.
    up: Vec<SideId>,
    /// How the chapter at hand began, for whoever plays it again.
    begun: Setup,
    journey: Journey,
}

/// Runs one case with the book it was read with. `definitions` are rules that need no citation.
pub fn run_case(case: &Case, definitions: &BTreeSet<String>) -> CaseResult {
    let book = &*case.book;
    let mut cited = BTreeSet::new();
    let mut failures = Vec::new();
    match play(book, case, &mut cited) {
        Err(found) => failures.push(*found),
        Ok(()) => {
            for (rule, at) in &case.proved {
                let name = book.rule_name(*rule);
                if !cited.contains(rule) && !definitions.contains(name) && !silent(book, *rule) {
                    failures.push(Diagnostic::error("C0830", case.place(*at)).arg("rule", name));
                }
            }
        }
    }
    CaseResult { failures, cited: cited.into_iter().map(|r| book.rule_name(r).to_string()).collect() }
}

fn play(book: &Book, case: &Case, cited: &mut BTreeSet<RuleId>) -> Result<(), Failed> {
    let (mut run, mut steps) = match Run::start(book, case, cited)? {
        Some(run) => (run, case.steps.as_slice()),
        // Refused, as expected.
        None => return Ok(()),
    };
    let result = loop {
        run.note_offers();
        let Some((step, rest)) = steps.split_first() else { break run.finish() };
        steps = rest;
        let done = match &step.what {
            What::Expect(expect) => run.expect(step.at, expect).map(|()| true),
            What::Choice(who, choice) => run.choose(step, *who, choice).map(|()| true),
            What::Onward(onward) => {
                let refused = steps.first().and_then(|next| match &next.what {
                    What::Expect(Expect::SetupRefused(by)) => Some((next.at, by.as_slice())),
                    _ => None,
                });
                run.onward(step, onward, refused)
            }
        };
        match done {
            Ok(true) => {}
            Ok(false) => break run.finish(),
            Err(failed) => break Err(failed),
        }
    };
    cited.append(&mut run.cited);
    result
}

/// A rule that only sets bounds (what is closed, covered or seen) is cited by nothing: where the figures end up tells it.
fn silent(book: &Book, id: RuleId) -> bool {
    let bounds =
        |s: &Static| matches!(s, Static::ClosedToMinions(_) | Static::SeesOnly(..) | Static::Shelter(..));
    let mut own = book.statics.iter().filter(|(_, rule, ..)| *rule == id).peekable();
    own.peek().is_some() && own.all(|(.., s)| bounds(s)) && book.rules.iter().all(|r| r.cite != id)
}

/// Every rule a refusal cites.
fn cited_by(refusal: &Refusal) -> Vec<RuleId> {
    refusal.rules().collect()
}

impl Run<'_> {
    fn fail(&self, code: &'static str, at: At, args: &[(&'static str, &str)]) -> Failed {
        let mut found = Diagnostic::error(code, self.case.place(at));
        found.args = args.iter().map(|(name, text)| (*name, (*text).to_string())).collect();
        Box::new(found)
    }

    /// As `fail`, with the events of the last choice.
    fn fail_telling(&self, code: &'static str, at: At, args: &[(&'static str, &str)]) -> Failed {
        let mut found = self.fail(code, at, args);
        found.notes = self.events(self.notes.len());
        found
    }

    fn events(&self, to: usize) -> Vec<Note> {
        let told = &self.notes[self.since..to];
        if told.is_empty() {
            return vec![Note::new("case-nothing-told", &[])];
        }
        let mut notes = vec![Note::new("case-told", &[])];
        let before = told.len().saturating_sub(MOST_TOLD);
        if before > 0 {
            notes.push(Note::new("case-more", &[("n", &before.to_string())]));
        }
        notes.extend_from_slice(&told[before..]);
        notes
    }

    fn offered(&self) -> Note {
        let names: Vec<String> =
            self.game.choices().iter().map(|o| written(&self.game, &self.figures, o.choice)).collect();
        Note::new("case-offered", &[("offered", &names.join(", "))])
    }

    fn why(refusal: &Refusal) -> Note {
        let key = vocabulary::reason_key(&refusal.why);
        match refusal.why {
            Why::Movement { need, have } | Why::Cheese { need, have } => {
                Note::new(key, &[("need", &need.to_string()), ("have", &have.to_string())])
            }
            Why::HeldByMinions { mice, minions } => {
                Note::new(key, &[("mice", &mice.to_string()), ("minions", &minions.to_string())])
            }
            _ => Note::new(key, &[]),
        }
    }

    fn rule_names(&self, rules: &[RuleId]) -> String {
        rules.iter().map(|r| self.book.rule_name(*r)).collect::<Vec<_>>().join(" ")
    }

    fn note_offers(&mut self) {
        for offer in self.game.choices() {
            self.cited.insert(offer.rule);
        }
        for told in &self.told[self.since..] {
            self.cited.extend(told.cause.rules());
        }
    }

    /// Takes in what was just told.
    fn hear(&mut self, at: At) -> Result<(), Failed> {
        let new = self.notes.len();
        let mut rollers = Vec::new();
        for told in &self.told[new..] {
            match told.event {
                Event::MinionPlaced { .. } => self.figures.follow(&told.event),
                Event::TileFlipped { tile, up } | Event::TileLaid { tile, up } => self.up[tile.ix()] = up,
                _ => {}
            }
            let teller =
                Teller { book: &self.book, board: self.game.board(), figures: &self.figures, up: &self.up };
            self.notes.push(teller.note(told));
            rollers.push(match told.event {
                Event::Rolled { who: Some(who), .. } | Event::Rerolled { who: Some(who), .. } => {
                    self.figures.name(&self.book, self.game.board(), who)
                }
                _ => "none".to_string(),
            });
            if matches!(told.event, Event::MinionLeft { .. }) {
                self.figures.follow(&told.event);
            }
        }
        let line = self.case.line_of(at);
        let name = |nth: usize| rollers[nth].clone();
        let Some(short) = self.dice.note(line, &self.told[new..], name) else {
            return self.orders_fit();
        };
        let (need, left) = (short.need.to_string(), short.left.to_string());
        let with = [("who", &*short.who), ("roll", short.why), ("need", &need), ("left", &left)];
        let mut found = self.fail("C0831", at, &with);
        found.notes = self.dice.notes();
        found.notes.extend(self.events(new + short.events));
        Err(found)
    }

    fn decider(&self) -> Who {
        match self.game.decision().map(|d| d.by) {
            None => Who::Nobody,
            Some(Decider::Party) => Who::Party,
            Some(Decider::Mouse(m)) => Who::Mouse(self.game.board().mice()[m as usize].mouse()),
        }
    }

    fn who_name(&self, who: Who) -> &str {
        match who {
            Who::Mouse(mouse) => &self.book.mice[mouse.ix()].name,
            Who::Party => "party",
            Who::Nobody => "nobody",
        }
    }

    /// What the choice is called in the case.
    fn words_of(&self, choice: &ChoiceName) -> String {
        let word = |w: &Word| match w {
            Word::Plain(text) => text.clone(),
            Word::Figure(named) => figures::written(&self.book, *named),
        };
        choice.words.iter().map(word).collect::<Vec<_>>().join(" ")
    }

    /// The choice, if such a thing can be said now; a figure that never was there is an error.
    fn find(&self, choice: &ChoiceName) -> Result<Option<Choice>, Failed> {
        let mut names = Vec::new();
        for word in &choice.words {
            match word {
                Word::Plain(text) => names.push(text.clone()),
                Word::Figure(named) => {
                    self.was_there(*named, choice.at)?;
                    let Some(fig) = self.figures.fig(self.game.board(), *named) else { return Ok(None) };
                    names.push(self.game.figure_name(fig));
                }
            }
        }
        Ok(self.game.parse(&names.join(" ")))
    }

    fn was_there(&self, named: Named, at: At) -> Result<(), Failed> {
        if self.figures.was_there(self.game.board(), named) {
            return Ok(());
        }
        Err(self.fail_telling("C0826", at, &[("name", &figures::written(&self.book, named))]))
    }

    fn choose(&mut self, step: &Step, who: Who, choice: &ChoiceName) -> Result<(), Failed> {
        let Some(decision) = self.game.decision() else {
            return Err(self.fail_telling("C0821", step.at, &[]));
        };
        let decider = self.decider();
        if who != decider {
            let with = [
                ("who", self.who_name(who)),
                ("decider", self.who_name(decider)),
                ("ask", vocabulary::ask(decision.ask)),
            ];
            let mut found = self.fail("C0822", step.at, &with);
            found.notes.push(self.offered());
            return Err(found);
        }
        let name = self.words_of(choice);
        let Some(found) = self.find(choice)? else {
            let mut found = self.fail("C0823", choice.at, &[("choice", &name)]);
            found.notes.push(self.offered());
            return Err(found);
        };
        self.since = self.told.len();
        if let Err(refusal) = self.game.play_telling(found, &mut self.told) {
            let rules = self.rule_names(&cited_by(&refusal));
            let mut found = self.fail("C0824", choice.at, &[("choice", &name), ("rules", &rules)]);
            found.notes.extend([Self::why(&refusal), self.offered()]);
            return Err(found);
        }
        self.hear(step.at)
    }

    /// Everything that was loaded is used up.
    fn finish(&mut self) -> Result<(), Failed> {
        let (dice, tosses) = self.dice.left();
        if !dice.is_empty() || tosses > 0 {
            let at = self.case.start.marks.dice.filter(|_| !dice.is_empty());
            let at = at.or(self.case.start.marks.tosses).unwrap_or(self.case.at);
            let kind = match (dice.is_empty(), tosses) {
                (false, 0) => "dice",
                (true, _) => "tosses",
                (false, _) => "both",
            };
            let with = [("kind", kind), ("dice", &*dice), ("tosses", &tosses.to_string())];
            let mut found = self.fail("C0832", at, &with);
            found.notes = self.dice.notes();
            return Err(found);
        }
        let orders = self.game.loaded().map_or(0, |l| l.tracks.len());
        let marks = &self.case.start.marks.orders;
        if orders > 0 && orders <= marks.len() {
            return Err(self.fail("C0833", marks[marks.len() - orders], &[]));
        }
        Ok(())
    }
}

/// A choice of the engine with the names of the case.
pub(crate) fn written(game: &Game, figures: &Figures, choice: Choice) -> String {
    let name = game.name(choice);
    let word = |word: &str| match game.figure_named(word) {
        Some(fig) if fig.as_minion().is_some() && game.figure_name(fig) == word => {
            figures.name(game.book(), game.board(), fig)
        }
        _ => word.to_string(),
    };
    name.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// The names of minions that stand on a board from the start.
pub(crate) fn first_names(minions: impl Iterator<Item = (Fig, engine::id::MinionId)>) -> Figures {
    let mut figures = Figures::default();
    minions.for_each(|(fig, kind)| figures.arrives(fig, kind));
    figures
}
