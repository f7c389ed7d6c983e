//! Networks by their address and the length of what is common to it.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

/// A network such as `10.0.0.0/8`, or one address alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    base: IpAddr,
    bits: u32,
}

/// What was to be a network is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no network; an address or a network is meant, such as 127.0.0.1 or 10.0.0.0/8")]
pub struct NoNetwork;

impl Network {
    /// Whether an address belongs to it. IPv4 is the same whichever way it comes.
    pub fn contains(&self, address: IpAddr) -> bool {
        match (self.base, address.to_canonical()) {
            (IpAddr::V4(base), IpAddr::V4(other)) => {
                let shift = 32 - self.bits;
                u32::from(base).checked_shr(shift) == u32::from(other).checked_shr(shift)
            }
            (IpAddr::V6(base), IpAddr::V6(other)) => same(base, other, self.bits),
            _ => false,
        }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.base, self.bits)
    }
}

fn same(base: Ipv6Addr, other: Ipv6Addr, bits: u32) -> bool {
    u128::from(base).checked_shr(128 - bits) == u128::from(other).checked_shr(128 - bits)
}

/// So many bits stand before an IPv4 address that is written as IPv6.
const MAPPED: u32 = 96;

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Network, NoNetwork> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse::<u32>().map_err(|_| NoNetwork)?)),
            None => (text, None),
        };
        let base: IpAddr = address.parse().map_err(|_| NoNetwork)?;
        let most = if base.is_ipv4() { 32 } else { 128 };
        let bits = bits.unwrap_or(most);
        if bits > most {
            return Err(NoNetwork);
        }
        // IPv4 in the way IPv6 writes it, as `contains` takes it.
        Ok(match base.to_canonical() {
            v4 @ IpAddr::V4(_) if base.is_ipv6() && bits >= MAPPED => {
                Network { base: v4, bits: bits - MAPPED }
            }
            _ => Network { base, bits },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_knows_its_addresses() {
        for (network, address, inside) in [
            ("127.0.0.1", "127.0.0.1", true),
            ("127.0.0.1", "::ffff:127.0.0.1", true),
            ("127.0.0.1", "127.0.0.2", false),
            ("10.0.0.0/8", "10.200.3.4", true),
            ("10.0.0.0/8", "11.0.0.1", false),
            ("192.168.7.9/24", "192.168.7.1", true),
            ("0.0.0.0/0", "203.0.113.9", true),
            ("0.0.0.0/0", "::1", false),
            ("::1", "::1", true),
            ("fd00::/8", "fd12:3456::1", true),
            ("fd00::/8", "fe80::1", false),
            ("2001:db8:1:2::/64", "2001:db8:1:2:ffff::1", true),
            ("2001:db8:1:2::/64", "2001:db8:1:3::1", false),
            ("::/0", "2001:db8::1", true),
            ("::ffff:203.0.113.9", "203.0.113.9", true),
            ("::ffff:203.0.113.9", "::ffff:203.0.113.8", false),
            ("::ffff:10.0.0.0/104", "10.9.8.7", true),
            ("::ffff:10.0.0.0/104", "11.9.8.7", false),
        ] {
            let network: Network = network.parse().expect(network);
            assert_eq!(
                network.contains(address.parse().expect("an address")),
                inside,
                "{network:?} {address}"
            );
        }
    }

    #[test]
    fn what_is_no_network_is_refused() {
        for text in
            ["", "home", "10.0.0.0/33", "::/129", "10.0.0.0/", "10.0.0/8", "10.0.0.0/-1", "127.0.0.1:80"]
        {
            assert_eq!(text.parse::<Network>(), Err(NoNetwork), "{text}");
        }
    }
}
