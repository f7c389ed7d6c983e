//! Everything that can happen, be chosen or be refused has its words, whether random play meets it or not.

mod common;

use common::{catalogue, is_whole, setup};
use engine::book::{Edge, Marker, Reach, RuleIx, Status, Until};
use engine::dice::{Face, Stream};
use engine::event::{Absence, Card, CardPlace, Event, Free, Honour, Pile, Purpose, Token};
use engine::id::{
    AbilityId, CardId, ChapterId, EncounterId, Fig, InitId, MinionId, Place, SearchId, SideId, SpaceId,
    TileId,
};
use engine::{Cause, CausedEvent, Choice, Game, Outcome, RuleId, Why};
use words::Lang;

fn game() -> Game {
    let book = catalogue().book();
    let setup = setup(book, ChapterId(0), &mut Stream::from_number(1));
    let mut game =
        Game::new(book.clone(), &setup, &[3; 32], &mut engine::IgnoreEvents).expect("a legal setup");
    while game.board().minions().count() < 2 {
        let first = game.choices()[0].choice;
        game.play(first).expect("listed");
    }
    game
}

/// Written out, so that a new refusal cannot be forgotten: the match below has no `_`.
fn every_why() -> Vec<Why> {
    use Why as W;
    let all = vec![
        W::Over,
        W::OtherDecision,
        W::ActionSpent,
        W::MoveSpent,
        W::EndedByWater,
        W::EndedByCompany,
        W::EndedByClimb,
        W::EndedByStanding,
        W::OneWayIn,
        W::OnlyPoison,
        W::SameAbilityUsed,
        W::NotAdjacent,
        W::RedLine,
        W::NoWay,
        W::SpaceFull,
        W::Movement { need: 3, have: 1 },
        W::Movement { need: 1, have: 0 },
        W::HeldByMinions { mice: 1, minions: 2 },
        W::AgainstCurrent,
        W::ClimbFirst,
        W::KnockedDown,
        W::Webbed,
        W::Stunned,
        W::NotMovedYet,
        W::NoWeapon,
        W::NotEquipped,
        W::OutOfReach,
        W::NotSeen,
        W::NearFoeFirst,
        W::AlreadySearched,
        W::NothingToRecover,
        W::MinionsHere,
        W::NotAtExit,
        W::NoMatchingExit,
        W::TileOccupied,
        W::NotOnFlipSpace,
        W::NoHook,
        W::NotTinkererNorScamp,
        W::InWater,
        W::FreeSpent,
        W::NotNear,
        W::Cheese { need: 6, have: 2 },
        W::WrongClass,
        W::AbilityUsed,
        W::AlreadyUsed,
        W::NotNow,
        W::NotHeld,
        W::PackOrPaws,
        W::Requirement,
        W::NotInStash,
        W::Occupied,
        W::Held,
        W::RoomForbids,
        W::Scurrying,
        W::Gone,
    ];
    for why in &all {
        match why {
            W::Over
            | W::OtherDecision
            | W::ActionSpent
            | W::MoveSpent
            | W::EndedByWater
            | W::EndedByCompany
            | W::EndedByClimb
            | W::EndedByStanding
            | W::OneWayIn
            | W::OnlyPoison
            | W::SameAbilityUsed
            | W::NotAdjacent
            | W::RedLine
            | W::NoWay
            | W::SpaceFull
            | W::Movement { .. }
            | W::HeldByMinions { .. }
            | W::AgainstCurrent
            | W::ClimbFirst
            | W::KnockedDown
            | W::Webbed
            | W::Stunned
            | W::NotMovedYet
            | W::NoWeapon
            | W::NotEquipped
            | W::OutOfReach
            | W::NotSeen
            | W::NearFoeFirst
            | W::AlreadySearched
            | W::NothingToRecover
            | W::MinionsHere
            | W::NotAtExit
            | W::NoMatchingExit
            | W::TileOccupied
            | W::NotOnFlipSpace
            | W::NoHook
            | W::NotTinkererNorScamp
            | W::InWater
            | W::FreeSpent
            | W::NotNear
            | W::Cheese { .. }
            | W::WrongClass
            | W::AbilityUsed
            | W::AlreadyUsed
            | W::NotNow
            | W::NotHeld
            | W::PackOrPaws
            | W::Requirement
            | W::NotInStash
            | W::Occupied
            | W::Held
            | W::RoomForbids
            | W::Scurrying
            | W::Gone => {}
        }
    }
    all
}

