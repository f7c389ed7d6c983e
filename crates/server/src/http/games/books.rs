//! The books on the shelf: looked at, added from a file or from the host's catalogue, removed.

use super::files::{boundary, part};
use crate::app::App;
use crate::catalogue::Trouble;
use crate::config::Adding;
use crate::contents::Content;
use crate::http::answer::{self, nothing_here, page};
use crate::http::form::field;
use crate::http::opening::may_create;
use crate::http::visitor::Visitor;
use crate::limits::Busy;
use crate::measurements::Measured;
use crate::seats;
use crate::thinking::measuring;
use axum::body::Bytes;
use axum::extract::{Form, FromRequest, Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::Response;
use content::{BadPackage, BookList, Diagnostic, Package, Sources};
use std::sync::Arc;
use std::time::Instant;
use store::Drawer;
use web::{
    AddedBook, BookBalance, BookOffer, BookRow, BooksAccess, BooksElsewhere, BooksPage, OfferState, Page,
    Problem,
};
use words::Args;

/// Books that one server keeps.
const MOST_BOOKS: usize = 200;

/// Whether this visitor may add and remove books: the host decides.
fn may_add(app: &App, visitor: &Visitor) -> bool {
    match app.config.books {
        Adding::Off => false,
        Adding::Host => is_host(app, visitor),
        Adding::Anyone => true,
    }
}

/// Whether this visitor runs the server: sits at its machine, or has opened the host's link.
fn is_host(app: &App, visitor: &Visitor) -> bool {
    visitor.local || visitor.person().is_some_and(|person| app.config.keepers.has(&person))
}

/// Whether this visitor may remove them: what anybody adds only the host takes away.
fn may_remove(app: &App, visitor: &Visitor) -> bool {
    is_host(app, visitor) && app.config.books != Adding::Off
}

/// The shelf.
pub(crate) async fn show(State(app): State<Arc<App>>, visitor: Visitor) -> Response {
    match app.shelf.refresh(&*app.store) {
        Ok(()) => shelf(&app, &visitor, StatusCode::OK, None).await,
        Err(error) => answer::refused(&app, &visitor, error),
    }
}

async fn shelf(app: &Arc<App>, visitor: &Visitor, status: StatusCode, added: Option<&AddedBook>) -> Response {
    let books = app.shelf.books();
    measuring::measure(app, visitor.address, &books);
    let remove = may_remove(app, visitor);
    let rows: Vec<BookRow> = books.iter().map(|content| row(app, visitor, content, remove)).collect();
    let found = match &app.catalogue {
        Some(catalogue) => Some((catalogue.address(), catalogue.list().await)),
        None => None,
    };
    let ctx = visitor.ctx(app);
    let elsewhere = found.as_ref().map(|(address, found)| BooksElsewhere {
        address,
        offers: match found {
            Some(Ok(list)) => offers(&books, list),
            _ => Vec::new(),
        },
        trouble: match found {
            Some(Ok(_)) => None,
            Some(Err(trouble)) => Some(trouble_text(ctx, *trouble)),
            None => Some(ctx.t("books-elsewhere-slow").into_owned()),
        },
    });
    let access = match app.config.books {
        _ if may_add(app, visitor) => BooksAccess::Open,
        Adding::Off => BooksAccess::Off,
        Adding::Host | Adding::Anyone => BooksAccess::HostOnly { key: host_key(visitor) },
    };
    let shown = BooksPage { rows: &rows, access, added, elsewhere: elsewhere.as_ref() };
    page(status, web::books(ctx, &shown))
}

fn row<'a>(app: &App, visitor: &'a Visitor, content: &'a Content, remove: bool) -> BookRow<'a> {
    let about = &content.about;
    let languages = content.languages.iter();
    let chapters = content.catalogue.book().chapters.iter();
    let measured = chapters.map(|chapter| match app.measurements.of(&chapter.edition) {
        Some(Measured::Underway) => BookBalance::Underway,
        Some(Measured::Done { games, won }) if games > 0 => BookBalance::Measured { games, won },
        _ => BookBalance::Unknown,
    });
    let page = visitor.with(content);
    BookRow {
        page,
        story: content.story.clone(),
        version: about.version.as_ref().map(ToString::to_string),
        authors: about.authors.clone(),
        licence: about.licence.clone(),
        ages: about.ages,
        length: about.length,
        languages: languages.filter_map(|l| Some((l.language.parse().ok()?, l.percent))).collect(),
        wins: content.balance.iter().map(|b| (b.chapter.clone(), b.wins.0, b.wins.1)).collect(),
        measured: measured.collect(),
        picture: about.picture.clone(),
        removable: remove && content.is_added(),
        report: content
            .is_added()
            .then(|| (content.remarks.len(), report(visitor.ctx(app), &content.remarks, content.sources()))),
    }
}

/// The newest version of each book of a catalogue, beside what is here.
fn offers<'a>(books: &[Arc<Content>], list: &'a BookList) -> Vec<BookOffer<'a>> {
    let here = |name: &str| {
        let versions = books.iter().filter(|content| content.story == name);
        versions.filter_map(|content| content.about.version.clone()).max()
    };
    let offer = |book: &'a content::ListedBook| BookOffer {
        book,
        state: match here(&book.name) {
            Some(here) if here >= book.version => OfferState::Here,
            Some(_) => OfferState::Update,
            None => OfferState::New,
        },
    };
    list.newest().map(offer).collect()
}

