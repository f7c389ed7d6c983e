//! The sixteen rooms, one small file each.

use crate::room::Room;

mod alchemist;
mod courtyard;
mod crystal_tunnels;
mod dining_hall;
mod dining_tunnels;
mod forge;
mod guard_room;
mod kings_chamber;
mod kings_tunnels;
mod kitchen;
mod kitchen_tunnels;
mod pipes;
mod queens_chamber;
mod sewer;
mod sewer_drain_pipe;
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
    ("07-dining-hall.svg", dining_hall::draw),
    ("08-dining-tunnels.svg", dining_tunnels::draw),
    ("09-alchemist.svg", alchemist::draw),
    ("10-crystal-tunnels.svg", crystal_tunnels::draw),
    ("11-kings-chamber.svg", kings_chamber::draw),
    ("12-kings-tunnels.svg", kings_tunnels::draw),
    ("13-queens-chamber.svg", queens_chamber::draw),
    ("14-forge.svg", forge::draw),
    ("15-pipes.svg", pipes::draw),
    ("16-sewer-drain-pipe.svg", sewer_drain_pipe::draw),
];
