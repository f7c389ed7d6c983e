//! Hero sheets, and what the party shares.

use super::docks::fold;
use super::part::{TablePart, nth_part, part};
use crate::cards::{ability_chip, card_chip};
use crate::companions::sign;
use crate::glyphs::Glyph;
use crate::html::{Joined, icon, text, values};
use crate::page::Page;
use maud::{Markup, PreEscaped, html};
use session::Level;
use std::sync::Arc;
use view::{CardFace, DeckView, EncounterView, MouseView, TableView, TrackKind};
use words::Args;

/// The mouse at turn in full, the others smaller, and what the party shares.
pub(crate) fn sheets(page: Page, view: &TableView) -> Markup {
    html! {
        section.sheets id="sheets" aria-label=(page.t("web-sheets")) {
            h2.visually-hidden { (page.t("web-sheets")) }
            (fold(page, "sheets", &page.t("web-sheets")))
            @for n in 0..view.mice.len() { (nth_part::<Sheet>(page, view, n)) }
            (part::<Stash>(page, view))
            (part::<Encounter>(page, view))
            (part::<Decks>(page, view))
        }
    }
}

/// A mouse's sheet.
pub(crate) struct Sheet;

/// All that is drawn of a mouse's sheet.
#[derive(PartialEq)]
pub(crate) struct SheetInput<'v> {
    n: usize,
    mouse: &'v MouseView,
    /// The one that is open.
    open: bool,
    /// Its risk to be captured.
    danger: u8,
    /// How it plays, if it plays itself.
    level: Option<Level>,
}

impl TablePart for Sheet {
    type Input<'v> = SheetInput<'v>;

    fn input(view: &TableView, n: usize) -> SheetInput<'_> {
        let mouse = &view.mice[n];
        let danger = view.figures.iter().find(|f| f.id == mouse.id).map_or(0, |f| f.danger);
        let (open, level) = (shown(view) == Some(&mouse.id), view.companions.level(&mouse.id));
        SheetInput { n, mouse, open, danger, level }
    }

    fn draw(page: Page, SheetInput { n, mouse, open, danger, level }: SheetInput) -> Markup {
        let hurt = mouse.wounds + mouse.poison;
        let life = page.say(
            "web-life",
            &Args::new()
                .num("left", mouse.life.saturating_sub(hurt))
                .num("life", mouse.life)
                .num("poison", mouse.poison),
        );
        html! {
            details.sheet.mouse.current[mouse.current] id={ "sheet-" (text(&mouse.id)) } open[open] data-sheet=(n + 1) {
                summary {
                    @if let Some(url) = page.pictures.figure(&mouse.id) { img src=(text(url)) alt="" width="48" height="48"; }
                    span.display { (text(&mouse.name)) (sign(page, level)) }
                    span.hearts role="img" aria-label=(text(&life)) title=(text(&life)) {
                        @for heart in 0..mouse.life {
                            @let left = mouse.life.saturating_sub(hurt);
                            @if heart < left { span.heart { (Glyph::Heart.shared()) } }
                            @else if heart < left + mouse.poison { span.heart.poisoned { (Glyph::Skull.shared()) } }
                            @else { span.heart.gone { (Glyph::HeartGone.shared()) } }
                        }
                    }
                    @let cheese = page.say("web-cheese", &Args::new().num("n", mouse.cheese));
                    span.cheese title=(text(&cheese)) {
                        (icon(page, "cheese")) b aria-hidden="true" { (mouse.cheese) }
                        span.visually-hidden { (text(&cheese)) }
                    }
                }
                @if let Some(absence) = &mouse.absence { p.notice { (text(absence)) } }
                @if danger > 0 {
                    p.risk.small { (Glyph::Warning) " " (text(page.say("web-danger", &Args::new().num("n", danger)))) }
                }
                (values(page, &[("battle", mouse.hero.battle), ("defense", mouse.hero.defense), ("lore", mouse.lore), ("move", mouse.moves)]))
                @if !mouse.markers.is_empty() || !mouse.statuses.is_empty() {
                    ul.plain.effects {
                        @for marker in &mouse.markers { li { (icon(page, &marker.marker)) " " (text(&marker.name)) } }
                        @for status in &mouse.statuses { li { (text(&status.text)) } }
                    }
                }
                @if !mouse.equipped.is_empty() {
                    h3 { (text(page.t("web-equipped"))) }
                    (hand(page, &mouse.equipped))
                }
                @if !mouse.pack.is_empty() {
                    h3 { (text(page.t("web-pack"))) }
                    (hand(page, &mouse.pack))
                }
                h3 { (text(page.t("web-abilities"))) }
                ul.plain.hand {
                    @for ability in &mouse.abilities {
                        (ability_chip(page, ability))
                    }
                    @for (n, power) in mouse.hero.powers.iter().enumerate() {
                        li { details.card-chip data-fold={ "power-" (n) } { summary { (text(&power.name)) } p.small { (text(&power.text)) } } }
                    }
                }
                @for honour in &mouse.honours { p.small { (Glyph::Star) " " (text(&honour.name)) } }
            }
        }
    }
}

