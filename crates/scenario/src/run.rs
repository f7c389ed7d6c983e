//! Sets a case up, plays it, and gathers the rules the engine cited.

use crate::case::{Case, CaseError, Line};
use crate::position::{Builder, POSITION};
use engine::book::Static;
use engine::dice::Face;
use engine::id::{ChapterId, MouseId, Place, SpaceId, TileId};
use engine::position::{MousePosition, Position, PositionCard};
use engine::{Book, CausedEvent, Decider, Game, Options, RuleId, Setup};
use std::collections::BTreeSet;
use std::sync::Arc;

/// What came of a case.
#[derive(Clone, Debug)]
pub struct CaseResult {
    /// What failed; empty if the case passed.
    pub failures: Vec<CaseError>,
    /// Every rule the engine cited in an event, an offer or a refusal.
    pub cited: BTreeSet<String>,
}

/// A case in play.
pub(crate) struct Run {
    pub(crate) book: Arc<Book>,
    pub(crate) game: Game,
    pub(crate) told: Vec<CausedEvent>,
    /// Where the events of the last choice begin.
    pub(crate) since: usize,
    pub(crate) cited: BTreeSet<RuleId>,
}

/// Runs one case against a book. `definitions` are rules that need no citation.
pub fn run_case(book: &Book, case: &Case, definitions: &BTreeSet<String>) -> CaseResult {
    let mut failures = Vec::new();
    let mut cited = BTreeSet::new();
    match Run::start(book, case) {
        Err(error) => failures.push(error),
        Ok((mut run, rest)) => {
            for line in rest {
                run.note_offers();
                if let Err(error) = run.line(line) {
                    failures.push(error);
                    break;
                }
            }
            run.note_offers();
            if failures.is_empty() {
                if let Some((dice, tosses, short)) = run.game.loaded_left() {
                    if short {
                        failures.push(CaseError::new(case.line, "case-dice-short", &[]));
                    } else if dice > 0 || tosses > 0 {
                        let left = [("dice", &*dice.to_string()), ("tosses", &*tosses.to_string())];
                        failures.push(CaseError::new(case.line, "case-dice-left", &left));
                    }
                }
                cited = run.cited_names();
                for rule in &case.proves {
                    if !cited.contains(rule) && !definitions.contains(rule) && !silent(book, rule) {
                        failures.push(CaseError::new(case.line, "case-uncited", &[("rule", rule)]));
                    }
                }
            }
        }
    }
    CaseResult { failures, cited }
}

/// A rule that only sets bounds (what is closed, covered or seen) is cited by nothing: where the figures end up tells it.
fn silent(book: &Book, rule: &str) -> bool {
    let bounds =
        |s: &Static| matches!(s, Static::ClosedToMinions(_) | Static::SeesOnly(..) | Static::Shelter(..));
    book.rule_named(rule).is_some_and(|id| {
        let mut own = book.statics.iter().filter(|(_, rule, ..)| *rule == id).peekable();
        own.peek().is_some() && own.all(|(.., s)| bounds(s)) && book.rules.iter().all(|r| r.cite != id)
    })
}

impl Run {
    fn cited_names(&self) -> BTreeSet<String> {
        self.cited.iter().map(|r| self.book.rule_name(*r).to_string()).collect()
    }

    fn note_offers(&mut self) {
        for offer in self.game.choices() {
            self.cited.insert(offer.rule);
        }
        for told in &self.told[self.since..] {
            self.cited.extend(told.cause.rules());
        }
    }

    fn line(&mut self, line: &Line) -> Result<(), CaseError> {
        if line.verb == "expect" {
            return self.expect(line);
        }
        let Some(decision) = self.game.decision() else {
            return Err(line.error("case-over", &[]));
        };
        let decider = match decision.by {
            Decider::Party => "party".to_string(),
            Decider::Mouse(m) => self.game.figure_name(engine::id::Fig::mouse(m as usize)),
        };
        if line.verb != decider {
            let ask = format!("{:?}", decision.ask);
            let with = [("who", &*line.verb), ("decider", &decider), ("ask", &ask)];
            return Err(line.error("case-not-up-to", &with));
        }
        let name = line.words.join(" ");
        let Some(choice) = self.game.parse(&name) else {
            return Err(line.error("case-no-choice", &[("choice", &name), ("offered", &self.offered())]));
        };
        self.since = self.told.len();
        if let Err(refusal) = self.game.play_telling(choice, &mut self.told) {
            let (why, offered) = (format!("{:?}", refusal.why), self.offered());
            let rule = self.book.rule_name(refusal.rule);
            let with = [("choice", &*name), ("rule", rule), ("why", &why), ("offered", &offered)];
            return Err(line.error("case-refused", &with));
        }
        Ok(())
    }

    pub(crate) fn offered(&self) -> String {
        let names: Vec<String> = self.game.choices().iter().map(|o| self.game.name(o.choice)).collect();
        names.join(", ")
    }

