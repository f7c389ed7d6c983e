//! `barksburg simulate`: many games at once, summarised; comparisons, health checks of a story, strength and balance.

use super::laboratory;
use crate::book;
use anyhow::{Context, Result, bail};
use clap::Args as ClapArgs;
use engine::Book;
use indicatif::{ProgressBar, ProgressStyle};
use sim::{Plan, PlanError, Summary, Tongue, Value};
use std::cell::OnceCell;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Arguments of `simulate`.
#[derive(ClapArgs)]
pub(crate) struct Args {
    /// The chapter, e.g. flight-to-barksburg.
    #[arg(long, required_unless_present_any = ["check", "strength", "balance"])]
    pub(super) chapter: Option<String>,
    /// Who plays: random, sensible or search; one for all mice, or one for each, with commas. `search:400` tries 400
    /// playouts a turn.
    #[arg(long, default_value = "sensible")]
    pub(super) policy: String,
    /// How many games.
    #[arg(long, default_value_t = 1000)]
    pub(super) games: u64,
    /// Seed of the first game.
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    /// The mice, e.g. collin,filch,maginos,tilda; else drawn for each game. `filch:find+dodge` gives abilities too.
    #[arg(long)]
    pub(super) party: Option<String>,
    /// Abilities of the party's mice in its order, e.g. inspire,find+dodge,meeps,cure; `-` draws one.
    #[arg(long, requires = "party")]
    abilities: Option<String>,
    /// A variant to play with, e.g. steady-paws; may be given several times.
    #[arg(long)]
    variant: Vec<String>,
    /// An edition switch, NAME=OPTION, or difficulty=heroic; may be given several times.
    #[arg(long)]
    switch: Vec<String>,
    /// Play the same seeds with something changed and compare: policy=search, party=..., steady-paws, difficulty=heroic,
    /// or content=FILE with changed declarations; may be given several times.
    #[arg(long, value_name = "CHANGE", conflicts_with_all = ["check", "strength", "balance"])]
    against: Vec<String>,
    /// Check the health of every chapter of this story.
    #[arg(long, value_name = "STORY", conflicts_with_all = ["chapter", "policy", "party", "variant", "switch", "csv"])]
    check: Option<String>,
    /// Measure how strong the policies are, on --chapter or on the first chapter of the story and the skirmishes.
    #[arg(long, group = "measured", conflicts_with_all = ["check", "balance"])]
    strength: bool,
    /// How many paired games of `search` the strength is measured with; 0 leaves it out.
    #[arg(long, default_value_t = 100, requires = "strength")]
    pub(super) pairs: u64,
    /// Measure what each ability and piece of equipment does to the win rate, on --chapter or on those of --strength.
    #[arg(long, group = "measured", conflicts_with = "check")]
    balance: bool,
    /// Measure the balance of this card only.
    #[arg(long, value_name = "NAME", requires = "balance")]
    pub(super) only: Option<String>,
    /// Keep what --strength or --balance found in this folder's balance.json and write its pages anew.
    #[arg(long, value_name = "DOCS", requires = "measured")]
    pub(super) record: Option<PathBuf>,
    /// Threads to use; as many as there are cores if not given.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print JSON.
    #[arg(long, conflicts_with = "csv")]
    pub(super) json: bool,
    /// Print CSV.
    #[arg(long, conflicts_with_all = ["strength", "balance"])]
    csv: bool,
    /// Write every game as a row: OUT.csv, or OUT.parquet if the program was built with that feature.
    #[arg(long, value_name = "OUT", conflicts_with_all = ["against", "check", "strength", "balance"])]
    rows: Option<PathBuf>,
    /// Write a page with charts.
    #[arg(long, value_name = "OUT.html", conflicts_with_all = ["check", "strength", "balance"])]
    report: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, folder: Option<&Path>, lang: &str) -> Result<bool> {
    let lang = book::language(lang)?;
    let loaded = book::load(folder)?;
    let words = book::words(&loaded);
    // A folder of somebody's own content need not hold the laboratory's words.
    let built_in = OnceCell::new();
    let speech = |key: &str, with: &[(&'static str, Value)]| {
        let args = with.iter().fold(words::Args::new(), |args, (name, value)| match value {
            Value::Number(n) => args.num(*name, *n),
            Value::Text(text) => args.text(*name, text.clone()),
        });
        let own = words.try_say(lang, key, &args);
        own.or_else(|| {
            let built_in = built_in.get_or_init(|| book::words(&content::Opened::built_in().load()));
            built_in.try_say(lang, key, &args)
        })
    };
    let t = Tongue { lang: lang.as_str(), speech: &speech };
    let book = Arc::new(loaded.book.context("the book has errors")?);
    if let Some(story) = &args.check {
        return check(&t, args, &book, story, &loaded.balance);
    }
    if args.strength {
        return laboratory::strength(&t, args, &book);
    }
    if args.balance {
        return laboratory::balance(&t, args, &book);
    }
    let plan = plan(&t, args, &book, args.chapter.as_deref().unwrap_or_default())?;
    if args.against.is_empty() { one(&t, args, &book, &plan) } else { two(&t, args, &book, &plan) }
}

/// What is wrong with a plan, in the reader's language.
pub(super) fn told(t: &Tongue, error: &PlanError) -> anyhow::Error {
    let (key, with) = error.told(t);
    anyhow::anyhow!(t.fill(key, &with))
}

/// A file that cannot be written, in the reader's language.
fn unwritten(t: &Tongue, out: &Path) -> String {
    t.fill("lab-error-write", &[("file", out.display().to_string().into())])
}

/// What the arguments ask for, on a chapter.
pub(super) fn plan(t: &Tongue, args: &Args, book: &Book, chapter: &str) -> Result<Plan> {
    let told = |e: PlanError| told(t, &e);
    let mut plan = Plan::new(book, chapter, &args.policy, args.games, args.seed).map_err(told)?;
    plan.threads = args.threads.map(usize::from);
    if let Some(text) = &args.party {
        plan.party = sim::parse_party(book, text).map_err(told)?;
    }
    if let Some(text) = &args.abilities {
        plan.party = sim::parse_abilities(book, plan.party, text).map_err(told)?;
    }
    for variant in &args.variant {
        option(t, &mut plan, variant, "on")?;
    }
    for switch in &args.switch {
        let (name, value) = switch.split_once('=').unwrap_or((switch, "on"));
        option(t, &mut plan, name, value)?;
    }
    plan.check(book).map_err(told)?;
    Ok(plan)
}

/// A bar on a terminal, nothing elsewhere.
pub(super) fn bar(t: &Tongue, total: u64) -> ProgressBar {
    let bar = if std::io::stderr().is_terminal() { ProgressBar::new(total) } else { ProgressBar::hidden() };
    let left = t.fill("lab-left", &[("time", "{eta}".into())]);
    let style = ProgressStyle::with_template(&format!("{{bar:30}} {{pos}}/{{len}}, {left} {{msg}}"));
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}

fn one(t: &Tongue, args: &Args, book: &Arc<Book>, plan: &Plan) -> Result<bool> {
    let told = |e: PlanError| told(t, &e);
    let bar = bar(t, args.games);
    let summary = match &args.rows {
        None => sim::run(book, plan, |n| bar.set_position(n)).map_err(told)?,
        Some(out) => {
            let write = writer(t, out)?;
            let (summary, rows) = sim::run_rows(book, plan, |n| bar.set_position(n)).map_err(told)?;
            let failed = || unwritten(t, out);
            write(&rows, std::fs::File::create(out).with_context(failed)?).with_context(failed)?;
            summary
        }
    };
    bar.finish_and_clear();
    if let Some(out) = &args.report {
        write(t, out, &sim::html(t, &summary))?;
    }
    print(args, &summary, &[&summary], || sim::table(t, &summary))
}

type Writer = fn(&[sim::Row], std::fs::File) -> Result<()>;

/// How rows are written, by the ending of the file; asked before hours of playing.
fn writer(t: &Tongue, out: &Path) -> Result<Writer> {
    match out.extension().and_then(|e| e.to_str()) {
        Some("csv") => Ok(|rows, file| Ok(sim::write_csv(rows, &mut std::io::BufWriter::new(file))?)),
        #[cfg(feature = "parquet")]
        Some("parquet") => Ok(|rows, file| Ok(sim::write_parquet(rows, file)?)),
        #[cfg(not(feature = "parquet"))]
        Some("parquet") => bail!(t.fill("lab-error-no-parquet", &[])),
        _ => bail!(t.fill("lab-error-rows", &[("file", out.display().to_string().into())])),
    }
}

fn two(t: &Tongue, args: &Args, book: &Arc<Book>, plan: &Plan) -> Result<bool> {
    let told = |e: PlanError| told(t, &e);
    let (mut second, mut other) = (plan.clone(), book.clone());
    for text in &args.against {
        for (name, value) in changes(text) {
            match name {
                "content" => other = changed_book(t, Path::new(value))?,
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
    let bar = bar(t, args.games);
    let comparison =
        sim::compare_books((book, plan), (&other, &second), |n| bar.set_position(n)).map_err(told)?;
    bar.finish_and_clear();
    if let Some(out) = &args.report {
        write(t, out, &sim::html_comparison(t, &comparison))?;
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
fn changed_book(t: &Tongue, path: &Path) -> Result<Arc<Book>> {
    let book = book::open(Some(path))?.load().book;
    let broken = || t.fill("lab-error-content", &[("file", path.display().to_string().into())]);
    Ok(Arc::new(book.with_context(broken)?))
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

fn option(t: &Tongue, plan: &mut Plan, name: &str, value: &str) -> Result<()> {
    if plan.options.set(name, value) {
        return Ok(());
    }
    let asked = format!("{name}={value}");
    bail!(t.fill("lab-error-option", &[("name", asked.into()), ("known", sim::options_list().into())]))
}

pub(super) fn write(t: &Tongue, out: &Path, text: &str) -> Result<()> {
    std::fs::write(out, text).with_context(|| unwritten(t, out))
}

fn check(t: &Tongue, args: &Args, book: &Arc<Book>, story: &str, asked: &[content::Bands]) -> Result<bool> {
    let threads = args.threads.map(usize::from);
    let reports = sim::health(book, story, args.games, args.seed, asked, threads, |what| eprintln!("{what}"));
    let reports = reports.map_err(|e| told(t, &e))?;
    if args.json {
        println!("{}", serde_json::to_string_pretty(&reports)?);
    } else {
        reports.iter().for_each(|health| println!("{}", sim::table_health(t, health)));
    }
    Ok(reports.iter().all(|health| health.findings.is_empty()))
}
