//! The same suite as for every store, against real servers. `cargo xtask test` fetches them and runs this.

use std::sync::mpsc;
use std::time::{Duration, Instant};

use cluster::testing::Servers;
use cluster::{Address, NatsStore};
use store::conformance::{self, choice, id};
use store::{Append, AppendOutcome, Deed, Drawer, Error, LEASE, NewRecord, NewTable, News, Store};

fn suite(servers: &Servers, shards: usize) {
    let address = servers.make("suite", shards);
    conformance::run(|| {
        servers.empty(&address);
        NatsStore::open(&address).expect("it was made before")
    });
}

#[test]
#[ignore = "needs nats-server"]
fn one_server() {
    let folder = tempfile::tempdir().unwrap();
    suite(&Servers::start(folder.path(), 1), 3);
}

#[test]
#[ignore = "needs nats-server"]
fn three_servers_with_three_copies() {
    let folder = tempfile::tempdir().unwrap();
    suite(&Servers::start(folder.path(), 3), 1);
}

/// Until something is so, for as long as a loaded machine may need.
fn until(what: &str, so: impl Fn() -> bool) {
    let begin = Instant::now();
    while !so() {
        assert!(begin.elapsed() < Duration::from_secs(20), "{what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
#[ignore = "needs nats-server"]
fn two_nodes_are_one_store() {
    let folder = tempfile::tempdir().unwrap();
    let servers = Servers::start(folder.path(), 1);
    let address = servers.make("both", 2);
    let (one, two) = (NatsStore::open(&address).unwrap(), NatsStore::open(&address).unwrap());
    let (sender, heard) = mpsc::channel();
    let ear = sender.clone();
    two.follow(Box::new(move |news| ear.send(news.clone()).is_ok()));

    one.create_table(NewTable::new(id("t"), "T", 1).with_seat("host", "me"), vec![choice(1)]).unwrap();
    // Asked at once: what the other has not heard of yet it looks for.
    assert_eq!(two.last_seq(&id("t")), Ok(1));
    let append = |store: &NatsStore, last: u64, n: u64| {
        store.append(Append::new(id("t"), last, vec![choice(n).with_request(format!("r{n}"))]))
    };
    assert_eq!(append(&two, 1, 2), Ok(AppendOutcome::Appended { first: 2, last: 2 }));
    // A request is known for ever, whoever is asked; and whoever is late is told so.
    assert_eq!(append(&one, 1, 2), Ok(AppendOutcome::Repeated { seq: 2 }));
    assert_eq!(append(&one, 1, 3), Ok(AppendOutcome::Conflict { last: 2 }));
    assert_eq!(append(&one, 2, 3), Ok(AppendOutcome::Appended { first: 3, last: 3 }));
    until("the other reads it", || two.last_seq(&id("t")) == Ok(3));
    // A seat that is taken away is gone everywhere, and everybody hears of it.
    assert_eq!(one.remove_seat(&id("t"), "host"), Ok(true));
    until("the seat is gone", || two.seat(&id("t"), "host") == Ok(None));
    let told: Vec<(Option<u64>, bool)> = heard
        .try_iter()
        .filter_map(|news| match news {
            News::Changed(change) => Some((change.last, change.seats)),
            News::Said { .. } => None,
        })
        .collect();
    assert_eq!(told, [(Some(1), true), (Some(2), false), (Some(3), false), (Some(3), true)]);
    // What is said in passing reaches both, and is kept nowhere.
    one.say(&id("t"), "hush");
    until("it is heard", || {
        heard.try_iter().any(|news| news == News::Said { table: id("t"), words: "hush".into() })
    });
    // One drives at a time, and another when the first gives it up.
    assert!(one.lease("drive.t", "one") && one.lease("drive.t", "one"));
    assert!(!two.lease("drive.t", "two"));
    one.release("drive.t", "one");
    until("it is free", || two.lease("drive.t", "two"));
    assert!(!one.lease("drive.t", "one"));
    std::thread::sleep(LEASE + Duration::from_secs(1));
    assert!(one.lease("drive.t", "one"), "whoever does not hold on loses it");
    assert!(one.blind() < Duration::from_secs(5) && two.blind() < Duration::from_secs(5));

    // A third reads everything from the beginning, or from a pack.
    one.pack(&id("t")).unwrap();
    assert_eq!(append(&one, 3, 4), Ok(AppendOutcome::Appended { first: 4, last: 4 }));
    one.keep(Drawer::Editions, "e", b"edition").unwrap();
    let three = NatsStore::open(&address).unwrap();
    assert_eq!(three.read(&id("t"), 0, 9), one.read(&id("t"), 0, 9));
    assert_eq!(append(&three, 4, 2), Ok(AppendOutcome::Repeated { seq: 2 }));
    assert_eq!(three.kept(Drawer::Editions, "e"), Ok(Some(b"edition".to_vec())));
    assert_eq!(three.revisions(&[id("t")]), one.revisions(&[id("t")]));
}

#[test]
#[ignore = "needs nats-server"]
fn whoever_looks_again_finds_what_another_node_has_just_written() {
    let folder = tempfile::tempdir().unwrap();
    let servers = Servers::start(folder.path(), 1);
    let address = servers.make("again", 8);
    let (one, two) = (NatsStore::open(&address).unwrap(), NatsStore::open(&address).unwrap());
    conformance::looking_again(&one, &two);
}

#[test]
#[ignore = "needs nats-server"]
fn guessing_does_not_load_the_servers() {
    let folder = tempfile::tempdir().unwrap();
    let servers = Servers::start(folder.path(), 1);
    let address = servers.make("guess", 1);
    let store = NatsStore::open(&address).unwrap();
    store.create_table(NewTable::new(id("t"), "T", 1), vec![]).unwrap();
    // Every question is a message of the stream, and so is a beat every second.
    let asked = || *servers.copy(&address, 0).keys().next_back().unwrap();
    let (before, begin) = (asked(), Instant::now());
    let (guesses, longest) = std::thread::scope(|scope| {
        let guesser = |n: u64| {
            let store = &store;
            move || {
                let (mut guesses, mut longest) = (0_u64, Duration::ZERO);
                while begin.elapsed() < Duration::from_secs(2) {
                    let one = Instant::now();
                    assert!(matches!(
                        store.table(&id(&format!("g{n}x{guesses}"))),
                        Err(Error::NoSuchTable(_))
                    ));
                    assert_eq!(store.look_again(None), Ok(()));
                    (guesses, longest) = (guesses + 1, longest.max(one.elapsed()));
                }
                (guesses, longest)
            }
        };
        let all: Vec<_> = (0..50).map(|n| scope.spawn(guesser(n))).collect();
        let all = all.into_iter().map(|one| one.join().unwrap());
        all.fold((0, Duration::ZERO), |(n, most), (guesses, longest)| (n + guesses, most.max(longest)))
    });
    let most = begin.elapsed().as_millis() as u64 / 100 + begin.elapsed().as_secs() + 4;
    let asked = asked() - before;
    println!("{guesses} guesses asked {asked} questions; the longest took {longest:?}");
    assert!(guesses >= 300 && asked <= most, "{guesses} guesses asked {asked} questions");
    // Whoever sits at a table does not wait for them.
    let now = Instant::now();
    assert_eq!(store.refresh(&id("t")), Ok(()));
    assert!(now.elapsed() < Duration::from_millis(90), "{:?}", now.elapsed());
}

#[test]
#[ignore = "needs nats-server"]
fn a_long_game_is_packed_and_read_back() {
    let folder = tempfile::tempdir().unwrap();
    let servers = Servers::start(folder.path(), 1);
    let address = servers.make("long", 1);
    let store = NatsStore::open(&address).unwrap();
    store.create_table(NewTable::new(id("t"), "T", 1), vec![]).unwrap();
    for n in 0..250 {
        let append = Append::new(id("t"), n, vec![choice(n).with_request(format!("r{n}"))]);
        assert_eq!(store.append(append), Ok(AppendOutcome::Appended { first: n + 1, last: n + 1 }));
    }
    let fresh = NatsStore::open(&address).unwrap();
    assert_eq!(fresh.read(&id("t"), 0, 999), store.read(&id("t"), 0, 999));
    assert_eq!(fresh.revisions(&[id("t")]), store.revisions(&[id("t")]));
    // What packs stand for is dropped.
    until("old messages go", || servers.copy(&address, 0).len() <= 60);
    let big = NewRecord::new("x", "y".repeat(store::MAX_BODY), 1);
    assert!(fresh.append(Append::new(id("t"), 250, vec![big.clone(), big.clone(), big])).is_ok());
}

#[test]
#[ignore = "needs nats-server"]
fn what_was_not_checked_does_not_count_and_without_the_rule_it_would() {
    let folder = tempfile::tempdir().unwrap();
    let servers = Servers::start(folder.path(), 1);
    let address = servers.make("rule", 1);
    let store = NatsStore::open(&address).unwrap();
    store.create_table(NewTable::new(id("t"), "T", 1), vec![choice(1)]).unwrap();
    let stale = |n| Deed::Append { after: 1, records: vec![choice(n)], finished: None, seat: None };
    assert!(store.append(Append::new(id("t"), 1, vec![choice(2)])).is_ok());
    // As 2.9.10 did: a second message with the same expectation is accepted.
    store.force(&id("t"), 2, stale(66)).unwrap();
    assert_eq!(
        store.append(Append::new(id("t"), 2, vec![choice(3)])),
        Ok(AppendOutcome::Appended { first: 3, last: 3 })
    );
    let bodies = |store: &NatsStore| -> Vec<String> {
        store.read(&id("t"), 0, 9).unwrap().into_iter().map(|r| r.body).collect()
    };
    let expected = [choice(1).body, choice(2).body, choice(3).body];
    assert_eq!((bodies(&store), store.skipped()), (expected.to_vec(), 1));
    let lawless = NatsStore::open_lawless(&address).unwrap();
    assert_ne!(bodies(&lawless), expected, "the rule makes the difference");
}

#[test]
#[ignore = "needs nats-server"]
fn whoever_died_before_dropping_what_a_message_stands_for_left_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let servers = Servers::start(folder.path(), 1);
    let address = servers.make("litter", 1);
    let store = NatsStore::open(&address).unwrap();
    for table in ["a", "b"] {
        store.create_table(NewTable::new(id(table), "T", 1), vec![choice(1), choice(2)]).unwrap();
    }
    // As from a node that died right afterwards.
    store.force(&id("a"), 2, Deed::Delete).unwrap();
    assert_eq!(servers.copy(&address, 0).len(), 3);
    drop(store);
    let next = NatsStore::open(&address).unwrap();
    until("the log of a deleted table goes", || servers.copy(&address, 0).len() == 2);
    assert_eq!(next.last_seq(&id("b")), Ok(2));
    assert!(matches!(next.table(&id("a")), Err(Error::NoSuchTable(_))));
    assert_eq!(next.create_table(NewTable::new(id("a"), "T", 1), vec![choice(7)]), Ok(()));
}

#[test]
#[ignore = "needs nats-server"]
fn a_step_that_nobody_has_costs_what_comes_after_it_and_nobody_writes_over_it() {
    let folder = tempfile::tempdir().unwrap();
    let servers = Servers::start(folder.path(), 1);
    let address = servers.make("torn", 1);
    let store = NatsStore::open(&address).unwrap();
    for table in ["a", "b"] {
        store.create_table(NewTable::new(id(table), "T", 1), vec![choice(1)]).unwrap();
    }
    // The second step is missing, as if the servers had lost it.
    let later = Deed::Append { after: 2, records: vec![choice(3)], finished: None, seat: None };
    store.force(&id("a"), 3, later).unwrap();
    let append = |table: &str| store.append(Append::new(id(table), 1, vec![choice(2)]));
    assert_eq!(append("a"), Err(Error::DamagedRecord { table: id("a"), seq: 2 }));
    assert_eq!(store.read(&id("a"), 0, 9).unwrap().len(), 1, "what precedes it is there");
    assert_eq!(append("b"), Ok(AppendOutcome::Appended { first: 2, last: 2 }));
    assert_eq!(servers.copy(&address, 0).len(), 4, "nothing was dropped");
    // Somebody who has all of it heals it for all.
    let whole = {
        let (_, create) = NewTable::new(id("a"), "T", 1).into_deed(vec![choice(1), choice(2), choice(3)]);
        let mut shelf = store::Shelf::default();
        shelf.take(&id("a"), create).unwrap();
        shelf.whole(&id("a")).unwrap()
    };
    store.force(&id("a"), 4, whole).unwrap();
    assert_eq!(
        store.append(Append::new(id("a"), 3, vec![choice(4)])),
        Ok(AppendOutcome::Appended { first: 4, last: 4 })
    );
}

#[test]
#[ignore = "needs nats-server"]
fn a_reader_whose_servers_wait_for_a_lost_answer_is_made_again() {
    let folder = tempfile::tempdir().unwrap();
    // Nothing that says "read so far, send more" arrives.
    let deaf = "authorization { users: [{ user: a, password: b, permissions: { publish: { deny: [\"$JS.FC.>\"] } } }] }\n\
                no_auth_user: a";
    let servers = Servers::start_with(folder.path(), 1, deaf);
    let address = servers.make("stalled", 1);
    let node = NatsStore::open(&address).unwrap();
    node.create_table(NewTable::new(id("t"), "T", 1), vec![]).unwrap();
    // Long, and no shorter when pressed.
    let mut chance = 7_u64;
    let letter = |_| {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        char::from(b'!' + (chance >> 33) as u8 % 90).to_ascii_lowercase()
    };
    let long: String = (0..store::MAX_BODY / 2).map(letter).filter(char::is_ascii_alphanumeric).collect();
    let mut longest = Duration::ZERO;
    for n in 0..30 {
        let record = NewRecord::new("choice", format!("\"{long}\""), 1);
        let began = Instant::now();
        let outcome = node.append(Append::new(id("t"), n, vec![record]));
        assert_eq!(outcome, Ok(AppendOutcome::Appended { first: n + 1, last: n + 1 }));
        longest = longest.max(began.elapsed());
    }
    assert!(longest > Duration::from_secs(1), "the servers waited for nothing: {longest:?}");
    // Whoever begins to read meets the same.
    assert_eq!(NatsStore::open(&address).unwrap().last_seq(&id("t")), Ok(30));
}

#[test]
#[ignore = "needs nats-server"]
fn what_the_servers_have_lost_is_written_again_by_who_has_read_it() {
    let folder = tempfile::tempdir().unwrap();
    let servers = Servers::start(folder.path(), 1);
    let address = servers.make("lost", 1);
    let (one, two) = (NatsStore::open(&address).unwrap(), NatsStore::open(&address).unwrap());
    let append = |store: &NatsStore, last: u64| {
        store.append(Append::new(
            id("t"),
            last,
            vec![choice(last + 1).with_request(format!("r{}", last + 1))],
        ))
    };
    let done = |n: u64| Ok(AppendOutcome::Appended { first: n, last: n });
    one.create_table(NewTable::new(id("t"), "T", 1).with_seat("host", "me"), vec![choice(1)]).unwrap();
    for last in 1..4 {
        assert_eq!(append(&one, last), done(last + 1));
    }
    servers.forget(&address, 0, "t");
    assert_eq!(servers.copy(&address, 0).len(), 0, "they have nothing of it");
    assert_eq!(append(&two, 4), done(5));
    assert_eq!(append(&one, 4).unwrap(), AppendOutcome::Repeated { seq: 5 });
    assert_eq!(append(&one, 5), done(6));
    let fresh = NatsStore::open(&address).unwrap();
    let logs = [&one, &two, &fresh].map(|store| store.read(&id("t"), 0, 99).unwrap());
    assert_eq!((logs[0].len(), &logs[0], &logs[1]), (6, &logs[1], &logs[2]));
    assert_eq!(fresh.seat(&id("t"), "host"), Ok(Some("me".into())));
}

#[test]
#[ignore = "needs nats-server"]
fn a_login_opens_what_is_closed_without() {
    let folder = tempfile::tempdir().unwrap();
    let servers = Servers::start_with(folder.path(), 1, "authorization { user: mouse, password: cheese }");
    let with = |login: &str| -> Address {
        servers.address("den").to_string().replace("//", &format!("//{login}")).parse().unwrap()
    };
    assert!(matches!(cluster::create(&with(""), 1, 1), Err(Error::Unreachable { .. })));
    assert_eq!(cluster::create(&with("mouse:cheese@"), 1, 1), Ok(()));
    assert!(NatsStore::open(&with("mouse:cheese@")).is_ok());
    assert!(matches!(NatsStore::open(&with("mouse:bread@")), Err(Error::Unreachable { .. })));
}

#[test]
#[ignore = "needs nats-server"]
fn what_is_not_there_or_of_another_kind_is_said_and_left_alone() {
    let nowhere: Address = "nats://127.0.0.1:1,127.0.0.1:2".parse().unwrap();
    assert!(matches!(NatsStore::open(&nowhere), Err(Error::Unreachable { .. })));
    let folder = tempfile::tempdir().unwrap();
    let servers = Servers::start(folder.path(), 1);
    let open = |name: &str| NatsStore::open(&servers.address(name)).map(drop);
    assert!(matches!(open("none"), Err(Error::NoStore { missing, .. }) if missing == "none-CLUSTER"));
    let made = servers.make("made", 2);
    assert_eq!(cluster::create(&made, 1, 2), Err(Error::StoreExists { place: made.to_string() }));
    assert_eq!(open("made"), Ok(()));

    servers.make("other", 1);
    servers.age("other");
    servers.delete("made-LOG-1");
    let before = servers.streams();
    assert!(matches!(open("made"), Err(Error::NoStore { missing, .. }) if missing == "made-LOG-1"));
    assert!(matches!(open("other"), Err(Error::OtherVersion { found, known: 1, .. }) if found == "2"));
    assert_eq!(servers.streams(), before, "nothing was made, and nothing written");
}
