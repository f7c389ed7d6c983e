//! The layout of a KDL file: four blanks for each brace, no blanks at the end of a line, at most one empty line. Where a line
//! breaks is the author's choice.

use crate::tree::{Node, Value, read};

/// The file laid out; nothing if it cannot be read.
pub fn laid_out(text: &str) -> Option<String> {
    let before = read(0, "", text, &mut Vec::new())?;
    let mut out = String::with_capacity(text.len());
    let mut scan = Scan::default();
    let mut empty = 0;
    for line in text.lines() {
        // What stands in a string or a comment of several lines is the author's, blanks and all.
        if scan.inside() {
            out.push_str(if scan.comments > 0 { line.trim_end() } else { line });
            out.push('\n');
            scan.read(line);
            continue;
        }
        let line = line.trim();
        if line.is_empty() {
            empty += 1;
            continue;
        }
        let closes = line.chars().take_while(|c| *c == '}').count();
        if empty > 0 && !out.is_empty() && closes == 0 && !out.ends_with("{\n") {
            out.push('\n');
        }
        empty = 0;
        let depth = scan.depth.saturating_sub(closes) + usize::from(scan.goes_on);
        out.push_str(&"    ".repeat(depth));
        scan.read(line);
        // A string that goes on in the next line keeps the blanks at the end of this one.
        out.push_str(line);
        out.push('\n');
    }
    let after = read(0, "", &out, &mut Vec::new())?;
    // It may look better and must say the same.
    same(&before, &after).then_some(out)
}

/// What is open behind the lines so far.
#[derive(Default)]
struct Scan {
    depth: usize,
    comments: usize,
    /// The quotation marks that end the string, if one of several lines is open.
    string: Option<String>,
    /// The last line ends with a backslash.
    goes_on: bool,
}

impl Scan {
    fn inside(&self) -> bool {
        self.comments > 0 || self.string.is_some()
    }

    fn read(&mut self, line: &str) {
        let mut rest = line;
        self.goes_on = false;
        while let Some(first) = rest.chars().next() {
            if let Some(end) = &self.string {
                let Some(at) = rest.find(end.as_str()) else { return };
                rest = &rest[at + end.len()..];
                self.string = None;
                continue;
            }
            let mut step = first.len_utf8();
            if self.comments > 0 {
                if rest.starts_with("*/") {
                    self.comments -= 1;
                    step = 2;
                } else if rest.starts_with("/*") {
                    self.comments += 1;
                    step = 2;
                }
            } else if rest.starts_with("/*") {
                self.comments += 1;
                step = 2;
            } else if rest.starts_with("//") {
                return;
            } else if first == '"' || first == '#' {
                step = self.quoted(rest);
            } else if first == '{' {
                self.depth += 1;
            } else if first == '}' {
                self.depth = self.depth.saturating_sub(1);
            } else if first == '\\' {
                self.goes_on = true;
            }
            rest = &rest[step..];
        }
    }

    /// How long a string is that begins here; of one that does not end in this line its end is kept.
    fn quoted(&mut self, rest: &str) -> usize {
        let hashes = rest.chars().take_while(|c| *c == '#').count();
        let quotes = rest[hashes..].chars().take_while(|c| *c == '"').count();
        if quotes == 0 {
            return hashes.max(1);
        }
        // Three marks begin a string of several lines, two are an empty one.
        let marks = if quotes >= 3 { 3 } else { 1 };
        let end = format!("{}{}", "\"".repeat(marks), "#".repeat(hashes));
        let begin = hashes + marks;
        let mut at = begin;
        while at < rest.len() {
            let here = &rest[at..];
            if here.starts_with(&end) {
                return at + end.len();
            }
            let escaped = hashes == 0 && here.starts_with('\\');
            let chars = if escaped { 2 } else { 1 };
            at += here.chars().take(chars).map(char::len_utf8).sum::<usize>();
        }
        self.string = Some(end);
        rest.len()
    }
}

fn same(before: &[Node], after: &[Node]) -> bool {
    let alike = |(a, b): (&Node, &Node)| {
        let args = |node: &Node| node.args.iter().map(|arg| arg.value.clone()).collect::<Vec<Value>>();
        let props = |node: &Node| {
            node.props.iter().map(|p| (p.name.clone(), p.arg.value.clone())).collect::<Vec<_>>()
        };
        a.name == b.name
            && args(a) == args(b)
            && props(a) == props(b)
            && a.children.is_some() == b.children.is_some()
            && same(a.kids(), b.kids())
    };
    before.len() == after.len() && before.iter().zip(after).all(alike)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_indented_and_stay_lines() {
        let text = "book mill {\n  achievement bell   \n\n\n\n      chapters one\n\n}\n\n\nweapon axe { attack melee kind=sharp }";
        let wanted = "book mill {\n    achievement bell\n\n    chapters one\n}\n\nweapon axe { attack melee kind=sharp }\n";
        assert_eq!(laid_out(text).as_deref(), Some(wanted));
        assert_eq!(laid_out(wanted).as_deref(), Some(wanted));
    }

    #[test]
    fn strings_and_comments_keep_their_braces_and_blanks() {
        let text =
            "a {\nb \"{ }\" // {\n/* {\n  kept\n*/\nc \"\"\"\n  two  \n  lines\n  \"\"\"\nd \\\n e\n}\n";
        let wanted = "a {\n    b \"{ }\" // {\n    /* {\n  kept\n*/\n    c \"\"\"\n  two  \n  lines\n  \"\"\"\n    d \\\n        e\n}\n";
        assert_eq!(laid_out(text).as_deref(), Some(wanted));
    }

    #[test]
    fn what_cannot_be_read_is_left_alone() {
        assert_eq!(laid_out("book {"), None);
    }
}
