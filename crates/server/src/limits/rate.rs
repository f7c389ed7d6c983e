//! How often one address, or one table, may ask.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// So many are remembered before the idle ones are forgotten.
const MANY: usize = 10_000;

/// A bucket that fills with time: `burst` at once, `per_second` in the long run.
#[derive(Debug)]
pub(crate) struct Limit<K = IpAddr> {
    burst: f64,
    per_second: f64,
    buckets: Mutex<Buckets<K>>,
}

#[derive(Debug)]
struct Buckets<K> {
    /// What is left, and when that was so.
    left: HashMap<K, (f64, Instant)>,
    /// With so many the idle ones are looked for: never for each request anew, however many are not idle.
    sweep_at: usize,
}

impl<K: Eq + Hash> Limit<K> {
    /// So many at once, so many a second.
    pub(crate) fn new(burst: u32, per_second: f64) -> Limit<K> {
        let buckets = Buckets { left: HashMap::new(), sweep_at: MANY };
        Limit { burst: f64::from(burst), per_second, buckets: Mutex::new(buckets) }
    }

    /// So many at once, so many a minute.
    pub(crate) fn a_minute(burst: u32, per_minute: u32) -> Limit<K> {
        Limit::new(burst, f64::from(per_minute) / 60.0)
    }

    fn buckets(&self) -> MutexGuard<'_, Buckets<K>> {
        self.buckets.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets who has not asked for so long that it makes no difference.
    pub(crate) fn forget_idle(&self, now: Instant) {
        let mut buckets = self.buckets();
        self.forget(&mut buckets, now);
        if buckets.left.capacity() > 4 * buckets.left.len() + 64 {
            buckets.left.shrink_to_fit();
        }
    }

    fn forget(&self, buckets: &mut Buckets<K>, now: Instant) {
        let full_after = Duration::from_secs_f64(self.burst / self.per_second);
        buckets.left.retain(|_, (_, last)| now.duration_since(*last) < full_after);
        buckets.sweep_at = MANY.max(2 * buckets.left.len());
    }

    /// Whether one more is allowed now.
    pub(crate) fn allows(&self, who: K, now: Instant) -> bool {
        let mut buckets = self.buckets();
        if buckets.left.len() >= buckets.sweep_at {
            self.forget(&mut buckets, now);
        }
        let (left, last) = buckets.left.entry(who).or_insert((self.burst, now));
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
        if let Some((left, _)) = self.buckets().left.get_mut(who) {
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

    #[test]
    fn the_idle_are_forgotten_and_a_crowd_is_not_looked_through_for_each_request() {
        let (limit, start) = (Limit::new(2, 1.0), Instant::now());
        let many = 3 * MANY as u32;
        for n in 0..many {
            assert!(limit.allows(n, start));
        }
        assert_eq!(limit.buckets().left.len(), many as usize, "all of them have asked just now");
        assert_eq!(
            limit.buckets().sweep_at,
            4 * MANY,
            "looked for once with so many, and with twice as many"
        );
        let later = start + Duration::from_secs(3);
        for n in many..many + 2 * MANY as u32 {
            assert!(limit.allows(n, later));
        }
        assert!(limit.buckets().left.len() <= 2 * MANY, "those before them are forgotten");
        limit.forget_idle(later + Duration::from_secs(3));
        let buckets = limit.buckets();
        assert_eq!((buckets.left.len(), buckets.sweep_at), (0, MANY));
    }
}
