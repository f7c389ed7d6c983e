//! A tile side as the rules see it: linked once from its drawing, so that play needs no geometry.

use crate::id::{MAX_SPACES, SideId, SpaceId, Spaces};
use crate::options::Switch;
use serde::{Deserialize, Serialize};

/// Orange sides are rooms of the castle, blue ones run behind its walls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// A room of the castle.
    Orange,
    /// Below ground or between the walls.
    Blue,
}

/// An edge of a tile; all orientation arrows point north (SET-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    /// Top.
    North,
    /// Right.
    East,
    /// Bottom.
    South,
    /// Left.
    West,
}

impl Edge {
    /// All four, clockwise.
    pub const ALL: [Edge; 4] = [Edge::North, Edge::East, Edge::South, Edge::West];

    /// The edge a neighbour shows to this one.
    #[must_use]
    pub const fn opposite(self) -> Edge {
        match self {
            Edge::North => Edge::South,
            Edge::East => Edge::West,
            Edge::South => Edge::North,
            Edge::West => Edge::East,
        }
    }

    /// The step to the neighbour in map rows and columns (x right, y down).
    pub const fn step(self) -> (i8, i8) {
        match self {
            Edge::North => (0, -1),
            Edge::East => (1, 0),
            Edge::South => (0, 1),
            Edge::West => (-1, 0),
        }
    }

    /// Its name in content files.
    pub const fn name(self) -> &'static str {
        match self {
            Edge::North => "north",
            Edge::East => "east",
            Edge::South => "south",
            Edge::West => "west",
        }
    }
}

/// How a tile is turned over (EXP-5 to EXP-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Flip {
    /// By anyone.
    Plain,
    /// Only with Fishhook & Thread in the stash.
    Hook,
    /// Only by a tinkerer or scamp.
    Gear,
}

/// What is drawn on a tile and blocks sight only if the table agrees so (LOS-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Feature {
    /// What lies about: a helmet, a skull, a bucket.
    Things,
    /// Crystals and other stones that jut up.
    Crystals,
    /// Tables, beds, desks: for those who look past them from the floor.
    Furniture,
}

impl Feature {
    /// All of them.
    pub const ALL: [Feature; 3] = [Feature::Things, Feature::Crystals, Feature::Furniture];

    /// Its class in drawings.
    pub const fn name(self) -> &'static str {
        match self {
            Feature::Things => "things",
            Feature::Crystals => "crystals",
            Feature::Furniture => "furniture",
        }
    }

    /// The switch by which a table agrees on it.
    pub const fn switch(self) -> Switch {
        match self {
            Feature::Things => Switch::SightThings,
            Feature::Crystals => Switch::SightCrystals,
            Feature::Furniture => Switch::SightFurniture,
        }
    }
}

/// What the features of one kind would hide on a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hidden {
    /// By what.
    pub by: Feature,
    /// For each space those that would no longer be seen from it.
    pub from: Vec<Spaces>,
}

/// A way off the tile (EXP-3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exit {
    /// On which edge.
    pub edge: Edge,
    /// Its own colour, which may differ from its side's.
    pub colour: Colour,
    /// The spaces adjacent to the exit area.
    pub spaces: Spaces,
}

/// One space and everything the rules ask about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Space {
    /// The id drawn in the picture, e.g. `k12` or `counter`.
    pub name: String,
    /// How many small figures fit; a large one counts as four (SHARE-1, MOV-7).
    pub capacity: u8,
    /// Where figures stand in the drawing, 0..1000.
    pub at: (i16, i16),
    /// Spaces a mouse can step to from here, at any cost (MOV-2, MOV-3).
    pub adjacent: Spaces,
    /// Those of them that cost 3, because the step goes against a yellow arrow.
    pub climb: Spaces,
    /// Neighbours behind a red line: closed to mice, open to minions (MOV-4, MIN-2).
    pub red: Spaces,
    /// Neighbours across a pipe gap: only for what crosses red lines, never for minions (MOV-6).
    pub gap: Spaces,
    /// Spaces seen from here, itself included (LOS-1).
    pub sees: Spaces,
    /// Spaces Fishhook & Thread reaches from here (HOOK-1).
    pub hook: Spaces,
    /// Where the current carries a mouse (WAT-4); several at a fork (RUL-6).
    pub current: Spaces,
    /// Whether the current carries a mouse off the tile.
    pub current_off: bool,
}

