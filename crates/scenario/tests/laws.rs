//! Laws over random play on the real book. `LAW_GAMES=20000 cargo test -p barksburg-scenario --test laws` plays longer.

mod common;

use common::{begin, book_of, games, seed};
use engine::board::Where;
use engine::book::{Edge, Marker, RuleIx};
use engine::id::{AbilityId, CardId, Fig, InitId, Place, SearchId, SpaceId};
use engine::saving::Save;
use engine::{CausedEvent, Choice, Game, IgnoreEvents, Offer};

/// Plays a game to its end with random choices, looking at every decision.
fn play(number: u64, mut look: impl FnMut(&Game, &[Offer])) -> (Game, Vec<CausedEvent>, Save) {
    let mut told = Vec::new();
    let (setup, mut game, mut rng) = begin(number, &mut told);
    let mut save = Save::begin(game.book(), &setup, &seed(number));
    let mut offers = Vec::new();
    while game.board().outcome().is_none() {
        game.choices_into(&mut offers);
        assert!(!offers.is_empty(), "game {number}: nothing to choose at {:?}", game.decision());
        look(&game, &offers);
        let pick = offers[rng.below(offers.len() as u32) as usize].choice;
        save.choices.push(game.name(pick));
        assert!(save.choices.len() < 100_000, "game {number} does not end");
        game.play_listed(pick, &mut told);
    }
    (game, told, save)
}

#[test]
fn games_end_and_their_events_fold_to_the_board() {
    let mut outcomes = [0u32; 4];
    for number in 0..games(150) {
        let (game, told, save) = play(number, |_, _| {});
        let setup = save.setup(&book_of(&save.setup.chapter)).expect("a setup that was played");
        let mut folded = Game::first_board(&book_of(&save.setup.chapter), &setup).expect("a legal setup");
        told.iter().for_each(|t| folded.apply(&t.event));
        assert_eq!(&folded, game.board(), "game {number}");
        outcomes[game.board().outcome().expect("it is over") as usize] += 1;
    }
    assert!(outcomes[1] + outcomes[2] > 0, "random mice lose sometimes: {outcomes:?}");
}

#[test]
fn replay_equals_play_and_saves_survive_writing() {
    for number in 1000..1000 + games(60) {
        let (game, told, save) = play(number, |_, _| {});
        let written = serde_json::to_string(&save).expect("a save is plain data");
        let read: Save = serde_json::from_str(&written).expect("what was written is read");
        assert_eq!(read, save, "game {number}");
        let mut again = Vec::new();
        let replayed =
            read.replay(&book_of(&save.setup.chapter), None, &mut again).expect("a played game replays");
        assert_eq!(replayed.hash(), game.hash(), "game {number}");
        assert_eq!(again, told, "game {number}: the same story");
    }
}

#[test]
fn undo_then_redo_is_identity() {
    for number in 2000..2000 + games(25) {
        let (game, _, save) = play(number, |_, _| {});
        let back = save.choices.len() / 2;
        let mut undone = save
            .replay(&book_of(&save.setup.chapter), Some(back), &mut IgnoreEvents)
            .expect("an earlier point");
        for name in &save.choices[back..] {
            let choice = undone.parse(name).expect("the same choice has the same name");
            undone.play(choice).expect("the same dice come back");
        }
        assert_eq!(undone.hash(), game.hash(), "game {number}");
    }
}

