//! PARTY: hook, fork, grape, catnip (p.18-19).

use crate::book::{FAR, PartyItem, Reach, Size};
use crate::choice::{Ask, Choice, Decision, Offer, Refusal, Why};
use crate::control::steps;
use crate::control::{Asks, Attack, Flow, GameRef, Referee, Runs, unlisted};
use crate::event::{Absence, CardPlace, Cause, Event, Token};
use crate::id::{CardId, Fig, InitId, Place, SpaceId, Spaces, TileId};
use crate::rule::RuleId;

const fn no<T>(rule: RuleId, why: Why) -> Result<T, Refusal> {
    Err(Refusal::new(rule, why))
}

impl GameRef<'_> {
    pub(crate) fn stashed(&self, item: PartyItem) -> Option<CardId> {
        self.board.stash.iter().copied().find(|c| self.book.card(*c).party_item == Some(item))
    }

    /// Whether a party item choice is legal in a mouse's turn.
    pub(crate) fn may_use_item(&self, mouse: usize, choice: Choice) -> Result<RuleId, Refusal> {
        let Some(at) = self.board.place(Fig::mouse(mouse)) else { return no(RuleId::RUL_25, Why::Gone) };
        let side = self.board.side(self.book, at.tile);
        let held = |item, rule| if self.stashed(item).is_some() { Ok(()) } else { no(rule, Why::NotInStash) };
        let acting = |rule: RuleId| {
            if self.board.turn.actions == 0 {
                return no(RuleId::TURN_1, Why::ActionSpent);
            }
            if self.board.marked(Fig::mouse(mouse), crate::book::Marker::Stunned) {
                return no(RuleId::EFF_1, Why::Stunned);
            }
            if self.board.turn.scurrying {
                return no(RuleId::TURN_3, Why::Scurrying);
            }
            Ok(rule)
        };
        match choice {
            Choice::PlaceHook(to) => {
                held(PartyItem::Hook, RuleId::HOOK_1)?;
                if to.ix() >= side.spaces.len() || !side.space(at.space).hook.has(to) || to == at.space {
                    return no(RuleId::HOOK_1, Why::OutOfReach);
                }
                if side.water.has(at.space) && side.water.has(to) {
                    return no(RuleId::HOOK_1, Why::InWater);
                }
                let one_sided = self.board.open_to_one_side(self.book, at.tile);
                if !self.rules().before(2) && (one_sided.has(at.space) || one_sided.has(to)) {
                    return no(RuleId::RUL_49, Why::OneWayIn);
                }
                Ok(RuleId::HOOK_1)
            }
            Choice::TakeHook => match self.board.hook {
                Some((_, p, other)) if p.tile == at.tile && (p.space == at.space || other == at.space) => {
                    acting(RuleId::HOOK_3)
                }
                _ => no(RuleId::HOOK_3, Why::NotNear),
            },
            Choice::PlaceFork => {
                held(PartyItem::Fork, RuleId::FORK_1)?;
                if side.water.has(at.space) { no(RuleId::FORK_1, Why::InWater) } else { Ok(RuleId::FORK_1) }
            }
            Choice::TakeFork => match self.board.fork {
                Some((_, p)) if p == at => acting(RuleId::FORK_3),
                _ => no(RuleId::FORK_3, Why::NotNear),
            },
            Choice::Catapult(other) => {
                let together =
                    self.board.place(Fig::mouse(other as usize)) == Some(at) && other as usize != mouse;
                if self.board.fork.is_none_or(|f| f.1 != at) || !together {
                    return no(RuleId::FORK_2, Why::NotNear);
                }
                if self.catapult_spaces(other as usize).is_empty() {
                    return no(RuleId::RUL_48, Why::SpaceFull);
                }
                acting(RuleId::FORK_2)
            }
            Choice::PlaceGrape(to) => {
                held(PartyItem::Grape, RuleId::GRP_1)?;
                if to.ix() >= side.spaces.len() || !side.space(at.space).adjacent.has(to) {
                    return no(RuleId::GRP_1, Why::NotAdjacent);
                }
                let place = Place { tile: at.tile, space: to };
                if self.board.mice_at(place) + self.board.minions_at(place) > 0 {
                    return no(RuleId::GRP_1, Why::Occupied);
                }
                Ok(RuleId::GRP_1)
            }
            Choice::ShootGrape(target) => {
                held(PartyItem::Grape, RuleId::GRP_2)?;
                if self.board.fork.is_none_or(|f| f.1 != at) {
                    return no(RuleId::GRP_2, Why::NotNear);
                }
                let foe = target.as_minion().and_then(|_| self.board.place(target));
                if foe.is_none_or(|p| p.tile != at.tile) {
                    return no(RuleId::GRP_2, Why::OutOfReach);
                }
                acting(RuleId::GRP_2)
            }
            Choice::Catnip => {
                held(PartyItem::Catnip, RuleId::NIP_1)?;
                if self.cat_near(at).is_some() { Ok(RuleId::NIP_1) } else { no(RuleId::NIP_1, Why::NotNear) }
            }
            _ => no(RuleId::TURN_2, Why::NotNow),
        }
    }

    fn cat_near(&self, at: Place) -> Option<Fig> {
        let near = self.board.side(self.book, at.tile).near(at.space);
        self.board
            .minions()
            .find(|(f, m)| {
                self.board.minion_kind(self.book, *f).beaten_by_catnip
                    && m.at.tile == at.tile
                    && near.has(m.at.space)
            })
            .map(|(f, _)| f)
    }

    /// FORK-2, RUL-48: spaces the flying mouse sees and that have room.
    fn catapult_spaces(&self, mouse: usize) -> Spaces {
        let Some(at) = self.board.place(Fig::mouse(mouse)) else { return Spaces::NONE };
        let seen = self.board.sees(self.book, at);
        seen.iter()
            .filter(|s| {
                *s != at.space && self.board.fits(self.book, Size::Small, Place { tile: at.tile, space: *s })
            })
            .collect()
    }

    /// Every party item choice of a mouse's turn.
    pub(crate) fn item_offers(&self, mouse: usize, mut each: impl FnMut(Choice, RuleId)) {
        let Some(at) = self.board.place(Fig::mouse(mouse)) else { return };
        let tokens = self.board.hook.is_some() || self.board.fork.is_some();
        if self.board.stash.is_empty() && !tokens {
            return;
        }
        let mut consider = |choice| {
            if let Ok(rule) = self.may_use_item(mouse, choice) {
                each(choice, rule);
            }
        };
        let space = self.board.side(self.book, at.tile).space(at.space);
        if self.stashed(PartyItem::Hook).is_some() {
            space.hook.iter().for_each(|s| consider(Choice::PlaceHook(s)));
        }
        consider(Choice::TakeHook);
        consider(Choice::PlaceFork);
        consider(Choice::TakeFork);
        if self.board.fork.is_some_and(|f| f.1 == at) {
            (0..self.board.mice.len() as u8).for_each(|m| consider(Choice::Catapult(m)));
            if self.stashed(PartyItem::Grape).is_some() {
                self.board.minions().for_each(|(f, _)| consider(Choice::ShootGrape(f)));
            }
        }
        if self.stashed(PartyItem::Grape).is_some() {
            space.adjacent.iter().for_each(|s| consider(Choice::PlaceGrape(s)));
        }
        consider(Choice::Catnip);
    }
}

