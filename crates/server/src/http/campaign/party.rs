//! Books of parties: opened, planned in, renamed, written to a file, read back.

use super::crossing::Crossing;
use crate::app::{App, now_ms};
use crate::campaign::{
    self, BadBook, BadPlan, BeginRecord, BookRecord, ChapterRecord, ChosenRecord, Entry, Party, PlanRecord,
    Why,
};
use crate::contents::Content;
use crate::http::answer::{self, nothing_here, page};
use crate::http::form::field;
use crate::http::one_cookie::one_cookie;
use crate::http::opening::{may_create, open_table, open_table_with, slow_down, words};
use crate::http::seated;
use crate::http::visitor::Visitor;
use crate::limits::Busy;
use crate::seats::{self, HOST};
use crate::table::{self, is_there, looked_again};
use axum::extract::{Form, Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use engine::Book;
use engine::campaign::{Journey, Onward};
use engine::id::{Bits, ChapterId, MouseId};
use engine::saving::SavedMember;
use engine::saving::hex;
use session::{Record, Refused, Seat, SeatRecord, SetupRecord};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::save::{self, SavedGame};
use store::{Excerpt, List, NewTable, TableId};
use web::{Ahead, BookPage, ChapterRow, Ended, MouseLine, Now, Page, PartyRow, Try, Way};
use words::Args;

/// Books listed on the first page.
const LISTED: usize = 12;

type Fields = Vec<(String, String)>;

/// Who looks into a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reader {
    /// Sets out, renames, deletes.
    Keeper,
    /// Has a seat at one of its tables: may look, and choose for the mice.
    Player,
    /// May only look.
    Watcher,
}

/// The book and who looks into it, with the last chapter's end written down; strangers hear that there is nothing.
pub(super) async fn opened(app: &Arc<App>, id: &str, visitor: &Visitor) -> Result<(Party, Reader), Response> {
    let storage = |error| answer::refused(app, visitor, error);
    let found = match find(app, id, visitor).await {
        Err(store::Error::NoSuchTable(_) | store::Error::Invalid(_)) => None,
        found => found.map_err(storage)?,
    };
    let Some((mut party, reader)) = found else { return Err(nothing_here(app, visitor)) };
    party.settle(app).await.map_err(storage)?;
    Ok((party, reader))
}

/// The book and who looks into it; none if it is nobody with a seat. What was written a moment ago at another node counts.
async fn find(app: &App, id: &str, visitor: &Visitor) -> store::Result<Option<(Party, Reader)>> {
    let id = TableId::new(id)?;
    if !is_there(&*app.store, &id).await? {
        return Ok(None);
    }
    let look = || -> store::Result<Option<(Party, Reader)>> {
        let Some(party) = Party::open(&*app.store, &id)? else { return Ok(None) };
        Ok(reader(app, &party, visitor)?.map(|reader| (party, reader)))
    };
    match look()? {
        None if visitor.may_sit_at(&id) => {
            looked_again(&*app.store, Some(&id)).await?;
            look()
        }
        found => Ok(found),
    }
}

fn reader(app: &App, party: &Party, visitor: &Visitor) -> store::Result<Option<Reader>> {
    let mut found = None;
    let tables = party.entries.iter().rev().map(|e| &e.table);
    for id in std::iter::once(&party.id).chain(tables) {
        let who = match visitor.seat_at(app, id) {
            // The link to one finished game leads nowhere else.
            Ok(Some(seat)) if seat == seats::REPLAY => None,
            Ok(_) => visitor.who_at(app, id)?,
            Err(store::Error::NoSuchTable(_)) => None,
            Err(error) => return Err(error),
        };
        match who {
            Some(Seat::Host) => return Ok(Some(Reader::Keeper)),
            Some(Seat::Player(_)) => found = Some(Reader::Player),
            Some(Seat::Watcher) => found = found.or(Some(Reader::Watcher)),
            None => {}
        }
    }
    Ok(found)
}

