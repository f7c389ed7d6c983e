//! After a chapter: the finale, then an honest recap.

mod facts;
mod finale;

pub use facts::{DiceFacts, Recap, RoundStart, Turning, WheelFacts};

use crate::glyphs::Glyph;
use crate::page::{Page, bar, frame};
use crate::statics::static_url;
use maud::{Markup, html};
use session::SeedCommitment;
use view::TableView;
use words::Args;

/// The page.
pub fn recap(page: Page, view: &TableView, recap: &Recap) -> Markup {
    let chapter = &view.chapter;
    let over = view.outcome.is_some();
    let won = view.outcome == Some(engine::Outcome::Victory);
    let way_on = html! {
        div.way-on {
            (finale::onward(page, view))
            (way_on(page, view, recap))
        }
    };
    let body = html! {
        (bar(page))
        link rel="stylesheet" href=(static_url("css/pages/party.css"));
        link rel="stylesheet" href=(static_url("css/pages/finale.css"));
        main.page.recap {
            (finale::heading(page, view, recap))
            (finale::company(page, view, recap))
            // Whoever has lost wants to try again before anything else.
            @if over && !won { (finale::how_close(page, view)) (way_on) }
            (finale::remembered(page, recap))
            @if over {
                @if let Some(last) = view.story.iter().rfind(|p| !matches!(&*p.moment, "continues" | "onward")) {
                    article.sheet.tale.ending { (crate::prose::passage(page, &chapter.id, last)) }
                }
            }
            @if won || !over { (way_on) }
            div.row.gap.more-ways {
                @if let Some(party) = &recap.party {
                    a.button.bright[recap.ahead.is_none()] href={ "/party/" (party) } { (page.t("party-of-table")) }
                }
                a.button href={ "/t/" (view.id) "/replay" } { (page.t("web-watch-again")) }
                @if let Some(link) = &recap.link {
                    button type="button" data-share=(link) data-shared=(page.t("web-shared")) hidden { (page.t("web-share-replay")) }
                }
                a.button href={ "/t/" (view.id) } { (page.t("web-back-to-table")) }
                a.button href={ "/t/" (view.id) "/export" } download { (page.t("web-export")) }
            }
            details.gap open[!over] {
                summary { (page.t("web-recap-numbers")) }
                (numbers(page, view, recap))
            }
            @if let Some(seal) = &recap.seal { (broken(page, seal)) }
        }
    };
    frame(page, &format!("{} · Barksburg", chapter.name), "reading", Some("pages/recap.js"), &body)
}

/// The one button on: the party's next step, the next chapter, or the same game again.
fn way_on(page: Page, view: &TableView, recap: &Recap) -> Markup {
    let chapter = &view.chapter;
    if let Some(ahead) = &recap.ahead {
        return crate::pages::party::ahead(page, ahead);
    }
    // In a party's book the next try and the next chapter are chosen there.
    if recap.party.is_some() {
        return html! {};
    }
    let won = view.outcome == Some(engine::Outcome::Victory);
    let next = crate::pages::new_game::next_chapter(page.locale.book(), &chapter.id);
    let next = next.filter(|_| view.outcome.is_some());
    html! {
        div.row {
            @if let Some(next) = next {
                a.button.big.bright[won] href={ "/new?chapter=" (next.name) } {
                    (page.say("web-next-chapter", &Args::new().text("name", page.t(&format!("chapter-{}", next.name)))))
                }
            }
            form.row method="post" action="/new" {
                @for (name, value) in &recap.again { input type="hidden" name=(name) value=(value); }
                button.big.bright[!won || next.is_none()] title=(page.t("web-play-again.about")) { (page.t("web-play-again")) }
                a.button href={ "/new?chapter=" (chapter.id) } { (page.t("web-change-first")) }
            }
        }
    }
}

/// The game in numbers.
fn numbers(page: Page, view: &TableView, recap: &Recap) -> Markup {
    html! {
        div.panels {
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
    }
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
        Turning::Entered { after, room } => {
            let room = page.locale.room_called(room);
            (*after, page.say("web-turning-entered", &Args::new().text("room", room)))
        }
        Turning::Surge { after } => (*after, page.t("web-turning-surge").into_owned()),
        Turning::Captured { after, mouse } => {
            let name = view.mice.iter().find(|m| m.id == *mouse).map_or(mouse.as_str(), |m| &m.name);
            (*after, page.say("web-turning-captured", &Args::new().text("name", name)))
        }
    }
}

/// The broken seal, folded away: the page's script does the sum again and shows one of the two sentences.
fn broken(page: Page, seal: &SeedCommitment) -> Markup {
    html! {
        details.gap { summary { (page.t("finale-fair-dice")) }
        section.sheet data-seal=[seal.commitment.as_deref()] data-seed=(seal.seed) data-words=(seal.words) {
            h2 { (page.t("web-seed-revealed")) }
            p { code.break { (seal.seed) } }
            @if let Some(commitment) = &seal.commitment {
                p.small { (page.t("web-seed-check")) }
                p.small { code.break { (commitment) } }
                p.notice.good data-seal-good="" role="status" hidden { (Glyph::Done) " " (page.t("web-seal-good")) }
                p.notice data-seal-bad="" role="alert" hidden { (Glyph::Close) " " (page.t("web-seal-bad")) }
                details {
                    summary { (page.t("web-seal-words")) }
                    pre.small.break { (seal.words) (seal.seed) }
                }
            } @else { p.small { (page.t("web-seed-open")) } }
        } }
    }
}
