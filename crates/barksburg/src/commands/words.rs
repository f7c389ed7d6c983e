//! `barksburg words`: what a book lacks in a language, written down for translators, and their work put back into the book.

use crate::speech::{self, say};
use anyhow::{Result, bail};
use clap::Args as ClapArgs;
use content::Sources;
use content::translation::{self, BadTranslation};
use std::path::{Path, PathBuf};
use words::Lang;

#[derive(ClapArgs)]
pub(crate) struct Args {
    #[arg(value_name = "path")]
    path: PathBuf,
    #[arg(long, value_name = "file")]
    po: Option<PathBuf>,
    #[arg(long, value_name = "file", conflicts_with = "po")]
    from: Option<PathBuf>,
}

/// The language to translate into is the one a call asks for; without one there is nothing to do.
pub(crate) fn run(args: &Args, into: Option<Lang>, lang: Lang) -> Result<bool> {
    let Some(into) = into else { bail!(say(lang, "program-words-lang", &[])) };
    let files = Sources::from_dir(&args.path).map_err(|e| speech::unreadable(lang, &args.path, &e))?;
    if let Some(po) = &args.from {
        let text = std::fs::read_to_string(po).map_err(|e| speech::unreadable(lang, po, &e))?;
        return take_back(&files, &args.path, into, (po, &text), lang);
    }
    let texts = translation::texts(&files);
    let Some(po) = &args.po else {
        let missing = translation::to_fluent(&texts, into.as_str());
        if missing.is_empty() {
            println!("{}", say(lang, "program-words-whole", &[("language", into.as_str())]));
        } else {
            print!("{missing}");
        }
        return Ok(true);
    };
    let name = args.path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    write(po, &translation::to_po(&texts, into.as_str(), &name), lang)?;
    let have = texts.iter().filter(|text| text.said.contains_key(into.as_str())).count();
    let (have, of) = (have.to_string(), texts.len().to_string());
    let with = [("file", &*po.display().to_string()), ("have", &*have), ("of", &*of)];
    println!("{}", say(lang, "program-words-written", &with));
    Ok(true)
}

/// Writes the translations of a `.po` file into the book.
fn take_back(
    files: &Sources,
    book: &Path,
    into: Lang,
    (po, text): (&Path, &str),
    lang: Lang,
) -> Result<bool> {
    let changed = match translation::from_po(files, into.as_str(), text) {
        Ok(changed) => changed,
        Err(bad) => {
            let (key, what) = match &bad {
                BadTranslation::NotPo(why) => ("program-words-not-po", why),
                BadTranslation::UnknownKey(name) => ("program-words-unknown", name),
                BadTranslation::NotFluent(name) => ("program-words-not-fluent", name),
            };
            bail!(say(lang, key, &[("file", &po.display().to_string()), ("what", what)]));
        }
    };
    if changed.is_empty() {
        println!("{}", say(lang, "program-words-nothing-new", &[]));
    }
    for (file, text) in &changed {
        let path = book.join(file);
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(|e| speech::unwritable(lang, folder, &e))?;
        }
        write(&path, text, lang)?;
        println!("{}", say(lang, "program-words-updated", &[("file", &path.display().to_string())]));
    }
    Ok(true)
}

fn write(path: &Path, text: &str, lang: Lang) -> Result<()> {
    std::fs::write(path, text).map_err(|e| speech::unwritable(lang, path, &e))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A book in German with nothing else.
    fn book() -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        let files = [
            ("book.kdl", "book muehle {}\n"),
            ("locales/de/muehle.ftl", "story-muehle = Die Mühle\n    .flavour = Sie klappert.\n"),
            ("01-nacht/de.md", "# opening\n\nEs regnet.\n"),
        ];
        for (path, text) in files {
            let path = folder.path().join(path);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        }
        folder
    }

    fn call(book: &Path, po: Option<PathBuf>, from: Option<PathBuf>) -> Result<bool> {
        run(&Args { path: book.to_path_buf(), po, from }, Some(Lang::Pl), Lang::En)
    }

    #[test]
    fn a_translation_goes_out_and_comes_back() {
        let book = book();
        let po = book.path().join("pl.po");
        assert!(call(book.path(), Some(po.clone()), None).unwrap());
        let text = std::fs::read_to_string(&po).unwrap();
        let told =
            text.replace("msgid \"Es regnet.\"\nmsgstr \"\"", "msgid \"Es regnet.\"\nmsgstr \"Pada.\"");
        let told = told.replace("msgid \"Die Mühle\"\nmsgstr \"\"", "msgid \"Die Mühle\"\nmsgstr \"Młyn\"");
        assert_ne!(text, told);
        std::fs::write(&po, told).unwrap();
        assert!(call(book.path(), None, Some(po)).unwrap());
        let read = |path: &str| std::fs::read_to_string(book.path().join(path)).unwrap();
        assert_eq!(read("locales/pl/muehle.ftl"), "story-muehle = Młyn\n");
        assert_eq!(read("01-nacht/pl.md"), "# opening\n\nPada.\n");
        assert_eq!(read("01-nacht/de.md"), "# opening\n\nEs regnet.\n");
    }

    #[test]
    fn without_a_language_or_a_file_it_says_so() {
        let book = book();
        let args = Args { path: book.path().to_path_buf(), po: None, from: None };
        assert!(run(&args, None, Lang::En).unwrap_err().to_string().contains("--lang"));
        let gone = book.path().join("gone.po");
        assert!(call(book.path(), None, Some(gone)).unwrap_err().to_string().contains("gone.po"));
        let bad = book.path().join("bad.po");
        call(book.path(), Some(bad.clone()), None).unwrap();
        let text = std::fs::read_to_string(&bad).unwrap();
        let text = text.replace("msgctxt \"story-muehle\"", "msgctxt \"story-mill\"");
        std::fs::write(
            &bad,
            text.replace("msgid \"Die Mühle\"\nmsgstr \"\"", "msgid \"Die Mühle\"\nmsgstr \"Młyn\""),
        )
        .unwrap();
        let told = call(book.path(), None, Some(bad)).unwrap_err().to_string();
        assert!(told.contains("story-mill"), "{told}");
    }
}
