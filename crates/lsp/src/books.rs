//! The books an editor has open: files on the disk, what is typed and not saved laid over them, and what was read of both.

use crate::cases::Cases;
use crate::convert::uri_of;
use anyhow::Result;
use content::{Desk, Diagnostic, Draft, Opened, Reading, Sources, Span};
use engine::Book;
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
    /// Its cases, with what is typed.
    pub(crate) cases: Cases,
    pub(crate) desk: Desk,
    pub(crate) reading: Reading,
    /// Something was typed since it was read.
    stale: bool,
    /// The findings of what was typed are still to be shown.
    pub(crate) unshown: bool,
    /// Files that the editor shows findings in.
    pub(crate) shown: BTreeSet<String>,
    /// The last sound reading of each book, by the name of the story.
    sound: HashMap<String, Arc<Draft>>,
    /// Books in words, by the name of the story; under no name what the book leans on.
    catalogues: HashMap<String, (Option<Arc<Draft>>, Catalogue)>,
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
        self.list[book].set(&inner, Some(text));
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
        let text = std::fs::read_to_string(path).ok().filter(|text| text.len() <= content::MAX_FILE);
        self.list[book].set(&inner, text.map(Arc::from));
    }

    fn open(&self, root: PathBuf) -> Result<OpenBook> {
        let opened = match &self.content {
            Some(content) => Opened::open_on(&root, &Opened::open(Some(content))?)?,
            None => Opened::open(Some(&root))?,
        };
        let (mut base, mut own) = opened.into_parts();
        let mut cases = Sources::cases_of(&root)?;
        // A lone file of cases is played with what there is without it.
        if root.is_file() && own.iter().any(|(_, text)| begins_with_a_case(text)) {
            cases = std::mem::take(&mut own);
            if base.is_empty() {
                base = content::built_in();
            }
        }
        let mut book = OpenBook {
            root,
            base,
            own,
            cases: Cases::of(cases),
            desk: Desk::default(),
            reading: Reading::default(),
            stale: true,
            unshown: true,
            shown: BTreeSet::new(),
            sound: HashMap::new(),
            catalogues: HashMap::new(),
            copies: None,
        };
        for (path, (text, _)) in &self.typed {
            if let Some(inner) = book.inner(path) {
                book.set(&inner, Some(Arc::clone(text)));
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
        let typed = self.typed.get(path).map(|(text, _)| Arc::clone(text));
        let text = typed.or_else(|| std::fs::read_to_string(path).ok().map(Arc::from));
        if text.is_some_and(|text| begins_with_a_case(&text)) {
            return Some(path.to_path_buf());
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

/// Whether a file of a folder is read: hidden ones are not, and of cases only what is KDL.
fn is_content(path: &Path, root: &Path) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str());
    let Ok(inner) = path.strip_prefix(root) else { return false };
    let mut parts = inner.components().map(|part| part.as_os_str().to_str());
    let read = parts.all(|part| part.is_some_and(|part| !part.starts_with('.')));
    let cases = inner.components().any(|part| part.as_os_str() == "cases");
    read && matches!(ending, Some("kdl" | "ftl" | "md" | "svg")) && (!cases || ending == Some("kdl"))
}

/// Whether the first line of a file that says anything begins a case.
fn begins_with_a_case(text: &str) -> bool {
    let said = |line: &&str| !line.is_empty() && !line.starts_with("//");
    text.lines().map(str::trim).find(said).is_some_and(|line| line.starts_with("case "))
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

    /// Takes a text for one of its files, or none for one that is gone.
    fn set(&mut self, file: &str, text: Option<Arc<str>>) {
        let files = if self.holds_cases(file) { &mut self.cases.files } else { &mut self.own };
        match text {
            Some(text) => files.set(file, text),
            None => files.remove(file),
        }
        (self.stale, self.unshown) = (true, true);
    }

    /// Whether a file holds cases.
    pub(crate) fn holds_cases(&self, file: &str) -> bool {
        content::is_case_file(file) || (self.root.is_file() && self.cases.files.get(file).is_some())
    }

    /// Reads what was typed.
    pub(crate) fn refresh(&mut self) {
        if self.stale {
            self.reading = self.desk.read(&self.base, &self.own);
            let sound = self.reading.drafts.iter().filter(|draft| draft.sound);
            self.sound.extend(sound.map(|draft| (draft.book.story.clone(), Arc::clone(draft))));
            if !self.cases.files.is_empty() {
                let books = self.books();
                self.cases.read(&books);
            }
            self.stale = false;
        }
    }

    /// The books that its cases play with: each as it last was sound.
    pub(crate) fn books(&mut self) -> Vec<Arc<Book>> {
        let now = self.reading.drafts.iter().filter_map(|draft| self.sound.get(&draft.book.story));
        let books: Vec<Arc<Book>> = now.map(|draft| Arc::clone(&draft.book.book)).collect();
        if books.is_empty() && self.own.is_empty() {
            return self.cases.leaning(&self.base);
        }
        books
    }

    /// All that is wrong with it and with its cases.
    pub(crate) fn findings(&self) -> impl Iterator<Item = &Diagnostic> {
        self.reading.diagnostics.iter().chain(self.cases.found())
    }

    /// All its files: what the author can change.
    pub(crate) fn written(&self) -> Sources {
        if self.cases.files.is_empty() { self.own.clone() } else { self.cases.files.over(&self.own) }
    }

    /// The text of a file that the author can change.
    pub(crate) fn written_text(&self, file: &str) -> Option<&str> {
        self.own.get(file).or_else(|| self.cases.files.get(file))
    }

    /// The text of a file, of the book or of what it leans on.
    pub(crate) fn text(&self, file: &str) -> Option<&str> {
        self.written_text(file).or_else(|| self.base.get(file))
    }

    /// The address of a file: of one that is on no disk, that of a copy.
    pub(crate) fn uri(&mut self, file: &str) -> Option<Uri> {
        if self.written_text(file).is_some() {
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

    /// A book in words: as it is now if it is sound, else as it last was, else only what it leans on.
    pub(crate) fn catalogue(&mut self, draft: &Arc<Draft>) -> Option<&Catalogue> {
        let sound = self.sound.get(&draft.book.story).cloned();
        let story = sound.as_ref().map_or_else(String::new, |draft| draft.book.story.clone());
        let known = self.catalogues.get(&story).is_some_and(|(before, _)| match (before, &sound) {
            (Some(before), Some(sound)) => Arc::ptr_eq(before, sound),
            (before, sound) => before.is_none() && sound.is_none(),
        });
        if !known {
            let book = match &sound {
                Some(draft) => Some(draft.book.clone()),
                None => content::load(&self.base).books.into_iter().next(),
            };
            self.catalogues.insert(story.clone(), (sound, Catalogue::new(book?)));
        }
        self.catalogues.get(&story).map(|(_, catalogue)| catalogue)
    }
}
