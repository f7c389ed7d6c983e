//! A sentence for a key, arguments and a language.
//!
//! Words live in `.ftl` files ([Fluent](https://projectfluent.org)); Rust asks for them by key:
//!
//! ```
//! use words::{Args, Lang, WordsSource, Words};
//!
//! let (words, problems) = Words::build([WordsSource::new(
//!     Lang::En,
//!     "demo.ftl",
//!     "cheese-left = { $who } has { $n ->\n    [one] one cheese\n   *[other] { $n } cheese\n } left.\n",
//! )]);
//! assert!(problems.is_empty());
//! let args = Args::new().text("who", "Tilda").num("n", 3);
//! assert_eq!(words.say(Lang::En, "cheese-left", &args), "Tilda has 3 cheese left.");
//! ```
//!
//! # Nouns inside a file: terms
//!
//! A noun that sentences of one language share is a term. Its forms are variants chosen by literal arguments, its
//! gender an attribute that sentences can select on. Terms belong to their language: another one need not have them.
//!
//! ```ftl
//! -rat = { $case ->
//!    *[nom] { $number -> *[sg] szczur [pl] szczury }
//!     [gen] { $number -> *[sg] szczura [pl] szczurów }
//! }
//!     .gender = masculine
//! no-rats = Nie ma { -rat(case: "gen", number: "pl") }.
//! ```
//!
//! # Nouns from outside: names
//!
//! A sentence that gets a noun as an argument cannot bend it, so whoever asks for the sentence hands over the right
//! form. Such a noun is a message whose value is the nominative singular; attributes hold the forms that differ:
//! `.gen .dat .acc .ins .loc`, in the plural `.pl .pl-gen .pl-dat .pl-acc .pl-ins .pl-loc`, and `.gender` (`masculine`,
//! `feminine`, `neuter`, or `plural` for a noun without a singular), which a sentence can take as an argument and select
//! on. Languages differ in which they need, so these attributes are never reported as missing or extra.
//!
//! ```ftl
//! mouse-tilda = Tilda
//!     .gen = Tildy
//!     .dat = Tildzie
//! ```
//!
//! # Missing words
//!
//! A sentence that a language lacks is said in the first language of [`Lang::ALL`] that has it, so that a book written in one
//! language can be read in all; [`Words::spoken`] tells which, for marks such as `lang="de"`. Grammar does not cross languages: a
//! borrowed name stands in its plain form.
//!
//! [`Words::name`] and [`Words::names`] look a form up and fall back to the nominative. [`Words::noun`] hands over all of them,
//! so that each language takes the one its sentence needs: `{ $mouse }`, `{ $mouse-gen }`, `{ $mouse-ins }`, and
//! `$mouse-gender` to select on.

mod args;
mod check;
mod lang;
mod memo;
mod problem;

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::fmt;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use fluent_syntax::ast::{Entry, Pattern, PatternElement};
use foldhash::fast::RandomState;

pub use args::Args;
pub use lang::{GrammaticalCase, Lang, UnknownLang, is_grammar};
pub use problem::{ProblemKind, WordsProblem};

/// One file of words in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordsSource {
    /// The language its sentences are in.
    pub lang: Lang,
    /// How reports name the file.
    pub file: String,
    /// The file's text.
    pub text: String,
}

impl WordsSource {
    /// A source from its parts.
    pub fn new(lang: Lang, file: impl Into<String>, text: impl Into<String>) -> Self {
        Self { lang, file: file.into(), text: text.into() }
    }
}

/// Sentences with nothing in them to be filled, by key: most of what a page says.
type Plain = HashMap<Box<str>, Box<str>, RandomState>;

/// All sentences of all languages. Threads may share it.
pub struct Words {
    bundles: BTreeMap<Lang, FluentBundle<FluentResource>>,
    plain: BTreeMap<Lang, Plain>,
    said: memo::Memo,
}

