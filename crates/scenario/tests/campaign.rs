//! CAMP: what goes from chapter to chapter, on the real book.

mod common;

use common::{begin, book, games, seed};
use engine::board::Where;
use engine::book::{BlockId, CardType, Effect, Wave};
use engine::campaign::{CarryOver, Chosen, Journey, MouseCarry, Onward};
use engine::id::{
    AbilityId, ChapterId, CounterId, MinionId, MouseId, Place, SearchId, SideId, SpaceId, TileId,
};
use engine::options::{Options, Variant};
use engine::position::{CasePosition, MousePosition, PositionCard};
use engine::{Book, Game, IgnoreEvents, Setup, SetupError};
use std::collections::BTreeSet;

fn mouse(book: &Book, name: &str) -> MouseId {
    book.mouse_named(name).expect("a mouse of the box")
}

fn ability(book: &Book, name: &str) -> AbilityId {
    book.ability_named(name).expect("an ability of the box")
}

fn card(book: &Book, name: &str) -> SearchId {
    book.search_named(name).expect("a card of the box")
}

fn chapter(book: &Book, name: &str) -> ChapterId {
    book.chapter_named(name).expect("a chapter of the book")
}

/// A mouse at the end of a chapter.
fn carry(book: &Book, name: &str, abilities: &[&str], cards: &[&str]) -> MouseCarry {
    MouseCarry {
        mouse: mouse(book, name),
        abilities: abilities.iter().map(|a| ability(book, a)).collect(),
        cards: cards.iter().map(|c| card(book, c)).collect(),
    }
}

fn won(mice: Vec<MouseCarry>) -> CarryOver {
    CarryOver { won: true, achieved: 0, mice, keeps: 1, lost_last: false }
}

/// The four of the first chapter, at its end.
fn first_four(book: &Book) -> CarryOver {
    won(vec![
        carry(book, "collin", &["inspire", "feint"], &["rusty-nail", "felt-boots"]),
        carry(book, "filch", &["find"], &[]),
        carry(book, "nez", &["first-aid"], &["antidote"]),
        carry(book, "tilda", &["cure"], &[]),
    ])
}

fn chosen(book: &Book, name: &str, first: Option<&str>, keep: &[&str]) -> Chosen {
    Chosen {
        mouse: mouse(book, name),
        ability: first.map(|a| ability(book, a)),
        keep: keep.iter().map(|c| card(book, c)).collect(),
    }
}

#[test]
fn what_is_carried_over_is_what_the_mice_hold_and_may_keep() {
    let (mut cards, mut learnt, mut lost) = (0, 0, 0);
    for number in 0..games(60) {
        let (setup, mut game, mut rng) = begin(number, &mut IgnoreEvents);
        while game.board().outcome().is_none() {
            assert_eq!(game.carry_over(), None, "nothing is carried out of a chapter that goes on");
            let offers = game.choices();
            game.play_listed(offers[rng.below(offers.len() as u32) as usize].choice, &mut IgnoreEvents);
        }
        let (book, board) = (game.book(), game.board());
        let over = game.carry_over().expect("the chapter is over");
        assert_eq!(over.mice.len(), setup.party.len());
        assert_eq!(over.keeps, if setup.options.has(Variant::Keepsakes) { 3 } else { 1 });
        assert_eq!(over.lost_last, !over.won && setup.options.has(Variant::TaleGoesOn));
        assert_eq!(over.achieved & board.achieved(), board.achieved());
        for (carried, (state, member)) in over.mice.iter().zip(board.mice().iter().zip(&setup.party)) {
            assert_eq!(carried.mouse, state.mouse());
            assert!(
                member.abilities.iter().all(|a| carried.abilities.contains(a)),
                "abilities stay (CAMP-1)"
            );
            learnt += carried.abilities.len() - member.abilities.len();
            let everyones: Vec<_> = board.mice().iter().flat_map(|m| m.starting().to_vec()).collect();
            let held = state.equipped().iter().chain(state.pack());
            let mut free: Vec<_> =
                held.filter(|c| !everyones.contains(c)).map(|c| book.copies[c.ix()]).collect();
            free.retain(|k| book.search[k.ix()].kind != CardType::PartyItem);
            assert_eq!(carried.cards, free);
            cards += free.len();
        }
        lost += usize::from(!over.won);
        let again = game.carry_over();
        assert_eq!(again, Some(over), "asking changes nothing");
    }
    assert!(cards > 0 && learnt > 0 && lost > 0, "the games show something: {cards} {learnt} {lost}");
}

