//! What is shipped for those who run a server holds together. What needs other programs is ignored unless `cargo xtask test`
//! finds them: never counted as passed where it was not tried.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn shipped(file: &str) -> String {
    std::fs::read_to_string(root().join("deploy").join(file)).expect(file)
}

/// Whether a command can be called and succeeds.
fn works(command: &str, args: &[&str]) -> bool {
    Command::new(command).args(args).output().is_ok_and(|output| output.status.success())
}

#[test]
fn the_example_settings_are_settings() {
    let file = root().join("deploy/barksburg.toml");
    let data = tempfile::tempdir().expect("a folder");
    let told = Command::new(env!("CARGO_BIN_EXE_barksburg"))
        .args(["serve", "--check-config", "--config"])
        .arg(file)
        .env("BARKSBURG_DATA", data.path())
        .output()
        .expect("the program starts");
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
}

#[test]
fn the_container_file_is_small_and_careful() {
    let text = shipped("Containerfile");
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).collect();
    let stages: Vec<&&str> = lines.iter().filter(|line| line.starts_with("FROM ")).collect();
    assert_eq!(stages.len(), 2, "one to build, one to run");
    assert!(stages.iter().all(|stage| stage.contains(':') && !stage.contains(":latest")), "named versions");
    let run = text.rsplit("FROM ").next().expect("a last stage");
    let user = run.lines().find_map(|line| line.strip_prefix("USER ")).expect("a user");
    assert!(!user.starts_with("root") && !user.starts_with('0'), "an ordinary user: {user}");
    assert!(
        ["VOLUME /data", "BARKSBURG_DATA=/data", "SQLITE_TMPDIR=/data"].iter().all(|line| run.contains(line)),
        "only the games are written"
    );
    // What is copied itself would lose its mode: only its contents are.
    assert!(text.contains("install -d -m 0700 /out/volumes/data") && run.contains("/out/volumes/ /\n"));
    for variable in run.split_whitespace().filter(|word| word.starts_with("BARKSBURG_")) {
        let name = variable.split('=').next().expect("a name");
        let known = ["BARKSBURG_DATA", "BARKSBURG_LISTEN", "BARKSBURG_ADMIN", "BARKSBURG_LOG"];
        assert!(known.contains(&name), "{name}");
    }
}

#[test]
#[ignore = "needs a container engine that has the base image"]
fn the_container_is_built_and_started() {
    let text = shipped("Containerfile");
    let base = text.lines().find_map(|line| line.strip_prefix("FROM ")?.split_whitespace().next());
    let has = |engine: &&str| works(engine, &["image", "inspect", base.expect("a base image")]);
    let engine = ["docker", "podman"].into_iter().find(has).expect("an engine with the base image");
    let built = Command::new(engine)
        .args(["build", "-q", "-t", "barksburg-test", "-f"])
        .arg(root().join("deploy/Containerfile"))
        .arg(root())
        .output()
        .expect("the engine starts");
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let id = ["run", "--rm", "--entrypoint", "id", "barksburg-test", "-u"];
    let told = Command::new(engine).args(id).output().expect("the engine starts");
    assert_eq!(String::from_utf8_lossy(&told.stdout).trim(), "65532", "an ordinary user");
    let stat = ["run", "--rm", "--entrypoint", "stat", "barksburg-test", "-c", "%a %u", "/data"];
    let told = Command::new(engine).args(stat).output().expect("the engine starts");
    assert_eq!(String::from_utf8_lossy(&told.stdout).trim(), "700 65532", "games are nobody else's");
    let run = ["run", "--rm", "--read-only", "--cap-drop", "ALL", "-d", "-p", "127.0.0.1::7777"];
    let started = Command::new(engine).args(run).arg("barksburg-test").output().expect("the engine starts");
    assert!(started.status.success(), "{}", String::from_utf8_lossy(&started.stderr));
    let id = String::from_utf8_lossy(&started.stdout).trim().to_string();
    let port = Command::new(engine).args(["port", &id, "7777/tcp"]).output().expect("the engine answers");
    let at = String::from_utf8_lossy(&port.stdout).lines().next().expect("a port").to_string();
    let healthy = (0..100).any(|_| {
        std::thread::sleep(Duration::from_millis(200));
        ask(&at, "/healthz").is_some_and(|said| said.ends_with("ok"))
    });
    let log = Command::new(engine).args(["logs", &id]).output().expect("the engine answers");
    assert!(works(engine, &["stop", "--time", "15", &id]), "it ends when it is told to");
    assert!(healthy, "it serves with a read-only root: {}", String::from_utf8_lossy(&log.stderr));
}

/// What a server answers; none if it does not.
fn ask(at: &str, path: &str) -> Option<String> {
    let mut stream = TcpStream::connect(at).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(5))).ok()?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n\r\n").ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    Some(answer)
}

