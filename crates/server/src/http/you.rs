//! What is kept of people, and how they take it away.

use crate::app::{App, now_ms};
use crate::campaign::Party;
use crate::http::answer::{self, page};
use crate::http::form::{Fields, field};
use crate::http::visitor::{Visitor, no_cookie};
use crate::seats::{self, HOST, WATCH};
use axum::extract::{Form, State};
use axum::http::StatusCode;
use axum::response::Response;
use session::{Command, Seat, SeatRecord};
use std::sync::Arc;
use store::{Excerpt, List, TableId};
use web::{Retention, Yours};

/// Looked at in one go.
const AT_ONCE: usize = 100;

/// What is kept, and how long.
pub(crate) async fn privacy(State(app): State<Arc<App>>, visitor: Visitor) -> Response {
    let retention = Retention {
        unfinished_days: app.config.expire_unfinished,
        finished_days: app.config.expire_finished,
    };
    page(StatusCode::OK, web::privacy(visitor.ctx(&app), retention))
}

/// What this visitor has here.
pub(crate) async fn yours(State(app): State<Arc<App>>, visitor: Visitor) -> Response {
    match count(&app, &visitor) {
        Ok(yours) => page(StatusCode::OK, web::yours(visitor.ctx(&app), yours)),
        Err(error) => answer::refused(&app, &visitor, error),
    }
}

fn count(app: &App, visitor: &Visitor) -> store::Result<Yours> {
    let Some(person) = visitor.person() else { return Ok(Yours::default()) };
    let mut yours = Yours::default();
    for list in [List::Tables, List::Parties] {
        for info in app.store.of_person(list, &person, Excerpt::ALL)? {
            let host = app.store.seat_of(&info.id, &person)?.as_deref() == Some(HOST);
            match list {
                List::Tables if host => yours.games += 1,
                List::Tables => yours.seats += 1,
                List::Parties if host => yours.books += 1,
                List::Parties => {}
            }
        }
    }
    Ok(yours)
}

/// Deletes this visitor's games and books, and gives up their seats at others'.
pub(crate) async fn delete(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let person = visitor.person().filter(|_| field(&fields, "sure") == Some("yes"));
    let Some(person) = person else { return answer::see_other("/yours") };
    for list in [List::Parties, List::Tables] {
        if let Err(error) = forget(&app, list, &person).await {
            return answer::refused(&app, &visitor, error);
        }
    }
    answer::see_other_with("/yours", [seats::ME, seats::LINKS, "setup"].map(no_cookie))
}

/// Everything somebody has in a list.
async fn forget(app: &Arc<App>, list: List, person: &str) -> store::Result<()> {
    loop {
        let mine = app.store.of_person(list, person, Excerpt::first(AT_ONCE))?;
        if mine.is_empty() {
            return Ok(());
        }
        for info in mine {
            // Whoever has several seats gives up one after the other.
            while let Some(seat) = app.store.seat_of(&info.id, person)? {
                if seat == HOST {
                    remove(app, &info.id)?;
                    break;
                }
                leave(app, &info.id, &seat).await?;
            }
        }
    }
}

/// Removes a game; a book with the games of its chapters.
fn remove(app: &App, id: &TableId) -> store::Result<()> {
    let chapters = match Party::open(&*app.store, id) {
        Ok(Some(party)) => party.entries.into_iter().map(|entry| entry.table).collect(),
        Ok(None) => Vec::new(),
        // A book that cannot be read any more is removed all the same.
        Err(store::Error::DamagedRecord { .. }) => Vec::new(),
        Err(error) => return Err(error),
    };
    for id in chapters.iter().chain([id]) {
        match app.store.delete(id) {
            Ok(()) | Err(store::Error::NoSuchTable(_)) => app.forget(id),
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Gives up a seat at somebody else's game or book.
async fn leave(app: &App, id: &TableId, seat: &str) -> store::Result<()> {
    app.store.remove_seat(id, seat)?;
    let Ok(table) = app.table(id.as_str()) else { return Ok(()) };
    table.recheck_seats();
    if seat.starts_with(WATCH) {
        return Ok(());
    }
    let (name, mice) = match table.look().await.map(|look| look.log().seats.get(seat).cloned()) {
        Ok(Some(player)) => (player.name, player.mice),
        // A game that cannot be played any more has nobody to tell.
        _ => return Ok(()),
    };
    let record = SeatRecord { seat: seat.into(), name, mice, left: true, by: Some(seat.into()) };
    let _ = table.act(&Seat::Player(seat.into()), Command::Seat(record), None, None, now_ms()).await;
    Ok(())
}
