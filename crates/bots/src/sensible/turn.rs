//! A mouse's own turn: where to go, what to do there, and in which order.

use super::Mind;
use super::ground::{DRY, Ground};
use crate::Reason;
use crate::look::Foe;
use crate::outline::{Hop, contains};
use crate::paths::Paths;
use arrayvec::ArrayVec;
use engine::Choice;
use engine::board::Stride;
use engine::book::{Do, Marker, PartyItem, Reach, RuleIx, Status, When};
use engine::id::{AbilityId, Fig, Place, SpaceId};

/// A destination, a deed, and which of them comes first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub score: i32,
    pub to: SpaceId,
    pub deed: Option<Choice>,
    /// The deed comes before the move.
    pub first: bool,
    pub reason: Reason,
}

/// Plans of a turn, in no order.
pub(crate) type Plans = ArrayVec<Plan, 160>;

impl Mind<'_> {
    pub(crate) fn take_turn(&self, mouse: usize) -> (Choice, Reason) {
        if let Some(done) = self.housekeeping(mouse) {
            return done;
        }
        let Some((paths, list)) = plans(self, mouse) else { return self.any() };
        let mut best: Option<&Plan> = None;
        for plan in &list {
            if best.is_none_or(|b| plan.score > b.score) {
                best = Some(plan);
            }
        }
        let opening = best.and_then(|plan| Some((plan.opening(&paths)?, plan.reason)));
        opening.filter(|(c, _)| self.offered(*c)).unwrap_or_else(|| self.end_turn(mouse))
    }

    fn end_turn(&self, mouse: usize) -> (Choice, Reason) {
        if let Some(shield) = self.shield(mouse) {
            return shield;
        }
        let captured = self.look.pals.iter().position(|p| p.captured);
        let reason = match captured {
            Some(m) if self.look.foes.is_empty() => {
                Reason::WaitForRescue { mouse: self.look.board.mice()[m].mouse() }
            }
            None if self.follows && self.leads_out(mouse) => Reason::YouLead,
            _ => Reason::TurnDone,
        };
        for choice in [Choice::Halt, Choice::EndTurn] {
            if self.offered(choice) {
                return (choice, reason);
            }
        }
        self.any()
    }

    /// Whether all is quiet and what is left to do lies in another room.
    fn leads_out(&self, mouse: usize) -> bool {
        let ground = self.look.pals[mouse].at.map(|here| Ground::of(self, mouse, here));
        ground.and_then(|g| g.calm).is_some_and(|(goal, _)| goal.hop.is_some())
    }

    /// Protection comes last: when the blows of this turn are struck, and everybody stands where the minions will come.
    fn shield(&self, mouse: usize) -> Option<(Choice, Reason)> {
        let uses = self.offers.iter().filter_map(|o| match o.choice {
            Choice::Use(ix) if self.may_use && self.protects(ix) => Some((self.net(Some(mouse), ix), ix)),
            _ => None,
        });
        let best = uses.filter(|(net, _)| *net > 0).max_by_key(|(net, ix)| (*net, std::cmp::Reverse(ix.0)));
        best.map(|(_, ix)| (Choice::Use(ix), self.used(ix)))
    }

    /// Whether a rule is one that keeps mice from harm for a while, usable at any moment of a turn.
    fn protects(&self, ix: RuleIx) -> bool {
        let rule = &self.look.book.rules[ix.0 as usize];
        let guards = |e: &Do| matches!(e, Do::Give(_, Status::Unseen | Status::Defense(1..), _));
        matches!(rule.when, When::FreeAction | When::AnyTime)
            && contains(self.look.book, rule.effects, &guards, 3)
    }

    /// What costs neither move nor action, and is good at once.
    pub(crate) fn housekeeping(&self, mouse: usize) -> Option<(Choice, Reason)> {
        let board = self.look.board;
        let here = self.look.pals[mouse].at?;
        let calm = self.look.foes_on(here.tile).next().is_none();
        let mut best: Option<(i32, Choice, Reason)> = None;
        let mut add = |score: i32, choice: Choice, reason: Reason| {
            if score > 0 && best.as_ref().is_none_or(|b| score > b.0) {
                best = Some((score, choice, reason));
            }
        };
        for o in self.offers {
            match o.choice {
                Choice::StandUp => add(1000, o.choice, Reason::GetUp),
                Choice::Catnip => add(900, o.choice, Reason::Catnip),
                Choice::Equip if self.wants_equip(mouse) => {
                    let card = board.mice()[mouse].pack().first().map(|c| self.look.book.copies[c.ix()]);
                    if let Some(card) = card {
                        add(800, o.choice, Reason::Wear { card });
                    }
                }
                Choice::Share(with) if calm => {
                    if let Some(card) = self.present(mouse, usize::from(with)) {
                        let to = board.mice()[usize::from(with)].mouse();
                        add(700, o.choice, Reason::Hand { card, mouse: to });
                    }
                }
                Choice::LevelUp(ability) if calm || board.mice()[mouse].cheese() >= 8 => {
                    add(400 + self.schooling(mouse, ability), o.choice, Reason::Learn { ability });
                }
                Choice::Use(ix) if self.may_use => {
                    let when = self.look.book.rules[ix.0 as usize].when;
                    if matches!(when, When::FreeAction | When::AnyTime) && !self.protects(ix) {
                        add(self.net(Some(mouse), ix), o.choice, self.used(ix));
                    }
                }
                Choice::ExtraAction => {
                    let strike = self.look.best_attack(mouse, here);
                    add(strike.map_or(0, |s| s.worth - 40), o.choice, Reason::ExtraAction);
                }
                Choice::PlaceGrape(space) => {
                    let roaches = self.look.foes_on(here.tile).filter(|f| f.steals).count() as i32;
                    let steps = &board.side(self.look.book, here.tile).minion_steps[here.space.ix()];
                    if roaches >= 3 {
                        add(60 * roaches + i32::from(steps[space.ix()].min(9)), o.choice, Reason::Bait);
                    }
                }
                Choice::PlaceFork if self.stashed(PartyItem::Grape) => {
                    let crowd = |f: &Foe| self.look.foes_on(here.tile).filter(|o| o.at == f.at).count();
                    if self.look.foes_on(here.tile).any(|f| !f.cat && crowd(f) >= 2) {
                        add(50, o.choice, Reason::Bait);
                    }
                }
                _ => {}
            }
        }
        best.map(|(_, choice, reason)| (choice, reason))
    }

    fn stashed(&self, item: PartyItem) -> bool {
        self.look.board.stash().iter().any(|c| self.look.book.card(*c).party_item == Some(item))
    }

    /// How useful an ability would be, by when it speaks and what it costs.
    fn schooling(&self, mouse: usize, ability: AbilityId) -> i32 {
        let printed = &self.look.book.abilities[ability.ix()];
        let ranged = self
            .look
            .weapons(mouse)
            .iter()
            .any(|w| self.look.attack(mouse, *w).is_some_and(|(reach, ..)| reach == Reach::Ranged));
        printed
            .rules
            .iter()
            .map(|ix| {
                let rule = &self.look.book.rules[ix.0 as usize];
                let needs_bow = rule.conditions.iter().any(|c| matches!(c.test, engine::book::Test::Ranged));
                let when = match rule.when {
                    When::InsteadOfBattle => 70,
                    When::Attacking if needs_bow && !ranged => 5,
                    When::Attacking => 60,
                    When::FreeAction => 55,
                    When::AnyTime | When::Attacked => 50,
                    When::BeforeTurn | When::MinionsPlaced | When::Action | When::BlockedAll => 42,
                    _ => 25,
                };
                when - 8 * i32::from(rule.cost)
            })
            .max()
            .unwrap_or(0)
    }
}

