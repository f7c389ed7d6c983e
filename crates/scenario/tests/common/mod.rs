//! Random games on the real book, shared by the laws.

#![allow(dead_code)]

use content::Diagnostic;
use engine::dice::Stream;
use engine::id::ChapterId;
use engine::{Book, Game, Options, Setup, Sink};
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use words::{Args, Lang, Words, WordsSource};

/// All our books, the story first.
pub(crate) fn books() -> &'static [Arc<Book>] {
    static BOOKS: OnceLock<Vec<Arc<Book>>> = OnceLock::new();
    BOOKS.get_or_init(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
        let sources = content::Sources::from_dir(&root).expect("the content folder");
        let loaded = content::load(&sources);
        let errors: Vec<_> =
            loaded.diagnostics.iter().filter(|d| d.severity == content::Severity::Error).collect();
        assert!(errors.is_empty(), "{errors:#?}");
        loaded.shelf()
    })
}

/// The story.
pub(crate) fn book() -> Arc<Book> {
    books()[0].clone()
}

/// The book that has a chapter.
pub(crate) fn book_of(chapter: &str) -> Arc<Book> {
    books().iter().find(|book| book.chapter_named(chapter).is_some()).expect("a chapter of ours").clone()
}

/// The top folder of the project.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What reports are worded with.
pub(crate) fn reports() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    WORDS.get_or_init(|| {
        let files = ["cases.ftl", "diagnostics.ftl", "refusals.ftl", "terms.ftl"];
        let all = Lang::ALL.into_iter().flat_map(|lang| files.map(|file| (lang, file)));
        let sources = all.map(|(lang, file)| {
            let path = root().join(format!("content/locales/{lang}/{file}"));
            WordsSource::new(lang, file, std::fs::read_to_string(path).expect("a locale file"))
        });
        Words::build(sources).0
    })
}

/// Findings in whole sentences.
pub(crate) fn render(lang: Lang, found: &[Diagnostic], sources: &content::Sources) -> String {
    let say = |key: &str, given: &[(&'static str, String)]| {
        let args = given.iter().fold(Args::new(), |args, (name, value)| match value.parse::<i64>() {
            Ok(n) => args.num(*name, n),
            Err(_) => args.text(*name, value.clone()),
        });
        reports().try_say(lang, key, &args).unwrap_or_default()
    };
    content::diagnostic::render(found, sources, &say)
}

/// A random chapter of any book, party, abilities, switches and variants.
pub(crate) fn random_setup(rng: &mut Stream) -> (Arc<Book>, Setup) {
    let all =
        books().iter().flat_map(|book| (0..book.chapters.len() as u8).map(move |c| (book, ChapterId(c))));
    let all: Vec<_> = all.collect();
    let (book, chapter) = all[rng.below(all.len() as u32) as usize];
    let drawn = Setup::drawn(book, chapter, rng, |rng| 1 + rng.below(3));
    let mut options = Options::default();
    options.achievements = rng.below(2) == 0;
    options.difficulty = engine::options::Difficulty::ALL[rng.below(3) as usize];
    for s in engine::options::Switch::ALL {
        options = options.with(*s, rng.below(4) == 0);
    }
    for v in engine::options::Variant::ALL {
        options = options.variant(v, rng.below(6) == 0);
    }
    (book.clone(), Setup { options, lost_last: rng.below(8) == 0, ..drawn })
}

/// The seed of a numbered game.
pub(crate) fn seed(number: u64) -> [u8; 32] {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    bytes
}

/// A numbered random game at its first decision, and the stream for its choices.
pub(crate) fn begin<S: Sink>(number: u64, sink: &mut S) -> (Setup, Game, Stream) {
    let mut rng = Stream::from_number(number);
    let (book, setup) = random_setup(&mut rng);
    let game = Game::new(book, &setup, &seed(number), sink).expect("a legal setup");
    (setup, game, rng)
}

/// How many games a law plays: few in the suite, many on demand (`LAW_GAMES=20000`).
pub(crate) fn games(few: u64) -> u64 {
    std::env::var("LAW_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(few)
}
