//! A list without an end: short ones lie inside the board like a [`List`], a longer one moves out of it.
//!
//! What no book can be told to keep short (effects that last, steps within steps by luck) is never cut off, and a game in
//! which nothing of the kind happens is still copied as one piece of memory.

use super::list::{Filler, List};
use std::fmt::{Debug, Formatter};
use std::ops::{Deref, DerefMut};

/// Things in order: up to `N` of them here, more of them elsewhere.
#[derive(Clone)]
pub(crate) struct Growing<T, const N: usize> {
    few: List<T, N>,
    /// All of them, if they are too many for `few`, which is empty then.
    many: Vec<T>,
}

impl<T: Filler, const N: usize> Growing<T, N> {
    pub(crate) const fn new() -> Growing<T, N> {
        Growing { few: List::new(), many: Vec::new() }
    }

    pub(crate) fn push(&mut self, item: T) {
        if self.many.is_empty() && !self.few.is_full() {
            self.few.push(item);
        } else {
            self.push_out(item);
        }
    }

    #[cold]
    fn push_out(&mut self, item: T) {
        self.many.extend_from_slice(&self.few);
        self.few.clear();
        self.many.push(item);
    }

    pub(crate) fn pop(&mut self) -> Option<T> {
        if self.many.is_empty() { self.few.pop() } else { self.changed(Vec::pop) }
    }

    pub(crate) fn remove(&mut self, at: usize) -> T {
        if self.many.is_empty() { self.few.remove(at) } else { self.changed(|many| many.remove(at)) }
    }

    pub(crate) fn retain(&mut self, keep: impl FnMut(&T) -> bool) {
        if self.many.is_empty() {
            self.few.retain(keep);
        } else {
            self.changed(|many| many.retain(keep));
        }
    }

    pub(crate) fn clear(&mut self) {
        self.few.clear();
        self.many = Vec::new();
    }

    /// Comes back into the board once there is ample room again.
    #[cold]
    fn changed<R>(&mut self, change: impl FnOnce(&mut Vec<T>) -> R) -> R {
        let result = change(&mut self.many);
        if self.many.len() <= N / 2 {
            self.few = self.many.iter().copied().collect();
            self.many = Vec::new();
        }
        result
    }

    /// Bytes outside of the board.
    pub(crate) fn outside(&self) -> usize {
        self.many.capacity() * size_of::<T>()
    }
}

impl<T, const N: usize> Deref for Growing<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        if self.many.is_empty() { &self.few } else { &self.many }
    }
}

impl<T, const N: usize> DerefMut for Growing<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        if self.many.is_empty() { &mut self.few } else { &mut self.many }
    }
}

impl<'l, T, const N: usize> IntoIterator for &'l Growing<T, N> {
    type Item = &'l T;
    type IntoIter = std::slice::Iter<'l, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Growing<T, N> {
    fn eq(&self, other: &Growing<T, N>) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Growing<T, N> {}

impl<T: Debug, const N: usize> Debug for Growing<T, N> {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::Growing;

    fn list(items: impl IntoIterator<Item = u8>) -> Growing<u8, 4> {
        let mut list = Growing::new();
        items.into_iter().for_each(|item| list.push(item));
        list
    }

    #[test]
    fn nothing_is_dropped_where_it_moves_out_and_comes_back() {
        let mut some = list(0..4);
        assert_eq!(some.outside(), 0);
        (4..100).for_each(|n| some.push(n));
        assert!(some.outside() >= 100);
        assert!(some.iter().copied().eq(0..100));
        assert_eq!((some.remove(0), some.pop(), some.last()), (0, Some(99), Some(&98)));
        some.retain(|n| n % 10 == 0);
        assert_eq!(&*some, &[10, 20, 30, 40, 50, 60, 70, 80, 90]);
        some.retain(|n| *n < 30);
        assert_eq!((&*some, some.outside()), (&[10, 20][..], 0));
        some.push(30);
        assert_eq!((some.pop(), some.pop(), some.pop(), some.pop()), (Some(30), Some(20), Some(10), None));
    }

    #[test]
    fn where_it_lies_does_not_count() {
        let mut long = list(0..6);
        long.remove(5);
        long.remove(4);
        long.remove(3);
        assert_eq!(long, list(0..3));
        assert_ne!(long, list(0..4));
        long.clear();
        assert_eq!(long, list([]));
    }
}
