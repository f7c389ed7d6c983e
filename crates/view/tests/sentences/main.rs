//! Every sentence that a name is put into, with every name that can stand there: one page per language, read by people
//! who know its grammar.

#[path = "../common/mod.rs"]
mod common;
mod table;

use common::{catalogue, is_whole};
use expect_test::expect_file;
use serde_json::{Value, json};
use session::{Because, BecauseArg};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::PathBuf;
use view::{Locale, PublicEvent};
use words::{Args, Lang};

/// Events beyond the examples of the protocol, whose sentences differ from those.
const MORE: [&str; 22] = [
    r#"{"type":"turn-began","card":{"minion":"rat-warrior"},"slot":1,"actions":1,"cause":{"rules":["ROUND-1"]}}"#,
    r#"{"type":"card-moved","card":{"minion":"rat-warrior"},"from":3,"to":4,"cause":{"rules":["POW-1"]}}"#,
    r#"{"type":"move-set","mouse":"lily","points":5,"die":3,"scurry":true,"cause":{"rules":["MOV-1"]}}"#,
    r#"{"type":"rolled","who":"rat-warrior-1","why":"attack","dice":["1c"],"again":false,"cause":{"rules":["BAT-2"]}}"#,
    r#"{"type":"rolled","who":"lily","why":"recover","dice":["1c"],"again":false,"cause":{"rules":["REC-2"]}}"#,
    r#"{"type":"wounded","figure":"lily","n":2,"poison":true,"wounds":0,"poison_wounds":2,"hearts":1,"cause":{"rules":["WND-4"]}}"#,
    r#"{"type":"healed","mouse":"filch","n":2,"poison":true,"wounds":0,"poison_wounds":0,"hearts":3,"cause":{"rules":["ABIL-4"]}}"#,
    r#"{"type":"marked","figure":"lily","marker":"stunned","markers":["stunned"],"cause":{"rules":["EFF-1"]}}"#,
    r#"{"type":"marked","figure":"lily","marker":"webbed","markers":["webbed"],"cause":{"rules":["EFF-1"]}}"#,
    r#"{"type":"marked","figure":"lily","marker":"charmed","markers":["charmed"],"cause":{"rules":["EFF-1"]}}"#,
    r#"{"type":"minion-left","figure":"rat-warrior-1","from":{"tile":0,"room":"guard-room","space":"g25"},"defeated":true,"by":null,"cause":{"rules":["WND-1"]}}"#,
    r#"{"type":"minion-left","figure":"rat-warrior-1","from":{"tile":0,"room":"guard-room","space":"g25"},"defeated":false,"by":null,"cause":{"rules":["STORY-2"]}}"#,
    r#"{"type":"attacked","attacker":"rat-warrior-2","target":"lily","reach":"melee","weapon":null,"cause":{"rules":["MIN-7"]}}"#,
    r#"{"type":"target-chosen","by":"rat-warrior-2","target":"lily","spared":["filch","tilda"],"cause":{"rules":["MIN-8"]}}"#,
    r#"{"type":"target-chosen","by":"rat-warrior-2","target":"lily","spared":[],"cause":{"rules":["MIN-9"]}}"#,
    r#"{"type":"target-chosen","by":"rat-warrior-2","target":"lily","spared":[],"cause":{"rules":["MIN-8","INI-9"]}}"#,
    r#"{"type":"card-moved-to","card":"dagger","from":{"pack":"lily"},"to":{"pack":"filch"},"deck":70,"discards":0,"hearts":{},"cause":{"rules":["FREE-1"]}}"#,
    r#"{"type":"card-moved-to","card":"dagger","from":{"equipped":"lily"},"to":{"pack":"lily"},"deck":70,"discards":0,"hearts":{},"cause":{"rules":["FREE-2"]}}"#,
    r#"{"type":"card-moved-to","card":"dagger","from":"deck","to":{"pack":"lily"},"deck":70,"discards":0,"hearts":{},"cause":{"rules":["SEA-2"]}}"#,
    r#"{"type":"card-moved-to","card":"dagger","from":{"pack":"lily"},"to":"discards","deck":70,"discards":0,"hearts":{},"cause":{"rules":["SEA-2"]}}"#,
    r#"{"type":"card-moved-to","card":"dagger","from":"deck","to":"drawn","deck":70,"discards":0,"hearts":{},"cause":{"rules":["SEA-1"]}}"#,
    r#"{"type":"nothing","what":"attack","who":"rat-warrior-1","card":null,"cause":{"rules":["MIN-7"]}}"#,
];

/// What does not happen, by which rule, and to whom: each has a sentence of its own.
const ABSENT: [(&str, &str, &str); 17] = [
    ("defense", "POW-6", "lily"),
    ("movement-die", "VAR-1", "rat-warrior-1"),
    ("movement-die", "RUL-22", "rat-warrior-1"),
    ("move", "MIN-4", "rat-warrior-1"),
    ("move", "MIN-6", "rat-warrior-1"),
    ("move", "RUL-20", "rat-warrior-1"),
    ("move", "MIN-3", "rat-warrior-1"),
    ("attack", "GRP-1", "rat-warrior-1"),
    ("drift", "RUL-18", "lily"),
    ("cheese", "BRO-2", "rat-warrior-1"),
    ("wound", "BAT-8", "lily"),
    ("wound", "BAT-5", "lily"),
    ("marker", "ACH-3", "lily"),
    ("trap-check", "POW-13", "lily"),
    ("search-card", "SEA-6", "lily"),
    ("turn", "RUL-14", "rat-warrior-1"),
    ("turn", "CAPT-6", "lily"),
];

