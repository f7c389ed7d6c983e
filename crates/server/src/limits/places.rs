//! How much one address may hold at the same time.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// How many places each address holds at the same time.
#[derive(Debug, Default)]
pub(crate) struct Places(Mutex<HashMap<IpAddr, usize>>);

/// One place, until it is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    all: Arc<Places>,
    who: IpAddr,
}

impl Places {
    /// How many places are held, all addresses together.
    pub(crate) fn held(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }

    /// One more place, unless this address has that many already.
    pub(crate) fn take(self: &Arc<Places>, who: IpAddr, most: usize) -> Option<Place> {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.entry(who).or_default();
        (*count < most).then(|| {
            *count += 1;
            Place { all: Arc::clone(self), who }
        })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut held = self.all.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = held.get_mut(&self.who) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_free_again_when_it_is_left() {
        let places = Arc::new(Places::default());
        let (me, you) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let (first, second) = (places.take(me, 2).expect("one"), places.take(me, 2).expect("two"));
        assert!(places.take(me, 2).is_none());
        assert!(places.take(you, 2).is_some(), "others have places of their own");
        drop(first);
        let third = places.take(me, 2).expect("free again");
        drop((second, third));
        assert!(places.0.lock().unwrap().is_empty(), "nobody is remembered");
    }
}
