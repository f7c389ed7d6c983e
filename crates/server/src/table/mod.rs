//! One table: its session in memory, its records in the store, and everybody who has it open.

mod here;
mod live;
mod mind;
mod not_done;
mod stored;
mod thinking;

pub(crate) use here::Here;
pub(crate) use live::Joined;
pub use live::{Done, SessionGuard, Table};
pub use not_done::NotDone;
pub use stored::{BadExport, read_export};
pub(crate) use stored::{entries, fold, in_party, new_record};
pub(crate) use thinking::HintJob;
