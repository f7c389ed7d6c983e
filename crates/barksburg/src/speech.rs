//! What the program itself says, in the reader's language: that a call makes no sense, that a file cannot be read.

use clap::error::{ContextKind, ErrorKind};
use std::error::Error as _;
use std::fmt::Write as _;
use std::io;
use std::num::{IntErrorKind, ParseIntError};
use std::path::Path;
use std::sync::OnceLock;
use words::{Args, Lang, Words};

/// The built-in words. Reading them takes a moment, so they are asked only for what a book of somebody's own lacks.
pub(crate) fn words() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    WORDS.get_or_init(|| crate::book::words(&content::Opened::built_in().load()))
}

/// A sentence of the program's own.
pub(crate) fn say(lang: Lang, key: &str, with: &[(&'static str, &str)]) -> String {
    let args = with.iter().fold(Args::new(), |args, (name, text)| args.text(*name, *text));
    words().say(lang, key, &args)
}

/// A file or folder that cannot be read, and why.
pub(crate) fn unreadable(lang: Lang, path: &Path, error: &io::Error) -> anyhow::Error {
    let with = [("file", &*path.display().to_string()), ("why", &*reason(lang, error))];
    anyhow::anyhow!(say(lang, "program-unreadable", &with))
}

/// A file that cannot be written, and why.
pub(crate) fn unwritable(lang: Lang, path: &Path, error: &io::Error) -> anyhow::Error {
    let with = [("file", &*path.display().to_string()), ("why", &*reason(lang, error))];
    anyhow::anyhow!(say(lang, "program-unwritable", &with))
}

/// What the system says against a file; in its own words if it is none of the usual things.
fn reason(lang: Lang, error: &io::Error) -> String {
    let key = match error.kind() {
        io::ErrorKind::NotFound => "program-file-missing",
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => "program-file-denied",
        io::ErrorKind::IsADirectory => "program-file-folder",
        io::ErrorKind::NotADirectory => "program-file-no-folder",
        io::ErrorKind::StorageFull => "program-file-full",
        _ => return error.to_string(),
    };
    say(lang, key, &[])
}

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

/// The language a call asks for, before it is understood: mistakes in it are told in that language too.
pub(crate) fn asked_for(args: impl IntoIterator<Item = String>) -> Lang {
    let mut args = args.into_iter();
    while let Some(arg) = args.next() {
        let named =
            if arg == "--lang" { args.next() } else { arg.strip_prefix("--lang=").map(str::to_string) };
        if let Some(lang) = named.and_then(|code| code.parse().ok()) {
            return lang;
        }
    }
    Lang::En
}

/// What is wrong with a call, in sentences, with the usage below; none if it asks for help or is of a kind that no command of ours has.
pub(crate) fn misunderstood(lang: Lang, error: &clap::Error) -> Option<String> {
    let (what, usage) = (mistake(lang, error)?, error.get(ContextKind::Usage));
    let mut out = format!("{}: {what}\n", say(lang, "program-error", &[]));
    if let Some(usage) = usage.map(ToString::to_string) {
        let call = usage.trim().trim_start_matches("Usage:").trim();
        let _ = write!(out, "\n{} {call}\n", say(lang, "program-usage", &[]));
    }
    Some(format!("{out}\n{}\n", say(lang, "program-more", &[])))
}

fn mistake(lang: Lang, error: &clap::Error) -> Option<String> {
    let told = |kind| error.get(kind).map(ToString::to_string).filter(|text| !text.is_empty());
    let arg = told(ContextKind::InvalidArg).unwrap_or_default();
    let arg = ("arg", arg.as_str());
    let say = |key: &str, with: &[(&'static str, &str)]| Some(say(lang, key, with));
    match error.kind() {
        ErrorKind::MissingRequiredArgument => say("program-missing", &[arg]),
        ErrorKind::ArgumentConflict => match told(ContextKind::PriorArg) {
            Some(other) if other != arg.1 => say("program-conflict", &[arg, ("other", &other)]),
            _ => say("program-twice", &[arg]),
        },
        ErrorKind::UnknownArgument => match told(ContextKind::SuggestedArg) {
            Some(known) => say("program-unknown-similar", &[arg, ("known", &known)]),
            None => say("program-unknown", &[arg]),
        },
        ErrorKind::InvalidSubcommand => {
            let name = told(ContextKind::InvalidSubcommand)?;
            match told(ContextKind::SuggestedSubcommand) {
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
            let value = told(ContextKind::InvalidValue)?;
            let why = why_not(lang, error.source()?);
            say("program-value-why", &[arg, ("value", &value), ("why", &why)])
        }
        _ => None,
    }
}

fn why_not(lang: Lang, error: &(dyn std::error::Error + 'static)) -> String {
    if let Some(beyond) = error.downcast_ref::<Beyond>() {
        let with = [("low", &*beyond.low.to_string()), ("high", &*beyond.high.to_string())];
        return say(lang, "program-number-range", &with);
    }
    match error.downcast_ref::<ParseIntError>().map(ParseIntError::kind) {
        Some(IntErrorKind::PosOverflow) => say(lang, "program-number-large", &[]),
        Some(_) => say(lang, "program-number", &[]),
        None => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    /// What is said to a wrong call, its first line.
    fn said(lang: Lang, call: &str) -> String {
        let error = crate::Cli::try_parse_from(call.split(' ')).err().expect("a wrong call");
        let told = misunderstood(lang, &error).expect("one of the usual mistakes");
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
    fn a_number_out_of_range_is_told_with_the_range() {
        let said = said(Lang::De, "barksburg simulate --chapter a --threads 2000");
        assert!(said.contains("2000") && said.contains("--threads") && said.contains("1024"), "{said}");
    }

    #[test]
    fn help_is_no_mistake() {
        let help = crate::Cli::try_parse_from(["barksburg", "simulate", "--help"]).err().expect("help");
        assert_eq!(misunderstood(Lang::De, &help), None);
    }

    #[test]
    fn the_language_is_found_wherever_it_stands() {
        let asked = |call: &str| asked_for(call.split(' ').map(str::to_string));
        assert_eq!(asked("barksburg simulate --lang de --bogus"), Lang::De);
        assert_eq!(asked("barksburg --lang=pl simulate"), Lang::Pl);
        assert_eq!(asked("barksburg simulate --lang xx"), Lang::En);
    }
}
