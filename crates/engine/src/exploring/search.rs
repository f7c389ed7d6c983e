//! SEA and the search deck: searching, special searches, missing mice, keeping and discarding (p.12).

use crate::board::Board;
use crate::book::{Book, CardType, SpecialSearch, Static, When};
use crate::choice::{Ask, Choice, Decision, Offer, Refusal, Why};
use crate::control::condition::Ctx;
use crate::control::steps;
use crate::control::{Asks, Flow, GameRef, Referee, Runs, unlisted};
use crate::event::{CardPlace, Cause, Event, Pile, Purpose};
use crate::id::{CardId, Fig, SearchId, SideId, TileId};
use crate::options::Switch;
use crate::rule::RuleId;

impl Board {
    /// STORY-4: the special searches of a tile that nobody has made yet, each with its number in the chapter.
    pub fn open_searches<'b>(
        &self,
        book: &'b Book,
        tile: TileId,
    ) -> impl Iterator<Item = (u8, &'b SpecialSearch)> + use<'b> {
        let (side, found) = (self.side_id(tile), self.special_found);
        let rooms = self.chapter(book).rooms.iter();
        let all = rooms.flat_map(|room| room.searches.iter().map(move |s| (room.side, s)));
        (0u8..)
            .zip(all)
            .filter(move |(index, (at, _))| *at == side && found >> index & 1 == 0)
            .map(|(index, (_, special))| (index, special))
    }
}

impl GameRef<'_> {
    /// SEA-4 and room rules: whether a mouse may search here.
    pub(crate) fn may_search(&self, mouse: usize) -> Result<RuleId, Refusal> {
        let place = self.board.place(Fig::mouse(mouse)).ok_or(Refusal::new(RuleId::RUL_25, Why::Gone))?;
        let side = self.board.side_id(place.tile);
        if self.has_searched(mouse, side) {
            return Err(Refusal::new(RuleId::SEA_4, Why::AlreadySearched));
        }
        for (s, rule) in self.board.room_statics(self.book, place.tile) {
            if let Static::ForbidSearch(spaces) = s
                && spaces.has(place.space)
            {
                return Err(Refusal::new(rule, Why::RoomForbids));
            }
        }
        Ok(RuleId::SEA_1)
    }

    fn has_searched(&self, mouse: usize, side: SideId) -> bool {
        let state = &self.board.mice[mouse];
        let back = self.book.sides[side.ix()].back;
        state.searched(side) || (self.board.options.is(Switch::SearchOnce) && state.searched(back))
    }

    /// STORY-4: the special search of a mouse's space that is still to be found.
    fn special_search(&self, mouse: usize) -> Option<(u8, SearchId)> {
        let place = self.board.place(Fig::mouse(mouse))?;
        let mut open = self.board.open_searches(self.book, place.tile);
        open.find(|(_, special)| special.spaces.has(place.space))
            .map(|(index, special)| (index, special.card))
    }

    /// FREE-3: cards over the pack limit.
    fn over_limit(&self, mouse: usize) -> bool {
        let carried = self.board.mice[mouse].pack.iter();
        carried.filter(|c| self.book.card(**c).kind != CardType::Trick).count() > 3
    }
}

impl Runs for steps::Search {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.search(self.mouse as usize, self.dice, self.sure)
    }
}

impl Runs for steps::KeepOrCash {
    fn run(self, _: &mut Referee<'_>) -> Flow {
        Flow::Ask
    }
}

impl Asks for steps::KeepOrCash {
    fn decision(self, _: GameRef<'_>) -> Decision {
        Decision::by_mouse(self.mouse, Ask::KeepOrCash)
    }
    fn offers(self, _: GameRef<'_>, out: &mut Vec<Offer>) {
        out.extend([Choice::Keep, Choice::Cash].map(|choice| Offer { choice, rule: RuleId::SEA_2 }));
    }
    fn refusal(self, _: GameRef<'_>, _: Choice) -> Refusal {
        Refusal::other(RuleId::SEA_2)
    }
    fn answer(self, game: &mut Referee<'_>, choice: Choice) {
        game.keep_or_cash(self.mouse, choice == Choice::Keep);
    }
}

