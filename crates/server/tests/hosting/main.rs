//! What a server for many people promises whoever runs it.

mod bans;
#[path = "../common/mod.rs"]
mod common;
mod damage;
mod nodes;
mod people;
mod scale;
mod seal;
mod storage;
#[cfg(target_os = "linux")]
mod threads;
