//! How a server is started.

mod allowances;
mod banned;
mod keepers;
mod network;

pub use allowances::{Allowances, NoAllowance};
pub use banned::Banned;
pub use keepers::BookKeepers;
pub use network::{Network, NoNetwork};

use crate::limits::{Ebb, House};
use crate::metrics::Metrics;
use crate::notice::{Notice, Notices};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use store::Store;

/// The usual port; links survive a restart because it stays the same.
pub const PORT: u16 = 7777;

/// Ports tried after the usual one when it is taken.
pub(crate) const FALLBACKS: u16 = 20;

/// How a server is started; the default plays on this machine only.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen. Anything but loopback makes tables private to their seats.
    pub listen: SocketAddr,
    /// Whether the next free port may be taken instead of a busy one.
    pub fallback: bool,
    /// The folder for saved games; none for a server that forgets.
    pub data: Option<PathBuf>,
    /// A store that was opened elsewhere, instead of the one in the folder.
    pub store: Option<OpenedStore>,
    /// The address people use from outside, for invitations and the check of the host name.
    pub public_url: Option<String>,
    /// Proxies of the host's own, whose word about where a request comes from is taken. Nobody else's is.
    pub trusted_proxies: Vec<Network>,
    /// A folder of content instead of the built-in one.
    pub content: Option<PathBuf>,
    /// An author's book to be read again whenever it is saved.
    pub watch: Option<PathBuf>,
    /// The most bytes that games may take in the data folder.
    pub max_storage: Option<u64>,
    /// Days after which an unfinished game that nobody plays is deleted; never if none.
    pub expire_unfinished: Option<u32>,
    /// Days after which a finished game is deleted; never if none.
    pub expire_finished: Option<u32>,
    /// Who may add story books.
    pub books: Adding,
    /// The browsers in which the host has shown to be the host.
    pub keepers: Arc<BookKeepers>,
    /// The address of a catalogue that they may be taken from.
    pub books_from: Option<String>,
    /// Whether the limits on requests and streams hold; benches set them aside.
    pub limits: bool,
    /// What the limits are.
    pub allows: Allowances,
    /// Where whoever runs the server asks for figures and has things done; nowhere if none.
    pub admin: Option<SocketAddr>,
    /// Who is turned away.
    pub banned: Banned,
    /// Connections of all addresses together.
    pub house: Arc<House>,
    /// When a crowd has left.
    pub ebb: Arc<Ebb>,
    /// Has the allocator give back what the current thread keeps of freed memory; what that is knows only the program.
    pub give_back: fn(),
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// Who is told of what goes wrong behind the tables.
    pub notices: Notices,
}

/// A store that several servers may share.
#[derive(Clone)]
pub struct OpenedStore(pub Arc<dyn Store>);

impl std::fmt::Debug for OpenedStore {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("OpenedStore")
    }
}

/// Who may add story books in the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Adding {
    /// Nobody.
    Off,
    /// Whoever sits at the server's own machine; on a public server whoever opened the host's link.
    #[default]
    Host,
    /// Everybody.
    Anyone,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), PORT),
            fallback: true,
            data: Some(data_folder()),
            store: None,
            public_url: None,
            trusted_proxies: Vec::new(),
            content: None,
            watch: None,
            max_storage: None,
            expire_unfinished: None,
            expire_finished: None,
            books: Adding::default(),
            keepers: Arc::default(),
            books_from: None,
            limits: true,
            allows: Allowances::default(),
            admin: None,
            banned: Banned::default(),
            house: Arc::default(),
            ebb: Arc::default(),
            give_back: || {},
            metrics: Arc::default(),
            notices: Notices::default(),
        }
    }
}

impl Config {
    /// Whether only people at this machine can reach the server: they need no seat token.
    pub fn is_private(&self) -> bool {
        self.listen.ip().is_loopback() && self.public_url.is_none() && self.trusted_proxies.is_empty()
    }

    /// A limit refused something: it is counted, and the host hears of it now and then.
    pub(crate) fn refused(&self, limit: &'static str, from: IpAddr) {
        if self.metrics.refused(limit) {
            self.notices.tell(Notice::Refused { limit, from });
        }
    }

    /// Somebody found the house full, which is nobody's doing in particular.
    pub(crate) fn refused_by_full_house(&self) {
        if self.metrics.refused("connections-in-all") {
            let (open, most) = (self.house.open(), self.house.most());
            self.notices.tell(Notice::FullHouse { open, most });
        }
    }

    /// Whether this is a proxy of the host's own.
    pub(crate) fn trusts(&self, peer: IpAddr) -> bool {
        self.trusted_proxies.iter().any(|network| network.contains(peer))
    }

    /// Whether people come over https: then nothing of theirs may be sent in the clear.
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https:"))
    }

    /// Host names that a request may carry. Anything else may be a page of a stranger whose name was
    /// pointed at this machine.
    pub(crate) fn hosts(&self) -> Vec<String> {
        let mut hosts: Vec<String> = ["localhost", "127.0.0.1", "[::1]"].map(String::from).to_vec();
        if !self.listen.ip().is_unspecified() {
            hosts.push(match self.listen.ip() {
                IpAddr::V4(ip) => ip.to_string(),
                IpAddr::V6(ip) => format!("[{ip}]"),
            });
        }
        hosts.extend(self.public_url.as_deref().and_then(host_of).map(str::to_lowercase));
        hosts
    }
}

/// The host of an address, without its port.
pub(crate) fn host_of(url: &str) -> Option<&str> {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    let authority = rest.split(['/', '?', '#']).next()?;
    Some(strip_port(authority.rsplit('@').next()?))
}

/// A host without its port.
pub(crate) fn strip_port(host: &str) -> &str {
    match host.rfind(':') {
        // The colons inside an IPv6 address are not before a port.
        Some(at) if !host[at..].contains(']') => &host[..at],
        _ => host,
    }
}

/// Where games are kept unless told otherwise.
pub fn data_folder() -> PathBuf {
    let set = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from);
    let home = || set("HOME").map(|home| home.join(".local/share"));
    let base = set("XDG_DATA_HOME").or_else(|| set("LOCALAPPDATA")).or_else(home);
    base.unwrap_or_else(|| PathBuf::from(".")).join("barksburg-data")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosts_are_read_out_of_addresses() {
        assert_eq!(host_of("https://mice.example:8443/x"), Some("mice.example"));
        assert_eq!(host_of("http://[::1]:7777"), Some("[::1]"));
        assert_eq!(strip_port("[::1]"), "[::1]");
        assert_eq!(strip_port("localhost:7777"), "localhost");
    }

    #[test]
    fn only_loopback_without_a_public_address_is_private() {
        let mut config = Config::default();
        assert!(config.is_private());
        config.public_url = Some("https://mice.example".into());
        assert!(!config.is_private());
        assert!(config.hosts().contains(&"mice.example".to_string()));
        config = Config { listen: ([0, 0, 0, 0], 7777).into(), ..Config::default() };
        assert!(!config.is_private());
        config =
            Config { trusted_proxies: vec!["127.0.0.1".parse().expect("a network")], ..Config::default() };
        assert!(!config.is_private(), "others come through the proxy");
    }
}
