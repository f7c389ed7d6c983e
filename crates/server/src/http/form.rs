//! Forms as they are sent.

/// The largest form.
pub(crate) const MOST_FORM: usize = 64 << 10;
/// The largest saved game.
pub(crate) const MOST_SAVE: usize = 4 << 20;

/// Names and values, in the order of the page.
pub(crate) type Fields = Vec<(String, String)>;

/// The last value with this name.
pub(crate) fn field<'f>(fields: &'f [(String, String)], name: &str) -> Option<&'f str> {
    fields.iter().rev().find(|(n, _)| n == name).map(|(_, v)| v.as_str())
}
