//! Servers for tests: started on this machine, killed, paused and started again.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use async_nats::jetstream::stream::{ClusterInfo, RawMessageErrorKind};
use async_nats::jetstream::{self, Context};
use futures_util::TryStreamExt;
use tokio::runtime::Builder;

use crate::address::Address;
use crate::links::is_old;

mod ways;

use ways::Ways;

/// A `nats-server` that will do: the one `NATS_SERVER` names, the one `cargo xtask test` fetched, or the machine's own.
pub fn server_program() -> Option<PathBuf> {
    let target = std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target"), PathBuf::from);
    let named = std::env::var_os("NATS_SERVER").map(PathBuf::from);
    let places = [named, Some(target.join("nats-server/usr/sbin/nats-server")), Some("nats-server".into())];
    places.into_iter().flatten().find(|program| version(program).is_some_and(|version| !is_old(&version)))
}

/// What a program says of itself: `nats-server: v2.15.1`.
fn version(program: &Path) -> Option<String> {
    let said = Command::new(program).arg("--version").output().ok()?;
    let said = String::from_utf8(said.stdout).ok()?;
    Some(said.trim().rsplit([' ', 'v']).next()?.to_string())
}

/// What a server has of the tables in a stream: subject and payload by sequence.
pub type Messages = BTreeMap<u64, (String, Vec<u8>)>;

/// Servers that know each other; they end with this value.
#[derive(Debug)]
pub struct Servers {
    program: PathBuf,
    folder: PathBuf,
    servers: Vec<Server>,
    ways: Ways,
}

#[derive(Debug)]
struct Server {
    port: u16,
    child: Option<Child>,
    /// Its clock stands, or nothing gets to the others and back.
    away: bool,
}

impl Servers {
    /// Starts so many, with what they keep below a folder.
    ///
    /// # Panics
    /// If there is no program, or they do not come up: then nothing is tested, and that must not pass.
    pub fn start(folder: &Path, count: usize) -> Servers {
        Self::start_with(folder, count, "")
    }

    /// The same with more lines of configuration.
    ///
    /// # Panics
    /// As above.
    pub fn start_with(folder: &Path, count: usize, more: &str) -> Servers {
        let program = server_program().expect("no nats-server that is new enough: run `cargo xtask test`");
        let ports = free_ports(count * 2);
        let (clients, routes) = ports.split_at(count);
        let ways = Ways::open(routes);
        for (n, port) in clients.iter().enumerate() {
            let store = folder.join(format!("n{n}")).display().to_string();
            let mut config = format!(
                "server_name: n{n}\nlisten: 127.0.0.1:{port}\nmax_payload: 8MB\n\
                 jetstream {{ store_dir: {store:?}, sync_interval: always, max_mem: 256MB, max_file: 4GB }}\n{more}\n"
            );
            if count > 1 {
                let route = routes[n];
                let others: Vec<String> =
                    ways.of(n).iter().map(|port| format!("nats://127.0.0.1:{port}")).collect();
                // They tell each other where they are; nobody is there, so that they go only by the ways that can be cut.
                let _ = writeln!(
                    config,
                    "cluster {{ name: test, listen: 127.0.0.1:{route}, advertise: \"127.0.0.1:1\", routes: [{}] }}",
                    others.join(", ")
                );
            }
            fs::write(folder.join(format!("n{n}.conf")), config).expect("the folder is ours");
        }
        let servers = clients.iter().map(|port| Server { port: *port, child: None, away: false }).collect();
        let mut servers = Servers { program, folder: folder.to_path_buf(), servers, ways };
        (0..count).for_each(|n| servers.launch(n));
        (0..count).for_each(|n| servers.await_up(n));
        servers
    }

    /// Where they are, under a name.
    pub fn address(&self, name: &str) -> Address {
        let hosts: Vec<String> = self.servers.iter().map(|s| format!("127.0.0.1:{}", s.port)).collect();
        format!("nats://{}/{name}", hosts.join(",")).parse().expect("an address")
    }

