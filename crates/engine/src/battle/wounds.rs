//! WND, CAPT, EFF: wounds, defeat, capture, markers, and what waits for an attack to be over (RUL-16).

use crate::board::Where;
use crate::book::{Marker, Reach, Size, When};
use crate::choice::{Ask, Choice, Decision, Offer, Refusal};
use crate::control::condition::Ctx;
use crate::control::steps::{self, AttackStage, CaptureStage, SurgeStage};
use crate::control::{Asks, Defeated, Flow, GameRef, Referee, Runs, unlisted};
use crate::event::{Absence, Card, CardPlace, Cause, Event, Honour, Outcome, Token};
use crate::id::{Fig, InitId, LAST_PAGE};
use crate::options::Switch;
use crate::rule::RuleId;

impl Runs for steps::Capture {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.capture(self.mouse as usize, self.stage)
    }
}

impl Runs for steps::Settle {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.settle()
    }
}

impl Runs for steps::BossWounds {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.boss_wounds(self.fig, self.left, self.by)
    }
}

impl Asks for steps::BossWounds {
    fn decision(self, at: GameRef<'_>) -> Decision {
        match self.by {
            // WND-3: by the German rule the attacker chooses the card.
            Some(mouse) if at.board.options.is(Switch::BossWounds) => {
                Decision { about: Some(self.fig), ..Decision::by_mouse(mouse, Ask::BossWound) }
            }
            _ => Decision::by_party(Ask::BossWound, Some(self.fig)),
        }
    }
    fn offers(self, at: GameRef<'_>, out: &mut Vec<Offer>) {
        let cards = at.boss_cards(self.fig).into_iter();
        out.extend(cards.map(|init| Offer { choice: Choice::PickInit(init), rule: RuleId::WND_3 }));
    }
    fn refusal(self, _: GameRef<'_>, _: Choice) -> Refusal {
        Refusal::other(RuleId::WND_3)
    }
    fn answer(self, game: &mut Referee<'_>, choice: Choice) {
        let Choice::PickInit(init) = choice else { unlisted(choice) };
        game.wound_boss_card(self.fig, init, self.left, self.by);
    }
}

