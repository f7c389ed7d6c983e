//! The bar: every action of a turn in its place, whether it can be done now or not.

use super::manner::{Manner, explanation};
use crate::html::{Joined, List, Room, text, why};
use crate::page::Page;
use crate::table::part::TablePart;
use engine::Ask;
use maud::{Markup, PreEscaped, html};
use std::borrow::Cow;
use view::{Disabled, Group, OfferView, TableView};

/// A place on the bar.
pub(crate) struct SlotName {
    /// In ids and keys.
    pub(crate) name: &'static str,
    /// As what cannot be done calls it, and its picture.
    action: &'static str,
    /// The key of what stands on it.
    title: &'static str,
    /// What to press.
    key: &'static str,
    /// The choices it stands for.
    pub(super) group: Group,
    /// Where or what is always chosen after it.
    aims: bool,
}

const fn slot(name: &'static str, title: &'static str, key: &'static str, group: Group) -> SlotName {
    SlotName { name, action: name, title, key, group, aims: false }
}

/// The places in the order of the bar; none ever moves.
pub(crate) const SLOTS: [SlotName; 10] = [
    SlotName { aims: true, ..slot("move", "action-move", "m", Group::Move) },
    slot("battle", "action-battle", "b", Group::Battle),
    slot("search", "action-search", "s", Group::Search),
    slot("scurry", "action-scurry", "c", Group::Scurry),
    slot("recover", "action-recover", "r", Group::Recover),
    slot("explore", "action-explore", "x", Group::Explore),
    slot("share", "action-share", "h", Group::Share),
    slot("equip", "action-equip", "e", Group::Equip),
    // Abilities are compared before one is learned.
    SlotName { aims: true, ..slot("level-up", "action-level-up", "l", Group::LevelUp) },
    SlotName { action: "end-turn", ..slot("end", "action-end-turn", ".", Group::End) },
];

impl SlotName {
    /// Whether it does its only choice itself: nothing is to be aimed at and nothing to be warned of. What ends the turn
    /// says what it risks beside the sentence.
    pub(super) fn does(&self, only: &OfferView) -> bool {
        !self.aims && (only.warnings.is_empty() || only.group == Group::End)
    }

    /// What stands on it.
    pub(super) fn title<'p>(&self, page: Page<'p>) -> Cow<'p, str> {
        page.t(self.title)
    }
}

/// One place of the bar.
pub(crate) struct Slot;

/// All that is drawn of it.
#[derive(PartialEq)]
pub(crate) struct SlotInput<'v> {
    n: usize,
    state: SlotState<'v>,
}

/// What pressing it would do.
#[derive(PartialEq)]
enum SlotState<'v> {
    /// The choice itself.
    Direct(&'v OfferView, Manner),
    /// Shows what it can be aimed at: so many, the best of their chances, and movement that is left.
    Aims { count: usize, best: Option<&'v str>, points: u8, perilous: bool, bright: bool },
    /// Nothing, for a reason.
    Refused(&'v Disabled),
    /// Nothing, because something else is to be decided, or somebody else decides.
    Waits(&'static str),
}

impl TablePart for Slot {
    type Input<'v> = SlotInput<'v>;

    fn input(view: &TableView, n: usize) -> SlotInput<'_> {
        SlotInput { n, state: state(view, &SLOTS[n]) }
    }

    fn draw(page: Page, SlotInput { n, state }: SlotInput) -> Markup {
        let slot = &SLOTS[n];
        let title = slot.title(page);
        let (name, key) = (PreEscaped(slot.name), PreEscaped(slot.key));
        let face = |short: &str| html! { svg.sign aria-hidden="true" { use href={ "#sign-" (PreEscaped(slot.action)) } {} } span.short aria-hidden="true" { (text(short)) } };
        match state {
            SlotState::Direct(offer, manner) => {
                let whole = offer.label.text();
                // What ends something else than the turn says what.
                let short =
                    if offer.group == Group::End && offer.verb != "end-turn" { &whole } else { &*title };
                let explained = explanation(page, offer, false);
                html! {
                    (Room(1000))
                    span.slot id={ "bar-" (name) } data-group=(name) data-mode=(name) data-key=(key) {
                        button.bright[manner.bright(offer.group)].perilous[!offer.warnings.is_empty()] name="choice" value=(text(&offer.name))
                            data-figure=[offer.figure.as_deref().map(text)] title=(Joined { words: &explained, between: " · " }) data-about=(List(&explained)) {
                            span.visually-hidden { (text(&whole)) }
                            (face(short))
                            @if let Some(odds) = &offer.odds { span.odds { (text(&odds.number)) span.visually-hidden { " " (text(&odds.about)) } } }
                            @for warning in &offer.warnings { span.visually-hidden { " " (text(&warning.text)) } }
                        }
                    }
                }
            }
            SlotState::Aims { count, best, points, perilous, bright } => html! {
                span.slot id={ "bar-" (name) } data-key=(key) {
                    button.bright[bright].perilous[perilous] type="button" data-aim=(name) data-count=(count) aria-expanded="false" aria-controls={ "group-" (name) } {
                        span.visually-hidden { (text(&title)) }
                        (face(&title))
                        @if points > 0 { b.count { (points) } }
                        @if let Some(best) = best { span.odds { (text(best)) } }
                    }
                }
            },
            SlotState::Refused(no) => refused(
                name,
                &html! { span.visually-hidden { (text(&no.label)) } (face(&no.label)) },
                &html! {
                    (text(&no.refusal.text)) " " (why(&no.refusal.rule))
                    @if let Some(also) = &no.refusal.also { " " (why(also)) }
                },
            ),
            SlotState::Waits(reason) => refused(
                name,
                &html! { span.visually-hidden { (text(&title)) } (face(&title)) },
                &html! { (text(page.t(reason))) },
            ),
        }
    }
}

fn state<'v>(view: &'v TableView, slot: &SlotName) -> SlotState<'v> {
    let Some(decision) = view.deciding() else {
        return SlotState::Waits(if view.outcome.is_some() { "why-over" } else { "web-bar-others" });
    };
    let mut choices = decision.choices.iter().filter(|offer| offer.group == slot.group);
    if let Some(first) = choices.next() {
        let manner = Manner::of(decision);
        let odds = |offer: &'v OfferView| offer.odds.as_ref();
        let (mut count, mut best, mut perilous) = (1, odds(first), !first.warnings.is_empty());
        for offer in choices {
            count += 1;
            best = best.into_iter().chain(odds(offer)).max_by_key(|odds| odds.percent);
            perilous &= !offer.warnings.is_empty();
        }
        if count == 1 && slot.does(first) {
            return SlotState::Direct(first, manner);
        }
        return SlotState::Aims {
            count,
            best: best.map(|odds| odds.number.as_str()),
            points: if matches!(slot.group, Group::Move | Group::Scurry) { view.turn.points } else { 0 },
            perilous,
            bright: manner.bright(first.group),
        };
    }
    match decision.disabled.iter().find(|no| no.action == slot.action) {
        Some(no) => SlotState::Refused(no),
        None if decision.ask == Ask::Turn => SlotState::Waits("why-not-now"),
        None => SlotState::Waits("why-other-decision"),
    }
}

/// What cannot be done stays in its place and says why.
fn refused(name: PreEscaped<&str>, face: &Markup, reason: &Markup) -> Markup {
    html! {
        (Room(640))
        span.slot.no id={ "bar-" (name) } {
            button type="button" aria-disabled="true" aria-describedby={ "why-" (name) } { (face) }
            span.why role="tooltip" id={ "why-" (name) } { (reason) }
        }
    }
}