/// The key in the host's link.
fn host_key(visitor: &Visitor) -> Option<&str> {
    let (_, query) = visitor.here.split_once('?')?;
    query.split('&').find_map(|part| part.strip_prefix("host=")).filter(|key| seats::is_token(key))
}

/// Lets whoever has the host's link add and remove books from this browser.
pub(crate) async fn host(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    let known = visitor.known(&app);
    let key = field(&fields, "key").unwrap_or_default();
    if app.config.books != Adding::Off && app.config.keepers.admit(key, &known.person, Instant::now()) {
        return answer::see_other_with("/books", [known.cookie]);
    }
    let problem = Problem { key: "books-host-expired", more: None, back: Some("/books".into()) };
    answer::problem(&app, &visitor, StatusCode::NOT_FOUND, &problem)
}

/// Adds a book out of a file that may come from anybody.
pub(crate) async fn add(State(app): State<Arc<App>>, visitor: Visitor, request: Request) -> Response {
    // Asked before anything of it is read.
    if !may_add(&app, &visitor) {
        return nothing_here(&app, &visitor);
    }
    if let Err(response) = may_create(&app, &visitor) {
        return response;
    }
    let boundary = request.headers().get(CONTENT_TYPE).and_then(|v| v.to_str().ok()).and_then(boundary);
    let Ok(body) = Bytes::from_request(request, &app).await else {
        let ctx = visitor.ctx(&app);
        let text = format!("{} {}", ctx.t("books-refused"), ctx.t("file-too-large"));
        let refused = AddedBook { text, refused: true, report: String::new() };
        return shelf(&app, &visitor, StatusCode::PAYLOAD_TOO_LARGE, Some(&refused)).await;
    };
    take(&app, &visitor, move |app| {
        let file = match boundary {
            Some(boundary) => part(&body, &boundary).unwrap_or_default(),
            None => &body,
        };
        let package = Package::read(file, &content::built_in())?;
        let new = keep(app, &package, file)?;
        Ok((package, new))
    })
    .await
}

/// Adds a book, or a newer version of one, from the catalogue that the host has named.
pub(crate) async fn fetch(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    if !may_add(&app, &visitor) {
        return nothing_here(&app, &visitor);
    }
    let Some(catalogue) = app.catalogue.clone() else { return nothing_here(&app, &visitor) };
    if let Err(response) = may_create(&app, &visitor) {
        return response;
    }
    let wanted = field(&fields, "book").unwrap_or_default().to_string();
    let list = catalogue.list().await.unwrap_or(Err(Trouble::Unreachable));
    let book = list.map(|list| list.books.iter().find(|book| book.key() == wanted).cloned());
    let book = match book {
        Ok(Some(book)) => book,
        Ok(None) => return nothing_here(&app, &visitor),
        Err(_) => return answer::see_other("/books"),
    };
    take(&app, &visitor, move |app| {
        let file = catalogue.package(&book)?;
        let package = Package::read(&file, &content::built_in())?;
        if package.key() != book.key() {
            return Err(NotTaken::Elsewhere(Trouble::Checksum));
        }
        let new = keep(app, &package, &file)?;
        Ok((package, new))
    })
    .await
}

/// Why a book is not taken.
enum NotTaken {
    Bad(BadPackage),
    Elsewhere(Trouble),
    Store(store::Error),
}

impl From<BadPackage> for NotTaken {
    fn from(bad: BadPackage) -> NotTaken {
        NotTaken::Bad(bad)
    }
}

impl From<Trouble> for NotTaken {
    fn from(trouble: Trouble) -> NotTaken {
        NotTaken::Elsewhere(trouble)
    }
}

impl From<store::Error> for NotTaken {
    fn from(error: store::Error) -> NotTaken {
        NotTaken::Store(error)
    }
}

/// Has a book read when it is its turn, and shows the shelf with what came of it.
async fn take(
    app: &Arc<App>,
    visitor: &Visitor,
    job: impl FnOnce(&App) -> Result<(Package, bool), NotTaken> + Send + 'static,
) -> Response {
    let shared = Arc::clone(app);
    let ctx = visitor.ctx(app);
    let (status, added) = match app.packing.run(visitor.address, move || job(&shared)).await {
        Err(Busy) => return answer::busy(app, visitor),
        Ok(Err(NotTaken::Store(error))) => return answer::refused(app, visitor, error),
        Ok(Err(NotTaken::Bad(bad))) => (StatusCode::UNPROCESSABLE_ENTITY, refused(ctx, &bad)),
        Ok(Err(NotTaken::Elsewhere(trouble))) => {
            let text = format!("{} {}", ctx.t("books-refused"), trouble_text(ctx, trouble));
            (StatusCode::BAD_GATEWAY, AddedBook { text, refused: true, report: String::new() })
        }
        Ok(Ok((package, new))) => (StatusCode::OK, told(ctx, &package, new)),
    };
    shelf(app, visitor, status, Some(&added)).await
}

