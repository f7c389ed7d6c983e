//! Every case of the project passes, and every rule of the ledger is covered.

mod common;

use engine::Book;
use scenario::CaseFile;
use std::collections::BTreeSet;
use std::path::Path;
use words::Lang;

#[test]
fn every_rule_is_covered_and_every_case_passes() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = std::env::var("CASES").unwrap_or_else(|_| "conformance".into());
    let sources = content::Sources::from_dir(&root.join("content")).expect("the content folder");
    let loaded = content::load(&sources);
    let (books, story) = (loaded.shelf(), loaded.first().expect("the built-in books load"));
    let mut paths: Vec<_> = std::fs::read_dir(root.join(folder))
        .expect("the conformance folder")
        .map(|e| e.expect("a file").path())
        .filter(|p| p.extension().is_some_and(|e| e == "kdl"))
        .collect();
    paths.sort();
    let texts: Vec<(String, String)> = paths
        .iter()
        .map(|p| {
            let name = p.file_name().expect("a name").to_string_lossy().into_owned();
            (name, std::fs::read_to_string(p).expect("a readable case file"))
        })
        .collect();
    let files: Vec<_> = texts.iter().map(|(name, text)| scenario::read_cases(&books, name, text)).collect();
    let report = scenario::conformance(&story.rules, &files, |_| {});
    let sources = content::Sources::from_pairs(texts);
    for (title, found) in &report.failed {
        eprintln!("{title}\n{}", common::render(Lang::En, std::slice::from_ref(found), &sources));
    }
    println!("uncovered: {}", report.uncovered.join(" "));
    assert!(report.is_complete(), "{} failures, not covered: {:?}", report.failed.len(), report.uncovered);
    let unproved = unproved(&story.book, &files);
    assert!(unproved.is_empty(), "no case for these rules and moments of our chapters: {unproved:#?}");
}

/// What the chapters of our campaigns declare and no case proves: their own rules, and the moments they tell.
fn unproved(book: &Book, files: &[CaseFile]) -> Vec<String> {
    let cases = || files.iter().flat_map(|f| &f.cases);
    let proved: BTreeSet<&str> = cases().flat_map(|c| &c.proves).map(String::as_str).collect();
    let mut read: BTreeSet<String> = BTreeSet::new();
    for case in cases() {
        let Some(chapter) = &case.chapter else { continue };
        read.extend(case.moments().map(|moment| format!("{chapter}: {moment}")));
    }
    let mut missing = Vec::new();
    for chapter in book.chapters.iter().filter(|c| !book.campaign(&c.story).is_empty()) {
        let own = format!("{}/", chapter.name);
        missing.extend(
            book.rule_names.iter().filter(|n| n.starts_with(&own) && !proved.contains(n.as_str())).cloned(),
        );
        let moments = chapter.moments.iter().map(|moment| format!("{}: {moment}", chapter.name));
        missing.extend(moments.filter(|m| !read.contains(m)));
    }
    missing
}

#[test]
fn the_example_books_are_sound_and_their_cases_pass() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let base = content::Sources::from_dir(&root.join("content")).expect("the content folder");
    for name in ["lantern-night", "specimen-drawer", "levers-and-lamps"] {
        let folder = root.join("examples/books").join(name);
        let own = content::Sources::from_dir(&folder).expect("an example");
        let loaded = content::load_with(&base, &own);
        // Two of them are written in one language, and the check says so.
        let wrong = |d: &&content::Diagnostic| name == "lantern-night" || d.code != "C0511";
        let found: Vec<_> = loaded.diagnostics.iter().filter(wrong).cloned().collect();
        assert!(found.is_empty(), "{}", common::render(Lang::En, &found, &own));
        let books = loaded.shelf();
        let book = books.first().expect("a sound book");
        let cases = content::Sources::cases_of(&folder).expect("its cases");
        let render = |found: &[content::Diagnostic]| common::render(Lang::En, found, &cases);
        let definitions = BTreeSet::from(["STORY-1".to_string()]);
        let mut proved = BTreeSet::new();
        for (path, text) in cases.iter() {
            let file = scenario::read_cases(&books, path, text);
            assert!(file.found.is_empty(), "{}", render(&file.found));
            for case in file.cases {
                let failures = scenario::run_case(&case, &definitions).failures;
                assert!(failures.is_empty(), "{}: {}", case.title, render(&failures));
                proved.extend(case.proves);
            }
        }
        // Every rule of the example is proved, so every word in it is played.
        let own = own_rules(book, &own);
        let missing: Vec<&str> = own.into_iter().filter(|name| !proved.contains(*name)).collect();
        assert!(missing.is_empty(), "no case for {missing:?}");
    }
}

