//! What a table is called by.

use std::fmt;
use std::sync::Arc;

/// The id of a table: 1 to 32 letters, digits, `-` or `_`, so that it can stand in an address.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(Arc<str>);

impl TableId {
    /// The longest id.
    pub const MAX_LEN: usize = 32;

    /// An id that came from outside, if it is one.
    pub(crate) fn checked(id: &str) -> Option<Self> {
        let fits = (1..=Self::MAX_LEN).contains(&id.len());
        let plain = id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
        (fits && plain).then(|| Self(id.into()))
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableId({})", self.0)
    }
}
