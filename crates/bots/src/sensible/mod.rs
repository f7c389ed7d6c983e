//! `sensible`: fast rules of thumb a good family would use.
//!
//! Protect the weak, take winnable fights, mind the wheel and the hourglass, search when it is safe, keep
//! together for exits and traps, do what the planner says is next, and side quests when there is time for them. A pure function of the table, apart from a count of what was used in the turn at hand, which keeps it from
//! using something free for ever.

mod answers;
mod cards;
mod tread;
mod turn;
mod worth;

use crate::look::Look;
use crate::planner::Outline;
use crate::{Policy, Reason};
use engine::{Ask, Choice, Decision, Imagined, Offer};

pub(crate) use turn::{Plan, plans};

/// Most uses of cards and powers in one turn.
const MOST_USES: u8 = 6;

/// The sensible policy.
#[derive(Clone, Debug, Default)]
pub struct Sensible {
    outline: Option<Outline>,
    turn: (u8, Option<usize>),
    uses: u8,
    follows: bool,
}

/// Everything a rule of thumb may ask.
pub(crate) struct Mind<'a> {
    pub look: Look<'a>,
    pub outline: &'a Outline,
    pub offers: &'a [Offer],
    pub decision: Decision,
    /// Cards and powers may still be used in this turn.
    pub may_use: bool,
    /// Others lead the party out of a room.
    pub follows: bool,
}

impl Sensible {
    /// A new one; it needs no seed.
    pub fn new() -> Sensible {
        Sensible::default()
    }

    /// Prepares for a decision of this game.
    pub(crate) fn mind<'a>(
        &'a mut self,
        game: &'a Imagined,
        decision: Decision,
        offers: &'a [Offer],
    ) -> Mind<'a> {
        let (board, book) = (game.game().board(), &**game.game().book());
        if self.outline.as_ref().is_none_or(|o| o.chapter != board.chapter_id()) {
            self.outline = Some(Outline::of(book, board.chapter_id()));
        }
        let turn = (board.round(), board.turn().mouse());
        if turn != self.turn {
            self.turn = turn;
            self.uses = 0;
        }
        Mind {
            look: Look::at(board, book),
            outline: self.outline.as_ref().expect("made above"),
            offers,
            decision,
            may_use: self.uses < MOST_USES,
            follows: self.follows,
        }
    }
}

impl Policy for Sensible {
    fn name(&self) -> &'static str {
        "sensible"
    }

    fn choose(&mut self, game: &Imagined, offers: &[Offer]) -> (Choice, Reason) {
        if let [only] = offers {
            return (only.choice, Reason::OnlyChoice);
        }
        let decision = game.decision().expect("a game with offers has a decision");
        let mind = self.mind(game, decision, offers);
        let (choice, reason) = mind.answer();
        debug_assert!(offers.iter().any(|o| o.choice == choice), "{choice:?} of {offers:?}");
        if matches!(choice, Choice::Use(_)) {
            self.uses += 1;
        }
        (choice, reason)
    }

    fn follow(&mut self, follows: bool) {
        self.follows = follows;
    }
}

impl Mind<'_> {
    fn answer(&self) -> (Choice, Reason) {
        let mouse = self.decision.about.and_then(engine::id::Fig::as_mouse);
        match self.decision.ask {
            Ask::Turn => match mouse {
                Some(m) => self.take_turn(m),
                None => self.any(),
            },
            Ask::BeforeTurn | Ask::React => self.react(),
            Ask::Share => self.share(),
            Ask::Equip => self.equip(),
            Ask::KeepOrCash => self.keep_or_cash(),
            Ask::DiscardDown => self.discard_down(),
            Ask::Rescue | Ask::PlaceMouse | Ask::Space => self.stand_somewhere(),
            Ask::PlaceMinion | Ask::MinionPath | Ask::ChasePath => self.move_minion(),
            Ask::MinionOrder => self.any_as(Reason::LeastHarm),
            Ask::Branch => self.branch(),
            Ask::BossWound => self.boss_wound(),
            Ask::Disguise => self.disguise(),
            Ask::Trap => self.trap(),
            Ask::Target => self.target(),
            Ask::Cure => self.cure(),
            Ask::Card => self.card(),
            Ask::Story => self.story(),
            // POW-11: cheese off the wheel is worth twice.
            Ask::Pilfer => (Choice::Yes, Reason::FromTheWheel),
        }
    }

    pub(crate) fn any(&self) -> (Choice, Reason) {
        self.any_as(Reason::OnlyChoice)
    }

    pub(crate) fn any_as(&self, reason: Reason) -> (Choice, Reason) {
        (self.offers[0].choice, reason)
    }

    pub(crate) fn offered(&self, choice: Choice) -> bool {
        self.offers.iter().any(|o| o.choice == choice)
    }

    /// The offer with the highest score; the first among equals.
    pub(crate) fn best(&self, mut score: impl FnMut(Choice) -> i32) -> Choice {
        let mut best = (i32::MIN, self.offers[0].choice);
        for o in self.offers {
            let s = score(o.choice);
            if s > best.0 {
                best = (s, o.choice);
            }
        }
        best.1
    }
}
