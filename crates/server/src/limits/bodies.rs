//! How much of what is still being sent may lie in memory.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// Up to this size something always finds room that large files may not take: a choice gets in while files are sent.
const SMALL: usize = 16 << 10;

/// Room for requests that are not yet answered, all together and for each address.
#[derive(Debug)]
pub(crate) struct Bodies {
    most: usize,
    most_for_one: usize,
    held: Mutex<Held>,
}

#[derive(Debug, Default)]
struct Held {
    all: usize,
    by: HashMap<IpAddr, usize>,
}

/// Room for one request, until it is dropped.
#[derive(Debug)]
pub(crate) struct Room {
    all: Arc<Bodies>,
    who: IpAddr,
    bytes: usize,
}

impl Bodies {
    /// So many bytes for everybody, and so many of them for one address.
    pub(crate) fn new(most: usize, most_for_one: usize) -> Bodies {
        Bodies { most, most_for_one, held: Mutex::default() }
    }

    /// Room for so many bytes, if there is some. An eighth is kept for what is small.
    pub(crate) fn take(self: &Arc<Bodies>, who: IpAddr, bytes: usize) -> Option<Room> {
        let share = |most: usize| if bytes <= SMALL { most } else { most - most / 8 };
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let mine = held.by.get(&who).copied().unwrap_or(0);
        if held.all + bytes > share(self.most) || mine + bytes > share(self.most_for_one) {
            return None;
        }
        held.all += bytes;
        held.by.insert(who, mine + bytes);
        Some(Room { all: Arc::clone(self), who, bytes })
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        let mut held = self.all.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.all -= self.bytes;
        if let Some(mine) = held.by.get_mut(&self.who) {
            *mine -= self.bytes;
            if *mine == 0 {
                held.by.remove(&self.who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_files_leave_room_for_choices_and_for_others() {
        let bodies = Arc::new(Bodies::new(64 << 20, 16 << 20));
        let at = |n: u8| IpAddr::from([10, 0, 0, n]);
        let file = 4 << 20;
        let mine: Vec<_> = (0..9).filter_map(|_| bodies.take(at(1), file)).collect();
        assert_eq!(mine.len(), 3, "one address does not take it all");
        let rest: Vec<_> = (2..20).filter_map(|n| bodies.take(at(n), file)).collect();
        assert_eq!(mine.len() + rest.len(), 14, "an eighth stays free");
        assert!(bodies.take(at(1), 200).is_some() && bodies.take(at(30), SMALL).is_some());
        drop((mine, rest));
        assert!(bodies.take(at(1), file).is_some());
        assert!(bodies.held.lock().unwrap().by.is_empty(), "nobody is remembered");
    }
}
