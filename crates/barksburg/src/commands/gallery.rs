//! `barksburg gallery`: the contact sheet as a folder to open in any browser.

use anyhow::{Context, Result};
use clap::Args as ClapArgs;
use std::path::{Path, PathBuf};

#[derive(ClapArgs)]
pub(crate) struct Args {
    #[arg(value_name = "folder")]
    out: PathBuf,
}

pub(crate) fn run(args: &Args, folder: Option<&Path>) -> Result<bool> {
    let library = server::Library::open(folder)?;
    for (path, bytes) in web::gallery_folder(&library.shelf, &library.pictures) {
        let file = args.out.join(path);
        if let Some(parent) = file.parent() {
            std::fs::create_dir_all(parent).with_context(|| format!("cannot make {}", parent.display()))?;
        }
        std::fs::write(&file, bytes).with_context(|| format!("cannot write {}", file.display()))?;
    }
    println!("{}", args.out.join("index.html").display());
    Ok(true)
}
