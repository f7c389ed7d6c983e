//! Reactions: the moments at which cards, powers and room rules may speak (ABIL-4, RUL-10).

use crate::board::Where;
use crate::book::{About, Limit, Marker, Moments, RuleIx, Source, When};
use crate::choice::{Ask, Choice, Decision, Offer, Refusal, Why};
use crate::control::condition::Ctx;
use crate::control::steps::{self, Wide};
use crate::control::{Asks, Attack, Flow, GameRef, Referee, Runs};
use crate::event::{CardPlace, Cause, Event, Free};
use crate::id::{CardId, Fig, InitId};
use crate::options::Switch;
use crate::rule::RuleId;
use arrayvec::ArrayVec;

/// Reactions whose main figure is the one attacked.
const fn about_object(when: When) -> bool {
    matches!(when, When::Attacked | When::AttackRolled | When::DefenseRolled | When::BlockedAll)
}

/// The rules that may speak for one seat.
pub(crate) type Triggered = ArrayVec<RuleIx, { crate::id::MAX_SPEAKERS }>;

impl GameRef<'_> {
    fn rule(&self, ix: RuleIx) -> &crate::book::Rule {
        &self.book.rules[ix.0 as usize]
    }

    fn main_figure(when: When, ctx: Ctx) -> Option<Fig> {
        if about_object(when) { ctx.object } else { ctx.subject }
    }

    /// Whether a rule listens to this reaction, for this holder.
    fn listens(&self, ix: RuleIx, when: When, ctx: Ctx, attack: Option<&Attack>) -> bool {
        let rule = self.rule(ix);
        if rule.when != when {
            return false;
        }
        let main = Self::main_figure(when, ctx);
        let mouse = main.and_then(Fig::as_mouse).map(|m| m as u8);
        let fits = match rule.about {
            About::Anyone => true,
            About::Holder => match (main, rule.from) {
                (Some(fig), Source::Minion(init)) if mouse.is_none() => {
                    self.board.minion(fig).kind == Some(self.book.init_cards[init.ix()].minion)
                }
                (Some(_), _) => mouse.is_some() && mouse == ctx.holder,
                (None, _) => true,
            },
            About::OtherMouse => mouse.is_some() && mouse != ctx.holder,
            About::AnyMouse => mouse.is_some(),
            About::Minion => main.is_some() && mouse.is_none(),
        };
        fits && self.board.all_hold(self.book, ctx, attack, &rule.conditions) && !self.limit_reached(ix)
    }

    fn limit_reached(&self, ix: RuleIx) -> bool {
        match self.rule(ix).limit {
            Limit::None => false,
            Limit::Turn => self.board.turn.rule_used(ix),
            Limit::Chapter => self.board.rules_spent.contains(&(ix.0 + 1)),
        }
    }

    /// Seats of a reaction: 0 for chapter, room and the minion cards, then the mice in initiative order.
    fn seat_mouse(&self, seat: u8) -> Option<usize> {
        self.board.mice_in_order().nth(seat as usize - 1)
    }

    /// The card of the minion that is attacked, at the moments that are about it.
    fn attacked_card(&self, when: When, ctx: Ctx) -> Option<InitId> {
        let fig = ctx.object.filter(|fig| about_object(when) && fig.as_mouse().is_none())?;
        self.board.minion(fig).kind.map(|_| self.board.init_of(self.book, fig))
    }

    /// The rules that may speak at a reaction for a seat.
    pub(crate) fn triggered(&self, when: When, ctx: Ctx, seat: u8) -> Triggered {
        self.triggered_in(self.control.attacks.last(), when, ctx, seat)
    }

    /// The rules that would have to speak in an attack that is only foreseen.
    pub(crate) fn foreseen_triggered(&self, attack: &Attack, when: When, ctx: Ctx, seat: u8) -> Triggered {
        let mut rules = self.triggered_in(Some(attack), when, ctx, seat);
        rules.retain(|ix| !self.rule(*ix).optional);
        rules
    }

    fn triggered_in(&self, attack: Option<&Attack>, when: When, ctx: Ctx, seat: u8) -> Triggered {
        let mut out = Triggered::new();
        let mut add = |ix: RuleIx, ctx: Ctx| {
            if self.listens(ix, when, ctx, attack) {
                out.push(ix);
            }
        };
        let moments = &self.book.moments;
        if seat == 0 {
            let chapter = self.board.chapter(self.book);
            if Moments::hears(&moments.chapters, self.board.chapter_id().ix(), when) {
                chapter.rules.iter().for_each(|r| add(*r, ctx));
            }
            if Moments::hears(&moments.rooms, self.board.chapter_id().ix(), when)
                && let Some(room) = chapter.room(self.board.side_id(ctx.tile))
            {
                room.rules.iter().for_each(|r| add(*r, ctx));
            }
            if let Some(init) = attack.and_then(|a| a.init)
                && Moments::hears(&moments.init_cards, init.ix(), when)
            {
                self.book.init_cards[init.ix()].rules.iter().for_each(|r| add(*r, ctx));
            }
            if let Some(init) =
                self.attacked_card(when, ctx).filter(|i| attack.is_none_or(|a| a.init != Some(*i)))
                && Moments::hears(&moments.init_cards, init.ix(), when)
            {
                self.book.init_cards[init.ix()].rules.iter().for_each(|r| add(*r, ctx));
            }
            return out;
        }
        let Some(mouse) = self.seat_mouse(seat) else { return out };
        if !matches!(self.board.mice[mouse].at, Where::On(_)) {
            // RUL-25: a captured mouse is nowhere; Born to Lead still counts its card's slot.
            return out;
        }
        // EFF-4: while it acts as a minion, a charmed mouse has no powers, equipment or abilities.
        let charmed = self.board.marked(Fig::mouse(mouse), crate::book::Marker::Charmed);
        if charmed && self.board.turn.mouse() == Some(mouse) && when != When::TurnStarts {
            return out;
        }
        let ctx = ctx.held(mouse);
        let state = &self.board.mice[mouse];
        if Moments::hears(&moments.mice, state.mouse.ix(), when) {
            self.board.hero(self.book, mouse).rules.iter().for_each(|r| add(*r, ctx));
        }
        let weapon = attack.and_then(|a| a.weapon);
        let heard = |card: &&CardId| Moments::hears(&moments.search, self.book.copies[card.ix()].ix(), when);
        for card in state.equipped.iter().filter(heard) {
            let printed = self.book.card(*card);
            if self.board.form(mouse).is_some() || !self.board.meets(self.book, mouse, *card) {
                continue;
            }
            // BAT-9: in an attack only the weapon in use speaks.
            let own_attack = matches!(when, When::Attacking | When::Wounded | When::Defeated);
            if own_attack && printed.weapon.is_some() && weapon != Some(*card) {
                continue;
            }
            printed.rules.iter().for_each(|r| add(*r, ctx));
        }
        for card in state.pack.iter().filter(heard) {
            let printed = self.book.card(*card);
            if printed.kind == crate::book::CardType::Trick && self.board.meets(self.book, mouse, *card) {
                printed.rules.iter().for_each(|r| add(*r, ctx));
            }
        }
        for own in self.board.own_markers(mouse).filter_map(|own| self.book.markers.get(own)) {
            own.rules.iter().for_each(|r| add(*r, ctx));
        }
        for ability in self.board.abilities(mouse) {
            if Moments::hears(&moments.abilities, ability.ix(), when) {
                self.book.abilities[ability.ix()].rules.iter().for_each(|r| add(*r, ctx));
            }
        }
        out
    }

    /// The cheese a mouse pays for a rule.
    pub(crate) fn cost(&self, mouse: usize, ix: RuleIx) -> u8 {
        let rule = self.rule(ix);
        match rule.cost_if {
            Some((classes, cost)) if classes.met_by(self.board.hero(self.book, mouse).classes) => cost,
            _ => rule.cost,
        }
    }

    /// Whether a mouse can pay for and use a rule at all (ABIL-1 to ABIL-3), timing aside.
    pub(crate) fn may_pay(&self, mouse: usize, ix: RuleIx) -> Result<RuleId, Refusal> {
        let no = |rule, why| Err(Refusal::new(rule, why));
        let rule = self.rule(ix);
        if let Source::Ability(ability) = rule.from {
            let printed = &self.book.abilities[ability.ix()];
            let fits = printed.classes.met_by(self.board.hero(self.book, mouse).classes)
                && printed.only.is_none_or(|only| only == self.board.mice[mouse].mouse);
            if !fits {
                return no(RuleId::ABIL_3, Why::WrongClass);
            }
            if let Some(used) = self.board.turn.ability_used[mouse] {
                let same = used == ability;
                return no(RuleId::ABIL_1, if same { Why::SameAbilityUsed } else { Why::AbilityUsed });
            }
        }
        if self.limit_reached(ix) {
            return no(rule.cite, Why::AlreadyUsed);
        }
        let (need, have) = (self.cost(mouse, ix), self.board.mice[mouse].cheese);
        if need > have {
            return no(RuleId::ABIL_2, Why::Cheese { need, have });
        }
        Ok(if matches!(rule.from, Source::Ability(_)) { RuleId::ABIL_4 } else { rule.cite })
    }

    /// The optional rules a seat may use at a reaction.
    fn options_at(&self, when: When, ctx: Ctx, seat: u8, handled: Wide) -> Triggered {
        let mut options = self.triggered(when, ctx, seat);
        let mouse = self.reaction_decider(seat);
        options.retain(|ix| self.is_option(*ix, ctx, mouse, handled));
        options
    }

    /// Whether a rule that is triggered may be used or not, and can be.
    fn is_option(&self, ix: RuleIx, ctx: Ctx, mouse: Option<usize>, handled: Wide) -> bool {
        let payable =
            || mouse.is_none_or(|m| self.may_pay(m, ix).is_ok() && self.has_targets(ix, ctx.held(m)));
        self.rule(ix).optional && !handled.has(self.rule(ix).nth) && payable()
    }

    /// A quick look at who has a rule for this moment, so that most reactions cost nothing.
    pub(crate) fn anyone_listens(&self, when: When, ctx: Ctx) -> bool {
        let (book, moments) = (self.book, &self.book.moments);
        let chapter = self.board.chapter_id().ix();
        let in_room = || {
            let room = self.board.room(book, ctx.tile);
            room.is_some_and(|r| r.rules.iter().any(|ix| self.rule(*ix).when == when))
        };
        let init = self.control.attacks.last().and_then(|a| a.init);
        Moments::hears(&moments.chapters, chapter, when)
            || (Moments::hears(&moments.rooms, chapter, when) && in_room())
            || init.is_some_and(|i| Moments::hears(&moments.init_cards, i.ix(), when))
            || self
                .attacked_card(when, ctx)
                .is_some_and(|i| Moments::hears(&moments.init_cards, i.ix(), when))
            || self.board.mice.iter().any(|m| {
                Moments::hears(&moments.mice, m.mouse.ix(), when)
                    || m.equipped
                        .iter()
                        .chain(&m.pack)
                        .any(|c| Moments::hears(&moments.search, book.copies[c.ix()].ix(), when))
                    || crate::id::Bits(m.abilities).any(|a| Moments::hears(&moments.abilities, a, when))
                    || m.markers >= 1 << Marker::Own1 as u8
            })
    }

    /// Whether a reaction would pass without a word: nobody must speak and nobody could.
    pub(crate) fn passes(&self, when: When, ctx: Ctx) -> bool {
        let seats = self.board.mice_in_order().count() as u8;
        (0..=seats).all(|seat| {
            let mouse = self.reaction_decider(seat);
            let quiet = |ix: &RuleIx| self.rule(*ix).optional && !self.is_option(*ix, ctx, mouse, Wide::NONE);
            self.triggered(when, ctx, seat).iter().all(quiet)
        })
    }

    /// The mouse that decides at a reaction's seat.
    pub(crate) fn reaction_decider(&self, seat: u8) -> Option<usize> {
        if seat == 0 { None } else { self.seat_mouse(seat) }
    }
}

