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
    /// What was read although a later message stands for it, up to that one's sequence: somebody died before they could
    /// drop it. Noted only while everything is read for the first time.
    pub(crate) litter: Option<Vec<(TableId, u64)>>,
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
    /// That step's sequence.
    pub(crate) packed_at: u64,
    /// A step was passed that does not follow: one before it was never read. Nothing counts until it is mended.
    pub(crate) torn: bool,
    /// The servers have lost the last steps, which were read here. They are written again, all in one, before anything else.
    pub(crate) forgotten: bool,
}

/// What came of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Taken {
    /// It did not count, or changed nothing.
    Nothing,
    /// What followers hear of it.
    Changed(Change),
    /// It is a later step than the next: one before it was missed.
    Torn,
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

    /// Takes a message in.
    pub(crate) fn take(&mut self, table: &TableId, seq: u64, message: Option<Message>) -> Taken {
        let head = self.heads.entry(table.clone()).or_default();
        // A reader that begins at another server may be told again what it knows. A later step is news at any sequence:
        // servers that have lost some messages give their numbers to others.
        let known = message.as_ref().is_none_or(|message| message.rev <= head.rev);
        if seq <= head.seq && (known || head.torn) {
            return if head.torn { Taken::Torn } else { Taken::Nothing };
        }
        head.seq = seq;
        let Some(Message { rev, aid, deed, .. }) = message else {
            self.skipped += 1;
            return Taken::Nothing;
        };
        // What stands for everything before it may come after messages that are gone with it.
        let replaces = Message::replaces(&deed);
        let counts = rev == head.rev + 1 || (replaces && rev > head.rev) || self.lawless;
        if !counts {
            self.skipped += 1;
            // Its writer had read the step before it, so that one is in the stream, or was.
            head.torn |= rev > head.rev;
            return if head.torn { Taken::Torn } else { Taken::Nothing };
        }
        let before = std::mem::replace(&mut head.rev, rev);
        (head.torn, head.forgotten) = (false, false);
        if replaces {
            if let Some(litter) = self.litter.as_mut().filter(|_| before > 0) {
                litter.push((table.clone(), seq));
            }
            (head.packed, head.packed_at) = (rev, seq);
        }
        // The first that is read of a table may be the note of its end.
        let known = self.shelf.table(table).is_ok();
        if matches!(deed, Deed::Delete) && !known {
            return Taken::Nothing;
        }
        let done = self.shelf.take(table, deed);
        let taken = done.as_ref().map_or(Taken::Nothing, |(_, change)| Taken::Changed(change.clone()));
        if let Some(waiting) = self.waiting.get_mut(&aid) {
            *waiting = Some(done.map(|(answer, _)| answer));
        }
        taken
    }

    /// Takes in all messages of a table again, as the servers have them. Where they have less than what is known here,
    /// that is noted, and nothing else changes.
    pub(crate) fn mend(&mut self, table: &TableId, messages: Vec<(u64, Option<Message>)>) -> Option<Change> {
        let before = self.head(table);
        let mut again = Fold { waiting: self.waiting.clone(), ..Fold::default() };
        for (seq, message) in messages {
            again.take(table, seq, message);
        }
        let after = again.head(table);
        if after.rev <= before.rev && !after.torn && !before.torn {
            let head = self.heads.entry(table.clone()).or_default();
            // What is written next must expect what they have.
            (head.seq, head.forgotten) = (after.seq, after.rev < before.rev);
            return None;
        }
        if after.rev < before.rev || (after.rev == before.rev && after.torn) {
            return None;
        }
        let seq = if before.torn { after.seq } else { after.seq.max(before.seq) };
        self.heads.insert(table.clone(), Head { seq, ..after });
        self.waiting = again.waiting;
        let known = self.shelf.table(table).is_ok();
        let deed = match again.shelf.whole(table) {
            Ok(whole) => whole,
            Err(_) if known => Deed::Delete,
            Err(_) => return None,
        };
        self.shelf.take(table, deed).ok().map(|(_, change)| change)
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
        matches!(fold.take(&id(), seq, Some(Message::new(rev, aid.into(), deed))), Taken::Changed(_))
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
            Head { rev: 2, seq: 3, ..Head::default() },
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
        assert_eq!(fold.take(&id(), 2, None), Taken::Nothing);
        assert_eq!(fold.head(&id()), Head { rev: 1, seq: 2, ..Head::default() });
    }

    /// All messages of a table with steps from 1 on, the first of which creates it.
    fn messages(steps: &[u64]) -> Vec<(u64, Option<Message>)> {
        let one = |rev: &u64| {
            let deed = if *rev == 1 { create() } else { append(rev - 2, &rev.to_string()) };
            (*rev * 10, Some(Message::new(*rev, format!("m{rev}"), deed)))
        };
        steps.iter().map(one).collect()
    }

    fn read(fold: &mut Fold, steps: &[u64]) -> Vec<Taken> {
        messages(steps).into_iter().map(|(seq, message)| fold.take(&id(), seq, message)).collect()
    }

    #[test]
    fn a_step_that_was_missed_is_noticed_and_read_again() {
        let mut fold = Fold::default();
        let taken = read(&mut fold, &[1, 2, 4, 5]);
        assert_eq!(
            taken[2..],
            [Taken::Torn, Taken::Torn],
            "nothing after the gap counts, nor is it kept silent"
        );
        assert_eq!((bodies(&fold), fold.head(&id()).torn), (vec!["2".to_string()], true));
        // Servers that do not have it either change nothing.
        assert_eq!(fold.mend(&id(), messages(&[1, 2, 4, 5])), None);
        assert_eq!(fold.mend(&id(), messages(&[1])), None);
        assert!(fold.head(&id()).torn);
        fold.expect("m4");
        assert!(fold.mend(&id(), messages(&[1, 2, 3, 4, 5])).is_some());
        assert_eq!(bodies(&fold), ["2", "3", "4", "5"]);
        assert_eq!(fold.head(&id()), Head { rev: 5, seq: 50, ..Head::default() });
        assert!(fold.collect("m4").is_some(), "who waited for one of them is told");
        assert_eq!(read(&mut fold, &[5, 6])[0], Taken::Nothing, "the reader comes to it later");
        assert_eq!(bodies(&fold).len(), 5);
    }

    #[test]
    fn what_the_servers_had_before_is_no_news() {
        let mut fold = Fold::default();
        read(&mut fold, &[1, 2, 3]);
        assert_eq!(fold.mend(&id(), messages(&[1, 2])), None);
        assert_eq!(fold.mend(&id(), messages(&[1, 2, 3])), None);
        assert_eq!(bodies(&fold), ["2", "3"]);
        // A table that was deleted meanwhile is gone.
        let end = (40, Some(Message::new(4, "d".into(), Deed::Delete)));
        assert_eq!(fold.mend(&id(), vec![end]).map(|change| change.last), Some(None));
        assert_eq!(fold.head(&id()).rev, 4);
    }

    #[test]
    fn what_the_servers_have_lost_is_noted_until_it_is_there_again() {
        let mut fold = Fold::default();
        read(&mut fold, &[1, 2, 3]);
        assert_eq!(fold.mend(&id(), messages(&[1])), None);
        let lost = fold.head(&id());
        assert_eq!((lost.rev, lost.seq, lost.forgotten), (3, 10, true), "what they have is expected");
        // Others get the numbers of what is lost, and it is no news a second time.
        assert_eq!(fold.take(&id(), 15, messages(&[2]).remove(0).1), Taken::Nothing);
        let whole = fold.shelf.whole(&id()).expect("it is there");
        assert!(take(&mut fold, 12, 4, "w", whole));
        assert_eq!((bodies(&fold), fold.head(&id()).forgotten), (vec!["2".into(), "3".into()], false));
        assert_eq!(fold.head(&id()).seq, 12);
    }
}