fn every_choice() -> Vec<Choice> {
    use Choice as C;
    let (s, m, k, f) = (SpaceId(1), 0, SearchId(5), Fig::minion(0));
    let mut all = vec![
        C::Step(s),
        C::ClimbOut(s),
        C::StandUp,
        C::Halt,
        C::Scurry,
        C::Battle { weapon: Some(k), target: f },
        C::Battle { weapon: None, target: f },
        C::Search,
        C::LookFor(m),
        C::Flip,
        C::Share(m),
        C::Equip,
        C::LevelUp(AbilityId(3)),
        C::ExtraAction,
        C::PlaceHook(s),
        C::TakeHook,
        C::PlaceFork,
        C::TakeFork,
        C::Catapult(m),
        C::PlaceGrape(s),
        C::ShootGrape(f),
        C::Catnip,
        C::EndTurn,
        C::Give(k),
        C::Take(k),
        C::GiveCheese,
        C::TakeCheese,
        C::Wear(k),
        C::Stow(k),
        C::Done,
        C::Keep,
        C::Cash,
        C::Discard(k),
        C::Pass,
        C::Pick(f),
        C::Go(s),
        C::PickCard(k),
        C::PickInit(InitId(0)),
        C::RemovePoison,
        C::Yes,
        C::No,
        C::WithMove,
        C::WithLore,
    ];
    all.extend(Edge::ALL.map(C::Leave));
    all.extend(Marker::ALL.map(C::Recover));
    all.extend(Marker::ALL.map(C::Remove));
    all.extend((0..catalogue().book().rules.len() as u16).map(|ix| C::Use(RuleIx(ix))));
    all
}

