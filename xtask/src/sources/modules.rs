//! The modules of one crate, as its `mod` lines tell, and which module a path leads to.

use super::scan::{Code, scan};
use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::path::Path;

/// A module's place: the names from the crate's root down.
pub(super) type ModulePath = Vec<String>;

/// All modules of one target.
#[derive(Debug, Default)]
pub(super) struct Modules {
    pub(super) all: BTreeMap<ModulePath, Code>,
}

impl Modules {
    /// Reads the file of a crate's root and every file it leads to.
    pub(super) fn read(root: &Path) -> Result<Modules> {
        let mut modules = Modules::default();
        modules.add_file(root, root.parent().context("a source file lies in a folder")?, Vec::new())?;
        Ok(modules)
    }

    /// `folder` is where the files of its children lie.
    fn add_file(&mut self, file: &Path, folder: &Path, path: ModulePath) -> Result<()> {
        let name = || file.display().to_string();
        let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", name()))?;
        let code = scan(&text).with_context(|| format!("{} is no Rust", name()))?;
        self.add(code, folder, path)
    }

    fn add(&mut self, mut code: Code, folder: &Path, path: ModulePath) -> Result<()> {
        for child in &code.children {
            let (beside, within) = (folder.join(format!("{child}.rs")), folder.join(child).join("mod.rs"));
            let file = if beside.is_file() { beside } else { within };
            self.add_file(&file, &folder.join(child), below(&path, child))?;
        }
        for (name, inner) in std::mem::take(&mut code.inline) {
            self.add(inner, &folder.join(&name), below(&path, &name))?;
        }
        self.all.insert(path, code);
        Ok(())
    }

    /// The module in which lies what `path`, written in module `from`, means; none if that is another crate's.
    pub(super) fn find(&self, from: &[String], path: &[String]) -> Option<ModulePath> {
        self.find_within(from, path, 0)
    }

    fn find_within(&self, from: &[String], path: &[String], depth: usize) -> Option<ModulePath> {
        // A name that is passed on in a circle leads nowhere.
        if depth > 20 {
            return None;
        }
        let (mut at, mut rest) = match path.first()?.as_str() {
            "crate" => (Vec::new(), &path[1..]),
            "self" | "super" => (from.to_vec(), path),
            first if self.all.contains_key(&below(from, first)) => (from.to_vec(), path),
            _ => return None,
        };
        while let Some(first) = rest.first() {
            match first.as_str() {
                "self" => {}
                "super" => {
                    at.pop();
                }
                name => {
                    let child = below(&at, name);
                    if !self.all.contains_key(&child) {
                        return Some(self.passed_on(&at, name, depth).unwrap_or(at));
                    }
                    at = child;
                }
            }
            rest = &rest[1..];
        }
        Some(at)
    }

    /// The module from which `at` has `name`, if it is not its own.
    fn passed_on(&self, at: &[String], name: &str, depth: usize) -> Option<ModulePath> {
        let code = self.all.get(at)?;
        if code.items.contains(name) {
            return None;
        }
        let by_name = code.uses.iter().find(|u| u.name == name);
        if let Some(import) = by_name {
            return self.find_within(at, &import.path, depth + 1);
        }
        let everything = code.uses.iter().filter(|u| u.name == "*");
        everything.filter_map(|u| self.find_within(at, &u.path, depth + 1)).find_map(|place| {
            let code = self.all.get(&place)?;
            if code.items.contains(name) { Some(place) } else { self.passed_on(&place, name, depth + 1) }
        })
    }
}

pub(super) fn below(path: &[String], name: &str) -> ModulePath {
    path.iter().cloned().chain([name.to_string()]).collect()
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// Modules by path and text: `("a::b", "use super::C;")`; the root is `""`.
    pub(in crate::sources) fn modules(files: &[(&str, &str)]) -> Modules {
        let path = |name: &str| name.split("::").filter(|n| !n.is_empty()).map(str::to_string).collect();
        Modules { all: files.iter().map(|(name, text)| (path(name), scan(text).unwrap())).collect() }
    }

    fn found(modules: &Modules, from: &str, path: &str) -> Option<String> {
        let names = |text: &str| -> Vec<String> {
            text.split("::").filter(|n| !n.is_empty()).map(str::to_string).collect()
        };
        modules.find(&names(from), &names(path)).map(|found| found.join("::"))
    }

    #[test]
    fn a_path_leads_to_the_module_that_defines() {
        let modules = modules(&[
            ("", "mod a; mod b; pub use a::deep::Thing; pub use b::*; struct Own;"),
            ("a", "mod deep; pub use self::deep::Other as Renamed;"),
            ("a::deep", "pub struct Thing; pub struct Other;"),
            ("b", "pub fn act() {}"),
        ]);
        for (from, path, expected) in [
            ("b", "crate::Thing", Some("a::deep")),
            ("b", "crate::a::Renamed", Some("a::deep")),
            ("a", "crate::act", Some("b")),
            ("a", "crate::Own", Some("")),
            ("a::deep", "super::super::b::act", Some("b")),
            ("a", "deep::Thing", Some("a::deep")),
            ("a", "std::fmt", None),
        ] {
            assert_eq!(found(&modules, from, path).as_deref(), expected, "{path} in {from}");
        }
    }
}
