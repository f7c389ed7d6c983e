//! Who sits at a table.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The id of a seat that somebody took.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatId(String);

impl SeatId {
    /// As it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<T: Into<String>> From<T> for SeatId {
    fn from(id: T) -> SeatId {
        SeatId(id.into())
    }
}

impl std::borrow::Borrow<str> for SeatId {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for SeatId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Who is asking.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seat {
    /// Whoever opened the table: plays every mouse nobody else does, and keeps the seats.
    Host,
    /// A player who took a seat.
    Player(SeatId),
    /// Somebody who only watches.
    Watcher,
}

impl Seat {
    /// The seat's id; none for the host and for those who watch.
    pub fn id(&self) -> Option<&SeatId> {
        match self {
            Seat::Player(id) => Some(id),
            Seat::Host | Seat::Watcher => None,
        }
    }

    /// Whether this person plays at all.
    pub fn plays(&self) -> bool {
        !matches!(self, Seat::Watcher)
    }
}
