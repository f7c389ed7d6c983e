//! Initiative track and hero sheets.

use crate::companions::sign;
use crate::frame::Page;
use crate::keep::{Name, Slot};
use crate::table::icon;
use crate::text::Text;
use maud::{Markup, html};
use session::Level;
use std::sync::Arc;
use view::{AbilityFace, CardFace, DeckView, EncounterView, MouseView, TableView, TrackKind, TrackView};
use words::Args;

/// Who acts when, and what each minion will do.
pub(crate) fn track(ctx: Page, view: &TableView) -> Slot {
    let slots = view.track.iter().map(|card| (card, view.companions.level(&card.id), intents(view, card)));
    let slots: Vec<_> = slots.collect();
    ctx.part("track", &(view.chapter.round, slots), |ctx, (round, slots)| {
        html! {
            section.sheet.track id="track" aria-label=(Text(ctx.t("web-track"))) {
                h2 { (Text(ctx.t("web-track"))) " " span.quiet.small { (ctx.say("web-round", &Args::new().num("n", *round))) } }
                ol.plain { @for (i, (card, level, intents)) in slots.iter().enumerate() { (ctx.part(("slot-", &*card.id), &(i, *card, *level, intents), slot)) } }
            }
        }
    })
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

fn slot(ctx: Page, &(i, card, level, intents): &(usize, &TrackView, Option<Level>, &Intents)) -> Markup {
    let picture = match &card.card {
        Some(init) => init.minion.as_str(),
        None => card.id.as_str(),
    };
    let class = match card.kind {
        TrackKind::Mouse => "mouse",
        TrackKind::Minion => "foe",
        TrackKind::Boss => "foe boss",
    };
    html! {
        li class=(Text(class)) id={ "slot-" (Text(&card.id)) } aria-current=[card.current.then_some("step")] data-acted[card.acted] {
            span.slot { (i + 1) }
            @if let Some(url) = ctx.pictures.figure(picture) { img src=(Text(url)) alt="" width="34" height="34"; }
            @match &card.card {
                None => span.who {
                    (Text(&card.name))
                    (sign(ctx, level))
                    @if card.current { " " span.now { (Text(ctx.t("web-now"))) } }
                },
                Some(init) => details.who {
                    summary {
                        (Text(&card.name))
                        @if card.figures > 1 { " ×" (card.figures) }
                        @if card.wounds > 0 { " " span.hurt { (ctx.say("web-wounds", &Args::new().num("n", card.wounds))) } }
                        @if card.current { " " span.now { (Text(ctx.t("web-now"))) } }
                    }
                    (ctx.part(("face-", &*card.id), &(&*card.id, &**init), |ctx, (id, init)| {
                        html! { div id={ "face-" (id) } { (crate::faces::initiative(ctx, init)) } }
                    }))
                    @for (numbers, intent) in intents {
                        p.small.intent {
                            @if card.figures > 1 { b { (numbers.iter().map(|n| format!("#{n}")).collect::<Vec<_>>().join(" ")) } " " }
                            (Text(&intent.text)) " " (crate::about::why(&intent.rule))
                        }
                    }
                },
            }
            @if card.acted && !card.current { span.done title=(ctx.t("web-acted")) { "✓" span.visually-hidden { (ctx.t("web-acted")) } } }
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

/// The mouse at turn in full, the others smaller, and what the party shares.
pub(crate) fn sheets(ctx: Page, view: &TableView) -> Markup {
    let shown = shown(view);
    let danger = |m: &MouseView| view.figures.iter().find(|f| f.id == m.id).map_or(0, |f| f.danger);
    html! {
        section.sheets id="sheets" aria-label=(Text(ctx.t("web-sheets"))) {
            h2.visually-hidden { (Text(ctx.t("web-sheets"))) }
            @for (i, mouse) in view.mice.iter().enumerate() {
                (ctx.part(("sheet-", &*mouse.id), &Sheet { i, mouse, open: shown == Some(&mouse.id), danger: danger(mouse), level: view.companions.level(&mouse.id) }, sheet))
            }
            @if !view.stash.is_empty() { (ctx.part("stash", view.stash.as_slice(), stash)) }
            @if view.encounter.card.is_some() { (ctx.part("encounter", &view.encounter, encounter)) }
            (ctx.part("decks", &(&view.search, &view.encounters), decks))
        }
    }
}

fn stash(ctx: Page, stash: &[Arc<CardFace>]) -> Markup {
    html! {
        div.sheet.stash id="stash" {
            h2 { (ctx.t("web-stash")) }
            (hand(ctx, ("stash", ""), stash))
        }
    }
}

fn encounter(ctx: Page, encounter: &EncounterView) -> Markup {
    html! {
        details.sheet.encounter id="encounter" {
            @if let Some(card) = &encounter.card {
                summary { (ctx.t("web-encounter")) ": " (card.name) }
                (crate::faces::encounter(ctx, card))
            }
            @if let Some(surge) = &encounter.surge {
                p.small { (ctx.say("web-surge.about", &Args::new().text("what", &surge.text))) }
            }
        }
    }
}

fn decks(ctx: Page, &(search, encounters): &(&DeckView, &DeckView)) -> Markup {
    html! {
        details.sheet.decks id="decks" {
            summary { (ctx.t("web-decks")) }
            p.small { (ctx.say("web-search-deck", &Args::new().num("n", search.left))) }
            @if !search.discards.is_empty() { p.small.quiet { (search.discards.join(", ")) } }
            p.small { (ctx.say("web-encounter-deck", &Args::new().num("n", encounters.left))) }
            @if !encounters.discards.is_empty() { p.small.quiet { (encounters.discards.join(", ")) } }
        }
    }
}

/// All that is drawn of a mouse's sheet.
#[derive(Hash)]
struct Sheet<'a> {
    i: usize,
    mouse: &'a MouseView,
    /// The one that is open.
    open: bool,
    /// Its risk to be captured.
    danger: u8,
    /// How it plays, if it plays itself.
    level: Option<Level>,
}

fn sheet(ctx: Page, &Sheet { i, mouse, open, danger, level }: &Sheet) -> Markup {
    let hurt = mouse.wounds + mouse.poison;
    let life = ctx.say(
        "web-life",
        &Args::new()
            .num("left", mouse.life.saturating_sub(hurt))
            .num("life", mouse.life)
            .num("poison", mouse.poison),
    );
    html! {
        details.sheet.mouse.current[mouse.current] id={ "sheet-" (Text(&mouse.id)) } open[open] data-sheet=(i + 1) {
            summary {
                @if let Some(url) = ctx.pictures.figure(&mouse.id) { img src=(Text(url)) alt="" width="48" height="48"; }
                span.display { (Text(&mouse.name)) (sign(ctx, level)) }
                span.hearts role="img" aria-label=(Text(&life)) title=(Text(&life)) {
                    @for n in 0..mouse.life {
                        @let left = mouse.life.saturating_sub(hurt);
                        span class=(Text(if n < left { "heart" } else if n < left + mouse.poison { "heart poisoned" } else { "heart gone" })) {
                            (Text(if n < left { "♥" } else if n < left + mouse.poison { "☠" } else { "♡" }))
                        }
                    }
                }
                @let cheese = ctx.say("web-cheese", &Args::new().num("n", mouse.cheese));
                span.cheese title=(Text(&cheese)) {
                    (icon(ctx, "cheese")) b aria-hidden="true" { (mouse.cheese) }
                    span.visually-hidden { (Text(&cheese)) }
                }
            }
            @if let Some(absence) = &mouse.absence { p.notice { (absence) } }
            @if danger > 0 {
                p.risk.small { "⚠ " (ctx.say("web-danger", &Args::new().num("n", danger))) }
            }
            (ctx.part(("values-", &*mouse.id), &(&*mouse.id, [("battle", mouse.hero.battle), ("defense", mouse.hero.defense), ("lore", mouse.lore), ("move", mouse.moves)]), |ctx, (id, all)| {
                html! { div id={ "values-" (Text(id)) } { (values(ctx, all)) } }
            }))
            @if !mouse.markers.is_empty() || !mouse.statuses.is_empty() {
                ul.plain.effects {
                    @for marker in &mouse.markers { li { (icon(ctx, marker.marker.name())) " " (marker.name) } }
                    @for status in &mouse.statuses { li { (status.text) } }
                }
            }
            @if !mouse.equipped.is_empty() {
                h3 { (Text(ctx.t("web-equipped"))) }
                (hand(ctx, (&mouse.id, "-on"), &mouse.equipped))
            }
            @if !mouse.pack.is_empty() {
                h3 { (Text(ctx.t("web-pack"))) }
                (hand(ctx, (&mouse.id, "-pack"), &mouse.pack))
            }
            h3 { (Text(ctx.t("web-abilities"))) }
            ul.plain.hand {
                @for ability in &mouse.abilities {
                    (ctx.part(("chip-", &*mouse.id, &*ability.id), &(&*mouse.id, &**ability), ability_chip))
                }
                @for power in &mouse.hero.powers {
                    li { details.card-chip { summary { (Text(&power.name)) } p.small { (Text(&power.text)) } } }
                }
            }
            @for honour in &mouse.honours { p.small { "★ " (honour.name) } }
        }
    }
}

/// Values as small pictures with their number; the word is for whoever points or listens.
pub(crate) fn values(ctx: Page, values: &[(&str, u8)]) -> Markup {
    html! {
        ul.plain.values {
            @for (name, value) in values {
                @let word = ctx.t(&["web-value-", name].concat());
                li title=(Text(&word)) { (icon(ctx, name)) span.visually-hidden { (Text(&word)) " " } b { (value) } }
            }
        }
    }
}

/// A card by where it lies: whose, on which pile, and at which place of it.
#[derive(Clone, Copy, Hash)]
struct Chip<'a>((&'a str, &'a str), usize);

impl Name for Chip<'_> {
    fn id(&self) -> Box<str> {
        let Chip((whose, pile), at) = self;
        format!("chip-{whose}{pile}-{at}").into()
    }
}

/// Search cards that lie in one place; each opens to its face.
fn hand(ctx: Page, place: (&str, &str), cards: &[Arc<CardFace>]) -> Markup {
    html! {
        ul.plain.hand {
            @for (i, card) in cards.iter().enumerate() {
                (ctx.part(Chip(place, i), &(place, i, &**card), card_chip))
            }
        }
    }
}

fn card_chip(ctx: Page, &(place, at, card): &((&str, &str), usize, &CardFace)) -> Markup {
    html! {
        li id=(Chip(place, at).id()) { details.card-chip {
            summary {
                (card.name)
                @if let Some(weapon) = &card.weapon {
                    @if weapon.bonus > 0 { " " span.cost { (ctx.say("web-dice-bonus", &Args::new().num("n", i64::from(weapon.bonus)))) } }
                }
            }
            (crate::faces::search(ctx, card))
        } }
    }
}

fn ability_chip(ctx: Page, &(mouse, ability): &(&str, &AbilityFace)) -> Markup {
    html! {
        li id={ "chip-" (mouse) "-" (ability.id) } { details.card-chip {
            summary { (ability.name) " " span.cost { (icon(ctx, "cheese")) (ability.cost) } }
            (crate::faces::ability(ctx, ability))
        } }
    }
}
