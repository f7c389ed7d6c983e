//! The room as the mouse at hand sees it: where it wants to go, what a space is worth, what a deed there is worth.

use super::{Mind, Sensible};
use crate::Reason;
use crate::outline::{Hop, Task, gears, route};
use crate::paths;
use engine::book::{Flip, Marker, Static, When};
use engine::event::Card;
use engine::id::{Fig, MAX_SPACES, Place, SpaceId, Spaces};
use engine::options::Switch;
use engine::{Choice, Imagined};

/// From this round on nobody steps back any more: chapters are over long before.
const LONG_ENOUGH: u8 = 50;

/// What it costs to be carried off the tile: a capture (WAT-4).
const CARRIED_OFF: i32 = 400;

/// What it costs to drift to where the next drift would be the last.
const NEAR_THE_EDGE: i32 = 60;

/// What it is worth in itself to be out of the water.
pub(super) const DRY: i32 = 10;

/// Where a mouse wants to go on its tile, and how far every space is from there in its eyes.
pub(crate) fn ahead(game: &Imagined, mouse: usize) -> Option<([u8; MAX_SPACES], Spaces)> {
    let mut sensible = Sensible::new();
    let mind = sensible.mind(game, game.decision()?, &[]);
    let here = mind.look.pals[mouse].at?;
    let spaces = Ground::of(&mind, mouse, here).goal().spaces;
    Some((paths::distances(mind.look.board, mind.look.book, mouse, here, spaces), spaces))
}

/// Where a calm party is going.
pub(super) struct Goal {
    pub(super) spaces: Spaces,
    pub(super) hop: Option<Hop>,
    hops: u8,
    find: Option<engine::id::SearchId>,
}

/// What a mouse thinks about its surroundings.
pub(super) struct Ground<'m, 'a> {
    mind: &'m Mind<'a>,
    mouse: usize,
    here: Place,
    pub(super) calm: Option<(Goal, [u8; MAX_SPACES])>,
    /// In a fight over water: how far it is to the shore one wants.
    shore: Option<[u8; MAX_SPACES]>,
    pub(super) leave: i32,
    pub(super) may_search: bool,
    specials: Spaces,
}

