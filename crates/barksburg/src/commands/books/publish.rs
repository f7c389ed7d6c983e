//! `barksburg publish`: a catalogue that any web server can serve.

use super::refused;
use crate::speech::{self, say};
use anyhow::{Result, anyhow};
use clap::Args as ClapArgs;
use content::{BookList, CATALOGUE_INDEX, ListedBook, Package};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use words::Lang;

/// The style of the pages, under this name beside them.
const STYLE: &str = "catalogue.css";

#[derive(ClapArgs)]
pub(crate) struct Args {
    #[arg(value_name = "folder")]
    folder: PathBuf,
    #[arg(long = "in", value_name = "folder", default_value = "catalogue")]
    to: PathBuf,
    #[arg(long, value_name = "number", default_value_t = 40, value_parser = clap::value_parser!(u64).range(..=10_000))]
    games: u64,
}

/// Writes a list, a page for each language, and all packages of a folder beside them.
pub(crate) fn run(args: &Args, lang: Lang) -> Result<bool> {
    let files = packages(&args.folder).map_err(|e| speech::unreadable(lang, &args.folder, &e))?;
    if files.is_empty() {
        let folder = args.folder.display().to_string();
        return Err(anyhow!(say(lang, "program-publish-nothing", &[("folder", &folder)])));
    }
    let mut listed = Vec::new();
    let mut seen: BTreeMap<String, (PathBuf, String)> = BTreeMap::new();
    let mut written: Vec<(String, Vec<u8>)> = Vec::new();
    for file in files {
        let bytes = std::fs::read(&file).map_err(|e| speech::unreadable(lang, &file, &e))?;
        let package =
            Package::read(&bytes, &content::built_in()).map_err(|bad| refused(lang, &file, &bad))?;
        let mut book = ListedBook::of(&package, &bytes);
        if let Some((other, sum)) = seen.get(&book.key()) {
            if *sum == book.sha256 {
                continue;
            }
            let (file, other) = (file.display().to_string(), other.display().to_string());
            return Err(anyhow!(say(lang, "program-publish-twice", &[("file", &file), ("other", &other)])));
        }
        measure(&package, &mut book, args.games);
        seen.insert(book.key(), (file, book.sha256.clone()));
        written.extend(book.picture.clone().zip(package.picture().map(String::into_bytes)));
        written.push((book.file.clone(), bytes));
        listed.push(book);
    }
    let list = BookList::new(listed);
    let count = list.newest().count();
    let page = |lang: Lang| match lang {
        Lang::En => "index.html".to_string(),
        other => format!("{other}.html"),
    };
    for lang in Lang::ALL {
        let text = web::catalogue_page(speech::words(), lang, &list, &page).into_string();
        written.push((page(lang), text.into_bytes()));
    }
    let style = web::static_file("catalogue/catalogue.css").expect("it is built in");
    written.push((STYLE.to_string(), style.bytes.to_vec()));
    // The list comes last: whoever reads it finds all that it names.
    written.push((CATALOGUE_INDEX.to_string(), serde_json::to_vec_pretty(&list)?));
    std::fs::create_dir_all(&args.to).map_err(|e| speech::unwritable(lang, &args.to, &e))?;
    for (name, bytes) in written {
        let path = args.to.join(name);
        std::fs::write(&path, bytes).map_err(|e| speech::unwritable(lang, &path, &e))?;
    }
    let with = words::Args::new().text("folder", args.to.display().to_string()).num("n", count as i64);
    println!("{}", speech::words().say(lang, "program-published", &with));
    Ok(true)
}

/// All packages of a folder, in the order of their names.
fn packages(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end == store::save::EXTENSION) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// Plays games of each chapter: what a catalogue says about how hard a book is was seen, not claimed.
fn measure(package: &Package, book: &mut ListedBook, games: u64) {
    for chapter in &mut book.chapters {
        let plan = sim::Plan::new(&package.story.book, &chapter.name, "sensible", games, 1);
        let won = plan.and_then(|plan| sim::won_in(&package.story.book, &plan, 0..games));
        if let Ok(won) = won {
            (chapter.games, chapter.won) = (games, won);
        }
    }
}
