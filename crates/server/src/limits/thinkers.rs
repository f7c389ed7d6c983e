//! Who may think next: a hint before companions, then the address and the table that have waited longest for their turn.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::TableId;
use tokio::sync::oneshot;

/// So many addresses and tables are remembered with when they had their turn.
const REMEMBERED: usize = 4096;

/// So many hints in a row may begin before a companion that waits for a place.
const HINTS_IN_A_ROW: usize = 4;

/// The places for thinking.
#[derive(Debug)]
pub(crate) struct Thinkers {
    /// Companions that think at the same time.
    most: usize,
    state: Mutex<State>,
}

/// What somebody wants to think about.
#[derive(Clone, Debug)]
pub(crate) struct Wish {
    /// Somebody waits for it: a hint.
    pub(crate) urgent: bool,
    /// On whose behalf.
    pub(crate) who: IpAddr,
    /// For which table.
    pub(crate) table: TableId,
}

#[derive(Debug, Default)]
struct State {
    working: usize,
    /// Hints among them.
    urgent: usize,
    /// Hints that began since a companion did.
    in_a_row: usize,
    waiting: Vec<(Wish, oneshot::Sender<()>)>,
    /// Counts turns.
    turn: u64,
    /// When an address or a table had its last turn.
    addresses: HashMap<IpAddr, u64>,
    tables: HashMap<TableId, u64>,
}

/// A place for thinking, until it is dropped.
#[derive(Debug)]
pub(crate) struct Permit {
    all: Arc<Thinkers>,
    urgent: bool,
}

