//! The reader's language: everything that tables and reports say, asked for by key.

/// What a sentence is filled with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number, which chooses plural forms.
    Number(i64),
    /// A text.
    Text(String),
}

impl From<u64> for Value {
    fn from(n: u64) -> Value {
        Value::Number(n.try_into().unwrap_or(i64::MAX))
    }
}

impl From<usize> for Value {
    fn from(n: usize) -> Value {
        Value::from(n as u64)
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_string())
    }
}

/// Arguments of a sentence by name.
pub type Filling = Vec<(&'static str, Value)>;

/// Gives the sentence of a key, if there is one.
type Speech<'a> = dyn Fn(&str, &[(&'static str, Value)]) -> Option<String> + 'a;

/// One language, in which words are found by somebody else: this crate has none.
pub struct Tongue<'a> {
    /// Its code, such as `de`.
    pub lang: &'a str,
    /// The sentence of a key.
    pub speech: &'a Speech<'a>,
}

impl Tongue<'_> {
    /// A sentence; its key where there is none.
    pub fn fill(&self, key: &str, with: &[(&'static str, Value)]) -> String {
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
    pub(crate) fn number(&self, x: f64, decimals: usize) -> String {
        self.marked(format!("{x:.decimals$}"))
    }

    /// A share as a percentage with one decimal.
    pub(crate) fn percent(&self, share: f64) -> String {
        self.number(share * 100.0, 1) + " %"
    }

    /// A difference of shares in points, with its sign.
    pub(crate) fn points(&self, difference: f64) -> String {
        self.marked(format!("{:+.1}", difference * 100.0))
    }

    /// English writes a point before the decimals, German and Polish a comma.
    fn marked(&self, number: String) -> String {
        if self.lang == "en" { number } else { number.replace('.', ",") }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// Says keys as they are.
    pub(crate) const PLAIN: Tongue = Tongue { lang: "en", speech: &|_, _| None };

    #[test]
    fn decimals_are_written_as_the_reader_does() {
        let german = Tongue { lang: "de", ..PLAIN };
        assert_eq!(PLAIN.percent(0.535), "53.5 %");
        assert_eq!(german.percent(0.535), "53,5 %");
        assert_eq!(german.points(-0.1), "-10,0");
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
