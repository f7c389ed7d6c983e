//! A chapter in which time comes back as fast as it passes: its games are stopped, counted, and reported as such.

use content::Sources;
use engine::Book;
use sim::{FillingValue, Finding, Health, MOST_DECISIONS, Plan, Summary, Tongue};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use words::{Args, Lang, Words, WordsSource};

const CHAPTER: &str = "
chapter endless-night {
    ends-on-page 4
    party 2 { only collin filch }
    encounters none
    map { row guard-room kitchen }
    start guard-room
    flag dawn
    victory { flag dawn }
    rule time-comes-back {
        when hourglass-moves
        if page at-least=2
        hourglass -1
    }
    rule dawn-at-last {
        when round-starts
        if page at-least=4
        set dawn
    }
    room guard-room { quiet }
    room kitchen { quiet }
}";

fn content() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content")
}

fn book() -> Arc<Book> {
    let mut own = vec![
        ("book.kdl".to_string(), "book endless { chapters endless-night }".to_string()),
        ("night/chapter.kdl".to_string(), CHAPTER.to_string()),
    ];
    for lang in Lang::ALL {
        own.push((format!("night/{lang}.md"), "# opening\nNight.\n\n# victory\nDay.\n".to_string()));
        let names = "story-endless = Endless\nchapter-endless-night = Endless Night\n".to_string();
        own.push((format!("locales/{lang}/endless.ftl"), names));
    }
    let base = Sources::from_dir(&content()).expect("the content folder");
    let loaded = content::load_with(&base, &Sources::from_pairs(own));
    let own = loaded.first().unwrap_or_else(|| panic!("the book has errors: {:?}", loaded.diagnostics));
    Arc::clone(&own.book)
}

fn laboratory_words() -> Words {
    let read = |lang: Lang, name: &str| {
        let path = content().join("locales").join(lang.as_str()).join(name);
        WordsSource::new(lang, name, std::fs::read_to_string(path).expect("a file of words"))
    };
    Words::build(Lang::ALL.into_iter().map(|lang| read(lang, "laboratory.ftl"))).0
}

/// What is said in a language.
fn told(words: &Words, lang: Lang, tell: impl Fn(&Tongue) -> String) -> String {
    let speech = |key: &str, with: &[(&'static str, FillingValue)]| {
        let args = with.iter().fold(Args::new(), |args, (name, value)| match value {
            FillingValue::Number(n) => args.num(*name, *n),
            FillingValue::Text(text) => args.text(*name, text.clone()),
        });
        words.try_say(lang, key, &args)
    };
    tell(&Tongue { lang: lang.as_str(), speech: &speech })
}

#[test]
fn games_that_never_end_are_stopped_and_counted() {
    let book = book();
    let plan = Plan::new(&book, "endless-night", "sensible", 2, 5).expect("a plan");
    let (s, rows) = sim::run_rows(&book, &plan, |_| {}).expect("a run");
    assert_eq!((s.games, s.wins, s.stuck), (2, 0, 2));
    assert_eq!((s.lost_to_time, s.lost_to_capture, s.lost_to_story), (0, 0, 0));
    assert!((s.decisions_mean - MOST_DECISIONS as f64).abs() < 0.5, "{}", s.decisions_mean);
    assert!(s.rounds_mean > 255.0, "more rounds than the board can count: {}", s.rounds_mean);
    assert!(rows.iter().all(|row| row.outcome == "stuck"));
    assert_eq!(serde_json::to_value(&s).expect("plain data")["stuck"], 2);
    let at = sim::csv_head().split(',').position(|name| name == "stuck").expect("a column");
    assert_eq!(sim::csv(&s).split(',').nth(at), Some("2"));

    let words = laboratory_words();
    let random = Plan { policies: vec!["random".into()], games: 1, ..plan.clone() };
    let pair = sim::compare(&book, &Plan { games: 1, ..plan }, &random, |_| {}).expect("a comparison");
    for (lang, row, two, one, finding) in [
        (
            Lang::En,
            "did not end",
            "2 games did not end and were stopped after 20,000 decisions.",
            "1 game did not end and was stopped after 20,000 decisions.",
            "games that do not end with random parties: 2.",
        ),
        (
            Lang::De,
            "endeten nicht",
            "2 Partien endeten nicht und wurden nach 20.000 Entscheidungen abgebrochen.",
            "1 Partie endete nicht und wurde nach 20.000 Entscheidungen abgebrochen.",
            "Partien ohne Ende mit ausgelosten Gruppen: 2.",
        ),
        (
            Lang::Pl,
            "nie skończyły się",
            "2 gry nie skończyły się i zostały przerwane (limit decyzji: 20\u{a0}000).",
            "1 gra nie skończyła się i została przerwana (limit decyzji: 20\u{a0}000).",
            "gry bez końca (losowana drużyna): 2.",
        ),
    ] {
        let table = told(&words, lang, |t| sim::table(t, &s));
        let line = table.lines().find(|line| line.contains(row)).unwrap_or_else(|| panic!("{row}: {table}"));
        assert!(line.trim_end_matches('│').trim().ends_with(" 2"), "{line}");
        let page = told(&words, lang, |t| sim::html(t, &s));
        assert!(page.contains(two) && page.contains(&format!(">{row}</text>")), "{lang}: {page}");
        let compared = told(&words, lang, |t| sim::table_comparison(t, &pair));
        // Whoever plays at random is caught sooner or later.
        assert!(compared.ends_with(&format!("endless-night, sensible: {one}")), "{compared}");
        let checked = told(&words, lang, |t| sim::table_health(t, &unwell(&s)));
        assert!(checked.contains(finding), "{checked}");
    }
}

#[test]
fn games_that_end_say_nothing_of_it() {
    let loaded = content::load(&Sources::from_dir(&content()).expect("the content folder"));
    let book = Arc::clone(&loaded.holding("the-queens-pet").expect("one of our books").book);
    let plan = Plan::new(&book, "the-queens-pet", "sensible", 5, 5).expect("a plan");
    let s = sim::run(&book, &plan, |_| {}).expect("a run");
    let words = laboratory_words();
    assert_eq!(s.stuck, 0);
    for tell in [sim::table, sim::html] {
        assert!(!told(&words, Lang::En, |t| tell(t, &s)).contains("did not end"));
    }
}

fn unwell(s: &Summary) -> Health {
    Health {
        chapter: s.chapter.clone(),
        sensible: s.clone(),
        random: s.clone(),
        by_difficulty: Vec::new(),
        by_party: Vec::new(),
        findings: vec![Finding::Stuck { party: "any".into(), games: s.stuck }],
    }
}
