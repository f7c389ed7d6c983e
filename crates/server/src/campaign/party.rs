//! A party's book: what its log says, and what follows from it for the next chapter.
//!
//! The log lists the chapters the party set out on, each with the choices made before it and the table it was played at.
//! What a chapter left is worked out by the engine from that table's log and written down once, so that the book can still
//! be read when the rules of a later edition no longer play the old games.

use super::book_record::{BeginRecord, BookRecord, ChapterRecord, PlanRecord, ResultRecord};
use crate::app::{App, now_ms};
use crate::contents::Content;
use crate::notice::Notice;
use crate::table::{self, Table};
use engine::Book;
use engine::campaign::{Journey, Onward};
use engine::id::ChapterId;
use engine::options::Variant;
use std::sync::Arc;
use store::{Append, AppendOutcome, List, NewRecord, Store, StoredRecord, TableId};

/// Attempts one book may list.
pub(crate) const MOST_CHAPTERS: usize = 200;

/// One attempt at a chapter.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) table: TableId,
    pub(crate) plan: PlanRecord,
    pub(crate) began_ms: i64,
    /// What it left, once it is over.
    pub(crate) result: Option<ResultRecord>,
}

/// A party's book, folded.
#[derive(Clone, Debug)]
pub(crate) struct Party {
    pub(crate) id: TableId,
    pub(crate) name: String,
    pub(crate) story: String,
    pub(crate) entries: Vec<Entry>,
    /// What is chosen for the next chapter so far.
    pub(crate) draft: Option<PlanRecord>,
    /// The last record.
    pub(crate) seq: u64,
}

impl Party {
    /// Reads a book; none if the id is not one of a party.
    pub(crate) fn open(store: &dyn Store, id: &TableId) -> store::Result<Option<Party>> {
        let info = store.table(id)?;
        if info.list != List::Parties {
            return Ok(None);
        }
        let records = store.read(id, 0, usize::MAX)?;
        Ok(Party::read(id.clone(), info.name, &records))
    }

    /// A book from its log; none if it does not begin like one.
    pub(crate) fn read(id: TableId, name: String, records: &[StoredRecord]) -> Option<Party> {
        let first = records.first()?;
        let BookRecord::Begin(BeginRecord { story }) = BookRecord::decode(&first.kind, &first.body).ok()?
        else {
            return None;
        };
        let mut party = Party { id, name, story, entries: Vec::new(), draft: None, seq: 1 };
        for record in &records[1..] {
            party.take(record)?;
        }
        Some(party)
    }

    fn take(&mut self, record: &StoredRecord) -> Option<()> {
        match BookRecord::decode(&record.kind, &record.body).ok()? {
            BookRecord::Plan(plan) => self.draft = Some(plan),
            BookRecord::Chapter(ChapterRecord { table, plan }) => {
                let table = TableId::new(&table).ok()?;
                self.draft = None;
                self.entries.push(Entry { table, plan, began_ms: record.at_ms, result: None });
            }
            BookRecord::Result(result) => {
                if let Some(entry) = self.entries.iter_mut().find(|e| e.table.as_str() == result.table) {
                    entry.result.get_or_insert(result);
                }
            }
            // Only the first record begins a book, and games stand in files only.
            BookRecord::Begin(_) | BookRecord::Game(_) | BookRecord::Later { .. } => {}
        }
        self.seq = record.seq;
        Some(())
    }

    /// Writes records at the end; says no if somebody else was faster.
    pub(crate) fn append(&mut self, app: &App, records: Vec<NewRecord>) -> store::Result<bool> {
        let append = Append::new(self.id.clone(), self.seq, records.clone());
        match app.store.append(append)? {
            AppendOutcome::Appended { first, .. } => {
                for (seq, r) in (first..).zip(records) {
                    let NewRecord { kind, body, at_ms, request } = r;
                    self.take(&StoredRecord { seq, kind, body, at_ms, request });
                }
                Ok(true)
            }
            AppendOutcome::Repeated { .. } | AppendOutcome::Conflict { .. } => Ok(false),
        }
    }

    /// Writes down what the last chapter left, if it is over by now.
    pub(crate) async fn settle(&mut self, app: &Arc<App>) -> store::Result<()> {
        let Some(last) = self.entries.last().filter(|e| e.result.is_none()) else { return Ok(()) };
        let info = match app.store.table(&last.table) {
            Ok(info) if info.finished => info,
            Ok(_) | Err(store::Error::NoSuchTable(_)) => return Ok(()),
            Err(error) => return Err(error),
        };
        let (store, shelf) = (Arc::clone(&app.store), Arc::clone(&app.shelf));
        let job = tokio::task::spawn_blocking(move || -> store::Result<Option<ResultRecord>> {
            let log = table::entries(&*store, &info.id)?;
            // A game of another edition: the book shows that this chapter cannot be counted.
            let Ok(log) = log else { return Ok(None) };
            let Ok((session, _)) = table::bring(&shelf, &*store, log)? else { return Ok(None) };
            Ok(ResultRecord::of(session.game(), info.id.as_str(), info.updated_ms))
        });
        let Some(result) = job.await.map_err(|_| store::Error::Closed)?? else { return Ok(()) };
        let request = format!("result-{}", result.table);
        let record = BookRecord::Result(result).kept(now_ms()).with_request(request);
        if !self.append(app, vec![record])? {
            // Somebody else has written it down at the same time.
            if let Some(fresh) = Party::open(&*app.store, &self.id)? {
                *self = fresh;
            }
        }
        Ok(())
    }

