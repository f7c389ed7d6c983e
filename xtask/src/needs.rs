//! Installs what the tests need and the machine lacks.

use crate::shell;
use anyhow::{Context, Result};

/// The names under which Chromium is found; any of them will do.
pub(crate) const BROWSERS: &[&str] = &["chromium", "chromium-browser", "google-chrome"];

/// Rust's own tools by rustup, the browser and node by apt; only what is missing.
pub(crate) fn install() -> Result<()> {
    let tools: Vec<&str> = [("fmt", "rustfmt"), ("clippy", "clippy")]
        .iter()
        .filter(|t| !shell::cargo_has(t.0))
        .map(|t| t.1)
        .collect();
    if !tools.is_empty() {
        eprintln!("missing: {}", tools.join(", "));
        shell::run("rustup", &[&["component", "add"], &tools[..]].concat())
            .with_context(|| format!("{} could not be installed", tools.join(" and ")))?;
    }
    let browser = BROWSERS.iter().any(|b| shell::has(b));
    let wanted = [("chromium", browser), ("nodejs", shell::has("node")), ("npm", shell::has("npm"))];
    install_packages(&wanted)
}

/// Debian's encoders of Opus and Vorbis; only what is missing.
pub(crate) fn install_encoders() -> Result<()> {
    install_packages(&[("opus-tools", shell::has("opusenc")), ("vorbis-tools", shell::has("oggenc"))])
}

/// Packages by apt, each with whether it is there.
fn install_packages(wanted: &[(&str, bool)]) -> Result<()> {
    let packages: Vec<&str> = wanted.iter().filter(|(_, there)| !there).map(|(name, _)| *name).collect();
    if packages.is_empty() {
        return Ok(());
    }
    let names = packages.join(" ");
    if shell::output("id", &["-u"])?.trim() != "0" {
        eprintln!("missing, and installing it needs root: `sudo apt-get install {names}`");
        return Ok(());
    }
    eprintln!("missing: {names}");
    let apt = |args: &[&str]| {
        // Nobody is there to answer questions.
        let quiet = ["DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet", "--yes"];
        shell::run("env", &[&quiet, args].concat()).with_context(|| format!("{names} could not be installed"))
    };
    apt(&["update"])?;
    apt(&[&["install", "--no-install-recommends"], &packages[..]].concat())
}
