//! The tests in a real browser: Chromium, driven by the scripts in `e2e/`.

use crate::needs;
use crate::shell::{self, target};
use anyhow::{Context, Result, bail};
use std::path::PathBuf;

/// The accessibility checker, pinned: a new rule of theirs must not fail an old commit of ours.
const AXE: &str = "axe-core@4.14.0";
/// Where screenshots go; nothing in it is committed.
const ARTEFACTS: &str = "artefacts";

/// Builds the program and runs every script in `e2e/` against it, or only the named ones.
pub(crate) fn run(only: &[&str]) -> Result<()> {
    let Some(chromium) = needs::BROWSERS.iter().find(|b| shell::has(b)) else {
        return missing("Chromium is not installed");
    };
    if !shell::has("node") {
        return missing("node is not installed");
    }
    let target = target()?;
    let axe = target.join("e2e/node_modules/axe-core/axe.min.js");
    if !axe.is_file() {
        let folder = target.join("e2e");
        std::fs::create_dir_all(&folder)?;
        let folder = folder.to_str().context("the target folder's name is no text")?;
        shell::run(
            "npm",
            &["install", "--silent", "--no-save", "--no-audit", "--no-fund", "--prefix", folder, AXE],
        )
        .context("the accessibility checker could not be installed")?;
    }
    shell::cargo(&["build", "--package", "barksburg"])?;
    let binary = target.join("debug/barksburg");
    let text =
        |path: &PathBuf| path.to_str().map(str::to_string).context("the target folder's name is no text");
    let (axe, binary) = (format!("AXE={}", text(&axe)?), text(&binary)?);
    let chromium = format!("CHROMIUM={chromium}");
    shell::run("env", &[&[&*axe, &*chromium, "node", "e2e/run.mjs", &*binary, ARTEFACTS], only].concat())
}

/// A developer without a browser may go on; the machine that decides may not.
fn missing(what: &str) -> Result<()> {
    if std::env::var_os("CI").is_some() {
        bail!("{what}");
    }
    eprintln!("skipped: {what}");
    Ok(())
}
