//! Where games stand, for the list on the first page: who plays, and how far they have come.

use crate::contents::Content;
use crate::shelf::BookShelf;
use crate::table::{bring, entries};
use session::Session;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use store::{Store, TableId, TableInfo};
use web::Progress;

/// So many are remembered; a game that is listed again is soon played through again.
const KEPT: usize = 1024;

/// A game is played through to find out where it stands, so that is done once for each of its records.
#[derive(Default)]
pub(crate) struct ProgressList(Mutex<HashMap<TableId, Known>>);

/// The last record that was looked at, and where the game stood then.
type Known = (u64, Option<Standing>);

/// Where a game stands, and the book it is played with.
pub(crate) type Standing = (Arc<Progress>, Arc<Content>);

impl ProgressList {
    /// Where a game stands; none if it cannot be played here. Not for the threads that serve pages.
    pub(crate) fn of(&self, store: &dyn Store, shelf: &BookShelf, info: &TableInfo) -> Option<Standing> {
        let known = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, progress)) = known().get(&info.id).filter(|(seq, _)| *seq == info.last_seq) {
            return progress.clone();
        }
        // What nobody can be asked for now is looked for again next time.
        let log = entries(store, &info.id).ok()?;
        let played = match log {
            Ok(log) => bring(shelf, store, log).ok()?,
            Err(bad) => Err(bad),
        };
        let standing = |(session, content): (Session, Arc<Content>)| (Arc::new(progress(&session)), content);
        let progress = played.ok().map(standing);
        let mut known = known();
        if known.len() >= KEPT {
            known.clear();
        }
        known.insert(info.id.clone(), (info.last_seq, progress.clone()));
        progress
    }
}

fn progress(session: &Session) -> Progress {
    let (game, board) = (session.game(), session.game().board());
    Progress {
        mice: session.setup().party.iter().map(|member| member.mouse).collect(),
        guests: session.log().seats.values().map(|seat| seat.name.clone()).collect(),
        // What is settled before the first round belongs to it.
        round: board.round().max(1),
        pages: [board.hourglass(), board.end_marker()],
        room: board.side_id(game.decision_tile()),
        outcome: board.outcome(),
    }
}
