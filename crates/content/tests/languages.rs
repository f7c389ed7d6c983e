//! A book written in one language is a whole book: it plays without a warning, and what the others lack is told once per file.

use content::{Severity, Sources, load_with};

fn book(files: &[(&'static str, &'static str)]) -> Sources {
    let chapter = "chapter the-mill {\n    ends-on-page 6\n    party 3\n    encounters standard\n    map { row attic hall }\n    start attic\n    victory { no-minions on=hall }\n    room hall { story behind-the-door when=entered }\n}\n";
    let own = [("book.kdl", "book mill { chapters the-mill }\n"), ("01-mill/chapter.kdl", chapter)];
    Sources::from_pairs(own.into_iter().chain(files.iter().copied()))
}

fn small_box() -> Sources {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../broken-content/leans-on");
    Sources::from_dir(&path).expect("the small box")
}

const GERMAN: [(&str, &str); 2] = [
    ("locales/de/mill.ftl", "story-mill = Die Mühle\nchapter-the-mill = In der Mühle\n"),
    ("01-mill/de.md", "# opening\n\nRegen.\n\n# behind-the-door\n\nZugluft.\n\n# victory\n\nSonne.\n"),
];

#[test]
fn a_book_in_one_language_has_no_warnings_and_one_note_per_language_and_file() {
    let loaded = load_with(&small_box(), &book(&GERMAN));
    assert!(loaded.first().is_some(), "{:?}", loaded.diagnostics);
    let told: Vec<(Severity, &str, &str, &str)> = loaded
        .diagnostics
        .iter()
        .map(|d| (d.severity, d.code, d.span.file.as_str(), d.args[0].1.as_str()))
        .collect();
    let note = |file, language| (Severity::Advice, "C0511", file, language);
    assert_eq!(
        told,
        [
            note("01-mill/de.md", "en"),
            note("01-mill/de.md", "pl"),
            note("locales/de/mill.ftl", "en"),
            note("locales/de/mill.ftl", "pl"),
        ]
    );
}

#[test]
fn what_no_language_says_is_still_a_warning() {
    let [words, _] = GERMAN;
    let loaded = load_with(&small_box(), &book(&[words]));
    let codes: Vec<(Severity, &str)> = loaded
        .diagnostics
        .iter()
        .filter(|d| d.severity != Severity::Advice)
        .map(|d| (d.severity, d.code))
        .collect();
    assert_eq!(codes, [(Severity::Warning, "C0502"); 3]);
}
