//! Every case of the project passes, and every rule of the ledger is covered.

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
        eprintln!("{file}:{error}  [{title}]");
    }
    println!("{}", report.summary());
    println!("uncovered: {}", report.uncovered.join(" "));
    assert!(report.is_complete(), "{} failures, not covered: {:?}", report.failed.len(), report.uncovered);
}
