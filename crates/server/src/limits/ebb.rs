//! Memory goes back to the system once a crowd has left.
//!
//! An allocator keeps for each thread what was freed, until somebody asks for memory again; and a server that everybody has
//! left is asked for nothing. So it is noted how much there is to hold, and when that has become much less, every thread
//! gives back what it keeps the next time it has nothing to do.

use std::cell::Cell;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

/// So little less is not worth the trouble.
const FEW: usize = 32;

/// Notices that a crowd has left, and has threads give back what they keep.
#[derive(Debug, Default)]
pub struct Ebb {
    /// The most that was held since memory was last asked back.
    most: AtomicUsize,
    /// How often it was.
    asked: AtomicU64,
}

thread_local! {
    /// How often this thread has heard of it.
    static HEARD: Cell<u64> = const { Cell::new(0) };
}

impl Ebb {
    /// So much is held now: open streams, games in memory. Says whether that is so much less than before that every thread
    /// is to give back what it keeps.
    pub(crate) fn note(&self, held: usize) -> bool {
        let most = self.most.fetch_max(held, Ordering::Relaxed).max(held);
        let left = most - held > FEW && held < most - most / 4;
        if left {
            self.most.store(held, Ordering::Relaxed);
            self.asked.fetch_add(1, Ordering::Relaxed);
        }
        left
    }

    /// Whether this thread is to give back what it keeps: once each time it was asked for.
    pub(crate) fn is_asked(&self) -> bool {
        let asked = self.asked.load(Ordering::Relaxed);
        HEARD.replace(asked) != asked
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_asked_back_when_much_less_is_held_and_only_then() {
        let ebb = Ebb::default();
        let notes = [10, 9000, 8000, 6700, 6800, 5100, 5000, 20, 10, 0, 30].map(|held| ebb.note(held));
        assert_eq!(
            notes,
            [false, false, false, true, false, false, true, true, false, false, false],
            "a quarter less each time, and never for a few"
        );
    }

    #[test]
    fn every_thread_hears_of_it_once() {
        let ebb = Ebb::default();
        assert!(!ebb.is_asked());
        ebb.note(100);
        assert!(ebb.note(0));
        std::thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| assert_eq!([ebb.is_asked(), ebb.is_asked()], [true, false]));
            }
        });
        assert!(ebb.is_asked());
    }
}
