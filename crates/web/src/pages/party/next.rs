//! Between two chapters: what each mouse keeps, who sets out, and how hard it shall be.

use super::{mouse_name, title};
use crate::page::{Page, bar, frame};
use crate::statics::static_url;
use engine::id::{AbilityId, MouseId, SearchId};
use engine::options::Difficulty;
use maud::{Markup, html};
use view::StoryPage;
use words::Args;

/// Where the party goes from here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// The same chapter again.
    Retry,
    /// The next one.
    Next,
}

impl Way {
    /// Its name in forms and addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Way::Retry => "retry",
            Way::Next => "next",
        }
    }

    /// The way with this name.
    pub fn parse(name: &str) -> Option<Way> {
        [Way::Retry, Way::Next].into_iter().find(|w| w.name() == name)
    }
}

/// The page between two chapters.
#[derive(Clone, Debug)]
pub struct NextPage {
    /// The book's id.
    pub id: String,
    /// What the party is called; the story's id if it has no name of its own.
    pub name: String,
    /// The story by name.
    pub story: String,
    /// The last record of the book this page was made from.
    pub seq: u64,
    /// The way chosen.
    pub way: Way,
    /// The other way, if there is one.
    pub other: Option<Way>,
    /// The chapter to be played, by name.
    pub chapter: String,
    /// Mice it wants.
    pub size: u8,
    /// What leads over to it.
    pub story_page: Option<StoryPage>,
    /// The mice that may come.
    pub mice: Vec<NextMouse>,
    /// Cards a mouse keeps.
    pub keeps: usize,
    /// How hard it shall be.
    pub difficulty: Difficulty,
    /// Cards that cannot come along as things are chosen now.
    pub left_behind: Vec<(MouseId, SearchId)>,
    /// Whether this person may set out.
    pub keeper: bool,
    /// Why the last try did not work, in words.
    pub refused: Option<String>,
    /// Something to be told.
    pub notice: Option<String>,
}

/// A mouse that may come.
#[derive(Clone, Debug)]
pub struct NextMouse {
    /// Which mouse.
    pub mouse: MouseId,
    /// It must come.
    pub required: bool,
    /// It comes.
    pub goes: bool,
    /// What it knows.
    pub abilities: Vec<AbilityId>,
    /// What it may learn to begin with, if it knows nothing yet.
    pub first: Vec<AbilityId>,
    /// What was chosen of those.
    pub chosen: Option<AbilityId>,
    /// Cards it had at the end of the last chapter.
    pub cards: Vec<SearchId>,
    /// The cards it keeps.
    pub keep: Vec<SearchId>,
    /// Was along before.
    pub known: bool,
}

/// The page between two chapters.
pub fn next_chapter(page: Page, view: &NextPage) -> Markup {
    let book = title(page, &view.name, &view.story);
    let chapter = page.t(&format!("chapter-{}", view.chapter));
    let heading = match view.way {
        Way::Retry => page.say("party-again-heading", &Args::new().text("name", &chapter)).into(),
        Way::Next => chapter.clone(),
    };
    let body = html! {
        a.skip href="#choose" { (page.t("web-skip-main")) }
        (bar(page))
        link rel="stylesheet" href=(static_url("css/pages/party.css"));
        main.page.between {
            p { a href={ "/party/" (view.id) } { "← " (book) } }
            @if let Some(told) = &view.story_page {
                // What was read when the chapter was won is here for another evening; a lost one is left behind only now.
                details.sheet.tale open[told.moment == "onward"] {
                    summary { (page.t("party-meanwhile")) }
                    (crate::prose::with_faces(page, told))
                }
            }
            h1 { (heading) }
            @if let Some(goal) = page.try_line(&format!("chapter-{}.goal", view.chapter)) { p { (goal) } }
            @if let Some(why) = &view.refused { p.notice role="alert" { (why) } }
            @if let Some(told) = &view.notice { p.notice role="status" { (told) } }
            form id="choose" method="post" action={ "/party/" (view.id) "/next" } {
                input type="hidden" name="seq" value=(view.seq);
                input type="hidden" name="way" value=(view.way.name());
                fieldset {
                    legend { (page.say("web-party", &Args::new().num("n", view.size))) }
                    p.quiet { (page.say("party-keeps", &Args::new().num("n", view.keeps as i64))) }
                    div.travellers { @for mouse in &view.mice { (traveller(page, view, mouse)) } }
                }
                @for (mouse, card) in &view.left_behind {
                    p.notice { (page.say("party-left-behind", &Args::new()
                        .text("name", mouse_name(page, *mouse)).text("card", page.locale.card_name(*card)))) }
                }
                fieldset {
                    legend { (page.t("variant-difficulty")) }
                    div.row {
                        @for d in Difficulty::ALL {
                            label title=(page.t(&format!("web-difficulty-{}", d.name()))) {
                                input type="radio" name="difficulty" value=(d.name()) checked[d == view.difficulty];
                                " " (page.t(&format!("variant-difficulty-{}", d.name())))
                            }
                        }
                    }
                }
                div.play-bar {
                    @if view.keeper { button.bright.big name="do" value="go" { (page.t("party-set-out")) } }
                    button.big[!view.keeper] name="do" value="save" { (page.t("party-save")) }
                    span.quiet { (page.t(if view.keeper { "party-save-hint" } else { "party-keeper-sets-out" })) }
                    @if let Some(other) = view.other {
                        a href={ "/party/" (view.id) "/next?way=" (other.name()) } {
                            (page.t(match other { Way::Retry => "party-rather-retry", Way::Next => "party-rather-next" }))
                        }
                    }
                }
            }
        }
    };
    frame(page, &format!("{heading} · Barksburg"), "reading", None, &body)
}

