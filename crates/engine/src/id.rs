//! Small ids: everything on the board is named by a byte, so that a game clones in nanoseconds.

use serde::{Deserialize, Serialize};

/// Most mice a party can have.
pub const MAX_MICE: usize = 6;
/// Most minion figures on the board at once.
pub const MAX_MINIONS: usize = 24;
/// Most spaces a tile side can have: a set of spaces is one `u64`.
pub const MAX_SPACES: usize = 64;
/// Most tiles a chapter can lay out.
pub const MAX_TILES: usize = 8;
/// Most initiative cards on the track.
pub const MAX_TRACK: usize = 32;
/// Most physical search cards of a game.
pub const MAX_CARDS: usize = 112;
/// Most initiative cards of one boss.
pub const MAX_BOSS_CARDS: usize = 8;
/// Most cards a mouse has in its pack, tricks included; a share may fill it for a moment.
pub const MAX_PACK: usize = 24;
/// Most cards a mouse wears.
pub const MAX_WORN: usize = 16;
/// Most kinds of minions that come in one wave.
pub const MAX_WAVE: usize = 12;
/// Most rules that can be noted as used in a turn.
pub const MAX_ONCE_A_TURN: usize = 6;
/// Most rules that can be noted as used in a chapter.
pub const MAX_ONCE_A_CHAPTER: usize = 32;
/// Most rules that can speak for one seat at one moment.
pub const MAX_SPEAKERS: usize = 64;
/// Most attacks within attacks that the rules of a book may lead to; luck may lead to more.
pub const MAX_ATTACKS: usize = 4;
/// Most steps within steps that the rules of a book may lead to: turn, attack, moment, rule, the braces of a rule.
pub const MAX_STEPS: usize = 32;
/// The last page the hourglass and the end marker can come to, far beyond any printed one (RUL-39).
pub const LAST_PAGE: u8 = 99;
/// Most encounter cards of a game.
pub const MAX_ENCOUNTERS: usize = 32;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub struct $name(pub u8);
        impl $name {
            /// As an index into its table.
            pub const fn ix(self) -> usize { self.0 as usize }
        }
    )*};
}

ids! {
    /// A mouse of the box (not of the party): index into `Book::mice`.
    MouseId,
    /// A kind of minion: index into `Book::minions`.
    MinionId,
    /// An initiative card of a minion: index into `Book::init_cards`.
    InitId,
    /// A search card by name: index into `Book::search`.
    SearchId,
    /// One physical search card: index into `Book::copies`.
    CardId,
    /// An ability card: index into `Book::abilities`.
    AbilityId,
    /// An encounter card: index into `Book::encounters`.
    EncounterId,
    /// A tile side: index into `Book::sides`.
    SideId,
    /// A chapter: index into `Book::chapters`.
    ChapterId,
    /// A space of a side.
    SpaceId,
    /// A tile laid out in this chapter: index into the chapter's map.
    TileId,
    /// A counter or flag of the chapter.
    CounterId,
    /// A story achievement of the book.
    AchievementId,
    /// A story moment of the chapter.
    MomentId,
}

/// A figure on the board: the mice of the party first, then the minions by their number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Fig(pub u8);

const FIRST_MINION: u8 = 8;

impl Fig {
    /// The figure of the party's mouse `m`.
    pub const fn mouse(m: usize) -> Fig {
        Fig(m as u8)
    }
    /// The minion figure in slot `m`.
    pub const fn minion(m: usize) -> Fig {
        Fig(m as u8 + FIRST_MINION)
    }
    /// The index of the mouse, if this is one.
    pub const fn as_mouse(self) -> Option<usize> {
        if self.0 < FIRST_MINION { Some(self.0 as usize) } else { None }
    }
    /// The slot of the minion, if this is one.
    pub const fn as_minion(self) -> Option<usize> {
        if self.0 < FIRST_MINION { None } else { Some((self.0 - FIRST_MINION) as usize) }
    }
    /// This figure as a set.
    pub const fn bit(self) -> u64 {
        1 << self.0
    }
}

/// A space on a tile of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Place {
    /// The tile of the chapter's map.
    pub tile: TileId,
    /// The space on its upper side.
    pub space: SpaceId,
}

/// A set of spaces of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
pub struct Spaces(pub u64);

impl Spaces {
    /// No space.
    pub const NONE: Spaces = Spaces(0);
    /// Just this space.
    pub const fn one(space: SpaceId) -> Spaces {
        Spaces(1 << space.0)
    }
    /// Whether the set holds `space`.
    pub const fn has(self, space: SpaceId) -> bool {
        self.0 >> space.0 & 1 == 1
    }
    /// With `space` added.
    #[must_use]
    pub const fn with(self, space: SpaceId) -> Spaces {
        Spaces(self.0 | 1 << space.0)
    }
    /// Either set.
    #[must_use]
    pub const fn or(self, other: Spaces) -> Spaces {
        Spaces(self.0 | other.0)
    }
    /// Both sets.
    #[must_use]
    pub const fn and(self, other: Spaces) -> Spaces {
        Spaces(self.0 & other.0)
    }
    /// This set without the other.
    #[must_use]
    pub const fn minus(self, other: Spaces) -> Spaces {
        Spaces(self.0 & !other.0)
    }
    /// Whether nothing is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// How many spaces.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    /// The spaces in ascending order.
    pub fn iter(self) -> impl Iterator<Item = SpaceId> {
        Bits(self.0).map(|b| SpaceId(b as u8))
    }
}

impl FromIterator<SpaceId> for Spaces {
    fn from_iter<T: IntoIterator<Item = SpaceId>>(iter: T) -> Self {
        iter.into_iter().fold(Spaces::NONE, Spaces::with)
    }
}

/// The set bits of a word, ascending.
#[derive(Clone, Debug)]
pub struct Bits(pub u64);

impl Iterator for Bits {
    type Item = usize;
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}
