//! The *when / if / do* sentences, from nodes to the engine's tables.

pub(crate) mod attack;
pub(crate) mod behaviour;
pub(crate) mod effect;
pub(crate) mod place;
pub(crate) mod standing;
pub(crate) mod test;

/// A line that does not begin with a word of this kind: another reader may know it.
pub(crate) struct OtherWord;

/// What a line says; nothing if a mistake in it was reported.
pub(crate) type Said<T> = Result<Option<T>, OtherWord>;

#[cfg(test)]
mod tests {
    use std::path::Path;

    /// Whether a text has a word as a whole one.
    fn has(text: &str, word: &str) -> bool {
        text.match_indices(word).any(|(at, _)| {
            let edge = |c: Option<char>| c.is_none_or(|c| !c.is_ascii_alphanumeric() && c != '-');
            edge(text[..at].chars().next_back()) && edge(text[at + word.len()..].chars().next())
        })
    }

    /// Words that begin a line.
    fn lines() -> impl Iterator<Item = &'static str> {
        let moments = super::behaviour::MOMENTS.iter().map(|(word, _)| *word);
        let lists = [
            super::effect::EFFECTS,
            super::standing::STANDING,
            super::test::TESTS,
            super::behaviour::SENTENCES,
            crate::declarations::CHAPTER_LINES,
            crate::declarations::ROOM_LINES,
        ];
        lists.into_iter().flatten().copied().chain(moments)
    }

    #[test]
    fn the_guide_names_every_word() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/authors/vocabulary.md");
        let guide = std::fs::read_to_string(path).expect("the guide");
        let figures = super::place::FIGURES.iter().map(|(word, _)| *word);
        for word in lines().chain(figures) {
            assert!(has(&guide, word), "the guide does not name `{word}`");
        }
    }

    /// Where a word is used there is a text made of it in three languages (`view` makes all of them), and a case: those of the
    /// examples prove every rule (`scenario/tests/conformance.rs`).
    #[test]
    fn our_books_use_every_word() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let folders = ["content", "examples/books/lantern-night", "examples/books/specimen-drawer"];
        let mut text = String::new();
        for folder in folders {
            let files = crate::Sources::from_dir(&root.join(folder)).expect("a folder");
            for (_, file) in files
                .iter()
                .filter(|(path, _)| crate::sources::kind_of(path) == "kdl" && *path != "rules.kdl")
            {
                for line in file.lines() {
                    text.push_str(line.split("//").next().unwrap_or_default());
                    text.push('\n');
                }
            }
        }
        let unused: Vec<&str> = lines().filter(|word| !has(&text, word)).collect();
        assert!(unused.is_empty(), "no book of ours uses {unused:?}");
    }
}
