//! `barksburg simulate`: many games at once, summarised; comparisons, health checks of a story, strength and balance.

mod asked;
mod laboratory;
mod strange;

pub(crate) use asked::Args;

use crate::book;
use crate::speech;
use anyhow::{Context, Result, bail};
use asked::{bar, option, plan, told};
use engine::Book;
use sim::{FillingValue, Plan, PlanError, Summary, Tongue};
use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;
use words::Lang;

pub(crate) fn run(args: &Args, folder: Option<&Path>, lang: Lang) -> Result<bool> {
    let loaded = book::load(folder, lang)?;
    let words = speech::words_of(&loaded);
    let speech = |key: &str, with: &[(&'static str, FillingValue)]| {
        let args = with.iter().fold(words::Args::new(), |args, (name, value)| match value {
            FillingValue::Number(n) => args.num(*name, *n),
            FillingValue::Text(text) => args.text(*name, text.clone()),
        });
        // A folder of somebody's own content need not hold the laboratory's words.
        words.try_say(lang, key, &args).or_else(|| speech::words().try_say(lang, key, &args))
    };
    let t = Tongue { lang: lang.as_str(), speech: &speech };
    if let Some(name) = &args.check {
        let Some(story) = loaded.books.iter().find(|story| story.story == *name) else {
            let known: Vec<&str> = loaded.books.iter().map(|story| story.story.as_str()).collect();
            let unknown = PlanError::Chapter { name: name.clone(), known: known.join(", ") };
            return Err(told(&t, &unknown));
        };
        return check(&t, args, &story.book, name, &story.balance);
    }
    if let Some(name) = &args.campaign {
        let story = loaded.books.iter().find(|story| story.story == *name).or_else(|| loaded.first());
        let Some(story) = story else { bail!(t.fill("lab-error-no-games", &[])) };
        return campaign(&t, args, &story.book, name, lang);
    }
    let books = loaded.shelf();
    if args.strength {
        return laboratory::strength(&t, args, &books, lang);
    }
    if args.balance {
        return laboratory::balance(&t, args, &books, lang);
    }
    let book = asked::holding(&t, &books, args.chapter.as_deref().unwrap_or_default())?;
    let plan = plan(&t, args, &book, args.chapter.as_deref().unwrap_or_default())?;
    if let Some(out) = &args.strange {
        return strange::run(&t, args, &book, &plan, out, lang);
    }
    if args.against.is_empty() {
        one(&t, args, &book, &plan, lang)
    } else {
        two(&t, args, &book, &plan, lang)
    }
}

fn one(t: &Tongue, args: &Args, book: &Arc<Book>, plan: &Plan, lang: Lang) -> Result<bool> {
    let told = |e: PlanError| told(t, &e);
    let report = args.report.as_deref().map(|out| Out::open(out, lang)).transpose()?;
    let rows = match args.rows.as_deref() {
        Some(out) => Some((writer(t, out)?, Out::open(out, lang)?)),
        None => None,
    };
    let bar = bar(t, args.games);
    let summary = match rows {
        None => sim::run(book, plan, |n| bar.set_position(n)).map_err(told)?,
        Some((write, out)) => {
            let (summary, rows) = sim::run_rows(book, plan, |n| bar.set_position(n)).map_err(told)?;
            out.fill(|file| write(&rows, file))?;
            summary
        }
    };
    bar.finish_and_clear();
    if let Some(out) = report {
        out.fill(|file| file.write_all(sim::html(t, &summary).as_bytes()))?;
    }
    print(args, &summary, &[&summary], || sim::table(t, &summary))
}

/// A file to be written when the games are over. That it can be is found out before them: they may take hours.
struct Out<'p> {
    path: &'p Path,
    file: std::fs::File,
    lang: Lang,
}

