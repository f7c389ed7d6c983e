//! How much one address, or one table, may ask for.

mod bodies;
mod ebb;
mod house;
mod places;
mod queue;
mod rate;
mod thinkers;

pub(crate) use bodies::{Bodies, Room};
pub use ebb::Ebb;
pub(crate) use house::Guest;
pub use house::House;
pub(crate) use places::{Place, Places};
pub(crate) use queue::{Busy, Queue};
pub(crate) use rate::Limit;
pub(crate) use thinkers::{Thinkers, Wish};

use std::net::IpAddr;

/// Under which address somebody is counted: a household or a rented machine has all the 2^64 addresses of its network,
/// so IPv6 counts by /64.
pub(crate) fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(ip) => IpAddr::V6((u128::from(ip) >> 64 << 64).into()),
        v4 @ IpAddr::V4(_) => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_counts_as_one() {
        let at = |text: &str| counted(text.parse().expect("an address"));
        assert_eq!(at("2001:db8:1:2::1"), at("2001:db8:1:2:ffff:ffff:ffff:ffff"));
        assert_ne!(at("2001:db8:1:2::1"), at("2001:db8:1:3::1"));
        assert_eq!(at("::ffff:203.0.113.1"), at("203.0.113.1"));
        assert_ne!(at("203.0.113.1"), at("203.0.113.2"));
    }
}
