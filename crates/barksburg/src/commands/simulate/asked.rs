//! What a call asks of the laboratory, and the plan that comes of it.

use crate::mistakes::Beyond;
use anyhow::{Result, bail};
use clap::Args as ClapArgs;
use engine::Book;
use indicatif::{ProgressBar, ProgressStyle};
use sim::{Plan, PlanError, Tongue};
use std::io::IsTerminal;
use std::path::PathBuf;
use std::sync::Arc;

#[derive(ClapArgs)]
pub(crate) struct Args {
    #[arg(long, value_name = "chapter", required_unless_present_any = ["check", "campaign", "strength", "balance"])]
    pub(super) chapter: Option<String>,
    #[arg(long, value_name = "policy", default_value = "sensible")]
    pub(super) policy: String,
    #[arg(long, value_name = "number", default_value_t = 1000, allow_negative_numbers = true)]
    pub(super) games: u64,
    #[arg(long, value_name = "number", default_value_t = 1, allow_negative_numbers = true)]
    pub(super) seed: u64,
    #[arg(long, value_name = "mice")]
    pub(super) party: Option<String>,
    #[arg(long, value_name = "list", requires = "party")]
    pub(super) abilities: Option<String>,
    #[arg(long, value_name = "name")]
    pub(super) variant: Vec<String>,
    #[arg(long, value_name = "setting")]
    pub(super) switch: Vec<String>,
    #[arg(long, value_name = "change", conflicts_with_all = ["check", "strength", "balance"])]
    pub(super) against: Vec<String>,
    #[arg(long, value_name = "story", conflicts_with_all = ["chapter", "policy", "party", "variant", "switch", "csv"])]
    pub(super) check: Option<String>,
    #[arg(long, value_name = "story", conflicts_with_all = ["chapter", "check", "against", "party", "csv", "rows"])]
    pub(super) campaign: Option<String>,
    #[arg(long, group = "measured", conflicts_with_all = ["check", "campaign", "balance", "policy"])]
    pub(super) strength: bool,
    #[arg(
        long,
        value_name = "number",
        default_value_t = 100,
        requires = "strength",
        allow_negative_numbers = true
    )]
    pub(super) pairs: u64,
    #[arg(long, group = "measured", conflicts_with_all = ["check", "campaign", "party"])]
    pub(super) balance: bool,
    #[arg(long, value_name = "name", requires = "balance", conflicts_with = "record")]
    pub(super) only: Option<String>,
    #[arg(long, value_name = "folder", requires = "measured")]
    pub(super) record: Option<PathBuf>,
    #[arg(long, value_name = "number", value_parser = threads, allow_negative_numbers = true)]
    pub(super) threads: Option<u16>,
    #[arg(long, conflicts_with = "csv")]
    pub(super) json: bool,
    #[arg(long, conflicts_with_all = ["strength", "balance"])]
    pub(super) csv: bool,
    #[arg(long, value_name = "file", conflicts_with_all = ["against", "check", "strength", "balance"])]
    pub(super) rows: Option<PathBuf>,
    #[arg(long, value_name = "file", conflicts_with_all = ["check", "strength", "balance"])]
    pub(super) report: Option<PathBuf>,
    #[arg(long, value_name = "folder", conflicts_with_all = ["against", "check", "strength", "balance", "rows", "report", "csv", "json"])]
    pub(super) strange: Option<PathBuf>,
}

/// Reads a number of threads.
fn threads(text: &str) -> Result<u16, Box<dyn std::error::Error + Send + Sync>> {
    const BOUNDS: Beyond = Beyond { low: 1, high: 1024 };
    let number: i64 = text.parse()?;
    match u16::try_from(number) {
        Ok(n) if (BOUNDS.low..=BOUNDS.high).contains(&n) => Ok(n),
        _ => Err(BOUNDS.into()),
    }
}

/// What is wrong with a plan, in the reader's language.
pub(super) fn told(t: &Tongue, error: &PlanError) -> anyhow::Error {
    let (key, with) = error.told(t);
    anyhow::anyhow!(t.fill(key, &with))
}

/// The book that has a chapter.
pub(super) fn holding(t: &Tongue, books: &[Arc<Book>], chapter: &str) -> Result<Arc<Book>> {
    let found = books.iter().find(|book| book.chapter_named(chapter).is_some()).cloned();
    found.ok_or_else(|| {
        let known = books.iter().flat_map(|book| &book.chapters).map(|c| c.name.as_str());
        let known = known.collect::<Vec<_>>().join(", ");
        told(t, &PlanError::Chapter { name: chapter.to_string(), known })
    })
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
    for asked in args.variant.iter().chain(&args.switch) {
        let (name, value) = asked.split_once('=').unwrap_or((asked, "on"));
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

/// Sets a variant or a switch by name.
pub(super) fn option(t: &Tongue, plan: &mut Plan, name: &str, value: &str) -> Result<()> {
    if plan.options.set(name, value) {
        return Ok(());
    }
    match sim::values_of(name) {
        Some(known) => {
            let with = [("name", name.into()), ("value", value.into()), ("known", known.join(", ").into())];
            bail!(t.fill("lab-error-option-value", &with))
        }
        None => {
            let with = [("name", name.into()), ("known", sim::option_names().join(", ").into())];
            bail!(t.fill("lab-error-option", &with))
        }
    }
}
