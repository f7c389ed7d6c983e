//! Starting and stopping.

mod listen;
mod slow_clients;
mod watch;

pub use listen::Error;
pub(crate) use slow_clients::patient;

use crate::app::App;
use crate::config::Config;
use crate::contents::Content;
use crate::http::router;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{MemoryStore, SqliteStore, Store};

/// How long open requests may take after the server was told to stop.
const GRACE: Duration = Duration::from_secs(3);

/// Serves until the process is told to stop. `ready` is told the address once pages can be asked for.
pub fn run(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), Error> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Error::Runtime)?;
    runtime.block_on(serve(config, ready, stopped()))
}

/// Serves until `stop` is done.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), Error> {
    let store = |config: &Config| -> Result<Arc<dyn Store>, Error> {
        Ok(match &config.data {
            Some(folder) => Arc::new(SqliteStore::open(folder)?),
            None => Arc::new(MemoryStore::new()),
        })
    };
    if let Some(book) = config.watch.clone() {
        let store = store(&config)?;
        return watch::serve(config, book, store, ready, stop).await;
    }
    let content = Content::open(config.content.as_deref())?;
    let store = store(&config)?;
    let listener = listen::listen(&config).await?;
    let address = listener.local_addr().map_err(|e| Error::Listen(config.listen, e))?;
    let app = Arc::new(App::new(config, content, store));
    let service = router(Arc::clone(&app)).into_make_service_with_connect_info::<SocketAddr>();
    ready(address);
    let closing = Arc::clone(&app);
    let stop = async move {
        stop.await;
        closing.close();
    };
    let mut closed = app.closing.subscribe();
    let server = axum::serve(patient(listener), service).with_graceful_shutdown(stop);
    tokio::select! {
        done = server => done.map_err(|e| Error::Listen(address, e)),
        // Somebody who never finishes a request must not keep the process alive.
        () = async { let _ = closed.wait_for(|c| *c).await; tokio::time::sleep(GRACE).await; } => Ok(()),
    }
}

/// Until Ctrl+C or a polite end.
async fn stopped() {
    let interrupt = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    {
        let terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
        if let Ok(mut terminate) = terminate {
            tokio::select! { () = interrupt => {}, _ = terminate.recv() => {} }
            return;
        }
    }
    interrupt.await;
}
