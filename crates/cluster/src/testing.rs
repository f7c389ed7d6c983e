//! Servers for tests: started on this machine, killed, paused and started again.

use std::fmt::Write as _;
use std::fs;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::address::Address;
use crate::links::is_old;

/// A `nats-server` that will do: the one `NATS_SERVER` names, the one `cargo xtask test` fetched, or the machine's own.
pub fn server_program() -> Option<PathBuf> {
    let target = std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target"), PathBuf::from);
    let named = std::env::var_os("NATS_SERVER").map(PathBuf::from);
    let places = [named, Some(target.join("nats-server/usr/sbin/nats-server")), Some("nats-server".into())];
    places.into_iter().flatten().find(|program| version(program).is_some_and(|version| !is_old(&version)))
}

/// What a program says of itself: `nats-server: v2.10.27`.
fn version(program: &Path) -> Option<String> {
    let said = Command::new(program).arg("--version").output().ok()?;
    let said = String::from_utf8(said.stdout).ok()?;
    Some(said.trim().rsplit([' ', 'v']).next()?.to_string())
}

/// Servers that know each other; they end with this value.
#[derive(Debug)]
pub struct Servers {
    program: PathBuf,
    folder: PathBuf,
    servers: Vec<Server>,
}

#[derive(Debug)]
struct Server {
    port: u16,
    child: Option<Child>,
}

impl Servers {
    /// Starts so many, with what they keep below a folder.
    ///
    /// # Panics
    /// If there is no program, or they do not come up: then nothing is tested, and that must not pass.
    pub fn start(folder: &Path, count: usize) -> Servers {
        let program = server_program().expect("no nats-server of 2.10.27 or later: run `cargo xtask test`");
        let ports = free_ports(count * 2);
        let (clients, routes) = ports.split_at(count);
        let all: Vec<String> = routes.iter().map(|port| format!("nats://127.0.0.1:{port}")).collect();
        for (n, port) in clients.iter().enumerate() {
            let store = folder.join(format!("n{n}")).display().to_string();
            let mut config = format!(
                "server_name: n{n}\nlisten: 127.0.0.1:{port}\nmax_payload: 8MB\n\
                 jetstream {{ store_dir: {store:?}, sync_interval: always, max_mem: 256MB, max_file: 4GB }}\n"
            );
            if count > 1 {
                let route = routes[n];
                let _ = writeln!(
                    config,
                    "cluster {{ name: test, listen: 127.0.0.1:{route}, routes: [{}] }}",
                    all.join(", ")
                );
            }
            fs::write(folder.join(format!("n{n}.conf")), config).expect("the folder is ours");
        }
        let servers = clients.iter().map(|port| Server { port: *port, child: None }).collect();
        let mut servers = Servers { program, folder: folder.to_path_buf(), servers };
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
        let until = Instant::now() + Duration::from_secs(30);
        loop {
            match crate::create(&address, replicas, shards) {
                Ok(()) => return address,
                Err(store::Error::Unreachable { .. }) if Instant::now() < until => {
                    std::thread::sleep(Duration::from_millis(300));
                }
                Err(error) => panic!("no store could be made: {error}"),
            }
        }
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
    pub fn pause(&self, n: usize) {
        self.signal(n, "-STOP");
    }

    /// Lets it go on.
    pub fn resume(&self, n: usize) {
        self.signal(n, "-CONT");
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

    fn await_up(&self, n: usize) {
        let until = Instant::now() + Duration::from_secs(20);
        while TcpStream::connect(("127.0.0.1", self.servers[n].port)).is_err() {
            assert!(Instant::now() < until, "server {n} does not come up: {}", self.log(n));
            std::thread::sleep(Duration::from_millis(50));
        }
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

/// Ports that nobody has right now.
fn free_ports(count: usize) -> Vec<u16> {
    let bound: Vec<TcpListener> =
        (0..count).map(|_| TcpListener::bind("127.0.0.1:0").expect("a free port")).collect();
    bound.iter().map(|listener| listener.local_addr().expect("it is bound").port()).collect()
}
