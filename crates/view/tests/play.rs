//! Random play over every chapter in every language: all that is said is whole, and nothing hidden shows.

mod common;

use common::{catalogue, is_whole, setup};
use engine::dice::Stream;
use engine::id::ChapterId;
use engine::{CausedEvent, Game};
use view::{Group, Locale, Position, PublicEvent, TableFacts, TableView};
use words::Lang;

fn start(seed: u64, told: &mut Vec<CausedEvent>) -> (Game, Stream, engine::Board) {
    let book = catalogue().book();
    let mut rng = Stream::from_number(seed);
    let chapter = ChapterId((seed % book.chapters.len() as u64) as u8);
    let setup = setup(book, chapter, &mut rng);
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let game = Game::new(book.clone(), &setup, &bytes, told).expect("a legal setup");
    let board = Game::first_board(book, &setup).expect("a legal setup");
    (game, rng, board)
}

fn check_log(locale: Locale<'_>, events: &[PublicEvent]) {
    for line in locale.log(events) {
        assert!(is_whole(&line.text()), "{}: {}\n{events:#?}", locale.lang(), line.text());
        for detail in &line.details {
            assert!(is_whole(&detail.text), "{}: {}", locale.lang(), detail.text);
        }
        assert!(!line.rules.is_empty(), "{}: {} cites nothing", locale.lang(), line.text());
        for rule in &line.rules {
            assert!(is_whole(&rule.title), "{}: {} has no title", locale.lang(), rule.id);
        }
    }
}

fn check_table(locale: Locale<'_>, game: &Game) {
    let lang = locale.lang();
    if let Some(offers) = locale.decision(&Position::new(game)) {
        assert!(is_whole(&offers.prompt), "{lang}: {}", offers.prompt);
        assert!(!offers.choices.is_empty());
        let walks = |o: &engine::Offer| {
            use engine::Choice::{ClimbOut, Halt, StandUp, Step};
            matches!(o.choice, Step(_) | ClimbOut(_) | StandUp | Halt)
        };
        // Held by minions or a web, nobody is told to move.
        assert!(!offers.prompt.contains(" left)") || game.choices().iter().any(walks), "{}", offers.prompt);
        for offer in &offers.choices {
            assert!(is_whole(&offer.label.text()), "{lang}: {}: {}", offer.name, offer.label.text());
            assert!(is_whole(&offer.rule.title), "{lang}: {}", offer.rule.id);
            assert!(game.parse(&offer.name).is_some(), "{}", offer.name);
            // What is done in a turn says what it does, on its card or in a sentence.
            let answer = matches!(offer.group, Group::Answer) || offer.name == "done";
            let told = answer || offer.card.is_some() || !offer.about.is_empty();
            assert!(told, "{lang}: {} says nothing", offer.name);
            assert!(offer.about.is_empty() || is_whole(&offer.about), "{lang}: {}", offer.about);
            assert!(!offer.about.contains(" · "), "{lang}: {} would be torn apart", offer.about);
        }
        for disabled in &offers.disabled {
            assert!(is_whole(&disabled.label), "{lang}: {}", disabled.label);
            assert!(is_whole(&disabled.refusal.text), "{lang}: {}", disabled.refusal.text);
        }
    }
    let snapshot =
        serde_json::to_string(&TableView::new(locale, &Position::new(game), TableFacts::default()))
            .expect("plain data");
    assert!(!snapshot.contains('⟨'), "{lang}: {}", &snapshot[snapshot.find('⟨').expect("found")..][..60]);
}

#[test]
fn everything_said_in_random_games_is_whole() {
    let locales = Lang::ALL.map(|lang| catalogue().locale(lang));
    for seed in 0..24u64 {
        let mut told = Vec::new();
        let (mut game, mut rng, mut board) = start(seed, &mut told);
        let mut n = 0;
        loop {
            let events = catalogue().publish(&mut board, &told);
            told.clear();
            for locale in locales {
                check_log(locale, &events);
            }
            if n % 5 == 0 {
                for locale in locales {
                    check_table(locale, &game);
                }
            }
            let offers = game.choices();
            if offers.is_empty() || n > 1_500 {
                break;
            }
            let pick = offers[rng.below(offers.len() as u32) as usize];
            game.play_listed(pick.choice, &mut told);
            n += 1;
        }
    }
}

