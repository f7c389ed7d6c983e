//! Pictures of the story: a drawing beside the prose for each moment that has one.

use crate::link::Link;
use crate::sources::Sources;
use crate::texts::prose::ALWAYS;
use crate::tile;
use crate::tree::At;
use engine::book::Chapter;

/// The folder beside a chapter that holds them.
pub(crate) const PICTURES: &str = "pictures";

/// What is seen while a moment is read aloud.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoryPicture {
    /// The chapter.
    pub chapter: String,
    /// The moment: the name of the file.
    pub moment: String,
    /// The drawing, rebuilt from what is allowed.
    pub svg: String,
}

impl Link {
    /// The pictures of a chapter, from `pictures/MOMENT.svg` beside its declaration.
    pub(crate) fn story_pictures(
        &mut self,
        chapter: &Chapter,
        dir: &str,
        all: &Sources,
    ) -> Vec<StoryPicture> {
        let folder = if dir.is_empty() { format!("{PICTURES}/") } else { format!("{dir}/{PICTURES}/") };
        let mut pictures = Vec::new();
        for (path, svg) in all.iter() {
            let Some(moment) = path.strip_prefix(&folder).and_then(|name| name.strip_suffix(".svg")) else {
                continue;
            };
            let moments = chapter.moments.iter().map(String::as_str).chain(ALWAYS.iter().copied());
            if !moments.clone().any(|m| m == moment) {
                let file = self.files.iter().position(|f| f == path).unwrap_or(0) as u16;
                let suggestion = crate::diagnostic::nearest(moment, moments);
                let args = [("name", moment), ("suggestion", &*suggestion)];
                self.warn("C0510", At { file, ..At::default() }, &args);
            }
            if let Some(svg) = tile::picture(path, svg, &mut self.out) {
                let (chapter, moment) = (chapter.name.clone(), moment.to_string());
                pictures.push(StoryPicture { chapter, moment, svg });
            }
        }
        pictures
    }
}