/// Choices of every kind, legal or not.
fn universe(game: &Game) -> Vec<Choice> {
    let mut all = vec![
        Choice::StandUp,
        Choice::Halt,
        Choice::Scurry,
        Choice::Search,
        Choice::Flip,
        Choice::Equip,
        Choice::ExtraAction,
        Choice::TakeHook,
        Choice::PlaceFork,
        Choice::TakeFork,
        Choice::Catnip,
        Choice::EndTurn,
        Choice::GiveCheese,
        Choice::TakeCheese,
        Choice::Done,
        Choice::Keep,
        Choice::Cash,
        Choice::Pass,
        Choice::RemovePoison,
        Choice::Yes,
        Choice::No,
        Choice::WithMove,
        Choice::WithLore,
    ];
    for s in (0..70).map(SpaceId) {
        all.extend([
            Choice::Step(s),
            Choice::ClimbOut(s),
            Choice::Go(s),
            Choice::PlaceHook(s),
            Choice::PlaceGrape(s),
        ]);
    }
    for m in 0..8 {
        all.extend([Choice::Share(m), Choice::LookFor(m), Choice::Catapult(m), Choice::Answer(m)]);
    }
    for f in (0..36).map(Fig) {
        all.extend([Choice::Pick(f), Choice::ShootGrape(f), Choice::Battle { weapon: None, target: f }]);
    }
    let kinds = (0..game.book().search.len() as u8 + 2).map(SearchId);
    for k in kinds {
        all.extend([
            Choice::Give(k),
            Choice::Take(k),
            Choice::Wear(k),
            Choice::Stow(k),
            Choice::Discard(k),
            Choice::PickCard(k),
        ]);
        for (f, _) in game.board().minions().take(3) {
            all.push(Choice::Battle { weapon: Some(k), target: f });
        }
    }
    all.extend((0..40).map(|a| Choice::LevelUp(AbilityId(a))));
    all.extend((0..game.book().rules.len() as u16 + 2).map(|r| Choice::Use(RuleIx(r))));
    all.extend((0..20).map(|i| Choice::PickInit(InitId(i))));
    all.extend(Edge::ALL.map(Choice::Leave));
    all.extend(Marker::ALL.into_iter().flat_map(|m| [Choice::Recover(m), Choice::Remove(m)]));
    all
}

#[test]
fn listed_choices_are_accepted_and_all_others_refused_with_a_rule() {
    for number in 3000..3000 + games(8) {
        let mut looked = 0;
        play(number, |game, offers| {
            looked += 1;
            if looked % 11 != 0 {
                return;
            }
            for offer in offers {
                let name = game.name(offer.choice);
                assert_eq!(game.parse(&name), Some(offer.choice), "game {number}: {name}");
                assert_eq!(game.why_not(offer.choice), None, "game {number}: {name}");
                game.clone().play(offer.choice).expect("a listed choice");
            }
            for choice in universe(game).into_iter().filter(|c| !offers.iter().any(|o| o.choice == *c)) {
                let refusal = game.why_not(choice).expect("an unlisted choice is refused");
                assert!(
                    (refusal.rule.0 as usize) < engine::rule::LEDGER.len() + game.book().rule_names.len()
                );
                let mut tried = game.clone();
                assert_eq!(tried.play(choice), Err(refusal));
                assert_eq!(tried.board(), game.board(), "game {number}: a refusal changes nothing");
            }
        });
    }
}

#[test]
fn cards_figures_and_room_are_conserved() {
    for number in 4000..4000 + games(60) {
        play(number, |game, _| {
            let (book, board) = (game.book(), game.board());
            let mut seen = vec![0u8; book.copies.len()];
            let mut count = |cards: &[CardId]| cards.iter().for_each(|c| seen[c.ix()] += 1);
            count(board.stash());
            count(board.discards());
            board.drawn().iter().for_each(|c| count(&[*c]));
            for mouse in board.mice() {
                count(mouse.equipped());
                count(mouse.pack());
            }
            count(&board.tokens_out());
            let mut total = seen.iter().map(|n| *n as usize).sum::<usize>();
            assert!(seen.iter().all(|n| *n <= 1), "game {number}: a card lies twice");
            total += board.deck_len() + board.gone_len();
            assert_eq!(total, book.copies.len(), "game {number}: a card is lost");
            let encounters = board.encounters_len()
                + board.encounter_discards().len()
                + usize::from(board.face_up().is_some());
            let all = book.encounters.iter().filter(|e| board.chapter(book).uses(e)).count();
            assert_eq!(encounters, all, "game {number}: an encounter card is lost");
            for (i, figure) in book.figures.iter().enumerate() {
                let used =
                    board.minions().filter(|(f, _)| board.minion_kind(book, *f).figure as usize == i).count();
                assert!(
                    used <= figure.limit as usize,
                    "game {number}: more {} than the box has",
                    figure.name
                );
            }
            // Whoever is asked before their turn is asked in the room they stand in.
            if let Some(engine::Decision {
                ask: engine::Ask::BeforeTurn, by: engine::Decider::Mouse(m), ..
            }) = game.decision()
                && let Some(place) = game.board().place(engine::id::Fig::mouse(m as usize))
            {
                assert_eq!(game.decision_tile(), place.tile, "{:?}", game.decision());
            }
            let placing = game.decision().is_some_and(|d| d.ask == engine::Ask::PlaceMouse);
            for tile in board.tiles().filter(|_| !placing) {
                for space in board.side(book, tile).all().iter() {
                    let taken = board.room_taken(book, Place { tile, space });
                    let capacity = board.side(book, tile).space(space).capacity;
                    assert!(taken <= capacity, "game {number}: {taken} on a space for {capacity}");
                }
            }
            // RUL-16: only an attack, effect or encounter in progress lets a surge wait.
            let open_turn = game.decision().is_some_and(|d| d.ask == engine::Ask::Turn);
            assert!(!open_turn || board.wheel() < 6, "game {number}: a full wheel waits for a turn");
            for (m, mouse) in board.mice().iter().enumerate() {
                if matches!(mouse.at(), Where::On(_)) {
                    assert!(mouse.wounds() + mouse.poison() <= board.life(book, m) + 8);
                }
            }
        });
    }
}