impl Thinkers {
    /// So many at the same time, and one hint besides: nobody who waits for one waits for a companion. While hints are
    /// thought about they take the places of companions, so that they have their cores to themselves.
    pub(crate) fn new(most: usize) -> Thinkers {
        Thinkers { most, state: Mutex::default() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many think and how many wait.
    pub(crate) fn load(&self) -> (usize, usize) {
        let state = self.state();
        (state.working, state.waiting.len())
    }

    /// Waits for a turn.
    pub(crate) async fn acquire(self: &Arc<Thinkers>, wish: Wish) -> Permit {
        let urgent = wish.urgent;
        let turn = {
            let mut state = self.state();
            let (send, turn) = oneshot::channel();
            state.waiting.push((wish, send));
            state.hand_out(self.most);
            turn
        };
        // Made first: whoever hangs up while waiting may have been given the place already.
        let mut waits = Waits { all: Arc::clone(self), urgent, turn: Some(turn) };
        let turn = waits.turn.as_mut().expect("it is taken below");
        let _ = turn.await;
        waits.turn = None;
        Permit { all: Arc::clone(self), urgent }
    }

    fn release(&self, urgent: bool) {
        let mut state = self.state();
        state.working -= 1;
        state.urgent -= usize::from(urgent);
        state.hand_out(self.most);
    }
}

impl State {
    fn hand_out(&mut self, most: usize) {
        while let Some(next) = self.next(most) {
            let (wish, send) = self.waiting.swap_remove(next);
            // Nobody may be waiting any longer.
            if send.send(()).is_err() {
                continue;
            }
            self.working += 1;
            self.urgent += usize::from(wish.urgent);
            self.in_a_row = if wish.urgent { self.in_a_row + 1 } else { 0 };
            self.turn += 1;
            if self.addresses.len() >= REMEMBERED || self.tables.len() >= REMEMBERED {
                self.addresses.clear();
                self.tables.clear();
            }
            self.addresses.insert(wish.who, self.turn);
            self.tables.insert(wish.table, self.turn);
        }
    }

    /// Whose turn it is.
    fn next(&self, most: usize) -> Option<usize> {
        let companions = self.working - self.urgent;
        // Hints without end would let no companion play.
        let patient = self.in_a_row < HINTS_IN_A_ROW;
        // A hint finds a place as long as there is one for all, and one more; a companion none of those that hints have.
        let free = |urgent: bool| {
            if urgent {
                self.working < most + 1
            } else {
                self.working < most || !patient && companions < most
            }
        };
        let since = |wish: &Wish| {
            let address = self.addresses.get(&wish.who).copied().unwrap_or(0);
            (wish.urgent != patient, address, self.tables.get(&wish.table).copied().unwrap_or(0))
        };
        let all = self.waiting.iter().enumerate().filter(|(_, (wish, _))| free(wish.urgent));
        all.min_by_key(|(_, (wish, _))| since(wish)).map(|(at, _)| at)
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.all.release(self.urgent);
    }
}

/// Somebody who waits. Whoever gives up gives back what they were given meanwhile.
struct Waits {
    all: Arc<Thinkers>,
    urgent: bool,
    turn: Option<oneshot::Receiver<()>>,
}

impl Drop for Waits {
    fn drop(&mut self) {
        if let Some(mut turn) = self.turn.take() {
            turn.close();
            if turn.try_recv().is_ok() {
                self.all.release(self.urgent);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish(urgent: bool, who: u8, table: &str) -> Wish {
        Wish { urgent, who: IpAddr::from([10, 0, 0, who]), table: TableId::new(table).expect("an id") }
    }

    /// Lets everybody who can go on do so.
    async fn settle() {
        for _ in 0..2000 {
            tokio::task::yield_now().await;
        }
    }

    /// Who gets a turn, in order, when one companion thinks at a time and one is at it.
    async fn served(wishes: Vec<(Wish, &'static str)>) -> Vec<&'static str> {
        served_after(vec![wish(false, 99, "busy")], wishes).await
    }

    /// The same when these were there before.
    async fn served_after(before: Vec<Wish>, wishes: Vec<(Wish, &'static str)>) -> Vec<&'static str> {
        let thinkers = Arc::new(Thinkers::new(1));
        let mut first = Vec::new();
        for wish in before {
            first.push(thinkers.acquire(wish).await);
        }
        let order = Arc::new(Mutex::new(Vec::new()));
        for (wish, name) in wishes {
            let (thinkers, order) = (Arc::clone(&thinkers), Arc::clone(&order));
            tokio::spawn(async move {
                let permit = thinkers.acquire(wish).await;
                order.lock().unwrap().push(name);
                tokio::task::yield_now().await;
                drop(permit);
            });
        }
        settle().await;
        drop(first);
        settle().await;
        assert_eq!(thinkers.load(), (0, 0));
        Arc::try_unwrap(order).expect("all are done").into_inner().unwrap()
    }

    #[tokio::test]
    async fn a_hint_waits_for_no_companion() {
        let mut wishes: Vec<_> = (0..150).map(|n| (wish(false, 1, &format!("t{n}")), "companion")).collect();
        wishes.push((wish(true, 2, "new"), "hint"));
        let order = served(wishes).await;
        assert_eq!((order[0], order.len()), ("hint", 151));
    }

    #[tokio::test]
    async fn a_newcomers_companion_is_next_however_many_tables_somebody_has() {
        let mut wishes: Vec<_> = (0..150).map(|n| (wish(false, 1, &format!("t{n}")), "many")).collect();
        wishes.push((wish(false, 2, "new"), "newcomer"));
        let order = served(wishes).await;
        let at = order.iter().position(|name| *name == "newcomer").expect("it had its turn");
        assert!(at <= 1, "{at} were before it");
    }

    #[tokio::test]
    async fn hints_take_turns_by_address() {
        let mut wishes: Vec<_> = (0..20).map(|n| (wish(true, 1, &format!("t{n}")), "many")).collect();
        wishes.push((wish(true, 2, "new"), "newcomer"));
        let order = served(wishes).await;
        let at = order.iter().position(|name| *name == "newcomer").expect("it had its turn");
        assert!(at <= 2, "{at} were before it");
    }

    #[tokio::test]
    async fn while_a_hint_is_thought_about_no_companion_begins() {
        for most in 1..4 {
            let thinkers = Arc::new(Thinkers::new(most));
            let begun = Arc::new(Mutex::new(0));
            let mut companions = Vec::new();
            for n in 0..most {
                companions.push(thinkers.acquire(wish(false, 1, &format!("first{n}"))).await);
            }
            for n in 0..150 {
                let (thinkers, begun) = (Arc::clone(&thinkers), Arc::clone(&begun));
                tokio::spawn(async move {
                    let _permit = thinkers.acquire(wish(false, 1, &format!("t{n}"))).await;
                    *begun.lock().unwrap() += 1;
                    std::future::pending::<()>().await;
                });
            }
            settle().await;
            let hint = thinkers.acquire(wish(true, 2, "new")).await;
            assert_eq!(thinkers.load(), (most + 1, 150), "the hint waited for nobody");
            companions.clear();
            settle().await;
            assert_eq!(*begun.lock().unwrap(), most - 1, "of {most} places the hint has one");
            drop(hint);
            settle().await;
            assert_eq!(*begun.lock().unwrap(), most, "they go on");
        }
    }

    #[tokio::test]
    async fn hints_without_end_leave_every_fifth_turn_to_companions() {
        let hints = (0..40).map(|n| (wish(true, 1, &format!("h{n}")), "hint"));
        let companions = (0..6).map(|n| (wish(false, 2, &format!("t{n}")), "companion"));
        let busy = vec![wish(false, 98, "busy"), wish(true, 99, "busy")];
        let order = served_after(busy, hints.chain(companions).collect()).await;
        for (turn, five) in order.chunks(5).take(6).enumerate() {
            assert!(five.contains(&"companion"), "none in turns {}: {order:?}", turn * 5);
        }
    }

    #[tokio::test]
    async fn who_gives_up_gives_the_place_back() {
        let thinkers = Arc::new(Thinkers::new(1));
        let first = thinkers.acquire(wish(false, 1, "a")).await;
        let second = {
            let thinkers = Arc::clone(&thinkers);
            tokio::spawn(async move { thinkers.acquire(wish(false, 1, "b")).await })
        };
        settle().await;
        assert_eq!(thinkers.load(), (1, 1));
        // The place is handed over and given up at the same moment.
        drop(first);
        second.abort();
        let _ = second.await;
        settle().await;
        assert_eq!(thinkers.load(), (0, 0));
        drop(thinkers.acquire(wish(false, 1, "c")).await);
    }
}
