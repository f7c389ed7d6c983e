//! `barksburg check`: findings of a book, a folder or a lone file.

mod sarif;

use crate::{book, speech};
use anyhow::Result;
use clap::{Args as ClapArgs, ValueEnum};
use content::Severity;
use serde_json::json;
use std::path::{Path, PathBuf};
use words::Lang;

/// The form of the report in JSON: a higher number is one that older readers may not understand.
const REPORT: u32 = 1;

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
    Sarif,
}

pub(crate) fn run(args: &Args, folder: Option<&Path>, lang: Lang) -> Result<bool> {
    let opened = book::open_on(args.path.as_deref(), folder, lang)?;
    let loaded = opened.load();
    let shown = opened.all();
    let count = |severity| loaded.diagnostics.iter().filter(|d| d.severity == severity).count();
    let errors = count(Severity::Error);
    let told = || speech::findings(lang, &loaded.diagnostics, &shown, opened.own());
    match args.format {
        Format::Json => {
            let (warnings, advice) = (count(Severity::Warning), count(Severity::Advice));
            let report = json!({
                "report": REPORT,
                "errors": errors,
                "warnings": warnings,
                "advice": advice,
                "findings": told(),
            });
            println!("{}", serde_json::to_string_pretty(&report)?);
        }
        Format::Sarif => println!("{}", serde_json::to_string_pretty(&sarif::log(&told()))?),
        Format::Text => {
            print!("{}", speech::report(lang, &loaded.diagnostics, &shown));
            let warnings = count(Severity::Warning);
            let advice = loaded.diagnostics.len() - errors - warnings;
            let found = [("errors", errors), ("warnings", warnings), ("advice", advice)];
            println!("{}", speech::count(lang, "program-check", &found));
        }
    }
    Ok(errors == 0)
}
