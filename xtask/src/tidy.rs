//! Habits of the repository that no compiler checks.

use crate::shell::{self, root};
use crate::{art, docs, layers, sources};
use anyhow::{Context, Result, bail};

/// Longer files are split by concept.
const MOST_LINES: usize = 700;

/// Kinds of files that people write and read as code.
const CODE: &[&str] = &["rs", "js", "mjs", "css"];

/// Checks every file and every manifest; all that is wrong is listed, not only the first.
pub(crate) fn run() -> Result<()> {
    let game = layers::packages("Cargo.toml")?;
    let workshop = layers::packages(art::MANIFEST)?;
    let mut found = layers::violations(&game);
    for package in game.iter().chain(&workshop) {
        let text = std::fs::read_to_string(&package.manifest_path)
            .with_context(|| format!("cannot read {}", package.manifest_path))?;
        if !inherits_lints(&text) {
            found.push(format!("{}: its Cargo.toml lacks `[lints] workspace = true`", package.name));
        }
    }
    let read = |path: &str| {
        std::fs::read_to_string(root().join(path)).with_context(|| format!("cannot read {path}"))
    };
    let reasons = read("docs/dependencies.md")?;
    for manifest in ["Cargo.toml", art::MANIFEST] {
        found.extend(unexplained(&read(manifest)?, &reasons));
    }
    let files = files()?;
    for path in &files {
        // A file that is listed and gone is being deleted; one that is no text holds none of our marks.
        if let Ok(text) = std::fs::read_to_string(root().join(path)) {
            found.extend(look_at(path, &text));
        }
    }
    found.extend(docs::violations(&files.iter().map(String::as_str).collect::<Vec<_>>()));
    let code: Vec<&str> = files.iter().map(String::as_str).filter(|f| is_code(f)).collect();
    found.extend(sources::violations(&[("Cargo.toml", &game), (art::MANIFEST, &workshop)], &code)?);
    if !found.is_empty() {
        bail!("{} found:\n  {}", found.len(), found.join("\n  "));
    }
    eprintln!("{} crates and {} files are tidy", game.len() + workshop.len(), files.len());
    Ok(())
}

/// Files under version control, and new ones that soon will be.
fn files() -> Result<Vec<String>> {
    // CI often checks out as another user than it runs as, and git would refuse to answer.
    let trust = ["-c", "safe.directory=*"];
    let list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"];
    let text = shell::output("git", &[&trust[..], &list[..]].concat())?;
    Ok(text.split('\0').filter(|f| !f.is_empty()).map(Into::into).collect())
}

fn inherits_lints(manifest: &str) -> bool {
    let mut section = "";
    manifest.lines().map(str::trim).any(|line| {
        if line.starts_with('[') {
            section = line;
        }
        (section == "[lints]" && line.replace(' ', "") == "workspace=true")
            || line.replace(' ', "") == "lints.workspace=true"
    })
}

/// Dependencies of the workspace that the page on them does not name.
fn unexplained(manifest: &str, page: &str) -> Vec<String> {
    let section = manifest.lines().skip_while(|l| *l != "[workspace.dependencies]").skip(1);
    let lines = section.take_while(|l| !l.starts_with('[')).filter(|l| !l.contains("path = "));
    lines
        .filter_map(|l| l.split_once(" = "))
        .filter(|(name, _)| !page.contains(&format!("`{name}`")))
        .map(|(name, _)| format!("docs/dependencies.md: does not say what `{name}` saves us"))
        .collect()
}

fn is_code(path: &str) -> bool {
    path.rsplit_once('.').is_some_and(|(_, ending)| CODE.contains(&ending))
}

/// What is wrong with one file.
fn look_at(path: &str, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let lines = text.lines().count();
    if (path.starts_with("crates/") || path.starts_with("art/")) && is_code(path) && lines > MOST_LINES {
        found.push(format!("{path}: {lines} lines, at most {MOST_LINES}; split it by concept"));
    }
    let (marks, places) = (marks(), places());
    for (ix, line) in text.lines().enumerate() {
        let number = ix + 1;
        if let Some(mark) = marks.iter().find(|m| holds_mark(line, m)) {
            found.push(format!("{path}:{number}: `{mark}` is left over"));
        }
        if let Some(place) = places.iter().find(|p| holds_place(line, p)) {
            found.push(format!("{path}:{number}: `{place}` is a path of one machine"));
        }
        let waits = ["setTimeout(", "waitForTimeout("].iter().find(|w| line.contains(**w));
        if let Some(wait) = waits.filter(|_| path.ends_with(".spec.mjs")) {
            found.push(format!(
                "{path}:{number}: `{wait}`; a test waits for a sign of the page, not for time"
            ));
        }
        if path.ends_with("Cargo.lock")
            && line.starts_with("source = ")
            && !line.ends_with("/crates.io-index\"")
        {
            found.push(format!("{path}:{number}: a dependency from elsewhere than the default registry"));
        }
        let elsewhere = line.starts_with("[source") || line.starts_with("[registr");
        if path.starts_with(".cargo/") && elsewhere {
            found.push(format!("{path}:{number}: which registry to ask is each machine's own affair"));
        }
    }
    found
}

