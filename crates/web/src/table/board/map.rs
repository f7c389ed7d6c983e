//! The chapter's map: small pictures, the unexplored ones dark.

use super::beacons::pennant;
use crate::html::text;
use crate::page::Page;
use crate::table::docks::fold;
use crate::table::part::TablePart;
use maud::{Markup, html};
use std::collections::BTreeSet;
use std::sync::Arc;
use view::{FigureKind, RoomPlan, TableView};
use words::Args;

/// The map.
pub(crate) struct Map;

/// All that is drawn of a room on the map.
#[derive(PartialEq)]
pub(crate) struct MapTile<'v> {
    tile: u8,
    x: i8,
    y: i8,
    room: &'v Arc<RoomPlan>,
    explored: bool,
    front: bool,
    mice: usize,
    foes: usize,
    /// The next goal is there.
    goal: bool,
}

impl TablePart for Map {
    type Input<'v> = Vec<MapTile<'v>>;

    fn input(view: &TableView, _: usize) -> Self::Input<'_> {
        let count = |tile: u8, mice: bool| {
            let on = view.figures.iter().filter(|f| f.at.tile == tile);
            on.filter(|f| (f.kind == FigureKind::Mouse) == mice).count()
        };
        let tiles = view.tiles.iter().filter(|t| !t.away).map(|t| MapTile {
            tile: t.tile,
            x: t.x,
            y: t.y,
            room: &t.room,
            explored: t.explored,
            front: t.tile == view.current_tile,
            mice: count(t.tile, true),
            foes: count(t.tile, false),
            goal: view.chapter.near.as_ref().is_some_and(|near| near.tile == Some(t.tile)),
        });
        tiles.collect()
    }

    fn draw(page: Page, tiles: Self::Input<'_>) -> Markup {
        let columns = tiles.iter().map(|t| t.x).collect::<BTreeSet<_>>();
        let rows = tiles.iter().map(|t| t.y).collect::<BTreeSet<_>>();
        let spot = |set: &BTreeSet<i8>, at: i8| set.iter().position(|v| *v == at).unwrap_or(0);
        let width = columns.len() as i64 * 104;
        let height = rows.len() as i64 * 104;
        html! {
            nav.map id="map" aria-label=(text(page.t("web-map"))) {
                (fold(page, "map", &page.t("web-map")))
                svg viewBox={ "0 0 " (width) " " (height) } role="group" aria-label=(text(page.t("web-map"))) {
                    @for tile in &tiles {
                        @let x = spot(&columns, tile.x) * 104 + 2;
                        @let y = spot(&rows, tile.y) * 104 + 2;
                        @let MapTile { front, mice, foes, .. } = *tile;
                        @let facts = Args::new().text("room", &tile.room.name).num("mice", mice as i64).num("foes", foes as i64);
                        @let name = if tile.explored { page.say("web-map-room", &facts) } else { page.say("web-map-unexplored", &facts) };
                        @let label = if tile.goal { format!("{name}, {}", page.t("web-space-goal")) } else { name };
                        g transform={ "translate(" (x) " " (y) ")" } {
                            g.maptile.front[front].dark[!tile.explored] data-show=[tile.explored.then_some(tile.tile)]
                                role=(if tile.explored { "button" } else { "img" })
                                tabindex=[tile.explored.then_some("0")] aria-label=(text(&label)) {
                                title { (text(&label)) }
                                @if let Some(url) = page.pictures.room(&tile.room.id) {
                                    image href=(text(url)) width="100" height="100" {}
                                }
                                rect width="100" height="100" {}
                            }
                            @if tile.goal { g.beacon aria-hidden="true" { circle.seal cx="77" cy="23" r="23" {} (pennant(72, 37)) } }
                            @if mice > 0 { g.mice aria-hidden="true" { circle cx="24" cy="78" r="15" {} text x="24" y="84" { (mice) } } }
                            @if foes > 0 {
                                g.foes aria-hidden="true" {
                                    path d="M76 60l16 8v10q0 12 -16 18q-16 -6 -16 -18v-10z" {}
                                    text x="76" y="84" { (foes) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
