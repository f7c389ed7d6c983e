//! `bench --load` for a minute, with few tables: whether it keeps its times, counts everything and draws its page. How
//! quick the server is it says elsewhere, on a machine that does nothing else ([docs/performance.md]).

use serde_json::Value;
use std::process::Command;

#[test]
fn a_crowd_for_a_minute() {
    let folder = tempfile::tempdir().expect("a folder");
    let report = folder.path().join("load.html");
    let asked = Command::new(env!("CARGO_BIN_EXE_barksburg"))
        .args([
            "--lang",
            "de",
            "bench",
            "--load",
            "--json",
            "--tables",
            "150",
            "--streams",
            "75",
            "--rate",
            "15",
        ])
        .args(["--seconds", "55", "--report"])
        .arg(&report)
        .output()
        .expect("the program starts");
    let told: Value = serde_json::from_slice(&asked.stdout)
        .unwrap_or_else(|e| panic!("{e}: {}", String::from_utf8_lossy(&asked.stderr)));
    let number = |value: &Value| value.as_f64().expect("a number");
    for none in ["failed", "unseen", "lost", "broken"] {
        assert_eq!(told[none], 0, "{none}: {}", told["first_failure"]);
    }
    // As many as were planned, give or take what chance gives: none is left out because another was slow.
    let (meant, answered) = (number(&told["meant"]), number(&told["answered"]["count"]));
    assert!((750.0..1050.0).contains(&meant), "{meant}");
    assert!((690.0..meant).contains(&answered), "{answered} of {meant} outside the first seconds");
    assert!(number(&told["seen"]["count"]) > 0.9 * answered, "{}", told["seen"]);
    assert!(number(&told["opened"]["count"]) > 3.0, "somebody comes back: {}", told["opened"]);
    assert!(number(&told["growth"]) < 1.15, "memory is flat: {}", told["growth"]);
    assert!(number(&told["stopping_ms"]) < 10_000.0);
    let seconds = told["seconds"].as_array().expect("a list");
    assert_eq!(seconds.len(), 60);
    assert!(seconds.iter().all(|second| number(&second["nodes"][0]["memory"]) > 1e7));
    let page = std::fs::read_to_string(&report).expect("a report");
    assert_eq!(page.matches("<figure").count(), 6);
    assert_eq!(page.matches("<polyline").count(), 11);
    assert!(
        page.contains("<html lang=\"de\"") && page.contains("Millisekunden bis zur Antwort"),
        "in German"
    );
    assert!(!page.contains("program-load"), "every key has its words");
}
