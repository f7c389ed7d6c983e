//! Figures where they stand, and what each is and will do.

use super::rooms::open;
use crate::glyphs::Glyph;
use crate::html::{Joined, Room, text, why};
use crate::page::Page;
use crate::table::part::{Items, TablePart};
use engine::book::Size;
use maud::{Markup, PreEscaped, html};
use std::fmt::Write;
use view::{Aim, FigureKind, FigureView, IntentView, MarkerView, StatusView, TableView};
use words::Args;

/// The figures of a room, each where it stands.
pub(crate) struct Figures;

/// The figures that stand in a room, with their numbers. Always in the same order, wherever they go: a step changes one.
pub(crate) fn standing_in(view: &TableView, n: usize) -> impl Iterator<Item = (usize, &FigureView)> {
    let tile = open(view, n).map(|tile| tile.tile);
    view.figures.iter().enumerate().filter(move |(_, figure)| Some(figure.at.tile) == tile)
}

impl TablePart for Figures {
    type Input<'v> = (usize, Vec<(usize, &'v str)>, Items<'v>);

    fn input(view: &TableView, n: usize) -> Self::Input<'_> {
        let standing = standing_in(view, n).map(|(i, figure)| (i, &*figure.id));
        (n, standing.collect(), Items::of(view))
    }

    fn draw(page: Page, (n, standing, items): Self::Input<'_>) -> Markup {
        html! { (Room(800 * standing.len())) g.figures id={ "figures-" (n) } hidden[standing.is_empty()] { @for (i, _) in &standing { (items.draw::<Figure>(page, *i)) } } }
    }
}

/// How large each of so many figures on one space is.
fn size(n: usize) -> i16 {
    match n {
        0 | 1 => 92,
        2 => 72,
        3 => 66,
        4 => 64,
        _ => 54,
    }
}

/// Where one of so many figures on a space stands, from its middle.
fn spot(n: usize, i: usize) -> (i16, i16) {
    match n {
        0 | 1 => (0, 0),
        // Up along the line on which no badge lies.
        2 => [(-34, 22), (34, -22)][i],
        3 => [(-35, -31), (35, -31), (0, 33)][i],
        4 => [(-33, -33), (33, -33), (-33, 33), (33, 33)][i],
        _ => {
            let across = if n > 9 { 4 } else { 3 };
            let rows = n.div_ceil(across) as i16;
            let (col, row) = ((i % across) as i16, (i / across) as i16);
            (col * 54 - 27 * (across as i16 - 1), row * 54 - 27 * (rows - 1))
        }
    }
}

/// Where signs lie on a figure, from its middle: its number, or the risk of a mouse; its wounds. The corner below on the right is for the
/// letter in its picture.
fn signs(half: i16) -> [(i16, i16); 2] {
    [(9 - half, 9 - half), (8 - half, half - 8)]
}

/// A figure where it stands.
pub(crate) struct Figure;

/// All that is drawn of it.
#[derive(PartialEq)]
pub(crate) struct Standing<'v> {
    figure: &'v FigureView,
    x: i16,
    y: i16,
    size: i16,
    /// What can be done to it.
    aimed: Vec<&'v str>,
}

impl TablePart for Figure {
    type Input<'v> = Option<Standing<'v>>;

