//! Effects that need an answer: targets, spaces, cards, decisions of the story.

use crate::book::{AttackSpec, BlockId, CardType, Effect, Reach, RuleIx, Size, When};
use crate::choice::{Ask, Choice, Decision, Offer, Refusal};
use crate::control::condition::Ctx;
use crate::control::steps::{self, Step, Wide};
use crate::control::{Asks, Attack, Flow, GameRef, Referee, Runs, unlisted};
use crate::event::{CardPlace, Cause, Event};
use crate::id::{Bits, Fig, Place, SearchId, SpaceId, Spaces, TileId};
use crate::rule::RuleId;

impl GameRef<'_> {
    /// Whether a rule has anything to work on, so that it is worth offering.
    pub(crate) fn has_targets(&self, rule: RuleIx, ctx: Ctx) -> bool {
        let rule = &self.book.rules[rule.0 as usize];
        self.book.blocks[rule.effects.0 as usize].iter().all(|effect| match effect {
            Effect::Attack(spec) => self.attack_targets(ctx, spec, 0) != 0,
            Effect::AttackWithEach(tag) => ctx.holder.is_some_and(|m| {
                let worn = self.board.mice[m as usize].equipped.iter();
                worn.filter(|c| self.book.card(**c).tags >> tag & 1 == 1)
                    .any(|c| self.weapon_has_target(m as usize, *c))
            }),
            Effect::Choose { among, optional, then, .. } => {
                *optional || self.useful(self.board.figures_in(self.book, ctx, among), *then) != 0
            }
            Effect::PutOn { .. } => self.put_spaces(ctx, effect).is_some_and(|s| !s.is_empty()),
            Effect::TakeAny(..) => !self.cards_to_take(effect).is_empty(),
            // Before revision 2 one snare too many was set in vain.
            Effect::SetSnare(_) => self.rules().before(2) || !self.board.snares.is_full(),
            Effect::CureOne(it) | Effect::Heal(it, ..) => {
                ctx.figure(*it).is_some_and(|f| self.treats(effect, f))
            }
            _ => true,
        })
    }

    /// EFF-5: a heal finds nobody, but it would if poison wounds were wounds.
    pub(crate) fn only_poison(&self, rule: RuleIx, ctx: Ctx) -> bool {
        let poisoned = |fig: Fig| fig.as_mouse().is_some_and(|m| self.board.mice[m].poison > 0);
        let heals = |block: BlockId| {
            self.book.blocks[block.0 as usize]
                .iter()
                .any(|e| matches!(e, Effect::Heal(_, _, crate::book::Heals::Wounds)))
        };
        let rule = &self.book.rules[rule.0 as usize];
        self.book.blocks[rule.effects.0 as usize].iter().any(|effect| match effect {
            Effect::Heal(it, _, crate::book::Heals::Wounds) => ctx.figure(*it).is_some_and(poisoned),
            Effect::Choose { among, then, .. } => {
                let among = self.board.figures_in(self.book, ctx, among);
                heals(*then) && Bits(among).any(|b| poisoned(Fig(b as u8)))
            }
            _ => false,
        })
    }

    pub(crate) fn weapon_has_target(&self, mouse: usize, card: crate::id::CardId) -> bool {
        let kind = Some(self.book.copies[card.ix()]);
        self.board.minions().any(|(f, _)| self.may_battle(mouse, kind, f).is_ok())
    }

    /// Figures of a choice for which the block would do something (a heal needs a wound, ...).
    fn useful(&self, figures: u64, then: BlockId) -> u64 {
        let block = &self.book.blocks[then.0 as usize];
        // Heals, cures and orders decide whether a figure is worth choosing; a price alone does not.
        let purpose = |e: &&Effect| {
            matches!(e, Effect::Heal(..) | Effect::CureOne(_) | Effect::Unmark(..) | Effect::OrderAttack(_))
        };
        let fits = |fig: Fig| {
            !block.iter().any(|e| purpose(&e))
                || block.iter().filter(purpose).any(|effect| self.treats(effect, fig))
        };
        Bits(figures).map(|b| Fig(b as u8)).filter(|f| fits(*f)).fold(0, |all, f| all | f.bit())
    }

    /// Whether a heal, cure or order would do something for a figure.
    fn treats(&self, effect: &Effect, fig: Fig) -> bool {
        let Some(m) = fig.as_mouse() else {
            return matches!(effect, Effect::Unmark(_, k) if self.board.marked(fig, *k));
        };
        let state = &self.board.mice[m];
        match effect {
            Effect::Heal(_, _, heals) => {
                (state.wounds > 0 && *heals != crate::book::Heals::Poison)
                    || (state.poison > 0 && *heals != crate::book::Heals::Wounds)
            }
            Effect::CureOne(_) => state.poison > 0 || state.markers != 0,
            Effect::Unmark(_, marker) => state.has(*marker),
            Effect::OrderAttack(_) => self.can_attack_now(m),
            _ => true,
        }
    }

    /// BAT-1: the equipped weapon an ability without dice of its own attacks with.
    fn weapon_for(&self, mouse: usize, reach: Reach) -> Option<crate::id::CardId> {
        self.board.mice[mouse].equipped.iter().copied().find(|c| {
            self.book.card(*c).weapon.is_some_and(|w| w.reach == reach)
                && self.board.meets(self.book, mouse, *c)
        })
    }

    pub(crate) fn can_attack_now(&self, mouse: usize) -> bool {
        // EFF-1: a stunned mouse only recovers, ordered or not.
        if self.board.marked(Fig::mouse(mouse), crate::book::Marker::Stunned) {
            return false;
        }
        let mut any = false;
        self.battles(mouse, |_, _| any = true);
        any
    }

    /// BAT-3 and RUL-51: targets an ability's attack may (still) choose.
    pub(crate) fn attack_targets(&self, ctx: Ctx, spec: &AttackSpec, chosen: u64) -> u64 {
        let Some(mouse) = ctx.holder.map(usize::from) else { return 0 };
        let Some(me) = self.board.place(Fig::mouse(mouse)) else { return 0 };
        let golem = spec.reach == Reach::Melee && self.board.form(mouse).is_some();
        if spec.dice.is_none() && !golem && self.weapon_for(mouse, spec.reach).is_none() {
            return 0;
        }
        let among = self.board.figures_in(self.book, ctx, &spec.among) & !chosen;
        let side = self.board.side(self.book, me.tile);
        let near = side.near(me.space);
        let seen = self.board.sees(self.book, me);
        let in_reach = Bits(among).map(|b| Fig(b as u8)).filter(|f| {
            let Some(p) = self.board.place(*f).filter(|p| p.tile == me.tile) else { return false };
            match spec.reach {
                Reach::Melee => near.has(p.space),
                Reach::Ranged => spec.blind || near.has(p.space) || seen.has(p.space),
            }
        });
        let all = in_reach.fold(0, |set, f| set | f.bit());
        if spec.reach == Reach::Melee {
            return all;
        }
        let close = Bits(all)
            .map(|b| Fig(b as u8))
            .filter(|f| self.board.place(*f).is_some_and(|p| near.has(p.space)))
            .fold(0, |set, f| set | f.bit());
        if close == 0 { all } else { close }
    }

    /// The attack an ability makes on the chosen targets.
    pub(crate) fn spec_attack(&self, ctx: Ctx, spec: &AttackSpec, chosen: u64) -> Option<Attack> {
        let mouse = ctx.holder.map(usize::from)?;
        let Some(num) = spec.dice else {
            let target = Fig(chosen.trailing_zeros() as u8);
            let mut attack = self.mouse_attack(mouse, self.weapon_for(mouse, spec.reach), target);
            attack.targets = chosen;
            return Some(attack);
        };
        let dice = self.board.number(self.book, ctx, num);
        let mut attack = Attack::new(Some(Fig::mouse(mouse)), chosen, spec.reach, dice);
        attack.damage = spec.damage;
        self.add_standing_bonus(mouse, &mut attack);
        Some(attack)
    }

    /// Spaces a placement may choose (RUL-48: only with room); where it names the only one and that is full, those
    /// nearest to it (RUL-26).
    pub(crate) fn put_spaces(&self, ctx: Ctx, effect: &Effect) -> Option<Spaces> {
        let Effect::PutOn { who, .. } = effect else { return None };
        let fig = ctx.figure(*who)?;
        let at = self.board.place(fig)?;
        let wanted = self.put_wanted(ctx, effect, at);
        // Before revision 3 everybody was small, and stayed where it was if the one space was full.
        let first_rules = self.rules().before(3);
        let size = match fig.as_minion() {
            Some(_) if !first_rules => self.board.minion_kind(self.book, fig).size,
            _ => Size::Small,
        };
        let fits = |s: &SpaceId| self.board.fits(self.book, size, Place { tile: at.tile, space: *s });
        let open: Spaces = wanted.iter().filter(|s| *s != at.space && fits(s)).collect();
        if !open.is_empty() || wanted.len() != 1 || wanted.has(at.space) || first_rules {
            return Some(open);
        }
        let nearest = self.nearest_rooms(at.tile, wanted, size);
        Some(if nearest.has(at.space) { Spaces::NONE } else { nearest })
    }

    /// The spaces of its tile that a placement names, whether or not there is room.
    fn put_wanted(&self, ctx: Ctx, effect: &Effect, at: Place) -> Spaces {
        let Effect::PutOn { area, normal, only, .. } = effect else { return Spaces::NONE };
        let side = self.board.side(self.book, at.tile);
        let named = side.all().iter().filter(|s| {
            only.is_none_or(|o| o.has(*s))
                && self.board.in_area(self.book, ctx, *area, Place { tile: at.tile, space: *s })
                && !(*normal && (side.water.has(*s) || side.special.has(*s)))
        });
        named.collect()
    }

    /// Why a figure is put on a space: it was named, or is the nearest to it.
    fn put_rule(&self, ctx: Ctx, effect: &Effect, space: SpaceId) -> RuleId {
        let Effect::PutOn { who, .. } = effect else { return RuleId::RUL_48 };
        let at = ctx.figure(*who).and_then(|fig| self.board.place(fig));
        let named = at.is_none_or(|at| self.put_wanted(ctx, effect, at).has(space));
        if named { RuleId::RUL_48 } else { RuleId::RUL_26 }
    }

    /// Cards an effect may take out of the search deck, by name, once each.
    pub(crate) fn cards_to_take(&self, effect: &Effect) -> Vec<SearchId> {
        let Effect::TakeAny(_, types) = effect else { return Vec::new() };
        let mut kinds: Vec<SearchId> = self
            .board
            .deck
            .iter()
            .map(|c| self.book.copies[c.ix()])
            .filter(|k| types.0 >> self.book.search[k.ix()].kind as u8 & 1 == 1)
            .collect();
        kinds.sort_unstable();
        kinds.dedup();
        kinds
    }

    pub(crate) fn effect_at(&self, block: BlockId, at: u8) -> &Effect {
        &self.book.blocks[block.0 as usize][at as usize]
    }

    /// The offers of an effect that asks.
    fn effect_offers(&self, step: steps::EffectChoice, out: &mut Vec<Offer>) {
        let steps::EffectChoice { rule, block, at, ctx, chosen, .. } = step;
        let cite = self.book.rules[rule.0 as usize].cite;
        let mut offer = |choice, rule| out.push(Offer { choice, rule });
        match self.effect_at(block, at) {
            Effect::Choose { among, optional, then, .. } => {
                let figures = self.board.figures_in(self.book, ctx, among) & !chosen;
                for b in Bits(self.useful(figures, *then)) {
                    offer(Choice::Pick(Fig(b as u8)), cite);
                }
                if *optional || chosen != 0 {
                    offer(Choice::Done, cite);
                }
            }
            Effect::Attack(spec) => {
                let rule = if spec.reach == Reach::Ranged { RuleId::RUL_51 } else { cite };
                for b in Bits(self.attack_targets(ctx, spec, chosen)) {
                    offer(Choice::Pick(Fig(b as u8)), rule);
                }
                if chosen != 0 {
                    offer(Choice::Done, cite);
                }
            }
            effect @ Effect::PutOn { .. } => {
                for s in self.put_spaces(ctx, effect).unwrap_or_default().iter() {
                    offer(Choice::Go(s), self.put_rule(ctx, effect, s));
                }
            }
            Effect::Decide { options, .. } => {
                for (option, _) in options {
                    offer(Choice::Answer(*option), cite);
                }
            }
            Effect::CureOne(it) => {
                if let Some(m) = ctx.figure(*it).and_then(Fig::as_mouse) {
                    let state = &self.board.mice[m];
                    if state.poison > 0 {
                        offer(Choice::RemovePoison, cite);
                    }
                    for marker in self.book.every_marker().filter(|k| state.has(*k)) {
                        offer(Choice::Remove(marker), cite);
                    }
                }
            }
            effect @ Effect::TakeAny(..) => {
                for kind in self.cards_to_take(effect) {
                    offer(Choice::PickCard(kind), cite);
                }
            }
            Effect::PilferCheese(_) => {
                offer(Choice::Yes, cite);
                offer(Choice::No, cite);
            }
            _ => {}
        }
    }
}

