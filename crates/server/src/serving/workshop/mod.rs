//! The workshop of `serve --watch`: tools beside the running chapter. What they begin are ordinary games of ordinary content.

mod last;

pub use last::LastSimulation;

use crate::app::App;
use crate::contents::Content;
use crate::http::form::field;
use crate::http::visitor::Visitor;
use crate::http::{open_table, see_other};
use crate::seats;
use axum::response::Response;
use content::{Beginning, Opened, StoryBook, beginning_at, translation};
use engine::board::Where;
use engine::dice::Stream;
use engine::id::{ChapterId, CounterId};
use engine::saving::hex;
use engine::{Book, Setup};
use session::{ChoiceRecord, Record, SetupRecord};
use std::path::Path;
use std::sync::Arc;
use web::{WorkshopNow, WorkshopSimulation, WorkshopTools};

/// The key of what went wrong.
pub(super) type Trouble = &'static str;
/// The fields of a form.
pub(super) type Fields = [(String, String)];

/// The page around the game.
pub(super) fn page(app: &App, visitor: &Visitor, at: &str) -> String {
    // Only pages of this very server are shown.
    let at = if at.starts_with('/') && !at.starts_with("//") { at } else { "/" };
    web::workshop_page(visitor.ctx(app), at).into_string()
}

/// The tools for the page that is on the stage.
pub(super) async fn tools(app: &Arc<App>, visitor: &Visitor, opened: &Opened, at: &str) -> String {
    let table = at.strip_prefix("/t/").and_then(|rest| rest.split(['/', '?', '#']).next());
    let mut shown = None;
    if let Some(Ok(table)) = table.map(|id| app.table(id))
        && let Ok(session) = table.look().await
    {
        let game = session.game();
        let name = game.book().chapters[session.setup().chapter.ix()].name.clone();
        shown = Some((name, now(game)));
    }
    let wanted = shown.as_ref().map(|(name, _)| name.clone()).or_else(|| chapter_in(at));
    let (content, chapter) = match wanted.and_then(|name| app.shelf.chapter(&name)) {
        Some(found) => found,
        None => (Arc::clone(app.shelf.front()), ChapterId(0)),
    };
    let texts = translation::texts(opened.own());
    let name = content.catalogue.book().chapters[chapter.ix()].name.clone();
    let last = LastSimulation::recall(app.config.data.as_deref()).filter(|last| last.chapter == name);
    let page = visitor.with(&content);
    let tools = WorkshopTools {
        page,
        chapter,
        now: shown.map(|(_, now)| now),
        texts: &texts,
        simulation: last.map(|last| WorkshopSimulation {
            seed: last.seed,
            games: last.games,
            strange: last.strange,
        }),
    };
    web::workshop_tools(&tools).into_string()
}

/// The chapter that an address names.
fn chapter_in(at: &str) -> Option<String> {
    let query = at.split_once("chapter=").map(|(_, rest)| rest).or_else(|| at.strip_prefix("/chapter/"))?;
    Some(query.split(['&', '#', '?']).next()?.replace("%2F", "/").replace("%40", "@"))
}

fn now(game: &engine::Game) -> WorkshopNow {
    let (board, book) = (game.board(), game.book());
    let chapter = board.chapter(book);
    let mice = board.mice();
    let place = mice.iter().find_map(|mouse| match mouse.at() {
        Where::On(place) => Some(place),
        Where::Captured(_) | Where::Missing(_) => None,
    });
    WorkshopNow {
        round: board.round(),
        page: (board.hourglass(), board.end_marker()),
        wheel: board.wheel(),
        room: place.map(|place| board.side_id(place.tile)),
        counters: (0..chapter.counters.len() as u8).map(|at| board.counter(CounterId(at))).collect(),
        party: mice.iter().map(|mouse| mouse.mouse().ix()).collect(),
    }
}

/// Begins a chapter in the middle, as the form wishes.
pub(super) fn play(app: &App, book: &Path, fields: &Fields) -> Result<Response, Trouble> {
    let opened = Opened::open(Some(book)).map_err(|_| "workshop-trouble-book")?;
    let name = field(fields, "chapter").unwrap_or_default();
    let (content, chapter) = app.shelf.chapter(name).ok_or("workshop-trouble-book")?;
    let begin = wished(content.catalogue.book(), chapter, fields);
    let files = beginning_at(opened.own(), name, &begin).ok_or("workshop-trouble-chapter")?;
    let loaded = opened.with_own(files).load();
    let story = loaded.books.into_iter().find(|story| story.book.chapter_named(name).is_some());
    let story = story.ok_or("workshop-trouble-beginning")?;
    let setup = setup(&story.book, name, fields).ok_or("workshop-trouble-party")?;
    let seed = hex(&seats::random::<32>());
    let record = SetupRecord::of(&story.book, &setup, seed, false);
    keep(app, story, &record)?;
    open(app, &record, name, &[])
}

