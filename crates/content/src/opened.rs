//! What is built into the program, and what a person opens instead of it or on top of it.

use crate::{Loaded, Sources, load, load_with};
use std::path::Path;

#[derive(rust_embed::RustEmbed)]
#[folder = "../../content"]
struct BuiltIn;

/// The name of the folder on which the books beside it lean.
const LEANS_ON: &str = "leans-on";

/// The content that is part of the program.
pub fn built_in() -> Sources {
    Sources::from_pairs(BuiltIn::iter().filter_map(|path| {
        let file = BuiltIn::get(&path)?;
        // What is not text is no content.
        Some((path.into_owned(), String::from_utf8(file.data.into_owned()).ok()?))
    }))
}

/// One file of the content that is part of the program.
pub fn built_in_file(path: &str) -> Option<String> {
    String::from_utf8(BuiltIn::get(path)?.data.into_owned()).ok()
}

/// Content as a person names it: nothing, a whole content folder, or a book that leans on the built-in box.
#[derive(Clone, Debug)]
pub struct Opened {
    /// What it leans on; empty if it stands for itself.
    base: Sources,
    /// Its own files.
    own: Sources,
}

impl Opened {
    /// The built-in content.
    pub fn built_in() -> Opened {
        Opened { base: Sources::default(), own: built_in() }
    }

    /// A folder or a lone file; nothing opens what is built in. A book leans on the folder `leans-on` beside it, if
    /// there is one, else on the built-in box.
    pub fn open(path: Option<&Path>) -> std::io::Result<Opened> {
        let Some(path) = path else { return Ok(Opened::built_in()) };
        let own = Sources::from_dir(path)?;
        let beside = path.canonicalize()?.parent().map(|folder| folder.join(LEANS_ON));
        match beside.filter(|folder| folder.is_dir() && !stands_alone(&own)) {
            Some(folder) => Ok(Opened { base: Sources::from_dir(&folder)?, own }),
            None => Ok(Opened::over(own)),
        }
    }

    /// The same, but a book leans on this content.
    pub fn open_on(path: &Path, content: &Opened) -> std::io::Result<Opened> {
        let own = Sources::from_dir(path)?;
        let base = if stands_alone(&own) { Sources::default() } else { content.all() };
        Ok(Opened { base, own })
    }

    /// These files: a whole content folder stands for itself, a book leans on the built-in box.
    pub fn over(own: Sources) -> Opened {
        let base = if stands_alone(&own) { Sources::default() } else { built_in() };
        Opened { base, own }
    }

    /// What it leans on, and its own files.
    pub fn into_parts(self) -> (Sources, Sources) {
        (self.base, self.own)
    }

    /// Reads, checks and links it.
    pub fn load(&self) -> Loaded {
        if self.base.is_empty() { load(&self.own) } else { load_with(&self.base, &self.own) }
    }

    /// Its own files.
    pub fn own(&self) -> &Sources {
        &self.own
    }

    /// The same with other files of its own.
    #[must_use]
    pub fn with_own(&self, own: Sources) -> Opened {
        Opened { base: self.base.clone(), own }
    }

    /// All files, its own laid over what it leans on.
    pub fn all(&self) -> Sources {
        self.own.over(&self.base)
    }
}

/// A whole content folder has its catalogue of rules.
fn stands_alone(files: &Sources) -> bool {
    files.get("rules.kdl").is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_book_leans_on_the_box_and_a_whole_folder_does_not() {
        let book = Opened::over(Sources::from_pairs([("book.kdl", "book nothing-yet {}\n")]));
        assert!(book.all().get("box/mice.kdl").is_some());
        let whole = Opened::over(Sources::from_pairs([("rules.kdl", "")]));
        assert!(whole.all().get("box/mice.kdl").is_none());
    }

    #[test]
    fn the_built_in_content_has_no_errors() {
        let loaded = Opened::built_in().load();
        assert!(!loaded.has_errors(), "{:?}", loaded.diagnostics);
    }
}
