//! The board: the room's picture with our own outlines and figures over it.

use crate::frame::Ctx;
use crate::table::Walk;
use engine::book::{Edge, Flip, Size};
use maud::{Markup, html};
use std::fmt::Write;
use view::{
    FigureKind, FigureView, Group, OfferView, Offers, RoomPlan, Snapshot, SnareView, SpacePlan, TileView,
    TokenView,
};
use words::Args;

/// What is drawn of a table, and whether this viewer may touch it.
#[derive(Clone, Copy)]
pub(crate) struct BoardView<'a> {
    /// The table.
    pub snapshot: &'a Snapshot,
    /// What can be chosen.
    pub offers: Option<&'a Offers>,
    /// Where the mouse at turn could walk to in several steps.
    pub walks: &'a [Walk],
    /// Whether this viewer decides now.
    pub mine: bool,
}

/// Every explored room, the one the decision is about in front.
pub(crate) fn board(ctx: Ctx, view: BoardView) -> Markup {
    let snapshot = view.snapshot;
    html! {
        section.board id="board" data-front=(snapshot.current_tile) aria-label=(ctx.t("web-board")) {
            @for tile in snapshot.tiles.iter().filter(|t| t.explored || t.tile == snapshot.current_tile) {
                (room(ctx, view, tile))
            }
            div.abouts hidden { @for figure in &snapshot.figures { (crate::about::about(ctx, snapshot, figure)) } }
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

/// All that is drawn of a room.
#[derive(Hash)]
struct Room<'a> {
    tile: &'a TileView,
    front: bool,
    figures: Vec<&'a FigureView>,
    /// What this viewer may choose in it.
    offers: &'a [OfferView],
    walks: &'a [Walk],
    snares: Vec<&'a SnareView>,
    tokens: Vec<&'a TokenView>,
}

fn room(ctx: Ctx, view: BoardView, tile: &TileView) -> Markup {
    let snapshot = view.snapshot;
    let offers: &[OfferView] = match view.offers {
        Some(offers) if view.mine && offers.tile == tile.tile => &offers.choices,
        _ => &[],
    };
    let room = Room {
        tile,
        front: tile.tile == snapshot.current_tile,
        figures: snapshot.figures.iter().filter(|f| f.at.tile == tile.tile).collect(),
        offers,
        walks: if offers.is_empty() { &[] } else { view.walks },
        snares: snapshot.snares.iter().filter(|s| s.at.tile == tile.tile).collect(),
        tokens: snapshot.tokens.iter().filter(|t| t.at.tile == tile.tile).collect(),
    };
    ctx.part(&format!("room-{}", tile.tile), &room, whole_room)
}

fn whole_room(ctx: Ctx, room: &Room) -> Markup {
    let Room { tile, figures, .. } = room;
    let plan = &tile.room;
    let here = figures.iter().find(|f| f.current).map(|f| f.at.space.as_str());
    html! {
        div.room id={ "room-" (tile.tile) } data-tile=(tile.tile) data-sight=(bits(&tile.sight)) data-near=(bits(&plan.near)) hidden[!room.front] {
            svg viewBox="0 0 1000 1000" role="group" aria-label=(plan.name) data-board="" {
                @if let Some(url) = ctx.pictures.room(&plan.id) {
                    image href=(url) width="1000" height="1000" {}
                }
                g.spaces {
                    @for (i, space) in plan.spaces.iter().enumerate() {
                        @let spot = Spot::new(room, space, i, here == Some(space.id.as_str()));
                        (ctx.part(&spot.id, &spot, space_of))
                    }
                }
                (ctx.part(&format!("exits-{}", tile.tile), &Ways::new(room), exits))
                g.tokens aria-hidden="true" { (tokens(ctx, room)) }
                (ctx.part(&format!("figures-{}", tile.tile), &Crowd::new(room), crowd))
            }
        }
    }
}

/// What stands and lies on a space, in words; for whoever cannot see it.
fn describe(ctx: Ctx, spot: &Spot) -> String {
    let space = spot.space;
    let mut parts = vec![format!("{} {}", spot.room.name, space.label)];
    let mut add = |on: bool, key: &str| {
        if on {
            parts.push(ctx.t(key));
        }
    };
    add(space.water && !space.current, "web-space-water");
    add(space.current, "web-space-current");
    add(space.special, "web-space-special");
    add(space.entry, "web-space-entry");
    add(spot.trap, "web-space-trap");
    add(space.flip == Some(Flip::Plain), "web-space-flip");
    add(space.flip == Some(Flip::Hook), "web-space-flip-hook");
    add(space.flip == Some(Flip::Gear), "web-space-flip-gear");
    for edge in &space.exits {
        parts.push(ctx.t(&format!("web-exit-{}", edge.name())));
    }
    if !spot.standing.is_empty() {
        parts.push(spot.standing.join(", "));
    }
    parts.join(", ")
}

/// All that is drawn of a space.
#[derive(Hash)]
struct Spot<'a> {
    id: String,
    room: &'a RoomPlan,
    space: &'a SpacePlan,
    trap: bool,
    /// Who stands there, by name.
    standing: Vec<&'a str>,
    /// What can be chosen there.
    aimed: Vec<&'a OfferView>,
    /// Whether a walk leads there.
    walk: Option<&'a Walk>,
    /// Whether whose turn it is stands there.
    here: bool,
}

impl<'a> Spot<'a> {
    fn new(room: &Room<'a>, space: &'a SpacePlan, i: usize, here: bool) -> Spot<'a> {
        let tile = room.tile;
        let standing = room.figures.iter().filter(|f| f.at.space == space.id);
        let aimed = room.offers.iter().filter(|o| o.figure.is_none() && o.edge.is_none());
        Spot {
            id: format!("spot-{}-{i}", tile.tile),
            room: &tile.room,
            space,
            trap: tile.traps.contains(&space.id),
            standing: standing.map(|f| f.label.as_str()).collect(),
            aimed: aimed
                .filter(|o| o.space.as_ref().is_some_and(|at| at.tile == tile.tile && at.space == space.id))
                .collect(),
            walk: room.walks.iter().find(|w| w.space == space.id),
            here,
        }
    }
}

