//! `barksburg simulate`: many games at once, summarised; comparisons, health checks of a story, strength and balance.

use super::laboratory;
use crate::book;
use anyhow::{Context, Result, bail};
use clap::Args as ClapArgs;
use engine::Book;
use indicatif::{ProgressBar, ProgressStyle};
use sim::{Plan, Summary};
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
    #[arg(long, value_name = "STORY")]
    check: Option<String>,
    /// Measure how strong the policies are, on --chapter or on the first chapter of the story and the skirmishes.
    #[arg(long, conflicts_with_all = ["check", "balance"])]
    strength: bool,
    /// How many paired games of `search` the strength is measured with; 0 leaves it out.
    #[arg(long, default_value_t = 100, requires = "strength")]
    pub(super) pairs: u64,
    /// Measure what each ability and piece of equipment does to the win rate, on --chapter or on those of --strength.
    #[arg(long, conflicts_with = "check")]
    balance: bool,
    /// Measure the balance of this card only.
    #[arg(long, value_name = "NAME", requires = "balance")]
    pub(super) only: Option<String>,
    /// Keep what --strength or --balance found in this folder's balance.json and write its pages anew.
    #[arg(long, value_name = "DOCS")]
    pub(super) record: Option<PathBuf>,
    /// Threads to use; as many as there are cores if not given.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print JSON.
    #[arg(long, conflicts_with = "csv")]
    pub(super) json: bool,
    /// Print CSV.
    #[arg(long)]
    csv: bool,
    /// Write every game as a row: OUT.csv, or OUT.parquet if the program was built with that feature.
    #[arg(long, value_name = "OUT", conflicts_with_all = ["against", "check", "strength", "balance"])]
    rows: Option<PathBuf>,
    /// Write a page with charts.
    #[arg(long, value_name = "OUT.html")]
    report: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, folder: Option<&Path>) -> Result<bool> {
    let loaded = book::load(folder)?;
    let book = Arc::new(loaded.book.context("the book has errors")?);
    if let Some(story) = &args.check {
        return check(args, &book, story, &loaded.balance);
    }
    if args.strength {
        return laboratory::strength(args, &book);
    }
    if args.balance {
        return laboratory::balance(args, &book);
    }
    let plan = plan(args, &book, args.chapter.as_deref().unwrap_or_default())?;
    if args.against.is_empty() { one(args, &book, &plan) } else { two(args, &book, &plan) }
}

/// What the arguments ask for, on a chapter.
pub(super) fn plan(args: &Args, book: &Book, chapter: &str) -> Result<Plan> {
    let mut plan = Plan::new(book, chapter, &args.policy, args.games, args.seed)?;
    plan.threads = args.threads.map(usize::from);
    if let Some(text) = &args.party {
        plan.party = sim::parse_party(book, text)?;
    }
    if let Some(text) = &args.abilities {
        plan.party = sim::parse_abilities(book, plan.party, text)?;
    }
    for variant in &args.variant {
        option(&mut plan, variant, "on")?;
    }
    for switch in &args.switch {
        let (name, value) = switch.split_once('=').unwrap_or((switch, "on"));
        option(&mut plan, name, value)?;
    }
    plan.check(book)?;
    Ok(plan)
}

/// A bar on a terminal, nothing elsewhere.
pub(super) fn bar(total: u64, what: &str) -> ProgressBar {
    let bar = if std::io::stderr().is_terminal() { ProgressBar::new(total) } else { ProgressBar::hidden() };
    let style =
        ProgressStyle::with_template(&format!("{{bar:30}} {{pos}}/{{len}} {what}, {{eta}} left {{msg}}"));
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}

