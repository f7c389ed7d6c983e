//! The proxies of docs/public-server.md, with the settings that stand there, where they are installed: https, seats, and
//! streams that hold nothing back.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

const SITE: &str = "mice.example";

/// A process that ends with the test.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The example of the guide that begins with these words.
fn example(begins: &str) -> String {
    let guide = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/public-server.md");
    let guide = std::fs::read_to_string(guide).expect("the guide");
    let block = guide.split("```").find(|block| block.trim_start().starts_with(begins)).expect("an example");
    block.trim().to_string()
}

/// A port that nobody has at the moment.
fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("an address").port()
}

/// A certificate for the site that only this test believes in.
fn certificate(folder: &Path) {
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=mice.example"])
        .args([
            "-addext",
            "subjectAltName=DNS:mice.example",
            "-keyout",
            "privkey.pem",
            "-out",
            "fullchain.pem",
        ])
        .current_dir(folder)
        .output()
        .expect("openssl starts");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
}

fn server(folder: &Path, port: u16) -> Process {
    let mut child = Command::new(env!("CARGO_BIN_EXE_barksburg"))
        .args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--trusted-proxy", "127.0.0.1", "--data"])
        .arg(folder.join("games"))
        .args(["--public-url", &format!("https://{SITE}")])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut first = String::new();
    BufReader::new(child.stdout.as_mut().expect("piped")).read_line(&mut first).expect("it says where it is");
    Process(child)
}

/// A browser that comes through the proxy.
struct Browser {
    folder: PathBuf,
    port: u16,
    origin: String,
}

impl Browser {
    fn call(&self, path: &str, more: &[&str]) -> Command {
        let mut call = Command::new("curl");
        call.args(["-s", "-N", "--max-time", "60", "--cacert"]).arg(self.folder.join("fullchain.pem"));
        call.args(["--resolve", &format!("{SITE}:{}:127.0.0.1", self.port)]);
        call.args(["-H", &format!("Origin: {}", self.origin)]).args(more);
        call.arg(format!("https://{SITE}:{}{path}", self.port));
        call
    }

    fn ask(&self, path: &str, more: &[&str]) -> String {
        let told = self.call(path, more).output().expect("curl starts");
        String::from_utf8_lossy(&told.stdout).into_owned()
    }
}

/// What people do, through a proxy that listens on this port and passes on this origin.
fn play_through(folder: &Path, port: u16, origin: String) {
    let browser = Browser { folder: folder.to_path_buf(), port, origin };
    let patience = Instant::now() + Duration::from_secs(30);
    while browser.ask("/healthz", &[]) != "ok" {
        assert!(Instant::now() < patience, "the proxy does not pass anything on");
        std::thread::sleep(Duration::from_millis(200));
    }
    let begun = browser.ask("/new", &["-D", "-", "-d", "quick=1"]);
    let header = |name: &str| {
        let said = begun.lines().find(|line| line.to_lowercase().starts_with(name));
        said.unwrap_or_else(|| panic!("{name} in {begun}"))[name.len()..].trim().to_string()
    };
    assert!(header("strict-transport-security:").contains("max-age"));
    let (table, cookie) = (header("location:"), header("set-cookie:"));
    assert!(cookie.contains("; Secure"), "{cookie}");
    let seat = format!("Cookie: {}", cookie.split(';').next().expect("a cookie"));
    assert!(!browser.ask(&table, &[]).contains("name=\"choice\""), "nobody else sees it");
    let page = browser.ask(&table, &["-H", &seat]);
    let value = |before: &str| {
        let mut found = page.split(before).skip(1).filter_map(|rest| rest.split('"').next());
        found.find(|value| !value.is_empty()).unwrap_or_else(|| panic!("no {before}")).to_string()
    };
    let (seq, choice) = (value("data-seq=\""), value("name=\"choice\" value=\""));
    let stream =
        browser.call(&format!("{table}/events?seq={seq}"), &["-H", &seat]).stdout(Stdio::piped()).spawn();
    let mut stream = Process(stream.expect("curl starts"));
    let (tell, told) = mpsc::channel();
    let out = stream.0.stdout.take().expect("piped");
    std::thread::spawn(move || {
        for line in BufReader::new(out).lines().map_while(Result::ok) {
            let _ = tell.send(line);
        }
    });
    let wait = |what: &str| loop {
        let line = told.recv_timeout(Duration::from_secs(10)).unwrap_or_else(|_| panic!("no {what}"));
        if line.starts_with(what) {
            return;
        }
    };
    wait("retry:");
    let (based_on, choice) = (format!("seq={seq}"), format!("choice={choice}"));
    let json = "Accept: application/json";
    let chosen = ["-H", &*seat, "-H", json, "-d", &*based_on, "--data-urlencode", &*choice];
    let answer = browser.ask(&format!("{table}/choose"), &chosen);
    assert!(answer.contains("\"seq\""), "{answer}");
    // Less than the next sign of life, which would carry along what was held back.
    wait("id:");
    let large = folder.join("large");
    std::fs::write(&large, vec![b'x'; 4_000_000]).expect("a file");
    let file = format!("file=@{}", large.display());
    let sent = browser.ask("/import", &["-H", &seat, "-F", &file, "-o", "/dev/null", "-w", "%{http_code}"]);
    assert_eq!(sent, "422", "it arrives, and is no game");
}

