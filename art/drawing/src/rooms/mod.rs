//! The sixteen rooms, one small file each.

mod castle;
mod walls;

use crate::room::Room;

/// A function that draws a room.
pub type DrawRoom = fn() -> Room;

/// Every side: its file and what draws it.
pub const ALL: &[(&str, DrawRoom)] = &[
    ("01-courtyard.svg", castle::courtyard::draw),
    ("02-tunnel-entrance.svg", walls::tunnel_entrance::draw),
    ("03-kitchen.svg", castle::kitchen::draw),
    ("04-kitchen-tunnels.svg", walls::kitchen_tunnels::draw),
    ("05-guard-room.svg", castle::guard_room::draw),
    ("06-sewer.svg", walls::sewer::draw),
    ("07-dining-hall.svg", castle::dining_hall::draw),
    ("08-dining-tunnels.svg", walls::dining_tunnels::draw),
    ("09-alchemist.svg", castle::alchemist::draw),
    ("10-crystal-tunnels.svg", walls::crystal_tunnels::draw),
    ("11-kings-chamber.svg", castle::kings_chamber::draw),
    ("12-kings-tunnels.svg", walls::kings_tunnels::draw),
    ("13-queens-chamber.svg", castle::queens_chamber::draw),
    ("14-forge.svg", walls::forge::draw),
    ("15-pipes.svg", castle::pipes::draw),
    ("16-sewer-drain-pipe.svg", walls::sewer_drain_pipe::draw),
];
