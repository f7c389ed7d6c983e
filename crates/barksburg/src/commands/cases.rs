//! `barksburg scenario` and `barksburg conformance`.

use crate::{book, speech};
use anyhow::Result;
use clap::Args;
use content::Diagnostic;
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

/// Prints what was found, with the title of its case if that is known.
fn report(lang: Lang, sources: &content::Sources, title: &str, found: &Diagnostic) {
    let text = speech::report(lang, std::slice::from_ref(found), sources);
    if title.is_empty() {
        print!("{text}");
    } else {
        println!("{}", speech::say(lang, "program-case-in", &[("title", title)]));
        print!("{text}");
    }
}

/// How many cases passed and how many failed.
fn counted(lang: Lang, passed: usize, failed: usize) -> String {
    speech::count(lang, "program-cases-done", &[("passed", passed), ("failed", failed)])
}

/// The book in whose folder cases lie, if they do.
fn book_of(cases: &Path) -> Option<PathBuf> {
    let above = cases.ancestors().map(|at| if at.as_os_str().is_empty() { Path::new(".") } else { at });
    above.filter(|at| at.join("book.kdl").is_file()).map(Path::to_path_buf).next()
}

pub(crate) fn scenario(args: &ScenarioArgs, folder: Option<&Path>, lang: Lang) -> Result<bool> {
    // Cases of a book are about that book.
    let own = args.files.first().filter(|_| folder.is_none()).and_then(|path| book_of(path));
    let loaded = book::load(folder.or(own.as_deref()), lang)?;
    let books = loaded.shelf();
    let definitions = loaded
        .first()
        .expect(book::SOUND)
        .rules
        .iter()
        .filter(|r| r.kind == content::RuleKind::Definition)
        .map(|r| r.id.clone())
        .collect();
    let (mut passed, mut failed) = (0, 0);
    for path in &args.files {
        for (name, text) in read_folder(path, lang)? {
            let file = scenario::read_cases(&books, &name, &text);
            let written = text.lines().filter(|line| line.starts_with("case ")).count();
            let sources = content::Sources::from_pairs([(name.clone(), text)]);
            for found in &file.found {
                report(lang, &sources, "", found);
            }
            if !file.found.is_empty() {
                // Those that could not be read, and at least the file.
                failed += written.saturating_sub(file.cases.len()).max(1);
            }
            for case in &file.cases {
                let result = scenario::run_case(case, &definitions);
                if result.failures.is_empty() {
                    passed += 1;
                } else {
                    failed += 1;
                }
                for found in &result.failures {
                    report(lang, &sources, &case.title, found);
                }
                if args.cited {
                    let cited: Vec<&str> = result.cited.iter().map(String::as_str).collect();
                    let with = [("title", &*case.title), ("rules", &*cited.join(" "))];
                    let text = sources.get(&name).unwrap_or_default();
                    let (line, _) = content::diagnostic::line_and_column(text, case.span().start);
                    println!("{name}:{line}: {}", speech::say(lang, "program-case-cites", &with));
                }
            }
        }
    }
    if passed + failed == 0 {
        anyhow::bail!(speech::say(lang, "program-no-cases", &[]));
    }
    println!("{}", counted(lang, passed, failed));
    Ok(failed == 0)
}

pub(crate) fn conformance(args: &ConformanceArgs, folder: Option<&Path>, lang: Lang) -> Result<bool> {
    let loaded = book::load(folder, lang)?;
    let books = loaded.shelf();
    let rules = &loaded.first().expect(book::SOUND).rules;
    let texts = match &args.cases {
        Some(path) => read_folder(path, lang)?,
        None => book::cases(),
    };
    let files: Vec<_> = texts.iter().map(|(name, text)| scenario::read_cases(&books, name, text)).collect();
    let sources = content::Sources::from_pairs(texts);
    let total: usize = files.iter().map(|f| f.cases.len()).sum();
    let bar =
        if std::io::stderr().is_terminal() { ProgressBar::new(total as u64) } else { ProgressBar::hidden() };
    let running = speech::say(lang, "program-cases-running", &[("done", "{pos}"), ("all", "{len}")]);
    bar.set_style(
        ProgressStyle::with_template(&format!("{{bar:30}} {running}"))
            .unwrap_or_else(|_| ProgressStyle::default_bar()),
    );
    let found = scenario::conformance(rules, &files, |n| bar.set_position(n as u64));
    bar.finish_and_clear();
    for (title, found) in &found.failed {
        report(lang, &sources, title, found);
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
