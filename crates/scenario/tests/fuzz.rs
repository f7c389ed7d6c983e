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
