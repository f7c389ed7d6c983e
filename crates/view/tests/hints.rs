//! Hints say how likely the chapter is won and what is risked, and name no room that nobody has entered.

mod common;

use bots::{Estimate, Hint, Reason};
use common::{catalogue, setup};
use engine::dice::Stream;
use engine::id::{ChapterId, SpaceId};
use engine::{Choice, Game, IgnoreEvents};
use std::collections::BTreeSet;
use view::{Position, TableFacts, TableView};
use words::{Args, Lang};

/// Every form of a room's name.
fn forms(lang: Lang, room: &str) -> Vec<String> {
    let attributes = ["", ".gen", ".dat", ".acc", ".ins", ".loc"];
    let form = |end: &&str| catalogue().words().try_say(lang, &format!("room-{room}{end}"), &Args::new());
    attributes.iter().filter_map(form).collect()
}

/// Whether a text holds these words, and not as a part of longer ones.
fn holds(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(at, _)| {
        let (before, after) = (text[..at].chars().next_back(), text[at + words.len()..].chars().next());
        ![before, after].into_iter().flatten().any(char::is_alphabetic)
    })
}

#[test]
fn hints_name_no_room_that_nobody_has_entered() {
    let book = catalogue().book();
    let (mut said, mut risks, mut onward) = (0, 0, 0);
    for number in 0..4_u8 {
        let chapter = ChapterId(number % book.chapters.len() as u8);
        let mut rng = Stream::derive(&[number; 32], "hints");
        let setup = setup(book, chapter, &mut rng);
        let mut game =
            Game::new(book.clone(), &setup, &[number; 32], &mut IgnoreEvents).expect("a legal setup");
        let mut seen = BTreeSet::new();
        let mut player = bots::policy("sensible", 1).expect("a policy");
        for n in 0..300 {
            let snapshot =
                TableView::new(catalogue().locale(Lang::En), &Position::new(&game), TableFacts::default());
            seen.extend(snapshot.tiles.iter().filter(|t| t.explored).map(|t| t.room.name.clone()));
            let offers = game.choices();
            let on = offers.iter().find(|o| matches!(o.choice, Choice::Leave(_) | Choice::Flip));
            if n % 25 == 0 || on.is_some() {
                onward += usize::from(on.is_some());
                let hints = bots::hint(&game, 1);
                for lang in Lang::ALL {
                    for hint in catalogue().locale(lang).hints(&game, &hints) {
                        assert!(hint.win.1 <= hint.win.0 && hint.win.0 <= hint.win.2, "{hint:?}");
                        assert!(holds(&hint.chance, &hint.win.0.to_string()), "{hint:?}");
                        let why = hint.why.unwrap_or_default();
                        let text = [hint.label, hint.chance, hint.risks.join(" "), why].join(" ");
                        assert!(!text.contains('⟨') && !text.contains("{$"), "{text}");
                        for side in &book.sides {
                            let english = forms(Lang::En, &side.name).swap_remove(0);
                            if seen.contains(&english) {
                                continue;
                            }
                            for name in forms(lang, &side.name) {
                                assert!(!holds(&text, &name), "{text} names {name}");
                            }
                        }
                        risks += hint.risks.len();
                        said += 1;
                    }
                }
            }
            if offers.is_empty() {
                break;
            }
            let (choice, _) = player.choose(&game.imagine(n), &offers);
            game.play(choice).expect("it was offered");
        }
    }
    assert!(said > 100 && risks > 0 && onward > 0, "{said} hints, {risks} risks, {onward} at an exit");
}

/// A plan may lead over a space where the mouse is stopped, or on into its next turn: what is advised can be done now.
#[test]
fn a_hint_walks_only_as_far_as_one_can() {
    let book = catalogue().book();
    let (mut whole, mut cut) = (0, 0);
    for number in 0..8_u8 {
        let chapter = ChapterId(number % book.chapters.len() as u8);
        let mut rng = Stream::derive(&[number; 32], "walks");
        let setup = setup(book, chapter, &mut rng);
        let mut game =
            Game::new(book.clone(), &setup, &[number; 32], &mut IgnoreEvents).expect("a legal setup");
        let mut player = bots::policy("sensible", 1).expect("a policy");
        for n in 0..120 {
            let (offers, walks, tile) = (game.choices(), game.walks(), game.decision_tile());
            let step = walks.first().filter(|s| s.from.is_none()).map(|s| s.space);
            for to in (0..18).map(SpaceId).filter(|_| step.is_some()) {
                let plan = step.into_iter().chain([to]).map(Choice::Step).collect::<Vec<_>>();
                let hint = Hint {
                    choice: plan[0],
                    plan,
                    chance_to_win: Estimate { mean: 500, low: 400, high: 600, playouts: 9 },
                    risks: Vec::new(),
                    reason: Reason::Whim,
                };
                let reached = walks.iter().any(|s| s.space == to);
                for lang in Lang::ALL {
                    let said = catalogue().locale(lang).hints(&game, std::slice::from_ref(&hint)).remove(0);
                    let space = said.name.strip_prefix("walk ").expect("a walk");
                    assert!(walks.iter().any(|s| game.space_name(tile, s.space) == space), "{said:?}");
                    // The plan on the board is what is posted, and its words need no name of a space.
                    assert_eq!(said.plan.walk.as_deref(), Some(space), "{said:?}");
                    assert!(said.drawn.is_some_and(|drawn| !drawn.contains(&space.to_uppercase())));
                    *(if reached { &mut whole } else { &mut cut }) += 1;
                }
            }
            if offers.is_empty() {
                break;
            }
            let (choice, _) = player.choose(&game.imagine(n), &offers);
            game.play(choice).expect("it was offered");
        }
    }
    assert!(whole > 100 && cut > 100, "{whole} walked to their end, {cut} cut short");
}