/// Puts a book into the store; says whether it was new.
fn keep(app: &App, package: &Package, file: &[u8]) -> store::Result<bool> {
    if app.store.names(Drawer::Books)?.len() >= MOST_BOOKS {
        return Err(store::Error::Invalid("there are too many books".into()));
    }
    let new = app.store.keep(Drawer::Books, &package.key(), file)?;
    app.shelf.refresh(&*app.store)?;
    Ok(new)
}

/// What came of a book that was taken.
fn told(ctx: Page, package: &Package, new: bool) -> AddedBook {
    let name = format!(
        "{} {}",
        package.name,
        package.story.about.version.as_ref().map_or_else(String::new, ToString::to_string)
    );
    let key = if new { "books-added" } else { "books-there" };
    let n = Args::new().num("n", package.warnings.len() as i64);
    let text = format!("{} {}", ctx.say(key, &Args::new().text("name", name)), ctx.say("books-findings", &n));
    AddedBook { text, refused: false, report: report(ctx, &package.warnings, &package.files) }
}

/// What is wrong with the catalogue, in words.
fn trouble_text(ctx: Page, trouble: Trouble) -> String {
    let none = Args::new();
    match trouble {
        Trouble::Unreachable => ctx.say("books-elsewhere-unreachable", &none),
        Trouble::Status(status) => {
            ctx.say("books-elsewhere-status", &Args::new().text("status", status.to_string()))
        }
        Trouble::Elsewhere => ctx.say("books-elsewhere-redirect", &none),
        Trouble::TooLarge => ctx.say("books-elsewhere-too-large", &none),
        Trouble::NoList => ctx.say("books-elsewhere-no-list", &none),
        Trouble::Checksum => ctx.say("books-elsewhere-checksum", &none),
    }
}

/// Why a book is not taken, in words.
fn refused(ctx: Page, bad: &BadPackage) -> AddedBook {
    let why = |key: &str, args: Args| format!("{} {}", ctx.t("books-refused"), ctx.say(key, &args));
    let named = |name: &str| Args::new().text("name", name);
    let text = match bad {
        BadPackage::NoZip(_) => why("package-no-zip", Args::new()),
        BadPackage::TooLarge { what, limit } => {
            why("package-too-large", Args::new().text("what", *what).num("limit", *limit as i64))
        }
        BadPackage::Path(path) => why("package-path", named(path)),
        BadPackage::Kind(path) => why("package-kind", named(path)),
        BadPackage::NoBook => why("package-no-book", Args::new()),
        BadPackage::Unsaid(what) => why("package-unsaid", Args::new().text("what", *what)),
        BadPackage::Imitates(name) => why("package-imitates", named(name)),
        BadPackage::Words(key) => why("package-words", named(key)),
        BadPackage::Drawing(path) => why("package-drawing", named(path)),
        BadPackage::Newer(version) => why("package-newer", named(version)),
        BadPackage::Mistakes(found, _) => why("package-mistakes", Args::new().num("n", found.len() as i64)),
    };
    let report = match bad {
        BadPackage::Mistakes(found, files) => report(ctx, found, files),
        _ => String::new(),
    };
    AddedBook { text, refused: true, report }
}

fn report(ctx: Page, found: &[Diagnostic], files: &Sources) -> String {
    let say = |key: &str, given: &[(&'static str, String)]| {
        let args = given.iter().fold(Args::new(), |args, (name, value)| match value.parse::<i64>() {
            Ok(n) => args.num(*name, n),
            Err(_) => args.text(*name, value.clone()),
        });
        ctx.locale.catalogue().words().try_say(ctx.locale.lang(), key, &args).unwrap_or_default()
    };
    content::diagnostic::render(found, files, &say)
}

/// Takes a version of a book from the shelf; games that began with it have its edition and go on.
pub(crate) async fn remove(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    if !may_remove(&app, &visitor) {
        return nothing_here(&app, &visitor);
    }
    let book = field(&fields, "book").unwrap_or_default();
    if field(&fields, "sure") != Some("yes")
        || app.shelf.story(book).is_none_or(|content| !content.is_added())
    {
        return nothing_here(&app, &visitor);
    }
    let gone = app.store.discard(Drawer::Books, book).and_then(|_| app.shelf.refresh(&*app.store));
    match gone {
        Ok(()) => answer::see_other("/books"),
        Err(error) => answer::refused(&app, &visitor, error),
    }
}
