//! How a case begins, and how it goes on after a chapter.

use super::{Dice, Failed, Figures, Run, first_names};
use crate::case::{Case, Expect, Figure, Onward, Step, What, card_name};
use crate::vocabulary;
use content::Diagnostic;
use content::reading::At;
use engine::book::{Book, Chapter, EncounterDeck, MapTile, Party, Start};
use engine::campaign::{Chosen, Journey};
use engine::dice::LoadedDice;
use engine::event::Card;
use engine::id::{ChapterId, Fig, SideId};
use engine::position::{MousePosition, PositionCard, PositionError};
use engine::{CausedEvent, Game, Member, RuleId, Setup, SetupError};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The rules that must refuse a setup, and where that is said.
type Refused<'r> = Option<(At, &'r [(RuleId, At)])>;

impl<'c> Run<'c> {
    /// The case at its first decision; none if its setup is refused as it should be.
    pub(super) fn start(
        book: &Book,
        case: &'c Case,
        cited: &mut BTreeSet<RuleId>,
    ) -> Result<Option<Run<'c>>, Failed> {
        let mut book = book.clone();
        let position = &case.start.position;
        if let Some(map) = &case.start.map {
            book.chapters.push(plain_chapter(map.clone(), &position.mice));
        }
        let book = Arc::new(book);
        if let Some(at) = case.start.begin {
            let refused = case.steps.first().and_then(|step| match &step.what {
                What::Expect(Expect::SetupRefused(by)) => Some((step.at, by.as_slice())),
                _ => None,
            });
            let setup = &position.setup;
            if let Err(error) = may_begin(&book, case, at, setup.check(&book), refused)? {
                cited.insert(error.rule());
                return Ok(None);
            }
            if let Some((_, card)) = setup.left_behind(&book).first() {
                let at =
                    case.start.marks.cards.iter().rev().find(|(c, _)| c == card).map_or(at, |(_, at)| *at);
                let found = Diagnostic::error("C0810", case.place(at));
                return Err(Box::new(found.arg("name", &book.search[card.ix()].name)));
            }
            let mut loaded = LoadedDice {
                dice: position.dice.clone(),
                tosses: position.tosses.clone(),
                tracks: position.tracks.iter().map(|t| encode(setup, t)).collect(),
                ..LoadedDice::default()
            };
            loaded.dice.reverse();
            loaded.tosses.reverse();
            loaded.tracks.reverse();
            let mut told = Vec::new();
            let game = Game::new_loaded(book.clone(), setup, loaded, &mut told)
                .map_err(|error| refusal(&book, case, at, &error))?;
            let mut run = Run::new(case, book, game, told, Figures::default());
            run.begun = setup.clone();
            run.up = first_sides(&run.book, setup.chapter);
            run.hear(at)?;
            return Ok(Some(run));
        }
        let mut told = Vec::new();
        let game = Game::from_position(book.clone(), position, &mut told)
            .map_err(|error| cannot_stand(&book, case, &error))?;
        let figures = first_names(position.minions.iter().enumerate().map(|(i, m)| (Fig::minion(i), m.kind)));
        wounds_fit(case, &game)?;
        let mut run = Run::new(case, book, game, told, figures);
        // Played again, the chapter begins with these mice and what they had learnt.
        let party = position.mice.iter().map(|m| Member {
            mouse: m.mouse,
            abilities: m.abilities.clone(),
            kept: Vec::new(),
        });
        run.begun = Setup { party: party.collect(), achieved: position.achieved, ..position.setup.clone() };
        run.up = first_sides(&run.book, position.setup.chapter);
        for (tile, side) in &position.up {
            run.up[tile.ix()] = *side;
        }
        let at = case.start.marks.dice.unwrap_or(case.at);
        run.hear(at)?;
        Ok(Some(run))
    }

    fn new(case: &'c Case, book: Arc<Book>, game: Game, told: Vec<CausedEvent>, figures: Figures) -> Run<'c> {
        Run {
            case,
            book,
            game,
            told,
            notes: Vec::new(),
            since: 0,
            cited: BTreeSet::new(),
            figures,
            dice: Dice::of(case),
            up: Vec::new(),
            begun: case.start.position.setup.clone(),
            journey: Journey::default(),
        }
    }

    /// After a chapter: the next one, or the same again. Says whether the case goes on.
    pub(super) fn onward(&mut self, step: &Step, onward: &Onward, refused: Refused) -> Result<bool, Failed> {
        let Some(carry) = self.game.carry_over() else {
            return Err(self.fail("C0827", step.at, &[]));
        };
        let options = self.game.board().options();
        let (way, name) = match onward {
            Onward::Retry => (engine::campaign::Onward::Retry, "retry"),
            Onward::Next(..) => (engine::campaign::Onward::Next, "next"),
        };
        if !carry.onward(options).contains(&way) {
            return Err(self.fail_telling("C0828", step.at, &[("way", name)]));
        }
        let setup = match onward {
            Onward::Retry => self.begun.check(&self.book).map(|()| self.begun.clone()),
            Onward::Next(party, to) => {
                self.journey = self.journey.after(&carry);
                let next = self.book.next_chapter(self.game.board().chapter_id(), self.journey.achieved);
                if to.is_some_and(|to| next != Some(to)) {
                    return Err(self.fail_telling("C0828", step.at, &[("way", name)]));
                }
                self.next_setup(next, party)
            }
        };
        let checked = setup.as_ref().map(|_| ()).map_err(Clone::clone);
        if let Err(error) = may_begin(&self.book, self.case, step.at, checked, refused)? {
            self.cited.insert(error.rule());
            return Ok(false);
        }
        let setup = setup.map_err(|error| refusal(&self.book, self.case, step.at, &error))?;
        let mut loaded = self.game.loaded().cloned().unwrap_or_default();
        // Orders are numbers of the party that sets out.
        let all = &self.case.start.position.tracks;
        let left = &all[all.len() - loaded.tracks.len()..];
        loaded.tracks = left.iter().rev().map(|t| encode(&setup, t)).collect();
        self.note_offers();
        self.since = self.told.len();
        self.game = Game::new_loaded(self.book.clone(), &setup, loaded, &mut self.told)
            .map_err(|error| refusal(&self.book, self.case, step.at, &error))?;
        self.figures = Figures::default();
        self.up = first_sides(&self.book, setup.chapter);
        self.begun = setup;
        self.hear(step.at)?;
        Ok(true)
    }

    /// No order named a card that was not laid.
    pub(super) fn orders_fit(&self) -> Result<(), Failed> {
        let Some(loaded) = self.game.loaded() else { return Ok(()) };
        let orders = &self.case.start.position.tracks;
        let used = orders.iter().zip(&self.case.start.marks.orders).take(orders.len() - loaded.tracks.len());
        for (order, at) in used.rev() {
            let numbers = encode(&self.begun, order);
            // A boss draws some of its cards, whichever are named.
            let drawn = |card: &PositionCard| match card {
                PositionCard::Minion(init) => {
                    self.book.minions[self.book.init_cards[init.ix()].minion.ix()].cards.len() > 1
                }
                PositionCard::Mouse(_) => false,
            };
            let mut stray = order.iter().zip(numbers).filter(|(card, _)| !drawn(card));
            let stray = stray.find(|(_, number)| loaded.strays.contains(number));
            if let Some((card, _)) = stray {
                return Err(self.fail_telling("C0834", *at, &[("name", card_name(&self.book, *card))]));
            }
        }
        Ok(())
    }

    fn next_setup(&self, next: Option<ChapterId>, party: &[Chosen]) -> Result<Setup, SetupError> {
        let board = self.game.board();
        let next = next.ok_or(SetupError::NoSuchChapter)?;
        self.journey.setup(&self.book, next, party, board.options())
    }
}

