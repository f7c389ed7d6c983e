//! What a table knows about companions and hints that is not in its log: who is thinking, and of what.

use super::mind::mind;
use bots::Policy;
use engine::Game;
use session::{Level, TableLog};
use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// What a table remembers about companions until the server stops.
#[derive(Default)]
pub(crate) struct ThinkingJobs {
    /// A companion has to decide.
    due: AtomicBool,
    /// Somebody plays for the companions right now.
    driving: AtomicBool,
    /// Choices a waiting companion may make all the same.
    steps: AtomicU32,
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    /// When somebody last asked for the table, and from where.
    asked: Option<(Instant, IpAddr)>,
    /// Policies by mouse, with the number of undos they know of.
    minds: BTreeMap<String, (Level, u32, Box<dyn Policy>)>,
    /// The hint somebody waits for.
    hint: Option<Arc<HintJob>>,
    /// The last hint that was given.
    given: Option<bots::Followed>,
}

/// A hint in the making.
#[derive(Debug, Default)]
pub(crate) struct HintJob {
    /// Nobody wants it any longer, or what is known will do.
    pub(crate) stop: AtomicBool,
    /// Playouts so far.
    pub(crate) done: AtomicU32,
}

impl ThinkingJobs {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes whether a companion has to decide; called after every change.
    pub(crate) fn note(&self, table_log: &TableLog, game: &Game) {
        self.due.store(table_log.companions.decider(game).is_some(), Ordering::Release);
    }

    /// Whether somebody has to start playing for the companions now; then that is the caller.
    pub(crate) fn begin(&self, who: IpAddr) -> bool {
        self.inner().asked = Some((Instant::now(), who));
        self.take_over()
    }

    pub(crate) fn take_over(&self) -> bool {
        self.due.load(Ordering::Acquire) && !self.driving.swap(true, Ordering::AcqRel)
    }

    /// Whoever played for the companions stops.
    pub(crate) fn end(&self) {
        self.driving.store(false, Ordering::Release);
    }

    /// Whether somebody plays for the companions right now.
    pub(crate) fn is_driven(&self) -> bool {
        self.driving.load(Ordering::Acquire)
    }

    /// On whose behalf companions think: whoever asked for the table last.
    pub(crate) fn asked_by(&self) -> IpAddr {
        self.inner().asked.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |(_, who)| who)
    }

    /// How long nobody has asked for the table.
    pub(crate) fn idle(&self) -> Duration {
        self.inner().asked.map_or(Duration::MAX, |(asked, _)| asked.elapsed())
    }

    /// Companions that wait may make one choice more.
    pub(crate) fn step(&self) {
        self.steps.store(1, Ordering::Release);
    }

    pub(crate) fn take_step(&self) -> bool {
        self.steps.swap(0, Ordering::AcqRel) > 0
    }

    /// The policy of a mouse, taken out while it thinks. What it planned before the table went back is forgotten.
    pub(crate) fn take_mind(&self, mouse: &str, level: Level, undos: u32, seed: u64) -> Box<dyn Policy> {
        match self.inner().minds.remove(mouse) {
            Some((known, at, policy)) if known == level && at == undos => policy,
            _ => mind(level, seed),
        }
    }

    pub(crate) fn put_mind(&self, mouse: &str, level: Level, undos: u32, policy: Box<dyn Policy>) {
        self.inner().minds.insert(mouse.to_string(), (level, undos, policy));
    }

    /// Forgets what can be thought of again.
    pub(crate) fn forget(&self) {
        self.inner().minds.clear();
    }

    /// A hint is wanted: the one before is no longer.
    pub(crate) fn begin_hint(&self) -> Arc<HintJob> {
        let job = Arc::new(HintJob::default());
        if let Some(before) = self.inner().hint.replace(Arc::clone(&job)) {
            before.stop.store(true, Ordering::Relaxed);
        }
        job
    }

    /// The last hint that was given here: whoever follows it is told to go on.
    pub(crate) fn given_hint(&self) -> Option<bots::Followed> {
        self.inner().given.clone()
    }

    pub(crate) fn give_hint(&self, hint: bots::Followed) {
        self.inner().given = Some(hint);
    }

    /// What is known of the hint will do.
    pub(crate) fn stop_hint(&self) {
        if let Some(job) = self.inner().hint.take() {
            job.stop.store(true, Ordering::Relaxed);
        }
    }
}
