//! ENC, PLC, SUR: encounters, placing minions, surges (p.14-15).

use crate::book::{FAR, Fooled, PartyItem, Size, Wave, When};
use crate::choice::{Ask, Choice, Decision, Offer, Refusal};
use crate::control::condition::Ctx;
use crate::control::steps::{self, EncounterStage, Step, SurgeStage, WaveSource};
use crate::control::{Asks, Flow, GameRef, Referee, Runs, unlisted};
use crate::event::{Absence, CardPlace, Cause, Event, Pile};
use crate::id::{Fig, MAX_MINIONS, MAX_WAVE, MinionId, Place, SpaceId, Spaces, TileId};
use crate::options::Switch;
use crate::rule::RuleId;

impl GameRef<'_> {
    /// The wave a step places.
    pub(crate) fn wave_of(&self, source: WaveSource, tile: TileId) -> Option<&Wave> {
        let chapter = self.board.chapter(self.book);
        let room = chapter.room(self.board.side_id(tile));
        let face_up = self.board.face_up.map(|c| &self.book.encounters[c.ix()]);
        match source {
            WaveSource::Start(i) => chapter.minions.get(i as usize).map(|(_, w)| w),
            // ENC-2: the last line serves every later page.
            WaveSource::Page => face_up.map(|c| &c.pages[self.board.hourglass.clamp(1, 6) as usize - 1]),
            WaveSource::Surge => face_up.map(|c| &c.surge),
            WaveSource::RoomSurge => room.and_then(|r| r.surge.as_ref()),
            WaveSource::RoomSetup => room.and_then(|r| r.setup.as_ref()),
        }
    }

    /// DIS-1: whether Disguises would make a difference now.
    fn disguise_applies(&self) -> bool {
        let has =
            self.board.stash.iter().any(|c| self.book.card(*c).party_item == Some(PartyItem::Disguises));
        let wave = self.wave_of(WaveSource::Page, TileId(0));
        has && wave.is_some_and(|w| w.minions.iter().any(|(k, n)| *n > 0 && self.disguised(*k)))
    }

    /// Whether Disguises fool this kind, some only by switch.
    fn disguised(&self, kind: MinionId) -> bool {
        match self.book.minions[kind.ix()].fooled {
            Fooled::Never => false,
            Fooled::Always => true,
            Fooled::BySwitch => self.board.options.is(Switch::DisguiseElites),
        }
    }

    /// PLC-7, PLC-8, RUL-4: how many figures of a kind can still be placed.
    fn supply(&self, kind: MinionId) -> u8 {
        let minion = &self.book.minions[kind.ix()];
        let used_kind = self.board.minions().filter(|(_, m)| m.kind == Some(kind)).count() as u8;
        let used_figures = self
            .board
            .minions()
            .filter(|(f, _)| self.board.minion_kind(self.book, *f).figure == minion.figure)
            .count() as u8;
        let figures = self.book.figures[minion.figure as usize].limit.saturating_sub(used_figures);
        let free = self.board.minions.iter().filter(|m| m.kind.is_none()).count() as u8;
        figures.min(minion.limit.saturating_sub(used_kind)).min(free)
    }

    /// Steps from a space to the nearest mouse, as a minion counts them (RUL-26).
    fn steps_to_mice(&self, tile: TileId, space: SpaceId) -> u8 {
        let steps = &self.board.side(self.book, tile).minion_steps[space.ix()];
        self.board.mouse_spaces(tile).iter().map(|s| steps[s.ix()]).min().unwrap_or(FAR)
    }

    /// PLC-8: elites and captains stand on figures of another kind.
    pub(crate) fn borrows_figure(&self, kind: MinionId) -> bool {
        let minion = &self.book.minions[kind.ix()];
        let shared = self.book.minions.iter().filter(|m| m.figure == minion.figure).count() > 1;
        shared && (minion.boss || minion.limit < self.book.figures[minion.figure as usize].limit)
    }

    /// RUL-26: the spaces with room nearest to any of these.
    pub(crate) fn nearest_rooms(&self, tile: TileId, wanted: Spaces, size: Size) -> Spaces {
        let side = self.board.side(self.book, tile);
        let steps =
            |s: SpaceId| wanted.iter().map(|w| side.minion_steps[w.ix()][s.ix()]).min().unwrap_or(FAR);
        let closed = match size {
            Size::Small => Spaces::NONE,
            Size::Large | Size::Token => self.board.closed_to_minions(self.book, tile),
        };
        let open: Spaces = side
            .all()
            .minus(closed)
            .iter()
            .filter(|s| self.board.fits(self.book, size, Place { tile, space: *s }))
            .collect();
        let least = open.iter().map(steps).min().unwrap_or(FAR);
        open.iter().filter(|s| steps(*s) == least).collect()
    }

    /// RUL-26: the entry spaces the placement rule names when none has room.
    pub(crate) fn entry_wanted(&self, kind: MinionId, tile: TileId) -> Spaces {
        let side = self.board.side(self.book, tile);
        let minion = &self.book.minions[kind.ix()];
        let ranged = self.book.init_cards[minion.cards[0].ix()].attacks == crate::book::Attacks::Ranged;
        let near = |s: SpaceId| self.steps_to_mice(tile, s);
        let entry = side.entry.minus(self.board.closed_to_minions(self.book, tile));
        let rank = |s: SpaceId| match minion.size {
            Size::Small if ranged => usize::from(u8::MAX - near(s)),
            Size::Large | Size::Token => usize::from(near(s)),
            Size::Small => {
                let at = Place { tile, space: s };
                self.board.mice_at(at) + self.board.minions_at(at)
            }
        };
        let least = entry.iter().map(rank).min();
        let named: Spaces = entry.iter().filter(|s| Some(rank(*s)) == least).collect();
        if named.is_empty() { Spaces::one(side.start.unwrap_or(SpaceId(0))) } else { named }
    }

    /// PLC-2 to PLC-4: the spaces among which the next figure of a kind may be placed.
    pub(crate) fn entry_choice(&self, kind: MinionId, tile: TileId) -> (Spaces, RuleId) {
        let side = self.board.side(self.book, tile);
        let minion = &self.book.minions[kind.ix()];
        let ranged = self.book.init_cards[minion.cards[0].ix()].attacks == crate::book::Attacks::Ranged;
        let closed = self.board.closed_to_minions(self.book, tile);
        let open: Spaces = side
            .entry
            .minus(closed)
            .iter()
            .filter(|s| self.board.fits(self.book, minion.size, Place { tile, space: *s }))
            .collect();
        // PLC-3 asks for an empty space, in a special area too.
        let open: Spaces = match minion.size {
            Size::Large => open
                .iter()
                .filter(|s| self.board.room_taken(self.book, Place { tile, space: *s }) == 0)
                .collect(),
            Size::Small | Size::Token => open,
        };
        if open.is_empty() {
            let wanted = self.entry_wanted(kind, tile);
            return (self.nearest_rooms(tile, wanted, minion.size), RuleId::RUL_26);
        }
        let best = |among: Spaces, key: &dyn Fn(SpaceId) -> u32| {
            let least = among.iter().map(key).min().unwrap_or(0);
            among.iter().filter(|s| key(*s) == least).collect::<Spaces>()
        };
        let near = |s: SpaceId| u32::from(self.steps_to_mice(tile, s));
        match minion.size {
            Size::Small if ranged => {
                let high = open.and(side.red_bordered);
                if high.is_empty() {
                    (best(open, &|s| 1000 - near(s)), RuleId::PLC_2)
                } else {
                    (high, RuleId::PLC_2)
                }
            }
            Size::Large | Size::Token => (best(open, &near), RuleId::PLC_3),
            Size::Small => {
                let figures = |s: SpaceId| {
                    let at = Place { tile, space: s };
                    (self.board.mice_at(at) + self.board.minions_at(at)) as u32
                };
                (best(open, &figures), RuleId::PLC_4)
            }
        }
    }
}

