//! Signs at the exits of a room: what lies behind them, as far as the party knows.

use crate::frame::Page;
use engine::book::Edge;
use maud::{Markup, html};
use view::{Beyond, WayView};
use words::Args;

/// Units a letter takes at the size of a sign; a generous guess, since nobody here can measure.
const LETTER: usize = 14;

/// All signs of a room.
pub(crate) fn signs(ctx: Page, &(tile, ways): &(u8, &[WayView])) -> Markup {
    html! { g.beyonds id={ "beyond-" (tile) } { @for way in ways { (sign(ctx, way)) } } }
}

fn sign(ctx: Page, way: &WayView) -> Markup {
    let place = |key: &str, room: &str| {
        let side = ctx.t(&format!("web-exit-{}", way.edge.name()));
        ctx.say(key, &Args::new().text("exit", side).text("room", room))
    };
    let (words, label, tile) = match &way.beyond {
        Beyond::Nowhere => (None, place("web-beyond-nowhere", ""), None),
        Beyond::Unexplored => {
            (Some(ctx.t("web-beyond-unexplored.sign").into_owned()), place("web-beyond-unexplored", ""), None)
        }
        Beyond::Room { name, tile: None } => (Some(name.clone()), place("web-beyond-room", name), None),
        Beyond::Room { name, tile } => (
            Some(name.clone()),
            format!("{}. {}", place("web-beyond-room", name), ctx.t("web-beyond-look")),
            *tile,
        ),
    };
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
            tabindex="-1" aria-label=(label) data-show=[tile] data-x=(at_x) data-y=(at_y)
            transform={ "translate(" (x) " " (y) ") rotate(" (turn) ")" } {
            title { (label) }
            rect y="-21" width=(width) height="42" rx="8" {}
            @match &words {
                Some(words) => text x=(width / 2) y="8" { (words) },
                None => path d="M13 -9L31 9M31 -9L13 9" {},
            }
        }
    }
}
