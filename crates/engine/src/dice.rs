//! The action die (DIE) and the random streams of a game.
//!
//! Bounded integers, faces and shuffles are our own, so that no update of a crate can change an old game.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// One of the six faces, numbered as in the component table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Face(pub u8);

impl Face {
    /// 1, cheese.
    pub const CHEESE: Face = Face(0);
    /// 2, sword, star.
    pub const SWORD_STAR: Face = Face(1);
    /// 3, sword and shield.
    pub const SHIELD: Face = Face(2);
    /// 3, sword and shield, star.
    pub const SHIELD_STAR: Face = Face(3);
    /// 2, bow.
    pub const BOW: Face = Face(4);
    /// 1, bow, star.
    pub const BOW_STAR: Face = Face(5);
    /// All six.
    pub const ALL: [Face; 6] =
        [Face::CHEESE, Face::SWORD_STAR, Face::SHIELD, Face::SHIELD_STAR, Face::BOW, Face::BOW_STAR];

    /// The movement number (DIE-1).
    pub const fn number(self) -> u8 {
        [1, 2, 3, 3, 2, 1][self.0 as usize]
    }
    /// Whether a star shows (DIE-3).
    pub const fn star(self) -> bool {
        matches!(self.0, 1 | 3 | 5)
    }
    /// Whether cheese shows.
    pub const fn cheese(self) -> bool {
        self.0 == 0
    }
    /// Its short name in cases: number and symbol, `*` for the star: `1c 2s* 3x 3x* 2b 1b*`.
    pub const fn name(self) -> &'static str {
        ["1c", "2s*", "3x", "3x*", "2b", "1b*"][self.0 as usize]
    }
    /// The face with this short name.
    pub fn parse(name: &str) -> Option<Face> {
        Face::ALL.into_iter().find(|f| f.name() == name)
    }
}

/// Dice as they lie, however many (DIE-2): how often each face shows.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
pub struct Roll([u8; 6]);

impl std::fmt::Debug for Roll {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter().map(Face::name)).finish()
    }
}

impl Roll {
    /// No dice.
    pub const NONE: Roll = Roll([0; 6]);

    /// With one more die. Numbers of dice are bytes, so no face can show more often than one counts.
    pub fn push(&mut self, face: Face) {
        self.0[face.0 as usize] += 1;
    }
    /// How many dice.
    pub fn len(self) -> usize {
        self.0.iter().map(|n| usize::from(*n)).sum()
    }
    /// Whether no die was rolled.
    pub fn is_empty(self) -> bool {
        self.0 == [0; 6]
    }
    /// The dice, sorted by face.
    pub fn iter(self) -> impl Iterator<Item = Face> {
        Face::ALL.into_iter().flat_map(move |f| std::iter::repeat_n(f, self.shows(f).into()))
    }
    /// How many dice show this face.
    const fn shows(self, face: Face) -> u8 {
        self.0[face.0 as usize]
    }
    /// How many cheese show.
    pub fn cheese(self) -> u8 {
        self.count(&Face::ALL.map(|f| u8::from(f.cheese())))
    }
    /// Whether a star shows.
    pub fn star(self) -> bool {
        self.stars() > 0
    }
    /// How many stars show.
    pub fn stars(self) -> u8 {
        self.count(&Face::ALL.map(|f| u8::from(f.star())))
    }
    /// Sum of what each face is worth.
    pub fn count(self, worth: &[u8; 6]) -> u8 {
        self.0.iter().zip(worth).fold(0, |sum, (n, worth)| n.saturating_mul(*worth).saturating_add(sum))
    }
}

impl FromIterator<Face> for Roll {
    fn from_iter<T: IntoIterator<Item = Face>>(faces: T) -> Roll {
        let mut roll = Roll::default();
        faces.into_iter().for_each(|f| roll.push(f));
        roll
    }
}

/// A named random stream, part of the state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stream(Xoshiro256PlusPlus);

impl Stream {
    /// The stream of this name: SHA-256 of seed and name seeds it, so that a new draw in one place
    /// never shifts another.
    pub fn derive(seed: &[u8; 32], name: &str) -> Stream {
        let mut hash = Sha256::new();
        hash.update(seed);
        hash.update(name.as_bytes());
        Stream(Xoshiro256PlusPlus::from_seed(hash.finalize().into()))
    }

