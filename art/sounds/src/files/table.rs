//! The table of all sounds in the documentation.

use crate::list::Sound;
use crate::recording::Recording;

const BEGIN: &str = "<!-- table: written by `cargo xtask sounds` -->\n";
const END: &str = "<!-- end of table -->\n";
const HEAD: &str = "| file | heard when | seconds | bytes | LUFS | small | key and English of the subtitle |\n|---|---|--:|--:|--:|--:|---|\n";

/// One line of the table.
pub fn row(sound: &Sound, recording: &Recording, bytes: u64) -> String {
    let Sound { heard, lufs, caption, english, .. } = sound;
    let (file, seconds, small) = (sound.file(), recording.seconds(), -recording.lost_on_small_speakers());
    format!(
        "| `{file}` | {heard} | {seconds:.2} | {bytes} | {lufs:.0} | {small:.1} | `{caption}`: {english} |\n"
    )
}

/// The page with these rows for its table; nothing if the page has no place for one.
pub fn fill(page: &str, rows: &[String]) -> Option<String> {
    let (before, rest) = page.split_once(BEGIN)?;
    let (_, after) = rest.split_once(END)?;
    Some(format!("{before}{BEGIN}{HEAD}{}{END}{after}", rows.concat()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_table_is_written_anew() {
        let page = format!("Before.\n{BEGIN}old\n{END}After.\n");
        let filled = fill(&page, &["| a |\n".into()]).unwrap();
        assert_eq!(filled, format!("Before.\n{BEGIN}{HEAD}| a |\n{END}After.\n"));
        assert_eq!(fill("No table.", &[]), None);
    }
}
