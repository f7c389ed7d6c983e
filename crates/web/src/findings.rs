//! What an author is told about a book while it is being written.

use crate::statics::static_url;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use words::Lang;

/// The panel of findings: a heading, and the findings as the command line prints them.
pub fn findings(heading: &str, text: &str) -> Markup {
    html! {
        h2 { (heading) }
        pre tabindex="0" { (text) }
    }
}

/// The page before there was anything to play; `script` reloads it once there is.
pub fn broken_book(lang: Lang, panel: &str, script: &str) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(lang) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Barksburg" }
                link rel="stylesheet" href=(static_url("css/style.css"));
                script type="module" src=(script) {}
            }
            body.reading {
                // Made by `findings`, which escapes.
                main.page { aside.findings id="findings" { (PreEscaped(panel)) } }
            }
        }
    }
}
