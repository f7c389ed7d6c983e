//! `barksburg bench`: random legal play of whole chapters, one thread, per CPU second; or the server with its pages; or
//! the server under a crowd.

mod args;
mod load;

pub(crate) use args::Args;

use crate::book;
use anyhow::Result;
use args::table;
use engine::dice::Stream;
use engine::id::ChapterId;
use engine::{Book, CausedEvent, Game, IgnoreEvents, Offer, Setup, Sink};
use serde::Serialize;
use sim::cpu_seconds;
use std::path::Path;
use std::sync::Arc;
use words::Lang;

#[derive(Serialize)]
struct Figures {
    decisions_per_cpu_second: u64,
    decisions_per_cpu_second_with_events: u64,
    games_per_cpu_second: f64,
    decisions_per_game: f64,
    clone_ns: f64,
    state_bytes: usize,
}

pub(crate) fn run(args: &Args, folder: Option<&Path>, lang: Lang) -> Result<bool> {
    if args.server {
        return serve(args, lang);
    }
    if args.load {
        return load::run(args, lang);
    }
    let books = book::load(folder, lang)?.shelf();
    if args.batch {
        println!("{}", play(&books, args.games, &mut IgnoreEvents).0);
        return Ok(true);
    }
    let mut silent = Vec::new();
    let mut told = Vec::new();
    let (mut decisions, mut bytes) = (0, 0);
    for _ in 0..5 {
        let start = cpu_seconds();
        let (n, largest) = play(&books, args.games, &mut IgnoreEvents);
        silent.push(cpu_seconds() - start);
        (decisions, bytes) = (n, largest);
        let start = cpu_seconds();
        play(&books, args.games, &mut Kept(Vec::new()));
        told.push(cpu_seconds() - start);
    }
    let (silent, told) = (median(&mut silent), median(&mut told));
    let figures = Figures {
        decisions_per_cpu_second: (decisions as f64 / silent) as u64,
        decisions_per_cpu_second_with_events: (decisions as f64 / told) as u64,
        games_per_cpu_second: args.games as f64 / silent,
        decisions_per_game: decisions as f64 / args.games as f64,
        clone_ns: clone_ns(&books),
        state_bytes: bytes,
    };
    if args.json {
        println!("{}", serde_json::to_string_pretty(&figures)?);
    } else {
        let whole = |figure: f64| format!("{figure:.0}");
        table(
            lang,
            &[
                ("program-bench-silent", figures.decisions_per_cpu_second.to_string()),
                ("program-bench-told", figures.decisions_per_cpu_second_with_events.to_string()),
                ("program-bench-games", whole(figures.games_per_cpu_second)),
                ("program-bench-decisions", whole(figures.decisions_per_game)),
                ("program-bench-clone", whole(figures.clone_ns)),
                ("program-bench-bytes", figures.state_bytes.to_string()),
            ],
        );
    }
    Ok(true)
}

/// The server: what a choice costs from the post to the last browser, and what it weighs.
fn serve(args: &Args, lang: Lang) -> Result<bool> {
    if args.batch {
        println!("{}", server::bench_drawing(args.games as usize)?);
        return Ok(true);
    }
    let figures = server::bench(args.seconds.unwrap_or(5))?;
    if args.json {
        println!("{}", serde_json::to_string_pretty(&figures)?);
        return Ok(true);
    }
    table(
        lang,
        &[
            ("program-bench-memory", format!("{:.0}", figures.choices_per_second_memory)),
            ("program-bench-cpu", format!("{:.3}", figures.cpu_ms_per_choice)),
            ("program-bench-cpu-undisturbed", format!("{:.3}", figures.cpu_ms_per_choice_undisturbed)),
            ("program-bench-memory-all-cores", format!("{:.0}", figures.choices_per_second_memory_all_cores)),
            ("program-bench-cpu-all-cores", format!("{:.3}", figures.cpu_ms_per_choice_all_cores)),
            ("program-bench-durable", format!("{:.0}", figures.choices_per_second_durable)),
            ("program-bench-idle", figures.idle_table_bytes.to_string()),
            ("program-bench-jump", format!("{:.1}", figures.jump_ms)),
            ("program-bench-ready", format!("{:.0}", figures.ready_ms)),
            ("program-bench-page", figures.first_page_bytes.to_string()),
        ],
    );
    Ok(true)
}

/// Keeps the events of one game, as a server or a replay would.
struct Kept(Vec<CausedEvent>);

impl Sink for Kept {
    fn tell(&mut self, told: CausedEvent) {
        self.0.push(told);
    }
}

trait Forget {
    fn forget(&mut self) {}
}

impl Forget for IgnoreEvents {}

impl Forget for Kept {
    fn forget(&mut self) {
        self.0.clear();
    }
}

/// Plays games with random legal choices; decisions made and the largest state seen.
fn play<S: Sink + Forget>(books: &[Arc<Book>], games: u64, sink: &mut S) -> (u64, usize) {
    let (mut decisions, mut bytes) = (0, 0);
    let mut offers: Vec<Offer> = Vec::new();
    for number in 0..games {
        let mut rng = Stream::from_number(number);
        let (book, setup) = random_setup(books, &mut rng);
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        sink.forget();
        let Ok(mut game) = Game::new(book.clone(), &setup, &seed, sink) else { continue };
        while game.board().outcome().is_none() {
            game.choices_into(&mut offers);
            let pick = offers[rng.below(offers.len() as u32) as usize].choice;
            game.play_listed(pick, sink);
            decisions += 1;
        }
        bytes = bytes.max(game.state_bytes());
    }
    (decisions, bytes)
}

/// A random chapter of any book, party and abilities with the printed rules.
fn random_setup<'b>(books: &'b [Arc<Book>], rng: &mut Stream) -> (&'b Arc<Book>, Setup) {
    let all = books.iter().flat_map(|book| (0..book.chapters.len() as u8).map(move |c| (book, ChapterId(c))));
    let all: Vec<_> = all.collect();
    let (book, chapter) = all[rng.below(all.len() as u32) as usize];
    (book, Setup::drawn(book, chapter, rng, |_| 1))
}

fn clone_ns(books: &[Arc<Book>]) -> f64 {
    let mut rng = Stream::from_number(1);
    let (book, setup) = random_setup(books, &mut rng);
    let Ok(game) = Game::new(book.clone(), &setup, &[1; 32], &mut IgnoreEvents) else { return 0.0 };
    let start = cpu_seconds();
    let rounds = 200_000;
    for _ in 0..rounds {
        std::hint::black_box(game.clone());
    }
    (cpu_seconds() - start) * 1e9 / f64::from(rounds)
}

fn median(runs: &mut [f64]) -> f64 {
    runs.sort_by(f64::total_cmp);
    runs[runs.len() / 2].max(1e-9)
}
