//! A tile is its drawing: one SVG becomes the side the rules play on, and the picture people see.
//!
//! Layers named `spaces`, `walls`, `sight`, `lines`, `exits` and `currents` carry the rules; `art` and
//! `over` are the picture. Curves are flattened and put on a raster of tenths of a unit once, and
//! everything after that is whole-number geometry, so that a side links the same on every machine.

mod allow;
mod art;
mod check;
mod drawing;
mod geometry;
mod guard;
mod link;
mod overlay;
mod report;
mod shape;
mod table;
#[cfg(test)]
mod tests;

pub(crate) use art::without_art;
pub use art::{art, picture};
pub(crate) use drawing::DrawnNames;
pub use geometry::{BRIDGE, HOOK_REACH, TENTHS};
pub use guard::{MAX_BYTES, MAX_DEPTH};
pub use overlay::debug_overlay;
pub use table::link_table;

use crate::Diagnostic;
use engine::book::{Colour, Edge, Side};
use geometry::Outline;
use report::Report;

/// Every code this module reports; each has its words and a broken drawing.
pub const CODES: &[&str] = &[
    "C0601", "C0602", "C0603", "C0604", "C0605", "C0606", "C0607", "C0608", "C0609", "C0610", "C0611",
    "C0612", "C0613", "C0614", "C0615", "C0616", "C0617", "C0618", "C0619", "C0620", "C0621", "C0622",
    "C0623", "C0624", "C0625", "C0626", "C0627", "C0628", "C0629", "C0630", "C0631", "C0632", "C0633",
    "C0634", "C0635", "C0636", "C0640", "C0641", "C0642", "C0643", "C0650", "C0651", "C0652", "C0653",
    "C0654", "C0660", "C0661", "C0662",
];

/// Corners in tenths of a unit.
pub type Corners = Vec<(i16, i16)>;

/// What a line drawn on the tile means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TileLine {
    /// Closed to mice.
    Red,
    /// Cheap one way, dear the other.
    Yellow,
    /// A pipe gap.
    Gap,
}

/// A side with what a page needs to draw over its picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnSide {
    /// The side, linked; `back` stays 0 until all sides of a box are known.
    pub side: Side,
    /// The number of its other face.
    pub back_number: u8,
    /// The outline of each space, in the order of `side.spaces`.
    pub outlines: Vec<Corners>,
    /// The strokes of the exits with their edge and colour.
    pub exit_strokes: Vec<(Edge, Colour, Corners)>,
    /// The strokes of the lines.
    pub line_strokes: Vec<(TileLine, Corners)>,
    /// Closed and open outlines that stop movement and sight.
    pub walls: Vec<Corners>,
    /// Outlines that stop sight only.
    pub sight: Vec<Corners>,
    /// Whether the picture is safe to be served; [`art()`] gives it.
    pub art_ok: bool,
}

impl DrawnSide {
    /// A side that nobody has drawn.
    pub(crate) fn undrawn(side: Side, back_number: u8) -> DrawnSide {
        DrawnSide {
            side,
            back_number,
            outlines: Vec::new(),
            exit_strokes: Vec::new(),
            line_strokes: Vec::new(),
            walls: Vec::new(),
            sight: Vec::new(),
            art_ok: false,
        }
    }

    /// The outline of a space as SVG path data in units of the drawing.
    pub fn outline_path(&self, space: engine::id::SpaceId) -> String {
        path_data(&self.outlines[space.ix()], true)
    }
}

/// Reads and links a drawing. Everything wrong is added to `out`; a side is given back whenever there is
/// something to look at, so the caller must not play it if `out` holds errors.
pub fn read_side(file: &str, svg: &str, out: &mut Vec<Diagnostic>) -> Option<DrawnSide> {
    let mut report = Report::new(file, out);
    let document = guard::open(svg, &mut report)?;
    let art_ok = guard::harmless(&document, &mut report);
    let drawing = drawing::read(&document, &mut report);
    if drawing.spaces.is_empty() || !drawing.is_small(&mut report) {
        return None;
    }
    let side = link::link(&drawing, &mut report);
    check::check(&drawing, &side, &mut report);
    Some(DrawnSide {
        side,
        back_number: drawing.back,
        outlines: drawing.spaces.iter().map(|s| corners(&s.outline)).collect(),
        exit_strokes: drawing.exits.iter().map(|e| (e.edge, e.colour, corners(&e.stroke))).collect(),
        line_strokes: drawing
            .lines
            .iter()
            .filter_map(|l| {
                let kind = match l.kind {
                    drawing::LineKind::Red => TileLine::Red,
                    drawing::LineKind::Yellow => TileLine::Yellow,
                    drawing::LineKind::Gap => TileLine::Gap,
                };
                Some((kind, corners(l.stroke.as_ref()?)))
            })
            .collect(),
        walls: drawing.walls.iter().map(ring).collect(),
        sight: drawing.sight.iter().map(ring).collect(),
        art_ok,
    })
}

/// The names in a drawing that can be read.
pub(crate) fn drawn_names(svg: &str) -> Option<DrawnNames> {
    let mut unheard = Vec::new();
    let document = guard::open(svg, &mut Report::new("", &mut unheard))?;
    Some(drawing::names(&document))
}

fn corners(outline: &Outline) -> Corners {
    // The raster ends at 15,000: shapes farther out were refused.
    outline.points.iter().map(|p| (p.x as i16, p.y as i16)).collect()
}

/// Corners of a wall; a closed one repeats its first.
fn ring(outline: &Outline) -> Corners {
    let mut points = corners(outline);
    if outline.closed {
        points.extend(points.first().copied());
    }
    points
}

fn path_data(corners: &[(i16, i16)], closed: bool) -> String {
    let mut data = String::new();
    for (ix, (x, y)) in corners.iter().enumerate() {
        data.push(if ix == 0 { 'M' } else { 'L' });
        data.push_str(&units(*x));
        data.push(' ');
        data.push_str(&units(*y));
    }
    if closed {
        data.push('Z');
    }
    data
}

/// Tenths as a decimal number of units.
fn units(tenths: i16) -> String {
    let (sign, size) = (if tenths < 0 { "-" } else { "" }, tenths.unsigned_abs());
    match size % 10 {
        0 => format!("{sign}{}", size / 10),
        rest => format!("{sign}{}.{rest}", size / 10),
    }
}