fn traveller(page: Page, view: &NextPage, mouse: &NextMouse) -> Markup {
    let hero = page.locale.hero(mouse.mouse);
    let several = view.keeps > 1;
    let keep = format!("keep-{}", hero.id);
    // Of two copies of a card the first is kept first.
    let kept = |i: usize| {
        let before = mouse.cards[..i].iter().filter(|c| **c == mouse.cards[i]).count();
        mouse.keep.iter().filter(|c| **c == mouse.cards[i]).count() > before
    };
    html! {
        section.traveller aria-label=(hero.name) {
            header {
                @if let Some(url) = page.pictures.figure(&hero.id) { img src=(url) alt="" width="76" height="76"; }
                div {
                    label.display {
                        @if mouse.required {
                            input type="hidden" name="mouse" value=(hero.id);
                            input type="checkbox" checked disabled;
                        } @else {
                            input type="checkbox" name="mouse" value=(hero.id) checked[mouse.goes];
                        }
                        " " (hero.name)
                    }
                    div.small { (hero.title) " · " (hero.classes) }
                    @if !mouse.known { div.small.new { (page.t("party-new-mouse")) } }
                    @if mouse.required { div.small.quiet { (page.t("party-must-come")) } }
                }
            }
            @if mouse.abilities.is_empty() {
                label { span.small { (page.t("party-first-ability")) } " "
                    select name={ "ability-" (hero.id) } {
                        @for ability in &mouse.first {
                            @let face = page.locale.ability(*ability);
                            option value=(face.id) selected[mouse.chosen == Some(*ability)] title=(face.text) { (face.name) }
                        }
                    }
                }
            } @else {
                ul.plain.small.known {
                    @for ability in &mouse.abilities {
                        @let face = page.locale.ability(*ability);
                        li { strong { (face.name) } " " span.quiet { (face.text) } }
                    }
                }
            }
            @if !mouse.cards.is_empty() {
                fieldset.keep {
                    legend.small { (page.say("party-what-keeps", &page.locale.noun_called(Args::new(), "name", &hero.id))) }
                    @if !several {
                        label { input type="radio" name=(keep) value="" checked[mouse.keep.is_empty()]; " " (page.t("party-keeps-none")) }
                    }
                    @for (i, card) in mouse.cards.iter().enumerate() {
                        @let face = page.locale.card(*card);
                        label {
                            input type=(if several { "checkbox" } else { "radio" }) name=(keep) value=(face.id) checked[kept(i)];
                            span { strong { (face.name) } " " span.quiet.small { (face.kind_name) @if !face.text.is_empty() { " · " (face.text) } } }
                        }
                    }
                }
            } @else if mouse.known {
                p.small.quiet { (page.t("party-nothing-to-keep")) }
            }
        }
    }
}
