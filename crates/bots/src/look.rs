//! What a player sees at a glance: who stands where, who is in danger, what an attack is worth.

use crate::odds;
use crate::planner::contains;
use arrayvec::ArrayVec;
use engine::board::Where;
use engine::book::{Attacks, Damage, Effect, Reach, Size, Static, Status};
use engine::event::Card;
use engine::id::{Fig, MAX_MICE, MAX_MINIONS, MinionId, Place, SearchId, SpaceId, TileId};
use engine::{Board, Book};

/// A minion on the board.
#[derive(Clone, Debug)]
pub(crate) struct Foe {
    pub fig: Fig,
    pub kind: MinionId,
    pub at: Place,
    pub battle: i32,
    pub defense: i32,
    pub left: u8,
    pub reach: Reach,
    pub boss: bool,
    pub cat: bool,
    pub steals: bool,
    pub no_defense: bool,
    pub size: Size,
    pub immune: Option<Damage>,
    pub down: bool,
}

/// A mouse of the party.
#[derive(Clone, Debug)]
pub(crate) struct Pal {
    pub at: Option<Place>,
    pub captured: bool,
    pub left: u8,
    pub defense: i32,
    /// What one wound hurts: the closer to capture, the more.
    pub tender: i32,
    pub slot: usize,
    pub unseen: bool,
    pub cheese: u8,
}

/// The table at a glance.
pub(crate) struct Look<'g> {
    pub board: &'g Board,
    pub book: &'g Book,
    pub foes: ArrayVec<Foe, MAX_MINIONS>,
    pub pals: ArrayVec<Pal, MAX_MICE>,
}

