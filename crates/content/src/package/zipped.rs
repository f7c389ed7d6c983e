//! Packing and, with care, unpacking: what comes in may come from anybody.

use crate::bands::AboutBook;
use crate::diagnostic::{Diagnostic, Severity};
use crate::edition::Edition;
use crate::loading::{StoryBook, load_with};
use crate::sources::{MAX_FILE, Sources, kind_of};
use crate::texts::LANGUAGES;
use crate::tile;
use std::collections::{BTreeMap, BTreeSet};
use std::io::{Cursor, Read, Write};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

/// The most bytes of a package.
pub const MAX_PACKAGE: usize = 4 << 20;
/// The most files in one.
const MAX_FILES: usize = 400;
/// The most bytes of all its files together.
const MAX_UNPACKED: usize = 16 << 20;
/// No file may be so many times as large as it is packed; drawings and prose stay far below.
const MAX_RATIO: u64 = 200;
/// How deep folders may lie in each other.
const MAX_DEPTH: usize = 6;
/// The longest path.
const MAX_PATH: usize = 120;
/// The kinds of files a book has.
const KINDS: [&str; 4] = ["kdl", "svg", "ftl", "md"];

/// A book out of a package, read and checked.
#[derive(Debug)]
pub struct Package {
    /// Its name.
    pub name: String,
    /// Its own files.
    pub files: Sources,
    /// The book, linked with the box.
    pub story: StoryBook,
    /// What the check has to say besides.
    pub warnings: Vec<Diagnostic>,
}

/// Why a package is refused.
#[derive(Debug, thiserror::Error)]
pub enum BadPackage {
    /// It is no package at all, or damaged.
    #[error("this is no package of a story book: {0}")]
    NoZip(String),
    /// It is larger than anybody needs.
    #[error("too large: {what} ({limit} at most)")]
    TooLarge {
        /// What there is too much of: `bytes`, `files`, `unpacked`, `ratio`, `folders`.
        what: &'static str,
        /// How much there may be.
        limit: u64,
    },
    /// A path that leads elsewhere, or is written so that it could.
    #[error("a file has a path that is not allowed: {0}")]
    Path(String),
    /// A kind of file that books do not have.
    #[error("books have no such files: {0}")]
    Kind(String),
    /// There is not exactly one book in it.
    #[error("a package holds one book with its book.kdl at the top")]
    NoBook,
    /// It does not say what is needed to tell it from others: `version`, `authors` or `licence`.
    #[error("its book.kdl does not say its {0}")]
    Unsaid(&'static str),
    /// Its name or title looks like that of another book.
    #[error("its name looks like that of another book: {0}")]
    Imitates(String),
    /// It would change what the program says.
    #[error("it has words of the program itself: {0}")]
    Words(String),
    /// A drawing does more than be looked at.
    #[error("a drawing is not harmless: {0}")]
    Drawing(String),
    /// It was made for a newer Barksburg.
    #[error("it needs Barksburg {0}")]
    Newer(String),
    /// The check finds errors.
    #[error("it has mistakes")]
    Mistakes(Vec<Diagnostic>, Sources),
}

/// Packs the files of a book; the same files give the same bytes.
pub fn pack(files: &Sources) -> Result<Vec<u8>, BadPackage> {
    let broken = |e: &dyn std::fmt::Display| BadPackage::NoZip(e.to_string());
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(zip::DateTime::default());
    for (path, text) in files.iter().filter(|(path, _)| *path != "README.md") {
        check_path(path)?;
        zip.start_file(path, options).map_err(|e| broken(&e))?;
        zip.write_all(text.as_bytes()).map_err(|e| broken(&e))?;
    }
    let bytes = zip.finish().map_err(|e| broken(&e))?.into_inner();
    if bytes.len() > MAX_PACKAGE {
        return Err(BadPackage::TooLarge { what: "bytes", limit: MAX_PACKAGE as u64 });
    }
    Ok(bytes)
}

impl Package {
    /// Reads a package that may come from anybody; `program` is what it leans on and must not imitate.
    pub fn read(bytes: &[u8], program: &Sources) -> Result<Package, BadPackage> {
        Package::of(unpack(bytes)?, program)
    }