/// Whether the party may set out: `Ok(Ok)` if it may, `Ok(Err)` if it may not and that is expected.
fn may_begin(
    book: &Book,
    case: &Case,
    at: At,
    checked: Result<(), SetupError>,
    refused: Refused,
) -> Result<Result<(), SetupError>, Failed> {
    match (checked, refused) {
        (Ok(()), None) => Ok(Ok(())),
        (Ok(()), Some((at, _))) => Err(Box::new(Diagnostic::error("C0815", case.place(at)))),
        (Err(error), None) => Err(refusal(book, case, at, &error)),
        (Err(error), Some((_, by))) => {
            if let Some((_, at)) = by.iter().find(|(rule, _)| *rule != error.rule()) {
                return Err(refusal(book, case, *at, &error));
            }
            Ok(Err(error))
        }
    }
}

/// Why a party cannot set out, in words.
fn refusal(book: &Book, case: &Case, at: At, error: &SetupError) -> Failed {
    let mouse = |m: &engine::id::MouseId| book.mice.get(m.ix()).map_or("?", |m| &m.name);
    let ability = |a: &engine::id::AbilityId| book.abilities.get(a.ix()).map_or("?", |a| &a.name);
    let card = |c: &engine::id::SearchId| book.search.get(c.ix()).map_or("?", |c| &c.name);
    let (who, what) = match error {
        SetupError::NoSuchChapter | SetupError::NoSuchAbility | SetupError::PartySize { .. } => {
            ("", String::new())
        }
        SetupError::MouseTwice(m)
        | SetupError::MouseNotAllowed(m)
        | SetupError::MouseRequired(m)
        | SetupError::NoAbility(m)
        | SetupError::TooManyKept(m) => (mouse(m), String::new()),
        SetupError::AbilityNotForMouse(m, a) => (mouse(m), ability(a).to_string()),
        SetupError::AbilityTwice(a) => ("", ability(a).to_string()),
        SetupError::CannotKeep(c) => ("", card(c).to_string()),
        SetupError::NotCarried(m, c) => (mouse(m), card(c).to_string()),
    };
    let found = Diagnostic::error("C0814", case.place(at));
    let (have, want) = match error {
        SetupError::PartySize { want, have } => (have.to_string(), want.to_string()),
        _ => (String::new(), String::new()),
    };
    let found = found.arg("why", vocabulary::setup(error)).arg("who", who).arg("what", what);
    let found = found.arg("have", have).arg("want", want);
    Box::new(found.arg("rule", book.rule_name(error.rule())))
}