impl<'g> Look<'g> {
    pub(crate) fn at(board: &'g Board, book: &'g Book) -> Look<'g> {
        let foes = board.minions().map(|(fig, _)| foe(board, book, fig)).collect();
        let pals = (0..board.mice().len()).map(|m| pal(board, book, m)).collect();
        Look { board, book, foes, pals }
    }

    pub(crate) fn foes_on(&self, tile: TileId) -> impl Iterator<Item = &Foe> {
        self.foes.iter().filter(move |f| f.at.tile == tile)
    }

    pub(crate) fn foe(&self, fig: Fig) -> Option<&Foe> {
        self.foes.iter().find(|f| f.fig == fig)
    }

    /// What a minion's next attack on a mouse costs, in hundredths of a healthy mouse's wound.
    pub(crate) fn bite(&self, foe: &Foe, mouse: usize) -> i32 {
        let pal = &self.pals[mouse];
        let defense = if foe.no_defense { 0 } else { pal.defense };
        let wounds = odds::mean(foe.reach, foe.battle, defense);
        let all = wounds * pal.tender / 1000;
        if foe.steals && pal.cheese > 0 { all / 3 } else { all }
    }

    /// What the minions of a tile will do to the party if this mouse stands there.
    pub(crate) fn harm(&self, mouse: usize, at: Place) -> i32 {
        let side = self.board.side(self.book, at.tile);
        let mut sum = 0;
        for foe in self.foes_on(at.tile) {
            let steps = &side.minion_steps[foe.at.space.ix()];
            let victim = self.victim(foe, mouse, at, steps);
            if let Some((m, space, d)) = victim {
                sum += self.bite(foe, m) * reach_of(self, foe, space, d) / 100;
            }
        }
        sum
    }

    /// The mouse a minion will go for if this one stands there.
    pub(crate) fn prey(&self, foe: &Foe, mouse: usize, at: Place) -> Option<usize> {
        let steps = &self.board.side(self.book, foe.at.tile).minion_steps[foe.at.space.ix()];
        self.victim(foe, mouse, at, steps).map(|(m, _, _)| m)
    }

    /// The minions that will come for a mouse where it stands, with the chance of each to get there, in hundredths.
    fn hunters(&self, mouse: usize) -> impl Iterator<Item = (&Foe, i32)> {
        let at = self.pals[mouse].at.filter(|_| !self.pals[mouse].unseen);
        self.foes.iter().filter_map(move |foe| {
            let at = at.filter(|at| at.tile == foe.at.tile)?;
            let steps = &self.board.side(self.book, at.tile).minion_steps[foe.at.space.ix()];
            let (prey, space, d) = self.victim(foe, mouse, at, steps)?;
            (prey == mouse).then(|| (foe, reach_of(self, foe, space, d)))
        })
    }

    /// How often a mouse will be attacked where it stands, in hundredths.
    pub(crate) fn onslaught(&self, mouse: usize) -> i32 {
        self.hunters(mouse).map(|(_, chance)| chance).sum()
    }

    /// What it saves the party if no minion sees this mouse where it stands: the blows go to the next one, or to nobody.
    pub(crate) fn hiding(&self, mouse: usize) -> i32 {
        let saved = self.hunters(mouse).map(|(foe, chance)| {
            let steps = &self.board.side(self.book, foe.at.tile).minion_steps[foe.at.space.ix()];
            let others = self.standing_on(foe.at.tile).filter(|(m, _)| *m != mouse);
            let next = self.nearest(steps, others);
            let then = next.map_or(0, |(m, space, d)| self.bite(foe, m) * reach_of(self, foe, space, d));
            (self.bite(foe, mouse) * chance - then) / 100
        });
        saved.sum()
    }

    fn victim(
        &self,
        foe: &Foe,
        mouse: usize,
        at: Place,
        steps: &[u8; engine::id::MAX_SPACES],
    ) -> Option<(usize, SpaceId, u8)> {
        let others = self.standing_on(foe.at.tile).filter(|(m, _)| *m != mouse);
        let own = (at.tile == foe.at.tile && !self.pals[mouse].unseen).then_some((mouse, at.space));
        self.nearest(steps, others.chain(own))
    }

    /// The mice of a tile that minions see.
    fn standing_on(&self, tile: TileId) -> impl Iterator<Item = (usize, SpaceId)> {
        self.pals
            .iter()
            .enumerate()
            .filter_map(move |(m, p)| p.at.filter(|at| at.tile == tile && !p.unseen).map(|at| (m, at.space)))
    }

    fn nearest(
        &self,
        steps: &[u8; engine::id::MAX_SPACES],
        mice: impl Iterator<Item = (usize, SpaceId)>,
    ) -> Option<(usize, SpaceId, u8)> {
        mice.map(|(m, space)| (m, space, steps[space.ix()])).min_by_key(|(m, _, d)| (*d, self.pals[*m].slot))
    }

    /// What it is worth to take a minion off the board.
    pub(crate) fn prize(&self, foe: &Foe) -> i32 {
        let worst = (0..self.pals.len())
            .filter(|m| self.pals[*m].at.is_some_and(|p| p.tile == foe.at.tile))
            .map(|m| self.bite(foe, m))
            .max();
        let base = if foe.boss { 260 } else { 110 };
        base + worst.unwrap_or(0)
    }

    /// Dice of a mouse's attack with a weapon (none: in a form).
    pub(crate) fn attack(
        &self,
        mouse: usize,
        weapon: Option<SearchId>,
    ) -> Option<(Reach, i32, Option<Damage>)> {
        let status: i32 = self
            .board
            .status_of(Fig::mouse(mouse))
            .map(|s| if let Status::Battle(n) = s { i32::from(n) } else { 0 })
            .sum();
        let Some(kind) = weapon else {
            let (battle, _) = self.board.form(mouse)?;
            return Some((Reach::Melee, i32::from(battle) + status, None));
        };
        let weapon = self.book.search[kind.ix()].weapon?;
        let mut dice = i32::from(self.board.hero(self.book, mouse).battle) + i32::from(weapon.bonus) + status;
        for (s, _) in self.board.statics_of(self.book, mouse) {
            if let Static::Battle(n, reach) = s
                && reach.is_none_or(|r| r == weapon.reach)
            {
                dice += i32::from(*n);
            }
        }
        Some((weapon.reach, dice, Some(weapon.damage)))
    }

    /// Whether some faces of a weapon's attack hit twice.
    pub(crate) fn hits_twice(&self, weapon: SearchId) -> bool {
        self.book.search[weapon.ix()].rules.iter().any(|ix| {
            let rule = &self.book.rules[ix.0 as usize];
            contains(self.book, rule.effects, &|e| matches!(e, Effect::CountHits(..)), 3)
        })
    }

    /// An attack's worth with this weapon: faces that hit twice wound half as much again, though not more often.
    pub(crate) fn sharpened(&self, weapon: Option<SearchId>, worth: i32) -> i32 {
        if weapon.is_some_and(|w| self.hits_twice(w)) { worth * 3 / 2 } else { worth }
    }

    /// What an attack with these dice is worth against a minion, and the chance to wound in hundredths.
    pub(crate) fn blow(&self, foe: &Foe, reach: Reach, dice: i32, damage: Option<Damage>) -> (i32, u8) {
        if damage.is_some() && damage == foe.immune {
            return (0, 0);
        }
        // Brodie is beaten by catnip or luck; hitting him is mostly a waste.
        let prize = self.prize(foe);
        let kill = odds::at_least(reach, dice, foe.defense, foe.left.max(1));
        let wound = odds::at_least(reach, dice, foe.defense, 1);
        let mean = odds::mean(reach, dice, foe.defense);
        let partial = if foe.left > 1 { mean * prize / i32::from(foe.left) * 7 / 10 } else { 0 };
        (((kill * prize).max(partial)) / 1000 + mean / 100, (wound / 10) as u8)
    }

    /// The minions a mouse on a space could attack, near ones first where the rules say so (BAT-3).
    pub(crate) fn in_reach(&self, at: Place, reach: Reach) -> ArrayVec<&Foe, MAX_MINIONS> {
        let near = self.board.side(self.book, at.tile).near(at.space);
        let close: ArrayVec<&Foe, MAX_MINIONS> =
            self.foes_on(at.tile).filter(|f| near.has(f.at.space)).collect();
        if reach == Reach::Melee || !close.is_empty() {
            return close;
        }
        let seen = self.board.sees(self.book, at);
        self.foes_on(at.tile).filter(|f| seen.has(f.at.space)).collect()
    }

    /// The weapons a mouse can strike with now.
    pub(crate) fn weapons(&self, mouse: usize) -> ArrayVec<Option<SearchId>, 4> {
        if self.board.form(mouse).is_some() {
            return [None].into_iter().collect();
        }
        let worn = self.board.mice()[mouse].equipped().iter();
        let usable =
            worn.filter(|c| self.book.card(**c).weapon.is_some() && self.board.meets(self.book, mouse, **c));
        usable.map(|c| Some(self.book.copies[c.ix()])).take(4).collect()
    }

    /// The best attack from a space: worth, target, weapon and chance to wound.
    pub(crate) fn best_attack(&self, mouse: usize, at: Place) -> Option<Strike> {
        let mut best: Option<Strike> = None;
        for weapon in self.weapons(mouse) {
            let Some((reach, dice, damage)) = self.attack(mouse, weapon) else { continue };
            for foe in self.in_reach(at, reach) {
                let (worth, percent) = self.blow(foe, reach, dice, damage);
                let worth = self.sharpened(weapon, worth);
                if best.as_ref().is_none_or(|b| worth > b.worth) {
                    best = Some(Strike { worth, target: foe.fig, weapon, percent });
                }
            }
        }
        best
    }
}

