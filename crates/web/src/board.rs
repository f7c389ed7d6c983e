//! The board: the room's picture with our own outlines and figures over it.

use crate::frame::Page;
use crate::keep::Slot;
use crate::text::Text;
use engine::book::{Edge, Flip, Size};
use maud::{Markup, html};
use std::fmt::Write;
use view::{
    DecisionView, FigureKind, FigureView, OfferView, RoomPlan, SnareView, SpacePlan, TableView, TileView,
    TokenView,
};
use words::Args;

/// Every explored room, the one the decision is about in front. `offers` are what this viewer may choose.
///
/// What can be chosen on a space is marked by the page's scripts, from the buttons and walks of the actions: it changes
/// with every step, the spaces never do.
pub(crate) fn board(ctx: Page, view: &TableView, offers: Option<&DecisionView>) -> Markup {
    html! {
        section.board id="board" data-front=(view.current_tile) aria-label=(Text(ctx.t("web-board"))) {
            @for tile in view.tiles.iter().filter(|t| t.explored || t.tile == view.current_tile) {
                (room(ctx, view, offers, tile))
            }
            div.abouts hidden { @for figure in &view.figures { (crate::about::about(ctx, figure)) } }
        }
    }
}

/// Sets of spaces as the page's scripts read them: hexadecimal, one number for each space.
fn bits(sets: &[u64]) -> String {
    let mut out = String::with_capacity(sets.len() * 9);
    for (i, set) in sets.iter().enumerate() {
        let _ = write!(out, "{}{set:x}", if i > 0 { " " } else { "" });
    }
    out
}

/// All that is drawn of a room besides what lies and stands in it.
#[derive(Hash)]
struct Room<'a> {
    tile: u8,
    plan: &'a RoomPlan,
    sight: &'a [u64],
    front: bool,
}

fn room(ctx: Page, view: &TableView, offers: Option<&DecisionView>, tile: &TileView) -> Slot {
    let (n, plan) = (tile.tile, &*tile.room);
    let offers = offers.filter(|o| o.tile == n).map_or(&[][..], |o| &o.choices);
    let lying = Lying {
        tile: n,
        plan,
        snares: view.snares.iter().filter(|s| s.at.tile == n).collect(),
        tokens: view.tokens.iter().filter(|t| t.at.tile == n).collect(),
    };
    let ways = Ways { tile: n, offers: offers.iter().filter(|o| o.edge.is_some()).collect() };
    let inside = [
        ctx.part(("spaces-", n), &Ground { tile: n, plan, traps: &tile.traps }, ground),
        ctx.part(("beyond-", n), &(n, tile.ways.as_slice()), crate::signs::signs),
        ctx.part(("exits-", n), &ways, exits),
        ctx.part(("tokens-", n), &lying, tokens),
        crowd(ctx, view, tile, offers),
    ];
    let room = Room { tile: n, plan, sight: &tile.sight, front: n == view.current_tile };
    ctx.holding(("room-", n), &room, &inside, whole_room)
}

fn whole_room(ctx: Page, room: &Room, inside: &[Slot]) -> Markup {
    let Room { tile, plan, sight, front } = room;
    html! {
        div.room id={ "room-" (tile) } data-tile=(tile) data-sight=(bits(sight)) data-near=(bits(&plan.near)) hidden[!front] {
            svg viewBox="0 0 1000 1000" role="group" aria-label=(plan.name) data-board="" {
                @if let Some(url) = ctx.pictures.room(&plan.id) {
                    image href=(url) width="1000" height="1000" {}
                }
                @for part in inside { (part) }
            }
        }
    }
}

/// The spaces of a room, and the traps that lie on them.
#[derive(Hash)]
struct Ground<'a> {
    tile: u8,
    plan: &'a RoomPlan,
    traps: &'a [String],
}

fn ground(ctx: Page, ground: &Ground) -> Markup {
    html! {
        g.spaces id={ "spaces-" (ground.tile) } {
            @for space in &ground.plan.spaces { (spot(ctx, ground.plan, space, ground.traps.contains(&space.id))) }
        }
    }
}

