//! An editor's session with the language server: the program is started as editors do it, and spoken to over its standard input.

#[path = "editor/client.rs"]
mod client;

use client::{Client, checked, copied};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

const CHAPTER: &str = "first-lamp/chapter.kdl";

/// A small book in a folder of its own.
fn small_book() -> tempfile::TempDir {
    copied(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/editor/book"))
}

fn text(folder: &Path, file: &str) -> String {
    std::fs::read_to_string(folder.join(file)).expect("a file")
}

/// The text with a line of it changed.
fn with(text: &str, line: &str, other: &str) -> String {
    assert!(text.contains(line), "{line} in {text}");
    text.replacen(line, other, 1)
}

fn codes(found: &[Value]) -> Vec<&str> {
    found.iter().map(|finding| finding["code"].as_str().expect("a code")).collect()
}

#[test]
fn errors_come_while_typing_and_go_again() {
    let folder = small_book();
    let mut client = Client::start(folder.path(), &[]);
    let sound = text(folder.path(), CHAPTER);
    assert_eq!(client.open(CHAPTER, &sound), [] as [Value; 0]);
    // Nothing of it is saved.
    let found =
        client.change(CHAPTER, &with(&sound, "special-search tin-lantern", "special-search tin-lantren"));
    let found: Vec<Value> = found.into_iter().filter(|finding| finding["code"] == "C0102").collect();
    assert_eq!(found.len(), 1);
    let line = sound.lines().position(|line| line.contains("special-search")).expect("the line");
    assert_eq!(
        found[0]["range"],
        json!({
            "start": { "line": line, "character": 23 }, "end": { "line": line, "character": 34 }
        })
    );
    let message = found[0]["message"].as_str().expect("words");
    assert!(message.contains("tin-lantern") && found[0]["severity"] == 1, "{message}");
    assert_eq!(client.change(CHAPTER, &sound), [] as [Value; 0]);
    // A missing brace, too.
    assert_eq!(codes(&client.change(CHAPTER, sound.trim_end().trim_end_matches('}')))[0], "C0001");
    client.change(CHAPTER, &sound);
    // What one file lacks is found where the other needs it.
    let words = "locales/en/lantern-night.ftl";
    let fluent = text(folder.path(), words);
    assert_eq!(
        codes(&client.open(words, &with(&fluent, "counter-oil = Oil", "counter-oil = { Oil"))),
        ["C0507"]
    );
    client.change(words, &fluent);
    let prose = "first-lamp/en.md";
    let told = text(folder.path(), prose);
    let found = client.open(prose, &with(&told, "# continues", "# continue"));
    assert!(codes(&found).contains(&"C0503"), "{found:?}");
    client.change(prose, &told);
    client.end();
}

#[test]
fn layers_of_a_drawing_are_checked_while_it_is_drawn() {
    let folder = small_book();
    let broken = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../broken-content/C0615-unknown-layer");
    let drawing = client::files(&broken)
        .into_iter()
        .find(|file| Path::new(file).extension().is_some_and(|ending| ending == "svg"))
        .expect("a drawing");
    let svg = std::fs::read_to_string(broken.join(drawing)).expect("a drawing");
    let mut client = Client::start(folder.path(), &[]);
    let found = client.open("tiles/room.svg", &svg);
    assert!(codes(&found).contains(&"C0615"), "{found:?}");
    // What may stand there instead.
    let named = found.iter().find(|finding| finding["code"] == "C0615").expect("it")["range"].clone();
    let offered = client.ask("textDocument/completion", "tiles/room.svg", &named["start"], json!({}));
    let labels: Vec<&str> =
        offered.as_array().expect("a list").iter().filter_map(|o| o["label"].as_str()).collect();
    assert!(labels.contains(&"currents"), "{labels:?}");
    let outline = client.ask("textDocument/documentSymbol", "tiles/room.svg", &Value::Null, json!({}));
    assert!(outline[0]["children"].as_array().is_some_and(|spaces| !spaces.is_empty()), "{outline}");
    client.end();
}

#[test]
fn every_place_is_offered_what_the_check_would_take_there() {
    let folder = small_book();
    let mut client = Client::start(folder.path(), &[]);
    let sound = text(folder.path(), CHAPTER);
    client.open(CHAPTER, &sound);
    // The line that is typed, what must be offered at `|`, and what must not.
    for (line, wanted, unwanted) in [
        ("special-search |", &["tin-lantern", "dagger"][..], &["roach", "kitchen"][..]),
        ("special-search tin-lantern o|", &["on="], &["roach"]),
        ("special-search tin-lantern on=|", &["g28", "this-room", "own-space", "water"], &["tin-lantern"]),
        ("special-search tin-lantern on=kitchen:|", &["k24", "counter"], &["g28"]),
        ("special-search tin-lantern on=g1,|", &["g12"], &["kitchen="]),
        ("spe|", &["special-search", "special-setup", "quiet", "rule"], &["gain-cheese"]),
        ("special-setup |", &["roach=", "captain-vurst="], &["dagger"]),
        ("rule r { when |", &["turn-ends", "attacked"], &["gain-cheese"]),
        ("rule r { when turn-ends |", &["melee", "who=", "once-per=", "may="], &["attacked"]),
        ("rule r { when turn-ends who=|", &["any-mouse", "minion"], &["turn-ends"]),
        ("rule r { when turn-ends may=|", &["#true", "#false"], &["any-mouse"]),
        (
            "rule r { when turn-ends { |",
            &["gain-cheese", "check", "if", "story"],
            &["turn-ends", "special-search"],
        ),
        ("rule r { when turn-ends { if |", &["mover", "has-card", "counter", "any-of"], &["gain-cheese"]),
        ("rule r { when turn-ends { if mover |", &["on=", "has-card=", "is="], &["gain-cheese"]),
        ("rule r { when turn-ends { if mover is=|", &["large", "filch", "roach"], &["dagger"]),
        ("rule r { when turn-ends { if counter |", &["oil", "lit"], &["roach"]),
        ("rule r { when turn-ends { if counter oil |", &["at-least=", "at-most=", "is="], &["roach"]),
        ("rule r { when turn-ends { gain-cheese |", &["mover", "searcher", "lore", "oil"], &["roach"]),
        ("rule r { when turn-ends { give |", &["battle", "unseen", "mover"], &["roach"]),
        ("rule r { when turn-ends { give battle +1 |", &["until="], &["roach"]),
        ("rule r { when turn-ends { give battle +1 until=|", &["round-ends"], &["roach"]),
        ("rule r { when turn-ends { mark mover |", &["webbed", "stunned"], &["roach"]),
        ("rule r { when turn-ends { achieve |", &["lamp-lit"], &["roach"]),
        ("rule r { when turn-ends { spawn |", &["rat-warrior"], &["dagger"]),
        ("rule r { when turn-ends { join |", &["lily"], &["roach"]),
        ("rule r { when turn-ends { each |", &["mouse", "minion", "figure", "roach"], &["dagger"]),
        ("rule r cites=|", &["BAT-4", "POW-1"], &["roach"]),
        ("rule r { forbid |", &["explore", "search"], &["roach"]),
        ("story s when=|", &["entered", "turn-ends"], &["roach"]),
    ] {
        // Typed in a room, with all that is below it still there and its own braces missing.
        let begun = with(&sound, "special-search tin-lantern on=g28\n", &format!("{line}\n"));
        let offered = client.complete(CHAPTER, &begun);
        let labels: Vec<&str> = offered.iter().filter_map(|offer| offer["label"].as_str()).collect();
        for word in wanted {
            assert!(labels.contains(word), "{line} offers no {word}: {labels:?}");
        }
        for word in unwanted {
            assert!(!labels.contains(word), "{line} offers {word}");
        }
        // A word of the vocabulary says what it means.
        for offer in offered.iter().filter(|offer| offer["data"].is_null()) {
            let told = offer["documentation"]["value"].as_str().unwrap_or("");
            let property =
                offer["label"].as_str().is_some_and(|label| label.ends_with('=') || label.starts_with('#'));
            assert!(!told.is_empty() || property, "{line}: nothing is said about {offer}");
        }
    }
    // The part that is typed already is replaced, and a name says what it stands for.
    let begun = with(&sound, "special-search tin-lantern on=g28\n", "special-search tin-l|\n");
    let offered = client.complete(CHAPTER, &begun);
    let lantern = offered.iter().find(|offer| offer["label"] == "tin-lantern").expect("the lantern");
    let line = begun.lines().position(|line| line.contains('|')).expect("the line");
    assert_eq!(lantern["textEdit"]["range"]["start"], json!({ "line": line, "character": 23 }));
    assert_eq!(lantern["textEdit"]["range"]["end"], json!({ "line": line, "character": 28 }));
    client.change(CHAPTER, &sound);
    let told = client.request("completionItem/resolve", lantern);
    let told = told["documentation"]["value"].as_str().expect("words");
    assert!(told.contains("Tin Lantern"), "{told}");
    // Prose is offered its moments and mice, and a locale file its keys.
    let prose = text(folder.path(), "first-lamp/en.md");
    client.open("first-lamp/en.md", &prose);
    let offered = client.complete("first-lamp/en.md", &with(&prose, "# continues", "# |"));
    assert!(offered.iter().any(|offer| offer["label"] == "continues"), "{offered:?}");
    let offered = client.complete("first-lamp/en.md", &with(&prose, "[achieved lamp-lit]", "[with |]"));
    assert!(offered.iter().any(|offer| offer["label"] == "filch"), "{offered:?}");
    let words = text(folder.path(), "locales/en/lantern-night.ftl");
    client.open("locales/en/lantern-night.ftl", &words);
    let offered =
        client.complete("locales/en/lantern-night.ftl", &with(&words, "counter-oil = Oil", "coun|"));
    let labels: Vec<&str> = offered.iter().filter_map(|offer| offer["label"].as_str()).collect();
    assert_eq!(labels, ["counter-oil"]);
    client.end();
}

#[test]
fn pointing_at_a_word_explains_it() {
    let folder = small_book();
    let mut client = Client::start(folder.path(), &[]);
    let sound = text(folder.path(), CHAPTER);
    client.open(CHAPTER, &sound);
    for (at, says) in [
        // A card in three languages, with the text that is generated for it.
        ("card=tin-lan", &["Tin Lantern", "Blechlaterne", "**pl**"][..]),
        ("minions guard-room roa", &["Kakerlake", "**en**", "**pl**"]),
        // A room with its picture and its spaces.
        ("row guard-room kitc", &["![kitchen](file://", "k24", "Küche"]),
        // A rule in the words that players get, and a word of the vocabulary.
        ("rule the-oily-cor", &["**en**", "**de**"]),
        ("rando", &["a die decides"]),
        ("dice=lore nee", &["check"]),
    ] {
        let place = client.place(CHAPTER, at);
        let told = client.ask("textDocument/hover", CHAPTER, &place, json!({}));
        let told = told["contents"]["value"].as_str().unwrap_or_else(|| panic!("{at}: {told}"));
        for words in says {
            assert!(told.contains(words), "{at} says no {words}: {told}");
        }
    }
    client.end();
}

#[test]
fn a_name_leads_through_all_kinds_of_files() {
    let folder = small_book();
    let mut client = Client::start(folder.path(), &[]);
    client.open(CHAPTER, &text(folder.path(), CHAPTER));
    let place = client.place(CHAPTER, "special-search tin-lan");
    let declared = client.ask("textDocument/definition", CHAPTER, &place, json!({}));
    assert_eq!(client.files_of(&declared), ["search.kdl"]);
    let all = client.ask(
        "textDocument/references",
        CHAPTER,
        &place,
        json!({ "context": { "includeDeclaration": true } }),
    );
    let files = client.files_of(&all);
    assert_eq!(files.iter().filter(|file| **file == CHAPTER).count(), 6, "{files:?}");
    for file in [
        "search.kdl",
        "locales/en/lantern-night.ftl",
        "locales/de/lantern-night.ftl",
        "locales/pl/lantern-night.ftl",
    ] {
        assert!(files.iter().any(|found| found == file), "{files:?}");
    }
    // From the declaration to its words, and from the words back.
    client.open("search.kdl", &text(folder.path(), "search.kdl"));
    let place = client.place("search.kdl", "party-item tin-lan");
    let worded = client.ask("textDocument/definition", "search.kdl", &place, json!({}));
    assert_eq!(client.files_of(&worded).len(), 3);
    let words = "locales/de/lantern-night.ftl";
    client.open(words, &text(folder.path(), words));
    let place = client.place(words, "card-tin-lan");
    let declared = client.ask("textDocument/definition", words, &place, json!({}));
    assert_eq!(client.files_of(&declared), ["search.kdl"]);
    // An achievement that prose asks for is declared in the book.
    client.open("first-lamp/en.md", &text(folder.path(), "first-lamp/en.md"));
    let place = client.place("first-lamp/en.md", "[achieved lamp-");
    let declared = client.ask("textDocument/definition", "first-lamp/en.md", &place, json!({}));
    assert_eq!(client.files_of(&declared), ["book.kdl"]);
    // What belongs to the box is shown as a copy.
    let place = client.place(CHAPTER, "minions guard-room roa");
    let declared = client.ask("textDocument/definition", CHAPTER, &place, json!({}));
    let copy = declared[0]["uri"].as_str().and_then(|uri| uri.strip_prefix("file://")).expect("a file");
    assert!(
        copy.ends_with("box/minions.kdl") && text(Path::new("/"), &copy[1..]).contains("minion roach"),
        "{copy}"
    );
    client.end();
}

#[test]
fn renamed_things_are_renamed_everywhere() {
    let folder = small_book();
    for (file, at, new) in [
        (CHAPTER, "special-search tin-lan", "brass-lantern"),
        (CHAPTER, "counter oi", "rape-oil"),
        ("book.kdl", "campaign first-la", "the-first-lamp"),
        ("book.kdl", "achievement lamp-", "light"),
        (CHAPTER, "goal fill-i", "fill-the-lamp"),
        ("book.kdl", "book lantern-", "night-of-lanterns"),
    ] {
        let mut client = Client::start(folder.path(), &[]);
        let before = text(folder.path(), file);
        client.open(file, &before);
        let place = client.place(file, at);
        let range = client.ask("textDocument/prepareRename", file, &place, json!({}));
        assert_ne!(range, Value::Null, "{at}");
        let edit = client.ask("textDocument/rename", file, &place, json!({ "newName": new }));
        client.apply(&edit);
        client.end();
        let after = text(folder.path(), file);
        assert!(after.contains(new) && after != before, "{at}");
        // Names, words and prose still fit each other.
        let report = checked(folder.path());
        assert_eq!(report["findings"], json!([]), "{at}");
    }
    // What is not the author's is left alone, and so is what is taken or no name.
    let mut client = Client::start(folder.path(), &[]);
    client.open(CHAPTER, &text(folder.path(), CHAPTER));
    for (at, new, why) in [
        ("minions guard-room roa", "beetle", "belongs to the box"),
        ("flag li", "rape-oil", "is taken"),
        ("flag li", "Lit!", "is not a valid name"),
    ] {
        let place = client.place(CHAPTER, at);
        let no = client.refused("textDocument/rename", CHAPTER, &place, json!({ "newName": new }));
        assert!(no.contains(why), "{no}");
    }
    client.end();
}

#[test]
fn quick_fixes_mend_what_they_are_offered_for() {
    let folder = small_book();
    let mut client = Client::start(folder.path(), &[]);
    let sound = text(folder.path(), CHAPTER);
    for (line, wrong, code) in [
        ("gain-cheese searcher 2", "gian-cheese searcher 2", "C0004"),
        ("special-search tin-lantern on=g28", "special-search tin-lantren on=g28", "C0102"),
        ("counter oil shown=#true", "counter oil shown=yes", "C0007"),
        ("counter oil shown=#true", "counter oil shwon=#true", "C0005"),
        ("on=kitchen:counter", "on=kitchen:cuonter", "C0106"),
        ("set lit", "set lit 1 2", "C0008"),
    ] {
        let found = client.change(CHAPTER, &with(&sound, line, wrong));
        let finding = found
            .iter()
            .find(|finding| finding["code"] == code)
            .unwrap_or_else(|| panic!("{wrong}: {found:?}"));
        let fixes = client.fixes(CHAPTER, finding);
        assert_eq!(fixes.len(), 1, "{fixes:?}");
        client.apply(&fixes[0]["edit"]);
        let mended = text(folder.path(), CHAPTER);
        assert_eq!(client.change(CHAPTER, &mended), [] as [Value; 0], "{wrong}");
        assert!(code == "C0008" || mended == sound, "{mended}");
    }
    client.change(CHAPTER, &sound);
    std::fs::write(folder.path().join(CHAPTER), &sound).expect("a file");
    // Words and prose that are missing are made, in the files where they belong.
    let cards = text(folder.path(), "search.kdl");
    let found = client
        .open("search.kdl", &format!("{cards}item wax-candle {{\n    free-action {{ gain-cheese 1 }}\n}}\n"));
    assert_eq!(codes(&found), ["C0501"]);
    let fixes = client.fixes("search.kdl", &found[0]);
    assert_eq!(fixes.len(), 3, "{fixes:?}");
    client.apply(&fixes[0]["edit"]);
    assert!(text(folder.path(), "locales/en/lantern-night.ftl").ends_with("card-wax-candle = Wax Candle\n"));
    let found = client
        .change(CHAPTER, &with(&sound, "special-search tin-lantern on=g28", "story a-draught when=entered"));
    let finding = found.iter().find(|finding| finding["code"] == "C0502").expect("no prose");
    let fixes = client.fixes(CHAPTER, finding);
    client.apply(&fixes[0]["edit"]);
    assert!(text(folder.path(), "first-lamp/en.md").ends_with("\n\n# a-draught\n\n"));
    client.end();
}

/// The book that the guide begins with.
fn mill() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path().display().to_string();
    assert!(client::barksburg(&["new-story", "the-old-mill", "--in", &at]).status.success());
    let mill = folder.path().join("the-old-mill");
    (folder, mill)
}