impl Runs for steps::Grape {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.grape_lands(self.to, self.by)
    }
}

impl Runs for steps::Catapult {
    fn run(self, _: &mut Referee<'_>) -> Flow {
        Flow::Ask
    }
}

impl Asks for steps::Catapult {
    fn decision(self, _: GameRef<'_>) -> Decision {
        Decision::by_mouse(self.mouse, Ask::Space)
    }
    fn tile(self, at: GameRef<'_>) -> TileId {
        at.tile_under(Fig::mouse(self.mouse as usize))
    }
    fn offers(self, at: GameRef<'_>, out: &mut Vec<Offer>) {
        Offer::spaces(out, at.catapult_spaces(self.mouse as usize), RuleId::FORK_2);
    }
    fn refusal(self, at: GameRef<'_>, choice: Choice) -> Refusal {
        let Choice::Go(space) = choice else { return Refusal::other(RuleId::FORK_2) };
        let place = at.board.place(Fig::mouse(self.mouse as usize));
        if place.is_some_and(|p| at.board.sees(at.book, p).has(space)) {
            Refusal::new(RuleId::RUL_48, Why::SpaceFull)
        } else {
            Refusal::new(RuleId::FORK_2, Why::NotSeen)
        }
    }
    fn answer(self, game: &mut Referee<'_>, choice: Choice) {
        let Choice::Go(space) = choice else { unlisted(choice) };
        game.fly(self.mouse as usize, space);
    }
}

