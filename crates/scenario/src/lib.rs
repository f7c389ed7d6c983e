//! Cases: positions, loaded dice, choices and what must come of them.
//!
//! A case is a few lines of KDL that read like a rules question. What it says is understood or refused
//! with its place ([`read_cases`], with the machinery that reads books). It fails on a die left over, a die
//! missing, a choice the rules refuse, an expectation that does not hold, and when the engine never
//! cites a rule the case claims to prove ([`run_case`]).

mod case;
mod read;
mod report;
mod run;
mod vocabulary;
mod write;

pub use case::Case;
pub use read::{CaseFile, read_cases};
pub use report::{Conformance, conformance};
pub use run::{CaseResult, run_case};
pub use write::write_case;
