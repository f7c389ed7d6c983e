//! The laboratory measures the same whatever the threads, and refuses what cannot be played.

use expect_test::expect_file;
use sim::{PartyPlan, Plan, PlanError, Summary};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

fn book() -> Arc<engine::Book> {
    static BOOK: OnceLock<Arc<engine::Book>> = OnceLock::new();
    BOOK.get_or_init(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
        let sources = content::Sources::from_dir(&root).expect("the content folder");
        let loaded = content::load(&sources);
        Arc::clone(&loaded.holding("the-queens-pet").expect("the built-in book loads").book)
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

/// Each game of the book's chapter 7 has lamps and waves, some feed the crow, and none earns what another chapter gives.
#[test]
fn a_summary_tells_what_was_earned_and_which_rules_spoke() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let loaded = content::load(&content::Sources::from_dir(&root).expect("the content folder"));
    let book = &loaded.holding("every-lamp").expect("the built-in book loads").book;
    let plan = Plan::new(book, "every-lamp", "sensible", 60, 11).expect("a plan");
    let summary = sim::run(book, &plan, |_| {}).expect("a run");
    let games = |lines: &[sim::ShareLine], name: &str| lines.iter().find(|l| l.name == name).map(|l| l.games);
    assert_eq!(games(&summary.rules, "every-lamp/the-next-wave"), Some(60));
    assert_eq!(games(&summary.rules, "every-lamp/the-horn"), Some(0), "nobody has the claw");
    let fed = games(&summary.achievements, "crow-fed").expect("somebody feeds the crow");
    assert_eq!(games(&summary.rules, "every-lamp/feeding-the-crow"), Some(fed));
    let scar = games(&summary.achievements, "lower-stairs-lost").unwrap_or_default();
    assert_eq!(scar, 60 - summary.wins, "whoever loses bears the scar");
    assert_eq!(games(&summary.achievements, "the-cushion"), None);
    assert!(summary.rules.iter().all(|line| line.name.starts_with("every-lamp/")), "{:?}", summary.rules);
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
    assert!(said(party("collin,tilda").check(&book).unwrap_err()).contains("size 4 2"));
    assert!(said(party("collin,collin,tilda,nez").check(&book).unwrap_err()).contains("twice"));
    assert!(said(party("collin:find,tilda,nez,lily").check(&book).unwrap_err()).contains("find"));
    assert!(party("collin,tilda,nez,lily").check(&book).is_ok());
    assert!(matches!(party("collin,tilda,nez,lily").party, PartyPlan::Seats(_)));
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
    let plain = sim::Tongue { lang: "en", speech: &|_, _| None };
    let page = sim::html(&plain, &s);
    assert!(page.contains("<svg") && page.contains("lab-heading"));
    assert!(sim::table(&plain, &s).contains("lab-speed"));
}

/// Every file below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries =
        std::fs::read_dir(folder).expect("a folder of ours").map(|entry| entry.expect("a file").path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// Keys are plain texts in the code: none may lack its words, and no words may be left over.
#[test]
fn everything_it_says_has_words() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |path: &Path| std::fs::read_to_string(path).expect("a file of the repository");
    let words = read(&root.join("content/locales/en/laboratory.ftl"));
    let keys = words.lines().filter_map(|l| l.split_once(" = ")).map(|(key, _)| key.to_string());
    let known: BTreeSet<String> = keys.filter(|key| key.starts_with("lab-")).collect();
    let mut said = BTreeSet::new();
    for folder in ["crates/sim/src", "crates/barksburg/src/commands"] {
        for file in files(&root.join(folder)) {
            let text = read(&file);
            let keys = text.split("\"lab-").skip(1).filter_map(|rest| rest.split_once('"'));
            said.extend(keys.map(|(key, _)| format!("lab-{key}")).filter(|key| !key.ends_with('-')));
        }
    }
    assert_eq!(said, known);
}

#[test]
fn the_pages_say_what_was_measured() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let read = |name: &str| std::fs::read_to_string(docs.join(name)).expect("a page of the documentation");
    let record = sim::Measurements::parse(&read("balance.json")).expect("a record");
    assert_eq!(record.text(), read("balance.json"), "docs/balance.json is written by `cargo xtask balance`");
    // The figures stay as they were measured; only how they are told may have changed.
    expect_file![docs.join("balance.md")].assert_eq(&record.page());
    let design = record.fill(&read("box-design.md")).expect("a section of its own");
    expect_file![docs.join("box-design.md")].assert_eq(&design);
    assert_eq!(record.unused(), Vec::<&str>::new(), "every card has its use");
    // Whoever adds a card measures it.
    for balance in &record.balance {
        let chapter = &balance.figures.chapter;
        let measured = |name: &str| balance.figures.abilities.iter().any(|e| e.card == name);
        let party = book().chapter_named(chapter).map(|c| book().chapters[c.ix()].party.allowed);
        // Some were looked at for the use of cards only; some parties have no mouse for an ability.
        for ability in book().abilities.iter().filter(|_| !balance.figures.abilities.is_empty()) {
            let all = party.is_some_and(|allowed| allowed.count_ones() as usize == book().mice.len());
            assert!(measured(&ability.name) || !all, "{} was not measured on {chapter}", ability.name);
        }
        let effects = balance.figures.abilities.iter().chain(&balance.figures.equipment);
        for e in effects {
            assert!(!e.beyond(sim::MOST_EFFECT), "{} moves {} too much", e.card, balance.figures.chapter);
        }
    }
}

