//! Bodies as logs of all times have them: each is read, and what is written again says the same.

use session::{Level, Pace, Record};

const OLD: &[(&str, &str)] = &[
    (
        "setup",
        r#"{"book":"ab","rules":1,"chapter":"c","party":[{"mouse":"nez","abilities":["rage"],"kept":[]}],"options":{"bold":"on"},"achieved":[],"lost_last":false,"seed":"00","open":false}"#,
    ),
    (
        "setup",
        r#"{"book":"ab","rules":1,"chapter":"c","party":[],"options":{},"achieved":["a"],"lost_last":true,"seed":"","open":true,"origins":["t1"]}"#,
    ),
    ("choice", r#"{"name":"end-turn"}"#),
    ("choice", r#"{"name":"pass","by":"p1","settled":true}"#),
    (
        "choice",
        r#"{"name":"search","companion":{"mouse":"tilda","level":"steady","why":{"key":"bot-reason-search","args":{"n":2,"what":"card-a"}}}}"#,
    ),
    ("undo", r#"{"to":3,"past_a_roll":true,"by":"p1"}"#),
    ("redo", "{}"),
    ("seat", r#"{"seat":"p1","name":"Ada","mice":["nez"],"left":false,"by":"p1"}"#),
    ("reseed", r#"{"seed":"00ff"}"#),
    ("party", r#"{"party":"b1"}"#),
    ("companion", r#"{"mouse":"tilda","level":"clever","stand_in":true,"by":"Ada"}"#),
    ("companion", r#"{"mouse":"tilda"}"#),
    ("pause", r#"{"on":true}"#),
    ("house", r#"{"pace":"quick","hints":false}"#),
    ("quiet", r#"{"seat":"host","mouse":"nez","choice":"use lucky","on":true}"#),
    ("manners", r#"{"active_decides":true,"watchers_talk":false,"settle_ties":true}"#),
    ("tomorrow", r#"{"what":"nobody knows yet"}"#),
];

#[test]
fn what_is_written_again_is_the_same_to_the_letter() {
    for (kind, body) in OLD {
        let record = Record::decode(kind, body).unwrap_or_else(|error| panic!("{kind} {body}: {error}"));
        assert_eq!(record.encode(), (*kind, (*body).to_string()));
    }
}

#[test]
fn what_early_logs_left_out_has_its_default() {
    let Ok(Record::House(house)) = Record::decode("house", "{}") else { panic!("the rules of the house") };
    assert_eq!((house.pace, house.hints), (Pace::Normal, true));
    let Ok(Record::Undo(undo)) = Record::decode("undo", r#"{"to":1}"#) else { panic!("an undo") };
    assert!(!undo.past_a_roll && undo.by.is_none());
    let Ok(Record::Seat(seat)) = Record::decode("seat", r#"{"seat":"p1"}"#) else { panic!("a seat") };
    assert!(seat.name.is_empty() && seat.mice.is_empty() && !seat.left);
    let Ok(Record::HouseRules(rules)) = Record::decode("manners", "{}") else { panic!("house rules") };
    assert!(!rules.active_decides && !rules.settle_ties);
    let listed = r#"{"book":"ab","rules":1,"chapter":"c","party":[],"options":["bold=on"],"seed":"00"}"#;
    let Ok(Record::Setup(setup)) = Record::decode("setup", listed) else { panic!("a setup") };
    assert_eq!(setup.saved.options["bold"], "on", "early saves listed their options");
    let green = r#"{"mouse":"tilda","level":"green"}"#;
    let Ok(Record::Companion(companion)) = Record::decode("companion", green) else { panic!("a companion") };
    assert_eq!(companion.level, Some(Level::Green));
}

#[test]
fn what_is_damaged_is_not_read() {
    for (kind, body) in [("choice", "{}"), ("setup", "{}"), ("undo", "not JSON"), ("seat", "[]")] {
        assert!(Record::decode(kind, body).is_err(), "{kind} {body}");
    }
}
