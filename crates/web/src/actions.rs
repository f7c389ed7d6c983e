//! What to do next: a sentence, and every choice as a real button.

use crate::alike::{Alike, alike};
use crate::frame::Page;
use crate::text::Text;
use maud::{Markup, Render, html};
use std::borrow::Cow;
use view::{DecisionView, Disabled, Group, OfferView, Risk, TableView, UndoAsked, Warning};
use words::Args;

/// The groups in the order of the bar, each with its key.
const GROUPS: [(Group, &str, &str); 10] = [
    (Group::Answer, "answer", ""),
    (Group::Battle, "battle", "b"),
    (Group::Move, "move", "m"),
    (Group::Search, "search", "s"),
    (Group::Explore, "explore", "x"),
    (Group::Recover, "recover", "r"),
    (Group::Ability, "ability", "a"),
    (Group::Item, "item", "i"),
    (Group::Free, "free", "h"),
    (Group::End, "end", "."),
];

/// The sentence that says what happens next: the brightest thing on the page.
pub(crate) fn banner(ctx: Page, view: &TableView) -> Markup {
    let sentence: Cow<str> = match (view.decision.as_ref(), view.outcome) {
        (_, Some(outcome)) => ctx.t(crate::table::outcome_key(outcome)),
        (Some(offers), None) if view.seat.decides => offers.prompt.as_str().into(),
        (Some(_), None) if view.companions.deciding.is_some() => {
            let deciding = view.companions.deciding.as_ref().expect("just seen");
            crate::companions::sentence(ctx, deciding, view.companions.waits).into()
        }
        (Some(offers), None) => match (&view.waiting_for, &offers.mouse) {
            (Some(player), _) => ctx.say("web-waiting", &Args::new().text("who", player)).into(),
            (None, Some(_)) => ctx.say("web-waiting", &Args::new().text("who", &offers.who)).into(),
            (None, None) => ctx.t("web-waiting-party"),
        },
        (None, None) => "".into(),
    };
    html! {
        div.banner.mine[view.seat.decides].over[view.outcome.is_some()] id="banner" data-title=(Text(crate::table::title(ctx, view))) {
            @if let Some(mouse) = view.decision.as_ref().and_then(|o| o.mouse.as_deref()) {
                @if let Some(url) = ctx.pictures.figure(mouse) { img src=(Text(url)) alt="" width="44" height="44"; }
            }
            p.prompt { (Text(&sentence)) }
            (crate::companions::controls(ctx, view))
            (crate::hints::ask(ctx, view))
            @if view.seat.decides { @for warning in end_of_turn(view) { p.risk.small { "⚠ " (warning.text) } } }
            @if let Some(notice) = &view.notice { p.notice role="alert" { (notice) } }
            @if let Some(asked) = &view.undo.asked { (undo_asked(ctx, view, asked)) }
            @if view.outcome.is_some() {
                a.button.bright href={ "/t/" (view.id) "/recap" } { (ctx.t("web-recap")) }
            }
        }
    }
}

/// What ending the turn here would risk, said before anybody does.
fn end_of_turn(view: &TableView) -> impl Iterator<Item = &Warning> {
    let choices = view.decision.as_ref().map_or(&[][..], |o| &o.choices[..]);
    let end = choices.iter().filter(|o| o.group == Group::End);
    end.flat_map(|o| &o.warnings)
}

/// Somebody wants to go back: yes or no.
fn undo_asked(ctx: Page, view: &TableView, asked: &UndoAsked) -> Markup {
    let who = if asked.by.is_empty() { ctx.t("web-host").into_owned() } else { asked.by.join(", ") };
    let args = Args::new().text("who", who).num("n", view.undo.moves.saturating_sub(asked.to) as i64);
    html! {
        form.row.asked method="post" action={ "/t/" (view.id) "/undo" } {
            input type="hidden" name="seq" value=(view.seq);
            span { (ctx.say("web-undo-asked", &args)) }
            @if !asked.agreed { button.bright name="to" value=(asked.to) { (ctx.t("web-undo-agree")) } }
            button name="decline" value=(asked.to) { (ctx.t("web-undo-decline")) }
        }
    }
}