impl Referee<'_> {
    /// WND-1, WND-2, WND-3.
    pub(crate) fn wound_minion(&mut self, fig: Fig, wounds: u8, by: Option<u8>, rule: RuleId) {
        let kind = self.board.minion_kind(self.book, fig);
        if kind.cards.len() > 1 {
            self.push(steps::BossWounds { fig, left: wounds, by });
            return;
        }
        let life = self.board.init_card(self.book, fig).life;
        let also = if life <= 1 { RuleId::WND_1 } else { RuleId::WND_2 };
        self.emit(Event::Wounded { fig, n: wounds, poison: false }, Cause::of(rule).and(also));
        if self.board.minion(fig).wounds >= life {
            self.defeat(fig, by, also);
        }
    }

    /// A minion falls. Bystanders' deaths count for nobody (RUL-11).
    pub(crate) fn defeat(&mut self, fig: Fig, by: Option<u8>, rule: RuleId) {
        let kind = self.board.kind_of(fig);
        let tile = self.board.minion(fig).at.tile;
        let roach = self.book.minions[kind.ix()].counts_for_roachmaster;
        let mut cause = if by.is_none() { Cause::of(rule).and(RuleId::RUL_11) } else { rule.into() };
        if self.book.minions[kind.ix()].boss {
            cause = cause.and(RuleId::BOSS_1);
        }
        self.emit(Event::MinionLeft { fig, defeated: true, roach, by }, cause);
        self.drop_cards_of(kind);
        if let Some(by) = by {
            let attack = self.control.attacks.last().filter(|a| a.attacker == Some(Fig::mouse(by as usize)));
            let (weapon, reach) = (attack.and_then(|a| a.weapon), attack.map_or(Reach::Melee, |a| a.reach));
            self.control.defeated.push(Defeated { fig, kind, by, tile, weapon, reach });
            self.achievements_for_defeat(by, kind);
        }
    }

    /// WND-3: wound by wound on a card of the players' choice, or all of an attack on one (DE).
    fn boss_wounds(&mut self, fig: Fig, left: u8, by: Option<u8>) -> Flow {
        if left == 0 || self.board.place(fig).is_none() {
            self.pop();
            return Flow::Go;
        }
        let cards = self.read().boss_cards(fig);
        let fixed = self.control.boss_card.filter(|_| self.board.options.is(Switch::BossWounds));
        match (fixed, cards.as_slice()) {
            (Some(card), _) if cards.contains(&card) => self.wound_boss_card(fig, card, left, by),
            (Some(_), _) => {
                // The card the attacker chose is gone: the excess is lost.
                self.emit(Event::Nothing { what: Absence::Wound, who: Some(fig) }, RuleId::WND_3);
                self.pop();
            }
            (None, [only]) => self.wound_boss_card(fig, *only, left, by),
            (None, []) => {
                self.pop();
                self.defeat(fig, by, RuleId::WND_3);
            }
            (None, _) => return Flow::Ask,
        }
        Flow::Go
    }

    fn wound_boss_card(&mut self, fig: Fig, init: InitId, left: u8, by: Option<u8>) {
        self.become_step(steps::BossWounds { fig, left: left - 1, by });
        if self.board.options.is(Switch::BossWounds) {
            self.control.boss_card = Some(init);
        }
        let cat = self.board.minion_kind(self.book, fig).size == Size::Token;
        let cause = if cat { Cause::of(RuleId::WND_3).and(RuleId::BRO_8) } else { RuleId::WND_3.into() };
        self.emit(Event::BossWounded { init, n: 1 }, cause);
        let slot = self.board.slot(Card::Minion(init)).expect("a boss card on the track");
        if self.board.track[slot].wounds < self.book.init_cards[init.ix()].life {
            return;
        }
        let last = self.read().boss_cards(fig).len() == 1;
        let cause = Cause::of(RuleId::WND_3);
        let cause = if last { cause.and(RuleId::INI_8) } else { cause };
        self.emit(Event::CardLeft { card: Card::Minion(init) }, cause);
        if self.read().boss_cards(fig).is_empty() {
            self.become_step(steps::BossWounds { fig, left: 0, by });
            self.defeat(fig, by, RuleId::WND_3);
        }
    }

    /// Gives a marker. Markers of one kind do not add up (RUL-32); large figures stay up (EFF-3).
    pub(crate) fn mark(&mut self, fig: Fig, marker: Marker, cause: Cause) {
        let Some(place) = self.board.place(fig) else { return };
        let large = fig.as_minion().is_some() && self.board.minion_kind(self.book, fig).size != Size::Small;
        if marker == Marker::KnockedDown && large {
            self.emit(Event::Nothing { what: Absence::Marker, who: Some(fig) }, RuleId::EFF_3);
            return;
        }
        if fig.as_minion().is_some() && marker != Marker::KnockedDown {
            return;
        }
        if self.board.marked(fig, marker) {
            self.emit(Event::Nothing { what: Absence::Marker, who: Some(fig) }, RuleId::RUL_32);
            return;
        }
        let cause = match marker {
            Marker::Stunned => cause.and(RuleId::EFF_1),
            Marker::Webbed => cause.and(RuleId::EFF_2),
            Marker::KnockedDown => cause.and(RuleId::EFF_3),
            Marker::Charmed => cause.and(RuleId::EFF_4),
            Marker::Own1 | Marker::Own2 | Marker::Own3 | Marker::Own4 => cause,
        };
        self.emit(Event::Marked { fig, marker }, cause);
        // POW-16 and its like listen to what harms for longer: stuns and webs (and poison, elsewhere).
        if fig.as_mouse().is_some() && matches!(marker, Marker::Stunned | Marker::Webbed) {
            self.open_reaction(When::Marked, Ctx::here(place.tile).about(fig));
        }
    }

    /// CAPT-1 to CAPT-5.
    fn capture(&mut self, mouse: usize, stage: CaptureStage) -> Flow {
        let (m, fig) = (mouse as u8, Fig::mouse(mouse));
        match stage {
            CaptureStage::Taken => {
                let state = &self.board.mice[mouse];
                let poisoned = state.poison > 0;
                if poisoned
                    && self.board.options.achievements
                    && self.board.honour(Honour::Poisonmaster).is_none()
                {
                    self.emit(Event::HonourEarned { honour: Honour::Poisonmaster, mouse: m }, RuleId::ACH_3);
                }
                // RUL-42: Scaper's marker moves before the hourglass does.
                self.achievements_for_capture(mouse);
                let scapes =
                    self.board.honour(Honour::Scaper) == Some(m) && self.board.mice[mouse].captures >= 2;
                self.emit(
                    Event::Captured { mouse: m },
                    Cause::of(RuleId::CAPT_1).and(RuleId::CAPT_2).and(RuleId::CAPT_4),
                );
                let (cheese, worn) = (self.board.mice[mouse].cheese, self.board.mice[mouse].equipped);
                if cheese > 0 {
                    self.emit(
                        Event::CheeseLost { mouse: m, n: cheese },
                        Cause::of(RuleId::CAPT_3).and(RuleId::RUL_24),
                    );
                }
                if scapes {
                    self.emit(Event::Nothing { what: Absence::SearchCard, who: Some(fig) }, RuleId::ACH_4);
                } else {
                    for card in worn.iter().copied() {
                        // RUL-31: starting equipment is safe only with its own mouse.
                        if !self.board.mice[mouse].starting.contains(&card) {
                            let (from, to) = (CardPlace::Equipped(m), CardPlace::Discards);
                            self.emit(
                                Event::CardMovedTo { card, from, to },
                                Cause::of(RuleId::CAPT_3).and(RuleId::RUL_31),
                            );
                        }
                    }
                }
                if self.board.turn.mouse() == Some(mouse) {
                    self.control.cut_short = true;
                }
                self.become_step(steps::Capture { mouse: m, stage: CaptureStage::Hourglass });
                if scapes {
                    // ACH-4: rescued at once, if need be on the space it left (RUL-26).
                    self.push(steps::Rescue { mouse: m, tile: None });
                }
            }
            CaptureStage::Hourglass => {
                self.pop();
                self.open_reaction(When::Captured, Ctx::here(self.read().party_tile()).about(fig));
                self.move_hourglass(1, RuleId::CAPT_5);
            }
        }
        Flow::Go
    }

    /// CAPT-5, SUR-2: the hourglass moves; reaching the end marker ends the chapter at once (RUL-3).
    pub(crate) fn move_hourglass(&mut self, by: i8, rule: RuleId) {
        let to = self.board.hourglass.saturating_add_signed(by).clamp(1, LAST_PAGE);
        let cause = if to > 12 { Cause::of(rule).and(RuleId::RUL_39) } else { rule.into() };
        self.emit(Event::HourglassMoved { to }, cause);
        self.check_end();
        if self.board.outcome.is_none() && by > 0 {
            self.open_reaction(When::HourglassMoved, Ctx::here(self.read().party_tile()));
        }
    }

    /// Ends the chapter if it is decided.
    pub(crate) fn check_end(&mut self) {
        if let Some((outcome, cause)) = self.read().ending() {
            self.emit(Event::Ended { outcome }, cause);
        }
    }

    /// RUL-16: captures, then the surge, then powers that follow a defeat.
    fn settle(&mut self) -> Flow {
        if let Some(mouse) = self.read().dying() {
            self.push(steps::Capture { mouse: mouse as u8, stage: CaptureStage::Taken });
            return Flow::Go;
        }
        self.check_end();
        if self.board.outcome.is_some() {
            return Flow::Go;
        }
        if self.board.wheel >= crate::board::WHEEL {
            self.push(steps::Surge(SurgeStage::Hourglass));
            return Flow::Go;
        }
        if !self.control.defeated.is_empty() {
            let defeated = self.control.defeated.remove(0);
            let subject = Fig::mouse(defeated.by as usize);
            let ctx =
                Ctx { n: defeated.kind.0, ..Ctx::here(defeated.tile).about(subject).with(defeated.fig) };
            // The attack is over (RUL-16), but its weapon may still have a word.
            let mut echo = crate::control::Attack::new(Some(subject), 1, defeated.reach, 0);
            (echo.targets, echo.weapon) = (0, defeated.weapon);
            self.control.attacks.push(echo);
            self.push(steps::Attack(AttackStage::Echo));
            self.open_reaction(When::Defeated, ctx);
            return Flow::Go;
        }
        self.pop();
        Flow::Go
    }

    /// HOOK-3: tokens left behind on a tile without mice are lost, their cards shuffled into the deck.
    pub(crate) fn lose_tokens_on(&mut self, tile: crate::id::TileId, rule: RuleId) {
        let mut lost = false;
        for token in [Token::Hook, Token::Fork, Token::Grape] {
            if !self.read().token_on(token, tile) {
                continue;
            }
            let card = self.board.token_card(token).expect("a token on the board has its card");
            let ruled = match token {
                Token::Hook => RuleId::HOOK_3,
                Token::Fork => RuleId::FORK_3,
                Token::Grape => RuleId::GRP_1,
            };
            self.emit(Event::TokenTaken { token }, Cause::of(ruled).and(rule));
            let (from, to) = (CardPlace::Board, CardPlace::Deck);
            self.emit(Event::CardMovedTo { card, from, to }, ruled);
            lost = true;
        }
        if lost {
            self.shuffle_search(false, RuleId::HOOK_3);
        }
    }
}

