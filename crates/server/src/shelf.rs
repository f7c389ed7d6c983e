//! All books that can be played here, each an island of its own, and the editions that games were begun with.

use crate::contents::Content;
use content::{Edition, Loaded, Opened, Package};
use engine::id::ChapterId;
use engine::saving::{SaveError, SavedSetup, hex, unhex};
use session::BadLog;
use sha2::{Digest, Sha256};
use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, Weak};
use store::{Drawer, Store};
use web::Picture;

/// Bytes of an edition, unpacked.
const MOST_BYTES: u64 = 24 << 20;
/// Opened editions that are kept though nobody plays them.
const KEPT_OPEN: usize = 4;

/// Why there is nothing to play from.
#[derive(Debug, thiserror::Error)]
pub enum ContentError {
    /// The folder cannot be read.
    #[error("the content folder cannot be read: {0}")]
    Unreadable(#[from] std::io::Error),
    /// The book has mistakes.
    #[error("the content has {0} mistakes; `barksburg check` shows them")]
    Mistakes(usize),
}

/// All books, the one that a newcomer should begin with first.
pub struct BookShelf {
    /// Those the server was started with.
    books: Vec<Arc<Content>>,
    added: RwLock<Added>,
    editions: Mutex<Editions>,
}

/// Whoever keeps the editions, asked for one.
pub(crate) type Kept<'k> = dyn Fn(&str) -> store::Result<Option<Vec<u8>>> + 'k;

/// Books that lie in the store.
#[derive(Default)]
struct Added {
    /// The names in the store that were looked at, in order.
    names: Vec<String>,
    /// The newest version of each book first.
    books: Vec<Arc<Content>>,
}

/// Editions that are no longer those of a book on the shelf.
#[derive(Default)]
struct Editions {
    opened: HashMap<String, Weak<Content>>,
    /// Those opened last, the latest last.
    recent: Vec<Arc<Content>>,
    /// Those that are surely in the store.
    stored: HashSet<String>,
}

impl BookShelf {
    /// The built-in content, a folder of it, or a book that leans on the built-in box.
    pub fn open(folder: Option<&Path>) -> Result<BookShelf, ContentError> {
        BookShelf::new(Opened::open(folder)?.load())
    }

    /// From books that were read.
    pub(crate) fn new(loaded: Loaded) -> Result<BookShelf, ContentError> {
        if loaded.books.is_empty() {
            return Err(ContentError::Mistakes(loaded.diagnostics.len()));
        }
        let books = loaded.books.into_iter().map(|story| Arc::new(Content::new(story))).collect();
        Ok(BookShelf { books, added: RwLock::default(), editions: Mutex::default() })
    }

    /// The book that stands in front: what belongs to no book speaks with its words.
    pub fn front(&self) -> &Arc<Content> {
        &self.books[0]
    }

    /// The books the server was started with.
    pub fn own(&self) -> &[Arc<Content>] {
        &self.books
    }

    /// All books, those that were added last.
    pub fn books(&self) -> Vec<Arc<Content>> {
        let added = self.added.read().unwrap_or_else(PoisonError::into_inner);
        self.books.iter().chain(&added.books).cloned().collect()
    }

    /// Looks which books were added or removed since, here or by another server on the same store. Takes its time if any was.
    pub(crate) fn refresh(&self, store: &dyn Store) -> store::Result<()> {
        let names = store.names(Drawer::Books)?;
        let known = self.added.read().unwrap_or_else(PoisonError::into_inner).books.clone();
        if self.added.read().unwrap_or_else(PoisonError::into_inner).names == names {
            return Ok(());
        }
        let mut books = Vec::new();
        for name in &names {
            if let Some(there) = known.iter().find(|content| content.key == *name) {
                books.push(Arc::clone(there));
                continue;
            }
            // Nobody answers: then it is looked again next time, and until then the shelf stays as it is.
            let Some(bytes) = store.kept(Drawer::Books, name)? else { continue };
            // One that this program no longer takes stays where it is, for a later one.
            let package = Package::read(&bytes, &content::built_in());
            books.extend(package.ok().map(|package| Arc::new(Content::added(package))));
        }
        books
            .sort_by(|a: &Arc<Content>, b| a.story.cmp(&b.story).then(b.about.version.cmp(&a.about.version)));
        *self.added.write().unwrap_or_else(PoisonError::into_inner) = Added { names, books };
        Ok(())
    }

