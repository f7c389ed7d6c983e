//! The books on the shelf: what each is, and where one can be added.

mod access;
mod catalogue;

pub use access::BooksAccess;
pub use catalogue::{BookOffer, BooksElsewhere, OfferState, catalogue_page};

use crate::page::{Page, bar, frame, language};
use crate::pages::new_game::address;
use crate::statics::static_url;
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
    /// How often each chapter was won, in their order.
    pub measured: Vec<BookBalance>,
    /// The figure that is its picture.
    pub picture: Option<String>,
    /// It was added, and can be removed by whoever looks.
    pub removable: bool,
    /// What the check had to say when it was added: how many remarks, and all of them.
    pub report: Option<(usize, String)>,
}

/// What is known of how hard a chapter is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookBalance {
    /// Nobody has tried.
    Unknown,
    /// Games are being played.
    Underway,
    /// So many were played, so many won.
    Measured {
        /// Games played.
        games: u64,
        /// Games won.
        won: u64,
    },
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

/// All that the page shows.
#[derive(Clone, Copy)]
pub struct BooksPage<'a> {
    /// The books here.
    pub rows: &'a [BookRow<'a>],
    /// Whether whoever looks may add some.
    pub access: BooksAccess<'a>,
    /// What came of the last try.
    pub added: Option<&'a AddedBook>,
    /// What there is elsewhere.
    pub elsewhere: Option<&'a BooksElsewhere<'a>>,
}

/// The page.
pub fn books(page: Page, shown: &BooksPage) -> Markup {
    let shelf: Vec<Page> = shown.rows.iter().map(|row| row.page).collect();
    let body = html! {
        link rel="stylesheet" href=(static_url("css/pages/books.css"));
        a.skip href="#main" { (page.t("web-skip-main")) }
        (bar(page))
        main.page id="main" {
            h1 { (page.t("books-title")) }
            @if let Some(added) = shown.added {
                p.notice role=(if added.refused { "alert" } else { "status" }) { (added.text) }
                @if !added.report.is_empty() { (report(page, &added.report)) }
            }
            @if let BooksAccess::HostOnly { key: Some(key) } = shown.access { (host(page, key)) }
            @for row in shown.rows { (book(row, &shelf)) }
            @if let Some(elsewhere) = shown.elsewhere { (catalogue::offers(page, elsewhere, shown.access)) }
            section.sheet.gap.add-book aria-labelledby="add" {
                h2 id="add" { (page.t("books-add")) }
                @match shown.access {
                    BooksAccess::Open => {
                        p { (page.t("books-add.about")) }
                        form.row method="post" action="/books" enctype="multipart/form-data" data-add-book="" {
                            label { span.visually-hidden { (page.t("books-add")) }
                                input type="file" name="book" accept=".barksburg" required; }
                            button.bright { (page.t("books-add-go")) }
                        }
                    }
                    BooksAccess::HostOnly { .. } => {
                        p { (page.t("books-closed")) }
                        p.quiet.small { (page.t("books-closed.how")) }
                    }
                    BooksAccess::Off => { p { (page.t("books-off")) } }
                }
            }
        }
    };
    frame(page, &format!("{} · Barksburg", page.t("books-title")), "reading", Some("books/shelf.js"), &body)
}

/// What whoever followed the host's link can do with it.
fn host(page: Page, key: &str) -> Markup {
    html! {
        section.sheet.gap {
            p { (page.t("books-host.about")) }
            form method="post" action="/books/host" {
                input type="hidden" name="key" value=(key);
                button.bright { (page.t("books-host")) }
            }
        }
    }
}

fn report(page: Page, text: &str) -> Markup {
    html! { pre.sheet.report tabindex="0" role="region" aria-label=(page.t("books-report")) { (text) } }
}

fn book(row: &BookRow, shelf: &[Page]) -> Markup {
    let page = row.page;
    let chapters = &page.locale.book().chapters;
    let languages = languages(page, &row.languages);
    let about = [
        (!row.authors.is_empty())
            .then(|| page.say("books-by", &Args::new().text("who", row.authors.join(", ")))),
        row.version.as_ref().map(|version| page.say("books-version", &Args::new().text("version", version))),
        row.licence.clone(),
        row.ages.map(|ages| page.say("books-ages", &Args::new().num("n", ages))),
        row.length.map(|length| page.say("books-length", &Args::new().num("n", i64::from(length)))),
        Some(page.say("web-book-chapters", &Args::new().num("n", chapters.len() as i64))),
        (!languages.is_empty()).then_some(languages),
    ];
    let picture = row.picture.as_deref().and_then(|name| page.pictures.figure(name));
    html! {
        section.sheet.gap.on-shelf data-book=(page.book) {
            @if let Some(url) = picture { img.cover src=(url) alt="" width="120" height="120"; }
            div.book-facts {
                h2 { (page.line(&format!("story-{}", row.story))) }
                p.quiet.small { (about.into_iter().flatten().collect::<Vec<_>>().join(" · ")) }
                ul.plain.chapters {
                    @for (chapter, measured) in chapters.iter().zip(&row.measured) {
                        li {
                            a href={ "/new?chapter=" (address(shelf, page, chapter)) } {
                                (page.line(&format!("chapter-{}", chapter.name)))
                            }
                            (balance(row, &chapter.name, *measured))
                        }
                    }
                }
                p.row {
                    a.button href={ "/cards?book=" (page.book) } { (page.t("web-cards")) }
                    a.button href={ "/rooms?book=" (page.book) } { (page.t("web-rooms")) }
                }
                @if let Some((n, text)) = &row.report {
                    @let said = page.say("books-findings", &Args::new().num("n", *n as i64));
                    @if *n == 0 { p.quiet.small { (said) } } @else {
                        details { summary { (said) } (report(page, text)) }
                    }
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
}

/// How often a chapter was won, and how often it is meant to be.
fn balance(row: &BookRow, chapter: &str, measured: BookBalance) -> Markup {
    let page = row.page;
    let meant = row.wins.iter().find(|(name, ..)| name == chapter);
    html! {
        span.quiet.small.balance id={ "balance-" (page.book) "-" (chapter) } data-measuring=[(measured == BookBalance::Underway).then_some("")] {
            @match measured {
                BookBalance::Unknown => {}
                BookBalance::Underway => { (page.t("books-measuring")) }
                BookBalance::Measured { games, won } => {
                    (page.say("books-measured", &Args::new().num("won", won as i64).num("games", games as i64)))
                }
            }
            @if let Some((_, low, high)) = meant {
                @if measured != BookBalance::Unknown { " · " }
                (page.say("books-wins", &Args::new().num("low", *low).num("high", *high)))
            }
        }
    }
}

/// How complete a book is in each language.
fn languages(page: Page, known: &[(Lang, u8)]) -> String {
    let said = |(lang, percent): &(Lang, u8)| {
        let args = Args::new().text("language", language(*lang)).num("percent", *percent);
        page.say("books-language", &args)
    };
    known.iter().map(said).collect::<Vec<_>>().join(", ")
}