/// What a space is, in words; for whoever cannot see it. Who stands there the page knows from the figures.
fn describe(ctx: Page, room: &RoomPlan, space: &SpacePlan, trap: bool) -> String {
    let mut parts = vec![format!("{} {}", room.name, space.label)];
    let mut add = |on: bool, key: &str| {
        if on {
            parts.push(ctx.t(key).to_string());
        }
    };
    add(space.water && !space.current, "web-space-water");
    add(space.current, "web-space-current");
    add(space.special, "web-space-special");
    add(space.entry, "web-space-entry");
    add(trap, "web-space-trap");
    add(space.flip == Some(Flip::Plain), "web-space-flip");
    add(space.flip == Some(Flip::Hook), "web-space-flip-hook");
    add(space.flip == Some(Flip::Gear), "web-space-flip-gear");
    for edge in &space.exits {
        parts.push(ctx.t(&format!("web-exit-{}", edge.name())).to_string());
    }
    parts.join(", ")
}

fn spot(ctx: Page, room: &RoomPlan, space: &SpacePlan, trap: bool) -> Markup {
    html! {
        g.spot {
            g.space role="button" tabindex="-1" aria-label=(describe(ctx, room, space, trap)) aria-disabled="true"
                data-space=(space.id) data-x=(space.x) data-y=(space.y) {
                path d=(space.outline) {}
            }
            @if trap { (picture(ctx, "mousetrap", space.x, space.y, 64)) }
            circle.dot cx=(space.x) cy=(space.y) r="11" {}
            text.cost x=(space.x) y=(space.y + 7) aria-hidden="true" {}
            text.name x=(space.x) y=(space.y + 46) aria-hidden="true" { (space.label) }
        }
    }
}

fn picture(ctx: Page, name: &str, x: i16, y: i16, size: i16) -> Markup {
    html! {
        @if let Some(url) = ctx.pictures.figure(name) {
            image.token href=(url) x=(x - size / 2) y=(y - size / 2) width=(size) height=(size) {}
        }
    }
}

/// What lies on the spaces of a room.
#[derive(Hash)]
struct Lying<'a> {
    tile: u8,
    plan: &'a RoomPlan,
    snares: Vec<&'a SnareView>,
    tokens: Vec<&'a TokenView>,
}

fn tokens(ctx: Page, lying: &Lying) -> Markup {
    let find = |id: &str| lying.plan.spaces.iter().find(|s| s.id == id);
    html! {
        g.tokens id={ "tokens-" (lying.tile) } aria-hidden="true" {
            @for snare in &lying.snares {
                @if let Some(s) = find(&snare.at.space) { (picture(ctx, "snare", s.x + 34, s.y - 30, 44)) }
            }
            @for token in &lying.tokens {
                @let name = match token.token {
                    engine::event::Token::Hook => "fishhook-and-thread",
                    engine::event::Token::Fork => "dinner-fork",
                    engine::event::Token::Grape => "grape",
                };
                @if let Some(s) = find(&token.at.space) {
                    @if let Some(o) = token.other.as_ref().and_then(|o| find(&o.space)) {
                        line.thread x1=(s.x) y1=(s.y) x2=(o.x) y2=(o.y) {}
                    }
                    (picture(ctx, name, s.x - 34, s.y + 30, 54))
                }
            }
        }
    }
}

/// Where up to many figures stand on one space, and how large: offsets and size.
fn places(n: usize) -> (Vec<(i16, i16)>, i16) {
    match n {
        0 | 1 => (vec![(0, 0)], 92),
        2 => (vec![(-29, -20), (29, 20)], 66),
        3 => (vec![(-30, -27), (30, -27), (0, 27)], 60),
        4 => (vec![(-28, -28), (28, -28), (-28, 28), (28, 28)], 56),
        _ => {
            let across = if n > 9 { 4 } else { 3 };
            let rows = n.div_ceil(across) as i16;
            let spots = (0..n).map(|i| {
                let (col, row) = ((i % across) as i16, (i / across) as i16);
                (col * 54 - 27 * (across as i16 - 1), row * 54 - 27 * (rows - 1))
            });
            (spots.collect(), 54)
        }
    }
}

