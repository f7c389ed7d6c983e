//! SET and CAMP: how a chapter is set up, and what a party carries into it (p.6, 19).

use crate::board::growing::Growing;
use crate::board::list::List;
use crate::board::{Board, IN_SUPPLY, MAX_COUNTERS, MouseState, TileState, Turn, Where};
use crate::book::{Book, CardType, When};
use crate::control::condition::Ctx;
use crate::control::steps::{self, SetupStage, WaveSource};
use crate::control::{Flow, Referee, Runs};
use crate::dice::Stream;
use crate::event::{Absence, CardPlace, Cause, Event, Pile};
use crate::id::{
    AbilityId, CardId, ChapterId, Fig, MAX_MICE, MAX_MINIONS, MouseId, Place, SearchId, Spaces, TileId,
};
use crate::options::{Difficulty, Options, Variant};
use crate::rule::RuleId;

/// What a table chooses before a chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The chapter.
    pub chapter: ChapterId,
    /// The mice, in the order of their players.
    pub party: Vec<Member>,
    /// Edition switches, variants, difficulty.
    pub options: Options,
    /// Story achievements the party has, as bits.
    pub achieved: u32,
    /// The last chapter was lost and the tale goes on (VAR-4).
    pub lost_last: bool,
}

/// A mouse of the party and what it brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Which mouse.
    pub mouse: MouseId,
    /// Its abilities: one chosen, more in a campaign (SET-3, CAMP-1).
    pub abilities: Vec<AbilityId>,
    /// Search cards kept from the last chapter (CAMP-2).
    pub kept: Vec<SearchId>,
}

/// Why a setup cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum SetupError {
    NoSuchChapter,
    /// The chapter wants another number of mice.
    PartySize {
        want: u8,
        have: u8,
    },
    MouseTwice(MouseId),
    MouseNotAllowed(MouseId),
    MouseRequired(MouseId),
    NoAbility(MouseId),
    /// ABIL-3, SET-3.
    AbilityNotForMouse(MouseId, AbilityId),
    AbilityTwice(AbilityId),
    /// CAMP-2, VAR-3.
    TooManyKept(MouseId),
    /// CAMP-3: party items and events are not kept.
    CannotKeep(SearchId),
    /// CAMP-2: the mouse did not have this card at the end of the last chapter.
    NotCarried(MouseId, SearchId),
    NoSuchAbility,
}

impl SetupError {
    /// The rule it breaks.
    pub const fn rule(&self) -> RuleId {
        match self {
            SetupError::NoSuchChapter
            | SetupError::PartySize { .. }
            | SetupError::MouseNotAllowed(_)
            | SetupError::MouseRequired(_)
            | SetupError::MouseTwice(_) => RuleId::SET_1,
            SetupError::NoAbility(_) | SetupError::AbilityTwice(_) | SetupError::NoSuchAbility => {
                RuleId::SET_3
            }
            SetupError::AbilityNotForMouse(..) => RuleId::ABIL_3,
            SetupError::TooManyKept(_) | SetupError::NotCarried(..) => RuleId::CAMP_2,
            SetupError::CannotKeep(_) => RuleId::CAMP_3,
        }
    }
}

/// How many search cards a mouse keeps between chapters (CAMP-2, VAR-3).
pub const fn keeps(options: Options) -> usize {
    if options.has(Variant::Keepsakes) { 3 } else { 1 }
}

/// Whether a card of this type can be kept at all (CAMP-3): items of the party belong to nobody, and events are over.
pub(crate) const fn keepable(kind: CardType) -> bool {
    !matches!(kind, CardType::PartyItem | CardType::Fortune | CardType::Treachery)
}

