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
    /// Replay a saved game: its log with reasons, or a case out of it.
    Replay(commands::replay::Args),
    /// Look rules up by id, section or words.
    Rules(commands::rules::Args),
    /// List rooms, show their links, draw them over the picture.
    Tiles(commands::tiles::Args),
    /// Measure the engine: random legal play of whole chapters.
    Bench(commands::bench::Args),
}

fn main() -> ExitCode {
    // A closed pipe (`barksburg rules | head`) is no error worth a backtrace.
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        let text = info.payload().downcast_ref::<String>().map_or("", String::as_str);
        if text.starts_with("failed printing to stdout") {
            std::process::exit(0);
        }
        hook(info);
    }));
    let cli = Cli::parse();
    let result = match cli.command {
        Command::Check(args) => commands::check::run(&args, cli.content.as_deref(), &cli.lang),
        Command::Scenario(args) => commands::cases::scenario(&args, cli.content.as_deref()),
        Command::Conformance(args) => commands::cases::conformance(&args, cli.content.as_deref()),
        Command::Replay(args) => commands::replay::run(&args, cli.content.as_deref()),
        Command::Rules(args) => commands::rules::run(&args, cli.content.as_deref(), &cli.lang),
        Command::Tiles(args) => commands::tiles::run(&args, cli.content.as_deref()),
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