    /// Makes a store of this name, once the servers have agreed on who leads.
    pub fn make(&self, name: &str, shards: usize) -> Address {
        let address = self.address(name);
        let replicas = if self.servers.len() > 2 { 3 } else { 1 };
        let until = Instant::now() + Duration::from_mins(1);
        loop {
            match crate::create(&address, replicas, shards) {
                Ok(()) => return address,
                Err(store::Error::Unreachable { .. }) if Instant::now() < until => {
                    std::thread::sleep(Duration::from_millis(300));
                }
                Err(error) => panic!("no store could be made: {error}\n{}", self.logs()),
            }
        }
    }

    /// The server that leads a stream of a store; none while they elect one.
    pub fn leader(&self, address: &Address, shard: usize) -> Option<usize> {
        self.state(address, shard)?.leader?.strip_prefix('n')?.parse().ok()
    }

    /// Waits until every server has all of a store again, its streams and its buckets, so that any of them may be lost next. A
    /// leader that was paused says so too at first, of what it knew: so it must hold for a while.
    ///
    /// # Panics
    /// If that takes longer than two minutes.
    pub fn heal(&self, address: &Address) {
        let until = Instant::now() + Duration::from_mins(2);
        let mut since = Instant::now();
        while since.elapsed() < Duration::from_millis(1500) {
            let broken = self.broken(address);
            if broken.as_ref().is_none_or(|broken| !broken.is_empty()) {
                since = Instant::now();
            }
            assert!(Instant::now() < until, "the servers do not come together: {broken:?}\n{}", self.logs());
            std::thread::sleep(Duration::from_millis(200));
        }
    }

    /// The streams of a store that not every server has all of; nothing if nobody says.
    fn broken(&self, address: &Address) -> Option<Vec<String>> {
        let of_it =
            |name: &str| name.strip_prefix("KV_").unwrap_or(name).starts_with(&format!("{}-", address.name));
        let whole = |state: &ClusterInfo| {
            state.leader.is_some() && state.replicas.iter().all(|peer| peer.current && !peer.offline)
        };
        self.ask_up(address, async |streams| {
            let all: Vec<_> = streams.streams().try_collect().await.ok()?;
            let all = all.into_iter().filter(|info| of_it(&info.config.name));
            // Who has no copies elsewhere has nothing to mend.
            let broken = all.filter(|info| info.cluster.as_ref().is_some_and(|state| !whole(state)));
            Some(broken.map(|info| info.config.name).collect())
        })
    }

    /// What each server has of the tables in a stream, by sequence, with the subject: each leads for a while and is asked.
    ///
    /// # Panics
    /// If a server does not get to lead within a minute.
    pub fn copies(&mut self, address: &Address, shard: usize) -> Vec<Messages> {
        let until = Instant::now() + Duration::from_mins(2);
        let mut copies: Vec<Option<Messages>> = vec![None; self.servers.len()];
        let mut tries = 0;
        while let Some(missing) = copies.iter().position(Option::is_none) {
            assert!(Instant::now() < until, "server {missing} does not get to lead");
            let leader = self.leader(address, shard);
            match leader {
                Some(leader) if copies[leader].is_none() => copies[leader] = Some(self.copy(address, shard)),
                // Where two hand it to and fro, one of them goes for a moment.
                Some(leader) if tries % 4 == 3 => {
                    self.kill(leader);
                    self.restart(leader);
                    self.heal(address);
                }
                Some(_) => self.step_down(address, shard),
                None => {}
            }
            tries += usize::from(leader.is_some());
            std::thread::sleep(Duration::from_millis(400));
        }
        copies.into_iter().flatten().collect()
    }

    /// Asks the leader of a stream to let another lead.
    fn step_down(&self, address: &Address, shard: usize) {
        self.with_streams(async |streams| {
            let stream = format!("STREAM.LEADER.STEPDOWN.{}-LOG-{shard}", address.name);
            let _: Result<serde_json::Value, _> = streams.request(stream, &()).await;
        });
    }