impl Runs for steps::Wave {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.wave(self.source, self.tile, self.fooled)
    }
}

impl Runs for steps::Surge {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.surge(self.0)
    }
}

impl Runs for steps::Encounter {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.encounter(self.tile, self.stage)
    }
}

/// DIS-1: it asks whether Disguises are used.
impl Asks for steps::Encounter {
    fn decision(self, _: GameRef<'_>) -> Decision {
        Decision::by_party(Ask::Disguise, None)
    }
    fn tile(self, _: GameRef<'_>) -> TileId {
        self.tile
    }
    fn offers(self, _: GameRef<'_>, out: &mut Vec<Offer>) {
        out.extend([Choice::Yes, Choice::No].map(|choice| Offer { choice, rule: RuleId::DIS_1 }));
    }
    fn refusal(self, _: GameRef<'_>, _: Choice) -> Refusal {
        Refusal::other(RuleId::DIS_1)
    }
    fn answer(self, game: &mut Referee<'_>, choice: Choice) {
        game.answer_disguise(self.tile, choice == Choice::Yes);
    }
}

impl Runs for steps::PlaceKind {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.place_kind(self)
    }
}

impl Asks for steps::PlaceKind {
    fn decision(self, _: GameRef<'_>) -> Decision {
        Decision::by_party(Ask::PlaceMinion, None)
    }
    fn tile(self, _: GameRef<'_>) -> TileId {
        self.tile
    }
    fn offers(self, at: GameRef<'_>, out: &mut Vec<Offer>) {
        Offer::spaces(out, at.entry_choice(self.kind, self.tile).0, RuleId::PLC_5);
    }
    fn refusal(self, at: GameRef<'_>, choice: Choice) -> Refusal {
        let entry = at.board.side(at.book, self.tile).entry;
        match choice {
            Choice::Go(space) if at.drawn(self.tile, space) && entry.has(space) => {
                Refusal::other(at.entry_choice(self.kind, self.tile).1).and(RuleId::PLC_1)
            }
            _ => Refusal::other(RuleId::PLC_1),
        }
    }
    fn answer(self, game: &mut Referee<'_>, choice: Choice) {
        let Choice::Go(space) = choice else { unlisted(choice) };
        let rule = game.read().entry_choice(self.kind, self.tile).1;
        let cause = if rule == RuleId::RUL_26 {
            Cause::of(RuleId::PLC_1).and(RuleId::PLC_5).and(rule)
        } else {
            Cause::of(rule).and(RuleId::PLC_5)
        };
        // PLC-2: all of them go there; before revision 2 each was asked for.
        if rule == RuleId::PLC_2 && !game.read().rules().before(2) {
            game.become_step(steps::PlaceKind { chosen: Some(space), ..self });
        }
        game.place_minion(self.kind, Place { tile: self.tile, space }, cause);
    }
}

