//! The bundled fonts hold every letter that a page shows; whatever else it shows is drawn.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The letters the fonts were cut to.
fn letters() -> Vec<(u32, u32)> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("static/fonts/letters.txt");
    let text = fs::read_to_string(file).expect("the list of letters");
    let number = |n: &str| u32::from_str_radix(n.trim_start_matches("U+"), 16).expect("a code point");
    text.lines()
        .filter_map(|line| line.split('#').next().map(str::trim).filter(|l| !l.is_empty()))
        .map(|range| range.split_once('-').unwrap_or((range, range)))
        .map(|(first, last)| (number(first), number(last)))
        .collect()
}

/// Every file below a folder with one of these endings.
fn files(folder: &Path, endings: &[&str], out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").map(|e| e.expect("an entry").path()) {
        if entry.is_dir() {
            files(&entry, endings, out);
        } else if entry.extension().is_some_and(|e| endings.iter().any(|x| e == *x)) {
            out.push(entry);
        }
    }
}

/// Lines that no page shows: comments, and the title of the window, which the browser writes in its own font.
fn is_shown(line: &str) -> bool {
    let line = line.trim_start();
    !["//", "/*", "*", "#", "web-title-yours"].iter().any(|quiet| line.starts_with(quiet))
}

#[test]
fn every_letter_of_every_text_is_in_the_fonts() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR"));
    let content = web.join("../../content");
    let mut texts = Vec::new();
    files(&content.join("locales"), &["ftl"], &mut texts);
    files(&content.join("stories"), &["ftl", "md"], &mut texts);
    files(&web.join("src"), &["rs"], &mut texts);
    files(&web.join("static"), &["js", "css"], &mut texts);
    files(&web.join("../view/src"), &["rs"], &mut texts);
    assert!(texts.len() > 200, "only {} texts found", texts.len());
    let letters = letters();
    let held = |c: char| letters.iter().any(|(first, last)| (*first..=*last).contains(&u32::from(c)));
    let mut missing: BTreeMap<char, String> = BTreeMap::new();
    for file in texts {
        let text = fs::read_to_string(&file).expect("a text");
        for (n, line) in text.lines().enumerate().filter(|(_, line)| is_shown(line)) {
            for letter in line.chars().filter(|c| !c.is_control() && !held(*c)) {
                missing.entry(letter).or_insert_with(|| format!("{}:{}", file.display(), n + 1));
            }
        }
    }
    assert!(
        missing.is_empty(),
        "not in static/fonts/letters.txt; draw it in glyphs.rs instead: {missing:#?}"
    );
}

#[test]
fn fonts_are_small_and_say_under_which_licence() {
    let names =
        ["alegreya-400", "alegreya-400-italic", "alegreya-700", "alegreya-sans-400", "alegreya-sans-700"];
    let faces = names.map(|name| web::static_file(&format!("fonts/{name}.woff2")).expect("a face"));
    for (face, name) in faces.iter().zip(names) {
        assert_eq!(face.kind, "font/woff2");
        assert!(face.bytes.starts_with(b"wOF2"), "{name} is no WOFF2");
    }
    let all: usize = faces.iter().map(|f| f.bytes.len()).sum();
    assert!(all < 100_000, "{all} bytes of fonts");
    let style = web::static_file("css/fonts.css").expect("the style sheet");
    let style = String::from_utf8(style.bytes.into_owned()).expect("a text");
    for name in names {
        assert!(style.contains(&format!("../fonts/{name}.woff2")), "{name} is used nowhere");
    }
    let licence = web::static_file("fonts/OFL.txt").expect("the licence");
    let licence = String::from_utf8(licence.bytes.into_owned()).expect("a text");
    assert!(
        licence.contains("SIL OPEN FONT LICENSE Version 1.1") && licence.contains("Alegreya Sans Project")
    );
}
