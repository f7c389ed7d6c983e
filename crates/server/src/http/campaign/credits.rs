//! The credits of a party whose story is told: what each mouse did in all its games.

use super::party::{is_told, opened};
use crate::app::App;
use crate::campaign::Party;
use crate::http::answer::{self, page};
use crate::http::visitor::Visitor;
use crate::table;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use engine::id::Bits;
use std::sync::Arc;
use view::Deeds;
use web::CreditsPage;

/// The page; before the end of the story it leads back to the book.
pub(crate) async fn show(State(app): State<Arc<App>>, Path(id): Path<String>, visitor: Visitor) -> Response {
    let (party, _) = match opened(&app, &id, &visitor).await {
        Ok(found) => found,
        Err(response) => return response,
    };
    if !is_told(&app, &party) {
        return answer::see_other(&format!("/party/{id}"));
    }
    let shared = Arc::clone(&app);
    let content = party.content(&app);
    match tokio::task::spawn_blocking(move || credits(&shared, &party)).await {
        Ok(Ok(view)) => page(StatusCode::OK, web::credits(visitor.with(&content), &view)),
        Ok(Err(error)) => answer::refused(&app, &visitor, error),
        Err(_) => answer::refused(&app, &visitor, store::Error::Closed),
    }
}

fn credits(app: &App, party: &Party) -> store::Result<CreditsPage> {
    let content = party.content(app);
    let book = content.catalogue.book();
    let mut all: Vec<Deeds> = Vec::new();
    let mut chapters: Vec<(String, usize, bool)> = Vec::new();
    for entry in party.entries.iter().filter(|e| e.result.is_some()) {
        let won = entry.result.as_ref().is_some_and(|r| r.won);
        match chapters.iter_mut().find(|(chapter, ..)| *chapter == entry.plan.chapter) {
            Some((_, tries, ever)) => (*tries, *ever) = (*tries + 1, *ever || won),
            None => chapters.push((entry.plan.chapter.clone(), 1, won)),
        }
        // A game that was deleted, or cannot be played any more, is not counted: what it left stands in the book.
        let log = match table::entries(&*app.store, &entry.table) {
            Ok(Ok(log)) => log,
            Ok(Err(_)) | Err(store::Error::NoSuchTable(_) | store::Error::DamagedRecord { .. }) => continue,
            Err(error) => return Err(error),
        };
        let Ok((session, played)) = table::bring(&app.shelf, &*app.store, log)? else { continue };
        let along = session.game().board().mice().iter();
        let mice: Vec<&str> =
            along.map(|m| played.catalogue.book().mice[m.mouse().ix()].name.as_str()).collect();
        for deeds in view::deeds(&view::public_record(&session, &played.catalogue), mice) {
            match all.iter_mut().find(|d| d.mouse == deeds.mouse) {
                Some(sum) => sum.add(&deeds),
                None => all.push(deeds),
            }
        }
    }
    let praised = view::awards(&all);
    let journey = party.journeys(book).pop().unwrap_or_default();
    let achieved = Bits(u64::from(journey.achieved)).filter_map(|a| book.achievements.get(a).cloned());
    Ok(CreditsPage {
        id: party.id.to_string(),
        name: party.name.clone(),
        story: party.story.clone(),
        chapters,
        deeds: all.into_iter().zip(praised).collect(),
        achieved: achieved.collect(),
    })
}