    /// A stream for imagined games, seeded by a number.
    pub fn from_number(seed: u64) -> Stream {
        Stream(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The next 64 bits.
    pub fn word(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `n`, without bias (Lemire's method).
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "a range must hold a number");
        let mut x = u64::from(self.word() as u32) * u64::from(n);
        if (x as u32) < n {
            let least = n.wrapping_neg() % n;
            while (x as u32) < least {
                x = u64::from(self.word() as u32) * u64::from(n);
            }
        }
        (x >> 32) as u32
    }

    /// A die.
    pub fn face(&mut self) -> Face {
        Face(self.below(6) as u8)
    }

    /// A shuffle (Fisher-Yates, from the end).
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            list.swap(i, self.below(i as u32 + 1) as usize);
        }
    }
}

/// What a case lays down instead of chance.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LoadedDice {
    /// Dice still to come, last first.
    pub dice: Vec<Face>,
    /// Grape tosses still to come (true is a splat), last first.
    pub tosses: Vec<bool>,
    /// Orders for initiative shuffles still to come, last first: names are the case's business.
    pub tracks: Vec<Vec<u16>>,
    /// A die or toss was wanted and none was left.
    pub short: bool,
    /// Cards an order named that were not among those shuffled.
    pub strays: Vec<u16>,
}

/// All chance of a game: separate streams, or what a case has loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chance {
    /// Action dice.
    pub dice: Stream,
    /// Search deck shuffles.
    pub search: Stream,
    /// Encounter deck shuffles.
    pub encounters: Stream,
    /// Initiative, boss cards and grape tosses.
    pub tosses: Stream,
    /// Loaded results, in cases only.
    pub loaded: Option<Box<LoadedDice>>,
}

impl Chance {
    /// The streams of a seed.
    pub fn new(seed: &[u8; 32]) -> Chance {
        Chance {
            dice: Stream::derive(seed, "dice"),
            search: Stream::derive(seed, "search"),
            encounters: Stream::derive(seed, "encounters"),
            tosses: Stream::derive(seed, "tosses"),
            loaded: None,
        }
    }

    /// One die.
    pub fn die(&mut self) -> Face {
        match &mut self.loaded {
            None => self.dice.face(),
            Some(loaded) => loaded.dice.pop().unwrap_or_else(|| {
                loaded.short = true;
                Face::BOW
            }),
        }
    }

    /// Several dice.
    pub fn roll(&mut self, n: u8) -> Roll {
        (0..n).map(|_| self.die()).collect()
    }

    /// Whether a tossed grape splats.
    pub fn toss(&mut self) -> bool {
        if let Some(loaded) = &mut self.loaded {
            if let Some(splat) = loaded.tosses.pop() {
                return splat;
            }
            loaded.short = true;
        }
        self.tosses.below(2) == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// DIE-2: more dice than the box holds are rolled all the same.
    #[test]
    fn a_roll_of_many_dice_is_made_in_full() {
        let roll: Roll = (0..u8::MAX).map(|n| Face::ALL[usize::from(n % 6)]).collect();
        assert_eq!((roll.len(), roll.iter().count()), (255, 255));
        assert_eq!(roll.cheese(), 43, "every sixth die");
        let again: Roll = roll.iter().collect();
        assert_eq!(again, roll);
    }

    #[test]
    fn golden_values_of_the_dice_stream_never_change() {
        let mut stream = Stream::derive(&[7; 32], "dice");
        let faces: Vec<u8> = (0..24).map(|_| stream.face().0).collect();
        assert_eq!(faces, GOLDEN_FACES);
        let mut deck: Vec<u8> = (0..10).collect();
        Stream::derive(&[7; 32], "search").shuffle(&mut deck);
        assert_eq!(deck, GOLDEN_DECK);
    }

    const GOLDEN_FACES: [u8; 24] = [1, 2, 0, 4, 5, 2, 1, 3, 0, 2, 2, 5, 1, 5, 5, 2, 5, 3, 3, 3, 2, 5, 2, 2];
    const GOLDEN_DECK: [u8; 10] = [2, 6, 9, 8, 4, 7, 1, 0, 3, 5];

    #[test]
    fn faces_carry_the_symbols_of_the_component_table() {
        let stars = Face::ALL.iter().filter(|f| f.star()).count();
        let numbers: Vec<u8> = Face::ALL.iter().map(|f| f.number()).collect();
        assert_eq!((stars, numbers), (3, vec![1, 2, 3, 3, 2, 1]));
    }

    #[test]
    fn every_face_is_as_likely_as_any_other() {
        let mut stream = Stream::from_number(1);
        let mut counts = [0u32; 6];
        (0..60_000).for_each(|_| counts[stream.face().0 as usize] += 1);
        assert!(counts.iter().all(|c| (9_700..10_300).contains(c)), "{counts:?}");
    }
}
