//! The table page and its fragments: each is an element with an id that can be swapped by itself.

use crate::actions::{actions, banner};
use crate::board::{BoardView, board, map};
use crate::circle::{Circle, circle};
use crate::companions::Company;
use crate::frame::{Ctx, frame, switches};
use crate::log::{log, tray};
use crate::sheets::{sheets, track};
use engine::Outcome;
use engine::event::Purpose;
use maud::{Markup, html};
use view::{LogLine, Offers, Snapshot};
use words::Args;

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
    pub rolls: &'a [TrayRoll],
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walk {
    /// The space's id.
    pub space: String,
    /// Movement it costs.
    pub cost: u8,
}

/// A line of the log with the choice it belongs to.
#[derive(Clone, Debug)]
pub struct LogEntry {
    /// Choices made when it was told; going back there unmakes what came later.
    pub after: usize,
    /// The line.
    pub line: LogLine,
}

/// Dice that lie in the tray.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrayRoll {
    /// Who rolled, by figure id.
    pub who: Option<String>,
    /// Why.
    pub why: Purpose,
    /// The faces, by number 1 to 6.
    pub faces: Vec<u8>,
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
#[derive(Clone, Debug)]
pub struct StoryPage {
    /// The moment's id.
    pub moment: String,
    /// Its heading, if it has one.
    pub title: String,
    /// Markdown.
    pub text: String,
}

/// The ids of all fragments, in the order of the page.
pub const FRAGMENTS: [&str; 9] =
    ["top", "track", "map", "board", "banner", "actions", "sheets", "tray", "log"];

/// One fragment of the table.
pub fn fragment(ctx: Ctx, view: &TableView, id: &str) -> Markup {
    let drawn =
        BoardView { snapshot: view.snapshot, offers: view.offers, walks: view.walks, mine: view.mine };
    match id {
        "top" => top(ctx, view),
        "track" => track(ctx, view.snapshot),
        "map" => map(ctx, view.snapshot),
        "board" => board(ctx, drawn),
        "banner" => banner(ctx, view),
        "actions" => actions(ctx, view),
        "sheets" => sheets(ctx, view.snapshot),
        "tray" => tray(ctx, view),
        "log" => log(ctx, view),
        _ => html! {},
    }
}

/// The whole page.
pub fn table(ctx: Ctx, view: &TableView, around: &Circle) -> Markup {
    let body = html! {
        a.skip href="#actions" { (ctx.t("web-skip-actions")) }
        (top(ctx, view))
        main.table data-table=(view.id) data-seq=(view.seq) data-lang=(ctx.voice.lang()) {
            div.left { (fragment(ctx, view, "track")) (fragment(ctx, view, "map")) }
            div.middle { (fragment(ctx, view, "board")) }
            div.right { (fragment(ctx, view, "sheets")) (fragment(ctx, view, "log")) (circle(ctx, around)) }
            div.below {
                (fragment(ctx, view, "banner"))
                (fragment(ctx, view, "tray"))
                (fragment(ctx, view, "actions"))
                (crate::hints::place(ctx, view))
            }
        }
        div.visually-hidden id="polite" aria-live="polite" {}
        div.visually-hidden id="assertive" aria-live="assertive" {}
        p id="offline" class="offline" hidden role="status" { (ctx.t("web-offline")) }
        (story_dialog(ctx, view))
        (help_dialog(ctx))
        dialog id="menu" aria-label=(ctx.t("web-choose-one")) { ul.plain {} button data-close="" { (ctx.t("web-close")) } }
    };
    frame(ctx, &title(ctx, view), "table-page", Some("table.js"), &body)
}

/// The title of the tab says whose turn it is.
pub fn title(ctx: Ctx, view: &TableView) -> String {
    let chapter = &view.snapshot.chapter.name;
    if view.mine {
        return ctx.say("web-title-yours", &Args::new().text("chapter", chapter.clone()));
    }
    format!("{chapter} · Barksburg")
}

