//! `cargo xtask test`: one list of steps, stopped at the first that fails.

use crate::shell::{self, FEATURES, root};
use crate::{art, browser, deploy, needs, tidy};
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// The tests that need servers of NATS.
const NATS: &str = "package(barksburg-cluster) + (package(barksburg) & binary(cluster))";

/// What is checked, cheapest first. The test runner comes last, so that its summary ends the output.
const STEPS: &[Step] = &[
    Step::own("what the tests need", needs::install),
    Step::own("habits of the repository", tidy::run),
    Step::cargo("formatting", &["fmt", "--all", "--check"]),
    Step::own("spelling", typos),
    Step::own("licences, bans and sources of dependencies", deny),
    Step::cargo(
        "lints",
        &["clippy", "--workspace", "--all-targets", "--features", FEATURES, "--", "-D", "warnings"],
    ),
    Step::own("the workshop of the pictures and sounds", art::test),
    Step::own("browser modules", node),
    Step::cargo(
        "examples in the documentation",
        &["test", "--workspace", "--features", FEATURES, "--doc", "--quiet"],
    ),
    Step::own("a real browser", || browser::run(&[])),
    Step::own("several servers", nats),
    Step::own("what is shipped for hosts", deploy::test),
    Step::own("tests", tests),
];

/// One thing to check.
struct Step {
    name: &'static str,
    work: Work,
}

enum Work {
    Cargo(&'static [&'static str]),
    Own(fn() -> Result<()>),
}

impl Step {
    /// A step that is one call of cargo.
    const fn cargo(name: &'static str, args: &'static [&'static str]) -> Step {
        Step { name, work: Work::Cargo(args) }
    }

    const fn own(name: &'static str, work: fn() -> Result<()>) -> Step {
        Step { name, work: Work::Own(work) }
    }

    fn run(&self) -> Result<()> {
        match self.work {
            Work::Cargo(args) => shell::cargo(args),
            Work::Own(work) => work(),
        }
    }
}

/// Runs every step.
pub(crate) fn run() -> Result<()> {
    run_steps(STEPS)
}

fn run_steps(steps: &[Step]) -> Result<()> {
    let begin = Instant::now();
    for (ix, step) in steps.iter().enumerate() {
        let (number, of, seconds) = (ix + 1, steps.len(), begin.elapsed().as_secs());
        eprintln!("\n== {number}/{of} {} (after {seconds} s)", step.name);
        step.run().with_context(|| format!("step {number} of {of}, {}, failed", step.name))?;
    }
    Ok(())
}

fn typos() -> Result<()> {
    if shell::has("typos") { shell::run("typos", &[]) } else { skip("typos is not installed") }
}

/// Advisories are left out: they need the network, and would fail a commit for what others published since.
fn deny() -> Result<()> {
    if shell::cargo_has("deny") {
        shell::cargo(&["deny", "check", "bans", "licenses", "sources"])
    } else {
        skip("cargo-deny is not installed")
    }
}

fn node() -> Result<()> {
    let files = browser_tests(&root().join("crates/web"))?;
    if files.is_empty() {
        return skip("there are no tests in crates/web");
    }
    if !shell::has("node") {
        return skip("node is not installed");
    }
    let files: Vec<&str> = files.iter().filter_map(|f| f.to_str()).collect();
    shell::run("node", &[&["--test"], &files[..]].concat())
}

/// Each file by name: what `node --test FOLDER` does differs from version to version.
fn browser_tests(folder: &Path) -> Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        let name = path.file_name().and_then(|n| n.to_str()).unwrap_or_default();
        if path.is_dir() {
            found.extend(browser_tests(&path)?);
        } else if name.ends_with(".test.js") || name.ends_with(".test.mjs") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// What needs servers of NATS is ignored elsewhere, and so counted as skipped, never as passed.
fn nats() -> Result<()> {
    if needs::nats_server()?.is_none() {
        return skip("there is no nats-server; the tests of a store for several servers were not run");
    }
    if !shell::cargo_has("nextest") {
        return skip("cargo-nextest is not installed");
    }
    // Two at a time: they wait for elections more than they compute.
    let only = ["--run-ignored", "only", "--no-fail-fast", "--test-threads", "2", "-E", NATS];
    shell::cargo(&[&["nextest", "run", "--workspace", "--features", FEATURES], &only[..]].concat())
}

/// Kills servers while games are played, until so many of Barksburg and so many leaders of NATS have died.
pub(crate) fn faults(nodes: &str, leaders: &str) -> Result<()> {
    if needs::nats_server()?.is_none() {
        return skip("there is no nats-server");
    }
    let (nodes, leaders) = (format!("NODE_KILLS={nodes}"), format!("LEADER_KILLS={leaders}"));
    let test = "nodes_and_servers_die_and_nothing_acknowledged_is_lost";
    // Not by nextest, which ends what takes so long.
    let only = ["cargo", "test", "--workspace", "--features", FEATURES, "--test", "cluster", "--"];
    let only = [&only[..], &["--ignored", "--nocapture", test]].concat();
    shell::run("env", &[&[&*nodes, &*leaders], &only[..]].concat())
}

fn tests() -> Result<()> {
    if shell::cargo_has("nextest") {
        shell::cargo(&["nextest", "run", "--workspace", "--features", FEATURES, "--no-fail-fast"])
    } else {
        eprintln!("cargo-nextest is not installed, cargo test runs instead");
        shell::cargo(&["test", "--workspace", "--features", FEATURES, "--tests", "--no-fail-fast"])
    }
}

#[expect(clippy::unnecessary_wraps, reason = "it is the result of the step that skips")]
fn skip(why: &str) -> Result<()> {
    eprintln!("skipped: {why}");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::bail;

    #[test]
    fn a_failing_step_is_named_and_stops_the_rest() {
        let steps = [
            Step::own("first", || Ok(())),
            Step::own("second", || bail!("no cheese")),
            Step::own("third", || unreachable!("it comes after a failure")),
        ];
        let error = run_steps(&steps).unwrap_err();
        assert_eq!(format!("{error:#}"), "step 2 of 3, second, failed: no cheese");
    }

    #[test]
    fn the_test_runner_comes_last() {
        assert_eq!(STEPS.last().map(|s| s.name), Some("tests"));
    }

    #[test]
    fn browser_tests_are_found_in_subfolders_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join("sub")).unwrap();
        for file in ["board.js", "board.test.js", "sub/dice.test.mjs", "sub/test.css"] {
            std::fs::write(folder.path().join(file), "").unwrap();
        }
        let found = browser_tests(folder.path()).unwrap();
        let found: Vec<_> = found.iter().map(|f| f.strip_prefix(folder.path()).unwrap()).collect();
        assert_eq!(found, [Path::new("board.test.js"), Path::new("sub/dice.test.mjs")]);
        assert!(browser_tests(&folder.path().join("nowhere")).unwrap().is_empty());
    }
}
