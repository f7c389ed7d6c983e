//! `barksburg replay`: a saved game's log with reasons, or a case out of it.

use crate::book;
use anyhow::{Context, Result, bail};
use clap::Args as ClapArgs;
use engine::save::{Save, SaveError};
use engine::{Event, Game, Told};
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
}

pub(crate) fn run(args: &Args, folder: Option<&Path>, lang: Lang) -> Result<bool> {
    let shelf = view::Shelf::new(book::load(folder, lang)?).context("the book has errors")?;
    let voice = shelf.voice(lang);
    let book = Arc::clone(shelf.book());
    let save = read(&args.file)?;
    let replay = |to: usize, told: &mut Vec<Told>| -> Result<Game> {
        let game = if args.any_book {
            save.replay_with(&book, Some(to), told)
        } else {
            save.replay(&book, Some(to), told)
        };
        game.map_err(|e| anyhow::anyhow!("{}: {}", args.file.display(), explain(&book, &e)))
    };
    if let Some(at) = args.case {
        return write_case(&save, at, &replay);
    }
    let to = args.to.unwrap_or(save.choices.len()).min(save.choices.len());
    let mut told = Vec::new();
    let mut game = replay(0, &mut told)?;
    let setup = save.setup(&book).map_err(|e| anyhow::anyhow!(explain(&book, &e)))?;
    if let Ok(first) = Game::first_board(&book, &setup) {
        print_log(voice, &first, &told);
    }
    for (n, name) in save.choices.iter().take(to).enumerate() {
        told.clear();
        let before = game.board().clone();
        let choice = game.parse(name).with_context(|| format!("choice {}: `{name}` is no choice", n + 1))?;
        println!("{:>4}  {name}", n + 1);
        if let Err(refusal) = game.play_telling(choice, &mut told) {
            bail!("choice {}: `{name}` is refused by {}", n + 1, book.rule_name(refusal.rule));
        }
        print_log(voice, &before, &told);
    }
    println!("hash {}", engine::save::hex(&game.hash()));
    Ok(true)
}

/// A file exported from a table, or a save written as JSON.
fn read(path: &Path) -> Result<Save> {
    let bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    if bytes.first() != Some(&b'{') {
        return server::read_export(&bytes).with_context(|| path.display().to_string());
    }
    serde_json::from_slice(&bytes)
        .map_err(|e| anyhow::anyhow!("{}:{}:{}: {e}", path.display(), e.line(), e.column()))
}

/// What happened in whole sentences, each with the rules behind it.
fn print_log(voice: view::Voice, before: &engine::Board, told: &[Told]) {
    for line in voice.log(before, told) {
        let rules: Vec<&str> = line.rules.iter().map(|r| r.id.as_str()).collect();
        println!("      {}  [{}]", line.text, rules.join(" "));
        for detail in &line.details {
            println!("          {detail}");
        }
    }
}

fn write_case(
    save: &Save,
    at: usize,
    replay: &dyn Fn(usize, &mut Vec<Told>) -> Result<Game>,
) -> Result<bool> {
    let mut told = Vec::new();
    let game = replay(at, &mut told)?;
    if game.decision().is_none_or(|d| d.ask != engine::Ask::Turn) {
        bail!("after choice {at} no mouse's turn is open; try a neighbouring number");
    }
    let movement = told.iter().rev().find_map(|t| match t.event {
        Event::Rolled { roll, why: engine::event::Purpose::Movement, .. } => {
            roll.iter().next().map(engine::dice::Face::name)
        }
        _ => None,
    });
    let mut then = Vec::new();
    let mut replayed = game.clone();
    for name in save.choices.iter().skip(at) {
        let Some(choice) = replayed.parse(name) else { break };
        let mut events = Vec::new();
        if replayed.play_telling(choice, &mut events).is_err() {
            break;
        }
        let over = events.iter().any(|t| matches!(t.event, Event::TurnOver { .. }));
        then.push((name.clone(), events));
        if over {
            break;
        }
    }
    let title = format!("{}, from choice {at}", save.chapter);
    print!("{}", scenario::write_case(&title, &game, movement, &then));
    Ok(true)
}

/// A save error in words a player can act on.
fn explain(book: &engine::Book, error: &SaveError) -> String {
    match error {
        SaveError::Refused { at, name, refusal } => {
            format!("choice {}: `{name}` is refused by {}", at + 1, book.rule_name(refusal.rule))
        }
        SaveError::NotAChoice { at, name } => format!("choice {}: `{name}` cannot be read", at + 1),
        SaveError::OtherBook { .. } => "it was played with another book (try --any-book)".into(),
        SaveError::Newer { format, rules } => {
            format!("it was written by a newer Barksburg (format {format}, rules {rules})")
        }
        SaveError::Unknown { what, name } => format!("no {what} is called `{name}`"),
        SaveError::BadOption(option) => format!("no option `{option}`"),
        SaveError::BadSeed => "the seed is not 64 hexadecimal digits".into(),
        SaveError::Setup(error) => format!("the party cannot play this chapter: {error:?}"),
        SaveError::AfterTheEnd { at } => format!("choice {} comes after the end", at + 1),
    }
}
