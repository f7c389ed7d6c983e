//! Looking ahead, for players who plan: what each minion will do as things stand, and what a choice may cost.
//! Nothing here knows dice to come; where a die decides, every number on it is thought through.

use crate::board::Board;
use crate::book::{Attacks, Reach, Status};
use crate::choice::{Choice, Offer};
use crate::control::GameRef;
use crate::event::{Card, Event};
use crate::foresight::odds::{AttackOdds, Distribution, Probability};
use crate::game::Game;
use crate::id::{Fig, InitId, Place, SpaceId, Spaces};
use crate::options::Variant;
use crate::rule::RuleId;

/// The numbers on a movement die; each is on two of its faces.
pub const NUMBERS: [u8; 3] = [1, 2, 3];

pub use crate::board::WHEEL;

/// How a minion will spend its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MinionPlan {
    /// No mouse on its tile: nothing at all (RUL-14).
    Idle,
    /// A rule of the room takes the place of its turn.
    Room,
    /// It prowls by rules of its own, as a cat does.
    Prowls,
    /// It throws the grape that lies on its space (GRP-4).
    Throws,
    /// It gets up and stays (EFF-3).
    GetsUp,
    /// It shares a mouse's space and stays (MIN-4).
    Shares,
    /// It shoots, sees a mouse and stays (MIN-6).
    Sees,
    /// It runs for the grape (GRP-1).
    Bait,
    /// It walks towards the closest mouse (MIN-3, MIN-5).
    Walks,
}

/// What a minion will do in its next turn, as things stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outlook {
    /// How it spends its move.
    pub plan: MinionPlan,
    /// The rule that says so.
    pub rule: RuleId,
    /// The mouse it goes for and the steps between them.
    pub goal: Option<(u8, u8)>,
    /// The mice it may attack, as bits, for each number on its movement die; three times the same without one.
    pub strikes: [u8; 3],
}

impl Outlook {
    /// The mice it may attack on some number.
    pub fn any(&self) -> u8 {
        self.strikes.iter().fold(0, |all, s| all | s)
    }
}

/// What a choice may bring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceOutlook {
    /// The choice, and the rule that allows it.
    pub offer: Offer,
    /// The attack it would make.
    pub attack: Option<AttackOdds>,
    /// The check it would roll.
    pub check: Option<Probability>,
    /// That it fills the wheel.
    pub wheel: Probability,
}

/// All that can be foreseen from one position, thought through once.
#[derive(Clone, Debug)]
pub struct Foresight {
    minions: Vec<(Fig, Outlook)>,
    mice: Vec<(Vec<Fig>, Probability)>,
    /// Every legal choice.
    pub choices: Vec<ChoiceOutlook>,
}

impl Foresight {
    /// What a minion on the board will do in its next turn.
    pub fn outlook(&self, minion: Fig) -> Option<Outlook> {
        self.minions.iter().find(|(fig, _)| *fig == minion).map(|(_, outlook)| *outlook)
    }

    /// The minions a mouse could attack from where it stands.
    pub fn targets(&self, mouse: usize) -> &[Fig] {
        self.mice.get(mouse).map_or(&[], |(targets, _)| targets)
    }

    /// The chance that a mouse is captured before its next turn.
    pub fn danger(&self, mouse: usize) -> Probability {
        self.mice.get(mouse).map_or(Probability { favourable: 0, all: 1 }, |(_, danger)| *danger)
    }
}

impl Game {
    /// Thinks everything through.
    pub fn foresee(&self) -> Foresight {
        let mut then = None;
        let minions = self.board.minions().map(|(fig, m)| (fig, self.read().outlook(fig, m.at, &mut then)));
        let minions: Vec<(Fig, Outlook)> = minions.collect();
        let mut sight = Foresight { minions, mice: Vec::new(), choices: Vec::new() };
        let stands = |m: usize| self.board.outcome().is_none() && self.board.place(Fig::mouse(m)).is_some();
        for mouse in 0..self.board.mice.len() {
            let mut targets: Vec<Fig> = self.targets(mouse).into_iter().map(|(fig, _)| fig).collect();
            targets.dedup();
            let none = Probability { favourable: 0, all: 1 };
            let danger = if stands(mouse) { self.danger_seen(mouse, |f| sight.outlook(f)) } else { none };
            sight.mice.push((targets, danger));
        }
        let prospect = |offer: Offer| {
            let attack = self.attack_odds(offer.choice);
            let wheel = self.wheel_risk_seen(offer.choice, attack.as_ref(), |f| sight.outlook(f));
            let check = if attack.is_some() { None } else { self.check_odds(offer.choice) };
            ChoiceOutlook { offer, attack, check, wheel }
        };
        let choices = self.choices().into_iter().map(prospect).collect();
        Foresight { choices, ..sight }
    }

    /// What a minion on the board will do in its next turn.
    pub fn outlook(&self, minion: Fig) -> Option<Outlook> {
        minion.as_minion()?;
        let at = self.board.place(minion)?;
        Some(self.read().outlook(minion, at, &mut None))
    }

