//! The examples of the format, and every word of the vocabulary, against the tables they must become.

use content::{Loaded, Severity, Sources, load_with, load_with_sides};
use engine::book::*;
use engine::id::*;
use engine::rule::{LEDGER, RuleId};
use std::path::Path;

/// A side whose spaces all touch; names of water spaces end in `~`.
fn side(number: u8, name: &str, colour: Colour, exits: &[(Edge, Colour)], spaces: &[&str]) -> (Side, u8) {
    let all = Spaces(u64::MAX >> (64 - spaces.len()));
    let mut water = Spaces::NONE;
    let spaces: Vec<Space> = spaces
        .iter()
        .enumerate()
        .map(|(ix, space)| {
            if space.ends_with('~') {
                water = water.with(SpaceId(ix as u8));
            }
            Space {
                name: space.trim_end_matches('~').to_string(),
                capacity: 4,
                at: (0, 0),
                adjacent: all.minus(Spaces::one(SpaceId(ix as u8))),
                climb: Spaces::NONE,
                red: Spaces::NONE,
                gap: Spaces::NONE,
                sees: all,
                hook: Spaces::NONE,
                current: Spaces::NONE,
                current_off: false,
            }
        })
        .collect();
    let exits =
        exits.iter().map(|(edge, colour)| Exit { edge: *edge, colour: *colour, spaces: all }).collect();
    let mut side = Side {
        number,
        name: name.to_string(),
        colour,
        back: SideId(0),
        spaces,
        water,
        special: Spaces::NONE,
        red_bordered: Spaces::NONE,
        entry: Spaces::one(SpaceId(0)),
        traps: Spaces::NONE,
        start: Some(SpaceId(0)),
        flip: Some((SpaceId(0), Flip::Plain)),
        exits,
        hidden: Vec::new(),
        minion_steps: Vec::new(),
        upstream: Vec::new(),
        mouse_steps: Vec::new(),
    };
    side.measure();
    (side, if number % 2 == 1 { number + 1 } else { number - 1 })
}

fn castle() -> Vec<(Side, u8)> {
    use Colour::{Blue, Orange};
    use Edge::{East, North, South, West};
    vec![
        side(1, "courtyard", Orange, &[], &["c1", "hole", "tree-entrance"]),
        side(2, "tunnel-entrance", Blue, &[(East, Blue)], &["t1", "t2"]),
        side(3, "kitchen", Orange, &[], &["k1", "counter"]),
        side(4, "kitchen-tunnels", Blue, &[(West, Blue), (South, Blue)], &["n1", "n2"]),
        side(5, "guard-room", Orange, &[], &["g1", "g2"]),
        side(6, "sewer", Blue, &[(North, Blue)], &["s1", "w1~", "w2~"]),
    ]
}

