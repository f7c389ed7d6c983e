//! `quick GAMES POLICY [AGAINST] [CHAPTER...]`
use std::sync::Arc;
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let root = std::env::var("CONTENT")
        .map_or_else(|_| std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content"), Into::into);
    let sources = content::Sources::from_dir(&root).expect("content");
    let book = Arc::new(content::load(&sources).book.expect("book"));
    let games: u64 = args[0].parse().unwrap();
    let policy = &args[1];
    let chapters: Vec<String> = if args.len() > 3 {
        args[3..].to_vec()
    } else {
        book.chapters.iter().map(|c| c.name.clone()).collect()
    };
    for c in &chapters {
        let mut options = engine::Options::default();
        for o in std::env::var("OPTS").unwrap_or_default().split(',').filter(|o| !o.is_empty()) {
            let (k, v) = o.split_once('=').unwrap();
            assert!(options.set(k, v), "{o}");
        }
        let mut plan = sim::Plan::new(&book, c, policy, games, 7).unwrap();
        plan.options = options;
        if args.len() > 2 && args[2] != "-" {
            let mut other = sim::Plan::new(&book, c, &args[2], games, 7).unwrap();
            other.options = options;
            let x = sim::compare(&book, &plan, &other, |_| {}).unwrap();
            println!(
                "{c}: {} {:.3} vs {} {:.3} diff {:.3} [{:.3},{:.3}] p={:.4} ({}/{})  cpu {:.1}",
                policy,
                x.first.win_rate,
                args[2],
                x.second.win_rate,
                x.difference,
                x.difference_low,
                x.difference_high,
                x.p_value,
                x.only_first,
                x.only_second,
                x.first.cpu_seconds * 2.0
            );
        } else {
            let s = sim::run(&book, &plan, |_| {}).unwrap();
            println!(
                "{c}: win {:.3} [{:.3},{:.3}] time {} capt {} stuck {} rounds {:.1} dec {:.0} pages s/c/o {:.2}/{:.2}/{:.2} capt {:.2} surges {:.2} search {:.1}/{:.1} lvl {:.2} cheese +{:.1} -{:.1} wheel {:.1} g/s {:.0}",
                s.win_rate,
                s.win_rate_low,
                s.win_rate_high,
                s.lost_to_time,
                s.lost_to_capture,
                s.stuck,
                s.rounds_mean,
                s.decisions_mean,
                s.pages_lost_to_surges,
                s.pages_lost_to_captures,
                s.pages_lost_otherwise,
                s.captures_mean,
                s.surges_mean,
                s.searches_mean,
                s.searches_failed_mean,
                s.level_ups_mean,
                s.cheese_gained_mean,
                s.cheese_spent_mean,
                s.wheel_filled_mean,
                s.games_per_cpu_second
            );
            println!(
                "   rooms {:?}",
                s.rooms.iter().map(|r| format!("{} {:.2}", r.room, r.reached)).collect::<Vec<_>>()
            );
            println!(
                "   minions {:?}",
                s.minions
                    .iter()
                    .map(|r| format!("{} {:.1}/{:.1}", r.minion, r.defeated_mean, r.placed_mean))
                    .collect::<Vec<_>>()
            );
        }
    }
}