/// The books on the first page, as far as they are this person's.
pub(crate) fn rows<'a>(
    app: &App,
    visitor: &'a Visitor,
    books: &'a [Arc<Content>],
) -> store::Result<Vec<PartyRow<'a>>> {
    let mut rows = Vec::new();
    let mine = match (visitor.local, visitor.person()) {
        (true, _) => app.store.list(List::Parties, Excerpt::first(LISTED))?,
        (false, Some(person)) => app.store.of_person(List::Parties, &person, Excerpt::first(LISTED))?,
        (false, None) => Vec::new(),
    };
    for info in mine {
        let Some(party) = Party::open(&*app.store, &info.id)? else { continue };
        let named = books.iter().find(|content| content.story == party.story);
        let content = named.unwrap_or(&books[0]);
        let book = content.catalogue.book();
        let won = |c: &ChapterId| {
            let name = &book.chapters[c.ix()].name;
            let mut tries = party.entries.iter().filter(|e| e.plan.chapter == *name);
            tries.any(|e| e.result.as_ref().is_some_and(|r| r.won))
        };
        let all = book.campaign(&party.story);
        let went = party.entries.last().into_iter().flat_map(|e| &e.plan.party);
        rows.push(PartyRow {
            page: visitor.with(content),
            id: info.id.to_string(),
            name: party.name.clone(),
            story: party.story.clone(),
            chapter: party.playing().map(|e| e.plan.chapter.clone()),
            mice: went.filter_map(|c| book.mouse_named(&c.mouse)).collect(),
            won: all.iter().filter(|c| won(c)).count(),
            of: all.len(),
            began: info.created_ms,
            when: info.updated_ms,
        });
    }
    Ok(rows)
}

/// The opened book.
pub(crate) async fn show(State(app): State<Arc<App>>, Path(id): Path<String>, visitor: Visitor) -> Response {
    match opened(&app, &id, &visitor).await {
        Ok((party, reader)) => {
            let content = party.content(&app);
            page(StatusCode::OK, web::party(visitor.with(&content), &book_page(&app, &party, reader)))
        }
        Err(response) => response,
    }
}

fn book_page(app: &App, party: &Party, reader: Reader) -> BookPage {
    let content = party.content(app);
    let book = content.catalogue.book();
    let last = party.entries.len().saturating_sub(1);
    let attempt = |(i, e): (usize, &Entry)| Try {
        table: e.table.to_string(),
        ended: match &e.result {
            Some(result) if result.won => Ended::Won,
            Some(_) => Ended::Lost,
            None if i == last => Ended::Playing,
            None => Ended::BrokenOff,
        },
        when: e.result.as_ref().map_or(e.began_ms, |r| r.ended_ms),
    };
    let row = |c: ChapterId| {
        let chapter = book.chapters[c.ix()].name.clone();
        let tries = party.entries.iter().enumerate().filter(|(_, e)| e.plan.chapter == chapter);
        ChapterRow { tries: tries.map(attempt).collect(), chapter }
    };
    let journey = party.journeys(book).pop().unwrap_or_default();
    BookPage {
        name: party.name.clone(),
        story: party.story.clone(),
        chapters: book.campaign(&party.story).into_iter().map(row).collect(),
        mice: company(book, party, &journey),
        achieved: Bits(u64::from(journey.achieved))
            .filter_map(|a| book.achievements.get(a).cloned())
            .collect(),
        ahead: ahead(app, party, reader),
        notice: None,
    }
}

fn ahead(app: &App, party: &Party, reader: Reader) -> Ahead {
    let keeper = reader == Reader::Keeper;
    Ahead { id: party.id.to_string(), seq: party.seq, now: now(app, party), keeper }
}

