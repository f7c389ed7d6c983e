//! What a mouse did, in pictures and words.

use crate::glyphs::Glyph;
use crate::html::icon;
use crate::page::Page;
use maud::{Markup, html};
use view::{Award, Deeds};
use words::Args;

/// A deed as it is told: a picture if there is one, the key of its words, how often.
type Deed = (&'static str, &'static str, fn(&Deeds) -> u32);

/// In the order in which they are told; what nobody would boast of comes last.
const DEEDS: [Deed; 7] = [
    ("battle", "finale-blows", |d| d.blows),
    ("", "finale-defeated", |d| d.defeated),
    ("defense", "finale-blocked", |d| d.blocked),
    ("lore", "finale-finds", |d| d.finds),
    ("cheese", "finale-cheese", |d| d.cheese),
    ("move", "finale-rooms", |d| d.rooms),
    ("mousetrap", "finale-captures", |d| d.captures),
];

/// What a mouse is praised for, and what it did.
pub(crate) fn deeds_of(page: Page, deeds: &Deeds, award: Option<Award>) -> Markup {
    let told: Vec<(&str, String)> = DEEDS
        .iter()
        .map(|(picture, key, count)| (*picture, *key, count(deeds)))
        .filter(|(_, _, n)| *n > 0)
        .map(|(picture, key, n)| (picture, page.say(key, &Args::new().num("n", i64::from(n)))))
        .collect();
    html! {
        @if let Some(award) = award {
            @let key = format!("award-{}", award.name());
            p.award { (Glyph::Star) " " strong { (page.t(&key)) } br; span.small { (page.t(&format!("{key}.about"))) } }
        }
        ul.plain.deeds {
            @for (picture, words) in &told { li { @if picture.is_empty() { (Glyph::Skull) } @else { (icon(page, picture)) } " " (words) } }
            @if told.is_empty() { li { (page.t("finale-nothing")) } }
        }
    }
}
