//! `barksburg backup`, `restore` and `verify`.

use super::{failed, folder, hand_over};
use crate::speech::{count, say};
use crate::trouble;
use anyhow::Result;
use clap::Args as ClapArgs;
use std::path::{Path, PathBuf};
use store::{SqliteStore, SqliteView};
use words::Lang;

#[derive(ClapArgs)]
pub(crate) struct BackupArgs {
    #[arg(value_name = "folder")]
    out: PathBuf,
    #[arg(long, value_name = "folder")]
    data: Option<PathBuf>,
}

#[derive(ClapArgs)]
pub(crate) struct RestoreArgs {
    #[arg(value_name = "folder")]
    backup: PathBuf,
    #[arg(long, value_name = "folder")]
    data: Option<PathBuf>,
}

#[derive(ClapArgs)]
pub(crate) struct VerifyArgs {
    #[arg(long, value_name = "folder")]
    data: Option<PathBuf>,
    #[arg(long, value_name = "number", default_value = "1")]
    every: usize,
}

/// A copy of the data folder, which may be in use.
pub(crate) fn backup(args: &BackupArgs, lang: Lang) -> Result<bool> {
    let view = SqliteView::open(&folder(args.data.as_ref())).map_err(|e| failed(lang, &e))?;
    if args.out.join(SqliteStore::FILE).exists() {
        let with = [("folder", &*args.out.display().to_string())];
        return Err(anyhow::anyhow!(say(lang, "program-backup-exists", &with)));
    }
    view.copy_to(&args.out).map_err(|e| failed(lang, &e))?;
    // What cannot be read back is no backup.
    let copy = SqliteView::open(&args.out).and_then(|copy| copy.check());
    copy.map_err(|e| failed(lang, &e))?;
    println!("{}", say(lang, "program-backup", &[("folder", &args.out.display().to_string())]));
    Ok(true)
}

/// A backup in the place of the data folder.
pub(crate) fn restore(args: &RestoreArgs, lang: Lang) -> Result<bool> {
    let data = folder(args.data.as_ref());
    let aside = SqliteStore::restore(&args.backup, &data).map_err(|e| failed(lang, &e))?;
    hand_over(&data, lang)?;
    println!("{}", say(lang, "program-restored", &[("folder", &data.display().to_string())]));
    if let Some(aside) = aside {
        println!("{}", say(lang, "program-restored-aside", &[("file", &aside.display().to_string())]));
    }
    Ok(true)
}

/// Reads everything and plays the games.
pub(crate) fn verify(args: &VerifyArgs, content: Option<&Path>, lang: Lang) -> Result<bool> {
    let shelf = server::BookShelf::open(content).map_err(|e| trouble::content_error(lang, content, &e))?;
    let verdict =
        server::verify(&folder(args.data.as_ref()), &shelf, args.every).map_err(|e| failed(lang, &e))?;
    let found = [
        ("games", verdict.games),
        ("books", verdict.books),
        ("records", usize::try_from(verdict.records).unwrap_or(usize::MAX)),
        ("played", verdict.played),
    ];
    println!("{}", count(lang, "program-verified", &found));
    for (table, record) in &verdict.damaged {
        let with = [("table", table.as_str()), ("number", &record.to_string())];
        println!("{}", say(lang, "program-store-record", &with));
    }
    for table in &verdict.unplayable {
        println!("{}", say(lang, "program-verified-unplayable", &[("table", table.as_str())]));
    }
    println!("{}", say(lang, if verdict.is_sound() { "program-sound" } else { "program-not-sound" }, &[]));
    Ok(verdict.is_sound())
}
