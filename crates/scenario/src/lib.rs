//! Cases: positions, loaded dice, choices and what must come of them.
//!
//! A case is a few lines of KDL that read like a rules question. It fails on a die left over, a die
//! missing, a choice the rules refuse, an expectation that does not hold, and when the engine never
//! cites a rule the case claims to prove.

mod case;
mod expect;
mod file;
mod position;
mod report;
mod run;
mod write;

pub use case::{Case, CaseError};
pub use file::{CaseFile, read_cases};
pub use report::{Conformance, conformance};
pub use run::{CaseResult, run_case};
pub use write::write_case;
