//! For whoever keeps a data folder: copies of it, whether it is whole, and what has to go.

pub(crate) mod admin;
pub(crate) mod copies;
pub(crate) mod stores;

use crate::trouble;
use std::path::PathBuf;
use words::Lang;

/// The folder that was named, or the usual one.
fn folder(data: Option<&PathBuf>) -> PathBuf {
    data.cloned().unwrap_or_else(server::data_folder)
}

fn failed(lang: Lang, error: &store::Error) -> anyhow::Error {
    anyhow::anyhow!(trouble::store(lang, error))
}
