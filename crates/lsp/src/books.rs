//! The books an editor has open: files on the disk, what is typed and not saved laid over them, and what was read of both.

use crate::convert::uri_of;
use anyhow::Result;
use content::{Desk, Draft, Opened, Reading, Sources, Span};
use lsp_types::{Location, Uri};
use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tempfile::TempDir;
use view::Catalogue;

/// All open books.
#[derive(Default)]
pub(crate) struct Books {
    /// What books lean on, if not on what is built in.
    content: Option<PathBuf>,
    /// Folders that the editor has open.
    folders: Vec<PathBuf>,
    pub(crate) list: Vec<OpenBook>,
    /// What is typed, by path, and which version of it that is.
    typed: HashMap<PathBuf, (Arc<str>, i32)>,
}

/// A book, a whole content folder or a lone file.
pub(crate) struct OpenBook {
    /// Its folder, or the file.
    pub(crate) root: PathBuf,
    pub(crate) base: Sources,
    /// Its own files, with what is typed.
    pub(crate) own: Sources,
    pub(crate) desk: Desk,
    pub(crate) reading: Reading,
    /// Something was typed since it was read.
    stale: bool,
    /// The findings of what was typed are still to be shown.
    pub(crate) unshown: bool,
    /// Files that the editor shows findings in.
    pub(crate) shown: BTreeSet<String>,
    /// Books in words, by the name of the story.
    catalogues: HashMap<String, (Arc<Draft>, Catalogue)>,
    /// Copies of what is on no disk: files of the box, pictures.
    copies: Option<TempDir>,
}

impl Books {
    /// None so far.
    pub(crate) fn new(content: Option<PathBuf>, folders: Vec<PathBuf>) -> Books {
        Books { content, folders, ..Books::default() }
    }

    /// The book of a file, opened if it is not, and the file's path in it. Nothing for what belongs to no book.
    pub(crate) fn find(&mut self, path: &Path) -> Option<(usize, String)> {
        let known = |book: &OpenBook| book.inner(path);
        if let Some(found) = self.list.iter().enumerate().find_map(|(at, book)| Some((at, known(book)?))) {
            return Some(found);
        }
        let root = self.root_of(path)?;
        let book = self.open(root).ok()?;
        let inner = book.inner(path)?;
        self.list.push(book);
        Some((self.list.len() - 1, inner))
    }

    /// Takes what was typed into a file.
    pub(crate) fn type_in(&mut self, path: &Path, text: &str, version: i32) -> Option<()> {
        let text: Arc<str> = text.into();
        self.typed.insert(path.to_path_buf(), (Arc::clone(&text), version));
        let (book, inner) = self.find(path)?;
        let book = &mut self.list[book];
        book.own.set(&inner, text);
        (book.stale, book.unshown) = (true, true);
        Some(())
    }

    /// The files of a book that somebody has open, and their versions.
    pub(crate) fn open_files(&self, book: usize) -> HashMap<String, i32> {
        let files = self.typed.iter();
        files.filter_map(|(path, (_, version))| Some((self.list[book].inner(path)?, *version))).collect()
    }

    /// Forgets what was typed: what is on the disk counts.
    pub(crate) fn close(&mut self, path: &Path) {
        if self.typed.remove(path).is_some() {
            self.reload(path);
        }
    }

    /// Takes a file from the disk again, unless somebody types in it.
    pub(crate) fn reload(&mut self, path: &Path) {
        if self.typed.contains_key(path) {
            return;
        }
        let Some((book, inner)) = self.find(path) else { return };
        let book = &mut self.list[book];
        match std::fs::read_to_string(path) {
            Ok(text) if text.len() <= content::MAX_FILE => book.own.set(&inner, text),
            _ => book.own.remove(&inner),
        }
        (book.stale, book.unshown) = (true, true);
    }

    fn open(&self, root: PathBuf) -> Result<OpenBook> {
        let opened = match &self.content {
            Some(content) => Opened::open_on(&root, &Opened::open(Some(content))?)?,
            None => Opened::open(Some(&root))?,
        };
        let (base, own) = opened.into_parts();
        let mut book = OpenBook {
            root,
            base,
            own,
            desk: Desk::default(),
            reading: Reading::default(),
            stale: true,
            unshown: true,
            shown: BTreeSet::new(),
            catalogues: HashMap::new(),
            copies: None,
        };
        for (path, (text, _)) in &self.typed {
            if let Some(inner) = book.inner(path) {
                book.own.set(&inner, Arc::clone(text));
            }
        }
        Ok(book)
    }

