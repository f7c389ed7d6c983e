//! The chat round the table: who is here, what they say, and what is passed for them.

use super::docks::fold;
use crate::glyphs::Glyph;
use crate::page::Page;
use maud::{Markup, html};
use words::Args;

/// The chat as one viewer sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chat {
    /// Table id.
    pub table: String,
    /// Whether others have seats: alone nobody needs to talk.
    pub shared: bool,
    /// The players, the host first.
    pub people: Vec<Person>,
    /// What was said and what happened among them, the latest last.
    pub lines: Vec<TalkLine>,
    /// Whether this viewer wants to hear no talk.
    pub muted: bool,
    /// Whether the host has switched talk off.
    pub silent: bool,
    /// Whether this viewer may talk.
    pub may_talk: bool,
    /// Whether this viewer may point at spaces.
    pub may_point: bool,
    /// Phrases that can be said with one click, by id.
    pub phrases: &'static [&'static str],
    /// Who reads the story aloud; none if nobody in particular does.
    pub reader: Option<StoryReader>,
    /// Whether the table lies on a screen in the middle.
    pub screen: bool,
    /// The viewer's own mice, by id.
    pub mine: Vec<String>,
    /// Reactions that are passed for the viewer.
    pub quiet: Vec<QuietRow>,
}

/// Who reads the story aloud: its pages open there first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoryReader {
    /// The viewer.
    pub me: bool,
    /// What they are called.
    pub name: String,
    /// How many pages they have opened.
    pub pages: usize,
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// What they are called.
    pub name: String,
    /// Names of their mice.
    pub mice: Vec<String>,
    /// Whether they have the table open.
    pub here: bool,
    /// The viewer.
    pub me: bool,
}

/// Something said, or something that happened among the players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TalkLine {
    /// Who said it; none for what happened.
    pub who: Option<String>,
    /// What.
    pub text: String,
    /// The viewer said it.
    pub mine: bool,
}

/// A reaction that is passed for the viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuietRow {
    /// The mouse by id.
    pub mouse: String,
    /// The mouse by name.
    pub name: String,
    /// The choice by its name in the log.
    pub choice: String,
    /// The choice in words.
    pub label: String,
}

/// The fragment `chat`.
pub fn chat(page: Page, view: &Chat) -> Markup {
    html! {
        section.sheet.chat id="chat" aria-label=(page.t("web-chat")) hidden[!view.shared && view.quiet.is_empty()]
            data-mice=(view.mine.join(" ")) data-screen=[view.screen.then_some("")] data-point=[view.may_point.then_some("")]
            data-reader=[view.reader.as_ref().map(|r| if r.me { "me" } else { "other" })]
            data-read=[view.reader.as_ref().map(|r| r.pages)]
            data-from=(page.t("web-arrow-from")) {
            (fold(page, "chat", &page.t("web-chat")))
            @if view.shared {
                h2 { (page.t("web-chat")) }
                ul.plain.people { @for person in &view.people { (row(page, person)) } }
                @if let Some(reader) = &view.reader {
                    p.quiet.small {
                        @if reader.me { (page.t("web-reads-me")) }
                        @else { (page.say("web-reads", &Args::new().text("name", &*reader.name))) }
                    }
                }
                div.talk role="log" aria-label=(page.t("web-talk")) tabindex="0" {
                    @for line in &view.lines {
                        @match &line.who {
                            Some(who) => p.mine[line.mine] { strong { (who) ":" } " " (line.text) },
                            None => p.quiet.small { (line.text) },
                        }
                    }
                }
                @if view.silent {
                    p.quiet.small { (page.t("web-talk-off")) }
                } @else {
                    @if view.may_talk { (say(page, view)) }
                    form method="post" action={ "/t/" (view.table) "/mute" } {
                        @if view.muted {
                            button.plain.small { (page.t("web-talk-hear")) }
                        } @else {
                            button.plain.small name="on" value="1" { (page.t("web-talk-mute")) }
                        }
                    }
                }
            }
            @if !view.quiet.is_empty() { (quiet(page, view)) }
        }
    }
}

fn row(page: Page, person: &Person) -> Markup {
    let state = page.t(if person.here { "web-here" } else { "web-away" });
    html! {
        li.away[!person.here] {
            span.presence role="img" aria-label=(state) title=(state) { (if person.here { Glyph::Dot } else { Glyph::Ring }) }
            " " strong { (person.name) }
            @if person.me { " " span.quiet.small { (page.t("web-you")) } }
            @if !person.mice.is_empty() { " " span.small { (person.mice.join(", ")) } }
            @if !person.here { " " span.quiet.small { (state) } }
        }
    }
}

/// A line of one's own, and phrases that everybody reads in their own language.
fn say(page: Page, view: &Chat) -> Markup {
    html! {
        form.say method="post" action={ "/t/" (view.table) "/talk" } {
            label {
                span.visually-hidden { (page.t("web-say")) }
                input type="text" id="say" name="text" maxlength="200" autocomplete="off" placeholder=(page.t("web-say"));
            }
            button { (page.t("web-say-go")) }
            div.phrases {
                @for phrase in view.phrases {
                    button.plain.small name="phrase" value=(phrase) { (page.t(&format!("web-phrase-{phrase}"))) }
                }
            }
        }
    }
}

fn quiet(page: Page, view: &Chat) -> Markup {
    html! {
        details.passed {
            summary { (page.say("web-passed", &Args::new().num("n", view.quiet.len() as i64))) }
            ul.plain {
                @for row in &view.quiet {
                    li {
                        form.row method="post" action={ "/t/" (view.table) "/ask-again" } {
                            input type="hidden" name="mouse" value=(row.mouse);
                            input type="hidden" name="choice" value=(row.choice);
                            span { (row.name) ": " (row.label) }
                            button.small { (page.t("web-ask-again")) }
                        }
                    }
                }
            }
        }
    }
}
