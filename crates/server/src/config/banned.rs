//! Addresses that are turned away.

use super::Network;
use std::io::{Error, ErrorKind, Result};
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

/// The file with one network a line, inside the data folder.
const FILE: &str = "banned";

/// Addresses that are turned away: those of the configuration, and those the host has added since.
#[derive(Clone, Debug, Default)]
pub struct Banned {
    fixed: Vec<Network>,
    added: Arc<RwLock<Vec<Network>>>,
    file: Option<PathBuf>,
}

impl Banned {
    /// Those of the configuration, with those of a data folder.
    pub fn new(fixed: Vec<Network>, data: Option<&Path>) -> Result<Banned> {
        let file = data.map(|folder| folder.join(FILE));
        let text = match file.as_deref().map(std::fs::read_to_string) {
            None => String::new(),
            Some(Err(error)) if error.kind() == ErrorKind::NotFound => String::new(),
            Some(text) => text?,
        };
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let added = lines.map(|line| line.parse().map_err(|bad| Error::new(ErrorKind::InvalidData, bad)));
        let added = added.collect::<Result<Vec<Network>>>()?;
        Ok(Banned { fixed, added: Arc::new(RwLock::new(added)), file })
    }

    /// Whether somebody is turned away.
    pub fn has(&self, address: IpAddr) -> bool {
        let inside = |network: &Network| network.contains(address);
        self.fixed.iter().any(inside)
            || self.added.read().unwrap_or_else(PoisonError::into_inner).iter().any(inside)
    }

    /// Where those are kept whom the host has added; nothing if they are not.
    pub(crate) fn file(&self) -> &Path {
        self.file.as_deref().unwrap_or(Path::new(""))
    }

    /// From now on, even if it cannot be written down.
    pub(crate) fn ban(&self, network: Network) -> Result<()> {
        self.write(|added| {
            if !added.contains(&network) {
                added.push(network);
            }
        })
    }

    pub(crate) fn unban(&self, network: Network) -> Result<()> {
        self.write(|added| added.retain(|known| *known != network))
    }

    fn write(&self, change: impl FnOnce(&mut Vec<Network>)) -> Result<()> {
        let mut added = self.added.write().unwrap_or_else(PoisonError::into_inner);
        change(&mut added);
        let Some(file) = &self.file else { return Ok(()) };
        let text: String = added.iter().map(|network| format!("{network}\n")).collect();
        // Written beside it first: on a full disk the old list stays whole.
        let new = file.with_extension("new");
        let written = std::fs::write(&new, text).and_then(|()| std::fs::rename(&new, file));
        if written.is_err() {
            let _ = std::fs::remove_file(&new);
        }
        written
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_was_banned_stays_so_after_a_restart() {
        let folder = tempfile::tempdir().expect("a folder");
        let fixed: Network = "192.0.2.0/24".parse().expect("a network");
        let at = |text: &str| text.parse().expect("an address");
        let banned = Banned::new(vec![fixed], Some(folder.path())).expect("nothing is there yet");
        banned.ban("2001:db8::/32".parse().expect("a network")).expect("a file");
        banned.ban("203.0.113.7".parse().expect("a network")).expect("a file");
        let again = Banned::new(vec![fixed], Some(folder.path())).expect("a file");
        assert!(again.has(at("2001:db8::1")) && again.has(at("203.0.113.7")) && again.has(at("192.0.2.9")));
        assert!(!again.has(at("203.0.113.8")));
        again.unban("203.0.113.7".parse().expect("a network")).expect("a file");
        assert!(!Banned::new(Vec::new(), Some(folder.path())).expect("a file").has(at("203.0.113.7")));
        assert_eq!(
            std::fs::read_dir(folder.path()).expect("a folder").count(),
            1,
            "nothing else is left there"
        );
        std::fs::write(folder.path().join(FILE), "nonsense").expect("a file");
        assert!(Banned::new(Vec::new(), Some(folder.path())).is_err());
    }
}