/// The book a finished table belongs to, for whoever may read it, and how it goes on if nothing was played after it.
pub(crate) async fn after(
    app: &Arc<App>,
    visitor: &Visitor,
    id: &TableId,
    table: &TableId,
) -> Option<(TableId, Option<Ahead>)> {
    let (party, reader) = opened(app, id.as_str(), visitor).await.ok()?;
    let last = party.entries.last().is_some_and(|e| e.table == *table && e.result.is_some());
    let ahead = last.then(|| ahead(app, &party, reader));
    Some((party.id, ahead))
}

/// Whether the story is told to its end, as far as it is written.
pub(super) fn is_told(app: &App, party: &Party) -> bool {
    now(app, party) == Now::Told
}

fn now(app: &App, party: &Party) -> Now {
    let content = party.content(app);
    let book = content.catalogue.book();
    let ways = party.onward(book);
    let chapter = |way| {
        ways.iter()
            .find(|(w, ..)| *w == way)
            .map(|(_, c, _): &(Onward, ChapterId, Journey)| book.chapters[c.ix()].name.clone())
    };
    if let Some(entry) = party.playing() {
        let over = app.store.table(&entry.table).is_ok_and(|info| info.finished);
        let anew = chapter(Onward::Retry).is_some();
        return if over {
            Now::Stuck { anew }
        } else {
            Now::Play { chapter: entry.plan.chapter.clone(), anew }
        };
    }
    if ways.is_empty() {
        return Now::Told;
    }
    let won = party.entries.last().and_then(|e| e.result.as_ref()).is_some_and(|r| r.won);
    Now::Choose { won, next: chapter(Onward::Next), retry: chapter(Onward::Retry).is_some() }
}

/// Everybody who has been along; while a chapter is played also those who are new in it.
fn company(book: &Book, party: &Party, journey: &Journey) -> Vec<MouseLine> {
    let plan = party.playing().map(|e| &e.plan).or(party.draft.as_ref());
    let went = party.entries.last().map(|e| &e.plan);
    let in_plan = |plan: Option<&PlanRecord>, m: MouseId| {
        plan.and_then(|p| p.party.iter().find(|c| c.mouse == book.mice[m.ix()].name).cloned())
    };
    let all = (0..book.mice.len() as u8).map(MouseId);
    let line = |mouse: MouseId| {
        let known = journey.mouse(mouse);
        let (chosen, along) = (in_plan(plan, mouse), in_plan(went, mouse));
        if known.is_none() && along.is_none() {
            return None;
        }
        let mut abilities = known.map_or_else(Vec::new, |m| m.abilities.clone());
        if abilities.is_empty() {
            abilities.extend(chosen.as_ref().and_then(|c| book.ability_named(c.ability.as_deref()?)));
        }
        let kept = chosen.iter().flat_map(|c| &c.keep).filter_map(|k| book.search_named(k)).collect();
        Some(MouseLine { mouse, abilities, kept, at_home: along.is_none() })
    };
    all.filter_map(line).collect()
}

/// To the table where the book is played now, with a seat for whoever had one in the last chapter.
pub(crate) async fn table(State(app): State<Arc<App>>, Path(id): Path<String>, visitor: Visitor) -> Response {
    if let Some(response) = one_cookie(&app, &visitor, &visitor.here) {
        return response;
    }
    let (party, _) = match opened(&app, &id, &visitor).await {
        Ok(found) => found,
        Err(response) => return response,
    };
    let Some(entry) = party.entries.last() else { return answer::see_other(&format!("/party/{id}")) };
    let to = format!("/t/{}", entry.table);
    // Seats go along with the party.
    match seated::find(&app, &visitor, entry.table.as_str()).await {
        Ok(Some(_)) => answer::see_other(&to),
        Ok(None) => nothing_here(&app, &visitor),
        Err(error) => answer::refused(&app, &visitor, error),
    }
}

