//! Style sheets, scripts, fonts, sounds and icon: embedded, under an address that changes with their content.

use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::fmt::Write;
use std::sync::LazyLock;

#[derive(rust_embed::RustEmbed)]
#[folder = "static"]
struct Files;

/// What `cargo xtask sounds` makes, below `sounds/`.
#[derive(rust_embed::RustEmbed)]
#[folder = "../../art/sounds/out"]
#[prefix = "sounds/"]
struct Sounds;

/// A file by its name, wherever it lies.
fn find(name: &str) -> Option<rust_embed::EmbeddedFile> {
    if name.starts_with("sounds/") { Sounds::get(name) } else { Files::get(name) }
}

/// One hash over all of them: modules import each other by name, so they share a root.
static HASH: LazyLock<String> = LazyLock::new(|| {
    let mut names: Vec<_> = Files::iter().chain(Sounds::iter()).collect();
    names.sort_unstable();
    let mut hash = Sha256::new();
    for file in names.iter().filter_map(|name| find(name)) {
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
        "opus" | "ogg" => "audio/ogg",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        "webmanifest" => "application/manifest+json",
        _ => return None,
    };
    Some(StaticFile { bytes: find(name)?.data, kind })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    /// What stands between the quotes of every `static_url("…")` below a folder.
    fn named(folder: &Path, into: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).expect("a folder").map(|e| e.expect("an entry").path()) {
            if entry.is_dir() {
                named(&entry, into);
            } else {
                let text = std::fs::read_to_string(&entry).expect("a source");
                let calls = text.split("static_url(\"").skip(1);
                into.extend(calls.filter_map(|rest| Some(rest.split_once('"')?.0.to_string())));
            }
        }
    }

    #[test]
    fn every_file_that_pages_name_is_there() {
        let mut names = Vec::new();
        named(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/pages"), &mut names);
        assert!(names.len() > 5, "pages name files: {names:?}");
        let missing: Vec<_> = names.iter().filter(|name| static_file(name).is_none()).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}