fn space_of(ctx: Ctx, spot: &Spot) -> Markup {
    let Spot { space, walk, here, aimed, .. } = spot;
    let mut class = String::from("space");
    if !aimed.is_empty() {
        class.push_str(" can");
    }
    if aimed.iter().any(|o| o.group != Group::Move) {
        class.push_str(" other");
    }
    if *here {
        class.push_str(" here");
    }
    let mut label = describe(ctx, spot);
    for offer in aimed {
        let _ = write!(label, ". {}", offer.label);
    }
    let mut names: Vec<String> = aimed.iter().map(|o| o.name.clone()).collect();
    if let (Some(walk), true) = (walk, aimed.is_empty()) {
        class.push_str(" can far");
        names.push(format!("walk {}", walk.space));
        let _ = write!(label, ". {}", ctx.say("web-walk-here", &Args::new().num("n", walk.cost)));
    }
    let choices = (!names.is_empty()).then(|| names.join("|"));
    html! {
        g.spot id=(spot.id) {
            g class=(class) role="button" tabindex=(if *here { "0" } else { "-1" }) aria-label=(label)
                aria-disabled=(if choices.is_none() { "true" } else { "false" })
                data-space=(space.id) data-x=(space.x) data-y=(space.y) data-choices=[choices.as_deref()] {
                path d=(space.outline) {}
            }
            @if spot.trap { (picture(ctx, "mousetrap", space.x, space.y, 64)) }
            @if choices.is_some() {
                circle.dot cx=(space.x) cy=(space.y) r=(if walk.is_some() { 17 } else { 11 }) {}
                @if let Some(walk) = walk { text.cost x=(space.x) y=(space.y + 7) aria-hidden="true" { (walk.cost) } }
            }
            text.name x=(space.x) y=(space.y + 46) aria-hidden="true" { (space.label) }
        }
    }
}

fn picture(ctx: Ctx, name: &str, x: i16, y: i16, size: i16) -> Markup {
    html! {
        @if let Some(url) = ctx.pictures.figure(name) {
            image.token href=(url) x=(x - size / 2) y=(y - size / 2) width=(size) height=(size) {}
        }
    }
}

