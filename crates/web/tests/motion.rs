//! What can be seen to happen has the names of the protocol: each event is animated, or one of those that stand still.

use std::collections::BTreeSet;
use std::path::Path;
use view::Fact;

/// What only sets its values, or shows in the parts of the page that are swapped in afterwards.
const WITHOUT_ANIMATION: [&str; 58] = [
    "chapter-began",
    "tiles-laid",
    "mouse-ready",
    "starting-card",
    "learned",
    "shuffled",
    "track-cleared",
    "card-laid",
    "card-moved",
    "card-left",
    "boss-cards",
    "round-began",
    "turn-skipped",
    "turn-over",
    "tossed",
    "check-made",
    "modified",
    "move-set",
    "move-points",
    "move-over",
    "drifted-off",
    "stood-up",
    "tile-laid",
    "tile-closed",
    "trap-set",
    "trap-gone",
    "action-spent",
    "action-gained",
    "free-spent",
    "ability-used",
    "card-used",
    "rule-used",
    "searched",
    "search-failed",
    "special-found",
    "token-placed",
    "token-taken",
    "snare-set",
    "snare-sprung",
    "status-given",
    "status-ended",
    "boss-wounded",
    "healed",
    "marked",
    "unmarked",
    "newcomers-seen",
    "encounter-discarded",
    "greed",
    "wheel-drained",
    "hourglass-moved",
    "end-marker-moved",
    "moment-read",
    "decided",
    "counter-set",
    "achieved",
    "honour-earned",
    "nothing",
    "ended",
];

#[test]
fn every_event_is_animated_or_one_of_those_that_stand_still() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("static/table/motion.js");
    let script = std::fs::read_to_string(script).expect("the script");
    let (_, handlers) = script.split_once("const HANDLERS = {").expect("what is animated");
    let names =
        handlers.lines().filter_map(|line| line.strip_prefix("  \"")?.split_once("\": ")).map(|h| h.0);
    let animated: BTreeSet<&str> = names.collect();
    let error = serde_json::from_str::<Fact>(r#"{"type":"?"}"#).expect_err("no such event").to_string();
    let (_, expected) = error.split_once("expected one of ").expect("a list of all events");
    let events: BTreeSet<&str> =
        expected.split('`').filter(|name| name.starts_with(|c: char| c.is_ascii_lowercase())).collect();
    assert_eq!(&events - &animated, WITHOUT_ANIMATION.into(), "those that stand still");
    assert_eq!(&animated - &events, BTreeSet::new(), "nothing is animated that never happens");
}
