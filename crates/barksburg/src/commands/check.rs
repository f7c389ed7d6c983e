//! `barksburg check`: findings of a book, a folder or a lone file.

use crate::book;
use anyhow::{Context, Result};
use clap::{Args as ClapArgs, ValueEnum};
use content::{Severity, Sources, diagnostic};
use std::path::{Path, PathBuf};

/// Arguments of `check`.
#[derive(ClapArgs)]
pub(crate) struct Args {
    /// A book, a folder or a lone file; nothing checks the built-in book.
    path: Option<PathBuf>,
    /// How findings are printed.
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// For people.
    Text,
    /// For tools.
    Json,
}

pub(crate) fn run(args: &Args, folder: Option<&Path>, lang: &str) -> Result<bool> {
    let lang = book::language(lang)?;
    let base = book::sources(folder)?;
    let (loaded, shown) = match &args.path {
        None => (content::load(&base), base.clone()),
        Some(path) => {
            let extra = Sources::from_dir(path).with_context(|| format!("cannot read {}", path.display()))?;
            // A whole content folder stands for itself; anything less leans on the built-in box.
            let whole = extra.get("rules.kdl").is_some();
            let loaded = if whole { content::load(&extra) } else { content::load_with(&base, &extra) };
            (loaded, extra.over(&base))
        }
    };
    let built_in = content::load(&base);
    let words = book::words(&built_in);
    let errors = loaded.diagnostics.iter().filter(|d| d.severity == Severity::Error).count();
    match args.format {
        Format::Json => println!("{}", serde_json::to_string_pretty(&loaded.diagnostics)?),
        Format::Text => {
            let say = |key: &str, given: &[(&str, String)]| {
                let args = given
                    .iter()
                    .fold(words::Args::new(), |args, (name, value)| args.text(*name, value.clone()));
                words.try_say(lang, key, &args).unwrap_or_default()
            };
            print!("{}", diagnostic::render(&loaded.diagnostics, &shown, &say));
            println!("{errors} errors, {} warnings", loaded.diagnostics.len() - errors);
        }
    }
    Ok(errors == 0)
}