impl Referee<'_> {
    /// ENC-1 to ENC-4: a card is turned, Disguises may be used, minions placed, the track laid, ambush.
    fn encounter(&mut self, tile: TileId, stage: EncounterStage) -> Flow {
        match stage {
            EncounterStage::Turn => {
                if let Some(card) = self.board.face_up {
                    self.emit(Event::EncounterDiscarded { card }, RuleId::ENC_3);
                }
                if self.board.encounters.is_empty() {
                    if self.board.encounter_discards.is_empty() {
                        self.emit(Event::Nothing { what: Absence::Encounter, who: None }, RuleId::ENC_5);
                        self.pop();
                        return Flow::Go;
                    }
                    let seed = self.control.chance.encounters.word();
                    self.emit(
                        Event::Shuffled { pile: Pile::Encounters, discards: true, seed },
                        RuleId::ENC_4,
                    );
                }
                let card = *self.board.encounters.last().expect("the deck was rebuilt");
                self.emit(
                    Event::EncounterTurned { card },
                    Cause::of(RuleId::ENC_1).and(RuleId::ENC_2).and(RuleId::ENC_5),
                );
                self.become_step(steps::Encounter { tile, stage: EncounterStage::Disguise });
            }
            EncounterStage::Disguise => {
                if self.read().disguise_applies() {
                    return Flow::Ask;
                }
                self.become_step(steps::Encounter { tile, stage: EncounterStage::Place { fooled: false } });
            }
            EncounterStage::Place { fooled } => {
                let ambush = self.board.face_up.is_some_and(|c| self.book.encounters[c.ix()].ambush);
                let mousetraps = self.board.face_up.is_some_and(|c| self.book.encounters[c.ix()].mousetraps);
                if mousetraps {
                    self.set_mousetraps(tile, RuleId::TRAP_5.into());
                }
                self.become_step(steps::LayTrack { anew: true, ambush });
                self.push(steps::Wave { source: WaveSource::Page, tile, fooled });
            }
        }
        Flow::Go
    }

    /// DIS-1: the token is discarded, its card shuffled back, the rats ignored.
    fn answer_disguise(&mut self, tile: TileId, yes: bool) {
        if !yes {
            self.become_step(steps::Encounter { tile, stage: EncounterStage::Place { fooled: false } });
            return;
        }
        let card = self
            .board
            .stash
            .iter()
            .copied()
            .find(|c| self.book.card(*c).party_item == Some(PartyItem::Disguises));
        if let Some(card) = card {
            let (from, to) = (CardPlace::Stash, CardPlace::Deck);
            self.emit(Event::CardMovedTo { card, from, to }, Cause::of(RuleId::DIS_1).and(RuleId::RUL_52));
            self.shuffle_search(false, RuleId::DIS_1);
        }
        self.become_step(steps::Encounter { tile, stage: EncounterStage::Place { fooled: true } });
    }

    /// PLC-1: a wave is placed kind by kind, in the order of the placement rules. The numbers follow the
    /// order of the card (RUL-4).
    fn wave(&mut self, source: WaveSource, tile: TileId, fooled: bool) -> Flow {
        let book = self.book;
        self.pop();
        let Some(wave) = self.read().wave_of(source, tile).cloned() else { return Flow::Go };
        if let Some(block) = wave.effects {
            let rule = self.wave_rule(tile);
            if let Some(rule) = rule {
                let ctx = Ctx::here(tile);
                self.push(steps::Run { rule, block, at: 0, ctx });
            }
        }
        if wave.greedy && !self.board.greedy {
            self.emit(Event::Greed { on: true }, RuleId::GRD_1);
        }
        let mut plan: arrayvec::ArrayVec<(u8, MinionId, u8), MAX_WAVE> = arrayvec::ArrayVec::new();
        let mut taken: arrayvec::ArrayVec<(u8, u8), MAX_WAVE> = arrayvec::ArrayVec::new();
        for (kind, wanted) in &wave.minions {
            let minion = &book.minions[kind.ix()];
            if fooled && self.read().disguised(*kind) {
                self.emit(Event::Nothing { what: Absence::Minions, who: None }, RuleId::DIS_1);
                continue;
            }
            let shared: u8 = taken.iter().filter(|t| t.0 == minion.figure).map(|t| t.1).sum();
            let n = (*wanted).min(self.read().supply(*kind).saturating_sub(shared));
            if n < *wanted {
                self.emit(
                    Event::Nothing { what: Absence::Minions, who: None },
                    Cause::of(RuleId::PLC_7).and(RuleId::RUL_4).and(RuleId::PLC_8),
                );
            }
            taken.push((minion.figure, n));
            let ranged = book.init_cards[minion.cards[0].ix()].attacks == crate::book::Attacks::Ranged;
            let order = match minion.size {
                Size::Small if ranged => 0,
                Size::Large | Size::Token => 1,
                Size::Small => 2,
            };
            if n > 0 {
                plan.push((order, *kind, n));
            }
        }
        plan.sort_by_key(|p| p.0);
        for (_, kind, left) in plan.into_iter().rev() {
            self.push(steps::PlaceKind { kind, left, tile, on: wave.on, by: None, chosen: None });
        }
        Flow::Go
    }

    /// The first room rule lends its id to a setup's or surge's effects.
    fn wave_rule(&self, tile: TileId) -> Option<crate::book::RuleIx> {
        let chapter = self.board.chapter(self.book);
        let room = chapter.room(self.board.side_id(tile)).and_then(|r| r.rules.first().copied());
        room.or_else(|| chapter.rules.first().copied())
    }

    /// PLC-2 to PLC-5: one figure after another; ties are the players' choice.
    fn place_kind(&mut self, step: steps::PlaceKind) -> Flow {
        let steps::PlaceKind { kind, left, tile, on, chosen, .. } = step;
        if left == 0 || self.read().supply(kind) == 0 {
            self.pop();
            self.hand_on(chosen, tile);
            if left > 0 {
                self.emit(Event::Nothing { what: Absence::Minions, who: None }, RuleId::PLC_7);
            }
            return Flow::Go;
        }
        if let Some(space) = on {
            let at = self.nearest_room(Place { tile, space }, self.book.minions[kind.ix()].size);
            self.place_minion(kind, at, RuleId::STORY_2.into());
            return Flow::Go;
        }
        let (spaces, rule) = self.read().entry_choice(kind, tile);
        if let Some(space) = chosen.filter(|s| rule == RuleId::PLC_2 && spaces.has(*s)) {
            self.place_minion(kind, Place { tile, space }, Cause::of(RuleId::PLC_2).and(RuleId::PLC_5));
            return Flow::Go;
        }
        let melee = rule == RuleId::PLC_4;
        match spaces.len() {
            0 => {
                // Not a single space has room: what cannot be placed is ignored (PLC-7).
                self.pop();
                self.emit(Event::Nothing { what: Absence::Minions, who: None }, RuleId::PLC_7);
            }
            // Every tied space gets one anyway: the order makes no difference.
            n if n == 1 || (melee && left as usize >= n) => {
                let space = spaces.iter().next().expect("a space");
                let first = if rule == RuleId::RUL_26 { RuleId::PLC_1 } else { rule };
                self.place_minion(kind, Place { tile, space }, Cause::of(first).and(RuleId::RUL_26));
            }
            _ => return Flow::Ask,
        }
        Flow::Go
    }

    /// PLC-2: archers of another kind in the same wave go to the chosen space too.
    fn hand_on(&mut self, chosen: Option<SpaceId>, tile: TileId) {
        if let Step::PlaceKind(next) = self.read().top()
            && next.tile == tile
            && chosen.is_some()
        {
            self.become_step(steps::PlaceKind { chosen, ..next });
        }
    }

    /// Puts a figure of a kind down; the top step counts what is left.
    pub(crate) fn place_minion(&mut self, kind: MinionId, at: Place, cause: Cause) {
        let mut cause = cause;
        if let Step::PlaceKind(step) = self.read().top() {
            self.become_step(steps::PlaceKind { left: step.left - 1, ..step });
            if let Some(rule) = step.by {
                cause = Cause::of(self.book.rules[rule.0 as usize].cite).and(cause.rule).by(rule);
            }
        }
        let numbers = self
            .board
            .minions()
            .filter(|(_, m)| m.kind == Some(kind))
            .fold(0u32, |s, (_, m)| s | 1 << m.number);
        let number = (1..MAX_MINIONS as u8).find(|n| numbers >> n & 1 == 0).unwrap_or(1);
        let Some(slot) = self.board.minions.iter().position(|m| m.kind.is_none()) else { return };
        let fig = Fig::minion(slot);
        let cause = if self.read().borrows_figure(kind) { cause.and(RuleId::PLC_8) } else { cause };
        let cause = if self.read().beyond_four(at) { cause.and(RuleId::MOV_7) } else { cause };
        self.emit(Event::MinionPlaced { fig, kind, number, at }, cause);
        self.control.arrivals |= 1 << kind.0;
        // RUL-19: placed during the turn of their own card they act from the next round on.
        if let Some(crate::event::Card::Minion(init)) = self.board.turn.card
            && self.book.init_cards[init.ix()].minion == kind
        {
            self.control.late |= 1 << slot;
        }
    }

    /// SUR-1 to SUR-4.
    fn surge(&mut self, stage: SurgeStage) -> Flow {
        let tile = self.surge_tile();
        match stage {
            SurgeStage::Hourglass => {
                self.become_step(steps::Surge(SurgeStage::Minions));
                self.emit(
                    Event::SurgeBegan { tile },
                    Cause::of(RuleId::SUR_1).and(RuleId::RUL_14).and(RuleId::RUL_16),
                );
                self.move_hourglass(1, RuleId::SUR_2);
            }
            SurgeStage::Minions => {
                self.become_step(steps::Surge(SurgeStage::Drain));
                let special = self.board.room(self.book, tile).is_some_and(|r| r.surge.is_some());
                self.push(steps::LayTrack { anew: false, ambush: false });
                if special {
                    let cause = Cause::of(RuleId::STORY_5).and(RuleId::SUR_3);
                    self.emit(Event::Nothing { what: Absence::Encounter, who: None }, cause);
                    self.push(steps::Wave { source: WaveSource::RoomSurge, tile, fooled: false });
                } else if self.board.face_up.is_some() {
                    self.push(steps::Wave { source: WaveSource::Surge, tile, fooled: false });
                } else {
                    self.emit(Event::Nothing { what: Absence::Minions, who: None }, RuleId::SUR_3);
                }
            }
            SurgeStage::Drain => {
                self.become_step(steps::Surge(SurgeStage::Newcomers));
                let special = self.board.room(self.book, tile).is_some_and(|r| r.surge.is_some());
                if let Some(card) = self.board.face_up.filter(|_| !special) {
                    self.emit(Event::EncounterDiscarded { card }, RuleId::SUR_3);
                }
                let n = self.board.wheel;
                self.emit(Event::WheelDrained { n }, RuleId::SUR_4);
                self.open_reaction(When::Surged, Ctx::here(tile));
            }
            SurgeStage::Newcomers => {
                self.pop();
                if self.board.minions.iter().any(|m| m.new) {
                    self.open_reaction(When::MinionsPlaced, Ctx::here(tile));
                }
            }
        }
        Flow::Go
    }

    /// RUL-14: where the last cheese was rolled, else the last mouse's tile; never a tile without mice.
    fn surge_tile(&self) -> TileId {
        let rolled = self.control.wheel_tile;
        if self.board.mice_on(rolled).next().is_some() { rolled } else { self.read().party_tile() }
    }
}
