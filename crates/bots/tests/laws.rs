//! Laws of every policy, on the real book.

use bots::paths::Paths;
use bots::{POLICIES, Policy, Reason, ReasonArg};
use engine::book::Source;
use engine::dice::Stream;
use engine::id::{AbilityId, ChapterId, Fig, MouseId};
use engine::{Ask, Choice, Game, IgnoreEvents, Member, Options, Setup};
use std::path::Path;
use std::sync::{Arc, OnceLock};

fn loaded() -> &'static (Vec<Arc<engine::Book>>, content::Sources) {
    static LOADED: OnceLock<(Vec<Arc<engine::Book>>, content::Sources)> = OnceLock::new();
    LOADED.get_or_init(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
        let sources = content::Sources::from_dir(&root).expect("the content folder");
        (content::load(&sources).shelf(), sources)
    })
}

fn book() -> Arc<engine::Book> {
    loaded().0[0].clone()
}

/// How many chapters all books have together.
fn chapters() -> usize {
    loaded().0.iter().map(|book| book.chapters.len()).sum()
}

/// The book of a chapter, and its number there.
fn chapter_at(mut chapter: usize) -> (Arc<engine::Book>, usize) {
    for book in &loaded().0 {
        if chapter < book.chapters.len() {
            return (book.clone(), chapter);
        }
        chapter -= book.chapters.len();
    }
    panic!("there is no such chapter")
}

/// A game of a chapter with a drawn party and drawn switches.
fn game(chapter: usize, seed: u64) -> Game {
    game_with(chapter, seed, None)
}

/// As [`game`], with a mouse in the party that knows an ability.
fn game_with(chapter: usize, seed: u64, wanted: Option<(MouseId, AbilityId)>) -> Game {
    let (book, chapter) = chapter_at(chapter);
    let mut rng = Stream::from_number(seed);
    let rules = &book.chapters[chapter].party;
    let mut mice: Vec<MouseId> =
        (0..book.mice.len() as u8).map(MouseId).filter(|m| rules.allowed >> m.0 & 1 == 1).collect();
    rng.shuffle(&mut mice);
    mice.sort_by_key(|m| (rules.required >> m.0 & 1 == 0, wanted.is_none_or(|(w, _)| w != *m)));
    mice.truncate(rules.size as usize);
    let mut free: Vec<AbilityId> = (0..book.abilities.len() as u8).map(AbilityId).collect();
    rng.shuffle(&mut free);
    free.retain(|a| wanted.is_none_or(|(_, w)| w != *a));
    let party = mice
        .into_iter()
        .map(|mouse| {
            if let Some((_, ability)) = wanted.filter(|(w, _)| *w == mouse) {
                return Member { mouse, abilities: vec![ability], kept: vec![] };
            }
            let hero = &book.mice[mouse.ix()];
            let at = free.iter().position(|a| {
                let printed = &book.abilities[a.ix()];
                printed.classes.met_by(hero.classes) && printed.only.is_none_or(|o| o == mouse)
            });
            Member {
                mouse,
                abilities: vec![free.remove(at.expect("an ability for every mouse"))],
                kept: vec![],
            }
        })
        .collect();
    let mut options = Options::default();
    options.set("achievements", if rng.below(2) == 0 { "on" } else { "off" });
    for s in engine::options::Switch::ALL {
        options = options.with(*s, rng.below(4) == 0);
    }
    let setup = Setup { chapter: ChapterId(chapter as u8), party, options, achieved: 0, lost_last: false };
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    Game::new(book, &setup, &bytes, &mut IgnoreEvents).expect("a legal setup")
}

