//! What people see and do at a table.

pub(crate) mod chat;
pub(crate) mod choose;
pub(crate) mod companions;
pub(crate) mod hints;
pub(crate) mod pages;
pub(crate) mod stream;

pub(crate) use companions::may_cast;
