//! Card texts say what the engine does. Most are made of the very declaration that it runs; those written by hand are listed
//! in docs/box-design.md, each with its reason. What was once said wrongly stands here beside the case that proves it.

mod common;

use common::catalogue;
use engine::book::{Attacks, Source};
use std::collections::BTreeSet;
use std::path::PathBuf;
use view::{Locale, card_text};
use words::Lang;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The keys of the table under "Texts written by hand".
fn listed() -> BTreeSet<String> {
    let page = std::fs::read_to_string(root().join("docs/box-design.md")).expect("the page");
    let (_, section) = page.split_once("## Texts written by hand").expect("the section");
    let section = section.split("\n## ").next().unwrap_or_default();
    let rows = section.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`'));
    rows.map(|(key, reason)| {
        assert!(reason.trim_matches(['|', ' ']).len() > 20, "{key} has no reason");
        key.to_string()
    })
    .collect()
}

#[test]
fn texts_written_by_hand_are_listed_each_with_its_reason() {
    let (book, words) = (catalogue().book(), catalogue().words());
    let abilities = book.abilities.iter().map(|a| format!("text-of-ability-{}", a.name));
    let cards = book.search.iter().map(|c| format!("text-of-card-{}", c.name));
    let written = abilities.chain(cards).filter(|key| words.has(Lang::En, key));
    let items = ["disguises", "hook", "fork", "grape", "catnip", "token"].map(|item| format!("item-{item}"));
    let habits = book.init_cards.iter().map(|card| {
        let habit = match card.attacks {
            Attacks::Melee => "melee",
            Attacks::Ranged => "ranged",
            Attacks::Pounces => "pounces",
            Attacks::Chases => "chases",
        };
        format!("habit-{habit}")
    });
    let all: BTreeSet<String> = written.chain(items).chain(habits).collect();
    assert_eq!(all, listed());
}

/// What says something.
enum Text {
    Written(&'static str),
    Card(&'static str),
    Ability(&'static str),
    Power(&'static str),
    Encounter(&'static str),
}

impl Text {
    fn in_words(&self, locale: Locale<'_>) -> String {
        let book = locale.book();
        let entry = |kind: &str, id: &str| {
            let all = locale.components();
            let entry =
                all.iter().find(|e| e.kind == kind && e.id == id).unwrap_or_else(|| panic!("no {id}"));
            entry.lines.join("\n")
        };
        match self {
            Text::Written(key) => catalogue().words().say(locale.lang(), key, &words::Args::new()),
            Text::Card(id) => card_text(locale, Source::Search(book.search_named(id).expect("a card"))),
            Text::Ability(id) => {
                card_text(locale, Source::Ability(book.ability_named(id).expect("an ability")))
            }
            Text::Power(id) => entry("mice", id),
            Text::Encounter(id) => entry("encounters", id),
        }
    }
}

/// A text, what it says in English, German and Polish, and the case by which the engine does just that.
const CLAIMS: &[(Text, [&str; 3], &str)] = &[
    (
        Text::Written("habit-pounces"),
        ["the most figures", "den meisten Figuren", "najwięcej figurek"],
        "a pounce goes where most figures are, minions included",
    ),
    (
        Text::Written("habit-chases"),
        ["everyone on the way", "alle auf dem Weg", "każdą po drodze"],
        "a chase runs from mouse to mouse and strikes everybody on its way",
    ),
    (
        Text::Written("item-hook"),
        ["climb up", "hinaufklettern", "wspiąć się w górę"],
        "page 13: the sewer's flip space, the fishhook in the stash",
    ),
    (
        Text::Written("item-fork"),
        ["a mouse sharing its space", "die dasselbe Feld mit ihr teilt", "mysz na jego polu"],
        "page 18: Lily at the fork: who does not share its space is not thrown",
    ),
    (Text::Written("item-disguises"), ["you may", "dürft ihr", "możecie"], "disguises kept: the rats come"),
    (
        Text::Written("item-catnip"),
        ["on or next to", "auf oder neben", "lub tuż obok"],
        "catnip works from the next space, not from afar",
    ),
    (
        Text::Written("item-grape"),
        ["next to the mouse", "neben die Maus", "obok myszy"],
        "bait goes on an empty adjacent space",
    ),
    (
        Text::Written("text-of-ability-cure"),
        ["a second and a third", "einen zweiten und dritten", "Drugi i trzeci"],
        "Cure goes up to three, whatever the stash",
    ),
    (
        Text::Power("tilda"),
        [
            "another mouse becomes poisoned, stunned or webbed",
            "eine andere Maus vergiftet, betäubt oder eingesponnen wird",
            "inna mysz zostaje zatruta, ogłuszona lub oplątana",
        ],
        "Tilda is not paid for a charm",
    ),
    (
        Text::Card("tildas-mace"),
        ["other wounded mice", "anderen verletzten Mäuse", "innych rannych myszy"],
        "Tilda's Mace counts other wounded mice on her space, not her and nobody elsewhere",
    ),
    (
        Text::Ability("set-trap"),
        ["suffers 2 hits and defends", "bekommt 2 Treffer und verteidigt", "dostanie 2 trafienia i broni"],
        "a set trap is two hits, and a minion may block them",
    ),
    (
        Text::Card("spring-and-nail"),
        ["suffers 3 hits and defends", "bekommt 3 Treffer und verteidigt", "dostanie 3 trafienia i broni"],
        "Spring and Nail is a snare of three hits",
    ),
    (
        Text::Encounter("kitchen-raid"),
        ["Page 6+:", "Seite 6+:", "Strona 6+:"],
        "page 3: the sample card on page 7: its last line reads 6+",
    ),
];

#[test]
fn what_a_text_claims_a_case_proves() {
    let files = std::fs::read_dir(root().join("conformance")).expect("the cases");
    let cases: String = files
        .map(|file| std::fs::read_to_string(file.expect("a file").path()).expect("a case file"))
        .collect();
    for (text, claims, case) in CLAIMS {
        assert!(cases.contains(&format!("case \"{case}\"")), "no case is called {case:?}");
        for (lang, claim) in Lang::ALL.into_iter().zip(claims) {
            let said = text.in_words(catalogue().locale(lang));
            assert!(said.contains(claim), "{lang}: {claim:?} is not said: {said}");
        }
    }
}

/// A book of somebody's own, with a boss whose name begins with an article.
fn odd_book() -> view::Catalogue {
    let files = [
        ("book.kdl", "book odd { chapters odd-one }"),
        (
            "minions.kdl",
            "minion the-hound size=large boss=#true {
                battle 4; defense 3; life 3; attack melee; figures hound limit=1
                power bark { when attacking { if target on=near-self; attack-dice +1 } }
                power bite { when wounding { gain-cheese target 1 } }
                power hide { when attacked { defense-dice +1 } }
            }",
        ),
        (
            "search.kdl",
            "trick moon {
                when attacking { if target is=the-hound; attack-dice +1 }
                when attacking { if target is=the-hound; attack-dice +1 }
            }
            trick sun { when attacking { if target is=elite-rat; attack-dice +1 } }",
        ),
        (
            "01/chapter.kdl",
            "chapter odd-one {
                ends-on-page 6; party 4; encounters none; map { row kitchen }; start kitchen
                minions kitchen the-hound=1
                victory { was-defeated the-hound }
            }",
        ),
        ("locales/en/odd.ftl", "minion-the-hound = The Hound\ncard-moon = Moon\ncard-sun = Sun\n"),
    ];
    let base = content::Sources::from_dir(&root().join("content")).expect("the content folder");
    let loaded = content::load_with(
        &base.only(|path| !path.starts_with("stories/")),
        &content::Sources::from_pairs(files),
    );
    let errors: Vec<_> =
        loaded.diagnostics.iter().filter(|d| d.severity == content::Severity::Error).collect();
    assert!(errors.is_empty(), "{errors:?}");
    view::Catalogue::new(loaded.books.into_iter().next().expect("a book"))
}

#[test]
fn what_is_made_of_an_authors_rules_reads_well() {
    let catalogue = odd_book();
    let locale = catalogue.locale(Lang::En);
    let text =
        |name: &str| card_text(locale, Source::Search(locale.book().search_named(name).expect("a card")));
    assert_eq!(
        text("moon"),
        "Before this mouse makes an attack, if the target is The Hound: roll 1 more die. (2 times)"
    );
    assert!(text("sun").contains("if the target is an "), "{}", text("sun"));
    let hound = locale.book().init_cards.iter().position(|card| card.name == "the-hound").expect("its card");
    for lang in Lang::ALL {
        let said = card_text(catalogue.locale(lang), Source::Minion(engine::id::InitId(hound as u8)));
        for mouse in ["this mouse", "diese Maus", "dieser Maus", "ta mysz", "tej myszy"] {
            assert!(!said.contains(mouse), "a minion's power speaks of a mouse: {said}");
        }
    }
    let said = card_text(locale, Source::Minion(engine::id::InitId(hound as u8)));
    assert!(said.contains("When this minion has wounded a mouse: that mouse gains 1 cheese."), "{said}");
    assert_eq!(locale.init(engine::id::InitId(hound as u8)).name, "The Hound");
}
