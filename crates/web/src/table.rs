//! The table page and its fragments: each is an element with an id that can be swapped by itself.

use crate::actions::{actions, banner};
use crate::board::{board, map};
use crate::chat::{Chat, chat};
use crate::clock::clock;
use crate::companions::Company;
use crate::frame::{Page, frame, switches};
use crate::keep::Slot;
use crate::log::{log, tray};
use crate::sheets::{sheets, track};
use crate::text::Text;
use engine::Outcome;
use engine::event::Purpose;
use maud::{Markup, Render, html};
use std::hash::{Hash, Hasher};
use view::{ChapterView, LogLine, Offers, Snapshot, Stamped, TileView, WaveView};
use words::Args;

/// No mouse has so many movement points.
const FARTHEST: i64 = 24;

/// Everything one viewer sees of a table.
pub struct TableView<'a> {
    /// Table id.
    pub id: &'a str,
    /// What the table is called.
    pub name: &'a str,
    /// The last record: what a choice is based on.
    pub seq: u64,
    /// The table.
    pub snapshot: &'a Snapshot,
    /// What can be chosen.
    pub offers: Option<&'a Offers>,
    /// Where the mouse at turn could walk to: space ids with the choices that lead there, and the cost.
    pub walks: &'a [Walk],
    /// Whether this viewer decides now.
    pub mine: bool,
    /// Whether this viewer plays at all.
    pub plays: bool,
    /// Whether this viewer keeps the seats.
    pub host: bool,
    /// Who has to decide, if it is somebody else: the player's name.
    pub waiting_for: Option<String>,
    /// The latest lines of the log, oldest first.
    pub log: &'a [LogEntry],
    /// The last rolls.
    pub rolls: &'a [DiceRoll],
    /// Choices so far, and whether one can go back or forward.
    pub moves: usize,
    /// Whether something can be unmade.
    pub can_undo: bool,
    /// Whether something unmade can come back.
    pub can_redo: bool,
    /// Players with their mice, by name.
    pub seats: &'a [SeatRow],
    /// Story pages read so far, the latest last.
    pub story: &'a [StoryPage],
    /// Something to be told: a refusal, a lost race.
    pub notice: Option<&'a str>,
    /// What the seed was committed to.
    pub commitment: Option<&'a str>,
    /// Somebody wants to go back.
    pub undo_asked: Option<&'a UndoAsked>,
    /// Where going back leads.
    pub undo_to: usize,
    /// Mice that play themselves.
    pub company: &'a Company,
}

/// Somebody wants to go back, and the others are asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UndoAsked {
    /// How many choices would remain.
    pub to: usize,
    /// Names of those who want it; none if only the host does.
    pub by: Vec<String>,
    /// Whether this viewer wants it too.
    pub agreed: bool,
}

/// Somewhere a mouse can walk to in one go.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Walk {
    /// The space's id.
    pub space: String,
    /// Movement it costs.
    pub cost: u8,
}

/// A line of the log with the choice it belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LogEntry {
    /// Choices made when it was told; going back there unmakes what came later.
    pub after: usize,
    /// How many more lines tell of the same choice.
    pub later: usize,
    /// The line.
    pub line: Stamped<LogLine>,
}

/// Dice that lie in the tray.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DiceRoll {
    /// Who rolled, by figure id.
    pub who: Option<String>,
    /// Why.
    pub why: Purpose,
    /// The faces, by number 1 to 6.
    pub faces: Vec<u8>,
    /// Which of them counted: hit, blocked, showed the star or the way.
    pub counted: Vec<bool>,
}

/// A player at the table.
#[derive(Clone, Debug)]
pub struct SeatRow {
    /// Seat id.
    pub seat: String,
    /// What the player is called.
    pub name: String,
    /// Names of the mice.
    pub mice: Vec<String>,
}

/// A page that is read aloud.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoryPage {
    /// The moment's id.
    pub moment: String,
    /// Its heading, if it has one.
    pub title: String,
    /// Markdown.
    pub text: String,
    /// Spoken beside the board by this figure, not read out in front of it.
    pub coach: Option<String>,
}

/// A chapter's passage for a moment is printed: always the same.
impl Hash for StoryPage {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (&self.moment, &self.title).hash(state);
    }
}

/// The ids of all fragments, in the order of the page.
pub const FRAGMENTS: [&str; 10] =
    ["top", "track", "map", "board", "banner", "actions", "sheets", "tray", "log", "tales"];

/// One fragment of the table. What seldom changes is made of parts ([`Page::part`]), to be drawn only then.
pub fn fragment(ctx: Page, view: &TableView, id: &str) -> Markup {
    slot(ctx, view, id).render()
}