fn every_event() -> Vec<Event> {
    use Event as E;
    let (mouse, fig, foe) = (0, Fig::mouse(1), Fig::minion(0));
    let at = Place { tile: TileId(0), space: SpaceId(2) };
    let card = CardId(4);
    let roll = [Face::CHEESE, Face::SHIELD_STAR].into_iter().collect();
    let mut all = vec![
        E::ChapterBegan { chapter: ChapterId(0) },
        E::TilesLaid { n: 3 },
        E::MouseReady { mouse },
        E::StartingCard { mouse, card },
        E::Modified { who: Some(fig) },
        E::Modified { who: None },
        E::CardMoved { from: 1, to: 0 },
        E::CardMoved { from: 0, to: 1 },
        E::CardLaid { card: Card::Mouse(0) },
        E::CardLeft { card: Card::Mouse(0) },
        E::CardLeft { card: Card::Minion(InitId(1)) },
        E::RoundBegan { round: 2 },
        E::TurnBegan { card: Card::Mouse(0) },
        E::TurnBegan { card: Card::Minion(InitId(1)) },
        E::TurnSkipped { mouse },
        E::Tossed { splat: true },
        E::Tossed { splat: false },
        E::MoveSet { mouse, points: 4, die: 2, scurry: false },
        E::MoveSet { mouse, points: 4, die: 0, scurry: false },
        E::MoveSet { mouse, points: 4, die: 2, scurry: true },
        E::MovePoints { mouse, points: 1 },
        E::Stepped { fig, to: at, cost: 3 },
        E::Stepped { fig: foe, to: at, cost: 1 },
        E::StoodUp { fig },
        E::Placed { fig, at },
        E::Drifted { mouse, to: at },
        E::DriftedOff { mouse },
        E::ActionGained { mouse },
        E::FreeSpent { mouse, free: Free::Share },
        E::FreeSpent { mouse, free: Free::Equip },
        E::AbilityUsed { mouse, ability: AbilityId(0) },
        E::CardUsed { mouse, card },
        E::Learned { mouse, ability: AbilityId(0) },
        E::CheeseGained { mouse, n: 5 },
        E::CheeseLost { mouse, n: 1 },
        E::CheeseGiven { from: 0, to: 1, n: 2 },
        E::WheelFilled { n: 2 },
        E::WheelDrained { n: 1 },
        E::SurgeBegan { tile: TileId(0) },
        E::Attacked { attacker: Some(fig), target: foe, reach: Reach::Melee, weapon: Some(card) },
        E::Attacked { attacker: Some(foe), target: fig, reach: Reach::Melee, weapon: None },
        E::Attacked { attacker: None, target: foe, reach: Reach::Melee, weapon: None },
        E::Hits { attacker: Some(fig), n: 5 },
        E::Blocked { fig, n: 1 },
        E::Wounded { fig, n: 2, poison: false },
        E::Wounded { fig, n: 1, poison: true },
        E::BossWounded { init: InitId(6), n: 1 },
        E::Stolen { mouse, n: 1, by: foe },
        E::Healed { mouse, n: 2, poison: false },
        E::Healed { mouse, n: 1, poison: true },
        E::MinionPlaced { fig: Fig::minion(9), kind: MinionId(3), number: 1, at },
        E::MinionLeft { fig: foe, defeated: true, roach: false, by: Some(0) },
        E::MinionLeft { fig: foe, defeated: true, roach: false, by: None },
        E::MinionLeft { fig: foe, defeated: false, roach: false, by: None },
        E::Captured { mouse },
        E::Rescued { mouse, at },
        E::WentMissing { mouse },
        E::Found { mouse, at },
        E::Joined { mouse, at },
        E::SearchFailed { mouse },
        E::SpecialFound { index: 0 },
        E::EncounterTurned { card: EncounterId(0) },
        E::EncounterDiscarded { card: EncounterId(0) },
        E::Greed { on: true },
        E::Greed { on: false },
        E::HourglassMoved { to: 2 },
        E::EndMarkerMoved { to: 7 },
        E::Explored { side: SideId(2) },
        E::TileFlipped { tile: TileId(0), up: SideId(5) },
        E::TileLaid { tile: TileId(0), up: SideId(5) },
        E::TileClosed { tile: TileId(0) },
        E::TrapSet { at },
        E::TrapGone { at, sprung: true },
        E::TrapGone { at, sprung: false },
        E::SnareSet { at, dice: 2 },
        E::SnareSprung { at },
        E::CheckMade { who: Some(fig), passed: true },
        E::CheckMade { who: Some(fig), passed: false },
        E::BossCards { kind: MinionId(5), n: 2 },
        E::TargetChosen { by: foe, target: fig },
    ];
    for pile in [Pile::Search, Pile::Encounters] {
        all.extend([false, true].map(|discards| E::Shuffled { pile, discards, seed: 1 }));
    }
    for (_, why) in Purpose::NAMED {
        all.extend([
            E::Rolled { who: Some(fig), why, roll },
            E::Rerolled { who: None, why, roll, anew: roll },
        ]);
    }
    for marker in Marker::ALL {
        all.extend([E::Marked { fig, marker }, E::Unmarked { fig, marker }]);
    }
    for token in [Token::Hook, Token::Fork, Token::Grape] {
        all.extend([E::TokenPlaced { token, card, at, other: None }, E::TokenTaken { token }]);
    }
    for status in [
        Status::Battle(1),
        Status::Defense(-1),
        Status::Move(-2),
        Status::Unseen,
        Status::Crossing,
        Status::Inspired,
        Status::Form { battle: 5, defense: 3 },
    ] {
        for until in [
            Until::TurnEnds,
            Until::HoldersNextTurn,
            Until::HoldersNextTurnEnds,
            Until::RoundEnds,
            Until::ChapterEnds,
        ] {
            all.extend([Some(fig), None].map(|who| E::StatusGiven { who, status, until, by: 0 }));
        }
    }
    for honour in
        [Honour::Cheesemaster, Honour::Roachmaster, Honour::Poisonmaster, Honour::Scaper, Honour::CatTamer]
    {
        all.push(E::HonourEarned { honour, mouse });
    }
    let places = [
        CardPlace::Deck,
        CardPlace::Discards,
        CardPlace::Stash,
        CardPlace::Pack(0),
        CardPlace::Equipped(0),
        CardPlace::Gone,
        CardPlace::Drawn,
        CardPlace::Pack(1),
    ];
    for from in places {
        all.extend(places.into_iter().filter(|to| *to != from).map(|to| E::CardMovedTo { card, from, to }));
    }
    let defeats = [Outcome::TimeIsUp, Outcome::AllCaptured, Outcome::Defeat, Outcome::Stuck];
    for outcome in [Outcome::Victory].into_iter().chain(defeats) {
        all.push(E::Ended { outcome });
    }
    all
}