fn one(args: &Args, book: &Arc<Book>, plan: &Plan) -> Result<bool> {
    let bar = bar(args.games, "games");
    let summary = match &args.rows {
        None => sim::run(book, plan, |n| bar.set_position(n))?,
        Some(out) => {
            let write = writer(out)?;
            let (summary, rows) = sim::run_rows(book, plan, |n| bar.set_position(n))?;
            let failed = || format!("cannot write {}", out.display());
            write(&rows, std::fs::File::create(out).with_context(failed)?).with_context(failed)?;
            summary
        }
    };
    bar.finish_and_clear();
    if let Some(out) = &args.report {
        write(out, &sim::html(&summary))?;
    }
    print(args, &summary, &[&summary], || sim::table(&summary))
}

type Writer = fn(&[sim::Row], std::fs::File) -> Result<()>;

/// How rows are written, by the ending of the file; asked before hours of playing.
fn writer(out: &Path) -> Result<Writer> {
    match out.extension().and_then(|e| e.to_str()) {
        Some("csv") => Ok(|rows, file| Ok(sim::write_csv(rows, &mut std::io::BufWriter::new(file))?)),
        #[cfg(feature = "parquet")]
        Some("parquet") => Ok(|rows, file| Ok(sim::write_parquet(rows, file)?)),
        #[cfg(not(feature = "parquet"))]
        Some("parquet") => {
            bail!(
                "this program writes no Parquet: build it with `cargo build --release --features parquet`, or write .csv"
            )
        }
        _ => bail!("{} should end in .csv or .parquet", out.display()),
    }
}

fn two(args: &Args, book: &Arc<Book>, plan: &Plan) -> Result<bool> {
    let (mut second, mut other) = (plan.clone(), book.clone());
    for text in &args.against {
        for (name, value) in changes(text) {
            match name {
                "content" => other = changed_book(Path::new(value))?,
                "policy" => second.policies = value.split(',').map(|p| p.trim().to_string()).collect(),
                "party" => second.party = sim::parse_party(book, value)?,
                "abilities" => second.party = sim::parse_abilities(book, second.party, value)?,
                "variant" => option(&mut second, value, "on")?,
                "switch" => {
                    let (name, value) = value.split_once('=').unwrap_or((value, "on"));
                    option(&mut second, name, value)?;
                }
                _ => option(&mut second, name, value)?,
            }
        }
    }
    let bar = bar(args.games, "pairs");
    let comparison = sim::compare_books((book, plan), (&other, &second), |n| bar.set_position(n))?;
    bar.finish_and_clear();
    if let Some(out) = &args.report {
        write(out, &sim::html_comparison(&comparison))?;
    }
    print(args, &comparison, &[&comparison.first, &comparison.second], || sim::table_comparison(&comparison))
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
fn changed_book(path: &Path) -> Result<Arc<Book>> {
    let shown = path.display();
    let book = book::open(Some(path))?.load().book;
    Ok(Arc::new(book.with_context(|| format!("{shown} has errors; `barksburg check {shown}` shows them"))?))
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

fn option(plan: &mut Plan, name: &str, value: &str) -> Result<()> {
    if plan.options.set(name, value) {
        return Ok(());
    }
    bail!("no option `{name}={value}`; there are {}", sim::options_list())
}

pub(super) fn write(out: &Path, text: &str) -> Result<()> {
    std::fs::write(out, text).with_context(|| format!("cannot write {}", out.display()))
}

fn check(args: &Args, book: &Arc<Book>, story: &str, asked: &[content::Bands]) -> Result<bool> {
    let reports = sim::health(book, story, args.games, args.seed, asked, |what| eprintln!("{what}"))?;
    let mut fine = true;
    for health in &reports {
        if !args.json {
            println!("{}", sim::table(&health.sensible));
            println!("{}", rates(&health.by_difficulty));
            println!("{}", rates(&health.by_party));
        }
        for finding in &health.findings {
            println!("{}: {}", health.chapter, serde_json::to_string(finding)?);
            fine = false;
        }
    }
    if args.json {
        println!("{}", serde_json::to_string_pretty(&reports)?);
    }
    Ok(fine)
}

fn rates(list: &[(String, f64)]) -> String {
    list.iter().map(|(name, rate)| format!("{name} {:.1} %", 100.0 * rate)).collect::<Vec<_>>().join(", ")
}