impl Runs for steps::DiscardDown {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.discard_down(self.mouse as usize)
    }
}

impl Asks for steps::DiscardDown {
    fn decision(self, _: GameRef<'_>) -> Decision {
        Decision::by_mouse(self.mouse, Ask::DiscardDown)
    }
    fn offers(self, at: GameRef<'_>, out: &mut Vec<Offer>) {
        let mut last = None;
        let pack = at.board.mice[self.mouse as usize].pack.iter();
        let mut kinds: arrayvec::ArrayVec<_, { crate::id::MAX_PACK }> =
            pack.map(|c| at.book.copies[c.ix()]).collect();
        kinds.sort_unstable();
        for kind in kinds {
            if at.book.search[kind.ix()].kind != CardType::Trick && last != Some(kind) {
                out.push(Offer { choice: Choice::Discard(kind), rule: RuleId::FREE_3 });
                last = Some(kind);
            }
        }
    }
    fn refusal(self, _: GameRef<'_>, _: Choice) -> Refusal {
        Refusal::other(RuleId::FREE_3)
    }
    fn answer(self, game: &mut Referee<'_>, choice: Choice) {
        let Choice::Discard(kind) = choice else { unlisted(choice) };
        game.discard(self.mouse as usize, kind);
    }
}

impl Runs for steps::PutNear {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.put_near(self.mouse, self.finder, self.found)
    }
}

impl Asks for steps::PutNear {
    fn decision(self, _: GameRef<'_>) -> Decision {
        Decision::by_mouse(self.mouse, Ask::Rescue)
    }
    fn tile(self, at: GameRef<'_>) -> TileId {
        at.tile_under(Fig::mouse(self.finder as usize))
    }
    fn offers(self, at: GameRef<'_>, out: &mut Vec<Offer>) {
        Offer::spaces(out, at.near_spaces(self.finder as usize), RuleId::RUL_48);
    }
    fn refusal(self, _: GameRef<'_>, _: Choice) -> Refusal {
        Refusal::other(RuleId::ABIL_4)
    }
    fn answer(self, game: &mut Referee<'_>, choice: Choice) {
        let Choice::Go(space) = choice else { unlisted(choice) };
        if let Some(at) = game.board.place(Fig::mouse(self.finder as usize)) {
            game.put_found(self.mouse, crate::id::Place { tile: at.tile, space }, self.found);
        }
    }
}