    /// The book of this name, or of this name and version.
    pub fn story(&self, name: &str) -> Option<Arc<Content>> {
        self.books().into_iter().find(|content| content.key == name || content.story == name)
    }

    /// A chapter by its name, or by `BOOK/NAME` where two books have one of that name.
    pub fn chapter(&self, name: &str) -> Option<(Arc<Content>, ChapterId)> {
        let (story, chapter) =
            name.rsplit_once('/').map_or((None, name), |(story, name)| (Some(story), name));
        let meant = |content: &Arc<Content>| story.is_none_or(|s| content.key == s || content.story == s);
        self.books().into_iter().filter(meant).find_map(|content| {
            let chapter = content.catalogue.book().chapter_named(chapter)?;
            Some((content, chapter))
        })
    }

    /// The book on the shelf whose edition of the chapter is the one of a setup.
    pub(crate) fn current(&self, saved: &SavedSetup) -> Option<Arc<Content>> {
        self.books().into_iter().find(|content| content.has_edition(&saved.chapter, &saved.edition))
    }

    /// The book that a game was begun with: one on the shelf, or the edition that was kept for it. An early game does not say
    /// which edition it was; it is played with what there is, and each of its choices is checked. An edition that nobody
    /// can be asked for is not one that is missing. Takes its time.
    pub(crate) fn played(
        &self,
        kept: &Kept<'_>,
        saved: &SavedSetup,
    ) -> store::Result<Result<Arc<Content>, BadLog>> {
        if let Some(content) = self.current(saved) {
            return Ok(Ok(content));
        }
        let unknown = || SaveError::Unknown { what: "chapter", name: saved.chapter.clone() };
        if saved.edition.is_empty() {
            let found = self.chapter(&saved.chapter).map(|(content, _)| content);
            return Ok(found.ok_or_else(|| BadLog::Setup(unknown())));
        }
        if let Some(content) = self.editions().opened.get(&saved.edition).and_then(Weak::upgrade) {
            return Ok(Ok(content));
        }
        let edition = kept(&saved.edition)?.and_then(|small| unpack(&small));
        let other = || SaveError::OtherEdition { saved: saved.edition.clone(), have: String::new() };
        let content = edition.and_then(|edition| {
            let mut content = open(&edition, &saved.edition)?;
            if edition.bare {
                self.lend_rooms(&mut content);
            }
            Some(content)
        });
        let Some(content) = content.map(Arc::new) else { return Ok(Err(BadLog::Setup(other()))) };
        let mut editions = self.editions();
        editions.opened.retain(|_, content| content.strong_count() > 0);
        editions.opened.insert(saved.edition.clone(), Arc::downgrade(&content));
        editions.recent.push(Arc::clone(&content));
        if editions.recent.len() > KEPT_OPEN {
            editions.recent.remove(0);
        }
        Ok(Ok(content))
    }

    /// An edition that came without pictures shows the rooms as they are drawn now.
    fn lend_rooms(&self, content: &mut Content) {
        for (name, picture) in &mut content.pictures.rooms {
            let drawn = self.books.iter().find_map(|book| book.pictures.rooms.get(name));
            if let Some(drawn) = drawn {
                picture.clone_from(drawn);
            }
        }
    }

    /// Sees to it that the edition of a setup is in the store, before the first game begins with it.
    pub(crate) fn keep(&self, store: &dyn Store, saved: &SavedSetup) -> store::Result<()> {
        if self.editions().stored.contains(&saved.edition) {
            return Ok(());
        }
        let Some(edition) = self.current(saved).and_then(|content| content.edition(&saved.chapter)) else {
            return Ok(());
        };
        store.keep(Drawer::Editions, &saved.edition, &pack(&edition)?)?;
        self.editions().stored.insert(saved.edition.clone());
        Ok(())
    }