/// The figures of a room, each where it stands, in the order of its spaces.
fn crowd(ctx: Page, view: &TableView, tile: &TileView, offers: &[OfferView]) -> Slot {
    let here = view.figures.iter().filter(|f| f.at.tile == tile.tile);
    let spaces = &tile.room.spaces;
    let mut on: Vec<&FigureView> = here.collect();
    on.sort_by_key(|figure| figure.at.ix);
    let mut figures = Vec::with_capacity(on.len());
    for group in on.chunk_by(|a, b| a.at.ix == b.at.ix) {
        let Some(space) = spaces.get(usize::from(group[0].at.ix)) else { continue };
        let (spots, size) = places(group.len());
        figures.extend(group.iter().zip(spots).map(|(figure, (dx, dy))| {
            let aimed = offers.iter().filter(|o| o.figure.as_deref() == Some(&*figure.id));
            let standing = Standing {
                figure,
                x: space.x + dx,
                y: space.y + dy,
                size: if figure.size == Size::Large { size * 3 / 2 } else { size },
                aimed: aimed.map(|o| &*o.name).collect(),
            };
            ctx.part(("figure-", &*figure.id), &standing, figure_of)
        }));
    }
    ctx.holding(("figures-", tile.tile), &tile.tile, &figures, |_, tile, figures| {
        html! { g.figures id={ "figures-" (tile) } { @for figure in figures { (figure) } } }
    })
}

/// The ids of those it may attack.
fn aims(figure: &FigureView) -> Option<String> {
    let ids: Vec<&str> = figure.aims.iter().map(|aim| aim.id.as_str()).collect();
    (!ids.is_empty()).then(|| ids.join(" "))
}

/// All that is drawn of a figure.
#[derive(Hash)]
struct Standing<'a> {
    figure: &'a FigureView,
    x: i16,
    y: i16,
    size: i16,
    /// What can be done to it.
    aimed: Vec<&'a str>,
}

fn figure_of(ctx: Page, standing: &Standing) -> Markup {
    let &Standing { figure, x, y, size, ref aimed } = standing;
    let mut class = String::from(match figure.kind {
        FigureKind::Mouse => "figure mouse",
        FigureKind::Minion => "figure foe",
        FigureKind::Boss => "figure foe boss",
    });
    if figure.current {
        class.push_str(" current");
    }
    if !aimed.is_empty() {
        class.push_str(" can");
    }
    let half = size / 2;
    html! {
        g class=(Text(&class)) role="img" aria-label=(Text(&crate::about::facts(ctx, figure))) data-label=(Text(&figure.label))
            id={ "figure-" (Text(&figure.id)) } data-fig=(Text(&figure.id)) data-on=(Text(&figure.at.space)) data-x=(x) data-y=(y) transform={ "translate(" (x) " " (y) ")" }
            data-ranged[figure.ranged] data-aims=[aims(figure)]
            data-choices=[(!aimed.is_empty()).then(|| aimed.join("|"))] {
            @if figure.current || !aimed.is_empty() { circle.ring r=(half + 4) {} }
            @if let Some(url) = ctx.pictures.minion(&figure.kind_id, figure.greedy) {
                image href=(Text(url)) x=(-half) y=(-half) width=(size) height=(size) {}
            } @else {
                circle.disc r=(half - 2) {}
                text.letter y=(half / 3) { (figure.label.chars().next().unwrap_or('?')) }
            }
            @if figure.number > 0 {
                g.badge transform={ "translate(" (9 - half) " " (9 - half) ")" } {
                    circle r="13" {}
                    text y="6" { (figure.number) }
                }
            }
            @if figure.wounds > 0 {
                g.wounds transform={ "translate(" (8 - half) " " (half - 8) ")" } {
                    circle r="13" {}
                    text y="6" { (figure.wounds) }
                }
            }
            @if figure.danger > 0 {
                g.risk transform={ "translate(" (half - 8) " " (half - 8) ")" } { path d="M0 -14L14 11H-14Z" {} text y="9" { "!" } }
            }
            @for (i, marker) in figure.markers.iter().enumerate() {
                @if let Some(url) = ctx.pictures.figure(marker.marker.name()) {
                    image href=(url) x=(half - 22 - 24 * i as i16) y=(-half - 6) width="28" height="28" {}
                }
            }
        }
    }
}

/// The ways out that can be taken now.
#[derive(Hash)]
struct Ways<'a> {
    tile: u8,
    offers: Vec<&'a OfferView>,
}

fn exits(_: Page, ways: &Ways) -> Markup {
    html! { g.exits id={ "exits-" (ways.tile) } { @for offer in &ways.offers { (exit(offer)) } } }
}

