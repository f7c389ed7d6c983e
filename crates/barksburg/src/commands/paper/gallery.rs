//! `barksburg gallery`: the contact sheet as a folder to open in any browser.

use crate::{speech, trouble};
use anyhow::Result;
use clap::Args as ClapArgs;
use std::path::{Path, PathBuf};
use words::Lang;

#[derive(ClapArgs)]
pub(crate) struct Args {
    #[arg(value_name = "folder")]
    out: PathBuf,
}

pub(crate) fn run(args: &Args, folder: Option<&Path>, lang: Lang) -> Result<bool> {
    let shelf = server::BookShelf::open(folder).map_err(|e| trouble::content_error(lang, folder, &e))?;
    let content = shelf.front();
    for (path, bytes) in web::gallery_folder(&content.catalogue, &content.pictures) {
        let file = args.out.join(path);
        if let Some(parent) = file.parent() {
            std::fs::create_dir_all(parent).map_err(|e| speech::unwritable(lang, parent, &e))?;
        }
        std::fs::write(&file, bytes).map_err(|e| speech::unwritable(lang, &file, &e))?;
    }
    println!("{}", args.out.join("index.html").display());
    Ok(true)
}
