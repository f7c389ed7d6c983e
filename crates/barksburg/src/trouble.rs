//! Why the table cannot be opened or a saved game not be read, in the reader's language.

use crate::speech::{self, say};
use server::{BadExport, LibraryError};
use std::io;
use std::path::Path;
use words::Lang;

/// The server did not start or stopped.
pub(crate) fn server(lang: Lang, content: Option<&Path>, error: &server::Error) -> anyhow::Error {
    let told = match error {
        server::Error::Library(error) => return library(lang, content, error),
        server::Error::Store(error) => store(lang, error),
        server::Error::Listen(address, error) => {
            let why = match error.kind() {
                io::ErrorKind::AddrInUse => say(lang, "program-address-taken", &[]),
                io::ErrorKind::AddrNotAvailable => say(lang, "program-address-foreign", &[]),
                _ => speech::reason(lang, error),
            };
            say(lang, "program-listen", &[("address", &address.to_string()), ("why", &why)])
        }
        server::Error::Runtime(error) => {
            say(lang, "program-runtime", &[("why", &speech::reason(lang, error))])
        }
    };
    anyhow::anyhow!(told)
}

/// There is nothing to play from.
pub(crate) fn library(lang: Lang, content: Option<&Path>, error: &LibraryError) -> anyhow::Error {
    let folder = content.unwrap_or(Path::new("."));
    match error {
        LibraryError::Unreadable(error) => speech::unreadable(lang, folder, error),
        LibraryError::Mistakes(_) => {
            anyhow::anyhow!(say(lang, "program-book-broken", &[("file", &folder.display().to_string())]))
        }
    }
}

/// A file holds no game that can be replayed.
pub(crate) fn replay(lang: Lang, file: &Path, why: &str) -> anyhow::Error {
    anyhow::anyhow!(say(lang, "program-save-bad", &[("file", &file.display().to_string()), ("why", why)]))
}

/// An exported file holds no game.
pub(crate) fn export(lang: Lang, file: &Path, error: &BadExport) -> anyhow::Error {
    let why = match error {
        BadExport::File(error) => store(lang, error),
        BadExport::Unreadable(number) => say(lang, "program-save-record", &[("number", &number.to_string())]),
        BadExport::NoSetup => say(lang, "program-save-no-setup", &[]),
    };
    replay(lang, file, &why)
}

/// What the store says; in its own words where no command can lead to it.
fn store(lang: Lang, error: &store::Error) -> String {
    let file = |key: &str, file: &Path| say(lang, key, &[("file", &file.display().to_string())]);
    match error {
        store::Error::Locked { folder, holder } => {
            let holder = holder.unwrap_or(0).to_string();
            let with = [("folder", &*folder.display().to_string()), ("holder", &*holder)];
            say(lang, "program-store-locked", &with)
        }
        store::Error::NewerSchema { file: path, .. } => file("program-store-newer", path),
        store::Error::DamagedFile { file: path, .. } => file("program-store-damaged", path),
        store::Error::DiskFull { file: path } => {
            let full = io::Error::from(io::ErrorKind::StorageFull);
            speech::unwritable(lang, path, &full).to_string()
        }
        store::Error::SaveTooLarge { .. } => say(lang, "program-save-large", &[]),
        store::Error::NewerSave { .. } => say(lang, "program-save-newer", &[]),
        store::Error::DamagedSave { line, .. } => {
            say(lang, "program-save-damaged", &[("line", &line.to_string())])
        }
        other => other.to_string(),
    }
}
