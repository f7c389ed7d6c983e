//! What whoever runs the server should know, although nobody at a table can help it. The words are theirs to choose.

use crate::table::NotDone;
use session::BadLog;
use std::fmt;
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
