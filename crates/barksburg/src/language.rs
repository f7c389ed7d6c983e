//! Which language the program speaks: the one a call asks for, else the terminal's, else English.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use std::ffi::OsString;
use words::Lang;

/// Reads the value of `--lang`.
pub(crate) fn parser() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::as_str)).try_map(|code| code.parse::<Lang>())
}

/// The language a call asks for with `--lang`, wherever that stands: what is wrong with the rest is told in it too.
pub(crate) fn asked_for(args: impl IntoIterator<Item = OsString>) -> Option<Lang> {
    let mut args =
        args.into_iter().map(|arg| arg.to_string_lossy().into_owned()).take_while(|arg| arg != "--");
    while let Some(arg) = args.next() {
        let named =
            if arg == "--lang" { args.next() } else { arg.strip_prefix("--lang=").map(str::to_string) };
        if let Some(lang) = named.and_then(|code| code.parse().ok()) {
            return Some(lang);
        }
    }
    None
}

/// The terminal's language: the first of these that is set decides (POSIX), and one that we do not speak is English.
pub(crate) fn of_terminal(variable: impl Fn(&str) -> Option<String>) -> Lang {
    let set = |name: &&str| variable(name).filter(|locale| !locale.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set).unwrap_or_default();
    let code = locale.split(['_', '.', '@']).next().unwrap_or_default();
    code.to_lowercase().parse().unwrap_or(Lang::En)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_found_wherever_it_stands() {
        let asked = |call: &str| asked_for(call.split(' ').map(OsString::from));
        assert_eq!(asked("barksburg simulate --lang de --bogus"), Some(Lang::De));
        assert_eq!(asked("barksburg --lang=pl simulate"), Some(Lang::Pl));
        assert_eq!(asked("barksburg simulate --lang xx"), None);
        assert_eq!(asked("barksburg rules -- --lang de"), None);
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let of = |set: &[(&str, &str)]| {
            of_terminal(|name| {
                set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_string())
            })
        };
        assert_eq!(of(&[]), Lang::En);
        assert_eq!(of(&[("LANG", "de_AT.UTF-8")]), Lang::De);
        assert_eq!(of(&[("LANG", "pl")]), Lang::Pl);
        assert_eq!(of(&[("LC_MESSAGES", "pl_PL.UTF-8"), ("LANG", "de_DE.UTF-8")]), Lang::Pl);
        assert_eq!(of(&[("LC_ALL", "C.UTF-8"), ("LANG", "de_DE.UTF-8")]), Lang::En);
        assert_eq!(of(&[("LC_ALL", ""), ("LANG", "de_DE@euro")]), Lang::De);
        assert_eq!(of(&[("LANG", "fr_FR.UTF-8")]), Lang::En);
    }
}
