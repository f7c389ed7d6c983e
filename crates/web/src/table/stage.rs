//! What is shown over the board while things happen: the dice on their tray, a card that is turned over, the name of a
//! room. Scripts fill it; every picture and word they may need for it lies in a template.

use super::below::purpose_key;
use crate::glyphs::Glyph;
use crate::html::text;
use crate::page::Page;
use engine::book::Marker;
use engine::dice::Face;
use engine::event::Purpose;
use maud::{Markup, html};

/// The stage, empty; whoever listens is told by the log.
pub(crate) fn stage(page: Page) -> Markup {
    html! {
        p.caption id="caption" hidden {}
        div.stage id="stage" aria-hidden="true" hidden {
            @for side in ["left", "right"] {
                div.throw data-side=(side) hidden { div.thrower { img alt="" hidden; span {} } div.thrown {} b.sum hidden {} }
            }
        }
        p.announced id="announced" aria-hidden="true" hidden {}
        div.turned id="turned" aria-hidden="true" hidden {}
        div.veil id="veil" aria-hidden="true" hidden {}
        template id="pieces" {
            @for face in Face::ALL {
                span.die data-face=(face.name()) { @if let Some(url) = page.pictures.figure(&format!("die-{}", face.0 + 1)) { img src=(text(url)) alt="" width="56" height="56"; } }
            }
            @for (kind, glyph) in [("", Glyph::Heart), ("poisoned", Glyph::Skull), ("gone", Glyph::HeartGone)] { span class={ "heart " (kind) } data-heart=(kind) { (glyph) } }
            @for (name, why) in Purpose::NAMED { span data-why=(name) { (text(page.t(purpose_key(why)))) } }
            @for name in ["cheese", "wound", "defense"] { @if let Some(url) = page.pictures.figure(name) { img data-piece=(name) src=(text(url)) alt="" width="34" height="34"; } }
            svg {
                @for marker in Marker::ALL { @if let Some(url) = page.pictures.figure(marker.name()) { image.marker data-marker=(marker.name()) href=(text(url)) width="28" height="28" {} } }
            }
        }
    }
}