impl Plan {
    /// The first choice of a plan; none if it is to stay and do nothing.
    pub(crate) fn opening(&self, paths: &Paths) -> Option<Choice> {
        if self.first || self.to == paths.from { self.deed } else { paths.first(self.to) }
    }

    /// All choices of a plan in order.
    pub(crate) fn choices(&self, paths: &Paths) -> Vec<Choice> {
        let steps = if self.to == paths.from { Vec::new() } else { paths.steps(self.to) };
        if self.first {
            self.deed.into_iter().chain(steps).collect()
        } else {
            steps.into_iter().chain(self.deed).collect()
        }
    }
}

/// All plans worth a thought for a mouse's turn.
pub(crate) fn plans(mind: &Mind, mouse: usize) -> Option<(Paths, Plans)> {
    let board = mind.look.board;
    let here = mind.look.pals[mouse].at?;
    let paths = Paths::of(board, mind.look.book, mouse)?;
    let ground = Ground::of(mind, mouse, here);
    let turn = board.turn();
    let stunned = board.marked(Fig::mouse(mouse), Marker::Stunned);
    let acts = turn.actions() > 0 && !turn.scurrying() && !stunned;

    let mut list = Plans::new();
    let mut push = |plan: Plan| {
        if !list.is_full() {
            list.push(plan);
        }
    };
    // Where the mouse would like to end up if the deed is done here and now.
    let free_move = turn.stride() == Stride::Unused;
    let stay = ground.standing(here.space, false);
    let strikes = ground.standing(here.space, true);
    let retreat = paths
        .reach
        .iter()
        .map(|s| (ground.standing(s, false), s))
        .max_by_key(|(v, s)| (*v, std::cmp::Reverse(s.0)));
    let (then, then_to) = match retreat {
        Some((v, s)) if free_move && v > stay => (v, s),
        _ => (stay, here.space),
    };
    // What a try to climb out brings on average, and the best deed to be done in the water instead.
    let escape = ground.ashore(here.space, stay).unwrap_or(0);
    let later = if paths.climbs.is_empty() { 0 } else { escape };
    let mut best_deed = 0;
    // Deeds here, exactly as offered.
    for o in mind.offers {
        if let Some((worth, reason)) = ground.deed(o.choice) {
            let moves_on = matches!(o.choice, Choice::Scurry | Choice::Leave(_) | Choice::Flip);
            let (value, to, first) = if moves_on {
                (stay, here.space, false)
            } else if matches!(o.choice, Choice::Battle { .. }) && strikes >= then {
                (strikes + later, here.space, true)
            } else {
                (then.max(stay + later), then_to, true)
            };
            if !moves_on {
                best_deed = best_deed.max(worth);
            }
            push(Plan { score: worth + value, to, deed: Some(o.choice), first, reason });
        }
    }
    // Another try to get out of the water: a scurry is a fresh move (RUL-23).
    if paths.climbs.is_empty()
        && escape > 0
        && mind.offered(Choice::Scurry)
        && board.minions_at(here) <= board.mice_at(here)
    {
        let score = stay + escape;
        push(Plan {
            score,
            to: here.space,
            deed: Some(Choice::Scurry),
            first: false,
            reason: Reason::ClimbOut,
        });
    }
    push(Plan { score: stay, to: here.space, deed: None, first: false, reason: Reason::TurnDone });
    for space in paths.reach.iter() {
        let at = Place { tile: here.tile, space };
        let strike = if acts { mind.look.best_attack(mouse, at) } else { None };
        // Only who strikes is done with closing in: to search beside a minion is no better there than here.
        let walk = ground.standing(space, false);
        let steps = i32::from(paths.cost(space).unwrap_or(0));
        let reason = ground.walking(space);
        push(Plan { score: walk - steps, to: space, deed: None, first: false, reason });
        if !acts || board.traps(here.tile).has(space) {
            continue;
        }
        // From the water a scurry is a try at the bank beyond, in the same turn.
        if let Some(bank) = ground.ashore(space, walk) {
            let deed = Some(Choice::Scurry);
            push(Plan { score: walk - steps + bank, to: space, deed, first: false, reason });
        }
        if let Some(strike) = strike {
            let deed = Choice::Battle { weapon: strike.weapon, target: strike.target };
            let reason = ground.striking(strike.target, strike.percent);
            push(Plan {
                score: ground.standing(space, true) - steps + strike.worth,
                to: space,
                deed: Some(deed),
                first: false,
                reason,
            });
        }
        if ground.may_search {
            let (worth, reason) = ground.searching(space);
            let deed = Some(Choice::Search);
            push(Plan { score: walk - steps + worth, to: space, deed, first: false, reason });
        }
        if let Some((goal, _)) = &ground.calm
            && goal.spaces.has(space)
            && ground.leave > i32::MIN
        {
            let deed = match goal.hop {
                Some(Hop::Leave(edge)) => Some(Choice::Leave(edge)),
                Some(Hop::Flip) => Some(Choice::Flip),
                None => None,
            };
            if deed.is_some() {
                push(Plan {
                    score: walk - steps + ground.leave,
                    to: space,
                    deed,
                    first: false,
                    reason: Reason::Explore,
                });
            }
        }
    }
    for space in paths.climbs.iter() {
        let at = Place { tile: here.tile, space };
        let odds = ground.odds_ashore(space);
        // On the bank there is still something to do; in the water, that, or another try.
        let strike = if acts { mind.look.best_attack(mouse, at) } else { None };
        let search = if acts && ground.may_search { ground.searching(space).0 } else { 0 };
        let dry = (ground.standing(space, false) + search)
            .max(strike.map_or(i32::MIN, |s| ground.standing(space, true) + s.worth));
        let wet = if acts { best_deed.max(escape) } else { 0 };
        push(Plan {
            score: stay + ((dry - stay + DRY) * odds + wet * (100 - odds)) / 100,
            to: space,
            deed: None,
            first: false,
            reason: Reason::ClimbOut,
        });
    }
    Some((paths, list))
}