/// What dice are rolled for, beyond the examples.
const ROLLS: [(&str, &str); 6] = [
    ("defense", "lily"),
    ("search", "lily"),
    ("climb-out", "lily"),
    ("mousetrap", "lily"),
    ("chase", "rat-warrior-1"),
    ("story", "lily"),
];

/// Sentences outside the log, with the name they take and what it is of.
const MICE: [(&str, &str); 16] = [
    ("companion-plays", "name"),
    ("companion-thinks", "mouse"),
    ("companion-waits", "mouse"),
    ("companion-take", "mouse"),
    ("companion-stand-in", "mouse"),
    ("companion-handed", "mouse"),
    ("companion-stood-in", "mouse"),
    ("companion-returned", "mouse"),
    ("web-ability-of", "name"),
    ("web-setup-not-allowed", "name"),
    ("web-setup-required", "name"),
    ("party-what-keeps", "name"),
    ("party-setup-no-ability", "name"),
    ("party-setup-too-many", "name"),
    ("bot-risk-capture", "mouse"),
    ("face-only", "mouse"),
];

/// What companions say, with the names in it.
const REASONS: [(&str, &[&str]); 18] = [
    ("bot-reason-attack", &["foe"]),
    ("bot-reason-attack-boss", &["foe"]),
    ("bot-reason-close-in", &["foe"]),
    ("bot-reason-guard", &["mouse"]),
    ("bot-reason-wait-for-rescue", &["mouse"]),
    ("bot-reason-look-for", &["mouse"]),
    ("bot-reason-heal", &["mouse"]),
    ("bot-reason-search-for", &["card"]),
    ("bot-reason-learn", &["ability"]),
    ("bot-reason-use-ability", &["ability"]),
    ("bot-reason-use-card", &["card"]),
    ("bot-reason-wear", &["card"]),
    ("bot-reason-stow", &["card"]),
    ("bot-reason-hand", &["card", "mouse"]),
    ("bot-reason-keep", &["card"]),
    ("bot-reason-cash", &["card"]),
    ("bot-reason-discard", &["card"]),
    ("bot-reason-take-card", &["card"]),
];

/// The ids that can stand for each other, by kind.
struct Ids {
    mice: BTreeSet<String>,
    minions: BTreeSet<String>,
    kinds: [BTreeSet<String>; 6],
}

impl Ids {
    fn new() -> Ids {
        let book = catalogue().book();
        let set = |names: &mut dyn Iterator<Item = &String>| names.cloned().collect::<BTreeSet<_>>();
        let minions = set(&mut book.minions.iter().map(|m| &m.name));
        Ids {
            mice: set(&mut book.mice.iter().map(|m| &m.name)),
            kinds: [
                set(&mut book.search.iter().map(|c| &c.name)),
                set(&mut book.abilities.iter().map(|a| &a.name)),
                set(&mut book.sides.iter().map(|s| &s.name)),
                set(&mut book.encounters.iter().map(|e| &e.name)),
                set(&mut book.init_cards.iter().map(|i| &i.name)),
                minions.clone(),
            ],
            minions,
        }
    }

    /// What can stand where this id stands.
    fn like(&self, id: &str, field: &str) -> Vec<String> {
        let figures = || self.minions.iter().map(|kind| format!("{kind}-2")).collect::<Vec<_>>();
        let is_minion = id
            .rsplit_once('-')
            .is_some_and(|(kind, n)| n.parse::<u8>().is_ok() && self.minions.contains(kind));
        let either = matches!(field, "figure" | "who" | "target" | "attacker");
        if self.mice.contains(id) {
            let mice = self.mice.iter().cloned();
            return if either { mice.chain(figures()).collect() } else { mice.collect() };
        }
        if is_minion {
            return figures();
        }
        let field_kind = match field {
            "minion" | "card" if self.kinds[4].contains(id) => Some(&self.kinds[4]),
            _ => self.kinds.iter().find(|kind| kind.contains(id)),
        };
        field_kind.map(|kind| kind.iter().cloned().collect()).unwrap_or_default()
    }

    /// The event with each of its names replaced by every other one that can stand there, one at a time.
    fn variants(&self, event: &Value) -> Vec<Value> {
        let mut out = vec![event.clone()];
        let mut paths = Vec::new();
        strings(event, String::new(), &mut paths);
        for (path, id) in paths.iter().filter(|(path, _)| !path.starts_with("/cause") && path != "/type") {
            // A space belongs to its room.
            if path.ends_with("/room") && path.matches('/').count() > 1 {
                continue;
            }
            let field = path.rsplit('/').find(|part| part.parse::<usize>().is_err()).unwrap_or_default();
            for other in self.like(id, field) {
                let mut copy = event.clone();
                *copy.pointer_mut(path).expect("a path of this event") = Value::String(other);
                out.push(copy);
            }
        }
        out
    }
}

