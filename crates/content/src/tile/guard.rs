//! Opens a drawing and makes sure that it is one, and a harmless one.

use super::allow::{self, SVG, Verdict};
use super::report::{Report, tag, value};
use roxmltree::{Document, Node};
use std::collections::BTreeMap;

/// Largest drawing in bytes.
pub const MAX_BYTES: usize = 512 * 1024;
/// Deepest nesting of elements.
pub const MAX_DEPTH: usize = 64;
/// Most elements a drawing may have once every `use` is drawn out.
const MAX_DRAWN: usize = 50_000;
/// Longest chain of a `use` of a `use`.
const MAX_USES: usize = 8;

/// The parsed drawing, or the reason why there is none.
pub(super) fn open<'a>(svg: &'a str, report: &mut Report) -> Option<Document<'a>> {
    if svg.len() > MAX_BYTES {
        report.error("C0602", 0..0).arg("size", svg.len() / 1024).arg("limit", MAX_BYTES / 1024);
        return None;
    }
    if let Some(at) = find_ignore_case(svg, "<!doctype").or_else(|| find_ignore_case(svg, "<!entity")) {
        report.error("C0604", at..at + 9);
        return None;
    }
    let document = match Document::parse(svg) {
        Ok(document) => document,
        Err(error) => {
            let at = byte_of(svg, error.pos());
            report.error("C0601", at..at).arg("reason", error);
            return None;
        }
    };
    let root = document.root_element();
    if root.tag_name().name() != "svg" || root.tag_name().namespace() != Some(SVG) {
        report.error("C0601", tag(root)).arg("reason", "<svg xmlns=\"http://www.w3.org/2000/svg\">");
        return None;
    }
    for node in root.descendants().filter(Node::is_element) {
        if node.ancestors().filter(Node::is_element).nth(MAX_DEPTH).is_some() {
            report.error("C0603", tag(node)).arg("limit", MAX_DEPTH);
            return None;
        }
    }
    Some(document)
}

/// Reports everything that must not be served as a picture; true if there is nothing.
pub(super) fn harmless(document: &Document, report: &mut Report) -> bool {
    let mut fine = true;
    let mut skipped_below = None;
    for node in document.root_element().descendants().filter(Node::is_element) {
        if skipped_below.is_some_and(|end| node.range().start < end) {
            continue;
        }
        match allow::element(node) {
            Verdict::Keep => {}
            Verdict::Drop => {
                skipped_below = Some(node.range().end);
                continue;
            }
            Verdict::Unknown | Verdict::Refuse | Verdict::Outside => {
                report.error("C0605", tag(node)).arg("element", node.tag_name().name());
                skipped_below = Some(node.range().end);
                fine = false;
                continue;
            }
        }
        for attribute in node.attributes() {
            let name = attribute.name();
            match allow::attribute(attribute) {
                Verdict::Keep | Verdict::Drop => {}
                Verdict::Unknown => {
                    report.warning("C0609", attribute.range()).arg("attribute", name);
                }
                Verdict::Refuse => {
                    report.error("C0606", attribute.range()).arg("attribute", name);
                    fine = false;
                }
                Verdict::Outside => {
                    report.error("C0607", attribute.range_value()).arg("reference", attribute.value());
                    fine = false;
                }
            }
        }
        if node.tag_name().name() == "style"
            && let Some(sheet) = node.children().find(|c| c.text().is_some_and(|text| !allow::paint(text)))
        {
            report.error("C0607", sheet.range()).arg("reference", "style");
            fine = false;
        }
    }
    if !uses_end(document, report) {
        fine = false;
    }
    fine
}

/// A few `use` elements can stand for millions of shapes, or for themselves.
fn uses_end(document: &Document, report: &mut Report) -> bool {
    let by_id: BTreeMap<&str, Node> =
        document.descendants().filter_map(|n| value(n, "id").map(|id| (id, n))).collect();
    let mut known = BTreeMap::new();
    let total = drawn(document.root_element(), &by_id, &mut known, 0);
    if total <= MAX_DRAWN {
        return true;
    }
    let culprit = document
        .descendants()
        .filter(|n| n.tag_name().name() == "use")
        .max_by_key(|n| target(*n).and_then(|id| known.get(id)).copied().unwrap_or(0));
    let span = tag(culprit.unwrap_or(document.root_element()));
    report.error("C0608", span);
    false
}

fn drawn<'a>(
    node: Node<'a, '_>,
    by_id: &BTreeMap<&str, Node<'a, '_>>,
    known: &mut BTreeMap<&'a str, usize>,
    chain: usize,
) -> usize {
    if chain > MAX_USES {
        return MAX_DRAWN + 1;
    }
    let mut total = 0_usize;
    for inner in node.descendants().filter(Node::is_element) {
        total = total.saturating_add(1);
        if inner.tag_name().name() != "use" {
            continue;
        }
        let Some(id) = target(inner) else { continue };
        let Some(&shape) = by_id.get(id) else { continue };
        if !known.contains_key(id) {
            let count = drawn(shape, by_id, known, chain + 1);
            known.insert(id, count);
        }
        total = total.saturating_add(known[id]);
    }
    total
}

fn target<'a>(node: Node<'a, '_>) -> Option<&'a str> {
    let link = value(node, "href").or_else(|| node.attribute((allow::XLINK, "href")))?;
    link.trim().strip_prefix('#')
}

fn find_ignore_case(text: &str, needle: &str) -> Option<usize> {
    text.as_bytes().windows(needle.len()).position(|w| w.eq_ignore_ascii_case(needle.as_bytes()))
}

fn byte_of(text: &str, pos: roxmltree::TextPos) -> usize {
    let (row, col) = (pos.row.max(1) as usize - 1, pos.col.max(1) as usize - 1);
    let line_start = text.split_inclusive('\n').take(row).map(str::len).sum::<usize>();
    let line = text.get(line_start..).unwrap_or("");
    line_start + line.char_indices().nth(col).map_or(line.trim_end_matches('\n').len(), |(at, _)| at)
}
