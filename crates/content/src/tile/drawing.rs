//! What an author wrote into the layers, before anything is linked.

use super::TENTHS;
use super::allow::{INKSCAPE, SVG};
use super::geometry::{Outline, Point, div_round, point};
use super::report::{Report, Word, plain, tag, value, words};
use super::shape::{Shape, shapes};
use engine::book::{Colour, Edge, Feature, Flip};
use engine::id::MAX_SPACES;
use roxmltree::{Document, Node};
use std::ops::Range;

/// The layers a drawing must have; the others may be missing where they would be empty.
const NEEDED: [&str; 2] = ["art", "spaces"];
/// Every layer we know.
pub(super) const LAYERS: [&str; 8] =
    ["art", "spaces", "walls", "sight", "lines", "exits", "currents", "over"];
/// Capacity of an ordinary space (SHARE-1).
const ORDINARY: u8 = 4;
/// A special area without a number holds whatever fits (MOV-7); more than the box has figures.
const UNLIMITED: u8 = 32;
/// Highest number a tile side can have.
const MAX_SIDE: u8 = 99;
/// Most corners of all outlines together; a drawn room has some three thousand.
const MAX_ALL_CORNERS: usize = 8000;
/// Twice the least area of a space: ten units by ten.
const MIN_AREA2: i64 = 2 * 100 * TENTHS * TENTHS;

/// A drawing as read.
pub(super) struct Drawing {
    pub number: u8,
    pub name: String,
    pub colour: Colour,
    pub back: u8,
    pub root: Range<usize>,
    pub spaces: Vec<DrawnSpace>,
    pub walls: Vec<Outline>,
    pub sight: Vec<Outline>,
    /// What blocks sight only if a table agrees so (LOS-2).
    pub agreed: Vec<(Feature, Outline)>,
    pub lines: Vec<DrawnLine>,
    pub exits: Vec<DrawnExit>,
    pub currents: Vec<DrawnCurrent>,
}

/// A space as drawn.
pub(super) struct DrawnSpace {
    pub name: Word,
    pub outline: Outline,
    pub capacity: u8,
    pub at: Point,
    pub water: bool,
    pub special: bool,
    /// Meant to be out of reach for mice without help.
    pub aloft: bool,
    pub entry: bool,
    pub trap: bool,
    pub start: bool,
    pub flip: Option<Flip>,
    pub joins: Vec<Word>,
    pub parts: Vec<Word>,
}

/// What a line does to the spaces it names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum LineKind {
    Red,
    Yellow,
    Gap,
}

/// A line as drawn.
pub(super) struct DrawnLine {
    pub kind: LineKind,
    pub between: Vec<Word>,
    pub to: Vec<Word>,
    pub stroke: Option<Outline>,
}

/// An exit as drawn.
pub(super) struct DrawnExit {
    pub edge: Edge,
    pub colour: Colour,
    pub spaces: Option<Vec<Word>>,
    pub span: Range<usize>,
    pub stroke: Outline,
}

/// A current arrow as drawn.
pub(super) struct DrawnCurrent {
    pub from: Option<Word>,
    pub to: Option<Vec<Word>>,
    pub span: Range<usize>,
    pub stroke: Option<Outline>,
}

impl Drawing {
    /// Every pair of spaces is compared, so the corners of a whole drawing must stay countable.
    pub(super) fn is_small(&self, report: &mut Report) -> bool {
        let agreed = self.agreed.iter().map(|(_, outline)| outline);
        let outlines =
            self.spaces.iter().map(|s| &s.outline).chain(&self.walls).chain(&self.sight).chain(agreed);
        let small = outlines.map(|o| o.points.len()).sum::<usize>() <= MAX_ALL_CORNERS;
        if !small {
            report.error("C0619", self.root.clone()).arg("limit", MAX_ALL_CORNERS);
        }
        small
    }
}

