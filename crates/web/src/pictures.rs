//! Pictures served as files of their own: rooms, figures, tokens, dice. Icons are drawn into the page, because
//! they take the colour of the text around them.

use foldhash::fast::RandomState;
use maud::{Markup, PreEscaped, html};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::fmt::Write;
use std::sync::Arc;
use words::Lang;

/// A picture to be served as a file of its own.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The file.
    pub svg: Arc<str>,
    /// A short hash of it, for an address that may be kept for ever.
    pub hash: String,
    /// Where pages find it.
    address: String,
    /// What it says it is: `mouse`, `foe`, `token`, `die` or `icon`.
    shelf: String,
}

impl Picture {
    /// From a drawing that was found safe to be served.
    pub fn new(svg: String) -> Picture {
        let hash = Sha256::digest(svg.as_bytes())[..6].iter().fold(String::new(), |mut out, b| {
            let _ = write!(out, "{b:02x}");
            out
        });
        let root = svg.split('>').next().unwrap_or_default();
        let shelf = root.split("data-shelf=\"").nth(1).and_then(|v| v.split('"').next());
        let shelf = shelf.unwrap_or("token").to_string();
        Picture { svg: svg.into(), hash, address: String::new(), shelf }
    }

    /// What it says it is: `mouse`, `foe`, `token`, `die` or `icon`.
    pub fn shelf(&self) -> &str {
        &self.shelf
    }

    /// What is drawn, without the root element.
    fn inside(&self) -> &str {
        let body = self.svg.split_once('>').map_or("", |(_, rest)| rest);
        body.rsplit_once("</svg>").map_or(body, |(inside, _)| inside)
    }
}

/// How pages find the pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Addresses {
    /// Below `/art/`, with their hash.
    #[default]
    Server,
    /// In folders beside the page's own.
    Beside,
}

/// Pictures by their names; every page looks many up.
pub type Named = HashMap<String, Picture, RandomState>;

/// The name of the picture of a moment.
pub fn story_picture(chapter: &str, moment: &str) -> String {
    format!("{chapter}.{moment}")
}

/// All pictures by kind and name.
#[derive(Clone, Debug, Default)]
pub struct Pictures {
    /// Rooms by the name of their side.
    pub rooms: Named,
    /// Figures, tokens and dice by name.
    pub figures: Named,
    /// Pictures of the story by chapter and moment: see [`story_picture`].
    pub story: Named,
    /// What is printed on cards, as markup; for each language.
    pub(crate) cards: [CardMarkup; Lang::ALL.len()],
}

/// What is printed on cards, drawn once: it never changes. By the cards' ids.
#[derive(Clone, Debug, Default)]
pub(crate) struct CardMarkup {
    pub(crate) search: HashMap<String, Markup, RandomState>,
    pub(crate) abilities: HashMap<String, Markup, RandomState>,
    pub(crate) initiative: HashMap<String, Markup, RandomState>,
}

impl Pictures {
    /// Pictures that pages find below `/art/`.
    pub fn new(rooms: Named, figures: Named, story: Named) -> Pictures {
        Pictures { rooms, figures, story, ..Pictures::default() }.at(Addresses::Server)
    }

    /// Pictures that pages find by addresses of a kind.
    #[must_use]
    pub fn at(mut self, addresses: Addresses) -> Pictures {
        let all = [("room", &mut self.rooms), ("figure", &mut self.figures), ("story", &mut self.story)];
        for (kind, pictures) in all {
            for (name, picture) in pictures {
                picture.address = match addresses {
                    Addresses::Server => format!("/art/{kind}/{name}/{}.svg", picture.hash),
                    Addresses::Beside => format!("../{kind}/{name}.svg"),
                };
            }
        }
        self
    }

    /// The address of a room's picture.
    pub fn room(&self, name: &str) -> Option<&str> {
        self.rooms.get(name).map(|p| p.address.as_str())
    }

    /// The address of a figure's picture.
    pub fn figure(&self, name: &str) -> Option<&str> {
        self.figures.get(name).map(|p| p.address.as_str())
    }

    /// The address of the picture of a moment of the story.
    pub fn moment(&self, chapter: &str, moment: &str) -> Option<&str> {
        self.story.get(&story_picture(chapter, moment)).map(|p| p.address.as_str())
    }

    /// The address of a minion's picture; a greedy one may have a picture of its own.
    pub fn minion(&self, kind: &str, greedy: bool) -> Option<&str> {
        let own = greedy.then(|| self.figure(&format!("greedy-{kind}"))).flatten();
        own.or_else(|| self.figure(kind))
    }

    /// The picture at an address below `/art/`.
    pub fn find(&self, kind: &str, name: &str) -> Option<&Picture> {
        match kind {
            "room" => self.rooms.get(name),
            "figure" => self.figures.get(name),
            "story" => self.story.get(name),
            _ => None,
        }
    }

    /// The names on a shelf, in order.
    pub fn on_shelf(&self, shelf: &str) -> Vec<&str> {
        let named = self.figures.iter().filter(|(_, p)| p.shelf() == shelf);
        let mut names: Vec<&str> = named.map(|(name, _)| name.as_str()).collect();
        names.sort_unstable();
        names
    }

    /// An icon in the colour of the text; nothing if there is none of that name. It only names the drawing, which
    /// the page holds once ([`Pictures::signs`]): cards are sent with many choices.
    pub fn icon(&self, name: &str) -> Markup {
        html! {
            @if self.figures.get(name).is_some_and(|p| p.shelf() == "icon") {
                svg.sign aria-hidden="true" { use href={ "#sign-" (name) } {} }
            }
        }
    }

    /// The drawings of the icons that a page names.
    pub(crate) fn signs(&self, wanted: impl Fn(&str) -> bool) -> Markup {
        html! {
            @for name in self.on_shelf("icon").into_iter().filter(|name| wanted(name)) {
                symbol id={ "sign-" (name) } viewBox="0 0 100 100" { (PreEscaped(self.figures[name].inside())) }
            }
        }
    }
}