impl Setup {
    /// A chapter as printed, with a party drawn for it; `abilities` says how many each mouse gets, as far as there are some for it.
    pub fn drawn(
        book: &Book,
        chapter: ChapterId,
        stream: &mut Stream,
        mut abilities: impl FnMut(&mut Stream) -> u32,
    ) -> Setup {
        let rules = &book.chapters[chapter.ix()].party;
        let mut mice: Vec<MouseId> =
            (0..book.mice.len() as u8).map(MouseId).filter(|m| rules.allowed >> m.0 & 1 == 1).collect();
        stream.shuffle(&mut mice);
        mice.sort_by_key(|m| rules.required >> m.0 & 1 == 0);
        mice.truncate(rules.size as usize);
        let mut free: Vec<AbilityId> = (0..book.abilities.len() as u8).map(AbilityId).collect();
        stream.shuffle(&mut free);
        let mut party = Vec::new();
        for mouse in mice {
            let fits = |a: &AbilityId| {
                let printed = &book.abilities[a.ix()];
                printed.classes.met_by(book.mice[mouse.ix()].classes)
                    && printed.only.is_none_or(|only| only == mouse)
            };
            let draw = |_| free.iter().position(fits).map(|at| free.remove(at));
            let drawn = (0..abilities(stream)).filter_map(draw).collect();
            party.push(Member { mouse, abilities: drawn, kept: Vec::new() });
        }
        Setup { chapter, party, options: Options::default(), achieved: 0, lost_last: false }
    }

    /// Checks a setup against its book (SET-1, SET-3, CAMP-2).
    pub fn check(&self, book: &Book) -> Result<(), SetupError> {
        let chapter = book.chapters.get(self.chapter.ix()).ok_or(SetupError::NoSuchChapter)?;
        let have = self.party.len() as u8;
        if have != chapter.party.size {
            return Err(SetupError::PartySize { want: chapter.party.size, have });
        }
        let (mut mice, mut abilities) = (0u8, 0u64);
        let keeps = keeps(self.options);
        for member in &self.party {
            let Some(hero) = book.mice.get(member.mouse.ix()) else {
                return Err(SetupError::MouseNotAllowed(member.mouse));
            };
            if mice >> member.mouse.0 & 1 == 1 {
                return Err(SetupError::MouseTwice(member.mouse));
            }
            mice |= 1 << member.mouse.0;
            if chapter.party.allowed >> member.mouse.0 & 1 == 0 {
                return Err(SetupError::MouseNotAllowed(member.mouse));
            }
            if member.abilities.is_empty() {
                return Err(SetupError::NoAbility(member.mouse));
            }
            for a in &member.abilities {
                let printed = book.abilities.get(a.ix()).ok_or(SetupError::NoSuchAbility)?;
                let fits =
                    printed.classes.met_by(hero.classes) && printed.only.is_none_or(|o| o == member.mouse);
                if !fits {
                    return Err(SetupError::AbilityNotForMouse(member.mouse, *a));
                }
                if abilities >> a.0 & 1 == 1 {
                    return Err(SetupError::AbilityTwice(*a));
                }
                abilities |= 1 << a.0;
            }
            if member.kept.len() > keeps {
                return Err(SetupError::TooManyKept(member.mouse));
            }
            let keepable = |k: &SearchId| book.search.get(k.ix()).is_some_and(|c| keepable(c.kind));
            if let Some(card) = member.kept.iter().find(|k| !keepable(k)) {
                return Err(SetupError::CannotKeep(*card));
            }
        }
        let missing = chapter.party.required & !mice;
        if missing != 0 {
            return Err(SetupError::MouseRequired(MouseId(missing.trailing_zeros() as u8)));
        }
        Ok(())
    }
}

