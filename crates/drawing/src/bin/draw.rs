//! Writes the sixteen rooms, or checks that the files written are still what the kit draws.

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let check = args.iter().any(|a| a == "--check");
    let Some(dir) = args.iter().find(|a| !a.starts_with("--")) else {
        eprintln!("usage: draw [--check] OUT_DIR");
        return ExitCode::from(2);
    };
    let mut stale = 0;
    for (file, text) in drawing::all() {
        let to = Path::new(dir).join(file);
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
