//! The one writer: a thread that commits everything that is waiting in one transaction.
//!
//! While a commit waits for the disk, the next writes gather in the channel; so the number of
//! commits follows the disk and not the number of writes. Each write has its own savepoint, so one
//! that is refused takes nothing with it, and each is answered only after the commit of its group.

use std::collections::VecDeque;
use std::fs::File;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::thread::{self, JoinHandle};

use rusqlite::Connection;

use super::statements::{Fail, explain};
use crate::pending::Reply;
use crate::{Callback, Error, Result};

/// The most writes in one commit; keeps the wait of the first of them short.
const GROUP: usize = 512;

/// The sending side of the writer. Dropping it lets the writer finish what waits, and waits for that.
pub(super) struct Writer {
    jobs: Option<mpsc::Sender<Box<dyn Job>>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Starts the thread. It holds the folder's lock for as long as it has the file open.
    pub(super) fn start(db: Connection, file: PathBuf, lock: File) -> std::io::Result<Self> {
        let (jobs, waiting) = mpsc::channel();
        let thread = thread::Builder::new().name("store-writer".into()).spawn(move || {
            work(&db, &file, &waiting);
            drop(db);
            drop(lock);
        })?;
        Ok(Self { jobs: Some(jobs), thread: Some(thread) })
    }

    /// Queues a write; `done` gets its answer after the commit.
    pub(super) fn submit<T, W>(&self, work: W, done: Callback<T>)
    where
        T: Send + 'static,
        W: FnOnce(&Connection) -> Result<T, Fail> + Send + 'static,
    {
        let job = Write { work: Some(work), answer: None, reply: Reply::new(done) };
        if let Some(jobs) = &self.jobs {
            // If the writer is gone, the job comes back, and dropping it answers `Closed`.
            drop(jobs.send(Box::new(job)));
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        drop(self.jobs.take());
        let Some(thread) = self.thread.take() else { return };
        // A callback may own the last handle of the store; the thread cannot wait for itself.
        if thread.thread().id() != thread::current().id() {
            // A writer that panicked has already answered `Closed`; there is nobody left to tell.
            drop(thread.join());
        }
    }
}

/// A queued write, whatever its answer's type.
trait Job: Send {
    /// Does the work inside the open savepoint and keeps the answer.
    fn run(&mut self, db: &Connection, file: &Path) -> Result<()>;

    /// Answers: with what was kept if the group was committed, else with why not.
    fn settle(self: Box<Self>, group: Result<()>);
}

struct Write<T, W> {
    work: Option<W>,
    answer: Option<Result<T>>,
    reply: Reply<T>,
}

impl<T: Send, W: FnOnce(&Connection) -> Result<T, Fail> + Send> Job for Write<T, W> {
    fn run(&mut self, db: &Connection, file: &Path) -> Result<()> {
        let work = self.work.take().expect("a job runs once");
        let answer = work(db).map_err(|fail| explain(file, fail));
        let verdict = answer.as_ref().map(drop).map_err(Error::clone);
        self.answer = Some(answer);
        verdict
    }

