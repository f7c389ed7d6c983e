//! Who plays while servers die: nodes, people at them, companions with an audience, and what each was told.

use std::fs::File;
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, RwLock};
use std::time::{Duration, Instant};

pub(crate) const NODES: usize = 3;
pub(crate) const PLAYERS: usize = 4;

pub(crate) fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_barksburg"));
    command.args(args).env_remove("LC_ALL").env("LANG", "C");
    command
}

pub(crate) fn call(args: &[&str]) -> (i32, String) {
    let Output { status, stdout, stderr } = program(args).output().expect("the program starts");
    let said = [stdout, stderr].concat();
    (status.code().unwrap_or(-1), String::from_utf8_lossy(&said).into_owned())
}

/// A server of Barksburg; it ends with this value.
pub(crate) struct Node {
    pub(crate) child: Child,
    pub(crate) address: String,
    log: PathBuf,
}

impl Node {
    /// Starts one that writes its log to a file behind what is there.
    pub(crate) fn start(store: &str, log: &Path) -> Node {
        let limits = "changes=1000000,changes-per-second=100000,pages=1000000,pages-per-second=100000,\
                      games=100000,games-per-minute=100000,games-per-day=100000";
        let args = ["serve", "--listen", "127.0.0.1:0", "--store", store, "--limit", limits];
        let until = Instant::now() + Duration::from_mins(1);
        loop {
            let log_file = File::options().create(true).append(true).open(log).expect("the folder is ours");
            let started = program(&args).stdout(Stdio::piped()).stderr(log_file).spawn();
            let mut child = started.expect("the program starts");
            let mut lines = BufReader::new(child.stdout.as_mut().expect("piped")).lines();
            if let Some(Ok(first)) = lines.next() {
                let address = first.split("http://").nth(1).expect("an address").trim_matches('/').into();
                return Node { child, address, log: log.to_path_buf() };
            }
            // While the servers of NATS elect somebody, none can be opened.
            assert!(Instant::now() < until, "no node could be started");
            let _ = child.wait();
        }
    }

    pub(crate) fn signal(&self, signal: &str) {
        let sent = Command::new("kill").args([signal, &self.child.id().to_string()]).status();
        assert!(sent.is_ok_and(|status| status.success()), "{signal} could not be sent");
    }

    /// Dies at once, and another comes up on the same store.
    pub(crate) fn replace(&mut self, store: &str) {
        *self = Node::start(store, &self.log);
    }

    /// How it answers now, and the last it wrote to its log.
    fn state(&self) -> String {
        let asked = Instant::now();
        let first = get(&self.address, "/healthz").and_then(|a| a.lines().next().map(str::to_string));
        let log = std::fs::read_to_string(&self.log).unwrap_or_default();
        let last: Vec<&str> = log.lines().rev().take(15).collect();
        let last: Vec<&str> = last.into_iter().rev().collect();
        format!("{} answered {first:?} after {:?}\n{}", self.address, asked.elapsed(), last.join("\n"))
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a server answers; nothing if it does not.
pub(crate) fn ask(address: &str, line: &str, head: &str, body: &str) -> Option<String> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(30))).ok()?;
    write!(stream, "{line} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{head}\r\n{body}").ok()?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).ok()?;
    let text = String::from_utf8_lossy(&answer).into_owned();
    text.starts_with("HTTP/1.1").then_some(text)
}

pub(crate) fn get(address: &str, path: &str) -> Option<String> {
    ask(address, &format!("GET {path}"), "", "")
}

pub(crate) fn post(address: &str, path: &str, body: &str) -> Option<String> {
    let head = format!(
        "Content-Type: application/x-www-form-urlencoded\r\nAccept: application/json\r\nContent-Length: {}\r\n",
        body.len()
    );
    ask(address, &format!("POST {path}"), &head, body)
}

pub(crate) fn between<'t>(text: &'t str, before: &str, after: &str) -> Option<&'t str> {
    text.split_once(before)?.1.split_once(after).map(|(found, _)| found)
}

fn encoded(text: &str) -> String {
    text.bytes()
        .map(|b| if b.is_ascii_alphanumeric() { (b as char).to_string() } else { format!("%{b:02X}") })
        .collect()
}

pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % n as u64) as usize
    }
}

/// What everybody at the tables shares.
pub(crate) struct Playing {
    /// Where the nodes are; each comes back at another address.
    nodes: RwLock<Vec<String>>,
    pub(crate) stop: AtomicBool,
    /// For each player: when the last choice was begun that was answered.
    answered: Mutex<Vec<Option<Instant>>>,
    /// The longest choice since somebody last asked.
    longest: Mutex<Duration>,
    /// Choices that were refused because nobody could keep them.
    pub(crate) failed: AtomicUsize,
    /// How often somebody was asked to try the same again, as the page does by itself.
    pub(crate) asked_back: AtomicUsize,
    /// For each player: what was asked last, of whom, and what came of it.
    said: Mutex<Vec<String>>,
    /// For each player, and for the audience: the table they are at.
    at_table: Mutex<Vec<String>>,
    /// The node that the companions' audience is at, and how many of their records it has seen.
    pub(crate) audience: AtomicUsize,
    shown: AtomicUsize,
}

