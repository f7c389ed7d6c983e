//! Side quests: what a chapter offers beside the way, and whether there is time for it.

use super::aims::{Backwards, Way, contains, rules};
use engine::Book;
use engine::book::{Chapter, Effect};

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
        let pages = |e: &Effect| matches!(e, Effect::EndMarker(1..) | Effect::Hourglass(..=-1));
        for ix in rules(chapter) {
            let effects = book.rules[ix.0 as usize].effects;
            if contains(book, effects, &needed, 8) {
                continue;
            }
            let pages = i32::from(contains(book, effects, &pages, 8));
            let ways = backwards.ways_through(ix, &worth_it);
            errands.extend(ways.into_iter().take(1).map(|way| Errand { way, pages }));
        }
        errands
    }
}
