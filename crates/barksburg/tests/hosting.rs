//! A server as whoever runs it sees it: settings, health, figures, copies, deeds, and how it stops.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStderr, Command, Output, Stdio};
use std::time::{Duration, Instant};

fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_barksburg"));
    command.args(args).env_remove("LC_ALL").env("LANG", "C");
    command
}

fn call(args: &[&str]) -> Output {
    program(args).output().expect("the program starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

/// A server with a folder of its own.
struct Server {
    child: Child,
    address: String,
    /// What it logged until it could be asked, and where the rest comes from.
    said: String,
    log: BufReader<ChildStderr>,
    data: tempfile::TempDir,
}

impl Server {
    fn start(more: &[&str]) -> Server {
        let data = tempfile::tempdir().expect("a folder");
        let folder = data.path().to_str().expect("text").to_string();
        Server::start_with(data, &folder, more)
    }

    /// In a folder that outlives it.
    fn start_in(folder: &str, more: &[&str]) -> Server {
        Server::start_with(tempfile::tempdir().expect("a folder"), folder, more)
    }

    fn start_with(data: tempfile::TempDir, folder: &str, more: &[&str]) -> Server {
        let args = [&["serve", "--listen", "127.0.0.1:0", "--data", folder, "--log", "json"], more].concat();
        let mut child =
            program(&args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
        let mut log = BufReader::new(child.stderr.take().expect("piped"));
        let mut said = String::new();
        let address = loop {
            assert!(log.read_line(&mut said).expect("text") > 0, "it says where it is: {said}");
            let line: serde_json::Value =
                serde_json::from_str(said.lines().last().expect("a line")).expect("JSON");
            if line["kind"] == "started" {
                let message = line["message"].as_str().expect("text").trim_end_matches('.');
                break message.rsplit(' ').next().expect("an address").to_string();
            }
        };
        Server { child, address, said, log, data }
    }

    fn folder(&self) -> &str {
        self.data.path().to_str().expect("text")
    }

    /// Where the office is, once it has said so.
    fn office(&self) -> String {
        let said = std::fs::read_to_string(self.data.path().join("admin")).expect("the office is open");
        said.lines().next().expect("an address").to_string()
    }

    /// Begins a game; gives its id and the cookie of its host.
    fn begin(&self) -> (String, String) {
        let body = "quick=1";
        let head =
            format!("Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n", body.len());
        let answer = ask(&self.address, "POST /new", &head, body);
        let header = |name: &str| {
            let line = answer.lines().find(|line| line.to_lowercase().starts_with(name)).expect(name);
            line[name.len()..].trim().split(';').next().expect("a value").to_string()
        };
        (header("location:").replace("/t/", ""), header("set-cookie:"))
    }

    /// Tells it to stop; gives what it logged.
    fn stop(mut self) -> String {
        let began = Instant::now();
        let id = self.child.id().to_string();
        Command::new("kill").args(["-TERM", &id]).status().expect("it can be told");
        let mut log = std::mem::take(&mut self.said);
        self.log.read_to_string(&mut log).expect("text");
        for line in log.lines() {
            let line: serde_json::Value = serde_json::from_str(line).expect("every line is JSON");
            let told = ["timestamp", "level", "message", "kind"].map(|name| line[name].as_str());
            assert!(told.iter().all(Option::is_some), "{line}");
        }
        let mut printed = String::new();
        self.child.stdout.take().expect("piped").read_to_string(&mut printed).expect("text");
        assert_eq!(printed, "", "nor is anything else printed that would be collected with it");
        assert!(self.child.wait().expect("it ends").success(), "{log}");
        assert!(began.elapsed() < Duration::from_secs(10), "it took {:?}", began.elapsed());
        log
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn ask(address: &str, line: &str, head: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a time");
    write!(stream, "{line} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{head}\r\n{body}")
        .expect("it reads");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("it answers");
    String::from_utf8_lossy(&answer).into_owned()
}

fn get(address: &str, path: &str) -> String {
    ask(address, &format!("GET {path}"), "", "")
}

#[test]
#[cfg(not(feature = "nats"))]
fn a_build_without_nats_says_so() {
    for args in [
        &["serve", "--store", "nats://a,b,c"][..],
        &["store", "create", "nats://a"],
        &["store", "copy", "nats://a", "b"],
    ] {
        let said = call(args);
        assert_eq!(said.status.code(), Some(2));
        assert!(text(&said.stderr).contains("--features nats"), "{}", text(&said.stderr));
    }
}

#[test]
fn settings_come_from_flags_then_the_environment_then_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("barksburg.toml");
    let data = folder.path().to_str().expect("text");
    let config = file.to_str().expect("text");
    std::fs::write(
        &file,
        format!(
            "listen = \"127.0.0.1:1111\"\ndata = {data:?}\npublic-url = \"https://file.example\"\n\
             trusted-proxy = [\"10.0.0.0/8\", \"127.0.0.1\"]\nmax-storage = \"2GB\"\nexpire-unfinished = 90\n\
             [limit]\nconnections = 7\ngames = 8\npages = 9\n"
        ),
    )
    .expect("a file");
    let told = program(&["serve", "--config", config, "--check-config", "--limit", "pages=11"])
        .env("BARKSBURG_PUBLIC_URL", "https://environment.example")
        .env("BARKSBURG_LIMIT", "games=10,pages=10")
        .output()
        .expect("the program starts");
    assert!(told.status.success(), "{}", text(&told.stderr));
    let told = text(&told.stdout);
    for line in [
        "listen = \"127.0.0.1:1111\"",
        "public-url = \"https://environment.example\"",
        "trusted-proxy = \"10.0.0.0/8,127.0.0.1/32\"",
        "max-storage = \"2147483648\"",
        "expire-unfinished = 90",
        "connections = 7",
        "games = 10",
        "pages = 11",
        "streams-at-table = 64",
    ] {
        assert!(told.lines().any(|said| said == line), "{line} is missing in\n{told}");
    }
    // What it prints says the same again.
    let again = folder.path().join("again.toml");
    std::fs::write(&again, &told).expect("a file");
    let twice = call(&["serve", "--config", again.to_str().expect("text"), "--check-config"]);
    assert_eq!(text(&twice.stdout), told, "{}", text(&twice.stderr));
}

#[test]
fn bad_settings_are_refused_with_their_place_and_nothing_is_changed() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bad.toml");
    let config = file.to_str().expect("text");
    for (written, says) in [
        ("listen = \"127.0.0.1:1\"\nlisten", "line 2"),
        ("lisen = \"127.0.0.1:1\"", "lisen"),
        ("listen = \"somewhere\"", "listen"),
        ("max-storage = \"much\"", "500MB"),
        ("expire-unfinished = 0", "from 1 to"),
        ("expire-finished = \"never\"", "whole number"),
        ("check-config = true", "check-config"),
        ("[limit]\nconections = 3", "conections"),
        ("[limit]\nconnections = 0", "connections"),
    ] {
        std::fs::write(&file, written).expect("a file");
        for lang in ["en", "de", "pl"] {
            let told = call(&["--lang", lang, "serve", "--config", config, "--check-config"]);
            let said = text(&told.stderr);
            assert_eq!(told.status.code(), Some(2), "{written}: {said}");
            assert_eq!(said.matches("error:").count(), usize::from(lang == "en"), "{said}");
            assert!(
                said.contains(says) || lang != "en" && said.contains("bad.toml"),
                "{lang} {written}: {said}"
            );
        }
    }
    let told = program(&["serve", "--check-config"]).env("BARKSBURG_LISEN", "x").output().expect("it starts");
    assert_eq!(told.status.code(), Some(2));
    assert!(text(&told.stderr).contains("BARKSBURG_LISEN"));
    let missing = call(&["serve", "--config", "no-such-file.toml"]);
    assert_eq!(missing.status.code(), Some(2));
    // To look at settings changes nothing, either.
    let data = folder.path().join("games");
    assert!(call(&["serve", "--check-config", "--data", data.to_str().expect("text")]).status.success());
    assert!(!data.exists());
}

#[test]
fn health_figures_copies_and_deeds_of_a_running_server() {
    let server = Server::start(&["--admin", "127.0.0.1:0"]);
    let (office, data) = (server.office(), server.folder().to_string());
    assert!(get(&server.address, "/healthz").ends_with("ok"));
    for page in ["/live", "/ready"] {
        assert!(get(&office, page).starts_with("HTTP/1.1 200"), "{page}");
    }
    let (table, cookie) = server.begin();
    let figures = get(&office, "/metrics");
    assert!(figures.contains("barksburg_choice_seconds_count 0"), "{figures}");
    assert!(figures.contains("barksburg_storage_bytes "), "{figures}");
    // Nobody does deeds without the key, which others may not read.
    let deed = r#"{"do":"remove","id":"x"}"#;
    let head = format!("Content-Type: application/json\r\nContent-Length: {}\r\n", deed.len());
    assert!(ask(&office, "POST /deed", &head, deed).starts_with("HTTP/1.1 401"));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(server.data.path().join("admin")).expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    // A copy while it runs, and what it says of itself.
    let out = server.data.path().join("copy");
    let copy = out.to_str().expect("text");
    let made = call(&["backup", copy, "--data", &data]);
    assert!(made.status.success(), "{}", text(&made.stderr));
    assert_eq!(call(&["backup", copy, "--data", &data]).status.code(), Some(2), "never over another");
    let sound = call(&["verify", "--data", copy]);
    assert!(
        sound.status.success() && text(&sound.stdout).contains("replayed 1 game."),
        "{}",
        text(&sound.stdout)
    );
    let busy = call(&["restore", copy, "--data", &data]);
    assert_eq!(busy.status.code(), Some(2), "not while it runs: {}", text(&busy.stdout));
    // Deeds go through the server that has the folder.
    let admin = |args: &[&str]| call(&[&["admin"], args, &["--data", &data]].concat());
    let listed = admin(&["list", "--json"]);
    let listed: serde_json::Value = serde_json::from_slice(&listed.stdout).expect("JSON");
    assert_eq!(listed["rows"][0]["id"], table);
    assert!(text(&admin(&["find", &table]).stdout).contains(&table));
    assert!(admin(&["close", &table]).status.success());
    let seat = format!("Cookie: {cookie}\r\n");
    let mine = || ask(&server.address, &format!("GET /t/{table}"), &seat, "");
    assert!(mine().starts_with("HTTP/1.1 200"), "the host stays");
    assert_eq!(admin(&["remove"]).status.code(), Some(2), "which one?");
    assert_eq!(admin(&["expire"]).status.code(), Some(2), "after how many days?");
    assert!(text(&admin(&["expire", "--unfinished", "9"]).stdout).contains("0 found"));
    assert!(admin(&["ban", "203.0.113.0/24"]).status.success());
    assert_eq!(admin(&["ban", "nobody"]).status.code(), Some(2));
    assert!(admin(&["remove", &table]).status.success());
    assert!(mine().starts_with("HTTP/1.1 404"));
    assert_eq!(admin(&["remove", &table]).status.code(), Some(2), "it is gone");
    let log = server.stop();
    let kinds: Vec<String> = log
        .lines()
        .map(|line| {
            let line: serde_json::Value =
                serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"));
            assert!(line["timestamp"].is_string() && line["level"].is_string(), "{line}");
            line["kind"].as_str().expect("a kind").to_string()
        })
        .collect();
    assert_eq!(kinds, ["started", "stopping", "stopped"], "one line each");
    let token = cookie.split('=').nth(1).expect("a token");
    assert!(!log.contains(token), "no secrets");
}

#[test]
fn a_folder_nobody_has_open_is_restored_verified_and_tidied() {
    let server = Server::start(&[]);
    let (table, _) = server.begin();
    let data = server.folder().to_string();
    let told = call(&["admin", "list", "--data", &data]);
    assert_eq!(told.status.code(), Some(2));
    assert!(text(&told.stderr).contains("--admin"), "{}", text(&told.stderr));
    let keep = tempfile::tempdir().expect("a folder");
    let copy = keep.path().join("monday");
    assert!(call(&["backup", copy.to_str().expect("text"), "--data", &data]).status.success());
    let elsewhere = keep.path().join("elsewhere");
    let folder = elsewhere.to_str().expect("text");
    server.stop();
    let restored = call(&["restore", copy.to_str().expect("text"), "--data", folder]);
    assert!(restored.status.success(), "{}", text(&restored.stderr));
    assert!(text(&call(&["admin", "list", "--data", folder]).stdout).contains(&table));
    assert!(call(&["admin", "remove", &table, "--data", folder]).status.success());
    assert!(call(&["restore", copy.to_str().expect("text"), "--data", folder]).status.success());
    let beside = std::fs::read_dir(Path::new(folder)).expect("a folder").filter_map(Result::ok);
    let aside = beside.filter(|file| file.file_name().to_string_lossy().starts_with("before-restore-"));
    assert_eq!(aside.count(), 1, "what was there is kept");
    assert!(text(&call(&["verify", "--data", folder]).stdout).contains("Everything is intact"));
}

#[test]
fn whoever_is_at_a_table_is_told_to_come_back_and_nothing_new_is_begun() {
    let server = Server::start(&["--admin", "127.0.0.1:0", "--limit", "drain-seconds=2"]);
    let (table, cookie) = server.begin();
    let mut stream = TcpStream::connect(&server.address).expect("it listens");
    write!(stream, "GET /t/{table}/events HTTP/1.1\r\nHost: {}\r\nCookie: {cookie}\r\n\r\n", server.address)
        .expect("it reads");
    let mut first = [0; 1024];
    let read = stream.read(&mut first).expect("it answers");
    assert!(text(&first[..read]).starts_with("HTTP/1.1 200"));
    let listens = std::thread::spawn(move || {
        let mut rest = Vec::new();
        let _ = stream.read_to_end(&mut rest);
        String::from_utf8_lossy(&rest).into_owned()
    });
    std::thread::sleep(Duration::from_millis(300));
    server.stop();
    let rest = listens.join().expect("it ends");
    let all = format!("{}{rest}", text(&first[..read]));
    assert_eq!(all.matches("retry: ").count(), 2, "once at the beginning, once at the end: {all}");
    let wait = rest.rsplit("retry: ").next().and_then(|rest| rest.lines().next()).expect("when to come back");
    let wait: u32 = wait.trim().parse().expect("milliseconds");
    assert!((1000..5000).contains(&wait), "{wait}");
}

#[test]
fn a_refused_flood_is_one_line_of_the_log() {
    let server = Server::start(&["--limit", "games=3,games-per-minute=1"]);
    let form = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 7\r\n";
    let answers: Vec<String> =
        (0..12).map(|_| ask(&server.address, "POST /new", form, "quick=1")[9..12].to_string()).collect();
    assert_eq!(answers.iter().filter(|status| *status == "303").count(), 3, "{answers:?}");
    assert_eq!(answers.iter().filter(|status| *status == "429").count(), 9, "{answers:?}");
    let log = server.stop();
    let refused: Vec<&str> = log.lines().filter(|line| line.contains("\"kind\":\"refused\"")).collect();
    assert_eq!(refused.len(), 1, "{log}");
    assert!(refused[0].contains("games") && refused[0].contains("127.0.0.1"), "which limit, and who: {log}");
}

#[test]
fn a_full_house_is_said_in_the_log_and_to_the_visitor() {
    // With a proxy it is no private server: this machine is a visitor like others.
    let server = Server::start(&["--trusted-proxy", "10.0.0.1", "--limit", "connections-in-all=20"]);
    let (table, cookie) = server.begin();
    let connect = |n: usize| -> Vec<TcpStream> {
        (0..n).map(|_| TcpStream::connect(&server.address).expect("it listens")).collect()
    };
    let mut open = connect(18);
    // Until the last of them was counted; what is refused meanwhile makes no second line of the log.
    let told = (0..50)
        .map(|_| get(&server.address, "/"))
        .find(|answer| answer.starts_with("HTTP/1.1 503"))
        .expect("the last tenth is kept");
    assert!(told.contains("Too many people online") && told.contains("retry-after: 60"), "{told}");
    let seat = format!("Cookie: {cookie}\r\n");
    let mine = || ask(&server.address, &format!("GET /t/{table}"), &seat, "");
    assert!(mine().starts_with("HTTP/1.1 200"), "who has a seat comes in");
    open.extend(connect(2));
    let beyond = (0..50).map(|_| mine()).find(|answer| answer.starts_with("HTTP/1.1 503"));
    assert!(beyond.expect("nobody comes in beyond it").ends_with("too many connections\n"));
    drop(open);
    let again = (0..50).map(|_| get(&server.address, "/")).find(|answer| answer.starts_with("HTTP/1.1 200"));
    assert!(again.is_some(), "there is room again");
    let log = server.stop();
    let full: Vec<&str> = log.lines().filter(|line| line.contains("\"kind\":\"full-house\"")).collect();
    assert_eq!(full.len(), 1, "{log}");
    assert!(full[0].contains(" of 20 connections") && full[0].contains("WARN"), "{log}");
}

#[test]
fn it_ends_in_time_though_a_catalogue_never_answers() {
    let silent = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let url = format!("http://{}", silent.local_addr().expect("an address"));
    let server = Server::start(&["--books-from", &url]);
    let page = get(&server.address, "/books");
    assert!(page.starts_with("HTTP/1.1 200"), "the page does not wait for it: {page}");
    let _asked = silent.accept().expect("it was asked");
    // Which takes no longer than it may.
    let log = server.stop();
    assert!(log.contains("\"kind\":\"stopped\""), "{log}");
}

/// Plays at a table until the server no longer answers; gives the last record that was acknowledged.
fn play_on(address: &str, table: &str) -> u64 {
    let mut acknowledged = 0;
    let value = |page: &str, before: &str| {
        let mut found = page.split(before).skip(1).filter_map(|rest| rest.split('"').next());
        found.find(|value| !value.is_empty()).map(|value| value.replace(' ', "+"))
    };
    loop {
        let Some(page) = try_ask(address, &format!("GET /t/{table}"), "", "") else { return acknowledged };
        let found = value(&page, "data-seq=\"").zip(value(&page, "name=\"choice\" value=\""));
        let Some((seq, choice)) = found else { return acknowledged };
        let body = format!("seq={seq}&choice={choice}");
        let head = format!(
            "Accept: application/json\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n",
            body.len()
        );
        let Some(answer) = try_ask(address, &format!("POST /t/{table}/choose"), &head, &body) else {
            return acknowledged;
        };
        let said = answer.split("{\"seq\":").nth(1).and_then(|rest| rest.split('}').next());
        let Some(seq) = said.and_then(|seq| seq.parse().ok()) else { return acknowledged };
        acknowledged = seq;
    }
}

/// As [`ask`], from a server that may be gone.
fn try_ask(address: &str, line: &str, head: &str, body: &str) -> Option<String> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(20))).ok()?;
    write!(stream, "{line} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{head}\r\n{body}").ok()?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).ok()?;
    Some(String::from_utf8_lossy(&answer).into_owned())
}