#[test]
fn a_fix_is_offered_wherever_the_cursor_stands_in_its_line() {
    let folder = small_book();
    let mut client = Client::start(folder.path(), &[]);
    let wrong = with(&text(folder.path(), CHAPTER), "on=kitchen:counter", "on=kitchen:cuonter");
    let found = client.open(CHAPTER, &wrong);
    let mut finding = found.iter().find(|finding| finding["code"] == "C0106").expect("it").clone();
    let line = finding["range"]["start"]["line"].clone();
    finding["range"] =
        json!({ "start": { "line": line, "character": 0 }, "end": { "line": line, "character": 0 } });
    assert_eq!(client.fixes(CHAPTER, &finding).len(), 1);
    client.end();
}

#[test]
fn a_book_that_was_never_sound_still_explains_what_it_leans_on() {
    let folder = small_book();
    let wrong = with(&text(folder.path(), CHAPTER), "gain-cheese searcher 2", "gian-cheese searcher 2");
    std::fs::write(folder.path().join(CHAPTER), &wrong).expect("a file");
    let mut client = Client::start(folder.path(), &[]);
    assert!(codes(&client.open(CHAPTER, &wrong)).contains(&"C0004"));
    let place = client.place(CHAPTER, "minions guard-room roa");
    let told = client.ask("textDocument/hover", CHAPTER, &place, json!({}));
    let told = told["contents"]["value"].as_str().expect("words");
    assert!(told.contains("Kakerlake"), "{told}");
    client.end();
}

