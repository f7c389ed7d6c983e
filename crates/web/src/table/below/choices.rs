//! Every choice as a real button, in groups, and what is not possible now.

use crate::html::{icon, list, why};
use crate::page::Page;
use crate::table::part::{TablePart, nth_part, part};
use maud::{Markup, html};
use std::sync::Arc;
use view::{CardFace, DecisionView, Disabled, Group, OfferView, Risk, TableView, Warning};

/// A group of choices on the page.
pub(crate) struct GroupName {
    group: Group,
    /// In ids and keys.
    pub(crate) name: &'static str,
    /// What to press.
    key: &'static str,
}

const fn group(group: Group, name: &'static str, key: &'static str) -> GroupName {
    GroupName { group, name, key }
}

/// The groups in the order of the bar.
pub(crate) const GROUPS: [GroupName; 10] = [
    group(Group::Answer, "answer", ""),
    group(Group::Battle, "battle", "b"),
    group(Group::Move, "move", "m"),
    group(Group::Search, "search", "s"),
    group(Group::Explore, "explore", "x"),
    group(Group::Recover, "recover", "r"),
    group(Group::Ability, "ability", "a"),
    group(Group::Item, "item", "i"),
    group(Group::Free, "free", "h"),
    group(Group::End, "end", "."),
];

/// All that can be done: one form, and another for whoever types, since the Enter key presses the first button of a form.
pub(crate) fn actions(page: Page, view: &TableView) -> Markup {
    html! {
        section.actions id="actions" tabindex="-1" aria-label=(page.t("web-actions")) {
            form id="choose" method="post" action={ "/t/" (view.id) "/choose" } data-actions="" {
                (part::<Drawn>(page, view))
                @for n in 0..GROUPS.len() { (nth_part::<Choices>(page, view, n)) }
                (part::<Explained>(page, view))
                (part::<Settling>(page, view))
                (part::<Cannot>(page, view))
            }
            (part::<Typed>(page, view))
        }
    }
}

/// A search card just drawn, to be kept or not.
pub(crate) struct Drawn;

impl TablePart for Drawn {
    type Input<'v> = Option<&'v Arc<CardFace>>;

    fn input(view: &TableView, _: usize) -> Self::Input<'_> {
        view.drawn.as_ref().filter(|_| view.seat.decides)
    }

    fn draw(page: Page, card: Self::Input<'_>) -> Markup {
        html! {
            div.contents id="drawn" hidden[card.is_none()] { @if let Some(card) = card { (crate::cards::search(page, card)) } }
        }
    }
}

/// A group of choices.
pub(crate) struct Choices;

/// All that is drawn of a group.
#[derive(PartialEq)]
pub(crate) struct ChoicesInput<'v> {
    /// Its number in the list of groups.
    n: usize,
    /// Movement that is left.
    points: u8,
    manner: Manner,
    choices: Vec<&'v OfferView>,
}

impl TablePart for Choices {
    type Input<'v> = ChoicesInput<'v>;

    fn input(view: &TableView, n: usize) -> ChoicesInput<'_> {
        let group = GROUPS[n].group;
        let all = view.deciding().map_or(&[][..], |d| &d.choices);
        let choices: Vec<&OfferView> = all.iter().filter(|offer| offer.group == group).collect();
        // What is not shown is always the same.
        let shown = view.deciding().filter(|_| !choices.is_empty());
        ChoicesInput {
            n,
            points: if group == Group::Move && shown.is_some() { view.turn.points } else { 0 },
            manner: shown.map_or(Manner::Pressing, Manner::of),
            choices,
        }
    }

    fn draw(page: Page, of: ChoicesInput) -> Markup {
        let GroupName { name, key, .. } = &GROUPS[of.n];
        if of.choices.is_empty() {
            return html! { div class={ "group " (name) } id={ "group-" (name) } hidden {} };
        }
        let title = page.t(&["web-group-", name].concat());
        html! {
            div class={ "group " (name) } id={ "group-" (name) } role="group" aria-label=(title) data-group=(name) data-key=(key) {
                span.group-name aria-hidden="true" {
                    (title)
                    @if of.points > 0 { " " b { (of.points) } }
                }
                div.choices { (listed(page, &of)) }
            }
        }
    }
}