/// One of the two faces of a room tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// The number printed on the tile.
    pub number: u8,
    /// Its id, e.g. `guard-room`.
    pub name: String,
    /// Orange or blue.
    pub colour: Colour,
    /// The other face.
    pub back: SideId,
    /// Its spaces, in the order of the drawing.
    pub spaces: Vec<Space>,
    /// Water spaces (WAT).
    pub water: Spaces,
    /// Special areas: counter, table, bed, ... (MOV-7).
    pub special: Spaces,
    /// Special areas bordered in red, preferred by ranged minions (PLC-2).
    pub red_bordered: Spaces,
    /// Minion entry spaces (PLC-1).
    pub entry: Spaces,
    /// Red X spaces (TRAP-5).
    pub traps: Spaces,
    /// Where mice start, if a chapter begins here.
    pub start: Option<SpaceId>,
    /// The flip space and its kind.
    pub flip: Option<(SpaceId, Flip)>,
    /// Ways off the tile.
    pub exits: Vec<Exit>,
    /// What the table may agree on to block sight (LOS-2).
    pub hidden: Vec<Hidden>,
    /// Steps between two spaces as a minion counts them (RUL-8); `FAR` where there is no way.
    pub minion_steps: Vec<[u8; MAX_SPACES]>,
    /// For each water space the water next to it that lies further up its current (WAT-3).
    pub upstream: Vec<Spaces>,
    /// Steps as a mouse counts them, lines and costs left out (for "nearest space with room").
    pub mouse_steps: Vec<[u8; MAX_SPACES]>,
}

/// No way between two spaces.
pub const FAR: u8 = u8::MAX;

impl Side {
    /// The space with this index.
    pub fn space(&self, space: SpaceId) -> &Space {
        &self.spaces[space.0 as usize]
    }

    /// Every space of the side.
    pub fn all(&self) -> Spaces {
        match self.spaces.len() {
            0 => Spaces::NONE,
            n => Spaces(u64::MAX >> (64 - n)),
        }
    }

    /// The space drawn with this id.
    pub fn find(&self, name: &str) -> Option<SpaceId> {
        self.spaces.iter().position(|s| s.name == name).map(|at| SpaceId(at as u8))
    }

    /// The exit on this edge.
    pub fn exit(&self, edge: Edge) -> Option<&Exit> {
        self.exits.iter().find(|e| e.edge == edge)
    }

    /// Same or adjacent space, as melee counts it (BAT-2, MIN-12): yellow lines join, red lines part.
    pub fn near(&self, space: SpaceId) -> Spaces {
        self.space(space).adjacent.with(space)
    }

    /// Where a minion can step from here (MIN-2): over lines and water, not over gaps.
    pub fn minion_adjacent(&self, space: SpaceId) -> Spaces {
        let s = self.space(space);
        s.adjacent.or(s.red)
    }

    /// Fills in the step tables once adjacency is final.
    pub fn measure(&mut self) {
        let steps = |from: SpaceId, next: &dyn Fn(SpaceId) -> Spaces| {
            let mut dist = [FAR; MAX_SPACES];
            dist[from.0 as usize] = 0;
            let (mut seen, mut edge, mut d) = (Spaces::one(from), Spaces::one(from), 0);
            while !edge.is_empty() {
                d += 1;
                let reached = edge.iter().fold(Spaces::NONE, |all, s| all.or(next(s))).minus(seen);
                for s in reached.iter() {
                    dist[s.0 as usize] = d;
                }
                seen = seen.or(reached);
                edge = reached;
            }
            dist
        };
        let ids = || (0..self.spaces.len() as u8).map(SpaceId);
        let minion = ids().map(|s| steps(s, &|x| self.minion_adjacent(x))).collect();
        let mouse = ids().map(|s| steps(s, &|x| self.space(x).adjacent)).collect();
        let upstream = ids().map(|s| self.further_up(s)).collect();
        self.minion_steps = minion;
        self.mouse_steps = mouse;
        self.upstream = upstream;
    }

    /// WAT-3: a step leads upstream if the current has further to run from there than from here. So a neighbour in the
    /// lane beside is upstream as one of the same lane is, and one straight across is not.
    fn further_up(&self, from: SpaceId) -> Spaces {
        let flows = |s: SpaceId| self.space(s).current_off || !self.space(s).current.is_empty();
        let here = self.space(from);
        let next = here.adjacent.or(here.red).or(here.gap).and(self.water);
        let longer =
            |to: SpaceId| flows(from) && flows(to) && self.current_runs(to) > self.current_runs(from);
        next.iter().filter(|to| self.space(*to).current.has(from) || longer(*to)).collect()
    }

    /// How many spaces the current leads through from here, the longest branch counted; a whirl ends with the spaces.
    fn current_runs(&self, from: SpaceId) -> usize {
        let (mut here, mut steps) = (Spaces::one(from), 0);
        while !here.is_empty() && steps < self.spaces.len() {
            here = here.iter().fold(Spaces::NONE, |all, s| all.or(self.space(s).current));
            steps += 1;
        }
        steps
    }
}