#[test]
fn cases_are_checked_completed_and_explained_like_the_rest() {
    let (_folder, mill) = mill();
    let cases = "cases/first-night.kdl";
    let sound = text(&mill, cases);
    let mut client = Client::start(&mill, &[]);
    assert_eq!(client.open(cases, &sound), [] as [Value; 0]);
    for (right, wrong, code) in [
        ("put rat-warrior at=k1", "put rat-warior at=k1", "C0119"),
        ("expect achieved the-larder-key", "expect achieved the-larder-kye", "C0112"),
        ("expect moment the-key", "expect moment the-kye", "C0119"),
        ("filch end-turn", "flich end-turn", "C0004"),
    ] {
        let found = client.change(cases, &with(&sound, right, wrong));
        assert_eq!(codes(&found), [code], "{wrong}");
        // The check says the very same.
        std::fs::write(mill.join(cases), with(&sound, right, wrong)).expect("a file");
        let report = checked(&mill);
        let findings = report["findings"].as_array().expect("a list");
        assert_eq!(findings.len(), 1, "{report}");
        assert_eq!((&findings[0]["code"], &findings[0]["at"]["file"]), (&json!(code), &json!(cases)));
        let message = findings[0]["message"].as_str().expect("words");
        assert!(found[0]["message"].as_str().is_some_and(|told| told.starts_with(message)), "{found:?}");
        let fixes = client.fixes(cases, &found[0]);
        assert_eq!(fixes.len(), 1, "{wrong}: {fixes:?}");
        client.apply(&fixes[0]["edit"]);
        assert_eq!(text(&mill, cases), sound, "{wrong}");
    }
    // What the chapter no longer has is missed where a case asks for it.
    let chapter = "01-the-first-night/chapter.kdl";
    let told = text(&mill, chapter);
    client.change(cases, &sound);
    client.open(chapter, &told.replace("story the-key", "story the-smell"));
    assert!(!client.change(cases, &sound).is_empty());
    client.change(chapter, &told);
    for (line, wanted, unwanted) in [
        ("put |", &["rat-warrior", "filch"][..], &["dagger"][..]),
        ("expect achieved |", &["the-larder-key"], &["rat-warrior"]),
        ("room |", &["kitchen"], &["dagger"]),
        ("fi|", &["filch", "expect"], &["kitchen"]),
    ] {
        let begun = with(&sound, "put filch at=counter", &format!("put filch at=counter\n    {line}"));
        let offered = client.complete(cases, &begun);
        let labels: Vec<&str> = offered.iter().filter_map(|offer| offer["label"].as_str()).collect();
        for word in wanted {
            assert!(labels.contains(word), "{line} offers no {word}: {labels:?}");
        }
        for word in unwanted {
            assert!(!labels.contains(word), "{line} offers {word}");
        }
    }
    client.change(cases, &sound);
    for (at, says) in
        [("put rat-warr", "Rattenkrieger"), ("expl", "visited before"), ("moment the-k", "**en**")]
    {
        let place = client.place(cases, at);
        let told = client.ask("textDocument/hover", cases, &place, json!({}));
        let told = told["contents"]["value"].as_str().unwrap_or_else(|| panic!("{at}: {told}"));
        assert!(told.contains(says), "{at}: {told}");
    }
    let place = client.place(cases, "expect achieved the-lar");
    let declared = client.ask("textDocument/definition", cases, &place, json!({}));
    assert_eq!(client.files_of(&declared), ["book.kdl"]);
    let outline = client.ask("textDocument/documentSymbol", cases, &Value::Null, json!({}));
    assert_eq!(outline.as_array().map(Vec::len), Some(2), "{outline}");
    client.end();
}

