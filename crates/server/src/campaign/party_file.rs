//! A party's book as one file: written out, and read back only if every chapter plays to what the next one begins with.

use super::book_record::{BeginRecord, BookRecord, ChapterRecord, GameRecord, PlanRecord, ResultRecord};
use super::party::{MOST_CHAPTERS, Party};
use crate::app::{App, now_ms};
use crate::seats;
use crate::table;
use engine::Book;
use engine::campaign::{Journey, Onward};
use engine::saving::{SaveError, SavedSetup};
use session::{BadLog, ChoiceRecord, LogRecord, Record, Session};
use store::save::SavedGame;
use store::{List, NewRecord, NewTable, TableId};

/// Choices all games of a book may have together.
const MOST_CHOICES: usize = 100_000;

/// What is wrong with a book, and in which chapter of it; 0 for the book as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BadBook {
    pub(crate) at: usize,
    pub(crate) why: Why,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// A record cannot be read, or stands where it does not belong.
    Unreadable(usize),
    /// More chapters or choices than a book may have.
    TooMany,
    /// This is no story with a campaign.
    NoCampaign(String),
    /// The chapter does not follow here.
    OutOfOrder,
    /// The chapter before it is not over.
    NotOver,
    /// It was played with another edition of the book or of the rules.
    OtherEdition,
    /// Nothing: what it was played with cannot be looked for at the moment.
    Store(store::Error),
    /// The mice, their cards or their abilities are not those the book gives them.
    NotEarned,
    /// A choice is not legal where it stands.
    Illegal {
        /// Its number.
        choice: usize,
        /// What it says.
        name: String,
    },
}

/// A book that was played through.
#[derive(Debug)]
pub(crate) struct Verified {
    story: String,
    chapters: Vec<Chapter>,
    draft: Option<PlanRecord>,
}

#[derive(Debug)]
struct Chapter {
    plan: PlanRecord,
    game: GameRecord,
    /// Its table is not known yet.
    result: Option<ResultRecord>,
}

/// The book as it goes into a file. Attempts that were broken off stay behind, and so does an unfinished chapter whose
/// seed must not be shown.
pub(crate) fn export(app: &App, party: &Party) -> store::Result<SavedGame> {
    let info = app.store.table(&party.id)?;
    let begin = BookRecord::Begin(BeginRecord { story: party.story.clone() });
    let mut records = vec![begin.kept(info.created_ms)];
    // A retry of an attempt that is left out takes its place.
    let mut skipped = None;
    for (i, entry) in party.entries.iter().enumerate() {
        let last = i + 1 == party.entries.len();
        let log = table::fold(&*app.store, &entry.table)?;
        let shared = log.shared || !app.config.is_private();
        let mut plan = entry.plan.clone();
        plan.retry = skipped.take().unwrap_or(plan.retry);
        let Some(setup) = log.setup.filter(|_| entry.result.is_some() || last && !shared) else {
            skipped = Some(plan.retry);
            continue;
        };
        let table = app.store.table(&entry.table)?;
        let game = GameRecord {
            name: table.name,
            began_ms: entry.began_ms,
            ended_ms: table.updated_ms,
            setup,
            choices: log.moves.into_iter().map(|m| m.name).collect(),
        };
        let chapter = ChapterRecord { table: String::new(), plan };
        records.push(BookRecord::Chapter(chapter).kept(entry.began_ms));
        records.push(BookRecord::Game(Box::new(game)).kept(table.updated_ms));
    }
    if let Some(draft) = &party.draft {
        records.push(BookRecord::Plan(draft.clone()).kept(info.updated_ms));
    }
    Ok(SavedGame {
        list: List::Parties,
        name: info.name,
        chapter: party.story.clone(),
        created_ms: info.created_ms,
        finished: false,
        meta: "{}".into(),
        records,
    })
}

/// Plays a whole book through. Nothing of what a file says about results is believed.
pub(crate) fn verify(app: &App, file: &SavedGame) -> Result<Verified, BadBook> {
    let whole = |why| BadBook { at: 0, why };
    let mut records = (1..).zip(file.records.iter().map(|r| BookRecord::decode(&r.kind, &r.body).ok()));
    let Some((_, Some(BookRecord::Begin(BeginRecord { story })))) = records.next() else {
        return Err(whole(Why::Unreadable(1)));
    };
    let content = app.shelf.story(&story);
    let book = content.as_ref().map(|content| content.catalogue.book());
    let Some(book) = book.filter(|book| !book.campaign(&story).is_empty()) else {
        return Err(whole(Why::NoCampaign(story)));
    };
    let mut verified = Verified { story, chapters: Vec::new(), draft: None };
    let mut choices = 0;
    let (mut before, mut after) = (Journey::default(), Some(Journey::default()));
    while let Some((i, record)) = records.next() {
        let at = verified.chapters.len() + 1;
        let bad = |why| BadBook { at, why };
        if let Some(BookRecord::Plan(draft)) = record {
            verified.draft = Some(draft);
            continue;
        }
        if verified.chapters.len() >= MOST_CHAPTERS {
            return Err(bad(Why::TooMany));
        }
        let Some(BookRecord::Chapter(ChapterRecord { plan, .. })) = record else {
            return Err(bad(Why::Unreadable(i)));
        };
        // In a file each chapter is followed by its game.
        let Some((_, Some(BookRecord::Game(game)))) = records.next() else {
            return Err(bad(Why::Unreadable(i + 1)));
        };
        choices += game.choices.len();
        if choices > MOST_CHOICES {
            return Err(bad(Why::TooMany));
        }
        let journey =
            if plan.retry { before.clone() } else { after.take().ok_or_else(|| bad(Why::NotOver))? };
        follows(book, &verified, &plan).map_err(bad)?;
        let planned = plan.setup(book, &journey).map_err(|_| bad(Why::NotEarned))?;
        let session = replay(app, &game).map_err(|why| BadBook { at, why })?;
        // By names: a game of an older edition has numbers of its own.
        let named = |book: &Book, setup| SavedSetup {
            edition: String::new(),
            ..SavedSetup::of(book, setup, String::new())
        };
        if named(session.game().book(), session.setup()) != named(book, &planned) {
            return Err(bad(Why::NotEarned));
        }
        let result = ResultRecord::of(session.game(), "", game.ended_ms);
        after = result.as_ref().map(|r| journey.after(&r.carry(book)));
        before = journey;
        verified.chapters.push(Chapter { plan, game: *game, result });
    }
    Ok(verified)
}

