//! `barksburg replay`: a saved game's log with reasons, or a case out of it.

use crate::speech::{self, say};
use crate::{book, trouble};
use anyhow::{Result, anyhow, bail};
use clap::Args as ClapArgs;
use content::{Edition, StoryBook};
use engine::saving::{History, Save, SaveError, SavedSetup, hex, unhex};
use engine::{CausedEvent, Event, Game, Outcome, Setup};
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use words::Lang;

#[derive(ClapArgs)]
pub(crate) struct Args {
    #[arg(value_name = "file")]
    file: PathBuf,
    #[arg(long, value_name = "number")]
    to: Option<usize>,
    #[arg(long, value_name = "number")]
    case: Option<usize>,
    #[arg(long)]
    any_book: bool,
    #[arg(long, conflicts_with = "case")]
    json: bool,
}

/// A choice and what came of it, as the protocol tells it; setting up comes first.
#[derive(Serialize)]
struct JsonLine<'r> {
    protocol: u32,
    choices: usize,
    choice: Option<&'r str>,
    events: Vec<view::PublicEvent>,
    outcome: Option<Outcome>,
}

pub(crate) fn run(args: &Args, folder: Option<&Path>, lang: Lang) -> Result<bool> {
    let (save, brought) = read(&args.file, lang)?;
    let catalogue = view::Catalogue::new(played(folder, lang, &save.setup, brought.as_ref())?);
    let locale = catalogue.locale(lang);
    let book = Arc::clone(catalogue.book());
    let cannot = |why: &SaveError| trouble::replay(lang, &args.file, &explain(&book, why, lang));
    if !args.any_book {
        save.setup.same_edition(&book).map_err(|e| cannot(&e))?;
    }
    let replay = |to: usize| save.history(&book, to).map_err(|e| cannot(&e));
    if let Some(at) = args.case {
        return write_case(&save, at, lang, replay(at)?);
    }
    let to = args.to.unwrap_or(save.choices.len()).min(save.choices.len());
    if args.json {
        let setup = save.setup(&book).map_err(|e| cannot(&e))?;
        return print_json(&catalogue, &setup, &save.choices, &replay(to)?);
    }
    let mut history = replay(0)?;
    let setup = save.setup(&book).map_err(|e| cannot(&e))?;
    if let Ok(first) = Game::first_board(&book, &setup) {
        print_log(locale, &first, history.segment(0));
    }
    for (n, name) in save.choices.iter().take(to).enumerate() {
        let before = history.game.board().clone();
        println!("{:>4}  {name}", n + 1);
        history.play(name).map_err(|e| cannot(&e))?;
        print_log(locale, &before, history.segment(n + 1));
    }
    println!("{}", say(lang, "program-hash", &[("hash", &hex(&history.game.hash()))]));
    Ok(true)
}

/// The book that a game was begun with: as it is now, or the edition that the file brings along.
fn played(
    folder: Option<&Path>,
    lang: Lang,
    setup: &SavedSetup,
    brought: Option<&Edition>,
) -> Result<StoryBook> {
    let loaded = book::load(folder, lang)?;
    if let Some(story) = loaded.books.iter().find(|story| setup.same_edition(&story.book).is_ok()) {
        return Ok(story.clone());
    }
    let older = brought.and_then(|edition| {
        let loaded = content::load_edition(&content::built_in(), edition);
        let mut story = if loaded.has_errors() { None } else { loaded.books.into_iter().next() }?;
        let book = Arc::make_mut(&mut story.book);
        for chapter in book.chapters.iter_mut().filter(|chapter| chapter.name == setup.chapter) {
            chapter.edition = unhex(&setup.edition)?;
        }
        Some(story)
    });
    let now = || loaded.holding(&setup.chapter).or(loaded.first()).expect(book::SOUND).clone();
    Ok(older.unwrap_or_else(now))
}

