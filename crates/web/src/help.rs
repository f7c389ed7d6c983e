//! A turn on one page, and the keys: all of them can be changed.

use crate::glyphs::Glyph;
use crate::page::Page;
use maud::{Markup, html};
use words::Args;

/// What each key does: its name for the scripts, the key it starts with, and the key of its words.
const KEYS: [(&str, &str, &str); 36] = [
    ("move", "m", "web-key-move"),
    ("battle", "b", "web-key-battle"),
    ("search", "s", "web-key-search"),
    ("recover", "r", "web-key-recover"),
    ("explore", "x", "web-key-explore"),
    ("scurry", "c", "web-key-scurry"),
    ("share", "h", "web-key-share"),
    ("equip", "e", "web-key-equip"),
    ("level-up", "l", "web-key-level"),
    ("ability", "a", "web-key-ability"),
    ("item", "i", "web-key-item"),
    ("answer", "q", "web-key-answer"),
    ("end", ".", "web-key-end"),
    ("undo", "u", "web-undo"),
    ("command", "/", "web-key-command"),
    ("turn", "t", "web-key-turn"),
    ("clock", "w", "web-key-clock"),
    ("foes", "n", "web-key-foes"),
    ("odds", "o", "web-key-odds"),
    ("last", "g", "web-key-last"),
    ("space", "d", "web-key-space"),
    ("hint", "v", "hint-key"),
    ("ping", "p", "web-key-ping"),
    ("arrow", "P", "web-key-arrow"),
    ("sight", "f", "web-sight"),
    ("mute", "k", "web-sound-mute"),
    ("zoom-in", "+", "web-zoom-in"),
    ("zoom-out", "-", "web-zoom-out"),
    ("zoom-fit", "0", "web-zoom-fit"),
    ("fold-all", "z", "web-key-fold-all"),
    ("fold-track", "T", "web-key-fold-track"),
    ("fold-map", "M", "web-key-fold-map"),
    ("fold-log", "L", "web-key-fold-log"),
    ("fold-sheets", "S", "web-key-fold-sheets"),
    ("fold-chat", "C", "web-key-fold-chat"),
    ("help", "?", "web-help"),
];

/// Keys that stay as they are: what is printed on them, and what they do.
const FIXED: [(&str, &str); 5] = [
    ("web-keycap-arrows", "web-key-walk"),
    ("web-keycap-enter", "web-key-enter"),
    ("web-keycap-escape", "web-key-escape"),
    ("web-keycap-space", "web-key-hurry"),
    ("web-keycap-undo", "web-undo"),
];

/// The signs on a sheet, on the board and beside them: picture, key of its words.
const SIGNS: [(&str, &str); 9] = [
    ("battle", "web-sign-battle"),
    ("defense", "web-sign-defense"),
    ("lore", "web-sign-lore"),
    ("move", "web-sign-move"),
    ("cheese", "web-sign-cheese"),
    ("hourglass", "web-sign-hourglass"),
    ("entry", "web-space-entry"),
    ("flip", "web-sign-flip"),
    ("mousetrap", "web-sign-trap"),
];

/// The dialog.
pub(crate) fn dialog(page: Page) -> Markup {
    html! {
        dialog.wide id="help" aria-label=(page.t("web-help")) {
            // One finds the way out without reading all of it.
            button.plain.help-close type="button" data-close="" aria-label=(page.t("web-close")) title=(page.t("web-close")) { (Glyph::Close) }
            div.help {
                section {
                    h2 { (page.t("web-turn-summary")) }
                    ol { @for n in 1..=5 { li { (page.t(&format!("web-turn-{n}"))) } } }
                }
                section {
                    h2 { (page.t("web-dice-summary")) }
                    ul.plain.faces { @for n in 1..=6 { li {
                        @if let Some(url) = page.pictures.figure(&format!("die-{n}")) { img src=(url) alt="" width="34" height="34"; }
                        (page.t(&format!("web-die-{n}")))
                    } } }
                    h2.gap { (page.t("web-signs")) }
                    ul.plain.faces.signs-told { @for (picture, what) in SIGNS { li { (crate::html::icon(page, picture)) (page.t(what)) } } }
                }
            }
            h2 { (page.t("web-keys")) }
            (keys(page))
            div.row {
                button.bright data-close="" { (page.t("web-close")) }
                a.button href="/rules" target="_blank" { (page.t("web-rules")) }
                (reset(page))
            }
        }
    }
}

/// All keys, with what is said while one is changed.
pub(crate) fn keys(page: Page) -> Markup {
    html! {
        p.small.quiet data-keys-hint="" hidden { (page.t("web-keys-hint")) }
        p.notice data-keys-notice="" role="status" hidden data-taken=(page.t("web-keys-taken")) data-press=(page.t("web-keys-press")) {}
        ul.plain.keys {
            @for (key, what) in FIXED { li { kbd { (page.t(key)) } " " (page.t(what)) } }
            @for (action, key, what) in KEYS { (row(action, key, &page.t(what))) }
            @for n in 1..=engine::id::MAX_MICE {
                (row(&format!("sheet-{n}"), &n.to_string(), &page.say("web-key-sheet", &Args::new().num("n", n as i64))))
            }
        }
    }
}

/// The way back to the keys one began with; the script shows it where there is one.
pub(crate) fn reset(page: Page) -> Markup {
    html! { button type="button" data-keys-reset="" hidden { (page.t("web-keys-reset")) } }
}

/// A key that can be changed; a capital letter needs the shift key.
fn row(action: &str, key: &str, what: &str) -> Markup {
    let shift = key.chars().any(char::is_uppercase);
    html! {
        li { button.key type="button" data-action=(action) data-default=(key) { kbd { @if shift { "Shift+" } (key) } } " " span { (what) } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_actions_begin_with_the_same_key() {
        let mut keys: Vec<&str> = KEYS.iter().map(|(_, key, _)| *key).collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), KEYS.len());
    }
}