/// Why a position cannot stand, in words and at its place.
fn cannot_stand(book: &Book, case: &Case, error: &PositionError) -> Failed {
    let marks = &case.start.marks;
    let (position, head) = (&case.start.position, case.at);
    let put = |test: &dyn Fn(&(Figure, engine::id::Place, At)) -> bool| {
        marks.puts.iter().rev().find(|p| test(p)).map_or(head, |(.., at)| *at)
    };
    let side = |place: &engine::id::Place| {
        let turned = position.up.iter().find(|(tile, _)| *tile == place.tile).map(|(_, side)| *side);
        turned.unwrap_or_else(|| first_sides(book, position.setup.chapter)[place.tile.ix()])
    };
    let (at, name) = match error {
        PositionError::SpaceFull(place) | PositionError::NoSuchSpace(place) => {
            let space = book.sides[side(place).ix()].spaces.get(place.space.ix());
            (put(&|p| p.1 == *place), space.map_or("?", |s| &s.name).to_string())
        }
        PositionError::NoCopy(card) => {
            let at = marks.cards.iter().rev().find(|(c, _)| c == card).map_or(head, |(_, at)| *at);
            (at, book.search[card.ix()].name.clone())
        }
        PositionError::TooManyMinions(kind) => {
            (put(&|p| p.0 == Figure::Minion(*kind)), book.minions[kind.ix()].name.clone())
        }
        PositionError::CardWithoutFigure(slot) => {
            let card = position.track.get(*slot as usize).map(|(card, _)| *card);
            let at = marks.track.get(*slot as usize).copied().unwrap_or(head);
            (at, card.map_or_else(String::new, |c| card_name(book, c).to_string()))
        }
        PositionError::FigureWithoutCard(fig) => {
            let fig = Fig(*fig);
            let minion = fig.as_minion().and_then(|i| position.minions.get(i));
            let mouse = fig.as_mouse().and_then(|i| position.mice.get(i));
            let name = match (mouse, minion) {
                (Some(mouse), _) => &*book.mice[mouse.mouse.ix()].name,
                (None, Some(minion)) => &*book.minions[minion.kind.ix()].name,
                (None, None) => "?",
            };
            let at = match (mouse, minion) {
                (Some(mouse), _) => put(&|p| p.0 == Figure::Mouse(mouse.mouse)),
                (None, Some(minion)) => put(&|p| p.0 == Figure::Minion(minion.kind)),
                (None, None) => head,
            };
            (at, name.to_string())
        }
        PositionError::NotInParty(mouse) => {
            (put(&|p| p.0 == Figure::Mouse(*mouse)), book.mice[mouse.ix()].name.clone())
        }
        PositionError::NoSuchEncounter(card) => {
            (head, book.encounters.get(card.ix()).map_or("?", |c| &c.name).to_string())
        }
    };
    let found = Diagnostic::error("C0813", case.place(at));
    Box::new(found.arg("why", vocabulary::position(error)).arg("name", name))
}

