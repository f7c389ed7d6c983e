//! Why the table cannot be opened, what goes wrong behind it, and why a saved game cannot be read, in the reader's language.

use crate::speech::{self, say};
use server::{BadExport, ContentError, NotDone, Notice};
use session::{BadLog, Refused};
use std::io;
use std::path::Path;
use words::Lang;

/// The server did not start or stopped.
pub(crate) fn server(lang: Lang, content: Option<&Path>, error: &server::ServeError) -> anyhow::Error {
    let told = match error {
        server::ServeError::Content(error) => return content_error(lang, content, error),
        server::ServeError::Store(error) => store(lang, error),
        server::ServeError::Listen(address, error) => {
            let why = match error.kind() {
                io::ErrorKind::AddrInUse => say(lang, "program-address-taken", &[]),
                io::ErrorKind::AddrNotAvailable => say(lang, "program-address-foreign", &[]),
                _ => speech::reason(lang, error),
            };
            say(lang, "program-listen", &[("address", &address.to_string()), ("why", &why)])
        }
        server::ServeError::Runtime(error) => {
            say(lang, "program-runtime", &[("why", &speech::reason(lang, error))])
        }
    };
    anyhow::anyhow!(told)
}

/// There is nothing to play from.
pub(crate) fn content_error(lang: Lang, content: Option<&Path>, error: &ContentError) -> anyhow::Error {
    let folder = content.unwrap_or(Path::new("."));
    match error {
        ContentError::Unreadable(error) => speech::unreadable(lang, folder, error),
        ContentError::Mistakes(_) => {
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

/// What went wrong behind the tables, as a line of the server's log.
pub(crate) fn notice(lang: Lang, notice: &Notice) -> String {
    let told = |key: &str, which: &str, why: &str| say(lang, key, &[("which", which), ("why", why)]);
    match notice {
        Notice::NotSaved(error) => told("program-notice-not-saved", "", &store(lang, error)),
        Notice::Unplayable(error) => told("program-notice-unplayable", "", &log(lang, error)),
        Notice::CompanionStopped(table, error) => {
            told("program-notice-companion", table.as_str(), &refused(lang, error))
        }
        Notice::NotGivenBack(table, error) => {
            told("program-notice-mouse", table.as_str(), &refused(lang, error))
        }
        Notice::NotInTheBook(party, error) => {
            told("program-notice-book", party.as_str(), &store(lang, error))
        }
        Notice::NearlyFull { bytes, most } => {
            let megabytes = |bytes: &u64| (bytes >> 20).to_string();
            say(lang, "program-notice-full", &[("used", &megabytes(bytes)), ("most", &megabytes(most))])
        }
        Notice::Refused { limit, from } => told("program-notice-refused", &from.to_string(), limit),
        Notice::Expired(games) => speech::count(lang, "program-notice-expired", &[("n", *games)]),
        Notice::Started(address) => told("program-notice-started", &address.to_string(), ""),
        Notice::Stopping => say(lang, "program-notice-stopping", &[]),
        Notice::Stopped => say(lang, "program-notice-stopped", &[]),
        Notice::TooManyConnections(from) => told("program-notice-crowd", &from.to_string(), ""),
        Notice::FullHouse { open, most } => {
            let with = [("open", &*open.to_string()), ("most", &*most.to_string())];
            say(lang, "program-notice-house", &with)
        }
        Notice::UndeclaredProxy(peer) => told("program-notice-proxy", &peer.to_string(), ""),
    }
}

/// Why a table did not do what nobody at it asked for; the rest is told to people in the page.
fn refused(lang: Lang, error: &NotDone) -> String {
    match error {
        NotDone::Storage(error) => store(lang, error),
        NotDone::Refused(Refused::BadLog(error)) => log(lang, error),
        NotDone::Full => say(lang, "program-log-full", &[]),
        NotDone::Refused(_) => say(lang, "program-log-moved-on", &[]),
    }
}

/// Why a table's log cannot be played.
fn log(lang: Lang, error: &BadLog) -> String {
    match error {
        BadLog::NoSetup => say(lang, "program-save-no-setup", &[]),
        BadLog::Setup(_) => say(lang, "program-log-setup", &[]),
        BadLog::Illegal { at, name } => {
            say(lang, "program-choice-unknown", &[("number", &at.to_string()), ("choice", name)])
        }
        BadLog::Unreadable(number) => say(lang, "program-save-record", &[("number", &number.to_string())]),
    }
}

/// What the store says; in its own words where no command can lead to it.
pub(crate) fn store(lang: Lang, error: &store::Error) -> String {
    let file = |key: &str, file: &Path| say(lang, key, &[("file", &file.display().to_string())]);
    match error {
        store::Error::Locked { folder, holder } => {
            let holder = holder.map_or_else(|| "none".to_string(), |id| id.to_string());
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
        store::Error::DamagedRecord { table, seq } => {
            let with = [("table", table.as_str()), ("number", &seq.to_string())];
            say(lang, "program-store-record", &with)
        }
        store::Error::NoSuchTable(table) => say(lang, "program-store-no-table", &[("table", table.as_str())]),
        store::Error::Io { file, reason } => {
            let with = [("file", &*file.display().to_string()), ("why", reason)];
            say(lang, "program-store-io", &with)
        }
        store::Error::Closed => say(lang, "program-store-closed", &[]),
        store::Error::Unreachable { place, reason } => {
            say(lang, "program-cluster-unreachable", &[("place", place), ("why", reason)])
        }
        store::Error::OldServer { place, found, needed } => {
            say(lang, "program-cluster-old", &[("place", place), ("found", found), ("needed", needed)])
        }
        store::Error::ShortMessages { place, found, .. } => {
            say(lang, "program-cluster-short", &[("place", place), ("found", &found.to_string())])
        }
        store::Error::NoStore { place, missing } => {
            say(lang, "program-cluster-none", &[("place", place), ("missing", missing)])
        }
        store::Error::StoreExists { place } => say(lang, "program-cluster-exists", &[("place", place)]),
        store::Error::OtherVersion { place, found, known } => {
            let with = [("place", &**place), ("found", &**found), ("known", &known.to_string())];
            say(lang, "program-cluster-version", &with)
        }
        store::Error::NoAnswer { place } => say(lang, "program-cluster-silent", &[("place", place)]),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::store::{Error, TableId};

    #[test]
    fn a_notice_is_told_in_every_language_with_its_particulars() {
        let table = || TableId::new("k7hq2m").unwrap();
        let damaged = || Error::DamagedRecord { table: table(), seq: 41 };
        let illegal = BadLog::Illegal { at: 7, name: "attack rat".into() };
        for (what, says) in [
            (Notice::NotSaved(Error::DiskFull { file: "/data/games.db".into() }), "/data/games.db"),
            (Notice::Unplayable(illegal), "attack rat"),
            (Notice::CompanionStopped(table(), NotDone::Storage(damaged())), "41"),
            (Notice::NotGivenBack(table(), NotDone::Storage(Error::Closed)), "k7hq2m"),
            (Notice::NotInTheBook(table(), damaged()), "41"),
            (Notice::NearlyFull { bytes: 950 << 20, most: 1000 << 20 }, "950"),
            (Notice::Refused { limit: "pages", from: [203, 0, 113, 7].into() }, "pages"),
            (Notice::Expired(12), "12"),
            (Notice::Started(([127, 0, 0, 1], 7777).into()), "127.0.0.1:7777"),
            (Notice::Stopping, ""),
            (Notice::Stopped, ""),
            (Notice::TooManyConnections([203, 0, 113, 7].into()), "203.0.113.7"),
            (Notice::FullHouse { open: 9001, most: 10_000 }, "9001"),
            (Notice::UndeclaredProxy([10, 0, 0, 7].into()), "--trusted-proxy 10.0.0.7"),
        ] {
            let told = Lang::ALL.map(|lang| notice(lang, &what));
            assert!(told.iter().all(|text| text.contains(says) && !text.contains("{$")), "{told:?}");
            assert!(told[0] != told[1] && told[1] != told[2], "{told:?}");
        }
    }
}