    fn input(view: &TableView, n: usize) -> Self::Input<'_> {
        let figure = &view.figures[n];
        let at = |other: &FigureView| (other.at.tile, other.at.ix);
        let tile = view.tiles.iter().find(|tile| tile.tile == figure.at.tile)?;
        let space = tile.room.spaces.get(usize::from(figure.at.ix))?;
        let beside = |figures: &[FigureView]| figures.iter().filter(|other| at(other) == at(figure)).count();
        let (of, before) = (beside(&view.figures), beside(&view.figures[..n]));
        let (size, (dx, dy)) = (size(of), spot(of, before));
        let offers = view.deciding().filter(|d| d.tile == tile.tile).map_or(&[][..], |d| &d.choices);
        let aimed = offers.iter().filter(|o| o.figure.as_deref() == Some(&*figure.id));
        Some(Standing {
            figure,
            x: space.x + dx,
            y: space.y + dy,
            size: if figure.size == Size::Large { size * 3 / 2 } else { size },
            aimed: aimed.map(|o| &*o.name).collect(),
        })
    }

    fn draw(page: Page, standing: Self::Input<'_>) -> Markup {
        let Some(Standing { figure, x, y, size, aimed }) = standing else { return html! {} };
        let kind = match figure.kind {
            FigureKind::Mouse => PreEscaped("figure mouse"),
            FigureKind::Minion => PreEscaped("figure foe"),
            FigureKind::Boss => PreEscaped("figure foe boss"),
        };
        let (half, can) = (size / 2, !aimed.is_empty());
        let [above, below] = signs(half);
        let aims: Vec<&str> = figure.aims.iter().map(|aim| aim.id.as_str()).collect();
        let (id, on) = (text(&figure.id), text(&figure.at.space));
        html! {
            g class={ (kind) @if figure.current { " current" } @if can { " can" } } role="img" aria-label=(text(facts(page, figure))) data-label=(text(&figure.label))
                id={ "figure-" (id) } data-fig=(id) data-on=(on) data-x=(x) data-y=(y) data-half=(half) transform={ "translate(" (x) " " (y) ")" }
                data-ranged[figure.ranged] data-aims=[(!aims.is_empty()).then_some(Joined { words: &aims, between: " " })]
                data-choices=[can.then_some(Joined { words: &aimed, between: "|" })] {
                @if figure.current || can { circle.ring r=(half + 4) {} }
                @if let Some(url) = page.pictures.minion(&figure.kind_id, figure.greedy) {
                    image href=(text(url)) x=(-half) y=(-half) width=(size) height=(size) {}
                } @else {
                    circle.disc r=(half - 2) {}
                    text.letter y=(half / 3) { (figure.label.chars().next().unwrap_or('?')) }
                }
                @if figure.number > 0 {
                    g.badge transform={ "translate(" (above.0) " " (above.1) ")" } {
                        circle r="13" {}
                        text y="6" { (figure.number) }
                    }
                }
                // Always there, so that whoever plays what happens has only to set it.
                g.wounds.none[figure.wounds == 0] transform={ "translate(" (below.0) " " (below.1) ")" } {
                    circle r="13" {}
                    text y="6" { (figure.wounds) }
                }
                @if figure.danger > 0 {
                    g.risk transform={ "translate(" (above.0) " " (above.1) ")" } { path d="M0 -14L14 11H-14Z" {} text y="9" { "!" } }
                }
                @for (i, marker) in figure.markers.iter().enumerate() {
                    @if let Some(url) = page.pictures.figure(&marker.marker) {
                        image.marker href=(text(url)) x=(half - 22 - 24 * i as i16) y=(-half - 6) width="28" height="28" {}
                    }
                }
            }
        }
    }
}

/// A figure's values, markers and statuses in one line.
pub(crate) fn facts(page: Page, figure: &FigureView) -> String {
    let mut out = values(page, figure);
    for marker in &figure.markers {
        let _ = write!(out, " · {}", marker.name);
    }
    for status in &figure.statuses {
        let _ = write!(out, " · {}", status.text);
    }
    if let Some(intent) = &figure.intent {
        let _ = write!(out, " · {}", intent.text);
    }
    out
}

fn values(page: Page, figure: &FigureView) -> String {
    let args = Args::new()
        .text("name", &figure.label)
        .num("battle", figure.battle)
        .num("defense", figure.defense)
        .num("wounds", figure.wounds)
        .num("life", figure.life);
    page.say("web-figure-facts", &args)
}

/// What the figures are and will do: shown in the panel while they are pointed at.
pub(crate) struct Abouts;

impl TablePart for Abouts {
    type Input<'v> = (Vec<&'v str>, Items<'v>);

