//! One module per command.

pub(crate) mod bench;
pub(crate) mod books;
pub(crate) mod bot_protocol;
pub(crate) mod cards;
pub(crate) mod cases;
pub(crate) mod check;
pub(crate) mod hosting;
pub(crate) mod lsp;
pub(crate) mod new_story;
pub(crate) mod paper;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod tiles;
pub(crate) mod words;
