//! What a sentence is filled with.

use fluent_bundle::{FluentArgs, FluentValue};

/// The arguments of a sentence: numbers, which choose plural forms, and texts.
///
/// They are written down as bytes, one after the other: most sentences were said before, and are found by these very
/// bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Args(Vec<u8>);

/// What an argument is, before its name.
const NUMBER: u8 = b'n';
const TEXT: u8 = b't';
/// Bytes that hold the arguments of nearly every sentence.
const USUAL: usize = 256;

impl Args {
    /// No arguments yet.
    pub fn new() -> Self {
        Self::default()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds a number.
    #[must_use]
    pub fn num(mut self, name: impl AsRef<str>, number: impl Into<i64>) -> Self {
        self.begin(NUMBER, name.as_ref());
        self.0.extend_from_slice(&number.into().to_le_bytes());
        self
    }

    /// Adds a text, even one that looks like a number.
    #[must_use]
    pub fn text(mut self, name: impl AsRef<str>, text: impl AsRef<str>) -> Self {
        self.begin(TEXT, name.as_ref());
        self.put(text.as_ref());
        self
    }

    fn begin(&mut self, kind: u8, name: &str) {
        if self.0.capacity() == 0 {
            self.0.reserve(USUAL);
        }
        self.0.push(kind);
        self.put(name);
    }

    /// The length before it: no two lists of texts look alike.
    fn put(&mut self, text: &str) {
        self.0.extend_from_slice(&(text.len() as u64).to_le_bytes());
        self.0.extend_from_slice(text.as_bytes());
    }

    /// All of them as they were written down; different ones differ.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// As sentences are made of them.
    pub(crate) fn fluent(&self) -> FluentArgs<'_> {
        let mut rest = Reader(&self.0);
        let mut args = FluentArgs::new();
        while let Some(kind) = rest.take(1) {
            let name = rest.text();
            match kind[0] {
                NUMBER => args.set(name, rest.number()),
                _ => args.set(name, FluentValue::from(rest.text())),
            }
        }
        args
    }
}

/// What was written down, from its beginning.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, n: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(n)?;
        self.0 = rest;
        Some(taken)
    }

    fn number(&mut self) -> i64 {
        i64::from_le_bytes(self.take(8).and_then(|b| b.try_into().ok()).expect("a number was written whole"))
    }

    fn text(&mut self) -> &'a str {
        let length = self.number() as usize;
        let text = self.take(length).and_then(|b| std::str::from_utf8(b).ok());
        text.expect("a text was written whole")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_read() {
        let args = Args::new().text("who", "Żółć").num("n", -3).text("", "").num("many", i64::MAX);
        let read = args.fluent();
        assert_eq!(read.get("who"), Some(&FluentValue::from("Żółć")));
        assert_eq!(read.get("n"), Some(&FluentValue::from(-3)));
        assert_eq!(read.get(""), Some(&FluentValue::from("")));
        assert_eq!(read.get("many"), Some(&FluentValue::from(i64::MAX)));
        assert_eq!(read.iter().count(), 4);
        assert!(Args::new().fluent().iter().next().is_none());
    }

    #[test]
    fn what_differs_is_told_apart() {
        let all = [
            Args::new(),
            Args::new().text("b", "c"),
            Args::new().text("bc", ""),
            Args::new().text("b", "1"),
            Args::new().num("b", 1),
            Args::new().num("b", 2),
            Args::new().text("b", "c").text("d", "e"),
            Args::new().text("b", "cd").text("e", ""),
        ];
        for (i, one) in all.iter().enumerate() {
            assert!(!all[i + 1..].iter().any(|other| other.bytes() == one.bytes()), "{i}");
        }
    }
}
