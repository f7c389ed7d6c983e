//! A saved game, told to programs.

use serde_json::Value;
use std::path::Path;
use std::process::Command;
use view::PublicEvent;

#[test]
fn a_saved_game_is_told_as_the_protocol_tells_it() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden/rats-in-the-kitchen.json");
    let golden = std::fs::read_to_string(golden).expect("a golden game");
    let save = serde_json::from_str::<Value>(&golden).expect("JSON")["save"].clone();
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    std::fs::write(&file, save.to_string()).expect("a file");
    let replay = |more: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_barksburg"));
        let output = command.args(["replay", "--any-book", "--json"]).args(more).arg(&file).output();
        let output = output.expect("the program starts");
        assert!(output.status.success(), "{output:?}");
        let lines = String::from_utf8(output.stdout).expect("text");
        lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect::<Vec<Value>>()
    };
    let lines = replay(&[]);
    let choices = save["choices"].as_array().expect("choices");
    assert_eq!(lines.len(), choices.len() + 1, "setting up, then each choice");
    for (n, line) in lines.iter().enumerate() {
        assert_eq!((&line["protocol"], &line["choices"]), (&Value::from(1), &Value::from(n)));
        assert_eq!(line["choice"], n.checked_sub(1).map_or(Value::Null, |at| choices[at].clone()));
        let events: Vec<PublicEvent> = serde_json::from_value(line["events"].clone()).expect("events");
        assert!(n > 0 || !events.is_empty());
        assert_eq!(line["outcome"].is_null(), n < choices.len(), "the last choice ends the chapter");
    }
    assert_eq!(replay(&["--to", "3"]), lines[..4]);
}
