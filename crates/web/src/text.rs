//! Text on a page, escaped many bytes at once.
//!
//! The template engine looks at each byte by itself; for what is drawn after every choice that is most of the work.

use maud::Render;

/// Text to be shown as it is: the same as text by itself in a template, only quicker.
pub(crate) struct Text<T>(pub(crate) T);

impl<T: AsRef<str>> Render for Text<T> {
    fn render_to(&self, out: &mut String) {
        let text = self.0.as_ref();
        let special = |b: &u8| matches!(b, b'&' | b'<' | b'>' | b'"');
        // No way out of the loop, so that it is done in large steps; hardly any text has something to escape.
        if text.bytes().fold(false, |found, b| found | special(&b)) {
            text.render_to(out);
        } else {
            out.push_str(text);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    #[test]
    fn it_is_what_the_template_engine_would_write() {
        for text in ["", "Tilda", "<b>", "a & b", "say \"cheese\"", "Mäuse ‹und› Żółć", "'", "…&"]
        {
            assert_eq!(html! { (Text(text)) }.0, html! { (text) }.0);
        }
    }
}
