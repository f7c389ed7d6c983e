//! Choices that say the same but for one word (which space, which friend): the words they share are written once.

use memchr::{memchr, memchr_iter, memrchr};
use view::{OfferView, Warning};

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
        if let Some(alike) = Alike::of(run) {
            out.push(alike);
            continue;
        }
        // Two weapons share no words, but the blows with each of them do.
        for run in run.chunk_by(|a, b| a.card == b.card) {
            match Alike::of(run) {
                Some(alike) => out.push(alike),
                None => out.extend(run.iter().map(|o| Alike {
                    before: "",
                    after: "",
                    choices: vec![(*o, o.label.as_str())],
                })),
            }
        }
    }
    out
}

impl<'a> Alike<'a> {
    /// Choices that share words.
    fn of(run: &[&'a OfferView]) -> Option<Alike<'a>> {
        let labels: Vec<&str> = run.iter().map(|o| o.label.as_str()).collect();
        let (before, after) = shared(&labels)?;
        Some(Alike {
            before: labels[0][..before].trim_end(),
            after: labels[0][labels[0].len() - after..].trim_start(),
            choices: run.iter().map(|o| (*o, &o.label[before..o.label.len() - after])).collect(),
        })
    }

    /// What all of them warn of in the same words.
    pub(crate) fn warnings(&self) -> &'a [Warning] {
        let all = self.choices.first().map_or(&[][..], |(offer, _)| &offer.warnings);
        if self.choices.iter().all(|(offer, _)| offer.warnings == all) { all } else { &[] }
    }
}

/// What kind of choice it is.
fn verb(offer: &OfferView) -> Option<&str> {
    offer.name.split(' ').next()
}

/// Bytes of the words that all of several labels begin and end with; none if what is left would not be short.
fn shared(labels: &[&str]) -> Option<(usize, usize)> {
    let [first, others @ ..] = labels else { return None };
    let first = first.as_bytes();
    let same = others.iter().map(|label| same(first.iter(), label.bytes())).min()?;
    // One of them is nothing but the words the others begin with.
    if labels.iter().all(|label| matches!(label.as_bytes().get(same), None | Some(b' '))) {
        return None;
    }
    let before = memrchr(b' ', &first[..same])? + 1;
    // The space before what is left goes with it: a label of which nothing is left ends within the words before it.
    let rest = &first[before - 1..];
    let others = others.iter().map(|label| &label.as_bytes()[before - 1..]);
    let same = others.map(|label| self::same(rest.iter().rev(), label.iter().rev().copied())).min()?;
    let after = memchr(b' ', &rest[rest.len() - same..]).map_or(0, |space| same - space);
    let short = |label: &str| {
        let own = label.len().checked_sub(after).and_then(|end| label.get(before..end));
        own.is_some_and(|own| !own.is_empty() && memchr_iter(b' ', own.as_bytes()).count() < OWN)
    };
    labels.iter().all(|label| short(label)).then_some((before, after))
}

/// How many letters are the same until one differs.
fn same<'a>(one: impl Iterator<Item = &'a u8>, other: impl Iterator<Item = u8>) -> usize {
    one.zip(other).take_while(|(a, b)| *a == b).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use view::{Group, Risk};

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
        assert_eq!(parts(&["Move to G1", "Move to G12"]), Some(("Move to", vec!["G1", "G12"], "")));
        assert_eq!(parts(&["Przejdź na G4", "Przejdź na Ś5"]), Some(("Przejdź na", vec!["G4", "Ś5"], "")));
    }

    #[test]
    fn what_shares_nothing_or_stands_alone_stays_whole() {
        assert_eq!(parts(&["Move to G4"]), None);
        assert_eq!(parts(&["Inspire", "Heal"]), None);
        assert_eq!(parts(&["Move to G4", "Move to G4"]), None, "nothing of their own is left");
        assert_eq!(parts(&["Move to", "Move to G4"]), None, "nor of one of them");
        assert_eq!(parts(&["Take it back", "Take it all back"]), None);
        assert_eq!(parts(&["Take the key to the cellar door", "Take a much longer walk around it"]), None);
    }

    fn blow(label: &str, weapon: &str, warning: Option<&str>) -> OfferView {
        let said = |text: &str| Warning { risk: Risk::Wheel, short: text.into(), text: text.into() };
        OfferView {
            name: format!("battle {label}"),
            label: label.into(),
            group: Group::Battle,
            space: None,
            figure: None,
            card: Some(weapon.into()),
            edge: None,
            odds: None,
            percent: None,
            about: String::new(),
            rule: Arc::default(),
            warnings: warning.into_iter().map(said).collect(),
        }
    }

    #[test]
    fn blows_with_two_weapons_are_two_groups() {
        let label = |foe: &str, weapon: &str| format!("Attack {foe} with {weapon}");
        let blows: Vec<OfferView> = ["the Sword", "a Flail"]
            .iter()
            .flat_map(|weapon| ["Rat 2", "Roach 3"].map(|foe| blow(&label(foe, weapon), weapon, None)))
            .collect();
        let groups = alike(&blows.iter().collect::<Vec<_>>());
        let words: Vec<_> = groups
            .iter()
            .map(|g| (g.before, g.choices.iter().map(|(_, own)| *own).collect::<Vec<_>>(), g.after))
            .collect();
        let foes = || vec!["Rat 2", "Roach 3"];
        assert_eq!(words, [("Attack", foes(), "with the Sword"), ("Attack", foes(), "with a Flail")]);
    }

    #[test]
    fn what_all_warn_of_is_one_warning() {
        let warned = |said: [Option<&str>; 2]| {
            let blows = [blow("Attack Rat 2", "sword", said[0]), blow("Attack Roach 3", "sword", said[1])];
            let groups = alike(&[&blows[0], &blows[1]]);
            groups[0].warnings().iter().map(|w| w.text.clone()).collect::<Vec<_>>()
        };
        assert_eq!(warned([Some("Wheel 3%"), Some("Wheel 3%")]), ["Wheel 3%"]);
        assert!(warned([Some("Wheel 3%"), Some("Wheel 5%")]).is_empty(), "each says its own");
        assert!(warned([Some("Wheel 3%"), None]).is_empty(), "nobody is warned for nothing");
    }
}
