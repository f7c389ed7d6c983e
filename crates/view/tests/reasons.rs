//! What a chapter's own rule does says which rule it was, in words, with the rule to be read below the line.

mod common;

use common::{catalogue, setup};
use engine::book::{RuleIx, Source};
use engine::dice::Stream;
use engine::event::{Cause, CausedEvent, Event};
use engine::id::Fig;
use engine::{Game, IgnoreEvents};
use std::collections::BTreeSet;
use view::LogLine;
use words::{Args, Lang};

/// The lesson only tells.
const LESSON: &str = "one-room-one-door";

/// What the log says of events that a chapter's rule has caused.
fn told(lang: Lang, chapter: &str, rule: &str, events: impl Fn(RuleIx) -> Vec<Event>) -> Vec<LogLine> {
    let book = catalogue().book();
    let id = format!("{chapter}/{rule}");
    let at = book.rules.iter().position(|r| book.rule_name(r.cite) == id).expect("a rule");
    let cause = Cause::of(book.rules[at].cite).by(RuleIx(at as u16));
    let chapter = book.chapter_named(chapter).expect("a chapter");
    let setup = setup(book, chapter, &mut Stream::derive(&[1; 32], "reasons"));
    let game = Game::new(book.clone(), &setup, &[1; 32], &mut IgnoreEvents).expect("a legal setup");
    let told: Vec<CausedEvent> =
        events(RuleIx(at as u16)).into_iter().map(|event| CausedEvent { event, cause }).collect();
    catalogue().locale(lang).log(&catalogue().publish(&mut game.board().clone(), &told))
}

#[test]
fn a_wound_by_a_chapters_rule_names_the_rule_and_tells_it() {
    let wound = |rule| {
        let wounded = Event::Wounded { fig: Fig::mouse(0), n: 1, poison: false };
        vec![Event::RuleUsed { rule, chapter: false }, wounded]
    };
    for (lang, name, dice) in [
        (Lang::En, "The old crow", "movement"),
        (Lang::De, "Die Fiese Alte Krähe", "Bewegung"),
        (Lang::Pl, "Stara wrona", "ruch"),
    ] {
        let lines = told(lang, "flight-to-barksburg", "old-crow", wound);
        let [line] = &lines[..] else { panic!("{lines:?}") };
        assert!(line.text().contains(name), "{}", line.text());
        assert_eq!(line.rules[0].title, name);
        let [rule] = &line.details[..] else { panic!("{:?}", line.details) };
        assert!(rule.text.starts_with(&format!("{name}: ")) && rule.text.contains(dice), "{}", rule.text);
    }
}

#[test]
fn what_only_counts_how_far_the_lesson_has_come_is_not_told() {
    for lang in Lang::ALL {
        let lines =
            told(lang, LESSON, "teach-leaving", |rule| vec![Event::RuleUsed { rule, chapter: false }]);
        assert!(lines.is_empty(), "{lines:?}");
    }
}

/// Every rule of a room or a chapter has a name of its own in every language.
#[test]
fn rules_of_chapters_have_names_of_their_own() {
    let book = catalogue().book();
    let mut nameless = BTreeSet::new();
    for rule in &book.rules {
        let id = book.rule_name(rule.cite);
        if id.starts_with(LESSON)
            || rule.cite.in_ledger()
            || !matches!(rule.from, Source::Room(_) | Source::Chapter)
        {
            continue;
        }
        let key = format!("rule-{}", id.replace('/', "-"));
        for lang in Lang::ALL {
            if catalogue().words().try_say(lang, &key, &Args::new()).is_none() {
                nameless.insert(format!("{lang:?} {key}"));
            }
        }
    }
    assert!(nameless.is_empty(), "{nameless:#?}");
}
