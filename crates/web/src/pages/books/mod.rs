//! The books on the shelf: what each is, and where one can be added.

use crate::page::{Page, bar, frame, language};
use crate::pages::new_game::address;
use maud::{Markup, html};
use words::{Args, Lang};

/// A book on the shelf.
#[derive(Clone)]
pub struct BookRow<'a> {
    /// In its own words.
    pub page: Page<'a>,
    /// Its name.
    pub story: String,
    /// Its version, if it says so.
    pub version: Option<String>,
    /// Who made it.
    pub authors: Vec<String>,
    /// Its licence.
    pub licence: Option<String>,
    /// From which age on.
    pub ages: Option<u8>,
    /// Minutes that a chapter takes.
    pub length: Option<u16>,
    /// Languages and how much of it is there in each, in 100.
    pub languages: Vec<(Lang, u8)>,
    /// How often each chapter is meant to be won in 100 games, at least and at most.
    pub wins: Vec<(String, u8, u8)>,
    /// The figure that is its picture.
    pub picture: Option<String>,
    /// It was added, and can be removed by whoever looks.
    pub removable: bool,
}

/// What came of a file that somebody wanted to add.
#[derive(Clone, Debug)]
pub struct AddedBook {
    /// What to say: it is here, or why it is not.
    pub text: String,
    /// It was refused.
    pub refused: bool,
    /// What the check says, word for word.
    pub report: String,
}

/// The page; `added` says what came of the last try.
pub fn books(page: Page, rows: &[BookRow], may_add: bool, added: Option<&AddedBook>) -> Markup {
    let shelf: Vec<Page> = rows.iter().map(|row| row.page).collect();
    let body = html! {
        a.skip href="#main" { (page.t("web-skip-main")) }
        (bar(page))
        main.page id="main" {
            h1 { (page.t("books-title")) }
            @if let Some(added) = added {
                p.notice role=(if added.refused { "alert" } else { "status" }) { (added.text) }
                @if !added.report.is_empty() { pre.sheet.report { (added.report) } }
            }
            @for row in rows { (book(row, &shelf)) }
            section.sheet.gap aria-labelledby="add" {
                h2 id="add" { (page.t("books-add")) }
                @if may_add {
                    p { (page.t("books-add.about")) }
                    form.row method="post" action="/books" enctype="multipart/form-data" {
                        label { span.visually-hidden { (page.t("books-add")) }
                            input type="file" name="book" accept=".barksburg" required; }
                        button.bright { (page.t("books-add-go")) }
                    }
                } @else {
                    p { (page.t("books-closed")) }
                }
            }
        }
    };
    frame(page, &format!("{} · Barksburg", page.t("books-title")), "reading", None, &body)
}

fn book(row: &BookRow, shelf: &[Page]) -> Markup {
    let page = row.page;
    let chapters = &page.locale.book().chapters;
    let own = |language: &(Lang, u8)| {
        let args = Args::new().text("language", self::language(language.0)).num("percent", language.1);
        page.say("books-language", &args)
    };
    html! {
        section.sheet.gap data-book=(page.book) {
            h2 { (page.t(&format!("story-{}", row.story))) }
            @if let Some(url) = row.picture.as_deref().and_then(|name| page.pictures.figure(name)) {
                img src=(url) alt="" width="120" height="120";
            }
            p.quiet.small {
                @if !row.authors.is_empty() { (page.say("books-by", &Args::new().text("who", row.authors.join(", ")))) " · " }
                @if let Some(version) = &row.version { (page.say("books-version", &Args::new().text("version", version))) " · " }
                @if let Some(licence) = &row.licence { (licence) " · " }
                @if let Some(ages) = row.ages { (page.say("books-ages", &Args::new().num("n", ages))) " · " }
                @if let Some(length) = row.length { (page.say("books-length", &Args::new().num("n", i64::from(length)))) " · " }
                (page.say("web-book-chapters", &Args::new().num("n", chapters.len() as i64)))
                @if !row.languages.is_empty() { " · " (row.languages.iter().map(own).collect::<Vec<_>>().join(", ")) }
            }
            ul.plain {
                @for chapter in chapters {
                    li {
                        a href={ "/new?chapter=" (address(shelf, page, chapter)) } { (page.t(&format!("chapter-{}", chapter.name))) }
                        @if let Some((_, low, high)) = row.wins.iter().find(|(name, ..)| *name == chapter.name) {
                            " " span.quiet.small { (page.say("books-wins", &Args::new().num("low", *low).num("high", *high))) }
                        }
                    }
                }
            }
            p.row {
                a.button href={ "/cards?book=" (page.book) } { (page.t("web-cards")) }
                a.button href={ "/rooms?book=" (page.book) } { (page.t("web-rooms")) }
            }
            @if row.removable {
                details {
                    summary { (page.t("books-remove")) }
                    form.row method="post" action="/books/remove" {
                        input type="hidden" name="book" value=(page.book);
                        label { input type="checkbox" name="sure" value="yes" required; " " (page.t("books-remove-sure")) }
                        button { (page.t("books-remove")) }
                    }
                }
            }
        }
    }
}
