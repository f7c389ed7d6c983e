//! What is wrong with a book, and where.

use serde::Serialize;

/// A range of bytes in a file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Span {
    /// Path as the author knows it, relative to the book.
    pub file: String,
    /// First byte.
    pub start: usize,
    /// Byte after the last.
    pub end: usize,
}

/// Errors stop a book from being played; warnings and advice do not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Severity {
    /// The book cannot be played.
    Error,
    /// Worth a look.
    Warning,
    /// Nothing is wrong, but more could be done.
    Advice,
}

/// One finding. Its words live in the locale files: `diagnostic-c0102` with the attributes
/// `.label` (at the span) and `.help`; the arguments fill them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Diagnostic {
    /// Stable code, e.g. `C0102`.
    pub code: &'static str,
    /// Error, warning or advice.
    pub severity: Severity,
    /// Where.
    pub span: Span,
    /// Other places that belong to it ("first defined here"), with the attribute that words them.
    pub also: Vec<(Span, &'static str)>,
    /// Arguments of the message.
    pub args: Vec<(&'static str, String)>,
    /// What else is to be known about it, sentence by sentence.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Note>,
}

/// A sentence below a finding: its key in the locale files, its arguments, and the rules behind it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Note {
    /// The key.
    pub key: &'static str,
    /// What fills it.
    pub args: Vec<(&'static str, String)>,
    /// Ids of rules.
    pub rules: Vec<String>,
}

impl Note {
    /// A sentence without rules.
    pub fn new(key: &'static str, args: &[(&'static str, &str)]) -> Note {
        let args = args.iter().map(|(name, text)| (*name, (*text).to_string())).collect();
        Note { key, args, rules: Vec::new() }
    }
}

impl Diagnostic {
    /// An error with this code at this place.
    pub fn error(code: &'static str, span: Span) -> Diagnostic {
        Diagnostic {
            code,
            severity: Severity::Error,
            span,
            also: Vec::new(),
            args: Vec::new(),
            notes: Vec::new(),
        }
    }

    /// A warning with this code at this place.
    pub fn warning(code: &'static str, span: Span) -> Diagnostic {
        Diagnostic { severity: Severity::Warning, ..Diagnostic::error(code, span) }
    }

    /// With an argument for its message.
    #[must_use]
    #[allow(clippy::needless_pass_by_value)] // numbers and texts alike read best unborrowed
    pub fn arg(mut self, name: &'static str, value: impl ToString) -> Diagnostic {
        self.args.push((name, value.to_string()));
        self
    }

    /// With a second place, worded by this attribute of its message.
    #[must_use]
    pub fn also(mut self, span: Span, attribute: &'static str) -> Diagnostic {
        self.also.push((span, attribute));
        self
    }
}

