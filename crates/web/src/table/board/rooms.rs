//! The rooms: their pictures with our own outlines over them, and what lies in them.

use crate::html::{List, text};
use crate::page::Page;
use crate::table::part::TablePart;
use engine::book::{Edge, Flip};
use maud::{Markup, html};
use std::fmt::Write;
use std::sync::Arc;
use view::{OfferView, RoomPlan, SnareView, SpacePlan, TableView, TileView, TokenView};

/// A tile that can be looked at: explored, or what the decision is about.
pub(super) fn open(view: &TableView, n: usize) -> Option<&TileView> {
    Some(&view.tiles[n]).filter(|tile| tile.explored || tile.tile == view.current_tile)
}

/// The picture of a room and its spaces.
///
/// What can be chosen on a space is marked by the page's scripts, from the buttons and walks of the actions: it changes
/// with every step, the spaces never do.
pub(crate) struct Spaces;

/// All that is drawn of a room besides what lies and stands in it.
#[derive(PartialEq)]
pub(crate) struct Ground<'v> {
    plan: &'v Arc<RoomPlan>,
    sight: &'v [u64],
    traps: &'v [String],
    /// The spaces that the next goal means.
    goal: &'v [String],
    /// The next goal is the room itself.
    whole: bool,
}

impl TablePart for Spaces {
    type Input<'v> = (usize, Option<Ground<'v>>);

    fn input(view: &TableView, n: usize) -> Self::Input<'_> {
        let tile = open(view, n);
        let goal = |tile: u8| view.chapter.near.as_ref().map_or(&[][..], |near| near.spaces_on(tile));
        let ground = tile.map(|tile| {
            let TileView { room: plan, sight, traps, .. } = tile;
            let whole = view.chapter.near.as_ref().is_some_and(|near| near.is_room(tile.tile, &tile.room.id));
            Ground { plan, sight, traps, goal: goal(tile.tile), whole }
        });
        (n, ground)
    }

    fn draw(page: Page, (n, ground): Self::Input<'_>) -> Markup {
        let Some(Ground { plan, sight, traps, goal, whole }) = ground else {
            return html! { g.spaces id={ "spaces-" (n) } hidden {} };
        };
        html! {
            g.spaces id={ "spaces-" (n) } role="group" aria-label={ (text(&plan.name)) @if whole { ", " (text(page.t("web-space-goal"))) } } data-sight=(text(bits(sight))) data-near=(text(bits(&plan.near))) {
                @if let Some(url) = page.pictures.room(&plan.id) { image href=(text(url)) width="1000" height="1000" {} }
                @for space in &plan.spaces { (spot(page, plan, space, traps.contains(&space.id), goal.contains(&space.id))) }
            }
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

/// What a space is besides its name, in words; for whoever cannot see it. Who stands there the page knows from the
/// figures.
fn facts(page: Page, space: &SpacePlan, trap: bool, goal: bool) -> Vec<String> {
    let mut facts = Vec::new();
    let mut add = |on: bool, key: &str| {
        if on {
            facts.push(page.t(key).to_string());
        }
    };
    add(goal, "web-space-goal");
    add(space.water && !space.current, "web-space-water");
    add(space.current, "web-space-current");
    add(space.special, "web-space-special");
    add(space.entry, "web-space-entry");
    add(trap, "web-space-trap");
    add(space.flip == Some(Flip::Plain), "web-space-flip");
    add(space.flip == Some(Flip::Hook), "web-space-flip-hook");
    add(space.flip == Some(Flip::Gear), "web-space-flip-gear");
    for edge in &space.exits {
        facts.push(page.t(&format!("web-exit-{}", edge.name())).to_string());
    }
    facts
}

/// Letters that fit on the mark of a space.
const SHORT: usize = 4;

fn spot(page: Page, room: &RoomPlan, space: &SpacePlan, trap: bool, goal: bool) -> Markup {
    let name = format!("{} {}", room.name, space.label);
    let facts = facts(page, space, trap, goal);
    html! {
        g.spot {
            g.space role="button" tabindex="-1" aria-label={ (text(&name)) @for fact in &facts { ", " (text(fact)) } } aria-disabled="true"
                data-space=(text(&space.id)) data-name=(text(&name)) data-facts=[(!facts.is_empty()).then_some(List(&facts))]
                data-sign=[(space.label.chars().count() <= SHORT).then_some(text(&space.label))] data-x=(space.x) data-y=(space.y) {
                path d=(text(&space.outline)) {}
            }
            @if trap { (picture(page, "mousetrap", space.x, space.y, 64)) }
            circle.dot cx=(space.x) cy=(space.y) r="11" {}
            text.cost x=(space.x) y=(space.y + 7) aria-hidden="true" {}
            text.name x=(space.x) y=(space.y + 46) aria-hidden="true" { (text(&space.label)) }
        }
    }
}

fn picture(page: Page, name: &str, x: i16, y: i16, size: i16) -> Markup {
    html! {
        @if let Some(url) = page.pictures.figure(name) {
            image.token href=(text(url)) x=(x - size / 2) y=(y - size / 2) width=(size) height=(size) {}
        }
    }
}

/// What lies on the spaces of a room.
pub(crate) struct Tokens;

/// All that is drawn of it.
#[derive(PartialEq)]
pub(crate) struct Lying<'v> {
    plan: &'v Arc<RoomPlan>,
    snares: Vec<&'v SnareView>,
    tokens: Vec<&'v TokenView>,
}

impl TablePart for Tokens {
    type Input<'v> = (usize, Option<Lying<'v>>);

    fn input(view: &TableView, n: usize) -> Self::Input<'_> {
        let lying = open(view, n).map(|tile| Lying {
            plan: &tile.room,
            snares: view.snares.iter().filter(|s| s.at.tile == tile.tile).collect(),
            tokens: view.tokens.iter().filter(|t| t.at.tile == tile.tile).collect(),
        });
        (n, lying.filter(|lying| !lying.snares.is_empty() || !lying.tokens.is_empty()))
    }

    fn draw(page: Page, (n, lying): Self::Input<'_>) -> Markup {
        let Some(Lying { plan, snares, tokens }) = lying else {
            return html! { g.tokens id={ "tokens-" (n) } hidden {} };
        };
        let find = |id: &str| plan.spaces.iter().find(|s| s.id == id);
        html! {
            g.tokens id={ "tokens-" (n) } aria-hidden="true" {
                @for snare in snares {
                    @if let Some(s) = find(&snare.at.space) { (picture(page, "snare", s.x + 34, s.y - 30, 44)) }
                }
                @for token in tokens {
                    @if let Some(s) = find(&token.at.space) {
                        @if let Some(o) = token.other.as_ref().and_then(|o| find(&o.space)) {
                            line.thread x1=(s.x) y1=(s.y) x2=(o.x) y2=(o.y) {}
                        }
                        (picture(page, &token.card, s.x - 34, s.y + 30, 54))
                        @if page.pictures.figure(&token.card).is_none() {
                            text.token x=(s.x - 34) y=(s.y + 30) { (text(&token.name)) }
                        }
                    }
                }
            }
        }
    }
}

