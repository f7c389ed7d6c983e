//! Shapes as a drawing program saves them, turned into outlines on our raster.

use super::TENTHS;
use super::geometry::{Outline, Point, point};
use super::report::{Report, plain, tag, value};
use kurbo::{Affine, BezPath, PathEl};
use roxmltree::Node;
use std::str::FromStr;
use svgtypes::{
    Length, LengthUnit, NumberListParser, PathParser, SimplePathSegment, SimplifyingPathParser, Transform,
};

/// How far a flattened curve may stray from the drawn one, in units.
const FLATNESS: f64 = 0.25;
/// Drawings reach over the edge of the tile, but not far.
const MARGIN: f64 = 500.0;
/// Larger numbers in path data make arcs endless.
const HUGE: f64 = 1.0e6;
/// Most corners of one outline; a hand-drawn slab has some forty.
const MAX_CORNERS: usize = 600;

/// A shape in a layer with the transforms of everything around it.
#[derive(Clone, Copy)]
pub(super) struct Shape<'a, 'i> {
    /// The element.
    pub node: Node<'a, 'i>,
    /// From its own coordinates to those of the tile.
    pub transform: Affine,
}

/// The shapes of a layer, groups opened, ornaments left out.
pub(super) fn shapes<'a, 'i>(layer: Node<'a, 'i>, report: &mut Report) -> Vec<Shape<'a, 'i>> {
    let mut found = Vec::new();
    let mut waiting = vec![Shape { node: layer, transform: Affine::IDENTITY }];
    while let Some(Shape { node, transform }) = waiting.pop() {
        let Some(own) = own_transform(node, report) else { continue };
        let transform = transform * own;
        if is_ornament(node) {
            continue;
        }
        match node.tag_name().name() {
            "g" => {
                let children = node.children().filter(Node::is_element);
                let children: Vec<_> = children.map(|node| Shape { node, transform }).collect();
                // Last in, first out: turned around, the order of the drawing is kept.
                waiting.extend(children.into_iter().rev());
            }
            "path" | "rect" | "circle" | "ellipse" | "line" | "polyline" | "polygon" => {
                found.push(Shape { node, transform });
            }
            "title" | "desc" | "defs" => {}
            other => {
                report.error("C0616", tag(node)).arg("element", other);
            }
        }
    }
    found
}

/// Decoration inside a rule layer says nothing about the rules.
fn is_ornament(node: Node) -> bool {
    value(node, "class").is_some_and(|c| c.split_whitespace().any(|c| c == "ornament"))
}

fn own_transform(node: Node, report: &mut Report) -> Option<Affine> {
    let Some(attribute) = plain(node, "transform") else { return Some(Affine::IDENTITY) };
    match Transform::from_str(attribute.value()) {
        Ok(t) if [t.a, t.b, t.c, t.d, t.e, t.f].iter().all(|v| v.abs() <= HUGE) => {
            Some(Affine::new([t.a, t.b, t.c, t.d, t.e, t.f]))
        }
        _ => {
            report.error("C0617", attribute.range_value()).arg("attribute", "transform");
            None
        }
    }
}

impl Shape<'_, '_> {
    /// Its outlines on the raster; nothing if its numbers cannot be read.
    pub(super) fn outlines(self, report: &mut Report) -> Option<Vec<Outline>> {
        let data = self.path_data(report)?;
        let Some(path) = parse(&data) else {
            let attribute = plain(self.node, "d").or_else(|| plain(self.node, "points"));
            let span = attribute.map_or_else(|| tag(self.node), |a| a.range_value());
            report.error("C0617", span).arg("attribute", attribute.map_or("d", |a| a.name()));
            return None;
        };
        let path = self.transform * path;
        let tile = -MARGIN..=1000.0 + MARGIN;
        if !path
            .elements()
            .iter()
            .flat_map(|el| corners(*el))
            .all(|p| tile.contains(&p.x) && tile.contains(&p.y))
        {
            report.error("C0618", tag(self.node));
            return None;
        }
        let outlines = flatten(&path);
        if outlines.iter().any(|o| o.points.len() > MAX_CORNERS) {
            report.error("C0619", tag(self.node)).arg("limit", MAX_CORNERS);
            return None;
        }
        Some(outlines)
    }

    /// The first outline of a stroke; reports a shape without one.
    pub(super) fn stroke(self, report: &mut Report) -> Option<Outline> {
        let first = self.outlines(report)?.into_iter().next();
        if first.is_none() {
            report.error("C0617", tag(self.node)).arg("attribute", "d");
        }
        first
    }