/// No mouse on the board has more wounds than it bears, with what it wears.
fn wounds_fit(case: &Case, game: &Game) -> Result<(), Failed> {
    let (book, board) = (game.book(), game.board());
    for (nth, wish) in case.start.position.mice.iter().enumerate() {
        let on_board = matches!(wish.at, engine::board::Where::On(_));
        if on_board && u16::from(wish.wounds) + u16::from(wish.poison) >= u16::from(board.life(book, nth)) {
            let at = case.start.marks.puts.iter().find(|p| p.0 == Figure::Mouse(wish.mouse));
            let found = Diagnostic::error("C0816", case.place(at.map_or(case.at, |(.., at)| *at)));
            return Err(Box::new(found.arg("why", "wounds").arg("name", &book.mice[wish.mouse.ix()].name)));
        }
    }
    Ok(())
}

fn first_sides(book: &Book, chapter: ChapterId) -> Vec<SideId> {
    book.chapters[chapter.ix()].map.iter().map(|t| t.sides[0]).collect()
}

/// An order of cards as the engine counts them; a mouse that is not of the party is nobody's number.
pub(super) fn encode(setup: &Setup, cards: &[PositionCard]) -> Vec<u16> {
    let number = |card: &PositionCard| match card {
        PositionCard::Mouse(mouse) => {
            let at = setup.party.iter().position(|m| m.mouse == *mouse).unwrap_or(usize::from(u8::MAX));
            engine::encode_card(Card::Mouse(at as u8))
        }
        PositionCard::Minion(init) => engine::encode_card(Card::Minion(*init)),
    };
    cards.iter().map(number).collect()
}

/// A chapter without any rule of its own. Every mouse starts where it stands: no other tile was seen before.
fn plain_chapter(map: Vec<MapTile>, mice: &[MousePosition]) -> Chapter {
    use engine::board::Where;
    let standing = |m: &MousePosition| if let Where::On(place) = m.at { Some(place) } else { None };
    let first = mice.iter().find_map(standing);
    let start = mice.iter().filter_map(|m| {
        let place = standing(m).or(first)?;
        Some(Start { mouse: Some(m.mouse), tile: place.tile, space: Some(place.space) })
    });
    Chapter {
        name: "case".into(),
        story: "case".into(),
        edition: [0; 32],
        place: None,
        coach: None,
        end_page: 6,
        party: Party { size: 4, allowed: u8::MAX, required: 0 },
        encounters: EncounterDeck::Both,
        map,
        start: start.collect(),
        minions: Vec::new(),
        gifts: Vec::new(),
        without: Vec::new(),
        rooms: Vec::new(),
        rules: Vec::new(),
        statics: Vec::new(),
        victory: Vec::new(),
        defeat: Vec::new(),
        capture_is_no_defeat: false,
        counters: Vec::new(),
        shown: 0,
        goals: Vec::new(),
        nights: None,
        leads_to: Vec::new(),
        moments: Vec::new(),
        remembers: Vec::new(),
    }
}
