//! The command line of Barksburg. No logic lives here: each command calls the crate that does the work.

mod book;
mod commands;

use clap::{Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;

/// Barksburg: an unofficial digital table for the co-operative adventure game Mice and Mystics.
#[derive(Parser)]
#[command(version, about, propagate_version = true)]
struct Cli {
    /// Read content from this folder instead of what is built in.
    #[arg(long, global = true, value_name = "PATH")]
    content: Option<PathBuf>,
    /// Language of the output: en, de or pl.
    #[arg(long, global = true, default_value = "en", value_name = "LANG")]
    lang: String,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Check a book, a folder or a lone file against the built-in box.
    Check(commands::check::Args),
    /// Run case files.
    Scenario(commands::cases::ScenarioArgs),
    /// Run the conformance suite: every rule, every case.
    Conformance(commands::cases::ConformanceArgs),
    /// Measure the engine: random legal play of whole chapters.
    Bench(commands::bench::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let result = match cli.command {
        Command::Check(args) => commands::check::run(&args, cli.content.as_deref(), &cli.lang),
        Command::Scenario(args) => commands::cases::scenario(&args, cli.content.as_deref()),
        Command::Conformance(args) => commands::cases::conformance(&args, cli.content.as_deref()),
        Command::Bench(args) => commands::bench::run(&args, cli.content.as_deref()),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}
