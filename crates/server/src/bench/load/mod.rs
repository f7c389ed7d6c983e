//! A crowd: choices that come when they come, whether or not the server keeps up with them.
//!
//! The server runs in processes of its own; this one plays everybody else. When each choice is to be made is settled
//! beforehand (an *open loop*), and its time counts from that moment: while the server is held up the choices meant for
//! that time wait as people would, and every one of them tells of it. Whoever sends the next request only after the last
//! answer would leave them out, and find one slow answer where there were a thousand.

mod crowd;
mod figures;
mod house;
mod post;
mod process;
mod tab;

pub use crowd::run as load;
pub use figures::{LoadFigures, LoadSecond, NodeSecond, Times};
pub use house::{LoadHouse, lost as load_lost, prepare as prepare_load};

use serde::Serialize;
use std::net::SocketAddr;

/// What the crowd does.
#[derive(Clone, Debug, Serialize)]
pub struct LoadPlan {
    /// Tables in mid-chapter.
    pub tables: usize,
    /// Tabs that are open at so many of them at any time. Whoever has one plays; now and then somebody leaves, and another
    /// table is opened where nobody was.
    pub streams: usize,
    /// Choices a second, all of them together, at any time as likely as at any other.
    pub rate: u32,
    /// Seconds before anything counts: tables wake, caches fill.
    pub warm: u64,
    /// Seconds that count.
    pub seconds: u64,
}

impl LoadPlan {
    /// Everything at once, without the streams and choices themselves.
    pub fn whole_seconds(&self) -> u64 {
        self.warm + self.seconds
    }
}

/// A server of the house.
#[derive(Clone, Copy, Debug)]
pub struct LoadNode {
    /// Where it listens.
    pub address: SocketAddr,
    /// Its process, whose memory and time are read.
    pub process: u32,
}
