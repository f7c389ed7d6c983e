//! Who may use whom: the layers of ARCHITECTURE.md, checked against the manifests.

use crate::shell;
use anyhow::{Context, Result};
use serde::Deserialize;
use std::collections::BTreeSet;

/// Each crate and those of ours it may use.
const LAYERS: &[(&str, &[&str])] = &[
    ("barksburg-engine", &[]),
    ("barksburg-words", &[]),
    ("barksburg-store", &[]),
    ("barksburg-cluster", &["barksburg-store"]),
    ("barksburg-content", &["barksburg-engine", "barksburg-words"]),
    ("barksburg-scenario", &["barksburg-engine", "barksburg-content", "barksburg-words"]),
    ("barksburg-bots", &["barksburg-engine"]),
    ("barksburg-session", &["barksburg-engine"]),
    ("barksburg-sim", &["barksburg-engine", "barksburg-bots", "barksburg-content"]),
    (
        "barksburg-view",
        &["barksburg-engine", "barksburg-content", "barksburg-words", "barksburg-bots", "barksburg-session"],
    ),
    (
        "barksburg-web",
        &["barksburg-engine", "barksburg-content", "barksburg-session", "barksburg-view", "barksburg-words"],
    ),
    (
        "barksburg-server",
        &[
            "barksburg-web",
            "barksburg-view",
            "barksburg-store",
            "barksburg-sim",
            "barksburg-bots",
            "barksburg-session",
            "barksburg-engine",
            "barksburg-content",
            "barksburg-words",
        ],
    ),
    (
        "barksburg-lsp",
        &["barksburg-engine", "barksburg-content", "barksburg-scenario", "barksburg-words", "barksburg-view"],
    ),
    (
        "barksburg",
        &[
            "barksburg-engine",
            "barksburg-words",
            "barksburg-store",
            "barksburg-cluster",
            "barksburg-content",
            "barksburg-scenario",
            "barksburg-bots",
            "barksburg-sim",
            "barksburg-session",
            "barksburg-view",
            "barksburg-web",
            "barksburg-server",
            "barksburg-lsp",
        ],
    ),
];

/// All that the pure crates are built from: plain data, fixed algorithms, nothing that reads or writes.
const PURE: &[(&str, &[&str])] = &[
    ("barksburg-engine", &["arrayvec", "rand_core", "rand_xoshiro", "serde", "sha2"]),
    ("barksburg-session", &["serde", "serde_json", "sha2", "thiserror"]),
];

/// A crate of the workspace and what its manifest lists.
#[derive(Debug, Deserialize)]
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) manifest_path: String,
    pub(crate) targets: Vec<Target>,
    pub(crate) dependencies: Vec<Dependency>,
}

/// Something a crate is built into.
#[derive(Debug, Deserialize)]
pub(crate) struct Target {
    pub(crate) name: String,
    kind: Vec<String>,
    /// The file of its root.
    pub(crate) src_path: String,
}

impl Target {
    /// Whether it is the crate's library or a program of it, not a test or an example.
    pub(crate) fn is_shipped(&self) -> bool {
        self.kind.iter().any(|k| k == "lib" || k == "bin")
    }
}

/// A line of a manifest's dependencies.
#[derive(Debug, Deserialize)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    /// `dev`, `build`, or none for the usual kind.
    pub(crate) kind: Option<String>,
    /// The name it has in the code, if that is another.
    pub(crate) rename: Option<String>,
}

/// The crates of the workspace with this manifest, as cargo reads them.
pub(crate) fn packages(manifest: &str) -> Result<Vec<Package>> {
    #[derive(Deserialize)]
    struct Metadata {
        packages: Vec<Package>,
    }
    let text = shell::cargo_output(&[
        "metadata",
        "--no-deps",
        "--format-version",
        "1",
        "--manifest-path",
        manifest,
    ])?;
    let metadata: Metadata = serde_json::from_str(&text).context("cargo metadata is not what we know")?;
    Ok(metadata.packages)
}

