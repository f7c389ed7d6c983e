//! Books elsewhere: those of the host's catalogue, and the pages that a catalogue itself consists of.

use super::access::BooksAccess;
use crate::page::{Page, language};
use content::{BookList, ListedBook};
use maud::{DOCTYPE, Markup, html};
use words::{Args, Lang, Words};

/// Books that could be added from a catalogue.
#[derive(Clone, Debug)]
pub struct BooksElsewhere<'a> {
    /// Its address.
    pub address: &'a str,
    /// What it has.
    pub offers: Vec<BookOffer<'a>>,
    /// Why it cannot be said what it has.
    pub trouble: Option<String>,
}

/// The newest version of a book in a catalogue.
#[derive(Clone, Debug)]
pub struct BookOffer<'a> {
    /// What it is.
    pub book: &'a ListedBook,
    /// Whether it is here already.
    pub state: OfferState,
}

/// Whether a book of a catalogue is here already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferState {
    /// No version of it is.
    New,
    /// An older one is.
    Update,
    /// This one is, or a newer one.
    Here,
}

/// The part of the page of books that shows them.
pub(super) fn offers(page: Page, elsewhere: &BooksElsewhere, access: BooksAccess) -> Markup {
    let say = |key: &str, args: &Args| page.say(key, args);
    html! {
        section.sheet.gap aria-labelledby="elsewhere" id="catalogue" {
            h2 id="elsewhere" { (say("books-elsewhere", &Args::new().text("address", elsewhere.address))) }
            @if let Some(trouble) = &elsewhere.trouble { p.notice role="status" { (trouble) } }
            @if elsewhere.trouble.is_none() && elsewhere.offers.is_empty() { p { (page.t("books-elsewhere-none")) } }
            @if !elsewhere.offers.is_empty() {
                @match access {
                    BooksAccess::Open => {}
                    BooksAccess::HostOnly { .. } => { p.quiet { (page.t("books-closed")) } }
                    BooksAccess::Off => { p.quiet { (page.t("books-off")) } }
                }
                ul.plain.offers {
                    @for offer in &elsewhere.offers {
                        @let book = offer.book;
                        li data-offer=(book.key()) {
                            div.book-facts {
                                h3 { (book.title(page.locale.lang().as_str())) }
                                p.quiet.small { (about(&say, book)) }
                            }
                            (button(page, offer, access))
                        }
                    }
                }
            }
        }
    }
}

fn button(page: Page, offer: &BookOffer, access: BooksAccess) -> Markup {
    let book = offer.book;
    let version = Args::new().text("version", book.version.to_string());
    let go = match offer.state {
        OfferState::Here => return html! { span.quiet { (page.t("books-elsewhere-here")) } },
        OfferState::Update => page.say("books-elsewhere-update", &version),
        OfferState::New => page.t("books-add-go").into_owned(),
    };
    html! {
        @if access == BooksAccess::Open {
            form method="post" action="/books/fetch" {
                input type="hidden" name="book" value=(book.key());
                button.bright aria-label={ (go) ": " (book.title(page.locale.lang().as_str())) } { (go) }
            }
        }
    }
}

/// What a listed book says about itself in one line.
fn about(say: &dyn Fn(&str, &Args) -> String, book: &ListedBook) -> String {
    let languages = book.languages.iter().filter_map(|l| {
        let lang: Lang = l.language.parse().ok()?;
        Some(say("books-language", &Args::new().text("language", language(lang)).num("percent", l.percent)))
    });
    let languages = languages.collect::<Vec<_>>().join(", ");
    let said = [
        (!book.authors.is_empty())
            .then(|| say("books-by", &Args::new().text("who", book.authors.join(", ")))),
        Some(say("books-version", &Args::new().text("version", book.version.to_string()))),
        (!book.licence.is_empty()).then(|| book.licence.clone()),
        book.ages.map(|ages| say("books-ages", &Args::new().num("n", ages))),
        book.length.map(|length| say("books-length", &Args::new().num("n", i64::from(length)))),
        Some(say("web-book-chapters", &Args::new().num("n", book.chapters.len() as i64))),
        (!languages.is_empty()).then_some(languages),
    ];
    said.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// The page of a catalogue in a language. It needs nothing but the files beside it; `file` names the page of a language.
pub fn catalogue_page(words: &Words, lang: Lang, list: &BookList, file: &dyn Fn(Lang) -> String) -> Markup {
    let say = |key: &str, args: &Args| words.say(lang, key, args);
    let t = |key: &str| words.say(lang, key, &Args::new());
    let newest: Vec<&ListedBook> = list.newest().collect();
    html! {
        (DOCTYPE)
        html lang=(lang) {
            head {
                meta charset="utf-8";
                link rel="icon" href="data:,";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (t("catalogue-title")) }
                link rel="stylesheet" href="catalogue.css";
            }
            body {
                header {
                    h1 { (t("catalogue-title")) }
                    nav aria-label=(t("web-language")) {
                        @for other in Lang::ALL {
                            a href=(file(other)) lang=(other) hreflang=(other) aria-current=[(other == lang).then_some("page")] {
                                (language(other))
                            }
                        }
                    }
                }
                main {
                    p { (t("catalogue-about")) }
                    @if newest.is_empty() { p { (t("books-elsewhere-none")) } }
                    @for book in newest {
                        article id=(book.name) {
                            @if let Some(picture) = &book.picture {
                                img src=(picture) alt="" width="120" height="120" loading="lazy";
                            }
                            div {
                                h2 { (book.title(lang.as_str())) }
                                p.quiet { (about(&say, book)) }
                                ol {
                                    @for chapter in &book.chapters {
                                        li {
                                            (chapter.title(lang.as_str()))
                                            @if chapter.games > 0 {
                                                " " span.quiet { (say("books-measured", &Args::new().num("won", chapter.won as i64).num("games", chapter.games as i64))) }
                                            }
                                        }
                                    }
                                }
                                p {
                                    a.button href=(book.file) download="" { (say("catalogue-download", &Args::new().num("size", book.bytes.div_ceil(1024) as i64))) }
                                }
                                p.quiet.sum { "SHA-256 " code { (book.sha256) } }
                                @let older: Vec<&ListedBook> = list.books.iter().filter(|b| b.name == book.name && b.version != book.version).collect();
                                @if !older.is_empty() {
                                    details {
                                        summary { (t("catalogue-older")) }
                                        ul { @for other in older { li { a href=(other.file) download="" { (other.version.to_string()) } } } }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
