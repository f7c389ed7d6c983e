//! Nothing of the box is known to the code by name: what a place in the rules means is a property that any card can have.

use content::{Sources, load};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Words of the vocabulary that happen to be names, too: kinds of tokens, a face of the die, an area, a question.
const WORDS: [&str; 7] = ["catnip", "cure", "disguises", "grape", "of", "paw", "shield"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn sources(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, out);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            out.push(path);
        }
    }
}

/// The string literals of a source, as far as it is no test.
fn literals(text: &str) -> BTreeSet<&str> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| line.split('"').skip(1).step_by(2)).collect()
}

#[test]
fn no_card_minion_or_room_is_named_in_code() {
    let sources_of_content = Sources::from_dir(&root().join("content")).expect("the content");
    let loaded = load(&sources_of_content);
    assert!(!loaded.books.is_empty(), "sound books");
    let mut names: BTreeSet<String> = BTreeSet::new();
    for story in &loaded.books {
        let book = &story.book;
        names.extend(book.mice.iter().map(|m| m.name.clone()));
        names.extend(book.abilities.iter().map(|a| a.name.clone()));
        names.extend(book.search.iter().map(|c| c.name.clone()));
        names.extend(book.minions.iter().map(|m| m.name.clone()));
        names.extend(book.init_cards.iter().map(|i| i.name.clone()));
        names.extend(book.encounters.iter().map(|e| e.name.clone()));
        names.extend(book.sides.iter().map(|s| s.name.clone()));
        names.extend(book.chapters.iter().flat_map(|c| [c.name.clone(), c.story.clone()]));
    }
    let mut files = Vec::new();
    for krate in std::fs::read_dir(root().join("crates")).expect("the crates") {
        sources(&krate.expect("a crate").path().join("src"), &mut files);
    }
    assert!(files.len() > 200, "the sources are there");
    let mut found = Vec::new();
    for file in files
        .iter()
        .filter(|f| !f.components().any(|c| c.as_os_str() == "tests" || c.as_os_str() == "tests.rs"))
    {
        let text = std::fs::read_to_string(file).expect("a source");
        let named = literals(&text).into_iter().filter(|word| names.contains(*word) && !WORDS.contains(word));
        found.extend(named.map(|word| format!("{}: {word}", file.display())));
    }
    assert!(found.is_empty(), "names of the box in code:\n{}", found.join("\n"));
}
