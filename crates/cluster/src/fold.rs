//! What the messages so far come to, and which of them counted.

use std::collections::HashMap;

use store::{Answer, Change, Deed, Result, Shelf, TableId};

use crate::message::Message;

/// Everything a node knows.
#[derive(Default)]
pub(crate) struct Fold {
    pub(crate) shelf: Shelf,
    heads: HashMap<TableId, Head>,
    /// Messages on their way from here, with how those ended that were read back.
    waiting: HashMap<String, Option<Result<Answer>>>,
    /// Messages that did not count; for tests and the curious.
    pub(crate) skipped: u64,
    /// Counts whatever its revision says. Only for the test that must fail then.
    pub(crate) lawless: bool,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Head {
    /// Its last step.
    pub(crate) rev: u64,
    /// The last sequence on its subject, whether it counted or not: what the next message expects.
    pub(crate) seq: u64,
    /// The last step that stood for everything before it.
    pub(crate) packed: u64,
}

impl Fold {
    pub(crate) fn head(&self, table: &TableId) -> Head {
        self.heads.get(table).copied().unwrap_or_default()
    }

    /// Somebody here waits for a message.
    pub(crate) fn expect(&mut self, aid: &str) {
        self.waiting.insert(aid.to_owned(), None);
    }

    /// How a message ended that was waited for; none if it did not count so far. Nobody waits for it any longer.
    pub(crate) fn collect(&mut self, aid: &str) -> Option<Result<Answer>> {
        self.waiting.remove(aid).flatten()
    }

    /// Whether a message that is waited for has counted.
    pub(crate) fn has_counted(&self, aid: &str) -> bool {
        self.waiting.get(aid).is_some_and(Option::is_some)
    }

    /// Takes a message in. What followers hear of it, if it counted.
    pub(crate) fn take(&mut self, table: &TableId, seq: u64, message: Option<Message>) -> Option<Change> {
        let head = self.heads.entry(table.clone()).or_default();
        head.seq = seq;
        let Some(Message { rev, aid, deed, .. }) = message else {
            self.skipped += 1;
            return None;
        };
        // What stands for everything before it may come after messages that are gone with it.
        let replaces = Message::replaces(&deed);
        let counts = rev == head.rev + 1 || (replaces && rev > head.rev) || self.lawless;
        if !counts {
            self.skipped += 1;
            return None;
        }
        head.rev = rev;
        if replaces {
            head.packed = rev;
        }
        // The first that is read of a table may be the note of its end.
        let known = self.shelf.table(table).is_ok();
        if matches!(deed, Deed::Delete) && !known {
            return None;
        }
        let done = self.shelf.take(table, deed);
        let change = done.as_ref().ok().map(|(_, change)| change.clone());
        if let Some(waiting) = self.waiting.get_mut(&aid) {
            *waiting = Some(done.map(|(answer, _)| answer));
        }
        change
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::{NewRecord, NewTable};

    fn id() -> TableId {
        TableId::new("t").expect("a good id")
    }

    fn create() -> Deed {
        NewTable::new(id(), "T", 1).into_deed(vec![]).1
    }

    fn append(after: u64, body: &str) -> Deed {
        let records = vec![NewRecord::new("choice", body, 1)];
        Deed::Append { after, records, finished: None, seat: None }
    }

    fn take(fold: &mut Fold, seq: u64, rev: u64, aid: &str, deed: Deed) -> bool {
        fold.take(&id(), seq, Some(Message::new(rev, aid.into(), deed))).is_some()
    }

    fn bodies(fold: &Fold) -> Vec<String> {
        fold.shelf.read(&id(), 0, 99).expect("it is there").into_iter().map(|r| r.body).collect()
    }

    #[test]
    fn of_two_with_the_same_revision_the_first_counts() {
        let mut fold = Fold::default();
        fold.expect("mine");
        assert!(take(&mut fold, 1, 1, "c", create()));
        assert!(take(&mut fold, 2, 2, "theirs", append(0, "theirs")));
        assert!(!take(&mut fold, 3, 2, "mine", append(0, "mine")));
        assert_eq!((bodies(&fold), fold.skipped), (vec!["theirs".to_string()], 1));
        assert_eq!(
            fold.head(&id()),
            Head { rev: 2, seq: 3, packed: 0 },
            "what is skipped is expected all the same"
        );
        assert_eq!(fold.collect("mine"), None);
        // Sent again after a silence, it is there twice and counts once.
        fold.expect("again");
        assert!(take(&mut fold, 4, 3, "again", append(1, "again")));
        assert!(!take(&mut fold, 5, 3, "again", append(1, "again")));
        assert!(matches!(fold.collect("again"), Some(Ok(Answer::Append(_)))));
        assert_eq!(bodies(&fold), ["theirs", "again"]);
    }

    #[test]
    fn a_pack_stands_for_what_is_gone_and_for_nothing_later() {
        let mut fold = Fold::default();
        take(&mut fold, 1, 1, "c", create());
        take(&mut fold, 2, 2, "a", append(0, "one"));
        let pack = fold.shelf.whole(&id()).expect("it is there");
        // Somebody who reads it first.
        let mut fresh = Fold::default();
        assert!(take(&mut fresh, 3, 3, "p", pack.clone()));
        assert_eq!(bodies(&fresh), ["one"]);
        assert!(take(&mut fresh, 4, 4, "b", append(1, "two")));
        // Somebody who had read further than it knows of.
        take(&mut fold, 3, 3, "x", append(1, "two"));
        assert!(!take(&mut fold, 4, 3, "p", pack));
        assert_eq!(bodies(&fold), ["one", "two"]);
    }

    #[test]
    fn the_end_of_a_table_nobody_knew_is_no_news_and_it_can_begin_again() {
        let mut fold = Fold::default();
        assert!(!take(&mut fold, 9, 5, "d", Deed::Delete));
        assert_eq!(fold.head(&id()).rev, 5);
        assert!(take(&mut fold, 10, 6, "c", create()));
        assert_eq!(bodies(&fold), [""; 0]);
    }

    #[test]
    fn what_cannot_be_read_is_skipped_by_all() {
        let mut fold = Fold::default();
        take(&mut fold, 1, 1, "c", create());
        assert_eq!(fold.take(&id(), 2, None), None);
        assert_eq!(fold.head(&id()), Head { rev: 1, seq: 2, packed: 0 });
    }
}
