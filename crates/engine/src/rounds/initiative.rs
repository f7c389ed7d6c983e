//! ROUND and INI: rounds, the track, ambush (p.7, 15).

use crate::book::When;
use crate::control::condition::Ctx;
use crate::control::steps::{self, MinionStage, TurnStage};
use crate::control::{Flow, GameRef, Referee, Runs};
use crate::event::{Absence, Card, Cause, Event, Purpose};
use crate::id::{Fig, InitId, MAX_BOSS_CARDS, MAX_MINIONS, MinionId, TileId};
use crate::options::Switch;
use crate::rule::RuleId;
use arrayvec::ArrayVec;

impl GameRef<'_> {
    /// The tile of the last mouse that acted, or of any mouse (RUL-14).
    pub(crate) fn party_tile(&self) -> TileId {
        let tile = |m: usize| self.board.place(Fig::mouse(m)).map(|p| p.tile);
        // Before revision 3 the turn of anybody else made it the first mouse's.
        let last = || self.acted_last().filter(|_| !self.rules().before(3)).and_then(tile);
        let acting = self.board.turn.mouse().and_then(tile).or_else(last);
        acting.or_else(|| self.board.mice_on_board().next().and_then(tile)).unwrap_or(self.control.wheel_tile)
    }

    /// The mouse on the board whose turn was the last; as a round begins that was the last one on the track.
    fn acted_last(&self) -> Option<usize> {
        let here = |m: usize| self.board.place(Fig::mouse(m)).is_some();
        let mice = || {
            self.board.track.iter().rev().filter_map(|t| match t.card {
                Card::Mouse(m) if here(m as usize) => Some((m as usize, t.acted)),
                _ => None,
            })
        };
        let acted = mice().find(|(_, acted)| *acted);
        acted.or_else(|| mice().next().filter(|_| self.board.round > 1)).map(|(mouse, _)| mouse)
    }
}

impl Runs for steps::NextCard {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.next_card()
    }
}

impl Runs for steps::LayTrack {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.lay_track(self.anew, self.ambush)
    }
}

impl Runs for steps::Ambush {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.ambush(self.left, self.boss)
    }
}