/// An attack a mouse could make.
#[derive(Clone, Debug)]
pub(crate) struct Strike {
    pub worth: i32,
    pub target: Fig,
    pub weapon: Option<SearchId>,
    pub percent: u8,
}

/// How likely a minion gets at a mouse this far away, in hundredths.
fn reach_of(look: &Look, foe: &Foe, space: SpaceId, steps: u8) -> i32 {
    let walk = match steps {
        0..=2 => 100,
        3 => 67,
        4 => 33,
        _ => 0,
    };
    let walk = if foe.down { if steps <= 1 { 100 } else { 0 } } else { walk };
    if foe.reach == Reach::Ranged {
        if look.board.sees(look.book, foe.at).has(space) { 100 } else { 40.max(walk) }
    } else {
        walk
    }
}

fn foe(board: &Board, book: &Book, fig: Fig) -> Foe {
    let state = board.minion(fig);
    let kind = board.kind_of(fig);
    let minion = &book.minions[kind.ix()];
    let card = board.init_card(book, fig);
    let (mut battle, mut defense) = (i32::from(card.battle), i32::from(card.defense));
    for s in board.status_of(fig) {
        match s {
            Status::Battle(n) => battle += i32::from(n),
            Status::Defense(n) => defense += i32::from(n),
            _ => {}
        }
    }
    let (mut steals, mut no_defense, mut immune) = (false, false, None);
    for (s, _) in Board::init_statics(book, board.init_of(book, fig)) {
        match s {
            Static::Steals => steals = true,
            Static::NoDefense => no_defense = true,
            Static::Immune(damage) => immune = Some(*damage),
            _ => {}
        }
    }
    let left = if minion.boss {
        let cards = board.track().iter().filter_map(|t| match t.card {
            Card::Minion(init) if book.init_cards[init.ix()].minion == kind => {
                Some(book.init_cards[init.ix()].life.saturating_sub(t.wounds))
            }
            _ => None,
        });
        cards.sum::<u8>().max(1)
    } else {
        card.life.max(1).saturating_sub(state.wounds()).max(1)
    };
    let ranged = matches!(card.attacks, Attacks::Ranged);
    Foe {
        fig,
        kind,
        at: state.at(),
        battle,
        defense,
        left,
        reach: if ranged { Reach::Ranged } else { Reach::Melee },
        boss: minion.boss,
        cat: minion.size == Size::Token,
        steals,
        no_defense,
        size: minion.size,
        immune,
        down: state.down(),
    }
}

fn pal(board: &Board, book: &Book, mouse: usize) -> Pal {
    let (state, hero, fig) = (&board.mice()[mouse], board.hero(book, mouse), Fig::mouse(mouse));
    let mut defense = i32::from(hero.defense);
    for (s, _) in board.statics_of(book, mouse) {
        if let Static::Defense(n) = s {
            defense += i32::from(*n);
        }
    }
    if let Some((_, form)) = board.form(mouse) {
        defense = i32::from(form);
    }
    for s in board.status_of(fig) {
        if let Status::Defense(n) = s {
            defense += i32::from(n);
        }
    }
    let left = board.life(book, mouse).saturating_sub(state.wounds() + state.poison()).max(1);
    Pal {
        at: board.place(fig),
        captured: matches!(state.at(), Where::Captured(_)),
        left,
        defense,
        tender: 50 + 260 / i32::from(left),
        slot: board.slot_of(book, fig),
        unseen: !board.hunted(mouse),
        cheese: state.cheese(),
    }
}
