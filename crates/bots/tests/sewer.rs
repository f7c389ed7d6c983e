//! Beside the water, where `sensible` went wrong: positions out of its own games, and what a mouse has to do there.

use engine::book::Book;
use engine::dice::Face;
use engine::event::Event;
use engine::id::{Place, SideId, TileId};
use engine::position::{MinionPosition, MousePosition, Position, PositionCard};
use engine::{Choice, Deaf, Game, Imagined, Member, Options, Setup, Told};
use std::path::Path;
use std::sync::{Arc, OnceLock};

fn book() -> Arc<Book> {
    static BOOK: OnceLock<Arc<Book>> = OnceLock::new();
    let load = || {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
        let sources = content::Sources::from_dir(&root).expect("the content folder");
        Arc::new(content::load(&sources).book.expect("the built-in book loads"))
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
    let mut position = Position::new(setup);
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
    Game::from_position(book, &position, &mut Deaf).expect("a possible position").imagine(0)
}

fn tile_of(book: &Book, chapter: engine::id::ChapterId, side: SideId) -> TileId {
    let map = &book.chapters[chapter.ix()].map;
    let at = map.iter().position(|t| t.sides.contains(&side)).expect("a room of the chapter");
    TileId(at as u8)
}

/// The turn of the mouse at hand as `sensible` plays it with these dice, in words, and whether the current took it away.
fn turn(table: &Imagined, seed: u64) -> (Vec<String>, bool) {
    let mut game = table.again(seed);
    let mut policy = bots::policy("sensible", 0).expect("a policy");
    let (mut offers, mut played) = (Vec::new(), Vec::new());
    loop {
        game.choices_into(&mut offers);
        let choice = policy.choose(&game, &offers).0;
        played.push(game.game().name(choice));
        let mut told: Vec<Told> = Vec::new();
        game.play_listed(choice, &mut told);
        if told.iter().any(|t| matches!(t.event, Event::TurnOver { .. })) {
            let lost = told.iter().any(|t| matches!(t.event, Event::DriftedOff { .. }));
            return (played, lost);
        }
    }
}

/// RUL-23: a scurry is a fresh move, good for a second try. It used to search or to fight instead, and was gone.
#[test]
fn who_would_be_carried_off_tries_twice_to_get_out() {
    for foe in ["", ", rat-warrior s22"] {
        let table = table("sewer", &format!("maginos* s17, collin* s3, filch* s3, nez* s3{foe}"), &[]);
        let turns: Vec<_> = (0..60).map(|seed| turn(&table, seed)).collect();
        let lost: Vec<_> = turns.iter().filter(|(_, lost)| *lost).map(|(played, _)| played).collect();
        assert!(!lost.is_empty(), "there was no bad luck at all");
        for played in lost {
            let tries = played.iter().filter(|name| name.starts_with("climb-out")).count();
            assert_eq!(tries, 2, "carried off after {played:?}");
        }
    }
}

/// In a fight as in peace: across the water lies the way out, so not back to the bank beside it.
#[test]
fn in_a_fight_too_a_swimmer_makes_for_the_bank_it_needs() {
    for foe in ["rat-warrior s5", "roach s6", "elite-rat s6"] {
        let table = table("sewer", &format!("collin* s19, nez* s24, tilda* s9, {foe}"), &[]);
        let (played, _) = turn(&table, 0);
        assert_eq!(played[0], "move s15", "{foe}: {played:?}");
    }
}

/// Entering the water ends a move (WAT-1), and a scurry is another one: the bank beyond can be reached in the same turn.
#[test]
fn a_mouse_in_the_middle_of_the_water_tries_to_get_out_at_once() {
    for mates in ["nez* s9, tilda* s9", "nez* s3, tilda* s3"] {
        let table = table("sewer", &format!("collin* s15, {mates}, rat-warrior s5"), &[]);
        let fails = |seed: &u64| turn(&table, *seed).0[1] != "battle rat-warrior-1 with collins-sword";
        let (played, _) = turn(&table, (0..20).find(fails).expect("bad luck in twenty tries"));
        assert_eq!(played[..3], ["climb-out s10", "scurry", "climb-out s10"], "{mates}");
    }
}

/// Minions cross the water by themselves. Who stands at the way out used to walk up and down the bank to be nearer.
#[test]
fn nobody_leaves_the_way_out_for_a_minion_beyond_the_water() {
    for figures in
        ["collin* s3, nez* s3, tilda* s3, elite-rat s28", "collin* s9, nez* s9, tilda* s9, elite-rat s21"]
    {
        let (played, _) = turn(&table("sewer", figures, &[]), 0);
        assert_eq!(played, ["end-turn"], "{figures}");
    }
}

/// A search is no better on the other side of a minion: it used to walk to and fro until its points were spent.
#[test]
fn nobody_walks_to_and_fro_before_a_search() {
    for figures in [
        "tilda t20, filch* t19, nez* t19, maginos* t19, centipede t23",
        "maginos t1, collin t4, filch t3, tilda t12, centipede t13",
    ] {
        let start = figures.split([' ', ',']).nth(1).expect("the first mouse's space");
        let (played, _) = turn(&table("tunnel-entrance", figures, &[]), 0);
        let mut walked = vec![start];
        for name in &played {
            if let Some(to) = name.strip_prefix("move ") {
                assert!(!walked.contains(&to), "{figures}: {played:?}");
                walked.push(to);
            }
        }
    }
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