#[test]
fn what_was_acknowledged_while_the_server_stops_is_kept() {
    use store::{SqliteStore, Store, TableId};
    let server = Server::start(&[]);
    let tables: Vec<String> = (0..4).map(|_| server.begin().0).collect();
    let address = server.address.clone();
    let players: Vec<_> = tables
        .iter()
        .map(|table| {
            let (address, table) = (address.clone(), table.clone());
            std::thread::spawn(move || play_on(&address, &table))
        })
        .collect();
    let folder = server.folder().to_string();
    let begun = Instant::now();
    let last = |table: &str| {
        let page = ask(&server.address, &format!("GET /t/{table}"), "", "");
        page.split("data-seq=\"").nth(1).and_then(|rest| rest.split('"').next()?.parse().ok())
    };
    while tables.iter().any(|table| last(table).is_some_and(|seq: u64| seq < 4)) {
        assert!(begun.elapsed() < Duration::from_mins(1), "nobody plays");
        std::thread::sleep(Duration::from_millis(50));
    }
    // The folder outlives the server: it is read again below.
    let kept = tempfile::tempdir().expect("a folder");
    let mut server = server;
    let data = std::mem::replace(&mut server.data, kept);
    server.stop();
    let acknowledged: Vec<u64> = players.into_iter().map(|player| player.join().expect("it ends")).collect();
    let store = SqliteStore::open(Path::new(&folder)).expect("a store that was closed well");
    for (table, acknowledged) in tables.iter().zip(acknowledged) {
        let kept = store.last_seq(&TableId::new(table).expect("an id")).expect("a table");
        assert!(acknowledged > 1 && kept >= acknowledged, "{kept} kept of {acknowledged}");
    }
    drop(data);
}

