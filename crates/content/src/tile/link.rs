//! From outlines to bit sets: who borders whom, who sees whom, where the water goes.

use super::drawing::{Drawing, LineKind};
use super::geometry::{Outline, Point, bridges};
use super::report::{Report, Word};
use super::{BRIDGE, HOOK_REACH, TENTHS};
use engine::book::{Edge, Exit, Feature, Hidden, Side, Space};
use engine::id::{SideId, SpaceId, Spaces};
use std::collections::BTreeMap;
use std::ops::Range;

/// Bridges this much longer than the shortest count as just as short, in units.
const SLACK: i64 = 1;
/// An exit reaches the spaces this near to its stroke, in units.
const DOORSTEP: i64 = 40;
/// How far from its edge an exit may be drawn, in units.
const SILL: i64 = 60;
/// How far from the middle of its edge the middle of an exit may be, in units.
const OFF_CENTRE: i64 = 100;

/// A pair of spaces, the lower index first.
type Pair = (usize, usize);

const fn pair(a: usize, b: usize) -> Pair {
    if a < b { (a, b) } else { (b, a) }
}

const fn id(ix: usize) -> SpaceId {
    SpaceId(ix as u8)
}

/// Links a drawing with one to sixty-four spaces.
pub(super) fn link(drawing: &Drawing, report: &mut Report) -> Side {
    let linker = Linker { drawing };
    let mut side = linker.outline();
    linker.borders(&mut side, report);
    linker.sight(&mut side);
    linker.hidden(&mut side);
    linker.marks(&mut side, report);
    linker.exits(&mut side, report);
    linker.currents(&mut side, report);
    side.measure();
    side
}

/// The pairs near enough to be joined, before lines and overrides speak.
#[cfg(test)]
pub(super) fn near_pairs(drawing: &Drawing, report: &mut Report) -> Vec<Pair> {
    Linker { drawing }.bridged(&BTreeMap::new(), report)
}

/// What holds between two spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bond {
    Join,
    Part,
    Red,
    Gap,
    /// The arrow points to `low`; climbing from there costs 3.
    Yellow {
        low: usize,
    },
}

struct Linker<'d> {
    drawing: &'d Drawing,
}