impl Referee<'_> {
    /// ROUND-1, RUL-15: the highest card that has not acted; after the last a new round.
    fn next_card(&mut self) -> Flow {
        self.check_end();
        if self.board.outcome.is_some() {
            return Flow::Go;
        }
        let next = self.board.track.iter().find(|t| !t.acted).map(|t| t.card);
        match next {
            Some(card) if !self.control.new_round => self.begin_turn(card),
            _ => {
                let ruled = self.control.new_round;
                self.control.new_round = false;
                let cause = if ruled {
                    Cause::of(RuleId::ROUND_1).and(RuleId::RUL_2)
                } else {
                    RuleId::ROUND_1.into()
                };
                self.end_statuses(|t| t.until == crate::book::Until::RoundEnds);
                let round = self.board.round.saturating_add(1);
                self.emit(Event::RoundBegan { round }, cause);
                self.control.late = 0;
                self.open_reaction(When::RoundStarts, Ctx::here(self.read().party_tile()));
            }
        }
        Flow::Go
    }

    fn begin_turn(&mut self, card: Card) {
        match card {
            Card::Mouse(mouse) => {
                self.push(steps::MouseTurn { mouse, stage: TurnStage::Begin });
                // RUL-38: an ability used now counts for the turn that follows.
                self.open_reaction(
                    When::BeforeTurn,
                    Ctx::here(self.read().party_tile()).about(Fig::mouse(mouse as usize)),
                );
            }
            Card::Minion(init) => self.push(steps::MinionTurn { init, stage: MinionStage::Begin, done: 0 }),
        }
    }

    /// INI-1: after an encounter, a surge or at the start; arrivals are the kinds just placed.
    fn lay_track(&mut self, anew: bool, ambush: bool) -> Flow {
        self.pop();
        let arrivals = std::mem::take(&mut self.control.arrivals);
        let minions_on_track = self.board.track.iter().any(|t| t.card.is_foe(self.book));
        let whole = anew && (!minions_on_track || self.board.options.is(Switch::EncounterInitiative));
        let mut cards: ArrayVec<Card, { crate::id::MAX_TRACK }> = ArrayVec::new();
        let mut boss_late: Option<MinionId> = None;
        let mut wounded: ArrayVec<(Card, u8), { crate::id::MAX_TRACK }> = ArrayVec::new();
        if whole {
            // RUL-46: captured mice too.
            cards.extend((0..self.board.mice.len() as u8).map(Card::Mouse));
            // An ally stays.
            let ally = |card: &Card| matches!(card, Card::Minion(_)) && !card.is_foe(self.book);
            cards.extend(self.board.track.iter().map(|t| t.card).filter(ally));
            let kinds = self.kinds_on_board();
            for kind in kinds {
                // WND-3: a boss brings the cards it still has, wounds and all.
                let left = self.board.track.iter().filter_map(|t| match t.card {
                    Card::Minion(i) if self.book.init_cards[i.ix()].minion == kind => {
                        Some((t.card, t.wounds))
                    }
                    _ => None,
                });
                let left: ArrayVec<(Card, u8), MAX_BOSS_CARDS> = left.collect();
                if left.is_empty() {
                    self.draw_cards(kind, &mut cards);
                }
                for (card, n) in left {
                    cards.push(card);
                    if n > 0 {
                        wounded.push((card, n));
                    }
                }
            }
        } else {
            for kind in crate::id::Bits(u64::from(arrivals)).map(|k| MinionId(k as u8)) {
                // INI-4: no second card.
                let on_track = self.board.track.iter().any(
                    |t| matches!(t.card, Card::Minion(i) if self.book.init_cards[i.ix()].minion == kind),
                );
                if on_track {
                    self.emit(Event::Nothing { what: Absence::InitiativeCard, who: None }, RuleId::INI_4);
                    continue;
                }
                let before = cards.len();
                self.draw_cards(kind, &mut cards);
                if cards.len() > before + 1 && minions_on_track {
                    boss_late = Some(kind);
                }
            }
        }
        self.shuffle_cards(&mut cards);
        let start = self.board.round == 0;
        let rule = match (whole, anew) {
            (true, _) => Cause::of(RuleId::INI_2).and(if start { RuleId::SET_7 } else { RuleId::PLC_6 }),
            (false, true) => Cause::of(RuleId::INI_3).and(RuleId::PLC_6),
            (false, false) => Cause::of(RuleId::INI_3).and(RuleId::RUL_1),
        };
        if whole {
            self.emit(Event::TrackCleared, Cause::of(RuleId::INI_1).and(RuleId::INI_2));
            if self.board.round > 0 {
                self.control.new_round = true;
            }
        }
        let past_printed = self.board.track.len() + cards.len() > 10;
        for card in &cards {
            let captured =
                matches!(card, Card::Mouse(m) if self.board.place(Fig::mouse(*m as usize)).is_none());
            let cause = match (captured, past_printed) {
                (true, _) => rule.and(RuleId::RUL_46),
                (false, true) => rule.and(RuleId::INI_5),
                (false, false) => rule.and(RuleId::INI_1),
            };
            self.emit(Event::CardLaid { card: *card }, cause);
        }
        for (card, n) in wounded {
            if let Card::Minion(init) = card {
                self.emit(Event::BossWounded { init, n }, RuleId::WND_3);
            }
        }
        if ambush {
            let minion_cards = self.board.track.iter().enumerate();
            let left = minion_cards.filter(|(_, t)| t.card.is_foe(self.book)).fold(0, |s, (i, _)| s | 1 << i);
            self.push(steps::Ambush { left, boss: false });
        } else if let Some(kind) = boss_late
            && let Some(slot) = self.board.track.iter().position(
                |t| matches!(t.card, Card::Minion(i) if self.book.init_cards[i.ix()].minion == kind),
            )
        {
            // INI-7: the boss's first card ambushes upwards.
            self.push(steps::Ambush { left: 1 << slot, boss: true });
        }
        if !cards.is_empty() {
            // RUL-41: before an ambush moves cards.
            self.open_reaction(When::TrackLaid, Ctx::here(self.read().party_tile()));
        }
        Flow::Go
    }

    fn kinds_on_board(&self) -> ArrayVec<MinionId, MAX_MINIONS> {
        let mut kinds = ArrayVec::new();
        for (_, m) in self.board.minions() {
            let kind = m.kind.expect("on the board");
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        kinds.sort_unstable();
        kinds
    }

    /// INI-6: a boss with several cards gets two at random.
    fn draw_cards(&mut self, kind: MinionId, out: &mut ArrayVec<Card, { crate::id::MAX_TRACK }>) {
        let all = &self.book.minions[kind.ix()].cards;
        if all.len() <= 1 {
            out.extend(all.iter().map(|c| Card::Minion(*c)));
            return;
        }
        let mut drawn: ArrayVec<InitId, MAX_BOSS_CARDS> = all.iter().copied().collect();
        let wanted = if self.board.options.is(Switch::BossCards) { drawn.len() } else { 2 };
        self.control.chance.tosses.shuffle(&mut drawn);
        if let Some(loaded) = &self.control.chance.loaded
            && let Some(order) = loaded.tracks.last()
        {
            drawn.sort_by_key(|c| {
                order.iter().position(|o| *o == encode(Card::Minion(*c))).unwrap_or(usize::MAX)
            });
        }
        let cat = self.book.minions[kind.ix()].size == crate::book::Size::Token;
        let cause = if cat { Cause::of(RuleId::INI_6).and(RuleId::BRO_8) } else { RuleId::INI_6.into() };
        self.emit(Event::BossCards { kind, n: wanted as u8 }, cause);
        out.extend(drawn.into_iter().take(wanted).map(Card::Minion));
    }

    fn shuffle_cards(&mut self, cards: &mut [Card]) {
        self.control.chance.tosses.shuffle(cards);
        if let Some(loaded) = &mut self.control.chance.loaded
            && !cards.is_empty()
            && let Some(order) = loaded.tracks.pop()
        {
            cards.sort_by_key(|c| order.iter().position(|o| *o == encode(*c)).unwrap_or(usize::MAX));
            loaded.strays.extend(order.into_iter().filter(|o| !cards.iter().any(|c| encode(*c) == *o)));
        }
    }

    /// ENC-9: a die for each minion card from the top; it moves up that many slots.
    fn ambush(&mut self, left: u32, boss: bool) -> Flow {
        let slot = left.trailing_zeros() as usize;
        if left == 0 {
            self.pop();
            return Flow::Go;
        }
        self.become_step(steps::Ambush { left: left & !(1 << slot), boss });
        let rule = if boss { Cause::of(RuleId::INI_7).and(RuleId::ENC_9) } else { Cause::of(RuleId::ENC_9) };
        let roll = self.control.chance.roll(1);
        self.emit(Event::Rolled { who: None, why: Purpose::Ambush, roll }, rule);
        let up = roll.iter().map(|f| f.number() as usize).sum::<usize>();
        let to = slot.saturating_sub(up);
        if to != slot {
            self.emit(Event::CardMoved { from: slot as u8, to: to as u8 }, rule);
        }
        Flow::Go
    }

    /// INI-8: the last figure of a card has left.
    pub(crate) fn drop_cards_of(&mut self, kind: MinionId) {
        if self.board.minions().any(|(_, m)| m.kind == Some(kind)) {
            return;
        }
        for init in &self.book.minions[kind.ix()].cards {
            if self.board.slot(Card::Minion(*init)).is_some() {
                self.emit(Event::CardLeft { card: Card::Minion(*init) }, RuleId::INI_8);
            }
        }
        if self.board.greedy && self.book.minions[kind.ix()].greedy {
            self.emit(Event::Greed { on: false }, RuleId::RUL_27);
        }
    }
}

/// A card as a number, for loaded tracks.
pub fn encode(card: Card) -> u16 {
    match card {
        Card::Mouse(m) => u16::from(m),
        Card::Minion(init) => 256 + u16::from(init.0),
    }
}