#[test]
fn a_folder_is_found_by_its_variable_and_a_wrong_one_is_not_made() {
    let server = Server::start(&[]);
    let (table, _) = server.begin();
    let data = server.folder().to_string();
    let keep = tempfile::tempdir().expect("a folder");
    let copy = keep.path().join("copy");
    let made = program(&["backup", copy.to_str().expect("text")]).env("BARKSBURG_DATA", &data).output();
    assert!(made.expect("it starts").status.success());
    let listed = program(&["admin", "list"]).env("BARKSBURG_DATA", &copy).output().expect("it starts");
    assert!(text(&listed.stdout).contains(&table), "{}", text(&listed.stderr));
    let wrong = keep.path().join("no-such-folder");
    for args in
        [vec!["admin", "list"], vec!["admin", "ban", "192.0.2.1"], vec!["verify"], vec!["backup", "x"]]
    {
        let told = program(&args).arg("--data").arg(&wrong).output().expect("it starts");
        assert_eq!(told.status.code(), Some(2), "{args:?}: {}", text(&told.stdout));
        assert!(text(&told.stderr).contains("no-such-folder"), "{args:?}: {}", text(&told.stderr));
        assert!(!wrong.exists(), "{args:?} has made it");
    }
}

#[cfg(unix)]
#[test]
#[ignore = "needs root"]
fn what_root_writes_belongs_to_whose_folder_it_is() {
    use std::os::unix::fs::{MetadataExt, chown};
    let server = Server::start(&[]);
    let (table, _) = server.begin();
    let keep = tempfile::tempdir().expect("a folder");
    let (copy, folder) = (keep.path().join("monday"), keep.path().join("games"));
    let (copy, data) = (copy.to_str().expect("text"), folder.to_str().expect("text"));
    assert!(call(&["backup", copy, "--data", server.folder()]).status.success());
    std::fs::create_dir(&folder).expect("a folder");
    chown(&folder, Some(65_534), Some(65_534)).expect("root may");
    for deed in [
        vec!["restore", copy],
        vec!["admin", "ban", "192.0.2.1"],
        vec!["admin", "close", table.as_str()],
        vec!["restore", copy],
        vec!["verify"],
    ] {
        let told = call(&[&deed[..], &["--data", data]].concat());
        assert!(told.status.success(), "{deed:?}: {}", text(&told.stderr));
        let files: Vec<_> =
            std::fs::read_dir(&folder).expect("a folder").map(|f| f.expect("a file")).collect();
        assert!(files.len() >= 2, "{files:?}");
        for file in files {
            let owner = file.metadata().expect("a file").uid();
            assert_eq!(owner, 65_534, "{deed:?}: {}", file.path().display());
        }
    }
}

