//! `trace CHAPTER POLICY SEED`
use engine::{Game, Told, dice::Stream};
use std::sync::Arc;
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let sources = content::Sources::from_dir(&root).expect("content");
    let book = Arc::new(content::load(&sources).book.expect("book"));
    let plan = sim::Plan::new(&book, &args[0], &args[1], 1, 1).unwrap();
    let seed: u64 = args[2].parse().unwrap();
    let mut stream = Stream::from_number(seed);
    let setup = plan.setup(&book, &mut stream).unwrap();
    let mut told: Vec<Told> = Vec::new();
    let game = Game::new(book.clone(), &setup, &[seed as u8; 32], &mut told).unwrap();
    let mut game = game.imagine(seed);
    let mut policy = bots::policy(&args[1], seed).unwrap();
    let mut offers = Vec::new();
    let mut n = 0;
    while let Some(d) = game.decision() {
        for t in told.drain(..) {
            println!("      {:?} <{}>", t.event, book.rule_name(t.cause.rule));
        }
        game.choices_into(&mut offers);
        let (c, r) = policy.choose(&game, &offers);
        println!("{n}: {:?} {:?} of {} -> {}   [{:?}]", d.by, d.ask, offers.len(), game.game().name(c), r);
        game.play_listed(c, &mut told);
        n += 1;
    }
    for t in told.drain(..) {
        println!("      {:?} <{}>", t.event, book.rule_name(t.cause.rule));
    }
}