    /// What the leader of a stream has of tables.
    ///
    /// # Panics
    /// If no server answers.
    pub fn copy(&self, address: &Address, shard: usize) -> Messages {
        self.with_streams(async |streams| {
            let (subjects, mut copy) = (format!("{}.t.{shard}.*", address.name), Messages::new());
            let stream = streams.get_stream_no_info(format!("{}-LOG-{shard}", address.name)).await;
            let stream = stream.expect("a good name");
            let mut next = 1;
            loop {
                match stream.get_first_raw_message_by_subject(&subjects, next).await {
                    Ok(found) => {
                        next = found.sequence + 1;
                        copy.insert(found.sequence, (found.subject.to_string(), found.payload.to_vec()));
                    }
                    Err(error) if error.kind() == RawMessageErrorKind::NoMessageFound => return copy,
                    Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
                }
            }
        })
    }

    /// What a server that is up says of a stream.
    fn state(&self, address: &Address, shard: usize) -> Option<ClusterInfo> {
        self.ask_up(address, async |streams| {
            let stream = streams.get_stream(format!("{}-LOG-{shard}", address.name)).await.ok()?;
            stream.cached_info().cluster.clone()
        })
    }

    /// Asks a server that is up.
    fn ask_up<T>(&self, address: &Address, job: impl AsyncFnOnce(Context) -> Option<T>) -> Option<T> {
        let up = |server: &Server| server.child.is_some() && !server.away;
        let (_, server) = self.servers.iter().zip(&address.servers).find(|(server, _)| up(server))?;
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let client = async_nats::connect(server.as_str()).await.ok()?;
            let mut streams = jetstream::new(client);
            streams.set_timeout(Duration::from_secs(1));
            job(streams).await
        })
    }

    /// Every stream there is, with how many messages it ever had.
    ///
    /// # Panics
    /// If no server answers.
    pub fn streams(&self) -> BTreeMap<String, u64> {
        self.with_streams(async |streams| {
            let all: Vec<_> = streams.streams().try_collect().await.expect("the servers answer");
            all.into_iter().map(|info| (info.config.name, info.state.last_sequence)).collect()
        })
    }

    /// Empties a store, which is much faster than making another.
    ///
    /// # Panics
    /// If no server answers.
    pub fn empty(&self, address: &Address) {
        let name = &address.name;
        let kept = |stream: &String| {
            stream.starts_with(&format!("{name}-LOG-"))
                || stream.starts_with(&format!("KV_{name}-")) && !stream.ends_with("-CLUSTER")
        };
        let all: Vec<String> = self.streams().into_keys().filter(kept).collect();
        self.with_streams(async |streams| {
            for stream in all {
                let stream = streams.get_stream(stream).await.expect("it is there");
                stream.purge().await.expect("it can be emptied");
            }
        });
    }

    /// Lets the servers lose all they have of a table.
    ///
    /// # Panics
    /// If no server answers.
    pub fn forget(&self, address: &Address, shard: usize, table: &str) {
        self.with_streams(async |streams| {
            let stream =
                streams.get_stream(format!("{}-LOG-{shard}", address.name)).await.expect("it is there");
            stream
                .purge()
                .filter(format!("{}.t.{shard}.{table}", address.name))
                .await
                .expect("it is emptied");
        });
    }

    /// Makes a store look as if a later version had made it.
    ///
    /// # Panics
    /// If there is no such store.
    pub fn age(&self, name: &str) {
        let later = r#"{"schema":2,"shards":{"a":1}}"#;
        self.with_streams(async |streams| {
            let bucket = streams.get_key_value(format!("{name}-CLUSTER")).await.expect("there is one");
            bucket.put("agreements", later.into()).await.expect("it is written");
        });
    }

    /// Deletes a stream.
    ///
    /// # Panics
    /// If there is none.
    pub fn delete(&self, stream: &str) {
        self.with_streams(async |streams| streams.delete_stream(stream).await.expect("there is one"));
    }

    fn with_streams<T>(&self, job: impl AsyncFnOnce(Context) -> T) -> T {
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let up = |server: &&Server| server.child.is_some() && !server.away;
            let at = self.servers.iter().find(up).expect("one is up").port;
            let at = format!("nats://127.0.0.1:{at}");
            job(jetstream::new(async_nats::connect(at).await.expect("a server answers"))).await
        })
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.servers.len()
    }

    /// Ends a server without asking it.
    pub fn kill(&mut self, n: usize) {
        if let Some(mut child) = self.servers[n].child.take() {
            child.kill().expect("it is ours");
            child.wait().expect("it is ours");
        }
    }

    /// Asks a server to end, and waits until it has.
    pub fn stop(&mut self, n: usize) {
        self.signal(n, "-TERM");
        if let Some(mut child) = self.servers[n].child.take() {
            child.wait().expect("it is ours");
        }
    }

    /// Stops the clock of a server.
    pub fn pause(&mut self, n: usize) {
        self.signal(n, "-STOP");
        self.servers[n].away = true;
    }

    /// Lets it go on.
    pub fn resume(&mut self, n: usize) {
        self.signal(n, "-CONT");
        self.servers[n].away = false;
    }

    /// Nothing gets from a server to the others or back any more; whoever is connected to it stays so.
    pub fn cut_off(&mut self, n: usize) {
        self.ways.cut(n);
        self.servers[n].away = true;
    }

    /// Lets what waited go on.
    pub fn join(&mut self, n: usize) {
        self.ways.mend(n);
        self.servers[n].away = false;
    }

    fn signal(&self, n: usize, signal: &str) {
        let Some(child) = &self.servers[n].child else { return };
        let sent = Command::new("kill").args([signal, &child.id().to_string()]).status();
        assert!(sent.is_ok_and(|status| status.success()), "{signal} could not be sent");
    }

    /// Starts a server again with what it kept.
    pub fn restart(&mut self, n: usize) {
        self.launch(n);
        self.await_up(n);
    }

    fn launch(&mut self, n: usize) {
        let config = self.folder.join(format!("n{n}.conf"));
        let log = fs::File::options().create(true).append(true).open(self.folder.join(format!("n{n}.log")));
        let child = Command::new(&self.program)
            .arg("-c")
            .arg(config)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log.expect("the folder is ours"))
            .spawn();
        self.servers[n].child = Some(child.expect("nats-server starts"));
    }

    fn await_up(&mut self, n: usize) {
        let until = Instant::now() + Duration::from_secs(20);
        let mut up = false;
        while !up {
            up = TcpStream::connect(("127.0.0.1", self.servers[n].port)).is_ok();
            // Whoever answers in its place is somebody else.
            let ended =
                self.servers[n].child.as_mut().is_none_or(|child| !matches!(child.try_wait(), Ok(None)));
            assert!(!ended && Instant::now() < until, "server {n} does not come up: {}", self.log(n));
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// The last that every server wrote down.
    fn logs(&self) -> String {
        let last = |n: usize| {
            let log = self.log(n);
            let lines: Vec<&str> = log.lines().collect();
            format!("n{n}: {}", lines[lines.len().saturating_sub(25)..].join("\n"))
        };
        (0..self.servers.len()).map(last).collect::<Vec<_>>().join("\n")
    }

    /// What a server wrote down.
    pub fn log(&self, n: usize) -> String {
        fs::read_to_string(self.folder.join(format!("n{n}.log"))).unwrap_or_default()
    }
}

impl Drop for Servers {
    fn drop(&mut self) {
        for server in &mut self.servers {
            if let Some(child) = &mut server.child {
                // Killing what is paused works as well.
                let _ = child.kill();
                let _ = child.wait();
            }
        }
    }
}

/// Ports that nobody has right now, and that no connection is given by chance: a server must find its own free when it comes
/// back.
fn free_ports(count: usize) -> Vec<u16> {
    let mut bytes = [0; 2];
    getrandom::fill(&mut bytes).expect("the system has random bytes");
    let first = u16::from_le_bytes(bytes) % 20_000;
    let mut tried = (first..first + 2_000).map(|n| 10_000 + n);
    // All are held until the last is found.
    let mut bound: Vec<TcpListener> = Vec::new();
    while bound.len() < count {
        let port = tried.next().expect("some are free");
        bound.extend(TcpListener::bind(("127.0.0.1", port)));
    }
    bound.iter().map(|listener| listener.local_addr().expect("it is bound").port()).collect()
}
