//! Dependencies that a manifest lists and no source names.

use crate::layers::{Dependency, Package};
use std::collections::BTreeSet;

/// What one crate lists in vain. `shipped` are the words of its sources without their tests, `all` with them.
pub(super) fn in_crate(package: &Package, shipped: &BTreeSet<String>, all: &BTreeSet<String>) -> Vec<String> {
    let unused = package.dependencies.iter().filter(|dependency| {
        let words = if dependency.kind.as_deref() == Some("dev") { all } else { shipped };
        !words.contains(&word(dependency))
    });
    unused.map(|d| format!("{}: lists `{}`, which its code does not name", package.name, d.name)).collect()
}

/// What the workspace lists and no crate takes.
pub(super) fn in_workspace(file: &str, manifest: &str, packages: &[Package]) -> Vec<String> {
    let taken: BTreeSet<&str> =
        packages.iter().flat_map(|p| &p.dependencies).map(|d| d.name.as_str()).collect();
    let section = manifest.lines().skip_while(|l| *l != "[workspace.dependencies]").skip(1);
    let listed = section.take_while(|l| !l.starts_with('[')).filter_map(|l| l.split_once(" = "));
    listed
        .map(|(name, rest)| {
            rest.split_once("package = \"").and_then(|r| r.1.split_once('"')).map_or(name, |r| r.0)
        })
        .filter(|name| !taken.contains(name))
        .map(|name| format!("{file}: lists `{name}`, which no crate uses"))
        .collect()
}

/// The name by which code speaks of it.
fn word(dependency: &Dependency) -> String {
    // Our own crates are called by their last word.
    let name = dependency.rename.as_deref().unwrap_or(&dependency.name);
    name.replace('-', "_")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(dependencies: &[(&str, Option<&str>, Option<&str>)]) -> Package {
        let dependency = |(name, kind, rename): &(&str, Option<&str>, Option<&str>)| Dependency {
            name: (*name).into(),
            kind: kind.map(Into::into),
            rename: rename.map(Into::into),
        };
        let dependencies = dependencies.iter().map(dependency).collect();
        Package { name: "mine".into(), manifest_path: String::new(), targets: Vec::new(), dependencies }
    }

    #[test]
    fn what_is_listed_and_not_named_is_found() {
        let listed = [
            ("rust-embed", None, None),
            ("barksburg-engine", None, Some("engine")),
            ("maud", None, None),
            ("only-tests", None, None),
            ("tempfile", Some("dev"), None),
        ];
        let words = |text: &str| text.split(' ').map(Into::into).collect::<BTreeSet<String>>();
        let shipped = words("rust_embed engine");
        let found = in_crate(&package(&listed), &shipped, &words("rust_embed engine only_tests tempfile"));
        assert_eq!(
            found,
            [
                "mine: lists `maud`, which its code does not name",
                "mine: lists `only-tests`, which its code does not name"
            ]
        );
    }

    #[test]
    fn what_no_crate_takes_is_found() {
        let manifest = "[workspace.dependencies]\n# ours\nengine = { path = \"e\", package = \"barksburg-engine\" }\n\
                        maud = \"1\"\nmiette = { version = \"7\" }\n\n[profile.dev]\ndebug = 1\n";
        let crates = [package(&[("barksburg-engine", None, Some("engine")), ("maud", None, None)])];
        assert_eq!(
            in_workspace("Cargo.toml", manifest, &crates),
            ["Cargo.toml: lists `miette`, which no crate uses"]
        );
    }
}
