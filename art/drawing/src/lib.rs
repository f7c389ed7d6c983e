//! The drawing kit: rooms of layered papercut in lantern light, whose outlines are what the rules run on.
//!
//! A room is a small file under [`rooms`]: it chooses a light, cuts the floor into stones around hand-placed seeds, marks
//! what the rules need and puts a few oversized things down. `docs/art.md` tells authors how.

// SVG is text that is built once; a macro per line would only hide the paths.
#![allow(clippy::format_push_string)]
// Points, normals and edges have one-letter names in every geometry book.
#![allow(clippy::many_single_char_names)]

mod border;
pub mod figures;
mod floor;
pub mod geometry;
pub mod marks;
mod moments;
pub mod palette;
pub mod paper;
mod picture;
pub mod room;
pub mod rooms;
pub mod scenery;
pub mod things;

/// Every file of `content/tiles`: its name and its text.
pub fn all() -> Vec<(&'static str, String)> {
    rooms::ALL.iter().map(|(file, draw)| (*file, draw().finish())).collect()
}

/// Every picture of the story: its path below `content` and its text.
pub fn all_pictures() -> Vec<(String, String)> {
    moments::all()
}

/// The wide picture of the game's first page.
pub fn key_art() -> String {
    moments::key_art()
}

/// Every file of `content/figures`: its name and its text.
pub fn all_figures() -> Vec<(String, String)> {
    let file = |(kind, name, draw): (figures::Kind, &str, figures::DrawFigure)| {
        // The gallery sorts them by this mark.
        let mark = format!("<svg data-shelf=\"{}\" ", kind.name());
        (format!("{name}.svg"), draw(name).replacen("<svg ", &mark, 1))
    };
    figures::all().into_iter().map(file).collect()
}
