//! `barksburg scenario` and `barksburg conformance`.

use crate::{book, speech};
use anyhow::Result;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use scenario::CaseError;
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

fn read_folder(path: &Path, lang: Lang) -> Result<Vec<(String, String)>> {
    let unreadable = |path: &Path, e: &std::io::Error| speech::unreadable(lang, path, e);
    let mut files = Vec::new();
    let mut paths: Vec<PathBuf> = if path.is_dir() {
        std::fs::read_dir(path)
            .map_err(|e| unreadable(path, &e))?
            .filter_map(|e| e.ok().map(|e| e.path()))
            .filter(|p| p.extension().is_some_and(|e| e == "kdl"))
            .collect()
    } else {
        vec![path.to_path_buf()]
    };
    paths.sort();
    for path in paths {
        let text = std::fs::read_to_string(&path).map_err(|e| unreadable(&path, &e))?;
        files.push((path.display().to_string(), text));
    }
    Ok(files)
}

/// Prints what is wrong in a file, with the title of the case if it is known.
fn report(lang: Lang, file: &str, title: &str, error: &CaseError) {
    println!("{file}:{}", error.told(&|key, with| speech::fill(lang, key, with)));
    if !title.is_empty() {
        println!("    {}", speech::say(lang, "program-case-in", &[("title", title)]));
    }
}

/// How many cases passed and how many failed.
fn counted(lang: Lang, passed: usize, failed: usize) -> String {
    speech::count(lang, "program-cases-done", &[("passed", passed), ("failed", failed)])
}

pub(crate) fn scenario(args: &ScenarioArgs, folder: Option<&Path>, lang: Lang) -> Result<bool> {
    let loaded = book::load(folder, lang)?;
    let book = loaded.book.expect(book::SOUND);
    let definitions = loaded
        .rules
        .iter()
        .filter(|r| r.kind == content::RuleKind::Definition)
        .map(|r| r.id.clone())
        .collect();
    let (mut passed, mut failed) = (0, 0);
    for path in &args.files {
        for (name, text) in read_folder(path, lang)? {
            let file = scenario::read_cases(&name, &text);
            for error in &file.errors {
                report(lang, &name, "", error);
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
                    report(lang, &name, &case.title, error);
                }
                if args.cited {
                    let cited: Vec<&str> = result.cited.iter().map(String::as_str).collect();
                    let with = [("title", &*case.title), ("rules", &*cited.join(" "))];
                    println!("{name}:{}: {}", case.line, speech::say(lang, "program-case-cites", &with));
                }
            }
        }
    }
    println!("{}", counted(lang, passed, failed));
    Ok(failed == 0)
}

pub(crate) fn conformance(args: &ConformanceArgs, folder: Option<&Path>, lang: Lang) -> Result<bool> {
    let loaded = book::load(folder, lang)?;
    let book = loaded.book.expect(book::SOUND);
    let texts = match &args.cases {
        Some(path) => read_folder(path, lang)?,
        None => book::cases(),
    };
    let files: Vec<_> = texts.iter().map(|(name, text)| scenario::read_cases(name, text)).collect();
    let total: usize = files.iter().map(|f| f.cases.len()).sum();
    let bar =
        if std::io::stderr().is_terminal() { ProgressBar::new(total as u64) } else { ProgressBar::hidden() };
    let running = speech::say(lang, "program-cases-running", &[("done", "{pos}"), ("all", "{len}")]);
    bar.set_style(
        ProgressStyle::with_template(&format!("{{bar:30}} {running}"))
            .unwrap_or_else(|_| ProgressStyle::default_bar()),
    );
    let found = scenario::conformance(&book, &loaded.rules, &files, |n| bar.set_position(n as u64));
    bar.finish_and_clear();
    for (file, title, error) in &found.failed {
        report(lang, file, title, error);
    }
    if !found.uncovered.is_empty() {
        let rules = found.uncovered.join(" ");
        println!("{}", speech::say(lang, "program-uncovered", &[("rules", &rules)]));
    }
    let covered = (found.total - found.uncovered.len()).to_string();
    let covered = [("covered", covered.as_str()), ("total", &found.total.to_string())];
    let covered = speech::say(lang, "program-covered", &covered);
    println!("{covered}, {}", counted(lang, found.passed, found.failed.len()));
    Ok(found.failed.is_empty() && (args.incomplete || found.uncovered.is_empty()))
}
