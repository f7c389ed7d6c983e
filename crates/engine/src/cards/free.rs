//! FREE: share and equip, a step at a time; pack and slots (p.3-4, 15).

use crate::book::{CardType, Slot, Static};
use crate::choice::{Ask, Choice, Decision, Offer, Refusal, Why};
use crate::control::steps::{self, Wide};
use crate::control::{Asks, Flow, GameRef, Referee, Runs};
use crate::event::{CardPlace, Cause, Event};
use crate::id::{CardId, Fig, MAX_PACK, MAX_WORN, SearchId};
use crate::rule::RuleId;

/// All cards of a mouse.
type Held = arrayvec::ArrayVec<CardId, { MAX_PACK + MAX_WORN }>;

/// How many cards a share or an equip leaves in a pack: two find room even then, one drawn and one given.
const PACK_AT_MOST: usize = MAX_PACK - 2;

impl GameRef<'_> {
    /// FREE-1: exactly one mouse on the same or an adjacent space.
    pub(crate) fn may_share(&self, mouse: usize, with: usize) -> Result<RuleId, Refusal> {
        let (me, you) = (self.board.place(Fig::mouse(mouse)), self.board.place(Fig::mouse(with)));
        let (Some(me), Some(you)) = (me, you) else {
            return Err(Refusal::new(RuleId::RUL_25, Why::Gone));
        };
        let near = me.tile == you.tile && self.board.side(self.book, me.tile).near(me.space).has(you.space);
        if mouse == with || !near {
            let no = |rule| Err(Refusal::new(rule, Why::NotNear));
            let red =
                me.tile == you.tile && self.board.side(self.book, me.tile).space(me.space).red.has(you.space);
            return match (self.hook_joins(me, you), red) {
                (true, _) => no(RuleId::RUL_49),
                (false, true) => Err(Refusal::new(RuleId::MOV_4, Why::RedLine).and(RuleId::FREE_1)),
                (false, false) => no(RuleId::FREE_1),
            };
        }
        Ok(RuleId::FREE_1)
    }

    /// FREE-4, RUL-30: whether a card of the pack can be put on now.
    pub(crate) fn may_wear(&self, mouse: usize, card: CardId) -> Result<RuleId, Refusal> {
        let printed = self.book.card(card);
        let wearable = matches!(printed.kind, CardType::Weapon | CardType::Armor | CardType::Accessory);
        if !wearable {
            return Err(Refusal::new(RuleId::FREE_4, Why::NotNow));
        }
        if !self.board.meets(self.book, mouse, card) {
            return Err(Refusal::new(RuleId::FREE_4, Why::Requirement));
        }
        if !self.slot_free(mouse, card) || self.board.mice[mouse].equipped.is_full() {
            return Err(Refusal::new(RuleId::FREE_4, Why::PackOrPaws));
        }
        Ok(RuleId::FREE_2)
    }

    /// FREE-4: one card per body slot; two paws, and a further one for some (POW-12).
    fn slot_free(&self, mouse: usize, card: CardId) -> bool {
        let worn = self.board.mice[mouse].equipped.iter().map(|c| self.book.card(*c));
        let printed = self.book.card(card);
        match printed.slot {
            Slot::None => true,
            Slot::Head | Slot::Body => !worn.into_iter().any(|w| w.slot == printed.slot),
            Slot::Paws(need) => {
                let extra: Option<u8> = self.board.statics_of(self.book, mouse).find_map(|(s, _)| match s {
                    Static::ExtraPaw(tag) => Some(*tag),
                    _ => None,
                });
                let fits_extra = |tags: u32| extra.is_some_and(|t| tags >> t & 1 == 1);
                let mut paws = need;
                let mut special = fits_extra(printed.tags) && need == 1;
                for w in worn {
                    if let Slot::Paws(n) = w.slot {
                        paws += n;
                        special |= fits_extra(w.tags) && n == 1;
                    }
                }
                paws <= 2 + u8::from(special)
            }
        }
    }

    /// The cards of a list, one of each name, that were not moved yet.
    fn distinct(&self, cards: &[CardId], moved: Wide) -> Held {
        let mut out = Held::new();
        for card in cards.iter().filter(|c| !moved.has(c.0)) {
            let kind = self.book.copies[card.ix()];
            if !out.iter().any(|c| self.book.copies[c.ix()] == kind) {
                out.push(*card);
            }
        }
        out
    }

    fn shareable(&self, mouse: usize, moved: Wide) -> Held {
        let state = &self.board.mice[mouse];
        let all: Held = state.pack.iter().chain(&state.equipped).copied().collect();
        self.distinct(&all, moved)
    }

    fn share_offers(&self, share: steps::Share, out: &mut Vec<Offer>) {
        let steps::Share { mouse, with, moved, cheese } = share;
        let mut offer = |choice, rule| out.push(Offer { choice, rule });
        let kind = |c: &CardId| self.book.copies[c.ix()];
        if self.board.mice[with as usize].pack.len() < PACK_AT_MOST {
            self.shareable(mouse as usize, moved)
                .iter()
                .for_each(|c| offer(Choice::Give(kind(c)), RuleId::FREE_1));
        }
        if self.board.mice[mouse as usize].pack.len() < PACK_AT_MOST {
            self.shareable(with as usize, moved)
                .iter()
                .for_each(|c| offer(Choice::Take(kind(c)), RuleId::FREE_1));
        }
        if cheese >= 0 && self.board.mice[mouse as usize].cheese > 0 {
            offer(Choice::GiveCheese, RuleId::FREE_1);
        }
        if cheese <= 0 && self.board.mice[with as usize].cheese > 0 {
            offer(Choice::TakeCheese, RuleId::FREE_1);
        }
        offer(Choice::Done, RuleId::FREE_1);
    }

    fn equip_offers(&self, mouse: u8, moved: Wide, out: &mut Vec<Offer>) {
        let state = &self.board.mice[mouse as usize];
        for card in self.distinct(&state.pack, moved) {
            if let Ok(rule) = self.may_wear(mouse as usize, card) {
                out.push(Offer { choice: Choice::Wear(self.book.copies[card.ix()]), rule });
            }
        }
        if state.pack.len() < PACK_AT_MOST {
            for card in self.distinct(&state.equipped, moved) {
                out.push(Offer { choice: Choice::Stow(self.book.copies[card.ix()]), rule: RuleId::FREE_2 });
            }
        }
        out.push(Offer { choice: Choice::Done, rule: RuleId::RUL_29 });
    }
}