/// A fragment where it stands, or what stands for it.
pub(crate) fn slot(ctx: Page, view: &TableView, id: &str) -> Slot {
    match id {
        "top" => top(ctx, view).into(),
        "track" => track(ctx, view.snapshot, view.company),
        "map" => map(ctx, view.snapshot),
        "board" => board(ctx, view.snapshot, view.offers.filter(|_| view.mine)).into(),
        "banner" => banner(ctx, view).into(),
        "actions" => actions(ctx, view).into(),
        "sheets" => sheets(ctx, view.snapshot, view.company).into(),
        "tray" => tray(ctx, view),
        "log" => log(ctx, view).into(),
        "tales" => crate::story::pages(ctx, view),
        _ => html! {}.into(),
    }
}

/// The whole page. `opening` is what happened before anybody was asked anything, as the scripts read it.
pub fn table(ctx: Page, view: &TableView, around: &Chat, opening: Option<&str>) -> Markup {
    let body = html! {
        a.skip href="#actions" { (ctx.t("web-skip-actions")) }
        (top(ctx, view))
        main.table data-table=(view.id) data-seq=(view.seq) data-lang=(ctx.locale.lang()) data-walk=(walks(ctx)) {
            div.left { (fragment(ctx, view, "track")) (fragment(ctx, view, "map")) (crate::about::panel(ctx)) }
            div.middle { (fragment(ctx, view, "board")) (tools(ctx)) p.caption id="caption" hidden {} }
            div.right { (fragment(ctx, view, "sheets")) (fragment(ctx, view, "log")) (chat(ctx, around)) }
            div.below {
                (fragment(ctx, view, "banner"))
                (fragment(ctx, view, "tray"))
                (fragment(ctx, view, "actions"))
                (drawers(ctx))
                (crate::hints::place(ctx, view))
            }
        }
        div.visually-hidden id="polite" aria-live="polite" {}
        div.visually-hidden id="coached" aria-live="polite" {}
        div.visually-hidden id="assertive" aria-live="assertive" {}
        p id="offline" class="offline" hidden role="status" { (ctx.t("web-offline")) }
        (crate::story::dialog(ctx, view, opening))
        (crate::help::dialog(ctx))
        dialog id="menu" aria-label=(ctx.t("web-choose-one")) { ul.plain {} button data-close="" { (ctx.t("web-close")) } }
    };
    frame(ctx, &title(ctx, view), "table-page", Some("table.js"), &body)
}

/// What a walk costs, in words: one sentence for each cost, for the labels of spaces.
fn walks(ctx: Page) -> String {
    let say = |n: i64| ctx.say("web-walk-here", &Args::new().num("n", n));
    (0..=FARTHEST).map(say).collect::<Vec<_>>().join("|")
}

/// Buttons on the board: nearer, farther, whole; they work with scripts only and come with them.
fn tools(ctx: Page) -> Markup {
    html! {
        div.tools role="group" aria-label=(ctx.t("web-zoom")) data-tools="" hidden {
            button type="button" data-back="" hidden title=(ctx.t("web-look-back")) aria-label=(ctx.t("web-look-back")) { "↩" }
            @for (act, sign, key) in [("in", "+", "web-zoom-in"), ("out", "−", "web-zoom-out"), ("fit", "⤢", "web-zoom-fit"), ("sight", "◉", "web-sight")] {
                button type="button" data-zoom=(act) title=(ctx.t(key)) aria-label=(ctx.t(key))
                    aria-pressed=[(act == "sight").then_some("true")] { (sign) }
            }
        }
    }
}

/// On a phone the rest of the table lies in drawers.
fn drawers(ctx: Page) -> Markup {
    html! {
        nav.drawers aria-label=(ctx.t("web-drawers")) data-drawers="" hidden {
            @for (name, key) in [("left", "web-drawer-track"), ("sheets", "web-sheets"), ("log", "web-drawer-log")] {
                button type="button" data-drawer=(name) aria-expanded="false" { (ctx.t(key)) }
            }
        }
    }
}

/// The title of the tab says whose turn it is.
pub fn title(ctx: Page, view: &TableView) -> String {
    let chapter = &view.snapshot.chapter.name;
    if view.mine {
        return ctx.say("web-title-yours", &Args::new().text("chapter", chapter));
    }
    format!("{chapter} · Barksburg")
}

fn top(ctx: Page, view: &TableView) -> Markup {
    let chapter = &view.snapshot.chapter;
    html! {
        header.bar.top id="top" {
            a.brand href="/" title=(Text(ctx.t("web-home"))) { "Barksburg" }
            h1.chapter { (Text(&chapter.name)) }
            (ctx.part("clock", &(chapter, view.snapshot.encounter.surge.as_ref()), clock))
            (ctx.part("goal", &Goal { chapter, surge: view.snapshot.encounter.surge.as_ref(), tiles: &view.snapshot.tiles, commitment: view.commitment }, goal))
            span.fill {}
            (ctx.part("undo", &Undo { id: view.id, can_undo: view.can_undo, can_redo: view.can_redo }, undo))
            (ctx.part("basis", &(view.seq, view.undo_to), |_, (seq, last)| basis(*seq, *last)))
            (ctx.part("more", view.id, more))
        }
    }
}

