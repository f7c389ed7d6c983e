//! Configuration from a file and from the environment, under the names of the flags.

use super::args::ServeArgs;
use super::log::LogForm;
use crate::commands::hosting::stores;
use crate::mistakes;
use crate::speech::{self, say};
use anyhow::Result;
use clap::{Args as _, Command, FromArgMatches as _};
use std::ffi::OsString;
use std::fmt::Write as _;
use std::path::Path;
use words::Lang;

/// What variables of ours begin with.
const PREFIX: &str = "BARKSBURG_";
/// Flags that mean something on the command line only.
const NOT_HERE: [&str; 2] = ["config", "check-config"];

/// What the environment says: `BARKSBURG_PUBLIC_URL` for `--public-url`.
pub(super) fn environment(lang: Lang, vars: impl Iterator<Item = (OsString, OsString)>) -> Result<ServeArgs> {
    let mut given = Vec::new();
    let mut config = None;
    for (variable, value) in vars {
        let Some(variable) = variable.to_str() else { continue };
        let Some(name) = variable.strip_prefix(PREFIX) else { continue };
        let name = name.to_lowercase().replace('_', "-");
        let value = value.to_string_lossy().into_owned();
        if name == "config" {
            config = Some(value.into());
        } else {
            given.push((variable.to_string(), name, value));
        }
    }
    let mut args = read(lang, given)?;
    args.hosting.config = config;
    Ok(args)
}

/// What a file says, in TOML: `public-url = "https://mice.example"`, limits in a table of their own.
pub(super) fn file(lang: Lang, path: &Path) -> Result<ServeArgs> {
    let text = std::fs::read_to_string(path).map_err(|e| speech::unreadable(lang, path, &e))?;
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| {
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        let with = [("file", &*path.display().to_string()), ("line", &*line.to_string())];
        anyhow::anyhow!(say(lang, "program-config-syntax", &with))
    })?;
    let mut given = Vec::new();
    for (name, value) in table {
        let place = format!("{}: {name}", path.display());
        match value {
            toml::Value::Table(limits) if name == "limit" => {
                for (limit, value) in limits {
                    let place = format!("{}: limit.{limit}", path.display());
                    given.push((place, name.clone(), format!("{limit}={}", plain(&value))));
                }
            }
            toml::Value::Array(values) => {
                given.extend(values.iter().map(|value| (place.clone(), name.clone(), plain(value))));
            }
            value => given.push((place, name, plain(&value))),
        }
    }
    read(lang, given)
}

fn plain(value: &toml::Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_string)
}

/// Reads settings as if they were flags; each comes with the place it stands at.
fn read(lang: Lang, given: Vec<(String, String, String)>) -> Result<ServeArgs> {
    let command = || ServeArgs::augment_args(Command::new("serve").no_binary_name(true));
    let mut args = ServeArgs::default();
    let known: Vec<String> = command()
        .get_arguments()
        .filter_map(|arg| arg.get_long().map(str::to_string))
        .filter(|name| !NOT_HERE.contains(&name.as_str()))
        .collect();
    for (place, name, value) in given {
        if !known.contains(&name) {
            anyhow::bail!(say(lang, "program-config-unknown", &[("place", &place)]));
        }
        let found = command().try_get_matches_from([format!("--{name}={value}")]);
        let one = found.and_then(|found| ServeArgs::from_arg_matches(&found)).map_err(|error| {
            let why = mistakes::mistake(&command(), lang, &error).unwrap_or_default();
            anyhow::anyhow!(say(lang, "program-config-bad", &[("place", &place), ("why", &why)]))
        })?;
        // Lists grow with each of their lines.
        let before = (args.play.trusted_proxy.clone(), args.hosting.ban.clone());
        args = one.or(args);
        if name == "trusted-proxy" {
            args.play.trusted_proxy = [before.0, args.play.trusted_proxy].concat();
        }
        if name == "ban" {
            args.hosting.ban = [before.1, args.hosting.ban].concat();
        }
    }
    Ok(args)
}

/// Everything that holds, as a file that says the same, without passwords.
pub(super) fn told(
    config: &server::Config,
    store: Option<&str>,
    banned: &[server::Network],
    log: LogForm,
) -> String {
    let mut out = String::new();
    let mut text = |name: &str, value: Option<String>| {
        let line = match value {
            Some(value) => format!("{name} = {}", toml::Value::String(value)),
            None => format!("# {name} ="),
        };
        let _ = writeln!(out, "{line}");
    };
    let path = |path: &Option<std::path::PathBuf>| path.as_ref().map(|path| path.display().to_string());
    let list = |networks: &[server::Network]| {
        let all: Vec<String> = networks.iter().map(ToString::to_string).collect();
        (!all.is_empty()).then(|| all.join(","))
    };
    text("listen", Some(config.listen.to_string()));
    text("data", path(&config.data));
    // It is also read in logs: a unit checks the settings whenever it starts.
    text("store", store.map(stores::without_password));
    text("public-url", config.public_url.clone());
    text("trusted-proxy", list(&config.trusted_proxies));
    text("watch", path(&config.watch));
    let books = match config.books {
        server::Adding::Off => "off",
        server::Adding::Host => "host",
        server::Adding::Anyone => "anyone",
    };
    text("books", Some(books.to_string()));
    text("books-from", config.books_from.as_deref().map(stores::without_password));
    text("admin", config.admin.map(|at| at.to_string()));
    text("max-storage", config.max_storage.map(|bytes| bytes.to_string()));
    text("ban", list(banned));
    text("log", Some(log.name().to_string()));
    for (name, days) in
        [("expire-unfinished", config.expire_unfinished), ("expire-finished", config.expire_finished)]
    {
        let _ = match days {
            Some(days) => writeln!(out, "{name} = {days}"),
            None => writeln!(out, "# {name} ="),
        };
    }
    out.push_str("\n[limit]\n");
    for (name, value, _) in config.allows.list() {
        let _ = writeln!(out, "{name} = {value}");
    }
    out
}