#[test]
fn the_next_chapter_begins_with_what_the_last_one_left() {
    let book = book();
    let maggie = book.achievements.iter().position(|a| a == "miz-maggie").expect("an achievement");
    let over = CarryOver { achieved: 1 << maggie, ..first_four(&book) };
    let journey = Journey::default().after(&over);
    let party = [
        chosen(&book, "lily", Some("accurate-shot"), &[]),
        // The ability chosen for a mouse that knows some already is not given (RUL-31).
        chosen(&book, "collin", Some("battle-squeak"), &["felt-boots"]),
        chosen(&book, "nez", None, &["antidote"]),
        chosen(&book, "tilda", None, &[]),
    ];
    let second = chapter(&book, "lilys-tail");
    let setup = journey.setup(&book, second, &party, Options::default()).expect("a legal party");
    let game = Game::new(book.clone(), &setup, &seed(1), &mut IgnoreEvents).expect("a game");
    let board = game.board();
    assert_eq!(board.achieved(), 1 << maggie);
    let pack = |m: usize| -> Vec<_> { board.mice()[m].pack().iter().map(|c| book.copies[c.ix()]).collect() };
    assert_eq!(pack(0), []);
    assert_eq!(pack(1), [card(&book, "felt-boots")]);
    assert_eq!(pack(2), [card(&book, "antidote")]);
    let knows = |m: usize| -> Vec<_> { board.abilities(m).collect() };
    let mut collins = vec![ability(&book, "inspire"), ability(&book, "feint")];
    collins.sort_unstable();
    assert_eq!(knows(1), collins);
    assert_eq!(knows(0), [ability(&book, "accurate-shot")]);
    assert!(board.mice().iter().all(|m| m.cheese() == 0 && m.wounds() == 0), "CAMP-3");
}

#[test]
fn nobody_keeps_what_it_did_not_have_or_more_than_it_may() {
    let book = book();
    let journey = Journey::default().after(&first_four(&book));
    let third = chapter(&book, "the-cat-and-the-kettle");
    let with = |keep: &[&str], options: Options| {
        let party = [
            chosen(&book, "collin", None, keep),
            chosen(&book, "filch", None, &[]),
            chosen(&book, "nez", None, &[]),
            chosen(&book, "tilda", None, &[]),
        ];
        journey.setup(&book, third, &party, options).err()
    };
    let plain = Options::default();
    let collin = mouse(&book, "collin");
    assert_eq!(with(&["rusty-nail"], plain), None);
    assert_eq!(with(&["antidote"], plain), Some(SetupError::NotCarried(collin, card(&book, "antidote"))));
    assert_eq!(with(&["rusty-nail", "felt-boots"], plain), Some(SetupError::TooManyKept(collin)));
    let keepsakes = plain.variant(Variant::Keepsakes, true);
    assert_eq!(with(&["rusty-nail", "felt-boots"], keepsakes), None);
    let twice = with(&["rusty-nail", "rusty-nail"], keepsakes);
    assert_eq!(twice, Some(SetupError::NotCarried(collin, card(&book, "rusty-nail"))));
    let new = journey.setup(
        &book,
        third,
        &[
            chosen(&book, "collin", None, &[]),
            chosen(&book, "filch", None, &[]),
            chosen(&book, "nez", None, &[]),
            chosen(&book, "lily", None, &[]),
        ],
        plain,
    );
    assert_eq!(new.err(), Some(SetupError::NoAbility(mouse(&book, "lily"))), "a new mouse chooses one");
}

#[test]
fn who_stays_at_home_keeps_what_it_knows_but_no_card() {
    let book = book();
    let before = Journey::default().after(&first_four(&book));
    let second = CarryOver {
        achieved: 2,
        ..won(vec![
            carry(&book, "filch", &["find", "first-aid"], &["antidote"]),
            carry(&book, "lily", &["accurate-shot"], &[]),
        ])
    };
    let journey = before.after(&second);
    let names: Vec<_> = journey.mice.iter().map(|m| &*book.mice[m.mouse.ix()].name).collect();
    assert_eq!(names.len(), 5);
    assert!(journey.mice.is_sorted_by_key(|m| m.mouse));
    // Filch has learnt what Nez knew, and there is one card of it.
    let of = |name| journey.mouse(mouse(&book, name)).expect("was along");
    assert_eq!(of("collin"), &carry(&book, "collin", &["inspire", "feint"], &[]));
    assert_eq!(of("nez"), &carry(&book, "nez", &[], &[]));
    assert_eq!(of("tilda"), &carry(&book, "tilda", &["cure"], &[]));
    assert_eq!(of("filch").cards, [card(&book, "antidote")]);
    assert_eq!(journey.achieved, 2);
}

