//! All that is printed: the book, its words, its prose and its pictures. Loaded once.

use content::Sources;
use std::collections::BTreeMap;
use std::path::Path;
use view::Shelf;
use web::{Picture, Pictures};

#[derive(rust_embed::RustEmbed)]
#[folder = "../../content"]
struct BuiltIn;

/// Figures are pictures only: the book does not link them.
const FIGURES: &str = "figures/";

/// Why there is nothing to play from.
#[derive(Debug, thiserror::Error)]
pub enum LibraryError {
    /// The folder cannot be read.
    #[error("the content folder cannot be read: {0}")]
    Unreadable(#[from] std::io::Error),
    /// The book has mistakes.
    #[error("the content has {0} mistakes; `barksburg check` shows them")]
    Mistakes(usize),
}

/// All that is printed.
pub struct Library {
    /// The book with its words in every language.
    pub shelf: Shelf,
    /// Pictures of rooms, figures, tokens and dice.
    pub pictures: Pictures,
}

impl Library {
    /// The built-in content, or a folder of it.
    pub fn open(folder: Option<&Path>) -> Result<Library, LibraryError> {
        let all = match folder {
            Some(folder) => Sources::from_dir(folder)?,
            None => Sources::from_pairs(BuiltIn::iter().filter_map(|path| {
                let file = BuiltIn::get(&path)?;
                // What is not text is no content; the book's own check has said so at build time.
                Some((path.into_owned(), String::from_utf8(file.data.into_owned()).ok()?))
            })),
        };
        Library::from_sources(&all)
    }

    /// From files in memory.
    pub fn from_sources(all: &Sources) -> Result<Library, LibraryError> {
        let printed = Sources::from_pairs(all.iter().filter(|(path, _)| !path.starts_with(FIGURES)));
        let loaded = content::load(&printed);
        let findings = loaded.diagnostics.len();
        let shelf = Shelf::new(loaded).ok_or(LibraryError::Mistakes(findings))?;
        let mut rooms = BTreeMap::new();
        for (_, svg) in
            printed.iter().filter(|(path, _)| path.rsplit_once('.').is_some_and(|(_, end)| end == "svg"))
        {
            let Some(side) = content::tile::read_side("", svg, &mut Vec::new()) else { continue };
            if let Some(art) = content::tile::art(svg) {
                rooms.insert(side.side.name, Picture::new(art));
            }
        }
        let figures = all.iter().filter_map(|(path, svg)| {
            let name = path.strip_prefix(FIGURES)?.strip_suffix(".svg")?;
            Some((name.to_string(), Picture::new(svg.to_string())))
        });
        Ok(Library { shelf, pictures: Pictures { rooms, figures: figures.collect() } })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_content_can_be_played() {
        let library = Library::open(None).expect("the built-in content is sound");
        assert!(!library.shelf.book().chapters.is_empty());
        assert_eq!(library.pictures.rooms.len(), library.shelf.book().sides.len());
    }
}
