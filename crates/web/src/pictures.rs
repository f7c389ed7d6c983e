//! Pictures served as files of their own: rooms, figures, tokens, dice.

use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Arc;

/// A picture to be served as a file of its own.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The file.
    pub svg: Arc<str>,
    /// A short hash of it, for an address that may be kept for ever.
    pub hash: String,
}

impl Picture {
    /// From a drawing that was found safe to be served.
    pub fn new(svg: String) -> Picture {
        let hash = Sha256::digest(svg.as_bytes())[..6].iter().fold(String::new(), |mut out, b| {
            let _ = write!(out, "{b:02x}");
            out
        });
        Picture { svg: svg.into(), hash }
    }
}

/// All pictures by kind and name.
#[derive(Clone, Debug, Default)]
pub struct Pictures {
    /// Rooms by the name of their side.
    pub rooms: BTreeMap<String, Picture>,
    /// Figures, tokens and dice by name.
    pub figures: BTreeMap<String, Picture>,
}

impl Pictures {
    /// The address of a room's picture.
    pub fn room(&self, name: &str) -> Option<String> {
        self.rooms.get(name).map(|p| format!("/art/room/{name}/{}.svg", p.hash))
    }

    /// The address of a figure's picture.
    pub fn figure(&self, name: &str) -> Option<String> {
        self.figures.get(name).map(|p| format!("/art/figure/{name}/{}.svg", p.hash))
    }

    /// The picture at an address below `/art/`.
    pub fn find(&self, kind: &str, name: &str) -> Option<&Picture> {
        match kind {
            "room" => self.rooms.get(name),
            "figure" => self.figures.get(name),
            _ => None,
        }
    }
}
