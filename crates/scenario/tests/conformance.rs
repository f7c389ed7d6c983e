//! Every case of the project passes, and every rule of the ledger is covered.

use engine::Book;
use scenario::CaseFile;
use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn every_rule_is_covered_and_every_case_passes() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let sources = content::Sources::from_dir(&root.join("content")).expect("the content folder");
    let loaded = content::load(&sources);
    let book = loaded.book.expect("the built-in book loads");
    let mut paths: Vec<_> = std::fs::read_dir(root.join("conformance"))
        .expect("the conformance folder")
        .map(|e| e.expect("a file").path())
        .filter(|p| p.extension().is_some_and(|e| e == "kdl"))
        .collect();
    paths.sort();
    let files: Vec<_> = paths
        .iter()
        .map(|p| {
            let text = std::fs::read_to_string(p).expect("a readable case file");
            scenario::read_cases(&p.file_name().expect("a name").to_string_lossy(), &text)
        })
        .collect();
    let report = scenario::conformance(&book, &loaded.rules, &files, |_| {});
    for (file, title, error) in &report.failed {
        eprintln!("{file}: {error:?}  [{title}]");
    }
    println!("uncovered: {}", report.uncovered.join(" "));
    assert!(report.is_complete(), "{} failures, not covered: {:?}", report.failed.len(), report.uncovered);
    let unproved = unproved(&book, &files);
    assert!(unproved.is_empty(), "no case for these rules and moments of our chapters: {unproved:#?}");
}

/// What the chapters of our campaigns declare and no case proves: their own rules, and the moments they tell.
fn unproved(book: &Book, files: &[CaseFile]) -> Vec<String> {
    let cases = || files.iter().flat_map(|f| &f.cases);
    let proved: BTreeSet<&str> = cases().flat_map(|c| &c.proves).map(String::as_str).collect();
    let mut read: BTreeSet<String> = BTreeSet::new();
    for case in cases() {
        let of = case.lines.iter().find(|l| matches!(l.verb.as_str(), "chapter" | "begin"));
        let Some(chapter) = of.and_then(|l| l.words.first()) else { continue };
        let moments = case
            .lines
            .iter()
            .filter(|l| l.verb == "expect" && l.words.first().is_some_and(|w| w == "moment"));
        read.extend(moments.flat_map(|l| &l.words[1..]).map(|moment| format!("{chapter}: {moment}")));
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
