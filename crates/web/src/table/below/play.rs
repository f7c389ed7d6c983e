//! What is played, for the page's scripts: data, not words.

use crate::page::Page;
use crate::table::part::TablePart;
use engine::Ask;
use maud::{Markup, PreEscaped, html};
use serde::Serialize;
use view::{TableView, TrackKind};

/// The decision at hand as scripts read it.
#[derive(PartialEq, Serialize)]
pub(crate) struct Play<'v> {
    /// The room to look at.
    front: u8,
    /// Whether this page decides.
    decides: bool,
    /// What is being decided.
    ask: Option<Ask>,
    /// The mouse that decides; none if the party does.
    who: Option<&'v str>,
    /// The room of the spaces that can be chosen.
    tile: Option<u8>,
    /// Where the mouse at turn could walk to, what that costs, and which of these walks leads to the space before.
    walks: Vec<(&'v str, u8, Option<u8>)>,
    /// The piece of music for where the party is and what threatens it; none once all is over.
    music: &'static str,
}

impl TablePart for Play<'_> {
    type Input<'v> = Play<'v>;

    fn input(view: &TableView, _: usize) -> Play<'_> {
        let decision = view.decision.as_ref();
        Play {
            front: view.current_tile,
            decides: view.seat.decides,
            ask: decision.map(|d| d.ask),
            who: decision.and_then(|d| d.mouse.as_deref()),
            tile: view.deciding().map(|d| d.tile),
            music: music(view),
            walks: view.walks.iter().map(|walk| (&*walk.space, walk.cost, walk.from)).collect(),
        }
    }

    fn draw(_: Page, play: Play) -> Markup {
        let mut json = serde_json::to_string(&play).expect("plain data");
        // Quotation marks need no other form in a text; what would be read as markup does, and is hardly ever there.
        if json.bytes().fold(false, |found, b| found | matches!(b, b'&' | b'<')) {
            json = json.replace('&', "\\u0026").replace('<', "\\u003c");
        }
        html! { div id="play" hidden { (PreEscaped(json)) } }
    }
}

/// Danger is a boss, a wheel that is nearly full, or the last page; otherwise it depends on which side of the walls one is.
fn music(view: &TableView) -> &'static str {
    let chapter = &view.chapter;
    let boss = view.track.iter().any(|card| card.kind == TrackKind::Boss);
    let pressed = chapter.wheel + 1 >= chapter.wheel_size || chapter.page >= chapter.end_page;
    let below = view.tiles.iter().any(|t| t.tile == view.current_tile && t.room.below);
    match (view.outcome, boss || pressed, below) {
        (Some(_), ..) => "",
        (None, true, _) => "danger",
        (None, false, true) => "walls",
        (None, false, false) => "castle",
    }
}
