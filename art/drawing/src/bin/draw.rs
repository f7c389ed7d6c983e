//! Writes the sixteen rooms and all figures into a content folder, or checks that the files there are still what the kit draws.
//! Given the folder's `tiles` or `figures`, it does only those.

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let check = args.iter().any(|a| a == "--check");
    let Some(dir) = args.iter().find(|a| !a.starts_with("--")) else {
        eprintln!("usage: draw [--check] CONTENT_DIR | CONTENT_DIR/tiles | CONTENT_DIR/figures");
        return ExitCode::from(2);
    };
    let mut stale = 0;
    let rooms = drawing::all().into_iter().map(|(file, text)| (format!("tiles/{file}"), text));
    let figures = drawing::all_figures().into_iter().map(|(file, text)| (format!("figures/{file}"), text));
    let dir = Path::new(dir);
    let part = dir.file_name().filter(|n| *n == "tiles" || *n == "figures");
    let root = if part.is_some() { dir.parent().unwrap_or(dir) } else { dir };
    for (file, text) in rooms.chain(figures) {
        if part.is_some_and(|p| !Path::new(&file).starts_with(p)) {
            continue;
        }
        let to = root.join(&file);
        if check {
            if std::fs::read_to_string(&to).ok().as_deref() != Some(text.as_str()) {
                eprintln!("{} is not what the kit draws", to.display());
                stale += 1;
            }
        } else if let Err(e) = std::fs::write(&to, &text) {
            eprintln!("cannot write {}: {e}", to.display());
            return ExitCode::FAILURE;
        } else {
            println!("{file} {} bytes", text.len());
        }
    }
    if stale == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
