//! What prompts, buttons, intents, warnings and sheets say, with every name that can stand there: one page per language, read by
//! people who know its grammar. The log and the companions have pages of their own (`main.rs`).

use crate::common::{catalogue, is_whole};
use engine::board::Where;
use engine::dice::Face;
use engine::id::{AbilityId, ChapterId, MinionId, MouseId, Place, SearchId, SideId, SpaceId, TileId};
use engine::position::{CasePosition, MinionPosition, MousePosition, PositionCard};
use engine::{Choice, Game, IgnoreEvents, Options, Setup};
use expect_test::expect_file;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::PathBuf;
use view::{Locale, Position, TableFacts, TableView};
use words::{Args, Lang};

/// The sentences of a page by what they are.
type Page = BTreeMap<&'static str, BTreeSet<String>>;

fn mice() -> impl Iterator<Item = MouseId> {
    (0..catalogue().book().mice.len() as u8).map(MouseId)
}

fn kinds() -> impl Iterator<Item = MinionId> {
    (0..catalogue().book().minions.len() as u8).map(MinionId)
}

/// A chapter that has this room, the room's tile there and the room.
fn room(name: &str) -> (ChapterId, TileId, SideId) {
    let book = catalogue().book();
    let side = book.side_named(name).expect("a room of the box");
    let found = book.chapters.iter().enumerate().find_map(|(chapter, printed)| {
        let tile = printed.map.iter().position(|tile| tile.sides.contains(&side))?;
        Some((ChapterId(chapter as u8), TileId(tile as u8), side))
    });
    found.expect("a chapter with this room")
}

/// Two mice, the first about to move, and perhaps a minion.
fn game(
    (chapter, tile, side): (ChapterId, TileId, SideId),
    mice: [(MouseId, Where); 2],
    minion: Option<(MinionId, SpaceId)>,
) -> Option<Game> {
    let book = catalogue().book();
    let setup = Setup { chapter, party: vec![], options: Options::default(), achieved: 0, lost_last: false };
    let mut position = CasePosition::new(setup);
    position.up.push((tile, side));
    position.explored.push(side);
    for (mouse, at) in mice {
        let mut put = MousePosition::new(mouse, at);
        put.wounds = 1;
        put.cheese = 6;
        position.mice.push(put);
        position.track.push((PositionCard::Mouse(mouse), false));
    }
    if let Some((kind, space)) = minion {
        let at = Place { tile, space };
        position.minions.push(MinionPosition { kind, at, wounds: 0, down: false });
        position.track.push((PositionCard::Minion(book.minions[kind.ix()].cards[0]), false));
    }
    position.dice = vec![Face::SHIELD; 40];
    Game::from_position(book.clone(), &position, &mut IgnoreEvents).ok()
}

/// Another mouse than this one.
fn other(mouse: MouseId) -> MouseId {
    mice().find(|m| *m != mouse).expect("there are six")
}

/// All positions whose sentences the page has.
fn games() -> Vec<Game> {
    let book = catalogue().book();
    let mut games = Vec::new();
    let dry = room("guard-room");
    let start = book.sides[dry.2.ix()].start.expect("the guard room has a start space");
    let on = |place: (ChapterId, TileId, SideId), space| Where::On(Place { tile: place.1, space });
    let captured =
        |place: (ChapterId, TileId, SideId), space| Where::Captured(Place { tile: place.1, space });
    let missing = |place: (ChapterId, TileId, SideId), space| Where::Missing(Place { tile: place.1, space });
    let side = &book.sides[dry.2.ix()];
    let next = side.space(start).adjacent.iter().next().expect("a neighbour");
    let far = side.all().iter().max_by_key(|s| side.minion_steps[start.ix()][s.ix()]).expect("a space");
    for mouse in mice() {
        let friend = other(mouse);
        for kind in kinds() {
            for at in [start, next, far] {
                games.extend(game(
                    dry,
                    [(mouse, on(dry, start)), (friend, on(dry, start))],
                    Some((kind, at)),
                ));
            }
        }
        for there in [captured(dry, start), missing(dry, start)] {
            games.extend(game(dry, [(mouse, there), (friend, on(dry, start))], None));
            games.extend(game(dry, [(friend, on(dry, start)), (mouse, there)], None));
        }
        let wet = room("sewer");
        for space in book.sides[wet.2.ix()].water.iter() {
            games.extend(game(wet, [(mouse, on(wet, space)), (friend, on(wet, space))], None));
        }
    }
    // What is asked once the turn is over: where a current leads, which way a minion goes.
    let ended: Vec<Game> = games
        .iter()
        .filter_map(|game| {
            let mut game = game.clone();
            game.play(Choice::EndTurn).ok().map(|()| game)
        })
        .collect();
    games.extend(ended);
    games
}

