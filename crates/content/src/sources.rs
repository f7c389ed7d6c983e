//! The files of a book, in memory, whether from a folder or embedded in the program.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

/// Largest file that is read at all.
pub const MAX_FILE: usize = 1 << 20;

/// The folder of a book's own cases.
const CASES: &str = "cases";

/// Whether a path leads into a folder of cases: they lie in the folder of a book and are no part of it.
pub fn is_case_file(path: &str) -> bool {
    let mut folders = path.split('/');
    let file = folders.next_back().unwrap_or_default();
    kind_of(file) == "kdl" && folders.any(|folder| folder == CASES)
}

/// Texts by their path inside the book, with `/` between folders. Copies share the texts.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    files: BTreeMap<String, Arc<str>>,
    /// Files that could not be taken in: path and whether they were too big (else: not UTF-8).
    refused: Vec<(String, bool)>,
}

impl Sources {
    /// Files given as (path, text).
    pub fn from_pairs<P: Into<String>, T: Into<Arc<str>>>(
        pairs: impl IntoIterator<Item = (P, T)>,
    ) -> Sources {
        Sources { files: pairs.into_iter().map(|(p, t)| (p.into(), t.into())).collect(), refused: Vec::new() }
    }

    /// Every content file of a folder and the folders in it, or one lone file.
    pub fn from_dir(path: &Path) -> std::io::Result<Sources> {
        let mut sources = Sources::default();
        if path.is_dir() {
            sources.walk(path, "", 0, false)?;
        } else {
            let name = path.file_name().map_or_else(String::new, |n| n.to_string_lossy().into_owned());
            sources.take(path, name)?;
        }
        Ok(sources)
    }

    /// The cases in the folder of a book.
    pub fn cases_of(book: &Path) -> std::io::Result<Sources> {
        let mut sources = Sources::default();
        if book.is_dir() {
            sources.walk(book, "", 0, true)?;
        }
        Ok(sources)
    }

    /// Takes the files of a folder: those of its cases, or all others.
    fn walk(&mut self, dir: &Path, prefix: &str, depth: u8, cases: bool) -> std::io::Result<()> {
        // A link back to a parent folder must not hang us.
        if depth > 8 {
            return Ok(());
        }
        let mut entries = std::fs::read_dir(dir)?.collect::<Result<Vec<_>, _>>()?;
        entries.sort_by_key(std::fs::DirEntry::file_name);
        for entry in entries {
            let name = entry.file_name().to_string_lossy().into_owned();
            if name.starts_with('.') || (name == CASES && !cases) {
                continue;
            }
            let path = entry.path();
            let inner = if prefix.is_empty() { name } else { format!("{prefix}/{name}") };
            if path.is_dir() {
                self.walk(&path, &inner, depth + 1, cases)?;
            } else if matches!(kind_of(&inner), "kdl" | "svg" | "ftl" | "md") && cases == is_case_file(&inner)
            {
                self.take(&path, inner)?;
            }
        }
        Ok(())
    }

    fn take(&mut self, path: &Path, name: String) -> std::io::Result<()> {
        if std::fs::metadata(path)?.len() > MAX_FILE as u64 {
            self.refused.push((name, true));
            return Ok(());
        }
        match String::from_utf8(std::fs::read(path)?) {
            Ok(text) => {
                self.files.insert(name, text.into());
            }
            Err(_) => self.refused.push((name, false)),
        }
        Ok(())
    }

    /// Puts a text in the place of a file, or beside the others.
    pub fn set(&mut self, path: &str, text: impl Into<Arc<str>>) {
        self.refused.retain(|(refused, _)| refused != path);
        self.files.insert(path.to_string(), text.into());
    }

    /// Takes a file away.
    pub fn remove(&mut self, path: &str) {
        self.files.remove(path);
    }

    /// The text of a file.
    pub fn get(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(|text| &**text)
    }

    /// All files by path, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(p, t)| (p.as_str(), &**t))
    }

    /// The same with texts that can be kept.
    pub(crate) fn shared(&self) -> impl Iterator<Item = (&str, &Arc<str>)> {
        self.files.iter().map(|(p, t)| (p.as_str(), t))
    }

    /// Those of the files that are wanted.
    #[must_use]
    pub fn only(&self, wanted: impl Fn(&str) -> bool) -> Sources {
        let files = self.files.iter().filter(|(p, _)| wanted(p)).map(|(p, t)| (p.clone(), Arc::clone(t)));
        Sources { files: files.collect(), refused: Vec::new() }
    }

    /// Files that could not be taken in: path and whether they were too big.
    pub(crate) fn refused(&self) -> &[(String, bool)] {
        &self.refused
    }

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.files.is_empty() && self.refused.is_empty()
    }

    /// These files laid over those: the same path is replaced.
    #[must_use]
    pub fn over(&self, base: &Sources) -> Sources {
        let mut files = base.files.clone();
        files.extend(self.files.clone());
        Sources { files, refused: self.refused.clone() }
    }
}

/// What stands behind the last dot of a path.
pub(crate) fn kind_of(path: &str) -> &str {
    path.rsplit_once('.').map_or("", |(_, end)| end)
}
