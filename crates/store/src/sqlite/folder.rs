//! A data folder from outside: copied while it is in use, put back, read without changing anything.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::statements::{self, explain};
use super::{SqliteStore, drawers, schema};
use crate::{Drawer, Error, Excerpt, List, Result, StoredRecord, TableId, TableInfo};

/// A data folder that is only looked at; the server may have it open meanwhile.
#[derive(Debug)]
pub struct SqliteView {
    file: PathBuf,
    db: Connection,
}

impl SqliteView {
    /// Opens a data folder, or a backup of one.
    pub fn open(folder: &Path) -> Result<SqliteView> {
        let file = folder.join(SqliteStore::FILE);
        let io = |e: std::io::Error| Error::Io { file: file.clone(), reason: e.to_string() };
        fs::metadata(&file).map_err(io)?;
        let db = schema::open_view(&file).map_err(|e| explain(&file, e))?;
        Ok(SqliteView { file, db })
    }

    /// Reads every page of the file; damage is an error.
    pub fn check(&self) -> Result<()> {
        let found = self.db.query_row("PRAGMA integrity_check(1)", [], |row| row.get::<_, String>(0));
        match found.map_err(|e| explain(&self.file, e.into()))?.as_str() {
            "ok" => Ok(()),
            reason => Err(Error::DamagedFile { file: self.file.clone(), reason: reason.to_string() }),
        }
    }

    /// A part of a list, as [`crate::Store::list`] gives it.
    pub fn list(&self, list: List, part: Excerpt) -> Result<Vec<TableInfo>> {
        statements::list(&self.db, list, part).map_err(|e| explain(&self.file, e))
    }

    /// Records of a log, as [`crate::Store::read`] gives them.
    pub fn read(&self, table: &TableId, after: u64, limit: usize) -> Result<Vec<StoredRecord>> {
        statements::read(&self.db, table, after, limit).map_err(|e| explain(&self.file, e))
    }

    /// What is kept in a drawer, as [`crate::Store::kept`] gives it.
    pub fn kept(&self, drawer: Drawer, name: &str) -> Result<Option<Vec<u8>>> {
        drawers::kept(&self.db, &self.file, drawer, name).map_err(|e| explain(&self.file, e))
    }

    /// Writes a whole and consistent copy to a new folder, which is a data folder again.
    pub fn copy_to(&self, out: &Path) -> Result<()> {
        let copy = out.join(SqliteStore::FILE);
        let io = |e: std::io::Error| Error::Io { file: copy.clone(), reason: e.to_string() };
        if copy.exists() {
            return Err(io(std::io::ErrorKind::AlreadyExists.into()));
        }
        fs::create_dir_all(out).map_err(io)?;
        // Under another name until it is whole: what was cut short is not taken for a copy.
        let unfinished = out.join("copying.sqlite");
        let _ = fs::remove_file(&unfinished);
        let copied = schema::copy_to(&self.db, &unfinished).map_err(|e| explain(&unfinished, e));
        let done = copied.and_then(|()| fs::rename(&unfinished, &copy).map_err(io));
        if done.is_err() {
            let _ = fs::remove_file(&unfinished);
        }
        done
    }
}

impl SqliteStore {
    /// Puts a backup in the place of a data folder that nobody has open. What was there is moved aside first; gives where.
    pub fn restore(backup: &Path, folder: &Path) -> Result<Option<PathBuf>> {
        let view = SqliteView::open(backup)?;
        view.check()?;
        let file = folder.join(Self::FILE);
        let io = |e: std::io::Error| Error::Io { file: file.clone(), reason: e.to_string() };
        fs::create_dir_all(folder).map_err(io)?;
        let _lock = super::lock(folder)?;
        let fresh = folder.join("restoring.sqlite");
        let _ = fs::remove_file(&fresh);
        schema::copy_to(&view.db, &fresh).map_err(|e| explain(&fresh, e))?;
        let aside = schema::aside(&file, "before-restore");
        // Opened and closed once, so that nothing of it is left in its write-ahead log. What is damaged cannot be opened, and
        // is what backups are for.
        if file.exists() {
            drop(schema::open_writer(&file, None));
        }
        let mut moved = false;
        // Whatever is left beside it goes with it: SQLite would take an old write-ahead log for that of the backup.
        for part in ["", "-wal", "-shm"] {
            let (from, to) = (with_ending(&file, part), with_ending(&aside, part));
            if from.exists() {
                fs::rename(&from, &to).map_err(io)?;
                moved = true;
            }
        }
        let aside = moved.then_some(aside);
        fs::rename(&fresh, &file).map_err(io)?;
        fs::File::open(folder).and_then(|folder| folder.sync_all()).map_err(io)?;
        Ok(aside)
    }
}

/// What SQLite keeps beside a file has its name and more.
fn with_ending(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}