#[test]
fn names_are_renamed_in_cases_and_from_them() {
    let (_folder, mill) = mill();
    let (chapter, cases) = ("01-the-first-night/chapter.kdl", "cases/first-night.kdl");
    for (file, at, new) in [
        (chapter, "achieve the-larder-", "the-pantry-key"),
        (cases, "first-night/the-hook-by-", "the-hook"),
        (cases, "expect moment the-k", "a-key"),
        (cases, "chapter the-old-mill-first-n", "one-night"),
    ] {
        let mut client = Client::start(&mill, &[]);
        client.open(file, &text(&mill, file));
        let place = client.place(file, at);
        let edit = client.ask("textDocument/rename", file, &place, json!({ "newName": new }));
        client.apply(&edit);
        client.end();
        assert!(text(&mill, cases).contains(new) && text(&mill, chapter).contains(new), "{new}");
        assert_eq!(checked(&mill)["findings"], json!([]), "{new}");
    }
    let folder = mill.display().to_string();
    let played =
        client::barksburg(&["--content", &folder, "scenario", &mill.join("cases").display().to_string()]);
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stdout));
}

#[test]
fn a_lone_file_of_cases_is_read_against_the_box() {
    let folder = tempfile::tempdir().expect("a folder");
    let conformance = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../conformance/battle.kdl");
    let sound = std::fs::read_to_string(conformance).expect("cases");
    std::fs::write(folder.path().join("battle.kdl"), &sound).expect("a file");
    let mut client = Client::start(folder.path(), &[]);
    assert_eq!(client.open("battle.kdl", &sound), [] as [Value; 0]);
    let found = client.change("battle.kdl", &with(&sound, "put collin ", "put colin "));
    assert!(codes(&found).contains(&"C0119"), "{found:?}");
    client.end();
}