impl Out<'_> {
    fn open(path: &Path, lang: Lang) -> Result<Out<'_>> {
        // What the file holds stays until there is something new for it.
        let file = std::fs::OpenOptions::new().write(true).create(true).truncate(false).open(path);
        let file = file.map_err(|e| speech::unwritable(lang, path, &e))?;
        Ok(Out { path, file, lang })
    }

    fn fill(mut self, write: impl FnOnce(&mut std::fs::File) -> std::io::Result<()>) -> Result<()> {
        // A pipe or a device has no length; only what is left of an old file must go.
        let old = self.file.metadata().is_ok_and(|m| m.is_file() && m.len() > 0);
        let emptied = if old { self.file.set_len(0) } else { Ok(()) };
        let written = emptied.and_then(|()| write(&mut self.file));
        written.map_err(|e| speech::unwritable(self.lang, self.path, &e))
    }
}

type Writer = fn(&[sim::Row], &mut std::fs::File) -> std::io::Result<()>;

/// How rows are written, by the ending of the file.
fn writer(t: &Tongue, out: &Path) -> Result<Writer> {
    match out.extension().and_then(|e| e.to_str()) {
        Some("csv") => Ok(|rows, file| {
            let mut out = std::io::BufWriter::new(file);
            sim::write_csv(rows, &mut out).and_then(|()| out.flush())
        }),
        #[cfg(feature = "parquet")]
        Some("parquet") => Ok(|rows, file| sim::write_parquet(rows, file).map_err(std::io::Error::other)),
        #[cfg(not(feature = "parquet"))]
        Some("parquet") => bail!(t.fill("lab-error-no-parquet", &[])),
        _ => bail!(t.fill("lab-error-rows", &[("file", out.display().to_string().into())])),
    }
}

fn two(t: &Tongue, args: &Args, book: &Arc<Book>, plan: &Plan, lang: Lang) -> Result<bool> {
    let told = |e: PlanError| told(t, &e);
    if args.against.iter().any(|text| changes(text).is_empty()) {
        bail!(t.fill("lab-error-against-nothing", &[]));
    }
    let (mut second, mut other) = (plan.clone(), book.clone());
    for text in &args.against {
        for (name, value) in changes(text) {
            match name {
                "content" => {
                    other = changed_book(t, Path::new(value), &book.chapters[plan.chapter.ix()].name, lang)?;
                }
                "policy" => second.policies = value.split(',').map(|p| p.trim().to_string()).collect(),
                "party" => second.party = sim::parse_party(book, value).map_err(told)?,
                "abilities" => {
                    second.party = sim::parse_abilities(book, second.party, value).map_err(told)?;
                }
                "variant" => option(t, &mut second, value, "on")?,
                "switch" => {
                    let (name, value) = value.split_once('=').unwrap_or((value, "on"));
                    option(t, &mut second, name, value)?;
                }
                _ => option(t, &mut second, name, value)?,
            }
        }
    }
    let report = args.report.as_deref().map(|out| Out::open(out, lang)).transpose()?;
    let bar = bar(t, args.games);
    let comparison =
        sim::compare_books((book, plan), (&other, &second), |n| bar.set_position(n)).map_err(told)?;
    bar.finish_and_clear();
    if let Some(out) = report {
        out.fill(|file| file.write_all(sim::html_comparison(t, &comparison).as_bytes()))?;
    }
    let both = [&comparison.first, &comparison.second];
    print(args, &comparison, &both, || sim::table_comparison(t, &comparison))
}

/// `NAME=VALUE` with commas between; the value of a name that takes a list goes on to the end. A bare policy or option
/// is short for the whole.
fn changes(text: &str) -> Vec<(&str, &str)> {
    let mut out = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let list = ["policy=", "party=", "abilities=", "content="].iter().any(|n| rest.starts_with(n));
        let (this, next) = if list { (rest, "") } else { rest.split_once(',').unwrap_or((rest, "")) };
        let this = this.trim();
        out.push(match this.split_once('=') {
            Some(pair) => pair,
            None if sim::is_policy(this) => ("policy", this),
            None => (this, "on"),
        });
        rest = next.trim();
    }
    out
}