/// What is not possible now, and why.
fn cannot(ctx: Page, disabled: &[Disabled]) -> Markup {
    html! {
        div.group.cannot id="cannot" role="group" aria-label=(Text(ctx.t("web-group-cannot"))) {
            span.group-name aria-hidden="true" { (Text(ctx.t("web-group-cannot"))) }
            div.choices { @for no in disabled { (ctx.part(("cannot-", no.action), no, refused)) } }
        }
    }
}

fn refused(_: Page, no: &Disabled) -> Markup {
    html! {
        span.no id={ "cannot-" (Text(no.action)) } {
            button type="button" aria-disabled="true" aria-describedby={ "why-" (Text(no.action)) } { (Text(&no.label)) }
            span.why role="tooltip" id={ "why-" (Text(no.action)) } {
                (Text(&no.refusal.text)) " " (crate::about::why(&no.refusal.rule))
            }
        }
    }
}

/// Every choice as a button of one form.
pub(crate) fn actions(ctx: Page, view: &TableView) -> Markup {
    html! {
        section.actions id="actions" tabindex="-1" aria-label=(Text(ctx.t("web-actions"))) {
            @match &view.decision {
                Some(offers) if view.seat.decides => (form(ctx, view, offers)),
                _ => {}
            }
        }
    }
}

/// Where the mouse at turn could walk to, for the page's scripts: spaces with what it costs.
fn walks(view: &TableView) -> Option<String> {
    let mut out = String::new();
    for walk in &view.walks {
        let and = if out.is_empty() { "" } else { "|" };
        out.extend([and, &walk.space, " ", itoa::Buffer::new().format(walk.cost)]);
    }
    (!out.is_empty()).then_some(out)
}

fn form(ctx: Page, view: &TableView, offers: &DecisionView) -> Markup {
    let drawn = view.drawn.as_deref();
    let manner = Manner::of(offers);
    html! {
        form id="choose" method="post" action={ "/t/" (Text(&view.id)) "/choose" } data-actions="" data-tile=(offers.tile) data-walks=[walks(view).map(Text)] {
            @if let Some(card) = drawn { (crate::faces::search(ctx, card)) }
            @for (kind, name, key) in GROUPS {
                @let choices: Vec<&OfferView> = offers.choices.iter().filter(|o| o.group == kind).collect();
                @if !choices.is_empty() {
                    @let points = if kind == Group::Move { view.turn.points } else { 0 };
                    (ctx.part(("group-", name), &Choices { name, key, points, manner, choices }, group))
                }
            }
            @if explained(offers) {
                // Whoever is asked in the middle of something reads what it is about without pointing at it.
                @let cards = explanations(ctx, offers);
                @for Explained { card, name, text } in &cards {
                    p.small.quiet.what id={ "what-" (Text(card)) } { @if cards.len() > 1 { strong { (Text(name)) ":" } " " } (Text(text)) }
                }
            }
            @if explained(offers) && offers.mouse.is_some() {
                div.group { button.plain name="quiet" value="1" title=(Text(ctx.t("web-pass-quietly.about"))) { (ctx.t("web-pass-quietly")) } }
            }
            @if view.seat.host && offers.ask.is_tie() && offers.mouse.is_none() {
                div.group { button.plain name="ties" value="1" title=(Text(ctx.t("web-settle-ties.about"))) { (Text(ctx.t("web-settle-ties"))) } }
            }
            @if !offers.disabled.is_empty() { (ctx.part("cannot", offers.disabled.as_slice(), cannot)) }
        }
        // A form of its own: the Enter key presses the first button of a form.
        (ctx.part("typed", view.id.as_str(), command))
    }
}

