//! The ways behind the walls: the blue sides.

pub(super) mod crystal_tunnels;
pub(super) mod dining_tunnels;
pub(super) mod forge;
pub(super) mod kings_tunnels;
pub(super) mod kitchen_tunnels;
pub(super) mod sewer;
pub(super) mod sewer_drain_pipe;
pub(super) mod tunnel_entrance;