impl Referee<'_> {
    pub(crate) fn take_party_item_choice(&mut self, mouse: usize, choice: Choice) {
        let m = mouse as u8;
        let at = self.board.place(Fig::mouse(mouse)).expect("an acting mouse stands somewhere");
        match choice {
            Choice::PlaceHook(to) => {
                self.put_token(Token::Hook, PartyItem::Hook, at, Some(to), RuleId::HOOK_1);
            }
            Choice::PlaceFork => self.put_token(Token::Fork, PartyItem::Fork, at, None, RuleId::FORK_1),
            Choice::PlaceGrape(to) => {
                let at = Place { tile: at.tile, space: to };
                self.put_token(Token::Grape, PartyItem::Grape, at, None, RuleId::GRP_1);
            }
            Choice::TakeHook => self.take_token(m, Token::Hook, RuleId::HOOK_3),
            Choice::TakeFork => self.take_token(m, Token::Fork, RuleId::FORK_3),
            Choice::Catapult(other) => {
                self.emit(Event::ActionSpent { mouse: m }, RuleId::FORK_2);
                self.push(steps::Catapult { mouse: other });
            }
            Choice::ShootGrape(target) => {
                self.emit(Event::ActionSpent { mouse: m }, RuleId::GRP_2);
                let to = self.board.place(target).expect("a target on the board");
                if let Some(card) = self.read().stashed(PartyItem::Grape) {
                    let (from, stash) = (CardPlace::Stash, CardPlace::Board);
                    self.emit(Event::CardMovedTo { card, from, to: stash }, RuleId::GRP_2);
                    self.emit(
                        Event::TokenPlaced { token: Token::Grape, card, at: to, other: None },
                        RuleId::GRP_2,
                    );
                    // RUL-11: it is this mouse's attack; before revision 2 it was nobody's.
                    let by = Some(m).filter(|_| !self.read().rules().before(2));
                    self.push(steps::Grape { to, by });
                }
            }
            Choice::Catnip => {
                let cat = self.read().cat_near(at);
                let card = self.read().stashed(PartyItem::Catnip);
                if let (Some(cat), Some(card)) = (cat, card) {
                    let (from, to) = (CardPlace::Stash, CardPlace::Discards);
                    self.emit(Event::CardMovedTo { card, from, to }, RuleId::NIP_1);
                    self.defeat(cat, Some(m), RuleId::NIP_1);
                    self.push(steps::Settle);
                }
            }
            _ => {}
        }
    }

    fn put_token(&mut self, token: Token, item: PartyItem, at: Place, other: Option<SpaceId>, rule: RuleId) {
        let Some(card) = self.read().stashed(item) else { return };
        let cause = Cause::of(rule).and(RuleId::RUL_28);
        self.emit(Event::CardMovedTo { card, from: CardPlace::Stash, to: CardPlace::Board }, cause);
        self.emit(Event::TokenPlaced { token, card, at, other }, cause);
    }

    fn take_token(&mut self, mouse: u8, token: Token, rule: RuleId) {
        let Some(card) = self.board.token_card(token) else { return };
        self.emit(Event::ActionSpent { mouse }, rule);
        self.emit(Event::TokenTaken { token }, rule);
        self.emit(Event::CardMovedTo { card, from: CardPlace::Board, to: CardPlace::Stash }, rule);
    }

    /// FORK-2, RUL-9: the mouse is placed, it did not move.
    fn fly(&mut self, mouse: usize, space: SpaceId) {
        self.pop();
        let fig = Fig::mouse(mouse);
        if let Some(at) = self.board.place(fig) {
            let at = Place { tile: at.tile, space };
            self.emit(Event::Placed { fig, at }, Cause::of(RuleId::FORK_2).and(RuleId::RUL_9));
            self.push(steps::Settle);
        }
    }

    /// GRP-2, GRP-3: splat, every figure there takes one automatic hit; whole, they are knocked down.
    fn grape_lands(&mut self, to: Place, by: Option<u8>) -> Flow {
        self.pop();
        let splat = self.control.chance.toss();
        let cause = Cause::of(RuleId::GRP_2);
        let cause = if by.is_some() { cause.and(RuleId::RUL_11) } else { cause };
        self.emit(Event::Tossed { splat }, cause);
        let mut small = 0u64;
        for fig in self.board.figures() {
            if self.board.place(fig) == Some(to) {
                let large =
                    fig.as_minion().is_some() && self.board.minion_kind(self.book, fig).size != Size::Small;
                if !large {
                    small |= fig.bit();
                }
            }
        }
        let spared = self.board.minions().any(|(f, m)| m.at == to && small & f.bit() == 0);
        if spared {
            self.emit(Event::Nothing { what: Absence::Wound, who: None }, RuleId::GRP_3);
        }
        if splat {
            self.squash_grape(RuleId::GRP_2);
            self.push(steps::Settle);
            if small != 0 {
                let mut attack = Attack::new(None, small, Reach::Melee, 0);
                attack.sure_hits = 1;
                attack.credit = by;
                attack.damage = crate::book::Damage::Blunt;
                self.begin_attack(attack);
            }
        } else {
            for fig in crate::id::Bits(small).map(|b| Fig(b as u8)) {
                self.mark(fig, crate::book::Marker::KnockedDown, RuleId::GRP_2.into());
            }
        }
        Flow::Go
    }

    /// The grape is discarded and its card shuffled into the search deck.
    fn squash_grape(&mut self, rule: RuleId) {
        let Some(card) = self.board.token_card(Token::Grape) else { return };
        self.emit(Event::TokenTaken { token: Token::Grape }, rule);
        self.emit(Event::CardMovedTo { card, from: CardPlace::Board, to: CardPlace::Deck }, rule);
        self.shuffle_search(false, rule);
    }

    /// GRP-4: a rat starting on the grape, no mouse there, throws it at the most crowded space of mice.
    pub(crate) fn throws_grape(&mut self, fig: Fig, at: Place) -> bool {
        if !self.read().has_grape_to_throw(fig, at) {
            return false;
        }
        let spaces = self.board.mouse_spaces(at.tile);
        let rank = |s: SpaceId| {
            let here = Place { tile: at.tile, space: s };
            let highest = self
                .board
                .mice_on(at.tile)
                .filter(|m| self.board.place(Fig::mouse(*m)) == Some(here))
                .map(|m| self.board.slot_of(self.book, Fig::mouse(m)))
                .min();
            (std::cmp::Reverse(self.board.mice_at(here)), highest)
        };
        let Some(space) = spaces.iter().min_by_key(|s| rank(*s)) else { return false };
        let to = Place { tile: at.tile, space };
        let card = self.board.token_card(Token::Grape).expect("the grape lies here");
        let cause = Cause::of(RuleId::GRP_4).and(RuleId::RUL_44);
        // RUL-44: the throw replaces the battle, not the move; before revision 2 it threw lying down.
        if self.board.minion(fig).down && !self.read().rules().before(2) {
            self.emit(Event::StoodUp { fig }, Cause::of(RuleId::EFF_3).and(RuleId::RUL_44));
        }
        self.emit(Event::Nothing { what: Absence::MovementDie, who: Some(fig) }, cause);
        self.emit(Event::TokenPlaced { token: Token::Grape, card, at: to, other: None }, RuleId::GRP_4);
        self.push(steps::Grape { to, by: None });
        true
    }

    pub(crate) fn on_bait(&self, fig: Fig, at: Place) -> bool {
        self.read().bait_for(fig, at) == Some(at.space)
    }
}