/// What breaks the layers, one line each.
pub(crate) fn violations(packages: &[Package]) -> Vec<String> {
    let ours: BTreeSet<&str> = packages.iter().map(|p| &*p.name).collect();
    let mut found = Vec::new();
    for package in packages {
        let name = &*package.name;
        let allowed = match name {
            // It starts the others as programs, so that `cargo xtask` builds fast.
            "xtask" => Some(&[][..]),
            _ => allowed(name),
        };
        let Some(allowed) = allowed else {
            found.push(format!(
                "{name}: has no layer; give it one in xtask/src/layers.rs and ARCHITECTURE.md"
            ));
            continue;
        };
        for dependency in &package.dependencies {
            let (other, dev) = (&*dependency.name, dependency.kind.as_deref() == Some("dev"));
            if ours.contains(other) {
                if dev && rests_on(other, name) {
                    found.push(format!("{name}: its tests use {other}, which rests on {name} itself"));
                } else if !dev && !allowed.contains(&other) {
                    found.push(format!("{name}: must not use {other}"));
                }
            } else if !dev && PURE.iter().any(|(pure, uses)| *pure == name && !uses.contains(&other)) {
                found.push(format!("{name}: must not use {other}; it does no I/O"));
            }
        }
    }
    found
}

fn allowed(name: &str) -> Option<&'static [&'static str]> {
    LAYERS.iter().find(|(layer, _)| *layer == name).map(|(_, uses)| *uses)
}

/// Tests may look across the layers, but never up: that would be a circle.
fn rests_on(upper: &str, lower: &str) -> bool {
    upper == lower || allowed(upper).is_some_and(|uses| uses.iter().any(|u| rests_on(u, lower)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_crate_uses_only_those_below_it() {
        let packages = packages("Cargo.toml").unwrap();
        assert!(packages.iter().any(|p| p.name == "barksburg-engine"), "the engine was not looked at");
        assert_eq!(violations(&packages), Vec::<String>::new());
    }

    #[test]
    fn the_table_has_no_circle_and_names_only_itself() {
        for (name, uses) in LAYERS {
            for used in *uses {
                assert!(allowed(used).is_some(), "{name} may use {used}, which has no layer");
                assert!(!rests_on(used, name), "{name} and {used} rest on each other");
            }
        }
    }

    /// Packages in short: `engine: serde, dev content`.
    fn found(text: &str) -> Vec<String> {
        let dependency = |text: &str| match text.split_once(' ') {
            Some((kind, name)) => Dependency { name: name.into(), kind: Some(kind.into()), rename: None },
            None => Dependency { name: text.into(), kind: None, rename: None },
        };
        let package = |line: &str| {
            let (name, uses) = line.split_once(':').unwrap();
            let uses = uses.split(',').map(str::trim).filter(|u| !u.is_empty());
            Package {
                name: name.into(),
                manifest_path: String::new(),
                targets: Vec::new(),
                dependencies: uses.map(dependency).collect(),
            }
        };
        violations(&text.lines().map(package).collect::<Vec<_>>())
    }

    #[test]
    fn using_a_crate_above_is_found() {
        let text = "barksburg-engine: arrayvec, serde\nbarksburg-store: barksburg-engine";
        assert_eq!(found(text), ["barksburg-store: must not use barksburg-engine"]);
    }

    #[test]
    fn io_in_the_engine_is_found_also_in_its_build() {
        let text = "barksburg-engine: tokio, build walkdir, dev proptest";
        assert_eq!(
            found(text),
            [
                "barksburg-engine: must not use tokio; it does no I/O",
                "barksburg-engine: must not use walkdir; it does no I/O"
            ]
        );
    }

    #[test]
    fn tests_may_look_across_but_not_up() {
        let text = "barksburg-bots: barksburg-engine, dev barksburg-content\n\
                    barksburg-content: barksburg-engine\n\
                    barksburg-engine: dev barksburg-content";
        assert_eq!(
            found(text),
            ["barksburg-engine: its tests use barksburg-content, which rests on barksburg-engine itself"]
        );
    }

    #[test]
    fn a_crate_without_a_layer_is_found() {
        let found = found("barksburg-cheese: serde");
        assert!(found[0].starts_with("barksburg-cheese: has no layer"), "{found:?}");
    }

    #[test]
    fn nothing_uses_xtask_and_xtask_uses_nothing_of_ours() {
        let text = "xtask: barksburg-engine\nbarksburg-engine: xtask";
        assert_eq!(
            found(text),
            ["xtask: must not use barksburg-engine", "barksburg-engine: must not use xtask"]
        );
    }
}
