//! Three servers of Barksburg on three of NATS, while people and companions play: servers of either kind are killed,
//! paused and stopped. Afterwards all logs are read in the style of Jepsen. `cargo xtask test` fetches nats-server and
//! runs four faults; `cargo xtask faults` runs as many as wanted.
#![cfg(feature = "nats")]

use cluster::testing::Servers;
use cluster::{Address, NatsStore};
use std::collections::{BTreeMap, HashMap};
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::process::Command;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use store::{Store, StoredRecord, TableId};

#[path = "cluster/playing.rs"]
mod playing;
#[path = "cluster/seats.rs"]
mod seats;

use playing::{Chance, NODES, Node, PLAYERS, Played, Playing, Stop, Stuck, between, call, get, post};

const SHARDS: usize = 2;

/// A choice that takes longer is no longer "waiting for an election".
const LONGEST: Duration = Duration::from_secs(25);

/// What can go wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fault {
    NodeKilled,
    LeaderKilled,
    LeaderPaused,
    LeaderStopped,
    /// Nothing gets from it to the others and back, though nodes still reach it.
    LeaderCutOff,
    NodePaused,
}

/// Those of a run: in the suite one of the first five each, on demand as many as wanted of two kinds and some others.
fn faults() -> Vec<Fault> {
    use Fault::{LeaderCutOff, LeaderKilled, LeaderPaused, LeaderStopped, NodeKilled, NodePaused};
    let wanted = |name: &str| std::env::var(name).ok().and_then(|n| n.parse::<usize>().ok());
    let Some(nodes) = wanted("NODE_KILLS") else {
        return vec![NodeKilled, LeaderKilled, LeaderPaused, LeaderStopped, LeaderCutOff];
    };
    let leaders = wanted("LEADER_KILLS").unwrap_or(nodes * 3 / 10);
    let other = [LeaderPaused, LeaderCutOff, NodePaused, LeaderStopped].into_iter().cycle().take(leaders / 3);
    let mut all: Vec<Fault> =
        std::iter::repeat_n(NodeKilled, nodes).chain(std::iter::repeat_n(LeaderKilled, leaders)).collect();
    all.extend(other);
    let mut chance = Chance(wanted("SEED").unwrap_or(1) as u64);
    (1..all.len()).rev().for_each(|n| all.swap(n, chance.below(n + 1)));
    all
}

/// Lets one thing go wrong, waits until everybody plays on, and mends it. The longest choice meanwhile.
fn strike(
    fault: Fault,
    playing: &Playing,
    nodes: &mut [Node],
    servers: &mut Servers,
    address: &Address,
) -> Duration {
    let place = address.to_string();
    // Whoever the audience is at plays for the companions; whoever leads is hit hardest.
    let node = playing.audience.load(Ordering::Relaxed);
    let leader = (0..SHARDS).find_map(|shard| servers.leader(address, shard)).unwrap_or(0);
    match fault {
        Fault::NodeKilled => nodes[node].child.kill().expect("it is ours"),
        Fault::NodePaused => nodes[node].signal("-STOP"),
        Fault::LeaderKilled => servers.kill(leader),
        Fault::LeaderPaused => servers.pause(leader),
        Fault::LeaderStopped => servers.stop(leader),
        Fault::LeaderCutOff => servers.cut_off(leader),
    }
    let since = playing.since_now();
    if fault == Fault::NodePaused {
        // Whoever asks a node whose clock stands waits for it: no balancer is in front of it here.
        std::thread::sleep(Duration::from_secs(8));
        nodes[node].signal("-CONT");
    }
    let longest = playing.players_go_on(&since, nodes);
    let longest = longest.unwrap_or_else(|stuck| tell_who_is(&stuck, servers, address));
    match fault {
        Fault::NodeKilled => {
            nodes[node].replace(&place);
            playing.moved(node, &nodes[node].address);
        }
        Fault::LeaderKilled | Fault::LeaderStopped => servers.restart(leader),
        Fault::LeaderPaused => servers.resume(leader),
        Fault::LeaderCutOff => servers.join(leader),
        Fault::NodePaused => {}
    }
    if !matches!(fault, Fault::NodeKilled | Fault::NodePaused) {
        servers.heal(address);
    }
    // Companions go on when what their node held has run out.
    playing.companions_go_on(&since, nodes).unwrap_or_else(|stuck| tell_who_is(&stuck, servers, address));
    longest
}

