//! Whether a declared condition holds, and which figures and numbers a declaration means.

use crate::board::{Board, Where};
use crate::book::{Area, Book, Cond, FigureSide, Filter, It, Num, Reach, Size, Test};
use crate::control::attack::Attack;
use crate::id::{Fig, Place, TileId};
use serde::{Deserialize, Serialize};

/// The figures a running rule speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Ctx {
    /// The mouse that holds the card or power.
    pub holder: Option<u8>,
    /// Whose doing it is about.
    pub subject: Option<Fig>,
    /// The other figure.
    pub object: Option<Fig>,
    /// The number the reaction carries.
    pub n: u8,
    /// The tile concerned (RUL-14).
    pub tile: TileId,
}

impl Ctx {
    /// Nobody in particular, on this tile.
    pub(crate) const fn here(tile: TileId) -> Ctx {
        Ctx { holder: None, subject: None, object: None, n: 0, tile }
    }
    /// About this figure.
    #[must_use]
    pub(crate) const fn about(self, subject: Fig) -> Ctx {
        Ctx { subject: Some(subject), ..self }
    }
    /// Held by this mouse.
    #[must_use]
    pub(crate) const fn held(self, mouse: usize) -> Ctx {
        Ctx { holder: Some(mouse as u8), ..self }
    }
    /// With this other figure.
    #[must_use]
    pub(crate) const fn with(self, object: Fig) -> Ctx {
        Ctx { object: Some(object), ..self }
    }
    /// The figure meant.
    pub(crate) const fn figure(&self, it: It) -> Option<Fig> {
        match it {
            It::Holder => match self.holder {
                Some(m) => Some(Fig::mouse(m as usize)),
                None => self.subject,
            },
            It::Subject => self.subject,
            It::Object => self.object,
        }
    }
}

impl Board {
    pub(crate) fn holds_for(&self, book: &Book, mouse: usize, cond: &Cond) -> bool {
        let Some(place) = self.place(Fig::mouse(mouse)) else { return false };
        self.holds(book, Ctx::here(place.tile).held(mouse).about(Fig::mouse(mouse)), None, cond)
    }

    pub(crate) fn holds_here(&self, book: &Book, tile: TileId, cond: &Cond) -> bool {
        self.holds(book, Ctx::here(tile), None, cond)
    }

    pub(crate) fn all_hold(&self, book: &Book, ctx: Ctx, attack: Option<&Attack>, conds: &[Cond]) -> bool {
        conds.iter().all(|c| self.holds(book, ctx, attack, c))
    }

    /// Whether a condition holds for these figures, in this attack.
    pub(crate) fn holds(&self, book: &Book, ctx: Ctx, attack: Option<&Attack>, cond: &Cond) -> bool {
        self.test(book, ctx, attack, &cond.test) != cond.negate
    }