#[test]
fn every_refusal_has_its_words() {
    for lang in Lang::ALL {
        for why in every_why() {
            let text = catalogue().locale(lang).why(why);
            assert!(is_whole(&text), "{lang}: {why:?}: {text}");
        }
    }
}

#[test]
fn every_choice_has_its_words() {
    let game = game();
    for lang in Lang::ALL {
        for choice in every_choice() {
            let text = catalogue().locale(lang).label(&game, choice).text();
            assert!(is_whole(&text), "{lang}: {choice:?}: {text}");
        }
    }
}

#[test]
fn every_event_has_its_words() {
    let mut board = game().board().clone();
    // Enough of everything to give and to lose.
    [Event::CheeseGained { mouse: 0, n: 3 }, Event::WheelFilled { n: 2 }].iter().for_each(|e| board.apply(e));
    for lang in Lang::ALL {
        let locale = catalogue().locale(lang);
        for event in every_event() {
            let told = CausedEvent { event, cause: Cause::of(RuleId::MIN_8) };
            let lines = locale.log(&catalogue().publish(&mut board.clone(), &[told]));
            assert_eq!(lines.len(), 1, "{lang}: {event:?}");
            let said = lines.iter().flat_map(|l| l.details.iter().map(|d| &d.text).chain(&l.sentences));
            said.for_each(|text| assert!(is_whole(text), "{lang}: {event:?}: {text}"));
        }
    }
}

#[test]
fn every_absence_has_its_words() {
    use Absence as A;
    let fig = Some(Fig::minion(0));
    let mouse = Some(Fig::mouse(0));
    let absences = [
        (A::Defense, fig, RuleId::BAT_4),
        (A::Defense, mouse, RuleId::POW_6),
        (A::MovementDie, fig, RuleId::VAR_1),
        (A::MovementDie, fig, RuleId::GRP_4),
        (A::Move, fig, RuleId::MIN_4),
        (A::Move, fig, RuleId::MIN_6),
        (A::Move, fig, RuleId::RUL_20),
        (A::Move, mouse, RuleId::EFF_4),
        (A::Attack, fig, RuleId::GRP_1),
        (A::Attack, fig, RuleId::MIN_8),
        (A::Minions, None, RuleId::DIS_1),
        (A::Minions, None, RuleId::PLC_7),
        (A::Minions, None, RuleId::SUR_3),
        (A::Drift, mouse, RuleId::RUL_18),
        (A::Cheese, fig, RuleId::BRO_2),
        (A::Wound, fig, RuleId::BAT_8),
        (A::Wound, None, RuleId::GRP_3),
        (A::Wound, fig, RuleId::WND_3),
        (A::Marker, mouse, RuleId::ACH_3),
        (A::Status, mouse, RuleId::ABIL_4),
        (A::Status, None, RuleId::ABIL_4),
        (A::Snare, mouse, RuleId::ABIL_4),
        (A::TrapCheck, mouse, RuleId::POW_13),
        (A::Encounter, None, RuleId::ENC_1),
        (A::Encounter, None, RuleId::STORY_5),
        (A::Encounter, None, RuleId::ENC_5),
        (A::SearchCard, mouse, RuleId::SEA_6),
        (A::Turn, fig, RuleId::RUL_14),
        (A::Turn, fig, RuleId::STORY_2),
        (A::InitiativeCard, None, RuleId::INI_4),
    ];
    let game = game();
    for lang in Lang::ALL {
        for (what, who, rule) in absences {
            let told = CausedEvent { event: Event::Nothing { what, who }, cause: Cause::of(rule) };
            let lines =
                catalogue().locale(lang).log(&catalogue().publish(&mut game.board().clone(), &[told]));
            assert_eq!(lines.len(), 1, "{lang}: {what:?}");
            assert!(is_whole(&lines[0].text()), "{lang}: {what:?}: {}", lines[0].text());
        }
    }
}
