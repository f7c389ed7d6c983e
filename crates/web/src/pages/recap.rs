//! After a chapter: an honest recap.

use crate::html::outcome_key;
use crate::page::{Page, bar, frame};
use crate::pages::party::Ahead;
use crate::statics::static_url;
use maud::{Markup, html};
use session::SeedCommitment;
use view::TableView;
use words::Args;

/// What dice did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DiceFacts {
    /// Dice rolled.
    pub dice: u32,
    /// Cheese among them.
    pub cheese: u32,
    /// Stars among them.
    pub stars: u32,
}

/// Where the time went, in cheese of the wheel; six of them are a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WheelFacts {
    /// Minions' attack rolls.
    pub attacks: u32,
    /// Minions' defence rolls.
    pub defenses: u32,
    /// Rounds that ended without a minion.
    pub quiet: u32,
    /// Captured mice: a page each.
    pub captures: u32,
    /// Cards, rooms and the story.
    pub other: u32,
}

/// A turn of fate, with the number of choices made by then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turning {
    /// The hourglass moved on.
    Hourglass {
        /// Choices made.
        after: usize,
        /// To this page.
        page: u8,
    },
    /// The wheel was full.
    Surge {
        /// Choices made.
        after: usize,
    },
    /// A room was entered for the first time.
    Entered {
        /// Choices made.
        after: usize,
        /// Its number on the map's list of sides.
        side: engine::id::SideId,
    },
    /// A mouse was captured.
    Captured {
        /// Choices made.
        after: usize,
        /// By id.
        mouse: String,
    },
}

/// Where a round began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundStart {
    /// Choices made.
    pub after: usize,
    /// Turns of fate before it.
    pub turnings: usize,
}

/// A whole game in numbers.
#[derive(Clone, Debug, Default)]
pub struct Recap {
    /// Where anybody can watch it, once it is over.
    pub link: Option<String>,
    /// The dice of the mice.
    pub mice: DiceFacts,
    /// The dice of their foes.
    pub foes: DiceFacts,
    /// Rounds played.
    pub rounds: u8,
    /// Choices made.
    pub choices: usize,
    /// Minions defeated.
    pub defeated: u32,
    /// Search rolls.
    pub searches: u32,
    /// Surges.
    pub surges: u32,
    /// Where the cheese on the wheel came from.
    pub wheel: WheelFacts,
    /// Undos, and those of them past a roll.
    pub undos: (u32, u32),
    /// Where each round began, the first one first.
    pub starts: Vec<RoundStart>,
    /// Turns of fate in order.
    pub turnings: Vec<Turning>,
    /// The seed and what was promised about it, once the chapter is over.
    pub seal: Option<SeedCommitment>,
    /// The party's book it is a chapter of, by id.
    pub party: Option<String>,
    /// How that book goes on, if this was its last chapter so far.
    pub ahead: Option<Ahead>,
    /// What to post for the same game with new dice.
    pub again: Vec<(String, String)>,
}