/// Between two chapters.
pub(crate) async fn next(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(query): Query<BTreeMap<String, String>>,
    visitor: Visitor,
) -> Response {
    let (party, reader) = match opened(&app, &id, &visitor).await {
        Ok(found) => found,
        Err(response) => return response,
    };
    let asked = query.get("way").and_then(|w| Way::parse(w));
    let drafted = party.draft.as_ref().map(|d| if d.retry { Way::Retry } else { Way::Next });
    let Some(crossing) = Crossing::new(&app, &party, asked.or(drafted)) else {
        return answer::see_other(&format!("/party/{id}"));
    };
    let saved = query.contains_key("saved");
    let content = party.content(&app);
    let ctx = visitor.with(&content);
    let mut shown = crossing.page(ctx, &crossing.filled(), reader == Reader::Keeper);
    shown.notice = saved.then(|| ctx.t("party-saved").into_owned());
    page(StatusCode::OK, web::next_chapter(ctx, &shown))
}

/// Keeps what was chosen, and sets out if asked to.
pub(crate) async fn choose(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let (mut party, reader) = match opened(&app, &id, &visitor).await {
        Ok(found) => found,
        Err(response) => return response,
    };
    let go = field(&fields, "do") == Some("go");
    if reader == Reader::Watcher || go && reader != Reader::Keeper {
        return answer::refused(&app, &visitor, Refused::NotYours);
    }
    let back = format!("/party/{id}");
    let stale = field(&fields, "seq").and_then(|s| s.parse().ok()) != Some(party.seq);
    let way = field(&fields, "way").and_then(Way::parse);
    let Some(crossing) = Crossing::new(&app, &party, way) else { return answer::see_other(&back) };
    // One press is enough to try again with everything as it was.
    let plan =
        if field(&fields, "as") == Some("before") { crossing.filled() } else { crossing.read(&fields) };
    let content = party.content(&app);
    let ctx = visitor.with(&content);
    if stale {
        // Somebody else has chosen meanwhile: show what they chose, and what this one wanted to.
        let mut shown = crossing.page(ctx, &plan, reader == Reader::Keeper);
        shown.refused = Some(ctx.t("party-stale").into_owned());
        return page(StatusCode::CONFLICT, web::next_chapter(ctx, &shown));
    }
    let setup = plan.setup(crossing.book(), &crossing.journey);
    if go {
        match setup {
            Ok(setup) => return set_out(&app, &visitor, party, plan, &setup),
            Err(bad) => {
                let mut shown = crossing.page(ctx, &plan, reader == Reader::Keeper);
                shown.refused = Some(match bad {
                    BadPlan::Refused(error) => words(ctx, &error),
                    BadPlan::Unknown => ctx.t("web-setup-unknown").into_owned(),
                });
                return page(StatusCode::UNPROCESSABLE_ENTITY, web::next_chapter(ctx, &shown));
            }
        }
    }
    let way = crossing.way.name();
    if party.draft.as_ref() != Some(&plan)
        && let Err(error) = party.append(&app, vec![BookRecord::Plan(plan).kept(now_ms())])
    {
        return answer::refused(&app, &visitor, error);
    }
    answer::see_other(&format!("{back}/next?way={way}&saved=1"))
}

/// Opens the table of the next chapter and writes it into the book.
fn set_out(
    app: &Arc<App>,
    visitor: &Visitor,
    mut party: Party,
    plan: PlanRecord,
    setup: &engine::Setup,
) -> Response {
    let back = format!("/party/{}", party.id);
    if let Err(response) = may_create(app, visitor) {
        return response;
    }
    if party.entries.len() >= campaign::MOST_CHAPTERS {
        return answer::problem(app, visitor, StatusCode::UNPROCESSABLE_ENTITY, &slow_down());
    }
    let content = party.content(app);
    let book = content.catalogue.book();
    let record = SetupRecord::of(book, setup, hex(&seats::random::<32>()), false);
    let me = visitor.known(app);
    let began = seated_as_before(app, &party, setup).and_then(|Before { mut records, mut hashes }| {
        records.insert(0, table::in_party(&party.id));
        hashes.push((HOST.to_string(), me.person.clone()));
        open_table_with(app, &record, &record.saved.chapter, &records, hashes)
    });
    let table = match began {
        Ok(table) => table,
        Err(error) => return answer::refused(app, visitor, error),
    };
    let chapter = BookRecord::Chapter(ChapterRecord { table: table.to_string(), plan });
    let written = party.append(app, vec![chapter.kept(now_ms())]);
    match written {
        Ok(true) => answer::see_other_with(&format!("/t/{table}"), [me.cookie]),
        // Another tab has set out already: its table counts, ours was never seen.
        Ok(false) => {
            let _ = app.store.delete(&table);
            answer::see_other(&back)
        }
        Err(error) => {
            let _ = app.store.delete(&table);
            answer::refused(app, visitor, error)
        }
    }
}

