//! Every choice as a real button, in groups, and what is not possible now.

use super::bar::{SLOTS, Slot, SlotName};
use super::manner::{Manner, Printed, explained, explanation, printed};
use crate::glyphs::Glyph;
use crate::html::{Joined, List, Room, icon, text};
use crate::page::Page;
use crate::table::part::{TablePart, nth_part, part};
use maud::{Markup, PreEscaped, Render, html};
use std::sync::Arc;
use view::{CardFace, DecisionView, Group, OfferView, Risk, TableView, Warning};

/// A list of choices on the page.
pub(crate) struct ListName {
    /// In ids and keys.
    pub(crate) name: &'static str,
    /// Which choices stand in it.
    group: Group,
    /// It belongs to the bar's button of this number.
    slot: Option<usize>,
}

const fn asked(name: &'static str, group: Group) -> ListName {
    ListName { name, group, slot: None }
}

/// What the bar's button leads to, where it does not do it itself.
const fn aimed(n: usize) -> ListName {
    let SlotName { name, group, .. } = SLOTS[n];
    ListName { name, group, slot: Some(n) }
}

/// The lists in their order: what is asked, what the bar leads to, what cards and powers can do.
pub(crate) const LISTS: [ListName; SLOTS.len() + 3] = [
    asked("answer", Group::Answer),
    aimed(0),
    aimed(1),
    aimed(2),
    aimed(3),
    aimed(4),
    aimed(5),
    aimed(6),
    aimed(7),
    aimed(8),
    aimed(9),
    asked("ability", Group::Ability),
    asked("item", Group::Item),
];

/// All that can be done: one form, and another for whoever types, since the Enter key presses the first button of a form.
pub(crate) fn actions(page: Page, view: &TableView) -> Markup {
    html! {
        section.actions id="actions" tabindex="-1" aria-label=(page.t("web-actions")) {
            form id="choose" method="post" action={ "/t/" (view.id) "/choose" } data-actions="" {
                (part::<Drawn>(page, view))
                // The bar keeps its place while the rest scrolls.
                div.offered {
                    @for n in 0..LISTS.len() { (nth_part::<Choices>(page, view, n)) }
                    (part::<Explained>(page, view))
                    (part::<Settling>(page, view))
                }
                div.action-bar id="bar" role="group" aria-label=(page.t("web-bar")) { @for n in 0..SLOTS.len() { (nth_part::<Slot>(page, view, n)) } }
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

/// A list of choices.
pub(crate) struct Choices;

/// All that is drawn of a list.
#[derive(PartialEq)]
pub(crate) struct ChoicesInput<'v> {
    /// Its number among the lists.
    n: usize,
    manner: Manner,
    choices: Vec<&'v OfferView>,
    /// What lies in the pack of whoever changes equipment and cannot be put on now.
    idle: Vec<&'v CardFace>,
}

impl TablePart for Choices {
    type Input<'v> = ChoicesInput<'v>;

    fn input(view: &TableView, n: usize) -> ChoicesInput<'_> {
        let ListName { group, slot, .. } = &LISTS[n];
        let all = view.deciding().map_or(&[][..], |d| &d.choices);
        let mut choices: Vec<&OfferView> = all.iter().filter(|offer| offer.group == *group).collect();
        if let ([only], Some(n)) = (&choices[..], slot)
            && SLOTS[*n].does(only)
        {
            choices.clear();
        }
        // What is not shown is always the same.
        let shown = view.deciding().filter(|_| !choices.is_empty());
        let idle = shown.map_or(Vec::new(), |d| idle(view, d));
        ChoicesInput { n, manner: shown.map_or(Manner::Pressing, Manner::of), choices, idle }
    }

    fn draw(page: Page, of: ChoicesInput) -> Markup {
        let ListName { name, slot, .. } = LISTS[of.n];
        let name = PreEscaped(name);
        if of.choices.is_empty() {
            return html! { div class={ "group " (name) } id={ "group-" (name) } hidden {} };
        }
        let title = match slot {
            Some(n) => SLOTS[n].title(page),
            None => page.t(&["web-group-", name.0].concat()),
        };
        html! {
            (Room(400 * of.choices.len()))
            div class={ "group " (name) } id={ "group-" (name) } role="group" aria-label=(text(&title)) data-group=(name) data-mode=(name) data-aimed[slot.is_some()] {
                span.group-name aria-hidden="true" { (text(&title)) }
                // Spaces have no buttons to be seen: they are pressed where they are.
                @if slot.is_none() && of.choices.iter().any(|o| o.group == Group::Answer && o.space.is_some() && o.figure.is_none()) {
                    p.small.quiet.choose-lit aria-hidden="true" { (text(page.t("web-choose-lit"))) }
                }
                div.choices { (listed(page, &of)) }
            }
        }
    }
}

/// What lies in the pack of whoever changes equipment and is not among the choices.
fn idle<'v>(view: &'v TableView, decision: &DecisionView) -> Vec<&'v CardFace> {
    if decision.ask != engine::Ask::Equip {
        return Vec::new();
    }
    let whose = view.mice.iter().filter(|mouse| decision.mouse.as_deref() == Some(&*mouse.id));
    let offered = |card: &CardFace| decision.choices.iter().any(|o| o.card.as_deref() == Some(&*card.id));
    whose.flat_map(|mouse| &mouse.pack).map(|card| &**card).filter(|card| !offered(card)).collect()
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
                    p.small.quiet.what id={ "what-" (card) } { @if cards.len() > 1 { strong { (crate::html::text(name)) ":" } " " } (crate::html::text(text)) }
                }
            }
        }
    }
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