#[test]
#[ignore = "needs nginx, curl and openssl"]
fn nginx_as_the_guide_has_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let (inside, outside, path) = (free_port(), free_port(), folder.path().display().to_string());
    certificate(folder.path());
    let site = example("server {")
        .replace("listen 443", &format!("listen 127.0.0.1:{outside}"))
        .replace("127.0.0.1:7777", &format!("127.0.0.1:{inside}"))
        .replace("/etc/letsencrypt/live/mice.example", &path);
    let own: Vec<String> = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .iter()
        .map(|kind| format!("{kind}_temp_path {path}/{kind};"))
        .collect();
    // One process, which ends with the test.
    let all = format!(
        "daemon off; master_process off; pid {path}/pid; error_log {path}/log; events {{}}\nhttp {{ access_log off; {}\n{site}\n}}\n",
        own.join(" ")
    );
    std::fs::write(folder.path().join("nginx.conf"), all).expect("a file");
    let _server = server(folder.path(), inside);
    let nginx = Command::new("nginx").arg("-c").arg(folder.path().join("nginx.conf")).spawn();
    let mut nginx = Process(nginx.expect("it starts"));
    // The guide's nginx names the site without a port, as is right for the usual one.
    play_through(folder.path(), outside, format!("https://{SITE}"));
    assert!(nginx.0.try_wait().expect("a process").is_none());
}

#[test]
#[ignore = "needs caddy, curl and openssl"]
fn caddy_as_the_guide_has_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let (inside, outside, path) = (free_port(), free_port(), folder.path().display().to_string());
    certificate(folder.path());
    let own = format!("{SITE}:{outside} {{\n    tls {path}/fullchain.pem {path}/privkey.pem");
    let site = example("mice.example {")
        .replace("mice.example {", &own)
        .replace("127.0.0.1:7777", &format!("127.0.0.1:{inside}"));
    let all = format!("{{\n    admin off\n    auto_https off\n    default_bind 127.0.0.1\n}}\n{site}\n");
    std::fs::write(folder.path().join("Caddyfile"), all).expect("a file");
    let _server = server(folder.path(), inside);
    let caddy = Command::new("caddy")
        .args(["run", "--adapter", "caddyfile", "--config"])
        .arg(folder.path().join("Caddyfile"))
        .envs([("HOME", &path), ("XDG_DATA_HOME", &path), ("XDG_CONFIG_HOME", &path)])
        .stderr(Stdio::null())
        .spawn();
    let _caddy = Process(caddy.expect("it starts"));
    play_through(folder.path(), outside, format!("https://{SITE}:{outside}"));
}
