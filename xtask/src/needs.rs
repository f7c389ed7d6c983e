//! Installs what the tests need and the machine lacks.

use crate::shell;
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

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

/// The oldest `nats-server` that will do, as `cluster::OLDEST` says.
const OLDEST_NATS: Version = Version([2, 15, 1]);

/// The releases of Debian that have it. The testing release comes first: the unstable one has the same, and asks for a newer C
/// library sooner. The stable one's, 2.10.27, loses messages.
const NATS_RELEASES: &[&str] = &["forky", "sid"];

/// Where Debian's package has the program.
const NATS_PROGRAM: &str = "usr/sbin/nats-server";

/// Where `nats-server` is: unpacked in the target folder, never installed. Fetched by name if it is missing or an older one
/// is there; none where it cannot be had.
pub(crate) fn nats_server() -> Result<Option<PathBuf>> {
    let folder = shell::target()?.join("nats-server");
    let program = folder.join(NATS_PROGRAM);
    for release in NATS_RELEASES {
        if is_good(Version::of(&program)) {
            break;
        }
        if let Err(error) = fetch_nats(&folder, release) {
            eprintln!("nats-server of Debian's {release} cannot be had here: {error:#}");
        }
    }
    let version = Version::of(&program);
    if let Some(Version([major, minor, patch])) = version {
        eprintln!("nats-server {major}.{minor}.{patch}");
    }
    Ok(is_good(version).then_some(program))
}

/// Whether what is there need not be fetched anew.
fn is_good(there: Option<Version>) -> bool {
    there.is_some_and(|there| there >= OLDEST_NATS)
}

/// The version of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Version([u32; 3]);

impl Version {
    /// What a program says of itself, `nats-server: v2.15.1`; nothing if it is not there or does not run on this machine.
    fn of(program: &Path) -> Option<Version> {
        Version::read(&shell::output(program.to_str()?, &["--version"]).ok()?)
    }

    fn read(said: &str) -> Option<Version> {
        let numbers: Vec<u32> =
            said.trim().rsplit([' ', 'v']).next()?.split('.').map_while(|n| n.parse().ok()).collect();
        numbers.try_into().ok().map(Version)
    }
}

/// Takes what a release has in place of what is there, if it runs. A list of packages of its own, so that those of the machine
/// stay as they are.
fn fetch_nats(folder: &Path, release: &str) -> Result<()> {
    eprintln!("fetching nats-server of Debian's {release}");
    let (apt, unpacked) = (folder.join("apt"), folder.join("apt/unpacked"));
    for inner in ["lists/partial", "cache/archives/partial"] {
        fs::create_dir_all(apt.join(inner)).context("the target folder cannot be written to")?;
    }
    let mirror = debian_mirror().context("no mirror of Debian is configured on this machine")?;
    let keys = "/usr/share/keyrings/debian-archive-keyring.gpg";
    fs::write(apt.join("sources.list"), format!("deb [signed-by={keys}] {mirror} {release} main\n"))?;
    let place = apt.display();
    let config = apt.join("apt.conf");
    let lines = format!(
        "Dir::Etc::SourceList \"{place}/sources.list\";\nDir::Etc::SourceParts \"/dev/null\";\n\
         Dir::State::Lists \"{place}/lists\";\nDir::Cache \"{place}/cache\";\n"
    );
    fs::write(&config, lines)?;
    let with = format!("APT_CONFIG={}", config.display());
    let download = || -> Result<()> {
        shell::run("env", &[&with, "apt-get", "--quiet", "--quiet", "update"])?;
        // It is downloaded into the folder it is called in.
        let download = format!("cd '{place}' && apt-get --quiet --quiet download nats-server");
        shell::run("env", &[&with, "sh", "-c", &download])?;
        shell::run("sh", &["-c", &format!("dpkg -x '{place}'/nats-server_*.deb '{}'", unpacked.display())])?;
        Version::of(&unpacked.join(NATS_PROGRAM)).context("it does not run on this machine")?;
        let program = folder.join(NATS_PROGRAM);
        fs::create_dir_all(program.parent().expect("it lies in a folder"))?;
        fs::rename(unpacked.join(NATS_PROGRAM), program).context("it cannot be put in its place")
    };
    let fetched = download();
    fs::remove_dir_all(&apt).context("what was fetched cannot be tidied away")?;
    fetched
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    #[test]
    fn an_older_server_is_fetched_anew_and_a_newer_one_left_alone() {
        assert!(
            !is_good(None) && !is_good(Some(Version([2, 10, 27]))) && !is_good(Some(Version([2, 15, 0])))
        );
        assert!(is_good(Some(Version([2, 15, 1]))) && is_good(Some(Version([2, 16, 0]))));
    }

    #[test]
    fn what_is_fetched_is_what_a_node_wants() {
        let links = fs::read_to_string(shell::root().join("crates/cluster/src/links.rs")).unwrap();
        let oldest = links.split("OLDEST: &str = \"").nth(1).and_then(|rest| rest.split('"').next());
        assert_eq!(oldest.and_then(Version::read), Some(OLDEST_NATS));
    }

    #[test]
    fn what_does_not_run_here_has_no_version() {
        let folder = tempfile::tempdir().unwrap();
        let program = folder.path().join("nats-server");
        assert_eq!(Version::of(&program), None, "it is missing");
        for (script, version) in [
            ("echo 'nats-server: v2.10.27'", Some(Version([2, 10, 27]))),
            ("echo 'nats-server: v2.15.1'; exit 1", None),
            ("echo cheese", None),
        ] {
            fs::write(&program, format!("#!/bin/sh\n{script}\n")).unwrap();
            fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
            assert_eq!(Version::of(&program), version, "{script}");
        }
    }
}