    /// The minions a mouse could attack from where it stands, and how.
    pub fn targets(&self, mouse: usize) -> Vec<(Fig, Reach)> {
        let mut out = Vec::new();
        self.read().battles(mouse, |choice, _| {
            let Choice::Battle { weapon, target } = choice else { return };
            let reach =
                weapon.and_then(|w| self.book.search[w.ix()].weapon).map_or(Reach::Melee, |w| w.reach);
            if !out.contains(&(target, reach)) {
                out.push((target, reach));
            }
        });
        out
    }

    /// The chance that the minions who act before a mouse's next turn capture it: each attacks it if its own
    /// die lets it, as if the others did not matter.
    pub fn danger(&self, mouse: usize) -> Probability {
        self.danger_seen(mouse, |fig| self.outlook(fig))
    }

    fn danger_seen(&self, mouse: usize, outlook: impl Fn(Fig) -> Option<Outlook>) -> Probability {
        const WHOLE: u128 = 1_000_000;
        let state = &self.board.mice[mouse];
        let left = self.board.life(&self.book, mouse).saturating_sub(state.wounds + state.poison) as usize;
        // Chances of so many wounds, in millionths; the last place holds everything that captures.
        let mut wounds = vec![0u128; left.max(1) + 1];
        wounds[0] = WHOLE;
        for fig in self.read().actors_before(mouse) {
            let Some(outlook) = outlook(fig) else { continue };
            let numbers = outlook.strikes.iter().filter(|s| *s >> mouse & 1 == 1).count() as u128;
            let Some(odds) = (numbers > 0).then(|| self.minion_odds(fig, mouse)).flatten() else { continue };
            let mut next = vec![0u128; wounds.len()];
            for (had, chance) in wounds.iter().enumerate() {
                next[had] += chance * (3 - numbers) / 3;
                for (more, ways) in odds.wounds.counts.iter().enumerate() {
                    let now = (had + more).min(wounds.len() - 1);
                    next[now] += chance * numbers * ways / (3 * odds.wounds.all.max(1));
                }
            }
            wounds = next;
        }
        Probability { favourable: wounds.last().copied().unwrap_or(0), all: WHOLE }
    }

    /// The chance that a choice fills the minion wheel: by the defence it provokes, or, at the end of a turn,
    /// by the minions who act before the next mouse. Never too low.
    pub fn wheel_risk(&self, choice: Choice) -> Probability {
        self.wheel_risk_seen(choice, self.attack_odds(choice).as_ref(), |fig| self.outlook(fig))
    }

    fn wheel_risk_seen(
        &self,
        choice: Choice,
        attack: Option<&AttackOdds>,
        outlook: impl Fn(Fig) -> Option<Outlook>,
    ) -> Probability {
        let room = usize::from(WHEEL.saturating_sub(self.board.wheel));
        if let Some(odds) = attack {
            return odds.defender_cheese.at_least(room);
        }
        if choice != Choice::EndTurn {
            return Probability { favourable: 0, all: 1 };
        }
        let sure = u8::from(self.adds_cheese());
        let dice: usize =
            self.read().actors_at_once().map(|fig| self.dice_on_the_wheel(fig, outlook(fig))).sum();
        Distribution::of_dice(dice.min(u8::MAX.into()) as u8, &[1, 0, 0, 0, 0, 0], sure).at_least(room)
    }

    /// TIME-1: the turn at hand ends a round without minions, so its end puts a cheese on the wheel.
    pub fn adds_cheese(&self) -> bool {
        let last = self.board.mice_in_order().last();
        !self.board.any_minion() && last.is_some() && last == self.board.turn().mouse()
    }

    /// Attack dice of a minion whose cheese would go onto the wheel.
    fn dice_on_the_wheel(&self, fig: Fig, outlook: Option<Outlook>) -> usize {
        let Some(outlook) = outlook else { return 0 };
        let init = self.read().next_card(fig);
        let attack = self.read().minion_strike(fig, init, 0);
        if attack.no_wheel || (outlook.any() == 0 && outlook.plan != MinionPlan::Room) {
            0
        } else {
            attack.dice().into()
        }
    }
}

