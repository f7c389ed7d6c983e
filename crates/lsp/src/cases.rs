//! The cases of a book: read with the reader of `barksburg scenario`, against the book as it last was sound.

use content::{Diagnostic, Mention, Name, Sources, Span, WordOffer};
use engine::Book;
use scenario::{CaseFile, read_cases};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Files of cases, and what was read of them.
#[derive(Default)]
pub(crate) struct Cases {
    /// Their texts, with what is typed.
    pub(crate) files: Sources,
    read: BTreeMap<String, Read>,
    /// The books of what a lone file leans on, once they were needed.
    leaning: Option<Vec<Arc<Book>>>,
}

/// A file as it was read last.
struct Read {
    text: String,
    books: Vec<Arc<Book>>,
    file: CaseFile,
}

impl Read {
    fn holds(&self, text: &str, books: &[Arc<Book>]) -> bool {
        let same = self.books.iter().zip(books).all(|(one, other)| Arc::ptr_eq(one, other));
        self.text == text && self.books.len() == books.len() && same
    }
}

impl Cases {
    /// None of these files was read so far.
    pub(crate) fn of(files: Sources) -> Cases {
        Cases { files, ..Cases::default() }
    }

    /// Reads what has changed. Without a sound book nothing can be said of its cases.
    pub(crate) fn read(&mut self, books: &[Arc<Book>]) {
        if books.is_empty() {
            return;
        }
        let files = &self.files;
        self.read.retain(|path, _| files.get(path).is_some());
        for (path, text) in files.iter() {
            if self.read.get(path).is_none_or(|read| !read.holds(text, books)) {
                let file = read_cases(books, path, text);
                let read = Read { text: text.to_string(), books: books.to_vec(), file };
                self.read.insert(path.to_string(), read);
            }
        }
    }

    /// All that is wrong with them.
    pub(crate) fn found(&self) -> impl Iterator<Item = &Diagnostic> {
        self.read.values().flat_map(|read| &read.file.found)
    }

    /// The name at a place.
    pub(crate) fn at(&self, file: &str, byte: usize) -> Option<&Mention> {
        self.read.get(file)?.file.index.at(file, byte)
    }

    /// Every place of a name.
    pub(crate) fn places<'c>(&'c self, name: &'c Name) -> impl Iterator<Item = Span> + 'c {
        let files = self.read.values().flat_map(|read| read.file.index.places(name));
        files.map(|mention| mention.span.clone())
    }

    /// What could stand at a byte of a file, where the text has a word that nobody knows.
    pub(crate) fn offers(
        books: &[Arc<Book>],
        file: &str,
        text: &str,
        at: usize,
    ) -> Vec<(Span, Vec<WordOffer>)> {
        let mut read = read_cases(books, file, text);
        let here = |span: &Span| span.start <= at && at <= span.end;
        read.index.offers.retain(|(span, _)| here(span));
        // Words of a closed list are named in the finding itself.
        let known = read.found.iter().filter(|found| here(&found.span)).filter_map(|found| {
            let (_, known) = found.args.iter().find(|(name, _)| *name == "known")?;
            let words = known.split(", ").filter(|word| !word.is_empty());
            let offer = |word: &str| WordOffer { word: word.to_string(), kind: None };
            Some((found.span.clone(), words.map(offer).collect()))
        });
        read.index.offers.into_iter().chain(known).collect()
    }

    /// The books of what a lone file leans on.
    pub(crate) fn leaning(&mut self, base: &Sources) -> Vec<Arc<Book>> {
        self.leaning.get_or_insert_with(|| content::load(base).shelf()).clone()
    }
}
