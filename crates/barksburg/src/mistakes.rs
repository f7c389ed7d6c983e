//! A call that makes no sense, told in the reader's language: what is wrong with it, how it is meant, where more is said.

use crate::speech;
use clap::Command;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error as _;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::net::AddrParseError;
use std::num::{IntErrorKind, ParseIntError};
use words::Lang;

/// A whole number that is too small or too large for what it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Beyond {
    /// The smallest that will do.
    pub(crate) low: u16,
    /// The largest that will do.
    pub(crate) high: u16,
}

impl std::fmt::Display for Beyond {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "from {} to {}", self.low, self.high)
    }
}

impl std::error::Error for Beyond {}

/// What was to be the address of a page is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoPage;

impl std::fmt::Display for NoPage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("no address of a page")
    }
}

impl std::error::Error for NoPage {}

/// An address people can open in a browser: links that lead nowhere would be noticed only by those who are invited.
pub(crate) fn page(text: &str) -> Result<String, NoPage> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://")).ok_or(NoPage)?;
    let host = rest.split(['/', '?', '#', ':']).next().unwrap_or_default();
    let good = !host.is_empty() && !text.contains(['?', '#', '@', '"', '<', '>', '\\']);
    if good && text.chars().all(|c| c.is_ascii_graphic()) { Ok(text.to_string()) } else { Err(NoPage) }
}

/// What was to be a size is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoSize;

impl std::fmt::Display for NoSize {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("no size")
    }
}

impl std::error::Error for NoSize {}

/// A number of bytes, such as `500MB` or `2GB`.
pub(crate) fn size(text: &str) -> Result<u64, NoSize> {
    let at = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (number, unit) = text.split_at(at);
    let shift = match unit.trim().to_ascii_uppercase().as_str() {
        "" | "B" => 0,
        "KB" | "K" => 10,
        "MB" | "M" => 20,
        "GB" | "G" => 30,
        "TB" | "T" => 40,
        _ => return Err(NoSize),
    };
    let bytes = number.parse::<u64>().ok().and_then(|n| n.checked_mul(1 << shift));
    // Less than this would not even hold an empty database and a game.
    bytes.filter(|bytes| *bytes >= 1 << 20).ok_or(NoSize)
}

/// After how many days something is deleted. None would delete everything at once, and whoever writes 0 means never.
pub(crate) fn days(text: &str) -> Result<u32, Box<dyn std::error::Error + Send + Sync>> {
    let (low, high) = (1, 36_500);
    let days: u32 = text.parse()?;
    if (low.into()..=high.into()).contains(&days) { Ok(days) } else { Err(Beyond { low, high }.into()) }
}

/// A limit as it is written, if there is one of that name.
pub(crate) fn limit(text: &str) -> Result<String, server::NoAllowance> {
    server::Allowances::default().set(text).map(|()| text.to_string())
}

/// An option that the command does not know.
pub(crate) fn unknown(option: &'static str) -> clap::Error {
    about(ErrorKind::UnknownArgument, option)
}

/// An option that stands there twice.
pub(crate) fn twice(option: &'static str) -> clap::Error {
    about(ErrorKind::ArgumentConflict, option)
}

fn about(kind: ErrorKind, option: &str) -> clap::Error {
    let mut error = clap::Error::new(kind);
    error.insert(ContextKind::InvalidArg, ContextValue::String(option.to_string()));
    error
}

/// The first of these options that stands before a command and behind it: clap would take the last one.
pub(crate) fn given_twice(
    call: impl Iterator<Item = OsString>,
    options: &[&'static str],
) -> Option<&'static str> {
    let words: Vec<String> = call.skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    let words = || words.iter().take_while(|word| *word != "--");
    let is = |word: &str, option: &str| {
        word.strip_prefix(option).is_some_and(|rest| rest.is_empty() || rest.starts_with('='))
    };
    options.iter().copied().find(|option| words().filter(|word| is(word, option)).count() > 1)
}

/// What is wrong with a call of these commands, with the usage below; none if it asks for help or the version.
pub(crate) fn told(all: &Command, lang: Lang, error: &clap::Error) -> Option<String> {
    let (what, usage) = (mistake(all, lang, error)?, error.get(ContextKind::Usage));
    let mut out = format!("{}: {what}\n", speech::say(lang, "program-error", &[]));
    if let Some(usage) = usage.map(ToString::to_string) {
        let call = usage.trim().trim_start_matches("Usage:").trim();
        let _ = write!(out, "\n{} {call}\n", speech::say(lang, "help-usage", &[]));
    }
    Some(format!("{out}\n{}\n", speech::say(lang, "program-more", &[])))
}

