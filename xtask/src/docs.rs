//! The book in `docs/`: every page in its table of contents, no dead link, and how it is built.

use crate::shell::{self, root};
use anyhow::{Context, Result, bail};
use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};

/// Where the pages are.
const FOLDER: &str = "docs";
/// The table of contents.
const SUMMARY: &str = "docs/SUMMARY.md";
/// The map of the code; every file it names has to be there.
const MAP: &str = "ARCHITECTURE.md";

/// Checks the book and builds it into `target/book`; mdBook is installed from the crate registry if it is missing.
pub(crate) fn build() -> Result<()> {
    let files = shell::output("git", &["ls-files", "--cached", "--others", "--exclude-standard"])?;
    let files: Vec<&str> = files.lines().collect();
    let found = violations(&files);
    if !found.is_empty() {
        bail!("{} found:\n  {}", found.len(), found.join("\n  "));
    }
    if !shell::has("mdbook") {
        eprintln!("missing: mdbook");
        shell::cargo(&["install", "mdbook", "--locked"]).context("mdBook could not be installed")?;
    }
    shell::run("mdbook", &["build", FOLDER])
}

/// Pages that the table of contents leaves out, and links of any Markdown file that lead nowhere.
pub(crate) fn violations(files: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    // What authors must not write is written there on purpose.
    let is_page = |f: &&&str| Path::new(f).extension().is_some_and(|ending| ending == "md");
    let pages = files.iter().filter(is_page).filter(|f| !f.starts_with("broken-content/"));
    let mut listed = BTreeSet::new();
    for page in pages.clone() {
        // A file that is listed and gone is being deleted.
        let Ok(text) = std::fs::read_to_string(root().join(page)) else { continue };
        for (line, link) in links(&text) {
            let Some(path) = target(page, link) else { continue };
            if *page == SUMMARY {
                listed.insert(path.clone());
            }
            if !root().join(&path).exists() {
                found.push(format!("{page}:{line}: the link to {link} is dead"));
            }
        }
    }
    let written = pages.filter(|f| f.starts_with("docs/") && **f != SUMMARY && root().join(f).exists());
    for page in written.filter(|page| !listed.contains(Path::new(page))) {
        found.push(format!("{page}: is not in {SUMMARY}"));
    }
    if files.contains(&MAP) {
        let map = std::fs::read_to_string(root().join(MAP)).unwrap_or_default();
        found.extend(
            unknown_files(&map, files).map(|(line, name)| format!("{MAP}:{line}: there is no {name}")),
        );
    }
    found
}

/// The source files a page names that are not in the repository. A crate's `src` may be left out, and folders before its name.
fn unknown_files<'t>(page: &'t str, files: &[&str]) -> impl Iterator<Item = (usize, &'t str)> {
    let short = |path: &str| format!("/{}", path.trim_start_matches('/').replace("/src/", "/"));
    let known: Vec<String> = files.iter().map(|file| short(file)).collect();
    let is_source = |word: &&str| {
        Path::new(word)
            .extension()
            .is_some_and(|ending| ["rs", "js", "kdl", "ftl"].iter().any(|e| ending == *e))
    };
    let is_name = |c: char| c.is_ascii_alphanumeric() || "_-./".contains(c);
    page.lines().enumerate().flat_map(move |(at, line)| {
        let names = line.split(|c: char| !is_name(c)).filter(is_source);
        let unknown = names.filter(|name| !known.iter().any(|file| file.ends_with(&short(name))));
        unknown.map(|name| (at + 1, name)).collect::<Vec<_>>()
    })
}

/// The links of a page with their lines; what stands in code is none.
fn links(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut code = false;
    text.lines().enumerate().flat_map(move |(at, line)| {
        code ^= line.trim_start().starts_with("```");
        let line = if code { "" } else { line };
        let inline = line.match_indices("](").filter_map(|(i, _)| {
            let quoted = line[..i].matches('`').count() % 2 == 1;
            line[i + 2..].split_once(')').filter(|_| !quoted).map(|(link, _)| link)
        });
        let pictures = ["src=\"", "srcset=\""].into_iter().flat_map(move |attribute| {
            line.match_indices(attribute)
                .filter_map(|(i, _)| line[i + attribute.len()..].split_once('"').map(|(link, _)| link))
        });
        inline.chain(pictures).map(|link| (at + 1, link)).collect::<Vec<_>>()
    })
}

/// The file of the repository a link leads to; none for addresses of the web and places in the same page.
fn target(page: &str, link: &str) -> Option<PathBuf> {
    let path = link.split(['#', ' ']).next().filter(|path| !path.is_empty())?;
    if path.contains("://") || path.starts_with("mailto:") || path.starts_with('/') {
        return None;
    }
    let mut out = PathBuf::from(page).parent().map(Path::to_path_buf).unwrap_or_default();
    for part in Path::new(path).components() {
        match part {
            Component::ParentDir => drop(out.pop()),
            Component::CurDir => {}
            other => out.push(other),
        }
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_found_outside_code() {
        let text = "[a](b.md) `[x](no.md)`\n```\n[c](d.md)\n```\n<img src=\"e.jpg\"> [f](g.md#h)\n";
        let found: Vec<_> = links(text).collect();
        assert_eq!(found, [(1, "b.md"), (5, "g.md#h"), (5, "e.jpg")]);
    }

    #[test]
    fn links_lead_to_files() {
        let to = |link| target("docs/authors/guide.md", link);
        assert_eq!(to("terms.md"), Some("docs/authors/terms.md".into()));
        assert_eq!(to("../../README.md#play"), Some("README.md".into()));
        assert_eq!(to("#here"), None);
        assert_eq!(to("https://example.org"), None);
    }

    #[test]
    fn a_file_that_is_gone_is_told() {
        let files = ["crates/engine/src/battle/attack.rs", "crates/web/static/swap.js"];
        let page = "`engine/src/battle/attack.rs` and `battle/attack.rs`, `swap.js`\n  engine/battle/attack.rs, `engine/gone.rs`";
        let found: Vec<_> = unknown_files(page, &files).collect();
        assert_eq!(found, [(2, "engine/gone.rs")]);
    }

    #[test]
    fn a_page_that_is_left_out_is_told() {
        let found = violations(&["docs/SUMMARY.md", "docs/README.md", "docs/play.md"]);
        assert!(found.is_empty(), "{found:?}");
        let found = violations(&["docs/README.md"]);
        assert_eq!(found, ["docs/README.md: is not in docs/SUMMARY.md"]);
    }
}