/// The rules that a book declares: of its chapters, and what its own cards and minions say at some moment.
fn own_rules<'b>(book: &'b Book, files: &content::Sources) -> BTreeSet<&'b str> {
    let chapters: Vec<String> = book.chapters.iter().map(|chapter| format!("{}/", chapter.name)).collect();
    let of_chapter = |name: &&str| chapters.iter().any(|chapter| name.starts_with(chapter));
    let declared = |name: &str| {
        let lines = ["search.kdl", "minions.kdl", "markers.kdl"]
            .map(|file| files.get(file).unwrap_or_default().lines());
        lines.into_iter().flatten().any(|line| line.split(' ').nth(1) == Some(name))
    };
    let of_card = |name: &&str| {
        let mut parts = name.split('/');
        matches!(parts.next(), Some("card" | "minion" | "ally" | "marker"))
            && parts.next().is_some_and(declared)
    };
    let spoken = book.rules.iter().map(|rule| book.rule_name(rule.cite)).filter(of_card);
    book.rule_names.iter().map(String::as_str).filter(of_chapter).chain(spoken).collect()
}

/// What an earlier chapter left behind is tried on both sides: with it and without, in cases of the chapter that asks for it.
#[test]
fn what_is_remembered_has_a_case_on_each_side() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let sources = content::Sources::from_dir(&root.join("content")).expect("the content folder");
    let read = |path: std::path::PathBuf| std::fs::read_to_string(path).expect("a readable case file");
    let files = std::fs::read_dir(root.join("conformance")).expect("the conformance folder");
    let texts: Vec<String> = files.map(|e| read(e.expect("a file").path())).collect();
    let cases: Vec<&str> = texts.iter().flat_map(|text| text.split("\ncase ")).collect();
    let mut asked = 0;
    let mut wrong = Vec::new();
    for (_, text) in sources.iter().filter(|(path, _)| path.ends_with("/chapter.kdl")) {
        let Some(chapter) = word_after(text, "chapter ").next() else { continue };
        let of_chapter = |case: &&&str| {
            word_after(case, "chapter ").chain(word_after(case, "begin ")).any(|name| name == chapter)
        };
        let has = |case: &str, name: &str| {
            case.lines().any(|l| l.starts_with("    achieved ") && l.split_whitespace().any(|w| w == name))
        };
        // What the chapter itself gives is tried where it is given.
        let own: BTreeSet<&str> = word_after(text, "achieve ").collect();
        let names: BTreeSet<&str> =
            word_after(text, "achieved ").filter(|name| !own.contains(name)).collect();
        for name in names {
            asked += 1;
            for side in [true, false] {
                if !cases.iter().filter(of_chapter).any(|case| has(case, name) == side) {
                    wrong
                        .push(format!("{chapter}: no case {} {name}", if side { "with" } else { "without" }));
                }
            }
        }
    }
    assert!(asked > 30 && wrong.is_empty(), "{asked} asked: {wrong:#?}");
}

/// The word that stands behind another, wherever it does; not in comments.
fn word_after<'t>(text: &'t str, word: &'t str) -> impl Iterator<Item = &'t str> {
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    lines.filter_map(move |line| {
        let (before, after) = line.split_once(word)?;
        let begins = before.is_empty() || before.ends_with([' ', '{']);
        let name = after.split(|c: char| !(c.is_alphanumeric() || c == '-')).next()?;
        (begins && !name.is_empty()).then_some(name)
    })
}