impl Runs for steps::Reaction {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.reaction(self.when, self.ctx, self.seat, self.handled)
    }
}

impl Asks for steps::Reaction {
    fn decision(self, at: GameRef<'_>) -> Decision {
        match at.reaction_decider(self.seat) {
            Some(m) if self.when == When::BeforeTurn => Decision::by_mouse(m as u8, Ask::BeforeTurn),
            Some(m) => Decision::by_mouse(m as u8, Ask::React),
            None => Decision::by_party(Ask::React, None),
        }
    }
    fn offers(self, at: GameRef<'_>, out: &mut Vec<Offer>) {
        let rules = at.options_at(self.when, self.ctx, self.seat, self.handled).into_iter();
        out.extend(rules.map(|ix| Offer { choice: Choice::Use(ix), rule: at.rule(ix).cite }));
        out.push(Offer { choice: Choice::Pass, rule: RuleId::RUL_10 });
    }
    fn refusal(self, at: GameRef<'_>, choice: Choice) -> Refusal {
        match (choice, at.reaction_decider(self.seat)) {
            (Choice::Use(ix), Some(mouse)) if (ix.0 as usize) < at.book.rules.len() => {
                at.may_pay(mouse, ix).err().unwrap_or(Refusal::new(RuleId::ABIL_4, Why::NotNow))
            }
            _ => Refusal::other(RuleId::RUL_10),
        }
    }
    fn answer(self, game: &mut Referee<'_>, choice: Choice) {
        game.answer_reaction(self.when, self.ctx, self.seat, self.handled, choice);
    }
}

