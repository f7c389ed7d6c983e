//! The languages and grammatical cases we write in.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

/// A language of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    En,
    /// German.
    De,
    /// Polish.
    Pl,
}

impl Lang {
    /// Every language, the one the others are compared with first.
    pub const ALL: [Self; 3] = [Self::En, Self::De, Self::Pl];

    /// The code used in folder names, saved settings and HTML.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Pl => "pl",
        }
    }

    /// The plural categories a sentence that counts must distinguish.
    pub fn plural_categories(self) -> &'static [&'static str] {
        match self {
            Self::En | Self::De => &["one", "other"],
            Self::Pl => &["one", "few", "many", "other"],
        }
    }

    pub(crate) fn id(self) -> LanguageIdentifier {
        self.as_str().parse().expect("our codes are language subtags")
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(code: &str) -> Result<Self, UnknownLang> {
        Self::ALL.into_iter().find(|lang| lang.as_str() == code).ok_or_else(|| UnknownLang(code.to_owned()))
    }
}

/// A language code we have no words for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLang(pub String);

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no language has the code `{}`; there are en, de and pl", self.0)
    }
}

impl std::error::Error for UnknownLang {}

/// The form a sentence asks of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GrammaticalCase {
    /// Who acts.
    Nom,
    /// Whose.
    Gen,
    /// To whom.
    Dat,
    /// Whom.
    Acc,
    /// With whom; Polish only.
    Ins,
    /// About whom, where; Polish only.
    Loc,
}

impl GrammaticalCase {
    /// All of them.
    pub const ALL: [GrammaticalCase; 6] = [
        GrammaticalCase::Nom,
        GrammaticalCase::Gen,
        GrammaticalCase::Dat,
        GrammaticalCase::Acc,
        GrammaticalCase::Ins,
        GrammaticalCase::Loc,
    ];

    /// The attribute that holds the form; the nominative is the value itself.
    pub(crate) fn attribute(self) -> Option<&'static str> {
        match self {
            Self::Nom => None,
            Self::Gen => Some("gen"),
            Self::Dat => Some("dat"),
            Self::Acc => Some("acc"),
            Self::Ins => Some("ins"),
            Self::Loc => Some("loc"),
        }
    }
}

/// The noun an argument is a form of: `who` for `who-gen` and `who-gender`, else the argument itself.
pub(crate) fn noun_of(argument: &str) -> &str {
    match argument.rsplit_once('-') {
        Some((noun, form)) if form != "pl" && is_grammar(form) => noun,
        _ => argument,
    }
}

/// Whether an attribute is grammar, which each language has in its own measure.
pub fn is_grammar(attribute: &str) -> bool {
    let case = attribute.strip_prefix("pl-").unwrap_or(attribute);
    attribute == "pl"
        || attribute == "gender"
        || matches!(case, "nom" | "gen" | "dat" | "acc" | "ins" | "loc")
}
