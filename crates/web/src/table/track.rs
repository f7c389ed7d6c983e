//! The initiative track: who acts when, and what each minion will do.

use super::docks::fold;
use super::part::{Items, TablePart};
use crate::companions::sign;
use crate::glyphs::Glyph;
use crate::html::{Room, text, why};
use crate::page::Page;
use maud::{Markup, PreEscaped, html};
use session::Level;
use view::{TableView, TrackKind, TrackView};
use words::Args;

/// Who acts when, and what each minion will do.
pub(crate) struct Track;

impl TablePart for Track {
    type Input<'v> = (u8, Vec<&'v str>, Items<'v>);

    fn input(view: &TableView, _: usize) -> Self::Input<'_> {
        (view.chapter.round, view.track.iter().map(|card| &*card.id).collect(), Items::of(view))
    }

    fn draw(page: Page, (round, cards, items): Self::Input<'_>) -> Markup {
        html! {
            (Room(900 * cards.len()))
            section.sheet.track id="track" aria-label=(text(page.t("web-track"))) {
                h2 { (text(page.t("web-track"))) " " span.quiet.small { (text(page.say("web-round", &Args::new().num("n", round)))) } }
                (fold(page, "track", &page.t("web-track")))
                ol.plain { @for n in 0..cards.len() { (items.draw::<TrackSlot>(page, n)) } }
            }
        }
    }
}

/// A card on the track, and what its figures will do.
pub(crate) struct TrackSlot;

/// All that is drawn of it.
#[derive(PartialEq)]
pub(crate) struct SlotInput<'v> {
    n: usize,
    card: &'v TrackView,
    /// How it plays, if it plays itself.
    level: Option<Level>,
    intents: Intents<'v>,
}

impl TablePart for TrackSlot {
    type Input<'v> = SlotInput<'v>;

    fn input(view: &TableView, n: usize) -> SlotInput<'_> {
        let card = &view.track[n];
        SlotInput { n, card, level: view.companions.level(&card.id), intents: intents(view, card) }
    }

    fn draw(page: Page, SlotInput { n, card, level, intents }: SlotInput) -> Markup {
        let picture = match &card.card {
            Some(init) => init.minion.as_str(),
            None => card.id.as_str(),
        };
        let class = match card.kind {
            TrackKind::Mouse => PreEscaped("mouse"),
            TrackKind::Minion => PreEscaped("foe"),
            TrackKind::Boss => PreEscaped("foe boss"),
            TrackKind::Ally => PreEscaped("mouse ally"),
        };
        html! {
            li class=(class) id={ "slot-" (text(&card.id)) } aria-current=[card.current.then_some("step")] data-acted[card.acted] {
                span.slot { (n + 1) }
                @if let Some(url) = page.pictures.figure(picture) { img src=(text(url)) alt="" width="34" height="34"; }
                @match &card.card {
                    None => span.who {
                        (text(&card.name))
                        (sign(page, level))
                        " " span.now { (text(page.t("web-now"))) }
                    },
                    Some(init) => details.who {
                        summary {
                            (text(&card.name))
                            @if card.figures > 1 { " ×" (card.figures) }
                            @if card.wounds > 0 { " " span.hurt { (text(page.say("web-wounds", &Args::new().num("n", card.wounds)))) } }
                            " " span.now { (text(page.t("web-now"))) }
                        }
                        (crate::cards::initiative_face(page, init))
                        @for (numbers, intent) in &intents {
                            p.small.intent {
                                @if card.figures > 1 { b { @for (i, n) in numbers.iter().enumerate() { @if i > 0 { " " } "#" (n) } } " " }
                                (text(&intent.text)) " " (why(&intent.rule))
                            }
                        }
                    },
                }
                span.done title=(text(page.t("web-acted"))) { (Glyph::Done) span.visually-hidden { (text(page.t("web-acted"))) } }
            }
        }
    }
}

/// Numbers of figures, and what they will do.
type Intents<'s> = Vec<(Vec<u8>, &'s view::IntentView)>;

/// What the figures of a card will do, alike ones together.
fn intents<'s>(view: &'s TableView, card: &TrackView) -> Intents<'s> {
    let kind = card.card.as_ref().map(|init| init.minion.as_str());
    let mut out: Intents = Vec::new();
    for figure in view.figures.iter().filter(|f| Some(f.kind_id.as_str()) == kind) {
        let Some(intent) = &figure.intent else { continue };
        match out.iter_mut().find(|(_, known)| *known == intent) {
            Some((numbers, _)) => numbers.push(figure.number),
            None => out.push((vec![figure.number], intent)),
        }
    }
    out
}
