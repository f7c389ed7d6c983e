//! A catalogue: a folder of packages with an `index.json` that any web server can serve.

use super::languages::Completeness;
use super::zipped::{MAX_PACKAGE, Package};
use semver::Version;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The name of the list in its folder.
pub const CATALOGUE_INDEX: &str = "index.json";
/// The most bytes of a list.
pub const MAX_INDEX: usize = 1 << 20;
/// The form that is written and read.
const FORMAT: u32 = 1;
/// The most packages that are listed.
const MAX_LISTED: usize = 500;
/// The longest name, title, author or licence.
const MAX_TEXT: usize = 200;
/// The most authors, chapters and languages of a book.
const MAX_MANY: usize = 60;

/// The list of a catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BookList {
    /// The form of this list.
    pub format: u32,
    /// All packages, the newest version of each book first.
    pub books: Vec<ListedBook>,
}

/// One package in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListedBook {
    /// The book's name.
    pub name: String,
    /// Its version.
    pub version: Version,
    /// Its title by language.
    pub titles: BTreeMap<String, String>,
    /// Who made it.
    pub authors: Vec<String>,
    /// Its licence.
    pub licence: String,
    /// The oldest Barksburg that can play it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub needs: Option<Version>,
    /// From which age on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ages: Option<u8>,
    /// Minutes that a chapter takes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub length: Option<u16>,
    /// How complete it is in each language.
    pub languages: Vec<Completeness>,
    /// Its chapters in order.
    pub chapters: Vec<ListedChapter>,
    /// The package, beside the list.
    pub file: String,
    /// Its picture beside the list, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
    /// How large the package is.
    pub bytes: u64,
    /// Its hash, in hexadecimal digits.
    pub sha256: String,
}

/// A chapter of a listed book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListedChapter {
    /// Its name.
    pub name: String,
    /// Its title by language.
    pub titles: BTreeMap<String, String>,
    /// Games that were played when the list was made.
    #[serde(default)]
    pub games: u64,
    /// How many of them were won.
    #[serde(default)]
    pub won: u64,
}

/// Why a list is not believed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadList {
    /// It is larger than any needs to be.
    #[error("the list is too large")]
    TooLarge,
    /// It is no list, or one of another form.
    #[error("this is no list of books: {0}")]
    NoList(String),
    /// A line of it that cannot be right.
    #[error("the list has a bad entry: {0}")]
    Entry(String),
}

impl BookList {
    /// A list of these, in order: by name, the newest version first.
    pub fn new(mut books: Vec<ListedBook>) -> BookList {
        books.sort_by(|a, b| a.name.cmp(&b.name).then(b.version.cmp(&a.version)));
        BookList { format: FORMAT, books }
    }

    /// Reads a list that may come from anybody.
    pub fn read(text: &[u8]) -> Result<BookList, BadList> {
        if text.len() > MAX_INDEX {
            return Err(BadList::TooLarge);
        }
        let list: BookList =
            serde_json::from_slice(text).map_err(|error| BadList::NoList(error.to_string()))?;
        if list.format != FORMAT {
            return Err(BadList::NoList(format!("form {}", list.format)));
        }
        if list.books.len() > MAX_LISTED {
            return Err(BadList::TooLarge);
        }
        for book in &list.books {
            if !book.is_plain() {
                return Err(BadList::Entry(book.name.chars().take(40).collect()));
            }
        }
        Ok(BookList::new(list.books))
    }

    /// The newest version of each book that this program can play.
    pub fn newest(&self) -> impl Iterator<Item = &ListedBook> {
        let here = Version::parse(env!("CARGO_PKG_VERSION")).ok();
        let plays = move |book: &&ListedBook| match (&book.needs, &here) {
            (Some(needs), Some(here)) => needs <= here,
            _ => true,
        };
        let mut last = "";
        self.books.iter().filter(plays).filter(move |book| {
            let first = book.name != last;
            last = &book.name;
            first
        })
    }
}

impl ListedBook {
    /// The line of a package; what was played of each chapter is filled in by whoever plays it.
    pub fn of(package: &Package, bytes: &[u8]) -> ListedBook {
        let about = &package.story.about;
        let version = about.version.clone().unwrap_or(Version::new(0, 0, 0));
        let chapters = package.story.book.chapters.iter().map(|chapter| ListedChapter {
            name: chapter.name.clone(),
            titles: package.titles(&format!("chapter-{}", chapter.name)),
            games: 0,
            won: 0,
        });
        ListedBook {
            titles: package.titles(&format!("story-{}", package.name)),
            authors: about.authors.clone(),
            licence: about.licence.clone().unwrap_or_default(),
            needs: about.needs.clone(),
            ages: about.ages,
            length: about.length,
            languages: super::completeness(&package.files),
            chapters: chapters.collect(),
            file: format!("{}-{version}.barksburg", package.name),
            picture: package.picture().map(|_| format!("{}-{version}.svg", package.name)),
            bytes: bytes.len() as u64,
            sha256: checksum(bytes),
            name: package.name.clone(),
            version,
        }
    }

    /// Name and version: what it is kept under.
    pub fn key(&self) -> String {
        format!("{}@{}", self.name, self.version)
    }

    /// A title in a language, or in the first there is.
    pub fn title(&self, language: &str) -> &str {
        title(&self.titles, language).unwrap_or(&self.name)
    }