#[test]
fn the_book_of_the_guide_is_outlined_and_laid_out() {
    let (_folder, mill) = mill();
    let file = "01-the-first-night/chapter.kdl";
    let sound = text(&mill, file);
    let mut client = Client::start(&mill, &["--lang", "de"]);
    // The step of the guide: a misspelt minion, told in the language that was asked for.
    let name = if sound.contains("rat-warrior=") { "rat-warrior=" } else { panic!("{sound}") };
    let found = client.open(file, &with(&sound, name, "rat-warior="));
    assert!(codes(&found).contains(&"C0103"), "{found:?}");
    let finding = found.iter().find(|finding| finding["code"] == "C0103").expect("it");
    assert!(finding["message"].as_str().is_some_and(|told| told.contains("Gegner")), "{finding}");
    assert_eq!(client.change(file, &sound), [] as [Value; 0]);
    let outline = client.ask("textDocument/documentSymbol", file, &Value::Null, json!({}));
    let chapter = &outline[0];
    assert_eq!(chapter["detail"], "chapter");
    let inside: Vec<&str> =
        chapter["children"].as_array().expect("parts").iter().filter_map(|p| p["detail"].as_str()).collect();
    assert!(inside.contains(&"map") && inside.contains(&"victory"), "{inside:?}");
    // What is laid out stays so; what is not, is.
    let options = json!({ "options": { "tabSize": 4, "insertSpaces": true } });
    assert_eq!(client.ask("textDocument/formatting", file, &Value::Null, options.clone()), Value::Null);
    let crooked: String = sound.lines().map(|line| format!("  {}  \n", line.trim())).collect();
    client.change(file, &crooked);
    let edits = client.ask("textDocument/formatting", file, &Value::Null, options);
    assert_eq!(edits[0]["newText"].as_str(), Some(sound.as_str()));
    client.end();
}

