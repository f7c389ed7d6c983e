//! A class has one meaning. Zooming once hid the board, and the page of books once showed empty sheets, because the name of a
//! class was taken already.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Sheets of one page each; all others lie on every page.
const PAGES: &str = "/css/pages/";
/// These are on pages of their own, where no other sheet lies: in the printed book, and in a catalogue.
const ALONE: [&str; 2] = ["/css/pages/print.css", "/catalogue/catalogue.css"];

/// Classes that mean two things, by sheets and scripts.
pub(super) fn violations(files: &[(&str, String)]) -> Vec<String> {
    let sheets = files.iter().filter(|(path, _)| is(path, "css"));
    let sheets = sheets.filter(|(path, _)| !ALONE.iter().any(|alone| path.ends_with(alone)));
    let mut defined: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for (path, text) in sheets {
        for class in defined_in(text) {
            defined.entry(class).or_default().insert(*path);
        }
    }
    let mut found = Vec::new();
    for (class, sheets) in &defined {
        let pages = sheets.iter().filter(|path| path.contains(PAGES)).count();
        if pages > 1 || (pages == 1 && sheets.len() > 1) {
            let sheets: Vec<&str> = sheets.iter().copied().collect();
            found.push(format!(
                "{}: `.{class}` is defined in each; give one of them another name",
                sheets.join(" and ")
            ));
        }
    }
    for (path, text) in files.iter().filter(|(path, _)| is(path, "js")) {
        for class in switched_in(text) {
            if let Some(sheet) = defined.get(&class).and_then(BTreeSet::first) {
                found.push(format!(
                    "{path}: switches `.{class}`, which {sheet} defines as a thing of its own"
                ));
            }
        }
    }
    found
}

fn is(path: &str, kind: &str) -> bool {
    Path::new(path).extension().is_some_and(|found| found == kind)
}

/// Classes that a sheet says by themselves how they look: `.sheet { }`, not `.sheet.open { }` or `.book .seal { }`.
fn defined_in(sheet: &str) -> BTreeSet<String> {
    let mut out = BTreeSet::new();
    // What stands before each brace; a rule in a rule speaks of what is in it.
    let (mut before, mut open) = (String::new(), Vec::new());
    for c in without_comments(sheet).chars() {
        match c {
            '{' => {
                let selector = std::mem::take(&mut before).trim().to_string();
                let block = selector.starts_with('@');
                if !block && open.iter().all(|at| *at) {
                    out.extend(apart(&selector).filter_map(|one| bare(one).map(str::to_string)));
                }
                open.push(block);
            }
            '}' => {
                open.pop();
                before.clear();
            }
            ';' => before.clear(),
            c => before.push(c),
        }
    }
    out
}

fn without_comments(sheet: &str) -> String {
    let mut pieces = sheet.split("/*");
    let first = pieces.next().unwrap_or_default().to_string();
    pieces.fold(first, |text, piece| text + piece.split_once("*/").map_or("", |(_, rest)| rest))
}

/// The selectors of a list, and those that `:is()` lists where nothing stands around it.
fn apart(list: &str) -> impl Iterator<Item = &str> {
    let (mut depth, mut from, mut out) = (0, 0, Vec::new());
    for (at, c) in list.char_indices() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            ',' if depth == 0 => {
                out.push(&list[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    out.push(&list[from..]);
    out.into_iter().map(str::trim).flat_map(|one| {
        let listed = one.strip_prefix(":is(").and_then(|rest| rest.strip_suffix(')'));
        listed
            .filter(|list| !list.contains(['(', ')']))
            .map_or_else(|| vec![one], |list| list.split(',').map(str::trim).collect())
    })
}

/// The class, if a selector is nothing else.
fn bare(selector: &str) -> Option<&str> {
    let name = selector.strip_prefix('.')?;
    (!name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')).then_some(name)
}

/// Classes that a script puts on and takes off what is there already.
fn switched_in(script: &str) -> BTreeSet<String> {
    let calls = ["classList.add(", "classList.toggle(", "classList.remove("];
    let arguments =
        calls.iter().flat_map(|call| script.split(call).skip(1)).filter_map(|rest| rest.split_once(')'));
    arguments.flat_map(|(inside, _)| inside.split('"').skip(1).step_by(2)).map(str::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        violations(&files.iter().map(|(path, text)| (*path, (*text).to_string())).collect::<Vec<_>>())
    }

    #[test]
    fn a_class_of_every_page_is_not_defined_again_by_one_of_them() {
        let all = ("static/css/style.css", ".sheet { color: red } :is(.bar, .wide) { margin: 0 }");
        let twice = found(&[all, ("static/css/pages/books.css", "@media print { p, .bar { margin: 1px } }")]);
        assert_eq!(twice.len(), 1, "{twice:?}");
        assert!(twice[0].contains("`.bar`") && twice[0].contains("books.css"), "{twice:?}");
        // A page may speak of what lies in its own things, and of a thing of every page in a state of its own.
        let inside = ".shelf { margin: 0; .sheet { margin: 0 } } .shelf .sheet, .sheet.shelf, .sheet:hover { color: blue }";
        assert_eq!(found(&[all, ("static/css/pages/books.css", inside)]), [] as [String; 0]);
        assert_eq!(
            found(&[all, ("static/catalogue/catalogue.css", ".sheet { color: blue }")]),
            [] as [String; 0]
        );
    }

    #[test]
    fn two_pages_do_not_give_a_class_two_meanings() {
        let pages = [
            ("static/css/pages/a.css", "/* .seal { } */ .book { }"),
            ("static/css/pages/b.css", ".book { } .seal { }"),
        ];
        assert_eq!(found(&pages).len(), 1);
    }

    #[test]
    fn what_a_script_switches_is_a_state_and_no_thing() {
        let sheet = ("static/css/table/table.css", ".near { display: none } .board.far { margin: 0 }");
        let script = |text| ("static/table/zoom.js", text);
        let zoom = found(&[
            sheet,
            script(r#"board.classList.toggle("near", on); el.classList.remove("far", "x");"#),
        ]);
        assert_eq!(zoom.len(), 1, "{zoom:?}");
        assert!(zoom[0].contains("`.near`"), "{zoom:?}");
    }
}
