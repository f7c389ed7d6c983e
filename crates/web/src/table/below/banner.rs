//! The sentence that says what happens next: the brightest thing on the page.

use crate::glyphs::Glyph;
use crate::html::{outcome_key, text};
use crate::page::Page;
use crate::table::part::TablePart;
use engine::Outcome;
use maud::{Markup, html};
use session::Level;
use std::borrow::Cow;
use view::{CompanionsView, DecisionView, Group, SeatView, TableView, UndoAsked, Warning};
use words::Args;

/// What to do next, what companions say, and what others ask.
pub(crate) struct Banner;

/// All that is drawn of it.
#[derive(PartialEq)]
pub(crate) struct BannerInput<'v> {
    table: &'v str,
    chapter: &'v str,
    seat: SeatView,
    outcome: Option<Outcome>,
    /// The mouse that decides, by id and name.
    mouse: Option<&'v str>,
    who: &'v str,
    /// What to do, for whoever decides.
    prompt: Option<&'v str>,
    /// The language of that, where a story asks in another than the reader's.
    lang: Option<words::Lang>,
    waiting_for: Option<&'v str>,
    /// Who rolls for the minions that are attacked now.
    defense_by: Option<&'v str>,
    companions: &'v CompanionsView,
    /// What ending the turn here would risk, said before anybody does.
    warnings: Vec<&'v Warning>,
    notice: Option<&'v str>,
    /// Somebody wants to go back, by so many choices.
    undo: Option<(&'v UndoAsked, usize)>,
}

impl TablePart for Banner {
    type Input<'v> = BannerInput<'v>;

    fn input(view: &TableView, _: usize) -> BannerInput<'_> {
        let choices = view.deciding().map_or(&[][..], |d| &d.choices);
        let end = choices.iter().filter(|o| o.group == Group::End);
        BannerInput {
            table: &view.id,
            chapter: &view.chapter.name,
            seat: view.seat,
            outcome: view.outcome,
            mouse: view.decision.as_ref().and_then(|d| d.mouse.as_deref()),
            who: view.decision.as_ref().map_or("", |d| &d.who),
            prompt: view.deciding().map(|d: &DecisionView| d.prompt.as_str()),
            lang: view.deciding().and_then(|d| d.lang),
            waiting_for: view.waiting_for.as_deref(),
            defense_by: view.defense_by.as_deref(),
            companions: &view.companions,
            warnings: end.flat_map(|o| &o.warnings).collect(),
            notice: view.notice.as_deref(),
            undo: view.undo.asked.as_ref().map(|asked| (asked, view.undo.moves.saturating_sub(asked.to))),
        }
    }

    fn draw(page: Page, input: BannerInput) -> Markup {
        let over = input.outcome.is_some();
        html! {
            div.banner.mine[input.seat.decides].over[over] id="banner" data-title=(text(title(page, input.chapter, input.seat.decides))) {
                @if let Some(mouse) = input.mouse {
                    @if let Some(url) = page.pictures.figure(mouse) { img src=(text(url)) alt="" width="44" height="44"; }
                }
                p.prompt lang=[input.lang] { (text(sentence(page, &input))) }
                @if let Some(who) = input.defense_by {
                    p.small.quiet { (text(page.say("web-defense-by", &Args::new().text("who", who)))) }
                }
                (companions(page, &input))
                (ask_hint(page, &input))
                @for warning in &input.warnings { p.risk.small { (Glyph::Warning) " " (text(&warning.text)) } }
                @if let Some(notice) = input.notice { p.notice role="alert" { (notice) } }
                @if let Some((asked, by)) = input.undo { (undo_asked(page, input.table, asked, by)) }
                @if over { a.button.bright href={ "/t/" (input.table) "/recap" } { (page.t("web-recap")) } }
            }
        }
    }
}

/// The title of the tab says whose turn it is.
pub(crate) fn title(page: Page, chapter: &str, mine: bool) -> String {
    if mine {
        return page.say("web-title-yours", &Args::new().text("chapter", chapter));
    }
    format!("{chapter} · Barksburg")
}

