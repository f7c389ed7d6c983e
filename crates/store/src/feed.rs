//! What is told to those who follow a store: what was changed, by whomever, and what is said in passing.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use crate::TableId;

/// Something that was committed at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The table.
    pub table: TableId,
    /// The number of its last record now; none when the table is gone.
    pub last: Option<u64>,
    /// Whether a seat was taken, given up or given to somebody else.
    pub seats: bool,
}

/// What a follower hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Something was committed. Of one table it is told in the order of the commits, and each at least once.
    Changed(Change),
    /// Something was said at a table and is kept nowhere; it may get lost.
    Said {
        /// The table.
        table: TableId,
        /// What was said, in the callers' own language.
        words: String,
    },
}

/// Whoever follows; says whether it wants to hear more. Called on whichever thread has the news: it must be quick, and
/// must not use the store.
pub type Follower = Box<dyn Fn(&News) -> bool + Send + Sync + 'static>;

/// All who follow one store.
#[derive(Clone, Default)]
pub struct Feed(Arc<RwLock<Vec<Ear>>>);

struct Ear {
    follower: Follower,
    closed: AtomicBool,
}

impl Feed {
    /// One more follows from now on.
    pub fn follow(&self, follower: Follower) {
        let mut ears = self.0.write().unwrap_or_else(PoisonError::into_inner);
        ears.retain(|ear| !ear.closed.load(Ordering::Relaxed));
        ears.push(Ear { follower, closed: AtomicBool::new(false) });
    }

    /// Tells everybody.
    pub fn tell(&self, news: &News) {
        for ear in self.0.read().unwrap_or_else(PoisonError::into_inner).iter() {
            if !ear.closed.load(Ordering::Relaxed) && !(ear.follower)(news) {
                ear.closed.store(true, Ordering::Relaxed);
            }
        }
    }
}

impl fmt::Debug for Feed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Feed")
    }
}
