//! The engine's words for reasons, questions, places and rolls, as a case and the locale files write them.

use engine::event::{Absence, CardPlace, Honour, Pile, Purpose, Token};
use engine::position::PositionError;
use engine::{Ask, Outcome, SetupError, Why};

macro_rules! names {
    ($(#[$doc:meta])* $list:ident, $function:ident, $key:ident($type:ty): $($pattern:pat => $name:literal),* $(,)?) => {
        $(#[$doc])*
        pub(crate) const $list: &[&str] = &[$($name),*];

        pub(crate) const fn $function(value: &$type) -> &'static str {
            match value { $($pattern => $name),* }
        }

        /// Its sentence in the locale files.
        pub(crate) const fn $key(value: &$type) -> &'static str {
            match value { $($pattern => concat!("why-", $name)),* }
        }
    };
}

names! {
    /// Reasons of a refusal.
    REASONS, reason, reason_key(Why):
    Why::Over => "over",
    Why::OtherDecision => "other-decision",
    Why::ActionSpent => "action-spent",
    Why::MoveSpent => "move-spent",
    Why::EndedByWater => "ended-by-water",
    Why::EndedByCompany => "ended-by-company",
    Why::EndedByClimb => "ended-by-climb",
    Why::EndedByStanding => "ended-by-standing",
    Why::NotAdjacent => "not-adjacent",
    Why::RedLine => "red-line",
    Why::NoWay => "no-way",
    Why::OneWayIn => "one-way-in",
    Why::SpaceFull => "space-full",
    Why::Movement { .. } => "movement",
    Why::HeldByMinions { .. } => "held-by-minions",
    Why::AgainstCurrent => "against-current",
    Why::ClimbFirst => "climb-first",
    Why::KnockedDown => "knocked-down",
    Why::Webbed => "webbed",
    Why::Stunned => "stunned",
    Why::NotMovedYet => "not-moved-yet",
    Why::NoWeapon => "no-weapon",
    Why::NotEquipped => "not-equipped",
    Why::OutOfReach => "out-of-reach",
    Why::NotSeen => "not-seen",
    Why::NearFoeFirst => "near-foe-first",
    Why::AlreadySearched => "already-searched",
    Why::NothingToRecover => "nothing-to-recover",
    Why::MinionsHere => "minions-here",
    Why::NotAtExit => "not-at-exit",
    Why::NoMatchingExit => "no-matching-exit",
    Why::TileOccupied => "tile-occupied",
    Why::NotOnFlipSpace => "not-on-flip-space",
    Why::NoHook => "no-hook",
    Why::NotTinkererNorScamp => "not-tinkerer-nor-scamp",
    Why::InWater => "in-water",
    Why::FreeSpent => "free-spent",
    Why::NotNear => "not-near",
    Why::Cheese { .. } => "cheese",
    Why::WrongClass => "wrong-class",
    Why::AbilityUsed => "ability-used",
    Why::SameAbilityUsed => "same-ability-used",
    Why::AlreadyUsed => "already-used",
    Why::NotNow => "not-now",
    Why::OnlyPoison => "only-poison",
    Why::NotHeld => "not-held",
    Why::PackOrPaws => "pack-or-paws",
    Why::Requirement => "requirement",
    Why::NotInStash => "not-in-stash",
    Why::Occupied => "occupied",
    Why::Held => "held",
    Why::RoomForbids => "room-forbids",
    Why::Scurrying => "scurrying",
    Why::Gone => "gone",
}

/// The individual achievements by name.
pub(crate) const HONOURS: &[(&str, Honour)] = &[
    ("cheesemaster", Honour::Cheesemaster),
    ("roachmaster", Honour::Roachmaster),
    ("poisonmaster", Honour::Poisonmaster),
    ("scaper", Honour::Scaper),
    ("cat-tamer", Honour::CatTamer),
];

/// What is being decided.
pub(crate) const fn ask(ask: Ask) -> &'static str {
    match ask {
        Ask::Turn => "turn",
        Ask::BeforeTurn => "before-turn",
        Ask::React => "react",
        Ask::Share => "share",
        Ask::Equip => "equip",
        Ask::KeepOrCash => "keep-or-cash",
        Ask::DiscardDown => "discard-down",
        Ask::Rescue => "rescue",
        Ask::PlaceMouse => "place-mouse",
        Ask::PlaceMinion => "place-minion",
        Ask::MinionOrder => "minion-order",
        Ask::MinionPath => "minion-path",
        Ask::ChasePath => "chase-path",
        Ask::Branch => "branch",
        Ask::BossWound => "boss-wound",
        Ask::Disguise => "disguise",
        Ask::Trap => "trap",
        Ask::Target => "target",
        Ask::Space => "space",
        Ask::Cure => "cure",
        Ask::Card => "card",
        Ask::Story => "story",
        Ask::Pilfer => "pilfer",
    }
}