/// Where a choice is typed.
pub(crate) struct Typed;

impl TablePart for Typed {
    type Input<'v> = (&'v str, bool);

    fn input(view: &TableView, _: usize) -> Self::Input<'_> {
        (&view.id, view.deciding().is_some())
    }

    fn draw(page: Page, (table, decides): Self::Input<'_>) -> Markup {
        html! {
            form.command id="typed" method="post" action={ "/t/" (text(table)) "/choose" } hidden[!decides] {
                @if decides {
                    label {
                        span.visually-hidden { (text(page.t("web-command"))) }
                        input type="text" name="typed" placeholder=(text(page.t("web-command"))) autocomplete="off"
                            spellcheck="false" maxlength="80" list="commands" data-command="";
                    }
                    datalist id="commands" {}
                    button { (text(page.t("web-command-go"))) }
                }
            }
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
        let label = &offer.label;
        let words = &[&label.before, &label.own, &label.after];
        choice(page, of.manner, offer, Beside::default(), &Joined { words, between: "" })
    };
    if of.manner == Manner::HandingOver || of.choices[0].verb == "level-up" {
        return in_play(page, of);
    }
    if of.choices.iter().any(|o| whole(o) && of.manner.bright(o.group)) {
        return html! { @for offer in &of.choices { (alone(offer)) } };
    }
    html! {
        (Room(400 * of.choices.len()))
        @for run in of.choices.chunk_by(|a, b| alike(a, b) || (armed(a) && a.verb == b.verb)) {
            @if armed(run[0]) { (arming(page, of.manner, run)) }
            @else if let [offer] = run { (alone(offer)) }
            @else { (together(page, of.manner, run)) }
        }
    }
}

/// Cards that change hands, are worn or learned, each with its face and what it would change: to be compared, pressed or
/// dragged away.
fn in_play(page: Page, of: &ChoicesInput) -> Markup {
    let press = |offer: &OfferView| {
        choice(page, of.manner, offer, Beside::default(), &html! { span { (text(offer.label.text())) } })
    };
    html! {
        div.in-play {
            @for hand in &HANDS {
                @let here = || of.choices.iter().filter(|offer| hand.verbs.contains(&offer.verb));
                @let idle = if hand.verbs.contains(&"wear") { &of.idle[..] } else { &[] };
                @if here().next().is_some() || !idle.is_empty() {
                    div.hand-of {
                        @if let Some(title) = hand.title { h3 { (text(page.t(title))) } }
                        @for offer in here() {
                            @match face(page, offer) {
                                Some(face) => div.held data-held { (face) (changes(page, offer)) (press(offer)) },
                                None => (press(offer)),
                            }
                        }
                        @for card in idle { div.held { (crate::cards::search(page, card)) } }
                    }
                }
            }
            @for offer in of.choices.iter().filter(|offer| !HANDS.iter().any(|hand| hand.verbs.contains(&offer.verb))) { (press(offer)) }
        }
    }
}

/// Cards that lie together: what is worn, what is in the pack, what one mouse has and what the other.
struct Hand {
    title: Option<&'static str>,
    verbs: &'static [&'static str],
}