impl GameRef<'_> {
    /// What a minion will do. `then` is a board to try it on: none, or one on which another minion tried.
    fn outlook(&self, fig: Fig, at: Place, then: &mut Option<Board>) -> Outlook {
        let init = self.next_card(fig);
        let attacks = self.book.init_cards[init.ix()].attacks;
        let goal = self.closest_mouse(fig).map(|(m, _, steps)| (m as u8, steps));
        let no_fight = |plan, rule| Outlook { plan, rule, goal, strikes: [0; 3] };
        if let Some((_, rule)) = self.turn_replaced(fig) {
            return no_fight(MinionPlan::Room, rule);
        }
        if matches!(attacks, Attacks::Pounces | Attacks::Chases) {
            return no_fight(MinionPlan::Prowls, RuleId::BRO_2);
        }
        if self.board.mice_on(at.tile).next().is_none() {
            return no_fight(MinionPlan::Idle, RuleId::RUL_14);
        }
        if self.has_grape_to_throw(fig, at) {
            return no_fight(MinionPlan::Throws, RuleId::GRP_4);
        }
        let then = then.get_or_insert_with(|| {
            let mut then = self.board.clone();
            // Whom others have attacked is counted anew in each card's turn.
            then.turn.attacked = 0;
            then
        });
        let mut stays = |plan, rule| {
            let strikes = [self.struck_from(then, fig, at, init); 3];
            Outlook { plan, rule, goal, strikes }
        };
        if self.board.minion(fig).down {
            return stays(MinionPlan::GetsUp, RuleId::EFF_3);
        }
        let drawn = self.drawn_to(fig, at);
        let bait = self.bait_for(fig, at).is_some();
        if let Some((space, rule)) = drawn.filter(|_| !bait)
            && space == at.space
        {
            return stays(MinionPlan::Walks, rule);
        }
        let lured = bait || drawn.is_some();
        let mice = self.prey(at.tile, fig).fold(Spaces::NONE, |all, (_, s)| all.with(s));
        if !lured && mice.has(at.space) && attacks == Attacks::Melee {
            return stays(MinionPlan::Shares, RuleId::MIN_4);
        }
        if attacks == Attacks::Ranged && !lured && !self.board.sees(self.book, at).and(mice).is_empty() {
            return stays(MinionPlan::Sees, RuleId::MIN_6);
        }
        let slow: i8 = self.board.status_of(fig).map(|s| if let Status::Move(n) = s { n } else { 0 }).sum();
        let steady = self.board.options.has(Variant::SteadyPaws);
        let mut struck: Vec<(SpaceId, u8)> = Vec::new();
        let strikes = NUMBERS.map(|number| {
            let points = ((if steady { 2 } else { number }) as i8 + slow).max(0) as u8;
            let ends = self.minion_ends(fig, init, points);
            let ends = if ends.is_empty() { Spaces::one(at.space) } else { ends };
            ends.iter().fold(0, |all, space| {
                let known = struck.iter().find(|(s, _)| *s == space).map(|(_, mice)| *mice);
                let mice = known.unwrap_or_else(|| {
                    let mice = self.struck_from(then, fig, Place { space, ..at }, init);
                    struck.push((space, mice));
                    mice
                });
                all | mice
            })
        });
        let (plan, rule) = match drawn {
            _ if bait => (MinionPlan::Bait, RuleId::GRP_1),
            Some((_, rule)) => (MinionPlan::Walks, rule),
            None => (MinionPlan::Walks, RuleId::MIN_3),
        };
        Outlook { plan, rule, goal, strikes }
    }

    /// The mouse a minion would attack from a space, as a bit. `then` is the board to try it on.
    fn struck_from(&self, then: &mut Board, fig: Fig, from: Place, init: InitId) -> u8 {
        if self.bait_for(fig, from) == Some(from.space) {
            return 0;
        }
        let ranged = self.book.init_cards[init.ix()].attacks == Attacks::Ranged;
        let reach = if ranged { Reach::Ranged } else { Reach::Melee };
        then.apply(&Event::Stepped { fig, to: from, cost: 0 });
        let victim = GameRef { board: then, ..*self }.victim(fig, reach);
        if let Some(at) = self.board.place(fig) {
            then.apply(&Event::Stepped { fig, to: at, cost: 0 });
        }
        victim.map_or(0, |(m, _)| 1 << m)
    }

    /// The cards after the one at turn, once around the track.
    fn cards_to_come(&self) -> impl Iterator<Item = Card> + '_ {
        let track = &self.board.track;
        let now = self.board.turn.card.and_then(|c| self.board.slot(c)).unwrap_or(0);
        (1..=track.len()).map(move |i| track[(now + i) % track.len()].card)
    }

    /// The card by which a minion acts next: a boss has several and takes a turn for each (INI-6).
    pub(super) fn next_card(&self, minion: Fig) -> InitId {
        let kind = self.board.kind_of(minion);
        let own = |card| match card {
            Card::Minion(init) if self.book.init_cards[init.ix()].minion == kind => Some(init),
            _ => None,
        };
        self.cards_to_come().find_map(own).unwrap_or_else(|| self.board.init_of(self.book, minion))
    }

    fn figures_of(&self, card: Card) -> impl Iterator<Item = Fig> + '_ {
        let kind = match card {
            Card::Minion(init) => Some(self.book.init_cards[init.ix()].minion),
            Card::Mouse(_) => None,
        };
        self.board.minions().filter(move |(_, m)| kind.is_some() && m.kind == kind).map(|(f, _)| f)
    }

    /// Minions that act before this mouse's next turn.
    fn actors_before(&self, mouse: usize) -> impl Iterator<Item = Fig> + '_ {
        self.cards_to_come()
            .take_while(move |c| *c != Card::Mouse(mouse as u8))
            .flat_map(|card| self.figures_of(card))
    }

    /// Minions that act before any mouse does.
    fn actors_at_once(&self) -> impl Iterator<Item = Fig> + '_ {
        let acts = |c: &Card| match c {
            Card::Mouse(m) => self.board.place(Fig::mouse(*m as usize)).is_none(),
            Card::Minion(_) => true,
        };
        self.cards_to_come().take_while(acts).flat_map(|card| self.figures_of(card))
    }
}
