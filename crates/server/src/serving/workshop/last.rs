//! What was simulated last, so that the workshop can open one of its games by number.

use crate::config::data_folder;
use serde::{Deserialize, Serialize};
use std::path::Path;

/// The name of the file in the data folder.
const FILE: &str = "last-simulation.json";

/// The last `barksburg simulate --strange`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastSimulation {
    /// The chapter.
    pub chapter: String,
    /// Who played.
    pub policies: String,
    /// How many games.
    pub games: u64,
    /// Their seed.
    pub seed: u64,
    /// The party, or `any`.
    pub party: String,
    /// The numbers of strange games.
    pub strange: Vec<u64>,
}

impl LastSimulation {
    /// Writes it down in a data folder.
    pub fn remember(&self, folder: &Path) -> std::io::Result<()> {
        std::fs::create_dir_all(folder)?;
        std::fs::write(folder.join(FILE), serde_json::to_vec_pretty(self)?)
    }

    /// What is written in the server's folder, or in the usual one.
    pub(super) fn recall(folder: Option<&Path>) -> Option<LastSimulation> {
        let read = |folder: &Path| serde_json::from_slice(&std::fs::read(folder.join(FILE)).ok()?).ok();
        folder.and_then(read).or_else(|| read(&data_folder()))
    }
}
