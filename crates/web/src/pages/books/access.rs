//! Who may add and remove books.

/// Whether whoever looks may add books.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BooksAccess<'a> {
    /// Yes.
    Open,
    /// Only the host may; with the key of the host's link, if that was followed.
    HostOnly {
        /// The key.
        key: Option<&'a str>,
    },
    /// Nobody may in the page.
    Off,
}