/// Reads every layer; reports what cannot be understood and goes on without it.
pub(super) fn read(document: &Document, report: &mut Report) -> Drawing {
    let root = document.root_element();
    let view = plain(root, "viewBox");
    if view.is_none_or(|v| v.value().split_whitespace().collect::<Vec<_>>() != ["0", "0", "1000", "1000"]) {
        report.error("C0610", view.map_or_else(|| tag(root), |v| v.range_value()));
    }
    let number = side_number(root, "data-side", report).unwrap_or(0);
    let back = side_number(root, "data-flip", report).unwrap_or(0);
    if number == back && number != 0 {
        let span = plain(root, "data-flip").map_or_else(|| tag(root), |a| a.range_value());
        report.error("C0611", span).arg("attribute", "data-flip").arg("value", back);
    }
    let name = plain(root, "data-name");
    if name.is_none_or(|n| !is_id(n.value())) {
        report.error("C0612", name.map_or_else(|| tag(root), |n| n.range_value()));
    }
    let colour = plain(root, "data-color");
    let parsed = colour.and_then(|c| colour_of(c.value()));
    if parsed.is_none() {
        let found = colour.map_or("", |c| c.value());
        report.error("C0613", colour.map_or_else(|| tag(root), |c| c.range_value())).arg("found", found);
    }
    let layers = layers(root, report);
    let mut all = |name: &str| {
        let named = layers.iter().filter(|(layer, _)| *layer == name);
        named.flat_map(|(_, node)| shapes(*node, report)).collect::<Vec<Shape>>()
    };
    let (spaces, walls, sight) = (all("spaces"), all("walls"), all("sight"));
    let (lines, exits, currents) = (all("lines"), all("exits"), all("currents"));
    if let Some((_, layer)) = layers.iter().find(|(name, _)| *name == "spaces")
        && spaces.is_empty()
    {
        report.error("C0620", tag(*layer));
    }
    let outlines = |shapes: Vec<Shape>, report: &mut Report| {
        shapes.into_iter().filter_map(|s| s.outlines(report)).flatten().collect::<Vec<Outline>>()
    };
    let (left_open, sight): (Vec<Shape>, Vec<Shape>) =
        sight.into_iter().partition(|shape| !list(shape.node, "class").is_empty());
    let mut agreed = Vec::new();
    for shape in left_open {
        let Some(feature) = read_feature(shape, report) else { continue };
        agreed.extend(outlines(vec![shape], report).into_iter().map(|outline| (feature, outline)));
    }
    Drawing {
        number,
        name: name.map_or("", |n| n.value()).to_owned(),
        colour: parsed.unwrap_or(Colour::Orange),
        back,
        root: tag(root),
        spaces: read_spaces(spaces, report),
        walls: outlines(walls, report),
        sight: outlines(sight, report),
        agreed,
        lines: lines.into_iter().filter_map(|s| read_line(s, report)).collect(),
        exits: exits.into_iter().filter_map(|s| read_exit(s, report)).collect(),
        currents: currents.into_iter().filter_map(|s| read_current(s, report)).collect(),
    }
}

/// Where the names of a drawing stand.
#[derive(Clone, Debug, Default)]
pub(crate) struct DrawnNames {
    /// The room's own.
    pub(crate) room: Option<Range<usize>>,
    /// Those of its spaces.
    pub(crate) spaces: Vec<(String, Range<usize>)>,
    /// Spaces that something else in the drawing speaks of.
    pub(crate) used: Vec<(String, Range<usize>)>,
}

/// The names of a drawing, whatever else is wrong with it.
pub(super) fn names(document: &Document) -> DrawnNames {
    const SPEAK: [&str; 6] =
        ["data-joins", "data-parts", "data-between", "data-to", "data-from", "data-spaces"];
    let mut unheard = Vec::new();
    let mut report = Report::new("", &mut unheard);
    let root = document.root_element();
    let mut names =
        DrawnNames { room: plain(root, "data-name").map(|a| a.range_value()), ..Default::default() };
    for (layer, group) in layers(root, &mut report) {
        for shape in shapes(group, &mut report) {
            let named = label(shape.node).filter(|a| layer == "spaces" && is_id(a.value()));
            names.spaces.extend(named.map(|a| (a.value().to_owned(), a.range_value())));
            let said = SPEAK.into_iter().flat_map(|attribute| list(shape.node, attribute));
            names.used.extend(said.map(|word| (word.text, word.span)));
        }
    }
    names
}

