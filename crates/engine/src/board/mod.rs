//! All that lies on the table. Read by anyone, written only by applying events (see `apply`).

mod apply;
mod filler;
pub(crate) mod growing;
pub(crate) mod list;
mod parts;
mod powers;

pub(crate) use apply::IN_SUPPLY;
pub(crate) use powers::total;

use crate::board::growing::Growing;
use crate::board::list::List;
use crate::book::{Book, Chapter, InitCard, Marker, Minion, Mouse, Room, Side, Size, Static, Status, Until};
use crate::event::{Card, Honour, MoveEnd, Outcome, Token};
use crate::id::{
    AbilityId, Bits, CardId, ChapterId, EncounterId, Fig, InitId, MAX_CARDS, MAX_ENCOUNTERS, MAX_MICE,
    MAX_MINIONS, MAX_ONCE_A_CHAPTER, MAX_ONCE_A_TURN, MAX_PACK, MAX_TILES, MAX_TRACK, MAX_WORN, MinionId,
    MouseId, Place, SideId, SpaceId, Spaces, TileId,
};
use crate::options::{Options, Switch};

/// Most counters and flags of a chapter.
pub const MAX_COUNTERS: usize = 16;

/// Cheese that fills the minion wheel (SUR-1).
pub const WHEEL: u8 = 6;

/// The table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub(crate) chapter: ChapterId,
    pub(crate) options: Options,
    pub(crate) mice: List<MouseState, MAX_MICE>,
    pub(crate) minions: [MinionState; MAX_MINIONS],
    pub(crate) track: List<TrackCard, MAX_TRACK>,
    pub(crate) tiles: List<TileState, MAX_TILES>,
    /// Tiles of the map that are not on the table, as bits.
    pub(crate) away: u8,
    pub(crate) deck: List<CardId, MAX_CARDS>,
    pub(crate) discards: List<CardId, MAX_CARDS>,
    pub(crate) drawn: Option<CardId>,
    pub(crate) gone: u128,
    pub(crate) encounters: List<EncounterId, MAX_ENCOUNTERS>,
    pub(crate) encounter_discards: List<EncounterId, MAX_ENCOUNTERS>,
    pub(crate) face_up: Option<EncounterId>,
    pub(crate) stash: List<CardId, 12>,
    pub(crate) hook: Option<(CardId, Place, SpaceId)>,
    pub(crate) fork: Option<(CardId, Place)>,
    pub(crate) grape: Option<(CardId, Place)>,
    pub(crate) snares: List<(Place, u8), 4>,
    pub(crate) hourglass: u8,
    pub(crate) end_marker: u8,
    pub(crate) wheel: u8,
    pub(crate) round: u8,
    pub(crate) greedy: bool,
    pub(crate) counters: [u8; MAX_COUNTERS],
    pub(crate) achieved: u32,
    pub(crate) honours: [Option<u8>; 5],
    pub(crate) explored: u64,
    pub(crate) special_found: u64,
    pub(crate) moments: u64,
    pub(crate) defeated: u32,
    pub(crate) statuses: Growing<Timed, 16>,
    pub(crate) rules_spent: [u16; MAX_ONCE_A_CHAPTER],
    pub(crate) turn: Turn,
    pub(crate) outcome: Option<Outcome>,
}

/// Where a mouse is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Where {
    /// On a space.
    On(Place),
    /// Captured; it left the board there (CAPT-2).
    Captured(Place),
    /// Missing; it was last seen there (Abduction).
    Missing(Place),
}

/// A mouse of the party.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MouseState {
    pub(crate) mouse: MouseId,
    pub(crate) at: Where,
    pub(crate) wounds: u8,
    pub(crate) poison: u8,
    pub(crate) cheese: u8,
    pub(crate) markers: u8,
    pub(crate) captures: u8,
    pub(crate) roaches: u8,
    pub(crate) equipped: List<CardId, MAX_WORN>,
    pub(crate) pack: List<CardId, MAX_PACK>,
    pub(crate) starting: List<CardId, 4>,
    pub(crate) abilities: u64,
    pub(crate) searched: u64,
}