/// The ways out that can be taken now.
pub(crate) struct Exits;

impl TablePart for Exits {
    type Input<'v> = (usize, Vec<(Edge, &'v OfferView)>);

    fn input(view: &TableView, n: usize) -> Self::Input<'_> {
        let decision = view.deciding().filter(|d| usize::from(d.tile) == n);
        let choices = decision.into_iter().flat_map(|d| &d.choices);
        (n, choices.filter_map(|offer| Some((offer.edge?, offer))).collect())
    }

    fn draw(_: Page, (n, ways): Self::Input<'_>) -> Markup {
        html! {
            g.exits id={ "exits-" (n) } hidden[ways.is_empty()] { @for (edge, offer) in ways { (exit(edge, offer)) } }
        }
    }
}

/// The middle of a door, and how an arrow that points out of it is turned.
pub(crate) fn door(edge: Edge) -> (u16, u16, u16) {
    match edge {
        Edge::North => (500, 46, 0),
        Edge::East => (954, 500, 90),
        Edge::South => (500, 954, 180),
        Edge::West => (46, 500, 270),
    }
}

/// A way out that can be taken now.
fn exit(edge: Edge, offer: &OfferView) -> Markup {
    let (x, y, turn) = door(edge);
    let label = offer.label.text();
    html! {
        g.exit.can role="button" tabindex="-1" aria-label=(text(&label)) data-name=(text(&label)) data-choices=(text(&offer.name))
            data-x=(x) data-y=(y) transform={ "translate(" (x) " " (y) ") rotate(" (turn) ")" } {
            title { (text(&label)) }
            // The whole door can be pressed, not only the arrow on it.
            rect.door x="-66" y="-48" width="132" height="98" {}
            path d="M-58 26L0 -34L58 26L58 44L0 -12L-58 44Z" {}
        }
    }
}
