//! The book a command works on, its words, and the cases that are built in.

use crate::speech;
use anyhow::{Result, bail};
use content::{Loaded, Opened};
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

/// The book, which must be free of errors.
pub(crate) fn load(path: Option<&Path>, lang: Lang) -> Result<Loaded> {
    let loaded = open(path, lang)?.load();
    if loaded.has_errors() {
        let shown = path.map_or_else(String::new, |p| p.display().to_string());
        bail!(speech::say(lang, "program-book-broken", &[("file", &shown)]));
    }
    Ok(loaded)
}

/// What is played from a book that is free of errors.
pub(crate) fn playable(path: Option<&Path>, lang: Lang) -> Result<engine::Book> {
    Ok(load(path, lang)?.book.expect(SOUND))
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
