//! `barksburg check`: findings of a book, a folder or a lone file.

use crate::{book, speech};
use anyhow::Result;
use clap::{Args as ClapArgs, ValueEnum};
use content::Severity;
use std::path::{Path, PathBuf};
use words::Lang;

#[derive(ClapArgs)]
pub(crate) struct Args {
    #[arg(value_name = "path")]
    path: Option<PathBuf>,
    #[arg(long, value_name = "format", value_enum, default_value = "text")]
    format: Format,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    Text,
    Json,
}

pub(crate) fn run(args: &Args, folder: Option<&Path>, lang: Lang) -> Result<bool> {
    let opened = book::open_on(args.path.as_deref(), folder, lang)?;
    let loaded = opened.load();
    let shown = opened.all();
    let errors = loaded.diagnostics.iter().filter(|d| d.severity == Severity::Error).count();
    match args.format {
        Format::Json => println!("{}", serde_json::to_string_pretty(&loaded.diagnostics)?),
        Format::Text => {
            print!("{}", speech::report(lang, &loaded.diagnostics, &shown));
            let warnings = loaded.diagnostics.iter().filter(|d| d.severity == Severity::Warning).count();
            let advice = loaded.diagnostics.len() - errors - warnings;
            let found = [("errors", errors), ("warnings", warnings), ("advice", advice)];
            println!("{}", speech::count(lang, "program-check", &found));
        }
    }
    Ok(errors == 0)
}
