//! Files written into a page, so that it needs nothing beside it.

use crate::statics::static_file;

/// The style sheet with the fonts in it.
pub(super) fn style() -> String {
    let text = |name: &str| {
        static_file(name).and_then(|f| String::from_utf8(f.bytes.into_owned()).ok()).unwrap_or_default()
    };
    let faces = text("css/fonts.css");
    let faces = faces.lines().filter(|line| line.starts_with("@font-face")).map(|line| {
        let Some((before, rest)) = line.split_once("url(\"../") else { return line.to_string() };
        let Some((name, after)) = rest.split_once("\")") else { return line.to_string() };
        let font = static_file(name).map_or_else(String::new, |f| inside(f.kind, &f.bytes));
        format!("{before}url(\"{font}\"){after}")
    });
    faces.collect::<Vec<_>>().join("\n") + &text("css/pages/print.css")
}

/// A file as an address that holds it.
pub(super) fn inside(kind: &str, bytes: &[u8]) -> String {
    const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = format!("data:{kind};base64,");
    for three in bytes.chunks(3) {
        let bits = three.iter().fold(0_u32, |bits, b| bits << 8 | u32::from(*b)) << (8 * (3 - three.len()));
        for i in 0..4 {
            let sign = SIGNS[(bits >> (18 - 6 * i) & 63) as usize];
            out.push(if i <= three.len() { sign.into() } else { '=' });
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_written_in_sixty_four_signs() {
        for (bytes, written) in
            [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")]
        {
            assert_eq!(inside("a/b", bytes.as_bytes()), format!("data:a/b;base64,{written}"));
        }
    }

    #[test]
    fn the_style_sheet_holds_its_fonts() {
        let style = style();
        assert_eq!(style.matches("url(\"data:font/woff2;base64,").count(), 5);
        assert!(!style.contains("../fonts") && style.contains("@page"));
    }
}