#[test]
fn a_lost_chapter_may_be_tried_again_or_left_behind() {
    let plain = Options::default();
    let tale = plain.variant(Variant::TaleGoesOn, true);
    let over = CarryOver { won: true, achieved: 0, mice: vec![], keeps: 1, lost_last: false };
    let lost = CarryOver { won: false, lost_last: true, ..over.clone() };
    assert_eq!(over.onward(plain), [Onward::Next]);
    assert_eq!(lost.onward(plain), [Onward::Retry, Onward::Next]);
    assert_eq!(lost.onward(tale), [Onward::Next]);
    let journey = Journey::default().after(&lost);
    assert!(journey.lost_last);
    assert!(!journey.after(&over).lost_last, "only the last chapter counts");
}

#[test]
fn a_kept_card_goes_back_to_the_mouse_it_belongs_to() {
    let book = book();
    let (collin, lily) = (mouse(&book, "collin"), mouse(&book, "lily"));
    let hers: Vec<SearchId> = book.mice[lily.ix()].equipment.clone();
    let bow = *hers.iter().find(|c| book.copies_of(**c).count() == 1).expect("something only Lily has");
    let mut over = first_four(&book);
    over.mice[0].cards = vec![bow];
    let journey = Journey::default().after(&over);
    let member = |name: &str, keep: Vec<SearchId>| Chosen { keep, ..chosen(&book, name, None, &[]) };
    let party = [
        member("collin", vec![bow]),
        member("filch", vec![]),
        member("nez", vec![]),
        member("tilda", vec![]),
    ];
    let third = chapter(&book, "the-cat-and-the-kettle");
    let without = journey.setup(&book, third, &party, Options::default()).expect("a legal party");
    assert_eq!(without.left_behind(&book), []);
    let mut with: Setup = without;
    with.party[3].mouse = lily;
    with.party[3].abilities = vec![ability(&book, "accurate-shot")];
    assert_eq!(with.left_behind(&book), [(collin, bow)]);
}

#[test]
fn the_choice_of_chapter_three_is_remembered() {
    let book = book();
    let third = chapter(&book, "the-cat-and-the-kettle");
    let printed = &book.chapters[third.ix()];
    let counter =
        |name: &str| CounterId(printed.counters.iter().position(|(n, _)| n == name).expect("a flag") as u8);
    let tile = TileId(
        printed
            .map
            .iter()
            .position(|t| t.sides.iter().any(|s| book.sides[s.ix()].name == "crystal-tunnels"))
            .expect("the tile is laid out") as u8,
    );
    for (flag, earned) in [("spilled", "kettle-spilled"), ("kept", "recipe-kept")] {
        let setup = Setup {
            chapter: third,
            party: vec![],
            options: Options::default(),
            achieved: 0,
            lost_last: false,
        };
        let mut position = CasePosition::new(setup);
        let side = book.side_named("crystal-tunnels").expect("a side");
        position.up = vec![(tile, side)];
        for (i, name) in ["collin", "filch", "nez", "tilda"].into_iter().enumerate() {
            let at = Where::On(Place { tile, space: SpaceId(i as u8) });
            position.mice.push(MousePosition::new(mouse(&book, name), at));
            position.track.push((PositionCard::Mouse(mouse(&book, name)), false));
        }
        position.counters = vec![(counter("decided"), 1), (counter(flag), 1)];
        position.dice = vec![engine::dice::Face(0); 8];
        let mut game = Game::from_position(book.clone(), &position, &mut IgnoreEvents).expect("it can stand");
        for _ in 0..20 {
            if game.board().outcome().is_some() {
                break;
            }
            let last = game.choices().last().expect("something to choose").choice;
            game.play_listed(last, &mut IgnoreEvents);
        }
        let over = game.carry_over().expect("everybody is behind the wall");
        assert!(over.won);
        let names: Vec<_> = (0..book.achievements.len())
            .filter(|a| over.achieved >> a & 1 == 1)
            .map(|a| &*book.achievements[a])
            .collect();
        assert_eq!(names, [earned]);
        // And the next chapter, whichever it is, can ask for it.
        let journey = Journey::default().after(&over);
        assert_eq!(journey.achieved, over.achieved);
    }
}

#[test]
fn the_campaign_has_its_order_and_leaves_the_lesson_out() {
    let book = book();
    let names = |story: &str| -> Vec<&str> {
        book.campaign(story).into_iter().map(|c| &*book.chapters[c.ix()].name).collect()
    };
    assert_eq!(
        names("sorrow-and-remembrance")[..3],
        ["flight-to-barksburg", "lilys-tail", "the-cat-and-the-kettle"]
    );
    assert_eq!(names("skirmish"), [""; 0]);
    let first = chapter(&book, "flight-to-barksburg");
    assert_eq!(book.next_chapter(first, 0), Some(chapter(&book, "lilys-tail")));
    assert_eq!(book.next_chapter(chapter(&book, "one-room-one-door"), 0), None);
}

