//! The books on the shelf: looked at, added, removed.

use super::files::{boundary, part};
use crate::app::App;
use crate::config::Adding;
use crate::contents::Content;
use crate::http::answer::{self, nothing_here, page};
use crate::http::form::field;
use crate::http::opening::may_create;
use crate::http::visitor::Visitor;
use crate::limits::Busy;
use axum::body::Bytes;
use axum::extract::{Form, FromRequest, Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::Response;
use content::{BadPackage, Diagnostic, Package, Sources};
use std::sync::Arc;
use store::Drawer;
use web::{AddedBook, BookRow, Page};
use words::Args;

/// Books that one server keeps.
const MOST_BOOKS: usize = 200;

/// Whether this visitor may add and remove books: the host decides.
fn may_add(app: &App, visitor: &Visitor) -> bool {
    match app.config.books {
        Adding::Off => false,
        Adding::Host => visitor.local,
        Adding::Anyone => true,
    }
}

/// Whether this visitor may remove them: what anybody adds only the host takes away.
fn may_remove(app: &App, visitor: &Visitor) -> bool {
    visitor.local && app.config.books != Adding::Off
}

/// The shelf.
pub(crate) async fn show(State(app): State<Arc<App>>, visitor: Visitor) -> Response {
    match app.shelf.refresh(&*app.store) {
        Ok(()) => shelf(&app, &visitor, StatusCode::OK, None),
        Err(error) => answer::refused(&app, &visitor, error),
    }
}

fn shelf(app: &App, visitor: &Visitor, status: StatusCode, added: Option<&AddedBook>) -> Response {
    let books = app.shelf.books();
    let remove = may_remove(app, visitor);
    let rows: Vec<BookRow> = books.iter().map(|content| row(visitor, content, remove)).collect();
    page(status, web::books(visitor.ctx(app), &rows, may_add(app, visitor), added))
}

fn row<'a>(visitor: &'a Visitor, content: &'a Content, remove: bool) -> BookRow<'a> {
    let about = &content.about;
    let languages = content.languages.iter();
    BookRow {
        page: visitor.with(content),
        story: content.story.clone(),
        version: about.version.as_ref().map(ToString::to_string),
        authors: about.authors.clone(),
        licence: about.licence.clone(),
        ages: about.ages,
        length: about.length,
        languages: languages.filter_map(|l| Some((l.language.parse().ok()?, l.percent))).collect(),
        wins: content.balance.iter().map(|b| (b.chapter.clone(), b.wins.0, b.wins.1)).collect(),
        picture: about.picture.clone(),
        removable: remove && content.key != content.story,
    }
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
    let ctx = visitor.ctx(&app);
    let Ok(body) = Bytes::from_request(request, &app).await else {
        let text = format!("{} {}", ctx.t("books-refused"), ctx.t("file-too-large"));
        let refused = AddedBook { text, refused: true, report: String::new() };
        return shelf(&app, &visitor, StatusCode::PAYLOAD_TOO_LARGE, Some(&refused));
    };
    let shared = Arc::clone(&app);
    let job = app.packing.run(visitor.address, move || {
        let file = match boundary {
            Some(boundary) => part(&body, &boundary).unwrap_or_default(),
            None => &body,
        };
        let package = Package::read(file, &content::built_in())?;
        Ok::<_, BadPackage>((keep(&shared, &package, file), package))
    });
    let (status, added) = match job.await {
        Err(Busy) => return answer::busy(&app, &visitor),
        Ok(Err(bad)) => (StatusCode::UNPROCESSABLE_ENTITY, refused(ctx, &bad)),
        Ok(Ok((Err(error), _))) => return answer::refused(&app, &visitor, error),
        Ok(Ok((Ok(new), package))) => (StatusCode::OK, told(ctx, &package, new)),
    };
    shelf(&app, &visitor, status, Some(&added))
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
        || app.shelf.story(book).is_none_or(|content| content.key == content.story)
    {
        return nothing_here(&app, &visitor);
    }
    let gone = app.store.discard(Drawer::Books, book).and_then(|_| app.shelf.refresh(&*app.store));
    match gone {
        Ok(()) => answer::see_other("/books"),
        Err(error) => answer::refused(&app, &visitor, error),
    }
}
