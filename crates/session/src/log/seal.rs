//! What is promised about a seed at the start, so that anyone can check it at the end.

use engine::saving::hex;
use sha2::{Digest, Sha256};

/// A seed and what was promised about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeedCommitment {
    /// What was sealed together with the seed: the seed follows right after it.
    pub words: String,
    /// The seed.
    pub seed: String,
    /// SHA-256 of both, shown from the start; none if somebody chose the seed.
    pub commitment: Option<String>,
}

impl SeedCommitment {
    /// Seals a seed; an open one was typed in by hand, so that nothing is promised about it.
    pub(crate) fn new(words: String, seed: String, open: bool) -> SeedCommitment {
        let commitment = (!open).then(|| hex(&Sha256::digest(format!("{words}{seed}").as_bytes())));
        SeedCommitment { words, seed, commitment }
    }
}
