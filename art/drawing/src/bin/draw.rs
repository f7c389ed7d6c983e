//! Writes the sixteen rooms, all figures and the story's pictures into a content folder, and the key art into a second folder,
//! or checks that the files there are still what the kit draws. Given the content folder's `tiles`, `figures` or `stories`, it
//! does only those.

use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "usage: draw [--check] CONTENT_DIR[/tiles|/figures|/stories] [DIR_OF_KEY_ART]";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let check = args.iter().any(|a| a == "--check");
    let mut folders = args.iter().filter(|a| !a.starts_with("--")).map(Path::new);
    let Some(dir) = folders.next() else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let mut stale = 0;
    let rooms = drawing::all().into_iter().map(|(file, text)| (format!("tiles/{file}"), text));
    let figures = drawing::all_figures().into_iter().map(|(file, text)| (format!("figures/{file}"), text));
    let part = dir.file_name().filter(|n| ["tiles", "figures", "stories"].iter().any(|p| *n == *p));
    let root = if part.is_some() { dir.parent().unwrap_or(dir) } else { dir };
    let asked = |file: &str| part.is_none_or(|p| Path::new(file).starts_with(p));
    let content = rooms.chain(figures).chain(drawing::all_pictures()).filter(|(file, _)| asked(file));
    let content = content.map(|(file, text)| (root.join(file), text));
    let key_art = folders.next().map(|dir| (dir.join("key-art.svg"), drawing::key_art()));
    for (to, text) in content.chain(key_art) {
        if check {
            if std::fs::read_to_string(&to).ok().as_deref() != Some(text.as_str()) {
                eprintln!("{} is not what the kit draws", to.display());
                stale += 1;
            }
        } else if let Err(e) = write(&to, &text) {
            eprintln!("cannot write {}: {e}", to.display());
            return ExitCode::FAILURE;
        } else {
            println!("{} {} bytes", to.display(), text.len());
        }
    }
    if stale == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn write(to: &Path, text: &str) -> std::io::Result<()> {
    to.parent().map_or(Ok(()), std::fs::create_dir_all)?;
    std::fs::write(to, text)
}
