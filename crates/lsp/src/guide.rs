//! What the guide for authors says about a word: one source for people who read it and for editors.

use std::sync::OnceLock;

/// The pages that list all words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Page {
    /// The words of a story book.
    Vocabulary,
    /// The words of cases.
    Cases,
}

/// Most that is shown about one word.
const MOST: usize = 3;

/// A row of a table, or a paragraph.
struct Entry {
    /// The words it begins its examples with.
    first: Vec<String>,
    /// Every word in its examples.
    all: Vec<String>,
    /// A row tells more about its words than a paragraph.
    row: bool,
    text: String,
}

/// What the guide says about a word, or about a property written with its `=`.
pub(crate) fn about(page: Page, word: &str) -> Option<String> {
    static VOCABULARY: OnceLock<Vec<Entry>> = OnceLock::new();
    static CASES: OnceLock<Vec<Entry>> = OnceLock::new();
    let entries = match page {
        Page::Vocabulary => {
            VOCABULARY.get_or_init(|| read(include_str!("../../../docs/authors/vocabulary.md")))
        }
        Page::Cases => CASES.get_or_init(|| read(include_str!("../../../docs/authors/cases.md"))),
    };
    let has = |words: &[String]| words.iter().any(|known| known == word);
    let ways: [&dyn Fn(&&Entry) -> bool; 4] = [
        &|entry| entry.row && has(&entry.first),
        &|entry| entry.row && has(&entry.all),
        &|entry| !entry.row && has(&entry.first),
        &|entry| !entry.row && has(&entry.all),
    ];
    let told = ways.into_iter().find_map(|way| {
        let found: Vec<&str> =
            entries.iter().filter(way).take(MOST).map(|entry| entry.text.as_str()).collect();
        (!found.is_empty()).then(|| found.join("\n\n"))
    });
    // Every word for a figure makes the same areas.
    told.or_else(|| {
        let same = ["own-space", "own-tile", "near-self", "seen-by-self"].into_iter().find(|known| {
            let (head, tail) = known.rsplit_once('-').unwrap_or_default();
            word.strip_suffix(tail).is_some_and(|rest| rest.ends_with('-'))
                || word.strip_prefix(head).is_some_and(|rest| rest.starts_with('-'))
        });
        same.filter(|same| *same != word).and_then(|same| about(page, same))
    })
}

fn read(page: &str) -> Vec<Entry> {
    let mut entries = Vec::new();
    let lines: Vec<&str> = page.lines().collect();
    let mut paragraph: Vec<&str> = Vec::new();
    let mut fenced = false;
    for (at, line) in lines.iter().enumerate() {
        let fence = line.starts_with("```");
        fenced ^= fence;
        let row = line.starts_with('|');
        if fenced || fence || row || line.trim().is_empty() || line.starts_with('#') {
            if !paragraph.is_empty() {
                entries.push(entry(paragraph.join(" "), false));
                paragraph.clear();
            }
            let heading = lines.get(at + 1).is_some_and(|next| next.starts_with("|---"));
            if row && !fenced && !heading && !line.starts_with("|---") {
                let cells: Vec<&str> = line.trim().trim_matches('|').split(" | ").map(str::trim).collect();
                entries.push(entry(cells.join(" — "), true));
            }
        } else {
            paragraph.push(line.trim());
        }
    }
    if !paragraph.is_empty() {
        entries.push(entry(paragraph.join(" "), false));
    }
    entries
}

fn entry(text: String, row: bool) -> Entry {
    let (mut first, mut all) = (Vec::new(), Vec::new());
    // Every second part stands between backticks.
    for example in text.split('`').skip(1).step_by(2) {
        let words = || example.split([' ', ';', '{', '}']).filter(|word| !word.is_empty());
        // `when attacking` is about attacking.
        let begin = if matches!(words().next(), Some("when" | "if")) && words().count() > 1 { 2 } else { 1 };
        first.extend(words().take(begin).flat_map(parts));
        all.extend(words().flat_map(parts));
    }
    Entry { first, all, row, text }
}

/// A word; of a property its name with the `=` and what stands behind it, of a place its parts.
fn parts(word: &str) -> Vec<String> {
    let word = word.trim_end_matches([',', '.', ':']);
    let (property, values) = word.split_at(word.find('=').map_or(0, |at| at + 1));
    let values = values.split([',', ':', '|', '@']).chain(values.contains(':').then_some(values));
    let all = std::iter::once(property).chain(values).filter(|part| !part.is_empty());
    all.map(str::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_explained_by_its_row() {
        let about = |word: &str| about(Page::Vocabulary, word);
        assert_eq!(about("hit").as_deref(), Some("automatic hits, defended as usual — `hit target 1`"));
        assert!(about("attacked").is_some_and(|text| text.contains("before the defense roll")));
        assert!(about("until=").is_some_and(|text| text.contains("round-ends")));
        assert!(about("by-minion").is_some_and(|text| text.contains("comes from a minion")));
        assert_eq!(about("no-such-word"), None);
        assert!(super::about(Page::Cases, "explored").is_some_and(|text| text.contains("visited before")));
    }
}
