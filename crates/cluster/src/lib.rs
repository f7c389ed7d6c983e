//! The store of several servers: tables in the streams of NATS JetStream.
//!
//! Every node holds what all deeds so far come to ([`store::Shelf`]) and follows the streams, so reading never asks the
//! network. **One append is one message** on the table's own subject, `NAME.t.K.ID`; creating, renaming, seats, codes and
//! deletion are messages on the same subject: one order and no transactions.
//!
//! # The rule of revisions
//! A message says which step of its table it is. It **counts only if that is the last one plus one**; everybody skips the
//! rest, so everybody has the same table whatever the servers let through. Whoever writes names the last message they know,
//! which the servers check as well, and waits until their own follower has read as far as the servers' answer says: only
//! then it is known whether the message counted. Nothing counts twice, so after a silence the same message is sent again.
//!
//! Whoever wrote a step had read the one before it. So a reader that meets a step too far ahead has missed something; it
//! reads that table again from the leader, and writes nothing to it before.
//!
//! # Who hears nothing
//! Each node publishes a beat per stream every second and reads it back. A node that does not hear itself for three
//! seconds goes to another server.

mod address;
mod asking;
mod drawers;
mod fold;
mod following;
mod links;
mod message;
mod setup;
mod store_impl;
#[doc(hidden)]
pub mod testing;
mod writing;

pub use address::{Address, BadAddress, DEFAULT_NAME};
pub use links::OLDEST;
pub use setup::{SCHEMA, create};
pub use store_impl::NatsStore;