#[test]
#[ignore = "needs hadolint"]
fn the_container_file_has_no_lint() {
    let file = root().join("deploy/Containerfile");
    let told = Command::new("hadolint").arg(file).output().expect("it starts");
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stdout));
}

#[test]
fn the_unit_is_hardened() {
    let text = shipped("barksburg.service");
    for line in ["DynamicUser=yes", "ProtectSystem=strict", "NoNewPrivileges=yes", "TimeoutStopSec=15"] {
        assert!(text.lines().any(|said| said == line), "{line}");
    }
}

/// What systemd may find an exposed unit: 0 is shut, 10 is open.
const MOST_EXPOSED: f32 = 2.0;

#[test]
#[ignore = "needs systemd-analyze"]
fn the_unit_is_understood_and_little_exposed() {
    // With the program where it is, so that only what is wrong with the unit is reported.
    let text = shipped("barksburg.service");
    let text = text.replace("/usr/local/bin/barksburg", env!("CARGO_BIN_EXE_barksburg"));
    let analyze = |what: &[&str], text: &str| {
        let folder = tempfile::tempdir().expect("a folder");
        let unit = folder.path().join("barksburg.service");
        std::fs::write(&unit, text).expect("a file");
        let told = Command::new("systemd-analyze").args(what).arg(&unit).output().expect("it starts");
        format!("{}{}", String::from_utf8_lossy(&told.stdout), String::from_utf8_lossy(&told.stderr))
    };
    let said = analyze(&["verify"], &text);
    assert!(!said.contains("barksburg.service:"), "{said}");
    let wrong = analyze(&["verify"], &text.replace("ProtectHome=", "ProtectHose="));
    assert!(wrong.contains("ProtectHose"), "a slip would be told: {wrong}");
    let said = analyze(&["security", "--offline=true", "--no-pager"], &text);
    let level = said.split("Overall exposure level for barksburg.service: ").nth(1);
    let level: f32 = level.and_then(|rest| rest.split(' ').next()?.parse().ok()).expect("a level");
    assert!(level <= MOST_EXPOSED, "{said}");
}

#[test]
fn the_compose_files_name_settings_there_are() {
    for (file, nodes) in [("compose.yaml", 1), ("compose-cluster.yaml", 3)] {
        let text = shipped(file);
        for name in text.split_whitespace().filter_map(|word| word.strip_prefix("BARKSBURG_")) {
            let name = name.trim_end_matches(':').to_lowercase().replace('_', "-");
            let known = ["public-url", "trusted-proxy", "max-storage", "expire-unfinished", "store", "admin"];
            assert!(known.contains(&name.as_str()), "{file}: {name}");
        }
        for care in ["read_only: true", "cap_drop: [ALL]", "no-new-privileges:true"] {
            assert!(text.contains(care), "{file}: {care}");
        }
        assert_eq!(text.matches("caddy:2").count(), 1, "{file}: one in front");
        let served =
            text.lines().filter(|line| line.starts_with("  node") || line.starts_with("  barksburg:"));
        assert_eq!(served.count(), nodes, "{file}");
    }
    let cluster = shipped("compose-cluster.yaml");
    for (file, mounted) in [("nats.conf", 3), ("Caddyfile.cluster", 1)] {
        assert_eq!(cluster.matches(&format!("./{file}:")).count(), mounted, "{file}");
    }
    let balanced = shipped("Caddyfile.cluster");
    for n in 1..=3 {
        assert!(cluster.contains(&format!("\n  nats{n}:\n    <<: *nats")), "nats{n}");
        assert!(balanced.contains(&format!("node{n}:7777")), "node{n}");
    }
}

#[test]
#[ignore = "needs docker compose"]
fn the_compose_files_are_understood() {
    for file in ["compose.yaml", "compose-cluster.yaml"] {
        let config = |site: Option<&str>| {
            let mut call = Command::new("docker");
            call.args(["compose", "-f"]).arg(root().join("deploy").join(file)).args(["config", "--quiet"]);
            call.env_remove("SITE")
                .env("STORE_PASSWORD", "a-long-word")
                .envs(site.map(|site| ("SITE", site)));
            call.output().expect("it starts")
        };
        let told = config(Some("mice.example"));
        assert!(told.status.success(), "{file}: {}", String::from_utf8_lossy(&told.stderr));
        let told = config(None);
        assert!(
            !told.status.success() && String::from_utf8_lossy(&told.stderr).contains("set SITE"),
            "{file}"
        );
    }
}

#[test]
#[ignore = "needs caddy"]
fn what_stands_before_the_nodes_is_understood() {
    let told = Command::new("caddy")
        .args(["validate", "--adapter", "caddyfile", "--config"])
        .arg(root().join("deploy/Caddyfile.cluster"))
        .env("SITE", "mice.example")
        .output()
        .expect("it starts");
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
}
