//! Random games on the real book, shared by the laws.

#![allow(dead_code)]

use engine::dice::Stream;
use engine::id::{AbilityId, ChapterId, MouseId};
use engine::{Book, Game, Member, Options, Setup, Sink};
use std::path::Path;
use std::sync::{Arc, OnceLock};

pub fn book() -> Arc<Book> {
    static BOOK: OnceLock<Arc<Book>> = OnceLock::new();
    BOOK.get_or_init(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
        let sources = content::Sources::from_dir(&root).expect("the content folder");
        let loaded = content::load(&sources);
        let errors: Vec<_> =
            loaded.diagnostics.iter().filter(|d| d.severity == content::Severity::Error).collect();
        assert!(errors.is_empty(), "{errors:#?}");
        Arc::new(loaded.book.expect("the built-in book loads"))
    })
    .clone()
}

/// A random chapter, party, abilities, switches and variants.
pub fn random_setup(book: &Book, rng: &mut Stream) -> Setup {
    let chapter = ChapterId(rng.below(book.chapters.len() as u32) as u8);
    let rules = &book.chapters[chapter.ix()].party;
    let mut mice: Vec<MouseId> =
        (0..book.mice.len() as u8).map(MouseId).filter(|m| rules.allowed >> m.0 & 1 == 1).collect();
    rng.shuffle(&mut mice);
    mice.sort_by_key(|m| rules.required >> m.0 & 1 == 0);
    mice.truncate(rules.size as usize);
    let mut free: Vec<AbilityId> = (0..book.abilities.len() as u8).map(AbilityId).collect();
    rng.shuffle(&mut free);
    let mut party = Vec::new();
    for mouse in mice {
        let hero = &book.mice[mouse.ix()];
        let mut abilities = Vec::new();
        for _ in 0..=rng.below(3) {
            let at = free.iter().position(|a| {
                let printed = &book.abilities[a.ix()];
                printed.classes.met_by(hero.classes) && printed.only.is_none_or(|o| o == mouse)
            });
            abilities.extend(at.map(|at| free.remove(at)));
        }
        party.push(Member { mouse, abilities, kept: vec![] });
    }
    let mut options = Options::default();
    options.achievements = rng.below(2) == 0;
    options.difficulty = engine::options::Difficulty::ALL[rng.below(3) as usize];
    for s in engine::options::Switch::ALL {
        options = options.with(*s, rng.below(4) == 0);
    }
    for v in engine::options::Variant::ALL {
        options = options.variant(v, rng.below(6) == 0);
    }
    Setup { chapter, party, options, achieved: 0, lost_last: rng.below(8) == 0 }
}

/// The seed of a numbered game.
pub fn seed(number: u64) -> [u8; 32] {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    bytes
}

/// A numbered random game at its first decision, and the stream for its choices.
pub fn begin<S: Sink>(number: u64, sink: &mut S) -> (Setup, Game, Stream) {
    let book = book();
    let mut rng = Stream::from_number(number);
    let setup = random_setup(&book, &mut rng);
    let game = Game::new(book, &setup, &seed(number), sink).expect("a legal setup");
    (setup, game, rng)
}

/// How many games a law plays: few in the suite, many on demand (`LAW_GAMES=20000`).
pub fn games(few: u64) -> u64 {
    std::env::var("LAW_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(few)
}
