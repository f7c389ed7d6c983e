//! Servers are killed, paused and stopped while nodes write; afterwards the logs are read in the style of Jepsen.
//!
//! `FAULTS=100 SEED=7 cargo nextest run -p barksburg-cluster --run-ignored all faults` makes it as long as wanted.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, RwLock};
use std::time::{Duration, Instant};

use cluster::testing::Servers;
use cluster::{Address, NatsStore};
use store::conformance::id;
use store::{Append, AppendOutcome, Deed, NewRecord, NewTable, Store, StoredRecord, TableId};

const NODES: usize = 3;
const SHARDS: usize = 2;
const TABLES: usize = 6;
const WRITERS: usize = 6;

/// What a writer was told.
#[derive(Clone, Debug)]
struct Acknowledged {
    table: usize,
    request: String,
    seq: u64,
    sent: Instant,
    answered: Instant,
}

/// Numbers that look like chance and are the same for the same seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % n as u64) as usize
    }
}

/// Nodes that can be lost and come back.
struct Nodes {
    address: Address,
    nodes: Vec<RwLock<Arc<NatsStore>>>,
}

impl Nodes {
    fn node(&self, n: usize) -> Arc<NatsStore> {
        Arc::clone(&self.nodes[n].read().unwrap())
    }

    /// A node ends in the middle of whatever it does, and another begins in its place.
    fn replace(&self, n: usize) {
        let fresh = open(&self.address);
        *self.nodes[n].write().unwrap() = fresh;
    }
}

/// Opens a node as soon as the servers let it.
fn open(address: &Address) -> Arc<NatsStore> {
    let until = Instant::now() + Duration::from_mins(1);
    loop {
        match NatsStore::open(address) {
            Ok(store) => return Arc::new(store),
            Err(error) => assert!(Instant::now() < until, "no node could be opened: {error}"),
        }
        std::thread::sleep(Duration::from_millis(200));
    }
}

fn table(n: usize) -> TableId {
    id(&format!("table{n}"))
}

/// When the last choice was begun at each table that was answered, and the longest that one took.
#[derive(Default)]
struct Progress(Mutex<([Option<Instant>; TABLES], Duration)>);

impl Progress {
    fn answered(&self, table: usize, sent: Instant) {
        let mut now = self.0.lock().unwrap();
        now.0[table] = now.0[table].max(Some(sent));
        now.1 = now.1.max(sent.elapsed());
    }

    /// Waits until something was written to every table that was begun after this; says how long the longest choice took.
    fn all_go_on(&self) -> Duration {
        let now = Instant::now();
        self.0.lock().unwrap().1 = Duration::ZERO;
        while !self.0.lock().unwrap().0.iter().all(|began| began.is_some_and(|began| began > now)) {
            assert!(now.elapsed() < Duration::from_mins(1), "somebody waits for ever");
            std::thread::sleep(Duration::from_millis(20));
        }
        self.0.lock().unwrap().1
    }
}

/// Ends the writers, also when something was found out meanwhile.
struct Stop<'a>(&'a AtomicBool);

impl Drop for Stop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Something goes wrong: the first four are one of each kind, then it is chance.
fn strike(
    servers: &mut Servers,
    nodes: &Nodes,
    address: &Address,
    fault: u64,
    chance: &mut Chance,
) -> (usize, &'static str) {
    let kind = if fault < 4 { fault as usize } else { chance.below(4) };
    let anyone = chance.below(servers.count());
    // Whoever leads is hit hardest.
    let leader = servers.leader(address, chance.below(SHARDS)).unwrap_or(anyone);
    match kind {
        0 => {
            servers.kill(leader);
            (leader, "killed")
        }
        1 => {
            servers.pause(leader);
            (leader, "paused")
        }
        2 => {
            servers.stop(leader);
            (leader, "stopped")
        }
        _ => {
            nodes.replace(anyone);
            (anyone, "node lost")
        }
    }
}