impl Runs for steps::EffectChoice {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.effect_choice(self)
    }
}

impl Asks for steps::EffectChoice {
    fn decision(self, at: GameRef<'_>) -> Decision {
        let ask = match at.effect_at(self.block, self.at) {
            Effect::Decide { .. } => Ask::Story,
            Effect::PutOn { .. } => Ask::Space,
            Effect::CureOne(_) => Ask::Cure,
            Effect::TakeAny(..) => Ask::Card,
            Effect::PilferCheese(_) => Ask::Pilfer,
            _ => Ask::Target,
        };
        match self.ctx.holder {
            Some(m) => Decision { about: self.ctx.object, ..Decision::by_mouse(m, ask) },
            None => Decision::by_party(ask, self.ctx.object),
        }
    }
    fn tile(self, at: GameRef<'_>) -> TileId {
        self.ctx.object.or(self.ctx.subject).map_or(self.ctx.tile, |fig| at.tile_under(fig))
    }
    fn offers(self, at: GameRef<'_>, out: &mut Vec<Offer>) {
        at.effect_offers(self, out);
    }
    fn refusal(self, at: GameRef<'_>, _: Choice) -> Refusal {
        Refusal::other(at.book.rules[self.rule.0 as usize].cite)
    }
    fn answer(self, game: &mut Referee<'_>, choice: Choice) {
        game.answer_effect(self, choice);
    }
}