const HANDS: [Hand; 5] = [
    Hand { title: Some("web-equipped"), verbs: &["stow"] },
    Hand { title: Some("web-pack"), verbs: &["wear"] },
    Hand { title: Some("web-hand-give"), verbs: &["give", "give-cheese"] },
    Hand { title: Some("web-hand-take"), verbs: &["take", "take-cheese"] },
    Hand { title: None, verbs: &["level-up"] },
];

/// The face of the card or ability a choice is about.
fn face(page: Page, offer: &OfferView) -> Option<Markup> {
    let (book, id) = (page.locale.book(), offer.card.as_deref()?);
    let card = book.search_named(id).map(|card| crate::cards::search(page, page.locale.card(card)));
    card.or_else(|| Some(crate::cards::ability(page, page.locale.ability(book.ability_named(id)?))))
}

/// What would change of what the mouse rolls and has: as it is, and as it would be.
fn changes(page: Page, offer: &OfferView) -> Markup {
    html! {
        @if !offer.changes.is_empty() {
            ul.plain.changes {
                @for change in &offer.changes {
                    @let word = page.t(&["web-value-", change.value].concat());
                    li.better[change.to > change.from] title=(text(&word)) { (page.pictures.icon(change.value)) span.visually-hidden { (text(&word)) " " } span { (change.from) } i.becomes {} b { (change.to) } }
                }
            }
        }
    }
}

/// What a card or power does to somebody or somewhere on the board is armed first, then aimed.
fn armed(offer: &OfferView) -> bool {
    matches!(offer.group, Group::Ability | Group::Item) && (offer.space.is_some() || offer.figure.is_some())
}

/// A button that arms, and what it can be aimed at.
fn arming(page: Page, manner: Manner, run: &[&OfferView]) -> Markup {
    let verb = PreEscaped(run[0].verb);
    html! {
        button type="button" data-aim=(verb) data-count=(run.len()) aria-expanded="false" aria-controls={ "aims-" (verb) } { span { (text(page.t(&["web-arm-", verb.0].concat()))) " …" } }
        span.alike id={ "aims-" (verb) } data-mode=(verb) data-aimed {
            @for (i, offer) in run.iter().enumerate() {
                (choice(page, manner, offer, Beside { before: &run[..i], warned: &[] }, &html! { span { (text(offer.label.text())) } }))
            }
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
            span aria-hidden="true" { (text(before)) }
            @for (i, offer) in run.iter().enumerate() {
                (choice(page, manner, offer, Beside { before: &run[..i], warned }, &html! {
                    span { span.visually-hidden { (text(before)) " " } (text(&offer.label.own)) @if !after.is_empty() { span.visually-hidden { " " (text(after)) } } }
                }))
            }
            @if !after.is_empty() { span aria-hidden="true" { (text(after)) } }
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

fn choice(page: Page, manner: Manner, offer: &OfferView, beside: Beside, label: &impl Render) -> Markup {
    let space = offer.space.as_ref().map(|at| at.space.as_str());
    let below =
        offer.card.as_deref().filter(|card| manner == Manner::Explained && printed(page, card).is_some());
    let explained = explanation(page, offer, below.is_some());
    html! {
        button.bright[manner.bright(offer.group)].perilous[!offer.warnings.is_empty()] name="choice" value=(text(&offer.name)) data-space=[space.map(text)]
            data-figure=[offer.figure.as_deref().map(text)] title=(Joined { words: &explained, between: " · " }) data-about=(List(&explained))
            aria-describedby=[below.map(|card| format!("what-{card}"))] lang=[offer.lang] {
            (label)
            @if let Some(odds) = &offer.odds {
                " " span.odds { (text(&odds.number)) span.visually-hidden[!beside.before.is_empty()] { " " (text(&odds.about)) } }
            }
            @for warning in &offer.warnings {
                @let again = beside.before.iter().any(|other| other.warnings.contains(warning));
                " " @if beside.warned.contains(warning) { span.visually-hidden { (text(&warning.text)) } }
                @else { (warning_sign(page, warning, again)) }
            }
        }
    }
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
                (Glyph::Warning) " "
                @if page.pictures.figure(picture).is_some() { (icon(page, picture)) }
                @if !again { (text(&warning.short)) }
            }
            span.visually-hidden { (text(&warning.text)) }
        }
    }
}
