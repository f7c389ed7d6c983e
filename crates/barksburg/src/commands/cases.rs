//! `barksburg scenario` and `barksburg conformance`.

use crate::book;
use anyhow::{Context, Result};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use words::Lang;

#[derive(Args)]
pub(crate) struct ScenarioArgs {
    #[arg(required = true, value_name = "file")]
    files: Vec<PathBuf>,
    #[arg(long)]
    cited: bool,
}

#[derive(Args)]
pub(crate) struct ConformanceArgs {
    #[arg(long, value_name = "folder")]
    cases: Option<PathBuf>,
    #[arg(long)]
    incomplete: bool,
}

fn read_folder(path: &Path) -> Result<Vec<(String, String)>> {
    let mut files = Vec::new();
    let mut paths: Vec<PathBuf> = if path.is_dir() {
        std::fs::read_dir(path)
            .with_context(|| format!("cannot read {}", path.display()))?
            .filter_map(|e| e.ok().map(|e| e.path()))
            .filter(|p| p.extension().is_some_and(|e| e == "kdl"))
            .collect()
    } else {
        vec![path.to_path_buf()]
    };
    paths.sort();
    for path in paths {
        let text =
            std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        files.push((path.display().to_string(), text));
    }
    Ok(files)
}

pub(crate) fn scenario(args: &ScenarioArgs, folder: Option<&Path>, lang: Lang) -> Result<bool> {
    let loaded = book::load(folder, lang)?;
    let book = loaded.book.context("the book has errors")?;
    let definitions = loaded
        .rules
        .iter()
        .filter(|r| r.kind == content::RuleKind::Definition)
        .map(|r| r.id.clone())
        .collect();
    let (mut passed, mut failed) = (0, 0);
    for path in &args.files {
        for (name, text) in read_folder(path)? {
            let file = scenario::read_cases(&name, &text);
            for error in &file.errors {
                println!("{name}:{error}");
                failed += 1;
            }
            for case in &file.cases {
                let result = scenario::run_case(&book, case, &definitions);
                if result.failures.is_empty() {
                    passed += 1;
                } else {
                    failed += 1;
                }
                for error in &result.failures {
                    println!("{name}:{error}\n    in \"{}\"", case.title);
                }
                if args.cited {
                    let cited: Vec<&str> = result.cited.iter().map(String::as_str).collect();
                    println!("{name}:{}: \"{}\" cites {}", case.line, case.title, cited.join(" "));
                }
            }
        }
    }
    println!("{passed} passed, {failed} failed");
    Ok(failed == 0)
}

pub(crate) fn conformance(args: &ConformanceArgs, folder: Option<&Path>, lang: Lang) -> Result<bool> {
    let loaded = book::load(folder, lang)?;
    let book = loaded.book.context("the book has errors")?;
    let texts = match &args.cases {
        Some(path) => read_folder(path)?,
        None => book::cases(),
    };
    let files: Vec<_> = texts.iter().map(|(name, text)| scenario::read_cases(name, text)).collect();
    let total: usize = files.iter().map(|f| f.cases.len()).sum();
    let bar =
        if std::io::stderr().is_terminal() { ProgressBar::new(total as u64) } else { ProgressBar::hidden() };
    bar.set_style(
        ProgressStyle::with_template("{bar:30} {pos}/{len} cases")
            .unwrap_or_else(|_| ProgressStyle::default_bar()),
    );
    let report = scenario::conformance(&book, &loaded.rules, &files, |n| bar.set_position(n as u64));
    bar.finish_and_clear();
    for (file, title, error) in &report.failed {
        println!("{file}:{error}\n    in \"{title}\"");
    }
    if !report.uncovered.is_empty() {
        println!("not covered: {}", report.uncovered.join(" "));
    }
    println!("{}", report.summary());
    Ok(report.failed.is_empty() && (args.incomplete || report.uncovered.is_empty()))
}
