//! Signs at the exits of a room: what lies behind them, as far as the party knows.

use crate::html::{List, text};
use crate::page::Page;
use crate::table::part::TablePart;
use engine::book::Edge;
use maud::{Markup, html};
use view::{Beyond, NearWay, TableView, WayView};
use words::Args;

/// Units a letter takes at the size of a sign; a generous guess, since nobody here can measure.
const LETTER: usize = 14;

/// All signs of a room.
pub(crate) struct Signs;

impl TablePart for Signs {
    type Input<'v> = (usize, &'v [WayView], Option<NearWay>);

    fn input(view: &TableView, n: usize) -> Self::Input<'_> {
        let tile = &view.tiles[n];
        let near = view.chapter.near.as_ref().filter(|near| near.from == Some(tile.tile));
        (n, &tile.ways, near.and_then(|near| near.way))
    }

    fn draw(page: Page, (n, ways, goal): Self::Input<'_>) -> Markup {
        let leads = |way: &WayView| goal == Some(NearWay::Exit(way.edge));
        html! { g.beyonds id={ "signs-" (n) } hidden[ways.is_empty()] { @for way in ways { (sign(page, way, leads(way))) } } }
    }
}

fn sign(page: Page, way: &WayView, goal: bool) -> Markup {
    let place = |key: &str, room: &str| {
        let side = page.t(&format!("web-exit-{}", way.edge.name()));
        page.say(key, &Args::new().text("exit", side).text("room", room))
    };
    let (words, name, tile) = match &way.beyond {
        Beyond::Nowhere => (None, place("web-beyond-nowhere", ""), None),
        Beyond::Unexplored => (
            Some(page.t("web-beyond-unexplored.sign").into_owned()),
            place("web-beyond-unexplored", ""),
            None,
        ),
        Beyond::Room { name, tile } => (Some(name.clone()), place("web-beyond-room", name), *tile),
    };
    let name = if goal { format!("{name}. {}", page.t("web-beyond-goal")) } else { name };
    let deed = tile.map(|_| page.t("web-beyond-look"));
    let label = deed.as_ref().map_or_else(|| name.clone(), |deed| format!("{name}. {deed}"));
    // Beside the door, along the frame; upright signs are read from below.
    let (x, y, turn) = match way.edge {
        Edge::North => (578, 26, 0),
        Edge::South => (578, 974, 0),
        Edge::West => (26, 422, -90),
        Edge::East => (974, 422, -90),
    };
    let width = words.as_ref().map_or(44, |w| w.chars().count() * LETTER + 28);
    // Where the arrow keys find it: a little off the arrow that leads out.
    let (at_x, at_y) = match way.edge {
        Edge::North | Edge::South => (x + 60, y),
        Edge::East | Edge::West => (x, y - 60),
    };
    html! {
        g.beyond.nowhere[words.is_none()].known[tile.is_some()] role=(if tile.is_some() { "button" } else { "img" })
            tabindex="-1" aria-label=(text(&label)) data-name=(text(&name)) data-deeds=[deed.as_ref().map(std::slice::from_ref).map(List)] data-show=[tile] data-x=(at_x) data-y=(at_y)
            transform={ "translate(" (x) " " (y) ") rotate(" (turn) ")" } {
            title { (text(&label)) }
            rect y="-21" width=(width) height="42" rx="8" {}
            @match &words {
                Some(words) => text x=(width / 2) y="8" { (text(words)) },
                None => path d="M13 -9L31 9M31 -9L13 9" {},
            }
        }
    }
}
