//! One table: its session in memory, its records in the store, and everybody who has it open.

mod aside;
mod following;
mod here;
mod live;
mod mind;
mod not_done;
mod stored;
mod thinking;
mod whispers;

pub(crate) use aside::{Aside, aside, is_there, looked_again, refreshed};
pub(crate) use here::Here;
pub use live::{Done, SessionGuard, Table};
pub(crate) use live::{Joined, bring, bring_with};
pub(crate) use mind::settle_tie;
pub use not_done::NotDone;
pub use stored::{BadExport, read_edition, read_export};
pub(crate) use stored::{attach, detach, entries, entry, fold, in_party, intact, new_record};
pub(crate) use thinking::HintJob;
