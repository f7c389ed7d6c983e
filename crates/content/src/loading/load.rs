//! All that was read: a linked book for each story, and everything that is wrong.

use super::files::Files;
use super::islands::islands;
use super::linking::{StoryBook, link};
use crate::diagnostic::Diagnostic;
use crate::edition::Edition;
use crate::link::Kind;
use crate::sources::Sources;
use crate::texts::{LANGUAGES, WordFile, translation};
use crate::{Severity, Span};
use engine::book::{Book, Side};
use std::collections::HashSet;
use std::sync::Arc;

/// All that was read, and all that is wrong with it.
#[derive(Clone, Debug, Default)]
pub struct Loaded {
    /// The books, the author's own first; none if there is an error. Files without any book are one.
    pub books: Vec<StoryBook>,
    /// Findings: errors before warnings before advice, causes before what follows from them, then in order of file and place.
    pub diagnostics: Vec<Diagnostic>,
}

impl Loaded {
    /// Whether there is an error among the findings.
    pub fn has_errors(&self) -> bool {
        self.diagnostics.iter().any(|d| d.severity == Severity::Error)
    }

    /// The first book: the author's own, if there is one.
    pub fn first(&self) -> Option<&StoryBook> {
        self.books.first()
    }

    /// The locale files of all books, each once.
    pub fn words(&self) -> impl Iterator<Item = &WordFile> {
        let mut seen = HashSet::new();
        self.books.iter().flat_map(|story| &story.words).filter(move |file| seen.insert(&file.path))
    }

    /// The books as they are played from.
    pub fn shelf(&self) -> Vec<Arc<Book>> {
        self.books.iter().map(|story| Arc::clone(&story.book)).collect()
    }

    /// The first book that has a chapter of this name.
    pub fn holding(&self, chapter: &str) -> Option<&StoryBook> {
        self.books.iter().find(|story| story.book.chapter_named(chapter).is_some())
    }
}

/// Reads, checks and links a whole content folder.
pub fn load(sources: &Sources) -> Loaded {
    run(&Sources::default(), sources, Vec::new())
}

/// Reads an author's files against what they lean on: in their book their declarations replace those of the same name.
pub fn load_with(base: &Sources, extra: &Sources) -> Loaded {
    run(base, extra, Vec::new())
}

/// Reads an edition again, with the words, rules and figures of this program. The other chapters that its book lists are not
/// there, which is no mistake. It was sound when it was kept, so it is linked whatever a newer check may find.
pub fn load_edition(program: &Sources, edition: &Edition) -> Loaded {
    let (base, own) = edition.files(program);
    let (books, mut diagnostics) = read(&base, &own, Vec::new());
    diagnostics.retain(|d| !d.args.contains(&("kind", Kind::Chapter.name().to_string())));
    let holds = |story: &StoryBook| story.book.chapter_named(&edition.chapter).is_some();
    Loaded { books: books.into_iter().filter(holds).collect(), diagnostics }
}

/// As [`load`], with sides that were not drawn: each with the number of its other face.
pub fn load_with_sides(sources: &Sources, sides: Vec<(Side, u8)>) -> Loaded {
    run(&Sources::default(), sources, sides)
}

fn run(base: &Sources, own: &Sources, sides: Vec<(Side, u8)>) -> Loaded {
    let (books, diagnostics) = read(base, own, sides);
    let mut loaded = Loaded { books, diagnostics };
    if loaded.has_errors() {
        loaded.books.clear();
    }
    loaded
}

/// The books, linked as far as that goes, and everything that is wrong.
fn read(base: &Sources, own: &Sources, sides: Vec<(Side, u8)>) -> (Vec<StoryBook>, Vec<Diagnostic>) {
    let mut files = Files::read(base, own, sides);
    let lone = own.iter().count() == 1;
    let mut found = std::mem::take(&mut files.found);
    let (mut mine, mut others) = (Vec::new(), Vec::new());
    for island in islands(&files, !base.is_empty()) {
        let linked = link(&files, &island, lone);
        found.extend(linked.found);
        if !island.only_checked {
            if island.own { &mut mine } else { &mut others }.push(linked.book);
        }
    }
    if !lone {
        found.extend(untranslated(own));
    }
    in_order(&mut found, base, own);
    // Whoever takes the first of several wants a story that goes on; the author's own stay before the others.
    let campaign = |story: &StoryBook| story.book.chapters.iter().any(|chapter| chapter.place.is_some());
    mine.sort_by_key(|story| !campaign(story));
    others.sort_by_key(|story| !campaign(story));
    mine.append(&mut others);
    (mine, found)
}

/// Each finding once: errors first, causes before what follows from them, then by place. Of what is leant on errors only.
pub(super) fn in_order(found: &mut Vec<Diagnostic>, base: &Sources, own: &Sources) {
    if !base.is_empty() {
        let own: HashSet<&str> = own.iter().map(|(path, _)| path).collect();
        found.retain(|d| d.severity == Severity::Error || own.contains(&*d.span.file));
    }
    let unread: Vec<&str> =
        found.iter().filter(|d| cause(d.code, false) == 0).map(|d| &*d.span.file).collect();
    let text = |path: &str| own.get(path).or_else(|| base.get(path));
    let texts: Vec<String> = unread.iter().filter_map(|path| text(path)).map(str::to_string).collect();
    let unread = !unread.is_empty();
    // What a file that cannot be read seems to declare is not missing.
    found.retain(|d| {
        let name = d.args.iter().find(|(key, _)| *key == "name").map(|(_, name)| &**name);
        let there = |name: &str| texts.iter().any(|text| text.split(ends_a_word).any(|word| word == name));
        !(d.code.starts_with("C01") && d.code != "C0101" && name.is_some_and(there))
    });
    found.sort_by(|a, b| {
        let key = |d: &Diagnostic| (d.severity, cause(d.code, unread));
        key(a).cmp(&key(b)).then_with(|| (&a.span, a.code).cmp(&(&b.span, b.code)))
    });
    found.dedup();
}

const fn ends_a_word(c: char) -> bool {
    !(c.is_ascii_alphanumeric() || c == '-')
}

/// Causes come before what follows from them: files that cannot be read, then what a line says, then what the whole lacks. If a
/// file cannot be read, names that nobody declares are missing because of that.
fn cause(code: &str, unread: bool) -> u8 {
    match code {
        "C0001" | "C0002" | "C0003" | "C0013" | "C0014" | "C0507" | "C0601" | "C0602" | "C0603" | "C0604" => {
            0
        }
        "C0403" | "C0428" | "C0429" | "C0433" | "C0501" | "C0502" => 2,
        _ if unread && code.starts_with("C01") => 2,
        _ => 1,
    }
}

/// What an author's own files lack in a language that another has, once per language and file.
pub(super) fn untranslated(own: &Sources) -> Vec<Diagnostic> {
    let texts = translation::texts(own);
    let mut found = Vec::new();
    for language in LANGUAGES {
        for gap in translation::gaps(&texts, language) {
            let mut names = gap.keys.iter().take(3).cloned().collect::<Vec<_>>().join(", ");
            if gap.keys.len() > 3 {
                names.push_str(", …");
            }
            let advice = Diagnostic::error("C0511", Span { file: gap.file, start: 0, end: 0 })
                .arg("language", language)
                .arg("missing", gap.keys.len())
                .arg("of", gap.of)
                .arg("names", names);
            found.push(Diagnostic { severity: Severity::Advice, ..advice });
        }
    }
    found
}