/// Every text of a value with its place.
fn strings(value: &Value, path: String, out: &mut Vec<(String, String)>) {
    match value {
        Value::String(text) => out.push((path, text.clone())),
        Value::Object(fields) => {
            fields.iter().for_each(|(name, v)| strings(v, format!("{path}/{name}"), out));
        }
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(i, v)| strings(v, format!("{path}/{i}"), out));
        }
        _ => {}
    }
}

/// The examples of the protocol's page.
fn examples() -> Vec<Value> {
    let page = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let page = std::fs::read_to_string(page).expect("the page is there");
    let list = page.split("<!-- examples -->\n```jsonl\n").nth(1).and_then(|rest| rest.split("```").next());
    let lines = list.expect("examples").lines().chain(MORE);
    let absent = ABSENT.map(|(what, rule, who)| {
        json!({"type": "nothing", "what": what, "who": who, "card": null, "cause": {"rules": [rule]}})
    });
    let rolls = ROLLS.map(|(why, who)| {
        json!({"type": "rolled", "who": who, "why": why, "dice": ["1c"], "again": false, "cause": {"rules": ["DIE-3"]}})
    });
    let markers = ["stunned", "webbed", "knocked-down"].map(|marker| {
        json!({"type": "unmarked", "figure": "lily", "marker": marker, "markers": [], "cause": {"rules": ["REC-1"]}})
    });
    let equip =
        json!({"type": "free-spent", "mouse": "lily", "free": "equip", "cause": {"rules": ["FREE-2"]}});
    let more = absent.into_iter().chain(rolls).chain(markers).chain([equip]);
    lines.map(|line| serde_json::from_str(line).expect(line)).chain(more).collect()
}

/// What the log says of an event; nothing if the protocol has no such event, as where a token is called like a card.
fn told(locale: Locale, event: &Value) -> Vec<String> {
    let Ok(event) = serde_json::from_value::<PublicEvent>(event.clone()) else { return Vec::new() };
    locale.log(&[event]).into_iter().flat_map(|line| line.sentences).collect()
}

fn heading(page: &mut String, name: &str, sentences: &[String]) {
    let mut seen = BTreeSet::new();
    let fresh: Vec<&String> = sentences.iter().filter(|s| seen.insert(s.as_str())).collect();
    if fresh.len() < 2 {
        return;
    }
    writeln!(page, "\n# {name}").expect("writing to a string");
    for sentence in fresh {
        assert!(is_whole(sentence), "{name}: {sentence}");
        writeln!(page, "{sentence}").expect("writing to a string");
    }
}

fn page(lang: Lang) -> String {
    let (locale, ids) = (catalogue().locale(lang), Ids::new());
    let words = catalogue().words();
    let mut page = format!("Every sentence with every name, for people to read ({lang}).\n");
    for event in examples() {
        let sentences: Vec<String> =
            ids.variants(&event).iter().flat_map(|event| told(locale, event)).collect();
        heading(&mut page, event["type"].as_str().unwrap_or_default(), &sentences);
    }
    for (key, argument) in MICE {
        let sentence = |mouse: &String| {
            let args = Args::new()
                .text("by", "Ada")
                .text("level", locale.level(session::Level::ALL[1]))
                .num("percent", 12);
            let args = words.noun(lang, args, argument, &format!("mouse-{mouse}"));
            words.say(lang, key, &args)
        };
        heading(&mut page, key, &ids.mice.iter().map(sentence).collect::<Vec<_>>());
    }
    let nouns = [
        ("foe", "minion", &ids.minions),
        ("mouse", "mouse", &ids.mice),
        ("card", "card", &ids.kinds[0]),
        ("ability", "ability", &ids.kinds[1]),
    ];
    for (key, wanted) in REASONS {
        for (argument, _, names) in nouns.iter().filter(|noun| wanted.contains(&noun.0)) {
            let sentence = |name: &String| {
                let mut args = BTreeMap::from([("percent".to_string(), BecauseArg::Number(62))]);
                let first =
                    |noun: &(&str, &str, &BTreeSet<String>)| noun.2.first().cloned().unwrap_or_default();
                for other in nouns.iter().filter(|noun| wanted.contains(&noun.0)) {
                    let name = if other.0 == *argument { name.clone() } else { first(other) };
                    args.insert(other.0.to_string(), BecauseArg::Noun(format!("{}-{name}", other.1)));
                }
                locale.because(&Because { key: key.to_string(), args }).expect("one of ours")
            };
            heading(&mut page, key, &names.iter().map(sentence).collect::<Vec<_>>());
        }
    }
    page
}

#[test]
fn every_sentence_is_right_with_every_name() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/sentences");
    for lang in Lang::ALL {
        expect_file![folder.join(format!("{lang}.txt"))].assert_eq(&page(lang));
    }
}