/// A minion figure; `kind` is none while it stands in the supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MinionState {
    pub(crate) kind: Option<MinionId>,
    pub(crate) number: u8,
    pub(crate) at: Place,
    pub(crate) wounds: u8,
    pub(crate) down: bool,
    /// Placed since the last reaction for new minions.
    pub(crate) new: bool,
}

/// A card on the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TrackCard {
    /// Whose.
    pub card: Card,
    /// It has had its turn this round (RUL-15).
    pub acted: bool,
    /// Wounds on a boss card (WND-3).
    pub wounds: u8,
}

/// A tile of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TileState {
    pub(crate) up: SideId,
    pub(crate) traps: Spaces,
}

/// A status that runs for a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Timed {
    /// Who has it; none for all minions.
    pub who: Option<Fig>,
    /// What it does.
    pub status: Status,
    /// How long.
    pub until: Until,
    /// The mouse whose turns it counts.
    pub by: u8,
    /// Whether the giver's own turn was running when it was given.
    pub fresh: bool,
}

/// How far the turn at hand has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Turn {
    pub(crate) card: Option<Card>,
    pub(crate) points: u8,
    pub(crate) die: u8,
    pub(crate) stride: Stride,
    pub(crate) move_end: Option<MoveEnd>,
    pub(crate) has_moved: bool,
    pub(crate) scurrying: bool,
    pub(crate) stood_or_climbed: bool,
    pub(crate) actions: u8,
    pub(crate) acted: bool,
    pub(crate) free: u8,
    pub(crate) attacked: u8,
    pub(crate) ability_used: [Option<AbilityId>; MAX_MICE],
    pub(crate) rules_used: [u16; MAX_ONCE_A_TURN],
}

/// The move of a turn (TURN-1, TURN-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Stride {
    /// Not begun: the whole move is there.
    #[default]
    Unused,
    /// Begun.
    Going,
    /// Over.
    Over,
}