impl Referee<'_> {
    /// Opens a reaction if anyone could speak in it.
    pub(crate) fn open_reaction(&mut self, when: When, ctx: Ctx) {
        if self.read().anyone_listens(when, ctx) {
            self.push(steps::Reaction { when, ctx, seat: 0, handled: Wide::NONE });
        }
    }

    pub(crate) fn reaction_about(&mut self, when: When, fig: Fig) {
        let tile = self.board.place(fig).map_or(self.control.wheel_tile, |p| p.tile);
        self.open_reaction(when, Ctx::here(tile).about(fig));
    }

    /// Seat by seat: rules that must speak do, then the mouse may use what it may.
    fn reaction(&mut self, when: When, ctx: Ctx, seat: u8, handled: Wide) -> Flow {
        let seats = self.board.mice_in_order().count() as u8;
        if seat > seats {
            self.pop();
            if when == When::MinionsPlaced {
                self.emit(Event::NewcomersSeen, RuleId::RUL_16);
            }
            return Flow::Go;
        }
        let holder = self.read().reaction_decider(seat);
        let ctx_here = holder.map_or(ctx, |m| ctx.held(m));
        let triggered = self.read().triggered(when, ctx, seat);
        let must = triggered.iter().copied().find(|ix| {
            !self.book.rules[ix.0 as usize].optional && !handled.has(self.book.rules[ix.0 as usize].nth)
        });
        if let Some(ix) = must {
            let handled = handled.with(self.book.rules[ix.0 as usize].nth);
            self.become_step(steps::Reaction { when, ctx, seat, handled });
            self.use_rule(ix, ctx_here);
            return Flow::Go;
        }
        if triggered.iter().any(|ix| self.read().is_option(*ix, ctx, holder, handled)) {
            return Flow::Ask;
        }
        self.become_step(steps::Reaction { when, ctx, seat: seat + 1, handled: Wide::NONE });
        Flow::Go
    }

    /// A mouse's answer at a reaction.
    fn answer_reaction(&mut self, when: When, ctx: Ctx, seat: u8, handled: Wide, choice: Choice) {
        let holder = self.read().reaction_decider(seat);
        match choice {
            Choice::Use(ix) => {
                let handled = handled.with(self.book.rules[ix.0 as usize].nth);
                self.become_step(steps::Reaction { when, ctx, seat, handled });
                self.use_rule(ix, holder.map_or(ctx, |m| ctx.held(m)));
            }
            _ => self.become_step(steps::Reaction { when, ctx, seat: seat + 1, handled: Wide::NONE }),
        }
    }

    /// Pays for a rule and runs it.
    pub(crate) fn use_rule(&mut self, ix: RuleIx, ctx: Ctx) {
        let rule = &self.book.rules[ix.0 as usize];
        let cause = Cause::of(rule.cite).by(ix);
        if let Some(m) = ctx.holder {
            let cost = self.read().cost(m as usize, ix);
            if let Source::Ability(ability) = rule.from {
                self.emit(
                    Event::AbilityUsed { mouse: m, ability },
                    Cause::of(RuleId::ABIL_4).and(RuleId::RUL_38).and(rule.cite).by(ix),
                );
            }
            if cost > 0 {
                self.emit(Event::CheeseLost { mouse: m, n: cost }, Cause::of(RuleId::ABIL_2).by(ix));
            }
            match rule.when {
                When::Action | When::InsteadOfBattle => {
                    self.emit(Event::ActionSpent { mouse: m }, Cause::of(RuleId::TURN_2).by(ix));
                }
                _ => {}
            }
            if let Source::Search(kind) = rule.from {
                self.spend_card(m, kind, rule.discard, cause);
            }
        }
        if rule.limit != Limit::None {
            self.emit(Event::RuleUsed { rule: ix, chapter: rule.limit == Limit::Chapter }, cause);
        }
        self.push(steps::Run { rule: ix, block: rule.effects, at: 0, ctx });
    }

    /// A card is used: scrolls and tricks go to the discards (FREE-6).
    fn spend_card(&mut self, m: u8, kind: crate::id::SearchId, discard: bool, cause: Cause) {
        let Some((card, from)) = self.read().held_card(m as usize, kind) else { return };
        let printed = self.book.card(card);
        if printed.kind == crate::book::CardType::Scroll {
            if !self.board.options.is(Switch::ScrollFreeAction) {
                self.emit(Event::FreeSpent { mouse: m, free: Free::Scroll }, RuleId::FREE_6);
            }
            self.emit(Event::CardUsed { mouse: m, card }, cause);
            let gone = self.board.options.is(Switch::SpentScroll);
            let to = if gone { CardPlace::Gone } else { CardPlace::Discards };
            self.emit(Event::CardMovedTo { card, from, to }, RuleId::FREE_6);
        } else if discard {
            self.emit(Event::CardUsed { mouse: m, card }, cause);
            self.emit(Event::CardMovedTo { card, from, to: CardPlace::Discards }, cause);
        }
    }
}

impl GameRef<'_> {
    /// A card of this kind with a mouse, equipped or in the pack.
    pub(crate) fn held_card(&self, mouse: usize, kind: crate::id::SearchId) -> Option<(CardId, CardPlace)> {
        let state = &self.board.mice[mouse];
        let of_kind = |c: &&CardId| self.book.copies[c.ix()] == kind;
        let worn = state.equipped.iter().find(of_kind).map(|c| (*c, CardPlace::Equipped(mouse as u8)));
        worn.or_else(|| state.pack.iter().find(of_kind).map(|c| (*c, CardPlace::Pack(mouse as u8))))
    }
}
