//! Conversations with programs: the one in the protocol's page, and whatever else somebody may say.

use engine::dice::Stream;
use expect_test::expect_file;
use serde_json::{Value, json};
use server::{BookShelf, Conversation};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

fn shelf() -> &'static BookShelf {
    static SHELF: OnceLock<BookShelf> = OnceLock::new();
    SHELF.get_or_init(|| BookShelf::open(None).expect("the built-in content"))
}

fn conversation() -> Conversation<'static> {
    Conversation::new(shelf().own().iter().map(|content| &content.catalogue).collect())
}

/// Says some lines one after the other and reads the answers.
fn talk(lines: &[&str]) -> Vec<Value> {
    let mut output = Vec::new();
    conversation().run(lines.join("\n").as_bytes(), &mut output).expect("no file");
    let text = String::from_utf8(output).expect("text");
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn page() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md")
}

/// JSON with only the first thing of each list, as the page shows it.
fn elided(json: &str) -> String {
    let bytes = json.as_bytes();
    let (mut out, mut at) = (String::new(), 0);
    while at < bytes.len() {
        let from = at;
        match bytes[at] {
            b'"' => {
                at = end_of_value(bytes, at);
                out.push_str(&json[from..at]);
            }
            b'[' => {
                at = end_of_value(bytes, at);
                let first = end_of_value(bytes, from + 1);
                out.push('[');
                if first < at {
                    out.push_str(&elided(&json[from + 1..first]));
                    out.push_str(if bytes[first] == b',' { ",\"…\"]" } else { "]" });
                } else {
                    out.push(']');
                }
            }
            other => {
                out.push(char::from(other));
                at += 1;
            }
        }
    }
    out
}

/// Where the value that begins here ends.
fn end_of_value(bytes: &[u8], from: usize) -> usize {
    let (mut depth, mut at, mut quoted) = (0, from, false);
    while at < bytes.len() {
        match bytes[at] {
            b'\\' if quoted => at += 1,
            b'"' => quoted = !quoted,
            b'[' | b'{' if !quoted => depth += 1,
            b']' | b'}' if !quoted && depth == 0 => return at,
            b']' | b'}' if !quoted => depth -= 1,
            b',' if !quoted && depth == 0 => return at,
            _ => {}
        }
        at += 1;
        if depth == 0 && !quoted && matches!(bytes[at - 1], b'"' | b']' | b'}') {
            return at;
        }
    }
    at
}

#[test]
fn the_conversation_in_the_page_goes_just_like_that() {
    let mut text = std::fs::read_to_string(page()).expect("the page of the protocol");
    let mark = "<!-- conversation -->\n```text\n";
    let from = text.find(mark).expect("the conversation") + mark.len();
    let shown = from..from + text[from..].find("```").expect("its end");
    let mut conversation = conversation();
    // A better drawing must not change this page.
    let editions = shelf().own().iter().flat_map(|content| content.catalogue.book().chapters.iter());
    let editions: Vec<String> = editions.map(|chapter| engine::saving::hex(&chapter.edition)).collect();
    let mut fresh = String::new();
    for request in text[shown.clone()].lines().filter_map(|line| line.strip_prefix("> ")) {
        let answer = conversation.answer(request.as_bytes()).expect("an answer");
        let shown = editions.iter().fold(elided(&answer), |shown, edition| shown.replace(edition, "…"));
        fresh.extend(["> ", request, "\n< ", &shown, "\n"]);
    }
    text.replace_range(shown, &fresh);
    expect_file![page()].assert_eq(&text);
    // Whatever an answer has, the page says what it is.
    let mut fields = BTreeSet::new();
    fresh.lines().filter_map(|line| line.strip_prefix("< ")).for_each(|line| {
        keys(&serde_json::from_str(line).expect("JSON"), &mut fields);
    });
    let missing: Vec<&String> = fields.iter().filter(|field| !text.contains(&format!("`{field}`"))).collect();
    assert!(missing.is_empty(), "the page does not say what these are: {missing:?}");
}

/// The names of all fields; not those that a book's author has chosen.
fn keys(value: &Value, into: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, value)| {
            into.insert(name.clone());
            if !["counters", "options", "card", "from", "to", "hearts"].contains(&name.as_str()) {
                keys(value, into);
            }
        }),
        Value::Array(list) => list.iter().for_each(|value| keys(value, into)),
        _ => {}
    }
}

