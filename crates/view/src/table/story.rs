//! What is read aloud.

use crate::Locale;
use crate::event::{Fact, InitiativeCard, PublicEvent};
use content::{Listeners, Passage};
use engine::board::Board;
use engine::book::Book;
use engine::id::{Fig, MinionId, MouseId};
use engine::options::Variant;
use engine::{Game, Outcome};
use serde::Serialize;
use words::{GrammaticalCase, Lang};

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
    /// Who speaks in each of its paragraphs, where the author says so.
    pub voices: Vec<Option<Voice>>,
    /// Where the party was when it was read.
    pub place: Option<ScenePlace>,
}

impl StoryPage {
    /// What is told between two chapters, nowhere in particular.
    pub fn between(
        locale: Locale,
        passage: &Passage,
        listeners: &impl Listeners,
        lang: Option<Lang>,
    ) -> StoryPage {
        let text = passage.told(listeners);
        let voices = voices(locale, &passage.speakers(listeners));
        let (moment, title) = (passage.moment.clone(), String::new());
        StoryPage { moment, title, text, lang, coach: None, voices, place: None }
    }
}

/// Somebody who speaks in the story.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Voice {
    /// By id: a mouse, a minion, or somebody who never stands on the board.
    pub figure: String,
    /// What they are called.
    pub name: String,
}

fn voices(locale: Locale, said: &[Option<&str>]) -> Vec<Option<Voice>> {
    let (book, nom) = (locale.book(), GrammaticalCase::Nom);
    let called = |figure: &str| {
        let mouse = book.mice.iter().position(|m| m.name == figure);
        let minion = book.minions.iter().position(|m| m.name == figure);
        match (mouse, minion) {
            (Some(m), _) => locale.mouse(MouseId(m as u8), nom).to_string(),
            (None, Some(m)) => locale.kind(MinionId(m as u8), nom).to_string(),
            (None, None) => locale.plain(&format!("voice-{figure}")),
        }
    };
    let voice = |figure: &str| Voice { figure: figure.to_string(), name: called(figure) };
    said.iter().map(|figure| figure.map(voice)).collect()
}

/// A room, and who stands in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScenePlace {
    /// The room by id.
    pub room: String,
    /// Mice by id.
    pub mice: Vec<String>,
}

impl ScenePlace {
    /// The room of this mouse, or else of the mouse at turn.
    fn of(book: &Book, board: &Board, whose: Option<&str>) -> Option<ScenePlace> {
        let name = |m: usize| book.mice[board.mice()[m].mouse().ix()].name.clone();
        let named = whose.and_then(|whose| board.mice_on_board().find(|m| name(*m) == whose));
        let at_turn = board.turn().mouse().filter(|m| board.place(Fig::mouse(*m)).is_some());
        let mouse = named.or(at_turn).or_else(|| board.mice_on_board().next())?;
        let tile = board.place(Fig::mouse(mouse))?.tile;
        let room = board.side(book, tile).name.clone();
        Some(ScenePlace { room, mice: board.mice_on(tile).map(name).collect() })
    }
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

/// What was read aloud in some events, in order; the opening comes before the first of all. `board` is what they led to.
pub(crate) fn story(
    locale: Locale,
    game: &Game,
    board: &Board,
    told: &[PublicEvent],
    first: bool,
) -> Vec<StoryPage> {
    let speaks = |t: &PublicEvent| matches!(t.fact, Fact::MomentRead { .. } | Fact::Ended { .. });
    if !first && !told.iter().any(speaks) {
        return Vec::new();
    }
    let chapter = &game.board().chapter(game.book()).name;
    let party = AtTable::new(game);
    let mut pages = Vec::new();
    let mut read = |moment: &str, title: String, coach: Option<&String>, whose: Option<&str>| {
        if let Some((passage, lang)) = locale.passage(chapter, moment) {
            // What goes on after a chapter does so somewhere else.
            let elsewhere = matches!(moment, "continues" | "onward");
            let place = if elsewhere { None } else { ScenePlace::of(game.book(), board, whose) };
            let (moment, coach, text) = (moment.to_string(), coach.cloned(), passage.told(&party));
            let voices = voices(locale, &passage.speakers(&party));
            pages.push(StoryPage { moment, title, text, lang, coach, voices, place });
        }
    };
    let name = locale.plain(&format!("chapter-{chapter}"));
    if first {
        read("opening", name.clone(), None, None);
    }
    for (at, t) in told.iter().enumerate() {
        match &t.fact {
            Fact::MomentRead { moment, coach } => {
                let aside = !matches!(&**moment, "opening" | "victory" | "defeat" | "continues" | "onward");
                read(moment, name.clone(), coach.as_ref().filter(|_| aside), whose_turn(&told[at..]));
            }
            Fact::Ended { outcome: Outcome::Victory } => {
                read("victory", locale.plain("web-victory"), None, None);
                read("continues", locale.plain("party-meanwhile"), None, None);
            }
            Fact::Ended { .. } => {
                read("defeat", locale.plain("web-defeat"), None, None);
                // There is no trying again then: the tale leads on at once (VAR-4).
                if game.board().options().has(Variant::TaleGoesOn) {
                    read("onward", locale.plain("party-meanwhile"), None, None);
                }
            }
            _ => {}
        }
    }
    pages
}

/// The mouse whose turn was not over yet when the first of these events happened: of a party in two rooms, the one that is there.
fn whose_turn(rest: &[PublicEvent]) -> Option<&str> {
    let over = rest.iter().find(|t| matches!(t.fact, Fact::TurnOver { .. } | Fact::TurnBegan { .. }))?;
    match &over.fact {
        Fact::TurnOver { card: InitiativeCard::Mouse(mouse) } => Some(mouse),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::PublicCause;

    #[test]
    fn a_moment_at_the_end_of_a_turn_is_read_where_that_mouse_stands() {
        let mouse = |name: &str| InitiativeCard::Mouse(name.to_string());
        let read = Fact::MomentRead { moment: "labels".to_string(), coach: None };
        let over = |card| Fact::TurnOver { card };
        let began = Fact::TurnBegan { card: mouse("collin"), slot: None, actions: 1 };
        let cases = [
            (vec![read.clone(), over(mouse("filch")), began.clone()], Some("filch")),
            // Between two turns, or in a minion's: nobody in particular.
            (vec![read.clone(), began], None),
            (vec![read.clone(), over(InitiativeCard::Minion("rat-warrior".to_string()))], None),
            (vec![read], None),
        ];
        for (facts, whose) in cases {
            let event = |fact| PublicEvent { fact, cause: PublicCause::default() };
            let events: Vec<PublicEvent> = facts.into_iter().map(event).collect();
            assert_eq!(whose_turn(&events), whose, "{events:?}");
        }
    }
}