/// Plays a game with two copies of a policy that see the same table, differently imagined.
fn play_twice_imagined(chapter: usize, seed: u64, new: impl Fn() -> Box<dyn Policy>, most: u32) -> u32 {
    let mut game = game(chapter, seed);
    let (mut one, mut two) = (new(), new());
    let mut offers = Vec::new();
    let mut n = 0;
    while game.board().outcome().is_none() && n < most {
        game.choices_into(&mut offers);
        let (a, b) = (game.imagine(2 * u64::from(n)), game.imagine(seed.wrapping_add(77 * u64::from(n) + 1)));
        let (choice, reason) = one.choose(&a, &offers);
        let other = two.choose(&b, &offers);
        let name = one.name();
        assert_eq!((choice, reason), other, "{name}, chapter {chapter}, seed {seed}, decision {n}: peeked");
        assert!(offers.iter().any(|o| o.choice == choice), "{name}: {choice:?} is not on the list");
        game.play_listed(choice, &mut IgnoreEvents);
        n += 1;
    }
    n
}

#[test]
fn the_same_table_gives_the_same_choice_whatever_is_hidden_and_games_end() {
    for chapter in 0..chapters() {
        for seed in 0..6 {
            for name in ["random", "sensible"] {
                let new = || bots::policy(name, seed).expect("a policy");
                let n = play_twice_imagined(chapter, seed, new, 20_000);
                assert!(n < 20_000, "{name}, chapter {chapter}, seed {seed} does not end");
            }
        }
    }
}

#[test]
fn search_does_not_peek_either() {
    for chapter in 0..chapters() {
        let new = || bots::policy("search:16", 5).expect("a policy");
        play_twice_imagined(chapter, 3, new, 60);
    }
}

/// All along a game, not only at its beginning: what `search` would choose and what a player would be advised.
#[test]
fn search_and_hints_do_not_peek_anywhere_in_a_chapter() {
    for chapter in 0..chapters() {
        let mut game = game(chapter, 8);
        let mut sensible = bots::policy("sensible", 0).expect("a policy");
        let mut offers = Vec::new();
        let mut n: u64 = 0;
        while game.board().outcome().is_none() {
            game.choices_into(&mut offers);
            let (a, b) = (game.imagine(3 * n), game.imagine(3 * n + 1));
            let place = format!("chapter {chapter}, decision {n}");
            if n.is_multiple_of(12) {
                let search = |seen: &engine::Imagined| {
                    bots::policy("search:16", n).expect("a policy").choose(seen, &offers)
                };
                assert_eq!(search(&a), search(&b), "{place}: search peeked");
            }
            if n.is_multiple_of(30) {
                let hints = bots::hint(&game, 12);
                assert_eq!(hints, bots::hint(a.game(), 12), "{place}: the hint peeked");
                assert_eq!(hints, bots::hint(b.game(), 12), "{place}: the hint peeked");
            }
            let choice = sensible.choose(&a, &offers).0;
            game.play_listed(choice, &mut IgnoreEvents);
            n += 1;
        }
        assert!(n > 12, "chapter {chapter} was over at once");
    }
}

/// Whoever follows searches, fights and gathers at the way out, and leaves it to others to go through.
#[test]
fn who_follows_never_leads_the_party_out_of_a_room() {
    for level in ["sensible", "search:16"] {
        let mut game = game(1, 4);
        let mut policy = bots::policy(level, 1).expect("a policy");
        policy.follow(true);
        let (mut offers, mut said, mut could) = (Vec::new(), 0, 0);
        for n in 0..120 {
            if game.board().outcome().is_some() {
                break;
            }
            game.choices_into(&mut offers);
            let (choice, reason) = policy.choose(&game.imagine(n), &offers);
            let out = |c: Choice| matches!(c, Choice::Leave(_) | Choice::Flip);
            assert!(!out(choice), "{level} leads the party out at decision {n}");
            could += usize::from(offers.iter().any(|o| out(o.choice)));
            said += usize::from(reason == Reason::YouLead);
            game.play_listed(choice, &mut IgnoreEvents);
        }
        assert!(could > 0 && said > 0, "{level}: {could} times at a way out, {said} times ready");
    }
}