/// What the table says in a position.
fn table(locale: Locale, game: &Game, page: &mut Page) {
    let view = TableView::new(locale, &Position::new(game), TableFacts::default());
    let mut add = |heading, sentence: String| page.entry(heading).or_default().insert(sentence);
    if let Some(decision) = &view.decision {
        add("prompts", decision.prompt.clone());
        for offer in decision.choices.iter().filter(|offer| offer.space.is_none()) {
            add("buttons", offer.label.text());
        }
        for warning in decision.choices.iter().flat_map(|offer| &offer.warnings) {
            add("warnings", warning.text.clone());
        }
        for disabled in &decision.disabled {
            add("refusals", disabled.refusal.text.clone());
        }
    }
    for figure in &view.figures {
        add("figures", figure.label.clone());
        if let Some(intent) = &figure.intent {
            add("intents", intent.text.clone());
        }
    }
    for note in view.mice.iter().filter_map(|mouse| mouse.absence.clone()) {
        add("sheets", note);
    }
}

/// Buttons for every figure, card and ability, whether or not one could be pressed just now.
fn buttons(locale: Locale, games: &[Game], page: &mut Page) {
    let book = catalogue().book();
    let mut add = |heading, game: &Game, choice| {
        page.entry(heading).or_default().insert(locale.label(game, choice).text());
    };
    for game in games {
        for m in 0..2 {
            for choice in [Choice::Share(m), Choice::LookFor(m), Choice::Catapult(m)] {
                add("buttons with a mouse", game, choice);
            }
        }
        for target in game.board().minions().map(|(figure, _)| figure) {
            for choice in [Choice::Battle { weapon: None, target }, Choice::ShootGrape(target)] {
                add("buttons with a minion", game, choice);
            }
            let weapon = game.board().minions().next().map(|_| SearchId(0));
            add("buttons with a minion", game, Choice::Battle { weapon, target });
        }
    }
    for card in (0..book.search.len() as u8).map(SearchId) {
        for choice in [
            Choice::Give(card),
            Choice::Take(card),
            Choice::Wear(card),
            Choice::Stow(card),
            Choice::Discard(card),
        ] {
            add("buttons with a card", &games[0], choice);
        }
    }
    for ability in (0..book.abilities.len() as u8).map(AbilityId) {
        add("buttons with an ability", &games[0], Choice::LevelUp(ability));
    }
}

/// Steps onto every space that has a name of its own.
fn spaces(lang: Lang, page: &mut Page) {
    let words = catalogue().words();
    let named = catalogue().book().sides.iter().flat_map(|side| &side.spaces).filter(|space| {
        let number = space.name.trim_start_matches(|c: char| c.is_ascii_lowercase());
        number.is_empty() || !number.chars().all(|c| c.is_ascii_digit())
    });
    let names: BTreeSet<&str> = named.map(|space| space.name.as_str()).collect();
    assert!(names.len() > 12, "{names:?}");
    for name in names {
        let phrase = |how: &str| words.say(lang, &format!("space-{name}.{how}"), &Args::new());
        for (key, argument, how) in [
            ("choice-step", "to", "to"),
            ("choice-climb-out", "to", "to"),
            ("choice-place-grape", "on", "on"),
        ] {
            let sentence = words.say(lang, key, &Args::new().text(argument, phrase(how)));
            page.entry("spaces").or_default().insert(sentence);
        }
    }
}

/// Who arrives and where to, which only a room's encounter asks.
fn arrivals(lang: Lang, page: &mut Page) {
    let words = catalogue().words();
    for kind in &catalogue().book().minions {
        let name = words.name(lang, &format!("minion-{}", kind.name), words::GrammaticalCase::Nom);
        for left in [1, 3] {
            let party = words.say(lang, "decider-party", &Args::new());
            let args = Args::new().text("who", party).text("minion", &name).num("left", left);
            page.entry("arrivals").or_default().insert(words.say(lang, "ask-place-minion", &args));
        }
    }
}

#[test]
fn every_sentence_of_the_table_is_right_with_every_name() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/sentences");
    let games = games();
    for lang in Lang::ALL {
        let locale = catalogue().locale(lang);
        let mut page = Page::new();
        games.iter().for_each(|game| table(locale, game, &mut page));
        buttons(locale, &games, &mut page);
        spaces(lang, &mut page);
        arrivals(lang, &mut page);
        let mut text = format!("Every sentence of the table with every name, for people to read ({lang}).\n");
        for (heading, sentences) in &page {
            writeln!(text, "\n# {heading}").expect("writing to a string");
            for sentence in sentences {
                assert!(is_whole(sentence), "{heading}: {sentence}");
                writeln!(text, "{sentence}").expect("writing to a string");
            }
        }
        expect_file![folder.join(format!("table-{lang}.txt"))].assert_eq(&text);
    }
}

#[test]
fn every_mouse_and_every_minion_is_named() {
    let games = games();
    let of = |game: &Game| {
        game.board().minions().map(|(figure, _)| game.board().kind_of(figure)).collect::<Vec<_>>()
    };
    let minions: BTreeSet<MinionId> = games.iter().flat_map(of).collect();
    assert_eq!(minions.len(), kinds().count(), "a kind of minion stands in none of the positions");
    let turns: BTreeSet<Option<usize>> = games.iter().map(|game| game.board().turn().mouse()).collect();
    assert!(turns.len() > 1, "{turns:?}");
}