impl Runs for steps::Share {
    fn run(self, _: &mut Referee<'_>) -> Flow {
        Flow::Ask
    }
}

impl Asks for steps::Share {
    fn decision(self, _: GameRef<'_>) -> Decision {
        Decision::by_mouse(self.mouse, Ask::Share)
    }
    fn offers(self, at: GameRef<'_>, out: &mut Vec<Offer>) {
        at.share_offers(self, out);
    }
    fn refusal(self, at: GameRef<'_>, choice: Choice) -> Refusal {
        let taker = if matches!(choice, Choice::Give(_)) { self.with } else { self.mouse };
        let full = at.board.mice[taker as usize].pack.len() >= PACK_AT_MOST;
        if full && matches!(choice, Choice::Give(_) | Choice::Take(_)) {
            return Refusal::new(RuleId::FREE_1, Why::PackOrPaws);
        }
        Refusal::new(RuleId::FREE_1, Why::NotHeld)
    }
    fn answer(self, game: &mut Referee<'_>, choice: Choice) {
        game.answer_share(self, choice);
    }
}

impl Runs for steps::Equip {
    fn run(self, _: &mut Referee<'_>) -> Flow {
        Flow::Ask
    }
}

impl Asks for steps::Equip {
    fn decision(self, _: GameRef<'_>) -> Decision {
        Decision::by_mouse(self.mouse, Ask::Equip)
    }
    fn offers(self, at: GameRef<'_>, out: &mut Vec<Offer>) {
        at.equip_offers(self.mouse, self.moved, out);
    }
    fn refusal(self, at: GameRef<'_>, choice: Choice) -> Refusal {
        let mouse = self.mouse as usize;
        let worn = match choice {
            Choice::Wear(kind) => at.board.mice[mouse].pack.iter().find(|c| at.book.copies[c.ix()] == kind),
            _ => None,
        };
        worn.and_then(|card| at.may_wear(mouse, *card).err())
            .unwrap_or(Refusal::new(RuleId::FREE_2, Why::NotHeld))
    }
    fn answer(self, game: &mut Referee<'_>, choice: Choice) {
        game.answer_equip(self.mouse, self.moved, choice);
    }
}