/// The board before the cards are handed out.
pub(crate) fn first_board(book: &Book, setup: &Setup) -> Board {
    let chapter = &book.chapters[setup.chapter.ix()];
    let deck: List<CardId, { crate::id::MAX_CARDS }> = (0..book.copies.len() as u8)
        .map(CardId)
        .filter(|c| !chapter.without.contains(&book.copies[c.ix()]))
        .collect();
    let mut gone = 0u128;
    for (i, kind) in book.copies.iter().enumerate() {
        if chapter.without.contains(kind) {
            gone |= 1 << i;
        }
    }
    let mut mice: List<MouseState, MAX_MICE> = List::new();
    for member in &setup.party {
        mice.push(MouseState {
            mouse: member.mouse,
            at: Where::On(start_of(book, chapter, member.mouse)),
            wounds: 0,
            poison: 0,
            cheese: 0,
            markers: 0,
            captures: 0,
            roaches: 0,
            equipped: List::new(),
            pack: List::new(),
            starting: List::new(),
            abilities: 0,
            searched: 0,
        });
    }
    let encounters = (0..book.encounters.len() as u8)
        .map(crate::id::EncounterId)
        .filter(|e| chapter.uses(&book.encounters[e.ix()]))
        .collect();
    let mut counters = [0; MAX_COUNTERS];
    for (i, (_, first)) in chapter.counters.iter().enumerate().take(MAX_COUNTERS) {
        counters[i] = *first;
    }
    let explored = mice.iter().fold(0u64, |set, m| match m.at {
        Where::On(p) => set | 1 << chapter.map[p.tile.ix()].sides[0].0,
        _ => set,
    });
    let tale_goes_on = setup.options.has(Variant::TaleGoesOn) && setup.lost_last;
    let end_marker = match setup.options.difficulty {
        Difficulty::Storybook => chapter.end_page + 1,
        Difficulty::Adventurer => chapter.end_page,
        Difficulty::Heroic => chapter.end_page.saturating_sub(1).max(2),
    };
    Board {
        chapter: setup.chapter,
        options: setup.options,
        mice,
        minions: [IN_SUPPLY; MAX_MINIONS],
        track: List::new(),
        tiles: chapter.map.iter().map(|t| TileState { up: t.sides[0], traps: Spaces::NONE }).collect(),
        away: book.later.get(setup.chapter.ix()).copied().unwrap_or(0),
        deck,
        discards: List::new(),
        drawn: None,
        gone,
        encounters,
        encounter_discards: List::new(),
        face_up: None,
        stash: List::new(),
        hook: None,
        fork: None,
        grape: None,
        snares: List::new(),
        hourglass: if tale_goes_on { 2 } else { 1 },
        end_marker,
        wheel: 0,
        round: 0,
        greedy: false,
        counters,
        achieved: 0,
        honours: [None; 5],
        explored,
        special_found: 0,
        moments: 0,
        defeated: 0,
        statuses: Growing::new(),
        rules_spent: [0; crate::id::MAX_ONCE_A_CHAPTER],
        turn: Turn::default(),
        outcome: None,
    }
}

/// SET-6: where a mouse starts.
fn start_of(book: &Book, chapter: &crate::book::Chapter, mouse: MouseId) -> Place {
    let start = chapter
        .start
        .iter()
        .find(|s| s.mouse == Some(mouse))
        .or_else(|| chapter.start.iter().find(|s| s.mouse.is_none()));
    let tile = start.map_or(TileId(0), |s| s.tile);
    let side = &book.sides[chapter.map[tile.ix()].sides[0].ix()];
    let space = start.and_then(|s| s.space).or(side.start).unwrap_or(crate::id::SpaceId(0));
    Place { tile, space }
}

impl Runs for steps::Setup {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.set_up(self.0)
    }
}

