//! The conformance run: every case, and which rules they cover.

use crate::read::CaseFile;
use crate::run::run_case;
use content::{CatalogueRule, Diagnostic, RuleKind};
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
    /// What went wrong, with the title of its case if that was understood.
    pub failed: Vec<(String, Diagnostic)>,
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
    rules: &[CatalogueRule],
    files: &[CaseFile],
    mut progress: impl FnMut(usize),
) -> Conformance {
    let definitions: BTreeSet<String> =
        rules.iter().filter(|r| r.kind == RuleKind::Definition).map(|r| r.id.clone()).collect();
    let mut report = Conformance { total: rules.len(), ..Conformance::default() };
    let mut covered: BTreeSet<String> = BTreeSet::new();
    let mut done = 0;
    for file in files {
        report.failed.extend(file.found.iter().map(|found| (String::new(), found.clone())));
        for case in &file.cases {
            let result = run_case(case, &definitions);
            if result.failures.is_empty() {
                report.passed += 1;
                covered.extend(case.proves.iter().cloned());
            }
            report.failed.extend(result.failures.into_iter().map(|found| (case.title.clone(), found)));
            done += 1;
            progress(done);
        }
    }
    report.uncovered = rules.iter().map(|r| r.id.clone()).filter(|id| !covered.contains(id)).collect();
    report
}
