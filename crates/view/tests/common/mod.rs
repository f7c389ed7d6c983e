//! The built-in book in a catalogue, and random games.

use engine::book::Book;
use engine::dice::Stream;
use engine::id::ChapterId;
use engine::{Options, Setup};
use std::path::Path;
use std::sync::OnceLock;
use view::Catalogue;

/// The catalogue of the story we ship.
#[allow(dead_code)]
pub(crate) fn catalogue() -> &'static Catalogue {
    &shelf()[0]
}

/// The catalogue of the book that has a chapter.
#[allow(dead_code)]
pub(crate) fn catalogue_of(chapter: &str) -> &'static Catalogue {
    let holds = |catalogue: &&Catalogue| catalogue.book().chapter_named(chapter).is_some();
    shelf().iter().find(holds).expect("a chapter of ours")
}

/// Everything we ship.
#[allow(dead_code)]
pub(crate) fn shelf() -> &'static [Catalogue] {
    static SHELF: OnceLock<Vec<Catalogue>> = OnceLock::new();
    SHELF.get_or_init(|| load().into_iter().map(Catalogue::new).collect())
}

/// The story, with nothing said yet.
#[allow(dead_code)]
pub(crate) fn new_catalogue() -> Catalogue {
    Catalogue::new(load().remove(0))
}

fn load() -> Vec<content::StoryBook> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let sources = content::Sources::from_dir(&root).expect("the content folder");
    let loaded = content::load(&sources);
    let errors: Vec<_> =
        loaded.diagnostics.iter().filter(|d| d.severity == content::Severity::Error).collect();
    assert!(errors.is_empty(), "{errors:#?}");
    loaded.books
}

/// A legal setup of this chapter.
#[allow(dead_code)]
pub(crate) fn setup(book: &Book, chapter: ChapterId, rng: &mut Stream) -> Setup {
    let drawn = Setup::drawn(book, chapter, rng, |_| 1);
    let mut options = Options::default();
    options.achievements = rng.below(2) == 0;
    for s in engine::options::Switch::ALL {
        options = options.with(*s, rng.below(4) == 0);
    }
    Setup { options, ..drawn }
}

/// Whether every key and argument of a text was found.
#[allow(dead_code)]
pub(crate) fn is_whole(text: &str) -> bool {
    !text.trim().is_empty()
        && !text.contains(['⟨', '{', '}'])
        && !text.contains("  ")
        && !text.contains(" .")
        && !text.contains(" ,")
}