impl GameRef<'_> {
    /// STORY-3, WIN-1, RUL-3: victory first, then the clock, then the chapter's own defeats.
    pub(crate) fn ending(&self) -> Option<(Outcome, Cause)> {
        if self.board.outcome.is_some() || self.board.round == 0 {
            return None;
        }
        let chapter = self.board.chapter(self.book);
        let ctx = Ctx::here(self.party_tile());
        let met = |lists: &[Vec<crate::book::Cond>]| {
            lists.iter().any(|list| !list.is_empty() && self.board.all_hold(self.book, ctx, None, list))
        };
        let late = self.board.hourglass >= self.board.end_marker;
        if met(&chapter.victory) {
            let cause = Cause::of(RuleId::WIN_1).and(RuleId::STORY_3);
            let close = late || self.board.wheel >= crate::board::WHEEL;
            return Some((Outcome::Victory, if close { cause.and(RuleId::RUL_3) } else { cause }));
        }
        if late {
            return Some((Outcome::TimeIsUp, Cause::of(RuleId::WIN_1).and(RuleId::RUL_3)));
        }
        if met(&chapter.defeat) {
            return Some((Outcome::Defeat, RuleId::STORY_3.into()));
        }
        // CAPT-7; a missing mouse cannot help either, and with minions about nobody is ever rescued.
        let nobody = self.board.mice_on_board().next().is_none();
        let lost = nobody && (!chapter.capture_is_no_defeat || self.board.any_minion());
        lost.then(|| (Outcome::AllCaptured, RuleId::CAPT_7.into()))
    }

    /// CAPT-1: the first mouse on the track whose wounds have reached its life.
    pub(crate) fn dying(&self) -> Option<usize> {
        self.board.mice_in_order().find(|m| {
            let state = &self.board.mice[*m];
            let wounds = state.wounds.saturating_add(state.poison);
            wounds > 0 && matches!(state.at, Where::On(_)) && wounds >= self.board.life(self.book, *m)
        })
    }

    /// Whether a capture, a surge or a power after a defeat waits (RUL-16).
    pub(crate) fn unsettled(&self) -> bool {
        self.board.wheel >= crate::board::WHEEL || !self.control.defeated.is_empty() || self.dying().is_some()
    }
}
