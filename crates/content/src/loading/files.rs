//! The files that are read: each parsed and drawn once, however many books look at it.

use crate::diagnostic::Diagnostic;
use crate::sources::{MAX_FILE, Sources, kind_of};
use crate::texts::PICTURES;
use crate::tile::DrawnSide;
use crate::tree::{At, Node};
use crate::{Span, tree};
use engine::book::Side;
use std::sync::Arc;

/// One file.
pub(super) struct File {
    pub(super) path: String,
    pub(super) text: Arc<str>,
    /// The author's, not of what it leans on.
    pub(super) own: bool,
    /// What it declares, if it is KDL.
    pub(super) nodes: Vec<Node>,
}

/// All files, by number: those of the author after those they lean on, each in the order of their paths.
#[derive(Default)]
pub(super) struct Files {
    pub(super) list: Vec<File>,
    /// The sides that are drawn, with the file of each; those that were given undrawn have none.
    pub(super) sides: Vec<(DrawnSide, Option<u16>)>,
    /// What is wrong with the files one by one.
    pub(super) found: Vec<Diagnostic>,
}

impl Files {
    /// Reads all files of what is leant on and of the author.
    pub(super) fn read(base: &Sources, own: &Sources, sides: Vec<(Side, u8)>) -> Files {
        let mut files = Files::default();
        for (path, big) in own.refused() {
            let span = Span { file: path.clone(), start: 0, end: 0 };
            let code = if *big { "C0002" } else { "C0014" };
            files.found.push(Diagnostic::error(code, span).arg("limit", MAX_FILE));
        }
        files.sides = sides.into_iter().map(|(side, back)| (DrawnSide::undrawn(side, back), None)).collect();
        let all = base.shared().map(|file| (file, false)).chain(own.shared().map(|file| (file, true)));
        for ((path, text), own) in all {
            files.take(path, text, own);
        }
        files
    }

    fn take(&mut self, path: &str, text: &Arc<str>, own: bool) {
        let number = self.list.len() as u16;
        let nodes = if kind_of(path) == "kdl" {
            tree::read(number, path, text, &mut self.found).unwrap_or_default()
        } else {
            Vec::new()
        };
        if is_tile(path) {
            let side = crate::tile::read_side(path, text, &mut self.found);
            self.sides.extend(side.map(|side| (side, Some(number))));
        }
        self.list.push(File { path: path.to_string(), text: Arc::clone(text), own, nodes });
    }

    /// The folder of the file a place is in.
    pub(super) fn folder(&self, at: At) -> &str {
        self.list.get(at.file as usize).map_or("", |file| folder(&file.path))
    }
}

/// The folder of a path.
pub(super) fn folder(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(dir, _)| dir)
}

/// Whether a file is the drawing of a side: every drawing that is not merely looked at.
pub(super) fn is_tile(path: &str) -> bool {
    kind_of(path) == "svg" && !path.split('/').any(|part| matches!(part, "figures" | PICTURES))
}
