//! Between what the protocol says and what we say: places and paths.

use lsp_types::{Position, Range, Uri};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use std::path::{Path, PathBuf};

/// A byte of a text as a line and a column; the protocol counts columns in UTF-16.
pub(crate) fn position(text: &str, byte: usize) -> Position {
    let byte = (0..=byte.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
    let before = &text[..byte];
    let begin = before.rfind('\n').map_or(0, |at| at + 1);
    let line = before.bytes().filter(|b| *b == b'\n').count();
    Position::new(line as u32, before[begin..].encode_utf16().count() as u32)
}

/// The byte at a position; the end of the line if it is shorter.
pub(crate) fn byte(text: &str, position: Position) -> usize {
    let mut begin = 0;
    for _ in 0..position.line {
        match text[begin..].find('\n') {
            Some(at) => begin += at + 1,
            None => return text.len(),
        }
    }
    let line = text[begin..].split('\n').next().unwrap_or("").trim_end_matches('\r');
    let mut column = 0;
    for (at, letter) in line.char_indices() {
        if column >= position.character {
            return begin + at;
        }
        column += letter.len_utf16() as u32;
    }
    begin + line.len()
}

/// Bytes of a text as a range.
pub(crate) fn range(text: &str, bytes: std::ops::Range<usize>) -> Range {
    Range::new(position(text, bytes.start), position(text, bytes.end.max(bytes.start)))
}

/// What stands behind the last dot of a path.
pub(crate) fn ending(path: &str) -> &str {
    path.rsplit_once('.').map_or("", |(_, ending)| ending)
}

/// What stands for itself in the path of an address.
const PLAIN: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~').remove(b'/');

/// The path of a `file` address.
pub(crate) fn path_of(uri: &Uri) -> Option<PathBuf> {
    let path = uri.as_str().strip_prefix("file://")?;
    // What stands before the path is the machine's name, mostly none.
    let path = &path[path.find('/')?..];
    let path = percent_decode_str(path).decode_utf8().ok()?;
    let drive = path.as_bytes().get(2) == Some(&b':');
    Some(PathBuf::from(if drive { &path[1..] } else { &path }))
}

/// The address of a path.
pub(crate) fn uri_of(path: &Path) -> Option<Uri> {
    let path = path.to_str()?.replace('\\', "/");
    let slash = if path.starts_with('/') { "" } else { "/" };
    format!("file://{slash}{}", utf8_percent_encode(&path, PLAIN)).parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_counted_as_editors_do() {
        let text = "a\nMäuse 🐭 here\n";
        let here = text.find("here").expect("it is there");
        assert_eq!(position(text, here), Position::new(1, 9));
        assert_eq!(byte(text, Position::new(1, 9)), here);
        assert_eq!(byte(text, Position::new(1, 99)), text.len() - 1);
        assert_eq!(byte(text, Position::new(9, 0)), text.len());
    }

    #[test]
    fn a_path_with_blanks_and_umlauts_comes_back() {
        let path = Path::new("/library/Meine Bücher/book.kdl");
        let uri = uri_of(path).expect("an address");
        assert_eq!(uri.as_str(), "file:///library/Meine%20B%C3%BCcher/book.kdl");
        assert_eq!(path_of(&uri).as_deref(), Some(path));
    }
}
