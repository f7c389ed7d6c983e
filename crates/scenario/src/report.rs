//! The conformance run: every case, and which rules they cover.

use crate::case::CaseError;
use crate::file::CaseFile;
use crate::run::run_case;
use content::{CatalogueRule, RuleKind};
use engine::Book;
use std::collections::BTreeSet;

/// What a conformance run found.
#[derive(Clone, Debug, Default)]
pub struct Conformance {
    /// Rules of the catalogue.
    pub total: usize,
    /// Rules no passing case covers.
    pub uncovered: Vec<String>,
    /// Cases that passed.
    pub passed: usize,
    /// Failures: file, title, and what went wrong.
    pub failed: Vec<(String, String, CaseError)>,
}

impl Conformance {
    /// Whether all rules are covered and all cases pass.
    pub fn is_complete(&self) -> bool {
        self.uncovered.is_empty() && self.failed.is_empty()
    }
}

/// Runs all cases. A rule is covered if a passing case names it and the engine cited it; a definition needs
/// a passing case that names it.
pub fn conformance(
    book: &Book,
    rules: &[CatalogueRule],
    files: &[CaseFile],
    mut progress: impl FnMut(usize),
) -> Conformance {
    let definitions: BTreeSet<String> =
        rules.iter().filter(|r| r.kind == RuleKind::Definition).map(|r| r.id.clone()).collect();
    let mut report = Conformance { total: rules.len(), ..Conformance::default() };
    let mut covered: BTreeSet<String> = BTreeSet::new();
    let known: BTreeSet<&str> = rules.iter().map(|r| r.id.as_str()).collect();
    let mut done = 0;
    for file in files {
        for error in &file.errors {
            report.failed.push((file.path.clone(), String::new(), error.clone()));
        }
        for case in &file.cases {
            let mut result = run_case(book, case, &definitions);
            for rule in &case.proves {
                if !known.contains(rule.as_str()) && book.rule_named(rule).is_none() {
                    result.failures.push(CaseError::new(case.line, "case-no-rule", &[("rule", rule)]));
                }
            }
            if result.failures.is_empty() {
                report.passed += 1;
                covered.extend(case.proves.iter().cloned());
            } else {
                for error in result.failures {
                    report.failed.push((file.path.clone(), case.title.clone(), error));
                }
            }
            done += 1;
            progress(done);
        }
    }
    report.uncovered = rules.iter().map(|r| r.id.clone()).filter(|id| !covered.contains(id)).collect();
    report
}
