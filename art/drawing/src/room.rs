//! A room in the making: spaces, walls, lines, exits and currents for the rules, layers of cut paper for the eye.

use crate::geometry::{
    Block, CORNER, Jitter, Poly, Pt, bounds, centroid, dist, flattened, hull, moved, n, nearest, open,
    stones, toward,
};
use crate::marks;
use crate::palette::{COPPER, Mood};
use crate::things::Thing;

/// What a space is made of; decides how it is painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Surface {
    /// A slab of stone.
    Stone,
    /// A board.
    Wood,
    /// A sheet of steel or a pipe.
    Metal,
    /// Copper, as of old pipes.
    Copper,
    /// Moving water, below the floor.
    Water,
    /// Painted by the room itself.
    Bare,
}

/// One space.
#[derive(Clone, Debug)]
pub struct Space {
    /// Its id in the rules.
    pub id: String,
    /// Its outline before the corners are rounded.
    pub outline: Poly,
    /// How round its corners are.
    pub round: f64,
    /// What it is made of.
    pub surface: Surface,
    /// Its classes, as the loader reads them.
    pub classes: Vec<&'static str>,
    /// How many figures it holds, if not the usual four.
    pub capacity: Option<u32>,
    /// Where figures stand, if not in the middle.
    pub at: Option<Pt>,
    /// The upper plane of furniture, inside the outline.
    pub top: Option<Poly>,
}

impl Space {
    /// Where figures stand.
    pub fn stand(&self) -> Pt {
        self.at.unwrap_or_else(|| centroid(&flattened(&self.outline, self.round)))
    }

    /// Whether it carries a class.
    pub fn is(&self, class: &str) -> bool {
        self.classes.contains(&class)
    }
}

/// An edge of the tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// The colour of an exit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// Castle rooms.
    Orange,
    /// Behind the walls.
    Blue,
}

/// The three kinds of flip space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flip {
    /// A loose slab.
    Plain,
    /// Needs hook and thread.
    Hook,
    /// Needs clever paws.
    Gear,
}

/// Which sheet a thing lies on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// On the floor, below furniture.
    Floor,
    /// On furniture.
    Raised,
    /// In front of the frame.
    Near,
    /// Over the lines.
    Over,
}

/// Shadows and bodies of the things on one sheet.
#[derive(Clone, Debug, Default)]
pub struct Layer {
    /// Shadows, drawn first, through one filter.
    pub shadows: String,
    /// The things themselves.
    pub bodies: String,
}

/// A room in the making.
#[derive(Clone, Debug)]
pub struct Room {
    /// The printed number of the side.
    pub side: u8,
    /// Its kebab-case name.
    pub name: &'static str,
    /// Prefix of every id that is not a space.
    pub prefix: String,
    /// Its light.
    pub mood: Mood,
    /// The room's own randomness.
    pub jitter: Jitter,
    /// The spaces.
    pub spaces: Vec<Space>,
    /// Outlines that stop movement and sight.
    pub walls: Vec<Poly>,
    /// Outlines that block sight only where a table agrees so, each with its class.
    pub agreed: Vec<(&'static str, Poly)>,
    pub(crate) lines: String,
    pub(crate) line_art: String,
    pub(crate) line_top: String,
    pub(crate) paired: Vec<(String, String)>,
    pub(crate) exits: String,
    pub(crate) doors: String,
    pub(crate) currents: String,
    /// Further gradients.
    pub defs: String,
    /// Below the stones.
    pub under: String,
    /// Set into the stones, below the signs.
    pub set: String,
    /// Furniture and rock, above things on the floor.
    pub furniture: String,
    layers: [Layer; 4],
}

impl Room {
    /// An empty room.
    pub fn new(side: u8, name: &'static str, mood: Mood) -> Self {
        Self {
            side,
            name,
            prefix: format!("r{side}"),
            mood,
            jitter: Jitter::new(u64::from(side) * 101),
            spaces: Vec::new(),
            walls: Vec::new(),
            agreed: Vec::new(),
            lines: String::new(),
            line_art: String::new(),
            line_top: String::new(),
            paired: Vec::new(),
            exits: String::new(),
            doors: String::new(),
            currents: String::new(),
            defs: String::new(),
            under: String::new(),
            set: String::new(),
            furniture: String::new(),
            layers: [Layer::default(), Layer::default(), Layer::default(), Layer::default()],
        }
    }

    /// The space of that id.
    pub fn space(&self, id: &str) -> &Space {
        self.spaces
            .iter()
            .find(|s| s.id == id)
            .unwrap_or_else(|| panic!("side {} has no space {id}", self.side))
    }

    fn space_mut(&mut self, id: &str) -> &mut Space {
        let side = self.side;
        self.spaces.iter_mut().find(|s| s.id == id).unwrap_or_else(|| panic!("side {side} has no space {id}"))
    }

    /// Where figures stand on a space.
    pub fn at(&self, id: &str) -> Pt {
        self.space(id).stand()
    }