fn tokens(ctx: Ctx, room: &Room) -> Markup {
    let find = |id: &str| room.tile.room.spaces.iter().find(|s| s.id == id);
    html! {
        @for snare in &room.snares {
            @if let Some(s) = find(&snare.at.space) { (picture(ctx, "snare", s.x + 34, s.y - 30, 44)) }
        }
        @for token in &room.tokens {
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

/// Where up to many figures stand on one space, and how large: offsets and size.
fn places(n: usize) -> (Vec<(i16, i16)>, i16) {
    match n {
        0 | 1 => (vec![(0, 0)], 92),
        2 => (vec![(-25, -15), (25, 15)], 66),
        3 => (vec![(-27, -25), (27, -25), (0, 25)], 60),
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

/// The figures of a room, each where it stands.
#[derive(Hash)]
struct Crowd<'a> {
    tile: u8,
    figures: Vec<Standing<'a>>,
}

impl<'a> Crowd<'a> {
    fn new(room: &Room<'a>) -> Crowd<'a> {
        let mut figures = Vec::with_capacity(room.figures.len());
        for space in &room.tile.room.spaces {
            let on = || room.figures.iter().copied().filter(|f| f.at.space == space.id);
            let n = on().count();
            if n == 0 {
                continue;
            }
            let (spots, size) = places(n);
            figures.extend(on().zip(spots).map(|(figure, (dx, dy))| {
                Standing {
                    figure,
                    x: space.x + dx,
                    y: space.y + dy,
                    size: if figure.size == Size::Large { size * 3 / 2 } else { size },
                    aimed: room
                        .offers
                        .iter()
                        .filter(|o| o.figure.as_deref() == Some(&*figure.id))
                        .map(|o| &*o.name)
                        .collect(),
                }
            }));
        }
        Crowd { tile: room.tile.tile, figures }
    }
}

fn crowd(ctx: Ctx, crowd: &Crowd) -> Markup {
    html! {
        g.figures id={ "figures-" (crowd.tile) } {
            @for standing in &crowd.figures { (ctx.part(&format!("figure-{}", standing.figure.id), standing, figure_of)) }
        }
    }
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

fn figure_of(ctx: Ctx, standing: &Standing) -> Markup {
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
        g class=(class) role="img" aria-label=(crate::about::facts(ctx, figure)) data-label=(figure.label)
            id={ "figure-" (figure.id) } data-fig=(figure.id) data-on=(figure.at.space) data-x=(x) data-y=(y) transform={ "translate(" (x) " " (y) ")" }
            data-ranged[figure.ranged] data-aims=[(!figure.aims.is_empty()).then(|| figure.aims.join(" "))]
            data-choices=[(!aimed.is_empty()).then(|| aimed.join("|"))] {
            @if figure.current || !aimed.is_empty() { circle.ring r=(half + 4) {} }
            @if let Some(url) = ctx.pictures.minion(&figure.kind_id, figure.greedy) {
                image href=(url) x=(-half) y=(-half) width=(size) height=(size) {}
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

impl<'a> Ways<'a> {
    fn new(room: &Room<'a>) -> Ways<'a> {
        Ways { tile: room.tile.tile, offers: room.offers.iter().filter(|o| o.edge.is_some()).collect() }
    }
}

fn exits(_: Ctx, ways: &Ways) -> Markup {
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
pub(crate) fn map(ctx: Ctx, snapshot: &Snapshot) -> Markup {
    let count = |tile: u8, mice: bool| {
        let on = snapshot.figures.iter().filter(|f| f.at.tile == tile);
        on.filter(|f| (f.kind == FigureKind::Mouse) == mice).count()
    };
    let tiles = snapshot.tiles.iter().map(|t| MapTile {
        tile: t.tile,
        x: t.x,
        y: t.y,
        room: &t.room,
        explored: t.explored,
        front: t.tile == snapshot.current_tile,
        mice: count(t.tile, true),
        foes: count(t.tile, false),
    });
    ctx.part("map", tiles.collect::<Vec<_>>().as_slice(), whole_map)
}

fn whole_map(ctx: Ctx, tiles: &[MapTile]) -> Markup {
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
                    @let facts = Args::new().text("room", tile.room.name.clone()).num("mice", mice as i64).num("foes", foes as i64);
                    @let label = if tile.explored { ctx.say("web-map-room", &facts) } else { ctx.say("web-map-unexplored", &facts) };
                    g transform={ "translate(" (x) " " (y) ")" } {
                        g.maptile.front[front].dark[!tile.explored] data-show=[tile.explored.then_some(tile.tile)]
                            role=(if tile.explored { "button" } else { "img" })
                            tabindex=[tile.explored.then_some("0")] aria-label=(label) {
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