/// The book with an author's declarations instead of its own, or another one altogether.
fn changed_book(t: &Tongue, path: &Path, chapter: &str, lang: Lang) -> Result<Arc<Book>> {
    let loaded = book::open(Some(path), lang)?.load();
    let broken = || t.fill("lab-error-content", &[("file", path.display().to_string().into())]);
    loaded.first().with_context(broken)?;
    asked::holding(t, &loaded.shelf(), chapter)
}

fn print(
    args: &Args,
    all: &impl serde::Serialize,
    rows: &[&Summary],
    table: impl Fn() -> String,
) -> Result<bool> {
    if args.json {
        println!("{}", serde_json::to_string_pretty(all)?);
    } else if args.csv {
        println!("{}", sim::csv_head());
        rows.iter().for_each(|row| println!("{}", sim::csv(row)));
    } else {
        println!("{}", table());
    }
    Ok(true)
}

/// Whole campaigns; says whether every chapter is fair to weak and strong parties.
fn campaign(t: &Tongue, args: &Args, book: &Arc<Book>, story: &str, lang: Lang) -> Result<bool> {
    let first = book.campaign(story).first().map_or("", |c| book.chapters[c.ix()].name.as_str());
    let mut options = engine::Options::default();
    if !first.is_empty() {
        options = plan(t, args, book, first)?.options;
    }
    let plan = sim::CampaignPlan {
        story: story.to_string(),
        policy: args.policy.clone(),
        campaigns: args.games,
        seed: args.seed,
        options,
        threads: args.threads.map(usize::from),
    };
    let report = args.report.as_deref().map(|out| Out::open(out, lang)).transpose()?;
    let bar = bar(t, args.games);
    let summary = sim::campaigns(book, &plan, |n| bar.set_position(n)).map_err(|e| told(t, &e))?;
    bar.finish_and_clear();
    if let Some(out) = report {
        out.fill(|file| file.write_all(sim::html_campaigns(t, &summary).as_bytes()))?;
    }
    print(args, &summary, &[], || sim::table_campaigns(t, &summary))?;
    Ok(!summary.chapters.iter().any(|c| c.trivial() || c.hopeless() || c.stuck > 0))
}

