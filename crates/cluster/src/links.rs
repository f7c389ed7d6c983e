//! The connection to the servers, and what everything is called there.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use async_nats::jetstream::{self, Context};
use async_nats::{Client, ConnectOptions, ReconnectToServer, ServerAddr};
use store::{Error, Result, TableId};

use crate::address::Address;

/// The oldest version of nats-server that was seen to keep what it acknowledged while its leaders died one after another.
/// 2.9.10 and 2.10.27 were seen to lose some of it; those in between and up to this one were not tried.
pub const OLDEST: &str = "2.15.1";

/// What the servers must let through: what is kept in a drawer, with room for its headers.
pub(crate) const LONGEST_MESSAGE: u64 = 8 << 20;

/// How long a server may take to answer before another is tried.
const CONNECT: Duration = Duration::from_secs(2);

/// How long a question to the servers may take.
pub(crate) const ASK: Duration = Duration::from_secs(2);

/// A connection, and the names of a store.
#[derive(Clone)]
pub(crate) struct Links {
    pub(crate) address: Address,
    pub(crate) client: Client,
    pub(crate) streams: Context,
}

impl Links {
    /// Connects, and looks at every server that answers.
    pub(crate) async fn connect(address: &Address) -> Result<Links> {
        let mut trouble = String::from("nobody is there");
        let mut answered = false;
        for server in &address.servers {
            match options(address).connect(server.as_str()).await {
                Ok(client) => {
                    look_at(&client, server)?;
                    answered = true;
                }
                Err(error) => trouble = error.to_string(),
            }
        }
        if !answered {
            return Err(Error::Unreachable { place: address.to_string(), reason: trouble });
        }
        let servers: Vec<ServerAddr> =
            address.servers.iter().filter_map(|server| server.parse().ok()).collect();
        let next = Arc::new(AtomicUsize::new(0));
        let client = options(address)
            .name("barksburg")
            .ping_interval(Duration::from_secs(1))
            .request_timeout(Some(ASK))
            .subscription_capacity(256 << 10)
            .retry_on_initial_connect()
            .reconnect_to_server_callback(move |servers, _| {
                // One after the other: left to itself the client returns to the server it was cut off with.
                let next = next.fetch_add(1, Ordering::Relaxed);
                async move {
                    let chosen = servers.get(next % servers.len().max(1))?;
                    let delay = if chosen.failed_attempts == 0 { 20 } else { 200 };
                    let delay = Some(Duration::from_millis(delay));
                    Some(ReconnectToServer { addr: chosen.addr.clone(), delay })
                }
            })
            .connect(servers)
            .await
            .map_err(|e| Error::Unreachable { place: address.to_string(), reason: e.to_string() })?;
        let mut streams = jetstream::new(client.clone());
        streams.set_timeout(ASK);
        Ok(Links { address: address.clone(), client, streams })
    }

    pub(crate) fn place(&self) -> String {
        self.address.to_string()
    }

    /// The stream of a shard.
    pub(crate) fn stream(&self, shard: usize) -> String {
        format!("{}-LOG-{shard}", self.address.name)
    }

    /// All subjects of a shard's stream.
    pub(crate) fn subjects(&self, shard: usize) -> Vec<String> {
        let name = &self.address.name;
        vec![format!("{name}.t.{shard}.*"), format!("{name}.b.{shard}.*")]
    }

    /// Where a table's messages go.
    pub(crate) fn subject(&self, shard: usize, table: &TableId) -> String {
        format!("{}.t.{shard}.{table}", self.address.name)
    }

    /// Where a node's beats go.
    pub(crate) fn beat(&self, shard: usize, node: &str) -> String {
        format!("{}.b.{shard}.{node}", self.address.name)
    }

    /// Where is said what nobody keeps.
    pub(crate) fn say(&self, table: &str) -> String {
        format!("{}.say.{table}", self.address.name)
    }

    /// A bucket by its last name.
    pub(crate) fn bucket(&self, last: &str) -> String {
        format!("{}-{last}", self.address.name)
    }
}

/// The client does not take a login out of an address.
fn options(address: &Address) -> ConnectOptions {
    let options = ConnectOptions::new().connection_timeout(CONNECT);
    match &address.login {
        Some((user, password)) => options.user_and_password(user.clone(), password.clone()),
        None => options,
    }
}

fn look_at(client: &Client, server: &str) -> Result<()> {
    let info = client.server_info();
    let place = server.rsplit('/').next().unwrap_or_default().to_string();
    if is_old(&info.version) {
        return Err(Error::OldServer { place, found: info.version, needed: OLDEST });
    }
    let found = info.max_payload as u64;
    if found < LONGEST_MESSAGE {
        return Err(Error::ShortMessages { place, found, needed: LONGEST_MESSAGE });
    }
    Ok(())
}

/// Whether a server's version is below the first that will do. What is no version is.
pub(crate) fn is_old(version: &str) -> bool {
    let numbers = |text: &str| -> Option<Vec<u32>> {
        let plain = text.split(['-', '+']).next()?;
        plain.split('.').map(|n| n.parse().ok()).collect()
    };
    match (numbers(version), numbers(OLDEST)) {
        (Some(found), Some(oldest)) => found < oldest,
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_that_lose_acknowledged_messages_are_old() {
        for old in ["2.9.10", "2.10.27", "2.14.99", "2.15.0", "1.4.1", "", "latest", "2.15"] {
            assert!(is_old(old), "{old}");
        }
        for good in ["2.15.1", "2.15.2-RC.1", "2.16.0", "3.0.0", "2.15.1+deb"] {
            assert!(!is_old(good), "{good}");
        }
    }
}
