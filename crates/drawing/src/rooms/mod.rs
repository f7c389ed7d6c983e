//! The sixteen rooms, one small file each.

use crate::room::Room;

mod courtyard;
mod guard_room;
mod kitchen;
mod kitchen_tunnels;
mod sewer;
mod tunnel_entrance;

/// A function that draws a room.
pub type Draw = fn() -> Room;

/// Every side: its file and what draws it.
pub const ALL: &[(&str, Draw)] = &[
    ("01-courtyard.svg", courtyard::draw),
    ("02-tunnel-entrance.svg", tunnel_entrance::draw),
    ("03-kitchen.svg", kitchen::draw),
    ("04-kitchen-tunnels.svg", kitchen_tunnels::draw),
    ("05-guard-room.svg", guard_room::draw),
    ("06-sewer.svg", sewer::draw),
];
