//! Starting and stopping.

mod following;
mod listen;
mod slow_clients;
mod watch;
mod workshop;

pub use following::keep_following;
pub use listen::ServeError;
pub(crate) use slow_clients::patient;
pub use workshop::LastSimulation;

use crate::admin::{Office, Reserve, keep_expiring, keep_sweeping};
use crate::app::App;
use crate::config::Config;
use crate::http::router;
use crate::notice::Notice;
use crate::shelf::BookShelf;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{MemoryStore, SqliteOptions, SqliteStore, Store};

/// Serves until the process is told to stop. `ready` is told the address once pages can be asked for.
pub fn run(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    raise_file_limit();
    let (ebb, give_back) = (Arc::clone(&config.ebb), config.give_back);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .on_thread_park(move || {
            if ebb.is_asked() {
                give_back();
            }
        })
        .max_blocking_threads(BLOCKING)
        .build()
        .map_err(ServeError::Runtime)?;
    let ended = runtime.block_on(async { serve(config, ready, stopped()).await });
    // Whatever is still read from elsewhere or thought about then is of no use to anybody.
    runtime.shutdown_timeout(LEFT_OVER);
    ended
}

/// How long work that nobody waits for any more may hold up the end of the process.
const LEFT_OVER: Duration = Duration::from_secs(2);

/// As many open files as the system grants: each connection is one, and many systems begin with 1024. What is refused
/// stays as it was.
#[cfg(target_os = "linux")]
pub(crate) fn raise_file_limit() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn raise_file_limit() {}

/// As many connections as the host wants, and as open files allow beside those for games and logs.
fn connections(config: &Config) -> usize {
    let wanted = if config.limits { config.allows.connections_in_all as usize } else { usize::MAX };
    wanted.min(open_files().saturating_sub(FOR_FILES).max(FOR_FILES))
}

/// Threads for what waits or computes: more would not be faster on any machine, and each keeps memory of its own.
const BLOCKING: usize = 32;

/// Open files that are no connections.
const FOR_FILES: usize = 64;

#[cfg(target_os = "linux")]
fn open_files() -> usize {
    let limit = rustix::process::getrlimit(rustix::process::Resource::Nofile).current;
    limit.and_then(|limit| usize::try_from(limit).ok()).unwrap_or(usize::MAX)
}

#[cfg(not(target_os = "linux"))]
fn open_files() -> usize {
    usize::MAX
}

/// Serves until `stop` is done.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let store = |config: &Config| -> Result<Arc<dyn Store>, ServeError> {
        if let Some(opened) = &config.store {
            return Ok(Arc::clone(&opened.0));
        }
        Ok(match &config.data {
            Some(folder) => {
                let options = SqliteOptions { max_bytes: config.max_storage };
                Arc::new(SqliteStore::open_with(folder, &options)?)
            }
            None => Arc::new(MemoryStore::new()),
        })
    };
    if let Some(book) = config.watch.clone() {
        let store = store(&config)?;
        return watch::serve(config, book, store, ready, stop).await;
    }
    let shelf = BookShelf::open(config.content.as_deref())?;
    let store = store(&config)?;
    config.house.hold(connections(&config));
    let listener = listen::listen(&config).await?;
    let address = listener.local_addr().map_err(|e| ServeError::Listen(config.listen, e))?;
    let app = Arc::new(App::new(config, shelf, store));
    app.shelf.refresh(&*app.store)?;
    Reserve::of(app.config.data.as_deref()).keep();
    App::keep_tending(&app);
    keep_following(&app);
    keep_expiring(&app);
    keep_sweeping(&app);
    let _office = match app.config.admin {
        Some(at) => Some(Office::open(&app, at).await.map_err(|e| ServeError::Listen(at, e))?),
        None => None,
    };
    let service = router(Arc::clone(&app)).into_make_service_with_connect_info::<SocketAddr>();
    ready(address);
    app.config.notices.tell(Notice::Started(address));
    let closing = Arc::clone(&app);
    let stop = async move {
        stop.await;
        closing.config.notices.tell(Notice::Stopping);
        closing.close();
    };
    let drain = Duration::from_secs(app.config.allows.drain_seconds.into());
    let mut closed = app.closing.subscribe();
    let server = axum::serve(patient(listener, &app.config), service).with_graceful_shutdown(stop);
    let ended = tokio::select! {
        done = server => done.map_err(|e| ServeError::Listen(address, e)),
        // Somebody who never finishes a request must not keep the process alive.
        () = async { let _ = closed.wait_for(|c| *c).await; tokio::time::sleep(drain).await; } => Ok(()),
    };
    app.config.notices.tell(Notice::Stopped);
    ended
}

/// Until Ctrl+C or a polite end. Heard from the call on: who is told the address may end the program at once.
#[cfg(unix)]
fn stopped() -> impl Future<Output = ()> + Send + 'static {
    use tokio::signal::unix::{SignalKind, signal};
    let heard = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
    async move {
        match heard {
            [Ok(mut interrupt), Ok(mut terminate)] => {
                tokio::select! { _ = interrupt.recv() => {}, _ = terminate.recv() => {} }
            }
            _ => drop(tokio::signal::ctrl_c().await),
        }
    }
}

/// Until Ctrl+C.
#[cfg(not(unix))]
async fn stopped() {
    let _ = tokio::signal::ctrl_c().await;
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    #[test]
    fn as_many_files_as_the_system_grants() {
        let before = getrlimit(Resource::Nofile);
        setrlimit(Resource::Nofile, Rlimit { current: Some(256), ..before }).expect("less is always granted");
        super::raise_file_limit();
        let now = getrlimit(Resource::Nofile);
        assert_eq!((now.current, now.maximum), (before.maximum, before.maximum));
    }
}
