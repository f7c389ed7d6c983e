//! What several tests begin with.

use content::Sources;
use engine::Book;
use std::path::Path;
use std::sync::Arc;
use words::{Lang, Words, WordsSource};

/// The built-in book and its words.
pub(crate) fn shelf() -> (Arc<Book>, Words) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let loaded = content::load(&Sources::from_dir(&root).expect("the content folder"));
    let story = loaded.holding("flight-to-barksburg").expect("the built-in book loads");
    let sources = story.words.iter().map(|file| {
        let lang: Lang = file.language.parse().expect("one of our languages");
        WordsSource::new(lang, &file.path, &file.text)
    });
    (Arc::clone(&story.book), Words::build(sources).0)
}