/// Seats as records, and the hashes of their tokens.
#[derive(Default)]
struct Before {
    records: Vec<Record>,
    hashes: Vec<(String, String)>,
}

/// The seats and companions of the last table, with those of their mice that go on.
fn seated_as_before(app: &App, party: &Party, setup: &engine::Setup) -> store::Result<Before> {
    let Some(last) = party.entries.last() else { return Ok(Before::default()) };
    let content = party.content(app);
    let book = content.catalogue.book();
    let mut log = table::fold(&*app.store, &last.table)?;
    let goes = |m: &String| setup.party.iter().any(|p| book.mice[p.mouse.ix()].name == *m);
    log.companions.mice.retain(|mouse, _| goes(mouse));
    let companions = log.companions.records();
    let records = log.seats.into_iter().map(|(seat, s)| {
        let mice = s.mice.into_iter().filter(goes).collect();
        Record::Seat(SeatRecord { seat, name: s.name, mice, left: false, by: None })
    });
    // Who only has the link to the last game is not of the party.
    let goes_along = |seat: &str| seat != HOST && seat != seats::REPLAY;
    let hashes = app.store.seats(&last.table)?.into_iter().filter(|(seat, _)| goes_along(seat));
    Ok(Before { records: records.chain(companions).collect(), hashes: hashes.collect() })
}

/// Begins a book with its first chapter. Gives the table.
pub(crate) fn begin(
    app: &Arc<App>,
    record: &SetupRecord,
    table_name: &str,
    party_name: &str,
    mut house: Vec<Record>,
    host: &str,
) -> store::Result<TableId> {
    let story = app.shelf.current(&record.saved).map_or_else(String::new, |content| content.story.clone());
    let id = TableId::new(&seats::table_id())?;
    house.insert(0, table::in_party(&id));
    let table = open_table(app, record, table_name, &house, host)?;
    let chosen = |m: &SavedMember| ChosenRecord {
        mouse: m.mouse.clone(),
        ability: m.abilities.first().cloned(),
        keep: Vec::new(),
    };
    let plan = PlanRecord {
        chapter: record.saved.chapter.clone(),
        retry: false,
        options: record.saved.options.clone(),
        party: record.saved.party.iter().map(chosen).collect(),
    };
    let name = if party_name.is_empty() { story.as_str() } else { party_name };
    let new = NewTable::new(id, name, now_ms()).in_list(List::Parties).with_chapter(story.clone());
    let new = new.with_seat(HOST, host);
    let begin = BookRecord::Begin(BeginRecord { story });
    let chapter = BookRecord::Chapter(ChapterRecord { table: table.to_string(), plan });
    let records = vec![begin.kept(now_ms()), chapter.kept(now_ms())];
    if let Err(error) = app.store.create_table(new, records) {
        let _ = app.store.delete(&table);
        return Err(error);
    }
    Ok(table)
}

/// Another name.
pub(crate) async fn rename(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let name: String = field(&fields, "name").unwrap_or_default().trim().chars().take(60).collect();
    let back = format!("/party/{id}");
    change(&app, &id, &visitor, &back, |app, id| app.store.rename(id, &name)).await
}