#[test]
fn a_card_is_measured_alone_and_an_unknown_one_refused() {
    let measured = sim::balance(&book(), &plan(10), Some("rusty-nail"), |_, _| {}).expect("a measurement");
    assert_eq!((measured.abilities.len(), measured.equipment.len()), (0, 1));
    assert!(measured.equipment[0].used_mean > 0.0, "the nail stays in the pack: {measured:?}");
    let refused = sim::balance(&book(), &plan(10), Some("spoon"), |_, _| {}).unwrap_err().to_string();
    assert!(refused.contains("spoon"), "{refused}");
}

#[test]
fn abilities_go_to_the_mice_in_the_order_of_the_party() {
    let book = book();
    let party = || sim::parse_party(&book, "collin,filch,maginos,tilda").expect("mice");
    let given = |text: &str| {
        let party = sim::parse_abilities(&book, party(), text).map_err(|e| e.to_string())?;
        Ok::<String, String>(Plan { party, ..plan(1) }.party_name(&book))
    };
    assert_eq!(
        given("inspire,find+dodge,-,cure").as_deref(),
        Ok("collin:inspire,filch:find+dodge,maginos,tilda:cure")
    );
    assert_eq!(given("collin:inspire").as_deref(), Ok("collin:inspire,filch,maginos,tilda"));
    assert!(given("filch:find").unwrap_err().contains("order"));
    assert!(given("find,-,-,-,-").unwrap_err().contains('5'));
    assert!(given("juggling").unwrap_err().contains("juggling"));
    assert!(sim::parse_abilities(&book, PartyPlan::Any, "find").is_err());
}

#[test]
fn strength_is_measured_with_pairs_and_recorded_once_a_chapter() {
    let found = sim::strength(&book(), &plan(20), 0, |_, _| {}).expect("a measurement");
    assert_eq!((found.policies.len(), found.pairs.len()), (2, 1));
    assert_eq!((found.policies[0].policy.as_str(), found.pairs[0].games), ("random", 20));
    let stamp = || sim::Stamp::of(&book(), "the-queens-pet", "0.0", 0);
    let mut record = sim::Measurements::default();
    record.keep_strength(stamp(), found.clone());
    record.keep_strength(stamp(), found);
    assert_eq!(record.strength.len(), 1);
    assert_eq!(sim::Measurements::parse(&record.text()).expect("a record"), record);
    assert!(record.page().contains("| the-queens-pet | sensible : random | 20 |"));
    assert!(!record.page().contains("all 2"), "one chapter is no book");
    let mut other = record.strength[0].figures.clone();
    other.chapter = "another".to_string();
    record.keep_strength(stamp(), other);
    assert!(record.page().contains("| **skirmish, all 2** | sensible : random | 40 |"), "{}", record.page());
}

#[test]
fn pairs_of_several_chapters_are_judged_together() {
    let line = |games, only_stronger, only_weaker| sim::PairLine {
        stronger: "search".into(),
        weaker: "sensible".into(),
        games,
        stronger_rate: 0.7,
        weaker_rate: 0.6,
        only_stronger,
        only_weaker,
        difference: 0.0,
        difference_low: 0.0,
        difference_high: 0.0,
        p_value: 1.0,
        cpu_seconds_per_pair: 2.0,
    };
    let (first, second) = (line(100, 20, 10), line(300, 50, 30));
    assert_eq!(sim::PairLine::together(&[&first]), None);
    let all = sim::PairLine::together(&[&first, &second]).expect("two lines");
    assert_eq!((all.games, all.only_stronger, all.only_weaker), (400, 70, 40));
    assert!((all.difference - 0.075).abs() < 1e-6 && (all.stronger_rate - 0.7).abs() < 1e-6);
    // Each by itself could be chance; both together hardly.
    assert!(all.difference_low > 0.0 && all.p_value < 0.01, "{all:?}");
}

#[test]
fn rows_add_up_to_the_summary_in_the_order_of_the_games() {
    let with = |threads| {
        let (summary, rows) =
            sim::run_rows(&book(), &Plan { threads: Some(threads), ..plan(30) }, |_| {}).expect("a run");
        (timeless(summary), rows)
    };
    let (summary, rows) = with(2);
    assert_eq!((&summary, &rows), (&with(1).0, &with(1).1));
    assert_eq!(summary, timeless(sim::run(&book(), &plan(30), |_| {}).expect("a run")));
    assert!(rows.iter().map(|r| r.game).eq(0..30));
    let wins = rows.iter().filter(|r| r.outcome == "victory").count() as u64;
    assert_eq!(wins, summary.wins);
    let mut csv = Vec::new();
    sim::write_csv(&rows, &mut csv).expect("a list grows");
    let csv = String::from_utf8(csv).expect("plain text");
    assert!(csv.lines().count() == 31 && csv.starts_with("game,outcome,party,rounds,"), "{csv}");
    assert!(csv.lines().all(|l| l.split(',').count() == sim::COLUMNS.len() + 3));
}