fn small_box() -> Sources {
    Sources::from_dir(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../broken-content/leans-on"))
        .expect("the small box")
}

/// The examples of the format page, letter by letter; what they refer to is added.
const CARDS: &str = "
weapon accurate-bow copies=1 {
    attack ranged bonus=+1 kind=sharp
    paws 2
    requires-class archer scamp
    when attacking { count starred-bow hits=2 }
}
armor leather-breastplate copies=3 {
    defense +1
    slot body
    requires-class warrior healer tinkerer
}
trick resolve-of-the-small copies=2 {
    when hourglass-moves { each mouse { gain-cheese 2 } }
}
event cheese-stash fortune { each mouse on=searcher-tile { gain-cheese 1 } }
ability chain-lightning class=mystic cost=3 {
    instead-of battle {
        choose minion up-to=lore seen=#true
        attack ranged dice=3 roll=once
    }
}
ability first-aid class=any cost=2 {
    cost 1 if=healer
    free-action once-per=turn { heal 1 wound of=mouse on=own-space }
}
minion rat-warrior size=small {
    battle 2; defense 2; life 1
    attack melee
    kin rat
    figures rat limit=6
    after own-turn { swap-up }
}
minion elite-rat size=small { battle 3; defense 2; attack ranged; kin rat; figures rat; tokens 4; }
minion roach size=small { battle 2; defense 1; attack melee; kin roach; figures roach limit=8; can-be-greedy; }
minion centipede size=large { battle 3; defense 2; life 4; attack melee; figures centipede limit=1; }
minion spider size=large { battle 2; defense 3; life 3; attack melee; figures spider limit=1; }
encounter kitchen-raid difficult mousetraps {
    page 1 roach=6
    page 2 roach=6 greedy=#true
    page 3 centipede=1 rat-warrior=3
    page 4 elite-rat=3
    page 5 spider=1 rat-warrior=4
    page 6 elite-rat=4
    surge centipede=1
}
encounter pantry standard {
    page 1 roach=1; page 2 roach=1; page 3 roach=1; page 4 roach=1; page 5 roach=1; page 6 roach=1
    surge roach=1
}
item tinkerers-treasure { free-action { take-any weapon armor; shuffle-back } }
party-item fishhook-and-thread token=hook
mouse collin { class leader warrior; battle 2; defense 1; lore 2; move 2; life 4; }
mouse filch { class scamp; battle 2; defense 2; lore 1; move 3; life 3; }
mouse lily { class archer; battle 2; defense 2; lore 1; move 2; life 3; }
mouse maginos { class mystic; battle 1; defense 1; lore 3; move 2; life 3; }
mouse tilda { class healer; battle 2; defense 1; lore 2; move 2; life 4; }
";

const CHAPTER: &str = "
chapter flight-to-barksburg {
    ends-on-page 6
    party 4 { without lily }
    encounters standard
    map {
        row tunnel-entrance kitchen-tunnels
        row _               guard-room
    }
    start guard-room
    minions guard-room rat-warrior=3

    victory { no-minions on=courtyard; every-uncaptured-mouse on=courtyard:tree-entrance }

    room guard-room {
        special-search tinkerers-treasure
        special-surge rat-warrior=2
    }
    room sewer {
        special-search fishhook-and-thread on=water
        rule leaving-the-sewer {                // our own: the printed text is cut off in what we have
            while any-mouse on=water
            forbid explore via=exit
        }
    }
    room courtyard {
        story into-the-light when=entered
        rule tree-entrance {
            closed-to minions
            sees only=hole
        }
        rule old-crow {
            when movement-rolled number=1
            unless mover on=tree-entrance
            wound mover 1 unblockable=#true
        }
    }
}
";

fn flight() -> Loaded {
    let files = [
        ("box/cards.kdl", CARDS),
        ("stories/a/01-flight/chapter.kdl", CHAPTER),
        ("stories/a/book.kdl", "book a"),
    ];
    load_with_sides(&Sources::from_pairs(files), castle())
}

#[test]
fn the_examples_of_the_format_page_link() {
    let loaded = flight();
    let errors: Vec<_> = loaded.diagnostics.iter().filter(|d| d.severity == Severity::Error).collect();
    assert!(errors.is_empty(), "{errors:?}");
    let story = loaded.first().expect("a book");
    let book = Book::clone(&story.book);
    let chapter = &book.chapters[0];
    assert_eq!((chapter.story.as_str(), chapter.end_page), ("a", 6));
    let lily = book.mouse_named("lily").expect("lily");
    assert_eq!(chapter.party.allowed >> lily.0 & 1, 0);
    assert_eq!(chapter.map.iter().map(|t| (t.x, t.y)).collect::<Vec<_>>(), [(0, 0), (1, 0), (1, 1)]);
    assert_eq!(chapter.start, [Start { mouse: None, tile: TileId(2), space: None }]);
    assert_eq!(chapter.minions[0].1.minions, [(MinionId(0), 3)]);
    let (yard, sewer) = (SideId(0), SideId(5));
    let tree = Spaces::one(SpaceId(2));
    assert_eq!(
        chapter.victory,
        [vec![
            Cond { negate: true, test: Test::MinionsOn(Area::Room(yard, Spaces(0b111)), None, 1) },
            Cond { negate: false, test: Test::EveryMouseOn(Area::Room(yard, tree)) },
        ]]
    );
    assert_eq!(chapter.room(sewer).expect("sewer").searches[0].spaces, Spaces(0b110));
    let room = chapter.room(yard).expect("courtyard");
    let statics: Vec<_> = room.statics.iter().map(|s| &book.statics[*s as usize].3).collect();
    assert_eq!(statics, [&Static::ClosedToMinions(tree), &Static::SeesOnly(tree, Spaces::one(SpaceId(1)))]);
    let crow = &book.rules[room.rules[1].0 as usize];
    assert_eq!(book.rule_name(crow.cite), "flight-to-barksburg/old-crow");
    assert_eq!((crow.when, crow.about, crow.optional), (When::MovementRolled, About::Anyone, false));
    assert_eq!(
        crow.conditions,
        [
            Cond { negate: false, test: Test::Number(1) },
            Cond { negate: true, test: Test::On(It::Subject, Area::Room(yard, tree)) },
        ]
    );
    let wound = Effect::Wound { who: It::Subject, n: Num::Is(1), poison: false };
    assert_eq!(book.blocks[crow.effects.0 as usize], [wound]);
    let story = &book.rules[room.rules[0].0 as usize];
    assert_eq!((story.when, story.limit, story.cite), (When::RoomEntered, Limit::Chapter, RuleId::STORY_2));
    assert_eq!(chapter.moments, ["into-the-light"]);

    let lightning = &book.rules[book.abilities[0].rules[0].0 as usize];
    assert_eq!((lightning.when, lightning.cost, lightning.optional), (When::InsteadOfBattle, 3, true));
    let Effect::Attack(attack) = &book.blocks[lightning.effects.0 as usize][0] else { panic!("no attack") };
    assert_eq!((attack.reach, attack.dice, attack.up_to), (Reach::Ranged, Some(Num::Is(3)), Num::Lore));
    assert_eq!((attack.among.area, attack.damage), (Area::Seen(It::Holder), Damage::Magic));
    let aid = &book.rules[book.abilities[1].rules[0].0 as usize];
    assert_eq!(aid.cost_if, Some((Classes::of([Class::Healer]), 1)));
    assert_eq!((aid.when, aid.limit), (When::FreeAction, Limit::Turn));
    assert!(matches!(book.blocks[aid.effects.0 as usize][0], Effect::Choose { optional: false, .. }));
    assert_eq!(book.minions[1].limit, 4);
    assert_eq!(book.minions[0].limit, 6);
    assert!(
        book.encounters[0].difficult && book.encounters[0].mousetraps && book.encounters[0].pages[1].greedy
    );
    assert_eq!(book.copies.len(), book.search.iter().map(|c| c.copies as usize).sum::<usize>());
    assert_eq!(book.rules[0].cite.0 as usize, LEDGER.len());
}

/// Links a trick with these effects in the small box and gives its block.
fn effects(lines: &str) -> (Book, Vec<Effect>) {
    let text = format!("trick probe {{ when attacking {{ {lines} }} }}");
    let loaded = load_with(&small_box(), &Sources::from_pairs([("search.kdl", text)]));
    assert_eq!(loaded.diagnostics, [], "{lines}");
    let story = loaded.first().expect("a book");
    let book = Book::clone(&story.book);
    let card = book.search_named("probe").expect("the card");
    let rule = &book.rules[book.search[card.ix()].rules[0].0 as usize];
    assert!(rule.optional && rule.discard);
    let block = book.blocks[rule.effects.0 as usize].clone();
    (book, block)
}

#[test]
fn every_effect_becomes_its_table() {
    use It::{Holder, Object, Subject};
    let one = Num::Is(1);
    let rat = MinionId(0);
    let attic = SideId(0);
    let cases: Vec<(&str, Effect)> = vec![
        ("gain-cheese", Effect::GainCheese(Holder, one)),
        ("gain-cheese attacker 2", Effect::GainCheese(Subject, Num::Is(2))),
        ("lose-cheese target lore", Effect::LoseCheese(Object, Num::Lore)),
        ("fill-wheel 1", Effect::FillWheel(one)),
        ("drain-wheel lore+1", Effect::DrainWheel(Num::LorePlus(1))),
        ("pilfer-cheese", Effect::PilferCheese(Holder)),
        ("heal 2 wounds", Effect::Heal(Holder, Num::Is(2), Heals::Wounds)),
        ("heal target 1 poison", Effect::Heal(Object, one, Heals::Poison)),
        ("heal mice-here any", Effect::Heal(Holder, Num::MiceHere, Heals::Any)),
        ("cure-one", Effect::CureOne(Holder)),
        ("unmark stunned", Effect::Unmark(Holder, Marker::Stunned)),
        ("mark target knocked-down", Effect::Mark(Object, Marker::KnockedDown)),
        ("wound target 1 poison=#true", Effect::Wound { who: Object, n: one, poison: true }),
        ("hit target battle", Effect::Hit(Object, Num::Battle)),
        ("give battle +1 until=turn-ends", Effect::Give(Holder, Status::Battle(1), Until::TurnEnds)),
        (
            "give target defense -1 until=round-ends",
            Effect::Give(Object, Status::Defense(-1), Until::RoundEnds),
        ),
        ("give move +2 until=own-next-turn", Effect::Give(Holder, Status::Move(2), Until::HoldersNextTurn)),
        (
            "give unseen until=own-next-turn-ends",
            Effect::Give(Holder, Status::Unseen, Until::HoldersNextTurnEnds),
        ),
        ("give crossing until=chapter-ends", Effect::Give(Holder, Status::Crossing, Until::ChapterEnds)),
        ("give inspired until=round-ends", Effect::Give(Holder, Status::Inspired, Until::RoundEnds)),
        (
            "give form battle=5 defense=3 until=turn-ends",
            Effect::Give(Holder, Status::Form { battle: 5, defense: 3 }, Until::TurnEnds),
        ),
        ("give-minions move -1 until=round-ends", Effect::GiveMinions(Status::Move(-1), Until::RoundEnds)),
        ("attack-with-each blade", Effect::AttackWithEach(1)),
        ("order-attack target", Effect::OrderAttack(Object)),
        ("attack-dice +1", Effect::AttackDice(1, one)),
        ("attack-dice -2", Effect::AttackDice(-1, Num::Is(2))),
        ("attack-dice wounded-others-here", Effect::AttackDice(1, Num::WoundedOthersHere)),
        ("double-battle", Effect::DoubleBattle),
        ("defender-dice -2", Effect::DefenderDice(-2)),
        ("defense-dice +1", Effect::DefenseDice(1)),
        ("count starred-bow hits=2", Effect::CountHits(FaceSet(0b10_0000), 2)),
        ("count any-shield star blocks=2", Effect::CountBlocks(FaceSet(0b10_1110), 2)),
        ("poison-wounds", Effect::PoisonWounds),
        ("add-hits 1", Effect::AddHits(1)),
        ("add-blocks 1", Effect::AddBlocks(1)),
        ("reroll cheese bow", Effect::Reroll(FaceSet(0b01_0001))),
        ("cheese-worth 2", Effect::CheeseWorth(2)),
        ("take-the-blow", Effect::TakeTheBlow),
        ("attack-again", Effect::AttackAgain),
        ("fight-close blunt", Effect::FightClose(Damage::Blunt)),
        (
            "put-on own-tile normal=#true",
            Effect::PutOn { who: Holder, area: Area::Tile(Holder), normal: true, only: None },
        ),
        ("move-points move", Effect::MovePoints(Holder, Num::Move)),
        ("extra-action", Effect::ExtraAction(Holder)),
        ("spawn rat-warrior 2", Effect::Spawn(rat, Num::Is(2))),
        ("spawn rat-warrior 1 on=attic:floor", Effect::SpawnOn(rat, one, attic, SpaceId(1))),
        ("return-to attic:door", Effect::ReturnTo(attic, SpaceId(0))),
        ("remove target", Effect::Remove(Object)),
        ("swap-up", Effect::SwapUp),
        ("hourglass -1", Effect::Hourglass(-1)),
        ("end-marker +1", Effect::EndMarker(1)),
        ("draw", Effect::Draw(Holder)),
        ("take-any weapon armor", Effect::TakeAny(Holder, CardTypes(0b11))),
        ("shuffle-back", Effect::ShuffleBack),
        ("discard-this", Effect::DiscardThis),
        ("search-dice 1", Effect::SearchDice(1)),
        ("search-succeeds", Effect::SearchSucceeds),
        ("go-missing attacker", Effect::GoMissing(Subject)),
        ("set-mousetraps", Effect::SetMousetraps),
        ("set-snare 2", Effect::SetSnare(Num::Is(2))),
        ("win", Effect::Win),
        ("lose", Effect::Lose),
        ("end-turn", Effect::EndTurn),
        ("join tilda on=attic:sill", Effect::Join(MouseId(2), attic, SpaceId(3))),
    ];
    for (line, expected) in cases {
        assert_eq!(effects(line).1, [expected], "{line}");
    }
    let (book, block) = effects("take-card dagger");
    assert_eq!(block, [Effect::TakeCard(Holder, book.search_named("dagger").expect("dagger"))]);
}

#[test]
fn blocks_nest_as_they_read() {
    let (book, block) = effects("if ranged { and target is=large; add-hits 1 }; otherwise { draw }");
    let [Effect::If { conditions, then, otherwise }] = &block[..] else { panic!("{block:?}") };
    assert_eq!(conditions.len(), 2);
    assert_eq!(conditions[1].test, Test::Large(It::Object));
    assert_eq!(book.blocks[then.0 as usize], [Effect::AddHits(1)]);
    assert_eq!(book.blocks[otherwise.0 as usize], [Effect::Draw(It::Holder)]);

    let (book, block) = effects("draw; unless cheese-rolled; extra-action; end-turn");
    let [Effect::Draw(_), Effect::If { conditions, then, otherwise }] = &block[..] else {
        panic!("{block:?}")
    };
    assert!(conditions[0].negate);
    assert_eq!(book.blocks[then.0 as usize], [Effect::ExtraAction(It::Holder), Effect::EndTurn]);
    assert!(book.blocks[otherwise.0 as usize].is_empty());

    let (book, block) =
        effects("choose mouse other=#true on=near-self may=#true up-to=2; gain-cheese 1; draw");
    let [Effect::Choose { among, up_to, optional, then }] = &block[..] else { panic!("{block:?}") };
    assert!(among.other && *optional && *up_to == Num::Is(2) && among.area == Area::Near(It::Holder));
    assert_eq!(
        book.blocks[then.0 as usize],
        [Effect::GainCheese(It::Object, Num::Is(1)), Effect::Draw(It::Object)]
    );

    let (book, block) = effects("check dice=lore { pass { draw }; fail { lose-cheese 1 } }");
    let [Effect::Check { dice: Num::Lore, needs: 1, pass, fail }] = &block[..] else { panic!("{block:?}") };
    assert_eq!(book.blocks[pass.0 as usize], [Effect::Draw(It::Holder)]);
    assert_eq!(book.blocks[fail.0 as usize], [Effect::LoseCheese(It::Holder, Num::Is(1))]);

    let (book, block) = effects("each-cheese dice=roach@attic { fill-wheel }");
    let [Effect::EachCheese { dice: Num::Minions(Some(MinionId(2)), Area::Room(..)), then }] = &block[..]
    else {
        panic!("{block:?}")
    };
    assert_eq!(book.blocks[then.0 as usize], [Effect::FillWheel(Num::Is(1))]);

    let (book, block) = effects("decide which-way { option left { draw }; option right }");
    let [Effect::Decide { prompt, options }] = &block[..] else { panic!("{block:?}") };
    assert_eq!(book.prompts[*prompt as usize], "which-way");
    assert_eq!(book.prompts[options[1].0 as usize], "which-way-right");

    let (_, block) = effects("attack melee whole-space=#true of=roach size=small kind=blunt");
    let [Effect::Attack(attack)] = &block[..] else { panic!("{block:?}") };
    assert!(attack.whole_space && attack.dice.is_none() && attack.damage == Damage::Blunt);
    assert_eq!((attack.among.kind, attack.among.area), (Some(MinionId(2)), Area::Near(It::Holder)));
}

#[test]
fn every_test_becomes_its_table() {
    use It::{Holder, Object, Subject};
    let attic = Area::Room(SideId(0), Spaces(0b1111));
    let cases: Vec<(&str, Test)> = vec![
        ("number 1", Test::Number(1)),
        ("melee", Test::Melee),
        ("ranged", Test::Ranged),
        ("by-minion", Test::ByMinion),
        ("damage magic", Test::DamageKind(Damage::Magic)),
        ("weapon dagger", Test::WeaponTag(0)),
        ("cheese-rolled", Test::CheeseRolled),
        ("target is=large", Test::Large(Object)),
        ("target is=roach", Test::Kind(Object, MinionId(2))),
        ("target kin=rat", Test::Kin(Object, 2)),
        ("attacker is=filch", Test::IsMouse(Subject, MouseId(1))),
        ("self class=healer,mystic", Test::HasClass(Holder, Classes::of([Class::Healer, Class::Mystic]))),
        ("target on=own-space", Test::On(Object, Area::Space(Holder))),
        ("self cheese=2", Test::Cheese(Holder, 2)),
        ("target has=webbed", Test::HasMarker(Object, Marker::Webbed)),
        ("lower-on-track", Test::LowerOnTrack),
        ("slot 1", Test::Slot(1)),
        ("mice 2 on=water", Test::MiceOn(Area::Water, 2)),
        ("any-mouse on=attic", Test::MiceOn(attic, 1)),
        ("every-uncaptured-mouse on=attic", Test::EveryMouseOn(attic)),
        ("minions 3 of=roach", Test::MinionsOn(Area::Board, Some(MinionId(2)), 3)),
        ("any-minion on=attic:door,sill", Test::MinionsOn(Area::Room(SideId(0), Spaces(0b1001)), None, 1)),
        ("in-stash fishhook-and-thread", Test::InStash(SearchId(4))),
        ("page at-least=3", Test::Page(Cmp::AtLeast, 3)),
        ("round at-most=2", Test::Round(Cmp::AtMost, 2)),
        ("first-visit", Test::FirstVisit),
        ("side-up attic", Test::SideUp(SideId(0))),
        ("was-defeated vanestra", Test::WasDefeated(MinionId(3))),
        ("has-card fishhook-and-thread", Test::HasCard(None, SearchId(4))),
        ("self has-card=fishhook-and-thread", Test::HasCard(Some(Holder), SearchId(4))),
        ("target wounds=2", Test::Wounds(Object, 2)),
        ("wounds vanestra at-least=2", Test::WoundsOf(MinionId(3), Cmp::AtLeast, 2)),
        ("round every=3", Test::EveryRound(3)),
        ("found fishhook-and-thread", Test::FoundCard(SearchId(4))),
    ];
    for (line, expected) in cases {
        let (_, block) = effects(&format!("if {line} {{ draw }}"));
        let [Effect::If { conditions, .. }] = &block[..] else { panic!("{block:?}") };
        assert_eq!(conditions[..], [Cond { negate: false, test: expected }], "{line}");
        let (_, block) = effects(&format!("unless not {line} {{ draw }}"));
        let [Effect::If { conditions, .. }] = &block[..] else { panic!("{block:?}") };
        assert!(!conditions[0].negate, "{line}");
    }
}

#[test]
fn counters_flags_and_achievements_belong_to_their_chapter() {
    let chapter = "chapter feast {
    ends-on-page 4; party 4; encounters none
    map { row attic hall }
    start attic
    counter crumbs starts=6
    flag awake
    remembers awake as=miz-maggie
    victory { counter crumbs is=0 }
    victory { achieved miz-maggie; flag awake }
    defeat { not page at-most=3; counter crumbs at-least=9 }
    rule nibble { when round-starts { take crumbs number; add crumbs crumbs; set awake; achieve miz-maggie; story feast } }
    room hall { quiet; rule rug { shelter +1 }; rule cold { instead-of turn of=roach on=mat { draw of=mouse on=hall } } }
}";
    let files = [
        ("a/book.kdl", "book tales { achievement miz-maggie; chapters feast }"),
        ("a/feast/chapter.kdl", chapter),
    ];
    let loaded = load_with(&small_box(), &Sources::from_pairs(files));
    let errors: Vec<_> = loaded.diagnostics.iter().filter(|d| d.code != "C0502").collect();
    assert!(errors.is_empty(), "{errors:?}");
    let story = loaded.first().expect("a book");
    let book = Book::clone(&story.book);
    let feast = &book.chapters[0];
    let (crumbs, awake) = (CounterId(0), CounterId(1));
    assert_eq!(feast.counters, [("crumbs".to_string(), 6), ("awake".to_string(), 0)]);
    assert_eq!(feast.remembers, [(awake, AchievementId(0))]);
    assert_eq!(feast.victory.len(), 2);
    assert!(feast.defeat[0][0].negate);
    let rule = &book.rules[feast.rules[0].0 as usize];
    assert_eq!(
        book.blocks[rule.effects.0 as usize],
        [
            Effect::Take(crumbs, Num::Number),
            Effect::Add(crumbs, Num::Counter(crumbs)),
            Effect::Set(awake, 1),
            Effect::Achieve(AchievementId(0)),
            Effect::Story(MomentId(0)),
        ]
    );
    let hall = &feast.rooms[0];
    let kinds: Vec<_> = hall.statics.iter().map(|s| &book.statics[*s as usize].3).collect();
    assert_eq!(kinds[0], &Static::Shelter(Spaces::one(SpaceId(1)), 1));
    assert!(matches!(kinds[1], Static::InsteadOfTurn { kind: MinionId(2), spaces: Spaces(1), .. }));
}