impl Runs for steps::EachWeapon {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.each_weapon(self.rule, self.mouse as usize, self.left)
    }
}

impl Asks for steps::EachWeapon {
    fn decision(self, _: GameRef<'_>) -> Decision {
        Decision::by_mouse(self.mouse, Ask::Target)
    }
    fn offers(self, at: GameRef<'_>, out: &mut Vec<Offer>) {
        let Some(card) = at.next_weapon(self.mouse as usize, self.left) else { return };
        let kind = Some(at.book.copies[card.ix()]);
        for (target, _) in at.board.minions() {
            if let Ok(rule) = at.may_battle(self.mouse as usize, kind, target) {
                out.push(Offer { choice: Choice::Pick(target), rule });
            }
        }
    }
    fn refusal(self, _: GameRef<'_>, _: Choice) -> Refusal {
        Refusal::other(RuleId::ABIL_4)
    }
    fn answer(self, game: &mut Referee<'_>, choice: Choice) {
        let Choice::Pick(target) = choice else { unlisted(choice) };
        game.strike_with(self.rule, self.mouse as usize, self.left, target);
    }
}

impl Runs for steps::Order {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.ordered_attack(self.mouse as usize)
    }
}

impl Asks for steps::Order {
    fn decision(self, _: GameRef<'_>) -> Decision {
        Decision::by_mouse(self.mouse, Ask::Target)
    }
    fn offers(self, at: GameRef<'_>, out: &mut Vec<Offer>) {
        at.battles(self.mouse as usize, |choice, rule| out.push(Offer { choice, rule }));
        out.push(Offer { choice: Choice::Pass, rule: RuleId::ABIL_4 });
    }
    fn refusal(self, _: GameRef<'_>, _: Choice) -> Refusal {
        Refusal::other(RuleId::ABIL_4)
    }
    fn answer(self, game: &mut Referee<'_>, choice: Choice) {
        game.pop();
        if let Choice::Battle { weapon, target } = choice {
            game.begin_battle(self.mouse as usize, weapon, target);
        }
    }
}