/// A way out that can be taken now.
fn exit(offer: &OfferView) -> Markup {
    let Some(edge) = offer.edge else { return html! {} };
    let (x, y, turn) = match edge {
        Edge::North => (500, 46, 0),
        Edge::East => (954, 500, 90),
        Edge::South => (500, 954, 180),
        Edge::West => (46, 500, 270),
    };
    html! {
        g.exit.can role="button" tabindex="-1" aria-label=(offer.label) data-choices=(offer.name)
            data-x=(x) data-y=(y) transform={ "translate(" (x) " " (y) ") rotate(" (turn) ")" } {
            title { (offer.label) }
            // The whole door can be pressed, not only the arrow on it.
            rect.door x="-66" y="-48" width="132" height="98" {}
            path d="M-58 26L0 -34L58 26L58 44L0 -12L-58 44Z" {}
        }
    }
}

/// All that is drawn of a room on the map.
#[derive(Hash)]
struct MapTile<'a> {
    tile: u8,
    x: i8,
    y: i8,
    room: &'a RoomPlan,
    explored: bool,
    front: bool,
    mice: usize,
    foes: usize,
}

/// The chapter's map: small pictures, the unexplored ones dark.
pub(crate) fn map(ctx: Page, view: &TableView) -> Slot {
    let count = |tile: u8, mice: bool| {
        let on = view.figures.iter().filter(|f| f.at.tile == tile);
        on.filter(|f| (f.kind == FigureKind::Mouse) == mice).count()
    };
    let tiles = view.tiles.iter().map(|t| MapTile {
        tile: t.tile,
        x: t.x,
        y: t.y,
        room: &t.room,
        explored: t.explored,
        front: t.tile == view.current_tile,
        mice: count(t.tile, true),
        foes: count(t.tile, false),
    });
    ctx.part("map", tiles.collect::<Vec<_>>().as_slice(), whole_map)
}

fn whole_map(ctx: Page, tiles: &[MapTile]) -> Markup {
    let columns = tiles.iter().map(|t| t.x).collect::<std::collections::BTreeSet<_>>();
    let rows = tiles.iter().map(|t| t.y).collect::<std::collections::BTreeSet<_>>();
    let spot = |set: &std::collections::BTreeSet<i8>, at: i8| set.iter().position(|v| *v == at).unwrap_or(0);
    let width = columns.len() as i64 * 104;
    let height = rows.len() as i64 * 104;
    html! {
        nav.map id="map" aria-label=(ctx.t("web-map")) {
            svg viewBox={ "0 0 " (width) " " (height) } role="group" aria-label=(ctx.t("web-map")) {
                @for tile in tiles {
                    @let x = spot(&columns, tile.x) * 104 + 2;
                    @let y = spot(&rows, tile.y) * 104 + 2;
                    @let MapTile { front, mice, foes, .. } = *tile;
                    @let facts = Args::new().text("room", &tile.room.name).num("mice", mice as i64).num("foes", foes as i64);
                    @let label = if tile.explored { ctx.say("web-map-room", &facts) } else { ctx.say("web-map-unexplored", &facts) };
                    g transform={ "translate(" (x) " " (y) ")" } {
                        g.maptile.front[front].dark[!tile.explored] data-show=[tile.explored.then_some(tile.tile)]
                            role=(if tile.explored { "button" } else { "img" })
                            tabindex=[tile.explored.then_some("0")] aria-label=(label) {
                            title { (label) }
                            @if let Some(url) = ctx.pictures.room(&tile.room.id) {
                                image href=(url) width="100" height="100" {}
                            }
                            rect width="100" height="100" {}
                        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_on_one_space_stay_apart_and_near() {
        for n in 1..=12 {
            let (spots, size) = places(n);
            assert_eq!(spots.len(), n);
            for (i, a) in spots.iter().enumerate() {
                assert!(a.0.abs() <= 90 && a.1.abs() <= 90, "{n} figures: {a:?} is far out");
                for b in &spots[i + 1..] {
                    let apart = (a.0 - b.0).abs().max((a.1 - b.1).abs());
                    assert!(apart >= size * 3 / 4, "{n} figures: {a:?} and {b:?} hide each other");
                }
            }
        }
    }
}