/// The mouse whose sheet is open: the one at turn, or while minions act the one before them, so that nothing jumps.
fn shown(view: &TableView) -> Option<&str> {
    if let Some(mouse) = view.mice.iter().find(|m| m.current) {
        return Some(&mouse.id);
    }
    let track = &view.track;
    let acted = || track.iter().rposition(|card| card.acted).map_or(0, |last| last + 1);
    let at = track.iter().position(|card| card.current).unwrap_or_else(acted);
    let mouse = |i: &usize| track[*i].kind == TrackKind::Mouse;
    // Before anybody's first turn it is the one that will have it.
    let next = || (at..track.len()).find(|i| view.chapter.round <= 1 && mouse(i));
    let last = || (at..track.len()).rev().find(mouse);
    (0..at).rev().find(mouse).or_else(next).or_else(last).map(|i| track[i].id.as_str())
}

/// What the party shares.
pub(crate) struct Stash;

impl TablePart for Stash {
    type Input<'v> = &'v [Arc<CardFace>];

    fn input(view: &TableView, _: usize) -> Self::Input<'_> {
        &view.stash
    }

    fn draw(page: Page, stash: Self::Input<'_>) -> Markup {
        html! {
            div.sheet.stash id="stash" hidden[stash.is_empty()] {
                @if !stash.is_empty() {
                    h2 { (text(page.t("web-stash"))) }
                    (hand(page, stash))
                }
            }
        }
    }
}

/// The encounter card that lies open.
pub(crate) struct Encounter;

impl TablePart for Encounter {
    type Input<'v> = &'v EncounterView;

    fn input(view: &TableView, _: usize) -> Self::Input<'_> {
        &view.encounter
    }

    fn draw(page: Page, encounter: Self::Input<'_>) -> Markup {
        html! {
            details.sheet.encounter id="encounter" hidden[encounter.card.is_none()] {
                @if let Some(card) = &encounter.card {
                    summary { (text(page.t("web-encounter"))) ": " (text(&card.name)) }
                    (crate::cards::encounter(page, card))
                    @if let Some(surge) = &encounter.surge {
                        p.small { (text(page.say("web-surge.about", &Args::new().text("what", &surge.text)))) }
                    }
                }
            }
        }
    }
}

/// What is left of the decks.
pub(crate) struct Decks;

impl TablePart for Decks {
    type Input<'v> = (&'v DeckView, &'v DeckView);

    fn input(view: &TableView, _: usize) -> Self::Input<'_> {
        (&view.search, &view.encounters)
    }

    fn draw(page: Page, (search, encounters): Self::Input<'_>) -> Markup {
        html! {
            details.sheet.decks id="decks" {
                summary {
                    (text(page.t("web-decks")))
                    @for (name, deck) in [("search", search), ("encounters", encounters)] {
                        @let picture = if name == "search" { "search-deck" } else { "encounter-deck" };
                        span.pile aria-hidden="true" { (page.pictures.icon(picture)) b data-deck=(PreEscaped(name)) { (deck.left) } }
                    }
                }
                p.small { (text(page.say("web-search-deck", &Args::new().num("n", search.left)))) }
                @if !search.discards.is_empty() { p.small.quiet { (Joined { words: &search.discards, between: ", " }) } }
                p.small { (text(page.say("web-encounter-deck", &Args::new().num("n", encounters.left)))) }
                @if !encounters.discards.is_empty() { p.small.quiet { (Joined { words: &encounters.discards, between: ", " }) } }
            }
        }
    }
}

/// Search cards that lie in one place; each opens to its face.
fn hand(page: Page, cards: &[Arc<CardFace>]) -> Markup {
    html! { ul.plain.hand { @for card in cards { (card_chip(page, card)) } } }
}