#[test]
fn a_game_stays_small() {
    let (_, game, _) = begin(5000, &mut IgnoreEvents);
    assert!(game.state_bytes() <= 4096, "{} bytes", game.state_bytes());
}

#[test]
fn imagined_games_do_not_depend_on_what_is_hidden() {
    for number in 6000..6000 + games(20) {
        let mut looked = 0;
        play(number, |game, offers| {
            looked += 1;
            if looked % 17 != 0 {
                return;
            }
            let (a, b) = (game.imagine(1), game.imagine(2));
            let (same, also) = (a.again(3), b.again(3));
            assert_eq!(same.game().hash(), also.game().hash(), "game {number}");
            let mut list = Vec::new();
            same.choices_into(&mut list);
            assert_eq!(list, offers, "game {number}: what is hidden changes no choice");
        });
    }
}

#[test]
fn fresh_luck_keeps_what_is_known_and_changes_what_comes() {
    let mut differed = 0;
    for number in 7000..7000 + games(20) {
        let (_, told, save) = play(number, |_, _| {});
        let half = save.choices.len() / 2;
        let before = save
            .replay(&book_of(&save.setup.chapter), Some(half), &mut IgnoreEvents)
            .expect("a played game replays");
        let mut copy = Save { choices: save.choices[..half].to_vec(), ..save.clone() };
        copy.fresh =
            vec![engine::saving::FreshLuck { after: half, seed: engine::saving::hex(&seed(number + 1)) }];
        let mut again = Vec::new();
        let mut game =
            copy.replay(&book_of(&save.setup.chapter), None, &mut again).expect("the copy replays");
        assert_eq!(game.choices(), before.choices(), "game {number}: the same question");
        assert!(told.starts_with(&again[..again.len() - 2]), "game {number}: the past is the same");
        let setup = copy.setup(&book_of(&save.setup.chapter)).expect("a setup that was played");
        let mut folded = Game::first_board(&book_of(&save.setup.chapter), &setup).expect("a legal setup");
        again.iter().for_each(|t| folded.apply(&t.event));
        assert_eq!(&folded, game.board(), "game {number}: events still fold to the board");
        // Nothing of what comes depends on the old seed: another past with the same present deals the same.
        let mut other = before.clone();
        other.reseed(&seed(number + 1), &mut IgnoreEvents);
        assert_eq!(other.hash(), game.hash());
        differed += u32::from(before.hash() != game.hash());
        let mut rng = engine::dice::Stream::from_number(number);
        for _ in 0..40 {
            let offers = game.choices();
            let Some(pick) = offers.get(rng.below(offers.len().max(1) as u32) as usize) else { break };
            copy.choices.push(game.name(pick.choice));
            game.play_telling(pick.choice, &mut again).expect("it was offered");
        }
        let mut twice = Vec::new();
        let replayed =
            copy.replay(&book_of(&save.setup.chapter), None, &mut twice).expect("a copy played on replays");
        assert_eq!((replayed.hash(), twice), (game.hash(), again), "game {number}");
    }
    assert!(differed > 0, "hidden cards were dealt anew");
}

