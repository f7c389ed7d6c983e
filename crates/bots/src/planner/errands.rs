//! Side quests: what a chapter offers beside the way, and whether there is time for it.

use super::aims::{Backwards, Way, contains, rules};
use engine::Book;
use engine::book::{BlockId, Chapter, Effect};

/// Something that is not needed for victory.
#[derive(Clone, Debug)]
pub(super) struct Errand {
    pub(super) way: Way,
    /// Pages it gives.
    pub(super) pages: i32,
}

impl Errand {
    /// All errands of a chapter: rules that do something worth it and nothing that victory needs anyway.
    pub(super) fn all(
        book: &Book,
        chapter: &Chapter,
        needed: impl Fn(&Effect) -> bool,
        worth_it: impl Fn(&Effect) -> bool,
    ) -> Vec<Errand> {
        let mut errands = Vec::new();
        let mut backwards = Backwards::new(book, chapter);
        for ix in rules(chapter) {
            let effects = book.rules[ix.0 as usize].effects;
            if contains(book, effects, &needed, 8) {
                continue;
            }
            let pages = pages(book, effects);
            let ways = backwards.ways_through(ix, &worth_it);
            errands.extend(ways.into_iter().take(1).map(|way| Errand { way, pages }));
        }
        errands
    }
}

/// The pages that a rule gives at best; what it may cost is somebody's choice or bad luck.
fn pages(book: &Book, effects: BlockId) -> i32 {
    let gives = |least: i32| {
        let at_least = |e: &Effect| match e {
            Effect::EndMarker(by) => i32::from(*by) >= least,
            Effect::Hourglass(by) => -i32::from(*by) >= least,
            _ => false,
        };
        contains(book, effects, &at_least, 8)
    };
    (1..=12).take_while(|n| gives(*n)).count() as i32
}
