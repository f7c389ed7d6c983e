//! Nothing that is said in a case is ignored: a word too many or misspelt is found wherever it stands.

mod common;

use common::{books, games, root};

/// The cases of the suite, each with its lines.
fn cases() -> Vec<Vec<String>> {
    let mut found = Vec::new();
    let folder = std::fs::read_dir(root().join("conformance")).expect("the suite");
    for path in folder.map(|entry| entry.expect("a file").path()) {
        let text = std::fs::read_to_string(path).expect("a readable file");
        let mut lines: Vec<String> = Vec::new();
        for line in text.lines() {
            if line.starts_with("case ") && !lines.is_empty() {
                found.push(std::mem::take(&mut lines));
            }
            lines.push(line.to_string());
        }
        found.push(lines);
    }
    found
}

/// The line with something wrong in it, in every way that makes sense.
fn wrong(line: &str) -> Vec<String> {
    let said = line.trim();
    if said.is_empty() || said.starts_with(['/', '}']) || line.contains(" //") {
        return Vec::new();
    }
    let (head, braces) = line.find(" {").map_or((line, ""), |at| line.split_at(at));
    let mut found = vec![format!("{head} nonsense{braces}"), format!("{head} nonsense=1{braces}")];
    if braces.is_empty() {
        found.push(format!("{head} {{ nonsense }}"));
    }
    // The title is the author's.
    if said.starts_with("case ") {
        return found;
    }
    let mut at = 0;
    for word in head.split_inclusive([' ', '=', '"', ':', ',', '/']) {
        let end = at + word.trim_end_matches([' ', '=', '"', ':', ',', '/']).len();
        if end > at && head[at..end].bytes().all(|b| b.is_ascii_lowercase() || b == b'-') {
            found.push(format!("{}q{}{braces}", &head[..end], &head[end..]));
        }
        at += word.len();
    }
    found
}

#[test]
fn whatever_is_wrong_is_found_wherever_it_stands() {
    let (mut tried, mut turn) = (0, 0);
    let mut passed = Vec::new();
    for case in cases() {
        for (nth, line) in case.iter().enumerate() {
            for bad in wrong(line) {
                turn += 1;
                if turn % (4000 / games(40)).max(1) != 0 {
                    continue;
                }
                let text = [&case[..nth], std::slice::from_ref(&bad), &case[nth + 1..]].concat().join("\n");
                tried += 1;
                if scenario::read_cases(books(), "case.kdl", &text).found.is_empty() {
                    passed.push(bad);
                }
            }
        }
    }
    assert!(tried > 100, "{tried}");
    assert!(passed.is_empty(), "{} of {tried} are ignored:\n{}", passed.len(), passed.join("\n"));
}
