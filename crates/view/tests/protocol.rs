//! One name for everything that happens: in the protocol, in its page, in the log's words. And the page tells the truth.

mod common;

use common::{catalogue, setup};
use engine::dice::Stream;
use engine::id::{AchievementId, ChapterId, Fig, TileId};
use engine::verbs::Verb;
use engine::{Cause, CausedEvent, Event, Game, RuleId};
use expect_test::expect_file;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use view::{Fact, PublicEvent};
use words::Lang;

/// Facts that the log passes over: what comes next, or the board, shows them.
const WITHOUT_SENTENCE: [&str; 6] =
    ["track-cleared", "turn-over", "move-over", "action-spent", "newcomers-seen", "searched"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn page() -> String {
    std::fs::read_to_string(root().join("docs/protocol.md")).expect("the page of the protocol")
}

/// Every type of event there is, as whoever reads one knows them.
fn types() -> BTreeSet<String> {
    let error = serde_json::from_str::<Fact>(r#"{"type":"?"}"#).expect_err("no such event").to_string();
    let (_, expected) = error.split_once("expected ").expect("a list of all");
    expected.split('`').skip(1).step_by(2).map(str::to_string).collect()
}

fn kind(event: &str) -> String {
    let event: Value = serde_json::from_str(event).expect("JSON");
    event["type"].as_str().expect("a type").to_string()
}

/// What hardly ever happens when nobody means to, on the table of a chapter that has just begun.
fn rare() -> Vec<PublicEvent> {
    let book = catalogue().book();
    let chapter = book.chapter_named("flight-to-barksburg").expect("a chapter");
    let setup = setup(book, chapter, &mut Stream::from_number(1));
    let game = Game::new(book.clone(), &setup, &[9; 32], &mut Vec::new()).expect("a legal setup");
    let at = game.board().place(Fig::mouse(0)).expect("a mouse on the board");
    let told = [
        (Event::Tossed { splat: true }, RuleId::GRP_2),
        (Event::MovePoints { mouse: 0, points: 3 }, RuleId::RUL_1),
        (Event::Greed { on: true }, RuleId::GRD_1),
        (Event::WentMissing { mouse: 1 }, RuleId::RUL_1),
        (Event::Found { mouse: 1, at }, RuleId::RUL_1),
        (Event::Joined { mouse: 1, at }, RuleId::RUL_1),
        (Event::TileClosed { tile: TileId(1) }, RuleId::STORY_2),
        (Event::TileLaid { tile: TileId(1), up: game.board().side_id(TileId(1)) }, RuleId::STORY_2),
        (Event::Achieved { achievement: AchievementId(0) }, RuleId::STORY_3),
        (Event::Decided { prompt: 0, option: 1 }, RuleId::STORY_2),
    ];
    let told = told.map(|(event, rule)| CausedEvent { event, cause: Cause::of(rule) });
    catalogue().publish(&mut game.board().clone(), &told)
}

/// What happens in games as it is written, the first of each type; and all of it.
fn produced(wanted: &BTreeSet<String>) -> (BTreeMap<String, String>, BTreeSet<String>) {
    let book = catalogue().book();
    let (mut first, mut all) = (BTreeMap::new(), BTreeSet::new());
    for event in rare() {
        let event = serde_json::to_string(&event).expect("plain data");
        first.insert(kind(&event), event.clone());
        all.insert(event);
    }
    for seed in 0..400u64 {
        if first.len() == wanted.len() {
            break;
        }
        let mut rng = Stream::from_number(seed);
        let chapter = ChapterId((seed % book.chapters.len() as u64) as u8);
        let setup = setup(book, chapter, &mut rng);
        let mut told: Vec<CausedEvent> = Vec::new();
        let mut game = Game::new(book.clone(), &setup, &[9; 32], &mut told).expect("a legal setup");
        let mut board = Game::first_board(book, &setup).expect("a legal setup");
        for _ in 0..1_500 {
            for event in catalogue().publish(&mut board, &told) {
                let event = serde_json::to_string(&event).expect("plain data");
                if all.insert(event.clone()) {
                    first.entry(kind(&event)).or_insert(event);
                }
            }
            told.clear();
            let offers = game.choices();
            if offers.is_empty() {
                break;
            }
            let pick = offers[rng.below(offers.len() as u32) as usize];
            game.play_listed(pick.choice, &mut told);
        }
    }
    (first, all)
}

/// The rows of the page: an event and what stands beside it.
fn rows(page: &str) -> Vec<(String, String)> {
    let events = page.split("## Events").nth(1).expect("the part about events");
    let events = events.split("<!-- examples -->").next().expect("before the examples");
    let rows = events.lines().filter_map(|line| line.strip_prefix("| `")?.split_once("` | "));
    rows.map(|(name, what)| (name.to_string(), what.to_string()))
        .filter(|(name, _)| !name.contains('`'))
        .collect()
}

/// The names that whoever reads this type knows.
fn variants<T: serde::de::DeserializeOwned + std::fmt::Debug>() -> BTreeSet<String> {
    let error = serde_json::from_str::<T>(r#""?""#).expect_err("no such name").to_string();
    let (_, expected) = error.split_once("expected ").expect("a list of all");
    expected.split('`').skip(1).step_by(2).map(str::to_string).collect()
}

#[test]
fn every_value_that_can_be_told_stands_in_the_page() {
    let page = page();
    let told = |names: BTreeSet<String>| {
        let missing: Vec<&String> =
            names.iter().filter(|name| !page.contains(&format!("`{name}`"))).collect();
        assert!(missing.is_empty(), "{missing:?}");
    };
    told(variants::<engine::Ask>());
    told(variants::<engine::event::Absence>());
    told(variants::<engine::event::Purpose>());
    told(variants::<engine::event::Outcome>());
    told(variants::<engine::event::Free>());
    told(variants::<engine::event::Honour>());
    told(variants::<engine::event::Pile>());
    told(variants::<engine::event::Token>());
    // Those of a book are told by the names it gives them.
    told(variants::<engine::book::Marker>().into_iter().filter(|name| !name.starts_with("own")).collect());
    told(variants::<engine::book::Reach>());
}

#[test]
fn every_verb_has_its_row_with_what_it_is_about() {
    let page = page();
    let choices = page.split("## Decisions and choices").nth(1).expect("the part about choices");
    let rows: BTreeMap<&str, &str> = choices
        .split("## The table")
        .next()
        .expect("its end")
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once("` | "))
        .filter_map(|(verb, rest)| Some((verb, rest.split_once(" |")?.0)))
        .collect();
    for verb in Verb::ALL {
        let about = format!("{:?}", verb.takes()).to_lowercase();
        assert_eq!(rows.get(verb.name()), Some(&about.as_str()), "{}", verb.name());
    }
}

/// Where the examples stand in the page.
fn examples(page: &str) -> std::ops::Range<usize> {
    let mark = "<!-- examples -->\n```jsonl\n";
    let from = page.find(mark).expect("a place for examples") + mark.len();
    from..from + page[from..].find("```").expect("their end")
}

#[test]
fn every_event_has_its_row_with_all_its_fields_and_an_example_out_of_a_game() {
    let (types, mut page) = (types(), page());
    let rows = rows(&page);
    let named: Vec<&String> =
        rows.iter().map(|(name, _)| name).filter(|name| types.contains(*name)).collect();
    assert_eq!(named.len(), types.len(), "a row for each: {:?}", {
        types.iter().filter(|name| !named.contains(name)).collect::<Vec<_>>()
    });
    let (first, all) = produced(&types);
    let missing: Vec<&String> = types.iter().filter(|name| !first.contains_key(*name)).collect();
    assert!(missing.is_empty(), "no game has {missing:?}");
    // An example stays as long as some game has it; another takes its place when none does.
    let kept: BTreeMap<String, &str> = page[examples(&page)].lines().map(|line| (kind(line), line)).collect();
    let still = |name: &String| {
        kept.get(name).filter(|line| all.contains(**line)).map_or(&*first[name], |line| *line)
    };
    let shown: String = named.iter().map(|name| format!("{}\n", still(name))).collect();
    page.replace_range(examples(&page), &shown);
    expect_file![root().join("docs/protocol.md")].assert_eq(&page);
    let shown: Vec<&str> = page[examples(&page)].lines().collect();
    let kinds: Vec<String> = shown.iter().map(|line| kind(line)).collect();
    assert_eq!(kinds.iter().collect::<Vec<_>>(), named, "an example of each, in the order of the rows");
    for (name, example) in kinds.iter().zip(shown) {
        let read: PublicEvent = serde_json::from_str(example).expect(name);
        assert_eq!(serde_json::to_string(&read).expect("plain data"), example, "it is read as it is written");
        assert!(all.contains(example), "{name}: no game has this");
        let (_, row) = rows.iter().find(|(row, _)| row == name).expect("its row");
        let value: Value = serde_json::from_str(example).expect("JSON");
        for field in
            value.as_object().expect("an object").keys().filter(|key| *key != "type" && *key != "cause")
        {
            assert!(row.contains(&format!("`{field}`")), "{name} does not say what `{field}` is");
        }
    }
}

#[test]
fn every_event_has_its_sentence_or_is_one_of_those_that_need_none() {
    let types = types();
    for lang in Lang::ALL {
        let path = root().join(format!("content/locales/{lang}/log.ftl"));
        let text = std::fs::read_to_string(path).expect("the log's words");
        let keys: Vec<&str> = text
            .lines()
            .filter_map(|line| line.strip_prefix("event-")?.split_once(" ="))
            .map(|l| l.0)
            .collect();
        // The longest name is meant: `card-moved-to-deck` is no `card-moved`.
        let tells = |key: &str| {
            let begins = |name: &&String| {
                key.strip_prefix(name.as_str()).is_some_and(|r| r.is_empty() || r.starts_with('-'))
            };
            types.iter().filter(begins).max_by_key(|name| name.len()).cloned()
        };
        let told: BTreeSet<String> = keys
            .iter()
            .map(|key| tells(key).unwrap_or_else(|| panic!("{lang}: event-{key} tells no event")))
            .collect();
        let silent: BTreeSet<String> = types.difference(&told).cloned().collect();
        assert_eq!(silent, WITHOUT_SENTENCE.map(str::to_string).into(), "{lang}");
    }
}
