//! How much one address, or one table, may ask for.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Who is remembered before the idle ones are forgotten.
const MOST_ADDRESSES: usize = 10_000;

/// A bucket that fills with time: `burst` at once, `per_second` in the long run.
#[derive(Debug)]
pub(crate) struct Limit<K = IpAddr> {
    burst: f64,
    per_second: f64,
    buckets: Mutex<HashMap<K, (f64, Instant)>>,
}

impl<K: Eq + Hash> Limit<K> {
    /// So many at once, so many a second.
    pub(crate) fn new(burst: u32, per_second: f64) -> Limit<K> {
        Limit { burst: f64::from(burst), per_second, buckets: Mutex::default() }
    }

    /// Whether one more is allowed now.
    pub(crate) fn allows(&self, who: K, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST_ADDRESSES {
            let full_after = Duration::from_secs_f64(self.burst / self.per_second);
            buckets.retain(|_, (_, last)| now.duration_since(*last) < full_after);
        }
        let (left, last) = buckets.entry(who).or_insert((self.burst, now));
        *left = (*left + now.duration_since(*last).as_secs_f64() * self.per_second).min(self.burst);
        *last = now;
        let allowed = *left >= 1.0;
        if allowed {
            *left -= 1.0;
        }
        allowed
    }
}

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

    #[test]
    fn a_burst_is_allowed_and_then_a_steady_trickle() {
        let limit = Limit::new(3, 1.0);
        let (me, you) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let start = Instant::now();
        let tries: Vec<bool> = (0..4).map(|_| limit.allows(me, start)).collect();
        assert_eq!(tries, [true, true, true, false]);
        assert!(limit.allows(you, start));
        assert!(!limit.allows(me, start + Duration::from_millis(500)));
        assert!(limit.allows(me, start + Duration::from_millis(1600)));
    }
}
