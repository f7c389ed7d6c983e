//! Story books as files: what is packed comes back, and what is hostile is refused with its reason.

#[expect(dead_code, reason = "only the folder is needed here")]
mod common;

use content::{BadPackage, Package, Sources, pack};
use std::io::{Cursor, Write};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

fn program() -> Sources {
    Sources::from_dir(&common::root().join("content")).expect("the content folder")
}

const BOOK: &str = "book cellar-songs {
    version \"1.2.0\"
    authors \"Ada\" \"Bo\"
    licence \"CC-BY-4.0\"
    needs \"0.1.0\"
    ages 8
    length 45
    chapters cellar-songs-one
}";
const CHAPTER: &str = "chapter cellar-songs-one {
    ends-on-page 4
    party 4
    encounters standard
    map { row kitchen }
    start kitchen
    victory { page is=2 }
}";

fn files() -> Vec<(String, String)> {
    let mut files = vec![
        ("book.kdl".to_string(), BOOK.to_string()),
        ("01-one/chapter.kdl".to_string(), CHAPTER.to_string()),
    ];
    for lang in ["en", "de"] {
        files.push((format!("01-one/{lang}.md"), "# opening\nDark.\n\n# victory\nLight.\n".into()));
        let words = "story-cellar-songs = Cellar Songs\nchapter-cellar-songs-one = One\n";
        files.push((format!("locales/{lang}/words.ftl"), words.into()));
    }
    files
}

/// The book with one more file, or another one of that path.
fn with(path: &str, text: &str) -> Sources {
    Sources::from_pairs([(path, text)]).over(&Sources::from_pairs(files()))
}

/// A zip as somebody wrote it who does not care about our rules.
fn zipped(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    for (path, bytes) in files {
        zip.start_file(*path, options).expect("a zip");
        zip.write_all(bytes).expect("a zip");
    }
    zip.finish().expect("a zip").into_inner()
}

#[test]
fn what_is_packed_comes_back_and_is_the_same_every_time() {
    let book = Sources::from_pairs(files());
    let bytes = pack(&book).expect("a package");
    assert_eq!(bytes, pack(&book).expect("a package"));
    let package = Package::read(&bytes, &program()).expect("a sound package");
    assert_eq!((package.name.as_str(), package.key().as_str()), ("cellar-songs", "cellar-songs@1.2.0"));
    assert!(package.files.iter().eq(book.iter()));
    let about = &package.story.about;
    assert_eq!((about.authors.len(), about.ages, about.length), (2, Some(8), Some(45)));
    let languages = content::completeness(&book);
    let languages: Vec<_> = languages.iter().map(|l| (l.language.as_str(), l.percent)).collect();
    assert_eq!(languages, [("en", 100), ("de", 100)]);
    let half = with("locales/de/words.ftl", "story-cellar-songs = Kellerlieder\n");
    assert_eq!(content::completeness(&half)[1].percent, 75);
}

#[test]
fn hostile_packages_are_refused() {
    let program = program();
    let read = |files: &[(&str, &[u8])]| Package::read(&zipped(files), &program).expect_err("it is hostile");
    for path in [
        "../book.kdl",
        "/book.kdl",
        "a/../../b.kdl",
        "a\\b.kdl",
        "c:b.kdl",
        ".git/a.kdl",
        "a//b.kdl",
        "a b.kdl",
        "\u{202e}a.kdl",
    ] {
        assert!(matches!(read(&[(path, b"x")]), BadPackage::Path(_)), "{path}");
    }
    assert!(matches!(read(&[("a.kdl", b""), ("A.kdl", b"")]), BadPackage::Path(_)), "twice on some systems");
    assert!(matches!(read(&[("a.js", b"x")]), BadPackage::Kind(_)));
    assert!(matches!(read(&[("a.kdl", &[0xff, 0xfe])]), BadPackage::Kind(_)), "no text");
    assert!(matches!(read(&[("a/b/c/d/e/f/g.kdl", b"x")]), BadPackage::TooLarge { what: "folders", .. }));
    let bomb = vec![b' '; 900 << 10];
    assert!(matches!(read(&[("a.kdl", &bomb)]), BadPackage::TooLarge { what: "ratio", .. }));
    let large = vec![b' '; 2 << 20];
    assert!(matches!(read(&[("a.kdl", &large)]), BadPackage::TooLarge { .. }));
    let names: Vec<String> = (0..500).map(|n| format!("f{n}.kdl")).collect();
    let many: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), &b""[..])).collect();
    assert!(matches!(read(&many), BadPackage::TooLarge { what: "files", .. }));
    for junk in [&b""[..], b"PK", b"not a zip at all", &[0; 100]] {
        assert!(matches!(Package::read(junk, &program), Err(BadPackage::NoZip(_))));
    }
    assert!(matches!(
        Package::read(&vec![0; 5 << 20], &program),
        Err(BadPackage::TooLarge { what: "bytes", .. })
    ));
}

#[test]
fn a_book_that_is_not_one_or_imitates_another_is_refused() {
    let program = program();
    let of = |files: Sources| Package::of(files, &program).expect_err("it is refused");
    let said = |from: &str, to: &str| of(with("book.kdl", &BOOK.replace(from, to)));
    assert!(matches!(said("version \"1.2.0\"", ""), BadPackage::Unsaid("version")));
    assert!(matches!(said("authors \"Ada\" \"Bo\"", ""), BadPackage::Unsaid("authors")));
    assert!(matches!(said("licence \"CC-BY-4.0\"", ""), BadPackage::Unsaid("licence")));
    assert!(matches!(said("needs \"0.1.0\"", "needs \"99.0.0\""), BadPackage::Newer(_)));
    assert!(matches!(said("1.2.0", "one"), BadPackage::Mistakes(..)));
    assert!(matches!(
        of(Sources::from_pairs([("a/book.kdl", BOOK), ("a/c.kdl", CHAPTER)])),
        BadPackage::NoBook
    ));
    // Names and titles like those of ours.
    let like = BOOK.replace("cellar-songs {", "skirmlsh {");
    assert!(matches!(of(with("book.kdl", &like)), BadPackage::Imitates(_)));
    let ours = program
        .iter()
        .find_map(|(_, text)| text.lines().find_map(|l| l.strip_prefix("story-sorrow-and-remembrance = ")));
    let title = format!(
        "story-cellar-songs = {}\nchapter-cellar-songs-one = One\n",
        ours.expect("our title").to_uppercase()
    );
    assert!(matches!(of(with("locales/en/words.ftl", &title)), BadPackage::Imitates(_)));
    let foreign = "story-cellar-songs = \u{421}ellar\nchapter-cellar-songs-one = One\n";
    assert!(
        matches!(of(with("locales/en/words.ftl", foreign)), BadPackage::Imitates(_)),
        "a letter that looks like a C"
    );
    // What is not a book's to say, to run or to draw.
    assert!(matches!(of(with("locales/en/more.ftl", "web-welcome = Mine now.\n")), BadPackage::Words(_)));
    let script =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><script>alert(1)</script></svg>";
    assert!(matches!(of(with("figures/rat.svg", script)), BadPackage::Drawing(_)));
    let markup = "# opening\n<img src=x onerror=alert(1)>\n\n# victory\nDone.\n";
    assert!(matches!(of(with("01-one/en.md", markup)), BadPackage::Mistakes(..)));
}
