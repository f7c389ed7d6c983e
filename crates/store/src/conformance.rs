//! What every store must do. A panic says which case failed and where.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use crate::{
    Append, AppendOutcome, Change, Drawer, Error, Excerpt, List, MAX_BODY, NewRecord, NewTable, News, Store,
    TableId,
};

type Case = (&'static str, fn(&dyn Store));

const CASES: &[Case] = &[
    ("records come back as they were written", records_come_back),
    ("pages of a log", pages),
    ("a stale append is a conflict and adds nothing", stale_append),
    ("a repeated request is answered as the first time", repeated_request),
    ("requests are per table", requests_are_per_table),
    ("an append is all or nothing", all_or_nothing),
    ("what cannot be stored is refused", refused),
    ("a table is created with its records or not at all", creation),
    ("the list of tables", listing),
    ("parties have a list of their own", parties),
    ("unknown tables", unknown_tables),
    ("a deleted table leaves nothing behind", deletion),
    ("seats", seats),
    ("drawers keep what was put there first", drawers),
    ("a part of a list", excerpts),
    ("everything of one person", of_person),
    ("the oldest games, finished or not", stale),
    ("codes open one table for a time", codes),
    ("who looks again finds what was written before", |store| looking_again(store, store)),
    ("snapshots", snapshots),
    ("racing writers: one wins each number", racing_writers),
    ("callbacks are called once", callbacks),
    ("followers hear of every change in its order", followers),
    ("followers hear of racing writers in the order of the log", followers_of_a_race),
];

/// Runs every case, each on a fresh store.
pub fn run<S: Store>(mut make_store: impl FnMut() -> S) {
    for (name, case) in CASES {
        println!("conformance: {name}");
        case(&make_store());
    }
}

/// The id, which must be a good one.
pub fn id(id: &str) -> TableId {
    TableId::new(id).expect("a case uses good ids")
}

/// A record of a choice.
pub fn choice(n: u64) -> NewRecord {
    NewRecord::new("choice", format!("{{\"n\":{n}}}"), 1_000 + n as i64)
}

fn create(store: &dyn Store, name: &str) -> TableId {
    let table = NewTable::new(id(name), format!("Table {name}"), 1);
    store.create_table(table, Vec::new()).expect("the table is new");
    id(name)
}

fn add(store: &dyn Store, table: &TableId, expected: u64, records: Vec<NewRecord>) -> AppendOutcome {
    store.append(Append::new(table.clone(), expected, records)).expect("the append is storable")
}

fn bodies(store: &dyn Store, table: &TableId) -> Vec<String> {
    let records = store.read(table, 0, usize::MAX).expect("the table is there");
    let numbers: Vec<u64> = records.iter().map(|r| r.seq).collect();
    assert_eq!(numbers, (1..=records.len() as u64).collect::<Vec<_>>(), "numbers have no gap");
    assert_eq!(store.last_seq(table), Ok(records.len() as u64));
    records.into_iter().map(|r| r.body).collect()
}

fn is_invalid<T>(result: &Result<T, Error>) -> bool {
    matches!(result, Err(Error::Invalid(_)))
}

fn records_come_back(store: &dyn Store) {
    let table = create(store, "t");
    assert_eq!(store.last_seq(&table), Ok(0));
    assert_eq!(store.read(&table, 0, 10), Ok(vec![]));
    let new = vec![
        NewRecord::new("setup", "{\"name\":\"Łódź ‚groß‘ 🐭\",\"tab\":\"\t\"}", -5),
        NewRecord::new("choice", "", i64::MAX).with_request("tab 1/ü"),
        NewRecord::new("undo-to", "x".repeat(MAX_BODY), 0),
    ];
    assert_eq!(add(store, &table, 0, new.clone()), AppendOutcome::Appended { first: 1, last: 3 });
    let expected: Vec<_> = (1..).zip(new).map(|(seq, record)| record.numbered(seq)).collect();
    assert!(store.read(&table, 0, 10).expect("the table is there") == expected);
}

fn pages(store: &dyn Store) {
    let table = create(store, "t");
    let _ = add(store, &table, 0, (1..=10).map(choice).collect());
    let numbers = |after, limit| -> Vec<u64> {
        store.read(&table, after, limit).expect("the table is there").iter().map(|r| r.seq).collect()
    };
    assert_eq!(numbers(0, 3), [1, 2, 3]);
    assert_eq!(numbers(8, 3), [9, 10]);
    assert_eq!(numbers(5, 0), [0; 0]);
    assert_eq!(numbers(10, 5), [0; 0]);
    assert_eq!(numbers(u64::MAX, usize::MAX), [0; 0]);
}

fn stale_append(store: &dyn Store) {
    let table = create(store, "t");
    let _ = add(store, &table, 0, vec![choice(1), choice(2)]);
    assert_eq!(add(store, &table, 1, vec![choice(9)]), AppendOutcome::Conflict { last: 2 });
    assert_eq!(add(store, &table, 3, vec![choice(9)]), AppendOutcome::Conflict { last: 2 });
    let finishing = Append::new(table.clone(), 0, vec![choice(9)]).with_finished(true);
    assert_eq!(store.append(finishing), Ok(AppendOutcome::Conflict { last: 2 }));
    let info = store.table(&table).expect("the table is there");
    assert_eq!((info.finished, info.last_seq), (false, 2));
    assert_eq!(bodies(store, &table), [choice(1).body, choice(2).body]);
    assert_eq!(add(store, &table, 2, vec![choice(3)]), AppendOutcome::Appended { first: 3, last: 3 });
}

fn repeated_request(store: &dyn Store) {
    let table = create(store, "t");
    let _ = add(store, &table, 0, vec![choice(1)]);
    let by = |n: u64, request: &str| choice(n).with_request(request);
    let first = add(store, &table, 1, vec![by(2, "a"), by(3, "b")]);
    assert_eq!(first, AppendOutcome::Appended { first: 2, last: 3 });
    let _ = add(store, &table, 3, vec![choice(4)]);
    // With the old expectation, with the new one, and in other company.
    assert_eq!(add(store, &table, 1, vec![by(2, "a"), by(3, "b")]), AppendOutcome::Repeated { seq: 2 });
    assert_eq!(add(store, &table, 4, vec![by(2, "a")]), AppendOutcome::Repeated { seq: 2 });
    assert_eq!(add(store, &table, 4, vec![by(9, "new"), by(9, "b")]), AppendOutcome::Repeated { seq: 3 });
    assert_eq!(bodies(store, &table).len(), 4);
    assert_eq!(add(store, &table, 4, vec![by(5, "new")]), AppendOutcome::Appended { first: 5, last: 5 });
}

fn requests_are_per_table(store: &dyn Store) {
    let (one, two) = (create(store, "one"), create(store, "two"));
    let record = || vec![choice(1).with_request("same")];
    assert_eq!(add(store, &one, 0, record()), AppendOutcome::Appended { first: 1, last: 1 });
    assert_eq!(add(store, &two, 0, record()), AppendOutcome::Appended { first: 1, last: 1 });
}

fn all_or_nothing(store: &dyn Store) {
    let table = create(store, "t");
    let torn = vec![choice(1), NewRecord::new("choice", "two\nlines", 0)];
    assert!(is_invalid(&store.append(Append::new(table.clone(), 0, torn))));
    let twice = vec![choice(1).with_request("a"), choice(2).with_request("a")];
    assert!(is_invalid(&store.append(Append::new(table.clone(), 0, twice))));
    assert_eq!(bodies(store, &table), [""; 0]);
}

fn refused(store: &dyn Store) {
    let table = create(store, "t");
    let append = |records| store.append(Append::new(table.clone(), 0, records));
    assert!(is_invalid(&append(vec![])));
    assert!(is_invalid(&append(vec![NewRecord::new("", "{}", 0)])));
    assert!(is_invalid(&append(vec![NewRecord::new("choice", "a\rb", 0)])));
    assert!(is_invalid(&append(vec![NewRecord::new("choice", "x".repeat(MAX_BODY + 1), 0)])));
    assert!(is_invalid(&append(vec![choice(1).with_request("")])));
    assert!(is_invalid(&store.rename(&table, "")));
    assert!(is_invalid(&store.rename(&table, "two\nlines")));
    assert!(is_invalid(&store.set_meta(&table, "two\nlines")));
    assert!(is_invalid(&store.put_seat(&table, "", "hash")));
    for bad in ["", "a b", "a/b", "ä", "..", "123456789012345678901234567890123"] {
        assert!(is_invalid(&TableId::new(bad)), "{bad:?} is no id");
    }
}

fn creation(store: &dyn Store) {
    let new =
        NewTable { finished: true, ..NewTable::new(id("a"), "A", 10) }.with_chapter("3").with_meta("[1]");
    store.create_table(new, vec![choice(1).with_request("r"), choice(2)]).expect("the table is new");
    assert_eq!(bodies(store, &id("a")), [choice(1).body, choice(2).body]);
    let info = store.table(&id("a")).expect("the table is there");
    assert_eq!((info.name.as_str(), info.chapter.as_str(), info.meta.as_str()), ("A", "3", "[1]"));
    assert_eq!((info.created_ms, info.updated_ms, info.finished, info.last_seq), (10, 1_002, true, 2));
    let repeated = add(store, &id("a"), 2, vec![choice(1).with_request("r")]);
    assert_eq!(repeated, AppendOutcome::Repeated { seq: 1 });

    let again = store.create_table(NewTable::new(id("a"), "B", 11), vec![choice(9)]);
    assert_eq!(again, Err(Error::TableExists(id("a"))));
    assert_eq!(bodies(store, &id("a")).len(), 2);
    let bad = store.create_table(NewTable::new(id("b"), "B", 11), vec![NewRecord::new("", "", 0)]);
    assert!(is_invalid(&bad));
    assert_eq!(store.table(&id("b")), Err(Error::NoSuchTable(id("b"))));
}

fn listing(store: &dyn Store) {
    assert_eq!(store.tables(), Ok(vec![]));
    for name in ["c", "a", "b"] {
        create(store, name);
    }
    let order = || -> Vec<String> {
        store.tables().expect("readable").into_iter().map(|info| info.id.to_string()).collect()
    };
    assert_eq!(order(), ["a", "b", "c"], "of the same age, by id");
    let _ = add(store, &id("b"), 0, vec![choice(7), choice(3)]);
    assert_eq!(order(), ["b", "a", "c"], "the one played last comes first");
    let last = Append::new(id("b"), 2, vec![choice(4)]).with_finished(true);
    assert_eq!(store.append(last), Ok(AppendOutcome::Appended { first: 3, last: 3 }));
    store.rename(&id("b"), "Bee").expect("the table is there");
    store.set_meta(&id("b"), r#"{"players":2}"#).expect("the table is there");
    let info = store.table(&id("b")).expect("the table is there");
    assert_eq!(info, store.tables().expect("readable")[0]);
    assert_eq!((info.name.as_str(), info.meta.as_str()), ("Bee", r#"{"players":2}"#));
    assert_eq!((info.created_ms, info.updated_ms, info.finished, info.last_seq), (1, 1_007, true, 3));
    let _ = add(store, &id("b"), 3, vec![choice(5)]);
    assert!(
        store.table(&id("b")).expect("the table is there").finished,
        "an append that says nothing keeps it"
    );
    let undo = Append::new(id("b"), 4, vec![choice(6)]).with_finished(false);
    assert!(store.append(undo).is_ok() && !store.table(&id("b")).expect("the table is there").finished);
}

fn parties(store: &dyn Store) {
    create(store, "game");
    let book = NewTable::new(id("book"), "The Whiskers", 5).in_list(List::Parties);
    store.create_table(book, vec![choice(1)]).expect("the id is new");
    let ids = |list: Result<Vec<crate::TableInfo>, Error>| -> Vec<String> {
        list.expect("readable").into_iter().map(|info| info.id.to_string()).collect()
    };
    assert_eq!(ids(store.tables()), ["game"]);
    assert_eq!(ids(store.parties()), ["book"]);
    assert_eq!(store.table(&id("book")).map(|info| info.list), Ok(List::Parties));
    assert_eq!(store.table(&id("game")).map(|info| info.list), Ok(List::Tables));
    // One id, one log: a table cannot take the place of a party, nor the other way round.
    let taken = store.create_table(NewTable::new(id("book"), "B", 6), Vec::new());
    assert_eq!(taken, Err(Error::TableExists(id("book"))));
    // Else it is kept as a table is.
    assert_eq!(add(store, &id("book"), 0, vec![choice(2)]), AppendOutcome::Conflict { last: 1 });
    assert_eq!(add(store, &id("book"), 1, vec![choice(2)]), AppendOutcome::Appended { first: 2, last: 2 });
    store.put_seat(&id("book"), "host", "hash").expect("the party is there");
    store.rename(&id("book"), "The Tails").expect("the party is there");
    assert_eq!(store.parties().expect("readable")[0].name, "The Tails");
    store.delete(&id("book")).expect("the party is there");
    assert_eq!(ids(store.parties()), [""; 0]);
    assert_eq!(ids(store.tables()), ["game"]);
}

fn unknown_tables(store: &dyn Store) {
    let (t, no) = (id("nobody"), Error::NoSuchTable(id("nobody")));
    assert_eq!(store.append(Append::new(t.clone(), 0, vec![choice(1)])), Err(no.clone()));
    assert_eq!(store.read(&t, 0, 1), Err(no.clone()));
    assert_eq!(store.last_seq(&t), Err(no.clone()));
    assert_eq!(store.table(&t), Err(no.clone()));
    assert_eq!(store.rename(&t, "x"), Err(no.clone()));
    assert_eq!(store.set_meta(&t, "{}"), Err(no.clone()));
    assert_eq!(store.delete(&t), Err(no.clone()));
    assert_eq!(store.put_seat(&t, "s", "h"), Err(no.clone()));
    assert_eq!(store.seat(&t, "s"), Err(no.clone()));
    assert_eq!(store.seats(&t), Err(no.clone()));
    assert_eq!(store.remove_seat(&t, "s"), Err(no.clone()));
    assert_eq!(store.put_snapshot(&t, 0, b""), Err(no.clone()));
    assert_eq!(store.snapshot(&t, 0), Err(no.clone()));
    assert_eq!(store.drop_snapshots(&t), Err(no));
}

fn deletion(store: &dyn Store) {
    let (gone, kept) = (create(store, "gone"), create(store, "kept"));
    for table in [&gone, &kept] {
        let _ = add(store, table, 0, vec![choice(1).with_request("r")]);
        store.put_seat(table, "Lily", "hash").expect("the table is there");
        store.put_snapshot(table, 1, b"state").expect("the table is there");
    }
    store.delete(&gone).expect("the table is there");
    assert_eq!(store.tables().expect("readable").len(), 1);
    create(store, "gone");
    assert_eq!(bodies(store, &gone), [""; 0]);
    assert_eq!(store.seats(&gone), Ok(vec![]));
    assert_eq!(store.snapshot(&gone, 9), Ok(None));
    let record = vec![choice(1).with_request("r")];
    assert_eq!(add(store, &gone, 0, record), AppendOutcome::Appended { first: 1, last: 1 });
    assert_eq!(bodies(store, &kept).len(), 1);
    assert_eq!(store.seats(&kept).map(|seats| seats.len()), Ok(1));
}

fn drawers(store: &dyn Store) {
    assert_eq!(store.kept(Drawer::Editions, "a"), Ok(None));
    assert_eq!(store.names(Drawer::Editions), Ok(vec![]));
    let bytes: Vec<u8> = (0..=255).collect();
    assert_eq!(store.keep(Drawer::Editions, "b", b""), Ok(true));
    assert_eq!(store.keep(Drawer::Editions, "a", &bytes), Ok(true));
    assert_eq!(store.keep(Drawer::Editions, "a", b"other"), Ok(false), "it stays as it is");
    assert_eq!(store.kept(Drawer::Editions, "a"), Ok(Some(bytes)));
    assert_eq!(store.names(Drawer::Editions), Ok(vec!["a".into(), "b".into()]));
    assert_eq!(store.names(Drawer::Books), Ok(vec![]));
    assert_eq!(store.keep(Drawer::Books, "a", b"a book"), Ok(true));
    assert_eq!(store.discard(Drawer::Editions, "a"), Ok(true));
    assert_eq!(store.discard(Drawer::Editions, "a"), Ok(false));
    assert_eq!(store.kept(Drawer::Editions, "a"), Ok(None));
    assert_eq!(store.kept(Drawer::Books, "a"), Ok(Some(b"a book".to_vec())));
    assert!(is_invalid(&store.keep(Drawer::Books, "", b"")));
    assert!(is_invalid(&store.keep(Drawer::Books, "big", &vec![0; crate::MAX_KEPT + 1])));
}

fn seats(store: &dyn Store) {
    let table = create(store, "t");
    assert_eq!(store.seat(&table, "Tilda"), Ok(None));
    for (seat, hash) in [("Tilda", "h1"), ("Filch", "h2"), ("Tilda", "h3")] {
        store.put_seat(&table, seat, hash).expect("the table is there");
    }
    assert_eq!(store.seat(&table, "Tilda"), Ok(Some("h3".into())));
    let pair = |seat: &str, hash: &str| (seat.to_owned(), hash.to_owned());
    assert_eq!(store.seats(&table), Ok(vec![pair("Filch", "h2"), pair("Tilda", "h3")]));
    assert_eq!(store.remove_seat(&table, "Filch"), Ok(true));
    assert_eq!(store.remove_seat(&table, "Filch"), Ok(false));
    assert_eq!(store.seats(&table), Ok(vec![pair("Tilda", "h3")]));
}

fn excerpts(store: &dyn Store) {
    for name in ["a", "b", "c", "d", "e"] {
        create(store, name);
    }
    let _ = add(store, &id("d"), 0, vec![choice(1)]);
    let part = |skip, take| -> Vec<String> {
        let infos = store.list(List::Tables, Excerpt { skip, take }).expect("readable");
        infos.into_iter().map(|info| info.id.to_string()).collect()
    };
    assert_eq!(part(0, 2), ["d", "a"]);
    assert_eq!(part(2, 2), ["b", "c"]);
    assert_eq!(part(4, 9), ["e"]);
    assert_eq!(part(9, 9), [""; 0]);
    assert_eq!(part(0, 0), [""; 0]);
}

fn of_person(store: &dyn Store) {
    let mine = |list, part| -> Vec<String> {
        let infos = store.of_person(list, "me", part).expect("readable");
        infos.into_iter().map(|info| info.id.to_string()).collect()
    };
    let new = NewTable::new(id("a"), "A", 1).with_seat("host", "me").with_seat("p1", "you");
    store.create_table(new, Vec::new()).expect("the id is new");
    for name in ["b", "c", "d"] {
        create(store, name);
    }
    store.put_seat(&id("c"), "p1", "me").expect("the table is there");
    store.put_seat(&id("c"), "watch", "me").expect("the table is there");
    store.put_seat(&id("d"), "host", "you").expect("the table is there");
    let book = NewTable::new(id("book"), "B", 1).in_list(List::Parties).with_seat("host", "me");
    store.create_table(book, vec![choice(1)]).expect("the id is new");
    assert_eq!(mine(List::Tables, Excerpt::ALL), ["a", "c"], "once each, of the same age by id");
    assert_eq!(mine(List::Parties, Excerpt::ALL), ["book"]);
    // A seat comes with an append, in the same commit or not at all.
    let sit = |last| Append::new(id("b"), last, vec![choice(2)]).with_seat(Some(("p9".into(), "me".into())));
    assert_eq!(store.append(sit(7)), Ok(AppendOutcome::Conflict { last: 0 }));
    assert_eq!(mine(List::Tables, Excerpt::ALL), ["a", "c"]);
    assert_eq!(store.append(sit(0)), Ok(AppendOutcome::Appended { first: 1, last: 1 }));
    assert_eq!(mine(List::Tables, Excerpt::ALL), ["b", "a", "c"], "the one played last comes first");
    assert_eq!(mine(List::Tables, Excerpt { skip: 1, take: 1 }), ["a"]);
    assert_eq!(store.seat_of(&id("b"), "me"), Ok(Some("p9".into())));
    assert_eq!(store.seat_of(&id("c"), "me"), Ok(Some("p1".into())), "the first by name");
    assert_eq!(store.seat_of(&id("d"), "me"), Ok(None));
    // Seats given up, given to somebody else, gone with their table, or held by another token.
    assert_eq!(store.remove_seat(&id("c"), "p1"), Ok(true));
    assert_eq!(mine(List::Tables, Excerpt::ALL), ["b", "a", "c"], "one seat is left");
    assert_eq!(store.remove_seat(&id("c"), "watch"), Ok(true));
    store.put_seat(&id("a"), "host", "you").expect("the table is there");
    assert_eq!(mine(List::Tables, Excerpt::ALL), ["b"]);
    assert_eq!(store.rebind("you", "me"), Ok(3));
    assert_eq!(mine(List::Tables, Excerpt::ALL), ["b", "a", "d"]);
    assert_eq!(store.rebind("you", "me"), Ok(0));
    store.delete(&id("d")).expect("the table is there");
    assert_eq!(mine(List::Tables, Excerpt::ALL), ["b", "a"]);
}

fn stale(store: &dyn Store) {
    for (n, name) in ["a", "b", "c", "d"].into_iter().enumerate() {
        let new = NewTable { finished: name == "b", ..NewTable::new(id(name), name, n as i64) };
        store.create_table(new, Vec::new()).expect("the id is new");
    }
    store.create_table(NewTable::new(id("book"), "B", 0).in_list(List::Parties), vec![]).expect("it is new");
    let ids = |finished, before_ms, take| -> Vec<String> {
        let found = store.stale(finished, before_ms, Excerpt::first(take)).expect("readable");
        found.into_iter().map(|info| info.id.to_string()).collect()
    };
    assert_eq!(ids(false, 3, 9), ["a", "c"]);
    assert_eq!(ids(false, 9, 2), ["a", "c"]);
    assert_eq!(ids(true, 9, 9), ["b"]);
    assert_eq!(ids(true, 1, 9), [""; 0]);
    let before = store.usage().expect("readable").bytes;
    let _ = add(store, &id("a"), 0, (0..40).map(|_| NewRecord::new("x", "y".repeat(2000), 9)).collect());
    assert!(store.usage().expect("readable").bytes > before + 40_000);
}

fn codes(store: &dyn Store) {
    let (one, two) = (create(store, "one"), create(store, "two"));
    store.put_code(&one, "first", 100).expect("the table is there");
    store.put_code(&two, "other", 100).expect("the table is there");
    assert_eq!(store.by_code("first", 99), Ok(Some(one.clone())));
    assert_eq!(store.by_code("first", 100), Ok(None), "its time is over");
    assert_eq!(store.by_code("second", 0), Ok(None));
    store.put_code(&one, "second", 200).expect("the table is there");
    assert_eq!(store.by_code("first", 0), Ok(None), "a fresh one replaces it");
    assert_eq!(store.by_code("second", 150), Ok(Some(one.clone())));
    store.remove_code(&one).expect("the table is there");
    store.remove_code(&one).expect("the table is there");
    assert_eq!(store.by_code("second", 0), Ok(None));
    assert_eq!(store.by_code("other", 0), Ok(Some(two.clone())));
    store.delete(&two).expect("the table is there");
    assert_eq!(store.by_code("other", 0), Ok(None));
    assert_eq!(store.put_code(&two, "x", 1), Err(Error::NoSuchTable(two)));
}

/// A snapshot may be forgotten, but never wrong.
/// What is written to one store is found through another that shares its tables, by whoever looks again.
pub fn looking_again(one: &dyn Store, other: &dyn Store) {
    for round in 0..20 {
        let table = id(&format!("again{round}"));
        let (code, person) = (format!("code{round}"), format!("person{round}"));
        assert_eq!(other.knows(&table), Ok(false));
        one.create_table(NewTable::new(table.clone(), "T", 1), vec![choice(1)]).expect("the table is new");
        assert_eq!(other.look_again(Some(&table)), Ok(()));
        assert_eq!((other.knows(&table), other.last_seq(&table)), (Ok(true), Ok(1)));
        one.put_code(&table, &code, 100).expect("the table is there");
        assert_eq!(other.look_again(None), Ok(()));
        assert_eq!(other.by_code(&code, 0), Ok(Some(table.clone())));
        one.put_seat(&table, "p1", &person).expect("the table is there");
        assert_eq!(other.look_again(Some(&table)), Ok(()));
        assert_eq!(other.seat_of(&table, &person), Ok(Some("p1".into())));
        // What was taken away is gone for whoever must know.
        one.remove_code(&table).expect("the table is there");
        assert_eq!((other.refresh(&table), other.by_code(&code, 0)), (Ok(()), Ok(None)));
        one.delete(&table).expect("the table is there");
        assert_eq!((other.refresh(&table), other.knows(&table)), (Ok(()), Ok(false)));
    }
}

fn snapshots(store: &dyn Store) {
    let table = create(store, "t");
    let _ = add(store, &table, 0, (1..=9).map(choice).collect());
    assert_eq!(store.snapshot(&table, 9), Ok(None));
    for (seq, data) in [(0, "zero"), (4, "old"), (4, "four"), (8, "eight")] {
        store.put_snapshot(&table, seq, data.as_bytes()).expect("the table is there");
    }
    assert!(is_invalid(&store.put_snapshot(&table, 10, b"the future")));
    for asked in [0, 3, 4, 7, 8, 99] {
        if let Some(found) = store.snapshot(&table, asked).expect("the table is there") {
            assert!(found.seq <= asked);
            let data = ["zero", "four", "eight"][found.seq as usize / 4];
            assert_eq!(String::from_utf8(found.data).as_deref(), Ok(data));
        }
    }
    store.drop_snapshots(&table).expect("the table is there");
    assert_eq!(store.snapshot(&table, 9), Ok(None));
}

fn racing_writers(store: &dyn Store) {
    let table = create(store, "t");
    let (wins, losses) = (AtomicUsize::new(0), AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for writer in 0..8 {
            let (table, wins, losses) = (&table, &wins, &losses);
            scope.spawn(move || {
                for seq in 0..10 {
                    match add(store, table, seq, vec![choice(writer)]) {
                        AppendOutcome::Appended { first, last } => {
                            assert_eq!((first, last), (seq + 1, seq + 1));
                            wins.fetch_add(1, Ordering::Relaxed);
                        }
                        AppendOutcome::Conflict { last } => {
                            assert!(last > seq, "a conflict has a cause");
                            losses.fetch_add(1, Ordering::Relaxed);
                        }
                        AppendOutcome::Repeated { .. } => panic!("nobody sent a request id"),
                    }
                }
            });
        }
    });
    assert_eq!(bodies(store, &table).len(), wins.load(Ordering::Relaxed));
    assert_eq!(wins.load(Ordering::Relaxed), 10);
    assert_eq!(losses.load(Ordering::Relaxed), 70);
}

fn callbacks(store: &dyn Store) {
    let table = create(store, "t");
    let (sender, answers) = std::sync::mpsc::channel();
    for (n, expected_last) in [(0, 0), (1, 7), (2, 1)] {
        let sender = sender.clone();
        let append = Append::new(table.clone(), expected_last, vec![choice(n)]);
        store.append_with(append, Box::new(move |answer| sender.send((n, answer)).expect("still listening")));
    }
    let refused = sender.clone();
    let empty = Append::new(table.clone(), 0, vec![]);
    store.append_with(empty, Box::new(move |answer| refused.send((3, answer)).expect("still listening")));
    drop(sender);
    let mut got: Vec<_> = answers.iter().collect();
    got.sort_by_key(|(n, _)| *n);
    assert_eq!(got.len(), 4);
    assert_eq!(got[0].1, Ok(AppendOutcome::Appended { first: 1, last: 1 }));
    assert_eq!(got[1].1, Ok(AppendOutcome::Conflict { last: 1 }));
    assert_eq!(got[2].1, Ok(AppendOutcome::Appended { first: 2, last: 2 }));
    assert!(is_invalid(&got[3].1));
}

/// Notes all that a store tells; what is answered has been told before.
fn listen(store: &dyn Store) -> Arc<Mutex<Vec<Change>>> {
    let heard: Arc<Mutex<Vec<Change>>> = Arc::default();
    let ear = Arc::clone(&heard);
    store.follow(Box::new(move |news| {
        if let News::Changed(change) = news {
            ear.lock().expect("nobody panicked").push(change.clone());
        }
        true
    }));
    heard
}

fn followers(store: &dyn Store) {
    create(store, "before");
    let heard = listen(store);
    let new = || -> Vec<(String, Option<u64>, bool)> {
        let changes = std::mem::take(&mut *heard.lock().expect("nobody panicked"));
        changes.into_iter().map(|c| (c.table.to_string(), c.last, c.seats)).collect()
    };
    let told = |table: &str, last, seats| vec![(table.to_owned(), last, seats)];
    let table = create(store, "t");
    assert_eq!(new(), told("t", Some(0), false));
    let _ = add(store, &table, 0, vec![choice(1), choice(2).with_request("r")]);
    assert_eq!(new(), told("t", Some(2), false));
    // What changes nothing is told to nobody.
    let _ = add(store, &table, 0, vec![choice(3)]);
    let _ = add(store, &table, 2, vec![choice(3).with_request("r")]);
    assert!(store.append(Append::new(table.clone(), 2, vec![])).is_err());
    assert_eq!(store.remove_seat(&table, "p1"), Ok(false));
    assert_eq!(new(), []);
    let sit = Append::new(table.clone(), 2, vec![choice(3)]).with_seat(Some(("p1".into(), "me".into())));
    assert!(store.append(sit).is_ok());
    assert_eq!(new(), told("t", Some(3), true));
    store.put_seat(&table, "p2", "you").expect("the table is there");
    assert_eq!(new(), told("t", Some(3), true));
    assert_eq!(store.rebind("you", "me"), Ok(1));
    assert_eq!(new(), told("t", Some(3), true));
    assert_eq!(store.remove_seat(&table, "p2"), Ok(true));
    assert_eq!(new(), told("t", Some(3), true));
    store.rename(&table, "Renamed").expect("the table is there");
    store.set_meta(&table, "{}").expect("the table is there");
    assert_eq!(new().len(), 2);
    store.put_code(&table, "code", 9).expect("the table is there");
    store.remove_code(&table).expect("the table is there");
    assert_eq!(new().len(), 2);
    store.delete(&table).expect("the table is there");
    assert_eq!(new(), told("t", None, true));
}

fn followers_of_a_race(store: &dyn Store) {
    let tables: Vec<TableId> = ["a", "b", "c"].into_iter().map(|name| create(store, name)).collect();
    let heard = listen(store);
    std::thread::scope(|scope| {
        for writer in 0..6 {
            let tables = &tables;
            scope.spawn(move || {
                for n in 0..30 {
                    let table = &tables[(writer + n) % tables.len()];
                    let last = store.last_seq(table).expect("the table is there");
                    let _ = add(store, table, last, vec![choice(n as u64)]);
                }
            });
        }
    });
    let heard = heard.lock().expect("nobody panicked");
    for table in &tables {
        let told: Vec<u64> = heard.iter().filter(|c| c.table == *table).filter_map(|c| c.last).collect();
        assert_eq!(told, (1..=store.last_seq(table).expect("it is there")).collect::<Vec<_>>());
    }
}