fn top(ctx: Ctx, view: &TableView) -> Markup {
    let chapter = &view.snapshot.chapter;
    html! {
        header.bar.top id="top" {
            a.brand href="/" title=(ctx.t("web-home")) { "Barksburg" }
            h1.chapter { (chapter.name) }
            (clock(ctx, view))
            details.goal {
                summary { (ctx.t("web-goal")) }
                div.sheet.drop {
                    h2 { (ctx.t("web-goal-win")) }
                    ul { @for line in &chapter.victory { li { (line) } } }
                    h2 { (ctx.t("web-goal-lose")) }
                    ul { @for line in &chapter.defeat { li { (line) } } }
                    @for tile in view.snapshot.tiles.iter().filter(|t| t.explored && !t.rules.is_empty()) {
                        h2 { (tile.room.name) }
                        ul { @for rule in &tile.rules { li { (rule) } } }
                    }
                    @if let Some(commitment) = view.commitment {
                        p.quiet.small { (ctx.t("web-commitment")) " " code.break { (commitment) } }
                    }
                }
            }
            span.fill {}
            form.row.undo method="post" action={ "/t/" (view.id) "/undo" } {
                input type="hidden" name="seq" value=(view.seq);
                button name="to" value=(view.undo_to) data-key="u" disabled[!view.can_undo]
                    title=(ctx.t("web-undo.about")) { "↶ " span { (ctx.t("web-undo")) } }
                button formaction={ "/t/" (view.id) "/redo" } disabled[!view.can_redo] title=(ctx.t("web-redo.about"))
                    aria-label=(ctx.t("web-redo")) { "↷" }
            }
            details.menu {
                summary { (ctx.t("web-menu")) }
                div.sheet.drop {
                    div.row { (switches(ctx)) }
                    div.stack {
                        button data-open="help" { (ctx.t("web-help")) " " kbd { "?" } }
                        button data-open="story" { (ctx.t("web-story")) }
                        a.button href={ "/t/" (view.id) "/log" } { (ctx.t("web-whole-log")) }
                        a.button href="/rules" target="_blank" { (ctx.t("web-rules")) }
                        a.button href={ "/t/" (view.id) "/seats" } { (ctx.t("web-seats")) }
                        a.button href={ "/t/" (view.id) "?screen" } { (ctx.t("web-screen")) }
                        label.row { (ctx.t("web-speed"))
                            select data-speed="" {
                                @for (value, key) in [("0", "web-speed-instant"), ("1", "web-speed-quick"), ("2", "web-speed-normal"), ("4", "web-speed-slow")] {
                                    option value=(value) selected[value == "2"] { (ctx.t(key)) }
                                }
                            }
                        }
                        a.button href="/" { (ctx.t("web-home")) }
                    }
                }
            }
        }
    }
}

/// Hourglass, end marker and wheel: pictures, and the same as a sentence.
fn clock(ctx: Ctx, view: &TableView) -> Markup {
    let chapter = &view.snapshot.chapter;
    let last = chapter.end_page.max(chapter.page);
    let full = chapter.wheel + 1 >= chapter.wheel_size;
    html! {
        div.clock role="img" aria-label=(chapter.clock) title=(chapter.clock) {
            span.pages {
                @for page in 1..=last {
                    @let now = page == chapter.page;
                    @let end = page == chapter.end_page;
                    span.page-mark.now[now].end[end].gone[page < chapter.page] {
                        @if now { (icon(ctx, "hourglass")) } @else if end { (icon(ctx, "end-marker")) } @else { (page) }
                    }
                }
            }
            span.wheel.full[full] {
                svg viewBox="-50 -50 100 100" width="40" height="40" {
                    circle r="48" class="rim" {}
                    @for i in 0..chapter.wheel_size {
                        path class=(if i < chapter.wheel { "wedge on" } else { "wedge" }) d=(wedge(i, chapter.wheel_size)) {}
                    }
                    circle r="9" class="hub" {}
                }
                b { (chapter.wheel) "/" (chapter.wheel_size) }
            }
            @if let Some(surge) = &view.snapshot.encounter.surge {
                span.surge title=(ctx.say("web-surge.about", &Args::new().text("what", surge.text.clone()))) {
                    (ctx.say("web-surge", &Args::new().text("what", surge.text.clone())))
                }
            }
        }
    }
}