/// How a message is worded: its key (`diagnostic-c0102`, `diagnostic-c0102.help`) and its arguments.
/// An attribute that does not exist gives an empty text.
pub type Say<'a> = &'a dyn Fn(&str, &[(&'static str, String)]) -> String;

/// The findings as plain text: place, source line, underline, label and help.
pub fn render(found: &[Diagnostic], sources: &crate::Sources, say: Say) -> String {
    let mut out = String::new();
    for diagnostic in found {
        render_one(diagnostic, sources, say, &mut out);
    }
    out
}

fn render_one(diagnostic: &Diagnostic, sources: &crate::Sources, say: Say, out: &mut String) {
    use std::fmt::Write;
    let key = format!("diagnostic-{}", diagnostic.code.to_lowercase());
    let severity = match diagnostic.severity {
        Severity::Error => say("diagnostic-error", &[]),
        Severity::Warning => say("diagnostic-warning", &[]),
        Severity::Advice => say("diagnostic-advice", &[]),
    };
    let places: Vec<(&Span, String)> =
        std::iter::once((&diagnostic.span, say(&format!("{key}.label"), &diagnostic.args)))
            .chain(
                diagnostic
                    .also
                    .iter()
                    .map(|(span, attr)| (span, say(&format!("{key}.{attr}"), &diagnostic.args))),
            )
            .collect();
    let shown: Vec<Option<Line>> = places.iter().map(|(span, _)| Line::of(span, sources)).collect();
    let width = shown.iter().flatten().map(|l| l.number.to_string().len()).max().unwrap_or(1);
    let _ = writeln!(out, "{severity}[{}]: {}", diagnostic.code, say(&key, &diagnostic.args));
    for (ix, ((span, label), line)) in places.iter().zip(&shown).enumerate() {
        let corner = if ix == 0 { '╭' } else { '├' };
        let Some(line) = line else {
            let _ = writeln!(out, "{:width$} {corner}─ {}", "", span.file);
            if !label.is_empty() {
                let _ = writeln!(out, "{:width$} │ {label}", "");
            }
            continue;
        };
        let _ = writeln!(out, "{:width$} {corner}─ {}:{}:{}", "", span.file, line.number, line.column);
        let _ = writeln!(out, "{:width$} │ {}", line.number, line.text);
        let (blank, under) = (" ".repeat(line.indent), "─".repeat(line.length));
        let _ = writeln!(out, "{:width$} │ {}", "", format!("{blank}{under} {label}").trim_end());
    }
    for note in &diagnostic.notes {
        let rules =
            if note.rules.is_empty() { String::new() } else { format!("  [{}]", note.rules.join(" ")) };
        let _ = writeln!(out, "{:width$} │ {}{rules}", "", say(note.key, &note.args));
    }
    let help = say(&format!("{key}.help"), &diagnostic.args);
    if help.is_empty() {
        let _ = writeln!(out, "{:width$} ╰─", "");
    } else {
        let _ = writeln!(out, "{:width$} ╰─ {}: {help}", "", say("diagnostic-help", &[]));
    }
    out.push('\n');
}

/// A source line as it is shown: long ones are cut around the place.
struct Line {
    number: usize,
    column: usize,
    /// Blanks before the underline.
    indent: usize,
    length: usize,
    text: String,
}

impl Line {
    fn of(span: &Span, sources: &crate::Sources) -> Option<Line> {
        const WIDEST: usize = 160;
        let text = sources.get(&span.file)?;
        let start = (0..=span.start.min(text.len())).rev().find(|at| text.is_char_boundary(*at))?;
        let begin = text[..start].rfind('\n').map_or(0, |at| at + 1);
        let end = text[start..].find('\n').map_or(text.len(), |at| start + at);
        let column = text[begin..start].chars().count() + 1;
        let stop = (start..=span.end.clamp(start, end)).rev().find(|at| text.is_char_boundary(*at))?;
        let length = text[start..stop].chars().count().max(1);
        let whole = text[begin..end].trim_end().replace('\t', " ");
        let length = length.min(WIDEST);
        let (text, indent) = if whole.chars().count() <= WIDEST {
            (whole, column - 1)
        } else {
            let skip = column.saturating_sub(40);
            (whole.chars().skip(skip).take(WIDEST).collect(), column - 1 - skip)
        };
        Some(Line { number: text_line(sources.get(&span.file)?, begin), column, indent, length, text })
    }
}

fn text_line(text: &str, at: usize) -> usize {
    text[..at].matches('\n').count() + 1
}

/// The line and column (in characters, both from 1) of a byte in a text.
pub fn line_and_column(text: &str, at: usize) -> (usize, usize) {
    let at = (0..=at.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
    let begin = text[..at].rfind('\n').map_or(0, |n| n + 1);
    (text_line(text, begin), text[begin..at].chars().count() + 1)
}

/// The name nearest to what was written, or `none`.
pub fn nearest<'a>(written: &str, names: impl Iterator<Item = &'a str>) -> String {
    // Capital letters are no other letters.
    let small = written.to_lowercase();
    let limit = written.chars().count().div_ceil(3).min(4);
    // Half of a word says as much as a slip in it: `search` means `searching`, `defeated` means `was-defeated`.
    let ends = |name: &str| name.strip_suffix(written).is_some_and(|rest| rest.ends_with('-'));
    let begun = |name: &str| written.len() > 3 && (name.starts_with(written) || ends(name));
    names
        .map(|name| (strsim::damerau_levenshtein(&small, &name.to_lowercase()), name))
        .filter(|(distance, name)| *distance <= limit || begun(name))
        .min()
        .map_or_else(|| "none".to_string(), |(_, name)| name.to_string())
}