    /// Every basic shape as path data, so that there is one reader only.
    fn path_data(self, report: &mut Report) -> Option<String> {
        let node = self.node;
        let mut number = |name: &'static str| {
            let Some(attribute) = plain(node, name) else { return Some(0.0) };
            match Length::from_str(attribute.value()) {
                Ok(Length { number, unit: LengthUnit::None | LengthUnit::Px }) if number.abs() <= HUGE => {
                    Some(number)
                }
                _ => {
                    report.error("C0617", attribute.range_value()).arg("attribute", name);
                    None
                }
            }
        };
        let ellipse = |cx: f64, cy: f64, rx: f64, ry: f64| {
            format!("M{} {cy}A{rx} {ry} 0 0 1 {} {cy}A{rx} {ry} 0 0 1 {} {cy}Z", cx - rx, cx + rx, cx - rx)
        };
        Some(match node.tag_name().name() {
            "rect" => {
                let (x, y, w, h) = (number("x")?, number("y")?, number("width")?, number("height")?);
                let (rx, ry) = (number("rx")?, number("ry")?);
                // One radius stands for both.
                let (rx, ry) = if rx == 0.0 || ry == 0.0 { (rx.max(ry), rx.max(ry)) } else { (rx, ry) };
                let (rx, ry) = (rx.abs().min(w / 2.0), ry.abs().min(h / 2.0));
                if rx > 0.0 && ry > 0.0 {
                    let (ih, iv) = (w - 2.0 * rx, h - 2.0 * ry);
                    format!(
                        "M{} {y}h{ih}a{rx} {ry} 0 0 1 {rx} {ry}v{iv}a{rx} {ry} 0 0 1 -{rx} {ry}h{}\
                         a{rx} {ry} 0 0 1 -{rx} -{ry}v{}a{rx} {ry} 0 0 1 {rx} -{ry}Z",
                        x + rx,
                        -ih,
                        -iv
                    )
                } else {
                    format!("M{x} {y}h{w}v{h}h{}Z", -w)
                }
            }
            "circle" => {
                let r = number("r")?;
                ellipse(number("cx")?, number("cy")?, r, r)
            }
            "ellipse" => ellipse(number("cx")?, number("cy")?, number("rx")?, number("ry")?),
            "line" => format!("M{} {}L{} {}", number("x1")?, number("y1")?, number("x2")?, number("y2")?),
            "polyline" | "polygon" => {
                let mut data = String::new();
                for (ix, number) in NumberListParser::from(value(node, "points").unwrap_or("")).enumerate() {
                    // What cannot be read makes the path unreadable too, and is reported there.
                    let number = number.map_or_else(|_| "?".to_owned(), |n| n.to_string());
                    data.push_str(if ix == 0 { "M" } else { " " });
                    data.push_str(&number);
                }
                if node.tag_name().name() == "polygon" && !data.is_empty() {
                    data.push('Z');
                }
                data
            }
            _ => value(node, "d").unwrap_or("").to_owned(),
        })
    }
}

fn parse(data: &str) -> Option<BezPath> {
    use svgtypes::PathSegment as S;
    for segment in PathParser::from(data) {
        let numbers = match segment.ok()? {
            S::MoveTo { x, y, .. } | S::LineTo { x, y, .. } | S::SmoothQuadratic { x, y, .. } => vec![x, y],
            S::HorizontalLineTo { x, .. } => vec![x],
            S::VerticalLineTo { y, .. } => vec![y],
            S::CurveTo { x1, y1, x2, y2, x, y, .. } => vec![x1, y1, x2, y2, x, y],
            S::SmoothCurveTo { x2, y2, x, y, .. } => vec![x2, y2, x, y],
            S::Quadratic { x1, y1, x, y, .. } => vec![x1, y1, x, y],
            S::EllipticalArc { rx, ry, x_axis_rotation, x, y, .. } => vec![rx, ry, x_axis_rotation, x, y],
            S::ClosePath { .. } => vec![],
        };
        if numbers.iter().any(|n| n.is_nan() || n.abs() > HUGE) {
            return None;
        }
    }
    let mut path = BezPath::new();
    for segment in SimplifyingPathParser::from(data) {
        let element = match segment.ok()? {
            SimplePathSegment::MoveTo { x, y } => PathEl::MoveTo((x, y).into()),
            SimplePathSegment::LineTo { x, y } => PathEl::LineTo((x, y).into()),
            SimplePathSegment::CurveTo { x1, y1, x2, y2, x, y } => {
                PathEl::CurveTo((x1, y1).into(), (x2, y2).into(), (x, y).into())
            }
            SimplePathSegment::Quadratic { x1, y1, x, y } => PathEl::QuadTo((x1, y1).into(), (x, y).into()),
            SimplePathSegment::ClosePath => PathEl::ClosePath,
        };
        // The path type takes for granted that it starts with a move.
        if path.elements().is_empty() && !matches!(element, PathEl::MoveTo(_)) {
            return None;
        }
        path.push(element);
    }
    Some(path)
}

fn corners(element: PathEl) -> Vec<kurbo::Point> {
    match element {
        PathEl::MoveTo(p) | PathEl::LineTo(p) => vec![p],
        PathEl::QuadTo(a, p) => vec![a, p],
        PathEl::CurveTo(a, b, p) => vec![a, b, p],
        PathEl::ClosePath => vec![],
    }
}

fn flatten(path: &BezPath) -> Vec<Outline> {
    let mut outlines: Vec<Outline> = Vec::new();
    let mut add = |element: PathEl| match element {
        PathEl::MoveTo(p) => outlines.push(Outline { points: vec![quantise(p)], closed: false }),
        PathEl::LineTo(p) => {
            if let Some(outline) = outlines.last_mut()
                && outline.points.last() != Some(&quantise(p))
            {
                outline.points.push(quantise(p));
            }
        }
        PathEl::ClosePath => {
            if let Some(outline) = outlines.last_mut() {
                outline.closed = true;
            }
        }
        PathEl::QuadTo(..) | PathEl::CurveTo(..) => {}
    };
    kurbo::flatten(path.iter(), FLATNESS, &mut add);
    for outline in &mut outlines {
        let back = outline.points.len() > 1 && outline.points.first() == outline.points.last();
        if back {
            outline.points.pop();
            // A ring drawn back to its start is closed, with or without the closing command.
            outline.closed |= outline.points.len() > 2;
        }
    }
    outlines.retain(|o| o.points.len() > 1);
    outlines
}

fn quantise(p: kurbo::Point) -> Point {
    let tenths = TENTHS as f64;
    point((p.x * tenths).round() as i64, (p.y * tenths).round() as i64)
}
