//! A case written out of a game is understood, and its position stands.

mod common;

use common::{begin, books, games, render};
use std::collections::BTreeSet;
use words::Lang;

#[test]
fn a_case_out_of_a_game_can_be_read_and_set_up() {
    let mut written = 0;
    for number in 0..games(40) {
        let (_, mut game, mut rng) = begin(number, &mut engine::IgnoreEvents);
        for nth in 0..150 {
            let offers = game.choices();
            let Some(offer) = offers.get(rng.below(offers.len().max(1) as u32) as usize) else { break };
            if nth % 7 == 0 && game.decision().is_some_and(|d| d.ask == engine::Ask::Turn) {
                let text = scenario::write_case("written", &game, Some("2b"), &[]);
                let file = scenario::read_cases(books(), "case.kdl", &text);
                let sources = content::Sources::from_pairs([("case.kdl", text)]);
                assert!(file.found.is_empty(), "{number}: {}", render(Lang::En, &file.found, &sources));
                // Whether a die is rolled for the move is the table's agreement, not the position's.
                let mut failed = scenario::run_case(&file.cases[0], &BTreeSet::new()).failures;
                failed.retain(|found| !["C0831", "C0832"].contains(&found.code));
                assert!(failed.is_empty(), "{number}: {}", render(Lang::En, &failed, &sources));
                written += 1;
            }
            game.play_listed(offer.choice, &mut engine::IgnoreEvents);
        }
    }
    assert!(written > 100, "{written}");
}