#[test]
fn what_is_hidden_changes_nothing_that_is_seen() {
    for seed in 100..108u64 {
        let mut told = Vec::new();
        let (mut game, mut rng, _) = start(seed, &mut told);
        for n in 0..400 {
            if n % 20 == 0 {
                let (one, other) = (game.imagine(1), game.imagine(2));
                for lang in Lang::ALL {
                    let locale = catalogue().locale(lang);
                    let bytes = |g: &Game| {
                        let seen = (
                            TableView::new(locale, &Position::new(g), TableFacts::default()),
                            locale.decision(&Position::new(g)),
                        );
                        serde_json::to_string(&seen).expect("plain data")
                    };
                    assert_eq!(bytes(one.game()), bytes(other.game()), "seed {seed} at {n}");
                    assert_eq!(bytes(one.game()), bytes(&game), "seed {seed} at {n}");
                }
            }
            let offers = game.choices();
            if offers.is_empty() {
                break;
            }
            let pick = offers[rng.below(offers.len() as u32) as usize];
            game.play_listed(pick.choice, &mut told);
        }
    }
}

#[test]
fn a_shuffle_leaves_without_its_seed() {
    use engine::event::{Event, Pile};
    let mut told = Vec::new();
    let (_, _, board) = start(3, &mut told);
    let shuffled = |seed| {
        let event = Event::Shuffled { pile: Pile::Search, discards: false, seed };
        let told = CausedEvent { event, cause: engine::Cause::of(engine::RuleId::SET_1) };
        catalogue().publish(&mut board.clone(), &[told])
    };
    assert_eq!(shuffled(1), shuffled(2));
}

#[test]
fn what_was_found_is_no_longer_promised() {
    use engine::event::Event;
    let locale = catalogue().locale(Lang::En);
    let promises = |game: &Game| -> usize {
        let snapshot = TableView::new(locale, &Position::new(game), TableFacts::default());
        snapshot
            .tiles
            .iter()
            .flat_map(|tile| tile.rules.iter())
            .filter(|line| line.text.starts_with("Special search"))
            .count()
    };
    let mut found = 0;
    for seed in 0..40u64 {
        let mut told = Vec::new();
        let (mut game, mut rng, _) = start(seed, &mut told);
        for _ in 0..300 {
            let offers = game.choices();
            let search = offers.iter().find(|o| matches!(o.choice, engine::Choice::Search));
            let Some(pick) =
                search.or_else(|| offers.get(rng.below(offers.len().max(1) as u32) as usize)).copied()
            else {
                break;
            };
            let before = game.clone();
            told.clear();
            game.play_listed(pick.choice, &mut told);
            if told.iter().any(|t| matches!(t.event, Event::SpecialFound { .. })) {
                assert_eq!(promises(&before), promises(&game) + 1, "seed {seed}");
                found += 1;
            }
        }
    }
    assert!(found > 5, "{found} special searches were made");
}

#[test]
fn whoever_can_pay_for_one_more_action_is_told_so() {
    let locale = catalogue().locale(Lang::En);
    let mut paid = 0;
    for seed in 0..500u64 {
        let (mut game, mut rng, _) = start(seed, &mut Vec::new());
        for _ in 0..300 {
            let offers = game.choices();
            let inspires = offers.iter().find(|o| game.name(o.choice) == "use inspire");
            let Some(pick) = inspires.or_else(|| offers.get(rng.below(offers.len().max(1) as u32) as usize))
            else {
                break;
            };
            game.play_listed(pick.choice, &mut Vec::new());
            let (board, extra) = (game.board(), game.is_legal(engine::Choice::ExtraAction));
            let done = board.turn().actions() == 0 && board.turn().points() == 0;
            if let Some(seen) = locale.decision(&Position::new(&game)).filter(|_| done) {
                assert_eq!(
                    seen.prompt.ends_with("pay 1 cheese for one more action, or end the turn."),
                    extra
                );
                paid += u32::from(extra);
            }
        }
    }
    assert!(paid > 1, "{paid} times an action could be paid for");
}

/// What changes hands stands in one row: the words that all of these buttons share come first.
#[test]
fn buttons_for_cards_begin_with_what_is_done() {
    for lang in Lang::ALL {
        for key in ["choice-give", "choice-take", "choice-wear", "choice-stow", "choice-level-up"] {
            let label = |card: &str| {
                let args = words::Args::new().text("card", card).text("ability", card);
                catalogue().words().try_say(lang, key, &args).expect("a button")
            };
            let (one, other) = (label("Acorn Cap"), label("Thimble"));
            let first = |text: &str| text.split(' ').next().map(str::to_string);
            assert_eq!(first(&one), first(&other), "{one} / {other}");
        }
    }
}
