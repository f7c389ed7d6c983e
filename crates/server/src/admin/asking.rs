//! Deeds from the command line: done to a folder nobody has open, or by the server that has it.

use super::deeds::{AdminDeed, DeedOutcome, Premises};
use super::office::FILE;
use super::reserve::Reserve;
use crate::app::now_ms;
use crate::config::Banned;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::time::Duration;
use store::{SqliteStore, SqliteView};

/// How long the server may take: a large folder is looked through.
const PATIENCE: Duration = Duration::from_mins(2);

/// Why it was not done.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// The folder cannot be opened.
    #[error(transparent)]
    Store(#[from] store::Error),
    /// The list of those who are turned away cannot be read.
    #[error("the list of banned addresses cannot be read: {0}")]
    Banned(std::io::Error),
    /// A server has the folder, and does no deeds.
    #[error("a server has the folder; it was started without --admin")]
    NoOffice,
    /// The server cannot be reached, or answers nonsense.
    #[error("the server does not answer: {0}")]
    Silent(std::io::Error),
}

/// Does a deed in a data folder, or in whatever store the server with its office there has.
pub fn ask(folder: &Path, deed: &AdminDeed) -> Result<DeedOutcome, AdminError> {
    let office = office(folder);
    if let Some((at, key)) = &office
        && TcpStream::connect_timeout(at, Duration::from_secs(5)).is_ok()
    {
        return post(*at, key, deed).map_err(AdminError::Silent);
    }
    let reserve = Reserve::of(Some(folder));
    // Looked at first: a folder that holds nothing is a slip of the pen, and none is made of it.
    let open = || SqliteView::open(folder).and_then(|_| SqliteStore::open(folder));
    let opened = match open() {
        // Even to open it takes some room.
        Err(error) if !matches!(error, store::Error::Locked { .. }) && reserve.give_up() => open(),
        opened => opened,
    };
    match opened {
        Ok(store) => {
            let banned = Banned::new(Vec::new(), Some(folder)).map_err(AdminError::Banned)?;
            let here = Premises { store: &store, banned: &banned, reserve: &reserve, changed: &|_| {} };
            Ok(deed.perform(&here, now_ms()))
        }
        Err(store::Error::Locked { .. }) => match office {
            Some((at, key)) => post(at, &key, deed).map_err(AdminError::Silent),
            None => Err(AdminError::NoOffice),
        },
        Err(error) => Err(error.into()),
    }
}

/// Where the office of a server is, and the key to it, if one has left both in the folder.
fn office(folder: &Path) -> Option<(SocketAddr, String)> {
    let text = std::fs::read_to_string(folder.join(FILE)).ok()?;
    let (at, key) = text.trim().split_once('\n')?;
    Some((at.parse().ok()?, key.to_string()))
}

fn post(at: SocketAddr, key: &str, deed: &AdminDeed) -> std::io::Result<DeedOutcome> {
    let nonsense = |why: &str| std::io::Error::new(std::io::ErrorKind::InvalidData, why);
    let body = serde_json::to_string(deed)?;
    let mut stream = TcpStream::connect_timeout(&at, Duration::from_secs(5))?;
    stream.set_read_timeout(Some(PATIENCE))?;
    write!(
        stream,
        "POST /deed HTTP/1.1\r\nHost: {at}\r\nAuthorization: Bearer {key}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(|| nonsense("no answer"))?;
    if !head.starts_with("HTTP/1.1 200") {
        return Err(nonsense(head.lines().next().unwrap_or_default()));
    }
    Ok(serde_json::from_str(body)?)
}
