//! Laws over random play on the real book.

use engine::dice::Stream;
use engine::id::{AbilityId, ChapterId, MouseId};
use engine::{Game, Member, Options, Setup, Told};
use std::path::Path;
use std::sync::{Arc, OnceLock};

fn book() -> Arc<engine::Book> {
    static BOOK: OnceLock<Arc<engine::Book>> = OnceLock::new();
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

fn random_setup(book: &engine::Book, rng: &mut Stream) -> Setup {
    let chapter = ChapterId(rng.below(book.chapters.len() as u32) as u8);
    let rules = &book.chapters[chapter.ix()].party;
    let mut mice: Vec<MouseId> =
        (0..book.mice.len() as u8).map(MouseId).filter(|m| rules.allowed >> m.0 & 1 == 1).collect();
    rng.shuffle(&mut mice);
    mice.sort_by_key(|m| rules.required >> m.0 & 1 == 0);
    mice.truncate(rules.size as usize);
    let mut free: Vec<AbilityId> = (0..book.abilities.len() as u8).map(AbilityId).collect();
    rng.shuffle(&mut free);
    let party = mice
        .into_iter()
        .map(|mouse| {
            let hero = &book.mice[mouse.ix()];
            let at = free.iter().position(|a| {
                let printed = &book.abilities[a.ix()];
                printed.classes.met_by(hero.classes) && printed.only.is_none_or(|o| o == mouse)
            });
            Member {
                mouse,
                abilities: vec![free.remove(at.expect("an ability for every mouse"))],
                kept: vec![],
            }
        })
        .collect();
    let mut options = Options::default();
    options.achievements = rng.below(2) == 0;
    for s in engine::options::Switch::ALL {
        options = options.with(*s, rng.below(4) == 0);
    }
    Setup { chapter, party, options, achieved: 0, lost_last: false }
}

#[test]
fn random_games_run_to_their_end() {
    let book = book();
    let mut decisions = 0u64;
    let mut outcomes = [0u32; 4];
    for seed in 0..200u64 {
        let mut rng = Stream::from_number(seed);
        let setup = random_setup(&book, &mut rng);
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        let mut told: Vec<Told> = Vec::new();
        let mut game = Game::new(book.clone(), &setup, &bytes, &mut told).expect("a legal setup");
        let mut folded = Game::first_board(&book, &setup).expect("a legal setup");
        let mut offers = Vec::new();
        let mut n = 0;
        while game.board().outcome().is_none() {
            game.choices_into(&mut offers);
            assert!(!offers.is_empty(), "seed {seed}: no choice at {:?}", game.decision());
            let pick = offers[rng.below(offers.len() as u32) as usize];
            let name = game.name(pick.choice);
            assert_eq!(game.parse(&name), Some(pick.choice), "seed {seed}: {name}");
            game.play_listed(pick.choice, &mut told);
            n += 1;
            assert!(n < 100_000, "seed {seed} does not end");
        }
        told.iter().for_each(|t| folded.apply(&t.event));
        assert_eq!(&folded, game.board(), "seed {seed}: events fold to the board");
        decisions += n;
        outcomes[game.board().outcome().expect("over") as usize] += 1;
    }
    println!("{decisions} decisions, outcomes {outcomes:?}");
}
