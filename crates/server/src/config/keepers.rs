//! The host in the page: on a public server nobody sits at its machine, so the host shows a link that only the command line gives.

use crate::seats;
use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long a link is good.
pub(crate) const GOOD: Duration = Duration::from_mins(15);
/// Links and browsers that are remembered; older links go first.
const MOST: usize = 16;

/// The browsers that may add and remove books where only the host may: those that opened the host's link. A restart forgets them.
#[derive(Debug, Default)]
pub struct BookKeepers(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    /// The hashes of keys, each with its end.
    keys: Vec<(String, Instant)>,
    /// The hashes of people.
    people: BTreeSet<String>,
}

impl BookKeepers {
    /// A key for a link: good once, and not for long.
    pub(crate) fn key(&self, now: Instant) -> String {
        let key = seats::token();
        let mut known = self.known();
        known.keys.retain(|(_, end)| *end > now);
        if known.keys.len() >= MOST {
            known.keys.remove(0);
        }
        known.keys.push((seats::hash(&key), now + GOOD));
        key
    }

    /// Lets the person with this key in; says whether it was good.
    pub(crate) fn admit(&self, key: &str, person: &str, now: Instant) -> bool {
        let mut known = self.known();
        let hash = seats::hash(key);
        let Some(at) = known.keys.iter().position(|(known, end)| *known == hash && *end > now) else {
            return false;
        };
        known.keys.remove(at);
        known.people.len() < MOST && known.people.insert(person.to_string()) || known.people.contains(person)
    }

    /// Whether this person was let in.
    pub(crate) fn has(&self, person: &str) -> bool {
        self.known().people.contains(person)
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_good_once_and_not_for_long() {
        let (keepers, now) = (BookKeepers::default(), Instant::now());
        let key = keepers.key(now);
        assert!(!keepers.admit("another", "ada", now) && !keepers.has("ada"));
        assert!(keepers.admit(&key, "ada", now) && keepers.has("ada"));
        assert!(!keepers.admit(&key, "ben", now), "it is used up");
        let late = keepers.key(now);
        assert!(!keepers.admit(&late, "ben", now + GOOD), "it has ended");
        assert!(!keepers.has("ben"));
    }

    #[test]
    fn only_so_many_links_are_open() {
        let (keepers, now) = (BookKeepers::default(), Instant::now());
        let first = keepers.key(now);
        for _ in 0..MOST {
            keepers.key(now);
        }
        assert!(!keepers.admit(&first, "ada", now), "the oldest is gone");
    }
}