impl Linker<'_> {
    fn outline(&self) -> Side {
        let spaces = self.drawing.spaces.iter().map(|s| Space {
            name: s.name.text.clone(),
            capacity: s.capacity,
            at: ((s.at.x / TENTHS) as i16, (s.at.y / TENTHS) as i16),
            adjacent: Spaces::NONE,
            climb: Spaces::NONE,
            red: Spaces::NONE,
            gap: Spaces::NONE,
            sees: Spaces::NONE,
            hook: Spaces::NONE,
            current: Spaces::NONE,
            current_off: false,
        });
        Side {
            number: self.drawing.number,
            name: self.drawing.name.clone(),
            colour: self.drawing.colour,
            back: SideId(0),
            spaces: spaces.collect(),
            water: Spaces::NONE,
            special: Spaces::NONE,
            red_bordered: Spaces::NONE,
            entry: Spaces::NONE,
            traps: Spaces::NONE,
            start: None,
            flip: None,
            exits: Vec::new(),
            hidden: Vec::new(),
            minion_steps: Vec::new(),
            upstream: Vec::new(),
            mouse_steps: Vec::new(),
        }
    }

    fn find(&self, word: &Word, report: &mut Report) -> Option<usize> {
        let spaces = &self.drawing.spaces;
        let found = spaces.iter().position(|s| s.name.text == word.text);
        if found.is_none() {
            let close = spaces
                .iter()
                .map(|s| (strsim::damerau_levenshtein(&s.name.text, &word.text), s.name.text.as_str()))
                .filter(|(distance, _)| *distance <= 2)
                .min();
            report
                .error("C0640", word.span.clone())
                .arg("name", &word.text)
                .arg("suggestion", close.map_or("none", |(_, name)| name));
        }
        found
    }

    /// Adjacency as MOV-2 to MOV-6 read it off the table: what is near is joined, unless the author says
    /// something else about the pair.
    fn borders(&self, side: &mut Side, report: &mut Report) {
        let said = self.said(report);
        let mut bonds: BTreeMap<Pair, Bond> =
            self.bridged(&said, report).into_iter().map(|near| (near, Bond::Join)).collect();
        bonds.extend(said.into_iter().map(|(pair, (bond, _))| (pair, bond)));
        for ((a, b), bond) in bonds {
            let mut both = |set: fn(&mut Space) -> &mut Spaces| {
                for (x, y) in [(a, b), (b, a)] {
                    let spaces = set(&mut side.spaces[x]);
                    *spaces = spaces.with(id(y));
                }
            };
            match bond {
                Bond::Part => {}
                Bond::Join => both(|s| &mut s.adjacent),
                Bond::Red => both(|s| &mut s.red),
                Bond::Gap => both(|s| &mut s.gap),
                Bond::Yellow { low } => {
                    both(|s| &mut s.adjacent);
                    let high = if low == a { b } else { a };
                    side.spaces[low].climb = side.spaces[low].climb.with(id(high));
                }
            }
        }
    }

    /// What lines and overrides say about pairs.
    fn said(&self, report: &mut Report) -> BTreeMap<Pair, (Bond, Range<usize>)> {
        let mut said = BTreeMap::new();
        for (ix, space) in self.drawing.spaces.iter().enumerate() {
            for (words, bond) in [(&space.joins, Bond::Join), (&space.parts, Bond::Part)] {
                for word in words {
                    match self.find(word, report) {
                        Some(other) if other == ix => {
                            report.error("C0641", word.span.clone());
                        }
                        Some(other) => self.say(&mut said, pair(ix, other), bond, word.span.clone(), report),
                        None => {}
                    }
                }
            }
        }
        for line in &self.drawing.lines {
            let named: Vec<_> = line.between.iter().map(|w| (self.find(w, report), w)).collect();
            let Some((Some(first), first_word)) = named.first().copied() else { continue };
            let to_first = line.to.iter().any(|w| w.text == first_word.text);
            for (other, word) in named.into_iter().skip(1) {
                let Some(other) = other else { continue };
                let bond = match line.kind {
                    LineKind::Red => Bond::Red,
                    LineKind::Gap => Bond::Gap,
                    LineKind::Yellow => Bond::Yellow { low: if to_first { first } else { other } },
                };
                self.say(&mut said, pair(first, other), bond, word.span.clone(), report);
            }
        }
        said
    }

    fn say(
        &self,
        said: &mut BTreeMap<Pair, (Bond, Range<usize>)>,
        pair: Pair,
        bond: Bond,
        span: Range<usize>,
        report: &mut Report,
    ) {
        let Some((old, first)) = said.get(&pair) else {
            said.insert(pair, (bond, span));
            return;
        };
        match (*old, bond) {
            (old, new) if old == new => {}
            (Bond::Join, Bond::Yellow { .. }) | (Bond::Part, Bond::Red | Bond::Gap) => {
                said.insert(pair, (bond, span));
            }
            _ => {
                report
                    .error("C0643", span)
                    .arg("a", self.name(pair.0))
                    .arg("b", self.name(pair.1))
                    .also(first.clone(), "first");
            }
        }
    }

    /// Pairs whose gap a mouse's base bridges (MOV-2) with no wall in it (MOV-6).
    fn bridged(&self, said: &BTreeMap<Pair, (Bond, Range<usize>)>, report: &mut Report) -> Vec<Pair> {
        let spaces = &self.drawing.spaces;
        let mut found = Vec::new();
        for b in 0..spaces.len() {
            for a in 0..b {
                let near = bridges(&spaces[a].outline, &spaces[b].outline, BRIDGE * TENTHS, SLACK * TENTHS);
                let walled =
                    near.iter().filter(|n| self.drawing.walls.iter().any(|w| w.stops(n.line))).count();
                if walled < near.len() {
                    found.push((a, b));
                }
                if walled > 0 && walled < near.len() && !said.contains_key(&(a, b)) {
                    report
                        .warning("C0636", spaces[b].name.span.clone())
                        .arg("a", self.name(a))
                        .arg("b", self.name(b))
                        .also(spaces[a].name.span.clone(), "other");
                }
            }
        }
        found
    }

    /// Centre to centre, for the eye (LOS-1) and for the hook (HOOK-1).
    fn sight(&self, side: &mut Side) {
        let (spaces, walls, sight) = (&self.drawing.spaces, &self.drawing.walls, &self.drawing.sight);
        let reach = HOOK_REACH * TENTHS;
        for b in 0..spaces.len() {
            side.spaces[b].sees = side.spaces[b].sees.with(id(b));
            for a in 0..b {
                let line = (spaces[a].at, spaces[b].at);
                let clear = !walls.iter().chain(sight).any(|outline| outline.stops(line));
                let hooked = line.0.dist2(line.1) <= reach * reach;
                for (x, y) in [(a, b), (b, a)] {
                    let space = &mut side.spaces[x];
                    if clear {
                        space.sees = space.sees.with(id(y));
                    }
                    if hooked {
                        space.hook = space.hook.with(id(y));
                    }
                }
            }
        }
    }

    /// What the table may agree on (LOS-2). A feature hides nothing from the space it lies on, nor that space from others.
    fn hidden(&self, side: &mut Side) {
        let spaces = &self.drawing.spaces;
        for by in Feature::ALL {
            let drawn: Vec<&Outline> =
                self.drawing.agreed.iter().filter(|(f, _)| *f == by).map(|(_, outline)| outline).collect();
            if drawn.is_empty() {
                continue;
            }
            let beside = |outline: &Outline, ix: usize| {
                let lies_there = outline.centroid().is_some_and(|middle| spaces[ix].outline.contains(middle));
                !lies_there && !outline.contains(spaces[ix].at)
            };
            let mut from = vec![Spaces::NONE; spaces.len()];
            for b in 0..spaces.len() {
                for a in 0..b {
                    let line = (spaces[a].at, spaces[b].at);
                    let stopped = drawn.iter().any(|o| beside(o, a) && beside(o, b) && o.stops(line));
                    if stopped && side.spaces[a].sees.has(id(b)) {
                        from[a] = from[a].with(id(b));
                        from[b] = from[b].with(id(a));
                    }
                }
            }
            side.hidden.push(Hidden { by, from });
        }
    }

    /// What the classes of the spaces say.
    fn marks(&self, side: &mut Side, report: &mut Report) {
        for (ix, space) in self.drawing.spaces.iter().enumerate() {
            let add = |set: &mut Spaces, marked: bool| {
                if marked {
                    *set = set.with(id(ix));
                }
            };
            add(&mut side.water, space.water);
            add(&mut side.special, space.special);
            add(&mut side.entry, space.entry);
            add(&mut side.traps, space.trap);
            add(&mut side.red_bordered, space.special && !side.spaces[ix].red.is_empty());
            if space.start && side.start.replace(id(ix)).is_some() {
                report.error("C0632", space.name.span.clone()).arg("name", &space.name.text);
            }
            if let Some(kind) = space.flip
                && side.flip.replace((id(ix), kind)).is_some()
            {
                report.error("C0630", space.name.span.clone()).arg("name", &space.name.text);
            }
        }
    }

    fn exits(&self, side: &mut Side, report: &mut Report) {
        for drawn in &self.drawing.exits {
            if !on_edge(&drawn.stroke, drawn.edge) {
                report.error("C0651", drawn.span.clone()).arg("edge", drawn.edge.name());
            }
            let spaces: Spaces = if let Some(words) = &drawn.spaces {
                words.iter().filter_map(|w| self.find(w, report)).map(id).collect()
            } else {
                let near = |o: &Outline| !bridges(o, &drawn.stroke, DOORSTEP * TENTHS, 0).is_empty();
                self.drawing
                    .spaces
                    .iter()
                    .enumerate()
                    .filter(|(_, s)| near(&s.outline))
                    .map(|(ix, _)| id(ix))
                    .collect()
            };
            if spaces.is_empty() {
                report
                    .error("C0652", drawn.span.clone())
                    .arg("edge", drawn.edge.name())
                    .arg("reach", DOORSTEP);
            } else if let Some(nearest) = self.nearest(&drawn.stroke)
                && !spaces.has(id(nearest))
            {
                report
                    .warning("C0654", drawn.span.clone())
                    .arg("edge", drawn.edge.name())
                    .arg("name", self.name(nearest));
            }
            if side.exit(drawn.edge).is_some() {
                report.error("C0653", drawn.span.clone()).arg("edge", drawn.edge.name());
                continue;
            }
            side.exits.push(Exit { edge: drawn.edge, colour: drawn.colour, spaces });
        }
        side.exits.sort_by_key(|e| e.edge);
    }

    fn currents(&self, side: &mut Side, report: &mut Report) {
        for drawn in &self.drawing.currents {
            let ends = drawn.stroke.as_ref().and_then(|s| Some((*s.points.first()?, *s.points.last()?)));
            let below = |p: Point| self.drawing.spaces.iter().position(|s| s.outline.contains(p));
            let from = match &drawn.from {
                Some(word) => match self.find(word, report) {
                    Some(found) => Some(found),
                    None => continue,
                },
                None => ends.and_then(|(start, _)| below(start)),
            };
            let mut off = false;
            let mut to = Vec::new();
            if let Some(words) = &drawn.to {
                for word in words {
                    if word.text == "off" {
                        off = true;
                    } else {
                        to.extend(self.find(word, report));
                    }
                }
                if words.iter().any(|w| w.text != "off") && to.is_empty() {
                    continue;
                }
            } else if let Some((_, end)) = ends {
                to.extend(below(end));
                off = to.is_empty() && near_any_edge(end);
            }
            let Some(from) = from.filter(|_| off || !to.is_empty()) else {
                report.error("C0662", drawn.span.clone());
                continue;
            };
            if let Some(dry) = std::iter::once(&from).chain(&to).find(|s| !side.water.has(id(**s))) {
                report.error("C0660", drawn.span.clone()).arg("name", self.name(*dry));
                continue;
            }
            if let Some(far) = to.iter().find(|t| !side.spaces[from].adjacent.has(id(**t))) {
                let (from, to) = (self.name(from), self.name(*far));
                report.error("C0661", drawn.span.clone()).arg("from", from).arg("to", to);
                continue;
            }
            let space = &mut side.spaces[from];
            space.current = to.into_iter().map(id).fold(space.current, Spaces::with);
            space.current_off |= off;
        }
    }

    /// The space whose outline comes nearest to a stroke, if one does at all.
    fn nearest(&self, stroke: &Outline) -> Option<usize> {
        let gap = |o: &Outline| bridges(o, stroke, 1000 * TENTHS, 0).first().map(|b| b.length.floor());
        let gaps = self.drawing.spaces.iter().enumerate().filter_map(|(ix, s)| Some((gap(&s.outline)?, ix)));
        gaps.min().map(|(_, ix)| ix)
    }

    fn name(&self, ix: usize) -> &str {
        &self.drawing.spaces[ix].name.text
    }
}

/// Distance of a point from an edge of the tile, inside or outside.
fn off_edge(p: Point, edge: Edge) -> i64 {
    match edge {
        Edge::North => p.y.abs(),
        Edge::South => (p.y - 1000 * TENTHS).abs(),
        Edge::West => p.x.abs(),
        Edge::East => (p.x - 1000 * TENTHS).abs(),
    }
}

fn near_any_edge(p: Point) -> bool {
    let inside = 0..=1000 * TENTHS;
    Edge::ALL.into_iter().any(|e| off_edge(p, e) <= SILL * TENTHS)
        || !inside.contains(&p.x)
        || !inside.contains(&p.y)
}

/// Exits of two tiles meet only in the middle of their edges.
fn on_edge(stroke: &Outline, edge: Edge) -> bool {
    let (lo, hi) = stroke.bounds();
    let along = match edge {
        Edge::North | Edge::South => lo.x + hi.x,
        Edge::East | Edge::West => lo.y + hi.y,
    };
    let centred = (along / 2 - 500 * TENTHS).abs() <= OFF_CENTRE * TENTHS;
    centred && stroke.points.iter().all(|p| off_edge(*p, edge) <= SILL * TENTHS)
}
