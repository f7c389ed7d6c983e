//! Work that takes a while: some at the same time, some that wait, no more.

use super::places::Places;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::Semaphore;

/// Exports, imports and copies: read, played through and packed away from the threads that serve pages.
#[derive(Debug)]
pub(crate) struct Queue {
    working: Arc<Semaphore>,
    waiting: AtomicUsize,
    most_waiting: usize,
    /// Who waits: nobody fills the queue alone.
    held: Arc<Places>,
}

/// There is no room in the queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Busy;

impl Queue {
    /// So many work at the same time, so many wait.
    pub(crate) fn new(working: u32, waiting: u32) -> Queue {
        Queue {
            working: Arc::new(Semaphore::new(working as usize)),
            waiting: AtomicUsize::new(0),
            most_waiting: waiting as usize,
            held: Arc::default(),
        }
    }

    /// Does a job when it is its turn. Whoever hangs up meanwhile has it done all the same, and keeps its place until then.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        who: IpAddr,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Busy> {
        let place = self.held.take(who, self.most_waiting.div_ceil(4)).ok_or(Busy)?;
        let waits = Waits::new(&self.waiting, self.most_waiting)?;
        let works = Arc::clone(&self.working).acquire_owned().await.map_err(|_| Busy)?;
        drop(waits);
        let done = tokio::task::spawn_blocking(move || {
            let _held = (place, works);
            job()
        });
        done.await.map_err(|_| Busy)
    }
}

/// One that waits, until this is dropped: who hangs up waits no longer.
struct Waits<'q>(&'q AtomicUsize);

impl Waits<'_> {
    fn new(waiting: &AtomicUsize, most: usize) -> Result<Waits<'_>, Busy> {
        let waits = Waits(waiting);
        if waiting.fetch_add(1, Ordering::Relaxed) < most { Ok(waits) } else { Err(Busy) }
    }
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    #[tokio::test]
    async fn so_many_work_so_many_wait_and_nobody_waits_alone() {
        let queue = Arc::new(Queue::new(1, 8));
        let (release, held) = mpsc::channel::<()>();
        let run = |n: u8, job: Box<dyn FnOnce() + Send>| {
            let queue = Arc::clone(&queue);
            tokio::spawn(async move { queue.run(IpAddr::from([10, 0, 0, n]), job).await })
        };
        let works = run(1, Box::new(move || _ = held.recv()));
        while queue.working.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        let mine: Vec<_> = (0..4).map(|_| run(1, Box::new(|| {}))).collect();
        let others: Vec<_> = (2..9).map(|n| run(n, Box::new(|| {}))).collect();
        while queue.waiting.load(Ordering::Relaxed) < 8 {
            tokio::task::yield_now().await;
        }
        assert_eq!(run(99, Box::new(|| {})).await.expect("it ends"), Err(Busy), "the queue is full");
        drop(release);
        assert_eq!(works.await.expect("it ends"), Ok(()));
        let mut done = 0;
        for job in mine {
            done += usize::from(job.await.expect("it ends").is_ok());
        }
        assert_eq!(done, 1, "one address has two places, and one of them was working");
        for job in others {
            assert_eq!(job.await.expect("it ends"), Ok(()));
        }
        assert_eq!(queue.waiting.load(Ordering::Relaxed), 0);
    }

    #[tokio::test]
    async fn who_hangs_up_makes_no_room_for_more_work() {
        let queue = Arc::new(Queue::new(1, 8));
        let (release, held) = mpsc::channel::<()>();
        let me = IpAddr::from([10, 0, 0, 1]);
        let first = {
            let queue = Arc::clone(&queue);
            tokio::spawn(async move { queue.run(me, move || _ = held.recv()).await })
        };
        while queue.working.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        first.abort();
        assert!(first.await.is_err(), "nobody waits for it any longer");
        assert_eq!((queue.working.available_permits(), queue.held.held()), (0, 1), "it is still being done");
        drop(release);
        assert_eq!(queue.run(me, || 7).await, Ok(7));
        assert_eq!((queue.working.available_permits(), queue.held.held()), (1, 0));
    }
}