/// Writes at any node until told to stop; what is not acknowledged is sent again, as a tab does.
fn write(writer: usize, nodes: &Nodes, stop: &AtomicBool, progress: &Progress) -> Vec<Acknowledged> {
    let mut chance = Chance(writer as u64 * 7919 + 1);
    let mut told = Vec::new();
    let mut n = 0;
    while !stop.load(Ordering::Relaxed) {
        n += 1;
        let (at, request) = (chance.below(TABLES), format!("w{writer}-{n}"));
        let sent = Instant::now();
        loop {
            let node = nodes.node(chance.below(NODES));
            let Ok(last) = node.last_seq(&table(at)) else { continue };
            let record = NewRecord::new("choice", format!("\"{request}\""), 1).with_request(&*request);
            let seq = match node.append(Append::new(table(at), last, vec![record])) {
                Ok(AppendOutcome::Appended { first, .. }) => first,
                Ok(AppendOutcome::Repeated { seq }) => seq,
                // Somebody was faster, or nobody knows: again, perhaps at another node.
                Ok(AppendOutcome::Conflict { .. }) | Err(_) => {
                    std::thread::sleep(Duration::from_millis(2));
                    continue;
                }
            };
            let answered = Instant::now();
            progress.answered(at, sent);
            told.push(Acknowledged { table: at, request: request.clone(), seq, sent, answered });
            break;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    told
}

/// What is wrong with the logs, given what was acknowledged and what each reader has.
fn check(told: &[Acknowledged], readers: &[Vec<Vec<StoredRecord>>]) -> Vec<String> {
    let mut wrong = Vec::new();
    for (n, reader) in readers.iter().enumerate().skip(1) {
        if *reader != readers[0] {
            wrong.push(format!("reader {n} has other logs than the first"));
        }
    }
    for (at, log) in readers[0].iter().enumerate() {
        let mut seen: HashMap<&str, u64> = HashMap::new();
        for (n, record) in (1..).zip(log) {
            if record.seq != n {
                wrong.push(format!("table {at} has a gap before {}", record.seq));
            }
            let request = record.request.as_deref().unwrap_or_default();
            if let Some(before) = seen.insert(request, record.seq) {
                wrong.push(format!("table {at}: {request} at {before} and at {}", record.seq));
            }
            if record.body != format!("\"{request}\"") {
                wrong.push(format!("table {at}: nobody wrote {} as {request}", record.body));
            }
        }
        let mut in_order: BTreeMap<u64, &Acknowledged> = BTreeMap::new();
        for ack in told.iter().filter(|ack| ack.table == at) {
            match seen.get(ack.request.as_str()) {
                Some(seq) if *seq == ack.seq => {}
                Some(seq) => wrong.push(format!("table {at}: {} is at {seq}, not {}", ack.request, ack.seq)),
                None => wrong.push(format!("table {at}: {} was acknowledged and is lost", ack.request)),
            }
            in_order.insert(ack.seq, ack);
        }
        // What was answered before something else was sent has the lower number.
        let mut latest_sent: Option<&Acknowledged> = None;
        for ack in in_order.values() {
            if latest_sent.is_some_and(|before| ack.answered < before.sent) {
                wrong.push(format!("table {at}: {} came too late in the log", ack.request));
            }
            if latest_sent.is_none_or(|before| before.sent < ack.sent) {
                latest_sent = Some(ack);
            }
        }
    }
    wrong
}

fn read(store: &NatsStore) -> Vec<Vec<StoredRecord>> {
    (0..TABLES).map(|n| store.read(&table(n), 0, usize::MAX).expect("the table is there")).collect()
}

#[test]
#[ignore = "needs nats-server"]
fn nothing_acknowledged_is_lost_doubled_or_out_of_order() {
    let wanted =
        |name: &str, usual: u64| std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(usual);
    let (faults, seed) = (wanted("FAULTS", 2), wanted("SEED", 1));
    let folder = tempfile::tempdir().unwrap();
    let mut servers = Servers::start(folder.path(), 3);
    let address = servers.make("faults", SHARDS);
    let first = open(&address);
    for n in 0..TABLES {
        first.create_table(NewTable::new(table(n), "T", 1), vec![]).unwrap();
    }
    let nodes = (1..NODES).map(|_| open(&address));
    let nodes: Vec<_> = std::iter::once(first).chain(nodes).map(RwLock::new).collect();
    let nodes = Nodes { address: address.clone(), nodes };
    let (stop, told) = (AtomicBool::new(false), Mutex::new(Vec::new()));
    let progress = Progress::default();
    std::thread::scope(|scope| {
        for writer in 0..WRITERS {
            let (nodes, stop, told, progress) = (&nodes, &stop, &told, &progress);
            scope.spawn(move || told.lock().unwrap().extend(write(writer, nodes, stop, progress)));
        }
        let _stop = Stop(&stop);
        let mut chance = Chance(seed);
        std::thread::sleep(Duration::from_secs(1));
        for fault in 0..faults {
            let (victim, what) = strike(&mut servers, &nodes, &address, fault, &mut chance);
            // Everybody writes again before it is healed, and all is healed before the next.
            let gap = progress.all_go_on();
            match what {
                "killed" | "stopped" => servers.restart(victim),
                "paused" => servers.resume(victim),
                _ => {}
            }
            servers.heal(&address);
            println!("fault {fault}: {victim} {what}, the longest choice took {} ms", gap.as_millis());
        }
    });
    let told = told.into_inner().unwrap();
    // Everybody reads to the end, and somebody reads everything from the beginning.
    let fresh = open(&address);
    let mut readers = vec![read(&fresh)];
    for n in 0..NODES {
        let node = nodes.node(n);
        let until = Instant::now() + Duration::from_secs(20);
        while read(&node) != readers[0] && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(50));
        }
        readers.push(read(&node));
    }
    let wrong = check(&told, &readers);
    println!("{} acknowledged, {} faults, {} skipped messages", told.len(), faults, fresh.skipped());
    assert!(told.len() > 20, "hardly anything was written: {}", told.len());
    assert!(wrong.is_empty(), "{} mistakes, the first: {:?}", wrong.len(), &wrong[..wrong.len().min(5)]);
}

