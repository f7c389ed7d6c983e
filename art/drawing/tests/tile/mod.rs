//! Reads a written tile the way the loader does: outlines, adjacency, lines, currents, sight.

// Points have one-letter names in every geometry book.
#![allow(clippy::many_single_char_names)]

pub(crate) mod known;

use drawing::geometry::{BRIDGE, Poly, Pt, centroid, crosses_outline, nearest};
use std::collections::{BTreeMap, BTreeSet};

pub(crate) struct Space {
    pub(crate) id: String,
    pub(crate) classes: Vec<String>,
    pub(crate) outline: Poly,
    pub(crate) at: Pt,
}

impl Space {
    pub(crate) fn is(&self, class: &str) -> bool {
        self.classes.iter().any(|c| c == class)
    }
}

pub(crate) struct Line {
    pub(crate) kind: String,
    pub(crate) pairs: Vec<(String, String)>,
    pub(crate) to: Option<String>,
}

pub(crate) struct Tile {
    pub(crate) root: BTreeMap<String, String>,
    pub(crate) layers: Vec<String>,
    pub(crate) spaces: Vec<Space>,
    pub(crate) walls: Vec<Poly>,
    pub(crate) lines: Vec<Line>,
    pub(crate) exits: Vec<(String, String, Vec<String>)>,
    pub(crate) currents: Vec<(String, String)>,
}

/// The points of a path of absolute M, L, Q and Z.
pub(crate) fn flatten(d: &str) -> Poly {
    let mut out: Poly = Vec::new();
    let mut rest = d;
    while let Some(c) = rest.chars().next() {
        rest = &rest[1..];
        let end = rest.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(rest.len());
        let v: Vec<f64> = rest[..end]
            .split([' ', ','])
            .filter(|s| !s.is_empty())
            .map(|s| s.parse().expect("a number"))
            .collect();
        rest = &rest[end..];
        match c {
            'M' | 'L' => out.push((v[0], v[1])),
            'Q' => {
                let s = *out.last().expect("a start");
                for k in 1..=6 {
                    let t = f64::from(k) / 6.0;
                    let q = |a: f64, b: f64, c: f64| {
                        (1.0 - t) * (1.0 - t) * a + 2.0 * t * (1.0 - t) * b + t * t * c
                    };
                    out.push((q(s.0, v[0], v[2]), q(s.1, v[1], v[3])));
                }
            }
            'Z' => {}
            _ => panic!("command {c} in {d}"),
        }
    }
    out
}

fn words(s: Option<&str>) -> Vec<String> {
    s.unwrap_or("").split_whitespace().map(str::to_owned).collect()
}

impl Tile {
    pub(crate) fn read(text: &str) -> Self {
        let doc = roxmltree::Document::parse(text).expect("well-formed");
        let root = doc.root_element();
        let group = |id: &str| {
            root.children()
                .find(|c| c.attribute("id") == Some(id))
                .map(|g| g.children().filter(roxmltree::Node::is_element).collect::<Vec<_>>())
                .unwrap_or_default()
        };
        Self {
            root: root.attributes().map(|a| (a.name().to_owned(), a.value().to_owned())).collect(),
            layers: root
                .children()
                .filter(roxmltree::Node::is_element)
                .map(|c| c.attribute("id").unwrap_or("?").to_owned())
                .collect(),
            spaces: group("spaces")
                .iter()
                .map(|e| {
                    let outline = flatten(e.attribute("d").expect("d"));
                    let at = e.attribute("data-at").map_or_else(
                        || centroid(&outline),
                        |a| {
                            let (x, y) = a.split_once(',').expect("x,y");
                            (x.parse().expect("x"), y.parse().expect("y"))
                        },
                    );
                    Space {
                        id: e.attribute("id").expect("id").to_owned(),
                        classes: words(e.attribute("class")),
                        outline,
                        at,
                    }
                })
                .collect(),
            walls: group("walls").iter().map(|e| flatten(e.attribute("d").expect("d"))).collect(),
            lines: group("lines")
                .iter()
                .map(|e| {
                    let names = words(e.attribute("data-between"));
                    Line {
                        kind: e.attribute("class").expect("class").to_owned(),
                        pairs: names[1..].iter().map(|o| (names[0].clone(), o.clone())).collect(),
                        to: e.attribute("data-to").map(str::to_owned),
                    }
                })
                .collect(),
            exits: group("exits")
                .iter()
                .map(|e| {
                    (
                        e.attribute("data-edge").expect("edge").to_owned(),
                        e.attribute("class").expect("class").to_owned(),
                        words(e.attribute("data-spaces")),
                    )
                })
                .collect(),
            currents: group("currents")
                .iter()
                .map(|e| {
                    (
                        e.attribute("data-from").expect("from").to_owned(),
                        e.attribute("data-to").expect("to").to_owned(),
                    )
                })
                .collect(),
        }
    }

    pub(crate) fn space(&self, id: &str) -> &Space {
        self.spaces.iter().find(|s| s.id == id).unwrap_or_else(|| panic!("no space {id}"))
    }

    pub(crate) fn line(&self, a: &str, b: &str) -> Option<&Line> {
        self.lines.iter().find(|l| l.pairs.iter().any(|(p, q)| (p == a && q == b) || (p == b && q == a)))
    }

    /// Distance of two outlines, and whether a wall lies between.
    pub(crate) fn gap(&self, a: &Space, b: &Space) -> (f64, bool) {
        let (d, p, q) = nearest(&a.outline, &b.outline);
        (d, self.walls.iter().any(|w| crosses_outline(p, q, w)))
    }

    pub(crate) fn free(&self, a: &Space, b: &Space) -> bool {
        let (d, wall) = self.gap(a, b);
        d <= BRIDGE && !wall && self.line(&a.id, &b.id).is_none()
    }

    /// Where a mouse may step from a space.
    pub(crate) fn steps(&self, from: &Space) -> Vec<&Space> {
        self.spaces
            .iter()
            .filter(|t| t.id != from.id)
            .filter(|t| self.free(from, t) || self.line(&from.id, &t.id).is_some_and(|l| l.kind == "yellow"))
            .filter(|t| !self.currents.iter().any(|(f, o)| f == &t.id && o == &from.id))
            .collect()
    }

    pub(crate) fn reached(&self, from: &str) -> BTreeSet<String> {
        let mut seen = BTreeSet::from([from.to_owned()]);
        let mut todo = vec![from.to_owned()];
        while let Some(id) = todo.pop() {
            for t in self.steps(self.space(&id)) {
                if seen.insert(t.id.clone()) {
                    todo.push(t.id.clone());
                }
            }
        }
        seen
    }

    pub(crate) fn sees(&self, a: &str, b: &str) -> bool {
        let (p, q) = (self.space(a).at, self.space(b).at);
        !self.walls.iter().any(|w| crosses_outline(p, q, w))
    }
}