fn check(t: &Tongue, args: &Args, book: &Arc<Book>, story: &str, asked: &[content::Bands]) -> Result<bool> {
    let threads = args.threads.map(usize::from);
    let told_of = |chapter: &str| eprintln!("{}", t.fill("lab-checking", &[("chapter", chapter.into())]));
    let reports = sim::health(book, story, args.games, args.seed, asked, threads, told_of);
    let reports = reports.map_err(|e| told(t, &e))?;
    if args.json {
        println!("{}", serde_json::to_string_pretty(&reports)?);
    } else {
        reports.iter().for_each(|health| println!("{}", sim::table_health(t, health)));
    }
    Ok(reports.iter().all(|health| health.findings.is_empty()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Call {
        #[command(flatten)]
        args: Args,
    }

    /// What is said to a call that makes sense to the command line but not to the laboratory.
    fn said(books: &[Arc<Book>], lang: Lang, call: &str) -> String {
        let speech = |key: &str, with: &[(&'static str, FillingValue)]| {
            let args = with.iter().fold(words::Args::new(), |args, (name, value)| match value {
                FillingValue::Number(n) => args.num(*name, *n),
                FillingValue::Text(text) => args.text(*name, text.clone()),
            });
            speech::words().try_say(lang, key, &args)
        };
        let t = Tongue { lang: lang.as_str(), speech: &speech };
        let args =
            Call::try_parse_from(["simulate"].into_iter().chain(call.split(' ').filter(|w| !w.is_empty())));
        let args = args.map_err(|e| format!("{call}: {e}")).expect("a call").args;
        let chapter = args.chapter.as_deref().unwrap_or_default();
        let played = asked::holding(&t, books, chapter).and_then(|book| {
            let plan = plan(&t, &args, &book, chapter)?;
            if args.against.is_empty() {
                one(&t, &args, &book, &plan, lang)
            } else {
                two(&t, &args, &book, &plan, lang)
            }
        });
        let told = played.expect_err(call).to_string();
        assert!(!told.contains("lab-") && !told.contains("{$") && !told.contains('⟨'), "{told}");
        told
    }

    #[test]
    fn bad_input_is_told_in_every_language_with_what_was_asked_for() {
        let books = book::load(None, Lang::En).expect("the built-in books").shelf();
        for (call, asked) in [
            ("--chapter nowhere", "nowhere"),
            ("--chapter the-queens-pet --games 0", ""),
            ("--chapter the-queens-pet --policy clever", "clever"),
            ("--chapter the-queens-pet --policy search:0", "search:0"),
            ("--chapter the-queens-pet --policy random,random", "4"),
            ("--chapter the-queens-pet --party collin,tilda", "2"),
            ("--chapter the-queens-pet --party collin,collin,filch,tilda", "collin"),
            ("--chapter the-queens-pet --party collin,filch,bob,tilda", "bob"),
            ("--chapter the-queens-pet --party collin:juggle,filch,maginos,tilda", "juggle"),
            ("--chapter the-queens-pet --party collin:dodge,filch,maginos,tilda", "dodge"),
            ("--chapter the-queens-pet --party collin,filch,maginos,tilda --abilities filch:find", "filch"),
            ("--chapter the-queens-pet --party collin,filch,maginos,tilda --abilities a,b,c,d,e", "5"),
            ("--chapter the-queens-pet --variant slow-paws", "slow-paws"),
            ("--chapter the-queens-pet --variant steady-paws=maybe", "maybe"),
            ("--chapter the-queens-pet --switch difficulty=insane", "heroic"),
            ("--chapter the-queens-pet --against bogus", "bogus"),
            ("--chapter the-queens-pet --against policy=bogus", "bogus"),
            ("--chapter the-queens-pet --against party=collin", "1"),
            ("--chapter the-queens-pet --against abilities=cure", ""),
            ("--chapter the-queens-pet --against=", "policy=random"),
            ("--chapter the-queens-pet --against content=/no/such/book", "/no/such/book"),
            ("--chapter the-queens-pet --report /no/such/folder/out.html", "/no/such/folder/out.html"),
            ("--chapter the-queens-pet --report /", "/"),
            ("--chapter the-queens-pet --rows /no/such/folder/out.csv", "/no/such/folder/out.csv"),
            ("--chapter the-queens-pet --rows out.txt", "out.txt"),
        ] {
            let told = [Lang::En, Lang::De, Lang::Pl].map(|lang| said(&books, lang, call));
            assert!(told.iter().all(|text| text.contains(asked)), "{call}: {told:?}");
            assert!(told[0] != told[1] && told[1] != told[2] && told[0] != told[2], "{call}: {told:?}");
            // The system's own words would be English.
            assert!(!told[1].contains("os error") && !told[2].contains("os error"), "{call}: {told:?}");
        }
    }

    #[test]
    fn calls_that_make_no_sense_are_refused() {
        for call in [
            "--strength --policy random",
            "--balance --party collin,filch,maginos,tilda",
            "--balance --only cure --record docs",
            "--chapter a --record docs",
            "--chapter a --pairs 3",
            "--check skirmish --chapter a",
            "--check skirmish --csv",
            "--campaign sorrow-and-remembrance --chapter a",
            "--campaign sorrow-and-remembrance --csv",
            "--chapter a --json --csv",
            "--chapter a --rows a.csv --against random",
        ] {
            assert!(Call::try_parse_from(["simulate"].into_iter().chain(call.split(' '))).is_err(), "{call}");
        }
    }

    #[test]
    fn a_file_is_emptied_only_when_there_is_something_new_for_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("report.html");
        std::fs::write(&path, "an old and longer report").expect("a file");
        let out = Out::open(&path, Lang::En).expect("it can be written");
        assert_eq!(std::fs::read_to_string(&path).expect("a file"), "an old and longer report");
        out.fill(|file| file.write_all(b"new")).expect("written");
        assert_eq!(std::fs::read_to_string(&path).expect("a file"), "new");
    }
}
