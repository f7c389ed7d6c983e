//! The files that are read: each parsed and drawn once, however many books look at it.

use crate::diagnostic::Diagnostic;
use crate::sources::{MAX_FILE, Sources, kind_of};
use crate::texts::PICTURES;
use crate::tile::{DrawnNames, DrawnSide};
use crate::tree::{At, Node};
use crate::{Span, tree};
use engine::book::Side;
use std::collections::HashMap;
use std::sync::Arc;

/// One file.
#[derive(Clone)]
pub(super) struct File {
    pub(super) path: String,
    pub(super) text: Arc<str>,
    /// The author's, not of what it leans on.
    pub(super) own: bool,
    pub(super) parsed: Arc<Parsed>,
}

impl File {
    /// What it declares, if it is KDL.
    pub(super) fn nodes(&self) -> &[Node] {
        &self.parsed.nodes
    }
}

/// What is in a file.
#[derive(Default)]
pub(super) struct Parsed {
    /// The number it was read under: every place in it says so.
    number: u16,
    nodes: Vec<Node>,
    side: Option<Arc<DrawnSide>>,
    /// The names in a drawing, for whoever edits it.
    pub(super) names: Option<DrawnNames>,
    found: Vec<Diagnostic>,
}

/// Files that were read before, by whose they are and by path.
pub(super) type Kept = HashMap<(bool, String), File>;

/// All files, by number: those of the author after those they lean on, each in the order of their paths.
#[derive(Default)]
pub(super) struct Files {
    pub(super) list: Vec<File>,
    /// The sides that are drawn, with the file of each; those that were given undrawn have none.
    pub(super) sides: Vec<(Arc<DrawnSide>, Option<u16>)>,
    /// What is wrong with the files one by one.
    pub(super) found: Vec<Diagnostic>,
    /// Somebody is writing them: it is noted which name stands where.
    pub(super) edited: bool,
}

impl Files {
    /// Reads all files of what is leant on and of the author.
    pub(super) fn read(base: &Sources, own: &Sources, sides: Vec<(Side, u8)>) -> Files {
        let mut files = Files::default();
        let undrawn = |(side, back)| (Arc::new(DrawnSide::undrawn(side, back)), None);
        files.sides = sides.into_iter().map(undrawn).collect();
        files.take_all(base, own, &Kept::default());
        files
    }

    /// Reads what is being edited: a file that has not changed since is not parsed again.
    pub(super) fn read_again(base: &Sources, own: &Sources, kept: &Kept) -> Files {
        let mut files = Files { edited: true, ..Files::default() };
        files.take_all(base, own, kept);
        files
    }

    fn take_all(&mut self, base: &Sources, own: &Sources, kept: &Kept) {
        for (path, big) in own.refused() {
            let span = Span { file: path.clone(), start: 0, end: 0 };
            let code = if *big { "C0002" } else { "C0014" };
            self.found.push(Diagnostic::error(code, span).arg("limit", MAX_FILE));
        }
        let all = base.shared().map(|file| (file, false)).chain(own.shared().map(|file| (file, true)));
        for ((path, text), own) in all {
            let number = self.list.len() as u16;
            let before = if kept.is_empty() { None } else { kept.get(&(own, path.to_string())) };
            let same = |file: &&File| {
                file.parsed.number == number && (Arc::ptr_eq(&file.text, text) || file.text == *text)
            };
            let file = before.filter(same).cloned().unwrap_or_else(|| {
                let parsed = Arc::new(Parsed::read(number, path, text, self.edited));
                File { path: path.to_string(), text: Arc::clone(text), own, parsed }
            });
            self.sides.extend(file.parsed.side.iter().map(|side| (Arc::clone(side), Some(number))));
            self.found.extend(file.parsed.found.iter().cloned());
            self.list.push(file);
        }
    }

    /// What need not be parsed again.
    pub(super) fn kept(&self) -> Kept {
        self.list.iter().map(|file| ((file.own, file.path.clone()), file.clone())).collect()
    }

    /// The folder of the file a place is in.
    pub(super) fn folder(&self, at: At) -> &str {
        self.list.get(at.file as usize).map_or("", |file| folder(&file.path))
    }
}

impl Parsed {
    fn read(number: u16, path: &str, text: &Arc<str>, edited: bool) -> Parsed {
        let mut parsed = Parsed { number, ..Parsed::default() };
        if kind_of(path) == "kdl" {
            parsed.nodes = tree::read(number, path, text, &mut parsed.found).unwrap_or_default();
        }
        if is_tile(path) {
            parsed.side = crate::tile::read_side(path, text, &mut parsed.found).map(Arc::new);
            parsed.names = edited.then(|| crate::tile::drawn_names(text)).flatten();
        }
        parsed
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
