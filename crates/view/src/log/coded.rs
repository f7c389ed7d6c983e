//! Spaces that have no name but a code: whoever sees the board is told without it.

use crate::Locale;
use crate::catalogue::Towards;
use crate::catalogue::say::raised;

/// Stands before a phrase such as "to G2" while a sentence is made.
const BEGIN: char = '\u{e000}';
/// Stands behind it, by what kind of phrase it is.
const ENDS: [(char, Towards); 2] = [('\u{e001}', Towards::To), ('\u{e002}', Towards::On)];

/// A phrase with a code in it, marked.
pub(super) fn marked(phrase: &str, how: Towards) -> String {
    let (end, _) = ENDS[how as usize];
    format!("{BEGIN}{phrase}{end}")
}

/// A sentence as it was made, and as it is told to whoever sees the board; none if there is no code in it.
pub(super) fn parted(locale: Locale, sentence: String) -> (String, Option<String>) {
    let (mut whole, mut drawn) = (String::new(), String::new());
    let mut rest = sentence.as_str();
    while let Some((before, marked)) = rest.split_once(BEGIN) {
        let ends = ENDS.iter().filter_map(|(end, how)| Some((marked.find(*end)?, *end, *how)));
        let Some((at, end, how)) = ends.min_by_key(|(at, ..)| *at) else { break };
        whole.extend([before, &marked[..at]]);
        drawn.extend([before, locale.unnamed_space(how)]);
        rest = &marked[at + end.len_utf8()..];
    }
    if whole.is_empty() {
        return (sentence, None);
    }
    (raised(whole + rest), Some(raised(drawn + rest)))
}
