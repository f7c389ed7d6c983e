//! What `--help` says. Commands and arguments are declared without a word; their sentences are found by name in
//! `command.ftl`: `command-serve` says what `serve` does and its attribute `.listen` what `--listen` is for. What several
//! commands share is an attribute of `command`.

use crate::{examples, speech};
use clap::{Arg, Args as ClapArgs, Command};
use words::Lang;

#[derive(ClapArgs)]
pub(crate) struct Args {
    #[arg(value_name = "command")]
    command: Option<String>,
}

/// What `barksburg help` and `barksburg help check` print: the same as `barksburg check --help`.
pub(crate) fn about(all: Command, args: &Args, lang: Lang) -> clap::Error {
    let call = ["barksburg"].into_iter().chain(args.command.as_deref()).chain(["--help"]);
    spoken(all, lang)
        .try_get_matches_from(call)
        .expect_err("a call for help is answered in place of an error")
}

/// What every command has stands below what is its own.
const SHARED: [&str; 4] = ["content", "lang", "help", "version"];

/// Commands that read no content, and refuse to be told which.
const WITHOUT_CONTENT: [&str; 9] =
    ["new-story", "pack", "install", "publish", "words", "help", "backup", "restore", "admin"];

/// The command line in a language.
pub(crate) fn spoken(mut all: Command, lang: Lang) -> Command {
    // From here on there is also what clap adds by itself: `--help` and `--version`.
    all.build();
    speak(all, lang, true)
}

fn speak(command: Command, lang: Lang, content: bool) -> Command {
    let key = key_of(&command);
    let content = content && !WITHOUT_CONTENT.contains(&command.get_name());
    let hides = |arg: &Arg| !content && arg.get_id() == "content";
    let mut command = command
        .about(speech::say(lang, &key, &[]))
        .subcommand_value_name(value(lang, "command"))
        .mut_args(|arg| if hides(&arg) { arg.hide(true) } else { explain(arg, &key, lang) })
        .mut_subcommands(|inner| speak(inner, lang, content));
    let usage = usage(&mut command, lang);
    let template = template(&command, lang);
    command.override_usage(usage).help_template(template)
}

fn key_of(command: &Command) -> String {
    match command.get_name() {
        "barksburg" => "command".to_string(),
        name => format!("command-{name}"),
    }
}

/// The sentence of an argument: of this command, or the one that several share.
fn key_of_argument(arg: &Arg, command: &str, has: impl Fn(&str) -> bool) -> String {
    let name = arg.get_long().unwrap_or_else(|| arg.get_id().as_str());
    let own = format!("{command}.{name}");
    if has(&own) { own } else { format!("command.{name}") }
}

fn explain(arg: Arg, command: &str, lang: Lang) -> Arg {
    let key = key_of_argument(&arg, command, |key| speech::has(lang, key));
    let mut sentence = speech::say(lang, &key, &[]);
    let mut arg = arg.hide_default_value(true).hide_possible_values(true);
    if arg.get_action().takes_values() {
        let possible = arg.get_possible_values();
        let names: Vec<&str> = possible.iter().map(clap::builder::PossibleValue::get_name).collect();
        if !names.is_empty() {
            sentence += &note(lang, "help-possible", "values", &names.join(", "));
        }
        if let Some(default) = arg.get_default_values().first() {
            sentence += &note(lang, "help-default", "value", &default.to_string_lossy());
        }
        let name = arg.get_value_names().and_then(|names| names.first()).map(ToString::to_string);
        arg = arg.value_name(value(lang, &name.unwrap_or_default()));
    }
    if let Some(place) = SHARED.iter().position(|shared| arg.get_id() == *shared) {
        arg = arg.display_order(1000 + place);
    }
    arg.help(sentence)
}

/// A remark behind a sentence, held together on one line.
fn note(lang: Lang, key: &str, name: &'static str, text: &str) -> String {
    format!(" {}", speech::say(lang, key, &[(name, text)]).replace(' ', "\u{a0}"))
}

/// The word that stands for a value in a language.
fn value(lang: Lang, name: &str) -> String {
    speech::say(lang, &format!("command-value-{name}"), &[])
}

/// The pattern of a call. Clap's own has two English words in it: the heading, and the options.
fn usage(command: &mut Command, lang: Lang) -> String {
    let usage = command.render_usage().ansi().to_string();
    let call = usage.split_once("Usage:").and_then(|(_, rest)| rest.split_once(' '));
    let call = call.map_or(usage.as_str(), |(_, call)| call);
    call.replace("[OPTIONS]", &format!("[{}]", value(lang, "options")))
}

/// How the page is laid out, with its headings.
fn template(command: &Command, lang: Lang) -> String {
    let style = command.get_styles().get_header();
    let headed = |key: &str, between: &str, tag: &str| {
        format!("{style}{}{style:#}{between}{tag}", speech::say(lang, key, &[]))
    };
    let commands = command.has_subcommands().then(|| headed("help-commands", "\n", "{subcommands}"));
    let positional = command.get_positionals().next();
    let parts = [
        Some(headed("help-usage", " ", "{usage}")),
        commands,
        positional.map(|_| headed("help-arguments", "\n", "{positionals}")),
        Some(headed("help-options", "\n", "{options}")),
    ];
    let parts = parts.into_iter().flatten().chain([shown(command, lang)]);
    format!("{{about-with-newline}}\n{}", parts.collect::<Vec<_>>().join("\n\n"))
}