/// The page.
pub fn recap(page: Page, view: &TableView, recap: &Recap) -> Markup {
    let chapter = &view.chapter;
    let heading = view.outcome.map_or_else(|| page.t("web-recap"), |o| page.t(outcome_key(o)));
    let body = html! {
        (bar(page))
        main.page {
            @if view.outcome.is_some() {
                @if let Some(last) = view.story.iter().rfind(|p| p.moment != "continues") {
                    article.sheet.tale.ending { (crate::prose::passage(page, last)) }
                }
            }
            h1 { (chapter.name) ": " (heading) }
            @if let Some(ahead) = &recap.ahead {
                link rel="stylesheet" href=(static_url("css/party.css"));
                (crate::pages::party::ahead(page, ahead))
            }
            div.row.gap {
                @if let Some(party) = &recap.party {
                    a.button.bright[recap.ahead.is_none()] href={ "/party/" (party) } { (page.t("party-of-table")) }
                }
                @let won = view.outcome == Some(engine::Outcome::Victory);
                @let next = crate::pages::new_game::next_chapter(page.locale.book(), &chapter.id).filter(|_| view.outcome.is_some() && recap.party.is_none());
                @if let Some(next) = next {
                    a.button.bright[won] href={ "/new?chapter=" (next.name) } {
                        (page.say("web-next-chapter", &Args::new().text("name", page.t(&format!("chapter-{}", next.name)))))
                    }
                }
                // In a party's book the next try and the next chapter are chosen there.
                @if recap.party.is_none() {
                    form.row method="post" action="/new" {
                        @for (name, value) in &recap.again { input type="hidden" name=(name) value=(value); }
                        button.bright[!won || next.is_none()] title=(page.t("web-play-again.about")) { (page.t("web-play-again")) }
                        a.button href={ "/new?chapter=" (chapter.id) } { (page.t("web-change-first")) }
                    }
                }
                a.button href={ "/t/" (view.id) "/replay" } { (page.t("web-watch-again")) }
                @if let Some(link) = &recap.link {
                    button type="button" data-share=(link) data-shared=(page.t("web-shared")) hidden { (page.t("web-share-replay")) }
                }
                a.button href={ "/t/" (view.id) } { (page.t("web-back-to-table")) }
                a.button href={ "/t/" (view.id) "/export" } download { (page.t("web-export")) }
            }
            div.panels.gap {
                section.sheet {
                    h2 { (page.t("web-recap-numbers")) }
                    ul {
                        li { (page.say("web-recap-rounds", &Args::new().num("n", recap.rounds))) }
                        li { (page.say("web-recap-choices", &Args::new().num("n", recap.choices as i64))) }
                        li { (page.say("web-recap-defeated", &Args::new().num("n", i64::from(recap.defeated)))) }
                        li { (page.say("web-recap-searches", &Args::new().num("n", i64::from(recap.searches)))) }
                        li { (page.say("web-recap-surges", &Args::new().num("n", i64::from(recap.surges)))) }
                        @if recap.undos.0 > 0 {
                            li { (page.say("web-recap-undos", &Args::new().num("n", i64::from(recap.undos.0)).num("rolls", i64::from(recap.undos.1)))) }
                        }
                    }
                }
                section.sheet {
                    h2 { (page.t("web-recap-dice")) }
                    table.facts {
                        thead { tr { td {} th { (page.t("web-recap-rolled")) } th { (page.t("web-recap-cheese")) } th { (page.t("web-recap-stars")) } } }
                        tbody { (dice(page, "web-recap-mice", recap.mice)) (dice(page, "web-recap-foes", recap.foes)) }
                    }
                    p.small.quiet { (page.t("web-recap-expected")) }
                }
                (wheel(page, recap.wheel))
                @if !recap.turnings.is_empty() {
                    section.sheet {
                        h2 { (page.t("web-recap-turnings")) }
                        ol { @for moment in moments(page, view, &recap.turnings) { li { (turn(page, view, &moment)) } } }
                    }
                }
            }
            @if let Some(seal) = &recap.seal { (broken(page, seal)) }
        }
    };
    frame(page, &format!("{} · Barksburg", chapter.name), "reading", Some("pages/recap.js"), &body)
}

/// Where the hourglass went: what filled the wheel.
fn wheel(page: Page, wheel: WheelFacts) -> Markup {
    let WheelFacts { attacks, defenses, quiet, captures, other } = wheel;
    let all = attacks + defenses + quiet + captures + other;
    let most = [(quiet, "-quiet"), (attacks, "-attacks"), (captures, "-captures")];
    let advice = most.iter().find(|(n, _)| n * 2 > all).map_or("", |(_, key)| key);
    html! {
        @if all > 0 {
            section.sheet {
                h2 { (page.t("web-recap-wheel")) }
                ul.plain.bars {
                    @for (n, key) in [(attacks, "attacks"), (defenses, "defenses"), (quiet, "quiet"), (captures, "captures"), (other, "other")] {
                        @if n > 0 {
                            li {
                                span { (page.t(&format!("web-recap-wheel-{key}"))) }
                                svg.bar-of viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" {
                                    rect.rail width="100" height="6" {}
                                    rect.part width=(n * 100 / all) height="6" {}
                                }
                                b { (n) }
                            }
                        }
                    }
                }
                p.small.quiet { (page.t("web-recap-advice")) " " @if !advice.is_empty() { (page.t(&format!("web-recap-advice{advice}"))) } }
            }
        }
    }
}

