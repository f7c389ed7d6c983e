//! `barksburg store`: where games are kept, and the way from one place to another.

use super::failed;
use crate::speech::say;
use crate::trouble;
use anyhow::Result;
use clap::{Args as ClapArgs, ValueEnum};
use std::path::Path;
use std::sync::Arc;
use store::{SqliteStore, Store};
use words::Lang;

#[derive(ClapArgs)]
pub(crate) struct Args {
    #[arg(value_name = "deed", value_enum)]
    deed: Wanted,
    #[arg(value_name = "path")]
    from: String,
    #[arg(value_name = "path")]
    to: Option<String>,
    #[arg(long, value_name = "number")]
    replicas: Option<u8>,
    #[arg(long, value_name = "number", default_value = "8", value_parser = clap::value_parser!(u8).range(1..=64))]
    shards: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Wanted {
    Create,
    Copy,
}

pub(crate) fn run(args: &Args, content: Option<&Path>, lang: Lang) -> Result<bool> {
    match args.deed {
        Wanted::Create => create(&args.from, args.replicas, args.shards, lang),
        Wanted::Copy => {
            let to = args.to.as_deref().ok_or_else(|| anyhow::anyhow!(say(lang, "program-store-to", &[])))?;
            copy(&args.from, to, content, lang)
        }
    }
}

/// Copies everything that is not there yet, and plays what was copied.
fn copy(from: &str, to: &str, content: Option<&Path>, lang: Lang) -> Result<bool> {
    let shelf = server::BookShelf::open(content).map_err(|e| trouble::content_error(lang, content, &e))?;
    if !is_meant(from) && !Path::new(from).join(SqliteStore::FILE).is_file() {
        // Opening it would make it, and copy nothing.
        let missing = std::io::Error::from(std::io::ErrorKind::NotFound);
        return Err(crate::speech::unreadable(lang, Path::new(from), &missing));
    }
    let (from, to) = (open(from, lang)?, open(to, lang)?);
    let done = store::copy(&*from, &*to).map_err(|e| failed(lang, &e))?;
    let mut sound = done.different.is_empty();
    for table in &done.different {
        println!("{}", say(lang, "program-store-differs", &[("table", table.as_str())]));
    }
    for table in &done.copied {
        let plays = |store: &dyn Store| server::plays(store, &shelf, table).map_err(|e| failed(lang, &e));
        // What could not be played before need not be played now.
        if plays(&*from)? && !plays(&*to)? {
            sound = false;
            println!("{}", say(lang, "program-verified-unplayable", &[("table", table.as_str())]));
        }
    }
    let (copied, same, kept) = (done.copied.len().to_string(), done.same.to_string(), done.kept.to_string());
    let with = [("copied", &*copied), ("same", &*same), ("kept", &*kept)];
    println!("{}", say(lang, "program-store-copied", &with));
    Ok(sound)
}

/// A folder of saved games, or the servers at an address.
pub(crate) fn open(place: &str, lang: Lang) -> Result<Arc<dyn Store>> {
    if is_meant(place) {
        return open_address(place, lang);
    }
    Ok(Arc::new(SqliteStore::open(place).map_err(|e| failed(lang, &e))?))
}

/// An address as it may be shown: the password in it is nobody else's business.
pub(crate) fn without_password(address: &str) -> String {
    let shown = || -> Option<String> {
        let (scheme, rest) = address.split_once("://")?;
        let (login, place) = rest.rsplit_once('@')?;
        let (user, _) = login.split_once(':')?;
        Some(format!("{scheme}://{user}:***@{place}"))
    };
    shown().unwrap_or_else(|| address.to_string())
}

fn is_meant(place: &str) -> bool {
    place.contains("://")
}

#[cfg(feature = "nats")]
fn address(text: &str, lang: Lang) -> Result<cluster::Address> {
    let shown = without_password(text);
    text.parse().map_err(|_| anyhow::anyhow!(say(lang, "program-store-address", &[("address", &shown)])))
}

/// Whether something is an address of servers that this build can use; else why not.
#[cfg(feature = "nats")]
pub(crate) fn is_address(text: &str, lang: Lang) -> Result<()> {
    address(text, lang).map(drop)
}

#[cfg(feature = "nats")]
fn open_address(text: &str, lang: Lang) -> Result<Arc<dyn Store>> {
    let opened = cluster::NatsStore::open(&address(text, lang)?);
    Ok(Arc::new(opened.map_err(|e| failed(lang, &e))?))
}

#[cfg(feature = "nats")]
fn create(text: &str, replicas: Option<u8>, shards: u8, lang: Lang) -> Result<bool> {
    let address = address(text, lang)?;
    let replicas = replicas.map_or(if address.servers.len() < 3 { 1 } else { 3 }, usize::from);
    cluster::create(&address, replicas, shards.into()).map_err(|e| failed(lang, &e))?;
    let with = [("place", &*address.to_string()), ("replicas", &*replicas.to_string())];
    println!("{}", say(lang, "program-store-created", &with));
    Ok(true)
}

/// Whether something is an address of servers that this build can use; else why not.
#[cfg(not(feature = "nats"))]
pub(crate) fn is_address(_: &str, lang: Lang) -> Result<()> {
    Err(off(lang))
}

#[cfg(not(feature = "nats"))]
fn open_address(_: &str, lang: Lang) -> Result<Arc<dyn Store>> {
    Err(off(lang))
}

#[cfg(not(feature = "nats"))]
fn create(_: &str, _: Option<u8>, _: u8, lang: Lang) -> Result<bool> {
    Err(off(lang))
}

#[cfg(not(feature = "nats"))]
fn off(lang: Lang) -> anyhow::Error {
    anyhow::anyhow!(say(lang, "program-cluster-off", &[]))
}