pub(crate) fn icon(ctx: Ctx, name: &str) -> Markup {
    html! {
        @if let Some(url) = ctx.pictures.figure(name) { img.icon src=(url) alt="" width="26" height="26"; }
        @else { "•" }
    }
}

/// One piece of the wheel as path data.
fn wedge(i: u8, n: u8) -> String {
    let angle = |k: f64| (k / f64::from(n) * 2.0 - 0.5) * std::f64::consts::PI;
    let (a, b) = (angle(f64::from(i) + 0.06), angle(f64::from(i) + 0.94));
    format!(
        "M{:.1} {:.1}L{:.1} {:.1}A42 42 0 0 1 {:.1} {:.1}L{:.1} {:.1}Z",
        14.0 * a.cos(),
        14.0 * a.sin(),
        42.0 * a.cos(),
        42.0 * a.sin(),
        42.0 * b.cos(),
        42.0 * b.sin(),
        14.0 * b.cos(),
        14.0 * b.sin(),
    )
}

/// What was read aloud, the latest first to be seen.
fn story_dialog(ctx: Ctx, view: &TableView) -> Markup {
    // The opening opens by itself; later pages do when they come over the stream.
    let fresh = view.moves == 0 && !view.story.is_empty();
    html! {
        dialog id="story" aria-label=(ctx.t("web-story")) data-fresh[fresh] data-count=(view.story.len()) {
            (story_pages(ctx, view))
        }
        @if fresh {
            noscript {
                article.sheet.tale { @for page in view.story { (crate::story::passage(ctx, page)) } }
            }
        }
    }
}

/// The inside of the story dialog.
pub fn story_pages(ctx: Ctx, view: &TableView) -> Markup {
    html! {
        div.tales id="tales" {
            @for (i, page) in view.story.iter().enumerate() {
                article.tale data-page=(i) hidden[i + 1 != view.story.len()] { (crate::story::passage(ctx, page)) }
            }
            @if let Some(outcome) = view.snapshot.outcome {
                p.row { a.button.bright href={ "/t/" (view.id) "/recap" } { (ctx.t(outcome_key(outcome))) } }
            }
            div.row {
                button.bright data-close="" autofocus { (ctx.t("web-go-on")) }
                button data-speak="" data-speak-lang=(ctx.voice.lang()) hidden { (ctx.t("web-listen")) }
                button.plain data-page-back="" { (ctx.t("web-page-back")) }
                button.plain data-page-next="" { (ctx.t("web-page-next")) }
            }
        }
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

/// The keys, and a turn on one page.
fn help_dialog(ctx: Ctx) -> Markup {
    const KEYS: [(&str, &str); 27] = [
        ("↑ ↓ ← →", "web-key-walk"),
        ("Enter", "web-key-enter"),
        ("Esc", "web-key-escape"),
        ("m", "web-key-move"),
        ("b", "web-key-battle"),
        ("s", "web-key-search"),
        ("r", "web-key-recover"),
        ("x", "web-key-explore"),
        ("c", "web-key-scurry"),
        ("h", "web-key-share"),
        ("e", "web-key-equip"),
        ("l", "web-key-level"),
        ("a", "web-key-ability"),
        ("i", "web-key-item"),
        (".", "web-key-end"),
        ("u", "web-undo"),
        ("v", "hint-key"),
        ("/", "web-key-command"),
        ("1–6", "web-key-sheet"),
        ("t", "web-key-turn"),
        ("w", "web-key-clock"),
        ("n", "web-key-foes"),
        ("o", "web-key-odds"),
        ("g", "web-key-last"),
        ("p", "web-key-ping"),
        ("Shift+P", "web-key-arrow"),
        ("?", "web-help"),
    ];
    html! {
        dialog.wide id="help" aria-label=(ctx.t("web-help")) {
            h2 { (ctx.t("web-turn-summary")) }
            ol { @for n in 1..=5 { li { (ctx.t(&format!("web-turn-{n}"))) } } }
            h2 { (ctx.t("web-keys")) }
            ul.plain.keys { @for (key, what) in KEYS { li { kbd { (key) } " " (ctx.t(what)) } } }
            div.row { button.bright data-close="" { (ctx.t("web-close")) } a.button href="/rules" target="_blank" { (ctx.t("web-rules")) } }
        }
    }
}