    /// A book out of its files, checked as strictly.
    pub fn of(files: Sources, program: &Sources) -> Result<Package, BadPackage> {
        harmless(&files)?;
        own_words(&files, program)?;
        let is_box = |path: &str| !path.starts_with("stories/");
        let loaded = load_with(&program.only(is_box), &files);
        if loaded.has_errors() {
            let found = loaded.diagnostics.into_iter().filter(|d| d.severity == Severity::Error).collect();
            return Err(BadPackage::Mistakes(found, files));
        }
        let top = files.get("book.kdl").is_some();
        let mut books = loaded.books.into_iter().filter(|story| !story.story.is_empty());
        let (Some(story), None, true) = (books.next(), books.next(), top) else {
            return Err(BadPackage::NoBook);
        };
        let AboutBook { version, authors, licence, needs, .. } = &story.about;
        for (said, what) in
            [(version.is_some(), "version"), (!authors.is_empty(), "authors"), (licence.is_some(), "licence")]
        {
            if !said {
                return Err(BadPackage::Unsaid(what));
            }
        }
        let here = semver::Version::parse(env!("CARGO_PKG_VERSION")).ok();
        if let Some(needs) = needs.as_ref().filter(|needs| here.is_some_and(|here| **needs > here)) {
            return Err(BadPackage::Newer(needs.to_string()));
        }
        imitates(&story, &files, program)?;
        let name = story.story.clone();
        Ok(Package { name, files, story, warnings: loaded.diagnostics })
    }

    /// The words of a key by language, those of the book's own files.
    pub(super) fn titles(&self, key: &str) -> BTreeMap<String, String> {
        let said = |(path, text): (&str, &str)| {
            let language = LANGUAGES.into_iter().find(|l| path.split('/').any(|part| part == *l))?;
            let words =
                text.lines().find_map(|line| line.strip_prefix(key)?.trim_start().strip_prefix('='))?;
            Some((language.to_string(), words.trim().to_string()))
        };
        self.files.iter().filter(|(path, _)| kind_of(path) == "ftl").filter_map(said).collect()
    }

    /// The drawing that is its picture, as far as it is only looked at.
    pub fn picture(&self) -> Option<String> {
        let name = format!("figures/{}.svg", self.story.about.picture.as_ref()?);
        let (_, svg) = self.files.iter().find(|(path, _)| *path == name)?;
        tile::art(svg)
    }