/// What came of a player's table.
pub(crate) struct Played {
    pub(crate) table: String,
    /// How many choices were tried.
    pub(crate) tried: usize,
    /// The requests that were acknowledged, and the record that each was told.
    pub(crate) told: Vec<(String, u64)>,
}

impl Playing {
    pub(crate) fn new(nodes: &[Node]) -> Playing {
        Playing {
            nodes: RwLock::new(nodes.iter().map(|node| node.address.clone()).collect()),
            stop: AtomicBool::new(false),
            answered: Mutex::new(vec![None; PLAYERS]),
            said: Mutex::new(vec![String::new(); PLAYERS + 1]),
            at_table: Mutex::new(vec![String::new(); PLAYERS + 1]),
            longest: Mutex::default(),
            failed: AtomicUsize::new(0),
            asked_back: AtomicUsize::new(0),
            audience: AtomicUsize::new(0),
            shown: AtomicUsize::new(0),
        }
    }

    /// A node came back elsewhere.
    pub(crate) fn moved(&self, node: usize, address: &str) {
        address.clone_into(&mut self.nodes.write().expect("nobody panicked")[node]);
    }

    pub(crate) fn at(&self, node: usize) -> String {
        self.nodes.read().expect("nobody panicked")[node].clone()
    }

    pub(crate) fn over(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Begins a game at whatever node answers.
    fn begin(&self, player: usize, chance: &mut Chance, body: &str) -> String {
        loop {
            let node = self.at(chance.below(NODES));
            let asked = Instant::now();
            let made = post(&node, "/new", body);
            self.say(player, &format!("{node} /new"), asked, made.as_deref());
            let at = made.as_deref().and_then(|a| between(a, "location: /t/", "\r\n"));
            if let Some(at) = at {
                return at.to_string();
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Plays one table after the other at whatever node answers, until it is over. A choice that was not acknowledged is
    /// sent again.
    pub(crate) fn play(&self, player: usize) -> Vec<Played> {
        let mut chance = Chance(player as u64 * 104_729 + 3);
        let mut tables = Vec::new();
        while !self.over() {
            let mut played =
                Played { table: self.begin(player, &mut chance, "quick=1"), tried: 0, told: Vec::new() };
            self.at_table.lock().expect("nobody panicked")[player].clone_from(&played.table);
            while !self.over() && self.choose(player, &mut chance, &mut played) {
                std::thread::sleep(Duration::from_millis(20));
            }
            tables.push(played);
        }
        tables
    }

    /// One choice; says whether the game goes on.
    fn choose(&self, player: usize, chance: &mut Chance, played: &mut Played) -> bool {
        let table = played.table.clone();
        let (node, asked) = (self.at(chance.below(NODES)), Instant::now());
        let page = get(&node, &format!("/t/{table}")).unwrap_or_default();
        let offered = page.split("name=\"choice\" value=\"").skip(1).filter_map(|b| b.split('"').next());
        let offered: Vec<&str> = offered.filter(|choice| !choice.is_empty()).collect();
        let choice = offered.get(chance.below(offered.len().max(1)));
        let (Some(seq), Some(choice)) = (between(&page, "data-seq=\"", "\""), choice) else {
            self.say(player, &format!("{node} /t/{table}"), asked, Some(&page));
            return !page.contains("/recap");
        };
        played.tried += 1;
        let request = format!("{player}-{table}-{}", played.tried);
        let body = format!("seq={seq}&choice={}&request={request}", encoded(&choice.replace("&#39;", "'")));
        let sent = Instant::now();
        // Until somebody says yes or no; what nobody answered may still have been done.
        while sent.elapsed() < Duration::from_mins(1) {
            let node = self.at(chance.below(NODES));
            let asked = Instant::now();
            let answer = post(&node, &format!("/t/{table}/choose"), &body);
            self.say(player, &format!("{node} /t/{table} {body}"), asked, answer.as_deref());
            let Some(answer) = answer else {
                std::thread::sleep(Duration::from_millis(20));
                continue;
            };
            if answer.starts_with("HTTP/1.1 200") {
                let seq = between(&answer, "\"seq\":", "}").and_then(|seq| seq.trim().parse().ok());
                played.told.push((request, seq.expect("a number")));
                self.note(player, sent);
                return true;
            }
            if !answer.starts_with("HTTP/1.1 503") {
                // The page was old: it is read again.
                return true;
            }
            let later = answer.contains("retry-after: 1\r\n");
            let counter = if later { &self.asked_back } else { &self.failed };
            counter.fetch_add(1, Ordering::Relaxed);
            std::thread::sleep(Duration::from_millis(400));
        }
        true
    }

    fn say(&self, player: usize, what: &str, asked: Instant, answer: Option<&str>) {
        let first = answer.and_then(|answer| answer.lines().next()).unwrap_or("nothing");
        let text = answer.and_then(|answer| between(answer, "\"text\":\"", "\""));
        let told = format!("{what} answered {first} {text:?} after {:?}", asked.elapsed());
        self.said.lock().expect("nobody panicked")[player] = told;
    }

    fn note(&self, player: usize, sent: Instant) {
        self.answered.lock().expect("nobody panicked")[player] = Some(sent);
        let mut longest = self.longest.lock().expect("nobody panicked");
        *longest = longest.max(sent.elapsed());
    }

    /// Looks at a table of companions, who play as long as somebody does; comes back elsewhere when its node is gone.
    pub(crate) fn watch(&self) -> Vec<String> {
        let mut chance = Chance(5);
        let mut tables = Vec::new();
        while !self.over() {
            let table = self.begin(PLAYERS, &mut chance, &companions());
            self.at_table.lock().expect("nobody panicked")[PLAYERS].clone_from(&table);
            tables.push(table.clone());
            while !self.over() {
                if self.follow(self.audience.load(Ordering::Relaxed), &table).is_none() {
                    self.audience.store(chance.below(NODES), Ordering::Relaxed);
                    std::thread::sleep(Duration::from_millis(100));
                }
                let page = get(&self.at(chance.below(NODES)), &format!("/t/{table}")).unwrap_or_default();
                if page.contains("/recap") {
                    break;
                }
            }
        }
        tables
    }

    /// Reads a stream until nothing more is said; nothing comes back if it breaks off.
    fn follow(&self, node: usize, table: &str) -> Option<()> {
        let address = self.at(node);
        let mut stream = TcpStream::connect(&address).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(3))).ok()?;
        write!(stream, "GET /t/{table}/events?format=json HTTP/1.1\r\nHost: {address}\r\n\r\n").ok()?;
        let mut last = 0;
        for line in BufReader::new(stream).lines() {
            let line = match line {
                Ok(line) => line,
                Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                    return Some(());
                }
                Err(_) => return None,
            };
            if self.over() {
                return Some(());
            }
            if let Some(seq) = line.strip_prefix("id: ").and_then(|seq| seq.parse::<u64>().ok()) {
                assert!(seq >= last, "a stream went back from {last} to {seq}");
                // A stream begins with what there is: that is no news.
                self.shown.fetch_add(usize::from(last > 0), Ordering::Relaxed);
                last = seq;
            }
        }
        None
    }

    /// From now on it is looked at who goes on.
    pub(crate) fn since_now(&self) -> Since {
        *self.longest.lock().expect("nobody panicked") = Duration::ZERO;
        Since { now: Instant::now(), shown: self.shown.load(Ordering::Relaxed) }
    }

    /// Waits until everybody has made a choice that was begun since then; gives the longest choice. Else what those were told
    /// who cannot go on, and their tables.
    pub(crate) fn players_go_on(&self, since: &Since, nodes: &[Node]) -> Result<Duration, Stuck> {
        let waiting = || -> Vec<usize> {
            let answered = self.answered.lock().expect("nobody panicked");
            (0..PLAYERS).filter(|player| answered[*player].is_none_or(|began| began < since.now)).collect()
        };
        self.wait(nodes, waiting)?;
        Ok(*self.longest.lock().expect("nobody panicked"))
    }

    /// Waits until the audience of the companions has seen something new since then.
    pub(crate) fn companions_go_on(&self, since: &Since, nodes: &[Node]) -> Result<(), Stuck> {
        let waits = || self.shown.load(Ordering::Relaxed) <= since.shown;
        self.wait(nodes, || if waits() { vec![PLAYERS] } else { Vec::new() })
    }

    /// Waits until nobody waits any more; the companions' audience comes after the players.
    fn wait(&self, nodes: &[Node], waiting: impl Fn() -> Vec<usize>) -> Result<(), Stuck> {
        let until = Instant::now() + Duration::from_mins(2);
        loop {
            let waiting = waiting();
            if waiting.is_empty() {
                return Ok(());
            }
            if Instant::now() > until {
                let said = self.said.lock().expect("nobody panicked").join("\n");
                let nodes: Vec<String> = nodes.iter().map(Node::state).collect();
                let why = format!("{waiting:?} cannot play on\n{said}\n{}", nodes.join("\n"));
                let tables = self.at_table.lock().expect("nobody panicked").clone();
                let tables = waiting.iter().map(|player| tables[*player].clone()).collect();
                return Err(Stuck { why, tables });
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

/// What is compared with what comes later.
pub(crate) struct Since {
    now: Instant,
    /// How many records of companions had been seen.
    shown: usize,
}

/// Who cannot play on.
pub(crate) struct Stuck {
    pub(crate) why: String,
    pub(crate) tables: Vec<String>,
}

/// The form of a game in which companions play everybody.
fn companions() -> String {
    let party = [("collin", "inspire"), ("filch", "find"), ("nez", "protect"), ("tilda", "cure")];
    let mice = party.map(|(m, ability)| format!("&mouse={m}&ability-{m}={ability}&player-{m}=green"));
    format!("chapter=flight-to-barksburg&pace=instant{}", mice.concat())
}

/// Ends the game, also when something was found out meanwhile.
pub(crate) struct Stop<'a>(pub(crate) &'a AtomicBool);

impl Drop for Stop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
