//! Tests of what is shipped for hosts that need more than a compiler. They are ignored elsewhere, and so counted as skipped,
//! never as passed; here those run whose needs are met, and the others are named.

use crate::shell::{self, FEATURES, root};
use anyhow::{Context, Result};
use std::fs;

/// What tests need, whether it is there, and which tests of the program these are.
struct Need {
    what: &'static str,
    met: fn() -> bool,
    tests: &'static [&'static str],
}

const NEEDS: &[Need] = &[
    Need {
        what: "a container engine that has the image the container is built on",
        met: || engine().is_some(),
        tests: &["the_container_is_built_and_started"],
    },
    Need { what: "hadolint", met: || shell::has("hadolint"), tests: &["the_container_file_has_no_lint"] },
    Need {
        what: "docker compose",
        met: || answers("docker", &["compose", "version"]),
        tests: &["the_compose_files_are_understood"],
    },
    Need {
        what: "systemd-analyze",
        met: || shell::has("systemd-analyze"),
        tests: &["the_unit_is_understood_and_little_exposed"],
    },
    Need {
        what: "nginx, curl and openssl",
        met: || answers("nginx", &["-v"]) && tools(),
        tests: &["nginx_as_the_guide_has_it"],
    },
    Need {
        what: "caddy, curl and openssl",
        met: || answers("caddy", &["version"]) && tools(),
        tests: &["caddy_as_the_guide_has_it", "what_stands_before_the_nodes_is_understood"],
    },
    Need { what: "root", met: is_root, tests: &["what_root_writes_belongs_to_whose_folder_it_is"] },
    Need {
        what: "somebody who may mount a disk",
        met: || is_root() && answers("unshare", &["--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]),
        tests: &["on_a_full_disk_games_can_be_deleted_and_others_go_on"],
    },
];

/// Runs what can be run here.
pub(crate) fn test() -> Result<()> {
    let (met, missing): (Vec<&Need>, Vec<&Need>) = NEEDS.iter().partition(|need| (need.met)());
    for Need { what, tests, .. } in missing {
        eprintln!("skipped: there is no {what} for {}", tests.join(", "));
    }
    if !shell::cargo_has("nextest") {
        eprintln!("skipped: cargo-nextest is not installed");
        return Ok(());
    }
    let names: Vec<String> =
        met.iter().flat_map(|need| need.tests).map(|name| format!("test(={name})")).collect();
    if names.is_empty() {
        return Ok(());
    }
    let which = format!("package(barksburg) & ({})", names.join(" + "));
    let run = ["nextest", "run", "--workspace", "--features", FEATURES];
    shell::cargo(&[&run, &["--run-ignored", "only", "--no-fail-fast", "-E", &which][..]].concat())
}

/// An engine that has the base image; some have it but may not run anything here.
fn engine() -> Option<&'static str> {
    let base = base_image().ok()?;
    ["docker", "podman"].into_iter().find(|engine| {
        answers(engine, &["image", "inspect", &base]) && answers(engine, &["run", "--rm", &base, "true"])
    })
}

/// What the container is built on: the first image its file names.
fn base_image() -> Result<String> {
    let file =
        fs::read_to_string(root().join("deploy/Containerfile")).context("there is no container file")?;
    let from = file.lines().find_map(|line| line.strip_prefix("FROM ")).context("it builds on nothing")?;
    Ok(from.split_whitespace().next().unwrap_or_default().to_string())
}

fn answers(program: &str, args: &[&str]) -> bool {
    shell::output(program, args).is_ok()
}

fn tools() -> bool {
    answers("curl", &["--version"]) && answers("openssl", &["version"])
}

fn is_root() -> bool {
    shell::output("id", &["-u"]).is_ok_and(|id| id.trim() == "0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_test_that_needs_something_is_run_where_it_can_be() {
        let mut ignored = Vec::new();
        for file in ["deploy", "proxies", "hosting"] {
            let text = fs::read_to_string(root().join(format!("crates/barksburg/tests/{file}.rs"))).unwrap();
            for test in text.split("#[ignore = \"needs ").skip(1) {
                let name = test.split_once("fn ").and_then(|(_, rest)| rest.split_once('(')).unwrap().0;
                ignored.push(name.to_string());
            }
        }
        let mut listed: Vec<&str> = NEEDS.iter().flat_map(|need| need.tests).copied().collect();
        ignored.sort();
        listed.sort_unstable();
        assert_eq!(ignored, listed);
    }

    #[test]
    fn the_base_image_is_the_first_the_file_names() {
        assert!(base_image().unwrap().starts_with("rust:"));
    }
}
