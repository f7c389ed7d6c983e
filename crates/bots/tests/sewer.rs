//! Beside the water, where hints went wrong: positions out of real games, and what nobody should be told there.

use engine::book::Book;
use engine::dice::Face;
use engine::id::{Place, SideId, TileId};
use engine::position::{CasePosition, MinionPosition, MousePosition, PositionCard};
use engine::{Choice, Game, IgnoreEvents, Imagined, Member, Options, Setup};
use std::path::Path;
use std::sync::{Arc, OnceLock};

fn book() -> Arc<Book> {
    static BOOK: OnceLock<Arc<Book>> = OnceLock::new();
    let load = || {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
        let sources = content::Sources::from_dir(&root).expect("the content folder");
        let loaded = content::load(&sources);
        Arc::clone(&loaded.holding("flight-to-barksburg").expect("the built-in book loads").book)
    };
    BOOK.get_or_init(load).clone()
}

/// A table of chapter 1 in one of its rooms. The first mouse is about to move; those with a `*` have searched the room.
/// Minions come last: `collin s17, maginos* s3, roach s13`.
fn table(room: &str, figures: &str, stash: &[&str]) -> Imagined {
    let book = book();
    let chapter = book.chapter_named("flight-to-barksburg").expect("chapter 1");
    let side = book.side_named(room).expect("a room");
    let tile = tile_of(&book, chapter, side);
    let setup = Setup { chapter, party: vec![], options: Options::default(), achieved: 0, lost_last: false };
    let mut position = CasePosition::new(setup);
    position.up.push((tile, side));
    position.explored.push(side);
    position.round = 5;
    position.stash = stash.iter().map(|name| book.search_named(name).expect("a card")).collect();
    for figure in figures.split(", ") {
        let (name, space) = figure.split_once(' ').expect("a figure and its space");
        let space = book.sides[side.ix()].find(space).expect("a space of the room");
        let at = Place { tile, space };
        if let Some(kind) = book.minion_named(name) {
            position.minions.push(MinionPosition { kind, at, wounds: 0, down: false });
            let card = (PositionCard::Minion(book.minions[kind.ix()].cards[0]), false);
            if !position.track.contains(&card) {
                position.track.push(card);
            }
        } else {
            let mouse = book.mouse_named(name.trim_end_matches('*')).expect("a mouse or a minion");
            let mut put = MousePosition::new(mouse, engine::board::Where::On(at));
            put.searched.extend(name.ends_with('*').then_some(side));
            position.mice.push(put);
            position.setup.party.push(Member { mouse, abilities: vec![], kept: vec![] });
            position.track.push((PositionCard::Mouse(mouse), false));
        }
    }
    // The die of the first move.
    position.dice.push(Face::SHIELD);
    Game::from_position(book, &position, &mut IgnoreEvents).expect("a possible position").imagine(0)
}

fn tile_of(book: &Book, chapter: engine::id::ChapterId, side: SideId) -> TileId {
    let map = &book.chapters[chapter.ix()].map;
    let at = map.iter().position(|t| t.sides.contains(&side)).expect("a room of the chapter");
    TileId(at as u8)
}

/// Every space within the hook's reach was tried, and one of them had luck.
#[test]
fn no_hint_lays_the_hook_out_for_nothing() {
    for figures in [
        "filch* s3, maginos* s3, tilda* s3, collin* s17",
        "filch s8, collin* s10, nez* s10, tilda s10, elite-rat s6",
    ] {
        let table = table("sewer", figures, &["fishhook-and-thread"]);
        assert!(
            table.game().choices().iter().any(|o| matches!(o.choice, Choice::PlaceHook(_))),
            "nothing to lay out"
        );
        for hint in bots::hint(table.game(), 60) {
            assert!(!matches!(hint.choice, Choice::PlaceHook(_)), "{figures}: {hint:?}");
        }
    }
}
