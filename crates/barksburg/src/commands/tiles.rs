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
            print!("{}", content::tile::link_table(&drawn.side));
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