/// The one word that is most like what was typed; clap has it last.
fn nearest(error: &clap::Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::Strings(known) => known.last().cloned(),
        known => Some(known.to_string()).filter(|text| !text.is_empty()),
    }
}

/// The same in one sentence.
pub(crate) fn mistake(all: &Command, lang: Lang, error: &clap::Error) -> Option<String> {
    let told = |kind| error.get(kind).map(ToString::to_string).filter(|text| !text.is_empty());
    let arg = told(ContextKind::InvalidArg).unwrap_or_default();
    let arg = ("arg", arg.as_str());
    let say = |key: &str, with: &[(&'static str, &str)]| Some(speech::say(lang, key, with));
    match error.kind() {
        ErrorKind::MissingRequiredArgument => say("program-missing", &[arg]),
        ErrorKind::ArgumentConflict => match told(ContextKind::PriorArg) {
            Some(other) if other != arg.1 => say("program-conflict", &[arg, ("other", &other)]),
            _ => say("program-twice", &[arg]),
        },
        ErrorKind::UnknownArgument => match nearest(error, ContextKind::SuggestedArg) {
            Some(known) => say("program-unknown-similar", &[arg, ("known", &known)]),
            None => match elsewhere(all, arg.1) {
                Some(known) => say("program-unknown-elsewhere", &[arg, ("known", &known)]),
                None => say("program-unknown", &[arg]),
            },
        },
        ErrorKind::InvalidSubcommand => {
            let name = told(ContextKind::InvalidSubcommand).unwrap_or_default();
            match nearest(error, ContextKind::SuggestedSubcommand) {
                Some(known) => say("program-unknown-similar", &[("arg", &name), ("known", &known)]),
                None => say("program-unknown", &[("arg", &name)]),
            }
        }
        ErrorKind::InvalidValue => match (told(ContextKind::InvalidValue), told(ContextKind::ValidValue)) {
            (None, _) => say("program-value-missing", &[arg]),
            (Some(value), Some(known)) => {
                say("program-value-known", &[arg, ("value", &value), ("known", &known)])
            }
            (Some(value), None) => say("program-value", &[arg, ("value", &value)]),
        },
        ErrorKind::ValueValidation => {
            let value = told(ContextKind::InvalidValue).unwrap_or_default();
            match error.source().and_then(|why| why_not(lang, why)) {
                Some(why) => say("program-value-why", &[arg, ("value", &value), ("why", &why)]),
                None => say("program-value", &[arg, ("value", &value)]),
            }
        }
        ErrorKind::TooManyValues => {
            let value = told(ContextKind::InvalidValue).unwrap_or_default();
            say("program-value-none", &[arg, ("value", &value)])
        }
        ErrorKind::InvalidUtf8 => say("program-no-text", &[]),
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
        | ErrorKind::DisplayVersion => None,
        // No command of ours can be called so wrongly.
        _ => say("program-unclear", &[]),
    }
}

/// The commands that know an option which another does not.
fn elsewhere(all: &Command, option: &str) -> Option<String> {
    let name = option.strip_prefix("--")?;
    let knows = |command: &&Command| command.get_arguments().any(|arg| arg.get_long() == Some(name));
    let known: Vec<&str> = all.get_subcommands().filter(knows).map(Command::get_name).collect();
    (!known.is_empty()).then(|| known.join(", "))
}

/// Why a value will not do, if it is one of the usual reasons.
fn why_not(lang: Lang, error: &(dyn std::error::Error + 'static)) -> Option<String> {
    if let Some(Beyond { low, high }) = error.downcast_ref::<Beyond>() {
        let with = [("low", &*low.to_string()), ("high", &*high.to_string())];
        return Some(speech::say(lang, "program-number-range", &with));
    }
    if error.is::<AddrParseError>() {
        return Some(speech::say(lang, "program-address", &[]));
    }
    if error.is::<NoPage>() {
        return Some(speech::say(lang, "program-page", &[]));
    }
    if error.is::<NoSize>() {
        return Some(speech::say(lang, "program-size", &[]));
    }
    if let Some(bad) = error.downcast_ref::<server::NoAllowance>() {
        return Some(match bad {
            server::NoAllowance::Form => speech::say(lang, "program-limit-form", &[]),
            server::NoAllowance::Unknown(name) => {
                let names = server::Allowances::default().list();
                let names: Vec<&str> = names.iter().map(|(name, ..)| *name).collect();
                speech::say(lang, "program-limit-unknown", &[("name", name), ("known", &names.join(", "))])
            }
            server::NoAllowance::Number(name) => speech::say(lang, "program-limit-number", &[("name", name)]),
        });
    }
    if error.is::<server::NoNetwork>() {
        return Some(speech::say(lang, "program-network", &[]));
    }
    let key = match error.downcast_ref::<ParseIntError>()?.kind() {
        IntErrorKind::PosOverflow => "program-number-large",
        _ => "program-number",
    };
    Some(speech::say(lang, key, &[]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cli;
    use clap::CommandFactory;

    /// What is said to a wrong call, its first line.
    fn said(lang: Lang, call: &str) -> String {
        let error = crate::help::spoken(Cli::command(), lang)
            .try_get_matches_from(call.split(' '))
            .expect_err("a wrong call");
        let told = told(&Cli::command(), lang, &error).expect("a mistake");
        assert!(!told.contains('⟨') && !told.contains("{$"), "{told}");
        told.lines().next().unwrap_or_default().to_string()
    }

    const WRONG: &[&str] = &[
        "barksburg simulate",
        "barksburg simulate --chapter",
        "barksburg simulate --chapter a --chapter b",
        "barksburg simulate --chapter a --json --csv",
        "barksburg simulate --chapter a --games many",
        "barksburg simulate --chapter a --games -3",
        "barksburg simulate --chapter a --games 99999999999999999999",
        "barksburg simulate --chapter a --threads 0",
        "barksburg simulate --chapter a --abilities cure",
        "barksburg simulate --chapter a --parti b",
        "barksburg simulate --chapter a --nonsense",
        "barksburg simulate --chapter a b",
        "barksburg simulat",
        "barksburg check --format yaml",
        "barksburg serve --listen nowhere",
        "barksburg serve --public-url ftp://mice.example",
        "barksburg serve --trusted-proxy 10.0.0.0/33",
        "barksburg cards --json=yes",
        "barksburg --games 3",
        "barksburg check --lang fr",
    ];

    #[test]
    fn a_wrong_call_is_told_in_every_language() {
        for call in WRONG {
            let english = said(Lang::En, call);
            for lang in [Lang::De, Lang::Pl] {
                assert_ne!(said(lang, call), english, "{call}");
            }
        }
    }

    #[test]
    fn the_nearest_command_is_suggested_alone() {
        assert_eq!(said(Lang::En, "barksburg serv"), "error: unknown argument “serv”; did you mean serve?");
    }

    #[test]
    fn a_number_out_of_range_is_told_with_the_range() {
        let said = said(Lang::De, "barksburg simulate --chapter a --threads 2000");
        assert!(said.contains("2000") && said.contains("--threads") && said.contains("1024"), "{said}");
    }

    #[test]
    fn a_public_address_is_one_that_a_browser_opens() {
        for good in ["https://mice.example", "http://192.168.0.7:7777", "https://mice.example:8443/table/"] {
            assert_eq!(page(good), Ok(good.to_string()));
        }
        for bad in [
            "mice.example",
            "ftp://mice.example",
            "https://",
            "http://:80",
            "https://mi ce",
            "https://x/?q",
            "https://a@b",
        ] {
            assert_eq!(page(bad), Err(NoPage), "{bad}");
        }
    }

    #[test]
    fn an_option_of_other_commands_is_told_with_them() {
        let said = said(Lang::Pl, "barksburg check --games 3");
        assert!(said.contains("--games") && said.contains("simulate, bench"), "{said}");
    }

    #[test]
    fn help_is_no_mistake() {
        let call = ["barksburg", "simulate", "--help"];
        let help =
            crate::help::spoken(Cli::command(), Lang::De).try_get_matches_from(call).expect_err("help");
        assert_eq!(told(&Cli::command(), Lang::De, &help), None);
    }
}