/// Removes a book; its games stay.
pub(crate) async fn delete(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    if field(&fields, "sure") == Some("yes") {
        return change(&app, &id, &visitor, "/", |app, id| app.store.delete(id)).await;
    }
    change(&app, &id, &visitor, &format!("/party/{id}"), |_, _| Ok(())).await
}

/// Something only the keeper may do with a book, and where it leads.
async fn change(
    app: &Arc<App>,
    id: &str,
    visitor: &Visitor,
    then: &str,
    act: impl FnOnce(&App, &TableId) -> store::Result<()>,
) -> Response {
    match kept(app, id, visitor).await {
        Ok(party) => match act(app, &party.id) {
            Ok(()) => answer::see_other(then),
            Err(error) => answer::refused(app, visitor, error),
        },
        Err(response) => response,
    }
}

/// The keeper's book, or the answer to anybody else.
async fn kept(app: &Arc<App>, id: &str, visitor: &Visitor) -> Result<Party, Response> {
    match opened(app, id, visitor).await? {
        (party, Reader::Keeper) => Ok(party),
        _ => Err(answer::refused(app, visitor, Refused::NotYours)),
    }
}

/// The book as a file.
pub(crate) async fn export(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Response {
    let (party, _) = match opened(&app, &id, &visitor).await {
        Ok(found) => found,
        Err(response) => return response,
    };
    let shared = Arc::clone(&app);
    let packed = app
        .packing
        .run(visitor.address, move || campaign::export(&shared, &party).and_then(|file| save::pack(&file)));
    match packed.await {
        Ok(Ok(bytes)) => {
            let name = format!("attachment; filename=\"book-{id}.{}\"", save::EXTENSION);
            let headers =
                [(CONTENT_TYPE, "application/octet-stream".to_string()), (CONTENT_DISPOSITION, name)];
            (headers, bytes).into_response()
        }
        Ok(Err(error)) => answer::refused(&app, &visitor, error),
        Err(Busy) => answer::busy(&app, &visitor),
    }
}

/// A book from a file: played through before anything of it is believed.
pub(crate) async fn import(app: &Arc<App>, visitor: &Visitor, file: SavedGame) -> Response {
    let shared = Arc::clone(app);
    let me = visitor.known(app);
    let job = app.packing.run(visitor.address, {
        let host = me.person.clone();
        move || {
            let verified = campaign::verify(&shared, &file)?;
            Ok(campaign::put(&shared, &file, verified, &host))
        }
    });
    match job.await {
        Ok(Ok(Ok(id))) => answer::see_other_with(&format!("/party/{id}"), [me.cookie]),
        Ok(Ok(Err(error)) | Err(BadBook { why: Why::Store(error), .. })) => {
            answer::refused(app, visitor, error)
        }
        Ok(Err(bad)) => {
            let ctx = visitor.ctx(app);
            page(StatusCode::UNPROCESSABLE_ENTITY, web::import(ctx, Some(&why(ctx, &bad))))
        }
        Err(Busy) => answer::busy(app, visitor),
    }
}

/// What is wrong with a book, in words.
fn why(ctx: Page, bad: &BadBook) -> String {
    let t = |key: &str| ctx.t(key).into_owned();
    let what = match &bad.why {
        Why::Unreadable(record) => ctx.say("party-bad-record", &Args::new().num("n", *record as i64)),
        Why::TooMany => t("party-bad-too-many"),
        Why::NoCampaign(story) => ctx.say("party-bad-story", &Args::new().text("name", story)),
        Why::OutOfOrder => t("party-bad-order"),
        Why::NotOver => t("party-bad-not-over"),
        Why::OtherEdition | Why::Store(_) => t("party-bad-edition"),
        Why::NotEarned => t("party-bad-not-earned"),
        Why::Illegal { choice, name } => {
            ctx.say("party-bad-choice", &Args::new().num("n", *choice as i64).text("name", name))
        }
    };
    if bad.at == 0 {
        return what;
    }
    ctx.say("party-bad-chapter", &Args::new().num("n", bad.at as i64).text("what", what))
}
