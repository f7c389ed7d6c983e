//! `barksburg simulate --strength` and `--balance`: how strong the policies are and what each card is worth, and the pages
//! that say so.

use super::simulate::{Args, bar, plan, told, write};
use anyhow::{Context, Result};
use engine::Book;
use sim::{Balance, MOST_EFFECT, Record, Stamp, Strength, Tongue};
use std::path::Path;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// The short games that balance is measured on.
const SKIRMISHES: &str = "skirmish";

pub(super) fn strength(t: &Tongue, args: &Args, book: &Arc<Book>) -> Result<bool> {
    let mut all: Vec<Strength> = Vec::new();
    for chapter in chapters(args, book) {
        let plan = plan(t, args, book, &chapter)?;
        let found =
            sim::strength(book, &plan, args.pairs, |what| eprintln!("{what}")).map_err(|e| told(t, &e))?;
        keep(t, args, book, |record, stamp| record.keep_strength(stamp, found.clone()))?;
        all.push(found);
    }
    if args.json {
        println!("{}", serde_json::to_string_pretty(&all)?);
    } else {
        println!("{}", sim::table_strength(t, &all));
    }
    Ok(true)
}

/// Fails if a card surely moves the win rate by more than it may.
pub(super) fn balance(t: &Tongue, args: &Args, book: &Arc<Book>) -> Result<bool> {
    let mut all: Vec<Balance> = Vec::new();
    for chapter in chapters(args, book) {
        let plan = plan(t, args, book, &chapter)?;
        let bar = bar(t, 1).with_message(chapter.clone());
        let found = sim::balance(book, &plan, args.only.as_deref(), |done, total| {
            bar.set_length(total as u64);
            bar.set_position(done as u64);
        })
        .map_err(|e| told(t, &e))?;
        bar.finish_and_clear();
        if args.only.is_none() {
            keep(t, args, book, |record, stamp| record.keep_balance(stamp, found.clone()))?;
        }
        all.push(found);
    }
    if args.json {
        println!("{}", serde_json::to_string_pretty(&all)?);
    } else {
        println!("{}", sim::table_balance(t, &all));
    }
    let effects = all.iter().flat_map(|b| b.abilities.iter().chain(&b.equipment));
    Ok(!effects.into_iter().any(|e| e.beyond(MOST_EFFECT)))
}

/// The chapter that was asked for, or the first of each story (without the introduction to the rules) and the skirmishes.
fn chapters(args: &Args, book: &Book) -> Vec<String> {
    if let Some(name) = &args.chapter {
        return vec![name.clone()];
    }
    let mut stories: Vec<&str> = Vec::new();
    let mut out = Vec::new();
    for chapter in &book.chapters {
        let skirmish = chapter.story == SKIRMISHES;
        let first = chapter.party.size >= 4 && !stories.contains(&chapter.story.as_str());
        if first {
            stories.push(&chapter.story);
        }
        if skirmish || first {
            out.push(chapter.name.clone());
        }
    }
    out
}

/// Adds to the record and writes its pages anew, after each chapter: such a run takes long and may be stopped.
fn keep(t: &Tongue, args: &Args, book: &Book, change: impl FnOnce(&mut Record, Stamp)) -> Result<()> {
    let Some(docs) = &args.record else { return Ok(()) };
    let file = docs.join("balance.json");
    let old = if file.exists() { read(&file)? } else { String::new() };
    let mut record = Record::parse(&old).with_context(|| format!("{} is no record", file.display()))?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs());
    change(&mut record, Stamp::of(book, env!("CARGO_PKG_VERSION"), now));
    write(t, &file, &record.text())?;
    write(t, &docs.join("balance.md"), &record.page())?;
    let design = docs.join("box-design.md");
    let page = record.fill(&read(&design)?).with_context(|| format!("no marks in {}", design.display()))?;
    write(t, &design, &page)
}

fn read(path: &Path) -> Result<String> {
    std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}
