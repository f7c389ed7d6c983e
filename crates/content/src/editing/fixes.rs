//! What would mend a finding.

use crate::diagnostic::{Diagnostic, Span};
use crate::sources::{Sources, kind_of};
use crate::texts::{LANGUAGES, language_of, sections};

/// A text to put in the place of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// What goes; a file that is not there is made.
    pub span: Span,
    /// What comes.
    pub text: String,
}

/// What would mend a finding: its words in the locale files, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// The key of its title.
    pub key: &'static str,
    /// What fills it.
    pub args: Vec<(&'static str, String)>,
    /// What to write.
    pub edits: Vec<Edit>,
}

/// What would mend a finding in an author's own files, the best first.
pub fn fixes(found: &Diagnostic, own: &Sources) -> Vec<Fix> {
    let Some(text) = own.get(&found.span.file) else { return Vec::new() };
    let arg = |name: &str| found.args.iter().find(|(known, _)| *known == name).map(|(_, said)| said.as_str());
    match found.code {
        "C0501" => arg("name").map(|key| words(found, key, own)).unwrap_or_default(),
        "C0502" => arg("name").map(|moment| prose(found, moment, own)).unwrap_or_default(),
        "C0008" => remove(found, text).into_iter().collect(),
        "C0007"
            if arg("expected") == Some("#true")
                && matches!(arg("found"), Some("true" | "false" | "yes" | "no" | "1" | "0")) =>
        {
            let yes = matches!(arg("found"), Some("true" | "yes" | "1"));
            vec![replace(found.span.clone(), if yes { "#true" } else { "#false" })]
        }
        _ => suggested(found, text, arg("name"), arg("suggestion")).into_iter().collect(),
    }
}

/// The name that was probably meant.
fn suggested(found: &Diagnostic, text: &str, name: Option<&str>, suggestion: Option<&str>) -> Option<Fix> {
    let suggestion = suggestion.filter(|word| *word != "none")?;
    let written = text.get(found.span.start..found.span.end)?;
    let before = match name {
        Some(name) if !name.is_empty() => written.find(name)?,
        _ => return None,
    };
    let start = found.span.start + before;
    let end = start + name.map_or(0, str::len);
    Some(replace(Span { start, end, ..found.span.clone() }, suggestion))
}

fn replace(span: Span, word: &str) -> Fix {
    Fix {
        key: "diagnostic-fix-replace",
        args: vec![("word", word.to_string())],
        edits: vec![Edit { span, text: word.to_string() }],
    }
}

/// What was said too much, with the blanks before it.
fn remove(found: &Diagnostic, text: &str) -> Option<Fix> {
    let written = text.get(found.span.start..found.span.end)?;
    let before = text.get(..found.span.start)?;
    let start = before.trim_end_matches([' ', '\t']).len();
    Some(Fix {
        key: "diagnostic-fix-remove",
        args: vec![("word", written.to_string())],
        edits: vec![Edit { span: Span { start, ..found.span.clone() }, text: String::new() }],
    })
}

/// Words for a name, in each language that the book is written in.
fn words(found: &Diagnostic, key: &str, own: &Sources) -> Vec<Fix> {
    let mut all = Vec::new();
    for language in LANGUAGES {
        if let Some(file) = words_file(&found.span.file, key, language, own) {
            all.push(write_words(found, key, file, own));
        }
    }
    if all.is_empty() {
        let root = home(&found.span.file, own);
        let name = root.rsplit('/').next().filter(|name| !name.is_empty()).unwrap_or("words");
        let file = format!("locales/{}/{name}.ftl", LANGUAGES[0]);
        let file = if root.is_empty() { file } else { format!("{root}/{file}") };
        all.push(write_words(found, key, file, own));
    }
    all
}

fn write_words(found: &Diagnostic, key: &str, file: String, own: &Sources) -> Fix {
    let text = own.get(&file).unwrap_or("");
    let declared = own.get(&found.span.file).and_then(|text| text.get(found.span.start..found.span.end));
    let id = |word: &&str| !word.is_empty() && key.ends_with(word.trim_matches('"'));
    let name = declared.filter(id).unwrap_or_else(|| key.split_once('-').map_or(key, |(_, name)| name));
    let line = format!("{key} = {}\n", title(name.trim_matches('"')));
    let (start, line) = at_the_end(text, line);
    Fix {
        key: "diagnostic-fix-words",
        args: vec![("name", key.to_string()), ("file", file.clone())],
        edits: vec![Edit { span: Span { file, start, end: start }, text: line }],
    }
}

/// A heading for a moment, in each language that the chapter is told in.
fn prose(found: &Diagnostic, moment: &str, own: &Sources) -> Vec<Fix> {
    let folder = found.span.file.rsplit_once('/').map_or(String::new(), |(folder, _)| format!("{folder}/"));
    let file = |language: &&str| format!("{folder}{language}.md");
    let mut files: Vec<String> = LANGUAGES.iter().map(file).filter(|file| own.get(file).is_some()).collect();
    if files.is_empty() {
        files.push(file(&LANGUAGES[0]));
    }
    // A heading that is there waits for its text.
    files.retain(|file| !sections(own.get(file).unwrap_or("")).iter().any(|(heading, _)| *heading == moment));
    let heading = |file: String| {
        let text = own.get(&file).unwrap_or("");
        let blank = if text.is_empty() || text.ends_with("\n\n") { "" } else { "\n" };
        let (start, line) = at_the_end(text, format!("{blank}# {moment}\n\n"));
        Fix {
            key: "diagnostic-fix-prose",
            args: vec![("name", moment.to_string()), ("file", file.clone())],
            edits: vec![Edit { span: Span { file, start, end: start }, text: line }],
        }
    };
    files.into_iter().map(heading).collect()
}

fn at_the_end(text: &str, line: String) -> (usize, String) {
    let line = if text.is_empty() || text.ends_with('\n') { line } else { format!("\n{line}") };
    (text.len(), line)
}

/// `brass-key` as a title.
fn title(id: &str) -> String {
    let word = |word: &str| {
        let mut letters = word.chars();
        letters
            .next()
            .map(|first| first.to_uppercase().chain(letters).collect::<String>())
            .unwrap_or_default()
    };
    id.split('-').map(word).collect::<Vec<_>>().join(" ")
}

/// The locale file of the nearest book in this language; of several the one with most words of this sort.
fn words_file(declared: &str, key: &str, language: &str, own: &Sources) -> Option<String> {
    let sort = key.split('-').next().unwrap_or(key);
    let files = own.iter().filter(|(path, _)| kind_of(path) == "ftl" && language_of(path) == Some(language));
    let near = files.filter_map(|(path, text)| {
        let (root, _) = path.split_once("locales/")?;
        let alike = text.lines().filter(|line| line.starts_with(sort)).count();
        declared.starts_with(root).then_some((root.len(), alike, std::cmp::Reverse(path)))
    });
    near.max().map(|(.., path)| path.0.to_string())
}

/// The folder of the book that a file belongs to.
fn home<'f>(file: &'f str, own: &Sources) -> &'f str {
    let mut folder = file;
    while let Some((up, _)) = folder.rsplit_once('/') {
        folder = up;
        if own.get(&format!("{folder}/book.kdl")).is_some() {
            return folder;
        }
    }
    ""
}