impl Referee<'_> {
    pub(crate) fn begin_search(&mut self, mouse: usize) {
        let more: u8 = self
            .board
            .statics_of(self.book, mouse)
            .map(|(s, _)| if let Static::SearchDice(n) = s { *n } else { 0 })
            .sum();
        self.tell_bonuses(Some(Fig::mouse(mouse)), |s| matches!(s, Static::SearchDice(_)));
        self.push(steps::Search { mouse: mouse as u8, dice: 1 + more, sure: false });
        self.reaction_about(When::Searching, Fig::mouse(mouse));
    }

    /// SEA-1: a star finds the top card; a special search finds its own (STORY-4).
    fn search(&mut self, mouse: usize, dice: u8, sure: bool) -> Flow {
        self.pop();
        let (m, fig) = (mouse as u8, Fig::mouse(mouse));
        let Some(place) = self.board.place(fig) else { return Flow::Go };
        let mut passed = sure;
        if !sure {
            let roll = self.control.chance.roll(dice);
            self.emit(Event::Rolled { who: Some(fig), why: Purpose::Search, roll }, RuleId::SEA_1);
            passed = roll.star();
            self.emit(
                Event::CheckMade { who: Some(fig), passed },
                Cause::of(RuleId::DIE_3).and(RuleId::SEA_1),
            );
        }
        if !passed {
            self.emit(Event::SearchFailed { mouse: m }, RuleId::SEA_1);
            self.reaction_about(When::SearchFailed, fig);
            return Flow::Go;
        }
        let side = self.board.side_id(place.tile);
        let special = self.read().special_search(mouse);
        let cause = if special.is_some() {
            Cause::of(RuleId::SEA_4).and(RuleId::RUL_36)
        } else {
            RuleId::SEA_4.into()
        };
        self.emit(Event::Searched { mouse: m, side }, cause);
        // The rules that mind what was found speak once it is put away, so they are opened first.
        let lies = |kind: &SearchId| {
            let mut there = self.board.deck.iter().chain(&self.board.discards);
            there.any(|c| self.book.copies[c.ix()] == *kind)
        };
        let own = special.map(|(_, kind)| kind).filter(lies);
        let found = own.or_else(|| self.board.deck.last().map(|c| self.book.copies[c.ix()]));
        let ctx = Ctx { n: found.map_or(u8::MAX, |kind| kind.0), ..Ctx::here(place.tile).about(fig) };
        self.open_reaction(When::Found, ctx);
        if let Some((index, kind)) = special {
            self.emit(Event::SpecialFound { index }, Cause::of(RuleId::STORY_4).and(RuleId::RUL_36));
            self.take_named_card(m, kind, RuleId::STORY_4.into());
        } else {
            self.draw_search_card(m, RuleId::SEA_1.into());
        }
        Flow::Go
    }

    /// RUL-36: out of the deck, else out of the discards; if a mouse has it, the top card instead.
    pub(crate) fn take_named_card(&mut self, mouse: u8, kind: SearchId, cause: Cause) {
        let of_kind = |c: &&CardId| self.book.copies[c.ix()] == kind;
        let deck = self.board.deck.iter().find(of_kind).map(|c| (*c, CardPlace::Deck));
        let found =
            deck.or_else(|| self.board.discards.iter().find(of_kind).map(|c| (*c, CardPlace::Discards)));
        match found {
            Some((card, from)) => {
                let cause = if from == CardPlace::Discards { cause.and(RuleId::RUL_36) } else { cause };
                self.give_card(mouse, card, from, cause);
                self.shuffle_search(false, cause.rule);
            }
            None => self.draw_search_card(mouse, cause.and(RuleId::RUL_36)),
        }
    }

    /// SEA-1, SEA-6: draws the top card; an empty deck is rebuilt from the discards.
    pub(crate) fn draw_search_card(&mut self, mouse: u8, cause: Cause) {
        if self.board.deck.is_empty() {
            if self.board.discards.is_empty() {
                let who = Some(Fig::mouse(mouse as usize));
                self.emit(Event::Nothing { what: crate::event::Absence::SearchCard, who }, RuleId::SEA_6);
                return;
            }
            self.shuffle_search(true, RuleId::SEA_6);
        }
        let card = *self.board.deck.last().expect("the deck was rebuilt");
        self.give_card(mouse, card, CardPlace::Deck, cause);
    }

    /// SEA-2, SEA-3, SEA-5: what becomes of a card a mouse finds.
    pub(crate) fn give_card(&mut self, mouse: u8, card: CardId, from: CardPlace, cause: Cause) {
        let printed = self.book.card(card);
        match printed.kind {
            CardType::PartyItem => {
                self.emit(
                    Event::CardMovedTo { card, from, to: CardPlace::Stash },
                    cause.and(RuleId::SEA_5).and(RuleId::PARTY_1),
                );
            }
            CardType::Fortune | CardType::Treachery => {
                self.emit(Event::CardMovedTo { card, from, to: CardPlace::Drawn }, cause.and(RuleId::SEA_3));
                self.emit(
                    Event::CardMovedTo { card, from: CardPlace::Drawn, to: CardPlace::Discards },
                    RuleId::SEA_3,
                );
                let fig = Fig::mouse(mouse as usize);
                let tile = self.board.place(fig).map_or(self.control.wheel_tile, |p| p.tile);
                self.push(steps::Settle);
                for rule in printed.rules.iter().rev() {
                    let declared = &self.book.rules[rule.0 as usize];
                    if declared.when == When::Drawn {
                        let ctx = Ctx::here(tile).held(mouse as usize).about(fig);
                        self.push(steps::Run { rule: *rule, block: declared.effects, at: 0, ctx });
                    }
                }
            }
            _ => {
                self.emit(Event::CardMovedTo { card, from, to: CardPlace::Drawn }, cause);
                self.push(steps::KeepOrCash { mouse });
            }
        }
    }

    /// SEA-2.
    fn keep_or_cash(&mut self, mouse: u8, keep: bool) {
        self.pop();
        let Some(card) = self.board.drawn else { return };
        let from = CardPlace::Drawn;
        if keep {
            self.emit(Event::CardMovedTo { card, from, to: CardPlace::Pack(mouse) }, RuleId::SEA_2);
            self.push(steps::DiscardDown { mouse });
        } else {
            self.emit(Event::CardMovedTo { card, from, to: CardPlace::Discards }, RuleId::SEA_2);
            self.emit(Event::CheeseGained { mouse, n: 1 }, RuleId::SEA_2);
        }
    }

    /// FREE-3, RUL-12: above three non-trick cards one must be chosen and discarded.
    fn discard_down(&mut self, mouse: usize) -> Flow {
        if self.read().over_limit(mouse) {
            return Flow::Ask;
        }
        self.pop();
        Flow::Go
    }

    fn discard(&mut self, mouse: usize, kind: SearchId) {
        let card = self.board.mice[mouse].pack.iter().copied().find(|c| self.book.copies[c.ix()] == kind);
        if let Some(card) = card {
            let (from, to) = (CardPlace::Pack(mouse as u8), CardPlace::Discards);
            self.emit(Event::CardMovedTo { card, from, to }, Cause::of(RuleId::FREE_3).and(RuleId::RUL_12));
        }
    }

    pub(crate) fn shuffle_search(&mut self, discards: bool, rule: RuleId) {
        let seed = self.control.chance.search.word();
        self.emit(Event::Shuffled { pile: Pile::Search, discards, seed }, rule);
    }

    /// A missing mouse is found by a star on a search made with no minions about; no card, no used-up search.
    pub(crate) fn look_for(&mut self, mouse: usize, missing: u8) {
        let (m, fig) = (mouse as u8, Fig::mouse(mouse));
        self.emit(Event::ActionSpent { mouse: m }, RuleId::TURN_2);
        let roll = self.control.chance.roll(1);
        self.emit(Event::Rolled { who: Some(fig), why: Purpose::Search, roll }, RuleId::SEA_1);
        let passed = roll.star();
        self.emit(Event::CheckMade { who: Some(fig), passed }, Cause::of(RuleId::DIE_3).and(RuleId::SEA_1));
        if passed {
            self.push(steps::PutNear { mouse: missing, finder: m, found: true });
        } else {
            self.emit(Event::SearchFailed { mouse: m }, RuleId::SEA_1);
        }
    }

    /// A found mouse stands on or next to its finder's space.
    fn put_near(&mut self, mouse: u8, finder: u8, found: bool) -> Flow {
        let spaces = self.read().near_spaces(finder as usize);
        match (spaces.len(), self.board.place(Fig::mouse(finder as usize))) {
            (0, Some(at)) => {
                let at = self.nearest_room(at, crate::book::Size::Small);
                self.put_found(mouse, at, found);
                Flow::Go
            }
            (_, None) => {
                self.pop();
                Flow::Go
            }
            _ => Flow::Ask,
        }
    }

    fn put_found(&mut self, mouse: u8, at: crate::id::Place, found: bool) {
        self.pop();
        let event = if found { Event::Found { mouse, at } } else { Event::Rescued { mouse, at } };
        self.emit(event, Cause::of(RuleId::SEA_1).and(RuleId::RUL_48));
    }
}
