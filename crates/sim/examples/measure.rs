//! `cargo run --release -p barksburg-sim --example measure [GAMES] [SEARCH_GAMES] > docs/balance.md`: plays every chapter
//! and writes what came out as the page `docs/balance.md`. 1000 and 100 games by default; 0 leaves a part out.
use sim::{Comparison, Effect, Plan, Summary};
use std::sync::Arc;

const SEED: u64 = 7;
/// Where cards are measured: the skirmish that is neither lost nor won from the start.
const FIELD: &str = "the-queens-pet";
/// The first chapter of the story.
const FIRST: &str = "flight-to-barksburg";

fn main() -> Result<(), sim::PlanError> {
    let number = |n: usize, or: u64| std::env::args().nth(n).and_then(|a| a.parse().ok()).unwrap_or(or);
    let (games, search_games) = (number(1, 1000), number(2, 100));
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let sources = content::Sources::from_dir(&root).expect("the content folder");
    let book = Arc::new(content::load(&sources).book.expect("the built-in book"));
    println!("# Balance, measured\n");
    println!(
        "Written by `cargo run --release -p barksburg-sim --example measure > docs/balance.md`, seed {SEED}. Parties and \
         abilities are drawn anew for every game. Intervals hold 95 of 100 times.\n"
    );
    println!("## Policies\n");
    println!(
        "| chapter | policy | games | won | interval | rounds | decisions | captures | surges | games per CPU second |"
    );
    println!("|---|---|--:|--:|---|--:|--:|--:|--:|--:|");
    let chapters: Vec<String> = book.chapters.iter().map(|c| c.name.clone()).collect();
    for chapter in &chapters {
        for policy in ["random", "sensible"] {
            let s = sim::run(&book, &Plan::new(&book, chapter, policy, games.max(1), SEED)?, |_| {})?;
            line(&s);
        }
    }
    println!("\n## Policies, paired\n");
    println!("The same seeds for both; *only* counts the games that one of them won alone.\n");
    println!("| chapter | first | second | games | won | only | difference in points | p |");
    println!("|---|---|---|--:|---|---|---|--:|");
    for chapter in &chapters {
        pair(&book, chapter, "sensible", "random", games.min(200))?;
    }
    for chapter in
        book.chapters.iter().filter(|c| search_games > 0 && (c.story == "skirmish" || c.name == FIRST))
    {
        pair(&book, &chapter.name, "search", "sensible", search_games)?;
    }
    println!("\n## Abilities and equipment\n");
    println!(
        "On `{FIELD}`, {games} paired games for each card: the first mouse that can use it starts with it (an ability beside \
         another one of its class; equipment in its pack) against the same party without it. No card may move the win rate \
         by more than 15 points.\n"
    );
    let balance = sim::balance(&book, &Plan::new(&book, FIELD, "sensible", games.max(1), SEED)?, |_, _| {})?;
    for (title, list) in [("ability", &balance.abilities), ("equipment", &balance.equipment)] {
        println!("| {title} | mouse | difference in points | interval | used a game |");
        println!("|---|---|--:|---|--:|");
        list.iter().for_each(effect);
        println!();
    }
    let unused = if balance.unused.is_empty() { "none".to_string() } else { balance.unused.join(", ") };
    println!("Search cards nobody found in {games} games of `{FIELD}`: {unused}.");
    Ok(())
}

fn line(s: &Summary) {
    println!(
        "| {} | {} | {} | {:.1} % | {:.1} to {:.1} | {:.1} | {:.0} | {:.2} | {:.2} | {:.0} |",
        s.chapter,
        s.policy,
        s.games,
        s.win_rate * 100.0,
        s.win_rate_low * 100.0,
        s.win_rate_high * 100.0,
        s.rounds_mean,
        s.decisions_mean,
        s.captures_mean,
        s.surges_mean,
        s.games_per_cpu_second
    );
}

fn pair(book: &Arc<engine::Book>, chapter: &str, a: &str, b: &str, games: u64) -> Result<(), sim::PlanError> {
    let plan = |policy| Plan::new(book, chapter, policy, games, SEED);
    let c: Comparison = sim::compare(book, &plan(a)?, &plan(b)?, |_| {})?;
    println!(
        "| {chapter} | {a} | {b} | {games} | {:.1} % : {:.1} % | {} : {} | {:+.1} ({:+.1} to {:+.1}) | {:.4} |",
        c.first.win_rate * 100.0,
        c.second.win_rate * 100.0,
        c.only_first,
        c.only_second,
        c.difference * 100.0,
        c.difference_low * 100.0,
        c.difference_high * 100.0,
        c.p_value
    );
    Ok(())
}

fn effect(e: &Effect) {
    println!(
        "| {} | {} | {:+.1} | {:+.1} to {:+.1} | {:.2} |",
        e.card,
        e.mouse,
        e.difference * 100.0,
        e.low * 100.0,
        e.high * 100.0,
        e.used_mean
    );
}