    /// The folder that a file is read with: a whole content folder, else its book, else a folder of the editor that has files of
    /// a book, else nothing but the file.
    fn root_of(&self, path: &Path) -> Option<PathBuf> {
        let ending = path.extension()?.to_str()?;
        let folders = || path.ancestors().skip(1);
        let whole = folders().find(|at| at.join("rules.kdl").is_file() && at.join("box").is_dir());
        let book = || folders().find(|at| at.join("book.kdl").is_file());
        if let Some(found) = whole.or_else(book) {
            return is_content(path, found).then(|| found.to_path_buf());
        }
        // Elsewhere Markdown and drawings are none of our business.
        if ending != "kdl" && ending != "ftl" || !is_content(path, path.parent()?) {
            return None;
        }
        if path.file_name().is_some_and(|name| name == "book.kdl") {
            return path.parent().map(Path::to_path_buf);
        }
        let has_files = |folder: &&PathBuf| {
            path.starts_with(folder)
                && std::fs::read_dir(folder).is_ok_and(|entries| {
                    entries.flatten().any(|entry| entry.path().extension().is_some_and(|e| e == "kdl"))
                })
        };
        Some(self.folders.iter().find(has_files).cloned().unwrap_or_else(|| path.to_path_buf()))
    }
}

/// Whether a file of a folder is read: cases and hidden files are not.
fn is_content(path: &Path, root: &Path) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str());
    let Ok(inner) = path.strip_prefix(root) else { return false };
    let skipped = |part: &str| part.starts_with('.') || part == "cases" || part.ends_with(".cases.kdl");
    let read = inner.components().all(|part| part.as_os_str().to_str().is_some_and(|part| !skipped(part)));
    read && matches!(ending, Some("kdl" | "ftl" | "md" | "svg"))
}

impl OpenBook {
    /// The path of a file in the book.
    pub(crate) fn inner(&self, path: &Path) -> Option<String> {
        if path == self.root {
            return path.file_name()?.to_str().map(str::to_string);
        }
        let inner = path.strip_prefix(&self.root).ok()?;
        is_content(path, &self.root).then(|| inner.to_str().map(|inner| inner.replace('\\', "/")))?
    }

    /// The path of a file of the book on the disk.
    pub(crate) fn outer(&self, file: &str) -> PathBuf {
        if self.root.is_file() { self.root.clone() } else { self.root.join(file) }
    }

    /// Reads what was typed.
    pub(crate) fn refresh(&mut self) {
        if self.stale {
            self.reading = self.desk.read(&self.base, &self.own);
            self.stale = false;
        }
    }

    /// The text of a file, of the book or of what it leans on.
    pub(crate) fn text(&self, file: &str) -> Option<&str> {
        self.own.get(file).or_else(|| self.base.get(file))
    }

    /// The address of a file: of one that is on no disk, that of a copy.
    pub(crate) fn uri(&mut self, file: &str) -> Option<Uri> {
        if self.own.get(file).is_some() {
            return uri_of(&self.outer(file));
        }
        let text = self.base.get(file)?.to_string();
        self.copy(file, &text)
    }

    /// Writes a copy for the editor to look at, and gives its address. It goes when the editor does.
    pub(crate) fn copy(&mut self, file: &str, text: &str) -> Option<Uri> {
        if self.copies.is_none() {
            self.copies = tempfile::Builder::new().prefix("barksburg-").tempdir().ok();
        }
        let path = self.copies.as_ref()?.path().join(file);
        if !path.is_file() {
            std::fs::create_dir_all(path.parent()?).ok()?;
            std::fs::write(&path, text).ok()?;
        }
        uri_of(&path)
    }

    /// A place as the editor knows it.
    pub(crate) fn location(&mut self, span: &Span) -> Option<Location> {
        let text = self.text(&span.file)?;
        let range = crate::convert::range(text, span.start..span.end);
        Some(Location::new(self.uri(&span.file)?, range))
    }

    /// A book in words: as it is now if it is sound, else as it last was.
    pub(crate) fn catalogue(&mut self, draft: &Arc<Draft>) -> Option<&Catalogue> {
        let story = draft.book.story.clone();
        let known = self.catalogues.get(&story).is_some_and(|(before, _)| Arc::ptr_eq(before, draft));
        if draft.sound && !known {
            let catalogue = Catalogue::new(draft.book.clone());
            self.catalogues.insert(story.clone(), (Arc::clone(draft), catalogue));
        }
        self.catalogues.get(&story).map(|(_, catalogue)| catalogue)
    }
}
