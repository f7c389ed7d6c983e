//! A chapter, read before it is played.

use super::party;
use crate::app::App;
use crate::campaign::Party;
use crate::contents::Content;
use crate::http::answer::{self, nothing_here, page};
use crate::http::seated;
use crate::http::visitor::Visitor;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use engine::Book;
use engine::id::{Bits, ChapterId, SideId};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::TableId;
use view::SheetReader;
use web::SheetLinks;

/// The page of a chapter: for everybody, for a party that has been there, or for those at a table.
pub(crate) async fn sheet(
    State(app): State<Arc<App>>,
    Path(name): Path<String>,
    Query(query): Query<BTreeMap<String, String>>,
    visitor: Visitor,
) -> Response {
    let Some((mut content, mut chapter)) = app.shelf.chapter(&name) else {
        return nothing_here(&app, &visitor);
    };
    let aloud = query.get("aloud").is_some_and(|on| on == "1");
    let mut reader = SheetReader { aloud, ..SheetReader::default() };
    let mut links =
        SheetLinks { aloud, begin: Some(format!("/new?chapter={name}")), ..SheetLinks::default() };
    if let Some(id) = query.get("party") {
        let party = match party::opened(&app, id, &visitor).await {
            Ok((party, _)) => party,
            Err(response) => return response,
        };
        content = party.content(&app);
        let Some(told) = content.catalogue.book().chapter_named(&name) else {
            return nothing_here(&app, &visitor);
        };
        chapter = told;
        reader = SheetReader { aloud, ..read_by(&app, &content, &party, chapter).await };
        let playing = party.playing().is_some_and(|e| e.plan.chapter == name);
        links = SheetLinks {
            who: format!("party={}", party.id),
            begin: playing.then(|| format!("/party/{}/table", party.id)),
            back: Some(format!("/party/{}", party.id)),
            aloud,
        };
    } else if let Some(id) = query.get("table") {
        let table = match seated::find(&app, &visitor, id).await {
            Ok(Some((table, _))) => table,
            Ok(None) | Err(store::Error::Invalid(_)) => return nothing_here(&app, &visitor),
            Err(error) => return answer::refused(&app, &visitor, error),
        };
        let id = &table.id;
        if table.look().await.is_ok() {
            content = Arc::clone(table.content());
        }
        let Some(told) = content.catalogue.book().chapter_named(&name) else {
            return nothing_here(&app, &visitor);
        };
        chapter = told;
        reader.seen = seen_at(&app, &content, id, &name).await;
        let back = Some(format!("/t/{id}"));
        links = SheetLinks { who: format!("table={id}"), begin: None, back, aloud };
    }
    let ctx = visitor.with(&content);
    page(StatusCode::OK, web::chapter(ctx, &ctx.locale.chapter_sheet(chapter, &reader), &links))
}

/// What a party knows of a chapter: the rooms it has seen in it, and how it came there.
async fn read_by(app: &App, content: &Content, party: &Party, chapter: ChapterId) -> SheetReader {
    let book = content.catalogue.book();
    let name = &book.chapters[chapter.ix()].name;
    let tries: Vec<usize> =
        (0..party.entries.len()).filter(|i| party.entries[*i].plan.chapter == *name).collect();
    let mut seen = Vec::new();
    for attempt in &tries {
        seen.extend(seen_at(app, content, &party.entries[*attempt].table, name).await);
    }
    // Before the first try of it, or now.
    let first = tries.first().copied().unwrap_or(party.entries.len());
    let lost = |i: usize| party.entries[i].result.as_ref().is_some_and(|r| !r.won);
    let journeys = party.journeys(book);
    let journey = journeys.get(first).or(journeys.last());
    let plan = tries.last().map(|i| &party.entries[*i].plan).or(party.draft.as_ref());
    SheetReader {
        seen,
        aloud: false,
        lost_last: first.checked_sub(1).is_some_and(lost),
        mice: plan.into_iter().flat_map(|p| &p.party).filter_map(|m| book.mouse_named(&m.mouse)).collect(),
        achieved: journey.map(|j| names(book, j.achieved)).unwrap_or_default(),
    }
}

fn names(book: &Book, achieved: u32) -> Vec<String> {
    Bits(u64::from(achieved)).filter_map(|a| book.achievements.get(a).cloned()).collect()
}

/// The rooms that were seen at a table, if this chapter is played there; none if its game cannot be read any more. By name,
/// since the game may be of an older edition.
async fn seen_at(app: &App, content: &Content, id: &TableId, chapter: &str) -> Vec<SideId> {
    let Ok(table) = app.table(id.as_str()) else { return Vec::new() };
    let Ok(look) = table.look().await else { return Vec::new() };
    let (board, played) = (look.game().board(), look.game().book());
    if board.chapter(played).name != chapter {
        return Vec::new();
    }
    let seen = (0..played.sides.len() as u8).map(SideId).filter(|side| board.explored(*side));
    seen.filter_map(|side| content.catalogue.book().side_named(&played.sides[side.ix()].name)).collect()
}
