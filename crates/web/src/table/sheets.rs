//! Hero sheets, and what the party shares.

use super::docks::fold;
use super::part::{Items, TablePart, nth_part, part};
use crate::cards::{ability_chip, card_chip};
use crate::companions::sign;
use crate::glyphs::Glyph;
use crate::html::{Joined, Room, icon, text, values};
use crate::page::Page;
use maud::{Markup, PreEscaped, html};
use session::Level;
use std::sync::Arc;
use view::{
    AbilityFace, CardFace, DeckView, EncounterView, HeroFace, HonourView, MarkerView, MouseView, StatusView,
    TableView, TrackKind,
};
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

/// All that is drawn of a sheet besides what stands on it.
#[derive(PartialEq)]
pub(crate) struct SheetInput<'v> {
    n: usize,
    id: &'v str,
    /// It is at turn.
    current: bool,
    /// The one that is open.
    open: bool,
    items: Items<'v>,
}

impl TablePart for Sheet {
    type Input<'v> = SheetInput<'v>;

    fn input(view: &TableView, n: usize) -> SheetInput<'_> {
        let mouse = &view.mice[n];
        let (current, open) = (mouse.current, shown(view) == Some(&mouse.id));
        SheetInput { n, id: &mouse.id, current, open, items: Items::of(view) }
    }

    fn draw(page: Page, SheetInput { n, id, current, open, items }: SheetInput) -> Markup {
        html! {
            (Room(4600))
            details.sheet.mouse.current[current] id={ "sheet-" (text(id)) } open[open] data-sheet=(n + 1) {
                (items.draw::<Head>(page, n))
                (items.draw::<Condition>(page, n))
                (items.draw::<Cards>(page, n))
            }
        }
    }
}

/// What is seen of a mouse while its sheet is folded: name, hearts and cheese.
pub(crate) struct Head;

/// All that is drawn of it.
#[derive(PartialEq)]
pub(crate) struct HeadInput<'v> {
    id: &'v str,
    name: &'v str,
    life: u8,
    wounds: u8,
    poison: u8,
    cheese: u8,
    /// How it plays, if it plays itself.
    level: Option<Level>,
}

impl TablePart for Head {
    type Input<'v> = HeadInput<'v>;

    fn input(view: &TableView, n: usize) -> HeadInput<'_> {
        let MouseView { id, name, life, wounds, poison, cheese, .. } = &view.mice[n];
        let level = view.companions.level(id);
        HeadInput { id, name, life: *life, wounds: *wounds, poison: *poison, cheese: *cheese, level }
    }

    fn draw(page: Page, HeadInput { id, name, life, wounds, poison, cheese, level }: HeadInput) -> Markup {
        let left = life.saturating_sub(wounds + poison);
        let hearts = Args::new().num("left", left).num("life", life).num("poison", poison);
        let (hearts, held) =
            (page.say("web-life", &hearts), page.say("web-cheese", &Args::new().num("n", cheese)));
        html! {
            summary id={ "head-" (text(id)) } {
                @if let Some(url) = page.pictures.figure(id) { img src=(text(url)) alt="" width="48" height="48"; }
                span.display { (text(name)) (sign(page, level)) }
                span.hearts role="img" aria-label=(text(&hearts)) title=(text(&hearts)) {
                    @for heart in 0..life {
                        @if heart < left { span.heart { (Glyph::Heart.shared()) } }
                        @else if heart < left + poison { span.heart.poisoned { (Glyph::Skull.shared()) } }
                        @else { span.heart.gone { (Glyph::HeartGone.shared()) } }
                    }
                }
                span.cheese title=(text(&held)) {
                    (icon(page, "cheese")) b aria-hidden="true" { (cheese) }
                    span.visually-hidden { (text(&held)) }
                }
            }
        }
    }
}

/// How a mouse is: where it went, what threatens it, its values, and what lasts.
pub(crate) struct Condition;

/// All that is drawn of it.
#[derive(PartialEq)]
pub(crate) struct ConditionInput<'v> {
    id: &'v str,
    absence: Option<&'v str>,
    /// Its risk to be captured.
    danger: u8,
    /// Battle, defense, lore and movement.
    values: [u8; 4],
    markers: &'v [MarkerView],
    statuses: &'v [StatusView],
}

impl TablePart for Condition {
    type Input<'v> = ConditionInput<'v>;

    fn input(view: &TableView, n: usize) -> ConditionInput<'_> {
        let mouse = &view.mice[n];
        ConditionInput {
            id: &mouse.id,
            absence: mouse.absence.as_deref(),
            danger: view.figures.iter().find(|f| f.id == mouse.id).map_or(0, |f| f.danger),
            values: [mouse.hero.battle, mouse.hero.defense, mouse.lore, mouse.moves],
            markers: &mouse.markers,
            statuses: &mouse.statuses,
        }
    }

    fn draw(page: Page, mouse: ConditionInput) -> Markup {
        let [battle, defense, lore, moves] = mouse.values;
        html! {
            (Room(1400))
            div id={ "condition-" (text(mouse.id)) } {
                @if let Some(absence) = mouse.absence { p.notice { (text(absence)) } }
                @if mouse.danger > 0 {
                    p.risk.small { (Glyph::Warning) " " (text(page.say("web-danger", &Args::new().num("n", mouse.danger)))) }
                }
                (values(page, &[("battle", battle), ("defense", defense), ("lore", lore), ("move", moves)]))
                @if !mouse.markers.is_empty() || !mouse.statuses.is_empty() {
                    ul.plain.effects {
                        @for marker in mouse.markers { li { (icon(page, &marker.marker)) " " (text(&marker.name)) } }
                        @for status in mouse.statuses { li { (text(&status.text)) } }
                    }
                }
            }
        }
    }
}

/// The cards a mouse has, and what it can.
pub(crate) struct Cards;

/// All that is drawn of it.
#[derive(PartialEq)]
pub(crate) struct CardsInput<'v> {
    id: &'v str,
    hero: &'v Arc<HeroFace>,
    equipped: &'v [Arc<CardFace>],
    pack: &'v [Arc<CardFace>],
    abilities: &'v [Arc<AbilityFace>],
    honours: &'v [HonourView],
}

impl TablePart for Cards {
    type Input<'v> = CardsInput<'v>;

    fn input(view: &TableView, n: usize) -> CardsInput<'_> {
        let MouseView { id, hero, equipped, pack, abilities, honours, .. } = &view.mice[n];
        CardsInput { id, hero, equipped, pack, abilities, honours }
    }

    fn draw(page: Page, mouse: CardsInput) -> Markup {
        html! {
            (Room(3000))
            div id={ "cards-" (text(mouse.id)) } {
                @if !mouse.equipped.is_empty() {
                    h3 { (text(page.t("web-equipped"))) }
                    (hand(page, mouse.equipped))
                }
                @if !mouse.pack.is_empty() {
                    h3 { (text(page.t("web-pack"))) }
                    (hand(page, mouse.pack))
                }
                h3 { (text(page.t("web-abilities"))) }
                ul.plain.hand {
                    @for ability in mouse.abilities {
                        (ability_chip(page, ability))
                    }
                    @for (n, power) in mouse.hero.powers.iter().enumerate() {
                        li { details.card-chip data-fold={ "power-" (n) } { summary { (text(&power.name)) } p.small { (text(&power.text)) } } }
                    }
                }
                @for honour in mouse.honours { p.small { (Glyph::Star) " " (text(&honour.name)) } }
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
