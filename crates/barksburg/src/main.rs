//! The command line of Barksburg. No logic lives here: each command calls the crate that does the work.

mod book;
mod commands;
mod examples;
mod help;
mod language;
mod memory;
mod mistakes;
mod speech;
mod trouble;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;
use words::Lang;

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
    Serve(Box<commands::serve::ServeArgs>),
    NewStory(commands::new_story::Args),
    Check(commands::check::Args),
    Lsp(commands::lsp::Args),
    Pack(commands::books::PackArgs),
    Install(commands::books::InstallArgs),
    Publish(commands::books::publish::Args),
    Words(commands::words::Args),
    Scenario(commands::cases::ScenarioArgs),
    Conformance(commands::cases::ConformanceArgs),
    Replay(commands::replay::Args),
    Rules(commands::rules::Args),
    Cards(commands::cards::Args),
    Simulate(Box<commands::simulate::Args>),
    Gallery(commands::paper::gallery::Args),
    Print(commands::paper::print::Args),
    Tiles(commands::tiles::Args),
    Bench(commands::bench::Args),
    BotProtocol(commands::bot_protocol::Args),
    Backup(commands::hosting::copies::BackupArgs),
    Restore(commands::hosting::copies::RestoreArgs),
    Verify(commands::hosting::copies::VerifyArgs),
    Admin(commands::hosting::admin::Args),
    Store(commands::hosting::stores::Args),
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
    let lang = cli.lang.unwrap_or(terminal);
    let command = match nothing_ignored(cli.command, cli.play, cli.content.is_some()) {
        Ok(command) => command,
        Err(error) => return answer(asked, &error),
    };
    let content = cli.content.as_deref();
    let result = match command {
        Command::Play(args) => commands::serve::play(&args, content, lang),
        Command::Serve(args) => commands::serve::serve(*args, content, lang),
        Command::Cards(args) => commands::cards::run(&args, content, lang),
        Command::Simulate(args) => commands::simulate::run(&args, content, lang),
        Command::NewStory(args) => commands::new_story::run(&args, lang),
        Command::Check(args) => commands::check::run(&args, content, lang),
        Command::Lsp(args) => commands::lsp::run(&args, content, cli.lang),
        Command::Pack(args) => commands::books::pack(&args, lang),
        Command::Install(args) => commands::books::install(&args, lang),
        Command::Publish(args) => commands::books::publish::run(&args, lang),
        Command::Words(args) => commands::words::run(&args, cli.lang, lang),
        Command::Scenario(args) => commands::cases::scenario(&args, content, lang),
        Command::Conformance(args) => commands::cases::conformance(&args, content, lang),
        Command::Replay(args) => commands::replay::run(&args, content, lang),
        Command::Rules(args) => commands::rules::run(&args, content, lang),
        Command::Gallery(args) => commands::paper::gallery::run(&args, content, lang),
        Command::Print(args) => commands::paper::print::run(&args, content, lang),
        Command::Tiles(args) => commands::tiles::run(&args, content, lang),
        Command::Bench(args) => commands::bench::run(&args, content, lang),
        Command::BotProtocol(args) => commands::bot_protocol::run(&args, content, lang),
        Command::Backup(args) => commands::hosting::copies::backup(&args, lang),
        Command::Restore(args) => commands::hosting::copies::restore(&args, lang),
        Command::Verify(args) => commands::hosting::copies::verify(&args, content, lang),
        Command::Admin(args) => commands::hosting::admin::run(&args, lang),
        Command::Store(args) => commands::hosting::stores::run(&args, content, lang),
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

/// The command with the options that stand before it: whatever was given counts, or is refused.
fn nothing_ignored(
    command: Option<Command>,
    before: commands::serve::Args,
    content: bool,
) -> Result<Command, clap::Error> {
    if let Some(twice) = mistakes::given_twice(std::env::args_os(), &["--content", "--lang"]) {
        return Err(mistakes::twice(twice));
    }
    match command {
        None => Ok(Command::Play(before)),
        Some(Command::Play(args)) => args.with(before).map(Command::Play).map_err(mistakes::twice),
        Some(Command::Serve(mut args)) => {
            args.play = args.play.with(before).map_err(mistakes::twice)?;
            Ok(Command::Serve(args))
        }
        Some(
            Command::NewStory(_)
            | Command::Pack(_)
            | Command::Install(_)
            | Command::Publish(_)
            | Command::Words(_)
            | Command::Help(_)
            | Command::Backup(_)
            | Command::Restore(_)
            | Command::Admin(_),
        ) if content => Err(mistakes::unknown("--content")),
        Some(other) => match before.given() {
            Some(option) => Err(mistakes::unknown(option)),
            None => Ok(other),
        },
    }
}

/// Says what is wrong with a call; or it asks for help or the version, and gets that.
fn answer(lang: Lang, error: &clap::Error) -> ExitCode {
    let Some(told) = mistakes::told(&Cli::command(), lang, error) else { error.exit() };
    eprint!("{told}");
    ExitCode::from(2)
}
