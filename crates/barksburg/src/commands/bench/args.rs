//! What can be asked of `barksburg bench`, and how it answers.

use crate::speech;
use clap::Args as ClapArgs;
use std::path::PathBuf;
use words::Lang;

#[derive(ClapArgs)]
pub(crate) struct Args {
    #[arg(long)]
    pub(super) json: bool,
    #[arg(long, value_name = "number", default_value_t = 600)]
    pub(super) games: u64,
    #[arg(long)]
    pub(super) batch: bool,
    #[arg(long, group = "served")]
    pub(super) server: bool,
    #[arg(long, group = "served", conflicts_with = "batch")]
    pub(super) load: bool,
    #[arg(long, value_name = "number", requires = "served")]
    pub(super) seconds: Option<u64>,
    #[arg(long, value_name = "number", default_value_t = 10_000, requires = "load")]
    pub(super) tables: usize,
    #[arg(long, value_name = "number", default_value_t = 5_000, requires = "load")]
    pub(super) streams: usize,
    #[arg(long, value_name = "number", default_value_t = 1_000, requires = "load")]
    pub(super) rate: u32,
    #[arg(long, value_name = "address", requires = "load")]
    pub(super) store: Option<String>,
    #[arg(long, value_name = "number", default_value_t = 1, requires = "store", value_parser = clap::value_parser!(u8).range(1..=16))]
    pub(super) nodes: u8,
    #[arg(long, value_name = "file", requires = "load")]
    pub(super) report: Option<PathBuf>,
}

/// Prints figures below each other, each with its name.
pub(super) fn table(lang: Lang, rows: &[(&str, String)]) {
    let names: Vec<String> = rows.iter().map(|(key, _)| speech::say(lang, key, &[])).collect();
    let widest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    for (name, (_, figure)) in names.iter().zip(rows) {
        println!("{name:widest$} {figure:>12}");
    }
}
