//! What is read aloud.

use crate::Locale;
use engine::event::Event;
use engine::{CausedEvent, Game, Outcome};
use serde::Serialize;

/// A page that is read aloud.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StoryPage {
    /// The moment's id.
    pub moment: String,
    /// Its heading, if it has one.
    pub title: String,
    /// Markdown.
    pub text: String,
    /// Spoken beside the board by this figure, not read out in front of it.
    pub coach: Option<String>,
}

/// What was read aloud in some events, in order; the opening comes before the first of all.
pub(crate) fn story(locale: Locale, game: &Game, told: &[CausedEvent], first: bool) -> Vec<StoryPage> {
    let speaks = |t: &CausedEvent| matches!(t.event, Event::MomentRead { .. } | Event::Ended { .. });
    if !first && !told.iter().any(speaks) {
        return Vec::new();
    }
    let chapter = game.board().chapter(game.book());
    let goes = |name: &str| game.board().mice().iter().any(|m| game.book().mice[m.mouse().ix()].name == name);
    let mut pages = Vec::new();
    let mut read = |moment: &str, title: String| {
        let passage = locale.catalogue().prose().iter().find(|p| {
            p.chapter == chapter.name && p.language == locale.lang().as_str() && p.moment == moment
        });
        if let Some(passage) = passage {
            let aside = !matches!(moment, "opening" | "victory" | "defeat" | "continues");
            let coach = chapter.coach.clone().filter(|_| aside);
            pages.push(StoryPage { moment: moment.to_string(), title, text: passage.told(goes), coach });
        }
    };
    let name = locale.plain(&format!("chapter-{}", chapter.name));
    if first {
        read("opening", name.clone());
    }
    for t in told {
        match t.event {
            Event::MomentRead { moment } => {
                if let Some(moment) = chapter.moments.get(moment.ix()) {
                    read(moment, name.clone());
                }
            }
            Event::Ended { outcome: Outcome::Victory } => {
                read("victory", locale.plain("web-victory"));
                read("continues", locale.plain("party-meanwhile"));
            }
            Event::Ended { .. } => read("defeat", locale.plain("web-defeat")),
            _ => {}
        }
    }
    pages
}
