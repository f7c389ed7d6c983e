//! Room that is kept, so that something can be deleted where there is none left.

use std::path::{Path, PathBuf};

/// The file that takes it, inside the data folder.
const FILE: &str = "reserve";

/// Its size: a database writes even to delete, and this is more than any game takes.
const BYTES: usize = 4 << 20;

/// A file that says nothing. It goes when a deed of the host finds no room, and is there again after the next start.
#[derive(Clone, Debug)]
pub(crate) struct Reserve(Option<PathBuf>);

impl Reserve {
    /// That of a data folder; none where nothing is kept.
    pub(crate) fn of(data: Option<&Path>) -> Reserve {
        Reserve(data.map(|folder| folder.join(FILE)))
    }

    /// Takes the room if it is there to be had.
    pub(crate) fn keep(&self) {
        let Some(file) = &self.0 else { return };
        if std::fs::metadata(file).is_ok_and(|found| found.len() == BYTES as u64) {
            return;
        }
        // By chance, for nothing but that takes its room on every disk.
        let mut bytes = vec![0; BYTES];
        if getrandom::fill(&mut bytes).is_err() || std::fs::write(file, bytes).is_err() {
            self.give_up();
        }
    }

    /// Does something, and once more with this room if there is no other.
    pub(crate) fn making_room<T>(&self, job: impl Fn() -> store::Result<T>) -> store::Result<T> {
        match job() {
            Err(store::Error::DiskFull { .. }) if self.give_up() => job(),
            done => done,
        }
    }

    /// Gives the room up; says whether there was any.
    pub(crate) fn give_up(&self) -> bool {
        self.0.as_ref().is_some_and(|file| std::fs::remove_file(file).is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_given_up_once_for_what_finds_no_room() {
        let folder = tempfile::tempdir().expect("a folder");
        let reserve = Reserve::of(Some(folder.path()));
        assert!(!reserve.give_up(), "there is none yet");
        reserve.keep();
        let made = std::fs::read(folder.path().join(FILE)).expect("a file");
        reserve.keep();
        assert_eq!(std::fs::read(folder.path().join(FILE)).expect("a file"), made, "made once");
        assert!(reserve.give_up() && !reserve.give_up());
        reserve.keep();
        let full = || Err::<(), _>(store::Error::DiskFull { file: PathBuf::new() });
        let tries = std::cell::Cell::new(0);
        let second = || {
            tries.set(tries.get() + 1);
            if tries.get() == 1 { full() } else { Ok(()) }
        };
        assert_eq!(reserve.making_room(second), Ok(()), "there was room after all");
        assert!(reserve.making_room(full).is_err() && !reserve.give_up());
        Reserve::of(None).keep();
        assert!(!Reserve::of(None).give_up());
    }
}
