//! Case files: KDL with one `case` node after another.

use crate::case::{Case, CaseError};
use kdl::KdlDocument;

/// The cases of one file.
#[derive(Clone, Debug, Default)]
pub struct CaseFile {
    /// Path as given.
    pub path: String,
    /// Its cases.
    pub cases: Vec<Case>,
    /// What could not be read.
    pub errors: Vec<CaseError>,
}

/// Largest case file that is read.
const MAX_BYTES: usize = 1 << 20;

/// Reads a case file; everything wrong is collected with its line.
pub fn read_cases(path: &str, text: &str) -> CaseFile {
    let mut file = CaseFile { path: path.into(), ..CaseFile::default() };
    let at = |offset: usize| text[..offset.min(text.len())].matches('\n').count() + 1;
    if text.len() > MAX_BYTES || nesting(text) > 16 {
        file.errors.push(CaseError::new(1, "case-large", &[]));
        return file;
    }
    match KdlDocument::parse_v2(text) {
        Err(error) => {
            for d in &error.diagnostics {
                let what = d.message.clone().unwrap_or_else(|| d.to_string());
                file.errors.push(CaseError::new(at(d.span.offset()), "case-kdl", &[("why", &what)]));
            }
        }
        Ok(document) => {
            for node in document.nodes() {
                let line = at(node.span().offset());
                if node.name().value() != "case" {
                    let found = [("found", node.name().value())];
                    file.errors.push(CaseError::new(line, "case-node", &found));
                    continue;
                }
                match Case::read(node, line, &at) {
                    Ok(case) => file.cases.push(case),
                    Err(errors) => file.errors.extend(errors),
                }
            }
        }
    }
    file
}

fn nesting(text: &str) -> usize {
    let (mut depth, mut most) = (0usize, 0);
    for b in text.bytes() {
        match b {
            b'{' => {
                depth += 1;
                most = most.max(depth);
            }
            b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    most
}
