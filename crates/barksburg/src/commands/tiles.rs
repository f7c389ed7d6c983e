//! `barksburg tiles`: the rooms, their link tables, and drawings with the links laid over them.

use crate::{book, speech};
use anyhow::Result;
use clap::Args as ClapArgs;
use std::path::{Path, PathBuf};
use words::Lang;

#[derive(ClapArgs)]
pub(crate) struct Args {
    #[arg(value_name = "name")]
    name: Option<String>,
    #[arg(long, value_name = "folder")]
    debug: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, folder: Option<&Path>, lang: Lang) -> Result<bool> {
    let sources = book::open(folder, lang)?.all();
    let mut found = false;
    // A story may bring rooms of its own.
    let is_room = |p: &str| ends_with(p, "svg") && !p.split('/').any(|part| part == "figures");
    for (path, svg) in sources.iter().filter(|(p, _)| is_room(p)) {
        let mut findings = Vec::new();
        let Some(drawn) = content::tile::read_side(path, svg, &mut findings) else { continue };
        if args.name.as_ref().is_some_and(|n| *n != drawn.side.name) {
            continue;
        }
        found = true;
        if let Some(out) = &args.debug {
            std::fs::create_dir_all(out).map_err(|e| speech::unwritable(lang, out, &e))?;
            let file = out.join(format!("{:02}-{}.svg", drawn.side.number, drawn.side.name));
            std::fs::write(&file, content::tile::debug_overlay(&drawn, svg))
                .map_err(|e| speech::unwritable(lang, &file, &e))?;
            println!("{}", file.display());
        } else if args.name.is_some() {
            print!("{}", content::tile::link_table(&drawn.side, &|word| linked(word, lang)));
        } else {
            let spaces = speech::count(lang, "program-spaces", &[("spaces", drawn.side.spaces.len())]);
            println!("{:>2} {}  {spaces}", drawn.side.number, drawn.side.name);
        }
    }
    if !found {
        let told = match &args.name {
            Some(name) => speech::say(lang, "program-no-room", &[("wanted", name)]),
            None => speech::say(lang, "program-no-rooms", &[]),
        };
        eprintln!("{told}");
    }
    Ok(found)
}

fn ends_with(path: &str, extension: &str) -> bool {
    Path::new(path).extension().is_some_and(|e| e.eq_ignore_ascii_case(extension))
}

/// A word of the link table in another language: `from entry` is `links-from-entry`.
fn linked(word: &str, lang: Lang) -> String {
    speech::say(lang, &format!("links-{}", word.replace(' ', "-")), &[])
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;
    use std::collections::BTreeSet;

    #[test]
    fn every_word_of_a_link_table_is_there_in_every_language() {
        let said = RefCell::new(BTreeSet::new());
        let sources = content::built_in();
        for (path, svg) in sources.iter().filter(|(path, _)| path.starts_with("tiles/")) {
            let Some(drawn) = content::tile::read_side(path, svg, &mut Vec::new()) else { continue };
            content::tile::link_table(&drawn.side, &|word| {
                said.borrow_mut().insert(word.to_string());
                String::new()
            });
        }
        assert!(said.borrow().len() > 15, "{said:?}");
        for word in said.borrow().iter() {
            for lang in Lang::ALL {
                assert!(!linked(word, lang).contains('⟨'), "{lang}: {word}");
            }
            assert_eq!(linked(word, Lang::En), *word);
        }
    }
}
