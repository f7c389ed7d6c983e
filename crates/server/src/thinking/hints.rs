//! Advice on request: thought out away from the async threads, stopped as soon as nobody wants it.

use crate::app::App;
use crate::limits::Wish;
use crate::table::{HintJob, Table};
use bots::{HINT_PLAYOUTS, Hint};
use engine::{Game, Imagined};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// A hint somebody waits for. Dropping it stops the thinking.
pub(crate) struct Asked {
    job: Arc<HintJob>,
    time: Time,
    answer: oneshot::Receiver<Vec<Hint>>,
}

impl Asked {
    /// How much of the thinking is done, or of its time, in hundredths.
    pub(crate) fn percent(&self) -> u32 {
        let played = self.job.done.load(Ordering::Relaxed) * 100 / HINT_PLAYOUTS;
        played.max(self.time.percent()).min(100)
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

/// How long somebody waits at most: a busy machine gives a rougher answer, not a late one.
#[derive(Clone, Copy)]
struct Time {
    since: Instant,
    most: Duration,
}

impl Time {
    fn is_up(self) -> bool {
        self.since.elapsed() >= self.most
    }

    fn percent(self) -> u32 {
        let share = self.since.elapsed().as_millis() * 100 / self.most.as_millis().max(1);
        u32::try_from(share).unwrap_or(100)
    }
}

/// Begins to think about the position of record `seq`; another hint for the same table is given up.
///
/// The thinking never sees the game itself, only an imagined one: what is hidden cannot show in a hint.
pub(crate) fn ask(app: &Arc<App>, table: &Arc<Table>, who: IpAddr, game: &Game, seq: u64) -> Asked {
    let job = table.thinking.begin_hint();
    let time =
        Time { since: Instant::now(), most: Duration::from_secs(app.config.allows.hint_seconds.into()) };
    let (mut send, answer) = oneshot::channel();
    let (thinkers, table, mine) = (Arc::clone(&app.thinkers), Arc::clone(table), Arc::clone(&job));
    let imagined = game.imagine(0);
    let wish = Wish { urgent: true, who, table: table.id.clone() };
    tokio::spawn(async move {
        let _permit = tokio::select! {
            permit = thinkers.acquire(wish) => permit,
            () = send.closed() => return,
        };
        let thought = tokio::task::spawn_blocking(move || think(&imagined, &table, &mine, time, seq));
        if let Ok(hints) = thought.await {
            // Nobody may be listening any longer.
            drop(send.send(hints));
        }
    });
    Asked { job, time, answer }
}

fn think(game: &Imagined, table: &Table, job: &HintJob, time: Time, seq: u64) -> Vec<Hint> {
    let holds = || table.shown().seq == seq;
    if !holds() {
        return Vec::new();
    }
    let given = table.thinking.given_hint();
    let hints = bots::hint_following(game.game(), HINT_PLAYOUTS, given.as_ref(), &mut |done| {
        job.done.store(done, Ordering::Relaxed);
        holds() && !job.stop.load(Ordering::Relaxed) && !time.is_up()
    });
    if let Some(first) = hints.first() {
        table.thinking.give_hint(bots::Followed::new(game.game(), &first.plan, first.reason));
    }
    hints
}
