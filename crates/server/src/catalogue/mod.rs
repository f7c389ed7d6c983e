//! Books from elsewhere: a catalogue at the one address that the host has named. Nothing else is ever asked for, no
//! redirect is followed, and only what the list's checksums say is taken.

use content::{BookList, CATALOGUE_INDEX, ListedBook, MAX_INDEX};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use ureq::Agent;

/// How long a list is good for.
const LASTS: Duration = Duration::from_mins(5);
/// How long it is remembered that there was none.
const FORGIVES: Duration = Duration::from_secs(20);
/// How long an answer may take as a whole.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long a page waits for it.
const GLANCE: Duration = Duration::from_secs(3);

/// A place with books.
#[derive(Debug)]
pub(crate) struct Catalogue {
    /// Its address, up to and with the last slash.
    base: String,
    agent: Agent,
    last: Mutex<Option<(Instant, Found)>>,
    /// One asks, the others wait for the answer.
    asking: tokio::sync::Mutex<()>,
}

/// The list, or why there is none.
pub(crate) type Found = Result<Arc<BookList>, Trouble>;

/// What can be wrong with a catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// Nobody answers there, or too slowly.
    Unreachable,
    /// It answers with this status.
    Status(u16),
    /// It sends on to another place.
    Elsewhere,
    /// There is more than there may be.
    TooLarge,
    /// What is there is no list of books.
    NoList,
    /// What came is not what the list names.
    Checksum,
}

impl Catalogue {
    /// The catalogue at an address.
    pub(crate) fn new(url: &str) -> Catalogue {
        let base = url.strip_suffix(CATALOGUE_INDEX).unwrap_or(url).trim_end_matches('/');
        let config = Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .max_redirects(0)
            .max_redirects_will_error(false)
            .http_status_as_error(false)
            .user_agent(concat!("barksburg/", env!("CARGO_PKG_VERSION")))
            .build();
        Catalogue {
            base: format!("{base}/"),
            agent: Agent::new_with_config(config),
            last: Mutex::default(),
            asking: tokio::sync::Mutex::default(),
        }
    }

    /// Its address, for people.
    pub(crate) fn address(&self) -> &str {
        &self.base
    }

    /// The list; none yet if it takes its time.
    pub(crate) async fn list(self: &Arc<Catalogue>) -> Option<Found> {
        if let Some(known) = self.known() {
            return Some(known);
        }
        let me = Arc::clone(self);
        let asked = tokio::spawn(async move {
            let _alone = me.asking.lock().await;
            if let Some(known) = me.known() {
                return known;
            }
            let asked = Arc::clone(&me);
            let found = tokio::task::spawn_blocking(move || asked.fetch_list()).await;
            let found = found.unwrap_or(Err(Trouble::Unreachable));
            *me.last.lock().unwrap_or_else(PoisonError::into_inner) = Some((Instant::now(), found.clone()));
            found
        });
        tokio::time::timeout(GLANCE, asked).await.ok()?.ok()
    }

    /// A package of the list. Takes its time.
    pub(crate) fn package(&self, book: &ListedBook) -> Result<Vec<u8>, Trouble> {
        let bytes = self.fetch(&book.file, book.bytes as usize)?;
        if book.is(&bytes) { Ok(bytes) } else { Err(Trouble::Checksum) }
    }

    fn known(&self) -> Option<Found> {
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let (since, found) = last.as_ref()?;
        let lasts = if found.is_ok() { LASTS } else { FORGIVES };
        (since.elapsed() < lasts).then(|| found.clone())
    }

    fn fetch_list(&self) -> Found {
        let text = self.fetch(CATALOGUE_INDEX, MAX_INDEX)?;
        BookList::read(&text).map(Arc::new).map_err(|_| Trouble::NoList)
    }

    fn fetch(&self, name: &str, most: usize) -> Result<Vec<u8>, Trouble> {
        let answer = self.agent.get(format!("{}{name}", self.base)).call();
        let mut answer = answer.map_err(|_| Trouble::Unreachable)?;
        match answer.status().as_u16() {
            200 => {}
            300..400 => return Err(Trouble::Elsewhere),
            other => return Err(Trouble::Status(other)),
        }
        // One more than may come: a body that just fills the limit would count as too large.
        let body = answer.body_mut().with_config().limit(most as u64 + 1).read_to_vec();
        body.map_err(|error| match error {
            ureq::Error::BodyExceedsLimit(_) => Trouble::TooLarge,
            _ => Trouble::Unreachable,
        })
    }
}