impl<'m, 'a> Ground<'m, 'a> {
    pub(super) fn of(mind: &'m Mind<'a>, mouse: usize, here: Place) -> Ground<'m, 'a> {
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

    /// The nearest task, or any way on.
    fn goal(&self) -> Goal {
        let (board, book) = (self.mind.look.board, self.mind.look.book);
        let tile = self.here.tile;
        let up = board.side_id(tile);
        let side = &book.sides[up.ix()];
        let hop_spaces = |hop: Hop| match hop {
            Hop::Leave(edge) => side.exit(edge).map_or(Spaces::NONE, |e| e.spaces),
            Hop::Flip => side.flip.map_or(Spaces::NONE, |(s, _)| Spaces::one(s)),
        };
        let mut best: Option<Goal> = None;
        let mut add = |goal: Goal| {
            if best.as_ref().is_none_or(|b| goal.hops < b.hops) {
                best = Some(goal);
            }
        };
        let go = |hops: u8, hop: Hop| Goal { spaces: hop_spaces(hop), hop: Some(hop), hops, find: None };
        // Friends in a fight elsewhere come first.
        let fight = |t: engine::id::TileId, s| {
            board.side_id(t) == s && board.minions_on(t) && board.mice_on(t).next().is_some()
        };
        if let Some((hops, hop)) = route(board, book, tile, fight) {
            return go(hops, hop);
        }
        for task in self.mind.outline.tasks(board, book) {
            match task {
                Task::Reach { side: s, spaces, .. } if s == up => {
                    add(Goal { spaces, hop: None, hops: 0, find: None });
                }
                Task::Find { side: s, spaces, card } if s == up && self.may_search => {
                    add(Goal { spaces, hop: None, hops: 0, find: Some(card) });
                }
                Task::Reach { side: s, .. } | Task::Find { side: s, .. } => {
                    if let Some((hops, hop)) = route(board, book, tile, |_, to| to == s) {
                        add(go(hops, hop));
                    }
                }
                Task::Defeat { kind, side: lair } => {
                    let there =
                        board.minions().find(|(_, m)| m.kind() == Some(kind)).map(|(_, m)| m.at().tile);
                    let way = route(board, book, tile, |t, s| match there {
                        Some(found) => t == found,
                        None => lair == Some(s),
                    });
                    if let Some((hops, hop)) = way {
                        add(go(hops, hop));
                    }
                }
                Task::Clear => {
                    if let Some((hops, hop)) = route(board, book, tile, |t, _| board.minions_on(t)) {
                        add(go(hops, hop));
                    }
                }
            }
        }
        if let Some(goal) = best {
            return goal;
        }
        match route(board, book, tile, |_, s| !board.explored(s)) {
            Some((hops, hop)) => go(hops, hop),
            None => Goal { spaces: side.all(), hop: None, hops: 0, find: None },
        }
    }

    /// What it is worth to leave the room now.
    fn leaving(&self, goal: &Goal, far: &[u8; MAX_SPACES]) -> i32 {
        let look = &self.mind.look;
        let board = look.board;
        let Some(hop) = goal.hop.filter(|_| !self.mind.follows) else { return i32::MIN };
        let here = board.side(look.book, self.here.tile);
        let colour = match hop {
            Hop::Leave(edge) => here.exit(edge).map(|e| e.colour),
            Hop::Flip => None,
        };
        let barred = board.room_statics(look.book, self.here.tile).any(|(s, _)| {
            matches!(s, Static::ForbidExplore { exits_only, colour: only }
                if !(*exits_only && colour.is_none()) && only.is_none_or(|c| colour == Some(c)))
        });
        if barred {
            return i32::MIN;
        }
        let gear = hop == Hop::Flip && here.flip.is_some_and(|(_, kind)| kind == Flip::Gear);
        if gear && !gears(board, look.book, self.mouse) {
            return i32::MIN;
        }
        let pages = i32::from(board.end_marker().saturating_sub(board.hourglass()));
        let budget = pages * 6 - i32::from(board.wheel());
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

    /// How likely a swimmer gets to a bank, in hundredths: a die of its own and one for each mouse there (WAT-2).
    pub(super) fn odds_ashore(&self, bank: SpaceId) -> i32 {
        let mates = self.mind.look.board.mice_at(Place { tile: self.here.tile, space: bank }) as i32;
        100 - 100 / (1 << (1 + mates))
    }

    /// What a try to climb out of the water on a space brings on average, to the bank where most is to be gained; `wet` is
    /// what it is worth to stay in.
    pub(super) fn ashore(&self, space: SpaceId, wet: i32) -> Option<i32> {
        let side = self.mind.look.board.side(self.mind.look.book, self.here.tile);
        if !side.water.has(space) {
            return None;
        }
        let banks = side.space(space).adjacent.minus(side.water);
        let gains =
            banks.iter().map(|bank| self.odds_ashore(bank) * (self.standing(bank, false) - wet + DRY) / 100);
        gains.max().filter(|gain| *gain > 0)
    }

    /// What standing on a space is worth, mostly what it saves.
    pub(super) fn standing(&self, space: SpaceId, striking: bool) -> i32 {
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
                value -= CARRIED_OFF;
            }
            lands = printed.current.iter().next().unwrap_or(space);
            // From there the next turn may find no way out in time.
            if lands != space && side.space(lands).current_off {
                value -= NEAR_THE_EDGE;
            }
        }
        if space != self.here.space && board.traps(self.here.tile).has(space) {
            value -= 90;
        }
        if let Some(far) = self.calm.as_ref().map(|(_, far)| far).or(self.shore.as_ref()) {
            value -= 4 * i32::from(far[lands.ix()].min(60));
        }
        if self.calm.is_some() {
            return value;
        }
        if side.water.has(space) {
            value -= 30;
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
    pub(super) fn deed(&self, choice: Choice) -> Option<(i32, Reason)> {
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

    pub(super) fn striking(&self, target: Fig, percent: u8) -> Reason {
        match self.mind.look.foe(target) {
            Some(foe) if foe.boss => Reason::AttackBoss { foe: foe.kind, percent },
            Some(foe) => Reason::Attack { foe: foe.kind, percent },
            None => Reason::TurnDone,
        }
    }

    pub(super) fn searching(&self, space: SpaceId) -> (i32, Reason) {
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
    pub(super) fn walking(&self, space: SpaceId) -> Reason {
        let look = &self.mind.look;
        if let Some((goal, far)) = &self.calm {
            return if far[space.ix()] >= far[self.here.space.ix()] {
                Reason::WaitForOthers
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