    fn test(&self, book: &Book, ctx: Ctx, attack: Option<&Attack>, test: &Test) -> bool {
        let fig = |it: It| ctx.figure(it);
        let on_board = |it: It| fig(it).filter(|f| self.place(*f).is_some());
        let minion = |it: It| on_board(it).filter(|f| f.as_minion().is_some());
        match *test {
            Test::Number(n) => ctx.n == n,
            Test::Melee => attack.is_some_and(|a| a.reach == Reach::Melee),
            Test::Ranged => attack.is_some_and(|a| a.reach == Reach::Ranged),
            Test::Large(it) => minion(it).is_some_and(|f| self.minion_kind(book, f).size == Size::Large),
            Test::Kind(it, kind) => {
                self.fallen_kind(ctx, it) == Some(kind) || minion(it).is_some_and(|f| self.kind_of(f) == kind)
            }
            Test::Kin(it, kin) => {
                let kind = self.fallen_kind(ctx, it).or_else(|| minion(it).map(|f| self.kind_of(f)));
                kind.is_some_and(|k| book.minions[k.ix()].kin == Some(kin))
            }
            Test::IsMouse(it, mouse) => {
                fig(it).and_then(Fig::as_mouse).is_some_and(|m| self.mice[m].mouse == mouse)
            }
            Test::HasClass(it, classes) => {
                fig(it).and_then(Fig::as_mouse).is_some_and(|m| classes.met_by(self.hero(book, m).classes))
            }
            Test::LowerOnTrack => match (fig(It::Holder), minion(It::Object)) {
                (Some(me), Some(foe)) => self.slot_of(book, foe) > self.slot_of(book, me),
                _ => false,
            },
            Test::Slot(n) => fig(It::Holder).is_some_and(|f| self.slot_of(book, f) + 1 == n as usize),
            Test::On(it, area) => {
                fig(it).and_then(|f| self.place(f)).is_some_and(|p| self.in_area(book, ctx, area, p))
            }
            Test::MiceOn(area, n) => {
                let here = self
                    .mice
                    .iter()
                    .filter(|m| matches!(m.at, Where::On(p) if self.in_area(book, ctx, area, p)));
                here.count() >= n as usize
            }
            Test::EveryMouseOn(area) => {
                let mut free = self.mice.iter().filter(|m| !matches!(m.at, Where::Captured(_))).peekable();
                free.peek().is_some()
                    && free.all(|m| matches!(m.at, Where::On(p) if self.in_area(book, ctx, area, p)))
            }
            Test::MinionsOn(area, kind, n) => {
                let here = self.minions().filter(|(_, m)| {
                    kind.is_none_or(|k| m.kind == Some(k)) && self.in_area(book, ctx, area, m.at)
                });
                here.count() >= n as usize
            }
            Test::Counter(counter, cmp, n) => cmp.holds(self.counters[counter.ix()], n),
            Test::Achieved(a) => self.achieved >> a.0 & 1 == 1,
            Test::InStash(kind) => self.stash.iter().any(|c| book.copies[c.ix()] == kind),
            Test::Page(cmp, n) => cmp.holds(self.hourglass, n),
            Test::FirstVisit => ctx.n == 1,
            Test::Cheese(it, n) => fig(it).and_then(Fig::as_mouse).is_some_and(|m| self.mice[m].cheese >= n),
            Test::HasMarker(it, marker) => on_board(it).is_some_and(|f| self.marked(f, marker)),
            Test::CheeseRolled => attack.is_some_and(|a| a.dice_at_hand().cheese() > 0),
            Test::ByMinion => attack.is_some_and(|a| a.attacker.is_some_and(|f| f.as_minion().is_some())),
            Test::WeaponTag(tag) => {
                attack.and_then(|a| a.weapon).is_some_and(|c| book.card(c).tags >> tag & 1 == 1)
            }
            Test::DamageKind(kind) => attack.is_some_and(|a| a.damage == kind),
            Test::Round(cmp, n) => cmp.holds(self.round, n),
            Test::SideUp(side) => self.tiles().any(|t| self.lies(t) && self.side_id(t) == side),
            Test::WasDefeated(kind) => self.was_defeated(kind),
            Test::AnyOf(ref some) => some.iter().any(|cond| self.holds(book, ctx, attack, cond)),
            Test::HasCard(Some(it), kind) => {
                fig(it).and_then(Fig::as_mouse).is_some_and(|m| self.has_card(book, m, kind))
            }
            Test::HasCard(None, kind) => {
                self.stash.iter().any(|c| book.copies[c.ix()] == kind)
                    || (0..self.mice.len()).any(|m| self.has_card(book, m, kind))
            }
            Test::Wounds(it, n) => fig(it).is_some_and(|f| self.wounds_on(book, f) >= n),
            Test::WoundsOf(kind, cmp, n) => {
                let on_board = self.minions().filter(|(_, m)| m.kind == Some(kind)).map(|(f, _)| f);
                cmp.holds(on_board.map(|f| self.wounds_on(book, f)).fold(0, u8::saturating_add), n)
            }
            Test::EveryRound(n) => self.round > 0 && self.round.is_multiple_of(n.max(1)),
            Test::FoundCard(kind) => ctx.n == kind.0,
        }
    }