    /// How far a point is from the light: 0 lit, 1 unlit.
    pub fn tone(&self, at: Pt) -> f64 {
        let (near, far) = self.mood.reach;
        ((dist(self.mood.light, at) - near) / (far - near)).clamp(0.0, 1.0)
    }

    /// The colours of a surface, lit to unlit.
    pub fn colours(&self, surface: Surface) -> &'static [&'static str] {
        match surface {
            Surface::Stone | Surface::Bare => self.mood.stone,
            Surface::Wood => self.mood.wood,
            Surface::Metal => self.mood.metal,
            Surface::Copper => COPPER,
            Surface::Water => self.mood.water,
        }
    }

    /// Adds one space with an outline of the author's own.
    pub fn add(&mut self, id: &str, surface: Surface, outline: Poly) -> &mut Space {
        let classes = if surface == Surface::Water { vec!["water"] } else { Vec::new() };
        self.spaces.push(Space {
            id: id.to_owned(),
            outline,
            round: CORNER,
            surface,
            classes,
            capacity: None,
            at: None,
            top: None,
        });
        self.spaces.last_mut().expect("just pushed")
    }

    /// Cuts a region into stones around seeds given in reading order; ids are the letters and a running number.
    pub fn cut(&mut self, letters: &str, surface: Surface, region: &[Pt], blocks: &[Block], seeds: &[Pt]) {
        let first = self
            .spaces
            .iter()
            .filter(|s| s.id.starts_with(letters) && s.id[letters.len()..].parse::<u32>().is_ok())
            .count();
        let fixed: Vec<Poly> = self.spaces.iter().map(|s| flattened(&s.outline, s.round)).collect();
        for (i, outline) in stones(region, blocks, seeds, &fixed).into_iter().enumerate() {
            self.add(&format!("{letters}{}", first + i + 1), surface, outline);
        }
    }

    /// Lays one row of boards between two heights; `joints` are where they begin and end.
    pub fn boards(&mut self, letters: &str, y0: f64, y1: f64, joints: &[f64]) {
        let first = self
            .spaces
            .iter()
            .filter(|s| s.id.starts_with(letters) && s.id[letters.len()..].parse::<u32>().is_ok())
            .count();
        for (i, w) in joints.windows(2).enumerate() {
            let (a, b) =
                (if i == 0 { 0.0 } else { GAP_HALF }, if i + 2 == joints.len() { 0.0 } else { GAP_HALF });
            self.add(
                &format!("{letters}{}", first + i + 1),
                Surface::Wood,
                crate::geometry::rect(w[0] + a, y0, w[1] - b, y1),
            );
        }
    }

    /// Marks spaces where minions come in.
    pub fn entries(&mut self, ids: &[&str]) {
        for id in ids {
            self.space_mut(id).classes.push("entry");
        }
    }

    /// Marks spaces where mousetraps go.
    pub fn traps(&mut self, ids: &[&str]) {
        for id in ids {
            self.space_mut(id).classes.push("trap");
        }
    }

    /// Marks the flip space.
    pub fn flip(&mut self, id: &str, kind: Flip) {
        self.space_mut(id).classes.push(match kind {
            Flip::Plain => "flip",
            Flip::Hook => "flip-hook",
            Flip::Gear => "flip-gear",
        });
    }

    /// Marks the space where a chapter starts.
    pub fn start(&mut self, id: &str) {
        self.space_mut(id).classes.push("start");
    }

    /// Makes a space a special area: it holds `capacity` small figures, which gather at `at`.
    pub fn special(&mut self, id: &str, capacity: u32, at: Pt) {
        let s = self.space_mut(id);
        s.classes.push("special");
        s.capacity = Some(capacity);
        s.at = Some(at);
    }

    /// Says that mice are meant to get onto an area only with help: there is red all around it.
    pub fn aloft(&mut self, id: &str) {
        self.space_mut(id).classes.push("aloft");
    }

    /// Sets where figures stand on a space.
    pub fn stand_at(&mut self, id: &str, at: Pt) {
        self.space_mut(id).at = Some(at);
    }

    /// Adds a current from one water space to the next.
    pub fn current(&mut self, from: &str, to: &str) {
        let (a, b) = (self.at(from), self.at(to));
        self.current_path(from, to, a, b);
    }

    /// Adds a current that carries off the tile at a point of the edge.
    pub fn current_off(&mut self, from: &str, edge: Pt) {
        let a = self.at(from);
        self.current_path(from, "off", a, edge);
    }

    fn current_path(&mut self, from: &str, to: &str, a: Pt, b: Pt) {
        let u = toward(a, b);
        let len = dist(a, b);
        let (s, e) = (
            (a.0 + u.0 * len * 0.36, a.1 + u.1 * len * 0.36),
            (a.0 + u.0 * len * 0.66, a.1 + u.1 * len * 0.66),
        );
        self.currents
            .push_str(&format!("<path data-from=\"{from}\" data-to=\"{to}\" d=\"{}\"/>\n", open(&[s, e])));
        self.line_art.push_str(&marks::current(s, e));
    }

