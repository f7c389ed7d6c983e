//! Installs what the tests need and the machine lacks.

use crate::shell;
use anyhow::{Context, Result};
use std::fs;
use std::path::PathBuf;

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

/// The release of Debian whose `nats-server` is new enough (2.10.27); the machine's own may be older and lose messages.
const NATS_RELEASE: &str = "trixie";

/// Where `nats-server` is: unpacked in the target folder, never installed. Fetched by name if it is missing; none where it
/// cannot be had.
pub(crate) fn nats_server() -> Result<Option<PathBuf>> {
    let folder = shell::target()?.join("nats-server");
    let program = folder.join("usr/sbin/nats-server");
    if !program.is_file()
        && let Err(error) = fetch_nats(&folder)
    {
        eprintln!("nats-server cannot be had here: {error:#}");
    }
    Ok(program.is_file().then_some(program))
}

/// A list of packages of its own, so that those of the machine stay as they are.
fn fetch_nats(folder: &std::path::Path) -> Result<()> {
    eprintln!("missing: nats-server, fetched from Debian's {NATS_RELEASE}");
    let apt = folder.join("apt");
    for inner in ["lists/partial", "cache/archives/partial"] {
        fs::create_dir_all(apt.join(inner)).context("the target folder cannot be written to")?;
    }
    let mirror = debian_mirror().context("no mirror of Debian is configured on this machine")?;
    let keys = "/usr/share/keyrings/debian-archive-keyring.gpg";
    fs::write(apt.join("sources.list"), format!("deb [signed-by={keys}] {mirror} {NATS_RELEASE} main\n"))?;
    let place = apt.display();
    let config = apt.join("apt.conf");
    let lines = format!(
        "Dir::Etc::SourceList \"{place}/sources.list\";\nDir::Etc::SourceParts \"/dev/null\";\n\
         Dir::State::Lists \"{place}/lists\";\nDir::Cache \"{place}/cache\";\n"
    );
    fs::write(&config, lines)?;
    let with = format!("APT_CONFIG={}", config.display());
    shell::run("env", &[&with, "apt-get", "--quiet", "--quiet", "update"])?;
    // It is downloaded into the folder it is called in.
    let download = format!("cd '{place}' && apt-get --quiet --quiet download nats-server");
    shell::run("env", &[&with, "sh", "-c", &download])?;
    shell::run("sh", &["-c", &format!("dpkg -x '{place}'/nats-server_*.deb '{}'", folder.display())])?;
    fs::remove_dir_all(&apt).context("what was fetched cannot be tidied away")
}

/// The mirror that this machine takes Debian's packages from.
fn debian_mirror() -> Option<String> {
    let listed = shell::output("apt-get", &["indextargets", "--format", "$(SITE) $(RELEASE)"]).ok()?;
    listed.lines().find_map(|line| {
        let (site, _) = line.split_once(' ')?;
        let site = site.trim_end_matches('/');
        site.ends_with("/debian").then(|| site.to_string())
    })
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
