//! Who speaks in a paragraph of the story: whom the author says, or else, by how it is written, whoever alone is named right
//! before or right after what is said.

use crate::Locale;
use engine::id::{MinionId, MouseId};
use words::GrammaticalCase;

/// For each paragraph the figure that speaks in it, by id; nobody where that is not plain from the words around the speech.
/// `said` is what the author says of them.
pub(crate) fn voices(locale: Locale, markdown: &str, said: &[Option<&str>]) -> Vec<Option<String>> {
    let book = locale.book();
    let mice = book
        .mice
        .iter()
        .enumerate()
        .map(|(m, mouse)| (mouse.name.as_str(), locale.mouse(MouseId(m as u8), GrammaticalCase::Nom)));
    // A captain is called by his last name as well; what comes after that is how somebody looks today.
    let bosses =
        book.minions.iter().enumerate().filter(|(_, minion)| minion.boss).filter_map(|(m, minion)| {
            let words: Vec<&str> = locale.kind(MinionId(m as u8), GrammaticalCase::Nom).split(' ').collect();
            (words.len() <= 2).then(|| (minion.name.as_str(), words[words.len() - 1]))
        });
    let people: Vec<(&str, String)> =
        locale.people().map(|name| (name, locale.plain(&format!("voice-{name}")))).collect();
    let people = people.iter().map(|(name, called)| (*name, called.as_str()));
    let names: Vec<(&str, &str)> = mice.chain(bosses).chain(people).collect();
    let speaks = |(i, paragraph): (usize, &str)| {
        let marked = said.get(i).copied().flatten();
        marked.or_else(|| voice(&names, paragraph)).map(str::to_string)
    };
    markdown.split("\n\n").enumerate().map(speaks).collect()
}

fn voice<'n>(names: &[(&'n str, &str)], paragraph: &str) -> Option<&'n str> {
    let parts: Vec<(bool, &str)> =
        parts(paragraph).into_iter().filter(|(_, text)| !text.trim().is_empty()).collect();
    parts.iter().find(|(spoken, _)| *spoken)?;
    let (first_spoken, _) = parts[0];
    // "Said Nez" follows at once; what was told before the first word may be a sentence or two.
    let (_, around) = parts.iter().find(|(spoken, _)| !spoken)?;
    let around = if first_spoken { first_sentence(around) } else { around };
    let mut named = names.iter().filter(|(_, name)| has_word(around, name));
    let (figure, _) = named.next()?;
    named.next().is_none().then_some(*figure)
}

/// What is spoken and what is not, in turn: between quotes, or, as in Polish, between dashes.
fn parts(paragraph: &str) -> Vec<(bool, &str)> {
    let quoted = paragraph.contains(['“', '„', '”', '"']);
    if paragraph.starts_with("– ") || (!quoted && paragraph.contains(" – ")) {
        return paragraph.split('–').enumerate().map(|(i, text)| (i % 2 == 1, text)).collect();
    }
    let (open, close): (char, &[char]) = if paragraph.contains('„') {
        ('„', &['“', '”'])
    } else if paragraph.contains('“') {
        ('“', &['”'])
    } else {
        ('"', &['"'])
    };
    let (mut out, mut rest, mut spoken) = (Vec::new(), paragraph, false);
    while let Some((before, after)) = if spoken { rest.split_once(close) } else { rest.split_once(open) } {
        out.push((spoken, before));
        (rest, spoken) = (after, !spoken);
    }
    out.push((spoken, rest));
    out
}

fn first_sentence(text: &str) -> &str {
    let end = text.find(['.', '!', '?', '…', ':']).unwrap_or(text.len());
    &text[..end]
}

fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        ![before, after].into_iter().flatten().any(char::is_alphanumeric)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [(&str, &str); 3] = [("nez", "Nez"), ("filch", "Filch"), ("captain-vurst", "Vurst")];

    #[test]
    fn whoever_alone_is_named_beside_the_speech_speaks() {
        for (paragraph, speaks) in [
            ("“Tails in!” says Filch from the drain. “Now!”", Some("filch")),
            ("Nez sniffs to the west. “Out’s that way,” he says. “You say, Filch.”", Some("nez")),
            ("„Die Kanalisation“, sagt Filch. „Los!“", Some("filch")),
            ("– Kanał – mówi Filch. – Już!", Some("filch")),
            ("Nez węszy na zachód. – Tam jest wyjście.", Some("nez")),
            // Nobody by name, or more than one.
            ("“Customs,” says a voice at the bend. Behind them Nez stumbles.", None),
            ("“Hush,” says Nez to Filch.", None),
            ("“And for how long?”", None),
            ("Nez says nothing at all.", None),
            ("“Go,” says Nezmir.", None),
        ] {
            assert_eq!(voice(&NAMES, paragraph), speaks, "{paragraph}");
        }
    }
}