/// What a shape of the layer `sight` is, if the table decides whether it blocks.
fn read_feature(shape: Shape, report: &mut Report) -> Option<Feature> {
    let mut found = None;
    for class in list(shape.node, "class") {
        match Feature::ALL.into_iter().find(|f| f.name() == class.text) {
            Some(feature) => found = Some(feature),
            None => {
                let known = Feature::ALL.map(Feature::name).join(", ");
                report.error("C0624", class.span.clone()).arg("class", &class.text).arg("known", &known);
            }
        }
    }
    found
}

/// The name a person gave an element: its label in Inkscape, else its id.
pub(super) fn label<'a, 'i>(node: Node<'a, 'i>) -> Option<roxmltree::Attribute<'a, 'i>> {
    node.attribute_node((INKSCAPE, "label")).or_else(|| plain(node, "id"))
}

fn layers<'a, 'i>(root: Node<'a, 'i>, report: &mut Report) -> Vec<(&'static str, Node<'a, 'i>)> {
    let mut found: Vec<(&'static str, Node)> = Vec::new();
    let groups =
        root.children().filter(|n| n.tag_name().name() == "g" && n.tag_name().namespace() == Some(SVG));
    for group in groups {
        let name = label(group);
        if let Some(layer) = LAYERS.iter().find(|l| name.is_some_and(|n| n.value() == **l)) {
            found.push((layer, group));
        } else {
            report
                .warning("C0615", name.map_or_else(|| tag(group), |n| n.range_value()))
                .arg("layer", name.map_or("", |n| n.value()))
                .arg("known", LAYERS.join(", "));
        }
    }
    for needed in NEEDED {
        if !found.iter().any(|(name, _)| *name == needed) {
            report.error("C0614", tag(root)).arg("layer", needed);
        }
    }
    found
}

fn side_number(root: Node, name: &'static str, report: &mut Report) -> Option<u8> {
    let attribute = plain(root, name);
    let number = attribute.and_then(|a| a.value().parse::<u8>().ok()).filter(|n| (1..=MAX_SIDE).contains(n));
    if number.is_none() {
        report
            .error("C0611", attribute.map_or_else(|| tag(root), |a| a.range_value()))
            .arg("attribute", name)
            .arg("value", attribute.map_or("", |a| a.value()));
    }
    number
}

fn read_spaces(found: Vec<Shape>, report: &mut Report) -> Vec<DrawnSpace> {
    if found.len() > MAX_SPACES {
        report.error("C0621", tag(found[MAX_SPACES].node)).arg("count", found.len()).arg("limit", MAX_SPACES);
    }
    let mut spaces: Vec<DrawnSpace> = Vec::new();
    for shape in found.into_iter().take(MAX_SPACES) {
        let Some(space) = read_space(shape, report) else { continue };
        match spaces.iter().find(|s| s.name.text == space.name.text) {
            Some(first) => {
                report
                    .error("C0623", space.name.span.clone())
                    .arg("name", &space.name.text)
                    .also(first.name.span.clone(), "first");
            }
            None => spaces.push(space),
        }
    }
    spaces
}

fn read_space(shape: Shape, report: &mut Report) -> Option<DrawnSpace> {
    let node = shape.node;
    let name = match label(node) {
        Some(a) if is_id(a.value()) => Word { text: a.value().to_owned(), span: a.range_value() },
        other => {
            report
                .error("C0622", other.map_or_else(|| tag(node), |a| a.range_value()))
                .arg("name", other.map_or("", |a| a.value()));
            return None;
        }
    };
    let outline = read_outline(shape, &name, report)?;
    let (mut water, mut special, mut aloft, mut entry, mut trap, mut start) =
        (false, false, false, false, false, false);
    let mut flip = None;
    for class in list(node, "class") {
        match class.text.as_str() {
            "space" => {}
            "water" => water = true,
            "special" => special = true,
            "aloft" => aloft = true,
            "entry" => entry = true,
            "trap" => trap = true,
            "start" => start = true,
            "flip" | "flip-hook" | "flip-gear" => {
                let kind = match class.text.as_str() {
                    "flip-hook" => Flip::Hook,
                    "flip-gear" => Flip::Gear,
                    _ => Flip::Plain,
                };
                if flip.replace(kind).is_some() {
                    report.error("C0630", class.span).arg("name", &name.text);
                }
            }
            other => {
                let known = "water, special, aloft, entry, trap, flip, flip-hook, flip-gear, start";
                report.error("C0624", class.span.clone()).arg("class", other).arg("known", known);
            }
        }
    }
    if water && trap {
        report.error("C0629", name.span.clone()).arg("name", &name.text);
    }
    let capacity = match plain(node, "data-capacity") {
        None => {
            if special {
                UNLIMITED
            } else {
                ORDINARY
            }
        }
        Some(a) => match a.value().trim().parse::<u8>() {
            Ok(n) if (1..=99).contains(&n) => n,
            _ => {
                report.error("C0628", a.range_value()).arg("attribute", a.name()).arg("value", a.value());
                ORDINARY
            }
        },
    };
    let at = centre(shape, &outline, &name, report);
    let (joins, parts) = (list(node, "data-joins"), list(node, "data-parts"));
    Some(DrawnSpace {
        name,
        outline,
        capacity,
        at,
        water,
        special,
        aloft,
        entry,
        trap,
        start,
        flip,
        joins,
        parts,
    })
}

/// One closed ring with some area.
fn read_outline(shape: Shape, name: &Word, report: &mut Report) -> Option<Outline> {
    let mut rings = shape.outlines(report)?;
    match rings.pop() {
        Some(ring) if rings.is_empty() && ring.closed && ring.area2().abs() >= MIN_AREA2 => Some(ring),
        _ => {
            report.error("C0625", name.span.clone()).arg("name", &name.text);
            None
        }
    }
}

/// Where figures stand, in whole units: given by the author, else the centre of the area.
fn centre(shape: Shape, outline: &Outline, name: &Word, report: &mut Report) -> Point {
    let middle = outline.centroid().unwrap_or(outline.points[0]);
    let attribute = plain(shape.node, "data-at");
    let mut given = None;
    if let Some(a) = attribute {
        let numbers: Vec<Option<f64>> = a
            .value()
            .split([',', ' '])
            .filter(|n| !n.is_empty())
            .map(|n| n.parse().ok().filter(|v: &f64| (-500.0..=1500.0).contains(v)))
            .collect();
        let [Some(x), Some(y)] = numbers[..] else {
            report.error("C0628", a.range_value()).arg("attribute", a.name()).arg("value", a.value());
            return middle;
        };
        // As for outlines: transforms around the space hold for its centre too.
        let p = shape.transform * kurbo::Point::new(x, y);
        given = Some(point(p.x.round() as i64 * TENTHS, p.y.round() as i64 * TENTHS));
    }
    let whole = |tenths: i64| div_round(tenths.into(), TENTHS.into()) * TENTHS;
    let at = given.unwrap_or_else(|| point(whole(middle.x), whole(middle.y)));
    if !outline.contains(at) {
        let span = attribute.map_or_else(|| name.span.clone(), |a| a.range_value());
        report.error("C0627", span).arg("name", &name.text);
    }
    at
}

fn read_line(shape: Shape, report: &mut Report) -> Option<DrawnLine> {
    let node = shape.node;
    let mut kind = None;
    for class in list(node, "class") {
        match class.text.as_str() {
            "red" => kind = Some(LineKind::Red),
            "yellow" => kind = Some(LineKind::Yellow),
            "gap" => kind = Some(LineKind::Gap),
            other => {
                let known = "red, yellow, gap, ornament";
                report.error("C0624", class.span.clone()).arg("class", other).arg("known", known);
                return None;
            }
        }
    }
    let Some(kind) = kind else {
        report.error("C0624", tag(node)).arg("class", "").arg("known", "red, yellow, gap, ornament");
        return None;
    };
    let span = plain(node, "data-between").map_or_else(|| tag(node), |a| a.range_value());
    let between = list(node, "data-between");
    let first = between.first().map(|w| w.text.clone());
    if between.len() < 2 || between[1..].iter().any(|w| Some(&w.text) == first.as_ref()) {
        report.error("C0641", span);
        return None;
    }
    let to = list(node, "data-to");
    if kind == LineKind::Yellow {
        let named = |w: &Word| between.iter().any(|b| b.text == w.text);
        let to_first = to.iter().filter(|w| Some(&w.text) == first.as_ref()).count();
        // Either everything flows to the first space, or away from it.
        if to.is_empty() || !to.iter().all(named) || (to_first > 0 && to.len() > to_first) {
            let span = plain(node, "data-to").map_or_else(|| tag(node), |a| a.range_value());
            report.error("C0642", span).arg("between", value(node, "data-between").unwrap_or(""));
            return None;
        }
    }
    let stroke = if plain(node, "d").is_some() || node.tag_name().name() != "path" {
        shape.outlines(report).and_then(|o| o.into_iter().next())
    } else {
        None
    };
    Some(DrawnLine { kind, between, to, stroke })
}

fn read_exit(shape: Shape, report: &mut Report) -> Option<DrawnExit> {
    let node = shape.node;
    let edge = plain(node, "data-edge");
    let Some(side) = edge.and_then(|e| edge_of(e.value())) else {
        report
            .error("C0650", edge.map_or_else(|| tag(node), |e| e.range_value()))
            .arg("found", edge.map_or("", |e| e.value()));
        return None;
    };
    let class = plain(node, "class");
    let mut colours =
        list(node, "class").into_iter().filter(|w| w.text != "exit").map(|w| colour_of(&w.text));
    let (Some(Some(colour)), None) = (colours.next(), colours.next()) else {
        report
            .error("C0613", class.map_or_else(|| tag(node), |c| c.range_value()))
            .arg("found", class.map_or("", |c| c.value()));
        return None;
    };
    let stroke = shape.stroke(report)?;
    let spaces = plain(node, "data-spaces").map(words);
    Some(DrawnExit { edge: side, colour, spaces, span: tag(node), stroke })
}

fn read_current(shape: Shape, report: &mut Report) -> Option<DrawnCurrent> {
    let node = shape.node;
    let from = list(node, "data-from").into_iter().next();
    let to = plain(node, "data-to").map(words);
    // An arrow that says both ends needs no stroke.
    let said = from.is_some() && to.is_some();
    let stroke = if said { shape.outlines(report)?.into_iter().next() } else { Some(shape.stroke(report)?) };
    Some(DrawnCurrent { from, to, span: tag(node), stroke })
}

fn list(node: Node, name: &str) -> Vec<Word> {
    plain(node, name).map(words).unwrap_or_default()
}

fn colour_of(word: &str) -> Option<Colour> {
    match word {
        "orange" => Some(Colour::Orange),
        "blue" => Some(Colour::Blue),
        _ => None,
    }
}

fn edge_of(word: &str) -> Option<Edge> {
    Edge::ALL.into_iter().find(|e| e.name() == word || e.name().get(..1) == Some(word))
}

/// Ids are lower-case words joined by hyphens.
fn is_id(word: &str) -> bool {
    word.len() <= 40
        && word.starts_with(|c: char| c.is_ascii_lowercase())
        && word.split('-').all(|part| {
            !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        })
}
