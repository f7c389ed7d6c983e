//! Bad saves and bad choices are clear errors, never a panic. `FUZZ_CASES=100000` runs longer.

mod common;

use common::{begin, book, book_of, seed};
use engine::saving::Save;
use engine::{Game, IgnoreEvents};
use proptest::prelude::*;

fn cases() -> u32 {
    std::env::var("FUZZ_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(128)
}

/// A save of a few dozen choices.
fn sample(number: u64) -> Save {
    let (setup, mut game, mut rng) = begin(number, &mut IgnoreEvents);
    let mut save = Save::begin(game.book(), &setup, &seed(number));
    for _ in 0..40 {
        let offers = game.choices();
        if offers.is_empty() {
            break;
        }
        let pick = offers[rng.below(offers.len() as u32) as usize].choice;
        save.choices.push(game.name(pick));
        game.play_listed(pick, &mut IgnoreEvents);
    }
    save
}

fn started(number: u64) -> Game {
    let save = sample(number % 16);
    save.replay(&book_of(&save.setup.chapter), None, &mut IgnoreEvents).expect("a played game replays")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn damaged_saves_are_errors(number in 0u64..16, at in 0usize..4000, byte in any::<u8>(), cut in any::<bool>()) {
        let mut text = serde_json::to_vec(&sample(number)).expect("plain data");
        let at = at % text.len();
        if cut { text.truncate(at) } else { text[at] = byte }
        if let Ok(save) = serde_json::from_slice::<Save>(&text) {
            let _ = save.replay_with(&book(), None, &mut IgnoreEvents);
        }
    }

    #[test]
    fn shuffled_choices_are_refused_in_their_place(number in 0u64..16, a in 0usize..40, b in 0usize..40) {
        let mut save = sample(number);
        let n = save.choices.len();
        save.choices.swap(a % n, b % n);
        let _ = save.replay(&book_of(&save.setup.chapter), None, &mut IgnoreEvents);
    }

    #[test]
    fn any_text_may_be_typed_as_a_choice(number in 0u64..16, text in "(move|battle|use|go|pick|share|level-up|answer|wear|explore|place-hook|with|remove)? ?[a-z0-9:/ -]{0,24}") {
        let game = started(number);
        if let Some(choice) = game.parse(&text) {
            let legal = game.is_legal(choice);
            prop_assert_eq!(game.why_not(choice).is_none(), legal);
            let mut tried = game.clone();
            prop_assert_eq!(tried.play(choice).is_ok(), legal);
        }
    }
}

/// How a chapter with these rules stands at its first decision. They run in a circle which no check foresees: the chapter ends, and
/// neither hangs nor stops the program.
fn begun(rules: &str) -> Option<engine::Outcome> {
    game_with(rules).board().outcome()
}

/// A game of a chapter with these rules, at its first decision.
fn game_with(rules: &str) -> Game {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let base = content::Sources::from_dir(&root.join("content")).expect("the content folder");
    let chapter = format!(
        "chapter round-and-round {{
            ends-on-page 6; party 1 {{ with collin }}; encounters none
            map {{ row guard-room kitchen }}; start guard-room
            flag dawn; victory {{ flag dawn }}
            rule day-breaks {{ when round-starts {{ if page at-least=12; set dawn }} }}
            {rules}
        }}"
    );
    let loaded = content::load_with(&base, &content::Sources::from_pairs([("chapter.kdl", chapter)]));
    assert!(!loaded.has_errors(), "{:?}", loaded.diagnostics);
    let story = loaded.first().expect("a book");
    let book = std::sync::Arc::clone(&story.book);
    let mouse = book.mouse_named("collin").expect("a mouse of the box");
    let ability = (0..book.abilities.len() as u8).map(engine::id::AbilityId).find(|a| {
        let ability = &book.abilities[a.ix()];
        ability.classes.met_by(book.mice[mouse.ix()].classes) && ability.only.is_none()
    });
    let setup = engine::Setup {
        chapter: book.chapter_named("round-and-round").expect("the chapter"),
        party: vec![engine::Member { mouse, abilities: ability.into_iter().collect(), kept: vec![] }],
        options: engine::Options::default(),
        achieved: 0,
        lost_last: false,
    };
    Game::new(book, &setup, &[7; 32], &mut IgnoreEvents).expect("a setup")
}

#[test]
fn whoever_is_in_an_attack_may_leave_it() {
    for rules in [
        "rule gone { when attacking { each minion { remove it } } }",
        "rule gone { when attack-rolled { each minion { remove it } } }",
        "rule gone { when attacked { each minion { remove it } } }",
        "rule gone { when defense-rolled { each minion { remove it } } }",
        "rule gone { when wounding { each minion { remove it } } }",
        "rule tip { when attacked { turn-tile sewer } }; rule back { when stepped { turn-tile guard-room } }",
        "rule tip { when movement-rolled { turn-tile sewer } }; rule back { when turn-ends { turn-tile guard-room } }",
    ] {
        let mut game = game_with(&format!(
            "{rules}; rule more {{ when round-starts {{ spawn rat-warrior 2; spawn roach 2 }} }}"
        ));
        let mut rng = engine::dice::Stream::from_number(3);
        for _ in 0..400 {
            let offers = game.choices();
            if offers.is_empty() {
                break;
            }
            game.play_listed(offers[rng.below(offers.len() as u32) as usize].choice, &mut IgnoreEvents);
        }
    }
}

#[test]
fn a_surge_that_brings_a_surge_while_time_stands_still() {
    let rules = "rule full { when chapter-starts { fill-wheel 6 } }
        rule tide { when surged { fill-wheel 6 } }
        rule ebb { when hourglass-moves { hourglass -1 } }";
    assert_eq!(begun(rules), Some(engine::Outcome::Stuck));
}

#[test]
fn a_surge_that_brings_a_surge_ends_when_time_is_up() {
    let rules = "rule full { when chapter-starts { fill-wheel 6 } }
        rule tide { when surged { fill-wheel 6 } }";
    assert_eq!(begun(rules), Some(engine::Outcome::TimeIsUp));
}

#[test]
fn nobody_ever_acts() {
    let rules = "rule dusk { when chapter-starts { spawn roach 1 on=kitchen:k8 } }
        rule sleep { when turn-starts who=any-mouse { if round at-least=1; end-turn } }";
    assert_eq!(begun(rules), Some(engine::Outcome::Stuck));
}

#[test]
fn numbers_stay_within_what_counts() {
    let more = "wound subject 99 poison=#true; wound subject 99; wound subject 99; move-points subject 99; gain-cheese subject 99;";
    let rules = format!(
        "capture-is-no-defeat
        rule much {{ when movement-rolled {{ {} end-marker +9; hourglass +1; hourglass -9 }} }}",
        more.repeat(3)
    );
    // The mouse is captured, and rescued again: the game goes on.
    assert!(begun(&rules).is_none_or(|outcome| outcome != engine::Outcome::Victory));
}
