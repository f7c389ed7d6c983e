//! What the program itself says, in the reader's language: sentences of its own, and why a file cannot be read.

use content::Diagnostic;
use std::io;
use std::path::Path;
use std::sync::OnceLock;
use words::{Args, Lang, Words, WordsSource};

/// The files with what the program itself says. They are read at every start, the rest only where it is needed.
const OWN: [&str; 3] = ["command.ftl", "links.ftl", "program.ftl"];

/// The files with what is said of findings.
const FINDINGS: [&str; 5] =
    ["cases.ftl", "diagnostics.ftl", "diagnostics-tiles.ftl", "refusals.ftl", "terms.ftl"];

/// All built-in words. Reading them takes a moment, so they are asked only for what a book of somebody's own lacks.
pub(crate) fn words() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    WORDS.get_or_init(|| words_of(&content::Opened::built_in().load()))
}

/// The words of a book in all languages.
pub(crate) fn words_of(loaded: &content::Loaded) -> Words {
    let sources = loaded.words().filter_map(|file| {
        let lang: Lang = file.language.parse().ok()?;
        Some(WordsSource::new(lang, &file.path, &file.text))
    });
    Words::build(sources).0
}

fn own() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    WORDS.get_or_init(|| read(&OWN))
}

fn read(files: &[&str]) -> Words {
    let files = Lang::ALL.into_iter().flat_map(|lang| files.iter().map(move |file| (lang, file)));
    let sources = files.filter_map(|(lang, file)| {
        let path = format!("locales/{lang}/{file}");
        content::built_in_file(&path).map(|text| WordsSource::new(lang, path, text))
    });
    Words::build(sources).0
}

/// What was found in a book or in cases, with its places in these files.
pub(crate) fn report(lang: Lang, found: &[Diagnostic], sources: &content::Sources) -> String {
    content::diagnostic::render(found, sources, &|key, given| of_finding(lang, key, given))
}

/// The same as data, with what would mend it in somebody's own files.
pub(crate) fn findings(
    lang: Lang,
    found: &[Diagnostic],
    sources: &content::Sources,
    own: &content::Sources,
) -> Vec<content::editing::Told> {
    content::editing::tell(found, sources, own, &|key, given| of_finding(lang, key, given))
}

/// A sentence about a finding; empty if there is none.
fn of_finding(lang: Lang, key: &str, given: &[(&'static str, String)]) -> String {
    static WORDS: OnceLock<Words> = OnceLock::new();
    let words = WORDS.get_or_init(|| read(&FINDINGS));
    // Numbers choose their grammar.
    let args = given.iter().fold(Args::new(), |args, (name, value)| match value.parse::<i64>() {
        Ok(n) => args.num(*name, n),
        Err(_) => args.text(*name, value.clone()),
    });
    words.try_say(lang, key, &args).unwrap_or_default()
}

/// A sentence of the program's own.
pub(crate) fn say(lang: Lang, key: &str, with: &[(&'static str, &str)]) -> String {
    let args = with.iter().fold(Args::new(), |args, (name, text)| args.text(*name, *text));
    own().say(lang, key, &args)
}

/// A sentence of the program's own that counts.
pub(crate) fn count(lang: Lang, key: &str, with: &[(&'static str, usize)]) -> String {
    let args = with.iter().fold(Args::new(), |args, (name, n)| args.num(*name, *n as i64));
    own().say(lang, key, &args)
}

/// Whether there is such a sentence.
pub(crate) fn has(lang: Lang, key: &str) -> bool {
    own().has(lang, key)
}

/// A file or folder that cannot be read, and why.
pub(crate) fn unreadable(lang: Lang, path: &Path, error: &io::Error) -> anyhow::Error {
    let with = [("file", &*path.display().to_string()), ("why", &*reason(lang, error))];
    anyhow::anyhow!(say(lang, "program-unreadable", &with))
}

/// A file that cannot be written, and why.
pub(crate) fn unwritable(lang: Lang, path: &Path, error: &io::Error) -> anyhow::Error {
    let with = [("file", &*path.display().to_string()), ("why", &*reason(lang, error))];
    anyhow::anyhow!(say(lang, "program-unwritable", &with))
}

/// What the system says against a file; in its own words if it is none of the usual things.
pub(crate) fn reason(lang: Lang, error: &io::Error) -> String {
    let key = match error.kind() {
        io::ErrorKind::NotFound => "program-file-missing",
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => "program-file-denied",
        io::ErrorKind::AlreadyExists => "program-file-there",
        io::ErrorKind::IsADirectory => "program-file-folder",
        io::ErrorKind::NotADirectory => "program-file-no-folder",
        io::ErrorKind::StorageFull => "program-file-full",
        _ => return error.to_string(),
    };
    say(lang, key, &[])
}