    /// The step on the way to victory that is to be done now.
    pub fn near_goal<'b>(&self, book: &'b Book) -> Option<&'b crate::book::Goal> {
        let goals = &self.chapter(book).goals;
        if goals.is_empty() || self.outcome.is_some() {
            return None;
        }
        let standing = || (0..self.mice.len()).find(|m| self.place(Fig::mouse(*m)).is_some());
        let mouse = self.turn.mouse().or_else(standing);
        let at = mouse.and_then(|m| self.place(Fig::mouse(m)));
        let here = Ctx::here(at.map_or(TileId(0), |p| p.tile));
        let ctx = mouse.map_or(here, |m| here.held(m).about(Fig::mouse(m)));
        goals.iter().find(|goal| self.all_hold(book, ctx, None, &goal.conditions))
    }

    fn has_card(&self, book: &Book, mouse: usize, kind: crate::id::SearchId) -> bool {
        let state = &self.mice[mouse];
        state.equipped.iter().chain(&state.pack).any(|c| book.copies[c.ix()] == kind)
    }

    /// The wounds of a figure; of a boss those on its cards, and all of a card that has left the track.
    fn wounds_on(&self, book: &Book, fig: Fig) -> u8 {
        match fig.as_mouse() {
            Some(m) => self.mice[m].wounds.saturating_add(self.mice[m].poison),
            None if self.place(fig).is_none() => 0,
            None => {
                let kind = self.kind_of(fig);
                let own = |card: &crate::event::Card| match card {
                    crate::event::Card::Minion(init) => book.init_cards[init.ix()].minion == kind,
                    crate::event::Card::Mouse(_) => false,
                };
                let cards = self.track.iter().filter(|t| own(&t.card)).map(|t| t.wounds);
                let wounds = cards.fold(self.minion(fig).wounds, u8::saturating_add);
                wounds.saturating_add(self.wounds_on_lost_cards(book, kind))
            }
        }
    }

    /// WND-3: what the cards took that a boss has lost. Which of them were in play is not remembered; if their lives
    /// differ, the smaller ones count.
    fn wounds_on_lost_cards(&self, book: &Book, kind: crate::id::MinionId) -> u8 {
        let cards = &book.minions[kind.ix()].cards;
        let lies = |init: &&crate::id::InitId| self.slot(crate::event::Card::Minion(**init)).is_some();
        let left = cards.iter().filter(lies).count();
        // Before revision 3 only what lies on the track counted; before cards are laid out none does.
        if cards.len() < 2 || left == 0 || self.options.rules().before(3) {
            return 0;
        }
        let laid = if self.options.is(crate::options::Switch::BossCards) { cards.len() } else { 2 };
        let gone = cards.iter().filter(|init| !lies(init)).map(|init| book.init_cards[init.ix()].life);
        let mut gone: arrayvec::ArrayVec<u8, { crate::id::MAX_BOSS_CARDS }> = gone.collect();
        gone.sort_unstable();
        gone.iter().take(laid.saturating_sub(left)).fold(0, |sum, life| sum.saturating_add(*life))
    }

    /// The kind of a minion that was just defeated: a reaction after a defeat carries it as its number.
    fn fallen_kind(&self, ctx: Ctx, it: It) -> Option<crate::id::MinionId> {
        let fig = ctx.figure(it)?;
        (it == It::Object && fig.as_minion().is_some() && self.place(fig).is_none())
            .then_some(crate::id::MinionId(ctx.n))
    }

    /// Whether a space lies in an area.
    pub(crate) fn in_area(&self, book: &Book, ctx: Ctx, area: Area, place: Place) -> bool {
        let at = |it: It| ctx.figure(it).and_then(|f| self.place(f));
        match area {
            Area::Board => true,
            Area::Space(it) => at(it) == Some(place),
            Area::Near(it) => at(it).is_some_and(|p| {
                p.tile == place.tile && self.side(book, p.tile).near(p.space).has(place.space)
            }),
            Area::Tile(it) => at(it).map_or(ctx.tile, |p| p.tile) == place.tile,
            Area::Seen(it) => {
                at(it).is_some_and(|p| p.tile == place.tile && self.sees(book, p).has(place.space))
            }
            Area::Room(side, spaces) => self.side_id(place.tile) == side && spaces.has(place.space),
            Area::Water => self.side(book, place.tile).water.has(place.space),
        }
    }

    /// The figures a filter means, as bits.
    pub(crate) fn figures_in(&self, book: &Book, ctx: Ctx, filter: &Filter) -> u64 {
        let mut found = 0;
        for fig in self.figures() {
            let place = self.place(fig).expect("figures stand on the board");
            let fits = match fig.as_mouse() {
                Some(m) => {
                    filter.side != FigureSide::Minions
                        && filter.kind.is_none()
                        && !(filter.other && ctx.holder == Some(m as u8))
                        && (!filter.wounded || self.mice[m].wounds > 0 || self.mice[m].poison > 0)
                }
                None => {
                    let minion = self.minion(fig);
                    let size = self.minion_kind(book, fig).size;
                    filter.side != FigureSide::Mice
                        && filter.kind.is_none_or(|k| minion.kind == Some(k))
                        && filter.size.is_none_or(|s| s == size)
                        && (!filter.new || minion.new)
                        && (!filter.wounded || minion.wounds > 0)
                }
            };
            if fits && self.in_area(book, ctx, filter.area, place) {
                found |= fig.bit();
            }
        }
        found
    }

    /// The number a declaration means.
    pub(crate) fn number(&self, book: &Book, ctx: Ctx, num: Num) -> u8 {
        let holder = ctx.figure(It::Holder).and_then(Fig::as_mouse);
        let of = |f: &dyn Fn(usize) -> u8| holder.map_or(0, f);
        let here = |m: usize| self.place(Fig::mouse(m));
        match num {
            Num::Is(n) => n,
            Num::Lore => of(&|m| self.lore(book, m)),
            Num::LorePlus(n) => of(&|m| self.lore(book, m)).saturating_add(n),
            Num::Battle => of(&|m| self.hero(book, m).battle),
            Num::Move => of(&|m| self.move_value(book, m)),
            Num::Cheese => of(&|m| self.mice[m].cheese),
            Num::WoundedOthersHere => of(&|m| {
                let others = (0..self.mice.len()).filter(|o| {
                    *o != m
                        && here(*o).is_some()
                        && here(*o) == here(m)
                        && (self.mice[*o].wounds > 0 || self.mice[*o].poison > 0)
                });
                others.count() as u8
            }),
            Num::MiceHere => of(&|m| here(m).map_or(0, |p| self.mice_at(p) as u8)),
            Num::Minions(kind, area) => {
                let there = self.minions().filter(|(_, m)| {
                    kind.is_none_or(|k| m.kind == Some(k)) && self.in_area(book, ctx, area, m.at)
                });
                there.count() as u8
            }
            Num::Counter(counter) => self.counters[counter.ix()],
            Num::Number => ctx.n,
        }
    }
}
