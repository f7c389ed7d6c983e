//! Whole campaigns: what is carried over grows, the number of threads does not matter, and the report says everything in every
//! language.

mod common;

use common::shelf;
use engine::Options;
use sim::{CampaignPlan, FillingValue, PlanError, Tongue};
use words::{Args, Lang};

const STORY: &str = "sorrow-and-remembrance";

fn plan(story: &str, campaigns: u64, threads: usize) -> CampaignPlan {
    CampaignPlan {
        story: story.to_string(),
        policy: "sensible".to_string(),
        campaigns,
        seed: 5,
        options: Options::default(),
        threads: Some(threads),
    }
}

#[test]
fn campaigns_are_the_same_for_any_number_of_threads_and_told_in_every_language() {
    let (book, words) = shelf();
    let one = sim::campaigns(&book, &plan(STORY, 12, 1), |_| {}).expect("campaigns");
    let two = sim::campaigns(&book, &plan(STORY, 12, 2), |_| {}).expect("campaigns");
    assert_eq!(one, two);
    assert_eq!(one.chapters.len(), 11);
    assert!(one.chapters.iter().all(|c| c.games == 12 && c.stuck == 0), "{one:?}");
    assert_eq!(one.by_chapters_won.iter().sum::<u64>(), 12);
    let (first, last) = (&one.chapters[0], &one.chapters[10]);
    assert_eq!((first.cards_mean, first.achievements_mean), (0.0, 0.0), "nothing is brought to the first");
    assert!(last.abilities_mean > first.abilities_mean, "nobody has learnt anything");
    assert!(last.cards_mean > 0.0 && last.achievements_mean > 1.0, "nothing was carried over: {last:?}");
    assert!(first.weak.is_none() && last.strong.is_some());
    for lang in Lang::ALL {
        let speech = |key: &str, with: &[(&'static str, FillingValue)]| {
            let args = with.iter().fold(Args::new(), |args, (name, value)| match value {
                FillingValue::Number(n) => args.num(*name, *n),
                FillingValue::Text(text) => args.text(*name, text.clone()),
            });
            words.try_say(lang, key, &args)
        };
        let t = Tongue { lang: lang.as_str(), speech: &speech };
        for told in [sim::table_campaigns(&t, &one), sim::html_campaigns(&t, &one)] {
            assert!(!told.contains("lab-") && !told.contains("{$") && !told.contains('⟨'), "{lang}: {told}");
        }
    }
}

#[test]
fn a_story_without_a_campaign_is_refused() {
    let (book, _) = shelf();
    let refused = sim::campaigns(&book, &plan("nowhere", 1, 1), |_| {});
    assert!(matches!(refused, Err(PlanError::Campaign { .. })));
    assert_eq!(sim::campaigns(&book, &plan(STORY, 0, 1), |_| {}), Err(PlanError::NoGames));
}
