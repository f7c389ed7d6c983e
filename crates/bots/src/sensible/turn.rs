//! A mouse's own turn: where to go, what to do there, and in which order.

use super::Mind;
use super::tread::Speaking;
use crate::Reason;
use crate::look::Foe;
use crate::paths::{self, Paths};
use crate::planner::{Hop, Step, Task, contains, gears};
use arrayvec::ArrayVec;
use engine::Choice;
use engine::board::Stride;
use engine::book::{Effect, Flip, Marker, PartyItem, Reach, RuleIx, Static, Status, When};
use engine::event::Card;
use engine::id::{AbilityId, Fig, Place, SpaceId, Spaces};
use engine::options::Switch;

/// From this round on nobody steps back any more: chapters are over long before.
const LONG_ENOUGH: u8 = 50;

/// What a round costs somebody who is in trouble, in hundredths of a healthy mouse's wound.
const PRESSED: i32 = 100;

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

/// Where a calm party is going.
struct Goal {
    spaces: Spaces,
    hop: Option<Hop>,
    hops: u8,
    find: Option<engine::id::SearchId>,
    /// It is a side quest.
    errand: bool,
    /// Somebody is still busy here.
    waits: bool,
}

impl Goal {
    /// Here, with nothing said of where.
    const HERE: Goal =
        Goal { spaces: Spaces::NONE, hop: None, hops: 0, find: None, errand: false, waits: false };
}

