//! The language server for story books: errors while typing, words with their explanation, and every name's way through all kinds
//! of files.
//!
//! It knows nothing about books by itself. [`content::Desk`] reads the files with the readers of `barksburg check`, and
//! [`scenario::read_cases`] those of cases; both note which name stands where and, for a word that they do not know, what they
//! would have taken instead.

mod answers;
mod books;
mod cases;
mod convert;
mod guide;
mod server;
mod speech;

use anyhow::Result;
use lsp_server::Connection;
use std::path::PathBuf;
use words::Lang;

/// Serves one editor over standard input and output until it says goodbye. Without a language the editor's is spoken; books lean
/// on this content, or on what is built in.
pub fn serve(lang: Option<Lang>, content: Option<PathBuf>) -> Result<()> {
    let (connection, threads) = Connection::stdio();
    server::run(connection, lang, content)?;
    threads.join()?;
    Ok(())
}