/// A small disk, until it is dropped.
#[cfg(target_os = "linux")]
struct SmallDisk(tempfile::TempDir);

#[cfg(target_os = "linux")]
impl SmallDisk {
    fn new(size: &str) -> SmallDisk {
        let folder = tempfile::tempdir().expect("a folder");
        let mount = ["-t", "tmpfs", "-o", size, "tmpfs"];
        let told = Command::new("mount").args(mount).arg(folder.path()).output().expect("it starts");
        assert!(told.status.success(), "{}", text(&told.stderr));
        SmallDisk(folder)
    }

    /// Leaves no room.
    fn fill(&self) {
        let mut filler = std::fs::File::options()
            .append(true)
            .create(true)
            .open(self.0.path().join("filler"))
            .expect("a file");
        while filler.write_all(&[7; 512]).is_ok() {}
    }
}

#[cfg(target_os = "linux")]
impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(self.0.path()).status();
    }
}

#[cfg(target_os = "linux")]
#[test]
#[ignore = "needs somebody who may mount a disk"]
fn on_a_full_disk_games_can_be_deleted_and_others_go_on() {
    let disk = SmallDisk::new("size=16m");
    let data = disk.0.path().to_str().expect("text").to_string();
    let server = Server::start_in(&data, &["--admin", "127.0.0.1:0"]);
    let tables: Vec<String> = (0..4).map(|_| server.begin().0).collect();
    let choose = || {
        let page = get(&server.address, &format!("/t/{}", tables[0]));
        let value = |before: &str| {
            let mut found = page.split(before).skip(1).filter_map(|rest| rest.split('"').next());
            found.find(|value| !value.is_empty()).expect(before).replace(' ', "+")
        };
        let body = format!("seq={}&choice={}", value("data-seq=\""), value("name=\"choice\" value=\""));
        let kind = "Accept: application/json\r\nContent-Type: application/x-www-form-urlencoded\r\n";
        let head = format!("{kind}Content-Length: {}\r\n", body.len());
        ask(&server.address, &format!("POST /t/{}/choose", tables[0]), &head, &body)[9..12].to_string()
    };
    assert_eq!(choose(), "200");
    disk.fill();
    let refused = (0..200).map(|_| choose()).find(|status| status != "200");
    assert_eq!(refused.as_deref(), Some("503"), "nothing can be saved");
    let admin = |args: &[&str]| call(&[&["admin"], args, &["--data", &data]].concat());
    for deed in [["remove", tables[1].as_str()], ["remove", tables[2].as_str()], ["ban", "192.0.2.1"]] {
        let told = admin(&deed);
        assert!(told.status.success(), "{deed:?}: {}", text(&told.stderr));
    }
    assert_eq!(choose(), "200", "there is room again");
    server.stop();
    // The same for a folder nobody has open: the next start has taken the room again.
    std::fs::remove_file(disk.0.path().join("filler")).expect("a file");
    Server::start_in(&data, &[]).stop();
    disk.fill();
    let told = admin(&["remove", &tables[3]]);
    assert!(told.status.success(), "{}", text(&told.stderr));
    let sound = call(&["verify", "--data", &data]);
    assert!(sound.status.success(), "{}", text(&sound.stdout));
    assert!(text(&sound.stdout).contains("Read 1 game,"), "{}", text(&sound.stdout));
}