#[test]
fn every_standing_rule_becomes_its_table() {
    let cases: Vec<(&str, Static)> = vec![
        ("battle +1", Static::Battle(1, None)),
        ("battle +1 melee", Static::Battle(1, Some(Reach::Melee))),
        ("defense +1", Static::Defense(1)),
        ("move -1", Static::Move(-1)),
        ("lore +1", Static::Lore(1)),
        ("life +1", Static::Life(1)),
        ("ignores-traps", Static::IgnoresTraps),
        ("crosses", Static::Crosses),
        ("extra-paw blade", Static::ExtraPaw(1)),
        ("search-dice 1", Static::SearchDice(1)),
        ("steals", Static::Steals),
        ("poisons", Static::Poisons),
        ("marks stunned", Static::Marks(Marker::Stunned)),
        ("cheese-attacks-again", Static::CheeseAttacksAgain),
        ("no-defense", Static::NoDefense),
        ("blocks starred-shield 2", Static::Blocks(FaceSet(0b1000), 2)),
        ("immune blunt", Static::Immune(Damage::Blunt)),
        ("forbid explore", Static::ForbidExplore { via: Via::Any, colour: None }),
        ("forbid explore via=east", Static::ForbidExplore { via: Via::Edge(Edge::East), colour: None }),
        ("forbid explore via=flip", Static::ForbidExplore { via: Via::Flip, colour: None }),
        ("dark 2", Static::Dark(2)),
        (
            "forbid explore via=exit colour=blue",
            Static::ForbidExplore { via: Via::Exits, colour: Some(Colour::Blue) },
        ),
        ("held filch", Static::Held(MouseId(1))),
    ];
    for (line, expected) in cases {
        let text = format!("accessory probe {{ {line} }}");
        let loaded = load_with(&small_box(), &Sources::from_pairs([("search.kdl", text)]));
        assert_eq!(loaded.diagnostics, [], "{line}");
        let book = &loaded.first().expect("a book").book;
        let card = &book.search[book.search_named("probe").expect("card").ix()];
        let (source, cite, _, found) = &book.statics[card.statics[0] as usize];
        assert_eq!(found, &expected);
        assert!(matches!(source, Source::Search(_)));
        assert_eq!(book.rule_name(*cite), "card/probe");
    }
}

