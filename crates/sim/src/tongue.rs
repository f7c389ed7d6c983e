//! The reader's language: everything that tables and reports say, asked for by key.

/// What a sentence is filled with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FillingValue {
    /// A number, which chooses plural forms.
    Number(i64),
    /// A text.
    Text(String),
}

impl From<u64> for FillingValue {
    fn from(n: u64) -> FillingValue {
        FillingValue::Number(n.try_into().unwrap_or(i64::MAX))
    }
}

impl From<usize> for FillingValue {
    fn from(n: usize) -> FillingValue {
        FillingValue::from(n as u64)
    }
}

impl From<String> for FillingValue {
    fn from(text: String) -> FillingValue {
        FillingValue::Text(text)
    }
}

impl From<&str> for FillingValue {
    fn from(text: &str) -> FillingValue {
        FillingValue::Text(text.to_string())
    }
}

/// Arguments of a sentence by name.
pub type Filling = Vec<(&'static str, FillingValue)>;

/// Gives the sentence of a key, if there is one.
type Speech<'a> = dyn Fn(&str, &[(&'static str, FillingValue)]) -> Option<String> + 'a;

/// One language, in which words are found by somebody else: this crate has none.
pub struct Tongue<'a> {
    /// Its code, such as `de`.
    pub lang: &'a str,
    /// The sentence of a key.
    pub speech: &'a Speech<'a>,
}

impl Tongue<'_> {
    /// A sentence; its key where there is none.
    pub fn fill(&self, key: &str, with: &[(&'static str, FillingValue)]) -> String {
        (self.speech)(key, with).unwrap_or_else(|| key.to_string())
    }

    pub(crate) fn say(&self, key: &str) -> String {
        self.fill(key, &[])
    }

    /// What the book calls something; its id if it has no name.
    pub(crate) fn name(&self, kind: &str, id: &str) -> String {
        (self.speech)(&format!("{kind}-{id}"), &[]).unwrap_or_else(|| id.to_string())
    }

    /// A number with so many decimals.
    pub fn number(&self, x: f64, decimals: usize) -> String {
        self.marked(&format!("{x:.decimals$}"))
    }

    /// How many.
    pub(crate) fn count(&self, n: u64) -> String {
        self.marked(&n.to_string())
    }

    /// A share as a percentage with one decimal; only German sets the sign apart.
    pub(crate) fn percent(&self, share: f64) -> String {
        let apart = if self.lang == "de" { "\u{a0}" } else { "" };
        self.number(share * 100.0, 1) + apart + "%"
    }

    /// A difference of shares in points, with its sign; nothing has none.
    pub(crate) fn points(&self, difference: f64) -> String {
        let text = format!("{:.1}", (difference * 100.0).abs());
        let sign = match () {
            () if text == "0.0" => "",
            () if difference < 0.0 => "−",
            () => "+",
        };
        format!("{sign}{}", self.marked(&text))
    }

    /// English writes a point before the decimals, German and Polish a comma. From five digits on, thousands are set
    /// apart.
    fn marked(&self, number: &str) -> String {
        let (point, apart) = match self.lang {
            "en" => (".", ","),
            "de" => (",", "."),
            _ => (",", "\u{a0}"),
        };
        let (whole, decimals) = number.split_once('.').unwrap_or((number, ""));
        let digits = whole.len();
        let mut out = String::new();
        for (at, digit) in whole.chars().enumerate() {
            if digits > 4 && at > 0 && (digits - at).is_multiple_of(3) {
                out.push_str(apart);
            }
            out.push(digit);
        }
        if decimals.is_empty() { out } else { out + point + decimals }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// Says keys as they are.
    pub(crate) const PLAIN: Tongue = Tongue { lang: "en", speech: &|_, _| None };

    #[test]
    fn decimals_are_written_as_the_reader_does() {
        let (german, polish) = (Tongue { lang: "de", ..PLAIN }, Tongue { lang: "pl", ..PLAIN });
        let percents = [&PLAIN, &german, &polish].map(|t| t.percent(0.535));
        assert_eq!(percents, ["53.5%", "53,5\u{a0}%", "53,5%"]);
        assert_eq!([-0.1, 0.1, -0.0004].map(|d| german.points(d)), ["−10,0", "+10,0", "0,0"]);
    }

    #[test]
    fn thousands_are_set_apart_from_five_digits_on() {
        let (german, polish) = (Tongue { lang: "de", ..PLAIN }, Tongue { lang: "pl", ..PLAIN });
        assert_eq!([9999, 10_000, 1_234_567].map(|n| PLAIN.count(n)), ["9999", "10,000", "1,234,567"]);
        assert_eq!(
            (german.number(64_381.62, 1), polish.count(100_000)),
            ("64.381,6".into(), "100\u{a0}000".into())
        );
    }

    #[test]
    fn what_has_no_name_is_called_by_its_id() {
        let named = Tongue { lang: "en", speech: &|key, _| (key == "room-sewer").then(|| "Sewer".into()) };
        assert_eq!(
            (named.name("room", "sewer"), named.name("room", "attic")),
            ("Sewer".into(), "attic".into())
        );
    }
}