/// What the form wishes for: only what differs from the chapter's own beginning.
fn wished(book: &Book, chapter: ChapterId, fields: &Fields) -> Beginning {
    let printed = &book.chapters[chapter.ix()];
    let number = |name: &str| field(fields, name).and_then(|n| n.parse::<u8>().ok());
    let side = field(fields, "room").and_then(|name| book.side_named(name));
    let tile = side.and_then(|side| printed.map.iter().find(|tile| tile.sides.contains(&side)));
    let room = side.filter(|_| tile.is_some()).map(|side| {
        let side = &book.sides[side.ix()];
        let first = side.start.or_else(|| side.entry.iter().next()).unwrap_or(engine::id::SpaceId(0));
        (side.name.clone(), side.space(first).name.clone())
    });
    let shown = tile.filter(|tile| Some(tile.sides[0]) != side).map(|tile| tile.sides[0]);
    let counters = printed.counters.iter().filter_map(|(name, starts)| {
        let value = number(&format!("counter-{name}"))?;
        (value != *starts).then(|| (name.clone(), value))
    });
    Beginning {
        room,
        instead_of: shown.map(|side| book.sides[side.ix()].name.clone()),
        pages: number("page").unwrap_or(1).saturating_sub(1).min(printed.end_page),
        wheel: number("wheel").unwrap_or(0).min(5),
        counters: counters.collect(),
    }
}

/// The party that is ticked, or any that fits; abilities are drawn.
fn setup(book: &Book, chapter: &str, fields: &Fields) -> Option<Setup> {
    let mut plan = sim::Plan::new(book, chapter, "sensible", 1, 1).ok()?;
    let mice: Vec<&str> =
        fields.iter().filter(|(name, _)| name == "mouse").map(|(_, mouse)| mouse.as_str()).collect();
    if !mice.is_empty() {
        plan.party = sim::parse_party(book, &mice.join(",")).ok()?;
    }
    let mut stream = Stream::from_number(u64::from_le_bytes(seats::random()));
    let setup = plan.setup(book, &mut stream).ok()?;
    setup.check(book).ok()?;
    Some(setup)
}

/// Keeps the edition of a chapter that stands on no shelf, so that its game finds it.
fn keep(app: &App, story: StoryBook, record: &SetupRecord) -> Result<(), Trouble> {
    let content = Content::new(story);
    let edition = content.edition(&record.saved.chapter).ok_or("workshop-trouble-beginning")?;
    app.shelf.keep_edition(&*app.store, &record.saved.edition, &edition).map_err(|_| "workshop-trouble-kept")
}

/// Opens a game of the last simulation by its number.
pub(super) fn simulated(app: &App, fields: &Fields) -> Result<Response, Trouble> {
    let name = field(fields, "chapter").unwrap_or_default();
    let number = |name: &str| field(fields, name).and_then(|n| n.parse::<u64>().ok());
    let (content, _) = app.shelf.chapter(name).ok_or("workshop-trouble-book")?;
    let book = content.catalogue.book();
    let wanted = number("number").ok_or("workshop-trouble-number")?;
    let seed = number("seed").unwrap_or(1);
    let last = LastSimulation::recall(app.config.data.as_deref())
        .filter(|last| last.chapter == name && last.seed == seed);
    let policies = last.as_ref().map_or("sensible", |last| last.policies.as_str());
    let mut plan = sim::Plan::new(book, name, policies, 1, seed).map_err(|_| "workshop-trouble-number")?;
    if let Some(party) = last.as_ref().map(|last| last.party.as_str()).filter(|party| *party != "any") {
        plan.party = sim::parse_party(book, party).map_err(|_| "workshop-trouble-party")?;
    }
    let save = sim::numbered(book, &plan, wanted).map_err(|_| "workshop-trouble-number")?;
    let record = SetupRecord { saved: save.setup, open: true, origins: Vec::new(), imported: None };
    let choices: Vec<Record> =
        save.choices.iter().map(|name| Record::Choice(ChoiceRecord::named(name))).collect();
    open(app, &record, &format!("{name} #{wanted}"), &choices)
}

/// A table with these records, on the stage.
fn open(app: &App, record: &SetupRecord, name: &str, more: &[Record]) -> Result<Response, Trouble> {
    let host = seats::hash(&seats::token());
    let id = open_table(app, record, name, more, &host).map_err(|_| "workshop-trouble-kept")?;
    Ok(see_other(&format!("/workshop?at=/t/{id}")))
}
