//! Games: begun, copied, and as files.

pub(crate) mod books;
pub(crate) mod create;
pub(crate) mod files;