/// Why dice are rolled.
pub(crate) fn roll(why: Purpose) -> &'static str {
    Purpose::NAMED.iter().find(|(_, p)| *p == why).map_or("story", |(name, _)| name)
}

/// An individual achievement.
pub(crate) fn honour(honour: Honour) -> &'static str {
    HONOURS.iter().find(|(_, h)| *h == honour).map_or("?", |(name, _)| name)
}

/// How a chapter ended.
pub(crate) const fn outcome(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        None => "none",
        Some(Outcome::Victory) => "victory",
        Some(Outcome::TimeIsUp) => "time-is-up",
        Some(Outcome::AllCaptured) => "all-captured",
        Some(Outcome::Defeat) => "defeat",
        Some(Outcome::Stuck) => "stuck",
    }
}

pub(crate) const fn pile(pile: Pile) -> &'static str {
    match pile {
        Pile::Search => "search",
        Pile::Encounters => "encounters",
    }
}

pub(crate) const fn token(token: Token) -> &'static str {
    match token {
        Token::Hook => "hook",
        Token::Fork => "fork",
        Token::Grape => "grape",
    }
}

/// Where a search card lies; a pack or what is worn goes with its mouse.
pub(crate) const fn card_place(place: CardPlace) -> &'static str {
    match place {
        CardPlace::Deck => "deck",
        CardPlace::Discards => "discards",
        CardPlace::Stash => "stash",
        CardPlace::Pack(_) => "pack",
        CardPlace::Equipped(_) => "equipped",
        CardPlace::Gone => "gone",
        CardPlace::Board => "board",
        CardPlace::Drawn => "drawn",
    }
}

/// What did not happen.
pub(crate) const fn absence(what: Absence) -> &'static str {
    match what {
        Absence::Defense => "defense",
        Absence::MovementDie => "movement-die",
        Absence::Move => "move",
        Absence::Attack => "attack",
        Absence::Minions => "minions",
        Absence::Drift => "drift",
        Absence::Cheese => "cheese",
        Absence::Wound => "wound",
        Absence::Marker => "marker",
        Absence::TrapCheck => "trap-check",
        Absence::Encounter => "encounter",
        Absence::SearchCard => "search-card",
        Absence::Turn => "turn",
        Absence::InitiativeCard => "initiative-card",
        Absence::Status => "status",
        Absence::Snare => "snare",
        Absence::Tile => "tile",
    }
}

/// Why a party cannot set out.
pub(crate) const fn setup(error: &SetupError) -> &'static str {
    match error {
        SetupError::NoSuchChapter => "chapter",
        SetupError::PartySize { .. } => "size",
        SetupError::MouseTwice(_) => "mouse-twice",
        SetupError::MouseNotAllowed(_) => "mouse-not-allowed",
        SetupError::MouseRequired(_) => "mouse-required",
        SetupError::NoAbility(_) => "no-ability",
        SetupError::AbilityNotForMouse(..) => "ability-not-for-mouse",
        SetupError::AbilityTwice(_) => "ability-twice",
        SetupError::TooManyKept(_) => "too-many-kept",
        SetupError::CannotKeep(_) => "cannot-keep",
        SetupError::NotCarried(..) => "not-carried",
        SetupError::NoSuchAbility => "no-such-ability",
    }
}

/// Why a position cannot stand.
pub(crate) const fn position(error: &PositionError) -> &'static str {
    match error {
        PositionError::SpaceFull(_) => "space-full",
        PositionError::NoSuchSpace(_) => "no-such-space",
        PositionError::NoCopy(_) => "no-copy",
        PositionError::TooManyMinions(_) => "too-many-minions",
        PositionError::CardWithoutFigure(_) => "card-without-figure",
        PositionError::FigureWithoutCard(_) => "figure-without-card",
        PositionError::NotInParty(_) => "not-in-party",
        PositionError::NoSuchEncounter(_) => "no-such-encounter",
    }
}
