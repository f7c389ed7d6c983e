//! `barksburg admin`: what has to be done about tables, also while the server runs and when the disk is full.

use super::{failed, folder, hand_over};
use crate::speech::{count, say};
use anyhow::Result;
use clap::{Args as ClapArgs, ValueEnum};
use server::{AdminDeed, AdminError, DeedOutcome, Listed};
use std::path::PathBuf;
use words::Lang;

#[derive(ClapArgs)]
pub(crate) struct Args {
    #[arg(value_name = "deed", value_enum)]
    deed: Wanted,
    #[arg(value_name = "which")]
    which: Option<String>,
    #[arg(long, value_name = "folder")]
    data: Option<PathBuf>,
    #[arg(long, value_name = "days")]
    unfinished: Option<u32>,
    #[arg(long, value_name = "days")]
    finished: Option<u32>,
    #[arg(long)]
    yes: bool,
    #[arg(long, value_name = "number", default_value = "50")]
    most: usize,
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Wanted {
    List,
    Find,
    Close,
    Remove,
    Expire,
    Ban,
    Unban,
    HostLink,
}

pub(crate) fn run(args: &Args, lang: Lang) -> Result<bool> {
    let which = args.which.clone();
    let needed = || which.clone().ok_or_else(|| anyhow::anyhow!(say(lang, "program-admin-which", &[])));
    let deed = match args.deed {
        Wanted::List => AdminDeed::List { find: which.clone().unwrap_or_default(), most: args.most },
        Wanted::Find => AdminDeed::List { find: needed()?, most: args.most },
        Wanted::Close => AdminDeed::Close { id: needed()? },
        Wanted::Remove => AdminDeed::Remove { id: needed()? },
        Wanted::Expire if args.unfinished.is_none() && args.finished.is_none() => {
            anyhow::bail!(say(lang, "program-admin-days", &[]));
        }
        Wanted::Expire => {
            AdminDeed::Expire { unfinished: args.unfinished, finished: args.finished, really: args.yes }
        }
        Wanted::Ban => AdminDeed::Ban { network: needed()? },
        Wanted::Unban => AdminDeed::Unban { network: needed()? },
        Wanted::HostLink => AdminDeed::HostLink,
    };
    let data = folder(args.data.as_ref());
    let outcome = server::ask(&data, &deed).map_err(|error| match error {
        AdminError::Store(error) => failed(lang, &error),
        AdminError::NoOffice => anyhow::anyhow!(say(lang, "program-admin-no-office", &[])),
        AdminError::Banned(error) | AdminError::Silent(error) => {
            anyhow::anyhow!(say(lang, "program-admin-silent", &[("why", &error.to_string())]))
        }
    })?;
    hand_over(&data, lang)?;
    if args.json {
        println!("{}", serde_json::to_string_pretty(&outcome)?);
        return Ok(!matches!(
            outcome,
            DeedOutcome::NoSuchTable
                | DeedOutcome::NoNetwork
                | DeedOutcome::NoServer
                | DeedOutcome::Failed(_)
        ));
    }
    match &outcome {
        DeedOutcome::Listed(rows) => {
            rows.iter().for_each(|row| println!("{}", line(lang, row)));
            println!("{}", count(lang, "program-admin-found", &[("n", rows.len())]));
            if args.deed == Wanted::Expire && !rows.is_empty() {
                println!("{}", say(lang, "program-admin-really", &[]));
            }
        }
        DeedOutcome::Removed(rows) => {
            rows.iter().for_each(|row| println!("{}", line(lang, row)));
            println!("{}", count(lang, "program-admin-removed", &[("n", rows.len())]));
        }
        DeedOutcome::Done => println!("{}", say(lang, "program-admin-done", &[])),
        DeedOutcome::Link(link) => {
            println!("{}", say(lang, "program-admin-link", &[]));
            println!("{link}");
        }
        DeedOutcome::NoServer => anyhow::bail!(say(lang, "program-admin-no-server", &[])),
        DeedOutcome::NoSuchTable => anyhow::bail!(say(lang, "program-admin-none", &[])),
        DeedOutcome::NoNetwork => anyhow::bail!(say(lang, "program-network", &[])),
        DeedOutcome::Failed(why) => anyhow::bail!(say(lang, "program-admin-failed", &[("why", why)])),
    }
    Ok(true)
}

/// A game or book in one line.
fn line(lang: Lang, row: &Listed) -> String {
    let kind = match (row.book, row.finished) {
        (true, _) => "program-admin-book",
        (false, true) => "program-admin-finished",
        (false, false) => "program-admin-playing",
    };
    let Listed { id, name, chapter, records, .. } = row;
    format!("{id}  {}  {:<9} {records:>6}  {chapter}  {name}", day(row.updated_ms), say(lang, kind, &[]))
}

/// A day as everybody reads it, from milliseconds since 1970.
fn day(ms: i64) -> String {
    // Howard Hinnant's way from days to a date.
    let days = ms.div_euclid(86_400_000) + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::day;

    #[test]
    fn days_are_dates() {
        for (ms, date) in [
            (0, "1970-01-01"),
            (951_782_400_000, "2000-02-29"),
            (1_795_000_000_000, "2026-11-18"),
            (-1, "1969-12-31"),
        ] {
            assert_eq!(day(ms), date);
        }
    }
}
