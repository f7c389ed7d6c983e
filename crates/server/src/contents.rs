//! All that is printed: the book, its words, its prose and its pictures. Loaded once.

use content::{Loaded, Opened, Sources};
use std::path::Path;
use view::Catalogue;
use web::{Picture, Pictures};

/// Figures are pictures only: the book does not link them.
const FIGURES: &str = "figures/";

/// Why there is nothing to play from.
#[derive(Debug, thiserror::Error)]
pub enum ContentError {
    /// The folder cannot be read.
    #[error("the content folder cannot be read: {0}")]
    Unreadable(#[from] std::io::Error),
    /// The book has mistakes.
    #[error("the content has {0} mistakes; `barksburg check` shows them")]
    Mistakes(usize),
}

/// All that is printed.
pub struct Content {
    /// The book with its words in every language.
    pub catalogue: Catalogue,
    /// Pictures of rooms, figures, tokens and dice.
    pub pictures: Pictures,
}

impl Content {
    /// The built-in content, a folder of it, or a book that leans on the built-in box.
    pub fn open(folder: Option<&Path>) -> Result<Content, ContentError> {
        let opened = Opened::open(folder)?;
        Content::new(opened.load(), &opened.all())
    }

    /// From a book that was read, and all the files it was read from.
    pub(crate) fn new(loaded: Loaded, all: &Sources) -> Result<Content, ContentError> {
        let findings = loaded.diagnostics.len();
        let catalogue = Catalogue::new(loaded).ok_or(ContentError::Mistakes(findings))?;
        let mut rooms = web::Named::default();
        let is_room = |path: &str| {
            !path.starts_with(FIGURES) && path.rsplit_once('.').is_some_and(|(_, end)| end == "svg")
        };
        for (_, svg) in all.iter().filter(|(path, _)| is_room(path)) {
            let Some(side) = content::tile::read_side("", svg, &mut Vec::new()) else { continue };
            if let Some(art) = content::tile::art(svg) {
                rooms.insert(side.side.name, Picture::new(art));
            }
        }
        let figures = all.iter().filter_map(|(path, svg)| {
            let name = path.strip_prefix(FIGURES)?.strip_suffix(".svg")?;
            Some((name.to_string(), Picture::new(svg.to_string())))
        });
        let pictures = web::print_cards(Pictures::new(rooms, figures.collect()), &catalogue);
        Ok(Content { catalogue, pictures })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_content_can_be_played() {
        let content = Content::open(None).expect("the built-in content is sound");
        assert!(!content.catalogue.book().chapters.is_empty());
        assert_eq!(content.pictures.rooms.len(), content.catalogue.book().sides.len());
    }
}