/// Says all that can be found out about who cannot play on.
fn tell_who_is(stuck: &Stuck, servers: &Servers, address: &Address) -> ! {
    println!("{}", stuck.why);
    for table in &stuck.tables {
        tell_of_leader(servers, address, table);
    }
    panic!("somebody cannot play on");
}

/// What is wrong with a table, given what its player was told.
fn check(played: &Played, player: usize, log: &[StoredRecord]) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut at: HashMap<&str, u64> = HashMap::new();
    for (n, record) in (1..).zip(log) {
        if record.seq != n {
            wrong.push(format!("there is a gap before {}", record.seq));
        }
        match &record.request {
            Some(request) => {
                if let Some(before) = at.insert(request, record.seq) {
                    wrong.push(format!("{request} is there at {before} and at {}", record.seq));
                }
                let number = request.strip_prefix(&format!("{player}-{}-", played.table));
                let tried = number.and_then(|n| n.parse::<usize>().ok()).is_some_and(|n| n <= played.tried);
                if !tried {
                    wrong.push(format!("nobody chose {request}"));
                }
            }
            None if record.kind == "choice" => wrong.push(format!("nobody chose {}", record.body)),
            None => {}
        }
    }
    for (request, seq) in &played.told {
        if at.get(request.as_str()) != Some(seq) {
            wrong.push(format!("{request} was acknowledged as {seq}, and is {:?}", at.get(request.as_str())));
        }
    }
    if !played.told.is_sorted_by_key(|(_, seq)| *seq) {
        wrong.push("what was acknowledged first comes later".into());
    }
    wrong
}

/// What is wrong with a table at which only companions play.
fn check_companions(log: &[StoredRecord]) -> Vec<String> {
    let mut wrong = Vec::new();
    for (n, record) in (1..).zip(log) {
        if record.seq != n {
            wrong.push(format!("there is a gap before {}", record.seq));
        }
        let body: serde_json::Value = serde_json::from_str(&record.body).unwrap_or_default();
        if record.kind == "choice" && body["companion"].is_null() && body["settled"] != true {
            wrong.push(format!("no companion chose {}", record.body));
        }
    }
    wrong
}

/// Says what whoever leads has of a table.
fn tell_of_leader(servers: &Servers, address: &Address, table: &str) {
    for shard in 0..SHARDS {
        let copy = servers.copy(address, shard);
        let of_it = copy.iter().filter(|(_, (subject, _))| subject.ends_with(table));
        for (seq, (_, payload)) in of_it {
            let text = String::from_utf8_lossy(&payload[..payload.len().min(90)]).into_owned();
            println!("  {table} in stream {shard}: {seq} {} {text}", payload.len());
        }
        println!("  stream {shard} ends with {:?}", copy.keys().next_back());
    }
}

/// Says all that can be found out about a table that is not as it should be.
fn tell_of(servers: &mut Servers, address: &Address, nodes: &[Node], table: &str, mistakes: usize) {
    println!("table {table} has {mistakes} mistakes");
    for node in nodes {
        let page = get(&node.address, &format!("/t/{table}")).unwrap_or_default();
        println!("  {} shows {:?}", node.address, between(&page, "data-seq=\"", "\""));
    }
    for shard in 0..SHARDS {
        for (server, copy) in servers.copies(address, shard).into_iter().enumerate() {
            let of_it = copy.iter().filter(|(_, (subject, _))| subject.ends_with(table));
            let steps: Vec<String> = of_it
                .map(|(seq, (_, payload))| {
                    let text = String::from_utf8_lossy(&payload[..payload.len().min(90)]).into_owned();
                    format!("    {seq} {} {text}", payload.len())
                })
                .collect();
            if !steps.is_empty() {
                println!("  server {server} has {} messages of it", steps.len());
                println!("{}", steps.join("\n"));
            }
        }
    }
}

