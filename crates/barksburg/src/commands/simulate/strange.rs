//! `barksburg simulate --strange FOLDER`: games that somebody should look at, each as a saved game.

use super::asked::{Args, bar, told};
use crate::speech;
use anyhow::Result;
use engine::Book;
use sim::{Oddity, Plan, Tongue};
use std::path::Path;
use std::sync::Arc;
use words::Lang;

pub(super) fn run(
    t: &Tongue,
    args: &Args,
    book: &Arc<Book>,
    plan: &Plan,
    folder: &Path,
    lang: Lang,
) -> Result<bool> {
    let unwritable = |path: &Path, e: &std::io::Error| speech::unwritable(lang, path, e);
    std::fs::create_dir_all(folder).map_err(|e| unwritable(folder, &e))?;
    let bar = bar(t, args.games);
    let strange = sim::strange(book, plan, |n| bar.set_position(n)).map_err(|e| told(t, &e))?;
    bar.finish_and_clear();
    println!(
        "{}",
        t.fill(
            "lab-strange",
            &[("games", plan.games.into()), ("won", strange.won.into()), ("n", strange.count.into())]
        )
    );
    for game in &strange.found {
        let path = folder.join(format!("game-{}.json", game.number));
        let text = serde_json::to_vec_pretty(&game.save)?;
        std::fs::write(&path, text).map_err(|e| unwritable(&path, &e))?;
        let key = match game.oddity {
            Oddity::NeverEnded => "lab-strange-never-ended",
            Oddity::LostAtOnce => "lab-strange-lost-at-once",
        };
        let party: Vec<&str> = game.save.setup.party.iter().map(|member| member.mouse.as_str()).collect();
        let with = [
            ("number", game.number.to_string().into()),
            ("round", u64::from(game.round).into()),
            ("seed", game.save.setup.seed.as_str().into()),
            ("party", party.join(", ").into()),
            ("file", path.display().to_string().into()),
        ];
        println!("{}", t.fill(key, &with));
    }
    for rule in &strange.unused {
        println!("{}", t.fill("lab-strange-unused", &[("rule", rule.as_str().into())]));
    }
    let last = server::LastSimulation {
        chapter: book.chapters[plan.chapter.ix()].name.clone(),
        policies: plan.policies.join(","),
        games: plan.games,
        seed: plan.seed,
        party: plan.party_name(book),
        strange: strange.found.iter().map(|game| game.number).collect(),
    };
    // Only a convenience for the workshop: without a data folder nothing is lost.
    let _ = last.remember(&server::data_folder());
    Ok(true)
}
