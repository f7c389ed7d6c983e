//! `barksburg simulate --strength` and `--balance`: how strong the policies are and what each card is worth, and the pages
//! that say so.

use super::asked::{Args, bar, holding, plan, told};
use crate::speech;
use anyhow::{Result, anyhow};
use engine::Book;
use sim::{Balance, MOST_EFFECT, Measurements, Stamp, Strength, Tongue};
use std::path::Path;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use words::Lang;

/// The files of a record.
const DATA: &str = "balance.json";
const PAGE: &str = "balance.md";
const DESIGN: &str = "box-design.md";

pub(super) fn strength(t: &Tongue, args: &Args, books: &[Arc<Book>], lang: Lang) -> Result<bool> {
    let pages = Pages::open(t, args, lang)?;
    let mut all: Vec<Strength> = Vec::new();
    for chapter in chapters(args, books) {
        let book = &holding(t, books, &chapter)?;
        let plan = plan(t, args, book, &chapter)?;
        let heard = |key, with: sim::Filling| eprintln!("{}", t.fill(key, &with));
        let found = sim::strength(book, &plan, args.pairs, heard).map_err(|e| told(t, &e))?;
        if let Some(pages) = &pages {
            pages.keep(t, (book, &chapter), |record, stamp| record.keep_strength(stamp, found.clone()))?;
        }
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
pub(super) fn balance(t: &Tongue, args: &Args, books: &[Arc<Book>], lang: Lang) -> Result<bool> {
    let pages = Pages::open(t, args, lang)?;
    let mut all: Vec<Balance> = Vec::new();
    for chapter in chapters(args, books) {
        let book = &holding(t, books, &chapter)?;
        let plan = plan(t, args, book, &chapter)?;
        let bar = bar(t, 1).with_message(chapter.clone());
        let found = sim::balance(book, &plan, args.only.as_deref(), |done, total| {
            bar.set_length(total as u64);
            bar.set_position(done as u64);
        })
        .map_err(|e| told(t, &e))?;
        bar.finish_and_clear();
        if let Some(pages) = &pages {
            pages.keep(t, (book, &chapter), |record, stamp| record.keep_balance(stamp, found.clone()))?;
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
fn chapters(args: &Args, books: &[Arc<Book>]) -> Vec<String> {
    if let Some(name) = &args.chapter {
        return vec![name.clone()];
    }
    let mut stories: Vec<&str> = Vec::new();
    let mut out = Vec::new();
    let all = books.iter().flat_map(|book| book.chapters.iter().map(move |chapter| (book, chapter)));
    for (book, chapter) in all {
        let skirmish = book.campaign(&chapter.story).is_empty();
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

/// Where a record is kept: its data, the page made from it, and the page of which it fills a part.
struct Pages<'a> {
    docs: &'a Path,
    lang: Lang,
}

impl<'a> Pages<'a> {
    /// The pages that were asked for. That they can be read is found out before the games.
    fn open(t: &Tongue, args: &'a Args, lang: Lang) -> Result<Option<Pages<'a>>> {
        let Some(docs) = &args.record else { return Ok(None) };
        let pages = Pages { docs, lang };
        let record = pages.record(t)?;
        pages.design(t, &record)?;
        Ok(Some(pages))
    }

    /// Adds to the record and writes its pages anew, after each chapter: such a run takes long and may be stopped.
    fn keep(
        &self,
        t: &Tongue,
        (book, chapter): (&Book, &str),
        change: impl FnOnce(&mut Measurements, Stamp),
    ) -> Result<()> {
        let mut record = self.record(t)?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs());
        change(&mut record, Stamp::of(book, chapter, env!("CARGO_PKG_VERSION"), now));
        let design = self.design(t, &record)?;
        for (name, text) in [(DATA, record.text()), (PAGE, record.page()), (DESIGN, design)] {
            let file = self.docs.join(name);
            std::fs::write(&file, text).map_err(|e| speech::unwritable(self.lang, &file, &e))?;
        }
        Ok(())
    }

    fn record(&self, t: &Tongue) -> Result<Measurements> {
        let file = self.docs.join(DATA);
        let old = if file.exists() { self.read(DATA)? } else { String::new() };
        let name = file.display().to_string();
        Measurements::parse(&old).map_err(|e| {
            anyhow!(t.fill("lab-error-record", &[("file", name.into()), ("why", e.to_string().into())]))
        })
    }

    /// The page with a part of the record filled in.
    fn design(&self, t: &Tongue, record: &Measurements) -> Result<String> {
        let name = self.docs.join(DESIGN).display().to_string();
        let filled = record.fill(&self.read(DESIGN)?);
        filled.ok_or_else(|| anyhow!(t.fill("lab-error-marks", &[("file", name.into())])))
    }

    fn read(&self, name: &str) -> Result<String> {
        let file = self.docs.join(name);
        std::fs::read_to_string(&file).map_err(|e| speech::unreadable(self.lang, &file, &e))
    }
}
