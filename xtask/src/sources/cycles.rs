//! Modules that import each other in a circle, folder by folder: inside one, a neighbour counts with all it holds.

use super::modules::{ModulePath, Modules, below};
use std::collections::{BTreeMap, BTreeSet};

/// The name of a folder's own file among its modules.
const OWN: &str = "self";

/// A module of a circle, and the shortest way from it back to itself.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct InCircle {
    pub(super) module: String,
    pub(super) way: String,
}

/// Every module of a crate that is part of a circle.
pub(super) fn in_circles(name: &str, modules: &Modules) -> Vec<InCircle> {
    let mut found = Vec::new();
    for (folder, graph) in graphs(modules) {
        let full = |module: &str| below(&folder, module).join("::");
        for module in graph.keys() {
            if let Some(way) = way_back(&graph, module) {
                let way = way.join(" → ");
                found.push(InCircle { module: format!("{name}::{}", full(module)), way });
            }
        }
    }
    found
}

/// Who needs whom among the modules side by side in one folder.
pub(super) type Graph = BTreeMap<String, BTreeSet<String>>;

fn graphs(modules: &Modules) -> BTreeMap<ModulePath, Graph> {
    let mut graphs: BTreeMap<ModulePath, Graph> = BTreeMap::new();
    for (from, code) in &modules.all {
        // What a folder's file passes on from within is its face, not something it needs.
        let imports = code.uses.iter().filter(|u| !u.passed_on).map(|u| &u.path);
        for path in imports.chain(&code.paths) {
            let Some(to) = modules.find(from, path) else { continue };
            let shared = from.iter().zip(&to).take_while(|(a, b)| a == b).count();
            let side = |path: &[String]| path.get(shared).map_or(OWN, String::as_str).to_string();
            let (user, used) = (side(from), side(&to));
            if user != used {
                graphs.entry(from[..shared].to_vec()).or_default().entry(user).or_default().insert(used);
            }
        }
    }
    graphs
}

/// The shortest way along the graph from a module to itself.
pub(super) fn way_back<'g>(graph: &'g Graph, start: &'g str) -> Option<Vec<&'g str>> {
    let mut ways = vec![vec![start]];
    let mut seen = BTreeSet::new();
    while !ways.is_empty() {
        let mut longer = Vec::new();
        for way in ways {
            for next in way.last().and_then(|last| graph.get(*last)).into_iter().flatten() {
                let way: Vec<&str> = way.iter().copied().chain([next.as_str()]).collect();
                if next == start {
                    return Some(way);
                }
                if seen.insert(next) {
                    longer.push(way);
                }
            }
        }
        ways = longer;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::super::modules::tests::modules;
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        in_circles("x", &modules(files)).into_iter().map(|c| format!("{}: {}", c.module, c.way)).collect()
    }

    #[test]
    fn a_circle_is_found_also_by_a_detour_over_the_root() {
        let files = [
            ("", "mod a; mod b; mod c; pub use a::A;"),
            ("a", "use crate::b::B; pub struct A;"),
            ("b", "fn f(a: crate::A) {} pub struct B;"),
            ("c", "use crate::{A, b::B};"),
        ];
        assert_eq!(found(&files), ["x::a: a → b → a", "x::b: b → a → b"]);
    }

    #[test]
    fn a_folder_is_one_thing_outside_and_a_graph_of_its_own_inside() {
        let files = [
            ("", "mod a; mod b;"),
            ("a", "mod in1; mod in2; pub use in1::One;"),
            ("a::in1", "use super::in2::Two; pub struct One;"),
            ("a::in2", "use super::One; pub struct Two; use crate::b::B;"),
            ("b", "pub struct B;"),
        ];
        assert_eq!(found(&files), ["x::a::in1: in1 → in2 → in1", "x::a::in2: in2 → in1 → in2"]);
    }

    #[test]
    fn a_file_and_its_folder_may_be_a_circle_too() {
        let files =
            [("", "mod a;"), ("a", "mod in1; use in1::One; pub struct A;"), ("a::in1", "use super::A;")];
        assert_eq!(found(&files), ["x::a::in1: in1 → self → in1", "x::a::self: self → in1 → self"]);
        let face = [("", "mod a;"), ("a", "mod in1; pub use in1::One; pub struct A;"), files[2]];
        assert_eq!(found(&face), Vec::<String>::new());
    }
}