    fn settle(self: Box<Self>, group: Result<()>) {
        let Self { answer, reply, .. } = *self;
        // Even a conflict counts for nothing if what it conflicted with was not committed.
        let answer = group.and_then(|()| answer.unwrap_or(Err(Error::Closed)));
        // A callback that panics must not take the other tables' writer with it.
        drop(catch_unwind(AssertUnwindSafe(|| reply.send(answer))));
    }
}

fn work(db: &Connection, file: &Path, waiting: &mpsc::Receiver<Box<dyn Job>>) {
    while let Ok(first) = waiting.recv() {
        let mut jobs: VecDeque<_> = [first].into();
        jobs.extend(waiting.try_iter().take(GROUP - 1));
        while !jobs.is_empty() {
            let mut ran = Vec::with_capacity(jobs.len());
            let group = commit_group(db, file, &mut jobs, &mut ran);
            for job in ran {
                job.settle(group.clone());
            }
        }
    }
}

/// Runs jobs from the front of `jobs` in one transaction and moves them to `ran`. On an error nothing
/// of what ran is kept, and what is left in `jobs` deserves a transaction of its own.
fn commit_group(
    db: &Connection,
    file: &Path,
    jobs: &mut VecDeque<Box<dyn Job>>,
    ran: &mut Vec<Box<dyn Job>>,
) -> Result<()> {
    let sql = |statement: &str| -> Result<()> {
        let run = db.prepare_cached(statement).and_then(|mut prepared| prepared.execute([]));
        run.map(drop).map_err(|error| explain(file, error.into()))
    };
    if let Err(error) = sql("BEGIN IMMEDIATE") {
        ran.extend(jobs.drain(..));
        return Err(error);
    }
    while let Some(mut job) = jobs.pop_front() {
        let step = sql("SAVEPOINT job").and_then(|()| match job.run(db, file) {
            Ok(()) => sql("RELEASE job"),
            // A full disk may end the whole transaction, and with it the work of those before.
            Err(error) if db.is_autocommit() => Err(error),
            Err(_) => sql("ROLLBACK TO job").and_then(|()| sql("RELEASE job")),
        });
        ran.push(job);
        if let Err(error) = step {
            roll_back(db);
            return Err(error);
        }
    }
    sql("COMMIT").inspect_err(|_| roll_back(db))
}

fn roll_back(db: &Connection) {
    if !db.is_autocommit() {
        // If even this fails, the next `BEGIN` fails and says so to whoever writes next.
        drop(db.execute_batch("ROLLBACK"));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::Pending;

    const WRITERS: usize = 64;

    fn start() -> Writer {
        let db = Connection::open_in_memory().unwrap();
        db.execute_batch("CREATE TABLE t (x INTEGER PRIMARY KEY)").unwrap();
        Writer::start(db, "memory".into(), tempfile::tempfile().unwrap()).unwrap()
    }

    fn write<T: Send + 'static>(
        writer: &Writer,
        work: impl FnOnce(&Connection) -> Result<T, Fail> + Send + 'static,
    ) -> Pending<T> {
        let (done, pending) = Pending::channel();
        writer.submit(work, done);
        pending
    }

    fn rows(writer: &Writer) -> i64 {
        let count = |db: &Connection| Ok(db.query_row("SELECT count(*) FROM t", [], |row| row.get(0))?);
        write(writer, count).wait().unwrap()
    }

    fn insert(db: &Connection, x: usize) -> Result<(), Fail> {
        db.execute("INSERT INTO t VALUES (?1)", [x as i64])?;
        Ok(())
    }

    /// Keeps the writer busy until the returned sender is used or dropped.
    fn hold(writer: &Writer) -> mpsc::Sender<()> {
        let (release, held) = mpsc::channel();
        let (started, running) = mpsc::channel();
        let (done, _) = Pending::channel();
        writer.submit(
            move |_| {
                started.send(()).unwrap();
                // Dropping the other end releases as well.
                let _ = held.recv();
                Ok(())
            },
            done,
        );
        running.recv().unwrap();
        release
    }

    #[test]
    fn all_that_wait_are_committed_before_the_first_is_answered() {
        let writer = start();
        let release = hold(&writer);
        let ran = Arc::new(AtomicUsize::new(0));
        let (sender, answers) = mpsc::channel();
        for x in 0..WRITERS {
            let (ran, seen, sender) = (Arc::clone(&ran), Arc::clone(&ran), sender.clone());
            let work = move |db: &Connection| {
                ran.fetch_add(1, Ordering::SeqCst);
                insert(db, x)
            };
            let done = move |answer: Result<()>| sender.send((answer, seen.load(Ordering::SeqCst))).unwrap();
            writer.submit(work, Box::new(done));
        }
        drop((sender, release));
        assert_eq!(answers.iter().collect::<Vec<_>>(), vec![(Ok(()), WRITERS); WRITERS]);
        assert_eq!(rows(&writer), WRITERS as i64);
    }

    #[test]
    fn one_that_fails_takes_nothing_with_it() {
        let writer = start();
        let release = hold(&writer);
        let fails = write(&writer, |db| {
            insert(db, 1000)?;
            Err::<(), _>(Error::Invalid("on purpose".into()).into())
        });
        let before = write(&writer, |db| insert(db, 1));
        let doubled = write(&writer, |db| insert(db, 2).and_then(|()| insert(db, 1)));
        let after = write(&writer, |db| insert(db, 3));
        drop(release);
        assert_eq!(fails.wait(), Err(Error::Invalid("on purpose".into())));
        assert_eq!(before.wait(), Ok(()));
        assert!(matches!(doubled.wait(), Err(Error::Io { .. })));
        assert_eq!(after.wait(), Ok(()));
        assert_eq!(rows(&writer), 2);
    }

    #[test]
    fn a_lost_transaction_fails_those_who_ran_and_spares_those_who_wait() {
        let writer = start();
        let release = hold(&writer);
        let before = write(&writer, |db| insert(db, 1));
        // As SQLite itself does when the disk is full.
        let loser = write(&writer, |db| {
            db.execute_batch("ROLLBACK")?;
            Err::<(), _>(Error::Invalid("lost".into()).into())
        });
        let after = write(&writer, |db| insert(db, 3));
        drop(release);
        assert_eq!(before.wait(), Err(Error::Invalid("lost".into())));
        assert_eq!(loser.wait(), Err(Error::Invalid("lost".into())));
        assert_eq!(after.wait(), Ok(()));
        assert_eq!(rows(&writer), 1);
    }

    #[test]
    fn a_panicking_callback_hurts_nobody_else() {
        let writer = start();
        writer.submit(|db| insert(db, 1), Box::new(|_| panic!("on purpose")));
        assert_eq!(write(&writer, |db| insert(db, 2)).wait(), Ok(()));
    }

    #[test]
    fn what_waits_is_written_when_the_writer_is_dropped() {
        let writer = start();
        let release = hold(&writer);
        let waiting: Vec<_> = (0..5).map(|x| write(&writer, move |db| insert(db, x))).collect();
        drop(release);
        drop(writer);
        for pending in waiting {
            assert_eq!(pending.wait(), Ok(()));
        }
    }

    #[test]
    fn a_dead_writer_answers_closed() {
        let writer = start();
        let broken = write(&writer, |_| -> Result<(), Fail> { panic!("on purpose") });
        assert_eq!(broken.wait(), Err(Error::Closed));
        assert_eq!(write(&writer, |db| insert(db, 1)).wait(), Err(Error::Closed));
    }
}