#[test]
fn the_campaign_uses_every_room_party_item_and_boss_of_the_box() {
    let book = book();
    let (mut sides, mut items, mut figures) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for chapter in book.campaign("sorrow-and-remembrance").iter().map(|c| &book.chapters[c.ix()]) {
        sides.extend(chapter.map.iter().flat_map(|tile| tile.sides));
        items.extend(chapter.gifts.iter().copied());
        items.extend(chapter.rooms.iter().flat_map(|room| &room.searches).map(|search| search.card));
        let of_rooms = chapter.rooms.iter().flat_map(|room| room.setup.iter().chain(&room.surge));
        let waves: Vec<&Wave> = of_rooms.chain(chapter.minions.iter().map(|(_, wave)| wave)).collect();
        let mut kinds: Vec<MinionId> =
            waves.iter().flat_map(|wave| wave.minions.iter().map(|(kind, _)| *kind)).collect();
        let rules = chapter.rules.iter().chain(chapter.rooms.iter().flat_map(|room| &room.rules));
        let mut blocks: Vec<BlockId> = rules.map(|rule| book.rules[usize::from(rule.0)].effects).collect();
        blocks.extend(waves.iter().filter_map(|wave| wave.effects));
        while let Some(block) = blocks.pop() {
            for effect in &book.blocks[usize::from(block.0)] {
                blocks.extend(effect.inner_blocks());
                if let Effect::Spawn(kind, _) | Effect::SpawnOn(kind, ..) = effect {
                    kinds.push(*kind);
                }
            }
        }
        figures.extend(kinds.iter().map(|kind| book.minions[kind.ix()].figure));
    }
    let unused_sides = (0..book.sides.len()).filter(|side| !sides.contains(&SideId(*side as u8)));
    let unused_items = (0..book.search.len())
        .filter(|card| book.search[*card].party_item.is_some() && !items.contains(&SearchId(*card as u8)));
    let unused_bosses = book.minions.iter().filter(|m| m.boss && !figures.contains(&m.figure));
    let unused: Vec<&str> = unused_sides
        .map(|side| book.sides[side].name.as_str())
        .chain(unused_items.map(|card| book.search[card].name.as_str()))
        .chain(unused_bosses.map(|boss| boss.name.as_str()))
        .collect();
    assert!(unused.is_empty(), "{unused:?}");
}

/// What each chapter of ours from the fourth on has: goals, special searches and surges, a decision that leaves something
/// behind, and something else to be earned.
#[test]
fn every_chapter_has_goals_finds_a_decision_and_a_side_quest() {
    let book = book();
    for chapter in book.campaign("sorrow-and-remembrance").iter().skip(3).map(|c| &book.chapters[c.ix()]) {
        let name = &chapter.name;
        assert!(!chapter.goals.is_empty(), "{name} does not say what to do next");
        assert!(chapter.rooms.iter().any(|room| room.surge.is_some()), "{name} has no special surge");
        let found = chapter.rooms.iter().any(|room| !room.searches.is_empty()) || !chapter.gifts.is_empty();
        assert!(found, "{name} has nothing special to find");
        let (mut decided, mut elsewhere) = (BTreeSet::new(), BTreeSet::new());
        let rules = chapter.rules.iter().chain(chapter.rooms.iter().flat_map(|room| &room.rules));
        let mut blocks: Vec<(BlockId, bool)> =
            rules.map(|rule| (book.rules[usize::from(rule.0)].effects, false)).collect();
        while let Some((block, answer)) = blocks.pop() {
            for effect in &book.blocks[usize::from(block.0)] {
                let answer = answer || matches!(effect, Effect::Decide { .. });
                blocks.extend(effect.inner_blocks().map(|inner| (inner, answer)));
                let left = match effect {
                    Effect::Achieve(achievement) => Some(*achievement),
                    Effect::Set(counter, 1..) => chapter
                        .remembers
                        .iter()
                        .find(|(c, _)| c == counter)
                        .map(|(_, achievement)| *achievement),
                    _ => None,
                };
                if let Some(achievement) = left {
                    let earned = if answer { &mut decided } else { &mut elsewhere };
                    earned.insert(book.achievements[achievement.ix()].as_str());
                }
            }
        }
        assert!(!decided.is_empty(), "{name}: no decision is remembered");
        assert!(!elsewhere.is_empty(), "{name}: no side quest");
    }
}