/// What the cards on offer do, for whoever is asked in the middle of something: read without pointing at it.
pub(crate) struct Explained;

impl TablePart for Explained {
    /// Ids of cards, each once.
    type Input<'v> = Vec<&'v str>;

    fn input(view: &TableView, _: usize) -> Self::Input<'_> {
        let mut cards: Vec<&str> = Vec::new();
        let decision = view.deciding().filter(|d| explained(d));
        for card in decision.into_iter().flat_map(|d| &d.choices).filter_map(|o| o.card.as_deref()) {
            if !cards.contains(&card) {
                cards.push(card);
            }
        }
        cards
    }

    fn draw(page: Page, cards: Self::Input<'_>) -> Markup {
        let cards = cards.into_iter().filter_map(|card| Some((card, printed(page, card)?)));
        let cards: Vec<(&str, Printed)> = cards.collect();
        html! {
            div.contents id="explained" hidden[cards.is_empty()] {
                @for (card, Printed { name, text, .. }) in &cards {
                    p.small.quiet.what id={ "what-" (card) } { @if cards.len() > 1 { strong { (name) ":" } " " } (text) }
                }
            }
        }
    }
}

/// Whether what the cards on offer do is written below their buttons.
fn explained(decision: &DecisionView) -> bool {
    matches!(decision.ask, engine::Ask::React | engine::Ask::BeforeTurn)
}

/// What need not be asked again.
pub(crate) struct Settling;

impl TablePart for Settling {
    /// Whether reactions can be passed from now on, and ties settled.
    type Input<'v> = (bool, bool);

    fn input(view: &TableView, _: usize) -> Self::Input<'_> {
        let passes = |d: &DecisionView| explained(d) && d.mouse.is_some();
        let ties = |d: &DecisionView| view.seat.host && d.ask.is_tie() && d.mouse.is_none();
        (view.deciding().is_some_and(passes), view.deciding().is_some_and(ties))
    }

    fn draw(page: Page, (passes, ties): Self::Input<'_>) -> Markup {
        html! {
            div.contents id="settling" hidden[!passes && !ties] {
                @if passes { div.group { button.plain name="quiet" value="1" title=(page.t("web-pass-quietly.about")) { (page.t("web-pass-quietly")) } } }
                @if ties { div.group { button.plain name="ties" value="1" title=(page.t("web-settle-ties.about")) { (page.t("web-settle-ties")) } } }
            }
        }
    }
}

/// What is not possible now, and why.
pub(crate) struct Cannot;

impl TablePart for Cannot {
    type Input<'v> = &'v [Disabled];

    fn input(view: &TableView, _: usize) -> Self::Input<'_> {
        view.deciding().map_or(&[][..], |d| &d.disabled)
    }

    fn draw(page: Page, disabled: Self::Input<'_>) -> Markup {
        html! {
            div.group.cannot id="cannot" role="group" aria-label=(page.t("web-group-cannot")) hidden[disabled.is_empty()] {
                @if !disabled.is_empty() {
                    span.group-name aria-hidden="true" { (page.t("web-group-cannot")) }
                    div.choices { @for no in disabled { (refused(no)) } }
                }
            }
        }
    }
}

fn refused(no: &Disabled) -> Markup {
    html! {
        span.no id={ "cannot-" (no.action) } {
            button type="button" aria-disabled="true" aria-describedby={ "why-" (no.action) } { (no.label) }
            span.why role="tooltip" id={ "why-" (no.action) } { (no.refusal.text) " " (why(&no.refusal.rule)) }
        }
    }
}

