//! `barksburg tiles`: the rooms, their link tables, and drawings with the links laid over them.

use crate::book;
use anyhow::{Context, Result};
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
            std::fs::create_dir_all(out).with_context(|| format!("cannot make {}", out.display()))?;
            let file = out.join(format!("{:02}-{}.svg", drawn.side.number, drawn.side.name));
            std::fs::write(&file, content::tile::debug_overlay(&drawn, svg))
                .with_context(|| format!("cannot write {}", file.display()))?;
            println!("{}", file.display());
        } else if args.name.is_some() {
            print!("{}", content::tile::link_table(&drawn.side));
        } else {
            println!("{:>2} {}  {} spaces", drawn.side.number, drawn.side.name, drawn.side.spaces.len());
        }
    }
    if !found {
        eprintln!("no such room");
    }
    Ok(found)
}

fn ends_with(path: &str, extension: &str) -> bool {
    Path::new(path).extension().is_some_and(|e| e.eq_ignore_ascii_case(extension))
}
