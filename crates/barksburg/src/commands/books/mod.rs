//! `barksburg pack`, `install` and `publish`: story books that travel.

pub(crate) mod publish;

use crate::commands::hosting;
use crate::speech::{self, say};
use crate::trouble;
use anyhow::{Result, anyhow};
use clap::Args as ClapArgs;
use content::{BadPackage, Package, Sources};
use std::path::{Path, PathBuf};
use store::{Drawer, SqliteStore, Store as _};
use words::Lang;

#[derive(ClapArgs)]
pub(crate) struct PackArgs {
    #[arg(value_name = "path")]
    path: PathBuf,
    #[arg(long = "in", value_name = "folder", default_value = ".")]
    folder: PathBuf,
}

#[derive(ClapArgs)]
pub(crate) struct InstallArgs {
    #[arg(value_name = "file")]
    file: PathBuf,
    #[arg(long, value_name = "folder")]
    data: Option<PathBuf>,
}

/// Writes a book as one file; what the check refuses is not packed.
pub(crate) fn pack(args: &PackArgs, lang: Lang) -> Result<bool> {
    let files = Sources::from_dir(&args.path).map_err(|e| speech::unreadable(lang, &args.path, &e))?;
    let package = Package::of(files, &content::built_in()).map_err(|bad| refused(lang, &args.path, &bad))?;
    print!("{}", speech::report(lang, &package.warnings, &package.files));
    let bytes = content::pack(&package.files).map_err(|bad| refused(lang, &args.path, &bad))?;
    // Whatever is packed can be installed: it is read back before it is written.
    Package::read(&bytes, &content::built_in()).map_err(|bad| refused(lang, &args.path, &bad))?;
    let file = args.folder.join(format!("{}.{}", package.name, store::save::EXTENSION));
    std::fs::write(&file, &bytes).map_err(|e| speech::unwritable(lang, &file, &e))?;
    let size = bytes.len().div_ceil(1024).to_string();
    let with = [("file", &*file.display().to_string()), ("size", &*size)];
    println!("{}", say(lang, "program-packed", &with));
    Ok(true)
}

/// Puts a packed book into a data folder.
pub(crate) fn install(args: &InstallArgs, lang: Lang) -> Result<bool> {
    let bytes = std::fs::read(&args.file).map_err(|e| speech::unreadable(lang, &args.file, &e))?;
    let package =
        Package::read(&bytes, &content::built_in()).map_err(|bad| refused(lang, &args.file, &bad))?;
    print!("{}", speech::report(lang, &package.warnings, &package.files));
    let folder = hosting::folder(args.data.as_ref());
    let kept = SqliteStore::open(&folder).and_then(|store| store.keep(Drawer::Books, &package.key(), &bytes));
    let new = kept.map_err(|e| anyhow!(trouble::store(lang, &e)))?;
    hosting::hand_over(&folder, lang)?;
    let key = if new { "program-installed" } else { "program-installed-before" };
    println!("{}", say(lang, key, &[("name", &package.key()), ("folder", &folder.display().to_string())]));
    Ok(true)
}

/// Why a book is not taken.
fn refused(lang: Lang, file: &Path, bad: &BadPackage) -> anyhow::Error {
    let why = match bad {
        BadPackage::NoZip(_) => say(lang, "package-no-zip", &[]),
        BadPackage::TooLarge { what, limit } => {
            say(lang, "package-too-large", &[("what", what), ("limit", &limit.to_string())])
        }
        BadPackage::Path(name) => say(lang, "package-path", &[("name", name)]),
        BadPackage::Kind(name) => say(lang, "package-kind", &[("name", name)]),
        BadPackage::NoBook => say(lang, "package-no-book", &[]),
        BadPackage::Unsaid(what) => say(lang, "package-unsaid", &[("what", what)]),
        BadPackage::Imitates(name) => say(lang, "package-imitates", &[("name", name)]),
        BadPackage::Words(name) => say(lang, "package-words", &[("name", name)]),
        BadPackage::Drawing(name) => say(lang, "package-drawing", &[("name", name)]),
        BadPackage::Newer(name) => say(lang, "package-newer", &[("name", name)]),
        BadPackage::Mistakes(found, files) => {
            print!("{}", speech::report(lang, found, files));
            speech::count(lang, "package-mistakes", &[("n", found.len())])
        }
    };
    anyhow!(say(lang, "program-package-refused", &[("file", &file.display().to_string()), ("why", &why)]))
}