#[test]
#[ignore = "needs nats-server"]
fn the_checker_finds_what_a_store_without_the_rule_does() {
    let folder = tempfile::tempdir().unwrap();
    let servers = Servers::start(folder.path(), 1);
    let address = servers.make("lawless", 1);
    for lawless in [false, true] {
        let node = if lawless { NatsStore::open_lawless(&address) } else { NatsStore::open(&address) };
        let node = node.unwrap();
        if !lawless {
            (0..TABLES).for_each(|n| node.create_table(NewTable::new(table(n), "T", 1), vec![]).unwrap());
            for n in 0..10 {
                let record = |who: &str| {
                    let request = format!("{who}-{n}");
                    NewRecord::new("choice", format!("\"{request}\""), 1).with_request(request)
                };
                assert!(node.append(Append::new(table(0), n, vec![record("w")])).is_ok());
                // A second writer with the same expectation, let through as old servers did.
                let records = vec![record("x")];
                let double = Deed::Append { after: n, records, finished: None, seat: None };
                node.force(&table(0), n + 2, double).unwrap();
            }
        }
        let now = Instant::now();
        let told: Vec<Acknowledged> = (0..10)
            .map(|n| Acknowledged {
                table: 0,
                request: format!("w-{n}"),
                seq: n + 1,
                sent: now,
                answered: now,
            })
            .collect();
        let wrong = check(&told, &[read(&node)]);
        assert_eq!(wrong.is_empty(), !lawless, "{wrong:?}");
    }
}

#[test]
fn the_checker_finds_every_kind_of_mistake() {
    let record = |seq: u64, request: &str| StoredRecord {
        seq,
        kind: "choice".into(),
        body: format!("\"{request}\""),
        at_ms: 1,
        request: Some(request.into()),
    };
    let begin = Instant::now();
    let ack = |request: &str, seq: u64, from: u64, to: u64| Acknowledged {
        table: 0,
        request: request.into(),
        seq,
        sent: begin + Duration::from_millis(from),
        answered: begin + Duration::from_millis(to),
    };
    let good = vec![vec![record(1, "a"), record(2, "b")]];
    let told = [ack("a", 1, 0, 5), ack("b", 2, 3, 9)];
    assert_eq!(check(&told, &[good.clone(), good.clone()]), [""; 0]);
    let wrong = |told: &[Acknowledged], logs: &[Vec<Vec<StoredRecord>>]| check(told, logs).len();
    assert_eq!(wrong(&[ack("c", 3, 0, 1)], std::slice::from_ref(&good)), 1, "lost");
    assert_eq!(wrong(&[ack("a", 2, 0, 1)], std::slice::from_ref(&good)), 1, "at another number");
    assert_eq!(wrong(&told, &[good.clone(), vec![vec![record(1, "a")]]]), 1, "other readers, other logs");
    assert_eq!(wrong(&[], &[vec![vec![record(1, "a"), record(2, "a")]]]), 1, "twice");
    assert_eq!(wrong(&[], &[vec![vec![record(1, "a"), record(3, "b")]]]), 1, "a gap");
    assert_eq!(wrong(&[ack("a", 1, 20, 30), ack("b", 2, 3, 9)], &[good]), 1, "out of order");
    let foreign = StoredRecord { body: "\"z\"".into(), ..record(1, "a") };
    assert_eq!(wrong(&[], &[vec![vec![foreign]]]), 1, "invented");
}
