//! The example players play whole games through `barksburg bot-protocol`.

use std::path::Path;
use std::process::Command;

fn play(interpreter: &str, script: &str) {
    if Command::new(interpreter).arg("--version").output().is_err() {
        eprintln!("skipped: {interpreter} is not installed");
        return;
    }
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bots").join(script);
    let text = std::fs::read_to_string(&script).expect("the player");
    assert!(text.lines().count() <= 80, "a player fits on a page");
    let games = ["--chapter", "flight-to-barksburg", "--games", "2", "--seed", "test"];
    let output = Command::new(interpreter)
        .arg(&script)
        .args(["--program", env!("CARGO_BIN_EXE_barksburg")])
        .args(games)
        .output()
        .expect("it starts");
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(told.lines().count(), 2, "{told}");
    let over =
        |line: &str| ["victory", "time-is-up", "all-captured", "defeat"].iter().any(|o| line.contains(o));
    assert!(told.lines().all(over), "each game has its end: {told}");
}

#[test]
fn the_player_in_python_plays_whole_games() {
    play("python3", "player.py");
}

#[test]
fn the_player_in_javascript_plays_whole_games() {
    play("node", "player.mjs");
}