/// Two calls, each with what it does.
fn shown(command: &Command, lang: Lang) -> String {
    let style = command.get_styles().get_header();
    let heading = format!("{style}{}{style:#}", speech::say(lang, "help-examples", &[]));
    let example = |(call, key): (&str, &str)| {
        let call = ["barksburg", call].join(" ");
        format!("  {}\n      {}", call.trim_end(), speech::say(lang, key, &[]))
    };
    let lines = examples::of(command.get_name()).map(example);
    [heading].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cli;
    use clap::CommandFactory;
    use std::collections::BTreeSet;

    /// Every key that commands and arguments ask for.
    fn asked(lang: Lang) -> BTreeSet<String> {
        fn walk(command: &Command, lang: Lang, keys: &mut BTreeSet<String>) {
            let key = key_of(command);
            for arg in command.get_arguments() {
                keys.insert(key_of_argument(arg, &key, |key| speech::has(lang, key)));
                if arg.get_action().takes_values() {
                    let names = arg.get_value_names().unwrap_or_default();
                    keys.extend(names.iter().map(|name| format!("command-value-{name}")));
                }
            }
            keys.insert(key);
            command.get_subcommands().for_each(|inner| walk(inner, lang, keys));
        }
        let mut all = Cli::command();
        all.build();
        let mut keys = BTreeSet::from(["command-value-options".to_string()]);
        walk(&all, lang, &mut keys);
        keys
    }

    /// The keys of a file of words, `message` and `message.attribute`.
    fn written(lang: Lang, file: &str) -> BTreeSet<String> {
        let text = content::built_in_file(&format!("locales/{lang}/{file}")).expect("the file is there");
        let (mut keys, mut message) = (BTreeSet::new(), String::new());
        for line in text.lines() {
            let Some((name, _)) = line.split_once(" =") else { continue };
            if let Some(attribute) = name.strip_prefix("    .") {
                keys.insert(format!("{message}.{attribute}"));
            } else if name.starts_with(|c: char| c.is_ascii_lowercase()) {
                message = name.to_string();
                keys.insert(message.clone());
            }
        }
        keys
    }

    #[test]
    fn every_command_and_argument_has_its_sentence_in_every_language_and_no_sentence_is_left_over() {
        for lang in Lang::ALL {
            let written: BTreeSet<String> =
                written(lang, "command.ftl").into_iter().filter(|key| key.starts_with("command")).collect();
            let asked = asked(lang);
            let missing: Vec<_> = asked.difference(&written).collect();
            let left_over: Vec<_> = written.difference(&asked).collect();
            assert!(missing.is_empty() && left_over.is_empty(), "{lang}: {missing:?}, {left_over:?}");
        }
    }

    #[test]
    fn what_else_the_program_says_is_said_somewhere() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut code = String::new();
        let nested = [
            "commands",
            "commands/bench",
            "commands/check",
            "commands/serve",
            "commands/hosting",
            "commands/paper",
            "commands/books",
        ]
        .map(|inner| folder.join(inner));
        for folder in std::iter::once(folder.clone()).chain(nested) {
            for entry in std::fs::read_dir(folder).expect("the source").filter_map(Result::ok) {
                code += &std::fs::read_to_string(entry.path()).unwrap_or_default();
            }
        }
        for key in written(Lang::En, "program.ftl").iter().chain(&written(Lang::En, "command.ftl")) {
            let said = key.starts_with("command") || code.contains(&format!("\"{key}\""));
            assert!(said, "nobody says {key}");
        }
    }

    #[test]
    fn every_command_has_two_examples_that_can_be_called() {
        let mut all = Cli::command();
        all.build();
        let names = all.get_subcommands().map(Command::get_name).chain(["barksburg"]);
        let mut shown = BTreeSet::new();
        for name in names {
            for (call, key) in examples::of(name) {
                let words = ["barksburg"].into_iter().chain(call.split_whitespace());
                let found =
                    Cli::command().try_get_matches_from(words).unwrap_or_else(|e| panic!("{call}: {e}"));
                let command = found.subcommand_name().unwrap_or("barksburg");
                assert!(name == "barksburg" || command == name, "{call} shows {command}, not {name}");
                assert!(shown.insert((name.to_string(), key)), "{name} says {key} twice");
            }
        }
    }

    /// A doc comment on an argument would be a second source of its help, and an English one.
    #[test]
    fn no_sentence_stands_beside_the_declaration() {
        fn walk(command: &Command) {
            assert_eq!(command.get_about(), None, "{}", command.get_name());
            for arg in command.get_arguments() {
                assert_eq!(arg.get_help(), None, "{} {}", command.get_name(), arg.get_id());
                let values = arg.get_possible_values();
                assert!(values.iter().all(|value| value.get_help().is_none()), "{}", arg.get_id());
            }
            command.get_subcommands().for_each(walk);
        }
        walk(&Cli::command());
    }
}
