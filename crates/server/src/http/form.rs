//! Forms as they are sent.

/// Names and values, in the order of the page.
pub(crate) type Fields = Vec<(String, String)>;

/// The last value with this name.
pub(crate) fn field<'f>(fields: &'f Fields, name: &str) -> Option<&'f str> {
    fields.iter().rev().find(|(n, _)| n == name).map(|(_, v)| v.as_str())
}