#[test]
#[ignore = "needs nats-server"]
fn nodes_and_servers_die_and_nothing_acknowledged_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut servers = Servers::start(folder.path(), 3);
    let address = servers.make("nodes", SHARDS);
    let place = address.to_string();
    let log = |n: usize| folder.path().join(format!("node-{n}.log"));
    let mut nodes: Vec<Node> = (0..NODES).map(|n| Node::start(&place, &log(n))).collect();
    let playing = Playing::new(&nodes);
    let (played, watched, contests) = std::thread::scope(|scope| {
        let playing = &playing;
        let players: Vec<_> = (0..PLAYERS).map(|player| scope.spawn(move || playing.play(player))).collect();
        let watcher = scope.spawn(move || playing.watch());
        let crowd = scope.spawn(move || seats::contests(playing));
        let stop = Stop(&playing.stop);
        let since = playing.since_now();
        let begun = playing.players_go_on(&since, &nodes).map(drop);
        let begun = begun.and_then(|()| playing.companions_go_on(&since, &nodes));
        begun.unwrap_or_else(|stuck| tell_who_is(&stuck, &servers, &address));
        let mut gaps: BTreeMap<Fault, Vec<u128>> = BTreeMap::new();
        for (n, fault) in faults().into_iter().enumerate() {
            let began = Instant::now();
            let longest = strike(fault, playing, &mut nodes, &mut servers, &address);
            let (longest_ms, all_ms) = (longest.as_millis(), began.elapsed().as_millis());
            println!("fault {n}: {fault:?}; the longest choice took {longest_ms} ms, all of it {all_ms} ms");
            assert!(longest < LONGEST, "{fault:?}: a choice took {longest:?}");
            gaps.entry(fault).or_default().push(longest_ms);
        }
        for (fault, mut longest) in gaps {
            longest.sort_unstable();
            let (times, half, most) = (longest.len(), longest[longest.len() / 2], longest[longest.len() - 1]);
            println!(
                "{fault:?} {times} times: the longest choice took {half} ms in the middle, {most} ms at most"
            );
        }
        drop(stop);
        let played: Vec<Vec<Played>> =
            players.into_iter().map(|player| player.join().expect("a player")).collect();
        (played, watcher.join().expect("an audience"), crowd.join().expect("a crowd"))
    });
    let store = NatsStore::open(&address).expect("the servers are there");
    let log = |table: &str| {
        store.read(&TableId::new(table).expect("an id"), 0, usize::MAX).expect("the table is there")
    };
    let (mut acknowledged, mut wrong) = (0, Vec::new());
    for (player, tables) in played.iter().enumerate() {
        for table in tables {
            acknowledged += table.told.len();
            let found = check(table, player, &log(&table.table));
            if !found.is_empty() {
                tell_of(&mut servers, &address, &nodes, &table.table, found.len());
            }
            wrong.extend(found);
        }
    }
    let by_companions: usize = watched.iter().map(|table| log(table).len()).sum();
    wrong.extend(watched.iter().flat_map(|table| check_companions(&log(table))));
    for contest in &contests {
        let seats = store.seats(&TableId::new(&contest.table).expect("an id")).expect("the table is there");
        wrong.extend(seats::check(&log(&contest.table), &seats, contest.seated.len()));
    }
    let seated: usize = contests.iter().map(|contest| contest.seated.len()).sum();
    let failed = playing.failed.load(Ordering::Relaxed);
    let asked_back = playing.asked_back.load(Ordering::Relaxed);
    println!(
        "{acknowledged} acknowledged, {by_companions} records of companions, {seated} sat down at {} tables, {failed} not \
         kept, {asked_back} times asked to come back",
        contests.len()
    );
    assert!(wrong.is_empty(), "{} mistakes, the first: {:?}", wrong.len(), &wrong[..wrong.len().min(5)]);
    assert!(
        acknowledged > 20 && by_companions > 5,
        "hardly anybody could play: {acknowledged}, {by_companions}"
    );
    assert_eq!(failed, 0, "choices wait, and none fails");
    assert!(!contests.is_empty() && seated == 2 * contests.len(), "{seated} at {} tables", contests.len());
    for (n, contest) in contests.iter().enumerate() {
        let (node, table) = (&nodes[n % NODES].address, &contest.table);
        assert!(
            contest.seated.iter().all(|person| person.sits_at(node, table)),
            "a seat of {table} at {node}"
        );
    }
    // Every node shows what the log says. Where companions play it may say more by now.
    for table in played.iter().flatten().map(|played| &played.table) {
        for node in &nodes {
            let page = get(&node.address, &format!("/t/{table}")).expect("it answers");
            let seq = between(&page, "data-seq=\"", "\"").map(str::to_string);
            assert_eq!(seq, Some(log(table).len().to_string()), "{table} at {}", node.address);
        }
    }
    drop(nodes);
    for shard in 0..SHARDS {
        // What a node was writing as it ended may still be on its way to some of them the first time.
        let alike = (0..2).any(|_| {
            let copies = servers.copies(&address, shard);
            copies.iter().all(|copy| *copy == copies[0])
        });
        assert!(alike, "servers have different copies of stream {shard}");
    }
    // Everything replays, here and elsewhere: no choice, a companion's neither, was made where it could not be.
    let copy = folder.path().join("copy");
    let copy = copy.to_str().expect("text");
    let (code, said) = call(&["store", "copy", &place, copy]);
    assert_eq!(code, 0, "{said}");
    let (code, said) = call(&["verify", "--data", copy]);
    assert_eq!(code, 0, "{said}");
}

