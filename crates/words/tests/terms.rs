//! One term, one word: no locale file has a form that the sheet of terms lists as wrong.

use std::fs;
use std::path::{Path, PathBuf};

use words::Lang;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A wrong form: the words it begins with, and whether more letters may follow.
#[derive(Debug)]
struct Form {
    text: String,
    open: bool,
}

impl Form {
    fn new(form: &str) -> Form {
        let open = form.ends_with('*');
        Form { text: form.trim_end_matches('*').to_owned(), open }
    }

    /// Whether the line has it as a word of its own. Small letters match any case, a capital only itself.
    fn is_in(&self, line: &str) -> bool {
        let capital = self.text.starts_with(char::is_uppercase);
        let line = if capital { line.to_owned() } else { line.to_lowercase() };
        line.match_indices(&self.text).any(|(at, found)| {
            let free = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
            free(line[..at].chars().next_back())
                && (self.open || free(line[at + found.len()..].chars().next()))
        })
    }
}

/// The rows of the sheet: three terms and three lists of wrong forms.
fn rows() -> Vec<Vec<String>> {
    let text = fs::read_to_string(root().join("docs/authors/terms.md")).expect("the sheet is there");
    let cells = |line: &str| -> Vec<String> {
        line.trim().trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
    };
    text.lines()
        .filter(|line| line.starts_with('|') && !line.starts_with("|---") && !line.starts_with("| English"))
        .map(cells)
        .collect()
}

/// What a line of a locale file says, without its key and what stands in braces.
fn said(line: &str) -> String {
    let line = line.trim();
    let key = |c: char| c.is_ascii_alphanumeric() || "-._*[]".contains(c);
    let line = match line.split_once('=') {
        Some((head, rest)) if !line.starts_with('#') && head.trim().chars().all(key) => rest,
        _ => line,
    };
    let line =
        if line.starts_with(['[', '*']) { line.split_once(']').map_or(line, |(_, rest)| rest) } else { line };
    let mut depth = 0;
    line.chars()
        .filter(|c| {
            depth += i32::from(*c == '{');
            let outside = depth == 0;
            depth -= i32::from(*c == '}' && depth > 0);
            outside
        })
        .collect()
}

#[test]
fn every_row_of_the_sheet_is_whole() {
    let rows = rows();
    assert!(rows.len() > 80, "{} terms", rows.len());
    for row in &rows {
        assert_eq!(row.len(), 6, "{row:?}");
        assert!(row[..3].iter().all(|term| !term.is_empty()), "{row:?}");
    }
}

#[test]
fn no_term_is_called_wrong_by_another_row() {
    let rows = rows();
    for lang in 0..3 {
        for row in &rows {
            for form in row[lang + 3].split(',').map(str::trim).filter(|form| !form.is_empty()) {
                let form = Form::new(form);
                let term = rows.iter().find(|other| form.is_in(&other[lang]));
                assert!(term.is_none(), "{form:?} is the term of {term:?}");
            }
        }
    }
}

#[test]
fn locale_files_use_the_printed_terms() {
    let rows = rows();
    let mut slips = Vec::new();
    for (column, lang) in [(3, Lang::En), (4, Lang::De), (5, Lang::Pl)] {
        let forms: Vec<Form> = rows
            .iter()
            .flat_map(|row| row[column].split(','))
            .map(str::trim)
            .filter(|form| !form.is_empty())
            .map(Form::new)
            .collect();
        let folder = root().join("content/locales").join(lang.as_str());
        for entry in fs::read_dir(&folder).expect("every language has a folder") {
            let path = entry.expect("the folder can be listed").path();
            let text = fs::read_to_string(&path).expect("words are UTF-8");
            for (at, line) in text.lines().enumerate() {
                let said = said(line);
                for form in forms.iter().filter(|form| form.is_in(&said)) {
                    slips.push(format!(
                        "{}:{}: “{}” in “{}”",
                        path.display(),
                        at + 1,
                        form.text,
                        said.trim()
                    ));
                }
            }
        }
    }
    assert!(
        slips.is_empty(),
        "wrong forms (docs/authors/terms.md says which word is right):\n{}",
        slips.join("\n")
    );
}

/// “Collin’s”, never “Collin's”: pages show both kinds side by side, and one looks like a slip.
#[test]
fn english_words_have_round_apostrophes() {
    let folder = root().join("content/locales/en");
    let mut slips = Vec::new();
    for entry in fs::read_dir(&folder).expect("every language has a folder") {
        let path = entry.expect("the folder can be listed").path();
        let text = fs::read_to_string(&path).expect("words are UTF-8");
        for (at, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            let said = said(line);
            let letters: Vec<char> = said.chars().collect();
            if letters.windows(2).any(|two| two[0].is_alphabetic() && two[1] == '\'') {
                slips.push(format!("{}:{}: {}", path.display(), at + 1, said.trim()));
            }
        }
    }
    assert!(slips.is_empty(), "write ’, not ':\n{}", slips.join("\n"));
}
