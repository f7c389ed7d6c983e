//! What is played, for the page's scripts: data, not words.

use crate::html::Room;
use crate::page::Page;
use crate::table::part::TablePart;
use engine::Ask;
use maud::{Markup, PreEscaped, Render, html};
use serde::Serialize;
use view::{TableView, TrackKind, WalkView};

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
        }
    }

    fn draw(_: Page, play: Play) -> Markup {
        html! { div id="play" hidden { (PreEscaped(json(&play))) } }
    }
}

/// Where the mouse at turn could walk to, what that costs, and which of these walks leads to the space before: apart from
/// the rest, because it changes with every step.
pub(crate) struct Walks;

impl TablePart for Walks {
    type Input<'v> = &'v [WalkView];

    fn input(view: &TableView, _: usize) -> Self::Input<'_> {
        &view.walks
    }

    fn draw(_: Page, walks: Self::Input<'_>) -> Markup {
        html! {
            (Room(64 + 16 * walks.len()))
            div id="walks" hidden {
                "["
                @for (i, WalkView { space, cost, from }) in walks.iter().enumerate() {
                    @if i > 0 { "," }
                    "[" (Quoted(space)) "," (cost) "," @if let Some(from) = from { (from) } @else { "null" } "]"
                }
                "]"
            }
        }
    }
}

/// A text as JSON among markup.
struct Quoted<'a>(&'a str);

impl Render for Quoted<'_> {
    fn render_to(&self, out: &mut String) {
        // There are dozens in every message, and nearly all are a letter or two and a number.
        if self.0.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-') {
            out.push('"');
            out.push_str(self.0);
            out.push('"');
        } else {
            out.push_str(&json(self.0));
        }
    }
}

/// Data as JSON among markup: quotation marks need no other form in a text; what would be read as markup does.
fn json<T: Serialize + ?Sized>(data: &T) -> String {
    let json = serde_json::to_string(data).expect("plain data");
    json.replace('&', "\\u0026").replace('<', "\\u003c")
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