/// What a mouse thinks about its surroundings.
struct Ground<'m, 'a> {
    mind: &'m Mind<'a>,
    mouse: usize,
    here: Place,
    calm: Option<(Goal, [u8; engine::id::MAX_SPACES])>,
    /// In a fight over water: how far it is to the shore one wants.
    shore: Option<[u8; engine::id::MAX_SPACES]>,
    leave: i32,
    may_search: bool,
    specials: Spaces,
    /// Rules that speak of those who stand here.
    speaking: Speaking<'a>,
}

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
        let guards = |e: &Effect| matches!(e, Effect::Give(_, Status::Unseen | Status::Defense(1..), _));
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
    let side = board.side(mind.look.book, here.tile);

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
    // Deeds here, exactly as offered.
    for o in mind.offers {
        if let Some((worth, reason)) = ground.deed(o.choice) {
            let moves_on = matches!(o.choice, Choice::Scurry | Choice::Leave(_) | Choice::Flip);
            let (value, to, first) = if moves_on {
                (stay, here.space, false)
            } else if matches!(o.choice, Choice::Battle { .. }) && strikes >= then {
                (strikes, here.space, true)
            } else {
                (then, then_to, true)
            };
            push(Plan { score: worth + value, to, deed: Some(o.choice), first, reason });
        }
    }
    push(Plan { score: stay, to: here.space, deed: None, first: false, reason: Reason::TurnDone });
    for space in paths.reach.iter() {
        let at = Place { tile: here.tile, space };
        let strike = if acts { mind.look.best_attack(mouse, at) } else { None };
        let walk = ground.standing(space, strike.is_some());
        let steps = i32::from(paths.cost(space).unwrap_or(0));
        let reason = ground.walking(space);
        push(Plan { score: walk - steps, to: space, deed: None, first: false, reason });
        if !acts || board.traps(here.tile).has(space) {
            continue;
        }
        if let Some(strike) = strike {
            let deed = Choice::Battle { weapon: strike.weapon, target: strike.target };
            let reason = ground.striking(strike.target, strike.percent);
            push(Plan {
                score: walk - steps + strike.worth,
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
        let mates = board.mice_at(at) as i32;
        let odds = 100 - 100 / (1 << (1 + mates));
        let gain = ground.standing(space, false) - stay;
        let wet = i32::from(side.water.has(here.space)) * 10;
        push(Plan {
            score: stay + (gain.max(0) + wet) * odds / 100,
            to: space,
            deed: None,
            first: false,
            reason: Reason::ClimbOut,
        });
    }
    Some((paths, list))
}

impl<'m, 'a> Ground<'m, 'a> {
    fn of(mind: &'m Mind<'a>, mouse: usize, here: Place) -> Ground<'m, 'a> {
        let (board, book) = (mind.look.board, mind.look.book);
        let side = board.side_id(here.tile);
        let state = &board.mice()[mouse];
        let back = book.sides[side.ix()].back;
        let searched =
            state.searched(side) || (board.options().is(Switch::SearchOnce) && state.searched(back));
        let forbidden =
            board.room_statics(book, here.tile).any(|(s, _)| matches!(s, Static::ForbidSearch(_)));
        let open = board.open_searches(book, here.tile);
        let specials = open.fold(Spaces::NONE, |all, (_, s)| all.or(s.spaces));
        let mut ground = Ground {
            mind,
            mouse,
            here,
            calm: None,
            shore: None,
            leave: i32::MIN,
            may_search: !searched && !forbidden,
            specials,
            speaking: mind.speaking(here.tile),
        };
        if mind.look.foes_on(here.tile).next().is_none() {
            let goal = ground.goal();
            let far = paths::distances(board, book, mouse, here, goal.spaces);
            ground.leave = ground.leaving(&goal, &far);
            ground.calm = Some((goal, far));
        } else if !board.side(book, here.tile).water.is_empty() {
            ground.shore = Some(paths::distances(board, book, mouse, here, ground.goal().spaces));
        }
        ground
    }

    /// What to do next for victory, a side quest if there is time, or any way on.
    fn goal(&self) -> Goal {
        let (board, book) = (self.mind.look.board, self.mind.look.book);
        let (outline, tile) = (self.mind.outline, self.here.tile);
        // Friends in a fight elsewhere come first. Those who hold their own can wait for a side quest.
        let fight = |t: engine::id::TileId, s| {
            board.side_id(t) == s && board.minions_on(t) && board.mice_on(t).next().is_some()
        };
        let steps = outline.steps(board, book, self.mouse, tile);
        let called = outline.route(board, book, tile, fight);
        let errand = if called.is_some() && self.friends_pressed() { None } else { self.errand(&steps) };
        if let Some(goal) = errand {
            return goal;
        }
        if let Some((hops, hop)) = called {
            return self.way_out(hops, hop);
        }
        if let Some(goal) = steps.iter().find_map(|step| self.doing(step)) {
            return goal;
        }
        let anywhere = Goal { spaces: book.sides[board.side_id(tile).ix()].all(), ..Goal::HERE };
        if !steps.is_empty() {
            // Somebody else's to do, here.
            return anywhere;
        }
        match outline.route(board, book, tile, |_, s| !board.explored(s)) {
            Some((hops, hop)) => self.way_out(hops, hop),
            None => anywhere,
        }
    }

    /// Whether somebody in another room may soon be carried off.
    fn friends_pressed(&self) -> bool {
        let look = &self.mind.look;
        look.pals.iter().enumerate().any(|(m, pal)| {
            let away = pal.at.filter(|at| at.tile != self.here.tile);
            away.is_some_and(|at| {
                look.foes_on(at.tile).next().is_some() && (pal.left < 2 || look.harm(m, at) >= PRESSED)
            })
        })
    }

    fn way_out(&self, hops: u8, hop: Hop) -> Goal {
        let side = self.mind.look.board.side(self.mind.look.book, self.here.tile);
        let spaces = match hop {
            Hop::Leave(edge) => side.exit(edge).map_or(Spaces::NONE, |e| e.spaces),
            Hop::Flip => side.flip.map_or(Spaces::NONE, |(s, _)| Spaces::one(s)),
        };
        Goal { spaces, hop: Some(hop), hops, ..Goal::HERE }
    }

    /// A step of the plan as this mouse's goal; none if it is not for this one.
    fn doing(&self, step: &Step) -> Option<Goal> {
        let (board, book) = (self.mind.look.board, self.mind.look.book);
        if let Some(hop) = step.hop {
            return Some(self.way_out(step.hops, hop));
        }
        match step.task {
            Task::Reach { spaces, who, .. } => {
                who.fits(board, book, self.mouse).then_some(Goal { spaces, ..Goal::HERE })
            }
            Task::Find { spaces, card, .. } => {
                self.may_search.then_some(Goal { spaces, find: Some(card), ..Goal::HERE })
            }
            Task::Defeat { .. } | Task::Clear => None,
        }
    }

    /// A side quest there is time for. In its room one mouse sees to it, and the others wait for it.
    fn errand(&self, main: &[Step]) -> Option<Goal> {
        let (board, book) = (self.mind.look.board, self.mind.look.book);
        let step = self.mind.outline.errand(board, book, self.mouse, self.here.tile, main)?;
        let goal = self.doing(&step);
        if step.hop.is_some() {
            return goal.map(|goal| Goal { errand: true, ..goal });
        }
        let (Task::Reach { spaces, .. } | Task::Find { spaces, .. }) = step.task else { return None };
        let far = paths::distances(board, book, self.mouse, self.here, spaces);
        let apart = |m: usize| self.mind.look.pals[m].at.map_or(u8::MAX, |at| far[at.space.ix()]);
        let nearer = board.mice_on(self.here.tile).any(|m| (apart(m), m) < (apart(self.mouse), self.mouse));
        match goal {
            Some(goal) if !nearer => Some(Goal { errand: true, ..goal }),
            _ if nearer => {
                let then = main.iter().find_map(|step| self.doing(step)).unwrap_or(Goal::HERE);
                Some(Goal { waits: true, ..then })
            }
            _ => None,
        }
    }

    /// What it is worth to leave the room now.
    fn leaving(&self, goal: &Goal, far: &[u8; engine::id::MAX_SPACES]) -> i32 {
        let look = &self.mind.look;
        let board = look.board;
        let Some(hop) = goal.hop.filter(|_| !goal.waits) else { return i32::MIN };
        let here = board.side(look.book, self.here.tile);
        let colour = match hop {
            Hop::Leave(edge) => here.exit(edge).map(|e| e.colour),
            Hop::Flip => None,
        };
        let edge = match hop {
            Hop::Leave(edge) => Some(edge),
            Hop::Flip => None,
        };
        let barred = board.room_statics(look.book, self.here.tile).any(|(s, _)| {
            matches!(s, Static::ForbidExplore { via, colour: only }
                if via.is(edge) && only.is_none_or(|c| colour == Some(c)))
        });
        if barred {
            return i32::MIN;
        }
        let gear = hop == Hop::Flip && here.flip.is_some_and(|(_, kind)| kind == Flip::Gear);
        if gear && !gears(board, look.book, self.mouse) {
            return i32::MIN;
        }
        // Whoever leads may have no paws for a gear: it is worked for them when all the others have come to it.
        let mut others = board.mice_on(self.here.tile).filter(|m| *m != self.mouse);
        let gathered = others.all(|m| look.pals[m].at.is_some_and(|at| goal.spaces.has(at.space)));
        if self.mind.follows && !(gear && gathered) {
            return i32::MIN;
        }
        let budget = self.mind.outline.time_left(board, look.book);
        let captured = look.pals.iter().any(|p| p.captured);
        if captured && look.foes.is_empty() && budget > 2 {
            return i32::MIN;
        }
        let searches = |m: usize| !board.mice()[m].searched(board.side_id(self.here.tile));
        let after = board.track().iter().filter(|t| !t.acted).filter_map(|t| match t.card {
            Card::Mouse(m) if usize::from(m) != self.mouse => Some(usize::from(m)),
            _ => None,
        });
        let mut later = false;
        let mut later_searches = self.may_search;
        for m in after {
            let Some(at) = look.pals[m].at.filter(|p| p.tile == self.here.tile) else { continue };
            if gear && !gears(board, look.book, m) {
                continue;
            }
            let moves = board.move_value(look.book, m) + 1;
            later |= far[at.space.ix()] <= moves;
            later_searches |= searches(m);
        }
        let unsearched = (0..look.pals.len())
            .filter(|m| look.pals[*m].at.is_some_and(|p| p.tile == self.here.tile) && searches(*m));
        let need = 9 * i32::from(goal.hops) + 6;
        let patient = unsearched.count() >= 2 && budget > need && board.wheel() <= 4;
        if (later && later_searches) || (!later && patient) { 20 } else { 240 }
    }

    /// What standing on a space is worth, mostly what it saves.
    fn standing(&self, space: SpaceId, striking: bool) -> i32 {
        let look = &self.mind.look;
        let (board, book) = (look.board, look.book);
        let side = board.side(book, self.here.tile);
        let at = Place { tile: self.here.tile, space };
        let mut value = 0;
        // The current carries a mouse on when its turn ends.
        let mut lands = space;
        if side.water.has(space) {
            let printed = side.space(space);
            if printed.current_off {
                value -= 400;
            }
            lands = printed.current.iter().next().unwrap_or(space);
            // From there the next turn may find no way out in time.
            if lands != space && side.space(lands).current_off {
                value -= 60;
            }
        }
        if space != self.here.space && board.traps(self.here.tile).has(space) {
            value -= 90;
        }
        let stands = Place { tile: self.here.tile, space: lands };
        // Whoever is on the way out does not stay for what every round brings.
        let leaves = self.calm.as_ref().is_some_and(|(goal, _)| goal.hop.is_some());
        value += self.mind.tread(&self.speaking, self.mouse, stands, leaves);
        if let Some((_, far)) = &self.calm {
            return value - 4 * i32::from(far[lands.ix()].min(60));
        }
        if let Some(far) = &self.shore {
            value -= 2 * i32::from(far[lands.ix()].min(60));
            value -= i32::from(side.water.has(space)) * 30;
        }
        // A mouse alone could run from a minion for ever.
        if board.round() < LONG_ENOUGH {
            value -= look.harm(self.mouse, at) * 6 / 10;
        }
        if !striking {
            let steps = &side.mouse_steps[space.ix()];
            let nearest = look.foes_on(self.here.tile).map(|f| steps[f.at.space.ix()]).min();
            value -= 5 * i32::from(nearest.unwrap_or(0).min(20));
        }
        value
    }

    /// What an offered deed is worth on this very space.
    fn deed(&self, choice: Choice) -> Option<(i32, Reason)> {
        let look = &self.mind.look;
        let board = look.board;
        match choice {
            Choice::Battle { weapon, target } => {
                let foe = look.foe(target)?;
                let (reach, dice, damage) = look.attack(self.mouse, weapon)?;
                let (worth, percent) = look.blow(foe, reach, dice, damage);
                Some((look.sharpened(weapon, worth), self.striking(target, percent)))
            }
            Choice::Search => Some(self.searching(self.here.space)),
            Choice::LookFor(m) => {
                Some((180, Reason::LookFor { mouse: board.mice()[usize::from(m)].mouse() }))
            }
            Choice::Recover(marker) => {
                Some((if marker == Marker::Stunned { 110 } else { 70 }, Reason::Recover))
            }
            Choice::Leave(edge) => {
                let (goal, _) = self.calm.as_ref()?;
                (goal.hop == Some(Hop::Leave(edge)) && self.leave > i32::MIN)
                    .then_some((self.leave, Reason::Explore))
            }
            Choice::Flip => {
                let (goal, _) = self.calm.as_ref()?;
                (goal.hop == Some(Hop::Flip) && self.leave > i32::MIN)
                    .then_some((self.leave, Reason::Explore))
            }
            Choice::Scurry => {
                let (goal, far) = self.calm.as_ref()?;
                let d = far[self.here.space.ix()];
                (d > 0 && d < 60 && !goal.spaces.is_empty()).then_some((12, Reason::Onward))
            }
            // A short cut, where no flip of the chapter needs the hook.
            Choice::PlaceHook(to) => {
                let (_, far) = self.calm.as_ref()?;
                let saved =
                    i32::from(far[self.here.space.ix()].min(60)) - i32::from(far[to.ix()].min(60)) - 1;
                let kept = board
                    .chapter(look.book)
                    .map
                    .iter()
                    .flat_map(|t| &t.sides)
                    .any(|s| look.book.sides[s.ix()].flip.is_some_and(|(_, kind)| kind == Flip::Hook));
                (saved >= 1 && !kept).then_some((4 * saved, Reason::Onward))
            }
            Choice::ShootGrape(fig) => {
                let at = look.foe(fig)?.at;
                let hit = look.foes.iter().filter(|f| f.at == at && !f.cat).count() as i32;
                let mates = board.mice_at(at) as i32;
                Some((45 * hit - 120 * mates, Reason::Bait))
            }
            Choice::Use(ix) if self.mind.may_use => {
                let when = look.book.rules[ix.0 as usize].when;
                let net = self.mind.net(Some(self.mouse), ix);
                (matches!(when, When::Action | When::InsteadOfBattle) && net > 0)
                    .then(|| (net, self.mind.used(ix)))
            }
            _ => None,
        }
    }

    fn striking(&self, target: Fig, percent: u8) -> Reason {
        match self.mind.look.foe(target) {
            Some(foe) if foe.boss => Reason::AttackBoss { foe: foe.kind, percent },
            Some(foe) => Reason::Attack { foe: foe.kind, percent },
            None => Reason::TurnDone,
        }
    }

    fn searching(&self, space: SpaceId) -> (i32, Reason) {
        let look = &self.mind.look;
        let base = if self.calm.is_some() { 60 } else { 38 };
        let special = self.specials.has(space);
        let wanted = self.calm.as_ref().and_then(|(g, _)| g.find.filter(|_| g.spaces.has(space)));
        if let Some(card) = wanted {
            return (base + 160, Reason::SearchFor { card });
        }
        if special {
            let mut open = look.board.open_searches(look.book, self.here.tile);
            let card = open.find(|(_, s)| s.spaces.has(space));
            if let Some((_, found)) = card {
                return (base + 35, Reason::SearchFor { card: found.card });
            }
        }
        (base, Reason::SearchHere)
    }

    /// Why a mouse walks to a space without doing anything there.
    fn walking(&self, space: SpaceId) -> Reason {
        let look = &self.mind.look;
        if let Some((goal, far)) = &self.calm {
            return if far[space.ix()] >= far[self.here.space.ix()] {
                Reason::WaitForOthers
            } else if goal.errand {
                Reason::Errand
            } else if goal.hop.is_some() {
                Reason::Onward
            } else {
                Reason::Gather
            };
        }
        let side = look.board.side(look.book, self.here.tile);
        let nearest = |s: SpaceId| {
            look.foes_on(self.here.tile).min_by_key(|f| side.mouse_steps[s.ix()][f.at.space.ix()])
        };
        let (Some(now), Some(then)) = (nearest(self.here.space), nearest(space)) else {
            return Reason::TurnDone;
        };
        let before = side.mouse_steps[self.here.space.ix()][now.at.space.ix()];
        let after = side.mouse_steps[space.ix()][then.at.space.ix()];
        let at = |space| Place { tile: self.here.tile, space };
        let weaker = look
            .prey(then, self.mouse, at(self.here.space))
            .filter(|m| *m != self.mouse && look.pals[*m].tender > look.pals[self.mouse].tender);
        match weaker {
            Some(m) if look.prey(then, self.mouse, at(space)) == Some(self.mouse) => {
                Reason::Guard { mouse: look.board.mice()[m].mouse() }
            }
            _ if after < before => Reason::CloseIn { foe: then.kind },
            _ => Reason::StepBack,
        }
    }
}