#[test]
fn a_program_plays_its_mouse_and_the_others_play_themselves() {
    let begin = r#"{"do":"new","chapter":"flight-to-barksburg","seed":"mine","mice":["filch"]}"#;
    let mut conversation = conversation();
    let mut say = |line: &str| -> Value {
        serde_json::from_str(&conversation.answer(line.as_bytes()).expect("an answer")).expect("JSON")
    };
    let mut answer = say(begin);
    let (mut mine, mut theirs) = (0, 0);
    while let Some(offers) = answer["decision"]["offers"].as_array() {
        let by = &answer["decision"]["by"];
        assert!(by.is_null() || by == "filch", "{by}");
        theirs += answer["others"].as_array().map_or(0, Vec::len);
        mine += 1;
        let choice = &offers[offers.len() / 2]["choice"];
        answer = say(&json!({ "do": "choose", "choice": choice }).to_string());
        assert_eq!(answer["type"], "update", "{answer}");
    }
    assert!(mine > 5 && theirs > 5, "{mine} choices of the program, {theirs} of the others");
    assert!(answer["outcome"].is_string(), "{answer}");
    let late = say(r#"{"do":"choose","choice":"end-turn"}"#);
    assert_eq!(late["code"], "game-over");
}

#[test]
fn what_makes_no_sense_is_answered_and_changes_nothing() {
    let new = r#"{"do":"new","chapter":"rats-in-the-kitchen","seed":"x"}"#;
    let long = format!(r#"{{"do":"{}"}}"#, "x".repeat(1 << 20));
    let deep = "[".repeat(100_000);
    for (bad, code, at) in [
        ("nonsense", "bad-json", Some("column")),
        ("{", "bad-json", Some("column")),
        (deep.as_str(), "bad-json", Some("column")),
        (long.as_str(), "bad-text", Some("byte")),
        ("[]", "bad-request", None),
        ("{}", "bad-request", None),
        (r#"{"do":7}"#, "bad-request", None),
        (r#"{"do":"dance"}"#, "bad-request", None),
        (r#"{"do":"choose"}"#, "bad-request", None),
        (r#"{"do":"choose","choice":["end-turn"]}"#, "bad-request", None),
        (r#"{"do":"choose","choice":""}"#, "unknown-choice", Some("choice")),
        (r#"{"do":"choose","choice":"move nowhere"}"#, "unknown-choice", Some("choice")),
        (r#"{"do":"choose","choice":"catnip"}"#, "refused", Some("choice")),
        (r#"{"do":"new"}"#, "bad-request", None),
        (r#"{"do":"new","chapter":"x"}"#, "bad-setup", Some("chapter")),
        (r#"{"do":"new","chapter":"lilys-tail","sed":"x"}"#, "bad-request", None),
        (r#"{"do":"new","chapter":"lilys-tail","options":{"x":"y"}}"#, "bad-setup", Some("options")),
        (r#"{"do":"new","chapter":"lilys-tail","mice":["cat"]}"#, "bad-setup", Some("mice")),
        (r#"{"do":"new","chapter":"lilys-tail","mice":["lily"],"others":"x"}"#, "bad-setup", Some("others")),
        (
            r#"{"do":"new","chapter":"lilys-tail","party":[{"mouse":"lily","abilities":[]}]}"#,
            "bad-setup",
            None,
        ),
        (
            r#"{"do":"new","chapter":"lilys-tail","party":[{"mouse":"x","abilities":[]}]}"#,
            "bad-setup",
            Some("mouse"),
        ),
        (r#"{"do":"new","chapter":"lilys-tail","achieved":["x"]}"#, "bad-setup", Some("achievement")),
    ] {
        let shown: String = bad.chars().take(60).collect();
        let answers = talk(&[new, r#"{"do":"state"}"#, "", bad, r#"{"do":"state"}"#]);
        let [_, before, error, after] = &answers[..] else { panic!("{shown}: {}", answers.len()) };
        assert_eq!((&error["type"], &error["code"]), (&json!("error"), &json!(code)), "{shown}: {error}");
        assert_eq!(error["line"], 4, "{shown}: it says which line is meant");
        assert!(error["message"].as_str().is_some_and(|message| message.len() > 5), "{error}");
        if let Some(at) = at {
            assert!(error["at"].as_str().is_some_and(|there| there.starts_with(at)), "{shown}: {error}");
        }
        assert_eq!(before["state"], after["state"], "{shown}");
    }
    for early in [r#"{"do":"state"}"#, r#"{"do":"choose","choice":"end-turn"}"#] {
        assert_eq!(talk(&[early])[0]["code"], "no-game");
    }
    assert_eq!(
        talk(&[r#"{"do":"end"}"#, r#"{"do":"chapters"}"#]).len(),
        1,
        "after the end nothing is answered"
    );
}

#[test]
fn bytes_at_random_are_always_answered() {
    let mut rng = Stream::from_number(11);
    let whole = r#"{"do":"new","chapter":"rats-in-the-kitchen","seed":"x","options":{},"mice":["tilda"]}"#;
    let mut conversation = conversation();
    for _ in 0..400 {
        let mut line = whole.as_bytes().to_vec();
        for _ in 0..=rng.below(3) {
            let at = rng.below(line.len() as u32) as usize;
            match rng.below(3) {
                0 => line[at] = rng.below(256) as u8,
                1 => line.truncate(at.max(1)),
                _ => line.insert(at, b"\"{}[],:"[rng.below(7) as usize]),
            }
        }
        line.retain(|byte| *byte != b'\n');
        let answer = conversation.answer(&line);
        assert!(answer.is_some() || line.trim_ascii().is_empty());
    }
}