    /// Builds the position from the lines before the first choice or expectation.
    fn start<'c>(book: &Book, case: &'c Case) -> Result<(Run, &'c [Line]), CaseError> {
        let is_position = |l: &Line| POSITION.contains(&l.verb.as_str());
        let split = case.lines.iter().position(|l| !is_position(l)).unwrap_or(case.lines.len());
        let (position, rest) = case.lines.split_at(split);
        if let Some(late) = rest.iter().find(|l| is_position(l)) {
            return Err(late.error("case-late", &[("line", &late.verb)]));
        }
        if let Some(begin) = position.iter().find(|l| l.verb == "begin") {
            return Run::begin(book, begin, position, rest);
        }
        let mut builder = Builder::new(book, case, position)?;
        for line in position {
            builder.line(line)?;
        }
        let (book, position) = builder.finish(case)?;
        let mut told = Vec::new();
        let game = Game::from_position(book.clone(), &position, &mut told)
            .map_err(|e| CaseError::new(case.line, "case-position", &[("why", &format!("{e:?}"))]))?;
        Ok((Run { book, game, told, since: 0, cited: BTreeSet::new() }, rest))
    }

    /// `begin CHAPTER { mouse NAME ABILITY... ; kept ... }`: the case starts with the setup itself (SET).
    fn begin<'c>(
        book: &Book,
        begin: &Line,
        position: &[Line],
        rest: &'c [Line],
    ) -> Result<(Run, &'c [Line]), CaseError> {
        let mut builder = Builder::with_chapter(book, begin)?;
        let mut setup = builder.position.setup.clone();
        for line in position.iter().filter(|l| l.verb != "begin") {
            if !matches!(line.verb.as_str(), "dice" | "initiative" | "option" | "achieved") {
                return Err(line.error("case-with-begin", &[("line", &line.verb)]));
            }
            builder.line(line)?;
        }
        setup.options = builder.position.setup.options;
        setup.achieved = builder.position.achieved;
        setup.lost_last = begin.flag("lost-last");
        for line in &begin.children {
            let name = line.words.first().map_or("", String::as_str);
            let mouse = builder.book.mouse_named(name).ok_or_else(|| line.unknown("mouse", name))?;
            let mut member = engine::Member { mouse, abilities: vec![], kept: vec![] };
            for w in &line.words[1..] {
                let ability = builder.book.ability_named(w).ok_or_else(|| line.unknown("ability", w))?;
                member.abilities.push(ability);
            }
            for child in &line.children {
                member.kept.extend(builder.searches(child, &child.words)?);
            }
            setup.party.push(member);
        }
        let book = Arc::new(builder.book.clone());
        if let Some(line) = rest.first().filter(|l| l.words.first().is_some_and(|w| w == "setup-refused")) {
            return match setup.check(&book) {
                Ok(()) => Err(line.error("case-setup-allowed", &[])),
                Err(error) => {
                    let rule = book.rule_name(error.rule()).to_string();
                    if line.prop("by").is_some_and(|by| by != rule) {
                        return Err(
                            line.error("case-setup-by", &[("rule", &rule), ("why", &format!("{error:?}"))])
                        );
                    }
                    // A refused setup has no game: show the rule and stop here.
                    let mut run = Run::nothing(&book, begin)?;
                    run.cited.insert(error.rule());
                    Ok((run, &rest[1..]))
                }
            };
        }
        let party: Vec<MouseId> = setup.party.iter().map(|m| m.mouse).collect();
        let encode = |card: &PositionCard| match card {
            PositionCard::Mouse(m) => {
                let at = party.iter().position(|p| p == m).unwrap_or(0);
                engine::encode_card(engine::event::Card::Mouse(at as u8))
            }
            PositionCard::Minion(init) => engine::encode_card(engine::event::Card::Minion(*init)),
        };
        let loaded = engine::dice::Loaded {
            dice: builder.position.dice.iter().rev().copied().collect(),
            tracks: builder.position.tracks.iter().rev().map(|t| t.iter().map(encode).collect()).collect(),
            ..engine::dice::Loaded::default()
        };
        let mut told = Vec::new();
        let game = Game::new_loaded(book.clone(), &setup, loaded, &mut told)
            .map_err(|e| begin.error("case-setup", &[("why", &format!("{e:?}"))]))?;
        Ok((Run { book, game, told, since: 0, cited: BTreeSet::new() }, rest))
    }

    /// An idle game of any chapter, for cases whose setup is refused.
    fn nothing(book: &Arc<Book>, line: &Line) -> Result<Run, CaseError> {
        let mut position = Position::new(Setup {
            chapter: ChapterId(0),
            party: vec![],
            options: Options::default(),
            achieved: 0,
            lost_last: false,
        });
        let place = Place { tile: TileId(0), space: SpaceId(0) };
        position.mice.push(MousePosition::new(MouseId(0), engine::board::Where::On(place)));
        position.track.push((PositionCard::Mouse(MouseId(0)), false));
        position.dice.push(Face::BOW);
        let mut told = Vec::new();
        let game = Game::from_position(book.clone(), &position, &mut told)
            .map_err(|e| line.error("case-position", &[("why", &format!("{e:?}"))]))?;
        Ok(Run { book: book.clone(), game, told: vec![], since: 0, cited: BTreeSet::new() })
    }
}
