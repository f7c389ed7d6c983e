//! Small books of an author for the tests: one chapter each, and a party that plays it.

use engine::Book;
use engine::id::{ChapterId, MouseId};
use engine::{Game, IgnoreEvents, Member, Options, Setup};
use std::path::Path;
use std::sync::Arc;

/// The book of one chapter. It may earn the achievement `a-deed`.
pub(crate) fn book(chapter: &str) -> Arc<Book> {
    let name = chapter.split_whitespace().nth(1).expect("a name").to_string();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let base = content::Sources::from_dir(&root).expect("the content folder");
    let mut own = vec![
        ("book.kdl".to_string(), format!("book chains {{ achievement a-deed; chapters {name} }}")),
        ("chain/chapter.kdl".to_string(), chapter.to_string()),
    ];
    for lang in words::Lang::ALL {
        own.push((format!("chain/{lang}.md"), "# opening\nA door.\n\n# victory\nOpen.\n".to_string()));
        let names = format!("story-chains = Chains\nchapter-{name} = A Chain\nachievement-a-deed = A Deed\n");
        own.push((format!("locales/{lang}/chains.ftl"), names));
    }
    let loaded = content::load_with(&base, &content::Sources::from_pairs(own));
    let own = loaded.first().unwrap_or_else(|| panic!("the book has errors: {:?}", loaded.diagnostics));
    Arc::clone(&own.book)
}

/// A game of it with the four mice of every test.
pub(crate) fn new_game(book: &Arc<Book>, seed: u64) -> Game {
    let mice = ["collin", "filch", "maginos", "tilda"].map(|name| book.mouse_named(name).expect("a mouse"));
    let mut taken = Vec::new();
    let party = mice.map(|mouse: MouseId| {
        let hero = &book.mice[mouse.ix()];
        let fits = |at: &usize| {
            let printed = &book.abilities[*at];
            !taken.contains(at)
                && printed.classes.met_by(hero.classes)
                && printed.only.is_none_or(|only| only == mouse)
        };
        let ability = (0..book.abilities.len()).find(fits).expect("an ability for every mouse");
        taken.push(ability);
        Member { mouse, abilities: vec![engine::id::AbilityId(ability as u8)], kept: vec![] }
    });
    let setup = Setup {
        chapter: ChapterId(0),
        party: party.to_vec(),
        options: Options::default(),
        achieved: 0,
        lost_last: false,
    };
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    Game::new(book.clone(), &setup, &bytes, &mut IgnoreEvents).expect("a legal setup")
}