impl Referee<'_> {
    /// SET-1 to SET-6: chapter, tiles, heroes with their abilities and equipment, what a campaign brings.
    pub(crate) fn hand_out(&mut self, setup: &Setup) {
        let chapter = self.board.chapter(self.book);
        self.emit(Event::ChapterBegan { chapter: setup.chapter }, RuleId::SET_1);
        self.emit(Event::TilesLaid { n: chapter.map.len() as u8 }, RuleId::SET_5);
        for (m, member) in setup.party.iter().enumerate() {
            let mouse = m as u8;
            self.emit(Event::MouseReady { mouse }, RuleId::SET_2);
            for (i, ability) in member.abilities.iter().enumerate() {
                let cause = if i == 0 { RuleId::SET_3 } else { RuleId::CAMP_1 };
                self.emit(Event::Learned { mouse, ability: *ability }, cause);
            }
            for kind in &self.book.mice[member.mouse.ix()].equipment {
                if let Some(card) = self.in_deck(*kind) {
                    self.emit(
                        Event::StartingCard { mouse, card },
                        Cause::of(RuleId::SET_4).and(RuleId::RUL_31),
                    );
                    let (from, to) = (CardPlace::Deck, CardPlace::Equipped(mouse));
                    self.emit(Event::CardMovedTo { card, from, to }, RuleId::SET_4);
                }
            }
            if let Some(at) = self.board.place(Fig::mouse(m)) {
                self.emit(Event::Placed { fig: Fig::mouse(m), at }, RuleId::SET_6);
            }
        }
        for (m, member) in setup.party.iter().enumerate() {
            for (i, kind) in member.kept.iter().enumerate() {
                if let Some(card) = self.in_deck(*kind) {
                    let (from, to) = (CardPlace::Deck, CardPlace::Pack(m as u8));
                    let cause = if i == 0 { RuleId::CAMP_2 } else { RuleId::VAR_3 };
                    self.emit(Event::CardMovedTo { card, from, to }, cause);
                }
            }
        }
        for achievement in crate::id::Bits(u64::from(setup.achieved)) {
            let achievement = crate::id::AchievementId(achievement as u8);
            self.emit(Event::Achieved { achievement }, RuleId::CAMP_1);
        }
        let campaign =
            setup.achieved != 0 || setup.party.iter().any(|m| m.abilities.len() > 1 || !m.kept.is_empty());
        if campaign {
            self.emit(Event::Nothing { what: Absence::Cheese, who: None }, RuleId::CAMP_3);
        }
        for kind in &chapter.gifts {
            let Some(card) = self.in_deck(*kind) else { continue };
            let item = self.book.card(card).party_item.is_some();
            let to = if item { CardPlace::Stash } else { CardPlace::Pack(0) };
            self.emit(Event::CardMovedTo { card, from: CardPlace::Deck, to }, RuleId::SET_4);
        }
    }

    fn in_deck(&self, kind: SearchId) -> Option<CardId> {
        self.board.deck.iter().copied().find(|c| self.book.copies[c.ix()] == kind)
    }

    /// SET-6 to SET-9.
    fn set_up(&mut self, stage: SetupStage) -> Flow {
        match stage {
            SetupStage::Shuffle => {
                self.become_step(steps::Setup(SetupStage::Track));
                self.shuffle_search(false, RuleId::SET_8);
                let seed = self.control.chance.encounters.word();
                self.emit(Event::Shuffled { pile: Pile::Encounters, discards: false, seed }, RuleId::SET_8);
                self.spread_out();
                for i in (0..self.board.chapter(self.book).minions.len()).rev() {
                    let tile = self.board.chapter(self.book).minions[i].0;
                    self.push(steps::Wave { source: WaveSource::Start(i as u8), tile, fooled: false });
                }
            }
            SetupStage::Track => {
                self.become_step(steps::Setup(SetupStage::Rooms));
                let printed = self.board.chapter(self.book).end_page;
                let to = self.board.end_marker;
                let rule = if to == printed { RuleId::SET_8 } else { RuleId::VAR_5 };
                self.emit(Event::EndMarkerMoved { to }, rule);
                let page = self.board.hourglass;
                self.emit(
                    Event::HourglassMoved { to: page },
                    if page > 1 { RuleId::VAR_4 } else { RuleId::SET_8 },
                );
                self.push(steps::LayTrack { anew: true, ambush: false });
            }
            SetupStage::Rooms => {
                self.become_step(steps::Setup(SetupStage::FirstRound));
                for tile in self.board.tiles() {
                    if self.board.mice_on(tile).next().is_some() {
                        let side = self.board.side_id(tile);
                        self.emit(Event::Explored { side }, RuleId::RUL_37);
                        if self.board.room(self.book, tile).is_some_and(|r| r.mousetraps) {
                            self.set_mousetraps(tile, RuleId::TRAP_6.into());
                        }
                        self.open_reaction(When::RoomEntered, Ctx { n: 1, ..Ctx::here(tile) });
                    }
                }
                self.open_reaction(When::ChapterStarts, Ctx::here(self.read().party_tile()));
            }
            SetupStage::FirstRound => {
                self.become_step(steps::Settle);
                self.emit(Event::NewcomersSeen, RuleId::SET_9);
                self.emit(Event::RoundBegan { round: 1 }, RuleId::ROUND_1);
                self.open_reaction(When::RoundStarts, Ctx::here(self.read().party_tile()));
            }
        }
        Flow::Go
    }

    /// SET-6: where more mice start on a space than fit, the rest stand nearest to it (RUL-26).
    fn spread_out(&mut self) {
        for m in 0..self.board.mice.len() {
            let Some(at) = self.board.place(Fig::mouse(m)) else { continue };
            let capacity = self.board.side(self.book, at.tile).space(at.space).capacity;
            if self.board.room_taken(self.book, at) > capacity {
                let to = self.nearest_room(at, crate::book::Size::Small);
                self.emit(
                    Event::Placed { fig: Fig::mouse(m), at: to },
                    Cause::of(RuleId::SET_6).and(RuleId::RUL_26),
                );
            }
        }
    }
}
