//! The command line of Barksburg. No logic lives here: each command calls the crate that does the work.

mod book;
mod commands;
mod help;
mod language;
mod mistakes;
mod speech;
mod trouble;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;
use words::Lang;

/// Pages are many small strings: with this allocator a choice costs the server a tenth less.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

// Commands and arguments have no doc comments, which would become help in one language: `help` finds their words by name.
#[derive(Parser)]
#[command(name = "barksburg", version, propagate_version = true, disable_help_subcommand = true)]
struct Cli {
    #[arg(long, global = true, value_name = "path")]
    content: Option<PathBuf>,
    #[arg(long, global = true, value_name = "lang", value_parser = language::parser())]
    lang: Option<Lang>,
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    play: commands::serve::Args,
}

#[derive(Subcommand)]
enum Command {
    Play(commands::serve::Args),
    Serve(commands::serve::Args),
    NewStory(commands::new_story::Args),
    Check(commands::check::Args),
    Scenario(commands::cases::ScenarioArgs),
    Conformance(commands::cases::ConformanceArgs),
    Replay(commands::replay::Args),
    Rules(commands::rules::Args),
    Cards(commands::cards::Args),
    Simulate(Box<commands::simulate::Args>),
    Gallery(commands::gallery::Args),
    Tiles(commands::tiles::Args),
    Bench(commands::bench::Args),
    BotProtocol(commands::bot_protocol::Args),
    Help(help::Args),
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
    let terminal = language::of_terminal(|name| std::env::var(name).ok());
    // Whatever is wrong with the call, it is said in the language the call asks for.
    let asked = language::asked_for(std::env::args_os()).unwrap_or(terminal);
    let matches = help::spoken(Cli::command(), asked).try_get_matches();
    let cli = match matches.and_then(|found| Cli::from_arg_matches(&found)) {
        Ok(cli) => cli,
        Err(error) => return answer(asked, &error),
    };
    let (content, lang) = (cli.content.as_deref(), cli.lang.unwrap_or(terminal));
    let result = match cli.command.unwrap_or(Command::Play(cli.play)) {
        Command::Play(args) => commands::serve::run(&args, content, lang, true),
        Command::Serve(args) => commands::serve::run(&args, content, lang, false),
        Command::Cards(args) => commands::cards::run(&args, content, lang),
        Command::Simulate(args) => commands::simulate::run(&args, content, lang),
        Command::NewStory(args) => commands::new_story::run(&args, lang),
        Command::Check(args) => commands::check::run(&args, content, lang),
        Command::Scenario(args) => commands::cases::scenario(&args, content, lang),
        Command::Conformance(args) => commands::cases::conformance(&args, content, lang),
        Command::Replay(args) => commands::replay::run(&args, content, lang),
        Command::Rules(args) => commands::rules::run(&args, content, lang),
        Command::Gallery(args) => commands::gallery::run(&args, content, lang),
        Command::Tiles(args) => commands::tiles::run(&args, content, lang),
        Command::Bench(args) => commands::bench::run(&args, content, lang),
        Command::BotProtocol(args) => commands::bot_protocol::run(&args, content, lang),
        Command::Help(args) => return answer(lang, &help::about(Cli::command(), &args, lang)),
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

/// Says what is wrong with a call; or it asks for help or the version, and gets that.
fn answer(lang: Lang, error: &clap::Error) -> ExitCode {
    let Some(told) = mistakes::told(&Cli::command(), lang, error) else { error.exit() };
    eprint!("{told}");
    ExitCode::from(2)
}
