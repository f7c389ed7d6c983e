//! What is read aloud.

use crate::Locale;
use crate::event::{Fact, PublicEvent};
use content::Listeners;
use engine::options::Variant;
use engine::{Game, Outcome};
use serde::Serialize;
use words::Lang;

/// A page that is read aloud.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StoryPage {
    /// The moment's id.
    pub moment: String,
    /// Its heading, if it has one.
    pub title: String,
    /// Markdown.
    pub text: String,
    /// The language of the text, where that is not the reader's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lang: Option<Lang>,
    /// Spoken beside the board by this figure, not read out in front of it.
    pub coach: Option<String>,
}

/// The party at a table, as its story sees it.
struct AtTable<'g> {
    game: &'g Game,
    achieved: u32,
}

impl<'g> AtTable<'g> {
    fn new(game: &'g Game) -> AtTable<'g> {
        // What a chapter's choices leave is known once it is over.
        let achieved = game.carry_over().map_or(game.board().achieved(), |over| over.achieved);
        AtTable { game, achieved }
    }
}

impl Listeners for AtTable<'_> {
    fn goes(&self, mouse: &str) -> bool {
        self.game.board().mice().iter().any(|m| self.game.book().mice[m.mouse().ix()].name == mouse)
    }

    fn achieved(&self, achievement: &str) -> bool {
        let found = self.game.book().achievements.iter().position(|a| a == achievement);
        found.is_some_and(|a| self.achieved >> a & 1 == 1)
    }
}

/// What was read aloud in some events, in order; the opening comes before the first of all.
pub(crate) fn story(locale: Locale, game: &Game, told: &[PublicEvent], first: bool) -> Vec<StoryPage> {
    let speaks = |t: &PublicEvent| matches!(t.fact, Fact::MomentRead { .. } | Fact::Ended { .. });
    if !first && !told.iter().any(speaks) {
        return Vec::new();
    }
    let chapter = &game.board().chapter(game.book()).name;
    let party = AtTable::new(game);
    let mut pages = Vec::new();
    let mut read = |moment: &str, title: String, coach: Option<&String>| {
        if let Some((passage, lang)) = locale.passage(chapter, moment) {
            let (moment, coach) = (moment.to_string(), coach.cloned());
            pages.push(StoryPage { moment, title, text: passage.told(&party), lang, coach });
        }
    };
    let name = locale.plain(&format!("chapter-{chapter}"));
    if first {
        read("opening", name.clone(), None);
    }
    for t in told {
        match &t.fact {
            Fact::MomentRead { moment, coach } => {
                let aside = !matches!(&**moment, "opening" | "victory" | "defeat" | "continues" | "onward");
                read(moment, name.clone(), coach.as_ref().filter(|_| aside));
            }
            Fact::Ended { outcome: Outcome::Victory } => {
                read("victory", locale.plain("web-victory"), None);
                read("continues", locale.plain("party-meanwhile"), None);
            }
            Fact::Ended { .. } => {
                read("defeat", locale.plain("web-defeat"), None);
                // There is no trying again then: the tale leads on at once (VAR-4).
                if game.board().options().has(Variant::TaleGoesOn) {
                    read("onward", locale.plain("party-meanwhile"), None);
                }
            }
            _ => {}
        }
    }
    pages
}
