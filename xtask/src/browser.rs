//! The tests in a real browser: Debian's Chromium, driven by Playwright, which runs the tests in `e2e/`.

use crate::needs;
use crate::shell::{self, FEATURES, root, target};
use anyhow::{Context, Result, bail};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;

/// Where the tests are.
const FOLDER: &str = "e2e";
/// Where screenshots and traces go; nothing in it is committed.
const ARTEFACTS: &str = "artefacts";
/// Where pictures of the table are kept, by what the scripts call the folder: those of the README, and those of how it looks.
const PICTURES: [(&str, &str); 2] = [("PICTURES", "docs/pictures"), ("LOOK", "docs/look")];

/// Builds the program and runs every test in `e2e/` against it, or only the named ones.
pub(crate) fn run(only: &[&str]) -> Result<()> {
    play(only, &[])
}

/// Takes the pictures of the table for the README and docs/look.md, and keeps them.
pub(crate) fn picture() -> Result<()> {
    play(&["picture", "look"], &PICTURES)
}

/// Runs tests; what is to be kept of them goes into folders.
fn play(only: &[&str], keep: &[(&str, &str)]) -> Result<()> {
    let Some(chromium) = needs::BROWSERS.iter().find_map(|b| shell::find(b)) else {
        return missing("Chromium is not installed");
    };
    if !shell::has("node") {
        return missing("node is not installed");
    }
    install()?;
    shell::cargo(&["build", "--package", "barksburg", "--features", FEATURES])?;
    let text = |path: &Path| path.to_str().map(str::to_string).context("a folder's name is no text");
    let mut variables = vec![
        format!("CHROMIUM={chromium}"),
        format!("BARKSBURG={}", text(&target()?.join("debug/barksburg"))?),
        format!("ARTEFACTS={}", text(&root().join(ARTEFACTS))?),
    ];
    for (name, folder) in keep {
        variables.push(format!("{name}={}", text(&root().join(folder))?));
    }
    let runner = format!("{FOLDER}/node_modules/@playwright/test/cli.js");
    let names: Vec<String> = only.iter().map(|name| format!("/{name}.spec.mjs")).collect();
    let mut args: Vec<&str> = variables.iter().map(String::as_str).collect();
    args.extend(["node", &runner, "test", "--config", FOLDER]);
    args.extend(names.iter().map(String::as_str));
    shell::run("env", &args)
}

/// Installs the packages of `e2e/package.json`, each in its one version; a browser is not among them.
fn install() -> Result<()> {
    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Wanted {
        dev_dependencies: BTreeMap<String, String>,
    }
    #[derive(Deserialize)]
    struct Installed {
        version: String,
    }
    let folder = root().join(FOLDER);
    let wanted = std::fs::read_to_string(folder.join("package.json")).context("cannot read package.json")?;
    let wanted: Wanted = serde_json::from_str(&wanted).context("package.json is not what we know")?;
    let there = |(name, version): (&String, &String)| {
        let text = std::fs::read_to_string(folder.join("node_modules").join(name).join("package.json"));
        let found = text.ok().and_then(|t| serde_json::from_str::<Installed>(&t).ok());
        found.is_some_and(|found| found.version == *version)
    };
    if wanted.dev_dependencies.iter().all(there) {
        return Ok(());
    }
    let quiet = ["install", "--silent", "--no-package-lock", "--no-audit", "--no-fund", "--prefix", FOLDER];
    let args = [&["PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1", "npm"], &quiet[..]].concat();
    shell::run("env", &args).context("Playwright could not be installed")
}

/// A developer without a browser may go on; the machine that decides may not.
fn missing(what: &str) -> Result<()> {
    if std::env::var_os("CI").is_some() {
        bail!("{what}");
    }
    eprintln!("skipped: {what}");
    Ok(())
}