    /// Name and version: what it is kept under.
    pub fn key(&self) -> String {
        let version = self.story.about.version.as_ref().map(ToString::to_string).unwrap_or_default();
        format!("{}@{version}", self.name)
    }
}

fn unpack(bytes: &[u8]) -> Result<Sources, BadPackage> {
    let too = |what, limit: usize| BadPackage::TooLarge { what, limit: limit as u64 };
    if bytes.len() > MAX_PACKAGE {
        return Err(too("bytes", MAX_PACKAGE));
    }
    let broken = |e: &dyn std::fmt::Display| BadPackage::NoZip(e.to_string());
    let mut zip = ZipArchive::new(Cursor::new(bytes)).map_err(|e| broken(&e))?;
    if zip.len() > MAX_FILES {
        return Err(too("files", MAX_FILES));
    }
    let (mut files, mut left, mut seen) = (Vec::new(), MAX_UNPACKED, BTreeSet::new());
    for at in 0..zip.len() {
        let file = zip.by_index(at).map_err(|e| broken(&e))?;
        let path = file.name().map_err(|e| broken(&e))?.into_owned();
        if file.is_dir() {
            check_path(path.trim_end_matches('/')).or_else(|bad| match bad {
                // A folder needs no ending.
                BadPackage::Kind(_) => Ok(()),
                other => Err(other),
            })?;
            continue;
        }
        check_path(&path)?;
        if !file.is_file() || file.encrypted() || !seen.insert(path.to_lowercase()) {
            return Err(BadPackage::Path(path));
        }
        // What the file says about its size is not believed: reading ends where it has to.
        let most = MAX_FILE.min(left).min((file.compressed_size().max(64) * MAX_RATIO) as usize);
        let mut text = Vec::new();
        file.take(most as u64 + 1).read_to_end(&mut text).map_err(|e| broken(&e))?;
        if text.len() > most {
            return Err(match most {
                MAX_FILE => too("unpacked", MAX_FILE),
                most if most == left => too("unpacked", MAX_UNPACKED),
                _ => too("ratio", MAX_RATIO as usize),
            });
        }
        left -= text.len();
        let text = String::from_utf8(text).map_err(|_| BadPackage::Kind(path.clone()))?;
        files.push((path, text));
    }
    Ok(Sources::from_pairs(files))
}

/// Plain names in plain folders: nothing that leads out of the book on any system.
fn check_path(path: &str) -> Result<(), BadPackage> {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    let part = |p: &str| !p.is_empty() && !p.starts_with('.') && !p.ends_with('.') && p.chars().all(plain);
    if path.len() > MAX_PATH || !path.split('/').all(part) {
        return Err(BadPackage::Path(path.chars().take(MAX_PATH).collect()));
    }
    if path.split('/').count() > MAX_DEPTH {
        return Err(BadPackage::TooLarge { what: "folders", limit: MAX_DEPTH as u64 });
    }
    let kind = kind_of(path);
    if KINDS.contains(&kind) { Ok(()) } else { Err(BadPackage::Kind(path.to_string())) }
}

/// Whether an edition that may come from anybody draws what is only looked at, and words nothing but its own names.
pub fn is_harmless(edition: &Edition, program: &Sources) -> bool {
    let own = edition.own();
    harmless(&own).is_ok() && own_words(&own, program).is_ok()
}

/// Every drawing is only looked at.
fn harmless(files: &Sources) -> Result<(), BadPackage> {
    for (path, svg) in files.iter().filter(|(path, _)| kind_of(path) == "svg") {
        if tile::art(svg).is_none() {
            return Err(BadPackage::Drawing(path.to_string()));
        }
    }
    Ok(())
}

/// A book words its own names; what the program says stays as it is.
fn own_words(files: &Sources, program: &Sources) -> Result<(), BadPackage> {
    let keys = |text: &str| -> Vec<String> {
        let starts = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()));
        starts.filter_map(|line| Some(line.split_once('=')?.0.trim().to_string())).collect()
    };
    let named = |key: &String| crate::edition::NAMED.iter().any(|name| key.starts_with(name));
    let is_words = |path: &str| kind_of(path) == "ftl" && !path.starts_with("stories/");
    let taken: BTreeSet<String> =
        program.iter().filter(|(path, _)| is_words(path)).flat_map(|(_, text)| keys(text)).collect();
    for (_, text) in files.iter().filter(|(path, _)| kind_of(path) == "ftl") {
        if let Some(key) = keys(text).into_iter().find(|key| taken.contains(key) && !named(key)) {
            return Err(BadPackage::Words(key));
        }
    }
    Ok(())
}

/// A name or a title that one could take for one of the program's own books.
fn imitates(story: &StoryBook, files: &Sources, program: &Sources) -> Result<(), BadPackage> {
    let plain = |text: &str| -> String {
        let letters = text.to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect::<String>();
        letters.replace('0', "o").replace('1', "l")
    };
    let near = |one: &str, other: &str| strsim::levenshtein(&plain(one), &plain(other)) <= 2;
    let titles = |sources: &Sources| -> Vec<(String, String)> {
        let lines =
            sources.iter().filter(|(path, _)| kind_of(path) == "ftl").flat_map(|(_, text)| text.lines());
        let titles = lines.filter_map(|line| line.strip_prefix("story-")?.split_once('='));
        titles.map(|(name, title)| (name.trim().to_string(), title.trim().to_string())).collect()
    };
    let ours = titles(program);
    let latin = |title: &str| title.chars().all(|c| !c.is_alphabetic() || c < '\u{250}');
    for (_, title) in titles(files).iter().filter(|(name, _)| *name == story.story) {
        let like = ours.iter().find(|(_, other)| near(title, other));
        if like.is_some() || !latin(title) {
            return Err(BadPackage::Imitates(title.clone()));
        }
    }
    match ours.iter().find(|(name, _)| near(name, &story.story)) {
        Some(_) => Err(BadPackage::Imitates(story.story.clone())),
        None => Ok(()),
    }
}