/// It costs two cheese: not for somebody nobody comes for, not twice for the same, and not in every game.
#[test]
fn sensible_hides_only_those_who_are_hunted() {
    const GAMES: u64 = 60;
    let book = book();
    let chapter = book.chapter_named("flight-to-barksburg").expect("chapter 1");
    let maginos = book.mouse_named("maginos").expect("a mouse of the box");
    let hides = book.ability_named("invisibility").expect("an ability of the box");
    let mut uses = 0;
    for seed in 0..GAMES {
        let mut game = game_with(chapter.ix(), seed, Some((maginos, hides)));
        let mut sensible = bots::policy("sensible", 0).expect("a policy");
        let mut offers = Vec::new();
        while game.board().outcome().is_none() {
            game.choices_into(&mut offers);
            let (choice, _) = sensible.choose(&game.imagine(0), &offers);
            if let Choice::Use(ix) = choice
                && book.rules[ix.0 as usize].from == Source::Ability(hides)
            {
                uses += 1;
                let board = game.board();
                let user = board.turn().mouse().expect("it is used in a turn");
                let at = board.place(Fig::mouse(user)).expect("who has a turn is on the board");
                let seen =
                    board.mice_on(at.tile).any(|m| board.place(Fig::mouse(m)) == Some(at) && board.hunted(m));
                assert!(seen && board.minions_on(at.tile), "seed {seed}: wasted");
            }
            game.play_listed(choice, &mut IgnoreEvents);
        }
    }
    assert!(uses > 0 && uses < GAMES, "{uses} uses in {GAMES} games");
}

#[test]
fn every_policy_has_a_name_and_others_are_refused() {
    for name in POLICIES {
        assert_eq!(bots::policy(name, 1).expect("a policy").name(), name);
    }
    let refused = bots::policy("lazy", 1).err().expect("no such policy").to_string();
    assert!(refused.contains("lazy") && refused.contains("sensible"), "{refused}");
    assert!(bots::policy("search:0", 1).is_err());
}

#[test]
fn sensible_wins_where_random_does_not() {
    let wins = |name: &str| {
        let mut wins = 0;
        for seed in 0..20 {
            let mut game = game(0, seed).imagine(seed);
            let mut policy = bots::policy(name, seed).expect("a policy");
            let mut offers = Vec::new();
            while game.decision().is_some() {
                game.choices_into(&mut offers);
                let choice = policy.choose(&game, &offers).0;
                game.play_listed(choice, &mut IgnoreEvents);
            }
            wins += u32::from(game.game().board().outcome() == Some(engine::Outcome::Victory));
        }
        wins
    };
    let (sensible, random) = (wins("sensible"), wins("random"));
    assert!(sensible >= random + 10, "sensible {sensible}, random {random} of 20");
}

#[test]
fn paths_are_walked_as_they_were_planned() {
    let mut walked = 0;
    for seed in 0..30 {
        let chapters = chapters();
        let mut game = game(seed as usize % chapters, seed).imagine(seed);
        let mut policy = bots::policy("sensible", seed).expect("a policy");
        let mut offers = Vec::new();
        for _ in 0..120 {
            let Some(decision) = game.decision() else { break };
            game.choices_into(&mut offers);
            if decision.ask == Ask::Turn {
                let mouse = decision.about.and_then(engine::id::Fig::as_mouse).expect("a mouse's turn");
                let board = game.game().board();
                let paths = Paths::of(board, game.game().book(), mouse).expect("a mouse on the board");
                for o in &offers {
                    if let Choice::Step(to) = o.choice {
                        assert!(paths.reach.has(to), "seed {seed}: a legal step is missing");
                    }
                }
                for to in paths.reach.iter() {
                    let mut trial = game.clone();
                    for step in paths.steps(to) {
                        let mut now = Vec::new();
                        trial.choices_into(&mut now);
                        // A trap, a rule of the room or a card may have cut in.
                        let same = trial.decision() == Some(decision);
                        if !same {
                            break;
                        }
                        let listed = now.iter().any(|o| o.choice == step);
                        assert!(listed, "seed {seed}: {step:?} on the way to {to:?} is not legal");
                        trial.play_listed(step, &mut IgnoreEvents);
                        walked += 1;
                    }
                }
            }
            let choice = policy.choose(&game, &offers).0;
            game.play_listed(choice, &mut IgnoreEvents);
        }
    }
    assert!(walked > 1_000, "only {walked} steps were tried");
}