#[test]
fn the_checker_finds_every_kind_of_mistake() {
    let record = |seq: u64, request: Option<&str>| StoredRecord {
        seq,
        kind: "choice".into(),
        body: "{}".into(),
        at_ms: 1,
        request: request.map(str::to_string),
    };
    let told = |told: &[(&str, u64)]| Played {
        table: "t".into(),
        tried: 3,
        told: told.iter().map(|(request, seq)| ((*request).to_string(), *seq)).collect(),
    };
    let good = [record(1, Some("0-t-1")), record(2, Some("0-t-2"))];
    let mistakes = |given: &[(&str, u64)], log: &[StoredRecord]| check(&told(given), 0, log).len();
    assert_eq!(mistakes(&[("0-t-1", 1), ("0-t-2", 2)], &good), 0);
    assert_eq!(mistakes(&[("0-t-3", 3)], &good), 1, "lost");
    assert_eq!(mistakes(&[("0-t-1", 2)], &good), 1, "at another number");
    assert_eq!(mistakes(&[("0-t-2", 2), ("0-t-1", 1)], &good), 1, "out of order");
    assert_eq!(mistakes(&[], &[record(1, Some("0-t-1")), record(2, Some("0-t-1"))]), 1, "twice");
    assert_eq!(mistakes(&[], &[record(1, Some("0-t-1")), record(3, Some("0-t-2"))]), 1, "a gap");
    assert_eq!(mistakes(&[], &[record(1, Some("0-t-9"))]), 1, "invented");
    assert_eq!(mistakes(&[], &[record(1, Some("7-x-1"))]), 1, "somebody else's");
    assert_eq!(mistakes(&[], &[record(1, None)]), 1, "nobody's");
}

#[test]
#[ignore = "needs nats-server"]
fn games_move_from_a_folder_to_the_servers_and_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let servers = Servers::start(folder.path(), 1);
    let place = servers.address("moved").to_string();
    let path = |name: &str| folder.path().join(name).to_str().expect("text").to_string();
    let (games, back) = (path("games"), path("back"));
    let (code, said) = call(&["store", "copy", &games, &place]);
    assert!(code == 2 && said.contains(&games), "there is no such folder: {said}");
    drop(store::SqliteStore::open(&games).expect("a folder"));
    let (code, said) = call(&["store", "copy", &games, &place]);
    assert!(code == 2 && said.contains("barksburg store create"), "there is no store: {said}");
    assert_eq!(call(&["store", "create", &place]).0, 0);
    let (code, said) = call(&["store", "create", &place]);
    assert!(code == 2 && said.contains("already"), "{said}");
    // A game that was begun at a node with the streams.
    let node = Node::start(&place, &folder.path().join("node.log"));
    let made = post(&node.address, "/new", "quick=1").expect("an answer");
    let table = between(&made, "location: /t/", "\r\n").expect("a table").to_string();
    drop(node);
    for (from, to, copied) in
        [(&place, &back, true), (&place, &back, false), (&back, &place, false), (&back, &games, true)]
    {
        let (code, said) = call(&["store", "copy", from, to]);
        let expected = if copied { "Copied: 1." } else { "Copied: 0." };
        assert!(code == 0 && said.contains(expected), "{from} to {to}: {said}");
    }
    let store = store::SqliteStore::open(&games).expect("a folder");
    assert!(store.table(&TableId::new(&table).expect("an id")).is_ok());
}

#[test]
#[ignore = "needs nats-server"]
fn the_shipped_configuration_of_the_servers_is_understood() {
    let server = cluster::testing::server_program().expect("a nats-server");
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/nats.conf");
    let settings = [("NAME", "nats1"), ("STORE_PASSWORD", "word")];
    let told = Command::new(server).args(["-t", "-c", file]).envs(settings).output().expect("it starts");
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
}

#[test]
fn what_is_shipped_and_told_names_servers_that_are_not_refused() {
    let read = |file: &str| {
        std::fs::read_to_string(format!("{}/../../{file}", env!("CARGO_MANIFEST_DIR"))).expect(file)
    };
    let image = read("deploy/compose-cluster.yaml");
    let image = between(&image, "image: nats:", "\n").expect("an image of NATS");
    // The latest of its minor version.
    let minor =
        |text: &str| text.split('.').take(2).map(|n| n.parse().expect("a number")).collect::<Vec<u32>>();
    assert!(minor(image) >= minor(cluster::OLDEST), "nats:{image}");
    let guide = read("docs/cluster.md");
    assert!(guide.contains(&format!("nats-server {} or later", cluster::OLDEST)), "docs/cluster.md");
}

