//! Small pieces of markup that many pages share.

use crate::page::Page;
use engine::Outcome;
use maud::{Markup, html};
use view::RuleRef;

/// A picture as large as a letter.
pub(crate) fn icon(page: Page, name: &str) -> Markup {
    html! {
        @if let Some(url) = page.pictures.figure(name) { img.icon src=(url) alt="" width="26" height="26"; }
        @else { "•" }
    }
}

/// Values as small pictures with their number; the word is for whoever points or listens.
pub(crate) fn values(page: Page, values: &[(&str, u8)]) -> Markup {
    html! {
        ul.plain.values {
            @for (name, value) in values {
                @let word = page.t(&["web-value-", name].concat());
                li title=(word) { (icon(page, name)) span.visually-hidden { (word) " " } b { (value) } }
            }
        }
    }
}

/// The rule behind something: a link into the rules, or the name of the card, room or chapter it belongs to.
pub(crate) fn why(rule: &RuleRef) -> Markup {
    html! {
        @if rule.id.contains('/') { span.why-rule { (rule.title) } }
        @else { a.why-rule href={ "/rules#" (rule.id) } target="_blank" { (rule.title) } }
    }
}

/// The sentence for how a chapter ended.
pub(crate) fn outcome_key(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Victory => "web-end-victory",
        Outcome::TimeIsUp => "web-end-time",
        Outcome::AllCaptured => "web-end-captured",
        Outcome::Defeat => "web-end-defeat",
    }
}

/// A list as the page's scripts read it.
pub(crate) fn list(lines: &[&str]) -> String {
    serde_json::to_string(lines).expect("a list of texts")
}

/// How fast things move; the script keeps it.
pub(crate) fn speed(page: Page) -> Markup {
    html! {
        select data-speed="" {
            @for (value, key) in [("0", "web-speed-instant"), ("1", "web-speed-quick"), ("2", "web-speed-normal"), ("4", "web-speed-slow")] {
                option value=(value) selected[value == "2"] { (page.t(key)) }
            }
        }
    }
}

/// How fast the story is read; the script keeps it.
pub(crate) fn pace(page: Page) -> Markup {
    html! {
        select data-pace="" {
            @for (value, key) in [("0.75", "web-pace-slow"), ("0.95", "web-pace-normal"), ("1.2", "web-pace-quick")] {
                option value=(value) selected[value == "0.95"] { (page.t(key)) }
            }
        }
    }
}
