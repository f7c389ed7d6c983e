//! The real book, and parties drawn for it.

use engine::dice::Stream;
use engine::id::{AbilityId, ChapterId, MouseId};
use engine::{Book, Member, Options, Setup};
use std::sync::{Arc, OnceLock};

pub(crate) fn book() -> Arc<Book> {
    static BOOK: OnceLock<Arc<Book>> = OnceLock::new();
    let load = || {
        let loaded = content::Opened::open(None).expect("built in").load();
        Arc::clone(&loaded.first().expect("a sound book").book)
    };
    Arc::clone(BOOK.get_or_init(load))
}

/// A chapter with a drawn party.
pub(crate) fn setup(book: &Book, chapter: ChapterId, rng: &mut Stream) -> Setup {
    let rules = &book.chapters[chapter.ix()].party;
    let mut mice: Vec<MouseId> =
        (0..book.mice.len() as u8).map(MouseId).filter(|m| rules.allowed >> m.0 & 1 == 1).collect();
    rng.shuffle(&mut mice);
    mice.sort_by_key(|m| rules.required >> m.0 & 1 == 0);
    mice.truncate(rules.size as usize);
    let mut free: Vec<AbilityId> = (0..book.abilities.len() as u8).map(AbilityId).collect();
    rng.shuffle(&mut free);
    let member = |mouse: MouseId| {
        let fits = |a: &AbilityId| {
            let printed = &book.abilities[a.ix()];
            printed.classes.met_by(book.mice[mouse.ix()].classes) && printed.only.is_none_or(|o| o == mouse)
        };
        let at = free.iter().position(fits).expect("an ability for every mouse");
        Member { mouse, abilities: vec![free.remove(at)], kept: Vec::new() }
    };
    let party = mice.into_iter().map(member).collect();
    Setup { chapter, party, options: Options::default(), achieved: 0, lost_last: false }
}
