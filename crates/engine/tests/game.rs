//! The engine by itself, over a book of one page.

mod common;

use common::{NOTHING, book, setup};
use engine::book::{About, Book, Limit, Rule, RuleIx, Source, When};
use engine::dice::Stream;
use engine::id::{Fig, SpaceId};
use engine::saving::board_text::board_text;
use engine::saving::{FreshLuck, History, Save, SaveError, Seeds, hex};
use engine::{Ask, CausedEvent, Choice, Game, IgnoreEvents, RuleId, Sink};

fn begin(seed: u8) -> Game {
    Game::new(book(), &setup(), &[seed; 32], &mut IgnoreEvents).expect("a legal setup")
}

/// Plays a game with random choices, looking at every decision.
fn play(seed: u8, mut look: impl FnMut(&Game)) -> (Game, Vec<CausedEvent>, Save) {
    let mut events = Vec::new();
    let mut game = Game::new(book(), &setup(), &[seed; 32], &mut events).expect("a legal setup");
    let mut save = Save::begin(&book(), &setup(), &[seed; 32]);
    let mut stream = Stream::from_number(u64::from(seed));
    while game.board().outcome().is_none() {
        look(&game);
        let offers = game.choices();
        let choice = offers[stream.below(offers.len() as u32) as usize].choice;
        save.choices.push(game.name(choice));
        game.play_listed(choice, &mut events);
        assert!(save.choices.len() < 5000, "a game of the cellar ends");
    }
    (game, events, save)
}

#[test]
fn names_of_choices_are_read_as_what_they_name() {
    let mut verbs = std::collections::BTreeSet::new();
    for seed in 0..20 {
        play(seed, |game| {
            for offer in game.choices() {
                let name = game.name(offer.choice);
                assert_eq!(game.parse(&name), Some(offer.choice), "{name}");
                verbs.insert(name.split(' ').next().unwrap_or_default().to_string());
            }
        });
    }
    for verb in
        ["move", "battle", "search", "scurry", "share", "equip", "end-turn", "keep", "give", "stow", "pick"]
    {
        assert!(verbs.contains(verb), "{verb} was never offered: {verbs:?}");
    }
    let game = begin(1);
    assert_eq!(game.parse("dance"), None);
    assert_eq!(game.parse("move nowhere"), None);
    assert_eq!(game.parse("battle nobody with sword"), None);
}

#[test]
fn what_is_refused_names_a_rule_and_changes_nothing() {
    let mut game = begin(2);
    while game.decision().is_some_and(|d| d.ask != Ask::Turn) {
        let first = game.choices()[0].choice;
        game.play(first).expect("it was offered");
    }
    let before = board_text(game.book(), game.board());
    let far = Choice::Step(SpaceId(4));
    let refusal = game.play(far).expect_err("the hole is four steps away");
    assert_eq!(refusal.rule, RuleId::MOV_2);
    assert_eq!(game.why_not(far), Some(refusal));
    assert!(game.play(Choice::Keep).is_err(), "no card was drawn");
    assert_eq!(board_text(game.book(), game.board()), before);
}

#[test]
fn a_game_played_again_is_the_same_game() {
    for seed in 0..10 {
        let (game, events, save) = play(seed, |_| {});
        let text = serde_json::to_string(&save).expect("plain data");
        let read: Save = serde_json::from_str(&text).expect("what was written is read");
        assert_eq!(read, save);
        let mut again = Vec::new();
        let replayed = read.replay(&book(), None, &mut again).expect("it was played");
        assert_eq!(again, events);
        assert_eq!(replayed.hash(), game.hash());
        let history = read.history(&book(), usize::MAX).expect("it was played");
        assert_eq!(history.events, events);
        assert_eq!(history.starts.len(), save.choices.len());
        let apart: Vec<_> = (0..=save.choices.len()).flat_map(|at| history.segment(at).to_vec()).collect();
        assert_eq!(apart, events);
    }
}

