//! The laboratory measures the same whatever the threads, and refuses what cannot be played.

use sim::{Bands, Party, Plan, PlanError, Summary};
use std::path::Path;
use std::sync::{Arc, OnceLock};

fn book() -> Arc<engine::Book> {
    static BOOK: OnceLock<Arc<engine::Book>> = OnceLock::new();
    BOOK.get_or_init(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
        let sources = content::Sources::from_dir(&root).expect("the content folder");
        Arc::new(content::load(&sources).book.expect("the built-in book loads"))
    })
    .clone()
}

fn plan(games: u64) -> Plan {
    Plan::new(&book(), "the-queens-pet", "sensible", games, 11).expect("a plan")
}

/// What depends on the machine is left out.
fn timeless(s: Summary) -> Summary {
    Summary { cpu_seconds: 0.0, games_per_cpu_second: 0.0, ..s }
}

#[test]
fn the_result_does_not_depend_on_the_threads() {
    let with = |threads| {
        let plan = Plan { threads: Some(threads), ..plan(60) };
        timeless(sim::run(&book(), &plan, |_| {}).expect("a run"))
    };
    assert_eq!(with(1), with(3));
}

#[test]
fn a_setting_does_not_differ_from_itself() {
    let c = sim::compare(&book(), &plan(40), &plan(40), |_| {}).expect("a comparison");
    assert_eq!((c.only_first, c.only_second, c.real), (0, 0, false));
    assert_eq!(timeless(c.first), timeless(c.second));
}

#[test]
fn sensible_really_beats_random() {
    let random = Plan { policies: vec!["random".into()], ..plan(40) };
    let c = sim::compare(&book(), &plan(40), &random, |_| {}).expect("a comparison");
    assert!(c.real && c.difference > 0.3, "{:?}", (c.difference, c.p_value));
}

#[test]
fn bad_input_is_a_clear_error() {
    let book = book();
    let said = |e: PlanError| e.to_string();
    assert!(said(Plan::new(&book, "no-such", "random", 1, 1).unwrap_err()).contains("rats-in-the-kitchen"));
    assert!(said(Plan::new(&book, "the-queens-pet", "lazy", 1, 1).unwrap_err()).contains("'lazy'"));
    assert!(said(Plan::new(&book, "the-queens-pet", "random,random", 1, 1).unwrap_err()).contains('4'));
    assert!(said(Plan::new(&book, "the-queens-pet", "random", 0, 1).unwrap_err()).contains("one game"));
    assert!(said(sim::parse_party(&book, "collin,bert").unwrap_err()).contains("'bert'"));
    let party = |text: &str| Plan { party: sim::parse_party(&book, text).expect("mice"), ..plan(1) };
    assert!(said(party("collin,tilda").check(&book).unwrap_err()).contains("4 mice"));
    assert!(said(party("collin,collin,tilda,nez").check(&book).unwrap_err()).contains("twice"));
    assert!(said(party("collin:find,tilda,nez,lily").check(&book).unwrap_err()).contains("find"));
    assert!(party("collin,tilda,nez,lily").check(&book).is_ok());
    assert!(matches!(party("collin,tilda,nez,lily").party, Party::Seats(_)));
}

#[test]
fn reports_say_what_was_measured() {
    let s = sim::run(&book(), &plan(10), |_| {}).expect("a run");
    let json = serde_json::to_value(&s).expect("plain data");
    for field in [
        "games",
        "wins",
        "win_rate",
        "win_rate_low",
        "win_rate_high",
        "rounds_mean",
        "decisions_mean",
        "games_per_cpu_second",
    ] {
        assert!(json.get(field).is_some(), "{field} is missing");
    }
    assert_eq!(sim::csv(&s).split(',').count(), sim::csv_head().split(',').count());
    let page = sim::html(&s);
    assert!(page.contains("<svg") && page.contains("the-queens-pet"));
    assert!(sim::table(&s).contains("games per CPU second"));
}

#[test]
fn a_sound_chapter_is_healthy_and_an_unknown_story_is_refused() {
    let book = book();
    let bands = Bands { win_low: 0.0, win_high: 1.0, rounds_low: 0.0, rounds_high: 200.0, mouse_spread: 1.0 };
    let checked = sim::health(&book, "skirmish", 20, 1, bands, |_| {}).expect("a check");
    assert!(!checked.is_empty());
    for chapter in checked {
        assert!(chapter.findings.is_empty(), "{}: {:?}", chapter.chapter, chapter.findings);
    }
    assert!(sim::health(&book, "no-such-story", 1, 1, bands, |_| {}).is_err());
}
