//! `barksburg simulate`: many games at once, summarised; health checks of a story.

use crate::book;
use anyhow::{Context, Result, bail};
use clap::Args as ClapArgs;
use indicatif::{ProgressBar, ProgressStyle};
use sim::{Bands, Party, Plan};
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Arguments of `simulate`.
#[derive(ClapArgs)]
pub(crate) struct Args {
    /// The chapter, e.g. flight-to-barksburg.
    #[arg(long, required_unless_present = "check")]
    chapter: Option<String>,
    /// Who plays: random, sensible or search; one for all mice, or one for each, with commas.
    #[arg(long, default_value = "sensible")]
    policy: String,
    /// How many games.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Seed of the first game.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The mice and their abilities: collin:inspire,filch:find+dodge,... ; else drawn for each game.
    #[arg(long)]
    party: Option<String>,
    /// A variant to play with, e.g. steady-paws; may be given several times.
    #[arg(long)]
    variant: Vec<String>,
    /// An edition switch, NAME=OPTION, or difficulty=heroic; may be given several times.
    #[arg(long)]
    switch: Vec<String>,
    /// Compare with the same games under further options, NAME=VALUE with commas (policy=..., party=... too).
    #[arg(long, value_name = "OPTIONS")]
    against: Option<String>,
    /// Check the health of every chapter of this story.
    #[arg(long, value_name = "STORY")]
    check: Option<String>,
    /// Threads to use.
    #[arg(long)]
    threads: Option<usize>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Print CSV.
    #[arg(long)]
    csv: bool,
    /// Write a page with charts.
    #[arg(long, value_name = "OUT.html")]
    report: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, folder: Option<&Path>) -> Result<bool> {
    let book = Arc::new(book::load(folder)?.book.context("the book has errors")?);
    if let Some(story) = &args.check {
        return check(args, &book, story);
    }
    let name = args.chapter.as_deref().unwrap_or_default();
    let chapter = book.chapter_named(name).with_context(|| {
        let known: Vec<&str> = book.chapters.iter().map(|c| c.name.as_str()).collect();
        format!("no chapter is called `{name}`; there are {}", known.join(", "))
    })?;
    let mut plan = Plan {
        chapter,
        policies: args.policy.split(',').map(|p| p.trim().to_string()).collect(),
        games: args.games,
        seed: args.seed,
        party: match &args.party {
            Some(text) => sim::parse_party(&book, text)?,
            None => Party::Any,
        },
        options: engine::Options::default(),
        threads: args.threads,
    };
    for variant in &args.variant {
        set(&mut plan, &book, variant, "on")?;
    }
    for switch in &args.switch {
        let (name, value) = switch.split_once('=').unwrap_or((switch, "on"));
        set(&mut plan, &book, name, value)?;
    }
    let total = if args.against.is_some() { args.games * 2 } else { args.games };
    let bar = if std::io::stderr().is_terminal() { ProgressBar::new(total) } else { ProgressBar::hidden() };
    bar.set_style(
        ProgressStyle::with_template("{bar:30} {pos}/{len} games, {eta} left")
            .unwrap_or_else(|_| ProgressStyle::default_bar()),
    );
    if let Some(other) = &args.against {
        let mut second = plan.clone();
        for option in other.split(',') {
            let (name, value) = option.trim().split_once('=').unwrap_or((option.trim(), "on"));
            set(&mut second, &book, name, value)?;
        }
        let comparison = sim::compare(&book, &plan, &second, |n| bar.set_position(n))?;
        bar.finish_and_clear();
        if let Some(out) = &args.report {
            write(out, &sim::html_comparison(&comparison))?;
        }
        if args.json {
            println!("{}", serde_json::to_string_pretty(&comparison)?);
        } else if args.csv {
            println!(
                "{}\n{}\n{}",
                sim::csv_head(),
                sim::csv(&comparison.first),
                sim::csv(&comparison.second)
            );
        } else {
            println!("{}", sim::table_comparison(&comparison));
        }
        return Ok(true);
    }
    let summary = sim::run(&book, &plan, |n| bar.set_position(n))?;
    bar.finish_and_clear();
    if let Some(out) = &args.report {
        write(out, &sim::html(&summary))?;
    }
    if args.json {
        println!("{}", serde_json::to_string_pretty(&summary)?);
    } else if args.csv {
        println!("{}\n{}", sim::csv_head(), sim::csv(&summary));
    } else {
        println!("{}", sim::table(&summary));
    }
    Ok(true)
}

fn set(plan: &mut Plan, book: &engine::Book, name: &str, value: &str) -> Result<()> {
    match name {
        "policy" => plan.policies = value.split('+').map(str::to_string).collect(),
        "party" => plan.party = sim::parse_party(book, &value.replace('+', ","))?,
        _ if plan.options.set(name, value) => {}
        _ => bail!("no option `{name}={value}`; `barksburg rules` lists switches and variants"),
    }
    Ok(())
}

fn write(out: &Path, text: &str) -> Result<()> {
    std::fs::write(out, text).with_context(|| format!("cannot write {}", out.display()))
}

fn check(args: &Args, book: &Arc<engine::Book>, story: &str) -> Result<bool> {
    let reports =
        sim::health(book, story, args.games, args.seed, Bands::default(), |what| eprintln!("{what}"))?;
    let mut fine = true;
    for health in &reports {
        if !args.json {
            println!("{}", sim::table(&health.sensible));
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