impl Referee<'_> {
    fn effect_choice(&mut self, step: steps::EffectChoice) -> Flow {
        let steps::EffectChoice { rule, block, at, ctx, left, chosen } = step;
        let book = self.book;
        let effect = &book.blocks[block.0 as usize][at as usize];
        let mut offers = Vec::new();
        self.read().effect_offers(step, &mut offers);
        let picks = offers.iter().filter(|o| o.choice != Choice::Done).count();
        match effect {
            Effect::Attack(spec) if (left == 0 || picks == 0) => {
                self.pop();
                if chosen != 0 {
                    self.launch(ctx, spec, chosen);
                }
                return Flow::Go;
            }
            Effect::PilferCheese(it) if self.board.wheel == 0 => {
                self.pop();
                self.gain_one(rule, ctx, *it);
                return Flow::Go;
            }
            _ if left == 0 || picks == 0 => {
                self.pop();
                return Flow::Go;
            }
            _ => {}
        }
        if offers.len() == 1 {
            self.answer_effect(step, offers[0].choice);
            return Flow::Go;
        }
        Flow::Ask
    }

    fn gain_one(&mut self, rule: RuleIx, ctx: Ctx, it: crate::book::It) {
        if let Some(m) = ctx.figure(it).and_then(Fig::as_mouse)
            && self.board.place(Fig::mouse(m)).is_some()
        {
            let cause = Cause::of(self.book.rules[rule.0 as usize].cite).by(rule);
            self.emit(Event::CheeseGained { mouse: m as u8, n: 1 }, cause);
        }
    }

    fn answer_effect(&mut self, step: steps::EffectChoice, choice: Choice) {
        let steps::EffectChoice { rule, block, at, ctx, left, chosen } = step;
        let cause = Cause::of(self.book.rules[rule.0 as usize].cite).by(rule);
        let book = self.book;
        let effect = &book.blocks[block.0 as usize][at as usize];
        match (effect, choice) {
            (Effect::Choose { then, .. }, Choice::Pick(fig)) => {
                self.become_step(steps::EffectChoice { left: left - 1, chosen: chosen | fig.bit(), ..step });
                self.push(steps::Run { rule, block: *then, at: 0, ctx: ctx.with(fig) });
            }
            (Effect::Attack(spec), Choice::Pick(fig)) => {
                let picked = if spec.whole_space { self.figures_with(fig, ctx.holder) } else { fig.bit() };
                let left = if spec.whole_space { 0 } else { left - 1 };
                self.become_step(steps::EffectChoice { left, chosen: chosen | picked, ..step });
            }
            (Effect::Attack(spec), _) => {
                self.pop();
                self.launch(ctx, spec, chosen);
            }
            (effect @ Effect::PutOn { who, .. }, Choice::Go(space)) => {
                let nearest = self.read().put_rule(ctx, effect, space) == RuleId::RUL_26;
                self.pop();
                self.put(ctx.figure(*who), space, if nearest { cause.and(RuleId::RUL_26) } else { cause });
            }
            (Effect::Decide { prompt, options }, Choice::Answer(option)) => {
                self.pop();
                self.emit(Event::Decided { prompt: *prompt, option }, cause);
                if let Some((_, then)) = options.iter().find(|o| o.0 == option) {
                    self.push(steps::Run { rule, block: *then, at: 0, ctx });
                }
            }
            (Effect::CureOne(it), Choice::Remove(marker)) => {
                self.pop();
                if let Some(fig) = ctx.figure(*it) {
                    self.emit(Event::Unmarked { fig, marker }, cause);
                }
            }
            (Effect::CureOne(it), Choice::RemovePoison) => {
                self.pop();
                if let Some(m) = ctx.figure(*it).and_then(Fig::as_mouse) {
                    self.emit(Event::Healed { mouse: m as u8, n: 1, poison: true }, cause.and(RuleId::EFF_5));
                }
            }
            (Effect::TakeAny(it, _), Choice::PickCard(kind)) => {
                self.pop();
                let card = self.board.deck.iter().copied().find(|c| book.copies[c.ix()] == kind);
                if let (Some(card), Some(m)) = (card, ctx.figure(*it).and_then(Fig::as_mouse)) {
                    self.give_card(m as u8, card, CardPlace::Deck, cause);
                    self.shuffle_search(false, cause.rule);
                }
            }
            (Effect::PilferCheese(it), Choice::Yes) => {
                self.pop();
                self.emit(Event::WheelDrained { n: 1 }, cause);
                self.gain_one(rule, ctx, *it);
            }
            (Effect::PilferCheese(it), _) => {
                self.pop();
                self.gain_one(rule, ctx, *it);
            }
            _ => self.pop(),
        }
    }

    /// Every figure on the space of this one, friend or foe, the attacker aside.
    fn figures_with(&self, fig: Fig, attacker: Option<u8>) -> u64 {
        let at = self.board.place(fig);
        let there = self
            .board
            .figures()
            .filter(|f| self.board.place(*f) == at && attacker.map(|m| Fig::mouse(m as usize)) != Some(*f));
        there.fold(0, |all, f| all | f.bit())
    }

    fn put(&mut self, fig: Option<Fig>, space: SpaceId, cause: Cause) {
        if let Some(fig) = fig
            && let Some(at) = self.board.place(fig)
        {
            let at = Place { tile: at.tile, space };
            self.emit(Event::Placed { fig, at }, cause.and(RuleId::RUL_9));
        }
    }

    /// An ability's attack on the chosen targets: one roll, each defends separately.
    fn launch(&mut self, ctx: Ctx, spec: &AttackSpec, chosen: u64) {
        if let Some(attack) = self.read().spec_attack(ctx, spec, chosen) {
            self.begin_attack(attack);
        }
    }

    /// Knife Strike and the like: one attack with each weapon, each against a target of choice.
    fn each_weapon(&mut self, rule: RuleIx, mouse: usize, left: Wide) -> Flow {
        let next = self.read().next_weapon(mouse, left);
        let Some(card) = next else {
            self.pop();
            return Flow::Go;
        };
        let kind = self.book.copies[card.ix()];
        let game = self.read();
        let mut targets =
            game.board.minions().map(|m| m.0).filter(|f| game.may_battle(mouse, Some(kind), *f).is_ok());
        let first_two = (targets.next(), targets.next());
        drop(targets);
        match first_two {
            (None, _) => {
                self.become_step(steps::EachWeapon { rule, mouse: mouse as u8, left: left.without(card.0) });
                Flow::Go
            }
            (Some(only), None) => {
                self.strike_with(rule, mouse, left, only);
                Flow::Go
            }
            _ => Flow::Ask,
        }
    }

    fn strike_with(&mut self, rule: RuleIx, mouse: usize, left: Wide, target: Fig) {
        let Some(card) = self.read().next_weapon(mouse, left) else { return };
        self.become_step(steps::EachWeapon { rule, mouse: mouse as u8, left: left.without(card.0) });
        let attack = self.read().mouse_attack(mouse, Some(card), target);
        self.begin_attack(attack);
    }

    /// Give Order: the mouse makes a battle action out of turn.
    fn ordered_attack(&mut self, mouse: usize) -> Flow {
        if self.read().can_attack_now(mouse) {
            return Flow::Ask;
        }
        self.pop();
        Flow::Go
    }

    /// Searching helpers speak while the search is at hand.
    pub(crate) fn help_search(&mut self, more: u8, certain: bool) {
        let search = self.control.stack.iter_mut().rev().find_map(|s| match s {
            Step::Search(search) => Some(search),
            _ => None,
        });
        if let Some(search) = search {
            search.dice = search.dice.saturating_add(more);
            search.sure |= certain;
        }
    }
}