/// Found against expected: one face in six is cheese, every second one has a star.
fn dice(page: Page, who: &str, facts: DiceFacts) -> Markup {
    let expected = |tenths: u32| {
        let (whole, rest) = (i64::from(tenths / 10), i64::from(tenths % 10));
        page.say("web-recap-tenths", &Args::new().num("whole", whole).num("tenths", rest))
    };
    html! {
        tr {
            th scope="row" { (page.t(who)) }
            td { (facts.dice) }
            td { (facts.cheese) " " span.quiet { "(" (expected(facts.dice * 10 / 6)) ")" } }
            td { (facts.stars) " " span.quiet { "(" (expected(facts.dice * 10 / 2)) ")" } }
        }
    }
}

fn turn(page: Page, view: &TableView, (after, text): &(usize, String)) -> Markup {
    html! { (text) " " a.small href={ "/t/" (view.id) "/replay?to=" (after) } { (page.t("web-look-there")) } }
}

/// Turns of fate in words, with the choices made by then; what came of one choice is one moment, as a surge and its page.
pub(crate) fn moments(page: Page, view: &TableView, turnings: &[Turning]) -> Vec<(usize, String)> {
    let mut moments: Vec<(usize, String)> = Vec::new();
    for (after, text) in turnings.iter().map(|turning| told(page, view, turning)) {
        match moments.last_mut() {
            Some((at, said)) if *at == after => {
                said.push(' ');
                said.push_str(&text);
            }
            _ => moments.push((after, text)),
        }
    }
    moments
}

fn told(page: Page, view: &TableView, turning: &Turning) -> (usize, String) {
    match turning {
        Turning::Hourglass { after, page: turned } => {
            (*after, page.say("web-turning-hourglass", &Args::new().num("page", *turned)))
        }
        Turning::Entered { after, side } => {
            let room = page.locale.plan(*side).name.clone();
            (*after, page.say("web-turning-entered", &Args::new().text("room", room)))
        }
        Turning::Surge { after } => (*after, page.t("web-turning-surge").into_owned()),
        Turning::Captured { after, mouse } => {
            let name = view.mice.iter().find(|m| m.id == *mouse).map_or(mouse.as_str(), |m| &m.name);
            (*after, page.say("web-turning-captured", &Args::new().text("name", name)))
        }
    }
}

/// The broken seal: the page's script does the sum again and shows one of the two sentences.
fn broken(page: Page, seal: &SeedCommitment) -> Markup {
    html! {
        section.sheet.gap data-seal=[seal.commitment.as_deref()] data-seed=(seal.seed) data-words=(seal.words) {
            h2 { (page.t("web-seed-revealed")) }
            p { code.break { (seal.seed) } }
            @if let Some(commitment) = &seal.commitment {
                p.small { (page.t("web-seed-check")) }
                p.small { code.break { (commitment) } }
                p.notice.good data-seal-good="" role="status" hidden { "✓ " (page.t("web-seal-good")) }
                p.notice data-seal-bad="" role="alert" hidden { "✗ " (page.t("web-seal-bad")) }
                details {
                    summary { (page.t("web-seal-words")) }
                    pre.small.break { (seal.words) (seal.seed) }
                }
            } @else { p.small { (page.t("web-seed-open")) } }
        }
    }
}