#[test]
fn an_author_replaces_and_adds_to_the_box() {
    let own = Sources::from_pairs([
        ("mine/search.kdl", "weapon dagger copies=2 { attack melee bonus=+2 kind=sharp; tags dagger blade }"),
        (
            "mine/minions.kdl",
            "minion moth size=small { battle 1; defense 0; attack ranged; figures moth limit=3; }",
        ),
    ]);
    let loaded = load_with(&small_box(), &own);
    assert_eq!(loaded.diagnostics, []);
    let story = loaded.first().expect("a book");
    let book = Book::clone(&story.book);
    let dagger = &book.search[book.search_named("dagger").expect("dagger").ix()];
    assert_eq!((dagger.copies, dagger.weapon.map(|w| w.bonus)), (2, Some(2)));
    assert_eq!(book.search.iter().filter(|c| c.name == "dagger").count(), 1);
    assert!(book.minion_named("moth").is_some() && book.minion_named("roach").is_some());
    assert_eq!(story.drawings.len(), book.sides.len());
    assert_eq!(book.sides[0].back, SideId(1));
    let filch = &book.mice[book.mouse_named("filch").expect("filch").ix()];
    assert_eq!(filch.equipment, [book.search_named("dagger").expect("dagger")]);
    let pilfer = &book.rules[filch.rules[0].0 as usize];
    assert_eq!((pilfer.cite, pilfer.when), (RuleId::POW_11, When::Defeated));
}