impl GameRef<'_> {
    pub(crate) fn next_weapon(&self, mouse: usize, left: Wide) -> Option<crate::id::CardId> {
        self.board.mice[mouse].equipped.iter().copied().find(|c| left.has(c.0))
    }

    /// Every attack a mouse could make now.
    pub(crate) fn battles(&self, mouse: usize, mut each: impl FnMut(Choice, RuleId)) {
        let mut seen: [u8; 10] = [u8::MAX; 10];
        let mut weapons: arrayvec::ArrayVec<Option<SearchId>, { crate::id::MAX_WORN }> =
            arrayvec::ArrayVec::new();
        if self.board.form(mouse).is_some() {
            weapons.push(None);
        } else {
            for (i, card) in self.board.mice[mouse].equipped.iter().enumerate() {
                let kind = self.book.copies[card.ix()];
                let weapon = self.book.card(*card).kind == CardType::Weapon;
                if weapon && !seen.contains(&kind.0) {
                    seen[i] = kind.0;
                    weapons.push(Some(kind));
                }
            }
        }
        for weapon in weapons {
            for (target, _) in self.board.minions() {
                if let Ok(rule) = self.may_battle(mouse, weapon, target) {
                    each(Choice::Battle { weapon, target }, rule);
                }
            }
        }
    }

    /// Rules of a mouse's cards and abilities with this timing, whether payable or not.
    pub(crate) fn own_rules(&self, mouse: usize, mut each: impl FnMut(RuleIx, When)) {
        let state = &self.board.mice[mouse];
        let mut give = |list: &[RuleIx]| {
            for ix in list {
                let when = self.book.rules[ix.0 as usize].when;
                if when <= When::BeforeTurn {
                    each(*ix, when);
                }
            }
        };
        give(&self.board.hero(self.book, mouse).rules);
        for card in state.equipped.iter().chain(&state.pack) {
            give(&self.book.card(*card).rules);
        }
        for own in self.board.own_markers(mouse).filter_map(|own| self.book.markers.get(own)) {
            give(&own.rules);
        }
        for ability in self.board.abilities(mouse) {
            give(&self.book.abilities[ability.ix()].rules);
        }
    }
}
