//! The picture of a tile without its rules, rebuilt from what is allowed.

use super::allow::{self, SHELF, SVG, Verdict, XLINK};
use super::drawing::label;
use super::guard;
use super::report::{Report, plain, value};
use crate::Diagnostic;
use roxmltree::{Document, Node};
use std::collections::BTreeSet;

/// Layers that show something and say nothing.
const SEEN: [&str; 2] = ["art", "over"];
/// Layers that say something and show nothing.
const UNSEEN: [&str; 3] = ["spaces", "walls", "sight"];

/// The drawing as a picture: allowed elements only, without the rule layers and the data of the others.
/// Nothing if the drawing cannot be read or is not safe to be served.
pub fn art(svg: &str) -> Option<String> {
    picture("", svg, &mut Vec::new())
}

/// The drawing with its rules only: the layers that are looked at are empty.
pub(crate) fn without_art(svg: &str) -> Option<String> {
    let document = guard::open(svg, &mut Report::new("", &mut Vec::new()))?;
    let (mut out, mut from) = (String::new(), 0);
    for child in document.root_element().children().filter(Node::is_element) {
        let Some(name) = label(child).map(|l| l.value()).filter(|l| SEEN.contains(l)) else { continue };
        out.push_str(&svg[from..child.range().start]);
        out.extend(["<g id=\"", name, "\"/>"]);
        from = child.range().end;
    }
    out.push_str(&svg[from..]);
    Some(out)
}

/// As [`art`]; what is wrong with the drawing is added to `out`.
pub fn picture(file: &str, svg: &str, out: &mut Vec<Diagnostic>) -> Option<String> {
    let mut report = Report::new(file, out);
    let document = guard::open(svg, &mut report)?;
    if !guard::harmless(&document, &mut report) {
        return None;
    }
    let root = document.root_element();
    let linked = links(&document);
    let mut out = format!("<svg xmlns=\"{SVG}\"");
    attributes(root, &mut out);
    out.push('>');
    for child in root.children() {
        let unseen = child.is_element() && label(child).is_some_and(|l| UNSEEN.contains(&l.value()));
        if !unseen {
            write(child, &mut out);
        } else if child.descendants().any(|n| value(n, "id").is_some_and(|id| linked.contains(id))) {
            // The picture borrows outlines from the rules: keep them where they can be used, not seen.
            out.push_str("<defs>");
            write(child, &mut out);
            out.push_str("</defs>");
        }
    }
    out.push_str("</svg>\n");
    Some(out)
}

/// Every id that something in the document points to.
fn links<'a>(document: &'a Document) -> BTreeSet<&'a str> {
    let values = document.descendants().flat_map(|n| n.attributes().map(|a| (a.name(), a.value())));
    let mut linked = BTreeSet::new();
    for (name, value) in values {
        if name == "href" {
            linked.extend(value.trim().strip_prefix('#'));
        }
        for rest in value.split("url(").skip(1) {
            let id = rest.trim_start_matches(|c: char| c.is_whitespace() || "\"'#".contains(c));
            linked.extend(id.split(|c: char| c.is_whitespace() || "\"')".contains(c)).next());
        }
    }
    linked
}

/// Nesting is at most [`guard::MAX_DEPTH`], so this does not run out of stack.
fn write(node: Node, out: &mut String) {
    if node.is_text() {
        // Text has a meaning in titles and style sheets only; blanks between elements have none.
        let parent = node.parent().map_or("", |p| p.tag_name().name());
        if matches!(parent, "title" | "desc" | "style") {
            escape(node.text().unwrap_or(""), out);
        }
        return;
    }
    if !node.is_element() || allow::element(node) != Verdict::Keep {
        return;
    }
    let name = node.tag_name().name();
    out.push('<');
    out.push_str(name);
    attributes(node, out);
    out.push('>');
    let opened = out.len();
    for child in node.children() {
        write(child, out);
    }
    if out.len() == opened {
        out.truncate(opened - 1);
        out.push_str("/>");
    } else {
        out.push_str("</");
        out.push_str(name);
        out.push('>');
    }
}

fn attributes(node: Node, out: &mut String) {
    let is_root = node == node.document().root_element();
    for attribute in node.attributes() {
        let link = attribute.namespace() == Some(XLINK);
        let shelf = is_root && attribute.namespace().is_none() && attribute.name() == SHELF;
        // A plain link wins over an old one, as in browsers.
        if !shelf && allow::attribute(attribute) != Verdict::Keep || (link && plain(node, "href").is_some()) {
            continue;
        }
        // The page decides how large a tile is shown.
        if is_root && matches!(attribute.name(), "width" | "height" | "x" | "y") {
            continue;
        }
        out.push(' ');
        out.push_str(attribute.name());
        out.push_str("=\"");
        escape(attribute.value(), out);
        out.push('"');
    }
}

fn escape(text: &str, out: &mut String) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\n' | '\t' | '\r' => out.push(' '),
            c => out.push(c),
        }
    }
}
