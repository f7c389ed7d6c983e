//! Small pieces of markup that many pages share.

use crate::page::Page;
use engine::Outcome;
use maud::{Markup, Render, html};
use view::RuleRef;

/// Words among markup. Maud looks at every letter by itself; this copies all up to the next one that needs another form,
/// which is nearly always all of it. For what is drawn anew with every choice.
pub(crate) fn text<T: AsRef<str>>(words: T) -> Text<T> {
    Text(words)
}

/// Words that are escaped where they are written.
pub(crate) struct Text<T>(T);

impl<T: AsRef<str>> Render for Text<T> {
    fn render_to(&self, out: &mut String) {
        escape(self.0.as_ref(), out);
    }
}

/// Words one after another.
pub(crate) struct Joined<'a, T> {
    pub(crate) words: &'a [T],
    /// What stands between them.
    pub(crate) between: &'static str,
}

impl<T: AsRef<str>> Render for Joined<'_, T> {
    fn render_to(&self, out: &mut String) {
        for (i, words) in self.words.iter().enumerate() {
            if i > 0 {
                escape(self.between, out);
            }
            escape(words.as_ref(), out);
        }
    }
}

/// A list in an attribute, as the page's scripts read it.
pub(crate) struct List<'a, T>(pub(crate) &'a [T]);

impl<T: AsRef<str>> Render for List<'_, T> {
    fn render_to(&self, out: &mut String) {
        out.push('[');
        for (i, words) in self.0.iter().map(AsRef::as_ref).enumerate() {
            out.push_str(if i > 0 { ",&quot;" } else { "&quot;" });
            if words.bytes().any(|b| b < b' ' || matches!(b, b'"' | b'\\')) {
                let quoted = serde_json::to_string(words).expect("a text");
                escape(&quoted[1..quoted.len() - 1], out);
            } else {
                escape(words, out);
            }
            out.push_str("&quot;");
        }
        out.push(']');
    }
}

/// Room for so many bytes at once: what is long is otherwise copied over and over while it grows. Shows nothing.
pub(crate) struct Room(pub(crate) usize);

impl Render for Room {
    fn render_to(&self, out: &mut String) {
        out.reserve(self.0);
    }
}

/// Letters that are looked at together.
const BLOCK: usize = 16;

/// Whether a letter has another form in markup: `"` and `&` differ in one bit, and so do `<` and `>`.
fn special(letter: u8) -> bool {
    letter | 4 == b'&' || letter | 2 == b'>'
}

fn escape(words: &str, out: &mut String) {
    let mut rest = words;
    loop {
        let bytes = rest.as_bytes();
        // Without an early end, so that a whole block is one comparison.
        let clear = |block: &&[u8; BLOCK]| !block.iter().fold(false, |found, b| found | special(*b));
        let plain = bytes.as_chunks::<BLOCK>().0.iter().take_while(clear).count() * BLOCK;
        let Some(at) = bytes[plain..].iter().position(|b| special(*b)).map(|at| plain + at) else {
            out.push_str(rest);
            return;
        };
        out.push_str(&rest[..at]);
        out.push_str(match bytes[at] {
            b'&' => "&amp;",
            b'<' => "&lt;",
            b'>' => "&gt;",
            _ => "&quot;",
        });
        rest = &rest[at + 1..];
    }
}

/// A sentence; to whoever sees the board and does not want the codes of spaces it is told as it is drawn, if that differs.
pub(crate) fn told(whole: &str, drawn: Option<&str>) -> Markup {
    html! {
        @match drawn {
            Some(drawn) => { span.as-drawn aria-hidden="true" { (text(drawn)) } span.coded { (text(whole)) } }
            None => (text(whole)),
        }
    }
}

/// A picture as large as a letter.
pub(crate) fn icon(page: Page, name: &str) -> Markup {
    html! {
        @if let Some(url) = page.pictures.figure(name) { img.icon src=(text(url)) alt="" width="26" height="26"; }
        @else { "•" }
    }
}

/// Values as small pictures with their number; the word is for whoever points or listens.
pub(crate) fn values(page: Page, values: &[(&str, u8)]) -> Markup {
    html! {
        ul.plain.values {
            @for (name, value) in values {
                @let word = page.t(&["web-value-", name].concat());
                li title=(text(&word)) { (icon(page, name)) span.visually-hidden { (text(&word)) " " } b { (value) } }
            }
        }
    }
}

/// The rule behind something: a link into the rules, or the name of the card, room or chapter it belongs to.
pub(crate) fn why(rule: &RuleRef) -> Markup {
    html! {
        @if rule.id.contains('/') { span.why-rule { (text(&rule.title)) } }
        @else { a.why-rule href={ "/rules#" (text(&rule.id)) } target="_blank" { (text(&rule.title)) } }
    }
}

/// The sentence for how a chapter ended.
pub(crate) fn outcome_key(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Victory => "web-end-victory",
        Outcome::TimeIsUp => "web-end-time",
        Outcome::AllCaptured => "web-end-captured",
        Outcome::Defeat => "web-end-defeat",
        Outcome::Stuck => "web-end-stuck",
    }
}

/// How fast things move; the script keeps it.
pub(crate) fn speed(page: Page) -> Markup {
    html! {
        select data-speed="" {
            @for (value, key) in [("0", "web-speed-instant"), ("1", "web-speed-quick"), ("2", "web-speed-normal"), ("4", "web-speed-slow")] {
                option value=(value) selected[value == "2"] { (page.t(key)) }
            }
        }
    }
}

/// How fast the story is read; the script keeps it.
pub(crate) fn pace(page: Page) -> Markup {
    html! {
        select data-pace="" {
            @for (value, key) in [("0.75", "web-pace-slow"), ("0.95", "web-pace-normal"), ("1.2", "web-pace-quick")] {
                option value=(value) selected[value == "0.95"] { (page.t(key)) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_escaped_as_maud_would() {
        let letters = ["", "a", "&", "<", ">", "\"", "'", "ä", "mice & men", "…", "=", "?", "\u{26}b"];
        for one in letters {
            for other in letters {
                for n in [0, 1, 7, 14, 15, 16, 17, 31, 32, 40] {
                    let words = format!("{one}{}{other}{}{one}", "x".repeat(n), "y".repeat(n / 2));
                    assert_eq!(text(&words).render().0, words.render().0, "{words:?}");
                }
            }
        }
        for letter in 0..=127_u8 {
            let words = char::from(letter).to_string();
            assert_eq!(text(&words).render().0, words.render().0, "{words:?}");
        }
    }

    #[test]
    fn a_list_is_json_in_an_attribute() {
        for list in
            [&[][..], &["a"], &["a", "b & c", "<d>"], &["say \"x\"", "back\\slash", "line\nline", "ä"]]
        {
            let json = serde_json::to_string(list).expect("texts");
            assert_eq!(List(list).render().0, json.render().0, "{json}");
        }
    }

    #[test]
    fn what_is_joined_is_escaped() {
        let joined = Joined { words: &["a", "b & c", ""], between: " · " };
        assert_eq!(joined.render().0, "a · b &amp; c · ");
    }
}
