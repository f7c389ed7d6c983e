//! Findings as SARIF 2.1.0, which code hosts show beside the lines of a change.

use content::Severity;
use content::editing::{Range, Told, ToldFix};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The whole log.
pub(super) fn log(found: &[Told]) -> Value {
    // What a code means in general is its sentence; the first finding of a code has to do for it.
    let rules: BTreeMap<&str, &Told> = found.iter().rev().map(|told| (told.code, told)).collect();
    let places: Vec<&str> = rules.keys().copied().collect();
    let rule = |told: &&Told| json!({ "id": told.code, "shortDescription": { "text": told.message } });
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "barksburg",
                "version": env!("CARGO_PKG_VERSION"),
                "rules": rules.values().map(rule).collect::<Vec<_>>(),
            }},
            // Columns are counted in characters.
            "columnKind": "unicodeCodePoints",
            "results": found.iter().map(|told| result(told, &places)).collect::<Vec<_>>(),
        }],
    })
}

fn result(told: &Told, rules: &[&str]) -> Value {
    let level = match told.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Advice => "note",
    };
    let sentences = [&told.message, &told.label].into_iter().chain(&told.notes).chain([&told.help]);
    let text: Vec<&str> = sentences.map(String::as_str).filter(|said| !said.is_empty()).collect();
    let mut result = json!({
        "ruleId": told.code,
        "ruleIndex": rules.iter().position(|rule| *rule == told.code),
        "level": level,
        "message": { "text": text.join("\n") },
        "locations": [{ "physicalLocation": place(&told.at) }],
    });
    if !told.also.is_empty() {
        let also = told.also.iter();
        let also = also
            .map(|also| json!({ "physicalLocation": place(&also.at), "message": { "text": also.message } }));
        result["relatedLocations"] = also.collect();
    }
    if !told.fixes.is_empty() {
        result["fixes"] = told.fixes.iter().map(fix).collect();
    }
    result
}

fn fix(fix: &ToldFix) -> Value {
    let changes = fix.changes.iter().map(|change| {
        let replaced =
            json!({ "deletedRegion": region(&change.at), "insertedContent": { "text": change.text } });
        json!({ "artifactLocation": { "uri": change.at.file }, "replacements": [replaced] })
    });
    json!({ "description": { "text": fix.title }, "artifactChanges": changes.collect::<Vec<_>>() })
}

fn place(at: &Range) -> Value {
    json!({ "artifactLocation": { "uri": at.file }, "region": region(at) })
}

fn region(at: &Range) -> Value {
    json!({
        "startLine": at.start.line,
        "startColumn": at.start.column,
        "endLine": at.end.line,
        "endColumn": at.end.column,
    })
}
