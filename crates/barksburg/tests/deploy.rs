//! What is shipped for those who run a server holds together; built and started where that is possible.

use std::path::{Path, PathBuf};
use std::process::Command;

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
        run.contains("VOLUME /data") && run.contains("BARKSBURG_DATA=/data"),
        "only the games are written"
    );
    for variable in run.split_whitespace().filter(|word| word.starts_with("BARKSBURG_")) {
        let name = variable.split('=').next().expect("a name");
        let known = ["BARKSBURG_DATA", "BARKSBURG_LISTEN", "BARKSBURG_ADMIN", "BARKSBURG_LOG"];
        assert!(known.contains(&name), "{name}");
    }
    let base = stages[0].split_whitespace().nth(1).expect("a base image");
    // Some engines have the image but may not run anything here.
    let runs = |engine: &&str| {
        works(engine, &["image", "inspect", base]) && works(engine, &["run", "--rm", base, "true"])
    };
    let Some(engine) = ["docker", "podman"].into_iter().find(runs) else {
        println!("skipped: no container engine that runs {base} at hand; the file was only read");
        return;
    };
    let file = root().join("deploy/Containerfile");
    let built = Command::new(engine)
        .args(["build", "-q", "-t", "barksburg-test", "-f"])
        .arg(file)
        .arg(root())
        .output()
        .expect("the engine starts");
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let check = ["run", "--rm", "--read-only", "barksburg-test", "serve", "--check-config"];
    assert!(works(engine, &check), "it starts as an ordinary user with a read-only root");
}

#[test]
fn the_unit_is_sound_and_hardened() {
    let text = shipped("barksburg.service");
    for line in ["DynamicUser=yes", "ProtectSystem=strict", "NoNewPrivileges=yes", "TimeoutStopSec=15"] {
        assert!(text.lines().any(|said| said == line), "{line}");
    }
    if !works("systemd-analyze", &["--version"]) {
        println!("skipped: no systemd-analyze at hand; the unit was only read");
        return;
    }
    // With the program where it is, so that only what is wrong with the unit is reported.
    let folder = tempfile::tempdir().expect("a folder");
    let unit = folder.path().join("barksburg.service");
    std::fs::write(&unit, text.replace("/usr/local/bin/barksburg", env!("CARGO_BIN_EXE_barksburg")))
        .expect("a file");
    let told = Command::new("systemd-analyze").arg("verify").arg(&unit).output().expect("it starts");
    let said = String::from_utf8_lossy(&told.stderr).into_owned();
    assert!(!said.contains("barksburg.service:"), "{said}");
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
fn what_stands_before_the_nodes_is_understood_where_it_is_installed() {
    let deploy = root().join("deploy");
    if works("caddy", &["version"]) {
        let told = Command::new("caddy")
            .args(["validate", "--adapter", "caddyfile", "--config"])
            .arg(deploy.join("Caddyfile.cluster"))
            .env("SITE", "mice.example")
            .output()
            .expect("it starts");
        assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    } else {
        println!("skipped: caddy is not installed");
    }
    if works("hadolint", &["--version"]) {
        assert!(works("hadolint", &[deploy.join("Containerfile").to_str().expect("text")]));
    } else {
        println!("skipped: hadolint is not installed");
    }
}