/// Whether the rules let the party set out on this chapter after the last one.
fn follows(book: &Book, so_far: &Verified, plan: &PlanRecord) -> Result<(), Why> {
    let chapter = book.chapter_named(&plan.chapter).ok_or(Why::OtherEdition)?;
    if !book.campaign(&so_far.story).contains(&chapter) {
        return Err(Why::OutOfOrder);
    }
    let Some(last) = so_far.chapters.last() else {
        return if plan.retry { Err(Why::OutOfOrder) } else { Ok(()) };
    };
    let result = last.result.as_ref().ok_or(Why::NotOver)?;
    let options = last.plan.options().unwrap_or_default();
    let may =
        result.carry(book).onward(options).contains(if plan.retry { &Onward::Retry } else { &Onward::Next });
    let before = book.chapter_named(&last.plan.chapter);
    let right = if plan.retry {
        before
    } else {
        before.and_then(|c| book.next_chapter(c, result.carry(book).achieved))
    };
    if may && right == Some(chapter) { Ok(()) } else { Err(Why::OutOfOrder) }
}

fn replay(app: &App, game: &GameRecord) -> Result<Session, Why> {
    let log = (1..).zip(line(game)).map(|(seq, record)| LogRecord { seq, record, request: None });
    let played = table::bring(&app.shelf, &*app.store, log.collect()).map_err(Why::Store)?;
    played.map(|(session, _)| session).map_err(|bad| match bad {
        BadLog::Setup(SaveError::Setup(_) | SaveError::BadSeed) => Why::NotEarned,
        BadLog::Setup(_) => Why::OtherEdition,
        BadLog::Illegal { at, name } => Why::Illegal { choice: at, name },
        BadLog::NoSetup | BadLog::Unreadable(_) => Why::Unreadable(0),
    })
}

/// A line of play as the records of a table.
fn line(game: &GameRecord) -> impl Iterator<Item = Record> + '_ {
    let first = Record::Setup(Box::new(game.setup.clone()));
    std::iter::once(first).chain(game.choices.iter().map(|name| Record::Choice(ChoiceRecord::named(name))))
}

/// Puts a book that was played through into the store, with a table for each of its chapters: all of it or nothing.
pub(crate) fn put(app: &App, file: &SavedGame, verified: Verified, host: &str) -> store::Result<TableId> {
    let id = TableId::new(&seats::table_id())?;
    let mut made = Vec::new();
    let written = write(app, &id, file, verified, host, &mut made);
    if written.is_err() {
        for table in &made {
            // What cannot even be removed stays as a game by itself.
            let _ = app.store.delete(table);
        }
    }
    written.map(|()| id)
}

fn write(
    app: &App,
    id: &TableId,
    file: &SavedGame,
    verified: Verified,
    host: &str,
    made: &mut Vec<TableId>,
) -> store::Result<()> {
    let begin = BookRecord::Begin(BeginRecord { story: verified.story });
    let mut records = vec![begin.kept(file.created_ms)];
    for Chapter { plan, game, result } in verified.chapters {
        let table = TableId::new(&seats::table_id())?;
        let mut log: Vec<NewRecord> =
            line(&game).map(|record| table::new_record(&record, game.began_ms.max(0))).collect();
        log.insert(1, table::new_record(&table::in_party(id), game.began_ms));
        if let Some(last) = log.last_mut() {
            last.at_ms = game.ended_ms;
        }
        let new = NewTable::new(table.clone(), game.name, game.began_ms).with_chapter(plan.chapter.clone());
        let new = NewTable { finished: result.is_some(), ..new }.with_seat(seats::HOST, host);
        app.store.create_table(new, log)?;
        made.push(table.clone());
        let chapter = ChapterRecord { table: table.to_string(), plan };
        records.push(BookRecord::Chapter(chapter).kept(game.began_ms));
        if let Some(result) = result {
            let result = ResultRecord { table: table.to_string(), ..result };
            records.push(BookRecord::Result(result).kept(game.ended_ms));
        }
    }
    if let Some(draft) = verified.draft {
        records.push(BookRecord::Plan(draft).kept(now_ms()));
    }
    let party = NewTable::new(id.clone(), file.name.clone(), file.created_ms)
        .in_list(List::Parties)
        .with_chapter(file.chapter.clone())
        .with_seat(seats::HOST, host);
    app.store.create_table(party, records)?;
    made.push(id.clone());
    Ok(())
}
