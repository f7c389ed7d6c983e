//! The command line of Barksburg. No logic lives here: each command calls the crate that does the work.

mod book;
mod commands;
mod speech;

use clap::{Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;
use words::Lang;

/// Pages are many small strings: with this allocator a choice costs the server a tenth less.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Barksburg: an unofficial digital table for the co-operative adventure game Mice and Mystics.
#[derive(Parser)]
#[command(version, about, propagate_version = true)]
struct Cli {
    /// Read content from this folder instead of what is built in.
    #[arg(long, global = true, value_name = "PATH")]
    content: Option<PathBuf>,
    /// Language of the output: en, de or pl.
    #[arg(long, global = true, default_value = "en", value_name = "LANG")]
    lang: Lang,
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    play: commands::serve::Args,
}

#[derive(Subcommand)]
enum Command {
    /// Open the table on this machine, and a browser if there is a display (the default).
    Play(commands::serve::Args),
    /// Open the table without a browser.
    Serve(commands::serve::Args),
    /// Begin a book of your own: a small one that plays, to be changed.
    NewStory(commands::new_story::Args),
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
    /// List and show mice, cards, encounters and minions.
    Cards(commands::cards::Args),
    /// Play many games with bots and summarise them.
    Simulate(Box<commands::simulate::Args>),
    /// Write the contact sheet: every room, figure, token, die face and card, as pages to open in a browser.
    Gallery(commands::gallery::Args),
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
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => match speech::misunderstood(speech::asked_for(std::env::args()), &error) {
            Some(told) => {
                eprint!("{told}");
                return ExitCode::from(2);
            }
            None => error.exit(),
        },
    };
    let (content, lang) = (cli.content.as_deref(), cli.lang);
    let result = match cli.command.unwrap_or(Command::Play(cli.play)) {
        Command::Play(args) => commands::serve::run(&args, content, true),
        Command::Serve(args) => commands::serve::run(&args, content, false),
        Command::Cards(args) => commands::cards::run(&args, content, lang),
        Command::Simulate(args) => commands::simulate::run(&args, content, lang),
        Command::NewStory(args) => commands::new_story::run(&args),
        Command::Check(args) => commands::check::run(&args, content, lang),
        Command::Scenario(args) => commands::cases::scenario(&args, content, lang),
        Command::Conformance(args) => commands::cases::conformance(&args, content, lang),
        Command::Replay(args) => commands::replay::run(&args, content, lang),
        Command::Rules(args) => commands::rules::run(&args, content, lang),
        Command::Gallery(args) => commands::gallery::run(&args, content),
        Command::Tiles(args) => commands::tiles::run(&args, content, lang),
        Command::Bench(args) => commands::bench::run(&args, content, lang),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{}: {error:#}", speech::say(lang, "program-error", &[]));
            ExitCode::from(2)
        }
    }
}
