//! `barksburg lsp`: the language server that an editor starts.

use anyhow::Result;
use clap::Args as ClapArgs;
use std::path::Path;
use words::Lang;

#[derive(ClapArgs)]
pub(crate) struct Args {
    // Editors say how they want to talk; there is only this way.
    #[arg(long)]
    stdio: bool,
}

/// Speaks the language a call asks for, else the editor's.
pub(crate) fn run(args: &Args, folder: Option<&Path>, asked: Option<Lang>) -> Result<bool> {
    let Args { stdio: _ } = args;
    lsp::serve(asked, folder.map(Path::to_path_buf))?;
    Ok(true)
}
