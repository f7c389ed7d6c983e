//! How many connections the whole house holds, and for whom the last of them are kept.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// All connections of a server together.
#[derive(Debug)]
pub struct House {
    open: AtomicUsize,
    most: AtomicUsize,
}

impl Default for House {
    fn default() -> House {
        House { open: AtomicUsize::new(0), most: AtomicUsize::new(usize::MAX) }
    }
}

/// One connection, until it is dropped.
#[derive(Debug)]
pub(crate) struct Guest(Arc<House>);

impl House {
    /// No more than so many from now on.
    pub(crate) fn hold(&self, most: usize) {
        self.most.store(most, Ordering::Relaxed);
    }

    /// One more, if there is room at all.
    pub(crate) fn enter(self: &Arc<House>) -> Option<Guest> {
        let guest = Guest(Arc::clone(self));
        // Counted first: two that come at once must not both find the last place.
        let before = self.open.fetch_add(1, Ordering::Relaxed);
        (before < self.most.load(Ordering::Relaxed)).then_some(guest)
    }

    /// Whether the last tenth is reached, which is kept for those who have a seat.
    pub(crate) fn is_crowded(&self) -> bool {
        let most = self.most.load(Ordering::Relaxed);
        self.open.load(Ordering::Relaxed) >= most - most / 10
    }

    /// How many there may be.
    pub(crate) fn most(&self) -> usize {
        self.most.load(Ordering::Relaxed)
    }

    /// Connections that are open.
    pub(crate) fn open(&self) -> usize {
        self.open.load(Ordering::Relaxed)
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.0.open.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_tenth_is_kept_and_nobody_comes_in_beyond_it() {
        let house = Arc::new(House::default());
        assert!(!house.is_crowded() && house.enter().is_some(), "any number without a bound");
        house.hold(20);
        let mut guests: Vec<_> = (0..17).map(|_| house.enter().expect("room")).collect();
        assert!(!house.is_crowded());
        guests.push(house.enter().expect("room"));
        assert!(house.is_crowded());
        guests.extend((0..2).map(|_| house.enter().expect("room")));
        assert!(house.enter().is_none());
        guests.truncate(5);
        assert_eq!((house.open(), house.is_crowded()), (5, false));
    }
}
