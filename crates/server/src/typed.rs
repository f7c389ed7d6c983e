//! What somebody means who types a command: the name of a choice as records have it, or words from what its button
//! says in their own language.

use engine::{Choice, Game};
use view::{DecisionView, Locale, OfferView, Position};
use words::Args;

/// So many choices are named when it is not clear which is meant.
const NAMED: usize = 6;

/// What is meant.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Meant {
    /// A choice by name, offered or not: whoever names one that is not is told why.
    Choice(String),
    /// A walk to a space.
    Walk(String),
    /// Nothing that can be done: why, in words.
    No(String),
    /// Nothing that is known here.
    Nothing,
}

/// What is meant by `typed`.
pub(crate) fn meant(locale: Locale, game: &Game, typed: &str) -> Meant {
    let Some(offers) = locale.decision(&Position::new(game)) else {
        return Meant::Nothing;
    };
    // What a button says goes before everything else: it may begin like the name of another choice.
    let words = words_of(typed);
    if let Some(whole) = offers.choices.iter().find(|o| words_of(&o.label.text()) == words) {
        return Meant::Choice(whole.name.clone());
    }
    if let Some(space) = typed.strip_prefix("walk ").or_else(|| session::meant(game, typed)) {
        return Meant::Walk(space.to_string());
    }
    let named = game.parse(typed);
    if named.is_some_and(|choice| game.why_not(choice).is_none()) {
        return Meant::Choice(typed.to_string());
    }
    match by_words(locale, game, &offers, &words) {
        // Whoever names what cannot be done is told why.
        Meant::Nothing if named.is_some() => Meant::Choice(typed.to_string()),
        meant => meant,
    }
}

fn by_words(locale: Locale, game: &Game, offers: &DecisionView, typed: &[String]) -> Meant {
    if typed.is_empty() {
        return Meant::Nothing;
    }
    let fits = |text: &str| {
        let known = words_of(text);
        typed.iter().all(|word| known.iter().any(|k| k.starts_with(word)))
    };
    let fitting: Vec<&OfferView> =
        offers.choices.iter().filter(|o| fits(&format!("{} {}", o.label.text(), o.name))).collect();
    match &fitting[..] {
        [one] => return Meant::Choice(one.name.clone()),
        [] => {}
        many => {
            let named: Vec<String> = many.iter().take(NAMED).map(|o| o.label.text()).collect();
            let more = if many.len() > NAMED { " …" } else { "" };
            let which = Args::new().text("which", format!("{}{more}", named.join(" · ")));
            return Meant::No(locale.catalogue().words().say(locale.lang(), "web-unclear", &which));
        }
    }
    // A space farther away: what is said of it is what is said of a step.
    let space = typed.last().filter(|space| session::path(game, space).is_some());
    if let Some(space) = space
        && offers.choices.iter().any(|o| matches!(game.parse(&o.name), Some(Choice::Step(_))))
    {
        return Meant::Walk(space.clone());
    }
    let no = offers.disabled.iter().find(|no| fits(&format!("{} {}", no.label, no.action)));
    no.map_or(Meant::Nothing, |no| Meant::No(format!("{} ({})", no.refusal.text, no.refusal.rule.title)))
}

/// The words of a text, in small letters; what is no letter or number only parts them.
fn words_of(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shelf::BookShelf;
    use engine::IgnoreEvents;
    use engine::dice::Stream;
    use std::collections::BTreeMap;
    use std::sync::Arc;
    use words::Lang;

    /// Random games: whatever a button says can be typed, in every language, and does what the button does.
    #[test]
    fn what_a_button_says_can_be_typed() {
        let shelf = BookShelf::open(None).expect("the built-in content");
        let content = shelf.front();
        let book = content.catalogue.book();
        let (mut tried, mut verbs) = (0, BTreeMap::new());
        for n in 0..6u8 {
            let chapter = engine::id::ChapterId(n % book.chapters.len() as u8);
            let setup = web::NewGame::fill(book, chapter).setup();
            let mut game = Game::new(Arc::clone(book), &setup, &[n; 32], &mut IgnoreEvents).expect("a game");
            let mut random = Stream::derive(&[n; 32], "typed");
            for _ in 0..80 {
                let position = Position::new(&game);
                for lang in Lang::ALL {
                    let locale = content.catalogue.locale(lang);
                    let Some(offers) = locale.decision(&position) else { break };
                    for offer in &offers.choices {
                        let alike = offers.choices.iter().filter(|o| o.label == offer.label).count();
                        assert_eq!(alike, 1, "{lang}: two buttons say “{}”", offer.label.text());
                        let meant = meant(locale, &game, &offer.label.text().to_lowercase());
                        let walked = offer.name.strip_prefix("move ").map(|to| Meant::Walk(to.to_string()));
                        assert!(
                            meant == Meant::Choice(offer.name.clone()) || Some(&meant) == walked.as_ref(),
                            "{lang} “{}”: {meant:?}, not {}",
                            offer.label.text(),
                            offer.name
                        );
                        tried += 1;
                        *verbs
                            .entry(offer.name.split(' ').next().unwrap_or_default().to_string())
                            .or_insert(0) += 1;
                    }
                }
                let offers = game.choices();
                if offers.is_empty() {
                    break;
                }
                let choice = offers[random.below(offers.len() as u32) as usize].choice;
                game.play(choice).expect("it was offered");
            }
        }
        assert!(tried > 3000 && verbs.len() > 12, "too little was tried: {tried}, {verbs:?}");
    }

    #[test]
    fn a_few_words_are_enough_and_what_is_unclear_or_forbidden_is_said() {
        let shelf = BookShelf::open(None).expect("the built-in content");
        let content = shelf.story("skirmish").expect("one of ours");
        let book = content.catalogue.book();
        let chapter = book.chapter_named("rats-in-the-kitchen").expect("the first skirmish");
        let setup = web::NewGame::fill(book, chapter).setup();
        let mut game = Game::new(Arc::clone(book), &setup, &[7; 32], &mut IgnoreEvents).expect("a game");
        while !game.choices().iter().any(|o| game.name(o.choice) == "search") {
            let first = game.choices()[0].choice;
            game.play(first).expect("it was offered");
        }
        let in_lang = |lang, typed: &str| meant(content.catalogue.locale(lang), &game, typed);
        for (lang, typed) in
            [(Lang::En, "sear"), (Lang::De, "such"), (Lang::Pl, "szpe"), (Lang::De, "search")]
        {
            assert_eq!(in_lang(lang, typed), Meant::Choice("search".into()), "{typed}");
        }
        assert!(
            matches!(in_lang(Lang::De, "geh"), Meant::No(said) if said.contains(" · ")),
            "many steps are meant"
        );
        for (lang, typed) in [(Lang::En, "recover"), (Lang::De, "erholen"), (Lang::Pl, "odzysk")] {
            assert!(
                matches!(in_lang(lang, typed), Meant::No(_)),
                "{typed} is not possible, and it is said why"
            );
        }
        let far = game.walks().into_iter().find(|w| w.cost > 1).expect("farther than one step");
        let far = game.space_name(game.decision_tile(), far.space).to_string();
        for (lang, step) in [(Lang::En, "move to"), (Lang::De, "geh auf"), (Lang::Pl, "idź na")] {
            let typed = format!("{step} {far}");
            assert_eq!(in_lang(lang, &typed), Meant::Walk(far.clone()), "{typed}");
        }
        for typed in ["dance", "%", "…", "rat the moon"] {
            assert_eq!(in_lang(Lang::En, typed), Meant::Nothing, "{typed}");
        }
    }
}
