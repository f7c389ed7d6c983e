//! The switches of what is heard, and the captions of it; both work with scripts only and come with them.

use crate::glyphs::Glyph;
use crate::page::Page;
use maud::{Markup, html};
use std::collections::BTreeMap;

/// Everything that is heard, by the name of its file; the words are `heard-NAME`.
const HEARD: [&str; 15] = [
    "dice", "step", "hit", "block", "cheese", "search", "page", "door", "surge", "capture", "victory",
    "defeat", "castle", "walls", "danger",
];

/// In the bar: silent at one press, and how loud.
pub(crate) fn switch(page: Page) -> Markup {
    let mute = page.t("web-sound-mute");
    html! {
        div.sound role="group" aria-label=(page.t("web-sound")) data-sound="" hidden {
            button.plain type="button" data-mute="" aria-pressed="false" aria-label=(mute) title=(mute) { (Glyph::Sound) (Glyph::Mute) }
            input type="range" min="0" max="100" step="5" value="60" data-volume="" aria-label=(page.t("web-sound-volume")) title=(page.t("web-sound-volume"));
        }
    }
}

/// Everything there is to choose about it.
pub(crate) fn choices(page: Page) -> Markup {
    html! {
        div.stack.sounds data-sound="" hidden {
            label.row { (page.t("web-sound-volume")) input type="range" min="0" max="100" step="5" value="60" data-volume=""; }
            label.row { input type="checkbox" data-music="" checked; (page.t("web-sound-music")) }
            label.row { input type="checkbox" data-captions="" checked; (page.t("web-sound-captions")) }
        }
    }
}

/// The line over the board that says what is heard; whoever listens to the page hears it anyway.
pub(super) fn captions(page: Page) -> Markup {
    let words: BTreeMap<&str, _> =
        HEARD.iter().map(|name| (*name, page.t(&format!("heard-{name}")))).collect();
    let words = serde_json::to_string(&words).expect("texts");
    html! { p.heard id="heard" aria-hidden="true" data-words=(words) hidden { (Glyph::Sound) " " span {} } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statics::static_file;

    #[test]
    fn what_has_words_has_a_file() {
        for name in HEARD {
            let found = [format!("{name}.opus"), format!("{name}-1.opus"), format!("{name}.ogg")]
                .iter()
                .any(|file| static_file(&format!("sounds/{file}")).is_some_and(|f| f.kind == "audio/ogg"));
            assert!(found, "no sound is called {name}");
        }
    }
}