    /// Adds a wall outline without drawing anything.
    pub fn wall(&mut self, outline: Poly) {
        self.walls.push(outline);
    }

    /// Says that something may hide what is behind it: `things`, `crystals` or `furniture`.
    pub fn may_hide(&mut self, class: &'static str, outline: Poly) {
        self.agreed.push((class, outline));
    }

    /// The same for furniture that mice stand on.
    pub fn may_hide_behind(&mut self, ids: &[&str]) {
        for id in ids {
            let outline = self.space(id).outline.clone();
            self.may_hide("furniture", outline);
        }
    }

    /// Puts a thing somewhere, `height` above its sheet. Upright things turn their lit side to the light by themselves.
    pub fn put(&mut self, sheet: Sheet, thing: &Thing, at: Pt, turn: f64, scale: f64, height: f64) {
        let mirror = if thing.upright && self.mood.light.0 < at.0 { -1.0 } else { 1.0 };
        let tf = |p: Pt| {
            let mut t = format!("translate({} {})", n(p.0), n(p.1));
            if turn != 0.0 {
                t.push_str(&format!(" rotate({})", n(turn)));
            }
            if (scale - 1.0).abs() > 0.001 || mirror < 0.0 {
                t.push_str(&format!(" scale({:.2} {:.2})", scale * mirror, scale));
            }
            t
        };
        let u = toward(self.mood.light, at);
        let shadow = (at.0 + u.0 * height, at.1 + u.1.max(-0.3) * height + 3.0);
        let body = format!("<g transform=\"{}\">{}</g>\n", tf(at), thing.body);
        let shade = format!("<path d=\"{}\" transform=\"{}\"/>\n", thing.shadow, tf(shadow));
        let layer = &mut self.layers[sheet as usize];
        layer.bodies.push_str(&body);
        layer.shadows.push_str(&shade);
    }

    /// Sets a thing into the floor or the back wall, below the signs and without a shadow.
    pub fn set_in(&mut self, thing: &Thing, at: Pt, turn: f64, scale: f64) {
        self.set.push_str(&format!(
            "<g transform=\"translate({} {}) rotate({}) scale({scale:.2})\">{}</g>\n",
            n(at.0),
            n(at.1),
            n(turn),
            thing.body
        ));
    }

    /// Adds art that lies on the frame, below the arrows of currents.
    pub fn on_frame(&mut self, svg: &str) {
        self.doors.push_str(svg);
    }

    /// Adds ready-made art to a sheet.
    pub fn draw(&mut self, sheet: Sheet, svg: &str) {
        self.layers[sheet as usize].bodies.push_str(svg);
    }

    /// The things of a sheet.
    pub(crate) fn layer(&self, sheet: Sheet) -> &Layer {
        &self.layers[sheet as usize]
    }

    /// Drawn lines, doors and lines' ornaments for the sheets of the picture.
    pub(crate) fn ornaments(&self) -> (&str, &str, &str) {
        (&self.line_art, &self.doors, &self.line_top)
    }

    /// Spaces a mouse base would reach from a space.
    pub fn around(&self, id: &str, reach: f64) -> Vec<String> {
        let me = self.space(id);
        let mine = flattened(&me.outline, me.round);
        self.spaces
            .iter()
            .filter(|s| s.id != id && nearest(&mine, &flattened(&s.outline, s.round)).0 <= reach)
            .map(|s| s.id.clone())
            .collect()
    }

    /// Turns spaces into water.
    pub fn wet(&mut self, ids: &[&str]) {
        for id in ids {
            let s = self.space_mut(id);
            s.surface = Surface::Water;
            s.classes.push("water");
        }
    }

    /// Adds a dark gap between two spaces of the pipes.
    pub fn gap(&mut self, a: &str, b: &str) {
        let (p, q) = (self.at(a), self.at(b));
        self.lines
            .push_str(&format!("<path class=\"gap\" data-between=\"{a} {b}\" d=\"{}\"/>\n", open(&[p, q])));
    }

    /// A convex block for [`Room::cut`].
    pub fn block(outline: &[Pt], keep: f64) -> Block {
        Block { outline: outline.to_vec(), keep }
    }

    /// A piece of furniture: a top whose front face is `height` high; the whole is one space.
    pub fn furniture_block(top: &[Pt], height: f64) -> Poly {
        let mut p = top.to_vec();
        p.extend(moved(top, (0.0, height)));
        hull(&p)
    }

    /// The widest box of a space, for things that fill it.
    pub fn extent(&self, id: &str) -> (f64, f64, f64, f64) {
        bounds(&self.space(id).outline)
    }
}

pub(crate) const GAP_HALF: f64 = crate::geometry::GAP / 2.0;