#[test]
fn the_example_book_has_no_errors_in_any_of_its_files() {
    let folder = copied(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/books/lantern-night"));
    let mut client = Client::start(folder.path(), &[]);
    let mut seen = 0;
    for file in client::files(folder.path()) {
        if !["kdl", "ftl", "md", "svg"].iter().any(|ending| file.ends_with(ending)) {
            continue;
        }
        let found = client.open(&file, &text(folder.path(), &file));
        assert!(found.iter().all(|finding| finding["severity"] != 1), "{file}: {found:?}");
        let outline = client.ask("textDocument/documentSymbol", &file, &Value::Null, json!({}));
        seen += usize::from(outline.as_array().is_some_and(|parts| !parts.is_empty()));
    }
    assert!(seen > 10, "{seen}");
    client.end();
}

#[test]
fn findings_for_tools_have_words_places_and_fixes() {
    let folder = small_book();
    let sound = text(folder.path(), CHAPTER);
    let wrong = with(&sound, "special-search tin-lantern on=g28", "special-search tin-lantren on=g28");
    std::fs::write(folder.path().join(CHAPTER), wrong).expect("a file");
    let report = checked(folder.path());
    assert_eq!((&report["report"], &report["errors"]), (&json!(1), &json!(1)), "{report}");
    let findings = report["findings"].as_array().expect("a list");
    let finding = findings.iter().find(|finding| finding["severity"] == "error").expect("it");
    let line = sound.lines().position(|line| line.contains("special-search")).expect("the line") + 1;
    assert_eq!(finding["code"], "C0102");
    assert_eq!(finding["severity"], "error");
    assert_eq!(finding["at"]["file"], CHAPTER);
    assert_eq!(finding["at"]["start"], json!({ "line": line, "column": 24 }));
    assert_eq!(finding["at"]["end"], json!({ "line": line, "column": 35 }));
    assert!(finding["message"].as_str().is_some_and(|told| told.contains("tin-lantren")), "{finding}");
    assert_eq!(finding["fixes"][0]["changes"][0]["text"], "tin-lantern");
    let output = client::barksburg(&["check", &folder.path().display().to_string(), "--format", "sarif"]);
    let log: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let results = log["runs"][0]["results"].as_array().expect("a list");
    let result = results.iter().find(|result| result["level"] == "error").expect("it");
    assert_eq!(
        (&log["version"], &result["ruleId"], &result["level"]),
        (&json!("2.1.0"), &json!("C0102"), &json!("error"))
    );
    assert_eq!(result["locations"][0]["physicalLocation"]["region"]["startLine"], json!(line));
    let replaced = &result["fixes"][0]["artifactChanges"][0]["replacements"][0];
    assert_eq!(replaced["insertedContent"]["text"], "tin-lantern");
    let rule = result["ruleIndex"].as_u64().expect("a number") as usize;
    assert_eq!(log["runs"][0]["tool"]["driver"]["rules"][rule]["id"], "C0102");
}