fn sentence<'v>(page: Page<'v>, input: &BannerInput<'v>) -> Cow<'v, str> {
    if let Some(outcome) = input.outcome {
        return page.t(outcome_key(outcome));
    }
    if let Some(prompt) = input.prompt {
        return prompt.into();
    }
    if let Some(deciding) = &input.companions.deciding {
        let args = page.locale.noun_called(
            Args::new().text("level", page.locale.level(deciding.level)),
            "mouse",
            &deciding.mouse,
        );
        return page
            .say(if input.companions.waits { "companion-waits" } else { "companion-thinks" }, &args)
            .into();
    }
    match (input.waiting_for, input.mouse) {
        (Some(player), _) => page.say("web-waiting", &Args::new().text("who", player)).into(),
        (None, Some(_)) => page.say("web-waiting", &Args::new().text("who", input.who)).into(),
        (None, None) => page.t("web-waiting-party"),
    }
}

/// What companions said last, and what can be asked of them.
fn companions(page: Page, input: &BannerInput) -> Markup {
    let CompanionsView { deciding, waits, said, away, .. } = input.companions;
    let action = format!("/t/{}/companions", input.table);
    html! {
        @if let Some((who, why)) = said.as_ref().filter(|_| input.outcome.is_none()) {
            p.said { (page.say("companion-said", &Args::new().text("mouse", who).text("why", why))) }
        }
        @if let Some(deciding) = deciding.as_ref().filter(|_| input.seat.plays) {
            form.row.company id="companion" method="post" action=(action) data-waits[*waits] {
                @if *waits {
                    button.bright name="do" value="go" data-key="v" { (page.t("companion-go-on")) " " kbd { "v" } }
                    button name="do" value="step" { (page.t("companion-step")) }
                    @if deciding.mine {
                        button name="take" value=(deciding.mouse) {
                            (page.say("companion-take", &page.locale.noun_called(Args::new(), "mouse", &deciding.mouse)))
                        }
                    }
                } @else {
                    button name="do" value="pause" data-key="v" { (page.t("companion-pause")) " " kbd { "v" } }
                    noscript { a.button href={ "/t/" (input.table) } { (page.t("companion-look-again")) } }
                }
            }
        }
        @if let Some(away) = away.as_ref().filter(|_| input.seat.plays) {
            @let player = away.player.clone().unwrap_or_else(|| page.t("web-host").into_owned());
            form.row.company id="stand-in" method="post" action=(action) {
                input type="hidden" name="mouse" value=(away.mouse);
                span { (page.say("companion-away", &Args::new().text("player", player))) }
                button name="level" value=(Level::Steady.name()) {
                    (page.say("companion-stand-in", &page.locale.noun_called(Args::new(), "mouse", &away.mouse)))
                }
            }
        }
    }
}

/// The button that asks for advice.
fn ask_hint(page: Page, input: &BannerInput) -> Markup {
    html! {
        @if input.seat.decides && input.companions.hints {
            form.hint id="ask-hint" method="post" action={ "/t/" (text(input.table)) "/hint" } data-hint="" {
                button data-key="v" title=(text(page.t("hint.about"))) { (text(page.t("hint"))) " " kbd { "v" } }
            }
        }
    }
}

/// Somebody wants to go back: yes or no.
fn undo_asked(page: Page, table: &str, asked: &UndoAsked, by: usize) -> Markup {
    let who = if asked.by.is_empty() { page.t("web-host").into_owned() } else { asked.by.join(", ") };
    let args = Args::new().text("who", who).num("n", by as i64);
    html! {
        form.row.asked id="undo-asked" method="post" action={ "/t/" (table) "/undo" } {
            span { (page.say("web-undo-asked", &args)) }
            @if !asked.agreed { button.bright name="to" value=(asked.to) { (page.t("web-undo-agree")) } }
            button name="decline" value=(asked.to) { (page.t("web-undo-decline")) }
        }
    }
}