#[test]
fn hints_are_legal_ordered_and_honest_about_their_playouts() {
    let game = game(0, 1);
    let hints = bots::hint(&game, 60);
    assert!(!hints.is_empty() && hints.len() <= 4);
    for hint in &hints {
        assert!(game.is_legal(hint.choice));
        let chance = hint.chance_to_win;
        assert!(chance.low <= chance.mean && chance.mean <= chance.high && chance.playouts > 0, "{chance:?}");
    }
    let mut heard = 0;
    let stopped = bots::hint_with(&game, 60, &mut |n| {
        heard = n;
        n < 15
    });
    assert_eq!(heard, 15);
    assert_eq!(stopped.len(), hints.len());
    let hurried = bots::hint_with(&game, 60, &mut |_| false);
    assert_eq!(hurried.len(), hints.len(), "everything was tried once");
    assert!(hurried.iter().all(|hint| hint.chance_to_win.playouts == 1), "and no more");
}

#[test]
fn every_reason_has_a_sentence_in_three_languages() {
    let book = &book();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/locales");
    let mut sources = Vec::new();
    for lang in words::Lang::ALL {
        for file in ["box", "bots"] {
            let path = root.join(format!("{lang}/{file}.ftl"));
            let text = std::fs::read_to_string(&path).expect("a file of words");
            sources.push(words::WordsSource::new(lang, format!("{lang}/{file}.ftl"), text));
        }
    }
    let (words, problems) = words::Words::build(sources);
    let ours: Vec<_> = problems.iter().filter(|p| p.file.contains("bots")).collect();
    assert!(ours.is_empty(), "{ours:?}");
    let (foe, mouse) = (engine::id::MinionId(0), MouseId(0));
    let (card, ability) = (engine::id::SearchId(0), AbilityId(0));
    let reasons = [
        Reason::Whim,
        Reason::OnlyChoice,
        Reason::Attack { foe, percent: 58 },
        Reason::AttackBoss { foe, percent: 58 },
        Reason::CloseIn { foe },
        Reason::Guard { mouse },
        Reason::StepBack,
        Reason::SearchHere,
        Reason::SearchFor { card },
        Reason::Onward,
        Reason::Explore,
        Reason::Gather,
        Reason::Errand,
        Reason::WaitForOthers,
        Reason::WaitForRescue { mouse },
        Reason::TurnDone,
        Reason::YouLead,
        Reason::ClimbOut,
        Reason::GetUp,
        Reason::Recover,
        Reason::LookFor { mouse },
        Reason::Learn { ability },
        Reason::UseAbility { ability },
        Reason::UseCard { card },
        Reason::UsePower,
        Reason::ExtraAction,
        Reason::SaveCheese,
        Reason::Wear { card },
        Reason::Stow { card },
        Reason::Hand { card, mouse },
        Reason::DialogueDone,
        Reason::Keep { card },
        Reason::Cash { card },
        Reason::Discard { card },
        Reason::TakeCard { card },
        Reason::Heal { mouse },
        Reason::LeastHarm,
        Reason::SafestSpace,
        Reason::WeakestCard,
        Reason::Disguise,
        Reason::NoDisguise,
        Reason::BestDice,
        Reason::FromTheWheel,
        Reason::Cure,
        Reason::StoryAnswer,
        Reason::Bait,
        Reason::Catnip,
        Reason::Tried { percent: 61, playouts: 160 },
    ];
    for lang in words::Lang::ALL {
        for reason in reasons {
            let mut args = words::Args::new();
            for (name, value) in reason.args(book) {
                args = match value {
                    ReasonArg::Number(n) => args.num(name, i64::from(n)),
                    ReasonArg::Noun(key) => {
                        let noun = words.say(lang, &key, &words::Args::new());
                        assert!(!noun.contains(&key), "{lang}: no noun {key}");
                        words.noun(lang, args, name, &key)
                    }
                };
            }
            let sentence = words.say(lang, reason.key(), &args);
            let whole = !sentence.contains("bot-reason") && !sentence.contains("{$");
            assert!(whole, "{lang} {}: {sentence}", reason.key());
        }
    }
}
