//! `nats://user:password@a:4222,b,c/name`.

use std::fmt;
use std::str::FromStr;

/// What the streams of a store are called by unless the address says otherwise.
pub const DEFAULT_NAME: &str = "barksburg";

/// Where a store is: servers of one cluster, and the name its streams begin with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// Each as an address of its own, without the login.
    pub servers: Vec<String>,
    /// Who one is, and the password: the same for all.
    pub(crate) login: Option<(String, String)>,
    /// What streams, subjects and buckets begin with.
    pub name: String,
    tls: bool,
}

/// Why something is no address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadAddress;

impl FromStr for Address {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Address, BadAddress> {
        let (rest, tls) = match (text.strip_prefix("nats://"), text.strip_prefix("tls://")) {
            (Some(rest), _) => (rest, false),
            (None, Some(rest)) => (rest, true),
            (None, None) => return Err(BadAddress),
        };
        let (hosts, name) = rest.split_once('/').unwrap_or((rest, ""));
        let name = if name.is_empty() { DEFAULT_NAME } else { name };
        let plain = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || b == b'_';
        if hosts.is_empty() || name.len() > 32 || !name.bytes().all(plain) {
            return Err(BadAddress);
        }
        // Who one is stands once, in front of the first, and holds for all.
        let (login, hosts) = hosts.rsplit_once('@').map_or(("", hosts), |(login, hosts)| (login, hosts));
        let scheme = if tls { "tls" } else { "nats" };
        let login = match login.split_once(':') {
            Some((user, password)) => Some((user.to_string(), password.to_string())),
            None if login.is_empty() => None,
            None => return Err(BadAddress),
        };
        let server = |host: &str| match host.trim() {
            "" => Err(BadAddress),
            host => Ok(format!("{scheme}://{host}")),
        };
        let servers = hosts.split(',').map(server).collect::<Result<_, _>>()?;
        Ok(Address { servers, login, name: name.to_string(), tls })
    }
}

impl Address {
    /// Whether something is meant as such an address.
    pub fn is_meant(text: &str) -> bool {
        text.starts_with("nats://") || text.starts_with("tls://")
    }
}

/// Without what nobody else may know.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hosts: Vec<&str> = self
            .servers
            .iter()
            .map(|server| server.split_once("://").map_or(server.as_str(), |(_, host)| host))
            .collect();
        let scheme = if self.tls { "tls" } else { "nats" };
        write!(f, "{scheme}://{}/{}", hosts.join(","), self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_share_a_login_and_nobody_is_told_it() {
        let address: Address = "nats://mouse:cheese@a:4222,b,c/den".parse().expect("an address");
        assert_eq!(address.servers, ["nats://a:4222", "nats://b", "nats://c"]);
        assert_eq!(address.login, Some(("mouse".into(), "cheese".into())));
        assert_eq!(address.to_string(), "nats://a:4222,b,c/den");
        let plain: Address = "tls://a".parse().expect("an address");
        assert_eq!((plain.servers.len(), plain.name.as_str()), (1, DEFAULT_NAME));
        assert_eq!(plain.to_string(), "tls://a/barksburg");
    }

    #[test]
    fn what_is_no_address_is_none() {
        for bad in [
            "",
            "nats://",
            "http://a",
            "nats://a,,b",
            "nats://a/two words",
            "nats://a/b/c",
            "nats://mouse@a",
            "a,b",
        ] {
            assert_eq!(bad.parse::<Address>(), Err(BadAddress), "{bad}");
        }
    }
}
