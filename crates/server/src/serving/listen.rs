//! Where the server is reached, and why it is not.

use crate::config::{Config, FALLBACKS};
use crate::shelf::ContentError;
use std::net::SocketAddr;
use tokio::net::TcpListener;

/// Why the server did not start or stopped.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Nothing to play from.
    #[error(transparent)]
    Content(#[from] ContentError),
    /// The data folder cannot be used.
    #[error(transparent)]
    Store(#[from] store::Error),
    /// No address to listen on, or the network failed.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The runtime did not start.
    #[error("the server could not be started: {0}")]
    Runtime(std::io::Error),
}

/// The address asked for, or the next free port.
pub(crate) async fn listen(config: &Config) -> Result<TcpListener, ServeError> {
    let mut tried = config.listen;
    let last = if config.fallback { FALLBACKS } else { 0 };
    for offset in 0..=last {
        tried.set_port(config.listen.port().saturating_add(offset));
        match TcpListener::bind(tried).await {
            Ok(listener) => return Ok(listener),
            Err(e) if e.kind() == std::io::ErrorKind::AddrInUse && offset < last => {}
            Err(e) => return Err(ServeError::Listen(tried, e)),
        }
    }
    unreachable!("the last try returns")
}