/// A file exported from a table, or a save written as JSON; with the edition that it brings along.
fn read(path: &Path, lang: Lang) -> Result<(Save, Option<Edition>)> {
    let bytes = std::fs::read(path).map_err(|e| speech::unreadable(lang, path, &e))?;
    if bytes.first() != Some(&b'{') {
        let save = server::read_export(&bytes).map_err(|e| trouble::export(lang, path, &e))?;
        return Ok((save, server::read_edition(&bytes)));
    }
    let save = serde_json::from_slice(&bytes).map_err(|e| {
        let why = say(lang, "program-save-damaged", &[("line", &e.line().to_string())]);
        trouble::replay(lang, path, &why)
    })?;
    Ok((save, None))
}

/// What happened in whole sentences, each with the rules behind it.
fn print_log(locale: view::Locale, before: &engine::Board, told: &[CausedEvent]) {
    for line in locale.log(&locale.catalogue().publish(&mut before.clone(), told)) {
        let rules: Vec<&str> = line.rules.iter().map(|r| r.id.as_str()).collect();
        println!("      {}  [{}]", line.text(), rules.join(" "));
        for detail in &line.details {
            println!("          {}", detail.text);
        }
    }
}

/// The same for programs: a line of JSON for setting up, then one for each choice.
fn print_json(
    catalogue: &view::Catalogue,
    setup: &Setup,
    names: &[String],
    history: &History,
) -> Result<bool> {
    let mut board = Game::first_board(catalogue.book(), setup).map_err(|e| anyhow!("{e:?}"))?;
    for choices in 0..=history.starts.len() {
        let events = catalogue.publish(&mut board, history.segment(choices));
        let choice = choices.checked_sub(1).map(|at| names[at].as_str());
        let line = JsonLine { protocol: server::PROTOCOL, choices, choice, events, outcome: board.outcome() };
        println!("{}", serde_json::to_string(&line)?);
    }
    Ok(true)
}

fn write_case(save: &Save, at: usize, lang: Lang, mut history: History) -> Result<bool> {
    let game = history.game.clone();
    if game.decision().is_none_or(|d| d.ask != engine::Ask::Turn) {
        bail!(say(lang, "program-case-nobody", &[("number", &at.to_string())]));
    }
    let movement = history.events.iter().rev().find_map(|t| match t.event {
        Event::Rolled { roll, why: engine::event::Purpose::Movement, .. } => {
            roll.iter().next().map(engine::dice::Face::name)
        }
        _ => None,
    });
    let mut then = Vec::new();
    for (n, name) in save.choices.iter().enumerate().skip(at) {
        if history.play(name).is_err() {
            break;
        }
        let events = history.segment(n + 1).to_vec();
        let over = events.iter().any(|t| matches!(t.event, Event::TurnOver { .. }));
        then.push((name.clone(), events));
        if over {
            break;
        }
    }
    let title = [("chapter", save.setup.chapter.as_str()), ("number", &at.to_string())];
    let title = say(lang, "program-case-title", &title);
    print!("{}", scenario::write_case(&title, &game, movement, &then));
    Ok(true)
}

/// A save error in words a player can act on.
fn explain(book: &engine::Book, error: &SaveError, lang: Lang) -> String {
    let choice = |key: &str, at: usize, name: &str, rule: &str| {
        say(lang, key, &[("number", &(at + 1).to_string()), ("choice", name), ("rule", rule)])
    };
    match error {
        SaveError::Refused { at, name, refusal } => {
            choice("program-choice-refused", *at, name, book.rule_name(refusal.rule))
        }
        SaveError::NotAChoice { at, name } => choice("program-choice-unknown", *at, name, ""),
        SaveError::AfterTheEnd { at } => choice("program-choice-late", *at, "", ""),
        SaveError::OtherEdition { .. } => say(lang, "program-save-other-book", &[]),
        SaveError::Newer { .. } => say(lang, "program-save-newer", &[]),
        SaveError::Unknown { what, name } => {
            say(lang, "program-save-unknown", &[("what", &what.replace(' ', "-")), ("name", name)])
        }
        SaveError::BadOption(option) => say(lang, "program-save-option", &[("name", option)]),
        SaveError::BadSeed => say(lang, "program-save-seed", &[]),
        SaveError::Setup(error) => say(lang, "program-save-party", &[("rule", book.rule_name(error.rule()))]),
    }
}
