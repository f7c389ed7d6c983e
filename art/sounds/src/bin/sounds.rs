//! Makes every sound anew: `sounds FOLDER PAGE` writes the files into the folder and their table into the page.

use sounds::SOUNDS;
use sounds::files::{encode, fill, row};
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [folder, page] = &args[..] else {
        eprintln!("usage: sounds FOLDER PAGE");
        return ExitCode::from(2);
    };
    match make(Path::new(folder), Path::new(page)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("cannot make the sounds: {e}");
            ExitCode::FAILURE
        }
    }
}

fn make(folder: &Path, page: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    let mut rows = Vec::new();
    for sound in SOUNDS {
        let recording = sound.record();
        let file = folder.join(sound.file());
        encode(sound, &recording, &file)?;
        let bytes = std::fs::metadata(&file)?.len();
        println!("{} {:.2} s {bytes} bytes", sound.file(), recording.seconds());
        rows.push(row(sound, &recording, bytes));
    }
    let text = std::fs::read_to_string(page)?;
    let text = fill(&text, &rows)
        .ok_or_else(|| std::io::Error::other(format!("{} has no place for the table", page.display())))?;
    std::fs::write(page, text)
}