/// All that is drawn of the goal.
#[derive(Hash)]
struct Goal<'a> {
    chapter: &'a Stamped<ChapterView>,
    surge: Option<&'a WaveView>,
    tiles: &'a [Stamped<TileView>],
    commitment: Option<&'a str>,
}

fn goal(ctx: Page, goal: &Goal) -> Markup {
    let ChapterView { victory, defeat, rules, clock, .. } = &**goal.chapter;
    html! {
        details.goal id="goal" {
            summary {
                (ctx.t("web-goal"))
                @if let Some(first) = victory.first() { span.objective { (first) } }
            }
            div.sheet.drop {
                h2 { (ctx.t("web-goal-win")) }
                ul { @for line in victory.iter() { li { (line) } } }
                h2 { (ctx.t("web-goal-lose")) }
                ul { @for line in defeat { li { (line) } } }
                h2 { (ctx.t("web-goal-time")) }
                p { (clock) @if let Some(surge) = goal.surge { " " (ctx.say("web-surge", &Args::new().text("what", &surge.text))) } }
                @if !rules.is_empty() {
                    h2 { (ctx.t("web-goal-rules")) }
                    ul { @for rule in rules.iter() { li { (rule) } } }
                }
                @for tile in goal.tiles.iter().filter(|t| t.explored && !t.rules.is_empty()) {
                    h2 { (tile.room.name) }
                    ul { @for rule in tile.rules.iter() { li { (rule) } } }
                }
                @if let Some(commitment) = goal.commitment {
                    p.quiet.small { (ctx.t("web-commitment")) " " code.break { (commitment) } }
                }
            }
        }
    }
}

/// All that is drawn of the way back.
#[derive(Hash)]
struct Undo<'a> {
    id: &'a str,
    can_undo: bool,
    can_redo: bool,
}

fn undo(ctx: Page, undo: &Undo) -> Markup {
    html! {
        form.row.undo id="undo" method="post" action={ "/t/" (Text(undo.id)) "/undo" } {
            button name="to" value="last" data-key="u" disabled[!undo.can_undo]
                aria-label=(Text(ctx.t("web-undo"))) title=(Text(ctx.t("web-undo.about"))) { "↶ " span { (Text(ctx.t("web-undo"))) } }
            button formaction={ "/t/" (Text(undo.id)) "/redo" } disabled[!undo.can_redo] title=(Text(ctx.t("web-redo.about")))
                aria-label=(Text(ctx.t("web-redo"))) { "↷" }
        }
    }
}

/// The record on which whatever is posted is based, and where the last choice began: the only things in the forms of
/// the table that change with every choice, so they stand by themselves.
fn basis(seq: u64, last: usize) -> Markup {
    html! {
        div id="basis" hidden {
            @for form in ["choose", "typed", "undo", "ask-hint"] { input type="hidden" form=(form) name="seq" value=(seq); }
            input type="hidden" form="undo" name="last" value=(last);
        }
    }
}

/// What is not needed at every turn.
fn more(ctx: Page, id: &str) -> Markup {
    html! {
        details.menu id="more" {
            summary { span.sign aria-hidden="true" { "☰" } span { (ctx.t("web-menu")) } }
            div.sheet.drop {
                div.row { (switches(ctx)) }
                div.stack {
                    button data-open="help" { (ctx.t("web-help")) " " kbd { "?" } }
                    button data-open="story" { (ctx.t("web-story")) }
                    a.button href={ "/t/" (id) "/log" } { (ctx.t("web-whole-log")) }
                    a.button href="/rules" target="_blank" { (ctx.t("web-rules")) }
                    a.button href={ "/t/" (id) "/seats" } { (ctx.t("web-seats")) }
                    a.button href={ "/t/" (id) "?screen" } { (ctx.t("web-screen")) }
                    label.row { (ctx.t("web-speed"))
                        (crate::settings::speed(ctx))
                    }
                    a.button href="/" { (ctx.t("web-home")) }
                }
            }
        }
    }
}

pub(crate) fn icon(ctx: Page, name: &str) -> Markup {
    html! {
        @if let Some(url) = ctx.pictures.figure(name) { img.icon src=(Text(url)) alt="" width="26" height="26"; }
        @else { "•" }
    }
}

pub(crate) fn outcome_key(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Victory => "web-end-victory",
        Outcome::TimeIsUp => "web-end-time",
        Outcome::AllCaptured => "web-end-captured",
        Outcome::Defeat => "web-end-defeat",
    }
}
