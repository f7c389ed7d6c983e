//! How hard the chapters of a book are: a few games played by companions, when nobody else wants to think.

use crate::app::App;
use crate::contents::Content;
use crate::limits::Wish;
use crate::measurements::Measured;
use engine::Book;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::TableId;

/// Games of each chapter.
const GAMES: u64 = 40;
/// So many at once; then whoever else waits has a turn.
const AT_ONCE: u64 = 4;
/// No chapter is played for longer.
const LONGEST: Duration = Duration::from_secs(40);
/// How the mice are played.
const POLICY: &str = "sensible";

/// Begins to measure what is not known of these books, on behalf of somebody who looks at them.
pub(crate) fn measure(app: &Arc<App>, who: IpAddr, books: &[Arc<Content>]) {
    let new = app.measurements.claim(books);
    if new.is_empty() {
        return;
    }
    let app = Arc::downgrade(app);
    tokio::spawn(async move {
        for (book, chapter) in new {
            let edition = book.chapters[chapter].edition;
            let (since, mut games, mut won) = (Instant::now(), 0, 0);
            while games < GAMES && since.elapsed() < LONGEST {
                let Some(app) = app.upgrade() else { return };
                let table = TableId::new("books").expect("a plain name");
                let _permit = app.thinkers.acquire(Wish { urgent: false, who, table }).await;
                let book = Arc::clone(&book);
                let played = tokio::task::spawn_blocking(move || play(&book, chapter, games));
                let Ok(Some(more)) = played.await else { break };
                games += AT_ONCE;
                won += more;
            }
            let Some(app) = app.upgrade() else { return };
            app.measurements.known().insert(edition, Measured::Done { games, won });
        }
    });
}

/// How many of the next games are won; none if the chapter cannot be played by bots.
fn play(book: &Arc<Book>, chapter: usize, from: u64) -> Option<u64> {
    let plan = sim::Plan::new(book, &book.chapters[chapter].name, POLICY, AT_ONCE, 1).ok()?;
    sim::won_in(book, &plan, from..from + AT_ONCE).ok()
}
