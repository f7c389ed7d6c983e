//! What others wrote: a table takes in what another node appended, and shows it as if it had been done here.

use super::aside::refreshed;
use super::live::Table;
use super::not_done::NotDone;
use super::stored::entry;
use session::{LogRecord, Record};
use std::sync::atomic::Ordering;
use tokio::sync::MutexGuard as AsyncMutexGuard;

impl Table {
    /// A record with this number was committed, by whomever. Says whether somebody has to read it. Nobody does for a table
    /// that sleeps: whoever wakes it looks at what was heard meanwhile. Nor for what is being written here: it is taken in
    /// when the store has answered, or else what another wrote in its place.
    pub(crate) fn heard_of(&self, last: u64) -> bool {
        self.heard.fetch_max(last, Ordering::AcqRel);
        self.writing.load(Ordering::Acquire) != last && self.is_awake() && self.shown().seq < last
    }

    /// Whether there is more than what is in memory.
    pub(super) fn is_behind(&self) -> bool {
        let heard = self.heard.load(Ordering::Acquire);
        self.in_memory().is_some_and(|look| look.seq() < heard)
    }

    /// Takes in and shows what others wrote. Once is enough: whatever is written later is heard of again.
    pub(crate) async fn follow(&self) {
        if self.is_behind() {
            let turn = self.turn.lock().await;
            // What cannot be taken in is read anew when somebody looks.
            let _ = self.catch_up(&turn);
        }
    }

    /// Somebody has seen a record that is not known here yet: what their page was made from is read first.
    pub(super) async fn reach(&self, seq: u64, turn: &AsyncMutexGuard<'_, ()>) -> Result<(), NotDone> {
        let behind = self.in_memory().is_some_and(|look| look.seq() < seq);
        if behind {
            refreshed(self.store(), &self.id).await?;
            self.catch_up(turn)?;
        }
        Ok(())
    }

    /// Reads what was written since, if the table is awake. If that cannot be taken in, the table sleeps.
    pub(super) fn catch_up(&self, _: &AsyncMutexGuard<'_, ()>) -> Result<(), NotDone> {
        if self.in_memory().is_none() {
            return Ok(());
        }
        self.read_on().inspect_err(|_| {
            self.put_to_sleep();
            self.notify();
        })
    }

    fn read_on(&self) -> Result<(), NotDone> {
        let seq = self.in_memory().map_or(u64::MAX, |look| look.seq());
        let tail = self.store().read(&self.id, seq, usize::MAX)?;
        let tail = tail.into_iter().map(entry).collect::<Result<Vec<LogRecord>, _>>()?;
        let Some(last) = tail.last().map(|entry| entry.seq) else { return Ok(()) };
        let aside = tail.iter().any(|entry| !matches!(entry.record, Record::Choice(_)));
        let mut look = self.in_memory().expect("whoever has the turn finds it in memory");
        let before = look.seq();
        let applied = look.session_mut().accept(tail)?;
        self.publish(look, applied, before, last, aside);
        Ok(())
    }
}
