//! No code takes a translated sentence to pieces, or decides by what it reads in one: what is needed apart is a message
//! or a field of its own. Which of our texts are words for people no compiler knows, so where they are made and shown
//! everything that cuts a text is listed with what it cuts.

/// What cuts a text, or decides by a piece of it.
const CUTS: [&str; 26] = [
    "split(",
    "splitn(",
    "rsplit(",
    "rsplitn(",
    "split_once(",
    "rsplit_once(",
    "split_inclusive(",
    "split_whitespace(",
    "strip_prefix(",
    "strip_suffix(",
    "starts_with(",
    "ends_with(",
    "match_indices(",
    "trim_matches(",
    "trim_start_matches(",
    "trim_end_matches(",
    "chars(",
    "char_indices(",
    "contains(\"",
    "contains('",
    "find(\"",
    "find('",
    "startsWith(",
    "endsWith(",
    "match(",
    "substring(",
];

/// A file, a piece of each line in it that cuts, and what is cut there.
type Cut = (&'static str, &'static str, &'static str);

const KNOWN: [Cut; 47] = [
    ("view/src/advice.rs", "label.chars()", "its first letter becomes small after a colon"),
    ("view/src/catalogue/ids.rs", "other.rsplit_once('/')", "names of rules"),
    ("view/src/catalogue/locale.rs", "text.chars()", "its first letter becomes a capital"),
    ("view/src/catalogue/rules.rs", "query.to_lowercase().split_whitespace()", "what somebody looks for"),
    ("view/src/catalogue/rules.rs", "id.rsplit('/')", "names of rules"),
    ("view/src/catalogue/rules.rs", "id.split('/')", "names of rules"),
    ("view/src/catalogue/sheet.rs", "m.starts_with(\"rule \")", "headings of moments"),
    ("view/src/companion.rs", "why.key.starts_with(", "keys of messages"),
    ("view/src/companion.rs", "key.starts_with(**start)", "keys of messages"),
    ("view/src/event/names.rs", "name.rsplit_once('-')", "names of figures"),
    ("view/src/log/coded.rs", "rest.split_once(BEGIN)", "the marks we put there ourselves"),
    ("view/src/catalogue/text/when.rs", "name.chars().next()", "an English article goes by the first letter"),
    ("view/src/catalogue/encounters.rs", "name.starts_with(article)", "a name that brings its article"),
    ("web/src/page.rs", "class.contains(\"table-page\")", "classes"),
    ("web/src/prose.rs", "read.text.split(\"\\n\\n\")", "paragraphs of the author's prose"),
    ("view/src/story_book.rs", "p.moment.starts_with(\"rule \")", "names of moments"),
    ("view/src/story_book.rs", "names.split_whitespace()", "names of mice and achievements"),
    ("view/src/table/decision/labels.rs", "sentence.split_once(HOLE)", "the hole we put there ourselves"),
    ("view/src/table/decision/labels.rs", "answer.strip_prefix(", "names of prompts"),
    ("view/src/table/decision/mod.rs", "verb.name().split(' ')", "names of choices"),
    ("view/src/table/log.rs", "whole.chars().count()", "how long it is"),
    ("view/src/table/log.rs", "end.chars().count()", "how long it is"),
    ("web/src/help.rs", "key.chars()", "a key of the keyboard"),
    ("web/src/html.rs", "rule.id.contains('/')", "names of rules"),
    ("web/src/page.rs", "class.contains(\"gallery\")", "classes"),
    (
        "web/src/pages/chapter.rs",
        "read.text.split_whitespace()",
        "the first words of a page, by which it is found again",
    ),
    ("web/src/pages/replay.rs", "told.text.chars().count()", "how long it is"),
    ("web/src/pages/story_book/inside.rs", "line.starts_with(\"@font-face\")", "a style sheet"),
    ("web/src/pages/story_book/inside.rs", "line.split_once(", "a style sheet"),
    ("web/src/pages/story_book/inside.rs", "rest.split_once(", "a style sheet"),
    ("web/src/pictures.rs", "split", "drawings"),
    ("web/src/prose.rs", "markdown.split(\"\\n\\n\")", "prose, for its first letter"),
    ("web/src/prose.rs", "first.starts_with(char::is_alphabetic)", "prose, for its first letter"),
    ("web/src/prose.rs", "text.chars()", "prose, letter by letter"),
    ("web/src/statics.rs", "name.", "paths of files"),
    ("web/src/table/below/choices.rs", "offer.label.own.split(' ').count()", "how long it is"),
    ("web/src/table/board/figures.rs", "figure.label.chars().next()", "a letter instead of a picture"),
    ("web/src/table/board/rooms.rs", "space.label.chars().count()", "how long it is"),
    ("web/src/table/board/signs.rs", "w.chars().count()", "how long it is"),
    ("web/src/table/story.rs", "markdown.chars()", "prose, for how it begins"),
    ("web/src/table/story.rs", "plain.split_whitespace().take(7)", "prose, for how it begins"),
    ("web/static/pages/dates.js", "l.startsWith(", "names of languages"),
    ("web/static/table/hints.js", "text.split(\"\\n\\n\")", "messages of a stream"),
    ("web/static/table/keys/keys.js", "startsWith(", "names of choices and keys"),
    ("web/static/table/speech/speak.js", ".match(/", "prose, for voices that cannot take much at once"),
    ("web/static/table/speech/speak.js", ".startsWith(lang)", "names of languages"),
    ("web/static/table/speech/spoken.js", ".split(BREATH)", "the mark we put there ourselves"),
];

/// What scripts may cut: lists in attributes and lines of a message, at signs that no sentence has; and classes.
const LISTS: [&str; 4] =
    [".split(\"|\")", ".split(\" \").filter(Boolean)", "text.split(\"\\n\")", "classList.contains("];

/// Words of the table where they are made; the server speaks with them and cuts what it is sent.
const MADE: [&str; 3] = ["crates/view/src/", "crates/web/src/", "crates/web/static/"];
const SERVED: &str = "crates/server/src/";
/// Where a sentence comes from, in the server.
const SAID: [&str; 7] = [".say(", ".plain(", ".t(\"", ".try_t(", ".text()", ".sentences", ".prompt"];

/// Whether the words of a file are looked at.
pub(super) fn concerns(path: &str) -> bool {
    let tests = path.ends_with("tests.rs") || path.contains("/tests/");
    let code = matches!(ending(path), Some("rs" | "js"));
    code && !tests && (path.starts_with(SERVED) || MADE.iter().any(|made| path.starts_with(made)))
}

/// What a file's name ends with.
fn ending(path: &str) -> Option<&str> {
    path.rsplit_once('.').map(|(_, ending)| ending)
}

/// Cuts that are not known, and what is known and gone.
pub(super) fn violations(files: &[(&str, String)]) -> Vec<String> {
    let mut found = Vec::new();
    let mut met = [false; KNOWN.len()];
    for (path, text) in files {
        let shipped = text.split("#[cfg(test)]").next().unwrap_or_default();
        for (number, line) in shipped.lines().enumerate().filter(|(_, line)| cuts(line)) {
            let known: Vec<usize> = (0..KNOWN.len())
                .filter(|i| path.strip_prefix("crates/") == Some(KNOWN[*i].0) && line.contains(KNOWN[*i].1))
                .collect();
            known.iter().for_each(|i| met[*i] = true);
            let list = ending(path) == Some("js") && LISTS.iter().any(|list| line.contains(list));
            let harmless = path.starts_with(SERVED) && !SAID.iter().any(|said| line.contains(said));
            if known.is_empty() && !list && !harmless {
                found.push(format!(
                    "{path}:{}: cuts a text; if it is one for people, give what is needed a message of its own, \
                     else say in xtask/src/sources/sentences.rs what is cut",
                    number + 1
                ));
            }
        }
    }
    for ((path, cut, _), _) in KNOWN.iter().zip(met).filter(|(_, met)| !met) {
        found.push(format!("crates/{path}: `{cut}` is no longer there; take it off the list of what is cut"));
    }
    found
}

/// Whether a line of code cuts a text.
fn cuts(line: &str) -> bool {
    let code = line.trim_start();
    !code.starts_with("//") && CUTS.iter().any(|cut| code.contains(&[".", cut].concat()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is found beside the list, which no small example keeps.
    fn found(path: &str, text: &str) -> usize {
        violations(&[(path, text.into())]).iter().filter(|line| line.contains(": cuts a text")).count()
    }

    #[test]
    fn taking_a_sentence_to_pieces_is_found_in_every_shape() {
        for cut in [
            "let (number, about) = odds.split_once('%')?;",
            "let own = label.strip_prefix(&shared);",
            "if line.text().starts_with(&mouse) {",
            "(name.rsplit(\": \").next().unwrap_or(name))",
        ] {
            assert_eq!(found("crates/view/src/table/new.rs", cut), 1, "{cut}");
        }
        assert_eq!(found("crates/web/static/table/new.js", "const n = line(el).match(/\\d+/);"), 1);
        assert_eq!(found("crates/server/src/new.rs", "page.t(\"odds\").split('%')"), 1);
    }

    #[test]
    fn what_is_cut_elsewhere_and_in_tests_is_nobodys_sentence() {
        assert_eq!(found("crates/server/src/new.rs", "header.split(',')"), 0);
        assert_eq!(
            found("crates/view/src/new.rs", "// label.split(':')\n#[cfg(test)]\nmod t { a.split(':') }"),
            0
        );
        assert_eq!(found("crates/web/static/a.js", "el.dataset.choices.split(\"|\")"), 0);
        assert!(concerns("crates/web/src/table/log.rs") && !concerns("crates/view/src/log/tests.rs"));
        assert!(!concerns("crates/engine/src/lib.rs") && !concerns("crates/web/static/css/a.css"));
    }

    #[test]
    fn a_cut_that_is_gone_leaves_the_list() {
        assert_eq!(violations(&[]).len(), KNOWN.len());
    }
}
