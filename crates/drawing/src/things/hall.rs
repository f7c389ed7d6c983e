//! Chambers and halls.