    /// Whether these bytes are the package that is listed.
    pub fn is(&self, bytes: &[u8]) -> bool {
        bytes.len() as u64 == self.bytes && checksum(bytes) == self.sha256
    }

    /// Nothing in it leads elsewhere or is longer than it may be.
    fn is_plain(&self) -> bool {
        let name = |text: &str| {
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            !text.is_empty() && text.len() <= MAX_TEXT && text.chars().all(plain)
        };
        let file = |text: &str, end: &str| {
            let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | '+' | '_');
            text.len() <= MAX_TEXT
                && !text.starts_with('.')
                && text.strip_suffix(end).is_some_and(|stem| !stem.is_empty())
                && text.chars().all(plain)
        };
        let short = |text: &String| text.len() <= MAX_TEXT && !text.chars().any(char::is_control);
        let few = |titles: &BTreeMap<String, String>| titles.len() <= MAX_MANY && titles.values().all(short);
        name(&self.name)
            && file(&self.file, ".barksburg")
            && self.picture.as_ref().is_none_or(|picture| file(picture, ".svg"))
            && self.bytes <= MAX_PACKAGE as u64
            && self.sha256.len() == 64
            && self.sha256.chars().all(|c| c.is_ascii_hexdigit())
            && [self.authors.len(), self.chapters.len(), self.languages.len()].iter().all(|n| *n <= MAX_MANY)
            && few(&self.titles)
            && self.authors.iter().chain([&self.licence]).all(short)
            && self.languages.iter().all(|l| l.percent <= 100)
            && self.chapters.iter().all(|c| name(&c.name) && few(&c.titles) && c.won <= c.games)
    }
}

impl ListedChapter {
    /// A title in a language, or in the first there is.
    pub fn title(&self, language: &str) -> &str {
        title(&self.titles, language).unwrap_or(&self.name)
    }
}

fn title<'t>(titles: &'t BTreeMap<String, String>, language: &str) -> Option<&'t str> {
    titles.get(language).or_else(|| titles.get("en")).or_else(|| titles.values().next()).map(String::as_str)
}

fn checksum(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(name: &str, version: &str) -> ListedBook {
        ListedBook {
            name: name.into(),
            version: Version::parse(version).expect("a version"),
            titles: [("en".to_string(), "A Title".to_string())].into(),
            authors: vec!["Ada".into()],
            licence: "CC0-1.0".into(),
            needs: None,
            ages: None,
            length: None,
            languages: Vec::new(),
            chapters: Vec::new(),
            file: format!("{name}-{version}.barksburg"),
            picture: None,
            bytes: 3,
            sha256: checksum(b"abc"),
        }
    }

    fn read(books: Vec<ListedBook>) -> Result<BookList, BadList> {
        BookList::read(&serde_json::to_vec(&BookList::new(books)).expect("it can be written"))
    }

    #[test]
    fn what_is_written_is_read_and_the_newest_that_can_be_played_is_offered() {
        let mut later = listed("songs", "9.0.0");
        later.needs = Some(Version::new(999, 0, 0));
        let books =
            vec![listed("songs", "1.0.0"), later, listed("songs", "1.10.0"), listed("cellar", "1.0.0")];
        let list = read(books).expect("a sound list");
        let newest: Vec<String> = list.newest().map(ListedBook::key).collect();
        assert_eq!(newest, ["cellar@1.0.0", "songs@1.10.0"]);
        assert_eq!(list.books.len(), 4, "older ones stay listed");
    }

    #[test]
    fn only_the_package_that_is_listed_is_taken() {
        let book = listed("songs", "1.0.0");
        assert!(book.is(b"abc"));
        assert!(!book.is(b"abd") && !book.is(b"abcd") && !book.is(b""));
    }

    #[test]
    fn a_list_that_leads_elsewhere_is_refused() {
        type Spoil = fn(&mut ListedBook);
        let bad: [(&str, Spoil); 9] = [
            ("up", |b| b.file = "../songs.barksburg".into()),
            ("away", |b| b.file = "https://evil.example/x.barksburg".into()),
            ("query", |b| b.file = "x?y=z.barksburg".into()),
            ("other", |b| b.file = "songs.exe".into()),
            ("bare", |b| b.file = ".barksburg".into()),
            ("picture", |b| b.picture = Some("../x.svg".into())),
            ("name", |b| b.name = "<b>songs</b>".into()),
            ("size", |b| b.bytes = MAX_PACKAGE as u64 + 1),
            ("sum", |b| b.sha256 = "0".into()),
        ];
        for (what, spoil) in bad {
            let mut book = listed("songs", "1.0.0");
            spoil(&mut book);
            assert!(matches!(read(vec![book]), Err(BadList::Entry(_))), "{what}");
        }
        assert_eq!(BookList::read(&vec![b' '; MAX_INDEX + 1]), Err(BadList::TooLarge));
        assert!(matches!(BookList::read(b"{\"format\":2,\"books\":[]}"), Err(BadList::NoList(_))));
        assert!(matches!(BookList::read(b"<html>"), Err(BadList::NoList(_))));
        let many = (0..=MAX_LISTED).map(|n| listed(&format!("b{n}"), "1.0.0")).collect();
        assert_eq!(read(many), Err(BadList::TooLarge));
    }
}