/// Where a choice is typed.
fn command(ctx: Page, table: &str) -> Markup {
    html! {
        form.command id="typed" method="post" action={ "/t/" (table) "/choose" } {
            label {
                span.visually-hidden { (ctx.t("web-command")) }
                input type="text" name="typed" placeholder=(ctx.t("web-command")) autocomplete="off"
                    spellcheck="false" maxlength="80" list="commands" data-command="";
            }
            datalist id="commands" {}
            button { (ctx.t("web-command-go")) }
        }
    }
}

/// Whether what the cards on offer do is written below their buttons.
fn explained(offers: &DecisionView) -> bool {
    matches!(offers.ask, engine::Ask::React | engine::Ask::BeforeTurn)
}

/// The cards on offer, each once, with what they do.
fn explanations<'a>(ctx: Page<'a>, offers: &'a DecisionView) -> Vec<Explained<'a>> {
    let mut out: Vec<Explained> = Vec::new();
    for card in offers.choices.iter().filter_map(|o| o.card.as_deref()) {
        let new = out.iter().all(|known| known.card != card);
        if let Some(Printed { name, text, .. }) = printed(ctx, card).filter(|_| new) {
            out.push(Explained { card, name, text });
        }
    }
    out
}

/// A card that is explained below the buttons.
struct Explained<'a> {
    card: &'a str,
    name: &'a str,
    text: &'a str,
}

