//! The book a command works on, its words, and the cases that are built in.

use crate::speech;
use anyhow::{Result, bail};
use content::{Loaded, Opened, StoryBook};
use rust_embed::RustEmbed;
use std::path::Path;
use words::Lang;

/// Why what was read without an error can be played.
pub(crate) const SOUND: &str = "a book without errors is one";

/// The cases of the conformance suite.
#[derive(RustEmbed)]
#[folder = "../../conformance"]
struct Cases;

/// Built-in content, a whole folder of it, or a book that leans on the built-in box.
pub(crate) fn open(path: Option<&Path>, lang: Lang) -> Result<Opened> {
    Opened::open(path).map_err(|e| speech::unreadable(lang, path.unwrap_or(Path::new(".")), &e))
}

/// A book that leans on this content, or without a book the content itself.
pub(crate) fn open_on(path: Option<&Path>, content: Option<&Path>, lang: Lang) -> Result<Opened> {
    match (path, content) {
        (Some(path), Some(content)) => {
            let base = open(Some(content), lang)?;
            Opened::open_on(path, &base).map_err(|e| speech::unreadable(lang, path, &e))
        }
        (one, other) => open(one.or(other), lang),
    }
}

/// The book, which must be free of errors.
pub(crate) fn load(path: Option<&Path>, lang: Lang) -> Result<Loaded> {
    let loaded = open(path, lang)?.load();
    if loaded.has_errors() {
        let shown = path.map_or_else(String::new, |p| p.display().to_string());
        bail!(speech::say(lang, "program-book-broken", &[("file", &shown)]));
    }
    Ok(loaded)
}

/// The first book of what must be free of errors: the author's own, if there is one.
pub(crate) fn first(path: Option<&Path>, lang: Lang) -> Result<StoryBook> {
    Ok(load(path, lang)?.books.into_iter().next().expect(SOUND))
}

/// The cases that are built in: file name and text.
pub(crate) fn cases() -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = Cases::iter()
        .filter_map(|name| {
            let file = Cases::get(&name)?;
            Some((name.to_string(), String::from_utf8_lossy(&file.data).into_owned()))
        })
        .collect();
    files.sort();
    files
}