/// A chapter in which effects last and last: whoever moves and every minion there is gets more of them in each turn.
const LASTING: &str = "
chapter lasting {
    ends-on-page 6
    party 4
    encounters none
    map { row guard-room kitchen }
    start guard-room
    minions guard-room roach=6 rat-warrior=3
    flag dawn
    victory { flag dawn }
    rule dawn {
        when round-starts
        if round at-least=5
        set dawn
    }
    rule it-lasts {
        when turn-ends who=any-mouse
        each minion {
            give it battle +1 until=chapter-ends
            give it move -1 until=own-next-turn-ends
            give it defense +1 until=own-next-turn
        }
        each mouse {
            give it defense +1 until=own-next-turn-ends
            give it unseen until=own-next-turn
        }
    }
}";

#[test]
fn any_number_of_effects_may_last_and_none_is_dropped() {
    let mut own = vec![
        ("book.kdl".to_string(), "book lasting-book { chapters lasting }".to_string()),
        ("lasting/chapter.kdl".to_string(), LASTING.to_string()),
    ];
    for lang in words::Lang::ALL {
        own.push((format!("lasting/{lang}.md"), "# opening\nOn.\n\n# victory\nOver.\n".to_string()));
    }
    let base = content::Sources::from_dir(&common::root().join("content")).expect("the content folder");
    let loaded = content::load_with(&base, &content::Sources::from_pairs(own));
    let book = loaded.first().unwrap_or_else(|| panic!("the book has errors: {:?}", loaded.diagnostics));
    let book = std::sync::Arc::clone(&book.book);
    let mice = ["collin", "filch", "maginos", "tilda"].map(|name| book.mouse_named(name).expect("a mouse"));
    let mut taken = Vec::new();
    let party = mice.map(|mouse| {
        let fits = |at: &u8| {
            let printed = &book.abilities[*at as usize];
            let fits = printed.classes.met_by(book.mice[mouse.ix()].classes);
            fits && !taken.contains(at) && printed.only.is_none_or(|only| only == mouse)
        };
        let ability = (0..book.abilities.len() as u8).find(fits).expect("an ability for every mouse");
        taken.push(ability);
        engine::Member { mouse, abilities: vec![AbilityId(ability)], kept: vec![] }
    });
    let setup = engine::Setup {
        chapter: engine::id::ChapterId(0),
        party: party.to_vec(),
        options: engine::Options::default(),
        achieved: 0,
        lost_last: false,
    };
    let mut most = 0;
    for number in 0..6 {
        let mut told = Vec::new();
        let mut game = Game::new(book.clone(), &setup, &seed(number), &mut told).expect("a legal setup");
        let mut rng = engine::dice::Stream::from_number(number);
        let mut given = 0;
        while game.board().outcome().is_none() {
            let offers = game.choices();
            let pick = offers[rng.below(offers.len() as u32) as usize].choice;
            game.play_listed(pick, &mut told);
            let statuses = game.board().statuses();
            most = most.max(statuses.len());
            // Those of a kind that end together are one, so all there can be is bounded.
            for (at, one) in statuses.iter().enumerate() {
                let alike = |t: &engine::board::Timed| {
                    let kind = std::mem::discriminant(&t.status) == std::mem::discriminant(&one.status);
                    kind && (t.who, t.until, t.by, t.fresh) == (one.who, one.until, one.by, one.fresh)
                };
                assert!(!statuses[at + 1..].iter().any(alike), "game {number}: {one:?} twice");
            }
        }
        for one in &told {
            given += u32::from(matches!(one.event, engine::Event::StatusGiven { .. }));
            let dropped = engine::event::Absence::Status;
            assert!(!matches!(one.event, engine::Event::Nothing { what, .. } if what == dropped));
        }
        assert!(given > 0, "game {number}");
        let mut folded = Game::first_board(&book, &setup).expect("a legal setup");
        told.iter().for_each(|t| folded.apply(&t.event));
        assert_eq!(&folded, game.board(), "game {number}");
    }
    assert!(most > 32, "there were {most} at most, which earlier revisions had room for");
}