impl Referee<'_> {
    fn answer_share(&mut self, share: steps::Share, choice: Choice) {
        let steps::Share { mouse, with, moved, cheese } = share;
        let (giver, taker) = match choice {
            Choice::Give(_) | Choice::GiveCheese => (mouse, with),
            _ => (with, mouse),
        };
        match choice {
            Choice::Give(kind) | Choice::Take(kind) => {
                let Some((card, from)) = self.movable(giver as usize, kind, moved) else { return };
                self.become_step(steps::Share { mouse, with, moved: moved.with(card.0), cheese });
                let to = CardPlace::Pack(taker);
                let worn = matches!(from, CardPlace::Equipped(_));
                let cause =
                    if worn { Cause::of(RuleId::FREE_1).and(RuleId::RUL_29) } else { RuleId::FREE_1.into() };
                self.emit(Event::CardMovedTo { card, from, to }, cause);
            }
            Choice::GiveCheese | Choice::TakeCheese => {
                let step = if choice == Choice::GiveCheese { 1 } else { -1 };
                self.become_step(steps::Share { mouse, with, moved, cheese: step });
                self.emit(Event::CheeseGiven { from: giver, to: taker, n: 1 }, RuleId::FREE_1);
            }
            _ => {
                // RUL-29: both discard down after the exchange.
                self.pop();
                self.push(steps::DiscardDown { mouse: with });
                self.push(steps::DiscardDown { mouse });
            }
        }
    }

    fn movable(&self, mouse: usize, kind: SearchId, moved: Wide) -> Option<(CardId, CardPlace)> {
        let state = &self.board.mice[mouse];
        let fits = |c: &&CardId| self.book.copies[c.ix()] == kind && !moved.has(c.0);
        let pack = state.pack.iter().find(fits).map(|c| (*c, CardPlace::Pack(mouse as u8)));
        pack.or_else(|| state.equipped.iter().find(fits).map(|c| (*c, CardPlace::Equipped(mouse as u8))))
    }

    fn answer_equip(&mut self, mouse: u8, moved: Wide, choice: Choice) {
        let state = &self.board.mice[mouse as usize];
        let fits = |c: &&CardId, kind: SearchId| self.book.copies[c.ix()] == kind && !moved.has(c.0);
        match choice {
            Choice::Wear(kind) => {
                let Some(card) = state.pack.iter().find(|c| fits(c, kind)).copied() else { return };
                self.become_step(steps::Equip { mouse, moved: moved.with(card.0) });
                let (from, to) = (CardPlace::Pack(mouse), CardPlace::Equipped(mouse));
                self.tell_bonuses(Some(Fig::mouse(mouse as usize)), |s| matches!(s, Static::ExtraPaw(_)));
                self.emit(
                    Event::CardMovedTo { card, from, to },
                    Cause::of(RuleId::FREE_2).and(RuleId::FREE_4),
                );
            }
            Choice::Stow(kind) => {
                let Some(card) = state.equipped.iter().find(|c| fits(c, kind)).copied() else { return };
                self.become_step(steps::Equip { mouse, moved: moved.with(card.0) });
                let (from, to) = (CardPlace::Equipped(mouse), CardPlace::Pack(mouse));
                self.emit(Event::CardMovedTo { card, from, to }, RuleId::FREE_2);
            }
            _ => {
                self.pop();
                self.push(steps::DiscardDown { mouse });
            }
        }
    }
}