    fn input(view: &TableView, _: usize) -> Self::Input<'_> {
        (view.figures.iter().map(|figure| &*figure.id).collect(), Items::of(view))
    }

    fn draw(page: Page, (figures, items): Self::Input<'_>) -> Markup {
        html! { (Room(500 * figures.len())) div.abouts id="abouts" hidden { @for n in 0..figures.len() { (items.draw::<About>(page, n)) } } }
    }
}

/// What a figure is and will do.
pub(crate) struct About;

/// All that is told of it; not where it stands.
#[derive(PartialEq)]
pub(crate) struct AboutInput<'v> {
    id: &'v str,
    kind_id: &'v str,
    greedy: bool,
    label: &'v str,
    /// Battle, defense, wounds and life.
    values: [u8; 4],
    markers: &'v [MarkerView],
    statuses: &'v [StatusView],
    intent: Option<&'v IntentView>,
    aims: &'v [Aim],
    danger: u8,
}

impl TablePart for About {
    type Input<'v> = AboutInput<'v>;

    fn input(view: &TableView, n: usize) -> AboutInput<'_> {
        let figure = &view.figures[n];
        AboutInput {
            id: &figure.id,
            kind_id: &figure.kind_id,
            greedy: figure.greedy,
            label: &figure.label,
            values: [figure.battle, figure.defense, figure.wounds, figure.life],
            markers: &figure.markers,
            statuses: &figure.statuses,
            intent: figure.intent.as_ref(),
            aims: &figure.aims,
            danger: figure.danger,
        }
    }

    fn draw(page: Page, figure: AboutInput) -> Markup {
        let [battle, defense, wounds, life] = figure.values;
        let numbers =
            Args::new().num("battle", battle).num("defense", defense).num("wounds", wounds).num("life", life);
        html! {
            div id={ "about-" (text(figure.id)) } data-about=(text(figure.id)) {
                h3 {
                    @if let Some(url) = page.pictures.minion(figure.kind_id, figure.greedy) { img src=(text(url)) alt="" width="40" height="40"; }
                    (text(figure.label))
                }
                p.small { (text(page.say("web-figure-values", &numbers))) }
                @for marker in figure.markers { p.small.hurt { (text(&marker.name)) } }
                @for status in figure.statuses { p.small { (text(&status.text)) } }
                @if let Some(intent) = figure.intent {
                    p { b { (text(page.t("web-next"))) } " " (text(&intent.text)) " " (why(&intent.rule)) }
                } @else if !figure.aims.is_empty() {
                    @let who = figure.aims.iter().map(|a| a.label.as_str()).collect::<Vec<_>>().join(", ");
                    p { (text(page.say("web-can-attack", &Args::new().text("who", who)))) }
                }
                @if figure.danger > 0 {
                    p.risk { (Glyph::Warning) " " (text(page.say("web-danger", &Args::new().num("n", figure.danger)))) }
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
            let (spots, size): (Vec<_>, _) = ((0..n).map(|i| spot(n, i)).collect(), size(n));
            for (i, a) in spots.iter().enumerate() {
                assert!(a.0.abs() <= 90 && a.1.abs() <= 90, "{n} figures: {a:?} is far out");
                for b in &spots[i + 1..] {
                    let apart = (a.0 - b.0).abs().max((a.1 - b.1).abs());
                    assert!(apart >= size * 3 / 4, "{n} figures: {a:?} and {b:?} hide each other");
                }
            }
        }
    }

    #[test]
    fn no_sign_covers_a_letter_on_a_full_space() {
        for n in 1..=4 {
            let half = size(n) / 2;
            let letters = (0..n).map(|i| spot(n, i)).map(|(x, y)| (x + half * 5 / 8, y + half * 5 / 8));
            let signs = (0..n).flat_map(|i| signs(half).map(|(x, y)| (spot(n, i).0 + x, spot(n, i).1 + y)));
            let signs: Vec<_> = signs.collect();
            for letter in letters {
                for sign in &signs {
                    let far = f32::from(letter.0 - sign.0).hypot(f32::from(letter.1 - sign.1));
                    assert!(far >= 19.0, "{n} figures: a sign at {sign:?} covers the letter at {letter:?}");
                }
            }
        }
    }
}
