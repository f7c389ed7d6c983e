//! The built-in book: content is part of the binary, `--content` overrides it.

use anyhow::{Context, Result, bail};
use content::{Loaded, Sources};
use rust_embed::RustEmbed;
use std::path::Path;
use words::{Lang, Source, Words};

/// Everything under `content/`.
#[derive(RustEmbed)]
#[folder = "../../content"]
struct BuiltIn;

/// The cases of the conformance suite.
#[derive(RustEmbed)]
#[folder = "../../conformance"]
struct Cases;

/// The content files: built in, or from a folder.
pub(crate) fn sources(folder: Option<&Path>) -> Result<Sources> {
    if let Some(path) = folder {
        return Sources::from_dir(path).with_context(|| format!("cannot read {}", path.display()));
    }
    let files = BuiltIn::iter().filter_map(|name| {
        let file = BuiltIn::get(&name)?;
        Some((name.to_string(), String::from_utf8_lossy(&file.data).into_owned()))
    });
    Ok(Sources::from_pairs(files))
}

/// The book, which must be free of errors.
pub(crate) fn load(folder: Option<&Path>) -> Result<Loaded> {
    let loaded = content::load(&sources(folder)?);
    if loaded.has_errors() {
        bail!("the book has errors; `barksburg check` shows them");
    }
    Ok(loaded)
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

/// The words of a book in all languages.
pub(crate) fn words(loaded: &Loaded) -> Words {
    let sources = loaded.words.iter().filter_map(|file| {
        let lang: Lang = file.language.parse().ok()?;
        Some(Source::new(lang, &file.path, &file.text))
    });
    Words::build(sources).0
}

/// The language a person asked for.
pub(crate) fn language(name: &str) -> Result<Lang> {
    name.parse().map_err(|_| anyhow::anyhow!("no language `{name}`: en, de or pl"))
}
