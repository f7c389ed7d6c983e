//! What the sources look like as a whole: modules without circles, folders one can overlook, one meaning for each
//! name, no dependency without a use.

mod cycles;
mod modules;
mod scan;
mod scripts;
mod sentences;
mod styles;
mod unused;

use crate::layers::Package;
use crate::shell::root;
use anyhow::{Context, Result};
use modules::Modules;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Where the scripts of the pages lie.
const SCRIPTS: &str = "crates/web/static/";
/// More files side by side are sorted into folders.
const MOST_FILES: usize = 12;

/// All that is wrong with the sources, one line each. A workspace is its manifest and its crates; `files` are the code files
/// of the repository.
pub(crate) fn violations(workspaces: &[(&str, &[Package])], files: &[&str]) -> Result<Vec<String>> {
    let read = |path: &str| {
        std::fs::read_to_string(root().join(path)).with_context(|| format!("cannot read {path}"))
    };
    let mut found = Vec::new();
    for (manifest, packages) in workspaces {
        found.extend(unused::in_workspace(manifest, &read(manifest)?, packages));
        let mut types = Types::default();
        for package in *packages {
            let shipped = look_at_modules(package, &mut types, &mut found)?;
            found.extend(unused::in_crate(package, &shipped, &all_words(package, files)?));
        }
        for (name, places) in types.twice() {
            found.push(format!("{name}: public in {}; give each its own name", places.join(" and ")));
        }
    }
    for (folder, count) in full_folders(files) {
        found.push(format!(
            "{folder}: {count} source files side by side, at most {MOST_FILES}; sort them into folders"
        ));
    }
    // What is listed and gone is being deleted.
    let texts = |wanted: fn(&str) -> bool| {
        let there = files.iter().filter(|f| wanted(f) && root().join(f).is_file());
        there.map(|f| Ok((*f, read(f)?))).collect::<Result<Vec<_>>>()
    };
    found.extend(scripts::violations(&texts(|f| {
        f.starts_with(SCRIPTS) && f.rsplit('.').next() == Some("js")
    })?));
    let styled = |f: &str| f.starts_with(SCRIPTS) && matches!(f.rsplit('.').next(), Some("js" | "css"));
    found.extend(styles::violations(&texts(styled)?));
    found.extend(sentences::violations(&texts(sentences::concerns)?));
    Ok(found)
}

/// Finds the circles and types of what a crate ships, and returns every word in that.
fn look_at_modules(
    package: &Package,
    types: &mut Types,
    found: &mut Vec<String>,
) -> Result<BTreeSet<String>> {
    let mut shipped = BTreeSet::new();
    for target in package.targets.iter().filter(|t| t.is_shipped()) {
        let modules = Modules::read(Path::new(&target.src_path))?;
        for circle in cycles::in_circles(&target.name.replace('-', "_"), &modules) {
            found.push(format!("{}: a circle of modules: {}", circle.module, circle.way));
        }
        for (path, code) in modules.all {
            types.add(&target.name, &path, &code.types);
            shipped.extend(code.words);
        }
    }
    Ok(shipped)
}

/// Every word in a crate's files, its tests included.
fn all_words(package: &Package, files: &[&str]) -> Result<BTreeSet<String>> {
    let folder = Path::new(&package.manifest_path).parent().context("a manifest lies in a folder")?;
    let mut words = BTreeSet::new();
    for file in files.iter().map(|f| root().join(f)).filter(|f| f.starts_with(folder)) {
        if file.extension().is_some_and(|e| e == "rs") && file.is_file() {
            words.extend(scan::all_words(&std::fs::read_to_string(&file)?)?);
        }
    }
    Ok(words)
}

/// Where each public type is defined.
#[derive(Default)]
struct Types {
    places: BTreeMap<String, Vec<String>>,
}

impl Types {
    fn add(&mut self, target: &str, path: &[String], types: &[String]) {
        let place = [&[target.to_string()], path].concat().join("::");
        for name in types {
            self.places.entry(name.clone()).or_default().push(place.clone());
        }
    }

    fn twice(&self) -> impl Iterator<Item = (&str, &[String])> {
        self.places.iter().filter(|(_, places)| places.len() > 1).map(|(name, places)| (&**name, &**places))
    }
}

/// Folders with more files than one sees at a glance.
fn full_folders<'f>(files: &[&'f str]) -> BTreeMap<&'f str, usize> {
    let mut counts = BTreeMap::new();
    for (folder, _) in files.iter().filter_map(|f| f.rsplit_once('/')) {
        *counts.entry(folder).or_default() += 1;
    }
    counts.retain(|_, count| *count > MOST_FILES);
    counts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_type_defined_twice_is_found_and_one_passed_on_is_not() {
        let mut types = Types::default();
        types.add("view", &["table".into()], &["Scene".into(), "Seat".into()]);
        types.add("web", &[], &["Scene".into()]);
        let twice: Vec<_> =
            types.twice().map(|(name, places)| format!("{name}: {}", places.join(" "))).collect();
        assert_eq!(twice, ["Scene: view::table web"]);
    }

    #[test]
    fn a_folder_may_hold_a_dozen() {
        let files: Vec<String> =
            (0..13).map(|n| format!("a/f{n}.rs")).chain((0..12).map(|n| format!("b/f{n}.js"))).collect();
        let files: Vec<&str> = files.iter().map(String::as_str).collect();
        assert_eq!(full_folders(&files), BTreeMap::from([("a", 13)]));
    }
}
