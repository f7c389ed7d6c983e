//! Mice that play themselves, as a table shows them.

use serde::Serialize;
use session::Level;

/// What a table says about its companions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CompanionsView {
    /// The companion that has to decide.
    pub deciding: Option<DecidingView>,
    /// Companions wait until somebody lets them go on.
    pub waits: bool,
    /// Who made the last choice and why, if it was a companion.
    pub said: Option<(String, String)>,
    /// A decision waits for a player who is away.
    pub away: Option<AwayView>,
    /// Whether hints are given at this table.
    pub hints: bool,
    /// Mice that play themselves, by id, and how well.
    pub mice: Vec<(String, Level)>,
}

impl CompanionsView {
    /// How a mouse that plays itself does so.
    pub fn level(&self, mouse: &str) -> Option<Level> {
        self.mice.iter().find(|(id, _)| id == mouse).map(|(_, level)| *level)
    }
}

/// A companion that has to decide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DecidingView {
    /// Its mouse by id.
    pub mouse: String,
    /// Its mouse by name.
    pub name: String,
    /// How well it plays.
    pub level: Level,
    /// Whether the viewer may play this mouse instead.
    pub mine: bool,
}

/// Somebody everybody waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AwayView {
    /// The mouse by id.
    pub mouse: String,
    /// The mouse by name.
    pub name: String,
    /// The player; none for the host.
    pub player: Option<String>,
}