/// Marks of work put off. Written in two parts, or this file would find itself.
fn marks() -> [String; 4] {
    [["TO", "DO"], ["FIX", "ME"], ["to", "do!"], ["unimple", "mented!"]].map(|m| m.concat())
}

/// Where files lie on somebody's machine, and on nobody else's.
fn places() -> [String; 3] {
    [["/wo", "rk/"], ["/ro", "ot/"], ["/ho", "me/"]].map(|p| p.concat())
}

/// A mark counts as a word of its own.
fn holds_mark(line: &str, mark: &str) -> bool {
    line.match_indices(mark).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + mark.len()..].chars().next();
        let in_word = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
        !in_word(before) && (mark.ends_with('!') || !in_word(after))
    })
}

/// A place counts at the beginning of a path, not in the middle of one.
fn holds_place(line: &str, place: &str) -> bool {
    line.match_indices(place).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || "_-.~*}".contains(c))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn put_off() -> String {
        marks()[0].clone()
    }

    #[test]
    fn the_repository_is_tidy() {
        run().unwrap();
    }

    #[test]
    fn lints_are_inherited_in_both_spellings() {
        assert!(inherits_lints("[package]\nname = \"a\"\n\n[lints]\nworkspace = true\n"));
        assert!(inherits_lints("lints.workspace = true\n"));
        assert!(!inherits_lints("[package]\nworkspace = true\n"));
        assert!(!inherits_lints("[lints]\n[dependencies]\nworkspace = true\n"));
    }

    #[test]
    fn a_dependency_without_a_reason_is_found() {
        let manifest = "[package]\nname = \"a\"\n[workspace.dependencies]\n# ours\n\
                        engine = { path = \"crates/engine\" }\nkdl = \"6.7\"\ntoml = \"1\"\n[profile.dev]\ndebug = 0\n";
        let found = unexplained(manifest, "| `kdl` | reads |");
        assert_eq!(found, ["docs/dependencies.md: does not say what `toml` saves us"]);
    }

    #[test]
    fn long_code_is_found_and_long_data_is_not() {
        let long = "//\n".repeat(MOST_LINES + 1);
        let found = look_at("crates/engine/src/lib.rs", &long);
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with("crates/engine/src/lib.rs: 701 lines, at most 700"), "{found:?}");
        assert!(look_at("crates/engine/src/lib.rs", &"//\n".repeat(MOST_LINES)).is_empty());
        assert!(look_at("crates/content/tests/table.snap", &long).is_empty());
    }

    #[test]
    fn marks_are_found_as_words() {
        let mark = put_off();
        assert_eq!(
            look_at("a.md", &format!("fine\n// {mark}: later")),
            [format!("a.md:2: `{mark}` is left over")]
        );
        assert!(look_at("a.md", &format!("a METO{mark}S word")).is_empty());
        for mark in &marks()[2..] {
            assert_eq!(look_at("a.rs", &format!("    {mark}()")).len(), 1, "{mark}");
        }
        // The lint that forbids it bears its name.
        assert!(look_at("Cargo.toml", &format!("{} = \"deny\"", put_off().to_lowercase())).is_empty());
    }

    #[test]
    fn machine_paths_are_found_and_relative_ones_are_not() {
        for place in places() {
            assert_eq!(look_at("a.rs", &format!("open(\"{place}x\")")).len(), 1, "{place}");
            assert!(look_at("a.rs", &format!("open(\"crates{place}x\")")).is_empty(), "{place}");
        }
    }

    #[test]
    fn a_browser_test_that_only_waits_is_found() {
        let text = "await page.waitForTimeout(500);";
        assert_eq!(look_at("e2e/table/keys.spec.mjs", text).len(), 1);
        assert!(look_at("e2e/lib/tab.mjs", text).is_empty());
    }

    #[test]
    fn other_registries_are_found() {
        let lock = "source = \"registry+https://example.org/index\"\n";
        assert_eq!(look_at("Cargo.lock", lock).len(), 1);
        assert_eq!(look_at(".cargo/config.toml", "[source.mirror]\n").len(), 1);
        assert!(look_at(".cargo/config.toml", "[alias]\n").is_empty());
    }
}
