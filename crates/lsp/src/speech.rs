//! What the server says of itself and of findings, in the reader's language.

use std::sync::OnceLock;
use words::{Args, Lang, Words, WordsSource};

/// The files with these words.
const FILES: [&str; 5] = ["cases.ftl", "diagnostics.ftl", "diagnostics-tiles.ftl", "editor.ftl", "terms.ftl"];

fn words() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    WORDS.get_or_init(|| {
        let files = Lang::ALL.into_iter().flat_map(|lang| FILES.map(|file| (lang, file)));
        let sources = files.filter_map(|(lang, file)| {
            let path = format!("locales/{lang}/{file}");
            content::built_in_file(&path).map(|text| WordsSource::new(lang, path, text))
        });
        Words::build(sources).0
    })
}

/// A sentence about a finding; empty if there is none.
pub(crate) fn finding(lang: Lang, key: &str, given: &[(&'static str, String)]) -> String {
    // Numbers choose their grammar.
    let args = given.iter().fold(Args::new(), |args, (name, value)| match value.parse::<i64>() {
        Ok(n) => args.num(*name, n),
        Err(_) => args.text(*name, value.clone()),
    });
    words().try_say(lang, key, &args).unwrap_or_default()
}

/// A sentence of the server's own.
pub(crate) fn say(lang: Lang, key: &str, name: &str) -> String {
    words().say(lang, key, &Args::new().text("name", name))
}

/// A sentence of the server's own that counts.
pub(crate) fn count(lang: Lang, key: &str, n: usize) -> String {
    words().say(lang, key, &Args::new().num("n", n as i64))
}
