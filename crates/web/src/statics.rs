//! Style sheet, scripts and icon: embedded, under an address that changes with their content.

use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::fmt::Write;
use std::sync::LazyLock;

#[derive(rust_embed::RustEmbed)]
#[folder = "static"]
struct Files;

/// One hash over all of them: modules import each other by name, so they share a root.
static HASH: LazyLock<String> = LazyLock::new(|| {
    let mut names: Vec<_> = Files::iter().collect();
    names.sort_unstable();
    let mut hash = Sha256::new();
    for file in names.iter().filter_map(|name| Files::get(name)) {
        hash.update(file.metadata.sha256_hash());
    }
    hash.finalize()[..6].iter().fold(String::new(), |mut out, b| {
        let _ = write!(out, "{b:02x}");
        out
    })
});

/// A file to be served.
#[derive(Debug)]
pub struct StaticFile {
    /// Its bytes.
    pub bytes: Cow<'static, [u8]>,
    /// Its content type.
    pub kind: &'static str,
}

/// The address of a static file.
pub fn static_url(name: &str) -> String {
    format!("/static/{}/{name}", *HASH)
}

/// The static file with this name.
pub fn static_file(name: &str) -> Option<StaticFile> {
    if name.split('/').any(|part| part == "..") {
        return None;
    }
    let kind = match name.rsplit_once('.')?.1 {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "webmanifest" => "application/manifest+json",
        _ => return None,
    };
    Some(StaticFile { bytes: Files::get(name)?.data, kind })
}
