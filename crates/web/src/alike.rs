//! Choices that say the same but for one word (which space, which friend): the words they share are written once.

use view::OfferView;

/// Neighbouring choices of one kind, and the words all of them begin and end with.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Alike<'a> {
    /// What comes before the word that differs; empty for a choice by itself.
    pub before: &'a str,
    /// What comes after it.
    pub after: &'a str,
    /// The choices, each with the words of its own.
    pub choices: Vec<(&'a OfferView, &'a str)>,
}

/// Words of its own that a choice may have and still be short.
const OWN: usize = 3;

/// Puts alike choices together, in the order they come.
pub(crate) fn alike<'a>(choices: &[&'a OfferView]) -> Vec<Alike<'a>> {
    let mut out = Vec::new();
    for run in choices.chunk_by(|a, b| verb(a) == verb(b)) {
        let labels: Vec<&str> = run.iter().map(|o| o.label.as_str()).collect();
        match shared(&labels) {
            Some((before, after)) => out.push(Alike {
                before: labels[0][..before].trim_end(),
                after: labels[0][labels[0].len() - after..].trim_start(),
                choices: run.iter().map(|o| (*o, &o.label[before..o.label.len() - after])).collect(),
            }),
            None => out.extend(run.iter().map(|o| Alike {
                before: "",
                after: "",
                choices: vec![(*o, o.label.as_str())],
            })),
        }
    }
    out
}

/// What kind of choice it is.
fn verb(offer: &OfferView) -> Option<&str> {
    offer.name.split(' ').next()
}

/// Bytes of the words that all of several labels begin and end with; none if what is left would not be short.
fn shared(labels: &[&str]) -> Option<(usize, usize)> {
    let [first, .., _] = labels else { return None };
    let words = first.split(' ').count();
    let head = (0..words).take_while(|&n| agree(labels, |l| l.split(' ').nth(n))).count();
    let tail = (0..words).take_while(|&n| agree(labels, |l| l.split(' ').nth_back(n))).count();
    let short = labels.iter().all(|l| {
        let own = l.split(' ').count().saturating_sub(head + tail);
        (1..=OWN).contains(&own)
    });
    if head == 0 || !short {
        return None;
    }
    let before = first.split_inclusive(' ').take(head).map(str::len).sum();
    let after = first.split(' ').rev().take(tail).map(|word| word.len() + 1).sum();
    Some((before, after))
}

/// Whether one word is the same in all of them.
fn agree<'a>(labels: &[&'a str], word: impl Fn(&'a str) -> Option<&'a str>) -> bool {
    labels.windows(2).all(|pair| word(pair[0]) == word(pair[1]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts<'a>(labels: &[&'a str]) -> Option<(&'a str, Vec<&'a str>, &'a str)> {
        let (before, after) = shared(labels)?;
        let own = labels.iter().map(|l| &l[before..l.len() - after]).collect();
        Some((labels[0][..before].trim(), own, labels[0][labels[0].len() - after..].trim()))
    }

    #[test]
    fn the_words_all_share_are_taken_out() {
        assert_eq!(parts(&["Move to G4", "Move to G12"]), Some(("Move to", vec!["G4", "G12"], "")));
        assert_eq!(
            parts(&["Mit Collin teilen", "Mit Nez teilen"]),
            Some(("Mit", vec!["Collin", "Nez"], "teilen"))
        );
        assert_eq!(parts(&["Przejdź na G4", "Przejdź na Ś5"]), Some(("Przejdź na", vec!["G4", "Ś5"], "")));
    }

    #[test]
    fn what_shares_nothing_or_stands_alone_stays_whole() {
        assert_eq!(parts(&["Move to G4"]), None);
        assert_eq!(parts(&["Inspire", "Heal"]), None);
        assert_eq!(parts(&["Move to G4", "Move to G4"]), None, "nothing of their own is left");
        assert_eq!(parts(&["Take the key to the cellar door", "Take a much longer walk around it"]), None);
    }
}
