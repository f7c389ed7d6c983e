//! Usual slips in a file that is not KDL: a brace left out, and habits from other languages.

/// A brace that is missing or too many.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct BraceSlip {
    /// `left-out`, `at-the-end`, `not-opened` or `extra`.
    pub(super) case: &'static str,
    pub(super) start: usize,
    pub(super) end: usize,
    /// The brace that is never closed.
    pub(super) opened: Option<usize>,
}

/// Finds the brace that was left out, by the indentation: what stands in a block stands further in than the line that
/// opened it.
pub(super) fn brace(text: &str) -> Option<BraceSlip> {
    // Each open brace with the indentation of its line.
    let mut open: Vec<(usize, usize)> = Vec::new();
    let (mut comments, mut offset) = (0usize, 0);
    // The line before, if it opens nothing: its indentation and place; and the first below which something stands further in.
    let (mut before, mut not_opened) = (None, None);
    for line in text.split_inclusive('\n') {
        let written = line.trim();
        let indent =
            line.chars().take_while(|c| c.is_whitespace()).map(|c| if c == '\t' { 4 } else { 1 }).sum();
        let first = offset + line.len() - line.trim_start().len();
        let says = comments == 0 && !written.is_empty() && !written.starts_with("//");
        if says && let Some((outer, at)) = open.last() {
            let closes = written.starts_with('}');
            if indent < *outer || (indent == *outer && !closes) {
                return Some(BraceSlip {
                    case: "left-out",
                    start: first,
                    end: first + written.len(),
                    opened: Some(*at),
                });
            }
        }
        if let (true, Some((outer, start, end))) = (says, before)
            && indent > outer
        {
            not_opened = not_opened.or(Some((start, end)));
        }
        let depth = open.len();
        let (mut at, mut in_string) = (0, false);
        let bytes = line.as_bytes();
        while at < bytes.len() {
            let two = &bytes[at..bytes.len().min(at + 2)];
            match bytes[at] {
                b'\\' if in_string => at += 1,
                b'"' if comments == 0 => in_string = !in_string,
                _ if in_string => {}
                _ if two == b"//" && comments == 0 => break,
                _ if two == b"/*" => {
                    comments += 1;
                    at += 1;
                }
                _ if two == b"*/" && comments > 0 => {
                    comments -= 1;
                    at += 1;
                }
                b'{' if comments == 0 => open.push((indent, offset + at)),
                b'}' if comments == 0 && open.pop().is_none() => {
                    let here = (offset + at, offset + at + 1);
                    let (case, (start, end)) = not_opened.map_or(("extra", here), |at| ("not-opened", at));
                    return Some(BraceSlip { case, start, end, opened: None });
                }
                _ => {}
            }
            at += 1;
        }
        if says {
            // What goes on in the next line may stand further in.
            let whole = open.len() == depth && !code(written).ends_with('\\');
            before = whole.then_some((indent, first, first + code(written).len()));
        }
        offset += line.len();
    }
    let (_, at) = open.last()?;
    let end = text.trim_end().len();
    let start = text[..end].rfind('\n').map_or(0, |n| n + 1);
    let start = start + text[start..end].len() - text[start..end].trim_start().len();
    Some(BraceSlip { case: "at-the-end", start, end, opened: Some(*at) })
}

/// A line without the comment at its end.
fn code(line: &str) -> &str {
    line.find("//").map_or(line, |n| &line[..n]).trim_end()
}