#[test]
fn a_listener_hears_the_same_whatever_it_is() {
    struct Counts(usize);
    impl Sink for Counts {
        fn tell(&mut self, _: CausedEvent) {
            self.0 += 1;
        }
    }
    let (game, events, save) = play(4, |_| {});
    let mut counts = Counts(0);
    save.replay(&book(), None, &mut counts).expect("it was played");
    assert_eq!(counts.0, events.len());
    let silent = save.replay(&book(), None, &mut IgnoreEvents).expect("it was played");
    assert_eq!(silent.hash(), game.hash());
}

#[test]
fn early_saves_whose_options_were_a_list_are_read() {
    let old = format!(
        r#"{{"format":1,"rules":1,"book":"{}","chapter":"cellar","party":[{{"mouse":"ada","abilities":["patience"]}},
        {{"mouse":"bo","abilities":["courage"]}}],"options":["boss-cards=all","steady-paws=on","achievements"],
        "seed":"{}","choices":[]}}"#,
        hex(&[3; 32]),
        hex(&[5; 32])
    );
    let save: Save = serde_json::from_str(&old).expect("an early save");
    let setup = save.setup(&book()).expect("its setup");
    let options: Vec<_> = setup.options.list();
    assert_eq!(options, [("boss-cards", "all"), ("steady-paws", "on"), ("achievements", "on")]);
    let written = serde_json::to_value(&save).expect("plain data");
    assert_eq!(written["options"]["boss-cards"], "all", "new saves write options by name");
}

#[test]
fn a_save_that_cannot_be_played_says_why() {
    let (_, _, save) = play(6, |_| {});
    let broken = |change: &dyn Fn(&mut Save)| {
        let mut save = save.clone();
        change(&mut save);
        save.replay(&book(), None, &mut IgnoreEvents).map(|_| ()).expect_err("it is broken")
    };
    assert!(matches!(broken(&|s| s.format = 9), SaveError::Newer { format: 9, .. }));
    assert!(matches!(broken(&|s| s.setup.rules = 9), SaveError::Newer { rules: 9, .. }));
    assert!(matches!(broken(&|s| s.setup.edition = "0".into()), SaveError::OtherEdition { .. }));
    assert!(matches!(broken(&|s| s.setup.seed = "0".into()), SaveError::BadSeed));
    assert!(matches!(
        broken(&|s| s.setup.chapter = "attic".into()),
        SaveError::Unknown { what: "chapter", .. }
    ));
    assert!(matches!(broken(&|s| s.setup.party.truncate(1)), SaveError::Setup(_)));
    assert!(matches!(broken(&|s| s.choices.insert(0, "dance".into())), SaveError::NotAChoice { at: 0, .. }));
    assert!(matches!(broken(&|s| s.choices.insert(0, "keep".into())), SaveError::Refused { at: 0, .. }));
    assert!(matches!(broken(&|s| s.choices.push("end-turn".into())), SaveError::AfterTheEnd { .. }));
}

#[test]
fn fresh_seeds_hold_from_where_they_begin() {
    let (_, _, mut save) = play(7, |_| {});
    save.choices.truncate(2);
    let before = save.replay(&book(), None, &mut IgnoreEvents).expect("it was played");
    save.fresh = vec![FreshLuck { after: 2, seed: hex(&[8; 32]) }];
    let seeds = save.seeds().expect("good seeds");
    assert_eq!(seeds, Seeds { first: [7; 32], fresh: vec![(2, [8; 32])] });
    let names: Vec<&str> = save.choices.iter().map(String::as_str).collect();
    let setup = save.setup(&book()).expect("its setup");
    let mut history = History::replay(&book(), &setup, seeds, names).expect("it was played");
    let replayed = save.replay(&book(), None, &mut IgnoreEvents).expect("it was played");
    assert_eq!(history.game.hash(), replayed.hash());
    assert_eq!(before.board().mice(), replayed.board().mice(), "what is known stays");
    assert!(history.play("dance").is_err());
    assert_eq!(history.starts.len(), 2, "what cannot be read is not played");
}