impl GameRef<'_> {
    /// GRP-4: the grape lies on this rat's space, and no mouse does.
    pub(crate) fn has_grape_to_throw(&self, fig: Fig, at: Place) -> bool {
        self.board.grape.is_some_and(|g| g.1 == at)
            && self.board.minion_kind(self.book, fig).throws_grapes
            && self.board.mice_at(at) == 0
    }

    /// GRP-1: the bait a roach runs for.
    pub(crate) fn bait_for(&self, fig: Fig, at: Place) -> Option<SpaceId> {
        fig.as_minion().filter(|_| self.board.minion_kind(self.book, fig).takes_bait)?;
        self.board.grape.filter(|g| g.1.tile == at.tile).map(|g| g.1.space)
    }

    /// GRP-1, RUL-27: its full move towards the grape, stopping on a mouse's space as usual.
    pub(crate) fn bait_ends(&self, at: Place, bait: SpaceId, points: u8) -> Spaces {
        let side = self.board.side(self.book, at.tile);
        let to_bait = |s: SpaceId| side.minion_steps[s.ix()][bait.ix()];
        let mice = self.board.mouse_spaces(at.tile);
        let closed = self.board.closed_to_minions(self.book, at.tile);
        let (mut reached, mut edge) = (Spaces::one(at.space), Spaces::one(at.space));
        for _ in 0..points {
            let open = edge.iter().filter(|s| *s == at.space || !mice.has(*s));
            let next = open.fold(Spaces::NONE, |all, s| all.or(side.minion_adjacent(s))).minus(closed);
            edge = next
                .minus(reached)
                .iter()
                .filter(|s| self.board.fits(self.book, Size::Small, Place { tile: at.tile, space: *s }))
                .collect();
            reached = reached.or(edge);
        }
        let best = reached.iter().map(to_bait).min().unwrap_or(FAR);
        if best >= to_bait(at.space) {
            return Spaces::one(at.space);
        }
        reached.iter().filter(|s| to_bait(*s) == best).collect()
    }
}

impl Referee<'_> {
    /// GRP-1: at the end of the roaches' turn the grape and the roaches on it are gone.
    pub(crate) fn grape_eaten(&mut self, init: InitId) {
        let Some((_, at)) = self.board.grape else { return };
        let kind = self.book.init_cards[init.ix()].minion;
        let roaches: arrayvec::ArrayVec<Fig, 24> = self
            .board
            .minions()
            .filter(|(f, m)| {
                m.at == at && m.kind == Some(kind) && self.board.minion_kind(self.book, *f).takes_bait
            })
            .map(|(f, _)| f)
            .collect();
        if roaches.is_empty() {
            return;
        }
        for fig in roaches {
            let roach = self.board.minion_kind(self.book, fig).counts_for_roachmaster;
            let event = Event::MinionLeft { fig, defeated: true, roach, by: None };
            self.emit(event, Cause::of(RuleId::GRP_1).and(RuleId::RUL_11));
        }
        self.drop_cards_of(kind);
        self.squash_grape(RuleId::GRP_1);
    }
}