/// Something that greets like a server of NATS, as often as somebody comes.
fn greeting(version: &str, longest: u64) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("it is bound");
    let info = format!(
        "INFO {{\"server_id\":\"N\",\"server_name\":\"n\",\"version\":\"{version}\",\"go\":\"go1\",\"host\":\"127.0.0.1\",\
         \"port\":{},\"max_payload\":{longest},\"proto\":1,\"headers\":true,\"client_id\":1}}\r\n",
        address.port()
    );
    std::thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            let _ = stream.write_all(info.as_bytes());
            for line in BufReader::new(stream.try_clone().expect("a stream")).lines().map_while(Result::ok) {
                if line == "PING" {
                    let _ = stream.write_all(b"PONG\r\n");
                }
            }
        }
    });
    format!("nats://{address}")
}

#[test]
fn servers_that_lose_moves_are_refused_with_the_reason() {
    let (old, short) = (greeting("2.10.27", 8 << 20), greeting(cluster::OLDEST, 1 << 20));
    let reason = format!(
        "has version 2.10.27. Barksburg needs {} or later: older servers can lose moves that they have confirmed",
        cluster::OLDEST
    );
    for (args, says) in [
        (["serve", "--store", &old], &*reason),
        (["store", "create", &old], &*reason),
        (["serve", "--store", &short], "Set max_payload to 8MB"),
    ] {
        let (code, said) = call(&args);
        assert!(code == 2 && said.contains(says), "{args:?}: {code} {said}");
    }
}

#[test]
#[ignore = "needs nats-server"]
fn a_store_that_is_missing_damaged_or_of_another_version_is_said_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let servers = Servers::start(folder.path(), 1);
    servers.make("whole", 1);
    servers.make("later", 1);
    servers.age("later");
    servers.make("torn", 2);
    servers.delete("torn-LOG-1");
    let before = servers.streams();
    for (name, says) in [
        ("none", "Create one: barksburg store create"),
        ("later", "has version 2, this Barksburg knows 1; it was not changed"),
        ("torn", "(torn-LOG-1 is missing)"),
    ] {
        let (code, said) = call(&["serve", "--store", &servers.address(name).to_string()]);
        assert!(code == 2 && said.contains(says), "{name}: {code} {said}");
    }
    let (code, said) = call(&["store", "create", &servers.address("whole").to_string()]);
    assert!(code == 2 && said.contains("it was not changed"), "{said}");
    assert_eq!(servers.streams(), before);
}

#[test]
fn a_password_is_shown_nowhere() {
    for (args, ends) in [
        (&["serve", "--check-config", "--store", "nats://mouse:geheim@n1,n2/den"][..], 0),
        (&["serve", "--check-config", "--store", "nats://mouse:geheim@"][..], 2),
        (&["serve", "--store", "nats://mouse:geheim@127.0.0.1:1"][..], 2),
        (&["store", "create", "nats://mouse:geheim@127.0.0.1:1"][..], 2),
        (&["store", "copy", "nats://mouse:geheim@127.0.0.1:1", "nats://mouse:geheim@127.0.0.1:2"][..], 2),
    ] {
        let (code, said) = call(args);
        assert!(code == ends && !said.contains("geheim"), "{args:?}: {code} {said}");
        assert!(code == 2 || said.contains("store = \"nats://mouse:***@n1,n2/den\""), "{said}");
    }
}

#[test]
fn what_cannot_be_opened_is_said_and_ends_with_two() {
    for (args, says) in [
        (&["serve", "--store", "nats://127.0.0.1:1"][..], "no NATS server answers at nats://127.0.0.1:1"),
        (&["serve", "--store", "cheese"][..], "“cheese” is not an address of NATS servers"),
        (&["serve", "--store", "nats://", "--check-config"][..], "is not an address of NATS servers"),
        (&["store", "create", "nats://127.0.0.1:1"][..], "no NATS server answers"),
        (&["store", "copy", "nats://127.0.0.1:1"][..], "say where to copy"),
    ] {
        let (code, said) = call(args);
        assert!(code == 2 && said.contains(says), "{args:?}: {code} {said}");
    }
}