impl Words {
    /// Reads the sources and reports everything wrong with them; what is sound can be said all the same.
    ///
    /// Languages are compared with the first one of [`Lang::ALL`] that has a source. A language without any source is
    /// not compared, so pass an empty one to demand it.
    pub fn build(sources: impl IntoIterator<Item = WordsSource>) -> (Self, Vec<WordsProblem>) {
        let mut problems = Vec::new();
        let mut files = Vec::new();
        for WordsSource { lang, file, text } in sources {
            let resource = match FluentResource::try_new(text) {
                Ok(resource) => resource,
                Err((resource, errors)) => {
                    problems.extend(errors.iter().map(|e| check::syntax(lang, &file, resource.source(), e)));
                    resource
                }
            };
            files.push(check::File { lang, name: file, resource });
        }
        problems.extend(check::check(&files));
        problems.sort_by(|a, b| (a.lang, &a.file, a.start).cmp(&(b.lang, &b.file, b.start)));

        let (mut bundles, mut plain) = (BTreeMap::new(), BTreeMap::<_, Plain>::new());
        for file in files {
            read_plain(&file.resource, plain.entry(file.lang).or_default());
            let bundle = bundles.entry(file.lang).or_insert_with(|| empty_bundle(file.lang));
            // An error here is a second definition of a key. The check has reported it, the first one stands.
            drop(bundle.add_resource(file.resource));
        }
        (Self { bundles, plain, said: memo::Memo::default() }, problems)
    }

    /// The language in which somebody who reads `lang` gets to hear this key: that language if it has the key, else the first
    /// that has it.
    pub fn spoken(&self, lang: Lang, key: &str) -> Option<Lang> {
        let borrowed = || Lang::ALL.into_iter().find(|other| self.has(*other, key));
        if self.has(lang, key) {
            Some(lang)
        } else if key.rsplit_once('.').is_some_and(|(_, attribute)| is_grammar(attribute)) {
            None
        } else {
            borrowed()
        }
    }

    /// The sentence, or `⟨key⟩` so that a gap is seen and not silently skipped. `key` may be `message.attribute`.
    pub fn say(&self, lang: Lang, key: &str, args: &Args) -> String {
        self.try_say(lang, key, args).unwrap_or_else(|| format!("⟨{key}⟩"))
    }

    /// The sentence if any language has the key.
    pub fn try_say(&self, lang: Lang, key: &str, args: &Args) -> Option<String> {
        if args.is_empty() {
            return self.text(lang, key).map(Cow::into_owned);
        }
        self.said.say(lang, key, args, || {
            let bundle = self.bundles.get(&self.spoken(lang, key)?)?;
            // Errors such as a missing argument leave a visible `{$name}` in the sentence.
            Some(
                bundle
                    .format_pattern(pattern(bundle, key)?, Some(&args.fluent()), &mut Vec::new())
                    .into_owned(),
            )
        })
    }

    /// The same for arguments that others have written: none if one is missing that the sentence needs.
    pub fn try_say_whole(&self, lang: Lang, key: &str, args: &Args) -> Option<String> {
        let bundle = self.bundles.get(&self.spoken(lang, key)?)?;
        let mut errors = Vec::new();
        let said =
            bundle.format_pattern(pattern(bundle, key)?, Some(&args.fluent()), &mut errors).into_owned();
        errors.is_empty().then_some(said)
    }

