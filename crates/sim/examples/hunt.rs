//! `hunt POLICY GAMES [CHAPTER]`: plays until something panics and tells how it came to that.
use engine::{Game, Told, dice::Stream};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let root = std::env::var("CONTENT")
        .map_or_else(|_| std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content"), Into::into);
    let sources = content::Sources::from_dir(&root).expect("content");
    let loaded = content::load(&sources);
    for d in &loaded.diagnostics {
        println!("{d:?}");
    }
    let book = Arc::new(loaded.book.expect("book"));
    let games: u64 = args[1].parse().unwrap();
    std::panic::set_hook(Box::new(|i| println!("PANIC {i}")));
    let mut found = 0;
    for c in &book.chapters {
        if args.len() > 2 && c.name != args[2] {
            continue;
        }
        let plan = sim::Plan::new(&book, &c.name, &args[0], 1, 1).unwrap();
        for seed in 0..games {
            let mut stream = Stream::from_number(seed);
            let mut setup = plan.setup(&book, &mut stream).unwrap();
            for s in engine::options::Switch::ALL {
                setup.options = setup.options.with(*s, stream.below(4) == 0);
            }
            let mut bytes = [0u8; 32];
            bytes[..8].copy_from_slice(&seed.to_le_bytes());
            let game = match catch_unwind(AssertUnwindSafe(|| {
                Game::new(book.clone(), &setup, &bytes, &mut engine::Deaf).unwrap()
            })) {
                Ok(g) => g,
                Err(_) => {
                    println!("{} seed {seed}: at setup {setup:?}", c.name);
                    continue;
                }
            };
            let mut game = game.imagine(seed);
            let mut policy = bots::policy(&args[0], seed).unwrap();
            let mut offers = Vec::new();
            let mut log: Vec<String> = Vec::new();
            while let Some(d) = game.decision() {
                game.choices_into(&mut offers);
                if offers.is_empty() {
                    println!(
                        "{} seed {seed}: NO OFFERS at {d:?}\n{}",
                        c.name,
                        log[log.len().saturating_sub(8)..].join("\n")
                    );
                    found += 1;
                    break;
                }
                if log.len() > 20000 {
                    println!(
                        "{} seed {seed}: ENDLESS at {d:?}\n{}",
                        c.name,
                        log[log.len().saturating_sub(12)..].join("\n")
                    );
                    found += 1;
                    break;
                }
                let before = game.clone();
                let Ok((ch, _)) = catch_unwind(AssertUnwindSafe(|| policy.choose(&before, &offers))) else {
                    println!("{} seed {seed}: BOT PANIC at {d:?} {offers:?}", c.name);
                    found += 1;
                    break;
                };
                log.push(format!("{:?} {:?}: {}", d.by, d.ask, game.game().name(ch)));
                let mut told: Vec<Told> = Vec::new();
                if catch_unwind(AssertUnwindSafe(|| game.play_listed(ch, &mut told))).is_err() {
                    found += 1;
                    println!(
                        "{} seed {seed} setup {:?} options {:?}",
                        c.name,
                        setup
                            .party
                            .iter()
                            .map(|m| (
                                &book.mice[m.mouse.ix()].name,
                                m.abilities.iter().map(|a| &book.abilities[a.ix()].name).collect::<Vec<_>>()
                            ))
                            .collect::<Vec<_>>(),
                        setup.options.list()
                    );
                    println!("  last: {}", log[log.len().saturating_sub(6)..].join("\n        "));
                    for t in told.iter().rev().take(14).rev() {
                        println!("     {:?} <{}>", t.event, book.rule_name(t.cause.rule));
                    }
                    break;
                }
            }
            if found > 5 {
                return;
            }
        }
    }
    println!("found {found}");
}