/// Where a choice is typed.
pub(crate) struct Typed;

impl TablePart for Typed {
    type Input<'v> = (&'v str, bool);

    fn input(view: &TableView, _: usize) -> Self::Input<'_> {
        (&view.id, view.deciding().is_some())
    }

    fn draw(page: Page, (table, decides): Self::Input<'_>) -> Markup {
        html! {
            form.command id="typed" method="post" action={ "/t/" (table) "/choose" } hidden[!decides] {
                @if decides {
                    label {
                        span.visually-hidden { (page.t("web-command")) }
                        input type="text" name="typed" placeholder=(page.t("web-command")) autocomplete="off"
                            spellcheck="false" maxlength="80" list="commands" data-command="";
                    }
                    datalist id="commands" {}
                    button { (page.t("web-command-go")) }
                }
            }
        }
    }
}

/// What kind of question it is, for the buttons: which are bright, and what they need not say.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Manner {
    /// What has to be answered, and blows.
    Pressing,
    /// The same in the middle of something: what the cards do is written below.
    Explained,
    /// Nothing but free actions is left: what ends the turn is the next thing to do.
    Ending,
    /// Things change hands until somebody says that it is enough: none of them is what has to be done next.
    HandingOver,
}

impl Manner {
    fn of(decision: &DecisionView) -> Manner {
        if matches!(decision.ask, engine::Ask::Share | engine::Ask::Equip) {
            Manner::HandingOver
        } else if explained(decision) {
            Manner::Explained
        } else if decision.choices.iter().all(|o| matches!(o.group, Group::End | Group::Free)) {
            Manner::Ending
        } else {
            Manner::Pressing
        }
    }

    fn bright(self, group: Group) -> bool {
        match group {
            Group::Answer | Group::Battle => self != Manner::HandingOver,
            Group::End => matches!(self, Manner::Ending | Manner::HandingOver),
            _ => false,
        }
    }
}

/// So many words of its own may a choice have among others of its kind.
const WORDS: usize = 3;

/// Neighbours that say the same but for a word or two: which space, which friend.
fn alike(one: &OfferView, other: &OfferView) -> bool {
    let short = |offer: &OfferView| offer.label.own.split(' ').count() <= WORDS;
    let same = (&one.verb, &one.label.before, &one.label.after)
        == (&other.verb, &other.label.before, &other.label.after);
    same && !one.label.before.is_empty() && short(one) && short(other)
}

/// The choices of a group; what several have in common is written once, and each button still says all of it aloud.
fn listed(page: Page, of: &ChoicesInput) -> Markup {
    // A single blow is written out; more would push the board aside.
    let whole =
        |o: &OfferView| o.group == Group::Answer || (o.group == Group::Battle && of.choices.len() < 2);
    let alone = |offer: &OfferView| {
        choice(page, of.manner, offer, Beside::default(), &html! { (offer.label.text()) })
    };
    if of.choices.iter().any(|o| whole(o) && of.manner.bright(o.group)) {
        return html! { @for offer in &of.choices { (alone(offer)) } };
    }
    html! {
        @for run in of.choices.chunk_by(|a, b| alike(a, b)) {
            @if let [offer] = run { (alone(offer)) } @else { (together(page, of.manner, run)) }
        }
    }
}

/// Choices that are alike.
fn together(page: Page, manner: Manner, run: &[&OfferView]) -> Markup {
    let (before, after) = (run[0].label.before.trim_end(), run[0].label.after.trim_start());
    let all = &run[0].warnings;
    let warned = if run.iter().all(|offer| offer.warnings == *all) { &all[..] } else { &[] };
    html! {
        span.alike {
            span aria-hidden="true" { (before) }
            @for (i, offer) in run.iter().enumerate() {
                (choice(page, manner, offer, Beside { before: &run[..i], warned }, &html! {
                    span { span.visually-hidden { (before) " " } (offer.label.own) @if !after.is_empty() { span.visually-hidden { " " (after) } } }
                }))
            }
            @if !after.is_empty() { span aria-hidden="true" { (after) } }
            // What all of them warn of is seen once; each button still says it aloud.
            @for warning in warned { span aria-hidden="true" { (warning_sign(page, warning, false)) } }
        }
    }
}