/// What somebody wrote out of habit in the line where the parser stopped: its case, and where it stands.
pub(super) fn habit(text: &str, at: usize) -> Option<(&'static str, usize, usize)> {
    let begin = text[..at].rfind('\n').map_or(0, |n| n + 1);
    let end = text[begin..].find('\n').map_or(text.len(), |n| begin + n);
    let line = &text[begin..end];
    let code = line.find("//").map_or(line, |n| &line[..n]);
    // Quoted words are what they are.
    let mut bare = String::with_capacity(code.len());
    let mut in_string = false;
    for c in code.chars() {
        in_string ^= c == '"';
        bare.extend(std::iter::repeat_n(
            if in_string { '_' } else { c },
            if in_string { c.len_utf8() } else { 1 },
        ));
    }
    // A brace that closes ends the line: what comes next needs a line of its own.
    if let Some((n, after)) = bare
        .match_indices('}')
        .map(|(n, _)| (n, bare[n + 1..].trim_start()))
        .find(|(_, after)| after.starts_with(|c: char| c.is_alphanumeric() || c == '_' || c == '{'))
    {
        if after.starts_with('{') {
            let at = begin + bare.len() - after.len();
            return Some(("two-blocks", at, at + 1));
        }
        let word = after.find(|c: char| c.is_whitespace() || c == '{').map_or(after, |n| &after[..n]);
        let start = begin + n + 1 + bare[n + 1..].len() - bare[n + 1..].trim_start().len();
        let next = after[word.len()..].trim_start();
        let (case, len) = match word {
            "else" if next.starts_with("if ") => ("else-if", word.len()),
            "elif" | "elseif" => ("else-if", word.len()),
            "else" => ("else", word.len()),
            _ => ("same-line", word.len()),
        };
        return Some((case, start, start + len));
    }
    let edge = |c: Option<char>| c.is_none_or(|c| c.is_whitespace() || matches!(c, '=' | ';' | '{' | '}'));
    if let Some(hash) = bare.match_indices('#').map(|(n, _)| n).find(|n| {
        let before = bare[..*n].chars().next_back();
        let after = &bare[n + 1..];
        edge(before)
            && !["true", "false", "null", "inf", "nan", "-inf", "\"", "#", "_"]
                .iter()
                .any(|w| after.starts_with(w))
    }) {
        return Some(("hash", begin + hash, begin + hash + 1));
    }
    for word in ["true", "false", "null"] {
        let found = bare.match_indices(word).map(|(n, _)| n);
        let lone =
            |n: &usize| edge(bare[..*n].chars().next_back()) && edge(bare[n + word.len()..].chars().next());
        if let Some(n) = { found }.find(lone) {
            return Some(("bare-flag", begin + n, begin + n + word.len()));
        }
    }
    let equals = bare
        .match_indices('=')
        .map(|(n, _)| n)
        .find(|n| bare[..*n].ends_with(' ') || bare[n + 1..].starts_with(' '))?;
    Some(("equals", begin + equals, begin + equals + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str, at: usize) -> usize {
        text[..at].matches('\n').count() + 1
    }

    #[test]
    fn a_brace_is_missed_where_the_indentation_goes_back() {
        let text = "chapter a {\n    room b {\n        quiet\n    room c {\n        quiet\n    }\n}\n";
        let slip = brace(text).expect("one is missing");
        assert_eq!(
            (slip.case, line(text, slip.start), slip.opened.map(|at| line(text, at))),
            ("left-out", 4, Some(2))
        );
        let text = "a {\n    b {\n        c\n}\n";
        let slip = brace(text).expect("one is missing");
        assert_eq!((slip.case, line(text, slip.start)), ("left-out", 4));
    }

    #[test]
    fn a_block_that_was_not_opened_is_told_where_the_indentation_goes_on() {
        let text =
            "chapter a {\n    room b // here\n        quiet\n    }\n    room c {\n        quiet\n    }\n}\n";
        let slip = brace(text).expect("one is missing");
        assert_eq!((slip.case, &text[slip.start..slip.end]), ("not-opened", "room b"));
        let text = "a {\n    b \\\n        c\n}\n}\n";
        assert_eq!(brace(text).map(|slip| slip.case), Some("extra"), "a line that goes on");
    }

    #[test]
    fn one_too_many_and_one_at_the_end_are_told() {
        let slip = brace("a {\n    b\n}\n}\n").expect("one is too many");
        assert_eq!((slip.case, slip.start, slip.opened), ("extra", 12, None));
        let slip = brace("a {\n    b { c; d \"}\" } // {\n    e\n").expect("one is missing");
        assert_eq!((slip.case, slip.opened), ("at-the-end", Some(2)));
        assert_eq!(brace("a {\n    /* } */\n    b \"{\"\n}\n"), None);
    }

    #[test]
    fn habits_are_found_in_the_line_and_nowhere_else() {
        let case = |line: &str| {
            habit(line, line.len()).map(|(case, start, end)| (case, line[start..end].to_string()))
        };
        let is = |case: &'static str, word: &str| Some((case, word.to_string()));
        assert_eq!(case("when attacked may=true {"), is("bare-flag", "true"));
        assert_eq!(case("# a remark"), is("hash", "#"));
        assert_eq!(case("paws 1 # two of them"), is("hash", "#"));
        assert_eq!(case("paws = 1"), is("equals", "="));
        assert_eq!(case("may=#true name \"true = # x\""), None);
        assert_eq!(case("trick trueheart { x"), None);
        assert_eq!(case("if flag a { win } else if flag b { lose }"), is("else-if", "else"));
        assert_eq!(case("} else {"), is("else", "else"));
        assert_eq!(case("if flag a { win } otherwise { lose }"), is("same-line", "otherwise"));
        assert_eq!(case("if any-of { flag a; flag b } { win }"), is("two-blocks", "{"));
        assert_eq!(case("a { b { c } } // else"), None);
        assert_eq!(case("a { b }; c { d }"), None);
    }
}
