//! Who sits at a table.

/// TakenSeats with the hashes of their tokens, in the order of their names. A short list: a tree keeps room for eleven, and most
/// of the tables in memory have one or two.
#[derive(Clone, Debug, Default)]
pub struct TakenSeats(Vec<(String, String)>);

impl TakenSeats {
    fn find(&self, seat: &str) -> Result<usize, usize> {
        self.0.binary_search_by(|(name, _)| name.as_str().cmp(seat))
    }

    /// The hash of a seat's token.
    pub fn get(&self, seat: &str) -> Option<&String> {
        self.find(seat).ok().map(|at| &self.0[at].1)
    }

    /// All of them, by name.
    pub fn iter(&self) -> std::slice::Iter<'_, (String, String)> {
        self.0.iter()
    }

    /// All of them, by name.
    pub fn to_vec(&self) -> Vec<(String, String)> {
        self.0.clone()
    }

    /// Gives a seat to the holder of a token; the hash of whoever had it.
    pub(super) fn put(&mut self, seat: String, hash: String) -> Option<String> {
        match self.find(&seat) {
            Ok(at) => Some(std::mem::replace(&mut self.0[at].1, hash)),
            Err(at) => {
                self.0.reserve_exact(1);
                self.0.insert(at, (seat, hash));
                None
            }
        }
    }

    /// Takes a seat away; the hash of whoever had it.
    pub(super) fn remove(&mut self, seat: &str) -> Option<String> {
        self.find(seat).ok().map(|at| self.0.remove(at).1)
    }

    /// The seats that the holder of a token has go to the holder of another; how many these are.
    pub(super) fn rebind(&mut self, from: &str, to: &str) -> usize {
        let held = self.0.iter_mut().filter(|(_, hash)| hash == from);
        held.map(|(_, hash)| to.clone_into(hash)).count()
    }

    /// Whether the holder of a token has one of them.
    pub(super) fn are_held_by(&self, hash: &str) -> bool {
        self.0.iter().any(|(_, held)| held == hash)
    }
}

impl<'s> IntoIterator for &'s TakenSeats {
    type Item = &'s (String, String);
    type IntoIter = std::slice::Iter<'s, (String, String)>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
