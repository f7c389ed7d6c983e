//! Broken in every way we can think of, a book is either linked or refused with a reason; it never panics.
//! `PROPTEST_CASES=100000` runs longer.

use content::{Severity, Sources, load, load_with};
use proptest::prelude::*;
use std::path::Path;
use std::sync::LazyLock;

/// Real files: the small box, the project's own content as far as it is there, and every broken example.
static FILES: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["../../broken-content/leans-on", "../../content", "../../broken-content"];
    let mut files = Vec::new();
    for folder in folders {
        let sources = Sources::from_dir(&here.join(folder)).expect("readable folder");
        let small = sources.iter().filter(|(_, text)| text.len() < 40_000);
        files.extend(small.map(|(path, text)| (path.to_string(), text.to_string())));
    }
    files
});

static BOX: LazyLock<Sources> = LazyLock::new(|| {
    Sources::from_dir(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../broken-content/leans-on"))
        .expect("the small box")
});

/// One way to break a text.
#[derive(Clone, Debug)]
enum Break {
    Truncate(prop::sample::Index),
    Swap(prop::sample::Index, prop::sample::Index),
    Byte(prop::sample::Index, u8),
    RepeatLine(prop::sample::Index, u8),
    DropLine(prop::sample::Index),
    Insert(prop::sample::Index, &'static str),
}

fn breaks() -> impl Strategy<Value = Break> {
    use prop::sample::Index;
    let words = prop::sample::select(vec![
        "{",
        "}",
        "\"",
        "\"\"\"",
        ";",
        "=",
        "#true",
        "-1",
        "99999999999999999999",
        "1e400",
        "/*",
        "*/",
        "/-",
        "//",
        "self",
        "lore+300",
        "@",
        ":",
        ",",
        "rat-warrior@",
        "kitchen:",
        " if ",
        " choose minion ",
        " otherwise { } ",
        "\\",
        "é",
        "\u{0}",
        "\u{feff}",
        "[one]",
        "{ $",
        "<b>",
        "# opening\n",
        "_",
    ]);
    prop_oneof![
        any::<Index>().prop_map(Break::Truncate),
        (any::<Index>(), any::<Index>()).prop_map(|(a, b)| Break::Swap(a, b)),
        (any::<Index>(), any::<u8>()).prop_map(|(a, b)| Break::Byte(a, b)),
        (any::<Index>(), 1..40u8).prop_map(|(a, n)| Break::RepeatLine(a, n)),
        any::<Index>().prop_map(Break::DropLine),
        (any::<Index>(), words).prop_map(|(a, w)| Break::Insert(a, w)),
    ]
}

fn apply(text: &str, how: &Break) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let mut lines: Vec<&str> = text.split('\n').collect();
    match how {
        _ if bytes.is_empty() => {}
        Break::Truncate(at) => bytes.truncate(at.index(bytes.len())),
        Break::Swap(a, b) => {
            let (a, b) = (a.index(bytes.len()), b.index(bytes.len()));
            bytes.swap(a, b);
        }
        Break::Byte(at, byte) => {
            let at = at.index(bytes.len());
            bytes[at] = *byte;
        }
        Break::RepeatLine(at, n) => {
            let at = at.index(lines.len());
            let line = lines[at];
            lines.splice(at..at, std::iter::repeat_n(line, *n as usize));
            return lines.join("\n");
        }
        Break::DropLine(at) => {
            lines.remove(at.index(lines.len()));
            return lines.join("\n");
        }
        Break::Insert(at, word) => {
            let at = at.index(bytes.len());
            bytes.splice(at..at, word.bytes());
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn sound(loaded: &content::Loaded, sources: &Sources) -> Result<(), TestCaseError> {
    prop_assert_eq!(
        loaded.books.is_empty(),
        loaded.diagnostics.iter().any(|d| d.severity == Severity::Error)
    );
    for found in &loaded.diagnostics {
        if let Some(text) = sources.get(&found.span.file) {
            prop_assert!(found.span.start <= found.span.end && found.span.end <= text.len(), "{:?}", found);
        }
    }
    let say = |key: &str, _: &[(&'static str, String)]| key.to_string();
    let report = content::diagnostic::render(&loaded.diagnostics, sources, &say);
    prop_assert_eq!(report.is_empty(), loaded.diagnostics.is_empty());
    Ok(())
}

fn cases() -> u32 {
    std::env::var("PROPTEST_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(256)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_broken_file_is_linked_or_refused(
        file in any::<prop::sample::Index>(),
        how in prop::collection::vec(breaks(), 1..4),
    ) {
        let (path, text) = &FILES[file.index(FILES.len())];
        let broken = how.iter().fold(text.clone(), |text, how| apply(&text, how));
        let own = Sources::from_pairs([(path.clone(), broken)]);
        sound(&load_with(&BOX, &own), &own.over(&BOX))?;
        sound(&load(&own), &own)?;
    }

    #[test]
    fn any_text_is_linked_or_refused(text in "\\PC{0,200}", end in prop::sample::select(vec!["kdl", "ftl", "md", "svg"])) {
        let own = Sources::from_pairs([(format!("locales/en/x.{end}"), text.clone()), ("chapter.kdl".into(), text)]);
        sound(&load(&own), &own)?;
    }
}

#[test]
fn depth_never_reaches_the_parser() {
    for deep in ["a {".repeat(200_000), "/*".repeat(200_000), format!("a \"{}\n{}", "{", "{".repeat(5000))] {
        let own = Sources::from_pairs([("search.kdl", deep)]);
        assert!(load(&own).has_errors());
    }
    let lines = "if melee; draw; choose mouse; ".repeat(10_000);
    let own = Sources::from_pairs([("search.kdl", format!("trick x {{ when surged {{ {lines} }} }}"))]);
    assert!(load(&own).diagnostics.iter().any(|d| d.code == "C0003"));
    let own = Sources::from_pairs([("locales/en/x.ftl", format!("a = {}", "{".repeat(100_000)))]);
    assert!(load(&own).has_errors());
}
