//! `barksburg check`: findings of a book with its cases, a folder or a lone file.

mod sarif;

use crate::{book, speech};
use anyhow::Result;
use clap::{Args as ClapArgs, ValueEnum};
use content::{Severity, Sources};
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
    let cases = args.path.as_deref().map(Sources::cases_of).transpose()?.unwrap_or_default();
    let shown = cases.over(&opened.all());
    let mut found = loaded.diagnostics.clone();
    // What cases say is understood only beside a sound book.
    if !loaded.has_errors() {
        let books = loaded.shelf();
        found.extend(cases.iter().flat_map(|(path, text)| scenario::read_cases(&books, path, text).found));
        found.sort_by_key(|finding| finding.severity);
    }
    let count = |severity| found.iter().filter(|d| d.severity == severity).count();
    let errors = count(Severity::Error);
    let told = || speech::findings(lang, &found, &shown, &cases.over(opened.own()));
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
            print!("{}", speech::report(lang, &found, &shown));
            let warnings = count(Severity::Warning);
            let advice = found.len() - errors - warnings;
            let counted = [("errors", errors), ("warnings", warnings), ("advice", advice)];
            println!("{}", speech::count(lang, "program-check", &counted));
        }
    }
    Ok(errors == 0)
}
