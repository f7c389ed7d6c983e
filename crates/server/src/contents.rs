//! One book and all that is printed of it: its words, its prose and its pictures.

use content::{AboutBook, Bands, BookFiles, Completeness, Diagnostic, Edition, Package, Sources, StoryBook};
use engine::saving::hex;
use view::Catalogue;
use web::{Picture, Pictures};

/// Figures are pictures only: the book does not link them.
const FIGURES: &str = "figures/";
/// So are those of the story.
const STORY: &str = "/pictures/";

/// All that is printed of one book.
pub struct Content {
    /// The book's name; empty for files without one.
    pub story: String,
    /// What it says about itself.
    pub about: AboutBook,
    /// How complete it is in each language.
    pub languages: Vec<Completeness>,
    /// How hard its chapters are meant to be.
    pub balance: Vec<Bands>,
    /// Its name and version, if it was added; else its name.
    pub key: String,
    /// The book with its words in every language.
    pub catalogue: Catalogue,
    /// Pictures of rooms, figures, tokens and dice.
    pub pictures: Pictures,
    /// What the check had to say when it was added.
    pub(crate) remarks: Vec<Diagnostic>,
    files: BookFiles,
}

impl Content {
    /// Of a book that was linked.
    pub(crate) fn new(story: StoryBook) -> Content {
        let pictures = story
            .pictures
            .iter()
            .map(|p| (web::story_picture(&p.chapter, &p.moment), Picture::new(p.svg.clone())));
        let (told, name, files) = (pictures.collect(), story.story.clone(), story.files.clone());
        let (about, balance) = (story.about.clone(), story.balance.clone());
        let languages = content::completeness(&files.all.only(|path| files.own.contains(path)));
        let catalogue = Catalogue::new(story);
        let drawn = Pictures::new(rooms(&catalogue, &files.all), figures(&files.all), told);
        let pictures = web::print_cards(drawn, &catalogue);
        let remarks = Vec::new();
        Content {
            key: name.clone(),
            story: name,
            about,
            languages,
            balance,
            catalogue,
            pictures,
            remarks,
            files,
        }
    }

    /// Of a book that was added.
    pub(crate) fn added(package: Package) -> Content {
        let (key, remarks) = (package.key(), package.warnings);
        Content { key, remarks, ..Content::new(package.story) }
    }

    /// Whether it was added, and is not one of those the server was started with.
    pub(crate) fn is_added(&self) -> bool {
        self.key != self.story
    }

    /// The files it was made of, its own over those of the box.
    pub(crate) fn sources(&self) -> &Sources {
        &self.files.all
    }

    /// The edition of a chapter, by its hash.
    pub(crate) fn has_edition(&self, chapter: &str, edition: &str) -> bool {
        let book = self.catalogue.book();
        book.chapter_named(chapter).is_some_and(|c| hex(&book.chapters[c.ix()].edition) == edition)
    }

    /// All files of what a chapter uses.
    pub(crate) fn edition(&self, chapter: &str) -> Option<Edition> {
        self.files.edition(self.catalogue.book(), chapter)
    }
}

/// The pictures of the rooms, each of the drawing that was linked: where two files draw one name, its link table tells.
fn rooms(catalogue: &Catalogue, files: &Sources) -> web::Named {
    let mut rooms = web::Named::default();
    let is_room = |path: &str| {
        !path.starts_with(FIGURES)
            && !path.contains(STORY)
            && path.rsplit_once('.').is_some_and(|(_, end)| end == "svg")
    };
    for (_, svg) in files.iter().filter(|(path, _)| is_room(path)) {
        let Some(drawn) = content::tile::read_side("", svg, &mut Vec::new()) else { continue };
        let linked = |other: &&content::tile::DrawnSide| {
            other.side.name == drawn.side.name && other.outlines == drawn.outlines
        };
        if catalogue.drawings().iter().any(|other| linked(&other))
            && let Some(art) = content::tile::art(svg)
        {
            rooms.insert(drawn.side.name, Picture::new(art));
        }
    }
    rooms
}

/// Figures by name; what is not safe to be served is not shown.
fn figures(files: &Sources) -> web::Named {
    let figures = files.iter().filter_map(|(path, svg)| {
        let name = path.rsplit_once(FIGURES)?.1.strip_suffix(".svg")?;
        Some((name.to_string(), Picture::new(content::tile::art(svg)?)))
    });
    figures.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use content::Opened;

    #[test]
    fn the_built_in_content_can_be_played() {
        for story in Opened::built_in().load().books {
            let content = Content::new(story);
            assert!(!content.catalogue.book().chapters.is_empty());
            assert_eq!(content.pictures.rooms.len(), content.catalogue.book().sides.len());
        }
    }

    #[test]
    fn figures_are_served_only_as_far_as_they_are_drawings() {
        let opened = Opened::built_in();
        let drawing = |inside: &str| {
            format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" data-shelf=\"icon\" data-x=\"y\" viewBox=\"0 0 9 9\">\
                 {inside}<path d=\"M0 0H9\"/></svg>"
            )
        };
        let built_in = opened.all();
        let drawn = built_in.iter().filter(|(path, _)| path.starts_with(FIGURES)).count();
        let foreign = [
            ("fine", ""),
            ("script", "<script>alert(1)</script>"),
            ("event", "<rect onclick=\"alert(1)\"/>"),
            ("outside", "<use href=\"https://evil.example/x.svg#a\"/>"),
            ("foreign", "<foreignObject><body xmlns=\"http://www.w3.org/1999/xhtml\"/></foreignObject>"),
        ];
        let foreign = foreign.map(|(name, inside)| (format!("{FIGURES}{name}.svg"), drawing(inside)));
        let all = Sources::from_pairs(foreign).over(&built_in);
        let mut story = opened.load().books.remove(0);
        story.files.all = all.clone();
        let content = Content::new(story);
        let served = |name: &str| content.pictures.find("figure", name).map(|p| p.svg.to_string());
        let fine = served("fine").expect("a drawing");
        assert!(fine.contains("data-shelf=\"icon\"") && fine.contains("M0 0H9"), "{fine}");
        assert!(!fine.contains("data-x"), "only what is allowed: {fine}");
        for name in ["script", "event", "outside", "foreign"] {
            assert_eq!(served(name), None, "{name}");
        }
        let shelved = all.iter().filter(|(path, svg)| {
            let name = path.strip_prefix(FIGURES).and_then(|p| p.strip_suffix(".svg"));
            let shelf = svg.split("data-shelf=\"").nth(1).and_then(|v| v.split('"').next());
            name.and_then(|n| content.pictures.find("figure", n)).is_some_and(|p| Some(p.shelf()) == shelf)
        });
        assert_eq!(shelved.count(), drawn + 1, "every built-in figure stays where it was");
    }
}