    /// A sentence without arguments, if any language has the key; as it stands in the file where nothing is in it.
    pub fn text(&self, lang: Lang, key: &str) -> Option<Cow<'_, str>> {
        let plain = |lang: Lang| self.plain.get(&lang).and_then(|plain| plain.get(key));
        // Almost everything that is asked for is there, and plain.
        if let Some(plain) = plain(lang) {
            return Some(Cow::Borrowed(plain));
        }
        let spoken = self.spoken(lang, key)?;
        if let Some(plain) = plain(spoken) {
            return Some(Cow::Borrowed(plain));
        }
        let bundle = self.bundles.get(&spoken)?;
        Some(bundle.format_pattern(pattern(bundle, key)?, None, &mut Vec::new()))
    }

    /// Whether the language has the key, `message` or `message.attribute`.
    pub fn has(&self, lang: Lang, key: &str) -> bool {
        self.bundles.get(&lang).is_some_and(|bundle| pattern(bundle, key).is_some())
    }

    /// A name in the singular: the attribute for the case, or the plain value where the language keeps one form.
    pub fn name(&self, lang: Lang, key: &str, case: GrammaticalCase) -> String {
        let (lang, case) = self.bent(lang, key, case);
        let form = case.attribute().map(|attribute| format!("{key}.{attribute}"));
        self.first_form(lang, key, form)
    }

    /// A name in the plural: `.pl-gen` and so on, else `.pl`, else the plain value.
    pub fn names(&self, lang: Lang, key: &str, case: GrammaticalCase) -> String {
        let (lang, case) = self.bent(lang, key, case);
        let form = case.attribute().map(|attribute| format!("{key}.pl-{attribute}"));
        self.first_form(lang, key, form.into_iter().chain([format!("{key}.pl")]))
    }

    /// The language whose form of a name is taken, and which form: a borrowed name is not bent.
    fn bent(&self, lang: Lang, key: &str, case: GrammaticalCase) -> (Lang, GrammaticalCase) {
        match self.spoken(lang, key) {
            Some(other) if other != lang => (other, GrammaticalCase::Nom),
            _ => (lang, case),
        }
    }

    /// Adds a name to the arguments of a sentence in all its forms: `who`, `who-gen` and so on, and `who-gender`. A key
    /// that no language has stands for itself.
    #[must_use]
    pub fn noun(&self, lang: Lang, args: Args, name: &str, key: &str) -> Args {
        let known = self.spoken(lang, key).is_some();
        let form = |args: Args, case: GrammaticalCase| {
            let argument = case.attribute().map_or_else(|| name.to_owned(), |form| format!("{name}-{form}"));
            args.text(argument, if known { self.name(lang, key, case) } else { key.to_owned() })
        };
        let args = GrammaticalCase::ALL.into_iter().fold(args, form);
        let gender = self.text(lang, &format!("{key}.gender")).unwrap_or_default();
        args.text(format!("{name}-gender"), gender)
    }

    fn first_form(&self, lang: Lang, key: &str, forms: impl IntoIterator<Item = String>) -> String {
        let none = Args::new();
        forms
            .into_iter()
            .find_map(|form| self.try_say(lang, &form, &none))
            .unwrap_or_else(|| self.say(lang, key, &none))
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("languages", &self.bundles.keys()).finish_non_exhaustive()
    }
}

fn empty_bundle(lang: Lang) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![lang.id()]);
    // Isolation marks would end up in page titles, logs and tests; our three languages are all left to right.
    bundle.set_use_isolating(false);
    bundle.add_builtins().expect("a new bundle has no function yet");
    bundle
}

/// Notes the sentences of a file that are nothing but text; of two with one key the first stands.
fn read_plain(file: &FluentResource, plain: &mut Plain) {
    let mut note = |key: String, pattern: &Pattern<&str>| {
        if let [PatternElement::TextElement { value }] = pattern.elements.as_slice() {
            plain.entry(key.into()).or_insert_with(|| (*value).into());
        }
    };
    for entry in file.entries() {
        let Entry::Message(message) = entry else { continue };
        if let Some(value) = &message.value {
            note(message.id.name.to_owned(), value);
        }
        for attribute in &message.attributes {
            note(format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
        }
    }
}

fn pattern<'b>(bundle: &'b FluentBundle<FluentResource>, key: &str) -> Option<&'b Pattern<&'b str>> {
    match key.split_once('.') {
        None => bundle.get_message(key)?.value(),
        Some((message, attribute)) => Some(bundle.get_message(message)?.get_attribute(attribute)?.value()),
    }
}
