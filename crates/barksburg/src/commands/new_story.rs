//! `barksburg new-story`: a small book that plays, to be changed into another.

use crate::book;
use crate::speech::{self, say};
use anyhow::{Result, bail};
use clap::Args as ClapArgs;
use std::path::{Path, PathBuf};
use words::Lang;

#[derive(ClapArgs)]
pub(crate) struct Args {
    #[arg(value_name = "name")]
    name: String,
    #[arg(long = "in", value_name = "folder", default_value = ".")]
    folder: PathBuf,
}

/// The files of a new book; `@NAME@` and `@TITLE@` are filled in.
const FILES: &[(&str, &str)] = &[
    ("README.md", include_str!("../../new-story/README.md")),
    ("book.kdl", include_str!("../../new-story/book.kdl")),
    ("01-the-first-night/chapter.kdl", include_str!("../../new-story/01-the-first-night/chapter.kdl")),
    ("01-the-first-night/en.md", include_str!("../../new-story/01-the-first-night/en.md")),
    ("01-the-first-night/de.md", include_str!("../../new-story/01-the-first-night/de.md")),
    ("01-the-first-night/pl.md", include_str!("../../new-story/01-the-first-night/pl.md")),
    ("locales/en/@NAME@.ftl", include_str!("../../new-story/locales/en.ftl")),
    ("locales/de/@NAME@.ftl", include_str!("../../new-story/locales/de.ftl")),
    ("locales/pl/@NAME@.ftl", include_str!("../../new-story/locales/pl.ftl")),
    ("cases/first-night.kdl", include_str!("../../new-story/cases/first-night.kdl")),
];

pub(crate) fn run(args: &Args, lang: Lang) -> Result<bool> {
    let folder = write(&args.name, &args.folder, lang)?;
    let at = folder.display().to_string();
    println!("{}", say(lang, "program-story-made", &[("folder", &at)]));
    let ways = [
        (format!("barksburg serve --watch {at}"), "program-story-watch"),
        (format!("barksburg check {at}"), "program-story-check"),
        (format!("{at}/README.md"), "program-story-rest"),
    ];
    let widest = ways.iter().map(|(call, _)| call.chars().count()).max().unwrap_or(0);
    for (call, key) in &ways {
        println!("  {call:widest$}   {}", say(lang, key, &[]));
    }
    Ok(true)
}

/// Writes the book into a folder of its own, which must not be there yet.
fn write(name: &str, into: &Path, lang: Lang) -> Result<PathBuf> {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let begins = name.starts_with(|c: char| c.is_ascii_lowercase());
    if !begins || !name.chars().all(fits) || name.ends_with('-') || name.len() > 40 {
        bail!(say(lang, "program-story-name", &[("name", name)]));
    }
    let known = book::load(None, lang)?;
    if known.books.iter().any(|story| story.story == name) {
        bail!(say(lang, "program-story-built-in", &[("name", name)]));
    }
    let folder = into.join(name);
    if folder.exists() {
        bail!(say(lang, "program-story-there", &[("folder", &folder.display().to_string())]));
    }
    for (path, text) in FILES {
        let fill = |text: &str| text.replace("@NAME@", name).replace("@TITLE@", &title(name));
        let file = folder.join(fill(path));
        let parent = file.parent().expect("every file lies in a folder");
        std::fs::create_dir_all(parent).map_err(|e| speech::unwritable(lang, parent, &e))?;
        std::fs::write(&file, fill(text)).map_err(|e| speech::unwritable(lang, &file, &e))?;
    }
    Ok(folder)
}

/// `the-old-mill` as people read it: The Old Mill.
fn title(name: &str) -> String {
    let word = |w: &str| {
        let mut letters = w.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    };
    name.split('-').filter(|w| !w.is_empty()).map(word).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn a_new_book_has_no_findings_and_its_cases_pass() {
        let folder = tempfile::tempdir().unwrap();
        let book = write("the-old-mill", folder.path(), Lang::En).unwrap();
        let loaded = content::Opened::open(Some(&book)).unwrap().load();
        assert!(loaded.diagnostics.is_empty(), "{:?}", loaded.diagnostics);
        let own = loaded.first().unwrap();
        assert_eq!((own.story.as_str(), own.book.chapters.len()), ("the-old-mill", 1));
        let cases = std::fs::read_to_string(book.join("cases/first-night.kdl")).unwrap();
        let cases = scenario::read_cases(&loaded.shelf(), "first-night.kdl", &cases);
        assert!(cases.found.is_empty() && !cases.cases.is_empty(), "{:?}", cases.found);
        for case in &cases.cases {
            let result = scenario::run_case(case, &BTreeSet::new());
            assert!(result.failures.is_empty(), "{:?}", result.failures);
        }
    }

    #[test]
    fn nothing_is_overwritten_and_bad_names_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        write("mill", folder.path(), Lang::En).unwrap();
        assert!(write("mill", folder.path(), Lang::En).is_err());
        for bad in ["", "Mill", "1mill", "mill-", "../mill", "skirmish"] {
            assert!(write(bad, folder.path(), Lang::En).is_err(), "{bad}");
        }
        assert_eq!(title("the-old-mill"), "The Old Mill");
    }
}