#[test]
fn a_lone_file_of_a_folder_is_read_by_its_name() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../broken-content/leans-on/box/encounters.kdl");
    let own = Sources::from_dir(&path).expect("the file");
    assert_eq!(own.iter().map(|(p, _)| p).collect::<Vec<_>>(), ["encounters.kdl"]);
    assert_eq!(load_with(&small_box(), &own).diagnostics, []);
    assert!(Sources::from_dir(Path::new("no/such/folder")).is_err());
}

#[test]
fn prose_is_kept_by_moment_and_language() {
    let chapter = "chapter a { ends-on-page 4; party 4; encounters none; map { row attic }; start attic\nvictory { page is=2 } }";
    let text = "# opening\n\nOnce *upon* a time.\n\n## A part\n\nMore.\n\n# victory\n\nDone.\n";
    let files = [("a/chapter.kdl", chapter), ("a/en.md", text), ("a/de.md", text), ("a/pl.md", text)];
    let loaded = load_with(&small_box(), &Sources::from_pairs(files));
    assert_eq!(loaded.diagnostics, []);
    let story = loaded.first().expect("a book");
    assert_eq!(story.prose.len(), 6);
    let opening = story.prose.iter().find(|p| p.language == "en" && p.moment == "opening").expect("opening");
    assert_eq!(opening.text, "Once *upon* a time.\n\n## A part\n\nMore.");
    assert_eq!(opening.chapter, "a");
}
