//! `barksburg print`: a story book as one file to print, for a table with the box.

use crate::{speech, trouble};
use anyhow::{Result, bail};
use clap::Args as ClapArgs;
use std::path::{Path, PathBuf};
use words::Lang;

#[derive(ClapArgs)]
pub(crate) struct Args {
    #[arg(value_name = "story")]
    story: String,
    #[arg(long, value_name = "file")]
    out: PathBuf,
}

pub(crate) fn run(args: &Args, folder: Option<&Path>, lang: Lang) -> Result<bool> {
    let shelf = server::BookShelf::open(folder).map_err(|e| trouble::content_error(lang, folder, &e))?;
    let content = shelf.story(&args.story);
    let book =
        content.and_then(|content| web::story_book(&content.catalogue, &content.pictures, lang, &args.story));
    let Some(book) = book else {
        let known: Vec<&str> = shelf.own().iter().map(|content| content.story.as_str()).collect();
        let known = known.join(", ");
        bail!(speech::say(lang, "program-no-story", &[("wanted", &args.story), ("known", &known)]));
    };
    std::fs::write(&args.out, book).map_err(|e| speech::unwritable(lang, &args.out, &e))?;
    println!("{}", args.out.display());
    Ok(true)
}
