//! Books on a desk: what is typed is read as the check reads it, whatever lay there before; fixes mend; layouts stay.

use content::editing::{fixes, laid_out};
use content::{Desk, Diagnostic, Sources, load_with};
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn small_box() -> Sources {
    Sources::from_dir(&root().join("broken-content/leans-on")).expect("the small box")
}

fn is_kdl(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|ending| ending == "kdl")
}

/// The broken books, one for each code.
fn broken() -> Vec<(String, Sources)> {
    let entries = std::fs::read_dir(root().join("broken-content")).expect("broken-content exists");
    let folders = entries.map(|entry| entry.expect("an entry").path());
    let mut books: Vec<(String, Sources)> = folders
        .filter(|path| path.is_dir() && !path.ends_with("leans-on"))
        .map(|path| (path.display().to_string(), Sources::from_dir(&path).expect("a book")))
        .collect();
    books.sort_by(|a, b| a.0.cmp(&b.0));
    assert!(books.len() > 140);
    books
}

#[test]
fn what_is_typed_is_found_as_the_check_finds_it() {
    let base = small_box();
    // One desk for all: what lay there before must not be seen any more.
    let mut desk = Desk::default();
    for (name, book) in broken() {
        let reading = desk.read(&base, &book);
        let checked = load_with(&base, &book);
        assert_eq!(reading.diagnostics, checked.diagnostics, "{name}");
        // Where not even one file could be taken in there is no book that could be sound.
        let sound = !reading.drafts.is_empty() && reading.drafts.iter().all(|draft| draft.sound);
        assert_eq!(sound, !checked.has_errors(), "{name}");
        // The second time everything is known already.
        assert_eq!(desk.read(&base, &book).diagnostics, checked.diagnostics, "{name}");
    }
}

#[test]
fn a_letter_changes_what_it_should_and_back_again() {
    let base = small_box();
    let own = Sources::from_dir(&root().join("broken-content/C0102-unknown-search-card")).expect("a book");
    let mut desk = Desk::default();
    let before = desk.read(&base, &own).diagnostics;
    let (file, text) = own.iter().find(|(path, _)| is_kdl(path)).expect("a file");
    let mut typed = own.clone();
    for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)) {
        typed.set(file, &text[..end]);
        assert_eq!(desk.read(&base, &typed).diagnostics, load_with(&base, &typed).diagnostics, "{end}");
    }
    assert_eq!(desk.read(&base, &own).diagnostics, before);
}

/// The book with the best fix of a finding applied.
fn mended(own: &Sources, found: &Diagnostic) -> Option<Sources> {
    let fix = fixes(found, own).into_iter().next()?;
    let mut mended = own.clone();
    for edit in fix.edits {
        let mut text = own.get(&edit.span.file).unwrap_or("").to_string();
        text.replace_range(edit.span.start..edit.span.end, &edit.text);
        mended.set(&edit.span.file, text);
    }
    Some(mended)
}

#[test]
fn a_fix_takes_its_finding_away() {
    let base = small_box();
    let mut fixed = 0;
    for (name, own) in broken() {
        let checked = load_with(&base, &own);
        // A heading that was made still waits for its text.
        for found in checked.diagnostics.iter().filter(|found| found.code != "C0502") {
            let Some(mended) = mended(&own, found) else { continue };
            let count = |book: &Sources| {
                load_with(&base, book).diagnostics.iter().filter(|d| d.code == found.code).count()
            };
            assert!(count(&mended) < count(&own), "{name}: {found:?}");
            fixed += 1;
        }
    }
    assert!(fixed > 20, "{fixed}");
}

#[test]
fn every_book_of_ours_is_laid_out_and_stays_so() {
    let mut seen = 0;
    for folder in ["content", "examples", "conformance"] {
        let files = Sources::from_dir(&root().join(folder)).expect("a folder");
        for (path, text) in files.iter().filter(|(path, _)| is_kdl(path)) {
            let once = laid_out(text).unwrap_or_else(|| panic!("{path} cannot be laid out"));
            assert_eq!(laid_out(&once).as_deref(), Some(once.as_str()), "{path}");
            seen += 1;
        }
    }
    assert!(seen > 20, "{seen}");
}
