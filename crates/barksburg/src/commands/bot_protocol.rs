//! `barksburg bot-protocol`: games for programs, a line of JSON in and a line of JSON out.

use crate::book;
use anyhow::Result;
use clap::Args as ClapArgs;
use std::path::Path;
use words::Lang;

#[derive(ClapArgs)]
pub(crate) struct Args {}

pub(crate) fn run(_: &Args, folder: Option<&Path>, lang: Lang) -> Result<bool> {
    let books = book::load(folder, lang)?.books;
    let catalogues: Vec<_> = books.into_iter().map(view::Catalogue::new).collect();
    server::Conversation::new(catalogues.iter().collect())
        .run(std::io::stdin().lock(), std::io::stdout().lock())?;
    Ok(true)
}