impl Board {
    /// How the chapter ended, if it has.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }
    /// The options of this game.
    pub const fn options(&self) -> Options {
        self.options
    }
    /// The chapter played.
    pub const fn chapter_id(&self) -> ChapterId {
        self.chapter
    }
    /// The chapter's tables.
    pub fn chapter<'b>(&self, book: &'b Book) -> &'b Chapter {
        &book.chapters[self.chapter.ix()]
    }
    /// The mice of the party.
    pub fn mice(&self) -> &[MouseState] {
        &self.mice
    }
    /// The initiative track from slot 1 down.
    pub fn track(&self) -> &[TrackCard] {
        &self.track
    }
    /// The page the hourglass is on.
    pub const fn hourglass(&self) -> u8 {
        self.hourglass
    }
    /// The page of the end marker.
    pub const fn end_marker(&self) -> u8 {
        self.end_marker
    }
    /// Cheese on the minion wheel.
    pub const fn wheel(&self) -> u8 {
        self.wheel
    }
    /// The round, from 1.
    pub const fn round(&self) -> u8 {
        self.round
    }
    /// The turn at hand.
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }
    /// Whether roaches are greedy now (GRD-1).
    pub const fn greedy(&self) -> bool {
        self.greedy
    }
    /// Whether a tile of the map is on the table.
    pub const fn lies(&self, tile: TileId) -> bool {
        self.away >> tile.0 & 1 == 0
    }
    /// The tiles of the map, those that are not on the table included.
    pub fn tiles(&self) -> impl Iterator<Item = TileId> + use<> {
        (0..self.tiles.len() as u8).map(TileId)
    }
    /// The side that lies up on a tile.
    pub fn side_id(&self, tile: TileId) -> SideId {
        self.tiles[tile.ix()].up
    }
    /// Its tables.
    pub fn side<'b>(&self, book: &'b Book, tile: TileId) -> &'b Side {
        &book.sides[self.tiles[tile.ix()].up.ix()]
    }
    /// Mousetraps on a tile.
    pub fn traps(&self, tile: TileId) -> Spaces {
        self.tiles[tile.ix()].traps
    }
    /// The room rules in force on a tile.
    pub fn room<'b>(&self, book: &'b Book, tile: TileId) -> Option<&'b Room> {
        self.chapter(book).room(self.side_id(tile))
    }
    /// Whether a side was explored in this chapter.
    pub const fn explored(&self, side: SideId) -> bool {
        self.explored >> side.0 & 1 == 1
    }
    /// Whether a minion of this kind was ever defeated.
    pub const fn was_defeated(&self, kind: MinionId) -> bool {
        self.defeated >> kind.0 & 1 == 1
    }
    /// The party stash.
    pub fn stash(&self) -> &[CardId] {
        &self.stash
    }
    /// The discarded search cards, oldest first.
    pub fn discards(&self) -> &[CardId] {
        &self.discards
    }
    /// How many cards the search deck holds.
    pub fn deck_len(&self) -> usize {
        self.deck.len()
    }
    /// Search cards out of the game.
    pub const fn gone_len(&self) -> usize {
        self.gone.count_ones() as usize
    }
    /// Search cards whose token lies on the board.
    pub fn tokens_out(&self) -> Vec<CardId> {
        let hook = self.hook.map(|h| h.0);
        hook.into_iter().chain(self.fork.map(|f| f.0)).chain(self.grape.map(|g| g.0)).collect()
    }
    /// A drawn card that waits to be kept or discarded.
    pub const fn drawn(&self) -> Option<CardId> {
        self.drawn
    }
    /// How many cards the encounter deck holds.
    pub fn encounters_len(&self) -> usize {
        self.encounters.len()
    }
    /// The discarded encounter cards.
    pub fn encounter_discards(&self) -> &[EncounterId] {
        &self.encounter_discards
    }
    /// The face-up encounter card (ENC-3).
    pub const fn face_up(&self) -> Option<EncounterId> {
        self.face_up
    }
    /// A counter or flag of the chapter.
    pub fn counter(&self, counter: crate::id::CounterId) -> u8 {
        self.counters[counter.ix()]
    }
    /// Story achievements as bits.
    pub const fn achieved(&self) -> u32 {
        self.achieved
    }
    /// Who holds an individual achievement.
    pub const fn honour(&self, honour: Honour) -> Option<u8> {
        self.honours[honour as usize]
    }
    /// Story moments already read, as bits.
    pub const fn moments(&self) -> u64 {
        self.moments
    }
    /// Statuses that run.
    pub fn statuses(&self) -> &[Timed] {
        &self.statuses
    }
    /// Snares set for minions.
    pub fn snares(&self) -> &[(Place, u8)] {
        &self.snares
    }
    /// The search card of a token that lies on the board.
    pub fn token_card(&self, token: Token) -> Option<CardId> {
        match token {
            Token::Hook => self.hook.map(|h| h.0),
            Token::Fork => self.fork.map(|f| f.0),
            Token::Grape => self.grape.map(|g| g.0),
        }
    }
    /// Where a party item token lies: its space, and the hook's other end.
    pub fn token(&self, token: Token) -> Option<(Place, Option<SpaceId>)> {
        match token {
            Token::Hook => self.hook.map(|(_, at, other)| (at, Some(other))),
            Token::Fork => self.fork.map(|(_, at)| (at, None)),
            Token::Grape => self.grape.map(|(_, at)| (at, None)),
        }
    }

    /// The minion figures on the board.
    pub fn minions(&self) -> impl Iterator<Item = (Fig, &MinionState)> {
        self.minions.iter().enumerate().filter(|(_, m)| m.kind.is_some()).map(|(i, m)| (Fig::minion(i), m))
    }
    /// A minion figure that stands on the board.
    pub fn minion(&self, fig: Fig) -> &MinionState {
        &self.minions[fig.as_minion().expect("a minion figure")]
    }
    /// The kind of a minion figure.
    pub fn kind_of(&self, fig: Fig) -> MinionId {
        self.minion(fig).kind.expect("a minion on the board")
    }
    /// The tables of a minion figure's kind.
    pub fn minion_kind<'b>(&self, book: &'b Book, fig: Fig) -> &'b Minion {
        &book.minions[self.kind_of(fig).ix()]
    }
    /// The initiative card whose values hold for a minion figure: its highest on the track (MIN-11).
    pub fn init_of(&self, book: &Book, fig: Fig) -> InitId {
        let kind = self.kind_of(fig);
        let on_track = self.track.iter().find_map(|t| match t.card {
            Card::Minion(init) if book.init_cards[init.ix()].minion == kind => Some(init),
            _ => None,
        });
        on_track.unwrap_or(book.minions[kind.ix()].cards[0])
    }
    /// Its tables.
    pub fn init_card<'b>(&self, book: &'b Book, fig: Fig) -> &'b InitCard {
        &book.init_cards[self.init_of(book, fig).ix()]
    }

    /// Where a figure stands, if it is on the board.
    pub fn place(&self, fig: Fig) -> Option<Place> {
        match fig.as_mouse() {
            Some(m) => match self.mice.get(m)?.at {
                Where::On(place) => Some(place),
                Where::Captured(_) | Where::Missing(_) => None,
            },
            None => {
                let minion = self.minions.get(fig.as_minion()?)?;
                minion.kind.map(|_| minion.at)
            }
        }
    }
    /// Every figure on the board, mice first.
    pub fn figures(&self) -> impl Iterator<Item = Fig> + '_ {
        (0..self.mice.len())
            .map(Fig::mouse)
            .filter(|f| self.place(*f).is_some())
            .chain(self.minions().map(|m| m.0))
    }
    /// The mice that stand on the board, by index.
    pub fn mice_on_board(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.mice.len()).filter(|m| matches!(self.mice[*m].at, Where::On(_)))
    }
    /// The mice on a tile.
    pub fn mice_on(&self, tile: TileId) -> impl Iterator<Item = usize> + '_ {
        self.mice_on_board().filter(move |m| matches!(self.mice[*m].at, Where::On(p) if p.tile == tile))
    }
    /// Whether any minion stands on a tile.
    pub fn minions_on(&self, tile: TileId) -> bool {
        self.minions.iter().any(|m| m.kind.is_some() && m.at.tile == tile)
    }
    /// Whether any minion stands anywhere.
    pub fn any_minion(&self) -> bool {
        self.minions.iter().any(|m| m.kind.is_some())
    }
    /// How many mice stand on a space.
    pub fn mice_at(&self, place: Place) -> usize {
        self.mice.iter().filter(|m| m.at == Where::On(place)).count()
    }
    /// How many minions stand on a space; Brodie counts as one (RUL-34).
    pub fn minions_at(&self, place: Place) -> usize {
        self.minions.iter().filter(|m| m.kind.is_some() && m.at == place).count()
    }
    /// The spaces of a tile where mice stand.
    pub fn mouse_spaces(&self, tile: TileId) -> Spaces {
        self.mice
            .iter()
            .filter_map(|m| match m.at {
                Where::On(p) if p.tile == tile => Some(p.space),
                _ => None,
            })
            .collect()
    }

    /// Room taken on a space, in small figures (SHARE-1); a token takes none (BRO-1).
    pub fn room_taken(&self, book: &Book, place: Place) -> u8 {
        let mice = self.mice_at(place) as u8;
        let minions = self.minions.iter().filter(|m| m.kind.is_some() && m.at == place);
        mice + minions.map(|m| bulk(book.minions[m.kind.expect("on the board").ix()].size)).sum::<u8>()
    }
    /// Room taken on every space of a tile.
    pub fn rooms_taken(&self, book: &Book, tile: TileId) -> [u8; crate::id::MAX_SPACES] {
        let mut taken = [0; crate::id::MAX_SPACES];
        for m in &self.mice {
            if let Where::On(p) = m.at
                && p.tile == tile
            {
                taken[p.space.ix()] += 1;
            }
        }
        for m in &self.minions {
            if let Some(kind) = m.kind
                && m.at.tile == tile
            {
                taken[m.at.space.ix()] += bulk(book.minions[kind.ix()].size);
            }
        }
        taken
    }
    /// Whether a figure of this size fits (SHARE-1, MOV-7): a large one needs an empty ordinary space.
    pub fn fits(&self, book: &Book, size: Size, place: Place) -> bool {
        fits(self.side(book, place.tile), size, place.space, self.room_taken(book, place))
    }

    /// The slot of a card on the track, from 0.
    pub fn slot(&self, card: Card) -> Option<usize> {
        self.track.iter().position(|t| t.card == card)
    }
    /// The slot of a figure: its own card's, or its kind's highest.
    pub fn slot_of(&self, book: &Book, fig: Fig) -> usize {
        let found = match fig.as_mouse() {
            Some(m) => self.slot(Card::Mouse(m as u8)),
            None => {
                let kind = self.kind_of(fig);
                self.track.iter().position(
                    |t| matches!(t.card, Card::Minion(init) if book.init_cards[init.ix()].minion == kind),
                )
            }
        };
        found.unwrap_or(usize::MAX)
    }
    /// The mice in the order of the track, captured ones too.
    pub fn mice_in_order(&self) -> impl Iterator<Item = usize> + '_ {
        self.track.iter().filter_map(|t| match t.card {
            Card::Mouse(m) => Some(m as usize),
            Card::Minion(_) => None,
        })
    }

    /// A hero card's tables.
    pub fn hero<'b>(&self, book: &'b Book, mouse: usize) -> &'b Mouse {
        &book.mice[self.mice[mouse].mouse.ix()]
    }
    /// Whether a figure has a marker.
    pub fn marked(&self, fig: Fig, marker: Marker) -> bool {
        match fig.as_mouse() {
            Some(m) => self.mice[m].markers >> marker as u8 & 1 == 1,
            None => marker == Marker::KnockedDown && self.minion(fig).down,
        }
    }
    /// The book's own markers that a mouse has, by number.
    pub(crate) fn own_markers(&self, mouse: usize) -> impl Iterator<Item = usize> + use<> {
        Bits(u64::from(self.mice[mouse].markers >> Marker::Own1 as u8))
    }
    /// Statuses a figure has, those of all minions included.
    pub fn status_of(&self, fig: Fig) -> impl Iterator<Item = Status> + '_ {
        let minion = fig.as_minion().is_some();
        self.statuses
            .iter()
            .filter(move |t| t.who == Some(fig) || (t.who.is_none() && minion))
            .map(|t| t.status)
    }
    /// Whether a figure has a status.
    pub fn has_status(&self, fig: Fig, status: Status) -> bool {
        self.status_of(fig).any(|s| s == status)
    }
    /// The form a mouse has taken, if any: attack and defence dice.
    pub fn form(&self, mouse: usize) -> Option<(u8, u8)> {
        self.status_of(Fig::mouse(mouse)).find_map(|s| match s {
            Status::Form { battle, defense } => Some((battle, defense)),
            _ => None,
        })
    }
    /// Whether an ability lies with a mouse.
    pub fn knows(&self, mouse: usize, ability: AbilityId) -> bool {
        self.mice[mouse].abilities >> ability.0 & 1 == 1
    }
    /// The abilities of a mouse.
    pub fn abilities(&self, mouse: usize) -> impl Iterator<Item = AbilityId> + use<> {
        Bits(self.mice[mouse].abilities).map(|a| AbilityId(a as u8))
    }
    /// Whether a mouse meets a card's requirement (FREE-4, RUL-30).
    pub fn meets(&self, book: &Book, mouse: usize, card: CardId) -> bool {
        let need = book.card(card).requires;
        let hero = self.hero(book, mouse);
        need.classes.met_by(hero.classes)
            && hero.lore >= need.lore
            && hero.battle >= need.battle
            && need.only.is_none_or(|only| only == self.mice[mouse].mouse)
    }

    /// Spaces a room closes to minions (RUL-45).
    pub fn closed_to_minions(&self, book: &Book, tile: TileId) -> Spaces {
        self.room_statics(book, tile).fold(Spaces::NONE, |all, (s, _)| match s {
            Static::ClosedToMinions(spaces) => all.or(*spaces),
            _ => all,
        })
    }
    /// Spaces that a room opens to one side only (RUL-49).
    pub fn open_to_one_side(&self, book: &Book, tile: TileId) -> Spaces {
        self.room_statics(book, tile).fold(Spaces::NONE, |all, (s, _)| match s {
            Static::SeesOnly(inside, _) => all.or(*inside),
            _ => all,
        })
    }
    /// What is seen from a space (LOS-1), room rules included.
    pub fn sees(&self, book: &Book, from: Place) -> Spaces {
        let side = self.side(book, from.tile);
        let mut seen = side.space(from.space).sees.minus(self.hidden(side, from.space));
        for (s, _) in self.room_statics(book, from.tile) {
            match s {
                Static::SeesOnly(inside, hole) => {
                    if inside.has(from.space) {
                        seen = seen.and(hole.or(*inside));
                    } else if !hole.has(from.space) {
                        seen = seen.minus(*inside);
                    }
                }
                Static::Dark(steps) => {
                    let near = |s: &SpaceId| side.minion_steps[from.space.ix()][s.ix()] <= *steps;
                    seen = seen.iter().filter(near).collect();
                }
                _ => {}
            }
        }
        seen
    }
    /// What the features on which the table has agreed hide from a space (LOS-2).
    pub(crate) fn hidden(&self, side: &Side, from: SpaceId) -> Spaces {
        let agreed = side.hidden.iter().filter(|h| self.options.is(h.by.switch()));
        agreed.fold(Spaces::NONE, |all, h| all.or(h.from[from.ix()]))
    }
    /// Whether a mouse may be a target or goal of minions (RUL-25; Invisibility).
    pub fn hunted(&self, mouse: usize) -> bool {
        matches!(self.mice[mouse].at, Where::On(_)) && !self.has_status(Fig::mouse(mouse), Status::Unseen)
    }
    /// Whether free actions are barred by water (WAT-5).
    pub fn barred_by_water(&self, book: &Book, mouse: usize) -> bool {
        let Some(place) = self.place(Fig::mouse(mouse)) else { return false };
        let side = self.side(book, place.tile);
        let space = side.space(place.space);
        let current = space.current_off || !space.current.is_empty();
        side.water.has(place.space) && (current || !self.options.is(Switch::WaterFreeActions))
    }
}

/// Whether a figure fits onto a space where so much room is taken (SHARE-1, MOV-7).
pub(crate) fn fits(side: &Side, size: Size, space: SpaceId, taken: u8) -> bool {
    let capacity = side.space(space).capacity;
    match size {
        Size::Token => true,
        Size::Small => taken < capacity,
        Size::Large if side.special.has(space) => taken + 4 <= capacity,
        Size::Large => taken == 0,
    }
}

/// How much room a figure takes, in small figures.
pub(crate) const fn bulk(size: Size) -> u8 {
    match size {
        Size::Small => 1,
        Size::Large => 4,
        Size::Token => 0,
    }
}
