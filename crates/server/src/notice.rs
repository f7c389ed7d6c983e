//! What whoever runs the server should know, although nobody at a table can help it. The words are theirs to choose.

use crate::table::NotDone;
use session::BadLog;
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use store::TableId;

/// Something that went wrong behind the tables.
#[derive(Clone, Debug)]
pub enum Notice {
    /// A change could not be written down.
    NotSaved(store::Error),
    /// A table's log cannot be played.
    Unplayable(BadLog),
    /// A companion at this table could not play.
    CompanionStopped(TableId, NotDone),
    /// A mouse of this table could not be given back to its player.
    NotGivenBack(TableId, NotDone),
    /// The result of a chapter could not be written into this party's book.
    NotInTheBook(TableId, store::Error),
    /// Requests come through a proxy that nobody has declared: everybody behind it counts as one.
    UndeclaredProxy(IpAddr),
    /// So much is kept that nothing new is begun.
    NearlyFull {
        /// Bytes that are used.
        bytes: u64,
        /// Bytes that may be used.
        most: u64,
    },
    /// A limit refuses what comes from an address; told once a minute for each limit.
    Refused {
        /// The limit by name.
        limit: &'static str,
        /// The address.
        from: IpAddr,
    },
    /// Old games were removed by the host's rule.
    Expired(usize),
    /// Pages can be asked for.
    Started(SocketAddr),
    /// The server was told to stop: nothing new is begun, streams are sent away.
    Stopping,
    /// The server ends.
    Stopped,
    /// One address or network holds as many connections as it may; more are turned away.
    TooManyConnections(IpAddr),
    /// So many connections are open that only those who have a seat are let in; told once a minute.
    FullHouse {
        /// Connections that are open.
        open: usize,
        /// Connections that may be open.
        most: usize,
    },
}

/// Who is told of notices; nobody unless somebody asks for them.
#[derive(Clone)]
pub struct Notices(Arc<dyn Fn(&Notice) + Send + Sync>);

impl Notices {
    /// Notices go to this listener.
    pub fn to(listener: impl Fn(&Notice) + Send + Sync + 'static) -> Notices {
        Notices(Arc::new(listener))
    }

    #[allow(clippy::needless_pass_by_value)] // a notice is made to be told
    pub(crate) fn tell(&self, notice: Notice) {
        (self.0)(&notice);
    }
}

impl Default for Notices {
    fn default() -> Notices {
        Notices::to(|_| {})
    }
}

impl fmt::Debug for Notices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Notices")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    #[test]
    fn whoever_listens_hears_of_it_and_silence_is_fine() {
        let heard = Arc::new(Mutex::new(Vec::new()));
        let ear = Arc::clone(&heard);
        let notices = Notices::to(move |notice| ear.lock().unwrap().push(notice.clone()));
        notices.tell(Notice::NotSaved(store::Error::Closed));
        Notices::default().tell(Notice::NotSaved(store::Error::Closed));
        assert!(matches!(heard.lock().unwrap().as_slice(), [Notice::NotSaved(store::Error::Closed)]));
    }
}