    /// Keeps an edition under its name, though it stands on no shelf.
    pub(crate) fn keep_edition(&self, store: &dyn Store, name: &str, edition: &Edition) -> store::Result<()> {
        store.keep(Drawer::Editions, name, &pack(edition)?).map(|_| ())
    }

    /// The edition of a setup, to travel with its game.
    pub(crate) fn edition(&self, store: &dyn Store, saved: &SavedSetup) -> store::Result<Option<Edition>> {
        let current = self.current(saved).and_then(|content| content.edition(&saved.chapter));
        if current.is_some() {
            return Ok(current);
        }
        Ok(store.kept(Drawer::Editions, &saved.edition)?.and_then(|small| unpack(&small)))
    }

    /// A picture by its address: with this hash if any book has it, else the first of its name.
    pub(crate) fn picture(&self, kind: &str, name: &str, hash: Option<&str>) -> Option<Picture> {
        let same = |picture: &&Picture| Some(picture.hash.as_str()) == hash;
        let books = self.books();
        let found = || books.iter().filter_map(|content| content.pictures.find(kind, name));
        let older = || {
            let opened: Vec<_> = self.editions().opened.values().filter_map(Weak::upgrade).collect();
            opened.iter().find_map(|content| content.pictures.find(kind, name).filter(same).cloned())
        };
        found().find(same).cloned().or_else(older).or_else(|| found().next().cloned())
    }

    fn editions(&self) -> MutexGuard<'_, Editions> {
        self.editions.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An edition that came along with a game from elsewhere, as it will be kept if the game can be played.
pub(crate) struct Brought {
    /// Made of all of it, so that nobody can slip in something else under a name that games here know.
    pub(crate) name: String,
    data: Vec<u8>,
}

impl Brought {
    /// Without what nobody needs; none if it is not sound, or says what is not its own to say.
    pub(crate) fn new(edition: &Edition) -> store::Result<Option<Brought>> {
        let program = content::built_in();
        let loaded = content::load_edition(&program, edition);
        let needed = loaded.books.first().filter(|_| !loaded.has_errors());
        let needed = needed.and_then(|story| story.files.edition(&story.book, &edition.chapter));
        let Some(needed) = needed.filter(|edition| content::is_harmless(edition, &program)) else {
            return Ok(None);
        };
        let text = serde_json::to_vec(&needed.bare()).unwrap_or_default();
        let (name, data) = (hex(&Sha256::digest(&text)), store::squeeze(&text)?);
        Ok(Some(Brought { name, data }))
    }

    /// What is kept under a name once this is.
    pub(crate) fn kept(&self, store: &dyn Store, name: &str) -> store::Result<Option<Vec<u8>>> {
        if self.name == name { Ok(Some(self.data.clone())) } else { store.kept(Drawer::Editions, name) }
    }

    /// From now on it is there for its game.
    pub(crate) fn keep(&self, store: &dyn Store) -> store::Result<()> {
        store.keep(Drawer::Editions, &self.name, &self.data).map(|_| ())
    }
}

/// Whether what is kept under this name was brought along with a game.
pub(crate) fn is_brought(name: &str, data: &[u8]) -> bool {
    store::expand(data, MOST_BYTES).is_ok_and(|text| hex(&Sha256::digest(text)) == name)
}

fn pack(edition: &Edition) -> store::Result<Vec<u8>> {
    store::squeeze(&serde_json::to_vec(edition).unwrap_or_default())
}

fn unpack(small: &[u8]) -> Option<Edition> {
    serde_json::from_slice(&store::expand(small, MOST_BYTES).ok()?).ok()
}

/// An edition to play from, under the name that its games know it by.
fn open(edition: &Edition, name: &str) -> Option<Content> {
    let mut story = content::load_edition(&content::built_in(), edition).books.into_iter().next()?;
    let book = Arc::make_mut(&mut story.book);
    for chapter in book.chapters.iter_mut().filter(|chapter| chapter.name == edition.chapter) {
        chapter.edition = unhex(name)?;
    }
    Some(Content::new(story))
}
