//! Where the next step on the way to victory is to be done: a pennant on its space, or at the way that leads there.

use super::rooms::open;
use crate::page::Page;
use crate::table::part::TablePart;
use engine::book::Edge;
use maud::{Markup, html};
use std::sync::Arc;
use view::{NearWay, RoomPlan, TableView};

/// The pennants of a room.
pub(crate) struct Beacons;

/// All that is drawn of them.
#[derive(PartialEq)]
pub(crate) struct Marked<'v> {
    plan: &'v Arc<RoomPlan>,
    spaces: &'v [String],
    way: Option<NearWay>,
    /// The goal is the room itself.
    whole: bool,
}

impl TablePart for Beacons {
    type Input<'v> = (usize, Option<Marked<'v>>);

    fn input(view: &TableView, n: usize) -> Self::Input<'_> {
        let marked = open(view, n).zip(view.chapter.near.as_ref()).map(|(tile, near)| Marked {
            plan: &tile.room,
            spaces: near.spaces_on(tile.tile),
            way: near.way.filter(|_| near.from == Some(tile.tile)),
            whole: near.is_room(tile.tile, &tile.room.id),
        });
        (n, marked.filter(|marked| !marked.spaces.is_empty() || marked.way.is_some() || marked.whole))
    }

    fn draw(_: Page, (n, marked): Self::Input<'_>) -> Markup {
        let Some(Marked { plan, spaces, way, whole }) = marked else {
            return html! { g.beacons id={ "beacons-" (n) } hidden {} };
        };
        let flips = way == Some(NearWay::Flip);
        let meant = plan.spaces.iter().filter(|s| spaces.contains(&s.id) || (flips && s.flip.is_some()));
        html! {
            // Whoever listens is told by the labels of spaces and signs.
            g.beacons id={ "beacons-" (n) } aria-hidden="true" {
                @for space in meant {
                    g.beacon transform={ "translate(" (space.x) " " (space.y) ")" } { circle.halo r="47" {} (pennant(30, -24)) }
                }
                @if whole {
                    g.beacon.whole { rect.halo x="11" y="11" width="978" height="978" rx="30" {} }
                    g.beacon transform="translate(42 42)" { circle.seal r="27" {} (pennant(-6, 17)) }
                }
                @if let Some(NearWay::Exit(edge)) = way {
                    @let (x, y) = beside(edge);
                    g.beacon transform={ "translate(" (x) " " (y) ")" } { circle.seal r="27" {} (pennant(-6, 17)) }
                }
            }
        }
    }
}

/// On the frame beside a door, on the other side than the sign that says where it leads.
fn beside(edge: Edge) -> (i16, i16) {
    match edge {
        Edge::North => (400, 32),
        Edge::South => (400, 968),
        Edge::West => (32, 604),
        Edge::East => (968, 604),
    }
}

/// A pole and its cloth; the foot of the pole stands here.
pub(super) fn pennant(x: i16, y: i16) -> Markup {
    html! {
        g.pennant transform={ "translate(" (x) " " (y) ")" } {
            path.pole d="M0 2V-38" {}
            path.cloth d="M0 -38Q11 -43 20 -36T34 -34L27 -25L34 -15Q22 -12 14 -17T0 -18Z" {}
        }
    }
}