    /// The journey before each attempt, and after the last one. It ends early where a chapter is not over.
    pub(crate) fn journeys(&self, book: &Book) -> Vec<Journey> {
        let mut all = vec![Journey::default()];
        for (i, entry) in self.entries.iter().enumerate() {
            let again = self.entries.get(i + 1).is_some_and(|next| next.plan.retry);
            let last = all.last().expect("there is a first").clone();
            match (&entry.result, again) {
                (_, true) => all.push(last),
                (Some(result), false) => all.push(last.after(&result.carry(book))),
                (None, false) => break,
            }
        }
        all
    }

    /// What the party may do now, with the chapter it would play and the journey it would begin with. A chapter that is
    /// still being played may be given up and begun anew, unless the tale goes on (VAR-4).
    pub(crate) fn onward(&self, book: &Book) -> Vec<(Onward, ChapterId, Journey)> {
        let Some(last) = self.entries.last() else { return Vec::new() };
        let Some(options) = last.plan.options() else { return Vec::new() };
        let Some(chapter) = book.chapter_named(&last.plan.chapter) else { return Vec::new() };
        let journeys = self.journeys(book);
        let ways: &[Onward] = match &last.result {
            Some(result) => result.carry(book).onward(options),
            None if options.has(Variant::TaleGoesOn) => &[],
            None => &[Onward::Retry],
        };
        let ways = ways.iter().filter_map(|way| match way {
            Onward::Retry => Some((*way, chapter, journeys.get(self.entries.len() - 1)?.clone())),
            Onward::Next => {
                let journey = journeys.get(self.entries.len())?.clone();
                Some((*way, book.next_chapter(chapter, journey.achieved)?, journey))
            }
        });
        ways.collect()
    }

    /// The book it plays in; what stands in front if it is not here any more.
    pub(crate) fn content(&self, app: &App) -> Arc<Content> {
        app.shelf.story(&self.story).unwrap_or_else(|| Arc::clone(app.shelf.front()))
    }

    /// Whether the last chapter is still being played.
    pub(crate) fn playing(&self) -> Option<&Entry> {
        self.entries.last().filter(|e| e.result.is_none())
    }
}

/// The book a table belongs to, if that book still lists it.
pub(crate) fn party_of(store: &dyn Store, table: &TableId, named: Option<&str>) -> Option<Party> {
    let party = Party::open(store, &TableId::new(named?).ok()?).ok()??;
    party.entries.iter().any(|e| e.table == *table).then_some(party)
}

/// Writes a chapter that has just ended into the book it belongs to. What fails here is made good when the book is opened.
pub(crate) fn write_down(app: &Arc<App>, table: &Arc<Table>) {
    let (app, table) = (Arc::clone(app), Arc::clone(table));
    tokio::spawn(async move {
        let Ok(named) = table.look().await.map(|look| look.log().party.clone()) else { return };
        let Some(mut party) = party_of(&*app.store, &table.id, named.as_deref()) else { return };
        if let Err(error) = party.settle(&app).await {
            app.config.notices.tell(Notice::NotInTheBook(party.id.clone(), error));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(entries: &[(&str, &str)]) -> Option<Party> {
        let records: Vec<StoredRecord> = (1..)
            .zip(entries)
            .map(|(seq, (kind, body))| StoredRecord {
                seq,
                kind: (*kind).into(),
                body: (*body).into(),
                at_ms: seq as i64,
                request: None,
            })
            .collect();
        Party::read(TableId::new("p").expect("an id"), "P".into(), &records)
    }

    const BEGIN: (&str, &str) = ("begin", r#"{"story":"s"}"#);
    const FIRST: (&str, &str) = ("chapter", r#"{"table":"t1","plan":{"chapter":"c1","party":[]}}"#);
    const RESULT: (&str, &str) = (
        "result",
        r#"{"table":"t1","won":false,"achieved":["a"],"mice":[],"keeps":1,"lost_last":false,"ended_ms":9}"#,
    );

    #[test]
    fn a_book_is_folded_from_its_log() {
        let draft = ("plan", r#"{"chapter":"c1","retry":true,"party":[{"mouse":"nez","keep":["x"]}]}"#);
        let party = log(&[BEGIN, FIRST, RESULT, draft]).expect("a sound book");
        assert_eq!((party.story.as_str(), party.seq), ("s", 4));
        assert_eq!(party.entries[0].result.as_ref().map(|r| r.ended_ms), Some(9));
        assert!(party.draft.as_ref().is_some_and(|d| d.retry && d.party[0].keep == ["x"]));
        assert!(party.playing().is_none());
        let second = ("chapter", r#"{"table":"t2","plan":{"chapter":"c1","retry":true,"party":[]}}"#);
        let party = log(&[BEGIN, FIRST, RESULT, draft, second]).expect("a sound book");
        assert_eq!(party.draft, None, "setting out uses the draft up");
        assert_eq!(party.playing().map(|e| e.table.as_str()), Some("t2"));
    }

    #[test]
    fn a_result_is_written_once() {
        let other = (
            "result",
            r#"{"table":"t1","won":true,"achieved":[],"mice":[],"keeps":1,"lost_last":false,"ended_ms":10}"#,
        );
        let party = log(&[BEGIN, FIRST, RESULT, other]).expect("a sound book");
        assert_eq!(party.entries[0].result.as_ref().map(|r| r.won), Some(false));
    }

    #[test]
    fn what_does_not_begin_like_a_book_is_none() {
        assert!(log(&[]).is_none());
        assert!(log(&[FIRST]).is_none());
        assert!(log(&[BEGIN, ("chapter", "{}")]).is_none());
    }
}
