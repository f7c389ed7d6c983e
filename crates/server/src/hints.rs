//! Advice on request: thought out away from the async threads, stopped as soon as nobody wants it.

use crate::app::App;
use crate::companions::HintJob;
use crate::table::Table;
use bots::{HINT_PLAYOUTS, Hint};
use engine::{Game, Imagined};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tokio::sync::oneshot;

/// A hint somebody waits for. Dropping it stops the thinking.
pub(crate) struct Asked {
    job: Arc<HintJob>,
    answer: oneshot::Receiver<Vec<Hint>>,
}

impl Asked {
    /// How much of the thinking is done, in hundredths.
    pub(crate) fn percent(&self) -> u32 {
        (self.job.done.load(Ordering::Relaxed) * 100 / HINT_PLAYOUTS).min(100)
    }

    /// The hints once they are known; none if the server stops.
    pub(crate) async fn answer(&mut self) -> Option<Vec<Hint>> {
        (&mut self.answer).await.ok()
    }
}

impl Drop for Asked {
    fn drop(&mut self) {
        self.job.stop.store(true, Ordering::Relaxed);
    }
}

/// Begins to think about the position of record `seq`; another hint for the same table is given up.
///
/// The thinking never sees the game itself, only an imagined one: what is hidden cannot show in a hint.
pub(crate) fn ask(app: &Arc<App>, table: &Arc<Table>, game: &Game, seq: u64) -> Asked {
    let job = table.desk.begin_hint();
    let (send, answer) = oneshot::channel();
    let (thinkers, table, mine) = (Arc::clone(&app.thinkers), Arc::clone(table), Arc::clone(&job));
    let imagined = game.imagine(0);
    tokio::spawn(async move {
        let Ok(_permit) = thinkers.acquire().await else { return };
        let thought = tokio::task::spawn_blocking(move || think(&imagined, &table, &mine, seq));
        if let Ok(hints) = thought.await {
            // Nobody may be listening any longer.
            drop(send.send(hints));
        }
    });
    Asked { job, answer }
}

fn think(game: &Imagined, table: &Table, job: &HintJob, seq: u64) -> Vec<Hint> {
    let wanted = || !job.stop.load(Ordering::Relaxed) && table.shown().seq == seq;
    if !wanted() {
        return Vec::new();
    }
    bots::hint_with(game.game(), HINT_PLAYOUTS, &mut |done| {
        job.done.store(done, Ordering::Relaxed);
        wanted()
    })
}
