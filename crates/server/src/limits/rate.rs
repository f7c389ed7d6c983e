//! How often one address, or one table, may ask.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
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

    /// So many at once, so many a minute.
    pub(crate) fn a_minute(burst: u32, per_minute: u32) -> Limit<K> {
        Limit::new(burst, f64::from(per_minute) / 60.0)
    }

    /// Forgets who has not asked for so long that it makes no difference.
    pub(crate) fn forget_idle(&self, now: Instant) {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        self.forget(&mut buckets, now);
        if buckets.capacity() > 4 * buckets.len() + 64 {
            buckets.shrink_to_fit();
        }
    }

    fn forget(&self, buckets: &mut HashMap<K, (f64, Instant)>, now: Instant) {
        let full_after = Duration::from_secs_f64(self.burst / self.per_second);
        buckets.retain(|_, (_, last)| now.duration_since(*last) < full_after);
    }

    /// Whether one more is allowed now.
    pub(crate) fn allows(&self, who: K, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST_ADDRESSES {
            self.forget(&mut buckets, now);
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

    /// What was allowed turned out not to count.
    pub(crate) fn give_back(&self, who: &K) {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((left, _)) = buckets.get_mut(who) {
            *left = (*left + 1.0).min(self.burst);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