#[test]
fn the_board_in_writing_names_everything() {
    let game = begin(9);
    let text = board_text(game.book(), game.board());
    assert!(text.starts_with("board 1\nchapter cellar\npage 1 end=4\nround 1\ntile cellar\n"), "{text}");
    for line in [
        "mouse ada at=cellar:stairs equipped=sword starting=sword abilities=patience",
        "mouse bo at=cellar:stairs equipped=sword#2 starting=sword#2 abilities=courage",
        "minion rat-1 at=cellar:hole",
        "minion rat-2 at=cellar:hole",
        "explored cellar",
    ] {
        assert!(text.lines().any(|l| l == line), "{line}\n{text}");
    }
    let mut rang = game.board().clone();
    rang.apply(&engine::Event::CounterSet { counter: engine::id::CounterId(0), to: 2 });
    let louder = board_text(game.book(), &rang);
    assert_eq!(
        louder.lines().filter(|l| !text.lines().any(|o| o == *l)).collect::<Vec<_>>(),
        ["counter bells=2"]
    );
}

#[test]
fn walks_cost_what_their_steps_cost() {
    let mut walked = 0;
    for seed in 0..10 {
        play(seed, |game| {
            let walks = game.walks();
            for walk in &walks {
                let mut way = vec![walk.space];
                let mut from = walk.from;
                while let Some(at) = from {
                    way.insert(0, walks[at].space);
                    from = walks[at].from;
                }
                let points = game.board().turn().points();
                let mouse = game.board().turn().mouse().expect("walks are for a mouse's turn");
                let mut stepped = game.clone();
                for space in way {
                    stepped.play(Choice::Step(space)).expect("each step of a walk is legal");
                }
                let place = stepped.board().place(Fig::mouse(mouse)).expect("it stands somewhere");
                assert_eq!(place.space, walk.space);
                if stepped.board().minions_at(place) == 0 {
                    assert_eq!(stepped.board().turn().points(), points - walk.cost);
                }
                walked += 1;
            }
        });
    }
    assert!(walked > 100, "{walked}");
}

#[test]
fn an_imagined_game_depends_only_on_what_is_known() {
    let (one, two) = (begin(10), begin(10));
    assert_eq!(one.imagine(1).game().hash(), two.imagine(1).game().hash());
    let game = begin(11);
    let imagined = game.imagine(1);
    assert_eq!(imagined.game().board().mice(), game.board().mice());
    assert_eq!(imagined.decision(), game.decision());
}

#[test]
fn odds_of_one_die_are_counted() {
    assert_eq!(engine::odds::star(1).percent(), 50);
    assert_eq!(engine::odds::star(2).percent(), 75);
    assert_eq!(engine::odds::star(0).percent(), 0);
}

#[test]
fn rules_of_a_chapter_are_numbered_after_those_of_the_box() {
    let rule = |when: When, from: Source| Rule {
        cite: RuleId::STORY_2,
        from,
        when,
        about: About::Anyone,
        nth: 0,
        conditions: vec![],
        optional: false,
        limit: Limit::None,
        cost: 0,
        cost_if: None,
        discard: false,
        effects: NOTHING,
    };
    let mut book = Book::clone(&book());
    book.chapters.push(book.chapters[0].clone());
    let from = Source::Mouse(engine::id::MouseId(0));
    book.rules = vec![
        rule(When::Stepped, Source::Chapter),
        rule(When::Stepped, from),
        rule(When::Attacked, from),
        rule(When::Stepped, Source::Chapter),
        rule(When::Action, from),
    ];
    book.chapters[0].rules = vec![RuleIx(0)];
    book.chapters[1].rules = vec![RuleIx(3)];
    assert_eq!(book.number_rules(), 2, "two may speak when somebody steps, in either chapter");
    assert_eq!(book.rules.iter().map(|r| r.nth).collect::<Vec<_>>(), [1, 0, 0, 1, 0]);
}