/// What is to be read beside a button of a group already, so that it is enough to say it aloud there.
#[derive(Clone, Copy, Default)]
struct Beside<'a> {
    /// The choices before it: what numbers mean stands with the first.
    before: &'a [&'a OfferView],
    /// What is written once behind all of them.
    warned: &'a [Warning],
}

fn choice(page: Page, manner: Manner, offer: &OfferView, beside: Beside, label: &Markup) -> Markup {
    let space = offer.space.as_ref().map(|at| at.space.as_str());
    let below =
        offer.card.as_deref().filter(|card| manner == Manner::Explained && printed(page, card).is_some());
    let explained = explanation(page, offer, below.is_some());
    html! {
        button.bright[manner.bright(offer.group)].perilous[!offer.warnings.is_empty()] name="choice" value=(offer.name) data-space=[space]
            data-figure=[offer.figure.as_deref()] title=(explained.join(" · ")) data-about=(list(&explained))
            aria-describedby=[below.map(|card| format!("what-{card}"))] {
            (label)
            @if let Some(odds) = &offer.odds {
                " " span.odds { (odds.number) span.visually-hidden[!beside.before.is_empty()] { " " (odds.about) } }
            }
            @for warning in &offer.warnings {
                @let again = beside.before.iter().any(|other| other.warnings.contains(warning));
                " " @if beside.warned.contains(warning) { span.visually-hidden { (warning.text) } }
                @else { (warning_sign(page, warning, again)) }
            }
        }
    }
}

/// What is told of a button when it is pointed at: what it may cost, what is on its card unless that is written below,
/// what it does, then its rule.
fn explanation<'v>(page: Page<'v>, offer: &'v OfferView, below: bool) -> Vec<&'v str> {
    let costs = offer.warnings.iter().map(|w| w.text.as_str());
    let card = offer.card.as_deref().and_then(|id| printed(page, id));
    let card = card.into_iter().flat_map(|card| [card.text, card.line]);
    // Whoever strikes with a weapon may: only what it does is of interest.
    let card = card.take(if offer.group == Group::Battle { 1 } else { 2 }).skip(usize::from(below));
    let does = std::iter::once(offer.about.as_str());
    let told = costs.chain(card).chain(does).chain([offer.rule.title.as_str()]);
    told.filter(|line| !line.is_empty()).collect()
}

/// What is printed on a search card or an ability.
struct Printed<'c> {
    name: &'c str,
    /// What it does.
    text: &'c str,
    /// For whom.
    line: &'c str,
}

fn printed<'c>(page: Page<'c>, id: &str) -> Option<Printed<'c>> {
    let book = page.locale.book();
    if let Some(card) = book.search_named(id).map(|card| page.locale.card(card)) {
        return Some(Printed { name: &card.name, text: &card.text, line: &card.line });
    }
    let ability = book.ability_named(id).map(|ability| page.locale.ability(ability));
    ability.map(|a| Printed { name: &a.name, text: &a.text, line: &a.line })
}

/// A sign, a word unless it stands nearby, and for whoever listens the whole sentence.
fn warning_sign(page: Page, warning: &Warning, again: bool) -> Markup {
    let picture = match warning.risk {
        Risk::Wheel => "cheese",
        Risk::Chapter => "hourglass",
        Risk::Capture => "captured",
        Risk::Trap => "mousetrap",
    };
    html! {
        span.warning {
            span aria-hidden="true" {
                "⚠ "
                @if page.pictures.figure(picture).is_some() { (icon(page, picture)) }
                @if !again { (warning.short) }
            }
            span.visually-hidden { (&warning.text) }
        }
    }
}
