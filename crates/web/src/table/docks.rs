//! What lies beside the board folds away, each dock for itself; the browser keeps which ones are.

use crate::glyphs::Glyph;
use crate::html::text;
use crate::page::Page;
use maud::{Markup, html};

/// The button in the corner of a dock. Without scripts there is none; folded away, a dock is this button with its name.
pub(crate) fn fold(page: Page, dock: &'static str, name: &str) -> Markup {
    html! {
        button.fold type="button" data-dock=(dock) aria-controls=(dock) aria-expanded="true" aria-label=(text(name)) title=(text(page.t("web-dock-fold"))) { (Glyph::Down) }
    }
}
