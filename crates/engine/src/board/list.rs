//! A short list inside the board: a fixed array and how much of it counts.
//!
//! All of it is plain data, so that copying a whole board is copying one piece of memory. What lies beyond the end is filler
//! that nobody reads; two lists are equal if what counts of them is.

use std::fmt::{Debug, Formatter};
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// What fills the unused part of a list.
pub(crate) trait Filler: Copy {
    const FILLER: Self;
}

/// At most `N` things in order.
#[derive(Clone, Copy)]
pub(crate) struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Filler, const N: usize> List<T, N> {
    pub(crate) const fn new() -> List<T, N> {
        List { items: [T::FILLER; N], len: 0 }
    }

    pub(crate) const fn is_full(&self) -> bool {
        self.len as usize == N
    }

    pub(crate) fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    pub(crate) fn pop(&mut self) -> Option<T> {
        let last = self.last().copied()?;
        self.len -= 1;
        Some(last)
    }

    pub(crate) fn insert(&mut self, at: usize, item: T) {
        self.push(item);
        self[at..].rotate_right(1);
    }

    pub(crate) fn remove(&mut self, at: usize) -> T {
        let item = self[at];
        self[at..].rotate_left(1);
        self.len -= 1;
        item
    }

    pub(crate) fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for at in 0..self.len as usize {
            let item = self.items[at];
            if keep(&item) {
                self.items[kept] = item;
                kept += 1;
            }
        }
        self.len = kept as u8;
    }

    pub(crate) const fn clear(&mut self) {
        self.len = 0;
    }

    /// The whole list; an empty one stays behind.
    pub(crate) fn take(&mut self) -> List<T, N> {
        let all = *self;
        self.clear();
        all
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: Filler, const N: usize> Extend<T> for List<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T: Filler, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> List<T, N> {
        let mut list = List::new();
        list.extend(items);
        list
    }
}

impl<'l, T, const N: usize> IntoIterator for &'l List<T, N> {
    type Item = &'l T;
    type IntoIter = std::slice::Iter<'l, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &List<T, N>) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: Debug, const N: usize> Debug for List<T, N> {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::{Filler, List};

    impl Filler for u8 {
        const FILLER: u8 = 0;
    }

    fn list(items: &[u8]) -> List<u8, 8> {
        items.iter().copied().collect()
    }

    #[test]
    fn it_keeps_its_order() {
        let mut some = list(&[1, 2, 4]);
        some.insert(2, 3);
        assert_eq!(&*some, &[1, 2, 3, 4]);
        assert_eq!(some.remove(0), 1);
        some.retain(|n| n % 2 == 0);
        assert_eq!(&*some, &[2, 4]);
        assert_eq!((some.pop(), some.pop(), some.pop()), (Some(4), Some(2), None));
    }

    #[test]
    fn what_lies_beyond_its_end_does_not_count() {
        let mut some = list(&[1, 2]);
        some.pop();
        assert_eq!(some, list(&[1]));
        assert_eq!(some.take(), list(&[1]));
        assert!(some.is_empty() && !some.is_full());
        assert!(list(&[0; 8]).is_full());
    }
}