/// What kind of question it is, for the buttons: which are bright, and what they need not say.
#[derive(Clone, Copy, Hash, PartialEq, Eq)]
enum Manner {
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
    fn of(offers: &DecisionView) -> Manner {
        if matches!(offers.ask, engine::Ask::Share | engine::Ask::Equip) {
            Manner::HandingOver
        } else if explained(offers) {
            Manner::Explained
        } else if offers.choices.iter().all(|o| matches!(o.group, Group::End | Group::Free)) {
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

/// A group as it is drawn.
#[derive(Hash)]
struct Choices<'v> {
    name: &'static str,
    key: &'static str,
    /// Movement that is left.
    points: u8,
    manner: Manner,
    choices: Vec<&'v OfferView>,
}

fn group(ctx: Page, of: &Choices) -> Markup {
    let title = ctx.t(&["web-group-", of.name].concat());
    html! {
        div class={ "group " (Text(of.name)) } id={ "group-" (Text(of.name)) } role="group" aria-label=(Text(&title)) data-group=(Text(of.name)) data-key=(Text(of.key)) {
            span.group-name aria-hidden="true" {
                (Text(&title))
                @if of.points > 0 { " " b { (of.points) } }
            }
            div.choices { (listed(ctx, of)) }
        }
    }
}

/// The choices of a group; what several have in common is written once, and each button still says all of it aloud.
fn listed(ctx: Page, of: &Choices) -> Markup {
    let choices: Vec<&OfferView> = of.choices.clone();
    // A single blow is written out; more would push the board aside.
    let whole =
        |o: &OfferView| o.group == Group::Answer || (o.group == Group::Battle && of.choices.len() < 2);
    if choices.iter().any(|o| whole(o) && of.manner.bright(o.group)) {
        return html! { @for offer in choices { (choice(ctx, of.manner, offer, Beside::default(), Text(&offer.label))) } };
    }
    html! {
        @for all in alike(&choices) {
            @let warned = all.warnings();
            @let Alike { before, after, choices } = all;
            @if let [(offer, label)] = choices[..] { (choice(ctx, of.manner, offer, Beside::default(), Text(label))) }
            @else {
                span.alike {
                    @if !before.is_empty() { span aria-hidden="true" { (Text(before)) } }
                    @for (i, (offer, own)) in choices.iter().enumerate() {
                        (choice(ctx, of.manner, offer, Beside { before: &choices[..i], warned }, html! {
                            span { span.visually-hidden { (Text(before)) " " } (Text(own)) @if !after.is_empty() { span.visually-hidden { " " (Text(after)) } } }
                        }))
                    }
                    @if !after.is_empty() { span aria-hidden="true" { (Text(after)) } }
                    // What all of them warn of is seen once; each button still says it aloud.
                    @for warning in warned { span aria-hidden="true" { (warning_sign(ctx, warning, false)) } }
                }
            }
        }
    }
}

/// What is to be read beside a button of a group already, so that it is enough to say it aloud there.
#[derive(Clone, Copy, Default)]
struct Beside<'a> {
    /// The choices before it: what numbers mean stands with the first.
    before: &'a [(&'a OfferView, &'a str)],
    /// What is written once behind all of them.
    warned: &'a [Warning],
}

fn choice(ctx: Page, manner: Manner, offer: &OfferView, beside: Beside, label: impl Render) -> Markup {
    let space = offer.space.as_ref().map(|at| at.space.as_str());
    let below =
        offer.card.as_deref().filter(|card| manner == Manner::Explained && printed(ctx, card).is_some());
    html! {
        button.bright[manner.bright(offer.group)].perilous[!offer.warnings.is_empty()] name="choice" value=(Text(&offer.name)) data-space=[space.map(Text)]
            data-figure=[offer.figure.as_deref().map(Text)] title=(Text(&hint(ctx, offer, below.is_some())))
            aria-describedby=[below.map(|card| format!("what-{card}"))] {
            (label)
            @if let Some(odds) = &offer.odds {
                @let (number, words) = odds.split_at(odds.find('%').map_or(odds.len(), |at| at + 1));
                " " span.odds { (Text(number)) span.visually-hidden[!beside.before.is_empty()] { (Text(words)) } }
            }
            @for warning in &offer.warnings {
                @let again = beside.before.iter().any(|(other, _)| other.warnings.contains(warning));
                " " @if beside.warned.contains(warning) { span.visually-hidden { (Text(&warning.text)) } }
                @else { (warning_sign(ctx, warning, again)) }
            }
        }
    }
}

/// What a button says when it is pointed at: what it may cost, what is on its card unless that is written below, what
/// it does, then its rule.
fn hint(ctx: Page, offer: &OfferView, below: bool) -> String {
    let costs = offer.warnings.iter().map(|w| w.text.as_str());
    let card = offer.card.as_deref().and_then(|id| printed(ctx, id));
    let card = card.into_iter().flat_map(|card| [card.text, card.line]);
    // Whoever strikes with a weapon may: only what it does is of interest.
    let card = card.take(if offer.group == Group::Battle { 1 } else { 2 }).skip(usize::from(below));
    let card = card.filter(|line| !line.is_empty());
    let does = Some(offer.about.as_str()).filter(|text| !text.is_empty());
    let mut out = String::with_capacity(64);
    for line in costs.chain(card).chain(does).chain([offer.rule.title.as_str()]) {
        out.extend([if out.is_empty() { "" } else { " · " }, line]);
    }
    out
}

/// What is printed on a search card or an ability.
struct Printed<'c> {
    name: &'c str,
    /// What it does.
    text: &'c str,
    /// For whom.
    line: &'c str,
}

fn printed<'c>(ctx: Page<'c>, id: &str) -> Option<Printed<'c>> {
    let book = ctx.locale.book();
    if let Some(card) = book.search_named(id).map(|card| ctx.locale.card(card)) {
        return Some(Printed { name: &card.name, text: &card.text, line: &card.line });
    }
    let ability = book.ability_named(id).map(|ability| ctx.locale.ability(ability));
    ability.map(|a| Printed { name: &a.name, text: &a.text, line: &a.line })
}

/// A sign, a word unless it stands nearby, and for whoever listens the whole sentence.
fn warning_sign(ctx: Page, warning: &Warning, again: bool) -> Markup {
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
                @if ctx.pictures.figure(picture).is_some() { (crate::table::icon(ctx, picture)) }
                @if !again { (warning.short) }
            }
            span.visually-hidden { (Text(&warning.text)) }
        }
    }
}
